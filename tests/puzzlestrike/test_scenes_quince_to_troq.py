"""Scenes of the character chips of Quince, Onimaru, Bal-Bas-Beta and Troq."""

from __future__ import annotations

from tests.puzzlestrike.duel import duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule


@rule("PS-13.Two Truths")
def test_two_truths() -> None:
    act(
        duel(
            hand="Two Truths; 2-gem",
            discard="Burnbarrow; 2-gem; Combine*2",
            bag="1-gem",
            foe={"hand": "1-gem"},
            others=[{"hand": "1-gem"}],
        ),
        """
        0: Play Two Truths
        {0} plays Two Truths
        0= [reveal] Two Truths: which chip?
        0? Choose Burnbarrow (discard) | Choose 2-gem (discard) | Choose Combine (discard)
        0: Choose Burnbarrow (discard)
        0= [reveal] Two Truths: which chip?
        0? Choose 2-gem (discard) | Choose Combine (discard)
        0: Choose Combine (discard)
        0= [choose an opponent] Two Truths: which opponent?
        0? {1} | {2}
        0: {2}
        2= [take] Two Truths ({0}): which chip?
        2? Take Burnbarrow (discard) | Take Combine (discard)
        2: Take Burnbarrow (discard)
        {0} returns Burnbarrow to the hand
        0= [may] Two Truths: play it?
        0? No | Yes
        0! Yes
        {0} plays Burnbarrow
        {0} draws 1
        0 has: 1 black / 1 red / $3 / discard 2-gem; Combine*2 / table 1-gem; 2-gem; Two Truths; Burnbarrow
        """,
    )


@rule("PS-13.Two Truths")
def test_two_truths_not_played() -> None:
    act(
        duel(hand="Two Truths; 2-gem", discard="Burnbarrow; 2-gem; Combine*2", bag="1-gem", foe={"hand": "1-gem"}),
        """
        0: Play Two Truths
        {0} plays Two Truths
        0= [reveal] Two Truths: which chip?
        0? Choose Burnbarrow (discard) | Choose 2-gem (discard) | Choose Combine (discard)
        0: Choose Combine (discard)
        0= [reveal] Two Truths: which chip?
        0? Choose Burnbarrow (discard) | Choose 2-gem (discard)
        0: Choose Burnbarrow (discard)
        1= [take] Two Truths ({0}): which chip?
        1? Take Combine (discard) | Take Burnbarrow (discard)
        1: Take Burnbarrow (discard)
        {0} returns Burnbarrow to the hand
        0= [may] Two Truths: play it?
        0? No | Yes
        0: No
        0 has: $2 / hand Burnbarrow / bag 1-gem / discard 2-gem; Combine*2 / table 2-gem; Two Truths
        """,
    )


@rule("PS-13.Two Truths")
def test_two_truths_a_gem() -> None:
    act(
        duel(hand="Two Truths; 2-gem", discard="Burnbarrow; 2-gem", bag="1-gem", foe={"hand": "1-gem"}),
        """
        0: Play Two Truths
        {0} plays Two Truths
        0= [reveal] Two Truths: which chip?
        0? Choose Burnbarrow (discard) | Choose 2-gem (discard)
        0: Choose 2-gem (discard)
        1= [take] Two Truths ({0}): which chip?
        1? Take 2-gem (discard) | Take Burnbarrow (discard)
        1: Take 2-gem (discard)
        {0} returns 2-gem to the hand
        0 has: $4 / bag 1-gem / discard Burnbarrow / table 2-gem*2; Two Truths
        """,
    )


@rule("PS-13.Flagstone Tax")
def test_flagstone_tax() -> None:
    act(
        duel(hand="Flagstone Tax; 4-gem; 2-gem", pile="1", foe={"hand": "4-gem", "pile": "1"}),
        """
        0: Play Flagstone Tax
        {0} plays Flagstone Tax
        0: Buy Combine for $4
        {0} buys Combine
        {0} discards Flagstone Tax
        0 has: pile 1 / $2 / discard Combine; Flagstone Tax / table 2-gem; 4-gem
        1 has: pile 1 / hand 4-gem
        """,
    )


