"""SF-39: discarding; SF-46: toasting."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CARD,
    IN_PLAY,
    WAS_TOASTED,
    YOU_,
    Discard,
    GainPower,
    TakeControl,
    Toast,
    character,
    event,
    happens,
    target,
    use,
    when,
)
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"
ASHES = character("Ashes", "Witness", 0, 2, "", "", when(happens(WAS_TOASTED, to=ANY_CARD), GainPower(YOU_, 1)))
SHED = event("Shed", 0, "", use(Discard(YOU_, 2, up_to=True)))
BURN = event("Burn", 0, "", use([it := target(ANY_CARD)], Toast(it)))
LIFT = event("Lift", 0, "", use([it := target(ANY_CARD)], TakeControl(it, IN_PLAY)))
CARDS = [ASHES, SHED, BURN, LIFT]


@rule("SF-39.0")
def test_discarded_cards_go_to_the_toasted_pile_and_that_is_not_toasting() -> None:
    table = duel([GARDEN, "Ashes", "hand: Shed", "hand: Imp"], power=0, extra=CARDS)
    table.play("Shed").passes().choose("Imp").passes().power(0)
    assert (table.pile("toasted", 0), table.hand(0)) == (["Imp"], [])


@rule("SF-46.0")
def test_toasting_is_seen_and_is_for_good() -> None:
    table = duel([GARDEN, "Ashes", "hand: Burn"], [GARDEN, "Imp"], power=0, extra=CARDS)
    table.play("Burn", "Imp").passes().power(1)
    assert table.pile("toasted", 1) == ["Imp"]
    assert table.why("Imp", seat=1) == "SF-9.3"


@rule("SF-46.0")
def test_a_toasted_card_goes_to_its_owner_whoever_controls_it() -> None:
    table = duel([GARDEN, "hand: Lift", "hand: Burn"], [GARDEN, "Imp"], extra=CARDS)
    table.play("Lift", "Imp").passes().play("Burn", "Imp").passes()
    assert (table.pile("toasted", 0), table.pile("toasted", 1)) == ([], ["Imp"])
