"""Numbers: fixed, or counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.base import Cards, Number, Selector
from kwoon.games.shadowfist.language.terms import PLAY, RESOURCE_NAMES
from kwoon.games.shadowfist.rules.costs import printed_cost
from kwoon.games.shadowfist.rules.recalc import printed_now, resources_of

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Fixed(Number):
    """Just a number."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def value(self, table: Table, effect: Effect) -> int:
        return self.number

    def text(self) -> str:
        return str(self.number)


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

    def definition(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class ChosenX(Variable):
    """A number that the player names as the effect is generated, within bounds."""

    def __init__(self, least: int, most: Number, words: str) -> None:
        self.least: int = least
        self.most: Number = most
        self.words: str = words

    def value(self, table: Table, effect: Effect) -> int:
        return effect.x

    def meaning(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class Count(Variable):
    """How many cards a selector means."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def value(self, table: Table, effect: Effect) -> int:
        zone = self.selector.zone()
        count = 0
        if zone == PLAY:
            for card in table.in_play:
                if self.selector.matches(table, card, effect):
                    count += 1
            return count
        for seat in range(table.seats):
            for card in table.pile_of(zone, seat):
                if self.selector.matches(table, card, effect):
                    count += 1
        return count

    def meaning(self) -> str:
        words = self.selector.plural()
        return f"the number of {words}" + (" in play" if words.endswith("s") else "")


@mypyc_attr(allow_interpreted_subclasses=True)
class InPool(Variable):
    """SF-18.1: how many of a resource you have."""

    def __init__(self, resource: int) -> None:
        self.resource: int = resource

    def value(self, table: Table, effect: Effect) -> int:
        return resources_of(table, effect.player)[self.resource]

    def meaning(self) -> str:
        return f"the number of {RESOURCE_NAMES[self.resource]} resources in your pool"


@mypyc_attr(allow_interpreted_subclasses=True)
class BurnedCount(Variable):
    """How many cards are in burned-for-victory piles: yours, or those of the players picked."""

    def __init__(self, picked: bool) -> None:
        self.picked: bool = picked

    def value(self, table: Table, effect: Effect) -> int:
        if not self.picked:
            return len(table.burned[effect.player])
        return sum([len(table.burned[seat]) for seat in effect.picks[0]])

    def meaning(self) -> str:
        whose = "the target's" if self.picked else "your"
        return f"the number of cards in {whose} burned-for-victory pile"


@mypyc_attr(allow_interpreted_subclasses=True)
class ControlledBy(Variable):
    """How many cards of a kind the picked player controls."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def value(self, table: Table, effect: Effect) -> int:
        seat = effect.picks[0][0]
        count = 0
        for card in table.in_play:
            if table.controllers[card] == seat and self.selector.matches(table, card, effect):
                count += 1
        return count

    def meaning(self) -> str:
        return f"the number of {self.selector.plural()} that the target controls"


@mypyc_attr(allow_interpreted_subclasses=True)
class Sum(Variable):
    """Numbers added up and taken away; not less than a least value."""

    def __init__(self, plus: list[Number], minus: list[Number], least: int) -> None:
        self.plus: list[Number] = plus
        self.minus: list[Number] = minus
        self.least: int = least

    def value(self, table: Table, effect: Effect) -> int:
        total = sum([number.value(table, effect) for number in self.plus])
        total -= sum([number.value(table, effect) for number in self.minus])
        return max(self.least, total)

    def meaning(self) -> str:
        words = " plus ".join([meaning_of(number) for number in self.plus])
        for number in self.minus:
            words += f" minus {meaning_of(number)}"
        return words


def meaning_of(number: Number) -> str:
    """A number inside a sum."""
    return number.meaning() if isinstance(number, Variable) else number.text()


@mypyc_attr(allow_interpreted_subclasses=True)
class PrintedCost(Variable):
    """SF-8.5: the printed costs of some cards, added up."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, table: Table, effect: Effect) -> int:
        return sum([printed_cost(table, card) for card in self.cards.cards(table, effect)])

    def meaning(self) -> str:
        return f"the printed cost of {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class PrintedFighting(Variable):
    """SF-8.7: the printed Fighting of some cards."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def value(self, table: Table, effect: Effect) -> int:
        return sum([max(0, printed_now(table, card)) for card in self.cards.cards(table, effect)])

    def meaning(self) -> str:
        return f"the printed Fighting of {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Half(Variable):
    """Half of a number."""

    def __init__(self, number: Number, up: bool) -> None:
        self.number: Number = number
        self.up: bool = up

    def value(self, table: Table, effect: Effect) -> int:
        whole = self.number.value(table, effect)
        return (whole + 1) // 2 if self.up else whole // 2

    def meaning(self) -> str:
        return f"half of {meaning_of(self.number)} (rounded {'up' if self.up else 'down'})"


@mypyc_attr(allow_interpreted_subclasses=True)
class NumberOfPlayers(Variable):
    """How many players are in the game."""

    def value(self, table: Table, effect: Effect) -> int:
        return len(table.playing())

    def meaning(self) -> str:
        return "the number of players"


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentsAhead(Variable):
    """How many opponents are closer to victory than you."""

    def value(self, table: Table, effect: Effect) -> int:
        mine = table.closeness(effect.player)
        return sum([1 for seat in table.playing() if table.closeness(seat) > mine])

    def meaning(self) -> str:
        return "the number of opponents who are closer to victory than you"
