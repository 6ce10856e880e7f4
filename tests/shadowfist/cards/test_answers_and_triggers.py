"""Cards of several sets that answer effects or wait for what others do, each played for what matters on it."""

from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.terms.codes import INDEPENDENT, LOYALTY, REGENERATE, STEALTH
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- Year of the Goat ----------------------------------------------------------------------------


@rule("SF-46.0", "SF-10.4")
def test_ba_jiao_gui_burns_what_would_be_smoked() -> None:
    mine = [SITE, "Ba Jiao Gui", "hand: Final Brawl", "pool: dd"]
    table = duel(mine, [SITE, "Death Shadow (4 damage)", "Mantis Fighter", "Imp"]).use("Ba Jiao Gui")
    assert not table.offers("Imp")  # a Foundation
    table.choose("Death Shadow").passes().play("Final Brawl").passes()
    table.check("Death Shadow", zone="toasted").check("Mantis Fighter", zone="smoked")


@rule("SF-46.0", "SF-10.4")
def test_ba_jiao_gui_must_stay_turned() -> None:
    mine = [SITE, "Ba Jiao Gui (turned)", "hand: Final Brawl", "pool: dd"]
    duel(mine, [SITE, "Death Shadow (4 damage)"]).play("Final Brawl").passes().check("Death Shadow", zone="smoked")
    mine = [SITE, "Ba Jiao Gui", "hand: Feeding the Hungry", "pool: ee"]
    table = duel(mine, [SITE, "Death Shadow (4 damage)"]).use("Ba Jiao Gui", "Death Shadow").passes()
    table.end_turn().until("main shot", 1).check("Death Shadow", zone="in play")


@rule("SF-46.0", "SF-20.0")
def test_ba_jiao_gui_keeps_others_from_seeing_a_card_smoked() -> None:
    mine = [SITE, "Ba Jiao Gui", "Lessons of the Fallen", "Death Shadow (4 damage)", "hand: Final Brawl", "pool: dd"]
    table = duel(mine).use("Ba Jiao Gui", "Death Shadow").passes().play("Final Brawl").passes()
    table.check("Death Shadow", zone="toasted").check("Ba Jiao Gui", zone="smoked")
    assert table.hand(0) == [SITE]  # one card, for the ghost


@rule("SF-46.0", "SF-25.5.4")
def test_ba_jiao_gui_burns_a_state_that_goes_with_its_subject() -> None:
    mine = [SITE, "Ba Jiao Gui", "SEAL Team", "House Arrest > SEAL Team", "hand: Incendiary Blast", "pool: MM"]
    table = duel(mine).use("Ba Jiao Gui", "House Arrest").passes().play("Incendiary Blast", "SEAL Team").passes()
    table.check("SEAL Team", zone="smoked").check("House Arrest", zone="toasted")


@rule("SF-26.1.2", "SF-39.0")
def test_board_of_punishments_teaches_the_controller() -> None:
    mine = [SITE, "Board of Punishments", "SEAL Team (of 1, 2 damage)", "hand: Imp", "hand: Final Brawl", "pool: dd"]
    theirs = [SITE, "Death Shadow (4 damage)", "hand: Seamus"]
    table = duel(mine, theirs).play("Final Brawl").until("trigger", 0)
    assert len(table.labels()) == 5  # one for each of the three who fall, and two ways to do without
    table.choose(next(label for label in table.labels() if "SEAL Team" in label)).passes()
    assert table.hand(1) == ["Seamus"]
    assert len(table.hand(0)) == 1  # drew one, discarded one of two
    table = duel(mine, theirs).play("Final Brawl").until("trigger", 0)
    table.choose(next(label for label in table.labels() if "Death Shadow" in label)).passes()
    assert table.hand(1) == []
    assert len(table.hand(0)) == 2


@rule("SF-26.1.2", "SF-5.1")
def test_board_of_punishments_discards_nothing_without_a_draw() -> None:
    mine = [SITE, "Board of Punishments", "hand: Final Brawl", "pool: dd"]
    table = duel(mine, [SITE, "Mantis Fighter", "hand: Seamus"], filler=0).play("Final Brawl").until("trigger", 0)
    table.choose("Board of Punishments").passes()
    assert table.hand(1) == ["Seamus"]


@rule("SF-24.4", "SF-33.0")
def test_bustling_metro_station_cancels_an_event_as_it_is_revealed() -> None:
    mine = [SITE, "hand: Incendiary Blast", "pool: MM"]
    theirs = ["Bustling Metro Station (down)", "SEAL Team"]
    table = duel(mine, theirs).play("Incendiary Blast").passes(1).choose("Reveal").until("trigger", 1)
    table.choose("Bustling Metro Station").passes().check("SEAL Team", damage=0, zone="in play")
    table = duel([*mine, "Mantis Fighter"], theirs).play("Incendiary Blast", "Mantis Fighter").passes(1)
    table.choose("Reveal").passes().check("Mantis Fighter", zone="smoked")


