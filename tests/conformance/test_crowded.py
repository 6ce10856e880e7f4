"""Crowded boards of Shadowfist: they are sound, they can be played again, and nobody learns what is hidden there."""

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games import GAMES
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.standing.victory import goal_of
from kwoon.games.shadowfist.terms.codes import CHARACTER, FENG_SHUI, STATE
from kwoon.lab.laws import check_game
from tests import rounds

FIST = GAMES["shadowfist"]
SEATS = range(2, 6)


def board(players: int, seed: int) -> Shadowfist:
    options = FIST.crowded(FIST.varied({"players": players}, seed), seed)
    game = FIST.new(options, seed)
    assert isinstance(game, Shadowfist)
    return game


@pytest.mark.parametrize("players", SEATS)
def test_a_crowded_board_is_sound_and_nobody_has_won(players: int) -> None:
    for seed in range(6):
        game = board(players, seed)
        assert game.faults() == []
        assert game.turn == 1
        for seat in range(players):
            assert game.closeness(seat) <= goal_of(game, seat) - 1
            assert sum(game.type_of(card) == CHARACTER for card in game.controlled(seat)) >= 2


def test_a_crowded_board_has_everything() -> None:
    games = [board(players, seed) for seed in range(6) for players in SEATS]
    cards = [(game, card) for game in games for card in game.in_play]
    assert any(game.face_down[card] for game, card in cards)
    assert any(game.type_of(card) == FENG_SHUI and not game.face_down[card] for game, card in cards)
    assert any(game.rows[card] for game, card in cards)
    assert any(game.damage[card] for game, card in cards)
    assert any(game.turned[card] for game, card in cards)
    assert any(game.type_of(card) == STATE and game.subjects[card] >= 0 for game, card in cards)
    assert any(len(structure) > 2 for game in games for structure in game.structures)
    assert any(game.burned[seat] for game in games for seat in range(game.seats))


def test_a_seed_gives_the_same_board_and_another_seed_another() -> None:
    assert board(3, 1).digest() == board(3, 1).digest() != board(3, 2).digest()


@pytest.mark.parametrize("players", rounds.SEATS)
def test_secrets_at_every_decision_of_a_crowded_game(players: int) -> None:
    """Every law now and then; what every seat sees and is told, and soundness, at every single decision."""
    options = FIST.crowded({**FIST.varied({"players": players}, players), "max_turns": 2}, players)
    assert check_game(FIST, options, players, every=120, closely=1) > 40


def test_other_games_have_no_crowded_boards() -> None:
    with pytest.raises(BadOptions, match="Kung Fu Fighting has no crowded boards"):
        GAMES["kungfu"].crowded({}, 1)
