"""The Eaters of the Lotus and Magic: each card played, with what is special about it."""

from kwoon.games.shadowfist.terms.codes import ASSASSINATE, HAND
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


def test_hungry_ghosts_hurt_from_afar() -> None:
    table = duel(["Hungry Ghosts"], [SITE, "Walking Corpses"])
    table.use("Hungry Ghosts", "Walking Corpses").passes()
    table.check("Walking Corpses", damage=1, fighting=3).check("Hungry Ghosts", turned=True)


def test_an_imp_provides_the_lotus_and_magic() -> None:
    table = duel(["hand: Imp", "hand: Killing Rain"], ["Car Wash (down)"])
    table.play("Imp").passes().power(8, 9)
    table.play("Killing Rain").passes().check("Car Wash", damage=2)


@rule("SF-26.1.2")
def test_eater_of_fortune_may_smoke_an_edge_and_grows_with_the_others() -> None:
    edges = ["Lightning Patrol", "Chinese Connection"]
    table = duel(["hand: Eater of Fortune", "pool: eM"], edges)
    table.play("Eater of Fortune", "Eater of Fortune", "Lightning Patrol").passes()
    table.check("Lightning Patrol", zone="smoked").check("Eater of Fortune", fighting=3)
    table = duel(["hand: Eater of Fortune", "pool: eM"], edges)
    table.play("Eater of Fortune", "Let it go").passes().check("Eater of Fortune", fighting=4)


@rule("SF-45.0", "SF-45.1")
def test_ravenous_devourer_eats_its_own() -> None:
    table = duel(["Ravenous Devourer", "Imp", "Undead Horrors"], [])
    table.use("Ravenous Devourer", "Imp").passes().check("Ravenous Devourer", fighting=4).check("Imp", zone="smoked")


def test_sewer_scum_loses_what_healing_gives() -> None:
    table = duel(["Sewer Scum"], ["Hungry Ghosts"])
    table.choose("End your turn").use("Hungry Ghosts", "Sewer Scum").passes().check("Sewer Scum", fighting=5)
    table.choose("Turn to heal Sewer Scum").passes().check("Sewer Scum", fighting=5, damage=0)
    table.end_turn().check("Sewer Scum", fighting=5)


def test_1000_corpses_heal_after_a_death() -> None:
    table = duel(["1,000 Corpses", "Hungry Ghosts"], ["Hungry Ghosts", "Imp"])
    table.choose("End your turn").use("Hungry Ghosts", "1,000 Corpses").passes()
    table.check("1,000 Corpses", damage=1)
    table.use("Hungry Ghosts", "Imp").passes().check("1,000 Corpses", damage=1)
    table.end_turn().check("1,000 Corpses", damage=0)


@rule("SF-44.2", "SF-37.0")
def test_1000_corpses_rise_for_the_living() -> None:
    table = duel(["smoked: 1,000 Corpses", "Hungry Ghosts", "Imp", "Walking Corpses"], [], power=(0, 0))
    table.use("1,000 Corpses", "Hungry Ghosts", "Imp").passes()
    table.check("1,000 Corpses", zone="in play", fighting=3).power(0, 0).check("Imp", zone="smoked")


@rule("SF-24.1.4")
def test_1000_corpses_stay_down_when_the_rest_of_the_cost_is_missing() -> None:
    table = duel(["smoked: 1,000 Corpses", "Imp", "Hungry Ghosts"], [], power=(1, 0))
    table.use("1,000 Corpses", "Imp", "No more").passes()
    table.check("1,000 Corpses", zone="smoked").power(1, 0).check("Imp", zone="smoked")


@rule("SF-42.0", "SF-9.2.3")
def test_one_of_the_undead_horrors_returns_each_turn() -> None:
    table = duel(["smoked: Undead Horrors", "smoked: Undead Horrors", "Imp", "Walking Corpses", "Hungry Ghosts"], [])
    table.use("Hungry Ghosts", "Imp").passes()
    table.choose("Undead Horrors").choose("Undead Horrors").passes().ends()
    in_play = [table.game.card(card).title for card in table.game.in_play]
    assert in_play.count("Undead Horrors") == 1


def test_undead_horrors_rest_in_the_turns_of_others() -> None:
    table = duel(["Hungry Ghosts"], ["smoked: Undead Horrors", "Imp"])
    table.use("Hungry Ghosts", "Imp").passes().check("Undead Horrors", zone="smoked")


