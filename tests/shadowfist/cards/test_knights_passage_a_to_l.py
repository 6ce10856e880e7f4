"""Knight's Passage: the Ascended, the Dragons and the Eaters of the Lotus, each card played for what matters on it."""

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.terms.codes import ASSASSINATE, LETHAL, STEALTH
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- the Ascended --------------------------------------------------------------------------------


@rule("SF-10.5", "SF-47.0")
def test_academy_instructor_turns_two_counters_into_an_agent() -> None:
    table = duel([SITE, "Academy Instructor (1 counter)"])
    table.cannot("Use Academy Instructor").end_turn().until("main shot", 1).check("Academy Instructor", counters=2)
    table.end_turn().until("main shot", 0).check("Academy Instructor", counters=2)
    table.use("Academy Instructor").passes().check("Academy Instructor", counters=0)
    table.check("Agent", fighting=2, has=STEALTH, control=0)


@rule("SF-25.7.1", "SF-10.5")
def test_church_archivist_hides_an_undamaged_site() -> None:
    mine = ["Dockyard", "Church Archivist"]
    table = duel(mine, ["Diamond Beach (2 counters)", "Proving Ground (1 damage)"])
    table.use("Church Archivist", text="face down")
    assert not table.offers("Proving Ground")
    table.choose("Diamond Beach").passes().check("Diamond Beach", down=True, counters=0).power(8, 9)


@rule("SF-24.4", "SF-33.0")
def test_church_archivist_reveals_to_cancel_magic() -> None:
    table = duel(["City Park (down)", "Church Archivist"], [SITE, "Mogwai", "Imp", "Grey Mountain"])
    table.use("Church Archivist", text="ancel")
    assert not table.offers("Grey Mountain")
    table.choose("Mogwai").passes().check("City Park", down=False).check("Mogwai", lacks=LETHAL)
    table.end_turn().until("main shot", 1).check("Mogwai", has=LETHAL)


@rule("SF-29.7", "SF-28.6")
def test_death_shadow_is_not_hurt_by_who_intercepts_it() -> None:
    table = duel([SITE, "Death Shadow"], [SITE, DOWN, "Grey Mountain"])
    table.attack("the face-down", "Death Shadow").until("intercept").choose("Grey Mountain").ends()
    table.check("Death Shadow", damage=0)
    table = duel([SITE, "Death Shadow"], [SITE, "Grey Mountain"])
    table.attack("Grey Mountain", "Death Shadow").ends().check("Death Shadow", damage=5)


@rule("SF-35.3")
def test_death_shadow_takes_a_little_one_for_what_it_attacked() -> None:
    table = duel([SITE, "Death Shadow"], [SITE, "SEAL Team", "Imp", "Mantis Fighter"])
    table.attack("SEAL Team", "Death Shadow").until("main shot").check("SEAL Team", zone="smoked")
    table.check("Imp", control=0).check("Mantis Fighter", control=1)
    table = duel([SITE, "Death Shadow"], ["City Park", "Proving Ground (1 damage)", "Imp"])
    table.attack("Proving Ground", "Death Shadow").until("Smoke it").choose("Smoke it").ends().check("Imp", control=0)


@rule("SF-47.0", "SF-22.3")
def test_fealty_to_the_wheel_takes_its_sworn_with_it() -> None:
    mine = [SITE, "Fealty to the Wheel", "hand: Imp", "hand: Imp", "hand: Thunder on Thunder", "pool: dd"]
    table = duel(mine, [SITE, "hand: Imp"])
    table.use("Fealty to the Wheel", "Imp").passes().check("Sworn", fighting=1, control=0)
    table.cannot("Use Fealty to the Wheel").play("Thunder on Thunder").passes()
    table.check("Fealty to the Wheel", zone="toasted")
    assert not any([table.game.card(card).title == "Sworn" for card in table.game.in_play])


# --- the Dragons ---------------------------------------------------------------------------------


@rule("SF-21.0", "SF-26.5")
def test_iron_fists_strike_harder_for_power() -> None:
    table = duel([SITE, "SEAL Team", "Iron Fists > SEAL Team"]).check("SEAL Team", fighting=5, toughness=1)
    table.use("Iron Fists").passes().check("SEAL Team", fighting=7).check("Iron Fists", turned=True).power(8, 9)
    table.check("SEAL Team", turned=False).end_turn().until("main shot", 1).check("SEAL Team", fighting=5)


