"""The verbs of actions: every game uses only those that it names, so that whoever reads actions can know them all."""

import pytest

from kwoon.engine import action
from kwoon.engine.chance import Chance
from kwoon.engine.spec import GameSpec
from kwoon.games import GAMES
from kwoon.games.kungfu.terms import actions as kungfu
from kwoon.games.puzzlestrike.terms import actions as puzzlestrike
from kwoon.games.shadowfist.terms import actions as shadowfist

ENOUGH = 1_500


def words(module: object) -> set[str]:
    """The verbs that a module names: alone, or in a table of them."""
    found: set[str] = set()
    for name, value in vars(module).items():
        if name.isupper() and isinstance(value, str):
            found.add(value)
        elif name.isupper() and isinstance(value, dict):
            found |= set(value.values())
    return found


VERBS = {
    "kungfu": words(kungfu),
    "puzzlestrike": words(puzzlestrike),
    "puzzlestrike-match": words(puzzlestrike),
    "shadowfist": words(shadowfist),
}


@pytest.mark.parametrize("spec", [pytest.param(spec, id=spec.name) for spec in GAMES.values()])
def test_a_game_uses_only_the_verbs_that_it_names_and_many_of_them(spec: GameSpec) -> None:
    known = VERBS[spec.name] | words(action)
    used: set[str] = set()
    asked = 0
    seed = 0
    while asked < ENOUGH:
        options = spec.variants()[seed % len(spec.variants())]
        game = spec.new(spec.varied(options, seed), seed)
        chance = Chance(seed)
        seed += 1
        while game.decision is not None and asked % 400 != 399:
            used |= {each.verb for each in game.actions()}
            game.apply(chance.below(len(game.decision.options)))
            asked += 1
        asked += 1
    assert used <= known
    assert len(used) >= 8
