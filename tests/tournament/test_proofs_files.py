"""The director's files: what is broken is said with its place, what can be saved is saved, nothing else is touched.

They are the materials that the director answers for (TR-2.1.a), and the weeks that an organiser keeps (TR-A2.c).
"""

import csv
import io
import json
from dataclasses import replace
from datetime import date, datetime

import pytest

from kwoon.tournament.decks.lists import DeckList
from kwoon.tournament.errors import BrokenFile
from kwoon.tournament.event import acts
from kwoon.tournament.event.acts import Correct, Entry, LetStand, Note, Undo
from kwoon.tournament.event.codec import act_from, to_data
from kwoon.tournament.event.export import export_csv, export_json, harmless
from kwoon.tournament.event.file import dumps, entry_from, loads
from kwoon.tournament.event.salvage import Salvage, continues, restore, salvage
from kwoon.tournament.leagues import league as leagues
from kwoon.tournament.leagues.file import from_json, to_json
from kwoon.tournament.reading import FileError, Node, read_json
from tests.rules import rule
from tests.tournament.events import TEN, event, seat

HALL = event("Ann Bob Cid")
ENTRIES = HALL.desk.entries
LINES = dumps(ENTRIES).split("\n")


def saved(*changed: tuple[int, str | None]) -> Salvage:
    """What is left of the file once these lines read so (None: gone)."""
    lines: list[str | None] = list(LINES)
    for number, text in changed:
        lines[number] = text
    return salvage("\n".join(line for line in lines if line is not None))


def edited(number: int, old: str, new: str) -> tuple[int, str]:
    assert old in LINES[number]
    return number, LINES[number].replace(old, new)


@rule("TR-2.1.a")
def test_an_edited_entry_is_read_as_it_stands_and_named_be_it_the_first_or_a_later_one():
    first = saved(edited(1, "Spring Open", "Autumn Open"))
    assert first.changed == (1,)
    assert first.entries[1].act.name == "Autumn Open"
    later = saved(edited(4, "Bob", "Rob"))
    assert later.changed == (4,)
    assert later.entries[4].act == acts.Register("Rob")
    assert len(first.entries) == len(later.entries) == first.count == later.count == 7
    both = saved(edited(1, "Spring", "Autumn"), edited(7, "Cid", "Sid"))
    assert both.changed == (1, 7)
    assert saved().changed == ()
    assert saved().entries == dict(enumerate(ENTRIES, 1))


@rule("TR-2.1.a")
def test_a_file_without_its_header_keeps_every_entry():
    found = saved((0, None))
    assert (found.entries, found.unread, found.changed, found.count) == (dict(enumerate(ENTRIES, 1)), {}, (), 7)
    rubbish = saved((0, "rubbish"))
    assert (rubbish.entries, rubbish.changed, rubbish.count) == (found.entries, (), 7)
    without_a_number = saved((0, '{"kwoon": "tournament event", "version": 1}'))
    assert (without_a_number.entries, without_a_number.count) == (found.entries, 7)


@rule("TR-2.1.a")
def test_an_empty_file_has_no_entries():
    assert salvage("") == Salvage({}, {}, (), 0)
    assert restore(salvage("")) is None
    assert salvage("\n\n").count == 0


@rule("TR-2.1.a")
def test_lines_that_are_gone_leave_the_others_their_numbers():
    for gone in range(1, 8):
        found = saved((gone, None))
        assert found.entries == {n: each for n, each in enumerate(ENTRIES, 1) if n != gone}
        assert (found.unread, found.changed, found.count) == ({}, (), 7)
    most = saved(*[(number, None) for number in range(2, 7)])
    assert most.entries == {1: ENTRIES[0], 7: ENTRIES[6]}
    cut = salvage("\n".join(LINES[:5]))
    assert (list(cut.entries), cut.count) == ([1, 2, 3, 4], 7)


@rule("TR-2.1.a")
def test_the_last_number_that_can_be_is_the_one_that_the_header_promises():
    header = json.dumps({"kwoon": "tournament event", "version": 1, "entries": 4, "check": ""})
    text = "\n".join([header, LINES[1], LINES[4]])
    assert list(salvage(text).entries) == [1, 4]
    beyond = salvage("\n".join([header, LINES[1], LINES[5]]))
    assert (list(beyond.entries), list(beyond.unread), beyond.count) == ([1], [2], 4)


