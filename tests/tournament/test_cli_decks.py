"""Deck files: checked alone, registered, locked, and printed for the judges."""

import json
from pathlib import Path

import pytest

from kwoon.cli.tournament.commands import main
from kwoon.cli.tournament.files import load
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard, file

LEGAL = ("deck: Heroes", "5 Everyday Hero", "5 City Park", "2 Fire Warriors [Netherworld]")


@rule("TR-3.0.a", "TR-6.0.b")
def test_a_check_stands_alone(director: Keyboard):
    file("a.deck", *LEGAL)
    assert "Heroes: 12 cards, legal in Final Brawl (TR-6.1.a), Classic." in director.types("check a.deck")
    said = director.refused("check a.deck --environment modern")
    assert "TR-6.0.b: Everyday Hero: not in Modern; legal: no printing of Everyday Hero" in said
    file("a.deck", "6 Everyday Hero")
    assert "TR-3.0.a: Everyday Hero: 6 copies; legal: at most 5" in director.refused("check a.deck")
    assert "TR-6.1.d" in director.refused("check a.deck", "--format", "One Hundred Names")


def test_a_check_as_figures(director: Keyboard):
    file("a.deck", *LEGAL)
    told = director.figures("check a.deck")
    assert told["legal"] is True
    assert told["cards"] == {"Everyday Hero": 5, "City Park": 5, "Fire Warriors": 2}


def test_the_figures_say_what_the_head_judge_may_do_about_a_violation(
    director: Keyboard, capsys: pytest.CaptureFixture[str]
) -> None:
    file("a.deck", "6 Everyday Hero", "1 Fox Pass (proxy)")
    assert main(["check", "a.deck", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert [(each["rule"], len(each["remedies"])) for each in told["violations"]] == [("TR-3.0.c", 4), ("TR-3.0.a", 1)]
    assert told["violations"][1]["remedies"] == ["disqualification"]


def test_what_cannot_be_read_is_said_line_by_line(director: Keyboard):
    file("a.deck", "5 Everyday Heroe", "x", "0 City Park")
    said = director.refused("check a.deck")
    assert "line 1: no card has the title 'Everyday Heroe' (near: Everyday Hero" in said
    assert "line 3: the count must be 1 or more" in said
    assert "there is no file b.deck" in director.refused("check b.deck")
    assert "has no cards" in director.refused(f"check {file('c.deck', '# nothing')}")
    assert "no environment is called 'Old'" in director.refused("check a.deck --environment Old")
    Path("d.deck").write_bytes(b"\xff\xfe")
    assert "d.deck: it is not text" in director.refused("check d.deck")


@rule("TR-4.0.b", "TR-3.0.e")
def test_a_deck_is_kept_in_the_log_and_locked_at_round_one(director: Keyboard):
    director.opens("--environment", "Old Masters")
    file("a.deck", *LEGAL)
    director.types("deck e.event Ann a.deck")
    assert load("e.event").event.players["Ann"].deck.lines == tuple(LEGAL[1:])  # type: ignore[union-attr]
    assert director.figures("show e.event")["players"][0]["deck"]["cards"]["City Park"] == 5
    assert "decks.csv" in director.types("export e.event --to out")
    assert "Ann,Heroes,5,City Park" in Path("out/decks.csv").read_text(encoding="utf-8")
    director.types("seat e.event --simple")
    file("b.deck", "4 Everyday Hero", *LEGAL[2:])
    said = director.refused("deck e.event Ann b.deck")
    assert "TR-4.0.b: Ann has sat down for a round" in said
    assert "TR-3.0.e: Everyday Hero: 1 taken out since the deck was registered" in said
    assert "Ida may not allow it; Hugo may as head judge" in director.refused("deck e.event Ann b.deck --judge Ida")
    director.types("deck e.event Ann b.deck --judge Hugo")


def test_the_event_says_what_is_legal(director: Keyboard):
    director.opens("--environment", "Modern")
    file("a.deck", *LEGAL)
    said = director.refused("register e.event Zoe --deck a.deck")
    assert "the deck of Zoe is not legal in Final Brawl, Modern:" in said
    assert "Zoe" not in load("e.event").event.players
    assert "one deck for 2 players" in director.refused("register e.event Yan Zoe --deck a.deck")
    assert "give the deck's file, or --label" in director.refused("deck e.event Ann")
    director.types("deck e.event Ann --label", "list 7")
    changed = (
        "correct",
        "e.event",
        "1",
        "--set-aside",
        "--yes",
        "new",
        "--name",
        "Open",
        "--type",
        "swiss",
        "--director",
        "Dora",
    )
    file("m.deck", "5 City Park")
    director.types("deck e.event Bob m.deck")
    told = director.types(" ".join(changed), "--judge", "Hugo", "--environment", "The New Heroes")
    assert "environment: The New Heroes, was Modern" in told
    assert "is now impossible: the deck of Bob is not legal in Final Brawl, The New Heroes" in told


@rule("TR-6.1.g")
def test_a_drafted_deck_is_checked_against_its_pool(director: Keyboard):
    director.opens("--format", "Whirlpool of Blood")
    file("a.deck", "2 Everyday Hero", "pod: Dragons")
    assert "TR-6.1.g: in Whirlpool of Blood a deck comes from" in director.refused("deck e.event Ann a.deck")
    file("a.pool", "1 Everyday Hero")
    assert "at most the 1 of the player's own packs" in director.refused("deck e.event Ann a.deck --pool a.pool")
    file("a.pool", "3 Everyday Hero")
    director.types("deck e.event Ann a.deck --pool a.pool")


@rule("TR-6.1.e")
def test_setups_that_cannot_be(director: Keyboard):
    new = "new x.event --name X --type swiss --director D"
    assert "is played by two at a table" in director.refused(new, "--format", "Who's the Big Man Now?")
    assert "no format is called 'Poker'" in director.refused(new, "--format", "Poker")
    assert "no environment is called" in director.refused(new, "--environment", "Poker")
    director.types(new, "--format", "Poker", "--unsanctioned")


def test_the_papers_of_an_event(director: Keyboard):
    director.opens()
    assert "no deck list is registered" in director.refused("print checklists e.event --pdf a.pdf")
    assert "no round is seated" in director.refused("print pairings e.event --pdf a.pdf")
    assert "say where to write" in director.refused("print standings e.event")
    director.types(f"deck e.event Ann {file('a.deck', *LEGAL)}")
    director.types(f"deck e.event Bob {file('b.deck', '3 Big Bruiser', 'Kar Fai')}")
    director.types("print checklists e.event --html decks.html --pdf decks.pdf")
    page = Path("decks.html").read_text(encoding="utf-8")
    assert page.count("<h1>Deck check: ") == 2
    assert "Heroes (Final Brawl, Classic): 12 cards" in page
    director.types("print checklists e.event --player Bob --html one.html")
    assert Path("one.html").read_text(encoding="utf-8").count("<h1>") == 1
    assert "no deck list of Cid" in director.refused("print checklists e.event --player Cid --html x.html")
    director.types("seat e.event --limit 1")
    director.types("print pairings e.event --html p.html --why")
    assert "have not met before" in Path("p.html").read_text(encoding="utf-8")
    director.types("print slips e.event --html s.html --paper-size Letter --pdf s.pdf")
    assert "there is no font" in director.refused("print slips e.event --pdf s.pdf --font none.ttf")
    director.types("late e.event 王")
    assert "The PDF shows a box for 王" in director.types("print standings e.event --pdf st.pdf")
