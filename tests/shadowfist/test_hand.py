"""The Guiding Hand: each card played, with what is special about it."""

from kwoon.games.shadowfist.terms.codes import SUPERLEAP
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
MORE = "hand: Puzzle Garden"
"""Something to play, so that the Main Shot's question has two answers."""


def test_shaolin_supplicants_provide_the_hand_and_chi() -> None:
    table = duel(["hand: Shaolin Supplicants", MORE], [])
    table.play("Shaolin Supplicants").passes().power(8, 9).check("Shaolin Supplicants", zone="in play", fighting=1)


@rule("SF-25.1.1", "SF-14.4")
def test_shaolin_student_makes_way_for_a_master_when_a_site_burns() -> None:
    table = duel(
        ["Sifu Beumer", "Sewer Scum", SITE, MORE],
        [
            "Stone Dolmens (down)",
            "Gambling House",
            "Shaolin Student",
            "hand: Youn Wha",
            "hand: Taiko Drummer",
            "hand: Shaolin Supplicants",
            "pool: ggg",
        ],
        power=(9, 1),
    )
    table.attack("the face-down", "Sifu Beumer", "Sewer Scum").until("Burn it for victory")
    table.choose("Burn it for victory", "Shaolin Student")
    assert table.labels() == ["No more", "Shaolin Supplicants", "Youn Wha"]  # Martial Arts are no Martial Artist
    table.choose("Youn Wha")
    table.ends().check("Youn Wha", zone="in play", control=1).power(9, 1)


def test_buddhist_monk_grows_with_the_third_site() -> None:
    table = duel(["Buddhist Monk", "Stone Dolmens (down)", SITE, "Car Wash"], [])
    table.check("Buddhist Monk", fighting=3)


@rule("SF-10.4")
def test_temple_guards_lean_on_a_garden_while_it_is_turned() -> None:
    table = duel(["Temple Guards", SITE, "Medicinal Flower Garden", MORE], [])
    table.choose(
        "Use Temple Guards: Turn and maintain a Garden, Temple or Sanctuary Site you control :: This card gains +1",
        SITE,
    ).passes()
    table.check("Temple Guards", fighting=3).check(SITE, turned=True)
    table.use("Temple Guards: Turn and maintain a Garden, Temple or Sanctuary Site you control :: This card gains S")
    table.passes().check("Temple Guards", fighting=3, has=SUPERLEAP)
    table.game.unturn_card(table.card("Medicinal Flower Garden"))
    table.check("Temple Guards", fighting=3)


@rule("SF-24.2")
def test_taiko_drummer_drums_once() -> None:
    table = duel(["Taiko Drummer", "Imp", SITE, "Stone Dolmens (down)", "Diamond Beach (down)", "burned: Imp"], ["Imp"])
    table.use("Taiko Drummer").passes().check("Imp", seat=0, fighting=3).check("Taiko Drummer", zone="smoked")


@rule("SF-28.6.2")
def test_blue_monk_slips_past_the_chosen_kind() -> None:
    table = duel([SITE, "hand: Blue Monk", "pool: g"], ["Stone Dolmens (down)", "Imp", "Temple Guards"])
    table.play("Blue Monk", "Demon").passes()
    table.attack("the face-down", "Blue Monk").until("Temple Guards intercepts Blue Monk")
    assert not table.offers("Imp intercepts")


@rule("SF-33.0", "SF-26.5")
def test_jade_dragon_monk_silences_a_card_for_the_attack() -> None:
    table = duel([SITE, "Jade Dragon Monk"], ["Stone Dolmens (down)", "Imp", "Butterfly Swords > Imp"])
    table.check("Imp", combat_damage=3).attack("the face-down", "Jade Dragon Monk")
    table.use("Jade Dragon Monk").passes().check("Imp", combat_damage=0)
    assert not table.offers("Use Jade Dragon Monk")
    table.ends().check("Imp", combat_damage=3)


@rule("SF-25.1.1", "SF-37.0", "SF-17.2.2")
def test_kung_fu_master_comes_to_an_attack_on_credit() -> None:
    table = duel([SITE, "Imp"], ["Stone Dolmens (down)", "hand: Kung Fu Master", "pool: gg"], power=(0, 2))
    table.attack("the face-down", "Imp").until("Play Kung Fu Master").play("Kung Fu Master")
    table.passes().power(2, 0).check("Kung Fu Master", zone="in play", control=1)


def test_kung_fu_master_leaps_while_behind() -> None:
    table = duel(["Kung Fu Master"], [SITE])
    table.check("Kung Fu Master", has=SUPERLEAP)


def test_sifu_beumer_teaches_students_and_kung_fu() -> None:
    table = duel(["Sifu Beumer", "Shaolin Student", "Temple Guards", "Buddhist Monk"], ["Blue Monk"])
    table.check("Shaolin Student", fighting=2).check("Temple Guards", fighting=3).check("Sifu Beumer", toughness=2)
    table.check("Buddhist Monk", fighting=2).check("Blue Monk", fighting=4)


