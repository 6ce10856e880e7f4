"""TR-6.2.c, d: single and double elimination."""

from kwoon.tournament.event import acts
from kwoon.tournament.event.knockout import losses, survivors
from kwoon.tournament.event.setup import Byes, Kind
from kwoon.tournament.event.types import Do, type_of
from tests.rules import rule
from tests.tournament.events import Hall, event, seat


def step(hall: Hall) -> Do:
    return type_of(hall.event.setup.kind).step(hall.event).do


@rule("TR-6.2.c")
def test_one_loss_and_a_player_is_out() -> None:
    hall = event(kind=Kind.SINGLE)
    hall.round("Ann Bob Cid", "Dan Eve Fay", Bob=5, Cid=3, Eve=5)
    assert survivors(hall.event, 1) == ("Ann", "Dan")
    hall.refuses(hall.seating("Ann Dan Bob"), "Bob is out")
    hall.round("Dan Ann")
    assert step(hall) is Do.FINISH
    assert hall.ranks == {"Dan": 1, "Ann": 2, "Bob": 3, "Eve": 3, "Cid": 5, "Fay": 6}
    assert "out in round 1 to out in round 2" in hall.row("Bob").why


@rule("TR-6.2.d")
def test_two_losses_and_a_player_is_out() -> None:
    hall = event(kind=Kind.DOUBLE)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.round("Ann Dan", "Bob Cid Eve Fay")
    assert survivors(hall.event, 2) == ("Ann", "Bob", "Dan")
    hall.round("Bob Ann Dan")
    assert survivors(hall.event, 2) == ("Ann", "Bob")
    hall.round("Ann Bob")
    assert step(hall) is Do.FINISH
    assert list(hall.ranks.items())[:3] == [("Ann", 1), ("Bob", 2), ("Dan", 3)]


@rule("TR-6.2.d")
def test_everyone_in_plays_on_until_one_is_left() -> None:
    hall = event("Ann Bob Cid", Kind.DOUBLE)
    hall.round("Ann Bob Cid")
    hall.round("Bob Ann Cid")
    assert step(hall) is Do.SEAT
    hall.refuses(hall.seating("Ann Bob Cid"), "Cid is out")


@rule("TR-6.2.c", "TR-5.2.d")
def test_a_win_or_a_tie_on_time_is_no_loss() -> None:
    hall = event(kind=Kind.SINGLE)
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    hall.do(acts.Start(1))
    hall.report(seat("Ann", 1), seat("Bob", 1), seat("Cid", 2), time_called=True, minute=60)
    hall.report(seat("Dan", 1), seat("Eve", 2), seat("Fay", 2), number=2, time_called=True, minute=60)
    assert survivors(hall.event, 1) == ("Ann", "Bob", "Dan")


@rule("TR-8.3.e")
def test_a_missed_round_is_a_loss_without_a_bye() -> None:
    hall = event(kind=Kind.DOUBLE)
    hall.seat("Ann Bob Cid", "Dan Eve")
    assert hall.event.rounds[0].absent == ("Fay",)
    assert losses(hall.event)["Fay"] == [1]


@rule("TR-8.3.e")
def test_latecomers_to_an_elimination_event() -> None:
    single = event(kind=Kind.SINGLE)
    single.round("Ann Bob Cid", "Dan Eve Fay")
    single.refuses(acts.Late("Zoe"), "TR-8.3.e")
    double = event(kind=Kind.DOUBLE)
    double.round("Ann Bob Cid", "Dan Eve Fay")
    double.do(acts.Late("Zoe"))
    assert losses(double.event)["Zoe"] == [1]
    double.round("Ann Dan Zoe", "Bob Cid Eve Fay")
    assert "Zoe" not in survivors(double.event, 2)


@rule("TR-8.3.e")
def test_rounds_missed_between_leaving_and_coming_back_are_losses() -> None:
    hall = event("Ann Bob Cid Dan Eve Fay Gus Hal Ira", Kind.DOUBLE, table_size=3)
    hall.round("Ann Bob Cid", "Dan Eve Fay", "Gus Hal Ira")
    hall.do(acts.Drop("Ann"))
    hall.do(acts.Drop("Bob"))
    hall.round("Dan Gus Cid", "Eve Fay Hal Ira")
    hall.do(acts.Late("Ann"))
    assert losses(hall.event)["Ann"] == [2]
    hall.refuses(acts.Late("Bob"), "Bob is out")


def test_a_bye_is_no_loss() -> None:
    hall = event("Ann Bob Cid Dan Eve", Kind.SINGLE, byes=Byes.NEEDED)
    hall.round("Ann Bob Cid Dan", byes="Eve")
    assert survivors(hall.event, 1) == ("Ann", "Eve")


def test_everyone_out_at_once_ends_the_event() -> None:
    hall = event("Ann Bob Cid", Kind.SINGLE)
    hall.seat("Ann Bob Cid")
    hall.report(seat("Ann", decked=True), seat("Bob", decked=True, burned=1), seat("Cid", decked=True))
    assert step(hall) is Do.FINISH
    assert hall.ranks == {"Bob": 1, "Ann": 2, "Cid": 2}


def test_who_drops_is_out_in_that_round() -> None:
    hall = event(kind=Kind.DOUBLE)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.do(acts.Drop("Ann"))
    assert hall.row("Ann").criteria[0].text == "out in round 1"
    hall.refuses(acts.Drop("Ann"), "dropped already")
