"""From an event to its papers: pairings, result slips, standings and deck check lists."""

from __future__ import annotations

from kwoon.tournament.errors import Refused
from kwoon.tournament.event import Event, Player, Round, Stage, Table
from kwoon.tournament.paper import (
    DeckChecklist,
    DeckLine,
    PairedTable,
    PairingsSheet,
    ResultSlips,
    StandingsRow,
    StandingsSheet,
)
from kwoon.tournament.titles import find
from kwoon.tournament.types import type_of

DRAW = "Each table draws who takes the first turn (TR-4.0.d)."
STAGES = {Stage.FINAL: "Final", Stage.LOWER: "Lower table", Stage.CHALLENGE: "Challenge"}


def pairings(event: Event, each: Round, why: bool = False) -> PairingsSheet:
    """Who sits where in a round."""
    tables = tuple(_table(event, table, why) for table in each.tables)
    byes = tuple(event.name(player) for player in each.byes)
    note = DRAW if any(table.first is None for table in each.tables) else ""
    return PairingsSheet(event.setup.name, each.number, tables, byes, note)


def slips(event: Event, each: Round) -> ResultSlips:
    """A slip for each table of a round."""
    return ResultSlips(event.setup.name, each.number, tuple(_table(event, table) for table in each.tables))


def _table(event: Event, table: Table, why: bool = False) -> PairedTable:
    return PairedTable(
        STAGES.get(table.stage, f"Table {table.number}"),
        tuple(event.name(player) for player in table.turns),
        table.clock.minutes,
        table.why if why else "",
    )


def standings(event: Event) -> StandingsSheet:
    """The ranks, with every tie-break in words below them."""
    played = [each.number for each in event.rounds if each.complete]
    if event.finished:
        after = "at the end"
    else:
        after = f"after round {played[-1]}" if played else "before round 1"
    rows = type_of(event.setup.kind).standings(event)
    return StandingsSheet(
        event.setup.name,
        after,
        ("Match points", "Game points", "Wins", "Byes"),
        tuple(
            StandingsRow(
                "-" if row.rank is None else str(row.rank),
                row.name,
                tuple(map(str, (row.total.match_points, row.total.game_points, row.total.wins, row.total.byes))),
            )
            for row in rows
        ),
        "Points are of the rounds before the final." if event.setup.kind.has_final else "",
        tuple(f"{row.name}: {row.why}." for row in rows if row.why),
    )


def checklists(event: Event, players: tuple[str, ...] = ()) -> tuple[DeckChecklist, ...]:
    """A list for each registered deck, or for those of these players."""
    chosen = [event.player(player) for player in players] or list(event.players.values())
    found = []
    for player in chosen:
        if player.deck is not None and player.deck.lines:
            found.append(_checklist(event, player))
        elif players:
            raise Refused(f"no deck list of {player.name} is registered; `deck` registers one from a file")
    if not found:
        raise Refused("no deck list is registered in this event; `deck` registers one from a file")
    return tuple(found)


def _checklist(event: Event, player: Player) -> DeckChecklist:
    assert player.deck is not None
    lines = []
    for title, copies in sorted(player.deck.deck.cards.items()):
        known = find(title)
        lines.append(DeckLine(copies, title, known.type.value if known is not None else ""))
    order = {"Feng Shui Site": 2, "Site": 1}
    lines.sort(key=lambda line: (order.get(line.kind, 0), line.kind))
    name = f"{player.deck.name} ({event.setup.format}, {event.setup.environment})"
    return DeckChecklist(event.setup.name, player.name, name, tuple(lines), ())
