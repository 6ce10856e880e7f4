"""Small rules of the desk at their edges: clocks, tables of a round, first turns, places, what is restored."""

from dataclasses import replace
from datetime import timedelta

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.changes import differences
from kwoon.tournament.event.clock import TableClock, extend, pause, resume, start
from kwoon.tournament.event.doubts import doubts
from kwoon.tournament.event.file import dumps
from kwoon.tournament.event.from_record import _check_turns
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.people import Officials
from kwoon.tournament.event.ratings import games_of
from kwoon.tournament.event.salvage import Salvage, restore, salvage
from kwoon.tournament.event.setup import Byes, Kind
from kwoon.tournament.event.standings import Total, totals
from kwoon.tournament.event.state import Table
from kwoon.tournament.event.types import Do, type_of
from kwoon.tournament.results.report import TableReport
from kwoon.tournament.seating import Round
from kwoon.tournament.seating import Table as Seated
from kwoon.tournament.seating.ask import Candidate, SeatingTask, SimpleSeater, table_sizes
from kwoon.tournament.seating.best_or_charts import _ahead, _layouts, _notes
from kwoon.tournament.seating.charts.use import warnings
from kwoon.tournament.seating.evening import even_out
from kwoon.tournament.seating.planning import FirstTurn, _first
from tests.rules import rule
from tests.tournament.events import TEN, event, people, seat

MINUTE = timedelta(minutes=1)


def seated(*tables, byes=""):
    return Round(tuple(Seated(tuple(table.split())) for table in tables), tuple(byes.split()))


@rule("TR-5.0.d")
def test_only_tables_of_two_and_of_five_are_warned_of():
    assert list(warnings(2, seated("a b c", "d e f g"))) == []
    assert list(warnings(2, seated("a b"))) == ["round 2: a and b would play at a table of 2"]
    (five,) = warnings(1, seated("a b c d e"))
    assert five == "round 1: a, b, c, d, e would play at a table of 5, which TR-5.0.d wants avoided"


@rule("TR-5.0.e", "TR-2.4.f")
def test_a_clock_at_its_edges():
    running = start(TableClock(60), TEN)
    assert pause(running, TEN).paused == TEN
    with pytest.raises(Refused, match="after 09:59"):
        pause(running, TEN - MINUTE)
    stopped = pause(running, TEN + MINUTE, "alarm")
    assert resume(stopped, TEN + MINUTE).stood == timedelta(0)
    assert resume(stopped, TEN + 3 * MINUTE).stood == 2 * MINUTE
    with pytest.raises(Refused, match="stood still since 10:01"):
        resume(stopped, TEN)
    with pytest.raises(Refused, match="stood still since 10:01"):
        pause(stopped, TEN + 2 * MINUTE)
    assert running.left(TEN + 10 * MINUTE) == 50 * MINUTE
    assert extend(running, 1).extra == 1
    assert extend(extend(running, 1), 4).extra == 5
    with pytest.raises(Refused, match=r"TR-2\.4\.f"):
        extend(running, 0)
    with pytest.raises(Refused, match=r"TR-5\.1\.a"):
        extend(TableClock(), 5)


@rule("TR-4.0.d")
def test_who_takes_the_first_turn_is_open_or_the_first_seat_or_drawn():
    table = ("Ann", "Bob", "Cid")
    assert _first(table, FirstTurn.TABLE, Chance(1)) is None
    assert {_first(table, FirstTurn.SEAT, Chance(seed)) for seed in range(20)} == {"Ann"}
    assert {_first(table, FirstTurn.DRAW, Chance(seed)) for seed in range(20)} == set(table)


@rule("TR-4.0.d")
def test_the_turn_order_of_a_record_is_the_tables():
    hall = event("Ann Bob Cid")
    settled = Table(1, ("Ann", "Bob", "Cid"), first="Bob")
    _check_turns(hall.event, settled, ("Ann", "Bob", "Cid"), 1)
    _check_turns(hall.event, settled, ("Bob", "Cid", "Ann"), 0)
    with pytest.raises(Refused, match=r"TR-4\.0\.d.*is Bob, Cid, Ann;.*it is Ann, Bob, Cid"):
        _check_turns(hall.event, settled, ("Ann", "Bob", "Cid"), 0)
    _check_turns(hall.event, replace(settled, first=None), ("Cid", "Bob", "Ann"), 0)


