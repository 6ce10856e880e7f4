"""The cards of the smaller Modern sets, each played for what matters on it."""

from kwoon.engine.chance import Chance
from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.terms.codes import GUTS
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- Reloaded ------------------------------------------------------------------------------------


@rule("SF-35.3", "SF-35.3.4")
def test_shadowy_mentor_holds_its_subject_while_it_is_in_play() -> None:
    table = duel([SITE, "hand: Shadowy Mentor", "hand: Realpolitik", "pool: a"], [SITE, "SEAL Team"])
    table.play("Shadowy Mentor").passes().check("SEAL Team", control=0, designator="sworn")
    table.play("Realpolitik").passes().check("Shadowy Mentor", zone="smoked").check("SEAL Team", control=1)


@rule("SF-24.2.1")
def test_suicide_mission_is_answered_by_whoever_controlled_the_target() -> None:
    table = duel([SITE, "Seamus", "Imp", "hand: Suicide Mission", "pool: aa"], [SITE, "SEAL Team"])
    table.play("Suicide Mission", "SEAL Team").passes()
    assert table.seat == 1
    table.choose("Seamus").passes().check("SEAL Team", zone="smoked").check("Seamus", zone="smoked")


@rule("SF-28.1.4")
def test_butterfly_knight_attacks_once_without_turning() -> None:
    table = duel([SITE, "Butterfly Knight"], ["Diamond Beach", "City Park"])
    table.attack("City Park", "Butterfly Knight").choose("Butterfly Knight").ends()
    table.check("Butterfly Knight", turned=False).check("City Park", damage=3)
    table.attack("City Park", "Butterfly Knight")
    assert not table.offers("All others turn")
    table.ends().check("Butterfly Knight", turned=True)


def test_transmogrification_strikes_by_the_cost_of_the_state() -> None:
    table = duel([SITE, "hand: Transmogrification", "pool: mM"], [SITE, "Grey Mountain", "Muscle Car > Grey Mountain"])
    table.play("Transmogrification").passes().check("Muscle Car", zone="smoked").check("Grey Mountain", damage=0)
    table = duel([SITE, "hand: Transmogrification", "pool: mM"], [SITE, "SEAL Team", "Muscle Car > SEAL Team"])
    table.play("Transmogrification").passes().check("SEAL Team", damage=2)


@rule("SF-14.0", "SF-48.3")
def test_eight_pillars_strengthen_kin_for_one_power_each() -> None:
    kin = ["Shaolin Student", "SEAL Team", "Shaolin Supplicants"]
    table = duel([SITE, *kin, "hand: Eight Pillars of Heaven Array", "pool: ggC"], power=2)
    table.act("Play Eight Pillars of Heaven Array", "Shaolin Student")
    assert not table.offers("SEAL Team")
    table.maybe("Shaolin Supplicants").passes().check("Shaolin Supplicants", combat_damage=2, toughness=1).power(0, 2)


def test_jack_of_all_trades_finds_another_state() -> None:
    table = duel([SITE, "Jack of All Trades", "Muscle Car > Jack of All Trades", "deck: Muscle Car", "deck: CB Radio"])
    table.use("Jack of All Trades").passes()
    assert not table.offers("Muscle Car")
    table.choose("CB Radio").passes().check("CB Radio", zone="hand")


@rule("SF-21.0", "SF-6.2")
def test_sabotage_keeps_a_site_from_being_turned() -> None:
    table = duel(["Cataract Gorge", "Imp"], [SITE, "Sabotage > Cataract Gorge"])
    table.cannot("Use Cataract Gorge")


@rule("SF-28.8")
def test_eagle_mountain_toughens_those_who_leave_from_it() -> None:
    table = duel([SITE, "Imp", "Eagle Mountain", "SEAL Team"], [SITE, DOWN])
    table.attack("the face-down", "SEAL Team", "Imp").check("SEAL Team", toughness=1).check("Imp", toughness=0)


# --- Revelations ---------------------------------------------------------------------------------


@rule("SF-50.14")
def test_lynx_on_the_prowl_sneaks_twice() -> None:
    table = duel([SITE, "Lynx on the Prowl"], [SITE, DOWN, "Imp", "Mantis Fighter"])
    table.attack("the face-down", "Lynx on the Prowl").until("intercept")
    table.choose("Imp").choose("Mantis Fighter").maybe("No more")
    for _ in range(2):
        table.until("Use the Stealth of", 0).choose("Use the Stealth of").resolves()
    assert not table.offers("Use the Stealth of")


