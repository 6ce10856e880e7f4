"""What the papers say of an event: who left, who never came, what penalties took, who is out since when."""

from kwoon.tournament.event import acts
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.papers import StandingsSheet, html
from kwoon.tournament.papers import of_event as papers
from tests.rules import rule
from tests.tournament.events import Hall, event, seat


def penalise(hall: Hall, player: str, sanction: Sanction, points: int = 0) -> None:
    hall.do(acts.Penalise(player, Offence.HARASSMENT, sanction, "seen", "Hugo", points, len(hall.event.rounds)))


def column(sheet: StandingsSheet, head: str) -> dict[str, str]:
    place = sheet.columns.index(head)
    return {row.player: row.values[place] for row in sheet.rows}


@rule("TR-2.2.c", "TR-5.6.b")
def test_standings_say_who_left_who_never_came_and_what_penalties_took() -> None:
    hall = event("Ann Bob Cid Dan Eve")
    hall.do(acts.Register("Noe"))
    hall.round("Ann Bob Cid Dan", byes="Eve", Ann=15)
    penalise(hall, "Ann", Sanction.MATCH_POINTS, 3)
    penalise(hall, "Dan", Sanction.GAME_POINTS, 2)
    penalise(hall, "Dan", Sanction.GAME_POINTS, 1)
    penalise(hall, "Eve", Sanction.WARNING)
    hall.do(acts.Drop("Bob"))
    penalise(hall, "Cid", Sanction.DISQUALIFICATION)
    sheet = papers.standings(hall.event)
    assert [row.player for row in sheet.rows] == ["Eve", "Ann", "Bob (dropped)", "Dan", "Cid (disqualified)"]
    assert column(sheet, "Penalties") == {
        "Eve": "",
        "Ann": "-3 MP",
        "Bob (dropped)": "",
        "Dan": "-3 GP",
        "Cid (disqualified)": "",
    }
    assert column(sheet, "Match points")["Ann"] == "1"
    assert {"Bob: dropped after round 1.", "Cid: disqualified after round 1."} <= set(sheet.reasons)
    assert "Registered and never came: Noe." in sheet.reasons
    assert "never came: Noe" in html(sheet)


def test_standings_without_any_of_that_are_plain() -> None:
    hall = event("Ann Bob Cid")
    hall.round("Ann Bob Cid", Ann=15)
    sheet = papers.standings(hall.event)
    assert sheet.columns == ("Match points", "Game points", "Wins", "Byes")
    assert sheet.reasons == (
        "Bob: behind Ann on match points: 0 to 4.",
        "Cid: level with Bob on match points, game points: the rank is shared.",
    )


@rule("TR-6.2.d")
def test_elimination_papers_show_losses_and_the_round_of_going_out() -> None:
    hall = event("Ann Bob Cid Dan Eve Fay", Kind.DOUBLE)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.seat("Ann Dan Bob", "Cid Eve Fay")
    assert papers.pairings(hall.event, hall.event.rounds[0]).note == papers.DRAW
    assert papers.pairings(hall.event, hall.event.rounds[1]).note == papers.DRAW + " With a loss: Bob, Cid, Eve, Fay."
    hall.win("Ann", 1)
    hall.win("Cid", 2)
    penalise(hall, "Ann", Sanction.EXTRA_LOSS)
    sheet = papers.standings(hall.event)
    assert column(sheet, "Losses") == {"Ann": "1", "Dan": "1", "Cid": "1", "Bob": "2", "Eve": "2", "Fay": "2"}
    assert column(sheet, "Out in round") == {"Ann": "-", "Dan": "-", "Cid": "-", "Bob": "2", "Eve": "2", "Fay": "2"}
    assert column(sheet, "Penalties")["Ann"] == "1 loss"
    assert papers.pairings(hall.event, hall.event.rounds[1]).note.endswith("With a loss: Bob, Cid, Eve, Fay.")


@rule("TR-6.2.c")
def test_single_elimination_papers() -> None:
    hall = event("Ann Bob Cid", Kind.SINGLE)
    hall.seat("Ann Bob Cid")
    hall.report(seat("Ann", 0, seized=5), seat("Bob", played=1), seat("Cid"), victorious=("Ann",))
    assert column(papers.standings(hall.event), "Out in round") == {"Ann": "-", "Bob": "1", "Cid": "1"}
