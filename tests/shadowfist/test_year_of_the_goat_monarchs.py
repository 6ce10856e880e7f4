"""Year of the Goat, the Four Monarchs: each card played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import AMBUSH, LOYALTY, TACTICS
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


@rule("SF-10.4", "SF-16.0")
def test_aleut_herbalist_heals_a_monarch_who_unturns() -> None:
    table = duel(
        [SITE, "Aleut Herbalist", "Aztec Mummy (turned, 2 damage)", "Imp", "hand: Back for Seconds", "pool: d"]
    )
    table.use("Aleut Herbalist").cannot("Imp").choose("Aztec Mummy").passes().check("Aztec Mummy", damage=2)
    table.play("Back for Seconds", "Aztec Mummy").passes().check("Aztec Mummy", damage=0)


@rule("SF-22.2.3", "SF-10.4")
def test_aleut_herbalist_stays_turned_while_the_patient_unturns() -> None:
    for answer, damage in (("Yes", 0), ("No", 2)):
        table = duel([SITE, "Aleut Herbalist", "Aztec Mummy (turned, 2 damage)"], [SITE, "City Park (down)"])
        table.use("Aleut Herbalist", "Aztec Mummy").passes().end_turn().until("main shot", 1).end_turn()
        table.until("stay turned").choose(answer).until("main shot", 0).check(
            "Aztec Mummy", damage=damage, turned=False
        )


@rule("SF-28.6")
def test_aleut_herbalist_does_not_intercept() -> None:
    table = duel([SITE, "Imp"], [SITE, "Aleut Herbalist", "Mantis Fighter"]).attack(SITE, "Imp").until("intercept")
    table.cannot("Aleut Herbalist")
    assert table.offers("Mantis Fighter")


@rule("SF-50.1")
def test_barbarian_ambushes_monarchs_and_netherworld_cards() -> None:
    for victim, ambush in (("Alfar", True), ("Diamond Beach", True), ("Imp", False), ("City Park", False)):
        table = duel([SITE, "Barbarian"], ["City Park", "Imp", "Alfar", "Diamond Beach", "Stone Dolmens (down)"])
        table.check("Barbarian", lacks=AMBUSH).attack(victim, "Barbarian")
        table.check("Barbarian", **{"has" if ambush else "lacks": AMBUSH})


@rule("SF-26.5")
def test_craft_and_might_is_for_everyones_monarchs_and_warriors() -> None:
    table = duel([SITE, "Butterfly Knight", "Imp", "hand: Craft and Might", "pool: mmM"],
                 [SITE, "Alfar", "Temple Guards"])  # fmt: skip
    table.play("Craft and Might").passes().check("Butterfly Knight", combat_damage=3, has=TACTICS)
    table.check("Alfar", combat_damage=2, lacks=TACTICS).check("Temple Guards", combat_damage=1, has=TACTICS)
    table.check("Imp", combat_damage=0).end_turn().until("main shot", 1).check("Alfar", combat_damage=0)


@rule("SF-28.3", "SF-28.1.4")
def test_fire_breather_burns_someone_at_the_location_of_the_attack() -> None:
    table = duel([SITE, "Fire Breather"], ["City Park", "SEAL Team", "Stone Dolmens", "Imp"])
    table.attack("City Park", "Fire Breather").until("SEAL Team").cannot("Imp").choose("SEAL Team").passes()
    table.check("SEAL Team", damage=1)


def test_frenzy_counts_all_damaged_characters() -> None:
    table = duel(
        [SITE, "SEAL Team (1 damage)", "Frenzy > SEAL Team", "City Park (1 damage)"], [SITE, "Alfar (1 damage)"]
    )
    table.check("SEAL Team", fighting=5, has=LOYALTY)


@rule("SF-28.3", "SF-10.3.1")
def test_knight_templar_is_strong_at_sites_that_opponents_own() -> None:
    table = duel([SITE, "Knight Templar"], ["City Park", "Imp"]).check("Knight Templar", fighting=4)
    table.attack("City Park", "Knight Templar").check("Knight Templar", fighting=6)
    duel(["City Park (of 1)", "Knight Templar", SITE], [SITE]).check("Knight Templar", fighting=6).cannot("Move Knight")
    duel(["City Park", "Knight Templar"], ["Stone Dolmens (of 0)"]).check("Knight Templar", fighting=4)


@rule("SF-24.2", "SF-10.4")
def test_master_fletcher_lends_the_fighting_of_that_moment() -> None:
    table = duel([SITE, "Master Fletcher", "Imp", "Sifu Beumer", "Hungry Ghosts"], [SITE])
    table.use("Master Fletcher").cannot("Sifu Beumer").cannot("Master Fletcher").choose("Imp").passes()
    table.check("Imp", fighting=3).use("Hungry Ghosts", "Master Fletcher").passes().check("Imp", fighting=3)


def test_pi_yin_guards_the_undamaged() -> None:
    table = duel([SITE, "Pi Yin", "SEAL Team", "Alfar (1 damage)", "City Park (1 damage)"], ["Stone Dolmens", "Imp"])
    table.check("Pi Yin", toughness=1).check("SEAL Team", toughness=1).check(SITE, toughness=1)
    table.check("Alfar", toughness=0).check("City Park", toughness=0).check("Imp", toughness=0)
    table.check("Stone Dolmens", toughness=0)


@rule("SF-39.0", "SF-10.2")
def test_salamalah_sade_burns_one_there_for_a_card_once_a_turn() -> None:
    table = duel(
        [SITE, "Salamalah Sade", "SEAL Team", "City Park", "Imp", "hand: Mantis Fighter", "hand: Alfar"], [SITE]
    )
    table.use("Salamalah Sade", "Mantis Fighter").cannot("Imp").choose("SEAL Team").passes()
    table.check("SEAL Team", damage=2).check("Mantis Fighter", zone="toasted").cannot("Use Salamalah Sade")


@rule("SF-29.7")
def test_shock_troops_make_other_damage_on_opponents_there_worse() -> None:
    table = duel([SITE, "Shock Troops", "SEAL Team", "hand: Final Brawl", "pool: dd"], [SITE, "Blue Monk"])
    table.attack("Blue Monk", "Shock Troops").until("Play Final Brawl", 0).play("Final Brawl").resolves()
    table.check("Blue Monk", damage=3).check("SEAL Team", damage=2)
    table = duel([SITE, "Shock Troops", "hand: Final Brawl", "hand: Muscle Car", "pool: ddH"], [SITE, "Blue Monk"])
    table.play("Final Brawl").passes().check("Blue Monk", damage=2)
    duel([SITE, "Shock Troops", "hand: Muscle Car", "pool: ddH"], [SITE]).cannot("Play Muscle Car")


@rule("SF-29.7")
def test_sir_james_lamb_is_tough_in_combat_and_strikes_characters_harder() -> None:
    table = duel([SITE, "Sir James Lamb", "hand: Final Brawl", "pool: dd"], ["City Park", "The She-Wolf (2 damage)"])
    table.attack("The She-Wolf", "Sir James Lamb").ends()
    table.check("The She-Wolf", zone="smoked").check("Sir James Lamb", zone="smoked")
    table = duel([SITE, "Sir James Lamb"], ["City Park", "Blue Monk"])
    table.attack("Blue Monk", "Sir James Lamb").ends().check("Sir James Lamb", damage=2)
    table = duel([SITE, "Sir James Lamb", "hand: Final Brawl", "pool: dd"], ["City Park"])
    table.attack("City Park", "Sir James Lamb").ends().check("City Park", damage=4)
    table.play("Final Brawl").passes().check("Sir James Lamb", damage=2)


@rule("SF-24.8", "SF-20.1")
def test_twenty_lashes_hurt_first_and_harden_then() -> None:
    table = duel([SITE, "Big Bruiser", "hand: Twenty Lashes", "pool: mm"], [SITE, "Jade Dragon Monk"])
    table.play("Twenty Lashes", "Big Bruiser").passes().check("Big Bruiser", damage=3, fighting=8)
    table = duel([SITE, "hand: Twenty Lashes", "pool: mm"], [SITE, "Jade Dragon Monk"])
    table.play("Twenty Lashes").passes().check("Jade Dragon Monk", zone="smoked")


@rule("SF-49.7")
def test_viking_burial_toasts_a_character_and_a_state() -> None:
    table = duel([SITE, "hand: Viking Burial", "smoked: Butterfly Swords", "pool: mm"], [SITE], power=0)
    table.play("Viking Burial", "Aztec Mummy").passes().power(2).check("Viking Burial", zone="toasted")
    assert sorted(table.pile("toasted", 0)) == ["Aztec Mummy", "Butterfly Swords", "Viking Burial"]
    duel([SITE, "hand: Viking Burial", "pool: mm"], [SITE, "smoked: Butterfly Swords"]).cannot("Play Viking Burial")


@rule("SF-44.1")
def test_white_wolf_brings_a_state_from_any_smoked_pile() -> None:
    table = duel([SITE, "Imp", "hand: White Wolf", "pool: mMM"], [SITE, "smoked: Butterfly Swords", "Alfar"])
    table.play("White Wolf").passes().until("White Wolf", 0).choose("White Wolf").maybe("Butterfly Swords")
    table.cannot("White Wolf").choose("Imp").passes().check("Butterfly Swords", on="Imp")
    table = duel([SITE, "hand: White Wolf", "pool: mMM"], [SITE, "smoked: Butterfly Swords"])
    table.play("White Wolf").passes()
    assert table.kind == "main shot"


@rule("SF-43.0")
def test_william_franklin_reloads_for_a_thunder_event() -> None:
    table = duel([SITE, "hand: Craft and Might", "smoked: William Franklin", "pool: mmM"], [SITE])
    table.play("Craft and Might").until("William Franklin").choose("William Franklin").passes()
    table.check("William Franklin", zone="deck")
    table = duel([SITE, "hand: Twenty Lashes", "Imp", "smoked: William Franklin", "pool: mm"], [SITE])
    table.play("Twenty Lashes").passes().check("William Franklin", zone="smoked")
