"""Scenes of the character chips of Gwen, Vendetta and Zane."""

from __future__ import annotations

from tests.puzzlestrike.duel import duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule


@rule("PS-13.Shadow Plague")
def test_shadow_plague() -> None:
    act(
        duel(hand="Shadow Plague; Axe Kick; 2-gem", foe={"hand": "1-gem"}),
        """
        0: Play Shadow Plague
        {0} plays Shadow Plague
        {0} discards Shadow Plague
        0 has: $2 / hand Axe Kick / discard Shadow Plague / table 2-gem
        """,
    )


@rule("PS-13.Shadow Plague")
def test_shadow_plague_discarded_at_cleanup() -> None:
    act(
        duel(hand="Shadow Plague; 2-gem", phase="buy", foe={"hand": "1-gem"}, bag="1-gem*9"),
        """
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0! Buy no more
        {0} discards Shadow Plague
        {0} gains Wound
        {0} draws 5
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        0 has: hand 1-gem*5 / bag 1-gem*4 / discard 1-gem; 2-gem; Wound; Shadow Plague
        """,
    )


@rule("PS-13.Shadowswarm", "PS-13.Shadow Plague")
def test_shadowswarm() -> None:
    act(
        duel(
            hand="Shadowswarm; Axe Kick; 2-gem",
            bag="1-gem*3",
            foe={"hand": "Shadow Plague; 1-gem"},
            others=[{}, {"hand": "Axe Kick"}],
        ),
        """
        0! Play Shadowswarm
        {0} plays Shadowswarm
        {0} draws 2
        0= [may] Shadowswarm: each opponent: discard one chip?
        0? No | Yes
        0! Yes
        1= [discard] Shadowswarm: which chip is discarded?
        1? Discard Shadow Plague | Discard 1-gem
        1! Discard Shadow Plague
        {1} discards Shadow Plague
        {1} gains Wound
        {3} discards Axe Kick
        0 has: 1 brown / hand 1-gem*2; 2-gem; Axe Kick / bag 1-gem / table Shadowswarm
        1 has: hand 1-gem / discard Wound; Shadow Plague
        2 has: nothing
        3 has: discard Axe Kick
        """,
    )


@rule("PS-13.Burnbarrow")
def test_burnbarrow() -> None:
    act(
        duel(hand="Burnbarrow; Axe Kick; 2-gem", bag="1-gem*3", foe={"hand": "1-gem"}),
        """
        0! Play Burnbarrow
        {0} plays Burnbarrow
        {0} draws 1
        0 has: 1 black / 1 red / hand 1-gem; 2-gem; Axe Kick / bag 1-gem*2 / table Burnbarrow
        """,
    )


@rule("PS-13.Stunlock")
def test_stunlock_is_paid_twice() -> None:
    act(
        duel(
            hand="Combine*2; Axe Kick; One True Style; 2-gem",
            pile="1 1 1 1",
            foe={"hand": "1-gem", "ongoing": "Stunlock*2"},
        ),
        """
        0: Play Combine
        {0} plays Combine
        0= [discard to combine] Combine: Stunlock: discard a puzzle chip, or combine nothing?
        0? Discard nothing | Discard Axe Kick | Discard One True Style
        0: Discard Axe Kick
        {0} discards Axe Kick
        0= [discard to combine] Combine: Stunlock: discard a puzzle chip, or combine nothing?
        0? Discard nothing | Discard One True Style
        0: Discard One True Style
        {0} discards One True Style
        0= [combine] Combine: which gems combine?
        0? Combine nothing | Combine a 1-gem and a 1-gem
        0: Combine a 1-gem and a 1-gem
        {0} combines a 1-gem and a 1-gem into a 2-gem
        0! Play Combine
        {0} plays Combine
        {0} buys Wound
        {0} discards nothing
        {0} shakes 6 discarded chips into the bag
        {0} draws 6
        Turn 2: {1}
        {1} discards Stunlock
        {1} discards Stunlock
        A 1-gem goes into the pile of {1}
        0 has: pile 1 1 2 / hand 2-gem; Wound; Combine*2; Axe Kick; One True Style
        1 has: pile 1 / 1 black / $1 / discard Stunlock*2 / table 1-gem
        """,
    )


