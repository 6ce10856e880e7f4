"""What was drawn is kept, and never shown to anyone for whom it would look otherwise."""

from __future__ import annotations

import json
import random

import pytest
from jinja2 import DictLoader, Environment
from markupsafe import Markup

from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.hall.pages.context import environment as hall_environment
from kwoon.hall.pages.drawing.boards import drawer_of
from kwoon.hall.pages.drawing.desk import Desk
from kwoon.hall.pages.drawing.kept import Kept, Macros, frozen, macros, pages
from kwoon.hall.pages.drawing.marks import Marks
from kwoon.tables.live import LiveTable

PAGE = "{% macro card(data) %}{{ calls.append(1) or '' }}<b>{{ data.name }}{{ data.cards|join(' ') }}</b>{% endmacro %}"


@pytest.fixture
def environment() -> Environment:
    templates = {"cards.html": PAGE, "said.html": "{{ calls.append(1) or '' }}<p>{{ words }}</p>"}
    made = Environment(loader=DictLoader(templates), autoescape=True)
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


def test_whole_templates_too(environment: Environment) -> None:
    for words in ("yes", "no", "<", "yes", "no"):
        assert pages(environment, "said.html").draw({"words": words}) == f"<p>{Markup.escape(words)}</p>"
    assert calls(environment) == 3


@pytest.mark.parametrize("game", ["kungfu", "puzzlestrike", "shadowfist"])
def test_every_seat_sees_what_would_be_drawn_for_it_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games at once, each seat in turn, with all that was drawn kept; and again with nothing kept."""

    def frames() -> list[str]:
        made, chance, found = hall_environment(), random.Random(7), []
        seats = tuple(Seat(name, "person") for name in ("Ann", "Bo", "Cy"))
        lives = [LiveTable.open(game_named(game), {"players": 3}, seed, seats) for seed in (1, 2)]
        for _ in range(60):
            for live in lives:
                for seat in (-1, 0, 1, 2):
                    question = live.question(seat)
                    desk = Desk(game, seat, live.names, live.view(seat), question, live.log(seat), Marks(question))
                    found.append(json.dumps(drawer_of(game).parts(made, desk)))
                asked = live.asked
                if asked is not None:
                    live.advance(chance.randrange(len(asked.options)))
        return found

    kept = frames()
    monkeypatch.setattr(Kept, "found", lambda self, key, draw: Markup(draw()))
    assert kept == frames()
    assert len(set(kept)) > 200
