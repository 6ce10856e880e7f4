"""Cards whose text stands by itself, or is about locations: each for what matters on it."""

from kwoon.engine.chance import Chance
from kwoon.games.shadowfist.terms.codes import AMBUSH, GUTS, MOBILITY, REGENERATE, SUPERLEAP, UNSTOPPABLE
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


@rule("SF-10.2")
def test_bernie_silverman_is_tough_when_all_are_ahead_or_one_has_a_card_of_his_players() -> None:
    for sides, tough in (
        ([[SITE]], 0),
        ([[SITE, "Dockyard"]], 1),
        ([[SITE, "Dockyard"], [SITE]], 0),
        ([[SITE, "Dockyard"], [SITE, "Dockyard"]], 1),
        ([[SITE, "Imp (of 0)"]], 1),
        ([[SITE, "Imp"], [SITE, "Imp (of 1)"]], 0),
    ):
        table = duel([SITE, "Bernie Silverman"], *sides).check("Bernie Silverman", toughness=tough)
        table.check("Bernie Silverman", **{"has" if tough else "lacks": GUTS})


@rule("SF-24.5.5", "SF-8.7", "SF-20.1")
def test_bernie_silverman_stands_with_no_fighting_until_he_is_hurt() -> None:
    mine = ["Meadow", "hand: Bernie Silverman", "hand: Bolt", "hand: Vigor", "pool: ddd"]
    table = fight(mine, ["Meadow"]).play("Bernie Silverman").passes().check("Bernie Silverman", fighting=0)
    table.play("Bolt", "Bernie Silverman").passes().check("Bernie Silverman", zone="smoked")
    table = fight(mine, ["Meadow"]).play("Bernie Silverman").passes().play("Vigor").passes()
    table.check("Bernie Silverman", fighting=2).end_turn().until("main shot", 1)
    table.check("Bernie Silverman", fighting=0, zone="in play")


@rule("SF-11.1", "SF-20.1", "SF-24.2")
def test_the_lunatic_fringe_stands_until_it_is_damaged_and_hurts_everyone_at_a_location() -> None:
    mine = ["The Lunatic Fringe", "Imp", "Dockyard", "Blue Monk", "hand: Mad Scientist"]
    table = duel(mine, [SITE, "Imp"]).play("Mad Scientist", "{0}'s location 2").passes()
    table.check("The Lunatic Fringe", zone="in play", body=0).use("The Lunatic Fringe")
    assert table.labels() == ["Imp", "Blue Monk", "Mad Scientist"]
    table.choose("Blue Monk").passes().check("Dockyard", damage=1).check("Blue Monk", damage=1)
    table.check("Imp", 0, damage=0).check("Mad Scientist", zone="smoked").check("The Lunatic Fringe", zone="in play")
    table = duel(mine, [SITE, "Imp"]).use("The Lunatic Fringe", "Imp").passes()
    table.check("The Lunatic Fringe", zone="smoked").check("Imp", 0, zone="smoked").check("Imp", 1, zone="in play")


@rule("SF-50.17", "SF-14.0")
def test_the_lunatic_fringe_toughens_your_punks_and_fanatics() -> None:
    table = duel(["The Lunatic Fringe", "Punk Geomancers", "Imp"], [SITE, "Punk Geomancers"])
    table.check("Punk Geomancers", 0, toughness=1).check("Punk Geomancers", 1, toughness=0).check("Imp", toughness=0)


@rule("SF-28.6", "SF-14.0", "SF-14.3")
def test_steam_powered_tricycle_passes_those_whose_title_has_two_designators() -> None:
    theirs = ["Dockyard", "SEAL Team", "Imp", "Cop on the Edge", "Golden Candle Society", "Thing with a 1000 Tongues"]
    table = duel([SITE, "Blue Monk", "Steam-Powered Tricycle > Blue Monk", "Fire Dancer"], theirs)
    table.check("Blue Monk", combat_damage=3).attack("Dockyard", "Blue Monk", "Fire Dancer").until("intercept")
    offered = [label for label in table.labels() if label.endswith("intercepts Blue Monk")]
    names = ["Imp", "Golden Candle Society", "Thing with a 1000 Tongues"]
    assert offered == [f"{name} intercepts Blue Monk" for name in names]
    assert table.offers("SEAL Team intercepts Fire Dancer")


