"""Mending never takes away what was played: it says first what would change, and by the director's word it stands."""

import io
from dataclasses import replace
from pathlib import Path

import pytest

from kwoon.cli.tournament.commands import main
from kwoon.tournament.event import acts
from kwoon.tournament.event.acts import Correct, LetStand, Penalise, Rename, ReportResult, Undo
from kwoon.tournament.event.file import dumps, loads
from kwoon.tournament.event.knockout import out_in
from kwoon.tournament.event.log import derive
from kwoon.tournament.event.mending import mend
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.setup import Kind
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard
from tests.tournament.events import TEN, Hall, event
from tests.tournament.test_cli import desk as on_file


def final_played() -> Hall:
    """A final of Ann, Dan and Bob, who had one point more than Eve."""
    hall = event(kind=Kind.SWISS_FINAL, rounds=1)
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=12, Dan=11, Bob=6, Eve=5)
    hall.seat("Ann Dan Bob", stages=(acts.Stage.FINAL,))
    hall.win("Bob", Bob=9, Ann=4, Dan=3)
    return hall


def slip(hall: Hall, round: int, table: int, winner: str, **points: int) -> Correct:
    """The same table with another winner or other points."""
    was = hall.event.table(round, table)
    assert was.report is not None
    assert was.entry is not None
    seats = tuple(replace(seat, total=points.get(seat.player, seat.total)) for seat in was.report.seats)
    return Correct(was.entry, ReportResult(round, table, replace(was.report, seats=seats, victorious=(winner,))))


@rule("TR-1.0.d", "TR-2.4.b", "TR-6.2.b")
def test_a_final_that_was_played_stands_by_the_directors_word() -> None:
    hall = final_played()
    tried = mend(hall.desk, slip(hall, 1, 2, "Dan", Eve=17), TEN)
    assert not tried.safe
    assert [problem.entry for problem in tried.aside] == [tried.stands[0], tried.stands[0] + 1]
    assert tried.standing is not None
    hall.desk = tried.standing
    assert len(hall.event.rounds) == 2
    assert hall.event.rounds[1].let_stand
    assert hall.event.problems == ()
    assert hall.row("Eve").total.game_points == 17
    assert "round 2 stands by the director's word" in hall.desk.changes
    hall.do(acts.Finish())
    assert hall.ranks == {"Bob": 1, "Ann": 2, "Dan": 3, "Eve": 4, "Cid": 5, "Fay": 5}
    assert derive(loads(dumps(hall.desk.entries))) == hall.event


@rule("TR-1.0.d", "TR-2.4.b")
def test_the_word_can_be_taken_back() -> None:
    hall = final_played()
    tried = mend(hall.desk, slip(hall, 1, 2, "Dan", Eve=17), TEN)
    assert tried.standing is not None
    hall.desk = tried.standing
    entry = len(hall.desk.entries)
    hall.do(Undo(entry))
    assert [problem.entry for problem in hall.event.problems] == [problem.entry for problem in tried.aside]
    hall.do(Undo(entry + 1))
    assert hall.event.problems == ()


@rule("TR-2.4.b", "TR-1.0.d")
def test_only_director_and_head_judge_let_things_stand() -> None:
    hall = final_played()
    seat = hall.event.rounds[1].entry
    hall.refuses(LetStand((seat,), "Ann"), "TR-2.4.b")
    hall.refuses(LetStand((2,), "Dora"), "only what was played stands")
    hall.refuses(LetStand((99,), "Dora"), "there is no entry 99")
    hall.do(LetStand((seat,), "Hugo"))
    stand = hall.do(LetStand((seat,), "Dora"))
    hall.refuses(Correct(stand, acts.Finish()), "undo it")


