"""Short names for abilities: always, use, when, answer, later, allow."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.make_phrases import SELF, as_number, n
from kwoon.games.shadowfist.state.abilities import (
    CHEAPER_HERE,
    OPEN,
    OPEN_RESPONSE,
    REDUCE_TO,
    RESPONSE,
    UNLIMITED,
    Choice,
    Continuous,
    Delayed,
    Grant,
    Permission,
    Triggered,
    Used,
)
from kwoon.games.shadowfist.state.damage_rules import DamageRule
from kwoon.games.shadowfist.state.delayed import FromHand, Immediate, Later
from kwoon.games.shadowfist.state.effects import NONE
from kwoon.games.shadowfist.state.words import Cards, Condition, Cost, Number, Selector, Trigger, Verb
from kwoon.games.shadowfist.terms.codes import PLAY


def always(*grants: Grant, to: Cards | Selector | None = None, while_: Condition | None = None) -> Continuous:
    """A continuous ability: for this card, for others, while something holds."""
    made = Continuous(
        to if isinstance(to, Cards) else (None if isinstance(to, Selector) else SELF),
        to if isinstance(to, Selector) else None,
        list(grants),
    )
    made.condition = while_
    return made


def use(
    *verbs: Verb,
    costs: tuple[Cost, ...] = (),
    choices: tuple[Choice, ...] = (),
    timing: int = OPEN,
    limit: int = UNLIMITED,
    if_: Condition | None = None,
    x: Number | None = None,
    responds: Selector | None = None,
    zone: int = PLAY,
    opponents: bool = False,
    late: bool = False,
) -> Used:
    """An ability that a player uses; or, on an Event, what playing it does."""
    made = Used(list(costs), list(choices), list(verbs), timing, limit)
    made.condition = if_
    made.x = x
    made.responds = responds
    made.zone = zone
    made.opponents = opponents
    made.late = late
    return made


def when(
    trigger: Trigger,
    *verbs: Verb,
    costs: tuple[Cost, ...] = (),
    choices: tuple[Choice, ...] = (),
    limit: int = UNLIMITED,
    may: bool = False,
    if_: Condition | None = None,
    x: Number | None = None,
    zone: int = PLAY,
) -> Triggered:
    """A triggered ability."""
    made = Triggered(trigger, list(costs), list(choices), list(verbs), limit)
    made.may = may
    made.condition = if_
    made.x = x
    made.zone = zone
    return made


def allow(
    kind: int, words: str, selector: Selector | None = None, number: Number | None = None, if_: Condition | None = None
) -> Permission:
    """A permission."""
    made = Permission(kind, selector, number, words)
    made.condition = if_
    return made


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


def at_once(
    trigger: Trigger,
    *verbs: Verb,
    sentence: str = "",
    choices: tuple[Choice, ...] = (),
    costs: tuple[Cost, ...] = (),
    number: Number | None = None,
) -> Immediate:
    """A triggered ability that nobody can respond to; with choices, one that is generated at once."""
    made = Immediate(trigger, list(verbs), sentence)
    made.choices = list(choices)
    made.costs = list(costs)
    made.x = number
    return made


def answer(
    responds: Selector,
    *verbs: Verb,
    costs: tuple[Cost, ...] = (),
    choices: tuple[Choice, ...] = (),
    closed: bool = True,
    late: bool = False,
) -> Used:
    """An ability used in response to an effect; in closed scenes too, and after it has resolved if so said."""
    made = Used(list(costs), list(choices), list(verbs), RESPONSE if closed else OPEN_RESPONSE, UNLIMITED)
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


def reduces(by: Selector, to: int) -> Permission:
    """SF-29.7, step 8: what one such card inflicts on this one is reduced."""
    whom = f"a single {by.text()}" if to else by.plural()
    words = f"Reduce to {to} all damage inflicted on this card by {whom}."
    return Permission(REDUCE_TO, by, n(to), words)


def cheaper_here(states: Selector, less: int) -> Permission:
    """SF-37: such States cost less on this card."""
    words = f"You may play {states.plural()} on this card at -{less} cost."
    return Permission(CHEAPER_HERE, states, n(less), words)
