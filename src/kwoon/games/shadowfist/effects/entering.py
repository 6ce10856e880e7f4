"""SF-24.5.1, SF-25: a card is played: an Event goes by, everything else enters play where it belongs."""

from __future__ import annotations

from kwoon.games.shadowfist.legality.play import allows, most_less, note_site_play
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.costs import next_offers, x_cost
from kwoon.games.shadowfist.standing.derive import is_active
from kwoon.games.shadowfist.standing.permits import in_force, permissions_of
from kwoon.games.shadowfist.state.card import NO_COST, Card
from kwoon.games.shadowfist.state.effects import (
    SPENT,
    Effect,
    Lingering,
)
from kwoon.games.shadowfist.state.happenings import Happening, Played, PowerCame
from kwoon.games.shadowfist.state.structure import add_site
from kwoon.games.shadowfist.state.table import Table, with_value
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    ENTERED,
    FENG_SHUI,
    LIMITED,
    ONE_SHOT,
    POWER_GAINED,
    REVEALED,
    SCHTICK,
    SITE,
    SMOKED,
    STATE,
    TOASTED,
    TURNED,
    VEHICLE,
    WEAPON,
)
from kwoon.games.shadowfist.terms.durations import IN_PLAY
from kwoon.games.shadowfist.terms.ids import NO_CARD, CardId, Place, SeatId, Spot
from kwoon.games.shadowfist.terms.once import LIMITED_PLAYED, ONE_SHOT_PLAYED, REVEALED_NOW, note, note_by
from kwoon.games.shadowfist.terms.permission_kinds import (
    ENTERS_TURNED,
    FACE_UP,
    TURNS_WHEN_REVEALED,
)

"""The note of a playing effect that puts a Feng Shui Site into play face up."""


def play_event(table: Table, effect: Effect, cost: int, reduced: bool) -> None:
    """SF-25.3: an Event goes to the smoked pile as it is generated; that is not smoking it."""
    card = effect.source
    seat = effect.player
    definition = table.card(card)
    table.spend(seat, cost)
    paid = x_cost(table, effect)
    note_one_shot(table, seat, definition)
    if definition.restrictions & LIMITED:
        table.used.append(note_by(LIMITED_PLAYED, definition.code, seat))
    came_from = table.zones[card]
    table.put_in_pile(card, TOASTED if table.has_toast_it(card) else SMOKED)
    table.controllers[card] = seat  # SF-35.1: whoever owns it, who plays an Event controls it
    if paid:
        table.paid = with_value(table.paid, card, paid)
    table.happen(Played(card, seat, came_from, reduced))


def note_one_shot(table: Table, seat: SeatId, definition: Card) -> None:
    """SF-49.5: a One-Shot card of any type is played once in a game by each player."""
    if definition.restrictions & ONE_SHOT:
        table.once_per_game.append(note_by(ONE_SHOT_PLAYED, definition.code, seat))


def put_into_play(table: Table, effect: Effect, cost: int, reduced: bool) -> None:
    """SF-24.5.1: Characters, Sites, States and Edges are placed as their effect is generated."""
    card = effect.source
    seat = effect.player
    definition = table.card(card)
    paid = x_cost(table, effect)
    first = definition.type == FENG_SHUI and table.feng_shui_count(seat) == 0
    note_one_shot(table, seat, definition)
    table.spend(seat, cost)
    effect.x = cost
    came_from = table.zones[card]
    take_next_offers(table, effect)
    form = table.definitions[card]
    down = definition.type == FENG_SHUI and not effect.face_up and plays_face_down(table, card)
    table.put_in_play(card, seat, down)
    if table.definitions[card] != form:  # SF-7.1.1: what it is played as it stays until it leaves play
        table.define(with_value(table.definitions, card, form))
    if paid:
        table.paid = with_value(table.paid, card, paid)
    effect.stamp = table.stamps[card]
    enter(table, card, seat, effect.spot)
    if definition.type == FENG_SHUI:
        table.face_down[card] = 1 if down else 0
        note_played_site(table, seat)
    if definition.type == FENG_SHUI or definition.type == SITE:
        note_site_play(table, seat, definition)
    table.changed()
    table.happen(Played(card, seat, came_from, reduced))
    table.happen(Happening(ENTERED, card, card, seat))
    if first:
        gain_power(table, seat, 1, card, False)
    for other in table.playing():
        if other != seat and most_less(definition) > 0:
            gain_power(table, other, effect.discount, card)


