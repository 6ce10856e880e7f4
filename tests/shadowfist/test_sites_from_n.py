"""The Feng Shui Sites from N to Z, and what else belongs to nobody, each card played."""

import pytest

from kwoon.games.shadowfist.cards.make import event, pick, target, use
from kwoon.games.shadowfist.language.selectors import OPPONENT
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.scene import current_scene
from kwoon.games.shadowfist.terms.codes import AMBUSH, SMOKED, STEALTH
from kwoon.games.shadowfist.words.selectors_effects import name_of_effect
from kwoon.games.shadowfist.words.verbs_cards import Toast
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
ZHURONG = "Inspector Will Zhurong"


@rule("SF-24.2", "SF-30.3.3.3")
@pytest.mark.parametrize(("fate", "gain"), [("Burn it for victory", 3), ("Seize it", 3), ("Smoke it", 0)])
def test_nine_dragon_temple_looks_at_who_is_closer_now(fate: str, gain: int) -> None:
    table = duel([SITE, SITE, ZHURONG], ["Nine Dragon Temple", SITE, SITE], power=5)
    table.attack("Nine Dragon Temple", ZHURONG)
    table.until("fate of the Site")
    table.choose(fate)
    while table.kind != "main shot":
        table.choose(table.question.options[0].label)
    table.power(5, 5 + gain)


@rule("SF-20.1")
def test_nine_dragon_temple_sees_other_damage_too() -> None:
    table = duel(
        [SITE, SITE, "hand: Killing Rain", "pool: M"],
        ["Nine Dragon Temple (6 damage)", "Stone Dolmens"],
        power=5,
    )
    table.play("Killing Rain")
    table.passes()
    table.check("Nine Dragon Temple", zone="smoked")
    table.power(4, 8)


def test_po_toi_islands_puts_a_card_on_the_bottom() -> None:
    table = duel(["Po Toi Islands", "hand: Final Brawl", "hand: Muscle Car"], [SITE], power=5)
    table.use("Po Toi Islands", "Final Brawl")
    table.passes()
    table.check("Final Brawl", zone="deck")
    assert table.game.decks[0][0] == table.card("Final Brawl")


def robbery() -> Card:
    """A card of the test's own: no other in the set takes cards from an opponent."""
    robbed = target(pick(where=SMOKED, owned=OPPONENT), 2, 2)
    return event("Robbery", 0, "", use([robbed], Toast(robbed)))


@rule("SF-26.3", "SF-33.0")
def test_po_toi_islands_answers_what_would_toast_your_cards() -> None:
    table = duel(
        [SITE, "hand: Robbery"],
        ["Po Toi Islands (down)", "smoked: Muscle Car", "smoked: CB Radio"],
        power=5,
        extra=[robbery()],
    )
    table.play("Robbery", "Muscle Car")  # and the other one
    table.until("trigger", 1).choose("Po Toi Islands")
    table.until("may")
    table.choose("Yes")
    table.passes()
    table.check("Muscle Car", zone="smoked")
    assert len(table.hand(1)) == 2
    table.check("Po Toi Islands", turned=True, down=False)


@rule("SF-10.4", "SF-18.1")
def test_precious_lotus_monastery_favours_the_unique() -> None:
    table = duel(["Precious Lotus Monastery", "Seamus", "Tech Squad"], [SITE], power=5)
    table.cannot("Use Precious Lotus Monastery")
    for title, fighting in (("Seamus", 6), ("Tech Squad", 3)):
        rich = duel(["Precious Lotus Monastery", "Seamus", "Tech Squad", "pool: d"], [SITE, "pool: d"], power=5)
        rich.use("Precious Lotus Monastery", title)
        rich.passes()
        rich.check(title, fighting=fighting)


@rule("SF-37.0", "SF-44.4", "SF-25.1.1")
def test_proving_ground_plays_a_character_cheaper() -> None:
    table = duel(["Proving Ground", "hand: Seamus", "pool: dd"], [SITE, "pool: dd"], power=1)
    table.cannot("Play Seamus")
    table.use("Proving Ground")
    table.until("pick")
    table.choose("Seamus")
    table.power(0, 1)
    table.check("Seamus", zone="in play", ready=True)
    table.check("Proving Ground", turned=True)


@rule("SF-24.4", "SF-24.5.2")
def test_proving_ground_turns_as_it_is_revealed() -> None:
    table = duel(["Proving Ground (down)", "hand: Seamus", "pool: dd"], [SITE, "pool: dd"], power=1)
    table.cannot("Use Proving Ground")
    table.choose("Reveal Proving Ground")
    table.check("Proving Ground", turned=True)
    table.passes()
    table.cannot("Use Proving Ground")


