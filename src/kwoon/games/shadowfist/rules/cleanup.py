"""SF-24.5.3, SF-24.5.5, SF-24.8.1: who is beaten is smoked, again and again until nobody more is."""

from __future__ import annotations

from kwoon.games.shadowfist.language.terms import BY_RECALCULATION, CHARACTER, NO_STATES
from kwoon.games.shadowfist.rules.control import end_maintained_control
from kwoon.games.shadowfist.rules.expiry import end_maintained
from kwoon.games.shadowfist.rules.recalc import body, cannot, fighting
from kwoon.games.shadowfist.rules.table import NONE, Table


def smoke_the_beaten(table: Table) -> bool:
    """Smoke every Character without Fighting and Site without Body, all at once; whether there were any."""
    ended = end_maintained(table)
    if table.control_stack and end_maintained_control(table):
        ended = True
    beaten: list[int] = []
    for card in table.in_play:
        kind = table.type_of(card)
        if kind == CHARACTER:
            if fighting(table, card) == 0:
                beaten.append(card)
        elif table.is_site(card):
            if table.damage[card] > 0 and body(table, card) == 0 and card not in table.doomed:
                beaten.append(card)
        elif table.subjects[card] != NONE and cannot(table, table.subjects[card], NO_STATES):
            beaten.append(card)
    table.smoke_together(beaten, [NONE] * len(beaten), NONE, BY_RECALCULATION)
    return len(beaten) > 0 or ended
