"""What a brawl is made from: players, Chi, hand size, deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from kwoon.engine.errors import BadOptions
from kwoon.engine.game import Options, whole_number
from kwoon.engine.plain import Data, brief
from kwoon.games.kungfu.cards import Deck, make_deck, printed_deck, printed_tables

RANGES: Final[dict[str, tuple[int, int, int, str]]] = {
    "players": (2, 6, 2, "KF-1.1: two to six"),
    "chi": (1, 99, 20, "KF-1.1: 20"),
    "hand": (1, 20, 7, "KF-1.1: 7"),
    "max_turns": (1, 10_000, 1000, "a bound of ours: see docs/rulings.md"),
}
"""Each number with its least, greatest and usual value, and what the rulebook says."""


class BrawlOptions(Options):
    """Checked options of one game."""

    def __init__(self, data: Mapping[str, object]) -> None:
        known = [*RANGES, "deck", "cards"]
        unknown = [key for key in data if key not in known]
        if unknown:
            raise BadOptions(f"Kung Fu Fighting has no option {unknown[0]!r}; it has {', '.join(known)}")
        self.players: int = number(data, "players")
        self.chi: int = number(data, "chi")
        self.hand: int = number(data, "hand")
        self.max_turns: int = number(data, "max_turns")
        self.deck: Deck = deck_from(data.get("deck"), data.get("cards"))
        self.deck_tables: Data = cast(Data, data.get("deck"))
        self.own_tables: Data = cast(Data, data.get("cards"))
        dealt = self.players * self.hand
        if dealt >= len(self.deck.cards):
            raise BadOptions(
                f"{self.players} hands of {self.hand} are {dealt} cards, and the deck has {len(self.deck.cards)}: "
                "deal fewer cards or add some"
            )

    def plain(self) -> dict[str, Data]:
        """The options as plain data; a deck of one's own is inside, so that a record needs no other file."""
        data: dict[str, Data] = {
            "players": self.players,
            "chi": self.chi,
            "hand": self.hand,
            "max_turns": self.max_turns,
        }
        if self.deck_tables is not None:
            data["deck"] = self.deck_tables
        if self.own_tables is not None:
            data["cards"] = self.own_tables
        return data


def number(data: Mapping[str, object], key: str) -> int:
    """One of the numbers, checked against its range."""
    least, greatest, usual, rule = RANGES[key]
    return whole_number(data, key, least, greatest, usual, rule)


def deck_from(tables: object, own: object) -> Deck:
    """The printed deck, a file's deck, or either with a player's own cards."""
    if tables is None and own is None:
        return printed_deck()
    for name, value in (("deck", tables), ("cards", own)):
        if value is not None and not isinstance(value, dict):
            raise BadOptions(f"{name} must be the tables of a deck file, not {brief(value)}")
    return make_deck(
        printed_tables() if tables is None else cast(dict[str, object], tables),
        {} if own is None else cast(dict[str, object], own),
    )
