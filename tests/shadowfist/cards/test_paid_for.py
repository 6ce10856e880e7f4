"""What cards cost, and what else than Power they are paid with: each card played for what matters on it."""

import pytest

from kwoon.games.shadowfist.terms.codes import UNSTOPPABLE
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


@rule("SF-37.0", "SF-25.5")
def test_dim_mak_makes_the_next_state_on_its_subject_cheaper_once() -> None:
    mine = [SITE, "Imp", "Seamus", "hand: Dim Mak", *["hand: Butterfly Swords"] * 3, "pool: C"]
    table = duel(mine, [SITE, "SEAL Team"], power=3).play("Dim Mak", "Imp").passes().power(2)
    table.check("Imp", fighting=2, has=UNSTOPPABLE).play("Butterfly Swords", "Seamus").passes().power(1)
    table.play("Butterfly Swords", "Imp").passes().power(1).play("Butterfly Swords", "Imp").passes().power(0)


@rule("SF-37.0", "SF-35.2")
def test_dim_mak_is_for_its_own_player_and_lets_one_pay_with_nothing() -> None:
    mine = [SITE, "Imp", "Dim Mak > Imp", "hand: Butterfly Swords", "pool: C"]
    table = duel(mine, [SITE, "SEAL Team"], power=0).choose("Play Butterfly Swords")
    table.passes().check("Butterfly Swords", on="Imp").power(0)
    duel([SITE, "hand: Butterfly Swords", "pool: C"], [SITE, *mine[1:3]], power=0).cannot("Play Butterfly Swords")


@rule("SF-37.0", "SF-24.1.3", "SF-44.1")
def test_double_feature_costs_less_for_what_is_not_your_own() -> None:
    mine = [SITE, "hand: Double Feature", "smoked: Imp", "smoked: Seamus", "pool: d"]
    theirs = [SITE, "smoked: SEAL Team", "smoked: Mantis Fighter"]
    table = duel(mine, theirs, power=2).choose("Play Double Feature", "Imp").cannot("Seamus")
    table.choose("SEAL Team").ends().power(0).check("Imp", control=0, zone="in play")
    table.check("SEAL Team", control=1, zone="in play")
    table = duel(mine, theirs, power=1).choose("Play Double Feature").cannot("Imp").choose("SEAL Team")
    table.ends().power(0).check("Mantis Fighter", control=1, zone="in play")
    duel(mine, theirs, power=0).cannot("Play Double Feature")
    duel(mine, theirs[:2], power=1).cannot("Play Double Feature")
    duel(mine, theirs, power=3).choose("Play Double Feature", "Imp", "Seamus").ends().power(0)
    duel([*mine, "Seamus"], [SITE], power=3).choose("Play Double Feature").cannot("Seamus")


@rule("SF-28.11", "SF-37.0")
def test_feeding_the_fires_gathers_failures_and_pays_two_for_each() -> None:
    mine = [SITE, "Feeding the Fires", "Imp", "hand: Fire Mystic", "hand: Seamus", "pool: mmdd"]
    table = duel(mine, [SITE, "SEAL Team"], power=1).attack(SITE, "Imp").until("SEAL Team intercepts")
    table.choose("SEAL Team intercepts").ends().check("Feeding the Fires", counters=1)
    table.cannot("Play Seamus").choose("Play Fire Mystic").ends().power(0).check("Feeding the Fires", counters=0)
    rich = [SITE, "Feeding the Fires (3 counters)", *mine[3:]]
    table = duel(rich, power=9).choose("Play Fire Mystic")
    assert table.labels() == ["0", "1", "2"]
    table.choose("2").ends().power(9).check("Feeding the Fires", counters=1)
    duel(rich, power=9).choose("Play Fire Mystic", "0").ends().power(6).check("Feeding the Fires", counters=3)
    duel(rich, power=0).choose("Play Fire Mystic").ends().power(0).check("Feeding the Fires", counters=1)


