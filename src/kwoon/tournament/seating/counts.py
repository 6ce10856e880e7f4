"""How often each player sat at a table of each size or had a bye (TR-8.2.b, TR-8.3.c)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kwoon.tournament.seating.model import Round, listed
from kwoon.tournament.seating.task import MANY

NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five"}


@dataclass(frozen=True, slots=True)
class Sat:
    """Where a player sat over some rounds."""

    sizes: tuple[tuple[int, int], ...]
    """Each size of table with the number of turns there, from small to large."""
    byes: int

    def turns(self, size: int) -> int:
        return dict(self.sizes).get(size, 0)

    @property
    def games(self) -> int:
        return sum(count for _, count in self.sizes)


def sat(rounds: Iterable[Round], players: Iterable[str] = ()) -> dict[str, Sat]:
    """The turns of these players, or of everybody who was seated."""
    done = list(rounds)
    names = list(players) or list(dict.fromkeys(player for each in done for player in each.players))
    tables: dict[str, Counter[int]] = {player: Counter() for player in names}
    byes: Counter[str] = Counter(player for each in done for player in each.byes)
    for each in done:
        for table in each.tables:
            for player in table:
                if player in tables:
                    tables[player][len(table)] += 1
    return {player: Sat(tuple(sorted(tables[player].items())), byes[player]) for player in names}


def turns_words(rounds: Sequence[Round], players: Sequence[str], games_of: int) -> str:
    """How the turns at tables of the odd size are shared out so far; nothing where there are none."""
    found = sat(rounds, players)
    odd = {player: each.games - each.turns(games_of) for player, each in found.items()}
    if not any(odd.values()):
        return ""
    spread = [
        f"{turns} for {'everybody' if count == len(odd) else count}"
        for turns, count in sorted(Counter(odd.values()).items())
    ]
    name = _kind({size for each in found.values() for size, _ in each.sizes if size != games_of})
    said = f"Turns at {name}, with this round: {listed(spread)} (TR-8.2.b)."
    only = [player for player, each in found.items() if each.games >= MANY and odd[player] in (0, each.games)]
    if not only or len(only) == len(found):
        return said
    return f"{said} At one kind of table only, so far: {listed(only)}."


def _kind(sizes: set[int]) -> str:
    if len(sizes) == 1:
        (size,) = sizes
        return f"tables of {NUMBERS.get(size, str(size))}"
    return f"tables of {listed([NUMBERS.get(size, str(size)) for size in sorted(sizes)])}"
