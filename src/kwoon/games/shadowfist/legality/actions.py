"""What a player may do now. Each check gives the reason why not as a number, so that `why` can put it in words."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.keywords.crisis import AT_CRISIS
from kwoon.games.shadowfist.keywords.influence import influencers, swayable
from kwoon.games.shadowfist.legality.choices import is_kept_down
from kwoon.games.shadowfist.legality.play import (
    FROM_SMOKED,
    is_let_in,
    may_play_from_smoked,
    why_not_as_state,
    why_not_crisis,
    why_not_play,
    why_not_play_on,
)
from kwoon.games.shadowfist.legality.prospects import (
    SEES_OTHERS_CARDS,
    could_move,
    could_play,
    could_use,
    has_anywhere_to_go,
    is_idle,
    is_idle_in_attack,
    is_refused,
    is_restless,
    is_still_refused,
    remember_refusal,
    room_for_sites,
    what_there_is,
)
from kwoon.games.shadowfist.legality.use import (
    event_ability,
    in_attack,
    waits_for,
    why_not_heal,
    why_not_move,
    why_not_use,
)
from kwoon.games.shadowfist.standing.attack import AttackState, current_attack
from kwoon.games.shadowfist.standing.costs import has_resources
from kwoon.games.shadowfist.standing.derive import derive, has_keyword, is_active, survey
from kwoon.games.shadowfist.state.abilities import (
    Triggered,
    Used,
)
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.delayed import FromHand
from kwoon.games.shadowfist.state.effects import CEASING, MOVING
from kwoon.games.shadowfist.state.permissions import PlayOn
from kwoon.games.shadowfist.state.scene import AUCTION_SCENE, OPEN_SCENE, START_SCENE, SceneState
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.values import (
    LOOKED_AT_POOL,
    LOOKED_CLOSER,
    Survey,
    Values,
)
from kwoon.games.shadowfist.terms.codes import (
    CAN_BE_BOUGHT_OFF,
    CHARACTER,
    EVENT,
    FENG_SHUI,
    SMOKED,
    STEALTH,
    TACTICS,
    WAYS_ARE_OPEN,
)
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.terms.once import NO_MORE_ATTACKS, note
from kwoon.games.shadowfist.terms.packing import AS_STATE, ability_of, card_of, what_of
from kwoon.games.shadowfist.terms.permission_kinds import PLAYED_ANY_MAIN_SHOT
from kwoon.games.shadowfist.terms.questions import (
    CLAIM_ATTACK,
    HEAL,
    MOVE,
    PLAY_CARD,
    REVEAL,
    USE,
    USE_INFLUENCE,
    USE_STEALTH,
    USE_TACTICS,
    action,
)
from kwoon.games.shadowfist.terms.reasons import OK
from kwoon.games.shadowfist.terms.timings import (
    ANY_MAIN_SHOT,
    ANY_SCENE,
    DURING_AUCTION,
    FOR_A_FACEOFF,
    MAIN_SHOT,
    OPEN,
    OPEN_RESPONSE,
    OUTSIDE_ATTACK,
    RESPONSE,
    START_OF_TURN,
)

# Why not. Zero is "it can be done"; `why` has the rule and the words for each.

ALL_THERE: Final = -1
"""In place of `what_there_is`: do without the quick looks, which must change nothing."""
NOTHING_TO_DO: Final[list[int]] = []


def legal_actions(table: Table, seat: SeatId, stage: SceneState | None, quick: bool = True) -> list[int]:
    """Every effect that a player could generate now; before a scene is begun, `stage` is None and all is open.

    What cannot be done at all is passed over by a quick look (see `prospects`), unless all is to be looked at.
    """
    attack = current_attack(table)
    there = what_there_is(table, survey(table), stage, attack) if quick else ALL_THERE
    return offered(table, seat, stage, attack, there)


def offered(table: Table, seat: SeatId, stage: SceneState | None, attack: AttackState | None, there: int) -> list[int]:
    """The same as `legal_actions`, where the attack and what there is (for all seats alike) are known already."""
    quick = there != ALL_THERE
    found = survey(table)
    now = moments(table, seat, stage, attack)
    if quick:
        if now >> OUTSIDE_ATTACK & 1:
            there |= room_for_sites(table, found, seat)
        if is_still_refused(table, found, seat, attack, now, there):
            return NOTHING_TO_DO
        table.glance = table.glimpsed = table.untimely = 0
        table.missed = WAYS_ARE_OPEN | CAN_BE_BOUGHT_OFF
    options: list[int] = []
    playable_from_hand(table, found, seat, stage, now, there, options)
    for held in table.held_by(seat) if table.lingering else []:
        table.untimely |= table.faces[held.card].played_when
        if table.faces[held.card].played_when & now:
            table.glance |= LOOKED_CLOSER
            if why_not_play(table, seat, held.card, stage) == OK:
                options.append(action(PLAY_CARD, held.card, 0))
    for card in found.in_pile(seat) if quick else table.smoked[seat]:
        definition = table.faces[card]
        table.untimely |= definition.played_when
        if definition.permits & FROM_SMOKED and definition.played_when & now:
            table.glance |= LOOKED_CLOSER
            if may_play_from_smoked(table, card) and why_not_play(table, seat, card, stage) == OK:
                options.append(action(PLAY_CARD, card, 0))
        if definition.has_pile_abilities:
            used_from_pile(table, found, seat, card, stage, now, there, options)
    if now >> OPEN & 1 or found.holdings[seat].used_when & now or offered_by_others(found, seat) or not quick:
        offered_in_play(table, found, seat, stage, attack, now, there, options)
    else:
        table.untimely |= found.holdings[seat].used_when
    if stage is not None and there & CAN_BE_BOUGHT_OFF:
        table.glance |= LOOKED_CLOSER
        bought_off(table, seat, stage, options)
    if quick and not options:
        remember_refusal(table, found, seat, attack, now, there)
    return options


def offered_in_play(
    table: Table,
    found: Survey,
    seat: SeatId,
    stage: SceneState | None,
    attack: AttackState | None,
    now: int,
    there: int,
    options: list[int],
) -> None:
    """What the cards in play offer a player."""
    open_now = now >> OPEN & 1 == 1
    if open_now:  # then what every card of its type can do depends on these
        table.untimely |= 1 << MAIN_SHOT | 1 << ANY_MAIN_SHOT
    holding = found.holdings[seat]
    roams = there == ALL_THERE or has_anywhere_to_go(table, seat, attack)
    if there == ALL_THERE:
        offers = everything_in_play(table, seat)
    elif offered_by_others(found, seat) or (attack is not None and derive(table).influential >> seat & 1):
        if seat not in found.everything:
            found.everything[seat] = everything_in_play(table, seat)
        offers = found.everything[seat]
    elif open_now and is_restless(table, seat, attack):
        offers = holding.offers
    else:
        offers = holding.speaking
    of = derive(table).of
    for code in offers:
        if what_of(code) == USE:
            used_in_play(table, found, seat, code, stage, now, there, options)
        elif open_now:
            card = card_of(code)
            if there != ALL_THERE and (
                is_idle(table, of, card, roams, there)
                if attack is None
                else is_idle_in_attack(table, of, card, roams, there)
            ):
                continue
            table.glance |= LOOKED_CLOSER
            innate_abilities(table, of, seat, card, stage, attack, roams, there, options)


def offered_by_others(found: Survey, seat: SeatId) -> bool:
    """Whether a card in play of anyone else offers something to this player."""
    offers = found.for_others
    return len(offers) > 0 and (offers[0] != -1 - seat or len(offers) > 1 + len(found.holdings[seat].for_others))


def everything_in_play(table: Table, seat: SeatId) -> list[int]:
    """Every ability of a card in play that is for a player to use, and each of the player's cards (see Holding)."""
    found: list[int] = []
    for card in table.in_play:
        definition = table.faces[card]
        if table.controllers[card] == seat:
            found.extend([action(USE, card, index) for index in definition.uses])
            found.append(action(MOVE, card, 0))
        elif definition.has_opponents_abilities and not table.face_down[card]:
            for index, ability in enumerate(definition.abilities):
                if isinstance(ability, Used) and ability.opponents:
                    found.append(action(USE, card, index))
    return found


