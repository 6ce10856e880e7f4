"""What many games say: rates with their intervals, what the turn order is worth, how long games are, which cards win.

All intervals are E. B. Wilson's score interval for 95%: unlike rate plus and minus some error it stays within 0 and 1
and holds for few games and for rates near the ends. A shared win counts its share. Games are taken as independent: each
has a seed of its own.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from kwoon.lab.bouts import Played
from kwoon.lab.match import Standing, wilson


def standing(name: str, games: int, wins: float) -> Standing:
    """A rate with its interval."""
    return Standing(name, games, wins, *wilson(wins, games))


@dataclass
class Tally:
    """The sums of some games for the same number of players."""

    names: Sequence[str]
    """The entrants."""
    players: int
    games: int = 0
    sat: Counter[int] = field(default_factory=Counter)
    won: defaultdict[int, float] = field(default_factory=lambda: defaultdict(float))
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    beat: defaultdict[tuple[int, int], float] = field(default_factory=lambda: defaultdict(float))
    by_turn: defaultdict[int, float] = field(default_factory=lambda: defaultdict(float))
    seats: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often each entrant sat in each seat."""
    turns: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    used_and_won: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))

    def add(self, games: Iterable[Played]) -> None:
        """Some more games."""
        for game in games:
            self.games += 1
            self.turns[game.turns] += 1
            self.decisions[game.decisions] += 1
            for seat, entrant in enumerate(game.seats):
                share = game.share(seat)
                self.sat[entrant] += 1
                self.seats[entrant, seat] += 1
                self.won[entrant] += share
                self.by_turn[game.turn_of(seat)] += share
                for other in game.seats:
                    if other != entrant:
                        self.met[entrant, other] += 1
                        self.beat[entrant, other] += share
                for use in game.used[seat] if game.used else ():
                    self.used[use] += 1
                    self.used_and_won[use] += share

    @property
    def par(self) -> float:
        """The rate of everyone if all were equally good."""
        return 1 / self.players

    def standings(self) -> list[Standing]:
        """The entrants that have played, in their own order."""
        return [
            standing(name, self.sat[entrant], self.won[entrant])
            for entrant, name in enumerate(self.names)
            if self.sat[entrant]
        ]

    def turn_order(self) -> list[Standing]:
        """What those who had the first turn won, the second, and so on."""
        return [standing(ordinal(turn), self.games, self.by_turn[turn]) for turn in range(self.players)]

    def crossing(self) -> list[list[Standing | None]]:
        """What each entrant won of its games against each other one; None where they have not met."""
        several = range(len(self.names))
        return [
            [
                standing(self.names[other], self.met[one, other], self.beat[one, other])
                if self.met[one, other]
                else None
                for other in several
            ]
            for one in several
        ]

    def cards(self, verb: str, least: int = 1) -> list[Standing]:
        """What those won who did this with a card, for each card that it was done with so often, the best first."""
        head = f"{verb}: "
        found = [
            standing(use.removeprefix(head), count, self.used_and_won[use])
            for use, count in self.used.items()
            if use.startswith(head) and count >= least
        ]
        return sorted(found, key=lambda each: (-each.rate, each.bot))

    @property
    def verbs(self) -> list[str]:
        """All that was done with cards."""
        return sorted({use.partition(": ")[0] for use in self.used})

    @property
    def widest(self) -> float:
        """The width of the widest interval of an entrant."""
        return max(each.high - each.low for each in self.standings())


@dataclass(frozen=True)
class Length:
    """How long games were: the mean, the middle, and where all but the shortest and the longest tenth lie."""

    mean: float
    low: int
    middle: int
    high: int


def length(counts: Counter[int]) -> Length:
    """The length of games, from how many had each."""
    total = sum(counts.values())
    mean = sum(size * count for size, count in counts.items()) / total
    return Length(mean, quantile(counts, 0.1), quantile(counts, 0.5), quantile(counts, 0.9))


def quantile(counts: Counter[int], part: float) -> int:
    """The least number that this part of all is not above."""
    need = part * sum(counts.values())
    for size in sorted(counts):
        need -= counts[size]
        if need <= 0:
            return size
    raise ValueError("nothing was counted")


def ordinal(place: int) -> str:
    """First for 0, and so on."""
    return ("first", "second", "third", "fourth", "fifth", "sixth")[place]
