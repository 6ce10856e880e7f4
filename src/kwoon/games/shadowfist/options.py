"""What a game of Shadowfist is made from: the players' decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kwoon.engine.errors import BadOptions
from kwoon.engine.game import whole_number
from kwoon.engine.plain import Data, brief
from kwoon.games.shadowfist.cards.decks import DECKS, ORDER, check_titles
from kwoon.games.shadowfist.cards.library import by_title, words_known
from kwoon.games.shadowfist.state.setup import GameSetup
from kwoon.games.shadowfist.terms.ids import MAX_PLAYERS

DECKS_KEPT: Final = 200
CHECKED: Final[dict[tuple[str, ...], list[str]]] = {}
"""Decks that were found to be in order, as they are printed: many games are made from the same ones."""


class FistOptions(GameSetup):
    """Checked options of one game."""

    def __init__(self, data: Mapping[str, Data]) -> None:
        known = ("players", "decks", "first", "max_turns", "burn_for_hungry", "crowded")
        unknown = [key for key in data if key not in known]
        if unknown:
            raise BadOptions(f"Shadowfist has no option {unknown[0]!r}; it has {', '.join(known)}")
        decks = data.get("decks", [])
        if not isinstance(decks, list) or len(decks) > MAX_PLAYERS:
            raise BadOptions(f"decks must be a list of at most {MAX_PLAYERS} decks (SF-1.2), not {brief(decks)}")
        players = whole_number(data, "players", 2, MAX_PLAYERS, max(2, len(decks)))
        super().__init__(players, words_known(False), words_known(True))
        if len(decks) > self.players:
            raise BadOptions(f"there are {len(decks)} decks for {self.players} players; each plays one (SF-1.2)")
        self.take_decks(read_decks(decks, self.players), by_title())
        self.first = whole_number(data, "first", 1, self.players, 0)
        self.max_turns = whole_number(data, "max_turns", 1, 10_000, 400)
        self.crowded = data.get("crowded", False) is True
        self.burn_for_hungry = data.get("burn_for_hungry", False) is True
        if self.burn_for_hungry and self.players < MAX_PLAYERS:
            raise BadOptions(f"burn_for_hungry is for tables of five (TR-5.0.d), not of {self.players}")

    def plain(self) -> dict[str, Data]:
        """The options as plain data."""
        data: dict[str, Data] = {
            "players": self.players,
            "decks": [[self.library[card].title for card in deck] for deck in self.decks],
            "max_turns": self.max_turns,
        }
        if self.first:
            data["first"] = self.first
        if self.burn_for_hungry:
            data["burn_for_hungry"] = True
        if self.crowded:
            data["crowded"] = True
        return data


def read_decks(given: list[Data], players: int) -> list[list[str]]:
    """Every seat's deck as titles; a seat without one gets one of the hall's."""
    spare = [name for name in ORDER if name not in given]
    found: list[list[str]] = []
    problems: list[str] = []
    for seat in range(players):
        deck = given[seat] if seat < len(given) else None
        if deck is None:
            deck = spare.pop(0) if spare else ORDER[seat % len(ORDER)]
        try:
            found.append(titles_of(deck, f"deck {seat + 1}"))
        except BadOptions as error:
            problems.append(str(error))
    if problems:
        raise BadOptions("\n".join(problems))
    return found


def titles_of(deck: Data, where: str) -> list[str]:
    """The titles of a deck that is given by its name or by its titles."""
    if isinstance(deck, str):
        if deck not in DECKS:
            raise BadOptions(f"{where}: the hall has no deck {deck!r}; it has {', '.join(DECKS)}")
        return DECKS[deck].titles
    if not isinstance(deck, list):
        raise BadOptions(f"{where} must be a list of titles or one of {', '.join(DECKS)}, not {brief(deck)}")
    titles: list[str] = []
    for title in deck:
        if not isinstance(title, str):
            raise BadOptions(f"{where}: a card is named by its title, not by {brief(title)}")
        titles.append(title)
    key = tuple(titles)
    if key not in CHECKED:
        checked = check_titles(titles, where)
        if len(CHECKED) >= DECKS_KEPT:
            CHECKED.clear()
        CHECKED[key] = checked
    return CHECKED[key]
