"""Chips that meet: plays inside plays, choices made for others, reactions inside reactions, what is known of hands."""

from __future__ import annotations

from kwoon.engine.chance import Chance
from kwoon.games.puzzlestrike.state.chip import BY_NAME
from kwoon.games.puzzlestrike.state.table import BAG, HAND
from tests.puzzlestrike.duel import duel
from tests.rules import rule

FOE = {"hand": "1-gem"}


@rule("PS-13.Mistress's Command", "PS-13.Improvisation")
def test_a_mistress_improvised_on_the_victims_own_turn_wastes_nothing() -> None:
    table = duel(
        hand="Bonecracker; Burnbarrow; 2-gem",
        pile="2 4",
        bag="1-gem*3",
        foe={"hand": "Improvisation; Mistress's Command; 1-gem"},
        bank="No Attacks",
    )
    table.play("Bonecracker").react("Improvisation")
    table.expect(1, "put")
    table.pick("Safe Keeping")
    table.expect(1, "play free")
    table.pick("Safe Keeping")
    table.expect(1, "play free")
    table.pick("Burnbarrow")
    table.check(pigs=1, arrows={"brown": 1, "black": 2, "red": 1})


@rule("PS-13.Mistress's Command", "PS-3.1")
def test_commanded_chips_lie_on_the_table_until_that_turns_cleanup() -> None:
    table = duel(hand="Mistress's Command; 1-gem", foe={"hand": "Axe Kick; 1-gem", "bag": "2-gem*2", "pile": "2 4"})
    table.play("Mistress's Command", "Wound", "Axe Kick")
    table.check(seat=1, on_table="Axe Kick", hand="1-gem; 2-gem*2; Wound")
    table.pass_turn().check(seat=1, discard="Axe Kick")


@rule("PS-13.Mistress's Command", "PS-11.2")
def test_who_commands_sees_also_what_the_victim_draws() -> None:
    table = duel(
        hand="Mistress's Command; 1-gem",
        foe={"hand": "Chips for Free; 1-gem", "bag": "2-gem*2; Crash Gem", "pile": "2 4"},
        bank="No Attacks",
    )
    table.play("Mistress's Command", "Wound", "Chips for Free")
    table.expect(0, "trash")
    assert set(table.offers()) <= {"1-gem", "2-gem", "Crash Gem", "Wound"}
    other = table.game.resample(0, Chance(3))
    assert other.view(0) == table.game.view(0)
    assert sorted(other.zone(1, HAND)) == sorted(table.game.zone(1, HAND))


@rule("PS-13.Two Truths", "PS-8.2")
def test_two_truths_asks_an_opponent_of_ones_choice() -> None:
    table = duel(hand="Two Truths; 1-gem", discard="2-gem; 3-gem", foe=FOE, others=[FOE])
    table.play("Two Truths", "2-gem", "{2}")
    table.expect(2, "take")
    table.pick("2-gem").check(money=3, discard="3-gem")


@rule("PS-13.Wartime Tactics", "PS-13.Option Select")
def test_an_option_select_lent_by_the_bank_goes_back_there_once() -> None:
    table = duel(hand="Wartime Tactics; X-Copy; 2-gem", bag="1-gem*4", foe=FOE, bank="No Attacks")
    table.play("Wartime Tactics", "Option Select", "Axe Kick").check(arrows={"brown": 1})
    assert table.bank("Option Select") == 5


@rule("PS-13.X-Copy", "PS-13.Option Select")
def test_an_x_copied_option_select_is_two_different_chips() -> None:
    table = duel(hand="X-Copy; Option Select; Combine; 2-gem", bag="1-gem*4", foe=FOE, bank="No Attacks")
    table.play("X-Copy", "Axe Kick", "Button Mashing").check(arrows={"black": 2, "brown": 1}, on_table="X-Copy")
    assert table.bank("Option Select") == 6
    assert table.bank("Button Mashing") == 5


@rule("PS-13.Option Select", "PS-13.Improvisation")
def test_option_select_reacts_as_an_improvisation_after_the_fist() -> None:
    table = duel(
        hand="Bonecracker; 1-gem",
        foe={"hand": "Option Select; Healing Touch; 4-gem", "bag": "1-gem"},
        bank=["Option Select", "Improvisation"],
    )
    table.play("Bonecracker")
    table.expect(1, "react")
    table.react("Option Select")
    table.check(seat=1, on_table="Healing Touch", discard="4-gem", arrows={})
    assert table.bank("Option Select") == 6


