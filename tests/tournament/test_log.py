"""The event as a log: folding, undoing, correcting, and the file that holds it."""

import json
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kwoon.tournament.errors import BrokenFile, Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.acts import Correct, Entry, Note, Undo
from kwoon.tournament.event.codec import act_from
from kwoon.tournament.event.file import dumps, loads
from kwoon.tournament.event.log import Desk, derive, effective
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.reading import FileError, Node
from kwoon.tournament.results.report import TableReport
from kwoon.tournament.simulate import Plan, simulate
from tests.rules import rule
from tests.tournament.events import OFFICIALS, TEN, Hall, event, seat

SOME = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played() -> Hall:
    hall = event()
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=10, Dan=9, Bob=4)
    return hall


def logs() -> st.SearchStrategy[tuple[Entry, ...]]:
    """Whole logs from simulated events, cut at any entry."""
    plans = st.builds(Plan, st.integers(0, 400), st.sampled_from(list(Kind)), st.integers(3, 11))
    return st.tuples(plans, st.floats(0, 1)).map(lambda drawn: _cut(simulate(drawn[0]).entries, drawn[1]))


def _cut(entries: tuple[Entry, ...], share: float) -> tuple[Entry, ...]:
    return entries[: 1 + int(share * (len(entries) - 1))]


@SOME
@given(logs())
def test_the_same_log_gives_the_same_event(entries: tuple[Entry, ...]) -> None:
    assert derive(entries) == derive(entries) == Desk.of(loads(dumps(entries))).event


@SOME
@given(logs(), st.data())
def test_an_undone_entry_never_happened(entries: tuple[Entry, ...], data: st.DataObject) -> None:
    standing = [entry.number for entry in effective(entries)[1:]]
    if not standing:
        return
    number = data.draw(st.sampled_from(standing))
    undone = Desk.of(entries).do(Undo(number), TEN)
    never = tuple(replace(entry, act=Note("")) if _speaks_of(entry, number) else entry for entry in entries)
    assert undone.event == derive(never)
    assert undone.do(Undo(len(undone.entries)), TEN).event == derive(entries)


def _speaks_of(entry: Entry, number: int) -> bool:
    return entry.number == number or (isinstance(entry.act, (Undo, Correct)) and entry.act.entry == number)


@SOME
@given(logs(), st.data())
def test_a_correction_is_a_replay_with_the_other_entry(entries: tuple[Entry, ...], data: st.DataObject) -> None:
    drops = [entry for entry in effective(entries) if isinstance(entry.act, acts.Register)]
    entry = data.draw(st.sampled_from(drops)) if drops else None
    if entry is None:
        return
    other = acts.Register("Newcomer", "A New Name")
    desk = Desk.of(entries).do(Correct(entry.number, other), TEN)
    replayed = tuple(replace(each, act=other) if each.number == entry.number else each for each in entries)
    assert desk.event == derive(replayed)
    assert len(desk.entries) == len(entries) + 1
    assert desk.changes


def test_a_corrected_result_is_recomputed_and_said_in_words() -> None:
    hall = played()
    slip = acts.ReportResult(1, 1, replace(hall.event.rounds[0].tables[0].report, victorious=("Bob",)))
    hall.do(Correct(hall.event.rounds[0].tables[0].entry, slip, "the slip was misread"))
    assert hall.row("Bob").total.match_points == 4
    assert hall.row("Ann").total.match_points == 0
    words = "\n".join(hall.desk.changes)
    assert "round 1 table 1: Ann loser 0/10, Bob winner 4/4" in words
    assert "Bob: rank 2, match points 4, game points 4; was rank 3" in words


def test_a_drop_that_is_undone_brings_the_player_back() -> None:
    hall = played()
    entry = hall.do(acts.Drop("Ann"))
    hall.do(Undo(entry))
    assert hall.desk.changes == ("Ann: here, was dropped",)
    assert "Ann" in hall.event.active


