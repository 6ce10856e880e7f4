"""SF-25: when a card can be played: its time, its restrictions, its cost, its subject."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.keywords.crisis import crisis_saving
from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.selectors import Titled
from kwoon.games.shadowfist.legality.choices import why_not_choices
from kwoon.games.shadowfist.legality.use import event_ability, in_attack, is_open, why_not_moment
from kwoon.games.shadowfist.standing.aids import due
from kwoon.games.shadowfist.standing.costs import (
    cost_of,
    cost_on,
    cost_to_play,
    has_crisis_resources,
    has_resources,
    power_for_text,
)
from kwoon.games.shadowfist.standing.derive import cannot, cards_of, is_active, of_type, resources_of, survey
from kwoon.games.shadowfist.standing.permits import granted, in_force, permissions_of
from kwoon.games.shadowfist.standing.victory import goal_of, standing
from kwoon.games.shadowfist.state.card import Card, X
from kwoon.games.shadowfist.state.delayed import PlayWhen
from kwoon.games.shadowfist.state.effects import ABILITY, PLAYING, Effect
from kwoon.games.shadowfist.state.permissions import PlayOn
from kwoon.games.shadowfist.state.scene import SceneState, current_scene
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import (
    EVENT,
    FENG_SHUI,
    HAND,
    LIMITED,
    NO_MORE_STATES,
    NO_STATES,
    NO_VEHICLES,
    ONE_SHOT,
    PLAY,
    SITE,
    STATE,
    UNIQUE,
    VEHICLE,
)
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId, Spot, all_seats
from kwoon.games.shadowfist.terms.once import (
    CRISIS_PLAYED,
    EXTRA_SITE_PLAYED,
    LIMITED_PLAYED,
    ONE_SHOT_PLAYED,
    SITE_PLAYED,
    ability_note,
    note,
    note_by,
)
from kwoon.games.shadowfist.terms.permission_kinds import (
    ANY_MAIN_SHOT_PLAY,
    CRISIS_ANY_MAIN_SHOT,
    EXTRA_SITE,
    LESS_FOR_POWER,
    PLAY_FROM_SMOKED,
    PLAYED_ANY_MAIN_SHOT,
    PLAYED_ONLY_IF,
)
from kwoon.games.shadowfist.terms.reasons import (
    OK,
    WHY_BLANK,
    WHY_CLOSED,
    WHY_CONDITION,
    WHY_COST,
    WHY_IN_ATTACK,
    WHY_LIMITED,
    WHY_NO_ABILITY,
    WHY_NO_CHOICE,
    WHY_NO_SUBJECT,
    WHY_NOT_MAIN_SHOT,
    WHY_ONE_SHOT,
    WHY_POWER,
    WHY_RESOURCES,
    WHY_SITE_LIMIT,
    WHY_SITE_PLAYED,
    WHY_SPENT,
    WHY_TRIGGER,
    WHY_UNIQUE,
)
from kwoon.games.shadowfist.terms.timings import (
    ONCE_PER_ATTACK,
    RESPONSE,
)

FROM_SMOKED: Final = 1 << PLAY_FROM_SMOKED


def why_not_play_on(
    table: Table, seat: SeatId, card: CardId, index: int, ability: PlayOn, stage: SceneState | None
) -> int:
    """SF-6.1: whether a "once per turn, you may play" can be used now: in any open scene of any turn."""
    if not is_open(stage):
        return WHY_CLOSED
    if table.blanks[card]:
        return WHY_BLANK
    if ability_note(card, index) in table.used:
        return WHY_SPENT
    if ability.on is None and (table.active != seat or not table.main_shot):
        return WHY_NOT_MAIN_SHOT
    return OK if playable_through(table, seat, card, index, ability) else WHY_NO_CHOICE


def playable_through(table: Table, seat: SeatId, card: CardId, index: int, ability: PlayOn) -> list[CardId]:
    """SF-6.1: the States that a card's "once per turn, you may play" lets its controller play now."""
    if not is_active(table, card) or ability_note(card, index) in table.used:
        return []
    effect = Effect(ABILITY, card, seat)
    found: list[CardId] = []
    for owner in all_seats(table.seats):
        for state in table.pile_of(ability.states.zone(), owner):
            if ability.states.zone() == HAND and owner != seat:
                continue
            if ability.states.matches(table, state, effect):
                if ability.on is None:
                    if why_not_play(table, seat, state, current_scene(table)) == OK:
                        found.append(state)
                elif ability.ignoring or has_resources(table, seat, state):
                    if subjects_through(table, seat, state, effect, ability):
                        found.append(state)
    return found


