"""The loops that play many games: a share of a batch, and games that are written down position by position."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import mypyc_attr

from kwoon.engine.chance import Chance
from kwoon.engine.errors import IllegalChoice
from kwoon.engine.game import Game
from kwoon.research.fast.reader import Reader, mask_of

Deal = Callable[[int], Game]
"""Makes the game of a number: the same number always gives the same game."""


def returns_of(game: Game) -> list[float]:
    """What each seat has got when the game is over: 1 for a win, for a loss so little that all add up to 0."""
    outcome = game.outcome()
    assert outcome is not None
    seats = len(outcome.scores)
    return [(seats * score - 1.0) / (seats - 1) for score in outcome.scores]


def choice_of(game: Game, offers: list[int], action: int) -> int:
    """The option that has an action number."""
    if action in offers:
        return offers.index(action)
    decision = game.decision
    if decision is None:
        raise IllegalChoice("the game is over: no action is legal")
    raise IllegalChoice(f"action {action} is not on offer to seat {decision.seat}: {sorted(offers)} are")


def answer(game: Game, reader: Reader, offers: list[int], action: int) -> int:
    """Answer the open question by an action number; gives the seat that is asked next, or -1 when the game is over.

    `offers` are the numbers of the options, and become those of the next question.
    """
    game.apply(choice_of(game, offers, action))
    offers[:] = reader.numbers(game)
    decision = game.decision
    return -1 if decision is None else decision.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Share:
    """Some of the games of a batch, stepped together. A game that ends makes room for the next one at once.

    Game `number` of the batch is dealt `number`, then `number + of`, and so on: whoever has which share.
    """

    def __init__(self, deal: Deal, reader: Reader, first: int, count: int, of: int) -> None:
        self.deal: Deal = deal
        self.reader: Reader = reader
        self.of: int = of
        self.dealt: list[int] = [first + index for index in range(count)]
        self.games: list[Game] = [deal(number) for number in self.dealt]
        self.readers: list[Reader] = [reader.another() for _ in self.games]
        """Each game is read by a reader that knows what it has told of that game."""
        self.offers: list[list[int]] = [reader.numbers(game) for game in self.games]

    def show(self, index: int, observations: memoryview, masks: memoryview) -> int:
        """Write down what the seat that is asked sees, and its actions; gives that seat."""
        game = self.games[index]
        reader = self.reader
        decision = game.decision
        assert decision is not None
        at = index * reader.size
        observations[at : at + reader.size] = self.readers[index].page(game, decision.seat)
        at = index * reader.actions
        masks[at : at + reader.actions] = mask_of(reader, self.offers[index])
        return decision.seat

    def show_all(self, observations: memoryview, masks: memoryview) -> list[int]:
        """The same for every game; gives the seats that are asked."""
        return [self.show(index, observations, masks) for index in range(len(self.games))]

    def step(
        self, actions: list[int], observations: memoryview, masks: memoryview, ended: list[int], returns: list[float]
    ) -> list[int]:
        """Answer every game's question; gives the seats that are asked then.

        `ended` and `returns` are filled: which games have ended, and what each of their seats got, one after the other.
        """
        seats: list[int] = []
        for index in range(len(self.games)):
            game = self.games[index]
            game.apply(choice_of(game, self.offers[index], actions[index]))
            if game.decision is None:
                ended.append(index)
                returns.extend(returns_of(game))
                self.dealt[index] += self.of
                game = self.deal(self.dealt[index])
                self.games[index] = game
            self.offers[index] = self.reader.numbers(game)
            seats.append(self.show(index, observations, masks))
        return seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Sheaf:
    """Positions of games, written down one after the other."""

    def __init__(self, reader: Reader) -> None:
        self.reader: Reader = reader
        self.observations: list[bytes] = []
        self.seats: list[int] = []
        self.lengths: list[int] = []
        """How many options each position had."""
        self.options: list[int] = []
        """The action numbers of all options of all positions."""
        self.choices: list[int] = []
        """The action number that was chosen."""
        self.games: list[int] = []
        """How many positions each game had."""
        self.returns: list[list[float]] = []
        self.places: list[list[int]] = []

    def note(self, game: Game, choice: int) -> None:
        """Write down the open question, what the asked seat sees, and what it chooses."""
        decision = game.decision
        assert decision is not None
        reader = self.reader
        numbers = reader.numbers(game)
        self.observations.append(reader.observe(game, decision.seat))
        self.seats.append(decision.seat)
        self.lengths.append(len(numbers))
        self.options.extend(numbers)
        self.choices.append(numbers[choice])

    def close(self, game: Game, positions: int) -> None:
        """A game is over."""
        outcome = game.outcome()
        assert outcome is not None
        self.games.append(positions)
        self.returns.append(returns_of(game))
        self.places.append(list(outcome.places))

    def play_at_random(self, game: Game, chance: Chance) -> None:
        """A whole game in which everybody takes any option."""
        positions = 0
        decision = game.decision
        while decision is not None:
            choice = chance.below(len(decision.options))
            self.note(game, choice)
            game.apply(choice)
            positions += 1
            decision = game.decision
        self.close(game, positions)

    def play_again(self, game: Game, choices: list[int], seats: list[int]) -> None:
        """A whole game from its choices; a number below zero is what no question asked for, by that seat."""
        positions = 0
        for index in range(len(choices)):
            choice = choices[index]
            if choice < 0:
                game.intervene(choice, seats[index])
                continue
            decision = game.decision
            if decision is None or choice >= len(decision.options):
                game.apply(choice)  # says what is wrong
            self.note(game, choice)
            game.apply(choice)
            positions += 1
        if game.decision is not None:
            raise IllegalChoice("the game is not over after its last choice")
        self.close(game, positions)
