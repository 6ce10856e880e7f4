"""The Guiding Hand: each card played, with what is special about it."""

from kwoon.games.shadowfist.language.terms import PLAY, SMOKED, SUPERLEAP
from tests.rules import rule
from tests.shadowfist.table_c import duel

SITE = "Puzzle Garden"
MORE = "hand: Puzzle Garden"
"""Something to play, so that the Main Shot's question has two answers."""


def test_shaolin_supplicants_provide_the_hand_and_chi() -> None:
    table = duel(bottom=["hand: Shaolin Supplicants", MORE], top=[])
    table.play("Shaolin Supplicants").passes().power(8, 9).check("Shaolin Supplicants", zone=PLAY, fighting=1)


@rule("SF-25.1.1", "SF-14.4")
def test_shaolin_student_makes_way_for_a_master_when_a_site_burns() -> None:
    table = duel(
        bottom=["Sifu Beumer", "Sewer Scum", SITE, MORE],
        top=["down: Stone Dolmens", "Gambling House", "Shaolin Student", "hand: Youn Wha", "hand: Taiko Drummer",
             "hand: Shaolin Supplicants", "pool: ggg"],
        power=(9, 1),
    )  # fmt: skip
    table.attack("the face-down", "Sifu Beumer", "Sewer Scum").until("Burn it for victory")
    table.answer("Burn it for victory", "Shaolin Student")
    assert table.labels() == ["No more", "Shaolin Supplicants", "Youn Wha"]  # Martial Arts are no Martial Artist
    table.answer("Youn Wha")
    table.ends().check("Youn Wha", zone=PLAY, control=1).power(9, 1)


def test_buddhist_monk_grows_with_the_third_site() -> None:
    table = duel(bottom=["Buddhist Monk", "down: Stone Dolmens", SITE, "Car Wash"], top=[])
    table.check("Buddhist Monk", fighting=3)


@rule("SF-10.4")
def test_temple_guards_lean_on_a_garden_while_it_is_turned() -> None:
    table = duel(bottom=["Temple Guards", SITE, "Medicinal Flower Garden", MORE], top=[])
    table.answer("Use Temple Guards: Turn and maintain a Garden, Temple or Sanctuary Site you control :: This card "
                 "gains +1", SITE).passes()  # fmt: skip
    table.check("Temple Guards", fighting=3).check(SITE, turned=True)
    table.use("Temple Guards: Turn and maintain a Garden, Temple or Sanctuary Site you control :: This card gains S")
    table.passes().check("Temple Guards", fighting=3, keyword=SUPERLEAP)
    table.game.unturn_card(table.card("Medicinal Flower Garden"))
    table.check("Temple Guards", fighting=3)


@rule("SF-24.2")
def test_taiko_drummer_drums_once() -> None:
    table = duel(bottom=["Taiko Drummer", "Imp", SITE, "down: Stone Dolmens", "down: Diamond Beach", "burned: Imp"],
                 top=["Imp"])  # fmt: skip
    table.use("Taiko Drummer").passes().check("Imp", seat=0, fighting=3).check("Taiko Drummer", zone=SMOKED)


@rule("SF-28.6.2")
def test_blue_monk_slips_past_the_chosen_kind() -> None:
    table = duel(bottom=[SITE, "hand: Blue Monk", "pool: g"], top=["down: Stone Dolmens", "Imp", "Temple Guards"])
    table.play("Blue Monk", "Demon").passes()
    table.attack("the face-down", "Blue Monk").until("Temple Guards intercepts Blue Monk")
    assert not table.offers("Imp intercepts")


@rule("SF-33.0", "SF-26.5")
def test_jade_dragon_monk_silences_a_card_for_the_attack() -> None:
    table = duel(bottom=[SITE, "Jade Dragon Monk"], top=["down: Stone Dolmens", "Imp", "Butterfly Swords > Imp"])
    table.check("Imp", combat_damage=3).attack("the face-down", "Jade Dragon Monk")
    table.use("Jade Dragon Monk").passes().check("Imp", combat_damage=0)
    assert not table.offers("Use Jade Dragon Monk")
    table.ends().check("Imp", combat_damage=3)


