"""SF-1: what a game needs: players, decks, counters."""

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games import GAMES
from kwoon.games.shadowfist.cards.sampling import sample_deck
from kwoon.games.shadowfist.game import Shadowfist
from tests.rules import rule
from tests.shadowfist.duel import duel

FIST = GAMES["shadowfist"]


@rule("SF-1.0", "SF-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_sit_down(players: int) -> None:
    game = FIST.new({"players": players, "decks": [sample_deck(seat) for seat in range(players)]}, 1)
    assert game.seats == players


@rule("SF-1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_do_not(players: int) -> None:
    with pytest.raises(BadOptions):
        FIST.new({"players": players, "decks": [sample_deck(seat) for seat in range(players)]}, 1)


@rule("SF-1.3", "SF-1.3.1")
def test_counters_never_run_out() -> None:
    table = duel(["hand: Bull Market", "pool: aaa"], power=500)
    table.play("Bull Market").passes().power(505, 505)


@rule("SF-1.3")
def test_kinds_of_counters_are_not_exchanged() -> None:
    """Three counters sell the Cache; damage and Power are counters of other kinds."""
    table = duel(["Puzzle Garden (3 damage)", "Treasure Cache (2 counters) > Puzzle Garden"])
    table.cannot("Use Treasure Cache: If the number")
    table.use("Treasure Cache").passes().check("Treasure Cache", counters=3)
    assert table.offers("Use Treasure Cache: If the number")


@rule("SF-1.2")
def test_the_cards_at_the_table_are_those_of_the_decks() -> None:
    decks = [sample_deck(1), sample_deck(2)]
    game = FIST.new({"decks": decks}, 1)
    assert isinstance(game, Shadowfist)
    for seat in range(2):
        mine = [game.card(card).title for card in range(len(game.definitions)) if game.owners[card] == seat]
        assert mine == decks[seat]
