"""SF-8.4, SF-8.5, SF-25.1, SF-37: what it takes to play a card."""

from __future__ import annotations

from kwoon.games.shadowfist.standing.derive import resources_of, survey
from kwoon.games.shadowfist.standing.permits import amount_in_force, amount_of, granted
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.state.card import NO_COST, X
from kwoon.games.shadowfist.state.changed_numbers import COST_SCORE, shift_of
from kwoon.games.shadowfist.state.effects import PLAYING, SPENT, TOASTS, Effect
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import SMOKED, STATE
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId, Spot
from kwoon.games.shadowfist.terms.permission_kinds import (
    CHEAPER_HERE,
    CHEAPER_ITSELF,
    COST_REDUCTION,
    FACE_UP,
    NEXT_ON_SUBJECT,
    PLAY_FROM_SMOKED,
)


def printed_cost(table: Table, card: CardId) -> int:
    """SF-8.5; an X counts its minimum (SF-48.3.1); a Feng Shui Site without one counts those in play (SF-25.7.2)."""
    definition = table.card(card)
    if definition.cost == NO_COST:
        return table.feng_shui_count(table.controllers[card])
    if definition.cost == X:
        return max(table.paid[card], x_cost(table, Effect(PLAYING, card, table.controllers[card])))
    if definition.crisis >= 0 and is_crisis(table, card):
        return definition.crisis
    return definition.cost + (shift_of(table, card, COST_SCORE) if table.shifts else 0)


def is_crisis(table: Table, card: CardId) -> bool:
    """SF-50.4: whether a card was played at its Crisis cost, which is its cost then."""
    for each in table.lingering:
        if each.kind == TOASTS and each.at_crisis and each.card == card and table.same(card, each.stamp):
            return True
    return False


def x_cost(table: Table, effect: Effect) -> int:
    """SF-48.3: what X is for a card with that cost, with the choices that were made so far; its least before any."""
    definition = table.card(effect.source)
    return 0 if definition.x is None else definition.x.value(table, effect)


def cost_to_play(table: Table, seat: SeatId, card: CardId, less: int) -> int:
    """What a player pays for a card, or (with a cost of X) the least that would be paid for it."""
    return cost_of(table, Effect(PLAYING, card, seat), less)


def cost_of(table: Table, effect: Effect, less: int) -> int:
    """What is paid for the card that an effect plays: its cost, less every reduction (SF-37), never below zero."""
    card = effect.source
    cost = full_cost(table, effect) - less - own_reduction(table, effect, FACE_UP)
    cost -= own_reduction(table, effect, CHEAPER_ITSELF) + reduced_by_others(table, effect)
    if table.zones[card] == SMOKED:
        cost -= own_reduction(table, effect, PLAY_FROM_SMOKED)
    return max(0, cost)


def full_cost(table: Table, effect: Effect) -> int:
    """SF-8.5: what the card that an effect plays costs before anything reduces it."""
    definition = table.card(effect.source)
    if definition.cost == NO_COST:
        return table.feng_shui_count(effect.player)
    return x_cost(table, effect) if definition.cost == X else definition.cost


def reduced_by_others(table: Table, effect: Effect) -> int:
    """SF-37: by how much cards in play make the card cheaper that an effect plays."""
    seat = effect.player
    card = effect.source
    if not survey(table).cheapens >> seat & 1:
        return 0
    less = subject_reduction(table, seat, card, effect.spot)
    if not survey(table).holdings[seat].permits >> COST_REDUCTION & 1:
        return less
    for source in table.in_play:
        if table.controllers[source] == seat and table.card(source).permits >> COST_REDUCTION & 1:
            less += amount_in_force(table, source, COST_REDUCTION, card)
    return less


def power_for_text(table: Table, effect: Effect, ability: Used) -> int:
    """SF-24.1.4, SF-17.2.5: the Power that a text's own costs take; an Event's come on top of its printed cost."""
    total = 0
    for cost in ability.costs:
        total += cost.power(table, effect)
    return total


def face_up_reduction(table: Table, seat: SeatId, card: CardId) -> int:
    """By how much a Feng Shui Site that may be played face up is then cheaper."""
    return own_reduction(table, Effect(PLAYING, card, seat), FACE_UP)


def own_reduction(table: Table, effect: Effect, kind: int) -> int:
    """By how much a card's own text makes it cheaper, with the choices that were made so far."""
    card = effect.source
    if not table.faces[card].permits >> kind & 1:
        return 0
    return amount_of(table, granted(table, card, kind, effect), effect)


def cost_on(table: Table, seat: SeatId, card: CardId, less: int, spot: Spot) -> int:
    """SF-37: what a player pays for a card that is played there."""
    effect = Effect(PLAYING, card, seat)
    effect.spot = spot
    return cost_of(table, effect, less)


def subject_reduction(table: Table, seat: SeatId, card: CardId, spot: Spot) -> int:
    """SF-37: by how much a State's subject makes it cheaper, or a State of the player's that is on it already."""
    if table.type_of(card) != STATE or spot == NONE:
        return 0
    less = 0
    if table.controllers[spot] == seat:
        less = amount_in_force(table, CardId(spot), CHEAPER_HERE, card)
    if survey(table).permits >> NEXT_ON_SUBJECT & 1:
        for state in next_offers(table, seat, CardId(spot)):
            less += amount_in_force(table, state, NEXT_ON_SUBJECT, card)
    return less


def next_offers(table: Table, seat: SeatId, subject: CardId) -> list[CardId]:
    """The States of a player's on a card that make the next one cheaper, and have not done so yet."""
    spent = [each.card for each in table.lingering if each.kind == SPENT and table.same(each.card, each.stamp)]
    found: list[CardId] = []
    for state in table.in_play:
        if table.subjects[state] == subject and table.controllers[state] == seat and state not in spent:
            if table.faces[state].permits >> NEXT_ON_SUBJECT & 1:
                found.append(state)
    return found


def missing_resources(table: Table, seat: SeatId, card: CardId) -> list[int]:
    """SF-8.4: which resources the player's pool lacks for a card, and how many."""
    pool = resources_of(table, seat)
    wanted = table.card(card).requires
    other = table.card(card).substitute
    more = pool[other] if other >= 0 else 0
    return [max(0, wanted[place] - pool[place] - more) for place in range(13)]


def has_resources(table: Table, seat: SeatId, card: CardId) -> bool:
    """SF-25.1: whether a player has the resources that a card requires."""
    places = table.faces[card].wants
    if not places:
        return True
    wanted = table.faces[card].requires
    pool = resources_of(table, seat)
    other = table.faces[card].substitute
    for place in places:
        if pool[place] + (pool[other] if other >= 0 else 0) < wanted[place]:
            return False
    return True


def has_crisis_resources(table: Table, seat: SeatId, card: CardId) -> bool:
    """SF-50.4: whether a player has the resources that a card requires when it is played in a crisis."""
    wanted = table.faces[card].crisis_requires
    if wanted is None:
        return has_resources(table, seat, card)
    pool = resources_of(table, seat)
    return all(pool[place] >= count for place, count in enumerate(wanted))
