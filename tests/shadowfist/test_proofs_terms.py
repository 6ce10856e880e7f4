"""The words of the game as numbers: each means one thing, and is called by its own name."""

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.terms import codes as terms
from kwoon.games.shadowfist.terms import timings
from kwoon.games.shadowfist.terms.codes import bits
from kwoon.games.shadowfist.terms.designators import designators
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import people

GARDEN = "Puzzle Garden"


def constant(name: str) -> int:
    value: int = getattr(terms, name.upper().replace(" ", "_").replace("-", "_"))
    return value


@rule("SF-49.0")
@pytest.mark.parametrize("name", terms.RESTRICTION_NAMES)
def test_each_restriction_is_called_by_its_name(name: str) -> None:
    assert terms.restrictions_in(constant(name)) == [name]


@rule("SF-50.0")
@pytest.mark.parametrize("name", terms.KEYWORD_NAMES)
def test_each_bold_faced_ability_is_called_by_its_name(name: str) -> None:
    assert bits(constant(name), terms.KEYWORD_NAMES) == [name]


@rule("SF-6.0")
def test_each_thing_that_a_card_cannot_do_is_called_by_its_name() -> None:
    for mask, words in {
        m.NO_ATTACK: "cannot attack",
        m.NO_INTERCEPT: "cannot intercept",
        m.NO_TURN_TO_MOVE: "cannot turn to change location",
        m.NO_TURN_TO_HEAL: "cannot turn to heal",
        m.NO_HEAL: "cannot be healed",
        m.NO_BURN: "cannot be burned",
        m.NO_SACRIFICE: "cannot be sacrificed",
        m.NO_STATES: "is not a legal subject for States",
        m.NO_TARGET: "is not a legal target",
        m.NO_SEIZE: "cannot be seized",
        m.NO_RESOURCES: "provides no resources",
        m.NO_PREVENTION: "cannot be prevented from intercepting",
    }.items():
        assert bits(mask, terms.CANNOT_NAMES) == [words]
    for mask, part in ((m.NO_UNTURN_STEP, "unturn"), (m.MUST_INTERCEPT, "must be declared"), (m.STEADY, "immune")):
        (words,) = bits(mask, terms.CANNOT_NAMES)
        assert part in words


@rule("SF-7.0", "SF-9.0", "SF-18.0")
def test_types_zones_and_resources_are_called_by_their_names() -> None:
    types = (m.CHARACTER, m.SITE, m.FENG_SHUI, m.STATE, m.EDGE, m.EVENT)
    names = ["Character", "Site", "Feng Shui Site", "State", "Edge", "Event"]
    assert [terms.TYPE_NAMES[each] for each in types] == names
    zones = (m.DECK, m.HAND, m.PLAY, m.SMOKED, m.TOASTED, m.BURNED)
    wanted = ["deck", "hand", "in play", "smoked pile", "toasted pile", "burned-for-victory pile"]
    assert [terms.ZONE_NAMES[each] for each in zones] == wanted
    assert list(terms.RESOURCES[: terms.FACTIONS]) == list("adegfjmpsy")
    assert terms.RESOURCE_NAMES[terms.FACTIONS :] == ("Chi", "Magic", "High-Tech")


@rule("SF-26.0")
def test_no_two_happenings_are_the_same() -> None:
    """Taking control is no use of Tactics, and what is told is nothing that triggers."""
    names = [
        "ENTERED",
        "PLAYED",
        "REVEALED",
        "WAS_SMOKED",
        "WAS_TOASTED",
        "LEFT_PLAY",
        "TURNED",
        "UNTURNED",
        "TURNED_TO_ATTACK",
        "ATTACK_DECLARED",
        "ATTACK_JOINED",
        "INTERCEPTED",
        "ENTERED_COMBAT",
        "DAMAGED",
        "REDUCED_TO_ZERO",
        "SEIZED",
        "BURNED_SITE",
        "HEALED",
        "TURN_STARTED",
        "MAIN_SHOT_STARTED",
        "TURN_ENDED",
        "ATTACK_ENDED",
        "ATTACK_FAILED",
        "POWER_GAINED",
        "TACTICS_USED",
        "CONTROL_TAKEN",
        "SACRIFICED",
        "DISCARDED",
        "POWER_GENERATED",
        "HURT",
        "FACEOFF_WON",
        "TARGETED",
        "ABOUT_TO_FIGHT",
        "POWER_STOLEN",
        "STEALTH_USED",
        "TURNED_TO_HEAL",
        "EFFECT_GENERATED",
        "DAMAGE_REDUCED",
        "LEFT_PILE",
        "POOL_EMPTY",
        "REDUCED_TO_ONE",
        "POWER_SPENT",
        "TARGET_CHANGED",
    ]
    told = ["TOOK_POWER", "PUT_AWAY", "END_DECLARED", "ELIMINATED", "BID_MADE", "SHOWN"]
    kinds = [constant(name) for name in names]
    assert len(set(kinds)) == len(kinds) == terms.HAPPENINGS
    assert max(kinds) < terms.HAPPENINGS
    others = [constant(name) for name in told]
    assert len(set(others)) == len(others)
    assert min(others) >= terms.HAPPENINGS
    causes = (m.DIRECTLY, m.BY_COMBAT_DAMAGE, m.BY_OTHER_DAMAGE, m.BY_RECALCULATION)
    assert len(set(causes)) == 4