@rule("TR-2.1.a")
def test_a_number_that_cannot_be_is_that_of_the_next_line():
    for number in ("0", "true", "1", '"3"', "900"):
        line = LINES[3].replace('"n": 3', f'"n": {number}')
        found = saved((3, line))
        assert list(found.unread.items()) == [(3, line[:160])], number
        assert sorted(found.entries) == [1, 2, 4, 5, 6, 7], number


@rule("TR-2.1.a")
def test_of_an_unreadable_line_its_beginning_is_kept():
    long = "x" * 160 + "y"
    assert saved((3, long)).unread == {3: "x" * 160}
    assert saved((3, "x" * 160)).unread == {3: "x" * 160}
    assert saved((3, "[1, 2]")).unread == {3: "[1, 2]"}


@rule("TR-2.1.a")
def test_an_empty_line_hides_nothing_and_zeros_hide_what_was_before():
    empty = saved((3, "\n" + LINES[3].replace("check in", "late")))
    assert (sorted(empty.entries), empty.changed) == ([1, 2, 3, 4, 5, 6, 7], (3,))
    for blank in ("\x00\x00", " \t", "\r"):
        hidden = saved((3, f"{blank}\n" + LINES[3].replace("check in", "late")))
        assert (sorted(hidden.entries), hidden.changed, hidden.unread) == ([1, 2, 3, 4, 5, 6, 7], (), {})
        lost = saved((3, blank))
        assert (sorted(lost.entries), lost.changed, lost.unread, lost.count) == ([1, 2, 4, 5, 6, 7], (), {}, 7)
        twice = saved((3, f"{blank}\n"), edited(6, "Cid", "Sid"))
        assert twice.changed == (6,)


@rule("TR-2.1.a")
def test_a_line_without_its_check_value_was_changed_and_says_nothing_of_the_next():
    data = json.loads(LINES[3])
    del data["check"]
    found = saved((3, json.dumps(data)), edited(4, "Bob", "Rob"))
    assert found.changed == (3,)
    assert found.entries[4].act == acts.Register("Rob")
    again = saved((3, json.dumps(data)), edited(5, "Bob", "Rob"))
    assert again.changed == (3, 5)


@rule("TR-2.1.a")
def test_a_copy_is_of_the_same_log_or_helps_nobody():
    found = saved()
    other = replace(ENTRIES[3], by="Zoe")
    assert continues(found, ENTRIES)
    assert continues(found, ENTRIES[:1])
    assert not continues(found, ())
    assert not continues(found, (*ENTRIES[:3], other))
    assert not continues(found, (*ENTRIES[:3], other, *ENTRIES[4:]))
    longer = salvage("\n".join(LINES[:4]) + "\n")
    assert continues(longer, (*ENTRIES[:3], other))
    changed = saved(edited(4, "Bob", "Rob"))
    assert continues(changed, ENTRIES)
    assert restore(changed, ENTRIES).entries == ENTRIES
    assert restore(changed, (*ENTRIES[:3], other)).entries[3] == other
    assert restore(found, (replace(ENTRIES[0], by="Zoe"), *ENTRIES[1:])).entries == ENTRIES


@rule("TR-2.1.a")
def test_what_was_changed_is_told_only_where_the_copy_does_not_reach():
    changed = saved(edited(3, "Ann", "Nan"), edited(5, "Bob", "Rob"))
    assert changed.changed == (3, 5)
    for length, left in ((1, (3, 5)), (2, (3, 5)), (3, (5,)), (4, (5,)), (5, ()), (7, ())):
        assert restore(changed, ENTRIES[:length]).changed == left
    gone = saved((2, None), (3, None))
    for length, taken in ((1, 0), (2, 1), (3, 2), (7, 2)):
        assert restore(gone, ENTRIES[:length]).from_copy == taken


@rule("TR-2.1.a")
def test_a_gap_is_a_note_and_an_end_that_is_gone_is_only_told():
    restored = restore(saved((3, None), (7, None)))
    assert restored.entries == (*ENTRIES[:2], Entry(3, ENTRIES[1].at, Note("lost: entry 3")), *ENTRIES[3:6])
    assert restored.lost == ("entry 3", "entry 7")
    assert restore(saved((1, None))) is None
    assert restore(saved((1, LINES[2].replace('"n": 2', '"n": 1')))) is None


def broken(text: str) -> BrokenFile:
    with pytest.raises(BrokenFile) as found:
        loads(text)
    return found.value


