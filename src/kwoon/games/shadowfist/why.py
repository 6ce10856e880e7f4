"""Why not: for any card a seat can see and cannot use now, the rule's number and the reason in words."""

from __future__ import annotations

from typing import Final

from kwoon.engine.question import Refusal
from kwoon.games.shadowfist.cards.card import NO_COST
from kwoon.games.shadowfist.language.abilities import Triggered, Used
from kwoon.games.shadowfist.language.permissions import PlayOn
from kwoon.games.shadowfist.language.terms import (
    CHARACTER,
    DECK,
    FENG_SHUI,
    HAND,
    NO_TARGET,
    PLAY,
    RESOURCE_NAMES,
    SMOKED,
    TOASTED,
)
from kwoon.games.shadowfist.rules import questions as q
from kwoon.games.shadowfist.rules import reasons as a
from kwoon.games.shadowfist.rules.costs import cost_to_play, missing_resources
from kwoon.games.shadowfist.rules.generating import Generate
from kwoon.games.shadowfist.rules.immunity import is_immune
from kwoon.games.shadowfist.rules.may_play import why_not_play, why_not_play_on
from kwoon.games.shadowfist.rules.recalc import cannot
from kwoon.games.shadowfist.rules.resolving import Resolve
from kwoon.games.shadowfist.rules.scene import Scene
from kwoon.games.shadowfist.rules.stage import current_stage
from kwoon.games.shadowfist.rules.table import Table
from kwoon.games.shadowfist.rules.turn import Turn
from kwoon.games.shadowfist.rules.using import is_open, why_not_heal, why_not_use
from kwoon.games.shadowfist.why_attack import why_idle_in_attack, why_not_in_attack

REASONS: Final[dict[int, tuple[str, str]]] = {
    a.WHY_CLOSED: ("SF-23.2", "The scene is closed: only what is triggered or explicitly responds can enter it."),
    a.WHY_NOT_MAIN_SHOT: ("SF-25.1.1", "It can be used only during your own Main Shot."),
    a.WHY_IN_ATTACK: ("SF-25.4", "It can be played only outside of an attack."),
    a.WHY_SITE_PLAYED: ("SF-25.7", "You have played a Site this turn, and one is all that a turn allows."),
    a.WHY_SITE_LIMIT: (
        "SF-25.7.4",
        "You are one Feng Shui Site from victory: the last one must be taken from an opponent.",
    ),
    a.WHY_UNIQUE: ("SF-49.9", "It is Unique, and you control a copy of it already."),
    a.WHY_LIMITED: ("SF-49.2", "It is Limited, and you control a copy or have played one this turn."),
    a.WHY_ONE_SHOT: ("SF-49.5", "It is One-Shot, and you have played one in this game."),
    a.WHY_NO_CHOICE: ("SF-24.1.3", "There is no legal choice for it now."),
    a.WHY_TRIGGER: ("SF-26.1", "It is played when something happens, and that is not happening now."),
    a.WHY_TURNED: ("SF-21.0", "It is turned, and cannot be turned again before it has unturned."),
    a.WHY_SPENT: ("SF-24.1.2", "Its ability has been used as often as its text allows."),
    a.WHY_COST: ("SF-24.1.4", "Its cost cannot be paid now."),
    a.WHY_CONDITION: ("SF-10.2", "The condition in its text does not hold now."),
    a.WHY_RESPONSE: ("SF-26.2", "It responds to something that is not in the scene now."),
    a.WHY_START: ("SF-22.2.1", "It is played at the start of your turn only."),
    a.WHY_NOT_READY: ("SF-25.2", "It has not resolved yet in the scene in which it came into play."),
    a.WHY_NO_ABILITY: ("SF-10.0", "Its text has nothing that could be used."),
    a.WHY_BLANK: ("SF-32.0", "Its text is blank."),
    a.WHY_UNDAMAGED: ("SF-16.1", "It is not damaged, so it cannot be healed."),
    a.WHY_LASTING: ("SF-16.3", "The damage on it cannot be removed."),
    a.WHY_NOT_HEALED: ("SF-16.2", "A card's text says that it cannot be healed."),
    a.WHY_NO_TURN_TO_HEAL: ("SF-16.4", "A card's text says that it cannot turn to heal."),
    a.WHY_PREVENTED: ("SF-6.0", "A card's text prevents it."),
    a.WHY_AUCTION: ("SF-31.3", "It is played during an auction, after a bid or a pass."),
    a.WHY_FACEOFF: ("SF-41.1", "There is no Faceoff during an attack."),
    a.WHY_CIRCLES: ("SF-50.11", "It has moved ten times this turn by Mobility; that is enough in this hall."),
    a.WHY_NOWHERE: ("SF-13.1", "There is no location that it could change to."),
    a.WHY_NO_SUBJECT: ("SF-25.5.1", "There is no card in play that it could be played on."),
}

OUTSIDE_ATTACKS: Final = ("SF-25.4", "SF-25.7", "SF-25.7", "SF-25.5", "SF-25.6", "SF-25.1.1")
"""Which rule keeps each type of card out of an attack; for Events it is a text's own words."""


