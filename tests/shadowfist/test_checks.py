"""What is wrong with a card is told when it is made: with its title, and what would be right."""

from collections.abc import Callable
from typing import Any

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.checks import problems
from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.state.damage_rules import DamageRule
from kwoon.games.shadowfist.terms.durations import WHILE_ON
from kwoon.games.shadowfist.terms.phrasing import either, every, spaced, with_and
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import people

POWER = m.GainPower(m.YOU_, 1)
HERO = m.target(m.ANY_CHARACTER)


def triggered(**parts: Any) -> m.Triggered:
    return m.when(m.happens(**parts), POWER)


def late(ability: m.Used, **fields: Any) -> m.Used:
    """An ability with a field that its maker does not take."""
    for field, value in fields.items():
        setattr(ability, field, value)
    return ability


WRONG: list[tuple[Callable[[], Any], str]] = [
    (lambda: m.use(m.Smoke(HERO)), "'target' is spoken of, but never picked"),
    (lambda: m.use(m.If(POWER, m.IfNoted(m.FlipCoin()))), "'on heads' asks about something that this ability does not"),
    (lambda: late(m.use(POWER), may=True), "may=True is for what happens by itself"),
    (lambda: m.use([hurt := m.target(m.ANY_CHARACTER)], m.Heal(hurt)), "only a damaged card can be healed"),
    (lambda: m.when(m.AtTurn(m.TURN_ENDED), m.Heal(m.SELF, damage=2)), "only a damaged card can be healed"),
    (lambda: m.use(POWER, late=True), "late=True is for responses"),
    (lambda: m.use(POWER, timing=m.RESPONSE), "a response needs something to respond to"),
    (lambda: m.use(POWER, responds=m.ANY_EVENT), "a response needs something to respond to"),
    (lambda: late(triggered(kind=m.ENTERED, this=True), opponents=True), "is nobody else's to use"),
    (lambda: m.when(m.AtTurn(m.TURN_ENDED), POWER, zone=m.HAND), "in a hand only for use"),
    (lambda: triggered(kind=m.TURNED, watched=True), "only what comes later"),
    (lambda: m.use(m.Smoke(m.WATCHED)), "only what comes later"),
    (lambda: m.when(m.Smokes(m.WATCHED, m.ANY_CHARACTER, combat=True), POWER), "only what comes later"),
    (lambda: m.use([m.target(m.ANY_CHARACTER, 3, 2)], POWER), "3 to 2 cards cannot be picked"),
    (lambda: m.use([m.target(m.ANY_CHARACTER, 1, m.MANY + 1)], POWER), "use most=MANY"),
    (lambda: m.use([m.turn(m.YOUR_CHARACTER)], POWER), "only what is unturned can be turned"),
    (lambda: m.use([m.turn(m.ReadyToTurn(m.pick(turned=0)))], POWER), "leave out turned="),
    (lambda: m.use(POWER, x=m.Count(m.pick(whose=m.YOU, where=m.SMOKED))), "use owned="),
    (lambda: m.always(m.Grant(m.FIGHTING, m.Fixed(1), 0, "hood")), "only a designator is a word"),
    (lambda: m.always(m.Grant(m.FIGHTING, m.Fixed(1), 1, "")), "this gives a number"),
    (lambda: m.always(m.Grant(m.KEYWORDS, m.Fixed(2), m.GUTS, "")), "this is given once"),
    (lambda: m.always(m.Grant(40, m.Fixed(1), 0, "")), "there is no grant of kind 40"),
    (lambda: triggered(kind=m.TURNED, combat=1), "only damage is combat damage"),
    (lambda: triggered(kind=m.TURNED, success=1), "only the end of an attack is a success"),
    (lambda: triggered(kind=m.TURNED, this=True, subject=True), "it happens to one thing"),
    (lambda: triggered(kind=m.DAMAGED, by_this=True, by=m.ANY_CARD), "it happens to one thing and is done by one"),
    (lambda: triggered(kind=m.ATTACK_JOINED, by_this=True), "a player declares an attack"),
    (lambda: triggered(kind=m.WAS_SMOKED, by_this=True, doer=m.YOU), "who does it is said twice"),
    (lambda: triggered(kind=m.INTERCEPTED, this=True, doer=m.YOU), "who does it is said twice"),
    (lambda: triggered(kind=m.ENTERED, this=True, by_this=True), "nobody else does this to a card"),
    (lambda: m.use([HERO], m.Play(HERO, free=True, less=1)), "what is played at no cost is not cheaper"),
    (lambda: triggered(kind=m.TURNED, freely=True), "only who turns to attack may do so without turning"),
    (lambda: m.use([m.TURN], m.AddCounters(2, m.SELF, digit=True)), "only a single counter is printed as a digit"),
    (lambda: m.allow(m.HOLDS_SUBJECT), "HOLDS_SUBJECT is for States"),
    (lambda: m.use([HERO], m.TakeControl(HERO, WHILE_ON)), "which only allow(HOLDS_SUBJECT) does"),
    (lambda: m.use([case := m.choose(m.OneOfModes())], m.If(POWER, m.InMode(case, 1))), "come one after the other"),
    (lambda: m.use([it := m.target(m.ANY_CHARACTER, called="foe")], m.Smoke(it)), "leave out called="),
    (lambda: DamageRule(3, m.Fixed(1), m.SELF, m.ANY_CARD, m.ANY_DAMAGE), "damage has no step 3"),
]


