"""The Dragons and High-Tech, each card played."""

from kwoon.games.shadowfist.cards.library import card_named
from kwoon.games.shadowfist.cards.make import ANY_CHARACTER, event, keyword, target, use
from kwoon.games.shadowfist.effects.damage import Blow, inflict
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.codes import MOBILITY, SUPERLEAP, TACTICS
from kwoon.games.shadowfist.terms.durations import TURN_END
from kwoon.games.shadowfist.words.verbs_lasting import Give
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


def test_junkyard_boys_provide_both_resources() -> None:
    table = duel([SITE, "hand: Junkyard Boys", "hand: Grease Monkey"], [SITE], power=5)
    table.cannot("Play Grease Monkey")
    table.play("Junkyard Boys")
    table.passes()
    table.check("Junkyard Boys", zone="in play", fighting=1)
    table.play("Grease Monkey")


@rule("SF-40.0", "SF-29.6.3")
def test_amanda_snow_is_no_concern_of_an_opponents_sites() -> None:
    table = duel(["The Great Wastes", "Seamus"], [SITE, "Dr. Amanda Snow", "Grease Monkey"], power=5)
    table.choose("Use The Great Wastes")
    table.cannot("Dr. Amanda Snow")
    table.choose("Grease Monkey")
    own = duel(["The Great Wastes", "Dr. Amanda Snow"], [SITE], power=5)
    own.choose("Use The Great Wastes", "Dr. Amanda Snow")
    own.passes()
    own.check("Dr. Amanda Snow", turned=True)


@rule("SF-6.1", "SF-44.2")
def test_amanda_snow_plays_a_state_from_any_smoked_pile_once_per_turn() -> None:
    table = duel(
        [SITE, "Dr. Amanda Snow", "smoked: Muscle Car"], [SITE, "smoked: Hover Tank", "smoked: CB Radio"], power=5
    )
    table.use("Dr. Amanda Snow", "Hover Tank")
    table.power(2, 5)
    table.passes()
    table.check("Hover Tank", on="Dr. Amanda Snow", control=0)
    table.cannot("Use Dr. Amanda Snow")
    table.end_turn()
    table.until("main shot")
    table.choose("End your turn")
    table.use("Dr. Amanda Snow")  # an opponent's turn; of two States only the Radio fits
    table.passes()
    table.check("CB Radio", on="Dr. Amanda Snow")


def test_will_zhurong_finds_a_vehicle_when_played_from_the_hand() -> None:
    table = duel(
        [SITE, "hand: Inspector Will Zhurong", "smoked: Muscle Car", "deck: Hover Tank", "deck: CB Radio", "pool: ddd"],
        [SITE, "pool: ddd"],
        power=5,
    )
    table.play("Inspector Will Zhurong")
    table.choose("Inspector Will Zhurong")
    table.until("pick")
    table.cannot("CB Radio")
    table.choose("Hover Tank")
    assert table.hand(0) == ["Hover Tank"]
    table.passes()
    table.check("Inspector Will Zhurong", fighting=8, ready=True)


@rule("SF-37.0")
def test_maverick_trucker_makes_vehicles_cheaper_on_himself_only() -> None:
    table = duel([SITE, "Maverick Trucker", "Seamus", "hand: Muscle Car", "pool: d"], [SITE, "pool: d"], power=1)
    table.play("Muscle Car")  # 1 Power is not enough on Seamus, so there is nothing to ask
    table.power(0, 1)
    table.passes()
    table.check("Muscle Car", on="Maverick Trucker")
    table.check("Maverick Trucker", fighting=6)


@rule("SF-50.17")
def test_toughness_of_trucker_and_car_adds_up() -> None:
    table = duel(
        [SITE, "Maverick Trucker", "Big Ass Car > Maverick Trucker", "hand: Final Brawl", "pool: dd"],
        [SITE, "pool: dd"],
        power=5,
    )
    table.use("Big Ass Car")
    table.passes()
    table.check("Maverick Trucker", has=MOBILITY, fighting=4)
    table.play("Final Brawl")
    table.passes()
    table.check("Maverick Trucker", damage=0)