def during_auction(table: Table) -> bool:
    """SF-31.3: whether anyone holds an Event that says it is played during an auction."""
    for seat in table.playing():
        for card in table.hands[seat]:
            ability = event_ability(table.card(card)) if table.type_of(card) == EVENT else None
            if ability is not None and ability.timing == DURING_AUCTION:
                return True
    return False


def moments(table: Table, seat: SeatId, stage: SceneState | None, attack: AttackState | None) -> int:
    """SF-24.1.2: the timings that it may be now for a player, as bits; `why_not_moment` knows better."""
    now = 1 << ANY_SCENE
    if stage is not None:
        if stage.effects or stage.past:
            now |= 1 << RESPONSE | 1 << OPEN_RESPONSE
        if stage.mode == START_SCENE and table.active == seat:
            now |= 1 << START_OF_TURN
        if stage.mode == AUCTION_SCENE:
            now |= 1 << DURING_AUCTION
        if stage.mode != OPEN_SCENE:
            return now
    now |= 1 << OPEN | 1 << FOR_A_FACEOFF
    if table.main_shot:
        now |= 1 << ANY_MAIN_SHOT
        if table.active == seat:
            now |= 1 << MAIN_SHOT
            if attack is None:
                now |= 1 << OUTSIDE_ATTACK
    return now


