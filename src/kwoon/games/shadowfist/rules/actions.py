"""What a player may do now. Each check gives the reason why not as a number, so that `why` can put it in words."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.cards.card import Card, X
from kwoon.games.shadowfist.language.abilities import (
    ANY_MAIN_SHOT,
    ANY_MAIN_SHOT_PLAY,
    ANY_SCENE,
    DURING_AUCTION,
    EXTRA_SITE,
    FOR_A_FACEOFF,
    LESS_FOR_POWER,
    MAIN_SHOT,
    ONCE_PER_ATTACK,
    OPEN,
    OPEN_RESPONSE,
    OUTSIDE_ATTACK,
    PLAY_FROM_SMOKED,
    RESPONSE,
    START_OF_TURN,
    TARGET,
    Choice,
    Delayed,
    Permission,
    Triggered,
    Used,
)
from kwoon.games.shadowfist.language.base import Cost
from kwoon.games.shadowfist.language.costs import TurnThis
from kwoon.games.shadowfist.language.later import FromHand
from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.permissions import PlayOn
from kwoon.games.shadowfist.language.selectors import LISTED, PLACES, PLAYERS, WORDS, Titled
from kwoon.games.shadowfist.language.terms import (
    CHARACTER,
    EVENT,
    FENG_SHUI,
    HAND,
    LIMITED,
    MOBILITY,
    NO_HEAL,
    NO_STATES,
    NO_TARGET,
    NO_TURN_TO_HEAL,
    NO_TURN_TO_MOVE,
    ONE_SHOT,
    PLAY,
    SITE,
    SMOKED,
    STATE,
    STEALTH,
    TACTICS,
    UNIQUE,
    VEHICLE,
)
from kwoon.games.shadowfist.rules.assault import Assault, current_attack
from kwoon.games.shadowfist.rules.costs import cost_of, cost_on, cost_to_play, has_resources
from kwoon.games.shadowfist.rules.crisis import AT_CRISIS, crisis_key, crisis_saving
from kwoon.games.shadowfist.rules.effects import ABILITY, CEASING, MOVING, PLAYING, Effect
from kwoon.games.shadowfist.rules.immunity import affected, is_hidden, is_immune
from kwoon.games.shadowfist.rules.influence import influencers, swayable
from kwoon.games.shadowfist.rules.questions import (
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
from kwoon.games.shadowfist.rules.recalc import cannot, derive, has_keyword, is_active
from kwoon.games.shadowfist.rules.stage import AUCTION_SCENE, OPEN_SCENE, START_SCENE, Stage
from kwoon.games.shadowfist.rules.structure import adjacent, all_locations
from kwoon.games.shadowfist.rules.table import Table
from kwoon.games.shadowfist.rules.triggers import is_spent
from kwoon.games.shadowfist.rules.winning import goal_of

FROM_SMOKED: Final = 1 << PLAY_FROM_SMOKED

# Why not. Zero is "it can be done"; `why` has the rule and the words for each.
OK: Final = 0
WHY_CLOSED: Final = 1
WHY_RESOURCES: Final = 2
WHY_POWER: Final = 3
WHY_NOT_MAIN_SHOT: Final = 4
WHY_IN_ATTACK: Final = 5
WHY_SITE_PLAYED: Final = 6
WHY_SITE_LIMIT: Final = 7
WHY_UNIQUE: Final = 8
WHY_LIMITED: Final = 9
WHY_ONE_SHOT: Final = 10
WHY_NO_CHOICE: Final = 11
WHY_TRIGGER: Final = 12
WHY_TURNED: Final = 13
WHY_SPENT: Final = 14
WHY_COST: Final = 15
WHY_CONDITION: Final = 16
WHY_RESPONSE: Final = 17
WHY_START: Final = 18
WHY_NOT_READY: Final = 19
WHY_NO_ABILITY: Final = 20
WHY_FACE_DOWN: Final = 21
WHY_BLANK: Final = 22
WHY_UNDAMAGED: Final = 23
WHY_PREVENTED: Final = 24
WHY_NOWHERE: Final = 25
WHY_AUCTION: Final = 26
WHY_NO_SUBJECT: Final = 27
WHY_NOT_HEALED: Final = 28
WHY_LASTING: Final = 29
WHY_NO_TURN_TO_HEAL: Final = 30
WHY_FACEOFF: Final = 31


def legal_actions(table: Table, seat: int, stage: Stage | None) -> list[int]:
    """Every effect that a player could generate now; before a scene is begun, `stage` is None and all is open."""
    options: list[int] = []
    now = moments(table, seat, stage)
    playable_from_hand(table, seat, stage, now, options)
    for card in table.smoked[seat]:
        definition = table.library[table.definitions[card]]
        if definition.permits & FROM_SMOKED and definition.played_when & now:
            if may_play_from_smoked(table, card) and why_not_play(table, seat, card, stage) == OK:
                options.append(action(PLAY_CARD, card, 0))
        if definition.has_pile_abilities:
            used_from_pile(table, seat, card, stage, options)
    open_now = now & 1 << OPEN != 0
    attack = current_attack(table) if open_now else None
    for card in table.in_play:
        definition = table.library[table.definitions[card]]
        if table.controllers[card] == seat:
            if definition.used_when & now:
                used_in_play(table, seat, card, stage, options)
            if open_now:
                innate_abilities(table, seat, card, stage, attack, options)
        elif definition.has_opponents_abilities:
            used_by_opponents(table, seat, card, stage, options)
    if stage is not None and stage.effects:
        bought_off(table, seat, stage, options)
    return options


def during_auction(table: Table) -> bool:
    """SF-31.3: whether anyone holds an Event that says it is played during an auction."""
    for seat in table.playing():
        for card in table.hands[seat]:
            ability = event_ability(table.card(card)) if table.type_of(card) == EVENT else None
            if ability is not None and ability.timing == DURING_AUCTION:
                return True
    return False


def moments(table: Table, seat: int, stage: Stage | None) -> int:
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
            if not attack_is_on(table):
                now |= 1 << OUTSIDE_ATTACK
    return now


def playable_from_hand(table: Table, seat: int, stage: Stage | None, now: int, options: list[int]) -> None:
    """The cards in a hand that can be played or used; alike copies are one option."""
    seen: list[int] = []
    for card in table.hands[seat]:
        number = table.definitions[card]
        definition = table.library[number]
        timely = definition.played_when & now != 0
        if (not timely and not definition.has_hand_abilities) or number in seen:
            continue
        seen.append(number)
        if timely and has_resources(table, seat, card) and why_not_play(table, seat, card, stage) == OK:
            options.append(action(PLAY_CARD, card, 0))
        if timely and definition.crisis >= 0 and why_not_crisis(table, seat, card, stage) == OK:
            options.append(action(PLAY_CARD, card, AT_CRISIS))
        if definition.has_hand_abilities:
            hand_abilities(table, seat, card, stage, options)


def hand_abilities(table: Table, seat: int, card: int, stage: Stage | None, options: list[int]) -> None:
    """SF-9.2.3: what a card offers while it is in the hand."""
    for index, ability in enumerate(table.card(card).abilities):
        if isinstance(ability, FromHand) and why_not_use(table, seat, card, index, stage) == OK:
            options.append(action(USE, card, index))


def used_from_pile(table: Table, seat: int, card: int, stage: Stage | None, options: list[int]) -> None:
    """SF-9.2.3: abilities that are active in the smoked pile, such as Reload (SF-50.13)."""
    for index, ability in enumerate(table.card(card).abilities):
        if isinstance(ability, Used) and ability.zone == SMOKED and not isinstance(ability, Triggered):
            if not waits_for(stage, card, index) and why_not_use(table, seat, card, index, stage) == OK:
                options.append(action(USE, card, index))


def bought_off(table: Table, seat: int, stage: Stage, options: list[int]) -> None:
    """What an Event in the scene offers the player whose card it answers."""
    for effect in stage.effects:
        definition = table.card(effect.source)
        if definition.has_opponents_abilities and definition.type == EVENT and effect.whose == seat:
            for index, ability in enumerate(definition.abilities):
                if isinstance(ability, Used) and ability.opponents and not waits_for(stage, effect.source, index):
                    if why_not_use(table, seat, effect.source, index, stage) == OK:
                        options.append(action(USE, effect.source, index))


def waits_for(stage: Stage | None, card: int, index: int) -> bool:
    """Whether the same use of an ability, which could change nothing more, is in the scene and has yet to resolve."""
    if stage is None:
        return False
    return any([each.kind == ABILITY and each.source == card and each.ability == index for each in stage.effects])


def used_by_opponents(table: Table, seat: int, card: int, stage: Stage | None, options: list[int]) -> None:
    """Abilities that a card offers to its controller's opponents."""
    for index, ability in enumerate(table.card(card).abilities):
        if isinstance(ability, Used) and ability.opponents and not table.face_down[card]:
            if why_not_use(table, seat, card, index, stage) == OK:
                options.append(action(USE, card, index))


