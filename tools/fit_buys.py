"""Teaches the quick player of Puzzle Strike what to buy, by games that it plays with itself, for the bots that search.

    PYTHONPATH=build/compiled:. python -m tools.fit_buys             learns, and writes its tastes.py anew
    PYTHONPATH=build/compiled:. python -m tools.fit_buys --go-on     begins with the tastes that are in force

In duels of quick players each buy is drawn by chance, what looks better more often (a softmax of what the tips and
the tastes promise). A buy in a game that was won although its position did not look so (`Quick.worth`) is made more
likely, in one that was lost less (R. Williams, "Simple statistical gradient-following algorithms", 1992); steps are
Adam's. One game in three is played with one who goes by the tips alone, so that no fashion leads away from what beats
these. The same numbers come out each time.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import numpy as np
from numpy.typing import NDArray

from kwoon.bots.puzzlestrike.quick.deck import NO_CHIP, NO_TASTES, SIGNS, Deck, buy_worths, purple_bought, signs_of
from kwoon.bots.puzzlestrike.quick.player import QuickBuyer
from kwoon.bots.puzzlestrike.quick.tastes import TASTES
from kwoon.engine.chance import Chance
from kwoon.games.puzzlestrike.game import PuzzleStrike, start
from kwoon.games.puzzlestrike.state.chip import BANK_KINDS, CHIPS
from kwoon.games.puzzlestrike.terms.questions import BUY

Numbers = NDArray[np.float64]
WARMTH = 0.7
"""How far below the best a chip is that is bought e times less often."""
STEP = 0.03
BATCH = 1000
OUT = Path("src/kwoon/bots/puzzlestrike/quick/tastes.py")
WITH_TIPS = 3
"""One game in so many is played with one who knows the tips alone."""
FORGETTING = 0.0005
"""How much of all that was learned is lost with each step, so that what makes no difference stays 0."""


@dataclass
class Buy:
    """One buy of a game."""

    seat: int
    choice: int
    surprise: float
    """By how much the game went better than it looked."""
    pulls: Numbers
    """Which way the worth of each kind of chip would make the buy more likely."""
    signs: list[float]
    counts: list[int]
    """How many of each kind there were in the deck."""


class Learner:
    """Tastes, and how they change."""

    def __init__(self, tastes: list[list[float]], step: float = STEP) -> None:
        self.tastes: Numbers = np.array(tastes)
        self.mean = np.zeros_like(self.tastes)
        self.spread = np.zeros_like(self.tastes)
        self.steps = 0
        self.step = step
        self.batch = BATCH
        self.quick = QuickBuyer()
        self.quick.whim = 0
        self.plain = QuickBuyer()
        self.plain.whim = 0
        self.plain.tastes = NO_TASTES

    def learn(self, first: int) -> float:
        """A batch of games and a step; what was won against those who know the tips alone."""
        games = self.batch
        self.quick.tastes = self.tastes.tolist()
        found: list[Buy] = []
        won = met = 0.0
        for number in range(first, first + games):
            game = start({"players": 2}, 70_000_000 + number)
            chance = Chance(number + 77)
            rival = number % (2 * WITH_TIPS)
            buys: list[Buy] = []
            while game.decision is not None:
                decision = game.decision
                seat = decision.seat
                if seat == rival:
                    game.apply(self.plain.wish(game, chance))
                elif decision.kind == BUY and len(decision.options) > 1:
                    buys.append(self.drawn(game, seat, decision.options, chance))
                    game.apply(buys[-1].choice)
                else:
                    game.apply(self.quick.wish(game, chance))
            outcome = game.outcome()
            assert outcome is not None
            for buy in buys:
                buy.surprise += outcome.scores[buy.seat]
            found.extend(buys)
            if rival < 2:
                won += outcome.scores[1 - rival]
                met += 1
        surprise = np.array([buy.surprise for buy in found])
        pulls = np.array([buy.pulls for buy in found]) * surprise[:, None]
        counts = np.array([buy.counts for buy in found])
        slope = np.zeros_like(self.tastes)
        slope[:, :SIGNS] = pulls.T @ np.array([buy.signs for buy in found])
        slope[:BANK_KINDS, SIGNS] = (pulls[:, :BANK_KINDS] * counts).sum(0)
        self.climb(slope / games)
        return won / met

    def drawn(self, game: PuzzleStrike, seat: int, options: list[int], chance: Chance) -> Buy:
        """What is bought, and which way each chip's worth would make that more likely."""
        quick = self.quick
        deck = Deck(game, seat)
        signs = signs_of(game, seat, deck, purple_bought(game, seat))
        seconds: list[int] = []
        worths = buy_worths(game, seat, options, quick.tastes)
        totals = np.array(quick.with_seconds(game, seat, options, worths, seconds))
        shares = np.exp((totals - totals.max()) / WARMTH)
        shares /= shares.sum()
        choice = int(np.searchsorted(np.cumsum(shares), chance.word() / 2**32 * 0.999999))
        pull = -shares
        pull[choice] += 1.0
        kinds = np.array([NO_CHIP if code < 0 else code & 63 for code in options])
        pulls: Numbers = np.bincount(kinds, pull, NO_CHIP + 1).astype(np.float64)
        for number, second in enumerate(seconds):
            if second >= 0:
                pulls[kinds[second]] += pull[number]
                pulls[NO_CHIP] -= pull[number]
        return Buy(seat, choice, -quick.worth(game)[seat], pulls, signs, deck.counts[:BANK_KINDS])

    def climb(self, slope: Numbers) -> None:
        """A step of Adam's."""
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.spread = 0.99 * self.spread + 0.01 * slope * slope
        mean = self.mean / (1.0 - 0.9**self.steps)
        spread = self.spread / (1.0 - 0.99**self.steps)
        self.tastes += self.step * mean / (np.sqrt(spread) + 1e-8)
        self.tastes *= 1.0 - FORGETTING


