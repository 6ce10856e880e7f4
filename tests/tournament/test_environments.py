"""TR-6.0 and Appendix IV: the environments."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.tournament.decks.check import check, parse
from kwoon.tournament.decks.environments import environment, environments
from kwoon.tournament.decks.formats import format_named
from kwoon.tournament.decks.titles import CardType, find, sets, titles
from tests.rules import rule

PLAYABLE = [each for each in titles() if each.type is not CardType.MARKER]


def allowed(env: str, title: str, *printings: str) -> bool:
    found = find(title)
    assert found is not None
    return environment(env).allows(found, printings)


@rule("TR-6.0", "TR-6.0.c", "TR-A4")
def test_the_six_environments():
    assert [each.name for each in environments().values()] == [
        "Classic",
        "Modern",
        "Old Masters",
        "Golden Comeback",
        "The New Heroes",
        "Unbroken Protectorship",
    ]
    assert environment("open") is environment("Classic / Open") is environment("classic")
    with pytest.raises(ValueError, match=r"no environment is called 'Vintage'.*Classic, Modern"):
        environment("Vintage")


@rule("TR-6.0.a")
@given(st.sampled_from(PLAYABLE))
def test_classic_allows_every_card_in_every_printing(title):
    assert environment("Classic").allows(title)
    assert all(environment("Classic").allows(title, [name]) for name in title.sets)


@rule("TR-6.0.b")
def test_modern_is_the_modern_sets_and_32_promos():
    modern = environment("Modern")
    assert modern.sets | {"Coming Darkness"} == {each.name for each in sets().values() if each.modern}
    assert len(modern.promos) == 32
    assert all(modern.allows(each) for each in titles() if each.modern)
    assert allowed("Modern", "Once and Future Champion")
    assert allowed("Modern", "Golden Mile")
    assert not allowed("Modern", "Golden Mile", "10,000 Bullets")
    assert not allowed("Modern", "Fox Pass")
    assert allowed("Modern", "City Hall")


@rule("TR-6.0.b")
def test_a_card_outside_modern_is_told_its_sets():
    (violation,) = check(parse("2 Fox Pass"), format_named("Final Brawl"), environment("Modern"))
    assert (violation.rule, violation.card, violation.what) == ("TR-6.0.b", "Fox Pass", "not in Modern")
    assert violation.legal.startswith("no printing of Fox Pass (it is from Limited / Standard")


@rule("TR-A4.a", "TR-6.0.c")
def test_old_masters():
    assert allowed("Old Masters", "Fox Pass")
    assert allowed("Old Masters", "White Ninja", "Coming Darkness")
    assert not allowed("Old Masters", "White Ninja", "Throne War")
    assert not allowed("Old Masters", "Katie Kincaid")
    assert environment("Old Masters").promos == {"White Ninja"}


@rule("TR-A4.b")
def test_golden_comeback():
    assert len(environment("Golden Comeback").promos) == 27
    assert allowed("Golden Comeback", "Katie Kincaid", "Promotional")
    assert allowed("Golden Comeback", "Silver Band", "Promotional")
    assert not allowed("Golden Comeback", "Silver Band", "Limited / Standard")
    assert not allowed("Golden Comeback", "Machine Warrior")


@rule("TR-A4.c")
def test_the_new_heroes():
    assert len(environment("The New Heroes").promos) == 27
    assert allowed("New Heroes", "Ang Dao the Corrupt")
    assert allowed("New Heroes", "Kinoshita House of Pancakes")
    assert not allowed("New Heroes", "Kinoshita House")
    assert allowed("New Heroes", "Shang Bojing", "Empire of Evil")


@rule("TR-A4.d")
def test_unbroken_protectorship_is_modern_less_two_promos():
    unbroken, modern = environment("Unbroken Protectorship"), environment("Modern")
    assert unbroken.sets == modern.sets
    assert modern.promos - unbroken.promos == {"City Hall", "Once and Future Champion"}
    assert unbroken.promos < modern.promos
    assert not allowed("Unbroken Protectorship", "Once and Future Champion")
    assert allowed("Unbroken Protectorship", "City Hall")  # of Year of the Goat


@rule("TR-A4")
def test_each_set_that_is_no_promo_is_of_one_era():
    eras = [
        environment(name).sets for name in ("Old Masters", "Golden Comeback", "New Heroes", "Unbroken Protectorship")
    ]
    assert sum(len(each) for each in eras) == len(frozenset().union(*eras)) == len(sets()) - 2


@given(st.sampled_from(PLAYABLE), st.sampled_from(list(environments().values())))
def test_a_title_is_legal_where_a_printing_or_a_promo_is(title, env):
    assert env.allows(title) == (any(env.allows(title, [name]) for name in title.sets) or title.name in env.promos)
    assert env.played_as(title) in title.versions
