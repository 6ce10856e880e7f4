"""Cards that chapters 8 to 14 of the rulebook name, played."""

from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.cards.make import Cease
from kwoon.games.shadowfist.cards.make_abilities import always, use
from kwoon.games.shadowfist.cards.make_cards import character, event, state
from kwoon.games.shadowfist.cards.make_phrases import (
    ANY_CHARACTER,
    SUBJECT,
    fighting,
    keyword,
    target,
)
from kwoon.games.shadowfist.state.happenings import SiteTaken
from kwoon.games.shadowfist.terms.codes import AMBUSH, STEALTH, TACTICS, UNIQUE
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.terms.questions import BURN_FOR_POWER
from kwoon.games.shadowfist.words.verbs_cards import TakeControl, Toast
from kwoon.games.shadowfist.words.verbs_damage import Damage
from kwoon.games.shadowfist.words.verbs_lasting import Give
from kwoon.games.shadowfist.words.verbs_piles import ToHand
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

STOP = event("Stop", 0, "", use([it := target(ANY_CHARACTER)], Cease(it)))
LURE = event("Lure", 0, "", use([it := target(ANY_CHARACTER)], TakeControl(it, TURN_END)))
SPARK = event("Spark", 0, "", use([it := target(ANY_CHARACTER)], Damage(9, it)))
STAR = character("Star", "Hero", 2, 2, "", "", restrictions=UNIQUE)


# --- Characters ---------------------------------------------------------------------------------


@rule("SF-50.7", "SF-35.3.6")
def test_nothing_stops_aidan_o_rangotangs_attack() -> None:
    mine = ["Puzzle Garden", "Aidan O'Rangotang", "SEAL Team"]
    table = duel(mine, ["Dockyard", "hand: Stop", "hand: Lure"], extra=[STOP, LURE])
    table.attack("Dockyard", "Aidan O'Rangotang").passes(to=1)
    table.play("Stop", "Aidan O'Rangotang").passes(to=1).check("Aidan O'Rangotang", attacking=True)
    table.play("Lure", "Aidan O'Rangotang").ends().check("Aidan O'Rangotang", control=0).check("Dockyard", damage=4)


@rule("SF-50.7")
def test_others_can_be_stopped_and_so_can_aidan_be_lured_while_he_does_not_attack() -> None:
    table = duel(["Puzzle Garden", "SEAL Team"], ["Dockyard", "hand: Stop"], extra=[STOP])
    table.attack("Dockyard", "SEAL Team").passes(to=1).play("Stop").ends().check("Dockyard", damage=0)
    table = duel(["Puzzle Garden", "hand: Lure"], ["Dockyard", "Aidan O'Rangotang"], extra=[LURE])
    table.play("Lure").passes().check("Aidan O'Rangotang", control=0)


@rule("SF-50.7", "SF-50.16")
def test_aidan_cannot_even_stop_himself() -> None:
    doubt = state("Doubt", 0, "", ANY_CHARACTER, always(keyword(TACTICS), to=SUBJECT))
    for attacker, damage in (("Aidan O'Rangotang", 4), ("SEAL Team", 0)):
        table = duel(["Puzzle Garden", attacker, f"Doubt > {attacker}"], ["Dockyard"], extra=[doubt])
        table.attack("Dockyard", attacker).until("Use the Tactics of", 0).choose("Use the Tactics of").ends()
        table.check("Dockyard", damage=damage)


@rule("SF-28.3", "SF-50.7")
def test_aidan_goes_with_a_site_that_is_moved_away() -> None:
    sides = ["Puzzle Garden", "Aidan O'Rangotang", "SEAL Team"], ["Dockyard", "Endless Corridor"]
    table = duel(*sides).attack("Dockyard", "Aidan O'Rangotang", "SEAL Team").passes(to=1)
    table.use("Endless Corridor", "{1}")
    table.passes().choose("Endless Corridor").maybe("Dockyard")
    table.ends().check("Dockyard", damage=4)
    assert table.fact(table.card("Endless Corridor"), "damage") > 0


