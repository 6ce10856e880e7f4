"""What a correction changed, in plain words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kwoon.tournament.event.standings import Row
from kwoon.tournament.event.state import Event, Player, Round, Table
from kwoon.tournament.event.types import type_of
from kwoon.tournament.results.report import Result


def differences(before: Event, after: Event) -> tuple[str, ...]:
    """Everything that reads differently in the two events."""
    return (
        *_setup(before, after),
        *_players(before, after),
        *_rounds(before, after),
        *_lists(before, after),
        *_ranks(before, after),
        *_problems(before, after),
    )


def _setup(before: Event, after: Event) -> Iterator[str]:
    for name in before.setup.__dataclass_fields__:
        old, new = getattr(before.setup, name), getattr(after.setup, name)
        if old != new and name != "officials":
            yield f"{name.replace('_', ' ')}: {new}, was {old}"
    if before.officials != after.officials:
        yield (
            f"officials: director {after.officials.director}, judges {', '.join(after.officials.judges)};"
            f" were {before.officials.director}, {', '.join(before.officials.judges)}"
        )
    if before.finished != after.finished:
        yield "the event is finished" if after.finished else "the event is open again"


def _players(before: Event, after: Event) -> Iterator[str]:
    for player in [*before.players, *(p for p in after.players if p not in before.players)]:
        old, new = before.players.get(player), after.players.get(player)
        if new is None:
            yield f"{before.name(player)} is no longer registered"
        elif old is None:
            yield f"{new.name} is now registered"
        else:
            if old.name != new.name:
                yield f"{old.name} is now called {new.name}"
            if old.presence != new.presence:
                yield f"{new.name}: {new.presence.value}, was {old.presence.value}"
            if old.deck != new.deck:
                yield f"{new.name}: deck {_deck(new)}, was {_deck(old)}"


def _deck(player: Player) -> str:
    return player.deck.name if player.deck is not None else "none"


def _rounds(before: Event, after: Event) -> Iterator[str]:
    for number in range(1, max(len(before.rounds), len(after.rounds)) + 1):
        old = before.rounds[number - 1] if number <= len(before.rounds) else None
        new = after.rounds[number - 1] if number <= len(after.rounds) else None
        if new is None:
            yield f"round {number} is no longer seated"
        elif old is None:
            yield f"round {number} is now seated"
        else:
            yield from _round(after, old, new)


def _round(event: Event, old: Round, new: Round) -> Iterator[str]:
    place = f"round {new.number}"
    if old.let_stand != new.let_stand:
        yield f"{place} stands by the director's word" + ("" if new.let_stand else " no longer")
    for label, was, now in (("byes", old.byes, new.byes), ("missing", old.absent, new.absent)):
        if was != now:
            yield f"{place}: {label} {_names(event, now) or 'nobody'}, was {_names(event, was) or 'nobody'}"
    if len(old.tables) != len(new.tables):
        yield f"{place}: {len(new.tables)} tables, was {len(old.tables)}"
    for was_table, now_table in zip(old.tables, new.tables, strict=False):
        where = f"{place} table {now_table.number}"
        if was_table.players != now_table.players:
            yield f"{where}: {_names(event, now_table.players)}; was {_names(event, was_table.players)}"
        if was_table.clock != now_table.clock:
            yield f"{where}: time {_clock(now_table.clock.expires)}, was {_clock(was_table.clock.expires)}"
        if was_table.result != now_table.result:
            yield f"{where}: {_result(event, now_table.result)}; was {_result(event, was_table.result)}"
        elif was_table.report != now_table.report:
            yield f"{where}: reported otherwise, with the same result: {_reported(event, was_table, now_table)}"


def _reported(event: Event, old: Table, new: Table) -> str:
    """What reads differently in the reports of a table: whose tally, or how the game ended."""
    was = {} if old.report is None else {seat.player: seat for seat in old.report.seats}
    now = {} if new.report is None else {seat.player: seat for seat in new.report.seats}
    whose = [player for player in new.players if was.get(player) != now.get(player)]
    return f"the tally of {_names(event, whose)}" if whose else "how the game ended"


def _names(event: Event, players: Sequence[str]) -> str:
    return ", ".join(event.name(player) for player in players)


def _clock(expires: object) -> str:
    return "open" if expires is None else f"until {expires:%H:%M}"


def _result(event: Event, result: Result | None) -> str:
    if result is None:
        return "no result"
    return ", ".join(
        f"{event.name(score.player)} {score.outcome.value} {score.match_points}/{score.game_points}"
        for score in result.scores
    )


def _lists(before: Event, after: Event) -> Iterator[str]:
    for given in before.penalties:
        if given not in after.penalties:
            yield f"no longer: {given.sanction.value} for {before.name(given.player)} ({given.reason})"
    for given in after.penalties:
        if given not in before.penalties:
            yield f"now: {given.sanction.value} for {after.name(given.player)} ({given.reason})"
    if before.rulings != after.rulings:
        yield f"rulings on record: {len(after.rulings)}, was {len(before.rulings)}, or their words changed"


def _ranks(before: Event, after: Event) -> Iterator[str]:
    old = {row.player: row for row in type_of(before.setup.kind).standings(before)}
    for row in type_of(after.setup.kind).standings(after):
        was = old.get(row.player)
        if was is not None and _figures(was) != _figures(row):
            yield f"{row.name}: {_figures(row)}; was {_figures(was)}"


def _figures(row: Row) -> str:
    rank = "unranked" if row.rank is None else f"rank {row.rank}"
    return ", ".join([rank, *(f"{each.label} {each.text}" for each in row.criteria)])


def _problems(before: Event, after: Event) -> Iterator[str]:
    old = {problem.entry: problem for problem in before.problems}
    new = {problem.entry: problem for problem in after.problems}
    for entry, problem in new.items():
        if entry not in old:
            yield f"entry {entry} is now impossible: {problem.why}"
    for entry in old:
        if entry not in new:
            yield f"entry {entry} is possible again"