def used_in_play(table: Table, seat: int, card: int, stage: Stage | None, options: list[int]) -> None:
    """What one card's text offers its controller."""
    for index, ability in enumerate(table.card(card).abilities):
        if isinstance(ability, Used) and not isinstance(ability, Triggered):
            if ability.zone == PLAY and not ability.opponents and why_not_use(table, seat, card, index, stage) == OK:
                options.append(action(USE, card, index))
        elif isinstance(ability, PlayOn):
            if why_not_play_on(table, seat, card, index, ability, stage) == OK:
                options.append(action(USE, card, index))


def innate_abilities(
    table: Table, seat: int, card: int, stage: Stage | None, attack: Assault | None, options: list[int]
) -> None:
    """SF-10.3: what every card of its type offers in an open scene."""
    definition = table.library[table.definitions[card]]
    if attack is not None and may_influence(table, seat, card):
        options.append(action(USE_INFLUENCE, card, 0))
    if definition.type == CHARACTER:
        if why_not_heal(table, seat, card) == OK:
            options.append(action(HEAL, card, 0))
        if why_not_move(table, card, attack) == OK and not waits(stage, card, MOVING):
            options.append(action(MOVE, card, 0))
        if definition.attacks_out_of_turn and may_claim(table, seat, card):
            options.append(action(CLAIM_ATTACK, card, 0))
        if attack is not None and has_keyword(table, card, TACTICS | STEALTH):
            attack_keywords(table, card, stage, attack, options)
    elif definition.type == FENG_SHUI and table.face_down[card]:
        options.append(action(REVEAL, card, 0))


