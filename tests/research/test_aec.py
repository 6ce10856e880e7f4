"""PettingZoo environments: its own tests, and that they play the game that the engine plays."""

import warnings
from collections.abc import Callable

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


def test_calls_out_of_order_are_refused() -> None:
    table = env("puzzlestrike", render_mode="ansi")
    for call in (lambda: table.step(0), lambda: table.observe("seat_0"), table.render, table.agent_iter):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
            call()
    with pytest.raises(AttributeError):
        _ = table.agent_selection
    table.reset(seed=1)
    with pytest.raises(AssertionError, match=r"need to call step\(\) or reset\(\)"):
        list(table.agent_iter())
    bare = raw_env("puzzlestrike")
    bare.reset(seed=1)
    assert list(bare.agent_iter(3)) == [bare.agent_selection] * 3


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("game", GAMES)
def test_what_was_handed_out_stays_as_it_was_and_may_be_written_to(game: str, make: Callable[..., KwoonEnv]) -> None:
    """Programs keep observations for their learning, and some change them: neither may touch another."""
    table, other = make(game, 2, SHORT[game]), make(game, 2, SHORT[game])
    table.reset(seed=3)
    other.reset(seed=3)
    draw = np.random.default_rng(3)
    kept = []
    for _ in table.agent_iter(150):
        seen, _, over, _, _ = table.last()
        expected, *_ = other.last()
        for name in ("observation", "action_mask"):
            assert (seen[name] == expected[name]).all()
            assert seen[name].flags.writeable
            kept.append((seen[name], seen[name].copy()))
        action = None if over else int(draw.choice(np.flatnonzero(seen["action_mask"])))
        for name in ("observation", "action_mask"):
            expected[name][:] = 7
        table.step(action)
        other.step(action)
    assert all((array == copied).all() for array, copied in kept)
    assert len({copied.tobytes() for _, copied in kept}) > 20


@pytest.mark.parametrize("game", GAMES)
def test_who_looks_twice_sees_the_same_also_after_others_were_looked_at(game: str) -> None:
    """Readers remember what they have told: two games read in turns are told as each alone."""
    one, other = raw_env(game), raw_env(game, 3)
    one.reset(seed=1)
    other.reset(seed=2)
    other.reader = one.reader
    alone = raw_env(game)
    alone.reset(seed=1)
    draw = np.random.default_rng(5)
    for _ in range(300):
        if not one.agents or all(one.terminations.values()):
            break
        agent = one.agent_selection
        assert (one.observe(agent)["observation"] == alone.observe(agent)["observation"]).all()
        if not all(other.terminations.values()):
            other.observe(other.agent_selection)
            other.step(other.offers[int(draw.random() * len(other.offers))])
        action = one.offers[int(draw.random() * len(one.offers))]
        one.step(action)
        alone.step(action)
