"""Knight's Passage: the Monarchs, the Hand, the Jammers, the talents and the Feng Shui Sites, each card played."""

from kwoon.games.shadowfist.terms.codes import AMBUSH, LOYALTY, MOBILITY, STEALTH, SUPERLEAP, UNSTOPPABLE
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- the Four Monarchs ---------------------------------------------------------------------------


@rule("SF-26.1.1")
def test_lessons_of_the_fallen_draw_for_ones_own() -> None:
    table = duel([SITE, "Lessons of the Fallen", "Imp", "hand: Final Brawl", "pool: dd"], [SITE, "Mantis Fighter"])
    table.play("Final Brawl").passes().check("Imp", zone="smoked").check("Mantis Fighter", zone="smoked")
    assert len(table.hand(0)) == 1


@rule("SF-18.1", "SF-24.2")
def test_song_of_silver_and_ice_toughens_only_with_a_dragon() -> None:
    table = duel([SITE, "Imp", "hand: Song of Silver and Ice", "pool: mmMd"], [SITE, "SEAL Team"])
    table.play("Song of Silver and Ice").passes().check("Imp", fighting=2, toughness=1)
    table.check("SEAL Team", fighting=4, toughness=0)
    table = duel([SITE, "Imp", "hand: Song of Silver and Ice", "pool: mmM"])
    table.play("Song of Silver and Ice").passes().check("Imp", fighting=2, toughness=0)
    table = duel([SITE, "Imp"], [SITE, DOWN, "hand: Song of Silver and Ice", "pool: mmM"])
    table.choose("End your turn").until("act", 1).cannot("Play Song of Silver and Ice")


@rule("SF-24.1.4", "SF-46.0")
def test_sparabara_may_be_toasted_for_a_warrior() -> None:
    table = duel([SITE, "SEAL Team"], [SITE, "Sparabara"])
    table.attack("Sparabara", "SEAL Team").until("trigger", 1).choose("Sparabara").passes()
    table.check("Sparabara", zone="toasted").check("Warrior", fighting=2, has=AMBUSH, control=1)
    table = duel([SITE, "Sparabara", "hand: Death of 1,000 Cuts", "pool: eee"], [SITE])
    table.act("Play Death of 1,000 Cuts").check("Sparabara", zone="smoked")


@rule("SF-21.0", "SF-24.2")
def test_the_warriors_calm_pays_for_every_second_character() -> None:
    mine = [SITE, "Imp", "SEAL Team", "Mantis Fighter", "Seamus (turned)", "hand: The Warrior's Calm", "pool: mm"]
    table = duel(mine, power=0).choose("Play The Warrior's Calm", "Imp", "SEAL Team")
    assert not table.offers("Seamus")
    table.choose("Mantis Fighter").passes().power(1, 0).check("Imp", turned=True).check("Mantis Fighter", turned=True)


@rule("SF-28.11", "SF-47.0")
def test_tomb_of_the_sacred_vigil_raises_a_warrior_for_a_successful_attack() -> None:
    mine = ["Tomb of the Sacred Vigil", "Dockyard", "Imp"]
    table = duel([SITE, "SEAL Team"], mine).attack("Dockyard", "SEAL Team").ends().check("Dockyard", damage=4)
    table.check("Warrior", control=1, has=LOYALTY, combat_damage=1).check("Imp", combat_damage=0)
    table = duel([SITE, "SEAL Team"], ["Tomb of the Sacred Vigil", "City Park (5 damage)"])
    table.attack("City Park", "SEAL Team").until("Burn").choose("Burn").ends().check("Warrior", control=1)
    table = duel([SITE, "SEAL Team"], mine).attack("Imp", "SEAL Team").ends()
    assert not any([table.game.card(card).title == "Warrior" for card in table.game.in_play])
    table = duel([SITE, "SEAL Team"], ["Tomb of the Sacred Vigil"], ["Dockyard"]).attack("Dockyard", "SEAL Team").ends()
    assert not any([table.game.card(card).title == "Warrior" for card in table.game.in_play])


@rule("SF-28.6.1", "SF-16.0")
def test_wayfarer_heals_as_it_intercepts() -> None:
    theirs = [SITE, DOWN, "Wayfarer (1 damage)", "Death Shadow (3 damage)", "Imp"]
    table = duel([SITE, "SEAL Team (1 damage)"], theirs)
    table.attack("the face-down", "SEAL Team").until("intercept").choose("Wayfarer").maybe("No more")
    table.until("Wayfarer", 1).cannot("SEAL Team").cannot("Imp")  # SF-16.1: only what is damaged is healed
    table.until("Death Shadow", 1).choose("Death Shadow").resolves().check("Death Shadow", damage=0)