def may_claim(table: Table, seat: int, card: int) -> bool:
    """SF-28.1.2: whether this Character lets its player claim an attack in an opponent's turn."""
    if seat == table.active or not table.main_shot or attack_is_on(table) or seat in table.claims:
        return False
    return is_active(table, card) and table.ready[card] == 1 and not table.turned[card]


def may_influence(table: Table, seat: int, card: int) -> bool:
    """SF-50.8: whether a card's Influence can be used on some interceptor now."""
    if table.main_shot and derive(table).of[card].influence > 0:
        return card in influencers(table, seat) and len(swayable(table, seat, card)) > 0
    return False


def waits(stage: Stage | None, card: int, kind: int) -> bool:
    """Whether a card's own move, or its Tactics, is in the scene and has yet to resolve: once is enough."""
    if stage is None or not stage.effects:
        return False
    return any([each.kind == kind and each.source == card and each.about in (-1, card) for each in stage.effects])


def attack_keywords(table: Table, card: int, stage: Stage | None, attack: Assault, options: list[int]) -> None:
    """SF-50.14, SF-50.16: Stealth and Tactics of an attacker."""
    if not attack.is_attacking(card) or attack.ended:
        return
    if has_keyword(table, card, TACTICS) and not attack.in_combat and not waits(stage, card, CEASING):
        options.append(action(USE_TACTICS, card, 0))
    if has_keyword(table, card, STEALTH) and not attack.in_combat:
        if card not in attack.stealthed and attack.sneaked_past(table, card):
            options.append(action(USE_STEALTH, card, 0))