@rule("SF-10.1")
def test_each_thing_that_a_text_looks_at_is_told_apart() -> None:
    seen = (m.SEES_TURNING, m.SEES_PLACES, m.SEES_DAMAGE, m.SEES_READINESS, m.SEES_ATTACKS)
    for at, one in enumerate(seen):
        assert one & m.SEES_EVERYTHING == one
        assert [one & other for other in seen if other != one] == [0] * 4, at


@rule("SF-24.1.2")
def test_no_two_moments_and_limits_are_the_same() -> None:
    times = "OPEN MAIN_SHOT ANY_MAIN_SHOT RESPONSE START_OF_TURN OPEN_RESPONSE OUTSIDE_ATTACK ANY_SCENE DURING_AUCTION"
    found = [getattr(timings, name) for name in [*times.split(), "FOR_A_FACEOFF"]]
    assert len(set(found)) == len(found)
    assert len({timings.UNLIMITED, timings.ONCE_PER_TURN, timings.ONCE_PER_ATTACK}) == 3


@rule("SF-14.4")
def test_a_word_with_one_capital_is_split_as_any_other() -> None:
    assert designators("MegaTank") == {"mega", "tank"}
    assert designators("Tank") == designators("tank") == {"tank"}
    assert designators("Gunman") == {"gun", "man"}


@rule("SF-36.0")
def test_a_text_that_is_the_only_choice_is_copied() -> None:
    copying = m.use([it := m.choose(m.TextOf(m.pick(m.CHARACTER, other=True)))], m.CopyText(it, m.SELF, m.TURN_END))
    mime = m.character("Mime", "Mime", 1, 2, "", "", copying)
    table = duel([GARDEN, "Mime", "Turtle"], [GARDEN], extra=[mime, *people()])
    table.use("Mime").maybe("Turtle").passes().check("Mime", toughness=2).end_turn().check("Mime", toughness=0)


@rule("SF-50.13", "SF-26.2")
def test_when_an_event_is_played_is_said_by_its_first_text_not_by_its_reload() -> None:
    """A response that can be reloaded from the smoked pile: it is still played in response, and not at leisure."""
    parry = m.event(
        "Parry", 0, "", m.answer(m.Would(m.INFLICT), m.GainPower(m.YOU_, 1)), m.ReloadFor(m.resources(""), 2)
    )
    sides = [GARDEN, "Ant", "hand: Bolt"], ["Pond", "hand: Parry"]
    table = duel(*sides, extra=[parry, *people()], power=0).play("Bolt", "Pond").until("Play Parry", 1)
    table.play("Parry").passes().power(0, 1)
    duel(["Pond", "hand: Parry"], [GARDEN], extra=[parry, *people()]).cannot("Play Parry")


@rule("SF-16.0")
def test_two_damage_in_all_is_healed_by_the_edge_that_offers_it() -> None:
    aid = m.use([hurt := m.points(m.pick(damaged=1), 2)], m.HealPoints(hurt))
    relief = m.event("Relief", 0, "", aid)
    table = duel([GARDEN, "Bear (4 damage)", "Elk (3 damage)", "hand: Relief"], [GARDEN], extra=[relief, *people()])
    table.play("Relief", "Bear", "Elk").maybe("No more").passes().check("Bear", damage=3).check("Elk", damage=2)
