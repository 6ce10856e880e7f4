"""TR-6.2: what comes next in each type, who is out and since when, and what a seater is told of it."""

from dataclasses import replace

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.event import acts
from kwoon.tournament.event.knockout import beaten_before, losses, out_in, survivors
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.setup import Byes, Kind
from kwoon.tournament.event.types import Do, type_of
from kwoon.tournament.event.types.base import Step
from kwoon.tournament.seating import Round, SeatingError, Table, best_or_charts
from kwoon.tournament.seating.ask import Candidate, How, Seating, SeatingTask
from kwoon.tournament.seating.best_or_charts import BestSeater, ChartSeater
from kwoon.tournament.seating.charts import Spare
from kwoon.tournament.seating.planning import FirstTurn, plan_round, task_for
from kwoon.tournament.seating.which import which
from tests.rules import rule
from tests.tournament.events import Hall, event, people


def next_step(hall: Hall) -> Step:
    return type_of(hall.event.setup.kind).step(hall.event)


# --- what comes next


@rule("TR-6.2.g")
def test_challenges_can_end_once_a_game_is_played_and_none_is_open():
    hall = event("Ann Bob Cid", Kind.WHO_WANTS_SOME)
    assert next_step(hall).do is Do.CHALLENGE
    assert not next_step(hall).allows(Do.FINISH)
    hall.refuses(acts.Finish(), "")
    hall.do(acts.Challenge("Ann", ("Bob",)))
    assert not next_step(hall).allows(Do.FINISH)
    hall.win("Ann")
    assert next_step(hall).do is Do.CHALLENGE
    assert next_step(hall).allows(Do.FINISH)
    hall.do(acts.Challenge("Cid", ("Bob",)))
    assert not next_step(hall).allows(Do.FINISH)


@rule("TR-6.2.f")
def test_a_round_robin_goes_on_for_the_last_two_who_never_met():
    hall = event(kind=Kind.ROUND_ROBIN)
    assert not next_step(hall).allows(Do.FINISH)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    assert next_step(hall).do is Do.SEAT
    assert next_step(hall).allows(Do.FINISH)
    for player in ("Bob", "Cid", "Eve", "Fay"):
        hall.do(acts.Drop(player))
    last = next_step(hall)
    assert (last.do, last.players, last.why) == (Do.SEAT, ("Ann", "Dan"), "1 pairs of players have not met yet")
    hall.do(acts.Drop("Dan"))
    assert next_step(hall) == Step(Do.FINISH, "1 of the players are still here")


@rule("TR-6.2.f")
def test_a_round_robin_is_over_when_those_who_are_here_have_met():
    hall = event("Ann Bob Cid Dan", Kind.ROUND_ROBIN, table_size=3, byes=Byes.ALWAYS)
    hall.round("Ann Bob Cid", byes="Dan")
    assert next_step(hall).why == "3 pairs of players have not met yet"
    hall.do(acts.Drop("Dan"))
    assert next_step(hall) == Step(Do.FINISH, "every player has met every other")


@rule("TR-6.2.a")
def test_swiss_needs_two_players_for_another_round():
    hall = event("Ann Bob Cid")
    assert not next_step(hall).allows(Do.FINISH)
    hall.round("Ann Bob Cid")
    hall.do(acts.Drop("Ann"))
    assert (next_step(hall).do, next_step(hall).players) == (Do.SEAT, ("Bob", "Cid"))
    assert next_step(hall).allows(Do.FINISH)
    hall.do(acts.Drop("Bob"))
    assert next_step(hall) == Step(Do.FINISH, "1 of the players are still here")


@rule("TR-6.2.c")
def test_an_elimination_ends_with_one_or_with_none():
    hall = event("Ann Bob Cid Dan", Kind.SINGLE, table_size=2)
    hall.round("Ann Bob", "Cid Dan")
    assert (next_step(hall).do, next_step(hall).players) == (Do.SEAT, ("Ann", "Cid"))
    hall.round("Cid Ann")
    assert next_step(hall) == Step(Do.FINISH, "Cid is the last player in")
    hall.do(acts.Drop("Cid"))
    assert next_step(hall) == Step(Do.FINISH, "nobody is left in")


# --- who is out


