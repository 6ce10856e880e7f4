"""Short names for the parts of a card's text: cards, selectors, choices, grants, triggers, costs."""

from __future__ import annotations

from typing import Final, overload

from kwoon.games.shadowfist.language.conditions import IfNoted, InMode, Is
from kwoon.games.shadowfist.language.costs import PayWith, TurnThis
from kwoon.games.shadowfist.language.numbers import Fixed, TheX, as_number
from kwoon.games.shadowfist.language.selectors import NO_BOUND, NO_MATTER, YOU, Filter, Only
from kwoon.games.shadowfist.language.things import (
    DEFENDER,
    EVERYONE,
    ME,
    OPPONENTS,
    THE_DOER,
    About,
    Attacked,
    Doer,
    Each,
    Picked,
    PickedPlayer,
    Subject,
    This,
    Watched,
    Who,
)
from kwoon.games.shadowfist.state.abilities import (
    BODY,
    BOLD,
    CANNOT,
    CHOOSE,
    COMBAT_DAMAGE,
    DAMAGE_DEALT,
    DENIED,
    DESIGNATOR,
    DISCARDING,
    FIGHTING,
    IMMUNITY,
    KEYWORDS,
    PRINTED_FIGHTING,
    SACRIFICING,
    SPARED,
    TARGET,
    TITLE_BODY,
    TOASTING,
    TOASTS,
    TOUGHNESS,
    TURNING,
    TURNING_TO_MAINTAIN,
    Choice,
    Grant,
)
from kwoon.games.shadowfist.state.word_kinds import Cards, Number, Selector, Verb
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    EDGE,
    EVENT,
    FENG_SHUI,
    HARM_ONLY,
    OF_OPPONENTS,
    PLAY,
    SITE,
    STATE,
    TYPE_NAMES,
    VEHICLE,
    resource_of,
)
from kwoon.games.shadowfist.terms.designators import keys
from kwoon.games.shadowfist.terms.ids import HappeningKind, Zone
from kwoon.games.shadowfist.terms.phrasing import spaced
from kwoon.games.shadowfist.words.choices import Points
from kwoon.games.shadowfist.words.counts import BoldOf
from kwoon.games.shadowfist.words.retargeting import NewTargets
from kwoon.games.shadowfist.words.selectors_narrowing import CanBeSacrificed
from kwoon.games.shadowfist.words.selectors_no_cards import OneOfModes, PlayerSelector
from kwoon.games.shadowfist.words.triggers import When
from kwoon.games.shadowfist.words.verbs_asking import ControllerChooses, MayPay, PayNow
from kwoon.games.shadowfist.words.verbs_if import If, Then

# --- the things that verbs act on --------------------------------------------------------------

SELF: Final = This()
SUBJECT: Final = Subject()
THAT_CARD: Final = About()
THE_DOER_CARD: Final = Doer()
WATCHED: Final = Watched()
YOU_: Final = Who(ME)
EACH_OPPONENT: Final = Who(OPPONENTS)
EVERY_PLAYER: Final = Who(EVERYONE)
THAT_PLAYER: Final = Who(THE_DOER)
THE_DEFENDER: Final = Who(DEFENDER)
EACH_ONE: Final = Each()
THE_ATTACKED: Final = Attacked()
X_VALUE: Final = TheX()


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
    cost_at_most: int = NO_BOUND - 1,
    cost_at_least: int = 0,
    fighting_at_most: int = NO_BOUND - 1,
    fighting_at_least: int = 0,
    strength_at_most: int = NO_BOUND - 1,
    provides_at_least: int = 0,
    states: int = NO_MATTER,
    token: int = NO_MATTER,
    free_of: str = "",
    attacked: int = NO_MATTER,
    strayed: int = NO_MATTER,
    generating: bool = False,
    where: Zone = PLAY,
    at: Cards | None = None,
    but: Cards | None = None,
) -> Filter:
    """Cards of some types that pass some tests."""
    check_types(types)
    check_row("words", words)
    check_row("without", without)
    made = Filter(list(types))
    made.whose = whose
    made.owned = owned
    made.words = [spaced(word) for word in words]
    made.keys = [sorted(keys(word)) for word in words]
    made.without = [spaced(word) for word in without]
    made.without_keys = [key for word in without for key in sorted(keys(word))]
    made.resource = resource_of(resource) if resource else NO_MATTER
    made.without_resource = resource_of(without_resource) if without_resource else NO_MATTER
    made.requires = resource_of(requires) if requires else NO_MATTER
    made.provides = resource_of(provides) if provides else NO_MATTER
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
    made.fighting_from = fighting_at_least
    made.strength_below = strength_at_most + 1
    made.provides_from = provides_at_least
    made.states = states
    made.token = token
    made.free_of = free_of
    made.attacked = attacked
    made.strayed = strayed
    made.at = at
    made.but = but
    return made


