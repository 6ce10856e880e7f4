"""What a game needs while it is played is given back: bots that search make up games by the million."""

import gc
import sys

import pytest

from kwoon.engine.chance import Chance
from kwoon.games import GAMES, game_named

FREE_PLAY = 8
"""How many blocks may be kept longer: an interpreter's own free lists come and go."""


def play_with_made_up_games(title: str, seed: int) -> None:
    """A random game in which every tenth question is also looked at in a made-up game."""
    chance = Chance(seed)
    game = game_named(title).new({}, seed)
    asked = 0
    while game.decision is not None and asked < 150:
        if asked % 10 == 0:
            game.resample(game.decision.seat, chance).clone().digest()
            game.view(game.decision.seat)
        game.apply(chance.below(len(game.decision.options)))
        asked += 1


@pytest.mark.parametrize("title", list(GAMES))
def test_the_same_game_again_takes_no_more_memory(title: str) -> None:
    for _ in range(3):
        play_with_made_up_games(title, 5)
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(5):
        play_with_made_up_games(title, 5)
    gc.collect()
    assert sys.getallocatedblocks() - before <= FREE_PLAY
