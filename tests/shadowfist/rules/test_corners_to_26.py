"""SF-4 to SF-26 in their corners: cards that leave and come back, costs that are targets, triggers at odd moments."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CHARACTER,
    ANY_EVENT,
    ANY_SITE,
    CHARACTER,
    FENG_SHUI,
    MAIN_SHOT,
    MAINTAINED,
    SUBJECT,
    TURN,
    TURN_AND_MAINTAIN,
    TURN_END,
    WAS_SMOKED,
    YOU_,
    YOUR_CHARACTER,
    AddCounters,
    All,
    Count,
    Damage,
    GainPower,
    Give,
    PayPower,
    Smoke,
    TakeControl,
    This,
    ToHand,
    answer,
    body,
    character,
    edge,
    event,
    feng_shui,
    fighting,
    happens,
    pick,
    sacrifice,
    state,
    target,
    use,
    when,
)
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"
BRAWL = ["hand: Final Brawl", "pool: dd"]
STRIKE = event("Strike", 0, "", use([it := target(ANY_SITE)], Smoke(it)))
KEEPER = character(
    "Keeper", "Monk", 1, 3, "", "",
    use([TURN_AND_MAINTAIN, it := target(ANY_CHARACTER)], Give(it, [fighting(2)], MAINTAINED)),
)  # fmt: skip


def place_exists(table: Duel, title: str) -> bool:
    """Whether a Character stands at a location of its controller's."""
    card = table.card(title)
    return table.game.places[card] in table.game.structures[table.game.controllers[card]]


@rule("SF-4.3")
def test_the_final_site_is_played_on_ones_own_turn() -> None:
    near = [*["burned: Puzzle Garden"] * 5, "hand: City Park", "Stone Dolmens (4 damage)"]
    table = duel(["SEAL Team"], near)
    table.attack("Stone Dolmens", "SEAL Team").until("Burn it for Power").choose("Burn it for Power")
    table.until("City Park", 1).choose("City Park").until("discard")
    table.check("City Park", zone="in play")
    assert table.game.winners == []  # six, and no opponent has a Feng Shui Site, but it is another player's turn


@rule("SF-26.1.2", "SF-25.3")
def test_an_event_in_the_hand_is_played_for_one_of_two_things_that_happen_at_the_same_time() -> None:
    side = [SITE, "Imp", "Imp", "hand: Never Found the Body", "pool: eeHHaaMM"]
    table = duel([SITE, *BRAWL], side, power=(9, 0))
    table.play("Final Brawl").until("Never Found the Body", 1).choose("Never Found the Body")
    table.cannot("Never Found the Body").passes().power(9, 1)
    assert table.pile("smoked", 1).count("Imp") == 2 + 1  # of the pool, and the one that was not saved


@rule("SF-24.1.3.3", "SF-24.1.4")
def test_a_target_that_is_given_up_to_pay_the_cost_is_not_affected() -> None:
    altar = edge(
        "Altar", 0, "",
        use([sacrifice(YOUR_CHARACTER), other := target(ANY_CHARACTER)], ToHand(other)),
    )  # fmt: skip
    table = duel([SITE, "Altar", "Imp"], [SITE, BUSY], extra=[altar])
    table.use("Altar", "Imp").passes().check("Imp", zone="smoked")
    assert table.hand(0) == []
    table = duel([SITE, "Altar", "Imp"], [SITE, BUSY], extra=[altar])
    table.use("Altar", BUSY).passes().check(BUSY, zone="hand")


@rule("SF-13.0", "SF-24.8", "SF-9.1.4.1")
def test_a_character_does_not_move_to_a_location_that_is_gone() -> None:
    table = duel([SITE, "Imp", "Stone Dolmens"], [SITE, BUSY, "hand: Strike"], extra=[STRIKE])
    table.choose("Move Imp").play("Strike", "Stone Dolmens").passes()
    table.check("Imp", location=1, turned=True)
    table = duel([SITE, "Imp", "Stone Dolmens"], [SITE, BUSY, "hand: Strike"], extra=[STRIKE])
    table.choose("Move Imp").passes().check("Imp", location=2)