@rule("SF-28.4")
def test_feeding_the_fires_counts_attacks_that_were_joined() -> None:
    joiner = ["Dockyard", "Feeding the Fires", "Imp"]
    theirs = ["City Park", "SEAL Team", "Mantis Fighter"]
    table = duel([SITE, "Seamus"], theirs, joiner).attack("City Park", "Seamus").until("join", 2).choose("Imp")
    table.until("SEAL Team intercepts Imp", 1).choose("SEAL Team intercepts Imp").maybe("No more").ends()
    table.check("Feeding the Fires", counters=0)
    table = duel([SITE, "Seamus"], theirs, joiner).attack("City Park", "Seamus").until("join", 2).choose("Imp")
    table.until("SEAL Team intercepts Seamus", 1).choose("SEAL Team intercepts Seamus")
    table.choose("Mantis Fighter intercepts Imp").ends().check("Feeding the Fires", counters=1)


@rule("SF-45.0", "SF-37.0")
def test_mark_of_the_underworld_takes_a_demon_instead_of_power() -> None:
    mine = [SITE, "Imp", "Seamus", "hand: Mark of the Underworld", "pool: eM"]
    table = duel(mine, [SITE, "Ravenous Devourer"], power=2).choose("Play Mark of the Underworld")
    assert table.labels() == ["No more", "Imp"]
    table.choose("Imp").passes().power(2).check("Imp", zone="smoked").check("Seamus", designator="demon", fighting=8)
    duel(mine, power=2).choose("Play Mark of the Underworld", "No more").passes().power(0).check("Imp", zone="in play")
    duel(mine, power=0).choose("Play Mark of the Underworld").passes().check("Imp", zone="smoked").power(0)
    duel([SITE, "Seamus", *mine[3:]], [SITE, "Imp"], power=1).cannot("Play Mark of the Underworld")


@rule("SF-24.1.4", "SF-34.0")
@pytest.mark.parametrize(("power", "more", "fighting"), [(4, 2, 6), (4, 1, 4), (4, 0, 2), (3, 1, 4)])
def test_petal_of_despair_is_worth_what_was_spent_for_it(power: int, more: int, fighting: int) -> None:
    table = duel([SITE, "hand: Petal of Despair", "pool: eM"], power=power).choose("Play Petal of Despair")
    assert table.labels() == [str(number) for number in range(power - 1)]
    table.choose(str(more)).ends().power(power - 2 - more).check("Petal of Despair", fighting=fighting)


@rule("SF-24.1.4", "SF-44.1")
def test_petal_of_despair_gains_nothing_when_it_returns() -> None:
    mine = [SITE, "Reggie Mortis", "smoked: Petal of Despair"]
    table = duel(mine, power=4).use("Reggie Mortis").maybe("Petal").passes().check("Petal of Despair", fighting=2)
    assert table.power(4).kind == "main shot"


@rule("SF-48.3", "SF-48.0")
def test_major_prescott_rogers_is_as_strong_as_he_was_dear() -> None:
    mine = [SITE, "hand: Major Prescott Rogers", "Seamus", "pool: ddd"]
    table = duel(mine, [SITE, "Ba-BOOM!"], power=4).choose("Play Major Prescott Rogers")
    assert table.labels() == ["0", "1", "2", "3", "4"]
    table.choose("3").ends().power(1).check("Major Prescott Rogers", fighting=3 + 3)
    table = duel([*mine, "Proving Ground"], power=1).use("Proving Ground").until("Major").choose("Major")
    assert table.labels() == ["0", "1", "2", "3"]
    table.choose("3").ends().power(0).check("Major Prescott Rogers", fighting=3 + 2)
    table = duel([SITE, "Reggie Mortis", "smoked: Major Prescott Rogers"]).use("Reggie Mortis").passes()
    table.check("Major Prescott Rogers", zone="smoked")


