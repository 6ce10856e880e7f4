"""SF-35: control as a stack: taking it, and giving it back when the effect that took it ends."""

from __future__ import annotations

from kwoon.engine.events import only
from kwoon.games.shadowfist.effects.entering import follow_subject
from kwoon.games.shadowfist.effects.placing import MoveState
from kwoon.games.shadowfist.effects.returning import Placing
from kwoon.games.shadowfist.lasting.expiry import end_for_loser, is_kept_up, is_over
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import has_keyword
from kwoon.games.shadowfist.standing.permits import in_force
from kwoon.games.shadowfist.state.effects import Hold
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.known import look_at
from kwoon.games.shadowfist.state.structure import locations, site_left
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    CONTROL_TAKEN,
    FENG_SHUI,
    LOYALTY,
    PLAY,
    SCHTICK,
    SITE,
    VEHICLE,
    WEAPON,
)
from kwoon.games.shadowfist.terms.durations import FOR_GOOD, WHILE_ON
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_PLACE, NO_SEAT, NONE, CardId, Duration, SeatId, Stamp
from kwoon.games.shadowfist.terms.once import SUBJECT_HELD, note
from kwoon.games.shadowfist.terms.permission_kinds import FREES_STATES, HOLDS_SUBJECT


def take_control(table: Table, card: CardId, seat: SeatId, until: Duration, source: CardId = NO_CARD) -> bool:
    """SF-35.3: a card changes its controller: it unturns and is placed anew; SF-35.3.6: it ceases to attack.

    Whether it could be taken.

    SF-35.3.1: who has it already keeps it as it is; but the new hold outlasts the old one.
    SF-49.6, SF-49.10, SF-49.11: a Schtick, Vehicle or Weapon is always its subject's controller's.
    """
    if table.zones[card] != PLAY or table.card(card).restrictions & (SCHTICK | VEHICLE | WEAPON):
        return False
    if until != FOR_GOOD and has_keyword(table, card, LOYALTY):
        return False
    attack = current_attack(table)
    if until != FOR_GOOD and attack is not None and attack.is_steady(table, card):
        return False
    before = table.controllers[card]
    if not any(hold.card == card for hold in table.control_stack):
        table.control_stack.append(Hold(card, before, FOR_GOOD))
    hold = Hold(card, seat, until)
    hold.source = source
    hold.source_stamp = Stamp(0) if source == NONE else table.stamps[source]
    table.control_stack.append(hold)
    if before != seat:
        change_controller(table, card, seat)
        table.happen(Happening(CONTROL_TAKEN, card, source, seat))
    return True


def change_controller(table: Table, card: CardId, seat: SeatId) -> None:
    """The card itself goes over, with everything on it (SF-35.3.2)."""
    place = table.places[card]
    attack = current_attack(table)
    if attack is not None:
        attack.cease(table, card)
        attack.forget(card)
    if table.face_down[card]:
        look_at(table, [card], only(table.controllers[card]) | only(seat))  # SF-9.2.2: both have seen what it is
    table.controllers[card] = seat
    end_for_loser(table, card)
    table.turned[card] = 0
    table.look_again(seat)
    kind = table.type_of(card)
    if kind == CHARACTER:
        table.places[card] = locations(table, seat)[0]
        table.push(Placing([card], seat))
    elif (kind == SITE or kind == FENG_SHUI) and (attack is None or not attack.awaits_its_place(table, card)):
        table.places[card] = NO_PLACE
        site_left(table, place)
        table.push(Placing([card], seat))
    for state in table.in_play:
        if table.subjects[state] == card:
            follow_subject(table, state)
    table.changed()


def end_control(table: Table, until: Duration) -> None:
    """SF-35.3.4: effects that took control for a time end."""
    if table.control_stack:
        give_back(table, [hold for hold in table.control_stack if not is_over(hold.until, until)])


def settle_control(table: Table) -> bool:
    """SF-35.3: what has ended control by now, and which States control what they are on; whether anything changed."""
    changed = len(table.control_stack) > 0 and end_maintained_control(table)
    if table.recalls(SUBJECT_HELD):
        for state in table.in_play[:]:
            if table.faces[state].permits >> HOLDS_SUBJECT & 1 and hold_subject(table, state):
                changed = True
    return changed


