"""What no seating can avoid: a bound for each count, found by counting alone.

Where the search reaches the bound, its seating is proved best without a solver.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from heapq import heapify, heapreplace

from kwoon.tournament.seating.task import Tally, Task, choose_two


def least(task: Task) -> Tally:
    """The least that each count can be, each by itself."""
    repeats = max(_pairs_of_rounds(task, 1, 0), _shared_out(task, int))
    thirds = _shared_out(task, choose_two)
    return Tally(repeats, thirds, _score(task), _odd_size(task), _order(task), _share(task))


def floor(task: Task, counts: Tally) -> int:
    """The least that all of them can cost together; `counts` is what `least` gave."""
    weights = task.weights
    apart = counts.repeats * weights.repeat + counts.odd_size * weights.odd_size
    together = _pairs_of_rounds(task, weights.repeat, weights.odd_size)
    rest = counts.thirds * weights.third + counts.score * weights.score + counts.order * weights.order
    return max(apart, together) + rest + counts.share * weights.share


def fill(levels: Iterable[int], units: int, price: Callable[[int], int] = int) -> int:
    """The least cost of adding units one by one, where the next on a level costs by how much lies there."""
    heap = list(levels)
    heapify(heap)
    cost = 0
    for _ in range(units):
        cost += price(heap[0])
        heapreplace(heap, heap[0] + 1)
    return cost


@dataclass(frozen=True, slots=True)
class _Group:
    """People who share something in a round: a table, perhaps one of the odd size, or no table at all."""

    people: int
    table: bool = True
    odd: bool = False


def _pairs_of_rounds(task: Task, repeat: int, odd_size: int) -> int:
    """What repeats and odd tables must cost together, pair of rounds by pair of rounds.

    A meeting again is a pair of rounds in which two players share a table; a second turn at an odd table is a
    pair of rounds in which a player sits at one. So both counts are sums over pairs of rounds, and for two
    rounds alone the least is a flow from the tables of one to the tables of the other.
    """
    planned = [
        (
            *(_Group(size, odd=task.is_odd(size)) for size in sizes),
            _Group(len(task.byes[number]), table=False),
        )
        for number, sizes in enumerate(task.sizes)
    ]
    known: dict[tuple[tuple[_Group, ...], tuple[_Group, ...]], int] = {}
    total = 0
    for number, now in enumerate(planned):
        playing = set(task.playing(number))
        for tables in task.past:
            before = [_Group(len(playing & set(each.players)), odd=each.odd) for each in tables]
            rest = len(playing) - sum(each.people for each in before)
            key = ((*before, _Group(rest, table=False)), now[:-1])
            total += _common(*key, repeat, odd_size)
        for later in planned[number + 1 :]:
            key = (now, later)
            if key not in known:
                known[key] = _common(*key, repeat, odd_size)
            total += known[key]
    return total


def _common(rows: Sequence[_Group], columns: Sequence[_Group], repeat: int, odd_size: int) -> int:
    """The least that two rounds have in common: a flow in which the k-th person from one table to another
    meets k - 1 again."""
    from ortools.graph.python import min_cost_flow  # here, for it takes long to load

    flow = min_cost_flow.SimpleMinCostFlow()
    for row, here in enumerate(rows):
        flow.set_node_supply(row, here.people)
        for column, there in enumerate(columns):
            both = here.table and there.table
            base = odd_size if here.odd and there.odd else 0
            if both:
                for again in range(min(here.people, there.people)):
                    flow.add_arc_with_capacity_and_unit_cost(row, len(rows) + column, 1, again * repeat + base)
            elif here.table or there.table:
                flow.add_arc_with_capacity_and_unit_cost(row, len(rows) + column, here.people, base)
    for column, there in enumerate(columns):
        flow.set_node_supply(len(rows) + column, -there.people)
    return int(flow.optimal_cost()) if flow.solve() == flow.OPTIMAL else 0


def _shared_out(task: Task, price: Callable[[int], int]) -> int:
    """Each player's meetings spread evenly over all opponents, whatever the tables."""
    total = 0
    for player, row in enumerate(task.met):
        turns = sum(min(sizes) - 1 for number, sizes in enumerate(task.sizes) if player not in task.byes[number])
        total += fill((each for other, each in enumerate(row) if other != player), turns, price)
    meetings = sum(size * (size - 1) // 2 for sizes in task.sizes for size in sizes)
    pairs = [task.met[one][other] for one in range(len(task.met)) for other in range(one)]
    return max(-(-total // 2), fill(pairs, meetings, price))


def _odd_size(task: Task) -> int:
    """Turns at tables of the odd size, given first to who had the fewest."""
    seats = sum(size for sizes in task.sizes for size in sizes if task.is_odd(size))
    return fill(task.odd, seats)


def _share(task: Task) -> int:
    """All planned odd seats, each to the player whom one more turn brings nearest to their share."""
    seats = sum(size for sizes in task.sizes for size in sizes if task.is_odd(size))
    off, steps = 0, []
    for player, share in enumerate(task.shares):
        had = task.odd[player]
        off += share.off(had)
        rounds = sum(player not in byes for byes in task.byes)
        steps += [share.step(had + each) for each in range(rounds)]
    return max(0, off + sum(sorted(steps)[:seats]))


def _score(task: Task) -> int:
    """At each step of the sorted scores some table is split, unless the tables below it come out even."""
    if task.scores is None:
        return 0
    total = 0
    for number, sizes in enumerate(task.sizes):
        ranked = sorted(task.scores[player] for player in task.playing(number))
        for below in range(1, len(ranked)):
            step = ranked[below] - ranked[below - 1]
            if step:
                total += step * _split(below, sizes)
    return total


def _split(below: int, sizes: Sequence[int]) -> int:
    """The fewest pairs, one of the lowest `below` players and one of the rest, that share a table.

    A table with k of the low ones makes k * (size - k) pairs. That is concave, so in the best case all tables
    but one are wholly low or wholly high.
    """
    kinds = sorted(set(sizes))
    best = below * max(sizes)
    for split in kinds:
        rest = list(sizes)
        rest.remove(split)
        sums = {0}
        for size in rest:
            sums |= {each + size for each in sums}
        for whole in sums:
            low = below - whole
            if 0 <= low <= split:
                best = min(best, low * (split - low))
    return best


def _order(task: Task) -> int:
    """Turn order as a flow from players to places, dearer with each time; tables left out of account."""
    from ortools.graph.python import min_cost_flow  # here, for it takes long to load

    flow = min_cost_flow.SimpleMinCostFlow()
    people = len(task.players)
    turns = [0] * people
    for number in range(task.rounds):
        for player in task.playing(number):
            turns[player] += 1
    places = [sum(size > place for sizes in task.sizes for size in sizes) for place in range(task.places)]
    for player in range(people):
        flow.set_node_supply(player, turns[player])
        for place in range(task.places):
            for time in range(turns[player]):
                flow.add_arc_with_capacity_and_unit_cost(player, people + place, 1, task.order[player][place] + time)
    for place, count in enumerate(places):
        flow.set_node_supply(people + place, -count)
    if flow.solve() != flow.OPTIMAL:
        return 0
    return int(flow.optimal_cost())
