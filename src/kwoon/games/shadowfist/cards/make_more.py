"""More short names for cards to be written in: delayed and immediate abilities, responses, rules about damage."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.make import as_number
from kwoon.games.shadowfist.language.abilities import OPEN_RESPONSE, RESPONSE, UNLIMITED, Choice, Delayed, Used
from kwoon.games.shadowfist.language.base import Cards, Condition, Cost, Number, Selector, Trigger, Verb
from kwoon.games.shadowfist.language.damage_rules import DamageRule
from kwoon.games.shadowfist.language.later import FromHand, Immediate, Later
from kwoon.games.shadowfist.rules.effects import NONE


def later(
    trigger: Trigger,
    *verbs: Verb,
    until: int,
    watching: Cards | None = None,
    times: int = NONE,
    if_: Condition | None = None,
) -> Later:
    """SF-26.4: set up a delayed effect; one that watches cards, if so said."""
    ability = Delayed(trigger, [], [], list(verbs), UNLIMITED)
    ability.condition = if_
    return Later(ability, until, watching, times)


def at_once(trigger: Trigger, *verbs: Verb, sentence: str = "") -> Immediate:
    """A triggered ability that nobody can respond to."""
    return Immediate(trigger, list(verbs), sentence)


def answer(
    responds: Selector,
    *verbs: Verb,
    costs: tuple[Cost, ...] = (),
    choices: tuple[Choice, ...] = (),
    closed: bool = True,
    late: bool = False,
) -> Used:
    """An ability used in response to an effect; in closed scenes too, and after it has resolved if so said."""
    made = Used(list(costs), list(choices), list(verbs), RESPONSE if closed else OPEN_RESPONSE, 0, False)
    made.responds = responds
    made.late = late
    return made


def answer_from_hand(responds: Selector, *verbs: Verb, costs: tuple[Cost, ...] = ()) -> FromHand:
    """An ability of a card in the hand, used in response to an effect."""
    made = FromHand(list(costs), [], list(verbs), RESPONSE)
    made.responds = responds
    return made


def between(step: int, number: Number | int, on: Cards, sources: Selector, words: str, combat: int = -1) -> DamageRule:
    """A rule about the damage that some cards inflict on this one."""
    return DamageRule(step, as_number(number), on, sources, combat, words)
