"""What an encoding is: a seat's view as bytes of a fixed number, and every option as a number of a fixed table.

Seats are counted from whoever looks: 0 is oneself, 1 the next to the left. A cell is one byte; what would be more
than 255 counts as 255. The cells and the actions have names, and the names with the version make the fingerprint:
who stores arrays stores it beside them, and arrays of another fingerprint are never mixed up.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

from kwoon.engine.action import Action, Item
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.research.fast.reader import MOST, BadEncoding, Reader

View = Mapping[str, Data]


class Encoding:
    """How one game, with given options, becomes numbers. `observe` is the definition; `reader` is the quick way."""

    game: ClassVar[str] = ""
    version: ClassVar[int] = 1
    seats: ClassVar[int] = 0
    """How many seats there is room for."""

    def __init__(self, cells: Sequence[str], actions: Sequence[str]) -> None:
        self.cells = tuple(cells)
        """The name of each cell of an observation."""
        self.actions = tuple(actions)
        """The name of each action number."""
        self.cell = {name: at for at, name in enumerate(self.cells)}
        self.action = {name: number for number, name in enumerate(self.actions)}
        if len(self.cell) != len(self.cells) or len(self.action) != len(self.actions):
            raise BadEncoding(f"{self.game}: two cells or two actions have the same name")
        self.reader: Reader = self.make_reader()

    @property
    def fingerprint(self) -> str:
        """A hash of all that says what the numbers mean."""
        text = "\n".join([self.game, str(self.version), *self.cells, "", *self.actions])
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()

    def make_reader(self) -> Reader:
        """The quick way; without one of its own, an encoding reads the view."""
        return ViewReader(self)

    def observe(self, view: View, actions: Sequence[Action]) -> bytes:
        """What a seat sees, from its view and the actions of the question that is put to it (none if none is)."""
        raise NotImplementedError  # pragma: no cover

    def numbers(self, view: View, actions: Sequence[Action]) -> list[int]:
        """The action number of each option of a question, from the view of the seat that is asked."""
        found: list[int] = []
        for action in actions:
            name = self.spell(view, action)
            if name not in self.action:
                raise BadEncoding(f"{self.game}: the encoding has no number for {name!r}")
            found.append(self.action[name])
        return found

    def spell(self, view: View, action: Action) -> str:
        """The name of an action, with seats counted from the one that is asked."""
        seat, seats = cast(int, view["seat"]), len(cast(list[Data], view["players"]))
        words = [action.verb]
        words.extend([spell_item(item, seat, seats) for item in action.cards])
        if action.player is not None:
            words.append(f"seat {(action.player - seat) % seats}")
        if action.number is not None:
            words.append(str(action.number))
        if action.word is not None:
            words.append(action.word)
        return ", ".join(words)


def spell_item(item: Item, seat: int, seats: int) -> str:
    """A card of an action: where it lies, whose it is, and which."""
    whose = "" if item.seat < 0 else f" {(item.seat - seat) % seats}"
    return f"{item.zone}{whose}: {item.title}"


class ViewReader(Reader):
    """Reads the view: slow, and right by definition."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.size = len(encoding.cells)
        self.actions = len(encoding.actions)

    def observe(self, game: Game, seat: int) -> bytes:
        return self.encoding.observe(game.view(seat), asked(game, seat))

    def numbers(self, game: Game) -> list[int]:
        decision = game.decision
        return [] if decision is None else self.encoding.numbers(game.view(decision.seat), game.actions())


def asked(game: Game, seat: int) -> list[Action]:
    """The actions of the open question, if it is put to this seat."""
    decision = game.decision
    return game.actions() if decision is not None and decision.seat == seat else []


class Sheet:
    """Cells that are filled by name."""

    def __init__(self, encoding: Encoding) -> None:
        self.cell = encoding.cell
        self.values = [0] * len(encoding.cells)

    def put(self, name: str, value: Data | bool) -> None:
        """A number or a flag into its cell; None is 0."""
        if not isinstance(value, int):
            assert value is None
            return
        self.values[self.cell[name]] = max(0, min(MOST, int(value)))

    def count(self, name: str) -> None:
        """One more."""
        at = self.cell[name]
        self.values[at] = min(MOST, self.values[at] + 1)

    def whole(self) -> bytes:
        """All cells."""
        return bytes(self.values)


def dicts(value: Data) -> list[dict[str, Data]]:
    """A list of objects of a view."""
    return cast(list[dict[str, Data]], value)


def texts(value: Data) -> list[str]:
    """A list of names of a view."""
    return cast(list[str], value)


def numbers_in(value: Data) -> list[int]:
    """A list of numbers of a view."""
    return cast(list[int], value)
