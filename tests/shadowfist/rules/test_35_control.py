"""SF-35: control as a stack."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CARD,
    ANY_CHARACTER,
    ANY_SITE,
    ATTACK_END,
    CONTROL_TAKEN,
    EVENT,
    IN_PLAY,
    MAINTAINED,
    PLAYED,
    SUBJECT,
    TURN_AND_MAINTAIN,
    TURN_END,
    WAS_SMOKED,
    WEAPON,
    YOU,
    YOU_,
    GainPower,
    Smoke,
    TakeControl,
    Toast,
    ToHand,
    always,
    character,
    event,
    fighting,
    happens,
    pick,
    state,
    target,
    use,
    when,
)
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

GARDEN = "Puzzle Garden"
GUARD = character("Guard", "Guard", 1, 3, "", "")
CHARM = event("Charm", 0, "", use([it := target(ANY_CARD)], TakeControl(it, TURN_END)))
SWAY = event("Sway", 0, "", use([it := target(ANY_CARD)], TakeControl(it, ATTACK_END)))
OWN = event("Own", 0, "", use([it := target(ANY_CARD)], TakeControl(it, IN_PLAY)))
SIREN = character(
    "Siren", "Siren", 1, 2, "", "",
    use([TURN_AND_MAINTAIN, it := target(ANY_CHARACTER)], TakeControl(it, MAINTAINED)),
)  # fmt: skip
ENVOY = character(
    "Envoy", "Envoy", 1, 2, "", "",
    when(happens(CONTROL_TAKEN, to=ANY_CHARACTER), GainPower(YOU_, 1)),
)  # fmt: skip
CURSE = state("Curse", 0, "", ANY_CHARACTER, always(fighting(-1), to=SUBJECT))
BLADE = state("Blade", 0, "", ANY_CHARACTER, always(fighting(1), to=SUBJECT), restrictions=WEAPON)
BANG = event("Bang", 0, "", use([it := target(ANY_CARD)], Smoke(it)))
BURN = event("Burn", 0, "", use([it := target(ANY_CARD)], Toast(it)))
HOME = event("Home", 0, "", use([it := target(ANY_CARD)], ToHand(it)))
PROUD = character(
    "Proud", "Lord", 1, 2, "", "",
    when(happens(PLAYED, to=pick(EVENT, whose=YOU)), GainPower(YOU_, 1)),
)  # fmt: skip
WATCHER = state("Watcher", 0, "", ANY_CHARACTER, when(happens(WAS_SMOKED, subject=True), GainPower(YOU_, 3)))
CARDS = [GUARD, CHARM, SWAY, OWN, SIREN, ENVOY, CURSE, BLADE, BANG, BURN, HOME, PROUD, WATCHER]


def court(mine: list[str], theirs: list[str], *more: list[str], power: int = 0) -> Duel:
    return duel([GARDEN, *mine], [GARDEN, *theirs], *more, power=power, extra=CARDS)


@rule("SF-35.0")
def test_you_control_what_you_put_into_play_and_the_effects_of_your_cards() -> None:
    table = court(["hand: Hungry Ghosts", "Siren"], ["Imp"], power=3)
    table.play("Hungry Ghosts").passes().check("Hungry Ghosts", control=0)
    table.use("Siren", "Imp").passes().check("Imp", control=0)
    assert table.why("Imp", seat=1) == "SF-35.0"


@rule("SF-35.0")
def test_an_effect_from_your_smoked_pile_is_yours() -> None:
    table = court(["smoked: Undead Horrors", "Imp", "hand: Bang"], ["Guard"])
    table.play("Bang", "Imp").passes()
    assert table.seat == 0
    table.choose("Undead Horrors").passes().check("Undead Horrors", control=0, zone="in play")


@rule("SF-35.1")
def test_an_event_you_play_counts_as_a_card_you_control() -> None:
    table = court(["Proud", "hand: Bang", "Imp"], ["Proud", "hand: Bang", "Guard"])
    table.play("Bang", "Imp").passes().power(1, 0)


@rule("SF-35.2", "SF-49.11")
def test_a_state_is_yours_on_an_opponents_card_unless_it_is_a_weapon() -> None:
    table = court(["hand: Curse", "hand: Blade"], ["Guard"])
    table.play("Curse").passes().play("Blade").passes().check("Curse", control=0).check("Blade", control=1)


@rule("SF-35.3")
def test_a_card_that_changes_sides_unturns_and_is_placed_anew() -> None:
    table = duel([GARDEN, "City Park", "hand: Charm"], [GARDEN, "Guard (turned)"], extra=CARDS)
    table.play("Charm", "Guard").passes()
    assert (table.seat, table.labels()) == (0, ["{0}'s location 1", "{0}'s location 2"])
    table.choose("{0}'s location 2").check("Guard", control=0, turned=False, location=2)


@rule("SF-35.3", "SF-9.1.3")
def test_a_site_that_changes_sides_takes_any_legal_position() -> None:
    table = duel([GARDEN, "hand: Own"], [GARDEN, "City Park", "Guard"], extra=CARDS)
    table.play("Own", "City Park").passes()
    assert table.labels() == ["A new location on the right", "{0}'s location 1, in the back row behind Puzzle Garden"]
    table.choose("{0}'s location 1").check("City Park", control=0, row="back", location=1)
    table.check("Guard", location=1)


@rule("SF-35.3.1")
def test_taking_what_you_have_does_nothing() -> None:
    table = duel([GARDEN, "City Park", "Guard (1st, turned)", "Envoy", "hand: Charm"], [GARDEN], power=0, extra=CARDS)
    table.play("Charm", "Guard").passes().check("Guard", turned=True, location=1).power(0)


@rule("SF-35.3.2")
def test_damage_counters_states_and_bonuses_come_with_it() -> None:
    theirs = ["Guard (1 damage, 2 counters)", "Blade > Guard", "Curse > Guard"]
    table = court(["hand: Own"], theirs).play("Own", "Guard").passes()
    table.check("Guard", control=0, damage=1, counters=2, fighting=2)
    table.check("Blade", control=0, on="Guard").check("Curse", control=1, on="Guard")


@rule("SF-35.3.3", "SF-35.3")
def test_seizing_is_taking_control() -> None:
    envoy = character(
        "Spy", "Spy", 1, 5, "", "",
        when(happens(CONTROL_TAKEN, to=ANY_SITE), GainPower(YOU_, 1)),
    )  # fmt: skip
    table = duel([GARDEN, "Spy"], ["City Park (6 damage)", GARDEN], power=0, extra=[*CARDS, envoy])
    table.attack("City Park", "Spy").until("Seize it").choose("Seize it").ends().power(1)
    table.check("City Park", control=0)


@rule("SF-35.3.4")
def test_when_the_effect_ends_the_card_goes_back_and_unturns() -> None:
    table = court(["hand: Charm"], ["Guard"]).play("Charm", "Guard").passes()
    table.attack(GARDEN, "Guard").ends().check("Guard", control=0, turned=True)
    table.choose("End your turn").ends().check("Guard", control=1, turned=False)


@rule("SF-35.3.4")
def test_going_back_is_not_taking_control() -> None:
    table = court(["hand: Charm"], ["Guard", "Envoy"]).play("Charm", "Guard").passes()
    while table.kind == "trigger":
        table.choose("Envoy")
    table.passes().power(0, 1).choose("End your turn").ends()
    table.check("Guard", control=1)
    assert table.game.power[1] == 2, "one Power of its Site, and none for going back"


@rule("SF-35.3.4")
def test_control_is_a_stack_the_middle_of_which_may_end() -> None:
    table = court(["hand: Charm"], ["Guard"], [GARDEN, "hand: Own"])
    table.play("Charm", "Guard").passes().choose("End your turn").until("Play Own", seat=2)
    table.play("Own", "Guard").ends()
    table.check("Guard", control=2)


@rule("SF-35.3.4")
def test_the_last_to_hold_it_has_it_again() -> None:
    table = court(["hand: Own"], ["Guard"], [GARDEN, "hand: Sway", "Imp"])
    table.play("Own", "Guard").passes().check("Guard", control=0)
    table.attack(GARDEN, "Guard").until("Play Sway", seat=2).play("Sway", "Guard").passes().ends()
    table.check("Guard", control=0)


@rule("SF-35.3.4", "SF-10.4")
def test_maintained_control_ends_when_the_siren_unturns_or_goes() -> None:
    table = court(["Siren"], ["Guard", "hand: Bang"])
    table.use("Siren", "Guard").passes(to=1).check("Guard", control=1).passes().check("Guard", control=0)
    table.choose("End your turn").until("Play Bang", seat=1).check("Guard", control=0)
    table.play("Bang", "Siren").passes().check("Guard", control=1)


@rule("SF-35.3.4", "SF-35.3.1")
def test_a_second_hold_of_ones_own_outlasts_the_first() -> None:
    table = court(["hand: Charm", "hand: Own"], ["Guard"]).play("Charm", "Guard").passes()
    table.play("Own", "Guard").passes().choose("End your turn").ends().check("Guard", control=0)


@rule("SF-35.3.5", "SF-46.0")
def test_it_leaves_for_its_owners_pile_or_hand() -> None:
    for event_, zone in (("Bang", "smoked"), ("Burn", "toasted"), ("Home", "hand")):
        table = court(["hand: Own", f"hand: {event_}"], ["Guard"]).play("Own", "Guard").passes()
        table.play(event_, "Guard").passes().check("Guard", zone=zone)
        titles = table.hand(1) if zone == "hand" else table.pile(zone, 1)
        assert titles == ["Guard"]


@rule("SF-35.3.6", "SF-28.5.1")
def test_an_attacker_that_changes_sides_ceases_to_attack() -> None:
    table = court(["Guard"], ["hand: Own"]).attack(GARDEN, "Guard").until("Play Own", seat=1)
    table.play("Own", "Guard").passes().ends().check("Guard", control=1, turned=False).check(GARDEN, 1, damage=0)


@rule("SF-35.3.6", "SF-28.6.6")
def test_an_interceptor_that_changes_sides_ceases_to_intercept() -> None:
    table = court(["Guard", "hand: Own"], ["Imp"]).attack(GARDEN, "Guard").until("intercept")
    table.choose("Imp intercepts Guard").until("Play Own", seat=0).play("Own", "Imp").ends()
    table.check("Imp", control=0, damage=0).check(GARDEN, 1, damage=3)


@rule("SF-35.3.6", "SF-28.1.3")
def test_who_takes_the_target_ceases_to_attack_it_but_others_go_on() -> None:
    table = duel([GARDEN, "Guard", "hand: Own"], [GARDEN, "City Park"], extra=CARDS)
    table.attack("City Park", "Guard").until("Play Own", seat=0).play("Own", "City Park").ends()
    table.check("City Park", control=0, damage=0)


@rule("SF-35.3.6")
def test_a_target_taken_by_a_third_player_is_still_attacked() -> None:
    table = duel([GARDEN, "Guard"], [GARDEN, "City Park"], [GARDEN, "hand: Own"], extra=CARDS)
    table.attack("City Park", "Guard").until("Play Own", seat=2).play("Own", "City Park").ends()
    table.check("City Park", control=2, damage=3)
