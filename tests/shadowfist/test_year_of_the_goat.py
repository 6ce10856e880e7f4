"""Year of the Goat: each card played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import AMBUSH, ASSASSINATE, GUTS, STEALTH
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


@rule("SF-24.5.5")
def test_agency_support_looks_at_the_power_that_is_left() -> None:
    table = duel([SITE, "Agency Support", "Imp", "hand: Imp"], power=1)
    table.check("Imp", has=STEALTH).play("Imp").passes()
    table.power(0, 1).check("Imp", lacks=STEALTH)


@rule("SF-24.5.5", "SF-20.2")
def test_eyes_of_the_magpie_fall_when_the_last_power_is_spent() -> None:
    table = duel([SITE, "Eyes of the Magpie (2 damage)", "hand: Imp"], power=1)
    table.check("Eyes of the Magpie", fighting=1).play("Imp").passes()
    table.check("Eyes of the Magpie", zone="smoked")


@rule("SF-22.2.4")
def test_betrayers_of_the_crane_let_their_player_discard_one_card_more() -> None:
    for mine, more in (("Betrayers of the Crane", True), ("Mantis Fighter", False)):
        table = duel([SITE, mine, "hand: Imp", "hand: Final Brawl", "hand: Mantis Fighter"], begin="start")
        table.until("discard").choose("Imp")
        assert table.offers("Final Brawl") == more


@rule("SF-13.0")
def test_city_hall_moves_a_character_to_another_location_of_its_player() -> None:
    table = duel([SITE, "City Hall"], [SITE, "Imp", "Diamond Beach"])
    table.use("City Hall")
    assert table.labels() == ["{1}'s location 1", "{1}'s location 2"]
    table.choose("{1}'s location 2").passes().check("Imp", location=2)


@rule("SF-26.4", "SF-26.5")
def test_operation_tethered_goat_pays_both_sides_until_its_players_next_turn() -> None:
    table = duel([SITE, "hand: Operation Tethered Goat", "pool: a"], [SITE, "Bulletproof Monk"], power=0)
    table.play("Operation Tethered Goat").passes().end_turn().until("main shot")
    table.attack(SITE, "Bulletproof Monk").ends().power(1, 2)


@rule("SF-26.4")
def test_operation_tethered_goat_pays_nobody_for_an_attack_that_was_declared_before() -> None:
    theirs = [SITE, "hand: Operation Tethered Goat", "pool: a"]
    mine = [SITE, "Bulletproof Monk", "Bulletproof Monk"]
    table = duel(mine, theirs, power=0).attack(SITE, "Bulletproof Monk")
    table.act("Play Operation Tethered Goat", seat=1).ends().power(0, 0)
    table.attack(SITE, "Bulletproof Monk").ends().power(1, 1)


def test_political_favors_pays_whoever_controlled_the_edge() -> None:
    table = duel([SITE, "hand: Political Favors", "pool: a"], [SITE, "Night Moves"], power=0)
    table.play("Political Favors").passes().check("Night Moves", zone="smoked").power(0, 1)


@rule("SF-28.1.3")
def test_serge_gardinier_helps_those_who_attack_the_damaged() -> None:
    table = duel([SITE, "Serge Gardinier", "Bulletproof Monk"], [SITE, "City Park (down)", "SEAL Team (1 damage)"])
    table.check("Bulletproof Monk", lacks=ASSASSINATE).attack("SEAL Team", "Bulletproof Monk")
    table.check("Bulletproof Monk", has=ASSASSINATE, lacks=AMBUSH)


def test_grease_shack_gives_guts_or_toughness_to_who_has_them() -> None:
    table = duel([SITE, "Grease Shack", "Imp"])
    table.use("Grease Shack").passes().check("Imp", has=GUTS, toughness=0)
    table = duel([SITE, "Grease Shack", "Maverick Trucker"])
    table.use("Grease Shack").passes().check("Maverick Trucker", toughness=2)


@rule("SF-15.1")
def test_heroic_shoulder_wound_wants_exactly_one_fighting_left() -> None:
    for damage, paid in ((1, False), (2, True)):
        table = duel([SITE, f"SEAL Team ({damage} damage)", "hand: Heroic Shoulder Wound", "pool: dd"],
                     [SITE, "Hungry Ghosts"], power=0)  # fmt: skip
        table.end_turn().until("main shot", 1).use("Hungry Ghosts", "SEAL Team")
        table.passes()
        assert table.offers("Heroic Shoulder Wound") == (paid and table.kind == "trigger")


@rule("SF-9.1.2")
def test_hong_kongs_finest_count_locations_with_power() -> None:
    table = duel(["Diamond Beach", SITE, "Proving Ground", "Hong Kong's Finest", "pool: ddd"])
    table.check("Hong Kong's Finest", fighting=4)
    table = duel(["Diamond Beach", SITE, "Hong Kong's Finest"])
    table.check("Hong Kong's Finest", fighting=2)


@rule("SF-24.1.3")
def test_innocent_convict_is_no_target_for_events() -> None:
    table = duel([SITE, "hand: Back for Seconds", "Hungry Ghosts", "pool: d"], [SITE, "Innocent Convict", "Imp"])
    table.play("Back for Seconds")
    assert not table.offers("Innocent Convict")
    table = duel([SITE, "Hungry Ghosts"], [SITE, "Innocent Convict", "Imp"])
    assert table.use("Hungry Ghosts").offers("Innocent Convict")


@rule("SF-6.2", "SF-28.1.3")
def test_netherworld_trickster_attacks_sites_only() -> None:
    table = duel([SITE, "Netherworld Trickster"], [SITE, "Diamond Beach", "Imp"])
    table.choose("Declare an attack")
    assert not table.offers("Imp")
    assert table.offers("Diamond Beach")


@rule("SF-28.6.1")
def test_rewired_robot_strikes_as_hard_as_its_attacker_cost() -> None:
    table = duel([SITE, "Bulletproof Monk"], [SITE, "City Park (down)", "Rewired Robot"])
    table.attack("the face-down", "Bulletproof Monk").until("intercept").choose("Rewired Robot").maybe("No more")
    table.check("Rewired Robot", combat_damage=3)


@rule("SF-49.7", "SF-44.1")
def test_the_leong_brothers_come_back_once_and_are_toasted_then() -> None:
    table = duel([SITE, "The Leong Brothers", "hand: Neutron Bomb", "hand: Neutron Bomb", "pool: fffH"], [SITE])
    table.play("Neutron Bomb").passes().choose("The Leong Brothers").passes()
    table.check("The Leong Brothers", zone="in play", fighting=3)
    table.play("Neutron Bomb").passes().check("The Leong Brothers", zone="toasted")


@rule("SF-4.1")
def test_mogwai_is_strong_one_site_before_victory() -> None:
    sites = ["Diamond Beach", "City Park", "Dockyard", SITE]
    duel([*sites, "Mogwai"], [SITE]).check("Mogwai", fighting=4)
    duel([*sites, "Fireworks Factory", "Mogwai"], [SITE]).check("Mogwai", fighting=6)


@rule("SF-24.2", "SF-44.1")
def test_plague_of_moths_brings_back_those_who_lay_there_before() -> None:
    table = duel([SITE, "Mantis Fighter", "hand: Plague of Moths", "smoked: Hungry Ghosts", "pool: eeMM"],
                 [SITE, "Blue Monk", "smoked: Tech Squad"])  # fmt: skip
    table.play("Plague of Moths").passes()
    table.check("Mantis Fighter", zone="smoked").check("Blue Monk", zone="in play")
    table.check("Hungry Ghosts", zone="in play", control=0).check("Tech Squad", zone="in play", control=1)


def test_scroll_of_pain_is_about_one_players_cards() -> None:
    table = duel([SITE, "hand: Scroll of Pain", "pool: eee"],
                 [SITE, "smoked: SEAL Team", "smoked: Blue Monk", "smoked: Imp", "hand: Imp", "hand: Imp"])  # fmt: skip
    table.act("Play Scroll of Pain", "{1}").maybe("SEAL Team").maybe("Blue Monk").passes()
    assert len(table.pile("toasted", 1)) == 4
    assert table.hand(1) == []


@rule("SF-20.1", "SF-44.1")
def test_the_leashed_goes_to_whoever_smokes_it_by_damage() -> None:
    table = duel([SITE, "Hungry Ghosts"], [SITE, "The Leashed (6 damage)"])
    table.use("Hungry Ghosts", "The Leashed").passes().check("The Leashed", zone="in play", control=0)


@rule("SF-50.1")
def test_alfar_ambush_the_turned() -> None:
    for turned in (True, False):
        side = [SITE, "Mantis Fighter (turned)" if turned else "Mantis Fighter", "Hungry Ghosts"]
        table = duel([SITE, "Alfar (1 damage)"], side)
        table.attack("Mantis Fighter", "Alfar").ends()
        table.check("Mantis Fighter", zone="smoked").check("Alfar", zone="in play" if turned else "smoked")


def test_ancient_lineage_is_for_titles_in_the_smoked_pile() -> None:
    table = duel([SITE, "Ancient Lineage", "Imp", "Hungry Ghosts", "smoked: Imp"], [SITE, "Imp"])
    table.check("Imp", 0, fighting=2).check("Imp", 1, fighting=1).check("Hungry Ghosts", fighting=2)


@rule("SF-43.0", "SF-9.2.3")
def test_spontaneous_combustion_reloads_when_a_fire_card_falls() -> None:
    mine = ["Fire Serpent", "Aztec Mummy", "hand: Neutron Bomb", "smoked: Spontaneous Combustion", "pool: fffH"]
    table = duel([SITE, *mine], [SITE])
    table.play("Neutron Bomb").until("Spontaneous Combustion").choose("Spontaneous Combustion").passes()
    table.check("Spontaneous Combustion", zone="deck")


@rule("SF-29.4")
def test_tears_of_hsi_ho_count_each_controllers_hand() -> None:
    table = duel([SITE, "Grey Mountain", "hand: Tears of Hsi-Ho", "hand: Imp", "pool: mmm"],
                 [SITE, "The She-Wolf", "hand: Imp", "hand: Imp", "hand: Imp"])  # fmt: skip
    table.play("Tears of Hsi-Ho", "Grey Mountain", "The She-Wolf").maybe("No more").passes()
    table.check("The She-Wolf", damage=3).check("Grey Mountain", damage=0)


@rule("SF-24.1.3")
def test_bountiful_master_heals_when_a_card_of_yours_is_targeted() -> None:
    table = duel([SITE, "Hungry Ghosts"], ["Diamond Beach (3 damage)", "Bountiful Master"])
    table.use("Hungry Ghosts", "Bountiful Master").until("Bountiful Master", 1).choose("Bountiful Master").passes()
    table.check("Diamond Beach", damage=0)
    assert len(table.hand(1)) == 1


@rule("SF-30.1")
def test_reformed_bandit_robs_before_combat() -> None:
    table = duel([SITE, "Reformed Bandit"], [SITE, "Imp"], power=(0, 3))
    table.attack("Imp", "Reformed Bandit").until("Reformed Bandit", 0).choose("Reformed Bandit").passes()
    table.power(1, 2)


@rule("SF-40.0")
def test_the_legacy_of_shaolin_guards_while_unturned() -> None:
    for mark, kept in (("", True), (" (turned)", False)):
        table = duel([SITE, "hand: Final Brawl", "pool: dd"], [SITE, f"The Legacy of Shaolin{mark}", "Blue Monk"])
        table.play("Final Brawl").passes().check("Blue Monk", damage=0 if kept else 2)


@rule("SF-29.7", "SF-10.4")
def test_village_defenders_take_two_off_other_damage_while_turned() -> None:
    table = duel([SITE, "Village Defenders", "SEAL Team", "hand: Final Brawl", "pool: dd"])
    table.use("Village Defenders", "SEAL Team").passes().play("Final Brawl").passes()
    table.check("SEAL Team", damage=0)


@rule("SF-26.3")
def test_cheap_baboon_trick_answers_what_would_remove_a_character() -> None:
    table = duel([SITE, "hand: Spirit Wrack", "pool: eeMM"], [SITE, "SEAL Team", "hand: Cheap Baboon Trick", "pool: j"])
    table.play("Spirit Wrack").until("Play Cheap Baboon Trick", 1).choose("Play Cheap Baboon Trick")
    table.maybe("No more").passes().check("SEAL Team", zone="in play")


@rule("SF-24.1.4", "SF-16.1")
def test_mostly_dead_zone_needs_damage_to_heal() -> None:
    table = duel([SITE, "Mostly Dead Zone"], [SITE]).cannot("Use Mostly Dead Zone")
    table = duel([SITE, "Mostly Dead Zone (2 damage)"], [SITE])
    table.use("Mostly Dead Zone").maybe(SITE).passes().check("Mostly Dead Zone", damage=1, turned=True)


def test_robo_bonobo_is_tough_against_the_more_unique() -> None:
    duel([SITE, "Robo-Bonobo"], [SITE, "Grey Mountain"]).check("Robo-Bonobo", toughness=1)
    duel([SITE, "Robo-Bonobo", "Seamus"], [SITE, "Grey Mountain"]).check("Robo-Bonobo", toughness=0)


@rule("SF-17.2.1")
def test_humble_beginnings_pay_the_poorer_and_no_other_event_generates() -> None:
    table = duel([SITE, "hand: Humble Beginnings", "hand: Violet Meditation", "pool: CC"], [SITE, "Diamond Beach"],
                 power=0, begin="start")  # fmt: skip
    table.choose("Play Violet Meditation").maybe("Seat 1")
    table.until("Play Humble Beginnings", 0).choose("Play Humble Beginnings").until("main shot")
    table.power(3, 0)


@rule("SF-25.7.1")
def test_renewal_hides_what_its_owners_control_and_is_undamaged() -> None:
    table = duel([SITE, "Diamond Beach (of 1)", "hand: Renewal", "pool: C"], ["City Park (3 damage)"])
    table.play("Renewal").passes().check(SITE, 0, down=True).check("Diamond Beach", down=False)
    table.check("City Park", damage=0, down=True)


@rule("SF-36.2", "SF-10.4")
def test_death_masque_lends_a_face_while_it_is_maintained() -> None:
    table = duel([SITE, "Imp", "Death Masque > Imp"], [SITE, "Bulletproof Monk", "Loyal Defender"])
    table.check("Imp", fighting=4).use("Death Masque", "Loyal Defender").passes()
    table.check("Imp", fighting=1, has=128)


@rule("SF-50.3")
def test_incendiary_blast_leaves_damage_that_stays() -> None:
    table = duel([SITE, "Grey Mountain", "hand: Incendiary Blast", "Chinese Doctor", "pool: MM"])
    table.play("Incendiary Blast", "Grey Mountain").passes()
    assert (
        table.game.lasting_damage[table.card("Grey Mountain")] == table.fact(table.card("Grey Mountain"), "damage") > 0
    )


def test_charnel_ground_burns_a_character_that_chance_picks() -> None:
    table = duel(["Charnel Ground", "smoked: Imp", "smoked: Final Brawl"], power=0)
    table.use("Charnel Ground").passes().power(1, 0)
    assert table.pile("smoked", 0) == ["Final Brawl"]
    assert "Imp" in table.pile("toasted", 0)


@rule("SF-29.7")
def test_origami_fortress_does_not_mind_the_expensive_when_it_is_low() -> None:
    for damage, taken in ((5, 0), (3, 4)):
        table = duel([SITE, "SEAL Team"], [f"Origami Fortress ({damage} damage)"])
        table.attack("Origami Fortress", "SEAL Team").ends().check("Origami Fortress", damage=damage + taken)


def test_remote_temple_wants_the_back_row_and_nobody_there() -> None:
    table = duel([SITE, "Remote Temple (back)", "hand: Imp"], power=1)
    table.use("Remote Temple").passes().maybe("Imp").passes().check("Imp", zone="in play").power(1, 1)
    duel([SITE, "Imp", "Remote Temple (back)", "hand: Imp"]).cannot("Use Remote Temple")
    duel([SITE, "Remote Temple", "hand: Imp"]).cannot("Use Remote Temple")


@rule("SF-40.0", "SF-10.4")
def test_sea_turtle_cove_keeps_opponents_events_off() -> None:
    table = duel([SITE, "hand: Final Brawl", "pool: dd"], ["Sea Turtle Cove", "SEAL Team", "Imp"])
    table.end_turn().until("main shot", 1).use("Sea Turtle Cove", "SEAL Team").passes().end_turn().until("main shot", 0)
    table.play("Final Brawl").passes().check("SEAL Team", damage=0).check("Imp", zone="smoked")


@rule("SF-25.1.1")
def test_cargo_plane_brings_characters_in_any_main_shot() -> None:
    table = duel([SITE, "Bulletproof Monk"], [SITE, "Imp", "Cargo Plane > Imp", "hand: Mantis Fighter"])
    table.attack(SITE, "Bulletproof Monk").until("Play Mantis Fighter", 1).choose("Play Mantis Fighter").passes()
    table.check("Mantis Fighter", zone="in play")


def test_martial_focus_counts_states_on_both_sides() -> None:
    table = duel([SITE, "Martial Focus", "SEAL Team", "Butterfly Swords > SEAL Team"], [SITE, "Imp"])
    table.check("SEAL Team", combat_damage=5).check("Imp", combat_damage=0)


@rule("SF-10.2")
def test_meteor_hammer_unturns_twice_a_turn() -> None:
    table = duel([SITE, "SEAL Team", "Meteor Hammer > SEAL Team", "Hungry Ghosts"], [SITE, "Imp"])
    table.use("Meteor Hammer").passes().check("Meteor Hammer", turned=True)
    table.use("Hungry Ghosts", "Imp").passes().check("Imp", zone="smoked").check("Meteor Hammer", turned=False)
