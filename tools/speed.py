"""Two or more compiled packages side by side: decisions a second and microseconds a clone, by turns, in CPU seconds.

    python tools/speed.py build/before build/compiled --game shadowfist --players 2 4 5 --rounds 9

Each package plays the same games (the same seeds, the same random choices) in a process of its own, a little at a time
and in turn, so that a busy machine slows all of them alike. Medians are shown, and the median of the ratios round by
round to the first package.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

GAMES = {2: 48, 3: 32, 4: 24, 5: 18}
"""How many games a round has, by players: about half a second."""
COPIES = 40


def serve(game: str, players: list[int]) -> None:
    """Play one round for every line that comes, and answer with what was measured."""
    from kwoon.engine.chance import Chance
    from kwoon.lab.own_games import DRAWS, OwnGame
    from kwoon.lab.stopwatch import Bench

    subjects = {count: OwnGame(game, count) for count in players}
    benches = {count: Bench(OwnGame(game, count)) for count in players}
    gc.collect()
    gc.freeze()
    for _ in sys.stdin:
        found = {}
        for count in players:
            subject, chance, decisions = subjects[count], Chance(7), 0
            start = time.thread_time()
            for seed in range(GAMES.get(count, 24)):
                state = subject.spec.new(subject.options[seed % DRAWS], seed)
                while state.decision is not None:
                    state.apply(chance.below(len(state.decision.options)))
                    decisions += 1
            spent = time.thread_time() - start
            bench = benches[count]
            clone = bench.copies(COPIES) / (COPIES * len(bench.states))
            found[str(count)] = (decisions / spent, clone * 1e6)
        print(json.dumps(found), flush=True)


def compare(packages: list[str], game: str, players: list[int], rounds: int) -> None:
    """Let the packages play by turns and print a table."""
    command = [sys.executable, str(Path(__file__).resolve()), "--serve", "--game", game]
    command += ["--players", *[str(count) for count in players]]
    workers = [
        subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": package}
        )
        for package in packages
    ]
    results: list[list[dict[str, list[float]]]] = [[] for _ in workers]
    for _ in range(rounds):
        for at, worker in enumerate(workers):
            assert worker.stdin is not None
            assert worker.stdout is not None
            worker.stdin.write("\n")
            worker.stdin.flush()
            results[at].append(json.loads(worker.stdout.readline()))
    for worker in workers:
        worker.communicate()
    print(f"{game}, medians of {rounds} rounds, CPU seconds")
    print(f"{'players':>7}  {'package':24} {'decisions/s':>12} {'times':>6} {'clone µs':>9} {'times':>6}")
    for count in [str(each) for each in players]:
        for at, package in enumerate(packages):
            rate = statistics.median([each[count][0] for each in results[at]])
            clone = statistics.median([each[count][1] for each in results[at]])
            pairs = list(zip(results[at], results[0], strict=True))
            faster = statistics.median([mine[count][0] / first[count][0] for mine, first in pairs])
            shorter = statistics.median([mine[count][1] / first[count][1] for mine, first in pairs])
            print(f"{count:>7}  {package[-24:]:24} {rate:12,.0f} {faster:6.2f} {clone:9.2f} {shorter:6.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("packages", nargs="*", help="folders with a compiled package, the first one to compare with")
    parser.add_argument("--game", default="shadowfist")
    parser.add_argument("--players", nargs="+", type=int, default=[2, 4, 5])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(given.game, given.players)
    elif given.packages:
        compare(given.packages, given.game, given.players, given.rounds)
    else:
        parser.error("name at least one folder with a compiled package")


if __name__ == "__main__":
    main()