@rule("SF-25.7", "SF-26.1.1")
def test_urban_monk_leaps_if_a_site_was_played_before_him() -> None:
    hand = ["hand: Urban Monk", "hand: Dockyard", "pool: g"]
    table = duel([SITE, *hand], [SITE]).play("Urban Monk").passes().check("Urban Monk", lacks=SUPERLEAP | MOBILITY)
    table.play("Dockyard").maybe("A new").passes().check("Urban Monk", lacks=SUPERLEAP)
    table = duel([SITE, *hand], [SITE]).play("Dockyard").maybe("A new").passes().play("Urban Monk")
    table.maybe("{0}'s location 1").passes().check("Urban Monk", has=SUPERLEAP).check("Urban Monk", has=MOBILITY)
    table.end_turn().until("main shot", 1).check("Urban Monk", has=MOBILITY)


@rule("SF-17.2.1", "SF-8.8.1")
def test_urban_monk_generates_power_with_three_sites_that_do() -> None:
    for more, power in ([], 2), (["City Park (down)"], 4), (["The Lunatic Fringe"], 2):
        table = duel([SITE, "Urban Monk", "Dockyard", *more], [SITE], power=0, begin="start").until("main shot")
        table.power(power, 0)
    duel([SITE, "Urban Monk"], [SITE, "Dockyard", "Diamond Beach"], power=0, begin="start").until("main shot").power(1)


@rule("SF-24.5.2", "SF-18.2")
def test_junkyard_engineer_enters_turned_and_tinkers_with_other_high_tech_cards() -> None:
    table = duel([SITE, "hand: Junkyard Engineer"], [SITE]).play("Junkyard Engineer").passes()
    table.check("Junkyard Engineer", turned=True)
    table = duel([SITE, "Junkyard Engineer", "Imp", "MegaTank > Imp"], [SITE, "Junkyard Boys", DOWN])
    table.use("Junkyard Engineer")
    assert table.labels() == ["MegaTank, {0}'s", "Junkyard Boys, {1}'s"]


@rule("SF-26.6.3", "SF-8.3")
def test_junkyard_engineer_raises_all_numbers_of_a_text_until_the_end_of_the_turn() -> None:
    mine = [SITE, "Junkyard Engineer", "Imp", "MegaTank > Imp", "Napalm Belcher", "Software Pirate"]
    table = duel(mine, [SITE, "Dockyard"]).check("Imp", fighting=8, toughness=2)
    table.use("Junkyard Engineer", "MegaTank").passes().check("Imp", fighting=9, toughness=3)
    table.end_turn().until("main shot", 1).check("Imp", fighting=8, toughness=2)
    table = duel(mine, [SITE, "Dockyard"]).use("Junkyard Engineer", "Napalm Belcher").passes()
    table.check("Napalm Belcher", toughness=2, fighting=4).use("Napalm Belcher", "{1}'s location 2").passes()
    table.check("Dockyard", damage=3)


@rule("SF-26.6.3")
def test_junkyard_engineer_leaves_alone_what_is_no_number() -> None:
    """The Pirate draws a card, which is no 1."""
    table = duel([SITE, "Junkyard Engineer", "Software Pirate", "hand: Tech Squad", "pool: d"], [SITE])
    table.use("Junkyard Engineer").resolves().play("Tech Squad").until("Software Pirate", 0)
    table.choose("Software Pirate").passes()
    assert len(table.hand(0)) == 1


