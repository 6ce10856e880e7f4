"""SF-24.5.3, SF-24.5.5, SF-24.8.1: who is beaten is smoked, again and again until nobody more is."""

from __future__ import annotations

from kwoon.games.shadowfist.language.terms import CHARACTER, NO_STATES
from kwoon.games.shadowfist.rules.recalc import body, cannot, fighting
from kwoon.games.shadowfist.rules.table import NONE, Table


def smoke_the_beaten(table: Table, by: int = NONE, whose: int = NONE) -> bool:
    """Smoke every Character without Fighting and Site without Body, all at once; whether there were any.

    `by` and `whose` are the card and the player whose damage did it, where that is known (SF-20.1).
    """
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
    for card in beaten:
        table.smoke(card, by, whose)
    return len(beaten) > 0
