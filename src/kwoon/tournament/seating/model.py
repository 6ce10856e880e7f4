"""What a seating is made of: tables in turn order, and rounds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations


class SeatingError(ValueError):
    """A seating that cannot be made; the message says why, and what would be right."""


@dataclass(frozen=True, slots=True)
class Table:
    """The players of one game, in turn order."""

    players: tuple[str, ...]

    def __len__(self) -> int:
        return len(self.players)

    def __iter__(self) -> Iterator[str]:
        return iter(self.players)


@dataclass(frozen=True, slots=True)
class Round:
    """Who plays with whom in one round, and who has the bye (TR-8.3)."""

    tables: tuple[Table, ...]
    byes: tuple[str, ...] = ()

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who plays or has a bye, table by table."""
        return tuple(player for table in self.tables for player in table) + self.byes

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(len(table) for table in self.tables)


def check_round(each: Round, place: str) -> None:
    """Nobody may sit twice in one round."""
    seen: set[str] = set()
    for player in each.players:
        if player in seen:
            raise SeatingError(f"{place}: {player} sits twice; a player has one seat or one bye in a round")
        seen.add(player)


def pair(one: str, other: str) -> tuple[str, str]:
    """Two players in a fixed order."""
    return (one, other) if one < other else (other, one)


def meetings(rounds: Iterable[Round]) -> dict[tuple[str, str], int]:
    """How often any two players met."""
    count: dict[tuple[str, str], int] = {}
    for each in rounds:
        for table in each.tables:
            for one, other in combinations(table.players, 2):
                key = pair(one, other)
                count[key] = count.get(key, 0) + 1
    return count


def listed(words: Sequence[str]) -> str:
    """`Ann, Bo and Cy`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"
