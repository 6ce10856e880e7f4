"""Cards that bring Characters into attacks or interceptions out of turn, and the State that takes control of a card."""

from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.table import place_of
from kwoon.games.shadowfist.terms.codes import MOBILITY
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import fight

SITE = "Puzzle Garden"
DOWN = "City Park (down)"


# --- Blood is Thicker than Water ---------------------------------------------------------------------------


def blood(*sides: list[str]) -> Duel:
    mine = [SITE, "Mantis Fighter", "Rat Clan Spies", "hand: Blood is Thicker than Water", "pool: aa"]
    return duel(mine, *sides, power=0).attack("Dockyard", "Mantis Fighter").until("Blood is Thicker", 0)


@rule("SF-28.4", "SF-35.3", "SF-18.2", "SF-24.1.3")
def test_blood_is_thicker_than_water_brings_kin_of_each_opponent_into_the_attack() -> None:
    table = blood(["Dockyard", "Mantis Fighter", "Sworn Infiltrator", "Imp"], [SITE, "Sworn Infiltrator"])
    table.choose("Blood is Thicker")
    assert table.labels() == ["Mantis Fighter, {1}'s", "Sworn Infiltrator, {1}'s", "Sworn Infiltrator, {2}'s"]
    table.choose("Mantis Fighter, {1}'s")
    assert table.labels() == ["No more", "Sworn Infiltrator"]
    table.choose("Sworn Infiltrator").resolves()
    for seat, title in (1, "Mantis Fighter"), (2, "Sworn Infiltrator"):
        cards = [card for card in table.game.in_play if table.game.owners[card] == seat]
        cards = [card for card in cards if table.game.card(card).title == title and table.game.controllers[card] == 0]
        assert [table.fact(card, "attacking") and table.fact(card, "turned") for card in cards] == [True]
    table.ends()
    assert [table.game.controllers[card] == table.game.owners[card] for card in table.game.in_play] == [True] * 9
    assert table.fact(table.card("Dockyard"), "damage") == 4


@rule("SF-21.0", "SF-50.10", "SF-28.1.4")
def test_blood_is_thicker_than_water_wants_unturned_kin_that_can_be_taken() -> None:
    theirs = ["Dockyard", "Mantis Fighter (turned)", "Imp"]
    mine = [SITE, "Mantis Fighter", "hand: Blood is Thicker than Water", "pool: aa"]
    table = duel(mine, theirs, power=0).attack("Dockyard", "Mantis Fighter")
    while table.kind != "main shot":
        table.cannot("Blood").decline()
    mine = [SITE, "Barbarian", "hand: Blood is Thicker than Water", "pool: aa"]
    table = duel(mine, ["Dockyard", "Sir Guinglain", DOWN], power=0).attack("Dockyard", "Barbarian").until("Blood", 0)
    table.choose("Blood").resolves().check("Sir Guinglain", control=1, attacking=False, turned=False)


# --- Hitlist -------------------------------------------------------------------------------------------------


@rule("SF-28.4", "SF-17.2.4", "SF-23.4")
def test_hitlist_joins_for_a_power_that_the_attacker_gives() -> None:
    for state in "", " (turned)":
        sides = ["Barn", "Ant"], ["Meadow"], ["Barn", f"Hitlist{state}"]
        table = fight(*sides, power=1).attack("Meadow", "Ant")
        table.until("Use Hitlist", 0).use("Hitlist").power(0, 1, 2)
        table.ends().check("Meadow", damage=6).check("Hitlist", turned=True, control=2, location=1)


@rule("SF-28.1.3", "SF-10.2")
def test_hitlist_is_hired_once_a_turn_by_who_attacks_another_opponent() -> None:
    def never(table: Duel) -> Duel:
        while table.kind != "main shot":
            table.cannot("Use Hitlist").decline()
        return table

    never(duel([SITE, "Imp"], ["Dockyard"], [SITE, "Hitlist"], power=0).attack("Dockyard", "Imp"))
    never(duel([SITE, "Imp"], [SITE], ["Dockyard", "Hitlist"], power=3).attack("Dockyard", "Imp"))
    never(duel([SITE, "Hitlist", "Imp"], ["Dockyard"], [SITE], power=3).attack("Dockyard", "Imp"))
    table = fight(["Barn", "Ant", "Ant"], ["Meadow"], ["Barn", "Hitlist"], power=3).attack("Meadow", "Ant")
    table.until("Use Hitlist", 0).use("Hitlist").ends()
    never(table.attack("Meadow", "Ant")).power(2, 3, 4)
    table = duel([SITE, "Imp"], ["Dockyard", DOWN], [SITE, "Hitlist"], power=3).attack("Dockyard", "Imp")
    table.passes(1).cannot("Use Hitlist")  # whoever did not declare the attack does not hire