def is_open(stage: Stage | None) -> bool:
    """SF-23.1: whether effects can be played freely."""
    return stage is None or stage.mode == OPEN_SCENE


def attack_is_on(table: Table) -> bool:
    """Whether an attack is under way."""
    return current_attack(table) is not None


# --- playing cards (SF-25) ---------------------------------------------------------------------


def why_not_play_on(table: Table, seat: int, card: int, index: int, ability: PlayOn, stage: Stage | None) -> int:
    """SF-6.1: whether a "once per turn, you may play" can be used now: in any open scene of any turn."""
    if not is_open(stage):
        return WHY_CLOSED
    if table.blanks[card]:
        return WHY_BLANK
    if card * 64 + index in table.used:
        return WHY_SPENT
    return OK if playable_through(table, seat, card, index, ability) else WHY_NO_CHOICE


def playable_through(table: Table, seat: int, card: int, index: int, ability: PlayOn) -> list[int]:
    """SF-6.1: the States that a card's "once per turn, you may play" lets its controller play now."""
    if not is_active(table, card) or card * 64 + index in table.used:
        return []
    effect = Effect(ABILITY, card, seat)
    found: list[int] = []
    for owner in range(table.seats):
        for state in table.pile_of(ability.states.zone(), owner):
            if ability.states.zone() == HAND and owner != seat:
                continue
            if ability.states.matches(table, state, effect):
                if ability.ignoring or has_resources(table, seat, state):
                    if subjects_through(table, seat, state, effect, ability):
                        found.append(state)
    return found


def subjects_through(table: Table, seat: int, state: int, effect: Effect, ability: PlayOn) -> list[int]:
    """The cards on which it may be played in that way, and paid for."""
    if why_not_restrictions(table, seat, state, table.card(state)) != OK:
        return []
    subjects = [each for each in legal_subjects(table, seat, state) if ability.on.matches(table, each, effect)]
    return affordable(table, seat, state, ability.less, subjects)


def may_play_from_smoked(table: Table, card: int) -> bool:
    """SF-44.2."""
    if not table.card(card).permits & FROM_SMOKED:
        return False
    for ability in table.card(card).abilities:
        if isinstance(ability, Permission) and ability.kind == PLAY_FROM_SMOKED:
            effect = Effect(PLAYING, card, table.controllers[card])
            return ability.condition is None or ability.condition.holds(table, effect)
    return False


def why_not_crisis(table: Table, seat: int, card: int, stage: Stage | None) -> int:
    """SF-50.4: whether a card can be played at its Crisis cost: one a turn."""
    if crisis_key(seat) in table.used:
        return WHY_SPENT
    return why_not_play(table, seat, card, stage, crisis_saving(table, card))


def why_not_play(table: Table, seat: int, card: int, stage: Stage | None, less: int = 0) -> int:
    """SF-25.1: timing, restrictions, resources, Power, and legal choices."""
    definition = table.card(card)
    reason = why_not_timing(table, seat, card, definition, stage)
    if reason == OK:
        reason = why_not_restrictions(table, seat, card, definition)
    if reason == OK and not has_resources(table, seat, card):
        return WHY_RESOURCES
    least = most_less(definition) + less
    if reason == OK and definition.type != STATE and cost_to_play(table, seat, card, least) > table.power[seat]:
        return WHY_POWER
    if reason == OK:
        reason = why_not_subject(table, seat, card, definition, less)
    return reason


