"""The ten characters of Puzzle Strike against each other, buyer against buyer, and what going first is worth.

PYTHONPATH=build/compiled python benchmarks/characters.py --games 100 --picture docs/images/characters.svg
PYTHONPATH=build/compiled python benchmarks/characters.py --json > table.json
PYTHONPATH=build/compiled python benchmarks/characters.py --table table.json --picture characters.svg   (draw it again)

Each ordered pair (who goes first, who goes second) plays so many games, each with a random bank.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from kwoon.games import game_named
from kwoon.games.puzzlestrike.state.chip import CHARACTERS
from kwoon.lab.match import play_game, wilson

Task = tuple[int, int, int, int]


def wins_of_first(task: Task) -> tuple[int, int, float]:
    """The two characters, and the wins of the one that goes first."""
    first, second, games, seed = task
    spec = game_named("puzzlestrike")
    options = {"players": 2, "characters": [CHARACTERS[first], CHARACTERS[second]], "first": 0}
    wins = sum(play_game(spec, options, ["buyer", "buyer"], seed + number).scores[0] for number in range(games))
    return first, second, wins


@dataclass(frozen=True)
class Rate:
    """A share of games, with its interval."""

    wins: float
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:.1%} ({low:.1%} to {high:.1%})"


class Study:
    """All results: the wins of each character that goes first against each that goes second."""

    def __init__(self, games: int, first_wins: list[list[float]]) -> None:
        self.games = games
        self.first_wins = first_wins
        self.count = len(CHARACTERS)

    def pair(self, row: int, column: int) -> Rate:
        """One character against another, going first as often as second."""
        if row == column:
            return Rate(self.games / 2, self.games)
        return Rate(self.first_wins[row][column] + self.games - self.first_wins[column][row], 2 * self.games)

    def first(self, row: int, column: int) -> Rate:
        """One character against another, going first."""
        return Rate(self.first_wins[row][column], self.games)

    def going(self, row: int, first: bool) -> Rate:
        """A character against the nine others, going first or second."""
        others = [column for column in range(self.count) if column != row]
        if first:
            wins = sum(self.first_wins[row][column] for column in others)
        else:
            wins = sum(self.games - self.first_wins[column][row] for column in others)
        return Rate(wins, self.games * len(others))

    def overall(self, row: int) -> Rate:
        """A character against the nine others."""
        first, second = self.going(row, True), self.going(row, False)
        return Rate(first.wins + second.wins, first.games + second.games)

    def going_first(self, mirrors: bool = False) -> Rate:
        """How often the player who goes first wins; with `mirrors`, only where both have the same character."""
        cells = [
            self.first_wins[row][column]
            for row in range(self.count)
            for column in range(self.count)
            if not mirrors or row == column
        ]
        return Rate(sum(cells), self.games * len(cells))


def play_all(games: int, jobs: int, seed: int) -> Study:
    """Play every ordered pair, telling how far it is."""
    count = len(CHARACTERS)
    wins = [[0.0] * count for _ in range(count)]
    tasks: list[Task] = [
        (first, second, games, seed + games * (min(first, second) * count + max(first, second)))
        for first in range(count)
        for second in range(count)
    ]
    with ProcessPoolExecutor(jobs) as pool:
        for done, (first, second, won) in enumerate(pool.map(wins_of_first, tasks), 1):
            wins[first][second] = won
            print(f"\r{done} of {len(tasks)} pairings", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return Study(games, wins)


# --- the picture ----------------------------------------------------------------------------------------------------

CELL = 46
HEIGHT = 30
LEFT = 120
HEAD = 96
WIDTH = 860
STYLE = (
    "text{font:13px sans-serif;fill:#1a1a1a}.n{text-anchor:middle}.r{text-anchor:end}.s{font-size:11px;fill:#555}"
    ".h{font-size:19px;font-weight:bold}.t{font-size:14px;font-weight:bold}"
)
LOW = (178, 88, 6)
HIGH = (31, 97, 160)


def colour(rate: float) -> str:
    """Orange below one half, blue above, paler towards it; the full colour at 20% and 80%."""
    end = HIGH if rate >= 0.5 else LOW
    share = min(1.0, abs(rate - 0.5) / 0.3)
    return "#" + "".join(f"{round(255 + (part - 255) * share):02x}" for part in end)


def ink(rate: float) -> str:
    """A colour for the number on it."""
    return "#fff" if abs(rate - 0.5) > 0.19 else "#1a1a1a"


def words(x: float, y: float, text: str, kind: str = "", fill: str = "") -> str:
    """A line of text."""
    safe = text.replace("&", "&amp;").replace("<", "&lt;")
    more = (f' class="{kind}"' if kind else "") + (f' style="fill:{fill}"' if fill else "")
    return f'<text x="{x:g}" y="{y:g}"{more}>{safe}</text>'


def heat_map(study: Study, top: float, title: str, note: str, first: bool, order: list[int]) -> list[str]:
    """One square of characters against characters; in the one, the row goes first."""
    lines = [words(20, top, title, "t"), words(20, top + 18, note, "s")]
    head = top + HEAD
    for place, column in enumerate(order):
        x = LEFT + place * CELL + CELL / 2
        name = CHARACTERS[column]
        lines.append(f'<text transform="translate({x:g},{head - 6:g}) rotate(-40)">{name}</text>')
    lines.append(words(LEFT + len(order) * CELL + 14, head - 6, "against all others", "s"))
    for line, row in enumerate(order):
        y = head + line * HEIGHT
        lines.append(words(LEFT - 8, y + 20, CHARACTERS[row], "r"))
        for place, column in enumerate(order):
            rate = (study.first(row, column) if first else study.pair(row, column)).rate
            x = LEFT + place * CELL
            if row == column and not first:
                lines.append(f'<rect x="{x}" y="{y:g}" width="{CELL - 1}" height="{HEIGHT - 1}" fill="#eee"/>')
                continue
            fill = colour(rate)
            lines.append(f'<rect x="{x}" y="{y:g}" width="{CELL - 1}" height="{HEIGHT - 1}" fill="{fill}"/>')
            lines.append(words(x + CELL / 2, y + 20, f"{100 * rate:.0f}", "n", ink(rate)))
        every = study.going(row, True) if first else study.overall(row)
        low, high = every.interval
        x = LEFT + len(order) * CELL + 14
        lines.append(words(x, y + 20, f"{100 * every.rate:.1f}%"))
        lines.append(words(x + 52, y + 20, f"{100 * low:.1f} to {100 * high:.1f}", "s"))
    return lines


def strip(study: Study, top: float, order: list[int]) -> list[str]:
    """For each character the rate going first and going second, with intervals."""
    left, wide = LEFT, 560.0
    ends = [end for row in order for first in (True, False) for end in study.going(row, first).interval]
    least = min(3, int(min(ends) * 10)) / 10
    most = max(7, int(max(ends) * 10) + 1) / 10

    def at(rate: float) -> float:
        return left + wide * (rate - least) / (most - least)

    lines = [
        words(20, top, "Going first and going second", "t"),
        words(20, top + 18, "Wins against the nine others; the lines are 95% intervals.", "s"),
        f'<circle cx="{left + 400}" cy="{top + 13:g}" r="5" fill="{colour(0.9)}"/>',
        words(left + 410, top + 18, "going first", "s"),
        f'<circle cx="{left + 490}" cy="{top + 13:g}" r="5" fill="{colour(0.1)}"/>',
        words(left + 500, top + 18, "going second", "s"),
    ]
    head = top + 40
    bottom = head + len(order) * 24
    for tenth in range(round(least * 10), round(most * 10) + 1):
        x = at(tenth / 10)
        stroke = "#888" if tenth == 5 else "#ddd"
        lines.append(f'<line x1="{x:g}" y1="{head - 6:g}" x2="{x:g}" y2="{bottom:g}" stroke="{stroke}"/>')
        lines.append(words(x, bottom + 16, f"{tenth * 10}%", "n"))
    for line, row in enumerate(order):
        y = head + line * 24 + 8
        lines.append(words(LEFT - 8, y + 5, CHARACTERS[row], "r"))
        for shift, first, fill in ((-4, True, colour(0.9)), (4, False, colour(0.1))):
            rate = study.going(row, first)
            low, high = rate.interval
            lines.append(
                f'<line x1="{at(low):g}" y1="{y + shift:g}" x2="{at(high):g}" y2="{y + shift:g}" '
                f'stroke="{fill}" stroke-width="2"/>'
            )
            lines.append(f'<circle cx="{at(rate.rate):g}" cy="{y + shift:g}" r="4" fill="{fill}"/>')
    return lines


def svg(study: Study) -> str:
    """The whole picture."""
    order = sorted(range(study.count), key=lambda row: -study.overall(row).rate)
    square = HEAD + study.count * HEIGHT + 44
    tops = (82.0, 82.0 + square, 82.0 + 2 * square)
    tall = tops[2] + 40 + study.count * 24 + 34
    total = study.games * study.count**2
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {tall:g}" role="img" aria-labelledby="t d">',
        '<title id="t">Puzzle Strike: Shadows, ten characters against each other</title>',
        '<desc id="d">How often the character of a row beats that of a column, buyer against buyer; then the same '
        "where the row goes first; then each character going first and second.</desc>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{tall:g}" fill="#fff"/>',
        words(20, 30, "Puzzle Strike: Shadows, buyer against buyer", "h"),
        words(
            20,
            52,
            f"{total:,} games, {study.games} for each character that goes first against each that goes second, random "
            f"banks. Going first wins {study.going_first()}.",
            "s",
        ),
    ]
    margin = 1.96 * (0.25 / (2 * study.games)) ** 0.5
    lines += heat_map(
        study,
        tops[0],
        "Wins of the row against the column, in percent",
        f"Half of the games going first, half going second. One cell is sure to about ±{100 * margin:.0f}.",
        False,
        order,
    )
    margin = 1.96 * (0.25 / study.games) ** 0.5
    lines += heat_map(
        study,
        tops[1],
        "The same, where the row goes first",
        f"One cell is sure to about ±{100 * margin:.0f}. On the diagonal both play the same character.",
        True,
        order,
    )
    lines += strip(study, tops[2], order)
    return "\n".join([*lines, "</svg>", ""])


# --- the command ----------------------------------------------------------------------------------------------------


def report(study: Study) -> None:
    """The table in words."""
    order = sorted(range(study.count), key=lambda row: -study.overall(row).rate)
    print(" " * 14 + "".join(f"{CHARACTERS[column][:6]:>7}" for column in order) + "   against all others")
    for row in order:
        cells = [f"{100 * study.pair(row, column).rate:7.0f}" if row != column else "      -" for column in order]
        print(f"{CHARACTERS[row]:14}{''.join(cells)}   {study.overall(row)}")
    print()
    print(f"{'':14}{'going first':26}{'going second':26}")
    for row in order:
        print(f"{CHARACTERS[row]:14}{study.going(row, True)!s:26}{study.going(row, False)!s:26}")
    print()
    print(f"Going first wins {study.going_first()} of {study.going_first().games:,} games;")
    print(f"between two of the same character {study.going_first(mirrors=True)}.")


def main() -> None:
    parser = argparse.ArgumentParser(description="Ten characters against each other, buyer against buyer.")
    parser.add_argument("--games", type=int, default=100, help="games for each ordered pair (%(default)s)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print the results as JSON")
    parser.add_argument("--table", type=Path, help="results of an earlier --json, instead of playing")
    parser.add_argument("--picture", type=Path, help="write the picture to this SVG file")
    arguments = parser.parse_args()
    if arguments.table:
        data = json.loads(arguments.table.read_text(encoding="utf-8"))
        study = Study(data["games"], data["first_wins"])
    else:
        study = play_all(arguments.games, arguments.jobs, arguments.seed)
    if arguments.picture:
        arguments.picture.write_text(svg(study), encoding="utf-8")
    if arguments.json:
        print(json.dumps({"games": study.games, "characters": CHARACTERS, "first_wins": study.first_wins}))
    else:
        report(study)


if __name__ == "__main__":
    main()
