"""`kwoon tournament result FILE TABLE` at a terminal: the questions of the slip, one after the other."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from dataclasses import replace

from kwoon.cli.tournament import ask
from kwoon.cli.tournament import run as runs
from kwoon.cli.tournament.ask import asked
from kwoon.cli.tournament.files import load
from kwoon.cli.tournament.games import game_meant
from kwoon.cli.tournament.slip import Doubtful, given
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.doubts import impossible
from kwoon.tournament.event.state import Event, Table
from kwoon.tournament.results.report import SeatReport, TableReport
from kwoon.tournament.results.scoring import problems, score
from kwoon.tournament.results.slip import LETTERS, Figures

Ask = Callable[[str], str]


def run_result(args: argparse.Namespace) -> int:
    """Enter a result. At a terminal, what lacks or is odd is asked; elsewhere it is refused, but for --yes.

    All questions come before the event is read again to be changed, so that another desk can work meanwhile.
    """
    args.entering = True
    if ask.at_terminal() and args.from_record is None and args.table is not None:
        desk = load(args.file)
        if not given(args):
            number, place = game_meant(desk.event, args)
            args.report = guide(desk.event, desk.event.table(number, place or 1))
        try:
            args.build(desk, args)
        except Doubtful as doubtful:
            print("This is unlikely:", *doubtful.odd, sep="\n  ")
            ask.confirm("Is it so?")
            args.yes = True
    return runs.act(args)


def guide(event: Event, table: Table, ask: Ask = asked) -> TableReport:
    """The report that the answers make; an answer that cannot be read is asked again."""
    if table.result is not None:
        raise Refused(f"table {table.number} has its result; correct entry {table.entry}")
    names = {player: event.name(player) for player in table.turns}
    print(f"Table {table.number}: {', '.join(names.values())}. Ctrl-D leaves without entering anything.")
    while True:
        report = _report(names, ask)
        told = report.called(event.name)
        wrong: object = next(problems(told), None) or next(impossible(told), None)
        if wrong is None:
            break
        print(f"That cannot be: {wrong}. Once more:")
    for each in score(report).scores:
        print(f"  {names[each.player]}: {each.outcome.value}, {each.match_points} MP, {each.game_points} GP")
    if ask(f"{score(told).why}. Enter it? [Y/n] ").casefold() not in ("", "y", "yes"):
        raise Refused("it was not confirmed; nothing was entered")
    return report


def _report(names: Mapping[str, str], ask: Ask) -> TableReport:
    how = _one_of("Did someone [w]in, was [t]ime called, or are all but one [d]ecked out? ", "wtd", ask)
    winners: tuple[str, ...] = ()
    by_other_means = False
    if how != "d":
        when = " in the attack that was in progress (Enter: nobody)" if how == "t" else ""
        winners = _players(f"Who fulfilled victory conditions{when}? ", names, how == "t", ask)
    if winners:
        by_other_means = _one_of("By taking the last [S]ite, or by [o]ther means? ", "so", ask) == "o"
    print("Cards as 3s2p or game points as 14; out1 for who decked out or left first (only the burned pile counts).")
    print(f"Letters: {LETTERS}.")
    seats = []
    for player, name in names.items():
        seat = _seat(player, name, ask)
        if how == "t" and not winners and not seat.decked and seat.short is None:
            seat = replace(seat, short=_whole(f"  {name}: Sites short of victory? ", ask))
        seats.append(seat)
    return TableReport(tuple(seats), winners, by_other_means, how == "t")


def _one_of(question: str, letters: str, ask: Ask) -> str:
    """A letter; nothing means the first where the question shows it large."""
    while True:
        said = ask(question)[:1].casefold()
        if not said and f"[{letters[0].upper()}]" in question:
            return letters[0]
        if said and said in letters:
            return said
        print(f"  Answer {' or '.join(letters)}.")


def _players(question: str, names: Mapping[str, str], maybe_none: bool, ask: Ask) -> tuple[str, ...]:
    while True:
        said = [word.strip().casefold() for word in ask(question).split(",") if word.strip()]
        found = [[player for player, name in names.items() if name.casefold().startswith(word)] for word in said]
        if all(len(each) == 1 for each in found) and (found or maybe_none):
            return tuple(each[0] for each in found)
        print(f"  Answer with names of this table, parted by commas: {', '.join(names.values())}.")


def _seat(player: str, name: str, ask: Ask) -> SeatReport:
    while True:
        said = ask(f"  {name}: ")
        figures = Figures(said)
        try:
            wrong = [word for word in said.split() if not figures.take(word)]
        except Refused as refused:
            print(f"  {refused}.")
            continue
        if not wrong:
            return figures.seat(player)
        print(f"  {wrong[0]!r} is no figure; write 3s2p, 14, 14/1, or out1 3.")


def _whole(question: str, ask: Ask) -> int:
    while True:
        said = ask(question)
        if said.isdecimal():
            return int(said)
        print("  Answer with a whole number.")