@rule("TR-6.2.c", "TR-1.0.d")
def test_who_played_on_in_a_single_elimination_was_in() -> None:
    hall = event(kind=Kind.SINGLE)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.seat("Ann Dan")
    hall.win("Ann")
    tried = mend(hall.desk, slip(hall, 1, 1, "Bob"), TEN)
    assert tried.standing is not None
    hall.desk = tried.standing
    assert out_in(hall.event, 1) == {"Bob": 2, "Cid": 1, "Dan": 2, "Eve": 1, "Fay": 1}
    hall.do(acts.Finish())
    assert hall.ranks["Ann"] == 1


@rule("TR-6.2.d", "TR-1.0.d")
def test_losses_before_a_round_that_stands_leave_one_to_lose() -> None:
    hall = event("Ann Bob Cid", Kind.DOUBLE)
    hall.round("Ann Bob Cid")
    hall.round("Bob Ann Cid")
    hall.round("Ann Bob")
    tried = mend(hall.desk, slip(hall, 1, 1, "Bob"), TEN)
    assert tried.standing is not None
    hall.desk = tried.standing
    assert out_in(hall.event, 2) == {"Cid": 2}
    hall.round("Bob Ann")
    assert out_in(hall.event, 2) == {"Cid": 2, "Ann": 4}
    hall.do(acts.Finish())
    assert hall.ranks == {"Bob": 1, "Ann": 2, "Cid": 3}


@rule("TR-6.2.c", "TR-4.2.a", "TR-1.0.d")
def test_who_was_let_play_round_one_in_spite_of_a_loss_before_it_is_out_by_losing_it() -> None:
    hall = event("Ann Bob Cid", Kind.SINGLE)
    warned = Penalise("Bob", Offence.KINGMAKING, Sanction.WARNING, "seen", "Hugo")
    entry = hall.do(warned)
    hall.round("Ann Bob Cid")
    tried = mend(hall.desk, Correct(entry, replace(warned, sanction=Sanction.EXTRA_LOSS)), TEN)
    assert tried.standing is not None
    hall.desk = tried.standing
    assert hall.event.rounds[0].let_stand
    assert out_in(hall.event, 1) == {"Bob": 1, "Cid": 1}
    hall.do(acts.Finish())
    assert hall.ranks == {"Ann": 1, "Cid": 2, "Bob": 3}


@rule("TR-2.4.b")
def test_a_result_that_is_undone_is_asked_again_and_later_rounds_stand() -> None:
    hall = event()
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.round("Ann Dan Cid", "Bob Eve Fay")
    entry = hall.event.table(1, 1).entry
    assert entry is not None
    tried = mend(hall.desk, Undo(entry), TEN)
    assert tried.standing is not None
    hall.desk = tried.standing
    assert hall.event.table(1, 1).result is None
    assert all(table.result for table in hall.event.rounds[1].tables)
    report = hall.event.table(2, 1).report
    assert report is not None
    seats = tuple(replace(report.seats[0], player=player) for player in ("Ann", "Bob", "Cid"))
    hall.do(ReportResult(1, 1, replace(report, seats=seats, victorious=("Bob",))))
    hall.do(acts.Finish())
    assert hall.row("Bob").total.match_points == 8


def test_what_cannot_stand_is_told() -> None:
    hall = final_played()
    tried = mend(hall.desk, Undo(2), TEN)
    assert not tried.safe
    assert tried.standing is None


def test_a_correction_that_cannot_be_is_refused() -> None:
    hall = final_played()
    word = slip(hall, 1, 1, "Eve")
    hall.refuses(word, "Eve")
    assert hall.event.table(1, 1).result is not None


def test_a_result_stays_of_its_table_and_a_seating_of_its_round() -> None:
    hall = event()
    seat = hall.seat("Ann Bob Cid", "Dan Eve Fay")
    entry = hall.win("Ann", 1)
    hall.win("Dan", 2)
    other = hall.event.table(1, 2).report
    assert other is not None
    hall.refuses(Correct(entry, ReportResult(1, 2, other)), "is the result of round 1 table 1 and cannot become")
    hall.refuses(Correct(seat, acts.Seat(2, ())), "is the seat of round 1 and cannot become that of round 2")


# Names