@rule("SF-25.1.1")
def test_proving_ground_keeps_to_the_timing_of_characters() -> None:
    table = duel([SITE, "Seamus"], ["Proving Ground", "hand: Tech Squad", "Vale of Tears (down)"], power=5)
    table.attack("Proving Ground", "Seamus")
    table.passes(to=1)
    table.cannot("Use Proving Ground")


@rule("SF-37.0")
def test_two_proving_grounds_play_one_character_once() -> None:
    table = duel(["Proving Ground", "Proving Ground", "hand: Seamus", "pool: dd"], [SITE, "pool: dd"], power=1)
    table.use("Proving Ground")
    table.passes(to=0)
    table.use("Proving Ground")
    table.until("pick")
    table.choose("Seamus", "{0}'s location 1")
    table.until("main shot")  # the first one finds nothing left to play
    table.power(0, 1)


@rule("SF-29.7")
def test_puzzle_garden_takes_at_most_three_from_one_character() -> None:
    table = duel(["Stone Dolmens", ZHURONG, "Seamus"], [SITE], power=5)
    table.attack(SITE, ZHURONG, "Seamus")
    table.until("main shot")
    table.check(SITE, damage=6)


@rule("SF-25.7.1")
@pytest.mark.parametrize(("facing", "paid"), [("Face up", 0), ("Face down", 1)])
def test_rainforest_ruins_may_be_played_face_up_and_cheaper(facing: str, paid: int) -> None:
    table = duel([SITE, "hand: Rainforest Ruins"], [SITE, SITE, SITE], power=5)
    table.play("Rainforest Ruins", "A new location", facing)
    table.passes()
    table.check("Rainforest Ruins", down=facing == "Face down", body=10 if facing == "Face up" else 8)
    table.power(5 - paid, 5)


def test_rainforest_ruins_can_only_be_face_up_without_power() -> None:
    table = duel([SITE, "hand: Rainforest Ruins"], [SITE, SITE, SITE], power=0)
    table.play("Rainforest Ruins", "A new location")
    table.check("Rainforest Ruins", down=False)


@rule("SF-8.4", "SF-44.4")
def test_smiling_heaven_lake_forgives_one_resource() -> None:
    table = duel(["Smiling Heaven Lake", "hand: Seamus", f"hand: {ZHURONG}", "pool: d"], [SITE, "pool: d"], power=5)
    table.cannot("Play Seamus")
    table.use("Smiling Heaven Lake")
    table.until("pick")
    table.cannot(ZHURONG)
    table.choose("Seamus")
    table.power(2, 5)
    table.check("Seamus", zone="in play")


def test_stone_dolmens_smoke_states_on_cards_you_own() -> None:
    table = duel(
        ["Stone Dolmens", "Seamus", "Muscle Car > Seamus"], [SITE, "Tech Squad", "CB Radio > Tech Squad"], power=5
    )
    table.use("Stone Dolmens")
    table.passes()
    table.check("Muscle Car", zone="smoked")
    table.check("CB Radio", zone="in play")


@rule("SF-39.0")
def test_vale_of_tears_draws_and_discards_once_per_turn() -> None:
    table = duel([SITE, "Seamus", "Tech Squad"], ["Vale of Tears (down)", "hand: Final Brawl"], power=5)
    table.attack("the face-down Site", "Seamus")
    table.until("discard")
    assert len(table.hand(1)) == 4
    table.choose("Final Brawl", "No more discards")
    table.passes()
    assert len(table.hand(1)) == 3
    table.check("Final Brawl", zone="toasted")
    table.attack("Vale of Tears", "Tech Squad")
    table.until("main shot")
    assert len(table.hand(1)) == 3
    table.check("Vale of Tears", damage=6)


def test_vale_of_tears_draws_again_when_burned() -> None:
    table = duel([SITE, ZHURONG], ["Vale of Tears", SITE], power=5)
    table.attack("Vale of Tears", ZHURONG)
    table.until("fate of the Site")
    table.choose("Burn it for victory", "Vale of Tears")
    table.until("main shot")
    assert len(table.hand(1)) == 6


@rule("SF-50.1", "SF-50.14")
def test_wall_of_a_thousand_eyes_sees_everything() -> None:
    table = duel([SITE, "Tears of the Crocodile"], ["Wall of a Thousand Eyes", "Stone Dolmens", "Tech Squad"], power=5)
    table.check("Tears of the Crocodile", has=STEALTH)
    table.attack("Stone Dolmens", "Tears of the Crocodile")
    table.use("Tears of the Crocodile")
    table.until("intercept")
    table.check("Tears of the Crocodile", lacks=STEALTH | AMBUSH)
    table.choose("Tech Squad")
    table.cannot("Use the Stealth")
    table.until("main shot")
    table.check("Tears of the Crocodile", damage=2, has=STEALTH)
    free = duel([SITE, "Tears of the Crocodile"], ["Wall of a Thousand Eyes", "Tech Squad"], power=5)
    free.attack("Tech Squad", "Tears of the Crocodile")
    free.check("Tears of the Crocodile", has=STEALTH)


