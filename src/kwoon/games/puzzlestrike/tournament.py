"""PS-12: a tournament match: the first to win two of three games, with the loser's choice between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.action import Action, Item
from kwoon.engine.errors import BadOptions
from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.plain import Data, Plain
from kwoon.engine.question import Outcome, Refusal, Thing
from kwoon.engine.seats import NO_SEAT, SeatId, all_seats
from kwoon.engine.spec import GameSpec
from kwoon.games.puzzlestrike.game import DECISIONS_IN_A_TURN, PuzzleStrike
from kwoon.games.puzzlestrike.options import StrikeOptions
from kwoon.games.puzzlestrike.rules.match import FIRST_TURN, Match, ranks
from kwoon.games.puzzlestrike.rules.setup import (
    FIRST_PUZZLE,
    BlindPick,
    character_name,
    clear,
    deal,
    fill_box,
    put_in_bank,
    random_stacks,
    seat_characters,
)
from kwoon.games.puzzlestrike.state.chip import BANK_KINDS, BY_NAME, CHARACTER_CHIPS, CHARACTERS, CHIPS, PUZZLE
from kwoon.games.puzzlestrike.state.table import in_bank
from kwoon.games.puzzlestrike.terms import actions as do
from kwoon.games.puzzlestrike.terms.events import BankSet, GameOfMatchEnded, LoserChose, MatchEnded
from kwoon.games.puzzlestrike.terms.ids import NO_CHIP, NONE, ChipKind
from kwoon.games.puzzlestrike.terms.packing import kind_of
from kwoon.games.puzzlestrike.terms.questions import CHARACTER_PICK, LOSERS_CHOICE, SWAP_IN, SWAP_OUT

GAMES_AT_MOST: Final = 3
WINS: Final = 2
KEYS: Final = ("players", "first", "max_turns")

# PS-12.2: what the loser of a game may do before the next one: at most one of these.
KEEP_ALL: Final = 0
OTHER_CHARACTER: Final = 1
SWAP_STACK: Final = 2
NEW_BANK: Final = 3
CHOICES: Final = (
    "Change nothing",
    "Switch to another character",
    "Swap one stack of the bank",
    "A new random bank",
)
PROMPTS: Final = {
    LOSERS_CHOICE: "You lost the last game and play first in the next. Change one thing?",
    SWAP_OUT: "Which stack leaves the bank?",
    SWAP_IN: "Which stack comes for it?",
}


class MatchOptions(StrikeOptions):
    """Checked options of a tournament match: two players, characters picked double-blind, a random bank."""

    def __init__(self, data: Mapping[str, Data]) -> None:
        unknown = [key for key in data if key not in KEYS]
        if unknown:
            raise BadOptions(f"a match of Puzzle Strike has no option {unknown[0]!r}; it has {', '.join(KEYS)}")
        if data.get("players", 2) != 2:
            raise BadOptions(f"a tournament match is for 2 players (PS-12.1), not {data.get('players')}")
        super().__init__({**data, "characters": "blind", "bank": "random"})

    def plain(self) -> dict[str, Data]:
        return {"players": self.players, "first": self.first, "max_turns": self.max_turns}


@mypyc_attr(allow_interpreted_subclasses=True)
class StrikeMatch(PuzzleStrike):
    """A tournament match: the table on which one game after the other is played, and how the match stands."""

    FIELDS: ClassVar[tuple[str, ...]] = (*PuzzleStrike.FIELDS, "won", "firsts", "loser", "swapped")

    def __init__(self, options: MatchOptions, seed: int) -> None:
        super().__init__(options, seed)
        self.won: list[int] = []
        """Who won each game so far; -1 for one that the bound on turns ended with equal piles."""
        self.firsts: list[int] = []
        """Who went first in each game, the one being played among them."""
        self.loser: SeatId = NO_SEAT
        """Between two games: who lost the last one and has the choice."""
        self.swapped: list[ChipKind] = []
        """The stacks that were swapped out in this match: no swap brings them back."""

    def wins(self) -> tuple[int, int]:
        """How many games each player has won."""
        return (self.won.count(0), self.won.count(1))

    # --- the question in words --------------------------------------------------------------------------------------

    def prompt(self) -> str:
        decision = self.decision
        if decision is not None and decision.kind in PROMPTS:
            return PROMPTS[decision.kind]
        return super().prompt()

    def label(self, code: int) -> str:
        decision = self.decision
        if decision is not None and decision.kind == LOSERS_CHOICE:
            return CHOICES[code]
        if decision is not None and decision.kind in PROMPTS:
            return f"{CHIPS[kind_of(code)].name} (${CHIPS[kind_of(code)].cost})"
        return super().label(code)

    def actions(self) -> list[Action]:
        decision = self.decision
        if decision is None or decision.kind not in PROMPTS:
            return super().actions()
        if decision.kind == LOSERS_CHOICE:
            return [Action(do.LOSERS_CHOICES[code]) for code in decision.options]
        verb, zone = (do.SWAP_OUT, "bank") if decision.kind == SWAP_OUT else (do.SWAP_IN, "box")
        return [Action(verb, (Item(zone, -1, CHIPS[kind_of(code)].name),)) for code in decision.options]

    def thing_of(self, code: int) -> Thing | None:
        decision = self.decision
        if decision is not None and decision.kind in (SWAP_OUT, SWAP_IN):
            return Thing("bank" if decision.kind == SWAP_OUT else "box", -1, CHIPS[kind_of(code)].name)
        return super().thing_of(code)

    def things(self, seat: int) -> list[Thing]:
        found = super().things(seat)
        if self.loser != NONE:
            for kind in self.outside():
                thing = Thing("box", -1, CHIPS[kind].name)
                if thing not in found:
                    found.append(thing)
        return found

    def explain(self, seat: int, thing: Thing) -> Refusal | None:
        refusal = super().explain(seat, thing)
        return refusal if refusal is None or self.loser == NONE else self.between_games(seat, thing)

    def between_games(self, seat: int, thing: Thing) -> Refusal:
        """PS-12.2: why a stack cannot be swapped now."""
        decision = self.decision
        assert decision is not None
        if seat != self.loser:
            return Refusal("PS-12.2", "Whoever won the last game has no choice between the games.")
        if decision.kind not in (SWAP_OUT, SWAP_IN):
            return Refusal("PS-12.2", f"{thing.name}: a stack is swapped only if you choose that, and nothing else.")
        kind = BY_NAME[thing.name]
        if thing.place == "box" and kind in self.swapped:
            return Refusal("PS-12.2", f"{thing.name} was swapped out in this match and cannot be swapped in again.")
        if CHIPS[kind].type != PUZZLE:
            return Refusal("PS-12.2", f"Only puzzle stacks are swapped, and {thing.name} is in every bank.")
        if decision.kind == SWAP_OUT:
            return Refusal("PS-12.2", f"Say first which stack leaves the bank; {thing.name} is not in it.")
        return Refusal("PS-12.2", f"{thing.name} is in the bank; the stack that comes is from outside.")

    def outside(self) -> list[ChipKind]:
        """The puzzle stacks that are not in the bank."""
        return [chip.kind for chip in CHIPS[FIRST_PUZZLE:BANK_KINDS] if chip.kind not in self.stacks]

    # --- views and the end ------------------------------------------------------------------------------------------

    def view(self, seat: int) -> dict[str, Data]:
        data = super().view(seat)
        swapped: list[Data] = [CHIPS[kind].name for kind in self.swapped]
        data["game"] = "puzzlestrike-match"
        data["match"] = {
            "won": list(self.won),
            "firsts": list(self.firsts),
            "wins": list(self.wins()),
            "loser": None if self.loser == NONE else self.loser,
            "swapped_out": swapped,
        }
        return data

    def outcome(self) -> Outcome | None:
        """PS-12.2: two wins are the match; a third game without a winner leaves it shared or to one win."""
        if self.decision is not None:
            return None
        wins = self.wins()
        places = tuple(ranks([-wins[0], -wins[1]]))
        scores = (0.5, 0.5) if wins[0] == wins[1] else tuple([1.0 if place == 1 else 0.0 for place in places])
        return Outcome(places, scores, f"{max(wins)} to {min(wins)} in games")

    def kinds(self) -> Sequence[type[Plain]]:
        return (*super().kinds(), StrikeMatch, Series)


def match_of(game: Game) -> StrikeMatch:
    """The game as the match it is."""
    return cast(StrikeMatch, game)


# --- the course of a match ------------------------------------------------------------------------------------------

PICKS: Final = 0
BANK_STEP: Final = 1
GAME: Final = 2
GAME_ENDED: Final = 3
CHOSEN: Final = 4
TAKE_CHARACTER: Final = 5
TAKE_OUT: Final = 6
TAKE_IN: Final = 7
NEXT_GAME: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Series(Procedure):
    """Lies below the game that is being played, and asks the loser between two games."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "leaving")

    def __init__(self) -> None:
        super().__init__()
        self.leaving: ChipKind = NO_CHIP
        """The stack that is being swapped out."""

    def advance(self, game: Game) -> None:
        match = match_of(game)
        step = self.step
        if step == PICKS:
            self.step = BANK_STEP
            fill_box(match)
            match.stack.append(BlindPick())
        elif step == BANK_STEP:
            self.step = GAME
            self.new_bank(match)
        elif step == GAME:
            self.begin_game(match)
        elif step == GAME_ENDED:
            self.game_ended(match)
        elif step == CHOSEN:
            self.chosen(match, match.answer)
        elif step == TAKE_CHARACTER:
            self.take_character(match)
        elif step == TAKE_OUT:
            self.take_out(match)
        elif step == TAKE_IN:
            self.take_in(match)
        else:
            self.step = GAME
            seat_characters(match, list(match.characters))

    # --- one game ---------------------------------------------------------------------------------------------------

    def begin_game(self, match: StrikeMatch) -> None:
        """The decks are made, and a game is played from its first turn."""
        self.step = GAME_ENDED
        match.loser = NO_SEAT
        match.firsts.append(match.active)
        deal(match)
        turns = Match()
        turns.step = FIRST_TURN
        match.stack.append(turns)

    def game_ended(self, match: StrikeMatch) -> None:
        """PS-12.2: two wins are the match; else the loser has a choice and plays first."""
        drawn = match.places[0] == match.places[1]
        winner = NONE if drawn else match.places.index(1)
        match.won.append(winner)
        wins = match.wins()
        if match.watcher is not None:
            match.happened(GameOfMatchEnded(EVERYONE, len(match.won), winner, wins))
        if max(wins) == WINS or len(match.won) == GAMES_AT_MOST:
            self.end(match)
            return
        self.lay_out_again(match)
        if drawn:
            match.active = SeatId(1 - match.firsts[-1])
            self.step = NEXT_GAME
            return
        match.loser = SeatId(1 - winner)
        match.active = match.loser
        self.step = CHOSEN
        match.ask(match.loser, LOSERS_CHOICE, [KEEP_ALL, OTHER_CHARACTER, SWAP_STACK, NEW_BANK])

    def lay_out_again(self, match: StrikeMatch) -> None:
        """Every chip goes back; the characters and the bank stay those of the last game until the loser says else."""
        stacks = match.stacks[FIRST_PUZZLE:]
        clear(match)
        fill_box(match)
        put_in_bank(match, stacks)

    def end(self, match: StrikeMatch) -> None:
        """The match is over."""
        match.stack.pop()
        if match.watcher is not None:
            wins = match.wins()
            winners = tuple([seat for seat in all_seats(2) if wins[seat] == max(wins)])
            match.happened(MatchEnded(EVERYONE, winners, wins))

    # --- PS-12.2: the loser's choice ----------------------------------------------------------------------------------

    def chosen(self, match: StrikeMatch, choice: int) -> None:
        """One of the three, or none."""
        self.step = NEXT_GAME
        if match.watcher is not None:
            match.happened(LoserChose(EVERYONE, match.loser, CHOICES[choice]))
        if choice == NEW_BANK:
            self.new_bank(match)
        elif choice == OTHER_CHARACTER:
            self.step = TAKE_CHARACTER
            own = character_name(match.characters[match.loser])
            others = [index for index in range(len(CHARACTERS)) if CHARACTERS[index] != own]
            match.ask(match.loser, CHARACTER_PICK, others)
        elif choice == SWAP_STACK:
            self.step = TAKE_OUT
            match.ask(match.loser, SWAP_OUT, [in_bank(kind) for kind in match.stacks[FIRST_PUZZLE:]])

    def take_character(self, match: StrikeMatch) -> None:
        """Another character for the loser."""
        self.step = NEXT_GAME
        characters = list(match.characters)
        characters[match.loser] = tuple(CHARACTER_CHIPS[match.answer])
        match.characters = tuple(characters)

    def take_out(self, match: StrikeMatch) -> None:
        """The stack that goes; the one that comes was never swapped out before."""
        self.step = TAKE_IN
        self.leaving = kind_of(match.answer)
        match.ask(match.loser, SWAP_IN, [kind for kind in match.outside() if kind not in match.swapped])

    def take_in(self, match: StrikeMatch) -> None:
        """The stack that comes."""
        self.step = NEXT_GAME
        stacks = [ChipKind(match.answer) if kind == self.leaving else kind for kind in match.stacks[FIRST_PUZZLE:]]
        match.swapped.append(self.leaving)
        self.leaving = NO_CHIP
        self.change_bank(match, sorted(stacks))

    # --- the bank -----------------------------------------------------------------------------------------------------

    def new_bank(self, match: StrikeMatch) -> None:
        """PS-12.1: ten stacks by chance, of all that there are."""
        match.reveals += 1
        self.change_bank(match, random_stacks(match))

    def change_bank(self, match: StrikeMatch, stacks: list[ChipKind]) -> None:
        """These ten stacks are the bank now."""
        put_in_bank(match, tuple(stacks))
        if match.watcher is not None:
            match.happened(BankSet(EVERYONE, tuple(stacks)))


@mypyc_attr(allow_interpreted_subclasses=True)
class StrikeMatchSpec(GameSpec):
    """A tournament match of Puzzle Strike, ready to be registered."""

    name = "puzzlestrike-match"
    title = "Puzzle Strike: a match"
    blurb = "Tournament rules, best of three: characters picked double-blind, a random bank, and the loser's choice."
    book = "PS"
    rules_version = 2
    min_seats = 2
    max_seats = 2

    def new(self, options: Mapping[str, Data], seed: int) -> Game:
        game = StrikeMatch(MatchOptions(options), seed)
        game.begin(Series())
        return game

    def bound(self, options: Mapping[str, Data]) -> int:
        """Three games at most, each with its bound, and a few questions between them."""
        return 100 + GAMES_AT_MOST * MatchOptions(options).max_turns * DECISIONS_IN_A_TURN

    def variants(self) -> list[dict[str, Data]]:
        return [{}, {"first": 1}, {"max_turns": 6}]


def start_match(options: Mapping[str, Data], seed: int) -> StrikeMatch:
    """A new match, run to its first question."""
    return match_of(StrikeMatchSpec().new(options, seed))
