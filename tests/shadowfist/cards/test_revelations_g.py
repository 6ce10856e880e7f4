"""Revelations: the Guiding Hand, the Jammers and the Four Monarchs, each played for what matters on it."""

from kwoon.games.shadowfist.terms.codes import AMBUSH, SUPERLEAP, UNSTOPPABLE
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
DOWN = "City Park (down)"
"""A Site that may be revealed: so there is something to do, and a scene is asked about."""


# --- the Guiding Hand ----------------------------------------------------------------------------


@rule("SF-50.4", "SF-16.0")
def test_blessings_of_the_fall_heal_all_your_cards() -> None:
    mine = ["Diamond Beach (3 damage)", "SEAL Team (2 damage)", "hand: Blessings of the Fall", "pool: g"]
    table = duel(mine, [SITE, "Seamus (1 damage)"], power=0)
    table.act("Play Blessings of the Fall at its Crisis cost").check("Diamond Beach", damage=0)
    table.check("SEAL Team", damage=0).check("Seamus", damage=1)


def test_candle_training_turns_cards_into_strength() -> None:
    table = duel([SITE, "Imp", "Candle Training > Imp", "hand: SEAL Team", "hand: Final Brawl"]).check(
        "Imp", fighting=2
    )
    table.use("Candle Training", "SEAL Team").passes().use("Candle Training").passes().check("Imp", fighting=4)
    assert table.hand(0) == []
    table.end_turn().until("main shot", 1).check("Imp", fighting=2)


@rule("SF-10.5")
def test_confucian_initiate_needs_two_turns() -> None:
    table = duel([SITE, "hand: Confucian Initiate"], [SITE])
    table.play("Confucian Initiate").passes().check("Confucian Initiate", counters=2, fighting=1, lacks=SUPERLEAP)
    table.end_turn().until("main shot", 1).check("Confucian Initiate", counters=2).end_turn().until("main shot", 0)
    table.check("Confucian Initiate", counters=1, fighting=1)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0)
    table.check("Confucian Initiate", counters=0, fighting=2, has=SUPERLEAP)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("Confucian Initiate", counters=0)


def test_li_po_teaches_his_own() -> None:
    table = duel([SITE, "Li Po", "Blue Monk", "Imp"], [SITE, "Shaolin Student"])
    table.check("Li Po", has=SUPERLEAP).check("Blue Monk", has=SUPERLEAP).check("Imp", lacks=SUPERLEAP)
    table.check("Shaolin Student", lacks=SUPERLEAP)


# --- the Jammers ---------------------------------------------------------------------------------


@rule("SF-50.4")
def test_c4_sinkhole_smokes_a_site() -> None:
    table = duel([SITE, "hand: C4 Sinkhole", "pool: j"], ["Diamond Beach", "Imp"], power=0)
    table.choose("Play C4 Sinkhole at its Crisis cost").cannot("Imp").choose("Diamond Beach").passes()
    table.check("Diamond Beach", zone="smoked")


def test_rivetheads_tear_down_sites() -> None:
    table = duel([SITE, "Rivetheads"], ["City Park"])
    table.attack("City Park", "Rivetheads").ends().check("City Park", damage=6)
    table = duel([SITE, "Rivetheads"], [SITE, "SEAL Team"])
    table.attack("SEAL Team", "Rivetheads").ends().check("SEAL Team", damage=2)


def test_sanctuary_protector_fights_at_home() -> None:
    duel([SITE, "Sanctuary Protector"]).check("Sanctuary Protector", fighting=5, has=UNSTOPPABLE)
    duel([f"{SITE} (of 1)", "Sanctuary Protector"], [SITE]).check("Sanctuary Protector", fighting=4)
    table = duel([SITE, "Sanctuary Protector"], [DOWN, "Diamond Beach (of 0)"])
    table.attack("the face-down", "Sanctuary Protector").check("Sanctuary Protector", fighting=4).ends()
    table = duel([SITE, "Sanctuary Protector"], [DOWN, "Diamond Beach (of 0)"])
    table.attack("Diamond Beach", "Sanctuary Protector").check("Sanctuary Protector", fighting=5)


@rule("SF-37.0")
def test_sanctuary_protector_is_cheaper_beside_a_unique_character() -> None:
    table = duel([SITE, "Seamus", "hand: Sanctuary Protector", "pool: j"]).play("Sanctuary Protector").passes().power(7)
    table = duel([SITE, "hand: Sanctuary Protector", "pool: j"], [SITE, "Seamus"])
    table.play("Sanctuary Protector").passes().power(6)


