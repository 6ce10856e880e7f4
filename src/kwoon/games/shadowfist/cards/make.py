"""The words in which cards are written: short names for the vocabulary of the card language."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.cards.card import NO_COST, Card, resources
from kwoon.games.shadowfist.designators import keys
from kwoon.games.shadowfist.language.abilities import (
    BODY,
    CANNOT,
    CHOOSE,
    COMBAT_DAMAGE,
    DESIGNATOR,
    FIGHTING,
    KEYWORDS,
    OPEN,
    TARGET,
    TOUGHNESS,
    UNLIMITED,
    Ability,
    Choice,
    Continuous,
    Grant,
    Permission,
    Triggered,
    Used,
)
from kwoon.games.shadowfist.language.base import Cards, Condition, Cost, Number, Selector, Trigger, Verb
from kwoon.games.shadowfist.language.costs import TurnThis
from kwoon.games.shadowfist.language.numbers import Fixed, TheX
from kwoon.games.shadowfist.language.selectors import NO_MATTER, YOU, Filter
from kwoon.games.shadowfist.language.terms import CHARACTER, EDGE, EVENT, FENG_SHUI, PLAY, RESOURCES, SITE, STATE
from kwoon.games.shadowfist.language.things import (
    EVERYONE,
    ME,
    OPPONENTS,
    PICKED_PLAYER,
    THE_DOER,
    About,
    Doer,
    Picked,
    Subject,
    This,
    Who,
)
from kwoon.games.shadowfist.language.triggers import When

# --- the things that verbs act on --------------------------------------------------------------

SELF: Final = This()
SUBJECT: Final = Subject()
THE_TARGET: Final = Picked(0, "target")
THE_TARGETS: Final = Picked(0, "targets")
SECOND: Final = Picked(1, "the second target")
THAT_CARD: Final = About("that card")
THE_DOER_CARD: Final = Doer("that card")
YOU_: Final = Who(ME)
EACH_OPPONENT: Final = Who(OPPONENTS)
EVERY_PLAYER: Final = Who(EVERYONE)
THAT_PLAYER: Final = Who(PICKED_PLAYER)
THE_PLAYER: Final = Who(THE_DOER)
X_VALUE: Final = TheX()


def n(number: int) -> Fixed:
    """A fixed number."""
    return Fixed(number)


# --- selectors ---------------------------------------------------------------------------------


def pick(
    *types: int,
    whose: int = 0,
    owned: int = 0,
    words: tuple[str, ...] = (),
    without: tuple[str, ...] = (),
    resource: str = "",
    without_resource: str = "",
    attacking: int = NO_MATTER,
    intercepting: int = NO_MATTER,
    turned: int = NO_MATTER,
    damaged: int = NO_MATTER,
    unique: int = NO_MATTER,
    foundation: int = NO_MATTER,
    restrictions: int = 0,
    carries: int = 0,
    other: bool = False,
    here: bool = False,
    front: bool = False,
    cost_at_most: int = 98,
    cost_at_least: int = 0,
    fighting_at_most: int = 98,
    generating: bool = False,
    where: int = PLAY,
    unpicked: bool = False,
) -> Filter:
    """Cards of some types that pass some tests."""
    made = Filter(list(types))
    made.whose = whose
    made.owned = owned
    made.words = list(words)
    made.keys = [sorted(keys(word)) for word in words]
    made.without = list(without)
    made.without_keys = [key for word in without for key in sorted(keys(word))]
    made.resource = RESOURCES.index(resource) if resource else NO_MATTER
    made.without_resource = RESOURCES.index(without_resource) if without_resource else NO_MATTER
    made.attacking = attacking
    made.intercepting = intercepting
    made.turned = turned
    made.damaged = damaged
    made.unique = unique
    made.foundation = foundation
    made.restrictions = restrictions
    made.carries = carries
    made.other = other
    made.here = here
    made.front = front
    made.cost_below = cost_at_most + 1
    made.cost_from = cost_at_least
    made.fighting_below = fighting_at_most + 1
    made.generating = generating
    made.where = where
    made.unpicked = unpicked
    return made


ANY_CARD: Final = pick()
ANY_CHARACTER: Final = pick(CHARACTER)
YOUR_CHARACTER: Final = pick(CHARACTER, whose=YOU)
ANY_SITE: Final = pick(SITE, FENG_SHUI)
ANY_EDGE: Final = pick(EDGE)
ANY_STATE: Final = pick(STATE)
ANY_EVENT: Final = pick(EVENT)


def target(selector: Selector, least: int = 1, most: int = 1) -> Choice:
    """Cards to target."""
    return Choice(selector, least, most, TARGET, None)


def choose(selector: Selector, least: int = 1, most: int = 1) -> Choice:
    """Cards to choose, which is not targeting."""
    return Choice(selector, least, most, CHOOSE, None)


# --- grants ------------------------------------------------------------------------------------


def fighting(number: Number | int) -> Grant:
    """So much more Fighting."""
    return Grant(FIGHTING, as_number(number), 0, "")


def combat_damage(number: Number | int) -> Grant:
    """So much more combat damage."""
    return Grant(COMBAT_DAMAGE, as_number(number), 0, "")


def toughness(number: Number | int) -> Grant:
    """SF-50.17."""
    return Grant(TOUGHNESS, as_number(number), 0, "")


def body(number: Number | int) -> Grant:
    """So much more Body."""
    return Grant(BODY, as_number(number), 0, "")


def keyword(mask: int) -> Grant:
    """SF-50: bold-faced abilities."""
    return Grant(KEYWORDS, Fixed(1), mask, "")


def cannot(mask: int) -> Grant:
    """Something it cannot do or suffer."""
    return Grant(CANNOT, Fixed(1), mask, "")


def designator(word: str) -> Grant:
    """SF-14: one more designator."""
    return Grant(DESIGNATOR, Fixed(1), 0, sorted(keys(word))[0])


def as_number(number: Number | int) -> Number:
    """A number as the language writes it."""
    return Fixed(number) if isinstance(number, int) else number


# --- abilities ---------------------------------------------------------------------------------


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
    made = Used(list(costs), list(choices), list(verbs), timing, limit, any(is_maintain(cost) for cost in costs))
    made.condition = if_
    made.x = x
    made.responds = responds
    made.zone = zone
    made.opponents = opponents
    made.late = late
    return made


def is_maintain(cost: Cost) -> bool:
    """SF-10.4."""
    return isinstance(cost, TurnThis) and cost.maintain


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


def happens(
    kind: int,
    words: str,
    *,
    this: bool = False,
    subject: bool = False,
    to: Selector | None = None,
    by: Selector | None = None,
    by_this: bool = False,
    doer: int = 0,
    combat: int = -1,
    on_its_target: bool = False,
    sentence: str = "",
) -> When:
    """A trigger: something happens to something."""
    made = When(kind, words)
    made.this = this
    made.subject = subject
    made.selector = to
    made.by = by
    made.by_this = by_this
    made.doer = doer
    made.combat = combat
    made.on_its_target = on_its_target
    made.sentence = sentence
    return made


def allow(
    kind: int, words: str, selector: Selector | None = None, number: Number | None = None, if_: Condition | None = None
) -> Permission:
    """A permission."""
    made = Permission(kind, selector, number, words)
    made.condition = if_
    return made


TURN: Final = TurnThis(False)
TURN_AND_MAINTAIN: Final = TurnThis(True)

# --- cards -------------------------------------------------------------------------------------


def make(
    title: str,
    subtitle: str,
    type_: int,
    *abilities: Ability,
    cost: int = 0,
    requires: str = "",
    provides: str = "",
    fighting: int = 0,
    power: int = 0,
    body: int = 0,
    restrictions: int = 0,
    keywords: int = 0,
    toughness: int = 0,
    x: Number | None = None,
    on: Selector | None = None,
) -> Card:
    """A card."""
    card = Card(title, subtitle, type_)
    card.cost = cost
    card.requires = resources(requires)
    card.provides = resources(provides)
    card.fighting = fighting
    card.power = power
    card.body = body
    card.restrictions = restrictions
    card.keywords = keywords
    card.toughness = toughness
    card.x = x
    card.subject = on
    card.abilities = list(abilities)
    return card


def character(
    title: str, subtitle: str, cost: int, fighting: int, requires: str, provides: str, *abilities: Ability,
    restrictions: int = 0, keywords: int = 0, toughness: int = 0, x: Number | None = None,
) -> Card:  # fmt: skip
    """A Character."""
    return make(
        title, subtitle, CHARACTER, *abilities, cost=cost, fighting=fighting, requires=requires, provides=provides,
        restrictions=restrictions, keywords=keywords, toughness=toughness, x=x,
    )  # fmt: skip


def event(
    title: str, cost: int, requires: str, *abilities: Ability, subtitle: str = "Event", provides: str = "",
    restrictions: int = 0, x: Number | None = None,
) -> Card:  # fmt: skip
    """An Event."""
    return make(
        title, subtitle, EVENT, *abilities, cost=cost, requires=requires, provides=provides,
        restrictions=restrictions, x=x,
    )  # fmt: skip


def feng_shui(
    title: str, body: int, *abilities: Ability, subtitle: str = "Feng Shui Site", power: int = 1, cost: int = NO_COST,
    requires: str = "", provides: str = "", restrictions: int = 0, toughness: int = 0,
) -> Card:  # fmt: skip
    """A Feng Shui Site; without a printed cost unless one is given."""
    return make(
        title, subtitle, FENG_SHUI, *abilities, cost=cost, power=power, body=body, requires=requires,
        provides=provides, restrictions=restrictions, toughness=toughness,
    )  # fmt: skip


def site(
    title: str, cost: int, power: int, body: int, requires: str, provides: str, *abilities: Ability,
    subtitle: str = "Site", restrictions: int = 0, toughness: int = 0,
) -> Card:  # fmt: skip
    """A Site that is not a Feng Shui Site."""
    return make(
        title, subtitle, SITE, *abilities, cost=cost, power=power, body=body, requires=requires, provides=provides,
        restrictions=restrictions, toughness=toughness,
    )  # fmt: skip


def state(
    title: str, cost: int, requires: str, on: Selector, *abilities: Ability, subtitle: str = "State",
    provides: str = "", restrictions: int = 0, x: Number | None = None,
) -> Card:  # fmt: skip
    """A State, and what it is played on."""
    return make(
        title, subtitle, STATE, *abilities, cost=cost, requires=requires, provides=provides,
        restrictions=restrictions, on=on, x=x,
    )  # fmt: skip


def edge(title: str, cost: int, requires: str, *abilities: Ability, restrictions: int = 0) -> Card:
    """An Edge."""
    return make(title, "Edge", EDGE, *abilities, cost=cost, requires=requires, restrictions=restrictions)