@rule("SF-20.0")
def test_ba_boom_takes_everyone_along_when_an_opponent_smokes_it() -> None:
    table = duel(["Puzzle Garden", "Imp", "hand: Spark"], ["Dockyard", "Ba-BOOM!", "SEAL Team"], extra=[SPARK])
    table.play("Spark", "Ba-BOOM!").passes()
    table.check("Imp", zone="smoked").check("SEAL Team", zone="smoked").check("Ba-BOOM!", zone="toasted")
    own = duel(["Puzzle Garden", "Imp", "Ba-BOOM!", "hand: Spark"], extra=[SPARK])
    own.play("Spark", "Ba-BOOM!").passes().check("Imp", zone="in play").check("Ba-BOOM!", zone="smoked")


@rule("SF-37.0", "SF-8.5")
def test_feng_kan_is_cheaper_for_each_opponent_with_more_characters() -> None:
    sides = ["Puzzle Garden", "hand: Feng Kan", "Imp", "pool: eeM"], ["Dockyard", "SEAL Team", "Imp"]
    duel(*sides, ["City Park", "Imp", "Imp"], power=9).play("Feng Kan").passes().power(7)
    duel(*sides, ["City Park", "Imp"], power=9).play("Feng Kan").passes().power(6)
    assert card_named("Feng Kan").cost == 4


@rule("SF-50.15")
def test_lui_loyi_leaps_over_the_turned_characters_of_players_with_power() -> None:
    sides = ["Puzzle Garden", "Lui Loyi"], ["Dockyard", "Imp (turned)", "SEAL Team"]
    table = duel(*sides, power=(0, 1)).attack("Dockyard", "Lui Loyi").until("intercept")
    table.cannot("Imp intercepts").choose("SEAL Team intercepts")
    table = duel(*sides, power=(0, 0)).attack("Dockyard", "Lui Loyi").until("intercept")
    assert table.offers("Imp intercepts Lui Loyi")


@rule("SF-16.1")
def test_lui_loyi_heals_for_power() -> None:
    table = duel(["Puzzle Garden (2 damage)", "Lui Loyi (1 damage)"], ["Dockyard (1 damage)"], power=1)
    table.use("Lui Loyi", "Puzzle Garden").passes().check("Puzzle Garden", 0, damage=0).power(0).cannot("Use Lui Loyi")


@rule("SF-15.1")
def test_luis_camacho_avenges_the_hoods_in_the_smoked_pile() -> None:
    hood = character("Sad Hood", "Crook", 1, 1, "", "")
    mine = ["Puzzle Garden", "Luis Camacho", "smoked: Sad Hood", "smoked: Sad Hood", "smoked: Imp"]
    duel(mine, ["Dockyard", "smoked: Sad Hood"], extra=[hood]).check("Luis Camacho", fighting=4)


@rule("SF-10.4", "SF-35.3")
def test_mr_x_controls_a_character_while_he_stays_turned() -> None:
    table = duel(["Puzzle Garden", "Mr. X"], ["Dockyard", "SEAL Team", "Xin Ji Yang"])
    table.use("Mr. X")
    table.cannot("Xin Ji Yang").maybe("SEAL Team").passes().check("SEAL Team", control=0)
    table.end_turn().end_turn().until("stay turned", 0).choose("No").until("main shot").check("SEAL Team", control=1)


@rule("SF-29.7")
def test_the_simian_sneaker_hits_sites_harder() -> None:
    table = duel(["Puzzle Garden", "Simian Sneaker", "Simian Sneaker"], ["Dockyard", "SEAL Team"])
    table.attack("Dockyard", "Simian Sneaker").ends().check("Dockyard", damage=2)
    table.attack("SEAL Team", "Simian Sneaker").ends().check("SEAL Team", damage=1)


@rule("SF-29.7", "SF-26.1")
def test_the_soul_reaver_grows_on_its_targets_and_only_on_them() -> None:
    table = duel(["Puzzle Garden", "Soul Reaver"], ["Dockyard", "SEAL Team"])
    table.attack("SEAL Team", "Soul Reaver").ends()
    table.check("SEAL Team", damage=2).check("Soul Reaver", damage=0, fighting=3)
    table = duel(["Puzzle Garden", "Soul Reaver"], ["Dockyard", "Imp"])
    table.attack("Dockyard", "Soul Reaver").until("intercept").choose("Imp intercepts").ends()
    table.check("Soul Reaver", damage=1, fighting=2).check("Dockyard", damage=1)


