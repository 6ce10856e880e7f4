"""Questions go out as plain data, and come back as they were."""

from __future__ import annotations

import json

import pytest

from kwoon.engine.chance import Chance
from kwoon.games import game_named
from kwoon.hall.house.messages import question_data, read_question


@pytest.mark.parametrize("name", ["kungfu", "puzzlestrike", "shadowfist"])
def test_a_question_survives_the_way_through_json(name: str) -> None:
    spec = game_named(name)
    game = spec.new(spec.variants()[0], 4)
    chance = Chance(4)
    for _ in range(120):
        question = game.question()
        if question is None:
            break
        assert read_question(json.loads(json.dumps(question_data(question)))) == question
        game.apply(chance.below(len(question.options)))
