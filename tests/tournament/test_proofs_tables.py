"""TR-5.0, TR-8.2 and TR-8.3: sizes of tables, byes, the simple seater's choices and the count of turns, by number."""

import json
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.drafts.draft import Plan, leave, start
from kwoon.tournament.drafts.file import to_json
from kwoon.tournament.event.setup import Byes
from kwoon.tournament.seating import Round, Table, byes_wanted, sizes
from kwoon.tournament.seating.ask import Candidate, Seating, SeatingTask, SimpleSeater, table_sizes
from kwoon.tournament.seating.turns_table import COLOURS, Line, svg, swiss
from tests.rules import rule
from tests.tournament.events import people


@rule("TR-5.0", "TR-8.2.a")
@pytest.mark.parametrize(
    ("games_of", "tables"),
    [
        (2, {2: (2,), 3: (3,), 4: (2, 2), 5: (3, 2), 6: (2, 2, 2), 7: (3, 2, 2)}),
        (3, {2: (2,), 3: (3,), 4: (4,), 5: (5,), 6: (3, 3), 7: (4, 3), 8: (4, 4), 9: (3, 3, 3), 10: (4, 3, 3)}),
        (4, {2: (2,), 3: (3,), 4: (4,), 5: (5,), 6: (3, 3), 7: (4, 3), 8: (4, 4), 9: (3, 3, 3), 10: (4, 3, 3)}),
    ],
)
def test_tables_for_any_number(games_of, tables):
    assert {players: sizes.table_sizes(players, games_of) for players in tables} == tables
    for wrong in (1, 5):
        with pytest.raises(sizes.SeatingError, match=f"games of {wrong} asked for"):
            sizes.table_sizes(8, wrong)
    with pytest.raises(sizes.SeatingError, match="1 players are no table"):
        sizes.table_sizes(1, games_of)


@rule("TR-8.3.a", "TR-5.0.d")
def test_so_many_sit_out_that_the_tables_are_of_one_size():
    wanted = {(5, 2): 1, (5, 3): 2, (5, 4): 1, (6, 4): 2, (7, 4): 3, (8, 4): 0, (4, 3): 1, (7, 3): 1, (3, 2): 1}
    assert {each: byes_wanted(*each, True) for each in wanted} == wanted
    assert {each for each in wanted if byes_wanted(*each, False)} == {(5, 2), (5, 3), (5, 4)}
    assert byes_wanted(3, 4, True) == 0
    assert byes_wanted(2, 3, True) == 0


@rule("TR-8.3.a", "TR-8.3.c", "TR-5.0.d")
@pytest.mark.parametrize(
    ("players", "size", "able", "policy", "five", "found"),
    [
        (4, 4, 4, Byes.ALWAYS, False, ([4], 0)),
        (3, 4, 3, Byes.ALWAYS, False, ([3], 0)),
        (6, 4, 6, Byes.ALWAYS, False, ([4], 2)),
        (6, 4, 2, Byes.ALWAYS, False, ([4], 2)),
        (6, 4, 1, Byes.ALWAYS, False, ([3, 3], 0)),
        (9, 4, 9, Byes.EVEN, False, ([3, 3, 3], 0)),
        (8, 3, 8, Byes.EVEN, False, ([4, 4], 0)),
        (8, 4, 8, Byes.EVEN, False, ([4, 4], 0)),
        (9, 4, 9, Byes.NEEDED, False, ([3, 3, 3], 0)),
        (12, 4, 12, Byes.EVEN, False, ([4, 4, 4], 0)),
        (15, 4, 15, Byes.EVEN, False, ([3, 3, 3, 3, 3], 0)),
        (15, 4, 15, Byes.NEEDED, False, ([4, 4, 4, 3], 0)),
        (16, 3, 16, Byes.EVEN, False, ([4, 4, 4, 4], 0)),
        (16, 3, 16, Byes.NEEDED, False, ([4, 3, 3, 3, 3], 0)),
        (10, 4, 10, Byes.EVEN, False, ([4, 3, 3], 0)),
        (5, 2, 5, Byes.EVEN, False, ([2, 2], 1)),
        (5, 2, 0, Byes.EVEN, False, ([3, 2], 0)),
        (7, 2, 7, Byes.NEVER, False, ([3, 2, 2], 0)),
        (5, 4, 1, Byes.NEEDED, False, ([4], 1)),
        (5, 4, 0, Byes.NEEDED, False, ([3, 2], 0)),
        (5, 4, 5, Byes.NEVER, False, ([3, 2], 0)),
        (5, 4, 0, Byes.NEEDED, True, ([5], 0)),
        (2, 4, 2, Byes.NEEDED, False, ([2], 0)),
    ],
)
def test_the_directors_word_on_byes_makes_the_tables(players, size, able, policy, five, found):
    assert table_sizes(players, size, able, policy, five) == found