@pytest.mark.parametrize(("ability", "words"), WRONG, ids=[f"{at} {words[:30]}" for at, (_, words) in enumerate(WRONG)])
def test_what_cannot_be_kept_is_refused_with_the_title(ability: Callable[[], Any], words: str) -> None:
    with pytest.raises(ValueError, match=r"^Ogre: ") as told:
        m.character("Ogre", "Demon", 1, 1, "", "", ability())
    assert words in str(told.value)


def test_an_event_is_played_or_not() -> None:
    with pytest.raises(ValueError, match="always up to that player"):
        m.event("Wake", 0, "", m.when(m.happens(m.ENTERED, to=m.ANY_CHARACTER), POWER, may=True))


def test_nothing_is_wrong_with_the_cards_that_there_are() -> None:
    assert [problem for card in library() for problem in problems(card)] == []


def test_a_choice_has_one_place() -> None:
    first, second = m.target(m.ANY_CHARACTER), m.target(m.ANY_EDGE)
    m.use([first, second], POWER)
    m.use([first], POWER)
    with pytest.raises(ValueError, match="is choice 2 of one ability and 1 of another: make two"):
        m.use([second], POWER)


# --- which cards: and, or, not ------------------------------------------------------------------


def test_selectors_are_joined_and_read_so() -> None:
    demon, site = m.pick(m.CHARACTER, words=("Demon",)), m.pick(m.SITE, m.FENG_SHUI, whose=m.YOU)
    assert (demon & m.pick(damaged=1)).text() == "Demon damaged Character"
    assert (demon & m.pick(damaged=1)).plural() == "Demon damaged Characters"
    assert (demon | site).text() == "Demon Character, or Site you control"
    assert (~demon).text() == "card that is not a Demon Character"
    assert (~demon).plural() == "cards that are not Demon Characters"
    assert (m.ANY_CHARACTER & ~m.pick(unique=1)).text() == "Character that is not a Unique card"


@rule("SF-24.1.3.2")
def test_selectors_that_are_joined_mean_what_they_say() -> None:
    for which, wanted in (
        (m.ANY_CHARACTER & m.pick(damaged=1), ["Elk"]),
        (m.pick(m.CHARACTER, words=("Ant",)) | m.pick(m.CHARACTER, damaged=1), ["Ant", "Elk"]),
        (m.ANY_CHARACTER & ~m.pick(damaged=1), ["Ant", "Cat"]),
        (~m.ANY_SITE & ~m.pick(m.CHARACTER, words=("Cat",)), ["Ant", "Elk"]),
    ):
        call = m.event("Call", 0, "", m.use([m.target(which, 0, 9)], POWER))
        table = duel(["Pond", "Ant", "hand: Call"], ["Pond", "Cat", "Elk (1 damage)"], extra=[call, *people()])
        labels = table.play("Call").labels()
        assert [each.split(",")[0] for each in labels if each != "No more"] == wanted


# --- how phrases are put together ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("phrases", "joined"),
    [
        (["a Demon"], "a Demon"),
        (["is smoked", "is toasted"], "is smoked or toasted"),
        (["Gun State", "Vehicle or Weapon State"], "Gun, Vehicle or Weapon State"),
        (["it is smoked", "it is toasted by an opponent"], "it is smoked, or toasted by an opponent"),
        (["declares an attack", "joins an attack"], "declares or joins an attack"),
    ],
)
def test_what_phrases_have_in_common_is_said_once(phrases: list[str], joined: str) -> None:
    assert either(phrases) == joined


def test_all_of_several_kinds() -> None:
    assert with_and("Characters or Sites with a printed cost of 3 or less") == (
        "Characters and Sites with a printed cost of 3 or less"
    )
    assert with_and("cards that cost 2 or more") == "cards that cost 2 or more"
    assert every("Demons or Ghosts") == "all Demons and Ghosts"
    assert [spaced(word) for word in ("MartialArtist", "Demon")] == ["Martial Artist", "Demon"]