@rule("SF-25.1.1", "SF-37.0", "SF-17.2.2")
def test_kung_fu_master_comes_to_an_attack_on_credit() -> None:
    table = duel(bottom=[SITE, "Imp"], top=["down: Stone Dolmens", "hand: Kung Fu Master", "pool: gg"], power=(0, 2))
    table.attack("the face-down", "Imp").until("Play Kung Fu Master").play("Kung Fu Master")
    table.passes().power(2, 0).check("Kung Fu Master", zone=PLAY, control=1)


def test_kung_fu_master_leaps_while_behind() -> None:
    table = duel(bottom=["Kung Fu Master"], top=[SITE])
    table.check("Kung Fu Master", keyword=SUPERLEAP)


def test_sifu_beumer_teaches_students_and_kung_fu() -> None:
    table = duel(bottom=["Sifu Beumer", "Shaolin Student", "Temple Guards", "Buddhist Monk"], top=["Blue Monk"])
    table.check("Shaolin Student", fighting=2).check("Temple Guards", fighting=3).check("Sifu Beumer", toughness=2)
    table.check("Buddhist Monk", fighting=2).check("Blue Monk", fighting=4)


@rule("SF-29.6.3", "SF-29.7")
def test_master_hao_shrugs_off_one_character() -> None:
    table = duel(bottom=[SITE, "Master Hao"], top=["down: Stone Dolmens", "Imp", "Sewer Scum"])
    table.attack("Sewer Scum", "Master Hao").use("Master Hao", "Sewer Scum").passes()
    table.ends().check("Master Hao", damage=0).check("Sewer Scum", zone=SMOKED)


@rule("SF-17.2.3")
def test_the_iron_monkey_takes_half_and_gives_it_away() -> None:
    table = duel(bottom=[SITE, "The Iron Monkey", MORE], top=["down: Stone Dolmens", "Imp"], power=(0, 5))
    table.attack("the face-down", "The Iron Monkey").until("{0}").answer("{0}").ends().power(2, 3)


def test_youn_wha_guards_the_sites_beside_her() -> None:
    table = duel(bottom=[SITE, "Imp", "Sewer Scum"], top=["down: Stone Dolmens", "Youn Wha"])
    table.attack("the face-down", "Imp", "Sewer Scum").ends()
    table.check("Imp", zone=SMOKED).check("Sewer Scum", damage=1)


@rule("SF-10.4")
def test_youn_wha_leads_the_chi_while_she_stays_turned() -> None:
    table = duel(bottom=["Youn Wha", "Temple Guards", "hand: Shaolin Supplicants", "Imp"], top=[])
    table.use("Youn Wha").passes().check("Temple Guards", fighting=3).check("Imp", fighting=1)
    table.play("Shaolin Supplicants").passes().check("Shaolin Supplicants", fighting=2)
    table.game.unturn_card(table.card("Youn Wha"))
    table.check("Temple Guards", fighting=2)


@rule("SF-29.7")
def test_breath_of_the_dragon_is_for_attackers() -> None:
    table = duel(bottom=[SITE, "Imp", MORE, "hand: Breath of the Dragon", "pool: gCCC"], top=["down: Stone Dolmens"])
    assert table.why("Breath of the Dragon") == "SF-24.1.3"
    table.attack("the face-down", "Imp").play("Breath of the Dragon").passes()
    table.check("Imp", combat_damage=3, toughness=2)


@rule("SF-33.1", "SF-26.2.1")
def test_confucian_stability_cancels_an_event() -> None:
    table = duel(
        bottom=["hand: Bull Market", "pool: aaa", MORE], top=["hand: Confucian Stability", "pool: gg"], power=(0, 1)
    )
    table.play("Bull Market").play("Confucian Stability").passes().power(0, 0)


