"""Queen's Gambit, each card played for what matters on it: the Guiding Hand and the rest."""

from kwoon.games.shadowfist.state.table import with_value
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- the Guiding Hand ----------------------------------------------------------------------------


@rule("SF-16.0")
def test_chanting_monks_heal_for_each_monk_and_carry_nothing() -> None:
    mine = [SITE, "Blue Monk (1 damage)", "Seamus (3 damage)", "hand: Chanting Monks", "hand: Muscle Car", "pool: d"]
    table = duel(mine, [SITE, "Buddhist Monk"]).play("Chanting Monks").until("Seamus").choose("Seamus").passes()
    table.check("Seamus", damage=1).choose("Play Muscle Car")
    assert not table.offers("Chanting Monks")


@rule("SF-28.6.1")
def test_daughter_of_nu_gua_slips_past_magic_and_high_tech() -> None:
    table = duel([SITE, "Daughter of Nu Gua"], [SITE, "Imp", "Junkyard Boys", "Mantis Fighter"])
    table.attack(SITE, "Daughter of Nu Gua").until("intercept")
    assert table.offers("Mantis Fighter")
    assert not table.offers("Imp")
    assert not table.offers("Junkyard Boys")


@rule("SF-44.2", "SF-25.1.1")
def test_eagles_gift_plays_a_state_from_any_smoked_pile() -> None:
    theirs = [SITE, "SEAL Team", "hand: Eagle's Gift", "pool: dg"]
    table = duel([SITE, "Imp", "smoked: Battle Suit", "smoked: Final Brawl"], theirs, power=2)
    table.attack(SITE, "Imp").until("Play Eagle's Gift", 1).choose("Play Eagle's Gift").maybe("Battle Suit")
    table.choose("SEAL Team").resolves().choose("Battle Suit").check("Battle Suit", on="SEAL Team").power(2, 0)
    duel([SITE, "hand: Eagle's Gift", "smoked: Final Brawl", "pool: dg"]).cannot("Play Eagle's Gift")


@rule("SF-7.1.1", "SF-10.1")
def test_fu_lions_guard_their_site_and_wake_for_a_turn() -> None:
    table = duel([SITE, "Imp"], ["Dockyard", "Fu Lions > Dockyard"])
    table.check("Dockyard", body=9, toughness=1).attack("Dockyard", "Imp").until("Use Fu Lions", 1)
    table.use("Fu Lions").resolves().check("Fu Lions", fighting=4, toughness=1).check("Dockyard", body=6)
    table.until("intercept").choose("Fu Lions").ends().check("Imp", zone="smoked")
    table.end_turn().until("main shot", 1).check("Fu Lions", on="Dockyard").check("Dockyard", body=9)


@rule("SF-50.3")
def test_fu_lions_take_no_damage_that_lasts_back_to_their_site() -> None:
    table = duel([SITE, "Imp"], ["Dockyard", "Fu Lions > Dockyard"]).attack("Dockyard", "Imp").until("Use Fu Lions", 1)
    game = table.use("Fu Lions").resolves().game
    lions = next(card for card in game.in_play if game.card(card).title == "Fu Lions")
    game.damage[lions] = 2
    game.lasting_damage = with_value(game.lasting_damage, lions, 2)
    game.changed()
    table.ends().end_turn().until("main shot", 1).check("Fu Lions", on="Dockyard")
    assert (game.damage[lions], game.lasting_damage[lions]) == (0, 0)
    assert game.faults() == []


@rule("SF-44.1", "SF-25.5.1")
def test_fu_lions_return_as_the_state_they_are() -> None:
    theirs = ["City Park", "Dockyard", "Fu Lions > Dockyard", "hand: Wing of the Crane", "pool: CCC"]
    table = duel([SITE, "Imp"], theirs).attack("Dockyard", "Imp").until("Use Fu Lions", 1).use("Fu Lions").resolves()
    table.until("Play Wing of the Crane", 1).play("Wing of the Crane", "Fu Lions").resolves()
    table.check("Fu Lions", zone="smoked").ends().end_turn().until("main shot", 1).end_turn()
    table.until("City Park", 1).choose("City Park").check("Fu Lions", on="City Park").check("City Park", body=11)


