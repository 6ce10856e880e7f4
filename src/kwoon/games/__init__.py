"""The games of the hall. A game that is registered here is played, recorded, tested and measured like the others."""

from __future__ import annotations

from kwoon.engine.errors import BadOptions
from kwoon.engine.spec import GameSpec
from kwoon.games.kungfu.game import KungFuSpec
from kwoon.games.puzzlestrike.game import PuzzleStrikeSpec
from kwoon.games.puzzlestrike.tournament import StrikeMatchSpec
from kwoon.games.shadowfist.game import ShadowfistSpec

GAMES: dict[str, GameSpec] = {
    spec.name: spec for spec in (KungFuSpec(), PuzzleStrikeSpec(), StrikeMatchSpec(), ShadowfistSpec())
}


def game_named(name: str) -> GameSpec:
    """The registered game of that name."""
    if name not in GAMES:
        raise BadOptions(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]