def test_what_becomes_impossible_is_reported_and_not_lost() -> None:
    hall = event(kind=Kind.SINGLE)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    entry = hall.event.rounds[0].tables[0].entry
    assert entry is not None
    hall.seat("Ann Dan")
    last = hall.win("Ann")
    slip = acts.ReportResult(1, 1, replace(hall.event.rounds[0].tables[0].report, victorious=("Bob",)))
    hall.do(Correct(entry, slip))
    assert [problem.entry for problem in hall.event.problems] == [last - 1, last]
    assert "Ann is out of the event" in hall.event.problems[0].why
    assert any("is now impossible" in line for line in hall.desk.changes)
    assert len(hall.desk.entries) == last + 1
    hall.do(Undo(last + 1))
    assert hall.event.problems == ()
    assert any("possible again" in line for line in hall.desk.changes)


def test_the_last_word_on_an_entry_counts() -> None:
    hall = played()
    entry = hall.do(acts.Drop("Ann"))
    hall.do(Correct(entry, acts.Drop("Bob")))
    assert hall.event.active == ("Ann", "Cid", "Dan", "Eve", "Fay")
    undo = hall.do(Undo(entry))
    assert len(hall.event.active) == 6
    hall.do(Undo(undo))
    assert hall.event.active == ("Ann", "Cid", "Dan", "Eve", "Fay")


def test_a_wrong_time_can_be_corrected() -> None:
    hall = event()
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    entry = hall.do(acts.Start(1), 30)
    hall.do(Correct(entry, acts.Start(1), at=TEN), 31)
    assert hall.table().clock.started == TEN
    assert hall.desk.changes[0] == "round 1 table 1: time until 11:00, was until 11:30"


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (Undo(1), "cannot be undone"),
        (Undo(99), "there is no entry 99"),
        (Correct(2, acts.Drop("Ann")), "is a register and is corrected by another one, not by a drop"),
        (acts.Drop("Zoe"), "nobody is registered as 'Zoe'"),
        (acts.Register("Ann"), "registered already"),
        (acts.Register("ann"), "called ann already"),
        (acts.Register(" "), "needs a name"),
        (acts.CheckIn("Ann"), "here already"),
        (acts.ReportResult(3, 1, None), "there is no round 3"),  # type: ignore[arg-type]
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(act: acts.Act, words: str) -> None:
    event().refuses(act, words)


def test_a_word_about_a_word_is_refused() -> None:
    hall = played()
    entry = hall.do(acts.Drop("Ann"))
    undo = hall.do(Undo(entry))
    hall.refuses(Undo(entry), "undone already")
    hall.refuses(Correct(undo, acts.Drop("Bob")), f"speaks of entry {entry}")


def test_a_time_with_an_offset_is_refused() -> None:
    from datetime import UTC

    with pytest.raises(Refused, match="without an offset"):
        event().desk.do(Note("now"), TEN.replace(tzinfo=UTC))


@rule("TR-6.2.b")
def test_the_size_of_the_final_stays_after_round_one() -> None:
    hall = event(kind=Kind.SWISS_FINAL)
    bigger = replace(hall.event.setup, final_size=4)
    hall.do(Correct(1, bigger))
    assert hall.event.setup.final_size == 4
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.refuses(Correct(1, replace(bigger, final_size=3)), "before round one")
    hall.do(Correct(1, replace(bigger, name="Summer Open")))
    assert hall.event.setup.name == "Summer Open"


# The file


def lines() -> list[str]:
    return dumps(played().desk.entries).split("\n")


def test_a_file_is_readable_and_comes_back() -> None:
    hall = played()
    text = dumps(hall.desk.entries)
    assert loads(text) == hall.desk.entries
    first = json.loads(text.split("\n")[2])
    assert (first["n"], first["act"], first["with"]) == (2, "register", {"player": "Ann"})


def broken(text: str) -> BrokenFile:
    with pytest.raises(BrokenFile) as found:
        loads(text)
    return found.value


@pytest.mark.parametrize("text", ["", "hello\n", "[1]\n", '{"kwoon": "game"}\n', "\x00\x01"])
def test_a_foreign_file(text: str) -> None:
    error = broken(text)
    assert error.line == 1
    assert "no Kwoon event file" in str(error)


