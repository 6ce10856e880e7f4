"""The passing assistant: it passes for a person, answers what is hardly a question, and stops where that person asks.

It stands outside the rules: it reads what the seat is asked, what the seat sees and the seat's own log, and answers
nothing but the pass that the question offers, or the usual answer where nothing speaks against it. A record holds its
answers like any other. Nobody else can tell that it is on: it is no part of the game, of the events or of anybody's
view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kwoon.engine.question import Question
from kwoon.tables.chronicle import Line
from kwoon.tables.manners.base import View


@dataclass(frozen=True)
class Wish:
    """Something that a person can ask for: a letter, and words for the menu and for the screen while it is on."""

    key: str
    words: str
    lasting: bool = False
    """A habit stays until another one is chosen; a moment is waited for once."""
    switches: bool = False
    """Whether this is no habit of its own, but goes with any and is switched on and off."""

    @property
    def sentence(self) -> str:
        """As an order."""
        if self.switches:
            return f"Ask me {self.words}, or no longer"
        return f"{'Ask me' if self.lasting else 'Pass on everything until'} {self.words}"


@dataclass(frozen=True)
class Sight:
    """What a seat has before it at a question: all that the assistant looks at."""

    seat: int
    view: View
    question: Question
    log: Sequence[Line]
    moves: int


ALWAYS: Final = Wish("a", "at every question", lasting=True)
"""The habit that passes nothing; every game that can pass has it."""


SMALL: Final = Wish("s", "small questions too", lasting=True, switches=True)
"""Whether what is hardly a question is asked all the same."""


class Reader:
    """How a game is read: what is a pass, what is new, and which moment it is."""

    wishes: tuple[Wish, ...] = (ALWAYS,)
    """The habits, the usual one first; then the moments."""
    asks_all: Wish = ALWAYS
    """What a person wishes who wants to be asked what the assistant answers by `usual`."""

    @property
    def passes(self) -> bool:
        """Whether there are moments to wait for; else nothing but small questions is answered."""
        return any(not wish.lasting for wish in self.wishes)

    def pass_option(self, question: Question) -> int | None:
        """The option that does nothing, if the question can be passed on at all."""
        return None

    def usual(self, sight: Sight) -> int | None:
        """The answer that nearly everybody gives to a small question, where nothing in sight speaks against it."""
        return None

    def worth_asking(self, habit: Wish, sight: Sight, news: Sequence[Line], chance: bool) -> bool:
        """Whether a habit stops here.

        `news` is what the seat has read since it was last asked; `chance` says that a chance of its own has come.
        """
        return True

    def chance(self, seat: int, view: View, log: Sequence[Line]) -> int:
        """Which chance of this seat's own the present one is, such as that to intercept in an attack; 0 if none."""
        return 0

    def occurrence(self, moment: Wish, seat: int, view: View, log: Sequence[Line]) -> int:
        """Which one of its kind the present moment is (this turn, this attack); 0 if it is none."""
        return 0


@dataclass(frozen=True)
class Passing:
    """What one person has asked for, and how much of the game that covers. A value: every step makes a new one."""

    habit: Wish
    moment: Wish | None = None
    """What is waited for; until it comes, everything that can be passed on is."""
    passed_by: int = 0
    """The occurrence of that moment in which the wish was made: the next one is meant."""
    seen: int = 0
    """The number of moves when this seat was last asked: what came later is news."""
    chance: int = 0
    """The last chance of its own at which this seat was asked."""
    stop: bool = False
    """Whether the person wants the next question, whatever it is."""
    small: bool = False
    """Whether the person is asked small questions too."""

    @property
    def words(self) -> str:
        """What it does now, for the screen."""
        small = f", {SMALL.words}" if self.small else ""
        return f"Asked {self.habit.words}{small}" if self.moment is None else f"Passing until {self.moment.words}"

    def cancelled(self) -> Passing:
        """No moment is waited for any more, and the next question is asked."""
        return replace(self, moment=None, passed_by=0, stop=True)


def wished(passing: Passing, wish: Wish, reader: Reader, seat: int, view: View, log: Sequence[Line]) -> Passing:
    """The person asks for something else: a habit, or the next moment of a kind."""
    if wish.switches:
        return replace(passing, small=not passing.small)
    if wish.lasting:
        return replace(passing, habit=wish, moment=None, passed_by=0, stop=False)
    return replace(passing, moment=wish, stop=False, passed_by=reader.occurrence(wish, seat, view, log))


def weighed(passing: Passing, reader: Reader, sight: Sight) -> tuple[int | None, Passing]:
    """The answer to give at a question, or None if the person is to be asked; and what is wished from then on."""
    chance = reader.chance(sight.seat, sight.view, sight.log)
    now = replace(passing, seen=sight.moves, chance=chance or passing.chance)
    asked = replace(now, moment=None, passed_by=0, stop=False)
    if passing.stop:
        return None, asked
    if passing.moment is not None:
        come = reader.occurrence(passing.moment, sight.seat, sight.view, sight.log)
        if come not in (0, passing.passed_by):
            return None, asked
    nothing = reader.pass_option(sight.question)
    if nothing is None:
        by_hand = passing.small or passing.habit == ALWAYS
        return None if by_hand else reader.usual(sight), now
    if passing.moment is not None:
        return nothing, now
    news = [line for line in sight.log if line.move > passing.seen]
    if reader.worth_asking(passing.habit, sight, news, chance not in (0, passing.chance)):
        return None, now
    return nothing, now