@rule("SF-39.0", "SF-9.2.2.2", "SF-49.2")
def test_tai_chi_ascension_fills_the_hand_and_forbids_to_discard() -> None:
    mine = [SITE, "Temple of Celestial Mercy", "hand: Tai Chi Ascension", "hand: Imp", "pool: ddd"]
    table = duel(mine, [SITE, "Sworn Infiltrator"], power=0).play("Tai Chi Ascension").passes()
    assert len(table.hand(0)) == 8
    table.end_turn().until("main shot", 1).use("Sworn Infiltrator").passes()
    assert len(table.hand(0)) == 8
    assert table.hand(0).count("Imp") == 1


@rule("SF-22.2.4", "SF-24.1.4")
def test_tai_chi_ascension_lasts_until_the_end_of_the_next_turn() -> None:
    """Played in an opponent's turn: the player's own next discard step offers nothing, and nothing costs a discard."""
    theirs = [SITE, "hand: Tai Chi Ascension", "hand: Razor's Hotties", "pool: dddj"]
    table = duel([SITE, DOWN], theirs, power=0).choose("End your turn").until("Play Tai Chi", 1)
    assert table.offers("Use Razor's Hotties")
    table.play("Tai Chi Ascension").resolves()
    assert not table.offers("Use Razor's Hotties")
    assert table.why("Razor's Hotties", 1) != ""
    while table.kind != "main shot" or table.seat != 1:
        assert table.kind != "discard"
        table.decline()
    table.end_turn().until("main shot", 0).end_turn().until("discard", 1)


@rule("SF-28.3", "SF-9.1.2")
def test_maze_of_little_passages_swaps_rows_everywhere_and_attackers_stay() -> None:
    mine = ["Dockyard", "Diamond Beach (back)", "SEAL Team"]
    theirs = ["Nightclub", "Maze of Little Passages (down, back)", "Turtle Island"]
    table = duel(mine, theirs).attack("Nightclub", "SEAL Team").until("Reveal", 1)
    table.choose("Reveal Maze").resolves().check("Maze of Little Passages", row="front").check("Nightclub", row="back")
    table.check("Dockyard", row="back").check("Diamond Beach", row="front").check("Turtle Island", row="front")
    table.ends().check("Maze of Little Passages", damage=4).check("Nightclub", damage=0)


@rule("SF-30.3.2", "SF-28.3")
def test_maze_of_little_passages_is_revealed_by_a_blow() -> None:
    table = duel([SITE, "SEAL Team"], ["Nightclub", "Maze of Little Passages (down, back)"])
    table.attack("the face-down", "SEAL Team").ends().check("Maze of Little Passages", damage=4, row="front")
    table.check("Nightclub", row="back", damage=0)


@rule("SF-10.4", "SF-50.1", "SF-30.2")
def test_honor_and_glory_counts_in_combat_with_its_target() -> None:
    mine = ["Meadow", "Elk", "Honor and Glory > Elk"]
    table = fight(mine, ["Meadow", "Cat", "Dog"]).use("Honor and Glory", "Cat").passes()
    table.check("Elk", toughness=0, lacks=AMBUSH).attack("Cat", "Elk").until("main shot")
    table.check("Cat", zone="smoked").check("Elk", damage=0, toughness=0)
    table = fight(mine, ["Meadow", "Cat", "Dog"]).use("Honor and Glory", "Cat").passes()
    table.attack("Dog", "Elk").ends().check("Dog", zone="smoked").check("Elk", damage=3)
    table = fight(mine, ["Meadow", "Bear", "Dog"]).use("Honor and Glory", "Bear").passes()
    table.attack("Bear", "Elk").ends().check("Bear", damage=4).check(
        "Elk", damage=0
    )  # it has 2 left, and all is held off


