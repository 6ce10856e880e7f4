"""Endgame, each card played for what matters on it: the Four Monarchs, the Guiding Hand, the Jammers, the Sites."""

from kwoon.games.shadowfist.terms.codes import SUPERLEAP
from tests.rules import rule
from tests.shadowfist.cards.test_endgame_a_to_l import DOWN, SITE, in_play
from tests.shadowfist.duel import duel

# --- the Four Monarchs ---------------------------------------------------------------------------


@rule("SF-30.2")
def test_chiu_bagong_strikes_as_combat_begins_and_hates_the_dead() -> None:
    table = duel([SITE, "Chiu Bagong"], [SITE, "Walking Corpses", "Imp"])
    table.attack("Walking Corpses", "Chiu Bagong").ends().check("Chiu Bagong", damage=1)
    table = duel([SITE, "Kung Fu Master"], [SITE, "Chiu Bagong"])
    table.attack(SITE, "Kung Fu Master").until("intercept").choose("Chiu Bagong").ends().check("Chiu Bagong", damage=5)
    table = duel([SITE, "Chiu Bagong"], ["Dockyard"])
    table.attack("Dockyard", "Chiu Bagong").until("Smoke it").choose("Smoke it")


@rule("SF-35.0")
def test_claw_of_the_ice_bear_may_smoke_a_state_and_is_paid_for_its_own() -> None:
    for title, gain in (("Muscle Car", 1), ("Hover Tank", 0)):
        mine = [SITE, "Claw of the Ice Bear", "Imp", "Muscle Car > Imp"]
        table = duel(mine, ["Dockyard", "Seamus (turned)", "Hover Tank > Seamus"], power=0)
        table.attack("Dockyard", "Claw of the Ice Bear").until("Claw of the Ice Bear", 0)
        table.choose("Claw of the Ice Bear", title).ends().check(title, zone="smoked").power(gain, 0)
    table = duel(mine, ["Dockyard"], power=0).attack("Dockyard", "Claw of the Ice Bear").ends()
    table.check("Muscle Car", zone="in play")
    table = duel(mine, ["Dockyard", "Sewer Scum"], power=0).attack("Dockyard", "Claw of the Ice Bear")
    table.until("intercept").choose("Sewer Scum").cannot("Claw of the Ice Bear").ends().power(0, 0)


@rule("SF-16.0")
def test_crystal_heart_is_paid_once_a_turn_for_healing() -> None:
    mine = [SITE, "Crystal Heart", "SEAL Team (1 damage)", "Seamus (1 damage)"]
    table = duel(mine, [SITE, "Imp"], power=0).choose("Turn to heal SEAL Team").passes().power(1, 0)
    table.choose("Turn to heal Seamus").passes().power(1, 0)
    table = duel([SITE, "SEAL Team (1 damage)"], [SITE, "Crystal Heart"], power=0)
    table.choose("Turn to heal SEAL Team").passes().power(0, 0)


@rule("SF-26.4")
def test_earthbound_warriors_leave_a_spirit_for_each_who_falls_in_the_attack() -> None:
    held = ["hand: Earthbound Warriors", "pool: mm"]
    table = duel([SITE, "SEAL Team"], [SITE, "Imp", *held]).attack(SITE, "SEAL Team")
    table.until("Play Earthbound Warriors", 1).choose("Play Earthbound Warriors").until("intercept").choose(
        "Imp"
    ).ends()
    table.check("Spirit", fighting=1, control=1)
    assert in_play(table, "Spirit") == 1
    duel([SITE, *held], [SITE]).cannot("Play Earthbound Warriors")


@rule("SF-18.1")
def test_shinigami_horigome_punishes_mixed_resources() -> None:
    table = duel([SITE, "Shinigami Horigome"], ["City Center", "pool: aag"]).attack("City Center", "Shinigami Horigome")
    table.until("Smoke it")
    table = duel([SITE, "Shinigami Horigome", "pool: ad"], ["City Center", "pool: aa"])
    table.attack("City Center", "Shinigami Horigome").ends().check("City Center", damage=6)


# --- the Guiding Hand ----------------------------------------------------------------------------


def test_hidden_dragon_grows_once_a_turn_for_good() -> None:
    table = duel([SITE, "Hidden Dragon"], [SITE], power=5).use("Hidden Dragon").passes()
    table.check("Hidden Dragon", fighting=4).power(4, 5).cannot("Use Hidden Dragon")
    table.end_turn().until("main shot", 1).check("Hidden Dragon", fighting=4)


