"""TR-8.1, TR-8.2 and the printed charts of TR-A1."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.engine.chance import Chance
from kwoon.tournament.seating import charts
from kwoon.tournament.seating.charts import CHARTS, FewOpponents, MetTooOften, Spare, WrongTableSize, audit, chart
from kwoon.tournament.seating.model import SeatingError, meetings
from tests.rules import rule
from tests.tournament.events import people


@rule("TR-8.1", "TR-8.1.a", "TR-A1")
def test_six_charts_are_printed():
    assert [(each.number, each.players, each.games_of) for each in CHARTS] == [
        (1, 9, 3),
        (2, 8, 4),
        (3, 12, 3),
        (4, 12, 4),
        (5, 15, 3),
        (6, 16, 4),
    ]
    assert all(len(each.rounds) == 4 for each in CHARTS)


@rule("TR-A1")
def test_four_charts_break_their_promise_and_two_keep_it():
    assert [each.number for each in CHARTS if not audit(each).kept] == [2, 3, 4, 5]


@rule("TR-A1")
def test_the_eight_player_chart_seats_five_in_round_two():
    sizes = [each for each in audit(chart(2)).breaches if isinstance(each, WrongTableSize)]
    assert [(each.round, each.table, each.players) for each in sizes] == [
        (2, "A", (1, 3, 5, 7, 8)),
        (2, "B", (2, 4, 6)),
    ]
    assert sizes[0].words == ("round 2 seats 5 at table A (players 1, 3, 5, 7 and 8); the chart is for games of 4")


@rule("TR-A1")
@pytest.mark.parametrize(
    ("number", "too_often"),
    [
        (1, {}),
        (2, {(1, 3): 3, (1, 8): 3, (2, 4): 3, (5, 7): 3, (7, 8): 3}),
        (3, {(2, 10): 2, (3, 8): 2}),
        (4, {(5, 8): 3}),
        (5, {(2, 13): 2, (3, 14): 2}),
        (6, {}),
    ],
)
def test_who_meets_too_often(number, too_often):
    found = audit(chart(number))
    assert {each.players: len(each.rounds) for each in found.breaches if isinstance(each, MetTooOften)} == too_often


@rule("TR-A1")
def test_four_players_of_chart_three_meet_seven_opponents_only():
    few = [each for each in audit(chart(3)).breaches if isinstance(each, FewOpponents)]
    assert [(each.player, each.met) for each in few] == [(2, 7), (3, 7), (8, 7), (10, 7)]


@rule("TR-A1")
def test_chart_six_repeats_only_in_its_fourth_round():
    found = audit(chart(6))
    assert found.kept
    assert found.pairs(2) == 8
    assert found.repeats == 8


@rule("TR-A1", "TR-6.2.f")
def test_chart_one_is_a_round_robin():
    found = audit(chart(1))
    assert found.pairs(1) == 36
    assert chart(1).round_robin
    assert "keeps its promise" in found.words


def test_an_audit_is_shown_in_words():
    words = audit(chart(5)).words
    assert "players 2 and 13 meet in rounds 2 and 4; the chart promises at most once" in words
    assert words.startswith("Table 5: 15 players, games of 3. It promises: no two players meet more than once.")


@rule("TR-8.1.b")
def test_the_first_round_decides_all_rounds():
    names = people(9)
    seated = charts.seat(names, Chance(0), games_of=3, draw=False)
    assert seated.rounds[0].tables[0].players == ("p01", "p02", "p03")
    assert seated.rounds[3].tables[0].players == ("p01", "p06", "p08")
    drawn = charts.seat(names, Chance(1), games_of=3)
    assert drawn.rounds[0] != seated.rounds[0]
    assert set(drawn.rounds[0].players) == set(names)


@rule("TR-8.1.c")
def test_twenty_four_players_use_chart_three_twice():
    assert [(each.chart.number, each.players) for each in charts.blocks(24, 3)] == [(3, 12), (3, 12)]
    seated = charts.seat(people(24), Chance(0), games_of=3, draw=False)
    assert {pair for pair in meetings(seated.rounds) if (pair[0] <= "p12") != (pair[1] <= "p12")} == set()


@rule("TR-8.1.c")
@pytest.mark.parametrize(
    ("players", "games_of", "numbers"),
    [(18, 3, [1, 1]), (20, 4, [2, 4]), (27, 3, [3, 5]), (32, 4, [6, 6]), (60, 3, [5, 5, 5, 5])],
)
def test_charts_are_combined(players, games_of, numbers):
    assert [each.chart.number for each in charts.blocks(players, games_of)] == numbers


@rule("TR-8.2.a")
def test_the_thirteenth_player_makes_one_table_of_four():
    seated = charts.seat(people(13), Chance(0), games_of=3, spare=Spare.EXTRAS)
    assert [sorted(each.sizes) for each in seated.rounds] == [[3, 3, 3, 4]] * 4


@rule("TR-8.2.a", "TR-5.0.d")
def test_an_extra_player_at_a_table_of_four_is_warned_of():
    seated = charts.seat(people(17), Chance(0), games_of=4, spare=Spare.EXTRAS)
    assert any("TR-5.0.d" in warning for warning in seated.warnings)


@rule("TR-8.2", "TR-8.2.b")
def test_ten_players_use_chart_three_with_two_phantoms():
    (block,) = charts.blocks(10, 3)
    assert (block.chart.number, block.phantoms) == (3, 2)
    seated = charts.seat(people(10), Chance(0), games_of=3)
    assert any("table of 2" in warning for warning in seated.warnings)


@rule("TR-8.2.b")
@pytest.mark.parametrize("players", [7, 10, 11, 13, 14, 15])
def test_phantoms_in_games_of_four_leave_tables_of_three(players):
    seated = charts.seat(people(players), Chance(0), games_of=4)
    wanted = {3, 4}
    if seated.blocks[0].chart.number == 2:
        wanted = {3, 4, 5}  # the printed mistake of its round 2
    assert {size for each in seated.rounds for size in each.sizes} <= wanted


@rule("TR-8.2.b")
def test_phantoms_give_different_players_the_short_tables():
    seated = charts.seat(people(14), Chance(0), games_of=4)
    short = {player for each in seated.rounds for table in each.tables if len(table) == 3 for player in table}
    assert len(short) >= 11


@rule("TR-8.3.a", "TR-8.3.c")
def test_byes_fill_the_lower_chart():
    seated = charts.seat(people(14), Chance(0), games_of=4, spare=Spare.BYES)
    assert [each.sizes for each in seated.rounds] == [(4, 4, 4)] * 4
    byes = [player for each in seated.rounds for player in each.byes]
    assert len(byes) == len(set(byes)) == 8


@given(
    count=st.integers(16, 80),
    games_of=st.sampled_from([3, 4]),
    spare=st.sampled_from(Spare),
    rounds=st.integers(1, 4),
    seed=st.integers(0, 999),
)
def test_everybody_has_one_place_in_each_round(count, games_of, spare, rounds, seed):
    names = people(count)
    seated = charts.seat(names, Chance(seed), games_of=games_of, spare=spare, rounds=rounds)
    assert len(seated.rounds) == rounds
    for each in seated.rounds:
        assert sorted(each.players) == sorted(names)
    byes = [player for each in seated.rounds for player in each.byes]
    assert len(byes) == len(set(byes))


@rule("TR-8.3.c")
def test_eleven_players_have_no_fourth_round_of_three_byes():
    assert len(charts.seat(people(11), Chance(0), games_of=4, spare=Spare.BYES, rounds=3).rounds) == 3
    with pytest.raises(SeatingError, match="3 byes needed but only 2 of 11 players may have one"):
        charts.seat(people(11), Chance(0), games_of=4, spare=Spare.BYES, rounds=4)


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (lambda: chart(7), "there is no chart 7; the printed ones are 1 to 6"),
        (lambda: charts.blocks(12, 5), "no chart has games of 5"),
        (lambda: charts.blocks(2, 4), "an event needs three"),
        (lambda: charts.seat(people(9), Chance(0), rounds=5), "seating.best has any number"),
        (lambda: charts.seat(["a", "a", "b"], Chance(0)), "listed twice"),
        (lambda: chart(1).seated(["a"]), "1 names given; it needs 9"),
    ],
)
def test_errors_say_what_would_be_right(act, words):
    with pytest.raises(SeatingError, match=words):
        act()


@rule("TR-8.2.b")
@pytest.mark.parametrize(("players", "most"), [(7, 3), (10, 3), (14, 2), (15, 1)])
def test_phantoms_spread_the_short_tables(players, most):
    seated = charts.seat(people(players), Chance(0), games_of=4)
    short = [sum(player in table.players for each in seated.rounds for table in each.tables if len(table) == 3)
             for player in people(players)]  # fmt: skip
    assert max(short) == most
    assert min(short) >= 1 or players == 15
