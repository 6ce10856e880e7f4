"""Questions, things and refusals in the words of players: made only when someone looks.

Seats stand in prompts and labels as {0}, {1}, ...: `kwoon.engine.names` puts in the names.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from kwoon.engine.action import NO_ACTION, Action


class Thing(NamedTuple):
    """A card, chip or ability that a seat can see: where it lies, whose it is, and its name."""

    place: str
    seat: int
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Option:
    """One answer to a question, with the thing that it uses, if it uses one, or only gives up (discards, trashes).

    The label is words for people; what the option does, for whoever decides by it, is its action.
    """

    index: int
    label: str
    thing: Thing | None = None
    gives_up: bool = False
    action: Action = NO_ACTION
    brief: str = ""
    """The label without what stands on the thing anyway, for where there is little room; empty if it is short."""


@dataclass(frozen=True)
class Question:
    """A decision in words."""

    seat: int
    kind: str
    prompt: str
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Refusal:
    """Why a thing cannot be used now: the rule's number, and the reason in words."""

    rule: str
    reason: str

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


@dataclass(frozen=True)
class Outcome:
    """How a game ended: each seat's place (1 is best; equal places are shared) and score."""

    places: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)