BUSY: Final = {
    q.BID: "SF-31.3",
    q.KEEP: "SF-31.3",
    q.FIRST_AUCTION: "SF-31.3",
    q.DIVIDE: "SF-30.3",
    q.FATE: "SF-30.3",
    q.RETURN_TO: "SF-28.8",
}
"""By which rule nothing can be played while such a question is open; see also `unfinished`."""


def why_not(table: Table, seat: int, card: int) -> Refusal:
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
    if decision.kind == q.PICK and decision.seat == seat and zone == PLAY:
        return why_not_picked(table, card, title)
    if zone == TOASTED:
        return Refusal("SF-9.3", f"{title} is in the toasted pile, out of the game.")
    owner = table.controllers[card] if zone == PLAY else table.owners[card]
    if zone not in (HAND, PLAY, SMOKED, DECK):
        return Refusal("SF-9.2.5", f"{title} lies in a burned-for-victory pile.")
    if owner != seat:
        return Refusal("SF-35.0", f"{title} is not yours to use.")
    if decision.seat != seat:
        return Refusal("SF-23.3", "Another player is to answer now.")
    if decision.kind not in (q.ACT, q.MAIN):
        rule = BUSY.get(decision.kind) or unfinished(table)
        return Refusal(rule, f"Answer the open question first; {title} is no answer to it.")
    if zone == SMOKED:
        return Refusal("SF-9.2.3", f"{title} is in the smoked pile, and nothing lets you use it from there now.")
    if zone == HAND:
        return from_hand(table, seat, card, title)
    return in_play(table, seat, card, title)


def why_not_picked(table: Table, card: int, title: str) -> Refusal:
    """Why a card in play cannot be chosen for the effect that is being generated."""
    generate = table.stack[-1] if table.stack else None
    if isinstance(generate, Generate):
        if is_immune(table, card, generate.effect.source):
            return Refusal("SF-40.0", f"{title} is immune to {table.card(generate.effect.source).title}.")
        if cannot(table, card, NO_TARGET):
            return Refusal("SF-24.1.3.1", f"{title} is not a legal target.")
    return Refusal("SF-24.1.3.2", f"{title} is no legal choice here, or has been chosen already.")


def unfinished(table: Table) -> str:
    """The rule by which what the open question belongs to is done before anything else."""
    asking = table.stack[-1]
    if isinstance(asking, Turn):
        return "SF-22.2"
    if isinstance(asking, Generate):
        return "SF-24.5"
    if isinstance(asking, Scene):
        return "SF-23.3"
    resolving = any([isinstance(procedure, Resolve) for procedure in table.stack])
    return "SF-24.8" if resolving else "SF-27.2"


def from_hand(table: Table, seat: int, card: int, title: str) -> Refusal:
    """A card of one's hand that cannot be played now."""
    reason = why_not_play(table, seat, card, stage_for(table))
    if reason == a.WHY_RESOURCES:
        missing = missing_resources(table, seat, card)
        words = ", ".join([f"{count} more {RESOURCE_NAMES[place]}" for place, count in enumerate(missing) if count])
        return Refusal("SF-8.4", f"{title} needs {words} in your resource pool.")
    if reason == a.WHY_POWER:
        cost = cost_to_play(table, seat, card, 0)
        rule = "SF-25.7.2" if table.card(card).cost == NO_COST else "SF-8.5"
        return Refusal(rule, f"{title} costs {cost} Power and you have {table.power[seat]}.")
    rule, words = REASONS.get(reason, ("SF-25.1", "Another copy of it is offered."))
    if reason == a.WHY_IN_ATTACK:
        rule = OUTSIDE_ATTACKS[table.type_of(card)]
    return Refusal(rule, f"{title}: {words}")


def in_play(table: Table, seat: int, card: int, title: str) -> Refusal:
    """A card of one's own in play that offers nothing now: why its ability, or its nature, does not."""
    stage = stage_for(table)
    reason = a.WHY_NO_ABILITY
    for index, ability in enumerate(table.card(card).abilities):
        if isinstance(ability, Used) and not isinstance(ability, Triggered):
            reason = why_not_use(table, seat, card, index, stage)
        elif isinstance(ability, PlayOn):
            reason = why_not_play_on(table, seat, card, index, ability, stage)
    if reason == a.WHY_NO_ABILITY:
        involved = why_idle_in_attack(table, card)
        if involved is not None:
            return Refusal(involved[0], f"{title}: {involved[1]}")
    healing = reason == a.WHY_NO_ABILITY and table.type_of(card) == CHARACTER
    if healing:
        reason = a.WHY_TURNED if table.turned[card] else why_not_heal(table, seat, card)
    if reason in (a.WHY_NO_ABILITY, a.OK) and table.type_of(card) == FENG_SHUI and not is_open(stage):
        reason = a.WHY_CLOSED
    if reason == a.OK:
        reason = a.WHY_CLOSED
    rule, words = REASONS[reason]
    if reason == a.WHY_NOT_MAIN_SHOT:
        rule = "SF-10.3.2" if healing else "SF-24.1.2"
    return Refusal(rule, f"{title}: {words}")


def stage_for(table: Table):  # type: ignore[no-untyped-def]
    """The scene in which the question is asked; none in the Main Shot's own question."""
    decision = table.decision
    if decision is not None and decision.kind == q.MAIN:
        return None
    return current_stage(table)
