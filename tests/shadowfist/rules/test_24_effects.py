"""SF-24: effects: what it takes to generate one, what is determined then, and how it resolves."""

from kwoon.games.shadowfist.cards.make import (
    ANY_CHARACTER,
    SELF,
    always,
    character,
    choose,
    event,
    fighting,
    happens,
    pick,
    target,
    use,
    when,
)
from kwoon.games.shadowfist.cards.make import cannot as forbids
from kwoon.games.shadowfist.language.selectors import YOU
from kwoon.games.shadowfist.language.things import All
from kwoon.games.shadowfist.terms.codes import CHARACTER, CONTROL_TAKEN, NO_TARGET, SMOKED, TURNED, UNTURNED
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.words.verbs_cards import Smoke, TakeControl, TurnCards, UnturnCards
from kwoon.games.shadowfist.words.verbs_damage import Damage
from kwoon.games.shadowfist.words.verbs_lasting import Give
from kwoon.games.shadowfist.words.verbs_play import Return
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"
IN_YOUR_SMOKED_PILE = pick(CHARACTER, where=SMOKED, owned=YOU)


def waiting(table: Duel) -> list[str]:
    """The cards whose effects wait in the scene, the next to resolve last."""
    return [effect["card"] for effect in table.game.view(0)["scene"]]


# --- requirements (SF-24.1) --------------------------------------------------------------------


@rule("SF-24.0", "SF-24.1", "SF-24.1.1")
def test_what_stands_before_the_colons_is_done_at_once_and_what_stands_after_them_at_resolution() -> None:
    table = duel([SITE, "Hungry Ghosts", BUSY], [SITE, "Sewer Scum", BUSY])
    table.use("Hungry Ghosts", "Sewer Scum").check("Hungry Ghosts", turned=True).check("Sewer Scum", damage=0)
    table.passes().check("Sewer Scum", damage=1)


@rule("SF-24.1")
def test_an_effect_whose_requirements_are_not_met_cannot_be_generated() -> None:
    assert duel([SITE, "Hungry Ghosts (turned)"], [SITE, "Imp"]).why("Hungry Ghosts") == "SF-21.0"
    assert duel([SITE, "Hungry Ghosts"], [SITE, "Imp"]).why("Hungry Ghosts") == ""


@rule("SF-24.1.2")
def test_an_ability_without_words_about_time_is_for_any_open_scene_and_a_cards_timing_is_its_types() -> None:
    table = duel([SITE, "SEAL Team"], [SITE, "Hungry Ghosts", "hand: Imp"])
    table.attack(SITE, "SEAL Team").passes(to=1)
    assert table.offers("Use Hungry Ghosts")
    assert table.why("Imp", 1) == "SF-25.1.1"


@rule("SF-24.1.3")
def test_an_effect_that_targets_needs_a_legal_target() -> None:
    table = duel([SITE, "hand: Breath of the Dragon", "SEAL Team", "pool: gCCC"], [SITE])
    assert table.why("Breath of the Dragon") == "SF-24.1.3"  # nobody attacks
    table.attack(SITE, "SEAL Team")
    assert table.offers("Play Breath of the Dragon")


@rule("SF-24.1.3")
def test_one_card_cannot_be_both_of_two_different_choices() -> None:
    side = [SITE, "Imp", "hand: Feeding the Hungry", "pool: ee"]
    assert duel(side, [SITE]).why("Feeding the Hungry") == "SF-24.1.3"
    table = duel(side, [SITE, "Sewer Scum"])
    table.play("Feeding the Hungry").passes().check("Imp", zone="smoked").check("Sewer Scum", fighting=7)


@rule("SF-24.1.3.1")
def test_not_a_legal_target_says_nothing_about_choosing_and_sweeping() -> None:
    ghost = character("Pale Guest", "Ghost", 1, 3, "", "", always(forbids(NO_TARGET)))
    side = [SITE, "Hungry Ghosts", "Grease Monkey", "hand: Final Brawl", "pool: dd"]
    table = duel(side, [SITE, "Pale Guest (1 damage)", "Muscle Car > Pale Guest"], extra=[ghost])
    table.use("Hungry Ghosts").cannot("Pale Guest")  # targets
    table = duel(side, [SITE, "Pale Guest (1 damage)", "Muscle Car > Pale Guest"], extra=[ghost])
    table.use("Grease Monkey", text="choose").passes().check("Pale Guest", damage=0)  # chooses
    table.play("Final Brawl").passes().check("Pale Guest", damage=2)  # names nobody


