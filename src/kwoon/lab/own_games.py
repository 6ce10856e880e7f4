"""The hall's own games on the bench: run by `stopwatch` with the compiled package, and again with the plain one."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable, Mapping

import kwoon.engine.game
from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadOptions
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.engine.spec import GameSpec
from kwoon.games import game_named

WEIGHED = 25
"""How many states are made of each one in mid-game, to weigh them together."""

DRAWS = 24
"""What chance decides before a game, such as random decks, is drawn this many times; games are played with each draw in
turn."""


class OwnGame:
    """A registered game with some number of seats. Every question is answered at random, by the engine's own chance."""

    def __init__(self, game: str, players: int) -> None:
        self.spec = game_named(game)
        usual = options_for(self.spec, players)
        self.options = [self.spec.varied(usual, number) for number in range(DRAWS)]
        self.seed = 0
        self.chance = Chance(7)
        self.where = str(kwoon.engine.game.__file__)
        self.compiled = not self.where.endswith(".py")
        self.version = f"rules version {self.spec.rules_version}"
        self.copy = type(self.spec.new(usual, 0)).clone

    def play(self, seconds: float, clock: Callable[[], float]) -> tuple[int, int, int, float]:
        new, options, below = self.spec.new, self.options, self.chance.below
        seed = first = self.seed
        decisions = 0
        start = clock()
        end = start + seconds
        while True:
            game = new(options[seed % DRAWS], seed)
            seed += 1
            apply = game.apply
            decision = game.decision
            while decision is not None:
                apply(below(len(decision.options)))
                decisions += 1
                decision = game.decision
            now = clock()
            if now >= end:
                break
        self.seed = seed
        return decisions, decisions, seed - first, now - start

    def middle(self, decisions: int) -> Game | None:
        game = self.spec.new(self.options[self.seed % DRAWS], self.seed)
        self.seed += 1
        for _ in range(decisions):
            if game.decision is None:
                return None
            game.apply(self.chance.below(len(game.decision.options)))
        return None if game.decision is None else game

    def weigh(self, states: list[Game]) -> int | None:
        """The mean weight of a state that stands alone: all its own fields, none of the definitions that games share.

        A clone would weigh less, since it shares what never changes; so states are made from written snapshots.
        """
        texts = [json.dumps(state.dump()) for state in states]
        states[0].restore(json.loads(texts[0]))
        kept: list[Game] = [states[0]] * (WEIGHED * len(states))
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for number in range(len(kept)):
            at = number % len(states)
            kept[number] = states[at].restore(json.loads(texts[at]))
        held = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return round(held / len(kept))


def options_for(spec: GameSpec, players: int) -> Mapping[str, Data]:
    """Options for that many players, otherwise the game's usual ones."""
    wished: dict[str, Data] = {"players": players}
    for options in (wished, *spec.variants()):
        try:
            if spec.new(options, 0).seats == players:
                return options
        except BadOptions:
            continue
    raise BadOptions(f"{spec.title} has no way to seat {players}")


def subject(game: str, players: int) -> OwnGame:
    """A game for the stopwatch."""
    return OwnGame(game, players)