@rule("SF-24.1.3", "SF-22.0")
def test_campaign_manager_spares_who_has_had_no_turn() -> None:
    mine = [SITE, "Campaign Manager", "hand: Turf War", "hand: Paper Trail", "pool: ddaaa"]
    table = duel(mine, [DOWN], [SITE], power=5).play("Turf War").passes()
    assert table.kind == "main shot"
    table.power(4, 5, 5).end_turn().until("main shot", 1).end_turn().until("main shot", 2).end_turn()
    table.until("main shot", 0).check("Turf War", zone="in play")
    before = table.game.power[:]
    table.play("Paper Trail").choose(table.labels()[0])
    assert table.game.power[0] == before[0] - 2
    table.passes()
    assert table.game.power[0] == before[0] - 1
    assert sum(table.game.power) == sum(before) - 2


@rule("SF-24.1.3", "SF-22.0")
def test_campaign_manager_knows_one_who_has_had_a_turn() -> None:
    theirs = [SITE, "Campaign Manager", "hand: Paper Trail", "hand: Turf War", "pool: ddaaa"]
    table = duel([SITE], theirs, [SITE], power=5).end_turn().until("main shot", 1).play("Paper Trail").passes()
    assert (table.game.power[0], table.game.power[2]) == (4, 5)
    before = table.game.power[0]
    table.play("Turf War").passes()
    assert table.game.power[0] == before  # once per turn


@rule("SF-26.3", "SF-17.2.3")
def test_extortion_is_paid_once_for_each_event() -> None:
    mine = [SITE, "hand: Incendiary Blast", "hand: Final Brawl", "pool: MMdd"]
    theirs = [SITE, "Extortion", "Death Shadow"]
    table = duel(mine, theirs, power=3).play("Incendiary Blast").until("trigger", 1)
    table.choose("Extortion").passes().power(1, 4).check("Death Shadow", damage=4)
    table.play("Final Brawl").until("trigger", 1).choose("Let it go").passes()
    table.power(1, 4)
    table = duel([*mine, "Mantis Fighter"], [SITE, "Extortion"], power=3).play("Incendiary Blast")
    table.passes().power(2, 3)


@rule("SF-17.0", "SF-26.1.1", "SF-24.1.4")
def test_faith_is_lost_with_the_last_power() -> None:
    mine = [SITE, "Faith in the Halls of Power", "hand: Imp", "pool: M"]
    table = duel(mine, [SITE], power=1).use("Faith in the Halls of Power").passes().power(2, 1)
    table.check(SITE, turned=True).check("Faith in the Halls of Power", turned=True, zone="in play")
    cost = table.game.card(table.card("Imp", 0)).cost
    table = duel(mine, [SITE], power=(cost, 1)).play("Imp").passes().power(0, 1)
    table.check("Faith in the Halls of Power", zone="smoked")
    assert len(table.hand(0)) == 1
    table = duel(["Dockyard (turned)", "Faith in the Halls of Power"], [SITE], power=1)
    table.cannot("Use Faith in the Halls of Power")


@rule("SF-17.2.3", "SF-26.1.1")
def test_faith_is_lost_to_a_thief() -> None:
    theirs = [SITE, "Faith in the Halls of Power", "SEAL Team (2 damage)"]
    mine = [SITE, "Reformed Bandit"]
    table = duel(mine, theirs, power=1).attack("SEAL Team", "Reformed Bandit").until("trigger", 0)
    table.choose("Reformed Bandit").ends().power(2, 0).check("Faith in the Halls of Power", zone="smoked")
    assert len(table.hand(1)) == 1


@rule("SF-24.5.5", "SF-44.1")
def test_heroic_rematch_returns_one_of_each_player() -> None:
    mine = [SITE, "Mantis Fighter", "Imp", "hand: Final Brawl", "hand: Heroic Rematch", "pool: dddd"]
    theirs = [SITE, "SEAL Team (2 damage)", "Rat Clan Spies"]
    table = duel(mine, theirs).play("Final Brawl").until("trigger", 0).choose("Heroic Rematch")
    table.choose("Imp").check("SEAL Team", zone="smoked")
    assert sorted(label.split(",")[0] for label in table.labels()) == ["Rat Clan Spies", "SEAL Team"]
    table.choose("SEAL Team").passes().check("Imp", zone="in play", control=0).check(
        "SEAL Team", zone="in play", control=1
    )
    table.check("Mantis Fighter", zone="smoked")
    table = duel(mine, [SITE]).play("Final Brawl").passes()
    assert table.kind == "main shot"


@rule("SF-35.0", "SF-44.1")
def test_heroic_rematch_looks_at_controllers_and_returns_to_owners() -> None:
    mine = [SITE, "Mantis Fighter (of 1)", "hand: Final Brawl", "hand: Heroic Rematch", "pool: dddd"]
    table = duel(mine, [SITE, "Imp"]).play("Final Brawl").until("trigger", 0).choose("Heroic Rematch", "Imp").passes()
    table.check("Mantis Fighter", zone="in play", control=1).check("Imp", zone="in play", control=1)


@rule("SF-28.6.1", "SF-28.11")
def test_quixotic_defense_pays_for_a_vain_interception() -> None:
    theirs = [SITE, "Imp", "hand: Quixotic Defense", "pool: g"]
    table = duel([SITE, "SEAL Team", "Death Shadow"], theirs, power=0).attack(SITE, "SEAL Team", "Death Shadow")
    table.until("intercept", 1).choose("Imp").until("trigger", 1).choose("Quixotic Defense").ends().power(0, 1)
    table = duel([SITE, "Death Shadow"], theirs, power=0).attack(SITE, "Death Shadow").ends().power(0, 0)
    assert "Quixotic Defense" in table.hand(1)


