"""Totals and ranks; each rank shows the tie-breaks that made it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from kwoon.tournament.event.penalties import Sanction
from kwoon.tournament.event.state import Event, Presence, Stage
from kwoon.tournament.results.points import bye
from kwoon.tournament.results.report import Outcome


@dataclass(frozen=True)
class Total:
    """A player's points over the preliminary rounds, penalties taken off."""

    player: str
    match_points: int
    game_points: int
    games: int
    wins: int
    byes: int
    match_penalty: int
    game_penalty: int


def totals(event: Event, stages: Sequence[Stage] = (Stage.ROUND, Stage.CHALLENGE)) -> dict[str, Total]:
    """TR-5.2, 5.3, 8.3.d summed over the tables of these stages; a missed round gives nothing (TR-8.3.e)."""
    match = dict.fromkeys(event.players, 0)
    game = dict.fromkeys(event.players, 0)
    games = dict.fromkeys(event.players, 0)
    wins = dict.fromkeys(event.players, 0)
    byes = dict.fromkeys(event.players, 0)
    for each in event.rounds:
        for player in each.byes:
            match[player] += bye(player).match_points
            byes[player] += 1
        for table in each.tables:
            if table.result is None or table.stage not in stages:
                continue
            for score in table.result.scores:
                match[score.player] += score.match_points
                game[score.player] += score.game_points
                games[score.player] += 1
                wins[score.player] += score.outcome in (Outcome.WINNER, Outcome.WINNER_TIME_OUT)
    lost = {kind: points_lost(event, kind, in_final=False) for kind in _POINTS}
    return {
        player: Total(
            player,
            match[player] - lost[Sanction.MATCH_POINTS].get(player, 0),
            game[player] - lost[Sanction.GAME_POINTS].get(player, 0),
            games[player],
            wins[player],
            byes[player],
            lost[Sanction.MATCH_POINTS].get(player, 0),
            lost[Sanction.GAME_POINTS].get(player, 0),
        )
        for player in event.players
    }


_POINTS = (Sanction.MATCH_POINTS, Sanction.GAME_POINTS)


def points_lost(event: Event, sanction: Sanction, in_final: bool) -> dict[str, int]:
    """Points taken as penalties, in the final round or before it."""
    finals = {each.number for each in event.rounds if each.is_final}
    lost: dict[str, int] = {}
    for given in event.penalties:
        if given.sanction is sanction and (given.round in finals) == in_final:
            lost[given.player] = lost.get(given.player, 0) + given.points
    return lost


def week_scores(event: Event) -> dict[str, tuple[int, int]]:
    """Match points and game points of every table, the final's too, penalties taken off: what a league adds up."""
    sums = totals(event, tuple(Stage))
    lost = {kind: points_lost(event, kind, in_final=True) for kind in _POINTS}
    return {
        player: (
            total.match_points - lost[Sanction.MATCH_POINTS].get(player, 0),
            total.game_points - lost[Sanction.GAME_POINTS].get(player, 0),
        )
        for player, total in sums.items()
        if (total.games or total.byes) and event.players[player].presence is not Presence.DISQUALIFIED
    }


@dataclass(frozen=True)
class Criterion:
    """One thing that players are ranked by; more is better."""

    label: str
    value: int
    shown: str = ""
    """How the value reads, where the number alone would not."""

    @property
    def text(self) -> str:
        """The value in words."""
        return self.shown or str(self.value)


@dataclass(frozen=True)
class Row:
    """A line of the standings."""

    rank: int | None
    """None for the disqualified."""
    player: str
    name: str
    presence: Presence
    criteria: tuple[Criterion, ...]
    why: str
    total: Total


def ranked(event: Event, criteria: Mapping[str, tuple[Criterion, ...]]) -> tuple[Row, ...]:
    """Rank by the first criterion, ties by the next; who is level on all shares a rank.

    Only who takes part is ranked: a player who registered and never came wins nothing.
    """
    sums = totals(event)
    entrants = set(event.entrants)

    def values(player: str) -> tuple[int, ...]:
        return tuple(each.value for each in criteria[player])

    playing = [p for p in criteria if p in entrants and event.players[p].presence is not Presence.DISQUALIFIED]
    order = sorted(playing, key=lambda p: (tuple(-value for value in values(p)), event.name(p).casefold()))
    rows: list[Row] = []
    above: str | None = None
    for place, player in enumerate(order, 1):
        level = above is not None and values(above) == values(player)
        rank = rows[-1].rank if level else place
        why = "" if above is None else _why(event, player, above, criteria)
        info = event.players[player]
        rows.append(Row(rank, player, info.name, info.presence, criteria[player], why, sums[player]))
        above = player
    for player in criteria:
        info = event.players[player]
        if info.presence is Presence.DISQUALIFIED:
            reasons = [
                g.reason for g in event.penalties if g.player == player and g.sanction is Sanction.DISQUALIFICATION
            ]
            why = "disqualified" + (f": {reasons[-1]}" if reasons else "")
            rows.append(Row(None, player, info.name, info.presence, criteria[player], why, sums[player]))
    return tuple(rows)


def _why(event: Event, player: str, above: str, criteria: Mapping[str, tuple[Criterion, ...]]) -> str:
    level: list[str] = []
    for mine, theirs in zip(criteria[player], criteria[above], strict=False):
        if mine.value != theirs.value:
            after = f" (level on {', '.join(level)})" if level else ""
            return f"behind {event.name(above)} on {mine.label}: {mine.text} to {theirs.text}{after}"
        level.append(mine.label)
    return f"level with {event.name(above)} on {', '.join(level)}: the rank is shared"


def tie_groups(rows: Sequence[Row]) -> list[list[str]]:
    """The ranked players as groups that share a rank, best first."""
    placed = [row for row in rows if row.rank is not None]
    return [[row.player for row in group] for _, group in groupby(placed, key=lambda row: row.rank)]
