"""`best`: the seating of the next rounds, for any number of players from three on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from kwoon.engine.chance import Chance
from kwoon.tournament.seating import byes as bye_rules
from kwoon.tournament.seating.bound import floor as floor_of
from kwoon.tournament.seating.bound import least as least_of
from kwoon.tournament.seating.explain import explain, match_points
from kwoon.tournament.seating.model import Round, SeatingError, check_round, listed
from kwoon.tournament.seating.outcome import Limit, Plan, Progress, Proof
from kwoon.tournament.seating.search import Groups, better, drawn
from kwoon.tournament.seating.sizes import byes_wanted, table_sizes
from kwoon.tournament.seating.solver import LARGEST, clauses, solve
from kwoon.tournament.seating.task import Arrangement, Tally, Task, Weights, make_task
from kwoon.tournament.seating.turns import set_order

WEIGHTS = Weights()
LIMIT = Limit()
STEPS = 400_000
"""Swaps weighed that count as one second of work (about what a core does)."""
TRIES = 4
"""How many times the search starts anew before the solver takes over."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What a round looks like before anybody is seated: the sizes of its tables, and who has the bye."""

    sizes: tuple[int, ...]
    byes: tuple[str, ...] = ()


def best(
    players: Sequence[str],
    rounds: int,
    chance: Chance,
    *,
    games_of: int = 4,
    byes: bool = False,
    history: Sequence[Round] = (),
    scores: Mapping[str, int] | None = None,
    late: Collection[str] = (),
    weights: Weights = WEIGHTS,
    limit: Limit = LIMIT,
    progress: Callable[[Progress], None] = lambda told: None,
) -> Plan:
    """Seat these players for so many rounds, as well as can be found within the limit.

    `players` are those who play now: who dropped is left out, who came late is added; `history` is every
    round already played. `games_of` is the tournament's table size; where the numbers do not fit, the rest
    sits at tables of the other size (TR-8.2.a) or, with `byes`, draws byes (TR-8.3). `scores` are the match
    points before the next round and serve for one round only. `late` came after this round's draw and get no
    bye in it (TR-8.3.e).

    The turn order is balanced too. TR-4.0.d leaves it to the table's own draw unless the Head Judge decides
    it; a Head Judge who wants the draw ignores it.
    """
    if rounds < 1:
        raise SeatingError(f"{rounds} rounds asked for; one is the least")
    _check_players(players)
    if len(players) < 3 and not history:
        raise SeatingError(f"{len(players)} players; a tournament needs at least three (TR-4.0.a)")
    plans = layouts(players, rounds, chance, games_of=games_of, byes=byes, history=history, late=late)
    return arrange(
        players,
        plans,
        chance,
        games_of=games_of,
        history=history,
        scores=scores,
        weights=weights,
        limit=limit,
        progress=progress,
    )


def layouts(
    players: Sequence[str],
    rounds: int,
    chance: Chance,
    *,
    games_of: int = 4,
    byes: bool = False,
    history: Sequence[Round] = (),
    late: Collection[str] = (),
) -> tuple[Layout, ...]:
    """TR-8.3.b: byes are drawn before anything is weighed, for they must be random; tables get the rest."""
    had = set(bye_rules.had_byes(history))
    plans = []
    for number in range(rounds):
        barred = late if number == 0 else ()
        count = byes_wanted(len(players), games_of, byes)
        if count > len(bye_rules.eligible(players, had, barred)):
            count = 0
        going = bye_rules.draw(players, count, chance, had=had, late=barred)
        had.update(going)
        plans.append(Layout(table_sizes(len(players) - count, games_of), going))
    return tuple(plans)