@rule("SF-13.1", "SF-35.3", "SF-24.8")
def test_a_character_that_changes_sides_on_its_way_stays_with_its_new_controller() -> None:
    mine = event("Mine", 0, "", use([it := target(ANY_CHARACTER)], TakeControl(it, TURN_END)))
    table = duel([SITE, "Imp", "Stone Dolmens"], [SITE, BUSY, "hand: Mine"], extra=[mine])
    table.choose("Move Imp").play("Mine", "Imp").passes().check("Imp", control=1)
    assert place_exists(table, "Imp")


@rule("SF-22.2", "SF-26.1.4")
def test_what_the_power_step_triggers_is_generated_in_the_establishing_shot() -> None:
    side = [SITE, "hand: Pocket Demon", "hand: Imp", "pool: MMMjjj", *BRAWL]
    table = duel(side, ["Möbius Gardens", SITE, BUSY], begin="start", power=3)
    table.until("Play Pocket Demon", 0).play("Pocket Demon").until("discard").power(5, 4)
    table.choose("No more discards")
    assert table.kind == "main shot"  # no open scene begins it


@rule("SF-22.2.3", "SF-10.4")
def test_only_what_maintains_something_may_stay_turned() -> None:
    table = duel([SITE, "Keeper (turned)", "hand: Imp"], [SITE], begin="start", extra=[KEEPER])
    table.choose("Generate Power")
    assert table.kind == "discard"
    table.check("Keeper", turned=False)


@rule("SF-10.4", "SF-20.2")
def test_who_stands_by_a_maintained_bonus_falls_as_it_ends_in_the_unturn_step() -> None:
    side = [SITE, "Keeper", "Imp", *BRAWL, "hand: Stone Dolmens"]
    table = duel(side, [SITE, "hand: Imp"], extra=[KEEPER])
    table.use("Keeper", "Imp").passes().play("Final Brawl").passes().check("Imp", 0, fighting=1)
    table.end_turn().until("main shot", 1).end_turn().until("stay turned", 0).choose("No").until("discard", 0)
    table.check("Imp", 0, zone="smoked")


@rule("SF-26.5", "SF-26.1.4")
def test_a_duration_that_begins_after_the_others_have_ended_ends_with_the_same_turn() -> None:
    widow = character(
        "Widow", "Monk", 1, 5, "", "",
        when(happens(WAS_SMOKED, to=ANY_CHARACTER), Give(This(), [fighting(3)], TURN_END)),
    )  # fmt: skip
    boost = event("Boost", 0, "", use([it := target(ANY_CHARACTER)], Give(it, [fighting(5)], TURN_END)))
    table = duel([SITE, "Widow", "Imp", "hand: Boost", *BRAWL], [SITE], extra=[widow, boost])
    table.play("Boost", "Imp").passes().play("Final Brawl").passes().check("Imp", zone="in play")
    table.end_turn().check("Imp", zone="smoked").check("Widow", fighting=3)


@rule("SF-20.2", "SF-9.1.4.1")
def test_a_location_collapses_when_its_site_falls_with_the_end_of_the_turn() -> None:
    wall = event("Wall", 0, "", use([it := target(ANY_SITE)], Give(it, [body(9)], TURN_END)))
    blast = event("Blast", 0, "", use([it := target(ANY_SITE)], Damage(12, it)))
    table = duel([SITE, "Stone Dolmens", "Imp", "hand: Wall", "hand: Blast"], [SITE], extra=[wall, blast])
    table.play("Wall", "Stone").passes().play("Blast", "Stone").passes().check("Stone Dolmens", zone="in play")
    table.end_turn().check("Stone Dolmens", zone="smoked").check("Imp", location=1)


