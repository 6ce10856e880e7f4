"""What the desk asks of a seating, the plan of table sizes, and a simple seater to run with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Protocol

from kwoon.engine.chance import Chance
from kwoon.tournament.errors import Refused
from kwoon.tournament.lots import drawn, shuffled
from kwoon.tournament.setup import Byes


@dataclass(frozen=True)
class Candidate:
    """A player to seat; equal scores make a score group."""

    player: str
    score: int = 0
    """Match points, or losses below zero in an elimination event: higher sits higher."""
    may_bye: bool = True


@dataclass(frozen=True)
class SeatingTask:
    """A round to seat: who, at what kind of tables, and who has met before."""

    round: int
    candidates: tuple[Candidate, ...]
    history: tuple[tuple[str, ...], ...] = ()
    table_size: int = 4
    byes: Byes = Byes.NEEDED
    five_players: bool = False
    meet_everyone: bool = False
    """Round robin: new opponents come before score groups."""
    planned: int | None = None
    """How many rounds the event has, if that is fixed."""


@dataclass(frozen=True)
class Seating:
    """The tables in seat order, the byes, and a word on each table."""

    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...] = ()
    why: tuple[str, ...] = ()


class Seater(Protocol):
    """Anything that seats a round."""

    def seat(self, task: SeatingTask, lots: Chance) -> Seating:
        """Tables and byes for all candidates."""


def table_sizes(players: int, size: int, byes: int, policy: Byes, five: bool = False) -> tuple[list[int], int]:
    """The sizes of the tables and the number of byes; `byes` is how many players may have one (TR-8.3.c).

    Five players are a table of four and a bye, or a table of five where the head judge insists (TR-5.0.d), or
    a three and a two.
    """
    if players < 2:
        raise Refused(f"a round needs at least two players, here are {players}", "TR-5.0")
    if policy is Byes.NEVER:
        byes = 0
    over = players % size
    if policy is Byes.EVEN and over <= byes and players >= size and (players > over):
        return [size] * (players // size), over
    if size == 2:
        if players % 2 and byes:
            return [2] * (players // 2), 1
        return ([2] * (players // 2), 0) if players % 2 == 0 else ([3] + [2] * ((players - 3) // 2), 0)
    if players == 2:
        return [2], 0
    if players == 5:
        if byes:
            return [4], 1
        return ([5], 0) if five else ([3, 2], 0)
    if size == 3:
        return [4] * over + [3] * ((players - 4 * over) // 3), 0
    threes = -players % 4
    return [4] * ((players - 3 * threes) // 4) + [3] * threes, 0


class SimpleSeater:
    """Score groups from the top, fewest repeated opponents first within reach, byes by lot (TR-8.3.b)."""

    def seat(self, task: SeatingTask, lots: Chance) -> Seating:
        """Fill table by table from the top of the standings."""
        open_to_bye = [each for each in task.candidates if each.may_bye]
        sizes, byes = table_sizes(len(task.candidates), task.table_size, len(open_to_bye), task.byes, task.five_players)
        free = {each.player for each in drawn(open_to_bye, byes, lots)}
        met = Counter(pair for table in task.history for pair in combinations(sorted(table), 2))
        waiting = [each for each in shuffled(task.candidates, lots) if each.player not in free]
        if task.meet_everyone:
            known: dict[str, set[str]] = {each.player: set() for each in task.candidates}
            for table in task.history:
                for player in known.keys() & set(table):
                    known[player].update(known.keys() & set(table))
            waiting.sort(key=lambda each: len(known[each.player]))
        else:
            waiting.sort(key=lambda each: -each.score)
        tables, words = [], []
        for size in sizes:
            chosen = self._table(waiting, size, met, task.meet_everyone)
            words.append(_why(chosen, met))
            tables.append(tuple(each.player for each in shuffled(chosen, lots)))
        return Seating(tuple(tables), tuple(sorted(free)), tuple(words))

    def _table(
        self, waiting: list[Candidate], size: int, met: Counter[tuple[str, str]], meet_everyone: bool
    ) -> list[Candidate]:
        chosen = [waiting.pop(0)]
        while len(chosen) < size:
            top = waiting[0].score

            def cost(index: int, top: int = top) -> tuple[int, int, int]:
                each = waiting[index]
                again = sum(met[_pair(each, other)] for other in chosen)
                gap = top - each.score
                return (again, gap, index) if meet_everyone else (gap, again, index)

            reach = range(len(waiting))
            chosen.append(waiting.pop(min(reach, key=cost)))
        return chosen


def _pair(one: Candidate, other: Candidate) -> tuple[str, str]:
    return (one.player, other.player) if one.player < other.player else (other.player, one.player)


def _why(chosen: Sequence[Candidate], met: Counter[tuple[str, str]]) -> str:
    scores = sorted({each.score for each in chosen}, reverse=True)
    group = f"score {scores[0]}" if len(scores) == 1 else f"scores {scores[0]} to {scores[-1]}"
    again = sum(1 for one, other in combinations(chosen, 2) if met[_pair(one, other)])
    return f"{group}; {again or 'no'} pair{'' if again == 1 else 's'} met before"
