"""What an option does, as a value: the same for every game, and the same as JSON. Nobody has to read a label.

An action tells the asked seat nothing that its label does not tell. Each game says which verbs it has
(`terms/actions` of the game); those that every game may use stand here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kwoon.engine.plain import Data

NOTHING: Final = "nothing"
"""To do nothing, or nothing more: to pass, to pick no further card."""
END: Final = "end"
"""To end one's turn, or the part of it that is being played."""
YES: Final = "yes"
NO: Final = "no"
PICK: Final = "pick"
"""To choose a card, a player, a place or a word for something that is being done."""


class Item(NamedTuple):
    """A card, chip or character as the asked seat knows it: where it lies, whose it is, and its title.

    The title is empty if this seat does not know it. `at` is its place in the list of the seat's view that shows it;
    -1 where alike ones cannot be told apart, such as in a hand.
    """

    zone: str
    seat: int
    title: str
    at: int = -1


class Action(NamedTuple):
    """A verb, and what it is about. What an action does not have is None, or empty."""

    verb: str
    cards: tuple[Item, ...] = ()
    """What is used, played or picked."""
    targets: tuple[Item, ...] = ()
    """What those are aimed at, or were set off by."""
    ability: int | None = None
    """Which ability of the first card, counted from 0."""
    place: tuple[int, int] | None = None
    """A location: whose it is, and which from the left, counted from 0."""
    number: int | None = None
    """How much, or which one of a list, counted from 0."""
    player: int | None = None
    """A seat that is chosen."""
    word: str | None = None
    """A colour, a designator, a resource or whatever else a text lists."""

    def plain(self) -> dict[str, Data]:
        """As JSON: only what it has."""
        data: dict[str, Data] = {"verb": self.verb}
        if self.cards:
            data["cards"] = [item_data(item) for item in self.cards]
        if self.targets:
            data["targets"] = [item_data(item) for item in self.targets]
        if self.ability is not None:
            data["ability"] = self.ability
        if self.place is not None:
            data["place"] = [self.place[0], self.place[1]]
        if self.number is not None:
            data["number"] = self.number
        if self.player is not None:
            data["player"] = self.player
        if self.word is not None:
            data["word"] = self.word
        return data


NO_ACTION: Final = Action(NOTHING)


def item_data(item: Item) -> dict[str, Data]:
    """An item as JSON."""
    data: dict[str, Data] = {"zone": item.zone, "seat": item.seat, "title": item.title}
    if item.at >= 0:
        data["at"] = item.at
    return data


def read_action(data: Data) -> Action:
    """The action that `Action.plain` gave this data for."""
    if not isinstance(data, dict):
        raise ValueError(f"an action is an object with a verb, not {data!r}")
    place = read_place(data.get("place"))
    return Action(
        verb=text_in(data, "verb"),
        cards=read_items(data.get("cards")),
        targets=read_items(data.get("targets")),
        ability=number_in(data, "ability"),
        place=place,
        number=number_in(data, "number"),
        player=number_in(data, "player"),
        word=None if "word" not in data else text_in(data, "word"),
    )


def read_items(data: Data) -> tuple[Item, ...]:
    """Items from JSON."""
    found: list[Item] = []
    for each in data if isinstance(data, list) else []:
        if not isinstance(each, dict):
            raise ValueError(f"a card of an action is an object, not {each!r}")
        seat, at = number_in(each, "seat"), number_in(each, "at")
        if seat is None:
            raise ValueError("a card of an action says whose it is")
        found.append(Item(text_in(each, "zone"), seat, text_in(each, "title"), -1 if at is None else at))
    return tuple(found)


def read_place(data: Data) -> tuple[int, int] | None:
    """A location from JSON."""
    if data is None:
        return None
    if isinstance(data, list) and len(data) == 2:
        seat, column = data
        if isinstance(seat, int) and isinstance(column, int):
            return (seat, column)
    raise ValueError(f"a place is a seat and a column, not {data!r}")


def text_in(data: dict[str, Data], key: str) -> str:
    """A text that must be there."""
    value = data.get(key)
    if not isinstance(value, str):
        raise ValueError(f"an action's {key} is a text, not {value!r}")
    return value


def number_in(data: dict[str, Data], key: str) -> int | None:
    """A number that may be there."""
    value = data.get(key)
    if value is not None and not isinstance(value, int):
        raise ValueError(f"an action's {key} is a number, not {value!r}")
    return value