@rule("SF-28.6.1", "SF-28.11")
def test_quixotic_defense_pays_more_for_another_player() -> None:
    theirs = [SITE, "Imp", "hand: Quixotic Defense", "pool: g"]
    table = duel([SITE, "SEAL Team", "Death Shadow"], theirs, ["Dockyard"], power=0)
    table.attack("Dockyard", "SEAL Team", "Death Shadow").until("Move Imp", 1).choose("Move Imp")
    table.until("intercept", 1).choose("Imp").until("trigger", 1).choose("Quixotic Defense").ends().power(0, 2)


@rule("SF-29.6", "SF-50.17")
def test_razor_clad_fanatic_strikes_when_damage_is_reduced() -> None:
    mine = [DOWN, "Razor-Clad Fanatic", "hand: Final Brawl", "hand: Twenty Lashes", "pool: ddmm"]
    table = duel(mine, [SITE, "Death Shadow"]).play("Final Brawl").until("trigger", 0).choose("Razor-Clad Fanatic")
    assert not table.offers("Death Shadow")
    table.choose("City Park").passes().check("City Park", damage=2).check("Razor-Clad Fanatic", damage=1)
    table = duel(mine, [SITE]).play("Twenty Lashes").passes()
    table.check("Razor-Clad Fanatic", damage=3)
    assert table.kind == "main shot"  # nothing was reduced


@rule("SF-29.6")
def test_razor_clad_fanatic_strikes_once_a_turn_also_when_nothing_is_left() -> None:
    mine = [SITE, "Razor-Clad Fanatic", "Death Shadow", "Hungry Ghosts", "Hungry Ghosts"]
    table = duel(mine).use("Hungry Ghosts", "Razor-Clad Fanatic").until("trigger", 0).choose("Razor-Clad Fanatic")
    table.choose("Death Shadow").passes().check("Death Shadow", damage=2).check("Razor-Clad Fanatic", damage=0)
    table.use("Hungry Ghosts", "Razor-Clad Fanatic").passes()
    assert table.kind == "main shot"


@rule("SF-29.4", "SF-9.1.2")
def test_the_mantle_burns_everyone_near() -> None:
    mine = ["Dockyard", "SEAL Team", SITE, "The Mantle", "Death Shadow", "hand: Incendiary Blast", "pool: MM"]
    table = duel(mine).check("The Mantle", has=REGENERATE).play("Incendiary Blast", "The Mantle").passes()
    table.check("The Mantle", damage=4).check("Death Shadow", damage=4).check("SEAL Team", damage=0)


# --- Queen's Gambit ------------------------------------------------------------------------------


@rule("SF-10.5", "SF-24.2.1")
def test_band_of_heroes_grows_or_sends_a_hero_once_a_turn() -> None:
    table = duel([SITE, "hand: Band of Heroes", "Clueless Heroes", "pool: ddd"]).play("Band of Heroes").passes()
    table.check("Band of Heroes", counters=3, fighting=7, has=INDEPENDENT)
    table.use("Band of Heroes", text="emove a counter").passes()
    table.check("Band of Heroes", counters=2, fighting=5).check("Hero", fighting=2, has=INDEPENDENT)
    table.cannot("Use Band of Heroes").end_turn().until("main shot", 1).end_turn().until("main shot", 0)
    table.use("Band of Heroes", "Clueless Heroes", text="acrifice").passes()
    table.check("Band of Heroes", counters=3).check("Clueless Heroes", zone="smoked").cannot("Use Band of Heroes")


@rule("SF-29.6", "SF-45.0")
def test_six_demon_bag_takes_a_deadly_blow_only() -> None:
    mine = [SITE, "Death Shadow", "Six Demon Bag > Death Shadow", "hand: Final Brawl", "pool: dd"]
    table = (
        duel(mine)
        .play("Final Brawl")
        .passes()
        .check("Death Shadow", damage=2)
        .check("Six Demon Bag", on="Death Shadow")
    )
    mine[1] = "Death Shadow (4 damage)"
    table = duel(mine).play("Final Brawl").passes().choose("Yes").check("Death Shadow", damage=4, zone="in play")
    table.check("Six Demon Bag", zone="smoked")


@rule("SF-26.1.2", "SF-25.5.4")
def test_six_demon_bag_may_be_kept_back() -> None:
    mine = [SITE, "Death Shadow (4 damage)", "Six Demon Bag > Death Shadow", "hand: Final Brawl", "pool: dd"]
    table = duel(mine).play("Final Brawl").passes().choose("No").check("Death Shadow", zone="smoked")
    table.check("Six Demon Bag", zone="smoked")  # it falls with its subject
    theirs = [SITE, "Death Shadow", "Six Demon Bag > Death Shadow", "Six Demon Bag > Death Shadow"]
    table = duel([SITE, "SEAL Team", "SEAL Team"], theirs).attack("Death Shadow", "SEAL Team", "SEAL Team")
    table.until("Yes", 1).choose("No").until("Yes", 1).choose("Yes").ends().check("Death Shadow", damage=0)
    table.check("Six Demon Bag", on="Death Shadow").check("Six Demon Bag (2)", zone="smoked")


