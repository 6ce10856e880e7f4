"""Slips that cannot be true, or hardly: cards, points, Sites short and the clock held against each other."""

from datetime import timedelta

import pytest

from kwoon.tournament.event import clock
from kwoon.tournament.event.clock import TableClock
from kwoon.tournament.event.doubts import Weight, clock_doubts, doubts, goal_of
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.results.report import SeatReport, TableReport
from kwoon.tournament.results.scoring import score
from kwoon.tournament.simulate import Failed, Hall, Plan, simulate
from tests.rules import rule
from tests.tournament.events import TEN, seat

IMPOSSIBLE, UNLIKELY, MISSING = Weight


def won(*seats: SeatReport, by: str = "Ann", **more: bool) -> TableReport:
    return TableReport(seats, tuple(by.split()), **more)


def timed_out(*seats: SeatReport) -> TableReport:
    return TableReport(seats, time_called=True)


def found(report: TableReport) -> list[tuple[Weight, str]]:
    """The doubts about a report that can be scored, but for what was left out."""
    score(report)
    return [(each.weight, each.rule) for each in doubts(report) if each.weight is not MISSING]


BOB, CID = seat("Bob", played=2), seat("Cid", played=1)


@rule("SF-4.1.1", "TR-5.4.a")
@pytest.mark.parametrize(
    ("cards", "rule_broken"),
    [
        ({"played": 1}, "SF-4.1.1"),
        ({"seized": 4}, "SF-4.1.1"),
        ({"seized": 4, "raisers": 1}, "SF-4.1.1"),
        ({"seized": 5, "raisers": 1}, "SF-4.1.1"),
        ({"seized": 5}, ""),
        ({"seized": 6, "raisers": 1}, ""),
        ({"seized": 1, "played": 4}, ""),
        ({"burned": 2, "other_burned": 1, "borrowed": 2}, ""),
        ({"seized": 4, "reducers": 1}, ""),
        ({"seized": 2, "reducers": 1}, ""),
    ],
)
def test_a_win_takes_five_among_three(cards: dict[str, int], rule_broken: str) -> None:
    """A card that lowers the goal may lower it by more than one."""
    assert found(won(seat("Ann", **cards), BOB, CID)) == ([(IMPOSSIBLE, rule_broken)] if rule_broken else [])


@rule("SF-4.1.2", "TR-5.4.a")
def test_a_win_takes_six_among_two() -> None:
    assert (goal_of(2), goal_of(3), goal_of(5)) == (6, 5, 5)
    assert found(won(seat("Ann", seized=5), BOB)) == [(IMPOSSIBLE, "SF-4.1.2")]
    assert found(won(seat("Ann", seized=6), BOB)) == []


@rule("TR-5.7.a")
def test_a_win_by_other_means_takes_no_number_of_sites() -> None:
    assert found(won(seat("Ann", played=1), BOB, CID, unconventional=True)) == []
    assert found(won(seat("Ann", total=2), seat("Bob", total=11), CID, unconventional=True)) == []


@rule("SF-4.2", "SF-4.3")
def test_a_win_takes_its_last_site_from_an_opponent() -> None:
    assert found(won(seat("Ann", played=5), BOB, CID)) == [(IMPOSSIBLE, "SF-4.2")]
    assert found(won(seat("Ann", played=5), seat("Bob", burned=1), seat("Cid"))) == [(UNLIKELY, "SF-4.3")]
    assert found(won(seat("Ann", played=4, burned=1), BOB, CID)) == []
    assert found(won(seat("Ann", played=4, seized=1), BOB, CID)) == []


@rule("SF-4.1.1")
def test_who_has_five_has_won() -> None:
    winner = seat("Ann", seized=5)
    assert found(won(winner, seat("Bob", seized=5), CID)) == [(UNLIKELY, "SF-4.1.1")]
    assert found(won(winner, seat("Bob", played=2, burned=3), CID)) == [(UNLIKELY, "SF-4.1.1")]
    assert found(won(winner, seat("Bob", seized=5, raisers=1), CID)) == []
    assert found(won(winner, seat("Bob", seized=4, borrowed=1), CID)) == [], "no last Site was taken (SF-4.2)"
    assert found(won(winner, seat("Bob", seized=5), CID, by="Ann Bob"))[0] != (UNLIKELY, "SF-4.1.1")


@rule("TR-5.5.c")
@pytest.mark.parametrize(
    ("short", "cards", "can_be"),
    [
        (1, {"seized": 4}, True),
        (4, {"seized": 4}, False),
        (1, {"played": 1}, False),
        (4, {"played": 1}, True),
        (3, {"played": 1}, False),
        (5, {"played": 1}, False),
        (5, {"played": 1, "raisers": 1}, True),
        (4, {"played": 1, "raisers": 1}, False),
        (3, {"played": 1, "reducers": 1}, True),
        (1, {"seized": 3, "borrowed": 2}, True),
        (2, {"burned": 1, "other_burned": 1, "played": 1}, True),
    ],
)
def test_sites_short_follow_from_the_cards(short: int, cards: dict[str, int], can_be: bool) -> None:
    other = seat("Bob", 3, played=2)
    told = found(timed_out(seat("Ann", short, **cards), other, seat("Cid", 4, played=1)))
    assert told == ([] if can_be else [(IMPOSSIBLE, "TR-5.5.c")])