@rule("SF-30.3.3")
def test_fu_lions_keep_their_site_from_being_burned() -> None:
    theirs = ["City Park", "Dockyard (5 damage)", "Fu Lions > Dockyard"]
    table = duel([SITE, "The She-Wolf"], theirs).attack("Dockyard", "The She-Wolf").until("Smoke it")
    assert not any("urn" in label for label in table.labels())


@rule("SF-7.1.1", "SF-50.15")
def test_fu_lions_intercept_who_leaps_and_fall_with_their_site() -> None:
    theirs = ["City Park", "Dockyard (5 damage)", "Fu Lions (turned) > Dockyard", "Imp (turned)"]
    table = duel([SITE, "The She-Wolf", "Hummingbird Kick > The She-Wolf"], theirs)
    table.attack("Dockyard", "The She-Wolf").until("Use Fu Lions", 1).use("Fu Lions").resolves().until("intercept")
    table.cannot("Imp intercepts")
    assert table.offers("Fu Lions intercepts")
    table.choose("No more").until("Smoke it").choose("Smoke it").ends().check("Fu Lions", zone="in play")
    table.end_turn().until("main shot", 1).check("Fu Lions", zone="smoked")


@rule("SF-35.3", "SF-45.3")
def test_inner_city_monk_borrows_all_who_cost_one() -> None:
    mine = [SITE, "Ravenous Devourer", "hand: Inner-City Monk", "pool: gg"]
    table = duel(mine, [SITE, "Imp", "Mantis Fighter", "SEAL Team"]).play("Inner-City Monk").ends()
    table.check("Imp", control=0).check("Mantis Fighter", control=0).check("SEAL Team", control=1)
    table.use("Ravenous Devourer")
    assert not table.offers("Imp")


@rule("SF-24.1.3.2")
def test_into_the_light_brings_back_any_card_of_your_own_pile() -> None:
    mine = [SITE, "hand: Into the Light", "smoked: Final Brawl", "pool: g"]
    table = duel(mine, [SITE, "smoked: SEAL Team"]).choose("Play Into the Light")
    table.cannot("SEAL Team").cannot("Into the Light").choose("Final Brawl").passes()
    assert table.hand(0) == ["Final Brawl"]


# --- the talents ---------------------------------------------------------------------------------


@rule("SF-50.18", "SF-22.2.3")
def test_dawsons_gravity_gun_holds_who_it_hits() -> None:
    theirs = [SITE, "Imp", "Dawson's Gravity Gun > Imp"]
    table = duel([SITE, "Grey Mountain"], [*theirs], power=9)
    table.cannot("Use Dawson's Gravity Gun").attack(SITE, "Grey Mountain").until("Use Dawson's Gravity Gun", 1)
    table.choose("Use Dawson's Gravity Gun").maybe("Grey Mountain").resolves().check("Grey Mountain", damage=1)
    table = duel([SITE, "Imp", "Dawson's Gravity Gun > Imp", "SEAL Team", "City Park", "Seamus"])
    table.choose("Use Dawson's Gravity Gun")
    assert not table.offers("Seamus")
    table.choose("SEAL Team").passes().check("SEAL Team", turned=True, damage=1)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("SEAL Team", turned=True)
    table.check("Imp", turned=False).end_turn().until("main shot", 1).end_turn().until("main shot", 0)
    table.check("SEAL Team", turned=False)


# --- the Jammers ---------------------------------------------------------------------------------


def test_thermobaric_explosion_counts_every_character() -> None:
    mine = [SITE, "Imp", "Seamus", "hand: Thermobaric Explosion", "pool: jjH"]
    table = duel(mine, [SITE, "SEAL Team"]).play("Thermobaric Explosion").passes()
    table.check("Imp", zone="smoked").check("Seamus", damage=3).check("SEAL Team", damage=3)


# --- the Feng Shui Sites, and cards of no faction ---------------------------------------------------