@rule("TR-2.1.a")
def test_a_foreign_file_is_shown_as_far_as_forty_signs():
    assert broken("x" * 40).why.endswith(f"not '{'x' * 40}'")
    assert broken("x" * 41).why.endswith(f"not '{'x' * 40}...'")
    assert broken("[]").line == 1
    assert broken('{"kwoon": "league"}\n').line == 1
    assert "version 2; this Kwoon reads version 1" in broken('{"kwoon": "tournament event", "version": 2}\n').why


@rule("TR-2.1.a")
def test_a_file_that_ends_too_early_or_begins_with_something_else():
    header = {"kwoon": "tournament event", "version": 1, "entries": 0, "check": ""}
    nothing = broken(json.dumps(header) + "\n")
    assert (nothing.line, nothing.why) == (1, "the first entry must set up the event")
    noted = dumps((Entry(1, TEN, Note("hello")), Entry(2, TEN, Note("again"))))
    assert (broken(noted).line, broken(noted).why) == (2, "the first entry must set up the event")
    early = broken("\n".join(LINES[:4]) + "\n")
    assert (early.line, early.why) == (4, "the file ends after 3 entries; its header says 7")
    exchanged = broken("\n".join([LINES[0].replace('"check": "', '"check": "0'), *LINES[1:]]))
    assert (exchanged.line, "a line was exchanged" in exchanged.why) == (1, True)
    cut = broken("\n".join(LINES)[:-1])
    assert (cut.line, "cut off" in cut.why) == (8, True)


@rule("TR-2.1.a")
@pytest.mark.parametrize(
    ("act", "spoken", "fits"),
    [
        (lambda n: {"act": "undo", "with": {"entry": n}}, 5, False),
        (lambda n: {"act": "undo", "with": {"entry": n}}, 4, True),
        (lambda n: {"act": "undo", "with": {"entry": n}}, 1, True),
        (lambda n: {"act": "undo", "with": {"entry": n}}, 0, False),
        (lambda n: {"act": "let stand", "with": {"entries": [2, n], "word": "Dora"}}, 4, True),
        (lambda n: {"act": "let stand", "with": {"entries": [2, n], "word": "Dora"}}, 5, False),
        (lambda n: {"act": "correct", "with": {"entry": n, "did": {"act": "note", "text": "x"}}}, 4, True),
        (lambda n: {"act": "correct", "with": {"entry": n, "did": {"act": "note", "text": "x"}}}, 6, False),
    ],
)
def test_an_entry_speaks_only_of_those_before_it(act, spoken, fits):
    data = {"n": 5, "at": TEN.isoformat(), **act(spoken)}
    if fits:
        assert entry_from(data, 6, 5).number == 5
        return
    with pytest.raises(BrokenFile) as found:
        entry_from(data, 6, 5)
    assert (found.value.line, found.value.why) == (6, f"entry 5 speaks of entry {spoken}, which is not before it")


@rule("TR-2.1.a")
def test_an_entry_has_its_number_time_act_and_details_and_nothing_else():
    good = {"n": 5, "at": TEN.isoformat(), "act": "note", "with": {"text": "x"}, "by": "Dora"}
    assert entry_from(dict(good), 6, 5) == Entry(5, TEN, Note("x"), "Dora")
    for wrong, why in (
        ({"n": 4}, "this should be entry 5"),
        ({"more": 1}, "an entry has n, at, act, with"),
        ({"with": []}, "an entry has n, at, act, with"),
        ({"at": "soon"}, "at: is 'soon'; expected a time like 2026-05-01T14:05:00"),
        ({"at": "2026-05-02T10:00:00+02:00"}, "with an offset; expected a time of the hall's own"),
        ({"at": 5}, "at: is the number 5; expected a text"),
        ({"by": 5}, "by: is the number 5; expected a text"),
        ({"act": "sing"}, "act: is 'sing'; expected one of setup"),
        ({"with": {}}, "note: has no 'text'; expected a field 'text'"),
        ({"with": {"text": "x", "loud": True}}, "note: has no 'loud'; expected only text"),
    ):
        with pytest.raises(BrokenFile) as found:
            entry_from({**good, **wrong}, 6, 5)
        assert found.value.line == 6
        assert why in found.value.why


