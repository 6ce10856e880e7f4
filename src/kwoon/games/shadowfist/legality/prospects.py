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
from kwoon.games.shadowfist.state.effects import ABILITY, PORTAL, Effect
from kwoon.games.shadowfist.state.scene import Stage
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.values import HOPELESS, Survey, Values
from kwoon.games.shadowfist.state.words import Selector
from kwoon.games.shadowfist.terms.codes import (
    CAN_BE_BOUGHT_OFF,
    CHARACTER,
    EVENT,
    HEALS_ANY_SHOT,
    MOBILITY,
    NEEDS_ATTACK,
    NEEDS_EFFECT,
    NEEDS_EVENT,
    NEEDS_RESTRICTED,
    NEEDS_ROOM,
    NEEDS_SITE_TO_PLAY,
    NEEDS_STATE,
    NEEDS_STIR,
    NEEDS_UNTURNED,
    PLAY,
    STATE,
    WAYS_ARE_OPEN,
)
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId
from kwoon.games.shadowfist.terms.once import SITE_PLAYED, note


def what_there_is(table: Table, found: Survey, stage: Stage | None, attack: Assault | None) -> int:
    """What words may need (NEEDS_...) and is there now; whether a card is unturned is asked for each."""
    there = NEEDS_UNTURNED | found.restrictions << NEEDS_RESTRICTED
    if attack is not None:
        there |= NEEDS_ATTACK | NEEDS_STIR
    if found.types >> STATE & 1:
        there |= NEEDS_STATE
    for each in table.lingering:
        if each.kind == PORTAL:
            there |= WAYS_ARE_OPEN
    if stage is not None:
        for effect in stage.effects:
            there |= NEEDS_EFFECT | what_it_stirs(table, effect)
        for effect in stage.past:
            if table.faces[effect.source].type == EVENT:
                there |= NEEDS_EVENT
    return there


def what_it_stirs(table: Table, effect: Effect) -> int:
    """What an effect that waits in the scene is to those who wait for such an effect (NEEDS_...)."""
    stirs = 0
    source = table.faces[effect.source]
    if source.type == EVENT:
        stirs = NEEDS_EVENT | CAN_BE_BOUGHT_OFF if source.has_opponents_abilities else NEEDS_EVENT
    if effect.kind == ABILITY and effect.definition != NONE:
        ability = table.library[effect.definition].abilities[effect.ability]
        if isinstance(ability, Used):
            stirs |= ability.stirs
    return stirs


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
    if ability.least_power > table.power[seat] and not table.shifts:
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
        return selector.could_mean_any(table, seat)
    for pile in table.smoked:
        for card in pile:
            if selector.could_mean(table, card, seat):
                return True
    return False


def is_restless(table: Table, seat: SeatId, attack: Assault | None) -> bool:
    """SF-10.3: whether a player's Characters could do more in an open scene than their texts say, or claim an attack.

    They can move from one location to another, heal in their player's Main Shot (some in any), or an attack is on.
    """
    if table.main_shot and (table.active == seat or derive(table).forbidden & HEALS_ANY_SHOT):
        return True
    return attack is not None or has_anywhere_to_go(table, seat, attack)


def has_anywhere_to_go(table: Table, seat: SeatId, attack: Assault | None) -> bool:
    """SF-13.1: whether a player's Characters can go from one location to another, or to the attack to intercept."""
    return len(table.structures[seat]) > 1 or (attack is not None and attack.coming == seat)


def is_idle(table: Table, of: list[Values], card: CardId, roams: bool, there: int) -> bool:
    """SF-10.3: whether a card can do nothing of what every card of its type can, outside of an attack.

    A face-down Site can be revealed; a Character that has anywhere to go may move, a damaged one may heal.
    """
    definition = table.faces[card]
    if definition.type != CHARACTER:
        return table.face_down[card] == 0
    if table.damage[card] or definition.attacks_out_of_turn:
        return False
    return not roams or not could_move(table, of, card, there)


def could_move(table: Table, of: list[Values], card: CardId, there: int) -> bool:
    """SF-13.1, SF-50.11: whether a Character that has anywhere to go can move at all: unturned, or by Mobility.

    Or through what an effect has opened, which is looked at later.
    """
    return table.turned[card] == 0 or of[card].keywords & MOBILITY != 0 or there & WAYS_ARE_OPEN != 0


def could_play(table: Table, found: Survey, seat: SeatId, definition: Card, there: int) -> bool:
    """SF-25.1: whether a player has the Power for a card, where nothing makes it cheaper, and what playing it needs."""
    if definition.play_lacking & ~there:
        return False
    if not definition.cheaper and not found.cheapens >> seat & 1:
        cost = table.feng_shui_count(seat) if definition.cost == NO_COST else definition.cost
        if cost > table.power[seat]:
            return False
    return all_hopeful(table, found, seat, definition.play_hopes)