@rule("SF-10.4", "SF-22.2.3")
def test_honor_and_glory_lasts_while_it_is_turned() -> None:
    """An interceptor has the Toughness, and no use for Ambush; unturned, the State gives neither."""
    for stays, damage in ("Yes", 1), ("No", 3):
        table = fight(["Meadow", "Elk", "Honor and Glory > Elk"], ["Meadow", "Cat"])
        table.use("Honor and Glory", "Cat").passes().end_turn().until("main shot", 1)
        table.end_turn().until("stay turned", 0)
        table.choose(stays).until("main shot", 0).end_turn().until("main shot", 1)
        table.attack("Meadow", "Cat").until("intercept").choose("Elk").ends().check("Elk", damage=damage)


@rule("SF-28.6", "SF-50.15", "SF-10.4", "SF-9.1.2")
def test_granite_mountain_lets_everyone_at_a_location_intercept() -> None:
    theirs = ["Granite Mountain", "Imp (turned)", "Dockyard", "Mantis Fighter (turned)"]
    table = duel([SITE, "Highway Ronin", DOWN], theirs).attack("Dockyard", "Highway Ronin")
    table.until("Use Granite Mountain", 1).use("Granite Mountain", "{1}'s location 2").until("intercept")
    assert table.labels() == ["No more interceptors", "Mantis Fighter intercepts Highway Ronin"]
    table = duel([SITE, "Highway Ronin", DOWN], theirs).attack("Dockyard", "Highway Ronin")
    table.until("Use Granite Mountain", 1).use("Granite Mountain", "{1}'s location 1")
    while table.kind != "main shot":
        assert table.kind != "intercept"
        table.decline()


@rule("SF-10.4")
def test_granite_mountain_counts_for_those_who_come_later_while_it_is_turned() -> None:
    theirs = ["Granite Mountain", "Clueless Heroes (turned)", "Dockyard"]
    table = duel([SITE, "Highway Ronin", DOWN], theirs).attack("Dockyard", "Highway Ronin")
    table.until("Use Granite Mountain", 1).use("Granite Mountain", "{1}'s location 2").until("Move Clueless", 1)
    table.choose("Move Clueless Heroes").until("intercept").choose("Clueless Heroes intercepts Highway Ronin")


@rule("SF-28.1", "SF-28.1.1")
def test_mourning_tree_is_the_last_card_that_one_attacks() -> None:
    theirs = ["Mourning Tree", "Dockyard"]
    table = duel([SITE, "Imp", "Flying Monkey Squad"], theirs).attack("Mourning Tree", "Imp").ends()
    table.cannot("Declare an attack").check("Mourning Tree", damage=1)
    refusal = table.refusal("Flying Monkey Squad")
    assert refusal is not None
    assert refusal.rule == "SF-6.0"
    table = duel([SITE, "Imp", "Flying Monkey Squad"], theirs).attack("Dockyard", "Imp").ends()
    table.attack("Mourning Tree", "Flying Monkey Squad").ends()
    table = duel([SITE, "Imp", "Flying Monkey Squad"], theirs).attack("Mourning Tree", "Imp").ends()
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).attack("Dockyard", "Imp")


@rule("SF-30.3.2", "SF-28.4", "SF-9.2.2")
def test_mourning_tree_counts_when_a_blow_reveals_it_and_for_joiners() -> None:
    table = duel([SITE, "Imp", "SEAL Team"], ["Mourning Tree (down, 7 damage)", "Dockyard"])
    table.attack("the face-down", "Imp").until("Smoke it").choose("Smoke it").ends().cannot("Declare an attack")
    table = duel([SITE, "Imp", "SEAL Team"], ["Mourning Tree", "Dockyard"], [SITE, "Blue Monk", "Imp"])
    table.attack("Mourning Tree", "Imp").until("join", 2).choose("Blue Monk").ends()
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 2).attack("Dockyard", "Imp")


