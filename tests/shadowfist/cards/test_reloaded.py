"""Reloaded and Coming Darkness: the cards that test_modern_sets does not play, each for what matters on it."""

from kwoon.games.shadowfist.terms.codes import ASSASSINATE, GUTS, STEALTH
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- the Ascended --------------------------------------------------------------------------------


@rule("SF-10.4", "SF-35.3", "SF-33.0")
def test_cabinet_minister_cancels_or_takes_an_edge_while_turned() -> None:
    mine = [SITE, "Cabinet Minister", "SEAL Team"]
    table = duel(mine, [SITE, "Armies of the Monarchs", "Imp"]).check("Imp", combat_damage=1)
    table.use("Cabinet Minister", "cancel").passes().check("Imp", combat_damage=0)
    table = duel(mine, [SITE, "Armies of the Monarchs", "Imp"])
    table.use("Cabinet Minister", "take control").passes().check("Armies of the Monarchs", control=0)
    table.check("Imp", combat_damage=0).check("SEAL Team", combat_damage=1)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0)
    table.check("Armies of the Monarchs", control=1).check("Imp", combat_damage=1)


@rule("SF-28.6", "SF-8.5")
def test_sergeant_troy_preston_passes_those_who_cost_one_or_two() -> None:
    table = duel([SITE, "Sergeant Troy Preston"], [SITE, "Imp", "Hungry Ghosts", "SEAL Team", "Seamus"])
    table.attack(SITE, "Sergeant Troy Preston").until("intercept")
    assert not table.offers("Imp")
    assert not table.offers("Hungry Ghosts")
    assert table.offers("SEAL Team")
    assert table.offers("Seamus")
    table.check("SEAL Team", combat_damage=-1).check("Seamus", combat_damage=0)
    table = duel([SITE, "Sergeant Troy Preston", "Blue Monk"], [SITE, "SEAL Team"])
    table.check("Blue Monk", combat_damage=0).check("SEAL Team", combat_damage=0)


@rule("SF-39.0", "SF-22.2.4")
def test_wisdom_of_the_owl_keeps_what_is_discarded() -> None:
    table = duel(["Dockyard", "Keepers of the Monastery > Dockyard", "Wisdom of the Owl", "hand: Imp"])
    table.use("Keepers of the Monastery").until("Wisdom of the Owl", 0)
    assert table.offers("Let it go")
    table.choose("Wisdom of the Owl").passes().check("Imp", zone="deck")
    assert table.game.decks[0][0] == table.card("Imp")
    table = duel([SITE, "Wisdom of the Owl", "hand: Imp"], begin="start")
    table.until("discard").choose("Imp").until("Wisdom of the Owl", 0).choose("Wisdom of the Owl").until("main shot")
    assert table.game.decks[0][0] == table.card("Imp")
    assert len(table.hand(0)) == 7
    table = duel([SITE, "Sworn Infiltrator"], [SITE, "Wisdom of the Owl", "hand: Imp", "hand: Final Brawl"])
    table.use("Sworn Infiltrator").passes().choose("Imp").until("Wisdom", 1).choose("Wisdom").passes()
    table.check("Imp", zone="deck")


# --- the Dragons ---------------------------------------------------------------------------------


@rule("SF-8.7", "SF-44.1")
def test_is_that_all_you_got_wants_a_printed_number_up_to_five() -> None:
    smoked = ["smoked: SEAL Team", "smoked: Big Bruiser", "smoked: The She-Wolf", "smoked: Shih Ho Kuai"]
    table = duel([SITE, 'hand: "Is That All You Got?"', *smoked, "pool: d"], [SITE, "smoked: Blue Monk"])
    table.play('"Is That All You Got?"')
    assert [label for label in table.labels() if not label.startswith("Student")] == ["SEAL Team", "Big Bruiser"]
    table.choose("Big Bruiser").passes().check("Big Bruiser", zone="in play", control=0)


@rule("SF-28.1", "SF-10.2")
def test_ready_for_action_unturns_when_others_attack() -> None:
    table = duel([SITE, "Imp", "SEAL Team"], [SITE, "Blue Monk (turned)", "Ready For Action > Blue Monk"])
    table.attack(SITE, "Imp").until("Ready For Action", 1)
    assert table.offers("Let it go")
    table.choose("Ready For Action").resolves().check("Blue Monk", turned=False)
    table = duel([SITE, "Imp", "SEAL Team (turned)", "Ready For Action > SEAL Team", "Blue Monk"], [SITE])
    table.attack(SITE, "Imp").until("Ready For Action", 0).choose("Ready For Action").ends()
    table.check("SEAL Team", turned=False).attack(SITE, "SEAL Team").ends().check("SEAL Team", turned=True)
    table.attack(SITE, "Blue Monk").ends().check("SEAL Team", turned=True)


