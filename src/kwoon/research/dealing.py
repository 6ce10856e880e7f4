"""New games by number: what every environment, batch and data set begins from."""

from __future__ import annotations

from collections.abc import Mapping

from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.engine.spec import GameSpec
from kwoon.games import game_named


class Dealer:
    """Deals the games of given options by number; the number is the seed, and what a game varies changes with it."""

    def __init__(self, game: str, options: Mapping[str, Data] | None = None) -> None:
        self.spec: GameSpec = game_named(game)
        self.options: dict[str, Data] = {"players": self.spec.min_seats, **(options or {})}
        self.seats: int = self.deal(0).seats

    def options_of(self, number: int) -> dict[str, Data]:
        """The options of one game: where they name no decks, those of the hall take turns."""
        players = self.options["players"]
        varied = self.spec.round_options(number, players) if isinstance(players, int) else {}
        return {**varied, **self.options}

    def deal(self, number: int) -> Game:
        """The game of a number, run to its first question."""
        return self.spec.new(self.options_of(number), number)
