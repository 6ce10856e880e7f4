"""`kwoon tournament print`: the director's papers as PDF and HTML."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kwoon.cli.tournament.files import guarded, load, write
from kwoon.cli.tournament.league import open_league
from kwoon.cli.tournament.names import find
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.state import Event

if TYPE_CHECKING:
    from kwoon.tournament.papers import Sheet

ABOUT = """\
Print papers for the hall: pairings for the wall, result slips for the tables, standings, deck check lists for the
judges, and the plan and standings of a league. Write them as PDF, as HTML, or both."""


def add(commands: Any) -> None:
    """Add `print`."""
    parser = commands.add_parser(
        "print", help="write pairings, slips, standings, deck check lists or a league", description=ABOUT
    )
    parser.set_defaults(run=guarded(run_print))
    papers = ["pairings", "slips", "standings", "checklists", "league"]
    parser.add_argument("paper", choices=papers, help="what to print")
    parser.add_argument("file", metavar="FILE", help="the event's file, e.g. spring.event; the league's for league")
    parser.add_argument("--pdf", metavar="FILE", help="write a PDF")
    parser.add_argument("--html", metavar="FILE", help="write a web page")
    parser.add_argument("--round", type=int, metavar="N", help="default: the round seated last")
    parser.add_argument("--player", action="append", default=[], metavar="PLAYER", help="check lists of these alone")
    parser.add_argument("--why", action="store_true", help="pairings with the reason for each table")
    parser.add_argument("--paper-size", default="A4", choices=["A4", "Letter"], help="default: A4")
    parser.add_argument(
        "--font", action="append", default=[], metavar="FILE", help="a font for signs that the PDF's own lacks (CJK)"
    )


def sheets(event: Event, args: argparse.Namespace) -> tuple[Sheet, ...]:
    """The sheets asked for."""
    from kwoon.tournament.papers import of_event as papers

    if args.paper == "standings":
        return (papers.standings(event),)
    if args.paper == "checklists":
        return papers.checklists(event, tuple(find(event, player) for player in args.player))
    each = event.round(args.round if args.round is not None else len(event.rounds))
    return (papers.pairings(event, each, args.why) if args.paper == "pairings" else papers.slips(event, each),)


def _league(path: str) -> tuple[Sheet, ...]:
    """The plan and the standings of a league."""
    from kwoon.tournament.leagues.sheet import league_sheet

    return (league_sheet(open_league(path)),)


def run_print(args: argparse.Namespace) -> int:
    """Write the papers."""
    from kwoon.tournament.papers import PageSize, html, pdf, unprintable  # fpdf takes half a second to load

    if not args.pdf and not args.html:
        raise Refused("say where to write: --pdf FILE, --html FILE, or both")
    first, *more = _league(args.file) if args.paper == "league" else sheets(load(args.file).event, args)
    fonts = [Path(font) for font in args.font]
    for font in fonts:
        if not font.is_file():
            raise Refused(f"there is no font {font}; give a TrueType or OpenType file")
    if args.pdf:
        lacking = unprintable(first, *more, fonts=fonts)
        write(args.pdf, pdf(first, *more, size=PageSize(args.paper_size), fonts=fonts))
        print(f"Wrote {args.pdf}.")
        if lacking:
            print(f"The PDF shows a box for {' '.join(lacking)}; give a font that has them with --font, or use --html.")
    if args.html:
        write(args.html, html(first, *more))
        print(f"Wrote {args.html}.")
    return 0
