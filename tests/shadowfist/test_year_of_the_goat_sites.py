"""Year of the Goat, the Feng Shui Sites: each card played for what matters on it."""

from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


@rule("SF-24.2", "SF-30.3.3")
def test_ancestral_river_home_plays_any_card_for_free_when_its_burner_leads() -> None:
    hand = ["The She-Wolf", "Final Brawl", "Night Moves", "City Hall", "Disco", "Muscle Car"]
    for mine, played in ((["Diamond Beach"], True), (["Diamond Beach", "Stone Dolmens", "City Center"], False)):
        side = ["Ancestral River Home (6 damage)", *mine, "Imp", *[f"hand: {title}" for title in hand], "pool: aaaaddH"]
        table = duel([SITE, "SEAL Team"], side, power=0)
        table.attack("Ancestral River Home", "SEAL Team").until("fate of the Site").choose(
            "Burn it for victory"
        ).passes()
        assert [table.offers(title) for title in hand] == [played] * len(hand)
        if played:
            table.choose("The She-Wolf")
        table.ends().check("The She-Wolf", zone="in play" if played else "hand")


@rule("SF-9.2.2.2")
def test_arcane_vault_makes_the_hand_larger() -> None:
    table = duel([SITE, "Arcane Vault"], [SITE], begin="start").until("main shot")
    assert len(table.hand(0)) == 7


@rule("SF-24.4")
def test_balancing_stones_find_a_plain_site_as_they_are_revealed() -> None:
    table = duel([SITE, "Balancing Stones (down)", "deck: City Hall", "deck: Imp"], [SITE])
    table.use("Balancing Stones").passes().cannot("Imp").choose("City Hall").passes()
    table.check("Balancing Stones", down=False, turned=False)
    assert table.hand(0) == ["City Hall"]
    table.cannot("Use Balancing Stones")


@rule("SF-12.0")
def test_chthonian_lake_cannot_be_burned() -> None:
    table = duel([SITE, "SEAL Team"], ["Chthonian Lake (9 damage)"])
    table.attack("Chthonian Lake", "SEAL Team").until("fate of the Site")
    table.cannot("Burn")
    assert table.offers("Seize")


@rule("SF-29.1")
def test_desolate_mountain_strikes_back_for_any_site_there() -> None:
    table = duel([SITE, "SEAL Team", "Blue Monk"], ["Desolate Mountain", "City Park (back)", "Stone Dolmens"])
    table.attack("Desolate Mountain", "SEAL Team", "Blue Monk").ends().check("SEAL Team", damage=2)
    table.check("Blue Monk", damage=2)
    table = duel([SITE, "SEAL Team"], ["City Park", "Desolate Mountain (back)"])
    table.attack("City Park", "SEAL Team").ends().check("SEAL Team", damage=2)
    table = duel([SITE, "SEAL Team"], ["City Park", "Desolate Mountain"])
    table.attack("City Park", "SEAL Team").ends().check("SEAL Team", damage=0)


@rule("SF-28.6.6")
def test_gao_family_banquet_hall_invites_one_attacker() -> None:
    table = duel([SITE, "SEAL Team", "Imp", "Alfar"], ["City Park", "Gao Family Banquet Hall"])
    table.attack("City Park", "SEAL Team", "Imp").until("Use Gao", 1).use("Gao Family Banquet Hall").cannot("Alfar")
    table.choose("SEAL Team").ends().check("City Park", damage=1 + 1).check("Imp", combat_damage=0)


def test_hidden_sanctum_strengthens_the_sites_there() -> None:
    table = duel(["City Park", "Hidden Sanctum (back)", "Stone Dolmens"], [SITE])
    table.check("City Park", body=13).check("Hidden Sanctum", body=9).check("Stone Dolmens", body=8)
    duel(["City Park", "Hidden Sanctum (down, back)"], [SITE]).check("City Park", body=8)


