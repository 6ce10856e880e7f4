"""SF-11, SF-12, SF-13 and SF-15: Body, burning, changing location, Fighting."""

from tests.rules import rule
from tests.shadowfist.rules.people import fight


@rule("SF-11.0", "SF-11.1")
def test_a_site_withstands_as_much_damage_as_it_has_body() -> None:
    table = fight(["Meadow", "Cat", "Ant"], ["Pond"])
    table.attack("Pond", "Cat").ends().check("Pond", body=1, damage=3, zone="in play")
    table.attack("Pond", "Ant")
    assert table.kind == "fate of the Site"


@rule("SF-11.1")
def test_current_body_is_body_less_damage_and_comes_back_by_healing() -> None:
    table = fight(["Meadow (5 damage)", "hand: Balm"], ["Pond"])
    table.check("Meadow", body=3).play("Balm").ends().check("Meadow", body=8)


@rule("SF-12.0", "SF-30.3.3")
def test_only_feng_shui_sites_burn_and_only_by_combat_damage() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Barn"])
    assert table.attack("Pond", "Bear").offers("Burn it for Power")
    table = fight(["Meadow", "Bear"], ["Pond", "Barn"])
    assert len(table.attack("Barn", "Bear").cannot("Burn it").labels()) == 2
    table = fight(["Meadow", "hand: Bolt"], ["Pond (2 damage)", "Barn"])
    table.play("Bolt", "Pond").passes()
    assert table.check("Pond", zone="smoked").kind == "main shot"


@rule("SF-12.1.1", "SF-9.1.4")
def test_burned_for_victory_it_lies_before_who_burned_it_and_the_structure_closes() -> None:
    table = fight(["Meadow", "Bear"], ["Meadow", "Pond (1st)", "Barn"])
    table.attack("Pond", "Bear").choose("Burn it for victory").ends()
    assert table.pile("burned", 0) == ["Pond"]
    assert table.game.closeness(0) == 2
    assert len(table.game.structures[1]) == 2


@rule("SF-12.1.2")
def test_power_for_burning_is_players_plus_one_and_five_at_most() -> None:
    for players, power in ((2, 3), (3, 4), (4, 5), (5, 5)):
        others = [["Meadow"] for _ in range(players - 2)]
        table = fight(["Meadow", "Bear"], ["Pond", "Barn"], *others, power=0)
        table.attack("Pond", "Bear").until("fate of the Site").choose("Burn it for Power").power(power)


@rule("SF-12.1.2", "SF-28.10")
def test_the_turn_of_who_burns_for_power_is_over_after_the_last_scene_of_the_attack() -> None:
    table = fight(["Meadow", "Bear", "Cat", "hand: Bolt"], ["Pond", "Barn"], power=0)
    table.attack("Pond", "Bear").passes().choose("Burn it for Power").ends()
    assert table.seat == 1
    assert table.game.turn == 2


@rule("SF-13.0", "SF-10.3.1")
def test_changing_location_is_an_effect_and_the_place_is_named_at_once() -> None:
    """The Cat has turned and still stands where it was while the move waits; snuffed out, it never arrives."""
    table = fight(["Meadow", "Pond", "Barn", "Cat (2nd)"], ["Meadow", "hand: Snuff"])
    table.choose("Move Cat", "{0}'s location 3").check("Cat", turned=True, location=2)
    table.passes().check("Cat", location=3)
    table = fight(["Meadow", "Pond", "Barn", "Cat (2nd)"], ["Meadow", "hand: Snuff"])
    table.choose("Move Cat", "{0}'s location 3").play("Snuff", "Cat").passes().check("Cat", zone="smoked")


@rule("SF-13.1", "SF-9.1.1")
def test_one_moves_to_an_adjacent_location() -> None:
    table = fight(["Meadow", "Pond", "Barn", "Cat (1st)"], ["Meadow"])
    table.choose("Move Cat").passes().check("Cat", location=2)
    table = fight(["Meadow", "Cat"], ["Meadow"])
    table.cannot("Move Cat")


@rule("SF-15.0", "SF-15.1")
def test_fighting_is_what_one_inflicts_and_what_one_can_take() -> None:
    table = fight(["Meadow", "Elk (1 damage)"], ["Meadow", "Bear"])
    table.check("Elk", fighting=3).attack("Bear", "Elk").ends()
    table.check("Bear", damage=3, fighting=3).check("Elk", zone="smoked")


@rule("SF-15.1")
def test_texts_that_say_fighting_mean_the_current_one() -> None:
    """Superior Kung Fu is for who faces a higher Fighting: a hurt Bear's is not higher than the Elk's."""
    for damage, offered in ((1, True), (2, False)):
        table = fight(["Meadow", "Elk", "hand: Superior Kung Fu", "pool: gg"], ["Meadow", f"Bear ({damage} damage)"])
        table.attack("Meadow", "Elk").until("Bear intercepts").choose("Bear intercepts Elk")
        assert table.offers("Play Superior Kung Fu") is offered
