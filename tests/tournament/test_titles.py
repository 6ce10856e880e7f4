"""The list of titles: what it knows, and how forgiving it is."""

from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.tournament.decks import titles
from kwoon.tournament.decks.titles import CardType, find, find_set, in_set, nearest, sets
from tests.rules import rule

names = st.sampled_from([each.name for each in titles.titles()])


def test_every_title_is_here_once_and_in_order():
    keys = [titles.key(each.name) for each in titles.titles()]
    assert len(keys) == len(set(keys)) == 2338
    assert keys == sorted(keys)


def test_the_list_is_compact():
    assert len(resources.files("kwoon.tournament.decks").joinpath("data/titles.tsv").read_bytes()) < 200_000


def test_every_set_holds_titles_and_every_title_has_a_set():
    assert len(sets()) == 27
    assert all(in_set(name) for name in sets())
    assert all(each.sets for each in titles.titles())


@given(names)
def test_a_title_is_found_without_its_case_and_marks(name: str):
    assert find(name) is find(name.upper()) is find(f"  {name.lower()} ")
    assert find(name) is not None
    assert find(name).name == name


@pytest.mark.parametrize(
    ("written", "title"),
    [
        ("swat team", "SWAT Team"),
        ("Mobius Portal", "Möbius Portal"),
        ("xiong wendy cheng", 'Xiong "Wendy" Cheng'),
        ("Golden Gunman", "The Golden Gunman"),
        ("Devils Rope", "Devil's Rope"),
        ("Devil’s Rope", "Devil's Rope"),
        ("Low Rent Cyborg", "Low-Rent Cyborg"),
        ("1000 Corpses", "1,000 Corpses"),
        ("Earth, Wind, & Fire", "Earth, Wind and Fire"),
    ],
)
def test_a_title_is_found_as_players_write_it(written: str, title: str):
    found = find(written)
    assert found is not None
    assert found.name == title


@pytest.mark.parametrize(
    ("typo", "title"),
    [
        ("Blade Plam", "Blade Palm"),
        ("Thunder Nights", "Thunder Knights"),
        ("Pocket Daemon", "Pocket Demon"),
        ("Battlechimp", "Battlechimp Potemkin"),
        ("Secret Headquarter", "Secret Headquarters"),
    ],
)
def test_a_typo_finds_its_title_first(typo: str, title: str):
    assert find(typo) is None
    assert nearest(typo)[0] == title


def test_nonsense_is_near_nothing():
    assert nearest("qqqqqqq") == ()
    assert find("") is None


@rule("SF-49.3", "SF-1.2.1")
def test_the_no_max_titles():
    assert {each.name for each in titles.titles() if each.no_max} == {
        "Fire Ants",
        "Imperial Sycophants",
        "Manchu Soldiers",
        "Siamang Twins",
        "Snow Seer",
        "The Great Wall",
        "Thunder Knights",
    }


@rule("SF-7.3.1")
def test_a_feng_shui_site_says_so_in_its_subtitle():
    for each in titles.titles():
        if each.type in (CardType.SITE, CardType.FENG_SHUI_SITE):
            assert each.feng_shui == all("Feng Shui" in v.subtitle for v in each.versions), each.name


@rule("SF-8.11")
def test_a_reprint_with_a_number_replaces_the_older_printing():
    underling = find("Eunuch Underling")
    assert underling is not None
    old = underling.version_in("Limited / Standard")
    assert old is not None
    assert old.subtitle == "Sorcerer Bureaucrat"
    assert "sorcerer" in underling.designators(old)


@rule("SF-8.11.1")
def test_a_reprint_without_a_number_leaves_the_older_printing_as_printed():
    warriors = find("Fire Warriors")
    assert warriors is not None
    subtitles = [warriors.version_in(name).subtitle for name in warriors.sets]
    assert subtitles == ["Soldiers", "Netherworld Soldiers", "Sorcerer Soldiers"]
    assert warriors.latest().subtitle == "Sorcerer Soldiers"
    assert warriors.latest({"Netherworld"}).subtitle == "Soldiers"
    assert warriors.version_in("Endgame") is None


def test_sets_are_found_by_name_and_code():
    assert find_set("shurikens & six guns") is sets()["Shurikens and Six Guns"]
    assert find_set("ck") is sets()["Combat in Kowloon"]
    assert find_set("Nonsense") is None
    with pytest.raises(ValueError, match="no set is called 'Nonsense'; the sets are Limited"):
        in_set("Nonsense")


def test_a_promo_known_by_its_title_only_says_so():
    town = find("Gomorra The Doomed Town")
    assert town is not None
    assert town.type is CardType.UNKNOWN
    assert town.sets == ("Promotional",)


def test_a_marker_is_in_no_set_list():
    marker = find("Burned for Victory")
    assert marker is not None
    assert marker.type is CardType.MARKER
    assert marker not in in_set("Promotional")
