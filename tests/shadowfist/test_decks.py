"""SF-1.2: the hall's decks, and what is said about a deck that cannot be played."""

import re
from pathlib import Path

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.engine.question import Outcome
from kwoon.engine.spec import GameSpec
from kwoon.games import game_named
from kwoon.games.shadowfist.cards.decks import DECKS, ORDER, read_deck
from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.codes import CHARACTER, FACTIONS, FENG_SHUI, NO_MAX, RESOURCES
from kwoon.lab import match
from kwoon.tournament.decks.check import check, parse
from kwoon.tournament.decks.environments import environment
from kwoon.tournament.decks.formats import format_named
from tests.rules import rule

LETTERS = {
    "dragons": "d",
    "lotus": "e",
    "ascended": "a",
    "hand": "g",
    "jammers": "j",
    "monarchs": "m",
    "thunder": "m",
    "lodge": "a",
    "architects": "fj",
    "purists": "pd",
    "masters": "sg",
    "syndicate": "ye",
}
WITHOUT_FOUNDATIONS = "fpsy"
"""The factions of which no Foundation Character is written yet: their first cards are discarded (SF-18.1)."""
CLASSIC = {"architects", "purists", "masters", "syndicate"}
"""The decks with cards that Modern does not allow (TR-6.0.b)."""


def problems(text: str) -> list[str]:
    with pytest.raises(BadOptions) as caught:
        read_deck(text, "mine.txt")
    return str(caught.value).splitlines()


def cards(name: str) -> list[Card]:
    return [card_named(title) for title in DECKS[name].titles]


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_of_the_hall_has_fifty_cards_sites_and_foundations(name: str):
    deck = cards(name)
    assert len(deck) == 50
    assert 10 <= sum(card.type == FENG_SHUI for card in deck) <= 12
    assert 12 <= sum(card.is_foundation() for card in deck) <= 16
    assert sum(card.type == CHARACTER and card.fighting >= 4 for card in deck) >= 10
    assert DECKS[name].title
    assert DECKS[name].blurb.endswith(".")


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_of_the_hall_can_play_what_it_holds(name: str):
    """Its foundations give each resource at least three times as often as any of its cards wants it.

    Where a faction has none, its Characters give the resource from the smoked pile: more of them than any card wants.
    """
    deck = cards(name)
    alien = [RESOURCES.index(letter) for letter in LETTERS[name] if letter in WITHOUT_FOUNDATIONS]
    for card in deck:
        opened = any(card.requires[resource] for resource in alien)
        for resource, wanted in enumerate(card.requires):
            givers = [other for other in deck if other.is_foundation() or (opened and other.type == CHARACTER)]
            given = sum(other.provides[resource] for other in givers)
            assert given >= (wanted + 2 if opened and wanted else 3 * wanted), card.title


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_of_the_hall_is_its_factions(name: str):
    """It has cards of each of its factions, and of no other."""
    deck = cards(name)
    used = {letter for at, letter in enumerate(RESOURCES[:FACTIONS]) if any(card.has_resource(at) for card in deck)}
    assert used == set(LETTERS[name])


def test_every_faction_has_a_deck():
    assert {letter for letters in LETTERS.values() for letter in letters} == set(RESOURCES[:FACTIONS])
    assert list(LETTERS) == list(DECKS) == list(ORDER)


def test_the_decks_have_names_and_words_of_their_own():
    assert len({deck.title for deck in DECKS.values()}) == len({deck.blurb for deck in DECKS.values()}) == len(DECKS)
    assert all("#" not in deck.blurb and deck.blurb[0].isupper() for deck in DECKS.values())


@pytest.mark.parametrize("name", DECKS)
@rule("TR-6.0.b", "TR-6.1.a")
def test_the_decks_are_legal_in_a_tournament(name: str):
    """Modern, but for the factions whose cards are older: these decks are Classic."""
    deck = parse(DECKS[name].text, name)
    brawl = format_named("Final Brawl")
    assert check(deck, brawl, environment("Classic")) == []
    assert bool(check(deck, brawl, environment("Modern"))) == (name in CLASSIC)


@rule("TR-6.1.b")
def test_the_knights_are_comrades_in_arms():
    assert check(parse(DECKS["thunder"].text), format_named("Comrades in Arms"), environment("Modern")) == []


def test_a_deck_is_read_as_players_write_it():
    deck = read_deck("# mine\ndeck: Two\nFoundations:\n3 imp\n2x Möbius Gardens\niron palace\n18 Bronze Men\n", "mine")
    assert deck == ["Imp"] * 3 + ["Möbius Gardens"] * 2 + ["The Iron Palace", "18 Bronze Men"]


def test_every_problem_is_told_at_once_with_its_line():
    told = problems("4 Imp\n1 Hungry Gosts\n0 City Park\n\n2 Imp\npod: Dragons\n5 No Such Pass")
    assert told == [
        "mine.txt: line 2: no card here has the title 'Hungry Gosts' (near: Hungry Ghosts): '1 Hungry Gosts'",
        "mine.txt: line 3: the count must be 1 or more: '0 City Park'",
        "mine.txt: line 5: 6 copies of Imp; 5 at most (SF-1.2.1)",
        "mine.txt: line 6: pods belong to drafts (TR-A3); write out the cards",
        "mine.txt: line 7: no card here has the title 'No Such Pass': '5 No Such Pass'",
    ]


