"""A hint for one who is learning: what a bot would answer, and what is likely to come of it, in words.

Whoever gives it is handed a game that the seat cannot tell from the true one, never the true one; so what is hidden
from the seat changes nothing in a hint.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from pkgutil import resolve_name
from time import perf_counter
from typing import Any, Final

from kwoon.bots import SEARCHED, make_bot
from kwoon.bots.base import made_up
from kwoon.bots.levels import Bounds
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.search.quick import Quick
from kwoon.bots.search.tree import Branch, Search
from kwoon.engine.chance import Chance
from kwoon.engine.errors import KwoonError
from kwoon.engine.game import Game
from kwoon.engine.names import with_names
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.tables.hints.measure import Mean, Measure, Told, mean_of
from kwoon.tables.live import LiveTable, WrongSeat
from kwoon.tables.manners import manners_of

MEASURES: Final[dict[str, str]] = {
    "kungfu": "kwoon.tables.hints.kungfu:ChiMeasure",
    "puzzlestrike": "kwoon.tables.hints.puzzlestrike:PileMeasure",
    "puzzlestrike-match": "kwoon.tables.hints.puzzlestrike:PileMeasure",
    "shadowfist": "kwoon.tables.hints.shadowfist:StandMeasure",
}
"""What is told of the near future, by game."""
THOUGHT: Final = Bounds(400, 1.5)
"""How long a hint is thought about; the time is kept on every machine."""
TRIED_ENOUGH: Final = 0.03
"""An answer that was tried for less than this share of the rounds is no second best."""
GAMES: Final = 80
"""In how many made-up games it is looked at what comes of an answer."""
LEAST: Final = 10
"""In how many at least, whatever the clock says."""
FARTHEST: Final = 400
"""For how many answers a made-up game is followed at most."""
CLOSE: Final = 0.03
"""Two answers whose chances differ by less than this are about as good."""


class NoHint(KwoonError):
    """There is no hint to be had; says why."""


@dataclass(frozen=True)
class Hint:
    """What a bot would answer, with what it expects of that and of the next best answer."""

    choice: int
    """The number of the option."""
    label: str
    chance: float
    """How likely the seat wins with it, as far as the bot can tell."""
    other: str
    """The next best answer; empty if there is none that is worth a word."""
    other_chance: float
    words: str
    """All of it, as one says it to a learner."""

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return asdict(self)


@dataclass(frozen=True)
class HintTurn:
    """All that a hint is made from: what any process can be handed."""

    game: str
    seed: int
    options: dict[str, Data]
    names: tuple[str, ...]
    made_up: Game

    def hint(self, bounds: Bounds = THOUGHT) -> Hint:
        """The hint, thought out here."""
        return hint_in(self.game, self.made_up, self.seed, self.names, bounds)


def hint_turn(table: LiveTable, seat: int) -> HintTurn:
    """What a hint for a seat's open question is made from; the same at the same move, however often it is asked for."""
    looks = table.looks
    question = looks.question()
    if question is None or question.seat != seat:
        raise WrongSeat("a hint is for whoever is asked now")
    if table.spec.name not in SEARCHED:
        raise NoHint(f"{table.spec.title} has no hints: nobody has taught the search to play it")
    seed = hint_seed(table.start.seed, seat, len(table.moves))
    game = made_up(looks.game, Chance(seed).fork())
    return HintTurn(table.spec.name, seed, table.start.options, table.names, game)


def hint_seed(seed: int, seat: int, move: int) -> int:
    """The chance of a hint."""
    words = hashlib.blake2b(b"kwoon hint %d %d %d" % (seed, seat, move), digest_size=8).digest()
    return int.from_bytes(words, "little")


def hint_from(game: str, options: dict[str, Data], data: Any, seed: int, names: Sequence[str]) -> dict[str, Any]:
    """A hint in a process that knows nothing of any table: plain data in, plain data out."""
    return hint_in(game, game_named(game).new(options, 0).restore(data), seed, names).plain()


def hint_in(name: str, game: Game, seed: int, names: Sequence[str], bounds: Bounds = THOUGHT) -> Hint:
    """A hint for the open question of a made-up game."""
    bot = make_bot(name, f"search:{bounds.rounds}", seed)
    assert isinstance(bot, SearchBot)
    bot.bounds = bounds
    question = game.question()
    assert question is not None
    manners = manners_of(name)
    labels = [with_names(manners.deed(option), names) for option in question.options]
    if len(labels) == 1:
        return Hint(0, labels[0], 1.0, "", 0.0, f"{labels[0]}: there is no other answer.")
    search = bot.searched(game)
    first, second = best_two(search, game)
    answers = search.answers(game)
    chances = [answers[first].rate, 0.0 if second is None else answers[second].rate]
    end = perf_counter() + bounds.seconds if bounds.seconds else None
    measure: Measure = resolve_name(MEASURES[name])(game, question.seat, names)
    wanted = [first] if second is None else [first, second]
    found = [averages(game, choice, bot.quick, measure, Chance(seed + 1), end) for choice in wanted]
    told = measure.told(*found)
    other = "" if second is None else labels[second]
    near = second is not None and chances[0] - chances[1] < max(CLOSE, doubt(answers[first], answers[second]))
    words = in_words(labels[first], other, chances, told, near)
    return Hint(first, labels[first], chances[0], other, chances[1], words)


def best_two(search: Search, game: Game) -> tuple[int, int | None]:
    """The answer that the search would give, and the best of those that were tried often enough and are not alike."""
    answers = search.answers(game)
    numbers = range(len(answers))
    first = search.favourite(game)
    least = TRIED_ENOUGH * search.rounds
    others = [each for each in numbers if answers[each] is not answers[first] and answers[each].tried >= least]
    return first, max(others, key=lambda each: answers[each].rate, default=None)


def doubt(one: Branch, two: Branch) -> float:
    """How much the difference of two answers may be chance."""
    return 0.3 * sqrt(1 / max(1, one.tried) + 1 / max(1, two.tried))


def averages(
    game: Game,
    choice: int,
    quick: Quick,
    measure: Measure,
    chance: Chance,
    end: float | None,
    clock: Callable[[], float] = perf_counter,
) -> list[Mean]:
    """What the measure says after an answer, on the average of made-up games in which quick players go on."""
    decision = game.decision
    assert decision is not None
    found: list[list[float]] = []
    while len(found) < GAMES and (len(found) < LEAST or end is None or clock() < end):
        made = game.resample(decision.seat, chance)
        made.apply(choice)
        left = FARTHEST
        while made.decision is not None and left and not measure.reached(made):
            made.apply(quick.answer(made, chance))
            left -= 1
        found.append(measure.values(made))
    return [mean_of(column) for column in zip(*found, strict=True)]


def in_words(label: str, other: str, chances: Sequence[float], told: Told, near: bool) -> str:
    """A hint as one says it."""
    with_other = f"with “{other}”"
    if other and told.other:
        expected = f"{label}: {told.when} {told.best} on average; {with_other} {told.other}."
    else:
        expected = f"{label}: {told.when} {told.best} on average{' either way' if other else ''}."
    win = f"Your chance to win is about {chances[0]:.0%}"
    if not other:
        return f"{expected} {win}."
    if near:
        return f"{expected} {win}; {with_other} it is about as good."
    return f"{expected} {win}; {with_other} {chances[1]:.0%}."
