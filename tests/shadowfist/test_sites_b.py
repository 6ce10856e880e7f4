"""The Feng Shui Sites from N to Z, and what else belongs to nobody, each card played."""

import pytest

from kwoon.games.shadowfist.cards.card import Card
from kwoon.games.shadowfist.cards.make import event, pick, target, use
from kwoon.games.shadowfist.language.selectors import OPPONENT
from kwoon.games.shadowfist.language.terms import AMBUSH, SMOKED, STEALTH
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.language.verbs_cards import Toast
from tests.rules import rule
from tests.shadowfist.table_b import duel

SITE = "Puzzle Garden"
ZHURONG = "Inspector Will Zhurong"


@rule("SF-24.2", "SF-30.3.3.3")
@pytest.mark.parametrize(("fate", "gain"), [("Burn it for victory", 3), ("Seize it", 3), ("Smoke it", 0)])
def test_nine_dragon_temple_looks_at_who_is_closer_now(fate: str, gain: int) -> None:
    table = duel(bottom=[SITE, SITE, ZHURONG], top=["Nine Dragon Temple", SITE, SITE])
    table.attack("Nine Dragon Temple", ZHURONG)
    table.until("fate of the Site")
    table.choose(fate)
    while table.kind != "main shot":
        table.choose(table.question.options[0].label)
    table.power(5, 5 + gain)


@rule("SF-20.1")
def test_nine_dragon_temple_sees_other_damage_too() -> None:
    table = duel(
        bottom=[SITE, SITE, "hand: Killing Rain"], top=["Nine Dragon Temple (6 damage)", "Stone Dolmens"], pool="ee"
    )
    table.play("Killing Rain")
    table.passes()
    table.check("Nine Dragon Temple", zone="smoked pile")
    table.power(4, 8)


def test_po_toi_islands_puts_a_card_on_the_bottom() -> None:
    table = duel(bottom=["Po Toi Islands", "hand: Final Brawl", "hand: Muscle Car"], top=[SITE])
    table.use("Po Toi Islands", on="Final Brawl")
    table.passes()
    table.check("Final Brawl", zone="deck")
    assert table.game.decks[0][0] == table.card("Final Brawl")


def robbery() -> Card:
    """A card of the test's own: no other in the set takes cards from an opponent."""
    robbed = target(pick(where=SMOKED, whose=OPPONENT), 2, 2)
    return event("Robbery", 0, "", use(Toast(Picked(0, "targets")), choices=(robbed,)))


@rule("SF-26.3", "SF-33.0")
def test_po_toi_islands_answers_what_would_toast_your_cards() -> None:
    table = duel(
        bottom=[SITE, "hand: Robbery"], top=["Po Toi Islands (down)", "smoked: Muscle Car", "smoked: CB Radio"],
        extra=[robbery()],
    )  # fmt: skip
    table.play("Robbery", "Muscle Car")  # and the other one
    table.use("Po Toi Islands", text="Cancel")
    table.until("may")
    table.choose("Yes")
    table.passes()
    table.check("Muscle Car", zone="smoked pile")
    assert len(table.hand(1)) == 2
    table.check("Po Toi Islands", turned=True, face_down=False)


@rule("SF-10.4", "SF-18.1")
def test_precious_lotus_monastery_favours_the_unique() -> None:
    table = duel(bottom=["Precious Lotus Monastery", "Seamus", "Tech Squad"], top=[SITE])
    table.cannot("Use Precious Lotus Monastery")
    for title, fighting in (("Seamus", 6), ("Tech Squad", 3)):
        rich = duel(bottom=["Precious Lotus Monastery", "Seamus", "Tech Squad"], top=[SITE], pool="d")
        rich.use("Precious Lotus Monastery", on=title)
        rich.passes()
        rich.check(title, fighting=fighting)


@rule("SF-37.0", "SF-44.4", "SF-25.1.1")
def test_proving_ground_plays_a_character_cheaper() -> None:
    table = duel(bottom=["Proving Ground", "hand: Seamus"], top=[SITE], pool="dd", power=1)
    table.cannot("Play Seamus")
    table.use("Proving Ground")
    table.until("pick")
    table.choose("Seamus")
    table.power(0, 1)
    table.check("Seamus", zone="in play", ready=True)
    table.check("Proving Ground", turned=True)


@rule("SF-24.4", "SF-24.5.2")
def test_proving_ground_turns_as_it_is_revealed() -> None:
    table = duel(bottom=["Proving Ground (down)", "hand: Seamus"], top=[SITE], pool="dd", power=1)
    table.cannot("Use Proving Ground")
    table.choose("Reveal Proving Ground")
    table.check("Proving Ground", turned=True)
    table.passes()
    table.cannot("Use Proving Ground")


@rule("SF-25.1.1")
def test_proving_ground_keeps_to_the_timing_of_characters() -> None:
    table = duel(bottom=[SITE, "Seamus"], top=["Proving Ground", "hand: Tech Squad", "Vale of Tears (down)"])
    table.attack("Proving Ground", "Seamus")
    table.pass_to(1)
    table.cannot("Use Proving Ground")


