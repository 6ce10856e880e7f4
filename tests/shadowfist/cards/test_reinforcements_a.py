"""Reinforcements: the Ascended, the Dragons, the Lotus, Feng Shui Sites, talents and cards of no faction."""

from kwoon.games.shadowfist.terms.codes import ASSASSINATE, GUTS, LOYALTY, REGENERATE, SUPERLEAP, TACTICS, UNSTOPPABLE
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- the Ascended --------------------------------------------------------------------------------


@rule("SF-26.1.2", "SF-39.0")
def test_counterstrike_makes_whoever_smoked_your_card_discard_three() -> None:
    cards = ["hand: Imp", "hand: SEAL Team", "hand: Seamus", "hand: Disco"]
    mine = [SITE, "Imp", "hand: Counterstrike", "pool: aa"]
    table = duel([SITE, "Hungry Ghosts", *cards], mine, [SITE, "hand: Imp"])
    table.use("Hungry Ghosts").maybe("Imp").until("Counterstrike", 1).choose("Counterstrike").resolves()
    assert len(table.hand(0)) == 1
    assert table.hand(2) == ["Imp"]
    table = duel([SITE, "Hungry Ghosts", "Imp", "hand: Counterstrike", "pool: aa"], [SITE, "hand: Imp"])
    table.use("Hungry Ghosts", "Imp").passes().check("Imp", 0, zone="smoked")
    assert table.hand(0) == ["Counterstrike"]


@rule("SF-20.1")
def test_counterstrike_follows_combat_too_but_only_once_a_card() -> None:
    theirs = ["City Park", "Imp", "hand: Counterstrike", "pool: aa"]
    table = duel([SITE, "SEAL Team", "hand: Imp", "hand: Disco", "hand: Seamus", "hand: Imp"], theirs)
    table.attack("Imp", "SEAL Team").until("Counterstrike", 1).choose("Counterstrike").resolves()
    assert len(table.hand(0)) == 1
    duel([SITE, "SEAL Team"], theirs).attack("City Park", "SEAL Team").ends().cannot("Counterstrike")


@rule("SF-29.6")
def test_covert_strike_squad_lands_on_somebody() -> None:
    table = duel([SITE, "hand: Covert Strike Squad", "pool: a"], [SITE, "Grey Mountain"])
    table.play("Covert Strike Squad").until("Grey Mountain").choose("Grey Mountain").passes()
    table.check("Grey Mountain", turned=True, damage=2).check("Covert Strike Squad", has=TACTICS)
    table = duel([SITE, "hand: Covert Strike Squad", "pool: a"])
    table.play("Covert Strike Squad").passes().check("Covert Strike Squad", turned=True, damage=2)


@rule("SF-39.0")
def test_paper_trail_pays_twice_a_turn_for_what_opponents_discard() -> None:
    mine = [SITE, "Paper Trail", "Sworn Infiltrator", "Sworn Infiltrator", "Sworn Infiltrator", "hand: Realpolitik"]
    table = duel([*mine, "pool: a"], [SITE, "hand: Imp", "hand: Imp", "hand: Imp"], power=1)
    for gained in (2, 3, 3):
        table.use("Sworn Infiltrator").passes().choose("Imp").passes().power(gained, 1)
    table.play("Realpolitik").passes().power(2, 2)


@rule("SF-22.2.4")
def test_paper_trail_pays_for_the_discard_step_too() -> None:
    table = duel([SITE, "Paper Trail"], [SITE, "hand: Imp", "hand: Disco"], power=0)
    table.end_turn().until("discard", 1).choose("Imp").until("main shot", 1).power(1, 1)


def test_paper_trail_does_not_pay_for_your_own_discards() -> None:
    table = duel([SITE, "Paper Trail", "Imp", "Candle Training > Imp", "hand: Imp"], power=0)
    table.use("Candle Training").passes().power(0, 0)