@rule("SF-16.2")
def test_walking_corpses_neither_move_nor_heal() -> None:
    table = duel([SITE, "Car Wash (down)", "Walking Corpses"], ["Hungry Ghosts"])
    assert not table.offers("Move Walking Corpses")
    table.choose("End your turn").use("Hungry Ghosts", "Walking Corpses").passes()
    assert not table.offers("Turn to heal")


@rule("SF-26.1.3", "SF-44.1")
def test_long_shadows_takes_whom_it_kills() -> None:
    table = duel([SITE, "Long Shadows"], ["Car Wash (down)", "Hungry Ghosts"])
    table.attack("Hungry Ghosts", "Long Shadows").ends()
    table.check("Hungry Ghosts", control=0, designator="undead").check("Long Shadows", fighting=4, damage=2)


def test_long_shadows_halves_the_healing_of_the_undead() -> None:
    table = duel(["Long Shadows", "1,000 Corpses (2 damage)"], [])
    table.choose("Turn to heal 1,000 Corpses").passes().check("1,000 Corpses", damage=1)


@rule("SF-10.4", "SF-32.0")
def test_reggie_mortis_borrows_the_dead_without_their_text() -> None:
    table = duel(["Reggie Mortis"], ["smoked: Xin Ji Yang", "Imp"])
    table.use("Reggie Mortis").passes()
    table.check("Xin Ji Yang", control=0, fighting=7, designator="undead")
    assert not derives_regenerate(table)
    table.end_turn()
    table.until("End your turn").end_turn()
    table.check("Xin Ji Yang", zone="in play").until("Yes").choose("No")
    table.check("Xin Ji Yang", zone="smoked").check("Reggie Mortis", turned=False)


def derives_regenerate(table) -> bool:  # type: ignore[no-untyped-def]
    from kwoon.games.shadowfist.standing.derive import has_keyword
    from kwoon.games.shadowfist.terms.codes import REGENERATE

    return has_keyword(table.game, table.card("Xin Ji Yang"), REGENERATE)


@rule("SF-49.9")
def test_reggie_mortis_returns_no_second_copy_of_a_unique_card() -> None:
    table = duel(["Reggie Mortis", "Sifu Beumer"], ["smoked: Sifu Beumer"])
    assert not table.offers("Use Reggie Mortis")


@rule("SF-28.6.3")
def test_xin_ji_yang_burns_interceptors() -> None:
    table = duel([SITE, "Xin Ji Yang", "Imp"], ["Car Wash (down)", "Walking Corpses", "Hungry Ghosts"])
    table.attack("the face-down", "Xin Ji Yang").until("Hungry Ghosts intercepts Xin").choose(
        "Hungry Ghosts intercepts Xin", "No more"
    )
    table.passes().check("Hungry Ghosts", zone="smoked")


@rule("SF-17.2.4", "SF-35.3")
def test_bribery_borrows_a_weak_character() -> None:
    table = duel(["hand: Bribery", "pool: ee", SITE, "Car Wash (down)"], ["Hungry Ghosts", "Sifu Beumer"])
    table.play("Bribery").passes().choose("{0}'s location 2")
    table.check("Hungry Ghosts", control=0).power(8, 10)
    table.passes().end_turn().check("Hungry Ghosts", control=1)


@rule("SF-26.4", "SF-50.2")
def test_cries_in_the_night_pay_twice_at_most() -> None:
    table = duel(
        [
            SITE,
            "Sifu Beumer",
            "hand: Cries in the Night",
            "pool: ee",
            "hand: Back for Seconds",
            "pool: d",
            "hand: Puzzle Garden",
        ],
        ["Car Wash (down)", "Imp", "Undead Horrors"],
    )
    table.play("Cries in the Night").passes().check("Sifu Beumer", has=ASSASSINATE)
    table.attack("Imp", "Sifu Beumer").ends().power(10, 9)
    table.play("Back for Seconds", "Sifu Beumer").passes()
    table.attack("Undead Horrors", "Sifu Beumer").ends().power(10, 9)
    assert table.game.delayed == []  # it has paid twice


