"""Numbers: fixed, named, and made of other numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.state.changed_numbers import shifted
from kwoon.games.shadowfist.state.word_kinds import Condition, Number
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.phrasing import NUMBER_WORDS, with_and

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


NO_LIMIT: Final = 9999


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Number):
    """Just a number."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def guess(self) -> int:
        return self.number

    def value(self, table: Table, effect: Effect) -> int:
        return self.number + shifted(table, effect, self) if table.shifts else self.number

    def looks_at(self) -> int:
        return 0

    def text(self) -> str:
        return str(self.number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Worded(Number):
    """SF-26.6.3: a number that is printed as a word: what raises or lowers numbers leaves it alone."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def guess(self) -> int:
        return self.number

    def value(self, table: Table, effect: Effect) -> int:
        return self.number

    def looks_at(self) -> int:
        return 0

    def text(self) -> str:
        return NUMBER_WORDS[self.number]


def as_number(number: Number | int) -> Number:
    """A number as the language keeps it; a card may be written with plain ones."""
    if isinstance(number, int):
        return Fixed(number)
    if isinstance(number, Number):
        return number
    raise ValueError(f"{number!r} is no number: write 1, or a number that is counted")


@mypyc_attr(allow_interpreted_subclasses=True)
class Variable(Number):
    """A number that reads X; its meaning stands at the end of the text."""

    def text(self) -> str:
        return "X"

    def meaning(self) -> str:
        """What X is."""
        raise NotImplementedError  # pragma: no cover

    def definition(self) -> str:
        return f"X = {self.meaning()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class TheX(Variable):
    """The X that was set when the effect was generated (SF-24.2); its meaning stands with the ability."""

    def value(self, table: Table, effect: Effect) -> int:
        return effect.x

    def looks_at(self) -> int:
        return 0

    def meaning(self) -> str:
        return "X"

    def definition(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChosenX(Variable):
    """A number that the player names as the effect is generated, within bounds."""

    def __init__(self, least: int, most: Number) -> None:
        self.least: int = least
        self.most: Number = most

    def value(self, table: Table, effect: Effect) -> int:
        return effect.x

    def meaning(self) -> str:
        most = meaning_of(self.most)
        return "0 or 1" if (self.least, most) == (0, "1") else f"any number from {self.least} to {most}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayCost(Variable):
    """SF-48.3: a cost of X that the player names as the card is played; then what it was played for."""

    def value(self, table: Table, effect: Effect) -> int:
        return table.paid[effect.source] if table.zones[effect.source] == PLAY else effect.x

    def looks_at(self) -> int:
        return 0

    def meaning(self) -> str:
        return "its play cost"

    def definition(self) -> str:
        return f"This card's printed Fighting is {self.meaning()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sum(Variable):
    """Numbers added up and taken away; not less than a least value, and perhaps not more than a greatest one."""

    def __init__(
        self, plus: list[Number | int], minus: list[Number | int], least: int = 0, most: int = NO_LIMIT
    ) -> None:
        self.plus: list[Number] = [as_number(number) for number in plus]
        self.minus: list[Number] = [as_number(number) for number in minus]
        self.least: int = least
        self.most: int = most

    def value(self, table: Table, effect: Effect) -> int:
        total = 0
        for number in self.plus:
            total += number.value(table, effect)
        for number in self.minus:
            total -= number.value(table, effect)
        return min(self.most, max(self.least, total))

    def looks_at(self) -> int:
        seen = 0
        for number in self.plus + self.minus:
            seen |= number.looks_at()
        return seen

    def is_plain(self) -> bool:
        """Whether it reads as it is: X+1."""
        if self.minus or self.least or self.most != NO_LIMIT:
            return False
        return all(isinstance(number, (TheX, Fixed)) for number in self.plus)

    def text(self) -> str:
        return "+".join([number.text() for number in self.plus]) if self.is_plain() else super().text()

    def definition(self) -> str:
        return "" if self.is_plain() else super().definition()

    def meaning(self) -> str:
        words = " plus ".join([meaning_of(number) for number in self.plus])
        for number in self.minus:
            words += f" minus {meaning_of(number)}"
        if self.minus or self.least:
            words += f", at least {self.least}"
        return words if self.most == NO_LIMIT else f"{words}, at most {self.most}"


def meaning_of(number: Number) -> str:
    """A number inside a sum."""
    return number.meaning() if isinstance(number, Variable) else number.text()


@mypyc_attr(allow_interpreted_subclasses=True)
class Half(Variable):
    """Half of a number."""

    def __init__(self, number: Number | int, up: bool) -> None:
        self.number: Number = as_number(number)
        self.up: bool = up

    def value(self, table: Table, effect: Effect) -> int:
        whole = self.number.value(table, effect)
        return (whole + 1) // 2 if self.up else whole // 2

    def meaning(self) -> str:
        return f"half of {meaning_of(self.number)} (rounded {'up' if self.up else 'down'})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Times(Number):
    """A number for each thing that is counted, as in "2 for each"; the 2 is a number of the text (SF-26.6.3)."""

    def __init__(self, factor: int, number: Variable) -> None:
        self.factor: Number = as_number(factor)
        self.number: Variable = number

    def value(self, table: Table, effect: Effect) -> int:
        return self.factor.value(table, effect) * self.number.value(table, effect)

    def looks_at(self) -> int:
        return self.number.looks_at()

    def numbers(self) -> list[Number]:
        return [self.factor]

    def text(self) -> str:
        counted = with_and(self.number.meaning()).removeprefix("the number of ")
        counted = counted.replace(" plus the number of ", " and of the ")
        article = "" if counted.startswith("your ") else "the "
        return f"{self.factor.text()} for each of {article}{counted}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SpelledOut(Number):
    """A counted number that reads as what it is, not as X."""

    def __init__(self, number: Variable) -> None:
        self.number: Variable = number

    def value(self, table: Table, effect: Effect) -> int:
        return self.number.value(table, effect)

    def looks_at(self) -> int:
        return self.number.looks_at()

    def text(self) -> str:
        return self.number.meaning()


@mypyc_attr(allow_interpreted_subclasses=True)
class OrIf(Number):
    """One number; or another one, if something holds."""

    def __init__(self, number: Number | int, other: Number | int, *, if_: Condition) -> None:
        self.number: Number = as_number(number)
        self.other: Number = as_number(other)
        self.condition: Condition = if_

    def value(self, table: Table, effect: Effect) -> int:
        number = self.other if self.condition.holds(table, effect) else self.number
        return number.value(table, effect)

    def numbers(self) -> list[Number]:
        return [self.number, self.other]

    def text(self) -> str:
        return f"{self.number.text()} (or {self.other.text()} {self.condition.text()})"

    def definition(self) -> str:
        return self.number.definition() or self.other.definition()


@mypyc_attr(allow_interpreted_subclasses=True)
class Lesser(Variable):
    """Whichever of two numbers is lower."""

    def __init__(self, one: Number | int, other: Number | int) -> None:
        self.one: Number = as_number(one)
        self.other: Number = as_number(other)

    def value(self, table: Table, effect: Effect) -> int:
        return min(self.one.value(table, effect), self.other.value(table, effect))

    def meaning(self) -> str:
        return f"{meaning_of(self.one)} or {meaning_of(self.other)}, whichever is lower"
