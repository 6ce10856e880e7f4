"""The exact parts of the seating, each against a count of its own: what swaps cost, what no seating can avoid."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise, permutations, product

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.seating import Layout, Limit, Round, SeatingError, Table, Weights, arrange, best, layouts
from kwoon.tournament.seating.bound import _common, _Group, _split, fill, floor, least
from kwoon.tournament.seating.explain import explain
from kwoon.tournament.seating.outcome import Plan, Progress, Proof
from kwoon.tournament.seating.search import Groups, _best_swap, _Dice, better, drawn
from kwoon.tournament.seating.solver import clauses, numbered, solve
from kwoon.tournament.seating.task import Past, Share, Tally, make_task, odd_part
from kwoon.tournament.seating.turns import Turns, set_order
from tests.rules import rule
from tests.tournament.events import people

PRIMES = Weights(repeat=61, third=31, score=5, odd_size=23, share=67, order=1)


def with_tables(*tables, byes=""):
    return Round(tuple(Table(tuple(table.split())) for table in tables), tuple(byes.split()))


HISTORY = (
    with_tables("p01 p02 p03 p04", "p05 p06 p07 p08", "p09 p10 p11"),
    with_tables("p02 p01 p03 p05", "p04 p06 p07", "p08 p09 gone p10", byes="p11"),
    with_tables("p01 p02 p09", "p03 p04 p05 p06", "p08 p10 p11 p07"),
)
SCORES = {f"p{number:02}": (number * 7) % 5 for number in range(1, 12)}


def task_of(scored=True, history=HISTORY, rounds=3, weights=PRIMES):
    sizes = [(4, 4, 3), (4, 3, 3), (4, 4, 3)][:rounds]
    byes = [(), ("p04",), ()][:rounds]
    return make_task(people(11), 4, sizes, byes, history, SCORES if scored else None, weights)


def groups_of(task, seed=5):
    groups = Groups(task)
    for number in range(task.rounds):
        groups.add(drawn(task, number, Chance(seed + number)))
    return groups


def counted(task, tables):
    """Who met whom how often, who had how many odd turns, who sits where: from nothing."""
    met, odd = [list(row) for row in task.met], list(task.odd)
    places = []
    for each in tables:
        at = [-1] * len(task.players)
        for number, table in enumerate(each):
            for player in table:
                at[player] = number
                odd[player] += len(table) != task.games_of
                for other in table:
                    met[player][other] += player != other
        places.append(at)
    return met, odd, places


@rule("TR-8.2.b")
@pytest.mark.parametrize("scored", [True, False])
def test_every_swap_is_weighed_and_counted_as_it_is(scored):
    task = task_of(scored)
    groups = groups_of(task)
    for number in range(task.rounds):
        for one, other in combinations(task.playing(number), 2):
            at, tables = groups.at[number], groups.tables[number]
            if at[one] == at[other]:
                continue
            before, change = groups.cost(), groups.change(tables, one, other, at)
            assert change == groups.change(tables, other, one, at)
            groups.swap(tables, one, other, at)
            assert groups.cost() == before + change
            assert (groups.met, groups.odd, groups.at) == counted(task, groups.tables)
            assert sorted(player for table in tables for player in table) == task.playing(number)
            assert tuple(map(len, tables)) == task.sizes[number]


@rule("TR-8.2.b")
@pytest.mark.parametrize("scored", [True, False])
def test_who_is_pained_sits_at_a_table_that_costs(scored):
    task = task_of(scored)
    groups = groups_of(task)
    seen = set()
    for number, tables in enumerate(groups.tables):
        for player in task.playing(number):
            table = tables[groups.at[number][player]]
            again = any(groups.met[player][other] > 1 for other in table if other != player)
            apart = scored and any(SCORES[f"p{player + 1:02}"] != SCORES[f"p{each + 1:02}"] for each in table)
            share = task.shares[player]
            off = groups.odd[player] < share.low or groups.odd[player] > share.high
            costs = again or apart or off or (not scored and len(table) != 4)
            assert groups.pained(tables, player, groups.at[number]) == costs
            seen.add(costs)
    assert True in seen


@rule("TR-A1")
def test_a_table_of_strangers_of_one_score_pains_nobody():
    task = make_task(people(8), 4, [(4, 4)], [()], (), dict.fromkeys(people(8), 3), PRIMES)
    groups = groups_of(task)
    assert not any(groups.pained(groups.tables[0], player, groups.at[0]) for player in range(8))


@rule("TR-A1")
def test_the_best_swap_is_the_best_of_all():
    task = task_of()
    groups = groups_of(task)
    pained = [(number, player) for number in range(3) for player in task.playing(number)]
    changes = {}
    for number, one in pained:
        at = groups.at[number]
        for other in task.playing(number):
            if at[one] != at[other]:
                changes[number, min(one, other), max(one, other)] = groups.change(groups.tables[number], one, other, at)
    lowest = min(changes.values())
    chosen, change, count = _best_swap(groups, pained, {}, 1, 0, _Dice(Chance(1)))
    assert (changes[chosen], change, count) == (lowest, lowest, 2 * len(changes))
    alike = [key for key, each in changes.items() if each == lowest]
    rest = sorted(each for key, each in changes.items() if key not in alike)
    resting = dict.fromkeys(alike, 9)
    assert _best_swap(groups, pained, resting, 9, lowest, _Dice(Chance(1)))[1] == rest[0]
    assert _best_swap(groups, pained, resting, 10, lowest, _Dice(Chance(1)))[1] == lowest
    assert _best_swap(groups, pained, resting, 9, lowest + 1, _Dice(Chance(1)))[1] == lowest
    assert _best_swap(groups, pained, dict.fromkeys(changes, 9), 9, -10_000, _Dice(Chance(1)))[0] is None


@rule("TR-A1")
def test_the_search_leaves_the_best_it_saw_and_says_its_cost():
    task = task_of()
    groups = groups_of(task)
    before = groups.cost()
    told = []
    cost = better(groups, 0, 0, 3000, Chance(1), lambda done, each: told.append((done, each)))
    assert cost == groups.cost() < before
    assert (groups.met, groups.odd, groups.at) == counted(task, groups.tables)
    assert told[0] == (0, before)
    assert all(one[0] < other[0] < 1 and one[1] >= other[1] for one, other in pairwise(told))
    for tables, sizes in zip(groups.tables, task.sizes, strict=True):
        assert tuple(map(len, tables)) == sizes


@rule("TR-A1")
def test_the_search_ends_at_its_goal_and_when_told_and_touches_no_earlier_round():
    task = task_of()
    groups = groups_of(task)
    start, before = groups.cost(), [[list(table) for table in tables] for tables in groups.tables]
    assert better(groups, 0, start, 3000, Chance(1)) == start
    assert better(groups, 0, 0, 3000, Chance(1), stop=lambda: True) == start
    assert better(groups, 0, 0, 0, Chance(1)) == start
    assert better(groups, 3, 0, 3000, Chance(1)) == start
    assert groups.tables == before
    goal = start - 30
    assert better(groups, 0, goal, 10**6, Chance(1)) <= goal
    after = better(groups, 2, 0, 500, Chance(1))
    assert after == groups.cost()
    again = [[list(table) for table in tables] for tables in groups.tables]
    better(groups, 2, 0, 500, Chance(2))
    assert groups.tables[:2] == again[:2]


@rule("TR-6.2.a")
def test_a_first_round_is_drawn_by_score():
    task = task_of()
    tables = drawn(task, 1, Chance(3))
    assert [len(table) for table in tables] == [4, 3, 3]
    scores = [task.scores[player] for table in tables for player in table]
    assert scores == sorted(scores, reverse=True)
    assert 3 not in [player for table in tables for player in table]
    assert drawn(task_of(False), 0, Chance(3)) != drawn(task_of(False), 0, Chance(4))


def flows(rows, columns):
    """Every way to send people from rows to columns."""
    if not rows:
        if not any(columns):
            yield []
        return
    for parts in product(*(range(each + 1) for each in columns)):
        if sum(parts) == rows[0]:
            left = [each - part for each, part in zip(columns, parts, strict=True)]
            for others in flows(rows[1:], left):
                yield [parts, *others]


@rule("TR-8.2.b")
@pytest.mark.parametrize(
    ("rows", "columns"),
    [
        ([(4, True, False), (3, True, True)], [(4, True, False), (3, True, True)]),
        ([(3, True, True), (3, True, True), (1, False, False)], [(4, True, False), (3, True, True)]),
        ([(4, True, False), (4, True, False)], [(4, True, False), (3, True, True), (1, False, False)]),
        ([(5, True, True), (1, False, False)], [(4, True, False), (2, True, True)]),
        ([(4, True, False), (2, False, False)], [(4, True, False), (2, False, False)]),
    ],
)
def test_what_two_rounds_have_in_common_is_the_least_of_all_ways(rows, columns):
    costs = []
    for way in flows([each[0] for each in rows], [each[0] for each in columns]):
        cost = 0
        for row, parts in zip(rows, way, strict=True):
            for column, people_ in zip(columns, parts, strict=True):
                if not row[1] and not column[1]:
                    cost += 10**6 * people_  # nobody has two byes
                if row[1] and column[1]:
                    cost += 61 * people_ * (people_ - 1) // 2
                cost += 23 * people_ * (row[2] and column[2])
        costs.append(cost)
    groups = [[_Group(*each) for each in side] for side in (rows, columns)]
    assert _common(*groups, 61, 23) == min(costs)


@pytest.mark.parametrize("sizes", [(4, 4, 3), (3, 3), (4, 3), (4,), (5,), (4, 4, 4), (2, 2, 3)])
def test_a_step_of_the_scores_splits_no_more_tables_than_it_must(sizes):
    for below in range(1, sum(sizes)):
        ways = [low for low in product(*(range(size + 1) for size in sizes)) if sum(low) == below]
        fewest = min(sum(each * (size - each) for each, size in zip(low, sizes, strict=True)) for low in ways)
        assert _split(below, sizes) == fewest


def splits(players, sizes):
    if not sizes:
        yield []
        return
    for table in combinations(players, sizes[0]):
        rest = [each for each in players if each not in table]
        for others in splits(rest, sizes[1:]):
            yield [list(table), *others]


def lowest_of(task):
    """The lowest of each count over every seating of one round, and of the cost without the turn order."""
    tallies = [task.tally([tables]) for tables in splits(task.playing(0), task.sizes[0])]
    costs = [each.cost(task.weights) - each.order * task.weights.order for each in tallies]
    return [min(getattr(each, name) for each in tallies) for name in NAMES], min(costs)


NAMES = ("repeats", "thirds", "score", "odd_size", "share")
SMALL = {
    "nothing before": ((4, 3), (), None),
    "scores": ((4, 3), (), {"p01": 4, "p02": 4, "p03": 4, "p04": 4, "p05": 1}),
    "even scores": ((4, 3), (), {"p01": 4, "p02": 4, "p03": 4, "p05": 1}),
    "one behind": ((4, 3), (), dict.fromkeys(people(6), 4)),
    "one round": ((4, 3), (with_tables("p01 p02 p03 p04", "p05 p06 p07"),), None),
    "two rounds": (
        (4, 3),
        (with_tables("p01 p02 p03 p04", "p05 p06 p07"), with_tables("p01 p05 p02 p06", "p03 p04 p07")),
        None,
    ),
    "always at threes": (
        (4, 3),
        (with_tables("p01 p02 p03 p04", "p05 p06 p07"), with_tables("p05 p06 p07", "p01 p02 p03 p04")),
        {"p01": 3},
    ),
    "threes": ((3, 3), (with_tables("p01 p02 p03", "p04 p05 p06"), with_tables("p01 p02 p04", "p03 p05 p06")), None),
    "one table": ((3,), (with_tables("p01 p02 p03"), with_tables("p02 p01 p03"), with_tables("p03 p01 p02")), None),
}


@rule("TR-8.2.b")
@pytest.mark.parametrize("name", SMALL)
def test_no_seating_goes_below_the_bounds(name):
    sizes, history, scores = SMALL[name]
    task = make_task(people(sum(sizes)), 4, [sizes], [()], history, scores, PRIMES)
    counts = least(task)
    lowest, cost = lowest_of(task)
    for each, true in zip(NAMES, lowest, strict=True):
        assert getattr(counts, each) <= true
    assert floor(task, counts) - counts.order <= cost


@rule("TR-8.2.b")
def test_the_bounds_of_small_events_are_reached():
    found = {}
    for name, (sizes, history, scores) in SMALL.items():
        task = make_task(people(sum(sizes)), 4, [sizes], [()], history, scores, PRIMES)
        lowest, _ = lowest_of(task)
        counts = least(task)
        found[name] = [each for each, true in zip(NAMES, lowest, strict=True) if getattr(counts, each) == true]
    everything = list(NAMES)
    assert found == dict.fromkeys(SMALL, everything) | {
        "always at threes": ["repeats", "score", "odd_size", "share"],
        "even scores": ["repeats", "thirds", "odd_size", "share"],
    }


@rule("TR-4.0.d")
def test_the_least_turn_order_is_found_by_trying_all():
    history = (with_tables("p01 p02 p03"), with_tables("p01 p03 p02"))
    task = make_task(people(3), 3, [(3,)], [()], history, None, PRIMES)
    assert least(task).order == min(task.tally([[list(each)]]).order for each in permutations(range(3))) == 1
    four = make_task(people(3), 3, [(3,)] * 4, [()] * 4, (), None, PRIMES)
    assert least(four).order == 3
    byes = make_task(people(4), 3, [(3,)] * 4, [(each,) for each in people(4)], (), None, PRIMES)
    assert least(byes).order == 0


@rule("TR-8.2.b")
def test_the_floor_weighs_each_count():
    task = task_of()
    counts = Tally(2, 3, 5, 7, 11, 13)
    apart = 2 * 61 + 7 * 23
    rest = 3 * 31 + 5 * 5 + 11 * 1 + 13 * 67
    assert floor(task, counts) >= apart + rest
    alone = make_task(people(4), 4, [(4,)], [()], (), None, PRIMES)
    assert floor(alone, counts) == apart + rest
    assert counts.cost(PRIMES) == apart + rest
    again = make_task(people(4), 4, [(4,)] * 2, [()] * 2, (), None, PRIMES)
    assert floor(again, Tally(0, 0, 0, 0, 0)) == 6 * 61
    odd = make_task(people(3), 4, [(3,)] * 2, [()] * 2, (), None, PRIMES)
    assert floor(odd, Tally(0, 0, 0, 0, 0)) == 3 * 61 + 3 * 23


@rule("TR-A1")
def test_units_go_where_they_cost_least():
    for levels, units in product([(0, 0), (3, 1), (2, 2, 0)], range(6)):
        ways = [way for way in product(range(units + 1), repeat=len(levels)) if sum(way) == units]
        costs = [
            sum(level + each for level, more in zip(levels, way, strict=True) for each in range(more)) for way in ways
        ]
        assert fill(levels, units) == min(costs)
    assert fill((1, 0), 3, lambda each: each * each) == 0 + 1 + 1


@rule("TR-8.2.b")
def test_a_share_of_the_odd_tables_is_counted_as_written():
    short = Share(0, 1, 2)
    assert [short.off(turns) for turns in range(4)] == [0, 0, 1, 2]
    many = Share(1, 2, 4)
    assert [many.off(turns) for turns in range(6)] == [1 + 4, 0, 0, 1, 2 + 4, 3 + 4]
    open_ = Share(0, 1, 3)
    assert [open_.off(turns) for turns in range(4)] == [2, 0, 1, 2 + 4]
    none = Share(0, 0, 4)
    assert [none.off(turns) for turns in range(3)] == [0, 1, 2]
    assert [many.step(turns) for turns in range(3)] == [-5, 0, 1]


@rule("TR-8.2.b")
def test_a_task_counts_what_was_played():
    task = task_of()
    assert task.met[0][1] == task.met[1][0] == 3
    assert task.met[0][2] == 2
    assert task.met[7][8] == 1
    assert task.met[0] == (0, 3, 2, 1, 1, 0, 0, 0, 1, 0, 0)
    assert task.odd == (1, 1, 0, 1, 0, 1, 1, 0, 2, 1, 1)
    assert task.order[0] == (2, 1, 0, 0)
    assert task.order[9] == (0, 2, 0, 1)
    assert task.places == 4
    assert task.past[1] == (Past((1, 0, 2, 4), False), Past((3, 5, 6), True), Past((7, 8, 9), False))
    assert odd_part((4, 3, 3), 4).as_integer_ratio() == (3, 5)
    assert odd_part((), 4) == 0
    # p01: three of eleven in the first and third round, three of eleven in the second, then 3/11, 6/10 and 3/11
    assert task.shares[0] == Share(1, 2, 6)
    assert task.shares[3].games == 5
    assert task.shares[10].games == 5
    assert task.scores == (2, 4, 1, 3, 0, 2, 4, 1, 3, 0, 2)
    assert task.playing(1) == [0, 1, 2, 4, 5, 6, 7, 8, 9, 10]
    assert [task.price(met) for met in range(4)] == [0, 61, 2 * 61 + 31, 3 * 61 + 3 * 31]
    assert make_task(people(3), 4, [(3,)], [()], (with_tables("a b c d e"),), None, PRIMES).places == 5


@rule("TR-8.2.b")
def test_a_tally_counts_a_seating_from_nothing():
    task = make_task(people(7), 4, [(4, 3)] * 2, [()] * 2, (), {"p01": 4, "p02": 1}, PRIMES)
    tally = task.tally([[[0, 1, 2, 3], [4, 5, 6]], [[0, 1, 2, 4], [3, 5, 6]]])
    assert tally.repeats == 3 + 1
    assert tally.thirds == 0
    assert tally.score == 2 * (3 + 4 + 4 + 1 + 1)
    assert tally.odd_size == 2
    assert tally.order == 5
    assert tally.share == 2  # a share of 6/7, and two players with two turns
    thrice = make_task(people(3), 3, [(3,)] * 3, [()] * 3, (), None, PRIMES)
    assert thrice.tally([[[0, 1, 2]]] * 3) == Tally(9, 3, 0, 0, 9)
    rounds = task.as_rounds([[[0, 1, 2, 3], [4, 5, 6]], [[0, 1, 2, 4], [3, 5, 6]]])
    assert rounds[1] == with_tables("p01 p02 p03 p05", "p04 p06 p07")


@pytest.mark.parametrize("name", ["repeat", "third", "score", "odd_size", "share", "order"])
def test_a_weight_is_never_negative(name):
    assert getattr(Weights(**{name: 0}), name) == 0
    with pytest.raises(SeatingError, match=f"`{name}` is negative"):
        Weights(**{name: -1})


@rule("TR-8.2.b")
@pytest.mark.parametrize("order", [True, False])
@pytest.mark.parametrize("name", ["two rounds", "always at threes", "threes", "even scores"])
def test_the_solver_finds_the_least_by_its_own_count(name, order):
    sizes, history, scores = SMALL[name]
    weights = Weights(repeat=61, third=31, score=5, odd_size=23, share=67, order=3)
    task = make_task(people(sum(sizes)), 4, [sizes], [()], history, scores, weights)
    start = [[list(table) for table in drawn(task, 0, Chance(8))]]
    told = []
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
        report=lambda cost, bound: told.append((cost, bound)),
    )
    tally = task.tally(answer.arrangement)
    own = tally.cost(weights) - (0 if order else tally.order * 3)
    assert answer.cost == answer.bound == own
    _, lowest = lowest_of(task)
    assert answer.cost - (tally.order * 3 if order else 0) == lowest
    assert answer.work > 0
    assert all(cost >= bound for cost, bound in told)


def test_the_solver_gives_the_start_back_where_it_has_no_time():
    task = task_of()
    start = groups_of(task).tables
    tally = task.tally(start)
    for order in (True, False):
        answer = solve(
            task,
            start,
            least(task),
            0,
            order=order,
            work=0.0,
            seconds=0.01,
            workers=1,
            seed=1,
            report=lambda cost, bound: None,
        )
        assert answer.cost == tally.cost(PRIMES) - (0 if order else tally.order)
        assert task.tally(answer.arrangement).cost(PRIMES) == tally.cost(PRIMES)


@rule("TR-A1")
def test_tables_are_numbered_by_size_and_lowest_player():
    task = make_task(people(10), 4, [(4, 3, 3)], [()], (), None, PRIMES)
    mixed = [[[9, 8, 7], [1, 2, 0], [6, 5, 4, 3]]]
    assert numbered(task, mixed) == [[[6, 5, 4, 3], [1, 2, 0], [9, 8, 7]]]
    assert clauses(task) == 10**2 // 2 * 3
    assert clauses(task_of()) == 60 * 3 + 50 * 3 + 60 * 3


@pytest.mark.parametrize("seed", range(4))
def test_the_turn_order_of_a_round_is_the_best_of_all(seed):
    task = make_task(people(7), 4, [(4, 3)], [()], HISTORY, None, PRIMES)
    arrangement = [drawn(task, 0, Chance(seed))]
    lowest = min(
        task.tally([[list(one), list(other)]]).order
        for one in permutations(arrangement[0][0])
        for other in permutations(arrangement[0][1])
    )
    members = [sorted(table) for table in arrangement[0]]
    set_order(task, arrangement)
    assert task.tally(arrangement).order == lowest
    assert [sorted(table) for table in arrangement[0]] == members


@rule("TR-4.0.d")
def test_the_turns_are_counted_while_places_swap():
    task = task_of(rounds=3)
    arrangement = groups_of(task).tables
    turns = Turns(task, arrangement)

    def recount():
        order = [list(row) for row in task.order]
        for tables in arrangement:
            for table in tables:
                for place, player in enumerate(table):
                    order[player][place] += 1
        return order

    assert turns.order == recount()
    before = task.tally(arrangement).order
    table = arrangement[0][0]
    change = turns.change(table[0], 0, 2) + turns.change(table[2], 2, 0)
    turns.swap([(table, 0, 2)])
    assert turns.order == recount()
    assert task.tally(arrangement).order == before + change
    turns.even_out()
    assert turns.order == recount()
    assert task.tally(arrangement).order <= before
    for player in range(11):
        for old, new in permutations(range(4), 2):
            assert turns.chain(player, old, new) == []


@rule("TR-8.3.c", "TR-4.0.a")
def test_a_seating_that_cannot_be_is_refused_with_the_reason():
    for words, call in {
        "0 rounds asked for; one is the least": lambda: best(people(4), 0, Chance(0)),
        "p01 listed twice": lambda: arrange(["p01", "p01", "p02"], [Layout((3,))], Chance(0)),
        "2 players; a tournament needs at least three": lambda: best(people(2), 1, Chance(0)),
        "scores are given for 2 rounds": lambda: arrange(people(4), [Layout((4,))] * 2, Chance(0), scores={"p01": 1}),
        "planned round 1: 3 seats and 0 byes for 4": lambda: arrange(people(4), [Layout((3,))], Chance(0)),
        "planned round 2: p01 would have a second bye": lambda: arrange(
            people(4), [Layout((3,), ("p01",))] * 2, Chance(0)
        ),
        "planned round 1: zed would have a bye but does not play": lambda: arrange(
            people(4), [Layout((3,), ("zed",))], Chance(0)
        ),
        "history, round 1: p01 sits twice": lambda: arrange(
            people(3), [Layout((3,))], Chance(0), history=[with_tables("p01 p01 p02")]
        ),
    }.items():
        with pytest.raises(SeatingError) as refused:
            call()
        assert words in str(refused.value)
    two = best(people(2), 1, Chance(0), history=[with_tables("p01 p02 p03")])
    assert two.rounds[0].sizes == (2,)


@rule("TR-8.3.b", "TR-8.3.c", "TR-8.3.e")
def test_byes_are_laid_out_before_the_tables():
    plans = layouts(people(5), 2, Chance(1), late=people(4))
    assert plans[0] == Layout((4,), ("p05",))
    assert plans[1].sizes == (4,)
    assert plans[1].byes != ("p05",)
    assert layouts(people(5), 1, Chance(1), late=people(5)) == (Layout((5,)),)


def test_the_progress_goes_up_and_ends_done():
    told: list[Progress] = []
    plan = best(people(11), 2, Chance(2), limit=Limit(work=0.1), progress=told.append)
    assert told[-1] == Progress("done", 1.0, plan.cost, plan.bound)
    parts = [each.done for each in told]
    assert parts == sorted(parts)
    assert all(0 <= each.done <= 0.5 for each in told[:-1])
    costs = [each.cost for each in told if each.stage == "search"]
    assert costs == sorted(costs, reverse=True)


def test_a_limit_leaves_the_solver_half_of_the_seconds():
    assert not Limit(seconds=8).out_of_time()
    assert Limit(seconds=8, left=lambda: 3.9).out_of_time()
    assert not Limit(seconds=8, left=lambda: 4).out_of_time()
    assert not Limit(left=lambda: 0).out_of_time()
    assert Limit(left=lambda: -0.1).out_of_time()
    assert Limit().for_solver is None
    assert Limit(seconds=8).for_solver == 8
    assert Limit(seconds=8, left=lambda: 3).for_solver == 3
    assert Limit(seconds=2, left=lambda: 3).for_solver == 2
    assert Limit(left=lambda: 3).for_solver == 3


@rule("TR-8.2.b")
def test_the_reasons_of_a_table_are_told_in_words():
    history = (with_tables("p01 p02 p03 p04", "p05 p06 p07"), with_tables("p01 p02 p05 p06", "p03 p04 p07"))
    now = (with_tables("p01 p02 p03 p07", "p04 p05 p06"),)
    scores = dict.fromkeys(people(7), 4) | {"p01": 1, "p07": 0}
    ((first, second),) = explain(now, history, 4, scores, Tally(9, 0, 0, 0, 0), Tally(9, 0, 0, 0, 0))
    assert (first.round, first.table, second.table) == (3, 1, 2)
    assert first.reasons == (
        "Here meet again for the third time p01 with p02; for the second time p01 with p03, p02 with p03 and p03 with "
        "p07. No seating has fewer repeats.",
        "p02 and p03 have 4 match points, p01 has 1 match point and p07 has 0 match points.",
    )
    assert first.turn == "p01 takes the first turn for the third time, so that the later turns come out even."
    assert second.reasons[1:] == (
        "All have 4 match points.",
        "A table of three: it is everybody's second turn at a table that is not of four.",
    )
    assert second.turn == "p04 takes the first turn, not having had it yet."
    again = explain((with_tables("p07 p05 p01"),), history, 4, None, Tally(9, 0, 0, 0, 0), Tally(8, 0, 0, 0, 0))[0][0]
    assert again.reasons[0].endswith("The seatings found with fewer repeats cost more elsewhere.")
    assert again.reasons[1] == (
        "A table of three: it is p07's third, p05's second and p01's first turn at a table that is not of four."
    )
    new = explain((with_tables("p01 p02 p03 p04"),), (), 4, None, Tally(0, 0, 0, 0, 0), Tally(0, 0, 0, 0, 0))[0][0]
    assert new.words == "p01, p02, p03 and p04 have not met before. p01 takes the first turn, by the draw."
    same = explain((with_tables("p05 p06"),), history, 2, None, Tally(0, 0, 0, 0, 0), Tally(0, 0, 0, 0, 0))[0][0]
    assert same.reasons == ("p05 and p06 all meet for the third time. No seating has fewer repeats.",)
    assert same.turn == "p05 takes the first turn for the second time, so that the later turns come out even."


@rule("TR-A1")
def test_the_gap_is_the_part_that_could_be_saved():
    plan = Plan((), Tally(2, 0, 0, 0, 0), Tally(1, 0, 0, 0, 0), PRIMES, 61, Proof.OPEN, ())
    assert (plan.cost, plan.gap, plan.optimal) == (122, 0.5, False)
    assert plan.words == (
        "The limit ran out: this seating costs 122, none costs less than 61, so at most 50% of the cost could be saved."
    )
    done = replace(plan, bound=122, proof=Proof.COUNTED)
    assert (done.gap, done.optimal) == (0, True)
    assert done.words == "No seating is better: its cost of 122 is the least by counting alone."


def test_the_dice_of_the_search_fall_on_every_side_alike():
    dice = _Dice(Chance(1))
    thrown = Counter(dice.below(6) for _ in range(1200))
    assert sorted(thrown) == [0, 1, 2, 3, 4, 5]
    assert all(150 < times < 250 for times in thrown.values())
    assert 0 <= dice.state < 1 << 64
    assert [_Dice(Chance(2)).below(1000) for _ in range(2)] == [_Dice(Chance(2)).below(1000)] * 2
    assert len({_Dice(Chance(seed)).below(10**6) for seed in range(20)}) > 15


@rule("TR-8.3.a")
def test_a_single_player_who_has_the_bye_is_a_seating_too():
    plan = arrange(("Ann",), [Layout((), ("Ann",))], Chance(1))
    assert plan.rounds == (Round((), ("Ann",)),)
    assert (plan.cost, plan.proof) == (0, Proof.COUNTED)


def test_no_more_swaps_are_weighed_than_the_limit_allows():
    seen = []
    groups = groups_of(task_of())
    better(groups, 0, 0, 20_000, Chance(1), lambda done, cost: seen.append(done))
    assert len(seen) > 1
    few = []
    better(groups_of(task_of()), 0, 0, 200, Chance(1), lambda done, cost: few.append(done))
    assert few == [0]