# --- the Guiding Hand ----------------------------------------------------------------------------


@rule("SF-47.0", "SF-26.1")
def test_fallen_mentor_leaves_students() -> None:
    theirs = [SITE, "Elle Mactans (6 damage)", "hand: Fallen Mentor", "pool: gg"]
    table = duel([SITE, "SEAL Team"], theirs)
    table.attack("Elle Mactans", "SEAL Team").until("trigger", 1).choose("Fallen Mentor").passes()
    table.ends().check("Martial Artist (2)", fighting=2, has=SUPERLEAP, control=1)
    assert sum([table.game.card(card).title == "Martial Artist" for card in table.game.in_play]) == 2


def test_fallen_mentor_waits_for_a_unique_one() -> None:
    theirs = [SITE, "Mantis Fighter", "hand: Fallen Mentor", "pool: gg"]
    table = duel([SITE, "SEAL Team"], theirs).attack("Mantis Fighter", "SEAL Team")
    table.passes().choose("No more").passes()
    assert table.kind == "main shot"


@rule("SF-18.1")
def test_grandfather_leung_draws_up_to_the_hands_resources() -> None:
    table = duel([SITE, "hand: Grandfather Leung", "pool: ggg"]).play("Grandfather Leung").passes()
    assert len(table.labels()) == 5  # none to four: his own resource counts
    table.choose(table.labels()[2]).passes()
    assert len(table.hand(0)) in (2, 3)


@rule("SF-22.2.2")
def test_rice_paddies_feed_whoever_has_three_sites() -> None:
    table = duel([SITE], ["Rice Paddies", SITE, "Underground Depot", DOWN], power=0)
    table.end_turn().until("main shot", 1).power(0, 4)
    table = duel([SITE], ["Rice Paddies", SITE, "Underground Depot"], power=0)
    table.end_turn().until("main shot", 1).power(0, 2)


@rule("SF-26.1.1")
def test_rosalee_leung_draws_for_states_and_counts_her_own() -> None:
    mine = [SITE, "Rosalee Leung", "Imp", "hand: Muscle Car", "pool: d"]
    table = duel(mine, [SITE, "SEAL Team", "Muscle Car > SEAL Team"]).check("Rosalee Leung", fighting=6)
    table.play("Muscle Car", "Imp").passes().check("Rosalee Leung", fighting=7)
    assert len(table.hand(0)) == 1


# --- the Jammers ---------------------------------------------------------------------------------


@rule("SF-29.7")
def test_ape_crusaders_shrug_off_what_costs_one() -> None:
    mine = [SITE, "SEAL Team", "Death Shadow", "Ape Crusaders"]
    table = duel([SITE, "Imp", "hand: Incendiary Blast", "pool: MM"], mine)
    table.play("Incendiary Blast", "SEAL Team").passes().check("SEAL Team", damage=0)
    table.attack("SEAL Team", "Imp").ends().check("SEAL Team", damage=0)
    table = duel([SITE, "Imp"], mine).attack("Death Shadow", "Imp").ends().check("Death Shadow", damage=1)
    table = duel([SITE, "Mogwai"], mine).attack("SEAL Team", "Mogwai").ends().check("SEAL Team", zone="smoked")


def test_electro_glider_carries_and_arms_its_subject() -> None:
    duel([SITE, "Imp", "Electro-Glider > Imp"]).check("Imp", fighting=5, has=MOBILITY)
    table = duel([SITE, "Imp", "Electro-Glider > Imp"], [SITE, "Dockyard (back)"])
    table.attack("Dockyard", "Imp").ends().check("Dockyard", damage=5)


@rule("SF-20.1", "SF-35.3")
def test_jennifer_is_stronger_among_her_own_sites() -> None:
    table = duel([SITE, "Jennifer"], ["Dockyard", "Proving Ground (3 damage)"]).check("Jennifer", fighting=8)
    table.attack("Proving Ground", "Jennifer").until("Burn").choose("Burn").ends().power(10, 9)
    table.check("Jennifer", fighting=9)
    duel([SITE, "Dockyard (of 1)", "Jennifer"], [SITE]).check("Jennifer", fighting=5)