@rule("SF-28.12")
def test_reluctant_hero_unturns_after_tactics() -> None:
    table = duel([SITE, "Reluctant Hero", "CB Radio > Reluctant Hero"], [SITE], power=5)
    for again in (True, False):
        table.attack(SITE, "Reluctant Hero")
        table.choose("Use the Tactics of Reluctant Hero")
        if again:
            table.choose("Let it go")  # the radio's offer
            table.until("trigger")
            table.choose("Reluctant Hero")
        else:
            table.choose("CB Radio")
        table.until("main shot")
        table.check("Reluctant Hero", turned=False)
    table.attack(SITE, "Reluctant Hero")
    table.choose("Use the Tactics of Reluctant Hero")
    table.until("main shot")
    table.check("Reluctant Hero", turned=True)
    table.cannot("Declare an attack")


def test_reluctant_hero_does_not_care_for_others_failures() -> None:
    table = duel([SITE, "Seamus", "CB Radio > Seamus"], [SITE, "Reluctant Hero (turned)"], power=5)
    table.attack(SITE, "Seamus")
    table.choose("Use the Tactics of Seamus", "Let it go")
    table.passes()
    table.check("Reluctant Hero", turned=True)
    assert table.kind == "main shot"


def test_seamus_counts_the_cost_of_his_states() -> None:
    table = duel([SITE, "Seamus", "Hover Tank > Seamus", "Butterfly Swords > Seamus"], [SITE], power=5)
    table.check("Seamus", fighting=4 + 4 + 3 + 1)


@rule("SF-28.6.1")
def test_student_of_the_dragon_must_intercept() -> None:
    table = duel([SITE, "Seamus"], [SITE, "Student of the Dragon", "Grease Monkey", "Puzzle Garden"], power=5)
    table.attack("Grease Monkey", "Seamus")
    table.until("intercept")
    table.cannot("No more interceptors")
    table.choose("Student of the Dragon intercepts Seamus", "No more interceptors")
    table.passes()
    table.check("Student of the Dragon", zone="smoked")
    away = duel([SITE, "Seamus"], [SITE, "Student of the Dragon", "Stone Dolmens", "Grease Monkey"], power=5)
    away.attack("Grease Monkey", "Seamus")
    away.until("main shot")
    away.check("Student of the Dragon", zone="in play")


@rule("SF-50.1", "SF-40.0")
def test_you_xia_is_not_ambushed() -> None:
    table = duel([SITE, "Tears of the Crocodile"], [SITE, "You Xia, the Avenger"], power=5)
    table.attack("You Xia, the Avenger", "Tears of the Crocodile")
    table.use("Tears of the Crocodile")
    table.until("main shot")
    table.check("You Xia, the Avenger", zone="smoked")
    table.check("Tears of the Crocodile", zone="smoked")


@rule("SF-50.14")
def test_you_xia_is_not_sneaked_past() -> None:
    table = duel([SITE, "Tears of the Crocodile"], [SITE, "You Xia, the Avenger", "Grease Monkey"], power=5)
    table.attack(SITE, "Tears of the Crocodile")
    table.until("intercept")
    table.choose("You Xia", "Grease Monkey intercepts")
    table.choose("Use the Stealth of Tears of the Crocodile")  # only the Monkey can be chosen, so nobody asks
    table.until("main shot")
    table.check("Grease Monkey", zone="in play", damage=0)
    table.check("You Xia, the Avenger", zone="smoked")


@rule("SF-6.1", "SF-37.0")
def test_you_xia_plays_hardware_cheaper_in_any_turn_but_on_bare_characters() -> None:
    table = duel(
        [SITE, "hand: Final Brawl", "pool: dd"],
        [
            SITE,
            "You Xia, the Avenger",
            "Seamus",
            "Butterfly Swords > Seamus",
            "hand: Muscle Car",
            "hand: CB Radio",
            "pool: dd",
        ],
        power=(0, 1),
    )
    table.play("Final Brawl")
    table.use("You Xia, the Avenger")  # only the car, and only on You Xia
    table.power(0, 0)
    table.passes()
    table.check("Muscle Car", on="You Xia, the Avenger")
    table.check("You Xia, the Avenger", fighting=6 + 3 - 2)


