"""`kwoon tournament`: run a Shadowfist tournament from registration to the final table."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Any

from kwoon.cli.tournament import acts as typed
from kwoon.cli.tournament import decks, draft, guide, league, papers, turns
from kwoon.cli.tournament import mend as mends
from kwoon.cli.tournament import play as plays
from kwoon.cli.tournament import repair as repairs
from kwoon.cli.tournament import run as runs
from kwoon.cli.tournament import simulate as simulations
from kwoon.cli.tournament.files import Run, command, guarded
from kwoon.cli.tournament.lots import add_seed
from kwoon.cli.tournament.seating import SECONDS
from kwoon.tournament.decks.environments import names
from kwoon.tournament.event.acts import DeskAct
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.setup import FORMATS, Byes, Kind
from kwoon.tournament.results.slip import FIGURES, LETTERS
from kwoon.tournament.seating.charts import Spare
from kwoon.tournament.seating.planning import FirstTurn

Build = Callable[[Desk, argparse.Namespace], list[DeskAct]]

ABOUT = """\
Run a Shadowfist tournament by the official rules. One file holds the event: every command adds to its log,
nothing is ever lost, and any entry can be undone or corrected later. Begin with `new`, then `register`,
`checkin`, `seat`, `start`, `result`, and again `seat` for the next round; `show` says what comes next. Several desks
can work on one file; a copy of it (FILE.bak) is always kept, and `repair` brings back a damaged file."""

RESULT = f"""\
Enter the result of a table. With nothing but its number, at a terminal, the questions of the slip are asked one by one.
In one line, each player of the table with what they had:

  kwoon tournament result FILE 1 Ann! 15 Bob 9 Cid 7        ! marks who won; a number is game points
  kwoon tournament result FILE 1 Ann! 3s2p Bob 3p Cid 1b    cards by letter, which the desk counts (TR-5.3)
  kwoon tournament result FILE 1 time Ann 9/1 Bob 8/2 Cid 4/3   time was called; after the stroke the Sites short
  kwoon tournament result FILE 1 Ann! 15 Bob out1 3 Cid 7   Bob decked out or left, first of those who did