@rule("SF-24.1.3.2")
def test_only_cards_in_play_are_legal_unless_the_text_says_otherwise() -> None:
    table = duel([SITE, "Hungry Ghosts", "hand: Imp", "smoked: SEAL Team"], [SITE, "Sewer Scum"])
    table.use("Hungry Ghosts")
    assert not [label for label in table.labels() if label.startswith(("Imp", "SEAL Team"))]
    table = duel(
        [SITE, "Wrench Slinger", "smoked: Muscle Car", "hand: Hover Tank"], [SITE, "Muscle Car > Wrench Slinger"]
    )
    table.use("Wrench Slinger").passes()
    assert table.hand(0) == ["Hover Tank", "Muscle Car"]  # from a smoked pile, as its text says


@rule("SF-24.1.3.2", "SF-26.6.1")
def test_only_effects_of_the_current_scene_can_be_chosen() -> None:
    table = duel([SITE, "Humble Dojo", "SEAL Team", BUSY], [SITE, "Whirlpool of Blood", BUSY])
    table.use("Humble Dojo", "SEAL Team").passes()  # resolved, and its scene is over
    table.check("SEAL Team", combat_damage=1)
    table.use(BUSY).passes(to=1).cannot("Use Whirlpool of Blood")


@rule("SF-24.1.3.3")
def test_a_card_that_has_left_and_come_back_is_no_longer_affected() -> None:
    change = event("Quick Change", 0, "", use(
        [it := target(ANY_CHARACTER)], Smoke(it), Return(it)))  # fmt: skip
    table = duel([SITE, "Hungry Ghosts", BUSY], [SITE, "Imp", "Sewer Scum", "hand: Quick Change"], extra=[change])
    table.use("Hungry Ghosts", "Imp").play("Quick Change", "Imp").passes()
    table.check("Imp", zone="in play", damage=0)
    table = duel([SITE, "Hungry Ghosts", BUSY], [SITE, "Imp", "Sewer Scum", "hand: Quick Change"], extra=[change])
    table.use("Hungry Ghosts", "Imp").play("Quick Change", "Sewer Scum").passes()
    table.check("Imp", zone="smoked")


@rule("SF-24.1.4")
def test_the_cost_is_paid_even_if_the_effect_comes_to_nothing() -> None:
    table = duel([SITE, "Hungry Ghosts", BUSY], [SITE, "Sewer Scum", "hand: Blade Palm", "pool: CC"])
    table.use("Hungry Ghosts", "Sewer Scum").passes(to=1).play("Blade Palm", "Sewer Scum").passes()
    table.check("Sewer Scum", zone="hand").check("Hungry Ghosts", turned=True)


@rule("SF-24.1.4")
def test_an_effect_whose_cost_cannot_be_paid_cannot_be_generated() -> None:
    assert duel([SITE, BUSY], [SITE], power=0).why(BUSY) == "SF-24.1.4"
    assert duel([SITE, BUSY], [SITE], power=1).why(BUSY) == ""


# --- what is determined at generation (SF-24.2) ------------------------------------------------


@rule("SF-24.2")
def test_x_is_set_at_generation() -> None:
    table = duel([SITE, "Diamond Beach", "Imp", "Taiko Drummer"], [SITE, "hand: Blade Palm", "pool: CC", BUSY])
    table.use("Taiko Drummer").play("Blade Palm", "Diamond Beach").passes()
    table.check("Diamond Beach", zone="hand").check("Imp", fighting=3)  # two Sites then


@rule("SF-24.2")
def test_which_cards_a_sweep_affects_is_set_at_generation() -> None:
    side = [SITE, "Sewer Scum", "hand: Final Brawl", "hand: Kung Fu Master", "pool: ddgg"]
    table = duel(side, [SITE, BUSY])
    table.play("Final Brawl").passes(to=0).play("Kung Fu Master").until("act").passes()
    table.check("Kung Fu Master", damage=0).check("Sewer Scum", damage=2)


