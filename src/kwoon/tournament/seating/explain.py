"""Why these four: the reasons for each table, in plain words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from kwoon.tournament.seating.model import Round, Table, listed, meetings, pair
from kwoon.tournament.seating.outcome import Why
from kwoon.tournament.seating.task import Tally

TIMES = {1: "first", 2: "second", 3: "third", 4: "fourth", 5: "fifth", 6: "sixth"}
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five"}


def nth(number: int) -> str:
    return TIMES.get(number, f"{number}th")


def match_points(score: int) -> str:
    """A score in words."""
    return f"{score} match {'point' if score == 1 else 'points'}"


def explain(
    rounds: Sequence[Round],
    history: Sequence[Round],
    games_of: int,
    scores: Mapping[str, int] | None,
    tally: Tally,
    least: Tally,
    words: Callable[[int], str] = match_points,
) -> tuple[tuple[Why, ...], ...]:
    """The reasons for each table of each planned round."""
    done = list(history)
    told = []
    for number, each in enumerate(rounds, len(history) + 1):
        met = meetings(done)
        told.append(
            tuple(
                Why(
                    number,
                    at,
                    tuple(
                        filter(
                            None,
                            (
                                _opponents(table, met, tally, least),
                                _scores(table, scores, words),
                                _size(table, games_of, done),
                            ),
                        )
                    ),
                    _order(table, done),
                )
                for at, table in enumerate(each.tables, 1)
            )
        )
        done.append(each)
    return tuple(told)


def _opponents(table: Table, met: Mapping[tuple[str, str], int], tally: Tally, least: Tally) -> str:
    pairs = [(met.get(pair(one, other), 0), one, other) for one, other in combinations(table, 2)]
    again = sorted({times for times, _, _ in pairs if times}, reverse=True)
    if not again:
        return f"{listed(table.players)} have not met before."
    if len({times for times, _, _ in pairs}) == 1:
        said = f"{listed(table.players)} all meet for the {nth(again[0] + 1)} time"
    else:
        groups = []
        for times in again:
            names = listed([f"{one} with {other}" for each, one, other in pairs if each == times])
            groups.append(f"for the {nth(times + 1)} time {names}")
        said = f"Here meet again {'; '.join(groups)}"
    if tally.repeats == least.repeats:
        return f"{said}. No seating has fewer repeats."
    return f"{said}. The seatings found with fewer repeats cost more elsewhere."


def _scores(table: Table, scores: Mapping[str, int] | None, words: Callable[[int], str]) -> str:
    if scores is None:
        return ""
    points = [scores.get(player, 0) for player in table]
    if len(set(points)) == 1:
        return f"All have {words(points[0])}."
    groups = []
    for each in sorted(set(points), reverse=True):
        who = [player for player, own in zip(table, points, strict=True) if own == each]
        groups.append(f"{listed(who)} {'has' if len(who) == 1 else 'have'} {words(each)}")
    return f"{listed(groups)}."


def _size(table: Table, games_of: int, done: Sequence[Round]) -> str:
    if len(table) == games_of:
        return ""
    turns = [
        1 + sum(player in other.players and len(other) != games_of for each in done for other in each.tables)
        for player in table
    ]
    size = NUMBERS.get(len(table), str(len(table)))
    kind = f"turn at a table that is not of {NUMBERS.get(games_of, str(games_of))}"
    if len(set(turns)) == 1:
        return f"A table of {size}: it is everybody's {nth(turns[0])} {kind}."
    said = listed([f"{player}'s {nth(turn)}" for player, turn in zip(table, turns, strict=True)])
    return f"A table of {size}: it is {said} {kind}."


def _order(table: Table, done: Sequence[Round]) -> str:
    first = table.players[0]
    seats = [other.players for each in done for other in each.tables]

    def opened(player: str) -> int:
        return sum(bool(players) and players[0] == player for players in seats)

    times = opened(first)
    if not seats:
        return f"{first} takes the first turn, by the draw."
    if times == 0:
        return f"{first} takes the first turn, not having had it yet."
    if times == min(map(opened, table)):
        return f"{first} takes the first turn for the {nth(times + 1)} time; nobody here had it less often."
    return f"{first} takes the first turn for the {nth(times + 1)} time, so that the later turns come out even."
