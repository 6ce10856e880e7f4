"""Every registered game keeps every law of docs/architecture.md. A new game is tested here by being registered."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kwoon.engine.chance import Chance
from kwoon.engine.plain import Data
from kwoon.engine.spec import GameSpec
from kwoon.games import GAMES
from kwoon.lab.laws import check_end, check_game, check_position
from tests.rounds import SECOND

VARIANTS = [
    pytest.param(spec, number, id=f"{spec.name}-{number}")
    for spec in GAMES.values()
    for number in range(len(spec.variants()))
]
GAMES_EACH = 12
ENOUGH = 2_500 if SECOND else 500
"""After so many decisions of a variant no further game of it is begun: games differ in length."""


@pytest.mark.parametrize(("spec", "variant"), VARIANTS)
def test_every_law_in_random_games(spec: GameSpec, variant: int) -> None:
    played = 0
    for seed in range(GAMES_EACH):
        decisions = check_game(spec, spec.varied(spec.variants()[variant], seed), seed, every=40)
        assert decisions > 0
        played += decisions
        if played >= ENOUGH:
            break


@pytest.mark.parametrize("spec", [pytest.param(spec, id=spec.name) for spec in GAMES.values()])
@settings(max_examples=60 if SECOND else 12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_every_law_wherever_odd_players_go(spec: GameSpec, data: st.DataObject) -> None:
    """Hypothesis plays, and likes extremes: always the first option, always the last, the same one for ever."""
    variants: list[dict[str, Data]] = spec.variants()
    options = data.draw(st.sampled_from(variants), label="options")
    game = spec.new(options, data.draw(st.integers(0, 2**64 - 1), label="seed"))
    habit = data.draw(st.lists(st.integers(0, 30), min_size=1, max_size=6), label="habit")
    moves = data.draw(st.integers(0, 250), label="moves")
    pieces = game.pieces()
    for number in range(moves):
        if game.decision is None:
            check_end(game)
            break
        game.apply(habit[number % len(habit)] % len(game.decision.options))
    assert game.pieces() == pieces
    check_position(game, Chance(moves))


@pytest.mark.parametrize(("spec", "variant"), VARIANTS)
@pytest.mark.parametrize("habit", ["first", "last"])
def test_a_stubborn_game_ends_within_its_bound(spec: GameSpec, variant: int, habit: str) -> None:
    options = spec.variants()[variant]
    game = spec.new(options, 1)
    bound = spec.bound(options)
    taken = 0
    while game.decision is not None:
        game.apply(0 if habit == "first" else len(game.decision.options) - 1)
        taken += 1
        assert taken <= bound
    check_end(game)
