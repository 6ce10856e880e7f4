"""The box: every chip's cost, copies, banner and marks, in a table of our own; and what its printed text says."""

from __future__ import annotations

import pytest

from kwoon.games.puzzlestrike.state.chip import (
    BANKS,
    BLUE,
    BLUE_SHIELD,
    BROWN,
    CHARACTER_CHIPS,
    CHARACTERS,
    CHIPS,
    MASKS,
    PURPLE_SHIELD,
    PUZZLE,
    RED,
    Chip,
    Masks,
    chip_named,
)
from tests.puzzlestrike.duel import duel
from tests.rules import rule

BOX = (
    ("1-gem", "", 1, 64, "", ""),
    ("2-gem", "", 3, 20, "", ""),
    ("3-gem", "", 5, 16, "", ""),
    ("4-gem", "", 7, 12, "", ""),
    ("Wound", "", 0, 24, "", ""),
    ("Combine", "", 4, 20, "purple", ""),
    ("Crash Gem", "", 5, 16, "purple", "purple shield"),
    ("Double Crash Gem", "", 9, 10, "purple", "purple shield"),
    ("Axe Kick", "", 5, 5, "brown", ""),
    ("Bang then Fizzle", "", 2, 5, "brown", "once"),
    ("Blues Are Good", "", 3, 5, "blue", "blue shield"),
    ("Button Mashing", "", 3, 5, "brown", ""),
    ("Chips for Free", "", 4, 5, "brown", ""),
    ("Color Panic", "", 3, 5, "red", "fist"),
    ("Degenerate Trasher", "", 8, 5, "brown", ""),
    ("Ebb or Flow", "", 2, 5, "blue", "blue shield"),
    ("Hundred-Fist Frenzy", "", 4, 5, "brown", "ongoing"),
    ("Improvisation", "", 4, 5, "blue", "blue shield"),
    ("Just a Scratch", "", 1, 5, "red", "fist"),
    ("Money for Nothing", "", 2, 5, "blue", "blue shield"),
    ("Now or Later", "", 2, 5, "brown", ""),
    ("One True Style", "", 3, 5, "purple", ""),
    ("Option Select", "", 6, 5, "gray", ""),
    ("Ouch!", "", 4, 5, "red", "fist, once"),
    ("Pick Your Poison", "", 4, 5, "red", "fist"),
    ("Punch, Punch, Kick", "", 6, 5, "brown", ""),
    ("Repeated Jabs", "", 2, 5, "red", "fist"),
    ("Risk to Riskonade", "", 3, 5, "brown", ""),
    ("Safe Keeping", "", 1, 5, "brown", ""),
    ("Signature Move", "", 5, 5, "brown", ""),
    ("The Hammer", "", 12, 5, "gold", "exclamation"),
    ("X-Copy", "", 6, 5, "brown", ""),
    ("Two Truths", "Quince", 0, 1, "brown", ""),
    ("Flagstone Tax", "Quince", 0, 1, "brown", "ongoing"),
    ("Patriot Mirror", "Quince", 0, 1, "brown", "ongoing"),
    ("Riposte", "Onimaru", 0, 1, "blue", "blue shield"),
    ("Double Slash", "Onimaru", 0, 1, "purple", ""),
    ("Wartime Tactics", "Onimaru", 0, 1, "brown", ""),
    ("Upgrade", "Bal-Bas-Beta", 0, 1, "brown", ""),
    ("Cog Engine", "Bal-Bas-Beta", 0, 1, "brown", "ongoing"),
    ("Rocket Punch", "Bal-Bas-Beta", 0, 1, "purple", "blue shield, purple shield"),
    ("Giant Growth", "Troq", 0, 1, "brown", "ongoing"),
    ("More Shiny", "Troq", 0, 1, "brown", ""),
    ("Beast Unleashed", "Troq", 0, 1, "brown", ""),
    ("Bonecracker", "Menelker", 0, 1, "red", "fist"),
    ("Into Oblivion", "Menelker", 0, 1, "brown", ""),
    ("Deathstrike Dragon", "Menelker", 0, 1, "purple", ""),
    ("Pleasure & Pain", "Persephone", 0, 1, "red", "fist"),
    ("Always in Control", "Persephone", 0, 1, "blue", "blue shield"),
    ("Mistress's Command", "Persephone", 0, 1, "red", "fist"),
    ("Radiant Healing", "Gloria", 0, 1, "brown", ""),
    ("Saving Grace", "Gloria", 0, 1, "blue", "blue shield"),
    ("Healing Touch", "Gloria", 0, 1, "purple", "purple shield"),
    ("Shadow Plague", "Gwen", 0, 1, "gray", ""),
    ("Burnbarrow", "Gwen", 0, 1, "brown", ""),
    ("Shadowswarm", "Gwen", 0, 1, "red", "fist"),
    ("Stunlock", "Vendetta", 0, 1, "brown", "ongoing"),
    ("Acrobatics", "Vendetta", 0, 1, "brown", ""),
    ("Surgical Strike", "Vendetta", 0, 1, "red", "fist"),
    ("Crash Bomb", "Zane", 0, 1, "purple", ""),
    ("Crash Potato", "Zane", 0, 1, "purple", ""),
    ("Maximum Anarchy", "Zane", 0, 1, "brown", ""),
)
"""Name, character, cost, copies, banner, marks."""


def marks_of(chip: Chip) -> str:
    """What stands in and beside the banner."""
    marks = (
        ("fist", chip.fist),
        ("blue shield", bool(chip.shield & BLUE_SHIELD)),
        ("purple shield", bool(chip.shield & PURPLE_SHIELD)),
        ("once", chip.once),
        ("exclamation", chip.exclamation),
        ("ongoing", chip.ongoing),
    )
    return ", ".join(word for word, has in marks if has)


