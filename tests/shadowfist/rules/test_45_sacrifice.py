"""SF-45: sacrifice."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CHARACTER,
    ANY_EVENT,
    CHARACTER,
    NO_SACRIFICE,
    SACRIFICED,
    WAS_SMOKED,
    YOU,
    YOU_,
    GainPower,
    Immune,
    SacrificeThis,
    always,
    cannot,
    character,
    event,
    happens,
    pick,
    sacrifice,
    use,
    when,
)
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"
ALTAR = event("Altar", 0, "", use([sacrifice(ANY_CHARACTER)], GainPower(YOU_, 1)))  # fmt: skip
MARTYR = character("Martyr", "Martyr", 1, 2, "", "", use([SacrificeThis()], GainPower(YOU_, 2)))
WIDOW = character("Widow", "Widow", 1, 2, "", "", when(happens(WAS_SMOKED, to=ANY_CHARACTER), GainPower(YOU_, 5)))
PRIEST = character(
    "Priest", "Priest", 1, 2, "", "",
    when(happens(SACRIFICED, to=pick(CHARACTER, whose=YOU)), GainPower(YOU_, 3)),
)  # fmt: skip
HOLY = character("Holy Man", "Monk", 1, 2, "", "", always(cannot(NO_SACRIFICE)))
GHOST = character("Ghost", "Ghost", 1, 2, "", "", Immune(ANY_EVENT))
CARDS = [ALTAR, MARTYR, WIDOW, PRIEST, HOLY, GHOST]


@rule("SF-45.0")
def test_a_sacrifice_as_a_cost_is_gone_at_once_and_is_not_smoked() -> None:
    table = duel([GARDEN, "Martyr", "Widow"], [GARDEN, "hand: Final Brawl", "pool: dd"], power=(0, 9), extra=CARDS)
    table.use("Martyr").passes(to=1).check("Martyr", zone="smoked").passes().power(2)


@rule("SF-45.1")
def test_you_choose_which_of_your_cards_and_never_an_opponents() -> None:
    table = duel([GARDEN, "Imp", "Martyr", "hand: Altar"], [GARDEN, "Widow"], power=0, extra=CARDS)
    table.choose("Play Altar")
    assert sorted(table.labels()) == ["Imp", "Martyr"]
    table.choose("Imp").passes().check("Imp", zone="smoked").check("Martyr", zone="in play")


@rule("SF-45.2")
def test_what_cannot_be_sacrificed_cannot_be_chosen() -> None:
    table = duel([GARDEN, "Holy Man", "hand: Altar"], power=0, extra=CARDS)
    assert table.why("Altar") == "SF-24.1.3"


@rule("SF-45.2", "SF-40.0")
def test_what_is_immune_to_events_cannot_be_sacrificed_for_one() -> None:
    table = duel([GARDEN, "Ghost", "hand: Altar"], power=0, extra=CARDS)
    assert table.why("Altar") == "SF-24.1.3"
    table = duel([GARDEN, "Ghost", "Imp", "Ravenous Devourer"], extra=CARDS).choose("Use Ravenous Devourer")
    assert "Ghost" in table.labels()


@rule("SF-45.3")
def test_who_controls_the_card_is_the_one_who_sacrifices() -> None:
    table = duel([GARDEN, "Priest", "Imp", "hand: Altar"], [GARDEN, "Priest"], power=0, extra=CARDS)
    table.play("Altar", "Imp").passes().power(4, 0)
