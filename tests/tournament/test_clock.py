"""TR-5.0, 5.1, 2.4.f: limits, the one warning, extensions, what need not be timed."""

from datetime import timedelta

import pytest

from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.clock import TableClock, announcements, limit, ruling_extension
from kwoon.tournament.event.file import dumps, loads
from kwoon.tournament.event.setup import Kind, notice
from kwoon.tournament.event.state import Stage
from tests.rules import rule
from tests.tournament.events import TEN, Hall, event, seat


def minutes(count: int) -> object:
    return TEN + timedelta(minutes=count)


@pytest.mark.parametrize(
    ("players", "time"),
    [
        pytest.param(2, 45, marks=rule("TR-5.0", "TR-5.0.a")),
        pytest.param(3, 60, marks=rule("TR-5.0.b")),
        pytest.param(4, 85, marks=rule("TR-5.0.c")),
        pytest.param(5, 110, marks=rule("TR-5.0.d")),
    ],
)
def test_time_limits(players: int, time: int) -> None:
    assert limit(players) == time


def test_no_limit_for_other_tables() -> None:
    with pytest.raises(Refused, match="two to five"):
        limit(6)


def playing() -> Hall:
    """A three and a four, started at ten."""
    hall = event("Ann Bob Cid Dan Eve Fay Gus")
    hall.seat("Ann Bob Cid", "Dan Eve Fay Gus")
    hall.do(acts.Start(1))
    return hall


@rule("TR-5.0.d")
def test_five_player_games_only_where_the_head_judge_insists() -> None:
    hall = event("Ann Bob Cid Dan Eve")
    hall.refuses(hall.seating("Ann Bob Cid Dan Eve"), "TR-5.0.d")
    five = event("Ann Bob Cid Dan Eve", five_players=True, five_minutes=100, burn_for_hungry=True, time_single=True)
    five.seat("Ann Bob Cid Dan Eve")
    assert five.table().clock.minutes == 100
    assert any("three power" in line for line in notice(five.event.setup))
    with pytest.raises(Refused, match=r"TR-5.0.d"):
        event(burn_for_hungry=True)


@rule("TR-5.0.e")
def test_the_clock_runs_from_the_start_and_not_from_the_seating() -> None:
    hall = event()
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    assert hall.table().clock.expires is None
    hall.do(acts.Start(1), 20)
    assert hall.table().clock.expires == minutes(80)
    hall.refuses(acts.Start(1), "started before", 21)


@rule("TR-5.1", "TR-5.1.b")
def test_one_warning_ten_minutes_before_the_end() -> None:
    hall = playing()
    hall.refuses(acts.Warn(1), "TR-5.1.b", 49)
    hall.do(acts.Warn(1), 50)
    assert hall.table(1).clock.warned == minutes(50)
    assert hall.table(2).clock.warned is None
    hall.refuses(acts.Warn(1, 1), "there is no other", 55)
    hall.do(acts.Warn(1), 75)
    assert hall.table(2).clock.warned == minutes(75)


@rule("TR-5.1.b")
def test_nothing_else_is_ever_said_about_time() -> None:
    hall = playing()
    said = announcements([(table.number, table.clock) for table in hall.event.rounds[0].tables])
    assert [(each.at, each.text) for each in said] == [
        (minutes(50), "Table 1: ten minutes."),
        (minutes(60), "Table 1: time."),
        (minutes(75), "Table 2: ten minutes."),
        (minutes(85), "Table 2: time."),
    ]
    hall.do(acts.Warn(1, 1), 50)
    hall.do(acts.Extend(1, 15, 1), 52)
    said = announcements([(1, hall.table(1).clock)])
    assert [each.text for each in said] == ["Table 1: time."]


@rule("TR-5.5")
def test_time_is_called_when_it_is_up() -> None:
    hall = playing()
    hall.refuses(acts.CallTime(1), "11:00", 59)
    hall.do(acts.CallTime(1), 60)
    assert hall.table(1).clock.called == minutes(60)
    assert hall.table(2).clock.called is None
    hall.refuses(acts.CallTime(1, 1), "time was called", 61)
    hall.refuses(acts.Extend(1, 5, 1), "time was called", 61)


