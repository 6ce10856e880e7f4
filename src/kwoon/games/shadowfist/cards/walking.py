# not compiled
"""A card's text as a tree of words, walked from its abilities down to the last number."""

from __future__ import annotations

from functools import cache
from typing import Any

from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.word_kinds import Word


def words_of(card: Card) -> list[Word]:
    """Every word in a card's text, each once."""
    return words_in([*card.abilities, card.x, card.subject])


def words_in(roots: list[Any]) -> list[Word]:
    """The same for some parts of it; None is no part."""
    found: dict[int, Word] = {}
    gather(roots, found)
    return list(found.values())


def gather(value: Any, found: dict[int, Word]) -> None:
    """Find the words in a value that were not found yet: the word itself, and those that it is made of."""
    if isinstance(value, (list, tuple)):
        for each in value:
            gather(each, found)
    elif isinstance(value, Card):  # a token, or what a card becomes
        gather([*value.abilities, value.x, value.subject], found)
    elif isinstance(value, Word) and id(value) not in found:
        found[id(value)] = value
        for field in fields_of(value):
            gather(getattr(value, field), found)


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