@rule("SF-24.1.3", "SF-48.0")
def test_die_smokes_what_the_turned_lotus_pays_for() -> None:
    lotus = ["hand: Die!!!", "pool: eee", "Imp", "Hungry Ghosts"]
    table = duel(lotus, ["Shaolin Supplicants", "Temple Guards", "Kung Fu Master"])
    table.play("Die!!!", "Imp", "Hungry Ghosts")
    assert table.labels() == ["No more", "Shaolin Supplicants", "Temple Guards"]
    table.choose("Temple Guards", "Shaolin Supplicants").passes()
    table.check("Temple Guards", zone="smoked").check("Shaolin Supplicants", zone="smoked").check("Imp", turned=True)


def test_die_with_x_at_zero_takes_one_of_cost_one() -> None:
    table = duel(["hand: Die!!!", "pool: eee"], ["Shaolin Supplicants", "Temple Guards"])
    table.play("Die!!!", "Shaolin Supplicants").passes()
    table.check("Shaolin Supplicants", seat=1, zone="smoked").check("Temple Guards", zone="in play")


def test_feeding_the_hungry_passes_on_strength() -> None:
    table = duel(["hand: Feeding the Hungry", "pool: ee", "Sewer Scum", "Hungry Ghosts"], [])
    table.play("Feeding the Hungry", "Sewer Scum")
    table.passes().check("Hungry Ghosts", fighting=8).check("Sewer Scum", zone="smoked")
    table.end_turn().check("Hungry Ghosts", fighting=2)


@rule("SF-44.4", "SF-45.2", "SF-49.7")
def test_inauspicious_return_plays_up_to_three_little_ones() -> None:
    table = duel(
        [
            "hand: Inauspicious Return",
            "smoked: Imp",
            "smoked: Undead Horrors",
            "smoked: Hungry Ghosts",
            "Ravenous Devourer",
        ],
        [],
    )
    table.play("Inauspicious Return")
    assert table.labels() == ["No more", "Imp", "Undead Horrors"]
    table.choose("Imp", "Undead Horrors").passes().power(8, 9)
    table.check("Imp", zone="in play", designator="undead").check("Inauspicious Return", zone="toasted")
    table.use("Ravenous Devourer")  # it can only eat itself
    table.passes().check("Imp", zone="in play").check("Ravenous Devourer", zone="smoked")


@rule("SF-25.1.1")
def test_inauspicious_return_keeps_to_the_time_of_characters() -> None:
    table = duel(["Imp", SITE], ["hand: Inauspicious Return", "smoked: Undead Horrors", "Car Wash (down)"])
    table.attack("the face-down", "Imp")
    assert not table.offers("Play Inauspicious Return")


@rule("SF-49.5", "SF-24.8")
def test_underworld_coronation_leaves_one() -> None:
    table = duel(["hand: Underworld Coronation", "pool: eeee", "Imp"], ["Hungry Ghosts", "Sifu Beumer"])
    table.play("Underworld Coronation", "Imp").passes().power(6, 9)
    table.check("Imp", zone="in play").check("Hungry Ghosts", zone="smoked").check("Sifu Beumer", zone="smoked")


def test_bite_of_the_long_teeth_drinks() -> None:
    table = duel(["Sewer Scum (3 damage)", "Bite of the Long Teeth > Sewer Scum", "Imp", "Hungry Ghosts"], [])
    table.check("Sewer Scum", fighting=4, combat_damage=1)
    table.use("Hungry Ghosts", "Imp").passes().choose("Bite of the Long Teeth").passes()
    table.check("Sewer Scum", damage=2)


@rule("SF-48.3", "SF-36.1")
def test_imperial_champion_costs_what_its_subject_does_not() -> None:
    table = duel(["hand: Imperial Champion", "pool: eeeee", "Imp", "Sifu Beumer"], [], power=(9, 9))
    table.play("Imperial Champion", "Imp").passes().power(6, 9).check("Imp", fighting=6)
    assert table.game.paid[table.card("Imperial Champion")] == 3
    table = duel(["hand: Imperial Champion", "pool: eee", "Imp", "Sifu Beumer"], [], power=(2, 9))
    table.play("Imperial Champion").passes().power(2, 9).check("Sifu Beumer", fighting=4)


@rule("SF-37.0", "SF-25.2")
def test_long_black_hearse_brings_demons_cheaper() -> None:
    table = duel(
        ["Imp", "Long Black Hearse > Imp", "hand: Sewer Scum", "hand: Hungry Ghosts", "pool: eM", "pool: e"],
        ["Temple Guards"],
    )
    table.check("Imp", fighting=3).use("Long Black Hearse").passes().choose("Sewer Scum").power(7, 9)
    table.check("Sewer Scum", zone="in play")
    assert table.game.ready[table.card("Sewer Scum")] == 1


