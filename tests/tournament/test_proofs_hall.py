"""A simulated event with loaded dice: what happens when something always does, and when nothing ever does."""

from collections import Counter
from collections.abc import Collection
from functools import partial

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament import simulate
from kwoon.tournament.event import acts
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.people import Officials
from kwoon.tournament.event.setup import Kind, Setup
from kwoon.tournament.event.state import Presence, Table
from kwoon.tournament.results.report import SeatReport, TableReport
from kwoon.tournament.seating.ask import SimpleSeater
from kwoon.tournament.seating.planning import plan_round
from kwoon.tournament.simulate import OPENING, Failed, Hall, Plan
from tests.rules import rule

OFFICIALS = Officials("Director", ("Head",))


def loaded(
    players: int, happens: Collection[int] = (), kind: Kind = Kind.SWISS, gather: bool = True, seed: int = 1, **setup
) -> Hall:
    """A hall in which what happens so often in a hundred always happens, and nothing else does."""
    hall = Hall(Plan(seed, kind, players), Chance(seed), SimpleSeater())
    hall.desk = Desk.open(Setup("Loaded", kind, OFFICIALS, **setup), hall.now)
    hall.chance = lambda percent: False
    if gather:
        hall._gather()
    hall.chance = lambda percent: percent in happens
    return hall


def kinds(hall: Hall, since: int = 0) -> dict[str, int]:
    """How many acts of each kind the log holds, from an entry on."""
    found = Counter(type(entry.act).__name__ for entry in hall.desk.entries[since:])
    return {name: count for name, count in found.items() if name not in ("Setup", "Register", "CheckIn")}


def a_round(hall: Hall) -> int:
    """One round; the number of entries before it."""
    before = len(hall.desk.entries)
    hall.do(plan_round(hall.event, hall.seater, hall.lots))
    hall._round()
    return before


# --- who comes


@rule("TR-4.0.a")
def test_where_nothing_happens_everybody_comes_and_stays():
    hall = loaded(7)
    assert len(hall.event.active) == 7
    assert len(hall.desk.entries) == 1 + 2 * 7


@rule("TR-4.0.a")
@pytest.mark.parametrize("players", [3, 4, 7])
def test_where_everybody_stays_away_or_leaves_three_play_all_the_same(players):
    hall = loaded(players, {6}, gather=False)
    hall._gather()
    assert hall.event.active == tuple(f"P{number}" for number in range(players - 2, players + 1))
    assert kinds(hall) == {"Drop": 3}
    again = loaded(players, {6, 50}, gather=False)
    again._gather()
    assert again.event.active == hall.event.active
    assert len(again.desk.entries) == len(hall.desk.entries) + 3


@rule("TR-4.0.a")
def test_who_left_before_round_one_may_stay_away_while_enough_are_left():
    hall = loaded(4, gather=False)
    falls = iter([False, True, False, True, True, False, False])
    hall.chance = lambda percent: next(falls)
    hall._gather()
    assert hall.event.active == ("P2", "P3", "P4")
    assert hall.event.players["P1"].presence is Presence.DROPPED
    assert next(falls, None) is None


# --- rounds


@rule("TR-6.2.a")
def test_where_nothing_happens_rounds_are_seats_starts_and_results():
    hall = loaded(8, rounds=3)
    refused, checked, between = [], [], []
    hall._must_refuse, hall._check, hall._between = refused.append, checked.append, lambda: between.append(1)
    hall._rounds()
    assert kinds(hall) == {"Seat": 3, "Start": 3, "ReportResult": 6}
    assert refused == [acts.Seat(2, ()), acts.Seat(3, ()), acts.Seat(4, ())]
    assert checked == [1, 2, 3]
    assert len(between) == 2
    seats = [entry.at for entry in hall.desk.entries if isinstance(entry.act, acts.Seat)]
    assert [(at - OPENING).total_seconds() / 3600 for at in seats] == [0, 3, 6]
    assert not any(table.first for each in hall.event.rounds for table in each.tables)
    assert all(each.absent == () for each in hall.event.rounds)


