# not compiled: it waits for other processes
"""A search on several cores: each process searches with a seed of its own, and what they found is added up at the root.

(G. Chaslot, M. Winands and J. van den Herik, "Parallel Monte-Carlo Tree Search", 2008: root parallelisation.) The
rounds are shared out; time is not, for all search at once. The same seed, rounds and number of cores give the same
answer on every machine, however busy. The helpers are started with the first question and stay for the next ones; they
are handed the made-up game as plain data, never the true one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Lock
from time import perf_counter
from typing import Final

from kwoon.bots.base import Bot
from kwoon.bots.levels import Bounds
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.search.quick import Quick
from kwoon.bots.search.rollouts import Rollouts, Tried
from kwoon.bots.search.tree import Branch, Search
from kwoon.engine.errors import KwoonError
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.games import game_named

MakeQuick = Callable[[], Quick]


class HelperFailed(KwoonError):
    """A process that helped to search could not."""


@dataclass(frozen=True)
class Errand:
    """What a helper is asked to search."""

    number: int
    game: str
    options: dict[str, Data]
    made_up: Data
    quick: MakeQuick
    seed: int
    bounds: Bounds
    hint: int
    hasty: bool


@dataclass(frozen=True)
class Found:
    """What came of it: counts alone, which can be added up."""

    number: int
    rounds: int
    visits: int
    total: list[float]
    answers: dict[int, tuple[int, int, float]]
    """By the key of an answer: how often it was open and tried, and what it brought."""
    compared: dict[int, tuple[int, float, float, float, bool]]
    """By the number of an option: games beside the reference, by how much it was ahead, the squares of it, what the
    reference brought there, and whether it is still in the running."""
    failed: str = ""


def found_in(search: Search, number: int) -> Found:
    """The counts of a search."""
    answers = {key: (each.open, each.tried, each.won) for key, each in search.root.next.items()}
    compared = {}
    if isinstance(search, Rollouts):
        running = {each.choice for each in search.running}
        compared = {e.choice: (e.games, e.ahead, e.squares, e.par, e.choice in running) for e in search.entered}
    return Found(number, search.rounds, search.root.tried, search.total, answers, compared)


def add(search: Search, found: Found) -> None:
    """Add what another has found to a search."""
    search.rounds += found.rounds
    search.root.tried += found.visits
    if not search.total:
        search.total = [0.0] * len(found.total)
    for seat, won in enumerate(found.total):
        search.total[seat] += won
    for key, (was_open, tried, won) in found.answers.items():
        branch = search.root.next.setdefault(key, Branch())
        branch.open += was_open
        branch.tried += tried
        branch.won += won
    if isinstance(search, Rollouts):
        running = {each.choice for each in search.running}
        known = {each.choice for each in search.entered}
        others = [choice for choice in found.compared if choice not in known]
        search.entered.extend(Tried(choice, search.branch_of(choice)) for choice in others)
        for each in search.entered:
            if each.choice not in found.compared:
                continue
            games, ahead, squares, par, runs = found.compared[each.choice]
            each.games += games
            each.ahead += ahead
            each.squares += squares
            each.par += par
            if runs:
                running.add(each.choice)
        search.running = [each for each in search.entered if each.choice in running]


def shared_out(bounds: Bounds) -> list[Bounds]:
    """The bounds of each who takes part: the rounds are divided."""
    cores = bounds.cores
    shares = [bounds.rounds // cores + (number < bounds.rounds % cores) for number in range(cores)]
    return [Bounds(rounds, bounds.seconds) for rounds in shares if rounds]


# --- the helpers ------------------------------------------------------------------------------------------------------


def help_out(door: Connection) -> None:
    """The life of a helper: errands, until whoever sends them is gone."""
    tables: dict[str, Game] = {}
    while True:
        try:
            errand: Errand = door.recv()
        except (EOFError, OSError):
            return
        try:
            sent = done(errand, tables)
        except Exception as error:  # whoever waits is told
            sent = Found(errand.number, 0, 0, [], {}, {}, f"{type(error).__name__}: {error}")
        door.send(sent)


def done(errand: Errand, tables: dict[str, Game]) -> Found:
    """One errand; a game of these options is kept, to read the made-up ones by."""
    name = f"{errand.game} {errand.options}"
    if name not in tables:
        tables.clear()
        tables[name] = game_named(errand.game).new(errand.options, 0)
    bot = SearchBot(errand.seed, errand.quick(), errand.bounds)
    search = bot.searched(tables[name].restore(errand.made_up), errand.hint, errand.hasty)
    return found_in(search, errand.number)


class Crew:
    """The helpers of this process."""

    def __init__(self) -> None:
        self.doors: list[Connection] = []
        self.errands = 0
        self.lock = Lock()
        """One question at a time."""

    def open(self, count: int) -> list[Connection]:
        """The connections to that many helpers; those that are missing are started."""
        context = get_context("spawn")
        while len(self.doors) < count:
            ours, theirs = context.Pipe()
            context.Process(target=help_out, args=(theirs,), daemon=True).start()
            theirs.close()
            self.doors.append(ours)
        return self.doors[:count]

    def answer(self, door: Connection, number: int) -> Found:
        """What a helper has found; what it found for a question that was given up is thrown away."""
        while True:
            try:
                found: Found = door.recv()
            except (EOFError, OSError) as error:
                self.doors.remove(door)
                raise HelperFailed("a process that helped to search has ended") from error
            if found.number == number:
                if found.failed:
                    raise HelperFailed(f"a process that helped to search failed: {found.failed}")
                return found


CREW: Final = Crew()


class TeamBot(SearchBot):
    """Searches on several cores at once."""

    def __init__(
        self,
        seed: int,
        make_quick: MakeQuick,
        bounds: Bounds,
        rule: Bot | None,
        game: str,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(seed, make_quick(), bounds, rule, clock)
        self.make_quick = make_quick
        self.game = game

    def searched(self, made_up: Game, hint: int = -1, hasty: bool = False) -> Search:
        """The whole search: a share of it here, the others at the helpers'. Each stops for itself if it is hasty."""
        shares = shared_out(self.bounds)
        seeds = [(self.chance.word() << 32) | self.chance.word() for _ in shares]
        with CREW.lock:
            CREW.errands += 1
            number = CREW.errands
            doors = CREW.open(len(shares) - 1)
            options, data = made_up.options.plain(), made_up.dump()
            for door, share, seed in zip(doors, shares[1:], seeds[1:], strict=True):
                door.send(Errand(number, self.game, options, data, self.make_quick, seed, share, hint, hasty))
            search = SearchBot(seeds[0], self.quick, shares[0], clock=self.clock).searched(made_up, hint, hasty)
            for door in doors:
                add(search, CREW.answer(door, number))
        return search