@rule("SF-45.1", "SF-22.3.1")
def test_the_thing_eats_a_character_or_turns() -> None:
    table = duel(["Puzzle Garden", "Thing with a 1000 Tongues", "Imp", "Luis Camacho"], begin="start")
    table.until("pick", 0)
    assert table.labels() == ["Imp", "Luis Camacho"]
    table.choose("Luis Camacho").until("main shot").check("Luis Camacho", zone="smoked")
    table.check("Imp", zone="in play").check("Thing with a 1000 Tongues", turned=False, toughness=2)
    table = duel(["Puzzle Garden", "Thing with a 1000 Tongues"], ["Dockyard", "Imp"], begin="start").until("main shot")
    table.check("Thing with a 1000 Tongues", turned=True).check("Imp", zone="in play")


# --- Sites --------------------------------------------------------------------------------------


@rule("SF-4.2", "SF-4.1.2")
def test_with_the_arcanotower_one_feng_shui_site_less_is_enough() -> None:
    mine = ["Arcanotower 2056", *["burned: Puzzle Garden"] * 4, "Mantis Fighter"]
    table = duel(mine, ["Dockyard (5 damage)", "City Park"])
    table.attack("Dockyard", "Mantis Fighter").until("fate of the Site").choose("Burn it for victory").ends()
    assert table.game.winner == 0
    table = duel(["Wolf Den", *mine[1:]], ["Dockyard (5 damage)", "City Park"])
    table.attack("Dockyard", "Mantis Fighter").until("fate of the Site").choose("Burn it for victory").ends()
    assert table.game.winner == -1


@rule("SF-25.7.4", "SF-4.2")
def test_with_the_arcanotower_the_last_site_but_one_cannot_be_played() -> None:
    mine = ["Arcanotower 2056", *["burned: Puzzle Garden"] * 4, "hand: City Park"]
    table = duel(mine, ["Dockyard"])
    assert table.why("City Park") == "SF-25.7.4"
    players = table.game.view(0)["players"]
    assert isinstance(players, list)
    assert [(each["closeness"], each["goal"]) for each in players if isinstance(each, dict)] == [(4, 5), (1, 6)]
    duel(mine[1:], ["Dockyard"]).play("City Park")


@rule("SF-19.0", "SF-50.17")
def test_the_arcanotower_resists_all_but_unique_characters_and_is_never_seized() -> None:
    table = duel(["Puzzle Garden", "SEAL Team", "Sifu Beumer"], ["Arcanotower 2056", "City Park"])
    strength = table.fact(table.card("SEAL Team"), "fighting")
    table.attack("Arcanotower 2056", "SEAL Team").ends().check("Arcanotower 2056", damage=strength - 2)
    table = duel(["Puzzle Garden", "Ming I"], ["Arcanotower 2056", "City Park"])
    table.attack("Arcanotower 2056", "Ming I").ends().check("Arcanotower 2056", zone="smoked")


@rule("SF-22.2.2")
def test_who_loses_the_arcanotower_generates_no_power_next_turn() -> None:
    table = duel(["Puzzle Garden", "Ming I"], ["Arcanotower 2056", "City Park"], power=0)
    table.attack("Arcanotower 2056", "Ming I").ends().end_turn().until("main shot", 1).power(0, 0)
    table.end_turn().until("main shot", 0).end_turn().until("main shot", 1)
    assert table.game.power[1] > 0


# --- States -------------------------------------------------------------------------------------


@rule("SF-29.6", "SF-49.10")
def test_the_megatank_keeps_its_subject_safe_from_architects_events() -> None:
    """The Neutron Bomb smokes everyone else; Final Brawl is no Event of the Architects, but Toughness stops it."""
    table = duel(["Puzzle Garden", "Imp", "hand: MegaTank", "hand: Neutron Bomb", "SEAL Team", "pool: HHHff"])
    table.play("MegaTank", "Imp").passes().check("Imp", fighting=8, toughness=2)
    table.play("Neutron Bomb").passes().check("Imp", zone="in play").check("SEAL Team", zone="smoked")


