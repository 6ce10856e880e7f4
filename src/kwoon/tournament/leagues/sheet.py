"""A league on paper: what is played when, and how the players stand (TR-A2.c)."""

from __future__ import annotations

from kwoon.tournament.leagues import league as leagues
from kwoon.tournament.leagues.league import League, Week
from kwoon.tournament.papers.tables import PaperTable, TablesSheet


def league_sheet(league: League) -> TablesSheet:
    """The standings and the thirteen weeks."""
    held = [week.number for week in league.weeks if week.official]
    after = f"after week {held[-1]}" if held else "before week 1"
    tables = (_standings(league), _weeks(league)) if leagues.standings(league) else (_weeks(league),)
    return TablesSheet(league.name, f"Proving Ground {after}", tables, _notes(league))


def _standings(league: League) -> PaperTable:
    return PaperTable(
        "Standings",
        ("Rank", "Player", "Match points", "Game points", "Weeks won", "Weeks played"),
        tuple(
            (
                str(row.place),
                row.player,
                str(row.match_points),
                str(row.game_points),
                str(row.weeks_won),
                str(row.weeks_played),
            )
            for row in leagues.standings(league)
        ),
        frozenset({"Match points", "Game points", "Weeks won", "Weeks played"}),
        "Player",
        (1, 4, 1.3, 1.3, 1.3, 1.3),
    )


def _weeks(league: League) -> PaperTable:
    return PaperTable(
        "The weeks",
        ("Week", "Day", "Format", "Environment", "What became of it"),
        tuple(
            (
                f"{week.number} (finals)" if leagues.is_finals(league, week.number) else str(week.number),
                week.day.isoformat(),
                week.format,
                week.environment,
                ". ".join(filter(None, (_result(week), week.note))),
            )
            for week in league.weeks
        ),
        name="Week",
        widths=(1.2, 1.6, 2.2, 1.7, 4),
    )


def _result(week: Week) -> str:
    if not week.played:
        return ""
    if not week.official:
        return "Fewer than three players: it does not count (TR-A2.d)"
    best = max((score.match_points, score.game_points) for _, score in week.scores)
    winners = [name for name, score in week.scores if (score.match_points, score.game_points) == best]
    return f"{' and '.join(winners)} first of {len(week.scores)}"


def _notes(league: League) -> tuple[str, ...]:
    said = [f"Organised by {league.organiser}."]
    if league.skipped:
        said.append(f"Skipped (TR-A2.b): {', '.join(day.isoformat() for day in league.skipped)}.")
    if leagues.standings(league):
        if league.finals:
            final = leagues.finalists(league)
            tied = f"; tied for {final.open_places} more: {', '.join(final.tied)}" if final.tied else ""
            said.append(f"In the finals (TR-A2.g): {', '.join(final.players) or 'nobody for sure'}{tied}.")
        lead = "Champion" if leagues.finished(league) else "In the lead"
        said.append(f"{lead}: {', '.join(leagues.champions(league))}.")
    return tuple(said)
