"""Which settings of Puzzle Strike's searching bot find the answers that win: quicker to tell than by whole games.

PYTHONPATH=build/compiled:. python benchmarks/choices.py find build/choices.json --positions 160 --games 300
PYTHONPATH=build/compiled:. python benchmarks/choices.py try build/choices.json search:150 search:1000 --ahead 150

`find` plays duels of the quick player and the buyer, keeps one question of the quick player's in each (every second
one a buy), and plays each of the seven best-looking answers to the end in so many made-up games, the same for all
answers, with quick players in both seats. `try` asks a bot at every one of these questions and prints how much more its
answer wins than the quick player's own, with one standard error. What is called the truth is that of quick players.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

from kwoon.bots import make_bot
from kwoon.bots.base import Bot, bot_move, made_up
from kwoon.bots.puzzlestrike.quick.player import QuickBuyer
from kwoon.bots.search.bot import SearchBot
from kwoon.engine.chance import Chance
from kwoon.games.puzzlestrike.game import PuzzleStrike, start
from kwoon.games.puzzlestrike.terms.questions import BUY, HOLD

FIRST_SEED = 300_000
MOST = 7
"""How many answers are played to the end."""


class Plain(Bot):
    """The quick player as a bot."""

    wants_game = True

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.quick = QuickBuyer()

    def choose_in(self, made_up: Any) -> int:
        return self.quick.wish(made_up, self.chance)


def position(seed: int, moves: list[int]) -> PuzzleStrike:
    """A duel after these answers."""
    game = start({"players": 2}, seed)
    for move in moves:
        game.apply(move)
    return game


def question(seed: int, buys: bool) -> list[int] | None:
    """The answers of a duel up to one of the quick player's questions; None if there is none of that kind."""
    chance = Chance(seed)
    plain = Plain(chance.word())
    bots = [plain, make_bot("puzzlestrike", "buyer", chance.word())]
    if chance.below(2):
        bots.reverse()
    game = start({"players": 2}, seed)
    moves: list[int] = []
    fitting: list[int] = []
    while game.decision is not None:
        kind, seat = game.decision.kind, game.decision.seat
        if bots[seat] is plain and kind != HOLD and (kind == BUY) == buys and len(set(plain.quick.keys(game))) > 1:
            fitting.append(len(moves))
        moves.append(bot_move(bots[seat], game))
        game.apply(moves[-1])
    return moves[: fitting[chance.below(len(fitting))]] if fitting else None


def truth(game: PuzzleStrike, games: int, chance: Chance) -> dict[int, float]:
    """What each of the best-looking answers wins among quick players."""
    quick = QuickBuyer()
    assert game.decision is not None
    seat, keys, priors = game.decision.seat, quick.keys(game), quick.priors(game)
    order = sorted(range(len(keys)), key=lambda number: -priors[number])
    firsts = list({keys[number]: number for number in reversed(order)}.values())[::-1][:MOST]
    won = dict.fromkeys(firsts, 0.0)
    for _ in range(games):
        imagined = game.resample(seat, chance)
        for choice in firsts:
            other = imagined.clone()
            other.apply(choice)
            while other.decision is not None:
                other.apply(quick.wish(other, chance))
            outcome = other.outcome()
            assert outcome is not None
            won[choice] += outcome.scores[seat] / games
    alike = {keys[choice]: rate for choice, rate in won.items()}
    return {number: alike[key] for number, key in enumerate(keys) if key in alike}


def find(path: Path, positions: int, games: int) -> None:
    """Find that many questions, and what their answers win."""
    found: list[dict[str, Any]] = []
    seed = FIRST_SEED
    while len(found) < positions:
        seed += 1
        moves = question(seed, len(found) % 2 == 0)
        if moves is not None:
            rates = truth(position(seed, moves), games, Chance(seed))
            found.append({"seed": seed, "moves": moves, "rates": rates})
    path.write_text(json.dumps(found))


def attempt(path: Path, name: str, ahead: int | None) -> None:
    """What a bot's answers win beyond the quick player's own."""
    gains: dict[bool, list[float]] = {True: [], False: []}
    seconds = {True: 0.0, False: 0.0}
    for each in json.loads(path.read_text()):
        game = position(each["seed"], each["moves"])
        assert game.decision is not None
        bot = make_bot("puzzlestrike", name, each["seed"])
        if isinstance(bot, SearchBot) and ahead is not None:
            bot.quick.ahead = ahead
        shown = made_up(game, Chance(each["seed"] + 5))
        rates = {int(number): rate for number, rate in each["rates"].items()}
        least = min(rates.values())
        usual = rates.get(QuickBuyer().wish(shown, Chance(1)), least)
        buys = game.decision.kind == BUY
        begin = process_time()
        choice = bot.choose_in(shown)
        seconds[buys] += process_time() - begin
        gains[buys].append(rates.get(choice, least) - usual)
    for buys, what in ((True, "a buy"), (False, "another question")):
        each_gain = gains[buys]
        mean = sum(each_gain) / len(each_gain)
        error = sqrt(sum((gain - mean) ** 2 for gain in each_gain)) / len(each_gain)
        took = 1000 * seconds[buys] / len(each_gain)
        print(f"{name}, {what}: {mean:+.2%} ± {error:.2%} of {len(each_gain)}, {took:.1f} ms each", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="Which answers win, and which bots find them.")
    parser.add_argument("what", choices=["find", "try"])
    parser.add_argument("file", type=Path)
    parser.add_argument("bots", nargs="*", default=["search:300"])
    parser.add_argument("--positions", type=int, default=160)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--ahead", type=int, help="after how many answers a made-up game is judged (as the bot does)")
    arguments = parser.parse_args()
    if arguments.what == "find":
        find(arguments.file, arguments.positions, arguments.games)
        return
    for name in arguments.bots:
        attempt(arguments.file, name, arguments.ahead)


if __name__ == "__main__":
    main()