@rule("TR-2.1.a")
def test_a_value_is_written_without_what_goes_without_saying_and_comes_back():
    assert to_data(acts.Register("Ann")) == {"act": "register", "player": "Ann"}
    assert to_data(acts.Register("Ann", "Ann Lee")) == {"act": "register", "player": "Ann", "name": "Ann Lee"}
    assert to_data(acts.Pause(1)) == {"act": "pause", "round": 1}
    when = datetime(2026, 5, 2, 11, 30)
    for act in (
        acts.Pause(1, 2, "alarm"),
        Undo(3, "oops"),
        Correct(3, Note("other"), "typo", when),
        LetStand((2, 3), "Dora"),
        acts.RegisterDeck("Ann", DeckList("Monks", ("5 Kung Fu Student",), "M"), ("1 City Park",)),
        acts.ReportResult(1, 2, HALL_REPORT),
    ):
        assert act_from(Node(json.loads(json.dumps(to_data(act))), "")) == act


HALL_REPORT = acts.TableReport((seat("Ann", 1, seized=2), seat("Bob", decked=True, out=1)), ("Ann",), True, True)


@rule("TR-2.1.a")
def test_a_value_that_does_not_fit_is_told_with_its_place():
    def why(act: object) -> str:
        with pytest.raises(FileError) as found:
            act_from(Node(act, ""))
        return str(found.value)

    seats = [{"player": "Ann", "tally": {"seized": "two"}}]
    told = why({"act": "result", "round": 1, "table": 1, "report": {"seats": seats}})
    assert told == "result.report.seats[0].tally.seized: is 'two'; expected a whole number"
    half = {"act": "result", "round": 1, "table": True}
    assert why(half) == "result.table: is True; expected a whole number"
    assert why({"act": "pause", "round": 1, "table": "x"}) == "pause.table: is 'x'; expected a whole number"
    assert why({"act": "rule"}).startswith("act: is 'rule'; expected one of setup, appoint,")
    assert why([1]) == "the file: is a list; expected an object"
    assert why({}) == "the file: has no 'act'; expected a field 'act'"
    deeper = {"act": "correct", "entry": 1, "did": {"act": "note", "text": 5}}
    assert why(deeper) == "correct.did.note.text: is the number 5; expected a text"
    assert why({"act": "seat", "round": 1, "tables": {}}) == "seat.tables: is an object; expected a list"
    flag = {"act": "appeal", "ruling": 1, "by": "", "judge": "", "decision": "", "overruled": 1}
    assert why(flag) == "appeal.overruled: is the number 1; expected true or false"


@rule("TR-A2.c")
def test_a_node_reads_what_it_should_and_nothing_else():
    root = Node({"a": {"b": [1, "", None, True, "x"]}, "n": -1}, "")
    inner = root.get("a").get("b")
    assert (root.get("a").path, inner.path, inner.items()[2].path) == ("a", "a.b", "a.b[2]")
    assert [(name, each.path) for name, each in root.fields()] == [("a", "a"), ("n", "n")]
    assert [(name, each.path) for name, each in root.get("a").fields()] == [("b", "a.b")]
    assert (root.has("a"), root.has("z"), inner.has("a")) == (True, False, False)
    one, empty, null, true, word = inner.items(5)
    assert (one.whole(), one.whole(1), empty.words(), true.flag(), word.text(), word.one_of(["x"])) == (
        *(1, 1, "", True),
        *("x", "x"),
    )
    assert root.get("n").whole() == -1
    for call, why in (
        (lambda: one.whole(2), "a.b[0]: is 1; expected a whole number of 2 or more"),
        (lambda: root.get("n").whole(0), "n: is -1; expected a whole number of 0 or more"),
        (word.whole, "a.b[4]: is 'x'; expected a whole number"),
        (lambda: true.whole(0), "a.b[3]: is True; expected a whole number of 0 or more"),
        (empty.text, "a.b[1]: is the empty text ''; expected a text"),
        (null.words, "a.b[2]: is null; expected a text"),
        (one.flag, "a.b[0]: is the number 1; expected true or false"),
        (lambda: word.one_of(["y", "z"]), "a.b[4]: is 'x'; expected one of y, z"),
        (lambda: one.one_of(["y"]), "a.b[0]: is 1; expected one of y"),
        (lambda: inner.items(4), "a.b: has 5 elements; expected 4"),
        (word.items, "a.b[4]: is a text; expected a list"),
        (lambda: inner.get("x"), "a.b: is a list; expected an object"),
        (true.fields, "a.b[3]: is true or false; expected an object"),
        (lambda: root.get("z"), "the file: has no 'z'; expected a field 'z'"),
    ):
        with pytest.raises(FileError) as found:
            call()
        assert str(found.value) == why


