"""What `best` gives back: rounds, what they cost, how good that is, and why each table is as it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from kwoon.tournament.seating.model import Round
from kwoon.tournament.seating.task import Tally, Weights


class Proof(Enum):
    """How we know that a seating is best, or that we do not know."""

    COUNTED = "counted"
    """Every count is as low as any seating can make it."""
    SOLVED = "solved"
    """The solver searched everything that could be better."""
    OPEN = "open"
    """The limit ran out; the gap says how much better a seating could be at most."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to search.

    Work is counted in deterministic seconds (about a second each on one core), so the same seed gives the
    same seating. `seconds` is a second, hard limit by the clock for the solver, and `left` tells by the caller's
    clock how many seconds are left in all: where one of these strikes, another run may end elsewhere.
    """

    work: float = 5.0
    seconds: float | None = None
    workers: int = 2
    left: Callable[[], float] | None = None

    def out_of_time(self) -> bool:
        """Whether the search must stop: it leaves the solver half of the seconds."""
        return self.left is not None and self.left() < (self.seconds or 0) / 2

    @property
    def for_solver(self) -> float | None:
        """How many seconds the solver has left; None for no bound."""
        if self.left is None:
            return self.seconds
        return self.left() if self.seconds is None else min(self.seconds, self.left())


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a seating has come: told now and then, for a progress bar."""

    stage: str
    done: float
    """From 0 to 1, as the work goes; at a proof it jumps to 1."""
    cost: int
    bound: int


@dataclass(frozen=True, slots=True)
class Why:
    """Why a table is as it is."""

    round: int
    table: int
    reasons: tuple[str, ...]
    turn: str = ""
    """Why this player takes the first turn."""

    @property
    def words(self) -> str:
        return " ".join((*self.reasons, self.turn))


@dataclass(frozen=True, slots=True)
class Plan:
    """A seating of one or more rounds."""

    rounds: tuple[Round, ...]
    tally: Tally
    least: Tally
    """What no seating can avoid, each count by itself."""
    weights: Weights
    bound: int
    """No seating costs less than this."""
    proof: Proof
    why: tuple[tuple[Why, ...], ...]
    """Why each table is as it is: a row for each round."""

    @property
    def cost(self) -> int:
        return self.tally.cost(self.weights)

    @property
    def optimal(self) -> bool:
        return self.cost == self.bound

    @property
    def gap(self) -> float:
        """The share of the cost that a better seating could save at most, from 0 to 1."""
        return 0.0 if self.optimal else (self.cost - self.bound) / self.cost

    @property
    def words(self) -> str:
        """The proof in a sentence."""
        if self.proof is Proof.COUNTED:
            return f"No seating is better: its cost of {self.cost} is the least by counting alone."
        if self.proof is Proof.SOLVED:
            return f"No seating is better: the solver proved that none costs less than {self.cost}."
        return (
            f"The limit ran out: this seating costs {self.cost}, none costs less than {self.bound}, "
            f"so at most {self.gap:.0%} of the cost could be saved."
        )
