"""TR-6.0, TR-A4: the environments against the cards: which printings a deck may hold, for every card there is.

The cards of the library say by themselves which set they are of, so they are one list, and the titles of the
tournament another. Where the list of printings itself is at hand (KWOON_PRINTINGS, or ../shared/cards beside the
project), every printing of it is held against Modern too; nothing else needs it.
"""

import json
import os
from collections import defaultdict
from pathlib import Path

import pytest

from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.state.card import Card
from kwoon.tournament.decks.check import check, parse
from kwoon.tournament.decks.environments import Environment, environment, environments
from kwoon.tournament.decks.formats import format_named
from kwoon.tournament.decks.titles import Title, find, sets
from kwoon.tournament.decks.violations import Violation
from tests.rules import rule

BRAWL = format_named("Final Brawl")
MODERN = environment("Modern")
PROTECTORSHIP = environment("Unbroken Protectorship")
HERE = Path(__file__).parents[2]
PRINTINGS = Path(os.environ.get("KWOON_PRINTINGS", HERE.parent / "shared" / "cards" / "shadowfist_printings.jsonl"))
NINE = {
    "Combat in Kowloon", "Back for Seconds", "Reloaded", "Reinforcements", "Revelations", "Queen's Gambit",
    "Knight's Passage", "Endgame", "Year of the Goat",
}  # fmt: skip
"""TR-A4.d: the sets of Inner Kingdom Games and Vetusta Games; Coming Darkness are promos, legal by their titles."""
MODERN_CARDS = [card for card in library() if sets()[card.set].modern]
OTHERS = [card for card in library() if not sets()[card.set].modern]


def named(title: str) -> Title:
    """The title that the tournament knows by this name."""
    found = find(title)
    assert found is not None, title
    return found


def faults(line: str, env: Environment) -> list[Violation]:
    """What keeps a deck of this one line from being legal."""
    return check(parse(line), BRAWL, env)


def test_the_modern_cards_of_the_library_are_those_of_the_ten_modern_sets() -> None:
    assert {card.set for card in MODERN_CARDS} == NINE | {"Coming Darkness"}
    assert len(MODERN_CARDS) == 675
    assert {card.set for card in OTHERS} & (NINE | {"Coming Darkness"}) == set()


@rule("TR-6.0.b", "TR-A4.d")
@pytest.mark.parametrize("env", [MODERN, PROTECTORSHIP], ids=lambda env: env.slug)
def test_every_modern_card_of_the_library_is_legal_in_its_set(env: Environment) -> None:
    for card in MODERN_CARDS:
        assert faults(f"5 {card.title}", env) == [], card.title
        assert faults(f"5 {card.title} [{card.set}]", env) == [], card.title


@rule("TR-6.0.b")
def test_every_other_card_of_the_library_is_refused_with_its_sets() -> None:
    """Titles that a promo of the time bears too are left out: these are refused in their own set."""
    for card in OTHERS:
        title = named(card.title)
        found = faults(f"1 {card.title} [{card.set}]", MODERN)
        assert [each.rule for each in found] == ["TR-6.0.b"], card.title
        assert found[0].what == f"its printing [{card.set}] is not in Modern"
        if title.name in MODERN.promos:
            assert faults(f"1 {card.title}", MODERN) == []
            assert found[0].legal == f"{title.name} from its promo"
        else:
            (fault,) = faults(f"1 {card.title}", MODERN)
            assert (fault.rule, fault.card, fault.what) == ("TR-6.0.b", title.name, "not in Modern")
            assert fault.legal == f"no printing of {title.name} (it is from {', '.join(title.sets)})"
    assert [card.title for card in OTHERS if card.title in MODERN.promos] == ["Wedding Gifts"]


@rule("TR-6.0.a", "TR-6.0.c", "TR-A4.a", "TR-A4.b", "TR-A4.c")
def test_every_card_of_the_library_is_legal_wherever_its_set_is() -> None:
    for env in environments().values():
        for card in library():
            found = faults(f"1 {card.title} [{card.set}]", env)
            legal = card.set in env.sets or (card.title in env.promos and card.set == "Coming Darkness")
            assert (found == []) is legal, (card.title, env.name)
            assert legal or found[0].rule == env.rule


@rule("TR-A4.d", "TR-6.0.b")
def test_the_two_modern_environments_differ_by_two_promos() -> None:
    assert MODERN.sets == PROTECTORSHIP.sets == frozenset(NINE)
    assert MODERN.promos - PROTECTORSHIP.promos == {"City Hall", "Once and Future Champion"}
    assert PROTECTORSHIP.promos <= MODERN.promos
    (fault,) = faults("1 Once and Future Champion", PROTECTORSHIP)
    assert fault.rule == "TR-A4.d"
    assert faults("1 Once and Future Champion", MODERN) == []
    assert faults("1 City Hall", PROTECTORSHIP) == []  # it is in Year of the Goat too


def of_set(card: Card) -> str:
    return f"{card.title} ({card.set})"


@pytest.mark.parametrize("card", MODERN_CARDS, ids=of_set)
def test_the_titles_know_the_set_that_the_library_has_a_card_from(card: Card) -> None:
    title = named(card.title)
    assert card.set in title.sets
    version = title.version_in(card.set)
    assert version is not None
    assert version.subtitle == card.subtitle


@pytest.mark.skipif(not PRINTINGS.exists(), reason="the list of printings is not at hand")
@rule("TR-6.0.b")
def test_every_printing_is_legal_in_modern_exactly_if_it_is_modern() -> None:
    printed: defaultdict[str, set[str]] = defaultdict(set)
    modern: defaultdict[str, set[str]] = defaultdict(set)
    for line in PRINTINGS.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if row["type"] == "Other":  # a score card
            continue
        title = named(row["title"])
        printed[title.name].add(row["set"])
        if row["modern"]:
            modern[title.name].add(row["set"])
    assert set(modern) == {named(card.title).name for card in MODERN_CARDS}
    for name, where in printed.items():
        if not any(faults(f"1 {name}", environment("Classic"))):  # a marker is no card of a deck
            promo = name in MODERN.promos
            assert (faults(f"1 {name}", MODERN) == []) is (bool(modern[name]) or promo), name
            for held in where:
                legal = held in modern[name] or (promo and held == "Promotional")
                assert (faults(f"1 {name} [{held}]", MODERN) == []) is legal, (name, held)
