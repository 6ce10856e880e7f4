"""The Ascended of Combat in Kowloon, each played once, with its edge."""

from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.shown.view import titles
from kwoon.games.shadowfist.state.table import with_value
from kwoon.games.shadowfist.terms.once import ONE_SHOT_PLAYED, note_by
from tests.rules import rule
from tests.shadowfist.duel import duel

THREE_SITES = ["Diamond Beach", "City Park", "Dockyard"]


def test_monkey_chang_picks_two_who_cannot_intercept_him() -> None:
    table = duel(['"Monkey" Chang'], ["Dockyard", "Imp", "Mantis Fighter", "Hungry Ghosts"])
    table.attack("Dockyard", '"Monkey" Chang')
    table.choose("Imp", "Mantis Fighter").until("intercept")
    assert table.labels() == [
        "No more interceptors",
        'Hungry Ghosts intercepts "Monkey" Chang',
    ]


@rule("SF-17.2.3")
def test_bite_of_the_jellyfish_steals_what_burning_gave() -> None:
    table = duel(
        ["Tears of the Crocodile"],
        [
            "Dockyard (2 damage)",
            "Imp",
            "Mantis Fighter",
            "hand: Bite of the Jellyfish",
            "smoked: Mantis Fighter",
            "smoked: Mantis Fighter",
        ],
        power=(2, 1),
    )
    table.attack("Dockyard", "Tears of the Crocodile").until("fate of the Site")
    table.choose("Burn it for Power")
    table.power(5, 1)
    table.choose("Bite of the Jellyfish").passes()
    table.power(0, 6)


def test_bite_of_the_jellyfish_is_one_shot() -> None:
    table = duel(
        ["Tears of the Crocodile"],
        ["Dockyard (2 damage)", "hand: Bite of the Jellyfish", "smoked: Mantis Fighter", "smoked: Mantis Fighter"],
    )
    table.game.once_per_game.append(note_by(ONE_SHOT_PLAYED, card_named("Bite of the Jellyfish").code, 1))
    table.attack("Dockyard", "Tears of the Crocodile").until("fate of the Site")
    table.choose("Burn it for victory").passes()
    table.check("Bite of the Jellyfish", zone="hand")


def test_bull_market_pays_everyone_once_a_turn() -> None:
    table = duel(["hand: Bull Market", "hand: Bull Market", *["smoked: Mantis Fighter"] * 3], [], power=(0, 1))
    table.act("Play Bull Market")
    table.power(5, 6)
    assert table.why("Bull Market") == "SF-49.2"


@rule("SF-28.1.4", "SF-28.4")
def test_everything_falls_apart_pays_declarers_and_joiners_twice_a_turn_at_most() -> None:
    table = duel(["Everything Falls Apart", "Mantis Fighter"], ["Diamond Beach"], ["Imp"], power=(0, 0, 0))
    table.attack("Diamond Beach", "Mantis Fighter").until("join")
    table.power(1, 0, 0)
    table.choose("Imp").passes()
    table.power(1, 0, 1)


def test_everything_falls_apart_pays_nobody_more_than_twice_a_turn() -> None:
    three = ["Student of the Dragon", "Student of the Dragon", "Student of the Dragon"]
    table = duel(["Everything Falls Apart", *three], ["Diamond Beach"], power=(0, 0))
    for power in (1, 2, 2):
        table.choose("Declare an attack")
        if table.question.kind == "attacker":
            table.choose("Student of the Dragon", "Declare the attack")
        table.passes()
        table.power(power, 0)


@rule("SF-28.11", "SF-28.12")
def test_fox_on_the_run_lets_the_attacker_try_again() -> None:
    table = duel(["Mantis Fighter", "Imp", "hand: Fox On the Run", "smoked: Mantis Fighter"], ["Diamond Beach"])
    table.attack("Diamond Beach", "Mantis Fighter").until("trigger")
    table.choose("Fox On the Run", "Mantis Fighter").passes()
    table.check("Mantis Fighter", turned=False)
    assert table.offers("Declare an attack")


@rule("SF-28.12")
def test_without_the_fox_a_failed_attack_is_the_last() -> None:
    table = duel(["Mantis Fighter", "Imp"], ["Diamond Beach"])
    table.attack("Diamond Beach", "Mantis Fighter").passes()
    assert not table.offers("Declare an attack")