@rule("PS-13.Patriot Mirror")
def test_patriot_mirror() -> None:
    act(
        duel(hand="Patriot Mirror; Axe Kick; 2-gem", bag="Combine*9", foe={"hand": "1-gem", "bag": "1-gem*9"}),
        """
        0: Play Patriot Mirror
        {0} plays Patriot Mirror
        0= [play] Your actions: what do you play?
        0? End your actions | Play Axe Kick
        0: End your actions
        0= [hold back] Your gems are about to be spent. Hold some back, for your pigs to keep?
        0? Play the other gems | Hold back 2-gem
        0: Play the other gems
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0: Buy no more
        0= [keep] Keep a chip with a pig?
        0? Keep no more | Keep Axe Kick
        0! Keep no more
        {0} discards Axe Kick
        {0} draws 5
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        1: Buy 1-gem for $1
        {1} buys 1-gem
        1! Buy no more
        {1} discards nothing
        {1} draws 5
        Turn 3: {0}
        A 1-gem goes into the pile of {0}
        {0} discards Patriot Mirror
        0 has: pile 1 / 2 black / 1 pigs / hand Combine*5 / bag Combine*4 / discard 1-gem; 2-gem; Axe Kick; Patriot \
Mirror
        1 has: pile 1 / hand 1-gem*5 / bag 1-gem*4 / discard 1-gem*2
        """,
    )


@rule("PS-13.Riposte", "PS-13.Bonecracker")
def test_riposte() -> None:
    act(
        duel(hand="Bonecracker; Riposte; 2-gem", foe={"hand": "Riposte; 1-gem; 3-gem*2", "discard": "Combine"}),
        """
        0! Play Bonecracker
        {0} plays Bonecracker
        {1} shows Riposte, 1-gem, 3-gem, 3-gem
        {1} discards 3-gem
        1= [react] {0} has hit you with Bonecracker. React?
        1? No reaction | React with Riposte
        1: React with Riposte
        {1} reacts with Riposte
        1= [take] Riposte: which chip?
        1? Take Combine (discard) | Take 3-gem (discard)
        1: Take 3-gem (discard)
        {1} returns 3-gem to the hand
        0 has: 1 brown / $2 / hand Riposte / table 2-gem; Bonecracker
        1 has: hand 1-gem; 3-gem*2 / discard Combine; Riposte
        """,
    )


@rule("PS-13.Riposte", "PS-13.Bonecracker")
def test_riposte_returns_another_riposte() -> None:
    act(
        duel(hand="Bonecracker; 2-gem", foe={"hand": "Riposte; 1-gem", "discard": "Riposte"}),
        """
        0! Play Bonecracker
        {0} plays Bonecracker
        {1} shows Riposte, 1-gem
        {1} discards 1-gem
        1= [react] {0} has hit you with Bonecracker. React?
        1? No reaction | React with Riposte
        1: React with Riposte
        {1} reacts with Riposte
        1= [take] Riposte: which chip?
        1? Take Riposte (discard) | Take 1-gem (discard)
        1: Take Riposte (discard)
        {1} returns Riposte to the hand
        0 has: 1 brown / $2 / table 2-gem; Bonecracker
        1 has: hand Riposte / discard 1-gem; Riposte
        """,
    )


@rule("PS-13.Double Slash")
def test_double_slash() -> None:
    act(
        duel(hand="Double Slash; 2-gem", pile="1 1 1 2", foe={"hand": "1-gem"}, others=[{"hand": "1-gem"}]),
        """
        0: Play Double Slash
        {0} plays Double Slash
        0= [target] Double Slash: at whom?
        0? At {1} | At {2}
        0! At {2}
        {0} crashes a 1-gem and a 1-gem
        {0} sends 2 1-gems to {2}
        2 1-gems land in the pile of {2}
        0 has: pile 1 2 / $2 / table 2-gem; Double Slash
        1 has: hand 1-gem
        2 has: pile 1 1 / hand 1-gem
        """,
    )


@rule("PS-13.Double Slash")
def test_double_slash_of_one() -> None:
    act(
        duel(hand="Double Slash; 2-gem", pile="1 2", foe={"hand": "1-gem"}),
        """
        0: Play Double Slash
        {0} plays Double Slash
        0 has: pile 1 2 / $2 / table 2-gem; Double Slash
        1 has: hand 1-gem
        """,
    )