@rule("SF-40.0")
def test_silverback_shields_his_own_from_sites() -> None:
    table = duel([SITE, "Silverback", "Imp"], ["The Great Wastes", "Mantis Fighter"])
    table.end_turn().until("Use The Great Wastes", 1).choose("Use The Great Wastes")
    assert not table.offers("Imp")
    assert table.offers("Mantis Fighter")


def test_silverback_brings_down_a_second_site() -> None:
    table = duel([SITE, "Silverback"], ["Diamond Beach", "City Park"])
    table.attack("Diamond Beach", "Silverback").until("Silverback", 0).choose("Silverback")
    assert not table.offers("Diamond Beach")
    table.choose("City Park").passes().check("City Park", zone="smoked")
    table = duel([SITE, "Silverback"], ["Diamond Beach", "City Park"])
    table.attack("Diamond Beach", "Silverback").ends().check("City Park", zone="in play")


@rule("SF-47.0")
def test_simian_sanctuary_breeds_a_monkey_each_turn_of_yours() -> None:
    table = duel(["Simian Sanctuary"], [SITE])
    table.end_turn().until("main shot", 1).check("Monkey", fighting=1, control=0)
    table.end_turn().until("main shot", 0)
    assert [table.game.card(card).title for card in table.game.controlled(0)].count("Monkey") == 1


def test_urban_renewal_pays_for_ruins_and_trades_cards() -> None:
    table = duel([SITE, "Urban Renewal", "hand: C4 Sinkhole", "pool: jjjj"], [SITE, "Diamond Beach"], power=2)
    table.play("C4 Sinkhole", "Diamond Beach").passes().power(1, 2)
    table = duel([SITE, "Diamond Beach", "Urban Renewal", "hand: C4 Sinkhole", "pool: jjjj"], [SITE], power=2)
    table.play("C4 Sinkhole", "Diamond Beach").passes().power(0, 2)
    table = duel([SITE, "Urban Renewal", "hand: Imp", "deck: Final Brawl"])
    table.use("Urban Renewal").passes().choose("Imp").passes().check("Urban Renewal", turned=True)
    assert table.hand(0) == ["Final Brawl"]


# --- the Four Monarchs ---------------------------------------------------------------------------


@rule("SF-28.1.4", "SF-22.2.3")
def test_butterfly_armor_gives_one_free_attack_and_then_tires() -> None:
    table = duel([SITE, "SEAL Team", "Butterfly Armor > SEAL Team"], ["City Park", "Diamond Beach"])
    table.attack("City Park", "SEAL Team").choose("SEAL Team").ends().check("SEAL Team", turned=False)
    table.attack("Diamond Beach", "SEAL Team").ends().check("SEAL Team", turned=True)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("SEAL Team", turned=True)
    table.end_turn().until("main shot", 1).end_turn().until("main shot", 0).check("SEAL Team", turned=False)


@rule("SF-28.6.6", "SF-50.4")
def test_deafening_thunder_ends_all_attacking() -> None:
    table = duel([SITE, "SEAL Team", "Imp"], ["City Park", "hand: Deafening Thunder", "pool: m"], power=0)
    table.attack("City Park", "SEAL Team", "Imp").until("Play Deafening Thunder at its Crisis cost", 1)
    table.choose("Play Deafening Thunder at its Crisis cost").resolves().check("SEAL Team", attacking=False)
    table.check("Imp", attacking=False).ends().check("City Park", damage=0)


def test_estate_of_the_coming_storm_drives_the_attack() -> None:
    table = duel(["Estate of the Coming Storm", "SEAL Team", "Seamus"], [DOWN, "Imp"])
    table.check("SEAL Team", combat_damage=0).attack("the face-down", "SEAL Team").check("SEAL Team", combat_damage=1)
    table.check("Seamus", combat_damage=0)
    table.act("Use Estate of the Coming Storm", hold=True).resolves().check("Seamus", fighting=6)
    table.check("SEAL Team", combat_damage=0)


def test_pursuivant_of_arms_prepares_a_cheap_comrade() -> None:
    table = duel([SITE, "Pursuivant of Arms", "SEAL Team", "Grey Mountain"], [SITE, "Imp"])
    table.choose("Use Pursuivant of Arms").cannot("Grey Mountain").cannot("Imp").choose("SEAL Team").passes()
    table.check("SEAL Team", has=AMBUSH).end_turn().until("main shot", 1).check("SEAL Team", lacks=AMBUSH)


@rule("SF-47.0")
def test_spirit_guide_leaves_three_spirits() -> None:
    table = duel([SITE, "hand: Spirit Wrack", "pool: eeMM"], [SITE, "Spirit Guide"])
    table.play("Spirit Wrack").passes().check("Spirit (3)", fighting=1, control=1, designator="spirit")
