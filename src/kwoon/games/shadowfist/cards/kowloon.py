"""Combat in Kowloon: the whole set, faction by faction."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.kowloon_ascended import ascended
from kwoon.games.shadowfist.cards.kowloon_chi import chi
from kwoon.games.shadowfist.cards.kowloon_dragons import dragons
from kwoon.games.shadowfist.cards.kowloon_hand import hand
from kwoon.games.shadowfist.cards.kowloon_lotus import lotus
from kwoon.games.shadowfist.cards.kowloon_sites_a import sites_a
from kwoon.games.shadowfist.cards.kowloon_sites_b import sites_b

SET = "Combat in Kowloon"


def kowloon() -> list[Card]:
    """Every card of the set that is implemented."""
    cards = [*ascended(), *chi(), *dragons(), *hand(), *lotus(), *sites_a(), *sites_b()]
    for card in cards:
        card.set = SET
    return cards