@rule("SF-29.9", "SF-30.3.1")
def test_six_demon_bag_adds_up_and_cannot_stop_the_unstoppable() -> None:
    theirs = [SITE, "Death Shadow", "Six Demon Bag > Death Shadow"]
    table = duel([SITE, "SEAL Team", "SEAL Team"], theirs).attack("Death Shadow", "SEAL Team", "SEAL Team")
    table.until("Yes", 1).choose("Yes").ends()
    table.check("Death Shadow", zone="in play", damage=0).check("Six Demon Bag", zone="smoked")
    mine = [SITE, "hand: Twenty Lashes", "pool: mm"]
    theirs[1] = "Death Shadow (4 damage)"
    table = duel(mine, theirs).play("Twenty Lashes").passes().check("Death Shadow", zone="smoked")


@rule("SF-50.9", "SF-49.6")
def test_six_demon_bag_stops_what_is_lethal() -> None:
    theirs = [SITE, "Death Shadow", "Six Demon Bag > Death Shadow"]
    table = duel([SITE, "Mogwai"], theirs).attack("Death Shadow", "Mogwai").until("Yes", 1)
    table.choose("Yes").ends().check("Death Shadow", zone="in play", damage=0).check("Six Demon Bag", zone="smoked")


@rule("SF-28.6.1", "SF-26.5")
def test_snow_fox_toughens_the_ice() -> None:
    theirs = [SITE, "Snow Fox", "Six Points", "Mantis Fighter"]
    table = duel([SITE, "SEAL Team"], theirs)
    before = table.fact(table.card("Six Points"), "toughness")
    table.attack(SITE, "SEAL Team").until("intercept", 1).choose("Snow Fox")
    table.until("act").resolves().check("Snow Fox", toughness=1).check("Mantis Fighter", toughness=0)
    table.check("Six Points", toughness=before + 1).ends().check("Six Points", toughness=before)


@rule("SF-26.6.4", "SF-24.1.3.1")
def test_snow_fox_takes_the_blow() -> None:
    mine = [SITE, "hand: Incendiary Blast", "hand: Incendiary Blast", "hand: Discerning Fire", "pool: MMmmm"]
    theirs = [SITE, "Snow Fox", "Death Shadow"]
    table = duel(mine, theirs).play("Incendiary Blast", "Death Shadow").until("trigger", 1).choose("Snow Fox").passes()
    table.check("Snow Fox", zone="smoked").check("Death Shadow", damage=0)
    table = duel(mine, theirs).play("Incendiary Blast", "Snow Fox").passes().check("Snow Fox", zone="smoked")
    table = duel([*mine, "hand: Spirit Wrack", "pool: eeMM"], theirs).play("Spirit Wrack").passes()
    table.check("Death Shadow", zone="smoked").check("Snow Fox", zone="in play")  # no legal target: a Magic Character


@rule("SF-26.3", "SF-33.0", "SF-17.2.2")
def test_tower_of_glass_and_steel_takes_power_away() -> None:
    theirs = ["Tower of Glass and Steel (down)"]
    table = duel(["Tranquil Peaks"], theirs, power=0).use("Tranquil Peaks").until("trigger", 1).choose("Tower")
    table.passes().power(0, 0).check("Tower of Glass and Steel", down=False)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0)
    before = table.game.power[:]
    table.use("Tranquil Peaks").passes()  # it lies open now
    assert table.game.power == [each + 1 for each in before]
    theirs = [SITE, "hand: Tower of Glass and Steel"]
    table = duel(["Tranquil Peaks"], theirs, power=0).use("Tranquil Peaks").until("trigger", 1).choose("Tower")
    table.passes().power(0, 0).check("Tower of Glass and Steel", zone="toasted")


@rule("SF-26.3", "SF-17.2.2")
def test_tower_of_glass_and_steel_lets_its_own_player_gain_and_grows() -> None:
    mine = ["Tranquil Peaks", "Tower of Glass and Steel", "hand: Dockyard", "hand: Tower of Glass and Steel"]
    table = duel(mine, power=3).use("Tranquil Peaks").passes().power(4)
    table.play("Dockyard").choose(table.labels()[0]).passes().check("Tower of Glass and Steel", body=10)
    table = duel(["Tower of Glass and Steel", "Death Shadow"], ["City Park (5 damage)"])
    table.attack("City Park", "Death Shadow").until("Seize").choose("Seize").ends()
    table.check("City Park", control=0).check("Tower of Glass and Steel", body=10)


# --- Endgame -------------------------------------------------------------------------------------


@rule("SF-24.2", "SF-24.4")
def test_anfo_grenade_hits_the_hidden_harder() -> None:
    mine = [SITE, "hand: ANFO Grenade", "pool: jjj"]
    table = duel(mine, ["Chthonian Lake"]).play("ANFO Grenade", "Chthonian Lake").passes()
    table.check("Chthonian Lake", damage=3)
    table = duel(mine, ["Chthonian Lake (down)", DOWN]).play("ANFO Grenade", "the face-down").passes(1)
    assert len([label for label in table.labels() if label.startswith("Reveal")]) == 1  # the other one
    table.passes().check("Chthonian Lake", damage=5, down=False)