def test_the_fox_does_not_mend_an_earlier_failure() -> None:
    table = duel(
        ["Student of the Dragon", "Imp", "hand: Fox On the Run", *["smoked: Mantis Fighter"] * 2], ["Diamond Beach"]
    )
    table.game.attack_failed = True
    table.choose("Declare an attack").until("trigger")
    table.choose("Fox On the Run", "No more").passes()
    assert table.game.attack_failed


def test_grey_mountain_counts_its_kin_and_moves_when_they_are_attacked() -> None:
    table = duel(["Hungry Ghosts"], ["Dockyard", "City Park", "Grey Mountain (1st)", "Mantis Fighter (2nd)"])
    table.check("Grey Mountain", fighting=6)
    table.attack("Mantis Fighter", "Hungry Ghosts").until("Move Grey Mountain", 1)
    table.choose("Move Grey Mountain").until("intercept")
    table.check("Grey Mountain", location=2, turned=False)


def test_grey_mountain_stays_put_when_a_site_is_attacked() -> None:
    table = duel(["Hungry Ghosts"], ["Dockyard", "City Park", "Grey Mountain (1st, turned)"])
    table.attack("City Park", "Hungry Ghosts").passes()
    table.check("Grey Mountain", location=1)


def test_mantis_fighter_gives_two_resources() -> None:
    table = duel(["hand: Mantis Fighter", "hand: Realpolitik"], [], power=(1, 0))
    assert table.why("Realpolitik") == "SF-8.4"
    table.act("Play Mantis Fighter")
    assert table.why("Realpolitik") == "SF-8.5"


def test_moonlight_raid_gives_stealth_and_power_for_hitting_the_target() -> None:
    table = duel(["Mantis Fighter", "hand: Moonlight Raid", "smoked: Mantis Fighter"], ["Dockyard"], power=(0, 0))
    table.act("Play Moonlight Raid", "Mantis Fighter")
    table.attack("Dockyard", "Mantis Fighter").passes()
    table.check("Dockyard", damage=1)
    table.power(1, 0)


def test_moonlight_raid_pays_nothing_when_toughness_takes_the_damage() -> None:
    table = duel(["Mantis Fighter", "hand: Moonlight Raid", "smoked: Mantis Fighter"], ["Diamond Beach"], power=(0, 0))
    table.act("Play Moonlight Raid", "Mantis Fighter")
    table.attack("Diamond Beach", "Mantis Fighter").passes()
    table.power(0, 0)


@rule("SF-29.7")
def test_murder_of_crows_weakens_those_who_stop_it() -> None:
    table = duel(["Murder of Crows"], ["Dockyard", "Hungry Ghosts"])
    table.attack("Dockyard", "Murder of Crows").until("intercept")
    table.choose("Hungry Ghosts").passes()
    table.check("Murder of Crows", damage=1)
    table.check("Dockyard", damage=3)


@rule("SF-29.5")
def test_night_moves_weakens_interceptors() -> None:
    table = duel(["Night Moves", "SEAL Team"], ["Dockyard", "Hungry Ghosts"])
    table.attack("Dockyard", "SEAL Team").until("intercept")
    table.choose("Hungry Ghosts").passes()
    table.check("SEAL Team", damage=1)


def test_night_moves_pays_the_others_when_it_goes() -> None:
    table = duel(["Night Moves"], ["hand: Realpolitik", "smoked: Mantis Fighter"], power=(0, 1))
    table.choose("End your turn").act("Play Realpolitik", "Night Moves", seat=1)
    table.check("Night Moves", zone="smoked")
    table.power(0, 2)


@rule("SF-29.6.3")
def test_operation_killdeer_takes_all_damage_of_a_character() -> None:
    table = duel(["Hungry Ghosts"], ["Dockyard", "Imp", "hand: Operation Killdeer", *["smoked: Mantis Fighter"] * 2])
    table.act("Use Hungry Ghosts", "Imp", hold=True)
    table.act("Play Operation Killdeer", "Hungry Ghosts", seat=1)
    table.check("Imp", seat=1, damage=0, zone="in play")


def test_rat_clan_spies_need_a_demanding_fellow() -> None:
    alone = duel(["Rat Clan Spies", "Mantis Fighter"], ["Dockyard", "Imp"])
    alone.attack("Dockyard", "Rat Clan Spies").until("intercept").choose("Imp").passes()
    alone.check("Rat Clan Spies", zone="smoked")
    led = duel(["Rat Clan Spies", "SEAL Team"], ["Dockyard", "Imp"])
    led.attack("Dockyard", "Rat Clan Spies").until("intercept")
    led.choose("Imp").act("Use the Stealth of Rat Clan Spies")
    led.check("Dockyard", damage=1)


