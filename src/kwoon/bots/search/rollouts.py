"""Answers compared side by side: each is tried in the same made-up games, and the quick player goes on for everyone.

Where a round is dear and a question is followed by hundreds of small ones (Shadowfist), a tree learns little below its
root. So nothing is searched but the open question. Each made-up game is played once with every answer that is still in
the running, also with the same chance, so that luck is the same for all of them and what differs is the answers' doing
(common random numbers). Answers that fall behind beyond doubt are dropped, so that the others are tried more often. What
comes of it is a step of policy improvement: the answer of a rule of thumb, unless another is better in those games.
(G. Tesauro and G. Galperin, "On-line Policy Improvement using Monte-Carlo Search", 1996.)

To whoever counts rounds it is a search like the tree: a round tries one answer once, and takes up to half of the time.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.bots.search.quick import Quick
from kwoon.bots.search.tree import CODES, KINDS, Branch, MakeUp, Search
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game

GAMES: Final = 6
"""All answers are tried in so many games before any is dropped;"""
ALIKE: Final = 4
"""but one that made no difference in so many goes at once."""
BEHIND: Final = 1.5
"""An answer is dropped that is so many standard errors behind;"""
SURE: Final = 3.5
"""and of two that are left the better one is taken when it is so many ahead."""
CARE: Final = 1.0
"""By so many standard errors an answer must be better than the rule's to be taken instead."""
A_GAME_EACH: Final = 8
"""Only so many answers are considered that each can be tried in this many games."""
MOST: Final = 10
"""So many are considered at most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tried:
    """An answer in the running: how it did against the reference in the games in which both were tried."""

    def __init__(self, choice: int, branch: Branch) -> None:
        self.choice = choice
        self.branch = branch
        self.games: int = 0
        self.ahead: float = 0.0
        """By how much it was better, in all games together;"""
        self.squares: float = 0.0
        """and the squares of it."""

    @property
    def lead(self) -> float:
        """By how much it is better than the reference on the average."""
        return self.ahead / self.games if self.games else 0.0

    @property
    def doubt(self) -> float:
        """The standard error of that."""
        if self.games < 2:
            return 1.0
        mean = self.ahead / self.games
        return sqrt(max(0.0, self.squares / self.games - mean * mean) / (self.games - 1))


@mypyc_attr(allow_interpreted_subclasses=True)
class Rollouts(Search):
    """One seat compares the answers to one question with a reference: what a rule of thumb says, or the quick player."""

    def __init__(self, make_up: MakeUp, quick: Quick, chance: Chance, asked: Game, hint: int, rounds: int) -> None:
        super().__init__(make_up, quick, chance)
        decision = asked.decision
        assert decision is not None
        self.seat: int = decision.seat
        self.base: int = (decision.seat * KINDS + decision.kind) * CODES
        self.keys: list[int] = quick.keys(asked)
        usual = hint if hint >= 0 else quick.answer(asked, chance)
        self.running: list[Tried] = []
        """The reference first."""
        for choice in self.candidates(asked, usual, max(2, min(MOST, rounds // A_GAME_EACH))):
            self.running.append(Tried(choice, self.branch_of(choice)))
        self.game: Game | None = None
        """The made-up game in which the answers are being tried,"""
        self.at: int = 0
        """and whose turn it is;"""
        self.par: float = 0.0
        """and what the reference brought in it."""
        self.settled: bool = len(self.running) < 2
        """Whether more rounds would change nothing."""

    def candidates(self, asked: Game, usual: int, most: int) -> list[int]:
        """The reference, and of those that are not alike the ones that look best."""
        keys = self.keys
        seen = {keys[usual]}
        others: list[int] = []
        for number in range(len(keys)):
            if keys[number] not in seen:
                seen.add(keys[number])
                others.append(number)
        priors = self.quick.priors(asked)
        found = [usual]
        while others and len(found) < most:
            best = others[0]
            if priors:
                for number in others:
                    if priors[number] > priors[best]:
                        best = number
            others.remove(best)
            found.append(best)
        return found

    def branch_of(self, choice: int) -> Branch:
        """Where it is noted what an answer brought."""
        return self.root.next.setdefault(self.base + self.keys[choice], Branch())

    def round(self) -> None:
        """Try one answer once."""
        self.rounds += 1
        self.root.tried += 1
        if self.forced >= 0:
            self.play(self.make_up(self.chance), self.forced, self.branch_of(self.forced))
            return
        game = self.game
        if self.at == 0 or game is None:
            game = self.make_up(self.chance)
            self.game = game
        each = self.running[self.at]
        last = self.at == len(self.running) - 1
        worth = self.play(game if last else game.clone(), each.choice, each.branch)
        if self.at == 0:
            self.par = worth
        each.games += 1
        each.ahead += worth - self.par
        each.squares += (worth - self.par) * (worth - self.par)
        self.at += 1
        if last:
            self.at = 0
            self.game = None
            self.weed()

    def play(self, game: Game, choice: int, branch: Branch) -> float:
        """Answer, let the quick player go on, and note what came of it."""
        game.apply(choice)
        scores = self.played_on(game)
        if not self.total:
            self.total = [0.0] * game.seats
        for number in range(len(scores)):
            self.total[number] += scores[number]
        branch.open += 1
        branch.tried += 1
        branch.won += scores[self.seat]
        return scores[self.seat]

    def weed(self) -> None:
        """Drop the answers that are behind beyond doubt, behind the reference or the best of the others."""
        running = self.running
        games = running[0].games
        if games < ALIKE or len(running) < 2:
            return
        most = 0.0
        for each in running:
            most = max(most, each.lead)
        kept = [running[0]]
        for each in running[1:]:
            if each.squares == 0.0:
                continue
            if games >= GAMES and each.lead < most and each.lead + BEHIND * each.doubt < most:
                continue
            kept.append(each)
        self.running = kept
        if len(kept) == 1:
            self.settled = True
        elif len(kept) == 2 and games >= 2 * GAMES and kept[1].lead > SURE * kept[1].doubt:
            self.settled = True

    def verdict(self) -> int:
        """The answer that is better than the reference beyond doubt, and by most; else the reference."""
        best = self.running[0]
        most = 0.0
        for each in self.running[1:]:
            if each.games >= ALIKE and each.lead > CARE * each.doubt and each.lead > most:
                best = each
                most = each.lead
        return best.choice