def subjects_through(table: Table, seat: SeatId, state: CardId, effect: Effect, ability: PlayOn) -> list[CardId]:
    """The cards on which it may be played in that way, and paid for."""
    if why_not_restrictions(table, seat, state, table.card(state)) != OK:
        return []
    on = ability.on
    subjects = legal_subjects(table, seat, state)
    subjects = [each for each in subjects if on is None or on.matches(table, each, effect)]
    return affordable(table, seat, state, ability.less, subjects)


def may_play_from_smoked(table: Table, card: CardId) -> bool:
    """SF-44.2: whether its own text lets it be played from the smoked pile."""
    if not table.card(card).permits & FROM_SMOKED:
        return False
    return len(granted(table, card, PLAY_FROM_SMOKED, Effect(PLAYING, card, table.owners[card]))) > 0


def why_not_crisis(table: Table, seat: SeatId, card: CardId, stage: SceneState | None) -> int:
    """SF-50.4: whether a card can be played at its Crisis cost: one a turn."""
    if note(CRISIS_PLAYED, seat) in table.used:
        return WHY_SPENT
    return why_not_play(table, seat, card, stage, crisis_saving(table, card), crisis=True)


def why_not_as_state(table: Table, seat: SeatId, card: CardId, stage: SceneState | None) -> int:
    """SF-7.1.1, SF-25.5: whether a card in the hand can be played as the State that its text makes of it."""
    printed = table.card(card)
    form = printed.form
    if form is None:
        return WHY_NO_ABILITY
    pool = resources_of(table, seat)
    if any(pool[place] < count for place, count in enumerate(form.requires)):
        return WHY_RESOURCES
    faces = table.faces
    table.faces = faces[:]
    table.faces[card] = form
    reason = why_not_timing(table, seat, card, form, stage)
    if reason == OK:
        reason = why_not_restrictions(table, seat, card, form)
    if reason == OK:
        reason = why_not_subject(table, seat, card, form)
    table.faces = faces
    return reason


def form_saving(table: Table, card: CardId) -> int:
    """SF-37: by how much the State that a card is played as costs less than the card; below zero if it costs more."""
    form = table.card(card).form
    return 0 if form is None else table.card(card).cost - form.cost


def why_not_play(
    table: Table, seat: SeatId, card: CardId, stage: SceneState | None, less: int = 0, crisis: bool = False
) -> int:
    """SF-25.1: timing, restrictions, resources, Power, and legal choices."""
    definition = table.card(card)
    ignoring = table.needs_no_resources(card)
    reason = why_not_timing(table, seat, card, definition, stage)
    if reason != OK and crisis and is_open(stage) and table.main_shot:
        if granted(table, card, CRISIS_ANY_MAIN_SHOT, Effect(PLAYING, card, seat)):
            reason = OK
    if reason == OK:
        reason = why_not_restrictions(table, seat, card, definition)
    enough = has_crisis_resources(table, seat, card) if crisis else has_resources(table, seat, card)
    if reason == OK and not (enough or ignoring):
        return WHY_RESOURCES
    least = most_less(definition) + less
    if reason == OK and definition.type != STATE:
        if due(table, seat, card, cost_to_play(table, seat, card, least)) > table.power[seat]:
            return WHY_POWER
    if reason == OK:
        reason = why_not_subject(table, seat, card, definition, less)
    return reason