@rule("TR-6.2.c", "TR-1.0.d")
def test_who_lost_again_in_a_round_that_stands_is_out_since_that_round():
    hall = event("Ann Bob Cid", Kind.SINGLE)
    hall.round("Ann Bob Cid")
    first = hall.event.rounds[0]
    assert out_in(hall.event, 1) == {"Bob": 1, "Cid": 1}
    stands = replace(hall.event, rounds=(first, replace(first, number=2, let_stand=True)))
    assert losses(stands) == {"Ann": [], "Bob": [1, 2], "Cid": [1, 2]}
    assert out_in(stands, 1) == {"Bob": 2, "Cid": 2}
    given = acts.Penalise("Bob", Offence.HARASSMENT, Sanction.EXTRA_LOSS, "seen", "Hugo", 0, 1)
    hall.do(given)
    (penalty,) = hall.event.penalties
    later = replace(stands, penalties=(replace(penalty, round=3),))
    assert losses(later)["Bob"] == [1, 2, 3]
    assert out_in(later, 1)["Bob"] == 2


@rule("TR-6.2.c", "TR-1.0.d")
def test_who_won_a_round_that_stands_is_in_again():
    hall = event("Ann Bob Cid", Kind.SINGLE)
    hall.round("Ann Bob Cid")
    first = hall.event.rounds[0]
    won = replace(first.tables[0], result=None, report=None)
    stands = replace(hall.event, rounds=(first, replace(first, number=2, tables=(won,), let_stand=True)))
    assert survivors(stands, 1) == ("Ann", "Bob", "Cid")
    plain = replace(hall.event, rounds=(first, replace(first, number=2, tables=(won,))))
    assert survivors(plain, 1) == ("Ann",)
    bye = replace(first, number=2, tables=(), byes=("Cid",), let_stand=True)
    assert survivors(replace(hall.event, rounds=(first, bye)), 1) == ("Ann", "Cid")


@rule("TR-6.2.d", "TR-1.0.d")
def test_a_round_that_stands_gives_one_loss_of_two_back_at_most():
    hall = event("Ann Bob Cid", Kind.DOUBLE)
    hall.round("Ann Bob Cid")
    first = hall.event.rounds[0]

    def played(*stands: bool) -> dict[str, int]:
        rounds = tuple(replace(first, number=number, let_stand=each) for number, each in enumerate(stands, 1))
        return out_in(replace(hall.event, rounds=rounds), 2)

    assert played(False) == {}
    assert played(False, False) == {"Bob": 2, "Cid": 2}
    assert played(False, False, True) == {"Bob": 3, "Cid": 3}
    assert played(True, False) == {"Bob": 2, "Cid": 2}
    assert played(False, True, False) == {"Bob": 2, "Cid": 2}


@rule("TR-4.2.a", "TR-6.2.d")
def test_a_loss_of_no_round_in_particular_is_there_from_round_one_on():
    hall = event("Ann Bob Cid", Kind.DOUBLE)
    hall.round("Ann Bob Cid")
    hall.do(acts.Penalise("Ann", Offence.HARASSMENT, Sanction.EXTRA_LOSS, "seen", "Hugo", 0, 1))
    (penalty,) = hall.event.penalties
    assert beaten_before(hall.event, 1) == ()
    early = replace(hall.event, penalties=(replace(penalty, round=None),))
    assert losses(early)["Ann"] == [0]
    assert beaten_before(early, 1) == ("Ann",)
    second = replace(early.rounds[0], number=2)
    assert beaten_before(replace(early, rounds=(*early.rounds, second)), 2) == ("Ann", "Bob", "Cid")


# --- what a seater is told


@rule("TR-6.2.a", "TR-8.3.c")
def test_a_swiss_seater_is_told_match_points_and_who_had_a_bye():
    hall = event("Ann Bob Cid Dan Eve")
    hall.round("Ann Bob Cid Dan", byes="Eve")
    task = task_for(hall.event, hall.event.active)
    assert task.candidates == (
        Candidate("Ann", 4),
        Candidate("Bob", 0),
        Candidate("Cid", 0),
        Candidate("Dan", 0),
        Candidate("Eve", 4, may_bye=False),
    )
    assert (task.losses, task.meet_everyone, task.round) == (False, False, 2)
    assert task.history == (Round((Table(("Ann", "Bob", "Cid", "Dan")),), ("Eve",)),)


@rule("TR-6.2.d")
def test_a_seater_of_an_elimination_is_told_losses():
    hall = event("Ann Bob Cid Dan", Kind.DOUBLE)
    hall.round("Ann Bob Cid Dan")
    task = task_for(hall.event, ("Ann", "Bob"))
    assert task.candidates == (Candidate("Ann", 0), Candidate("Bob", -1))
    assert task.losses
    assert task_for(event(kind=Kind.ROUND_ROBIN).event, ("Ann",)).meet_everyone


class Words:
    """A seater that says as much of its tables as it is told to."""

    def __init__(self, why: tuple[str, ...], turns: tuple[str, ...]) -> None:
        self.why, self.turns = why, turns

    def seat(self, task: SeatingTask, lots: Chance) -> Seating:
        names = [each.player for each in task.candidates]
        return Seating((tuple(names[:3]), tuple(names[3:])), (), self.why, (), self.turns, How.HAND)


