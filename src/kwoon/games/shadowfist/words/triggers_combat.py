"""Triggers of attacks and combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.language.selectors import such
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import printed_now
from kwoon.games.shadowfist.state.happenings import AttackMade, cause_of, damage_in
from kwoon.games.shadowfist.state.word_kinds import Cards, Selector, Trigger
from kwoon.games.shadowfist.terms.codes import (
    ATTACK_DECLARED,
    ATTACK_FAILED,
    BY_COMBAT_DAMAGE,
    BY_OTHER_DAMAGE,
    ENTERED_COMBAT,
    HURT,
    INTERCEPTED,
    TACTICS_USED,
    WAS_SMOKED,
)
from kwoon.games.shadowfist.terms.phrasing import a_or_an
from kwoon.games.shadowfist.words.triggers import doers

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


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
    """When at least that much combat damage is inflicted on this card at once, by one source or several (SF-30.3.1)."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def kinds(self) -> list[int]:
        return [HURT]

    def fires(self, table: Table, effect: Effect) -> bool:
        return effect.about == effect.source and damage_in(effect.happening) >= self.least

    def text(self) -> str:
        return f"when {self.least} or more combat damage is inflicted on this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class Smokes(Trigger):
    """SF-20: this card, one that a delayed effect watches, or such a card smokes such a card."""

    def __init__(self, who: Cards | Selector, whom: Selector, combat: bool = False, stronger: bool = False) -> None:
        self.who: Cards | Selector = who
        self.whom: Selector = whom
        self.combat: bool = combat
        """SF-30.3: whether it counts only if combat damage smoked it."""
        self.stronger: bool = stronger
        """SF-8.7: whether only a card with a higher printed Fighting counts; X is not compared."""

    def kinds(self) -> list[int]:
        return [WAS_SMOKED]

    def fires(self, table: Table, effect: Effect) -> bool:
        if self.combat and (cause_of(effect.happening) != BY_COMBAT_DAMAGE or table.hitters is None):
            return False
        if not self.whom.matches(table, effect.about, effect):
            return False
        mine = self.who.cards(table, effect) if isinstance(self.who, Cards) else []
        for card in doers(table, effect):
            if self.stronger and (card < 0 or not 0 <= printed_now(table, card) < printed_now(table, effect.about)):
                continue
            if card in mine or (card >= 0 and isinstance(self.who, Selector) and self.who.matches(table, card, effect)):
                return True
        return False

    def text(self) -> str:
        words = f"when {such(self.who)} smokes {a_or_an(self.whom.text())}"
        words += " with a higher printed Fighting" if self.stronger else ""
        return f"{words} by inflicting combat damage" if self.combat else words


@mypyc_attr(allow_interpreted_subclasses=True)
class SmokedTogether(Trigger):
    """SF-24.5.5, SF-30.3.3: at least that many such cards are smoked at one time; it triggers once for all of them."""

    def __init__(self, selector: Selector, least: int = 2, rivals: bool = False) -> None:
        self.selector: Selector = selector
        self.least: int = least
        self.rivals: bool = rivals
        """Whether the cards must be of different players."""

    def kinds(self) -> list[int]:
        return [WAS_SMOKED]

    def fires(self, table: Table, effect: Effect) -> bool:
        falling = [] if table.falling is None else table.falling
        fallen = [card for card in falling if self.selector.matches(table, card, effect)]
        if len(fallen) < self.least or effect.about != fallen[0]:
            return False
        return not self.rivals or any(table.controllers[card] != table.controllers[fallen[0]] for card in fallen)

    def text(self) -> str:
        of = " of different players" if self.rivals else ""
        return f"when {self.least} or more {self.selector.plural()}{of} are smoked at the same time"


@mypyc_attr(allow_interpreted_subclasses=True)
class SubjectFalls(Trigger):
    """SF-20.1: the subject, which you do not control, is smoked by damage of any kind."""

    def kinds(self) -> list[int]:
        return [WAS_SMOKED]

    def fires(self, table: Table, effect: Effect) -> bool:
        if effect.about != table.subjects[effect.source] or table.controllers[effect.about] == effect.player:
            return False
        return cause_of(effect.happening) in (BY_COMBAT_DAMAGE, BY_OTHER_DAMAGE)

    def text(self) -> str:
        return "when subject is smoked by damage and you did not control it"


@mypyc_attr(allow_interpreted_subclasses=True)
class SubjectMeetsAnother(Trigger):
    """SF-28.6.1: the subject is declared as an interceptor of an attacker beyond its first one."""

    def kinds(self) -> list[int]:
        return [INTERCEPTED]

    def fires(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or effect.about != table.subjects[effect.source]:
            return False
        return effect.by in attack.attackers_met_by(effect.about)[1:]

    def text(self) -> str:
        return "when subject intercepts an attacker beyond the first"


@mypyc_attr(allow_interpreted_subclasses=True)
class AloneAgainst(Trigger):
    """When you declare an attack with one attacker on a card of an opponent who controls at least that many cards."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def kinds(self) -> list[int]:
        return [ATTACK_DECLARED]

    def fires(self, table: Table, effect: Effect) -> bool:
        declared = effect.happening
        if effect.whose != effect.player or not isinstance(declared, AttackMade) or declared.attackers != 1:
            return False
        return len(table.controlled(table.controllers[effect.about])) >= self.least

    def doer_noun(self) -> str:
        return "attacker"

    def text(self) -> str:
        return (
            f"when you declare an attack with only one attacker on a card of an opponent who controls at least "
            f"{self.least} cards"
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class YourAttackFails(Trigger):
    """SF-28.11: when an attack that you declared or joined fails."""

    def kinds(self) -> list[int]:
        return [ATTACK_FAILED]

    def fires(self, table: Table, effect: Effect) -> bool:
        attack = current_attack(table)
        joined = [] if attack is None else [attacker.seat for attacker in attack.attackers]
        return effect.player == effect.whose or effect.player in joined

    def text(self) -> str:
        return "when an attack you declared or joined fails"
