"""Year of the Goat: the Ascended, the Dragons and the Eaters of the Lotus, each card played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import (
    AMBUSH,
    ASSASSINATE,
    CORRUPTED,
    GUTS,
    INDEPENDENT,
    LETHAL,
    MOBILITY,
    REGENERATE,
    STEALTH,
    UNSTOPPABLE,
)
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- the Ascended --------------------------------------------------------------------------------


@rule("SF-10.4", "SF-35.3")
def test_agent_provocateur_holds_a_weak_one_while_turned() -> None:
    mine = [SITE, "Agent Provocateur"]
    duel(mine, [SITE, "SEAL Team"], power=0).cannot("Use Agent Provocateur")
    table = duel(mine, [SITE, "SEAL Team", "Death Shadow"], power=1).use("Agent Provocateur")
    assert not table.offers("Death Shadow")
    table.maybe("SEAL Team").passes().check("SEAL Team", control=0).check("Agent Provocateur", turned=True)
    table.end_turn().until("main shot", 1).check("SEAL Team", control=0)


@rule("SF-39.0", "SF-49.5")
def test_bear_market_empties_every_hand() -> None:
    table = duel([SITE, "hand: Bear Market", "hand: Imp", "pool: aaa"], [SITE, "hand: Imp", "hand: Seamus"])
    table.play("Bear Market").passes()
    assert table.hand(0) == table.hand(1) == []
    assert sorted(table.pile("toasted", 1)) == ["Imp", "Seamus"]


@rule("SF-28.6")
def test_commander_roger_keyes_buys_his_way_through() -> None:
    mine = [SITE, "Commander Roger Keyes"]
    table = duel(mine, [DOWN, "SEAL Team"], power=4).attack("the face-down", "Commander Roger Keyes").ends()
    table.check("City Park", damage=6)
    table = duel(mine, [DOWN, "SEAL Team"], power=3).attack("the face-down", "Commander Roger Keyes")
    table.until("intercept").choose("SEAL Team").ends().check("SEAL Team", zone="smoked")


def test_contract_assassin_and_little_flower_are_killers() -> None:
    table = duel([SITE, "Contract Assassin", "Little Flower"]).check("Contract Assassin", has=ASSASSINATE | STEALTH)
    table.check("Little Flower", has=ASSASSINATE, fighting=1)


@rule("SF-22.2.3")
def test_house_arrest_keeps_its_subject_turned() -> None:
    theirs = [SITE, "SEAL Team (turned)", "Imp (turned)"]
    table = duel([SITE, "hand: House Arrest", "pool: aa"], theirs).play("House Arrest", "SEAL Team").passes()
    table.end_turn().until("main shot", 1).check("SEAL Team", turned=True).check("Imp", turned=False)
    table.end_turn().until("main shot", 0).end_turn().until("main shot", 1).check("SEAL Team", turned=True)


@rule("SF-24.2.1", "SF-14.0")
def test_nicole_dorca_grows_by_what_the_attacked_player_holds() -> None:
    theirs = ["City Park", "Dockyard", "hand: SEAL Team", "hand: Mantis Fighter", "hand: Imp"]
    table = duel([SITE, "Nicole D'Orca"], theirs, [DOWN, "hand: SEAL Team"])
    table.attack("City Park", "Nicole D'Orca").choose("Transformed").resolves().check("Nicole D'Orca", fighting=6)
    table.ends().end_turn().until("main shot", 0).check("Nicole D'Orca", fighting=6)
    table.attack("Dockyard", "Nicole D'Orca").choose("Sailor").resolves().check("Nicole D'Orca", fighting=7)


@rule("SF-28.1.3", "SF-50.1")
def test_operation_hidden_tiger_hunts_characters_only() -> None:
    mine = [SITE, "SEAL Team", "hand: Operation Hidden Tiger", "pool: a"]
    table = duel(mine, [SITE, "Grey Mountain", DOWN])
    table.attack("Grey Mountain", "SEAL Team").act("Play Operation Hidden Tiger", hold=True)
    table.resolves().check("SEAL Team", has=AMBUSH | ASSASSINATE)
    duel(mine, [SITE, DOWN]).attack(SITE, "SEAL Team").cannot("Play Operation Hidden Tiger")


@rule("SF-9.1.2")
def test_police_escort_stays_with_someone_unique() -> None:
    table = duel([SITE, "Police Escort", "Elle Mactans"]).check("Police Escort", toughness=1, has=MOBILITY)
    table = duel([SITE, "Police Escort", "Dockyard", "Elle Mactans"]).check("Police Escort", toughness=0)
    table.check("Police Escort", lacks=MOBILITY)


@rule("SF-26.1.1", "SF-28.3")
def test_roar_of_the_lion_feeds_on_who_falls_beside_it() -> None:
    mine = [SITE, "Imp", "Dockyard", "Roar of the Lion", "Mantis Fighter", "hand: Final Brawl", "pool: dd"]
    table = duel(mine).play("Final Brawl").passes().check("Imp", zone="smoked").check("Mantis Fighter", zone="smoked")
    table.check("Roar of the Lion", fighting=5, damage=2)
    table = duel([SITE, "Roar of the Lion"], [SITE, "Imp"]).attack("Imp", "Roar of the Lion").ends()
    table.check("Roar of the Lion", fighting=6, damage=1)


@rule("SF-21.0", "SF-24.2.1")
def test_shadowed_pays_when_an_opponent_turns_its_subject() -> None:
    table = duel([SITE, "SEAL Team"], [SITE, "Shadowed > SEAL Team"], power=0)
    table.attack(SITE, "SEAL Team").until("trigger", 1).choose("Shadowed").choose("gain 1 Power")
    assert table.kind != "trigger"
    table.resolves().power(0, 1)
    mine = [SITE, "SEAL Team", "Blast Aura > SEAL Team", "Imp"]
    table = duel(mine, [SITE, "Shadowed > SEAL Team"], power=0)
    table.use("Blast Aura", "Imp").until("trigger", 1).choose("Shadowed").choose("draw 2 cards").passes()
    assert len(table.hand(1)) == 2


@rule("SF-21.0")
def test_shadowed_sees_an_attack_without_turning_and_pays_once() -> None:
    table = duel([SITE, "Butterfly Knight"], [SITE, "Shadowed > Butterfly Knight"], power=0)
    table.attack(SITE, "Butterfly Knight").choose("Butterfly Knight").until("trigger", 1).choose("Shadowed")
    table.choose("gain 1 Power").ends().power(0, 1)
    table = duel([SITE, "SEAL Team", "Shadowed > SEAL Team"], [SITE], power=0)
    table.attack(SITE, "SEAL Team").passes()
    assert table.kind == "main shot"


@rule("SF-17.2.5", "SF-26.5")
def test_yanuario_garcia_sells_to_anyone() -> None:
    table = duel([DOWN, "Yanuario Garcia", "Imp"], [DOWN, "SEAL Team"], power=1)
    table.use("Yanuario Garcia").passes().check("Imp", combat_damage=1).check("SEAL Team", combat_damage=0)
    table.check("Yanuario Garcia", fighting=9).power(0, 1)
    table.attack("the face-down", "Imp").until("Use Yanuario Garcia", 1).choose("Use Yanuario Garcia").resolves()
    table.check("SEAL Team", combat_damage=1).check("Imp", combat_damage=1).check("Yanuario Garcia", fighting=10)
    table.power(0, 0).ends().end_turn().until("main shot", 1).check("Yanuario Garcia", fighting=10)
    table.check("SEAL Team", combat_damage=0)


# --- the Dragons ---------------------------------------------------------------------------------


@rule("SF-40.0", "SF-37.0")
def test_angie_dao_brings_help_before_a_fight() -> None:
    mine = [SITE, "Angie Dao", "Mantis Fighter", "hand: Hong Kong's Finest", "pool: d"]
    table = duel(mine, [SITE, "SEAL Team"], power=1).attack("SEAL Team", "Mantis Fighter").until("trigger", 0)
    table.choose("Angie Dao").passes().choose("Hong Kong").check("Hong Kong's Finest", zone="in play").power(0, 1)
    table = duel([SITE, "SEAL Team"], mine, power=1).attack("Mantis Fighter", "SEAL Team").until("trigger", 1)
    table.choose("Angie Dao").passes().choose("Hong Kong").check("Hong Kong's Finest", zone="in play")
    table = duel([SITE, "Angie Dao", "hand: Final Brawl", "pool: dd"]).play("Final Brawl").passes()
    table.check("Angie Dao", damage=0)


def test_angie_dao_helps_in_a_fight_with_a_site_too() -> None:
    mine = [SITE, "Angie Dao", "Mantis Fighter", "hand: Hong Kong's Finest", "pool: d"]
    table = duel(mine, [SITE], power=1).attack(SITE, "Mantis Fighter").until("trigger", 0).choose("Angie Dao")
    table.passes().choose("Hong Kong").check("Hong Kong's Finest", zone="in play")


def test_baxters_irregulars_hit_harder_when_hurt() -> None:
    table = duel([SITE, "Baxter's Irregulars", "Baxter's Irregulars (1 damage)"])
    table.check("Baxter's Irregulars", combat_damage=0, has=GUTS).check("Baxter's Irregulars (2)", combat_damage=2)


def test_clueless_heroes_have_their_abilities() -> None:
    duel([SITE, "Clueless Heroes"]).check("Clueless Heroes", toughness=1, has=INDEPENDENT | MOBILITY, fighting=8)


@rule("SF-28.11", "SF-28.12", "SF-17.2")
def test_inspector_dee_is_paid_by_success() -> None:
    mine = [SITE, "Inspector Dee", "Imp"]
    duel(mine, [SITE], power=2).attack(SITE, "Imp").ends().power(3, 2)
    theirs = [DOWN, SITE, "SEAL Team"]
    table = duel(mine, theirs, power=2).attack(SITE, "Imp").until("intercept").choose("SEAL Team").ends().power(1, 2)
    table.end_turn().until("main shot", 1).power(1)
    table.attack(SITE, "SEAL Team").ends().power(1)


@rule("SF-29.9")
def test_just_gettin_riled_up_spares_one() -> None:
    mine = [SITE, "Imp", "Clueless Heroes", "hand: Just Gettin' Riled up", "pool: d"]
    table = duel(mine, [SITE, "SEAL Team"]).play("Just Gettin' Riled up", "Imp").passes()
    table.check("Imp", damage=0, zone="in play").check("Clueless Heroes", damage=1).check("SEAL Team", damage=1)


@rule("SF-16.0", "SF-9.1.2")
def test_monster_truck_ambulance_heals_all_at_its_location() -> None:
    mine = ["Dockyard", "Elle Mactans (2 damage)", SITE, "Imp", "SEAL Team (1 damage)"]
    table = duel([*mine, "hand: Monster Truck Ambulance", "pool: ddd"]).play("Monster Truck Ambulance", "Imp").passes()
    table.check("SEAL Team", damage=0).check("Elle Mactans", damage=2).check("Imp", toughness=2, fighting=4)
    table.check("Imp", has=MOBILITY)


@rule("SF-46.0", "SF-24.1.4")
def test_remix_artist_trades_a_card_for_an_event() -> None:
    table = duel([SITE, "Remix Artist", "smoked: Final Brawl", "smoked: Imp"])
    table.use("Remix Artist").passes().check("Imp", zone="toasted").check("Remix Artist", turned=True)
    assert table.hand(0) == ["Final Brawl"]
    duel([SITE, "Remix Artist", "smoked: Final Brawl"]).cannot("Use Remix Artist")


def test_tom_baxter_drives_the_damaged() -> None:
    table = duel([SITE, "Tom Baxter (1 damage)", "SEAL Team (1 damage)", "Imp"], [SITE, "Elle Mactans (1 damage)"])
    table.check("Tom Baxter", fighting=6, has=UNSTOPPABLE | GUTS).check("SEAL Team", fighting=4, has=UNSTOPPABLE)
    table.check("Imp", fighting=1, lacks=UNSTOPPABLE).check("Elle Mactans", fighting=6, lacks=UNSTOPPABLE)


@rule("SF-9.2.5")
def test_turf_war_toughens_by_what_was_burned() -> None:
    table = duel([SITE, "Turf War", "Imp", "burned: Dockyard", "burned: Dockyard"], [SITE, "SEAL Team", "burned: Imp"])
    table.check("Imp", toughness=2).check("SEAL Team", toughness=0)


@rule("SF-21.1")
def test_up_before_breakfast_unturns_its_subject() -> None:
    table = duel([SITE, "SEAL Team (turned)", "Up Before Breakfast > SEAL Team"]).check("SEAL Team", fighting=5)
    table.use("Up Before Breakfast").passes().check("SEAL Team", turned=False).check("Up Before Breakfast", turned=True)
    table.cannot("Use Up Before Breakfast")


# --- the Eaters of the Lotus ---------------------------------------------------------------------


@rule("SF-37.0")
def test_empire_of_evil_makes_sites_cheaper() -> None:
    table = duel([SITE, "Empire of Evil", "hand: Ominous Cave Mouth"], power=1).play("Ominous Cave Mouth")
    table.choose(table.labels()[0]).passes().check("Ominous Cave Mouth", zone="in play").power(0, 1)
    duel([SITE, "hand: Ominous Cave Mouth"], power=1).cannot("Play Ominous Cave Mouth")


@rule("SF-29.5")
def test_grave_robbers_strike_the_undamaged() -> None:
    table = duel([SITE, "Grave Robbers"], ["City Park"]).attack("City Park", "Grave Robbers").ends()
    table.check("City Park", damage=6)
    table = duel([SITE, "Grave Robbers"], ["City Park (1 damage)"]).attack("City Park", "Grave Robbers").ends()
    table.check("City Park", damage=5)


def test_harati_makes_demons_of_those_with_her() -> None:
    table = duel([SITE, "Imp", "Dockyard", "Harati", "SEAL Team"], [SITE, "Elle Mactans"])
    table.check("SEAL Team", has=REGENERATE, designator="demon").check("Harati", has=REGENERATE)
    table.check("Imp", lacks=REGENERATE).check("Elle Mactans", lacks=REGENERATE)


@rule("SF-35.3", "SF-26.5")
def test_mesmerism_holds_for_a_turn() -> None:
    table = (
        duel([SITE, "hand: Mesmerism", "pool: eeeM"], [SITE, "SEAL Team", "Elle Mactans"]).play("Mesmerism").passes()
    )
    table.check("SEAL Team", control=0).check("Elle Mactans", control=1)
    table.end_turn().until("main shot", 1).check("SEAL Team", control=1)


@rule("SF-10.4", "SF-24.2.1")
def test_ominous_cave_mouth_shifts_a_sites_body() -> None:
    table = duel(["Ominous Cave Mouth"], ["Dockyard"]).use("Ominous Cave Mouth", "Dockyard").choose("target gains +1")
    table.passes().check("Dockyard", body=7).check("Ominous Cave Mouth", turned=True)
    table = duel(["Ominous Cave Mouth"], ["Dockyard"]).use("Ominous Cave Mouth", "Dockyard").choose("target gains -1")
    table.passes().check("Dockyard", body=5).end_turn().until("main shot", 1).check("Dockyard", body=5)
    table = (
        duel(["Ominous Cave Mouth"], ["Dockyard (5 damage)"])
        .use("Ominous Cave Mouth", "Dockyard")
        .choose("target gains -1")
    )
    table.passes().check("Dockyard", zone="in play", body=1)


@rule("SF-44.1", "SF-26.4")
def test_sorcerous_return_lasts_a_turn() -> None:
    table = duel([SITE, "hand: Sorcerous Return", "pool: e"], [SITE, "smoked: SEAL Team"])
    table.play("Sorcerous Return", "SEAL Team").passes().check("SEAL Team", zone="in play", control=0)
    table.end_turn().until("main shot", 1).check("SEAL Team", zone="toasted")


def test_stone_gargoyle_is_tough_at_home() -> None:
    table = duel([SITE, "Stone Gargoyle", "Dockyard"], [DOWN]).check("Stone Gargoyle", toughness=1)
    table.cannot("Turn to move Stone Gargoyle").cannot("Move Stone Gargoyle")
    table.attack("the face-down", "Stone Gargoyle").check("Stone Gargoyle", toughness=0)


@rule("SF-29.5", "SF-45.3")
def test_sublime_melancholy_weakens_and_ends_in_sacrifice() -> None:
    table = duel([SITE, "Death Shadow", "Sublime Melancholy > Death Shadow"], ["City Park"])
    table.check("Death Shadow", fighting=4).attack("City Park", "Death Shadow").ends().check("City Park", damage=2)
    mine = [SITE, "SEAL Team", "Imp", "hand: Sublime Melancholy", "pool: eM"]
    table = duel(mine, [SITE, "Mantis Fighter", "Elle Mactans"]).play("Sublime Melancholy", "Imp").passes()
    table.choose("Elle Mactans").passes().check("Elle Mactans", zone="smoked").check("SEAL Team", zone="smoked")
    table.check("Mantis Fighter", zone="in play")


@rule("SF-46.0", "SF-48.0")
def test_surfeit_of_minions_trades_cards_for_power() -> None:
    mine = [SITE, "Imp", "SEAL Team", "hand: Surfeit of Minions", "pool: eee"]
    table = duel(mine, [SITE, "Elle Mactans"], power=0).choose("Play Surfeit of Minions", "Imp", "SEAL Team", "No more")
    table.passes().power(2, 0).check("Imp", zone="toasted").check("SEAL Team", zone="toasted")
    duel(mine, [SITE, "Elle Mactans", "Dockyard"], power=0).cannot("Play Surfeit of Minions")


@rule("SF-50.9")
def test_touch_of_the_abyss_makes_lethal_for_a_turn() -> None:
    table = duel([SITE, "Imp", "hand: Touch of the Abyss", "pool: e"]).play("Touch of the Abyss").passes()
    table.check("Imp", has=LETHAL).end_turn().until("main shot", 1).check("Imp", lacks=LETHAL)


@rule("SF-50.9")
def test_yu_canghai_makes_attackers_lethal() -> None:
    table = duel([SITE, "Yu Canghai", "Imp", "Mantis Fighter"], [DOWN, "Elle Mactans"])
    table.attack("Elle Mactans", "Imp").check("Imp", has=LETHAL).check("Mantis Fighter", lacks=LETHAL)
    table.check("Yu Canghai", lacks=LETHAL)


@rule("SF-25.5.1", "SF-29.2")
def test_zhenmushou_strikes_who_attacks() -> None:
    table = duel([SITE, "SEAL Team"], ["Dockyard", "Zhenmushou > Dockyard", "Imp"])
    table.attack("Dockyard", "SEAL Team").until("Use Zhenmushou", 1).choose("Use Zhenmushou").resolves()
    table.check("SEAL Team", damage=2).check("Dockyard", damage=1).check("Zhenmushou", turned=True)
    table = duel([SITE, "Imp", "hand: Zhenmushou", "pool: eM"], ["Dockyard"]).play("Zhenmushou").passes()
    table.check("Zhenmushou", on=SITE).cannot("Use Zhenmushou")


def test_zhuha_never_turns_to_heal() -> None:
    table = duel([SITE, "Zhuha (1 damage)", "SEAL Team (1 damage)"]).cannot("Turn to heal Zhuha")
    assert table.offers("Turn to heal SEAL Team")
    table.check("Zhuha", has=CORRUPTED)