@rule("SF-30.3", "SF-30.3.1", "SF-29.1")
def test_temple_of_the_angry_spirits_strikes_back_with_its_body() -> None:
    table = fight(["Meadow", "Giant"], ["Temple of the Angry Spirits (2 damage)"])
    table.attack("Temple", "Giant").until("Smoke it").choose("Smoke it").ends().check("Giant", damage=6)
    table = fight(["Meadow", "Elk", "Bear"], ["Temple of the Angry Spirits (4 damage)"])
    table.attack("Temple", "Elk", "Bear").until("divide damage", 1)
    assert table.labels() == ["0", "1", "2", "3", "4"]
    table.choose("1").until("Smoke it").choose("Smoke it").ends().check("Elk", damage=1).check("Bear", damage=3)


@rule("SF-30.3.2", "SF-25.7.1", "SF-50.1")
def test_temple_of_the_angry_spirits_does_not_strike_from_under_its_cover() -> None:
    table = fight(["Meadow", "Elk", "Ambusher"], ["Temple of the Angry Spirits (down)"])
    table.attack("the face-down", "Elk").ends().check("Elk", damage=0)
    table.check("Temple of the Angry Spirits", down=False, damage=4).attack("Temple", "Ambusher").until("Smoke it")
    table.choose("Smoke it").ends().check("Ambusher", zone="smoked")  # Ambush is against Characters only


@rule("SF-8.9", "SF-20.2", "SF-14.1")
def test_weird_scientist_measures_sites_by_their_first_word() -> None:
    table = duel(["Dockyard", "Weird Scientist", "The Lunatic Fringe (back)", "Nightclub"], [SITE])
    table.check("Dockyard", body=8).check("The Lunatic Fringe", body=3)
    nightclub = table.fact(table.card("Nightclub"), "body")
    table.choose("Move Weird Scientist").passes().check("Nightclub", body=9)
    assert nightclub != 9
    table.check("The Lunatic Fringe", body=0)
    mine = ["Turtle Island (7 damage)", "hand: Weird Scientist", "pool: j"]
    duel(mine, [SITE]).play("Weird Scientist").passes().check("Turtle Island", zone="smoked")
    duel(["Dockyard", "Weird Scientist", "Weird Scientist"], [SITE]).check("Dockyard", body=8)


@rule("SF-12.1.1", "SF-20.1", "SF-30.3.3.1")
def test_punk_geomancers_burn_a_site_that_they_have_smoked() -> None:
    table = duel([SITE, "Punk Geomancers", "Imp"], ["Bomb Factory (4 damage)", SITE])
    table.cannot("Move Punk").attack("Bomb Factory", "Punk Geomancers").until("Smoke it")
    assert not table.offers("Burn it")
    table.choose("Smoke it").until("Punk Geomancers", 0)
    assert table.offers("Let it go")
    table.choose("Punk Geomancers").ends().check("Bomb Factory", zone="burned")
    assert table.game.closeness(0) == 2


@rule("SF-8.8.1", "SF-20.1")
def test_punk_geomancers_burn_only_what_generates_power_and_falls_by_them() -> None:
    def smoked(mine: list[str], site: str) -> Duel:
        attackers = [title for title in mine if title != SITE]
        return duel(mine, [site, SITE]).attack(site.partition(" (")[0], *attackers).until("Smoke it").choose("Smoke it")

    smoked([SITE, "Imp"], "Bomb Factory (4 damage)").ends().check("Bomb Factory", zone="smoked")
    table = smoked([SITE, "Punk Geomancers"], "The Lunatic Fringe")
    table.cannot("Punk Geomancers").ends().check("The Lunatic Fringe", zone="smoked")
    table = smoked([SITE, "Punk Geomancers", "Imp"], "Dockyard (4 damage)")
    table.until("Punk Geomancers", 0).choose("Punk Geomancers").ends().check("Dockyard", zone="burned")


