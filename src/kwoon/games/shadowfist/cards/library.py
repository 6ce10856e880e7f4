"""Every card that is implemented, by title."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache

from kwoon.engine.errors import BadOptions
from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.kowloon import kowloon


@cache
def library() -> list[Card]:
    """All cards, each once, in a fixed order; a card's index is its place here."""
    cards = kowloon()
    for index, card in enumerate(cards):
        card.index = index
        card.settle()
    return cards


@cache
def by_title() -> dict[str, int]:
    """Where each title stands in the library."""
    return {card.title: card.index for card in library()}


def title_index(title: str, where: str) -> int:
    """A card's place in the library; an unknown title is an error that names the nearest ones."""
    found = by_title().get(title)
    if found is None:
        near = get_close_matches(title, by_title(), 3)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        raise BadOptions(f"{where}: there is no card {title!r} here{hint}")
    return found


def card_named(title: str) -> Card:
    """The card of that title."""
    return library()[title_index(title, "cards")]
