"""Costs: what is paid as an effect is generated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.numbers import Fixed, as_number
from kwoon.games.shadowfist.language.things import Picked, PickedPlayer
from kwoon.games.shadowfist.standing.derive import cannot
from kwoon.games.shadowfist.state.abilities import (
    DISCARDING,
    SACRIFICING,
    TOASTING,
    TURNING,
    TURNING_TO_MAINTAIN,
    Choice,
)
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.piles import discard, may_discard
from kwoon.games.shadowfist.state.table import with_value
from kwoon.games.shadowfist.state.word_kinds import Cards, Cost, Number, Players
from kwoon.games.shadowfist.terms.codes import (
    DISCARDED,
    HAND,
    NEEDS_COUNTERS,
    NEEDS_UNTURNED,
    NO_SACRIFICE,
    NO_TURN,
    PLAY,
    SEES_PILES,
    SEES_READINESS,
    SEES_TURNING,
    TOASTED,
    TURNED,
)
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnThis(Cost):
    """SF-21: turn this card, or this State's subject; SF-25.2: not before it has resolved."""

    def __init__(self, maintain: bool, what: Cards | None = None) -> None:
        self.maintain: bool = maintain
        self.what: Cards | None = what
        """What is turned, if not this card: one that the player controls."""

    def payable(self, table: Table, effect: Effect) -> bool:
        if self.what is None:
            return can_turn(table, effect.source)
        cards = self.what.cards(table, effect)
        return len(cards) > 0 and all(can_turn(table, card) and is_ours(table, card, effect) for card in cards)

    def pay(self, table: Table, effect: Effect) -> None:
        for card in self.turns(table, effect):
            table.turn_card(card)
            table.happen(Happening(TURNED, card, effect.source, effect.player))

    def is_turning(self) -> bool:
        return True

    def turns(self, table: Table, effect: Effect) -> list[CardId]:
        return [effect.source] if self.what is None else self.what.cards(table, effect)

    def needs(self) -> int:
        return NEEDS_UNTURNED if self.what is None else 0

    def looks_at(self) -> int:
        return 0 if self.what is None else SEES_TURNING | SEES_READINESS | self.what.looks_at()

    def text(self) -> str:
        words = "turn and maintain" if self.maintain else "turn"
        return words if self.what is None else f"{words} {self.what.text()}"


def can_turn(table: Table, card: CardId) -> bool:
    """SF-21, SF-25.2: whether a card in play can be turned now: unturned, resolved, and not kept from it."""
    if table.zones[card] != PLAY or table.turned[card] or not table.ready[card]:
        return False
    return not cannot(table, card, NO_TURN)


def is_ours(table: Table, card: CardId, effect: Effect) -> bool:
    """Whether the player of an effect controls a card."""
    return table.controllers[card] == effect.player


@mypyc_attr(allow_interpreted_subclasses=True)
class PayPower(Cost):
    """SF-17.2.5: pay Power; SF-17.2.4: or give it to somebody, which is not spending it."""

    def __init__(self, number: Number | int, to: Players | None = None) -> None:
        self.number: Number = as_number(number)
        self.to: Players | None = to

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.power[effect.player] >= self.number.value(table, effect)

    def pay(self, table: Table, effect: Effect) -> None:
        amount = self.number.value(table, effect)
        if self.to is None:
            table.spend(effect.player, amount)
            return
        table.add_power(effect.player, -amount)
        for seat in self.to.players(table, effect):
            table.add_power(seat, amount)

    def power(self, table: Table, effect: Effect) -> int:
        return self.number.value(table, effect)

    def least_power(self) -> int:
        return self.number.number if isinstance(self.number, Fixed) else 0

    def looks_at(self) -> int:
        return self.number.looks_at()

    def numbers(self) -> list[Number]:
        return [self.number]

    def text(self) -> str:
        words = "pay" if self.to is None else f"give {self.to.text()}"
        return f"{words} {self.number.text()} Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class GivePower(Cost):
    """SF-17.2.4: give Power to the player picked, or to the controller of the card picked."""

    def __init__(self, number: Number | int, to: Picked | PickedPlayer) -> None:
        self.number: Number = as_number(number)
        self.to: Picked | PickedPlayer = to

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.power[effect.player] >= self.number.value(table, effect)

    def power(self, table: Table, effect: Effect) -> int:
        return self.number.value(table, effect)

    def least_power(self) -> int:
        return self.number.number if isinstance(self.number, Fixed) else 0

    def looks_at(self) -> int:
        return 0

    def numbers(self) -> list[Number]:
        return [self.number]

    def pay(self, table: Table, effect: Effect) -> None:
        amount = self.number.value(table, effect)
        table.add_power(effect.player, -amount)
        for picked in self.to.choice.picked(effect):
            seat = self.receiver(table, picked)
            table.add_power(seat, amount)
            if effect.whose == NONE:
                effect.whose = seat

    def receiver(self, table: Table, picked: int) -> SeatId:
        """Who gets it."""
        return table.controllers[picked] if isinstance(self.to, Picked) else SeatId(picked)

    def fits(self, table: Table, effect: Effect, at: int, new: int) -> bool:
        return at != self.to.choice.at or effect.whose == self.receiver(table, new)

    def text(self) -> str:
        whom = f"{self.to.text()}'s controller" if isinstance(self.to, Picked) else self.to.text()
        return f"give {whom} {self.number.text()} Power"


