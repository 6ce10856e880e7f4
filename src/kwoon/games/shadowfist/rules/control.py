"""SF-35: control as a stack: taking it, and giving it back when the effect that took it ends."""

from __future__ import annotations

from kwoon.games.shadowfist.language.terms import CHARACTER, CONTROL_TAKEN, FENG_SHUI, LOYALTY, PLAY, SITE
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.generating import follow_subject
from kwoon.games.shadowfist.rules.recalc import has_keyword
from kwoon.games.shadowfist.rules.returning import Placing
from kwoon.games.shadowfist.rules.structure import add_site, locations, site_left
from kwoon.games.shadowfist.rules.table import NONE, Table


def take_control(table: Table, card: int, seat: int, until: int) -> None:
    """SF-35.3: a card changes its controller: it unturns and is placed anew; SF-35.3.6: it ceases to attack."""
    if table.controllers[card] == seat or table.zones[card] != PLAY:
        return
    if until != NONE and has_keyword(table, card, LOYALTY):
        return
    table.control_stack.extend((card, table.controllers[card], until))
    change_controller(table, card, seat)
    table.happen(CONTROL_TAKEN, card, NONE, seat, 0)


def change_controller(table: Table, card: int, seat: int) -> None:
    """The card itself goes over, with everything on it (SF-35.3.2)."""
    before = table.controllers[card]
    place = table.places[card]
    attack = current_attack(table)
    if attack is not None:
        attack.cease(table, card)
    table.controllers[card] = seat
    table.turned[card] = 0
    kind = table.type_of(card)
    if kind == CHARACTER:
        table.places[card] = locations(table, seat)[0]
        table.push(Placing([card], seat))
    elif (kind == SITE or kind == FENG_SHUI) and (attack is None or card not in attack.seized):
        table.places[card] = NONE
        site_left(table, before, place)
        add_site(table, card, seat, NONE)
    for state in table.in_play:
        if table.subjects[state] == card:
            follow_subject(table, state)
    table.changed()


def end_control(table: Table, until: int) -> None:
    """SF-35.3.4: effects that took control end; the previous controllers have the cards again."""
    kept: list[int] = []
    back: list[int] = []
    stack = table.control_stack
    for at in range(0, len(stack), 3):
        if stack[at + 2] == until:
            back.extend((stack[at], stack[at + 1]))
        else:
            kept.extend(stack[at : at + 3])
    table.control_stack = kept
    for at in range(len(back) - 2, -1, -2):
        card, seat = back[at], back[at + 1]
        if table.zones[card] == PLAY and not table.eliminated[seat]:
            change_controller(table, card, seat)
