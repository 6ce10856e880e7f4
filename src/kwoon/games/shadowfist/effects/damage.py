"""SF-29: damage: its order of modification, its sources, and what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.effects.entering import reveal
from kwoon.games.shadowfist.effects.resolving import being_resolved
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.bypassing import has_keyword_against
from kwoon.games.shadowfist.standing.derive import (
    body,
    cannot,
    context,
    derive,
    fighting,
    has_keyword,
    still_maintained,
)
from kwoon.games.shadowfist.standing.immunity import is_hidden, is_immune, is_safe
from kwoon.games.shadowfist.standing.permits import texts
from kwoon.games.shadowfist.standing.redirection import pass_signpost
from kwoon.games.shadowfist.state.damage_rules import (
    BONUS,
    DIVIDED,
    MULTIPLIED,
    OUTPUT_CAP,
    RECEIVED,
    REDUCED_TO,
    SUBTRACTED,
    AbsorbsOnce,
    AllButOne,
    DamageRule,
)
from kwoon.games.shadowfist.state.effects import (
    ABILITY,
    NEXT_ONLY,
    ONLY_COMBAT,
    REDUCED,
    RULE,
    WHILE_INTERCEPTING,
    Effect,
    Lingering,
)
from kwoon.games.shadowfist.state.happenings import BeatenDown, Damaged, Happening, Hurt
from kwoon.games.shadowfist.state.table import Table, with_value
from kwoon.games.shadowfist.terms.codes import (
    BY_OTHER_DAMAGE,
    CHARACTER,
    CORRUPTED,
    DAMAGE_REDUCED,
    GUTS,
    LETHAL,
    NOT_CUMULATIVE,
    PLAY,
    SEES_DAMAGE,
    UNDYING,
    UNSTOPPABLE,
)
from kwoon.games.shadowfist.terms.durations import MAINTAINED
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_EFFECT, NO_SEAT, NONE, CardId, SeatId

NO_STATES_DECLINED: Final[list[CardId]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Blow:
    """Damage from one source on one card (SF-29.4)."""

    def __init__(
        self, source: CardId, target: CardId, amount: int, combat: bool, lethal: bool = False, unstoppable: bool = False
    ) -> None:
        self.source: CardId = source
        self.target: CardId = target
        self.amount: int = amount
        self.combat: bool = combat
        self.lethal: bool = lethal
        """SF-50.9: whether it smokes a Character whatever its Fighting."""
        self.unstoppable: bool = unstoppable
        """SF-50.18: whether a text says so of this damage; see `is_unstoppable`."""
        self.corrupted: bool = False
        """SF-50.3: whether a text says so of this damage: it cannot be removed."""
        self.reduced: bool = False
        """SF-29.6: whether less of it arrives than would have (steps 7 and 8)."""


# --- SF-29.7: the order of modifications ---------------------------------------------------------


def combat_damage_of(table: Table, card: CardId, against: CardId = NO_CARD) -> int:
    """Steps 1 to 3 of combat damage: current Fighting, bonuses, penalties; SF-50.5: Guts ignores one's own damage."""
    values = derive(table).of[card]
    strength = values.fighting if values.keywords & GUTS else fighting(table, card)
    if against != NONE:
        strength += bonus_against(table, card, against)
    return max(0, strength + values.combat_damage)


def bonus_against(table: Table, card: CardId, against: CardId) -> int:
    """SF-29.7, step 2: what a card adds to its combat damage on this opponent only."""
    return sum(changes(table, Blow(card, against, 0, True), BONUS))


def sent(table: Table, blow: Blow) -> int:
    """Steps 2 and 3 of any damage: what "increases" or "reduces" all the damage that the source inflicts (SF-29.5)."""
    if blow.source == NONE or table.zones[blow.source] != PLAY:
        return blow.amount
    return max(0, blow.amount + derive(table).of[blow.source].damage_dealt)


def received(table: Table, blow: Blow) -> int:
    """Steps 4 to 8: what becomes of the damage on the receiving side."""
    if not blow.combat and is_immune(table, blow.target, blow.source):
        return 0
    if is_safe(table, blow.target, blow.source):
        return 0
    amount = blow.amount
    for factor in changes(table, blow, MULTIPLIED):
        amount *= factor
    for divisor in changes(table, blow, DIVIDED):
        amount //= divisor
    if amount > 0:
        amount += derive(table).of[blow.target].damage_taken + sum(changes(table, blow, RECEIVED))
    if blow.unstoppable or is_unstoppable(table, blow.source):
        return amount
    blow.amount = amount
    amount -= derive(table).of[blow.target].toughness + sum(changes(table, blow, SUBTRACTED))
    amount = min(max(0, amount), reduced_to(table, blow))
    blow.reduced = amount < blow.amount
    return amount


