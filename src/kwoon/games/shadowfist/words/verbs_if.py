"""Verbs that act only if something holds as the effect resolves, and verbs that are done as a cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.conditions import InMode
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.state.word_kinds import Cards, Condition, Cost, Number, Verb
from kwoon.games.shadowfist.terms.ids import SeatId

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class If(Verb):
    """SF-24.2: a part of the effect that looks at its condition as it resolves."""

    def __init__(self, verb: Verb, condition: Condition) -> None:
        self.verb: Verb = verb
        self.condition: Condition = condition

    def act(self, table: Table, effect: Effect) -> None:
        if self.condition.holds(table, effect):
            self.verb.act(table, effect)

    def parts(self) -> list[Verb]:
        return [self.verb]

    def acts_on(self) -> Cards | None:
        return self.verb.acts_on()

    def inflicts(self) -> bool:
        return self.verb.inflicts()

    def touches_hands(self) -> bool:
        return self.verb.touches_hands()

    def hands(self, table: Table, effect: Effect) -> list[SeatId]:
        return self.verb.hands(table, effect)

    def takes(self, table: Table, effect: Effect, seat: SeatId) -> int:
        return self.verb.takes(table, effect, seat)

    def harms(self) -> bool:
        return self.verb.harms()

    def brings_back(self) -> bool:
        return self.verb.brings_back()

    def numbers(self) -> list[Number]:
        return self.verb.numbers()

    def as_question(self) -> str:
        return self.verb.text() if isinstance(self.condition, InMode) else self.text()

    def text(self) -> str:
        condition = self.condition.text()
        if isinstance(self.condition, InMode):
            return f"or {self.verb.text()}" if self.condition.which else self.verb.text()
        return f"{self.verb.text()}{',' if condition.startswith('unless') else ''} {condition}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Then(If):
    """The same, where an earlier verb has said it all."""

    def text(self) -> str:
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Cost):
    """SF-24.1.4: something is done as a cost, as the effect is generated; to a card that it can be done to."""

    def __init__(self, verb: Verb) -> None:
        self.verb: Verb = verb

    def payable(self, table: Table, effect: Effect) -> bool:
        cards = self.verb.acts_on()
        if cards is None or isinstance(cards, Picked):
            return True
        return any(self.verb.can_act_on(table, card) for card in cards.cards(table, effect))

    def needs(self) -> int:
        return self.verb.needs()

    def pay(self, table: Table, effect: Effect) -> None:
        self.verb.act(table, effect)

    def numbers(self) -> list[Number]:
        return self.verb.numbers()

    def text(self) -> str:
        return self.verb.as_cost()
