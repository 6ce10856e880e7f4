"""The parts of the seating against each other: counts, bounds, search and solver."""

from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kwoon.engine.chance import Chance
from kwoon.tournament.seating import Layout, Limit, Proof, Round, Table, Weights, arrange, best, table_sizes
from kwoon.tournament.seating.bound import fill, floor, least
from kwoon.tournament.seating.search import Groups, drawn
from kwoon.tournament.seating.solver import solve
from kwoon.tournament.seating.task import make_task
from kwoon.tournament.seating.turns import set_order
from tests.tournament.events import people


def task_of(players, rounds, history=(), scores=None, games_of=4):
    names = people(players)
    sizes = [table_sizes(players, games_of)] * rounds
    return make_task(names, games_of, sizes, [()] * rounds, history, scores, Weights())


def seated(task, seed=0):
    """A seating drawn at random."""
    return [drawn(task, number, Chance(seed + number)) for number in range(task.rounds)]


def splits(people, sizes):
    """Every way to seat these people at tables of these sizes (tables of one size are told apart)."""
    if not sizes:
        yield []
        return
    for table in combinations(people, sizes[0]):
        rest = [each for each in people if each not in table]
        for others in splits(rest, sizes[1:]):
            yield [list(table), *others]


def true_least(task):
    """The cost of the best seating, found by trying all; the turn order left out."""
    ways = [list(splits(task.playing(number), task.sizes[number])) for number in range(task.rounds)]
    found = []
    for arrangement in product(*ways):
        tally = task.tally(list(arrangement))
        found.append(tally.cost(task.weights) - tally.order * task.weights.order)
    return min(found)


histories = st.lists(
    st.permutations(people(6)).map(lambda order: Round((Table(tuple(order[:3])), Table(tuple(order[3:]))))),
    max_size=2,
)


@settings(max_examples=30, deadline=None)
@given(
    players=st.integers(6, 7),
    history=histories,
    points=st.lists(st.sampled_from([0, 1, 2, 4, 8]), min_size=7, max_size=7),
    scored=st.booleans(),
    games_of=st.sampled_from([3, 4]),
)
def test_one_round_is_as_good_as_trying_all(players, history, points, scored, games_of):
    scores = dict(zip(people(7), points, strict=True)) if scored else None
    task = task_of(players, 1, history, scores, games_of)
    counts = least(task)
    lowest = true_least(task)
    assert floor(task, counts) - counts.order <= lowest
    plan = best(people(players), 1, Chance(0), games_of=games_of, history=history, scores=scores, limit=Limit(work=0.3))
    assert plan.cost - plan.tally.order >= lowest
    if plan.tally.order == counts.order and plan.optimal:
        assert plan.cost - plan.tally.order == lowest


@pytest.mark.parametrize(("players", "rounds"), [(6, 2), (6, 3), (7, 2)])
def test_more_rounds_are_as_good_as_trying_all(players, rounds):
    plan = best(people(players), rounds, Chance(1))
    assert plan.optimal
    assert plan.cost - plan.tally.order == true_least(task_of(players, rounds))


@settings(max_examples=40, deadline=None)
@given(players=st.integers(6, 20), rounds=st.integers(1, 3), scored=st.booleans(), seed=st.integers(0, 999))
def test_a_swap_changes_the_cost_as_weighed(players, rounds, scored, seed):
    chance = Chance(seed)
    scores = {player: chance.below(5) for player in people(players)} if scored else None
    task = task_of(players, rounds, (), scores)
    groups = Groups(task)
    for tables in seated(task, seed):
        groups.add(tables)
    for _ in range(10):
        number = chance.below(rounds)
        one, other = chance.below(players), chance.below(players)
        at = groups.at[number]
        if at[one] == at[other]:
            continue
        before = groups.cost()
        change = groups.change(groups.tables[number], one, other, at)
        groups.swap(groups.tables[number], one, other, at)
        assert groups.cost() == before + change


@settings(max_examples=30, deadline=None)
@given(players=st.integers(6, 40), rounds=st.integers(1, 6), seed=st.integers(0, 999))
def test_the_turn_order_comes_out_even_where_tables_are_alike(players, rounds, seed):
    task = task_of(players - players % 4 + 4, rounds)
    arrangement = seated(task, seed)
    set_order(task, arrangement)
    assert task.tally(arrangement).order == least(task).order


@pytest.mark.parametrize("order", [True, False])
def test_the_solver_counts_as_we_do_and_proves(order):
    history = [Round((Table(tuple(people(7)[:4])), Table(tuple(people(7)[4:]))))]
    scores = {"p01": 4, "p05": 4, "p02": 2}
    task = task_of(7, 1, history, scores)
    counts = least(task)
    start = seated(task)
    low = floor(task, counts) - (0 if order else counts.order)
    answer = solve(
        task,
        start,
        counts,
        low,
        order=order,
        work=5.0,
        seconds=None,
        workers=1,
        seed=1,
        report=lambda cost, bound: None,
    )
    tally = task.tally(answer.arrangement)
    assert answer.cost == tally.cost(task.weights) - (0 if order else tally.order)
    assert answer.cost == answer.bound
    assert answer.cost - (tally.order if order else 0) == true_least(task)


def test_the_solver_proves_where_counting_cannot():
    history = [Round((Table(("p01", "p02", "p03", "p04")), Table(("p05", "p06", "p07"))))]
    scores = {"p01": 4, "p02": 4, "p05": 2, "p06": 1}
    plan = best(people(7), 1, Chance(0), history=history, scores=scores, limit=Limit(work=3.0))
    assert plan.proof is Proof.SOLVED
    assert plan.words.startswith("No seating is better: the solver proved")


def test_the_gap_is_told_when_the_limit_runs_out():
    plan = best(people(24), 6, Chance(1), limit=Limit(work=0.01))
    assert plan.proof is Proof.OPEN
    assert 0 < plan.gap < 1
    assert "The limit ran out" in plan.words


def test_a_bye_is_no_meeting():
    plan = arrange(people(4), [Layout((3,), ("p01",)), Layout((3,), ("p02",))], Chance(0), games_of=3)
    assert plan.tally.repeats == 1
    assert plan.optimal


def test_filling_levels():
    assert fill([0, 0, 0], 3) == 0
    assert fill([0, 0, 0], 5) == 2
    assert fill([2, 0], 3) == 0 + 1 + 2


def test_a_clock_of_the_caller_ends_the_search():
    asked = 0

    def left() -> float:
        nonlocal asked
        asked += 1
        return -1.0

    plan = best(people(40), 4, Chance(1), limit=Limit(work=50, seconds=1, left=left))
    assert asked
    assert sorted(player for table in plan.rounds[0].tables for player in table) == people(40)
    assert plan.proof in (Proof.OPEN, Proof.COUNTED)
