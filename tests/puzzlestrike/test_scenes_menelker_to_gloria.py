"""Scenes of the character chips of Menelker, Persephone and Gloria."""

from __future__ import annotations

from tests.puzzlestrike.duel import duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule


@rule("PS-13.Bonecracker")
def test_bonecracker() -> None:
    act(
        duel(
            hand="Bonecracker; Axe Kick; 2-gem",
            foe={"hand": "1-gem; 3-gem*2; Combine"},
            others=[{"hand": "Combine"}, {}],
        ),
        """
        0! Play Bonecracker
        {0} plays Bonecracker
        {1} shows 1-gem, 3-gem, 3-gem, Combine
        {1} discards 3-gem
        {2} shows Combine
        0 has: 1 brown / hand 2-gem; Axe Kick / table Bonecracker
        1 has: hand 1-gem; 3-gem; Combine / discard 3-gem
        2 has: hand Combine
        3 has: nothing
        """,
    )


@rule("PS-13.Into Oblivion")
def test_into_oblivion() -> None:
    act(
        duel(
            hand="Into Oblivion*2; Punch, Punch, Kick; 2-gem", bag="1-gem", foe={"hand": "1-gem"}, stacks={"Ouch!": 0}
        ),
        """
        0! Play Punch, Punch, Kick
        {0} plays Punch, Punch, Kick
        {0} draws 1
        0: Play Into Oblivion
        {0} plays Into Oblivion
        0= [remove a stack] Into Oblivion: which stack is removed?
        0? Remove Axe Kick | Remove Bang then Fizzle | Remove Blues Are Good | Remove Button Mashing | Remove Just \
a Scratch | Remove Money for Nothing | Remove Now or Later | Remove Ouch! | Remove Punch, Punch, Kick | Remove \
Signature Move
        0: Remove Ouch!
        {0} removes the stack of Ouch!
        0: Play Into Oblivion
        {0} plays Into Oblivion
        0= [remove a stack] Into Oblivion: which stack is removed?
        0? Remove Axe Kick | Remove Bang then Fizzle | Remove Blues Are Good | Remove Button Mashing | Remove Just \
a Scratch | Remove Money for Nothing | Remove Now or Later | Remove Punch, Punch, Kick | Remove Signature Move
        0: Remove Axe Kick
        {0} removes the stack of Axe Kick
        Panic Time: everyone antes 2-gems
        {0} returns the stack of Ouch! to the bank
        0 has: $3 / table 1-gem; 2-gem; Punch, Punch, Kick; Into Oblivion*2
        """,
    )


@rule("PS-13.Deathstrike Dragon")
def test_deathstrike_dragon() -> None:
    act(
        duel(
            hand="Deathstrike Dragon; 2-gem",
            pile="1 1 1 1 1 2",
            foe={"hand": "Crash Gem", "pile": "1"},
            others=[{"hand": "Crash Gem", "pile": "1 1"}],
        ),
        """
        0: Play Deathstrike Dragon
        {0} plays Deathstrike Dragon
        0= [target] Deathstrike Dragon: at whom?
        0? At {1} | At {2}
        0! At {2}
        {0} sends 2 1-gems to {2}
        2= [react] {0} sends 2 1-gems to {2}. React?
        2? No reaction | React with Crash Gem
        2! No reaction
        1= [react] {0} sends 2 1-gems to {2}. React?
        1? No reaction | React with Crash Gem
        1: React with Crash Gem
        {1} reacts with Crash Gem
        {1} counter-crashes a 1-gem
        A 1-gem lands in the pile of {2}
        {0} sets Deathstrike Dragon aside
        0 has: pile 2 / $2 / table 2-gem
        1 has: discard Crash Gem
        2 has: pile 1 1 1 / hand Crash Gem
        """,
    )


@rule("PS-13.Deathstrike Dragon")
def test_deathstrike_dragon_of_one() -> None:
    act(
        duel(hand="Deathstrike Dragon; 2-gem", pile="1 2", foe={"hand": "Crash Gem", "pile": "1"}),
        """
        0: Play Deathstrike Dragon
        {0} plays Deathstrike Dragon
        {0} sets Deathstrike Dragon aside
        0 has: pile 2 / $2 / table 2-gem
        1 has: pile 1 / hand Crash Gem
        """,
    )


@rule("PS-13.Deathstrike Dragon")
def test_deathstrike_dragon_of_two() -> None:
    act(
        duel(hand="Deathstrike Dragon; 2-gem", pile="1 1 2", foe={"hand": "1-gem", "pile": "1"}),
        """
        0! Play Deathstrike Dragon
        {0} plays Deathstrike Dragon
        {0} sends a 1-gem to {1}
        A 1-gem lands in the pile of {1}
        {0} sets Deathstrike Dragon aside
        0 has: pile 2 / $2 / table 2-gem
        1 has: pile 1 1 / hand 1-gem
        """,
    )


