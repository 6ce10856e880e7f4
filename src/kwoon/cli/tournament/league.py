"""`kwoon tournament league`: Proving Ground leagues (TR-A2), and ratings of leagues and events."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from kwoon.cli.tournament import ask, lock, show
from kwoon.cli.tournament.files import Run, broken, command, guarded, keep, load, locked, read_text, write_new
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.ratings import Rating, games_of, history, ranking
from kwoon.tournament.event.standings import week_scores
from kwoon.tournament.leagues import league as leagues
from kwoon.tournament.leagues.events import check_new, doubts, held
from kwoon.tournament.leagues.file import from_json, to_json
from kwoon.tournament.leagues.history import remember, undo
from kwoon.tournament.leagues.league import League, LeagueError, Score, Week
from kwoon.tournament.reading import FileError

ABOUT = """\
Run a Proving Ground league: thirteen weekly events of one playgroup (TR-A2). One file holds the league. Begin it
with `new`; after each week `record` its event's file, or type the scores; `skip` a week that is not held; `undo`
takes the last change back; `show` says where the league stands, `ratings` how strong its players are, and
`kwoon tournament print league` puts plan and standings on paper."""


def add(commands: Any) -> None:
    """Add `league` and its commands, and `ratings`."""
    parser = commands.add_parser("league", help="run a Proving Ground league of thirteen weeks", description=ABOUT)
    league = parser.add_subparsers(dest="league_command", metavar="COMMAND", required=True)
    new = _command(league, "new", "plan a league and begin its file", run_new)
    new.add_argument("--name", required=True, help="what the league is called")
    new.add_argument("--organiser", required=True, metavar="NAME", help="who plans and runs it (TR-A2.c)")
    new.add_argument("--start", required=True, metavar="DAY", help="the first day, as 2026-03-31")
    new.add_argument("--format", action="append", metavar="FORMAT", help="again for others, taken in turn by week")
    new.add_argument("--environment", action="append", metavar="NAME", help="again for others, taken in turn")
    new.add_argument("--finals", type=int, default=0, metavar="N", help="a finals week for the best N (TR-A2.g)")
    look = _command(league, "show", "show the weeks, the standings and who is in the finals", run_show)
    look.add_argument("--after", metavar="DAY", help="list the weeks to come from this day on")
    week = _command(league, "week", "change what a week plays, or what the players should know of it", run_week)
    week.add_argument("week", type=int, metavar="WEEK")
    week.add_argument("--format", metavar="FORMAT")
    week.add_argument("--environment", metavar="NAME")
    week.add_argument("--note", metavar="WORDS")
    skip = _command(league, "skip", "skip a week; it and all after it are pushed back (TR-A2.b)", run_skip)
    skip.add_argument("week", type=int, metavar="WEEK")
    record = _command(league, "record", "enter a week's results; again to correct them", run_record)
    record.add_argument("week", type=int, metavar="WEEK")
    record.add_argument("event", nargs="?", metavar="EVENT", help="the file of the week's finished event")
    record.add_argument(
        "--anyway", action="store_true", help="also where day, format or environment are not as planned (TR-A2.c)"
    )
    record.add_argument("--replace", action="store_true", help="also where the week has results, without asking")
    record.add_argument(
        "--score",
        action="append",
        default=[],
        metavar="WORDS",
        help='without an event: "Ann 8 21", match and game points',
    )
    _command(league, "undo", "take back the last change of the league; again for the one before it", run_undo)
    _command(league, "ratings", "show how strong the players are, by all games recorded", run_ratings)
    rate = commands.add_parser(
        "ratings",
        help="rate the players of some events",
        description="Rate all players of these events, in this order, by multiplayer ratings (Plackett-Luce).",
    )
    rate.set_defaults(run=guarded(run_event_ratings))
    rate.add_argument("file", nargs="+", metavar="EVENT", help="an event's file")
    rate.add_argument("--json", action="store_true", help="print figures as JSON")


def _command(commands: Any, name: str, help: str, run: Run) -> Any:
    return command(
        commands, name, help, run if name in _UNLOCKED else locked(run), "the league's file, e.g. hall.league"
    )


_UNLOCKED = ("new", "show", "ratings", "record")
"""What changes no league that is there, or asks first and locks its file only then."""


def open_league(path: str) -> League:
    """A league from its file."""
    text = read_text(path, f"`kwoon tournament league new {path} ...` begins one")
    try:
        return from_json(text)
    except FileError as error:
        raise broken(path, error) from None


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Refused(f"{text!r} is no day; write it as 2026-03-31") from None


def run_new(args: argparse.Namespace) -> int:
    """Plan a league."""
    try:
        league = leagues.plan(
            args.name,
            args.organiser,
            _day(args.start),
            args.format or ("Final Brawl",),
            args.environment or ("Classic",),
            args.finals,
        )
    except LeagueError:
        raise
    except ValueError as error:
        raise Refused(str(error)) from None
    write_new(args.file, to_json(league))
    return _told(args, league)


def run_show(args: argparse.Namespace) -> int:
    """Where a league stands."""
    return _told(args, open_league(args.file), _day(args.after) if args.after else None)


def run_week(args: argparse.Namespace) -> int:
    """Change a week."""
    old = open_league(args.file)
    try:
        league = leagues.change(old, args.week, args.format, args.environment, args.note)
    except LeagueError:
        raise
    except ValueError as error:
        raise Refused(str(error)) from None
    return _kept(args, remember(old, league, f"week {args.week} was changed"))


def run_skip(args: argparse.Namespace) -> int:
    """Skip a week."""
    old = open_league(args.file)
    return _kept(args, remember(old, leagues.skip(old, args.week), f"week {args.week} was skipped"))


def run_undo(args: argparse.Namespace) -> int:
    """Take back the last change."""
    league, what = undo(open_league(args.file))
    if not args.json:
        print(f"Undone: {what}.")
    return _kept(args, league)


def run_record(args: argparse.Namespace) -> int:
    """A week's results, from its event or as typed; the file is locked when all questions are answered."""
    args.agreed = set()
    _recorded(args, open_league(args.file))
    with lock.held(args.file):
        return _kept(args, _recorded(args, open_league(args.file)))


