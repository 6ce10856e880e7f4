"""Puzzle Strike as it is drawn: what can be answered can be clicked, and nothing is shown that a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from kwoon.engine.plain import Data
from kwoon.engine.question import Thing
from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.games.puzzlestrike.state.chip import BY_NAME, CHARACTERS, CHIPS
from kwoon.games.puzzlestrike.terms.actions import TARGET
from kwoon.games.puzzlestrike.terms.events import Landed
from kwoon.hall.pages.context import environment
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.marks import Marks
from kwoon.hall.pages.drawing.puzzlestrike import DRAWER, look_of
from kwoon.tables.live import LiveTable

TEMPLATES = environment()
NAMES = ("<b>Ann</b>", 'Li"ng', "O'Neill & Co", "Mei")
VOID = {"rect", "path", "circle", "input", "br", "hr", "img"}
GAMES: list[tuple[str, dict[str, Data]]] = [
    *[("puzzlestrike", {**each, "max_turns": 14}) for each in game_named("puzzlestrike").variants()],
    ("puzzlestrike-match", {"max_turns": 6}),
    ("puzzlestrike-match", {"max_turns": 24, "first": 1}),
]


class Reader(HTMLParser):
    """Reads a part: that its elements close, and their attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tops: list[dict[str, str]] = []
        self.elements: list[tuple[str, dict[str, str]]] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        assert len(found) == len(attrs), f"an attribute stands twice in {tag} {attrs}"
        if not self.open:
            self.tops.append(found)
        self.elements.append((tag, found))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.open, f"</{tag}> closes nothing"
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(html: str) -> Reader:
    """A part as its elements."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open
    return reader


def opened(game: str, options: dict[str, Data], seed: int) -> LiveTable:
    """A table of people."""
    spec = game_named(game)
    seats = int(str(options.get("players", 2)))
    return LiveTable.open(spec, options, seed, tuple(Seat(NAMES[seat], "person") for seat in range(seats)))


def desk_of(live: LiveTable, seat: int) -> Desk:
    """What one seat's table is drawn from."""
    question = live.question(seat) if seat >= 0 else None
    return Desk(live.spec.name, seat, live.names, live.view(seat), question, live.log(seat), Marks(question))


def moments(game: str, options: dict[str, Data], seed: int, most: int = 110) -> Iterator[LiveTable]:
    """A random game, question by question. Ending things is chosen seldom, so that chips are played."""
    live = opened(game, options, seed)
    chance = random.Random(seed)
    for _ in range(most):
        yield live
        decision = live.game.decision
        if decision is None:
            return
        question = live.question(decision.seat)
        assert question is not None
        useful = [option.index for option in question.options if option.thing is not None]
        choice = chance.choice(useful) if useful and chance.random() < 0.8 else chance.randrange(len(question.options))
        live.advance(choice)


def looked_at(game: str, options: dict[str, Data], seed: int) -> Iterator[tuple[LiveTable, Desk, dict[str, Reader]]]:
    """Every moment as the asked seat sees it; now and then as the others and a spectator do."""
    for number, live in enumerate(moments(game, options, seed)):
        decision = live.game.decision
        seats = [] if decision is None else [decision.seat]
        if number % 12 == 0 or decision is None:
            seats = [-1, *range(len(live.names))]
        for seat in seats:
            desk = desk_of(live, seat)
            yield live, desk, {name: read(html) for name, html in DRAWER.parts(TEMPLATES, desk).items()}


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_a_table_can_be_played_by_its_chips(game: str, options: dict[str, Data]) -> None:
    """Every chip, player and pile that an answer names is there to be clicked, and no other answer is."""
    for _, desk, parts in looked_at(game, options, 1):
        elements = [found for reader in parts.values() for _, found in reader.elements]
        for name, reader in parts.items():
            assert [top.get("id") for top in reader.tops] == [name]
        uses = {
            (int(number), found["data-card"]) for found in elements for number in found.get("data-uses", "").split()
        }
        aims = {int(number) for found in elements for number in found.get("data-aims", "").split()}
        wanted_uses: set[tuple[int, str]] = set()
        wanted_aims: set[int] = set()
        for option in () if desk.question is None else desk.question.options:
            action = option.action
            assert not action.targets, "Puzzle Strike has no such answers"
            wanted_uses |= {(option.index, item.title) for item in action.cards}
            if action.cards and desk.view["question"]["kind"] == "combine":
                wanted_aims.add(option.index)
            if action.player is not None or action.verb == TARGET:
                wanted_aims.add(option.index)
        assert uses == wanted_uses
        assert aims == wanted_aims
        keys = [found["data-key"] for found in elements if "data-key" in found]
        assert len(keys) == len(set(keys))
        ids = [found["id"] for found in elements if "id" in found]
        assert len(ids) == len(set(ids))
        assert {found["popovertarget"] for found in elements if "popovertarget" in found} <= set(ids)
        cards = {found["data-card"] for found in elements if "data-card" in found}
        assert cards <= {*BY_NAME, *CHARACTERS}
        assert not any("style" in found or any(name.startswith("on") for name in found) for found in elements)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_nothing_is_drawn_that_the_seat_may_not_know(game: str, options: dict[str, Data]) -> None:
    """Things are those that the game lists for the seat; of another's hand and bag only what the view tells."""
    for live, desk, parts in looked_at(game, options, 2):
        listed = set(live.game.things(desk.seat))
        asked = {} if desk.question is None else desk.marks.uses
        for reader in parts.values():
            for _, found in reader.elements:
                if "data-thing" in found:
                    place, seat, name = found["data-thing"].split("|", 2)
                    assert Thing(place, int(seat), name) in listed
        for player in desk.view["players"]:
            seat = player["seat"]
            if seat == desk.seat:
                continue
            assert "hand" not in player
            reader = parts[f"seat-{seat}"]
            shown = {found["data-card"] for _, found in reader.elements if "data-card" in found}
            open_chips = {*player["known"], *player["top"], *player["discard"], *player["ongoing"], *player["table"]}
            open_chips |= {title for zone, owner, title, _ in asked if owner == seat and zone == "hand"}
            open_chips |= {CHIPS[size].name for size in range(4)} | {str(player["character"])}
            setup = desk.view["setup"] or {}
            open_chips |= set(setup["drafted"][seat]) if "drafted" in setup else set()
            assert shown <= open_chips
            words = "".join(reader.words)
            for kind in {chip for zone in (0, 1) for chip in live.game.zones[seat * 7 + zone]}:  # type: ignore[attr-defined]
                name = CHIPS[kind].name
                assert name in open_chips or name in player["unseen"] or name not in words


