"""A player that forgets its plan now and then: the gentle levels, for whoever learns a game."""

from __future__ import annotations

from kwoon.bots.base import Bot, View
from kwoon.engine.chance import Chance
from kwoon.engine.question import Question


class CarelessBot(Bot):
    """Answers as a rule of thumb does, but `percent` of a hundred answers are picked at random."""

    def __init__(self, seed: int, rule: Bot, percent: int) -> None:
        super().__init__(Chance(seed).word())
        self.rule = rule
        self.percent = percent

    def choose(self, view: View, question: Question) -> int:
        if self.chance.below(100) < self.percent:
            return self.chance.below(len(question.options))
        return self.rule.choose(view, question)
