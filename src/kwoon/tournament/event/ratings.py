"""Multiplayer ratings with openskill's Plackett-Luce model: a game of any number of players, with ties.

Ratings are values: `rate` gives new ones, and `history` folds a list of games, so that a corrected result is
rated by folding again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from openskill.models import PlackettLuce

from kwoon.tournament.event.state import Event
from kwoon.tournament.results.report import Result

MEAN = 25.0
DEVIATION = MEAN / 3


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a player seems, and how sure that is."""

    mu: float = MEAN
    sigma: float = DEVIATION
    games: int = 0

    @property
    def shown(self) -> float:
        """What a list is sorted by: the strength that a player has at least, almost surely."""
        return self.mu - 3 * self.sigma


Places = Sequence[Sequence[str]]
"""A game's result: the winners first, then each place; players of one place are tied."""


def places_of(result: Result) -> Places:
    """A table's result as places: match points first, then game points; who is level on both is tied."""
    order = sorted({(score.match_points, score.game_points) for score in result.scores}, reverse=True)
    return tuple(
        tuple(score.player for score in result.scores if (score.match_points, score.game_points) == points)
        for points in order
    )


def games_of(event: Event) -> tuple[Places, ...]:
    """The games of an event in their order, its players by name; byes are no games."""
    return tuple(
        tuple(tuple(event.name(player) for player in tied) for tied in places_of(table.result))
        for each in event.rounds
        for table in each.tables
        if table.result is not None
    )


def rate(ratings: Mapping[str, Rating], places: Places) -> dict[str, Rating]:
    """All ratings after one game. Who has none yet begins as everyone began."""
    names = [name for tied in places for name in tied]
    if len(set(names)) != len(names):
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{twice} has two places in one game")
    if len(names) < 2:
        raise ValueError(f"a game to be rated has at least two players, not {len(names)}")
    model = _model()
    before = {name: ratings.get(name, Rating()) for name in names}
    teams = [[model.rating(mu=before[name].mu, sigma=before[name].sigma)] for name in names]
    ranks = [float(place) for place, tied in enumerate(places) for _ in tied]
    after = model.rate(teams, ranks=ranks)
    changed = {
        name: Rating(team[0].mu, team[0].sigma, before[name].games + 1) for name, team in zip(names, after, strict=True)
    }
    return {**ratings, **changed}


def history(games: Iterable[Places], ratings: Mapping[str, Rating] | None = None) -> dict[str, Rating]:
    """The ratings after these games in their order."""
    found = dict(ratings or {})
    for places in games:
        found = rate(found, places)
    return found


def ranking(ratings: Mapping[str, Rating]) -> list[tuple[str, Rating]]:
    """The players, the strongest first; equal ones by name."""
    return sorted(ratings.items(), key=lambda pair: (-pair[1].shown, pair[0]))


def chances(ratings: Mapping[str, Rating], names: Sequence[str]) -> dict[str, float]:
    """How likely each of these players is to win a game among them."""
    if len(names) < 2 or len(set(names)) != len(names):
        raise ValueError("chances are between two or more different players")
    model = _model()
    known = [ratings.get(name, Rating()) for name in names]
    teams = [[model.rating(mu=each.mu, sigma=each.sigma)] for each in known]
    return dict(zip(names, model.predict_win(teams), strict=True))


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DEVIATION)
