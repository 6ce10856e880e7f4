"""Fits what positions of the two small games are worth to games that are played for it, for the bots that search.

    python -m tools.fit_worth kungfu         prints the numbers of `WORTHS` in bots/kungfu/quick/player.py
    python -m tools.fit_worth puzzlestrike   prints those of bots/puzzlestrike/quick/deck.py

At the beginning of about every second turn it is noted what each player has, and in the end who won. To each player a
position is worth their part of the sum of exp(weights * what they have) (a conditional logit); the weights are those
under which the games that were played were most likely. One game in five is kept apart, and the loss is told on these:
in nats a position, beside that of whoever knows nothing. The same numbers come out each time.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from kwoon.bots import make_bot
from kwoon.bots.base import bot_move
from kwoon.bots.kungfu.quick.habits import strength
from kwoon.bots.kungfu.quick.player import QuickFighter
from kwoon.bots.puzzlestrike.buys import Shopper
from kwoon.bots.puzzlestrike.quick.chips import BREAKS, COMBINES, SPARE
from kwoon.bots.puzzlestrike.quick.player import largest
from kwoon.bots.puzzlestrike.table import Table as Seen
from kwoon.engine.chance import Chance
from kwoon.games.kungfu.cards import ATTACK, BLOCK, CHI, ENHANCEMENT, STANCE, WEAPON
from kwoon.games.kungfu.game import start
from kwoon.games.kungfu.state.table import NONE
from kwoon.games.kungfu.state.table import Table as Brawl
from kwoon.games.puzzlestrike.game import PuzzleStrike, PuzzleStrikeSpec
from kwoon.games.puzzlestrike.state.chip import BY_NAME, CHARACTER, CHIPS, COMBINE, CRASH_GEM
from kwoon.games.puzzlestrike.state.table import HAND, KNOWN, TABLE, ZONES
from kwoon.games.puzzlestrike.terms.questions import BUY, PLAY

Numbers = NDArray[np.float64]
Position = tuple[int, list[list[float]], list[float]]
"""The game's number, what each player who is still in it has, and each one's part of the win."""

SPREAD = 2.0
"""How far the tastes of buyers stray."""
TOTALS = 14
"""Totals of gem piles that are told apart."""


# --- Kung Fu Fighting -------------------------------------------------------------------------------------------------


def brawler(table: Brawl, seat: int, quick: QuickFighter) -> list[float]:
    """What a player has: in the order of `WORTHS`."""
    kinds, hand = table.kinds_, table.hands[seat]
    counts = [sum(kinds[kind].type == type_ for kind in hand) for type_ in range(6)]
    chi, stance, weapon = table.chi[seat], table.stances[seat], table.weapons[seat]
    return [
        chi,
        chi * chi / 20.0,
        len(hand),
        counts[ATTACK],
        counts[BLOCK],
        sum(quick.stops[kind] for kind in hand),
        sum(kinds[kind].damage for kind in hand if kinds[kind].type == ENHANCEMENT),
        sum(kinds[kind].restores for kind in hand if kinds[kind].type == CHI),
        float(stance != NONE),
        table.defense_of(seat),
        strength(kinds[stance]) if stance != NONE else 0,
        float(weapon != NONE),
        kinds[weapon].damage if weapon != NONE else 0,
        float(seat == table.active),
        counts[STANCE] + counts[WEAPON],
    ]


def brawls(players: int, games: int) -> Iterator[Position]:
    """Games of quick players, one of ten answers a whim."""
    for number in range(games):
        game = start({"players": players}, 10_000_000 * players + number)
        chance = Chance(number + 77)
        quick = QuickFighter()
        quick.whim = 10
        quick.read(game)
        last = 0
        found: list[list[list[float] | None]] = []
        while game.decision is not None:
            if game.turn != last:
                last = game.turn
                if chance.below(2) == 0:
                    found.append([brawler(game, s, quick) if game.chi[s] > 0 else None for s in range(players)])
            game.apply(quick.answer(game, chance))
        yield from told(number, found, game.outcome())


def fit_kungfu() -> None:
    """The weights with two standing, with three, and with more."""
    rows = [row for players, games in ((2, 8000), (4, 8000), (6, 3000)) for row in brawls(players, games)]
    for least, most in ((2, 2), (3, 3), (4, 6)):
        chosen = [row for row in rows if least <= len(row[1]) <= most]
        weights = fitted(chosen, 1e-3, f"{least} to {most} standing")
        print([round(float(each), 3) for each in weights])


# --- Puzzle Strike ----------------------------------------------------------------------------------------------------


def striker(table: PuzzleStrike, seat: int) -> list[float]:
    """What a player has: the pile, the hand, the deck by the shares of its chips."""
    home = table.homes[seat]
    pile = [0.0] * (2 * TOTALS)
    pile[(0 if seat == table.active else TOTALS) + min(table.total(home), TOTALS - 1)] = 1.0
    gems, hand = table.gems[home], table.zones[seat * ZONES + HAND]
    breaks = sum(BREAKS[kind] for kind in hand)
    in_hand = [
        breaks,
        sum(COMBINES[kind] for kind in hand),
        sum(SPARE[kind] for kind in hand),
        sum(CHIPS[kind].value for kind in hand),
        len(hand),
        largest(gems, int(breaks), False),
        *gems[1:],
    ]
    counts = [0] * len(CHIPS)
    for zone in range(KNOWN):
        for kind in table.zones[seat * ZONES + zone]:
            counts[kind] += 1
    size = max(1, sum(counts))
    crashes, combines = counts[CRASH_GEM] + 2 * counts[BY_NAME["Double Crash Gem"]], counts[COMBINE]
    bank = [counts[chip.kind] / size for chip in CHIPS if chip.type != CHARACTER]
    own = sum(counts[chip.kind] for chip in CHIPS if chip.type == CHARACTER) / size
    pairs = [crashes * crashes / size, combines * combines / size, crashes * combines / size]
    return [*pile, *in_hand, *bank, own, *pairs, size, size * size / 20.0]


def strikes(games: int) -> Iterator[Position]:
    """Duels of buyers whose tastes in chips are changed at random, so that decks of every kind are seen."""
    spec = PuzzleStrikeSpec()
    for number in range(games):
        game = cast(PuzzleStrike, spec.new({"players": 2}, 60_000_000 + number))
        chance = Chance(number + 77)
        bots = [make_bot("puzzlestrike", "buyer", chance.word()) for _ in range(2)]
        stray = np.random.default_rng(number).normal(0.0, SPREAD, (2, len(CHIPS) + 1))
        last = -1
        found: list[list[list[float] | None]] = []
        while game.decision is not None:
            decision = game.decision
            seat = decision.seat
            if decision.kind == PLAY and game.turn != last and not game.zones[seat * ZONES + TABLE]:
                last = game.turn
                if chance.below(2) == 0:
                    found.append([striker(game, each) for each in range(2)])
            if decision.kind == BUY:
                game.apply(by_taste(game, decision.options, stray[seat]))
            else:
                game.apply(bot_move(bots[seat], game))
        yield from told(number, found, game.outcome())


def by_taste(game: PuzzleStrike, options: list[int], stray: Numbers) -> int:
    """The chip that the buyer's tips and a taste of one's own find best; to buy none is a matter of taste, too."""
    assert game.decision is not None
    shopper = Shopper(Seen(game.view(game.decision.seat)))
    worths = [stray[-1] if code < 0 else shopper.worth(code & 63) + stray[code & 63] for code in options]
    return int(np.argmax(worths))


def fit_puzzlestrike() -> None:
    """The weights of piles, hands and decks."""
    weights = [round(float(each), 3) for each in fitted(list(strikes(7000)), 3e-5, "duels")]
    print("on turn", weights[:TOTALS], "\noff turn", weights[TOTALS : 2 * TOTALS])
    names = ["breaks", "combines", "arrows", "money", "chip in hand", "gems to crash", "2-gem", "3-gem", "4-gem"]
    names += [f"share of {chip.name}" for chip in CHIPS if chip.type != CHARACTER]
    names += ["share of character chips", "crashes squared", "combines squared", "both", "size", "size squared by 20"]
    for name, weight in zip(names, weights[2 * TOTALS :], strict=True):
        print(f"{weight:8.3f}  {name}")


# --- the fit ----------------------------------------------------------------------------------------------------------


def told(number: int, found: list[list[list[float] | None]], outcome: Any) -> Iterator[Position]:
    """The positions of a game with its end; those who were out already are left out."""
    for position in found:
        seats = [seat for seat, each in enumerate(position) if each is not None]
        shares = [1.0 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in seats]
        if len(seats) > 1 and sum(shares) > 0.99:
            yield number, [each for each in position if each is not None], shares


def fitted(rows: list[Position], narrow: float, name: str) -> Numbers:
    """The weights under which the games were most likely, by Newton's way; far ones cost a little."""
    kept = [row for row in rows if row[0] % 5 != 0]
    others = [row for row in rows if row[0] % 5 == 0]
    x, y, there = arrays(kept)
    weights = np.zeros(x.shape[2])
    for _ in range(40):
        p = parts(x, there, weights)
        slope = np.einsum("nsf,ns->f", x, y - p) - narrow * len(x) * weights
        mean = np.einsum("nsf,ns->nf", x, p)
        bend = np.einsum("nsf,nsg->fg", x * p[:, :, None], x) - mean.T @ mean + narrow * len(x) * np.eye(len(weights))
        step = np.linalg.solve(bend, slope)
        weights += step
        if np.abs(step).max() < 1e-6:
            break
    x, y, there = arrays(others)
    loss = -(y * np.log(parts(x, there, weights) + 1e-12)).sum(1).mean()
    print(f"{name}: {len(rows):,} positions, loss {loss:.4f}, {np.log(there.sum(1)).mean():.4f} of who knows nothing")
    return weights