Letters: {LETTERS}.
The beginning of a name is enough if it is the only one at the table.
What cannot be is refused, and what is unlikely is asked, or taken with --yes."""


def fill(parser: argparse.ArgumentParser) -> None:
    """The commands of `tournament`."""
    parser.description = ABOUT
    add_commands(parser)


def add_commands(parser: argparse.ArgumentParser) -> None:
    """All commands of the tournament desk."""
    commands = parser.add_subparsers(dest="tournament_command", metavar="COMMAND", required=True)
    _new(commands)
    _people(commands)
    _rounds(commands)
    _judging(commands)
    _looking(commands)
    mends.add(commands, reparse, _timed)
    repairs.add(commands)
    papers.add(commands)
    decks.add(commands)
    draft.add(commands)
    league.add(commands)
    plays.add(commands)
    simulations.add(commands)
    turns.add(commands)


def _command(commands: Any, name: str, help: str, run: Run) -> Any:
    return command(commands, name, help, run, "the event's file, e.g. spring.event")


def _acting(commands: Any, name: str, help: str, build: Build) -> Any:
    """A command that adds entries to the log."""
    parser = _command(commands, name, help, runs.act)
    parser.set_defaults(build=build, round=None)
    _timed(parser)
    _in_any_order(parser)
    return parser


def _in_any_order(parser: Any) -> None:
    """Let options stand between names and figures, as they come to mind: `result FILE --yes 1 Ann! 15`."""
    strict = parser.parse_known_args

    def loose(*given: Any) -> Any:
        parser.parse_known_args = strict
        try:
            return parser.parse_known_intermixed_args(*given)
        finally:
            parser.parse_known_args = loose

    parser.parse_known_args = loose


def _timed(parser: Any) -> None:
    parser.add_argument("--at", metavar="TIME", help="when it was: 14:05 today, or 2026-05-01T14:05 (default: now)")
    parser.add_argument("--by", default="", metavar="NAME", help="who enters it")


def _officials(parser: Any, required: bool) -> None:
    parser.add_argument("--director", required=required, metavar="NAME", help="the tournament director")
    parser.add_argument(
        "--judge", action="append", metavar="NAME", help="the head judge; again for the second to fifth judge"
    )
    parser.add_argument(
        "--multi-judge",
        action="store_true",
        help="use the multi-judge system (five judges; officials may play)",
    )


def _new(commands: Any) -> None:
    new = _command(commands, "new", "announce a new event and begin its file", runs.run_new)
    _timed(new)
    new.add_argument("--name", required=True, help="what the event is called")
    new.add_argument("--type", required=True, choices=[kind.value for kind in Kind], help="the tournament type")
    _officials(new, required=True)
    new.add_argument("--format", default=FORMATS[0], metavar="FORMAT", help=f"one of: {', '.join(FORMATS)}")
    new.add_argument("--environment", default="Classic", metavar="NAME", help=f"one of: {', '.join(names())}")
    new.add_argument("--unsanctioned", action="store_true", help="allow a format that is not official")
    new.add_argument("--rounds", type=int, metavar="N", help="rounds before the final or the end")
    new.add_argument("--final", type=int, metavar="N", help="players in the final, fixed before round one")
    new.add_argument("--lower-table", action="store_true", help="a second table plays for the places below the final")
    new.add_argument("--table-size", type=int, default=4, metavar="N", help="2, 3 or 4 players to a table")
    new.add_argument(
        "--byes",
        default="needed",
        choices=[each.value for each in Byes],
        help="never; needed: where tables of three and four have no room for all (default); even: the same, with tables"
        " of one size where that needs no bye; always: whenever tables would not all be of the event's size (TR-8.3.a)",
    )
    new.add_argument("--five-players", action="store_true", help="allow five-player tables (discouraged)")
    new.add_argument("--burn-for-hungry", action="store_true", help="Burn For Hungry at five-player tables")
    new.add_argument("--time-single", action="store_true", help="time lone tables and the final as well")
    for word in ("site", "starts", "duration"):
        new.add_argument(f"--{word}", default="", metavar="WORDS", help=f"{word}, for the notice")


def _people(commands: Any) -> None:
    register = _acting(commands, "register", "enter players", typed.register)
    register.add_argument("player", nargs="*", metavar="PLAYER", help="a name")
    register.add_argument(
        "--csv",
        metavar="LIST",
        help="players from a CSV file: a name a line, or columns with a head: name, deck (what a list on paper is"
        " called) and deck_file (a deck file, which is checked)",
    )
    register.add_argument("--deck", metavar="FILE", help="the deck file of the one player named; it is checked")
    deck = _acting(commands, "deck", "register a player's deck from its file, before their first round", typed.deck)
    deck.add_argument("player", metavar="PLAYER")
    deck.add_argument("deck", nargs="?", metavar="FILE", help="the deck file; see `kwoon tournament check --help`")
    for each in (register, deck):
        each.add_argument("--label", metavar="WORDS", help="instead of a file: how a list on paper is called")
        decks.choices(each)
        each.set_defaults(judge="")
    deck.add_argument(
        "--judge", default="", metavar="NAME", help="the head judge who allows a change after round one (TR-3.0.e)"
    )
    rename = _acting(commands, "rename", "give a player another name; all that they played stays theirs", typed.rename)
    rename.add_argument("player", metavar="OLD", help="the name so far")
    rename.add_argument("name", metavar="NEW")
    checkin = _acting(
        commands, "checkin", "note that players are here; after round one is seated, as late arrivals", typed.checkin
    )
    checkin.add_argument("player", nargs="*", metavar="PLAYER")
    checkin.add_argument("--all", action="store_true", help="everyone who is registered")
    late = _acting(commands, "late", "enter a late arrival, or one who comes back", typed.late)
    late.add_argument("player", metavar="PLAYER", help="of the list, or a new name")
    late.add_argument("--new", action="store_true", help="a new player, though another's name begins like this")
    drop = _acting(commands, "drop", "note that a player leaves the event", typed.drop)
    drop.add_argument("player", metavar="PLAYER")
    drop.add_argument("--reason", default="", metavar="WORDS")
    _officials(_acting(commands, "appoint", "replace officials", typed.appoint), required=False)


def _rounds(commands: Any) -> None:
    seat = _acting(commands, "seat", "seat the next round, or the final when it is its turn", typed.seat)
    add_seed(seat, "the seed of the lots")
    seat.add_argument("--absent", action="append", default=[], metavar="PLAYER", help="misses this round, no bye")
    seat.add_argument("--table", action="append", metavar="A,B,C", help="seat by hand: one table, in seat order")
    seat.add_argument("--final", action="store_true", help="seat the final now")
    seat.add_argument("--why", action="store_true", help="say of each table why these players sit there")
    seat.add_argument(
        "--limit",
        type=float,
        default=SECONDS,
        metavar="SECONDS",
        help="search no longer than this (default %(default)g)",
    )
    seat.add_argument(
        "--chart",
        nargs="?",
        const=Spare.PHANTOMS.value,
        choices=[each.value for each in Spare],
        help="use the printed charts (TR-8); phantoms, extras or byes where no chart fits (default: phantoms)",
    )
    seat.add_argument("--simple", action="store_true", help="seat at once by score groups, without a search")
    seat.add_argument(
        "--first",
        choices=[each.value for each in FirstTurn],
        help="who takes the first turn: the first seat (default; turns are evened out over the rounds), a draw by"
        " the head judge, or as the table decides (default with --chart, --simple and --table)",
    )
    start = _acting(commands, "start", "start the clocks of the round", typed.start)
    start.add_argument("--round", type=int, metavar="N")
    challenge = _acting(commands, "challenge", "begin a Who Wants Some? game", typed.challenge)
    challenge.add_argument("challenger", metavar="CHALLENGER")
    challenge.add_argument("player", nargs="+", metavar="PLAYER")
    challenge.add_argument("--format", default="", metavar="WORDS", help="what they agreed to play")
    result = _acting(commands, "result", "enter the result of a table", typed.result)
    result.set_defaults(run=guarded(guide.run_result), entering=False, report=None)
    result.formatter_class = argparse.RawDescriptionHelpFormatter
    result.description = RESULT
    result.add_argument(
        "table",
        nargs="?",
        type=int,
        metavar="TABLE",
        help="in Who Wants Some? the number of the game; may be left out with --from-record",
    )
    result.add_argument("words", nargs="*", metavar="WORDS", help="the result in one line, e.g. Ann! 15 Bob 9 Cid 7")
    result.add_argument("--yes", action="store_true", help="it is so, however unlikely")
    result.add_argument("--round", type=int, metavar="N", help="default: the round being played")
    result.add_argument(
        "--seat",
        action="append",
        default=[],
        metavar="WORDS",
        help='a player and their cards: "Ann seized=2 short=1"; figures: '
        f"{', '.join(each.key for each in FIGURES)}, short (Sites missing to victory), points (a slip without "
        "cards), out (order of elimination); and the word decked",
    )
    result.add_argument("--winner", action="append", default=[], metavar="PLAYER", help="fulfilled victory conditions")
    result.add_argument("--unconventional", action="store_true", help="won by other means than the last Site")
    result.add_argument("--time", action="store_true", help="time was called")
    result.add_argument(
        "--from-record", metavar="RECORD", help="instead of all that: the saved game, as `kwoon play` writes it"
    )
    result.add_argument(
        "--time-called-at",
        type=int,
        metavar="MOVE",
        help="with a record: time was called after this many moves; an attack on a Site is still played to its end",
    )
    _acting(commands, "finish", "end the event", typed.finish)
    time = _acting(commands, "time", "see the clocks (show), or pause, resume, extend, warn, call", typed.clock)
    time.set_defaults(run=guarded(runs.run_time))
    time.add_argument("do", nargs="?", default="show", choices=["show", "pause", "resume", "extend", "warn", "call"])
    time.add_argument("--round", type=int, metavar="N")
    time.add_argument("--table", type=int, metavar="TABLE", help="this table alone")
    time.add_argument("--minutes", type=int, metavar="N", help="how much to extend")
    time.add_argument("--reason", default="", metavar="WORDS")


def _judging(commands: Any) -> None:
    penalty = _acting(commands, "penalty", "give a penalty", typed.penalty)
    penalty.add_argument("player", metavar="PLAYER")
    penalty.add_argument("--offence", required=True, choices=[each.value for each in Offence])
    penalty.add_argument("--sanction", default="warning", choices=[each.value for each in Sanction])
    penalty.add_argument("--points", type=int, default=0, metavar="N", help="how many points are taken")
    penalty.add_argument("--reason", required=True, metavar="WORDS")
    penalty.add_argument("--judge", metavar="NAME", help="default: the judge who rules at that table")
    penalty.add_argument("--round", type=int, metavar="N")
    ruling = _acting(commands, "ruling", "record a ruling at a table", typed.ruling)
    ruling.add_argument("table", type=int, metavar="TABLE")
    ruling.add_argument("--question", required=True, metavar="WORDS")
    ruling.add_argument("--decision", required=True, metavar="WORDS")
    ruling.add_argument("--judge", metavar="NAME", help="default: the judge who rules at that table")
    ruling.add_argument("--minutes", type=int, default=0, metavar="N", help="how long it took")
    ruling.add_argument("--extend", action="store_true", help="give the table that time back")
    ruling.add_argument("--round", type=int, metavar="N")
    appeal = _acting(commands, "appeal", "record an appeal and its decision", typed.appeal)
    appeal.add_argument("entry", type=int, metavar="ENTRY", help="the log entry of the ruling")
    appeal.add_argument("player", metavar="PLAYER", help="who appeals")
    appeal.add_argument("--judge", metavar="NAME", help="default: the head judge")
    appeal.add_argument("--decision", required=True, metavar="WORDS")
    appeal.add_argument("--overrule", action="store_true", help="the ruling is changed")
    _acting(commands, "note", "write a word into the log", typed.note).add_argument("text", metavar="WORDS")


def _looking(commands: Any) -> None:
    look = _command(commands, "show", "show the event, the round and what comes next", runs.run_show)
    look.add_argument("--log", action="store_true", help="show the log instead")
    look.add_argument("--round", type=int, metavar="N", help="show this round instead")
    look.add_argument("--why", action="store_true", help="say of each table why these players sit there")
    _command(commands, "standings", "show the ranks with every tie-break", runs.run_standings)
    export = _command(commands, "export", "write everything as CSV files or one JSON file", runs.run_export)
    export.add_argument("--to", required=True, metavar="PATH", help="a folder for CSV, a file for --json")


def reparse(argv: Sequence[str]) -> argparse.Namespace:
    """Parse a command of the desk that stands inside another."""
    parser = argparse.ArgumentParser(prog="kwoon tournament correct ...")
    add_commands(parser)
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """`python -m kwoon.cli.tournament`: the desk without the rest of Kwoon."""
    parser = argparse.ArgumentParser(prog="kwoon tournament", description=ABOUT)
    add_commands(parser)
    args = parser.parse_args(argv)
    code: int = args.run(args)
    return code
