"""What a game of Shadowfist is made from: the players' decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kwoon.engine.errors import BadOptions
from kwoon.engine.game import Options
from kwoon.engine.plain import Data, brief
from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.library import library, title_index

MAX_PLAYERS: Final = 5
HAND_SIZE: Final = 6


class FistOptions(Options):
    """Checked options of one game."""

    def __init__(self, data: Mapping[str, Data]) -> None:
        known = ("players", "decks", "max_turns", "open_lists")
        unknown = [key for key in data if key not in known]
        if unknown:
            raise BadOptions(f"Shadowfist has no option {unknown[0]!r}; it has {', '.join(known)}")
        self.library: list[Card] = library()
        decks = data.get("decks")
        if not isinstance(decks, list) or not 2 <= len(decks) <= MAX_PLAYERS:
            raise BadOptions("decks must be a list of two to five decks, each a list of titles (SF-1.1)")
        self.decks: list[list[int]] = [read_deck(deck, f"deck {number}") for number, deck in enumerate(decks, 1)]
        self.players: int = whole(data, "players", 2, MAX_PLAYERS, len(decks))
        if self.players != len(decks):
            raise BadOptions(f"there are {self.players} players and {len(decks)} decks; each player needs one (SF-1.2)")
        self.max_turns: int = whole(data, "max_turns", 1, 10_000, 400)
        self.open_lists: bool = data.get("open_lists", False) is True

    @property
    def goal(self) -> int:
        """SF-4.1.1, SF-4.1.2: five Feng Shui Sites, or six in a duel."""
        return 6 if self.players == 2 else 5

    def plain(self) -> dict[str, Data]:
        """The options as plain data."""
        data: dict[str, Data] = {
            "players": self.players,
            "decks": [[self.library[card].title for card in deck] for deck in self.decks],
            "max_turns": self.max_turns,
        }
        if self.open_lists:
            data["open_lists"] = True
        return data


def whole(data: Mapping[str, Data], key: str, least: int, greatest: int, usual: int) -> int:
    """One of the numbers, checked against its range."""
    value = data.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= greatest:
        raise BadOptions(f"{key} must be a whole number from {least} to {greatest}, not {brief(value)}")
    return value


def read_deck(deck: Data, where: str) -> list[int]:
    """A deck as the numbers of its cards' definitions."""
    if not isinstance(deck, list) or len(deck) < HAND_SIZE:
        raise BadOptions(f"{where} must be a list of at least {HAND_SIZE} titles, not {brief(deck)}")
    found: list[int] = []
    for title in deck:
        if not isinstance(title, str):
            raise BadOptions(f"{where}: a card is named by its title, not by {brief(title)}")
        found.append(title_index(title, where))
    return found
