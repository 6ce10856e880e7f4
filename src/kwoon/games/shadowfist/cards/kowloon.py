"""Combat in Kowloon: the whole set, faction by faction."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.kowloon_basics import basics

SET = "Combat in Kowloon"


def kowloon() -> list[Card]:
    """Every card of the set that is implemented."""
    cards = basics()
    for card in cards:
        card.set = SET
    return cards