@rule("SF-4.1", "SF-24.4")
def test_crystal_field_is_paid_when_a_closer_opponent_attacks() -> None:
    table = duel([SITE, "City Park", "Imp"], ["Crystal Field"], power=0).attack("Crystal Field", "Imp")
    table.until("Crystal Field", 1).choose("Crystal Field").ends().power(0, 1).check("Crystal Field", turned=True)
    table = duel([SITE, "Imp"], ["Crystal Field", DOWN], power=0).attack("Crystal Field", "Imp")
    table.cannot("Crystal Field").ends().power(0, 0)
    duel([SITE, "Imp"], ["Crystal Field"], power=0).attack("Crystal Field", "Imp").ends().power(0, 0)


@rule("SF-28.1.3.1")
def test_feather_mountain_lures_an_attacker_and_is_paid_for_its_damage() -> None:
    table = duel([SITE, "Imp"], ["Feather Mountain", "City Park"], power=0).attack("City Park", "Imp")
    table.until("Use Feather Mountain", 1).choose("Use Feather Mountain").resolves().ends()
    table.check("Feather Mountain", damage=1).check("City Park", damage=0).power(0, 1)
    table = duel([SITE, "Imp"], ["City Park", "Feather Mountain (back)", "Dockyard (down)"], power=0)
    table.attack("City Park", "Imp").until("act", 1).cannot("Use Feather Mountain")
    table = duel([SITE, "Imp"], ["Feather Mountain", "Dockyard (down)"], power=0)
    table.attack("Feather Mountain", "Imp").until("act", 1).cannot("Use Feather Mountain").ends().power(0, 0)


@rule("SF-42.0", "SF-9.2.2")
def test_jellyfish_lake_stings_who_repeats_a_title() -> None:
    mine = [SITE, "SEAL Team", "hand: Imp", "hand: Mantis Fighter", "smoked: Imp"]
    table = duel(mine, ["Jellyfish Lake", "Seamus", "smoked: Mantis Fighter"])
    table.play("Mantis Fighter").passes().check("Jellyfish Lake", turned=False)
    table.play("Imp").until("Jellyfish Lake", 1).choose("Jellyfish Lake")
    assert not table.offers("Seamus")
    table.choose("SEAL Team").passes().check("SEAL Team", damage=2).check("Jellyfish Lake", turned=True)


@rule("SF-9.2.2")
def test_jellyfish_lake_sees_events_but_not_what_lies_face_down() -> None:
    mine = [SITE, "Seamus", "hand: Final Brawl", "smoked: Final Brawl", "pool: dd"]
    table = duel(mine, ["Jellyfish Lake"]).play("Final Brawl").until("Jellyfish Lake", 1).choose("Jellyfish Lake")
    table.choose("Seamus").passes().check("Seamus", zone="smoked")
    duel([SITE, "hand: Final Brawl", "pool: dd"], ["Jellyfish Lake"]).play("Final Brawl").cannot("Jellyfish Lake")
    table = duel([SITE, "hand: Dockyard", "smoked: Dockyard"], ["Jellyfish Lake"]).choose("Play Dockyard")
    table.until("main shot", 0).check("Jellyfish Lake", turned=False)


@rule("SF-24.2", "SF-45.0")
def test_xins_tome_of_knowledge_wants_ever_costlier_characters() -> None:
    table = duel([SITE, "Xin's Tome of Knowledge", "Imp", "SEAL Team"]).use("Xin's Tome of Knowledge", "Imp").passes()
    table.check("Xin's Tome of Knowledge", counters=1)
    assert len(table.hand(0)) == 2
    table = duel([SITE, "Xin's Tome of Knowledge (2 counters)", "Imp", "Tech Squad", "SEAL Team"])
    table.use("Xin's Tome of Knowledge").maybe("SEAL Team").passes().check("SEAL Team", zone="smoked")
    assert len(table.hand(0)) == 6
    duel([SITE, "Xin's Tome of Knowledge (1 counter)", "Imp"]).cannot("Use Xin's Tome of Knowledge")
