"""What a seat could do at all: a quick look that passes over what cannot be done now, and never over what can.

The rules themselves are in `actions`, `play` and `use`; what stands here only spares them the cards that would be
refused in any case. tests/shadowfist/test_prospects.py holds what is offered with these looks against what is offered
without them.
"""

from __future__ import annotations

from typing import Final, TypeVar

from kwoon.games.shadowfist.lasting.triggers import is_spent
from kwoon.games.shadowfist.legality.play import at_site_limit
from kwoon.games.shadowfist.standing.attack import AttackState
from kwoon.games.shadowfist.standing.derive import derive, resources_of
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.state.card import NO_COST, Card
from kwoon.games.shadowfist.state.effects import ABILITY, PORTAL, Effect
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.table import OF_CLOSED, Table
from kwoon.games.shadowfist.state.values import (
    HOPELESS,
    LOOKED_AT_OWN,
    LOOKED_AT_POOL,
    LOOKED_AT_SURVEY,
    LOOKED_AT_USES,
    LOOKED_AT_VALUES,
    LOOKED_CLOSER,
    Derived,
    Refusal,
    Survey,
    Values,
)
from kwoon.games.shadowfist.state.word_kinds import Selector
from kwoon.games.shadowfist.terms.codes import (
    CAN_BE_BOUGHT_OFF,
    CHARACTER,
    EVENT,
    HEALS_ANY_SHOT,
    MOBILITY,
    NEEDS_ATTACK,
    NEEDS_COUNTERS,
    NEEDS_DAMAGED,
    NEEDS_EFFECT,
    NEEDS_EVENT,
    NEEDS_FACE_DOWN,
    NEEDS_ROOM,
    NEEDS_SITE_TO_PLAY,
    NEEDS_STATE,
    NEEDS_STIR,
    NEEDS_UNTURNED,
    NO_TURN,
    NO_TURN_TO_MOVE,
    OF_ITSELF,
    PLAY,
    SEES_ATTACKS,
    SEES_DAMAGE,
    SEES_PLACES,
    SEES_POWER,
    SEES_READINESS,
    SEES_TIME,
    SEES_TURNING,
    STATE,
    STEALTH,
    TACTICS,
    WAYS_ARE_OPEN,
)
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId, all_seats
from kwoon.games.shadowfist.terms.once import SITE_PLAYED, note
from kwoon.games.shadowfist.terms.permission_kinds import EXTRA_SITE
from kwoon.games.shadowfist.terms.timings import (
    ONCE_PER_ATTACK,
    OPEN,
)

NOT_ALWAYS_TOLD: Final = SEES_ATTACKS | SEES_TIME | SEES_POWER
"""What may be altered without anyone being told at once."""
N = TypeVar("N", bound=int)

ANYTHING: Final = -1
"""All timings, or all that there can be, as bits."""
SEES_OTHERS_CARDS: Final = SEES_TURNING | SEES_READINESS | SEES_DAMAGE
"""What the quick looks ask of a card: of a player's own cards `Table.look_again` tells, but not of opponents'."""


def what_there_is(table: Table, found: Survey, stage: SceneState | None, attack: AttackState | None) -> int:
    """What words may need (NEEDS_...) and is there now; what it needs of its own card is asked for each."""
    there = OF_ITSELF | found.restrictions
    if attack is not None:
        there |= NEEDS_ATTACK | NEEDS_STIR
    if found.types >> STATE & 1:
        there |= NEEDS_STATE
    if are_ways_open(table):
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


def could_use(
    table: Table, found: Survey, seat: SeatId, card: CardId, index: int, ability: Used, now: int, there: int
) -> bool:
    """SF-24.1: whether it is the time for an ability, its card can turn if it has to, and what it needs is there."""
    if not now >> ability.timing & 1:
        table.untimely |= 1 << ability.timing
        return False
    if ability.lacking & ~there:
        table.missed |= ability.lacking & ~there
        return False
    if ability.least_power > table.power[seat] and not table.shifts:
        return False
    if ability.lacking & OF_ITSELF:
        if table.controllers[card] != seat:
            table.glimpsed |= SEES_OTHERS_CARDS
        if ability.lacking & NEEDS_UNTURNED and (table.turned[card] or not table.ready[card]):
            return False
        if ability.lacking & NEEDS_DAMAGED and not table.damage[card]:
            return False
        if ability.lacking & NEEDS_FACE_DOWN and not table.face_down[card]:
            return False
        if ability.lacking & NEEDS_COUNTERS and not table.counters[card]:
            return False
    if ability.limit and is_spent(table, card, index, ability):
        table.glance |= LOOKED_AT_USES if ability.limit != ONCE_PER_ATTACK else LOOKED_CLOSER
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
            table.glance |= LOOKED_AT_SURVEY
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