@rule("SF-50.4")
def test_death_of_1000_cuts_costs_one_lotus_in_a_crisis() -> None:
    table = duel([SITE, "hand: Death of 1,000 Cuts", "pool: e"], [SITE, "SEAL Team"], power=0)
    table.cannot("Play Death of 1,000 Cuts$")
    table.act("Play Death of 1,000 Cuts at its Crisis cost").passes().check("SEAL Team", zone="smoked")
    table.check("Death of 1,000 Cuts", zone="toasted")


@rule("SF-24.1.4", "SF-49.7")
def test_doktor_herrnberger_is_paid_for_what_can_be_toasted() -> None:
    table = duel([SITE, "Doktor Herrnberger", "Ravenous Devourer", "Imp"], power=0)
    table.use("Ravenous Devourer", "Imp").until("Doktor Herrnberger").choose("Doktor Herrnberger").passes()
    table.check("Imp", zone="toasted").power(1, 0)


def test_garden_of_peaceful_reflection_counts_chi() -> None:
    mine = ["Garden of Peaceful Reflection", "Imp", "SEAL Team", "Blue Monk"]
    table = duel([*mine, "pool: CCC"]).check("Garden of Peaceful Reflection", body=9)
    table.use("Garden of Peaceful Reflection", "Imp", "SEAL Team", "Blue Monk").passes()
    table.check("Imp", toughness=1).check("SEAL Team", toughness=1)


@rule("SF-24.5.5", "SF-20.1")
def test_the_algernon_effect_keeps_a_character_up_until_the_end_of_the_turn() -> None:
    table = duel([SITE, "Imp", "hand: The Algernon Effect", "hand: Final Brawl", "pool: HHdd"])
    table.play("The Algernon Effect").passes().check("Imp", has=GUTS).play("Final Brawl").passes()
    table.check("Imp", zone="in play", damage=2).end_turn().until("main shot").check("Imp", zone="smoked")


def test_miao_dao_counts_the_factions_of_its_subject() -> None:
    table = duel([SITE, "SEAL Team", "Miao Dao > SEAL Team"])
    table.check("SEAL Team", combat_damage=2)


# --- Reinforcements ------------------------------------------------------------------------------


@rule("SF-22.2.3", "SF-26.5")
def test_recruits_keep_a_character_turned_once() -> None:
    table = duel([SITE, "Recruits"], [SITE, "Grey Mountain"])
    table.attack("Grey Mountain", "Recruits").ends().check("Grey Mountain", turned=False)
    table = duel([SITE, "Recruits"], [SITE, "SEAL Team"])
    table.attack("SEAL Team", "Recruits").ends().check("SEAL Team", turned=True)
    table.end_turn().until("main shot", 1).check("SEAL Team", turned=True)
    table.end_turn().until("main shot", 0).end_turn().until("main shot", 1).check("SEAL Team", turned=False)


@rule("SF-24.2.1", "SF-39.0")
def test_sworn_infiltrator_chooses_what_is_discarded() -> None:
    table = duel([SITE, "Sworn Infiltrator"], [SITE, "hand: Imp", "hand: Final Brawl"])
    table.use("Sworn Infiltrator").passes()
    assert table.seat == 0
    table.choose("Final Brawl").passes()
    assert table.hand(1) == ["Imp"]


@rule("SF-9.2.2", "SF-39.0")
def test_who_chooses_in_a_hand_knows_it() -> None:
    deck = ["deck: Recruits", "deck: SEAL Team", "deck: Blade Palm"]
    table = duel([SITE, "Sworn Infiltrator"], [SITE, "hand: Imp", "hand: Final Brawl", *deck])
    table.use("Sworn Infiltrator").passes()
    for seed in range(9):
        assert table.game.resample(0, Chance(seed)).question() == table.question
    question = table.game.question()
    assert question is not None
    named = {option.thing for option in question.options if option.thing is not None}
    assert {thing.name for thing in named} == {"Imp", "Final Brawl"}
    assert named <= set(table.game.things(0))


def test_fighting_spirit_brings_back_two_different_events() -> None:
    table = duel([SITE, "hand: Fighting Spirit", "smoked: Final Brawl", "smoked: Back for Seconds", "pool: d"])
    table.play("Fighting Spirit").passes()
    assert sorted(table.hand(0)) == ["Back for Seconds", "Final Brawl"]
    table = duel([SITE, "hand: Fighting Spirit", "smoked: Final Brawl", "smoked: Final Brawl", "pool: d"])
    table.play("Fighting Spirit").passes()
    assert table.hand(0) == []
    assert table.pile("toasted", 0).count("Final Brawl") == 2


