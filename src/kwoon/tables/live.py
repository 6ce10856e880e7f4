"""A game that is being played: answers in, questions out, bots in their seats, undo, save and resume."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from kwoon.bots import make_bot, searches
from kwoon.bots.base import made_up
from kwoon.engine.chance import Chance
from kwoon.engine.decision import INTERVENTIONS
from kwoon.engine.errors import BadOptions, IllegalChoice, KwoonError
from kwoon.engine.game import Game
from kwoon.engine.names import with_names
from kwoon.engine.plain import Data
from kwoon.engine.question import Outcome, Question, Refusal, Thing
from kwoon.engine.record import Move, Record, Replay, Seat, begin_record
from kwoon.engine.spec import GameSpec
from kwoon.tables.chronicle import Chronicle, Line
from kwoon.tables.seats import PERSON


class StaleVersion(KwoonError):
    """An answer to a question that is no longer open."""


class WrongSeat(KwoonError):
    """An answer from a seat that is not asked."""


class NoUndo(KwoonError):
    """Nothing can be taken back now; says why."""


@dataclass(frozen=True)
class Why:
    """A thing that a seat can see, what it does, and why the seat cannot use it now (None: it can)."""

    thing: Thing
    text: str
    refusal: Refusal | None


@dataclass(frozen=True)
class Before:
    """The game before an answer that can be taken back."""

    game: Game
    seat: int
    version: int
    """The table's version then."""


@dataclass(frozen=True)
class BotTurn:
    """A bot that is asked: which bot of which game, its chance, what its seat sees, and the question."""

    game: str
    bot: str
    seed: int
    view: dict[str, Data]
    question: Question
    options: dict[str, Data]
    """What the game is made from besides its seed."""
    made_up: Game | None
    """A game that the seat cannot tell from this one, for a bot that searches: it is never handed the true one."""

    def choice(self) -> int:
        """What the bot answers."""
        bot = make_bot(self.game, self.bot, self.seed)
        return bot.choose(self.view, self.question) if self.made_up is None else bot.choose_in(self.made_up)


class Looks:
    """One version of the table, for whoever looks at it: the question and each seat's view are made once."""

    def __init__(self, version: int, game: Game) -> None:
        self.version = version
        self.game = game
        self.asked: Question | None = None
        self.named: Question | None = None
        self.views: dict[int, dict[str, Data]] = {}

    def question(self) -> Question | None:
        """The open question as the game puts it, with seats in place of names."""
        if self.asked is None:
            self.asked = self.game.question()
        return self.asked

    def question_with(self, names: tuple[str, ...]) -> Question | None:
        """The same with names in it."""
        asked = self.question()
        if self.named is None and asked is not None:
            options = tuple(replace(option, label=with_names(option.label, names)) for option in asked.options)
            self.named = replace(asked, prompt=with_names(asked.prompt, names), options=options)
        return self.named

    def view(self, seat: int) -> dict[str, Data]:
        """All that a seat may know."""
        if seat not in self.views:
            self.views[seat] = self.game.view(seat)
        return self.views[seat]