@rule("TR-4.0.d")
def test_the_first_turn_is_drawn_or_left_to_the_table():
    hall = loaded(8, {50}, rounds=1)
    hall._rounds()
    assert all(table.first in table.players for table in hall.event.rounds[0].tables)


@rule("TR-8.3.e")
@pytest.mark.parametrize("players", [3, 4, 9])
def test_however_many_stay_away_from_a_round_three_play_it(players):
    hall = loaded(players, {1}, rounds=1)
    hall._rounds()
    (only,) = hall.event.rounds
    assert len(only.absent) == players - 3
    assert len(only.seated) == 3


@rule("TR-6.2.a")
def test_an_event_that_does_not_end_is_a_fault(monkeypatch):
    monkeypatch.setattr(simulate, "ROUNDS", 2)
    loaded(4, rounds=2)._rounds()
    with pytest.raises(Failed, match="the event does not end"):
        loaded(4, rounds=3)._rounds()


@rule("TR-2.4.f")
def test_a_judge_who_takes_more_than_a_minute_extends_a_timed_game():
    seen = set()
    for seed in range(40):
        hall = loaded(8, seed=seed)
        hall.do(plan_round(hall.event, hall.seater, hall.lots))
        hall.do(acts.Start(1))
        hall._ruling(1, hall.event.table(1, 1))
        act = hall.desk.entries[-1].act
        assert (act.round, act.table, act.judge) == (1, 1, "Head")
        assert act.extend == (act.minutes > 1)
        seen.add(act.minutes)
    assert seen == {0, 1, 2, 3, 4, 5}
    alone = loaded(4)
    alone.do(plan_round(alone.event, alone.seater, alone.lots))
    alone.do(acts.Start(1))
    for _ in range(10):
        alone._ruling(1, alone.event.table(1, 1))
        assert not alone.desk.entries[-1].act.extend


@rule("TR-2.4.f", "TR-5.1.b")
def test_each_thing_that_happens_at_a_table_is_in_the_log():
    ruled = loaded(8, {5})
    assert kinds(ruled, a_round(ruled)) == {"Seat": 1, "Start": 1, "Rule": 2, "ReportResult": 2, "Correct": 2}
    called = loaded(8, {35})
    assert kinds(called, a_round(called)) == {"Seat": 1, "Start": 1, "Warn": 2, "CallTime": 2, "ReportResult": 2}
    for entry in called.desk.entries:
        table = called.event.rounds[0].tables[0]
        if isinstance(entry.act, acts.Warn):
            assert (table.clock.expires - entry.at).total_seconds() == 600
        if isinstance(entry.act, acts.CallTime):
            assert entry.at == table.clock.expires
    alone = loaded(4, {35})
    assert kinds(alone, a_round(alone)) == {"Seat": 1, "Start": 1, "ReportResult": 1}


@rule("TR-5.6.b")
def test_who_leaves_a_table_is_out_of_its_game():
    hall = loaded(8, {3})
    refused = []
    hall._must_refuse = refused.append
    assert kinds(hall, a_round(hall)) == {"Seat": 1, "Start": 1, "Drop": 2, "ReportResult": 2}
    assert len(refused) == 2
    for table in hall.event.rounds[0].tables:
        (left,) = table.left
        assert table.report.seat(left).decked
        assert len(table.report.victorious) == 2
        assert left not in table.report.victorious


@rule("TR-5.4.b", "TR-5.7.a")
def test_a_game_is_won_by_one_unless_two_win_at_once():
    table = Table(1, ("Ann", "Bob", "Cid"))
    assert len(loaded(3).report(table).victorious) == 1
    assert len(loaded(3, {3}).report(table).victorious) == 2
    otherwise = loaded(3, {5}).report(table)
    assert otherwise.unconventional
    assert all(each.short for each in otherwise.seats)
    usual = loaded(3).report(table)
    assert [each.short == 0 for each in usual.seats] == [each.player in usual.victorious for each in usual.seats]
    decked = loaded(3, {4}).report(table)
    assert decked.victorious == ()
    assert [each.out for each in decked.seats] == [1, 2, 3]
    last = loaded(3).report(Table(1, ("Ann", "Bob", "Cid"), left=("Ann", "Cid")))
    assert (last.victorious, last.time_called) == ((), False)