def why_not_timing(table: Table, seat: int, card: int, definition: Card, stage: Stage | None) -> int:
    """SF-25.1.1: when each type of card is played."""
    if definition.type == EVENT:
        ability = event_ability(definition)
        if ability is None:
            return WHY_TRIGGER
        if ability.limit == ONCE_PER_ATTACK and limited_key(definition, seat) in table.used_in_attack:
            return WHY_SPENT
        return why_not_moment(table, seat, card, ability, stage)
    if not is_open(stage):
        return WHY_CLOSED
    if allows(definition, ANY_MAIN_SHOT_PLAY) and table.main_shot:
        return OK
    if table.active != seat or not table.main_shot:
        return WHY_NOT_MAIN_SHOT
    if definition.type == STATE:
        return OK
    if attack_is_on(table):
        return WHY_IN_ATTACK
    if definition.type == SITE or definition.type == FENG_SHUI:
        return why_not_site(table, seat, definition)
    return OK


def why_not_site(table: Table, seat: int, definition: Card) -> int:
    """SF-25.7: one Site a turn; SF-25.7.4: none that would be the last one, while an opponent has any."""
    if site_key(seat) in table.used and extra_site(table, seat, definition) < 0:
        return WHY_SITE_PLAYED
    if definition.type == FENG_SHUI and table.closeness(seat) >= goal_of(table, seat) - 1:
        for other in table.playing():
            if other != seat and table.feng_shui_count(other) > 0:
                return WHY_SITE_LIMIT
    return OK


def site_key(seat: int) -> int:
    """How a player's play of a Site is noted among the things used this turn."""
    return (1 << 29) + seat


def extra_site(table: Table, seat: int, definition: Card) -> int:
    """A card in play that lets its player play such a Site beyond the one a turn; once a turn for each title; or -1."""
    if extra_key(seat, definition) in table.used:
        return -1
    for card in table.in_play:
        if not table.card(card).permits >> EXTRA_SITE & 1:
            continue
        if table.controllers[card] != seat or not is_active(table, card):
            continue
        for ability in table.card(card).abilities:
            if isinstance(ability, Permission) and ability.kind == EXTRA_SITE:
                named = ability.selector
                if isinstance(named, Titled) and named.title == definition.title:
                    return card
    return -1


def extra_key(seat: int, definition: Card) -> int:
    """How the play of an extra Site is noted among the things used this turn."""
    return (1 << 28) + definition.index * 8 + seat


def note_site_play(table: Table, seat: int, definition: Card) -> None:
    """SF-25.7: a Site was played; the second one of a turn spends the permission for it."""
    if site_key(seat) in table.used:
        table.used.append(extra_key(seat, definition))
    table.used.append(site_key(seat))


def most_less(definition: Card) -> int:
    """By how much a card's own text may make it cheaper, at most."""
    if not definition.permits >> LESS_FOR_POWER & 1:
        return 0
    for ability in definition.abilities:
        if isinstance(ability, Permission) and ability.kind == LESS_FOR_POWER and isinstance(ability.number, Fixed):
            return ability.number.number
    return 0


def allows(definition: Card, kind: int) -> bool:
    """Whether a card's text has a permission of this kind."""
    return definition.permits >> kind & 1 == 1


def event_ability(definition: Card) -> Used | None:
    """What playing an Event does, unless it is played only when something happens."""
    for ability in definition.abilities:
        if isinstance(ability, Used) and not isinstance(ability, Triggered):
            return ability
    return None


def why_not_restrictions(table: Table, seat: int, card: int, definition: Card) -> int:
    """SF-49.2, SF-49.5, SF-49.9."""
    restrictions = definition.restrictions
    if not restrictions & (UNIQUE | LIMITED | ONE_SHOT):
        return OK
    if restrictions & ONE_SHOT and definition.index * 8 + seat in table.once_per_game:
        return WHY_ONE_SHOT
    if restrictions & LIMITED and limited_key(definition, seat) in table.used:
        return WHY_LIMITED
    if definition.type == EVENT:
        return OK
    for other in table.in_play:
        if table.controllers[other] == seat and table.card(other).counts_as() == definition.counts_as():
            if restrictions & UNIQUE:
                return WHY_UNIQUE
            if restrictions & LIMITED:
                return WHY_LIMITED
    return OK


