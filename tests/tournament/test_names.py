"""Who is who: names however they are typed, officials who want to play, and people who come back."""

import pytest

from kwoon.tournament.event import acts
from kwoon.tournament.event.people import Officials, may_play, problems, who_rules
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Presence
from kwoon.tournament.names import among, key, same, tidy
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard
from tests.tournament.events import MULTI, event
from tests.tournament.test_cli import desk as on_file


def test_spaces_case_and_encoding_make_no_other_name() -> None:
    assert tidy("  Ana \t Silva\n") == "Ana Silva"
    assert key("ANA  silva") == key("Ana Silva")
    assert same("Jose\u0301", "JOS\u00c9")
    assert not same("Ana", "Anna")
    assert among(" bob", ["Ann", "Bob"])
    assert not among("Bo", ["Ann", "Bob"])


@pytest.mark.parametrize("again", ["Ana Silva", " Ana  Silva", "ana silva", "ANA SILVA "])
def test_one_name_is_registered_once(director: Keyboard, again: str) -> None:
    director.opens()
    director.types("register e.event", "Ana  Silva ")
    assert list(on_file("e.event").event.players)[-1] == "Ana Silva"
    assert "is registered already" in director.refused("register e.event", again)
    event().refuses(acts.Register(" ann "), "another player is called ann already (Ann)")


@rule("TR-2.1.c", "TR-2.4.c")
@pytest.mark.parametrize(("name", "number"), [("hugo", "TR-2.4.c"), (" Hugo", "TR-2.4.c"), ("DORA ", "TR-2.1.c")])
def test_director_and_head_judge_do_not_play_under_another_spelling(director: Keyboard, name: str, number: str) -> None:
    director.opens()
    assert number in director.refused("register e.event", name)
    assert number in director.refused("late e.event", name)
    event().refuses(acts.Register("x", name), number)
    director.types("register e.event", f"{name.strip()} the Younger")


@rule("TR-2.4.c")
def test_a_player_is_not_appointed_under_another_spelling(director: Keyboard) -> None:
    director.opens()
    assert "TR-2.4.c" in director.refused("appoint e.event --judge", " ANN")
    director.types("rename e.event Bob", "Kim Lo")
    assert "TR-2.4.c" in director.refused("appoint e.event --judge", "kim lo")


@rule("TR-2.4.d")
def test_a_judge_who_plays_under_another_spelling_does_not_rule_in_that_game(director: Keyboard) -> None:
    assert who_rules(MULTI, ("hugo", "Ann")) == "Ida"
    assert any("named twice" in str(each) for each in problems(Officials("Dora", ("Hugo", "hugo "))))
    may_play(MULTI, "hugo")
    judges = [word for judge in ("Hugo", "Ida", "Jon", "Kim", "Lou") for word in ("--judge", judge)]
    director.types("new e.event --name Open --type swiss --director Dora --multi-judge", *judges)
    director.types("register e.event hugo Ann Bob")
    assert list(on_file("e.event").event.players) == ["Hugo", "Ann", "Bob"]


def test_players_are_found_however_they_are_typed(director: Keyboard) -> None:
    director.opens()
    director.types("register e.event", "Zoe Van  Dyk")
    for number, name in enumerate(("zoe", "ZOE van", " zoe  van dyk ")):
        if number:
            director.types("undo e.event")
        director.types("checkin e.event", name)
        assert on_file("e.event").event.players["Zoe Van Dyk"].presence is Presence.HERE


# Coming back


@rule("TR-8.3.e")
@pytest.mark.parametrize("how", ["register", "checkin", "late"])
def test_who_dropped_before_round_one_comes_back_as_is_natural(director: Keyboard, how: str) -> None:
    director.opens()
    director.types("drop e.event Ann")
    director.types(f"{how} e.event ann")
    player = on_file("e.event").event.players["Ann"]
    assert player.presence is (Presence.REGISTERED if how == "register" else Presence.HERE)
    assert player.left is None
    if how == "register":
        director.types("checkin e.event Ann")
    director.types("seat e.event --table Ann,Bob,Cid --table Dan,Eve,Fay")


@rule("TR-8.3.e")
def test_after_round_one_who_comes_is_late_and_gets_nothing_for_what_was_missed(director: Keyboard) -> None:
    director.opens()
    director.types("register e.event Zoe Yan")
    director.types("drop e.event Ann")
    director.types("seat e.event --simple")
    assert "late arrival" in director.refused("register e.event Xu")
    assert "each as a late arrival" in director.refused("checkin e.event --all")
    director.types("checkin e.event zoe ann")
    players = on_file("e.event").event.players
    assert (players["Zoe"].joined, players["Zoe"].presence) == (2, Presence.HERE)
    assert players["Ann"].missed == (1,)
    assert [type(entry.act) for entry in on_file("e.event").entries[-2:]] == [acts.Late, acts.Late]


def test_who_left_before_round_one_has_missed_nothing_in_time() -> None:
    hall = event("Ann Bob Cid Dan", Kind.SINGLE)
    hall.do(acts.Drop("Ann"))
    hall.do(acts.CheckIn("Ann"))
    hall.round("Ann Bob Cid Dan")
    assert hall.ranks["Ann"] == 1
    hall.refuses(acts.CheckIn("Ann"), "here already")


@rule("TR-6.2.g")
def test_where_games_stand_alone_who_left_comes_back_at_any_time() -> None:
    hall = event("Ann Bob Cid", Kind.WHO_WANTS_SOME)
    hall.do(acts.Challenge("Ann", ("Bob",)))
    hall.win("Bob")
    hall.do(acts.Drop("Bob"))
    hall.do(acts.CheckIn("Bob"))
    hall.do(acts.Drop("Bob"))
    hall.do(acts.Register("Bob"))
    assert hall.event.players["Bob"].presence is Presence.REGISTERED


@rule("TR-8.3.e")
def test_late_knows_players_as_the_other_commands_do(director: Keyboard) -> None:
    director.opens(players="AnnPoe BobRoy CidFox FayLee")
    director.types("seat e.event --simple")
    for words in ("faylee", "Fay", " FAYLEE "):
        director.types("drop e.event Fay")
        director.types("late e.event", words)
    assert len(on_file("e.event").event.players) == 4
    assert "FayLee is here already; a new player of such a name takes --new" in director.refused("late e.event Fa")
    director.types("late e.event Fay --new")
    assert list(on_file("e.event").event.players)[-1] == "Fay"
    director.types("late e.event", "Zoe  Kim")
    assert list(on_file("e.event").event.players)[-1] == "Zoe Kim"
    director.types("drop e.event AnnPoe")
    director.types("late e.event", "Anna")
    assert list(on_file("e.event").event.players)[-1] == "Anna"


def test_late_before_round_one_is_in_time(director: Keyboard) -> None:
    director.opens()
    director.types("late e.event Zoe")
    player = on_file("e.event").event.players["Zoe"]
    assert (player.presence, player.joined) == (Presence.HERE, 1)
    director.types("register e.event Yan")
    director.types("late e.event Yan")
    assert on_file("e.event").event.players["Yan"].presence is Presence.HERE
    assert "needs a name" in director.refused("late e.event", "")