@rule("SF-50.0", "SF-50.17", "SF-10.2")
def test_huang_yi_has_what_other_characters_have_now() -> None:
    mine = ["Meadow", "Huang Yi", "Turtle", "Meadow", "Boulder"]
    table = fight(mine, ["Meadow", "Leaper", "hand: Wings", "hand: Hide"], ["Meadow", "Thing with a 1000 Tongues"])
    table.check("Huang Yi", has=SUPERLEAP, toughness=4).check("Huang Yi", has=UNSTOPPABLE)
    table.check("Huang Yi", has=REGENERATE).check("Huang Yi", lacks=AMBUSH)
    fight(["Meadow", "Huang Yi"], ["Meadow", "Ant"]).check("Huang Yi", toughness=0, lacks=SUPERLEAP)


@rule("SF-50.17", "SF-20.2")
def test_huang_yi_loses_what_others_lose_and_gains_what_they_gain() -> None:
    table = fight(["Meadow", "Huang Yi", "Turtle", "hand: Snuff", "hand: Hide", "hand: Wings"], ["Meadow", "Ant"])
    table.check("Huang Yi", toughness=2).play("Hide", "Turtle").passes().check("Huang Yi", toughness=3)
    table.play("Wings", "Ant").passes().check("Huang Yi", has=SUPERLEAP)
    table.play("Snuff", "Turtle").passes().check("Huang Yi", toughness=0)
    table.end_turn().until("main shot", 1).check("Huang Yi", lacks=SUPERLEAP)


@rule("SF-36.5", "SF-50.17")
def test_two_who_share_abilities_do_not_feed_each_other() -> None:
    table = fight(["Meadow", "Huang Yi", "Turtle"], ["Meadow", "hand: Evil Twin", "pool: ee"], power=9).end_turn()
    table.until("main shot", 1).play("Evil Twin").until("text to copy").choose("Huang Yi").ends()
    table.check("Huang Yi", toughness=2).check("Evil Twin of Huang Yi", toughness=2, fighting=8)


@rule("SF-50.7", "SF-40.0")
def test_huang_yi_shares_immunities_as_seen_from_his_own_side() -> None:
    """Jade Jones shows an Event on a deck: she is immune to Events, and so is he."""
    side = ["Meadow", "Huang Yi", "hand: Bolt", "deck: Final Brawl"]
    fight(side, ["Meadow", "Ant"]).play("Bolt", "Huang Yi").passes().check("Huang Yi", damage=2)
    table = fight(side, ["Meadow", "Jade Jones"]).play("Bolt")
    assert table.labels() == ["Meadow, {0}'s", "Meadow, {1}'s"]
    table = fight(["Meadow", "Huang Yi", "hand: Bolt"], ["Meadow", "The Seven"])
    assert table.play("Bolt").offers("Huang Yi")  # only to opponents' cards, and this is one of his own side
    table = fight(["Meadow", "Huang Yi", "The Seven"], ["Meadow", "hand: Bolt"]).choose("End your turn")
    assert not table.until("Play Bolt", 1).play("Bolt").offers("Huang Yi")


@rule("SF-13.0", "SF-13.1", "SF-10.4")
def test_hall_of_portals_lets_characters_pass_between_two_locations() -> None:
    mine = ["Hall of Portals", "Ant (turned)", "Meadow", "Cat", "Pond", "Elk (turned)"]
    table = fight(mine, ["Meadow", "Dog"]).cannot("Move Ant").use("Hall of Portals", "Pond").passes()
    table.choose("Move Ant").passes().check("Ant", location=3, turned=True)
    table.choose("Move Elk").passes().check("Elk", location=1, turned=True)
    table.choose("Move Elk").passes().check("Elk", location=3)
    table.choose("Move Cat", "{0}'s location 3").passes().check("Cat", location=3, turned=True)
    table.choose("Move Cat").passes().check("Cat", location=1)


