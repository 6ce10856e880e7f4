"""A good seating, fast: drawn at random round by round, then bettered by swapping two players at a time.

The search is a tabu search: of the swaps that could mend a table that costs something it takes the best, even
where that is worse than standing still, and does not swap the same two again for a while. It counts the swaps
it weighs, not seconds, so a seed gives the same seating on every machine.
"""

from __future__ import annotations

from collections.abc import Callable

from kwoon.engine.chance import Chance
from kwoon.tournament.seating.task import Arrangement, Task

MASK = (1 << 64) - 1
WIDTH = 300
"""About how many swaps are weighed for each that is made."""
REST = (4, 96)
"""Two players who swapped rest for so many swaps, and up to so many more."""
TICK = 50
"""Swaps between two reports."""


class _Dice:
    """A small generator (a 64-bit LCG, high bits) for the inner loop, seeded from the event's chance once."""

    def __init__(self, chance: Chance) -> None:
        self.state = chance.below(1 << 32) << 16 | 1

    def below(self, n: int) -> int:
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & MASK
        return (self.state >> 33) % n


class Groups:
    """Who sits with whom, with the running counts that make a swap cheap to weigh."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.tables: Arrangement = []
        self.playing = [task.playing(number) for number in range(task.rounds)]
        most = task.rounds + len(task.past) + 1
        self.price = [*(task.price(met) for met in range(most)), 0]
        """What one more meeting costs; the last entry serves for nobody's meeting with themselves."""
        self.met = [list(row) for row in task.met]
        self.odd = list(task.odd)
        weights = task.weights
        self.turn = [
            [turns * weights.odd_size + share.step(turns) * weights.share for turns in range(had + task.rounds + 1)]
            for had, share in zip(task.odd, task.shares, strict=True)
        ]
        """What one more turn at a table of the odd size costs a player who had so many."""
        self.at: list[list[int]] = []
        """The table of each player in each round; -1 with a bye."""
        scores = task.scores
        self.apart = (
            None if scores is None else [[abs(one - other) * task.weights.score for other in scores] for one in scores]
        )

    def add(self, tables: list[list[int]]) -> None:
        """One more round."""
        at = [-1] * len(self.task.players)
        for number, table in enumerate(tables):
            for player in table:
                at[player] = number
                self.odd[player] += self.task.is_odd(len(table))
                for other in table:
                    if other != player:
                        self.met[player][other] += 1
        self.tables.append(tables)
        self.at.append(at)

    def change(self, tables: list[list[int]], one: int, other: int, at: list[int]) -> int:
        """What swapping two players of a round would add to the cost (negative: save)."""
        here, there = tables[at[one]], tables[at[other]]
        met_one, met_other = self.met[one], self.met[other]
        price = self.price
        # The loops weigh the two against themselves too (free) and each other: that is taken out first.
        cost = -2 * price[met_other[one]]
        for each in here:
            cost += price[met_other[each]] - price[met_one[each] - 1]
        for each in there:
            cost += price[met_one[each]] - price[met_other[each] - 1]
        if self.apart is not None:
            apart_one, apart_other = self.apart[one], self.apart[other]
            cost -= 2 * apart_one[other]
            for each in here:
                cost += apart_other[each] - apart_one[each]
            for each in there:
                cost += apart_one[each] - apart_other[each]
        if len(here) != len(there):
            odd_here, odd_there = self.task.is_odd(len(here)), self.task.is_odd(len(there))
            if odd_here and not odd_there:
                cost += self.turn[other][self.odd[other]] - self.turn[one][self.odd[one] - 1]
            elif odd_there and not odd_here:
                cost += self.turn[one][self.odd[one]] - self.turn[other][self.odd[other] - 1]
        return cost

    def swap(self, tables: list[list[int]], one: int, other: int, at: list[int]) -> None:
        here, there = tables[at[one]], tables[at[other]]
        met = self.met
        for each in here:
            if each != one:
                met[one][each] -= 1
                met[each][one] -= 1
                met[other][each] += 1
                met[each][other] += 1
        for each in there:
            if each != other:
                met[other][each] -= 1
                met[each][other] -= 1
                met[one][each] += 1
                met[each][one] += 1
        moved = self.task.is_odd(len(there)) - self.task.is_odd(len(here))
        self.odd[one] += moved
        self.odd[other] -= moved
        here[here.index(one)] = other
        there[there.index(other)] = one
        at[one], at[other] = at[other], at[one]

    def cost(self) -> int:
        """All but the turn order."""
        tally = self.task.tally(self.tables)
        return tally.cost(self.task.weights) - tally.order * self.task.weights.order

    def pained(self, tables: list[list[int]], player: int, at: list[int]) -> bool:
        """Whether this player's table costs anything, so that moving them might help."""
        table = tables[at[player]]
        met = self.met[player]
        if self.apart is not None:
            apart = self.apart[player]
            return any(apart[each] or met[each] > 1 for each in table) or self._off(player)
        return any(met[each] > 1 for each in table) or self.task.is_odd(len(table)) or self._off(player)

    def _off(self, player: int) -> bool:
        """Whether this player has more or fewer turns at tables of the odd size than their share."""
        share = self.task.shares[player]
        return not share.low <= self.odd[player] <= share.high


