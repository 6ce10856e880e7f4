"""The ten characters and their 30 chips."""

from __future__ import annotations

from typing import Final

from kwoon.games.puzzlestrike.chips.printed import Ongoing, Printed
from kwoon.games.puzzlestrike.state.chip import (
    BLACK,
    BLUE,
    BLUE_SHIELD,
    BROWN,
    CRASH_GEM,
    ENDS_ON_ODD,
    ENDS_ON_PURPLE,
    ENDS_ON_SIX,
    ENDS_ON_TURN,
    GRAY,
    GROWTH,
    ONE_GEM,
    PURPLE,
    PURPLE_SHIELD,
    RED,
    STUN,
    TAX,
    TWO_GEM,
)
from kwoon.games.puzzlestrike.state.table import DISCARD, HAND, PILE
from kwoon.games.puzzlestrike.terms.packing import set_of
from kwoon.games.puzzlestrike.words.attacks import (
    Command,
    DiscardAsTheyChoose,
    DiscardLargestGem,
    DiscardWound,
    DrawForWounds,
    EachOpponent,
    Immune,
    WoundIntoBag,
)
from kwoon.games.puzzlestrike.words.common import (
    Anarchy,
    Arrow,
    Choose,
    ChooseArrows,
    Draw,
    EachPlayer,
    IfDid,
    IfPile,
    May,
    Money,
    NewHand,
    Pig,
)
from kwoon.games.puzzlestrike.words.deck import (
    DiscardChips,
    DiscardPuzzleToTrash,
    Gain,
    Return,
    TrashFromHand,
    TrashOne,
)
from kwoon.games.puzzlestrike.words.gems import Crash, CrashBack, HalfDragon, TrashEveryPileOne
from kwoon.games.puzzlestrike.words.leaving_table import ASIDE, ON_BAG, TO_DISCARD, Exchange, This
from kwoon.games.puzzlestrike.words.playing_chips import IntoOblivion, PlayLent, TwoTruths

FREE: Final = 0
"""Character chips cost nothing: they are never bought."""

CAST: Final = {
    "Quince": (
        Printed("Two Truths", FREE, BROWN, (TwoTruths(),)),
        Printed("Flagstone Tax", FREE, BROWN, (), ongoing=Ongoing(ENDS_ON_PURPLE, power=TAX)),
        Printed("Patriot Mirror", FREE, BROWN, (), ongoing=Ongoing(ENDS_ON_ODD, (Arrow(BLACK), Pig()))),
    ),
    "Onimaru": (
        Printed("Riposte", FREE, BLUE, (Arrow(BLACK), Pig()), shield=BLUE_SHIELD, after=True, react=(Return(),)),
        Printed("Double Slash", FREE, PURPLE, (Crash(2, least=2, ones=True, whole=True),)),
        Printed("Wartime Tactics", FREE, BROWN, (PlayLent(),)),
    ),
    "Bal-Bas-Beta": (
        Printed("Upgrade", FREE, BROWN, (Money(1), TrashFromHand(1, 2, gain=1))),
        Printed("Cog Engine", FREE, BROWN, (), ongoing=Ongoing(ENDS_ON_PURPLE | ENDS_ON_SIX, (Money(1), Pig()))),
        Printed(
            "Rocket Punch",
            FREE,
            PURPLE,
            (Crash(ones=True),),
            shield=BLUE_SHIELD | PURPLE_SHIELD,
            needs=2,
            react=(CrashBack(),),
        ),
    ),
    "Troq": (
        Printed("Giant Growth", FREE, BROWN, (Arrow(BROWN),), ongoing=Ongoing(ENDS_ON_PURPLE, power=GROWTH)),
        Printed(
            "More Shiny",
            FREE,
            BROWN,
            (TrashOne("a 1-gem", set_of(ONE_GEM), HAND, PILE), IfDid(Money(1), Gain(TWO_GEM, "a 2-gem"))),
        ),
        Printed("Beast Unleashed", FREE, BROWN, (IfPile(6, 999, Draw(2), Arrow(BROWN), Pig()),)),
    ),
    "Menelker": (
        Printed("Bonecracker", FREE, RED, (Arrow(BROWN), EachOpponent(DiscardLargestGem())), fist=True),
        Printed("Into Oblivion", FREE, BROWN, (IntoOblivion(),)),
        Printed("Deathstrike Dragon", FREE, PURPLE, (HalfDragon(), This(ASIDE))),
    ),
    "Persephone": (
        Printed(
            "Pleasure & Pain",
            FREE,
            RED,
            (Arrow(RED), EachOpponent(Choose((DiscardWound(),), (WoundIntoBag(),))), DrawForWounds()),
            fist=True,
        ),
        Printed("Always in Control", FREE, BLUE, (Pig(2, drawing=True),), shield=BLUE_SHIELD, react=(Immune(),)),
        Printed("Mistress's Command", FREE, RED, (Command(),), fist=True),
    ),
    "Gloria": (
        Printed("Radiant Healing", FREE, BROWN, (Arrow(BLACK), Draw(1), Pig(), EachPlayer(DiscardPuzzleToTrash()))),
        Printed(
            "Saving Grace",
            FREE,
            BLUE,
            (Pig(), Money(1), EachPlayer(Draw(1)), This(ON_BAG, may=True)),
            shield=BLUE_SHIELD,
            after=True,
            react=(Draw(2),),
        ),
        Printed(
            "Healing Touch",
            FREE,
            PURPLE,
            (Arrow(BLACK), Arrow(BLUE)),
            shield=PURPLE_SHIELD,
            react=(TrashEveryPileOne(), Draw(1)),
        ),
    ),
    "Gwen": (
        Printed("Shadow Plague", FREE, GRAY, (This(TO_DISCARD),), plague=True),
        Printed("Burnbarrow", FREE, BROWN, (Arrow(BLACK), Arrow(RED), Draw(1))),
        Printed("Shadowswarm", FREE, RED, (Arrow(BROWN), Draw(2), May(EachOpponent(DiscardChips(1)))), fist=True),
    ),
    "Vendetta": (
        Printed("Stunlock", FREE, BROWN, (Arrow(BROWN),), ongoing=Ongoing(ENDS_ON_TURN, power=STUN)),
        Printed("Acrobatics", FREE, BROWN, (ChooseArrows(),)),
        Printed("Surgical Strike", FREE, RED, (Arrow(RED), EachOpponent(Draw(1), DiscardAsTheyChoose())), fist=True),
    ),
    "Zane": (
        Printed(
            "Crash Bomb",
            FREE,
            PURPLE,
            (TrashOne("a Crash Gem", set_of(CRASH_GEM), HAND, DISCARD), IfDid(Crash(2, least=2, money=1))),
        ),
        Printed("Crash Potato", FREE, PURPLE, (Choose((Crash(ones=True),), (Exchange(),)),)),
        Printed("Maximum Anarchy", FREE, BROWN, (EachPlayer(NewHand()), Draw(1), Anarchy())),
    ),
}