def check_types(types: tuple[object, ...]) -> None:
    """SF-7: whether each is a type of card."""
    for each in types:
        if isinstance(each, str):
            raise ValueError(f"{each!r} is no type of card: a designator is written words=({each!r},)")
        if not isinstance(each, int) or not 0 <= each < len(TYPE_NAMES):
            raise ValueError(f"{each!r} is no type of card: write CHARACTER, SITE, FENG_SHUI, STATE, EDGE or EVENT")


def check_row(name: str, words: object) -> None:
    """Whether words are a row of them: one alone would be taken letter by letter."""
    if isinstance(words, str):
        raise ValueError(f"{name}={words!r} is one word, not a row of words: write {name}=({words!r},)")


THIS_CARD: Final = Only(SELF)
ANY_CARD: Final = pick()
ANY_CHARACTER: Final = pick(CHARACTER)
YOUR_CHARACTER: Final = pick(CHARACTER, whose=YOU)
ANY_SITE: Final = pick(SITE, FENG_SHUI)
ANY_EDGE: Final = pick(EDGE)
ANY_STATE: Final = pick(STATE)
ANY_EVENT: Final = pick(EVENT)
VEHICLE_STATE: Final = pick(STATE, restrictions=VEHICLE)


# --- choices: what is picked as an effect is generated, and named by the card's writer -------------


@overload
def target(selector: PlayerSelector, least: int = 1, most: int | Number = 1) -> PickedPlayer: ...  # type: ignore[overload-overlap]
@overload
def target(
    selector: Selector, least: int = 1, most: int | Number = 1, sealed: bool = False, called: str = ""
) -> Picked: ...
def target(
    selector: Selector, least: int = 1, most: int | Number = 1, sealed: bool = False, called: str = ""
) -> Picked | PickedPlayer:
    """Target cards, players or a location; `least=MANY` means all of them; `sealed`: they cannot be revealed then.

    Of several targets each may be called something: "that interceptor", and not "the second target".
    """
    made = Choice(selector, least, most, TARGET)
    made.sealed = sealed
    made.called = called
    return named(made)


@overload
def choose(selector: PlayerSelector, least: int = 1, most: int = 1) -> PickedPlayer: ...  # type: ignore[overload-overlap]
@overload
def choose(selector: Selector, least: int = 1, most: int | Number = 1, at_random: bool = False) -> Picked: ...
def choose(
    selector: Selector, least: int = 1, most: int | Number = 1, at_random: bool = False
) -> Picked | PickedPlayer:
    """Choose cards or something else, which is not targeting; chance may choose."""
    return named(Choice(selector, least, most, CHOOSE, at_random=at_random))


def named(choice: Choice) -> Picked | PickedPlayer:
    """What was picked, to be used by the name that the card's writer gives it."""
    return PickedPlayer(choice) if isinstance(choice.selector, PlayerSelector) else Picked(choice)


def controller_chooses(cards: Cards, one: Verb, other: Verb) -> tuple[Verb, ...]:
    """The controller of a card chooses whether one thing is done, or another."""
    asked = ControllerChooses(cards, one, other)
    return asked, Then(one, IfNoted(asked)), Then(other, IfNoted(asked, yes=False))


def may_pay(power: int, verb: Verb) -> tuple[Verb, ...]:
    """You may pay Power as the effect resolves, for something more."""
    asked = MayPay(PayNow(power), verb)
    return asked, Then(asked.price, IfNoted(asked)), Then(verb, IfNoted(asked))


def new_targets() -> Picked:
    """SF-26.6.4: choose new targets for the effect that is answered."""
    return Picked(NewTargets())


def points(selector: Selector, number: Number | int, inflicted: bool = False) -> Picked:
    """Choose points of damage on cards, one by one: to be healed, or to be inflicted."""
    return Picked(Points(selector, as_number(number), inflicted))


def paid_with(selector: Selector, least: int, most: int, paid: int, at_random: bool = False) -> Picked:
    """Cards that are picked and given up as a cost."""
    choice = Choice(selector, least, most, CHOOSE, paid, at_random)
    return Picked(choice, PayWith(choice))


