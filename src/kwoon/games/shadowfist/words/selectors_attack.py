"""Selectors for Characters by what they do in an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.attack.combat import ENTER, Combat
from kwoon.games.shadowfist.attack.interception import Interception
from kwoon.games.shadowfist.language.selectors import Only, meant
from kwoon.games.shadowfist.standing.attack import AttackState, current_attack
from kwoon.games.shadowfist.standing.derive import fighting
from kwoon.games.shadowfist.state.happenings import BeatenDown
from kwoon.games.shadowfist.state.table import place_of
from kwoon.games.shadowfist.state.word_kinds import Selector
from kwoon.games.shadowfist.terms.codes import CHARACTER, NEEDS_ATTACK, PLAY, SEES_ATTACKS
from kwoon.games.shadowfist.terms.ids import CardId, Place, Stamp
from kwoon.games.shadowfist.terms.phrasing import a_or_an

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class OfTheAttack(Selector):
    """Characters by their part in the attack under way."""

    def __init__(self, others: Selector) -> None:
        self.others: Selector = others

    def looks_back(self) -> bool:
        return self.others.looks_back()

    def looks_at(self) -> int:
        return SEES_ATTACKS | self.others.looks_at()

    def needs(self) -> int:
        return NEEDS_ATTACK

    def noun(self, many: bool) -> str:
        return "Characters" if many else "Character"

    def whom(self, many: bool) -> str:
        """The others in words."""
        if isinstance(self.others, Only):
            return self.others.text()
        return self.others.plural() if many else a_or_an(self.others.text())


@mypyc_attr(allow_interpreted_subclasses=True)
class Attacking(OfTheAttack):
    """SF-28.1.3: Characters that attack such a card."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        attack = current_attack(table)
        part = None if attack is None or attack.ended else attack.attacker_of(card)
        return part is not None and part.attacking and self.others.matches(table, part.target, effect)

    def after(self, many: bool) -> list[str]:
        return [f"attacking {self.whom(many)}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Intercepting(OfTheAttack):
    """SF-28.6.1: Characters that intercept such an attacker."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None:
            return False
        chains = [each for each in attack.attackers if card in each.chain]
        return any(self.others.matches(table, each.card, effect) for each in chains)

    def after(self, many: bool) -> list[str]:
        return [f"intercepting {self.whom(many)}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class InterceptedBy(OfTheAttack):
    """SF-28.6.1: attackers that such a Character intercepts."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        attack = current_attack(table)
        chain = [] if attack is None else attack.interceptors_of(card)
        return any(self.others.matches(table, each, effect) for each in chain)

    def after(self, many: bool) -> list[str]:
        return [f"intercepted by {self.whom(many)}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackingFrom(OfTheAttack):
    """SF-28.8: attackers that came from the location of such a card; perhaps also those that have ceased since."""

    def __init__(self, others: Selector, or_ceased: bool = False) -> None:
        super().__init__(others)
        self.or_ceased: bool = or_ceased

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        attack = current_attack(table)
        part = None if attack is None or attack.ended else attack.attacker_of(card)
        if attack is None or part is None or not (part.attacking or self.or_ceased):
            return False
        if not table.same(card, part.stamp):
            return False
        others = self.others
        if isinstance(others, Only):  # most often this card alone
            for other in meant(table, others.cards, effect):
                if table.zones[other] == PLAY and self.home_of(table, attack, other) == part.home:
                    return True
            return False
        for other in table.in_play:
            if self.home_of(table, attack, other) == part.home and others.matches(table, other, effect):
                return True
        return False

    def home_of(self, table: Table, attack: AttackState, card: CardId) -> Place:
        """The location from which a card came, if it attacks; else where it is."""
        part = attack.attacker_of(card)
        return place_of(table, card) if part is None else part.home

    def after(self, many: bool) -> list[str]:
        where = f"from the location of {self.whom(False)}"
        return [f"that attacked {where} in this attack" if self.or_ceased else f"attacking {where}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class WasAttacker(Selector):
    """Characters that were attackers in the attack that has just ended; or that took part, also as interceptors."""

    def __init__(self, or_interceptor: bool = False) -> None:
        self.or_interceptor: bool = or_interceptor

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or table.type_of(card) != CHARACTER:
            return False
        part = attack.attacker_of(card)
        if part is not None and table.same(card, part.stamp):
            return True
        guard = attack.guard_of(card) if self.or_interceptor else None
        return guard is not None and table.same(card, guard.stamp)

    def needs(self) -> int:
        return NEEDS_ATTACK

    def noun(self, many: bool) -> str:
        return "Characters" if many else "Character"

    def after(self, many: bool) -> list[str]:
        if self.or_interceptor:
            return ["that attacked or intercepted in that attack"]
        return [f"that {'were attackers' if many else 'was an attacker'} in that attack"]


@mypyc_attr(allow_interpreted_subclasses=True)
class AboutToFightStronger(Selector):
    """SF-28.6.3, SF-30.1: Characters about to enter combat with one of higher Fighting."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        pairs = about_to_fight(table)
        for at in range(0, len(pairs), 2):
            one, other = pairs[at], pairs[at + 1]
            if card == one and fighting(table, other) > fighting(table, one):
                return True
            if card == other and fighting(table, one) > fighting(table, other):
                return True
        return False

    def needs(self) -> int:
        return NEEDS_ATTACK

    def noun(self, many: bool) -> str:
        return "Characters" if many else "Character"

    def after(self, many: bool) -> list[str]:
        return [f"that {'are' if many else 'is'} about to enter combat with a Character with a higher Fighting"]


def about_to_fight(table: Table) -> list[CardId]:
    """Who is about to enter combat with whom, in twos: declared interceptors, and the next combat's."""
    attack = current_attack(table)
    pairs: list[CardId] = []
    if attack is None or attack.in_combat or attack.ended:
        return pairs
    for procedure in table.stack:
        if isinstance(procedure, Interception):
            for attacker in attack.attackers:
                for card in attacker.chain:
                    pairs.extend((attacker.card, card))
        elif isinstance(procedure, Combat) and procedure.with_target:
            for at in range(0, len(procedure.pairs), 2):
                if table.type_of(CardId(procedure.pairs[at + 1])) == CHARACTER:
                    pairs.extend(procedure.pairs[at : at + 2])
    return pairs


@mypyc_attr(allow_interpreted_subclasses=True)
class InCombatWith(Selector):
    """SF-30.2: a card that is in combat with such a card now: they have entered it, and it is not over."""

    def __init__(self, others: Selector) -> None:
        self.others: Selector = others

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        for procedure in table.stack:
            if isinstance(procedure, Combat) and procedure.step > ENTER:
                pairs = procedure.pairs
                for at in range(0, len(pairs), 2):
                    if card == pairs[at] and self.others.matches(table, pairs[at + 1], effect):
                        return True
                    if card == pairs[at + 1] and self.others.matches(table, pairs[at], effect):
                        return True
        return False

    def after(self, many: bool) -> list[str]:
        others = self.others.text()
        return [f"in combat with {others if isinstance(self.others, Only) else a_or_an(others)}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class ItsTarget(Selector):
    """SF-28.1.3: the target of this card's attack."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        attack = current_attack(table)
        part = None if attack is None else attack.attacker_of(effect.source)
        return part is not None and part.attacking and part.target == card

    def needs(self) -> int:
        return NEEDS_ATTACK

    def noun(self, many: bool) -> str:
        return "the target of its attack"


@mypyc_attr(allow_interpreted_subclasses=True)
class DamagedThatSite(Selector):
    """For triggers: Characters that damaged the Site in question this turn."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        strikes = table.strikes
        for at in range(0, len(strikes), 3):
            if strikes[at] == effect.about and strikes[at + 1] == card and table.same(card, Stamp(strikes[at + 2])):
                return True
        return False

    def noun(self, many: bool) -> str:
        return "Characters" if many else "Character"

    def after(self, many: bool) -> list[str]:
        return ["that damaged that Site this turn"]


@mypyc_attr(allow_interpreted_subclasses=True)
class BeatItDown(Selector):
    """SF-30.3.1: for triggers: Characters whose damage reduced the Site in question to zero."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        down = effect.happening
        return isinstance(down, BeatenDown) and card in down.hitters and table.is_character(card)

    def noun(self, many: bool) -> str:
        return "Characters" if many else "Character"

    def after(self, many: bool) -> list[str]:
        return ["that did so"]
