"""Results at the keyboard: in one line, step by step, and what the desk refuses or asks."""

from collections.abc import Iterator

import pytest

from kwoon.cli.tournament.commands import main
from kwoon.cli.tournament.files import load
from kwoon.tournament.event.acts import Correct, ReportResult
from kwoon.tournament.results.report import TableReport
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard
from tests.tournament.events import seat

AT = "--at 2026-12-09T"


@pytest.fixture
def seated(director: Keyboard) -> Keyboard:
    """Ann, Bob and Cid at a timed table since 9:06, an hour for it."""
    director.types(f"new e.event --name Open --type swiss --director Dora --judge Hugo --time-single {AT}09:00")
    director.types(f"register e.event Ann Bob Cid {AT}09:01")
    director.types(f"checkin e.event --all {AT}09:02")
    director.types(f"seat e.event --table Ann,Bob,Cid {AT}09:05")
    director.types(f"start e.event {AT}09:06")
    return director


def report() -> TableReport:
    told = load("e.event").event.table(1, 1).report
    assert told is not None
    return told


@rule("TR-5.4.a")
def test_one_short_line(seated: Keyboard) -> None:
    said = seated.types(f"result e.event 1 Ann! 15 bob 9 C 7 {AT}10:00")
    assert "Ann: winner, 4 MP, 15 GP" in said
    assert "Cid: loser, 0 MP, 7 GP" in said
    assert report().seats == (seat("Ann", total=15), seat("Bob", total=9), seat("Cid", total=7))


@rule("TR-5.5.d")
def test_a_time_out_in_one_line_with_options_anywhere(seated: Keyboard) -> None:
    seated.types(f"result e.event {AT}10:06 1 --by Dora time Ann 9/1 Bob 2s2p/1 Cid 4/3")
    assert report().seats == (seat("Ann", 1, total=9), seat("Bob", 1, seized=2, played=2), seat("Cid", 3, total=4))
    said = seated.types("show e.event")
    assert "Bob: winner, time-out, 2 MP, 12 GP" in said


def test_a_line_or_options_but_not_both(seated: Keyboard) -> None:
    assert "not both" in seated.refused("result e.event 1 Ann! 15 --winner Ann")
    assert "leave --seat" in seated.refused("result e.event 1 Ann! 15 --from-record x.kwoon")


@rule("TR-5.3", "TR-5.4.a", "TR-5.4.b", "TR-5.5.c", "TR-5.6.c", "SF-4.1.1")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Ann! 1p Bob 5s Cid 2p", "SF-4.1.1: Ann won with one Site of 5"),
        ("Ann! 5s points=3 Bob short=0", "TR-5.3: Ann: the cards give 20 game points, the slip says 3"),
        ("Ann! 5s Bob 1s/0 Cid", "TR-5.4.b: Bob is no Site short"),
        ("Ann! 400 Bob -500", "TR-5.3: Ann: no game gives 400"),
        ("time Ann 4s/4 Bob 1p/1 Cid /3", "TR-5.5.c: Ann has 4 toward victory, which is one Site short, not 4"),
        ("Ann! seized=3 seized=2", "TR-5.3: 'Ann! seized=3 seized=2' says seized twice"),
        ("Ann! 15 Bob out1 1", "TR-5.6.c: Bob decked out or left with 1"),
    ],
)
def test_what_cannot_be_is_refused_whatever_is_said(seated: Keyboard, words: str, told: str) -> None:
    assert told in seated.refused(f"result e.event 1 {words} --yes {AT}10:06")


@rule("TR-5.6.c")
def test_what_is_unlikely_takes_the_directors_word(seated: Keyboard) -> None:
    words = f"result e.event 1 Ann! 15 Bob decked 14 Cid 3 {AT}10:00"
    said = seated.refused(words)
    assert "\n  TR-5.6.c: Bob decked out or left with 14" in said
    assert "with --yes" in said
    seated.types(words + " --yes")
    assert report().seat("Bob").total == 14