@rule("SF-24.8")
def test_fighting_spirit_compares_what_was_chosen_also_if_one_is_gone() -> None:
    grab = m.event("Grab", 0, "", m.use([it := m.target(m.pick(m.EVENT, where=m.SMOKED))], m.Toast(it)))
    mine = [SITE, "hand: Fighting Spirit", "smoked: Final Brawl", "smoked: Back for Seconds", "pool: d"]
    table = duel(mine, [SITE, "hand: Grab"], extra=[grab]).play("Fighting Spirit").until("Play Grab", 1)
    table.play("Grab", "Final Brawl").passes()
    assert table.hand(0) == ["Back for Seconds"]


# --- Queen's Gambit ------------------------------------------------------------------------------


@rule("SF-21.0", "SF-47.0")
def test_keepers_of_the_monastery_turn_their_site_for_a_monk() -> None:
    table = duel(["Diamond Beach", "Keepers of the Monastery > Diamond Beach", "hand: Imp"])
    table.use("Keepers of the Monastery").passes().check("Diamond Beach", turned=True).check("Monk", fighting=1)
    table.cannot("Use Keepers of the Monastery")


@rule("SF-8.4", "SF-25.1")
def test_cover_fire_takes_dragons_for_jammers() -> None:
    duel([SITE, "hand: Cover Fire", "pool: d"]).play("Cover Fire").passes().check("Cover Fire", on=SITE)
    assert duel([SITE, "hand: Cover Fire", "pool: g"]).why("Cover Fire") == "SF-8.4"
    table = duel([SITE, "SEAL Team"], ["Diamond Beach", "Cover Fire > Diamond Beach", "Imp"])
    table.attack("Diamond Beach", "SEAL Team").until("intercept").choose("Imp").ends().check("SEAL Team", damage=2)


@rule("SF-50.4", "SF-25.1.1")
def test_drop_bears_fall_into_an_opponents_attack_at_their_crisis_cost() -> None:
    table = duel([SITE, "SEAL Team"], [SITE, "hand: Drop Bears", "pool: jj"], power=0)
    table.attack(SITE, "SEAL Team").until("Play Drop Bears at its Crisis cost", 1)
    table.choose("Play Drop Bears at its Crisis cost").passes().check("Drop Bears", zone="in play")


@rule("SF-9.2.3")
def test_razors_hotties_work_from_the_hand() -> None:
    table = duel([SITE, "hand: Razor's Hotties", "pool: j"], ["Cataract Gorge"])
    table.use("Razor's Hotties", "Cataract Gorge").passes().check("Cataract Gorge", turned=True)
    table.check("Razor's Hotties", zone="toasted")
    duel([SITE, "hand: Razor's Hotties"], ["Cataract Gorge"]).cannot("Use Razor's Hotties")


# --- Knight's Passage ----------------------------------------------------------------------------


@rule("SF-50.14")
def test_elle_mactans_is_paid_for_stealth() -> None:
    table = duel([SITE, "Elle Mactans"], [SITE, DOWN, "Mantis Fighter"], power=0)
    table.attack("the face-down", "Elle Mactans").until("intercept").choose("Mantis Fighter").maybe("No more")
    table.until("Use the Stealth of", 0).choose("Use the Stealth of").resolves().power(1, 0)


@rule("SF-30.1", "SF-33.0")
def test_edie_tso_cancels_who_she_fights_until_the_combat_is_over() -> None:
    table = duel([SITE, 'Hong Rui "Edie" Tso'], [SITE, "Grey Mountain"])
    table.attack("Grey Mountain", "Hong Rui").until("Hong Rui", 0).choose("Hong Rui").passes()
    table.ends().check("Grey Mountain", zone="smoked")


@rule("SF-28.6.6")
def test_bending_the_path_turns_the_guard_on_the_attacker() -> None:
    table = duel([SITE, "SEAL Team"], [SITE, "Grey Mountain", "hand: Bending the Path", "pool: CC"])
    table.attack(SITE, "SEAL Team").until("intercept").choose("Grey Mountain").maybe("No more")
    table.until("Play Bending the Path", 1).choose("Play Bending the Path").resolves()
    table.check("SEAL Team", damage=3)
    table.ends().check("Grey Mountain", zone="in play", damage=0)


@rule("SF-29.8", "SF-50.17")
def test_bending_the_path_counts_the_toughness_of_the_attacker() -> None:
    table = duel([SITE, "Bulletproof Monk"], [SITE, "Grey Mountain", "hand: Bending the Path", "pool: CC"])
    table.attack(SITE, "Bulletproof Monk").until("intercept").choose("Grey Mountain").maybe("No more")
    table.until("Play Bending the Path", 1).choose("Play Bending the Path").resolves()
    table.check("Bulletproof Monk", damage=3, fighting=1)