@rule("SF-24.4", "SF-26.1.2")
def test_anfo_grenade_lets_no_trigger_reveal_its_target() -> None:
    mine = ["Tranquil Peaks", "hand: ANFO Grenade", "pool: jjj"]
    table = duel(mine, ["Tower of Glass and Steel (down)"], power=2).play("ANFO Grenade", "the face-down")
    table.until("Use Tranquil Peaks", 0).choose("Use Tranquil Peaks").passes()
    table.power(2, 3).check("Tower of Glass and Steel", damage=5)


@rule("SF-26.3", "SF-47.0")
def test_agent_neil_north_gains_an_agent_by_taking() -> None:
    mine = [SITE, "Agent Neil North", "hand: Tortured Memories", "pool: e"]
    table = duel(mine, [SITE, "Death Shadow"]).play("Tortured Memories", "Death Shadow").check("Agent", fighting=2)
    table.check("Agent", has=STEALTH).passes().check("Death Shadow", control=0)
    table = duel([*mine, "Imp"], [SITE]).play("Tortured Memories", "Imp").passes()
    assert not any(table.game.card(card).title == "Agent" for card in table.game.in_play)  # one's own card
    table = duel([SITE, "Death Shadow", "hand: Tortured Memories", "pool: e"], [SITE, "Agent Neil North"])
    table.play("Tortured Memories", "Agent Neil North").passes().check("Agent Neil North", control=0)
    assert not any(table.game.card(card).title == "Agent" for card in table.game.in_play)


@rule("SF-26.3", "SF-24.2.1")
def test_agent_neil_north_looks_at_what_was_chosen() -> None:
    mine = [SITE, "Agent Neil North", "Cabinet Minister"]
    table = duel(mine, [SITE, "Turf War"]).use("Cabinet Minister").choose("take control").passes()
    table.check("Turf War", control=0).check("Agent", control=0)
    table = duel(mine, [SITE, "Turf War"]).use("Cabinet Minister").choose("cancel").passes()
    assert not any(table.game.card(card).title == "Agent" for card in table.game.in_play)


@rule("SF-35.3", "SF-10.4")
def test_agent_neil_north_takes_strays() -> None:
    mine = [SITE, "Agent Neil North"]
    table = duel(mine, [SITE, "Death Shadow (of 0)", "Imp"]).use("Agent Neil North").passes()
    table.check("Death Shadow", control=0).check("Agent Neil North", turned=True).check("Agent", control=0)
    duel(mine, [SITE, "Imp"]).cannot("Use Agent Neil North")


@rule("SF-44.1", "SF-49.9", "SF-49.7", "SF-31.1")
def test_final_showdown_returns_someone_unique_for_everyone() -> None:
    mine = [SITE, "hand: Final Showdown", "pool: dd", "smoked: Seamus", "smoked: SEAL Team"]
    theirs = [SITE, "Elle Mactans", "smoked: Elle Mactans", "smoked: Mantis Fighter"]
    table = duel(mine, theirs, [SITE, "smoked: Commander Roger Keyes"]).play("Final Showdown").passes()
    assert (table.kind, table.seat) == ("bid", 1)  # chance returned a second copy, so there is an auction over it
    table.choose("1").until("keep").choose("Elle Mactans")
    table.check("Seamus", zone="in play", control=0).check("SEAL Team", zone="smoked")
    table.check("Commander Roger Keyes", zone="in play", control=2).check("Final Showdown", zone="toasted")
    assert "Elle Mactans" not in table.pile("smoked", 1)


@rule("SF-40.0", "SF-24.1.4")
def test_khofesh_pays_for_his_immunity() -> None:
    mine = [SITE, "hand: Incendiary Blast", "hand: Final Brawl", "pool: MMdd"]
    theirs = [SITE, "Khofesh", "Death Shadow"]
    table = duel(mine, theirs).check("Khofesh", fighting=5, has=LOYALTY).play("Incendiary Blast", "Khofesh")
    table.until("trigger", 1).choose("Khofesh").passes().check("Khofesh", fighting=4, damage=0)
    table.play("Final Brawl").until("trigger", 1).choose("Let it go").passes()
    table.check("Khofesh", damage=2, fighting=2).check("Death Shadow", damage=2)
    table = duel([*theirs, "hand: Final Brawl", "pool: dd"], [SITE]).play("Final Brawl").passes()
    table.check("Khofesh", damage=2)  # one's own Events he cannot escape


@rule("SF-24.5.2")
def test_khofesh_grows_with_magic() -> None:
    table = duel([SITE, "Khofesh", "hand: Imp", "hand: SEAL Team", "pool: Maa"]).play("Imp").passes()
    table.check("Khofesh", fighting=6).play("SEAL Team").passes().check("Khofesh", fighting=6)


# --- Knight's Passage ----------------------------------------------------------------------------


@rule("SF-26.3", "SF-9.2.3", "SF-49.4.2")
def test_arcane_esotericist_strikes_back_from_the_hand() -> None:
    mine = [SITE, "Death Shadow", "hand: Final Brawl", "hand: Incendiary Blast", "pool: ddMM"]
    theirs = [SITE, "Mantis Fighter", "hand: Arcane Esotericist", "hand: Arcane Esotericist", "pool: e"]
    table = duel(mine, theirs).play("Final Brawl").until("trigger", 1).choose("Arcane Esotericist")
    assert not table.offers("Mantis Fighter")
    table.choose("Arcane Esotericist").passes().check("Death Shadow", damage=5, zone="in play")
    assert table.pile("toasted", 1) == ["Arcane Esotericist", "Arcane Esotericist"]
    table = duel(mine, theirs[:-1]).play("Final Brawl").passes()  # without the resource
    assert len(table.hand(1)) == 2


