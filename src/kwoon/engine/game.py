"""The one contract for every game, and the only loop.

What a game is in the middle of is data: a stack of procedures, each with a step counter and a few fields. `run` lets
the topmost procedure do its next step until one of them asks a question or none is left.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.action import Action
from kwoon.engine.chance import Chance
from kwoon.engine.decision import Decision
from kwoon.engine.errors import BadOptions, IllegalChoice
from kwoon.engine.events import Event
from kwoon.engine.plain import Data, Plain, SnapshotError, brief
from kwoon.engine.question import Option, Outcome, Question, Refusal, Thing
from kwoon.engine.seats import SeatId


class Watcher:
    """Gathers the events of one game, in order."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Plain):
    """A chapter of the rulebook under way: its steps are taken one at a time by `advance`."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step",)

    def __init__(self) -> None:
        self.step: int = 0

    def advance(self, game: Game) -> None:
        """Take the next step: change the state, ask a question, push a procedure, or finish."""
        raise NotImplementedError  # pragma: no cover


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Plain):
    """A game state: a value that can be asked, answered, copied, saved and looked at.

    A game adds its own fields and procedures; what stands here is all that anything above the games knows of it.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "chance", "stack", "decision", "answer", "reveals")
    SHARED: ClassVar[tuple[str, ...]] = ("options",)
    REMEMBERED: ClassVar[tuple[str, ...]] = ()
    """Those of SHARED that spare a look which changes nothing but leaves a trace in the digest: no part of `dump`, but
    who goes on from a snapshot sets them, and then has the same digests as who was there."""
    watcher: Watcher | None = None

    def __init__(self, seats: int, seed: int, options: Options) -> None:
        self.seats: int = seats
        self.options: Options = options
        self.chance: Chance = Chance(seed)
        self.stack: list[Procedure] = []
        self.decision: Decision | None = None
        self.answer: int = 0
        self.reveals: int = 0
        """How often someone has seen or could tell something hidden (a card drawn, a hand shown, whether a hand holds
        an answer): no undo past that."""

    # --- the loop -----------------------------------------------------------------------------------------------

    def begin(self, first: Procedure) -> None:
        """Start with a procedure, and run to the first question."""
        self.stack.append(first)
        self.run()

    def run(self) -> None:
        """Go on to the next question, or to the end."""
        stack = self.stack
        while self.decision is None and stack:
            stack[-1].advance(self)

    def ask(self, seat: SeatId, kind: int, options: list[int]) -> None:
        """Put a question to a seat; one that has only one answer is answered at once."""
        if len(options) == 1:
            self.answer = options[0]
        else:
            self.decision = Decision(seat, kind, options)

    def apply(self, choice: int) -> None:
        """Answer the open question by the number of an option, and run to the next question."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice("the game is over: no question is open")
        options = decision.options
        if choice < 0 or choice >= len(options):
            raise IllegalChoice(self.choice_problem(choice))
        self.decision = None
        self.answer = options[choice]
        self.run()

    def intervene(self, act: int, seat: int) -> None:
        """What no question asked for: a player leaves (LEAVE), or time is called (CALL_TIME). Not every game has it."""
        raise IllegalChoice("the rules of this game do not say what happens when a player leaves or time is called")

    def choice_problem(self, choice: int) -> str:
        """What an answer that is not on offer should have been."""
        question = self.question()
        if question is None:
            return "the game is over: no question is open"
        offers = ", ".join(f"{option.index} {option.label}" for option in question.options)
        return f"there is no option {choice} to {question.prompt!r}; seat {question.seat} may answer: {offers}"

    # --- what people and bots see: each game's own ----------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision is None

    def question(self) -> Question | None:
        """The open decision in words."""
        decision = self.decision
        if decision is None:
            return None
        actions = self.actions()
        labels = self.labels()
        options = tuple(
            [
                Option(index, words, self.thing_of(code), self.gives_up(code), actions[index], brief)
                for (index, code), (words, brief) in zip(enumerate(decision.options), labels, strict=True)
            ]
        )
        return Question(decision.seat, self.kind_name(decision.kind), self.prompt(), options)

    def kind_name(self, kind: int) -> str:
        """The name of a kind of question."""
        raise NotImplementedError  # pragma: no cover

    def prompt(self) -> str:
        """The open question in words."""
        raise NotImplementedError  # pragma: no cover

    def label(self, code: int) -> str:
        """One option of the open question in words."""
        raise NotImplementedError  # pragma: no cover

    def labels(self) -> list[tuple[str, str]]:
        """Every option of the open question in words, and in fewer words, if it has any to spare."""
        return [] if self.decision is None else [(self.label(code), "") for code in self.decision.options]

    def actions(self) -> list[Action]:
        """What each option of the open question does, as values."""
        raise NotImplementedError  # pragma: no cover

    def thing_of(self, code: int) -> Thing | None:
        """The thing that an option of the open question would use."""
        raise NotImplementedError  # pragma: no cover

    def gives_up(self, code: int) -> bool:
        """Whether an option of the open question uses its thing for nothing: it is discarded, trashed, sacrificed."""
        return False

    def things(self, seat: int) -> list[Thing]:
        """Every card, chip or ability that a seat can see."""
        raise NotImplementedError  # pragma: no cover

    def explain(self, seat: int, thing: Thing) -> Refusal | None:
        """Why this seat cannot use this thing now; None if the open question offers it to this seat to be used.

        What can only be given up now cannot be used: a person who asks wants to know why it cannot be played.
        """
        raise NotImplementedError  # pragma: no cover

    def describe(self, name: str) -> str:
        """What the card or chip of that name does, in a few words; nothing for a game that has no such words."""
        return ""

    def view(self, seat: int) -> dict[str, Data]:
        """All that a seat may know, as plain data; seat -1 is a spectator."""
        raise NotImplementedError  # pragma: no cover

    def resample(self, seat: int, chance: Chance) -> Game:
        """A state that the seat that is to answer cannot tell from this one."""
        raise NotImplementedError  # pragma: no cover

    def imagined(self, seat: int, chance: Chance) -> Game:
        """What a seat (or a spectator) cannot see dealt anew, whoever is asked: to be looked at, as the laws do.

        Where another is asked, the open question may not fit what that one holds now; so nobody plays on from here.
        """
        raise NotImplementedError  # pragma: no cover

    def lively(self) -> list[int]:
        """Which options of the open question make much happen, for random players that want to see much of a game."""
        return []

    def faults(self) -> list[str]:
        """What is absurd in this state, in words: a card in two places, Power below zero. The laws want none."""
        return []

    def outcome(self) -> Outcome | None:
        """Places and scores, once the game is over."""
        raise NotImplementedError  # pragma: no cover

    def tell(self, event: Event, seat: int) -> str:
        """An event in words, for one seat's log."""
        raise NotImplementedError  # pragma: no cover

    def pieces(self) -> list[str]:
        """Every printed copy of the game, once, wherever it is now: none is ever made or lost."""
        raise NotImplementedError  # pragma: no cover

    # --- copies, snapshots, digests -------------------------------------------------------------------------------

    def watch(self) -> Watcher:
        """Begin to gather events."""
        if self.watcher is None:
            self.watcher = Watcher()
        return self.watcher

    def digest(self) -> str:
        """A hash of everything that matters, the same on every machine."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()

    def kinds(self) -> Sequence[type[Plain]]:
        """The game's own procedures and other plain classes that a snapshot may hold."""
        raise NotImplementedError  # pragma: no cover

    def restore(self, data: Data) -> Game:
        """The state that `dump` gave this data for, in a game of the same options as this one."""
        by_name: dict[str, type[Plain]] = {"Chance": Chance, "Decision": Decision}
        for kind in self.kinds():
            by_name[kind.__name__] = kind
        cls = type(self)
        new = cls.__new__(cls)
        for name in cls.SHARED:
            setattr(new, name, getattr(self, name))
        new.fill(data, by_name, "snapshot")
        for name in cls.FIELDS:
            ours = getattr(self, name)
            theirs = getattr(new, name)
            if type(ours) is not type(theirs) and name != "decision":
                raise SnapshotError(f"snapshot.{name}: {brief(theirs)} does not fit where {brief(ours)} stands now")
        if new.seats != self.seats:
            raise SnapshotError(f"snapshot.seats: a game of {new.seats} seats, but the options say {self.seats}")
        return new


@mypyc_attr(allow_interpreted_subclasses=True)
class Options:
    """What a game is made from besides its seed; each game has its own kind."""

    def plain(self) -> dict[str, Data]:
        """The options as plain data, from which the same game can be made again."""
        raise NotImplementedError  # pragma: no cover


def whole_number(data: Mapping[str, object], key: str, least: int, greatest: int, usual: int, why: str = "") -> int:
    """One of a game's numbers, checked against its range; `why` says where the range comes from."""
    if key not in data:
        return usual
    value = data[key]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= greatest:
        wanted = f"{key} must be a whole number from {least} to {greatest}"
        raise BadOptions(f"{wanted}{f' ({why})' if why else ''}, not {brief(value)}")
    return value
