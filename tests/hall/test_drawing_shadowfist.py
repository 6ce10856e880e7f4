"""The table of Shadowfist: every answer on its thing, nothing hidden, and sound HTML."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Any

import pytest

from kwoon.engine.action import Item
from kwoon.engine.chance import Chance
from kwoon.engine.question import Question
from kwoon.games import game_named
from kwoon.games.shadowfist.cards.library import by_title, tokens
from kwoon.hall.pages.context import environment
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.lines import line_html
from kwoon.hall.pages.drawing.marks import Marks
from kwoon.hall.pages.drawing.shadowfist import DRAWER, columns_close, facts_of, known
from kwoon.lab.laws import random_answer
from kwoon.tables.manners.shadowfist_words import player_words
from tests.rounds import SEATS
from tests.shadowfist.duel import duel

NAMES = ("Ling", "<b>Bo & Co</b>", 'Quan "Lo"', "Jack", "Lady Jin")
VOID = ("input", "br", "img", "hr", "meta", "link")
TEMPLATES = environment()
UNSEEN = ("deck",)
"""Zones whose cards no view shows: a card that is searched for in a deck is answered in the question bar alone."""


class Checker(HTMLParser):
    """Keeps every element's attributes, and fails where elements do not close as they opened."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.elements: list[dict[str, str | None]] = []
        self.top = 0
        self.feed(html)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"an attribute stands twice in {self.get_starttag_text()}"
        self.elements.append({"": tag, **dict(attrs)})
        if not self.open:
            self.top += 1
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def values(self, name: str) -> list[str]:
        return [value for each in self.elements if (value := each.get(name)) is not None]


def desk_of(game: Any, seat: int) -> Desk:
    question: Question | None = game.question() if game.decision is not None and game.decision.seat == seat else None
    return Desk("shadowfist", seat, NAMES[: game.seats], game.view(seat), question, [], Marks(question))


def positions(players: int, crowded: bool, steps: int = 260) -> Iterator[Any]:
    """Positions of a random game, as it goes on; on a crowded board players like to attack."""
    spec = game_named("shadowfist")
    seed = players * 10 + crowded
    options = {"players": players, "max_turns": 12}
    game: Any = spec.new(spec.crowded(options, seed) if crowded else options, seed)
    luck = Chance(seed)
    for _ in range(steps):
        yield game
        if game.decision is None:
            return
        game.apply(random_answer(game, luck, lively=crowded))


TABLES = [(players, crowded) for players in SEATS for crowded in (False, True)]


def drawn(desk: Desk) -> str:
    return "".join(DRAWER.parts(TEMPLATES, desk).values())


def seen(item: Item, desk: Desk) -> bool:
    """Whether the view shows a card: another's hand and every deck are in no view."""
    return item.zone not in UNSEEN and (item.zone != "hand" or item.seat == desk.seat)


@pytest.mark.parametrize(("players", "crowded"), TABLES)
def test_every_answer_about_a_visible_thing_can_be_given_on_it(players: int, crowded: bool) -> None:
    answers = 0
    for game in positions(players, crowded):
        if game.decision is None:
            break
        desk = desk_of(game, game.decision.seat)
        assert desk.question is not None
        checker = Checker(drawn(desk))
        uses = {int(each) for value in checker.values("data-uses") for each in value.split()}
        aims = {int(each) for value in checker.values("data-aims") for each in value.split()}
        for option in desk.question.options:
            action = option.action
            if any(seen(item, desk) for item in action.cards):
                assert option.index in uses, option
                answers += 1
            targets = any(seen(item, desk) for item in action.targets)
            if targets or action.place is not None or (action.player is not None and standing(desk, action.player)):
                assert option.index in aims, option
    assert answers > 20


def standing(desk: Desk, seat: int) -> bool:
    """Whoever is out of the game has no place to be aimed at."""
    return not desk.view["players"][seat]["eliminated"]


@pytest.mark.parametrize(("players", "crowded"), TABLES)
def test_nothing_hidden_is_drawn(players: int, crowded: bool) -> None:
    for step, game in enumerate(positions(players, crowded)):
        for seat in (step % players, -1):
            desk = desk_of(game, seat)
            html = drawn(desk)
            may_know = titles_in(desk.view)
            for title in set(Checker(html).values("data-card")):
                assert title in may_know, title
            for other in range(players):
                if other != seat:
                    theirs = game.view(other)["players"][other]
                    hidden = {*theirs["hand"], *(card["title"] for card in theirs["cards"] if card["face_down"])}
                    for title in hidden - may_know:
                        assert not re.search(rf'[">]{re.escape(title)}["<,]', html), title


def titles_in(data: Any) -> set[str]:
    """Every word that a view holds, and what stands in its texts."""
    if isinstance(data, str):
        return {data, data.rpartition(" #")[0]}
    if isinstance(data, dict):
        return set().union(*map(titles_in, data.values()))
    if isinstance(data, list):
        return set().union(*map(titles_in, data))
    return set()


