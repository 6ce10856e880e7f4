"""SF-24.5.3, SF-24.5.5, SF-24.8.1: who is beaten is smoked, again and again until nobody more is."""

from __future__ import annotations

from kwoon.games.shadowfist.language.terms import BY_RECALCULATION, CHARACTER, FENG_SHUI, NO_STATES, SITE
from kwoon.games.shadowfist.rules.control import end_maintained_control
from kwoon.games.shadowfist.rules.expiry import end_maintained
from kwoon.games.shadowfist.rules.recalc import derive
from kwoon.games.shadowfist.rules.table import NONE, Table


def smoke_the_beaten(table: Table) -> bool:
    """Smoke every Character without Fighting and Site without Body, all at once; whether there were any."""
    ended = end_maintained(table)
    if table.control_stack and end_maintained_control(table):
        ended = True
    beaten: list[int] = []
    of = derive(table).of
    for card in table.in_play:
        kind = table.type_of(card)
        if kind == CHARACTER:
            if of[card].fighting <= table.damage[card]:
                beaten.append(card)
        elif kind == SITE or kind == FENG_SHUI:
            if 0 < table.damage[card] >= of[card].body and card not in table.doomed:
                beaten.append(card)
        elif table.subjects[card] != NONE and of[table.subjects[card]].cannot & NO_STATES:
            beaten.append(card)
    if not beaten:
        return ended
    table.smoke_together(beaten, [NONE] * len(beaten), NONE, BY_RECALCULATION)
    return True
