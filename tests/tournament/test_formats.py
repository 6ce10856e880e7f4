"""TR-6.1: the formats."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.tournament.decks.check import Deck, Entry, check, parse, sharing
from kwoon.tournament.decks.environments import environment
from kwoon.tournament.decks.formats import Source, best_letters, format_named, formats, initial
from kwoon.tournament.decks.titles import in_set, titles
from kwoon.tournament.decks.violations import Violation
from tests.rules import rule

CLASSIC = environment("Classic")


def legal(text: str, fmt: str, **more) -> list[Violation]:
    return check(parse(text), format_named(fmt), CLASSIC, **more)


@rule("TR-6.1")
def test_the_seven_formats():
    assert [each.rule for each in formats().values()] == [f"TR-6.1.{letter}" for letter in "abcdefg"]
    assert format_named("who’s the big man now") is formats()["whos-the-big-man-now"]
    with pytest.raises(ValueError, match=r"no format is called 'Brawl'.*Final Brawl, Comrades"):
        format_named("Brawl")


@rule("TR-6.1.a")
def test_final_brawl_asks_for_five_copies_only():
    assert legal("5 Blade Palm\n30 Thunder Knights", "Final Brawl") == []
    assert [each.rule for each in legal("6 Blade Palm", "Final Brawl")] == ["TR-3.0.a"]


@rule("TR-6.1.b")
def test_comrades_share_a_designator_on_23_cards():
    monks = [each.name for each in titles() if "monk" in each.designators()][:5]
    assert len(monks) == 5
    enough = "\n".join(f"5 {name}" for name in monks[:4]) + f"\n3 {monks[4]}\n5 Blade Palm"
    assert legal(enough, "Comrades in Arms") == []
    assert legal(enough, "Comrades in Arms", choice="Monks") == []
    one_less = enough.replace(f"3 {monks[4]}", f"2 {monks[4]}")
    (violation,) = legal(one_less, "Comrades in Arms", choice="Monk")
    assert violation.rule == "TR-6.1.b"
    assert violation.what == "22 cards have the designator Monk"
    assert violation.legal == "at least 23 that share one; 1 more are needed"


@rule("TR-6.1.b", "SF-14.0")
def test_comrades_take_the_best_designator_where_none_is_chosen():
    (violation,) = legal("5 Thunder Knights\n4 Blade Palm", "Comrades in Arms")
    assert violation.what.startswith("5 cards have the designator ")
    assert legal("23 Thunder Knights", "Comrades in Arms") == []
    (violation,) = legal("23 Thunder Knights", "Comrades in Arms", choice="Fire")
    assert violation.what == "0 cards have the designator Fire"
    (violation,) = legal("", "Comrades in Arms")
    assert violation.what == "no cards"
    with pytest.raises(ValueError, match="'of the' is not one designator"):
        legal("23 Thunder Knights", "Comrades in Arms", choice="of the")


@rule("TR-6.1.b", "TR-3.0.d", "SF-8.11.1")
def test_comrades_count_the_printing_that_is_played():
    old, new = parse("5 Fire Warriors [Netherworld]"), parse("5 Fire Warriors")
    assert ("sorcerer", 5) not in sharing(old, CLASSIC)
    assert ("sorcerer", 5) in sharing(new, CLASSIC)
    assert ("sorcerer", 5) not in sharing(new, environment("Golden Comeback"))
    assert ("netherworld", 5) in sharing(new, environment("Golden Comeback"))
    evil = parse("1 Xin Ji Yang [Center of the Lotus]")
    assert ("center", 1) in sharing(evil, CLASSIC)


@rule("TR-6.1.c")
@pytest.mark.parametrize(
    ("title", "letter"),
    [
        ("The Junkyard", "T"),
        ("A Better Tomorrow", "A"),
        ('"Is That All You Got?"', "I"),
        ("1,000 Corpses", "C"),
        ("18 Bronze Men", "B"),
        ("36-Legged Horror", "L"),
        ("401k Squad", "K"),
        ("$10,000 Man", "M"),
        (".44 Kincaid Magnum", "K"),
        ("Möbius Portal", "M"),
        ("1984", ""),
    ],
)
def test_the_letter_that_a_title_begins_with(title: str, letter: str):
    assert initial(title) == letter


@rule("TR-6.1.c")
def test_ritual_allows_three_letters():
    text = "5 Blade Palm\n5 Fox Pass\n5 The Junkyard\n1 Pocket Demon"
    (violation,) = legal(text, "Ritual of the Unnameable")
    assert violation.rule == "TR-6.1.c"
    assert violation.card == "Pocket Demon"
    assert violation.what == "begins with P"
    assert violation.legal == "titles that begin with B or F or T"
    (violation,) = legal(text, "Ritual of the Unnameable", choice="p, f, t")
    assert violation.card == "Blade Palm"
    assert legal("5 Blade Palm", "Ritual of the Unnameable") == []
    with pytest.raises(ValueError, match=r"takes 3 different letters \(TR-6.1.c\), not 'BB'"):
        legal(text, "Ritual of the Unnameable", choice="BB")


@given(st.lists(st.tuples(st.sampled_from([each.name for each in titles()]), st.integers(1, 5)), max_size=25))
def test_no_three_letters_cover_more_than_the_best(pairs):
    best = best_letters(pairs)
    covered = sum(count for name, count in pairs if initial(name) in best)
    for letters in ("ABC", "STF", "PDM", best):
        assert covered >= sum(count for name, count in pairs if initial(name) in letters)


@rule("TR-6.1.d")
def test_one_hundred_names_has_one_copy_even_of_no_max():
    assert legal("1 Blade Palm\n1 Thunder Knights\n1 Fox Pass", "One Hundred Names") == []
    found = legal("2 Thunder Knights\n2 Fox Pass", "One Hundred Names")
    assert [(each.rule, each.card, each.legal) for each in found] == [
        ("TR-6.1.d", "Thunder Knights", "at most 1 in One Hundred Names"),
        ("TR-6.1.d", "Fox Pass", "at most 1 in One Hundred Names"),
    ]


@rule("TR-6.1.e")
def test_the_big_man_is_for_two():
    fmt = format_named("Who's the Big Man Now?")
    assert fmt.players == (2, 2)
    assert legal("5 Blade Palm", fmt.name) == []
    assert [each.rule for each in legal("6 Blade Palm", fmt.name)] == ["TR-3.0.a"]


@rule("TR-6.1.f", "TR-6.1.g")
@pytest.mark.parametrize(("name", "source"), [("Baptism of Fire", Source.SEALED), ("Whirlpool of Blood", Source.DRAFT)])
def test_limited_decks_come_from_the_pool(name: str, source: Source):
    fmt = format_named(name)
    assert fmt.source is source
    assert fmt.limited
    pool = ["Blade Palm", "Blade Palm", "Fox Pass"]
    assert legal("2 Blade Palm\n1 Fox Pass", name, pool=pool) == []
    found = legal("3 Blade Palm\n1 Pocket Demon", name, pool=pool)
    assert [(each.rule, each.card) for each in found] == [
        (fmt.rule, "Blade Palm"),
        (fmt.rule, "Pocket Demon"),
    ]
    assert found[0].legal.startswith("at most the 2 of the player's own packs")
    with pytest.raises(ValueError, match="needs the player's pool"):
        legal("1 Fox Pass", name)


@rule("TR-6.1.f", "TR-7.2.b")
def test_pods_may_be_added_to_a_sealed_deck():
    text = "1 Fox Pass\npod: Dragons\npod: The Ascended\npod: Feng Shui Sites"
    assert parse(text).size == 1 + 5 + 5 + 8
    assert legal(text, "Baptism of Fire", pool=["Fox Pass"]) == []
    assert [each.rule for each in legal(text, "Final Brawl")] == ["TR-7.2.d"] * 3


@rule("TR-3.0.a", "TR-6.1.f")
def test_pods_count_for_the_five_copies():
    text = "4 Hacker\npod: Dragons\npod: Dragons"
    (violation,) = legal(text, "Baptism of Fire", pool=["Hacker"] * 4)
    assert violation == Violation("TR-3.0.a", "Hacker", "6 copies", "at most 5 in Baptism of Fire")


@given(st.lists(st.sampled_from(in_set("Endgame")), min_size=1, max_size=40))
def test_the_whole_pool_is_a_legal_sealed_deck_unless_a_title_came_six_times(cards):
    names = [each.name for each in cards]
    deck = Deck(tuple(Entry(1, each) for each in cards))
    found = check(deck, format_named("Baptism of Fire"), environment("Modern"), pool=names)
    assert bool(found) == any(names.count(name) > 5 for name in names)
