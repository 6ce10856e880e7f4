"""SF-2, SF-3: setting up, and the turn going round."""

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games import GAMES
from kwoon.games.shadowfist.cards.sampling import sample_deck
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.options import FistOptions
from kwoon.games.shadowfist.turn.match import Match
from tests.rules import rule
from tests.shadowfist.duel import duel

FIST = GAMES["shadowfist"]


def set_up(seed: int, players: int = 4) -> Shadowfist:
    """A game after its set-up, before the first turn."""
    game = Shadowfist(FistOptions({"decks": [sample_deck(7)] * players}), seed)
    match = Match()
    match.set_up(game)
    return game


@rule("SF-2.1")
def test_chance_says_who_goes_first() -> None:
    firsts = {set_up(seed).left_of(set_up(seed).active) for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@rule("SF-2.0", "SF-2.3")
def test_decks_are_shuffled_each_by_itself() -> None:
    one, other = set_up(1), set_up(2)
    assert one.decks[0] != other.decks[0]
    order = [card - one.owners.index(1) for card in one.decks[1]]
    assert order != one.decks[0]
    assert sorted(one.decks[0] + one.hands[0]) == sorted(other.decks[0] + other.hands[0])


@rule("SF-2.4")
def test_everyone_starts_with_one_power() -> None:
    assert set_up(1).power == [1, 1, 1, 1]


@rule("SF-2.5", "SF-9.2.2.1")
def test_the_first_hand_is_six_cards_from_the_top() -> None:
    game = set_up(1)
    assert [len(hand) for hand in game.hands] == [6, 6, 6, 6]
    assert [len(deck) for deck in game.decks] == [44, 44, 44, 44]


@rule("SF-3.0")
def test_turns_go_clockwise() -> None:
    table = duel([], [], [])
    seats = []
    for _ in range(4):
        seats.append(table.seat)
        table.end_turn().ends()
    assert seats == [0, 1, 2, 0]
    assert table.game.active == 1


@rule("TR-4.0.d")
def test_the_options_can_say_who_takes_the_first_turn() -> None:
    for first in (1, 2, 3):
        game = FIST.new({"players": 3, "first": first}, 7)
        assert game.view(0)["active"] == first - 1
        assert game.options.plain()["first"] == first
    with pytest.raises(BadOptions, match="first must be a whole number from 1 to 3"):
        FIST.new({"players": 3, "first": 0}, 7)
