"""Search with hidden information: many made-up games are played through one tree of answers, and the best answer grows.

Each round makes up a game that the seat cannot tell from the real one, walks down the tree by the answers that are open
in it, adds one answer, lets the quick player go on for a while, and notes for everyone on the way what it brought them
(P. Cowling, E. Powley and D. Whitehouse, "Information Set Monte Carlo Tree Search", 2012: one tree, for the seat that
thinks, and answers count as open only in the games that have them). Everyone is taken to play for themselves.

Where the quick player has priors, they lead the way (C. Rosin, "Multi-armed bandits with episode context", 2011), and
answers are considered in their order, more of them the more often the question was visited (progressive widening).
There is no clock here: whoever searches counts the rounds, or looks at one between them.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.bots.search.quick import Quick
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game

MakeUp = Callable[[Chance], Game]
"""Makes up a game that the seat cannot tell from the real one."""

CODES: Final = 1 << 48
KINDS: Final = 1 << 8
RESTLESS: Final = 50
"""How many more answers are given at most until a position is calm."""
TOLD: Final = 0.02
"""What was tried less than this share of the rounds is too doubtful to be told."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Branch:
    """An answer in the tree: how often it was open and given, what it brought who gave it, and what was said next."""

    def __init__(self) -> None:
        self.open: int = 0
        self.tried: int = 0
        self.won: float = 0.0
        self.prior: float = 0.0
        """How good it looked at a glance, among all that were open then; 0 if the quick player does not say."""
        self.next: dict[int, Branch] = {}

    @property
    def rate(self) -> float:
        """What it brought on the average."""
        return self.won / self.tried if self.tried else 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Search:
    """One seat thinks about one question."""

    def __init__(self, make_up: MakeUp, quick: Quick, chance: Chance) -> None:
        self.make_up = make_up
        self.quick = quick
        self.chance = chance
        self.root: Branch = Branch()
        self.rounds: int = 0
        self.total: list[float] = []
        """What all rounds together brought each seat."""
        self.forced: int = -1
        """The number of the option that every round begins with; -1 if the search chooses."""

    def think(self, rounds: int) -> None:
        """Play that many more rounds."""
        for _ in range(rounds):
            self.round()

    def round(self) -> None:
        """Play one made-up game through the tree."""
        self.rounds += 1
        quick = self.quick
        game = self.make_up(self.chance)
        branch = self.root
        seats: list[int] = []
        path: list[Branch] = []
        asked = game.decision
        thinker = asked.seat if asked is not None else -1
        while True:
            decision = game.decision
            if decision is None:
                break
            seat = decision.seat
            if quick.alone and seat != thinker:
                game.apply(quick.answer(game, self.chance))
                continue
            base = (seat * KINDS + decision.kind) * CODES
            keys = quick.keys(game)
            known = branch.next
            fresh, firsts = self.sorted_out(keys, known, base)
            if self.forced >= 0 and branch is self.root:
                choice = self.forced
                child = known.setdefault(base + keys[choice], Branch())
            elif fresh and self.has_room(branch, len(firsts)):
                choice, prior = self.newest(game, keys, fresh, firsts)
                child = Branch()
                child.prior = prior
                known[base + keys[choice]] = child
                firsts.append(choice)
            else:
                choice = self.best(keys, firsts, known, base)
                child = known[base + keys[choice]]
            for number in firsts:
                known[base + keys[number]].open += 1
            seats.append(seat)
            path.append(child)
            game.apply(choice)
            if child.tried == 0:
                break
            branch = child
        scores = self.played_on(game)
        self.root.tried += 1
        if not self.total:
            self.total = [0.0] * game.seats
        for number in range(len(scores)):
            self.total[number] += scores[number]
        for number in range(len(path)):
            child = path[number]
            child.tried += 1
            child.won += scores[seats[number]]

    def sorted_out(self, keys: list[int], known: dict[int, Branch], base: int) -> tuple[list[int], list[int]]:
        """The options that were never tried here, and those that were; of alike ones, the first stands for all."""
        fresh: list[int] = []
        firsts: list[int] = []
        seen: set[int] = set()
        for number in range(len(keys)):
            key = keys[number]
            if key in seen:
                continue
            seen.add(key)
            if base + key in known:
                firsts.append(number)
            else:
                fresh.append(number)
        return fresh, firsts

    def has_room(self, branch: Branch, considered: int) -> bool:
        """Whether one more answer may be considered here."""
        narrow = self.quick.narrow
        return narrow == 0.0 or considered < 1 + narrow * sqrt(branch.tried)

    def newest(self, game: Game, keys: list[int], fresh: list[int], firsts: list[int]) -> tuple[int, float]:
        """An answer that was never tried here, and its share of the priors of all that are not alike.

        The one that looks best at a glance; without priors the quick player's own, then any.
        """
        priors = self.quick.priors(game)
        if priors:
            total = 0.0
            for number in firsts:
                total += priors[number]
            best = fresh[0]
            for number in fresh:
                total += priors[number]
                if priors[number] > priors[best]:
                    best = number
            return best, priors[best] / total
        wish = self.quick.answer(game, self.chance)
        for number in fresh:
            if keys[number] == keys[wish]:
                return number, 0.0
        return fresh[self.chance.below(len(fresh))], 0.0

    def best(self, keys: list[int], firsts: list[int], known: dict[int, Branch], base: int) -> int:
        """The answer that looks best, with a bonus for those that were seldom tried for all that they were open."""
        curiosity = self.quick.curiosity
        chosen = firsts[0]
        most = -1.0
        for number in firsts:
            branch = known[base + keys[number]]
            tried = branch.tried
            if branch.prior > 0.0:
                bonus = branch.prior * sqrt(branch.open + 1.0) / (1.0 + tried)
            else:
                bonus = sqrt(log(branch.open + 1.0) / tried)
            score = branch.won / tried + curiosity * bonus
            if score > most:
                most = score
                chosen = number
        return chosen

    def played_on(self, game: Game) -> list[float]:
        """What everyone has of it after the quick player has gone on for a while."""
        quick = self.quick
        left = quick.ahead
        while game.decision is not None and (left > 0 or (left > -RESTLESS and not quick.calm(game))):
            if quick.done(game):
                break
            game.apply(quick.answer(game, self.chance))
            left -= 1
        if game.decision is None:
            outcome = game.outcome()
            if outcome is not None:
                return list(outcome.scores)
        return quick.worth(game)

    def answers(self, game: Game) -> list[Branch]:
        """What was found out about each option of the question that is thought about; alike ones share it."""
        decision = game.decision
        assert decision is not None
        base = (decision.seat * KINDS + decision.kind) * CODES
        return [self.root.next.get(base + key, Branch()) for key in self.quick.keys(game)]

    def favourite(self, game: Game) -> int:
        """The answer that was tried most often, and among equals brought most."""
        answers = self.answers(game)
        best = 0
        for number in range(len(answers)):
            each, most = answers[number], answers[best]
            if each.tried > most.tried or (each.tried == most.tried and each.rate > most.rate):
                best = number
        return best

    def enough(self) -> int:
        """How often an answer must have been tried to be told of."""
        return max(1, int(TOLD * self.rounds))
