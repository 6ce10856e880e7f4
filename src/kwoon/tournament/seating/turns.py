"""The turn order at each table: everybody should have each place about as often.

Where a player has a place too often, two places swap at a table, which may burden the player there, who swaps
at another table, and so on: a chain. Where all tables are of one size and nothing was played before, chains
always end even (an equitable colouring of the edges between players and tables exists, and improving chains
lead to it).
"""

from __future__ import annotations

from collections import deque
from itertools import permutations

from kwoon.tournament.seating.task import Arrangement, Task

Chain = list[tuple[list[int], int, int]]
"""Tables, and the two places that swap there."""


class Turns:
    """The turn orders of all planned tables, and how often everybody has each place."""

    def __init__(self, task: Task, arrangement: Arrangement) -> None:
        self.order = [list(row) for row in task.order]
        self.tables_of: list[list[list[int]]] = [[] for _ in task.players]
        for tables in arrangement:
            for table in tables:
                self._place(table)
                for player in table:
                    self.tables_of[player].append(table)

    def _place(self, table: list[int]) -> None:
        """A first order: each place to who had it least, seen against all their turns."""
        waiting, seated = list(table), []
        for place in range(len(table)):
            player = min(waiting, key=lambda each: self.order[each][place] * 8 - sum(self.order[each]))
            waiting.remove(player)
            seated.append(player)
        table[:] = seated
        for place, player in enumerate(table):
            self.order[player][place] += 1

    def change(self, player: int, old: int, new: int) -> int:
        """What it costs if a player has one place once less and another once more."""
        return self.order[player][new] - self.order[player][old] + 1

    def chain(self, start: int, old: int, new: int) -> Chain:
        """The shortest chain of swaps of two places that begins with this player and saves something."""
        gain = self.change(start, old, new)
        came: dict[int, tuple[int, list[int]]] = {}
        queue = deque([start])
        while queue:
            player = queue.popleft()
            for table in self.tables_of[player]:
                if max(old, new) >= len(table) or table[old] != player:
                    continue
                other = table[new]
                if other == start or other in came:
                    continue
                came[other] = player, table
                if gain + self.change(other, new, old) < 0:
                    return self._back(start, other, came, old, new)
                queue.append(other)
        return []

    def _back(self, start: int, end: int, came: dict[int, tuple[int, list[int]]], old: int, new: int) -> Chain:
        chain: Chain = []
        while end != start:
            end, table = came[end]
            chain.append((table, old, new))
        return chain

    def swap(self, chain: Chain) -> None:
        for table, old, new in chain:
            one, other = table[old], table[new]
            table[old], table[new] = other, one
            for player, less, more in ((one, old, new), (other, new, old)):
                self.order[player][less] -= 1
                self.order[player][more] += 1

    def even_out(self) -> None:
        """Swap along chains, and at single tables, until nothing saves anything."""
        while self._by_chains() or self._by_tables():
            pass

    def _by_tables(self) -> bool:
        """Give tables the best of all their orders; chains, of two places only, may miss it."""
        saved = False
        for table in {id(each): each for tables in self.tables_of for each in tables}.values():
            for place, player in enumerate(table):
                self.order[player][place] -= 1

            def cost(players: tuple[int, ...]) -> int:
                return sum(self.order[player][place] for place, player in enumerate(players))

            chosen = min(permutations(table), key=cost)
            if cost(chosen) < cost(tuple(table)):
                table[:] = chosen
                saved = True
            for place, player in enumerate(table):
                self.order[player][place] += 1
        return saved

    def _by_chains(self) -> bool:
        saved = False
        waiting = deque(range(len(self.order)))
        idle = 0
        while waiting and idle < len(waiting):
            player = waiting.popleft()
            waiting.append(player)
            helped = self._help(player)
            idle = 0 if helped else idle + 1
            saved |= helped
        return saved

    def _help(self, player: int) -> bool:
        places = range(len(self.order[player]))
        for old in places:
            for new in places:
                if old != new and self.change(player, old, new) <= 0:
                    found = self.chain(player, old, new)
                    if found:
                        self.swap(found)
                        return True
        return False


def set_order(task: Task, arrangement: Arrangement) -> None:
    """Give each table its turn order, in place."""
    Turns(task, arrangement).even_out()
