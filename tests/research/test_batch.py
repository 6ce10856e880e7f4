"""Batches: the games of the engine, the same in one process and in several."""

import numpy as np
import pytest

from kwoon.engine.errors import BadOptions, IllegalChoice
from kwoon.research.aec import raw_env
from kwoon.research.batch import Batch, WorkerLost, random_actions

SHORT = {"chi": 6, "max_turns": 40}


def test_two_processes_give_what_one_gives() -> None:
    draws = np.random.default_rng(1)
    ended = 0
    with Batch("kungfu", 6, 3, SHORT, seed=40) as one, Batch("kungfu", 6, 3, SHORT, processes=2, seed=40) as two:
        for _ in range(120):
            for each in ("observations", "masks", "seats", "ended", "returns"):
                assert (getattr(one, each) == getattr(two, each)).all(), each
            assert (one.masks.sum(axis=1) > 1).all()
            assert (one.returns[~one.ended] == 0).all()
            assert one.returns[one.ended].sum(axis=1) == pytest.approx(0)
            ended += int(one.ended.sum())
            actions = random_actions(one.masks, draws)
            one.step(actions)
            two.step(actions)
    assert ended > 3


@pytest.mark.parametrize("game", ["kungfu", "puzzlestrike", "shadowfist"])
def test_a_batch_plays_what_the_environment_plays(game: str) -> None:
    table = raw_env(game, 2)
    table.reset(seed=11)
    batch = Batch(game, 2, seed=10)
    draws = np.random.default_rng(2)
    for _ in range(25):
        seen, _, over, _, _ = table.last()
        assert not over
        assert table.agent_selection == f"seat_{batch.seats[1]}"
        assert (seen["observation"] == batch.observations[1]).all()
        assert (seen["action_mask"] == batch.masks[1]).all()
        actions = random_actions(batch.masks, draws)
        batch.step(actions)
        table.step(actions[1])


def test_a_game_that_ends_makes_room_for_the_next_and_tells_what_each_seat_got() -> None:
    batch = Batch("kungfu", 1, 2, {"chi": 1}, seed=3)
    draws = np.random.default_rng(3)
    while not batch.ended[0]:
        assert batch.returns.tolist() == [[0, 0]]
        batch.step(random_actions(batch.masks, draws))
    assert sorted(batch.returns[0].tolist()) == [-1, 1]
    follower = Batch("kungfu", 1, 2, {"chi": 1}, seed=4)
    assert (batch.observations == follower.observations).all()


def test_wrong_actions_and_wrong_sizes_are_refused_in_words() -> None:
    with pytest.raises(BadOptions, match="at least one game for each process, not 1 for 2"):
        Batch("kungfu", 1, processes=2)
    batch = Batch("kungfu", 2)
    with pytest.raises(IllegalChoice, match="1 actions for 2 games"):
        batch.step([0])
    with pytest.raises(IllegalChoice, match="action 5 is not on offer to seat 0"):
        batch.step([5, 5])
    with Batch("kungfu", 2, processes=2) as two, pytest.raises(IllegalChoice, match="action 5 is not on offer"):
        two.step([5, 5])


def test_a_worker_that_dies_is_told_of() -> None:
    with Batch("kungfu", 2, processes=2) as batch:
        batch.workers[1].process.kill()
        batch.workers[1].process.join()
        with pytest.raises(WorkerLost, match="has ended"):
            batch.step([1, 1])


def test_random_actions_are_on_offer_and_every_one_comes() -> None:
    masks = np.zeros((300, 9), np.uint8)
    masks[:, [1, 4, 8]] = 1
    masks[7] = [0, 0, 1, 0, 0, 0, 0, 0, 0]
    found = random_actions(masks, np.random.default_rng(1))
    assert masks[np.arange(300), found].all()
    assert found[7] == 2
    assert set(np.delete(found, 7).tolist()) == {1, 4, 8}
