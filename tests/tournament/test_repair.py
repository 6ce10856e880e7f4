"""A damaged file: `repair` brings back all that can be, says exactly what is lost, and loses nothing else."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kwoon.tournament.event.acts import Drop, Note
from kwoon.tournament.event.file import dumps, loads
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.salvage import continues, restore, salvage
from tests.tournament.desk_cli import Keyboard
from tests.tournament.events import TEN, Hall, event

FILE = Path("e.event")
COPY = Path("e.event.bak")


def lines() -> list[str]:
    return FILE.read_text(encoding="utf-8").split("\n")


def write(found: list[str]) -> None:
    FILE.write_text("\n".join(found), encoding="utf-8")


@pytest.fixture
def desk(director: Keyboard) -> Keyboard:
    director.opens()
    director.types("drop e.event Fay")
    return director


def test_a_file_that_was_cut_off_comes_back_whole_from_its_copy(desk: Keyboard) -> None:
    whole = FILE.read_bytes()
    for cut in (0, 3, len(whole) // 2, len(whole) - 4):
        FILE.write_bytes(whole[:cut])
        assert "kwoon tournament repair e.event" in desk.refused("show e.event") or cut == 0
        assert "Nothing is lost." in desk.types("repair e.event")
        assert FILE.read_bytes() == whole
        assert COPY.read_bytes() == whole
    desk.types("drop e.event Ann")


def test_the_damaged_file_is_kept_beside_it(desk: Keyboard) -> None:
    for number, name in enumerate(("e.event.damaged", "e.event.damaged.2"), 1):
        FILE.write_bytes(b"rubbish %d" % number)
        desk.types("repair e.event")
        assert Path(name).read_bytes() == b"rubbish %d" % number


def test_a_file_that_is_gone_comes_back(desk: Keyboard) -> None:
    whole = FILE.read_bytes()
    FILE.unlink()
    desk.types("repair e.event")
    assert FILE.read_bytes() == whole


def test_a_file_that_is_not_text_any_more_comes_back(desk: Keyboard) -> None:
    whole = FILE.read_bytes()
    FILE.write_bytes(b"\xff\xfe\x00\x00" + whole[8:])
    assert "Nothing is lost." in desk.types("repair e.event")
    assert FILE.read_bytes() == whole


def test_without_a_copy_the_good_lines_are_kept_and_the_lost_ones_named(desk: Keyboard) -> None:
    found = lines()
    count = len(found) - 2
    COPY.unlink()
    write([*found[:6], found[6][:40]])
    told = desk.types("repair e.event")
    assert "from its good lines: 5 entries" in told
    lost = [line for line in told.splitlines() if line.startswith("Lost: ")]
    assert len(lost) == count - 5
    assert lost[0] == f"Lost: entry 6, of which is left: {found[6][:40]}."
    assert lost[-1] == f"Lost: entry {count}."
    event_now = Desk.of(loads(FILE.read_text(encoding="utf-8")))
    assert [player.name for player in event_now.event.players.values()] == ["Ann", "Bob", "Cid", "Dan"]
    assert isinstance(event_now.entries[-1].act, Note)
    desk.types("register e.event Eve")


def test_a_damaged_line_in_the_middle_takes_nothing_else_away(desk: Keyboard) -> None:
    """What comes after it keeps its number, so that the words about entries still mean the same."""
    desk.types("undo e.event")
    found = lines()
    COPY.unlink()
    write([*found[:4], "\x00\x00\x00" + found[4][20:], *found[5:]])
    told = desk.types("repair e.event")
    assert told.count("Lost: ") == 1
    assert "Lost: entry 4, of which is left: " in told
    after = Desk.of(loads(FILE.read_text(encoding="utf-8")))
    assert isinstance(after.entries[3].act, Note)
    assert "Cid" not in after.event.players
    assert after.event.active == ("Ann", "Bob", "Dan", "Eve", "Fay")


def test_lines_that_were_taken_out_are_named(desk: Keyboard) -> None:
    found = lines()
    COPY.unlink()
    write([*found[:4], *found[6:]])
    told = desk.types("repair e.event")
    assert "Lost: entry 4." in told
    assert "Lost: entry 5." in told
    assert told.count("Lost: ") == 2


def test_a_line_that_was_edited_is_kept_as_it_reads_and_named(desk: Keyboard) -> None:
    COPY.unlink()
    FILE.write_text(FILE.read_text(encoding="utf-8").replace('"Bob"', '"Rob"'), encoding="utf-8")
    told = desk.types("repair e.event")
    assert "changed outside the desk: entry 3, register" in told
    assert "Lost" not in told
    assert "Rob" in Desk.of(loads(FILE.read_text(encoding="utf-8"))).event.active


def test_with_the_copy_an_edited_line_is_as_it_was(desk: Keyboard) -> None:
    whole = FILE.read_bytes()
    FILE.write_bytes(whole.replace(b'"Bob"', b'"Rob"', 1))
    assert "Nothing is lost." in desk.types("repair e.event")
    assert FILE.read_bytes() == whole


def test_an_older_copy_and_the_good_lines_after_it_make_one_log(desk: Keyboard) -> None:
    old = FILE.read_bytes()
    desk.types("drop e.event Ann")
    desk.types("drop e.event Bob")
    found = lines()
    COPY.write_bytes(old)
    write([found[0], "damaged", *found[2:]])
    assert "Nothing is lost." in desk.types("repair e.event")
    assert lines() == found


def test_the_copy_of_another_event_is_left_alone(desk: Keyboard) -> None:
    desk.types("new other.event --name Other --type swiss --director Dora")
    COPY.write_bytes(Path("other.event").read_bytes())
    whole = lines()
    write(whole[:5])
    told = desk.types("repair e.event")
    assert "it is of another event" in told
    assert "Lost: entry 5." in told
    assert Desk.of(loads(FILE.read_text(encoding="utf-8"))).event.setup.name == "Open"


def test_another_copy_can_be_given_and_a_dry_run_writes_nothing(desk: Keyboard) -> None:
    whole = FILE.read_bytes()
    COPY.rename("stick.event")
    FILE.write_bytes(whole[:200])
    assert "Nothing was written." in desk.types("repair e.event --from stick.event --dry-run")
    assert FILE.read_bytes() == whole[:200]
    figures = desk.figures("repair e.event --from stick.event")
    assert (figures["done"], figures["lost"]) == (True, [])
    assert FILE.read_bytes() == whole


def test_a_whole_file_is_left_alone(desk: Keyboard) -> None:
    before = FILE.read_bytes()
    assert "is whole" in desk.types("repair e.event")
    assert FILE.read_bytes() == before
    assert not Path("e.event.damaged").exists()


def test_where_nothing_can_be_read_nothing_is_changed(desk: Keyboard) -> None:
    FILE.write_bytes(b"rubbish")
    COPY.write_bytes(b"rubbish too")
    assert "nothing can be brought back" in desk.refused("repair e.event")
    assert "no file none.event" in desk.refused("repair none.event")


@pytest.mark.parametrize("new", ["league new f.file --name L --organiser Dora --start 2026-09-03", "draft"])
def test_drafts_and_leagues_come_back_from_their_copy(director: Keyboard, new: str) -> None:
    sets = ("--set", "2 Dark Future", "--set", "2 Netherworld", "--set", "2 Critical Shift")
    if new == "draft":
        director.types("draft new f.file Ann Bob Cid", *sets)
        director.types("draft pick f.file Ann 1")
    else:
        director.types(new)
        director.types("league skip f.file 2")
    whole = Path("f.file").read_bytes()
    Path("f.file").write_bytes(whole[: len(whole) // 2])
    kind = "draft" if new == "draft" else "league"
    assert "kwoon tournament repair f.file" in director.refused(f"{kind} show f.file")
    assert "brought back" in director.types("repair f.file")
    assert Path("f.file").read_bytes() == whole


def played() -> Hall:
    hall = event()
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.do(Drop("Ann"))
    return hall


ENTRIES = played().desk.entries
TEXT = dumps(ENTRIES)


@given(st.lists(st.integers(0, len(TEXT) - 1), max_size=4), st.integers(0, len(TEXT)))
@settings(max_examples=80, deadline=None)
def test_whatever_was_damaged_good_entries_stay_and_the_rest_is_named(places: list[int], cut: int) -> None:
    damaged = list(TEXT)
    for place in places:
        if damaged[place] != "\n":
            damaged[place] = "\x00"
    text = "".join(damaged)[:cut]
    found = salvage(text)
    good = {n for n, line in enumerate(TEXT.split("\n")[1:-1], 1) if line in text.split("\n")}
    assert good <= {number for number, entry in found.entries.items() if entry == ENTRIES[number - 1]}
    restored = restore(found)
    if restored is None:
        assert 1 not in good
        return
    assert loads(dumps(restored.entries)) == restored.entries
    named = {int(words.split()[1].strip(",")) for words in restored.lost}
    for number, entry in enumerate(ENTRIES, 1):
        kept = number <= len(restored.entries) and restored.entries[number - 1] == entry
        assert kept or number in named or number in restored.changed or number > found.count
    assert continues(found, ENTRIES)
    whole = restore(found, ENTRIES)
    assert whole is not None
    assert (whole.entries, whole.lost) == (ENTRIES, ())


def test_a_file_without_its_first_line_can_be_read() -> None:
    found = salvage("\n".join(TEXT.split("\n")[1:]))
    assert len(found.entries) == len(ENTRIES)
    restored = restore(found)
    assert restored is not None
    assert restored.entries == ENTRIES


@pytest.mark.parametrize("number", [-5, 123456789, True, "3"])
def test_a_number_that_makes_no_sense_is_that_of_its_place(number: object) -> None:
    found = TEXT.split("\n")
    data = json.loads(found[3])
    found[3] = json.dumps({**data, "n": number})
    read = salvage("\n".join(found))
    assert read.unread[3].startswith(f'{{"n": {json.dumps(number)}')
    assert read.count == len(ENTRIES)
    assert Desk.of(ENTRIES).do(Note("x"), TEN).entries[-1].number == len(ENTRIES) + 1