def better(
    groups: Groups,
    first: int,
    goal: int,
    steps: int,
    chance: Chance,
    tick: Callable[[float, int], None] = lambda done, cost: None,
    stop: Callable[[], bool] = lambda: False,
) -> int:
    """Swap players in the rounds from `first` on until the cost is the goal, so many swaps are weighed, or `stop`.

    The best seating seen is left in `groups`; its cost is returned.
    """
    rounds = [number for number in range(first, len(groups.tables)) if len(groups.tables[number]) > 1]
    cost = best = groups.cost()
    if not rounds or cost <= goal:
        return cost
    dice = _Dice(chance)
    kept = [[list(table) for table in tables] for tables in groups.tables]
    resting: dict[tuple[int, int, int], int] = {}
    weighed = made = 0
    while weighed < steps and best > goal:
        if made % TICK == 0:
            tick(weighed / steps, best)
            if stop():
                break
        made += 1
        pained = _pained(groups, rounds, dice)
        chosen, change, count = _best_swap(groups, pained, resting, made, best - cost, dice)
        weighed += max(count, 1)
        if chosen is None:
            continue
        number, one, other = chosen
        groups.swap(groups.tables[number], one, other, groups.at[number])
        cost += change
        resting[chosen] = made + REST[0] + dice.below(REST[1])
        if cost < best:
            best = cost
            kept = [[list(table) for table in tables] for tables in groups.tables]
    groups.tables = kept
    _recount(groups)
    return best


def _pained(groups: Groups, rounds: list[int], dice: _Dice) -> list[tuple[int, int]]:
    """Who sits at a table that costs something, in which round; a sample where there are very many."""
    found = [
        (number, player)
        for number in rounds
        for player in groups.playing[number]
        if groups.pained(groups.tables[number], player, groups.at[number])
    ]
    most = max(1, WIDTH // len(groups.task.players))
    if len(found) > most:
        return [found[dice.below(len(found))] for _ in range(most)]
    return found


def _best_swap(
    groups: Groups,
    pained: list[tuple[int, int]],
    resting: dict[tuple[int, int, int], int],
    now: int,
    record: int,
    dice: _Dice,
) -> tuple[tuple[int, int, int] | None, int, int]:
    """The swap that saves most, by lot among equals; a resting one only if it makes a new record."""
    chosen, least, alike, count = None, 0, 0, 0
    for number, one in pained:
        tables, at = groups.tables[number], groups.at[number]
        home = at[one]
        for other in groups.playing[number]:
            if at[other] == home:
                continue
            count += 1
            change = groups.change(tables, one, other, at)
            if chosen is not None and change > least:
                continue
            key = (number, one, other) if one < other else (number, other, one)
            if resting.get(key, 0) >= now and change >= record:
                continue
            if chosen is None or change < least:
                chosen, least, alike = key, change, 1
            else:
                alike += 1
                if dice.below(alike) == 0:
                    chosen = key
    return chosen, least, count


def _recount(groups: Groups) -> None:
    tables, groups.tables, groups.at = groups.tables, [], []
    groups.met = [list(row) for row in groups.task.met]
    groups.odd = list(groups.task.odd)
    for each in tables:
        groups.add(each)


def drawn(task: Task, number: int, chance: Chance) -> list[list[int]]:
    """A round to start from: at random, those of like score together."""
    people = task.playing(number)
    chance.shuffle(people)
    if task.scores is not None:
        scores = task.scores
        people.sort(key=lambda player: -scores[player])
    tables = []
    for size in task.sizes[number]:
        tables.append(people[:size])
        people = people[size:]
    return tables
