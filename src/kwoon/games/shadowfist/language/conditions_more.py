"""More conditions: the attack's target, what someone controls, designators, what happened this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import NUMBER_WORDS, a_or_an
from kwoon.games.shadowfist.language.base import Cards, Condition, Selector
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.recalc import derive

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileThisAttacks(Condition):
    """While this card is attacking, for what others gain by it."""

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        return attack is not None and not attack.ended and attack.is_attacking(effect.source)

    def text(self) -> str:
        return "while this card is attacking"


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileTargeted(Condition):
    """While such a card is the target of an attack."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def holds(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or attack.ended:
            return False
        for attacker in attack.attackers:
            if attacker.attacking and self.selector.matches(table, attacker.target, effect):
                return True
        return False

    def text(self) -> str:
        return f"while {a_or_an(self.selector.text())} is the target of an attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class WhileYouControl(Condition):
    """While you control such a card."""

    def __init__(self, selector: Selector) -> None:
        self.selector: Selector = selector

    def holds(self, table: Table, effect: Effect) -> bool:
        for card in table.in_play:
            if table.controllers[card] == effect.player and self.selector.matches(table, card, effect):
                return True
        return False

    def text(self) -> str:
        return f"while you control {a_or_an(self.selector.text())}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ItsControllerHas(Condition):
    """For triggers: if whoever controls the card that it happened to controls enough cards of a kind."""

    def __init__(self, selector: Selector, least: int) -> None:
        self.selector: Selector = selector
        self.least: int = least

    def holds(self, table: Table, effect: Effect) -> bool:
        seat = table.controllers[effect.about]
        count = 0
        for card in table.in_play:
            if table.controllers[card] == seat and self.selector.matches(table, card, effect):
                count += 1
        return count >= self.least

    def text(self) -> str:
        return f"if its controller controls at least {NUMBER_WORDS[self.least]} {self.selector.plural()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class OpponentSharesDesignator(Condition):
    """SF-14: if any opponent controls two cards that have a designator in common."""

    def holds(self, table: Table, effect: Effect) -> bool:
        for seat in table.playing():
            if seat != effect.player and shares_designator(table, seat):
                return True
        return False

    def text(self) -> str:
        return "if any opponent controls at least two cards that share a designator"


def shares_designator(table: Table, seat: int) -> bool:
    """Whether two face-up cards of a player have a designator in common, printed or gained."""
    gained = derive(table).words
    seen: set[str] = set()
    for card in table.in_play:
        if table.controllers[card] != seat or table.face_down[card]:
            continue
        words = set(table.card(card).designators)
        words.update(gained.get(card, []))
        if seen & words:
            return True
        seen |= words
    return False


@mypyc_attr(allow_interpreted_subclasses=True)
class YourCardWasSmoked(Condition):
    """SF-20: if at least one card that you own was smoked this turn."""

    def holds(self, table: Table, effect: Effect) -> bool:
        return any([table.owners[card] == effect.player for card in table.smoked_this_turn])

    def text(self) -> str:
        return "in which at least one card you own was smoked"


@mypyc_attr(allow_interpreted_subclasses=True)
class HasCounters(Condition):
    """If there are enough counters on this card."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def holds(self, table: Table, effect: Effect) -> bool:
        return table.counters[effect.source] >= self.least

    def text(self) -> str:
        return f"when there are {NUMBER_WORDS[self.least]} or more counters on it"


@mypyc_attr(allow_interpreted_subclasses=True)
class IsDamaged(Condition):
    """SF-16.1: only a damaged card can be healed; the rules say so, not the card."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards

    def holds(self, table: Table, effect: Effect) -> bool:
        return any([table.damage[card] > 0 for card in self.cards.cards(table, effect)])

    def text(self) -> str:
        return ""
