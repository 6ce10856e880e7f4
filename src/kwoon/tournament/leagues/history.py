"""What became of a league's weeks: the change made last can be taken back, and the one before it, and so on."""

from __future__ import annotations

from dataclasses import replace

from kwoon.tournament.leagues.league import Before, League, LeagueError


def remember(old: League, new: League, what: str) -> League:
    """The changed league, which knows what it was before."""
    changed = tuple(was for was, now in zip(old.weeks, new.weeks, strict=True) if was != now)
    if not changed and old.skipped == new.skipped:
        return new
    return replace(new, earlier=(*old.earlier, Before(what, changed, old.skipped)))


def undo(league: League) -> tuple[League, str]:
    """The league before its last change, and what that was."""
    if not league.earlier:
        raise LeagueError("nothing is left to undo in this league")
    *rest, last = league.earlier
    was = {week.number: week for week in last.weeks}
    weeks = tuple(was.get(week.number, week) for week in league.weeks)
    return replace(league, weeks=weeks, skipped=last.skipped, earlier=tuple(rest)), last.what
