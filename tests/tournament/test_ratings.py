"""Multiplayer ratings: laws of the model, not its numbers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.tournament.event.ratings import MEAN, Rating, chances, history, ranking, rate

ratings = st.builds(Rating, st.floats(0, 50), st.floats(0.5, 8.5), st.integers(0, 100))
tables = st.integers(2, 5).flatmap(lambda n: st.lists(ratings, min_size=n, max_size=n))


def test_everyone_begins_alike_and_a_win_counts():
    after = rate({}, [["Ann"], ["Bob"], ["Cid"], ["Dee"]])
    assert [name for name, _ in ranking(after)] == ["Ann", "Bob", "Cid", "Dee"]
    assert after["Ann"].mu > MEAN > after["Dee"].mu
    assert all(each.games == 1 and each.sigma < Rating().sigma for each in after.values())


def test_a_tie_moves_no_one_apart():
    after = rate({}, [["Ann"], ["Bob", "Cid", "Dee"]])
    assert after["Bob"] == after["Cid"] == after["Dee"]
    drawn = rate({}, [["Ann", "Bob"]])
    assert drawn["Ann"].mu == pytest.approx(drawn["Bob"].mu) == pytest.approx(MEAN)


@given(tables)
def test_the_winner_never_loses_by_it_and_the_last_never_wins(known: list[Rating]):
    before = {f"P{number}": each for number, each in enumerate(known)}
    after = rate(before, [[name] for name in before])
    names = list(before)
    assert after[names[0]].mu >= before[names[0]].mu
    assert after[names[-1]].mu <= before[names[-1]].mu


@given(tables)
def test_names_mean_nothing(known: list[Rating]):
    one = rate({f"P{n}": each for n, each in enumerate(known)}, [[f"P{n}"] for n in range(len(known))])
    two = rate({f"Q{-n}": each for n, each in enumerate(known)}, [[f"Q{-n}"] for n in range(len(known))])
    assert list(one.values()) == list(two.values())


def test_who_did_not_play_keeps_their_rating():
    before = {"Eve": Rating(30, 2, 9)}
    after = rate(before, [["Ann"], ["Bob"]])
    assert after["Eve"] is before["Eve"]
    assert before == {"Eve": Rating(30, 2, 9)}


def test_the_stronger_rises_above_the_weaker():
    games = [[["Ann"], ["Bob"], ["Cid"]]] * 10 + [[["Bob"], ["Ann"], ["Cid"]]]
    found = history(games)
    assert [name for name, _ in ranking(found)] == ["Ann", "Bob", "Cid"]
    odds = chances(found, ["Cid", "Bob", "Ann"])
    assert odds["Ann"] > odds["Bob"] > odds["Cid"]
    assert sum(odds.values()) == pytest.approx(1)
    assert history(games[5:], history(games[:5])) == found


def test_a_game_that_cannot_be_rated():
    with pytest.raises(ValueError, match="Ann has two places in one game"):
        rate({}, [["Ann"], ["Bob", "Ann"]])
    with pytest.raises(ValueError, match="at least two players, not 1"):
        rate({}, [["Ann"]])
    with pytest.raises(ValueError, match="two or more different players"):
        chances({}, ["Ann"])
