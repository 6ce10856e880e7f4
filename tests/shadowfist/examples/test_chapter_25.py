"""The worked examples of SF-25 and SF-37: when cards are played by effects, and what they cost then."""

from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"


@rule("SF-25.1.1")
def test_a_proving_ground_observes_the_timing_of_characters() -> None:
    side = ["Proving Ground", "SEAL Team", BUSY, "hand: Imp"]
    table = duel(side, [SITE, BUSY])
    table.use("Proving Ground").until("Imp").choose("Imp").ends().check("Imp", zone="in play").power(9)
    table = duel(side, [SITE, BUSY])
    table.attack(SITE, "SEAL Team").passes(to=0).cannot("Use Proving Ground")
    table = duel([SITE, BUSY], side)
    table.choose("End your turn").cannot("Use Proving Ground")


@rule("SF-25.1.1", "SF-37.0")
def test_out_of_the_barrel_plays_a_character_in_an_opponents_attack() -> None:
    side = [SITE, "hand: Out of the Barrel", "pool: j", "hand: Hungry Ghosts", "Proving Ground"]
    table = duel([SITE, "SEAL Team"], side, power=5)
    assert table.why("Out of the Barrel", 1) == "SF-23.3"
    table.attack(SITE, "SEAL Team").until("Play Out of the Barrel", 1).cannot("Use Proving Ground")
    table.play("Out of the Barrel").until("Hungry Ghosts").choose("Hungry Ghosts", "{1}'s location 1").power(5, 4)
    table.until("intercept", 1).choose("Hungry Ghosts")  # just in time


@rule("SF-25.1.1")
def test_out_of_the_barrel_is_not_for_ones_own_attack() -> None:
    table = duel([SITE, "SEAL Team", BUSY, "hand: Out of the Barrel", "pool: j", "hand: Imp"], [SITE])
    assert table.why("Out of the Barrel") == "SF-10.2"
    table.attack(SITE, "SEAL Team").passes(to=0).cannot("Play Out of the Barrel")


@rule("SF-25.1.1", "SF-33.0")
def test_chi_detachment_is_played_in_any_main_shot_and_cancels_its_subject() -> None:
    table = duel([SITE, "Sifu Beumer", "Shaolin Student"], [SITE, "hand: Chi Detachment", "pool: MMM"])
    table.check("Shaolin Student", fighting=2).choose("End your turn")
    table.play("Chi Detachment", "Sifu Beumer").passes()
    table.check("Shaolin Student", fighting=1).check("Sifu Beumer", toughness=0, fighting=8)


@rule("SF-18.1")
def test_the_subject_of_a_chi_detachment_provides_no_resources() -> None:
    side = [SITE, "Junkyard Boys", "hand: Back for Seconds"]
    assert duel(side, [SITE]).why("Back for Seconds") == ""
    table = duel([*side, "Chi Detachment > Junkyard Boys"], [SITE])
    assert table.why("Back for Seconds") == "SF-8.4"


@rule("SF-33.0", "SF-25.5.4")
def test_a_card_is_itself_again_without_the_chi_detachment() -> None:
    table = duel(
        [SITE, "Sifu Beumer", "Shaolin Student", "Chi Detachment > Sifu Beumer", "hand: Realpolitik", "pool: a"], [SITE]
    )
    table.play("Realpolitik").passes().check("Shaolin Student", fighting=2).check("Sifu Beumer", toughness=2)


@rule("SF-33.0", "SF-25.2")
def test_a_character_whose_playing_was_cancelled_can_turn_afterwards() -> None:
    table = duel([SITE, "hand: SEAL Team", "pool: a"], [SITE, "hand: Chi Detachment", "pool: MMM"])
    table.play("SEAL Team").play("Chi Detachment").passes().check("SEAL Team", ready=True)
    table.attack(SITE, "SEAL Team").check("SEAL Team", turned=True)


@rule("SF-37.0")
def test_two_proving_grounds_do_not_combine() -> None:
    table = duel(["Proving Ground", "Proving Ground", "hand: SEAL Team", "pool: a"], [SITE, BUSY], power=3)
    table.use("Proving Ground").passes(to=0).use("Proving Ground").until("SEAL Team").choose("SEAL Team")
    if table.kind == "where":
        table.choose(table.labels()[0])
    table.power(2)  # 3 less 2: the second Ground plays nothing any more
    table.ends().power(2)


@rule("SF-37.0")
def test_a_proving_ground_combines_with_the_dragon_throne() -> None:
    side = ["Proving Ground", "hand: The Dragon Throne", "hand: Sifu Beumer", "pool: eeeggg"]
    table = duel(side, [SITE, BUSY])
    table.play("The Dragon Throne", "A new", "Sifu").passes().power(8)
    table.use("Proving Ground").until("Sifu Beumer").choose("Sifu Beumer", "{0}'s location 1").ends()
    table.power(6)  # 5, less 2 by the effect, less 1 by the ability


@rule("SF-37.0")
def test_the_dragon_throne_makes_cards_cheaper_from_the_hand_in_the_front_row_only() -> None:
    side = [SITE, "hand: The Dragon Throne", "hand: Hungry Ghosts", "hand: Tech Squad", "pool: eee"]
    table = duel(side, [SITE, BUSY])
    table.play("The Dragon Throne", "A new", "Ghost").passes()
    table.play("Hungry Ghosts", "{0}'s location 1").power(7).passes()
    table.play("Tech Squad", "{0}'s location 1").power(5)  # not a Ghost
    table = duel(side, [SITE, BUSY])
    table.play("The Dragon Throne", "{0}", "Ghost").passes().play("Hungry Ghosts").power(6)


@rule("SF-37.0", "SF-8.5")
def test_a_reduced_cost_is_not_the_printed_cost() -> None:
    table = duel([SITE, "Maverick Trucker", "hand: Muscle Car", "pool: d", "Chop Shop"], [SITE, BUSY], power=1)
    table.play("Muscle Car").passes().power(0).use("Chop Shop").passes().power(2)