# --- Wei Qing ------------------------------------------------------------------------------------------------


@rule("SF-28.4", "SF-24.2.1")
def test_wei_qing_sends_a_character_into_the_attack() -> None:
    table = fight(["Meadow", "Ant"], ["Pond"], ["Meadow", "Wei Qing", "Bear"]).cannot("Use Wei Qing")
    table.attack("Pond", "Ant").until("Use Wei Qing", 2).use("Wei Qing", "Bear", "target may turn and join").resolves()
    table.choose("Pond").check("Bear", attacking=True, turned=True, control=2).check("Wei Qing", turned=True)
    table.until("Smoke it").choose("Smoke it").ends().check("Bear", location=1)


@rule("SF-28.4", "SF-24.2.1")
def test_wei_qings_target_need_not_join() -> None:
    table = fight(["Meadow", "Ant"], ["Pond"], ["Meadow", "Wei Qing", "Bear"])
    table.attack("Pond", "Ant").until("Use Wei Qing", 2).use("Wei Qing", "Bear", "target may turn and join").resolves()
    table.choose("It does not join").check("Bear", attacking=False, turned=False).check("Wei Qing", turned=True)


@rule("SF-28.6", "SF-50.11")
def test_wei_qing_lets_a_character_intercept_after_all() -> None:
    sides = ["Meadow", "Cat"], ["Pond", "Wei Qing", "Barn", "Meadow", "Elk (turned)"]
    table = fight(*sides).attack("Pond", "Cat").until("intercept", 1).choose("No more interceptors")
    table.until("Use Wei Qing", 1).use("Wei Qing", "Elk", "target gains Mobility").resolves().check("Elk", has=MOBILITY)
    table.choose("Move Elk").until("Move Elk", 1).choose("Move Elk").until("intercept").choose("Elk intercepts").ends()
    table.check("Cat", zone="smoked").check("Elk", damage=3, has=MOBILITY)


# --- Whirlwind Transformation --------------------------------------------------------------------------------


@rule("SF-28.6.1", "SF-30.3.1", "SF-26.5")
def test_whirlwind_transformation_meets_three_attackers_and_grows() -> None:
    mine = ["Meadow", "Ant", "Cat", "Dog", "Elk"]
    theirs = ["Pond", "Bear", "Whirlwind Transformation > Bear"]
    table = fight(mine, theirs).attack("Pond", "Ant", "Cat", "Dog", "Elk").until("intercept", 1)
    table.choose("Bear intercepts Ant", "Bear intercepts Cat", "Bear intercepts Dog")
    attack = current_attack(table.game)
    assert attack is not None
    assert len(attack.attackers_met_by(table.card("Bear"))) == 3
    table.check("Bear", fighting=8).until("divide damage", 1)
    assert table.labels() == [str(number) for number in range(9)]
    table.choose("1", "3").until("Smoke it").choose("Smoke it").ends()
    for title in ("Ant", "Cat", "Dog"):
        table.check(title, zone="smoked")
    table.check("Pond", zone="smoked")


@rule("SF-26.5", "SF-28.6.1")
def test_whirlwind_transformation_counts_only_attackers_beyond_the_first() -> None:
    theirs = ["Pond", "Bear", "Whirlwind Transformation > Bear"]
    table = fight(["Meadow", "Ant", "Cat"], theirs).attack("Pond", "Ant", "Cat").until("intercept", 1)
    table.choose("Bear intercepts Ant", "No more attackers").ends().check("Bear", fighting=5, damage=1)
    table = fight(["Meadow", "Ant", "Ant"], theirs).attack("Pond", "Ant", "Ant").until("intercept", 1)
    table.choose("Bear intercepts Ant", "Bear intercepts Ant").check("Bear", fighting=7).ends()
    table.check("Bear", fighting=4, damage=2)


# --- Undercover Asset ----------------------------------------------------------------------------------------