@rule("SF-26.3")
def test_arcane_esotericist_waits_for_harm_to_ones_own() -> None:
    mine = [SITE, "Death Shadow", "hand: Incendiary Blast", "Hungry Ghosts", "pool: MM"]
    theirs = [SITE, "Mantis Fighter", "hand: Arcane Esotericist", "pool: e"]
    table = duel(mine, theirs).play("Incendiary Blast", "Death Shadow").passes()
    assert table.hand(1) == ["Arcane Esotericist"]
    table.use("Hungry Ghosts", "Mantis Fighter").until("trigger", 1).choose("Arcane", "Hungry Ghosts").passes()
    table.check("Hungry Ghosts", zone="smoked")


@rule("SF-24.1.4", "SF-26.1.1")
def test_auramancer_feeds_on_robbed_piles() -> None:
    mine = [SITE, "hand: Corners of the Mouth", "smoked: Final Brawl", "smoked: Spirit Wrack", "pool: ggg"]
    theirs = [SITE, "Auramancer"]
    table = duel(mine, theirs, power=3).play("Corners of the Mouth", "Final Brawl").passes().power(2, 4)
    table.check("Auramancer", fighting=3)  # once for both cards
    table = (
        duel([*mine, "Auramancer"], [SITE], power=3).play("Corners of the Mouth", "Final Brawl").passes().power(2, 3)
    )
    mine = [SITE, "Devourer of Souls (1 damage)", "smoked: Imp"]
    table = duel(mine, theirs, power=3).use("Devourer of Souls").passes().power(3, 3).check("Imp", zone="toasted")


@rule("SF-8.7", "SF-9.1.2")
def test_collateral_damage_rewards_the_underdog() -> None:
    mine = [SITE, "SEAL Team", "Collateral Damage"]
    theirs = ["City Park", "Dockyard (back)", "Elle Mactans (5 damage)", "Tranquil Peaks"]
    table = duel(mine, theirs, power=0).attack("Elle Mactans", "SEAL Team").ends().check("Elle Mactans", zone="smoked")
    table.power(1, 0).check("City Park", damage=2).check("Dockyard", damage=0).check("Tranquil Peaks", damage=0)
    theirs = ["City Park", "Imp"]
    table = duel(mine, theirs, power=0).attack("Imp", "SEAL Team").ends().power(0, 0).check("City Park", damage=0)


@rule("SF-33.0", "SF-26.6.4", "SF-6.2")
def test_pi_tui_keeps_her_players_effects() -> None:
    mine = [SITE, "Pi Tui", "hand: Incendiary Blast", "pool: MM"]
    theirs = [SITE, "Death Shadow", "Undisturbed Meditation"]
    table = duel(mine, theirs).play("Incendiary Blast", "Death Shadow").passes(1).choose("Use Undisturbed Meditation")
    table.passes().check("Death Shadow", damage=4).check("Undisturbed Meditation", zone="smoked")
    table = duel(mine, [SITE, "Death Shadow", "Snow Fox"]).play("Incendiary Blast", "Death Shadow").until("trigger", 1)
    table.choose("Snow Fox").passes().check("Death Shadow", damage=4).check("Snow Fox", zone="in play")
    table = duel([SITE, *theirs[1:], "hand: Incendiary Blast", "pool: MM"], [SITE, "Pi Tui"])
    table.play("Incendiary Blast", "Pi Tui").passes(0).choose("Use Undisturbed").passes().check("Pi Tui", damage=0)


@rule("SF-33.0")
def test_pi_tui_keeps_what_her_players_cards_have_generated() -> None:
    mine = [SITE, "Pi Tui", "Hungry Ghosts"]
    theirs = [SITE, "Death Shadow", "hand: Blossoming Chi", "pool: CC"]
    table = duel(mine, theirs).use("Hungry Ghosts", "Death Shadow").passes(1).play("Blossoming Chi", "Hungry Ghosts")
    table.passes().check("Death Shadow", damage=1).check("Hungry Ghosts", turned=True)


@rule("SF-26.6.4", "SF-33.0")
def test_pi_tui_keeps_targets_and_what_is_maintained() -> None:
    mine = [SITE, "Pi Tui", "Imp", "hand: Incendiary Blast", "pool: MM"]
    theirs = [SITE, "Death Shadow", "hand: Brain Fire", "pool: mm"]
    table = duel(mine, theirs).play("Incendiary Blast", "Death Shadow").passes(1).play("Brain Fire")
    table.choose(next(label for label in table.labels() if "Imp" in label)).passes()
    table.check("Death Shadow", damage=4).check("Imp", zone="in play")
    mine = ["Sea Turtle Cove", "Pi Tui", "Imp"]
    table = duel(mine, ["Whirlpool of Blood"]).use("Sea Turtle Cove", "Imp").passes()
    table.end_turn().until("main shot", 1).use("Whirlpool of Blood").passes()
    assert any(each.source == table.card("Sea Turtle Cove") for each in table.game.lingering)


