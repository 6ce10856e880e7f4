"""Combat in Kowloon: the whole set, faction by faction."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.kowloon_basics import basics
from kwoon.games.shadowfist.cards.kowloon_hand import hand
from kwoon.games.shadowfist.cards.kowloon_lotus import lotus

SET = "Combat in Kowloon"


def kowloon() -> list[Card]:
    """Every card of the set that is implemented."""
    cards = [*basics(), *hand(), *lotus()]
    for card in cards:
        card.set = SET
    return cards
