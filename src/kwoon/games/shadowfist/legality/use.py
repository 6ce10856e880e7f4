"""SF-24.1, SF-10.3: when an ability can be used, an Event's moment, and what every Character can do."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.language.costs import TurnThis
from kwoon.games.shadowfist.language.things import This
from kwoon.games.shadowfist.lasting.triggers import is_spent
from kwoon.games.shadowfist.legality.choices import answerable, is_kept_down, why_not_choices
from kwoon.games.shadowfist.standing.attack import AttackState, current_attack
from kwoon.games.shadowfist.standing.costs import power_for_text
from kwoon.games.shadowfist.standing.derive import cannot, has_keyword, is_active, still_maintained
from kwoon.games.shadowfist.standing.immunity import is_hidden
from kwoon.games.shadowfist.state.abilities import (
    Triggered,
    Used,
)
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.effects import ABILITY, PORTAL, Effect
from kwoon.games.shadowfist.state.scene import AUCTION_SCENE, OPEN_SCENE, START_SCENE, SceneState
from kwoon.games.shadowfist.state.structure import adjacent
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.word_kinds import Cost
from kwoon.games.shadowfist.terms.codes import (
    EVENT,
    HEALS_ANY_SHOT,
    MOBILITY,
    NO_HEAL,
    NO_TURN,
    NO_TURN_TO_HEAL,
    NO_TURN_TO_MOVE,
    PLAY,
    SMOKED,
    UNIQUE,
)
from kwoon.games.shadowfist.terms.ids import CardId, Place, SeatId
from kwoon.games.shadowfist.terms.once import MOVED, note
from kwoon.games.shadowfist.terms.reasons import (
    OK,
    WHY_AUCTION,
    WHY_BLANK,
    WHY_CIRCLES,
    WHY_CLOSED,
    WHY_CONDITION,
    WHY_COST,
    WHY_FACEOFF,
    WHY_IN_ATTACK,
    WHY_LASTING,
    WHY_NO_ABILITY,
    WHY_NO_TURN_TO_HEAL,
    WHY_NOT_HEALED,
    WHY_NOT_MAIN_SHOT,
    WHY_NOT_READY,
    WHY_NOWHERE,
    WHY_PREVENTED,
    WHY_RESPONSE,
    WHY_SPENT,
    WHY_START,
    WHY_TURNED,
    WHY_UNDAMAGED,
    WHY_UNIQUE,
)
from kwoon.games.shadowfist.terms.timings import (
    ANY_MAIN_SHOT,
    ANY_SCENE,
    DURING_AUCTION,
    FOR_A_FACEOFF,
    MAIN_SHOT,
    OPEN_RESPONSE,
    OUTSIDE_ATTACK,
    RESPONSE,
    START_OF_TURN,
)


def waits_for(stage: SceneState | None, card: CardId, index: int) -> bool:
    """Whether the same use of an ability, which could change nothing more, is in the scene and has yet to resolve."""
    if stage is not None:
        for each in stage.effects:
            if each.kind == ABILITY and each.source == card and each.ability == index:
                return True
    return False


def is_open(stage: SceneState | None) -> bool:
    """SF-23.1: whether effects can be played freely."""
    return stage is None or stage.mode == OPEN_SCENE


def in_attack(table: Table) -> bool:
    """Whether an attack is under way; a Faceoff is none."""
    return current_attack(table) is not None


def event_ability(definition: Card) -> Used | None:
    """What playing an Event does, unless it is played only when something happens."""
    for ability in definition.abilities:
        if isinstance(ability, Used) and not isinstance(ability, Triggered):
            return ability
    return None


def why_not_use(table: Table, seat: SeatId, card: CardId, index: int, stage: SceneState | None) -> int:
    """Whether an ability of a card in play can be used now."""
    ability = table.card(card).abilities[index]
    if not isinstance(ability, Used):
        return WHY_NO_ABILITY
    if table.blanks[card]:
        return WHY_BLANK
    if ability.zone == PLAY and not is_active(table, card) and not table.face_down[card]:
        return WHY_NOT_READY
    if table.face_down[card] and is_kept_down(table, card):
        return WHY_PREVENTED
    reason = why_not_moment(table, seat, card, ability, stage)
    if reason != OK:
        return reason
    if is_spent(table, card, index, ability):
        return WHY_SPENT
    if ability.zone == SMOKED and would_be_second(table, seat, card, ability):
        return WHY_UNIQUE
    effect = Effect(ABILITY, card, seat)
    effect.definition = table.definitions[card]
    effect.ability = index
    effect.stamp = table.stamps[card]
    if ability.condition is not None and not ability.condition.holds(table, effect):
        return WHY_CONDITION
    for cost in ability.costs:
        if not cost.payable(table, effect):
            return why_not_payable(table, card, cost)
    if len(ability.costs) > 1 and power_for_text(table, effect, ability) > table.power[seat]:
        return WHY_COST
    if ability.timing in (RESPONSE, OPEN_RESPONSE):
        return OK
    return why_not_choices(table, effect, ability)


def would_be_second(table: Table, seat: SeatId, card: CardId, ability: Used) -> bool:
    """SF-49.9: whether an ability would return its own Unique card to a player who controls a copy of it."""
    definition = table.card(card)
    if not definition.restrictions & UNIQUE:
        return False
    if not any(verb.brings_back() and isinstance(verb.acts_on(), This) for verb in ability.verbs):
        return False
    return any(table.card(other).counts_as() == definition.counts_as() for other in table.controlled(seat))


def why_not_payable(table: Table, card: CardId, cost: Cost) -> int:
    """SF-24.1.4: what keeps a cost from being paid; SF-25.2: a card that has not resolved cannot turn for one."""
    if not isinstance(cost, TurnThis):
        return WHY_COST
    return WHY_TURNED if table.turned[card] else WHY_NOT_READY


def why_not_moment(table: Table, seat: SeatId, card: CardId, ability: Used, stage: SceneState | None) -> int:
    """SF-24.1.2: whether this is the time for an ability or an Event."""
    if ability.timing == OPEN_RESPONSE and not is_open(stage):
        return WHY_CLOSED
    if ability.timing in (RESPONSE, OPEN_RESPONSE):
        if stage is None or not answerable(table, card, seat, ability, stage):
            return WHY_RESPONSE
        return why_not_condition(table, seat, card, ability)
    if ability.timing == START_OF_TURN:
        at_start = stage is not None and stage.mode == START_SCENE and table.active == seat
        return OK if at_start else WHY_START
    if ability.timing == DURING_AUCTION:
        return OK if stage is not None and stage.mode == AUCTION_SCENE else WHY_AUCTION
    if ability.timing == ANY_SCENE:
        return OK
    if not is_open(stage):
        return WHY_CLOSED
    if ability.timing == FOR_A_FACEOFF and in_attack(table):
        return WHY_FACEOFF
    if ability.timing == OUTSIDE_ATTACK:
        if table.active != seat or not table.main_shot:
            return WHY_NOT_MAIN_SHOT
        if in_attack(table):
            return WHY_IN_ATTACK
    if ability.timing == MAIN_SHOT and (table.active != seat or not table.main_shot):
        return WHY_NOT_MAIN_SHOT
    if ability.timing == ANY_MAIN_SHOT and not table.main_shot:
        return WHY_NOT_MAIN_SHOT
    return why_not_condition(table, seat, card, ability)


def why_not_condition(table: Table, seat: SeatId, card: CardId, ability: Used) -> int:
    """An Event's condition; those of cards in play are looked at with their costs."""
    if ability.condition is not None and table.type_of(card) == EVENT:
        if not ability.condition.holds(table, Effect(ABILITY, card, seat)):
            return WHY_CONDITION
    return OK