def end_maintained_control(table: Table) -> bool:
    """SF-10.4: effects that took control end when they are not maintained any more; whether anything changed hands.

    A State that controls its subject (SF-25.5.1) lets it go when it is placed on another card or controlled by another
    player; `hold_subject` then takes what it is on for whoever has it.
    """
    kept = [hold for hold in table.control_stack if is_kept(table, hold)]
    outdated = any(hold.until == WHILE_ON and is_out_of_date(table, hold.card) for hold in kept)
    if len(kept) == len(table.control_stack) and not outdated:
        return False
    give_back(table, kept)
    return True


def hold_subject(table: Table, state: CardId) -> bool:
    """SF-35.3: a State whose text says so controls what it is on, from when it counts; whether that is new.

    SF-44.3: a State that is taken so may be placed anew, if the text says that too; also one that is its subject's
    controller's whatever takes it (SF-49.6, SF-49.10, SF-49.11).
    """
    subject, seat = table.subjects[state], table.controllers[state]
    if subject == NO_CARD or not in_force(table, state, HOLDS_SUBJECT):
        return False
    taken = not any(is_hold_of(table, hold, state) for hold in table.control_stack)
    taken = taken and take_control(table, subject, seat, WHILE_ON, state)
    freed = note(SUBJECT_HELD, table.stamps[state])
    if table.is_state(subject) and freed not in table.once_per_game and in_force(table, state, FREES_STATES):
        table.once_per_game.append(freed)
        table.push(MoveState(subject, seat))
        taken = True
    return taken


def is_hold_of(table: Table, hold: Hold, state: CardId) -> bool:
    """Whether a State holds what it is on by this already, for the player who controls it."""
    return hold.until == WHILE_ON and hold.source == state and is_kept(table, hold)


def is_kept(table: Table, hold: Hold) -> bool:
    """Whether the card that took control still may: turned if it maintains that, on the card if it is a State."""
    source = hold.source
    if hold.until != WHILE_ON:
        return is_kept_up(table, hold.until, source, hold.source_stamp)
    still_on_it = table.same(source, hold.source_stamp) and table.subjects[source] == hold.card
    return still_on_it and table.controllers[source] == hold.seat


def is_out_of_date(table: Table, card: CardId) -> bool:
    """Whether somebody else has a card than should, since a State on it was blanked or is not blank any more."""
    holder = holder_of(table, card, table.control_stack)
    return table.zones[card] == PLAY and holder not in (NO_SEAT, table.controllers[card])


def holder_of(table: Table, card: CardId, holds: list[Hold]) -> SeatId:
    """SF-35.3.4: the last of those who hold a card; SF-32: a State that is blank controls nothing for that while."""
    found = NO_SEAT
    for hold in holds:
        asleep = hold.until == WHILE_ON and table.blanks[hold.source] != 0
        if hold.card == card and not table.eliminated[hold.seat] and not asleep:
            found = hold.seat
    return found


def give_back(table: Table, kept: list[Hold]) -> None:
    """SF-35.3.4: each card goes to the last of those who still hold it; that is not taking control of it."""
    held: list[CardId] = []
    for hold in table.control_stack:
        if hold.card not in held:
            held.append(hold.card)
    ended = [hold for hold in table.control_stack if hold not in kept]
    table.control_stack = kept
    for card in held:
        holder = holder_of(table, card, kept)
        if table.zones[card] == PLAY and holder != NO_SEAT and holder != table.controllers[card]:
            change_controller(table, card, holder)
            if table.is_state(card) and any(frees(table, hold) for hold in ended if hold.card == card):
                table.push(MoveState(card, holder))


def frees(table: Table, hold: Hold) -> bool:
    """Whether a State that was taken may be placed anew when that ends, by the text of the card that took it."""
    return hold.source != NO_CARD and table.faces[hold.source].permits >> FREES_STATES & 1 == 1
