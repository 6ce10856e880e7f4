"""PS-1 to PS-3, PS-6, PS-7: setting up and the four phases of a turn."""

from __future__ import annotations

from collections import Counter

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games.puzzlestrike.game import start
from kwoon.games.puzzlestrike.state.chip import BANKS, BY_NAME, CHARACTERS
from kwoon.games.puzzlestrike.state.table import BAG, HAND
from tests.puzzlestrike.duel import chips, duel
from tests.rules import rule


@rule("PS-1.1")
def test_a_starting_deck_is_three_character_chips_a_crash_gem_and_six_1_gems() -> None:
    game = start({"characters": ["Gwen", "Zane"], "bank": "First Game"}, 3)
    deck = Counter([*game.zone(0, HAND), *game.zone(0, BAG)])
    assert deck == Counter(chips("Shadow Plague; Burnbarrow; Shadowswarm; Crash Gem; 1-gem*6"))
    assert len(game.zone(1, HAND)) == 5


@rule("PS-1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bank_has_ten_puzzle_stacks_and_what_the_decks_left(players: int) -> None:
    game = start({"players": players, "bank": "Combo Crazy"}, 1)
    assert len(game.stacks) == 18
    assert game.bank[BY_NAME["Crash Gem"]] == 16 - players
    assert game.bank[BY_NAME["1-gem"]] == 64 - 6 * players - 1
    assert [game.bank[kind] for kind in BANKS["Combo Crazy"]] == [5] * 10
    assert [
        game.bank[BY_NAME[name]] for name in ("2-gem", "3-gem", "4-gem", "Combine", "Double Crash Gem", "Wound")
    ] == [
        20,
        16,
        12,
        20,
        10,
        24,
    ]


@rule("PS-1.2")
def test_a_random_bank_comes_from_the_seed_and_bad_banks_are_refused() -> None:
    banks = {start({}, seed).stacks for seed in range(20)}
    assert len(banks) > 10
    assert start({}, 4).stacks == start({}, 4).stacks
    with pytest.raises(BadOptions, match="10 different"):
        start({"bank": ["Axe Kick"]}, 1)
    with pytest.raises(BadOptions, match="no character"):
        start({"characters": ["Nobody", "Zane"]}, 1)


@rule("PS-2.1")
def test_the_turn_begins_with_a_1_gem_from_the_bank() -> None:
    table = duel(phase="turn", hand="1-gem")
    table.check(pile="1")


@rule("PS-2.2")
def test_two_empty_stacks_are_panic_time_for_two_players_and_it_never_reverts() -> None:
    table = duel(phase="buy", hand="3-gem*2", stacks={"Axe Kick": 1, "Now or Later": 0, "Wound": 5})
    assert table.game.ante_value() == 1
    table.buy("Axe Kick")
    assert table.game.ante_value() == 2
    table.game.give(BY_NAME["Axe Kick"])
    table.game.give(BY_NAME["Now or Later"])
    table.game.check_panic()
    assert table.game.ante_value() == 2


@rule("PS-2.2")
@pytest.mark.parametrize(("players", "mode"), [(2, None), (3, None), (4, None), (4, "teams")])
def test_danger_and_deadly_time_come_with_one_more_empty_stack_each(players: int, mode: str | None) -> None:
    table = duel(players=players, mode=mode, hand="Axe Kick")
    antes = []
    for kind in table.game.stacks[8:15]:
        table.game.bank[kind] = 1
        table.game.take(kind)
        antes.append(table.game.ante_value())
    assert antes == [1] * (players - 1) + [2, 3, 4] + [4] * (5 - players)


@rule("PS-2.3")
def test_an_ante_from_an_empty_stack_is_a_stand_in_that_vanishes_when_it_leaves_the_pile() -> None:
    table = duel(phase="turn", hand="Combine; Axe Kick", stacks={"1-gem": 0}, pile="1")
    table.check(pile="1 1")
    assert table.game.standins == [1, 0, 0, 0]
    table.play("Combine", "Combine a 1-gem and a 1-gem")
    table.check(pile="2")
    assert table.game.standins == [0, 0, 0, 0]
    assert table.bank("1-gem") == 1


@rule("PS-3.1")
def test_one_action_of_any_colour_and_the_chip_stays_on_the_table() -> None:
    table = duel(hand="Axe Kick; Combine; 1-gem", bag="1-gem*4")
    assert sorted(table.offers()) == ["Axe Kick", "Combine", "End your actions"]
    table.play("Axe Kick")
    table.check(on_table="Axe Kick; 1-gem*3", hand="Combine", money=3)
    table.expect(0, "buy")


@rule("PS-3.2")
def test_a_coloured_arrow_serves_only_its_colour_and_is_spent_first() -> None:
    table = duel(hand="Axe Kick*2; Combine; Crash Gem", bag="1-gem*8", pile="1")
    table.play("Axe Kick")
    table.check(arrows={"brown": 1})
    assert table.offers() == ["End your actions", "Axe Kick"]
    assert "black" in table.refused("hand", "Combine", "PS-3.2")
    table.play("Axe Kick")
    table.check(arrows={"brown": 1})


@rule("PS-3.2")
def test_a_black_arrow_is_kept_while_a_coloured_one_will_do() -> None:
    table = duel(hand="Burnbarrow; Just a Scratch; Combine", bag="1-gem*4")
    table.play("Burnbarrow").check(arrows={"black": 1, "red": 1})
    table.play("Just a Scratch", "Each opponent").check(arrows={"black": 1})


@rule("PS-3.3")
def test_an_empty_bag_takes_the_discard_pile_but_not_the_table() -> None:
    table = duel(hand="Axe Kick*2", bag="1-gem", discard="2-gem")
    table.play("Axe Kick")
    table.check(hand="Axe Kick; 1-gem; 2-gem", discard="", on_table="Axe Kick")


@rule("PS-3.4", "PS-13.Bang then Fizzle")
def test_once_per_turn_holds_for_every_copy_of_the_name() -> None:
    table = duel(hand="Bang then Fizzle*2; Combine", bag="1-gem*4", pile="4")
    table.play("Bang then Fizzle").check(arrows={"black": 2})
    assert "once per turn" in table.refused("hand", "Bang then Fizzle", "PS-3.4")


@rule("PS-13.Bang then Fizzle", "PS-3.6")
def test_bang_then_fizzle_adds_up_the_pile() -> None:
    table = duel(hand="Bang then Fizzle; 1-gem", bag="2-gem*4", pile="2 3")
    table.play("Bang then Fizzle").check(arrows={}, bag="2-gem*4")


@rule("PS-3.5")
def test_an_ongoing_chip_stays_and_serves_each_turn_without_an_action() -> None:
    table = duel(hand="Cog Engine; 1-gem", bag="1-gem*20", foe={"hand": "1-gem", "bag": "1-gem*20"})
    table.play("Cog Engine").check(money=1, pigs=1, ongoing="Cog Engine", on_table="")
    table.pass_turn().pass_turn()
    table.check(pigs=1, ongoing="Cog Engine")


@rule("PS-3.6")
def test_a_chip_is_done_in_reading_order_and_as_far_as_it_goes() -> None:
    table = duel(hand="Chips for Free; Riposte", bag="Riposte; Cog Engine", stacks={"Wound": 0}, foe={"hand": "1-gem"})
    table.play("Chips for Free")
    assert table.game.active == 1
    table.check(hand="Chips for Free; Riposte*2; Cog Engine", discard="")


@rule("PS-3.7")
def test_what_affects_everyone_goes_in_turn_order_from_the_player_whose_turn_it_is() -> None:
    table = duel(
        hand="Pick Your Poison",
        foe={"hand": "1-gem*2"},
        others=[{"hand": "2-gem*2"}],
        bank="The Hammer",
    )
    table.play("Pick Your Poison")
    table.expect(1, "choose")
    table.pick("Ante a 1-gem")
    table.expect(2, "choose")


@rule("PS-6.1")
def test_money_is_the_gems_of_the_hand_and_gem_power_less_the_combines() -> None:
    table = duel(hand="Combine; 1-gem; 3-gem", pile="4 4")
    table.play("Combine").check(money=3)
    assert table.refused("bank", "Axe Kick", "PS-6.1") == "Axe Kick costs $5: you are $2 short."
    assert "no money" in table.refused("pile", "4-gem", "PS-6.1")


@rule("PS-6.1", "PS-6.2")
def test_any_number_of_chips_is_bought_but_one_at_least_and_they_go_to_the_discard_pile() -> None:
    table = duel(hand="3-gem*2")
    assert "Buy no more" not in table.offers()
    table.buy("2-gem", "2-gem").check(discard="2-gem*2", money=0)


@rule("PS-6.3")
def test_with_less_than_no_money_a_wound_must_be_bought_and_only_one() -> None:
    table = duel(hand="Combine*2", pile="4", bag="1-gem*9", foe={"hand": "1-gem", "bag": "1-gem*9"})
    table.play("Combine")
    table.play("Combine")
    assert table.game.active == 1
    table.check(discard="Combine*2; Wound")


@rule("PS-6.3")
def test_a_second_wound_is_refused() -> None:
    table = duel(hand="1-gem")
    table.buy("Wound")
    table.refused("bank", "Wound", "PS-6.3")


@rule("PS-6.3")
def test_without_wounds_and_money_nothing_is_bought() -> None:
    table = duel(phase="buy", hand="Combine", stacks={"Wound": 0, "1-gem": 9}, foe={"hand": "1-gem"})
    assert table.game.active == 1
    table.check(discard="")


@rule("PS-7.1")
def test_cleanup_discards_everything_and_draws_five() -> None:
    table = duel(hand="Axe Kick; 1-gem*2; Wound", bag="Combine*9", foe={"hand": "1-gem"})
    table.play("Axe Kick").pass_turn()
    table.check(hand="Combine*5", on_table="", bag="Combine*2", discard="Axe Kick; 1-gem*2; Wound*2; Combine*2")


@rule("PS-7.2")
@pytest.mark.parametrize(("pile", "hand"), [("1 1", 5), ("3", 6), ("4 1", 6), ("4 2", 7), ("4 4", 7), ("4 4 1", 8)])
def test_a_high_pile_draws_more(pile: str, hand: int) -> None:
    table = duel(hand="1-gem", pile=pile, bag="1-gem*20", foe={"hand": "1-gem"})
    table.pass_turn()
    assert len(table.names("hand")) == hand


@rule("PS-7.3")
def test_a_pig_keeps_a_chip_and_draws_one_less() -> None:
    table = duel(hand="Safe Keeping; 1-gem; Combine", bag="1-gem*9", foe={"hand": "1-gem"})
    table.play("Safe Keeping").end_actions().done().buy("Wound").done()
    table.expect(0, "keep")
    table.pick("Combine")
    table.check(hand="Combine; 1-gem*4")


@rule("PS-7.3", "PS-6.1")
def test_a_gem_that_is_held_back_is_no_money_but_can_be_kept() -> None:
    table = duel(hand="Safe Keeping; 4-gem; 1-gem", bag="1-gem*9", foe={"hand": "1-gem"})
    table.play("Safe Keeping")
    table.expect(0, "hold back")
    table.pick("4-gem").check(money=1)
    table.buy("1-gem").done()
    table.expect(0, "keep")
    table.pick("4-gem").check(hand="4-gem; 1-gem*4")


@rule("PS-11.1", "PS-11.3")
def test_a_trashed_chip_returns_to_the_bank_and_an_empty_stack_gives_nothing() -> None:
    table = duel(hand="Degenerate Trasher; Axe Kick; Riposte", stacks={"Axe Kick": 0, "Wound": 0})
    table.play("Degenerate Trasher")
    assert table.offers() == ["Nothing more", "Axe Kick"]
    table.refused("hand", "Riposte", "PS-11.1")
    table.pick("Axe Kick")
    assert table.bank("Axe Kick") == 1
    assert not table.game.gain(1, BY_NAME["Wound"])


@rule("PS-11.3")
def test_a_stack_that_is_out_cannot_be_bought() -> None:
    table = duel(hand="4-gem*2", stacks={"Axe Kick": 0})
    assert "out" in table.refused("bank", "Axe Kick", "PS-11.3")


@rule("PS-11.2")
def test_discard_piles_are_open_and_hands_and_bags_are_not() -> None:
    game = duel(hand="1-gem", foe={"hand": "4-gem", "bag": "3-gem", "discard": "2-gem"}).game
    view = game.view(0)
    players = view["players"]
    assert isinstance(players, list)
    foe = players[1]
    assert isinstance(foe, dict)
    assert foe["discard"] == ["2-gem"]
    assert foe["cards"] == 1
    assert "hand" not in foe
    assert "bag" not in foe
    swapped = duel(hand="1-gem", foe={"hand": "3-gem", "bag": "4-gem", "discard": "2-gem"}).game
    for seat in (0, -1):
        assert game.view(seat) == swapped.view(seat)
    assert game.view(1)["players"][1]["hand"] == ["4-gem"]  # type: ignore[call-overload, index]
    assert swapped.view(1)["players"][1]["hand"] == ["3-gem"]  # type: ignore[call-overload, index]
    other = duel(hand="1-gem", foe={"hand": "4-gem", "bag": "3-gem", "discard": "2-gem; Wound; 2-gem"}).game
    assert other.view(0)["players"][1]["discard"] == ["2-gem", "Wound", "2-gem"]  # type: ignore[call-overload, index]


@rule("PS-11.4", "PS-13.Repeated Jabs")
def test_a_chip_on_top_of_the_bag_is_drawn_first() -> None:
    table = duel(hand="Repeated Jabs; 1-gem", bag="1-gem*9", foe={"hand": "1-gem"}, bank="Fists of Frenzy")
    table.play("Repeated Jabs").yes().check(top="Repeated Jabs", on_table="1-gem")
    table.check(seat=1, pile="1")
    table.pass_turn()
    table.check(hand="Repeated Jabs; 1-gem*4", top="")


def test_every_character_can_be_played() -> None:
    for name in CHARACTERS:
        assert start({"characters": [name, name]}, 1).decision is not None
