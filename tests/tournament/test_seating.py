"""`seating.best`: who sits with whom, for any number of players."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kwoon.engine.chance import Chance
from kwoon.tournament import seating
from kwoon.tournament.seating import (
    Layout,
    Limit,
    Proof,
    Round,
    SeatingError,
    Table,
    Weights,
    best,
    byes_wanted,
    meetings,
    table_sizes,
)
from kwoon.tournament.seating.charts import CHARTS, audit
from tests.rules import rule
from tests.tournament.events import people

QUICK = Limit(work=0.05)
"""Enough for a good seating, not for a proof."""


def with_tables(*tables, byes=()):
    """A round: `with_tables("a b c d", "e f g")`."""
    return Round(tuple(Table(tuple(table.split())) for table in tables), tuple(byes))


def test_sixty_players_meet_nobody_twice_in_five_rounds():
    plan = best(people(60), 5, Chance(1))
    assert max(meetings(plan.rounds).values()) == 1
    assert plan.proof is Proof.COUNTED
    assert plan.gap == 0


def test_two_hundred_players_are_seated():
    plan = best(people(200), 6, Chance(1), limit=Limit(work=2))
    assert max(meetings(plan.rounds).values()) == 1
    assert plan.optimal


@rule("TR-A1")
@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.name)
def test_better_than_each_printed_chart(chart):
    plan = best(people(chart.players), 4, Chance(1), games_of=chart.games_of)
    assert plan.proof is Proof.COUNTED
    assert {len(table) for each in plan.rounds for table in each.tables} == {chart.games_of}
    found = audit(chart)
    printed = found.repeats
    assert plan.tally.repeats < printed or chart.number == 1  # which is perfect but for the turn order
    assert max(meetings(plan.rounds).values()) <= chart.promise.at_most


@pytest.mark.parametrize(
    ("players", "rounds", "games_of", "repeats"),
    [(8, 4, 4, 24), (12, 4, 4, 18), (12, 4, 3, 0), (15, 4, 3, 0), (16, 5, 4, 0), (9, 4, 3, 0)],
)
def test_known_optima(players, rounds, games_of, repeats):
    plan = best(people(players), rounds, Chance(3), games_of=games_of)
    assert plan.tally.repeats == repeats
    assert plan.optimal
    assert "No seating is better" in plan.words


@rule("TR-8.2.a", "TR-5.0.b", "TR-5.0.c")
@given(st.integers(3, 300), st.sampled_from([3, 4]))
def test_tables_are_of_three_and_four(players, games_of):
    sizes = table_sizes(players, games_of)
    assert sum(sizes) == players
    if players != 5:
        assert set(sizes) <= {3, 4}
        assert sizes.count(7 - games_of) < max(games_of, 4)


@rule("TR-5.0.d")
def test_five_players_share_a_table_only_when_byes_are_used_up():
    plan = best(people(5), 6, Chance(1))
    assert [each.sizes for each in plan.rounds] == [(4,)] * 5 + [(5,)]
    assert sorted(player for each in plan.rounds for player in each.byes) == people(5)


@rule("TR-5.0.a", "TR-6.1.e")
def test_games_of_two():
    plan = best(people(7), 3, Chance(1), games_of=2, byes=True)
    assert [each.sizes for each in plan.rounds] == [(2, 2, 2)] * 3
    assert table_sizes(7, 2) == (3, 2, 2)


@rule("TR-8.3.a")
def test_byes_make_all_tables_of_one_size():
    plan = best(people(14), 4, Chance(1), byes=True)
    assert [each.sizes for each in plan.rounds] == [(4, 4, 4)] * 4
    assert byes_wanted(14, 4, True) == 2
    assert byes_wanted(14, 4, False) == 0


@rule("TR-8.3.c")
def test_where_byes_run_out_tables_of_three_come_back():
    plan = best(people(7), 4, Chance(1), byes=True, limit=QUICK)
    assert [len(each.byes) for each in plan.rounds] == [3, 3, 0, 0]
    assert plan.rounds[2].sizes == (4, 3)


@rule("TR-8.3.e")
def test_who_is_late_gets_no_bye_in_that_round():
    for seed in range(20):
        plan = best(people(9), 1, Chance(seed), byes=True, late=people(9)[:8], limit=QUICK)
        assert plan.rounds[0].byes == ("p09",)


@rule("TR-4.0.a")
def test_three_players_are_the_fewest():
    assert best(people(3), 2, Chance(0)).rounds[1].sizes == (3,)
    with pytest.raises(SeatingError, match="at least three"):
        best(people(2), 1, Chance(0))


@settings(max_examples=25, deadline=None)
@given(
    count=st.integers(3, 40),
    rounds=st.integers(1, 5),
    games_of=st.sampled_from([2, 3, 4]),
    byes=st.booleans(),
    seed=st.integers(0, 999),
)
def test_everybody_has_one_seat_or_one_bye_in_each_round(count, rounds, games_of, byes, seed):
    plan = best(people(count), rounds, Chance(seed), games_of=games_of, byes=byes, limit=Limit(work=0.01))
    assert len(plan.rounds) == rounds
    for each in plan.rounds:
        assert sorted(each.players) == people(count)
    out = [player for each in plan.rounds for player in each.byes]
    assert len(out) == len(set(out))
    assert plan.bound <= plan.cost
    assert plan.least.repeats <= plan.tally.repeats
    assert plan.least.odd_size <= plan.tally.odd_size
    assert plan.least.order <= plan.tally.order
    assert [len(each) for each in plan.why] == [len(each.tables) for each in plan.rounds]


@settings(max_examples=10, deadline=None)
@given(count=st.integers(6, 24), seed=st.integers(0, 99), data=st.data())
def test_an_event_with_drops_and_late_arrivals(count, seed, data):
    chance, here, history = Chance(seed), people(count), []
    scores = dict.fromkeys(here, 0)
    for number in range(4):
        if number and len(here) > 6:
            here = [player for player in here if player != data.draw(st.sampled_from(here))]
        new = f"late{number}"
        here = [*here, new]
        plan = best(
            here,
            1,
            chance,
            byes=True,
            history=history,
            scores=scores if number else None,
            late=[new],
            limit=Limit(work=0.01),
        )
        (seated,) = plan.rounds
        assert sorted(seated.players) == sorted(here)
        assert new not in seated.byes
        history.append(seated)
        for table in seated.tables:
            winner = data.draw(st.sampled_from(table.players))
            scores[winner] = scores.get(winner, 0) + 4
    out = [player for each in history for player in each.byes]
    assert len(out) == len(set(out))


def test_the_next_round_knows_the_rounds_before():
    history = [with_tables("p01 p02 p03 p04", "p05 p06 p07 p08", "p09 p10 p11 p12", "p13 p14 p15 p16")]
    plan = best(people(16), 1, Chance(0), history=history)
    assert max(meetings([*history, *plan.rounds]).values()) == 1


@rule("TR-6.2.a")
def test_in_swiss_equal_scores_meet():
    history = [with_tables("p01 p02 p03 p04", "p05 p06 p07 p08", "p09 p10 p11 p12", "p13 p14 p15 p16")]
    scores = {"p01": 4, "p05": 4, "p09": 4, "p13": 4}
    plan = best(people(16), 1, Chance(0), history=history, scores=scores)
    top = next(table for table in plan.rounds[0].tables if "p01" in table.players)
    assert set(top.players) == {"p01", "p05", "p09", "p13"}
    assert plan.tally.score == 0


def test_weights_decide_between_repeats_and_scores():
    history = [with_tables("a b c d", "e f g h")]
    scores = {"a": 4, "b": 4, "c": 4, "d": 4}
    by_score = best("abcdefgh", 1, Chance(0), history=history, scores=scores, weights=Weights(repeat=1, score=9))
    fresh = best("abcdefgh", 1, Chance(0), history=history, scores=scores, weights=Weights(repeat=9, score=0))
    assert (by_score.tally.score, by_score.tally.repeats) == (0, 12)
    assert fresh.tally.repeats == 4
    assert by_score.optimal
    assert fresh.optimal


@rule("TR-8.2.b")
def test_turns_at_tables_of_three_are_shared():
    plan = best(people(14), 3, Chance(1), weights=Weights(repeat=0, odd_size=1))
    turns = dict.fromkeys(people(14), 0)
    for each in plan.rounds:
        for table in each.tables:
            if len(table) == 3:
                for player in table:
                    turns[player] += 1
    assert set(turns.values()) <= {1, 2}


@rule("TR-4.0.d")
def test_the_turn_order_is_shared():
    plan = best(people(16), 4, Chance(1))
    for player in people(16):
        places = [table.players.index(player) for each in plan.rounds for table in each.tables if player in table]
        assert sorted(places) == [0, 1, 2, 3]


def test_the_seed_decides():
    again = [best(people(11), 5, Chance(7), limit=Limit(work=0.1)) for _ in range(2)]
    assert again[0] == again[1]
    assert best(people(11), 5, Chance(8), limit=Limit(work=0.1)).rounds != again[0].rounds


def test_progress_is_told_and_ends_at_one():
    told = []
    plan = best(people(11), 5, Chance(1), limit=Limit(work=0.2), progress=told.append)
    assert told[-1].done == 1.0
    assert told[-1].cost == plan.cost
    assert all(0 <= each.done <= 1 for each in told)
    assert [each.done for each in told] == sorted(each.done for each in told)
    assert {each.stage for each in told} >= {"search", "done"}


def test_a_table_is_explained():
    history = [with_tables("Ann Bo Cy Di", "Ed Flo Gus")]
    scores = {"Ann": 4, "Ed": 4}
    names = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus"]
    plan = best(names, 1, Chance(0), history=history, scores=scores)
    for why, table in zip(plan.why[0], plan.rounds[0].tables, strict=True):
        assert why.round == 2
        assert "No seating has fewer repeats." in why.words
        assert "takes the first turn" in why.words
        assert ("A table of three" in why.words) == (len(table) == 3)
    (first,) = best(["Ann", "Bo", "Cy", "Di"], 1, Chance(0)).why[0]
    assert "have not met before" in first.words
    (again,) = best(["Ann", "Bo", "Cy", "Di"], 1, Chance(0), history=history).why[0]
    assert "all meet for the second time" in again.words


def test_a_director_may_set_the_tables():
    plans = [Layout((3, 3, 3), ()), Layout((4, 4), ("p01",))]
    plan = seating.arrange(people(9), plans, Chance(0))
    assert [each.sizes for each in plan.rounds] == [(3, 3, 3), (4, 4)]
    assert plan.rounds[1].byes == ("p01",)


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (lambda: best(["a", "a", "b"], 1, Chance(0)), "a listed twice"),
        (lambda: best(people(4), 0, Chance(0)), "0 rounds asked for"),
        (lambda: best(people(4), 1, Chance(0), games_of=6), "games of 2, 3 or 4"),
        (lambda: best(people(8), 2, Chance(0), scores={}), "ask for one round"),
        (
            lambda: best(people(4), 1, Chance(0), history=[with_tables("a b a")]),
            "history, round 1: a sits twice",
        ),
        (lambda: seating.arrange(people(4), [Layout((3,))], Chance(0)), "3 seats and 0 byes for 4 players"),
        (
            lambda: seating.arrange(people(4), [Layout((3,), ("p01",))], Chance(0), history=[Round((), ("p01",))]),
            r"p01 would have a second bye \(TR-8.3.c\)",
        ),
        (
            lambda: seating.arrange(people(3), [Layout((2,), ("x",))], Chance(0)),
            "x would have a bye but does not",
        ),
        (lambda: Weights(repeat=-1), "`repeat` is negative"),
    ],
)
def test_errors_say_what_would_be_right(act, words):
    with pytest.raises(SeatingError, match=words):
        act()