@rule("SF-37.0", "SF-44.4")
def test_grease_monkey_plays_a_vehicle_and_mends_its_driver() -> None:
    table = duel(
        [SITE, "Grease Monkey", "Grease Monkey", "Seamus (2 damage)", "hand: Muscle Car", "pool: d"],
        [SITE, "pool: d"],
        power=1,
    )
    table.use("Grease Monkey", text="Play a Vehicle")
    table.until("pick")
    table.choose("Muscle Car", "Seamus")
    table.power(0, 1)
    table.check("Muscle Car", on="Seamus", ready=True)
    table.passes()
    table.use("Grease Monkey", text="Heal")
    table.passes()
    table.check("Seamus", damage=0)


@rule("SF-37.0")
def test_an_ability_combines_with_the_effect_that_plays_the_state() -> None:
    table = duel(
        [SITE, "Grease Monkey", "You Xia, the Avenger", "hand: Muscle Car", "pool: d"], [SITE, "pool: d"], power=0
    )
    table.use("Grease Monkey", text="Play a Vehicle")
    table.until("pick")
    table.choose("Muscle Car", "You Xia")
    table.power(0, 0)
    table.check("Muscle Car", on="You Xia, the Avenger")
    table.cannot("Use You Xia")


@rule("SF-44.2", "SF-25.1.1")
def test_master_mechanic_plays_from_the_smoked_pile_in_any_main_shot() -> None:
    table = duel(
        [SITE, "hand: Final Brawl", "pool: dd"],
        [SITE, "Master Mechanic", "Seamus", "smoked: Muscle Car", "smoked: Hover Tank", "pool: dd"],
        power=1,
    )
    table.play("Final Brawl")
    table.use("Master Mechanic", "Muscle Car", "Seamus")
    table.until("pick")
    table.choose("Muscle Car")
    table.power(1, 0)
    table.passes()
    table.check("Muscle Car", on="Seamus")
    table.check("Seamus", fighting=4 + 3 + 2 - 2)


def test_tech_squad_likes_high_tech_states() -> None:
    table = duel(
        [SITE, "Tech Squad", "Hover Tank > Tech Squad"], [SITE, "Tech Squad", "Muscle Car > Tech Squad"], power=5
    )
    table.check("Tech Squad", fighting=2 + 4 + 1, has=TACTICS)
    table.check("Tech Squad (2)", fighting=2 + 3)


def test_wrench_slinger_returns_a_state_to_its_owner() -> None:
    table = duel(
        [SITE, "Wrench Slinger", "smoked: CB Radio"], [SITE, "smoked: Hover Tank", "smoked: Muscle Car"], power=5
    )
    table.use("Wrench Slinger", "Hover Tank")
    table.passes()
    assert table.hand(1) == ["Hover Tank"]


def test_lightning_patrol_and_back_for_seconds_unturn() -> None:
    table = duel(
        [
            SITE,
            "Lightning Patrol",
            "Seamus (turned)",
            "Muscle Car > Seamus",
            "Grease Monkey (turned)",
            "hand: Back for Seconds",
            "pool: d",
        ],
        [SITE, "pool: d"],
        power=5,
    )
    table.use("Lightning Patrol")
    table.passes()
    table.check("Seamus", turned=False)
    table.play("Back for Seconds", "Grease Monkey")
    table.passes()
    table.check("Grease Monkey", turned=False)
    table.power(4, 5)


