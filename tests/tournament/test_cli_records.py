"""`result --from-record`: a table's result from the saved game, and what does not fit."""

from dataclasses import replace
from pathlib import Path

import pytest

from kwoon.cli.tournament.commands import main
from kwoon.engine.decision import CALL_TIME, LEAVE
from kwoon.engine.events import SPECTATOR
from kwoon.engine.record import Record, Seat
from kwoon.games.shadowfist.cards.decks import DECKS
from kwoon.lab.played import play_on, sit_down
from kwoon.tournament.event.file import loads
from kwoon.tournament.event.log import Desk
from kwoon.tournament.results.report import Ending, Result
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard, file

SEATED = "seat e.event --table Ann,Bob,Cid --table Dan,Eve,Fay --at 2026-05-02T10:00"


def saved(name: str, players: str = "Ann Bob Cid", moves: int | None = None, called: bool = False) -> Record:
    """A game of random bots with the hall's decks, in a file; time is called after some moves."""
    table = sit_down(players.split(), [None] * len(players.split()), "random", 3)
    play_on(table, moves)
    if called:
        table.intervene(CALL_TIME, SPECTATOR)
        play_on(table)
    return kept(name, table.record())


def kept(name: str, record: Record) -> Record:
    Path(name).write_text(record.to_text(), encoding="utf-8")
    return record


def result(number: int) -> Result:
    """The result of a table of round one."""
    table = Desk.of(loads(Path("e.event").read_text(encoding="utf-8"))).event.table(1, number)
    assert table.result is not None
    return table.result


@pytest.fixture
def round_one(director: Keyboard) -> Keyboard:
    """Two tables of three are playing; their time is up at eleven."""
    director.opens()
    director.types(SEATED)
    director.types("start e.event --at 2026-05-02T10:00")
    return director


@rule("TR-5.6.a", "TR-5.4.a")
def test_a_finished_game_finds_its_own_table(round_one: Keyboard) -> None:
    saved("game.kwoon")
    said = round_one.types("result e.event --from-record game.kwoon --at 2026-05-02T10:40")
    assert "TR-5.6.a" in said or "TR-5.4.a" in said
    assert len(result(1).winners) == 1
    assert "has its result" in round_one.refused("result e.event --from-record game.kwoon --at 2026-05-02T10:41")


def test_a_game_that_was_saved_before_a_player_was_renamed(round_one: Keyboard) -> None:
    saved("game.kwoon")
    round_one.types("rename e.event Ann", "Anna Lee")
    round_one.types("result e.event --from-record game.kwoon --at 2026-05-02T10:40")
    assert result(1).score("Ann").player == "Ann"


@rule("TR-5.5.a", "TR-5.5.c")
def test_a_game_whose_time_was_called(round_one: Keyboard) -> None:
    saved("game.kwoon", "Dan Eve Fay", moves=120, called=True)
    early = round_one.refused("result e.event 2 --from-record game.kwoon --at 2026-05-02T10:50")
    assert "is up at 11:00, not before" in early
    round_one.types("result e.event 2 --from-record game.kwoon --at 2026-05-02T11:01")
    assert result(2).ending is Ending.TIME


@rule("TR-5.5")
def test_the_director_says_when_time_was_called(round_one: Keyboard) -> None:
    saved("game.kwoon", moves=150)
    running = round_one.refused("result e.event 1 --from-record game.kwoon --at 2026-05-02T11:01")
    assert "the game goes on" in running
    round_one.types("result e.event 1 --from-record game.kwoon --time-called-at 40 --at 2026-05-02T11:01")
    assert result(1).ending is Ending.TIME
    wrong = round_one.refused("result e.event 2 --from-record game.kwoon --time-called-at 40")
    assert "at table 2 of round 1 sit Dan, Eve, Fay" in wrong


@rule("TR-5.6.b")
def test_a_player_who_left_the_game(round_one: Keyboard) -> None:
    table = sit_down(["Ann", "Bob", "Cid"], [None] * 3, "random", 3)
    play_on(table, 50)
    table.intervene(LEAVE, 1)
    play_on(table)
    kept("game.kwoon", table.record())
    round_one.types("result e.event 1 --from-record game.kwoon --at 2026-05-02T10:40")
    assert result(1).score("Bob").out == 1
    assert result(1).score("Bob").match_points == 0


@rule("TR-4.0.d")
def test_the_turn_order_is_the_tables(director: Keyboard) -> None:
    director.opens(players="Ann Bob Cid")
    director.types("seat e.event --first draw --seed 2")
    first = Desk.of(loads(Path("e.event").read_text(encoding="utf-8"))).event.table(1, 1)
    saved("right.kwoon", " ".join(first.turns))
    saved("wrong.kwoon", " ".join(reversed(first.turns)))
    assert "TR-4.0.d: the turn order of table 1 is" in director.refused("result e.event --from-record wrong.kwoon")
    director.types("result e.event --from-record right.kwoon")


