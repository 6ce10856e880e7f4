"""SF-24.1.3: what may be chosen for an effect, and which effects a response may answer."""

from __future__ import annotations

from typing import cast

from kwoon.games.shadowfist.language.selectors import LISTED, PLACES, PLAYERS, WORDS, Filter
from kwoon.games.shadowfist.standing.derive import cannot, derive
from kwoon.games.shadowfist.standing.immunity import affected, is_hidden, is_immune, is_off_limits
from kwoon.games.shadowfist.state.abilities import (
    DISCARDING,
    TARGET,
    TOASTING,
    TURNING,
    TURNING_TO_MAINTAIN,
    Choice,
    Delayed,
    Used,
)
from kwoon.games.shadowfist.state.effects import ABILITY, NO_PICKS, PLAYING, Effect
from kwoon.games.shadowfist.state.piles import may_discard
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.structure import all_locations
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import EVENT, NO_REVEAL, NO_TARGET, NO_TOAST, NO_TURN, PLAY, SMOKED
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId, all_seats
from kwoon.games.shadowfist.terms.reasons import OK, WHY_NO_CHOICE


def answerable(table: Table, card: CardId, seat: SeatId, ability: Used, stage: SceneState) -> bool:
    """SF-26.2.2: whether an effect that this one could respond to waits in the scene."""
    return len(effects_to_answer(table, card, seat, ability, stage)) > 0


def effects_to_answer(table: Table, card: CardId, seat: SeatId, ability: Used, stage: SceneState) -> list[int]:
    """The effects in the scene that a response may answer and has legal choices for, by their numbers.

    SF-26.4: a delayed effect cannot be answered; SF-26.2.2: one that has resolved can, if there is nothing to cancel.
    """
    found: list[int] = []
    context = Effect(ABILITY, card, seat)
    if table.some_immune:  # SF-40: what can be chosen may depend on how the effect is generated
        context.definition = table.definitions[card]
        context.ability = table.card(card).abilities.index(ability)
    for effect in stage.effects + stage.past if ability.late else stage.effects:
        if effect.source == card or ability.responds is None or is_delayed(table, effect):
            continue
        if not ability.responds.could_mean(table, effect.source, seat) or is_hidden(table, effect.source, card):
            continue
        context.answers = effect.uid
        context.about = effect.source
        context.whose = effect.player
        played = is_played(table, effect)
        if not played and isinstance(ability.responds, Filter) and table.type_of(effect.source) == EVENT:
            continue
        context.answers_play = played
        if ability.responds.matches(table, effect.source, context):
            if why_not_choices(table, context, ability) == OK:
                found.append(effect.uid)
    return found


def is_played(table: Table, effect: Effect) -> bool:
    """SF-26.2.1: whether an effect is that of a card being played; an Event that is reloaded is not (SF-50.13)."""
    if effect.kind != ABILITY or table.type_of(effect.source) != EVENT:
        return effect.kind == PLAYING
    ability = table.library[effect.definition].abilities[effect.ability]
    return isinstance(ability, Used) and ability.zone != SMOKED


def is_delayed(table: Table, effect: Effect) -> bool:
    """SF-26.4: whether an effect was set up by an earlier one."""
    if effect.kind != ABILITY or effect.definition < 0:
        return False
    return isinstance(table.library[effect.definition].abilities[effect.ability], Delayed)


def why_not_choices(table: Table, effect: Effect, ability: Used) -> int:
    """SF-24.1.3: every choice that is required must be possible."""
    if len(ability.choices) == 1:
        choice = ability.choices[0]
        effect.picks = NO_PICKS
        return OK if has_candidates(table, effect, choice, choice.least) else WHY_NO_CHOICE
    effect.picks = []
    if any_looks_back(ability):
        return OK if can_go_on(table, effect, ability) else WHY_NO_CHOICE
    for choice in ability.choices:
        if not has_candidates(table, effect, choice, choice.least):
            return WHY_NO_CHOICE
        effect.picks.append([])
    return OK


def any_looks_back(ability: Used) -> bool:
    """Whether a choice depends on what was picked for an earlier one."""
    for choice in ability.choices:
        if choice.selector.looks_back():
            return True
    return False