def _recorded(args: argparse.Namespace, league: League) -> League:
    if bool(args.event) == bool(args.score):
        raise Refused('give the week\'s event file, or a --score for each player, as "Ann 8 21"')
    week = league.week(args.week)
    if args.score:
        new = leagues.record(league, args.week, _scores(args.score))
        source = "scores as typed"
    else:
        desk = load(args.event)
        event = desk.event
        if not event.finished:
            raise Refused(f"{args.event} is not finished; `kwoon tournament finish {args.event}` ends it")
        known = held(desk)
        check_new(league, args.week, known)
        scores = {event.name(player): Score(*points) for player, points in week_scores(event).items()}
        new = leagues.record(league, args.week, scores, games_of(event), known.id)
        source = f"{known.name} of {known.day}"
        for doubt in doubts(league, args.week, known):
            _agreed(args, doubt, "Record it all the same?", "anyway")
    if week.played and week != new.week(args.week):
        had = ", ".join(f"{name} {score.match_points}" for name, score in week.scores)
        _agreed(args, f"week {week.number} has results ({had})", "Replace them?", "replace")
    return remember(league, new, f"week {args.week} was recorded ({source})")


def _agreed(args: argparse.Namespace, doubt: str, question: str, option: str) -> None:
    """Go on only if the organiser said so beforehand, or says so at a terminal, where each doubt is asked once."""
    if doubt in args.agreed or getattr(args, option):
        return
    if not ask.at_terminal() or not ask.agreed(f"{doubt}. {question}"):
        raise Refused(f"{doubt}; --{option} does it all the same")
    args.agreed.add(doubt)


def _scores(given: Sequence[str]) -> dict[str, Score]:
    """Scores as typed, a name once."""
    found: dict[str, Score] = {}
    for words in given:
        name, score = _score(words)
        if name in found:
            raise Refused(f"{name} has two scores; give each player one --score")
        found[name] = score
    return found


def _score(words: str) -> tuple[str, Score]:
    name, *points = words.rsplit(maxsplit=2)
    try:
        match, game = points
        return name, Score(int(match), int(game))
    except ValueError:
        raise Refused(f'{words!r} is no score; write a name, match points and game points, as "Ann 8 21"') from None


