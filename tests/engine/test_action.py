"""Actions as values: what they hold goes through JSON and comes back, and what is no action is refused."""

import json

import pytest

from kwoon.engine.action import NO_ACTION, NOTHING, Action, Item, read_action
from kwoon.engine.plain import Data

FULL = Action(
    "play",
    (Item("hand", 0, "Imp"),),
    (Item("in play", 1, "", 3), Item("in play", 2, "Seamus", 0)),
    ability=0,
    place=(1, 2),
    number=0,
    player=0,
    word="monk",
)


def test_an_action_comes_back_from_json_as_it_was() -> None:
    for action in (FULL, NO_ACTION, Action("pick", number=0), Action("pick", player=0), Action("put", place=(0, 0))):
        assert read_action(json.loads(json.dumps(action.plain()))) == action


def test_json_holds_only_what_an_action_has() -> None:
    assert NO_ACTION.plain() == {"verb": NOTHING}
    assert FULL.plain() == {
        "verb": "play",
        "cards": [{"zone": "hand", "seat": 0, "title": "Imp"}],
        "targets": [
            {"zone": "in play", "seat": 1, "title": "", "at": 3},
            {"zone": "in play", "seat": 2, "title": "Seamus", "at": 0},
        ],
        "ability": 0,
        "place": [1, 2],
        "number": 0,
        "player": 0,
        "word": "monk",
    }


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (["play"], "an object with a verb"),
        ({}, "verb is a text"),
        ({"verb": 3}, "verb is a text"),
        ({"verb": "put", "place": [1]}, "a seat and a column"),
        ({"verb": "put", "place": ["a", "b"]}, "a seat and a column"),
        ({"verb": "bid", "number": "two"}, "number is a number"),
        ({"verb": "name", "word": 1}, "word is a text"),
        ({"verb": "play", "cards": ["Imp"]}, "a card of an action is an object"),
        ({"verb": "play", "cards": [{"zone": "hand", "title": "Imp"}]}, "says whose it is"),
        ({"verb": "play", "cards": [{"zone": "hand", "seat": 1}]}, "title is a text"),
    ],
)
def test_what_is_no_action_is_refused_with_words(data: Data, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        read_action(data)
