"""TR-6.2.b, e: finals, lower tables and the ranks they decide."""

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Stage
from kwoon.tournament.event.types import Do, type_of
from kwoon.tournament.seating.ask import SimpleSeater
from kwoon.tournament.seating.planning import plan_final, plan_round
from tests.rules import rule
from tests.tournament.events import Hall, event, seat

FINAL = (Stage.FINAL,)
BOTH = (Stage.FINAL, Stage.LOWER)


def step(hall: Hall) -> Do:
    return type_of(hall.event.setup.kind).step(hall.event).do


def before_the_final(**setup: object) -> Hall:
    """After one round they stand Ann, Dan, Bob, Eve, Cid, Fay; the final is of three."""
    hall = event(kind=Kind.SWISS_FINAL, rounds=1, **setup)
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=9, Dan=8, Bob=7, Eve=6, Cid=5, Fay=4)
    return hall


@rule("TR-6.2.b")
def test_the_size_of_the_final_is_decided_before_round_one() -> None:
    with pytest.raises(Refused, match=r"TR-6.2.b"):
        event(kind=Kind.SWISS_FINAL, final_size=None)
    with pytest.raises(Refused, match="no final table"):
        event(kind=Kind.SWISS, final_size=3)
    with pytest.raises(Refused, match="two to five"):
        event(kind=Kind.SWISS_FINAL, final_size=6)


@rule("TR-6.2.b")
def test_the_best_sit_in_the_final() -> None:
    hall = before_the_final()
    assert step(hall) is Do.FINAL
    hall.refuses(hall.seating("Ann Dan Eve", stages=FINAL), "the best 3; they stand: Ann, Dan, Bob, Eve")
    hall.refuses(hall.seating("Ann Dan", stages=FINAL), "seats 3 players, not 2")
    hall.refuses(hall.seating("Ann Dan Bob", "Eve Cid Fay", stages=BOTH), "no lower table was announced")
    hall.refuses(hall.seating("Ann Bob Cid", "Dan Eve Fay"), "no round can be seated")
    hall.refuses(acts.Finish(), "still to come")
    hall.seat("Bob Ann Dan", stages=FINAL)
    hall.refuses(acts.Late("Zoe"), "the final is seated")


@rule("TR-6.2.b")
def test_the_final_alone_decides_the_top_ranks() -> None:
    hall = before_the_final()
    hall.seat("Ann Dan Bob", stages=FINAL)
    hall.win("Bob", Bob=2, Ann=3, Dan=11)
    assert hall.ranks == {"Bob": 1, "Dan": 2, "Ann": 3, "Eve": 4, "Cid": 5, "Fay": 6}
    assert (
        hall.row("Ann").why
        == "behind Dan on game points in the final: 3 to 11 (level on the table reached, winning the final)"
    )
    assert step(hall) is Do.FINISH
    hall.do(acts.Finish())


@rule("TR-6.2.b")
def test_only_finalists_place_at_the_top_whatever_the_lower_table_does() -> None:
    hall = before_the_final(lower_table=True)
    hall.refuses(hall.seating("Ann Dan Bob", "Eve Cid", stages=BOTH), "seats 3 players, not 2")
    hall.seat("Ann Dan Bob", "Eve Cid Fay", stages=BOTH)
    hall.win("Ann", 1, Ann=1)
    hall.win("Fay", 2, Fay=20, Cid=9, Eve=8)
    assert hall.ranks == {"Ann": 1, "Bob": 2, "Dan": 2, "Fay": 4, "Cid": 5, "Eve": 6}


@rule("TR-6.2.b")
def test_a_finalist_who_left_is_followed_by_the_next() -> None:
    hall = before_the_final()
    hall.do(acts.Drop("Ann"))
    hall.seat("Dan Bob Eve", stages=FINAL)
    hall.refuses(acts.Finish(), "no result")


@rule("TR-6.2.b")
def test_lots_decide_between_equals_for_the_last_seat() -> None:
    hall = event(kind=Kind.SWISS_FINAL, rounds=1)
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=9, Dan=8)
    chosen = {plan_final(hall.event, Chance(seed)).tables[0].players for seed in range(40)}
    third = {next(iter(set(players) - {"Ann", "Dan"})) for players in chosen}
    assert third == {"Bob", "Cid", "Eve", "Fay"}
    for players in chosen:
        assert {"Ann", "Dan"} < set(players)
    hall.do(plan_final(hall.event, Chance(1)))


