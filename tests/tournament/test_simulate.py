"""Whole simulated events of every type, and that the audit sees what is wrong."""

from dataclasses import replace

import pytest

from kwoon.engine.chance import Chance
from kwoon.lab.played import BotTables
from kwoon.tournament.event.recount import audit
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Table
from kwoon.tournament.results.report import Ending, TableReport
from kwoon.tournament.seating.ask import Seating, SeatingTask, SimpleSeater
from kwoon.tournament.simulate import FEWEST, MOST, Failed, Plan, plan_of, simulate
from tests.rules import rule
from tests.tournament.events import event, seat


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 11, 18, 33])
def test_events_of_every_type_keep_the_rules(kind: Kind, players: int) -> None:
    for seed in range(2):
        desk = simulate(Plan(seed, kind, players))
        assert desk.event.finished
        assert audit(desk.event) == ()


@pytest.mark.parametrize("kind", [Kind.SWISS_FINAL, Kind.DOUBLE_FINAL])
def test_an_event_of_two_hundred(kind: Kind) -> None:
    assert len(simulate(Plan(7, kind, MOST)).event.players) >= MOST


def test_a_seed_gives_the_same_event_again() -> None:
    plan = Plan(5, Kind.DOUBLE, 17)
    assert simulate(plan).entries == simulate(plan).entries


def test_seeds_give_all_types_and_sizes() -> None:
    plans = [plan_of(seed) for seed in range(400)]
    assert {plan.kind for plan in plans} == set(Kind)
    assert min(plan.players for plan in plans) == FEWEST
    assert max(plan.players for plan in plans) > 150
    fixed = plan_of(1, Kind.SINGLE, 9)
    assert (fixed.kind, fixed.players) == (Kind.SINGLE, 9)


def test_a_share_of_the_small_events_is_played() -> None:
    plans = [plan_of(seed) for seed in range(400)]
    played = [plan for plan in plans if plan.played]
    assert played
    assert max(plan.players for plan in played) <= 6
    for plan in played[:3]:
        assert plan.command.endswith("--played random")
        assert plan_of(plan.seed, plan.kind, plan.players, played="random") == plan
    drawn = next(plan for plan in plans if not plan.played)
    assert plan_of(drawn.seed, drawn.kind, drawn.players) == drawn


@rule("TR-5.5", "TR-5.6.b")
def test_an_event_of_played_games_keeps_the_rules() -> None:
    """Departures and called time come from the engine, and the audit looks at every table."""
    reports: list[TableReport] = []
    bots = BotTables("random")

    def play(table: Table, seed: int, timed: bool) -> TableReport:
        reports.append(bots(table, seed, timed))
        return reports[-1]

    desk = simulate(Plan(3, Kind.SWISS, 4, played="random"), play=play)
    assert desk.event.finished
    assert audit(desk.event) == ()
    assert {report.ending for report in reports} & {Ending.TIME, Ending.LAST_STANDING, Ending.VICTORY}
    assert all(report.ending is not Ending.RUNNING for report in reports)


@rule("TR-5.6.b", "TR-5.5.b")
def test_bots_play_a_table_that_somebody_leaves_and_one_whose_time_is_called() -> None:
    bots = BotTables("random")
    seated = Table(1, ("Ann", "Bob", "Cid"), left=("Bob",))
    assert bots(seated, 1, False).seat("Bob").decked
    endings = {bots(replace(seated, left=()), seed, True).ending for seed in range(4)}
    assert Ending.TIME in endings


class GivesByesToTheSame:
    """A seater that breaks TR-8.3.c."""

    def seat(self, task: SeatingTask, lots: Chance) -> Seating:
        first, *rest = [each.player for each in task.candidates]
        if len(rest) < 3:
            return SimpleSeater().seat(task, lots)
        return Seating((tuple(rest[:3]),), (first,))


def _play(seeds: range) -> None:
    for seed in seeds:
        simulate(Plan(seed, Kind.SWISS, 4), GivesByesToTheSame())


def test_a_broken_seater_is_found_and_the_command_printed() -> None:
    with pytest.raises(Failed) as failed:
        _play(range(20))
    assert "TR-8.3" in str(failed.value)
    assert len(str(failed.value).splitlines()) == 1
    assert failed.value.command.startswith("kwoon tournament simulate --events 1 --seed ")
    assert failed.value.command.endswith("--type swiss --players 4")


def test_the_audit_sees_wrong_points() -> None:
    hall = event("Ann Bob Cid")
    hall.seat("Ann Bob Cid")
    hall.report(seat("Ann", 0), seat("Bob", decked=True, burned=1), seat("Cid"), victorious=("Ann",))
    assert audit(hall.event) == ()
    table = hall.event.rounds[0].tables[0]
    assert table.result is not None
    for wrong in (
        replace(table.result.scores[0], match_points=3),
        replace(table.result.scores[0], match_points=0),
        replace(table.result.scores[1], match_points=4),
        replace(table.result.scores[1], game_points=9),
    ):
        scores = tuple(wrong if each.player == wrong.player else each for each in table.result.scores)
        bad = replace(table, result=replace(table.result, scores=scores))
        assert any("TR-5" in line for line in audit(hall.event.with_table(1, bad)))


def test_the_audit_sees_a_player_seated_twice_and_a_second_bye() -> None:
    hall = event("Ann Bob Cid Dan Eve")
    hall.round("Ann Bob Cid Dan", byes="Eve")
    first = hall.event.rounds[0]
    twice = replace(first, byes=("Eve", "Ann"))
    assert any("Ann is seated 2 times" in line for line in audit(replace(hall.event, rounds=(twice,))))
    again = replace(first, number=2)
    assert any("TR-8.3.c" in line for line in audit(replace(hall.event, rounds=(first, again))))


def test_the_audit_sees_the_eliminated_play_on() -> None:
    hall = event("Ann Bob Cid", Kind.SINGLE)
    hall.round("Ann Bob Cid")
    first = hall.event.rounds[0]
    again = replace(first, number=2)
    assert any("TR-6.2" in line for line in audit(replace(hall.event, rounds=(first, again))))
