"""`kwoon tournament turns`: who sat at which size of table, in an event or for numbers of players to come."""

from __future__ import annotations

import argparse
from typing import Any

from kwoon.cli.tournament import show
from kwoon.cli.tournament.files import guarded, load, write
from kwoon.tournament.errors import Refused
from kwoon.tournament.seating import Limit
from kwoon.tournament.seating.ask import SimpleSeater
from kwoon.tournament.seating.best_or_charts import BestSeater
from kwoon.tournament.seating.charts import Spare
from kwoon.tournament.seating.counts import sat
from kwoon.tournament.seating.planning import task_for
from kwoon.tournament.seating.turns_table import COLUMNS, Line, charted, markdown, svg, swiss

ABOUT = """\
Say how often each player of an event sat at a table of three, of four, or had a bye (TR-8.2.b). Without a file, play
Swiss events in games of four of 7 to 30 players through and say how the turns would come out, by search and by the
printed charts."""


def add(commands: Any) -> None:
    """Add `turns`."""
    parser = commands.add_parser("turns", help="say who sat at threes, at fours, or had a bye", description=ABOUT)
    parser.set_defaults(run=guarded(run_turns))
    parser.add_argument("file", nargs="?", metavar="FILE", help="the event's file; without one, numbers of players")
    parser.add_argument("--players", default="7-30", metavar="N-M", help="from so many to so many (default: 7-30)")
    parser.add_argument("--rounds", type=int, default=4, metavar="N", help="default: 4, as the charts have")
    parser.add_argument("--simple", action="store_true", help="by score groups instead of a search, at once")
    parser.add_argument("--markdown", metavar="FILE", help="write the table as Markdown")
    parser.add_argument("--svg", metavar="FILE", help="write a picture of it")
    parser.add_argument("--json", action="store_true", help="print figures as JSON")


def run_turns(args: argparse.Namespace) -> int:
    """The turns of an event, or of events to come."""
    return _of_event(args) if args.file else _of_numbers(args)


def _of_event(args: argparse.Namespace) -> int:
    event = load(args.file).event
    found = sat(task_for(event, event.active).history)
    sizes = sorted({size for each in found.values() for size, _ in each.sizes})
    if args.json:
        turns = {name: {str(size): count for size, count in each.sizes} for name, each in found.items()}
        show.print_json([{"player": name, "tables": turns[name], "byes": each.byes} for name, each in found.items()])
        return 0
    grid = show.grid_of(f"{event.setup.name}: turns", "player", *(f"at tables of {size}" for size in sizes), "byes")
    for name, each in found.items():
        grid.add_row(name, *(str(each.turns(size)) for size in sizes), str(each.byes))
    show.console().print(grid)
    return 0


def _of_numbers(args: argparse.Namespace) -> int:
    first, _, last = args.players.partition("-")
    try:
        numbers = range(int(first), int(last or first) + 1)
    except ValueError:
        raise Refused(f"{args.players!r} is no range of players; write 7-30") from None
    if not numbers or numbers[0] < 3 or args.rounds < 1:
        raise Refused("an event has at least three players and a round; write --players 7-30 --rounds 4", "TR-4.0.a")
    lines = [line for number in numbers for line in _lines(number, args)]
    if args.markdown:
        write(args.markdown, markdown(lines))
    if args.svg:
        write(args.svg, svg(lines))
    if args.json:
        show.print_json([dict(zip(COLUMNS, line.cells, strict=True)) for line in lines])
        return 0
    grid = show.grid_of(f"Turns over {args.rounds} rounds (2 ×6: two turns for six players)", *COLUMNS)
    for line in lines:
        grid.add_row(*line.cells)
    show.console().print(grid)
    return 0


def _lines(players: int, args: argparse.Namespace) -> list[Line]:
    seater = SimpleSeater() if args.simple else BestSeater(Limit(work=0.5, workers=1))
    name = "score groups" if args.simple else "search"
    lines = [swiss(players, args.rounds, seater, name), charted(players, args.rounds, Spare.PHANTOMS, "chart")]
    return [line for line in lines if line is not None]
