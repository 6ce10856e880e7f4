"""TR-3.0: deck files, the five-copy rule, and what a broken rule is answered with."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.tournament.decks.check import Deck, DeckError, Entry, Problem, changes, check, parse
from kwoon.tournament.decks.environments import environment
from kwoon.tournament.decks.formats import format_named
from kwoon.tournament.decks.pods import pod
from kwoon.tournament.decks.titles import CardType, find, titles
from kwoon.tournament.decks.violations import Remedy, Violation
from tests.rules import rule

BRAWL = format_named("Final Brawl")
CLASSIC = environment("Classic")
PLAYABLE = [each for each in titles() if each.type is not CardType.MARKER]

entries = st.lists(
    st.tuples(st.sampled_from(PLAYABLE), st.integers(1, 5)),
    max_size=30,
    unique_by=lambda pair: pair[0].name,
)


def legal(text: str, fmt: str = "Final Brawl", env: str = "Classic") -> list[Violation]:
    return check(parse(text), format_named(fmt), environment(env))


def deck(pairs) -> Deck:
    return Deck(tuple(Entry(count, title) for title, count in pairs))


@pytest.mark.parametrize(
    ("line", "count", "title"),
    [
        ("4 Blade Palm", 4, "Blade Palm"),
        ("4x Blade Palm", 4, "Blade Palm"),
        ("4X blade palm", 4, "Blade Palm"),
        ("4 x Blade Palm", 4, "Blade Palm"),
        ("4×Blade Palm", 4, "Blade Palm"),
        ("Blade Palm x4", 4, "Blade Palm"),
        ("Blade Palm", 1, "Blade Palm"),
        ("  2 Blade Palm   # to be sure", 2, "Blade Palm"),
        ("18 Bronze Men", 1, "18 Bronze Men"),
        ("3 18 Bronze Men", 3, "18 Bronze Men"),
        ("1,000 Corpses", 1, "1,000 Corpses"),
        ("5 1000 Corpses", 5, "1,000 Corpses"),
        ("2 .44 Kincaid Magnum", 2, ".44 Kincaid Magnum"),
        ("3 Golden Gunman", 3, "The Golden Gunman"),
    ],
)
def test_a_line_is_read_as_players_write_it(line: str, count: int, title: str):
    (entry,) = parse(line).entries
    assert (entry.count, entry.title.name) == (count, title)


def test_a_file_has_a_name_comments_and_headings():
    read = parse("\ufeff# mine\ndeck: Two Fists\n\nCharacters:\n2 Blade Palm\n1 Blade Palm\n")
    assert read.name == "Two Fists"
    assert [each.line for each in read.entries] == [5, 6]
    assert read.cards == {"Blade Palm": 3}
    assert read.size == 3


def test_every_bad_line_is_named_with_the_nearest_titles():
    with pytest.raises(DeckError) as caught:
        parse("4 Blade Plam\n2 Fox Pass\n0 Fox Pass\n1 qqqqqq\npod: The Seven Masters\n1 Fox Pass [Endgame]")
    problems = caught.value.problems
    assert [each.line for each in problems] == [1, 3, 4, 5, 6]
    assert "no card has the title 'Blade Plam' (near: Blade Palm" in problems[0].what
    assert "must be 1 or more" in problems[1].what
    assert "near" not in problems[2].what
    assert "TR-A3.f" in problems[3].what
    assert "Fox Pass has no printing [Endgame]; it is in Limited / Standard" in problems[4].what
    assert str(caught.value).startswith("line 1: no card")


@given(entries, st.booleans())
def test_a_deck_written_and_read_is_the_same(pairs, proxy: bool):
    mine = Deck(tuple(Entry(count, title, proxy=proxy) for title, count in pairs), (pod("Dragons"),), "Mine")
    read = parse(mine.text())
    assert read.cards == mine.cards
    assert (read.name, read.pods) == (mine.name, mine.pods)
    assert read.text() == mine.text()


@given(st.text(max_size=200))
def test_any_text_is_a_deck_or_a_precise_error(text: str):
    problems: tuple[Problem, ...] = ()
    try:
        parse(text)
    except DeckError as wrong:
        problems = wrong.problems
    assert all(1 <= each.line <= len(text.splitlines()) for each in problems)


@rule("TR-3.0", "TR-3.0.a", "SF-1.2", "SF-1.2.1")
@given(entries)
def test_up_to_five_of_each_title_is_legal(pairs):
    assert check(deck(pairs), BRAWL, CLASSIC) == []


@rule("TR-3.0.a", "SF-1.2.1")
def test_a_sixth_copy_disqualifies_and_lines_of_a_title_add_up():
    (violation,) = legal("3 Blade Palm\n3 blade palm [Year of the Dragon]")
    assert violation == Violation("TR-3.0.a", "Blade Palm", "6 copies", "at most 5 in Final Brawl")
    assert violation.remedies == (Remedy.DISQUALIFICATION,)
    assert str(violation) == "TR-3.0.a: Blade Palm: 6 copies; legal: at most 5 in Final Brawl"


@rule("TR-3.0.a", "SF-49.3")
@pytest.mark.parametrize("title", [each.name for each in titles() if each.no_max])
def test_no_max_has_no_limit(title: str):
    assert legal(f"60 {title}") == []


@rule("TR-3.0.b", "SF-1.2.2")
def test_a_deck_may_have_any_size():
    assert check(Deck(), BRAWL, CLASSIC) == []
    everything = deck((each, 5) for each in PLAYABLE)
    assert everything.size == 5 * len(PLAYABLE) > 10_000
    assert check(everything, BRAWL, CLASSIC) == []


@rule("TR-3.0.c")
def test_a_proxy_is_not_legal():
    (violation,) = legal("2 Blade Palm (proxy)\n3 Blade Palm")
    assert (violation.rule, violation.card) == ("TR-3.0.c", "Blade Palm")


@rule("TR-3.0.d")
def test_an_old_printing_is_legal_and_played_as_its_replacement():
    old = parse("5 Eunuch Underling [Limited / Standard]")
    assert check(old, BRAWL, CLASSIC) == []
    version = CLASSIC.played_as(old.entries[0].title, old.entries[0].printings)
    assert version.subtitle == "Sorcerer Bureaucrat"


@rule("TR-3.0.e", "TR-4.0.b")
def test_a_registered_deck_does_not_change():
    registered = parse("5 Blade Palm\n2 Fox Pass")
    assert changes(registered, parse("2 Fox Pass\n5 blade palm")) == []
    presented = parse("4 Blade Palm\n2 Fox Pass\n1 Pocket Demon")
    found = changes(registered, presented)
    assert [(each.rule, each.card, each.legal) for each in found] == [
        ("TR-3.0.e", "Blade Palm", "5 copies, as registered"),
        ("TR-3.0.e", "Pocket Demon", "0 copies, as registered"),
    ]
    assert changes(registered, presented, authorised=True) == []


@rule("TR-3.0.f")
def test_the_head_judge_chooses_the_remedy():
    (violation,) = legal("1 Blade Palm (proxy)")
    assert violation.remedies == tuple(Remedy)


def test_a_marker_is_in_no_deck():
    (violation,) = legal("1 Burned for Victory")
    assert (violation.rule, violation.card) == ("SF-1.2", "Burned for Victory")


def test_a_subtitle_means_every_set_that_has_it():
    assert legal("1 Xin Ji Yang [Underworld Queen]", env="Modern") == []
    assert legal("1 Xin Ji Yang [Underworld Queen]", env="The New Heroes") == []
    (violation,) = legal("1 Xin Ji Yang [Evil Princess]", env="Modern")
    assert violation.what == "its printing [Evil Princess] is not in Modern"
    assert violation.legal == "Xin Ji Yang from Combat in Kowloon or its promo"


def test_a_violation_names_a_rule_that_exists():
    with pytest.raises(ValueError, match="no rulebook has the rule 'TR-99'"):
        Violation("TR-99", "", "", "")


def test_a_title_of_which_we_know_only_the_name_is_legal():
    assert find("Yogi Becky") is not None
    assert legal("1 Yogi Becky", env="Modern") == []
