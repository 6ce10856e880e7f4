"""PettingZoo environments: its own tests, and that they play the game that the engine plays."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from kwoon.engine.errors import IllegalChoice
from kwoon.research.aec import KwoonEnv, env, raw_env
from kwoon.research.encodings import GAMES

SHORT = {
    "kungfu": {"chi": 6, "max_turns": 40},
    "puzzlestrike": {"max_turns": 12},
    "shadowfist": {"max_turns": 6},
}

USUAL = ("Action mask numpy array is all zeros", "Observation space for each agent", "Observation is not a NumPy array")
"""What is said of an observation with a mask beside it; PettingZoo's own card games are excepted by name."""


def played(game: KwoonEnv, seed: int) -> tuple[list[int], dict[str, float]]:
    """A random game: the actions, and what each agent got in all."""
    draw = np.random.default_rng(seed)
    game.reset(seed=seed)
    actions, got = [], dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        got[agent] += reward
        if over:
            game.step(None)
            continue
        assert seen["action_mask"].sum() > 1
        actions.append(int(draw.choice(np.flatnonzero(seen["action_mask"]))))
        game.step(actions[-1])
    return actions, got


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_s_own_test_passes(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for usual in USUAL:
            warnings.filterwarnings("ignore", message=usual)
        api_test(raw_env(game, players, SHORT[game]), num_cycles=60)
        api_test(env(game, players, SHORT[game]), num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    seed_test(lambda: env(game, 2, SHORT[game]), num_cycles=25)
    one, other = raw_env(game, 2, SHORT[game]), raw_env(game, 2, SHORT[game])
    assert played(one, 3) == played(other, 3)
    assert played(one, 4) != played(other, 3)


@pytest.mark.parametrize("game", GAMES)
def test_what_all_get_adds_up_to_nothing_and_a_winner_gets_more(game: str) -> None:
    table = raw_env(game, 3, SHORT[game])
    _, got = played(table, 5)
    outcome = table.state_of_game.outcome()
    assert outcome is not None
    assert sum(got.values()) == pytest.approx(0)
    best = [seat for seat, agent in enumerate(table.possible_agents) if got[agent] == max(got.values())]
    assert tuple(best) == outcome.winners


def test_an_action_that_is_not_on_offer_is_refused_or_ends_the_game() -> None:
    bare = raw_env("kungfu")
    bare.reset(seed=1)
    wrong = int(np.flatnonzero(bare.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(IllegalChoice, match=f"action {wrong} is not on offer to seat 0"):
        bare.step(wrong)
    wrapped = env("kungfu")
    wrapped.reset(seed=1)
    wrapped.step(wrong)
    assert wrapped.rewards["seat_0"] == -1
    assert all(wrapped.terminations.values())


def test_every_reset_deals_another_game_and_the_question_is_shown_in_words() -> None:
    table = raw_env("kungfu", render_mode="ansi")
    table.reset(seed=7)
    first = table.observe("seat_0")["observation"]
    assert table.render().splitlines()[0] == "seat_0: Discard cards before you draw?"
    table.reset()
    assert (table.observe("seat_0")["observation"] != first).any()
    table.reset(seed=7)
    assert (table.observe("seat_0")["observation"] == first).all()
