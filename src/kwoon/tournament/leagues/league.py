"""Appendix II: Proving Ground leagues: thirteen weekly events of one playgroup.

A league is a value. The appendix names no points of its own, so that a league adds up the match points of its
weeks, and game points break ties, as a Swiss tournament does over its rounds (TR-6.2.a).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta

from kwoon.tournament.decks.environments import environment
from kwoon.tournament.decks.formats import format_named
from kwoon.tournament.event.ratings import Places, Rating, history

WEEKS = 13
FEWEST_PLAYERS = 3
A_WEEK = timedelta(days=7)


class LeagueError(ValueError):
    """Something that a league does not allow."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a player earned in a week's event."""

    match_points: int
    game_points: int


@dataclass(frozen=True, slots=True)
class Week:
    """One event: when, what is played, what the organiser wants known, and who earned what."""

    number: int
    day: date
    format: str
    environment: str
    note: str = ""
    scores: tuple[tuple[str, Score], ...] = ()
    games: tuple[tuple[tuple[str, ...], ...], ...] = ()
    """The games that are rated: the winners first, then each place; players of one place are tied."""
    event: str = ""
    """Which event it was (`leagues.events.held`); empty where scores were typed."""

    @property
    def played(self) -> bool:
        """Whether results are in."""
        return bool(self.scores)

    @property
    def official(self) -> bool:
        """TR-A2.d: only a week of at least three players counts."""
        return len(self.scores) >= FEWEST_PLAYERS


@dataclass(frozen=True, slots=True)
class Before:
    """What a change replaced, so that it can be taken back."""

    what: str
    weeks: tuple[Week, ...]
    skipped: tuple[date, ...]


@dataclass(frozen=True, slots=True)
class League:
    """A Proving Ground: its thirteen weeks, the days skipped, and how many meet in the finals (0: none)."""

    name: str
    organiser: str
    weeks: tuple[Week, ...]
    skipped: tuple[date, ...] = ()
    finals: int = 0
    earlier: tuple[Before, ...] = ()
    """Every change so far, the last one at the end."""

    def week(self, number: int) -> Week:
        """A week by its number, from 1."""
        if not 1 <= number <= WEEKS:
            raise LeagueError(f"TR-A2.a: a Proving Ground has weeks 1 to {WEEKS}, not {number}")
        return self.weeks[number - 1]


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's place in the league; players equal in all that breaks ties share it."""

    place: int
    player: str
    match_points: int
    game_points: int
    weeks_won: int
    weeks_played: int


@dataclass(frozen=True, slots=True)
class Finalists:
    """TR-A2.g: who is in the finals for sure, and who is tied for the places that are left."""

    players: tuple[str, ...]
    tied: tuple[str, ...] = ()
    open_places: int = 0


def plan(
    name: str,
    organiser: str,
    start: date,
    formats: Sequence[str] = ("Final Brawl",),
    environments: Sequence[str] = ("Classic",),
    finals: int = 0,
) -> League:
    """TR-A2.a: thirteen weeks from a first day; formats and environments are taken in turn (TR-A2.e)."""
    if not organiser:
        raise LeagueError("TR-A2.c: a Proving Ground has an organiser")
    if not formats or not environments:
        raise LeagueError("TR-A2.c: the organiser names at least one format and one environment")
    if finals and finals < FEWEST_PLAYERS:
        raise LeagueError(f"TR-A2.d, TR-A2.g: a finals week has at least {FEWEST_PLAYERS} players, not {finals}")
    weeks = tuple(
        Week(
            number + 1,
            start + number * A_WEEK,
            format_named(formats[number % len(formats)]).name,
            environment(environments[number % len(environments)]).name,
        )
        for number in range(WEEKS)
    )
    return League(name, organiser, weeks, finals=finals)


def change(
    league: League, number: int, fmt: str | None = None, env: str | None = None, note: str | None = None
) -> League:
    """TR-A2.c, TR-A2.e: the organiser changes what a week plays, or what the players should know of it."""
    week = league.week(number)
    if week.official:
        raise LeagueError(f"week {number} has been played")
    return _put(
        league,
        replace(
            week,
            format=week.format if fmt is None else format_named(fmt).name,
            environment=week.environment if env is None else environment(env).name,
            note=week.note if note is None else note,
        ),
    )


