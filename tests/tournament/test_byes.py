"""TR-8.3: byes."""

import inspect
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.engine.chance import Chance
from kwoon.tournament.results.points import bye
from kwoon.tournament.seating import byes
from kwoon.tournament.seating.byes import ByeError
from kwoon.tournament.seating.model import Round, Table
from tests.rules import rule
from tests.tournament.events import people


@rule("TR-8.3", "TR-8.3.a")
def test_byes_come_from_the_players_present():
    drawn = byes.draw(people(10), 2, Chance(0))
    assert len(set(drawn)) == 2
    assert set(drawn) <= set(people(10))


@rule("TR-8.3.b")
def test_every_player_is_as_likely():
    drawn = Counter(byes.draw(people(5), 1, Chance(seed))[0] for seed in range(1000))
    assert set(drawn) == set(people(5))
    assert all(150 < times < 250 for times in drawn.values())


@rule("TR-8.3.b")
def test_the_seed_decides():
    assert byes.draw(people(20), 3, Chance(4)) == byes.draw(people(20), 3, Chance(4))


@rule("TR-8.3.c")
@given(st.integers(4, 20), st.integers(1, 3), st.integers(0, 99))
def test_nobody_has_two_byes(count, each_round, seed):
    chance, had = Chance(seed), set()
    for _ in range(count // each_round):
        drawn = byes.draw(people(count), each_round, chance, had=had)
        assert not had & set(drawn)
        had |= set(drawn)
    with pytest.raises(ByeError):
        byes.draw(people(count), each_round, chance, had=had | set(people(count)))


@rule("TR-8.3.d")
def test_a_bye_is_worth_four_match_points_and_no_game_points():
    assert (bye("Ann").match_points, bye("Ann").game_points) == (4, 0)


@rule("TR-8.3.e")
def test_who_comes_late_gets_no_bye_for_that_round():
    late = people(3)[:2]
    assert {byes.draw(people(3), 1, Chance(seed), late=late) for seed in range(20)} == {("p03",)}


@rule("TR-8.3.f")
def test_nobody_can_ask_for_a_bye():
    assert set(inspect.signature(byes.draw).parameters) == {"present", "count", "chance", "had", "late"}


def test_byes_had_are_read_from_the_rounds():
    rounds = [Round((Table(("a", "b", "c")),), ("d",)), Round((Table(("b", "c", "d")),), ("a",))]
    assert byes.had_byes(rounds) == {"a", "d"}


def test_too_many_byes_are_refused_in_words():
    with pytest.raises(ByeError, match="2 byes needed but only 1 of 3 players may have one: a and b had one"):
        byes.draw(["a", "b", "c"], 2, Chance(0), had={"a", "b"})
    with pytest.raises(ByeError, match="-1 byes asked for"):
        byes.draw(["a"], -1, Chance(0))
