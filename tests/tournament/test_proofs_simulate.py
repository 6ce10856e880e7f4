"""The simulator does all that happens at a real desk, neither never nor all the time, and its checks see faults."""

from collections import Counter
from dataclasses import replace

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.event import acts
from kwoon.tournament.event.doubts import sites_short
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Presence
from kwoon.tournament.results.report import SeatReport, Tally
from kwoon.tournament.seating.ask import SimpleSeater
from kwoon.tournament.simulate import FEWEST, Failed, Hall, Plan, _won, plan_of


def hall_of(seed: int = 1, kind: Kind = Kind.SWISS, players: int = 9) -> Hall:
    return Hall(Plan(seed, kind, players), Chance(seed), SimpleSeater())


def gathered(count: int = 60, players: int = 9) -> list[Hall]:
    halls = [hall_of(seed, players=players) for seed in range(count)]
    for hall in halls:
        hall._gather()
    return halls


def test_chance_is_so_often_in_a_hundred() -> None:
    hall = hall_of()
    assert not any(hall.chance(0) for _ in range(300))
    assert all(hall.chance(100) for _ in range(300))
    assert 20 < sum(hall.chance(10) for _ in range(400)) < 70


def test_some_never_come_and_some_leave_early_but_three_always_play() -> None:
    halls = gathered()
    kinds = Counter(type(entry.act).__name__ for hall in halls for entry in hall.desk.entries)
    assert 540 < kinds["Register"] < 570
    assert 10 < kinds["Drop"] < 60
    away = sum(each.presence is Presence.REGISTERED for hall in halls for each in hall.event.players.values())
    gone = sum(each.presence is Presence.DROPPED for hall in halls for each in hall.event.players.values())
    assert 15 < away < 60
    assert 5 < gone < 40
    assert kinds["CheckIn"] > 480
    for hall in gathered(40, FEWEST):
        assert len(hall.event.active) == FEWEST
    for hall in gathered(60, 4):
        assert len(hall.event.active) >= FEWEST
    assert {len(hall.event.active) for hall in gathered(60, 4)} == {3, 4}


def test_the_setups_are_of_every_sort() -> None:
    setups = [hall_of(seed, Kind.SWISS_FINAL).event.setup for seed in range(60)]
    assert {each.rounds for each in setups} == {1, 2, 3, 4, 5}
    assert {each.final_size for each in setups} == {3, 4}
    assert {each.table_size for each in setups} == {2, 3, 4}
    assert len({each.byes for each in setups}) > 2
    assert 15 < sum(each.lower_table for each in setups) < 45
    assert 3 < sum(each.time_single for each in setups) < 25
    playing = sum("P1" in each.officials.judges for each in setups)
    assert 8 < playing < 30
    small = [hall_of(seed, players=4).event.setup for seed in range(40)]
    assert not any("P1" in each.officials.judges for each in small)
    plain = hall_of(1, Kind.DOUBLE).event.setup
    assert (plain.rounds, plain.final_size, plain.lower_table) == (None, None, False)


def test_slips_end_in_every_way_and_never_contradict_themselves() -> None:
    hall = hall_of(3, players=8)
    hall._gather()
    active = hall.event.active[:6]
    tables = (acts.SeatTable(tuple(active[:3])), acts.SeatTable(tuple(active[3:])))
    hall.do(acts.Seat(1, tables, (), None) if len(hall.event.active) == 6 else replace_seat(hall))
    hall.do(acts.Start(1))
    table = hall.event.table(1, 1)
    ends = Counter()
    for _ in range(400):
        report = hall.report(table)
        ends["time"] += report.time_called
        ends["won"] += bool(report.victorious)
        ends["two won"] += len(report.victorious) == 2
        ends["otherwise"] += report.unconventional
        ends["decked"] += sum(each.decked for each in report.seats)
        assert [each.player for each in report.seats] == list(table.players)
        for each in report.seats:
            won = each.player in report.victorious and not report.unconventional
            assert each.short == (0 if won else sites_short(len(table.players), each.tally))
            assert (each.out is None) == (not each.decked)
        outs = sorted(each.out for each in report.seats if each.out)
        assert outs == list(range(1, len(outs) + 1))
    assert 80 < ends["time"] < 200
    assert 200 < ends["won"] < 320
    assert 1 <= ends["two won"] < 40
    assert 2 <= ends["otherwise"] < 60
    assert 15 < ends["decked"] < 110


def replace_seat(hall: Hall) -> acts.Seat:
    """Everybody who is here at tables of three and four."""
    here = hall.event.active
    tables = tuple(acts.SeatTable(tuple(here[at : at + 4])) for at in range(0, len(here), 4))
    return acts.Seat(1, tables)


def test_a_winner_has_seized_what_was_missing() -> None:
    seat = _won(SeatReport("Ann", Tally(seized=1), 2))
    assert (seat.tally.seized, seat.short) == (3, 0)
    cards = [hall_of(seed)._cards(4) for seed in range(60)]
    assert all(sites_short(4, each) > 0 for each in cards)
    assert {each.seized for each in cards} >= {0, 1, 2}
    assert any(each.reducers for each in cards)


def test_an_event_knows_the_command_that_plays_it_again() -> None:
    assert Plan(3, Kind.SWISS, 7).command.endswith("--seed 3 --type swiss --players 7")
    assert Plan(3, Kind.SWISS, 7, best=True).command.endswith("--players 7 --best")
    assert plan_of(4, players=6).played == "random"
    assert plan_of(4, players=7).played == ""
    assert plan_of(5, players=6).played == ""
    assert plan_of(4, players=6, played="builder").played == "builder"
    assert max(plan_of(seed, best=True).players for seed in range(300)) <= 30


def test_what_should_be_refused_and_is_not_is_a_fault() -> None:
    hall = hall_of()
    hall._must_refuse(acts.Start(1))
    with pytest.raises(Failed, match="should have been refused"):
        hall._must_refuse(acts.Register("Zed"))
    hall._check()
    hall._check_file()
    hall.desk = replace(hall.desk, event=replace(hall.event, finished=True))
    with pytest.raises(Failed, match="the log does not give the same event"):
        hall._check_file()


def test_in_a_round_there_are_rulings_penalties_leavers_and_corrections_now_and_then() -> None:
    kinds: Counter[str] = Counter()
    tables = 0
    for seed in range(5):
        hall = hall_of(seed, players=40)
        hall._gather()
        hall._rounds()
        kinds.update(type(entry.act).__name__ for entry in hall.desk.entries)
        tables += sum(len(each.tables) for each in hall.event.rounds)
    assert kinds["ReportResult"] == tables
    assert 0 < kinds["Correct"] < 0.2 * tables
    assert 0 < kinds["Rule"] < 0.2 * tables
    assert 0 < kinds["Penalise"] < 0.2 * tables
    assert 0.1 * tables < kinds["CallTime"] == kinds["Warn"] < 0.6 * tables
    assert kinds["Start"] == kinds["Seat"]
    assert kinds["Late"] < tables
