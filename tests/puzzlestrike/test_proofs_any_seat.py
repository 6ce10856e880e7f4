"""What a chip does it does for whoever plays it: here the first, the second and the third seat play it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from kwoon.engine.question import Thing
from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule

EACH_SEAT = pytest.mark.parametrize("me", [0, 1, 2])
SPARE = "Button Mashing; Combine"
"""Played first and never, so that the turn stands still after the chip that is to be seen."""


def turn_of(me: int, other: dict[str, str] | None = None, bank: Any = "First Game", **mine: str) -> Duel:
    """A free-for-all of three: the one who plays has these chips and arrows to spare, each of the others those."""
    sides = [dict(other or {"hand": "1-gem"}) for _ in range(3)]
    sides[me] = {**mine, "hand": f"{mine['hand']}; {SPARE}"}
    table = duel(lead=me, foe=sides[1], others=[sides[2]], bank=bank, **sides[0])
    return table.play("Button Mashing")


def after(me: int) -> int:
    """The next seat."""
    return (me + 1) % 3


def known(table: Duel, of: int) -> list[str]:
    """The chips of a hand that the next player has seen."""
    players = cast(list[dict[str, Any]], table.game.view(after(of))["players"])
    return cast(list[str], players[of]["known"])


def things(table: Duel) -> list[Thing | None]:
    """The chips that the options of the open question stand for."""
    question = table.game.question()
    assert question is not None
    return [option.thing for option in question.options]


@rule("PS-13.Wartime Tactics", "PS-11.2")
@EACH_SEAT
def test_a_chip_of_the_hand_that_wartime_tactics_shows_is_known_from_then_on(me: int) -> None:
    table = turn_of(me, hand="Wartime Tactics; Axe Kick; Ouch!", bag="1-gem*4", discard="Signature Move")
    table.play("Wartime Tactics")
    places = {(each.name, each.place, each.seat) for each in things(table) if each}
    assert places == {("Axe Kick", "hand", me), ("Ouch!", "hand", me), ("Signature Move", "discard", me)}
    assert known(table, me) == []
    table.pick("Axe Kick").expect(me, "copy")
    assert known(table, me) == ["Axe Kick"]
    assert {each.place for each in things(table) if each} == {"bank"}
    assert "Axe Kick" not in table.offers()
    assert "Punch, Punch, Kick" not in table.offers()
    before = table.bank("Signature Move")
    table.pick("Signature Move").expect(me, "play")
    assert table.bank("Signature Move") == before
    table.check(seat=me, hand="Combine; Axe Kick; Ouch!", on_table="Wartime Tactics")


@rule("PS-13.Wartime Tactics", "PS-11.2")
@EACH_SEAT
def test_a_chip_of_the_discard_pile_that_wartime_tactics_shows_tells_nothing_of_the_hand(me: int) -> None:
    table = turn_of(me, hand="Wartime Tactics; Axe Kick", bag="1-gem*4", discard="Axe Kick")
    table.play("Wartime Tactics", "Choose Axe Kick (discard)")
    assert known(table, me) == []


@rule("PS-13.Two Truths")
@EACH_SEAT
def test_two_truths_returns_the_chip_that_the_chosen_opponent_picks(me: int) -> None:
    table = turn_of(me, hand="Two Truths", discard="Axe Kick; Wound; 2-gem")
    table.play("Two Truths", "Axe Kick").expect(me, "reveal")
    assert things(table) == [Thing("discard", me, "Wound"), Thing("discard", me, "2-gem")]
    table.pick("Wound").expect(me, "choose an opponent")
    assert table.offers() == [f"{{{seat}}}" for seat in ((me + 1) % 3, (me + 2) % 3)]
    table.pick(f"{{{(me + 2) % 3}}}").expect((me + 2) % 3, "take")
    assert things(table) == [Thing("discard", me, "Axe Kick"), Thing("discard", me, "Wound")]
    table.pick("Wound").expect(me, "play")
    table.check(seat=me, hand="Wound; Combine", discard="2-gem; Axe Kick")
    assert known(table, me) == ["Wound"]


@rule("PS-13.Two Truths")
@EACH_SEAT
@pytest.mark.parametrize("play", [True, False])
def test_a_chip_with_a_banner_that_two_truths_returns_may_be_played_at_once(me: int, play: bool) -> None:
    table = turn_of(me, hand="Two Truths", discard="Punch, Punch, Kick; Wound", bag="1-gem*3")
    table.play("Two Truths", "Punch, Punch, Kick", f"{{{after(me)}}}", "Punch, Punch, Kick").expect(me, "may")
    if play:
        table.yes().check(seat=me, hand="1-gem; Combine", arrows={"black": 3}, discard="Wound")
    else:
        table.no().check(seat=me, hand="Combine; Punch, Punch, Kick", arrows={"black": 1}, discard="Wound")


@rule("PS-13.Degenerate Trasher", "PS-11.1")
@EACH_SEAT
def test_chips_of_the_own_hand_are_trashed(me: int) -> None:
    table = turn_of(me, hand="Degenerate Trasher; Wound; 2-gem; Riposte", bank=["Degenerate Trasher", "Button Mashing"])
    wounds = table.bank("Wound")
    table.play("Degenerate Trasher")
    assert things(table) == [None, *(Thing("hand", me, name) for name in ("Wound", "2-gem", "Combine"))]
    table.pick("Wound", "2-gem").expect(me, "play")
    table.check(seat=me, hand="Combine; Riposte", discard="")
    assert table.bank("Wound") == wounds + 1


@rule("PS-13.Radiant Healing")
@EACH_SEAT
def test_everyone_may_discard_a_puzzle_chip_of_their_own_to_trash_a_chip_of_their_own(me: int) -> None:
    other = {"hand": "Axe Kick", "discard": "1-gem", "bag": "Ouch!"}
    table = turn_of(me, other, hand="Radiant Healing; Axe Kick", discard="Wound", bag="1-gem*2")
    table.play("Radiant Healing").expect(me, "discard")
    assert things(table) == [None, Thing("hand", me, "Axe Kick")]
    table.pick("Axe Kick").expect(me, "trash")
    assert things(table) == [Thing("hand", me, "1-gem"), Thing("discard", me, "Wound")]
    table.pick("Wound").expect(after(me), "discard")
    table.check(seat=me, discard="Axe Kick", hand="1-gem; Combine")
    table.pick("Axe Kick").check(seat=after(me), discard="Axe Kick", hand="")
    table.expect((me + 2) % 3, "discard")
    table.done().check(seat=(me + 2) % 3, hand="Axe Kick", discard="1-gem")
    table.expect(me, "play")


@rule("PS-13.Crash Potato")
@EACH_SEAT
def test_the_potato_goes_into_whichever_discard_pile_the_crash_gem_came_from(me: int) -> None:
    other = {"hand": "1-gem", "discard": "Crash Gem; Wound"}
    table = turn_of(me, other, hand="Crash Potato", discard="Crash Gem")
    table.play("Crash Potato").expect(me, "take")
    assert things(table) == [Thing("discard", (me + step) % 3, "Crash Gem") for step in range(3)]
    last = (me + 2) % 3
    table.pick(f"Take Crash Gem ({{{last}}}'s discard)").check(seat=last, discard="Wound; Crash Potato")
    table.check(seat=me, on_table="Crash Gem", discard="Crash Gem")


@rule("PS-13.Signature Move", "PS-11.2")
@EACH_SEAT
def test_a_signature_move_finds_a_character_chip_in_the_own_bag_or_discard_pile(me: int) -> None:
    other = {"hand": "1-gem", "discard": "Riposte", "bag": "Riposte"}
    table = turn_of(me, other, hand="Signature Move", discard="Burnbarrow; Wound", bag="More Shiny; 1-gem*2")
    table.play("Signature Move").expect(me, "take")
    assert things(table) == [Thing("discard", me, "Burnbarrow"), Thing("bag", me, "More Shiny")]
    table.pick("More Shiny").expect(me, "play free")
    assert known(table, me) == ["More Shiny"]
    table.done().check(seat=me, hand="Combine; More Shiny", bag="1-gem*2", discard="Wound; Burnbarrow")


@rule("PS-13.More Shiny")
@EACH_SEAT
@pytest.mark.parametrize(("where", "place"), [("hand", "hand"), ("pile", "pile")])
def test_more_shiny_trashes_a_1_gem_of_the_own_hand_or_pile(me: int, where: str, place: str) -> None:
    other = {"hand": "1-gem", "pile": "1"}
    mine = {"hand": "More Shiny; 1-gem", "pile": "1"}
    table = turn_of(me, other, **mine)
    table.play("More Shiny")
    assert things(table) == [Thing("hand", me, "1-gem"), Thing("pile", me, "1-gem")]
    table.pick(f"Trash 1-gem ({place})").check(seat=me, money=1, discard="2-gem")
    table.check(seat=me, hand="Combine" if where == "hand" else "1-gem; Combine", pile="1" if where == "hand" else "")


@rule("PS-13.Riposte")
@EACH_SEAT
def test_a_riposte_returns_any_chip_of_the_own_discard_pile_but_itself(me: int) -> None:
    foe = after(me)
    other = {"hand": "Riposte; 1-gem", "discard": "Axe Kick; Wound"}
    table = turn_of(me, other, hand="Repeated Jabs", bank=["Repeated Jabs", "Button Mashing"])
    table.play("Repeated Jabs").no().expect(foe, "react")
    table.react("Riposte").expect(foe, "take")
    assert things(table) == [Thing("discard", foe, "Axe Kick"), Thing("discard", foe, "Wound")]
    table.pick("Axe Kick").check(seat=foe, hand="1-gem; Axe Kick", discard="Riposte; Wound")
    assert known(table, foe) == ["Axe Kick"]


@rule("PS-13.Surgical Strike", "PS-3.7", "PS-11.2")
@EACH_SEAT
def test_the_attacker_chooses_from_each_hand_that_is_shown(me: int) -> None:
    other = {"hand": "Axe Kick; Wound", "bag": "2-gem"}
    table = turn_of(me, other, hand="Surgical Strike")
    table.play("Surgical Strike")
    for foe in (after(me), (me + 2) % 3):
        table.expect(me, "discard")
        assert things(table) == [Thing("hand", foe, name) for name in ("Axe Kick", "Wound", "2-gem")]
        table.pick("Axe Kick").check(seat=foe, hand="Wound; 2-gem", discard="Axe Kick")
        assert known(table, foe) == ["2-gem", "Wound"]
    table.check(seat=me, arrows={"black": 1, "red": 1})


@rule("PS-13.Bonecracker")
@EACH_SEAT
@pytest.mark.parametrize(
    ("hand", "gone"),
    [("1-gem; 3-gem; 2-gem; Axe Kick", "3-gem"), ("2-gem*2", "2-gem"), ("1-gem; Wound", "1-gem"), ("Wound; Ouch!", "")],
)
def test_each_opponent_shows_the_hand_and_loses_one_of_its_largest_gems(me: int, hand: str, gone: str) -> None:
    table = turn_of(me, {"hand": hand}, hand="Bonecracker")
    table.play("Bonecracker")
    for foe in (after(me), (me + 2) % 3):
        table.check(seat=foe, discard=gone)
        assert known(table, foe) == table.names("hand", foe)


@rule("PS-13.Safe Keeping")
@EACH_SEAT
def test_a_1_gem_of_the_own_pile_goes_into_the_own_bag(me: int) -> None:
    table = turn_of(
        me, {"hand": "1-gem", "pile": "1"}, hand="Safe Keeping", pile="1 2", bank=["Safe Keeping", "Button Mashing"]
    )
    table.play("Safe Keeping").yes().check(seat=me, pile="2", bag="1-gem").check(seat=after(me), pile="1", bag="")


@rule("PS-13.Giant Growth")
@EACH_SEAT
def test_a_gem_of_the_own_hand_grows_the_own_pile(me: int) -> None:
    sides = [{"hand": "1-gem", "pile": "1"} for _ in range(3)]
    sides[me] = {"hand": "2-gem; 3-gem; Combine", "ongoing": "Giant Growth"}
    table = duel(lead=me, phase="turn", foe=sides[1], others=[sides[2]], **sides[0])
    table.expect(me, "grow")
    assert things(table) == [None, Thing("hand", me, "2-gem"), Thing("hand", me, "3-gem")]
    table.pick("3-gem").check(seat=me, pile="1 3", hand="2-gem; Combine")


@rule("PS-13.Stunlock")
@EACH_SEAT
def test_a_stunlock_stuns_every_opponent_and_asks_a_chip_of_the_own_hand(me: int) -> None:
    other = {"hand": "Axe Kick", "ongoing": "Stunlock"}
    table = turn_of(me, other, hand="Axe Kick*2; Ouch!; 1-gem", pile="1 1")
    table.play("Combine").expect(me, "discard to combine")
    assert things(table) == [None, Thing("hand", me, "Axe Kick"), Thing("hand", me, "Ouch!")]
    table.pick("Axe Kick").expect(me, "discard to combine")
    table.pick("Ouch!").expect(me, "combine")
    table.pick("Combine a 1-gem and a 1-gem").check(
        seat=me, pile="2", discard="Axe Kick; Ouch!", hand="Axe Kick; 1-gem"
    )


@rule("PS-7.3", "PS-6.1")
@EACH_SEAT
def test_each_gem_is_held_back_once_and_each_chip_kept_once(me: int) -> None:
    sides = [{"hand": "Combine; 4-gem"} for _ in range(3)]
    sides[me] = {"hand": "Safe Keeping*2; 2-gem*2; 1-gem; Wound; Safe Keeping", "bag": "3-gem*9"}
    table = duel(lead=me, foe=sides[1], others=[sides[2]], bank=["Safe Keeping"], **sides[0])
    table.play("Safe Keeping").play("Safe Keeping").play("Safe Keeping").expect(me, "hold back")
    assert things(table) == [None, Thing("hand", me, "2-gem"), Thing("hand", me, "1-gem")]
    table.pick("1-gem")
    assert things(table) == [None, Thing("hand", me, "2-gem")]
    table.pick("2-gem")
    assert things(table) == [None, Thing("hand", me, "2-gem")]
    table.done().check(seat=me, money=2, hand="1-gem; 2-gem; Wound", on_table="2-gem; Safe Keeping*3")
    table.buy("Wound").done().expect(me, "keep")
    table.pick("Wound", "2-gem")
    assert things(table) == [None, Thing("hand", me, "1-gem")]
    table.done().check(seat=me, hand="2-gem; Wound; 3-gem*3", discard="1-gem; 2-gem; Wound; Safe Keeping*3")
