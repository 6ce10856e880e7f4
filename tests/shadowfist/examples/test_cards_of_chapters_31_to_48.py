"""Cards that the examples of SF-31 to SF-48 name, each playing its own text."""

from kwoon.engine.chance import Chance
from kwoon.games.shadowfist.cards.make import (
    ANY_CHARACTER,
    WAS_SMOKED,
    YOU_,
    GainPower,
    Smoke,
    character,
    event,
    happens,
    target,
    use,
    when,
)
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

GARDEN = "Puzzle Garden"


@rule("SF-37.0", "SF-8.5")
def test_kowloon_gate_makes_dear_characters_cheaper() -> None:
    mine = ["Kowloon Gate", "hand: Xin Ji Yang", "hand: Imp", "pool: eeeeM"]
    table = duel(mine, power=3).choose("Use Kowloon Gate").passes()
    assert table.labels() == ["No more", "Xin Ji Yang"]
    table.choose("Xin Ji Yang").passes().power(0).check("Xin Ji Yang", zone="in play")


@rule("SF-21.1")
def test_lagrange_four_unturns_a_character_that_does_not_attack() -> None:
    table = duel(["LaGrange Four", "Imp (turned)", "Hungry Ghosts"], [GARDEN]).attack(GARDEN, "Hungry Ghosts")
    table.until("Use LaGrange Four", seat=0).choose("Use LaGrange Four").passes().check("Imp", turned=False)
    table.check("Hungry Ghosts", turned=True)


@rule("SF-29.5")
def test_armies_of_the_monarchs_help_the_many() -> None:
    table = duel([GARDEN, "Armies of the Monarchs", "Imp"], [GARDEN, "Hungry Ghosts"])
    table.check("Imp", combat_damage=1).check("Hungry Ghosts", combat_damage=0)


WIDOW = character(
    "Widow", "Widow", 0, 2, "", "",
    when(happens(WAS_SMOKED, to=ANY_CHARACTER), GainPower(YOU_, 1), may=True),
)  # fmt: skip
REVENGE = event("Revenge", 0, "", when(happens(WAS_SMOKED, to=ANY_CHARACTER), GainPower(YOU_, 2)))
BANG = event("Bang", 0, "", use([it := target(ANY_CHARACTER)], Smoke(it)))


@rule("SF-26.1.4", "SF-9.2.2")
def test_a_made_up_hand_does_not_keep_the_answer_of_the_real_one() -> None:
    mine = [GARDEN, "Widow", "hand: Bang"]
    theirs = [GARDEN, "Imp", "hand: Revenge"]
    table = duel(mine, theirs, power=0, filler=2, extra=[WIDOW, REVENGE, BANG]).play("Bang", "Imp").passes()
    assert (table.seat, table.kind) == (0, "trigger")
    endings = set()
    for seed in range(20):
        made_up = table.game.resample(0, Chance(seed))
        other = Duel(made_up)
        other.choose("Widow")
        while other.kind in ("trigger", "act"):
            made_up.apply(len(other.labels()) - 1)
        endings.add(tuple(made_up.power))
    assert endings == {(1, 0), (1, 2)}, "another card has nothing to answer; the same one has"