@rule("PS-13.Pleasure & Pain")
def test_pleasure_and_pain() -> None:
    act(
        duel(
            hand="Pleasure & Pain; Bonecracker; 2-gem",
            discard="Wound",
            bag="1-gem*5",
            foe={"hand": "Wound; 1-gem", "discard": "Wound"},
        ),
        """
        0! Play Pleasure & Pain
        {0} plays Pleasure & Pain
        1= [choose] Pleasure & Pain: choose
        1? Discard a wound | Put a wound from the bank into your bag
        1: Discard a wound
        {1} chooses for Pleasure & Pain: discard a wound
        {1} discards Wound
        0= [choose a player] Pleasure & Pain: whose discard pile?
        0? {0} | {1}
        0! {1}
        {0} draws 2
        0 has: 1 red / hand 1-gem*2; 2-gem; Bonecracker / bag 1-gem*3 / discard Wound / table Pleasure & Pain
        1 has: hand 1-gem / discard Wound*2
        """,
    )


@rule("PS-13.Pleasure & Pain")
def test_pleasure_and_pain_into_the_bag() -> None:
    act(
        duel(
            hand="Pleasure & Pain; Bonecracker; 2-gem",
            discard="Wound",
            bag="1-gem*5",
            foe={"hand": "1-gem", "discard": "Wound*2"},
        ),
        """
        0! Play Pleasure & Pain
        {0} plays Pleasure & Pain
        {1} chooses for Pleasure & Pain: put a wound from the bank into your bag
        {1} puts Wound into the bag
        0= [choose a player] Pleasure & Pain: whose discard pile?
        0? {0} | {1}
        0! {0}
        {0} draws 1
        0 has: 1 red / hand 1-gem; 2-gem; Bonecracker / bag 1-gem*4 / discard Wound / table Pleasure & Pain
        1 has: hand 1-gem / bag Wound / discard Wound*2
        """,
    )


@rule("PS-13.Always in Control")
def test_always_in_control() -> None:
    act(
        duel(
            hand="Always in Control; Combine*2; Axe Kick; 2-gem",
            bag="1-gem*12",
            foe={"hand": "1-gem", "bag": "1-gem*9"},
        ),
        """
        0: Play Always in Control
        {0} plays Always in Control
        0= [hold back] Your gems are about to be spent. Hold some back, for your pigs to keep?
        0? Play the other gems | Hold back 2-gem
        0: Play the other gems
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0: Buy no more
        0= [keep] Keep a chip with a pig?
        0? Keep no more | Keep Combine | Keep Axe Kick
        0: Keep Combine
        0= [keep] Keep a chip with a pig?
        0? Keep no more | Keep Combine | Keep Axe Kick
        0! Keep Axe Kick
        {0} discards Combine, keeps 2
        {0} draws 5
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        1: Buy 1-gem for $1
        {1} buys 1-gem
        0 has: hand 1-gem*5; Combine; Axe Kick / bag 1-gem*7 / discard 1-gem; 2-gem; Combine; Always in Control
        """,
    )


@rule("PS-13.Always in Control", "PS-13.Bonecracker")
def test_always_in_control_as_a_reaction() -> None:
    act(
        duel(hand="Bonecracker; 2-gem", foe={"hand": "Always in Control; 3-gem", "pile": "1"}),
        """
        0! Play Bonecracker
        {0} plays Bonecracker
        1= [react] {0} attacks you with Bonecracker. React?
        1? No reaction | React with Always in Control
        1: React with Always in Control
        {1} reacts with Always in Control
        0 has: 1 brown / $2 / table 2-gem; Bonecracker
        1 has: pile 1 / hand 3-gem / discard Always in Control
        """,
    )