# --- the Eaters of the Lotus -----------------------------------------------------------------------


@rule("SF-13.0", "SF-16.1")
def test_hell_charger_heals_and_carries() -> None:
    table = duel([SITE, "SEAL Team (3 damage)", "Hell Charger > SEAL Team", "Diamond Beach"], [SITE], begin="start")
    table.until("main shot").check("SEAL Team", damage=1, fighting=6, turned=False)
    table.use("Hell Charger").passes().check("SEAL Team", location=2, turned=False).check("Hell Charger", turned=True)
    table = duel([SITE, "SEAL Team", "Hell Charger > SEAL Team", "Diamond Beach", "Nightclub", "Turtle Island"], [SITE])
    table.act("Move SEAL Team").passes().check("SEAL Team", location=2)
    table.use("Hell Charger", "{0}'s location 3").passes().check("SEAL Team", location=3)


@rule("SF-10.5", "SF-45.0")
def test_insidious_plan_ripens() -> None:
    table = duel([SITE, "Insidious Plan", "Imp"], [SITE, "Imp"], power=0)
    table.end_turn().until("main shot", 1).check("Insidious Plan", counters=1)
    table = duel([SITE, "Insidious Plan (3 counters)"], [SITE], power=0)
    table.use("Insidious Plan", "gain").passes().power(3, 0).check("Insidious Plan", zone="smoked")
    assert table.hand(0) == []
    table = duel([SITE, "Insidious Plan (3 counters)"], [SITE], power=0)
    table.use("Insidious Plan", "draw").passes().power(0, 0)
    assert len(table.hand(0)) == 3


# --- the Four Monarchs -----------------------------------------------------------------------------


@rule("SF-20.0")
def test_lord_hawksmoor_is_avenged_by_power() -> None:
    table = duel([SITE, "hand: Neutron Bomb", "pool: fffH"], [SITE, "Lord Hawksmoor"], power=(3, 0))
    table.check("Lord Hawksmoor", has=GUTS).play("Neutron Bomb").passes().power(0, 2)
    table = duel([SITE, "Lord Hawksmoor", "hand: Neutron Bomb", "pool: fffH"], [SITE], power=(3, 0))
    table.play("Neutron Bomb").passes().power(0, 0)


@rule("SF-28.6", "SF-9.1.2")
def test_prelate_passes_those_who_have_one_location() -> None:
    for more, asked in (["City Park (back)"], False), (["City Center"], True):
        table = duel([SITE, "Prelate of the Roaring Skies"], ["Dockyard", "Imp", *more])
        table.check("Prelate of the Roaring Skies", toughness=1).attack("Dockyard", "Prelate").passes()
        assert (table.kind == "intercept") == asked


@rule("SF-28.6.6", "SF-49.7")
def test_snowblind_ends_the_attack_of_one_character() -> None:
    table = duel([SITE, "SEAL Team", "Imp"], ["Dockyard", "hand: Snowblind", "pool: mm"])
    table.attack("Dockyard", "SEAL Team", "Imp").until("Play Snowblind", 1).choose("Play Snowblind", "SEAL Team").ends()
    table.check("Dockyard", damage=1).check("SEAL Team", turned=True).check("Snowblind", zone="toasted")


# --- the Guiding Hand ------------------------------------------------------------------------------


@rule("SF-44.2", "SF-4.1")
def test_black_belt_rebels_rise_against_who_is_ahead() -> None:
    def attacked(mine: list[str], power: int = 1) -> Duel:
        theirs = ["Dockyard", "smoked: Black Belt Rebels", "pool: g"]
        return duel([SITE, *mine, "SEAL Team"], theirs, power=power).attack("Dockyard", "SEAL Team")

    table = attacked(["Diamond Beach"]).until("Black Belt Rebels", 1)
    assert table.offers("Let it go")
    table.choose("Black Belt Rebels").passes().check("Black Belt Rebels", zone="in play", control=1).power(1, 0)
    assert not attacked([]).ends().offers("Black Belt Rebels")
    attacked([]).ends().check("Black Belt Rebels", zone="smoked")
    attacked(["Diamond Beach"], power=0).ends().check("Black Belt Rebels", zone="smoked")