def playable_from_hand(
    table: Table, found: Survey, seat: SeatId, stage: SceneState | None, now: int, there: int, options: list[int]
) -> None:
    """The cards in a hand that can be played or used; alike copies are one option."""
    seen: list[Card] | None = None
    let_in = found.holdings[seat].permits >> PLAYED_ANY_MAIN_SHOT & 1 == 1
    if let_in and not now >> ANY_MAIN_SHOT & 1:
        table.untimely |= 1 << ANY_MAIN_SHOT
        let_in = False
    for card in table.hands[seat]:
        definition = table.faces[card]
        timely = definition.played_when & now != 0
        if not timely:
            table.untimely |= definition.played_when
        if not timely and let_in and definition.type != EVENT:
            if there == ALL_THERE or definition.crisis >= 0 or could_play(table, found, seat, definition, there):
                table.glance |= LOOKED_CLOSER
                timely = is_let_in(table, seat, card)
        other = definition.form is not None and now >> MAIN_SHOT & 1 == 1
        if definition.form is not None:
            table.untimely |= 1 << MAIN_SHOT
        if not timely and not definition.has_hand_abilities and not other:
            continue
        playable = timely and (there == ALL_THERE or could_play(table, found, seat, definition, there))
        if not playable and definition.crisis < 0 and not definition.has_hand_abilities and not other:
            continue
        if seen is None:
            seen = [definition]
        elif any_is(seen, definition):
            continue
        else:
            seen.append(definition)
        table.glance |= LOOKED_AT_POOL if definition.crisis < 0 and not other else LOOKED_CLOSER
        if playable and has_resources(table, seat, card):
            table.glance |= LOOKED_CLOSER
            if why_not_play(table, seat, card, stage) == OK:
                options.append(action(PLAY_CARD, card, 0))
        if timely and definition.crisis >= 0 and why_not_crisis(table, seat, card, stage) == OK:
            options.append(action(PLAY_CARD, card, AT_CRISIS))
        if other and why_not_as_state(table, seat, card, stage) == OK:
            options.append(action(PLAY_CARD, card, AS_STATE))
        if definition.has_hand_abilities:
            hand_abilities(table, found, seat, card, stage, now, there, options)


def any_is(seen: list[Card], definition: Card) -> bool:
    """Whether a card of this definition has been looked at already."""
    for each in seen:
        if each is definition:
            return True
    return False


def hand_abilities(
    table: Table,
    found: Survey,
    seat: SeatId,
    card: CardId,
    stage: SceneState | None,
    now: int,
    there: int,
    options: list[int],
) -> None:
    """SF-9.2.3: what a card offers while it is in the hand."""
    for index, ability in enumerate(table.card(card).abilities):
        if isinstance(ability, FromHand):
            if there != ALL_THERE and not could_use(table, found, seat, card, index, ability, now, there):
                continue
            if why_not_use(table, seat, card, index, stage) == OK:
                options.append(action(USE, card, index))
            else:
                is_refused(table, card, ability)


def used_from_pile(
    table: Table,
    found: Survey,
    seat: SeatId,
    card: CardId,
    stage: SceneState | None,
    now: int,
    there: int,
    options: list[int],
) -> None:
    """SF-9.2.3: abilities that are active in the smoked pile, such as Reload (SF-50.13)."""
    for index, ability in enumerate(table.card(card).abilities):
        if isinstance(ability, Used) and ability.zone == SMOKED and not isinstance(ability, Triggered):
            if there != ALL_THERE and not could_use(table, found, seat, card, index, ability, now, there):
                continue
            table.glance |= LOOKED_CLOSER
            if not waits_for(stage, card, index) and why_not_use(table, seat, card, index, stage) == OK:
                options.append(action(USE, card, index))