def test_the_places_of_a_game_begin_with_the_winner():
    hall = event("Ann Bob Cid Dan")
    hall.seat("Ann Bob Cid Dan")
    hall.win("Cid", Ann=5, Bob=9, Cid=15, Dan=5)
    assert games_of(hall.event) == ((("Cid",), ("Bob",), ("Ann", "Dan")),)


@rule("TR-5.0", "TR-8.3.a", "TR-5.0.d")
@pytest.mark.parametrize(
    ("players", "size", "byes", "policy", "five", "wanted"),
    [
        (2, 4, 0, Byes.NEEDED, False, ([2], 0)),
        (3, 4, 0, Byes.NEEDED, False, ([3], 0)),
        (5, 4, 1, Byes.NEEDED, False, ([4], 1)),
        (5, 4, 1, Byes.NEVER, False, ([3, 2], 0)),
        (5, 4, 0, Byes.NEEDED, False, ([3, 2], 0)),
        (5, 4, 0, Byes.NEEDED, True, ([5], 0)),
        (5, 3, 1, Byes.NEEDED, False, ([4], 1)),
        (5, 2, 1, Byes.NEEDED, False, ([2, 2], 1)),
        (5, 2, 0, Byes.NEEDED, False, ([3, 2], 0)),
        (4, 2, 4, Byes.NEEDED, False, ([2, 2], 0)),
        (6, 4, 6, Byes.NEEDED, False, ([3, 3], 0)),
        (7, 4, 7, Byes.NEEDED, False, ([4, 3], 0)),
        (7, 4, 3, Byes.ALWAYS, False, ([4], 3)),
        (7, 4, 2, Byes.ALWAYS, False, ([4, 3], 0)),
        (4, 4, 4, Byes.ALWAYS, False, ([4], 0)),
        (3, 4, 3, Byes.ALWAYS, False, ([3], 0)),
        (9, 4, 9, Byes.EVEN, False, ([3, 3, 3], 0)),
        (8, 3, 8, Byes.EVEN, False, ([4, 4], 0)),
        (8, 4, 8, Byes.EVEN, False, ([4, 4], 0)),
        (10, 4, 10, Byes.EVEN, False, ([4, 3, 3], 0)),
        (12, 4, 0, Byes.EVEN, False, ([4, 4, 4], 0)),
    ],
)
def test_the_tables_of_a_round(players, size, byes, policy, five, wanted):
    assert table_sizes(players, size, byes, policy, five) == wanted


@rule("TR-5.0")
def test_one_player_is_no_round():
    with pytest.raises(Refused, match=r"TR-5\.0.*at least two players, here are 1"):
        table_sizes(1, 4, 0, Byes.NEEDED)


@rule("TR-6.2.f")
def test_in_a_round_robin_the_simple_seater_begins_with_who_met_fewest():
    history = (seated("p01 p02 p03 p04"), seated("p01 p02 p05 p06"))
    candidates = tuple(Candidate(player) for player in people(7))
    task = SeatingTask(candidates, history, meet_everyone=True)
    for seed in range(12):
        tables = SimpleSeater().seat(task, Chance(seed)).tables
        assert {"p07"} <= set(tables[0]) <= {"p03", "p04", "p05", "p06", "p07"}
        assert sorted(player for table in tables for player in table) == people(7)


def test_the_simple_seater_says_scores_and_pairs():
    candidates = tuple(Candidate(player, score) for player, score in zip(people(6), (8, 8, 8, 4, 4, 0), strict=True))
    done = SimpleSeater().seat(SeatingTask(candidates, (seated("p01 p02 p04"),)), Chance(3))
    assert [sorted(table) for table in done.tables] == [people(3), people(6)[3:]]
    assert done.why == ("score 8; 1 pair met before", "scores 4 to 0; no pairs met before")


@rule("TR-8.3.c")
def test_in_rounds_laid_out_ahead_nobody_has_two_byes():
    task = SeatingTask(tuple(Candidate(player) for player in people(7)), table_size=4, byes=Byes.ALWAYS)
    for seed in range(8):
        first, second = _layouts(task, 2, Chance(seed))
        assert (first.sizes, second.sizes) == ((4,), (4,))
        assert len({*first.byes, *second.byes}) == 6
    barred = replace(task, candidates=tuple(Candidate(p, may_bye=p < "p04") for p in people(7)))
    assert _layouts(barred, 1, Chance(1))[0].byes == ("p01", "p02", "p03")


