"""What a seat could do at all: a quick look that passes over what cannot be done now, and never over what can.

The rules themselves are in `actions`, `play` and `use`; what stands here only spares them the cards that would be
refused in any case. tests/shadowfist/test_prospects.py holds what is offered with these looks against what is offered
without them.
"""

from __future__ import annotations

from kwoon.games.shadowfist.legality.play import at_site_limit
from kwoon.games.shadowfist.standing.attack import Assault
from kwoon.games.shadowfist.standing.derive import derive
from kwoon.games.shadowfist.state.abilities import EXTRA_SITE, Used
from kwoon.games.shadowfist.state.card import NO_COST, Card
from kwoon.games.shadowfist.state.scene import Stage
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.values import HOPELESS, Survey
from kwoon.games.shadowfist.state.words import Selector
from kwoon.games.shadowfist.terms.codes import (
    MOBILITY,
    NEEDS_ATTACK,
    NEEDS_EFFECT,
    NEEDS_RESTRICTED,
    NEEDS_ROOM,
    NEEDS_SITE_TO_PLAY,
    NEEDS_STATE,
    NEEDS_STIR,
    NEEDS_UNTURNED,
    PLAY,
    STATE,
)
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.terms.once import SITE_PLAYED, note


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


def room_for_sites(table: Table, found: Survey, seat: SeatId) -> int:
    """SF-25.7: whether a player could play a Site, and SF-25.7.4: a Feng Shui Site, as what Sites need (NEEDS_...)."""
    room = 0
    if found.permits >> EXTRA_SITE & 1 or note(SITE_PLAYED, seat) not in table.used:
        room |= NEEDS_SITE_TO_PLAY
    return room if at_site_limit(table, seat) else room | NEEDS_ROOM


def could_use(table: Table, found: Survey, seat: SeatId, card: CardId, ability: Used, now: int, there: int) -> bool:
    """SF-24.1: whether it is the time for an ability, its card can turn if it has to, and what it needs is there."""
    if not now >> ability.timing & 1 or ability.lacking & ~there:
        return False
    if ability.lacking & NEEDS_UNTURNED and (table.turned[card] or not table.ready[card]):
        return False
    return all_hopeful(table, found, seat, ability.hopes)


def all_hopeful(table: Table, found: Survey, seat: SeatId, selectors: list[Selector]) -> bool:
    """SF-24.1.3: whether each of them could mean a card for a player.

    That stays so while cards are whose and what they are, so it is kept with the survey.
    """
    for selector in selectors:
        known = found.looked_for.get(selector, 0)
        if not known >> seat & 1:
            known |= 1 << seat
            if not is_hopeful(table, seat, selector):
                known |= 1 << HOPELESS + seat
            found.looked_for[selector] = known
        if known >> HOPELESS + seat & 1:
            return False
    return True


def is_hopeful(table: Table, seat: SeatId, selector: Selector) -> bool:
    """Whether any card, where a selector looks for them, could be meant."""
    if selector.zone() == PLAY:
        for card in table.in_play:
            if selector.could_mean(table, card, seat):
                return True
        return False
    for pile in table.smoked:
        for card in pile:
            if selector.could_mean(table, card, seat):
                return True
    return False


def could_move(table: Table, card: CardId, attack: Assault | None) -> bool:
    """SF-13.1, SF-50.11: whether a Character can move at all: unturned or by Mobility, with anywhere to go.

    Its player has more than one location; or an attack is on, to which it may move.
    """
    if attack is None and len(table.structures[table.controllers[card]]) < 2:
        return False
    return table.turned[card] == 0 or derive(table).of[card].keywords & MOBILITY != 0


def could_play(table: Table, found: Survey, seat: SeatId, definition: Card, there: int) -> bool:
    """SF-25.1: whether a player has the Power for a card, where nothing makes it cheaper, and what playing it needs."""
    if definition.play_lacking & ~there:
        return False
    if not definition.cheaper and not found.cheapens >> seat & 1:
        cost = table.feng_shui_count(seat) if definition.cost == NO_COST else definition.cost
        if cost > table.power[seat]:
            return False
    return all_hopeful(table, found, seat, definition.play_hopes)