def is_restless(table: Table, seat: SeatId, attack: AttackState | None) -> bool:
    """SF-10.3: whether a player's Characters could do more in an open scene than their texts say, or claim an attack.

    They can move from one location to another, heal in their player's Main Shot (some in any), or an attack is on.
    """
    if table.main_shot and (table.active == seat or derive(table).forbidden & HEALS_ANY_SHOT):
        return True
    return attack is not None or has_anywhere_to_go(table, seat, attack)


def has_anywhere_to_go(table: Table, seat: SeatId, attack: AttackState | None) -> bool:
    """SF-13.1: whether a player's Characters can go from one location to another, or to the attack to intercept.

    Through what an effect has opened one that is elsewhere may come home, also to the only location there is.
    """
    if len(table.structures[seat]) > 1 or (attack is not None and attack.coming == seat):
        return True
    return are_ways_open(table)


def are_ways_open(table: Table) -> bool:
    """SF-13.1: whether an effect lets Characters go somewhere without turning."""
    for each in table.lingering:
        if each.kind == PORTAL:
            return True
    return False


def is_idle(table: Table, of: list[Values], card: CardId, roams: bool, there: int) -> bool:
    """SF-10.3: whether a card can do nothing of what every card of its type can, outside of an attack.

    A face-down Site can be revealed; a Character that has anywhere to go may move, a damaged one may heal.
    """
    definition = table.faces[card]
    if definition.type != CHARACTER:
        return table.face_down[card] == 0
    if definition.attacks_out_of_turn or (table.damage[card] and not table.turned[card]):
        return False
    return not roams or not could_move(table, of, card, there)


def is_idle_in_attack(table: Table, of: list[Values], card: CardId, roams: bool, there: int) -> bool:
    """The same during an attack, where Influence, Stealth and Tactics may be used too (SF-50.8, SF-50.14, SF-50.16)."""
    values = of[card]
    if values.influence > 0 or values.keywords & (TACTICS | STEALTH):
        return False
    table.glance |= LOOKED_AT_OWN
    return is_idle(table, of, card, roams, there)


def could_move(table: Table, of: list[Values], card: CardId, there: int) -> bool:
    """SF-13.1, SF-50.11: whether a Character that has anywhere to go can move at all: by turning, or by Mobility.

    Or through what an effect has opened, which is looked at later.
    """
    if there & WAYS_ARE_OPEN and stands_at_a_way(table, card):
        return True
    if of[card].keywords & MOBILITY:
        return True
    if table.turned[card] or not table.ready[card] or of[card].cannot & (NO_TURN_TO_MOVE | NO_TURN):
        table.glance |= LOOKED_AT_OWN
        if there & WAYS_ARE_OPEN:
            table.glimpsed |= SEES_PLACES
        return False
    return True


def stands_at_a_way(table: Table, card: CardId) -> bool:
    """SF-13.1: whether a Character is where an effect has opened a way, be it open to it or not."""
    here = table.places[card]
    for each in table.lingering:
        if each.kind == PORTAL and (table.places[each.source] == here or table.places[each.card] == here):
            return True
    return False


def could_play(table: Table, found: Survey, seat: SeatId, definition: Card, there: int) -> bool:
    """SF-25.1: whether a player has the Power for a card, where nothing makes it cheaper, and what playing it needs."""
    if definition.play_lacking & ~there:
        table.missed |= definition.play_lacking & ~there
        return False
    if not definition.cheaper and not found.cheapens >> seat & 1:
        cost = definition.cost
        if cost == NO_COST:
            cost = table.feng_shui_count(seat)
        if cost > table.power[seat]:
            return False
    return all_hopeful(table, found, seat, definition.play_hopes)


def is_refused(table: Table, card: CardId, ability: Used) -> None:
    """Note what the rules went by that refused an ability: nothing can be said of a later moment unless its words do.

    While what they look at is not altered, and cards are what they are, it is refused for the same reason. Of attacks,
    of time and of Power not every change is told; and whether a face-down Site can be revealed depends on the scene.
    """
    derived = table.derived
    table.untimely = table.missed = ANYTHING
    sees = ability.sees
    if derived is not None:
        sees |= derived.guards_see
    if derived is None or sees & NOT_ALWAYS_TOLD or table.face_down[card]:
        table.glance |= LOOKED_CLOSER
    else:
        table.glance |= LOOKED_AT_VALUES | LOOKED_AT_USES
        table.glimpsed |= sees


def tell_refusals(table: Table, refusals: list[Refusal]) -> None:
    """Let what was remembered of each seat know what has been altered since."""
    for each in refusals:
        each.moved |= table.moved
    table.moved = 0


