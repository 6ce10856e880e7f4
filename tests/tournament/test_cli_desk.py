"""The small things of the desk: players from a list, the next command to copy, what is left on the clocks."""

from pathlib import Path

import pytest

from kwoon.cli.tournament.files import load
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard, file

AT = "--at 2026-12-09T"


@pytest.fixture
def announced(director: Keyboard) -> Keyboard:
    director.types(f"new e.event --name Open --type swiss --director Dora --judge Hugo {AT}09:00")
    return director


def players() -> dict[str, str]:
    return {each.name: each.deck.name if each.deck else "" for each in load("e.event").event.players.values()}


def test_players_from_a_bare_list(announced: Keyboard) -> None:
    file("list.csv", "Ann Lee", "", "  Bob   Roy ", '"Fox, Cid"')
    announced.types("register e.event --csv list.csv")
    assert list(players()) == ["Ann Lee", "Bob Roy", "Fox, Cid"]


def test_players_with_their_decks(announced: Keyboard) -> None:
    Path("lists").mkdir()
    file("lists/ann.deck", "deck: Dragons", "5 Everyday Hero", "5 City Park")
    lines = ("\ufeffNumber;Name;Deck File;Deck", "1;Ann Lee;ann.deck;", "2;Bob;;Jammers, list 2", "3;Çid;;")
    file("lists/all.csv", *lines)
    announced.types("register e.event --csv lists/all.csv")
    assert players() == {"Ann Lee": "Dragons", "Bob": "Jammers, list 2", "Çid": ""}


def test_an_exported_list_comes_back_in(announced: Keyboard) -> None:
    announced.types("register e.event", "Ann Lee", "=1+1", "Bob")
    announced.types("deck e.event Bob --label", "list 2")
    before = players()
    announced.types("export e.event --to out")
    Path("e.event").unlink()
    announced.types("new e.event --name Open --type swiss --director Dora --judge Hugo")
    announced.types("register e.event --csv out/players.csv")
    assert players() == before


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (("name,deck", "Ann,", ",x", "Bob,"), "line 3: a player needs a name"),
        (("name", "Ann", "Bob", " ann "), "line 4: ann stands on line 2 already"),
        (("name", "Ann", "Zoe"), "line 3: Zoe is registered already"),
        (("name", "Hugo", "Ann"), "line 2: TR-2.4.c: Hugo is head judge"),
        (("name,deck_file", "Ann,none.deck"), "line 2: there is no file none.deck"),
        (
            ("name,deck_file", "Ann,six.deck"),
            "line 2: the deck of Ann is not legal in Final Brawl, Classic:\n    TR-3.0.a: City Park: 6 copies",
        ),
        (("name", "Fox, Cid"), "list.csv, line 2: 2 columns, but the head has 1"),
        (("nmae,deck", "Ann,x"), "list.csv, line 1: no column is called name"),
        (("Ann,Lee", "Bob,Roy"), "list.csv, line 1: several columns need a head"),
        (("name,player", "Ann,Lee"), "list.csv, line 1: the column name stands there twice"),
        (("name", 'Ann "the', '"Bob" x'), "list.csv, line 3: "),
        (("", " "), "there are no players on this list"),
        (("name",), "there are no players on this list"),
    ],
)
def test_a_list_that_is_wrong_enters_nobody(announced: Keyboard, lines: tuple[str, ...], told: str) -> None:
    announced.types("register e.event Zoe")
    file("six.deck", "6 City Park")
    file("list.csv", *lines)
    assert told in announced.refused("register e.event --csv list.csv")
    assert list(players()) == ["Zoe"]


def test_every_wrong_line_is_told_at_once(announced: Keyboard) -> None:
    file("list.csv", "name", "Ann", "Hugo", "Ann")
    said = announced.refused("register e.event --csv list.csv")
    assert "line 3: TR-2.4.c" in said
    assert "line 4: Ann stands on line 2 already" in said
    assert "leave names" in announced.refused("register e.event Bob --csv list.csv")
    assert "no file none.csv" in announced.refused("register e.event --csv none.csv")


def next_of(said: str) -> str:
    (line,) = [line for line in said.splitlines() if line.startswith("Next: ")]
    return line.removeprefix("Next: kwoon tournament ")


def test_the_next_command_is_ready_to_copy(director: Keyboard) -> None:
    """A whole event by what `Next:` says, but for names and results."""
    name = "my open.event"
    words = ("new", name, "--name", "Open", "--type", "swiss-final", "--rounds", "1", "--final", "3")
    said = director.types("", *words, "--director", "Dora", "--judge", "Hugo")
    assert next_of(said) == "register 'my open.event' NAME NAME ..."
    said = director.types("register", name, *["Ann", "Bob", "Cid", "Dan", "Eve", "Fay"])
    assert next_of(said) == "checkin 'my open.event' --all"
    said = director.types("checkin", name, "--all")
    assert next_of(said) == "seat 'my open.event'"
    said = director.types("seat", name)
    assert next_of(said) == "start 'my open.event'"
    assert "papers: kwoon tournament print slips 'my open.event' --pdf slips.pdf" in said
    said = director.types("start", name)
    assert next_of(said) == "result 'my open.event' 1"
    for table in (1, 2):
        winner = load(name).event.table(1, table).players[0]
        said = director.types("result", name, str(table), f"{winner}!", "15")
    assert next_of(said) == "seat 'my open.event'"
    said = director.types("seat", name)
    assert next_of(said) == "result 'my open.event' 1", "the final is not timed"
    said = director.types("result", name, "1", f"{load(name).event.table(2, 1).players[0]}!", "15")
    assert next_of(said) == "finish 'my open.event'"
    said = director.types("finish", name)
    assert next_of(said) == "print standings 'my open.event' --pdf standings.pdf"
    assert "Next: kwoon tournament print standings" in director.types("show", name)