@pytest.mark.parametrize(("players", "crowded"), TABLES)
def test_things_keys_and_elements_are_sound(players: int, crowded: bool) -> None:
    for step, game in enumerate(positions(players, crowded)):
        seat = step % players
        desk = desk_of(game, seat)
        parts = DRAWER.parts(TEMPLATES, desk)
        things = {f"{thing.place}|{thing.seat}|{thing.name}" for thing in game.things(seat)}
        keys: list[str] = []
        for name, html in parts.items():
            checker = Checker(html)
            assert checker.top == 1
            assert checker.elements[0]["id"] == name
            assert set(checker.values("data-thing")) <= things
            keys += checker.values("data-key")
            assert "style" not in {key for each in checker.elements for key in each}
            for each in checker.elements:
                if "data-key" in each:
                    assert each["aria-label"]
                    assert each["tabindex"] == "0"
                    assert each["role"] == "button"
        assert len(keys) == len(set(keys))
        in_play = {each for each in things if each.startswith("in play|")}
        told = {value for html in parts.values() for value in Checker(html).values("data-thing")}
        out = [player["seat"] for player in desk.view["players"] if player["eliminated"]]
        assert {each for each in in_play - told if int(each.split("|")[1]) not in out} == set()


def test_names_of_players_are_escaped() -> None:
    for game in positions(3, True, 120):
        html = drawn(desk_of(game, 0))
        assert "<b>Bo" not in html
        assert "&lt;b&gt;Bo &amp; Co&lt;/b&gt;" in html


def test_the_attack_is_a_strip_and_lines_between_cards() -> None:
    found = 0
    for players in (2, 4):
        for game in positions(players, True):
            if game.view(0)["attack"] is None:
                continue
            checker = Checker(drawn(desk_of(game, 0)))
            keys = set(checker.values("data-key"))
            for way in checker.values("data-way"):
                assert {stop for stop in way.split("|") if stop} <= keys
                found += 1
    assert found > 5


def test_a_spectator_sees_everybody_and_no_hand() -> None:
    for game in positions(4, True, 40):
        parts = DRAWER.parts(TEMPLATES, desk_of(game, -1))
        assert list(parts) == ["seat-0", "seat-1", "seat-2", "seat-3", "middle"]
        assert "data-uses" not in "".join(parts.values())


def test_every_title_has_a_face() -> None:
    for title in DRAWER.names():
        face = DRAWER.face(TEMPLATES, title)
        assert face is not None
        assert Checker(face).top == 1
    assert set(DRAWER.names()) == {*by_title(), *tokens()}
    assert DRAWER.face(TEMPLATES, "Hungry Ghosts #2") == DRAWER.face(TEMPLATES, "Hungry Ghosts")
    assert DRAWER.face(TEMPLATES, "No Such Card") is None
    assert known("No Such Card") is None


def test_what_happened_to_a_card_is_told_in_words_and_signs() -> None:
    card = {"turned": True, "damage": 2, "counters": 1, "face_down": False, "ready": False, "title": "Imp"}
    card |= {"fighting": 1, "strikes": 3, "toughness": 1, "x": 4, "keywords": ["Guts"], "chosen": "Dragon"}
    words, signs, told = facts_of(card)
    assert words == ", turned, damage 2, 1 counter, not ready, strikes for 3, Toughness 1, X is 4, Guts, Dragon"
    assert "↷" in signs
    assert told == "Guts, Dragon"


def test_little_room_holds_three_in_a_column() -> None:
    assert columns_close(0, 0, True) == 0
    assert columns_close(0, 1, True) == 0
    assert columns_close(0, 4, True) == 1
    assert columns_close(0, 4, False) == 2
    assert columns_close(3, 4, False) == 2
    assert columns_close(2, 2, True) == 1


def test_a_card_that_lies_open_on_a_deck_is_named_and_a_state_on_a_state_is_drawn() -> None:
    states = ["Blue Monk", "Up Before Breakfast > Blue Monk", "Undercover Asset > Up Before Breakfast"]
    game = duel(["Puzzle Garden", "Bao Ling", "deck: Imp"], ["Puzzle Garden", *states]).game
    for seat in (0, 1):
        desk = desk_of(game, seat)
        html = drawn(desk)
        assert html.count("<small>Imp on top</small>") == 1
        assert "Undercover Asset, State" in html
        assert ", on Up Before Breakfast" in html
        told = [player_words(desk.view, player, NAMES) for player in desk.view["players"]]
        assert ["Imp on top of it" in words for words in told] == [True, False]


def test_what_lies_face_up_before_a_player_is_drawn_with_its_answer() -> None:
    ice = ["Puzzle Garden", "hand: Winter's Laugh", "pool: mmM"]
    mine = ["Puzzle Garden", "Imp", "hand: Final Brawl", "pool: dd"]
    table = duel(mine, ice, power=1).play("Final Brawl").until("Play Winter's Laugh", 1)
    game = table.choose("Play Winter's Laugh").resolves().until("Play Final Brawl", 1).game
    for seat in (0, 1):
        elements = Checker(drawn(desk_of(game, seat))).elements
        assert any(each.get("data-card") == "Final Brawl" for each in elements)
        assert any("data-uses" in each for each in elements if each.get("data-card") == "Final Brawl") == (seat == 1)


def test_a_title_without_its_article_still_shows_its_card() -> None:
    line = line_html("shadowfist", "{0}'s The Iron Monkey turns to attack {1}'s Imp", ("Ling", "Ann"), "")
    assert '<span class="card-name" data-card="The Iron Monkey">Iron Monkey</span> turns' in line
    assert ">Imp</span>" in line
    plain = line_html("shadowfist", "{0} plays The Iron Monkey", ("Ling",), "")
    assert '<span class="card-name" data-card="The Iron Monkey">The Iron Monkey</span>' in plain