def is_unstoppable(table: Table, source: CardId) -> bool:
    """SF-29.9, SF-50.18: whether what a source inflicts cannot be reduced."""
    return source != NONE and table.zones[source] == PLAY and has_keyword(table, source, UNSTOPPABLE)


def changes(table: Table, blow: Blow, step: int) -> list[int]:
    """What abilities about these two cards add, multiply by or subtract at a step; SF-49.4: alike ones overlap."""
    found: list[int] = []
    overlapping: dict[int, int] = {}
    coming = Damaged(blow.target, blow.source, NO_SEAT, blow.amount, blow.combat)
    for card in table.in_play:
        definition = table.card(card)
        if not definition.has_damage_rules:
            continue
        effect = context(table, card)
        effect.happening = coming
        for ability in texts(table, card, DamageRule, effect):
            if ability.step == step and not ability.given:
                if ability.applies(table, effect, blow.source, blow.target, blow.combat):
                    value = ability.number.value(table, effect)
                    if definition.restrictions & NOT_CUMULATIVE:
                        at = overlapping.setdefault(definition.base, len(found))
                        if at < len(found):
                            found[at] = max(found[at], value)
                            continue
                    found.append(value)
    for each in table.lingering:
        if each.kind == RULE:
            found.extend(given_change(table, each, blow, step, coming))
    return found


def given_change(table: Table, lasting: Lingering, blow: Blow, step: int, coming: Damaged) -> list[int]:
    """The same of a rule that an effect has given a card for a while."""
    ability = table.library[lasting.rule_of].abilities[lasting.rule_at]
    if not isinstance(ability, DamageRule) or ability.step != step or not table.same(lasting.card, lasting.stamp):
        return []
    if lasting.until == MAINTAINED and not still_maintained(table, lasting.source, lasting.source_stamp):
        return []
    effect = Effect(ABILITY, lasting.source, lasting.player)
    effect.watched = lasting.card
    effect.happening = coming
    if not ability.applies(table, effect, blow.source, blow.target, blow.combat):
        return []
    return [ability.number.value(table, effect)]


def all_but_one(table: Table, card: CardId, against: CardId) -> int:
    """SF-29.8: combat damage that leaves a Character 1 Fighting, with fixed changes only; -1 if it is not able to."""
    for source in table.in_play:
        if table.card(source).has_damage_rules:
            effect = context(table, source)
            if any(card in ability.on.cards(table, effect) for ability in texts(table, source, AllButOne, effect)):
                return needed(table, card, against) - 1
    return NONE


def needed(table: Table, card: CardId, against: CardId) -> int:
    """SF-29.8: the damage that would smoke a Character, with the fixed increases and reductions of damage on it."""
    of = derive(table).of
    amount = fighting(table, against) - of[against].damage_taken - of[card].damage_dealt
    return amount if is_unstoppable(table, card) else amount + of[against].toughness


def reduced_to(table: Table, blow: Blow) -> int:
    """SF-29.7, step 8: the least that a "reduce to" of the receiving card, or a lingering one, leaves."""
    least = reduced_for_now(table, blow)
    for each in table.lingering:
        if each.kind == OUTPUT_CAP and each.card == blow.source and table.same(each.card, each.stamp):
            if blow.combat or not each.which_damage & ONLY_COMBAT:
                least = min(least, each.reduced_to)
    if not blow.combat and is_shielded(table, blow.target):
        least = 0
    if absorbers(table, blow.target, False):
        least = 0
    return min([least, *changes(table, blow, REDUCED_TO)])


def absorbers(table: Table, card: CardId, deadly: bool) -> list[CardId]:
    """The States on a card that take the damage of one time upon themselves, or deadly damage; the first will."""
    return [state for state in table.in_play if table.subjects[state] == card and absorbs(table, state, deadly)]


def absorbs(table: Table, state: CardId, deadly: bool) -> bool:
    """Whether a State takes damage, or deadly damage, upon itself."""
    if not table.card(state).has_damage_rules:
        return False
    return any(ability.deadly == deadly for ability in texts(table, state, AbsorbsOnce, context(table, state)))