@rule("SF-26.2.2", "SF-25.5.7")
def test_confucian_stability_smokes_a_state_also_after_it_resolved() -> None:
    side = ["Imp", "hand: Butterfly Swords", "pool: C", MORE]
    table = duel(bottom=side, top=["hand: Confucian Stability", "pool: gg"])
    table.play("Butterfly Swords").answer("Play Confucian").passes()
    table.check("Butterfly Swords", zone=SMOKED).check("Imp", combat_damage=0)
    table = duel(bottom=side, top=["hand: Confucian Stability", "pool: gg"])
    table.play("Butterfly Swords").answer("Pass", "Pass").check("Imp", combat_damage=3)
    table.answer("Pass", "Play Confucian").passes().check("Butterfly Swords", zone=SMOKED)


@rule("SF-26.2.1")
def test_confucian_stability_answers_the_play_of_a_state_not_its_use() -> None:
    table = duel(bottom=["Imp", "Long Black Hearse > Imp", "hand: Undead Horrors"],
                 top=["hand: Confucian Stability", "pool: gg"])  # fmt: skip
    table.use("Long Black Hearse")
    assert not table.offers("Play Confucian")


@rule("SF-48.3", "SF-26.2")
def test_secrets_of_shaolin_cancel_events_that_cost_nothing() -> None:
    top = ["hand: Secrets of Shaolin", "pool: g", "Temple Guards", "Kung Fu Master"]
    table = duel(bottom=["hand: Bull Market", "pool: aaa", MORE], top=top, power=(0, 0))
    table.play("Bull Market").play("Secrets of Shaolin").passes().power(0, 0)
    table = duel(bottom=["hand: Discerning Fire", "pool: MM", MORE], top=top)
    table.play("Discerning Fire", "Temple Guards")
    assert not table.offers("Play Secrets")


@rule("SF-8.8.1")
def test_heat_of_battle_pays_the_poorer_defender_once_an_attack() -> None:
    top = ["down: Stone Dolmens", "hand: Heat of Battle", "hand: Heat of Battle", "pool: g"]
    table = duel(bottom=[SITE, "down: Car Wash", "Sifu Beumer"], top=top, power=(0, 0))
    table.attack("the face-down", "Sifu Beumer").until("Play Heat").play("Heat of Battle").passes().power(0, 5)
    assert table.game.used_in_attack
    table.ends().power(0, 5)
    table = duel(bottom=[SITE, "Sifu Beumer", MORE], top=top, power=(0, 0))
    table.attack("the face-down", "Sifu Beumer").ends().power(0, 0)


@rule("SF-40.0", "SF-29.6.3")
def test_iron_and_silk_saves_an_interceptor() -> None:
    table = duel(bottom=[SITE, "Sifu Beumer", MORE],
                 top=["down: Stone Dolmens", "Imp", "hand: Iron and Silk", "pool: gg"])  # fmt: skip
    table.attack("the face-down", "Sifu Beumer").until("Imp intercepts").answer("Imp intercepts")
    table.until("Play Iron and Silk").play("Iron and Silk", "Imp").ends()
    table.check("Imp", zone=PLAY, damage=0)


@rule("SF-49.4", "SF-28.6.3")
def test_superior_kung_fu_is_for_the_weaker_and_does_not_add_up() -> None:
    cards = ["hand: Superior Kung Fu", "hand: Superior Kung Fu", "pool: gg"]
    table = duel(bottom=[SITE, "Sifu Beumer", MORE], top=["down: Stone Dolmens", "Imp", *cards])
    table.attack("the face-down", "Sifu Beumer")
    assert not table.offers("Play Superior")
    table.until("Imp intercepts").answer("Imp intercepts").until("Play Superior").play("Superior Kung Fu")
    table.until("Play Superior").play("Superior Kung Fu").until("Pass").answer("Pass")
    table.check("Imp", fighting=3)


