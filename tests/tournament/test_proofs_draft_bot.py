"""TR-7.1: what the bot takes in place of a drafter who left: Sites, foundations, and two factions."""

import pytest

from kwoon.tournament.decks.titles import CardType, find, titles
from kwoon.tournament.drafts.bot import DraftView, choose
from tests.rules import rule

MINE = ("Yanuario Garcia", "Yen Song", "Zheng Yi Quan", "Alexandre Chen")
"""Two Characters of the Ascended and two of the Dragons, none of them a foundation."""
SITES = tuple(title.name for title in titles() if title.feng_shui and title.group == "Unaligned")
FOUNDATIONS = tuple(title.name for title in titles() if title.foundation and title.group == "Ascended")
NO_CARD = "A Card of No List"


def takes(pack: tuple[str, ...], picks: tuple[str, ...] = MINE) -> str:
    """What the bot picks from a pack; the order of the pack never matters."""
    seen = DraftView(0, ("Ann", "Bob", "Cid"), 1, 6, "Critical Shift", "left", pack, "", picks, False)
    other = DraftView(0, ("Ann", "Bob", "Cid"), 1, 6, "Critical Shift", "left", pack[::-1], "", picks, False)
    assert choose(seen) == choose(other)
    return choose(seen)


def test_the_cards_of_these_positions_are_what_they_are_taken_for():
    assert {find(name).group for name in MINE} == {"Ascended", "Dragons"}
    assert not any(find(name).foundation for name in MINE)
    for name in ("Betrayers of the Crane", "Whelps", "Wailing Apparition"):
        assert find(name).foundation
    for name in ("Abaddon the Destroyer", "Academy Instructor", "Bandit Chief", "Zino the Greek"):
        assert find(name).type is CardType.CHARACTER
        assert not find(name).foundation
    for name in ("Advance Notice", "Banish", "Zodiac Lounge"):
        assert find(name).type is not CardType.CHARACTER
    assert find(NO_CARD) is None


@rule("TR-7.1")
def test_a_site_comes_before_the_best_character_until_ten_are_there():
    pack = ("Betrayers of the Crane", "Whirlpool of Blood")
    assert takes(pack) == "Whirlpool of Blood"
    assert takes(pack, (*MINE, *SITES[:9])) == "Whirlpool of Blood"
    assert takes(pack, (*MINE, *SITES[:10])) == "Betrayers of the Crane"


@rule("TR-7.1")
def test_an_eleventh_site_is_worth_as_much_as_a_character_of_another_faction():
    full = (*MINE, *SITES[:10])
    assert takes(("Abaddon the Destroyer", "Whirlpool of Blood"), full) == "Abaddon the Destroyer"
    assert takes(("Whirlpool of Blood", "Zhuha"), full) == "Whirlpool of Blood"
    assert takes(("Banish", "Whirlpool of Blood"), full) == "Whirlpool of Blood"
    assert takes(("Whirlpool of Blood", "Zino the Greek"), full) == "Zino the Greek"


@rule("TR-7.1")
def test_a_character_comes_before_another_card_of_the_same_faction():
    assert takes(("Advance Notice", "Yen Song")) == "Yen Song"
    assert takes(("Bandit Hideout", "Zino the Greek")) == "Zino the Greek"
    assert takes(("Banish", "Zhuha")) == "Zhuha"


@rule("TR-7.1")
def test_the_own_factions_come_first_then_cards_of_none_then_the_others():
    assert takes(("Advance Notice", "Bandit Chief", "Abaddon the Destroyer")) == "Advance Notice"
    assert takes(("Abaddon the Destroyer", "Zino the Greek")) == "Zino the Greek"
    assert takes(("Banish", "Zodiac Lounge")) == "Zodiac Lounge"
    assert takes(("Abaddon the Destroyer", "Zodiac Lounge")) == "Abaddon the Destroyer"
    assert takes(("Bandit Chief", "Wailing Apparition")) == "Wailing Apparition"


@rule("TR-7.1")
@pytest.mark.parametrize("picks", [(), ("Yen Song",), ("Yen Song", "Zino the Greek"), SITES[:3]])
def test_while_two_factions_are_not_found_any_will_do(picks):
    assert takes(("Banish", "Zino the Greek"), picks) == "Banish"
    assert takes(("Abaddon the Destroyer", "Zheng Yi Quan"), picks) == "Abaddon the Destroyer"


@rule("TR-7.1")
def test_the_two_factions_are_those_that_came_most():
    lotus_and_dragons = ("Abaddon the Destroyer", "Zhuha", "Alexandre Chen", "Zheng Yi Quan", "Yen Song")
    assert takes(("Academy Instructor", "Zino the Greek"), lotus_and_dragons) == "Zino the Greek"
    assert takes(("Banish", "Zino the Greek"), lotus_and_dragons) == "Banish"
    assert takes(("Apprenticeship", "Zino the Greek"), lotus_and_dragons) == "Apprenticeship"


@rule("TR-7.1")
def test_of_factions_that_came_as_often_the_first_by_name_count():
    one_of_each = ("Zhuha", "Zheng Yi Quan", "Yen Song")
    assert takes(("Banish", "Zino the Greek"), one_of_each) == "Zino the Greek"
    assert takes(("Apprenticeship", "Zino the Greek"), one_of_each) == "Apprenticeship"
    assert takes(("Advance Notice", "Zino the Greek"), one_of_each) == "Advance Notice"


@rule("TR-7.1")
def test_cards_of_no_faction_never_make_one():
    picks = ("Cassandra", "Claws", "Zino the Greek", *MINE)
    assert takes(("Advance Notice", "Bandit Chief"), picks) == "Advance Notice"
    assert takes(("Apprenticeship", "Bandit Chief"), picks) == "Apprenticeship"


@rule("TR-7.1")
def test_foundations_come_first_until_twelve_are_there():
    pack = ("Academy Instructor", "Whelps")
    assert takes(pack) == "Whelps"
    assert takes(pack, (*MINE, *FOUNDATIONS[:11])) == "Whelps"
    assert takes(pack, (*MINE, *FOUNDATIONS[:12])) == "Academy Instructor"
    assert takes(("Abaddon the Destroyer", "Wailing Apparition")) == "Wailing Apparition"


@rule("TR-7.1")
def test_a_title_of_no_list_is_taken_last_and_counts_for_nothing():
    assert takes((NO_CARD, "Banish")) == "Banish"
    assert takes((NO_CARD,)) == NO_CARD
    assert takes(("Abaddon the Destroyer", "Zino the Greek"), (*MINE, NO_CARD)) == "Zino the Greek"
