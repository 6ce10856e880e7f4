"""Costs: what is paid as an effect is generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.standing.derive import cannot
from kwoon.games.shadowfist.state.piles import discard
from kwoon.games.shadowfist.state.table import NONE, with_value
from kwoon.games.shadowfist.state.words import Cost, Number
from kwoon.games.shadowfist.terms.codes import (
    DISCARDED,
    HAND,
    NEEDS_UNTURNED,
    NO_SACRIFICE,
    PLAY,
    TOASTED,
    TURNED,
)

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnThis(Cost):
    """SF-21: turn this card; SF-25.2: not before it has resolved."""

    def __init__(self, maintain: bool) -> None:
        self.maintain: bool = maintain

    def payable(self, table: Table, effect: Effect) -> bool:
        card = effect.source
        return table.zones[card] == PLAY and table.turned[card] == 0 and table.ready[card] == 1

    def pay(self, table: Table, effect: Effect) -> None:
        table.turn_card(effect.source)
        table.happen(TURNED, effect.source, effect.source, effect.player, 0)

    def turns(self, table: Table, effect: Effect) -> list[int]:
        return [effect.source]

    def needs(self) -> int:
        return NEEDS_UNTURNED

    def text(self) -> str:
        return "turn and maintain" if self.maintain else "turn"


@mypyc_attr(allow_interpreted_subclasses=True)
class PayPower(Cost):
    """SF-17.2.5."""

    def __init__(self, number: Number) -> None:
        self.number: Number = number

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.power[effect.player] >= self.number.value(table, effect)

    def pay(self, table: Table, effect: Effect) -> None:
        table.power[effect.player] -= self.number.value(table, effect)

    def power(self, table: Table, effect: Effect) -> int:
        return self.number.value(table, effect)

    def numbers(self) -> list[Number]:
        return [self.number]

    def text(self) -> str:
        return f"pay {self.number.text()} Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class PayController(PayPower):
    """SF-17.2.4: pay Power to this card's controller."""

    def pay(self, table: Table, effect: Effect) -> None:
        super().pay(table, effect)
        table.power[table.controllers[effect.source]] += self.number.value(table, effect)

    def text(self) -> str:
        return f"pay this card's controller {self.number.text()} Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class GivePower(Cost):
    """SF-17.2.4: give Power to the player picked, or to the controller of the card picked."""

    def __init__(self, at: int, amount: int, to_controller: bool = False) -> None:
        self.at: int = at
        self.amount: int = amount
        self.to_controller: bool = to_controller

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.power[effect.player] >= self.amount

    def power(self, table: Table, effect: Effect) -> int:
        return self.amount

    def pay(self, table: Table, effect: Effect) -> None:
        table.power[effect.player] -= self.amount
        for picked in effect.picks[self.at]:
            seat = table.controllers[picked] if self.to_controller else picked
            table.power[seat] += self.amount
            if effect.whose == NONE:
                effect.whose = seat

    def fits(self, table: Table, effect: Effect, at: int, new: int) -> bool:
        return at != self.at or effect.whose == (table.controllers[new] if self.to_controller else new)

    def text(self) -> str:
        return f"give an opponent {self.amount} Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class SacrificeThis(Cost):
    """SF-45."""

    def payable(self, table: Table, effect: Effect) -> bool:
        card = effect.source
        return table.zones[card] == PLAY and not cannot(table, card, NO_SACRIFICE)

    def pay(self, table: Table, effect: Effect) -> None:
        table.sacrifice(effect.source, effect.player)

    def text(self) -> str:
        return "sacrifice this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveCounters(Cost):
    """Remove counters from this card."""

    def __init__(self, number: Number) -> None:
        self.number: Number = number

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.counters[effect.source] >= max(1, self.number.value(table, effect))

    def pay(self, table: Table, effect: Effect) -> None:
        left = table.counters[effect.source] - self.number.value(table, effect)
        table.counters = with_value(table.counters, effect.source, left)
        table.changed()

    def text(self) -> str:
        amount = self.number.text()
        return "remove a counter from this card" if amount == "1" else f"remove {amount} counters"


@mypyc_attr(allow_interpreted_subclasses=True)
class PutCounter(Cost):
    """SF-10.5: put a counter on this card."""

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.zones[effect.source] == PLAY

    def pay(self, table: Table, effect: Effect) -> None:
        table.counters = with_value(table.counters, effect.source, table.counters[effect.source] + 1)
        table.changed()

    def text(self) -> str:
        return "put a counter on this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardThis(Cost):
    """SF-39: discard this card from the hand, which is not toasting it."""

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.zones[effect.source] == HAND

    def pay(self, table: Table, effect: Effect) -> None:
        table.put_in_pile(effect.source, TOASTED)
        table.happen(DISCARDED, effect.source, effect.source, effect.player, 0)

    def text(self) -> str:
        return "discard it"


@mypyc_attr(allow_interpreted_subclasses=True)
class SetX(Cost):
    """SF-48: the X of this card's Fighting is set as it enters play."""

    def payable(self, table: Table, effect: Effect) -> bool:
        return True

    def pay(self, table: Table, effect: Effect) -> None:
        table.paid = with_value(table.paid, effect.source, effect.x)
        table.changed()

    def text(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class WithPicked(Cost):
    """Something done with the cards that were picked for a choice; without words, the choice itself has said so."""

    def __init__(self, at: int = 0, words: str = "") -> None:
        self.at: int = at
        self.words: str = words

    def payable(self, table: Table, effect: Effect) -> bool:
        return True

    def pay(self, table: Table, effect: Effect) -> None:
        for card in effect.picks[self.at]:
            self.give_up(table, effect, card)

    def give_up(self, table: Table, effect: Effect, card: int) -> None:
        """Do it to one of them."""
        raise NotImplementedError  # pragma: no cover

    def spends(self) -> int:
        return self.at

    def fits(self, table: Table, effect: Effect, at: int, new: int) -> bool:
        return at != self.at

    def verb(self) -> str:
        """What is done, in a word."""
        raise NotImplementedError  # pragma: no cover

    def text(self) -> str:
        return f"{self.verb()} {self.words}" if self.words else ""


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnPicked(WithPicked):
    """Turn cards."""

    def give_up(self, table: Table, effect: Effect, card: int) -> None:
        table.turn_card(card)
        table.happen(TURNED, card, effect.source, effect.player, 0)

    def turns(self, table: Table, effect: Effect) -> list[int]:
        return effect.picks[self.at]

    def spends(self) -> int:
        return -1  # who is turned is still there

    def verb(self) -> str:
        return "turn"


@mypyc_attr(allow_interpreted_subclasses=True)
class SacrificePicked(WithPicked):
    """SF-45: sacrifice cards."""

    def give_up(self, table: Table, effect: Effect, card: int) -> None:
        table.sacrifice(card, effect.player)

    def verb(self) -> str:
        return "sacrifice"


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardPicked(WithPicked):
    """SF-39: discard cards of your hand."""

    def give_up(self, table: Table, effect: Effect, card: int) -> None:
        discard(table, card, effect.source)

    def verb(self) -> str:
        return "discard"


@mypyc_attr(allow_interpreted_subclasses=True)
class ToastPicked(WithPicked):
    """SF-46: toast cards, in play or in a smoked pile."""

    def give_up(self, table: Table, effect: Effect, card: int) -> None:
        table.toast(card, effect.source, effect.player)

    def verb(self) -> str:
        return "toast"