@rule("SF-26.1.3", "SF-26.1.2")
def test_a_card_that_has_left_play_can_still_pay_power_for_what_its_leaving_triggered() -> None:
    ghost = character(
        "Ghost", "Monk", 1, 1, "", "",
        when(happens(WAS_SMOKED, this=True), [PayPower(1)], GainPower(YOU_, 3)),
    )  # fmt: skip
    table = duel([SITE, *BRAWL], [SITE, "Ghost"], extra=[ghost], power=(9, 1))
    table.play("Final Brawl").until("Ghost", 1).choose("Ghost").passes().power(9, 3)
    table = duel([SITE, *BRAWL], [SITE, "Ghost"], extra=[ghost], power=(9, 0))
    table.play("Final Brawl").passes().power(9, 0)


@rule("SF-24.1.4", "SF-26.2")
def test_a_response_whose_cost_cannot_be_paid_is_not_played() -> None:
    heckle = event("Heckle", 0, "", answer(ANY_EVENT, [PayPower(5)], GainPower(YOU_, 1)))
    table = duel([SITE, *BRAWL], [SITE, BUSY, "hand: Heckle"], extra=[heckle], power=(9, 4))
    table.play("Final Brawl").cannot("Play Heckle")
    assert table.why("Heckle", 1) == "SF-24.1.4"
    table = duel([SITE, *BRAWL], [SITE, BUSY, "hand: Heckle"], extra=[heckle], power=(9, 5))
    assert table.play("Final Brawl").offers("Play Heckle")


@rule("SF-24.8.1.1", "SF-24.6")
def test_who_has_no_fighting_left_is_smoked_before_the_next_part_of_the_effect() -> None:
    weak = target(ANY_CHARACTER)
    weaken = Give(weak, [fighting(-3)], TURN_END)
    wither = event("Wither", 0, "", use([weak], weaken, GainPower(YOU_, Count(ANY_CHARACTER))))
    table = duel([SITE, "hand: Wither"], [SITE, "Imp", BUSY], extra=[wither], power=0)
    table.play("Wither", "Imp").passes().power(1)
    restore = Give(weak, [fighting(3)], TURN_END)
    wither = event("Wither", 0, "", use([weak], weaken, restore))
    table = duel([SITE, "hand: Wither"], [SITE, "Imp", BUSY], extra=[wither])
    table.play("Wither", "Imp").passes().check("Imp", zone="smoked")
    table = duel([SITE, "hand: Wither"], [SITE, "Imp", BUSY], extra=[wither])
    table.play("Wither", BUSY).passes().check(BUSY, zone="in play")


@rule("SF-10.3.2", "SF-24.1.2")
def test_what_belongs_to_ones_own_main_shot_is_refused_by_its_own_rule_in_anothers() -> None:
    doctor = character("Doctor", "Monk", 0, 3, "", "", use([TURN], GainPower(YOU_, 1), timing=MAIN_SHOT))
    table = duel([SITE], [SITE, BUSY, "Doctor", "SEAL Team (1 damage)", "hand: Imp"], extra=[doctor])
    table.choose("End your turn")
    assert table.why("SEAL Team", 1) == "SF-10.3.2"
    assert table.why("Doctor", 1) == "SF-24.1.2"
    assert table.why("Imp", 1) == "SF-25.1.1"


@rule("SF-22.2", "SF-24.5", "SF-23.3", "SF-24.8")
def test_what_has_to_be_finished_first_says_by_which_rule() -> None:
    table = duel([SITE, *BRAWL], [SITE], begin="start")
    assert table.why("Final Brawl") == "SF-22.2"  # the Establishing Shot
    table = duel([SITE, "SEAL Team", "Keeper", *BRAWL], [SITE], extra=[KEEPER])
    assert table.use("Keeper").why("Final Brawl") == "SF-24.5"  # a target is being chosen
    table = duel([SITE, "hand: Eater of Fortune", "pool: eM", *BRAWL], [SITE, "Night Moves"])
    assert table.play("Eater of Fortune").why("Final Brawl") == "SF-23.3"  # a triggered effect comes first
    table = duel(["Proving Ground", *BRAWL, *["hand: Imp"] * 2, "hand: SEAL Team", "pool: a"], [SITE])
    assert table.use("Proving Ground").until("pick").why("Final Brawl") == "SF-24.8"  # an effect is resolving