@rule("TR-5.5.c")
def test_sites_short_against_points_alone() -> None:
    """Each thing toward victory gives one to four points."""
    rest = (seat("Bob", 3, total=4), seat("Cid", 4, total=2))
    for points, likely in ((3, False), (4, True), (16, True), (17, False)):
        assert found(timed_out(seat("Ann", 1, total=points), *rest)) == ([] if likely else [(UNLIKELY, "TR-5.5.c")])
    assert found(timed_out(seat("Ann", 3), *rest)) == [(UNLIKELY, "TR-5.5.c")], "two Sites, and no points for them"
    assert found(timed_out(seat("Ann", 6), *rest)) == [(UNLIKELY, "TR-5.5.c")], "more than a win takes"
    assert found(timed_out(seat("Ann", 5), *rest)) == []


@rule("TR-5.3")
def test_points_that_hardly_any_game_gives() -> None:
    for points, likely in ((6, False), (7, True), (20, True), (21, False)):
        report = won(seat("Ann", total=points), seat("Bob", total=3), seat("Cid", total=0))
        assert found(report) == ([] if likely else [(UNLIKELY, "TR-5.3")])
    for points, rules in ((19, []), (20, ["TR-5.3"]), (0, []), (-1, ["TR-5.3.g"])):
        report = won(seat("Ann", total=12), seat("Bob", total=points), seat("Cid", total=0))
        assert found(report) == [(UNLIKELY, each) for each in rules]
    duel = won(seat("Ann", total=24), seat("Bob", total=23))
    assert found(duel) == []


@rule("TR-5.6.c")
def test_who_decked_out_has_the_burned_pile_alone() -> None:
    winner = seat("Ann", seized=5)
    assert found(won(winner, seat("Bob", decked=True, total=12), CID)) == []
    assert found(won(winner, seat("Bob", decked=True, total=14), CID)) == [(UNLIKELY, "TR-5.6.c")]
    assert found(won(winner, seat("Bob", decked=True, burned=5), CID)) == [(UNLIKELY, "TR-5.6.c")]
    assert found(won(winner, seat("Bob", decked=True, burned=1, seized=4), CID)) == []


@rule("TR-5.6.b")
def test_nobody_is_out_as_second_alone() -> None:
    gone = seat("Bob", decked=True, out=2)
    assert found(won(seat("Ann", seized=5), gone, CID)) == [(IMPOSSIBLE, "TR-5.6.b")]
    both = (gone, seat("Cid", decked=True, out=1), seat("Dan", played=1))
    assert found(won(seat("Ann", seized=5), *both)) == []


@rule("TR-5.4.b")
def test_two_winners_are_asked_about() -> None:
    both = won(seat("Ann", seized=5), seat("Bob", seized=5), CID, by="Ann Bob")
    assert found(both) == [(UNLIKELY, "TR-5.4.b")]


@rule("TR-5.6.a")
def test_who_is_left_alone_needs_no_sites() -> None:
    alone = TableReport((seat("Ann", 3, played=2), seat("Bob", decked=True), seat("Cid", decked=True)))
    assert found(alone) == []


def test_what_is_left_out_is_said() -> None:
    (left_out,) = doubts(won(seat("Ann", seized=5), seat("Bob"), CID))
    assert (left_out.weight, str(left_out)) == (
        MISSING,
        "TR-5.3: no cards and no game points are told of Bob: 0 game points each",
    )


def clocked(report: TableReport, table: TableClock, minute: int) -> list[tuple[Weight, str]]:
    return [(each.weight, each.rule) for each in clock_doubts(report, table, TEN + timedelta(minutes=minute))]


@rule("TR-5.4.a", "TR-5.5")
def test_a_win_in_time_that_comes_after_time() -> None:
    report = won(seat("Ann", seized=5), BOB, CID)
    table = clock.start(TableClock(60), TEN)
    assert clocked(report, table, 60) == []
    assert clocked(report, table, 70) == [], "a slip takes a while to the desk"
    assert clocked(report, table, 71) == [(UNLIKELY, "TR-5.5")]
    called = clock.call(table, TEN + timedelta(minutes=60))
    assert clocked(report, called, 61) == [(UNLIKELY, "TR-5.5")]
    late = won(seat("Ann", seized=5), BOB, CID, time_called=True)
    assert clocked(late, called, 71) == []
    assert clocked(report, TableClock(), 500) == []


@rule("TR-5.0.e")
def test_a_result_before_its_game() -> None:
    report = won(seat("Ann", seized=5), BOB, CID)
    table = clock.start(TableClock(60), TEN)
    assert clocked(report, table, -1) == [(IMPOSSIBLE, "TR-5.0.e")]
    assert clocked(report, table, 0) == [(MISSING, "TR-5.0.e")]
    assert clocked(report, table, 4) == [(MISSING, "TR-5.0.e")]
    assert clocked(report, table, 5) == []


def test_simulated_slips_hold_against_the_doubts(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulator holds every report against the doubts; here one that contradicts itself gets in."""
    plan = Plan(3, Kind.SWISS, 8)
    simulate(plan)
    monkeypatch.setattr(Hall, "_slip", lambda hall, table: won(seat("P1", seized=1), seat("P2"), seat("P3"), by="P1"))
    with pytest.raises(Failed, match=r"contradicts itself: SF-4\.1\.1: P1 won with one Site"):
        simulate(plan)


@rule("TR-5.7.a")
def test_a_winner_by_other_means_may_be_any_number_of_sites_short() -> None:
    for short in (0, 2, 3):
        report = won(
            seat("Ann", seized=3, short=short), seat("Bob", played=1), seat("Cid", played=1), unconventional=True
        )
        assert found(report) == []
