"""From an event to its papers: pairings, result slips, standings and deck check lists."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kwoon.tournament.decks.titles import find
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.knockout import beaten_before, losses, out_in
from kwoon.tournament.event.penalties import TAKEN, taken
from kwoon.tournament.event.standings import Row
from kwoon.tournament.event.state import Event, Player, Presence, Round, Stage, Table
from kwoon.tournament.event.types import type_of
from kwoon.tournament.papers import (
    DeckChecklist,
    DeckLine,
    PairedTable,
    PairingsSheet,
    ResultSlips,
    StandingsRow,
    StandingsSheet,
)

DRAW = "Each table draws who takes the first turn (TR-4.0.d)."
GONE = (Presence.DROPPED, Presence.DISQUALIFIED)
STAGES = {Stage.FINAL: "Final", Stage.LOWER: "Lower table", Stage.CHALLENGE: "Challenge"}


def pairings(event: Event, each: Round, why: bool = False) -> PairingsSheet:
    """Who sits where in a round."""
    tables = tuple(_table(event, table, why) for table in each.tables)
    byes = tuple(event.name(player) for player in each.byes)
    notes = [DRAW] if any(table.first is None for table in each.tables) else []
    return PairingsSheet(event.setup.name, each.number, tables, byes, " ".join([*notes, *_beaten(event, each)]))


def _beaten(event: Event, each: Round) -> Iterator[str]:
    """TR-6.2.d, e: who came to this round of an elimination with a loss."""
    if type_of(event.setup.kind).losses_allowed is None:
        return
    beaten = [event.name(player) for player in beaten_before(event, each.number)]
    if beaten:
        yield f"With a loss: {', '.join(beaten)}."


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
    """The ranks, with every tie-break in words below them, and who left, never came or was penalised."""
    played = [each.number for each in event.rounds if each.complete]
    if event.finished:
        after = "at the end"
    else:
        after = f"after round {played[-1]}" if played else "before round 1"
    rows = [row for row in type_of(event.setup.kind).standings(event) if row.presence is not Presence.REGISTERED]
    columns = _columns(event, rows)
    return StandingsSheet(
        event.setup.name,
        after,
        tuple(columns),
        tuple(
            StandingsRow(
                "-" if row.rank is None else str(row.rank),
                row.name + (f" ({row.presence.value})" if row.presence in GONE else ""),
                tuple(values[place] for values in columns.values()),
            )
            for place, row in enumerate(rows)
        ),
        "Points are of the rounds before the final." if event.setup.kind.has_final else "",
        (*(f"{row.name}: {row.why}." for row in rows if row.why), *_remarks(event)),
    )


def _columns(event: Event, rows: Sequence[Row]) -> dict[str, list[str]]:
    """What stands beside the names, by its heading."""
    found: dict[str, list[str]] = {}
    allowed = type_of(event.setup.kind).losses_allowed
    if allowed is not None:
        lost, out = losses(event), out_in(event, allowed)
        found["Losses"] = [str(len(lost[row.player])) for row in rows]
        found["Out in round"] = [str(out.get(row.player, "-")) for row in rows]
    found["Match points"] = [str(row.total.match_points) for row in rows]
    found["Game points"] = [str(row.total.game_points) for row in rows]
    found["Wins"] = [str(row.total.wins) for row in rows]
    found["Byes"] = [str(row.total.byes) for row in rows]
    if any(given.sanction in TAKEN for given in event.penalties):
        found["Penalties"] = [", ".join(taken(event.penalties, row.player)) for row in rows]
    return found


def _remarks(event: Event) -> Iterator[str]:
    """Who is gone and since when, and who never came."""
    for player in event.players.values():
        if player.presence in GONE:
            since = f"after round {player.left}" if player.left else "before round 1"
            yield f"{player.name}: {player.presence.value} {since}."
    never = [player.name for player in event.players.values() if player.presence is Presence.REGISTERED]
    if never and event.rounds:
        yield f"Registered and never came: {', '.join(never)}."
    if any(given.sanction in TAKEN for given in event.penalties):
        yield "Penalties are taken off already."


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