def sacrifice(selector: Selector, least: int = 1, most: int = 1) -> Picked:
    """SF-45: sacrifice cards you control as a cost."""
    return paid_with(CanBeSacrificed(selector), least, most, SACRIFICING)


def turn(selector: Selector, least: int = 1, most: int = 1, maintain: bool = False) -> Picked:
    """SF-21: turn other cards as a cost; SF-10.4: they may maintain the effect."""
    return paid_with(selector, least, most, TURNING_TO_MAINTAIN if maintain else TURNING)


def discard(selector: Selector, least: int = 1, most: int = 1) -> Picked:
    """SF-39: discard cards of your hand as a cost."""
    return paid_with(selector, least, most, DISCARDING)


def toast(selector: Selector, least: int = 1, most: int = 1, at_random: bool = False) -> Picked:
    """SF-46: toast cards as a cost; which they are may be up to chance."""
    return paid_with(selector, least, most, TOASTING, at_random)


def cases(mode: Picked, *verbs: Verb) -> tuple[Verb, ...]:
    """What is done in each of the cases that a text says "choose one" of."""
    modes = mode.choice.selector
    assert isinstance(modes, OneOfModes)
    modes.verbs = list(verbs)
    return tuple(If(verb, InMode(mode, which)) for which, verb in enumerate(verbs))


# --- grants ------------------------------------------------------------------------------------


def fighting(number: Number | int) -> Grant:
    """Adds that number to Fighting."""
    return Grant(FIGHTING, as_number(number), 0, "")


def combat_damage(number: Number | int) -> Grant:
    """Adds that number to the combat damage that the card inflicts."""
    return Grant(COMBAT_DAMAGE, as_number(number), 0, "")


def toughness(number: Number | int) -> Grant:
    """SF-50.17: Toughness: that number is taken off the damage from each source."""
    return Grant(TOUGHNESS, as_number(number), 0, "")


def body(number: Number | int) -> Grant:
    """Adds that number to Body."""
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


def immunity(*types: int, opponents: bool = False, harm: bool = False) -> Grant:
    """SF-40: Immunity to cards of some types; only to opponents', or only to what would damage or remove it."""
    mask = sum([1 << kind for kind in types])
    return Grant(IMMUNITY, Fixed(1), mask | (OF_OPPONENTS if opponents else 0) | (HARM_ONLY if harm else 0), "")


def toast_it() -> Grant:
    """SF-49.7: Toast It: it goes to the toasted pile, however it leaves play."""
    return Grant(TOASTS, Fixed(1), 1, "")


def spares(keywords: int) -> Grant:
    """SF-40: other Characters' bold-faced abilities do not affect it."""
    return Grant(SPARED, Fixed(1), keywords, "")


def denies(keywords: int) -> Grant:
    """Bold-faced abilities that it cannot use."""
    return Grant(DENIED, Fixed(1), keywords, "")


def printed_fighting(number: Number | int) -> Grant:
    """SF-8.7: another printed Fighting."""
    return Grant(PRINTED_FIGHTING, as_number(number), 0, "")


def title_body() -> Grant:
    """SF-8.9: another printed Body: the number of letters in the first word of the title."""
    return Grant(TITLE_BODY, Fixed(1), 0, "")


def bold_of(cards: Selector) -> Grant:
    """SF-50: the bold-faced abilities that such cards have now."""
    return Grant(BOLD, BoldOf(cards), 0, "")


def more_damage(number: Number | int) -> Grant:
    """Adds that number to the damage of any kind that the card inflicts."""
    return Grant(DAMAGE_DEALT, as_number(number), 0, "")


# --- triggers and costs ------------------------------------------------------------------------

ATTACKING: Final = Is(SELF, pick(attacking=1))
TURN: Final = TurnThis(False)
TURN_AND_MAINTAIN: Final = TurnThis(True)
TURN_SUBJECT: Final = TurnThis(False, SUBJECT)


def happens(
    kind: HappeningKind,
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
    success: int = -1,
    on_its_target: bool = False,
    whom: Selector | None = None,
    by_damage: bool = False,
    freely: bool = False,
    under_way: bool = False,
) -> When:
    """A trigger: something happens to something."""
    made = When(kind)
    made.this = this
    made.subject = subject
    made.selector = to
    made.by = by
    made.by_this = by_this
    made.watched = watched
    made.by_watched = by_watched
    made.doer = doer
    made.combat = combat
    made.success = success
    made.on_its_target = on_its_target
    made.whom = whom
    made.by_damage = by_damage
    made.freely = freely
    made.under_way = under_way
    return made