@rule("SF-28.6.6")
def test_path_of_the_wily_mongoose_drives_off_an_interceptor() -> None:
    mine = [SITE, "Imp", "SEAL Team", "Path of the Wily Mongoose > Imp"]
    table = duel(mine, ["City Park", "Mantis Fighter"]).check("Imp", fighting=2).cannot("Use Path")
    table.attack("City Park", "Imp", "SEAL Team").until("intercept").choose("Mantis Fighter intercepts SEAL").maybe(
        "No more"
    )
    table.act("Use Path of the Wily Mongoose", hold=True).resolves().ends()
    table.check("Mantis Fighter", zone="in play", damage=0).check("City Park", damage=5)
    table = duel(mine, ["City Park", "Mantis Fighter"])
    table.attack("City Park", "SEAL Team").until("intercept").choose("Mantis Fighter").ends()
    table.check("Mantis Fighter", zone="smoked").check("Path of the Wily Mongoose", zone="in play")


@rule("SF-40.0")
def test_fortune_of_the_turtle_keeps_off_opponents_events() -> None:
    theirs = [SITE, "SEAL Team", "Fortune of the Turtle > SEAL Team", "Imp", "hand: Back for Seconds", "pool: d"]
    table = duel([SITE, "hand: Final Brawl", "hand: Back for Seconds", "pool: ddd"], theirs)
    table.choose("Play Back for Seconds").cannot("SEAL Team").maybe("Imp").passes()
    table.play("Final Brawl").passes().check("SEAL Team", damage=0).check("Imp", zone="smoked")
    table = (
        duel([*theirs[:3], "hand: Final Brawl", "pool: dd"]).play("Final Brawl").passes().check("SEAL Team", damage=2)
    )


# --- the Dragons ---------------------------------------------------------------------------------


def test_cop_on_the_edge_is_what_his_keywords_say() -> None:
    duel([SITE, "Cop on the Edge"]).check("Cop on the Edge", fighting=6, has=GUTS).check(
        "Cop on the Edge", has=UNSTOPPABLE
    )


@rule("SF-10.4")
def test_dragon_hideout_backs_its_own() -> None:
    table = duel(
        ["Dragon Hideout", "Junkyard Boys", "SEAL Team", "Skilled Techie", "Loyal Defender"], [SITE, "Junkyard Boys"]
    )
    table.choose("Use Dragon Hideout").cannot("SEAL Team")
    assert table.offers("Skilled Techie")
    assert table.offers("Loyal Defender")
    table.choose("Junkyard Boys").passes().check("Junkyard Boys", 0, fighting=2).check("Dragon Hideout", turned=True)
    table.end_turn().until("main shot", 1).check("Junkyard Boys", 0, fighting=2).check("Junkyard Boys", 1, fighting=1)


@rule("SF-4.1")
def test_jenny_zheng_rises_against_who_is_about_to_win() -> None:
    near = ["burned: City Park", "burned: Disco", "burned: Dockyard", "burned: Diamond Beach"]
    mine = [SITE, "Jenny Zheng (turned)"]
    table = duel([SITE, "Imp", *near[:3]], mine).check("Jenny Zheng", has=SUPERLEAP).check("Jenny Zheng", has=LOYALTY)
    table.attack(SITE, "Imp").resolves()
    far = table.fact(table.card("Jenny Zheng"), "turned")
    table = duel([SITE, "Imp", *near], mine)
    table.attack(SITE, "Imp").resolves()
    assert (far, table.fact(table.card("Jenny Zheng"), "turned")) == (True, False)


def test_skilled_techie_unturns_once_per_turn_for_hardware() -> None:
    mine = [
        SITE,
        "Skilled Techie",
        "SEAL Team (turned)",
        "hand: Salvage",
        "hand: Fingertip Razors",
        "hand: Final Brawl",
    ]
    table = duel([*mine, "pool: HHdd"], [SITE, "Imp (turned)"])
    table.play("Salvage").maybe("Junkyard Boys").until("Skilled Techie").choose("Skilled Techie")
    assert table.offers("Imp")
    table.choose("SEAL Team").passes().check("SEAL Team", turned=False)
    table.play("Fingertip Razors", "SEAL Team")
    table.passes().check("Fingertip Razors", on="SEAL Team").check("Imp", turned=True)