def arrange(
    players: Sequence[str],
    plans: Sequence[Layout],
    chance: Chance,
    *,
    games_of: int = 4,
    history: Sequence[Round] = (),
    scores: Mapping[str, int] | None = None,
    weights: Weights = WEIGHTS,
    limit: Limit = LIMIT,
    progress: Callable[[Progress], None] = lambda told: None,
    words: Callable[[int], str] = match_points,
) -> Plan:
    """What `best` does once the sizes of the tables and the byes are settled, by it or by a director.

    `words` says what a score is; in an elimination it is not match points.
    """
    _check(players, plans, history, scores)
    task = make_task(
        players,
        games_of,
        [each.sizes for each in plans],
        [each.byes for each in plans],
        history,
        scores,
        weights,
    )
    least = least_of(task)
    counted = floor_of(task, least)
    arrangement = _searched(task, least, counted, limit, chance, progress)
    arrangement, floor = _solved(task, arrangement, least, counted, limit, chance, progress)
    tally = task.tally(arrangement)
    cost = tally.cost(weights)
    if cost == counted:
        proof = Proof.COUNTED
    else:
        proof = Proof.SOLVED if cost == floor else Proof.OPEN
    seated = task.as_rounds(arrangement)
    progress(Progress("done", 1.0, cost, floor))
    why = explain(seated, history, games_of, scores, tally, least, words)
    return Plan(seated, tally, least, weights, floor, proof, why)


def _check_players(players: Sequence[str]) -> None:
    twice = sorted({player for player in players if players.count(player) > 1})
    if twice:
        raise SeatingError(f"{listed(twice)} listed twice; each player has one seat")


def _check(
    players: Sequence[str],
    plans: Sequence[Layout],
    history: Sequence[Round],
    scores: Mapping[str, int] | None,
) -> None:
    _check_players(players)
    if scores is not None and len(plans) > 1:
        raise SeatingError(
            f"scores are given for {len(plans)} rounds; they are known for the next round only: ask for one round"
        )
    for number, each in enumerate(history, 1):
        check_round(each, f"history, round {number}")
    had = bye_rules.had_byes(history)
    given = set(had)
    for number, plan in enumerate(plans, 1):
        if sum(plan.sizes) + len(plan.byes) != len(players):
            raise SeatingError(
                f"planned round {number}: {sum(plan.sizes)} seats and {len(plan.byes)} byes "
                f"for {len(players)} players; each needs one or the other"
            )
        for player in plan.byes:
            if player in given or player not in players:
                wrong = "a second bye (TR-8.3.c)" if player in given else "a bye but does not play"
                raise SeatingError(f"planned round {number}: {player} would have {wrong}")
            given.add(player)


def _searched(
    task: Task,
    least: Tally,
    floor: int,
    limit: Limit,
    chance: Chance,
    progress: Callable[[Progress], None],
) -> Arrangement:
    """Round by round first, then all rounds together, then the turn order; a few times anew if need be."""
    weights = task.weights
    goal = floor - least.order * weights.order
    steps = max(1, round(limit.work * STEPS / (2 * TRIES)))
    found: Arrangement = []
    cheapest: int | None = None
    for number in range(TRIES):

        def tick(done: float, cost: int, number: int = number, cheapest: int | None = cheapest) -> None:
            lowest = cost if cheapest is None else min(cost, cheapest)
            progress(Progress("search", 0.5 * (number + done) / TRIES, lowest, goal))

        groups = Groups(task)
        for each in range(task.rounds):
            groups.add(drawn(task, each, chance))
            better(groups, each, 0, steps // (2 * task.rounds), chance, stop=limit.out_of_time)
        cost = better(groups, 0, goal, steps, chance, tick, limit.out_of_time)
        if cheapest is None or cost < cheapest:
            cheapest, found = cost, groups.tables
        if cheapest <= goal or limit.out_of_time():
            break
    set_order(task, found)
    return found


def _solved(
    task: Task,
    start: Arrangement,
    least: Tally,
    floor: int,
    limit: Limit,
    chance: Chance,
    progress: Callable[[Progress], None],
) -> tuple[Arrangement, int]:
    """The solver's turn, where counting has not proved the seating yet and the model is not too large.

    Gives the seating and the best bound on the cost.
    """
    weights = task.weights
    tally = task.tally(start)
    seconds = limit.for_solver
    if tally.cost(weights) == floor or clauses(task) > LARGEST or (seconds is not None and seconds <= 0):
        return start, floor
    order = tally.order > least.order
    extra = 0 if order else least.order * weights.order

    def report(cost: int, bound: int) -> None:
        progress(Progress("solver", 0.5, cost + extra, max(floor, bound + extra)))

    answer = solve(
        task,
        start,
        least,
        floor - extra,
        order=order,
        work=limit.work,
        seconds=seconds,
        workers=limit.workers,
        seed=chance.below(1 << 30),
        report=report,
    )
    if not order:
        set_order(task, answer.arrangement)
    return answer.arrangement, max(floor, answer.bound + extra)