@rule("PS-13.Wartime Tactics")
def test_wartime_tactics() -> None:
    act(
        duel(
            hand="Wartime Tactics; Now or Later; Axe Kick; 2-gem",
            discard="Safe Keeping",
            bag="1-gem*4",
            foe={"hand": "1-gem"},
            bank=["Just a Scratch"],
        ),
        """
        0: Play Wartime Tactics
        {0} plays Wartime Tactics
        0= [reveal] Wartime Tactics: which chip?
        0? Choose Now or Later (hand) | Choose Axe Kick (hand) | Choose Safe Keeping (discard)
        0! Choose Now or Later (hand)
        {0} reveals Now or Later
        0= [copy] Wartime Tactics: which chip?
        0? Play Bang then Fizzle | Play Just a Scratch | Play Safe Keeping
        0: Play Safe Keeping
        {0} plays Safe Keeping
        {0} trashes Safe Keeping
        0 has: 1 black / 1 pigs / hand 2-gem; Axe Kick; Now or Later / bag 1-gem*4 / discard Safe Keeping / table \
Wartime Tactics
        """,
    )


@rule("PS-13.Wartime Tactics")
def test_wartime_tactics_shows_a_discarded_chip() -> None:
    act(
        duel(
            hand="Wartime Tactics; Now or Later; 2-gem",
            discard="Axe Kick",
            bag="1-gem*4",
            foe={"hand": "1-gem"},
            bank=["Just a Scratch"],
        ),
        """
        0: Play Wartime Tactics
        {0} plays Wartime Tactics
        0= [reveal] Wartime Tactics: which chip?
        0? Choose Now or Later (hand) | Choose Axe Kick (discard)
        0: Choose Axe Kick (discard)
        {0} reveals Axe Kick
        0= [copy] Wartime Tactics: which chip?
        0? Play Bang then Fizzle | Play Button Mashing | Play Chips for Free | Play Just a Scratch | Play Now or \
Later | Play Safe Keeping | Play Signature Move
        0: Play Button Mashing
        {0} plays Button Mashing
        {0} trashes Button Mashing
        0 has: 2 black / hand 2-gem; Now or Later / bag 1-gem*4 / discard Axe Kick / table Wartime Tactics
        """,
    )


@rule("PS-13.Upgrade")
def test_upgrade() -> None:
    act(
        duel(hand="Upgrade; 1-gem; Wound; Cog Engine; 2-gem", foe={"hand": "1-gem"}),
        """
        0: Play Upgrade
        {0} plays Upgrade
        0= [trash] Upgrade: which chip is trashed?
        0? Trash 1-gem (hand) | Trash Wound (hand) | Trash 2-gem (hand)
        0: Trash Wound (hand)
        {0} trashes Wound
        0= [trash] Upgrade: which chip is trashed?
        0? Nothing more | Trash 1-gem (hand) | Trash 2-gem (hand)
        0: Trash 1-gem (hand)
        {0} trashes 1-gem
        0= [gain] Upgrade: which chip is gained?
        0? Gain 1-gem | Gain Wound | Gain Just a Scratch
        0: Gain Just a Scratch
        {0} gains Just a Scratch
        0= [gain] Upgrade: which chip is gained?
        0? Gain 1-gem | Gain Bang then Fizzle | Gain Just a Scratch | Gain Money for Nothing | Gain Now or Later
        0: Gain Now or Later
        {0} gains Now or Later
        0 has: $3 / hand Cog Engine / discard Just a Scratch; Now or Later / table 2-gem; Upgrade
        """,
    )


@rule("PS-13.Upgrade")
def test_upgrade_one() -> None:
    act(
        duel(hand="Upgrade; Combine; Wound; Cog Engine; 2-gem", foe={"hand": "1-gem"}),
        """
        0: Play Upgrade
        {0} plays Upgrade
        0= [trash] Upgrade: which chip is trashed?
        0? Trash Combine (hand) | Trash Wound (hand) | Trash 2-gem (hand)
        0: Trash Combine (hand)
        {0} trashes Combine
        0= [trash] Upgrade: which chip is trashed?
        0? Nothing more | Trash Wound (hand) | Trash 2-gem (hand)
        0: Nothing more
        0= [gain] Upgrade: which chip is gained?
        0? Gain 3-gem | Gain Combine | Gain Crash Gem | Gain Axe Kick | Gain Ouch! | Gain Signature Move
        0: Gain Signature Move
        {0} gains Signature Move
        0 has: $3 / hand Wound; Cog Engine / discard Signature Move / table 2-gem; Upgrade
        """,
    )


@rule("PS-13.Upgrade")
def test_upgrade_to_nothing() -> None:
    act(
        duel(hand="Upgrade; The Hammer; 2-gem", foe={"hand": "1-gem"}, bank=["The Hammer"], stacks={"The Hammer": 4}),
        """
        0: Play Upgrade
        {0} plays Upgrade
        0= [trash] Upgrade: which chip is trashed?
        0? Trash The Hammer (hand) | Trash 2-gem (hand)
        0: Trash The Hammer (hand)
        {0} trashes The Hammer
        0= [trash] Upgrade: which chip is trashed?
        0? Nothing more | Trash 2-gem (hand)
        0: Nothing more
        {0} gains The Hammer
        0 has: $3 / discard The Hammer / table 2-gem; Upgrade
        """,
    )