@rule("TR-6.2.f")
def test_a_round_robin_looks_ahead_as_far_as_somebody_has_opponents():
    task = SeatingTask(tuple(Candidate(player) for player in people(7)), meet_everyone=True)
    assert _ahead(task) == 2
    met = replace(task, history=(seated("p01 p02 p03 p04"),))
    assert _ahead(met) == 2
    all_met = replace(task, history=(seated(" ".join(people(7))),))
    assert _ahead(all_met) == 1
    assert _ahead(replace(task, candidates=task.candidates[:4])) == 1
    assert _ahead(replace(task, candidates=task.candidates[:5])) == 2


@rule("TR-5.2", "TR-5.3", "TR-8.3.d")
def test_totals_are_sums_of_the_tables_and_byes_less_penalties():
    hall = event("Ann Bob Cid Dan Eve")
    hall.round("Ann Bob Cid Dan", byes="Eve", Ann=15, Bob=3)
    hall.round("Bob Ann Cid Eve", byes="Dan", Ann=2, Bob=12)
    hall.do(acts.Penalise("Bob", Offence.HARASSMENT, Sanction.MATCH_POINTS, "seen", "Hugo", 1, 2))
    hall.do(acts.Penalise("Ann", Offence.HARASSMENT, Sanction.GAME_POINTS, "seen", "Hugo", 3, 2))
    assert totals(hall.event) == {
        "Ann": Total("Ann", 4, 14, 2, 1, 0, 0, 3),
        "Bob": Total("Bob", 3, 15, 2, 1, 0, 1, 0),
        "Cid": Total("Cid", 0, 0, 2, 0, 0, 0, 0),
        "Dan": Total("Dan", 4, 0, 1, 0, 1, 0, 0),
        "Eve": Total("Eve", 4, 0, 1, 0, 1, 0, 0),
    }


def test_what_a_damaged_file_lost_is_named_and_its_number_kept():
    hall = event("Ann Bob Cid")
    entries = hall.desk.entries
    lines = dumps(entries).split("\n")
    lines[3] = "\x00" * 9 + "rubbish"
    found = salvage("\n".join(lines))
    restored = restore(found)
    assert len(restored.entries) == len(entries)
    assert [
        number for number, (old, new) in enumerate(zip(entries, restored.entries, strict=True), 1) if old != new
    ] == [3]
    assert restored.lost == (f"entry 3, of which is left: {found.unread[3]}",)
    assert restored.entries[2].act == acts.Note(f"lost: {restored.lost[0]}")
    assert restored.entries[2].at == entries[1].at
    assert restored.from_copy == 0
    whole = restore(found, entries[:4])
    assert (whole.entries, whole.lost, whole.from_copy) == (entries, (), 1)
    cut = restore(Salvage(dict(enumerate(entries[:4], 1)), {}, (), 7))
    assert cut.entries == entries[:4]
    assert cut.lost == ("entry 5", "entry 6", "entry 7")
    assert restore(Salvage({2: entries[1]}, {}, (), 2)) is None
    changed = replace(found, changed=(2, 5))
    assert restore(changed).changed == (2, 5)


@rule("TR-8.2.b")
def test_who_had_the_odd_table_swaps_with_who_costs_fewest_repeats_then_the_nearest_score():
    history = (seated("p07 x y", "p01 q r z", "p02 p05 p03 p04"),)
    scores = dict(zip(people(7), (0, 5, 1, 3, 0, 0, 0), strict=True))
    tables = [["p01", "p02", "p03", "p04"], ["p05", "p06", "p07"]]
    even_out(tables, history, 4, scores)
    assert tables == [["p01", "p02", "p07", "p04"], ["p05", "p06", "p03"]]
    strangers = [["p01", "p08", "p09", "p10"], ["p05", "p06", "p07"]]
    met = (seated("p07 x y", "p01 p05 p06 z", "p08 p05 a b", "p09 p06 c d", "p10 p05 e f"),)
    zero = dict.fromkeys([*people(10)], 0)
    even_out(strangers, met, 4, zero, keep_strangers=True)
    assert strangers == [["p01", "p08", "p09", "p10"], ["p05", "p06", "p07"]]
    even_out(strangers, met, 4, zero)
    assert strangers == [["p01", "p07", "p09", "p10"], ["p05", "p06", "p08"]]