def rounds(*each: str) -> tuple[Round, ...]:
    return tuple(Round(tuple(Table(tuple(table)) for table in tables.split())) for tables in each)


def seated(candidates: str, seed: int = 1, scores: str = "", **more) -> set[frozenset[str]]:
    points = dict(zip(candidates, map(int, scores), strict=True)) if scores else {}
    task = SeatingTask(tuple(Candidate(player, points.get(player, 0)) for player in candidates), **more)
    return {frozenset(table) for table in SimpleSeater().seat(task, Chance(seed)).tables}


@rule("TR-6.2.a")
@pytest.mark.parametrize("seed", range(4))
def test_score_groups_sit_together_from_the_top(seed):
    assert seated("abcdefgh", seed, "40404040") == {frozenset("aceg"), frozenset("bdfh")}
    assert seated("abcdefgh", seed, "88884400") == {frozenset("abcd"), frozenset("efgh")}
    assert seated("abcdefghi", seed, "111222333", table_size=3) == {
        frozenset("ghi"),
        frozenset("def"),
        frozenset("abc"),
    }


@rule("TR-6.2.a", "TR-A1")
@pytest.mark.parametrize("seed", range(6))
def test_within_a_score_group_those_meet_who_have_not_met(seed):
    # one group of four duels: the pairs of round one are not repeated
    before = rounds("ab cd")
    assert not seated("abcd", seed, history=before, table_size=2) & {frozenset("ab"), frozenset("cd")}
    # a higher score comes before a new opponent
    assert frozenset("ab") in seated("abcd", seed, "4400", history=before, table_size=2)


@rule("TR-6.2.f")
@pytest.mark.parametrize("seed", range(6))
def test_in_a_round_robin_a_new_opponent_comes_before_the_score(seed):
    before = rounds("ab cd")
    found = seated("abcd", seed, "4400", history=before, table_size=2, meet_everyone=True)
    assert not found & {frozenset("ab"), frozenset("cd")}


@rule("TR-6.2.f")
@pytest.mark.parametrize("seed", range(8))
def test_in_a_round_robin_who_knows_fewest_is_seated_first(seed):
    # e and f came late and know nobody; they meet each other before the rest is looked at
    before = rounds("abc d", "abd c", "acd b")
    found = SimpleSeater().seat(
        SeatingTask(tuple(map(Candidate, "abcdef")), before, table_size=3, meet_everyone=True), Chance(seed)
    )
    assert any({"e", "f"} <= set(table) for table in found.tables)


@rule("TR-8.2.b")
def test_the_turns_are_noted_only_where_somebody_had_one():
    four = SimpleSeater().seat(SeatingTask(tuple(map(Candidate, people(8)))), Chance(1))
    assert four.notes == ()
    seven = SimpleSeater().seat(SeatingTask(tuple(map(Candidate, people(7)))), Chance(1))
    assert seven.notes == ("Turns at tables of three, with this round: 0 for 4 and 1 for 3 (TR-8.2.b).",)
    assert SeatingTask(()).round == 1
    assert SeatingTask((), rounds("abc", "abc")).round == 3