@rule("SF-29.6")
def test_the_megatank_stops_damage_of_architects_events_only() -> None:
    burn = event("Burn", 0, "f", use([it := target(ANY_CHARACTER)], Damage(6, it)))
    mine = ["Puzzle Garden", "Imp", "MegaTank > Imp", "hand: Burn", "hand: Spark", "pool: f"]
    table = duel(mine, extra=[burn, SPARK]).play("Burn").passes().check("Imp", damage=0)
    table.play("Spark").passes().check("Imp", damage=7)


@rule("SF-46.0", "SF-34.0")
def test_the_megatank_stops_toasting_and_returning_to_the_hand_too() -> None:
    for verb in (Toast, ToHand):
        away = event("Away", 0, "f", use([it := target(ANY_CHARACTER)], verb(it)))
        mine = ["Puzzle Garden", "Imp", "MegaTank > Imp", "hand: Away", "pool: f"]
        duel(mine, extra=[away]).play("Away").passes().check("Imp", zone="in play")
        mine[2] = "Butterfly Swords > Imp"
        table = duel(mine, extra=[away]).play("Away").passes()
        assert table.fact(table.card("Imp"), "zone") != "in play"


@rule("SF-24.5.5")
def test_the_megatank_does_not_help_against_a_penalty_to_fighting() -> None:
    wither = event("Wither", 0, "f", use([it := target(ANY_CHARACTER)], Give(it, [fighting(-9)], TURN_END)))
    mine = ["Puzzle Garden", "Imp", "MegaTank > Imp", "hand: Wither", "pool: f"]
    duel(mine, extra=[wither]).play("Wither").passes().check("Imp", zone="smoked").check("MegaTank", zone="smoked")


@rule("SF-29.5", "SF-21.1")
def test_the_pump_action_shotgun_is_pumped_when_a_unique_character_falls() -> None:
    mine = ["Puzzle Garden", "Imp", "hand: Pump-Action Shotgun", "Star"]
    table = duel(mine, ["Dockyard", "hand: Spark", "hand: Spark"], extra=[STAR, SPARK])
    table.play("Pump-Action Shotgun", "Imp").passes().use("Pump-Action Shotgun").passes()
    table.check("Pump-Action Shotgun", turned=True)
    table.attack("Dockyard", "Imp").passes(to=1).play("Spark", "Star").ends()
    table.check("Pump-Action Shotgun", turned=False).check("Dockyard", damage=4)


@rule("SF-21.1")
def test_no_other_death_pumps_the_shotgun() -> None:
    mine = ["Puzzle Garden", "Imp", "Pump-Action Shotgun (turned) > Imp", "Star", "SEAL Team", "hand: Spark"]
    table = duel(mine, ["Dockyard", "hand: Spark"], extra=[STAR, SPARK])
    table.play("Spark", "Star").passes(to=1).play("Spark", "SEAL Team").passes()
    table.check("Star", zone="smoked").check("SEAL Team", zone="smoked").check("Pump-Action Shotgun", turned=True)


@rule("SF-44.2", "SF-26.1")
def test_the_swat_van_brings_two_cops_from_hand_and_smoked_pile() -> None:
    cop = character("Beat Cop", "Cop", 2, 2, "", "")
    mine = [
        "Puzzle Garden",
        "Imp",
        "hand: SWAT Van",
        "pool: aa",
        "hand: Beat Cop",
        "smoked: Beat Cop",
        "hand: SEAL Team",
    ]
    table = duel(mine, extra=[cop], power=9).play("SWAT Van").choose("SWAT Van")
    table.check("Imp", lacks=TACTICS).until("pick", 0).cannot("SEAL Team")
    table.choose("Beat Cop").until("pick", 0).choose("Beat Cop").passes().power(5)
    table.check("Beat Cop", zone="in play").check("Beat Cop (2)", zone="in play").check("Imp", fighting=3, has=TACTICS)