def can_go_on(table: Table, effect: Effect, ability: Used) -> bool:
    """SF-24.1.3: whether, with what is picked so far, every choice that comes now can still be made."""
    at = len(effect.picks)
    if at >= len(ability.choices):
        return True
    choice = ability.choices[at]
    least = choice.limit(table, effect, False)
    if at == len(ability.choices) - 1:
        return has_candidates(table, effect, choice, least)
    found = candidates(table, effect, choice)
    if len(found) < least:
        return False
    for card in found if least > 0 else [NONE]:
        effect.picks.append([card] if least > 0 else [])
        possible = can_go_on(table, effect, ability)
        effect.picks.pop()
        if possible:
            return True
    return False


def candidates(table: Table, effect: Effect, choice: Choice, enough: int = NONE) -> list[int]:
    """SF-24.1.3.2: the cards that may be picked for a choice; those in piles only until there are enough."""
    zone = choice.selector.zone()
    found: list[CardId] = []
    if zone == PLAYERS:
        return [seat for seat in table.playing() if choice.selector.matches(table, CardId(seat), effect)]
    if zone == PLACES:
        places = cast(list[CardId], all_locations(table))
        return [place for place in places if choice.selector.matches(table, place, effect)]
    if zone == PLAY:
        targeted = choice.word == TARGET
        for card in choice.selector.shortlist(table, effect):
            if targeted and not may_target(table, card, effect):
                continue
            if choice.selector.matches(table, card, effect) and may_pay_with(table, choice, card):
                found.append(card)
        return cast(list[int], affected(table, effect, found))
    if zone == LISTED:
        return choice.selector.among(table, effect)
    if zone == WORDS:
        return list(table.rules.character_words)
    if choice.paid == DISCARDING and not may_discard(table, effect.player):
        return []
    for seat in all_seats(table.seats):
        for card in table.pile_of(zone, seat):
            if choice.selector.matches(table, card, effect):
                found.append(card)
                if len(found) == enough:
                    return cast(list[int], found)
    return cast(list[int], found)


def may_target(table: Table, card: CardId, effect: Effect) -> bool:
    """SF-24.1.3: whether no text keeps a card from being targeted by an effect."""
    return not cannot(table, card, NO_TARGET) and not is_off_limits(table, card, effect.source)


def may_pay_with(table: Table, choice: Choice, card: CardId) -> bool:
    """SF-6.2: whether no text keeps a card in play from being turned or toasted for a choice that is paid with it."""
    if choice.done is not None and not choice.done.can_act_on(table, card):
        return False
    if choice.paid in (TURNING, TURNING_TO_MAINTAIN):
        return not cannot(table, card, NO_TURN)
    return choice.paid != TOASTING or not cannot(table, card, NO_TOAST)


def has_candidates(table: Table, effect: Effect, choice: Choice, least: int) -> bool:
    """SF-24.1.3: whether enough cards may be picked for a choice; those in play are not all looked at."""
    if least <= 0:
        return True
    selector = choice.selector
    if selector.zone() != PLAY:
        return len(candidates(table, effect, choice, least)) >= least
    known = derive(table)
    of = known.of
    targeted = choice.word == TARGET
    guarded = targeted and known.off_limits
    count = 0
    for card in selector.shortlist(table, effect):
        if (targeted and of[card].cannot & NO_TARGET) or (guarded and is_off_limits(table, card, effect.source)):
            continue
        if selector.matches(table, card, effect) and not is_immune(table, card, effect.source, effect):
            if not may_pay_with(table, choice, card):
                continue
            count += 1
            if count == least:
                return True
    return False


def is_kept_down(table: Table, card: CardId) -> bool:
    """SF-24.4: whether a text keeps a face-down Site from being revealed: for good, or in response to an effect."""
    if cannot(table, card, NO_REVEAL):
        return True
    for procedure in table.stack:
        if isinstance(procedure, SceneState):
            for effect in procedure.effects:
                if seals(table, effect, card):
                    return True
    return False


def seals(table: Table, effect: Effect, card: CardId) -> bool:
    """Whether an effect that waits has picked a card that cannot be revealed meanwhile."""
    if effect.kind != ABILITY or effect.definition < 0:
        return False
    ability = table.library[effect.definition].abilities[effect.ability]
    if not isinstance(ability, Used):
        return False
    return any(choice.sealed and card in choice.picked(effect) for choice in ability.choices)
