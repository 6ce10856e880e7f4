"""Ratings from who beat whom."""

from math import log10

import pytest

from kwoon.lab.ratings import ratings


def even(chance: float) -> float:
    """The difference in points that gives this chance."""
    return 400 * log10(chance / (1 - chance))


def test_two_who_met_often_differ_as_their_games_say() -> None:
    weak, strong = ratings(["weak", "strong"], [[0, 2500], [7500, 0]])
    assert weak.points == 0
    assert strong.points == pytest.approx(even(0.75), abs=0.2)
    assert strong.games == weak.games == 10_000
    assert strong.low == pytest.approx(even(0.75) - 7.86, abs=0.1)
    assert strong.high == pytest.approx(even(0.75) + 7.86, abs=0.1)


def test_differences_add_up_where_two_have_never_met() -> None:
    beat = [[0, 300, 0], [700, 0, 400], [0, 600, 0]]
    _, middle, high = ratings(["low", "middle", "high"], beat)
    assert high.points == pytest.approx(even(0.7) + even(0.6), abs=1)
    assert high.high - high.low > middle.high - middle.low


def test_the_anchor_has_no_points_and_the_others_are_counted_from_it() -> None:
    beat = [[0, 300], [700, 0]]
    from_low = ratings(["low", "high"], beat)
    from_high = ratings(["low", "high"], beat, anchor=1)
    assert from_high[1].points == from_high[1].low == from_high[1].high == 0
    assert from_high[0].points == pytest.approx(-from_low[1].points)


def test_who_won_all_games_has_a_rating_too() -> None:
    loser, winner = ratings(["loser", "winner"], [[0, 0], [40, 0]])
    assert loser.points == 0
    assert winner.points == pytest.approx(even(40.5 / 41), abs=0.1)


def test_who_has_met_nobody_cannot_be_compared() -> None:
    with pytest.raises(ValueError, match="nobody links lonely with one"):
        ratings(["one", "other", "lonely"], [[0, 5, 0], [5, 0, 0], [0, 0, 0]])
