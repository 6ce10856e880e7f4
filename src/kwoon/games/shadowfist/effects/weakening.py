"""SF-15.1, SF-24.8.1.1: who is reduced to 1 Fighting, by damage or by anything else, for those cards that ask."""

from __future__ import annotations

from kwoon.games.shadowfist.standing.derive import derive, fighting, of_type
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import CHARACTER, REDUCED_TO_ONE
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT
from kwoon.games.shadowfist.terms.once import ABOVE_ONE, note


def look_for_the_weakened(table: Table) -> None:
    """Tell of Characters that had more than 1 Fighting when last looked at and have 1 now; note who has more.

    The notes are gone with the turn, so it is looked at once more as a turn ends.
    """
    told = False
    known = table.derived
    if known is not None and table.weighed is known and not table.doubt and known.power is None:
        return
    before, now, since = table.weighed, derive(table), table.weighed_at
    table.weighed_at = table.next_stamp
    noted: set[int] | None = None
    for card in of_type(table, CHARACTER)[:]:
        if before is not None and table.stamps[card] < since and now.of[card] is before.of[card]:
            continue  # it was looked at then, has stayed, and is the same
        if noted is None:
            noted = set(table.used)
        strength = fighting(table, card)
        key = note(ABOVE_ONE, table.stamps[card])
        if (strength > 1) == (key in noted):
            continue
        if strength > 1:
            table.used.append(key)
        else:
            table.used.remove(key)
            if strength == 1:
                table.notice(Happening(REDUCED_TO_ONE, card, NO_CARD, NO_SEAT))
                told = True
                before = None  # whoever waited for it may have done something at once
    table.weighed = None if told else table.derived
