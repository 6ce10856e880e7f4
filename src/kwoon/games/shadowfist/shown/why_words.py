"""Why not, in words: each reason's rule, and what a card's own text adds to it."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.language.conditions import HasResources, IsDamaged
from kwoon.games.shadowfist.legality.choices import candidates
from kwoon.games.shadowfist.state.abilities import Triggered, Used
from kwoon.games.shadowfist.state.effects import ABILITY, Effect
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import reasons as a
from kwoon.games.shadowfist.terms.ids import CardId, SeatId

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


def reason_words(table: Table, seat: SeatId, card: CardId, index: int, reason: int) -> tuple[str, str]:
    """A reason's rule and words, with what the text of the ability says about it."""
    rule, words = REASONS[reason]
    abilities = table.card(card).abilities
    ability = abilities[index] if 0 <= index < len(abilities) else None
    if not isinstance(ability, Used):
        return rule, words
    if reason == a.WHY_TRIGGER and isinstance(ability, Triggered):
        return rule, f"It is played {ability.trigger.text()}, and that is not happening now."
    if reason == a.WHY_RESPONSE and ability.responds is not None:
        return rule, f"It is used {ability.timing_text()}, and nothing of the kind is in the scene now."
    if reason == a.WHY_CONDITION and isinstance(ability.condition, IsDamaged):
        return REASONS[a.WHY_UNDAMAGED]
    if reason == a.WHY_CONDITION and isinstance(ability.condition, HasResources):
        return "SF-50.13", f"It needs {ability.condition.text()} in your resource pool."
    if reason == a.WHY_CONDITION and ability.condition is not None and ability.condition.text():
        return rule, f"It can be used only {ability.condition.text()}, and that is not so now."
    if reason == a.WHY_COST:
        unpaid = unpayable(table, seat, card, index, ability)
        return rule, f"Its cost cannot be paid now: {unpaid}." if unpaid else words
    if reason == a.WHY_NO_CHOICE:
        missing = unmet_choice(table, seat, card, index, ability)
        return rule, f"There is no legal choice for it now: {missing}." if missing else words
    return rule, words


def asked_by(table: Table, seat: SeatId, card: CardId, index: int) -> Effect:
    """The effect that an ability would generate."""
    effect = Effect(ABILITY, card, seat)
    effect.definition = table.definitions[card]
    effect.ability = index
    effect.stamp = table.stamps[card]
    return effect


def unpayable(table: Table, seat: SeatId, card: CardId, index: int, ability: Used) -> str:
    """SF-24.1.4: the first of its costs that cannot be paid, in words."""
    effect = asked_by(table, seat, card, index)
    for cost in ability.costs:
        if not cost.payable(table, effect):
            return cost.text()
    return ""


def unmet_choice(table: Table, seat: SeatId, card: CardId, index: int, ability: Used) -> str:
    """SF-24.1.3: the first of its choices for which there is not enough to choose from, in words."""
    effect = asked_by(table, seat, card, index)
    for choice in ability.choices:
        if choice.selector.looks_back():
            return choice.text()
        if len(candidates(table, effect, choice)) < max(1, choice.limit(table, effect, False)):
            return choice.text()
        effect.picks = [*effect.picks, []]
    return ""