@rule("TR-5.5")
def test_a_winner_long_after_time_is_asked_about(seated: Keyboard) -> None:
    said = seated.refused(f"result e.event 1 --winner Ann {AT}11:00")
    assert "TR-5.5: time was up at 10:06, and Ann is to have won within it" in said
    seated.types(f"result e.event 1 --winner Ann --time {AT}11:00")


@rule("TR-5.0.e")
def test_a_result_from_before_the_start_is_refused(seated: Keyboard) -> None:
    assert "TR-5.0.e" in seated.refused(f"result e.event 1 Ann! 15 {AT}09:05")


@rule("TR-5.3", "TR-5.5.c")
def test_a_correction_is_held_against_the_rules_too(seated: Keyboard) -> None:
    seated.types(f"result e.event 1 Ann! 15 Bob 9 Cid 7 {AT}10:00")
    number = len(load("e.event").entries)
    wrong = f"correct e.event {number} {AT}18:00 result 1 Ann! 1p Bob 3p Cid 2p"
    assert "SF-4.1.1" in seated.refused(wrong)
    seated.types(f"correct e.event {number} {AT}18:00 result 1 Bob! 15 Ann 9 Cid 7")
    assert report().victorious == ("Bob",)


def test_points_that_were_left_out_are_said(seated: Keyboard) -> None:
    assert main(f"result e.event 1 --winner Ann {AT}10:00".split()) == 0
    assert "Note: TR-5.3: no cards and no game points are told of Ann and Bob and Cid" in seated.capsys.readouterr().err


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the director will answer at a terminal; asking more is the end of the input."""
    said: list[str] = []

    def typed() -> Iterator[str]:
        while said:
            yield said.pop(0)

    def read(question: str) -> str:
        print(question)
        answer = next(typed(), None)
        if answer is None:
            raise EOFError
        return answer

    monkeypatch.setattr("kwoon.cli.tournament.ask.at_terminal", lambda: True)
    monkeypatch.setattr("builtins.input", read)
    return said


@rule("TR-5.4.a", "TR-5.6.b")
def test_step_by_step(seated: Keyboard, answers: list[str]) -> None:
    answers += ["x", "w", "Zoe", "ann", "", "3s2p", "9 oops", "9", "out1 3", ""]
    said = seated.types(f"result e.event 1 {AT}10:00")
    assert answers == []
    assert "Answer w or t or d." in said
    assert "Answer with names of this table" in said
    assert "'oops' is no figure" in said
    assert report() == TableReport(
        (seat("Ann", seized=3, played=2), seat("Bob", total=9), seat("Cid", decked=True, out=1, total=3)), ("Ann",)
    )


@rule("TR-5.5.c", "TR-5.5.e")
def test_step_by_step_at_time_out(seated: Keyboard, answers: list[str]) -> None:
    answers += ["t", "", "2s2p", "1", "12/1", "3", "many", "4", "y"]
    said = seated.types(f"result e.event 1 {AT}10:06")
    assert "Ann: Sites short of victory?" in said
    assert "Bob: Sites short of victory?" not in said, "it was given with the points"
    assert "Ann: tie, time-out, 1 MP, 12 GP" in said
    assert report().time_called
    assert [each.short for each in report().seats] == [1, 1, 4]


@rule("TR-5.7.a", "TR-5.6.a")
def test_step_by_step_by_other_means_and_by_decking(seated: Keyboard, answers: list[str]) -> None:
    answers += ["w", "Bob", "o", "2", "2", "11", "y"]
    seated.types(f"result e.event 1 {AT}10:00")
    assert report().unconventional
    seated.types("undo e.event")
    answers += ["d", "2p", "out1", "out2", ""]
    assert "everyone but Ann decked out or left" in seated.types(f"result e.event 1 {AT}10:00")


def test_step_by_step_begins_again_where_it_cannot_be(seated: Keyboard, answers: list[str]) -> None:
    answers += ["d", "2p", "2p", "out1", "w", "Bob", "", "5s", "2p", "3p", "d", "2p", "out2", "out1", ""]
    said = seated.types(f"result e.event 1 {AT}10:00")
    assert "That cannot be: TR-5.5: the game goes on" in said
    assert "That cannot be: SF-4.1.1: Bob won with 2 Sites of 5" in said


def test_leaving_the_questions_enters_nothing(seated: Keyboard, answers: list[str]) -> None:
    answers += ["w", "Ann"]
    assert "nothing was entered" in seated.refused(f"result e.event 1 {AT}10:00")
    answers += ["w", "Ann", "", "15", "9", "7", "n"]
    assert "not confirmed" in seated.refused(f"result e.event 1 {AT}10:00")


@rule("TR-5.6.c")
def test_what_is_unlikely_is_asked_at_a_terminal(seated: Keyboard, answers: list[str]) -> None:
    answers += ["n"]
    words = f"result e.event 1 Ann! 15 Bob decked 14 Cid 3 {AT}10:00"
    assert "not confirmed" in seated.refused(words)
    answers += ["y"]
    said = seated.types(words)
    assert "TR-5.6.c" in said
    assert "Is it so?" in said
    assert "--yes" not in said
    assert report().seat("Bob").total == 14


def test_a_table_with_its_result_asks_nothing(seated: Keyboard, answers: list[str]) -> None:
    answers += ["y", "y"]
    seated.types(f"result e.event 1 Ann! 15 Bob 9 Cid 7 {AT}10:00")
    assert "has its result" in seated.refused("result e.event 1")
    assert answers == ["y", "y"]


@rule("TR-2.4.b", "TR-1.0.d")
def test_the_log_keeps_what_was_taken_on_the_directors_word(seated: Keyboard) -> None:
    seated.types(f"result e.event 1 Ann! 30 Bob 9 Cid 7 --yes {AT}10:00")
    act = load("e.event").entries[-1].act
    assert isinstance(act, ReportResult)
    assert act.by_word == ("TR-5.3: Ann won with 30 game points; 5 Sites, the last one taken, give 7 to 20",)
    assert "Ann won with 30 game points" in seated.types("show e.event --log --json")


@rule("TR-2.4.b", "TR-5.3")
def test_a_corrected_slip_is_doubted_as_a_new_one_is(seated: Keyboard, answers: list[str]) -> None:
    seated.types(f"result e.event 1 Ann! 15 Bob 9 Cid 7 {AT}10:00")
    number = len(load("e.event").entries)
    for words in (f"correct e.event {number} result 1", "edit result e.event 1"):
        answers[:] = ["n"]
        assert "not confirmed" in seated.refused(f"{words} Ann! 30 Bob 9 Cid 7")
    answers[:] = ["y", "y"]
    seated.types("edit result e.event 1 Ann! 30 Bob 9 Cid 7")
    assert answers == []
    word = load("e.event").entries[-1].act
    assert isinstance(word, Correct)
    assert isinstance(word.act, ReportResult)
    assert len(word.act.by_word) == 1


@rule("TR-2.4.b")
def test_refusals_name_players_as_the_lists_do(seated: Keyboard) -> None:
    seated.types("rename e.event Ann", "Anna Lee")
    for words in ("Anna! 2s Bob 9 Cid 7", "Anna! 99 Bob 9 Cid 7", "Anna! 30 Bob 9 Cid 7"):
        said = seated.refused(f"result e.event 1 {words} {AT}10:00")
        assert "Anna Lee" in said
        assert "Ann " not in said.replace("Anna Lee", "")
    assert "did you mean Anna Lee?" in seated.refused("drop e.event Anne")
    words = "penalty e.event Anna --offence stalling --sanction disqualification --reason slow"
    assert "TR-5.1.d: Anna Lee has no penalty" in seated.refused(words)
    assert "TR-5.4.a: Anna Lee won" in seated.types(f"result e.event 1 Anna! 15 Bob 9 Cid 7 {AT}10:00")


@rule("TR-2.4.b", "TR-5.3")
def test_without_a_terminal_a_doubtful_correction_needs_a_yes(seated: Keyboard) -> None:
    seated.types(f"result e.event 1 Ann! 15 Bob 9 Cid 7 {AT}10:00")
    assert "--yes" in seated.refused("edit result e.event 1 Ann! 30 Bob 9 Cid 7")
    seated.types("edit result e.event 1 Ann! 30 Bob 9 Cid 7 --yes")
