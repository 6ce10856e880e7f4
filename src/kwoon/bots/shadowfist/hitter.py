"""A hitter for Shadowfist: it builds Sites and foundations, plays the hardest hitters it can pay, and attacks."""

from __future__ import annotations

from kwoon.bots.base import Bot, View
from kwoon.bots.shadowfist.answers import CHOOSERS, Answers
from kwoon.bots.shadowfist.table import Table
from kwoon.engine.question import Question


class HitterBot(Bot):
    """Answers every kind of question by what the cards do; one of an unknown kind with its first option."""

    def choose(self, view: View, question: Question) -> int:
        chooser = CHOOSERS.get(question.kind)
        if chooser is None or len(question.options) == 1:
            return 0
        return chooser(Answers(Table(view), question))
