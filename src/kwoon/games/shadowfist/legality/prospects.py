"""What a seat could do at all: a quick look that passes over what cannot be done now, and never over what can.

The rules themselves are in `actions`, `play` and `use`; what stands here only spares them the cards that would be
refused in any case. tests/shadowfist/test_prospects.py holds what is offered with these looks against what is offered
without them.
"""

from __future__ import annotations

from kwoon.games.shadowfist.standing.attack import Assault
from kwoon.games.shadowfist.standing.derive import derive
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.scene import Stage
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.values import Survey
from kwoon.games.shadowfist.terms.codes import (
    MOBILITY,
    NEEDS_ATTACK,
    NEEDS_EFFECT,
    NEEDS_RESTRICTED,
    NEEDS_STATE,
    NEEDS_STIR,
    NEEDS_UNTURNED,
    STATE,
)
from kwoon.games.shadowfist.terms.ids import CardId, SeatId


def what_there_is(found: Survey, stage: Stage | None, attack: Assault | None) -> int:
    """What words may need (NEEDS_...) and is there now; whether a card is unturned is asked for each."""
    there = NEEDS_UNTURNED | found.restrictions << NEEDS_RESTRICTED
    if attack is not None:
        there |= NEEDS_ATTACK | NEEDS_STIR
    if stage is not None and stage.effects:
        there |= NEEDS_EFFECT | NEEDS_STIR
    if found.types >> STATE & 1:
        there |= NEEDS_STATE
    return there


def could_use(table: Table, card: CardId, ability: Used, now: int, there: int) -> bool:
    """SF-24.1: whether it is the time for an ability, its card can turn if it has to, and what it needs is there."""
    if not now >> ability.timing & 1 or ability.lacking & ~there:
        return False
    if ability.lacking & NEEDS_UNTURNED:
        return table.turned[card] == 0 and table.ready[card] == 1
    return True


def could_move(table: Table, card: CardId, attack: Assault | None) -> bool:
    """SF-13.1, SF-50.11: whether a Character can move at all: unturned or by Mobility, with anywhere to go.

    Its player has more than one location; or an attack is on, to which it may move.
    """
    if attack is None and len(table.structures[table.controllers[card]]) < 2:
        return False
    return table.turned[card] == 0 or derive(table).of[card].keywords & MOBILITY != 0


def could_play(table: Table, found: Survey, seat: SeatId, definition: Card, there: int) -> bool:
    """SF-25.1: whether a player has the Power for a card, where nothing makes it cheaper, and what an Event needs."""
    if definition.event_lacking & ~there:
        return False
    if definition.cost <= table.power[seat] or definition.cheaper:
        return True
    return found.cheapens >> seat & 1 == 1
