"""OpenSpiel: its own tests on our games, and its algorithms on them. `make research` runs these."""

import os

import numpy as np
import pytest

if not os.environ.get("SPIEL"):
    pytest.importorskip("pyspiel", reason="needs OpenSpiel: `make research` installs it")

import pyspiel
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

from kwoon.engine.errors import BadOptions
from kwoon.research import spiel

SMALL = {
    "kwoon_kungfu": "kwoon_kungfu(chi=4,hand=4,max_turns=20,deals=50)",
    "kwoon_puzzlestrike": "kwoon_puzzlestrike(max_turns=4,deals=50)",
}
BIGGER = ["kwoon_kungfu(players=4,max_turns=8)", "kwoon_puzzlestrike(players=3,max_turns=4,characters=draft)"]


def dealt(name: str, deal: int = 3) -> "spiel.KwoonState":
    """A game that has been dealt."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(deal)
    return state


@pytest.mark.parametrize("name", [*SMALL.values(), *BIGGER])
def test_openspiel_s_own_tests_pass(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("short", SMALL)
def test_a_game_in_openspiel_is_the_game_of_the_engine(short: str) -> None:
    state = dealt(SMALL[short])
    rules = state.rules
    game = rules.dealer.deal(3)
    draws = np.random.default_rng(1)
    while not state.is_terminal():
        seat = game.decision.seat
        assert state.current_player() == seat
        assert state.legal_actions() == sorted(rules.reader.numbers(game))
        assert np.array_equal(state.observation_tensor(seat), np.frombuffer(rules.reader.observe(game, seat), np.uint8))
        action = int(draws.choice(state.legal_actions()))
        assert state.action_to_string(action) == rules.encoding.actions[action]
        game.apply(rules.reader.numbers(game).index(action))
        state.apply_action(action)
    outcome = game.outcome()
    best = [seat for seat, got in enumerate(state.returns()) if got == max(state.returns())]
    assert tuple(best) == outcome.winners
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("short", SMALL)
def test_a_made_up_state_is_the_same_to_who_is_asked_and_remembers_the_same(short: str) -> None:
    state = dealt(SMALL[short])
    resample = spiel.Resampler(5)
    draws = np.random.default_rng(2)
    other = 0
    for _ in range(15):
        if state.is_terminal():
            break
        seat = state.current_player()
        made = resample(state, seat)
        assert made.information_state_string(seat) == state.information_state_string(seat)
        assert made.legal_actions() == state.legal_actions()
        other += made.information_state_string(1 - seat) != state.information_state_string(1 - seat)
        before = state.information_state_string(seat)
        state.apply_action(int(draws.choice(state.legal_actions())))
        assert state.is_terminal() or state.information_state_string(seat) != before
    assert other > 0


@pytest.mark.parametrize("short", SMALL)
def test_its_information_set_search_beats_chance(short: str) -> None:
    game = pyspiel.load_game(SMALL[short])
    won = 0.0
    for deal in range(6):
        bot = ismcts.ISMCTSBot(
            game,
            mcts.RandomRolloutEvaluator(1, np.random.RandomState(deal)),
            uct_c=1.0,
            max_simulations=24,
            random_state=np.random.RandomState(deal),
            allow_inconsistent_action_sets=True,
        )
        bot.set_resampler(spiel.Resampler(deal))
        draws = np.random.default_rng(deal)
        state = dealt(SMALL[short], deal)
        seat = deal % 2
        while not state.is_terminal():
            if state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(draws.choice(state.legal_actions())))
        won += state.returns()[seat]
    assert won > 0


def test_its_regret_minimisation_runs() -> None:
    game = pyspiel.load_game("kwoon_kungfu(chi=1,hand=2,max_turns=2,deals=3)")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    chances = policy.action_probabilities(state)
    assert sum(chances.values()) == pytest.approx(1)
    assert set(chances) == set(state.legal_actions())


def test_wrong_parameters_are_refused_in_words() -> None:
    with pytest.raises(BadOptions, match="deals must be at least 1, not 0"):
        spiel.KungFuGame({"deals": 0})
    with pytest.raises(BadOptions, match="chi must be a whole number"):
        spiel.KungFuGame({"chi": 0})
