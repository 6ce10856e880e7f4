"""Crises, cheaper States, wards against one source, canceled control, and who still fights the target."""

from typing import Any

from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.standing.attack import current_attack, site_under_attack
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, people

WARD = at(
    "Ward", lambda it, other: m.ReduceDamageOn(it, by=other),
    m.ANY_CHARACTER, lambda it: m.pick(m.CHARACTER, but=it),
)  # fmt: skip
SIREN = m.character(
    "Siren", "Siren", 1, 2, "", "",
    m.use([m.TURN_AND_MAINTAIN, it := m.target(m.ANY_CHARACTER)], m.TakeControl(it, m.MAINTAINED)),
)  # fmt: skip
CALM = m.event("Calm", 0, "", m.use([it := m.choose(m.EffectOfTurning(m.ANY_CHARACTER))], m.CancelEffect(it)))
BANKER = m.character(
    "The Banker", "Banker", 0, 2, "", "",
    m.when(m.happens(m.ENTERED, this=True), m.GainPower(m.YOU_, 3)), restrictions=m.UNIQUE,
)  # fmt: skip
CARTER = m.character("Carter", "Carter", 1, 3, "", "", m.allow(m.CHEAPER_HERE, m.VEHICLE_STATE, 1))
CART = m.state("Cart", 1, "", m.ANY_CHARACTER, m.always(m.fighting(1), to=m.SUBJECT), restrictions=m.VEHICLE)
CHARM = m.state("Charm", 1, "", m.ANY_CHARACTER, m.always(m.fighting(1), to=m.SUBJECT))
RELIC = m.feng_shui("Relic", 4, restrictions=m.TOAST_IT)
MOURNER = m.character(
    "Mourner", "Witness", 0, 2, "", "",
    m.when(m.happens(m.WAS_SMOKED, to=m.ANY_SITE), m.GainPower(m.YOU_, 5)),
)  # fmt: skip


def rescue() -> Card:
    """An Event that may be played in a crisis."""
    made = at("Rescue", lambda it: m.Damage(1, it), m.ANY_CHARACTER)
    made.cost = 5
    made.crisis = 1
    return made


def square(*sides: list[str], **setup: Any) -> Duel:
    cards = [WARD, SIREN, CALM, BANKER, CARTER, CART, CHARM, RELIC, MOURNER, rescue()]
    return duel(*sides, extra=[*people(), *cards], **setup)


@rule("SF-50.4")
def test_one_crisis_a_turn_for_each_player() -> None:
    """The second Rescue has a target and the Power, but it is the second one; the other player has had none."""
    table = square(["Meadow", "hand: Rescue", "hand: Rescue"], ["Meadow", "Elk", "Bear", "hand: Rescue"], power=3)
    table.play("Rescue at", "Elk").passes(to=1)
    assert table.offers("Play Rescue at its Crisis cost of 1")
    table.passes().power(2, 3).cannot("Play Rescue")


@rule("SF-29.6.3", "SF-29.4")
def test_a_ward_against_one_character_does_nothing_against_another() -> None:
    table = square(["Meadow", "Cat", "Dog", "hand: Ward"], ["Meadow", "Elk"])
    table.play("Ward", "Elk", "Dog").passes().attack("Elk", "Cat").ends().check("Elk", damage=3)
    table = square(["Meadow", "Cat", "Dog", "hand: Ward"], ["Meadow", "Elk"])
    table.play("Ward", "Elk", "Dog").passes().attack("Elk", "Dog").ends().check("Elk", damage=0)


@rule("SF-33.0", "SF-10.4", "SF-35.3.4")
def test_control_of_which_the_maintaining_is_canceled_ends_and_no_other() -> None:
    """Two Sirens hold a Character each; what the first one maintains is canceled."""
    table = square(["Meadow", "Siren", "Siren"], ["Meadow", "Elk", "Cat", "hand: Calm"])
    table.use("Siren", "Elk").passes().ends().use("Siren", "Cat").passes().ends()
    table.check("Elk", control=0).check("Cat", control=0).choose("End your turn").until("Play Calm", 1)
    table.play("Calm", "what Siren").until("main shot")
    table.check("Elk", control=1).check("Cat", control=0)


@rule("SF-31.5", "SF-33.0")
def test_a_newcomer_nobody_can_bid_for_brings_nothing() -> None:
    table = square(["Meadow", "hand: The Banker"], ["Meadow", "The Banker"], power=(0, 3))
    table.play("The Banker").ends().power(0, 3).check("The Banker", 0, zone="toasted")


@rule("SF-37.0")
def test_only_such_states_are_cheaper_on_their_subject() -> None:
    table = square(["Meadow", "Carter", "hand: Cart", "hand: Charm"], ["Meadow"], power=1)
    table.play("Cart").passes().power(1).play("Charm").passes().power(0).check("Carter", fighting=5)


@rule("SF-28.7", "SF-30.2")
def test_who_still_attacks_fights_the_target_though_another_changed_sides() -> None:
    table = square(["Pond", "Elk", "Cat"], ["Meadow", "hand: Betray"])
    table.attack("Meadow", "Elk", "Cat")
    while not (isinstance(table.game.stack[-2], Combat) and table.offers("Play Betray")):
        table.decline()
    table.play("Betray", "Elk").ends().check("Meadow", 1, damage=3)


@rule("SF-49.7", "SF-12.1.1")
def test_a_burned_site_that_is_toasted_was_not_smoked() -> None:
    table = square(["Meadow", "Giant"], ["Relic", "Meadow", "Mourner"], power=0)
    table.attack("Relic", "Giant").until("fate of the Site").choose("Burn it for victory").ends()
    table.check("Relic", zone="toasted").power(0, 0)


@rule("TR-5.5.a", "SF-28.1.3.1")
def test_an_attack_is_on_what_its_attackers_have_been_led_to() -> None:
    """The Meadow's player is rid of the attack; the Elk's has it, and no Site is attacked any more."""
    table = square(["Pond", "Cat", "hand: Decoy"], ["Meadow", "hand: Bolt"], ["Pond", "Elk", "hand: Bolt"])
    table.attack("Meadow", "Cat")
    assert site_under_attack(table.game)
    table.play("Decoy", "Elk").resolves()
    attack = current_attack(table.game)
    assert attack is not None
    assert [attack.is_on(table.game, seat) for seat in range(3)] == [False, False, True]
    assert not site_under_attack(table.game)


@rule("SF-33.0", "SF-10.4")
def test_a_delayed_effect_of_which_the_maintaining_is_canceled_ends_and_no_other() -> None:
    """Each Forgotten Shrine waits for the turning of a Site; what the first one maintains is canceled."""
    still = m.event("Still", 0, "", m.use([it := m.choose(m.EffectOfTurning(m.ANY_SITE))], m.CancelEffect(it)))
    bow = at("Bow", m.TurnCards, m.ANY_SITE)
    mine = ["Forgotten Shrine", "Forgotten Shrine", "hand: Still", "hand: Bow", "hand: Bow"]
    table = duel(mine, ["Meadow", "Fox Pass"], extra=[*people(), still, bow])
    table.use("Forgotten Shrine", "Meadow").passes().use("Forgotten Shrine", "Fox Pass").passes()
    table.play("Still", "what Forgotten Shrine").passes()
    table.play("Bow", "Meadow").passes().play("Bow", "Fox Pass").passes()
    table.check("Meadow", damage=0).check("Fox Pass", damage=2)