@rule("TR-6.2.d")
def test_an_elimination_round_says_who_has_a_loss(director: Keyboard) -> None:
    director.types("new e.event --name Open --type double-elimination --director Dora --judge Hugo")
    director.types("register e.event Ann Bob Cid")
    assert "Entries 5 to 7: check in Ann, Bob, Cid." in director.types("checkin e.event --all")
    assert "With a loss" not in director.types("seat e.event")
    director.types("result e.event 1 Ann! 15")
    assert "With a loss: Bob, Cid" in director.types("seat e.event")
    director.types("undo e.event")
    director.types("penalty e.event Ann --offence harassment --sanction", "additional loss", "--reason", "x")
    assert "1 loss" in director.types("standings e.event")


def test_a_round_without_clocks_goes_on_without(director: Keyboard) -> None:
    director.opens()
    director.types("seat e.event --table Ann,Bob,Cid --table Dan,Eve,Fay")
    assert next_of(director.types("result e.event 1 Ann! 15")) == "result e.event 2"


def test_what_else_may_come_next(director: Keyboard) -> None:
    director.opens(players="Ann Bob Cid")
    director.types("seat e.event")
    assert "or end the event: kwoon tournament finish e.event" in director.types("result e.event 1 Ann! 15")
    director.types("new w.event --name W --type who-wants-some --director Dora --judge Hugo")
    director.types("register w.event Ann Bob Cid Dan")
    assert next_of(director.types("checkin w.event --all")) == "challenge w.event CHALLENGER PLAYER ..."
    director.types("challenge w.event Ann Bob")
    said = director.types("challenge w.event Cid Dan")
    assert "or enter the result of game 1: kwoon tournament result w.event 1\n" in said
    assert "or enter the result of game 2: kwoon tournament result w.event 2\n" in said


@rule("TR-5.0.b", "TR-5.0.c", "TR-5.1.b")
def test_the_clocks_say_what_is_left_at_each_table(director: Keyboard) -> None:
    director.opens(players="Ann Bob Cid Dan Eve Fay Gus Hal Ira Jon")
    director.types(f"seat e.event --table Ann,Bob,Cid,Dan --table Eve,Fay,Gus --table Hal,Ira,Jon {AT}09:55")
    assert "Table 1: not started; 85 minutes." in director.types("time e.event")
    director.types(f"start e.event {AT}10:00")
    director.types(f"result e.event 3 Hal! 15 {AT}10:15")
    said = director.types(f"time e.event {AT}10:20:30")
    assert "Table 1: 65 min left, until 11:25." in said
    assert "Table 2: 40 min left, until 11:00." in said
    assert "Table 3: has its result." in said
    director.types(f"time e.event warn {AT}10:51")
    assert "Table 2: 8 min left, until 11:00, warned at 10:51." in director.types(f"time e.event {AT}10:52")
    assert "Table 2: time is up since 11:00: call it." in director.types(f"time e.event {AT}11:03")
    director.types(f"time e.event call {AT}11:03")
    assert "Table 2: time was called at 11:03" in director.types(f"time e.event {AT}11:04")
    director.types(f"time e.event pause --table 1 --reason fire {AT}11:05")
    assert "Table 1: the clock has stood still since 11:05 (fire), 20 min left." in director.types(
        f"time e.event {AT}11:30"
    )
    figures = director.figures(f"time e.event {AT}11:30")
    assert [each["left_minutes"] for each in figures["tables"]] == [20, -30]


def test_reasons_about_the_clock_are_kept(director: Keyboard) -> None:
    director.opens("--time-single", players="Ann Bob Cid")
    director.types(f"seat e.event {AT}09:05")
    director.types(f"start e.event {AT}09:06")
    director.types(f"time e.event pause {AT}09:30 --reason", "fire alarm")
    director.types(f"time e.event resume {AT}09:40 --reason", "a toaster")
    director.types(f"time e.event extend --minutes 5 {AT}09:41 --reason", "for the noise")
    director.types(f"time e.event warn {AT}10:15 --reason", "as always")
    director.types(f"time e.event call {AT}10:21 --reason", "by the bell")
    log = director.figures("show e.event --log")
    kept = [line["with"]["reason"] for line in log[-5:]]
    assert kept == ["fire alarm", "a toaster", "for the noise", "as always", "by the bell"]
