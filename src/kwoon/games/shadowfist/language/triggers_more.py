"""More triggers: several happenings at once, with a condition, by the card that a delayed trigger watches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.base import Condition, Trigger
from kwoon.games.shadowfist.language.terms import (
    BURNED_SITE,
    DAMAGED,
    ENTERED_COMBAT,
    EVENT,
    HURT,
    POWER_GAINED,
    POWER_GENERATED,
    TACTICS_USED,
)
from kwoon.games.shadowfist.language.triggers import is_target_of
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.combat import Combat

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyWhen(Trigger):
    """When any of several things happens, to anyone."""

    def __init__(self, happenings: list[int], words: str) -> None:
        self.happenings: list[int] = happenings
        self.words: str = words

    def kinds(self) -> list[int]:
        return self.happenings

    def fires(self, table: Table, effect: Effect) -> bool:
        return True

    def text(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class WhenIf(Trigger):
    """A trigger with a condition that must hold at that moment (SF-26.1.3)."""

    def __init__(self, trigger: Trigger, condition: Condition) -> None:
        self.trigger: Trigger = trigger
        self.condition: Condition = condition

    def kinds(self) -> list[int]:
        return self.trigger.kinds()

    def fires(self, table: Table, effect: Effect) -> bool:
        return self.trigger.fires(table, effect) and self.condition.holds(table, effect)

    def text(self) -> str:
        return f"{self.trigger.text()} {self.condition.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class WatchedHappens(Trigger):
    """For delayed triggers: something happens to the card that is watched."""

    def __init__(self, kind: int, words: str) -> None:
        self.kind: int = kind
        self.words: str = words

    def kinds(self) -> list[int]:
        return [self.kind]

    def fires(self, table: Table, effect: Effect) -> bool:
        return effect.about == effect.watched

    def text(self) -> str:
        return self.words


@mypyc_attr(allow_interpreted_subclasses=True)
class WatchedHitsItsTarget(Trigger):
    """For delayed triggers: the watched card inflicts combat damage on the target of its attack."""

    def kinds(self) -> list[int]:
        return [DAMAGED]

    def fires(self, table: Table, effect: Effect) -> bool:
        if effect.by != effect.watched or effect.amount % 2 == 0:
            return False
        return is_target_of(table, effect.by, effect.about)

    def text(self) -> str:
        return "when target inflicts combat damage on the target of its attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class TacticsBeforeCombat(Trigger):
    """SF-28.6.3, SF-30.1: this card uses Tactics while it is about to enter combat with a card of an opponent's."""

    def kinds(self) -> list[int]:
        return [TACTICS_USED]

    def fires(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or effect.about != effect.source or effect.by < 0:
            return False
        return attack.about_to_fight(effect.source) and table.controllers[effect.by] != effect.player

    def text(self) -> str:
        return "when this card uses Tactics before combat with a card an opponent controls"


@mypyc_attr(allow_interpreted_subclasses=True)
class OneEntersCombat(Trigger):
    """When only one Character enters combat with this card."""

    def kinds(self) -> list[int]:
        return [ENTERED_COMBAT]

    def fires(self, table: Table, effect: Effect) -> bool:
        if effect.about != effect.source:
            return False
        for procedure in table.stack:
            if isinstance(procedure, Combat):
                return procedure.pairs[1::2].count(effect.source) == 1
        return False

    def text(self) -> str:
        return "when only one Character enters combat with this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class CombatDamageAtOnce(Trigger):
    """When so much combat damage is inflicted on this card at once, from however many sources (SF-30.3.1)."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def kinds(self) -> list[int]:
        return [HURT]

    def fires(self, table: Table, effect: Effect) -> bool:
        return effect.about == effect.source and effect.amount >= self.least

    def text(self) -> str:
        return f"when {self.least} or more combat damage is inflicted on this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class YourSiteIsBurned(Trigger):
    """When a Site that you control is burned."""

    def kinds(self) -> list[int]:
        return [BURNED_SITE]

    def fires(self, table: Table, effect: Effect) -> bool:
        return effect.amount == effect.player

    def text(self) -> str:
        return "when a Site you control is burned"


@mypyc_attr(allow_interpreted_subclasses=True)
class PowerFromOpponentsEvent(Trigger):
    """When one or more opponents generate or gain Power from an opponent's Event: once, for however many they are."""

    def kinds(self) -> list[int]:
        return [POWER_GAINED, POWER_GENERATED]

    def fires(self, table: Table, effect: Effect) -> bool:
        card = effect.about
        if card < 0 or table.type_of(card) != EVENT:
            return False
        if effect.whose == effect.player or table.controllers[card] == effect.player:
            return False
        for pending in table.pending:
            other = pending.effect
            if other.source == effect.source and other.ability == effect.ability and other.about == card:
                return False
        return True

    def text(self) -> str:
        return "when one or more opponents generate or gain Power from an Event played by an opponent"