def test_waterfall_sanctuary_lets_you_draw_for_your_own() -> None:
    table = duel(
        ["Waterfall Sanctuary", "Seamus", "Muscle Car > Seamus", SITE, "Tech Squad", "CB Radio > Tech Squad"],
        [SITE],
        power=5,
    )
    table.use("Waterfall Sanctuary")  # the radio is at another location
    table.until("may")
    table.check("Muscle Car", zone="smoked")
    table.choose("Yes")
    assert len(table.hand(0)) == 1


@rule("SF-33.0", "SF-23.2")
def test_whirlpool_of_blood_cancels_what_a_site_was_turned_for() -> None:
    table = duel(["The Great Wastes", "Stone Dolmens"], ["Whirlpool of Blood", "Seamus"], power=5)
    table.use("The Great Wastes", "Seamus")
    table.use("Whirlpool of Blood")
    table.passes()
    table.check("Seamus", turned=False)
    table.check("The Great Wastes", turned=True)


@rule("SF-9.2.2", "SF-34.0")
def test_an_effect_is_named_by_what_was_seen_of_its_card() -> None:
    """Its Site may be back in a hand, where nobody knows which card it is: the name must not follow the card there."""
    table = duel(["The Great Wastes", "Stone Dolmens"], ["Whirlpool of Blood", "Seamus"], power=5)
    table.use("The Great Wastes", "Seamus")
    game, site = table.game, table.card("The Great Wastes")
    stage = current_scene(game)
    assert stage is not None
    other = game.definitions[table.card("Stone Dolmens")]
    game.define((*game.definitions[:site], other, *game.definitions[site + 1 :]))
    assert name_of_effect(game, stage.effects[-1].uid, -1) == "the effect of The Great Wastes, {0}'s"


@rule("SF-10.4")
def test_whirlpool_of_blood_ends_what_is_maintained() -> None:
    table = duel(["Precious Lotus Monastery", "Seamus", "pool: ddd"], ["Whirlpool of Blood", "pool: ddd"], power=5)
    table.use("Precious Lotus Monastery")
    table.passes()
    table.check("Seamus", fighting=6)
    table.choose("End your turn")
    table.use("Whirlpool of Blood")
    table.passes()
    table.check("Seamus", fighting=4)


def test_car_wash_mends_drivers_only() -> None:
    table = duel(["Car Wash", "Seamus (3 damage)", "Muscle Car > Seamus", "Tech Squad (1 damage)"], [SITE], power=5)
    table.use("Car Wash")
    table.passes()
    table.check("Seamus", damage=0)
    table.check("Tech Squad", damage=1)


@rule("SF-45.0")
def test_chop_shop_pays_the_price_of_the_vehicle() -> None:
    table = duel(["Chop Shop", "Seamus", "Hover Tank > Seamus"], [SITE], power=5)
    table.use("Chop Shop")
    table.check("Hover Tank", zone="smoked")
    table.passes()
    table.power(8, 5)
    table.check("Chop Shop", turned=True)


@rule("SF-44.3")
def test_plain_white_panel_van_changes_drivers() -> None:
    table = duel(
        [
            SITE,
            "Seamus",
            "Plain White Panel Van > Seamus",
            "Tech Squad",
            "Grease Monkey",
            "Stone Dolmens",
            "Reluctant Hero",
        ],
        ["Vale of Tears"],
        power=5,
    )
    table.use("Plain White Panel Van", "Tech Squad", text="Pay 1")
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
        ["Stone Dolmens", "Seamus", "Muscle Car > Seamus", "pool: dd"], [SITE, "hand: Final Brawl", "pool: dd"], power=5
    )
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
    table = duel([SITE, *["burned: Final Brawl"] * 4, ZHURONG], ["Waterfall Sanctuary", SITE], power=5)
    table.attack("Waterfall Sanctuary", ZHURONG)
    table.until("fate of the Site")
    table.choose("Seize it")
    assert table.game.winner == -1
    table.ends()
    assert table.game.winner == 0


@rule("SF-34.0")
def test_once_per_turn_is_forgotten_by_a_card_that_left_play() -> None:
    table = duel([SITE, "Dr. Amanda Snow", "smoked: CB Radio", "smoked: Butterfly Swords"], [SITE], power=5)
    table.use("Dr. Amanda Snow", "CB Radio")
    table.passes()
    table.cannot("Use Dr. Amanda Snow")
    amanda = table.card("Dr. Amanda Snow")
    table.game.forget(amanda)
    assert amanda * 64 + 1 not in table.game.used
