"""What a correction changed, told word by word: nothing is left out, and nothing is told that stayed."""

from dataclasses import replace

from kwoon.tournament.decks.lists import DeckList
from kwoon.tournament.event import acts
from kwoon.tournament.event.changes import differences
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.people import Officials
from kwoon.tournament.event.state import Problem
from tests.rules import rule
from tests.tournament.events import Hall, event


def both(old: Hall, new: Hall) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What differs, there and back."""
    return differences(old.event, new.event), differences(new.event, old.event)


def again(hall: Hall) -> Hall:
    return Hall(hall.desk)


@rule("TR-1.0.d", "TR-2.4.b")
def test_what_stayed_is_not_told():
    hall = event("Ann Bob Cid")
    assert differences(hall.event, hall.event) == ()
    hall.round("Ann Bob Cid", Ann=9)
    hall.seat("Ann Bob Cid")
    assert differences(hall.event, hall.event) == ()


@rule("TR-1.0.d", "TR-2.4.b")
def test_who_came_went_or_is_called_otherwise():
    old = event("Ann Bob Cid Dan")
    new = again(old)
    new.do(acts.Register("Eve"))
    assert both(old, new) == (("Eve is now registered",), ("Eve is no longer registered",))
    new = again(old)
    new.do(acts.Rename("Ann", "Anna"))
    assert both(old, new) == (("Ann is now called Anna",), ("Anna is now called Ann",))
    old.round("Ann Bob Cid Dan")
    new = again(old)
    new.do(acts.Drop("Dan"))
    assert both(old, new) == (("Dan: dropped, was here",), ("Dan: here, was dropped",))
    plain = event("Ann Bob Cid")
    decked = again(plain)
    decked.do(acts.RegisterDeck("Bob", DeckList("Parks")))
    assert both(plain, decked) == (("Bob: deck Parks, was none",), ("Bob: deck none, was Parks",))


@rule("TR-1.0.d", "TR-2.4.b")
def test_rounds_that_are_seated_or_no_longer():
    old = event("Ann Bob Cid")
    new = again(old)
    new.seat("Ann Bob Cid")
    assert both(old, new) == (("round 1 is now seated",), ("round 1 is no longer seated",))
    more = again(new)
    more.win("Ann")
    more.seat("Ann Bob Cid")
    told, back = both(new, more)
    assert told[:2] == (
        "round 1 table 1: Ann winner 4/0, Bob loser 0/0, Cid loser 0/0; was no result",
        "round 2 is now seated",
    )
    assert back[0] == "round 1 table 1: no result; was Ann winner 4/0, Bob loser 0/0, Cid loser 0/0"
    assert back[1] == "round 2 is no longer seated"


@rule("TR-1.0.d", "TR-8.3.a")
def test_tables_byes_and_clocks_of_a_round():
    old = event("Ann Bob Cid Dan Eve Fay Gus")
    new = again(old)
    old.seat("Ann Bob Cid", "Dan Eve Fay", byes="Gus")
    new.seat("Ann Bob Dan", "Cid Eve Fay", byes="Gus")
    assert both(old, new)[0] == (
        "round 1 table 1: Ann, Bob, Dan; was Ann, Bob, Cid",
        "round 1 table 2: Cid, Eve, Fay; was Dan, Eve, Fay",
    )
    one = event("Ann Bob Cid Dan Eve Fay Gus")
    one.seat("Ann Bob Cid")
    told, back = both(old, one)
    assert told[:3] == (
        "round 1: byes nobody, was Gus",
        "round 1: missing Dan, Eve, Fay, Gus, was nobody",
        "round 1: 1 tables, was 2",
    )
    assert back[1:3] == ("round 1: missing nobody, was Dan, Eve, Fay, Gus", "round 1: 2 tables, was 1")
    started = again(old)
    started.do(acts.Start(1))
    assert both(old, started) == (
        ("round 1 table 1: time until 11:00, was open", "round 1 table 2: time until 11:00, was open"),
        ("round 1 table 1: time open, was until 11:00", "round 1 table 2: time open, was until 11:00"),
    )
    stands = replace(old.event, rounds=(replace(old.event.rounds[0], let_stand=True),))
    assert differences(old.event, stands) == ("round 1 stands by the director's word",)
    assert differences(stands, old.event) == ("round 1 stands by the director's word no longer",)


@rule("TR-1.0.d", "TR-6.2.a")
def test_results_and_the_ranks_that_follow():
    old = event("Ann Bob Cid")
    old.seat("Ann Bob Cid")
    new = again(old)
    old.win("Ann", Ann=12, Bob=3)
    new.win("Bob", Ann=5, Bob=12)
    assert both(old, new)[0] == (
        "round 1 table 1: Ann loser 0/5, Bob winner 4/12, Cid loser 0/0;"
        " was Ann winner 4/12, Bob loser 0/3, Cid loser 0/0",
        "Bob: rank 1, match points 4, game points 12; was rank 2, match points 0, game points 3",
        "Ann: rank 2, match points 0, game points 5; was rank 1, match points 4, game points 12",
    )


@rule("TR-3.0.f", "TR-2.4.e", "TR-1.0.d")
def test_penalties_rulings_and_officials():
    old = event("Ann Bob Cid")
    old.seat("Ann Bob Cid")
    new = again(old)
    new.do(acts.Penalise("Ann", Offence.DECK, Sanction.WARNING, "seen", "Hugo"))
    assert both(old, new) == (("now: warning for Ann (seen)",), ("no longer: warning for Ann (seen)",))
    out = again(old)
    out.do(acts.Penalise("Ann", Offence.CHEATING, Sanction.DISQUALIFICATION, "seen", "Hugo"))
    told = both(old, out)[0]
    assert told[:2] == ("Ann: disqualified, was here", "now: disqualification for Ann (seen)")
    assert [line for line in told if line.startswith("Ann: unranked, ")]
    ruled = again(old)
    ruled.do(acts.Rule(1, 1, "Hugo", "may it?", "yes"))
    assert both(old, ruled) == (
        ("rulings on record: 1, was 0, or their words changed",),
        ("rulings on record: 0, was 1, or their words changed",),
    )
    judged = again(old)
    judged.do(acts.Appoint(Officials("Dora", ("Hugo", "Ida"))))
    assert both(old, judged) == (
        ("officials: director Dora, judges Hugo, Ida; were Dora, Hugo",),
        ("officials: director Dora, judges Hugo; were Dora, Hugo, Ida",),
    )


@rule("TR-1.0.d", "TR-2.4.b")
def test_the_setup_the_end_and_what_became_impossible():
    old = event("Ann Bob Cid")
    old.round("Ann Bob Cid")
    named = replace(old.event, setup=replace(old.event.setup, name="Autumn Open", table_size=3))
    assert differences(old.event, named) == ("name: Autumn Open, was Spring Open", "table size: 3, was 4")
    judged = replace(old.event, setup=replace(old.event.setup, officials=Officials("Zoe", ("Zoe",))))
    assert differences(old.event, judged) == ()
    new = again(old)
    new.do(acts.Finish())
    assert both(old, new) == (("the event is finished",), ("the event is open again",))
    stuck = replace(old.event, problems=(Problem(3, "too late"), Problem(5, "gone")))
    less = replace(old.event, problems=(Problem(5, "gone"),))
    assert differences(less, stuck) == ("entry 3 is now impossible: too late",)
    assert differences(stuck, less) == ("entry 3 is possible again",)
