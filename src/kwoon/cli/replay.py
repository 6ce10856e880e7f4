"""`kwoon replay FILE`: look through a saved game, print it, prove its deal, or branch from any of its moves."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from kwoon.cli.play import PAUSE, fresh_seed, full_screen, run_app
from kwoon.engine.errors import BadOptions
from kwoon.engine.events import SPECTATOR
from kwoon.engine.names import with_names
from kwoon.engine.record import Record, Replay
from kwoon.engine.spec import GameSpec


def fill(parser: argparse.ArgumentParser) -> None:
    """The arguments of `replay`."""
    parser.description = (
        "Look through a saved game move by move; b plays on from the move shown, in any seat. "
        "With an option below it prints instead, as it does where there is no terminal."
    )
    parser.add_argument("file", metavar="FILE", help="the saved game")
    parser.add_argument("--at", type=int, metavar="N", help="print the table after N moves")
    parser.add_argument("--log", action="store_true", help="print the story of the game (with --at: up to there)")
    parser.add_argument("--json", action="store_true", help="print the moves as JSON: a list of objects, one a move")
    parser.add_argument("--seat", type=int, metavar="N", help="look from this seat; 0 is a spectator (the person's)")
    parser.add_argument("--branch", nargs=2, metavar=("N", "OUT"), help="write the game up to move N to the file OUT")
    parser.add_argument("--verify", action="store_true", help="prove that the deal is the one that was promised")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Show the game, or print what was asked for."""
    from kwoon.terminal.files import load_or_recover, write_record
    from kwoon.terminal.replay import first_person

    spec, record, note = load_or_recover(Path(arguments.file))
    if note:
        print(f"kwoon: {note}", file=sys.stderr)
    if arguments.verify:
        print_proof(spec, record)
        return 0
    replay = Replay(spec, record)
    replay.verify()
    seat = first_person(replay) if arguments.seat is None else seat_given(arguments.seat, replay)
    at = len(replay) if arguments.at is None else move_given(arguments.at, replay)
    if arguments.branch is not None:
        number, out = arguments.branch
        write_record(Path(out), replay.branch(move_given(number, replay)))
        print(f"{out}: {spec.title} up to move {number}; kwoon play {spec.name} --resume {out} goes on from there")
    elif arguments.json:
        print_moves(replay, at)
    elif arguments.log:
        print_story(replay, seat, at)
    elif arguments.at is not None:
        print_table(replay, seat, at)
    elif full_screen():
        return show(replay, seat)
    else:
        print_story(replay, seat, at)
    return 0


def move_given(number: int | str, replay: Replay) -> int:
    """The number of a move, checked."""
    try:
        move = int(number)
    except ValueError:
        raise BadOptions(f"a move is a number, not {number!r}") from None
    if not 0 <= move <= len(replay):
        raise BadOptions(f"the game has {len(replay)} moves; there is no move {move}")
    return move


def seat_given(number: int, replay: Replay) -> int:
    """The seat to look from: 1 is the first, 0 a spectator's."""
    seats = len(replay.record.seats)
    if not 0 <= number <= seats:
        raise BadOptions(f"the seats are 1 to {seats}, and 0 for a spectator; there is no seat {number}")
    return SPECTATOR if number == 0 else number - 1


def print_proof(spec: GameSpec, record: Record) -> None:
    """What was promised of the deal, piece by piece; the first piece that does not fit is an error."""
    from kwoon.tables.shuffle import BadShuffle, shuffle_of

    shuffle = shuffle_of(record)
    if shuffle is None:
        raise BadShuffle(f"{record.source}, line 1: this record has no shuffle to verify; those of a hall's games have")
    try:
        shuffle.check_promise()
        print(f"The promise fits the secret: {shuffle.promise} is its hash.")
        shuffle.check_seed(record.seed)
        print(f"The seed follows from the secret and the players' words: {said(shuffle.words)}.")
    except BadShuffle as error:
        raise BadShuffle(f"{record.source}, line 1: {error}") from error
    replay = Replay(spec, record)
    replay.verify()
    print(f"The game follows from the seed and its {len(replay)} moves, up to the state that was recorded.")


def said(words: tuple[str, ...]) -> str:
    """The words that were added to a shuffle."""
    return ", ".join(repr(each) for each in words if each) or "nobody added any"


def print_moves(replay: Replay, at: int) -> None:
    """Every move as an object of a list."""
    names = [each.name for each in replay.record.seats]
    rows = [
        {"n": number, "name": replay.record.who(move), **asdict(move), "label": with_names(move.label, names)}
        for number, move in enumerate(replay.record.moves[:at], 1)
    ]
    print(json.dumps(rows, indent=1, ensure_ascii=False))


def print_story(replay: Replay, seat: int, at: int) -> None:
    """The log as a seat read it, and the places if the game is over."""
    from kwoon.tables.chronicle import chronicle_of

    names = [each.name for each in replay.record.seats]
    game = replay.at(at)
    for line in chronicle_of(replay).lines(game, seat, until=at):
        print(f"{line.move:>4}  {line.text(names)}")
    outcome = game.outcome()
    if outcome is not None:
        places = sorted((place, names[each]) for each, place in enumerate(outcome.places))
        print("      " + ", ".join(f"{place}. {name}" for place, name in places))


def print_table(replay: Replay, seat: int, at: int) -> None:
    """The table in words after some moves, and who is asked then."""
    from kwoon.tables.manners import manners_of

    names = [each.name for each in replay.record.seats]
    game = replay.at(at)
    print(f"After move {at} of {len(replay)}:")
    for line in manners_of(replay.spec.name).words(game.view(seat), names):
        print(line)
    if at < len(replay):
        move = replay.record.moves[at]
        print(f"Next: {replay.record.who(move)}: {with_names(move.label, names)}")


def show(replay: Replay, seat: int) -> int:
    """Full screen."""
    from kwoon.terminal.app import KwoonApp
    from kwoon.terminal.files import Shelf, state_folder

    app = KwoonApp(replay, Shelf(state_folder()), fresh_seed, PAUSE)
    app.first_seat = seat
    return run_app(app, replay.spec.name)
