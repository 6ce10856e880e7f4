"""The rules once more, counted afresh from an event: what the simulator holds every round against."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from kwoon.tournament.event.penalties import Sanction
from kwoon.tournament.event.setup import Byes, Kind
from kwoon.tournament.event.state import Event, Presence, Round, Stage, Table
from kwoon.tournament.event.types import type_of


def audit(event: Event, since: int = 1) -> tuple[str, ...]:
    """Every rule that this event breaks, in words; tables are looked at from round `since` on."""
    found: list[str] = []
    for each in event.rounds[since - 1 :]:
        found += _seats(event, each)
        for table in each.tables:
            found += _points(event, each, table)
    found += _byes(event)
    found += _losses(event)
    found += _standings(event)
    found += _end(event)
    found += (f"entry {problem.entry}: {problem.why}" for problem in event.problems)
    return tuple(found)


def _seats(event: Event, each: Round) -> Iterator[str]:
    count = Counter([*(p for table in each.tables for p in table.players), *each.byes, *each.absent])
    for player, times in count.items():
        info = event.players[player]
        if times > 1:
            yield f"round {each.number}: {player} is seated {times} times"
        if each.number < info.joined or each.number in info.missed:
            yield f"TR-8.3.e: round {each.number}: {player} was not here"
        if info.left is not None and info.left < each.number:
            yield f"round {each.number}: {player} had left"
    if event.setup.kind is Kind.WHO_WANTS_SOME:
        return
    playing = len(each.seated)
    for table in each.tables:
        size = len(table.players)
        few = event.setup.table_size == 2 or playing in (2, 5) or table.stage is not Stage.ROUND
        if size > (5 if event.setup.five_players else 4) or size < (2 if few else 3):
            yield f"TR-5.0: round {each.number}: a table of {size} among {playing}"
        timed = table.clock.minutes is not None
        if timed != (len(each.tables) > 1 and table.stage is not Stage.FINAL) and not event.setup.time_single:
            yield f"TR-5.1: round {each.number} table {table.number}: timed {timed}"


def _points(event: Event, each: Round, table: Table) -> Iterator[str]:
    if table.result is None or table.report is None:
        return
    place = f"round {each.number} table {table.number}"
    given = sorted((score.match_points for score in table.result.scores), reverse=True)
    penalised = {g.player for g in event.penalties if g.sanction is Sanction.GAME_LOSS and g.round == each.number}
    wins, halves, ties = given.count(4), given.count(2), given.count(1)
    if wins + halves + ties + given.count(0) != len(given):
        yield f"{place}: TR-5.2: match points {given}"
    if (wins > 0) + (halves > 0) + (ties > 0) > 1 or halves > 1 or (ties == 1 and not penalised):
        yield f"{place}: TR-5.2: match points {given}"
    if sum(given) == 0 and table.report.still_in and not penalised:
        yield f"{place}: TR-5.2: nobody has a match point"
    for seat in table.report.seats:
        score = table.result.score(seat.player)
        if seat.decked and score.match_points:
            yield f"{place}: TR-5.6: {seat.player} decked out with {score.match_points} match points"
        burned = 3 * seat.tally.burned + 2 * seat.tally.other_burned
        if (seat.decked or seat.player in penalised) and seat.total is None and score.game_points != burned:
            yield f"{place}: TR-5.6.c: {seat.player} keeps {score.game_points} game points, burned {burned}"
    if wins > 1 and not (table.report.ending.value == "victory" or table.report.unconventional):
        yield f"{place}: TR-5.4.b: {wins} full victories"


def _byes(event: Event) -> Iterator[str]:
    byes = Counter(player for each in event.rounds for player in each.byes)
    for player, times in byes.items():
        if times > 1:
            yield f"TR-8.3.c: {player} had {times} byes"
    if byes and event.setup.byes is Byes.NEVER:
        yield "TR-8.3.a: byes in an event without"


def _losses(event: Event) -> Iterator[str]:
    """TR-6.2.c to e: nobody sits down with all losses used up."""
    allowed = type_of(event.setup.kind).losses_allowed
    if allowed is None:
        return
    lost: Counter[str] = Counter()
    for player, info in event.players.items():
        lost[player] = info.joined - 1
    for each in event.rounds:
        for player in sorted(each.seated) if not each.is_final else ():
            if lost[player] >= allowed:
                yield f"TR-6.2: {player} plays round {each.number} after {lost[player]} losses"
        lost.update(each.absent)
        lost.update(player for player, info in event.players.items() if each.number in info.missed)
        for table in each.tables:
            if table.result is not None and not each.is_final:
                lost.update(score.player for score in table.result.scores if score.match_points == 0)
        lost.update(
            given.player
            for given in event.penalties
            if given.sanction is Sanction.EXTRA_LOSS and given.round == each.number
        )


def _standings(event: Event) -> Iterator[str]:
    rows = type_of(event.setup.kind).standings(event)
    named = {p for each in event.rounds for p in (*each.seated, *each.byes, *each.absent)}
    came = [
        player
        for player, info in event.players.items()
        if player in named or info.presence in (Presence.HERE, Presence.DISQUALIFIED)
    ]
    if sorted(row.player for row in rows) != sorted(came):
        yield "standings: not every player who came once, and nobody else"
    for row in rows:
        if (row.rank is None) != (event.players[row.player].presence is Presence.DISQUALIFIED):
            yield f"standings: {row.player} has rank {row.rank}"
    points: Counter[str] = Counter()
    for each in event.rounds:
        points.update(dict.fromkeys(each.byes, 4))
        for table in each.tables:
            if table.result and table.stage in (Stage.ROUND, Stage.CHALLENGE):
                points.update({score.player: score.match_points for score in table.result.scores})
    for row in rows:
        if row.total.match_points + row.total.match_penalty != points[row.player]:
            yield f"standings: {row.player} has {row.total.match_points}, not {points[row.player]}"
    ranks = [row.rank for row in rows if row.rank is not None]
    for place, rank in enumerate(ranks, 1):
        if rank > place or (place > 1 and rank not in (place, ranks[place - 2])):
            yield f"standings: place {place} has rank {rank}"


def _end(event: Event) -> Iterator[str]:
    if not event.finished:
        return
    kind = event.setup.kind
    rows = type_of(kind).standings(event)
    for each in event.rounds:
        for table in each.tables:
            if table.stage is not Stage.FINAL or table.result is None:
                continue
            top = {row.player for row in rows if row.rank is not None and row.rank <= len(table.players)}
            ranked = {p for p in table.players if event.players[p].presence is not Presence.DISQUALIFIED}
            if not ranked <= top:
                yield f"{type_of(kind).rule}: finalists rank below others"
    if kind is Kind.ROUND_ROBIN:
        met = {frozenset(p) for r in event.rounds for t in r.tables for p in combinations(t.players, 2)}
        for pair in combinations(event.active, 2):
            if frozenset(pair) not in met:
                yield f"TR-6.2.f: {' and '.join(pair)} never met"