@rule("TR-2.4.f")
def test_a_long_ruling_may_extend_its_table() -> None:
    assert [ruling_extension(each) for each in (0, 1, 2, 7)] == [0, 0, 2, 7]
    hall = playing()
    hall.refuses(acts.Rule(1, 1, "Hugo", "?", "!", 1, True), "too short")
    hall.do(acts.Rule(1, 1, "Hugo", "?", "!", 4, True), 10)
    assert hall.table(1).clock.expires == minutes(64)
    assert hall.table(2).clock.expires == minutes(85)
    hall.do(acts.Extend(1, 5), 11)
    assert hall.table(2).clock.expires == minutes(90)
    hall.refuses(acts.Extend(1, 0), "at least one minute")


def test_a_pause_does_not_count() -> None:
    hall = playing()
    hall.refuses(acts.Resume(1), "does not stand", 5)
    hall.do(acts.Pause(1), 10)
    hall.refuses(acts.Pause(1), "stood still since", 11)
    hall.refuses(acts.CallTime(1), "resume it first", 70)
    hall.refuses(acts.Resume(1), "after", 9)
    hall.do(acts.Resume(1), 25)
    assert hall.table(1).clock.expires == minutes(75)


def test_a_pause_keeps_its_reason() -> None:
    hall = playing()
    hall.do(acts.Pause(1, None, "fire alarm"), 10)
    assert hall.table(1).clock.paused_for == "fire alarm"
    (line,) = [line for line in dumps(hall.desk.entries).splitlines() if '"pause"' in line]
    assert '"reason": "fire alarm"' in line
    assert loads(dumps(hall.desk.entries)) == hall.desk.entries
    hall.do(acts.Resume(1, None, "it was a toaster"), 25)
    assert hall.table(1).clock.paused_for == ""


@rule("TR-5.0.b", "TR-5.0.c", "TR-2.4.f")
def test_what_a_table_has_left() -> None:
    hall = playing()
    clocks = [table.clock for table in hall.event.rounds[0].tables]
    assert [clock.left(minutes(20)) for clock in clocks] == [timedelta(minutes=40), timedelta(minutes=65)]
    hall.do(acts.Extend(1, 5, 1), 21)
    hall.do(acts.Pause(1), 30)
    assert hall.table(1).clock.left(minutes(50)) == timedelta(minutes=35), "the clock stands at minute 30"
    hall.do(acts.Resume(1), 50)
    assert hall.table(1).clock.left(minutes(50)) == timedelta(minutes=35)
    assert hall.table(1).clock.left(minutes(90)) == timedelta(minutes=-5)
    assert TableClock().left(TEN) is None
    assert TableClock(60).left(TEN) is None


def test_a_clock_that_was_not_started_cannot_be_paused() -> None:
    hall = event()
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    hall.refuses(acts.Pause(1), "not been started")
    hall.refuses(acts.Warn(1), "not been started", 50)


@rule("TR-5.1.a")
def test_a_lone_table_is_not_timed_unless_the_director_wants_it() -> None:
    hall = event("Ann Bob Cid Dan")
    hall.seat("Ann Bob Cid Dan")
    hall.do(acts.Start(1))
    hall.refuses(acts.CallTime(1), "TR-5.1.a", 600)
    hall.refuses(acts.Extend(1, 5, 1), "TR-5.1.a")
    timed = event("Ann Bob Cid Dan", time_single=True)
    timed.seat("Ann Bob Cid Dan")
    assert timed.table().clock.minutes == 85


@rule("TR-5.1.a")
def test_no_time_out_at_an_untimed_table_nor_before_the_time() -> None:
    hall = event("Ann Bob Cid")
    hall.seat("Ann Bob Cid")
    early = (seat("Ann", 1), seat("Bob", 2), seat("Cid", 2))
    with pytest.raises(Refused, match=r"TR-5.1.a"):
        hall.report(*early, time_called=True)
    two = playing()
    with pytest.raises(Refused, match="not before"):
        two.report(*early, time_called=True, minute=59)
    two.report(*early, time_called=True, minute=60)


@rule("TR-5.1.c")
def test_the_final_is_not_timed_and_the_lower_table_beside_it_is() -> None:
    hall = event(kind=Kind.SWISS_FINAL, rounds=1, lower_table=True)
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=9, Dan=8, Bob=7)
    hall.seat("Ann Dan Bob", "Cid Eve Fay", stages=(Stage.FINAL, Stage.LOWER))
    assert hall.table(1).clock.minutes is None
    assert hall.table(2).clock.minutes == 60