def spend_absorbers(table: Table, coming: list[Blow]) -> None:
    """A State that has taken damage upon itself is sacrificed (SF-45), once for all the damage of one time."""
    spent: list[CardId] = []
    for blow in coming:
        if not blow.unstoppable and not is_unstoppable(table, blow.source):
            spent.extend([state for state in absorbers(table, blow.target, False)[:1] if state not in spent])
    for state in spent:
        table.sacrifice(state, table.controllers[state])


def absorb_the_deadly(table: Table, coming: list[Blow], landed: list[Blow], declined: list[CardId]) -> list[Blow]:
    """SF-29.6, SF-29.9: a State takes deadly damage upon itself, if what cannot be reduced is not deadly by itself.

    SF-26.1.2: not one whose controller has declined.
    """
    kept = landed
    hit: list[CardId] = []
    for blow in landed:
        if blow.target not in hit:
            hit.append(blow.target)
    for card in hit:
        states = [state for state in absorbers(table, card, True) if state not in declined]
        blows = [blow for blow in landed if blow.target == card]
        firm = [blow for blow in blows if blow.unstoppable or is_unstoppable(table, blow.source)]
        if states and is_deadly(table, card, blows) and not is_deadly(table, card, firm):
            kept = [blow for blow in kept if blow.target != card or blow in firm]
            for blow in coming:
                blow.reduced = blow.reduced or blow.target == card
            table.sacrifice(states[0], table.controllers[states[0]])
    return kept


def is_deadly(table: Table, card: CardId, blows: list[Blow]) -> bool:
    """SF-20.1, SF-50.9: whether blows on a Character are enough to smoke it: by its Fighting, or as one is Lethal."""
    for blow in blows:
        if blow.lethal:
            return True
        if blow.combat and table.zones[blow.source] == PLAY and not is_hidden(table, card, blow.source):
            if has_keyword_against(table, blow.source, LETHAL, card):
                return True
    total = sum(blow.amount for blow in blows)
    return total > 0 and total >= fighting(table, card) and not cannot(table, card, UNDYING)


def spend_next(table: Table, coming: list[Blow]) -> None:
    """What reduces only the next damage on a card is over, once for all the damage of one time that it can reduce."""
    hit = [blow.target for blow in coming if not blow.unstoppable and not is_unstoppable(table, blow.source)]
    for each in table.lingering[:]:
        if each.kind == REDUCED and each.which_damage & NEXT_ONLY and each.card in hit:
            table.lingering.remove(each)


def is_shielded(table: Table, card: CardId) -> bool:
    """SF-29.6: whether the effect that resolves now has had its damage on a card reduced to 0."""
    effect = being_resolved(table)
    return effect is not None and card in effect.shields


def reduced_for_now(table: Table, blow: Blow) -> int:
    """What lingering effects reduce this blow to; those that only count while intercepting, or from one card."""
    least = 9999
    for each in table.lingering:
        if each.kind != REDUCED or each.card != blow.target or not table.same(each.card, each.stamp):
            continue
        if each.other != NONE and (each.other != blow.source or not table.same(each.other, each.other_stamp)):
            continue
        if each.which_damage & ONLY_COMBAT and not blow.combat:
            continue
        if each.which_damage & WHILE_INTERCEPTING:
            attack = current_attack(table)
            if attack is None or not attack.is_intercepting(each.card):
                continue
        least = min(least, each.reduced_to)
    return least


# --- inflicting it -------------------------------------------------------------------------------


