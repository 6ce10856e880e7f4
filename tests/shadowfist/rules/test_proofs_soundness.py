"""What can never be true of a table is found: where a card says it is, and what a Character stands on."""

from collections.abc import Callable

import pytest

from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.terms.codes import SMOKED
from tests.rules import rule
from tests.shadowfist.duel import duel


def says_elsewhere(game: Shadowfist) -> None:
    game.zones[game.in_play[1]] = SMOKED


def on_a_card(game: Shadowfist) -> None:
    game.subjects[game.in_play[1]] = game.in_play[0]


def all_hurt_lasts(game: Shadowfist) -> None:
    game.lasting_damage = tuple([1] * len(game.lasting_damage))


@rule("SF-9.1", "SF-7.2", "SF-50.3")
@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (says_elsewhere, "Sifu Beumer is in play, but its zone is the smoked pile"),
        (on_a_card, "Sifu Beumer is a Character on a card"),
        (all_hurt_lasts, "Sifu Beumer has 0 damage, 1 of it lasting"),
    ],
)
def test_every_fault_of_a_card_in_play_is_found(spoil: Callable[[Shadowfist], None], fault: str) -> None:
    game = duel(["Puzzle Garden", "Sifu Beumer", "hand: Imp"], ["City Park", "Imp"]).game
    assert game.faults() == []
    spoil(game)
    assert fault in game.faults()
