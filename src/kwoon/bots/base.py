"""What a bot is, and the simplest one."""

from __future__ import annotations

from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.engine.question import Question

View = dict[str, Data]


class Bot:
    """A player: it is shown its seat's view and the question, and answers with an option's number."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View, question: Question) -> int:
        """The number of the option it takes."""
        raise NotImplementedError  # pragma: no cover


class RandomBot(Bot):
    """Takes any option, each as likely as the others."""

    def choose(self, view: View, question: Question) -> int:
        return self.chance.below(len(question.options))


def bot_move(bot: Bot, game: Game) -> int:
    """What a bot answers to the open question of a game, seeing only what its seat may see."""
    question = game.question()
    assert question is not None
    return bot.choose(game.view(question.seat), question)
