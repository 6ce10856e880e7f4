"""Short names for the parts of a card's text: cards, selectors, choices, grants, triggers, costs."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.language.costs import TurnThis
from kwoon.games.shadowfist.language.numbers import Fixed, TheX
from kwoon.games.shadowfist.language.selectors import NO_MATTER, YOU, Filter
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
from kwoon.games.shadowfist.state.abilities import (
    BODY,
    CANNOT,
    CHOOSE,
    COMBAT_DAMAGE,
    DENIED,
    DESIGNATOR,
    FIGHTING,
    KEYWORDS,
    SPARED,
    TARGET,
    TOUGHNESS,
    Choice,
    Grant,
)
from kwoon.games.shadowfist.state.words import Number, Selector
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    EDGE,
    EVENT,
    FENG_SHUI,
    PLAY,
    RESOURCES,
    SITE,
    STATE,
    VEHICLE,
)
from kwoon.games.shadowfist.terms.designators import keys
from kwoon.games.shadowfist.words.choices import Told
from kwoon.games.shadowfist.words.selectors_states import Hardware
from kwoon.games.shadowfist.words.triggers import When

# --- the things that verbs act on --------------------------------------------------------------

SELF: Final = This()
SUBJECT: Final = Subject()
THE_TARGET: Final = Picked(0, "target")
THE_TARGETS: Final = Picked(0, "targets")
THAT_CARD: Final = About("that card")
THE_DOER_CARD: Final = Doer("that card")
YOU_: Final = Who(ME)
EACH_OPPONENT: Final = Who(OPPONENTS)
EVERY_PLAYER: Final = Who(EVERYONE)
THAT_PLAYER: Final = Who(PICKED_PLAYER)
THE_PLAYER: Final = Who(THE_DOER)
CHOSEN: Final = Picked(0, "the chosen card")
SECOND_TARGET: Final = Picked(1, "target")
THAT_CHARACTER: Final = Picked(1, "that Character")
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
    requires: str = "",
    provides: str = "",
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
    back: bool = False,
    revealed: int = NO_MATTER,
    having: int = 0,
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
    made.requires = RESOURCES.index(requires) if requires else NO_MATTER
    made.provides = RESOURCES.index(provides) if provides else NO_MATTER
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
    made.back = back
    made.revealed = revealed
    made.having = having
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
VEHICLE_STATE: Final = pick(STATE, restrictions=VEHICLE)


def target(selector: Selector, least: int = 1, most: int = 1) -> Choice:
    """Cards to target."""
    return Choice(selector, least, most, TARGET, None)


def choose(selector: Selector, least: int = 1, most: int = 1) -> Choice:
    """Cards to choose, which is not targeting."""
    return Choice(selector, least, most, CHOOSE, None)


def hardware(restrictions: int, where: int = PLAY, owned: int = 0) -> Hardware:
    """A Vehicle, Weapon or [H] State."""
    return Hardware(restrictions, where, owned)


def pay_with(selector: Selector) -> Told:
    """A card to be turned or sacrificed as a cost, which says so itself."""
    return Told(selector, 1, 1, CHOOSE, "")


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


def spares(keywords: int) -> Grant:
    """SF-40: other Characters' bold-faced abilities do not affect it."""
    return Grant(SPARED, n(1), keywords, "")


def denies(keywords: int) -> Grant:
    """Bold-faced abilities that it cannot use."""
    return Grant(DENIED, n(1), keywords, "")


# --- triggers and costs ------------------------------------------------------------------------

TURN: Final = TurnThis(False)
TURN_AND_MAINTAIN: Final = TurnThis(True)


def happens(
    kind: int,
    words: str,
    *,
    this: bool = False,
    subject: bool = False,
    to: Selector | None = None,
    by: Selector | None = None,
    by_this: bool = False,
    watched: bool = False,
    by_watched: bool = False,
    doer: int = 0,
    combat: int = -1,
    amount: int = -1,
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
    made.watched = watched
    made.by_watched = by_watched
    made.doer = doer
    made.combat = combat
    made.amount = amount
    made.on_its_target = on_its_target
    made.sentence = sentence
    return made