@rule("SF-24.2", "SF-24.1.3.3")
def test_a_swept_card_that_has_changed_sides_is_still_affected_and_one_that_left_is_not() -> None:
    table = duel(
        [SITE, "Sewer Scum", "Tech Squad", "Imp", "Taiko Drummer"],
        [SITE, "hand: Bribery", "hand: Blade Palm", "pool: eeCC", BUSY],
    )
    table.use("Taiko Drummer").play("Bribery", "Tech Squad").passes(to=1).play("Blade Palm", "Imp").passes()
    table.check("Tech Squad", control=1, fighting=3).check("Imp", zone="hand").check("Sewer Scum", fighting=7)


@rule("SF-24.2.1")
def test_choices_are_made_at_generation() -> None:
    table = duel([SITE, "Hungry Ghosts", BUSY], [SITE, "Sewer Scum", "Imp", BUSY])
    table.use("Hungry Ghosts")
    assert table.kind == "pick"
    table.choose("Sewer Scum")
    assert waiting(table) == ["Hungry Ghosts"]
    table.passes().check("Sewer Scum", damage=1)


@rule("SF-24.2.1")
def test_a_choice_about_what_happens_during_resolution_is_made_then() -> None:
    table = duel([SITE, "Dockyard (down)", "deck: Imp", "deck: Junkyard Boys", BUSY], [SITE, BUSY])
    table.choose("Reveal Dockyard")
    assert table.kind != "pick"  # what is in the deck is not seen yet
    table.until("Imp").choose("Imp").ends()
    assert table.hand(0) == ["Imp"]


@rule("SF-24.3")
def test_one_turning_does_not_pay_for_two_effects() -> None:
    table = duel([SITE, "Temple Guards"], ["Stone Dolmens", BUSY])
    assert len([label for label in table.labels() if label.startswith("Use Temple Guards")]) == 2
    table.use("Temple Guards", text="+1 Fighting").passes()
    table.check(SITE, 0, turned=True).check("Temple Guards", fighting=3).cannot("Use Temple Guards")


@rule("SF-24.3")
def test_one_sacrifice_does_not_pay_for_two_effects() -> None:
    table = duel([SITE, "Ravenous Devourer", "Ravenous Devourer", "Imp"], [SITE, BUSY])
    table.use("Ravenous Devourer", "Imp").passes().check("Ravenous Devourer", fighting=4)
    table.check("Ravenous Devourer (2)", fighting=2)


# --- revealing (SF-24.4) -----------------------------------------------------------------------


@rule("SF-24.4")
def test_revealing_a_site_is_an_effect_that_can_be_responded_to() -> None:
    table = duel([SITE, "Diamond Beach (down)"], [SITE, BUSY])
    table.choose("Reveal Diamond Beach").check("Diamond Beach", down=False, toughness=2)
    assert waiting(table) == ["Diamond Beach"]
    assert table.seat == 1


@rule("SF-24.4")
def test_a_site_is_revealed_to_use_its_ability() -> None:
    table = duel([SITE, "Humble Dojo (down)", "Imp"], [SITE, BUSY])
    table.use("Humble Dojo").check("Humble Dojo", down=False, turned=True)
    assert waiting(table) == ["Humble Dojo"]  # one effect, not two


@rule("SF-24.4")
def test_a_face_down_site_may_be_revealed_for_its_trigger_or_response() -> None:
    table = duel([SITE, "Imp", "hand: Final Brawl", "pool: dd"], [SITE, "Desolate Ridge (down)"])
    table.play("Final Brawl").use("Desolate Ridge", SITE).passes()
    table.check("Desolate Ridge", down=False).check(SITE, 0, damage=2)