@rule("SF-28.6.6", "SF-30.2")
def test_iron_fists_mcqueen_steps_back_to_strike_all() -> None:
    theirs = [SITE, "Dockyard", "SEAL Team", "Imp"]
    table = duel([SITE, "Iron Fists McQueen", "Shaolin Student"], theirs)
    table.attack("Dockyard", "Iron Fists McQueen").until("Iron Fists McQueen", 0).choose("Iron Fists McQueen").passes()
    table.ends().check("Dockyard", damage=0).check("SEAL Team", damage=2).check("Imp", zone="smoked")
    table.check("Shaolin Student", damage=0).check("Iron Fists McQueen", damage=0, turned=True)
    table = duel([SITE, "Iron Fists McQueen"], theirs)
    table.attack("Dockyard", "Iron Fists McQueen").ends().check("Dockyard", damage=4)


@rule("SF-28.6.7", "SF-28.6.6")
def test_iron_fists_mcqueen_steps_back_from_an_interceptor() -> None:
    table = duel([SITE, "Iron Fists McQueen"], ["Dockyard", "SEAL Team", "Mantis Fighter"])
    table.attack("Dockyard", "Iron Fists McQueen").until("intercept").choose("SEAL Team").until("trigger", 0)
    table.choose("Iron Fists McQueen").ends().check("Iron Fists McQueen", damage=0).check("SEAL Team", damage=2)
    table.check("Mantis Fighter", zone="smoked").check("Dockyard", damage=0)
    table = duel([SITE, "SEAL Team"], ["Dockyard", "Iron Fists McQueen"]).attack("Dockyard", "SEAL Team")
    table.until("intercept").choose("Iron Fists McQueen").ends().check("Iron Fists McQueen", zone="smoked")


@rule("SF-26.1")
def test_quartermaster_draws_for_gear_on_a_cop_once_a_turn() -> None:
    mine = [
        SITE,
        "Quartermaster",
        "SEAL Team",
        "hand: Muscle Car",
        "hand: CB Radio",
        "deck: Imp",
        "deck: Imp",
        "pool: dd",
    ]
    table = duel(mine)
    table.play("CB Radio", "SEAL Team").passes()
    assert "Imp" not in table.hand(0)
    table.play("Muscle Car", "Quartermaster").until("Quartermaster", 0).choose("Quartermaster").passes()
    assert table.hand(0).count("Imp") == 1


@rule("SF-4.1")
def test_quartermaster_helps_while_all_opponents_are_ahead() -> None:
    duel([SITE, "Quartermaster"], ["Dockyard", "Proving Ground"]).check("Quartermaster", fighting=3)
    duel([SITE, "Quartermaster"], ["Dockyard", "Proving Ground"], [SITE]).check("Quartermaster", fighting=2)


@rule("SF-30.2", "SF-8.4")
def test_spirit_of_the_underdog_counts_the_resources_of_who_it_fights() -> None:
    table = duel([SITE, "Imp"], [SITE, "Mogwai", "hand: Spirit of the Underdog", "pool: dd"])
    table.attack("Mogwai", "Imp").until("Play Spirit of the Underdog", 1).choose(
        "Play Spirit of the Underdog", "Mogwai"
    )
    table.passes().check("Mogwai", combat_damage=0)
    table = duel([SITE, "Imp", "Spirit of the Underdog > Imp"], [SITE, "Death Shadow"])
    table.attack("Death Shadow", "Imp").ends().check("Death Shadow", damage=5)


@rule("SF-25.1.1")
def test_techie_apprentices_leave_a_cheaper_machine() -> None:
    table = duel(
        [SITE, "SEAL Team"], [SITE, "Techie Apprentices", "hand: Mantis Fighter", "hand: Rewired Robot", "pool: dH"]
    )
    table.attack("Techie Apprentices", "SEAL Team").until("trigger", 1).choose("Techie Apprentices").passes()
    assert not table.offers("Mantis Fighter")
    table.maybe("Rewired Robot").passes().check("Rewired Robot", zone="in play").power(9, 9)
    duel([SITE, "Techie Apprentices"], [SITE]).cannot("Declare an attack")


@rule("SF-4.1", "SF-28.9")
def test_the_ice_princes_gambit_readies_an_attacker_against_who_is_ahead() -> None:
    mine = ["City Hall", "Death Shadow", "Imp", "hand: The Ice Prince's Gambit", "pool: dm"]
    theirs = [SITE, "Dockyard", "SEAL Team"]
    table = duel(mine, theirs).attack("SEAL Team", "Death Shadow").until("trigger", 0).choose("The Ice Prince's Gambit")
    table.ends().check("Death Shadow", damage=0, turned=False)
    table = duel(mine, ["City Hall", "SEAL Team"], [SITE, "Dockyard"]).attack("SEAL Team", "Death Shadow")
    table.passes().choose("No more").passes()
    assert table.kind == "main shot"
    table = duel(mine, [SITE, "Dockyard", "SEAL Team"], ["City Hall", "Mantis Fighter"])
    table.attack("Mantis Fighter", "Death Shadow").passes().choose("No more").passes().maybe("No more").passes()
    assert table.kind == "main shot"


