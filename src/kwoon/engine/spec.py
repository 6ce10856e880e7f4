"""How a game presents itself to everything above: registered once, it is playable, recorded, tested and measured."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import mypyc_attr

from kwoon.engine.errors import BadOptions
from kwoon.engine.events import Event
from kwoon.engine.game import Game
from kwoon.engine.plain import Data


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSpec:
    """A game that can be played: its names, and how to make a state of it."""

    name: str = ""
    title: str = ""
    blurb: str = ""
    book: str = ""
    rules_version: int = 1
    reads_rules: tuple[int, ...] = ()
    """Older rules under which the same choices make the same game: their records are brought up to date when read."""
    min_seats: int = 2
    max_seats: int = 2

    def new(self, options: Mapping[str, Data], seed: int) -> Game:
        """A new game, run to its first question. Options that make no sense raise BadOptions."""
        raise NotImplementedError  # pragma: no cover

    def bound(self, options: Mapping[str, Data]) -> int:
        """More decisions than any game of these options can take."""
        raise NotImplementedError  # pragma: no cover

    def round_options(self, round_: int, players: int) -> dict[str, Data]:
        """What changes from round to round of a match; within a round everyone sits in every seat once."""
        return {}

    def varied(self, options: Mapping[str, Data], seed: int) -> Mapping[str, Data]:
        """A variant with those of its options drawn anew that are drawn by chance, such as decks."""
        return options

    def crowded(self, options: Mapping[str, Data], seed: int) -> Mapping[str, Data]:
        """The same variant from a made-up, crowded position, so that everything meets everything soon."""
        raise BadOptions(f"{self.title} has no crowded boards to begin from")

    def variants(self) -> list[dict[str, Data]]:
        """Options that between them show every mode and number of seats: what the conformance suite plays."""
        raise NotImplementedError  # pragma: no cover

    def titles(self) -> list[str]:
        """The cards whose uses a soak counts; none in a game so small that every game uses all."""
        return []

    def done_to(self, event: Event) -> tuple[str, str] | None:
        """One of those cards and what was done with it; None for an event that is about none."""
        return None
