"""Bouts: many games of one kind between the same entrants, cut into chunks that anyone can play anywhere.

A chunk is a fixed range of a bout's games, and a game's seed is its number from the bout's first seed. So a chunk has
the same result whoever plays it, when, and however often.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Final, cast

from kwoon import __version__
from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadOptions
from kwoon.engine.events import SPECTATOR
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.lab.match import play_game

FIRST_SEAT: Final[dict[str, dict[str, Data]]] = {"shadowfist": {"first": 1}}
"""Games in which chance says who begins, and the option by which the first seat does: whoever sits there goes first, so
that everyone goes first as often. In the other games the first seat begins anyway."""


@dataclass(frozen=True)
class Entrant:
    """One who takes part: what it is called, the bot that plays, and what is its own, such as its deck."""

    name: str
    bot: str
    own: Mapping[str, Data] = field(default_factory=dict)


@dataclass(frozen=True)
class Bout:
    """Games of one kind: who takes part, how many of them sit at a table, and the options of every game."""

    game: str
    players: int
    entrants: tuple[Entrant, ...]
    options: Mapping[str, Data] = field(default_factory=dict)
    seed: int = 1
    change: str = ""
    """What is otherwise than usual, in a word or two; empty where nothing is."""
    uses: bool = False
    """Whether to note what each seat did with which card."""


@dataclass(frozen=True)
class Played:
    """One game of a bout: who sat where, and how it went."""

    number: int
    seed: int
    seats: tuple[int, ...]
    """The number of the entrant in each seat."""
    places: tuple[int, ...]
    first: int
    """The seat that began."""
    turns: int
    decisions: int
    used: tuple[tuple[str, ...], ...] = ()
    """What each seat did with which cards, such as `buy: Combine`, if that was noted."""

    def share(self, seat: int) -> float:
        """A seat's part of the win: one, or less if it is shared."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def turn_of(self, seat: int) -> int:
        """When a seat had its first turn: 0 for who began."""
        return (seat - self.first) % len(self.seats)


@dataclass(frozen=True)
class Chunk:
    """Some games of a bout, by their numbers."""

    bout: Bout
    first: int
    games: int
    rules: str
    """The rules by which it is to be played: see `rules_of`."""


def rules_of(game: str) -> str:
    """Which rules are in force here, so that results are never of two kinds."""
    return f"kwoon {__version__}, {game} rules {game_named(game).rules_version}"


def tables(entrants: int, players: int, seed: int) -> Iterator[tuple[int, ...]]:
    """Who sits together, table after table without end; at any moment all have sat nearly as often."""
    if entrants == players:
        while True:
            yield tuple(range(players))
    if players == 2:
        while True:
            yield from every_two(entrants)
    chance = Chance(seed)
    waiting: list[int] = []
    while True:
        if len(waiting) < players:
            more = list(range(entrants))
            chance.shuffle(more)
            waiting += sorted(more, key=lambda each: each in waiting)  # whoever waits already is not seated twice
        yield tuple(waiting[:players])
        del waiting[:players]


def every_two(entrants: int) -> Iterator[tuple[int, int]]:
    """Every pair once, in rounds in which everybody plays one game (one waits if they are odd): the circle method."""
    ring = list(range(entrants)) + [-1] * (entrants % 2)
    for _ in range(len(ring) - 1):
        for at in range(len(ring) // 2):
            one, other = ring[at], ring[-1 - at]
            if one >= 0 and other >= 0:
                yield one, other
        ring.insert(1, ring.pop())


class Notes:
    """What an onlooker writes down of one game."""

    def __init__(self, players: int, uses: bool) -> None:
        self.game: Game | None = None
        self.first = 0
        self.decisions = 0
        self.uses = uses
        self.used: list[set[str]] = [set() for _ in range(players)]

    def __call__(self, game: Game, choice: int) -> None:
        if self.game is None:
            self.game = game
            self.first = cast(int, game.view(SPECTATOR)["active"])
        self.decisions += 1
        if self.uses and game.decision is not None:
            action = game.actions()[choice]
            self.used[game.decision.seat].update(f"{action.verb}: {card.title}" for card in action.cards if card.title)

    @property
    def turns(self) -> int:
        """How many turns were begun."""
        return 0 if self.game is None else cast(int, self.game.view(SPECTATOR)["turn"])


def play_chunk(chunk: Chunk) -> list[Played]:
    """Play the games of a chunk. The entrants of a table move round it, so that each sits in every seat once."""
    bout = chunk.bout
    if chunk.rules != rules_of(bout.game):
        raise BadOptions(f"these games are to be played by {chunk.rules}, and here is {rules_of(bout.game)}")
    found = []
    players = bout.players
    seated = islice(
        tables(len(bout.entrants), players, bout.seed),
        chunk.first // players,
        (chunk.first + chunk.games - 1) // players + 1,
    )
    for table, together in enumerate(seated, chunk.first // players):
        for shift in range(players):
            number = table * players + shift
            if chunk.first <= number < chunk.first + chunk.games:
                seats = tuple(together[(seat + shift) % players] for seat in range(players))
                found.append(play_one(bout, table, number, seats))
    return found


def play_one(bout: Bout, table: int, number: int, seats: tuple[int, ...]) -> Played:
    """One game of a bout; what the game deals to the seats of a table stays while its entrants move round it."""
    notes = Notes(bout.players, bout.uses)
    seed = bout.seed + number
    bots = [bout.entrants[entrant].bot for entrant in seats]
    outcome = play_game(game_named(bout.game), options_of(bout, table, seats), bots, seed, notes)
    used = tuple(tuple(sorted(each)) for each in notes.used) if bout.uses else ()
    return Played(number, seed, seats, outcome.places, notes.first, notes.turns, notes.decisions, used)


def options_of(bout: Bout, table: int, seats: Sequence[int]) -> dict[str, Data]:
    """The options of a game at one of the tables, where these entrants sit."""
    options = {
        **game_named(bout.game).round_options(table, bout.players),
        **FIRST_SEAT.get(bout.game, {}),
        **bout.options,
        "players": bout.players,
    }
    for key in bout.entrants[0].own:
        options[key] = [bout.entrants[entrant].own[key] for entrant in seats]
    return options


def chunks(bout: Bout, games: int, size: int) -> Iterator[Chunk]:
    """A bout of at least so many games, cut into chunks of that size; the last one is whole too."""
    rules = rules_of(bout.game)
    for first in range(0, games, size):
        yield Chunk(bout, first, size, rules)