@rule("SF-24.4", "SF-23.2")
def test_a_site_that_must_be_revealed_first_is_not_revealed_in_a_closed_scene() -> None:
    table = duel(
        [SITE, "SEAL Team", "City Center (down)", "hand: Confucian Stability", "pool: gg"],
        ["Stone Dolmens (4 damage)", SITE, "hand: Bite of the Jellyfish", "pool: aa"],
    )
    table.attack("Stone Dolmens", "SEAL Team")
    assert table.offers("Reveal City Center")
    table.until("Burn it for Power").choose("Burn it for Power")
    table.until("Bite of the Jellyfish", 1).choose("Bite of the Jellyfish")
    assert table.seat == 0
    table.cannot("Reveal City Center")
    assert table.why("City Center") == "SF-23.2"


# --- the order of generation (SF-24.5) ---------------------------------------------------------


@rule("SF-24.5", "SF-24.5.1")
def test_cards_are_placed_at_generation_and_only_characters_and_sites_count_at_once() -> None:
    table = duel([SITE, "Imp", "hand: 18 Bronze Men", "Shaolin Supplicants", "pool: gg"], ["Stone Dolmens", BUSY])
    table.play("18 Bronze Men", SITE).check("18 Bronze Men", on=SITE, ready=False)
    table.check("Shaolin Supplicants", fighting=1).passes().check("Shaolin Supplicants", fighting=2)
    table = duel([SITE, "Imp", "hand: Sifu Beumer", "Shaolin Student", "pool: ggg"], ["Stone Dolmens", BUSY])
    table.play("Sifu Beumer").check("Shaolin Student", fighting=2).check("Sifu Beumer", ready=False)


@rule("SF-24.5.1", "SF-49.9")
def test_the_restrictions_of_an_edge_count_before_it_has_resolved() -> None:
    side = [SITE, "hand: Everything Falls Apart", "hand: Everything Falls Apart", "pool: aaa", BUSY]
    table = duel(side, [SITE, BUSY])
    table.play("Everything Falls Apart").passes(to=0)
    assert table.why("Everything Falls Apart") == "SF-49.2"


@rule("SF-24.5.2")
def test_what_triggers_on_entering_play_is_generated_right_after_the_playing() -> None:
    table = duel([SITE, "hand: Eater of Fortune", "pool: eM"], [SITE, "Night Moves", BUSY])
    table.play("Eater of Fortune").choose("Eater of Fortune")
    assert waiting(table) == ["Eater of Fortune", "Eater of Fortune"]


@rule("SF-24.5.3")
def test_who_is_beaten_by_what_is_paid_is_smoked_at_generation() -> None:
    table = duel([SITE, "Seamus", "Muscle Car > Seamus", "Chop Shop", "Walking Corpses"], [SITE, BUSY])
    table.game.damage[table.card("Seamus")] = 6
    table.use("Chop Shop").check("Seamus", zone="smoked").power(9)  # the Vehicle was the cost
    assert waiting(table) == ["Chop Shop"]
    table.passes().power(11)


@rule("SF-24.5.4", "SF-31.1")
def test_an_auction_is_held_as_a_second_unique_card_is_generated() -> None:
    table = duel([SITE, "hand: Serena Chase", "pool: aa"], [SITE, "Serena Chase", BUSY])
    table.play("Serena Chase")
    assert table.kind == "bid"
    assert waiting(table) == ["Serena Chase"]  # it has yet to resolve


@rule("SF-24.5.5")
def test_abilities_are_recalculated_after_generation_and_may_smoke() -> None:
    weaken = character("Sad Singer", "Muse", 1, 1, "", "", always(fighting(-1), to=pick(CHARACTER, other=True)))
    table = duel([SITE, "hand: Sad Singer"], [SITE, "Imp", "Undead Horrors", BUSY], extra=[weaken])
    table.play("Sad Singer").check("Imp", zone="smoked").check("Undead Horrors", zone="smoked")
    assert waiting(table) == ["Sad Singer"]


@rule("SF-24.5.5", "SF-20.1")
def test_whose_ability_takes_the_last_fighting_has_smoked_the_card() -> None:
    weaken = character("Sad Singer", "Muse", 1, 1, "", "", always(fighting(-1), to=pick(CHARACTER, other=True)))
    other = [SITE, "Imp", "hand: Never Found the Body", "pool: d"]
    table = duel([SITE, "hand: Sad Singer"], other, extra=[weaken], power=(9, 0))
    table.play("Sad Singer").choose("Never Found the Body").passes().power(8, 1)