@rule("SF-25.5.1")
def test_18_bronze_men_stand_on_a_front_row_site_also_a_face_down_one() -> None:
    table = duel(bottom=["down: Stone Dolmens", "hand: 18 Bronze Men", "pool: gg", "Taiko Drummer", "Temple Guards",
                         "Shaolin Student", "Sifu Beumer", "Imp"], top=[])  # fmt: skip
    table.play("18 Bronze Men").passes().check("Taiko Drummer", fighting=4).check("Temple Guards", fighting=4)
    table.check("Shaolin Student", fighting=3).check("Sifu Beumer", fighting=8).check("Imp", fighting=1)


@rule("SF-49.4", "SF-50.13")
def test_bamboo_cane_breaks_and_comes_back() -> None:
    table = duel(bottom=["Sewer Scum", "Bamboo Cane > Sewer Scum", "Bamboo Cane > Sewer Scum", "pool: gggC"],
                 top=["Imp"])  # fmt: skip
    table.check("Sewer Scum", combat_damage=2)
    table.attack("Imp", "Sewer Scum").ends()
    table.check("Bamboo Cane", zone=SMOKED)
    table.use("Bamboo Cane").passes().power(8, 9)
    assert table.game.card(table.game.decks[0][-1]).title == "Bamboo Cane"


@rule("SF-43.0")
def test_bamboo_cane_needs_its_resources_to_come_back() -> None:
    table = duel(bottom=["smoked: Bamboo Cane", "pool: ggC", MORE], top=[])
    assert table.offers("Use Bamboo Cane")  # the Supplicants of the pool provide a third
    table = duel(bottom=["smoked: Bamboo Cane", "pool: ggg", MORE], top=[])
    assert not table.offers("Use Bamboo Cane")


@rule("SF-22.2.2", "SF-12.0", "SF-49.6")
def test_the_jade_dragon_feeds_and_guards_its_site() -> None:
    table = duel(bottom=[SITE, "The Jade Dragon > Puzzle Garden", "hand: Imp"], top=[], begin="start", power=(0, 0))
    table.until("Generate").answer("Generate").power(3, 0).check(SITE, toughness=1)
    table = duel(bottom=["Sifu Beumer", "Sewer Scum"], top=["Diamond Beach", "The Jade Dragon > Diamond Beach"])
    table.attack("Diamond Beach", "Sifu Beumer", "Sewer Scum").until("Seize it")
    assert table.labels() == ["Smoke it", "Seize it"]
    table.answer("Seize it").check("The Jade Dragon", control=0)


@rule("SF-16.1")
def test_chinese_connection_heals_for_a_gift() -> None:
    table = duel(bottom=["Chinese Connection", "Sewer Scum", SITE], top=[], damage={"Puzzle Garden": 3}, power=(1, 0))
    table.use("Chinese Connection").passes().power(0, 1).check(SITE, damage=0)
    assert not table.offers("Use Chinese Connection")


def test_shield_of_pure_soul_finds_an_answer() -> None:
    table = duel(
        bottom=["Sifu Beumer", "Sewer Scum", SITE, MORE],
        top=["down: Stone Dolmens", "Shield of Pure Soul", "deck: Imp", "deck: Gambling House"], power=(0, 0),
    )  # fmt: skip
    table.attack("the face-down", "Sifu Beumer", "Sewer Scum").until("Seize it").answer("Seize it")
    table.until("Imp").answer("Imp").power(0, 1)
    assert table.game.card(table.game.decks[1][-1]).title == "Imp"


def test_venerable_apothecary_serves_guests_and_is_paid() -> None:
    table = duel(bottom=["Sewer Scum", SITE], top=["Venerable Apothecary", "Hungry Ghosts"], damage={"Sewer Scum": 3})
    table.use("Venerable Apothecary").ends().check("Sewer Scum", damage=1)
    table.check("Venerable Apothecary", counters=1)
    assert not table.offers("Use Venerable Apothecary")
    table.answer("End your turn").use("Venerable Apothecary: Turn").passes().power(9, 10)
