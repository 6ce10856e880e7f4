"""A buyer for Puzzle Strike: it follows the rulebook's buying tips, builds 4-gems and crashes what it has."""

from __future__ import annotations

from kwoon.bots.base import Bot, View
from kwoon.bots.puzzlestrike.answers import CHOOSERS, Answers
from kwoon.bots.puzzlestrike.table import Table
from kwoon.engine.question import Question


class BuyerBot(Bot):
    """Answers every kind of question by what the chips do; one of an unknown kind with its first option."""

    def choose(self, view: View, question: Question) -> int:
        chooser = CHOOSERS.get(question.kind)
        if chooser is None:
            return 0
        return chooser(Answers(Table(view), question))
