# not compiled
"""A card's text as a tree of words, walked from its abilities down to the last number."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.word_kinds import Word

PLAIN: Final = frozenset([type(None), bool, int, str, frozenset])
"""What words hold beside other words."""


def words_of(card: Card) -> list[Word]:
    """Every word in a card's text, each once."""
    return words_in([*card.abilities, card.x, card.subject])


def words_in(roots: list[Any]) -> list[Word]:
    """The same for some parts of it; None is no part."""
    return [each for each in found_in(roots) if not isinstance(each, Card)]


def found_in(roots: list[Any]) -> list[Word | Card]:
    """The words in some parts of a card, and the cards that these speak of: tokens, what a card becomes."""
    found: dict[int, Word | Card] = {}
    gather(roots, found)
    return list(found.values())


def gather(values: Iterable[Any], found: dict[int, Word | Card]) -> None:
    """Find what was not found yet among some values: words and cards, and behind each those that it is made of."""
    for value in values:
        kind = type(value)
        if kind in PLAIN or id(value) in found:
            continue
        if kind is list or kind is tuple:
            gather(value, found)
        elif isinstance(value, Word):
            found[id(value)] = value
            gather(values_of(value), found)
        elif isinstance(value, Card):
            found[id(value)] = value
            gather([*value.abilities, value.x, value.subject], found)


def values_of(word: Word) -> Iterable[Any]:
    """What its fields hold."""
    kept: dict[str, Any] = getattr(word, "__dict__", {})
    return kept.values() or [getattr(word, field) for field in fields_of(word)]


def fields_of(word: Word) -> list[str]:
    """The fields of a word; compiled classes list theirs."""
    if hasattr(word, "__dict__") and vars(word):
        return list(vars(word))
    kind: type = type(word)
    return compiled_fields(kind)


@cache
def compiled_fields(kind: type) -> list[str]:
    """What a compiled class and those that it comes from list, each field once."""
    listed = [field for each in kind.__mro__ for field in each.__dict__.get("__mypyc_attrs__", ())]
    return [field for field in dict.fromkeys(listed) if field != "__dict__"]