@rule("TR-3.0.e")
def test_the_registered_deck_is_the_one_that_was_played(director: Keyboard) -> None:
    director.types("new e.event --name Open --type swiss --director Dora --environment Modern")
    dragons = DECKS["dragons"].text
    director.types("register e.event Ann --deck", file("ann.deck", dragons))
    director.types("register e.event Bob --deck", file("bob.deck", dragons.replace("2 City Park", "1 City Park")))
    director.types("register e.event Cid")
    director.types("checkin e.event --all")
    director.types("seat e.event --table Ann,Bob,Cid")
    for decks, told in (
        (["dragons", "dragons", None], "Bob did not play the registered deck Full Throttle: 1 City Park too many"),
        (["lotus", "dragons", None], "Ann did not play the registered deck"),
    ):
        table = sit_down(["Ann", "Bob", "Cid"], decks, "random", 1)
        play_on(table, 30)
        kept("game.kwoon", table.record())
        assert told in director.refused("result e.event 1 --from-record game.kwoon")
    director.types("play e.event 1 --save fair.kwoon --bot random")
    director.types("result e.event 1 --from-record fair.kwoon")


@rule("TR-5.0.d")
def test_a_table_of_five_plays_burn_for_hungry_where_the_event_does(director: Keyboard) -> None:
    director.opens("--five-players", "--burn-for-hungry", "--byes", "never", players="Ann Bob Cid Dan Eve")
    director.types("seat e.event --table Ann,Bob,Cid,Dan,Eve")
    saved("plain.kwoon", "Ann Bob Cid Dan Eve", moves=30)
    told = director.refused("result e.event --from-record plain.kwoon --time-called-at 10")
    assert "TR-5.0.d: this event plays tables of five with Burn For Hungry" in told
    director.types("play e.event 1 --save game.kwoon --bot random --time-after 30")
    assert "not timed" in director.refused("result e.event --from-record game.kwoon")


def test_a_table_with_cards_that_the_hall_does_not_have(director: Keyboard) -> None:
    director.types("new e.event --name Open --type swiss --director Dora")
    director.types("register e.event Ann --deck", file("ann.deck", "5 Kun Kan", "5 City Park"))
    director.types("register e.event Bob Cid")
    director.types("checkin e.event --all")
    director.types("seat e.event --table Ann,Bob,Cid")
    assert "the hall cannot play this table" in director.refused("play e.event 1 --save game.kwoon")
    assert "there is no bot 'oracle'" in director.refused("play e.event 1 --save game.kwoon --bot oracle")


def test_what_does_not_fit_is_told_in_a_line(round_one: Keyboard) -> None:
    record = saved("game.kwoon", moves=20)
    for words, told in (
        ("result e.event 1 --from-record none.kwoon", "there is no file none.kwoon"),
        ("result e.event 1 --from-record e.event", "not a Kwoon record"),
        ("result e.event 1 --from-record game.kwoon --winner Ann", "leave --seat, --winner"),
        ("result e.event 1 --from-record game.kwoon --time-called-at 99", "the record has 20 moves"),
        ("result e.event 1 --time-called-at 9", "belongs to --from-record"),
        ("result e.event --winner Ann", "say which table"),
    ):
        assert told in round_one.refused(words)
    seats = tuple(Seat(name, "random") for name in ("Ann", "Ann", "Cid"))
    kept("twice.kwoon", replace(record, seats=seats))
    assert "the record has Ann in a seat" in round_one.refused("result e.event 1 --from-record twice.kwoon")
    assert "do not make up a table" in round_one.refused("result e.event --from-record twice.kwoon")
    changed = Path("game.kwoon").read_text(encoding="utf-8").replace('"seed": 3', '"seed": 4')
    file("forged.kwoon", changed.rstrip("\n"))
    assert "its check fails" in round_one.refused("result e.event 1 --from-record forged.kwoon")
    other = replace(record, seed=4)
    kept("other.kwoon", other)
    assert "is recorded" in round_one.refused("result e.event 1 --from-record other.kwoon --time-called-at 3")


@rule("TR-5.6.b")
def test_who_dropped_during_the_game_must_have_left_it(round_one: Keyboard) -> None:
    saved("game.kwoon", moves=100, called=True)
    round_one.types("drop e.event Bob --at 2026-05-02T10:30")
    told = round_one.refused("result e.event 1 --from-record game.kwoon --at 2026-05-02T11:01")
    assert "TR-5.6.b: Bob left this game" in told


def test_what_the_director_should_know_is_told_beside_the_result(round_one: Keyboard) -> None:
    record = saved("game.kwoon", moves=150)
    kept("branch.kwoon", replace(record, branched_from="another at move 9"))
    round_one.capsys.readouterr()
    words = "result e.event --from-record branch.kwoon --time-called-at 40 --at 2026-05-02T11:01"
    assert main(words.split()) == 0
    told = round_one.capsys.readouterr().err
    assert "Ann has no registered list" in told
    assert "The record is a branch" in told
    assert "after it do not count" in told


def test_a_record_can_correct_a_slip(round_one: Keyboard) -> None:
    round_one.types("result e.event 1 --winner Ann --at 2026-05-02T10:40")
    entry = len(loads(Path("e.event").read_text(encoding="utf-8")))
    saved("game.kwoon")
    round_one.types(f"correct e.event {entry} result --from-record game.kwoon")
    assert sum(score.game_points for score in result(1).scores) > 0
