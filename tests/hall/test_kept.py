"""What was drawn is kept, and never shown to anyone for whom it would look otherwise."""

from __future__ import annotations

import gc
import json
import random
import re
import weakref
from types import SimpleNamespace
from typing import Any, cast

import pytest
from jinja2 import DictLoader, Environment, UndefinedError
from markupsafe import Markup

from kwoon.engine.events import EVERYONE, Event
from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.hall.house.hosted import Hosted
from kwoon.hall.house.running import Running
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.measures import Measures
from kwoon.hall.pages.context import environment as hall_environment
from kwoon.hall.pages.drawing import puzzlestrike
from kwoon.hall.pages.drawing.boards import drawer_of
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.kept import Drawn, Kept, Macros, Same, drawn_of, frozen, lines_changed, macros
from kwoon.hall.pages.drawing.marks import Marks
from kwoon.hall.pages.drawing.screen import Screen
from kwoon.tables.live import LiveTable
from tests.hall.frames import with_news

PAGE = "{% macro card(data) %}{{ calls.append(1) or '' }}<b>{{ data.name }}{{ data.cards|join(' ') }}</b>{% endmacro %}"


@pytest.fixture
def environment() -> Environment:
    made = Environment(loader=DictLoader({"cards.html": PAGE}), autoescape=True)
    made.globals["calls"] = []
    return made


def calls(environment: Environment) -> int:
    return len(environment.globals["calls"])


def test_the_same_is_drawn_once(environment: Environment) -> None:
    board = macros(environment, "cards.html")
    assert macros(environment, "cards.html") is board
    for _ in range(3):
        assert board.draw("card", {"name": "Kick", "cards": [1, 2]}) == "<b>Kick1 2</b>"
    assert calls(environment) == 1
    assert board.draw("card", {"name": "Kick", "cards": [1, 3]}) == "<b>Kick1 3</b>"
    assert calls(environment) == 2


def test_what_is_escaped_is_never_taken_for_what_is_not(environment: Environment) -> None:
    board = macros(environment, "cards.html")
    assert board.draw("card", {"name": Markup("<i>"), "cards": []}) == "<b><i></b>"
    assert board.draw("card", {"name": "<i>", "cards": []}) == "<b>&lt;i&gt;</b>"
    assert frozen(Markup("a")) != frozen("a")


