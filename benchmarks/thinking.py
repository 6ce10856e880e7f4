"""How strong the searching bot of a game is against its rule of thumb, and what thinking longer brings.

PYTHONPATH=build/compiled:. python benchmarks/thinking.py play kungfu search:1s --players 2 --games 400
PYTHONPATH=build/compiled:. python benchmarks/thinking.py table kungfu
PYTHONPATH=build/compiled:. python benchmarks/thinking.py plot kungfu

One bot that searches, and rules of thumb (greedy, buyer, hitter) in all other seats. The bot sits in each seat once
with the same shuffle, and the first seat begins. In Shadowfist all have the same deck; the hall's twelve take turns.
Seconds are those of the processor, also for the bot's own bound: a busy machine gives it as many rounds as an idle one.
Each game is a line of a CSV file as soon as it is over, so it can be stopped at any moment; the same command goes on.
"""

from __future__ import annotations

import argparse
import csv
import os
import subprocess
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from time import process_time

from kwoon.bots import SEARCHED, make_bot, usual_bot
from kwoon.bots.base import bot_move
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.search.tree import Search
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.games.shadowfist.cards.decks import ORDER
from kwoon.lab.match import wilson

FIRST_SEED = 20_000
STUDIES = Path("docs/studies")


@dataclass
class Row:
    """One game."""

    players: int
    bot: str
    number: int
    deck: str
    """The deck of all, in Shadowfist."""
    seat: int
    share: float
    """What the bot has of the win."""
    turns: int
    moves: int
    """How many questions it thought about."""
    rounds: int
    """For how many rounds in all."""
    seconds: float
    """For how long in all."""
    longest: float
    """How long about the question that took longest."""
    build: str = ""
    """The commit that it was played with; games of older lines do not say."""


class Timed(SearchBot):
    """The bot, with an eye on the processor's clock."""

    moves = 0
    rounds = 0
    seconds = 0.0
    longest = 0.0

    def choose_in(self, made_up: Game) -> int:
        begin = process_time()
        before = self.moves
        choice = super().choose_in(made_up)
        if self.moves > before:
            took = process_time() - begin
            self.seconds += took
            self.longest = max(self.longest, took)
        return choice

    def searched(self, made_up: Game, hint: int = -1, hasty: bool = False) -> Search:
        search = super().searched(made_up, hint, hasty)
        self.moves += 1
        self.rounds += search.rounds
        return search


def play(title: str, players: int, name: str, number: int) -> Row:
    """One game of the bot against rules of thumb."""
    table, seat = divmod(number, players)
    seed = FIRST_SEED + table
    options: dict[str, Data] = {"players": players}
    deck = ""
    if title == "shadowfist":
        deck = ORDER[table % len(ORDER)]
        options |= {"decks": [deck] * players, "first": 1}
    chance = Chance(seed)
    bots = [make_bot(title, usual_bot(title), chance.word()) for _ in range(players)]
    plain = make_bot(title, name, chance.word())
    assert isinstance(plain, SearchBot)
    bot = Timed(chance.word(), plain.quick, plain.bounds, plain.rule, clock=process_time)
    bots[seat] = bot
    game = game_named(title).new(options, seed)
    while game.decision is not None:
        game.apply(bot_move(bots[game.decision.seat], game))
    outcome = game.outcome()
    assert outcome is not None
    share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
    turns: int = getattr(game, "turn", 0)
    return Row(
        players, name, number, deck, seat, share, turns, bot.moves, bot.rounds, round(bot.seconds, 3),
        round(bot.longest, 4),
    )  # fmt: skip


def read(path: Path) -> list[Row]:
    """All games that were played so far."""
    if not path.exists():
        return []
    kinds = {"int": int, "float": float, "str": str}
    with path.open(newline="") as file:
        return [
            Row(**{each.name: kinds[str(each.type)](line.get(each.name) or "") for each in fields(Row)})
            for line in csv.DictReader(file)
        ]


def commit() -> str:
    """Which sources lie here; the compiled package should be made of them."""
    answer = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True)
    return answer.stdout.strip()


def play_all(path: Path, title: str, players: int, name: str, games: int, jobs: int, build: str) -> None:
    """The games of one line that are still missing."""
    rows = [row for row in read(path) if (row.players, row.bot) == (players, name)]
    for row in rows:
        if row.build != build:
            raise SystemExit(
                f"{path} has games of {name} with {players} players by another build ({row.build or 'not said'}; this "
                f"is {build}): one line must not mix two. Give another file (--out), delete those lines, or go on "
                f"with that build (--build {row.build or 'NAME'})"
            )
    known = {row.number for row in rows}
    missing = [number for number in range(games) if number not in known]
    fresh = not path.exists()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", newline="") as file, ProcessPoolExecutor(jobs) as pool:
        writer = csv.DictWriter(file, [each.name for each in fields(Row)], lineterminator="\n")
        if fresh:
            writer.writeheader()
        for done in as_completed([pool.submit(play, title, players, name, number) for number in missing]):
            writer.writerow(asdict(done.result()) | {"build": build})
            file.flush()


