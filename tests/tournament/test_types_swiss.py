"""TR-6.2.a, f, g: Swiss, round robin, Who Wants Some?"""

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.event import acts
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.types import Do, type_of
from kwoon.tournament.event.types.round_robin import unmet
from kwoon.tournament.seating.ask import SimpleSeater
from kwoon.tournament.seating.planning import plan_round
from tests.rules import rule
from tests.tournament.events import Hall, event


def step(hall: Hall) -> Do:
    return type_of(hall.event.setup.kind).step(hall.event).do


@rule("TR-6.2.a")
def test_swiss_goes_on_until_the_planned_rounds_are_played() -> None:
    hall = event(rounds=2)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    assert step(hall) is Do.SEAT
    hall.seat("Ann Dan Bob", "Cid Eve Fay")
    assert step(hall) is Do.WAIT
    hall.refuses(acts.Finish(), "has no result yet")
    hall.win("Ann", 1)
    hall.win("Cid", 2)
    assert step(hall) is Do.FINISH
    hall.refuses(hall.seating("Ann Bob Cid", "Dan Eve Fay"), "all 2 rounds are played")
    hall.do(acts.Finish())
    assert step(hall) is Do.OVER
    hall.refuses(acts.Drop("Ann"), "finished")


@rule("TR-6.2.a")
def test_swiss_without_a_number_of_rounds_ends_when_the_director_says() -> None:
    hall = event()
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.do(acts.Finish())
    assert hall.event.finished


def test_swiss_has_no_final() -> None:
    from kwoon.tournament.event.state import Stage

    hall = event()
    hall.refuses(hall.seating("Ann Bob Cid", stages=(Stage.FINAL,)), "no final table")
    hall.refuses(hall.seating("Ann Bob Cid", stages=(Stage.LOWER,)), "lower table")


@rule("TR-6.2.f")
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 9, 12, 16])
def test_in_a_round_robin_everyone_meets_everyone(players: int) -> None:
    hall = event(" ".join(f"P{n}" for n in range(players)), Kind.ROUND_ROBIN)
    lots = Chance(players)
    while step(hall) is Do.SEAT:
        hall.do(plan_round(hall.event, SimpleSeater(), lots))
        for table in hall.event.rounds[-1].tables:
            hall.win(table.players[0], table.number)
    assert unmet(hall.event) == set()
    hall.refuses(hall.seating("P0 P1 P2"), "every player has met every other")


@rule("TR-6.2.f")
def test_a_round_robin_counts_the_pairs_that_are_left() -> None:
    hall = event(kind=Kind.ROUND_ROBIN)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    assert len(unmet(hall.event)) == 9
    assert frozenset(("Ann", "Dan")) in unmet(hall.event)
    assert "9 pairs" in type_of(Kind.ROUND_ROBIN).step(hall.event).why


def challenges() -> Hall:
    return event(kind=Kind.WHO_WANTS_SOME)


@rule("TR-6.2.g")
def test_challenges_give_a_point_for_each_win() -> None:
    hall = challenges()
    assert step(hall) is Do.CHALLENGE
    for winner, challenge in [
        ("Ann", acts.Challenge("Ann", ("Bob",), "draft")),
        ("Ann", acts.Challenge("Cid", ("Ann", "Dan"))),
        ("Dan", acts.Challenge("Dan", ("Ann",))),
    ]:
        hall.do(challenge)
        hall.win(winner, **{winner: 5})
    assert hall.ranks == {"Ann": 1, "Dan": 2, "Bob": 3, "Cid": 3, "Eve": 3, "Fay": 3}
    assert hall.event.rounds[0].tables[0].format == "draft"
    hall.do(acts.Finish())


@rule("TR-6.2.g")
def test_challenges_are_untimed_run_side_by_side_and_players_join_at_any_time() -> None:
    hall = challenges()
    hall.do(acts.Challenge("Ann", ("Bob",)))
    hall.do(acts.Challenge("Cid", ("Dan",)))
    assert hall.table().clock.minutes is None
    hall.refuses(acts.Challenge("Eve", ("Ann",)), "Ann still plays game 1")
    hall.enter("Zoe")
    hall.do(acts.Challenge("Zoe", ("Eve", "Fay")))
    hall.refuses(acts.Finish(), "no result yet")


@rule("TR-6.2.g")
def test_any_number_may_be_challenged() -> None:
    hall = challenges()
    hall.enter("Gus", "Hal")
    hall.do(acts.Challenge("Ann", ("Bob", "Cid", "Dan", "Eve", "Fay", "Gus", "Hal")))
    assert len(hall.table().players) == 8
    hall.win("Hal")
    assert hall.ranks["Hal"] == 1


@rule("TR-6.2.g")
def test_what_is_no_challenge() -> None:
    hall = challenges()
    hall.refuses(acts.Challenge("Ann", ()), "challenges nobody")
    hall.refuses(acts.Challenge("Ann", ("Ann",)), "twice")
    hall.refuses(hall.seating("Ann Bob Cid"), "enter a challenge")
    event().refuses(acts.Challenge("Ann", ("Bob",)), "TR-6.2.g")


@rule("TR-4.0.a")
def test_challenges_between_two_players_alone_are_no_tournament() -> None:
    hall = challenges()
    hall.do(acts.Challenge("Ann", ("Bob",)))
    hall.win("Ann")
    hall.refuses(acts.Finish(), "TR-4.0.a")