@rule("SF-50.4")
def test_mastery_of_the_red_principle_comes_in_a_crisis() -> None:
    table = duel([SITE, "SEAL Team"], [SITE, "Imp", "hand: Mastery of the Red Principle", "pool: g"], power=2)
    table.attack(SITE, "SEAL Team").until("Play Mastery of the Red Principle at its Crisis cost", 1)
    table.choose("Play Mastery of the Red Principle at its Crisis cost", "Imp").resolves()
    table.check("Imp", fighting=5, has=SUPERLEAP).power(2, 0)
    table = duel([SITE, "SEAL Team"], [SITE, "Imp", DOWN, "hand: Mastery of the Red Principle", "pool: ggg"])
    table.attack(SITE, "SEAL Team").until("Reveal City Park", 1)
    plays = [label for label in table.labels() if label.startswith("Play")]
    assert len(plays) == 1
    assert plays[0].startswith("Play Mastery of the Red Principle at its Crisis cost")


def test_red_ally_helps_another_attacker() -> None:
    table = duel([SITE, "Red Ally", "Imp", "Seamus"], [SITE, DOWN]).attack("the face-down", "Red Ally", "Imp")
    table.maybe("Imp").resolves().check("Imp", toughness=1, has=SUPERLEAP).check("Red Ally", toughness=0)
    table.ends().check("Imp", toughness=1)
    table = duel([SITE, "Red Ally", "Imp", "Seamus"], [SITE, DOWN]).attack("the face-down", "Seamus", "Imp").resolves()
    table.check("Imp", toughness=0).check("Seamus", toughness=0)


@rule("SF-22.2.1", "SF-47.0")
def test_unbroken_protectorship_keeps_one_martial_artist() -> None:
    table = duel([SITE, "Unbroken Protectorship", "Old Uncle"], [SITE])
    for _ in range(2):
        table.end_turn().until("main shot", 1)
        table.end_turn().until("main shot", 0).check("Martial Artist", fighting=2, has=SUPERLEAP)
        assert in_play(table, "Martial Artist") == 1


@rule("SF-9.2.3")
def test_white_crocus_society_heals_from_the_hand() -> None:
    table = duel([SITE, "SEAL Team (3 damage)", "hand: White Crocus Society", "pool: g"], [SITE])
    table.use("White Crocus Society").passes().check("SEAL Team", damage=0)
    table.check("White Crocus Society", zone="toasted")
    duel([SITE, "SEAL Team (3 damage)", "hand: White Crocus Society"], [SITE]).cannot("Use White Crocus Society")


@rule("SF-26.1")
def test_winds_of_change_draws_more_against_high_tech() -> None:
    theirs = [SITE, "hand: Winds of Change", "pool: gg"]
    table = duel([SITE, "Seamus", "hand: Final Brawl", "pool: dd"], theirs, power=0).play("Final Brawl")
    table.until("Winds of Change", 1).choose("Winds of Change").passes().power(0, 1)
    assert table.hand(1) == []
    mine = [SITE, "Seamus", "hand: The Algernon Effect", "pool: HH"]
    table = duel(mine, theirs, power=1).play("The Algernon Effect").until("Winds of Change", 1)
    table.choose("Winds of Change").passes().power(0, 2)
    assert len(table.hand(1)) == 2
    table = duel([SITE, "Seamus", "hand: Final Brawl", "hand: Winds of Change", "pool: ddgg"]).play("Final Brawl")
    table.passes().power(9, 9)


# --- the Jammers ---------------------------------------------------------------------------------


@rule("SF-12.0", "SF-47.0")
def test_anarchy_in_the_hk_answers_a_burning_with_fanatics() -> None:
    theirs = [SITE, "Dockyard (5 damage)", "hand: Anarchy in the HK!", "pool: jj"]
    table = duel([SITE, "SEAL Team"], theirs, [SITE]).attack("Dockyard", "SEAL Team").until("Smoke it")
    table.choose("Burn it for victory").until("Anarchy", 1).choose("Anarchy").ends()
    assert in_play(table, "Fanatic") == 3
    table.check("Fanatic", control=1, fighting=2)
    table = duel([SITE, "SEAL Team"], theirs, [SITE]).attack("Dockyard", "SEAL Team").until("Smoke it")
    table.choose("Seize").ends()
    assert in_play(table, "Fanatic") == 0


@rule("SF-29.7")
def test_grim_bonobo_worsens_all_other_damage() -> None:
    table = duel([SITE, "Grim Bonobo", "Seamus", "hand: Final Brawl", "pool: dd"], ["Dockyard", "SEAL Team"])
    table.play("Final Brawl").passes().check("SEAL Team", damage=3).check("Seamus", damage=3)
    table = duel([SITE, "Grim Bonobo"], ["Dockyard"]).attack("Dockyard", "Grim Bonobo").ends()
    table.check("Dockyard", damage=2)