@rule("SF-25.1.1")
def test_long_black_hearse_brings_demons_into_an_opponents_attack() -> None:
    theirs = ["Temple Guards", "Imp", "Long Black Hearse > Imp", "hand: Sewer Scum", "pool: eeM"]
    table = duel(["Dockyard", "Shaolin Supplicants"], theirs).attack("Temple Guards", "Shaolin Supplicants")
    table.until("Use Long Black Hearse", 1).use("Long Black Hearse").resolves().choose("Sewer Scum")
    table.check("Sewer Scum", zone="in play", control=1).power(9, 7)


def test_long_black_hearse_unturns_only_for_the_dead() -> None:
    table = duel(["Imp", "Long Black Hearse > Imp", "hand: Hungry Ghosts", "Hungry Ghosts", "Undead Horrors"], [])
    table.use("Long Black Hearse").passes().choose("No more").check("Long Black Hearse", turned=True)
    table.use("Hungry Ghosts", "Undead Horrors").passes().choose("Long Black Hearse").passes()
    table.check("Long Black Hearse", turned=False)


@rule("SF-20.1", "SF-34.0")
def test_soul_theft_takes_who_dies_of_damage() -> None:
    table = duel(["Hungry Ghosts", "hand: Soul Theft", "pool: e"], ["Imp"])
    table.play("Soul Theft", "Imp").passes()
    table.use("Hungry Ghosts", "Imp").passes()
    table.check("Imp", control=0, designator="undead").check("Soul Theft", zone="smoked")


@rule("SF-20.3")
def test_soul_theft_does_not_see_those_smoked_directly() -> None:
    table = duel(["hand: Die!!!", "hand: Soul Theft", "pool: eee"], ["Shaolin Supplicants", "Temple Guards"])
    table.play("Soul Theft", "Shaolin Supplicants").passes()
    table.play("Die!!!", "Shaolin Supplicants").passes().check("Shaolin Supplicants", seat=1, zone="smoked")


def test_the_twisted_gardens_sharpen_demons_and_spirits() -> None:
    table = duel(["The Twisted Gardens", "Imp", "Hungry Ghosts", "Undead Horrors"], [])
    table.check("Imp", combat_damage=1).check("Hungry Ghosts", combat_damage=1)
    table.check("Undead Horrors", combat_damage=0).check("The Twisted Gardens", toughness=1, body=6)


@rule("SF-48.3", "SF-14.0")
def test_discerning_fire_takes_cards_with_one_word_in_common() -> None:
    table = duel(
        ["hand: Discerning Fire", "hand: Puzzle Garden", "pool: MM"],
        ["Temple Guards", "Shaolin Supplicants", "Kung Fu Master", "Buddhist Monk", "Car Wash"],
    )
    table.play("Discerning Fire", "Temple Guards")
    assert table.labels() == ["Shaolin Supplicants", "Kung Fu Master"]
    table.choose("Shaolin Supplicants", "Kung Fu Master").passes().power(6, 9)
    table.check("Kung Fu Master", zone="smoked").check("Buddhist Monk", zone="in play")


def test_discerning_fire_needs_two_power_and_two_cards() -> None:
    side = ["hand: Discerning Fire", "hand: Puzzle Garden", "pool: MM"]
    table = duel(side, ["Temple Guards", "Kung Fu Master"], power=(1, 9))
    assert table.why("Discerning Fire") == "SF-8.5"
    table = duel(side, ["Temple Guards", "Imp"])
    assert table.why("Discerning Fire") == "SF-24.1.3"


def test_killing_rain_falls_on_all_sites() -> None:
    table = duel(["hand: Killing Rain", "pool: M", SITE], ["Car Wash", "Imp"])
    table.play("Killing Rain").passes().check("Car Wash", damage=2).check("Imp", damage=0)


@rule("SF-22.2.1", "SF-17.2.1")
def test_pocket_demon_counts_the_opponents_sites() -> None:
    table = duel(
        ["hand: Pocket Demon", "pool: M", SITE],
        ["Car Wash (down)", "Gambling House", "burned: Imp"],
        power=(0, 0),
        begin="start",
    )
    table.play("Pocket Demon").passes()
    table.until("End your turn").power(3, 0)
    assert table.card("Pocket Demon") not in table.game.hands[0]
    assert table.game.zones[table.card("Pocket Demon")] != HAND