@rule("PS-13.Stunlock")
def test_stunlock_half_paid() -> None:
    act(
        duel(
            hand="Combine*2; Axe Kick; One True Style; 2-gem",
            pile="1 1 1 1",
            foe={"hand": "1-gem", "ongoing": "Stunlock*2"},
        ),
        """
        0: Play Combine
        {0} plays Combine
        0= [discard to combine] Combine: Stunlock: discard a puzzle chip, or combine nothing?
        0? Discard nothing | Discard Axe Kick | Discard One True Style
        0: Discard Axe Kick
        {0} discards Axe Kick
        0= [discard to combine] Combine: Stunlock: discard a puzzle chip, or combine nothing?
        0? Discard nothing | Discard One True Style
        0: Discard nothing
        0 has: pile 1 1 1 1 / 1 black / $-1 / hand 2-gem; Combine; One True Style / discard Axe Kick / table Combine
        1 has: hand 1-gem / ongoing Stunlock*2
        """,
    )


@rule("PS-13.Stunlock")
def test_stunlock_ends() -> None:
    act(
        duel(phase="turn", hand="Combine; 2-gem", ongoing="Stunlock*2; Cog Engine", foe={"hand": "1-gem"}),
        """
        0= [play] Your actions: what do you play?
        0? End your actions | Play Combine
        0: End your actions
        0 has: pile 1 / 1 black / $1 / 1 pigs / hand 2-gem; Combine / discard Stunlock*2 / ongoing Cog Engine
        1 has: hand 1-gem
        """,
    )


@rule("PS-13.Surgical Strike")
def test_surgical_strike() -> None:
    act(
        duel(hand="Surgical Strike; Bonecracker; 2-gem", foe={"hand": "1-gem; Combine", "bag": "3-gem*2"}, others=[{}]),
        """
        0! Play Surgical Strike
        {0} plays Surgical Strike
        {1} draws 1
        {1} shows 1-gem, Combine, 3-gem
        0= [discard] Surgical Strike ({1}): which chip is discarded?
        0? Discard 1-gem | Discard Combine | Discard 3-gem
        0! Discard Combine
        {1} discards Combine
        0 has: 1 red / hand 2-gem; Bonecracker / table Surgical Strike
        1 has: hand 1-gem; 3-gem / bag 3-gem / discard Combine
        2 has: nothing
        """,
    )


@rule("PS-13.Crash Bomb")
def test_crash_bomb() -> None:
    act(
        duel(hand="Crash Bomb; Crash Gem; 2-gem", discard="Crash Gem", pile="1 2 3", foe={"hand": "1-gem"}),
        """
        0: Play Crash Bomb
        {0} plays Crash Bomb
        0= [trash] Crash Bomb: which chip is trashed?
        0? Trash Crash Gem (hand) | Trash Crash Gem (discard)
        0: Trash Crash Gem (discard)
        {0} trashes Crash Gem
        0= [break] Crash Bomb: which gem breaks?
        0? Break a 1-gem | Break a 2-gem | Break a 3-gem
        0: Break a 2-gem
        0= [break] Crash Bomb: which gem breaks?
        0? Break a 1-gem | Break a 3-gem
        0! Break a 3-gem
        {0} crashes a 2-gem and a 3-gem
        {0} sends 5 1-gems to {1}
        5 1-gems land in the pile of {1}
        0 has: pile 1 / $4 / hand Crash Gem / table 2-gem; Crash Bomb
        1 has: pile 1 1 1 1 1 / hand 1-gem
        """,
    )


