"""The games of the hall. A game that is registered here is played, recorded, tested and measured like the others."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pkgutil import resolve_name
from typing import Final

from kwoon.engine.errors import BadOptions
from kwoon.engine.spec import GameSpec

HOMES: Final[dict[str, tuple[str, str]]] = {
    "kungfu": ("kwoon.games.kungfu.game:KungFuSpec", "Kung Fu Fighting"),
    "puzzlestrike": ("kwoon.games.puzzlestrike.game:PuzzleStrikeSpec", "Puzzle Strike: Shadows"),
    "puzzlestrike-match": ("kwoon.games.puzzlestrike.tournament:StrikeMatchSpec", "Puzzle Strike: a match"),
    "shadowfist": ("kwoon.games.shadowfist.game:ShadowfistSpec", "Shadowfist"),
}
"""Where each game's spec is at home, and its title."""


class Games(Mapping[str, GameSpec]):
    """The games by name. Their names are known at once; a game is imported when it is first asked for."""

    def __init__(self) -> None:
        self.specs: dict[str, GameSpec] = {}

    def __getitem__(self, name: str) -> GameSpec:
        if name not in self.specs:
            self.specs[name] = resolve_name(HOMES[name][0])()
        return self.specs[name]

    def __contains__(self, name: object) -> bool:
        return name in HOMES

    def __iter__(self) -> Iterator[str]:
        return iter(HOMES)

    def __len__(self) -> int:
        return len(HOMES)

    def title(self, name: str) -> str:
        """A game's title, without a look at the game."""
        return HOMES[name][1]


GAMES: Final = Games()


def game_named(name: str) -> GameSpec:
    """The registered game of that name."""
    if name not in GAMES:
        raise BadOptions(f"there is no game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name]
