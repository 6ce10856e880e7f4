"""What each chip says: its text is printed from what it does, so a chip that does something else says so here."""

from __future__ import annotations

import pytest

from tests.puzzlestrike.duel import duel
from tests.rules import rule

TEXTS = {
    "1-gem": "$1 gem: $1 in your hand.",
    "2-gem": "$3 gem: $2 in your hand.",
    "3-gem": "$5 gem: $3 in your hand.",
    "4-gem": "$7 gem: $4 in your hand.",
    "Wound": "$0 wound: Useless. At most one is bought in a turn.",
    "Combine": (
        "$4 crash sphere, purple: Combine two gems of your pile into one of at most 4, or leave them. -$1. +1 black "
        "arrow."
    ),
    "Crash Gem": (
        "$5 crash sphere, purple, shield: Crash one gem of your pile at an opponent. +$1. Reaction, when an opponent "
        "sends gems: counter-crash a gem of your pile, +$1 for each broken on your own turn."
    ),
    "Double Crash Gem": (
        "$9 crash sphere, purple, shield: Crash up to two gems of your pile at an opponent, +$1 for each broken. "
        "Reaction, when an opponent sends gems: counter-crash up to two gems of your pile, +$1 for each broken on "
        "your own turn."
    ),
    "Axe Kick": "$5 puzzle, brown: +1 brown arrow. Draw two chips.",
    "Bang then Fizzle": (
        "$2 puzzle, brown: Once per turn. If your pile totals 4 or less: +2 black arrows, draw two chips."
    ),
    "Blues Are Good": (
        "$3 puzzle, blue, shield: +2 blue arrows. Search your bag for up to two chips whose banner has blue, into "
        "your hand. Reaction, before a red fist affects you: you are immune to that red chip."
    ),
    "Button Mashing": "$3 puzzle, brown: +2 black arrows. Trash this.",
    "Chips for Free": (
        "$4 puzzle, brown: Draw two chips. Trash a chip of your hand (not this, not a character chip); if you did, "
        "gain a chip of the bank that costs the same or 1 more or 2 more."
    ),
    "Color Panic": (
        "$3 puzzle, red, red fist: +1 red arrow. Name brown, purple, red or blue; each opponent: discard a chip whose"
        " banner has that colour, or show a hand without one; if anyone could not: +1 black arrow, once."
    ),
    "Degenerate Trasher": (
        "$8 puzzle, brown: +1 black arrow. Trash up to two chips of your hand (not this, not a character chip)."
    ),
    "Ebb or Flow": (
        "$2 puzzle, blue, shield: Choose: every player: trash a 1-gem of their pile; or ante a 2-gem. Reaction, "
        "before a red fist affects you: choose: every player: trash a 1-gem of their pile; or ante a 2-gem."
    ),
    "Hundred-Fist Frenzy": (
        "$4 puzzle, brown: Ongoing: after each red fist you play, you may crash one gem of your pile (no money); "
        "discard this (every copy) when an opponent ends an action phase without having done anything."
    ),
    "Improvisation": (
        "$4 puzzle, blue, shield: Draw two chips and reveal them; discard the gems among them; play the others "
        "without an action, in the order drawn. Reaction, after a red fist has hit you: play a chip (unless it is "
        "your turn, arrows, money and pigs from it are lost) of your hand without an action."
    ),
    "Just a Scratch": (
        "$1 puzzle, red, red fist: Choose: each opponent: gain a wound; or trash a wound of your hand or your discard"
        " pile and +1 red arrow."
    ),
    "Money for Nothing": (
        "$2 puzzle, blue, shield: Put a 2-gem from the bank into your hand. You may trash this. Reaction, before a "
        "red fist affects you: put a 1-gem from the bank into your hand."
    ),
    "Now or Later": (
        "$2 puzzle, brown: Choose: draw two chips; or from your hand and discard pile taken together, trash one gem, "
        "one wound, or one of each."
    ),
    "One True Style": (
        "$3 puzzle, purple: +1 brown arrow. +1 red arrow. +1 blue arrow. Combine two 1-gems of your pile."
    ),
    "Option Select": (
        "$6 puzzle, gray: Trash this and play it as any chip of the bank that costs 5 or less, banner and all. "
        "Reaction: the same, as a reaction chip of the bank."
    ),
    "Ouch!": (
        "$4 puzzle, red, red fist: Once per turn. Each opponent: ante a 1-gem into their pile, from the bank, trash a"
        " Combine of their discard pile, discard one chip, gain a wound."
    ),
    "Pick Your Poison": (
        "$4 puzzle, red, red fist: +1 red arrow. Draw one chip. +1 pig. Each opponent: choose: ante a 1-gem; or "
        "discard two chips."
    ),
    "Punch, Punch, Kick": "$6 puzzle, brown: +2 black arrows. Draw one chip.",
    "Repeated Jabs": (
        "$2 puzzle, red, red fist: Each opponent: ante a 1-gem into their pile, from the bank. You may put this on "
        "top of your bag."
    ),
    "Risk to Riskonade": "$3 puzzle, brown: Ante a 3-gem. Every player: draw two chips. You may trash this.",
    "Safe Keeping": "$1 puzzle, brown: +1 black arrow. +1 pig. You may put a 1-gem of your pile into your bag.",
    "Signature Move": (
        "$5 puzzle, brown: Search your bag or discard pile for a character chip, into your hand. You may play a "
        "character chip of your hand without an action."
    ),
    "The Hammer": (
        "$12 puzzle, gold: Ante up to three 4-gems, one at a time; for each at once: +1 black arrow, draw one chip."
    ),
    "X-Copy": (
        "$6 puzzle, brown: Choose a puzzle chip, Crash Gem or Double Crash Gem of your hand; play it twice, one play "
        "after the other."
    ),
    "Two Truths": (
        "Quince, brown: Choose two different chips of your discard pile; an opponent you choose picks one of them for"
        " your hand; you may play it without an action."
    ),
    "Flagstone Tax": (
        "Quince, brown: Ongoing: while your pile totals 3 or less, opponents buy only chips that cost no more than "
        "their own pile's total; discard this when you buy a purple."
    ),
    "Patriot Mirror": (
        "Quince, brown: Ongoing: each turn, this one too: +1 black arrow, +1 pig; discard this at the start of your "
        "action phase when your pile's total is odd."
    ),
    "Riposte": (
        "Onimaru, blue, shield: +1 black arrow. +1 pig. Reaction, after a red fist has hit you: return a chip of your"
        " discard pile (not this) to your hand."
    ),
    "Double Slash": "Onimaru, purple: Crash exactly two 1-gems of your pile at an opponent.",
    "Wartime Tactics": (
        "Onimaru, brown: Reveal a puzzle chip of your hand or discard pile; play a different puzzle chip from the "
        "bank that costs the same or less, then it goes back to the bank."
    ),
    "Upgrade": (
        "Bal-Bas-Beta, brown: +$1. Trash one or two chips of your hand (not this, not a character chip); for each "
        "gain a chip of the bank that costs the same or 1 more."
    ),
    "Cog Engine": (
        "Bal-Bas-Beta, brown: Ongoing: each turn, this one too: +$1, +1 pig; discard this when you buy a purple or "
        "when you buy a chip that costs 6 or more."
    ),
    "Rocket Punch": (
        "Bal-Bas-Beta, purple, shield: Crash a 1-gem of your pile at an opponent. Reaction, before a red fist affects"
        " you or an opponent's send lands: crash a 1-gem of your pile at that player; it does not lessen what is "
        "sent."
    ),
    "Giant Growth": (
        "Troq, brown: +1 brown arrow. Ongoing: in your ante phase you may put a gem of your hand into your pile; "
        "discard this when you buy a purple."
    ),
    "More Shiny": "Troq, brown: Trash a 1-gem of your hand or your pile. If you did: +$1, gain a 2-gem.",
    "Beast Unleashed": "Troq, brown: If your pile totals 6 or more: draw two chips, +1 brown arrow, +1 pig.",
    "Bonecracker": (
        "Menelker, red, red fist: +1 brown arrow. Each opponent: show their hand and discard the largest gem in it "
        "(one of them on a tie)."
    ),
    "Into Oblivion": (
        "Menelker, brown: Remove a puzzle stack of the bank from the game, where it counts as empty; one removed "
        "before comes back."
    ),
    "Deathstrike Dragon": (
        "Menelker, purple: Trash every 1-gem of your pile; send half as many 1-gems, rounded down, to an opponent. "
        "Set this aside for the rest of the game."
    ),
    "Pleasure & Pain": (
        "Persephone, red, red fist: +1 red arrow. Each opponent: choose: discard a wound; or put a wound from the "
        "bank into their bag. Choose any player's discard pile: draw a chip for each wound in it."
    ),
    "Always in Control": (
        "Persephone, blue, shield: +2 pigs, each drawing one chip at the end of the turn if you use it. Reaction, "
        "before a red fist affects you: you are immune to that red chip."
    ),
    "Mistress's Command": (
        "Persephone, red, red fist: Choose an opponent whose pile totals 6 or 9; if it still does when this resolves:"
        " see their hand, put a chip of the bank (no exclamation chip) into it, and have them play up to two chips of"
        " it, you making every choice; no wounds, no reactions."
    ),
    "Radiant Healing": (
        "Gloria, brown: +1 black arrow. Draw one chip. +1 pig. Every player: may discard a puzzle chip to trash a "
        "wound or a 1-gem of their hand or discard pile."
    ),
    "Saving Grace": (
        "Gloria, blue, shield: +1 pig. +$1. Every player: draw one chip. You may put this on top of your bag. "
        "Reaction, after a red fist has hit you: draw two chips."
    ),
    "Healing Touch": (
        "Gloria, purple, shield: +1 black arrow. +1 blue arrow. Reaction, when an opponent sends gems: trash a 1-gem "
        "from every pile, draw one chip."
    ),
    "Shadow Plague": (
        "Gwen, gray: Discard this without gaining a wound. Whenever you discard this from your hand otherwise, gain a"
        " wound."
    ),
    "Burnbarrow": "Gwen, brown: +1 black arrow. +1 red arrow. Draw one chip.",
    "Shadowswarm": "Gwen, red, red fist: +1 brown arrow. Draw two chips. You may: each opponent: discard one chip.",
    "Stunlock": (
        "Vendetta, brown: +1 brown arrow. Ongoing: opponents cannot combine gems by any chip unless they first "
        "discard a puzzle chip; discard this at the start of your next turn."
    ),
    "Acrobatics": (
        "Vendetta, brown: Choose two different: +1 brown arrow, +1 purple arrow, +1 red arrow, +1 blue arrow."
    ),
    "Surgical Strike": (
        "Vendetta, red, red fist: +1 red arrow. Each opponent: draw one chip, show their hand and discard the chip of"
        " it that the attacker chooses."
    ),
    "Crash Bomb": (
        "Zane, purple: Trash a Crash Gem of your hand or your discard pile. If you did: crash two gems of your pile "
        "at an opponent, +$1 for each broken."
    ),
    "Crash Potato": (
        "Zane, purple: Choose: crash a 1-gem of your pile at an opponent; or exchange this with a Crash Gem of any "
        "player's discard pile."
    ),
    "Maximum Anarchy": (
        "Zane, brown: Every player: discard their hand and draw as many chips. Draw one chip. Every player has +1 "
        "brown arrow, +1 purple arrow, +1 red arrow, +1 blue arrow: you this turn, each other player on the next turn"
        " of their own."
    ),
}
RULES = {
    "Combine": "PS-4.1",
    "Crash Gem": "PS-4.2",
    "Double Crash Gem": "PS-4.3",
    "Wound": "PS-6.3",
}


def rule_of(name: str) -> str:
    """The rule that says what a chip does."""
    return "PS-6.1" if name.endswith("-gem") else RULES.get(name, f"PS-13.{name}")


@pytest.mark.parametrize("name", [pytest.param(name, marks=rule(rule_of(name))) for name in TEXTS])
def test_what_a_chip_says(name: str) -> None:
    assert duel(hand="1-gem").game.describe(name) == TEXTS[name]


@rule("PS-1.1")
def test_a_character_is_described_by_its_three_chips() -> None:
    described = duel(hand="1-gem").game.describe("Zane")
    own = [f"{name}: {TEXTS[name].partition(': ')[2]}" for name in ("Crash Bomb", "Crash Potato", "Maximum Anarchy")]
    assert described == " · ".join(own)