def run_ratings(args: argparse.Namespace) -> int:
    """The ratings of a league."""
    league = open_league(args.file)
    silent = [str(week.number) for week in league.weeks if week.played and not week.games]
    _rated(args, leagues.ratings(league))
    if silent and not args.json:
        print(f"Without games on record, so not rated: week {', '.join(silent)}.")
    return 0


def run_event_ratings(args: argparse.Namespace) -> int:
    """The ratings after some events."""
    return _rated(args, history(game for path in args.file for game in games_of(load(path).event)))


def _rated(args: argparse.Namespace, ratings: Mapping[str, Rating]) -> int:
    rows = ranking(ratings)
    if args.json:
        show.print_json(
            [
                {
                    "player": name,
                    "rating": round(each.shown, 2),
                    "mu": each.mu,
                    "sigma": each.sigma,
                    "games": each.games,
                }
                for name, each in rows
            ]
        )
        return 0
    grid = show.grid_of("Ratings (what a player almost surely has)", "player", "rating", "strength", "games")
    for name, each in rows:
        grid.add_row(name, f"{each.shown:.1f}", f"{each.mu:.1f} ± {each.sigma:.1f}", str(each.games))
    show.console().print(grid)
    return 0


def _kept(args: argparse.Namespace, league: League) -> int:
    keep(args.file, to_json(league))
    return _told(args, league)


def _told(args: argparse.Namespace, league: League, after: date | None = None) -> int:
    weeks = leagues.upcoming(league, after) if after else list(league.weeks)
    table = leagues.standings(league)
    final = leagues.finalists(league) if league.finals else None
    if args.json:
        show.print_json(
            {
                "name": league.name,
                "organiser": league.organiser,
                "weeks": [_week(each) for each in weeks],
                "skipped": [day.isoformat() for day in league.skipped],
                "standings": [
                    {
                        "place": row.place,
                        "player": row.player,
                        "match_points": row.match_points,
                        "game_points": row.game_points,
                        "weeks_won": row.weeks_won,
                        "weeks_played": row.weeks_played,
                    }
                    for row in table
                ],
                "finals": league.finals,
                "finalists": list(final.players) if final else [],
                "tied_for_the_finals": list(final.tied) if final else [],
                "finished": leagues.finished(league),
                "champions": list(leagues.champions(league)) if table else [],
            }
        )
        return 0
    grid = show.grid_of(
        f"{league.name}, organised by {league.organiser}", "week", "day", "format", "environment", "note"
    )
    for each in weeks:
        state = f"{len(each.scores)} players" if each.official else ("too few, does not count" if each.played else "")
        note = ", ".join(word for word in (state, each.note) if word)
        finals = " (finals)" if leagues.is_finals(league, each.number) else ""
        grid.add_row(f"{each.number}{finals}", each.day.isoformat(), each.format, each.environment, note)
    show.console().print(grid)
    if table:
        _standings(league)
    return 0


def _standings(league: League) -> None:
    grid = show.grid_of("Standings", "rank", "player", "MP", "GP", "weeks won", "weeks played")
    for row in leagues.standings(league):
        figures = (row.match_points, row.game_points, row.weeks_won, row.weeks_played)
        grid.add_row(str(row.place), row.player, *map(str, figures))
    show.console().print(grid)
    if league.finals:
        final = leagues.finalists(league)
        tied = f"; tied for {final.open_places} more: {', '.join(final.tied)}" if final.tied else ""
        print(f"In the finals: {', '.join(final.players) or 'nobody for sure'}{tied}.")
    words = "Champion" if leagues.finished(league) else "In the lead"
    print(f"{words}: {', '.join(leagues.champions(league))}.")


def _week(week: Week) -> dict[str, Any]:
    return {
        "week": week.number,
        "day": week.day.isoformat(),
        "format": week.format,
        "environment": week.environment,
        "note": week.note,
        "official": week.official,
        "scores": {name: [score.match_points, score.game_points] for name, score in week.scores},
        "games": len(week.games),
    }
