"""What a game of Shadowfist is made from: the players' decks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kwoon.engine.errors import BadOptions
from kwoon.engine.game import Options, whole_number
from kwoon.engine.plain import Data, brief
from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.library import by_title, words_known
from kwoon.games.shadowfist.decks import DECKS, ORDER, check_titles

MAX_PLAYERS: Final = 5


class FistOptions(Options):
    """Checked options of one game."""

    def __init__(self, data: Mapping[str, Data]) -> None:
        known = ("players", "decks", "first", "max_turns", "open_lists", "burn_for_hungry", "crowded")
        unknown = [key for key in data if key not in known]
        if unknown:
            raise BadOptions(f"Shadowfist has no option {unknown[0]!r}; it has {', '.join(known)}")
        decks = data.get("decks", [])
        if not isinstance(decks, list) or len(decks) > MAX_PLAYERS:
            raise BadOptions(f"decks must be a list of at most {MAX_PLAYERS} decks (SF-1.2), not {brief(decks)}")
        self.players: int = whole_number(data, "players", 2, MAX_PLAYERS, max(2, len(decks)))
        if len(decks) > self.players:
            raise BadOptions(f"there are {len(decks)} decks for {self.players} players; each plays one (SF-1.2)")
        self.words: dict[int, str] = words_known(False)
        """SF-14: the designators that can be named, by their codes: those of all cards that there are."""
        self.character_words: dict[int, str] = words_known(True)
        """Those of Characters."""
        self.library: list[Card] = []
        """The titles of this game, each once; a state's definitions are places in this list of its own."""
        self.decks: list[list[int]] = []
        """Every seat's deck, as places in it."""
        self.take_decks(read_decks(decks, self.players), by_title())
        self.first: int = whole_number(data, "first", 1, self.players, 0)
        """SF-2.1, TR-4.0.d: the seat that takes the first turn, from 1; 0 leaves it to chance."""
        self.max_turns: int = whole_number(data, "max_turns", 1, 10_000, 400)
        self.open_lists: bool = data.get("open_lists", False) is True
        self.crowded: bool = data.get("crowded", False) is True
        """Whether the game begins from a made-up board: see `crowds`."""
        self.burn_for_hungry: bool = data.get("burn_for_hungry", False) is True
        """TR-5.0.d: a head judge's rule for tables of five: who burns for victory also gains Power."""
        if self.burn_for_hungry and self.players < MAX_PLAYERS:
            raise BadOptions(f"burn_for_hungry is for tables of five (TR-5.0.d), not of {self.players}")

    def take_decks(self, decks: list[list[str]], cards: dict[str, Card]) -> None:
        """Make the game's own list of titles from its decks: it depends on nothing else."""
        places: dict[str, int] = {}
        for deck in decks:
            for title in deck:
                places.setdefault(title, len(places))
        self.library = [cards[title] for title in places]
        self.decks = [[places[title] for title in deck] for deck in decks]

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
        if self.first:
            data["first"] = self.first
        if self.burn_for_hungry:
            data["burn_for_hungry"] = True
        if self.open_lists:
            data["open_lists"] = True
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
    return check_titles(titles, where)