@rule("SF-48.0", "SF-18.1")
def test_shih_ho_kuai_is_as_strong_as_the_chi() -> None:
    duel([SITE, "Shih Ho Kuai", "pool: CC"]).check("Shih Ho Kuai", fighting=3)


def test_water_sword_comes_back_when_its_subject_falls() -> None:
    table = duel([SITE, "Imp", "Water Sword > Imp"], [SITE, "Hungry Ghosts", "hand: Neutron Bomb", "pool: fffH"])
    table.check("Imp", fighting=2).end_turn().until("main shot", 1).play("Neutron Bomb").until("Water Sword", 0)
    assert table.offers("Let it go")
    table.choose("Water Sword").passes().check("Water Sword", zone="hand")
    table = duel([SITE, "Imp", "Water Sword > Imp", "hand: Realpolitik", "pool: a"], [SITE])
    table.play("Realpolitik").passes().check("Water Sword", zone="smoked")


# --- the Jammers -----------------------------------------------------------------------------------


@rule("SF-33.0", "SF-50.13")
def test_chizu_silences_chi_and_magic_at_its_location() -> None:
    mine = ["Diamond Beach", "Hungry Ghosts", "Maverick Trucker", SITE, "Hungry Ghosts"]
    table = duel([*mine, "hand: Chizu", "pool: j"], [SITE, "Imp"]).play("Chizu")
    table.passes().check("Chizu", on="Diamond Beach").check("Maverick Trucker", toughness=1)
    usable = [label for label in table.labels() if label.startswith("Use Hungry Ghosts")]
    assert len(usable) == 1
    table = duel([SITE, "Imp", "smoked: Chizu"], power=1)
    table.choose("Use Chizu").passes().check("Chizu", zone="deck").power(0, 1)


@rule("SF-44.1", "SF-45.3", "SF-26.4")
def test_in_your_face_again_lends_a_character_for_a_turn() -> None:
    table = duel([SITE, "Ravenous Devourer", "hand: In Your Face Again", "smoked: Software Pirate"], [SITE])
    table.play("In Your Face Again").passes().check("Software Pirate", zone="in play")
    table.use("Ravenous Devourer")
    assert not table.offers("Software Pirate")
    table.passes().end_turn().until("main shot", 1).check("Software Pirate", zone="smoked")


@rule("SF-49.2", "SF-49.9", "SF-31.1", "SF-31.5.1")
def test_in_your_face_again_may_return_a_second_copy_since_chance_chooses() -> None:
    table = duel([SITE, "Software Pirate", "Seamus", "hand: In Your Face Again", "smoked: Seamus"], [SITE], power=3)
    table.play("In Your Face Again").passes()
    assert (table.kind, table.seat, table.labels()) == ("bid", 0, ["1", "2", "3"])


@rule("SF-24.1.4", "SF-29.9", "SF-48.0")
def test_kitty_kerosene_burns_a_site_that_unturns() -> None:
    for x in (2, 0):
        table = duel([SITE, "Kitty Kerosene"], ["Diamond Beach (turned)", "Imp"]).end_turn().until("Kitty Kerosene", 0)
        assert table.offers("Let it go")
        table.choose("Kitty Kerosene")
        assert table.labels() == ["0", "1", "2", "3", "4", "5", "6"]
        table.choose(str(x)).passes().check("Kitty Kerosene", damage=x).check("Diamond Beach", damage=x + 1)


@rule("SF-10.2")
def test_kitty_kerosene_burns_one_site_a_turn() -> None:
    table = duel([SITE, "Kitty Kerosene"], ["Dockyard (turned)", "Cataract Gorge (turned)", "Imp"])
    table.end_turn().until("Kitty Kerosene", 0).choose("Kitty Kerosene", "2").until("main shot", 1)
    assert sorted([table.fact(table.card(title), "damage") for title in ("Dockyard", "Cataract Gorge")]) == [0, 3]


