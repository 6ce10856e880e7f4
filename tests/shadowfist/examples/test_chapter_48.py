"""The worked examples of SF-48: the value of X."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CHARACTER,
    EVENT,
    IN_PLAY,
    SMOKED,
    YOU,
    CopyText,
    Count,
    Play,
    TextOf,
    X,
    character,
    choose,
    event,
    pick,
    target,
    use,
)
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"
GIFT = event("Gift", 0, "", use([it := choose(pick(EVENT, owned=YOU, where=SMOKED))], Play(it, free=True)))
MONARCH = character("Monarch", "Monarch", 1, 1, "", "m")
CROWD = character("Crowd", "Crowd", 2, X, "", "", x=Count(ANY_CHARACTER))
LESSON = event(
    "Lesson",
    0,
    "",
    use([it := target(ANY_CHARACTER), other := choose(TextOf(ANY_CHARACTER))], CopyText(other, it, IN_PLAY)),
)
CARDS = [GIFT, MONARCH, CROWD, LESSON]


@rule("SF-48.3.1")
def test_a_free_discerning_fire_has_two_targets() -> None:
    theirs = [GARDEN, "Imp", "Sewer Scum", "Ravenous Devourer"]
    table = duel([GARDEN, "smoked: Discerning Fire", "hand: Gift", "pool: MM"], theirs, power=0, extra=CARDS)
    table.play("Gift").until("pick").choose("Imp", "Sewer Scum")
    table.passes().power(0).check("Imp", zone="smoked").check("Sewer Scum", zone="smoked")
    table.check("Ravenous Devourer", zone="in play")


@rule("SF-48.3.1")
def test_a_free_slo_mo_vengeance_plays_nothing() -> None:
    mine = [GARDEN, "Imp", "smoked: Slo Mo Vengeance", "smoked: Bamboo Cane", "hand: Gift", "pool: d"]
    table = duel(mine, power=0, extra=CARDS).play("Gift").ends()
    table.check("Bamboo Cane", zone="smoked")


@rule("SF-48.3", "SF-44.2")
def test_slo_mo_vengeance_plays_x_weapons_for_x_power() -> None:
    mine = [GARDEN, "Imp", "hand: Slo Mo Vengeance", "smoked: Bamboo Cane", "smoked: Butterfly Swords",
            "pool: dggCC"]  # fmt: skip
    table = duel(mine, power=2, extra=CARDS).play("Slo Mo Vengeance", "Bamboo Cane", "Butterfly Swords").ends()
    table.power(0)
    table.check("Bamboo Cane", on="Imp").check("Butterfly Swords", on="Imp")


@rule("SF-48.2", "SF-48.1")
def test_fire_serpents_x_is_undefined_for_who_copies_it() -> None:
    mine = [GARDEN, "hand: Fire Serpent", "Imp", "smoked: Monarch", "hand: Lesson", "pool: M"]
    table = duel(mine, [GARDEN, "Crowd"], power=3, extra=CARDS)
    table.play("Fire Serpent", f"{GARDEN}", "No more").passes().check("Fire Serpent", fighting=1)
    table.play("Lesson", "Crowd", "Fire Serpent").passes().check("Crowd", zone="smoked")