def test_realpolitik_smokes_an_edge_or_a_state() -> None:
    table = duel(["hand: Realpolitik", "smoked: Mantis Fighter"], ["Imp", "Butterfly Swords > Imp"])
    table.act("Play Realpolitik", "Butterfly Swords")
    table.check("Butterfly Swords", zone="smoked")


def test_seal_team_moves_by_water() -> None:
    table = duel(["Diamond Beach", "Dockyard", "SEAL Team (1st)"], ["Imp"])
    table.act("Move SEAL Team")
    table.check("SEAL Team", location=2, turned=False)
    table.act("Move SEAL Team")
    table.check("SEAL Team", location=1, turned=True)


def test_serena_chase_robs_the_rich_only() -> None:
    for sites, gained in ((THREE_SITES, 1), (THREE_SITES[1:], 0)):
        table = duel(["Serena Chase"], [*sites], power=(0, 0))
        table.attack("Dockyard", "Serena Chase").passes()
        table.power(gained, 0)


@rule("SF-50.16", "SF-30.1")
def test_tail_of_the_lizard_strikes_as_it_leaves() -> None:
    table = duel(["Tail of the Lizard"], ["Dockyard", "Hungry Ghosts"])
    table.attack("Dockyard", "Tail of the Lizard").until("intercept")
    table.choose("Hungry Ghosts").act("Use the Tactics of Tail of the Lizard")
    table.check("Hungry Ghosts", damage=1)
    table.check("Tail of the Lizard", damage=0)


def test_tail_of_the_lizard_does_nothing_before_anyone_is_about_to_fight() -> None:
    table = duel(["Tail of the Lizard"], ["Dockyard", "Hungry Ghosts"])
    table.attack("Dockyard", "Tail of the Lizard").act("Use the Tactics of Tail of the Lizard")
    table.check("Dockyard", damage=0)


@rule("SF-50.1")
def test_tears_of_the_crocodile_buys_ambush() -> None:
    table = duel(["Tears of the Crocodile"], ["Walking Corpses"], power=(1, 0))
    table.act("Use Tears of the Crocodile")
    table.attack("Walking Corpses", "Tears of the Crocodile").passes()
    table.check("Tears of the Crocodile", damage=0)
    table.power(0, 0)


@rule("SF-28.1")
def test_the_she_wolf_spares_two_others_from_turning() -> None:
    table = duel(["The She-Wolf", "Imp", "Mantis Fighter", "Hungry Ghosts"], ["Dockyard"])
    table.choose("Declare an attack", "The She-Wolf", "Imp", "Mantis Fighter", "Hungry Ghosts")
    table.choose("Imp", "Hungry Ghosts").passes()
    table.check("The She-Wolf", turned=True)
    table.check("Imp", turned=False)
    table.check("Hungry Ghosts", turned=False)
    table.check("Mantis Fighter", turned=True)


def test_without_the_she_wolf_everyone_turns() -> None:
    table = duel(["The She-Wolf", "Imp", "Mantis Fighter"], ["Dockyard"])
    table.attack("Dockyard", "Imp", "Mantis Fighter").passes()
    table.check("Imp", turned=True)


@rule("SF-24.5.2", "SF-25.5")
def test_treasure_cache_damages_its_subject_as_it_enters_play() -> None:
    table = duel(["Dockyard", "City Park (back)", "hand: Treasure Cache", *["smoked: Mantis Fighter"] * 2], ["Imp"])
    table.act("Play Treasure Cache", "Dockyard")
    table.check("Dockyard", damage=1)
    table.act("Use Treasure Cache")
    table.check("Treasure Cache", counters=1, turned=True)


@rule("SF-25.5.1")
def test_treasure_cache_lies_in_front_rows_also_under_face_down_sites() -> None:
    table = duel(
        ["Dockyard", "City Park (back)", "hand: Treasure Cache", *["smoked: Mantis Fighter"] * 2],
        ["Diamond Beach (down)"],
    )
    table.choose("Play Treasure Cache")
    assert table.labels() == [
        "Dockyard, {0}'s",
        "the face-down Site at {1}'s location 1, front",
    ]
    table.choose("the face-down").passes()
    table.check("Treasure Cache", control=1)
    table.check("Diamond Beach", damage=0, down=False)  # revealed, it has its Toughness