@rule("SF-24.5.6")
def test_players_respond_when_generation_is_complete() -> None:
    table = duel([SITE, "Hungry Ghosts", BUSY], [SITE, "Sewer Scum", BUSY])
    table.use("Hungry Ghosts", "Sewer Scum")
    assert (table.kind, table.seat) == ("act", 1)
    table.use(BUSY)
    assert waiting(table) == ["Hungry Ghosts", BUSY]


# --- resolving (SF-24.6 to SF-24.8) ------------------------------------------------------------


@rule("SF-24.6")
def test_the_parts_of_an_effect_are_done_one_after_the_other() -> None:
    both = event(
        "Two Steps",
        0,
        "",
        use([it := target(ANY_CHARACTER)], Smoke(it), Damage(1, All(pick(CHARACTER, whose=YOU)))),
    )
    weaker = character("Proud Banner", "Standard", 1, 2, "", "", always(fighting(1), to=pick(CHARACTER, other=True)))
    table = duel([SITE, "Proud Banner", "Imp", "hand: Two Steps"], [SITE, BUSY], extra=[both, weaker])
    table.play("Two Steps", "Proud Banner").passes()
    table.check("Imp", zone="smoked")  # without the Banner's bonus by then


@rule("SF-24.7", "SF-24.8")
def test_an_effect_resolves_even_if_it_could_not_be_generated_any_more() -> None:
    table = duel(
        [SITE, "SEAL Team", "hand: Breath of the Dragon", "pool: gCCC", BUSY], [SITE, "City Center (1 counters)", BUSY]
    )
    table.attack(SITE, "SEAL Team").passes(to=0).play("Breath of the Dragon")
    table.passes(to=1).use("City Center").passes()
    table.check("SEAL Team", attacking=False, turned=False, combat_damage=3)


@rule("SF-24.7")
def test_an_effect_that_changes_nothing_may_be_played_and_triggers_nothing() -> None:
    """Unturning the unturned, turning the turned, taking what one has: each resolves, and only a change is seen."""
    gain = Give(SELF, [fighting(5)], TURN_END)
    it = target(ANY_CHARACTER)
    sees = [happens(kind, this=True) for kind in (UNTURNED, TURNED, CONTROL_TAKEN)]
    glad = character("Early Bird", "Waker", 1, 1, "", "", *[when(each, gain) for each in sees])
    for verb, idle, eager in (
        (UnturnCards(it), [SITE, "Early Bird"], [SITE, "Early Bird (turned)"]),
        (TurnCards(it), [SITE, "Early Bird (turned)"], [SITE, "Early Bird"]),
        (TakeControl(it, TURN_END), [SITE, "Early Bird"], [SITE]),
    ):
        nudge = event("Nudge", 0, "", use([it], verb))
        for side, strength in ((idle, 1), (eager, 6)):
            theirs = [SITE] if len(side) > 1 else [SITE, "Early Bird"]
            table = duel([*side, "hand: Nudge"], theirs, extra=[glad, nudge]).play("Nudge").passes()
            assert table.pile("smoked", 0) == ["Nudge"]
            table.check("Early Bird", fighting=strength)


@rule("SF-24.7", "SF-16.1")
def test_undamaged_cards_cannot_be_healed() -> None:
    table = duel([SITE, "Chinese Connection", "Imp"], [SITE, "Sewer Scum"])
    assert table.why("Chinese Connection") == "SF-24.1.3"
    table = duel([SITE, "Chinese Connection", "Imp"], [SITE, "Sewer Scum (1 damage)"])
    table.use("Chinese Connection").passes().check("Sewer Scum", damage=0)


@rule("SF-24.8")
def test_what_can_still_be_applied_is_applied() -> None:
    pair = event("Two Birds", 0, "", use([it := target(ANY_CHARACTER, 2, 2)], Damage(2, it)))
    table = duel(
        [SITE, "hand: Two Birds", BUSY],
        [SITE, "Sewer Scum", "Tech Squad", "hand: Blade Palm", "pool: CC"],
        extra=[pair],
    )
    table.play("Two Birds", "Sewer Scum", "Tech Squad").play("Blade Palm", "Tech Squad").passes()
    table.check("Tech Squad", zone="hand").check("Sewer Scum", damage=2)