@rule("SF-10.3.1", "SF-10.4")
def test_hall_of_portals_spares_turning_only_on_its_way_and_while_it_is_turned() -> None:
    mine = ["Hall of Portals", "Ant", "Meadow", "Pond"]
    table = fight(mine, ["Meadow", "Dog"]).use("Hall of Portals", "Pond").passes()
    table.choose("Move Ant", "{0}'s location 3").passes().check("Ant", location=3, turned=False)
    table.choose("Move Ant", "{0}'s location 2").passes().check("Ant", location=2, turned=True)
    table = fight(mine, ["Meadow", "Dog"]).use("Hall of Portals", "Pond").passes()
    table.end_turn().until("main shot", 1).end_turn().until("stay turned", 0).choose("No").until("main shot", 0)
    table.choose("Move Ant").passes().check("Ant", location=2, turned=True)


@rule("SF-28.6.1", "SF-13.1", "SF-28.6.6.1")
def test_hall_of_portals_brings_turned_interceptors_to_an_attack_and_nobody_else_abroad() -> None:
    sides = ["Meadow", "Giant"], ["Pond", "Dog (turned)"], ["Hall of Portals", "Elk (turned)", "Bear"]
    table = fight(*sides).attack("Pond", "Giant").until("Use Hall", 2).use("Hall of Portals", "Pond").resolves()
    table.cannot("Move Elk").until("Move Elk", 2).choose("Move Elk").ends()
    table.check("Elk", zone="smoked").check("Giant", damage=4)
    table = fight(*sides).end_turn().until("main shot", 1).end_turn().until("main shot", 2)
    table.use("Hall of Portals", "Pond").passes().cannot("Move Elk").cannot("Move Bear")


@rule("SF-13.1", "SF-10.3.1")
def test_through_hall_of_portals_one_that_is_abroad_comes_home_to_the_only_location_its_player_has() -> None:
    table = fight(["Meadow", "Giant"], ["Hall of Portals", "Bear (turned)"], ["Pond", "Dog (turned)"])
    table.end_turn().until("main shot", 1).use("Hall of Portals", "Pond").passes()
    game = table.game
    game.places[table.card("Bear")] = game.places[table.card("Pond")]
    game.changed()
    table.end_turn().until("main shot", 2).end_turn().until("main shot", 0)
    table.attack("Pond", "Giant")
    assert len(game.structures[1]) == 1
    assert (table.kind, table.seat) == ("act", 1)
    table.choose("Move Bear").resolves()
    assert game.places[table.card("Bear")] == game.places[table.card("Hall of Portals")]


@rule("SF-20.1", "SF-25.5.4", "SF-44.1", "SF-35.2")
def test_jeanette_brusello_takes_a_state_of_whom_she_has_smoked() -> None:
    theirs = ["Meadow", "Ant", "Fire Sword > Ant", "Fingertip Razors > Ant", "Cat"]
    table = fight(["Meadow", "Jeanette Brusello", "Dog"], theirs).attack("Ant", "Jeanette Brusello")
    table.until("Jeanette Brusello", 0)
    assert table.offers("Let it go")
    table.choose("Jeanette Brusello")
    assert table.labels() == ["Fire Sword", "Fingertip Razors"]
    table.choose("Fingertip Razors")
    assert [label.partition(",")[0] for label in table.labels()] == ["Jeanette Brusello", "Dog", "Cat"]
    table.choose("Dog").ends().check("Fingertip Razors", control=0, on="Dog").check("Fire Sword", zone="smoked")
    table.check("Dog", fighting=4)


@rule("SF-30.3.3", "SF-25.5.1")
def test_jeanette_brusello_needs_a_state_and_a_fight() -> None:
    table = fight(["Meadow", "Jeanette Brusello"], ["Meadow", "Ant"]).attack("Ant", "Jeanette Brusello")
    while table.kind != "main shot":
        table.cannot("Jeanette Brusello").decline()
    mine = ["Meadow", "Jeanette Brusello", "hand: Snuff"]
    table = fight(mine, ["Meadow", "Ant", "Fire Sword > Ant"]).play("Snuff", "Ant").passes()
    table.cannot("Jeanette Brusello").check("Fire Sword", zone="smoked")


