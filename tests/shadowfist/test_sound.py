"""The table is sound after every move of random games: each card is where it says it is, and no number is absurd."""

from collections.abc import Callable

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.events import SPECTATOR
from kwoon.games import GAMES
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.state.table import BACK, with_value
from kwoon.games.shadowfist.terms.codes import STEALTH
from kwoon.games.shadowfist.terms.ids import NONE
from tests.rounds import SEATS
from tests.rules import rule
from tests.shadowfist.duel import duel

FIST = GAMES["shadowfist"]


@pytest.mark.parametrize("players", SEATS)
def test_the_table_is_sound(players: int) -> None:
    for seed in range(3):
        game = FIST.new(FIST.varied({"players": players}, seed + 10 * players), seed)
        chance = Chance(seed)
        while game.decision is not None:
            assert game.faults() == []
            game.apply(chance.below(len(game.decision.options)))


def in_debt(game: Shadowfist) -> None:
    game.power[1] = -1


def in_two_places(game: Shadowfist) -> None:
    game.smoked[0].append(game.in_play[0])


def in_the_wrong_pile(game: Shadowfist) -> None:
    game.smoked[1].append(game.hands[0].pop())


def out_of_the_game(game: Shadowfist) -> None:
    game.eliminated[1] = 1


def on_nothing(game: Shadowfist) -> None:
    state = next(card for card in game.in_play if game.is_state(card))
    game.subjects[state] = NONE


def nowhere(game: Shadowfist) -> None:
    game.places[next(card for card in game.in_play if game.is_character(card))] = 99


def outside(game: Shadowfist) -> None:
    game.structures[0].clear()


def healed_too_much(game: Shadowfist) -> None:
    game.damage[next(card for card in game.in_play if game.is_character(card))] = -1


def behind_nothing(game: Shadowfist) -> None:
    game.rows = tuple([BACK] * len(game.rows))


def face_down(game: Shadowfist) -> None:
    game.face_down[next(card for card in game.in_play if game.is_character(card))] = 1


def stale(game: Shadowfist) -> None:
    game.view(SPECTATOR)
    game.blanks = with_value(game.blanks, next(card for card in game.in_play if game.is_character(card)), 1)


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        (in_debt, "seat 1 has -1 Power"),
        (in_two_places, "is in 2 places"),
        (in_the_wrong_pile, "lies in the"),
        (out_of_the_game, "who is out of the game"),
        (on_nothing, "is on nothing"),
        (nowhere, "stands nowhere"),
        (outside, "outside of its player's structure"),
        (healed_too_much, "has -1 damage"),
        (behind_nothing, "has Sites in rows [1]"),
        (face_down, "lies face down and is no Feng Shui Site"),
        (stale, "was not derived anew"),
    ],
)
def test_every_fault_is_found(spoil: Callable[[Shadowfist], None], fault: str) -> None:
    game = duel(["Puzzle Garden", "Sifu Beumer", "Muscle Car > Sifu Beumer", "hand: Imp"], ["City Park", "Imp"]).game
    assert game.faults() == []
    spoil(game)
    assert any(fault in each for each in game.faults()), game.faults()


@rule("SF-32.0", "SF-24.5.5")
def test_what_stays_blank_is_not_derived_as_if_it_were_not() -> None:
    """The Gray blanks opponents' Characters; Lantern Festival makes cards immune, which is looked at on the way."""
    table = duel(
        ["Puzzle Garden", "The Gray", "hand: Imp"], ["Stone Dolmens", "SEAL Team", "Lantern Festival"], begin="start"
    )
    for _ in range(8):
        assert table.game.faults() == []
        table.check("SEAL Team", lacks=STEALTH).decline()
