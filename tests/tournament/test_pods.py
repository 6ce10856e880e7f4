"""TR-7.2 and Appendix III: pods."""

import pytest

from kwoon.tournament.decks.check import DeckError, check, parse
from kwoon.tournament.decks.environments import environment
from kwoon.tournament.decks.formats import format_named
from kwoon.tournament.decks.pods import SITES, Pod, check_choice, check_pod, pod, pods_are_optional, sample_pods
from kwoon.tournament.decks.titles import find
from kwoon.tournament.drafts.draft import Plan, check_plan
from tests.rules import rule

POOL = ("Fox Pass",)
FACTIONS = [name for name in sample_pods() if name != SITES]


def rules_broken(each: Pod) -> list[str]:
    return [violation.rule for violation in check_pod(each)]


@rule("TR-7.2.e", "TR-A3")
def test_the_sample_pods():
    assert len(FACTIONS) == 9
    assert pod("The Four Monarchs") is pod("four monarchs") is sample_pods()["Four Monarchs"]
    assert all(find(card).name == card for each in sample_pods().values() for card in each.cards)
    with pytest.raises(ValueError, match="there is no pod 'Monkeys'; there are Architects"):
        pod("Monkeys")


@rule("TR-7.2", "TR-7.2.a", "TR-A3.a", "TR-A3.d", "TR-A3.e")
@pytest.mark.parametrize("name", [*FACTIONS, SITES])
def test_a_sample_pod_is_as_the_appendix_says(name: str):
    # One of the rulebook's own pods breaks its own rule: three of the Hand's five provide Chi.
    assert rules_broken(pod(name)) == (["TR-A3.e"] if name == "Guiding Hand" else [])


@rule("TR-A3.a")
def test_a_pod_has_five_foundations_of_its_faction_or_eight_sites():
    dragons = pod("Dragons").cards
    assert rules_broken(Pod("Dragons", dragons[:4])) == ["TR-A3.a"]
    (violation,) = check_pod(Pod("Dragons", (*dragons[:4], "Liquidators")))
    assert (violation.rule, violation.card) == ("TR-A3.a", "Liquidators")
    assert rules_broken(Pod("Dragons", (*dragons[:4], "Ting Tin"))) == ["TR-A3.a"]
    sites = pod(SITES).cards
    assert rules_broken(Pod(SITES, sites[:7])) == ["TR-A3.a"]
    assert rules_broken(Pod(SITES, (*sites[:7], "Abominable Lab"))) == ["TR-A3.a"]


@rule("TR-A3.b", "TR-7.2.b")
@pytest.mark.parametrize(
    ("names", "legal"),
    [
        ([], True),
        (["Dragons"], True),
        (["Dragons", "Dragons"], True),
        (["Dragons", "Jammers", SITES], True),
        (["Dragons", "Jammers", "Ascended"], False),
        (["Dragons", SITES, SITES], False),
    ],
)
def test_two_pods_of_characters_and_one_of_sites(names: list[str], legal: bool):
    assert [each.rule for each in check_choice(map(pod, names))] == ([] if legal else ["TR-A3.b"])


@rule("TR-A3.b")
def test_a_pod_is_never_split():
    fmt, classic = format_named("Whirlpool of Blood"), environment("Classic")
    assert check(parse("1 Fox Pass\npod: Dragons"), fmt, classic, pool=POOL) == []
    (violation,) = check(parse("1 Fox Pass\n1 Hacker"), fmt, classic, pool=POOL)
    assert (violation.card, violation.legal) == ("Hacker", "no copy, and whole pods")
    three = parse("1 Fox Pass\npod: Dragons\npod: Jammers\npod: Ascended")
    (violation,) = check(three, fmt, classic, pool=POOL)
    assert (violation.what, violation.legal) == ("3 Character pods", "at most 2 (TR-7.2.b: or none)")


@rule("TR-A3.c")
def test_the_characters_are_blank_and_the_sites_are_not():
    assert all(pod(name).blank for name in FACTIONS)
    assert not pod(SITES).blank
    marked = parse("pod: Dragons")
    assert check(marked, format_named("Baptism of Fire"), environment("Modern"), pool=[]) == []


@rule("TR-A3.d")
def test_costs_one_one_two_two_three():
    cards = ("Everyday Hero", "Redeemed Gunman", "Everyday Hero", "Hacker", "Ring Fighter")
    (violation,) = check_pod(Pod("Dragons", cards))
    assert violation.rule == "TR-A3.d"
    assert violation.what == "has 1 of cost 1, 3 of cost 2, 1 of cost 3"


@rule("TR-A3.f")
def test_no_pod_of_the_seven_masters_and_a_free_one_of_the_syndicate():
    with pytest.raises(ValueError, match=r"TR-A3.f: the Seven Masters have none"):
        pod("The Seven Masters")
    assert "TR-A3.f" in rules_broken(Pod("Seven Masters", pod("Dragons").cards))
    costs = sorted(find(card).versions[0].cost for card in pod("Syndicate").cards)
    assert costs == ["1", "1", "2", "2", "2"]


@rule("TR-7.2.c")
def test_pods_go_back_and_drafted_cards_stay():
    deck = parse("1 Fox Pass\n1 Hacker\npod: Dragons\npod: The Dragons\npod: Feng Shui Sites")
    assert deck.own_cards == {"Fox Pass": 1, "Hacker": 1}
    to_return = deck.cards - deck.own_cards
    assert to_return["Hacker"] == 2
    assert to_return.total() == 18
    assert parse("1 Fox Pass").own_cards == parse("1 Fox Pass").cards


@rule("TR-7.2.d")
@pytest.mark.parametrize(
    ("starters", "optional"),
    [((), False), (("Limited / Standard",), True), (("10,000 Bullets",), True), (("Throne War",), False)],
)
def test_pods_are_needed_without_the_right_starters(starters: tuple[str, ...], optional: bool):
    assert pods_are_optional(starters) == optional
    plan = Plan(("Ann", "Bob", "Cid"), ("Dark Future",) * 6, pods=False, starters=starters)
    assert [each.rule for each in check_plan(plan)] == ([] if optional else ["TR-7.2.d"])


@rule("TR-A3", "TR-7.2.a")
def test_a_director_may_bring_pods_of_their_own():
    cards = ("Redeemed Gunman", "Friends of the Dragon", "Hacker", "Hacker", "Ring Fighter")
    own = {"Dragons": Pod("Dragons", cards)}
    assert check_pod(own["Dragons"]) == []
    deck = parse("pod: The Dragons", known=own)
    assert deck.cards["Hacker"] == 2
    with pytest.raises(DeckError, match="line 1: there is no pod 'Jammers'; there are Dragons"):
        parse("pod: Jammers", known=own)
    split = {"Dragons": Pod("Dragons", cards[:4]), "Jammers": pod("Jammers")}
    wrong = "line 1: the pod Dragons is not as it must be: TR-A3.a: has 4 cards; legal: 5 foundation Characters"
    with pytest.raises(DeckError, match=wrong):
        parse("pod: Dragons", known=split)
    assert parse("pod: Jammers", known=split).size == 5
