"""Why not: for any card a seat can see and cannot use now, the rule's number and the reason in words."""

from __future__ import annotations

from typing import Final

from kwoon.engine.question import Refusal
from kwoon.games.shadowfist.legality.play import (
    FROM_SMOKED,
    may_play_from_smoked,
    why_not_play,
    why_not_restrictions,
)
from kwoon.games.shadowfist.legality.use import event_ability, why_not_use
from kwoon.games.shadowfist.shown.why_attack import why_not_in_attack
from kwoon.games.shadowfist.shown.why_choosing import is_choosing, why_busy, why_not_chosen
from kwoon.games.shadowfist.shown.why_in_play import in_play
from kwoon.games.shadowfist.shown.why_words import REASONS, reason_words
from kwoon.games.shadowfist.standing.costs import cost_to_play, has_resources, missing_resources
from kwoon.games.shadowfist.state.abilities import Triggered, Used
from kwoon.games.shadowfist.state.card import NO_COST, Card
from kwoon.games.shadowfist.state.scene import AUCTION_SCENE, SceneState, current_scene
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms import reasons as a
from kwoon.games.shadowfist.terms.codes import (
    ASIDE,
    BURNED,
    CHARACTER,
    EDGE,
    EVENT,
    HAND,
    PLAY,
    RESOURCE_NAMES,
    SMOKED,
    STATE,
    TOASTED,
)
from kwoon.games.shadowfist.terms.ids import CardId, SeatId

OUTSIDE_ATTACKS: Final = ("SF-25.4", "SF-25.7", "SF-25.7", "SF-25.5", "SF-25.6", "SF-25.1.1")
"""Which rule keeps each type of card out of an attack; for Events it is a text's own words."""


def why_not(table: Table, seat: SeatId, card: CardId) -> Refusal:
    """The reason, from the widest to the narrowest."""
    decision = table.decision
    title = table.card(card).title if not table.face_down[card] or table.controllers[card] == seat else "That Site"
    if decision is None:
        return Refusal("SF-4.5", "The game is over.")
    if table.eliminated[seat]:
        return Refusal("SF-5.0", "You have been eliminated from the game.")
    in_attack = why_not_in_attack(table, seat, card, title)
    if in_attack is not None:
        return in_attack
    zone = table.zones[card]
    if zone == TOASTED:
        return Refusal("SF-9.3", f"{title} is in the toasted pile, out of the game.")
    if zone == BURNED:
        return Refusal("SF-9.2.5", f"{title} lies in a burned-for-victory pile.")
    if decision.seat == seat and is_choosing(table, card):
        return why_not_chosen(table, card, title)
    owner = table.controllers[card] if zone in (PLAY, ASIDE) else table.owners[card]
    if owner != seat:
        return Refusal("SF-35.0", f"{title} is not yours to use.")
    if zone == SMOKED and not acts_from_pile(table.card(card)):
        return Refusal("SF-9.2.3", f"{title} is in the smoked pile, and nothing lets you use it from there now.")
    if decision.seat != seat:
        return Refusal("SF-23.3", "Another player is to answer now.")
    if decision.kind not in (q.ACT, q.MAIN):
        return why_busy(table, card, title)
    stage = stage_for(table)
    if zone == SMOKED:
        return from_pile(table, seat, card, title, stage)
    if zone in (HAND, ASIDE):
        return from_hand(table, seat, card, title, stage)
    return in_play(table, seat, card, title, stage)


def stage_for(table: Table) -> SceneState | None:
    """The scene in which the question is asked; none in the Main Shot's own question."""
    decision = table.decision
    if decision is not None and decision.kind == q.MAIN:
        return None
    return current_scene(table)


# --- cards in a hand or in a pile ------------------------------------------------------------------


def from_hand(table: Table, seat: SeatId, card: CardId, title: str, stage: SceneState | None) -> Refusal:
    """A card of one's hand that cannot be played now."""
    definition = table.card(card)
    reason = a.OK
    if definition.type == EVENT:  # what lasts comes before what this moment lacks
        reason = why_not_restrictions(table, seat, card, definition)
        if reason == a.OK and not has_resources(table, seat, card) and not table.needs_no_resources(card):
            reason = a.WHY_RESOURCES
    if reason == a.OK:
        reason = why_not_play(table, seat, card, stage)
    return unplayed(table, seat, card, title, reason, stage)