def why_not_heal(table: Table, seat: SeatId, card: CardId) -> int:
    """SF-10.3.2, SF-16.1: turn a damaged Character during your Main Shot."""
    if table.damage[card] <= table.lasting_damage[card]:
        return WHY_LASTING if table.damage[card] > 0 else WHY_UNDAMAGED
    if table.turned[card]:
        return WHY_TURNED
    if not table.main_shot or (table.active != seat and not cannot(table, card, HEALS_ANY_SHOT)):
        return WHY_NOT_MAIN_SHOT
    if not table.ready[card]:
        return WHY_NOT_READY
    if cannot(table, card, NO_TURN):
        return WHY_PREVENTED
    if cannot(table, card, NO_HEAL):
        return WHY_NOT_HEALED
    return WHY_NO_TURN_TO_HEAL if cannot(table, card, NO_TURN_TO_HEAL) else OK


NO_WAYS: Final[list[Place]] = []
FREE_MOVES: Final = 10
"""How often one Character can move by Mobility in a turn: nobody can go round in circles for ever (see the rulings)."""


def why_not_turn_to_move(table: Table, card: CardId) -> int:
    """SF-10.3.1, SF-50.11: whether a Character can turn to change location, or has Mobility."""
    if table.turned[card] and not has_keyword(table, card, MOBILITY):
        return WHY_TURNED
    if not table.ready[card] and not has_keyword(table, card, MOBILITY):
        return WHY_NOT_READY
    if cannot(table, card, NO_TURN_TO_MOVE | NO_TURN) and not has_keyword(table, card, MOBILITY):
        return WHY_PREVENTED
    return OK