@mypyc_attr(allow_interpreted_subclasses=True)
class SacrificeThis(Cost):
    """SF-45: sacrifice this card."""

    def payable(self, table: Table, effect: Effect) -> bool:
        card = effect.source
        return table.zones[card] == PLAY and not cannot(table, card, NO_SACRIFICE)

    def looks_at(self) -> int:
        return 0

    def pay(self, table: Table, effect: Effect) -> None:
        table.sacrifice(effect.source, effect.player)

    def text(self) -> str:
        return "sacrifice this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class RemoveCounters(Cost):
    """Remove counters from this card."""

    def __init__(self, number: Number | int) -> None:
        self.number: Number = as_number(number)

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.counters[effect.source] >= max(1, self.number.value(table, effect))

    def needs(self) -> int:
        return NEEDS_COUNTERS

    def looks_at(self) -> int:
        return self.number.looks_at()

    def pay(self, table: Table, effect: Effect) -> None:
        left = table.counters[effect.source] - self.number.value(table, effect)
        table.counters = with_value(table.counters, effect.source, left)
        table.changed()

    def text(self) -> str:
        amount = self.number.text()
        return "remove a counter from this card" if amount == "1" else f"remove {amount} counters"


@mypyc_attr(allow_interpreted_subclasses=True)
class DiscardThis(Cost):
    """SF-39: discard this card from the hand, which is not toasting it."""

    def payable(self, table: Table, effect: Effect) -> bool:
        return table.zones[effect.source] == HAND and may_discard(table, effect.player)

    def looks_at(self) -> int:
        return 0

    def pay(self, table: Table, effect: Effect) -> None:
        table.put_in_pile(effect.source, TOASTED)
        table.happen(Happening(DISCARDED, effect.source, effect.source, effect.player))

    def text(self) -> str:
        return "discard this card"


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
class PayWith(Cost):
    """The cards that are picked for a choice are turned, sacrificed, discarded or toasted; the choice says so."""

    def __init__(self, choice: Choice) -> None:
        self.choice: Choice = choice

    def payable(self, table: Table, effect: Effect) -> bool:
        if self.choice.paid != DISCARDING or may_discard(table, effect.player):
            return True
        return not table.hands[effect.player] or (self.choice.least == 0 and not self.choice.everything)

    def looks_at(self) -> int:
        return SEES_PILES if self.choice.paid == DISCARDING else 0

    def pay(self, table: Table, effect: Effect) -> None:
        for card in self.choice.picked_cards(effect):
            if self.choice.paid == SACRIFICING:
                table.sacrifice(card, effect.player)
            elif self.choice.paid == DISCARDING:
                discard(table, card, effect.source)
            elif self.choice.paid == TOASTING:
                table.toast(card, effect.source, effect.player)
            else:
                table.turn_card(card)
                table.happen(Happening(TURNED, card, effect.source, effect.player))

    def is_turning(self) -> bool:
        """Whether they are turned: then they are still there (SF-21)."""
        return self.choice.paid in (TURNING, TURNING_TO_MAINTAIN)

    def turns(self, table: Table, effect: Effect) -> list[CardId]:
        return self.choice.picked_cards(effect) if self.is_turning() else []

    def spends(self) -> int:
        return -1 if self.is_turning() else self.choice.at

    def fits(self, table: Table, effect: Effect, at: int, new: int) -> bool:
        return at != self.choice.at

    def text(self) -> str:
        return ""
