"""`Next:`, with the command that does it, whole, to be copied."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Event, Presence, Round, Table
from kwoon.tournament.event.types import Do, Step, type_of


def next_lines(event: Event, file: str) -> Iterator[str]:
    """What comes next: the command, why, what else may be done; and the entries that no longer fit."""
    step = type_of(event.setup.kind).step(event)
    yield f"Next: {command(event, step, file)}"
    if step.do is Do.WAIT and _to_start(event):
        yield f"  start the clocks once hands are drawn (TR-5.0.e): {step.why}"
    else:
        yield f"  {step.do.value}: {step.why}"
    if step.do is Do.WAIT and event.current is not None and not event.current.started:
        if all(table.result is None for table in event.current.tables):
            yield f"  papers: {_typed('print pairings', file, '--pdf pairings.pdf')}"
            yield f"  papers: {_typed('print slips', file, '--pdf slips.pdf')}"
    if step.allows(Do.FINISH) and step.do is not Do.FINISH:
        yield f"  or end the event: {_typed('finish', file)}"
    if step.allows(Do.FINAL) and step.do is not Do.FINAL:
        yield f"  or go to the final: {_typed('seat', file, '--final')}"
    if step.do is Do.CHALLENGE:
        for each, table in _open(event):
            yield f"  or enter the result of game {each.number}: {_result(event, each, table, file)}"
    for problem in event.problems:
        yield f"Entry {problem.entry} is impossible: {problem.why}"


def command(event: Event, step: Step, file: str) -> str:
    """The command that does the next step."""
    if step.do is Do.REGISTER:
        waiting = any(player.presence is Presence.REGISTERED for player in event.players.values())
        enough = len(event.players) >= 3
        return _typed("checkin", file, "--all") if waiting and enough else _typed("register", file, "NAME NAME ...")
    if step.do in (Do.SEAT, Do.FINAL):
        return _typed("seat", file)
    if step.do is Do.FINISH:
        return _typed("finish", file)
    if step.do is Do.OVER:
        return _typed("print standings", file, "--pdf standings.pdf")
    if step.do is Do.CHALLENGE:
        return _typed("challenge", file, "CHALLENGER PLAYER ...")
    if _to_start(event):
        return _typed("start", file)
    each, table = next(_open(event))
    return _result(event, each, table, file)


def _result(event: Event, each: Round, table: Table, file: str) -> str:
    if event.setup.kind is Kind.WHO_WANTS_SOME:  # games have numbers instead of tables there (TR-6.2.g)
        return _typed("result", file, f"{each.number}")
    return _typed("result", file, f"{table.number}" + (f" --round {each.number}" if each is not event.current else ""))


def _to_start(event: Event) -> bool:
    """The round being played is timed, its clocks were not started, and no result has come without them."""
    each = event.current
    if each is None or each.started or any(table.result is not None for table in each.tables):
        return False
    return any(table.clock.minutes is not None for table in each.tables)


def _open(event: Event) -> Iterator[tuple[Round, Table]]:
    for each in event.rounds:
        for table in each.tables:
            if table.result is None:
                yield each, table


def _typed(command: str, file: str, more: str = "") -> str:
    return f"kwoon tournament {command} {shlex.quote(file)} {more}".rstrip()
