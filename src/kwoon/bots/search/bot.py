# not compiled: between two rounds other threads get their turn
"""A bot that searches: it is handed a made-up game, never the real one, and makes up all others from that."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Final

from kwoon.bots.base import Bot, View
from kwoon.bots.levels import Bounds
from kwoon.bots.search.quick import Quick
from kwoon.bots.search.rollouts import Rollouts
from kwoon.bots.search.tree import Branch, Search
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.question import Question

A_SECOND: Final = 2000
"""So many rounds a second are counted on where answers are compared side by side and only the time is bound."""


class SearchBot(Bot):
    """Thinks within its bounds, by a game's quick player. Bounded by rounds alone, it does as its seed says.

    It may have a rule of thumb at its side, whose answer it takes unless another is better beyond doubt.
    """

    wants_game = True

    def __init__(
        self,
        seed: int,
        quick: Quick,
        bounds: Bounds,
        rule: Bot | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        super().__init__(seed)
        self.quick = quick
        self.bounds = bounds
        self.rule = rule
        self.clock = clock

    def choose(self, view: View, question: Question) -> int:
        raise TypeError("a bot that searches needs a made-up game: ask it with `choose_in`")

    def choose_in(self, made_up: Game) -> int:
        self.quick.begin(made_up)
        if not self.quick.ponders(made_up):
            return self.quick.answer(made_up, self.chance)
        hint = -1
        if self.rule is not None and self.quick.heeded:
            own = self.quick.thumb(made_up)
            hint = own if own >= 0 else self.rule.choose_in(made_up)
        search = self.searched(made_up, hint)
        if isinstance(search, Rollouts):
            return search.verdict()
        answers = search.answers(made_up)
        pick = max(range(len(answers)), key=lambda number: (answers[number].tried, answers[number].rate))
        if hint < 0 or answers[hint] is answers[pick]:
            return pick if hint < 0 else hint
        best, usual = answers[pick], answers[hint]
        doubt = self.quick.care * sqrt(1.0 / best.tried + 1.0 / max(1, usual.tried))
        return pick if best.rate - usual.rate > doubt else hint

    def thoughts(self, made_up: Game) -> list[Branch]:
        """What it finds out about each option of the open question."""
        return self.searched(made_up).answers(made_up)

    def searched(self, made_up: Game, hint: int = -1) -> Search:
        """The whole search, within the bounds; the answer that a hint gives is never lost sight of."""
        end = self.clock() + self.bounds.seconds if self.bounds.seconds else None
        decision = made_up.decision
        assert decision is not None
        seat = decision.seat
        self.quick.begin(made_up)

        def make_up(chance: Chance) -> Game:
            return made_up.resample(seat, chance)

        if self.quick.flat:
            flat = Rollouts(make_up, self.quick, self.chance, made_up, hint, self.affordable())
            return self.compared(flat, end, hint >= 0)
        search = Search(make_up, self.quick, self.chance)
        heeded = max(1, self.quick.heeded)
        for number in range(self.bounds.rounds):
            search.forced = hint if hint >= 0 and number % heeded == 0 else -1
            search.round()
            if end is not None and self.clock() >= end:
                break
        search.forced = -1
        return search

    def compared(self, search: Rollouts, end: float | None, hasty: bool) -> Rollouts:
        """The answers side by side, within the bounds; who only wants the verdict stops when it is clear."""
        for _ in range(self.bounds.rounds):
            search.round()
            if (hasty and search.settled) or (end is not None and self.clock() >= end):
                break
        return search

    def affordable(self) -> int:
        """About how many rounds the bounds allow."""
        seconds = self.bounds.seconds
        return min(self.bounds.rounds, int(seconds * A_SECOND)) if seconds else self.bounds.rounds