@rule("SF-46.0")
def test_thunder_on_thunder_toasts_every_edge() -> None:
    mine = [SITE, "Lessons of the Fallen", "hand: Thunder on Thunder", "pool: dd"]
    table = duel(mine, [SITE, "Martial Focus", "Imp"])
    table.play("Thunder on Thunder").passes().check("Lessons of the Fallen", zone="toasted")
    table.check("Martial Focus", zone="toasted").check("Imp", zone="in play")


# --- the Eaters of the Lotus ---------------------------------------------------------------------


@rule("SF-47.0")
def test_crown_of_thorns_comes_with_two_thorns() -> None:
    table = duel([SITE, "Imp", "hand: Crown of Thorns", "pool: ee"])
    table.play("Crown of Thorns").passes().check("Imp", fighting=3, has=ASSASSINATE)
    table.check("Thorn (2)", fighting=2, has=ASSASSINATE, control=0)


@rule("SF-46.0", "SF-16.0")
def test_devourer_of_souls_heals_once_a_turn_from_its_own_pile() -> None:
    table = duel([SITE, "Devourer of Souls (4 damage)", "smoked: Imp", "smoked: SEAL Team"])
    table.use("Devourer of Souls", "Imp").passes().check("Devourer of Souls", damage=0).check("Imp", zone="toasted")
    table.cannot("Use Devourer of Souls")
    duel([SITE, "Devourer of Souls (4 damage)"], [SITE, "smoked: Imp"]).cannot("Use Devourer of Souls")


@rule("SF-47.0", "SF-20.3")
def test_fractured_soul_leaves_spirits_to_the_targets_controller() -> None:
    table = duel([SITE, "hand: Fractured Soul", "pool: emMM"], [SITE, "SEAL Team"])
    table.play("Fractured Soul").passes().check("SEAL Team", zone="smoked")
    table.check("Spirit (3)", fighting=1, control=1)


@rule("SF-24.6")
def test_fractured_soul_smokes_its_target_before_the_spirits_come() -> None:
    greeting = m.at_once(m.happens(m.ENTERED, to=m.ANY_CHARACTER), m.GainPower(m.YOU_, 1))
    crier = m.character("Crier", "Herald", 2, 2, "", "", greeting)
    table = duel([SITE, "hand: Fractured Soul", "pool: emMM"], [SITE, "Crier"], extra=[crier], power=1)
    table.play("Fractured Soul").passes().check("Crier", zone="smoked").check("Spirit (2)", control=1).power(1, 1)
    theirs = [SITE, "SEAL Team", "hand: Blade Palm", "pool: CC"]
    table = duel([SITE, "hand: Fractured Soul", "pool: emMM"], theirs).play("Fractured Soul")
    table.act("Play Blade Palm", "SEAL Team", seat=1).check("SEAL Team", zone="hand")
    assert not any([table.game.card(card).title == "Spirit" for card in table.game.in_play])


@rule("SF-8.4", "SF-20.1")
def test_gao_liang_doubles_the_damage_on_everything() -> None:
    theirs = ["Dockyard (2 damage)", "SEAL Team (1 damage)", "Death Shadow (3 damage)", "Elle Mactans"]
    table = duel([SITE, "Gao Liang", "hand: Death of 1,000 Cuts", "pool: eee"], theirs)
    table.act("Play Death of 1,000 Cuts", "Gao Liang").check("Gao Liang", zone="smoked")
    table.check("Dockyard", damage=4).check("SEAL Team", damage=2).check("Death Shadow", zone="smoked")
    table.check("Elle Mactans", damage=0).check(SITE, damage=0)
    duel([SITE, "hand: Gao Liang", "pool: aae"]).play("Gao Liang").passes().check("Gao Liang", zone="in play")


@rule("SF-22.2", "SF-16.1")
def test_shapo_hurts_the_damaged_of_whoever_begins_a_turn() -> None:
    table = duel([SITE, "Shapo", "SEAL Team (1 damage)"], [SITE, "Death Shadow (1 damage)", "Grey Mountain"])
    table.end_turn().until("main shot", 1).check("Death Shadow", damage=3).check("Grey Mountain", damage=0)
    table.check("SEAL Team", damage=1)
    table = duel([SITE, "Shapo", "SEAL Team (1 damage)"], [SITE, "Death Shadow (1 damage)"], begin="start")
    table.until("main shot", 0).check("SEAL Team", damage=3).check("Death Shadow", damage=1)
