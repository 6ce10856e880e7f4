"""The mutation tester: which changes it makes, that they take effect in living code, and how it counts."""

import ast
import importlib
import random
import sys
import tomllib
from importlib.machinery import SourceFileLoader

import pytest
from tools.mutants import plan, plugin, sites
from tools.mutants.__main__ import EQUIVALENT
from tools.mutants.fresh import put_in_import, unbegun, within
from tools.mutants.page import sums

SOURCE = '''\
"""A room."""

LIMIT = 3


def allowed(seat: int, other_seat: int, number: int = 1) -> bool:
    """Whether."""
    if number < LIMIT and seat != 7:
        return True
    note(seat, other_seat)
    return bool(number % 2)


def note(seat: int, other_seat: int) -> None:
    raise ValueError(1 + seat)
'''


@pytest.fixture
def room(tmp_path, monkeypatch):
    """A package of one file, in the place of Kwoon's sources."""
    package = tmp_path / "room"
    package.mkdir()
    (package / "one.py").write_text(SOURCE, encoding="utf-8")
    (package / "__init__.py").write_text("", encoding="utf-8")
    for module in (sites, plugin, plan):
        monkeypatch.setattr(module, "SOURCES", tmp_path)
    monkeypatch.setattr("tools.mutants.fresh.SOURCES", tmp_path)
    monkeypatch.setitem(sites.SCOPES, "room", ["room"])
    monkeypatch.syspath_prepend(str(tmp_path))
    yield package / "one.py"
    for name in ("room", "room.one"):
        sys.modules.pop(name, None)


def changes(path):
    return [f"{each.was} -> {each.becomes}" for each in sites.mutants_of(path)]


def test_every_kind_of_change_and_none_in_words_annotations_and_errors(room):
    assert changes(room) == [
        "3 -> 4",
        "1 -> 2",
        "number < LIMIT and seat != 7 -> not (number < LIMIT and seat != 7)",
        "number < LIMIT and seat != 7 -> number < LIMIT or seat != 7",
        "number < LIMIT -> number <= LIMIT",
        "seat != 7 -> seat == 7",
        "7 -> 8",
        "True -> False",
        "note(seat, other_seat) -> pass",
        "note(seat, other_seat) -> note(other_seat, seat)",
        "number % 2 -> number // 2",
        "2 -> 3",
    ]


def test_a_key_says_where_and_what_and_outlives_a_new_line(room):
    before = [each.key for each in sites.mutants_of(room)]
    room.write_text("# a new line\n" + SOURCE, encoding="utf-8")
    sites.changes_of.cache_clear()
    assert [each.key for each in sites.mutants_of(room)] == before
    assert before[4] == "room/one.py::allowed::number < LIMIT -> number <= LIMIT"


def test_a_mutant_is_put_into_living_functions(room):
    one = importlib.import_module("room.one")
    mutant = next(each for each in sites.mutants_of(room) if each.becomes == "number <= LIMIT")
    with pytest.raises(ValueError, match="1"):
        one.allowed(0, 1, 3)
    assert plugin.put_in(mutant)
    assert one.allowed(0, 1, 3)


def test_a_function_that_needs_its_class_no_more_takes_no_mutant(room):
    """Without its super() it has one name less of what is around it; such a mutant must be imported."""
    room.write_text("class A:\n    def __init__(self) -> None:\n        super().__init__()\n", encoding="utf-8")
    sites.changes_of.cache_clear()
    one = importlib.import_module("room.one")
    assert not plugin.put_in(next(sites.mutants_of(room)))
    assert one.A()


def test_a_number_leads_to_the_tests_that_say_its_name(room):
    room.write_text('LIMIT = 3\nRANGES: dict = {\n    "chi": (1, 20),\n    "hand": (7,),\n}\nKick = card("Kick", 3)\n')
    sites.changes_of.cache_clear()
    plan.statements.cache_clear()
    titles = {each.was: plan.titles_at(each) for each in sites.mutants_of(room) if each.line != 6}
    assert titles == {"3": ["LIMIT"], "1": ["chi", "RANGES"], "20": ["chi", "RANGES"], "7": ["hand", "RANGES"]}
    assert [plan.titles_at(each) for each in sites.mutants_of(room) if each.line == 6] == [["Kick"]]


def test_the_engine_s_own_tests_come_first():
    mutant = next(sites.mutants_of(sites.SOURCES / "kwoon/engine/events.py"))
    tests = ["tests/kungfu/a.py::b", "tests/engine/c.py::d", "tests/kungfu/e.py::f"]
    assert plan.own_first(mutant, tests) == [tests[1], tests[0], tests[2]]
    mutant = next(sites.mutants_of(sites.SOURCES / "kwoon/games/kungfu/rules/turn.py"))
    assert plan.own_first(mutant, tests) == tests


def test_what_is_listed_as_changing_nothing_is_a_mutant_of_today_and_listed_once():
    groups = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("nothing", [])
    listed = [key for group in groups for key in group["mutants"]]
    files = sorted({key.partition("::")[0] for key in listed})
    mutants = {each.key for path in files for each in sites.mutants_of(sites.SOURCES / path)}
    assert [key for key in listed if key not in mutants] == []
    assert len(set(listed)) == len(listed)
    assert all(group["why"].endswith(".") for group in groups)


def test_a_mutant_of_the_module_itself_is_imported(room, monkeypatch):
    monkeypatch.setattr(SourceFileLoader, "get_code", SourceFileLoader.get_code)
    put_in_import(next(sites.mutants_of(room)))
    assert importlib.import_module("room.one").LIMIT == 4


def test_the_tree_is_changed_in_one_place(room):
    for mutant in sites.mutants_of(room):
        text = ast.unparse(sites.mutated(mutant))
        assert text != ast.unparse(ast.parse(SOURCE))
    assert "LIMIT = 3" in ast.unparse(sites.mutated(list(sites.mutants_of(room))[-1]))


def test_a_sample_is_drawn_by_its_seed(room):
    drawn = [each.key for each in plan.sample("room", 5, 1)]
    assert drawn == [each.key for each in plan.sample("room", 5, 1)]
    assert len(drawn) == 5
    others = [[each.key for each in plan.sample("room", 5, seed)] for seed in range(2, 8)]
    assert any(each != drawn for each in others)
    random.seed(0)
    assert drawn == [each.key for each in plan.sample("room", 5, 1)]


def test_the_row_counts_what_changes_nothing_apart():
    results = [
        {"key": "a", "status": "killed", "by": "t1"},
        {"key": "b", "status": "killed", "by": "t2"},
        {"key": "c", "status": "survived", "of": 3},
        {"key": "d", "status": "survived", "of": 0},
        {"key": "e", "status": "survived", "of": 1},
    ]
    row = sums("room", results, {"e": "a code that is only told apart"}, {"t1": True})
    assert row == ["room", "5", "2", "1", "2", "1", "1", "50.0"]


def test_a_budget_takes_the_first_tests():
    assert within(["a", "b", "c"], {"a": 1.0, "b": 1.5, "c": 1.0}, 2.0) == ["a", "b"]


def test_a_mutant_that_stops_pytest_itself_is_noticed():
    assert unbegun(4)["status"] == "killed"
    assert unbegun(3) == {"status": "error", "how": "pytest says 3"}