@rule("SF-21.0", "SF-10.2")
def test_stephanie_cinders_burns_what_is_turned_against_her() -> None:
    theirs = ["Dockyard", "Hungry Ghosts", "Curtis Graham"]
    table = duel([SITE, "Stephanie Cinders", "Imp"], theirs, power=2)
    table.attack("Dockyard", "Stephanie Cinders").until("Use Hungry Ghosts", 1).use("Hungry Ghosts", "Imp")
    table.until("Stephanie Cinders", 0).choose("Stephanie Cinders").resolves().check("Hungry Ghosts", zone="smoked")
    table.power(1, 2)
    table = duel([SITE, "Stephanie Cinders", "Imp"], theirs, power=2)
    table.attack("Dockyard", "Imp").until("Use Hungry Ghosts", 1).use("Hungry Ghosts", "Imp").resolves()
    table.check("Hungry Ghosts", zone="in play")


# --- the Feng Shui Sites ---------------------------------------------------------------------------


@rule("SF-29.7")
def test_arctic_fortress_does_not_mind_those_with_states() -> None:
    table = duel([SITE, "SEAL Team", "Butterfly Swords > SEAL Team", "Imp"], ["Arctic Fortress"])
    table.attack("Arctic Fortress", "SEAL Team", "Imp").ends().check("Arctic Fortress", damage=1)


def test_temple_of_celestial_mercy_holds_two_cards_more() -> None:
    table = duel(["Temple of Celestial Mercy"], begin="start").until("main shot")
    assert len(table.hand(0)) == 8


@rule("SF-26.4", "SF-50.2")
def test_the_red_lantern_tavern_pays_once_for_an_attackers_kill() -> None:
    table = duel(["The Red Lantern Tavern", "The She-Wolf"], [SITE, "Imp", "Mantis Fighter"], power=0)
    table.use("The Red Lantern Tavern", "The She-Wolf").passes().check("The She-Wolf", has=ASSASSINATE)
    table.attack("Imp", "The She-Wolf").ends().power(1, 0)
    table = duel(["The Red Lantern Tavern", "The She-Wolf"], [SITE, "Imp", "Mantis Fighter"], power=0)
    table.use("The Red Lantern Tavern", "The She-Wolf").passes().attack(SITE, "The She-Wolf").until("intercept")
    table.choose("Imp").choose("Mantis Fighter").maybe("No more").ends()
    table.check("Imp", zone="smoked").check("Mantis Fighter", zone="smoked").power(1, 0)
    table = duel(["The Red Lantern Tavern", "The She-Wolf"], [SITE, "Imp"], power=0)
    table.use("The Red Lantern Tavern", "Imp").passes().attack("Imp", "The She-Wolf").ends().power(0, 0)


@rule("SF-40.0", "SF-12.0")
def test_turtle_island_withstands_opponents_events_and_fire() -> None:
    table = duel([SITE, "hand: Killing Rain", "pool: M"], ["Turtle Island", "Dockyard"])
    table.play("Killing Rain").passes().check("Turtle Island", damage=0).check("Dockyard", damage=2)
    table = duel(["Turtle Island", "hand: Killing Rain", "pool: M"], [SITE])
    table.play("Killing Rain").passes().check("Turtle Island", damage=2)
    table = duel([SITE, "SEAL Team"], ["Turtle Island (4 damage)"])
    table.attack("Turtle Island", "SEAL Team").until("Seize it")
    assert not table.offers("Burn it")


# --- Coming Darkness -------------------------------------------------------------------------------


@rule("SF-50.14", "SF-28.8")
def test_mountaineer_comes_down_from_mountains() -> None:
    table = duel(["Eagle Mountain", "Mountaineer", SITE, "Imp"], [SITE, DOWN])
    table.attack(SITE, "Mountaineer").resolves().check("Mountaineer", has=STEALTH).ends()
    table.check("Mountaineer", lacks=STEALTH)
    table = duel([SITE, "Mountaineer", "Eagle Mountain"], [SITE, DOWN])
    table.attack(SITE, "Mountaineer").resolves().check("Mountaineer", lacks=STEALTH)
    table = duel([SITE, "Imp"], ["Cataract Gorge", "Imp", "Bomb Factory", "Mountaineer"])
    table.end_turn().until("main shot", 1).use("Cataract Gorge", "Mountaineer").passes()
    table.check("Mountaineer", fighting=2)
    table = duel(["Cataract Gorge", "Bomb Factory", "Imp"], [SITE, "Mountaineer"])
    table.use("Bomb Factory", "Imp").passes().check("Mountaineer", fighting=2)
    table.use("Cataract Gorge", "Imp").passes().check("Mountaineer", fighting=3)
