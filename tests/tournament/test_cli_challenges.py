"""Who Wants Some? as it is typed: challenges run side by side, each with its number."""

from kwoon.cli.tournament.files import load
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard


def opens(director: Keyboard) -> None:
    director.types("new e.event --name Con --type who-wants-some --director Dora --judge Hugo")
    director.types("register e.event Ann Bob Cid Dan Eve Fay Gus")
    director.types("checkin e.event --all")


@rule("TR-6.2.g")
def test_a_result_goes_to_the_challenge_that_is_named(director: Keyboard):
    opens(director)
    director.types("challenge e.event Ann Bob")
    director.types("challenge e.event Cid Dan Eve")
    director.types("challenge e.event Fay Gus")
    said = director.types("show e.event")
    assert all(f"Game {number}" in said for number in (1, 2, 3))
    director.types("result e.event 1 --winner Bob")
    director.types("result e.event 2 --winner Eve")
    shown = director.types("show e.event")
    assert "Game 1" not in shown
    assert "Game 3" in shown
    assert "has its result" in director.refused("result e.event 1 --winner Ann")
    said = director.refused("result e.event 4 --winner Ann")
    assert "TR-6.2.g: there is no game 4; these are running: 3: Fay, Gus" in said
    rounds = load("e.event").event.rounds
    assert [each.complete for each in rounds] == [True, True, False]
    assert rounds[1].tables[0].result.score("Eve").match_points == 4


@rule("TR-6.2.g")
def test_six_may_play_one_challenge(director: Keyboard):
    opens(director)
    director.types("challenge e.event Ann Bob Cid Dan Eve Fay")
    director.types("result e.event 1 --winner Fay")
    rows = director.figures("standings e.event")
    assert [row["player"] for row in rows if row["rank"] == 1] == ["Fay"]


@rule("TR-6.2.g", "TR-2.4.b")
def test_rulings_and_penalties_belong_to_the_game_of_the_players(director: Keyboard):
    opens(director)
    director.types("challenge e.event Ann Bob")
    director.types("challenge e.event Cid Dan")
    director.types("ruling e.event 1 --question Q --decision D")
    director.types("penalty e.event Ann --offence conduct --reason rude")
    event = load("e.event").event
    assert (event.rulings[0].round, event.rulings[0].table) == (1, 1)
    assert event.penalties[0].round == 1


@rule("TR-6.2.g")
def test_a_result_is_edited_by_the_number_of_its_game(director: Keyboard):
    opens(director)
    director.types("challenge e.event Ann Bob")
    director.types("challenge e.event Cid Dan")
    director.types("result e.event 2 Cid! 15 Dan 5")
    assert "has no result yet" in director.refused("edit result e.event 1 Ann! 15 Bob 5")
    director.types("edit result e.event 2 Dan! 15 Cid 5")
    result = load("e.event").event.rounds[1].tables[0].result
    assert result is not None
    assert result.winners == ("Dan",)