@rule("SF-26.4")
def test_dirk_wiselys_gambit_pays_when_the_lone_attacker_hits() -> None:
    table = duel(
        [SITE, "Seamus", "hand: Dirk Wisely's Gambit", "pool: d"],
        ["Stone Dolmens", "Waterfall Sanctuary", "Grease Monkey (turned)", "Lightning Patrol", "pool: d"],
        power=5,
    )
    table.attack("Stone Dolmens", "Seamus")
    table.choose("Dirk Wisely's Gambit")
    table.until("main shot")
    table.power(7, 5)
    few = duel(
        [SITE, "Seamus", "hand: Dirk Wisely's Gambit", "pool: d"], ["Stone Dolmens", SITE, SITE, "pool: d"], power=5
    )
    few.attack("Stone Dolmens", "Seamus")
    few.until("main shot")
    assert few.hand(0) == ["Dirk Wisely's Gambit"]


@rule("SF-26.4", "SF-50.6")
def test_dirk_wiselys_gambit_is_over_with_the_attack() -> None:
    table = duel(
        [SITE, "Seamus", "CB Radio > Seamus", "hand: Dirk Wisely's Gambit", "pool: d"],
        ["Stone Dolmens", "Waterfall Sanctuary", "Grease Monkey (turned)", "Lightning Patrol", "pool: d"],
        power=5,
    )
    table.attack("Stone Dolmens", "Seamus")
    table.choose("Dirk Wisely's Gambit")
    table.passes(to=0)
    table.choose("Use the Tactics of Seamus", "CB Radio")
    table.until("main shot")
    table.attack("Stone Dolmens", "Seamus")  # Independent, after a failure
    table.until("main shot")
    table.check("Stone Dolmens", damage=4)
    table.power(5, 5)


def test_final_brawl_hits_every_character() -> None:
    table = duel(
        [SITE, "Seamus", "hand: Final Brawl", "pool: dd"],
        [SITE, "Grease Monkey", "Reluctant Hero", "pool: dd"],
        power=5,
    )
    table.play("Final Brawl")
    table.passes()
    table.check("Seamus", damage=2)
    table.check("Reluctant Hero", damage=2)
    table.check("Grease Monkey", zone="smoked")


@rule("SF-25.5.6")
def test_life_in_the_fast_lane_burns_the_last_location() -> None:
    table = duel(
        ["Stone Dolmens", "Seamus", "hand: Final Brawl", "pool: dd"],
        [
            SITE,
            "Grease Monkey",
            "Muscle Car > Grease Monkey",
            "Reluctant Hero",
            "Vale of Tears",
            "Tech Squad",
            "hand: Life in the Fast Lane",
            "pool: dd",
        ],
        power=5,
    )
    table.game.damage[table.card("Grease Monkey")] = 2
    table.play("Final Brawl")
    table.passes()  # the Monkey is smoked, and its car with it
    table.choose("Life in the Fast Lane")
    table.passes()
    table.check("Reluctant Hero", zone="smoked")
    table.check(SITE, damage=3)
    table.check("Vale of Tears", damage=0)
    table.check("Seamus", damage=2)


@rule("SF-20.1")
def test_never_found_the_body_shuffles_the_victim_into_the_deck() -> None:
    table = duel(
        [SITE, "hand: Final Brawl", "pool: dd"],
        [SITE, "Grease Monkey", "hand: Never Found the Body", "pool: dd"],
        power=5,
    )
    table.play("Final Brawl")
    table.passes()
    table.choose("Never Found the Body")
    table.passes()
    table.check("Grease Monkey", zone="deck")
    table.power(5, 6)
    own = duel(
        [SITE, "Grease Monkey", "hand: Final Brawl", "hand: Never Found the Body", "pool: dd"],
        [SITE, "pool: dd"],
        power=5,
    )
    own.play("Final Brawl")
    own.until("main shot")
    own.check("Grease Monkey", zone="smoked")


