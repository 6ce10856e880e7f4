"""Answers compared side by side: each is tried in the same made-up games, and the quick player goes on for everyone.

Where a round is dear and a question is followed by hundreds of small ones (Shadowfist), few rounds reach any one place
below the root of a tree. So nothing is searched here but the open question. Each made-up game is played once with every
answer that is still in the running, and with the same chance, so that luck is the same for all and what differs is the
answers' doing (common random numbers). Answers that fall behind beyond doubt are dropped, and the others are tried more
often. What comes of it is one step of policy improvement: the answer of a rule of thumb, unless another is better in
those games (G. Tesauro and G. Galperin, "On-line Policy Improvement using Monte-Carlo Search", 1996).

Only a few answers are compared at a time, those that look best first. Where one was dropped, the next takes its place,
as long as there are rounds left to try it in: so the more rounds, the more kinds of answers (progressive widening).

To whoever counts rounds it is a search as the tree is one: a round tries one answer once.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.bots.search.quick import Quick
from kwoon.bots.search.tree import CODES, KINDS, Branch, MakeUp, Search
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game

GAMES: Final = 6
"""In how many games each answer is tried at least."""
THOROUGH: Final = 0.7
"""With more rounds an answer is tried in more games: the square root of their number, times this."""
ALIKE: Final = 4
"""In how many games an answer is tried at least that makes no difference."""
SHORT: Final = 60
"""How many rounds a short search has; see BEHIND."""
BEHIND: Final = 1.5
"""How many standard errors an answer must be behind to be dropped, in a short search."""
PATIENCE: Final = 0.25
"""How many more it must be behind for each doubling of the rounds."""
SURE: Final = 3.5
"""How many standard errors the better of the last two answers must be ahead to be taken before the rounds are done."""
FEW: Final = 150
"""In fewer rounds than this luck may look like skill, and a game may want more proof."""
A_GAME_EACH: Final = 8
"""Fewer answers are compared at a time if the rounds are not enough to try each in this many games."""
MOST: Final = 10
"""How many answers are compared at a time at most."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Tried:
    """An answer in the running: how it did against the reference in the games in which both were tried."""

    def __init__(self, choice: int, branch: Branch) -> None:
        self.choice = choice
        self.branch = branch
        self.games: int = 0
        self.ahead: float = 0.0
        """By how much it was better, in all games together."""
        self.squares: float = 0.0
        """The squares of that, game by game, added up."""
        self.par: float = 0.0
        """What the reference brought in those games."""

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
    """One seat compares the answers to one question with a reference: a rule of thumb's, or the quick player's."""

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
        self.entered: list[Tried] = []
        """All who were ever in it."""
        self.waiting: list[int] = self.candidates(asked, usual)
        """The answers that were not tried yet; the one that looks best is the last."""
        self.places: int = max(2, min(MOST, rounds // A_GAME_EACH))
        """How many are compared at a time."""
        self.planned: int = rounds
        """About how many rounds there will be."""
        self.enter(usual)
        while self.waiting and len(self.running) < self.places:
            self.enter(self.waiting.pop())
        self.least: int = max(GAMES, int(THOROUGH * sqrt(rounds)))
        """How many games all answers are tried in before any is dropped."""
        self.alike: int = max(ALIKE, self.least // 2)
        """How many games an answer is tried in before it is dropped for making no difference."""
        self.behind: float = BEHIND + PATIENCE * max(0.0, log(rounds / SHORT) / log(2.0))
        """How many standard errors an answer has to be behind to be dropped."""
        self.proof: float = quick.proof if rounds < FEW else 1.0
        """How many standard errors an answer has to be ahead of the reference to be taken instead."""
        self.game: Game | None = None
        """The made-up game in which the answers are being tried."""
        self.found: list[float] = []
        """What the answers that were tried in it so far have brought."""
        self.settled: bool = len(self.running) < 2
        """Whether more rounds would hardly change the verdict."""

    def candidates(self, asked: Game, usual: int) -> list[int]:
        """Of all answers that are not alike, those beside the reference; the one that looks best is the last."""
        keys = self.keys
        seen = {keys[usual]}
        others: list[int] = []
        for number in range(len(keys)):
            if keys[number] not in seen:
                seen.add(keys[number])
                others.append(number)
        priors = self.quick.priors(asked) if len(others) > 1 else []
        if priors:
            others.sort(key=lambda number: -priors[number])
        others.reverse()
        return others

    def enter(self, choice: int) -> None:
        """An answer is tried from now on."""
        tried = Tried(choice, self.branch_of(choice))
        self.running.append(tried)
        self.entered.append(tried)

    def branch_of(self, choice: int) -> Branch:
        """Where it is noted what an answer brought."""
        return self.root.next.setdefault(self.base + self.keys[choice], Branch())

    def round(self) -> None:
        """Try one answer once. What was found counts when all that are in the running were tried in the same game."""
        self.rounds += 1
        self.root.tried += 1
        if self.forced >= 0:
            branch = self.branch_of(self.forced)
            branch.tried += 1
            branch.won += self.play(self.make_up(self.chance), self.forced)
            return
        game = self.game
        if game is None:
            game = self.make_up(self.chance)
            self.game = game
        at = len(self.found)
        last = at == len(self.running) - 1
        self.found.append(self.play(game if last else game.clone(), self.running[at].choice))
        if last:
            self.note()
            self.weed()

    def play(self, game: Game, choice: int) -> float:
        """Answer, let the quick player go on, and see what the seat has of it."""
        game.apply(choice)
        scores = self.played_on(game)
        if not self.total:
            self.total = [0.0] * game.seats
        for number in range(len(scores)):
            self.total[number] += scores[number]
        return scores[self.seat]

    def note(self) -> None:
        """All answers were tried in one more game."""
        par = self.found[0]
        for number in range(len(self.running)):
            each = self.running[number]
            worth = self.found[number]
            each.games += 1
            each.ahead += worth - par
            each.par += par
            each.squares += (worth - par) * (worth - par)
            each.branch.open += 1
            each.branch.tried += 1
            each.branch.won += worth
        self.found = []
        self.game = None

    def weed(self) -> None:
        """Drop the answers that are behind beyond doubt, behind the reference or the best of the others.

        Others take their places, if there are rounds enough to try those long enough.
        """
        running = self.running
        if running[0].games < self.alike or len(running) < 2:
            return
        most = 0.0
        for each in running:
            if each.games >= self.alike:
                most = max(most, each.lead)
        kept = [running[0]]
        for each in running[1:]:
            if each.games >= self.alike and each.squares == 0.0:
                continue
            if each.games >= self.least and each.lead < most and each.lead + self.behind * each.doubt < most:
                continue
            kept.append(each)
        self.running = kept
        self.let_in()
        running = self.running
        best = running[-1]
        self.settled = len(running) == 1 or (
            len(running) == 2 and best.games >= 2 * self.least and best.lead > SURE * best.doubt
        )

    def let_in(self) -> bool:
        """Those who wait take the places that are free, if there are rounds enough; whether anybody did."""
        left = self.planned - self.rounds
        before = len(self.entered)
        while self.waiting and len(self.running) < self.places and left >= self.least * (len(self.running) + 1):
            self.enter(self.waiting.pop())
        return len(self.entered) > before

    def others_instead(self) -> bool:
        """It hardly matters which of those in the running is given: others take their places, if any can."""
        if not self.waiting:
            return False
        everyone = self.running
        self.running = everyone[:1]
        if self.let_in():
            self.found = []
            self.game = None
            return True
        self.running = everyone
        return False

    def verdict(self) -> int:
        """The answer that is better than the reference beyond doubt, and by most; else the reference."""
        best = self.running[0]
        most = 0.0
        enough = max(ALIKE, min(self.least, best.games))
        for each in self.running[1:]:
            if each.games >= enough and each.lead > self.proof * each.doubt and each.lead > most:
                best = each
                most = each.lead
        return best.choice

    def favourite(self, game: Game) -> int:
        """The answer that brought most of those that were not dropped; ties go to the reference."""
        best = self.running[0]
        most = 0.0
        enough = min(self.least, best.games)
        for each in self.running[1:]:
            if each.games >= enough and each.lead > most:
                best = each
                most = each.lead
        return best.choice

    def enough(self) -> int:
        return self.alike

    def answers(self, game: Game) -> list[Branch]:
        """What was found out about each option. Answers were tried in more and fewer games, with more and less luck:
        by as much as the reference had more luck in those of one than in all, that one is rated lower."""
        usual = self.entered[0]
        rate = usual.par / usual.games if usual.games else 0.0
        fair: dict[int, Branch] = {}
        for each in self.entered:
            branch = Branch()
            branch.open, branch.tried = each.branch.open, each.branch.tried
            branch.won = min(float(branch.tried), max(0.0, each.branch.won - each.par + rate * each.games))
            fair[self.keys[each.choice]] = branch
        found: list[Branch] = []
        for key in self.keys:
            if key not in fair:
                fair[key] = self.root.next.get(self.base + key, Branch())
            found.append(fair[key])
        return found