@rule("TR-4.0.d")
@pytest.mark.parametrize(
    ("why", "turns", "first", "said"),
    [
        (("new", "old"), ("A", "B"), FirstTurn.SEAT, ["new A", "old B"]),
        (("new", "old"), ("A", "B"), FirstTurn.TABLE, ["new", "old"]),
        (("new", "old"), ("A", "B"), FirstTurn.DRAW, ["new", "old"]),
        (("new", "old"), ("A",), FirstTurn.SEAT, ["new A", "old"]),
        (("new",), (), FirstTurn.SEAT, ["new", ""]),
        ((), (), FirstTurn.TABLE, ["", ""]),
    ],
)
def test_the_turn_order_is_spoken_of_where_the_seats_decide_it(why, turns, first, said):
    act = plan_round(event().event, Words(why, turns), Chance(1), first=first)
    assert [table.why for table in act.tables] == said
    for table in act.tables:
        assert (table.first is None) == (first is FirstTurn.TABLE)
        assert first is not FirstTurn.SEAT or table.first == table.players[0]


class Planned(Exception):
    """Thrown instead of a search; it bears what was planned."""


@rule("TR-6.2.f", "TR-8.3.c")
@pytest.mark.parametrize(
    ("players", "size", "rounds"), [(3, 3, 1), (9, 3, 4), (7, 4, 2), (16, 4, 5), (20, 3, 6), (40, 3, 3), (121, 4, 1)]
)
def test_a_round_robin_is_planned_ahead_as_far_as_the_search_reaches(players, size, rounds, monkeypatch):
    def note(people_, plans, lots, **options):
        raise Planned(plans, options)

    monkeypatch.setattr(best_or_charts, "arrange", note)
    task = SeatingTask(tuple(map(Candidate, people(players))), table_size=size, byes=Byes.ALWAYS, meet_everyone=True)
    with pytest.raises(Planned) as planned:
        BestSeater().seat(task, Chance(1))
    plans, options = planned.value.args
    assert len(plans) == rounds
    byes = [player for plan in plans for player in plan.byes]
    assert len(byes) == len(set(byes))
    assert options["scores"] is None


@rule("TR-6.2.a", "TR-6.2.d")
def test_a_search_is_given_scores_only_where_they_differ_and_a_loss_weighs_as_a_win(monkeypatch):
    def note(people_, plans, lots, **options):
        raise Planned(plans, options)

    def scores(*points: int, **more: bool) -> dict[str, int] | None:
        people_ = tuple(Candidate(f"p{number}", each) for number, each in enumerate(points))
        with pytest.raises(Planned) as planned:
            BestSeater().seat(SeatingTask(people_, **more), Chance(1))
        return planned.value.args[1]["scores"]

    monkeypatch.setattr(best_or_charts, "arrange", note)
    assert scores(4, 4, 4, 4) is None
    assert scores(4, 0, 4, 0) == {"p0": 4, "p1": 0, "p2": 4, "p3": 0}
    assert scores(0, -1, 0, -1, losses=True) == {"p0": 0, "p1": -4, "p2": 0, "p3": -4}
    assert scores(4, 0, 4, 0, meet_everyone=True) is None


# --- which chart would serve


@rule("TR-8.1.a", "TR-8.2.a")
def test_the_desk_names_the_chart_that_could_go_on():
    hall = event(" ".join(people(13)), table_size=3)
    hall.do(plan_round(hall.event, ChartSeater(Spare.EXTRAS), Chance(1)))
    for table in hall.event.rounds[-1].tables:
        hall.win(table.players[0], table.number)
    said = which(hall.event, task_for(hall.event, hall.event.active), How.SEARCH)
    assert said.endswith(
        "the director's choice. `--chart extras` would use Table 3: 12 players, games of 3, and 1 more."
    )


@rule("TR-8.1.a")
def test_where_no_chart_serves_the_first_reason_is_told_in_short():
    hall = event(" ".join(people(4)), table_size=2)
    said = which(hall.event, task_for(hall.event, hall.event.active), How.HAND)
    assert said.endswith("none serves here, for no chart has games of 2.")


@rule("TR-8.1.b")
def test_a_chart_that_cannot_be_is_refused_at_the_desk():
    class Broken:
        def seat(self, task: SeatingTask, lots: Chance) -> Seating:
            raise SeatingError("no chart today")

    hall = event()
    with pytest.raises(Exception, match="no chart today") as refused:
        plan_round(hall.event, Broken(), Chance(1))
    assert type(refused.value).__name__ == "Refused"
