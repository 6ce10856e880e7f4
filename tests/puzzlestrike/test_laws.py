"""The laws of every game, in random play over every variant."""

from __future__ import annotations

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.errors import NotYourQuestion
from kwoon.games.puzzlestrike.game import PuzzleStrikeSpec, start
from tests.puzzlestrike.fuzz import random_game

VARIANTS = PuzzleStrikeSpec().variants()


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_random_games_keep_the_laws(number: int) -> None:
    for seed in range(3):
        random_game(VARIANTS[number], seed * 1000 + number)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_a_record_replays_and_a_snapshot_restores(number: int) -> None:
    first = start(VARIANTS[number], 9)
    second = start(VARIANTS[number], 9)
    chance = Chance(number)
    watcher = first.watch()
    while first.decision is not None:
        choice = chance.below(len(first.decision.options))
        first.apply(choice)
        second.apply(choice)
    assert first.digest() == second.digest()
    assert second.restore(second.dump()).digest() == first.digest()
    for event in watcher.events:
        for seat in range(-1, first.seats):
            if event.seen_by(seat):
                assert first.tell(event, seat)


def test_a_snapshot_in_the_middle_goes_on_like_the_original() -> None:
    game = start({"players": 4}, 2)
    chance = Chance(5)
    for _ in range(60):
        assert game.decision is not None
        game.apply(chance.below(len(game.decision.options)))
    copy = game.restore(game.dump())
    for _ in range(30):
        if game.decision is None:
            break
        choice = chance.below(len(game.decision.options))
        game.apply(choice)
        copy.apply(choice)
        assert copy.digest() == game.digest()


def test_only_the_seat_that_is_to_answer_can_be_resampled() -> None:
    game = start({}, 2)
    with pytest.raises(NotYourQuestion):
        game.resample(1, Chance(1))