def why_not_timing(table: Table, seat: SeatId, card: CardId, definition: Card, stage: SceneState | None) -> int:
    """SF-25.1.1: when each type of card is played."""
    if definition.type == EVENT:
        ability = event_ability(definition)
        if ability is None:
            return WHY_TRIGGER
        if ability.limit == ONCE_PER_ATTACK and note_by(LIMITED_PLAYED, definition.code, seat) in table.used_in_attack:
            return WHY_SPENT
        return why_not_moment(table, seat, card, ability, stage)
    if definition.only_when:
        return WHY_TRIGGER
    if not is_open(stage):
        return WHY_CLOSED
    if table.main_shot and (allows(definition, ANY_MAIN_SHOT_PLAY) or is_let_in(table, seat, card)):
        return OK
    if table.active != seat or not table.main_shot:
        return WHY_NOT_MAIN_SHOT
    if definition.type == STATE:
        return OK
    if in_attack(table):
        return WHY_IN_ATTACK
    if definition.type == SITE or definition.type == FENG_SHUI:
        return why_not_site(table, seat, definition)
    return OK


def is_let_in(table: Table, seat: SeatId, card: CardId) -> bool:
    """SF-25.1.1: whether a card in play lets its player play this one in any Main Shot."""
    if not survey(table).permits >> PLAYED_ANY_MAIN_SHOT & 1:
        return False
    for each in cards_of(table, seat):
        if table.faces[each].permits >> PLAYED_ANY_MAIN_SHOT & 1 and in_force(table, each, PLAYED_ANY_MAIN_SHOT, card):
            return True
    return False


def why_not_site(table: Table, seat: SeatId, definition: Card) -> int:
    """SF-25.7: one Site a turn; SF-25.7.4: none that would be the last one, while an opponent has any.

    SF-30.3.3.3: a Site that is being burned does not count any more for how far its player is from victory.
    """
    if note(SITE_PLAYED, seat) in table.used and extra_site(table, seat, definition) < 0:
        return WHY_SITE_PLAYED
    return WHY_SITE_LIMIT if definition.type == FENG_SHUI and at_site_limit(table, seat) else OK


def at_site_limit(table: Table, seat: SeatId) -> bool:
    """SF-25.7.4: whether a player needs one more Feng Shui Site and cannot play it, since an opponent has any."""
    if standing(table, seat) >= goal_of(table, seat) - 1:
        for other in all_seats(table.seats):
            if other != seat and not table.eliminated[other] and table.feng_shui_count(other) > 0:
                return True
    return False


def extra_site(table: Table, seat: SeatId, definition: Card) -> int:
    """A card in play that lets its player play such a Site beyond the one a turn; once a turn for each title; or -1."""
    if note_by(EXTRA_SITE_PLAYED, definition.code, seat) in table.used:
        return -1
    for card in table.in_play:
        if not table.card(card).permits >> EXTRA_SITE & 1:
            continue
        if table.controllers[card] != seat or not is_active(table, card):
            continue
        for permission in permissions_of(table.card(card), EXTRA_SITE):
            named = permission.selector
            if isinstance(named, Titled) and named.title == definition.title:
                return card
    return -1


def note_site_play(table: Table, seat: SeatId, definition: Card) -> None:
    """SF-25.7: a Site was played; the second one of a turn spends the permission for it."""
    if note(SITE_PLAYED, seat) in table.used:
        table.used.append(note_by(EXTRA_SITE_PLAYED, definition.code, seat))
    table.used.append(note(SITE_PLAYED, seat))


def most_less(definition: Card) -> int:
    """By how much a card's own text may make it cheaper, at most."""
    for permission in permissions_of(definition, LESS_FOR_POWER):
        if isinstance(permission.number, Fixed):
            return permission.number.number
    return 0


def allows(definition: Card, kind: int) -> bool:
    """Whether a card's text has a permission of this kind."""
    return definition.permits >> kind & 1 == 1


def why_not_restrictions(table: Table, seat: SeatId, card: CardId, definition: Card) -> int:
    """SF-49.2, SF-49.5, SF-49.9: why a Limited, One-Shot or Unique card cannot be played; SF-25.1: or not now."""
    return WHY_TRIGGER if definition.only_when else why_not_copies(table, seat, card, definition)


def why_not_copies(table: Table, seat: SeatId, card: CardId, definition: Card) -> int:
    """The same for a card whose moment has come, if it has one."""
    restrictions = definition.restrictions
    if definition.permits >> PLAYED_ONLY_IF & 1 and not granted(
        table, card, PLAYED_ONLY_IF, Effect(PLAYING, card, seat)
    ):
        return WHY_CONDITION
    if not restrictions & (UNIQUE | LIMITED | ONE_SHOT):
        return OK
    if restrictions & ONE_SHOT and note_by(ONE_SHOT_PLAYED, definition.code, seat) in table.once_per_game:
        return WHY_ONE_SHOT
    if restrictions & LIMITED and note_by(LIMITED_PLAYED, definition.code, seat) in table.used:
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