@rule("SF-44.2", "SF-25.3")
def test_the_swat_van_plays_a_police_event_from_the_smoked_pile_at_its_cost() -> None:
    raid = event("Police Raid", 2, "", use([it := target(ANY_CHARACTER)], Damage(1, it)))
    mine = ["Puzzle Garden", "SEAL Team", "hand: SWAT Van", "pool: aa", "smoked: Police Raid"]
    table = duel(mine, extra=[raid], power=9).play("SWAT Van").choose("SWAT Van").until("pick", 0)
    table.choose("Police Raid").ends().power(6).check("SEAL Team", damage=1).check("Police Raid", zone="smoked")


@rule("SF-44.2")
def test_the_swat_vans_cops_need_not_be_played() -> None:
    cop = character("Beat Cop", "Cop", 2, 2, "", "")
    mine = ["Puzzle Garden", "Imp", "hand: SWAT Van", "pool: aa", "hand: Beat Cop"]
    table = duel(mine, extra=[cop], power=9).play("SWAT Van").ends()
    table.power(7).check("Beat Cop", zone="hand")


@rule("SF-50.1", "SF-50.14")
def test_x_ray_specs_see_through_hands_and_sneaks() -> None:
    mine = ["Puzzle Garden", "Imp", "X-Ray Specs > Imp"]
    table = duel(mine, ["Dockyard", "hand: Final Brawl", "hand: SEAL Team"])
    watcher = table.game.watch()
    table.attack("Dockyard", "Imp").until("trigger", 0).choose("X-Ray Specs").ends()
    for seat, words in ((0, "{0} looks at {1}'s hand: Final Brawl; SEAL Team"), (1, "{0} looks at {1}'s hand")):
        told = [table.game.tell(event, seat) for event in watcher.events if event.seen_by(seat)]
        assert [line for line in told if "looks at" in line] == [words]


@rule("SF-50.1", "SF-50.14")
def test_who_attacks_the_wearer_of_x_ray_specs_cannot_sneak() -> None:
    sneak = character("Sneak", "Thief", 2, 2, "", "", keywords=AMBUSH | STEALTH)
    table = duel(["Puzzle Garden", "Sneak"], ["Dockyard", "Imp", "X-Ray Specs > Imp"], extra=[sneak])
    table.check("Sneak", has=STEALTH).attack("Imp", "Sneak").check("Sneak", lacks=STEALTH | AMBUSH)
    table = duel(["Puzzle Garden", "Sneak"], ["Dockyard"], ["City Park", "Imp", "X-Ray Specs > Imp"], extra=[sneak])
    table.attack("Dockyard", "Sneak").check("Sneak", has=STEALTH)


# --- Events -------------------------------------------------------------------------------------


def vengeance(power: int) -> Duel:
    """Slo Mo Vengeance in hand, with a Weapon, a Gun State and another State in the smoked pile."""
    sash = state("Sash", 0, "", ANY_CHARACTER)
    pistol = state("Toy Gun", 3, "", ANY_CHARACTER, subtitle="State")
    smoked = ["smoked: Butterfly Swords", "smoked: Toy Gun", "smoked: Sash", "pool: dC"]
    mine = ["Puzzle Garden", "Imp", "hand: Slo Mo Vengeance", *smoked]
    return duel(mine, ["Dockyard", "SEAL Team"], extra=[sash, pistol], power=power)


@rule("SF-48.3", "SF-44.2")
def test_slo_mo_vengeance_arms_a_character_from_the_smoked_pile() -> None:
    table = vengeance(2).play("Slo Mo Vengeance").maybe("Imp").cannot("Sash")
    table.choose("Butterfly Swords").maybe("Toy Gun").passes().power(0)
    table.check("Butterfly Swords", on="Imp").check("Toy Gun", on="Imp").check("Imp", combat_damage=3)