@rule("TR-6.2.a")
def test_the_simple_seater_says_who_met_before():
    found = SimpleSeater().seat(
        SeatingTask((Candidate("a", 4), Candidate("b", 4), Candidate("c", 0)), rounds("ab"), table_size=3), Chance(1)
    )
    assert found.why == ("scores 4 to 0; 1 pair met before",)
    alone = SimpleSeater().seat(SeatingTask(tuple(map(Candidate, "abc")), table_size=3), Chance(1))
    assert alone.why == ("score 0; no pairs met before",)


# --- the table of turns


class Fixed:
    """A seater that always seats alike and notes what it was told."""

    def __init__(self, *tables: str, byes: str = "") -> None:
        self.tables, self.byes, self.asked = tuple(map(tuple, (t.split() for t in tables))), tuple(byes.split()), []

    def seat(self, task: SeatingTask, lots: Chance) -> Seating:
        self.asked.append({each.player: (each.score, each.may_bye) for each in task.candidates})
        return Seating(self.tables, self.byes)


@rule("TR-8.2.b", "TR-8.3.d")
def test_an_event_is_played_through_with_four_points_for_a_win_or_a_bye():
    seater = Fixed("p001 p002", "p003 p004 p005 p006 p007", byes="p008")
    line = swiss(8, 3, seater, "fixed")
    assert (line.threes, line.fours, line.byes) == ((0,) * 8, (0,) * 8, (0,) * 7 + (3,))
    assert line.others == (0, 3, 3, 3, 3, 3, 3, 3)
    assert line.met == 3
    first, second, third = seater.asked
    assert set(first.values()) == {(0, True)}
    assert second["p008"] == (4, False)
    assert third["p008"] == (8, False)
    assert [sum(score for score, _ in each.values()) for each in seater.asked] == [0, 12, 24]
    assert {score for score, _ in second.values()} == {0, 4}


@rule("TR-8.2.b")
def test_the_picture_has_a_square_for_each_player_inside_its_frame():
    lines = [
        Line(players, kind, (0,) * (players - 2) + (1, 9), (), (), (), 1)
        for players in (5, 12)
        for kind in ("search", "chart")
    ]
    root = ElementTree.fromstring(svg(lines))
    _, _, width, height = map(int, root.get("viewBox").split())
    space = "{http://www.w3.org/2000/svg}"
    boxes = [
        (*(float(each.get(name)) for name in ("x", "y", "width", "height")), each.get("fill"))
        for each in root.findall(f"{space}rect")
        if each.get("x")
    ]
    legend, squares = boxes[: len(COLOURS) - 1], boxes[len(COLOURS) - 1 :]
    assert len(squares) == 2 * (5 + 12)
    assert [each[4] for each in squares].count(COLOURS[-1]) == 4
    assert [each[4] for each in squares].count(COLOURS[1]) == 4
    texts = [(float(each.get("x")), float(each.get("y")), each.text) for each in root.findall(f"{space}text")]
    for x, y, wide, tall, _ in boxes:
        assert 0 <= x <= width - wide
        assert 0 <= y <= height - tall
    assert all(0 <= x <= width and 0 <= y <= height for x, y, _ in texts)
    # no square lies on another, nor on the legend below them, whose five colours have room for their words
    spots = [each[:2] for each in boxes]
    assert len(set(spots)) == len(spots)
    assert max(y + tall for _, y, _, tall, _ in squares) < min(y for _, y, *_ in legend)
    steps = {round(other[0] - one[0]) for one, other in pairwise(legend)}
    assert steps == {60}
    halves = sorted({x for x, _, text in texts if text in ("search", "chart")})
    left, right = halves
    assert right - left > 12 * 12
    assert all(x < right - 12 or x >= right for x, *_ in squares)


# --- a draft's file


@rule("TR-7.1")
def test_a_drafts_file_marks_the_picks_of_bots_and_keeps_every_letter():
    draft = leave(start(Plan(("Änn", "Bob", "Cid"), ("Dark Future",) * 6), Chance(1)), 1)
    text = to_json(draft)
    assert "Änn" in text
    log = json.loads(text)["log"]
    assert log[0] == {"act": "leave", "seat": 1}
    assert log[1]["bot"] is True
    assert "seed" not in json.loads(text)