def test_what_is_not_asked_for_again_is_forgotten(environment: Environment) -> None:
    board = Macros(environment, "cards.html")
    board.kept = Kept(most=3)
    for number in range(20):
        board.draw("card", {"name": "often", "cards": []})
        board.draw("card", {"name": number, "cards": []})
    assert calls(environment) == 21
    assert len(board.kept.new) <= 3
    assert len(board.kept.old) <= 3
    board.draw("card", {"name": 0, "cards": []})
    assert calls(environment) == 22


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ["kungfu", "puzzlestrike", "puzzlestrike-match", "shadowfist"])
def test_every_seat_sees_what_would_be_drawn_for_it_alone(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two games at once, each seat in turn, answers taken back, with all that was drawn kept; and with nothing kept."""
    spec = game_named(game)
    if not spec.min_seats <= players <= spec.max_seats:
        pytest.skip(f"{spec.title} does not seat {players}")
    monkeypatch.setattr(puzzlestrike, "art_of", lambda made: puzzlestrike.Art(strike_template(made)))

    def frames(keeps: bool) -> list[dict[str, str]]:
        made, chance, found = hall_environment(), random.Random(7), []
        seats = tuple(Seat(name, "person") for name in ("Ann", "Bo", "Cy")[:players])
        options = {"players": players, **({"chi": 40} if game == "kungfu" else {})}
        lives = [LiveTable.open(spec, options, seed, seats) for seed in (1, 2)]
        for number in range(400 if game == "kungfu" else 90):
            for live in lives:
                for seat in chance.sample((-1, 0, 1, 2)[: players + 1], chance.randint(1, players + 1)):
                    question, view, log = live.question(seat), live.view(seat), live.log(seat)
                    drawn = drawn_of(live) if keeps else Drawn()
                    desk = Desk(game, seat, live.names, view, question, log, Marks(question), drawn)
                    found.append(drawer_of(game).parts(made, desk))
                asked = live.asked
                if asked is not None and number % 7 == 6 and live.undo_problem(live.moves[-1].seat) is None:
                    live.undo(live.moves[-1].seat)
                elif asked is not None:
                    live.advance(chance.randrange(len(asked.options)))
        return found

    kept = frames(True)
    monkeypatch.setattr(Kept, "found", lambda self, key, draw: Markup(draw()))
    for with_all, with_nothing in zip(kept, frames(False), strict=True):
        assert with_all == with_nothing
        keys = re.findall(r'data-key="([^"]*)"', "".join(with_all.values()))
        assert len(keys) == len(set(keys)), "each card on a page has a name of its own"
    assert len({json.dumps(each) for each in kept}) > 150


def strike_template(made: Environment) -> Any:
    """The macros of Puzzle Strike."""
    return made.get_template("boards/puzzlestrike.html").module


def test_an_event_that_only_looks_like_another_is_not_the_same() -> None:
    drawn, event = Drawn(), Event(EVERYONE)
    assert Event(EVERYONE) == event
    assert drawn.part("middle", Same(event), lambda: "first") == "first"
    assert drawn.part("middle", Same(event), lambda: "again") == "first"
    assert drawn.part("middle", Same(Event(EVERYONE)), lambda: "other") == "other"


def test_a_part_is_drawn_again_when_what_it_was_drawn_from_changes() -> None:
    drawn = Drawn()
    assert drawn.part(("hand", 0), ["Kick"], lambda: "one") == "one"
    assert drawn.part(("hand", 0), ["Kick"], lambda: "not asked") == "one"
    assert drawn.part(("hand", 1), ["Kick"], lambda: "another's") == "another's"
    assert drawn.part(("hand", 0), ["Kick", "Block"], lambda: "two") == "two"
    assert drawn.part(("hand", 0), ["Kick"], lambda: "one again") == "one again"


def test_a_table_that_is_gone_takes_its_parts_along() -> None:
    seats = (Seat("Ann", "person"), Seat("Bo", "person"))
    table = LiveTable.open(game_named("kungfu"), {"players": 2}, 1, seats)
    drawn = weakref.ref(drawn_of(table))
    assert drawn() is drawn_of(table)
    del table
    gc.collect()
    assert drawn() is None


def test_only_the_lines_that_changed_are_sent() -> None:
    old = "\n".join(f"a line of a bank {number}" for number in range(9))
    assert lines_changed(old, old.replace("bank 4", "bank <4>")) == {4: "a line of a bank <4>"}
    assert lines_changed(old, f"{old}\nanother") is None
    assert lines_changed(old, old.replace("bank", "well")) is None, "hardly a line is the same"
    assert lines_changed("a\nb", "a\n") == {1: ""}


@pytest.mark.parametrize("game", ["kungfu", "puzzlestrike", "shadowfist"])
def test_what_was_sent_line_by_line_is_what_would_be_drawn_now(game: str) -> None:
    """A page that puts the lines of each message in their places shows what a page that is opened now shows."""
    made, chance = hall_environment(), random.Random(3)
    seats = tuple(Seat(name, "person") for name in ("Ann", "Bo"))
    live = LiveTable.open(game_named(game), {"players": 2}, 5, seats)
    running = Running(Hosted("t", live, cast(Any, SimpleNamespace(measures=Measures())), cast(Any, None)), Thinkers(0))
    screens = [Screen(running, seat, made) for seat in (0, 1)]
    pages: list[dict[str, str]] = [{}, {}]
    in_lines = 0
    for _ in range(80):
        for seat, screen in enumerate(screens):
            message = screen.news() or {}
            for name, news in message.get("parts", {}).items():
                in_lines += not isinstance(news, str)
                pages[seat][name] = with_news(pages[seat].get(name, ""), json.loads(json.dumps(news)))
            for name in [] if "order" not in message else set(pages[seat]) - set(message["order"]):
                del pages[seat][name]
            assert pages[seat] == Screen(running, seat, made).whole()["parts"]
        asked = live.asked
        if asked is not None:
            live.advance(chance.randrange(len(asked.options)))
    assert in_lines > 40


def test_what_a_template_shows_is_escaped_once() -> None:
    made = hall_environment()
    line = made.from_string("{{ value }}|{{ value }}")
    for value, shown in (
        ("<b> & 'x'", "&lt;b&gt; &amp; &#39;x&#39;"),
        (Markup("<b>"), "<b>"),
        (7, "7"),
        (True, "True"),
        (None, "None"),
        (2.5, "2.5"),
        ("<" * 300, "&lt;" * 300),
    ):
        assert line.render(value=value) == f"{shown}|{shown}"
        assert made.from_string("{% macro m(v) %}<i>{{ v }}</i>{% endmacro %}{{ m(value) }}").render(value=value) == (
            f"<i>{shown}</i>"
        )
    with pytest.raises(UndefinedError):
        line.render()


def test_a_change_is_worked_out_once_and_forgotten() -> None:
    drawn, old = Drawn(), "\n".join(f"line {number}" for number in range(9))
    new = old.replace("line 4", "line four")
    assert drawn.change(old, new) == {4: "line four"}
    assert drawn.change(old, new) is drawn.change(old, new)
    assert drawn.change(old, "other") == "other"
    for number in range(50):
        drawn.change(old, f"{old}{number}")
    assert len(drawn.changes) < 50
