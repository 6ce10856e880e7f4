"""What a game of Shadowfist is made from, once it is checked: see `options`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Options
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.ids import DefinitionId
from kwoon.games.shadowfist.terms.permission_kinds import (
    OPEN_TOP,
    OPEN_TOPS,
)

TOPS: Final = 1 << OPEN_TOP | 1 << OPEN_TOPS


@mypyc_attr(allow_interpreted_subclasses=True)
class GameSetup(Options):
    """The titles of a game, its decks, and what the hosts have settled."""

    def __init__(self, players: int, words: dict[int, str], character_words: dict[int, str]) -> None:
        self.players: int = players
        self.library: list[Card] = []
        """The titles of this game, each once; a state's definitions are places in this list of its own."""
        self.decks: list[list[DefinitionId]] = []
        """Every seat's deck, as places in it."""
        self.opens_tops: bool = False
        """SF-9.2: whether any of these has a text by which the tops of decks lie face up; else nobody needs to look."""
        self.words: dict[int, str] = words
        """SF-14: the designators that can be named, by their codes: those of all cards that there are."""
        self.character_words: dict[int, str] = character_words
        """Those of Characters."""
        self.first: int = 0
        """SF-2.1, TR-4.0.d: the seat that takes the first turn, from 1; 0 leaves it to chance."""
        self.max_turns: int = 400
        self.crowded: bool = False
        """Whether the game begins from a made-up board: see `crowds`."""
        self.burn_for_hungry: bool = False
        """TR-5.0.d: a head judge's rule for tables of five: who burns for victory also gains Power."""

    def take_decks(self, decks: list[list[str]], cards: dict[str, Card]) -> None:
        """Make the game's own list of titles from its decks: it depends on nothing else."""
        places: dict[str, DefinitionId] = {}
        for deck in decks:
            for title in deck:
                places.setdefault(title, DefinitionId(len(places)))
        self.library = [cards[title] for title in places]
        self.decks = [[places[title] for title in deck] for deck in decks]
        self.opens_tops = any(card.permits & TOPS for card in self.library)

    @property
    def goal(self) -> int:
        """SF-4.1.1, SF-4.1.2: five Feng Shui Sites, or six in a duel."""
        return 6 if self.players == 2 else 5
