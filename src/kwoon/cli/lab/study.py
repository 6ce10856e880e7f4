"""`kwoon lab study`: a study from its file to Parquet, charts and a page; goes on where it was stopped."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kwoon.cli.lab.crews import add_crew, crew_of
from kwoon.cli.output import Milestones
from kwoon.lab.spread import cores
from kwoon.lab.study.file import read_study


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `study`."""
    parser.description = (
        "Plays a study and writes a folder: games.parquet (a row for each seat of each game), index.html with charts, "
        "and tables.md. Stopped at any moment, the same command goes on where it was; the results are the same however "
        "often it was stopped and whoever played. docs/lab.md tells what stands in the file; docs/studies has some. "
        "Needs the extra kwoon[lab]."
    )
    parser.add_argument("file", metavar="FILE.toml", help="the study")
    parser.add_argument("--out", metavar="FOLDER", help="where the results go (default: the file's name without .toml)")
    parser.add_argument("--bot", help="another bot than the file says")
    parser.add_argument("--games", type=int, metavar="N", help="another number of games than the file says")
    add_crew(parser, cores())
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, then gather and draw."""
    file = Path(arguments.file)
    crew = crew_of(arguments)
    study = read_study(file, arguments.bot, arguments.games)
    from kwoon.lab.study.page import write_page
    from kwoon.lab.study.results import Results
    from kwoon.lab.study.run import play_study

    results = Results(study, Path(arguments.out) if arguments.out else file.with_suffix(""))
    results.open()
    missing = sum(piece.chunk.games for piece in results.missing())
    total = sum(games for _, games in study.bouts())
    if 0 < missing < total:
        print(f"{total - missing:,} games are there already; {missing:,} are to be played", file=sys.stderr)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(study.title, total=missing)
        milestones = Milestones(study.title, max(1, missing))
        done = 0

        def progress(games: int) -> None:
            nonlocal done
            done += games
            bar.update(task, completed=done)
            milestones.reached(done)

        try:
            play_study(results, crew, progress)
        except KeyboardInterrupt:
            print(f"{total - missing + done:,} of {total:,} games are kept; the same command goes on", file=sys.stderr)
            raise
    results.gather()
    print(write_page(results))
    return 0