def test_a_player_gets_another_name_and_keeps_everything() -> None:
    hall = final_played()
    hall.do(acts.Finish())
    hall.do(Rename("Bob", "  Bobby   Roy "))
    assert hall.row("Bob").name == "Bobby Roy"
    assert hall.row("Bob").rank == 1
    hall.refuses(Rename("Bob", "Bobby  Roy"), "called that already")
    hall.refuses(Rename("Bob", " ann"), "another player is called ann")
    hall.refuses(Rename("Bob", ""), "needs a name")
    hall.do(Rename("Bob", "BOBBY ROY"))


@rule("TR-2.4.c", "TR-2.1.c")
def test_no_player_is_renamed_into_an_official() -> None:
    hall = event()
    hall.refuses(Rename("Bob", "hugo"), "TR-2.4.c")
    hall.refuses(Rename("Bob", " DORA "), "TR-2.1.c")


# At the keyboard


def played(director: Keyboard) -> None:
    """Two rounds of a single elimination: Ann and Dan won theirs, and Ann beat Dan."""
    director.opens("--type", "single-elimination")
    director.types("seat e.event --table Ann,Bob,Cid --table Dan,Eve,Fay")
    director.types("result e.event 1 --winner Ann")
    director.types("result e.event 2 --winner Dan")
    director.types("seat e.event --table Ann,Dan")
    director.types("result e.event 1 --winner Ann")


EDIT = "edit result e.event 1 --round 1 --winner Bob"


@rule("TR-1.0.d", "TR-2.4.b")
def test_a_correction_says_first_what_it_would_change(director: Keyboard) -> None:
    played(director)
    said = director.refused(EDIT)
    assert "round 1 table 1: Ann loser" in said
    assert "the seating of round 2, stands by the word of Dora (TR-1.0.d, 2.4.b)" in said
    told = director.types(EDIT + " --yes")
    assert "round 2 stands by the director's word" in told
    event_now = on_file("e.event").event
    assert event_now.problems == ()
    assert event_now.rounds[1].complete
    assert "It stands by the director's word" in director.types("show e.event --round 2")
    assert "let stand" in director.types("show e.event --log")
    fates = {line["entry"]: line["fate"] for line in director.figures("show e.event --log")}
    assert fates[event_now.rounds[1].entry] == "stands by the director's word"
    assert fates[len(fates)] == ""
    director.types("finish e.event")


@rule("TR-2.4.b")
def test_the_director_may_set_aside_what_no_longer_fits(director: Keyboard) -> None:
    played(director)
    told = director.types(EDIT, "--set-aside", "--yes")
    assert "round 2 is no longer seated" in told
    assert len(on_file("e.event").event.rounds) == 1
    assert len(on_file("e.event").event.problems) == 2


def at_the_keyboard(monkeypatch: pytest.MonkeyPatch, answer: str) -> None:
    monkeypatch.setattr("kwoon.cli.tournament.ask.at_terminal", lambda: True)
    monkeypatch.setattr("sys.stdin", io.StringIO(answer))


@rule("TR-2.4.b")
@pytest.mark.parametrize(("answer", "kept"), [("n", False), ("", False), ("y", True), ("Yes", True)])
def test_a_person_is_asked(director: Keyboard, monkeypatch: pytest.MonkeyPatch, answer: str, kept: bool) -> None:
    played(director)
    before = Path("e.event").read_bytes()
    at_the_keyboard(monkeypatch, answer + "\n")
    director.capsys.readouterr()
    assert main(EDIT.split()) == (0 if kept else 1)
    said = director.capsys.readouterr().out
    assert "This would change:" in said
    assert "Do it? [y/N]" in said
    assert (Path("e.event").read_bytes() != before) == kept


