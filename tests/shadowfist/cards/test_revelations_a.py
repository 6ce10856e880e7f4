"""Revelations: the Ascended, the Dragons, the Lotus, Chi, High-Tech and Magic, each played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import ASSASSINATE, GUTS, INDEPENDENT, LETHAL, LOYALTY, MOBILITY, STEALTH
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- the Ascended --------------------------------------------------------------------------------


def test_deadly_viper_squad_hunts_magic() -> None:
    table = duel([SITE, "Deadly Viper Squad (4 damage)"], [SITE, "Imp"])
    table.check("Deadly Viper Squad", fighting=2, has=ASSASSINATE)
    table.attack("Imp", "Deadly Viper Squad").ends().check("Imp", zone="smoked")
    table.check("Deadly Viper Squad", damage=0, fighting=7)


@rule("SF-33.0", "SF-21.0")
def test_operation_snow_leopard_stops_all_cards_at_one_location() -> None:
    mine = ["Cataract Gorge", "Maverick Trucker", "Muscle Car > Maverick Trucker", "Diamond Beach", "Big Bruiser"]
    table = duel([SITE, "hand: Operation Snow Leopard", "pool: aaaa"], mine)
    table.act("Play Operation Snow Leopard", "{1}'s location 1").passes().check("Cataract Gorge", turned=True)
    table.check("Maverick Trucker", turned=True, toughness=0, fighting=3, lacks=GUTS).check("Big Bruiser", turned=False)
    table.end_turn().until("main shot", 1).check("Maverick Trucker", toughness=1, fighting=6)


@rule("SF-50.14")
def test_raven_li_gives_stealth_to_all_who_attack_with_her() -> None:
    table = duel([SITE, "Raven Li", "Imp", "Mantis Fighter"], [SITE, DOWN, "SEAL Team"]).check("Imp", lacks=STEALTH)
    table.attack("the face-down", "Raven Li", "Imp").check("Imp", has=STEALTH).check("Mantis Fighter", lacks=STEALTH)
    table.until("intercept").choose("SEAL Team intercepts Imp").maybe("No more").until("Use the Stealth of Imp", 0)
    table.choose("Use the Stealth of Imp").resolves().ends().check("Imp", zone="in play", lacks=STEALTH)


def test_rosomak_rises_when_an_opponent_plays_magic_or_hardware() -> None:
    table = duel(
        [SITE, "hand: Imp", "hand: Mantis Fighter", "hand: Junkyard Boys"], [SITE, "Rosomak (turned)", "hand: Imp"]
    )
    table.play("Mantis Fighter").passes().check("Rosomak", turned=True, toughness=1)
    table.play("Junkyard Boys").passes().check("Rosomak", turned=False)
    duel([SITE, "Rosomak (turned)", "hand: Imp"]).play("Imp").passes().check("Rosomak", turned=True)


@rule("SF-25.7.1")
def test_rosomak_sees_the_haunted_tomb_which_is_played_face_up() -> None:
    table = duel([SITE, "hand: Haunted Tomb", "pool: M"], [SITE, "Rosomak (turned)"])
    table.play("Haunted Tomb").ends().check("Haunted Tomb", down=False).check("Rosomak", turned=False)


def test_the_lodge_unturns_an_ascended_character_once_per_turn() -> None:
    table = duel(["The Lodge", "Mantis Fighter (turned)", "SEAL Team (turned)", "Imp (turned)"], power=5)
    table.choose("Use The Lodge").cannot("Imp").choose("SEAL Team").passes().check("SEAL Team", turned=False)
    table.power(4, 5).check("The Lodge", turned=False).cannot("Use The Lodge")


@rule("SF-33.0")
def test_blossoming_chi_turns_and_cancels_one_card_of_any_type() -> None:
    table = duel(
        [SITE, "hand: Blossoming Chi", "pool: CC"], ["Cataract Gorge", "SEAL Team", "Butterfly Swords > SEAL Team"]
    )
    table.choose("Play Blossoming Chi")
    assert table.offers("Cataract Gorge")
    assert table.offers("SEAL Team")
    table.choose("Butterfly Swords").passes().check("SEAL Team", combat_damage=0, turned=False)
    table.check("Butterfly Swords", turned=True).end_turn().until("main shot", 1).check("SEAL Team", combat_damage=3)


# --- the Dragons ---------------------------------------------------------------------------------


@rule("SF-10.4")
def test_official_police_business_ends_with_its_target() -> None:
    mine = [SITE, '"Official Police Business!"', "SEAL Team", "Imp", "hand: Spirit Wrack", "hand: Final Brawl"]
    table = duel([*mine, "pool: eeMMdd"])
    table.use('"Official', "SEAL Team").passes().check("SEAL Team", fighting=6, has=MOBILITY)
    table.play("Final Brawl").passes().check("Imp", zone="smoked").check('"Official Police Business!"', zone="in play")
    table.play("Spirit Wrack").passes().check("SEAL Team", zone="smoked")
    table.check('"Official Police Business!"', zone="smoked")


@rule("SF-10.4")
def test_official_police_business_ends_when_it_unturns() -> None:
    table = duel([SITE, '"Official Police Business!"', "Imp", "hand: Final Brawl", "pool: dd"])
    table.use('"Official').passes().check("Imp", fighting=3)
    table.game.unturn_card(table.card('"Official Police Business!"'))
    table.play("Final Brawl").passes().check("Imp", zone="smoked").check('"Official Police Business!"', zone="in play")


@rule("SF-50.4")
def test_heroic_bloodshed_readies_a_hero_until_the_end_of_the_turn() -> None:
    table = duel([SITE, "SEAL Team (turned)", "hand: Heroic Bloodshed", "pool: d"], power=0)
    table.act("Play Heroic Bloodshed at its Crisis cost").passes()
    table.check("SEAL Team", turned=False, fighting=6, has=INDEPENDENT)
    table.end_turn().until("main shot", 1).check("SEAL Team", fighting=4, lacks=INDEPENDENT)


def test_sensei_marrero_unturns_a_card_once_per_turn_when_targeted() -> None:
    table = duel([SITE, "Hungry Ghosts", "Chinese Doctor"], [SITE, "Sensei Marrero", "Mantis Fighter (turned)"])
    table.use("Hungry Ghosts", "Sensei Marrero").until("Sensei Marrero", 1).choose("Sensei Marrero", "Mantis Fighter")
    table.passes().check("Mantis Fighter", turned=False).check("Sensei Marrero", damage=1)
    table.use("Chinese Doctor").maybe("Sensei Marrero")
    table.passes().check("Sensei Marrero", damage=0)
    assert table.kind == "main shot"


def test_durwyn_black_has_guts_against_what_haunts() -> None:
    table = duel([SITE, "Special Agent Durwyn Black (4 damage)"], [SITE, "Walking Corpses"])
    table.check("Special Agent Durwyn Black", lacks=GUTS, toughness=2)
    table.attack("Walking Corpses", "Special Agent").ends().check("Walking Corpses", damage=2)
    table = duel([SITE, "Special Agent Durwyn Black (4 damage)"], [SITE, "Hungry Ghosts", "Muscle Car > Hungry Ghosts"])
    table.attack("Hungry Ghosts", "Special Agent").ends().check("Hungry Ghosts", zone="smoked")


def test_tai_chi_student_fights_harder_beside_a_dragon() -> None:
    duel([SITE, "Tai Chi Student"], [SITE, "Chinese Doctor"]).check("Tai Chi Student", combat_damage=0, fighting=1)
    duel([SITE, "Tai Chi Student", "Chinese Doctor"]).check("Tai Chi Student", combat_damage=1, fighting=1)
    duel([SITE, "Tai Chi Student", "Junkyard Boys"]).check("Tai Chi Student", combat_damage=0)


# --- the Eaters of the Lotus ---------------------------------------------------------------------


def test_exorcist_is_paid_the_printed_cost_of_a_fiend() -> None:
    table = duel([SITE, "Exorcist", "Walking Corpses", "Mantis Fighter"], power=0)
    table.use("Exorcist").passes().power(2, 0).check("Walking Corpses", zone="smoked").check("Exorcist", turned=True)


def test_hand_of_darkness_kills_unique_characters() -> None:
    table = duel([SITE, "Hand of Darkness"], [SITE, "Seamus"]).check("Hand of Darkness", has=ASSASSINATE, lacks=LETHAL)
    table.attack("Seamus", "Hand of Darkness").ends().check("Seamus", zone="smoked")
    table = duel([SITE, "Hand of Darkness"], [SITE, "SEAL Team"])
    table.attack("SEAL Team", "Hand of Darkness").ends().check("SEAL Team", zone="in play")


def test_jake_rattlebones_grows_by_one_fiend_a_turn() -> None:
    table = duel([SITE, "Jake Rattlebones", "hand: Imp", "hand: Hungry Ghosts", "hand: Mantis Fighter"])
    table.check("Jake Rattlebones", has=LOYALTY).choose("Use Jake Rattlebones").cannot("Mantis Fighter").choose("Imp")
    table.passes().check("Jake Rattlebones", fighting=5).check("Imp", zone="toasted").cannot("Use Jake Rattlebones")
    table.end_turn().until("main shot", 1).check("Jake Rattlebones", fighting=5)


@rule("SF-47.0", "SF-10.5")
def test_sepulcher_of_fiends_raises_an_undead_for_each_counter() -> None:
    mine = [SITE, "Sepulcher of Fiends (1 counter)", "Imp", "Mantis Fighter", "hand: Final Brawl", "pool: dd"]
    table = duel(mine, [SITE, "Junkyard Boys"])
    table.play("Final Brawl").passes().maybe("Sepulcher of Fiends").passes().check("Sepulcher of Fiends", counters=2)
    table.use("Sepulcher of Fiends").passes().check("Sepulcher of Fiends", zone="smoked")
    table.check("Undead (2)", fighting=1, zone="in play", designator="undead")
    assert [table.game.card(card).title for card in table.game.controlled(0)].count("Undead") == 2


def test_sepulcher_of_fiends_counts_no_tokens_nor_others() -> None:
    table = duel(
        [SITE, "Sepulcher of Fiends", "hand: Barrel of Monkeys", "hand: Final Brawl", "pool: jjdd"], [SITE, "Imp"]
    )
    table.play("Barrel of Monkeys").passes().play("Final Brawl").passes().check("Imp", zone="smoked")
    table.check("Sepulcher of Fiends", counters=0)


@rule("SF-43.0")
def test_the_glorious_center_reloads_a_card() -> None:
    table = duel(["The Glorious Center", "smoked: Final Brawl", "smoked: Imp"], power=1)
    table.use("The Glorious Center", "Final Brawl").passes().power(0, 1).check("The Glorious Center", turned=True)
    assert table.game.decks[0][-1] == table.card("Final Brawl")


# --- High-Tech and Magic -------------------------------------------------------------------------


def test_bionic_enhancements_mend_and_strengthen() -> None:
    table = duel([SITE, "Big Bruiser (4 damage)", "hand: Bionic Enhancements", "pool: HH"])
    table.play("Bionic Enhancements").maybe("Big Bruiser").passes()
    table.check("Big Bruiser", damage=1, fighting=5, designator="cyborg")
    table = duel([SITE, "SEAL Team (1 damage)", "hand: Bionic Enhancements", "pool: HH"])
    table.play("Bionic Enhancements").maybe("SEAL Team").passes().check("SEAL Team", damage=0, fighting=5)


@rule("SF-26.4", "SF-44.1")
def test_hail_of_skulls_calls_up_its_dead_for_the_turn() -> None:
    table = duel(
        [SITE, "hand: Hail of Skulls", "pool: MM"], ["Diamond Beach", "Imp", "SEAL Team", "City Park", "Mantis Fighter"]
    )
    table.play("Hail of Skulls", "{1}'s location 1").passes().check("Imp", 0, zone="in play")
    table.check("SEAL Team", damage=1, control=1).check("Mantis Fighter", zone="in play", control=1)
    table.check("City Park", damage=0).check("Diamond Beach", damage=0)
    table.end_turn().until("main shot", 1)
    assert table.pile("smoked", 1) == ["Imp"]


def test_haunted_tomb_feeds_on_the_fallen() -> None:
    table = duel(["Haunted Tomb", "Imp", "hand: Final Brawl", "pool: ddM"], [SITE, "Mantis Fighter"])
    table.play("Final Brawl").passes().check("Haunted Tomb", body=7)
    table = duel(["Haunted Tomb", "hand: Final Brawl", "pool: ddM"], [SITE, "Seamus (2 damage)"], power=0)
    table.play("Final Brawl").until("Haunted Tomb").choose("Haunted Tomb").passes()
    table.power(1, 0).check("Haunted Tomb", body=5, turned=True)
    table.end_turn().until("main shot", 1).check("Haunted Tomb", body=5)