@rule("SF-28.1.3.1")
def test_horseshoe_island_takes_every_attacker_on_itself() -> None:
    table = duel([SITE, "SEAL Team", "Imp"], ["City Park", "Horseshoe Island"]).cannot("Use Horseshoe")
    table.attack("City Park", "SEAL Team", "Imp").until("Use Horseshoe", 1).use("Horseshoe Island").ends()
    table.check("Horseshoe Island", damage=5).check("City Park", damage=0)
    table = duel([SITE, "Imp"], ["City Park", "Horseshoe Island (back)", "Hungry Ghosts"]).attack("City Park", "Imp")
    table.passes(to=1).cannot("Use Horseshoe")


@rule("SF-50.17")
def test_mountain_falls_is_tough() -> None:
    table = duel([SITE, "SEAL Team"], ["Mountain Falls"])
    table.attack("Mountain Falls", "SEAL Team").ends().check("Mountain Falls", damage=3)


@rule("SF-28.1.3")
def test_quanqiu_wishing_well_pays_for_attacks_on_its_player() -> None:
    sides = ([SITE, "Imp"], ["City Park", "Quanqiu Wishing Well"], ["Stone Dolmens"])
    duel(*sides, power=0).attack("City Park", "Imp").passes().power(0, 1, 0)
    duel(*sides, power=0).attack("Stone Dolmens", "Imp").passes().power(0, 0, 0)


@rule("SF-24.5.5", "SF-26.1.2")
def test_rainforest_bridge_may_turn_once_for_two_who_fall_together() -> None:
    for victims, kind in ((["Imp", "Alfar", "Mantis Fighter"], "trigger"), (["Imp", "SEAL Team"], "main shot")):
        table = duel([SITE, "hand: Final Brawl", "pool: dd"], ["Rainforest Bridge", *victims], power=0)
        table.play("Final Brawl").passes()
        assert table.kind == kind
        if kind == "trigger":
            table.choose("Rainforest Bridge").passes().power(0, 1).check("Rainforest Bridge", turned=True)
            assert table.kind == "main shot"


@rule("SF-30.3.3")
def test_rainforest_bridge_counts_everyones_characters_in_combat_and_no_states() -> None:
    table = duel([SITE, "Imp"], ["Rainforest Bridge (down)", "Mantis Fighter"], power=0)
    table.attack("Mantis Fighter", "Imp").until("Rainforest Bridge").choose("Rainforest Bridge").ends().power(0, 1)
    table = duel([SITE, "hand: Spirit Wrack", "pool: eeMM"],
                 ["Rainforest Bridge", "SEAL Team", "Butterfly Swords > SEAL Team"])  # fmt: skip
    assert table.play("Spirit Wrack").passes().kind == "main shot"


@rule("SF-22.2.2", "SF-9.2.5.1")
def test_river_of_lights_wants_a_burned_site() -> None:
    for pile, power in (([], 1), (["burned: City Park"], 2), (["burned: Never Surrender"], 1)):
        table = duel(["River of Lights", *pile], [SITE], power=0, begin="start").until("main shot")
        table.power(power)


@rule("SF-10.4", "SF-33.0")
def test_sulphurous_cenote_cancels_a_back_row_site_while_turned() -> None:
    table = duel(["Sulphurous Cenote"], ["City Park", "Hidden Sanctum (back)", "Stone Dolmens"]).check(
        "City Park", body=13
    )
    table.use("Sulphurous Cenote").passes().check("City Park", body=8).end_turn().until("main shot", 1)
    table.check("City Park", body=8).end_turn().until("stay turned").choose("No").until("main shot", 0)
    table.check("City Park", body=13)


@rule("SF-26.6.3")
def test_the_blackboard_changes_a_number_there_once_a_turn() -> None:
    table = duel(["The Blackboard", "SEAL Team", "Imp (turned)", "City Park", "Alfar"], [SITE]).use("The Blackboard")
    table.cannot("Alfar").cannot("City Park").choose("SEAL Team", "SEAL Team: Fighting from 4 to 5").passes()
    table.check("SEAL Team", fighting=5).cannot("Use The Blackboard")
    table.end_turn().until("main shot", 1).check("SEAL Team", fighting=4)


def test_tranquil_peaks_pay_everyone() -> None:
    table = duel(["Tranquil Peaks"], [SITE], [SITE], power=0)
    table.use("Tranquil Peaks").passes().power(1, 1, 1).check("Tranquil Peaks", turned=True)