def why_not_subject(table: Table, seat: SeatId, card: CardId, definition: Card, less: int = 0) -> int:
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
            extra = power_for_text(table, effect, ability)
            if extra and extra + due(table, seat, card, cost_to_play(table, seat, card, less)) > table.power[seat]:
                return WHY_POWER
            return OK if ability.timing == RESPONSE else why_not_choices(table, effect, ability)
    return OK


def legal_subjects(table: Table, seat: SeatId, state: CardId, less: int = 0) -> list[CardId]:
    """SF-25.5.1, SF-49.10: the cards that a State may be played on; SF-48.3: and for which X can be paid."""
    effect = Effect(PLAYING, state, seat)
    return [card for card in table.in_play if is_legal_subject(table, effect, card, less)]


def is_legal_subject(table: Table, effect: Effect, card: CardId, less: int = 0) -> bool:
    """Whether a card is one of them, for the State that an effect would play."""
    definition = table.faces[effect.source]
    if definition.subject is None or card == effect.source or table.zones[card] != PLAY:
        return False
    if table.is_state(card) and lies_on(table, card, effect.source):
        return False
    if cannot(table, card, NO_STATES | NO_MORE_STATES) or not definition.subject.matches(table, card, effect):
        return False
    if definition.restrictions & VEHICLE and (has_vehicle(table, card) or cannot(table, card, NO_VEHICLES)):
        return False
    effect.spot = Spot(card)
    if definition.cost != X:
        return True
    return due(table, effect.player, effect.source, cost_of(table, effect, less)) <= table.power[effect.player]


def lies_on(table: Table, card: CardId, other: CardId) -> bool:
    """Whether a State is on another card, or on a State that is: nothing is on what is on it."""
    while table.subjects[card] != NONE:
        card = table.subjects[card]
        if card == other:
            return True
    return False


def affordable(table: Table, seat: SeatId, state: CardId, less: int, subjects: list[CardId]) -> list[CardId]:
    """SF-25.1, SF-37: those subjects on which a player can pay for a State."""
    definition = table.faces[state]
    if subjects and definition.cost != X and not definition.cheaper and not survey(table).cheapens >> seat & 1:
        cost = cost_on(table, seat, state, less, Spot(subjects[0]))  # it is the same on all of them
        return subjects if due(table, seat, state, cost) <= table.power[seat] else []
    costs = [cost_on(table, seat, state, less, Spot(each)) for each in subjects]
    return [each for at, each in enumerate(subjects) if due(table, seat, state, costs[at]) <= table.power[seat]]


def subjects_when(table: Table, effect: Effect, ability: PlayWhen) -> list[CardId]:
    """SF-26.1.2, SF-25.5.1: the cards that a State may be played on when something happens, and paid for."""
    subjects = legal_subjects(table, effect.player, effect.source)
    if ability.on is not None:
        subjects = [each for each in subjects if ability.on.matches(table, each, effect)]
    return subjects if ability.free else affordable(table, effect.player, effect.source, ability.less, subjects)


def may_play_when(table: Table, effect: Effect, ability: PlayWhen) -> bool:
    """SF-26.1.2, SF-25.1: whether a card can be played from the hand now that something has happened."""
    card, seat = effect.source, effect.player
    definition = table.card(card)
    if table.zones[card] != HAND or not has_resources(table, seat, card):
        return False
    if why_not_copies(table, seat, card, definition) != OK:
        return False
    if definition.type == STATE:
        return len(subjects_when(table, effect, ability)) > 0
    if definition.is_site() and why_not_site(table, seat, definition) != OK:
        return False
    return ability.free or due(table, seat, card, cost_to_play(table, seat, card, ability.less)) <= table.power[seat]


def has_vehicle(table: Table, card: CardId) -> bool:
    """SF-49.10: one Vehicle on a Character is enough."""
    for state in of_type(table, STATE):
        if table.subjects[state] == card and table.faces[state].restrictions & VEHICLE:
            return True
    return False