def test_a_file_of_another_version() -> None:
    assert "version 9" in str(broken('{"kwoon": "tournament event", "version": 9}\n'))


def test_a_file_cut_off_within_a_line() -> None:
    text = "\n".join(lines())
    error = broken(text[:-30])
    assert error.line == len(lines()) - 1
    assert "cut off" in str(error)


def test_a_file_cut_off_between_lines() -> None:
    kept = lines()[:6]
    error = broken("\n".join(kept) + "\n")
    assert error.line == 6
    assert "ends after 5 entries; its header says" in str(error)


@pytest.mark.parametrize("number", [2, 5, 10])
def test_an_edited_line_is_named(number: int) -> None:
    found = lines()
    found[number - 1] = found[number - 1].replace('"at": "2026', '"at": "2027')
    error = broken("\n".join(found))
    assert error.line == number
    assert "edited" in str(error)


def test_a_line_taken_out_is_noticed() -> None:
    found = lines()
    del found[4]
    assert broken("\n".join(found)).line == 5


@given(st.integers(0, 3000), st.characters(exclude_categories=["Cs"]))
@settings(max_examples=60, deadline=None)
def test_any_changed_character_is_noticed(place: int, letter: str) -> None:
    text = dumps(SMALL.entries)
    place %= len(text)
    changed = text[:place] + letter + text[place + 1 :]
    try:
        same = loads(changed) == SMALL.entries
    except BrokenFile:
        return
    assert same


SMALL = event("Ann Bob Cid").desk


def test_data_that_does_not_fit_is_named_with_its_place() -> None:
    def misfit(**data: object) -> str:
        with pytest.raises(FileError) as found:
            act_from(Node(data, ""))
        return str(found.value)

    assert "act: is 'fly'; expected one of setup, appoint" in misfit(act="fly")
    assert "register: has no 'player'; expected a field 'player'" in misfit(act="register")
    assert "register: has no 'age'; expected only player, name" in misfit(act="register", player="Ann", age=3)
    assert "register.player: is the number 3; expected a text" in misfit(act="register", player=3)
    assert "start.round: is True; expected a whole number" in misfit(act="start", round=True)
    assert "penalty.offence: is 'nap'; expected one of stalling" in misfit(
        act="penalty", player="A", offence="nap", sanction="warning", reason="r", judge="j"
    )
    assert "seat.tables: is the number 3; expected a list" in misfit(act="seat", round=1, tables=3)
    assert "seat.tables[0]: is the number 3; expected an object" in misfit(act="seat", round=1, tables=[3])
    assert "correct.did: is the number 3; expected an object" in misfit(act="correct", entry=1, did=3)
    finish = {"act": "finish"}
    assert "correct.at: is 'noon'; expected a time like" in misfit(act="correct", entry=1, did=finish, at="noon")
    assert "with an offset" in misfit(act="correct", entry=1, did=finish, at="2026-05-01T14:05:00+02:00")


def test_every_act_survives_the_file() -> None:
    hall = Hall(Desk.open(replace(event().event.setup, officials=OFFICIALS), TEN))
    everything: list[acts.Act] = [
        acts.Register("Ann", "Ann Lee"),
        acts.Appoint(OFFICIALS),
        acts.Appeal(1, "Ann", "Hugo", "no", True),
        acts.ReportResult(1, 1, hall_report()),
        Correct(2, acts.Register("Bob"), at=TEN),
        acts.Finish(),
    ]
    entries = tuple(Entry(n, TEN, act, "Dora") for n, act in enumerate(everything, 2))
    entries = (*hall.desk.entries, *entries)
    assert loads(dumps(entries)) == entries


def hall_report() -> TableReport:
    return TableReport((seat("Ann", 2, seized=1, decked=True, out=1), seat("Bob", total=3)), ("Bob",))


def test_a_correction_that_leaves_the_result_as_it_is_is_told_too() -> None:
    """Found by chance: a tally with as many points as before changed the event without a word."""
    assert simulate(Plan(101, Kind.SWISS, 3)).entries
