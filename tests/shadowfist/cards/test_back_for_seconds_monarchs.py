"""Back for Seconds: the Four Monarchs, Magic and High-Tech, each played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import GUTS
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


@rule("SF-10.4")
def test_armorer_arms_anyone_while_he_stays_turned() -> None:
    table = duel([SITE, "Armorer", "Imp"], [SITE, "SEAL Team"])
    table.use("Armorer", "SEAL Team").passes().check("SEAL Team", combat_damage=1, toughness=1)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("Armorer", turned=False)
    table.check("SEAL Team", combat_damage=0, toughness=0)


def test_blood_lust_counts_the_damaged_of_opponents_only() -> None:
    theirs = ["SEAL Team (1 damage)", "Blue Monk (2 damage)", "Imp", "Diamond Beach (1 damage)"]
    table = duel([SITE, "Bulletproof Monk (1 damage)", "hand: Blood Lust", "pool: m"], [SITE, *theirs], power=0)
    table.play("Blood Lust").passes().power(2, 0)


@rule("SF-29.7")
def test_fakhir_al_din_burns_all_others_and_is_tough_against_the_damaged() -> None:
    table = duel([SITE, "SEAL Team", "hand: Fakhir-al-Din", "pool: mm"], [SITE, "Blue Monk", "Imp"])
    table.play("Fakhir-al-Din").maybe("{0}'s").passes().check("Fakhir-al-Din", damage=0).check("Imp", zone="smoked")
    table.check("SEAL Team", damage=2).check("Blue Monk", damage=2).check(SITE, 1, damage=0)
    for marks, taken in (("", 4), (" (1 damage)", 2)):
        table = duel([SITE, "Fakhir-al-Din"], [SITE, f"Bulletproof Monk{marks}"])
        table.attack("Bulletproof Monk", "Fakhir-al-Din").ends().check("Fakhir-al-Din", damage=taken)


@rule("SF-29.9", "SF-45.0")
def test_fire_cadets_strike_where_they_are_past_toughness() -> None:
    table = duel([SITE, "SEAL Team", "Diamond Beach", "Fire Cadets"], [SITE, "Imp"])
    table.use("Fire Cadets")
    assert not table.offers("SEAL Team")
    assert not table.offers("Imp")
    table.maybe("Diamond Beach").passes().check("Diamond Beach", damage=2).check("Fire Cadets", zone="smoked")


@rule("SF-28.3")
def test_fire_cadets_strike_at_the_location_that_they_attack() -> None:
    table = duel([SITE, "Fire Cadets"], [SITE, "SEAL Team", DOWN])
    table.attack(SITE, "Fire Cadets").until("Use Fire Cadets", 0).use("Fire Cadets", "SEAL Team").resolves()
    table.check("SEAL Team", damage=2)


def test_fire_dancer_is_a_plain_character() -> None:
    duel([SITE, "hand: Fire Dancer"]).play("Fire Dancer").passes().check("Fire Dancer", fighting=1)


@rule("SF-24.1.3")
def test_fire_mystic_may_hurt_a_card_of_whoever_plays_an_event() -> None:
    table = duel([SITE, "SEAL Team", "hand: Back for Seconds", "pool: d"], [SITE, "Fire Mystic"], [SITE, "Blue Monk"])
    table.play("Back for Seconds", "SEAL Team").until("Fire Mystic", 1).choose("Fire Mystic")
    assert not table.offers("Blue Monk")
    assert not table.offers("Fire Mystic")
    table.choose("SEAL Team").passes().check("SEAL Team", damage=1)
    table = duel([SITE, "SEAL Team", "hand: Back for Seconds", "pool: d"], [SITE, "Fire Mystic"])
    table.play("Back for Seconds", "SEAL Team").until("Fire Mystic", 1)
    assert table.offers("Let it go")
    table = duel([SITE, "Fire Mystic", "hand: Back for Seconds", "pool: d"], [SITE, "SEAL Team"])
    table.play("Back for Seconds", "SEAL Team").passes().check("SEAL Team", damage=0)


@rule("SF-24.1.3", "SF-33.0")
def test_fire_sled_is_out_of_reach_for_sites_and_cancels_those_it_attacks() -> None:
    table = duel(
        ["Cataract Gorge", "SEAL Team", "Fire Sled > SEAL Team", "Imp", "Hungry Ghosts"], [SITE, "Diamond Beach"]
    )
    table.use("Cataract Gorge")
    assert not table.offers("SEAL Team")
    table.choose("Imp").passes().use("Hungry Ghosts", "SEAL Team").passes().check("SEAL Team", damage=1)
    table = duel([SITE, "The She-Wolf (2 damage)", "Fire Sled > The She-Wolf"], [SITE, DOWN])
    table.attack(SITE, "The She-Wolf").ends().check(SITE, 1, damage=6)


@rule("SF-14.0")
def test_fire_sled_leaves_netherworld_sites_their_text() -> None:
    table = duel([SITE, "SEAL Team", "Fire Sled > SEAL Team"], ["Diamond Beach", DOWN])
    table.attack("Diamond Beach", "SEAL Team").ends().check("Diamond Beach", damage=2)
    table = duel([SITE, "The She-Wolf (2 damage)", "Fire Sled > The She-Wolf"], ["Dockyard", "Puzzle Garden (down)"])
    table.attack("the face-down", "The She-Wolf").ends().check(SITE, 1, damage=6)


def test_fire_sword_gives_both() -> None:
    table = duel([SITE, "Imp", "hand: Fire Sword", "pool: mM"])
    table.play("Fire Sword").passes().check("Imp", fighting=3, combat_damage=2)


@rule("SF-35.0", "SF-9.2.5.1")
def test_fire_warriors_count_what_they_have_lost() -> None:
    lost = ["Diamond Beach (of 0)", "Imp (of 0)", "Dockyard"]
    table = duel([SITE, "Fire Warriors", "burned: City Park"], [SITE, *lost, "burned: Cataract Gorge"])
    table.check("Fire Warriors", fighting=5)
    table = duel([SITE, "Fire Warriors"], [SITE, "burned: Cataract Gorge (of 0)", "smoked: Imp (of 0)"])
    table.check("Fire Warriors", fighting=3)


@rule("SF-20.0", "SF-28.1.3")
def test_khalid_is_paid_for_the_target_of_his_attack_only() -> None:
    table = duel([SITE, "Khalid Al-Haddad"], [SITE, "SEAL Team", "Bulletproof Monk"], power=0)
    table.attack("SEAL Team", "Khalid Al-Haddad").until("gain 1 Power").choose("draw 2 cards").ends()
    assert len(table.hand(0)) == 2
    table.power(0, 0)
    table = duel([SITE, "Khalid Al-Haddad"], [SITE, "SEAL Team"], power=0)
    table.attack("SEAL Team", "Khalid Al-Haddad").until("gain 1 Power").choose("gain 1 Power").ends().power(1, 0)
    table = duel([SITE, "Khalid Al-Haddad (2 damage)"], [SITE, "SEAL Team"], power=0)  # both fall
    table.attack("SEAL Team", "Khalid Al-Haddad").until("gain 1 Power").choose("gain 1 Power").ends().power(1, 0)
    table = duel([SITE, "Khalid Al-Haddad"], [SITE, "Imp"], power=0)
    table.attack(SITE, "Khalid Al-Haddad").until("intercept").choose("Imp").ends().power(0, 0)
    assert table.hand(0) == []


@rule("SF-28.8", "SF-10.2")
def test_mouth_of_the_fire_righteous_urges_on_the_fire_of_its_location() -> None:
    mine = ["Fire Dancer", "Diamond Beach", "Mouth of the Fire Righteous", "Fire Cadets", "SEAL Team"]
    table = duel([SITE, *mine], [SITE, DOWN])
    table.attack(SITE, "Fire Cadets", "SEAL Team", "Fire Dancer").resolves()
    table.check("Fire Cadets", fighting=2).check("SEAL Team", fighting=4).check("Fire Dancer", fighting=1)
    table.check("Mouth of the Fire Righteous", fighting=7)
    table = duel([SITE, "Mouth of the Fire Righteous"], [SITE, DOWN])
    table.attack(SITE, "Mouth of the Fire Righteous").resolves().check("Mouth of the Fire Righteous", fighting=8)
    table = duel([SITE, "Mouth of the Fire Righteous", "SEAL Team", "Diamond Beach", "Imp"], power=3)
    table.use("Mouth of the Fire Righteous")
    assert not table.offers("Imp")
    table.choose("SEAL Team").passes().check("SEAL Team", damage=3).power(2, 3).cannot("Use Mouth")


@rule("SF-24.4", "SF-24.1.4")
def test_plots_and_intrigues_pay_for_each_site_that_is_shown() -> None:
    mine = ["City Park (down)", "Dockyard (down)", "Cataract Gorge (down)"]
    table = duel([*mine, "hand: Plots and Intrigues", "pool: mm"], [SITE], power=0)
    table.play("Plots and Intrigues", "City Park", "Cataract Gorge", "No more").passes().power(2, 0)
    table.check("City Park", down=False).check("Cataract Gorge", down=False).check("Dockyard", down=True)


@rule("SF-28.9")
def test_summer_fire_palace_burns_after_its_players_attacks() -> None:
    table = duel(["Summer Fire Palace", "Imp", "SEAL Team"], [SITE, "Blue Monk"])
    table.attack(SITE, "Imp").until("Summer Fire Palace", 0)
    assert table.offers("Let it go")
    table.choose("Summer Fire Palace", "Blue Monk").passes().check("Blue Monk", damage=2)
    table = duel([SITE, "Imp"], ["Summer Fire Palace", "Blue Monk"])
    table.attack("Summer Fire Palace", "Imp").ends().check("Imp", damage=0)


# --- Magic ---------------------------------------------------------------------------------------


@rule("SF-33.0", "SF-26.4")
def test_larcenous_mist_cancels_a_character_and_what_it_wears_or_puts_on() -> None:
    theirs = ["Maverick Trucker", "Butterfly Swords > Maverick Trucker", "hand: Fire Sword", "pool: mM"]
    table = duel([SITE, "hand: Larcenous Mist", "pool: MM"], [SITE, *theirs])
    table.end_turn().until("main shot", 1).choose("Play Fire Sword").maybe("Maverick Trucker")
    table.until("Play Larcenous Mist", 0).play("Larcenous Mist").maybe("Maverick Trucker").passes()
    table.check("Maverick Trucker", lacks=GUTS, toughness=0, combat_damage=0, fighting=3)
    table.end_turn().until("main shot", 0)
    table.check("Maverick Trucker", has=GUTS, toughness=1, combat_damage=5, fighting=5)


def test_larcenous_mist_cancels_a_state_played_afterwards() -> None:
    table = duel([SITE, "hand: Larcenous Mist", "hand: Fire Sword", "pool: MMmM"], [SITE, "SEAL Team"])
    table.play("Larcenous Mist").passes().play("Fire Sword").passes().check("SEAL Team", fighting=4, combat_damage=0)


@rule("SF-18.1")
def test_shattering_fire_counts_magic() -> None:
    table = duel([SITE, "hand: Shattering Fire", "pool: MMM"], [SITE, "SEAL Team"])
    table.play("Shattering Fire").passes().check("SEAL Team", damage=3)


# --- High-Tech -----------------------------------------------------------------------------------


@rule("SF-10.5")
def test_electro_gauntlet_loads_and_strikes() -> None:
    table = duel([SITE, "SEAL Team", "hand: Electro-Gauntlet", "pool: H"])
    table.play("Electro-Gauntlet").passes().check("Electro-Gauntlet", counters=1)
    table.use("Electro-Gauntlet", text="Put 1 counter").passes().check("Electro-Gauntlet", counters=2, turned=True)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("Electro-Gauntlet", counters=3)
    table.use("Electro-Gauntlet", "2", text="remove X").passes()
    table.check("Electro-Gauntlet", counters=1, turned=True).check("SEAL Team", combat_damage=2)
    table.end_turn().until("main shot", 1).check("SEAL Team", combat_damage=0)
