"""The printed charts as values, read from charts.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources

from kwoon.tournament.seating.model import Round, SeatingError, Table


@dataclass(frozen=True, slots=True)
class Promise:
    """What a chart says of itself in its title and the notes below it."""

    at_most: int
    """No two players meet more often than this."""
    opponents: int | None = None
    """How many different opponents everybody meets exactly."""
    within: int | None = None
    """For how many rounds, from the first on, the promise holds."""
    strangers: bool = False
    """The chart warns that some players never meet."""

    @property
    def words(self) -> str:
        often = {1: "once", 2: "twice"}[self.at_most]
        said = f"no two players meet more than {often}"
        if self.within is not None:
            said += f" in the first {self.within} rounds"
        if self.opponents is not None:
            said += f"; everybody meets {self.opponents} different opponents"
        if self.strangers:
            said += "; some players never meet"
        return said


@dataclass(frozen=True, slots=True)
class Chart:
    """TR-A1: for each round, the table letter of player 1, 2, 3 and so on."""

    number: int
    games_of: int
    rounds: tuple[str, ...]
    promise: Promise
    round_robin: bool = False

    @property
    def players(self) -> int:
        return len(self.rounds[0])

    @property
    def name(self) -> str:
        return f"Table {self.number}: {self.players} players, games of {self.games_of}"

    def tables(self, round_number: int) -> dict[str, tuple[int, ...]]:
        """The players' numbers (from 1) at each table of a round (from 1)."""
        letters = self.rounds[round_number - 1]
        return {
            letter: tuple(number for number, at in enumerate(letters, 1) if at == letter)
            for letter in sorted(set(letters))
        }

    def seated(self, names: Sequence[str | None]) -> tuple[Round, ...]:
        """TR-8.1.b: the first round's order of names decides all rounds; None is a phantom (TR-8.2.b).

        A chart knows no turn order: at a table the names stand in the chart's order. A table of nobody but
        phantoms is left out.
        """
        if len(names) != self.players:
            raise SeatingError(
                f"{self.name}: {len(names)} names given; it needs {self.players}, phantoms (None) for the missing ones"
            )
        rounds = []
        for number in range(1, len(self.rounds) + 1):
            seats = [
                tuple(name for each in table if (name := names[each - 1]) is not None)
                for table in self.tables(number).values()
            ]
            rounds.append(Round(tuple(Table(players) for players in seats if players)))
        return tuple(rounds)


def _read() -> tuple[Chart, ...]:
    text = resources.files(__package__).joinpath("charts.toml").read_text(encoding="utf-8")
    return tuple(
        Chart(
            number=row["number"],
            games_of=row["games_of"],
            rounds=tuple(row["rounds"]),
            promise=Promise(
                at_most=row["at_most"],
                opponents=row.get("opponents"),
                within=row.get("within"),
                strangers=row.get("strangers", False),
            ),
            round_robin=row.get("round_robin", False),
        )
        for row in tomllib.loads(text)["chart"]
    )


CHARTS = _read()
"""The six charts in the order they are printed."""


def chart(number: int) -> Chart:
    """The chart printed as `Table <number>`, which TR-8 also calls A.<number>."""
    for each in CHARTS:
        if each.number == number:
            return each
    raise SeatingError(f"there is no chart {number}; the printed ones are 1 to {len(CHARTS)}")
