"""SF-26: triggered effects, responses, delayed effects and durations, and how effects modify others."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CHARACTER,
    ANY_SCENE,
    ATTACK_DECLARED,
    CHARACTER,
    GUTS,
    MAIN_SHOT_STARTED,
    MOBILITY,
    ONLY_CANCEL,
    RESPONSE,
    TURN,
    TURN_END,
    TURN_ENDED,
    X_VALUE,
    YOU,
    YOU_,
    AtTurn,
    CancelAnswered,
    CancelForAWhile,
    Count,
    GainPower,
    Give,
    InResponseTo,
    Return,
    Smoke,
    character,
    designator,
    edge,
    event,
    later,
    pick,
    target,
    use,
    when,
)
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"
AT_THE_END = AtTurn(TURN_ENDED)


def waiting(table: Duel) -> list[str]:
    """The cards whose effects wait in the scene, the next to resolve last."""
    return [effect["card"] for effect in table.game.view(0)["scene"]]


# --- triggered effects (SF-26.1) ---------------------------------------------------------------


@rule("SF-26.0", "SF-26.1")
def test_a_triggered_effect_is_generated_when_the_game_state_changes_and_at_no_other_time() -> None:
    table = duel([SITE, "SEAL Team", "Hungry Ghosts"], ["Vale of Tears", BUSY])
    table.cannot("Use Vale of Tears")
    table.use("Hungry Ghosts", "SEAL Team").passes()
    assert table.hand(1) == []
    table.attack("Vale of Tears", "SEAL Team").ends()
    assert table.hand(1) == [SITE, SITE, SITE]  # it was damaged


@rule("SF-26.1.1")
def test_a_trigger_without_a_cost_or_a_may_is_generated_whether_one_wants_it_or_not() -> None:
    table = duel([SITE, "hand: Bull Market", "pool: aaa"], ["Möbius Gardens"], power=0)
    table.play("Bull Market").passes().power(5, 6)
    table = duel([SITE, "hand: Night Moves", "Imp", "pool: aaa", "hand: Realpolitik"], [SITE, BUSY], power=(9, 0))
    table.play("Night Moves").passes().play("Realpolitik").passes().power(7, 2)  # to one's own harm


@rule("SF-26.1.2")
def test_a_trigger_with_a_cost_or_a_may_or_on_a_face_down_site_is_voluntary() -> None:
    table = duel([SITE, "hand: Eater of Fortune", "pool: eM"], [SITE, "Night Moves", BUSY])
    table.play("Eater of Fortune")
    assert table.offers("Let it go")  # may
    brawl = [SITE, "hand: Bull Market", "pool: aaa"]
    table = duel(brawl, ["Möbius Gardens (down)"], power=0)
    table.play("Bull Market").until("Let it go", 1).choose("Let it go").passes().power(5, 5)
    table.check("Möbius Gardens", down=True)
    table = duel(brawl, ["Möbius Gardens (down)"], power=0)
    table.play("Bull Market").until("Möbius Gardens", 1).choose("Möbius Gardens").passes().power(5, 6)
    table.check("Möbius Gardens", down=False)


@rule("SF-26.1.3")
def test_only_active_text_triggers() -> None:
    table = duel([SITE, "hand: Bull Market", "pool: aaa"], [SITE, "hand: Möbius Gardens"], power=0)
    table.play("Bull Market").passes().power(5, 5)  # in the hand it is not active
    table = duel([SITE, "hand: Bull Market", "pool: aaa"], [SITE, "smoked: Möbius Gardens"], power=0)
    table.play("Bull Market").passes().power(5, 5)  # nor in the smoked pile


@rule("SF-26.1.3")
def test_text_that_is_gone_by_the_time_of_the_trigger_does_not_trigger() -> None:
    table = duel(
        [SITE, "hand: Bull Market", "pool: aaa"],
        ["Möbius Gardens", "hand: Blade Palm", "pool: CC", "Stone Dolmens"],
        power=(0, 2),
    )
    table.play("Bull Market").play("Blade Palm", "Möbius Gardens").passes().power(5, 5)


@rule("SF-26.1.4", "SF-22.3.1")
def test_a_trigger_outside_of_a_scene_starts_an_open_one() -> None:
    dawn = edge(
        "Long Dawn",
        0,
        "",
        when(AtTurn(MAIN_SHOT_STARTED, YOU), GainPower(YOU_, 1)),
    )
    side = [SITE, "Long Dawn", "hand: Final Brawl", "pool: dd"]
    table = duel(side, [SITE, BUSY], extra=[dawn], begin="start", power=0)
    table.until("Play Final Brawl", 0)
    assert waiting(table) == ["Long Dawn"]
    assert table.kind == "act"  # and it is open: an Event can be played


@rule("SF-26.1.4", "SF-27.3")
def test_a_trigger_while_no_scene_can_start_waits_for_the_next_one() -> None:
    side = [SITE, "SEAL Team", "Imp", "Everything Falls Apart", BUSY]
    table = duel(side, [SITE, BUSY], power=1)
    table.choose("Declare an attack")
    if table.kind == "attack target":
        table.choose(SITE)
    table.choose("SEAL Team")
    assert waiting(table) == []  # in the middle of the declaration
    table.choose("Declare the attack")
    assert waiting(table) == ["Everything Falls Apart"]


@rule("SF-26.1.5", "SF-23.3")
def test_simultaneous_triggers_are_added_from_the_active_player_on() -> None:
    side = [SITE, "Walking Corpses (1 damage)", "Bite of the Long Teeth > Walking Corpses"]
    table = duel([*side, "Imp", "hand: Final Brawl", "pool: dd"], [*side, "Tech Squad"], [SITE, BUSY])
    table.play("Final Brawl").passes()
    assert (table.kind, table.seat) == ("trigger", 0)
    table.choose("Bite of the Long Teeth")
    assert (table.kind, table.seat) == ("trigger", 1)


# --- responses (SF-26.2) -----------------------------------------------------------------------


@rule("SF-26.2")
def test_a_response_needs_the_thing_it_responds_to_and_several_may_answer_the_same() -> None:
    table = duel(
        [SITE, "hand: Final Brawl", "pool: dd", "SEAL Team", BUSY],
        [SITE, "Desolate Ridge", "Desolate Ridge", "Imp"],
    )
    table.cannot("Use Desolate Ridge")
    table.play("Final Brawl").use("Desolate Ridge", "SEAL Team").passes(to=1).use(
        "Desolate Ridge", "SEAL Team"
    ).passes()
    table.check("SEAL Team", zone="smoked")  # 2 and 2


@rule("SF-26.2.1")
def test_a_response_to_a_card_type_answers_its_being_played_and_not_its_abilities() -> None:
    table = duel([SITE, "Imp", "Big Ass Car > Imp"], [SITE, "hand: Confucian Stability", "pool: gg"])
    table.use("Big Ass Car")
    table.passes().check("Imp", has=MOBILITY)  # nobody was asked: the Car was used, not played
    table = duel([SITE, "Imp", "hand: Big Ass Car", "pool: dd"], [SITE, "hand: Confucian Stability", "pool: gg"])
    table.play("Big Ass Car").play("Confucian Stability").passes().check("Big Ass Car", zone="smoked")


@rule("SF-26.2.2")
def test_a_response_may_follow_when_the_effect_has_resolved_as_long_as_the_scene_lasts() -> None:
    table = duel([SITE, "Imp", "hand: Final Brawl", "pool: dd", "SEAL Team", BUSY], [SITE, "Desolate Ridge"])
    table.play("Final Brawl").choose("Pass", "Pass").check("SEAL Team", damage=2)
    table.choose("Pass").use("Desolate Ridge", "SEAL Team").passes().check("SEAL Team", zone="smoked")
    table = duel([SITE, "hand: Final Brawl", "pool: dd", "SEAL Team", BUSY], [SITE, "Desolate Ridge", BUSY])
    table.play("Final Brawl").passes().use(BUSY).cannot("Use Desolate Ridge")  # the Brawl's scene is over


@rule("SF-26.2.2", "SF-23.4", "SF-27.3")
def test_a_response_to_a_declaration_may_come_at_any_time_in_its_response_scene_and_in_no_other() -> None:
    scare = event(
        "Loud Drum", 0, "", use(GainPower(YOU_, 1), if_=InResponseTo(ATTACK_DECLARED))
    )  # fmt: skip
    side = [SITE, "SEAL Team", BUSY, "hand: Loud Drum"]
    table = duel(side, [SITE, BUSY, "Imp"], extra=[scare])
    table.cannot("Play Loud Drum").attack(SITE, "SEAL Team").passes(to=0).use(BUSY).passes(to=0)
    assert table.offers("Play Loud Drum")  # something else was played first, and the scene is the same
    table.until("intercept", 1).choose("Imp")
    while table.kind != "main shot":
        assert not table.offers("Play Loud Drum")
        table.decline()


@rule("SF-24.7", "SF-17.2.1", "SF-22.2.4")
def test_an_event_that_generates_nothing_still_keeps_the_sites_from_generating() -> None:
    side = [SITE, "Diamond Beach", "hand: Violet Meditation", "hand: Imp", "hand: Tech Squad", "pool: C"]
    table = duel(side, ["hand: Imp"], begin="start", power=0)
    table.play("Violet Meditation").until("discard", 0).power(0)  # X is zero, and nothing was asked
    table.choose("Imp", "Tech Squad").until("main shot", 0).power(0)  # no Power was generated: any number of cards
    table = duel(side, ["hand: Imp"], begin="start", power=0)
    table.choose("Pass").choose("Generate Power", "Imp").cannot("Tech Squad").power(2)


@rule("SF-33.0", "SF-17.2.1")
def test_if_the_event_is_cancelled_the_sites_generate() -> None:
    side = [SITE, "Diamond Beach", "hand: Violet Meditation", "hand: Imp", "pool: C"]
    table = duel(side, ["hand: Confucian Stability", "pool: gg"], begin="start", power=(0, 1))
    table.play("Violet Meditation").play("Confucian Stability").until("Generate Power").choose("Generate Power").power(
        2
    )


# --- would (SF-26.3) ---------------------------------------------------------------------------


@rule("SF-26.3")
def test_would_means_might() -> None:
    table = duel([SITE, "Hungry Ghosts", BUSY], [SITE, "Grey Mountain", "Medicinal Flower Garden"])
    table.use("Hungry Ghosts", "Grey Mountain")
    assert table.offers("Use Medicinal Flower Garden")  # though Toughness: 2 would stop it all


# --- delayed effects and durations (SF-26.4, SF-26.5) ------------------------------------------


@rule("SF-26.4")
def test_a_delayed_effect_is_cancelled_with_its_parent_and_only_so() -> None:
    side = [SITE, "SEAL Team", BUSY, "hand: Moonlight Raid", "pool: aa"]
    other = ["Stone Dolmens", "hand: Secrets of Shaolin", "pool: g", BUSY]
    table = duel(side, other, power=5)
    table.play("Moonlight Raid", "SEAL Team").play("Secrets of Shaolin").passes()
    table.attack("Stone Dolmens", "SEAL Team").ends().power(5)
    table = duel(side, other, power=5)
    table.play("Moonlight Raid", "SEAL Team").passes().attack("Stone Dolmens", "SEAL Team")
    while table.kind != "main shot":
        assert not table.offers("Play Secrets of Shaolin")  # its parent has resolved
        table.decline()
    table.power(6)


@rule("SF-26.4", "SF-33.0")
def test_cancelling_a_card_does_not_reach_a_delayed_effect_that_it_has_set_up() -> None:
    seer = character(
        "Patient Seer", "Oracle", 1, 2, "", "",
        use([TURN], later(AT_THE_END, GainPower(YOU_, 2), until=TURN_END)),
    )  # fmt: skip
    hush = event("Hush", 0, "", use(CancelAnswered(ONLY_CANCEL), timing=RESPONSE, responds=ANY_CHARACTER))
    table = duel([SITE, "Patient Seer"], [SITE, "hand: Hush"], extra=[seer, hush], power=0)
    table.use("Patient Seer").play("Hush").passes().end_turn().until("main shot", 1)
    table.power(0)  # cancelled with its parent
    shush = event(
        "Shush", 0, "",
        use([it := target(ANY_CHARACTER)], CancelForAWhile(it, TURN_END), timing=ANY_SCENE),
    )  # fmt: skip
    table = duel([SITE, "Patient Seer"], [SITE, "hand: Shush"], extra=[seer, shush], power=0)
    table.use("Patient Seer").passes().choose("End your turn").choose("Pass")
    assert waiting(table) == ["Patient Seer"]  # in the closed scene at the end of the turn
    table.play("Shush").until("main shot", 1).power(2)  # its parent has resolved


@rule("SF-26.5", "SF-26.1.4")
def test_a_duration_ends_and_what_that_smokes_is_smoked_and_triggers_in_the_same_turn() -> None:
    side = [SITE, "Imp", "Seamus", "Long Black Hearse (turned) > Seamus", "hand: Stunt Driving", "pool: d"]
    table = duel(side, [SITE, "Hungry Ghosts", BUSY])
    table.play("Stunt Driving", "Imp").passes().check("Imp", fighting=3, has=GUTS)
    table.choose("End your turn").use("Hungry Ghosts", "Imp").passes().check("Imp", fighting=2)
    table.end_turn().check("Imp", zone="smoked")
    assert (table.kind, table.seat, table.game.active) == ("trigger", 0, 0)  # the Hearse, before the next turn


# --- modifying (SF-26.6) -----------------------------------------------------------------------


@rule("SF-26.6")
def test_numbers_and_choices_of_an_effect_can_be_changed_by_others_that_say_so() -> None:
    table = duel(
        [SITE, "hand: Breath of the Dragon", "pool: gCCC", "SEAL Team", "Imp"],
        [SITE, "hand: Brain Fire", "pool: mm"],
    )
    table.attack(SITE, "SEAL Team", "Imp").until("Play Breath of the Dragon", 0).play(
        "Breath of the Dragon", "SEAL Team"
    )
    table.play("Brain Fire").passes().check("Imp", combat_damage=3).check("SEAL Team", combat_damage=0)


@rule("SF-26.6.1")
def test_a_new_target_must_be_given_before_the_effect_resolves() -> None:
    table = duel(
        [SITE, "hand: Back for Seconds", "pool: d", "SEAL Team (turned)", "Imp (turned)", BUSY],
        [SITE, "hand: Brain Fire", "pool: mm", BUSY],
    )
    table.play("Back for Seconds", "SEAL Team").choose("Pass", "Pass").check("SEAL Team", turned=False)
    table.passes(to=1).cannot("Play Brain Fire")  # it has resolved


@rule("SF-26.6.1", "SF-24.1.3")
def test_new_targets_are_different_and_legal() -> None:
    side = [SITE, "hand: Breath of the Dragon", "pool: gCCC", "SEAL Team", "Imp"]
    table = duel(side, [SITE, "hand: Brain Fire", "pool: mm", BUSY])
    table.attack(SITE, "SEAL Team").until("Play Breath of the Dragon", 0).play("Breath of the Dragon")
    table.cannot("Play Brain Fire")  # nobody else attacks


@rule("SF-26.6.1")
def test_an_event_without_targets_cannot_be_given_new_ones() -> None:
    table = duel([SITE, "hand: Final Brawl", "pool: dd", "Imp"], [SITE, "hand: Brain Fire", "pool: mm", BUSY])
    table.play("Final Brawl").cannot("Play Brain Fire")


@rule("SF-26.6.2")
def test_a_general_change_counts_as_soon_as_it_has_resolved() -> None:
    table = duel([SITE, "Hungry Ghosts", BUSY, 'hand: "We Need Bigger Guns!"', "pool: j"], [SITE, "Sewer Scum", BUSY])
    table.use("Hungry Ghosts", "Sewer Scum").passes(to=0).play('"We Need Bigger Guns!"', "Hungry Ghosts").passes()
    table.check("Sewer Scum", damage=2)


@rule("SF-26.6.3")
def test_a_new_designator_changes_only_effects_that_are_generated_later() -> None:
    brand = event(
        "Cold Brand", 0, "", use([it := target(ANY_CHARACTER)], Give(it, [designator("Undead")], TURN_END)),
    )  # fmt: skip
    call = event("Roll Call", 0, "", use(GainPower(YOU_, X_VALUE), x=Count(pick(CHARACTER, words=("Undead",)))))
    side = [SITE, "Tech Squad", "Walking Corpses", "hand: Roll Call", "hand: Roll Call"]
    table = duel(side, [SITE, "hand: Cold Brand"], extra=[brand, call], power=0)
    first = len([1 for card in table.game.in_play if "undead" in table.game.card(card).designators])
    table.play("Roll Call").play("Cold Brand", "Tech Squad").passes().power(first)  # counted before
    table.check("Tech Squad", designator="undead").play("Roll Call").passes().power(2 * first + 1)


@rule("SF-26.6.4")
def test_a_new_target_changes_nothing_else() -> None:
    table = duel(
        [SITE, "hand: Feeding the Hungry", "pool: ee", "Sewer Scum", "Imp", "Tech Squad"],
        [SITE, "hand: Brain Fire", "pool: mm", "SEAL Team"],
    )
    table.play("Feeding the Hungry", "Sewer Scum", "Imp").play("Brain Fire", "SEAL Team").passes()
    table.check("SEAL Team", fighting=10).check("Imp", fighting=1).check("Sewer Scum", zone="smoked")


@rule("SF-26.6.4", "SF-24.1.3.3")
def test_a_new_target_that_leaves_before_it_is_given_is_not_affected_when_it_comes_back() -> None:
    change = event("Quick Change", 0, "", use(
        [it := target(ANY_CHARACTER)], Smoke(it), Return(it)))  # fmt: skip
    table = duel(
        [SITE, "hand: Stunt Driving", "pool: d", "SEAL Team", "hand: Quick Change", "Imp"],
        [SITE, "hand: Brain Fire", "pool: mm"],
        extra=[change],
    )
    table.play("Stunt Driving", "SEAL Team").play("Brain Fire").play("Quick Change", "Imp").passes()
    table.check("Imp", zone="in play", fighting=1).check("SEAL Team", fighting=4)


@rule("SF-26.6.4", "SF-24.2")
def test_a_new_target_location_is_swept_in_place_of_the_old_one() -> None:
    table = duel(
        [SITE, "hand: Shaking the Mountain", "pool: CC", "Imp"],
        ["Stone Dolmens", "Tech Squad", "hand: Brain Fire", "pool: mm"],
    )
    table.play("Shaking the Mountain", "{1}").play("Brain Fire").passes()
    table.check("Tech Squad", turned=False).check("Imp", turned=True).check(SITE, turned=True)


@rule("SF-26.6.5")
def test_a_bonus_that_is_gone_by_resolution_does_not_count() -> None:
    guns = '"We Need Bigger Guns!"'
    table = duel(
        [SITE, "Hungry Ghosts", f"{guns} > Hungry Ghosts", BUSY],
        [SITE, "Sewer Scum", "hand: Realpolitik", "pool: a"],
    )
    table.use("Hungry Ghosts", "Sewer Scum").play("Realpolitik").passes().check("Sewer Scum", damage=1)


@rule("SF-26.1.2", "SF-26.1.5")
def test_who_lets_a_card_in_the_hand_go_speaks_for_nobody_else() -> None:
    theirs = [SITE, "hand: Winds of Change", "hand: Winds of Change", "pool: gg"]
    table = duel([SITE, "Imp", "hand: Final Brawl", "pool: dd"], theirs, theirs).play("Final Brawl")
    assert (table.kind, table.seat) == ("trigger", 1)
    table.choose("Let it go")  # both copies do the same, so that is asked once
    assert (table.kind, table.seat) == ("trigger", 2)
    table.choose("Winds of Change").ends().power(9, 9, 10)
