"""What a bot is, how it is asked, and the simplest one."""

from __future__ import annotations

from typing import ClassVar

from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.engine.question import Question

View = dict[str, Data]


class Bot:
    """A player: it is shown its seat's view and the question, and answers with an option's number."""

    wants_game: ClassVar[bool] = False
    """Whether it is asked by `choose_in`: it plays on in games that its seat cannot tell from the real one."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)

    def choose(self, view: View, question: Question) -> int:
        """The number of the option it takes."""
        raise NotImplementedError  # pragma: no cover

    def choose_in(self, made_up: Game) -> int:
        """The number of the option it takes in a made-up game, which looks to its seat as the real one does."""
        question = made_up.question()
        assert question is not None
        return self.choose(made_up.view(question.seat), question)


class RandomBot(Bot):
    """Takes any option, each as likely as the others."""

    def choose(self, view: View, question: Question) -> int:
        return self.chance.below(len(question.options))


def made_up(game: Game, chance: Chance) -> Game:
    """A game that the seat that is asked cannot tell from this one: all of the true game that a bot is ever handed."""
    decision = game.decision
    assert decision is not None
    return game.resample(decision.seat, chance)


def bot_move(bot: Bot, game: Game) -> int:
    """What a bot answers to the open question of a game, knowing only what its seat may know."""
    if bot.wants_game:
        return bot.choose_in(made_up(game, bot.chance))
    question = game.question()
    assert question is not None
    return bot.choose(game.view(question.seat), question)