def is_still_refused(
    table: Table, found: Survey, seat: SeatId, attack: AttackState | None, now: int, there: int
) -> bool:
    """Whether a player could do nothing when last asked, and nothing has changed that the quick looks went by."""
    if not table.refused >> seat & (1 << OF_CLOSED | 1):
        return False
    derived = table.derived
    refusals = table.refusals
    if derived is None or refusals is None or (table.power_moved and derived.power is not None):
        return False
    if table.moved:
        tell_refusals(table, refusals)
    if attack is not None and derived.influential >> seat & 1:
        return False
    if now >> OPEN & 1:
        known = refusals[seat]
        if not table.refused >> seat & 1 or not still_stands(table, known, found, derived, seat, now, there):
            return False
        if derived.forbidden & HEALS_ANY_SHOT and not known.heals:
            return False
        if attack is not None and not known.there & NEEDS_ATTACK and takes_part(table, attack, seat):
            return False
        return known.roams or not has_anywhere_to_go(table, seat, attack)
    if table.refused >> OF_CLOSED + seat & 1:
        if still_stands(table, refusals[table.seats + seat], found, derived, seat, now, there):
            return True
    return table.refused >> seat & 1 == 1 and still_stands(table, refusals[seat], found, derived, seat, now, there)


def takes_part(table: Table, attack: AttackState, seat: SeatId) -> bool:
    """SF-50.14, SF-50.16: whether any of a player's Characters attacks, so that it may use Stealth or Tactics."""
    for each in attack.attackers:
        if table.controllers[each.card] == seat:
            return True
    return False


def still_stands(
    table: Table, known: Refusal, found: Survey, derived: Derived, seat: SeatId, now: int, there: int
) -> bool:
    """Whether what a refusal was concluded from is as it was, and what is asked now is no more than was asked then."""
    if known.moved & known.sees:
        return False
    if now & ~known.now & known.untimely or there & ~known.there & known.missed or table.power[seat] > known.power:
        return False
    if known.survey is not found:
        if known.glance & LOOKED_AT_SURVEY or known.holding is not found.holdings[seat]:
            return False
        if not same_list(known.survey.for_others, found.for_others):
            return False
        if not same_list(known.buried, found.in_pile(seat)):
            return False
        known.survey = found  # it is concluded from this one as well: next time there is less to compare
    if known.derived is not derived:
        if known.glance & LOOKED_AT_VALUES or table.shifts:
            return False
        if known.glance & LOOKED_AT_OWN and not same_values(known.derived, derived, seat):
            return False
        if known.glance & LOOKED_AT_POOL and known.pool != resources_of(table, seat):
            return False
        known.derived = derived
    return known.turn == table.turn or not known.glance & LOOKED_AT_USES


def same_list(before: list[N], now: list[N]) -> bool:
    """Whether two lists are alike; mostly both are empty, and nothing is called then."""
    return len(before) == len(now) and (len(now) == 0 or before == now)


def same_values(before: Derived, now: Derived, seat: SeatId) -> bool:
    """Whether a player's cards in play, which are the same cards, are what they were."""
    for card in now.by_seat[seat]:
        was, is_now = before.of[card], now.of[card]
        if was is not is_now and not was.same_as(is_now):
            return False
    return True


def remember_refusal(
    table: Table, found: Survey, seat: SeatId, attack: AttackState | None, now: int, there: int
) -> None:
    """Note that a player could do nothing, if that was concluded from quick looks alone."""
    derived = table.derived
    if table.glance & LOOKED_CLOSER or derived is None or table.doubt:
        return
    refusals = table.refusals
    if refusals is None:
        refusals = [Refusal(found, derived, found.holdings[each]) for each in all_seats(table.seats)]
        refusals.extend([Refusal(found, derived, found.holdings[each]) for each in all_seats(table.seats)])
        table.refusals = refusals
    if table.moved:
        tell_refusals(table, refusals)
    in_open = now >> OPEN & 1 == 1
    known = refusals[seat if in_open else table.seats + seat]
    known.survey = found
    known.derived = derived
    known.holding = found.holdings[seat]
    known.now = now
    known.there = there
    known.untimely = table.untimely
    known.missed = table.missed
    known.power = table.power[seat]
    known.buried = found.in_pile(seat)
    known.glance = table.glance
    known.sees = table.glimpsed
    known.moved = 0
    known.turn = table.turn
    if known.glance & LOOKED_AT_POOL:
        known.pool = resources_of(table, seat)
    if in_open:
        known.heals = derived.forbidden & HEALS_ANY_SHOT != 0
        known.roams = has_anywhere_to_go(table, seat, attack)
        table.refused |= 1 << seat
    else:
        table.refused |= 1 << OF_CLOSED + seat