def parts(x: Numbers, there: NDArray[np.bool_], weights: Numbers) -> Numbers:
    """Each player's part of the win."""
    strengths = np.where(there, x @ weights, -1e9)
    shares = np.exp(strengths - strengths.max(1, keepdims=True))
    return cast(Numbers, shares / shares.sum(1, keepdims=True))


def arrays(rows: list[Position]) -> tuple[Numbers, Numbers, NDArray[np.bool_]]:
    """Positions as arrays, filled up to the largest table; and who is there."""
    most = max(len(row[1]) for row in rows)
    x = np.zeros((len(rows), most, len(rows[0][1][0])))
    y, there = np.zeros((len(rows), most)), np.zeros((len(rows), most), dtype=np.bool_)
    for number, (_, have, shares) in enumerate(rows):
        x[number, : len(have)], y[number, : len(have)], there[number, : len(have)] = have, shares, True
    return x, y, there


def main() -> None:
    """Fit one game's."""
    fits: dict[str, Callable[[], None]] = {"kungfu": fit_kungfu, "puzzlestrike": fit_puzzlestrike}
    reader = argparse.ArgumentParser(description="fits what positions are worth to games that are played for it")
    reader.add_argument("game", choices=list(fits))
    fits[reader.parse_args().game]()


if __name__ == "__main__":
    main()