@rule("PS-13.Mistress's Command")
def test_mistresss_command() -> None:
    act(
        duel(
            hand="Mistress's Command; Crash Gem; 2-gem",
            foe={"hand": "Burnbarrow; Crash Gem; Combine", "bag": "1-gem*5", "pile": "2 4"},
            others=[{"pile": "4 4 1"}],
        ),
        """
        0: Play Mistress's Command
        {0} plays Mistress's Command
        0= [choose an opponent] Mistress's Command: which opponent?
        0? {1} | {2}
        0! {1}
        {1} shows Burnbarrow, Crash Gem, Combine
        0= [put] Mistress's Command ({1}): which chip of the bank goes into their hand?
        0? Put 1-gem | Put 2-gem | Put 3-gem | Put 4-gem | Put Wound | Put Combine | Put Crash Gem | Put Double \
Crash Gem | Put Axe Kick | Put Bang then Fizzle | Put Blues Are Good | Put Button Mashing | Put Just a Scratch | \
Put Money for Nothing | Put Now or Later | Put Ouch! | Put Punch, Punch, Kick | Put Signature Move
        0: Put Combine
        {1} is given Combine
        0= [play free] Mistress's Command ({1}): which chip is played?
        0? Nothing more | Play Burnbarrow | Play Crash Gem | Play Combine
        0! Play Burnbarrow
        {1} plays Burnbarrow
        {1} draws 1
        {1} shows Crash Gem, Combine, Combine, 1-gem
        0= [play free] Mistress's Command ({1}): which chip is played?
        0? Nothing more | Play Crash Gem | Play Combine
        0: Play Crash Gem
        {1} plays Crash Gem
        0= [break] Crash Gem ({1}): which gem breaks?
        0? Break a 2-gem | Break a 4-gem
        0: Break a 4-gem
        0= [target] Crash Gem ({1}): at whom?
        0? At {0} | At {2}
        0! At {2}
        {1} crashes a 4-gem
        {1} sends 4 1-gems to {2}
        4 1-gems land in the pile of {2}
        0 has: $2 / hand Crash Gem / table 2-gem; Mistress's Command
        1 has: pile 2 / hand 1-gem; Combine*2 / bag 1-gem*4 / table Crash Gem; Burnbarrow
        2 has: pile 1 1 1 1 1 4 4
        """,
    )


@rule("PS-13.Mistress's Command")
def test_mistresss_command_plays_one() -> None:
    act(
        duel(
            hand="Mistress's Command; 2-gem",
            bag="1-gem",
            foe={"hand": "Ouch!", "pile": "2 4"},
            bank=["The Hammer", "Bang then Fizzle"],
        ),
        """
        0! Play Mistress's Command
        {0} plays Mistress's Command
        {1} shows Ouch!
        0= [put] Mistress's Command ({1}): which chip of the bank goes into their hand?
        0? Put 1-gem | Put 2-gem | Put 3-gem | Put 4-gem | Put Wound | Put Combine | Put Crash Gem | Put Double \
Crash Gem | Put Axe Kick | Put Bang then Fizzle | Put Button Mashing | Put Chips for Free | Put Degenerate Trasher \
| Put Now or Later | Put Punch, Punch, Kick | Put Safe Keeping | Put Signature Move
        0: Put Bang then Fizzle
        {1} is given Bang then Fizzle
        0= [play free] Mistress's Command ({1}): which chip is played?
        0? Nothing more | Play Ouch! | Play Bang then Fizzle
        0: Play Bang then Fizzle
        {1} plays Bang then Fizzle
        0= [play free] Mistress's Command ({1}): which chip is played?
        0? Nothing more | Play Ouch!
        0! Nothing more
        0 has: $2 / bag 1-gem / table 2-gem; Mistress's Command
        1 has: pile 2 4 / hand Ouch! / table Bang then Fizzle
        """,
    )


@rule("PS-13.Mistress's Command")
def test_mistresss_command_over_nobody() -> None:
    act(
        duel(hand="Mistress's Command; 2-gem", bag="1-gem", foe={"hand": "Ouch!", "pile": "1 4"}),
        """
        0: Play Mistress's Command
        {0} plays Mistress's Command
        0 has: $2 / bag 1-gem / table 2-gem; Mistress's Command
        1 has: pile 1 4 / hand Ouch!
        """,
    )


@rule("PS-13.Radiant Healing")
def test_radiant_healing() -> None:
    act(
        duel(
            hand="Radiant Healing; Axe Kick; Wound; 2-gem",
            bag="1-gem*3",
            foe={"hand": "X-Copy; Combine", "discard": "1-gem; Wound"},
            others=[{"hand": "Axe Kick", "discard": "2-gem"}, {"discard": "Wound"}],
        ),
        """
        0! Play Radiant Healing
        {0} plays Radiant Healing
        {0} draws 1
        0= [discard] Radiant Healing: which chip is discarded?
        0? Nothing more | Discard Axe Kick
        0: Discard Axe Kick
        {0} discards Axe Kick
        0= [trash] Radiant Healing: which chip is trashed?
        0? Trash Wound (hand) | Trash 1-gem (hand)
        0: Trash Wound (hand)
        {0} trashes Wound
        1= [discard] Radiant Healing: which chip is discarded?
        1? Nothing more | Discard X-Copy
        1: Discard X-Copy
        {1} discards X-Copy
        1= [trash] Radiant Healing: which chip is trashed?
        1? Trash 1-gem (discard) | Trash Wound (discard)
        1: Trash Wound (discard)
        {1} trashes Wound
        0 has: 1 black / 1 pigs / hand 1-gem; 2-gem / bag 1-gem*2 / discard Axe Kick / table Radiant Healing
        1 has: hand Combine / discard 1-gem; X-Copy
        2 has: hand Axe Kick / discard 2-gem
        3 has: discard Wound
        """,
    )