@rule("SF-37.0")
def test_two_proving_grounds_play_one_character_once() -> None:
    table = duel(bottom=["Proving Ground", "Proving Ground", "hand: Seamus"], top=[SITE], pool="dd", power=1)
    table.use("Proving Ground")
    table.pass_to(0)
    table.use("Proving Ground")
    table.until("pick")
    table.choose("Seamus", "{0}'s location 1")
    table.until("main shot")  # the first one finds nothing left to play
    table.power(0, 1)


@rule("SF-29.7")
def test_puzzle_garden_takes_at_most_three_from_one_character() -> None:
    table = duel(bottom=["Stone Dolmens", ZHURONG, "Seamus"], top=[SITE])
    table.attack(SITE, ZHURONG, "Seamus")
    table.until("main shot")
    table.check(SITE, damage=6)


@rule("SF-25.7.1")
@pytest.mark.parametrize(("facing", "paid"), [("Face up", 0), ("Face down", 1)])
def test_rainforest_ruins_may_be_played_face_up_and_cheaper(facing: str, paid: int) -> None:
    table = duel(bottom=[SITE, "hand: Rainforest Ruins"], top=[SITE, SITE, SITE])
    table.play("Rainforest Ruins", "A new location", facing)
    table.passes()
    table.check("Rainforest Ruins", face_down=facing == "Face down", body=10 if facing == "Face up" else 8)
    table.power(5 - paid, 5)


def test_rainforest_ruins_can_only_be_face_up_without_power() -> None:
    table = duel(bottom=[SITE, "hand: Rainforest Ruins"], top=[SITE, SITE, SITE], power=0)
    table.play("Rainforest Ruins", "A new location")
    table.check("Rainforest Ruins", face_down=False)


@rule("SF-8.4", "SF-44.4")
def test_smiling_heaven_lake_forgives_one_resource() -> None:
    table = duel(bottom=["Smiling Heaven Lake", "hand: Seamus", f"hand: {ZHURONG}"], top=[SITE], pool="d")
    table.cannot("Play Seamus")
    table.use("Smiling Heaven Lake")
    table.until("pick")
    table.cannot(ZHURONG)
    table.choose("Seamus")
    table.power(2, 5)
    table.check("Seamus", zone="in play")


def test_stone_dolmens_smoke_states_on_cards_you_own() -> None:
    table = duel(
        bottom=["Stone Dolmens", "Seamus", "Muscle Car -> Seamus"], top=[SITE, "Tech Squad", "CB Radio -> Tech Squad"]
    )
    table.use("Stone Dolmens")
    table.passes()
    table.check("Muscle Car", zone="smoked pile")
    table.check("CB Radio", zone="in play")


@rule("SF-39.0")
def test_vale_of_tears_draws_and_discards_once_per_turn() -> None:
    table = duel(bottom=[SITE, "Seamus", "Tech Squad"], top=["Vale of Tears (down)", "hand: Final Brawl"])
    table.attack("the face-down Site", "Seamus")
    table.until("discard")
    assert len(table.hand(1)) == 4
    table.choose("Final Brawl", "No more discards")
    table.passes()
    assert len(table.hand(1)) == 3
    table.check("Final Brawl", zone="toasted pile")
    table.attack("Vale of Tears", "Tech Squad")
    table.until("main shot")
    assert len(table.hand(1)) == 3
    table.check("Vale of Tears", damage=6)


def test_vale_of_tears_draws_again_when_burned() -> None:
    table = duel(bottom=[SITE, ZHURONG], top=["Vale of Tears", SITE])
    table.attack("Vale of Tears", ZHURONG)
    table.until("fate of the Site")
    table.choose("Burn it for victory", "Vale of Tears")
    table.until("main shot")
    assert len(table.hand(1)) == 6


@rule("SF-50.1", "SF-50.14")
def test_wall_of_a_thousand_eyes_sees_everything() -> None:
    table = duel(
        bottom=[SITE, "Tears of the Crocodile"], top=["Wall of a Thousand Eyes", "Stone Dolmens", "Tech Squad"]
    )
    table.check("Tears of the Crocodile", has=STEALTH)
    table.attack("Stone Dolmens", "Tears of the Crocodile")
    table.use("Tears of the Crocodile")
    table.until("intercept")
    table.check("Tears of the Crocodile", lacks=STEALTH | AMBUSH)
    table.choose("Tech Squad")
    table.cannot("Use the Stealth")
    table.until("main shot")
    table.check("Tears of the Crocodile", damage=2, has=STEALTH)
    free = duel(bottom=[SITE, "Tears of the Crocodile"], top=["Wall of a Thousand Eyes", "Tech Squad"])
    free.attack("Tech Squad", "Tears of the Crocodile")
    free.check("Tears of the Crocodile", has=STEALTH)