def tops(table: Duel, seat: int) -> list[object]:
    """What a seat sees on top of each deck."""
    players = table.game.view(seat)["players"]
    assert isinstance(players, list)
    return [player.get("top") for player in players]  # type: ignore[union-attr]


@rule("SF-9.2", "SF-18.2")
def test_bao_ling_shows_the_top_card_of_her_players_deck_to_everyone() -> None:
    mine = [SITE, "Bao Ling", "Shaolin Student", "SEAL Team", "deck: Imp", "deck: Shaolin Supplicants", "deck: Imp"]
    table = duel(mine, [SITE, "Shaolin Student", "deck: Imp"])
    assert [tops(table, seat) for seat in (0, 1, -1)] == [["Imp", None]] * 3
    table.check("Bao Ling", fighting=8).check("Shaolin Student", 0, fighting=3).check("Shaolin Student", 1, fighting=1)
    table.check("SEAL Team", fighting=4)
    table.game.draw(0)
    table.check("Bao Ling", fighting=6)
    assert tops(table, 1) == ["Shaolin Supplicants", None]
    duel([SITE, "Bao Ling", "deck: Puzzle Garden"], [SITE]).check("Bao Ling", fighting=6)


@rule("SF-9.2", "SF-40.0", "SF-40.1", "SF-7.3.1")
def test_jade_jones_is_immune_to_the_types_that_lie_open() -> None:
    def against(top: str, hand: str, *more: str) -> Duel:
        return fight(
            ["Meadow", f"hand: {hand}", "pool: gd", "deck: Imp"], ["Meadow", "Jade Jones", *more, f"deck: {top}"]
        )

    table = against("Final Brawl", "Bolt")
    assert [tops(table, seat) for seat in (0, 1, -1)] == [["Imp", "Final Brawl"]] * 3
    assert not table.play("Bolt").offers("Jade Jones")
    assert against("Imp", "Bolt").play("Bolt").offers("Jade Jones")
    table = against("Puzzle Garden", "Vigor", "Napalm Belcher")
    assert table.play("Vigor").offers("Jade Jones")
    table = against("Fire Sword", "Vigor", "Fingertip Razors > Jade Jones")
    table.play("Vigor").passes().check("Fingertip Razors", zone="smoked")
    table.check("Jade Jones", fighting=8)


@rule("SF-9.2")
def test_made_up_states_keep_what_lies_open_and_only_that() -> None:
    mine = [SITE, "Bao Ling", "deck: Imp", "deck: SEAL Team", "hand: Seamus"]
    table = duel(mine, [SITE, "Jade Jones", "deck: Blue Monk", "hand: Final Brawl", "deck: Imp"], [SITE])
    game = table.game
    for seat in (0, 1, 2, -1):
        for number in range(5):
            made = game.imagined(seat, Chance(number))
            assert made.view(seat) == game.view(seat)
            assert made.card(made.decks[1][-1]).title == "Blue Monk"
    mine = [SITE, "deck: Imp", "deck: SEAL Team"]
    game = duel([*mine, "Bao Ling"], [SITE]).game
    seconds = {game.imagined(0, Chance(number)).decks[0][-2] for number in range(20)}
    assert len(seconds) > 1


@rule("SF-9.2")
def test_a_card_that_comes_to_lie_open_cannot_be_taken_back_and_is_told() -> None:
    table = duel([SITE, "hand: Bao Ling", "deck: Imp", "pool: gg"], [SITE])
    events = table.game.watch().events
    before = table.game.reveals
    table.play("Bao Ling").passes()
    assert table.game.reveals == before + 1
    assert [table.game.tell(event, 1) for event in events].count("On top of {0}'s deck: Imp") == 1
    table.end_turn().until("main shot", 1)
    assert table.game.reveals == before + 1 + 6  # the opponent's six cards; the Imp is still there, and told once
    assert [table.game.tell(event, 1) for event in events].count("On top of {0}'s deck: Imp") == 1