def test_a_person_is_not_asked_about_the_last_entry(director: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    director.opens()
    director.types("drop e.event Ann")
    at_the_keyboard(monkeypatch, "")
    director.types("undo e.event")


@rule("TR-2.4.b")
def test_whose_word_it_is_can_be_said(director: Keyboard) -> None:
    played(director)
    assert "TR-2.4.b: Ann cannot let it stand" in director.refused(EDIT, "--word", "Ann", "--yes")
    assert "stands by the word of Hugo" in director.types(EDIT, "--word", "Hugo", "--yes", "--reason", "misread")


def test_what_cannot_stand_is_refused_at_the_keyboard(director: Keyboard) -> None:
    played(director)
    said = director.refused("undo e.event 2 --yes")
    assert "it would take away what was entered later" in said
    assert "the seating of round 1: nobody is registered as 'Ann'" in said
    assert "`rename`" in said


def test_a_result_is_edited_by_round_and_table(director: Keyboard) -> None:
    director.opens()
    director.types("seat e.event --table Ann,Bob,Cid --table Dan,Eve,Fay")
    assert "has no result yet" in director.refused("edit result e.event 1 --winner Ann")
    director.types("result e.event 1 --winner Ann")
    director.types("result e.event 2 --winner Dan")
    director.types("edit result e.event 2 --winner Eve --seat", "Eve points=9", "--reason", "slip misread")
    assert "correct entry 15" in director.refused("result e.event 1 --winner Bob")
    rows = {row["player"]: row["match_points"] for row in director.figures("standings e.event")}
    assert (rows["Ann"], rows["Dan"], rows["Eve"]) == (4, 0, 4)
    assert "cannot become" in director.refused("correct e.event 15 result 2 --winner Eve")
    assert on_file("e.event").entries[-1].act.reason == "slip misread"  # type: ignore[union-attr]
    assert "there is no round 7" in director.refused("edit result e.event 2 --round 7 --winner Dan")


def test_settings_are_edited_by_their_names(director: Keyboard) -> None:
    director.opens("--rounds", "3", "--site", "Hall 2")
    told = director.types("edit setting e.event --rounds 4 --time-single yes --byes even --name", "Spring Open")
    assert "rounds: 4, was 3" in told
    setup = on_file("e.event").event.setup
    assert (setup.name, setup.rounds, setup.time_single, setup.byes, setup.site) == (
        "Spring Open",
        4,
        True,
        "even",
        "Hall 2",
    )
    director.types("edit setting e.event --rounds 0 --environment modern")
    setup = on_file("e.event").event.setup
    assert (setup.rounds, setup.environment) == (None, "Modern")
    assert "say what to change" in director.refused("edit setting e.event")
    assert "Chaos" in director.refused("edit setting e.event --format Chaos")
    assert "no final table" in director.refused("edit setting e.event --final 4")
    director.types("edit setting e.event --type swiss-final --final 4 --rounds 2")
    director.types("seat e.event --simple")
    assert "TR-6.2.b" in director.refused("edit setting e.event --final 3")


def test_a_misspelt_name_is_mended_after_rounds_were_played(director: Keyboard) -> None:
    played(director)
    director.types("rename e.event ann", "Anna Lee")
    assert director.figures("standings e.event")[0]["name"] == "Anna Lee"
    assert "Anna Lee" in director.types("show e.event --round 1")
    told = director.types("correct e.event 3 register", "Bobby Roy")
    assert "Bob is now called Bobby Roy" in told
    assert len(on_file("e.event").event.rounds) == 2
    director.types("drop e.event bobby")
    director.types("export e.event --to out")
    rows = Path("out/seats.csv").read_text(encoding="utf-8").splitlines()
    assert rows[1].startswith("1,1,round,1,Ann,Anna Lee,")


def test_a_name_that_became_free_can_be_taken(director: Keyboard) -> None:
    director.opens()
    director.types("rename e.event Ann Anna")
    director.types("register e.event Ann")
    names = [player.name for player in on_file("e.event").event.players.values()]
    assert names == ["Anna", "Bob", "Cid", "Dan", "Eve", "Fay", "Ann"]
    director.types("checkin e.event Ann")
    assert on_file("e.event").event.players["Ann (2)"].presence == "here"