def take_next_offers(table: Table, effect: Effect) -> None:
    """SF-37: a State is played on a card: those on it that make the next one cheaper have done so."""
    if table.type_of(effect.source) == STATE:
        for state in next_offers(table, effect.player, CardId(effect.spot)):
            if is_active(table, state):
                table.let_last(Lingering(state, SPENT, 0, 0, IN_PLAY))


def enter(table: Table, card: CardId, seat: SeatId, spot: Spot) -> None:
    """Put a card that has just come into play where it belongs."""
    kind = table.type_of(card)
    if kind == CHARACTER:
        table.places[card] = Place(spot)
    elif kind == STATE:
        table.subjects[card] = CardId(spot)
        follow_subject(table, card)
    elif kind == SITE or kind == FENG_SHUI:
        add_site(table, card, seat, Place(spot))
    table.changed()
    if in_force(table, card, ENTERS_TURNED):
        table.turn_card(card)


def follow_subject(table: Table, state: CardId) -> None:
    """SF-49.6, SF-49.10, SF-49.11: who controls the subject controls a Schtick, Vehicle or Weapon on it."""
    if table.card(state).restrictions & (SCHTICK | VEHICLE | WEAPON):
        table.controllers[state] = table.controllers[table.subjects[state]]
        table.look_again(table.controllers[state])


def plays_face_down(table: Table, card: CardId) -> bool:
    """SF-25.7.1: Feng Shui Sites with neither a printed cost nor requirements are played face down."""
    return lies_face_down(table.card(card))


def lies_face_down(definition: Card) -> bool:
    """SF-25.7.1, for a card's definition."""
    return definition.type == FENG_SHUI and definition.cost == NO_COST and sum(definition.requires) == 0


def may_face_up(table: Table, card: CardId) -> bool:
    """Whether a card's text lets it be played face up all the same."""
    return len(permissions_of(table.card(card), FACE_UP)) > 0


def note_played_site(table: Table, seat: SeatId) -> None:
    """SF-4.3: a final Site may be played when no opponent has one, on one's own turn."""
    if seat != table.active:
        return
    for other in table.playing():
        if other != seat and table.feng_shui_count(other) > 0:
            return
    table.played_site = seat


def gain_power(table: Table, seat: SeatId, amount: int, source: CardId, by_text: bool = True) -> None:
    """SF-17.2.2: Power gained, and for which card; by its text, or as the rules say."""
    if amount > 0:
        table.add_power(seat, amount)
        table.happen(PowerCame(POWER_GAINED, source, source if by_text else NO_CARD, seat, amount))


def reveal(table: Table, card: CardId, seat: SeatId) -> None:
    """SF-24.4, SF-30.3.2: turn a face-down Feng Shui Site face up."""
    if table.face_down[card]:
        if table.known:
            table.known_leaves(card, False)
        table.face_down[card] = 0
        table.reveals += 1
        table.in_play.remove(card)
        table.in_play.append(card)
        table.changed()
        attack = current_attack(table)
        if attack is not None:
            attack.note_last_attacks(table)
        if table.card(card).recalls >> REVEALED_NOW & 1:
            table.used.append(note(REVEALED_NOW, table.stamps[card]))
        table.happen(Happening(REVEALED, card, NO_CARD, seat))
        if allows(table.card(card), TURNS_WHEN_REVEALED) and not table.turned[card]:
            table.turn_card(card)
            table.happen(Happening(TURNED, card, card, seat))
