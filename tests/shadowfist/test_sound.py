"""The table is sound after every move of random games: each card is where it says it is, and no number is absurd."""

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.events import SPECTATOR
from kwoon.games import GAMES
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.language.terms import BURNED, DECK, HAND, PLAY, SMOKED, TOASTED
from kwoon.games.shadowfist.rules.structure import sites_at, unspecified
from kwoon.games.shadowfist.rules.table import NONE

FIST = GAMES["shadowfist"]
BETWEEN_SCENES = 2
"""The game and its turn: nothing else is going on, so that nothing is on its way anywhere."""


def check_places(game: Shadowfist) -> None:
    """Every card is in the one pile that its zone names, or in play."""
    for zone in (DECK, HAND, SMOKED, TOASTED, BURNED):
        for seat in range(game.seats):
            for card in game.pile_of(zone, seat):
                assert game.zones[card] == zone
                assert zone == BURNED or game.owners[card] == seat
    assert [card for card in game.in_play if game.zones[card] != PLAY] == []
    assert len(set(game.in_play)) == len(game.in_play)


def check_cards_in_play(game: Shadowfist) -> None:
    """Those in play stand somewhere, on something, under somebody who is still in the game."""
    for card in game.in_play:
        assert game.damage[card] >= game.lasting_damage[card] >= 0
        assert not game.eliminated[game.controllers[card]]
        if game.is_state(card):
            assert game.zones[game.subjects[card]] == PLAY
        elif game.is_site(card):
            assert game.places[card] in game.structures[game.controllers[card]]
        elif game.is_character(card):
            homes = [place for structure in game.structures for place in structure]
            assert game.places[card] in homes + [unspecified(seat) for seat in range(game.seats)]
            assert game.subjects[card] == NONE


def check_structures(game: Shadowfist) -> None:
    """Each location has one or two Sites, the first of them in front."""
    for structure in game.structures:
        for place in structure:
            rows = [game.rows[card] for card in sites_at(game, place)]
            assert rows in ([0], [0, 1])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_is_sound(players: int) -> None:
    for seed in range(3):
        game = FIST.new(FIST.varied({"players": players}, seed + 10 * players), seed)
        assert isinstance(game, Shadowfist)
        chance = Chance(seed)
        while game.decision is not None:
            assert min(game.power) >= 0
            check_places(game)
            if len(game.stack) == BETWEEN_SCENES:
                check_cards_in_play(game)
                check_structures(game)
            game.apply(chance.below(len(game.decision.options)))


def numbers(game: Shadowfist) -> list[object]:
    """What every player's cards in play are, as a spectator sees them."""
    players = game.view(SPECTATOR)["players"]
    assert isinstance(players, list)
    return [player["cards"] for player in players if isinstance(player, dict)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_was_derived_is_never_stale(players: int) -> None:
    """What `recalc` has kept is what it would derive now."""
    for seed in range(3):
        game = FIST.new(FIST.varied({"players": players}, seed + 20 * players), seed)
        chance = Chance(seed)
        while game.decision is not None:
            afresh = game.clone()
            assert isinstance(afresh, Shadowfist)
            afresh.changed()
            assert isinstance(game, Shadowfist)
            assert numbers(game) == numbers(afresh)
            game.apply(chance.below(len(game.decision.options)))