@rule("TR-5.5")
def test_a_played_game_is_told_whether_its_time_is_called():
    told = []

    def play(table: Table, seed: int, timed: bool) -> TableReport:
        told.append(timed)
        return TableReport(tuple(map(SeatReport, table.players)), (table.players[0],), True)

    for players, happens in ((8, {50}), (8, set()), (4, {50})):
        hall = loaded(players, happens)
        hall.play_game = play
        a_round(hall)
    assert told == [True, True, False, False, False]


# --- between rounds


@rule("TR-8.3.e")
def test_between_rounds_somebody_drops_while_more_than_three_are_here():
    hall = loaded(5, {20})
    before = a_round(hall)
    hall._between()
    assert kinds(hall, before) == {"Seat": 1, "Start": 1, "ReportResult": 1, "Drop": 1, "Undo": 1}
    three = loaded(3, {20})
    before = a_round(three)
    three._between()
    assert "Drop" not in kinds(three, before)
    quiet = loaded(5)
    before = a_round(quiet)
    quiet._between()
    assert kinds(quiet, before) == {"Seat": 1, "Start": 1, "ReportResult": 1}


@rule("TR-8.3.e")
def test_at_most_five_come_late_and_each_has_a_name_of_their_own():
    hall = loaded(4, {15})
    a_round(hall)
    for _ in range(7):
        hall._between()
    late = [entry.act.player for entry in hall.desk.entries if isinstance(entry.act, acts.Late)]
    assert late == ["L1", "L2", "L3", "L4", "L5"]


@rule("TR-8.3.e")
def test_a_latecomer_who_is_undone_leaves_the_name_free():
    hall = loaded(3, {15, 20})
    before = a_round(hall)
    hall._between()
    assert hall.late == 0
    hall._between()
    late = [entry.act.player for entry in hall.desk.entries if isinstance(entry.act, acts.Late)]
    assert late == ["L1", "L1"]
    assert kinds(hall, before)["Undo"] == 2
    assert len(hall.event.active) == 3


@rule("TR-8.3.e")
def test_who_was_expected_comes_late_and_who_dropped_comes_back():
    hall = loaded(4, {15, 50})
    hall.do(acts.Register("Zoe"))
    a_round(hall)
    hall._between()
    assert hall.event.players["Zoe"].presence is Presence.HERE
    assert hall.late == 0
    back = loaded(5, {10})
    a_round(back)
    back.do(acts.Drop("P2"))
    back.do(acts.Drop("P3"))
    tried = []
    back._try_correction = lambda: tried.append(1)
    back._between()
    assert sum(back.event.players[who].presence is Presence.HERE for who in ("P2", "P3")) == 1
    assert tried == [1]


@rule("TR-6.2.c", "TR-8.3.e")
def test_nobody_comes_late_who_would_be_out_at_once():
    hall = loaded(8, {15}, Kind.SINGLE)
    a_round(hall)
    hall._between()
    assert hall.late == 0
    double = loaded(8, {15}, Kind.DOUBLE)
    a_round(double)
    double._between()
    assert double.late == 1


@rule("TR-1.0.d")
def test_a_correction_is_tried_on_a_result_that_stands():
    hall = loaded(4)
    a_round(hall)
    asked = []
    report = hall.report
    hall.report = lambda table: asked.append(table.number) or report(table)
    before = hall.desk
    hall._try_correction()
    assert asked == [1]
    assert hall.desk is before
    hall.do(acts.Undo(len(hall.desk.entries)))
    hall._try_correction()
    assert asked == [1]
    empty = loaded(4)
    empty._try_correction()
    empty._check_late_slip()