@rule("SF-16.0", "SF-10.3.2")
def test_pi_tui_is_paid_when_opponents_heal_theirs() -> None:
    table = duel([SITE, "SEAL Team (1 damage)"], [SITE, "Pi Tui"], power=0).choose("Turn to heal SEAL Team").passes()
    table.power(0, 1)
    table = duel([SITE, "Pi Tui", "SEAL Team (1 damage)"], [SITE], power=0).choose("Turn to heal SEAL Team").passes()
    table.power(0, 0)
    sides = ([SITE, "Buddhist Gardener"], ["Dockyard (1 damage)", "Pi Tui"], ["City Park (1 damage)"])
    duel(*sides, power=0).use("Buddhist Gardener", "City Park", text="eal 2").passes().power(0, 1, 0)
    duel(*sides, power=0).use("Buddhist Gardener", "Dockyard", text="eal 2").passes().power(0, 0, 0)


@rule("SF-40.1", "SF-14.0")
def test_pi_tui_keeps_states_off_the_ice() -> None:
    mine = [SITE, "hand: House Arrest", "pool: aa"]
    theirs = [SITE, "Pi Tui", "Six Points", "Death Shadow"]
    table = duel(mine, theirs).play("House Arrest")
    table.check("House Arrest", on="Death Shadow")  # there was nothing else to choose
    table = duel([*theirs, "hand: House Arrest", "pool: aa"]).play("House Arrest")
    assert table.offers("Six Points")


# --- Reloaded, Reinforcements --------------------------------------------------------------------


@rule("SF-46.0", "SF-20.0")
def test_abaddon_toasts_while_he_attacks() -> None:
    table = (
        duel([SITE, "Abaddon the Destroyer"], [SITE, "SEAL Team"]).attack("SEAL Team", "Abaddon the Destroyer").ends()
    )
    table.check("SEAL Team", zone="toasted")
    table = duel([SITE, "SEAL Team"], [SITE, "Abaddon the Destroyer"]).attack("Abaddon the Destroyer", "SEAL Team")
    table.ends().check("SEAL Team", zone="smoked")


@rule("SF-33.0", "SF-30.3.1")
def test_abaddon_corrodes_all_who_bring_him_down() -> None:
    mine = [SITE, "Contract Assassin", "Death Shadow", "Zhuha (7 damage)", "Imp"]
    table = duel(mine, [SITE, "Abaddon the Destroyer"])
    table.attack("Abaddon the Destroyer", "Contract Assassin", "Death Shadow", "Zhuha").ends()
    table.check("Abaddon the Destroyer", zone="smoked").check("Zhuha", zone="smoked").check("Imp", fighting=1)
    table.check("Contract Assassin", fighting=6, lacks=STEALTH).check("Death Shadow", fighting=4)
    table = duel([SITE, "hand: Incendiary Blast", "Imp", "pool: MM"], [SITE, "Abaddon the Destroyer (4 damage)"])
    table.play("Incendiary Blast", "Abaddon").passes().check("Abaddon the Destroyer", zone="smoked")
    table.check("Imp", fighting=1)


@rule("SF-26.2", "SF-40.0", "SF-21.1")
def test_fortune_favors_the_bold_spares_a_target() -> None:
    mine = [SITE, "hand: Incendiary Blast", "hand: Final Brawl", "pool: MMdd"]
    theirs = [SITE, "Death Shadow (turned)", "Mantis Fighter", "hand: Fortune Favors the Bold", "pool: ddd"]
    table = duel(mine, theirs).play("Incendiary Blast", "Death Shadow").passes(1).play("Fortune Favors the Bold")
    table.passes().check("Death Shadow", turned=False, damage=0)
    table.play("Final Brawl").passes().check("Death Shadow", damage=2)  # Immunity to that one Event
    table = duel(mine, theirs).play("Final Brawl").cannot("Play Fortune Favors the Bold").passes()
    table = duel([*theirs, *mine[1:]], [SITE]).play("Incendiary Blast", "Death Shadow")
    table.cannot("Play Fortune Favors the Bold")  # one's own Event


@rule("SF-24.1.3", "SF-24.2.1")
def test_fortune_favors_the_bold_spares_one_of_several_targets() -> None:
    mine = [SITE, "hand: Mark of Fire", "pool: mmmmMM"]
    theirs = [SITE, "Death Shadow", "SEAL Team", "Imp", "hand: Fortune Favors the Bold", "pool: ddd"]
    table = duel(mine, theirs).choose("Play Mark of Fire", "Death Shadow", "SEAL Team", "Imp")
    table.maybe(SITE).passes(1).play("Fortune Favors the Bold", "SEAL Team").passes()
    table.check("Death Shadow", damage=1).check("SEAL Team", damage=0).check("Imp", zone="smoked")


# --- cards that fresh readers doubted ------------------------------------------------------------