@rule("SF-25.5.1", "SF-44.2", "SF-50.13")
def test_scrounger_plays_a_state_of_chance() -> None:
    mine = [SITE, "hand: Scrounger", "smoked: Muscle Car", "smoked: Sabotage", "smoked: Blast Aura", "pool: jjd"]
    table = duel(mine, power=1).play("Scrounger").passes().check("Muscle Car", on="Scrounger").power(0, 1)
    table.check("Sabotage", zone="smoked").check("Blast Aura", zone="smoked")
    table = duel([SITE, "smoked: Scrounger", "pool: HH"], power=1)
    table.use("Scrounger").passes().power(0, 1)
    assert table.pile("deck", 0)[-1] == "Scrounger"


@rule("SF-45.0", "SF-50.14")
def test_secret_passageway_leads_past_the_guards() -> None:
    mine = [SITE, "SEAL Team", "Imp"]
    table = duel([*mine, "hand: Secret Passageway", "pool: jj"], [DOWN, "Dockyard"])
    table.play("Secret Passageway", "Dockyard").passes()
    table.attack("Dockyard", "Imp").until("Use Secret Passageway", 0).choose("Use Secret Passageway").resolves()
    table.check("Secret Passageway", zone="smoked").check("Imp", has=STEALTH).check("SEAL Team", turned=False)
    table = duel([*mine, "hand: Secret Passageway", "pool: jj"], [DOWN, "Dockyard"])
    table.play("Secret Passageway", "Dockyard").passes().attack("Dockyard", "Imp").ends().check("Dockyard", damage=3)


# --- the talents ---------------------------------------------------------------------------------


@rule("SF-44.1", "SF-35.3")
def test_we_can_rebuild_him_takes_from_any_pile() -> None:
    mine = [SITE, 'hand: "We Can Rebuild Him"', "pool: HHH"]
    table = duel(mine, [SITE, "smoked: Elle Mactans"]).choose('Play "We Can Rebuild Him"', "Elle Mactans").passes()
    table.check("Elle Mactans", zone="in play", control=0, designator="cyborg")
    duel([SITE, "Imp"], [DOWN, *mine[1:]]).choose("End your turn").until("act", 1).cannot('Play "We Can')


@rule("SF-21.0", "SF-49.4")
def test_blast_aura_turns_its_subject_to_strike_here() -> None:
    mine = ["Dockyard", "Imp", SITE, "SEAL Team", "Mantis Fighter", "Blast Aura > SEAL Team"]
    table = duel(mine, [SITE, "Elle Mactans"]).check("SEAL Team", fighting=5, combat_damage=1)
    table.use("Blast Aura")
    assert not table.offers("Imp")
    assert not table.offers("Elle Mactans")
    table.choose("Mantis Fighter").passes().check("Mantis Fighter", zone="smoked").check("SEAL Team", turned=True)
    table.cannot("Use Blast Aura")


# --- the Feng Shui Sites -------------------------------------------------------------------------


@rule("SF-26.4", "SF-29.9")
def test_the_dragons_teeth_draw_for_combat_damage() -> None:
    table = duel(["The Dragon's Teeth", "SEAL Team"], [SITE]).use("The Dragon's Teeth").passes()
    table.check("SEAL Team", has=UNSTOPPABLE)
    assert table.hand(0) == []
    table.attack(SITE, "SEAL Team").ends()
    assert len(table.hand(0)) == 1


@rule("SF-37.0", "SF-24.4")
def test_the_hidden_grotto_lets_a_character_in_cheaply() -> None:
    mine = [SITE, "Dockyard", "The Hidden Grotto (down)", "hand: SEAL Team", "hand: Muscle Car", "pool: ad"]
    table = duel(mine, power=0).choose("Reveal The Hidden Grotto").passes().until("The Hidden Grotto", 0)
    table.choose("The Hidden Grotto").passes()
    assert not table.offers("Muscle Car")
    table.maybe("SEAL Team").choose(table.labels()[0]).passes().check("SEAL Team", zone="in play").power(0, 0)


@rule("SF-37.0", "SF-25.5.1")
def test_underground_depot_equips_who_is_here() -> None:
    mine = ["Dockyard", "Imp", "Underground Depot", "SEAL Team", "Mantis Fighter", "hand: Muscle Car", "hand: Miao Dao"]
    table = duel([*mine, "hand: Iron Fists", "pool: ddd"]).check("SEAL Team", has=MOBILITY).check("Imp", lacks=MOBILITY)
    table.use("Underground Depot").passes()
    assert not table.offers("Iron Fists")
    table.choose("Muscle Car")
    assert not table.offers("Imp")
    table.choose("SEAL Team").passes().check("Muscle Car", on="SEAL Team").check("Underground Depot", turned=True)
