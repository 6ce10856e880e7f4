"""The crash spheres and the 24 puzzle chips."""

from __future__ import annotations

from typing import Final

from kwoon.games.puzzlestrike.chips.printed import Ongoing, Printed
from kwoon.games.puzzlestrike.state.chip import (
    BLACK,
    BLUE,
    BLUE_SHIELD,
    BLUES,
    BROWN,
    CHARACTER_SET,
    ENDS_ON_IDLE,
    FRENZY,
    GOLD,
    GRAY,
    ONE_GEM,
    PLAYABLE,
    PURPLE,
    PURPLE_SHIELD,
    RED,
    TWO_GEM,
    WOUND,
)
from kwoon.games.puzzlestrike.state.table import DISCARD, HAND
from kwoon.games.puzzlestrike.terms.packing import set_of
from kwoon.games.puzzlestrike.words.attacks import (
    AntePile,
    DiscardColour,
    EachOpponent,
    Immune,
    NameColour,
    TrashDiscardedCombine,
)
from kwoon.games.puzzlestrike.words.common import (
    Ante,
    AnteUpTo,
    Arrow,
    Choose,
    Draw,
    EachPlayer,
    IfPile,
    Money,
    Pig,
)
from kwoon.games.puzzlestrike.words.deck import (
    DiscardChips,
    Gain,
    GemIntoHand,
    Search,
    TrashFromHand,
    TrashGemAndWound,
    TrashOne,
)
from kwoon.games.puzzlestrike.words.gems import CombineGems, CounterCrash, Crash, OneIntoBag, TrashPileOne
from kwoon.games.puzzlestrike.words.leaving_table import ON_BAG, TO_BANK, This
from kwoon.games.puzzlestrike.words.playing_chips import Improvise, PlayAsBankChip, PlayFree, PlayTwice

SPHERES: Final = (
    Printed("Combine", 4, PURPLE, (CombineGems(), Money(-1), Arrow(BLACK)), combines=True),
    Printed(
        "Crash Gem", 5, PURPLE, (Crash(), Money(1)), shield=PURPLE_SHIELD, needs=1, react=(CounterCrash(1, money=1),)
    ),
    Printed(
        "Double Crash Gem",
        9,
        PURPLE,
        (Crash(2, money=1),),
        shield=PURPLE_SHIELD,
        needs=1,
        react=(CounterCrash(2, money=1),),
    ),
)
SPHERE_COPIES: Final = (20, 16, 10)

EBB_OR_FLOW: Final = (Choose((EachPlayer(TrashPileOne()),), (Ante(2),)),)
A_WOUND: Final = Gain(WOUND, "a wound")

