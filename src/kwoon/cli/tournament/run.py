"""What the commands of the tournament desk do: read the file, act or show, write the file."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from kwoon.cli.tournament import acts as typed
from kwoon.cli.tournament import show
from kwoon.cli.tournament.files import load, save, write, write_new
from kwoon.cli.tournament.lock import held
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.acts import NAME_OF, DeskAct, Extend, ReportResult, Rule
from kwoon.tournament.event.clock import extension_notice
from kwoon.tournament.event.export import export_csv, export_json, round_data, standings_data
from kwoon.tournament.event.file import dumps
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.state import Event
from kwoon.tournament.results.scoring import score


def run_new(args: argparse.Namespace) -> int:
    """Begin an event's file."""
    desk = Desk.open(typed.setup_from(args), typed.moment(args.at), args.by)
    write_new(args.file, dumps(desk.entries))
    if args.json:
        show.print_json(export_json(desk)["setup"])
    else:
        show.show_event(desk, file=args.file)
    return 0


def act(args: argparse.Namespace) -> int:
    """Add what was typed to the log; all of it or nothing."""
    desk = load(args.file)
    acts = args.build(desk, args)
    if not acts:
        raise Refused("nobody was named; give names, or see --help")
    at = typed.moment(args.at)
    with held(args.file):
        now = load(args.file)
        if now.entries != desk.entries and not all(isinstance(each, ReportResult) for each in acts):
            acts = args.build(now, args)  # another desk was quicker, and this was planned for what was before
        before = len(now.entries)
        desk = now
        for each in acts:
            desk = desk.do(each, at, args.by)
        save(args.file, desk)
    for note in getattr(args, "notes", ()):
        print(note, file=sys.stderr)
    if args.json:
        show.print_json(
            {"entries": [entry.number for entry in desk.entries[before:]], "next": export_json(desk)["next"]}
        )
        return 0
    for line in show.entered(desk.event, desk.entries[before:]):
        print(line)
    _after(desk, acts[-1], getattr(args, "why", False), args.file)
    return 0


def _after(desk: Desk, last: DeskAct, why: bool, file: str) -> None:
    name = NAME_OF[type(last)]
    if name in ("seat", "challenge") and desk.event.current is not None:
        show.show_round(desk.event, desk.event.current, why)
        for note in desk.event.current.notes:
            print(note)
    elif name == "result":
        table = next(t for r in desk.event.rounds for t in r.tables if t.entry == len(desk.entries))
        assert table.result is not None
        assert table.report is not None
        print(score(table.report.called(desk.event.name)).why + ".")
        for each in table.result.scores:
            print(
                f"  {desk.event.name(each.player)}: {each.outcome.value}, {each.match_points} MP, {each.game_points} GP"
            )
    elif isinstance(last, (Extend, Rule)):
        for line in _extension(desk.event, last):
            print(line)
    show.show_next(desk.event, file)


def _extension(event: Event, act: Extend | Rule) -> list[str]:
    """TR-2.4.f: who has to be told of extra time."""
    if isinstance(act, Rule) and not act.extend:
        return []
    tables = [t for t in event.round(act.round).tables if act.table in (None, t.number) and t.result is None]
    timed = [table for table in tables if table.clock.minutes is not None]
    return [extension_notice([event.name(p) for p in table.players], act.minutes) for table in timed]


def run_time(args: argparse.Namespace) -> int:
    """The clocks, or an act on them."""
    if args.do != "show":
        return act(args)
    desk = load(args.file)
    each = desk.event.round(args.round if args.round is not None else len(desk.event.rounds))
    if args.json:
        show.print_json(show.clock_data(each, typed.moment(args.at)))
    else:
        show.show_clock(each, typed.moment(args.at))
    return 0


def run_show(args: argparse.Namespace) -> int:
    """The event, a round, or the log."""
    desk = load(args.file)
    if args.log:
        if args.json:
            show.print_json(show.log_data(desk))
        else:
            show.show_log(desk)
    elif args.round is not None:
        each = desk.event.round(args.round)
        if args.json:
            show.print_json(round_data(each))
        else:
            show.show_round(desk.event, each, args.why)
    elif args.json:
        show.print_json(export_json(desk))
    else:
        show.show_event(desk, args.why, args.file)
    return 0


def run_standings(args: argparse.Namespace) -> int:
    """The ranks."""
    desk = load(args.file)
    if args.json:
        show.print_json(standings_data(desk.event))
    else:
        show.show_standings(desk.event)
    return 0


def run_export(args: argparse.Namespace) -> int:
    """Everything, as files."""
    desk = load(args.file)
    target = Path(args.to)
    if args.json:
        write(args.to, json.dumps(export_json(desk), ensure_ascii=False, indent=2) + "\n")
        print(f"Wrote {target}.")
        return 0
    for name, text in export_csv(desk).items():
        write(str(target / name), text)
        print(f"Wrote {target / name}.")
    return 0
