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

LOOK: Final = 64
"""How many rounds in the tree lie between two looks at whether more of them would change the verdict."""
CLEAR: Final = 0.9
"""The share of the rounds in which an answer must have been given to be clear. It must also have brought the most on
average."""
CLEAR_FROM: Final = 1500
"""How many rounds there must have been before an answer can be clear."""
ALL_THE_SAME: Final = 0.01
"""Answers that are compared side by side count as all the same if, beyond doubt (two standard errors), their chances to
win differ by less than this."""
A_SECOND: Final = 2000
"""How many rounds a second are counted on, where answers are compared side by side and only the time is bound."""


class SearchBot(Bot):
    """Thinks within its bounds, with a game's quick player. Where only rounds bound it, the same seed gives the same
    answers.

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
        search = self.searched(made_up, hint, True)
        if isinstance(search, Rollouts):
            return search.verdict()
        answers = search.answers(made_up)
        pick = search.favourite(made_up)
        if hint < 0 or answers[hint] is answers[pick]:
            return pick if hint < 0 else hint
        best, usual = answers[pick], answers[hint]
        doubt = self.quick.care * sqrt(1.0 / best.tried + 1.0 / max(1, usual.tried))
        return pick if best.rate - usual.rate > doubt else hint

    def thoughts(self, made_up: Game) -> list[Branch]:
        """What it finds out about each option of the open question."""
        return self.searched(made_up).answers(made_up)

    def searched(self, made_up: Game, hint: int = -1, hasty: bool = False) -> Search:
        """The whole search, within the bounds; the answer that a hint gives is never lost sight of.

        Who only wants the verdict (`hasty`) stops when more rounds would hardly change it.
        """
        begin = self.clock() if self.bounds.seconds else 0.0
        end = begin + self.bounds.seconds if self.bounds.seconds else None
        decision = made_up.decision
        assert decision is not None
        seat = decision.seat
        self.quick.begin(made_up)

        def make_up(chance: Chance) -> Game:
            return self.quick.imagine(made_up, seat, chance)

        if self.quick.flat:
            flat = Rollouts(make_up, self.quick, self.chance, made_up, hint, self.affordable())
            return self.compared(flat, end, hasty)
        search = Search(make_up, self.quick, self.chance)
        heeded = max(1, self.quick.heeded)
        for number in range(self.bounds.rounds):
            search.forced = hint if hint >= 0 and number % heeded == 0 else -1
            search.round()
            now = self.clock() if end is not None else 0.0
            if end is not None and now >= end:
                break
            if hasty and search.rounds % LOOK == 0:
                left = self.bounds.rounds - search.rounds
                if end is not None:
                    left = min(left, int(search.rounds * (end - now) / (now - begin)) if now > begin else left)
                usual = search.answers(made_up)[hint] if hint >= 0 else None
                if decided(search, left, usual):
                    break
        search.forced = -1
        return search

    def compared(self, search: Rollouts, end: float | None, hasty: bool) -> Rollouts:
        """The answers side by side, within the bounds; who only wants the verdict stops when it is clear."""
        for _ in range(self.bounds.rounds):
            search.round()
            if (hasty and search.settled) or (end is not None and self.clock() >= end):
                break
            if hasty and search.rounds % LOOK == 0 and all_the_same(search) and not search.others_instead():
                break
        return search

    def affordable(self) -> int:
        """About how many rounds the bounds allow."""
        seconds = self.bounds.seconds
        return min(self.bounds.rounds, int(seconds * A_SECOND)) if seconds else self.bounds.rounds


def decided(search: Search, left: int, usual: Branch | None = None) -> bool:
    """Whether the rounds that are `left` would not change which answer was given most often, or hardly would.

    Where a rule of thumb has its say, only its own answer can be decided on before the end.
    """
    answers = sorted(search.root.next.values(), key=lambda each: each.tried, reverse=True)
    best = answers[0]
    if usual is not None and usual is not best:
        return False
    second = answers[1].tried if len(answers) > 1 else 0
    if best.tried - second > left:
        return True
    clear = search.rounds >= CLEAR_FROM and best.tried >= CLEAR * search.rounds
    return clear and all(each.rate <= best.rate for each in answers)


def all_the_same(search: Rollouts) -> bool:
    """Whether it hardly matters which of the answers that are left is given."""
    games = search.running[0].games
    most = max(each.lead for each in search.running)
    return games >= LOOK and all(
        each.games >= search.least and most - each.lead + 2 * each.doubt < ALL_THE_SAME for each in search.running[1:]
    )