@rule("SF-44.2", "SF-49.7")
def test_dynamic_dr_dawson_plays_hardware_from_the_pile() -> None:
    mine = [SITE, "The Dynamic Dr. Dawson", "smoked: The Algernon Effect", "smoked: Final Brawl", "pool: HHdd"]
    table = duel(mine, power=3).use("The Dynamic Dr. Dawson").maybe("The Dynamic").passes().power(2)
    table.check("The Algernon Effect", zone="toasted").cannot("Use The Dynamic Dr. Dawson")
    table = duel([SITE, "The Dynamic Dr. Dawson", "smoked: Fingertip Razors", "pool: HH"])
    table.use("The Dynamic Dr. Dawson").maybe("The Dynamic").passes()
    table.check("Fingertip Razors", on="The Dynamic Dr. Dawson")


def test_dynamic_dr_dawson_has_guts_against_characters() -> None:
    table = duel([SITE, "The Dynamic Dr. Dawson (2 damage)"], ["City Park", "Walking Corpses"])
    table.check("The Dynamic Dr. Dawson", lacks=GUTS)
    table.attack("Walking Corpses", "The Dynamic").ends().check("Walking Corpses", damage=3)
    table = duel([SITE, "The Dynamic Dr. Dawson (2 damage)"], ["City Park"])
    table.attack("City Park", "The Dynamic").ends().check("City Park", damage=1)


# --- the Eaters of the Lotus ---------------------------------------------------------------------


def test_abysmal_wyrm_heals_at_the_end_of_each_turn() -> None:
    table = duel([SITE, "Abysmal Wyrm (5 damage)"], [SITE, "Hungry Ghosts"])
    table.end_turn().until("main shot", 1).check("Abysmal Wyrm", damage=0)
    table.use("Hungry Ghosts", "Abysmal Wyrm").passes().check("Abysmal Wyrm", damage=1)
    table.end_turn().until("main shot", 0).check("Abysmal Wyrm", damage=0)


@rule("SF-50.13")
def test_flying_guillotine_takes_a_weak_head_nearby() -> None:
    mine = [SITE, "Seamus", "Flying Guillotine > Seamus", "SEAL Team (2 damage)", "Dockyard", "Imp", "pool: eee"]
    table = duel(mine, power=1)
    table.use("Flying Guillotine").maybe("SEAL Team").passes().check("SEAL Team", zone="smoked")
    table.check("Flying Guillotine", zone="smoked").check("Imp", zone="in play")
    table.use("Flying Guillotine", text="Reload").passes().power(0)
    assert table.game.decks[0][-1] == table.card("Flying Guillotine")


def test_green_snake_and_white_snake_kill_as_they_heal() -> None:
    mine = [SITE, "Green Snake and White Snake (3 damage)", "Imp", "Chinese Doctor"]
    table = duel(mine, [SITE, "SEAL Team", "Seamus"]).check("Green Snake and White Snake", has=ASSASSINATE)
    table.use("Chinese Doctor").until("SEAL Team")
    assert not table.offers("Imp")
    table.choose("SEAL Team").passes().check("SEAL Team", zone="smoked").check("Green Snake and White Snake", damage=0)
    table = duel([SITE, "Green Snake and White Snake (2 damage)", "Chinese Doctor"], [SITE, "SEAL Team"])
    table.use("Chinese Doctor").passes().check("SEAL Team", zone="in play")


@rule("SF-50.12")
def test_green_snake_and_white_snake_regenerate_and_kill() -> None:
    table = duel([SITE, "Green Snake and White Snake (3 damage)"], [SITE, "SEAL Team"], begin="start")
    table.until("main shot", 0).check("Green Snake and White Snake", damage=0).check("SEAL Team", zone="smoked")