@rule("PS-13.Radiant Healing")
def test_radiant_healing_declined() -> None:
    act(
        duel(
            hand="Radiant Healing; Axe Kick; Wound; 2-gem",
            bag="1-gem*3",
            foe={"hand": "X-Copy; Combine", "discard": "1-gem; Wound"},
        ),
        """
        0! Play Radiant Healing
        {0} plays Radiant Healing
        {0} draws 1
        0= [discard] Radiant Healing: which chip is discarded?
        0? Nothing more | Discard Axe Kick
        0: Nothing more
        1= [discard] Radiant Healing: which chip is discarded?
        1? Nothing more | Discard X-Copy
        1: Nothing more
        0 has: 1 black / 1 pigs / hand 1-gem; 2-gem; Wound; Axe Kick / bag 1-gem*2 / table Radiant Healing
        1 has: hand Combine; X-Copy / discard 1-gem; Wound
        """,
    )


@rule("PS-13.Saving Grace")
def test_saving_grace() -> None:
    act(
        duel(hand="Saving Grace; Axe Kick; 2-gem", bag="1-gem*3", foe={"bag": "2-gem*3"}),
        """
        0! Play Saving Grace
        {0} plays Saving Grace
        {0} draws 1
        {1} draws 1
        0= [may] Saving Grace: put this on top of your bag?
        0? No | Yes
        0: Yes
        {0} puts Saving Grace on top of the bag
        0 has: $1 / 1 pigs / hand 1-gem; 2-gem; Axe Kick / bag 1-gem*2 / top Saving Grace
        1 has: hand 2-gem / bag 2-gem*2
        """,
    )


@rule("PS-13.Saving Grace", "PS-13.Bonecracker")
def test_saving_grace_as_a_reaction() -> None:
    act(
        duel(hand="Bonecracker; 2-gem", foe={"hand": "Saving Grace; 1-gem", "bag": "2-gem*3"}),
        """
        0! Play Bonecracker
        {0} plays Bonecracker
        {1} shows Saving Grace, 1-gem
        {1} discards 1-gem
        1= [react] {0} has hit you with Bonecracker. React?
        1? No reaction | React with Saving Grace
        1! React with Saving Grace
        {1} reacts with Saving Grace
        {1} draws 2
        0 has: 1 brown / $2 / table 2-gem; Bonecracker
        1 has: hand 2-gem*2 / bag 2-gem / discard 1-gem; Saving Grace
        """,
    )


@rule("PS-13.Healing Touch")
def test_healing_touch() -> None:
    act(
        duel(hand="Healing Touch; Axe Kick; 2-gem", bag="1-gem*3", foe={"hand": "1-gem"}),
        """
        0: Play Healing Touch
        {0} plays Healing Touch
        0 has: 1 black / 1 blue / hand 2-gem; Axe Kick / bag 1-gem*3 / table Healing Touch
        1 has: hand 1-gem
        """,
    )


@rule("PS-13.Healing Touch")
def test_healing_touch_as_a_reaction() -> None:
    act(
        duel(
            hand="Crash Gem; 2-gem",
            pile="1 1 2",
            foe={"hand": "Healing Touch", "bag": "2-gem*2", "pile": "1 2"},
            others=[{"pile": "1 1", "hand": "Healing Touch", "bag": "3-gem"}],
        ),
        """
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [break] Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 2-gem
        0: Break a 2-gem
        0= [target] Crash Gem: at whom?
        0? At {1} | At {2}
        0! At {1}
        {0} crashes a 2-gem
        {0} sends 2 1-gems to {1}
        1= [react] {0} sends 2 1-gems to {1}. React?
        1? No reaction | React with Healing Touch
        1! No reaction
        2= [react] {0} sends 2 1-gems to {1}. React?
        2? No reaction | React with Healing Touch
        2! React with Healing Touch
        {2} reacts with Healing Touch
        {2} draws 1
        2 1-gems land in the pile of {1}
        0 has: pile 1 / $3 / table 2-gem; Crash Gem
        1 has: pile 1 1 2 / hand Healing Touch / bag 2-gem*2
        2 has: pile 1 / hand 3-gem / discard Healing Touch
        """,
    )