def limited_key(definition: Card, seat: int) -> int:
    """How the play of a Limited Event, or a Limited card's play that was canceled, is noted for this turn."""
    return -(definition.index * 8 + seat + 1)


def why_not_subject(table: Table, seat: int, card: int, definition: Card, less: int = 0) -> int:
    """SF-25.5.1: a State needs a subject; SF-24.1: an Event, what its text asks to be paid and chosen."""
    if definition.type == STATE:
        subjects = legal_subjects(table, seat, card)
        if not subjects:
            return WHY_NO_SUBJECT
        return OK if affordable(table, seat, card, less, subjects) else WHY_POWER
    if definition.type == EVENT:
        ability = event_ability(definition)
        if ability is not None:
            effect = Effect(ABILITY, card, seat)
            for cost in ability.costs:
                if not cost.payable(table, effect):
                    return WHY_COST
            return OK if ability.timing == RESPONSE else why_not_choices(table, effect, ability)
    return OK


def legal_subjects(table: Table, seat: int, state: int, less: int = 0) -> list[int]:
    """SF-25.5.1, SF-49.10: the cards that a State may be played on; SF-48.3: and for which X can be paid."""
    definition = table.card(state)
    effect = Effect(PLAYING, state, seat)
    found: list[int] = []
    for card in table.in_play:
        if card == state or cannot(table, card, NO_STATES):
            continue
        if definition.subject is None or not definition.subject.matches(table, card, effect):
            continue
        if definition.restrictions & VEHICLE and has_vehicle(table, card):
            continue
        effect.place = card
        if definition.cost == X and cost_of(table, effect, less) > table.power[seat]:
            continue
        found.append(card)
    return found


def affordable(table: Table, seat: int, state: int, less: int, subjects: list[int]) -> list[int]:
    """SF-25.1, SF-37: those subjects on which a player can pay for a State."""
    return [each for each in subjects if cost_on(table, seat, state, less, each) <= table.power[seat]]


def has_vehicle(table: Table, card: int) -> bool:
    """SF-49.10: one Vehicle on a Character is enough."""
    for state in table.in_play:
        if table.subjects[state] == card and table.card(state).restrictions & VEHICLE:
            return True
    return False


# --- using abilities (SF-24.1) -----------------------------------------------------------------


def why_not_use(table: Table, seat: int, card: int, index: int, stage: Stage | None) -> int:
    """Whether an ability of a card in play can be used now."""
    ability = table.card(card).abilities[index]
    if not isinstance(ability, Used):
        return WHY_NO_ABILITY
    if table.blanks[card]:
        return WHY_BLANK
    if ability.zone == PLAY and not is_active(table, card) and not table.face_down[card]:
        return WHY_NOT_READY
    reason = why_not_moment(table, seat, card, ability, stage)
    if reason != OK:
        return reason
    if is_spent(table, card, index, ability):
        return WHY_SPENT
    effect = Effect(ABILITY, card, seat)
    effect.definition = table.definitions[card]
    effect.ability = index
    effect.stamp = table.stamps[card]
    if ability.condition is not None and not ability.condition.holds(table, effect):
        return WHY_CONDITION
    for cost in ability.costs:
        if not cost.payable(table, effect):
            return why_not_payable(table, card, cost)
    if ability.timing in (RESPONSE, OPEN_RESPONSE):
        return OK
    return why_not_choices(table, effect, ability)


def why_not_payable(table: Table, card: int, cost: Cost) -> int:
    """SF-24.1.4: what keeps a cost from being paid; SF-25.2: a card that has not resolved cannot turn for one."""
    if table.turned[card]:
        return WHY_TURNED
    return WHY_NOT_READY if isinstance(cost, TurnThis) and not table.ready[card] else WHY_COST