PUZZLES: Final = (
    Printed("Axe Kick", 5, BROWN, (Arrow(BROWN), Draw(2))),
    Printed("Bang then Fizzle", 2, BROWN, (IfPile(0, 4, Arrow(BLACK, 2), Draw(2)),), once=True),
    Printed(
        "Blues Are Good",
        3,
        BLUE,
        (Arrow(BLUE, 2), Search("up to two chips whose banner has blue", BLUES, 2, discards=False)),
        shield=BLUE_SHIELD,
        react=(Immune(),),
    ),
    Printed("Button Mashing", 3, BROWN, (Arrow(BLACK, 2), This(TO_BANK))),
    Printed("Chips for Free", 4, BROWN, (Draw(2), TrashFromHand(1, 1, gain=2))),
    Printed("Color Panic", 3, RED, (Arrow(RED), NameColour(DiscardColour())), fist=True),
    Printed("Degenerate Trasher", 8, BROWN, (Arrow(BLACK), TrashFromHand(0, 2))),
    Printed("Ebb or Flow", 2, BLUE, EBB_OR_FLOW, shield=BLUE_SHIELD, react=EBB_OR_FLOW),
    Printed(
        "Hundred-Fist Frenzy",
        4,
        BROWN,
        (),
        ongoing=Ongoing(ENDS_ON_IDLE, power=FRENZY, power_effects=(Crash(may=True),)),
    ),
    Printed(
        "Improvisation",
        4,
        BLUE,
        (Improvise(),),
        shield=BLUE_SHIELD,
        after=True,
        react=(
            PlayFree("a chip (unless it is your turn, arrows, money and pigs from it are lost)", PLAYABLE, may=False),
        ),
    ),
    Printed(
        "Just a Scratch",
        1,
        RED,
        (Choose((EachOpponent(A_WOUND),), (TrashOne("a wound", set_of(WOUND), HAND, DISCARD), Arrow(RED))),),
        fist=True,
    ),
    Printed(
        "Money for Nothing",
        2,
        BLUE,
        (GemIntoHand(TWO_GEM), This(TO_BANK, may=True)),
        shield=BLUE_SHIELD,
        react=(GemIntoHand(ONE_GEM),),
    ),
    Printed("Now or Later", 2, BROWN, (Choose((Draw(2),), (TrashGemAndWound(),)),)),
    Printed(
        "One True Style", 3, PURPLE, (Arrow(BROWN), Arrow(RED), Arrow(BLUE), CombineGems(ones=True)), combines=True
    ),
    Printed("Option Select", 6, GRAY, (PlayAsBankChip(),), copies_bank=True),
    Printed(
        "Ouch!",
        4,
        RED,
        (EachOpponent(AntePile(1), TrashDiscardedCombine(), DiscardChips(1), A_WOUND),),
        fist=True,
        once=True,
    ),
    Printed(
        "Pick Your Poison",
        4,
        RED,
        (Arrow(RED), Draw(1), Pig(), EachOpponent(Choose((Ante(1),), (DiscardChips(2),)))),
        fist=True,
    ),
    Printed("Punch, Punch, Kick", 6, BROWN, (Arrow(BLACK, 2), Draw(1))),
    Printed("Repeated Jabs", 2, RED, (EachOpponent(AntePile(1)), This(ON_BAG, may=True)), fist=True),
    Printed("Risk to Riskonade", 3, BROWN, (Ante(3), EachPlayer(Draw(2)), This(TO_BANK, may=True))),
    Printed("Safe Keeping", 1, BROWN, (Arrow(BLACK), Pig(), OneIntoBag())),
    Printed(
        "Signature Move",
        5,
        BROWN,
        (
            Search("a character chip", CHARACTER_SET, 1, discards=True),
            PlayFree("a character chip", CHARACTER_SET, may=True),
        ),
    ),
    Printed("The Hammer", 12, GOLD, (AnteUpTo(3, 4, (Arrow(BLACK), Draw(1))),), exclamation=True),
    Printed("X-Copy", 6, BROWN, (PlayTwice(),)),
)

RECOMMENDED: Final = {
    "First Game": (
        "Axe Kick",
        "Bang then Fizzle",
        "Blues Are Good",
        "Button Mashing",
        "Just a Scratch",
        "Money for Nothing",
        "Now or Later",
        "Ouch!",
        "Punch, Punch, Kick",
        "Signature Move",
    ),
    "Fists of Frenzy": (
        "Blues Are Good",
        "Button Mashing",
        "Color Panic",
        "Ebb or Flow",
        "Hundred-Fist Frenzy",
        "Improvisation",
        "One True Style",
        "Pick Your Poison",
        "Punch, Punch, Kick",
        "Repeated Jabs",
    ),
    "No Attacks": (
        "Axe Kick",
        "Bang then Fizzle",
        "Button Mashing",
        "Chips for Free",
        "Degenerate Trasher",
        "Improvisation",
        "Option Select",
        "Punch, Punch, Kick",
        "Safe Keeping",
        "X-Copy",
    ),
    "Combo Crazy": (
        "Blues Are Good",
        "Button Mashing",
        "Chips for Free",
        "Color Panic",
        "Improvisation",
        "Option Select",
        "Ouch!",
        "Punch, Punch, Kick",
        "Safe Keeping",
        "X-Copy",
    ),
    "The Hammer": (
        "Bang then Fizzle",
        "Button Mashing",
        "Chips for Free",
        "Degenerate Trasher",
        "Ebb or Flow",
        "Money for Nothing",
        "One True Style",
        "Pick Your Poison",
        "Risk to Riskonade",
        "The Hammer",
    ),
}