@rule("SF-28.1.1")
def test_knightcaps_never_attack_alone() -> None:
    duel([SITE, "Knightcaps"], [SITE]).cannot("Declare an attack")
    table = duel([SITE, "Knightcaps", "Imp"], [SITE])
    table.choose("Declare an attack").maybe(SITE).choose("Knightcaps")
    assert not table.offers("Declare the attack")


@rule("SF-38.6")
def test_secluded_redoubt_takes_no_damage_from_its_players_own_cards() -> None:
    table = duel(["Secluded Redoubt", "hand: Killing Rain", "pool: M"], [SITE])
    table.play("Killing Rain").passes().check("Secluded Redoubt", damage=0).check(SITE, damage=2)


# --- Endgame -------------------------------------------------------------------------------------


@rule("SF-45.0")
def test_you_will_not_fail_me_again_takes_all_who_are_turned() -> None:
    mine = ["SEAL Team", "Imp (turned)", "Seamus", 'hand: "You Will Not Fail Me Again!"', "pool: ee"]
    table = duel([SITE, *mine], [SITE, "The She-Wolf"], power=0)
    table.attack(SITE, "SEAL Team").until("intercept").choose("The She-Wolf")
    table.until('"You Will Not', 0).choose('"You Will Not').passes().check("Imp", zone="smoked")
    table.check("Seamus", zone="in play")


@rule("SF-24.4", "SF-6.2")
def test_shi_kan_lun_keeps_sites_hidden_and_eats_for_damage() -> None:
    table = duel([SITE, "Shi Kan Lun", "Imp"], [DOWN, "hand: Imp"])
    table.end_turn().until("main shot", 1).cannot("Reveal City Park")
    table = duel(["Dockyard", "Shi Kan Lun", "SEAL Team"], [SITE])
    table.use("Shi Kan Lun", "SEAL Team").passes().check("Dockyard", damage=4)


@rule("SF-10.3.2")
def test_emergency_room_heals_in_any_main_shot() -> None:
    table = duel([SITE, "Imp"], ["Emergency Room", "SEAL Team (2 damage)"])
    table.choose("End your turn").until("Turn to heal SEAL Team", 1).choose("Turn to heal SEAL Team").passes()
    table.check("SEAL Team", damage=0)


@rule("SF-28.6.1")
def test_deadly_fans_drive_off_who_intercepts_their_subject() -> None:
    table = duel([SITE, "SEAL Team", "Deadly Fans > SEAL Team"], [SITE, "Grey Mountain"])
    table.attack(SITE, "SEAL Team").until("intercept").choose("Grey Mountain").maybe("No more")
    table.until("Use Deadly Fans", 0).choose("Use Deadly Fans").resolves().ends().check("SEAL Team", damage=0)


# --- Coming Darkness -----------------------------------------------------------------------------


@rule("SF-25.1")
def test_stand_together_wants_two_factions() -> None:
    assert duel([SITE, "hand: Stand Together", "pool: aad"]).why("Stand Together") != ""
    table = duel([SITE, "SEAL Team", "hand: Stand Together", "pool: aadd"])
    table.act("Play Stand Together", "Transformed", hold=True).passes().check("SEAL Team", fighting=5)


@rule("SF-14.0")
def test_reinforcements_find_kin() -> None:
    table = duel([SITE, "SEAL Team", "hand: Reinforcements", "deck: Mantis Fighter", "deck: Imp", "pool: aa"])
    table.play("Reinforcements").passes()
    assert not table.offers("Imp")
    table.choose("Mantis Fighter").passes()
    assert table.game.decks[0][-1] == table.card("Mantis Fighter")


@rule("SF-33.0")
def test_white_ninja_cancels_what_she_attacks() -> None:
    table = duel([SITE, "White Ninja"], [SITE, DOWN, "Grey Mountain"])
    table.attack("Grey Mountain", "White Ninja").resolves().check("Grey Mountain", toughness=0)


@rule("SF-49.10", "SF-29.4")
def test_monkey_on_the_lamb_divides_damage_as_it_intercepts() -> None:
    table = duel([SITE, "Imp", "SEAL Team"], [SITE, "Monkey on the Lamb", "hand: Muscle Car", "pool: d"])
    table.attack(SITE, "SEAL Team", "Imp").until("intercept").choose("Monkey on the Lamb intercepts SEAL").maybe(
        "No more"
    )
    table.maybe("No more").until("Monkey on the Lamb", 1)
    table.choose("Monkey on the Lamb", "SEAL Team", "Imp").resolves()
    table.check("SEAL Team", damage=1).check("Imp", zone="smoked")
