"""Short names for abilities: always, use, when, answer, later, allow."""

from __future__ import annotations

from kwoon.games.shadowfist.cards.make_phrases import SELF
from kwoon.games.shadowfist.language.conditions import WhileMaintained
from kwoon.games.shadowfist.language.numbers import as_number
from kwoon.games.shadowfist.language.things import Picked, PickedPlayer
from kwoon.games.shadowfist.state.abilities import (
    Choice,
    Continuous,
    Delayed,
    Grant,
    Permission,
    Triggered,
    Used,
)
from kwoon.games.shadowfist.state.damage_rules import ANY_DAMAGE, REDUCED_TO, DamageRule
from kwoon.games.shadowfist.state.delayed import FromHand, Immediate, Later
from kwoon.games.shadowfist.state.word_kinds import Cards, Condition, Cost, Number, Selector, Trigger, Verb, Word
from kwoon.games.shadowfist.terms.codes import HAND, PLAY
from kwoon.games.shadowfist.terms.ids import NONE, Duration, Zone
from kwoon.games.shadowfist.terms.timings import (
    OPEN,
    OPEN_RESPONSE,
    RESPONSE,
    UNLIMITED,
)
from kwoon.games.shadowfist.words.verbs_if import Do
from kwoon.games.shadowfist.words.verbs_lasting import Maintained


def always(*grants: Grant, to: Cards | Selector | None = None, while_: Condition | None = None) -> Continuous:
    """A continuous ability: for this card, for others, while something holds."""
    made = Continuous(
        to if isinstance(to, Cards) else (None if isinstance(to, Selector) else SELF),
        to if isinstance(to, Selector) else None,
        list(grants),
    )
    made.condition = while_
    return made


Before = Cost | Picked | PickedPlayer
"""What stands before the double colon: a cost, or something to be picked."""


def split(parts: tuple[object, ...]) -> tuple[list[Cost], list[Choice], list[Word], list[Verb]]:
    """The costs, the choices, both in the order in which they read, and the verbs of an ability."""
    costs: list[Cost] = []
    choices: list[Choice] = []
    before: list[Word] = []
    verbs: list[Verb] = []
    for part in parts:
        if isinstance(part, Verb):
            verbs.append(part)
            continue
        if not isinstance(part, list):
            raise ValueError(f"{said(part)} is no verb: costs and choices stand in a list before the verbs")
        for each in part:
            if isinstance(each, Cost):
                costs.append(each)
                before.append(each)
            elif not isinstance(each, (Picked, PickedPlayer)):
                raise ValueError(f"{said(each)} is neither a cost nor a choice: verbs stand behind the list of these")
            elif each.choice not in choices:
                choices.append(each.choice)
                before.append(each.choice)
                if each.cost is not None:
                    costs.append(each.cost)
    for cost in costs:
        acted = cost.verb.acts_on() if isinstance(cost, Do) else None
        if isinstance(cost, Do) and isinstance(acted, Picked):
            acted.choice.done = cost.verb
    return costs, choices, before, verbs


def said(part: object) -> str:
    """A part of a card as its writer knows it."""
    return repr(part.text()) if isinstance(part, Word) else repr(part)


def maintained(*grants: Grant, to: Cards | Selector, while_: Condition | None = None) -> Maintained:
    """SF-10.4: a continuous ability that counts while the card maintains it; `Maintain` starts it."""
    cards, selector = (to, None) if isinstance(to, Cards) else (None, to)
    made = Maintained(cards, selector, list(grants))
    made.condition = WhileMaintained(while_)
    return made


def use(
    *parts: Verb | list[Before],
    timing: int = OPEN,
    limit: int = UNLIMITED,
    if_: Condition | None = None,
    x: Number | None = None,
    responds: Selector | None = None,
    zone: Zone = PLAY,
    opponents: bool = False,
    late: bool = False,
) -> Used:
    """An ability that a player uses; or, on an Event, what playing it does: [costs and choices], then verbs."""
    costs, choices, before, verbs = split(parts)
    made: Used = FromHand(costs, choices, verbs, timing) if zone == HAND else Used(costs, choices, verbs, timing, limit)
    made.before = before
    made.condition = if_
    made.x = x
    made.responds = responds
    made.zone = zone
    made.opponents = opponents
    made.late = late
    return made


def when(
    trigger: Trigger,
    *parts: Verb | list[Before],
    limit: int = UNLIMITED,
    may: bool = False,
    if_: Condition | None = None,
    x: Number | None = None,
    zone: Zone = PLAY,
    alone: bool = False,
) -> Triggered:
    """A triggered ability; `alone`: its effect is Not Cumulative."""
    costs, choices, before, verbs = split(parts)
    made = Triggered(trigger, costs, choices, verbs, limit)
    made.before = before
    made.may = may
    made.condition = if_
    made.x = x
    made.zone = zone
    made.alone = alone
    return made


def allow(
    kind: int, cards: Selector | None = None, number: Number | int | None = None, if_: Condition | None = None
) -> Permission:
    """A permission."""
    made = Permission(kind, cards, None if number is None else as_number(number))
    made.condition = if_
    return made


def later(
    trigger: Trigger,
    *verbs: Verb,
    until: Duration,
    watching: Cards | None = None,
    times: int = NONE,
    if_: Condition | None = None,
    may: bool = False,
) -> Later:
    """SF-26.4: set up a delayed effect; it may watch cards."""
    ability = Delayed(trigger, [], [], list(verbs), UNLIMITED)
    ability.condition = if_
    ability.may = may
    return Later(ability, until, watching, times)


def at_once(trigger: Trigger, *parts: Verb | list[Before], x: Number | None = None) -> Immediate:
    """A triggered ability that nobody can respond to; with choices, one that is generated at once."""
    costs, choices, before, verbs = split(parts)
    made = Immediate(trigger, costs, choices, verbs, UNLIMITED)
    made.before = before
    made.x = x
    return made


def answer(
    responds: Selector,
    *parts: Verb | list[Before],
    closed: bool = True,
    late: bool = False,
    limit: int = UNLIMITED,
    if_: Condition | None = None,
    zone: Zone = PLAY,
) -> Used:
    """An ability used in response to an effect; in closed scenes too, and after it has resolved if it says so."""
    timing = RESPONSE if closed else OPEN_RESPONSE
    return use(*parts, timing=timing, limit=limit, if_=if_, responds=responds, zone=zone, late=late)


def between(step: int, number: Number | int, *, to: Cards, by: Selector, damage: int = ANY_DAMAGE) -> DamageRule:
    """A rule about the damage that is inflicted on some cards by others: a step of its calculation, and how much."""
    return DamageRule(step, as_number(number), to, by, damage)


def reduces(by: Selector, to: int) -> DamageRule:
    """SF-29.7, step 8: what one such card inflicts on this one is reduced to so much."""
    return between(REDUCED_TO, to, to=SELF, by=by)