def test_treasure_cache_is_sacrificed_for_as_much_power_as_there_are_players() -> None:
    table = duel(["Dockyard", "Treasure Cache > Dockyard"], ["Imp"], ["Imp"], power=(0, 0, 0))
    table.game.counters = with_value(table.game.counters, table.card("Treasure Cache"), 2)
    assert not table.offers("Use Treasure Cache: If the number")
    table.game.counters = with_value(table.game.counters, table.card("Treasure Cache"), 3)
    table.choose("Use Treasure Cache").passes()
    table.act("Use Treasure Cache: If the number")
    table.power(3, 0, 0)
    table.check("Treasure Cache", zone="smoked")


@rule("SF-29.7", "SF-29.5")
def test_walk_on_the_wild_side_hurts_by_magic_and_helps_attackers() -> None:
    state = "Walk on the Wild Side > SEAL Team"
    table = duel(["Hungry Ghosts"], ["SEAL Team", state])
    table.act("Use Hungry Ghosts", "SEAL Team")
    table.check("SEAL Team", damage=2)
    table = duel(["SEAL Team", state], ["Dockyard", "Hungry Ghosts"])
    table.attack("Dockyard", "SEAL Team")
    table.check("SEAL Team", fighting=6)
    table.until("intercept").choose("Hungry Ghosts").passes()
    table.check("SEAL Team", damage=2)  # two, one more by Magic, one less by Toughness
    table.check("SEAL Team", fighting=2)


@rule("SF-24.8.1.3")
def test_wolf_clan_hunters_hunt_in_packs() -> None:
    table = duel(["Wolf Clan Hunters", "Mantis Fighter", "Imp"], ["Dockyard", "Hungry Ghosts"])
    table.attack("Dockyard", "Wolf Clan Hunters", "Mantis Fighter", "Imp")
    table.check("Wolf Clan Hunters", fighting=3)


@rule("SF-43.0")
def test_wolf_den_reloads_and_stands_against_magic() -> None:
    table = duel(
        ["hand: Wolf Den", "smoked: Mantis Fighter", "smoked: Imp", "smoked: Bull Market"],
        ["Imp", "hand: Killing Rain", "smoked: Hungry Ghosts"],
        power=(2, 1),
    )
    table.choose("Play Wolf Den", "Wolf Den", "Imp", "Mantis Fighter").passes()
    table.check("Bull Market", zone="smoked")
    assert titles(table.game, table.game.decks[0])[-2:] == ["Imp", "Mantis Fighter"]
    table.choose("End your turn").act("Play Killing Rain", seat=1)
    table.check("Wolf Den", damage=0)


@rule("SF-24.8", "SF-24.2")
def test_treasure_cache_damages_its_subject_even_when_it_is_smoked_in_response() -> None:
    table = duel(
        ["Imp", "hand: Treasure Cache", *["smoked: Mantis Fighter"] * 2],
        ["Dockyard", "hand: Realpolitik", "smoked: Mantis Fighter"],
    )
    table.act("Play Treasure Cache", hold=True)
    table.act("Play Realpolitik", "Treasure Cache", seat=1)
    table.check("Treasure Cache", zone="smoked")
    table.check("Dockyard", damage=1)


@rule("SF-26.4")
def test_a_delayed_effect_is_not_an_event_to_answer() -> None:
    table = duel(
        ["Mantis Fighter", "hand: Moonlight Raid", "smoked: Mantis Fighter"],
        ["Dockyard", "Desolate Ridge"],
        power=(0, 0),
    )
    table.act("Play Moonlight Raid", "Mantis Fighter")
    table.attack("Dockyard", "Mantis Fighter").passes()
    table.power(1, 0)
    table.check("Desolate Ridge", turned=False)


@rule("SF-28.11")
def test_damage_to_a_target_that_intercepts_makes_the_attack_a_success() -> None:
    table = duel(["SEAL Team", "Imp"], ["Dockyard", "Sifu Beumer"])
    table.attack("Sifu Beumer", "SEAL Team").until("intercept")
    table.choose("Sifu Beumer").passes()
    table.check("Sifu Beumer", damage=2)
    assert table.offers("Declare an attack")


@rule("SF-23.2", "SF-24.7")
def test_a_character_s_own_move_or_tactics_waits_only_once_in_a_scene() -> None:
    table = duel(["Diamond Beach", "Dockyard", "SEAL Team (1st)", "Hungry Ghosts"], ["Imp"])
    table.choose("Move SEAL Team")
    assert table.kind == "act"
    table.cannot("Move SEAL Team")