@rule("SF-29.6.3", "SF-29.7")
def test_master_hao_shrugs_off_one_character() -> None:
    table = duel([SITE, "Master Hao"], ["Stone Dolmens (down)", "Imp", "Sewer Scum"])
    table.attack("Sewer Scum", "Master Hao").use("Master Hao", "Sewer Scum").passes()
    table.ends().check("Master Hao", damage=0).check("Sewer Scum", zone="smoked")


@rule("SF-17.2.3")
def test_the_iron_monkey_takes_half_and_gives_it_away() -> None:
    table = duel([SITE, "The Iron Monkey", MORE], ["Stone Dolmens (down)", "Imp"], power=(0, 5))
    table.attack("the face-down", "The Iron Monkey").until("{0}").choose("{0}").ends().power(2, 3)


def test_youn_wha_guards_the_sites_beside_her() -> None:
    table = duel([SITE, "Imp", "Sewer Scum"], ["Stone Dolmens (down)", "Youn Wha"])
    table.attack("the face-down", "Imp", "Sewer Scum").ends()
    table.check("Imp", zone="smoked").check("Sewer Scum", damage=1)


@rule("SF-10.4")
def test_youn_wha_leads_the_chi_while_she_stays_turned() -> None:
    table = duel(["Youn Wha", "Temple Guards", "hand: Shaolin Supplicants", "Imp"], [])
    table.use("Youn Wha").passes().check("Temple Guards", fighting=3).check("Imp", fighting=1)
    table.play("Shaolin Supplicants").passes().check("Shaolin Supplicants", fighting=2)
    table.game.unturn_card(table.card("Youn Wha"))
    table.check("Temple Guards", fighting=2)


@rule("SF-29.7")
def test_breath_of_the_dragon_is_for_attackers() -> None:
    table = duel([SITE, "Imp", MORE, "hand: Breath of the Dragon", "pool: gCCC"], ["Stone Dolmens (down)"])
    assert table.why("Breath of the Dragon") == "SF-24.1.3"
    table.attack("the face-down", "Imp").play("Breath of the Dragon").passes()
    table.check("Imp", combat_damage=3, toughness=2)


@rule("SF-33.1", "SF-26.2.1")
def test_confucian_stability_cancels_an_event() -> None:
    table = duel(["hand: Bull Market", "pool: aaa", MORE], ["hand: Confucian Stability", "pool: gg"], power=(0, 1))
    table.play("Bull Market").play("Confucian Stability").passes().power(0, 0)


@rule("SF-26.2.2", "SF-25.5.7")
def test_confucian_stability_smokes_a_state_also_after_it_resolved() -> None:
    side = ["Imp", "hand: Butterfly Swords", "pool: C", MORE]
    table = duel(side, ["hand: Confucian Stability", "pool: gg"])
    table.play("Butterfly Swords").choose("Play Confucian").passes()
    table.check("Butterfly Swords", zone="smoked").check("Imp", combat_damage=0)
    table = duel(side, ["hand: Confucian Stability", "pool: gg"])
    table.play("Butterfly Swords").choose("Pass", "Pass").check("Imp", combat_damage=3)
    table.choose("Pass", "Play Confucian").passes().check("Butterfly Swords", zone="smoked")


@rule("SF-26.2.1")
def test_confucian_stability_answers_the_play_of_a_state_not_its_use() -> None:
    table = duel(["Imp", "Long Black Hearse > Imp", "hand: Undead Horrors"], ["hand: Confucian Stability", "pool: gg"])
    table.use("Long Black Hearse")
    assert not table.offers("Play Confucian")


@rule("SF-48.3", "SF-26.2")
def test_secrets_of_shaolin_cancel_events_that_cost_nothing() -> None:
    top = ["hand: Secrets of Shaolin", "pool: g", "Temple Guards", "Kung Fu Master"]
    table = duel(["hand: Bull Market", "pool: aaa", MORE], top, power=(0, 0))
    table.play("Bull Market").play("Secrets of Shaolin").passes().power(0, 0)
    table = duel(["hand: Discerning Fire", "pool: MM", MORE], top)
    table.play("Discerning Fire", "Temple Guards")
    assert not table.offers("Play Secrets")


@rule("SF-8.8.1")
def test_heat_of_battle_pays_the_poorer_defender_once_an_attack() -> None:
    top = ["Stone Dolmens (down)", "hand: Heat of Battle", "hand: Heat of Battle", "pool: g"]
    table = duel([SITE, "Car Wash (down)", "Sifu Beumer"], top, power=(0, 0))
    table.attack("the face-down", "Sifu Beumer").until("Play Heat").play("Heat of Battle").passes().power(0, 5)
    assert table.game.used_in_attack
    table.ends().power(0, 5)
    table = duel([SITE, "Sifu Beumer", MORE], top, power=(0, 0))
    table.attack("the face-down", "Sifu Beumer").ends().power(0, 0)