def test_waterfall_sanctuary_lets_you_draw_for_your_own() -> None:
    table = duel(
        bottom=["Waterfall Sanctuary", "Seamus", "Muscle Car -> Seamus", SITE, "Tech Squad", "CB Radio -> Tech Squad"],
        top=[SITE],
    )  # fmt: skip
    table.use("Waterfall Sanctuary")  # the radio is at another location
    table.until("may")
    table.check("Muscle Car", zone="smoked pile")
    table.choose("Yes")
    assert len(table.hand(0)) == 1


@rule("SF-33.0", "SF-23.2")
def test_whirlpool_of_blood_cancels_what_a_site_was_turned_for() -> None:
    table = duel(bottom=["The Great Wastes", "Stone Dolmens"], top=["Whirlpool of Blood", "Seamus"])
    table.use("The Great Wastes", on="Seamus")
    table.use("Whirlpool of Blood")
    table.passes()
    table.check("Seamus", turned=False)
    table.check("The Great Wastes", turned=True)


@rule("SF-10.4")
def test_whirlpool_of_blood_ends_what_is_maintained() -> None:
    table = duel(bottom=["Precious Lotus Monastery", "Seamus"], top=["Whirlpool of Blood"], pool="ddd")
    table.use("Precious Lotus Monastery")
    table.passes()
    table.check("Seamus", fighting=6)
    table.choose("End your turn")
    table.use("Whirlpool of Blood")
    table.passes()
    table.check("Seamus", fighting=4)


def test_car_wash_mends_drivers_only() -> None:
    table = duel(bottom=["Car Wash", "Seamus (3 damage)", "Muscle Car -> Seamus", "Tech Squad (1 damage)"], top=[SITE])
    table.use("Car Wash")
    table.passes()
    table.check("Seamus", damage=0)
    table.check("Tech Squad", damage=1)


@rule("SF-45.0")
def test_chop_shop_pays_the_price_of_the_vehicle() -> None:
    table = duel(bottom=["Chop Shop", "Seamus", "Hover Tank -> Seamus"], top=[SITE])
    table.use("Chop Shop")
    table.check("Hover Tank", zone="smoked pile")
    table.passes()
    table.power(8, 5)
    table.check("Chop Shop", turned=True)


@rule("SF-44.3")
def test_plain_white_panel_van_changes_drivers() -> None:
    table = duel(
        bottom=[SITE, "Seamus", "Plain White Panel Van -> Seamus", "Tech Squad", "Grease Monkey", "Stone Dolmens",
                "Reluctant Hero"],
        top=["Vale of Tears"],
    )  # fmt: skip
    table.use("Plain White Panel Van", text="Pay 1", on="Tech Squad")
    table.power(4, 5)
    table.passes()
    table.check("Plain White Panel Van", on="Tech Squad", turned=False)
    table.use("Plain White Panel Van", text="Turn and")
    table.cannot("Reluctant Hero")
    table.choose("Grease Monkey")
    table.passes()
    table.check("Plain White Panel Van", on="Grease Monkey", turned=True)
    table.attack("Vale of Tears", "Grease Monkey")
    table.until("main shot")
    table.check("Vale of Tears", damage=3)


# --- rules that these cards brought along -----------------------------------------------------------


@rule("SF-24.1.3.3", "SF-34.0")
def test_a_card_that_left_and_came_back_is_no_longer_meant() -> None:
    table = duel(
        bottom=["Stone Dolmens", "Seamus", "Muscle Car -> Seamus"],
        top=[SITE, "hand: Final Brawl"], pool="dd",
    )  # fmt: skip
    table.use("Stone Dolmens")
    game = table.game
    car, seamus = table.card("Muscle Car"), table.card("Seamus")
    game.smoke(car, -1, -1)
    game.put_in_play(car, 0)
    game.subjects[car] = seamus
    game.ready[car] = 1
    game.changed()
    table.passes()
    table.check("Muscle Car", zone="in play")


@rule("SF-4.4.1")
def test_victory_waits_for_the_end_of_the_attack() -> None:
    table = duel(bottom=[SITE, *["burned: Final Brawl"] * 4, ZHURONG], top=["Waterfall Sanctuary", SITE])
    table.attack("Waterfall Sanctuary", ZHURONG)
    table.until("fate of the Site")
    table.choose("Seize it")
    assert table.game.winner == -1
    while table.question is not None:
        table.choose(table.question.options[0].label)
    assert table.game.winner == 0


@rule("SF-34.0")
def test_once_per_turn_is_forgotten_by_a_card_that_left_play() -> None:
    table = duel(bottom=[SITE, "Dr. Amanda Snow", "smoked: CB Radio", "smoked: Butterfly Swords"], top=[SITE])
    table.use("Dr. Amanda Snow", on="CB Radio")
    table.passes()
    table.cannot("Use Dr. Amanda Snow")
    amanda = table.card("Dr. Amanda Snow")
    table.game.forget(amanda)
    assert amanda * 64 + 1 not in table.game.used
