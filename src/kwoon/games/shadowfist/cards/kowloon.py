"""Combat in Kowloon: the whole set, faction by faction."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.kowloon_ascended import ascended
from kwoon.games.shadowfist.cards.kowloon_chi import chi
from kwoon.games.shadowfist.cards.kowloon_dragons import dragons
from kwoon.games.shadowfist.cards.kowloon_hand import hand
from kwoon.games.shadowfist.cards.kowloon_lotus import lotus
from kwoon.games.shadowfist.cards.kowloon_sites import sites
from kwoon.games.shadowfist.cards.make_cards import printed_in
from kwoon.games.shadowfist.state.card import Card


def kowloon() -> list[Card]:
    """Every card of the set."""
    return printed_in("Combat in Kowloon", [*ascended(), *chi(), *dragons(), *hand(), *lotus(), *sites()])
