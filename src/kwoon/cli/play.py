"""`kwoon play GAME`: sit down at a table in this terminal."""

from __future__ import annotations

import argparse
import getpass
import os
import secrets
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from shutil import get_terminal_size
from textwrap import fill as fill_lines
from typing import TYPE_CHECKING

from kwoon.bots import bot_names, make_bot, offered, usual_bot
from kwoon.bots.levels import OWN_WORDS, in_words
from kwoon.cli.options import arguments_of
from kwoon.cli.output import shows_signs
from kwoon.cli.parsing import Parser
from kwoon.engine.errors import BadOptions
from kwoon.engine.spec import GameSpec
from kwoon.games import GAMES, game_named

if TYPE_CHECKING:
    from kwoon.terminal.app import KwoonApp
    from kwoon.terminal.files import Shelf
    from kwoon.terminal.session import Session

PAUSE = 0.6
SEATS_WORDS = {"kungfu": "; seat 1 goes first", "shadowfist": "; who goes first is drawn by lot"}
NEWEST = ""
"""--resume without a file."""


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `play`."""
    parser.description = (
        "Play against bots in this terminal. Without a GAME, a menu asks. "
        "kwoon play GAME --help lists the options of a game."
    )
    games = parser.add_subparsers(metavar="GAME", title="games", dest="game", parser_class=Parser)
    parser.set_defaults(run=choose_and_run)
    for name in GAMES:
        games.add_parser(name, help=GAMES.title(name)).later = partial(fill_game, name)


def fill_game(name: str, parser: argparse.ArgumentParser) -> None:
    """The arguments that every game has, and the game's own."""
    spec = GAMES[name]
    parser.description = f"{spec.title}: {spec.blurb}"
    bots = "; ".join(in_words(name) for name in offered(spec.name))
    own = f"; or {OWN_WORDS}"
    fewest, most = spec.min_seats - 1, spec.max_seats - 1
    parser.add_argument("--bots", type=int, metavar="N", help=f"how many bots play: {fewest} to {most} (1)")
    parser.add_argument(
        "--bot", metavar="NAME", help=f"which bots, gentle to fierce: {bots}{own} ({usual_bot(spec.name)})"
    )
    parser.add_argument("--seat", type=int, metavar="N", help=f"your seat{SEATS_WORDS.get(spec.name, '')} (1)")
    parser.add_argument("--seed", type=int, metavar="N", help="all chance of the game follows from it (a fresh one)")
    parser.add_argument("--name", metavar="NAME", help="your name (your login name)")
    arguments_of(spec.name).add(parser)
    parser.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const=NEWEST,
        help="go on with a saved game; without FILE, with the newest one that was not finished",
    )
    parser.add_argument("--save", metavar="FILE", help="save here, also when you leave")
    parser.add_argument(
        "--speed", type=float, default=PAUSE, metavar="S", help="seconds between bots' moves (%(default)s)"
    )
    parser.add_argument("--plain", action="store_true", help="line by line, for screen readers and pipes")
    parser.set_defaults(run=run)


def choose_and_run(arguments: argparse.Namespace) -> int:
    """The menu of bare `kwoon play`: which game, against how many."""
    if not sys.stdin.isatty():
        raise BadOptions(f"which game? kwoon play {' | '.join(GAMES)}")
    words = wanted(list(GAMES.values()), input, print)
    if words is None:
        return 0
    parser = Parser()
    fill(parser)
    return run(parser.parse_args(words))


def listed(number: int, words: str) -> str:
    """One line of a menu; where the terminal is narrow, it goes on below, and no word is broken."""
    return fill_lines(
        words,
        get_terminal_size().columns,
        initial_indent=f"{number:>3}  ",
        subsequent_indent=" " * 5,
        break_on_hyphens=False,
    )


def wanted(specs: Sequence[GameSpec], read: Callable[[str], str], say: Callable[[str], None]) -> list[str] | None:
    """What the menu's answers would be on the command line; None for one who leaves."""
    for number, spec in enumerate(specs, 1):
        say(listed(number, f"{spec.title}: {spec.blurb}"))
    game = number_read("Which game? A number, or q: ", 1, len(specs), read, say)
    if game is None:
        return None
    spec = specs[game - 1]
    fewest, most = spec.min_seats - 1, spec.max_seats - 1
    bots: int | None = fewest
    if most > fewest:
        bots = number_read(f"Against how many bots? {fewest} to {most}, or q: ", fewest, most, read, say)
    if bots is None:
        return None
    names, levels = offered(spec.name), len(bot_names(spec.name))
    for number, name in enumerate(names, 1):
        say(listed(number, in_words(name)))
    usual = names.index(usual_bot(spec.name)) + 1
    styled = ", and after it come styles" if len(names) > levels else ""
    prompt = f"How strong? 1 is gentle, {levels} is fierce{styled}; Enter for {usual}, or q: "
    level = number_read(prompt, 1, len(names), read, say, usual)
    return None if level is None else [spec.name, "--bots", str(bots), "--bot", names[level - 1]]