def inflict(table: Table, blows: list[Blow], declined: list[CardId] = NO_STATES_DECLINED) -> list[Blow]:
    """Inflict damage all at once: modify each blow, place the counters, then tell the triggers; what was inflicted.

    A State that its controller has declined to sacrifice saves nobody: see `saving`, which asks for that first.
    """
    coming: list[Blow] = []
    for blow in blows:
        whole = Blow(blow.source, blow.target, sent(table, blow), blow.combat, blow.lethal, blow.unstoppable)
        whole.corrupted = blow.corrupted
        arriving = whole if blow.unstoppable else redirected(table, whole)
        if arriving is not None and arriving.amount > 0 and can_be_damaged(table, arriving.target):
            coming.append(arriving)
    for blow in coming:
        if table.face_down[blow.target]:
            reveal(table, blow.target, player_behind(table, blow.source))
    landed: list[Blow] = []
    for blow in coming:
        amount = received(table, blow)
        if amount > 0:
            landing = Blow(blow.source, blow.target, amount, blow.combat, blow.lethal, blow.unstoppable)
            landing.corrupted = blow.corrupted or is_corrupted(table, blow.source)
            landed.append(landing)
    landed = absorb_the_deadly(table, coming, landed, declined)
    spend_absorbers(table, coming)
    spend_next(table, coming)
    for blow in landed:
        table.damage[blow.target] += blow.amount
        if blow.corrupted:
            lasting = table.lasting_damage[blow.target] + blow.amount
            table.lasting_damage = with_value(table.lasting_damage, blow.target, lasting)
        table.look_again(table.controllers[blow.target])
        note_strike(table, blow)
    table.note_altered(SEES_DAMAGE)
    for blow in landed:
        player = player_behind(table, blow.source)
        table.happen(Damaged(blow.target, blow.source, player, blow.amount, blow.combat))
    for blow in coming:
        if blow.reduced:
            table.notice(Happening(DAMAGE_REDUCED, blow.target, blow.source, player_behind(table, blow.source)))
    tell_totals(table, landed)
    return landed


def is_corrupted(table: Table, source: CardId) -> bool:
    """SF-50.3: whether what a source inflicts cannot be removed."""
    return source != NONE and table.zones[source] == PLAY and has_keyword(table, source, CORRUPTED)


def note_strike(table: Table, blow: Blow) -> None:
    """Which Characters have damaged which Sites this turn: some cards ask."""
    if blow.source != NONE and table.is_site(blow.target) and table.is_character(blow.source):
        table.strikes.extend((blow.target, blow.source, table.stamps[blow.source]))


def can_be_damaged(table: Table, card: CardId) -> bool:
    """SF-29.0: Characters and Sites in play."""
    return table.zones[card] == PLAY and (table.is_character(card) or table.is_site(card))


def redirected(table: Table, blow: Blow) -> Blow | None:
    """SF-38: the same damage where a signpost sends it, as non-combat damage of the card that set it up (SF-38.5)."""
    if not table.signposts:
        return blow
    effect = None if blow.combat else being_resolved(table)
    if effect is None and not blow.combat:
        return blow
    signpost = pass_signpost(table, blow.source, NO_EFFECT if effect is None else effect.uid, blow.target)
    if signpost is None:
        return blow
    if not table.same(signpost.goes_to, signpost.goes_to_stamp):
        return None
    moved = Blow(signpost.by, signpost.goes_to, blow.amount, False, blow.lethal)
    moved.corrupted = blow.corrupted
    return moved


def tell_totals(table: Table, landed: list[Blow]) -> None:
    """What was inflicted on each card in all: in combat how much, otherwise whether it took a Site's last Body."""
    seen: list[int] = []
    for blow in landed:
        card = blow.target
        if card in seen:
            continue
        seen.append(card)
        if blow.combat:
            all_blows = [each for each in landed if each.target == card]
            table.hitters = {card: [each.source for each in all_blows]}
            total = sum(each.amount for each in all_blows)
            table.happen(Hurt(card, blow.source, player_behind(table, blow.source), total))
            table.hitters = None
        elif table.is_site(card) and body(table, card) == 0:
            table.happen(BeatenDown(card, blow.source, player_behind(table, blow.source), [blow.source]))


def smoke_the_damaged(table: Table, landed: list[Blow]) -> None:
    """SF-20.1, SF-50.9: non-combat damage smokes Characters and Sites; its source has smoked them."""
    beaten: list[CardId] = []
    by: list[CardId] = []
    for blow in landed:
        card = blow.target
        if table.zones[card] != PLAY or card in beaten or card in table.doomed:
            continue
        left = fighting(table, card) if table.type_of(card) == CHARACTER else body(table, card)
        if left == 0 and table.type_of(card) == CHARACTER and cannot(table, card, UNDYING):
            left = 1
        if left == 0 or (blow.lethal and table.type_of(card) == CHARACTER):
            beaten.append(card)
            by.append(blow.source)
    table.smoke_together(beaten, by, NO_SEAT, BY_OTHER_DAMAGE)


def player_behind(table: Table, card: CardId) -> SeatId:
    """Who controls the card that does something."""
    return NO_SEAT if card == NONE else table.controllers[card]
