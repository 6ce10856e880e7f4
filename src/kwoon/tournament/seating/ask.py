"""What the desk asks of a seating, the plan of table sizes, and a simple seater for tests and simulations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations
from typing import Protocol

from kwoon.engine.chance import Chance
from kwoon.tournament.errors import Refused
from kwoon.tournament.event.setup import Byes
from kwoon.tournament.lots import drawn, shuffled
from kwoon.tournament.seating import sizes as even
from kwoon.tournament.seating.counts import turns_words
from kwoon.tournament.seating.evening import even_out
from kwoon.tournament.seating.model import Round, Table, meetings, pair


@dataclass(frozen=True)
class Candidate:
    """A player to seat; equal scores make a score group."""

    player: str
    score: int = 0
    """Match points, or losses below zero in an elimination event: higher sits higher."""
    may_bye: bool = True


@dataclass(frozen=True)
class SeatingTask:
    """A round to seat: who, at what kind of tables, and the rounds before; players go by their names."""

    candidates: tuple[Candidate, ...]
    history: tuple[Round, ...] = ()
    """Every round so far, its tables in turn order."""
    table_size: int = 4
    byes: Byes = Byes.NEEDED
    five_players: bool = False
    meet_everyone: bool = False
    """Round robin: new opponents come before score groups."""
    losses: bool = False
    """Elimination: scores are losses below zero."""

    @property
    def round(self) -> int:
        """The number of the round to seat."""
        return len(self.history) + 1


class How(StrEnum):
    """What made a seating."""

    CHART = "by the printed charts"
    SEARCH = "by search"
    SIMPLE = "by score groups, without a search"
    HAND = "by hand"


@dataclass(frozen=True)
class Seating:
    """The tables in seat order, the byes, a word on each table, and what the director should know of it all."""

    tables: tuple[tuple[str, ...], ...]
    byes: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()
    """Why this one goes first, for each table, where the seats are a turn order."""
    how: How = How.SIMPLE


class Seater(Protocol):
    """Anything that seats a round."""

    def seat(self, task: SeatingTask, lots: Chance) -> Seating:
        """Tables and byes for all candidates."""


def table_sizes(players: int, size: int, byes: int, policy: Byes, five: bool = False) -> tuple[list[int], int]:
    """The sizes of the tables and the number of byes; `byes` is how many players may have one (TR-8.3.c).

    TR-8.3.a: nobody sits out where tables of three and four have room for all, unless the director always
    wants tables of one size.
    Five players are a table of four and a bye, or a table of five where the head judge insists (TR-5.0.d), or
    a three and a two.
    """
    if players < 2:
        raise Refused(f"a round needs at least two players, here are {players}", "TR-5.0")
    if policy is Byes.NEVER:
        byes = 0
    over = players % size
    if policy is Byes.ALWAYS and over <= byes and players >= size:
        return [size] * (players // size), over
    if policy is Byes.EVEN and over and size != 2 and players % (7 - size) == 0:
        return [7 - size] * (players // (7 - size)), 0
    if size == 2 and over and byes:
        return [2] * (players // 2), 1
    if players == 5 and size != 2:
        if byes:
            return [4], 1
        if not five:
            return [3, 2], 0
    return list(even.table_sizes(players, size)), 0


def layout(task: SeatingTask, chance: Chance) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """The sizes of the tables, and who has the bye: drawn by lot, before anything is weighed (TR-8.3.b)."""
    able = [each.player for each in task.candidates if each.may_bye]
    sizes, byes = table_sizes(len(task.candidates), task.table_size, len(able), task.byes, task.five_players)
    return tuple(sizes), tuple(sorted(drawn(able, byes, chance)))


class SimpleSeater:
    """Score groups from the top, fewest repeated opponents first within reach, byes by lot (TR-8.3.b)."""

    def seat(self, task: SeatingTask, lots: Chance) -> Seating:
        """Fill table by table from the top of the standings."""
        sizes, free = layout(task, lots)
        met = meetings(task.history)
        waiting = [each for each in shuffled(task.candidates, lots) if each.player not in free]
        if task.meet_everyone:
            known: dict[str, set[str]] = {each.player: set() for each in task.candidates}
            for one, other in met:
                if one in known and other in known:
                    known[one].add(other)
                    known[other].add(one)
            waiting.sort(key=lambda each: len(known[each.player]))
        else:
            waiting.sort(key=lambda each: -each.score)
        groups = [[each.player for each in self._table(waiting, size, met, task.meet_everyone)] for size in sizes]
        known_as = {each.player: each for each in task.candidates}
        scores = {each.player: each.score for each in task.candidates}
        even_out(groups, task.history, task.table_size, scores, keep_strangers=task.meet_everyone)
        words = tuple(_why([known_as[player] for player in group], met) for group in groups)
        tables = tuple(tuple(shuffled(group, lots)) for group in groups)
        return Seating(tables, free, words, notes=turns_note(task, tables))

    def _table(
        self, waiting: list[Candidate], size: int, met: Mapping[tuple[str, str], int], meet_everyone: bool
    ) -> list[Candidate]:
        chosen = [waiting.pop(0)]
        while len(chosen) < size:
            top = waiting[0].score

            def cost(index: int, top: int = top) -> tuple[int, int, int]:
                each = waiting[index]
                again = sum(met.get(pair(each.player, other.player), 0) for other in chosen)
                gap = top - each.score
                return (again, gap, index) if meet_everyone else (gap, again, index)

            reach = range(len(waiting))
            chosen.append(waiting.pop(min(reach, key=cost)))
        return chosen


def turns_note(task: SeatingTask, tables: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """How the turns at odd tables stand once this round is seated, for the director."""
    seated = Round(tuple(Table(tuple(table)) for table in tables))
    words = turns_words((*task.history, seated), [each.player for each in task.candidates], task.table_size)
    return (words,) if words else ()


def _why(chosen: Sequence[Candidate], met: Mapping[tuple[str, str], int]) -> str:
    scores = sorted({each.score for each in chosen}, reverse=True)
    group = f"score {scores[0]}" if len(scores) == 1 else f"scores {scores[0]} to {scores[-1]}"
    again = sum(1 for one, other in combinations(chosen, 2) if pair(one.player, other.player) in met)
    return f"{group}; {again or 'no'} pair{'' if again == 1 else 's'} met before"
