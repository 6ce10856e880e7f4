"""From what a director types to the acts of the log."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from datetime import datetime

from kwoon.cli.tournament import csv as csv_files
from kwoon.cli.tournament import slip
from kwoon.cli.tournament.decks import deck_from, format_and_environment, pool_from
from kwoon.cli.tournament.files import read_text
from kwoon.cli.tournament.games import game_meant, round_of, running
from kwoon.cli.tournament.lots import seed_of
from kwoon.cli.tournament.names import entering, find, known, named, registered
from kwoon.cli.tournament.seating import first_turn, seater_for
from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadRecord
from kwoon.engine.record import read_record
from kwoon.tournament.decks.lists import DeckList
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.acts import DeskAct
from kwoon.tournament.event.from_record import account, has_table, table_of
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.people import Officials, who_rules
from kwoon.tournament.event.setup import Byes, Kind, Setup
from kwoon.tournament.event.state import Event, Presence, Stage
from kwoon.tournament.event.types import type_of
from kwoon.tournament.names import tidy
from kwoon.tournament.seating.planning import hand_notes, plan_final, plan_round


def moment(text: str | None) -> datetime:
    """A time that was typed, 14:05 for today or 2026-05-01T14:05; now if none was."""
    now = datetime.now().replace(microsecond=0)
    if text is None:
        return now
    try:
        if len(text) <= 5:
            return datetime.combine(now.date(), datetime.strptime(text, "%H:%M").time())
        return datetime.fromisoformat(text)
    except ValueError:
        raise Refused(f"{text!r} is no time; write 14:05 for today, or 2026-05-01T14:05") from None


def setup_from(args: argparse.Namespace) -> Setup:
    """The announcement of a new event."""
    kind = Kind(args.type)
    fmt, named = format_and_environment(args, not args.unsanctioned)
    return Setup(
        args.name,
        kind,
        _officials(args.director, args.judge or [args.director], args.multi_judge),
        format=fmt,
        environment=named,
        sanctioned=not args.unsanctioned,
        site=args.site,
        starts=args.starts,
        duration=args.duration,
        rounds=args.rounds,
        final_size=args.final,
        lower_table=args.lower_table,
        table_size=args.table_size,
        byes=Byes(args.byes),
        five_players=args.five_players,
        burn_for_hungry=args.burn_for_hungry,
        time_single=args.time_single,
    )


def _officials(director: str, judges: Sequence[str], multi: bool) -> Officials:
    return Officials(tidy(director), tuple(tidy(judge) for judge in judges), multi)


def _round(desk: Desk, args: argparse.Namespace) -> int:
    if args.round is not None:
        return int(args.round)
    return len(desk.event.rounds)


def register(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """Register the players named, a single one with a deck, or those of a list."""
    if args.csv is not None:
        if args.player or args.deck or args.label:
            raise Refused("--csv brings names and decks from its file; leave names, --deck and --label out")
        found, args.notes = csv_files.entrants(desk, args.csv, moment(args.at))
        return found
    made: list[DeskAct] = [registered(desk.event, name) for name in args.player]
    if args.deck or args.label:
        if len(args.player) > 1:
            raise Refused(f"one deck for {len(args.player)} players; register each with their own")
        made.append(_deck(args, entering(desk.event, args.player[0])))
    return made


def rename(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """Another name for a player."""
    return [acts.Rename(find(desk.event, args.player), tidy(args.name))]


def _deck(args: argparse.Namespace, player: str) -> acts.RegisterDeck:
    """A deck from its file, or the label of a list that is kept on paper."""
    if bool(args.deck) == bool(args.label):
        raise Refused("give the deck's file, or --label for a list that is kept on paper, which nobody checks")
    chosen = deck_from(args.deck, args.choice) if args.deck else DeckList(args.label)
    return acts.RegisterDeck(player, chosen, pool_from(args.pool), args.judge)


def deck(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """Register a player's deck."""
    return [_deck(args, find(desk.event, args.player))]