@rule("SF-48.3")
def test_slo_mo_vengeance_plays_as_many_states_as_are_paid_for() -> None:
    table = vengeance(1).play("Slo Mo Vengeance").maybe("Imp").choose("Toy Gun").passes().power(0)
    table.check("Toy Gun", on="Imp").check("Butterfly Swords", zone="smoked")


@rule("SF-44.2", "SF-31.8")
def test_positive_chi_lets_everyone_play_a_smoked_card_for_free() -> None:
    mine = ["Puzzle Garden", "hand: Positive Chi", "smoked: SEAL Team", "smoked: Final Brawl", "pool: gga"]
    table = duel(mine, ["Dockyard", "smoked: Imp", "smoked: City Park"], ["City Park", "smoked: Imp"], power=3)
    table.play("Positive Chi").passes().cannot("Final Brawl").choose("SEAL Team")
    assert table.seat == 1
    table.cannot("City Park").check("SEAL Team", zone="smoked").choose("Imp").choose("No more").passes()
    table.check("SEAL Team", control=0, zone="in play").check("Imp", 1, zone="in play").check("Imp", 2, zone="smoked")
    table.power(2, 3, 3)


@rule("SF-31.8", "SF-31.2")
def test_positive_chi_may_bring_three_copies_of_a_unique_card_at_once() -> None:
    mine = ["Puzzle Garden", "hand: Positive Chi", "smoked: Star", "pool: gg"]
    sides = mine, ["Dockyard", "smoked: Star"], ["City Park", "smoked: Star"]
    table = duel(*sides, extra=[STAR], power=3).play("Positive Chi").passes()
    table.choose("Star", "Star", "Star").until("bid")
    assert len([card for card in table.game.in_play if table.game.card(card).title == "Star"]) == 3
    assert table.seat == 0
    assert table.offers("Pass")


def thunder(fate: str) -> Duel:
    """An opponent has seized or burned a Site; its player holds Avenging Thunder."""
    mine = ["Puzzle Garden", "Mantis Fighter", "SEAL Team"]
    table = duel(mine, ["Dockyard (5 damage)", "City Park", "hand: Avenging Thunder", "pool: mm"], power=0)
    return table.attack("Dockyard", "Mantis Fighter").until("fate of the Site").choose(fate)


@rule("SF-31.5.1", "SF-26.1.2")
def test_avenging_thunder_toasts_who_damaged_the_lost_site() -> None:
    for fate in ("Seize it", "Burn it for victory"):
        table = thunder(fate).until("Avenging Thunder", 1).choose("Avenging Thunder").cannot("SEAL Team").ends()
        cost = card_named("Mantis Fighter").cost
        table.check("Mantis Fighter", zone="toasted").check("SEAL Team", zone="in play").power(0, cost)


@rule("SF-26.1.2")
def test_avenging_thunder_is_silent_when_the_site_is_burned_for_power_or_smoked() -> None:
    for fate in ("Burn it for Power", "Smoke it"):
        table = thunder(fate)
        while table.kind != "main shot" and table.game.active == 0:
            table.cannot("Avenging Thunder").decline()
        table.check("Avenging Thunder", zone="hand")


# --- mended -------------------------------------------------------------------------------------


@rule("SF-12.0", "SF-26.1")
def test_the_shaolin_student_mourns_feng_shui_sites_only() -> None:
    for site, fires in (("Wolf Den", False), ("Dockyard", True)):
        table = duel(["Puzzle Garden", "Imp"], [site, "City Park", "Shaolin Student"])
        before = len(table.game.pending)
        table.game.happen(SiteTaken(table.card(site), 0, 1, BURN_FOR_POWER))
        assert (len(table.game.pending) > before) == fires


@rule("SF-37.0", "SF-24.1.4")
def test_a_card_played_at_no_cost_makes_no_offer_to_be_cheaper() -> None:
    """Kung Fu Master comes by Positive Chi: nobody is asked by how much less, and nobody gains Power."""
    table = duel(["Puzzle Garden", "hand: Positive Chi", "smoked: Kung Fu Master", "pool: gg"], power=(1, 0))
    table.play("Positive Chi").passes().choose("Kung Fu Master").ends()
    table.power(0, 0).check("Kung Fu Master", zone="in play")