@rule("SF-29.0", "SF-24.1.4")
def test_thousand_sword_mountain_pays_with_its_wounds_once_in_your_own_turn() -> None:
    mine = ["Thousand Sword Mountain (3 damage)", "Imp", "hand: Seamus", "hand: Muscle Car", "pool: dd"]
    table = duel(mine, power=2).choose("Play Seamus").ends().power(0).check("Thousand Sword Mountain", damage=2)
    table.cannot("Play Muscle Car")
    table = duel(mine, power=3).choose("Play Seamus", "0").ends().power(0).cannot("Play Muscle Car")
    table = duel(mine, power=1).choose("Play Muscle Car").ends().power(0).check("Muscle Car", zone="in play")
    duel(["Thousand Sword Mountain", *mine[1:]], power=1).cannot("Play Muscle Car")
    out_of_turn = ["Thousand Sword Mountain (3 damage)", "Imp", "hand: Yanyuedao Blade", "pool: gg"]
    duel(out_of_turn, power=1).play("Yanyuedao Blade").ends().power(0)
    table = duel([SITE, "Imp"], out_of_turn, power=1).attack("Thousand Sword Mountain", "Imp").ends()
    table.check("Yanyuedao Blade", zone="hand")


@rule("SF-37.0", "SF-35.1", "SF-26.1.1")
def test_stone_spirals_are_paid_when_an_opponent_plays_for_less() -> None:
    theirs = ["Stone Spirals"]
    mine = [SITE, "Proving Ground", "Maverick Trucker", "hand: Seamus", "hand: Muscle Car", "pool: ddd"]
    duel(mine, theirs, power=[9, 0]).play("Seamus").ends().power(6, 0)
    duel(mine, theirs, power=[9, 0]).use("Proving Ground").until("Seamus").choose("Seamus").ends().power(8, 1)
    duel(mine, theirs, power=[9, 0]).play("Muscle Car").ends().power(8, 1)
    duel([*mine, "Stone Spirals"], [SITE], power=[9, 0]).play("Muscle Car").ends().power(8, 0)
    table = duel([SITE, "hand: Kung Fu Master", "pool: gg"], theirs, power=[9, 0]).choose("Play Kung Fu Master", "2")
    table.ends().power(7, 2)


@rule("SF-46.0", "SF-44.2", "SF-49.7", "SF-8.5")
def test_johnny_red_toasts_one_fire_card_for_another_of_its_type() -> None:
    pile = ["smoked: Fire Mystic", "smoked: Fire Dancer", "smoked: Mark of Fire", "smoked: Shattering Fire"]
    mine = [SITE, "Johnny Red", "Imp", "Seamus", *pile, "pool: mm"]
    table = duel(mine, power=3).use("Johnny Red", "Fire Dancer").until("Fire Mystic").cannot("Shattering Fire")
    table.choose("Fire Mystic").ends().power(0).check("Fire Mystic", zone="in play")
    table.check("Fire Dancer", zone="toasted").cannot("Use Johnny Red")
    table = duel(mine, power=3).use("Johnny Red", "Mark of Fire").until("Shattering Fire").choose("Shattering Fire")
    table.until("Seamus").choose("Seamus").ends().power(2).check("Shattering Fire", zone="toasted")
    table.check("Seamus", zone="smoked")
    table = duel([SITE, "Imp"], mine, power=3).attack(SITE, "Imp").until("Use Johnny Red", 1)
    table.choose("Use Johnny Red", "Fire Dancer").resolves().check("Fire Mystic", zone="smoked")


@rule("SF-25.7", "SF-25.7.4", "SF-47.0")
def test_liu_yuan_brings_monks_and_a_site() -> None:
    mine = [SITE, "hand: Liu Yuan", "hand: City Park", "hand: Dockyard", "pool: ggg"]
    table = duel(mine, power=9).play("City Park").maybe("A new location").ends().power(8).choose("Play Liu Yuan")
    table.until("Dockyard").choose("Dockyard").ends().check("Dockyard", zone="in play", down=False).power(3)
    table.check("Monk (3)", fighting=1, zone="in play")
    close = ["burned: Nightclub"] * 4
    table = duel([*mine, *close], [SITE], power=9).play("Liu Yuan").ends().check("Monk", zone="in play")
    table.check("Dockyard", zone="hand")
    table = duel([SITE, "Reggie Mortis", "smoked: Liu Yuan"]).use("Reggie Mortis").passes()
    assert not any("Monk" in table.game.card(card).title for card in table.game.in_play)