@rule("SF-15.1", "SF-20.2", "SF-24.8.1.1")
def test_heroic_shoulder_wound_sees_any_way_down_to_1() -> None:
    wound = ["hand: Heroic Shoulder Wound", "pool: dd"]
    mine = [SITE, "SEAL Team (1 damage)", "hand: Final Brawl", *wound, "pool: dd"]
    table = duel(mine, power=0).play("Final Brawl").until("trigger", 0).choose("Heroic Shoulder Wound").passes()
    table.power(2).check("SEAL Team", fighting=1)
    mine = [SITE, "Imp", "Up Before Breakfast > Imp", *wound]
    table = duel([SITE, "hand: Realpolitik", "pool: a"], mine, power=1).play("Realpolitik").until("trigger", 1)
    table.choose("Heroic Shoulder Wound").passes().power(0, 3).check("Imp", fighting=1)
    table = duel([SITE, "hand: Imp", "pool: M", *wound], [SITE], power=1).play("Imp").passes()
    assert "Heroic Shoulder Wound" in table.hand(0)  # it has never had more


@rule("SF-15.1", "SF-26.5")
def test_heroic_shoulder_wound_sees_a_bonus_end_with_the_turn() -> None:
    mine = [SITE, "Imp", "hand: Feeding the Hungry", "Mantis Fighter", "pool: ee"]
    table = duel([*mine, "hand: Heroic Shoulder Wound", "pool: dd"], [SITE], power=0)
    table.play("Feeding the Hungry", "Mantis Fighter").maybe("Imp").passes().check("Imp", fighting=2)
    table.choose("End your turn").until("trigger", 0).choose("Heroic Shoulder Wound").passes()
    assert table.game.power[0] == 2


@rule("SF-26.2", "SF-26.3")
def test_cheap_baboon_trick_answers_ones_own_event_too() -> None:
    mine = [SITE, "SEAL Team", "hand: Spirit Wrack", "hand: Cheap Baboon Trick", "pool: eeMMj"]
    table = duel(mine, ["Dockyard"]).play("Spirit Wrack").until("Play Cheap Baboon Trick", 0)
    table.choose("Play Cheap Baboon Trick", "Dockyard", "No more").passes()
    table.check("SEAL Team", zone="in play").check("Dockyard", damage=1)


@rule("SF-9.2.2", "SF-2.3")
def test_a_card_that_is_found_is_shown_where_a_text_says_so() -> None:
    mine = [SITE, "SEAL Team", "hand: Reinforcements", "pool: aa", "deck: SEAL Team"]
    table = duel(mine, [SITE])
    events = table.game.watch().events
    table.play("Reinforcements").passes().choose("SEAL Team")
    assert "{0} shows SEAL Team" in [table.game.tell(event, 1) for event in events]
    assert table.pile("deck", 0)[-1] == "SEAL Team"


@rule("SF-28.1.4", "SF-33.0")
def test_white_ninja_cancels_what_it_attacks_without_turning() -> None:
    mine = [SITE, "White Ninja", "Butterfly Armor > White Ninja"]
    table = duel(mine, ["Puzzle Garden", DOWN]).attack("Puzzle Garden", "White Ninja").maybe("White Ninja").resolves()
    table.check("White Ninja", turned=False)
    assert table.game.blanks[table.card(SITE, 1)]


@rule("SF-24.6", "SF-35.0", "SF-20.0")
def test_suicide_mission_is_avenged_by_who_controlled_the_card() -> None:
    mine = [SITE, "Imp", "hand: Suicide Mission", "hand: Counterstrike", "pool: aaaa"]
    theirs = [SITE, "SEAL Team (of 2)", "hand: Final Brawl", "hand: Imp", "hand: Imp"]
    table = duel(mine, theirs, [SITE]).play("Suicide Mission", "SEAL Team").passes()
    assert table.seat == 1
    table.check("SEAL Team", zone="smoked").choose("Imp").until("trigger", 0).choose("Counterstrike").passes()
    table.check("Imp", 0, zone="smoked")
    assert table.hand(1) == []


@rule("SF-50.17", "SF-29.7")
def test_toughness_against_one_kind_of_damage_reads_as_printed() -> None:
    texts = {card.title: card.text() for card in library()}
    assert "Toughness: 2 against combat damage." in texts["Sir James Lamb"]
    assert "arget gains Toughness: 2 against non-combat damage" in texts["Village Defenders"]


@rule("SF-24.1.3", "SF-26.1.2")
def test_counterstrike_targets_who_smoked_the_card() -> None:
    mine = [SITE, "hand: Incendiary Blast", "hand: Imp", "hand: Imp", "pool: MM"]
    theirs = [SITE, "SEAL Team", "hand: Counterstrike", "pool: aa"]
    table = duel(mine, theirs, [SITE, "hand: Imp"]).play("Incendiary Blast").until("trigger", 1).choose("Counterstrike")
    effect = table.game.stack[-1].effects[-1]  # type: ignore[attr-defined]
    assert effect.picks == [[0]]
    table.passes()
    assert (table.hand(0), table.hand(2)) == ([], ["Imp"])


@rule("SF-24.2")
def test_plague_of_moths_says_what_stays_down() -> None:
    mine = [SITE, "Rat Clan Spies", "smoked: Mantis Fighter", "hand: Plague of Moths", "pool: eeMM"]
    table = duel(mine, [SITE]).play("Plague of Moths").passes().ends()
    table.check("Rat Clan Spies", zone="smoked").check("Mantis Fighter", zone="in play")
    assert "that were there before" in table.game.card(table.card("Plague of Moths")).text()
