"""TR-A1, TR-8.2.b, TR-4.0.d: when the solver is asked and for what, how the search goes on, and whose turn is first."""

import sys
from itertools import permutations
from random import Random

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.seating import (
    Layout,
    Limit,
    Proof,
    Round,
    SeatingError,
    Table,
    Weights,
    arrange,
    best,
    table_sizes,
)
from kwoon.tournament.seating.search import WIDTH, Groups, _Dice, _pained, better
from kwoon.tournament.seating.solver import Answer, solve
from kwoon.tournament.seating.task import Tally, make_task
from kwoon.tournament.seating.turns import Turns, set_order
from tests.rules import rule
from tests.tournament.events import people

module = sys.modules["kwoon.tournament.seating.best"]
WEIGHTS = Weights(repeat=61, third=31, score=5, odd_size=23, share=67, order=3)


def with_tables(*tables: str) -> Round:
    return Round(tuple(Table(tuple(table.split())) for table in tables))


@pytest.fixture
def asked(monkeypatch):
    """A solver that notes what it is asked, reports once, and proves nothing."""
    calls = []

    def note(task, start, least, floor, **more):
        calls.append({"task": task, "least": least, "floor": floor, **more})
        tally = task.tally(start)
        cost = tally.cost(task.weights) - (0 if more["order"] else tally.order * task.weights.order)
        more["report"](cost, floor - 5)
        more["report"](cost, floor + 2)
        return Answer(start, cost, floor + 2, 0.0)

    monkeypatch.setattr(module, "solve", note)
    return calls


HARD = (with_tables("p01 p02 p03 p04", "p05 p06 p07"),)
POINTS = {"p01": 4, "p02": 4, "p05": 2, "p06": 1}


@rule("TR-A1")
def test_a_seating_that_counting_proves_best_is_not_asked_about(asked):
    plan = best(people(8), 1, Chance(0))
    assert plan.proof is Proof.COUNTED
    assert asked == []


@rule("TR-A1")
@pytest.mark.parametrize(("seconds", "times"), [(None, 1), (0.5, 1), (0.0, 0), (-1.0, 0)])
def test_the_solver_is_asked_while_time_is_left(asked, seconds, times):
    told = []
    limit = Limit(work=0.02, seconds=seconds, workers=1)
    plan = best(people(7), 1, Chance(0), history=HARD, scores=POINTS, limit=limit, progress=told.append)
    assert len(asked) == times
    if not times:
        assert plan.proof is Proof.OPEN
        return
    (call,) = asked
    assert (call["work"], call["seconds"], call["workers"]) == (0.02, seconds, 1)
    assert call["order"] == (plan.tally.order > plan.least.order)
    extra = 0 if call["order"] else plan.least.order * plan.weights.order
    assert plan.bound == call["floor"] + extra + 2
    first, second = [each for each in told if each.stage == "solver"]
    assert (first.cost, second.cost) == (plan.cost, plan.cost)
    assert (first.bound, second.bound) == (plan.bound - 2, plan.bound)


@rule("TR-A1", "TR-4.0.d")
def test_where_the_turn_order_is_at_its_least_the_solver_is_asked_without_it(asked):
    history = (with_tables("p01 p02 p03", "p04 p05 p06"), with_tables("p01 p02 p04", "p03 p05 p06"))
    plan = best(people(6), 3, Chance(3), games_of=3, history=history, weights=WEIGHTS, limit=Limit(work=0.02))
    (call,) = asked
    assert plan.least.order > 0
    assert call["order"] == (plan.tally.order > plan.least.order)
    assert call["floor"] + (0 if call["order"] else 3 * plan.least.order) == plan.bound - 2


