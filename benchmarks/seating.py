"""How good and how fast the seating is: against the six printed charts, and for large fields.

python benchmarks/seating.py                  print the tables
python benchmarks/seating.py --picture FILE   and draw who meets whom, as SVG
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import perf_counter

from kwoon.engine.chance import Chance
from kwoon.tournament.seating import Limit, Plan, Round, Table, best, meetings
from kwoon.tournament.seating.charts import CHARTS, Chart, audit
from kwoon.tournament.seating.model import pair


def people(count: int) -> list[str]:
    return [f"p{number:03}" for number in range(1, count + 1)]


def uneven(rounds: Sequence[Round]) -> int:
    """Times that somebody has a place of the turn order again, as `seating` counts them."""
    had: dict[tuple[str, int], int] = {}
    total = 0
    for each in rounds:
        for table in each.tables:
            for place, player in enumerate(table):
                total += had.get((player, place), 0)
                had[player, place] = had.get((player, place), 0) + 1
    return total


def drawn_order(chart: Chart) -> float:
    """The charts know no turn order; the mean of 200 draws at each table."""
    random = Random(1)
    rounds = chart.seated(people(chart.players))
    draws = [
        uneven(
            [
                Round(tuple(Table(tuple(random.sample(table.players, len(table)))) for table in each.tables))
                for each in rounds
            ]
        )
        for _ in range(200)
    ]
    return sum(draws) / len(draws)


def spread(rounds: Sequence[Round], players: int) -> str:
    """How many pairs meet never, once, twice..."""
    counts = meetings(rounds)
    pairs = players * (players - 1) // 2
    often = [pairs - len(counts)] + [
        sum(count == times for count in counts.values()) for times in range(1, max(counts.values()) + 1)
    ]
    return "/".join(map(str, often))


def against_the_charts() -> list[tuple[Chart, Plan]]:
    print("Four rounds, printed chart and `seating.best` (seed 1)\n")
    print("| chart | promises broken | pairs met 0/1/2/3 times: printed | best | repeats: printed | best | no")
    print("  seating below | place again in turn order: drawn | best | proof | seconds |")
    found = []
    for chart in CHARTS:
        start = perf_counter()
        plan = best(people(chart.players), 4, Chance(1), games_of=chart.games_of)
        took = perf_counter() - start
        told = audit(chart)
        printed = chart.seated(people(chart.players))
        print(
            f"| {chart.name} | {len(told.breaches)} | {spread(printed, chart.players)} "
            f"| {spread(plan.rounds, chart.players)} | {told.repeats} | {plan.tally.repeats} "
            f"| {plan.least.repeats} | {drawn_order(chart):.1f} | {plan.tally.order} "
            f"| {plan.proof.value} | {took:.2f} |"
        )
        found.append((chart, plan))
    return found


def large_fields() -> None:
    print("\nAll rounds planned at once (default limit)\n")
    print("| players | rounds | repeats | threes again | place again | cost | bound | proof | seconds |")
    for players, rounds in ((60, 5), (61, 5), (62, 5), (63, 5), (100, 6), (200, 6), (24, 6), (30, 6)):
        start = perf_counter()
        plan = best(people(players), rounds, Chance(1))
        took = perf_counter() - start
        tally = plan.tally
        print(
            f"| {players} | {rounds} | {tally.repeats} | {tally.odd_size} | {tally.order} | {plan.cost} "
            f"| {plan.bound} | {plan.proof.value} | {took:.2f} |"
        )


def swiss(limit: Limit) -> None:
    print(f"\nSwiss, a round at a time with random winners (work {limit.work:g})\n")
    print("| players | round | repeats | score | threes again | place again | gap | proof | seconds |")
    for players in (16, 60, 61, 200):
        random = Random(players)
        scores = dict.fromkeys(people(players), 0)
        history: list[Round] = []
        for number in range(1, 6):
            start = perf_counter()
            plan = best(
                people(players),
                1,
                Chance(number),
                history=history,
                scores=scores if history else None,
                limit=limit,
            )
            took = perf_counter() - start
            tally = plan.tally
            print(
                f"| {players} | {number} | {tally.repeats} | {tally.score} | {tally.odd_size} "
                f"| {tally.order} | {plan.gap:.0%} | {plan.proof.value} | {took:.2f} |"
            )
            history.append(plan.rounds[0])
            for table in plan.rounds[0].tables:
                scores[random.choice(table.players)] += 4 if random.random() < 0.7 else 2


SHADES = ("#f4f1ea", "#9ecae1", "#fdae6b", "#d7301f")


def grid(rounds: Sequence[Round], count: int, left: float, top: float, cell: float) -> list[str]:
    """Who meets whom, a square for each pair; the number stands where two meet again."""
    met = meetings(rounds)
    drawn = []
    for row, one in enumerate(people(count)):
        for column, other in enumerate(people(count)):
            if row == column:
                continue
            times = met.get(pair(one, other), 0)
            x, y = left + column * cell, top + row * cell
            drawn.append(
                f'<rect x="{x:g}" y="{y:g}" width="{cell - 1:g}" height="{cell - 1:g}" fill="{SHADES[min(times, 3)]}"/>'
            )
            if times > 1:
                drawn.append(f'<text x="{x + cell / 2 - 0.5:g}" y="{y + cell / 2 + 3:g}" class="n">{times}</text>')
    return drawn


def picture(found: Sequence[tuple[Chart, Plan]]) -> str:
    """Printed beside ours, for each chart."""
    side, gap, head = 190.0, 20.0, 70.0
    width, height = gap + 4 * (side + gap), head + 3 * (side + 46)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" aria-labelledby="t d">',
        '<title id="t">Who meets whom in four rounds: the printed charts and seating.best</title>',
        '<desc id="d">For each of the six charts two squares of players against players. '
        "A cell is darker the more often the two meet; its number stands where they meet again.</desc>",
        "<style>text{font:12px sans-serif;fill:#111}.n{font-size:9px;text-anchor:middle}"
        ".h{font-size:17px;font-weight:bold}</style>",
        f'<rect width="{width:g}" height="{height:g}" fill="#fff"/>',
        f'<text x="{gap:g}" y="26" class="h">Who meets whom in four rounds</text>',
    ]
    for times, shade in enumerate(SHADES):
        x = gap + times * 110
        drawn.append(f'<rect x="{x:g}" y="38" width="14" height="14" fill="{shade}" stroke="#999"/>')
        drawn.append(f'<text x="{x + 20:g}" y="50">{("never", "once", "twice", "three times")[times]}</text>')
    for number, (chart, plan) in enumerate(found):
        top = head + number // 2 * (side + 46)
        left = gap + number % 2 * 2 * (side + gap)
        cell = side / chart.players
        rounds = chart.seated(people(chart.players))
        for at, (what, shown) in enumerate((("printed", rounds), ("best", plan.rounds))):
            x = left + at * (side + gap)
            repeats = audit(chart).repeats if at == 0 else plan.tally.repeats
            drawn.append(
                f'<text x="{x:g}" y="{top + 14:g}">{chart.players} in {chart.games_of}s, {what}: '
                f"{repeats} repeats</text>"
            )
            drawn += grid(shown, chart.players, x, top + 22, cell)
    return "\n".join([*drawn, "</svg>", ""])


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    reader.add_argument("--picture", type=Path, help="write who meets whom to this SVG file")
    reader.add_argument("--charts-only", action="store_true", help="leave the large fields out")
    asked = reader.parse_args()
    found = against_the_charts()
    if not asked.charts_only:
        large_fields()
        swiss(Limit(work=4.0))
    if asked.picture:
        asked.picture.write_text(picture(found), encoding="utf-8")
        print(f"\n{asked.picture} written")


if __name__ == "__main__":
    main()
