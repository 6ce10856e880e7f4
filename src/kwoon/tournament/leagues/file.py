"""A league as a file, to be kept for its thirteen weeks."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

from kwoon.tournament.decks.environments import environments
from kwoon.tournament.decks.formats import formats
from kwoon.tournament.leagues.league import WEEKS, Before, League, Score, Week
from kwoon.tournament.reading import FileError, Node, read_json

VERSION = 1


def to_json(league: League) -> str:
    """The league as text; `from_json` gives an equal league."""
    saved = {
        "kwoon": "league",
        "version": VERSION,
        "name": league.name,
        "organiser": league.organiser,
        "finals": league.finals,
        "skipped": [day.isoformat() for day in league.skipped],
        "weeks": [_saved(week) for week in league.weeks],
        "earlier": [
            {
                "what": each.what,
                "weeks": [{"week": week.number, **_saved(week)} for week in each.weeks],
                "skipped": [day.isoformat() for day in each.skipped],
            }
            for each in league.earlier
        ],
    }
    return json.dumps(saved, ensure_ascii=False, indent=1) + "\n"


def _saved(week: Week) -> dict[str, Any]:
    return {
        "day": week.day.isoformat(),
        "format": week.format,
        "environment": week.environment,
        "note": week.note,
        "scores": {name: [score.match_points, score.game_points] for name, score in week.scores},
        "games": week.games,
        "event": week.event,
    }


def from_json(text: str) -> League:
    """Read a league; a FileError says where the file is broken and what would be right there."""
    node = read_json(text, "league", VERSION)
    return League(
        node.get("name").text(),
        node.get("organiser").text(),
        tuple(_week(number + 1, each) for number, each in enumerate(node.get("weeks").items(WEEKS))),
        tuple(_day(each) for each in node.get("skipped").items()),
        node.get("finals").whole(0),
        tuple(_before(each) for each in node.get("earlier").items()) if node.has("earlier") else (),
    )


def _before(node: Node) -> Before:
    return Before(
        node.get("what").text(),
        tuple(_week(_number(each.get("week")), each) for each in node.get("weeks").items()),
        tuple(_day(each) for each in node.get("skipped").items()),
    )


def _number(node: Node) -> int:
    number = node.whole(1)
    if number > WEEKS:
        raise FileError(node.path, f"is {number}", f"a week from 1 to {WEEKS}")
    return number


def _week(number: int, node: Node) -> Week:
    return Week(
        number,
        _day(node.get("day")),
        node.get("format").one_of([each.name for each in formats().values()]),
        node.get("environment").one_of([each.name for each in environments().values()]),
        node.get("note").words(),
        tuple((name, _score(each)) for name, each in node.get("scores").fields()),
        tuple(_places(each) for each in node.get("games").items()) if node.has("games") else (),
        node.get("event").words() if node.has("event") else "",
    )


def _places(node: Node) -> tuple[tuple[str, ...], ...]:
    places = tuple(tuple(name.text() for name in tied.items()) for tied in node.items())
    names = [name for tied in places for name in tied]
    if len(names) < 2 or len(set(names)) < len(names):
        raise FileError(node.path, f"is a game of {', '.join(names) or 'nobody'}", "two or more different players")
    return places


def _score(node: Node) -> Score:
    match, game = node.items(2)
    return Score(match.whole(), game.whole())


def _day(node: Node) -> date:
    try:
        return date.fromisoformat(node.text())
    except ValueError as wrong:
        if isinstance(wrong, FileError):
            raise
        raise FileError(node.path, f"is {node.value!r}", "a day as 2026-03-31") from wrong