def number_read(
    prompt: str, least: int, most: int, read: Callable[[str], str], say: Callable[[str], None], usual: int | None = None
) -> int | None:
    """A number in these bounds, asked until it comes; `usual` for nothing, None for q or the end of the input."""
    while True:
        try:
            answer = read(prompt).strip().lower()
        except EOFError:
            return None
        if answer in ("q", "quit"):
            return None
        if not answer and usual is not None:
            return usual
        if answer.isdecimal() and least <= int(answer) <= most:
            return int(answer)
        say(f"A number from {least} to {most}, or q to leave.")


def run(arguments: argparse.Namespace) -> int:
    """Open the table."""
    from kwoon.terminal.files import Shelf, state_folder

    spec = game_named(arguments.game)
    if not 0 <= arguments.speed <= 60:
        raise BadOptions(f"--speed takes 0 to 60 seconds, not {arguments.speed:g}")
    if arguments.save and not Path(arguments.save).parent.is_dir():
        raise BadOptions(f"cannot save to {arguments.save}: there is no folder {Path(arguments.save).parent}")
    shelf = Shelf(state_folder())
    session = new_session(spec, arguments, shelf) if arguments.resume is None else resumed(spec, arguments, shelf)
    if arguments.plain or not full_screen():
        return play_plain(session, arguments.speed)
    return play_full(session, shelf, arguments)


def new_session(spec: GameSpec, arguments: argparse.Namespace, shelf: Shelf) -> Session:
    """A new game as the command line says."""
    from kwoon.tables import LiveTable, seated
    from kwoon.terminal.session import Session

    bot = arguments.bot or usual_bot(spec.name)
    make_bot(spec.name, bot, 0)
    bots = 1 if arguments.bots is None else arguments.bots
    if not spec.min_seats - 1 <= bots <= spec.max_seats - 1:
        bounds = f"{spec.min_seats - 1} to {spec.max_seats - 1}"
        room = f"{spec.min_seats} to {spec.max_seats}"
        raise BadOptions(f"{spec.title} seats {room} players: play against {bounds} bots, not {bots}")
    seat = 1 if arguments.seat is None else arguments.seat
    name = login_name() if arguments.name is None else arguments.name
    seats = seated(spec, [bot] * bots, seat - 1, name)
    settings = {**arguments_of(spec.name).read(arguments), "players": len(seats)}
    seed = fresh_seed() if arguments.seed is None else arguments.seed
    path = Path(arguments.save) if arguments.save else None
    return Session(LiveTable.open(spec, settings, seed, seats), shelf, fresh_seed, path, path is not None)


def resumed(spec: GameSpec, arguments: argparse.Namespace, shelf: Shelf) -> Session:
    """A saved game."""
    from kwoon.tables import LiveTable
    from kwoon.terminal.files import load_or_recover
    from kwoon.terminal.session import Session

    told = ["bots", "bot", "seat", "seed", "name", *arguments_of(spec.name).names]
    given = [key for key in told if getattr(arguments, key) is not None]
    if given:
        raise BadOptions(f"--{given[0].replace('_', '-')} is for a new game; a saved game is resumed as it was")
    if arguments.resume == NEWEST:
        left = shelf.left(spec.name)
        if not left:
            raise BadOptions(f"there is no unfinished game of {spec.name}; kwoon play {spec.name} begins one")
        path = left[0]
    else:
        path = Path(arguments.resume)
    recorded, record, note = load_or_recover(path)
    if recorded is not spec:
        raise BadOptions(f"{path} is a game of {recorded.name}: kwoon play {recorded.name} --resume {path}")
    table = LiveTable.resume(spec, record)
    if path.parent.resolve() == shelf.folder.resolve():
        save = Path(arguments.save) if arguments.save else None
        return Session(table, shelf, fresh_seed, save, save is not None, kept=path, note=note)
    return Session(table, shelf, fresh_seed, Path(arguments.save or path), bool(arguments.save), note=note)


def play_plain(session: Session, pause: float) -> int:
    """Line by line; pauses only for a person at a terminal."""
    from kwoon.terminal.plain import PlainTable

    waits = pause if sys.stdin.isatty() else 0.0
    PlainTable(session, sys.stdin, sys.stdout, lambda: time.sleep(waits)).play()
    return 0


def play_full(session: Session, shelf: Shelf, arguments: argparse.Namespace) -> int:
    """Full screen."""
    from kwoon.terminal.app import KwoonApp

    game = session.table.spec.name
    app = KwoonApp(session, shelf, fresh_seed, arguments.speed)
    if session.note:
        app.greeting = session.note
    elif arguments.resume is None and shelf.left(game):
        app.greeting = f"An unfinished game is kept; kwoon play {game} --resume goes on with it."
    return run_app(app, game)


def run_app(app: KwoonApp, game: str) -> int:
    """Run the full screen; after a crash, say where the game is."""
    app.run()
    if app.farewell:
        print(app.farewell)
    if app.return_code:
        print(f"kwoon: the game is kept; kwoon play {game} --resume goes on with it", file=sys.stderr)
    return app.return_code or 0


def full_screen() -> bool:
    """Whether this is a terminal that can show the full screen."""
    shown = shows_signs(sys.stdout) and shows_signs(sys.__stderr__)
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb" and shown


def fresh_seed() -> int:
    """A seed from outside the rules, short enough to be told to a friend."""
    return secrets.randbelow(10**9)


def login_name() -> str:
    """Who sits at this terminal."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return "Guest"
    return "Guest" if name in ("root", "") else name[:1].upper() + name[1:]
