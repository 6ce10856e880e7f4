"""`kwoon review FILE`: the best answers of a saved game, its turning points, and how the chances went."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from kwoon.engine.errors import BadOptions
from kwoon.engine.record import Replay
from kwoon.lab.review import USUAL, Reviewed, reviewed
from kwoon.lab.review_plot import svg_plot, text_plot


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `review`."""
    parser.description = (
        "Search every question of a saved game again, from the seat that was asked and with what it could know: prints "
        "the answers that cost most, what would have been better, and everyone's chances over the game."
    )
    parser.add_argument("file", metavar="FILE", help="the saved game")
    parser.add_argument("--move", type=int, metavar="N", help="only this move, with all that was found out about it")
    parser.add_argument("--from", dest="first", type=int, default=1, metavar="N", help="begin with this move (1)")
    parser.add_argument("--to", type=int, metavar="N", help="end with this move (the last)")
    parser.add_argument("--seat", type=int, metavar="N", help="only the answers of this seat (all)")
    parser.add_argument(
        "--bot",
        default=USUAL,
        metavar="NAME",
        help="who looks: a level, search:400 (rounds) or search:0.2s (%(default)s)",
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="the chance of the search (%(default)s)")
    parser.add_argument("--plot", metavar="FILE.svg", help="draw the chances over the game into a file")
    parser.add_argument("--json", action="store_true", help="print JSON: a list of objects, one an answer")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Review the game and print what was found."""
    from kwoon.terminal.files import load_or_recover

    spec, record, note = load_or_recover(Path(arguments.file))
    if note:
        print(f"kwoon: {note}", file=sys.stderr)
    if arguments.plot and not arguments.plot.endswith(".svg"):
        raise BadOptions(f"--plot draws SVG: name a file that ends in .svg, not {arguments.plot}")
    replay = Replay(spec, record)
    replay.verify()
    moves = moves_asked(arguments, replay)
    told = 99 if arguments.move is not None else 3
    found: list[Reviewed] = []
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("thinking", total=len(moves))
        for each in reviewed(replay, moves, arguments.bot, arguments.seed, told):
            found.append(each)
            progress.update(task, advance=1)
    names = [seat.name for seat in record.seats]
    if arguments.plot:
        Path(arguments.plot).write_text(svg_plot(found, names, f"{spec.title}: chances to win"), encoding="utf-8")
    if arguments.json:
        print(json.dumps([each.plain() for each in found], indent=1))
    elif arguments.move is not None:
        print_one(found, names)
    else:
        print_all(found, names)
    return 0


def moves_asked(arguments: argparse.Namespace, replay: Replay) -> list[int]:
    """The numbers of the moves to look at."""
    last = len(replay)
    if last == 0:
        raise BadOptions(f"{arguments.file}: nothing has been answered in this game yet")
    first, end = (arguments.first, arguments.to or last) if arguments.move is None else (arguments.move, arguments.move)
    if not 1 <= first <= end <= last:
        raise BadOptions(f"the moves of this game are 1 to {last}; {first} to {end} are not among them")
    seats = len(replay.record.seats)
    if arguments.seat is not None and not 1 <= arguments.seat <= seats:
        raise BadOptions(f"there are {seats} seats; there is no seat {arguments.seat}")
    moves = range(first, end + 1)
    return [n for n in moves if arguments.seat is None or replay.record.moves[n - 1].seat == arguments.seat - 1]


def print_one(found: list[Reviewed], names: list[str]) -> None:
    """One question, with every answer that was thought of."""
    for each in found:
        print(f"{each.move}. {names[each.seat]}: {each.prompt}")
        for choice in each.best:
            mark = ">" if choice == each.given else " "
            print(f" {mark} {choice.chance:>4.0%}  {choice.label}  ({choice.tried} rounds)")
        chances = ", ".join(f"{name} {chance:.0%}" for name, chance in zip(names, each.chances, strict=True))
        print(f"   {chances}")


def print_all(found: list[Reviewed], names: list[str]) -> None:
    """The turning points, and the chances as lines."""
    turning = [each for each in found if each.turning]
    print(f"{len(found)} answers, {len(turning)} turning points")
    for each in turning:
        better = each.best[0]
        print(f"{each.move:>5}. {names[each.seat]}: {each.given.label} ({each.given.chance:.0%})")
        print(f"       better: {better.label} ({better.chance:.0%})")
    for seat, name in enumerate(names):
        own = [each.cost for each in found if each.seat == seat]
        given_away = f"{sum(own) / len(own):.1%} an answer given away" if own else "not asked"
        print(f"\n{name}: {given_away}")
        if found:
            print(text_plot(found, seat))
