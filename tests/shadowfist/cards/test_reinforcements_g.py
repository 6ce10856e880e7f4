"""Reinforcements: the Guiding Hand, the Jammers and the Four Monarchs, each played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import AMBUSH, LOYALTY, STEALTH, UNSTOPPABLE
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- the Guiding Hand ----------------------------------------------------------------------------


@rule("SF-10.4", "SF-33.0")
def test_buddhist_gardener_silences_or_mends_a_site() -> None:
    table = duel([SITE, "Buddhist Gardener"], ["Diamond Beach", "The Great Wastes"])
    table.use("Buddhist Gardener", "The Great Wastes", text="Cancel").passes()
    table.end_turn().until("main shot", 1).cannot("Use The Great Wastes")
    table = duel(["Diamond Beach (3 damage)", "Buddhist Gardener", "SEAL Team (1 damage)"], [SITE])
    table.use("Buddhist Gardener", text="Heal").maybe("Diamond Beach").passes().check("Diamond Beach", damage=1)
    table.check("SEAL Team", damage=1)


@rule("SF-36.0")
def test_chin_ken_learns_from_an_opponent_at_his_location() -> None:
    duel([SITE, "Chin Ken", "SEAL Team"], [SITE, "Mantis Fighter"]).cannot("Use Chin Ken")
    table = duel([SITE, "Chin Ken"], [DOWN, "SEAL Team", "Diamond Beach", "Maverick Trucker"])
    table.attack("the face-down", "Chin Ken").act("Use Chin Ken", "SEAL Team", hold=True).resolves()
    table.check("Chin Ken", has=STEALTH, toughness=0).ends().end_turn().until("main shot", 1)
    table.check("Chin Ken", lacks=STEALTH)


@rule("SF-28.6")
def test_circle_walking_passes_by_cheap_guards() -> None:
    mine = [SITE, "SEAL Team", "Circle Walking > SEAL Team"]
    table = duel(mine, [SITE, "Imp", "Blue Monk", "Grey Mountain"])
    table.attack(SITE, "SEAL Team").until("intercept").cannot("Imp").cannot("Blue Monk")
    assert table.offers("Grey Mountain")


def test_green_master_grows_by_discarding() -> None:
    table = duel([SITE, "Green Master", "hand: Imp", "hand: SEAL Team"]).check("Green Master", toughness=1)
    table.use("Green Master", "Imp").passes().use("Green Master").passes().check("Green Master", fighting=10)
    table.end_turn().until("main shot", 1).check("Green Master", fighting=8)


@rule("SF-30.1", "SF-33.0")
def test_violet_principle_warrior_cancels_whoever_she_fights() -> None:
    table = duel([SITE, "Violet Principle Warrior"], [SITE, "Maverick Trucker", "Muscle Car > Maverick Trucker"])
    table.attack("Maverick Trucker", "Violet").ends().check("Maverick Trucker", fighting=1, toughness=0, damage=2)
    table.end_turn().until("main shot", 1).check("Maverick Trucker", fighting=4, toughness=1)


@rule("SF-30.1")
def test_violet_principle_warrior_cancels_as_an_interceptor_too() -> None:
    table = duel([SITE, "Maverick Trucker", "Muscle Car > Maverick Trucker"], [SITE, "Violet Principle Warrior"])
    table.attack(SITE, "Maverick Trucker").until("intercept").choose("Violet").ends()
    table.check("Maverick Trucker", fighting=1, toughness=0, damage=2)


def test_yellow_reprisal_hands_damage_on() -> None:
    mine = [SITE, "Seamus (3 damage)", "Imp", "Dockyard", "Mantis Fighter", "hand: Yellow Reprisal", "pool: ggC"]
    table = duel(mine, [SITE, "SEAL Team (1 damage)"])
    table.play("Yellow Reprisal").maybe("Imp").passes().check("Seamus", damage=0).check("Imp", zone="smoked")
    table.check("Mantis Fighter", zone="in play").check("SEAL Team", damage=1)
    table = duel([SITE, "Seamus (3 damage)", "hand: Yellow Reprisal", "pool: ggC"]).cannot("Play Yellow Reprisal")


# --- the Jammers ---------------------------------------------------------------------------------


def test_mandrill_sergeant_counts_monkeys_in_your_pile() -> None:
    table = duel([SITE, "Mandrill Sergeant", "smoked: Test Monkey", "smoked: Imp"], [SITE, "smoked: Test Monkey"])
    table.check("Mandrill Sergeant", fighting=4)


@rule("SF-24.2.1", "SF-37.0")
def test_rabble_rousing_makes_a_character_cheaper_for_each_rival() -> None:
    mine = [SITE, "hand: Rabble Rousing", "hand: Walking Corpses", "pool: jje"]
    table = duel(mine, [SITE, "Imp (turned)", "SEAL Team (turned)"], [SITE, "Seamus (turned)"], [SITE, "Imp"], power=0)
    table.play("Rabble Rousing", "{1}", "{2}").passes().choose("Walking Corpses").maybe("Puzzle Garden").passes()
    assert table.seat == 1
    table.cannot("Seamus").choose("SEAL Team").choose("No more" if table.offers("No more") else "None")
    table.passes().check("Walking Corpses", zone="in play").check("SEAL Team", turned=False)
    table.check("Imp", 1, turned=True).check("Seamus", turned=True)


def test_rhesus_pieces_blow_up_somebody() -> None:
    table = duel([SITE, "Hungry Ghosts"], [SITE, "Rhesus Pieces", "Imp"])
    table.use("Hungry Ghosts", "Rhesus Pieces").until("Imp", 1)
    assert table.offers("Hungry Ghosts")
    table.choose("Imp").passes().check("Imp", zone="smoked")


@rule("SF-29.7")
def test_test_monkey_does_not_burn() -> None:
    mine = [SITE, "hand: Incendiary Blast", "hand: Final Brawl", "Abysmal Wyrm", "pool: eeeMMMddjj"]
    table = duel(mine, [SITE, "Test Monkey"])
    table.check("Test Monkey", has=UNSTOPPABLE).play("Final Brawl").passes().check("Test Monkey", damage=2)
    table.play("Incendiary Blast", "Test Monkey").passes().check("Test Monkey", damage=2)
    table.attack("Test Monkey", "Abysmal Wyrm").ends().check("Test Monkey", damage=2)


# --- the Four Monarchs ---------------------------------------------------------------------------


def test_blood_and_thunder_needs_an_attack_and_loves_thunder() -> None:
    mine = [SITE, "SEAL Team", "Butterfly Knight", "Imp", "hand: Blood and Thunder", "pool: mm"]
    table = duel(mine, [SITE, DOWN]).cannot("Play Blood and Thunder")
    table.attack("the face-down", "SEAL Team", "Butterfly Knight").maybe("All others turn")
    table.act("Play Blood and Thunder", hold=True).resolves().check("SEAL Team", combat_damage=1, lacks=UNSTOPPABLE)
    table.check("Butterfly Knight", combat_damage=2, has=UNSTOPPABLE).check("Imp", combat_damage=0).ends()
    table.check("Butterfly Knight", combat_damage=0)


def test_bloody_but_unbowed_are_your_wounded() -> None:
    table = duel([SITE, "Bloody but Unbowed", "SEAL Team (1 damage)", "Seamus"], [SITE, "Big Bruiser (1 damage)"])
    table.check("SEAL Team", has=AMBUSH).check("Seamus", lacks=AMBUSH).check("Big Bruiser", lacks=AMBUSH)


@rule("SF-24.1.3", "SF-28.1.4")
def test_huan_ken_is_out_of_reach_while_unturned() -> None:
    table = duel([SITE, "hand: Back for Seconds", "pool: d"], [SITE, "Huan Ken", "Imp", "SEAL Team"])
    table.choose("Play Back for Seconds").cannot("Huan Ken")
    table = duel([SITE, "hand: Back for Seconds", "pool: d"], [SITE, "Huan Ken (turned)"])
    table.play("Back for Seconds").passes().check("Huan Ken", turned=False)
    table = duel([SITE, "Huan Ken"], ["City Park", "Secluded Redoubt"])
    table.attack("Secluded Redoubt", "Huan Ken").choose("Huan Ken").ends().check("Huan Ken", turned=False)
    table.attack("City Park", "Huan Ken").ends().check("Huan Ken", turned=True)


@rule("SF-50.1")
def test_lance_corporal_ambushes_who_provides_two() -> None:
    table = duel([SITE, "Lance Corporal"], [SITE, "Imp"])
    table.attack("Imp", "Lance Corporal").ends().check("Lance Corporal", zone="in play").check("Imp", zone="smoked")
    table = duel([SITE, "Lance Corporal"], [SITE, "Rhesus Pieces"])
    table.attack("Rhesus Pieces", "Lance Corporal").ends().check("Lance Corporal", zone="smoked")


@rule("SF-42.0")
def test_one_maiden_warrior_returns_when_monarchs_are_attacked() -> None:
    theirs = ["Estate of the Coming Storm", "City Park", "smoked: Maiden Warrior", "smoked: Maiden Warrior"]
    table = duel([SITE, "SEAL Team"], theirs)
    table.attack("Estate", "SEAL Team").until("Maiden Warrior", 1).choose("Maiden Warrior").choose("Maiden Warrior")
    table.ends().check("Maiden Warrior", zone="in play", fighting=4, control=1).check(
        "Maiden Warrior (2)", zone="smoked"
    )
    table.end_turn().until("main shot", 1).check("Maiden Warrior", fighting=2)
    table = duel([SITE, "SEAL Team"], theirs).attack("City Park", "SEAL Team").ends()
    table.check("Maiden Warrior", zone="smoked")


def test_maiden_warrior_is_strong_in_the_turn_she_enters() -> None:
    table = duel([SITE, "hand: Maiden Warrior", "pool: m"], [SITE])
    table.play("Maiden Warrior").passes().check("Maiden Warrior", fighting=4)
    table.end_turn().until("main shot", 1).check("Maiden Warrior", fighting=2)


def test_thunder_berserkers_and_sir_guinglain() -> None:
    table = duel([SITE, "Thunder Berserkers"], [SITE, "Sir Guinglain"]).check("Thunder Berserkers", lacks=AMBUSH)
    table.check("Sir Guinglain", has=AMBUSH, fighting=4).check("Sir Guinglain", has=LOYALTY)
    duel([SITE, "Thunder Berserkers", "Butterfly Knight"]).check("Thunder Berserkers", has=AMBUSH)


def test_thunder_gauntlet_strengthens_its_subject_and_another() -> None:
    table = duel([SITE, "SEAL Team", "Thunder Gauntlet > SEAL Team", "Imp"]).check("SEAL Team", fighting=5)
    table.use("Thunder Gauntlet").maybe("Imp").passes().check("Imp", combat_damage=1).check(
        "SEAL Team", combat_damage=0
    )
    table.check("Thunder Gauntlet", turned=True).check("SEAL Team", turned=False)
    table.end_turn().until("main shot", 1).check("Imp", combat_damage=0)