def why_not_move(table: Table, card: CardId, attack: AttackState | None, ways: bool = True) -> int:
    """SF-10.3.1, SF-50.11: turn to change location, or move by Mobility; or by ways that effects may have opened."""
    if ways and table.lingering and free_ways(table, card) and not is_circling(table, card):
        return OK
    reason = why_not_turn_to_move(table, card)
    if reason != OK:
        return reason
    if is_circling(table, card):
        return WHY_CIRCLES
    structure = table.structures[table.controllers[card]]
    if attack is None:
        return OK if len(structure) > 1 and table.places[card] in structure else WHY_NOWHERE
    return OK if destinations(table, card) else WHY_NOWHERE


def is_circling(table: Table, card: CardId) -> bool:
    """Whether a Character has moved so often in this turn that it has to stay."""
    if len(table.used) < FREE_MOVES:
        return False
    moved = note(MOVED, card)
    times = 0
    for each in table.used:
        if each == moved:
            times += 1
    return times >= FREE_MOVES


def way_out(table: Table, card: CardId) -> list[Place]:
    """SF-13.1: where a Character may change location to now: by turning, by Mobility, or where that is not needed."""
    free = free_ways(table, card)
    if why_not_turn_to_move(table, card) != OK:
        return free
    return [*free, *[place for place in destinations(table, card) if place not in free]]


def free_ways(table: Table, card: CardId) -> list[Place]:
    """SF-13.1: where an effect lets a Character go without turning, be it turned or not: only where it may stand."""
    found = NO_WAYS
    here = table.places[card]
    for each in table.lingering:
        if each.kind != PORTAL:
            continue
        one, other = table.places[each.source], table.places[each.card]
        if (here != one and here != other) or one == other or not table.same(each.card, each.stamp):
            continue
        if is_hidden(table, card, each.source) or not still_maintained(table, each.source, each.source_stamp):
            continue
        attack = current_attack(table)
        if attack is not None and (attack.is_attacking(card) or attack.is_intercepting(card)):
            return []
        place = other if here == one else one
        seat = table.controllers[card]
        mine = place in table.structures[seat]
        if attack is not None and attack.may_come(table, card) and place in attack.places_under_attack(table, seat):
            mine = True
        if mine and place not in found:
            found = [*found, place]
    return found


def destinations(table: Table, card: CardId) -> list[Place]:
    """SF-13.1: adjacent locations; while declaring interception also where an opponent's attack is."""
    seat = table.controllers[card]
    place = table.places[card]
    attack = current_attack(table)
    if attack is not None and (attack.is_attacking(card) or attack.is_intercepting(card)):
        return []
    found: list[Place] = []
    if place in table.structures[seat]:
        found.extend(adjacent(table, place))
    if attack is not None and attack.may_come(table, card):
        for target in attack.places_under_attack(table, seat):
            if target != place and target not in found:
                found.append(target)
    return found