@rule("SF-9.2.5.1", "SF-30.3.3.3")
def test_never_surrender_answers_a_burning() -> None:
    table = duel(
        [SITE, "Inspector Will Zhurong", "burned: Final Brawl", "pool: dd"],
        ["Stone Dolmens", "hand: Never Surrender", "pool: dd"],
        power=5,
    )
    table.attack("Stone Dolmens", "Inspector Will Zhurong")
    table.until("fate of the Site")
    table.choose("Burn it for victory", "Never Surrender")
    table.until("main shot")
    table.check("Never Surrender", zone="burned")
    table.power(5, 8)  # three against one


@rule("SF-17.2.1", "SF-22.2.2.1", "SF-24.2")
def test_scrounging_generates_in_place_of_everything_else() -> None:
    table = duel(
        [SITE, SITE, "hand: Scrounging", "hand: Final Brawl", "burned: Final Brawl", "pool: H"],
        ["Stone Dolmens", "Seamus", "Grease Monkey", "Tech Squad", "Wrench Slinger", "pool: H"],
        power=0,
        begin="turn",
    )
    table.play("Scrounging", "Character")
    table.passes()
    table.power(0, 0)
    table.choose("Generate Power")
    table.until("main shot")
    table.power(3, 0)


@rule("SF-44.1", "SF-26.4")
def test_spit_and_baling_wire_lasts_a_turn() -> None:
    for smoked in (False, True):
        table = duel(
            [
                "Stone Dolmens",
                "Seamus",
                "hand: Spit and Baling Wire",
                "smoked: Hover Tank",
                "smoked: CB Radio",
                "pool: H",
            ],
            [SITE, "pool: H"],
            power=5,
        )
        table.play("Spit and Baling Wire")  # one State and one Character fit
        table.passes()
        table.check("Hover Tank", on="Seamus", ready=True)
        if smoked:
            table.use("Stone Dolmens")
            table.passes()
            table.check("Hover Tank", zone="smoked")
        table.end_turn()
        table.check("Hover Tank", zone="toasted")


@rule("SF-25.7", "SF-25.7.1")
def test_manufactured_island_is_an_extra_site_once_a_turn() -> None:
    table = duel(
        [
            "Manufactured Island",
            "hand: Puzzle Garden",
            "hand: Manufactured Island",
            "hand: Manufactured Island",
            "hand: Stone Dolmens",
        ],
        [SITE],
        power=9,
    )
    table.play("Puzzle Garden", "A new location")
    table.passes()
    table.cannot("Play Stone Dolmens")
    table.play("Manufactured Island", "A new location")
    table.passes()
    table.check("Manufactured Island", down=False, body=10)
    table.power(6, 9)  # one paid for the Garden, two for the second Island
    table.cannot("Play Manufactured Island")
    table.cannot("Play Stone Dolmens")


@rule("SF-44.2")
def test_manufactured_island_comes_back_cheaper_while_everyone_is_ahead() -> None:
    behind = duel([SITE, "smoked: Manufactured Island", "pool: H"], [SITE, SITE, "pool: H"], power=0)
    behind.play("Manufactured Island", "A new location")
    behind.passes()
    behind.check("Manufactured Island", zone="in play")
    even = duel([SITE, "smoked: Manufactured Island", "pool: H"], [SITE, "pool: H"], power=5)
    even.cannot("Play Manufactured Island")


def test_hover_tank_keeps_one_character_from_intercepting() -> None:
    table = duel([SITE, "Seamus", "Hover Tank > Seamus"], [SITE, "You Xia, the Avenger"], power=5)
    table.attack(SITE, "Seamus")
    table.choose("You Xia, the Avenger")
    table.passes()
    assert table.kind == "main shot"  # You Xia could not intercept, so nobody was asked
    table.check("Puzzle Garden (2)", damage=3)


@rule("SF-44.3", "SF-49.10")
def test_battle_suit_moves_to_a_character_who_turns() -> None:
    table = duel(
        [SITE, "Seamus", "Battle Suit > Seamus", "Tech Squad", "Muscle Car > Tech Squad", "Grease Monkey"],
        [SITE],
        power=5,
    )
    table.check("Seamus", fighting=4 + 5 + 3, has=MOBILITY)
    table.use("Battle Suit")  # Tech Squad has a Vehicle, so only the Monkey can turn for it
    table.passes()
    table.check("Battle Suit", on="Grease Monkey")
    table.check("Grease Monkey", turned=True, fighting=6)
    table.check("Seamus", fighting=4)


