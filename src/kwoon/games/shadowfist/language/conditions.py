"""Conditions: while, if."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import a_or_an
from kwoon.games.shadowfist.language.base import Condition, Number, Selector
from kwoon.games.shadowfist.rules.assault import current_attack

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileAttacking(Condition):
    """While this card (or, for a State, its subject) attacks."""

    def __init__(self, subject: bool) -> None:
        self.subject: bool = subject

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        card = table.subjects[effect.source] if self.subject else effect.source
        return attack is not None and not attack.ended and attack.is_attacking(card)

    def text(self) -> str:
        return "while attacking"


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileControlling(Condition):
    """While enough cards of a kind are in play."""

    def __init__(self, selector: Selector, least: int) -> None:
        self.selector: Selector = selector
        self.least: int = least

    def holds(self, table: Table, effect: Effect) -> bool:
        count = 0
        for card in table.in_play:
            if self.selector.matches(table, card, effect):
                count += 1
        return count >= self.least

    def text(self) -> str:
        if self.least == 1:
            return f"while there is {a_or_an(self.selector.text())}"
        return f"while there are at least {self.least} {self.selector.plural()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileSubjectOf(Condition):
    """While this card is the subject of such a State."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def holds(self, table: Table, effect: Effect) -> bool:
        for state in table.in_play:
            if table.subjects[state] == effect.source and self.selector.matches(table, state, effect):
                return True
        return False

    def text(self) -> str:
        return f"while the subject of {a_or_an(self.selector.text())}"


@mypyc_attr(allow_interpreted_subclasses=True)
class AnOpponentIsCloser(Condition):
    """While any (or every) opponent is closer to victory than you."""

    def __init__(self, every: bool) -> None:
        self.every: bool = every

    def holds(self, table: Table, effect: Effect) -> bool:
        mine = table.closeness(effect.player)
        others = [table.closeness(seat) > mine for seat in table.playing() if seat != effect.player]
        return all(others) if self.every else any(others)

    def text(self) -> str:
        return f"while {'all opponents are' if self.every else 'any opponent is'} closer to victory than you"


@mypyc_attr(allow_interpreted_subclasses=True)
class AtLeast(Condition):
    """While a number is large enough."""

    def __init__(self, number: Number, least: int, words: str) -> None:
        self.number: Number = number
        self.least: int = least
        self.words: str = words

    def holds(self, table: Table, effect: Effect) -> bool:
        return self.number.value(table, effect) >= self.least

    def text(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class DuringAttack(Condition):
    """While an attack is under way; on a card of yours, if so asked."""

    def __init__(self, on_yours: bool) -> None:
        self.on_yours: bool = on_yours

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or attack.ended:
            return False
        return not self.on_yours or table.controllers[attack.target] == effect.player

    def text(self) -> str:
        return "during an attack on a card you control" if self.on_yours else "during an attack"