@rule("SF-24.4", "SF-26.1.3")
def test_a_face_down_site_that_has_left_play_cannot_be_revealed_for_what_went_with_it() -> None:
    mourns = when(happens(WAS_SMOKED, to=ANY_CHARACTER), GainPower(YOU_, 2))
    cards = [feng_shui("Well", 6, mourns), event("Ruin", 0, "", use(Smoke(All(pick(CHARACTER, FENG_SHUI)))))]
    table = duel(["Wolf Den", "hand: Ruin"], ["Well (down)", "Imp"], extra=cards, power=0)
    table.play("Ruin").passes().check("Well", zone="smoked").power(0, 0)
    table = duel(["Wolf Den", "hand: Ruin"], ["Well", "Imp"], extra=cards, power=0)
    table.play("Ruin").passes().power(0, 2)  # its text was active as the Character fell
    table = duel([SITE, *BRAWL], ["Well (down)", "Imp"], extra=cards, power=0)
    table.play("Final Brawl").until("Well", 1).choose("Well").passes().power(0, 2).check("Well", down=False)


@rule("SF-25.7.2", "SF-8.5")
def test_what_a_site_costs_too_much_by_is_told_by_the_rule_of_its_cost() -> None:
    table = duel([SITE, "hand: Stone Dolmens", "hand: Wolf Den", "pool: a"], [SITE], power=0)
    assert (table.why("Stone Dolmens"), table.why("Wolf Den")) == ("SF-25.7.2", "SF-8.5")


@rule("SF-24.1.3.3", "SF-26.4")
def test_a_delayed_effect_in_the_scene_does_not_reach_a_card_that_has_left_and_come_back() -> None:
    bounce = event("Bounce", 0, "", use([it := target(ANY_SITE)], ToHand(it)))
    mill = feng_shui("Mill", 6, use([TURN], GainPower(YOU_, 1)))
    table = duel([SITE, "Mill", "hand: Bounce"], ["Forgotten Shrine", "Stone Dolmens"], extra=[bounce, mill])
    table.end_turn().until("main shot", 1).use("Forgotten Shrine", "Mill").passes().end_turn().until("main shot", 0)
    table.use("Mill").play("Bounce", "Mill").until("Play Mill", 0).play("Mill", "A new").passes()
    table.check("Mill", zone="in play", damage=0, down=True)
    table = duel([SITE, "Mill"], ["Forgotten Shrine", "Stone Dolmens"], extra=[bounce, mill])
    table.end_turn().until("main shot", 1).use("Forgotten Shrine", "Mill").passes().end_turn().until("main shot", 0)
    table.use("Mill").passes().check("Mill", damage=2)


@rule("SF-24.1.3.3", "SF-34.0")
def test_this_card_and_the_subject_are_others_when_they_have_left_and_come_back() -> None:
    back = event("Back", 0, "", use([it := target(ANY_CHARACTER)], ToHand(it)))
    grow = use(AddCounters(2, This()), Give(This(), [fighting(3)], TURN_END))
    hulk = character("Hulk", "Monk", 0, 3, "", "", grow)
    table = duel([SITE, "Hulk", "hand: Back"], [SITE], extra=[back, hulk])
    table.use("Hulk").play("Back").until("Play Hulk", 0).play("Hulk").passes()
    table.check("Hulk", zone="in play", fighting=3, counters=0)
    table = duel([SITE, "Hulk", "hand: Back"], [SITE], extra=[back, hulk])
    table.use("Hulk").passes().check("Hulk", fighting=6, counters=2)
    hat = state("Hat", 0, "", ANY_CHARACTER, use(Give(SUBJECT, [fighting(3)], TURN_END)))
    table = duel([SITE, "Imp", "Hat > Imp", "hand: Back", "pool: M"], [SITE], extra=[back, hat])
    table.use("Hat").play("Back").until("Play Imp", 0).play("Imp").passes().check("Imp", fighting=1)