@rule("SF-40.0", "SF-29.6.3")
def test_iron_and_silk_saves_an_interceptor() -> None:
    table = duel([SITE, "Sifu Beumer", MORE], ["Stone Dolmens (down)", "Imp", "hand: Iron and Silk", "pool: gg"])
    table.attack("the face-down", "Sifu Beumer").until("Imp intercepts").choose("Imp intercepts")
    table.until("Play Iron and Silk").play("Iron and Silk", "Imp").ends()
    table.check("Imp", zone="in play", damage=0)


@rule("SF-49.4", "SF-28.6.3")
def test_superior_kung_fu_is_for_the_weaker_and_does_not_add_up() -> None:
    cards = ["hand: Superior Kung Fu", "hand: Superior Kung Fu", "pool: gg"]
    table = duel([SITE, "Sifu Beumer", MORE], ["Stone Dolmens (down)", "Imp", *cards])
    table.attack("the face-down", "Sifu Beumer")
    assert not table.offers("Play Superior")
    table.until("Imp intercepts").choose("Imp intercepts").until("Play Superior").play("Superior Kung Fu")
    table.until("Play Superior").play("Superior Kung Fu").until("Pass").choose("Pass")
    table.check("Imp", fighting=3)


@rule("SF-25.5.1")
def test_18_bronze_men_stand_on_a_front_row_site_also_a_face_down_one() -> None:
    table = duel(
        [
            "Stone Dolmens (down)",
            "hand: 18 Bronze Men",
            "pool: gg",
            "Taiko Drummer",
            "Temple Guards",
            "Shaolin Student",
            "Sifu Beumer",
            "Imp",
        ],
        [],
    )
    table.play("18 Bronze Men").passes().check("Taiko Drummer", fighting=4).check("Temple Guards", fighting=4)
    table.check("Shaolin Student", fighting=3).check("Sifu Beumer", fighting=8).check("Imp", fighting=1)


@rule("SF-49.4", "SF-50.13")
def test_bamboo_cane_breaks_and_comes_back() -> None:
    table = duel(["Sewer Scum", "Bamboo Cane > Sewer Scum", "Bamboo Cane > Sewer Scum", "pool: gggC"], ["Imp"])
    table.check("Sewer Scum", combat_damage=2)
    table.attack("Imp", "Sewer Scum").ends()
    table.check("Bamboo Cane", zone="smoked")
    table.use("Bamboo Cane").passes().power(8, 9)
    assert table.game.card(table.game.decks[0][-1]).title == "Bamboo Cane"


@rule("SF-43.0")
def test_bamboo_cane_needs_its_resources_to_come_back() -> None:
    table = duel(["smoked: Bamboo Cane", "pool: ggC", MORE], [])
    assert table.offers("Use Bamboo Cane")  # the Supplicants of the pool provide a third
    table = duel(["smoked: Bamboo Cane", "pool: ggg", MORE], [])
    assert not table.offers("Use Bamboo Cane")


@rule("SF-22.2.2", "SF-12.0", "SF-49.6")
def test_the_jade_dragon_feeds_and_guards_its_site() -> None:
    table = duel([SITE, "The Jade Dragon > Puzzle Garden", "hand: Imp"], [], power=(0, 0), begin="start")
    table.until("Generate").choose("Generate").power(3, 0).check(SITE, toughness=1)
    table = duel(["Sifu Beumer", "Sewer Scum"], ["Diamond Beach", "The Jade Dragon > Diamond Beach"])
    table.attack("Diamond Beach", "Sifu Beumer", "Sewer Scum").until("Seize it")
    assert [label.partition(":")[0] for label in table.labels()] == ["Seize it", "Smoke it"]
    table.choose("Seize it").check("The Jade Dragon", control=0)


@rule("SF-16.1")
def test_chinese_connection_heals_for_a_gift() -> None:
    table = duel(["Chinese Connection", "Sewer Scum", f"{SITE} (3 damage)"], [], power=(1, 0))
    table.use("Chinese Connection").passes().power(0, 1).check(SITE, damage=0)
    assert not table.offers("Use Chinese Connection")


def test_shield_of_pure_soul_finds_an_answer() -> None:
    table = duel(
        ["Sifu Beumer", "Sewer Scum", SITE, MORE],
        ["Stone Dolmens (down)", "Shield of Pure Soul", "deck: Imp", "deck: Gambling House"],
        power=(0, 0),
    )
    table.attack("the face-down", "Sifu Beumer", "Sewer Scum").until("Seize it").choose("Seize it")
    table.until("Imp").choose("Imp").power(0, 1)
    assert table.game.card(table.game.decks[1][-1]).title == "Imp"


def test_venerable_apothecary_serves_guests_and_is_paid() -> None:
    table = duel(["Sewer Scum (3 damage)", SITE], ["Venerable Apothecary", "Hungry Ghosts"])
    table.use("Venerable Apothecary").maybe("Sewer Scum").maybe("Sewer Scum").ends().check("Sewer Scum", damage=1)
    table.check("Venerable Apothecary", counters=1)
    assert not table.offers("Use Venerable Apothecary")
    table.choose("End your turn").use("Venerable Apothecary: Turn").passes().power(9, 10)