def why_not_moment(table: Table, seat: int, card: int, ability: Used, stage: Stage | None) -> int:
    """SF-24.1.2: whether this is the time for an ability or an Event."""
    if ability.timing == OPEN_RESPONSE and not is_open(stage):
        return WHY_CLOSED
    if ability.timing in (RESPONSE, OPEN_RESPONSE):
        if stage is None or not answerable(table, card, seat, ability, stage):
            return WHY_RESPONSE
        return why_not_condition(table, seat, card, ability)
    if ability.timing == START_OF_TURN:
        at_start = stage is not None and stage.mode == START_SCENE and table.active == seat
        return OK if at_start else WHY_START
    if ability.timing == DURING_AUCTION:
        return OK if stage is not None and stage.mode == AUCTION_SCENE else WHY_AUCTION
    if ability.timing == ANY_SCENE:
        return OK
    if not is_open(stage):
        return WHY_CLOSED
    if ability.timing == FOR_A_FACEOFF and attack_is_on(table):
        return WHY_FACEOFF
    if ability.timing == OUTSIDE_ATTACK:
        if table.active != seat or not table.main_shot:
            return WHY_NOT_MAIN_SHOT
        if attack_is_on(table):
            return WHY_IN_ATTACK
    if ability.timing == MAIN_SHOT and (table.active != seat or not table.main_shot):
        return WHY_NOT_MAIN_SHOT
    if ability.timing == ANY_MAIN_SHOT and not table.main_shot:
        return WHY_NOT_MAIN_SHOT
    return why_not_condition(table, seat, card, ability)


def why_not_condition(table: Table, seat: int, card: int, ability: Used) -> int:
    """An Event's condition; those of cards in play are looked at with their costs."""
    if ability.condition is not None and table.type_of(card) == EVENT:
        if not ability.condition.holds(table, Effect(ABILITY, card, seat)):
            return WHY_CONDITION
    return OK


def answerable(table: Table, card: int, seat: int, ability: Used, stage: Stage) -> bool:
    """SF-26.2.2: whether an effect that this one could respond to waits in the scene."""
    return len(effects_to_answer(table, card, seat, ability, stage)) > 0


def effects_to_answer(table: Table, card: int, seat: int, ability: Used, stage: Stage) -> list[int]:
    """The effects in the scene that a response may answer and has legal choices for, by their numbers.

    SF-26.4: a delayed effect cannot be answered; SF-26.2.2: one that has resolved can, if there is nothing to cancel.
    """
    found: list[int] = []
    context = Effect(ABILITY, card, seat)
    for effect in stage.effects + stage.past if ability.late else stage.effects:
        if effect.source == card or ability.responds is None or is_delayed(table, effect):
            continue
        if is_hidden(table, effect.source, card):
            continue
        context.answers = effect.uid
        context.about = effect.source
        context.whose = effect.player
        context.note = effect.kind
        if ability.responds.matches(table, effect.source, context):
            if why_not_choices(table, context, ability) == OK:
                found.append(effect.uid)
    return found


def is_delayed(table: Table, effect: Effect) -> bool:
    """SF-26.4: whether an effect was set up by an earlier one."""
    if effect.kind != ABILITY or effect.definition < 0:
        return False
    return isinstance(table.library[effect.definition].abilities[effect.ability], Delayed)


def why_not_choices(table: Table, effect: Effect, ability: Used) -> int:
    """SF-24.1.3: every choice that is required must be possible."""
    effect.picks = []
    if len(ability.choices) > 1 and any([choice.selector.looks_back() for choice in ability.choices]):
        return OK if can_go_on(table, effect, ability) else WHY_NO_CHOICE
    for choice in ability.choices:
        least = choice.least
        if choice.number is not None:
            least = choice.number.value(table, effect)
        if not has_candidates(table, effect, choice, least):
            return WHY_NO_CHOICE
        effect.picks.append([])
    return OK


def can_go_on(table: Table, effect: Effect, ability: Used) -> bool:
    """SF-24.1.3: whether, with what is picked so far, every choice that comes now can still be made."""
    at = len(effect.picks)
    if at >= len(ability.choices):
        return True
    choice = ability.choices[at]
    least = choice.limit(table, effect, False)
    found = candidates(table, effect, choice)
    if len(found) < least:
        return False
    for each in [[card] for card in found] if least > 0 else [[]]:
        effect.picks.append(each)
        possible = can_go_on(table, effect, ability)
        effect.picks.pop()
        if possible:
            return True
    return False


