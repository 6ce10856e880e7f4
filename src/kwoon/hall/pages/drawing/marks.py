"""Answers on the cards: which answers to the open question use a thing on the table, or aim at it.

The browser needs to know nothing of any game: a thing carries the numbers of the answers that use it (`data-uses`) and
of those that aim at it (`data-aims`). A click gives the only answer that uses a thing, or asks which; a thing dragged
onto another gives the answer that uses the one and aims at the other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from markupsafe import Markup, escape

from kwoon.engine.action import Item
from kwoon.engine.question import Question

Key = tuple[str, int, str, int]
NO_ANSWERS: Final = Markup()
NOBODY: Final = -1
"""Whose things are that belong to no seat: a bank, a discard pile."""


class Marks:
    """The answers of one question, by the things that they are about."""

    def __init__(self, question: Question | None) -> None:
        self.uses: dict[Key, list[int]] = {}
        self.aims: dict[Key, list[int]] = {}
        self.places: dict[tuple[int, int], list[int]] = {}
        self.players: dict[int, list[int]] = {}
        self.some = question is not None
        for option in () if question is None else question.options:
            action = option.action
            for item in action.cards:
                self.uses.setdefault(key_of(item), []).append(option.index)
            for item in action.targets:
                self.aims.setdefault(key_of(item), []).append(option.index)
            if action.place is not None:
                self.places.setdefault(action.place, []).append(option.index)
            if action.player is not None:
                self.players.setdefault(action.player, []).append(option.index)

    def thing(self, zone: str, seat: int, title: str, at: int = -1) -> Markup:
        """The attributes of a card, chip or character at this place; nothing if no answer is about it."""
        key = (zone, seat, title, at)
        return attributes(self.uses.get(key), self.aims.get(key))

    def around(self, seat: int) -> tuple[Any, ...]:
        """All answers that are about a seat, its places and its things (-1: about what is nobody's); empty if none."""
        if not self.some:
            return ()
        found = (
            [(key, answers) for key, answers in self.uses.items() if key[1] == seat],
            [(key, answers) for key, answers in self.aims.items() if key[1] == seat],
            [(key, answers) for key, answers in self.places.items() if key[0] == seat],
            self.players.get(seat),
        )
        return found if any(found) else ()

    def place(self, seat: int, column: int) -> Markup:
        """The attributes of a location."""
        return attributes(None, self.places.get((seat, column)))

    def player(self, seat: int) -> Markup:
        """The attributes of a player."""
        return attributes(None, self.players.get(seat))


NO_MARKS: Final = Marks(None)
"""Nothing is asked."""


def key_of(item: Item) -> Key:
    """What a thing is known by."""
    return (item.zone, item.seat, item.title, item.at)


def attributes(uses: list[int] | None, aims: list[int] | None) -> Markup:
    """Answers as attributes of an element."""
    if uses is None and aims is None:
        return NO_ANSWERS
    found = ""
    if uses is not None:
        found += f' data-uses="{" ".join(map(str, uses))}"'
    if aims is not None:
        found += f' data-aims="{" ".join(map(str, aims))}"'
    return Markup(found)


@lru_cache(maxsize=20_000)
def thing_attribute(place: str, seat: int, name: str) -> Markup:
    """What a thing is called when someone asks why it cannot be used."""
    return Markup(f' data-thing="{escape(place)}|{seat}|{escape(name)}"')