@rule("TR-6.2.b")
def test_without_planned_rounds_the_director_says_when_the_final_comes() -> None:
    hall = event(kind=Kind.SWISS_FINAL)
    hall.refuses(hall.seating("Ann Bob Cid", stages=FINAL), "cannot be seated now")
    hall.round("Ann Bob Cid", "Dan Eve Fay", Bob=3)
    assert step(hall) is Do.SEAT
    hall.do(plan_final(hall.event, Chance(0)))
    assert hall.event.rounds[-1].is_final


def test_a_tied_final_shares_the_first_place() -> None:
    hall = before_the_final(time_single=True)
    hall.seat("Ann Dan Bob", stages=FINAL)
    hall.do(acts.Start(2))
    hall.report(
        seat("Ann", 1, played=1),
        seat("Dan", 1, played=1),
        seat("Bob", 2, seized=3),
        time_called=True,
        minute=60,
    )
    assert (hall.ranks["Ann"], hall.ranks["Dan"], hall.ranks["Bob"]) == (1, 1, 3)


@rule("TR-6.2.e")
def test_double_elimination_until_the_final_is_full() -> None:
    hall = event("Ann Bob Cid Dan Eve Fay Gus Hal Ira", Kind.DOUBLE_FINAL, table_size=3, final_size=4)
    hall.round("Ann Bob Cid", "Dan Eve Fay", "Gus Hal Ira")
    hall.round("Ann Dan Gus", "Bob Eve Hal", "Cid Fay Ira")
    assert step(hall) is Do.SEAT
    hall.round("Ann Bob", "Dan Gus Cid")
    assert step(hall) is Do.FINAL
    assert type_of(Kind.DOUBLE_FINAL).step(hall.event).why == "the final of 4"


@rule("TR-6.2.e")
def test_a_round_that_puts_out_too_many_fills_the_final_with_its_best() -> None:
    hall = event("Ann Bob Cid Dan", Kind.DOUBLE_FINAL)
    hall.round("Ann Bob Cid Dan")
    hall.round("Ann Bob Cid Dan", Cid=9, Bob=3)
    assert step(hall) is Do.FINAL
    hall.refuses(hall.seating("Ann Bob Dan", stages=FINAL), "the best 3; they stand: Ann, Cid, Bob, Dan")
    hall.seat("Ann Bob Cid", stages=FINAL)
    hall.win("Cid", Cid=4, Bob=7)
    assert hall.ranks == {"Cid": 1, "Bob": 2, "Ann": 3, "Dan": 4}


@rule("TR-6.2.e")
def test_seats_left_empty_do_not_go_to_those_put_out_before() -> None:
    hall = event("Ann Bob Cid Dan Eve Fay Gus Hal Ira", Kind.DOUBLE_FINAL, table_size=3, final_size=4)
    hall.round("Ann Bob Cid", "Dan Eve Fay", "Gus Hal Ira")
    hall.round("Ann Dan Gus", "Bob Eve Hal", "Cid Fay Ira")
    hall.round("Ann Bob Cid", "Dan Gus")
    for player in ("Bob", "Cid", "Gus"):
        hall.do(acts.Drop(player))
    hall.refuses(hall.seating("Ann Dan Eve", stages=FINAL), "seats 2 players, not 3")
    hall.seat("Ann Dan", stages=FINAL)


@rule("TR-6.2.e")
def test_ranks_below_the_final_come_from_the_elimination() -> None:
    hall = event(kind=Kind.DOUBLE_FINAL, lower_table=True)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.round("Ann Dan Bob", "Cid Eve Fay", Eve=3)
    assert step(hall) is Do.FINAL
    hall.do(plan_round(hall.event, SimpleSeater(), Chance(0)))
    final, lower = hall.event.rounds[-1].tables
    assert sorted(final.players) == ["Ann", "Cid", "Dan"]
    assert (final.stage, lower.stage) == BOTH
    hall.win("Dan", 1, Dan=1)
    hall.win("Fay", 2, Fay=1)
    assert (hall.ranks["Dan"], hall.ranks["Fay"]) == (1, 4)


def test_a_penalty_in_the_final_counts_there() -> None:
    from kwoon.tournament.event.penalties import Offence, Sanction

    hall = before_the_final()
    hall.seat("Ann Dan Bob", stages=FINAL)
    hall.win("Bob", Bob=2, Ann=3, Dan=11)
    hall.do(acts.Penalise("Dan", Offence.SLOW_PLAY, Sanction.GAME_POINTS, "slow", "Hugo", 9))
    assert (hall.ranks["Ann"], hall.ranks["Dan"]) == (2, 3)
    assert hall.row("Dan").total.game_points == 8
