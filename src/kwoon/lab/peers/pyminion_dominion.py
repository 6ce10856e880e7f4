"""pyminion's Dominion (the base set) on the bench; run inside the peers' environment by Kwoon's stopwatch.

pyminion asks a decider object; ours answers every question uniformly at random, and each call is one decision.
Treasures are played one at a time, or no more: the shortest questions the API takes. Kingdoms are ten random piles of
the base set. Its log is switched off: at pyminion's own level each line would be made into a record for nobody.

A game cannot be left and taken up again in the middle of a question, since its place is on Python's stack. A copy is
`copy.deepcopy(game)` of the table from inside a question, with the cards themselves shared: pyminion compares cards by
identity, so a copy with cards of its own would not play on rightly (and would cost more).
"""

from __future__ import annotations

import copy
import importlib.metadata
import logging
import tracemalloc
from collections.abc import Callable
from random import random, sample
from typing import Any

import pyminion
from pyminion.expansions import base
from pyminion.game import Game
from pyminion.player import Player

CARDS = {id(card): card for card in vars(base).values() if isinstance(card, pyminion.core.Card)}


class Halt(Exception):
    """The game has come as far as it was wanted."""


class RandomDecider:
    """Answers everything at random, counts the questions, and halts at one of them if told to."""

    def __init__(self) -> None:
        self.asked = 0
        self.halt_at = -1

    def one_of(self, cards: list[Any]) -> Any | None:
        """One card, or none."""
        self.asked += 1
        if self.asked == self.halt_at:
            raise Halt
        pick = int(random() * (len(cards) + 1))
        return cards[pick] if pick < len(cards) else None

    def some_of(self, cards: list[Any], least: int, most: int) -> list[Any]:
        """A random number of cards between the bounds; -1 is no bound."""
        self.asked += 1
        if self.asked == self.halt_at:
            raise Halt
        size = len(cards)
        most = size if most < 0 else min(most, size)
        least = min(least, most)
        return sample(cards, least + int(random() * (most - least + 1)))

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any | None:
        return self.one_of(valid_actions)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        card = self.one_of(valid_treasures)
        return [] if card is None else [card]

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any | None:
        return self.one_of(valid_cards)

    def binary_decision(self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: Any = None) -> bool:
        self.asked += 1
        return random() < 0.5

    def multiple_option_decision(
        self, card: Any, options: list[str], player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        self.asked += 1
        return sample(range(len(options)), num_choices)

    def discard_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_discard: int = 0,
        max_num_discard: int = -1,
    ) -> list[Any]:
        return self.some_of(valid_cards, min_num_discard, max_num_discard)

    def trash_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_trash: int = 0,
        max_num_trash: int = -1,
    ) -> list[Any]:
        return self.some_of(valid_cards, min_num_trash, max_num_trash)

    def gain_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_gain: int = 0,
        max_num_gain: int = -1,
    ) -> list[Any]:
        return self.some_of(valid_cards, min_num_gain, max_num_gain)

    def topdeck_decision(
        self,
        prompt: str,
        card: Any,
        valid_cards: list[Any],
        player: Any,
        game: Any,
        min_num_topdeck: int = 0,
        max_num_topdeck: int = -1,
    ) -> list[Any]:
        return self.some_of(valid_cards, min_num_topdeck, max_num_topdeck)

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any | None:
        self.asked += 1
        return valid_cards[int(random() * len(valid_cards))]


class Dominion:
    """Dominion for so many."""

    compiled = False

    def __init__(self, players: int) -> None:
        logging.getLogger().setLevel(logging.WARNING)
        self.version = importlib.metadata.version("pyminion")
        self.where = str(pyminion.__file__)
        self.players = players
        self.copy: Callable[[Any], Any] = copy_of

    def table(self, decider: RandomDecider) -> Any:
        """A new game, not yet begun."""
        seats = [Player(decider=decider, player_id=str(seat)) for seat in range(self.players)]
        return Game(players=seats, expansions=[base.base_set], log_stdout=False)

    def play(self, seconds: float, clock: Callable[[], float]) -> tuple[int, int, int, float]:
        decider = RandomDecider()
        games = 0
        start = clock()
        end = start + seconds
        while True:
            self.table(decider).play()
            games += 1
            now = clock()
            if now >= end:
                return decider.asked, decider.asked, games, now - start

    def middle(self, decisions: int) -> Any | None:
        decider = RandomDecider()
        decider.halt_at = decisions
        game = self.table(decider)
        try:
            game.play()
        except Halt:
            return game
        return None

    def weigh(self, states: list[Any]) -> int | None:
        kept: list[Any] = [None] * (10 * len(states))
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for number in range(len(kept)):
            kept[number] = copy_of(states[number % len(states)])
        held = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
        return round(held / len(kept))


def copy_of(game: Any) -> Any:
    """A copy of the table that shares the cards' definitions."""
    return copy.deepcopy(game, dict(CARDS))


def subject(game: str, players: int) -> Dominion:
    """Dominion for the stopwatch."""
    return Dominion(players)