class LiveTable:
    """A game, its seats and its moves so far. Every change raises `version`; an answer names the version it saw."""

    def __init__(self, spec: GameSpec, game: Game, record: Record) -> None:
        if len(record.seats) != game.seats:
            raise BadOptions(f"{len(record.seats)} players sit at a game of {game.seats} seats")
        self.spec = spec
        self.game = game
        self.start = replace(record, moves=())
        self.names = tuple(seat.name for seat in record.seats)
        """The players' names, by seat."""
        self.moves: list[Move] = []
        self.version = 0
        self.shown = Looks(0, game)
        self.chronicle = Chronicle()
        self.retrievable: list[Before] = []
        """The games before the answers that their seat can still take back, oldest first."""
        self.bots = {number: seat.player for number, seat in enumerate(record.seats) if seat.player != PERSON}
        for bot in set(self.bots.values()):
            make_bot(spec.name, bot, 0)  # one that does not exist is found here
        game.watch()

    @classmethod
    def open(cls, spec: GameSpec, options: Mapping[str, Data], seed: int, seats: tuple[Seat, ...]) -> LiveTable:
        """A new game, at its first question."""
        game = spec.new(options, seed)
        return cls(spec, game, begin_record(spec, game, seed, seats))

    @classmethod
    def resume(cls, spec: GameSpec, record: Record) -> LiveTable:
        """A recorded game, where it was left. A record that does not replay is a BadRecord."""
        replay = Replay(spec, record)
        replay.verify()
        table = cls(spec, replay.at(0), replay.record)
        for move in replay.record.moves:
            if move.choice in INTERVENTIONS:
                table.intervene(move.choice, move.seat)
            else:
                table.advance(move.choice)
        return table

    # --- who and what --------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who sits here."""
        return self.start.seats

    @property
    def people(self) -> list[int]:
        """The seats with a person in them."""
        return [number for number in range(len(self.seats)) if number not in self.bots]

    @property
    def to_answer(self) -> int | None:
        """The seat that is asked; None when the game is over."""
        decision = self.game.decision
        return None if decision is None else decision.seat

    @property
    def bot_is_asked(self) -> bool:
        """Whether the table waits for a bot."""
        return self.to_answer in self.bots

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.over

    @property
    def outcome(self) -> Outcome | None:
        """Places and scores, once the game is over."""
        return self.game.outcome()

    # --- what a seat sees ------------------------------------------------------------------------------------------

    @property
    def looks(self) -> Looks:
        """The present version of the table."""
        if self.shown.version != self.version or self.shown.game is not self.game:
            self.shown = Looks(self.version, self.game)
        return self.shown

    @property
    def asked(self) -> Question | None:
        """The open question as the game puts it, with seats in place of names."""
        return self.looks.question()

    def question(self, seat: int) -> Question | None:
        """The open question with names in it, if it is put to this seat."""
        return self.looks.question_with(self.names) if seat == self.to_answer else None

    def view(self, seat: int) -> dict[str, Data]:
        """All that a seat may know of the game; only to be read, for whoever looks again gets the same."""
        return self.looks.view(seat)

    def log(self, seat: int, since: int = 0) -> list[Line]:
        """What a seat has seen happen, in words; `since` leaves out what it has read already."""
        return self.chronicle.lines(self.game, seat, since)

    def why(self, seat: int) -> list[Why]:
        """Every thing that a seat can see, each with the reason why it cannot be used now."""
        return [
            Why(thing, self.game.describe(thing.name), self.game.explain(seat, thing))
            for thing in self.game.things(seat)
        ]

    # --- answers -----------------------------------------------------------------------------------------------------

    def answer(self, seat: int, choice: int, version: int) -> None:
        """A seat answers the question that it saw at this version of the table."""
        self.check(seat, version)
        self.advance(choice)

    def check_version(self, version: int) -> None:
        """Whether someone saw the table as it is now; else an error says so."""
        if version != self.version:
            raise StaleVersion(
                f"this answers version {version} of the table, which is at version {self.version} now: look again"
            )

    def check(self, seat: int, version: int) -> None:
        """Whether a seat may answer what it saw at this version; else an error says why not."""
        self.check_version(version)
        asked = self.to_answer
        if asked is None:
            raise IllegalChoice("the game is over: no question is open")
        if seat != asked:
            raise WrongSeat(f"{self.names[asked]} is to answer now, not {self.who(seat)}")

    def move(self, choice: int) -> Move:
        """The answer to the open question that this number stands for; nothing is done yet."""
        question = self.asked
        if question is None or not 0 <= choice < len(question.options):
            raise IllegalChoice(with_names(self.game.choice_problem(choice), self.names))
        return Move(question.seat, choice, question.options[choice].label)

    def advance(self, choice: int) -> None:
        """Answer the open question, and keep what undo needs."""
        game = self.game
        move = self.move(choice)
        seat = move.seat
        before = game.clone()
        game.apply(choice)
        self.moves.append(move)
        self.version += 1
        self.chronicle.gather(game, len(self.moves))
        if self.retrievable and self.retrievable[-1].seat != seat:
            self.retrievable.clear()
        if game.reveals == before.reveals:
            self.retrievable.append(Before(before, seat, self.version - 1))
        else:
            self.retrievable.clear()

    def intervene(self, act: int, seat: int) -> None:
        """A player leaves the game, or time is called; nothing before it can be taken back."""
        self.game.intervene(act, seat)
        self.moves.append(Move(seat, act, INTERVENTIONS[act]))
        self.version += 1
        self.chronicle.gather(self.game, len(self.moves))
        self.retrievable.clear()

    def who(self, seat: int) -> str:
        """A seat's name, or what it is if nobody sits there."""
        return self.names[seat] if 0 <= seat < len(self.seats) else "a spectator"

    # --- bots --------------------------------------------------------------------------------------------------------

    def bot_turn(self, stand_in: str | None = None) -> BotTurn:
        """All that the bot that is asked needs to answer, or one that stands in for the person who is.

        Its chance follows from the seed, the seat and the move alone: a resumed game goes on alike.
        """
        looks = self.looks  # a person may take back an answer meanwhile
        question = looks.question()
        bot = None if question is None else self.bots.get(question.seat, stand_in)
        if question is None or bot is None:
            raise WrongSeat("no bot is to answer now")
        seat = question.seat
        seed = bot_seed(self.start.seed, seat, len(self.moves))
        game = made_up(looks.game, Chance(seed).fork()) if searches(self.spec.name, bot) else None
        return BotTurn(self.spec.name, bot, seed, looks.view(seat), question, self.start.options, game)

    def bot_choice(self) -> int:
        """What the bot that is asked would answer. It changes nothing, so it may run in a thread of its own."""
        return self.bot_turn().choice()

    def bot_step(self) -> Move:
        """Let the bot that is asked make one move."""
        self.advance(self.bot_choice())
        return self.moves[-1]

    # --- undo --------------------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Whether this seat can take back its last answer."""
        return bool(self.retrievable) and self.retrievable[-1].seat == seat

    def undo_problem(self, seat: int) -> str | None:
        """Why this seat cannot take back its last answer; None if it can."""
        if self.can_undo(seat):
            return None
        if not any(move.seat == seat for move in self.moves):
            return "You have not answered anything yet."
        if self.chronicle.wound_at == len(self.moves):
            return "The judge has wound the game back to here."
        last = self.moves[-1].seat
        if last != seat:
            return f"{self.names[last]} has moved since your last answer."
        return "Your last answer showed something hidden: cards drawn, or what another hand can answer."

    def check_undo(self, seat: int) -> None:
        """Whether this seat can take back its last answer; else an error says why not."""
        problem = self.undo_problem(seat)
        if problem is not None:
            raise NoUndo(problem)

    def undo(self, seat: int) -> Move:
        """Take back this seat's last answer: nobody has moved since, and nothing hidden was seen."""
        self.check_undo(seat)
        self.game = self.retrievable.pop().game
        self.game.watch()
        self.version += 1
        move = self.moves.pop()
        self.chronicle.cut(len(self.moves))
        return move

    def rewound(self, moves: Sequence[Move]) -> Game:
        """The game after these moves only. It changes nothing here, so it may run in a thread of its own."""
        game = self.spec.new(self.start.options, self.start.seed)
        for move in moves:
            if move.choice in INTERVENTIONS:
                game.intervene(move.choice, move.seat)
            else:
                game.apply(move.choice)
        return game

    def wind_back(self, left: int, game: Game | None = None) -> None:
        """Go back to the first moves, whoever made the others and whatever was seen: all have agreed to that.

        `game` is the game after them, where it is known already. Nothing before it can be taken back by one alone.
        """
        if not 0 <= left < len(self.moves):
            raise NoUndo(f"there are {len(self.moves)} moves: nothing is wound back to {left}")
        self.game = self.rewound(self.moves[:left]) if game is None else game
        self.game.watch()
        del self.moves[left:]
        self.version += 1
        self.chronicle.wind_back(left)
        self.retrievable.clear()

    # --- saving ------------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """The game so far, to be saved."""
        return self.start.with_moves(tuple(self.moves), self.game.digest())


def bot_seed(seed: int, seat: int, move: int) -> int:
    """A bot's own seed for one move of one game."""
    words = hashlib.blake2b(b"kwoon bot %d %d %d" % (seed, seat, move), digest_size=8).digest()
    return int.from_bytes(words, "little")
