"""The event's seats come from the best seating and from the printed charts."""

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.setup import Byes, Kind
from kwoon.tournament.event.types import Do, type_of
from kwoon.tournament.seating import Limit, Round, Table, meetings
from kwoon.tournament.seating.ask import Seater, SimpleSeater
from kwoon.tournament.seating.best_or_charts import BestSeater, ChartSeater
from kwoon.tournament.seating.charts import Spare, chart
from kwoon.tournament.seating.planning import FirstTurn, hand_notes, plan_round, task_for
from kwoon.tournament.simulate import Plan, simulate
from tests.rules import rule
from tests.tournament.events import Hall, event, people

QUICK = BestSeater(Limit(work=0.2, seconds=5))


def play(hall: Hall, seater: Seater, rounds: int, **how: FirstTurn) -> None:
    """Seat so many rounds; the first at each table wins."""
    for number in range(1, rounds + 1):
        hall.do(plan_round(hall.event, seater, Chance(number), **how))
        for table in hall.event.rounds[-1].tables:
            hall.win(table.players[0], table.number)


@rule("TR-8.3.b", "TR-8.3.c", "TR-6.2.a")
def test_the_best_seating_serves_an_event():
    hall = event(" ".join(people(13)), byes=Byes.ALWAYS)
    play(hall, QUICK, 4)
    assert [[len(table.players) for table in each.tables] for each in hall.event.rounds] == [[4, 4, 4]] * 4
    byes = [player for each in hall.event.rounds for player in each.byes]
    assert len(set(byes)) == 4
    assert max(meetings(task_for(hall.event, hall.event.active).history).values()) <= 2


def test_reasons_speak_of_this_event():
    hall = event(" ".join(people(8)))
    play(hall, QUICK, 1, first=FirstTurn.SEAT)
    act = plan_round(hall.event, QUICK, Chance(1), first=FirstTurn.SEAT)
    assert act.round == 2
    for table in act.tables:
        assert "match points" in table.why
        assert f"{table.players[0]} takes the first turn, not having had it yet." in table.why
        assert table.first == table.players[0]
    assert "No seating is better" in act.notes[1]
    drawn = plan_round(hall.event, QUICK, Chance(1), first=FirstTurn.DRAW)
    assert all("first turn" not in table.why for table in drawn.tables)


def test_names_stand_in_the_reasons_and_ids_in_the_log():
    hall = event("")
    for number in range(4):
        hall.do(acts.Register(f"id{number}", f"Name {number}"))
        hall.do(acts.CheckIn(f"id{number}"))
    (table,) = plan_round(hall.event, QUICK, Chance(1)).tables
    assert sorted(table.players) == ["id0", "id1", "id2", "id3"]
    assert "Name 3" in table.why
    assert "id3" not in table.why


def test_who_had_the_first_turn_is_who_took_it():
    hall = event("Ann Bob Cid")
    seating = hall.seating("Ann Bob Cid")
    hall.do(acts.Seat(1, (acts.SeatTable(("Ann", "Bob", "Cid"), first="Cid"),)))
    assert seating.tables[0].first is None
    assert task_for(hall.event, hall.event.active).history[0].tables[0].players == ("Cid", "Ann", "Bob")


@rule("TR-6.2.d")
def test_in_an_elimination_losses_are_the_groups():
    hall = event(" ".join(people(12)), Kind.DOUBLE)
    play(hall, QUICK, 1)
    act = plan_round(hall.event, QUICK, Chance(3))
    groups = [{len(table.players) for table in act.tables}, " ".join(table.why for table in act.tables)]
    assert "loss" in str(groups[1])
    assert "match points" not in str(groups[1])


@rule("TR-6.2.f")
def test_nine_meet_each_other_in_four_rounds():
    hall = event(" ".join(people(9)), Kind.ROUND_ROBIN, table_size=3)
    play(hall, BestSeater(Limit(work=2, seconds=20)), 4)
    assert type_of(Kind.ROUND_ROBIN).step(hall.event).do is Do.FINISH


def test_late_and_gone_players_are_seated_right():
    hall = event(" ".join(people(9)), table_size=3)
    play(hall, QUICK, 1)
    hall.do(acts.Late("Zoe"))
    hall.do(acts.Drop("p01"))
    act = plan_round(hall.event, QUICK, Chance(1))
    seated = sorted(player for table in act.tables for player in table.players)
    assert seated == sorted([*people(9)[1:], "Zoe"])


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.WHO_WANTS_SOME])
def test_whole_events_with_the_best_seating(kind: Kind):
    quick = BestSeater(Limit(work=0.02, seconds=1))
    assert simulate(Plan(4, kind, 11), quick).event.finished


@rule("TR-8.1.a", "TR-8.1.b")
@pytest.mark.parametrize(("number", "size"), [(1, 3), (3, 3), (4, 4), (5, 3), (6, 4)])
def test_round_one_decides_all_rounds_of_a_chart(number: int, size: int):
    printed = chart(number)
    hall = event(" ".join(people(printed.players)), table_size=size)
    play(hall, ChartSeater(), 4)
    drawn = [player for table in hall.event.rounds[0].tables for player in table.players]
    expected = printed.seated(drawn)
    assert [[t.players for t in each.tables] for each in hall.event.rounds] == [
        [t.players for t in each.tables] for each in expected
    ]
    assert hall.event.rounds[0].notes[0] == "Seated by the printed charts, as TR-8.1.a asks."
    assert printed.name in hall.event.rounds[0].notes[1]
    with pytest.raises(Refused, match="the printed charts have 4 rounds and this is round 5"):
        plan_round(hall.event, ChartSeater(), Chance(1))


