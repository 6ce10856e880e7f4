"""Selectors for Characters by what they do in an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.attack.combat import ENTER, Combat
from kwoon.games.shadowfist.attack.interception import Interception
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import fighting
from kwoon.games.shadowfist.state.words import Selector
from kwoon.games.shadowfist.terms.codes import CHARACTER, NEEDS_ATTACK, SEES_ATTACKS
from kwoon.games.shadowfist.terms.ids import CardId, Stamp
from kwoon.games.shadowfist.terms.phrasing import a_or_an

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackingYours(Selector):
    """Characters that attack cards you control, or only those that attack Sites."""

    def __init__(self, sites: bool = False) -> None:
        self.sites: bool = sites

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or attack.ended or not attack.is_attacking(card):
            return False
        part = attack.attacker_of(card)
        if part is None or (self.sites and not table.is_site(part.target)):
            return False
        return table.controllers[part.target] == effect.player

    def looks_at(self) -> int:
        return SEES_ATTACKS

    def needs(self) -> int:
        return NEEDS_ATTACK

    def noun(self, many: bool) -> str:
        return "Characters" if many else "Character"

    def after(self, many: bool) -> list[str]:
        noun = "Site" if self.sites else "card"
        return [f"attacking {f'{noun}s' if many else f'a {noun}'} you control"]


@mypyc_attr(allow_interpreted_subclasses=True)
class WasAttacker(Selector):
    """Characters that were attackers in the attack that has just ended."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or table.type_of(card) != CHARACTER:
            return False
        part = attack.attacker_of(card)
        return part is not None and table.same(card, part.stamp)

    def needs(self) -> int:
        return NEEDS_ATTACK

    def noun(self, many: bool) -> str:
        return "Characters" if many else "Character"

    def after(self, many: bool) -> list[str]:
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
        return [f"in combat with {a_or_an(self.others.text())}"]


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