@rule("PS-13.Cog Engine")
def test_cog_engine() -> None:
    act(
        duel(hand="Cog Engine; 4-gem; 2-gem", foe={"hand": "1-gem", "bag": "1-gem*9"}, bag="1-gem*9"),
        """
        0: Play Cog Engine
        {0} plays Cog Engine
        0= [hold back] Your gems are about to be spent. Hold some back, for your pigs to keep?
        0? Play the other gems | Hold back 4-gem | Hold back 2-gem
        0: Play the other gems
        0: Buy Punch, Punch, Kick for $6
        {0} buys Punch, Punch, Kick
        {0} discards Cog Engine
        0 has: $1 / 1 pigs / bag 1-gem*9 / discard Punch, Punch, Kick; Cog Engine / table 2-gem; 4-gem
        """,
    )


@rule("PS-13.Cog Engine")
def test_cog_engine_each_turn() -> None:
    act(
        duel(
            phase="turn",
            hand="4-gem; Combine; 2-gem",
            ongoing="Cog Engine",
            foe={"hand": "1-gem", "bag": "1-gem*9"},
            bag="1-gem*9",
        ),
        """
        0= [play] Your actions: what do you play?
        0? End your actions | Play Combine
        0: End your actions
        0= [hold back] Your gems are about to be spent. Hold some back, for your pigs to keep?
        0? Play the other gems | Hold back 4-gem | Hold back 2-gem
        0: Play the other gems
        0: Buy 4-gem for $7
        {0} buys 4-gem
        {0} discards Cog Engine
        0 has: pile 1 / 1 black / 1 pigs / hand Combine / bag 1-gem*9 / discard 4-gem; Cog Engine / table 2-gem; 4-gem
        """,
    )


@rule("PS-13.Rocket Punch")
def test_rocket_punch() -> None:
    act(
        duel(hand="Rocket Punch; 2-gem", pile="1 2", foe={"hand": "Crash Gem", "pile": "2"}),
        """
        0! Play Rocket Punch
        {0} plays Rocket Punch
        {0} crashes a 1-gem
        {0} sends a 1-gem to {1}
        1= [react] {0} sends a 1-gem to {1}. React?
        1? No reaction | React with Crash Gem
        1! React with Crash Gem
        {1} reacts with Crash Gem
        {1} counter-crashes a 2-gem
        {1} sends a 1-gem to {0}
        A 1-gem lands in the pile of {0}
        0 has: pile 1 2 / $2 / table 2-gem; Rocket Punch
        1 has: discard Crash Gem
        """,
    )


@rule("PS-13.Rocket Punch", "PS-13.Bonecracker")
def test_rocket_punch_at_a_fist() -> None:
    act(
        duel(hand="Bonecracker; Crash Gem; 2-gem", pile="1", foe={"hand": "Rocket Punch; 3-gem; 2-gem", "pile": "1 2"}),
        """
        0! Play Bonecracker
        {0} plays Bonecracker
        1= [react] {0} attacks you with Bonecracker. React?
        1? No reaction | React with Rocket Punch
        1! React with Rocket Punch
        {1} reacts with Rocket Punch
        {1} crashes a 1-gem
        {1} sends a 1-gem to {0}
        0= [react] {1} sends a 1-gem to {0}. React?
        0? No reaction | React with Crash Gem
        0! React with Crash Gem
        {0} reacts with Crash Gem
        {0} counter-crashes a 1-gem
        {1} shows 3-gem, 2-gem
        {1} discards 3-gem
        0 has: 1 brown / $3 / discard Crash Gem / table 2-gem; Bonecracker
        1 has: pile 2 / hand 2-gem / discard 3-gem; Rocket Punch
        """,
    )