@rule("TR-5.0.d")
def test_the_five_of_the_printed_eight_are_refused_unless_wanted():
    hall = event(" ".join(people(8)))
    play(hall, ChartSeater(), 1)
    act = plan_round(hall.event, ChartSeater(), Chance(2))
    assert any("round 2 seats 5 at table A" in note for note in act.notes)
    hall.refuses(act, "TR-5.0.d: table 1 has five players")
    wanted = event(" ".join(people(8)), five_players=True)
    play(wanted, ChartSeater(), 4)


@rule("TR-8.2.b", "TR-8.3.e")
def test_who_leaves_is_a_phantom_and_who_comes_late_takes_the_place():
    hall = event(" ".join(people(12)))
    play(hall, ChartSeater(), 1)
    drawn = [player for table in hall.event.rounds[0].tables for player in table.players]
    hall.do(acts.Drop(drawn[4]))
    play(hall, ChartSeater(), 1)
    assert sorted(len(table.players) for table in hall.event.rounds[1].tables) == [3, 4, 4]
    hall.do(acts.Late("Zoe"))
    play(hall, ChartSeater(), 1)
    drawn[4] = "Zoe"
    assert [t.players for t in hall.event.rounds[2].tables] == [t.players for t in chart(4).seated(drawn)[2].tables]


@rule("TR-8.2.a", "TR-8.3.a")
def test_players_too_many_join_tables_or_have_byes():
    hall = event(" ".join(people(13)), table_size=3)
    play(hall, ChartSeater(Spare.EXTRAS), 4)
    for each in hall.event.rounds:
        assert sorted(len(table.players) for table in each.tables) == [3, 3, 3, 4]
    hall = event(" ".join(people(13)), table_size=3, byes=Byes.ALWAYS)
    play(hall, ChartSeater(Spare.BYES), 4)
    assert len({player for each in hall.event.rounds for player in each.byes}) == 4


def test_a_chart_cannot_take_over_from_another_seating():
    hall = event(" ".join(people(9)), table_size=4)
    hall.seat("p01 p02 p03 p04 ", "p05 p06 p07 p08", byes="p09")
    hall.win("p01", 1)
    hall.win("p05", 2)
    with pytest.raises(Refused, match="round one was not seated by the charts"):
        plan_round(hall.event, ChartSeater(), Chance(1))


@rule("TR-8.1.b")
def test_a_chart_goes_on_only_from_its_own_rounds():
    hall = event(" ".join(people(12)))
    play(hall, ChartSeater(), 1)
    first = [table.players for table in hall.event.rounds[0].tables]
    hall.round(*(" ".join(players) for players in first))
    with pytest.raises(Refused, match=r"round 2 was not seated by the chart that round one began.*TR-8.1.b"):
        plan_round(hall.event, ChartSeater(), Chance(1))


@rule("TR-8.1.b")
def test_a_chart_knows_its_rounds_whoever_takes_the_first_turn():
    hall = event(" ".join(people(12)))
    play(hall, ChartSeater(), 3, first=FirstTurn.DRAW)
    assert len(plan_round(hall.event, ChartSeater(), Chance(1)).tables) == 3


@rule("TR-8.1.b", "TR-A1")
def test_a_chart_tells_who_meets_again():
    hall = event(" ".join(people(12)))
    play(hall, ChartSeater(), 2)
    notes = plan_round(hall.event, ChartSeater(), Chance(3)).notes
    met = meetings(task_for(hall.event, hall.event.active).history)
    assert max(met.values()) == 2
    told = [note for note in notes if note.startswith("Here meet for the")]
    act = plan_round(hall.event, ChartSeater(), Chance(3))
    pairs = [pair for pair in meetings([_as_round(act)]) if pair in met]
    assert sum(note.count(" with ") for note in told) == len(pairs) > 0
    one, other = pairs[0]
    assert any(f"{one} with {other}" in note or f"{other} with {one}" in note for note in told)


def _as_round(act: acts.Seat) -> Round:
    return Round(tuple(Table(table.players) for table in act.tables), act.byes)


@rule("TR-8.1.a")
def test_the_desk_says_which_seating_it_is_and_why():
    hall = event(" ".join(people(10)))
    act = plan_round(hall.event, QUICK, Chance(1))
    assert act.notes[0] == (
        "Seated by search, not by a printed chart, which TR-8.1.a asks for in sanctioned events: the director's choice."
        " `--chart` would use Table 4: 12 players, games of 4, with 2 phantoms (TR-8.2.b)."
    )
    assert "without a search, not by a printed chart" in plan_round(hall.event, SimpleSeater(), Chance(1)).notes[0]
    free = event(" ".join(people(10)), sanctioned=False)
    assert "is not sanctioned" in plan_round(free.event, QUICK, Chance(1)).notes[0]
    assert "asks it of sanctioned events only" in plan_round(free.event, ChartSeater(), Chance(1)).notes[0]
    out = event(" ".join(people(10)), Kind.DOUBLE)
    assert "this type puts players out" in plan_round(out.event, QUICK, Chance(1)).notes[0]
    duels = event(" ".join(people(4)), table_size=2)
    assert "none serves here, for no chart has games of 2" in plan_round(duels.event, QUICK, Chance(1)).notes[0]
    play(hall, QUICK, 2)
    later = plan_round(hall.event, QUICK, Chance(1)).notes[0]
    assert "none serves here, for round one was not seated by the charts" in later
    assert hand_notes(hall.event, people(10))[0].startswith("Seated by hand, not by a printed chart")