def matched(tastes: list[list[float]], games: int) -> float:
    """What tastes win against the tips alone, in each seat once with each deal."""
    players = [QuickBuyer(), QuickBuyer()]
    players[0].tastes, players[1].tastes = tastes, NO_TASTES
    won = 0.0
    for number in range(games):
        game = start({"players": 2}, 90_000_000 + number // 2)
        chance = Chance(number)
        for each in players:
            each.whim = 0
        while game.decision is not None:
            game.apply(players[(game.decision.seat + number) % 2].wish(game, chance))
        outcome = game.outcome()
        assert outcome is not None
        won += outcome.scores[number % 2]
    return won / games


def averaged(learner: Learner, first: int, batches: int, tell: Callable[[str], None]) -> list[list[float]]:
    """Many batches; of the last third the mean is kept, which is steadier than where the last step led."""
    kept = np.zeros_like(learner.tastes)
    count = 0
    for batch in range(batches):
        share = learner.learn(first + batch * learner.batch)
        games = (batch + 1) * learner.batch
        tell(f"{games:,} games: {100 * share:.1f}% won against the tips alone, with chance in the buys")
        if 3 * batch >= 2 * batches:
            kept += learner.tastes
            count += 1
    return cast(list[list[float]], (kept / count).tolist())


def written(tastes: list[list[float]]) -> str:
    """The module that keeps the tastes."""
    lines = [HEAD]
    for kind, row in enumerate(tastes):
        name = "nothing" if kind == NO_CHIP else CHIPS[kind].name
        numbers = [f"{value:.2f}".replace("-0.00", "0.00") for value in row]
        lines.append(f"    [  # {name}\n")
        for first in range(0, len(numbers), A_LINE):
            lines.append(f"        {', '.join(numbers[first : first + A_LINE])},\n")
        lines.append("    ],\n")
    return "".join([*lines, "]\n"])


HEAD = '''"""What games have taught about the chips of Puzzle Strike beyond the tips: learned by tools/fit_buys.py.

A row for each kind of chip of the bank, and one for buying nothing more: what each sign of a deck and the table
(`signs_of`) adds to the worth, and last what each copy adds that the deck has already.
"""

from __future__ import annotations

from typing import Final

# fmt: off
TASTES: Final[list[list[float]]] = [
'''
A_LINE = 12
"""Numbers in a line."""


def main() -> None:
    """Learn, compare, write."""
    reader = argparse.ArgumentParser(description="teaches the quick player of Puzzle Strike what to buy")
    reader.add_argument("--batches", type=int, default=400, help=f"of {BATCH:,} games each")
    reader.add_argument("--step", type=float, default=STEP, help="how far each batch moves the tastes")
    reader.add_argument("--first", type=int, default=0, help="the first game's number: another one gives other games")
    reader.add_argument("--go-on", action="store_true", help="begin with the tastes that are in force")
    reader.add_argument("--out", type=Path, default=OUT)
    asked = reader.parse_args()
    learner = Learner(TASTES if asked.go_on else NO_TASTES, asked.step)
    tastes = averaged(learner, asked.first, asked.batches, lambda text: print(text, flush=True))
    print(f"{100 * matched(tastes, 4000):.1f}% of 4,000 fresh duels won against the tips alone")
    asked.out.write_text(written(tastes))


if __name__ == "__main__":
    main()
