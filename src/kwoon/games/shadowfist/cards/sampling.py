"""Random legal decks from all implemented cards, such as the conformance suite and the soak play with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from kwoon.engine.chance import Chance
from kwoon.engine.plain import Data
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.codes import CHARACTER, FENG_SHUI, RESOURCES

FACTIONS: Final = 10
"""The first resources are factions, the last three are talents."""
SITES: Final = 12
FOUNDATIONS: Final = 14
FITTING: Final = 20
ANYTHING: Final = 4
SIZE: Final = SITES + FOUNDATIONS + FITTING + ANYTHING
COPIES: Final = 5

IsHome = Callable[[Card, list[int]], bool]
"""Whether a deck of some factions can be built on a card."""


def sample_deck(seed: int) -> list[Data]:
    """A deck of any cards that there are."""
    return sample_among(library(), seed)


def crowd_deck(seed: int) -> list[Data]:
    """A deck for a crowded board: around one card, each in its turn, and of any two factions.

    The factions are those that the card requires, if any; they may be without a Foundation, for nothing has to be paid.
    """
    cards = library()
    return sample_among(cards, seed, gives, cards[seed % len(cards)])


def sample_among(cards: list[Card], seed: int, is_home: IsHome | None = None, around: Card | None = None) -> list[Data]:
    """Fifty cards: Sites, Foundations of two factions (or other cards to build on), what these can bring into play, and
    a few of any kind; or a few copies of the card that the deck is built around."""
    is_home = is_home or founds
    chance = Chance(seed)
    homes = [at for at in range(FACTIONS) if any([is_home(card, [at]) for card in cards])]
    chance.shuffle(homes)
    if around is not None:
        homes.sort(key=lambda at: around.requires[at] == 0)
    chosen = homes[:2]
    others = [card for card in cards if card.type != FENG_SHUI]
    deck: list[str] = []
    add(deck, [card for card in cards if card.type == FENG_SHUI], SITES, chance)
    add(deck, [card for card in others if is_home(card, chosen)], FOUNDATIONS, chance)
    add(deck, [card for card in others if fits(card, chosen)], SITES + FOUNDATIONS + FITTING - len(deck), chance)
    if around is not None:
        add(deck, [around], ANYTHING, chance)
    add(deck, others, SIZE - len(deck), chance)
    return cast(list[Data], deck)


def gives(card: Card, factions: list[int]) -> bool:
    """Whether a card is a Character that provides one of some factions."""
    return card.type == CHARACTER and any([card.provides[at] > 0 for at in factions])


def founds(card: Card, factions: list[int]) -> bool:
    """Whether a card is a Foundation of one of some factions."""
    return card.is_foundation() and any([card.provides[at] > 0 for at in factions])


def fits(card: Card, factions: list[int]) -> bool:
    """Whether a card requires nothing but some factions and talents."""
    return all([card.requires[at] == 0 or at in factions or at >= FACTIONS for at in range(len(RESOURCES))])


def add(deck: list[str], pool: list[Card], count: int, chance: Chance) -> None:
    """Adds `count` cards of a pool, no title more often than a deck may have it (SF-1.2.1); of a small pool all."""
    room = COPIES * len(pool) - sum([deck.count(card.title) for card in pool])
    count = min(count, room)
    while count:
        title = pool[chance.below(len(pool))].title
        if deck.count(title) < COPIES:
            deck.append(title)
            count -= 1
