"""SF-29: damage: its order of modification, its sources, and what it does."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import REDUCE_TO, Permission
from kwoon.games.shadowfist.language.damage_rules import BONUS, OUTPUT_CAP, RECEIVED, SUBTRACTED, DamageRule
from kwoon.games.shadowfist.language.terms import (
    BY_OTHER_DAMAGE,
    CHARACTER,
    CORRUPTED,
    DAMAGED,
    GUTS,
    HURT,
    PLAY,
    REDUCED_TO_ZERO,
    UNSTOPPABLE,
)
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.effects import ABILITY, ONLY_COMBAT, REDUCED, WHILE_INTERCEPTING, Effect
from kwoon.games.shadowfist.rules.generating import reveal
from kwoon.games.shadowfist.rules.immunity import is_immune
from kwoon.games.shadowfist.rules.recalc import body, context, derive, fighting, has_keyword, is_active
from kwoon.games.shadowfist.rules.table import NONE, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Blow:
    """Damage from one source on one card (SF-29.4)."""

    def __init__(self, source: int, target: int, amount: int, combat: bool) -> None:
        self.source: int = source
        self.target: int = target
        self.amount: int = amount
        self.combat: bool = combat


def combat_damage_of(table: Table, card: int, against: int = NONE) -> int:
    """SF-30.3: current Fighting, with the bonuses to combat damage; SF-50.5: Guts ignores one's own damage."""
    derived = derive(table)
    strength = derived.fighting[card] if derived.keywords[card] & GUTS else fighting(table, card)
    if against != NONE:
        strength += changes(table, Blow(card, against, 0, True), BONUS)
    return max(0, strength + derived.combat_damage[card])


def changes(table: Table, blow: Blow, step: int) -> int:
    """SF-29.7: what abilities about these two cards add or subtract at a step."""
    total = 0
    for card in table.in_play:
        if table.card(card).has_damage_rules and is_active(table, card):
            effect = context(table, card)
            for ability in table.card(card).abilities:
                if isinstance(ability, DamageRule) and ability.step == step:
                    if ability.applies(table, effect, blow.source, blow.target, blow.combat):
                        total += ability.number.value(table, effect)
    return total


def modified(table: Table, blow: Blow) -> int:
    """SF-29.7: the eight steps; bonuses of the source are in the amount of combat damage already."""
    derived = derive(table)
    amount = blow.amount
    if is_immune(table, blow.target, blow.source):
        return 0
    if blow.source != NONE and table.zones[blow.source] == PLAY:
        amount += derived.damage_dealt[blow.source]
        amount = max(0, amount)
    if amount > 0:
        amount += derived.damage_taken[blow.target] + changes(table, blow, RECEIVED)
    if blow.source != NONE and table.zones[blow.source] == PLAY and has_keyword(table, blow.source, UNSTOPPABLE):
        return amount
    amount -= derived.toughness[blow.target] + changes(table, blow, SUBTRACTED)
    amount = max(0, amount)
    return min(amount, reduced_to(table, blow))


def reduced_to(table: Table, blow: Blow) -> int:
    """SF-29.7, step 8: the least that a "reduce to" of the receiving card, or a lingering one, leaves."""
    least = reduced_for_now(table, blow)
    for each in table.lingering:
        if each.kind == OUTPUT_CAP and each.card == blow.source and table.same(each.card, each.stamp):
            if blow.combat or not each.mask:
                least = min(least, each.value)
    if not blow.combat and is_shielded(table, blow.target):
        least = 0
    if is_active(table, blow.target):
        for ability in table.card(blow.target).abilities:
            if isinstance(ability, Permission) and ability.kind == REDUCE_TO and ability.number is not None:
                effect = Effect(ABILITY, blow.target, table.controllers[blow.target])
                effect.by = blow.source
                effect.note = 1 if blow.combat else 0
                fits = ability.selector is None or (
                    blow.source != NONE and ability.selector.matches(table, blow.source, effect)
                )
                if fits and (ability.condition is None or ability.condition.holds(table, effect)):
                    least = min(least, ability.number.value(table, effect))
    return least


def is_shielded(table: Table, card: int) -> bool:
    """SF-29.6: whether the effect that resolves now has had its damage on a card reduced to 0."""
    from kwoon.games.shadowfist.rules.resolving import Resolve

    for at in range(len(table.stack) - 1, -1, -1):
        procedure = table.stack[at]
        if isinstance(procedure, Resolve):
            return card in procedure.effect.shields
    return False


def reduced_for_now(table: Table, blow: Blow) -> int:
    """What lingering effects reduce this blow to; those that only count while intercepting, or from one card."""
    least = 9999
    for each in table.lingering:
        if each.kind != REDUCED or each.card != blow.target or not table.same(each.card, each.stamp):
            continue
        if each.other != NONE and (each.other != blow.source or not table.same(each.other, each.other_stamp)):
            continue
        if each.mask & ONLY_COMBAT and not blow.combat:
            continue
        if each.mask & WHILE_INTERCEPTING:
            attack = current_attack(table)
            if attack is None or not attack.is_intercepting(each.card):
                continue
        least = min(least, each.value)
    return least


def inflict(table: Table, blows: list[Blow]) -> list[Blow]:
    """Inflict damage all at once: modify each blow, place the counters, then tell the triggers; what was inflicted."""
    landed: list[Blow] = []
    for blow in blows:
        if table.zones[blow.target] != PLAY:
            continue
        kind = table.type_of(blow.target)
        if kind != CHARACTER and not table.is_site(blow.target):
            continue
        amount = modified(table, blow)
        if amount > 0:
            landed.append(Blow(blow.source, blow.target, amount, blow.combat))
    for blow in landed:
        if table.face_down[blow.target]:
            reveal(table, blow.target, player_behind(table, blow.source))
        table.damage[blow.target] += blow.amount
        if blow.source != NONE and table.zones[blow.source] == PLAY and has_keyword(table, blow.source, CORRUPTED):
            table.lasting_damage[blow.target] += blow.amount
    table.changed()
    for blow in landed:
        note = blow.amount * 2 + (1 if blow.combat else 0)
        table.happen(DAMAGED, blow.target, blow.source, player_behind(table, blow.source), note)
    tell_totals(table, landed)
    return landed


def tell_totals(table: Table, landed: list[Blow]) -> None:
    """What was inflicted on each card in all: in combat how much, otherwise whether it took a Site's last Body."""
    seen: list[int] = []
    for blow in landed:
        card = blow.target
        if card in seen:
            continue
        seen.append(card)
        if blow.combat:
            total = sum([each.amount for each in landed if each.target == card])
            table.happen(HURT, card, blow.source, player_behind(table, blow.source), total)
        elif table.is_site(card) and body(table, card) == 0:
            table.happen(REDUCED_TO_ZERO, card, blow.source, player_behind(table, blow.source), 0)


def smoke_the_damaged(table: Table, landed: list[Blow]) -> None:
    """SF-20.1, SF-50.9: non-combat damage smokes Characters and Sites; its source has smoked them."""
    beaten: list[int] = []
    by: list[int] = []
    for blow in landed:
        card = blow.target
        if table.zones[card] != PLAY or card in beaten or card in table.doomed:
            continue
        left = fighting(table, card) if table.type_of(card) == CHARACTER else body(table, card)
        if left == 0:
            beaten.append(card)
            by.append(blow.source)
    table.smoke_together(beaten, by, NONE, BY_OTHER_DAMAGE)


def player_behind(table: Table, card: int) -> int:
    """Who controls the card that does something."""
    return NONE if card == NONE else table.controllers[card]