# --- challenges


@rule("TR-6.2.g")
def test_challenges_are_of_any_number_and_two_more_than_there_are_players():
    sizes = Counter()
    for seed in range(6):
        hall = loaded(9, kind=Kind.WHO_WANTS_SOME, seed=seed)
        checked = []
        hall._check = partial(checked.append, 1)
        hall._challenges()
        assert len(hall.event.rounds) == 11
        assert len(checked) == 1
        assert set(kinds(hall)) == {"Challenge", "ReportResult"}
        sizes.update(len(each.seated) for each in hall.event.rounds)
    assert set(sizes) == {2, 3, 4, 5, 6, 7}


@rule("TR-6.2.g")
def test_played_challenges_are_of_two_to_four():
    sizes = set()
    for seed in range(6):
        hall = loaded(9, kind=Kind.WHO_WANTS_SOME, seed=seed)
        hall.play_game = lambda table, number, timed: TableReport(
            tuple(map(SeatReport, table.players)), (table.players[0],), True
        )
        hall._challenges()
        sizes |= {len(each.seated) for each in hall.event.rounds}
    assert sizes == {2, 3, 4}


@rule("TR-6.2.g")
@pytest.mark.parametrize("players", [3, 4, 6])
def test_challengers_leave_until_three_are_left(players):
    hall = loaded(players, {3}, Kind.WHO_WANTS_SOME)
    hall._challenges()
    found = kinds(hall)
    assert found.get("Drop", 0) == players - 3
    assert len(hall.event.active) == 3
    gone = [entry.act.player for entry in hall.desk.entries if isinstance(entry.act, acts.Drop)]
    challengers = [entry.act.challenger for entry in hall.desk.entries if isinstance(entry.act, acts.Challenge)]
    assert gone == challengers[: players - 3]


class Low(Chance):
    """Dice that always fall lowest."""

    def below(self, n: int) -> int:
        return 0


@rule("TR-6.2.g", "TR-4.0.a")
def test_a_third_is_challenged_at_last_where_the_same_two_always_play():
    hall = loaded(4, kind=Kind.WHO_WANTS_SOME)
    hall.lots = Low(1)
    hall._challenges()
    pairs = {frozenset(each.seated) for each in hall.event.rounds[:-1]}
    assert len(pairs) == 1
    last = hall.event.rounds[-1]
    assert set(last.seated) == {"P1", "P2", "P3"}
    assert len(hall.event.rounds) == 7
    assert all(each.complete for each in hall.event.rounds)


# --- the whole event


@rule("TR-6.2.a")
def test_a_whole_event_ends_with_every_check():
    hall = loaded(4, gather=False, rounds=1)
    done = []
    hall._check = lambda since=1: done.append(("audit", since))
    hall._check_file = lambda: done.append("file")
    hall._check_late_slip = lambda: done.append("late slip")
    assert hall.play().event.finished
    assert done == [("audit", 1), ("audit", 1), "file", "late slip"]


@rule("TR-8.1.a")
def test_an_event_is_seated_simply_unless_the_search_is_asked_for(monkeypatch):
    made = []

    class Noted(SimpleSeater):
        def __init__(self, limit: object) -> None:
            made.append(limit)

    monkeypatch.setattr(simulate, "BestSeater", Noted)
    simulate.simulate(Plan(1, Kind.SWISS, 3))
    assert made == []
    simulate.simulate(Plan(1, Kind.SWISS, 3, best=True))
    assert made == [simulate.QUICK]


@rule("TR-2.4.c")
def test_players_judge_where_five_are_there_to_do_it():
    judges = {players: {hall_judges(players, seed)[0] for seed in range(25)} for players in (4, 5)}
    assert judges == {4: {"Head"}, 5: {"Head", "P1"}}


def hall_judges(players: int, seed: int) -> tuple[str, ...]:
    return Hall(Plan(seed, Kind.SWISS, players), Chance(seed), SimpleSeater()).event.officials.judges
