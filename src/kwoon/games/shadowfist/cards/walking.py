# not compiled
"""A card's text as a tree of words, walked from its abilities down to the last number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.words import Word


def words_of(card: Card) -> list[Word]:
    """Every word in a card's text, each once."""
    return words_in([*card.abilities, card.x, card.subject])


def words_in(roots: list[Any]) -> list[Word]:
    """The same for some parts of it; None is no part."""
    found: dict[int, Word] = {}
    for root in roots:
        for word in below(root, found):
            found[id(word)] = word
    return list(found.values())


def below(value: Any, found: dict[int, Word]) -> Iterator[Word]:
    """The words in a value that were not found yet: the word itself, and those that it is made of."""
    if isinstance(value, (list, tuple)):
        for each in value:
            yield from below(each, found)
    elif isinstance(value, Word) and id(value) not in found:
        found[id(value)] = value
        yield value
        for field in fields_of(value):
            yield from below(getattr(value, field), found)


def fields_of(word: Word) -> list[str]:
    """The fields of a word; compiled classes list theirs."""
    if hasattr(word, "__dict__") and vars(word):
        return list(vars(word))
    return [
        field for kind in type(word).__mro__ for field in getattr(kind, "__mypyc_attrs__", ()) if field != "__dict__"
    ]
