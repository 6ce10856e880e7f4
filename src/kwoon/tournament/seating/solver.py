"""The whole seating as one CP-SAT model, which betters what the search found or proves it best."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from typing import TYPE_CHECKING

from kwoon.tournament.seating.task import Arrangement, Tally, Task

if TYPE_CHECKING:
    from ortools.sat.python import cp_model

LARGEST = 120_000
"""Clauses beyond which the model is not built: making it would take longer than it could help."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What the solver found within its limit."""

    arrangement: Arrangement
    cost: int
    bound: int
    work: float
    """Deterministic seconds used."""


def clauses(task: Task) -> int:
    """How large the model would be."""
    return sum(len(task.playing(number)) ** 2 // 2 * len(sizes) for number, sizes in enumerate(task.sizes))


class Model:
    """The variables and what they cost.

    `order` says whether the turn order is part of it. It is left out where the search already reached its
    bound: then no other seating can gain by it.
    """

    def __init__(self, task: Task, least: Tally, floor: int, order: bool) -> None:
        from ortools.sat.python import cp_model  # here, for it takes a second to load

        self.task = task
        self.least = least
        self.order = order
        self.model = cp_model.CpModel()
        new = self.model.new_bool_var
        self.sits = [
            {
                (player, at): new(f"sits {number} {player} {at}")
                for player in task.playing(number)
                for at in range(len(sizes))
            }
            for number, sizes in enumerate(task.sizes)
        ]
        self.place: list[dict[tuple[int, int, int], cp_model.IntVar]] = []
        self.terms: list[cp_model.LinearExprT] = []
        for number in range(task.rounds):
            self._one_seat_each(number)
            self._alike_tables(number)
        self._cost_of_meeting()
        self._cost_of_odd_tables()
        if order:
            self._cost_of_order()
        self.model.add(sum(self.terms) >= floor)
        self.model.minimize(sum(self.terms))

    def _one_seat_each(self, number: int) -> None:
        sits = self.sits[number]
        sizes, people = self.task.sizes[number], self.task.playing(number)
        for player in people:
            self.model.add_exactly_one(sits[player, at] for at in range(len(sizes)))
        for at, size in enumerate(sizes):
            self.model.add(sum(sits[player, at] for player in people) == size)

    def _alike_tables(self, number: int) -> None:
        """Tables of one size are alike: they are numbered by their lowest player."""
        sits = self.sits[number]
        sizes, people = self.task.sizes[number], self.task.playing(number)
        for at in range(1, len(sizes)):
            if sizes[at] == sizes[at - 1]:
                for rank, player in enumerate(people):
                    earlier = [sits[each, at - 1] for each in people[:rank]]
                    self.model.add(sits[player, at] <= sum(earlier))

    def _steps(
        self, count: cp_model.LinearExprT, had: int, most: int, price: Callable[[int], int]
    ) -> cp_model.LinearExprT:
        """What `count` more of something costs where `had` are there, one after the other."""
        steps = [self.model.new_bool_var("") for _ in range(most)]
        self.model.add(count <= sum(steps))
        return sum(price(had + each) * step for each, step in enumerate(steps))

    def _cost_of_meeting(self) -> None:
        task, model = self.task, self.model
        meet: dict[tuple[int, int], list[cp_model.IntVar]] = {}
        apart = []
        for number, sizes in enumerate(task.sizes):
            sits, people = self.sits[number], task.playing(number)
            mine: dict[int, list[cp_model.IntVar]] = {player: [] for player in people}
            for one, other in combinations(people, 2):
                both = model.new_bool_var("")
                meet.setdefault((one, other), []).append(both)
                mine[one].append(both)
                mine[other].append(both)
                for at in range(len(sizes)):
                    model.add_bool_or(both, ~sits[one, at], ~sits[other, at])
                if task.scores is not None:
                    apart.append(abs(task.scores[one] - task.scores[other]) * both)
            for player, theirs in mine.items():
                seats = sum((size - 1) * sits[player, at] for at, size in enumerate(sizes))
                model.add(sum(theirs) == seats)
        self.terms += [
            self._steps(sum(each), task.met[one][other], len(each), task.price)
            for (one, other), each in meet.items()
            if task.met[one][other] or len(each) > 1
        ]
        if apart:
            model.add(sum(apart) >= self.least.score)
            self.terms.append(task.weights.score * sum(apart))

    def _cost_of_odd_tables(self) -> None:
        task = self.task
        turns: dict[int, list[cp_model.IntVar]] = {}
        for number, sizes in enumerate(task.sizes):
            for (player, at), sits in self.sits[number].items():
                if task.is_odd(sizes[at]):
                    turns.setdefault(player, []).append(sits)
        if turns:
            odd = sum(self._steps(sum(each), task.odd[player], task.rounds, int) for player, each in turns.items())
            self.model.add(odd >= self.least.odd_size)
            self.terms.append(task.weights.odd_size * odd)
        self._cost_of_shares(turns)

    def _cost_of_shares(self, turns: dict[int, list[cp_model.IntVar]]) -> None:
        """TR-8.2.b: so far is everybody from their share of the odd tables."""
        task, off = self.task, []
        for player, share in enumerate(task.shares):
            had, each = task.odd[player], turns.get(player, [])
            most = max(had, share.games)
            far = self.model.new_int_var(0, max(share.off(at) for at in range(had, most + 1)), "")
            for at in range(had, most):
                self.model.add(far >= share.off(at) + share.step(at) * (had - at + sum(each)))
            off.append(far if had < most else share.off(had))
        self.model.add(sum(off) >= self.least.share)
        self.terms.append(task.weights.share * sum(off))

    def _cost_of_order(self) -> None:
        task, model = self.task, self.model
        turns: dict[tuple[int, int], list[cp_model.IntVar]] = {}
        for number, sizes in enumerate(task.sizes):
            sits, people = self.sits[number], task.playing(number)
            place = {
                (player, at, turn): model.new_bool_var("")
                for player in people
                for at, size in enumerate(sizes)
                for turn in range(size)
            }
            self.place.append(place)
            for at, size in enumerate(sizes):
                for player in people:
                    model.add(sum(place[player, at, turn] for turn in range(size)) == sits[player, at])
                for turn in range(size):
                    model.add_exactly_one(place[player, at, turn] for player in people)
            for (player, _, turn), var in place.items():
                turns.setdefault((player, turn), []).append(var)
        cost = sum(
            self._steps(sum(each), task.order[player][turn], task.rounds, int) for (player, turn), each in turns.items()
        )
        model.add(cost >= self.least.order)
        self.terms.append(task.weights.order * cost)

    def start_from(self, arrangement: Arrangement, fix_first: bool) -> None:
        """Give the solver a solution; with `fix_first` its first round is taken as it is, for the players
        are all alike and any first round is as good as any other."""
        for number, tables in enumerate(arrangement):
            where = {player: at for at, table in enumerate(tables) for player in table}
            for (player, at), sits in self.sits[number].items():
                if fix_first and number == 0:
                    self.model.add(sits == int(where[player] == at))
                else:
                    self.model.add_hint(sits, int(where[player] == at))
            if self.order:
                for (player, at, turn), var in self.place[number].items():
                    here = where[player] == at and tables[at].index(player) == turn
                    self.model.add_hint(var, int(here))

    def read(self, solver: cp_model.CpSolver) -> Arrangement:
        found: Arrangement = []
        for number, sizes in enumerate(self.task.sizes):
            tables: list[list[int]] = [[] for _ in sizes]
            for (player, at), sits in self.sits[number].items():
                if solver.boolean_value(sits):
                    tables[at].append(player)
            if self.order:
                for at, table in enumerate(tables):
                    place, turns = self.place[number], range(sizes[at])
                    table.sort(
                        key=lambda player, at=at, place=place, turns=turns: next(  # type: ignore[misc]
                            turn for turn in turns if solver.boolean_value(place[player, at, turn])
                        )
                    )
            found.append(tables)
        return found


def numbered(task: Task, arrangement: Arrangement) -> Arrangement:
    """The same seating with its tables in the model's order: by size as planned, then by lowest player."""
    return [
        sorted((list(table) for table in tables), key=lambda table: (sizes.index(len(table)), min(table)))
        for sizes, tables in zip(task.sizes, arrangement, strict=True)
    ]


def solve(
    task: Task,
    start: Arrangement,
    least: Tally,
    floor: int,
    *,
    order: bool,
    work: float,
    seconds: float | None,
    workers: int,
    seed: int,
    report: Callable[[int, int], None],
) -> Answer:
    """Better the start, or prove that nothing is better, within so much deterministic work.

    With a fixed seed and the interleaved search the answer is the same on every run, however many workers
    there are, unless `seconds` cuts it short. All costs, the floor's too, are without the turn
    order if `order` is False.
    """
    from ortools.sat.python import cp_model

    start = numbered(task, start)
    alike = not task.past and task.scores is None and not any(task.byes)
    built = Model(task, least, floor, order)
    built.start_from(start, fix_first=alike and task.rounds > 1 and not order)
    solver = cp_model.CpSolver()
    solver.parameters.random_seed = seed
    solver.parameters.num_workers = workers
    solver.parameters.interleave_search = True
    solver.parameters.max_deterministic_time = work
    if seconds is not None:
        solver.parameters.max_time_in_seconds = seconds

    class Watch(cp_model.CpSolverSolutionCallback):
        def on_solution_callback(self) -> None:
            report(round(self.objective_value), ceil(self.best_objective_bound - 1e-6))

    status = solver.solve(built.model, Watch())
    tally = task.tally(start)
    cost = tally.cost(task.weights) - (0 if order else tally.order * task.weights.order)
    used = solver.response_proto.deterministic_time
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return Answer(start, cost, floor, used)
    bound = max(floor, ceil(solver.best_objective_bound - 1e-6))
    found = round(solver.objective_value)
    return Answer(built.read(solver), found, bound, used) if found < cost else Answer(start, cost, bound, used)