def skip(league: League, number: int) -> League:
    """TR-A2.b: a week is skipped; its event and all after it are pushed back, and thirteen remain."""
    week = league.week(number)
    late = [each.number for each in league.weeks[number - 1 :] if each.official]
    if late:
        raise LeagueError(f"week {number} cannot be skipped: week {late[0]} has been played")
    skipped = (*league.skipped, week.day)
    weeks, day = list(league.weeks[: number - 1]), week.day
    for each in league.weeks[number - 1 :]:
        while day in skipped:
            day += A_WEEK
        weeks.append(replace(each, day=day))
        day += A_WEEK
    return replace(league, weeks=tuple(weeks), skipped=skipped)


def record(
    league: League, number: int, scores: Mapping[str, Score], games: Sequence[Places] = (), event: str = ""
) -> League:
    """A week's results; recording them again corrects them. A finals week is for the finalists only.

    Points may be below zero, as penalties and TR-5.3.g leave them. `games` are for the ratings; `event` says
    which event it was.
    """
    week = league.week(number)
    for name, score in scores.items():
        if not name:
            raise LeagueError(f"week {number}: a player without a name has {score}; each player needs one")
    if is_finals(league, number):
        missing = [str(each.number) for each in league.weeks[:-1] if not each.official]
        if missing:
            raise LeagueError(f"TR-A2.g: the finals come after twelve weeks; not held yet: {', '.join(missing)}")
        able = finalists(league)
        strangers = sorted(set(scores) - {*able.players, *able.tied})
        if strangers:
            who = ", ".join(strangers)
            raise LeagueError(f"TR-A2.g: {who} did not reach the finals; {', '.join(able.players + able.tied)} did")
        if len(scores) > league.finals:
            raise LeagueError(f"TR-A2.g: the finals are for {league.finals} players, not {len(scores)}")
    kept = tuple(tuple(tuple(tied) for tied in places) for places in games)
    return _put(league, replace(week, scores=tuple(sorted(scores.items())), games=kept, event=event))


def ratings(league: League) -> dict[str, Rating]:
    """How strong the players are, by all games of all weeks in their order."""
    return history(places for week in league.weeks for places in week.games)


def is_finals(league: League, number: int) -> bool:
    """TR-A2.g: whether this is the finals week."""
    return league.finals > 0 and number == WEEKS


def upcoming(league: League, after: date) -> list[Week]:
    """TR-A2.c: what the players are told: the weeks that are still to come."""
    return [each for each in league.weeks if each.day >= after and not each.official]


def standings(league: League) -> list[Standing]:
    """The league's table: match points, then game points, then weeks won. A finals week is not added."""
    rows: dict[str, list[int]] = {}
    for week in league.weeks:
        if not week.official or is_finals(league, week.number):
            continue
        best = max((score.match_points, score.game_points) for _, score in week.scores)
        for name, score in week.scores:
            row = rows.setdefault(name, [0, 0, 0, 0])
            row[0] += score.match_points
            row[1] += score.game_points
            row[2] += (score.match_points, score.game_points) == best
            row[3] += 1
    order = sorted(rows.items(), key=lambda pair: (*(-each for each in pair[1][:3]), pair[0]))
    found: list[Standing] = []
    for number, (name, row) in enumerate(order):
        tied = number > 0 and order[number - 1][1][:3] == row[:3]
        place = found[-1].place if tied else number + 1
        found.append(Standing(place, name, *row))
    return found


def finalists(league: League) -> Finalists:
    """TR-A2.g: the top players of the first twelve weeks; a tie at the edge is shown, not broken."""
    if not league.finals:
        raise LeagueError("TR-A2.g: this Proving Ground has no finals week")
    table = standings(league)
    if len(table) <= league.finals:
        return Finalists(tuple(each.player for each in table))
    edge = table[league.finals].place
    sure = tuple(each.player for each in table[: league.finals] if each.place != edge)
    if len(sure) == league.finals:
        return Finalists(sure)
    tied = tuple(each.player for each in table if each.place == edge)
    return Finalists(sure, tied, league.finals - len(sure))


def champions(league: League) -> tuple[str, ...]:
    """Who leads: the best of the finals once played (as in TR-6.2.b), else of the table; several if tied."""
    last = league.weeks[-1]
    if league.finals and last.official:
        best = max((score.match_points, score.game_points) for _, score in last.scores)
        return tuple(name for name, score in last.scores if (score.match_points, score.game_points) == best)
    return tuple(each.player for each in standings(league) if each.place == 1)


def finished(league: League) -> bool:
    """TR-A2.b: whether all thirteen events were held."""
    return all(each.official for each in league.weeks)


def _put(league: League, week: Week) -> League:
    return replace(league, weeks=tuple(week if each.number == week.number else each for each in league.weeks))