def test_keeper_taylor_drives_everyone_where_he_is() -> None:
    table = duel([SITE, "Keeper Taylor", "Seamus", "City Park", "Imp"], ["Dockyard", DOWN, "SEAL Team"])
    table.check("Keeper Taylor", combat_damage=2).check("Seamus", combat_damage=2).check("Imp", combat_damage=0)
    table.attack("the face-down", "Keeper Taylor").check("SEAL Team", combat_damage=2).check("Seamus", combat_damage=0)


@rule("SF-29.2")
def test_lighting_the_fuse_is_paid_for_damage_on_feng_shui_sites() -> None:
    held = ["hand: Lighting the Fuse", "pool: jjM"]
    table = duel([SITE, "Seamus", "Hungry Ghosts", "hand: Killing Rain", *held], [DOWN], power=1).play("Killing Rain")
    table.until("Lighting the Fuse", 0).choose("Lighting the Fuse").passes().power(2, 1)
    table = duel([SITE, "SEAL Team", *held], ["Dockyard"], power=1).attack("Dockyard", "SEAL Team").ends()
    table.check("Dockyard", damage=4).power(1, 1)
    table = duel([SITE, "Hungry Ghosts", *held], ["Dockyard", "SEAL Team"], power=1).use("Hungry Ghosts", "SEAL Team")
    table.passes().check("SEAL Team", damage=1).power(1, 1)


@rule("SF-8.4")
def test_unlikely_bedfellows_come_for_dragons_too() -> None:
    for pool in ("pool: jj", "pool: dd", "pool: dj"):
        table = duel([SITE, "hand: Unlikely Bedfellows", pool]).play("Unlikely Bedfellows").passes()
        table.check("Hero", fighting=2, control=0).check("Fanatic", fighting=2, control=0)
    assert duel([SITE, "hand: Unlikely Bedfellows", "pool: dg"]).why("Unlikely Bedfellows") == "SF-8.4"


# --- the Feng Shui Sites -------------------------------------------------------------------------


@rule("SF-28.4", "SF-28.1.3")
def test_catacombs_give_each_attacker_a_card() -> None:
    table = duel([SITE, "SEAL Team", "Imp"], ["Catacombs"], [SITE, "Seamus"]).attack("Catacombs", "SEAL Team", "Imp")
    table.until("Seamus", 2).choose("Seamus").ends()
    assert [len(table.hand(seat)) for seat in (0, 1, 2)] == [1, 0, 1]
    table = duel([SITE, "SEAL Team"], ["Catacombs", "Dockyard"]).attack("Dockyard", "SEAL Team").ends()
    assert table.hand(0) == []


def test_emerald_mine_stores_work_and_pays_it_out() -> None:
    table = duel(["Emerald Mine", "SEAL Team", SITE, "Imp"], [SITE], power=0).use("Emerald Mine").passes()
    table.check("SEAL Team", turned=True).check("Imp", turned=False).check("Emerald Mine", turned=True, counters=1)
    table = duel(["Emerald Mine (3 counters)"], [SITE], power=0).use("Emerald Mine", "2").passes()
    table.check("Emerald Mine", turned=True, counters=1).power(2, 0)


@rule("SF-35.3", "SF-24.1.4", "SF-16.0")
def test_shis_hillside_estate_pays_with_its_own_body() -> None:
    table = duel(["Shi's Hillside Estate"], [SITE, "SEAL Team"]).use("Shi's Hillside Estate")
    table.check("Shi's Hillside Estate", damage=2, turned=True).passes().check("SEAL Team", control=0)
    table.end_turn().until("main shot", 1).check("SEAL Team", control=1)
    table = duel([SITE, "Shi's Hillside Estate (back)"], [SITE, "SEAL Team"]).cannot("Use Shi's Hillside Estate")
    mine = ["Shi's Hillside Estate (2 damage)", "hand: Renewal", "pool: C"]
    duel(mine, [SITE]).play("Renewal").passes().check("Shi's Hillside Estate", damage=2)


@rule("SF-19.0", "SF-30.3.3.2")
def test_shis_hillside_estate_is_healed_when_it_is_seized() -> None:
    table = duel([SITE, "SEAL Team"], [SITE, "Shi's Hillside Estate (2 damage)"])
    table.attack("Shi's Hillside Estate", "SEAL Team").until("Smoke it").choose("Seize").ends()
    table.check("Shi's Hillside Estate", control=0, damage=0)