@rule("SF-50.16", "SF-49.6")
def test_cb_radio_gives_tactics_and_wakes_its_subject() -> None:
    table = duel([SITE, "Seamus", "CB Radio > Seamus", "Tech Squad"], [SITE], power=5)
    table.check("Tech Squad", has=TACTICS)
    table.attack(SITE, "Seamus")
    table.choose("Use the Tactics of Seamus", "CB Radio")
    table.until("main shot")
    table.check("Seamus", turned=False)


def test_muscle_car_gives_fighting_and_guts() -> None:
    table = duel([SITE, "Seamus", "Muscle Car > Seamus"], ["Stone Dolmens"], power=5)
    table.game.damage[table.card("Seamus")] = 4
    table.game.changed()
    table.check("Seamus", fighting=4 + 3 + 2 - 4)
    table.attack("Stone Dolmens", "Seamus")
    table.until("fate of the Site")  # Guts: 9 damage all the same


def leap() -> Card:
    """A card of the test's own."""
    return event("Leap", 0, "", use([it := target(ANY_CHARACTER)], Give(it, [keyword(SUPERLEAP)], TURN_END)))


@rule("SF-50.15")
def test_you_xia_intercepts_a_superleap_though_turned() -> None:
    table = duel(
        [SITE, "Tears of the Crocodile", "hand: Leap"],
        [SITE, "You Xia, the Avenger (turned)", "Tech Squad (turned)"],
        power=5,
        extra=[leap()],
    )
    table.play("Leap", "Tears of the Crocodile")
    table.passes()
    table.attack(SITE, "Tears of the Crocodile")
    table.until("intercept")
    table.cannot("Tech Squad intercepts")
    table.choose("You Xia, the Avenger intercepts")


@rule("SF-29.7", "SF-40.0")
def test_damage_that_some_cards_do_not_take() -> None:
    table = duel(
        [SITE, "Wrench Slinger", "Dr. Amanda Snow", "Muscle Car > Dr. Amanda Snow"],
        ["Stone Dolmens", "Seamus", "Butterfly Swords > Seamus"],
        power=5,
    )
    slinger, amanda = table.card("Wrench Slinger"), table.card("Dr. Amanda Snow")
    inflict(table.game, [Blow(table.card("Muscle Car"), slinger, 5, False)])
    table.check("Wrench Slinger", damage=0)
    inflict(table.game, [Blow(table.card("Butterfly Swords"), slinger, 5, False)])
    table.check("Wrench Slinger", damage=5)
    inflict(table.game, [Blow(table.card("Stone Dolmens"), amanda, 2, False), Blow(table.card(SITE), amanda, 1, False)])
    table.check("Dr. Amanda Snow", damage=1)  # her own side's Site is another matter


@rule("SF-25.5.1", "SF-25.1")
def test_a_spent_or_idle_permission_is_explained() -> None:
    table = duel([SITE, "Dr. Amanda Snow", "smoked: CB Radio"], [SITE], power=5)
    table.use("Dr. Amanda Snow")
    table.passes()
    game = table.game
    refusal = game.explain(0, game.thing(table.card("Dr. Amanda Snow"), 0))
    assert refusal is not None
    assert refusal.rule == "SF-24.1.2"


def test_texts_read_like_the_games_own() -> None:
    assert (
        card_named("Grease Monkey").text().startswith("During your Main Shot, turn :: Play a Vehicle State at -1 cost.")
    )
    assert "Turn a Character you control that is a legal subject for this card ::" in card_named("Battle Suit").text()
    assert card_named("CB Radio").text().endswith("Once per turn, when subject uses Tactics, you may unturn subject.")
    assert "+X Fighting. X = the total cost of all States" in card_named("Seamus").text()