def bought_off(table: Table, seat: SeatId, stage: SceneState, options: list[int]) -> None:
    """What an Event in the scene offers the player whose card it answers."""
    for effect in stage.effects:
        definition = table.card(effect.source)
        if definition.has_opponents_abilities and definition.type == EVENT and effect.whose == seat:
            for index, ability in enumerate(definition.abilities):
                if isinstance(ability, Used) and ability.opponents and not waits_for(stage, effect.source, index):
                    if why_not_use(table, seat, effect.source, index, stage) == OK:
                        options.append(action(USE, effect.source, index))


def used_in_play(
    table: Table,
    found: Survey,
    seat: SeatId,
    code: int,
    stage: SceneState | None,
    now: int,
    there: int,
    options: list[int],
) -> None:
    """What one ability of a card in play offers a player."""
    card = card_of(code)
    ability = table.faces[card].abilities[ability_of(code)]
    if isinstance(ability, Used):
        if there != ALL_THERE and not could_use(table, found, seat, card, ability_of(code), ability, now, there):
            return
        if why_not_use(table, seat, card, ability_of(code), stage) == OK:
            options.append(code)
        else:
            is_refused(table, card, ability)
            if table.controllers[card] != seat:  # nobody looks again for a card of another's that becomes ready
                table.glimpsed |= SEES_OTHERS_CARDS
    elif isinstance(ability, PlayOn):
        table.glance |= LOOKED_CLOSER
        if why_not_play_on(table, seat, card, ability_of(code), ability, stage) == OK:
            options.append(code)


def innate_abilities(
    table: Table,
    of: list[Values],
    seat: SeatId,
    card: CardId,
    stage: SceneState | None,
    attack: AttackState | None,
    roams: bool,
    there: int,
    options: list[int],
) -> None:
    """SF-10.3: what every card of its type offers in an open scene."""
    definition = table.faces[card]
    if attack is not None and of[card].influence > 0 and may_influence(table, seat, card):
        options.append(action(USE_INFLUENCE, card, 0))
    if definition.type == CHARACTER:
        if table.damage[card] and why_not_heal(table, seat, card) == OK:
            options.append(action(HEAL, card, 0))
        if roams and (there == ALL_THERE or could_move(table, of, card, there)):
            if why_not_move(table, card, attack, there & WAYS_ARE_OPEN != 0) == OK and not waits(stage, card, MOVING):
                options.append(action(MOVE, card, 0))
        if definition.attacks_out_of_turn and may_claim(table, seat, card):
            options.append(action(CLAIM_ATTACK, card, 0))
        if attack is not None and of[card].keywords & (TACTICS | STEALTH):
            attack_keywords(table, card, stage, attack, options)
    elif definition.type == FENG_SHUI and table.face_down[card] and not is_kept_down(table, card):
        options.append(action(REVEAL, card, 0))


def may_claim(table: Table, seat: SeatId, card: CardId) -> bool:
    """SF-28.1.2: whether this Character lets its player claim an attack in an opponent's turn."""
    if seat == table.active or not table.main_shot or in_attack(table) or seat in table.claims:
        return False
    if note(NO_MORE_ATTACKS, seat) in table.used:
        return False
    return is_active(table, card) and table.ready[card] == 1 and not table.turned[card]


def may_influence(table: Table, seat: SeatId, card: CardId) -> bool:
    """SF-50.8: whether a card's Influence can be used on some interceptor now."""
    if table.main_shot and derive(table).of[card].influence > 0:
        return card in influencers(table, seat) and len(swayable(table, seat, card)) > 0
    return False


def waits(stage: SceneState | None, card: CardId, kind: int) -> bool:
    """Whether a card's own move, or its Tactics, is in the scene and has yet to resolve: once is enough."""
    if stage is not None:
        for each in stage.effects:
            if each.kind == kind and each.source == card and (each.about == -1 or each.about == card):
                return True
    return False


def attack_keywords(
    table: Table, card: CardId, stage: SceneState | None, attack: AttackState, options: list[int]
) -> None:
    """SF-50.14, SF-50.16: Stealth and Tactics of an attacker."""
    if not attack.is_attacking(card) or attack.ended:
        return
    if has_keyword(table, card, TACTICS) and not attack.in_combat and not waits(stage, card, CEASING):
        options.append(action(USE_TACTICS, card, 0))
    if has_keyword(table, card, STEALTH) and not attack.in_combat:
        if not attack.has_sneaked(table, card) and attack.sneaked_past(table, card):
            options.append(action(USE_STEALTH, card, 0))
