"""A State that becomes a Character for a turn: what it is then, and what it is again afterwards."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.standing.derive import body
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import people

SITE = "Puzzle Garden"


def golem() -> m.Card:
    """A State on anything: two more Body for a Site, and alive for a turn it may turn for Power."""
    alive = m.character("Golem", "", 0, 4, "", "", m.use([m.TURN], m.GainPower(m.YOU_, 1)))
    wake = m.use(m.BecomeCharacter(alive), timing=m.MAIN_SHOT, limit=m.ONCE_PER_TURN)
    return m.state("Golem", 1, "", m.ANY_CARD, m.always(m.body(2), to=m.SUBJECT), wake, restrictions=m.SCHTICK)


def blink() -> m.Card:
    """An Event that smokes a Character and returns it to play."""
    return m.event("Blink", 0, "", m.use([it := m.target(m.ANY_CHARACTER)], m.Smoke(it), m.Return(it)))


def workshop(*more: str, on: str = "Meadow") -> Duel:
    """A Meadow, an Elk and the Golem on one of them."""
    return duel(["Meadow", "Elk", f"Golem > {on}", *more], [SITE], extra=[*people(), golem(), blink()], power=0)


@rule("SF-7.1.1", "SF-24.5.5")
def test_a_state_that_became_a_character_has_lost_what_it_did_and_has_the_forms_text_at_once() -> None:
    table = workshop().check("Meadow", body=10)
    table.use("Golem").passes().check("Golem", fighting=4, on=None, location=1).check("Meadow", body=8)
    table.use("Golem").passes().power(1, 0).check("Golem", turned=True)


@rule("SF-7.1.1", "SF-26.5", "SF-24.5.5")
def test_at_the_end_of_the_turn_it_is_a_state_on_its_subject_again_and_does_what_it_did() -> None:
    table = workshop().use("Golem").passes().check("Meadow", body=8)
    table.end_turn().check("Golem", on="Meadow", location=None).check("Meadow", body=10)
    assert body(table.game, table.card("Meadow")) == 10


@rule("SF-7.1.1", "SF-29.3")
def test_damage_on_it_does_not_outlast_the_character_that_it_was() -> None:
    """Two points in one turn; in its player's next turn it is a Character of four Fighting again."""
    table = workshop("hand: Bolt").use("Golem").passes().play("Bolt", "Golem").passes().check("Golem", fighting=2)
    table.end_turn().until("main shot", 1).check("Golem", damage=0).end_turn().until("main shot", 0)
    table.use("Golem").passes().check("Golem", damage=0, fighting=4)


@rule("SF-7.1.1", "SF-34.0", "SF-25.5.4")
def test_a_subject_that_has_left_play_and_come_back_is_not_its_former_subject() -> None:
    for blinks, zone in ((0, "in play"), (1, "smoked")):
        table = workshop("hand: Blink", on="Elk").use("Golem").passes()
        if blinks:
            table.play("Blink", "Elk").passes()
        table.end_turn().check("Golem", zone=zone, on=None if blinks else "Elk").check("Elk", zone="in play")