def test_a_blind_pick_is_not_drawn_before_all_have_picked() -> None:
    live = opened("puzzlestrike", {"players": 2, "characters": "blind"}, 3)
    before = DRAWER.parts(TEMPLATES, desk_of(live, 1))
    live.advance(4)
    after = {name: read(html) for name, html in DRAWER.parts(TEMPLATES, desk_of(live, 1)).items()}
    own = DRAWER.parts(TEMPLATES, desk_of(live, 0))
    assert "your pick" in own["middle"]
    assert "your pick" not in before["middle"]
    for reader in after.values():
        assert not any("own" in found.get("class", "").split() for _, found in reader.elements)


@pytest.mark.parametrize("seed", range(3))
def test_names_of_players_are_escaped(seed: int) -> None:
    for _, desk, parts in looked_at("puzzlestrike", {"players": 4, "mode": "teams", "max_turns": 6}, seed):
        for name, reader in parts.items():
            if name.startswith("seat-"):
                assert desk.names[int(name.removeprefix("seat-"))] in "".join(reader.words)
        html = "".join(DRAWER.parts(TEMPLATES, desk).values())
        assert "<b>Ann" not in html
        assert '"Li"ng' not in html


@pytest.mark.parametrize("name", DRAWER.names())
def test_every_chip_and_character_has_a_face(name: str) -> None:
    html = DRAWER.face(TEMPLATES, name)
    assert html is not None
    words = "".join(read(html).words)
    assert name in words
    if name in BY_NAME:
        chip = CHIPS[BY_NAME[name]]
        assert chip.text.rstrip(".").rsplit(". ", 1)[-1] in words
        assert (chip.owner or f"${chip.cost}") in words


def test_there_is_no_face_for_a_strange_name() -> None:
    assert DRAWER.face(TEMPLATES, "<script>") is None


def test_a_chip_shows_what_it_gives() -> None:
    assert [letters for _, letters, _ in look_of("Burnbarrow").gives] == ["any", "Rd", "+1"]
    assert [letters for _, letters, _ in look_of("Combine").gives] == ["−$1", "any"]
    assert [words for _, _, words in look_of("Punch, Punch, Kick").gives] == ["2 black arrows", "draw 1"]


EMPTY_TURN = {"arrows": [], "purse": 0, "pigs": 0, "bought": 0}


def test_money_below_zero_has_its_sign_before_it() -> None:
    turn = TEMPLATES.get_template("boards/puzzlestrike.html").module.turn  # type: ignore[attr-defined]
    assert ">−$1</i>" in turn({**EMPTY_TURN, "money": -1})
    assert ">$2</i>" in turn({**EMPTY_TURN, "money": 2})


def test_the_pile_says_what_landed() -> None:
    """Gems of an opponent that landed this turn stand beside the total, until the next turn."""
    seen = 0
    for seed in range(12):
        for live in moments("puzzlestrike", {"players": 2, "max_turns": 40}, seed, 400):
            if live.log(0) and isinstance(live.log(0)[-1].event, Landed):
                html = "".join(DRAWER.parts(TEMPLATES, desk_of(live, 0)).values())
                assert "landed</span>" in html
                seen += 1
        if seen > 3:
            return
    raise AssertionError("no gem landed")
