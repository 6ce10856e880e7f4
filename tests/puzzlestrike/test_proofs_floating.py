"""PS-8.4: gems that float fly as soon as the pile is 9 or less, whatever made it so; then the turn goes on."""

from __future__ import annotations

import pytest

from tests.puzzlestrike.duel import Duel, duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule

BANK = ["Safe Keeping", "Ebb or Flow", "Button Mashing", "Punch, Punch, Kick", "Pick Your Poison"]


def floating(hand: str, pile: str = "1 1 2 4 4", lead: int = 0, foe: dict[str, str] | None = None) -> Duel:
    """Two 1-gems of a crashed 2-gem float, bound for the next player; with arrows to go on, and these chips."""
    sides = [{"hand": "1-gem"} for _ in range(3)]
    sides[lead] = {"hand": f"Button Mashing; Punch, Punch, Kick; Crash Gem; {hand}", "bag": "Wound", "pile": pile}
    target = (lead + 1) % 3
    sides[target] = foe or {"hand": "1-gem"}
    table = duel(lead=lead, foe=sides[1], others=[sides[2]], bank=BANK, **sides[0])
    table.play("Button Mashing").play("Punch, Punch, Kick").play("Crash Gem", "2-gem", f"At {{{target}}}")
    assert table.game.floating == [target, 2, 0]
    return table.check(seat=target, pile=sides[target].get("pile", ""))


@rule("PS-8.4", "PS-13.Safe Keeping")
@pytest.mark.parametrize("lead", [0, 1, 2])
def test_what_floats_flies_when_safe_keeping_lowers_the_pile(lead: int) -> None:
    target = (lead + 1) % 3
    table = floating("Safe Keeping; Combine; 1-gem", lead=lead)
    table.play("Safe Keeping").yes()
    assert table.game.floating == []
    table.check(seat=lead, pile="1 4 4", on_table="Crash Gem; Punch, Punch, Kick; Safe Keeping")
    table.check(seat=target, pile="1 1").expect(lead, "play")
    table.play("Combine").expect(lead, "hold back")


@rule("PS-8.4", "PS-4.6")
def test_what_has_floated_can_be_answered_when_it_flies() -> None:
    table = floating("Safe Keeping; Combine; 1-gem", foe={"hand": "Crash Gem", "pile": "3"})
    table.play("Safe Keeping").yes().expect(1, "react")
    table.react("Crash Gem").check(pile="1 1 4 4").check(seat=1, pile="").expect(0, "play")


@rule("PS-8.4")
def test_what_floats_stays_while_the_pile_is_10_or_more() -> None:
    table = floating("Safe Keeping*2; Combine; 1-gem", pile="1 1 1 2 4 4")
    table.play("Safe Keeping").yes().check(total=10).check(seat=1, pile="")
    assert table.game.floating == [1, 2, 0]
    table.play("Safe Keeping").yes().check(total=9).check(seat=1, pile="1 1")
    assert table.game.floating == []


@rule("PS-8.4", "PS-13.More Shiny")
def test_what_floats_flies_between_two_sentences_of_a_chip() -> None:
    table = floating("More Shiny; Combine; 1-gem", foe={"hand": "Crash Gem", "pile": "2"})
    table.play("More Shiny", "Trash 1-gem (pile)")
    table.expect(1, "react")
    table.check(money=1)
    table.done().check(seat=1, pile="1 1 2").check(money=2, discard="2-gem").expect(0, "play")


@rule("PS-8.4", "PS-13.Ebb or Flow")
def test_what_floats_flies_when_everyone_trashes_a_1_gem() -> None:
    table = floating("Ebb or Flow; Combine; 1-gem", foe={"hand": "1-gem", "pile": "1 2"})
    table.play("Ebb or Flow", "Every player").check(pile="1 4 4").check(seat=1, pile="1 1 2")
    assert table.game.floating == []
    table.expect(0, "play")


@rule("PS-8.4", "PS-13.Healing Touch")
def test_what_floats_flies_when_anothers_reaction_lowers_the_pile() -> None:
    table = duel(
        hand="Punch, Punch, Kick; Crash Gem; Double Slash; 1-gem",
        bag="Wound",
        pile="1 1 1 2 4 4",
        foe={"hand": "Axe Kick", "pile": "2"},
        others=[{"hand": "Healing Touch", "bag": "Wound*3", "pile": "1"}],
        bank=BANK,
    )
    table.play("Punch, Punch, Kick").play("Crash Gem", "2-gem", "At {1}")
    assert table.game.floating == [1, 2, 0]
    table.play("Double Slash", "At {2}")
    assert table.game.floating == []
    table.check(pile="1 4 4").expect(2, "react")


@rule("PS-8.4")
def test_the_log_tells_that_gems_float_and_that_they_fly() -> None:
    act(
        duel(
            hand="Punch, Punch, Kick; Crash Gem; Safe Keeping; 1-gem",
            bag="Wound",
            pile="1 1 2 4 4",
            foe={"hand": "1-gem"},
            others=[{"hand": "1-gem"}],
            bank=BANK,
        ),
        """
        0! Play Punch, Punch, Kick
        {0} plays Punch, Punch, Kick
        {0} draws 1
        0: Play Crash Gem
        {0} plays Crash Gem
        0: Break a 2-gem
        0: At {1}
        {0} crashes a 2-gem
        2 1-gems of {0} float, bound for {1}
        0: Play Safe Keeping
        {0} plays Safe Keeping
        0! Yes
        {0} puts 1-gem into the bag
        {0} sends 2 1-gems to {1}
        2 1-gems land in the pile of {1}
        0 has: pile 1 4 4 / 1 black / $1 / 1 pigs / hand 1-gem; Wound / bag 1-gem / table Crash Gem; Punch, Punch, \
Kick; Safe Keeping
        """,
    )


@rule("PS-8.4", "PS-8.2")
def test_gems_that_still_float_at_the_end_of_the_turn_never_land() -> None:
    table = floating("Combine; 1-gem", foe={"hand": "4-gem", "pile": "1"})
    table.done().buy("Wound").done()
    assert table.game.floating == []
    assert table.game.view(0)["sends"] == []
    assert table.game.places == (3, 2, 1)
    table.check(seat=1, pile="1").check(pile="1 1 4 4")