@dataclass
class Line:
    """All games of one bot at tables of one size."""

    players: int
    bot: str
    games: int
    rate: float
    low: float
    high: float
    moves: float
    rounds: float
    seconds: float
    longest: float


def lines(rows: Sequence[Row]) -> list[Line]:
    """The table: by players, and the quickest thinker first."""
    groups: dict[tuple[int, str], list[Row]] = defaultdict(list)
    for row in rows:
        groups[row.players, row.bot].append(row)
    found = []
    for (players, bot), games in groups.items():
        won = sum(row.share for row in games)
        moves = sum(row.moves for row in games)
        found.append(
            Line(
                players,
                bot,
                len(games),
                won / len(games),
                *wilson(won, len(games)),
                moves / len(games),
                sum(row.rounds for row in games) / moves,
                sum(row.seconds for row in games) / moves,
                max(row.longest for row in games),
            )
        )
    return sorted(found, key=lambda line: (line.players, line.seconds))


def print_table(rows: Sequence[Row]) -> None:
    """As Markdown."""
    print("| players | bot | games | won | 95% | moves a game | rounds a move | ms a move | longest |")
    print("|---|---|---|---|---|---|---|---|---|")
    for line in lines(rows):
        print(
            f"| {line.players} | {line.bot} | {line.games} | {line.rate:.0%} | {line.low:.0%} to {line.high:.0%} "
            f"| {line.moves:.0f} | {line.rounds:.0f} | {1000 * line.seconds:.0f} | {line.longest:.2f} s |"
        )


def plot(title: str, rows: Sequence[Row], path: Path) -> None:
    """What was won by how long it thought, for each size of table."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7.2, 4.2), dpi=120)
    for players, colour in ((2, "#1f5fa8"), (4, "#b3261e")):
        own = [line for line in lines(rows) if line.players == players]
        if not own:
            continue
        times = [1000 * line.seconds for line in own]
        rates = [100 * line.rate for line in own]
        errors = [
            [max(0.0, 100 * (line.rate - line.low)) for line in own],
            [max(0.0, 100 * (line.high - line.rate)) for line in own],
        ]
        label = f"{players} players ({players - 1} {usual_bot(title)}{'s' if players > 2 else ''})"
        axes.errorbar(times, rates, yerr=errors, fmt="o", color=colour, capsize=3, label=label)
        axes.axhline(100 / players, color=colour, linestyle=":", linewidth=1)
        for line, time, rate in zip(own, times, rates, strict=True):
            words = f"{line.bot.removeprefix('search:')}\n{line.games} games"
            axes.annotate(words, (time, rate), (5, 14 if players == 2 else -32), textcoords="offset points", fontsize=8)
    axes.set_xscale("log")
    axes.set_ylim(0, 112)
    axes.margins(x=0.12)
    axes.set_xlabel("thought about a move, on the average (ms of one core)")
    axes.set_ylabel("games won (%)")
    axes.set_title(f"{game_named(title).title}: search against {usual_bot(title)}; dotted: par")
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path, metadata={"Software": None})


def main() -> None:
    parser = argparse.ArgumentParser(description="Search against rules of thumb.")
    parser.add_argument("what", choices=["play", "table", "plot"])
    parser.add_argument("game", choices=list(SEARCHED))
    parser.add_argument("bot", nargs="?", default="expert", help="such as search:0.1s, search:60, expert (%(default)s)")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--build", help="the build that plays, to be noted: this folder's commit, if it is not said")
    parser.add_argument("--out", type=Path, help=f"{STUDIES}/GAME-thinking.csv, if it is not said")
    parser.add_argument("--picture", type=Path, help=f"{STUDIES}/GAME-thinking.png, if it is not said")
    arguments = parser.parse_args()
    title: str = arguments.game
    out = arguments.out or STUDIES / f"{title}-thinking.csv"
    if arguments.what == "play":
        build = arguments.build or commit()
        play_all(out, title, arguments.players, arguments.bot, arguments.games, arguments.jobs, build)
    if arguments.what == "plot":
        plot(title, read(out), arguments.picture or STUDIES / f"{title}-thinking.png")
    else:
        print_table(read(out))


if __name__ == "__main__":
    main()
