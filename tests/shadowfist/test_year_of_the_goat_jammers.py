"""Year of the Goat, the Jammers: each card played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import MOBILITY
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


@rule("SF-10.4")
def test_a_clockwork_orangutan_is_wound_up_by_each_card_that_stays_turned() -> None:
    table = duel([SITE, "A Clockwork Orangutan", "Software Pirate", "Robo-Bonobo", "Imp"], [SITE, "City Park (down)"])
    table.use("A Clockwork Orangutan", "Software Pirate").cannot("Imp").choose("Robo-Bonobo", "No more").passes()
    table.check("A Clockwork Orangutan", fighting=10).check("Robo-Bonobo", turned=True)
    table.end_turn().until("main shot", 1).end_turn().until("stay turned").choose("Yes", "No").until("main shot", 0)
    table.check("A Clockwork Orangutan", fighting=9)


def test_aimee_sprigg_counts_feng_shui_sites_in_her_players_smoked_pile() -> None:
    table = duel([SITE, "Aimee Sprigg", "smoked: Diamond Beach", "smoked: City Hall"], [SITE, "smoked: City Park"])
    table.check("Aimee Sprigg", fighting=8)


def test_chi_bomb_smokes_the_unique_and_hurts_all_at_other_sites() -> None:
    table = duel([SITE, "hand: Chi Bomb", "pool: jj"], ["LaGrange Four (down)", "SEAL Team"])
    table.play("Chi Bomb").passes().check("LaGrange Four", zone="smoked").check("SEAL Team", damage=0)
    table = duel([SITE, "hand: Chi Bomb", "pool: jj"], ["Vale of Tears (down)", "SEAL Team", "Stone Dolmens", "Imp"])
    table.play("Chi Bomb").passes().until("main shot", 0)
    table.check("Vale of Tears", down=False, damage=2).check("SEAL Team", damage=2).check("Imp", damage=0)


@rule("SF-24.4")
def test_christopher_colobus_toughens_when_any_feng_shui_site_is_revealed() -> None:
    table = duel([SITE, "Christopher Colobus", "City Park (down)"], [SITE]).check("Christopher Colobus", toughness=0)
    table.choose("Reveal City Park").passes().check("Christopher Colobus", toughness=2)
    table.end_turn().until("main shot", 1).check("Christopher Colobus", toughness=0)


@rule("SF-26.4")
def test_coordinated_sabotage_strikes_at_every_attack_of_the_turn() -> None:
    table = duel([SITE, "Imp", "Mantis Fighter", "hand: Coordinated Sabotage", "pool: jj"], ["City Park", "SEAL Team"])
    table.play("Coordinated Sabotage", "City Park").passes().check("City Park", damage=0)
    table.attack("City Park", "Imp").passes().check("City Park", damage=2).ends()
    table.attack("City Park", "Mantis Fighter").passes().check("City Park", damage=5)


@rule("SF-28.4")
def test_coordinated_sabotage_strikes_for_who_joins_too() -> None:
    table = duel([SITE, "Imp", "hand: Coordinated Sabotage", "pool: jj"], ["City Park"], ["Diamond Beach", "SEAL Team"])
    table.play("Coordinated Sabotage", "City Park").passes().attack("City Park", "Imp")
    table.until("SEAL Team", 2).choose("SEAL Team").maybe("Declare")
    table.until("fate of the Site").check("City Park", damage=2 + 2 + 1 + 4)


@rule("SF-24.1.3")
def test_damned_dirty_apes_go_off_when_an_event_targets_them() -> None:
    table = duel([SITE, "hand: Back for Seconds", "pool: d"],
                 ["City Park", "SEAL Team", "Damned Dirty Apes", "Stone Dolmens", "Imp"])  # fmt: skip
    table.play("Back for Seconds", "Damned Dirty Apes").passes()
    table.check("City Park", damage=1).check("SEAL Team", damage=1).check("Damned Dirty Apes", zone="smoked")
    table.check("Imp", damage=0)
    table = duel([SITE, "Hungry Ghosts"], ["City Park", "SEAL Team", "Damned Dirty Apes"])
    table.use("Hungry Ghosts", "Damned Dirty Apes").passes().check("City Park", damage=0)


def test_disgruntled_techie_grows_when_anyone_plays_a_plain_site() -> None:
    table = duel([SITE, "hand: City Hall", "hand: City Park"], [SITE, "Disgruntled Techie", "Imp"])
    table.play("City Hall").maybe("A new").maybe("New").until("main shot", 0).check("Disgruntled Techie", fighting=2)
    table = duel([SITE, "hand: City Park"], [SITE, "Disgruntled Techie"])
    table.play("City Park").maybe("A new").maybe("New").until("main shot", 0).check("Disgruntled Techie", fighting=1)


@rule("SF-29.7", "SF-26.5")
def test_fireworks_display_is_for_everyones_characters() -> None:
    for played, damage in ((True, 6), (False, 4)):
        table = duel([SITE, "Blue Monk", "hand: Fireworks Display", "pool: jj"], ["City Park", "The She-Wolf"])
        if played:
            table.play("Fireworks Display").passes().check("The She-Wolf", has=MOBILITY)
        table.attack("The She-Wolf", "Blue Monk").ends().check("The She-Wolf", damage=damage)
    table = duel([SITE, "Blue Monk", "hand: Fireworks Display", "pool: jj"], ["City Park", "Imp (turned)"])
    table.play("Fireworks Display").passes().attack("City Park", "Blue Monk").ends().check("City Park", damage=4)


def test_fireworks_display_lets_nobody_be_kept_from_intercepting() -> None:
    table = duel([SITE, "Jade Dragon Monk", "hand: Fireworks Display", "pool: jj"], ["City Park", "Imp"])
    table.play("Fireworks Display").passes().attack("City Park", "Jade Dragon Monk").until("intercept")
    assert table.offers("Imp")


@rule("SF-40.0", "SF-29.7")
def test_full_metal_nutball_does_not_mind_the_unique() -> None:
    table = duel([SITE, "Seamus", "SEAL Team"], [SITE, "Full Metal Nutball"])
    table.attack("Full Metal Nutball", "Seamus", "SEAL Team").ends().check("Full Metal Nutball", damage=4)
    table = duel(["The Great Wastes", "SEAL Team"], ["City Park", "Full Metal Nutball"])
    assert not table.use("The Great Wastes").offers("Full Metal Nutball")


def test_guerilla_nihilists_count_every_site() -> None:
    table = duel([SITE, "Guerilla Nihilists", "smoked: Diamond Beach", "smoked: City Hall", "smoked: Imp"])
    table.check("Guerilla Nihilists", fighting=8)


@rule("SF-24.2")
def test_joe_yeung_leads_his_players_characters_for_a_turn() -> None:
    table = duel([SITE, "Imp", "hand: Joe Yeung", "pool: jjj"], [SITE, "Mantis Fighter"])
    table.play("Joe Yeung").passes().check("Imp", fighting=3).check("Joe Yeung", fighting=9)
    table.check("Mantis Fighter", fighting=1).end_turn().until("main shot", 1).check("Imp", fighting=1)


@rule("SF-45.0")
def test_mad_costs_a_feng_shui_site() -> None:
    table = duel(["City Hall", "Diamond Beach", "hand: M.A.D.", "pool: jj"], ["City Park"])
    table.play("M.A.D.").choose("City Park").passes()
    table.check("City Park", zone="smoked").check("Diamond Beach", zone="smoked").check("City Hall", zone="in play")
    duel(["City Hall", "hand: M.A.D.", "pool: jj"], ["City Park"]).cannot("Play M.A.D.")


@rule("SF-29.7")
def test_proximi_chi_scanner_is_for_the_unique() -> None:
    for spot, damage in (("Cataract Gorge", 4), ("City Park", 2)):
        table = duel([SITE, "Imp", "Proximi-chi Scanner > Imp"], [spot])
        table.check("Imp", combat_damage=1).attack(spot, "Imp").ends().check(spot, damage=damage)


def test_pyromaniac_grows_once_for_all_that_is_inflicted_at_once() -> None:
    table = duel([SITE, "Pyromaniac", "Imp", "Mantis Fighter"], ["City Park"])
    table.attack("City Park", "Imp", "Mantis Fighter").ends().check("Pyromaniac", fighting=4)
    table = duel([SITE, "Imp"], ["City Park", "Pyromaniac (turned)"])
    table.attack("City Park", "Imp").ends().check("Pyromaniac", fighting=3)


@rule("SF-28.4", "SF-30.3.1")
def test_pyromaniac_grows_for_a_character_that_joined() -> None:
    for joiner, fighting in (("SEAL Team", 4), ("", 3)):
        table = duel([SITE, "Imp"], ["City Park"], ["Diamond Beach", "SEAL Team", "Pyromaniac (turned)"])
        table.attack("City Park", "Imp")
        if joiner:
            table.until(joiner, 2).choose(joiner).maybe("Declare")
        table.ends().check("Pyromaniac", fighting=fighting)


@rule("SF-39.0")
def test_renewed_manifesto_wants_three_other_cards() -> None:
    hand = ["hand: Imp", "hand: Final Brawl"]
    duel([SITE, "hand: Renewed Manifesto", *hand, "pool: j"]).cannot("Play Renewed Manifesto")
    table = duel([SITE, "hand: Renewed Manifesto", *hand, "hand: Mantis Fighter", "pool: j"], power=0)
    table.play("Renewed Manifesto", "Imp", "Final Brawl").maybe("Mantis Fighter").passes().power(1)
    assert sorted(table.pile("toasted", 0)) == ["Final Brawl", "Imp", "Mantis Fighter"]
    table.choose("Use Renewed Manifesto").passes().check("Renewed Manifesto", zone="deck").power(0)


def test_sonic_boomer_hurts_the_damaged_when_it_goes() -> None:
    table = duel([SITE, "SEAL Team", "Sonic Boomer > SEAL Team", "hand: Realpolitik", "pool: aa"],
                 ["City Park (1 damage)", "Blue Monk (1 damage)", "Grey Mountain"])  # fmt: skip
    table.check("SEAL Team", combat_damage=5).play("Realpolitik").passes()
    table.check("City Park", damage=3).check("Blue Monk", damage=3).check("SEAL Team", damage=0)
    table.check("Grey Mountain", damage=0)


@rule("SF-25.5.4")
def test_sonic_boomer_goes_off_with_its_subject() -> None:
    table = duel([SITE, "SEAL Team", "hand: Spirit Wrack", "pool: eeMM"],
                 ["City Park (1 damage)", "Blue Monk", "Sonic Boomer > Blue Monk"])  # fmt: skip
    table.play("Spirit Wrack", "Blue Monk").passes().check("City Park", damage=3).check("SEAL Team", damage=0)


@rule("SF-26.1.2", "SF-4.1")
def test_tunnel_fighter_returns_on_heads_against_one_who_is_as_close() -> None:
    found = set()
    for seed in range(6):
        table = (
            duel([SITE, "Imp"], ["City Park", "smoked: Tunnel Fighter"], seed=seed).attack("City Park", "Imp").ends()
        )
        found.add(table.fact(table.card("Tunnel Fighter"), "zone"))
        table = duel([SITE, "Imp"], ["City Park", "Dockyard", "smoked: Tunnel Fighter"], seed=seed)
        table.attack("City Park", "Imp").ends().check("Tunnel Fighter", zone="smoked")
    assert found == {"in play", "smoked"}


@rule("SF-26.1.2")
def test_wired_to_blow_may_hurt_those_who_are_no_jammers() -> None:
    table = duel([SITE, "Hungry Ghosts"], [SITE, "Wired to Blow", "Imp", "Robo-Bonobo"])
    table.use("Hungry Ghosts", "Imp").until("Wired to Blow", 1).choose("Wired to Blow")
    table.maybe("Hungry Ghosts").passes().check("Hungry Ghosts", damage=1)
    table = duel([SITE, "Hungry Ghosts", "Imp"], [SITE, "Wired to Blow"])
    table.use("Hungry Ghosts", "Imp").passes().check("Hungry Ghosts", damage=0)
