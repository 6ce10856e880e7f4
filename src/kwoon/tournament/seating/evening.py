"""TR-8.2.b for the simple seater: turns at tables of the odd size go round, by swaps between two tables."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from kwoon.tournament.seating.model import Round
from kwoon.tournament.seating.task import Task, Weights, make_task

Swap = tuple[tuple[int, ...], int, int, int, int]
"""What it changes, in order of weight; then the two tables, each with the seat."""


def even_out(
    tables: list[list[str]],
    history: Sequence[Round],
    games_of: int,
    scores: dict[str, int],
    keep_strangers: bool = False,
) -> None:
    """Swap players in place while that brings somebody nearer to their share of the odd tables.

    Of equal swaps the one with the fewest repeats is made, then the one between the nearest scores. With
    `keep_strangers` (a round robin) no swap may add a repeat.
    """
    players = [player for table in tables for player in table]
    task = make_task(players, games_of, [tuple(map(len, tables))], [()], history, None, Weights())
    ids = {player: number for number, player in enumerate(players)}
    turns = list(task.odd)
    for table in tables:
        for player in table:
            turns[ids[player]] += task.is_odd(len(table))
    while True:
        swap = _best(task, tables, ids, turns, scores, keep_strangers)
        if swap is None:
            return
        _, at, seat, to, place = swap
        one, other = tables[at][seat], tables[to][place]
        tables[at][seat], tables[to][place] = other, one
        turns[ids[one]] -= 1
        turns[ids[other]] += 1


def _best(
    task: Task,
    tables: Sequence[Sequence[str]],
    ids: dict[str, int],
    turns: Sequence[int],
    scores: dict[str, int],
    keep_strangers: bool,
) -> Swap | None:
    """The best swap of somebody at an odd table with somebody at another, if one helps."""
    found: Swap | None = None
    for (at, here), (to, there) in product(enumerate(tables), repeat=2):
        if not task.is_odd(len(here)) or task.is_odd(len(there)):
            continue
        for (seat, one), (place, other) in product(enumerate(here), enumerate(there)):
            mine, yours = ids[one], ids[other]
            off = task.shares[yours].step(turns[yours]) - task.shares[mine].step(turns[mine] - 1)
            gain = (off, turns[yours] - turns[mine] + 1)
            if gain >= (0, 0):
                continue
            again = sum(task.met[yours][ids[each]] - task.met[mine][ids[each]] for each in here if each != one)
            again += sum(task.met[mine][ids[each]] - task.met[yours][ids[each]] for each in there if each != other)
            if keep_strangers and again > 0:
                continue
            swap = (*gain, again, abs(scores[one] - scores[other])), at, seat, to, place
            if found is None or swap < found:
                found = swap
    return found