def checkin(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """Check players in; after round one is seated, who comes is late (TR-8.3.e)."""
    if args.all:
        if _begun(desk.event):
            raise Refused("round one is seated: name those who came, each as a late arrival", "TR-8.3.e")
        waiting = [p.id for p in desk.event.players.values() if p.presence is Presence.REGISTERED]
        return [acts.CheckIn(player) for player in waiting]
    players = [find(desk.event, player) for player in args.player]
    return [acts.Late(player) if _begun(desk.event) else acts.CheckIn(player) for player in players]


def _begun(event: Event) -> bool:
    return bool(event.rounds) and event.setup.kind is not Kind.WHO_WANTS_SOME


def late(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """Enter a late arrival; before round one is seated nobody is late, and they are registered and checked in."""
    event = desk.event
    player = None if args.new else known(event, args.player)
    if player is not None and event.players[player].presence is Presence.HERE:
        raise Refused(f"{event.name(player)} is here already; a new player of such a name takes --new")
    if player is not None:
        return [acts.Late(player) if _begun(event) else acts.CheckIn(player)]
    player = entering(event, args.player)
    name = named(player, args.player)
    args.notes = [f"{tidy(args.player)} was not on the list: entered as a new player."]
    if _begun(event):
        return [acts.Late(player, name)]
    return [acts.Register(player, name), acts.CheckIn(player)]


def drop(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """A player leaves."""
    return [acts.Drop(find(desk.event, args.player), args.reason)]


def appoint(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """New officials."""
    old = desk.event.officials
    judges = args.judge or old.judges
    return [acts.Appoint(_officials(args.director or old.director, judges, args.multi_judge or old.multi))]


def seat(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """Seat the next round as well as can be, by the printed charts, simply, or as written with --table."""
    event = desk.event
    if args.table:
        return [_seat_by_hand(event, args)]
    seed, first = seed_of(args), first_turn(args)
    lots = Chance(seed)
    if args.final:
        return [plan_final(event, lots, seed, first)]
    absent = [find(event, player) for player in args.absent]
    with seater_for(args) as seater:
        return [plan_round(event, seater, lots, absent, seed, first)]


def _seat_by_hand(event: Event, args: argparse.Namespace) -> acts.Seat:
    stages = [Stage.FINAL, Stage.LOWER] if args.final else []
    tables = []
    for place, words in enumerate(args.table):
        players = tuple(find(event, name.strip()) for name in words.split(","))
        stage = stages[place] if place < len(stages) else Stage.ROUND
        tables.append(acts.SeatTable(players, stage, None, "Seated by hand."))
    named = {player for table in tables for player in table.players}
    away = {find(event, player) for player in args.absent}
    left = [p for p in type_of(event.setup.kind).step(event).players if p not in named | away]
    if left and not args.final:
        names = ", ".join(event.name(player) for player in left)
        raise Refused(f"seated nowhere: {names}; give them a table, or --absent (byes are drawn by lot)", "TR-8.3.b")
    number = args.round if args.round is not None else len(event.rounds) + 1
    notes = () if args.final else hand_notes(event, [player for table in tables for player in table.players])
    return acts.Seat(number, tuple(tables), notes=notes)


def challenge(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """A challenge in a Who Wants Some? event."""
    players = tuple(find(desk.event, player) for player in args.player)
    return [acts.Challenge(find(desk.event, args.challenger), players, args.format)]


def start(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """Start the clocks."""
    return [acts.Start(_round(desk, args))]


def clock(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """Pause, resume, extend, warn, call."""
    number = _round(desk, args)
    if args.do == "extend":
        if args.minutes is None:
            raise Refused("say how many --minutes to add", "TR-2.4.f")
        return [acts.Extend(number, args.minutes, args.table, args.reason)]
    simple: dict[str, Callable[[int, int | None, str], DeskAct]] = {
        "pause": acts.Pause,
        "resume": acts.Resume,
        "warn": acts.Warn,
        "call": acts.CallTime,
    }
    return [simple[args.do](number, args.table, args.reason)]


def result(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """A table's result, from its slip or from the record of its game."""
    number, place = game_meant(desk.event, args)
    if args.from_record is not None:
        return [_result_from_record(desk.event, number, place, args)]
    if place is None:
        raise Refused("say which table it is; only a record tells it by itself")
    if args.time_called_at is not None:
        raise Refused("--time-called-at belongs to --from-record; for a slip it is --time")
    table = desk.event.table(number, place)
    report = args.report or slip.report_of(desk.event, table, args)
    by_word = slip.check(desk.event, table, report, args, moment(args.at) if args.entering else None)
    return [acts.ReportResult(number, place, report, by_word)]


def _result_from_record(event: Event, number: int, place: int | None, args: argparse.Namespace) -> acts.ReportResult:
    if slip.given(args):
        raise Refused("the record tells who won and with what; leave --seat, --winner, --unconventional and --time out")
    path = args.from_record
    try:
        record = read_record(read_text(path), path)
    except BadRecord as broken:
        raise Refused(str(broken)) from None
    if place is None and args.round is None:
        number = next((each.number for each in running(event) if has_table(event, each.number, record)), number)
    table = table_of(event, number, record) if place is None else event.table(number, place)
    told = account(event, number, table, record, args.time_called_at)
    args.notes = told.notes
    return acts.ReportResult(number, table.number, told.report)


def penalty(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """A penalty; by default from the judge who rules at the player's table."""
    player = find(desk.event, args.player)
    number = round_of(desk.event, player, args)
    seated: Sequence[str] = (player,)
    if number:
        seated = next((t.players for t in desk.event.round(number).tables if player in t.players), seated)
    judge = args.judge or who_rules(desk.event.officials, seated)
    offence, sanction = Offence(args.offence), Sanction(args.sanction)
    return [acts.Penalise(player, offence, sanction, args.reason, judge, args.points, number)]


def ruling(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """A ruling; by default from the judge whose turn it is."""
    number, place = game_meant(desk.event, args)
    table = desk.event.table(number, place or 1)
    judge = args.judge or who_rules(desk.event.officials, table.players)
    return [acts.Rule(number, table.number, judge, args.question, args.decision, args.minutes, args.extend)]


def appeal(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """An appeal and its decision; by default by the head judge."""
    judge = args.judge or desk.event.officials.head_judge
    return [acts.Appeal(args.entry, args.player, judge, args.decision, args.overrule)]


def finish(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """The end."""
    return [acts.Finish()]


def note(desk: Desk, args: argparse.Namespace) -> list[DeskAct]:
    """A word for the record."""
    return [acts.Note(args.text)]