@rule("TR-6.2.b")
def test_two_who_are_left_play_the_final_and_one_does_not():
    hall = event("Ann Bob Cid", Kind.SWISS_FINAL, rounds=1)
    hall.round("Ann Bob Cid")
    assert type_of(Kind.SWISS_FINAL).step(hall.event).why == "the final of 3"
    hall.do(acts.Drop("Cid"))
    step = type_of(Kind.SWISS_FINAL).step(hall.event)
    assert (step.do, step.why, step.players) == (Do.FINAL, "the final of 2", ("Ann", "Bob"))
    hall.do(acts.Drop("Bob"))
    step = type_of(Kind.SWISS_FINAL).step(hall.event)
    assert (step.do, step.why) == (Do.FINISH, "1 of the players are left for a final")


def test_a_correction_speaks_of_rulings_only_where_they_changed():
    hall = event("Ann Bob Cid Dan Eve Fay")
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    hall.do(acts.Start(1))
    ruled = hall.do(acts.Rule(1, 1, "Hugo", "a question", "yes", 0, False))
    number = hall.win("Ann")
    hall.win("Dan", 2)
    other = hall.desk.entries[number - 1].act
    seats = tuple(replace(each, total=3) for each in other.report.seats)
    hall.do(acts.Correct(number, replace(other, report=replace(other.report, seats=seats))))
    assert hall.desk.changes
    assert not [line for line in hall.desk.changes if "rulings" in line]
    hall.do(acts.Undo(ruled))
    assert "rulings on record: 0, was 1, or their words changed" in hall.desk.changes


def test_every_difference_between_two_events_is_told_and_nothing_else():
    hall = event("Ann Bob Cid Dan Eve Fay")
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    old = hall.event
    assert differences(old, old) == ()
    one = old.rounds[0]
    told = {
        "table size: 3, was 4": replace(old, setup=replace(old.setup, table_size=3)),
        "the event is finished": replace(old, finished=True),
        "round 1: 1 tables, was 2": replace(old, rounds=(replace(one, tables=one.tables[:1]),)),
        "round 1: byes Ann, was nobody": replace(old, rounds=(replace(one, byes=("Ann",)),)),
        "round 1: missing Ann, was nobody": replace(old, rounds=(replace(one, absent=("Ann",)),)),
        "round 1 stands by the director's word": replace(old, rounds=(replace(one, let_stand=True),)),
        "round 1 is no longer seated": replace(old, rounds=()),
        "round 2 is now seated": replace(old, rounds=(one, replace(one, number=2))),
        "Zoe is now registered": replace(old, players={**old.players, "Zoe": replace(old.players["Ann"], name="Zoe")}),
        "Ann is now called Anna": replace(
            old, players={**old.players, "Ann": replace(old.players["Ann"], name="Anna")}
        ),
        "officials: director Dora, judges Ida; were Dora, Hugo": replace(old, officials=Officials("Dora", ("Ida",))),
    }
    for words, after in told.items():
        found = differences(old, after)
        assert found[0] == words
    assert differences(told["the event is finished"], old) == ("the event is open again",)
    table = replace(one.tables[0], players=("Bob", "Ann", "Cid"))
    swapped = differences(old, replace(old, rounds=(replace(one, tables=(table, one.tables[1])),)))
    assert swapped == ("round 1 table 1: Bob, Ann, Cid; was Ann, Bob, Cid",)


@rule("TR-5.3")
def test_a_slip_that_tells_nothing_of_a_player_is_doubted():
    told = TableReport((seat("Ann", total=12), seat("Bob", seized=1), seat("Cid")), ("Ann",))
    silent = [each.why for each in doubts(told) if "are told of" in each.why]
    assert silent == ["no cards and no game points are told of Cid: 0 game points each"]
    full = replace(told, seats=(*told.seats[:2], seat("Cid", total=0)))
    assert not [each for each in doubts(full) if "are told of" in each.why]


@rule("TR-8.1")
def test_the_charts_seater_says_who_meets_again():
    task = SeatingTask((), (seated("a b c"), seated("a b d")))
    assert list(_notes(task, (), seated("a b c", "d e f")))[1:] == [
        "Here meet for the second time: a with c and b with c.",
        "Here meet for the third time: a with b.",
    ]
