"""SF-14: the rulebook's own cases as tables, and laws over every title."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.games.shadowfist.terms.designators import LITTLE_WORDS, TYPE_WORDS, designators, keys, match, singular
from kwoon.tournament.decks.titles import find, titles
from tests.rules import rule

names = st.sampled_from([each.name for each in titles()])


def of(title: str) -> frozenset[str]:
    found = find(title)
    assert found is not None
    return found.designators()


@rule("SF-14.0", "SF-8.2")
@pytest.mark.parametrize(
    ("title", "subtitle", "expected"),
    [
        ("Ming I", "Lady of the Coming Darkness", "ming i lady coming darkness"),
        ("Endless Corridor", "Netherworld Feng Shui Site", "endless corridor netherworld"),
        ("Feng Kan", "Netherworld Sorcerer", "feng kan netherworld sorcerer"),
        ("Ba-BOOM!", "Explosive Monkey", "ba boom explosive monkey"),
        ("State of Emergency", "Event", "state emergency"),
        ("A Nice Title", "State of Mind", "nice title mind"),
    ],
)
def test_the_designators_of_a_card(title: str, subtitle: str, expected: str):
    assert designators(title, subtitle) == frozenset(expected.split())


@rule("SF-14.0")
@pytest.mark.parametrize(
    ("one", "other", "shared"),
    [
        ("Mr. X", "X-Ray Specs", "x"),
        ("1,000 Corpses", "Thing with 1000 Tongues", "1000"),
        ('"Monkey" Chang', "Monkey King", "monkey"),
    ],
)
def test_cards_share_a_word(one: str, other: str, shared: str):
    assert designators(one) & designators(other) == {shared}


@rule("SF-14.1")
@pytest.mark.parametrize(
    ("word", "key"),
    [
        ('"Monkey"', "monkey"),
        ("Dr.", "dr"),
        ("Place!”", "place"),
        ("$10,000", "10000"),
        (".44", ".44"),
        ("1.5", "1.5"),
        ("Möbius", "mobius"),
    ],
)
def test_marks_around_a_word_and_within_a_number_are_nothing(word: str, key: str):
    assert keys(word) == {key}


@rule("SF-14.2")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Gun", "Guns"),
        ("Man", "Men"),
        ("Lui", "Luis"),
        ("Hermit", "Hermit's"),
        ("Monarch", "Monarchs’"),
        ("Wolf", "Wolves"),
        ("Spy", "Spies"),
        ("Hero", "Heroes"),
        ("Tooth", "Teeth"),
        ("Abyss", "Abysses"),
        ("Zombie", "Zombies"),
        ("House", "Houses"),
        ("Ash", "Ashes"),
        ("Ninja", "NINJA's"),
    ],
)
def test_plurals_and_possessives_match(one: str, other: str):
    assert match(one, other)
    assert match(other, one)


@rule("SF-14.2")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Priest", "Priestess"),
        ("King", "Queen"),
        ("Hero", "Heroic"),
        ("Hero", "Heroine"),
        ("Avenger", "Avenging"),
        ("I", "We"),
        ("Me", "Us"),
        ("He", "They"),
        ("She", "They"),
        ("It", "They"),
        ("Him", "Them"),
        ("It", "Its"),
        ("Her", "Hers"),
        ("Prince", "Princess"),
        ("New", "News"),
        ("Mar", "Mars"),
        ("Mr.", "Mrs."),
        ("Cybernetic", "Cybernetics"),
    ],
)
def test_other_forms_do_not_match(one: str, other: str):
    assert not match(one, other)


@rule("SF-14.3")
@pytest.mark.parametrize("word", sorted(LITTLE_WORDS))
def test_little_words_are_no_designators(word: str):
    assert keys(word) == keys(word.title()) == frozenset()


@rule("SF-14.3")
@pytest.mark.parametrize("word", sorted(TYPE_WORDS))
def test_a_type_word_is_a_designator_in_a_title_only(word: str):
    assert word in designators(word.title(), "Event")
    assert designators("", word.title()) == frozenset()


@rule("SF-14.3")
def test_a_word_that_occurs_twice_counts_once():
    assert designators("Fire and Fire", "Fire Event") == {"fire"}


@rule("SF-14.4")
@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("Gun-Toting", "gun toting"),
        ("MegaTank", "mega tank"),
        ("BuroMil", "buro mil"),
        ("NeoBuroPresident", "neo buro president"),
        ("Swordsman", "sword man"),
        ("Swordsmen", "sword man"),
        ("Arcanotower", "arcano tower"),
        ("Arcanoworms", "arcano worm"),
        ("Shotgun", "shot gun"),
        ("Handguns", "hand gun"),
        ("Gunman's", "gun man"),
        ("Supersoldier", "super soldier"),
        ("Superior", "superior"),
        ("Shogunate", "shogunate"),
        ("malloc()", "malloc"),
        ("Fakhir-al-Din", "fakhir al din"),
        ("36-Legged", "36 legged"),
    ],
)
def test_words_split(word: str, expected: str):
    assert keys(word) == frozenset(expected.split())


@rule("SF-14.5")
@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("O'Rangotang", "o'rangotang"),
        ("You've", "you've"),
        ("Let's", "let's"),
        ("SWAT", "swat"),
        ("M.A.D.", "m.a.d"),
        ("C4", "c4"),
        ("BK97", "bk97"),
        ("401k", "401k"),
        ("Slo", "slo"),
    ],
)
def test_words_that_may_not_be_split_or_changed(word: str, key: str):
    assert keys(word) == {key}


@rule("SF-14.5")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Slo", "Slow"),
        ("Mo", "Motion"),
        ("Dr.", "Doctor"),
        ("SWAT", "Special"),
        ("1,000", "Thousand"),
        ("Who's", "Who"),
    ],
)
def test_short_forms_do_not_match_long_ones(one: str, other: str):
    assert not match(one, other)


@rule("SF-14.0", "SF-14.4")
def test_a_designator_that_a_card_asks_for_is_found_on_the_cards():
    assert all(of(title) & keys("Buro") for title in ("Johann Bonengel", "Assault Squad"))
    assert not of("Fox Pass") & keys("Buro")


@given(names)
def test_a_title_shares_every_designator_with_itself(name: str):
    found = designators(name)
    assert found
    assert all(each == each.lower() and " " not in each for each in found)
    assert not found & LITTLE_WORDS


@given(st.text(max_size=30), st.text(max_size=30))
def test_any_text_has_designators_or_none(title: str, subtitle: str):
    assert "" not in designators(title, subtitle)
    assert designators(title) <= designators(title, subtitle)


@given(st.from_regex(r"[a-z]{1,10}", fullmatch=True))
def test_the_singular_of_a_singular_is_itself_in_length(word: str):
    assert 0 < len(singular(word)) <= len(word) or word in ("mice", "geese")