@rule("PS-13.Crash Bomb")
def test_crash_bomb_without_a_crash_gem() -> None:
    act(
        duel(hand="Crash Bomb; 2-gem", pile="1 2 3", foe={"hand": "1-gem"}),
        """
        0: Play Crash Bomb
        {0} plays Crash Bomb
        0 has: pile 1 2 3 / $2 / table 2-gem; Crash Bomb
        1 has: hand 1-gem
        """,
    )


@rule("PS-13.Crash Bomb")
def test_crash_bomb_with_one_gem() -> None:
    act(
        duel(hand="Crash Bomb; Crash Gem; 2-gem", pile="3", foe={"hand": "1-gem"}),
        """
        0! Play Crash Bomb
        {0} plays Crash Bomb
        {0} trashes Crash Gem
        {0} crashes a 3-gem
        {0} sends 3 1-gems to {1}
        3 1-gems land in the pile of {1}
        0 has: $3 / table 2-gem; Crash Bomb
        1 has: pile 1 1 1 / hand 1-gem
        """,
    )


@rule("PS-13.Crash Potato")
def test_crash_potato() -> None:
    act(
        duel(hand="Crash Potato; 2-gem", pile="1 3", discard="Crash Gem", foe={"discard": "Crash Gem"}),
        """
        0: Play Crash Potato
        {0} plays Crash Potato
        0= [choose] Crash Potato: choose
        0? Crash a 1-gem of your pile at an opponent | Exchange this with a Crash Gem of any player's discard pile
        0: Exchange this with a Crash Gem of any player's discard pile
        {0} chooses for Crash Potato: exchange this with a Crash Gem of any player's discard pile
        0= [take] Crash Potato: which chip?
        0? Take Crash Gem (discard) | Take Crash Gem ({1}'s discard)
        0: Take Crash Gem ({1}'s discard)
        {0} gives away Crash Potato
        {0} takes Crash Gem
        0 has: pile 1 3 / $2 / discard Crash Gem / table 2-gem; Crash Gem
        1 has: discard Crash Potato
        """,
    )


@rule("PS-13.Crash Potato")
def test_crash_potato_crashes() -> None:
    act(
        duel(hand="Crash Potato; 2-gem", pile="1 3", foe={"discard": "Crash Gem"}),
        """
        0: Play Crash Potato
        {0} plays Crash Potato
        0= [choose] Crash Potato: choose
        0? Crash a 1-gem of your pile at an opponent | Exchange this with a Crash Gem of any player's discard pile
        0! Crash a 1-gem of your pile at an opponent
        {0} chooses for Crash Potato: crash a 1-gem of your pile at an opponent
        {0} crashes a 1-gem
        {0} sends a 1-gem to {1}
        A 1-gem lands in the pile of {1}
        0 has: pile 3 / $2 / table 2-gem; Crash Potato
        1 has: pile 1 / discard Crash Gem
        """,
    )


@rule("PS-13.Maximum Anarchy")
def test_maximum_anarchy() -> None:
    act(
        duel(hand="Maximum Anarchy; Axe Kick; 2-gem", bag="Combine*9", foe={"hand": "1-gem*2", "bag": "Axe Kick*9"}),
        """
        0! Play Maximum Anarchy
        {0} plays Maximum Anarchy
        {0} discards Axe Kick
        {0} discards 2-gem
        {0} draws 2
        {1} discards 1-gem
        {1} discards 1-gem
        {1} draws 2
        {0} draws 1
        0= [play] Your actions: what do you play?
        0? End your actions | Play Combine
        0: Play Combine
        {0} plays Combine
        0= [play] Your actions: what do you play?
        0? End your actions | Play Combine
        0! End your actions
        {0} buys Wound
        {0} discards Combine, Combine
        {0} draws 5
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        0 has: hand Combine*5 / bag Combine / discard 2-gem; Wound; Combine*3; Axe Kick; Maximum Anarchy
        1 has: pile 1 / 1 black / 1 brown / 1 purple / 1 red / 1 blue / hand Axe Kick*2 / bag Axe Kick*7 / discard \
1-gem*2
        """,
    )
