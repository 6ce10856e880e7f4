"""What is wrong with a deck, a pod or a draft: the card, the rule, and what would be legal."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from kwoon.rulebooks import is_rule


class Remedy(Enum):
    """TR-3.0.f: what the Head Judge may do about a deck that breaks a rule."""

    WARNING = "warning"
    GAME_POINTS = "loss of game points"
    MATCH_POINTS = "loss of match points"
    DISQUALIFICATION = "disqualification"


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule. `card` is empty where the whole deck is meant."""

    rule: str
    card: str
    what: str
    legal: str

    def __post_init__(self) -> None:
        if not is_rule(self.rule):
            raise ValueError(f"no rulebook has the rule {self.rule!r}")

    def __str__(self) -> str:
        return f"{self.rule}: {self.card + ': ' if self.card else ''}{self.what}; legal: {self.legal}"

    @property
    def remedies(self) -> tuple[Remedy, ...]:
        """TR-3.0.a leaves no choice for a sixth copy; for all else TR-3.0.f leaves it to the Head Judge."""
        if self.rule == "TR-3.0.a":
            return (Remedy.DISQUALIFICATION,)
        return tuple(Remedy)
