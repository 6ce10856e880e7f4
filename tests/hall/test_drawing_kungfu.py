"""Kung Fu Fighting as it is drawn: what can be answered can be clicked; nothing is shown that a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from kwoon.engine.plain import Data
from kwoon.engine.question import Thing
from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.games.kungfu.terms.events import Hit
from kwoon.hall.pages.context import environment
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.kungfu import DRAWER
from kwoon.hall.pages.drawing.marks import Marks
from kwoon.tables.live import LiveTable
from kwoon.tables.manners.kungfu import chi_changes

TEMPLATES = environment()
NAMES = ("<b>Ann</b>", 'Li"ng', "O'Neill & Co", "Mei", "Oskar", "Yuki")
GAMES: list[dict[str, Data]] = game_named("kungfu").variants()


class Reader(HTMLParser):
    """Reads a part: that its elements close, and their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tops: list[dict[str, str]] = []
        self.elements: list[dict[str, str]] = []
        self.words = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        assert len(found) == len(attrs), f"an attribute stands twice in {tag} {attrs}"
        if not self.open:
            self.tops.append(found)
        self.elements.append(found)
        self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append({name: value or "" for name, value in attrs})

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def read(html: str) -> Reader:
    """A part as its elements."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open
    return reader


def desk_of(live: LiveTable, seat: int) -> Desk:
    """What one seat's table is drawn from."""
    question = live.question(seat) if seat >= 0 else None
    return Desk("kungfu", seat, live.names, live.view(seat), question, live.log(seat), Marks(question))


def moments(options: dict[str, Data], seed: int, most: int = 150) -> Iterator[LiveTable]:
    """A random brawl, question by question. Something is done more often than nothing."""
    count = int(str(options.get("players", 2)))
    seats = tuple(Seat(NAMES[seat], "person") for seat in range(count))
    live = LiveTable.open(game_named("kungfu"), options, seed, seats)
    chance = random.Random(seed)
    for _ in range(most):
        yield live
        decision = live.game.decision
        if decision is None:
            return
        question = live.question(decision.seat)
        assert question is not None
        useful = [option.index for option in question.options if option.thing is not None and not option.gives_up]
        choice = chance.choice(useful) if useful and chance.random() < 0.8 else chance.randrange(len(question.options))
        live.advance(choice)


def looked_at(options: dict[str, Data], seed: int) -> Iterator[tuple[LiveTable, Desk, dict[str, Reader]]]:
    """Every moment as the asked seat sees it; now and then as the others and a spectator do."""
    for number, live in enumerate(moments(options, seed)):
        decision = live.game.decision
        seats = [] if decision is None else [decision.seat]
        if number % 12 == 0 or decision is None:
            seats = [-1, *range(len(live.names))]
        for seat in seats:
            desk = desk_of(live, seat)
            yield live, desk, {name: read(html) for name, html in DRAWER.parts(TEMPLATES, desk).items()}


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_a_table_can_be_played_by_its_cards(options: dict[str, Data]) -> None:
    """Every card and player that an answer names is there to be clicked, and no other answer is.

    An attack's target is aimed at as a player; a card that an answer uses carries its own name.
    """
    for _, desk, parts in looked_at(options, 1):
        elements = [found for reader in parts.values() for found in reader.elements]
        for name, reader in parts.items():
            assert [top.get("id") for top in reader.tops] == [name]
        uses = {
            (int(number), found["data-card"]) for found in elements for number in found.get("data-uses", "").split()
        }
        aims = {int(number) for found in elements for number in found.get("data-aims", "").split()}
        asked = () if desk.question is None else desk.question.options
        assert uses == {(option.index, item.title) for option in asked for item in option.action.cards}
        assert aims == {option.index for option in asked if option.action.player is not None}
        assert not any(option.action.targets for option in asked)
        keys = [found["data-key"] for found in elements if "data-key" in found]
        assert len(keys) == len(set(keys))
        ids = [found["id"] for found in elements if "id" in found]
        assert len(ids) == len(set(ids))
        assert {found["popovertarget"] for found in elements if "popovertarget" in found} <= set(ids)
        assert not any("style" in found or any(name.startswith("on") for name in found) for found in elements)


@pytest.mark.parametrize("options", GAMES, ids=str)
def test_nothing_is_drawn_that_the_seat_may_not_know(options: dict[str, Data]) -> None:
    """Things are those that the game lists for the seat; with another player stand only stance and weapon."""
    for live, desk, parts in looked_at(options, 2):
        listed = set(live.game.things(desk.seat))
        for reader in parts.values():
            for found in reader.elements:
                if "data-thing" in found:
                    place, seat, name = found["data-thing"].split("|", 2)
                    assert Thing(place, int(seat), name) in listed
        for player in desk.view["players"]:
            if player["seat"] != desk.seat:
                assert "hand" not in player
                reader = parts[f"seat-{player['seat']}"]
                shown = {found["data-card"] for found in reader.elements if "data-card" in found}
                assert shown <= {player["stance"], player["weapon"]}


@pytest.mark.parametrize("seed", range(3))
def test_names_of_players_are_escaped(seed: int) -> None:
    for _, desk, parts in looked_at({"players": 6}, seed):
        html = "".join(DRAWER.parts(TEMPLATES, desk).values())
        assert "<b>Ann" not in html
        assert '"Li"ng' not in html
        for seat, name in enumerate(desk.names):
            assert name in parts[f"seat-{seat}"].words


@pytest.mark.parametrize("name", DRAWER.names())
def test_every_card_has_a_face(name: str) -> None:
    html = DRAWER.face(TEMPLATES, name)
    assert html is not None
    assert name in read(html).words


def test_there_is_no_face_for_a_strange_name() -> None:
    assert DRAWER.face(TEMPLATES, "<script>") is None


def test_lost_chi_stands_beside_the_chi_until_the_next_turn() -> None:
    seen = 0
    for seed in range(6):
        for live in moments({"players": 2}, seed):
            log = live.log(0)
            event = log[-1].event if log else None
            if isinstance(event, Hit) and event.lost and live.game.decision is not None:
                total, times = chi_changes(log)[event.target]
                html = DRAWER.parts(TEMPLATES, desk_of(live, 0))[f"seat-{event.target}"]
                assert f"flash-{times % 2}" in html
                assert f"{total:+}".replace("-", "−") in read(html).words
                seen += 1
    assert seen


def test_the_last_blow_stands_between_the_piles() -> None:
    for live in moments({"players": 2}, 1):
        html = DRAWER.parts(TEMPLATES, desk_of(live, 0))["fight"]
        assert ("The last blow" in html or "The blow that ended it" in html) <= (not live.view(0)["attacks"])
    assert "The last blow" in html or "The blow that ended it" in html
