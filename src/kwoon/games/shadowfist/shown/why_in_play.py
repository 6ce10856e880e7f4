"""Why not, for a card of one's own in play: its abilities first, then what every card of its type can do."""

from __future__ import annotations

from typing import Final

from kwoon.engine.question import Refusal
from kwoon.games.shadowfist.attack.steps import eligible_attackers, legal_targets
from kwoon.games.shadowfist.language.costs import TurnThis
from kwoon.games.shadowfist.legality.play import why_not_play_on
from kwoon.games.shadowfist.legality.use import is_open, why_not_heal, why_not_move, why_not_use
from kwoon.games.shadowfist.shown.why_attack import why_idle_in_attack, why_not_attack
from kwoon.games.shadowfist.shown.why_words import REASONS, reason_words
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import has_keyword
from kwoon.games.shadowfist.state.abilities import Triggered, Used
from kwoon.games.shadowfist.state.delayed import Immediate
from kwoon.games.shadowfist.state.permissions import PlayOn
from kwoon.games.shadowfist.state.scene import AUCTION_SCENE, SceneState
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms import reasons as a
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    ENTERED,
    FENG_SHUI,
    MOBILITY,
    PLAY,
    PLAYED,
    REVEALED,
    STATE,
)
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.words.triggers import When

NEAREST: Final = (
    a.WHY_NO_CHOICE,
    a.WHY_COST,
    a.WHY_TURNED,
    a.WHY_CONDITION,
    a.WHY_SPENT,
    a.WHY_NOT_READY,
    a.WHY_FACEOFF,
    a.WHY_IN_ATTACK,
    a.WHY_RESPONSE,
    a.WHY_CLOSED,
    a.WHY_AUCTION,
    a.WHY_START,
    a.WHY_NOT_MAIN_SHOT,
    a.WHY_BLANK,
)
"""Of several abilities that cannot be used the one counts that comes nearest to it: where the least is missing."""


def in_play(table: Table, seat: SeatId, card: CardId, title: str, stage: SceneState | None) -> Refusal:
    """A card of one's own in play that offers nothing now."""
    reason, index = nearest_ability(table, seat, card, stage)
    if reason == a.OK:
        return nature(table, seat, card, title, stage)
    rule, words = reason_words(table, seat, card, index, reason)
    if reason == a.WHY_NOT_MAIN_SHOT:
        rule = "SF-24.1.2"
    elif reason == a.WHY_CLOSED and stage is not None and stage.mode == AUCTION_SCENE:
        rule, words = "SF-31.3", "Nothing is played during an auction that does not say so."
    if main_shot_is_asked(table) and able_to_attack(table, seat, card):
        words += " It can attack, though: declare an attack."
    return Refusal(rule, f"{title}: {words}")


def nearest_ability(table: Table, seat: SeatId, card: CardId, stage: SceneState | None) -> tuple[int, int]:
    """Why the ability that comes nearest to being used cannot be, and which it is; OK if there is none to be used."""
    found = a.OK
    which = -1
    for index, ability in enumerate(table.card(card).abilities):
        reason = a.OK
        if isinstance(ability, PlayOn):
            reason = why_not_play_on(table, seat, card, index, ability, stage)
        elif isinstance(ability, Used) and not isinstance(ability, Triggered) and ability.zone == PLAY:
            if ability.opponents:
                continue
            reason = why_not_use(table, seat, card, index, stage)
            turns = any([isinstance(cost, TurnThis) for cost in ability.costs])
            if turns and table.turned[card] and reason not in (a.OK, a.WHY_BLANK, a.WHY_NOT_MAIN_SHOT):
                reason = a.WHY_TURNED
        if reason != a.OK and (found == a.OK or nearness(reason) < nearness(found)):
            found = reason
            which = index
    return found, which


def nearness(reason: int) -> int:
    """The place of a reason among the nearest."""
    return NEAREST.index(reason) if reason in NEAREST else len(NEAREST)


# --- without an ability to use ---------------------------------------------------------------------