@rule("SF-24.8")
def test_smoking_the_card_does_not_stop_its_effect() -> None:
    table = duel([SITE, "Hungry Ghosts", BUSY], [SITE, "Sewer Scum", "Hungry Ghosts", "Hungry Ghosts"])
    table.use("Hungry Ghosts", "Sewer Scum").passes(to=1)
    ghosts = [label for label in table.labels() if label.startswith("Use Hungry Ghosts")]
    assert len(ghosts) == 2
    mine = table.card("Hungry Ghosts", 0)
    table.game.damage[mine] = 1
    table.use("Hungry Ghosts")
    table.choose("Hungry Ghosts, {0}'s").passes()
    assert table.game.zones[mine] == SMOKED
    table.check("Sewer Scum", damage=1)


@rule("SF-24.8.1", "SF-24.8.1.1")
def test_who_is_beaten_is_smoked_as_the_effect_resolves() -> None:
    table = duel([SITE, "hand: Final Brawl", "pool: dd", BUSY], [SITE, "Imp", "Tech Squad", "Sewer Scum", BUSY])
    table.play("Final Brawl").choose("Pass", "Pass")
    table.check("Imp", zone="smoked").check("Tech Squad", zone="smoked").check("Sewer Scum", damage=2)
    assert table.kind == "act"  # the scene is not over yet


@rule("SF-24.8.1.2", "SF-31.1")
def test_an_auction_follows_the_resolution_that_causes_it() -> None:
    back = event("Old Glory", 0, "", use([it := choose(IN_YOUR_SMOKED_PILE)], Return(it)))
    table = duel([SITE, "smoked: Serena Chase", "hand: Old Glory"], [SITE, "Serena Chase", BUSY], extra=[back])
    table.play("Old Glory")
    assert table.kind == "act"  # not yet
    table.choose("Pass")
    assert table.kind == "bid"


@rule("SF-24.8.1.3")
def test_recalculation_repeats_until_nobody_more_is_smoked() -> None:
    chain = [
        character("First Pillar", "Pillar", 1, 2, "", "", always(fighting(1), to=pick(CHARACTER, words=("Second",)))),
        character("Second Pillar", "Pillar", 1, 2, "", "", always(fighting(1), to=pick(CHARACTER, words=("Third",)))),
        character("Third Pillar", "Pillar", 1, 2, "", ""),
    ]
    side = [SITE, "First Pillar (1 damage)", "Second Pillar (2 damage)", "Third Pillar (2 damage)"]
    table = duel([SITE, "Hungry Ghosts"], side, extra=chain)
    table.use("Hungry Ghosts", "First Pillar").passes()
    table.check("First Pillar", zone="smoked").check("Second Pillar", zone="smoked").check(
        "Third Pillar", zone="smoked"
    )


@rule("SF-24.8.1.4", "SF-26.1.4")
def test_what_a_resolution_triggers_joins_the_scene_after_it() -> None:
    table = duel(
        [SITE, "Hungry Ghosts", BUSY],
        ["Stone Dolmens", "Imp", "Walking Corpses (1 damage)", "Bite of the Long Teeth > Walking Corpses", BUSY],
    )
    table.use("Hungry Ghosts", "Imp").use(BUSY).choose("Pass", "Pass").choose("Pass", "Pass")
    table.choose("Bite of the Long Teeth")
    assert waiting(table) == ["Bite of the Long Teeth"]


@rule("SF-24.8.1.5", "SF-24.8.2")
def test_players_may_respond_after_a_resolution_before_the_next_effect_resolves() -> None:
    table = duel([SITE, "Hungry Ghosts", BUSY], [SITE, "Sewer Scum", BUSY])
    table.use("Hungry Ghosts", "Sewer Scum").use(BUSY).choose("Pass", "Pass")
    assert (table.kind, table.seat, waiting(table)) == ("act", 0, ["Hungry Ghosts"])
    table.choose("Pass", "Pass").check("Sewer Scum", damage=1)