def asset(theirs: list[str], *more: str) -> Duel:
    mine = [SITE, "Imp", "hand: Undercover Asset", "pool: aaa", *more]
    return duel(mine, theirs, power=3)


@rule("SF-35.3", "SF-35.3.4", "SF-25.5.1")
def test_undercover_asset_takes_control_while_it_is_there() -> None:
    table = asset([SITE, "Blue Monk", "Seamus", "Armies of the Monarchs", "Golden Candle Society", "Dockyard"])
    table.play("Undercover Asset")
    names = ["Imp", "Blue Monk", "Armies of the Monarchs", "Golden Candle Society"]
    assert [label.partition(",")[0].partition(" at ")[0] for label in table.labels()] == names
    table.choose("Golden Candle").passes().check("Golden Candle Society", control=0, location=1)
    table = asset([SITE, "Blue Monk", "Imp"], "hand: Realpolitik").play("Undercover Asset", "Blue Monk").passes()
    table.check("Blue Monk", control=0)


@rule("SF-35.3.4", "SF-25.5.4")
def test_undercover_asset_gives_back_when_it_goes() -> None:
    table = asset([SITE, "Armies of the Monarchs"], "hand: Realpolitik").play("Undercover Asset", "Armies")
    table.passes().check("Armies of the Monarchs", control=0).check("Undercover Asset", on="Armies of the Monarchs")
    table.game.smoke(table.card("Undercover Asset"), NO_CARD, NO_SEAT)
    table.end_turn().until("main shot", 1).check("Armies of the Monarchs", control=1)


@rule("SF-44.3", "SF-25.5.6", "SF-25.5.1", "SF-35.2")
def test_undercover_asset_on_a_state_moves_it_and_lets_it_be_moved_back() -> None:
    theirs = [SITE, "Blue Monk", "Up Before Breakfast > Blue Monk", "Dockyard"]
    table = asset(theirs).play("Undercover Asset", "Up Before Breakfast").passes()
    assert [label.partition(",")[0] for label in table.labels()] == ["No more", "Imp"]
    table.choose("Imp").passes().check("Up Before Breakfast", control=0, on="Imp").check("Imp", fighting=2)
    game = table.game
    assert place_of(game, table.card("Undercover Asset")) == place_of(game, table.card("Imp"))
    assert game.restore(game.dump()).digest() == game.digest()
    game.smoke(table.card("Undercover Asset"), NO_CARD, NO_SEAT)
    table.choose("End your turn").until("pick", 1)
    assert [label.partition(",")[0] for label in table.labels()] == ["No more", "Blue Monk"]
    table.choose("Blue Monk").check("Up Before Breakfast", control=1, on="Blue Monk").check("Imp", fighting=1)


@rule("SF-44.3")
def test_undercover_asset_may_leave_a_state_where_it_is_and_is_no_ring() -> None:
    table = asset([SITE, "Blue Monk", "Undercover Asset > Blue Monk", "Imp"], "hand: Undercover Asset")
    table.play("Undercover Asset", "Undercover Asset").passes()
    assert not table.offers("Undercover Asset")
    table.choose("No more").passes()
    game = table.game
    assert sorted([game.card(card).title for card in game.subjects if card != NO_CARD]) == [
        "Blue Monk",
        "Undercover Asset",
    ]


@rule("SF-25.5.4")
def test_undercover_asset_goes_with_its_subject() -> None:
    table = asset([SITE, "Blue Monk", "Up Before Breakfast > Blue Monk"]).play("Undercover Asset", "Up Before").passes()
    table.choose("No more").passes().check("Up Before Breakfast", control=0)
    table.game.smoke(table.card("Blue Monk"), NO_CARD, NO_SEAT)
    table.check("Up Before Breakfast", zone="smoked").check("Undercover Asset", zone="smoked")
    table.end_turn().until("main shot", 1)


@rule("SF-44.3", "SF-49.11")
def test_undercover_asset_moves_a_weapon_whose_control_follows_its_subject() -> None:
    table = asset([SITE, "Blue Monk", "Fire Sword > Blue Monk"]).play("Undercover Asset", "Fire Sword").passes()
    assert table.kind == "pick"
    assert table.question.prompt == "Place Fire Sword on another card?"
    table.choose("Imp").passes().check("Fire Sword", on="Imp", control=0).check("Undercover Asset", on="Fire Sword")
