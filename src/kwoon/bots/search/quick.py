"""What the search asks of a game beyond the contract: a player of microseconds, and what a position is worth."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from kwoon.engine.chance import Chance
from kwoon.engine.game import Game


def any_option(game: Game, chance: Chance) -> int:
    """The number of any option of the open question."""
    decision = game.decision
    assert decision is not None
    return chance.below(len(decision.options))


@mypyc_attr(allow_interpreted_subclasses=True)
class Quick:
    """Plays made-up games on in the search. It looks at the state as it is, for a made-up game has no secrets.

    Only `wish` and `worth` are needed; a game with many choices says which are alike (`keys`) and which look good
    (`priors`), and has only as many of them tried as it pays to (`narrow`).
    """

    def __init__(self) -> None:
        self.ahead: int = 30
        """How many answers are given in a made-up game beyond the tree before the position is judged."""
        self.curiosity: float = 0.7
        """How much answers that were seldom tried are tried again."""
        self.narrow: float = 0.0
        """After n visits at most 1 + narrow * sqrt(n) answers to a question are considered; 0: all of them."""
        self.flat: bool = False
        """Whether only the answers to the open question are compared, side by side, and no tree grows below them."""
        self.whim: int = 0
        """In how many answers about one is picked at random; 0: none is."""
        self.alone: bool = False
        """Whether only the thinking seat's answers grow in the tree; the quick player answers for the others."""
        self.heeded: int = 8
        """In how many rounds about one begins with the answer of the rule of thumb; 0: no rule of thumb is asked."""
        self.care: float = 0.3
        """How far the values of answers stray, as a standard deviation of one round: how much better than the rule of
        thumb's another answer must be to be taken."""
        self.proof: float = 1.0
        """By how many standard errors another answer must be better to be taken, where answers are compared side by
        side in few rounds."""

    def answer(self, game: Game, chance: Chance) -> int:
        """The number of an option of the open question: its wish, or now and then a whim."""
        if self.whim and chance.below(self.whim) == 0:
            return any_option(game, chance)
        return self.wish(game, chance)

    def wish(self, game: Game, chance: Chance) -> int:
        """What it answers when it has no whim."""
        return any_option(game, chance)

    def unlearn(self) -> None:
        """Forget what games have taught, if anything, and go by rules of thumb alone."""

    def keys(self, game: Game) -> list[int]:
        """A number from 0 to 2**47 (or a small negative one) for each option of the open question.

        It means the same in every game that looks the same so far; options with the same number are taken as alike:
        the search tries the first of them.
        """
        decision = game.decision
        assert decision is not None
        return decision.options

    def priors(self, game: Game) -> list[float]:
        """How good each option looks at a glance: any weights above 0. None at all: the quick player's answer first."""
        return []

    def begin(self, game: Game) -> None:
        """A search begins: the open question of this made-up game is thought about."""

    def imagine(self, game: Game, seat: int, chance: Chance) -> Game:
        """A game that the seat cannot tell from this one; what is likelier, by what everybody saw, may come oftener."""
        return game.resample(seat, chance)

    def ponders(self, game: Game) -> bool:
        """Whether the open question is worth a search; else `answer` is taken."""
        return True

    def thumb(self, game: Game) -> int:
        """Its own rule of thumb for the open question, where that is better than the game's; -1 where it is not."""
        return -1

    def done(self, game: Game) -> bool:
        """Whether a made-up game is judged here, before `ahead` answers were given."""
        return False

    def calm(self, game: Game) -> bool:
        """Whether the position can be judged as it is; in the middle of something the quick player goes on."""
        return True

    def worth(self, game: Game) -> list[float]:
        """How likely each seat is to win from here, as far as can be seen at a glance; they sum up to 1."""
        return [1.0 / game.seats] * game.seats
