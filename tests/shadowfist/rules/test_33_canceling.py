"""SF-33: canceling."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CARD,
    ENTERED,
    IN_PLAY,
    ONCE_PER_TURN,
    ONE_SHOT,
    TURN,
    YOU_,
    CancelAnswered,
    CancelForAWhile,
    GainPower,
    PlayedCard,
    SacrificeThis,
    answer,
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
SAGE = character(
    "Sage", "Sage", 1, 4, "", "",
    use([TURN], GainPower(YOU_, 2)),
    use(GainPower(YOU_, 1), limit=ONCE_PER_TURN),
    when(happens(ENTERED, this=True), GainPower(YOU_, 5)),
    use([SacrificeThis()], GainPower(YOU_, 4)),
    toughness=1,
)  # fmt: skip
STOP = event("Stop", 0, "", use([it := target(ANY_CARD)], CancelForAWhile(it, IN_PLAY)))
NO = event("No", 0, "", answer(ANY_CARD, CancelAnswered(0)))
DUST = event("Dust", 0, "", answer(PlayedCard(ANY_CARD), CancelAnswered(1)))
GIFT = event("Gift", 0, "", use(GainPower(YOU_, 3)), restrictions=ONE_SHOT)
CARDS = [SAGE, STOP, NO, DUST, GIFT]


def temple(mine: list[str], theirs: list[str], power: int = 1) -> Duel:
    return duel([GARDEN, *mine], [GARDEN, *theirs], power=power, extra=CARDS)


@rule("SF-33.0")
def test_all_its_effects_in_the_scene_are_gone_and_its_text_is_blank() -> None:
    table = temple(["Sage"], ["hand: Stop"]).use("Sage", text="Turn").passes(to=0).use("Sage", text="Once")
    table.passes(to=1).play("Stop", "Sage").passes().power(1).check("Sage", toughness=0)


@rule("SF-33.0")
def test_what_has_resolved_before_stays() -> None:
    table = temple(["Sage"], ["hand: Stop"]).use("Sage", text="Turn").passes(to=0).use("Sage", text="Once")
    table.passes(to=1).choose("Pass")
    while table.game.power[0] == 1:
        table.choose("Pass")
    table.passes(to=1).play("Stop", "Sage").passes().power(2)


@rule("SF-33.1", "SF-26.2.2")
def test_the_trigger_of_a_cards_own_play_can_be_canceled() -> None:
    table = temple(["hand: Sage"], ["hand: No"]).play("Sage").passes(to=1)
    table.choose("Play No", "Sage").passes().power(0).check("Sage", zone="in play", toughness=0)


@rule("SF-33.1", "SF-33.0")
def test_confucian_stability_takes_the_state_with_its_effects() -> None:
    table = duel([GARDEN, "Imp", "hand: Muscle Car", "pool: d"], [GARDEN, "hand: Confucian Stability", "pool: gg"])
    table.play("Muscle Car").passes(to=1).play("Confucian Stability").passes()
    table.check("Muscle Car", zone="smoked").check("Imp", fighting=1)


@rule("SF-33.2")
def test_effects_of_a_card_that_has_left_play_can_be_canceled() -> None:
    table = temple(["Sage"], ["hand: No"]).use("Sage", text="Sacrifice").passes(to=1).check("Sage", zone="smoked")
    table.play("No").passes().power(1)


@rule("SF-33.3", "SF-49.5")
def test_a_one_shot_event_that_was_canceled_is_spent() -> None:
    table = temple(["hand: Gift", "hand: Gift"], ["hand: Dust"]).play("Gift").passes(to=1).play("Dust").passes()
    table.power(1)
    assert table.why("Gift") == "SF-49.5"


@rule("SF-33.3", "SF-49.9")
def test_restrictions_are_neither_blanked_nor_canceled() -> None:
    table = duel([GARDEN, "Reggie Mortis", "hand: Stop", "hand: Reggie Mortis", "pool: eeee"], extra=CARDS)
    table.play("Stop", "Reggie Mortis").passes()
    assert table.why("Reggie Mortis") == "SF-49.9"
