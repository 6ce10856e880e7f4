"""Matches between bots: many games, seats taken in turn, and how sure the result is."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from kwoon.bots import make_bot
from kwoon.bots.base import bot_move
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.engine.question import Outcome
from kwoon.engine.spec import GameSpec

Progress = Callable[[int, int], None]
Onlooker = Callable[[Game, int], None]
"""Is shown the game and the choice before every move, and changes nothing."""


@dataclass(frozen=True)
class Standing:
    """One entrant's result: games, wins (a shared win counts its share), and the 95% interval of the win rate."""

    bot: str
    """What the entrant is called: the bot, and where several are alike what sets it apart."""
    games: int
    wins: float
    low: float
    high: float

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% interval of a rate (E. B. Wilson's score interval)."""
    z = 1.959964
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    width = z / (1 + z * z / games) * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return max(0.0, middle - width), min(1.0, middle + width)


def play_game(
    spec: GameSpec, options: Mapping[str, Data], seats: list[str], seed: int, onlooker: Onlooker | None = None
) -> Outcome:
    """One game between bots, each seat with its own; someone may look on."""
    chance = Chance(seed)
    bots = [make_bot(spec.name, name, chance.word()) for name in seats]
    game = spec.new(options, seed)
    while game.decision is not None:
        choice = bot_move(bots[game.decision.seat], game)
        if onlooker is not None:
            onlooker(game, choice)
        game.apply(choice)
    outcome = game.outcome()
    assert outcome is not None
    return outcome


def play_match(
    spec: GameSpec,
    entrants: list[str],
    games: int,
    seed: int = 1,
    options: Mapping[str, Data] | None = None,
    each: Mapping[str, list[Data]] | None = None,
    progress: Progress | None = None,
) -> list[Standing]:
    """Many games between the same entrants; they move round the table, so that each sits everywhere as often.

    What the game deals to the seats (such as decks) stays for a whole round, so that each has had all of it.

    The values in `each` are the entrants' own: one for each, and they move with them (such as their characters).
    """
    wins = [0.0] * len(entrants)
    for number in range(games):
        round_, shift = divmod(number, len(entrants))
        settings = {**spec.round_options(round_, len(entrants)), **(options or {}), "players": len(entrants)}
        order = [(seat + shift) % len(entrants) for seat in range(len(entrants))]
        for key, values in (each or {}).items():
            settings[key] = [values[entrant] for entrant in order]
        outcome = play_game(spec, settings, [entrants[entrant] for entrant in order], seed + number)
        winners = outcome.winners
        for seat in winners:
            wins[order[seat]] += 1 / len(winners)
        if progress is not None:
            progress(number + 1, games)
    names = entrant_names(entrants, each or {})
    return [Standing(name, games, won, *wilson(won, games)) for name, won in zip(names, wins, strict=True)]


def entrant_names(entrants: list[str], each: Mapping[str, list[Data]]) -> list[str]:
    """A name for each entrant: the bot with its own options, such as its deck; and a number if they are still alike."""
    names = []
    for number, bot in enumerate(entrants):
        own = [str(values[number]) for values in each.values() if isinstance(values[number], str | int | float)]
        names.append(f"{bot} ({', '.join(own)})" if own else bot)
    if not each:
        return names
    return [
        name if names.count(name) == 1 else f"{name} #{names[: number + 1].count(name)}"
        for number, name in enumerate(names)
    ]