@rule("PS-1.2")
@pytest.mark.parametrize("row", BOX, ids=[row[0] for row in BOX])
def test_every_chip_is_as_printed(row: tuple[str, str, int, int, str, str]) -> None:
    chip = chip_named(row[0])
    assert (chip.name, chip.owner, chip.cost, chip.copies, chip.colours, marks_of(chip)) == row


@rule("PS-1.2", "PS-1.1")
def test_the_box_holds_what_the_rulebook_counts() -> None:
    """342 chips: 332 of them are named in the list, and 10 are blank."""
    assert len(BOX) == len(CHIPS) == 62
    assert sum(row[3] for row in BOX) == 332
    assert sum(row[3] for row in BOX if chip_named(row[0]).type == PUZZLE) == 120
    assert [len(chips) for chips in CHARACTER_CHIPS] == [3] * 10
    assert sum(row[3] for row in BOX if row[1]) == 30


@rule("PS-1.2")
def test_the_five_recommended_banks() -> None:
    assert {name: len(set(bank)) for name, bank in BANKS.items()} == {
        "First Game": 10,
        "Fists of Frenzy": 10,
        "No Attacks": 10,
        "Combo Crazy": 10,
        "The Hammer": 10,
    }
    assert not any(CHIPS[kind].fist for kind in BANKS["No Attacks"])


@rule("PS-11.1")
def test_wounds_are_the_only_chips_of_the_bank_that_cost_nothing() -> None:
    assert [row[0] for row in BOX if row[2] == 0 and not row[1]] == ["Wound"]


@rule("PS-3.2")
def test_a_banner_of_two_colours_counts_as_both() -> None:
    """No chip of Shadows has one (Really Annoying of the base set has): a chip made up for this."""
    masks = Masks()
    annoying = Chip(61, "Really Annoying", PUZZLE, 4, 1 << BLUE | 1 << RED, 5)
    masks.add(annoying)
    assert annoying.colours == "red/blue"
    assert [masks.colour[colour] >> 61 & 1 for colour in (BROWN, RED, BLUE)] == [0, 1, 1]
    assert masks.of(0) >> 61 & 1  # Blues Are Good may search for it


@rule("PS-4.1", "PS-4.2")
def test_crash_spheres_are_only_the_three_purples() -> None:
    assert [chip.name for chip in CHIPS if chip.type_name == "crash sphere"] == [
        "Combine",
        "Crash Gem",
        "Double Crash Gem",
    ]


def test_every_chip_can_be_described_and_its_text_names_what_it_does() -> None:
    game = duel(hand="1-gem").game
    for name, owner, cost, _, banner, marks in BOX:
        text = game.describe(name)
        assert (owner or f"${cost}") in text
        assert banner in text
        assert ("red fist" in text.partition(":")[0]) == ("fist" in marks)
        assert ("Once per turn" in text) == ("once" in marks)
        assert ("Ongoing: " in text) == ("ongoing" in marks)
    for name in CHARACTERS:
        assert game.describe(name).count(": ") >= 3
    assert MASKS.exclamation == 1 << chip_named("The Hammer").kind


@rule("PS-1.2", "PS-3.1")
def test_a_gem_is_in_no_set_of_chips_that_are_played() -> None:
    sets = [MASKS.wound, MASKS.banner, MASKS.puzzle, MASKS.character, MASKS.exclamation, MASKS.once, MASKS.purple]
    for kind in range(4):
        assert not any(each >> kind & 1 for each in [*sets, *MASKS.colour, *MASKS.window, MASKS.copyable])
        assert MASKS.gems & MASKS.trashable & MASKS.all & 1 << kind
    assert MASKS.gems == 15
    assert MASKS.wound == 1 << chip_named("Wound").kind


@rule("PS-11.1", "PS-13.X-Copy", "PS-4.6", "PS-5.1")
def test_the_sets_that_chips_name() -> None:
    names = {chip.name for chip in CHIPS}

    def of(mask: int) -> set[str]:
        return {chip.name for chip in CHIPS if mask >> chip.kind & 1}

    characters = {row[0] for row in BOX if row[1]}
    puzzles = {row[0] for row in BOX if not row[1] and row[3] == 5}
    assert of(MASKS.all) == names
    assert of(MASKS.character) == characters
    assert of(MASKS.trashable) == names - characters
    assert of(MASKS.puzzle) == puzzles
    assert of(MASKS.copyable) == puzzles | {"Crash Gem", "Double Crash Gem"}
    assert of(MASKS.banner) == {row[0] for row in BOX if row[4]}
    assert of(MASKS.purple) == of(MASKS.colour[2]) == {row[0] for row in BOX if row[4] == "purple"}
    assert of(MASKS.of(0)) == {row[0] for row in BOX if row[4] == "blue"}
    assert (of(MASKS.of(1)), of(MASKS.of(2))) == (characters, of(MASKS.banner))
    assert of(MASKS.once) == {"Bang then Fizzle", "Ouch!"}
    after = {"Improvisation", "Riposte", "Saving Grace"}
    blue = {row[0] for row in BOX if "blue shield" in row[5]}
    assert of(MASKS.window[0]) == blue - after | {"Option Select"}
    assert of(MASKS.window[1]) == after | {"Option Select"}
    assert of(MASKS.window[2]) == {row[0] for row in BOX if "purple shield" in row[5]} | {"Option Select"}


@rule("PS-6.1")
def test_only_gems_are_worth_money() -> None:
    assert [chip.value for chip in CHIPS] == [1, 2, 3, 4, *[0] * 58]