def nature(table: Table, seat: SeatId, card: CardId, title: str, stage: SceneState | None) -> Refusal:
    """A card without an ability to use: what its type could do, and why that is not possible."""
    if table.type_of(card) == CHARACTER:
        rule, words = why_idle(table, seat, card, stage)
    else:
        rule, words = why_standing(table, card, stage)
    return Refusal(rule, f"{title}: {words}")


def why_standing(table: Table, card: CardId, stage: SceneState | None) -> tuple[str, str]:
    """SF-10.1, SF-26.1: a Site, State or Edge that works by itself, or does nothing."""
    definition = table.card(card)
    if table.type_of(card) == FENG_SHUI and table.face_down[card] and not is_open(stage):
        return REASONS[a.WHY_CLOSED]
    if table.blanks[card] and definition.abilities:
        return REASONS[a.WHY_BLANK]
    if not table.ready[card] and definition.abilities and not definition.is_site():
        return "SF-25.5" if definition.type == STATE else "SF-25.6", "Its text is not active before it has resolved."
    waiting = [each for each in definition.abilities if isinstance(each, Triggered) and each.zone == PLAY]
    for ability in [each for each in waiting if not isinstance(each, Immediate)] + waiting:
        if not had_its_moment(table, card, ability):
            return "SF-26.1", f"It waits for its moment: {ability.trigger.text()}."
    if waiting:
        return "SF-26.1", f"Its moment is past: {waiting[0].trigger.text()}."
    if definition.text():
        return "SF-10.1", "Nothing to use: what its text says counts by itself all the time."
    return REASONS[a.WHY_NO_ABILITY]


def had_its_moment(table: Table, card: CardId, ability: Triggered) -> bool:
    """Whether a trigger was the card's own entering play or being revealed, which is over."""
    trigger = ability.trigger
    if not isinstance(trigger, When) or not trigger.this:
        return False
    return trigger.kind in (ENTERED, PLAYED) or (trigger.kind == REVEALED and not table.face_down[card])


def why_idle(table: Table, seat: SeatId, card: CardId, stage: SceneState | None) -> tuple[str, str]:
    """SF-10.3, SF-28.1.1: why a Character does not attack, heal or move now."""
    involved = why_idle_in_attack(table, card)
    if involved is not None:
        return involved
    mobile = has_keyword(table, card, MOBILITY)
    if not is_open(stage):
        return REASONS[a.WHY_CLOSED]
    if table.turned[card] and not mobile:
        return REASONS[a.WHY_TURNED]
    if not table.ready[card]:
        return REASONS[a.WHY_NOT_READY]
    if table.damage[card] and not table.turned[card]:
        healing = why_not_heal(table, seat, card)
        if healing == a.WHY_NOT_MAIN_SHOT:
            return "SF-10.3.2", "It can turn to heal only during your own Main Shot."
        if healing != a.OK:
            return REASONS[healing]
    attack = current_attack(table)
    if seat == table.active and table.main_shot and attack is None and not table.turned[card]:
        return why_it_rests(table, seat, card)
    moving = why_not_move(table, card, attack)
    return REASONS[moving] if moving != a.OK else ("SF-13.0", "Its move waits in the scene already.")


def why_it_rests(table: Table, seat: SeatId, card: CardId) -> tuple[str, str]:
    """In one's own Main Shot: attacks are declared by an option of their own, and not in a scene."""
    rule = why_not_attack(table, seat, card)
    if rule is not None:
        return rule
    if not legal_targets(table, seat, eligible_attackers(table, seat)):
        return "SF-28.1.3", "Your opponents have nothing that it could attack."
    if main_shot_is_asked(table):
        return "SF-22.3.2.2", "To attack with it, declare an attack; it is not damaged, and it has nowhere else to go."
    return "SF-27.1", "It can attack when this scene is over: nothing is declared during a scene."


def able_to_attack(table: Table, seat: SeatId, card: CardId) -> bool:
    """SF-28.1.1: whether a Character could be declared as an attacker now."""
    return (
        why_not_attack(table, seat, card) is None
        and len(legal_targets(table, seat, eligible_attackers(table, seat))) > 0
    )


def main_shot_is_asked(table: Table) -> bool:
    """Whether the open question is the Main Shot's own."""
    return table.decision is not None and table.decision.kind == q.MAIN
