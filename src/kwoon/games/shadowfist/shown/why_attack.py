"""Why not, in the questions of an attack: who cannot attack, join or intercept, and what cannot be attacked."""

from __future__ import annotations

from typing import Final

from kwoon.engine.question import Refusal
from kwoon.games.shadowfist.attack.interception import why_not_intercept
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.derive import cannot, has_keyword
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import INDEPENDENT, NO_ATTACK, PLAY
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.terms.once import NO_MORE_ATTACKS, note

INTERCEPTING: Final[dict[str, str]] = {
    "SF-6.0": "A card's text keeps it from intercepting.",
    "SF-24.1.4": "You do not have the Power that an attacker's text makes an interceptor cost.",
    "SF-28.6": "Only Characters intercept.",
    "SF-28.6.1": "Everyone who attacks is your own, and nobody intercepts for both sides.",
    "SF-28.6.2": "Only Characters at the location of the target intercept.",
    "SF-50.2": "An attacker with Assassinate is not intercepted while it attacks a Character.",
    "SF-50.15": "An attacker with Superleap is not intercepted by turned Characters.",
}


def why_not_in_attack(table: Table, seat: SeatId, card: CardId, title: str) -> Refusal | None:
    """Why a card in play is no answer to an open question of an attack; None if no such question is open."""
    decision = table.decision
    if decision is None or decision.seat != seat or table.zones[card] != PLAY:
        return None
    if decision.kind == q.ATTACK_TARGET:
        return Refusal("SF-28.1.3", f"{title}: Only a Site or a Character that an opponent controls can be attacked.")
    if decision.kind == q.ATTACKER or decision.kind == q.JOIN:
        rule, words = why_not_attack(table, seat, card, decision.kind == q.JOIN) or NAMED
        return Refusal(rule, f"{title}: {words}")
    if decision.kind == q.INTERCEPT:
        rule, words = why_no_interceptor(table, seat, card)
        return Refusal(rule, f"{title}: {words}")
    return None


NAMED: Final = ("SF-27.2", "It has been named already.")


def why_not_attack(table: Table, seat: SeatId, card: CardId, joining: bool = False) -> tuple[str, str] | None:
    """SF-28.1.1: the rule that keeps a card from attacking, and its words; SF-28.4: fewer keep it from joining."""
    if not table.is_character(card) or table.controllers[card] != seat:
        return "SF-28.1.1", "Only Characters that you control can attack for you."
    if table.turned[card]:
        return "SF-28.1.1", "It is turned, and only unturned Characters attack."
    if not table.ready[card]:
        return "SF-28.1.1", "It has not resolved yet, and only resolved Characters attack."
    if cannot(table, card, NO_ATTACK):
        return "SF-6.0", "A card's text keeps it from attacking."
    if joining:
        return None
    if note(NO_MORE_ATTACKS, seat) in table.used:
        return "SF-6.0", "The text of a card that you have attacked keeps you from declaring another attack this turn."
    if table.attack_failed and seat == table.active and not has_keyword(table, card, INDEPENDENT):
        return "SF-28.12", "An attack of yours has failed this turn, and it is not Independent."
    if seat != table.active and not table.card(card).attacks_out_of_turn:
        return "SF-28.1.2.1", "It cannot attack outside of your turn."
    return None


def why_idle_in_attack(table: Table, card: CardId) -> tuple[str, str] | None:
    """Why a Character that attacks or intercepts has nothing to do in a scene: the rule, and its words."""
    attack = current_attack(table)
    if attack is None or attack.ended:
        return None
    if attack.is_attacking(card):
        if attack.has_sneaked(table, card):
            return "SF-50.14", "It has used its Stealth in this attack, and once is all that an attack allows."
        return "SF-28.3", "It attacks: it stays with its target and cannot change location."
    if attack.is_intercepting(card):
        return "SF-28.6.5", "It intercepts, and a declared interceptor cannot change location."
    return None


def why_no_interceptor(table: Table, seat: SeatId, card: CardId) -> tuple[str, str]:
    """SF-28.6.2: the rule that keeps a card from intercepting any of the attackers, and its words."""
    attack = current_attack(table)
    if attack is None or table.controllers[card] != seat:
        return "SF-28.6.2", "Only Characters that you control intercept for you."
    if not table.is_character(card):
        return "SF-28.6", INTERCEPTING["SF-28.6"]
    if attack.coming == seat and not attack.may_come(table, card):
        return "SF-28.6", "This chance to intercept is only for the Character that an effect has called."
    if attack.is_intercepting(card):
        return "SF-28.6.1", "It has been declared already, and a Character intercepts one attacker."
    if attack.is_attacking(card):
        return "SF-28.6.2", "It attacks, and attackers do not intercept."
    found = [why_not_intercept(table, card, each.card) for each in attack.attackers if each.attacking]
    against = [rule for rule in found if rule not in ("", "SF-28.6.1")] or ["SF-28.6.1"]
    there = [rule for rule in against if rule != "SF-28.6.2"]
    rule = there[0] if there else against[0]
    return rule, INTERCEPTING[rule]