@rule("TR-A2.c")
def test_a_file_of_another_kind_or_version():
    good = {"kwoon": "league", "version": 3}
    assert read_json(json.dumps(good), "league", 3).value == good
    for text, why in (
        (
            "{",
            "line 1, column 2: is not JSON (Expecting property name enclosed in double quotes); expected a league",
        ),
        ("9" * 5000, "the file: is not JSON (Exceeds the limit"),
        ('{"a":\n x}', "line 2, column 2: is not JSON"),
        (json.dumps({**good, "kwoon": "draft"}), "kwoon: is 'draft'; expected one of league"),
        (json.dumps({**good, "version": 2}), "version: is 2; expected 3"),
        (json.dumps({**good, "version": 0}), "version: is 0; expected a whole number of 1 or more"),
        ("[" * 100_000, "is nested too deeply; expected a league as it was saved"),
    ):
        with pytest.raises(FileError) as found:
            read_json(text, "league", 3)
        assert why in str(found.value)
    assert read_json(json.dumps({**good, "version": 1}), "league", 1).get("version").whole() == 1


def league() -> leagues.League:
    made = leagues.plan("Spring", "Dora", date(2026, 3, 2), ("Final Brawl", "One Hundred Names"), finals=3)
    scores = {"Ann": leagues.Score(4, 12), "Bob": leagues.Score(0, -2), "Cid": leagues.Score(0, 5)}
    return leagues.record(made, 1, scores, [[["Ann"], ["Bob", "Cid"]]], "abc")


@rule("TR-A2.a", "TR-A2.b")
def test_a_league_comes_back_from_its_file():
    saved_league = league()
    assert from_json(to_json(saved_league)) == saved_league
    skipped = leagues.skip(saved_league, 2)
    assert from_json(to_json(skipped)) == skipped
    data = json.loads(to_json(saved_league))
    del data["earlier"]
    for week in data["weeks"]:
        del week["games"], week["event"]
    old = from_json(json.dumps(data))
    assert (old.earlier, old.weeks[0].games, old.weeks[0].event) == ((), (), "")
    assert [week.number for week in old.weeks] == list(range(1, 14))


@rule("TR-A2.a", "TR-A2.c")
@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["weeks"].pop(), "weeks: has 12 elements; expected 13"),
        (lambda data: data.update(finals=-1), "finals: is -1; expected a whole number of 0 or more"),
        (lambda data: data.update(name=""), "name: is the empty text ''; expected a text"),
        (lambda data: data["weeks"][2].update(day="soon"), "weeks[2].day: is 'soon'; expected a day as 2026-03-31"),
        (lambda data: data["weeks"][2].update(day=""), "weeks[2].day: is the empty text ''; expected a text"),
        (lambda data: data["weeks"][2].update(day=3), "weeks[2].day: is the number 3; expected a text"),
        (lambda data: data["weeks"][2].update(format="Chess"), "weeks[2].format: is 'Chess'; expected one of Final"),
        (lambda data: data["weeks"][2].update(note=5), "weeks[2].note: is the number 5; expected a text"),
        (lambda data: data["weeks"][2].update(games=[[["Ann"]]]), "weeks[2].games[0]: is a game of Ann; expected two"),
        (lambda data: data["weeks"][2].update(games=[[]]), "weeks[2].games[0]: is a game of nobody; expected two or"),
        (
            lambda data: data["weeks"][2].update(games=[[["Ann"], ["Bob", "Ann"]]]),
            "weeks[2].games[0]: is a game of Ann, Bob, Ann; expected two or more different players",
        ),
        (lambda data: data["weeks"][0]["scores"].update(Ann=[4]), "weeks[0].scores.Ann: has 1 elements; expected 2"),
        (
            lambda data: data.update(earlier=[{"what": "w", "weeks": [{"week": 14}], "skipped": []}]),
            "earlier[0].weeks[0].week: is 14; expected a week from 1 to 13",
        ),
        (
            lambda data: data.update(earlier=[{"what": "w", "weeks": [{"week": 0}], "skipped": []}]),
            "earlier[0].weeks[0].week: is 0; expected a whole number of 1 or more",
        ),
    ],
)
def test_a_broken_league_file_says_where(change, why):
    data = json.loads(to_json(league()))
    change(data)
    with pytest.raises(FileError) as found:
        from_json(json.dumps(data))
    assert str(found.value).startswith(why)


