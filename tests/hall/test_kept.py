"""What was drawn is kept, and never shown to anyone for whom it would look otherwise."""

from __future__ import annotations

import pytest
from jinja2 import DictLoader, Environment
from markupsafe import Markup

from kwoon.hall.pages.drawing.kept import Macros, frozen, macros

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
    board = Macros(environment, "cards.html", most=3)
    for number in range(20):
        board.draw("card", {"name": "often", "cards": []})
        board.draw("card", {"name": number, "cards": []})
    assert calls(environment) == 21
    assert len(board.new) <= 3
    assert len(board.old) <= 3
    board.draw("card", {"name": 0, "cards": []})
    assert calls(environment) == 22
