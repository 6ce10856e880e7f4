"""Fits the net that says who of the last two wins in Kung Fu Fighting, for the bots that search.

    PYTHONPATH=build/compiled:. python -m tools.fit_judge             plays, fits, and writes its judged.py anew

In duels of quick players it is noted at every third question about throwing cards away what lies before whom, and in
the end who won. One player has the habits of whoever thinks; of three others two go by the rules of thumb, and one has
the same habits, so that the net does not take everybody for a weak player. One answer in twenty is a whim. The net is
fitted by gradients in small batches (D. Kingma and J. Ba, "Adam: a method for stochastic optimization", 2015). One
game in ten is kept apart, and the loss is told on these, in nats a position: of the net, of the weights in force for
all tables (`WORTHS`), and of who knows nothing. The same numbers come out each time on the same machine.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kwoon.bots.kungfu.quick.judge import INPUTS, Judge
from kwoon.bots.kungfu.quick.player import QuickFighter
from kwoon.engine.chance import Chance
from kwoon.engine.seats import SeatId
from kwoon.games.kungfu.game import start
from kwoon.games.kungfu.terms.questions import DISCARD

Numbers = NDArray[np.float32]

GAMES = 90_000
UNITS = 16
"""How many hidden units the net has."""
ROUNDS = 12
"""How many times the fit goes through all positions."""
BATCH = 512
STEP = 2e-3
"""How long the first steps of the fit are; they become shorter evenly."""
NARROW = 1e-5
"""What far weights cost."""
FIRST = 10_000_000
OUT = Path("src/kwoon/bots/kungfu/quick/judged.py")


class Positions(NamedTuple):
    """What the net sees of each position, whether who has the turn won, the game, and what the weights say."""

    inputs: Numbers
    won: Numbers
    game: NDArray[np.int64]
    weighed: Numbers

    def where(self, chosen: NDArray[np.bool_]) -> Positions:
        """Some of them."""
        return Positions(self.inputs[chosen], self.won[chosen], self.game[chosen], self.weighed[chosen])


def played(games: int) -> Positions:
    """Positions of duels of quick players; each shuffle is played from both seats."""
    judge = Judge([], [0.0])
    mine, plain, scales = QuickFighter(), QuickFighter(), QuickFighter()
    plain.unlearn()
    scales.judge = None
    equal = QuickFighter()
    seen: list[Numbers] = []
    weighed: list[float] = []
    won: list[float] = []
    numbers: list[int] = []
    for number in range(games):
        deal, me = divmod(number, 2)
        game, chance = start({"players": 2}, FIRST + deal), Chance(number + 77)
        theirs = equal if deal % 3 == 2 else plain
        mine.me = plain.me = scales.me = me
        equal.me = 1 - me
        turns: list[SeatId] = []
        while game.decision is not None:
            asked = game.decision
            if asked.kind == DISCARD and chance.below(3) == 0:
                first = asked.seat
                second = game.after(first)
                seen.append(np.array(judge.inputs(game, first, second, me), dtype=np.float32))
                weighed.append(scales.worth(game)[first])
                turns.append(first)
            game.apply((mine if asked.seat == me else theirs).answer(game, chance))
        outcome = game.outcome()
        assert outcome is not None
        for seat in turns:
            won.append(1.0 / len(outcome.winners) if seat in outcome.winners else 0.0)
            numbers.append(number)
    return Positions(
        np.stack(seen), np.array(won, dtype=np.float32), np.array(numbers), np.array(weighed, dtype=np.float32)
    )


def loss(chances: Numbers, won: Numbers) -> float:
    """How wrong the chances are, in nats a position."""
    sure = np.clip(chances, 1e-6, 1 - 1e-6)
    return float(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


class Net:
    """The net while it is fitted: the weights, and what Adam remembers of them."""

    def __init__(self, units: int) -> None:
        draws = np.random.default_rng(units)
        self.hidden = (draws.normal(size=(INPUTS, units)) * 0.07).astype(np.float32)
        self.always = np.full(units, 0.1, dtype=np.float32)
        self.out = (draws.normal(size=units) * 0.3).astype(np.float32)
        self.last = np.zeros(1, dtype=np.float32)
        parts = (self.hidden, self.always, self.out, self.last)
        self.slopes = [np.zeros_like(part) for part in parts]
        self.squares = [np.zeros_like(part) for part in parts]
        self.steps = 0

    def felt(self, inputs: Numbers) -> Numbers:
        """What the hidden units make of positions."""
        return np.maximum(0, inputs @ self.hidden + self.always)

    def chances(self, inputs: Numbers) -> Numbers:
        """How likely who has the turn is to win."""
        return 1 / (1 + np.exp(-(self.felt(inputs) @ self.out + self.last[0])))

    def learn(self, inputs: Numbers, won: Numbers, step: float) -> None:
        """One step downhill."""
        felt = self.felt(inputs)
        off = (1 / (1 + np.exp(-(felt @ self.out + self.last[0]))) - won) / len(won)
        back = np.outer(off, self.out) * (felt > 0)
        slopes = [
            inputs.T @ back + NARROW * self.hidden,
            back.sum(0),
            felt.T @ off + NARROW * self.out,
            off.sum(keepdims=True),
        ]
        self.steps += 1
        for at, part in enumerate((self.hidden, self.always, self.out, self.last)):
            self.slopes[at] = 0.9 * self.slopes[at] + 0.1 * slopes[at]
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slopes[at] ** 2
            slope = self.slopes[at] / (1 - 0.9**self.steps)
            square = self.squares[at] / (1 - 0.999**self.steps)
            part -= (step * slope / (np.sqrt(square) + 1e-8)).astype(np.float32)

    def rounded(self) -> tuple[list[list[float]], list[float]]:
        """Its numbers as `Judge` takes them."""
        hidden = [
            [round(float(number), 3) for number in [*self.hidden[:, unit], self.always[unit]]]
            for unit in range(len(self.out))
        ]
        return hidden, [round(float(number), 3) for number in [*self.out, self.last[0]]]


def fitted(positions: Positions, units: int, rounds: int) -> Net:
    """The net under which the games were most likely."""
    kept, others = positions.where(positions.game % 10 != 0), positions.where(positions.game % 10 == 0)
    net, draws = Net(units), np.random.default_rng(1)
    for turn in range(rounds):
        order = draws.permutation(len(kept.won))
        for begin in range(0, len(order) - BATCH + 1, BATCH):
            chosen = order[begin : begin + BATCH]
            net.learn(kept.inputs[chosen], kept.won[chosen], STEP * (1 - turn / rounds))
    nothing = np.full_like(others.won, kept.won.mean())
    print(
        f"{len(positions.won):,} positions; on the {len(others.won):,} kept apart the net is by "
        f"{loss(net.chances(others.inputs), others.won):.4f} nats wrong, the weights by "
        f"{loss(others.weighed, others.won):.4f}, who knows nothing by {loss(nothing, others.won):.4f}",
        flush=True,
    )
    return net


def written(hidden: list[list[float]], out: list[float]) -> str:
    """The module that holds them."""
    lines = [
        '"""Who of the last two wins in Kung Fu Fighting, as games have taught it: fitted by tools/fit_judge.py."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        "HIDDEN: Final[list[list[float]]] = [",
    ]
    for weights in hidden:
        lines.append("    [")
        lines += [f"        {told(weights[at : at + 12])}," for at in range(0, len(weights), 12)]
        lines.append("    ],")
    lines += ["]", "OUT: Final[list[float]] = ["]
    lines += [f"    {told(out[at : at + 12])}," for at in range(0, len(out), 12)]
    return "\n".join([*lines, "]", "# fmt: on", ""])


def told(numbers: list[float]) -> str:
    """A line of them."""
    return ", ".join(f"{number:.3f}" for number in numbers)


def main() -> None:
    """Play, fit, and write."""
    reader = argparse.ArgumentParser(description="fits the net that judges duels of Kung Fu Fighting")
    reader.add_argument("--games", type=int, default=GAMES)
    reader.add_argument("--out", type=Path, default=OUT)
    asked = reader.parse_args()
    net = fitted(played(asked.games), UNITS, ROUNDS)
    asked.out.write_text(written(*net.rounded()))


if __name__ == "__main__":
    main()
