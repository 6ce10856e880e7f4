"""TR-3.1.e: what sleeves can cost a player is the head judge's choice of four, at the first time already."""

import pytest

from kwoon.tournament.event.acts import Penalise
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Presence
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard
from tests.tournament.events import event

OPEN = {Sanction.WARNING: 0, Sanction.GAME_POINTS: 2, Sanction.MATCH_POINTS: 3, Sanction.DISQUALIFICATION: 0}


def marked(sanction: Sanction, points: int) -> Penalise:
    return Penalise("Ann", Offence.SLEEVES, sanction, "a bent corner on every Site", "Hugo", points)


@rule("TR-3.1.e")
@pytest.mark.parametrize("sanction", OPEN)
def test_each_of_the_four_is_open_at_once_and_does_what_it_says(sanction: Sanction) -> None:
    hall = event()
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=10)
    hall.do(marked(sanction, OPEN[sanction]))
    row = hall.row("Ann")
    taken = (4 - row.total.match_points, 10 - row.total.game_points)
    assert taken == {Sanction.GAME_POINTS: (0, 2), Sanction.MATCH_POINTS: (3, 0)}.get(sanction, (0, 0))
    assert (row.presence is Presence.DISQUALIFIED) == (sanction is Sanction.DISQUALIFICATION)
    assert (row.rank is None) == (sanction is Sanction.DISQUALIFICATION)


@rule("TR-3.1.e")
@pytest.mark.parametrize("sanction", [each for each in Sanction if each not in OPEN])
def test_nothing_else_is_open(sanction: Sanction) -> None:
    hall = event(kind=Kind.SINGLE)
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    hall.refuses(marked(sanction, 0), "TR-3.1.e")


@rule("TR-3.1.e")
def test_a_judge_of_the_event_gives_it(director: Keyboard) -> None:
    director.opens()
    hall = event()
    hall.refuses(Penalise("Ann", Offence.SLEEVES, Sanction.WARNING, "marked", "Bob"), "no judge")
    line = ("--offence", "sleeves violation", "--sanction", "match points", "--points", "3", "--reason", "marked")
    director.types("penalty e.event Ann", *line)
    given = director.figures("show e.event")["penalties"][0]
    assert (given["player"], given["offence"], given["points"], given["judge"]) == (
        "Ann",
        "sleeves violation",
        3,
        "Hugo",
    )
