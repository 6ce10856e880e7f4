"""`kwoon tournament play`: bots play a table of the event, and the record of their game is saved."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from kwoon.bots import make_bot, usual_bot
from kwoon.cli.tournament.files import command, load
from kwoon.cli.tournament.games import game_meant
from kwoon.cli.tournament.lots import add_seed, seed_of
from kwoon.engine.decision import CALL_TIME
from kwoon.engine.errors import BadOptions
from kwoon.engine.events import SPECTATOR
from kwoon.engine.plain import Data
from kwoon.lab.played import play_on, sit_down
from kwoon.terminal.files import write_record
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.from_record import FIVE
from kwoon.tournament.event.state import Event

GAME = "shadowfist"


def add(commands: Any) -> None:
    """Add `play`."""
    parser = command(commands, "play", "let bots play a table, and save their game", run_play, "the event's file")
    parser.add_argument("table", type=int, metavar="TABLE", help="in Who Wants Some? the number of the game")
    parser.add_argument("--round", type=int, metavar="N", help="default: the round being played")
    parser.add_argument("--save", required=True, metavar="RECORD", help="where the game goes; nothing is entered")
    parser.add_argument("--bot", default=usual_bot(GAME), metavar="NAME", help="which bots (default %(default)s)")
    add_seed(parser, "the seed of the game")
    parser.add_argument("--time-after", type=int, metavar="MOVES", help="call time after so many moves")


def bot_named(name: str) -> str:
    """A bot that plays Shadowfist."""
    try:
        make_bot(GAME, name, 0)
    except BadOptions as error:
        raise Refused(str(error)) from None
    return name


def deck_for(event: Event, player: str) -> Data:
    """The registered deck; who has no list gets a deck of the hall's."""
    registered = event.players[player].deck
    if registered is None or not registered.lines:
        return None
    return list(registered.deck.cards.elements())


def run_play(args: argparse.Namespace) -> int:
    """Play the table's game in the turn order of the table."""
    event = load(args.file).event
    number, place = game_meant(event, args)
    players = event.table(number, place or 1).turns
    decks = [deck_for(event, player) for player in players]
    try:
        hungry = event.setup.burn_for_hungry and len(players) == FIVE
        table = sit_down([event.name(player) for player in players], decks, bot_named(args.bot), seed_of(args), hungry)
    except BadOptions as error:
        raise Refused(f"the hall cannot play this table: {error}") from None
    if args.time_after is not None:
        play_on(table, args.time_after)
        if not table.over:
            table.intervene(CALL_TIME, SPECTATOR)
    play_on(table)
    write_record(Path(args.save), table.record())
    outcome = table.outcome
    assert outcome is not None
    print(f"{args.save}: {len(table.moves)} moves, seed {args.seed}; {outcome.reason}.")
    return 0