@rule("TR-A2.a")
def test_a_league_file_takes_weeks_one_and_thirteen_and_games_of_two():
    data = json.loads(to_json(league()))
    last, first = {**data["weeks"][12], "week": 13}, {**data["weeks"][0], "week": 1}
    data["earlier"] = [{"what": "w", "weeks": [first, last], "skipped": ["2026-03-09"]}]
    data["weeks"][2]["games"] = [[["Ann"], ["Bob"]], [["Ann", "Bob"]]]
    found = from_json(json.dumps(data))
    assert [week.number for week in found.earlier[0].weeks] == [1, 13]
    assert found.earlier[0].skipped == (date(2026, 3, 9),)
    assert found.weeks[2].games == ((("Ann",), ("Bob",)), (("Ann", "Bob"),))


def table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text)))


@rule("TR-6.2.a")
def test_the_standings_of_one_player_and_of_none_are_tables_too():
    one = export_csv(event("Ann").desk)["standings.csv"]
    assert [(row["rank"], row["player"], row["why"]) for row in table(one)] == [("1", "Ann", "")]
    assert export_csv(event("").desk)["standings.csv"] == "rank,player\n"


@rule("TR-4.0.d", "TR-5.6.b", "TR-8.3.d")
def test_seats_of_a_table_before_and_after_its_result():
    hall = event("Ann Bob Cid Dan Eve", time_single=True)
    hall.do(acts.Seat(1, (acts.SeatTable(("Ann", "Bob", "Cid", "Dan"), first="Cid"),), ("Eve",), seed=7))
    hall.do(acts.Drop("Dan"))
    before = table(export_csv(hall.desk)["seats.csv"])
    assert [row["seat"] for row in before] == ["1", "2", "3", "4"]
    assert [row["first_turn"] for row in before] == ["no", "no", "yes", "no"]
    assert [row["left"] for row in before] == ["no", "no", "no", "yes"]
    assert [row["outcome"] + row["match_points"] + row["seized"] for row in before] == [""] * 4
    one = export_json(hall.desk)["rounds"][0]
    assert (one["tables"][0]["ending"], one["tables"][0]["scored"], one["tables"][0]["started"]) == (None, None, None)
    assert one["byes"] == [{"player": "Eve", "outcome": "bye", "match_points": 4, "game_points": 0, "out": None}]
    assert (one["seed"], one["tables"][0]["limit_minutes"], one["tables"][0]["extra_minutes"]) == (7, 85, 0)
    hall.do(acts.Start(1))
    hall.report(seat("Ann", seized=5), seat("Bob"), seat("Cid"), seat("Dan", decked=True, out=1), victorious=("Ann",))
    after = table(export_csv(hall.desk)["seats.csv"])
    assert [row["match_points"] for row in after] == ["4", "0", "0", "0"]
    assert [row["decked"] for row in after] == ["no", "no", "no", "yes"]
    assert [row["eliminated"] for row in after] == ["", "", "", "1"]
    one = export_json(hall.desk)["rounds"][0]["tables"][0]
    assert (one["ending"], one["started"], one["entry"]) == ("victory", "2026-05-02T10:00:00", len(hall.desk.entries))


@rule("TR-4.0.b")
def test_decks_are_exported_with_their_cards_where_they_are_registered():
    hall = event("Ann Bob Cid")
    hall.do(acts.RegisterDeck("Bob", DeckList("Paper")))
    hall.do(acts.RegisterDeck("Cid", DeckList("Parks", ("3 City Park", "2 Family Home"))))
    assert [row["deck"] for row in table(export_csv(hall.desk)["players.csv"])] == ["", "Paper", "Parks"]
    assert table(export_csv(hall.desk)["decks.csv"]) == [
        {"player": "Cid", "deck": "Parks", "count": "3", "title": "City Park"},
        {"player": "Cid", "deck": "Parks", "count": "2", "title": "Family Home"},
    ]
    decks = [each["deck"] for each in export_json(hall.desk)["players"]]
    assert decks[0] is None
    assert [each["cards"] for each in decks[1:]] == [{}, {"City Park": 3, "Family Home": 2}]


@rule("TR-2.1.a")
def test_what_a_spreadsheet_would_take_for_a_formula_is_disarmed():
    for text in ("=1+1", "+1", "-1", "@x", "\tx", "\rx", "  =1", "\n=1"):
        assert harmless(text) == f"'{text}"
    for text in ("Ann", "", "1=1", "a@b", "x-1"):
        assert harmless(text) == text