@rule("TR-A1")
def test_a_model_too_large_is_not_built(asked, monkeypatch):
    limit = Limit(work=0.02)
    monkeypatch.setattr(module, "LARGEST", 7 * 7 // 2 * 2)
    best(people(7), 1, Chance(0), history=HARD, scores=POINTS, limit=limit)
    assert len(asked) == 1
    monkeypatch.setattr(module, "LARGEST", 7 * 7 // 2 * 2 - 1)
    best(people(7), 1, Chance(0), history=HARD, scores=POINTS, limit=limit)
    assert len(asked) == 1


@rule("TR-A1", "TR-8.2.b", "TR-4.0.d")
def test_the_solver_counts_every_further_meeting_and_turn_dearer():
    # three who met once sit together three times more: there is no choice, only the count
    task = make_task(people(3), 4, [(3,)] * 3, [()] * 3, (with_tables("p01 p02 p03"),), None, WEIGHTS)
    start = [[[0, 1, 2]], [[1, 2, 0]], [[2, 0, 1]]]
    repeats, thirds, turns = 3 * (1 + 2 + 3), 3 * (0 + 1 + 3), 3 * (1 + 2 + 3)
    for order in (True, False):
        answer = solve(
            task,
            start,
            Tally(0, 0, 0, 0, 0),
            0,
            order=order,
            work=5.0,
            seconds=None,
            workers=1,
            seed=1,
            report=lambda cost, bound: None,
        )
        assert answer.cost == 61 * repeats + 31 * thirds + 23 * turns + (3 * 3 if order else 0)
        assert answer.bound == answer.cost


@rule("TR-A1")
def test_the_solver_takes_the_first_round_as_it_is_where_all_are_alike():
    # six players, two rounds of threes: one pair at each table must meet again, whatever the first round is
    task = make_task(people(6), 3, [(3, 3)] * 2, [()] * 2, (), None, WEIGHTS)
    start = [[[0, 2, 4], [1, 3, 5]], [[0, 2, 4], [1, 3, 5]]]
    answer = solve(
        task,
        start,
        Tally(0, 0, 0, 0, 0),
        0,
        order=False,
        work=5.0,
        seconds=None,
        workers=1,
        seed=1,
        report=lambda cost, bound: None,
    )
    assert answer.cost == answer.bound == 2 * 61
    assert sorted(map(sorted, answer.arrangement[0])) == [[0, 2, 4], [1, 3, 5]]
    assert answer.cost == task.tally(answer.arrangement).cost(WEIGHTS) - 3 * task.tally(answer.arrangement).order


@rule("TR-A1")
def test_the_search_waits_until_players_who_swapped_may_swap_again():
    task = make_task(people(6), 3, [(3, 3)], [()], (with_tables("p01 p02 p03", "p04 p05 p06"),), None, WEIGHTS)
    groups = Groups(task)
    groups.add([[0, 1, 2], [3, 4, 5]])
    told = []
    cost = better(groups, 0, 0, 3000, Chance(1), lambda done, each: told.append(done))
    assert cost == 2 * 61
    # nine swaps are all there are; at more than fifty swaps a report the search must have outlasted their rests
    assert len(told) > 2


@rule("TR-A1")
def test_a_swap_that_brings_two_together_again_is_weighed_at_its_price():
    task = make_task(people(4), 2, [(2, 2)], [()], (with_tables("p01 p02", "p03 p04"),), None, WEIGHTS)
    groups = Groups(task)
    groups.add([[0, 2], [1, 3]])
    assert groups.cost() == 0
    assert groups.change(groups.tables[0], 2, 1, groups.at[0]) == 2 * 61
    assert groups.change(groups.tables[0], 2, 3, groups.at[0]) == 0
    groups.swap(groups.tables[0], 2, 1, groups.at[0])
    assert groups.cost() == 2 * 61
    assert groups.change(groups.tables[0], 0, 2, groups.at[0]) == -2 * 61


@rule("TR-8.2.b")
def test_a_swap_between_a_three_and_a_four_is_weighed_by_who_had_a_turn():
    task = make_task(people(7), 4, [(4, 3)], [()], (with_tables("p01 p02 p03 p04", "p05 p06 p07"),), None, WEIGHTS)
    groups = Groups(task)
    groups.add([[0, 1, 2, 3], [4, 5, 6]])
    before = groups.cost()
    out, back = groups.change(groups.tables[0], 0, 4, groups.at[0]), None
    groups.swap(groups.tables[0], 0, 4, groups.at[0])
    assert groups.cost() == before + out
    back = groups.change(groups.tables[0], 0, 4, groups.at[0])
    assert back == -out
    # six repeats at the four become three, three at the three one; a second turn and a turn off the share are saved
    assert out == -(3 + 2) * 61 - 23 - 67


@rule("TR-A1")
@pytest.mark.parametrize("players", [8, 24, 48])
def test_a_sample_of_those_at_costly_tables_is_looked_at_where_there_are_many(players):
    names = people(players)
    tables = [tuple(names[at : at + 4]) for at in range(0, players, 4)]
    before = Round(tuple(map(Table, tables)))
    task = make_task(names, 4, [(4,) * (players // 4)], [()], (before,), None, WEIGHTS)
    groups = Groups(task)
    groups.add([list(range(at, at + 4)) for at in range(0, players, 4)])
    found = _pained(groups, [0], _Dice(Chance(1)))
    assert len(found) == min(players, WIDTH // players)
    assert all(number == 0 and 0 <= player < players for number, player in found)


@rule("TR-8.3.c")
def test_a_layout_that_cannot_be_names_its_round():
    wrong = {
        "planned round 2: 3 seats and 0 byes for 4 players": [Layout((4,)), Layout((3,))],
        "planned round 1: 5 seats and 0 byes for 4 players": [Layout((5,)), Layout((4,))],
        "planned round 2: p02 would have a second bye": [Layout((3,), ("p02",)), Layout((3,), ("p02",))],
    }
    for words, plans in wrong.items():
        with pytest.raises(SeatingError) as refused:
            arrange(people(4), plans, Chance(0))
        assert words in str(refused.value)
    with pytest.raises(SeatingError, match="history, round 2: p01 sits twice"):
        arrange(people(3), [Layout((3,))], Chance(0), history=[with_tables("p01 p02 p03"), with_tables("p01 p01 p02")])


# --- whose turn is first


def ordered(players: str, *history: str, size: int = 2) -> str:
    """The first turn order of one table, after these tables."""
    names = players.split()
    task = make_task(names, size, [(len(names),)], [()], [with_tables(each) for each in history], None, WEIGHTS)
    tables = [[list(range(len(names)))]]
    Turns(task, tables)
    first = [names[player] for player in tables[0][0]]
    set_order(task, tables)
    assert sorted(names[player] for player in tables[0][0]) == sorted(names)
    return " ".join(first)


@rule("TR-4.0.d")
def test_the_first_turn_goes_to_who_had_it_least_and_then_to_who_waits_longest():
    assert ordered("ann bob") == "ann bob"
    assert ordered("ann bob", "ann x", "x bob") == "bob ann"
    # neither had the first turn; bob has played three games without it
    assert ordered("ann bob", "x y bob", "x y bob", "x y bob") == "bob ann"
    # ann had it once in four games, bob is new: bob goes first
    assert ordered("ann bob", "ann x y", "x ann y", "x y ann", "x y ann") == "bob ann"
    # one first turn weighs eight games
    eight = ("ann x y", "x ann y", *("x y ann",) * 6)
    assert ordered("ann bob", *eight) == "ann bob"
    assert ordered("ann bob", *eight[:7]) == "bob ann"


@rule("TR-4.0.d")
@pytest.mark.parametrize(
    ("seed", "most", "rounds", "lowest"),
    [
        (101, 9, 3, 1),
        (3, 12, 4, 14),
        (13, 12, 4, 0),
        (21, 12, 4, 6),
        (328, 12, 4, 0),
        (401, 12, 4, 15),
        (486, 12, 4, 11),
    ],
)
def test_places_are_swapped_until_no_table_can_be_bettered(seed, most, rounds, lowest):
    task, arrangement = drawn_by(seed, most, rounds)
    set_order(task, arrangement)
    cost = task.tally(arrangement).order
    for tables in arrangement:
        for table in tables:
            kept = list(table)
            for other in permutations(kept):
                table[:] = other
                assert task.tally(arrangement).order >= cost
            table[:] = kept
    assert cost == lowest  # what chains over several tables reach


def drawn_by(seed: int, most: int, last: int):
    """Some players, some rounds played and some to come, all by lot."""
    lots = Random(seed)
    names = [f"p{number:02}" for number in range(lots.randint(4, most))]
    size = lots.choice((3, 4))
    tables = table_sizes(len(names), size)

    def cut(order: list) -> list[list]:
        lots.shuffle(order)
        rest = iter(order)
        return [[next(rest) for _ in range(each)] for each in tables]

    history = [Round(tuple(Table(tuple(table)) for table in cut(list(names)))) for _ in range(lots.randint(0, 3))]
    rounds = lots.randint(1, last)
    task = make_task(names, size, [tables] * rounds, [()] * rounds, history, None, Weights())
    return task, [cut(list(range(len(names)))) for _ in range(rounds)]