@rule("SF-18.1", "SF-8.4", "SF-24.5.2", "SF-25.1.1")
def test_shared_interests_help_cards_of_one_kind() -> None:
    mine = [SITE, "hand: Shared Interests", "hand: Ravenous Devourer", "hand: Seamus", "pool: edd"]
    duel([*mine[:-1], "pool: dd"]).cannot("Play Shared Interests")
    table = duel(mine, power=3).choose("Play Shared Interests", "Demon").passes()
    table.cannot("Play Ravenous Devourer").use("Shared Interests", text="ignoring").until("Ravenous Devourer")
    table.cannot("Seamus").choose("Ravenous Devourer").ends().power(0).check("Ravenous Devourer", zone="in play")
    table = duel([*mine, "pool: e"], power=2).choose("Play Shared Interests", "Demon").passes()
    table.use("Shared Interests", text="at -1").until("Ravenous Devourer").choose("Ravenous Devourer").ends().power(0)
    table = duel([*mine, "pool: e", "smoked: Rat Clan Spies"], [SITE]).choose("Play Shared Interests", "Demon").passes()
    table.end_turn().until("main shot", 1)
    assert not table.offers("Use Shared Interests")


@rule("SF-37.0", "SF-40.0", "SF-24.1.4")
def test_jade_fox_with_a_sword_is_out_of_reach_of_what_turns() -> None:
    sword = [SITE, "Jade Fox", "hand: Miao Dao", "hand: Fire Sword", "pool: mM"]
    table = duel(sword, power=1).play("Miao Dao").ends().power(1).cannot("Play Fire Sword")
    table = duel([SITE, "Hungry Ghosts", "Imp"], [SITE, "Jade Fox", "Miao Dao > Jade Fox"]).use("Hungry Ghosts")
    table.cannot("Jade Fox").choose("Imp").ends()
    table = duel([SITE, "Hungry Ghosts", "hand: Shattering Fire", "pool: M"], [SITE, "Jade Fox"])
    table.use("Hungry Ghosts", "Jade Fox").passes().check("Jade Fox", damage=1)
    armed = [SITE, "Jade Fox", "Miao Dao > Jade Fox"]
    table = duel([SITE, "Hungry Ghosts", "hand: Shattering Fire", "pool: M"], armed)
    table.play("Shattering Fire", "Jade Fox").passes().check("Jade Fox", damage=2)
    duel([*armed, "Hungry Ghosts"]).use("Hungry Ghosts", "Jade Fox").passes().check("Jade Fox", damage=1)


@rule("SF-50.1", "SF-30.3")
def test_explosive_delivery_service_strikes_first_as_an_interceptor() -> None:
    theirs = [SITE, "Imp", "hand: Explosive Delivery Service", "pool: jjj"]
    table = duel([SITE, "Seamus", "Billy Zed"], theirs).attack(SITE, "Seamus", "Billy Zed")
    table.until("Play Explosive", 1).choose("Play Explosive").resolves().until("intercept", 1)
    table.choose("Explosive Delivery Service intercepts Seamus").choose("No more").ends()
    table.check("Seamus", zone="smoked").check("Explosive Delivery Service", damage=0)
    table = duel([SITE, "White Ninja"], [SITE, "Explosive Delivery Service"]).attack(SITE, "White Ninja")
    table.until("intercept", 1).choose("Explosive").ends().check("White Ninja", damage=6)
    table.check("Explosive Delivery Service", zone="smoked")
    table = duel([SITE, "Seamus"], [SITE, "Grey Mountain"]).attack(SITE, "Seamus").until("intercept", 1)
    table.choose("Grey Mountain").ends().check("Seamus", zone="smoked")
    table = duel([SITE, "Explosive Delivery Service"], [SITE, "Seamus"]).attack(SITE, "Explosive Delivery Service")
    table.until("intercept", 1).choose("Seamus").ends().check("Explosive Delivery Service", damage=4)
