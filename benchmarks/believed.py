"""How much of what a search of Kung Fu Fighting believes to win is true, and where the rest is lost.

PYTHONPATH=build/compiled:. python benchmarks/believed.py search:400 --games 60

Duels of the bot and a greedy player. Wherever the bot departs from its quick player's own answer, both answers are
played on again, each so many times with the same luck, and what the bot's answer brings more is added up over the game:

- believed: what the search itself says
- again: in fresh made-up games, judged as in the search; it was not chosen by luck in these
- to the end: the same, but nothing is judged before the game is over
- true hands: to the end, and with the hands that really are there; only the pile is shuffled anew. No bot may do that

If all were right, this sum would be what the search wins beyond its quick player (± one standard error, of games).
"""

from __future__ import annotations

import argparse
from math import sqrt

from kwoon.bots import make_bot
from kwoon.bots.base import bot_move, made_up
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.search.rollouts import Rollouts
from kwoon.engine.chance import Chance
from kwoon.games.kungfu.game import KungFu, start

FIRST = 31_000_000
THE_END = 1000
"""Every duel is over so many answers later."""
NAMES = ("believed", "again", "to the end", "true hands")


def with_true_hands(game: KungFu, chance: Chance) -> KungFu:
    """The game as it is, with another order of the pile and other luck."""
    new = game.clone()
    pile = list(game.pile[: game.left])
    chance.shuffle(pile)
    new.pile = tuple(pile)
    new.chance = chance.fork()
    return new


def more(search: Rollouts, game: KungFu, answers: tuple[int, int], ahead: int) -> float:
    """What the first answer brings more than the second in one game, judged after so many answers."""
    usual, search.quick.ahead = search.quick.ahead, ahead
    found = [search.play(game.clone(), answer) for answer in answers]
    search.quick.ahead = usual
    return found[0] - found[1]


def departed(bot: SearchBot, game: KungFu, chance: Chance, times: int) -> tuple[int, list[float]]:
    """The bot's answer, and what it brings beyond its quick player's own: one number for each of `NAMES`."""
    asked, quick = made_up(game, bot.chance), bot.quick
    assert asked.decision is not None
    seat = asked.decision.seat
    quick.begin(asked)
    own = quick.thumb(asked)
    search = bot.searched(asked, own, True)
    assert isinstance(search, Rollouts)
    answer = search.verdict()
    if search.keys[answer] == search.keys[own]:
        return answer, [0.0] * len(NAMES)
    found = [next(each.lead for each in search.running if each.choice == answer), 0.0, 0.0, 0.0]
    both = (answer, own)
    for _ in range(times):
        guess = quick.imagine(asked, seat, chance)
        assert isinstance(guess, KungFu)
        found[1] += more(search, guess, both, quick.ahead) / times
        found[2] += more(search, guess, both, THE_END) / times
        found[3] += more(search, with_true_hands(game, chance), both, THE_END) / times
    return answer, found


def play(name: str, number: int, times: int) -> list[float]:
    """What the departures of one duel bring, and who won."""
    game, me, chance = start({"players": 2}, FIRST + number), number % 2, Chance(number + 5)
    bot, other = make_bot("kungfu", name, number), make_bot("kungfu", "greedy", number)
    assert isinstance(bot, SearchBot)
    total = [0.0] * len(NAMES)
    while game.decision is not None:
        if game.decision.seat != me:
            game.apply(bot_move(other, game))
            continue
        answer, found = departed(bot, game, chance, times)
        total = [sum(pair) for pair in zip(total, found, strict=True)]
        game.apply(answer)
    outcome = game.outcome()
    assert outcome is not None
    return [*total, 1 / len(outcome.winners) if me in outcome.winners else 0.0]


def main() -> None:
    """Play, and print a line of Markdown."""
    reader = argparse.ArgumentParser(description="how much of what a search believes to win is true")
    reader.add_argument("bot", nargs="?", default="search:400")
    reader.add_argument("--games", type=int, default=60)
    reader.add_argument("--times", type=int, default=60, help="how often both answers are played on (%(default)s)")
    asked = reader.parse_args()
    rows = [play(asked.bot, number, asked.times) for number in range(asked.games)]
    told = [f"| {asked.bot} | {asked.games} |"]
    for column in zip(*rows, strict=True):
        mean = sum(column) / len(column)
        error = sqrt(sum((each - mean) ** 2 for each in column) / max(1, len(column) - 1) / len(column))
        told.append(f"{100 * mean:.1f}% ± {100 * error:.1f} |")
    print(f"| bot | games | {' | '.join(NAMES)} | won |")
    print(" ".join(told), flush=True)


if __name__ == "__main__":
    main()