def unplayed(table: Table, seat: SeatId, card: CardId, title: str, reason: int, stage: SceneState | None) -> Refusal:
    """Why a card cannot be played, in words."""
    definition = table.card(card)
    if reason == a.WHY_RESOURCES:
        missing = missing_resources(table, seat, card)
        words = ", ".join([f"{count} more {RESOURCE_NAMES[place]}" for place, count in enumerate(missing) if count])
        return Refusal("SF-8.4", f"{title} needs {words} in your resource pool.")
    if reason == a.WHY_POWER:
        cost = cost_to_play(table, seat, card, 0)
        rule = "SF-25.7.2" if definition.cost == NO_COST else "SF-8.5"
        return Refusal(rule, f"{title} costs {cost} Power and you have {table.power[seat]}.")
    if reason == a.WHY_CLOSED and stage is not None and stage.mode == AUCTION_SCENE:
        return Refusal("SF-31.3", f"{title}: Nothing is played during an auction that does not say so.")
    if reason == a.WHY_CLOSED and definition.type != EVENT and table.active != seat:
        reason = a.WHY_NOT_MAIN_SHOT
    rule, words = REASONS.get(reason, ("SF-25.1", "Another copy of it is offered."))
    if definition.type == EVENT or reason == a.WHY_TRIGGER:
        rule, words = reason_words(table, seat, card, played_ability(definition), reason)
    if reason == a.WHY_NOT_MAIN_SHOT:
        words = f"{kind_words(definition)} only during your own Main Shot."
    elif reason == a.WHY_IN_ATTACK:
        rule = OUTSIDE_ATTACKS[definition.type]
        words = f"{kind_words(definition)} only outside of an attack."
    return Refusal(rule, f"{title}: {words}")


def kind_words(definition: Card) -> str:
    """Whose timing it is: that of all cards of a type, or an Event's own."""
    if definition.type == EVENT:
        return "It is played"
    if definition.type == STATE:
        return "States are played"
    if definition.type == EDGE:
        return "Edges are played"
    return "Characters are played" if definition.type == CHARACTER else "Sites are played"


def played_ability(definition: Card) -> int:
    """Which ability of an Event is what playing it does; for one that is played when something happens, its first."""
    played = event_ability(definition)
    for index, ability in enumerate(definition.abilities):
        if ability is played or (played is None and isinstance(ability, Triggered)):
            return index
    return -1


def acts_from_pile(definition: Card) -> bool:
    """SF-9.2.3: whether a card's text does anything in the smoked pile."""
    return definition.permits & FROM_SMOKED != 0 or definition.has_pile_abilities or definition.pile_mask != 0


def from_pile(table: Table, seat: SeatId, card: CardId, title: str, stage: SceneState | None) -> Refusal:
    """A card in one's smoked pile whose text is active there."""
    definition = table.card(card)
    if may_play_from_smoked(table, card):
        reason = why_not_play(table, seat, card, stage)
        if reason != a.OK:
            return unplayed(table, seat, card, title, reason, stage)
    for index, ability in enumerate(definition.abilities):
        if isinstance(ability, Used) and ability.zone == SMOKED and not isinstance(ability, Triggered):
            reason = why_not_use(table, seat, card, index, stage)
            if reason != a.OK:
                rule, words = reason_words(table, seat, card, index, reason)
                return Refusal(rule, f"{title}: {words}")
            return Refusal("SF-50.13", f"{title}: Its use waits in the scene already.")
        if isinstance(ability, Triggered) and ability.zone == SMOKED:
            return Refusal("SF-26.1", f"{title} waits for its moment in the smoked pile: {ability.trigger.text()}.")
    return Refusal("SF-9.2.3", f"{title} is in the smoked pile, and nothing lets you use it from there now.")