def test_infernal_fortitude_regenerates_or_breaks_an_edge() -> None:
    table = duel([SITE, "Infernal Fortitude"], [SITE, "SEAL Team", "Bloody but Unbowed"])
    table.use("Infernal Fortitude", text="Regenerate").maybe("SEAL Team").passes().check("SEAL Team", has=REGENERATE)
    table = duel([SITE, "Infernal Fortitude"], [SITE, "Bloody but Unbowed"])
    table.use("Infernal Fortitude", text="Sacrifice").maybe("Bloody").passes()
    table.check("Bloody but Unbowed", zone="smoked").check("Infernal Fortitude", zone="smoked")


def test_moon_petal_serves_who_requires_lotus() -> None:
    table = duel([SITE, "Moon Petal", "Imp", "Walking Corpses"], [SITE, "Walking Corpses"])
    table.choose("Use Moon Petal").cannot("Imp").choose("Walking Corpses, {1}'s")
    table.passes().check("Walking Corpses", 1, fighting=5).check("Walking Corpses", 0, fighting=4).check(
        "Moon Petal", turned=True
    )


# --- Feng Shui Sites, High-Tech, no faction ------------------------------------------------------


def test_ancient_stone_arch_shares_what_opponents_sites_gain_once_per_turn() -> None:
    theirs = ["Charnel Ground", "Gambling House", "smoked: Imp"]
    table = duel([*theirs], ["Ancient Stone Arch", "Mantis Fighter", "Mantis Fighter"], power=0)
    table.use("Charnel Ground").until("Ancient Stone Arch", 1).choose("Ancient Stone Arch").passes().power(1, 1)
    table.use("Gambling House").passes().power(2, 1)


def test_ancient_stone_arch_does_not_see_events_nor_your_own() -> None:
    table = duel([SITE, "hand: Bull Market", "pool: aaa"], ["Ancient Stone Arch"], power=0)
    table.play("Bull Market").passes().power(5, 5)
    table = (
        duel(["Ancient Stone Arch", "Charnel Ground", "smoked: Imp"], power=0).use("Charnel Ground").passes().power(1)
    )


@rule("SF-28.11")
def test_tiger_leaping_gorge_turns_a_retreat_into_a_success() -> None:
    table = duel(["Tiger Leaping Gorge", "SEAL Team"], ["City Park", "Imp"]).check("SEAL Team", lacks=TACTICS)
    table.use("Tiger Leaping Gorge", "SEAL Team").passes().check("SEAL Team", has=TACTICS)
    table.attack("City Park", "SEAL Team").until("Use the Tactics of", 0).choose("Use the Tactics of")
    table.until("Tiger Leaping Gorge", 0).choose("Tiger Leaping Gorge").ends()
    table.check("SEAL Team", turned=False).check("City Park", damage=0)
    assert not table.game.attack_failed
    table = duel(["Tiger Leaping Gorge (turned)", "Murder of Crows"], ["City Park", "Imp"])
    table.attack("City Park", "Murder of Crows").until("Use the Tactics of", 0).choose("Use the Tactics of").ends()
    assert table.check("Murder of Crows", turned=True).game.attack_failed


def test_salvage_returns_hardware_to_the_hand() -> None:
    table = duel([SITE, "hand: Salvage", "smoked: Fingertip Razors", "smoked: Final Brawl", "pool: HH"])
    table.choose("Play Salvage").cannot("Final Brawl").choose("Fingertip Razors").passes()
    assert table.hand(0) == ["Fingertip Razors"]


def test_semi_automatic_pistol_fires_again_when_an_opponents_character_falls() -> None:
    table = duel([SITE, "Imp", "SEAL Team", "Semi-Automatic Pistol > SEAL Team"], [SITE, "Mantis Fighter", DOWN])
    table.choose("Use Semi-Automatic Pistol").cannot("Mantis Fighter").choose("Imp").passes()
    table.check("Imp", zone="smoked").check("Semi-Automatic Pistol", turned=True)
    table.attack("Mantis Fighter", "SEAL Team").ends().check("Mantis Fighter", zone="smoked")
    table.check("Semi-Automatic Pistol", turned=False)
