"""Cleanup at its edges: many pigs, high piles, what ends with the turn and what does not; chips described."""

from __future__ import annotations

from typing import Any, cast

import pytest

from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule


def known_of_the_first(table: Duel) -> Any:
    """What the second seat has seen of the first one's hand."""
    players = cast(list[dict[str, Any]], table.game.view(1)["players"])
    return players[0]["known"]


@rule("PS-7.3")
@pytest.mark.parametrize(("pigs", "drawn"), [(4, 1), (5, 0), (6, 0), (7, 0)])
def test_who_keeps_five_chips_or_more_draws_none(pigs: int, drawn: int) -> None:
    table = duel(
        hand=f"Safe Keeping*{pigs}; Wound*7; 4-gem", bag="Axe Kick*9", foe={"hand": "4-gem"}, bank=["Safe Keeping"]
    )
    for _ in range(pigs):
        table.play("Safe Keeping")
    table.done().buy("Wound").done()
    for _ in range(pigs):
        table.expect(0, "keep")
        table.pick("Wound")
    if table.asked == (0, "keep"):
        table.done()
    assert table.names("hand") == ["Wound"] * pigs + ["Axe Kick"] * drawn


@rule("PS-7.2", "PS-8.2")
@pytest.mark.parametrize(
    ("pile", "cards"), [("2", 5), ("3", 6), ("1 4", 6), ("2 4", 7), ("4 4", 7), ("1 4 4", 8), ("4 4 4", 8)]
)
def test_the_height_bonus_is_three_chips_at_most(pile: str, cards: int) -> None:
    table = duel(
        phase="buy", hand="4-gem", bag="1-gem*12", pile=pile, foe={"hand": "Combine"}, others=[{"hand": "Combine"}]
    )
    table.buy("Wound").done()
    assert len(table.names("hand")) == cards


@rule("PS-3.5", "PS-13.Stunlock", "PS-13.Patriot Mirror", "PS-13.Hundred-Fist Frenzy", "PS-13.Cog Engine")
@pytest.mark.parametrize(
    ("bought", "gone"),
    [
        ("Crash Gem", "Giant Growth; Flagstone Tax; Cog Engine"),
        ("Punch, Punch, Kick", "Cog Engine"),
        ("4-gem", "Cog Engine"),
        ("3-gem", ""),
        ("1-gem", ""),
        ("Wound", ""),
        ("Blues Are Good", ""),
    ],
)
def test_only_what_says_so_ends_with_a_purple_or_with_a_chip_of_6_or_more(bought: str, gone: str) -> None:
    ongoing = "Hundred-Fist Frenzy; Giant Growth; Flagstone Tax; Cog Engine; Stunlock; Patriot Mirror"
    stay = "; ".join(name for name in ongoing.split("; ") if name not in gone.split("; "))
    table = duel(phase="buy", hand="4-gem*2", ongoing=ongoing, foe={"hand": "Combine"})
    table.buy(bought).check(ongoing=stay, discard=f"{bought}; {gone}")


@rule("PS-7.1", "PS-5.2")
def test_chips_that_were_played_on_anothers_turn_go_to_their_owners_discard_pile_with_it() -> None:
    table = duel(
        hand="Bonecracker; 4-gem",
        bag="1-gem*9",
        foe={"hand": "Improvisation; Axe Kick; Combine; 4-gem", "bag": "Wound*3"},
        bank="Fists of Frenzy",
    )
    table.play("Bonecracker").react("Improvisation", "Axe Kick")
    table.check(seat=1, on_table="Axe Kick", hand="Combine; Wound*2", discard="4-gem; Improvisation")
    table.buy("Wound").done().expect(1, "play")
    table.check(seat=1, on_table="", discard="4-gem; Improvisation; Axe Kick")


@rule("PS-11.2", "PS-7.1")
def test_what_was_known_of_a_hand_is_forgotten_when_it_is_discarded() -> None:
    table = duel(hand="4-gem; 1-gem", bag="2-gem*9", foe={"hand": "Bonecracker; Combine; 4-gem"}, lead=1)
    table.play("Bonecracker")
    table.check(seat=0, hand="1-gem", discard="4-gem")
    assert known_of_the_first(table) == ["1-gem"]
    table.buy("Wound").done().expect(0, "buy")
    assert known_of_the_first(table) == []
    table.buy("Wound").done().expect(1, "play")
    assert known_of_the_first(table) == []


@rule("PS-5.2", "PS-1.1")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Two Truths", "Quince, brown: "),
        ("Riposte", "Onimaru, blue, shield: "),
        ("Blues Are Good", "$3 puzzle, blue, shield: "),
        ("Crash Gem", "$5 crash sphere, purple, shield: "),
        ("Rocket Punch", "Bal-Bas-Beta, purple, shield: "),
        ("Ouch!", "$4 puzzle, red, red fist: "),
        ("X-Copy", "$6 puzzle, brown: "),
        ("1-gem", "$1 gem: "),
        ("Wound", "$0 wound: "),
        ("Option Select", "$6 puzzle, gray: "),
        ("The Hammer", "$12 puzzle, gold: "),
    ],
)
def test_a_chip_is_described_by_its_cost_or_character_its_banner_and_its_marks(name: str, words: str) -> None:
    assert duel(hand="Combine").game.describe(name).startswith(words)