def candidates(table: Table, effect: Effect, choice: Choice) -> list[int]:
    """SF-24.1.3.2: the cards that may be picked for a choice."""
    zone = choice.selector.zone()
    found: list[int] = []
    if zone == PLAYERS:
        return [seat for seat in table.playing() if choice.selector.matches(table, seat, effect)]
    if zone == PLACES:
        return all_locations(table)
    if zone == PLAY:
        for card in table.in_play:
            if choice.word == TARGET and cannot(table, card, NO_TARGET):
                continue
            if choice.selector.matches(table, card, effect):
                found.append(card)
        return affected(table, effect, found)
    if zone == LISTED:
        return choice.selector.among(table, effect)
    if zone == WORDS:
        return list(range(len(all_words(table))))
    for seat in range(table.seats):
        for card in table.pile_of(zone, seat):
            if choice.selector.matches(table, card, effect):
                found.append(card)
    return found


def has_candidates(table: Table, effect: Effect, choice: Choice, least: int) -> bool:
    """SF-24.1.3: whether enough cards may be picked for a choice; those in play are not all looked at."""
    if least <= 0:
        return True
    selector = choice.selector
    if selector.zone() != PLAY:
        return len(candidates(table, effect, choice)) >= least
    of = derive(table).of
    count = 0
    for card in table.in_play:
        if choice.word == TARGET and of[card].cannot & NO_TARGET:
            continue
        if selector.matches(table, card, effect) and not is_immune(table, card, effect.source):
            count += 1
            if count == least:
                return True
    return False


def all_words(table: Table) -> list[str]:
    """SF-14: every designator that a Character of this game's library has, in order."""
    found: set[str] = set()
    for definition in table.library:
        if definition.type == CHARACTER:
            found.update(definition.designators)
    return sorted(found)


# --- innate abilities (SF-10.3) ----------------------------------------------------------------


def why_not_heal(table: Table, seat: int, card: int) -> int:
    """SF-10.3.2, SF-16.1: turn a damaged Character during your Main Shot."""
    if table.damage[card] <= table.lasting_damage[card]:
        return WHY_LASTING if table.damage[card] > 0 else WHY_UNDAMAGED
    if table.turned[card]:
        return WHY_TURNED
    if table.active != seat or not table.main_shot:
        return WHY_NOT_MAIN_SHOT
    if not table.ready[card]:
        return WHY_NOT_READY
    if cannot(table, card, NO_HEAL):
        return WHY_NOT_HEALED
    return WHY_NO_TURN_TO_HEAL if cannot(table, card, NO_TURN_TO_HEAL) else OK


def why_not_move(table: Table, card: int, attack: Assault | None) -> int:
    """SF-10.3.1, SF-50.11: turn to change location, or move by Mobility."""
    if table.turned[card] and not has_keyword(table, card, MOBILITY):
        return WHY_TURNED
    if not table.ready[card] and not has_keyword(table, card, MOBILITY):
        return WHY_NOT_READY
    if cannot(table, card, NO_TURN_TO_MOVE):
        return WHY_PREVENTED
    structure = table.structures[table.controllers[card]]
    if attack is None:
        return OK if len(structure) > 1 and table.places[card] in structure else WHY_NOWHERE
    return OK if destinations(table, card) else WHY_NOWHERE


def destinations(table: Table, card: int) -> list[int]:
    """SF-13.1: adjacent locations; while declaring interception also where an opponent's attack is."""
    seat = table.controllers[card]
    place = table.places[card]
    attack = current_attack(table)
    if attack is not None and (attack.is_attacking(card) or attack.is_intercepting(card)):
        return []
    found: list[int] = []
    if place in table.structures[seat]:
        found.extend(adjacent(table, place))
    if attack is not None and attack.intercepting_seat == seat:
        for target in attack.places_under_attack(table, seat):
            if target != place and target not in found:
                found.append(target)
    return found
