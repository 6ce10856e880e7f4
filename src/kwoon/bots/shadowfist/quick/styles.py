"""Ways to play Shadowfist: what a searching bot is after beyond its chances, and how boldly it attacks."""

from __future__ import annotations

from typing import Final

from kwoon.engine.errors import BadOptions


class Style:
    """One way to play."""

    def __init__(
        self,
        name: str,
        hope: float = 0.5,
        least: float = 0.5,
        sites: int = 3,
        fighting: float = 1.0,
        income: float = 1.0,
        hand: float = 1.0,
        taken: float = 0.0,
        fear: float = 1.0,
        leader: float = 1.0,
    ) -> None:
        self.name: str = name
        self.hope: float = hope
        """How likely an attack gets through that the defender could stop."""
        self.least: float = least
        """An attack that is worth less than this is not declared."""
        self.sites: int = sites
        """How many Feng Shui Sites are played before anything else."""
        self.fighting: float = fighting
        """How many times as much as usual one's own fighters count."""
        self.income: float = income
        """How many times as much as usual the Power counts that comes in each turn."""
        self.hand: float = hand
        """How many times as much as usual cards in hand count."""
        self.taken: float = taken
        """What is added for each Site that one has burned for victory."""
        self.fear: float = fear
        """How many times as much as usual others' fighters count."""
        self.leader: float = leader
        """How much an attack looks at who is ahead."""


PLAIN: Final = Style("plain")
STYLES: Final[dict[str, Style]] = {
    "plain": PLAIN,
    "rush": Style("rush", hope=0.7, least=0.2, sites=2, fighting=1.25, hand=0.5, taken=0.3),
    "control": Style("control", hope=0.35, least=1.0, income=1.1, hand=2.0, fear=1.3),
    "opportunist": Style("opportunist", hope=0.3, least=0.3, taken=0.2, leader=2.5),
}
"""All styles, by name."""


def style_named(name: str) -> Style:
    """A style by its name."""
    if name not in STYLES:
        raise BadOptions(f"there is no style {name!r}; there are {', '.join(STYLES)}")
    return STYLES[name]