@rule("SF-1.2.1", "SF-8.1")
def test_five_copies_of_a_title_and_no_sixth():
    assert len(read_deck("5 Imp\n5 Mantis Fighter", "mine")) == 10
    assert problems("5 Imp\n5 Mantis Fighter\n1 Imp") == ["mine.txt: line 3: 6 copies of Imp; 5 at most (SF-1.2.1)"]
    with pytest.raises(BadOptions, match=r"deck 2: 6 copies of Imp; 5 at most"):
        FistOptions({"decks": ["dragons", ["Imp"] * 6]})


@rule("SF-49.3")
def test_no_max_lifts_the_limit(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(card_named("Imp"), "restrictions", NO_MAX)
    assert len(read_deck("7 Imp", "mine")) == 7
    assert problems("7 Imp\n6 Hungry Ghosts") == ["mine.txt: line 2: 6 copies of Hungry Ghosts; 5 at most (SF-1.2.1)"]


@rule("SF-1.2.2", "SF-2.5")
def test_a_deck_of_any_size_that_gives_a_first_hand():
    assert len(read_deck("5 Imp\n1 City Park", "mine")) == 6
    assert problems("5 Imp") == ["mine.txt: 5 cards; a game needs at least 6, for the first hand (SF-2.5)"]


def test_seats_without_a_deck_get_the_halls_in_order():
    rules = FistOptions({"players": 5})
    titles = [[rules.library[card].title for card in deck] for deck in rules.decks]
    assert titles == [DECKS[name].titles for name in ORDER[:5]]


def test_a_deck_is_given_by_name_or_by_titles_and_the_others_get_what_is_left():
    mine = ["Imp"] * 5 + ["City Park"] * 5
    rules = FistOptions({"players": 4, "decks": ["lotus", mine, None]})
    titles = [[rules.library[card].title for card in deck] for deck in rules.decks]
    assert titles == [DECKS["lotus"].titles, mine, DECKS["dragons"].titles, DECKS["ascended"].titles]
    assert FistOptions(rules.plain()).decks == rules.decks


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"decks": ["dragon", "dragons"]}, "deck 1: the hall has no deck 'dragon'; it has dragons, lotus"),
        ({"players": 2, "decks": ["hand"] * 3}, "3 decks for 2 players"),
        ({"decks": "dragons"}, "decks must be a list of at most 5 decks"),
        ({"decks": [7]}, "deck 1 must be a list of titles or one of dragons"),
        ({"decks": [["Imp"] * 5, ["Imp", "Impp"]]}, "deck 1: 5 cards.*\n.*'Impp'.*near: Imp.*\n.*deck 2: 2 cards"),
    ],
)
def test_wrong_decks_are_refused_with_what_would_be_right(options: dict, told: str):
    with pytest.raises(BadOptions) as caught:
        FistOptions(options)
    assert re.search(told, str(caught.value))


def test_a_game_needs_no_options_but_the_players():
    game = game_named("shadowfist").new({"players": 3}, 1)
    assert game.seats == 3
    assert [player["deck_size"] for player in game.view(-1)["players"]] == [44] * 3


def test_the_deck_files_are_shipped_with_the_package():
    project = Path(__file__).parents[2] / "pyproject.toml"
    assert '"**/*.txt"' in project.read_text(encoding="utf-8")


@pytest.mark.parametrize(("players", "orders"), [(2, 132), (3, 1320), (4, 2000)])
def test_a_match_goes_through_all_orders_of_the_halls_decks(players: int, orders: int):
    spec = game_named("shadowfist")
    rounds = [tuple(spec.round_options(number, players)["decks"]) for number in range(orders)]
    assert len(set(rounds)) == orders
    assert all(len(set(decks)) == players for decks in rounds)


def test_in_a_match_everyone_plays_every_deck_of_a_round(monkeypatch: pytest.MonkeyPatch):
    seen: list[tuple[list[str], list[str]]] = []

    def no_game(spec: GameSpec, options: dict, seats: list[str], seed: int) -> Outcome:
        seen.append((options["decks"], seats))
        return Outcome((1, 2), (1.0, 0.0), "nothing")

    monkeypatch.setattr(match, "play_game", no_game)
    match.play_match(game_named("shadowfist"), ["one", "other"], 4)
    assert [seats for _, seats in seen] == [["one", "other"], ["other", "one"]] * 2
    assert [decks for decks, _ in seen] == [["dragons", "lotus"]] * 2 + [["lotus", "dragons"]] * 2
    match.play_match(game_named("shadowfist"), ["one", "other"], 2, options={"decks": ["hand", "hand"]})
    assert seen[-1][0] == ["hand", "hand"]


@pytest.mark.parametrize("players", [1, 6, True, 2.5, "2", None])
def test_a_number_of_players_that_makes_no_sense_is_refused(players: object) -> None:
    with pytest.raises(BadOptions, match="players must be a whole number from 2 to 5, not"):
        game_named("shadowfist").new({"players": players}, 1)  # type: ignore[dict-item]


def test_the_page_on_the_decks_has_all_of_them():
    page = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
    for name, deck in DECKS.items():
        assert f"| {name} | {deck.title} |" in page
        assert f"| {name} | " in page.partition("## How they fare")[2]