@rule("PS-13.Rocket Punch", "PS-4.6")
def test_a_rocket_punch_is_an_event_of_its_own_that_purple_shields_answer() -> None:
    table = duel(
        hand="Crash Gem; Healing Touch; 1-gem", pile="1 2", bag="1-gem", foe={"hand": "Rocket Punch", "pile": "1 1"}
    )
    table.play("Crash Gem", "2-gem").react("Rocket Punch")
    table.expect(0, "react")
    table.react("Healing Touch")
    table.check(pile="1", hand="").check(seat=1, pile="1 1")


@rule("PS-13.Improvisation", "PS-5.1")
def test_an_improvised_red_fist_can_be_answered_in_turn() -> None:
    table = duel(
        hand="Bonecracker; Always in Control; 4-gem",
        foe={"hand": "Improvisation; Bonecracker; 1-gem"},
        bank="No Attacks",
    )
    table.play("Bonecracker").react("Improvisation")
    table.expect(0, "react")
    table.react("Always in Control").check(money=4)


@rule("PS-13.Hundred-Fist Frenzy", "PS-4.4")
def test_a_frenzied_crash_can_be_counter_crashed() -> None:
    table = duel(
        hand="Bonecracker; 1-gem",
        ongoing="Hundred-Fist Frenzy",
        pile="1",
        foe={"hand": "Crash Gem", "pile": "2"},
        bank="Fists of Frenzy",
    )
    table.play("Bonecracker", "1-gem").react("Crash Gem")
    table.check(pile="1").check(seat=1, pile="")


@rule("PS-9.1", "PS-5.1")
def test_immunity_does_not_protect_a_teammate_nor_the_shared_pile() -> None:
    table = duel(
        mode="teams",
        hand="Ouch!; 1-gem",
        foe={"hand": "Blues Are Good; 1-gem", "pile": "1"},
        others=[{"hand": "Blues Are Good; Wound"}, {}],
    )
    table.play("Ouch!").react("Blues Are Good").done()
    table.expect(2, "discard")
    table.pick("Wound").check(seat=1, pile="1 1", hand="1-gem", discard="Blues Are Good")
    table.check(seat=2, discard="Wound*2")


@rule("PS-11.2")
def test_a_hand_is_dealt_anew_from_its_owners_own_chips_and_known_chips_stay() -> None:
    table = duel(
        hand="Bonecracker; 1-gem", foe={"hand": "Money for Nothing; 2-gem; Wound", "bag": "Combine*3; Crash Gem; 1-gem"}
    )
    hands = set()
    for seed in range(30):
        other = table.game.resample(0, Chance(seed))
        assert sorted([*other.zone(1, HAND), *other.zone(1, BAG)]) == sorted(
            [*table.game.zone(1, HAND), *table.game.zone(1, BAG)]
        )
        hands.add(tuple(sorted(other.zone(1, HAND))))
    assert len(hands) > 5
    table.play("Bonecracker").react("Money for Nothing")
    for seed in range(30):
        other = table.game.resample(0, Chance(seed))
        assert sorted(other.zone(1, HAND)) == [BY_NAME["1-gem"], BY_NAME["Wound"]]


@rule("PS-11.4", "PS-11.2")
def test_a_chip_drawn_from_the_top_of_the_bag_is_known_in_the_hand() -> None:
    table = duel(hand="Repeated Jabs; 1-gem", bag="1-gem*9", foe={"hand": "Axe Kick; 2-gem"}, bank="Fists of Frenzy")
    table.play("Repeated Jabs").yes().pass_turn()
    players = table.game.view(1)["players"]
    assert isinstance(players, list)
    me = players[0]
    assert isinstance(me, dict)
    assert me["known"] == ["Repeated Jabs"]


def test_every_reason_names_what_is_missing() -> None:
    table = duel(hand="Degenerate Trasher; Riposte; Wound; 1-gem", foe=FOE)
    assert "no banner" in table.refused("hand", "Wound", "PS-3.1")
    assert "money" in table.refused("hand", "1-gem", "PS-6.1")
    assert "buy phase" in table.refused("bank", "Axe Kick", "PS-6.1")
    assert "own turn" in table.refused("hand", "1-gem", "PS-3.1", seat=1)
    table.play("Degenerate Trasher")
    assert "character chip" in table.refused("hand", "Riposte", "PS-11.1")
    assert "Degenerate Trasher" in table.refused("bank", "Axe Kick", "PS-13.Degenerate Trasher")
