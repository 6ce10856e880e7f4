"""The worked examples of SF-45: sacrifice."""

from kwoon.games.shadowfist.cards.make import (
    CHARACTER,
    EVENT,
    SACRIFICED,
    YOU,
    YOU_,
    GainPower,
    Immune,
    character,
    happens,
    pick,
    when,
)
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"
MONARCH = character("Monarch", "Monarch", 1, 1, "", "mm")
STONE = character("Stone", "Golem", 1, 5, "", "", Immune(pick(EVENT)))
PRIEST = character(
    "Priest", "Priest", 1, 2, "", "",
    when(happens(SACRIFICED, to=pick(CHARACTER, whose=YOU)), GainPower(YOU_, 3)),
)  # fmt: skip
CARDS = [MONARCH, STONE, PRIEST]
MINE = [GARDEN, "Priest", "hand: Dark Sacrifice", "smoked: Monarch"]


@rule("SF-45.2", "SF-40.0")
def test_a_character_immune_to_events_is_not_sacrificed_to_one() -> None:
    table = duel(MINE, [GARDEN, "Stone", "Imp"], power=(1, 0), extra=CARDS).play("Dark Sacrifice").passes()
    table.check("Stone", zone="in play").check("Imp", zone="smoked")
    table = duel([GARDEN, "Stone", "hand: Feeding the Hungry", "pool: ee"], extra=CARDS)
    assert table.refusal("Feeding the Hungry") is not None


@rule("SF-45.3", "SF-45.1")
def test_the_opponent_is_the_one_who_sacrifices_to_dark_sacrifice() -> None:
    table = duel(MINE, [GARDEN, "Imp", "Hungry Ghosts", "Priest"], power=(1, 0), extra=CARDS)
    table.play("Dark Sacrifice").passes()
    assert table.seat == 1
    table.choose("Hungry Ghosts").passes().check("Hungry Ghosts", zone="smoked").power(0, 3)


@rule("SF-17.2.3")
def test_dark_sacrifice_steals_where_there_is_power() -> None:
    table = duel(MINE, [GARDEN, "Imp"], power=(1, 1), extra=CARDS).play("Dark Sacrifice").passes()
    table.power(1, 0).check("Imp", zone="in play")