@rule("PS-13.Rocket Punch")
def test_rocket_punch_at_a_send() -> None:
    act(
        duel(hand="Crash Gem; 2-gem", pile="1 2", foe={"hand": "Rocket Punch; 3-gem", "pile": "1 2"}),
        """
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [break] Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 2-gem
        0! Break a 2-gem
        {0} crashes a 2-gem
        {0} sends 2 1-gems to {1}
        1= [react] {0} sends 2 1-gems to {1}. React?
        1? No reaction | React with Rocket Punch
        1! React with Rocket Punch
        {1} reacts with Rocket Punch
        {1} crashes a 1-gem
        {1} sends a 1-gem to {0}
        A 1-gem lands in the pile of {0}
        2 1-gems land in the pile of {1}
        0 has: pile 1 1 / $3 / table 2-gem; Crash Gem
        1 has: pile 1 1 2 / hand 3-gem / discard Rocket Punch
        """,
    )


@rule("PS-13.Giant Growth")
def test_giant_growth() -> None:
    act(
        duel(phase="turn", hand="2-gem; Crash Gem; 2-gem", ongoing="Giant Growth*2", foe={"hand": "1-gem"}),
        """
        0= [grow] Put a gem of your hand into your pile?
        0? Put none | Put in a 2-gem
        0: Put in a 2-gem
        {0} puts 2-gem into the pile
        0= [grow] Put a gem of your hand into your pile?
        0? Put none | Put in a 2-gem
        0: Put none
        0= [play] Your actions: what do you play?
        0? End your actions | Play Crash Gem
        0: End your actions
        0 has: pile 1 2 / 1 black / $2 / hand Crash Gem / table 2-gem / ongoing Giant Growth*2
        """,
    )


@rule("PS-13.Giant Growth")
def test_giant_growth_is_laid_out() -> None:
    act(
        duel(hand="Giant Growth; Combine; Axe Kick; 2-gem", foe={"hand": "1-gem"}),
        """
        0: Play Giant Growth
        {0} plays Giant Growth
        0= [play] Your actions: what do you play?
        0? End your actions | Play Axe Kick
        0: Play Axe Kick
        {0} plays Axe Kick
        0 has: 1 brown / $2 / hand Combine / table 2-gem; Axe Kick / ongoing Giant Growth
        """,
    )


@rule("PS-13.More Shiny")
def test_more_shiny() -> None:
    act(
        duel(hand="More Shiny; 1-gem; 2-gem", pile="1 2", foe={"hand": "1-gem"}),
        """
        0: Play More Shiny
        {0} plays More Shiny
        0= [trash] More Shiny: which chip is trashed?
        0? Trash 1-gem (hand) | Trash 1-gem (pile)
        0: Trash 1-gem (pile)
        {0} trashes 1-gem
        {0} gains 2-gem
        0 has: pile 2 / $4 / discard 2-gem / table 1-gem; 2-gem; More Shiny
        """,
    )


@rule("PS-13.More Shiny")
def test_more_shiny_of_the_hand() -> None:
    act(
        duel(hand="More Shiny; 1-gem; 2-gem", pile="1 2", foe={"hand": "1-gem"}),
        """
        0: Play More Shiny
        {0} plays More Shiny
        0= [trash] More Shiny: which chip is trashed?
        0? Trash 1-gem (hand) | Trash 1-gem (pile)
        0: Trash 1-gem (hand)
        {0} trashes 1-gem
        {0} gains 2-gem
        0 has: pile 1 2 / $3 / discard 2-gem / table 2-gem; More Shiny
        """,
    )


@rule("PS-13.More Shiny")
def test_more_shiny_of_nothing() -> None:
    act(
        duel(hand="More Shiny; 2-gem", pile="2", foe={"hand": "1-gem"}),
        """
        0: Play More Shiny
        {0} plays More Shiny
        0 has: pile 2 / $2 / table 2-gem; More Shiny
        """,
    )


@rule("PS-13.Beast Unleashed")
def test_beast_unleashed() -> None:
    act(
        duel(hand="Beast Unleashed; Axe Kick; 2-gem", bag="1-gem*5", pile="2 4", foe={"hand": "1-gem"}),
        """
        0! Play Beast Unleashed
        {0} plays Beast Unleashed
        {0} draws 2
        0 has: pile 2 4 / 1 brown / 1 pigs / hand 1-gem*2; 2-gem; Axe Kick / bag 1-gem*3 / table Beast Unleashed
        """,
    )


@rule("PS-13.Beast Unleashed")
def test_beast_unleashed_too_low() -> None:
    act(
        duel(hand="Beast Unleashed; Axe Kick; 2-gem", bag="1-gem*5", pile="1 4", foe={"hand": "1-gem"}),
        """
        0: Play Beast Unleashed
        {0} plays Beast Unleashed
        0 has: pile 1 4 / $2 / hand Axe Kick / bag 1-gem*5 / table 2-gem; Beast Unleashed
        """,
    )
