"""Scenes of the puzzle chips, continued."""

from __future__ import annotations

from tests.puzzlestrike.duel import duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule


@rule("PS-13.Just a Scratch")
def test_just_a_scratch_wounds() -> None:
    act(
        duel(hand="Just a Scratch; Wound; 2-gem", foe={"hand": "Money for Nothing"}, others=[{}]),
        """
        0: Play Just a Scratch
        {0} plays Just a Scratch
        0= [choose] Just a Scratch: choose
        0? Each opponent: gain a wound | Trash a wound of your hand or your discard pile; +1 red arrow
        0! Each opponent: gain a wound
        {0} chooses for Just a Scratch: each opponent: gain a wound
        1= [react] {0} attacks you with Just a Scratch. React?
        1? No reaction | React with Money for Nothing
        1! React with Money for Nothing
        {1} reacts with Money for Nothing
        {1} puts 1-gem into the hand
        {1} gains Wound
        {2} gains Wound
        0 has: $2 / hand Wound / table 2-gem; Just a Scratch
        1 has: hand 1-gem / discard Wound; Money for Nothing
        2 has: discard Wound
        """,
    )


@rule("PS-13.Just a Scratch")
def test_just_a_scratch_heals() -> None:
    act(
        duel(hand="Just a Scratch; Wound; Ouch!; 2-gem", discard="Wound", foe={"hand": "1-gem"}),
        """
        0: Play Just a Scratch
        {0} plays Just a Scratch
        0= [choose] Just a Scratch: choose
        0? Each opponent: gain a wound | Trash a wound of your hand or your discard pile; +1 red arrow
        0: Trash a wound of your hand or your discard pile; +1 red arrow
        {0} chooses for Just a Scratch: trash a wound of your hand or your discard pile; +1 red arrow
        0= [trash] Just a Scratch: which chip is trashed?
        0? Trash Wound (hand) | Trash Wound (discard)
        0: Trash Wound (discard)
        {0} trashes Wound
        0 has: 1 red / hand 2-gem; Wound; Ouch! / table Just a Scratch
        """,
    )


@rule("PS-13.Money for Nothing")
def test_money_for_nothing() -> None:
    act(
        duel(hand="Money for Nothing; 2-gem", foe={"hand": "1-gem"}, stacks={"Money for Nothing": 4}),
        """
        0: Play Money for Nothing
        {0} plays Money for Nothing
        {0} puts 2-gem into the hand
        0= [may] Money for Nothing: trash this?
        0? No | Yes
        0: Yes
        {0} trashes Money for Nothing
        0 has: $4 / table 2-gem*2
        """,
    )


@rule("PS-13.Money for Nothing")
def test_money_for_nothing_stays() -> None:
    act(
        duel(hand="Money for Nothing; 2-gem", foe={"hand": "1-gem"}),
        """
        0: Play Money for Nothing
        {0} plays Money for Nothing
        {0} puts 2-gem into the hand
        0= [may] Money for Nothing: trash this?
        0? No | Yes
        0: No
        0 has: $4 / table 2-gem*2; Money for Nothing
        """,
    )


@rule("PS-13.Now or Later")
def test_now() -> None:
    act(
        duel(hand="Now or Later; Wound; 2-gem", bag="Axe Kick*3", discard="2-gem; Wound", foe={"hand": "1-gem"}),
        """
        0: Play Now or Later
        {0} plays Now or Later
        0= [choose] Now or Later: choose
        0? Draw two chips | From your hand and discard pile taken together, trash one gem, one wound, or one of each
        0! Draw two chips
        {0} chooses for Now or Later: draw two chips
        {0} draws 2
        0 has: $2 / hand Wound; Axe Kick*2 / bag Axe Kick / discard 2-gem; Wound / table 2-gem; Now or Later
        """,
    )


@rule("PS-13.Now or Later")
def test_later() -> None:
    act(
        duel(hand="Now or Later; Wound; 2-gem", bag="Axe Kick*3", discard="2-gem; Wound", foe={"hand": "1-gem"}),
        """
        0: Play Now or Later
        {0} plays Now or Later
        0= [choose] Now or Later: choose
        0? Draw two chips | From your hand and discard pile taken together, trash one gem, one wound, or one of each
        0: From your hand and discard pile taken together, trash one gem, one wound, or one of each
        {0} chooses for Now or Later: from your hand and discard pile taken together, trash one gem, one wound, or \
one of each
        0= [trash] Now or Later: which chip is trashed?
        0? Trash Wound (hand) | Trash 2-gem (hand) | Trash 2-gem (discard) | Trash Wound (discard)
        0: Trash Wound (hand)
        {0} trashes Wound
        0= [trash] Now or Later: which chip is trashed?
        0? Nothing more | Trash 2-gem (hand) | Trash 2-gem (discard)
        0: Trash 2-gem (discard)
        {0} trashes 2-gem
        0 has: $2 / bag Axe Kick*3 / discard Wound / table 2-gem; Now or Later
        """,
    )


@rule("PS-13.Now or Later")
def test_later_one_is_enough() -> None:
    act(
        duel(hand="Now or Later; Wound; 1-gem; 2-gem", bag="Axe Kick*3", discard="2-gem; Wound", foe={"hand": "1-gem"}),
        """
        0: Play Now or Later
        {0} plays Now or Later
        0= [choose] Now or Later: choose
        0? Draw two chips | From your hand and discard pile taken together, trash one gem, one wound, or one of each
        0: From your hand and discard pile taken together, trash one gem, one wound, or one of each
        {0} chooses for Now or Later: from your hand and discard pile taken together, trash one gem, one wound, or \
one of each
        0= [trash] Now or Later: which chip is trashed?
        0? Trash Wound (hand) | Trash 1-gem (hand) | Trash 2-gem (hand) | Trash 2-gem (discard) | Trash Wound \
(discard)
        0: Trash 1-gem (hand)
        {0} trashes 1-gem
        0= [trash] Now or Later: which chip is trashed?
        0? Nothing more | Trash Wound (hand) | Trash Wound (discard)
        0: Nothing more
        0 has: $2 / hand Wound / bag Axe Kick*3 / discard 2-gem; Wound / table 2-gem; Now or Later
        """,
    )


@rule("PS-13.Option Select")
def test_option_select() -> None:
    act(
        duel(
            hand="Option Select; Axe Kick; 2-gem",
            bag="1-gem*3",
            foe={"hand": "1-gem"},
            bank=["Option Select", "Just a Scratch"],
            stacks={"Option Select": 4},
        ),
        """
        0: Play Option Select
        {0} plays Option Select
        {0} trashes Option Select
        0= [copy] Option Select: which chip?
        0? Play Combine | Play Crash Gem | Play Axe Kick | Play Bang then Fizzle | Play Button Mashing | Play Chips \
for Free | Play Just a Scratch | Play Now or Later | Play Safe Keeping
        0: Play Safe Keeping
        {0} plays Safe Keeping
        0 has: 1 black / 1 pigs / hand 2-gem; Axe Kick / bag 1-gem*3
        """,
    )


@rule("PS-13.Option Select")
def test_option_select_as_a_reaction() -> None:
    act(
        duel(
            hand="Crash Gem; 2-gem",
            pile="2",
            foe={"hand": "Option Select", "pile": "3"},
            bank=["Option Select"],
            stacks={"Option Select": 4},
        ),
        """
        0! Play Crash Gem
        {0} plays Crash Gem
        {0} crashes a 2-gem
        {0} sends 2 1-gems to {1}
        1= [react] {0} sends 2 1-gems to {1}. React?
        1? No reaction | React with Option Select
        1! React with Option Select
        {1} reacts with Option Select
        {1} trashes Option Select
        {1} reacts with Crash Gem
        {1} counter-crashes a 3-gem
        {1} sends a 1-gem to {0}
        A 1-gem lands in the pile of {0}
        0 has: pile 1 / $3 / table 2-gem; Crash Gem
        1 has: nothing
        """,
    )


@rule("PS-13.Option Select")
def test_option_select_as_one_of_two_reactions() -> None:
    act(
        duel(
            hand="Bonecracker; 2-gem",
            foe={"hand": "Option Select; 2-gem"},
            bank=["Option Select", "Blues Are Good", "Money for Nothing", "Ebb or Flow", "Improvisation"],
            stacks={"Option Select": 4},
        ),
        """
        0! Play Bonecracker
        {0} plays Bonecracker
        1= [react] {0} attacks you with Bonecracker. React?
        1? No reaction | React with Option Select
        1: React with Option Select
        {1} reacts with Option Select
        {1} trashes Option Select
        1= [copy] Option Select: which chip?
        1? Play Blues Are Good | Play Ebb or Flow | Play Money for Nothing
        1! Play Money for Nothing
        {1} reacts with Money for Nothing
        {1} puts 1-gem into the hand
        {1} shows 2-gem, 1-gem
        {1} discards 2-gem
        0 has: 1 brown / $2 / table 2-gem; Bonecracker
        1 has: hand 1-gem / discard 2-gem
        """,
    )


@rule("PS-13.Ouch!")
def test_ouch() -> None:
    act(
        duel(
            hand="Ouch!*2; 2-gem",
            foe={"hand": "2-gem; Axe Kick", "discard": "Combine*2"},
            others=[{"discard": "2-gem"}],
        ),
        """
        0! Play Ouch!
        {0} plays Ouch!
        A 1-gem goes into the pile of {1}
        {1} trashes Combine
        1= [discard] Ouch!: which chip is discarded?
        1? Discard 2-gem | Discard Axe Kick
        1! Discard Axe Kick
        {1} discards Axe Kick
        {1} gains Wound
        A 1-gem goes into the pile of {2}
        {2} gains Wound
        0 has: $2 / hand Ouch! / table 2-gem; Ouch!
        1 has: pile 1 / hand 2-gem / discard Wound; Combine; Axe Kick
        2 has: pile 1 / discard 2-gem; Wound
        """,
    )


@rule("PS-13.Pick Your Poison")
def test_pick_your_poison() -> None:
    act(
        duel(
            hand="Pick Your Poison; 2-gem",
            bag="1-gem*3",
            foe={"hand": "2-gem; Axe Kick; Wound"},
            others=[{"hand": "Axe Kick"}, {}],
        ),
        """
        0! Play Pick Your Poison
        {0} plays Pick Your Poison
        {0} draws 1
        1= [choose] Pick Your Poison: choose
        1? Ante a 1-gem | Discard two chips
        1: Discard two chips
        {1} chooses for Pick Your Poison: discard two chips
        1= [discard] Pick Your Poison: which chip is discarded?
        1? Discard 2-gem | Discard Axe Kick | Discard Wound
        1: Discard Wound
        {1} discards Wound
        1= [discard] Pick Your Poison: which chip is discarded?
        1? Discard 2-gem | Discard Axe Kick
        1! Discard Axe Kick
        {1} discards Axe Kick
        2= [choose] Pick Your Poison: choose
        2? Ante a 1-gem | Discard two chips
        2! Ante a 1-gem
        {2} chooses for Pick Your Poison: ante a 1-gem
        A 1-gem goes into the pile of {2}
        {3} chooses for Pick Your Poison: ante a 1-gem
        A 1-gem goes into the pile of {3}
        0 has: 1 red / 1 pigs / hand 1-gem; 2-gem / bag 1-gem*2 / table Pick Your Poison
        1 has: hand 2-gem / discard Wound; Axe Kick
        2 has: pile 1 / hand Axe Kick
        3 has: pile 1
        """,
    )


@rule("PS-13.Punch, Punch, Kick")
def test_punch_punch_kick() -> None:
    act(
        duel(hand="Punch, Punch, Kick; Axe Kick; 2-gem", bag="1-gem*3", foe={"hand": "1-gem"}),
        """
        0! Play Punch, Punch, Kick
        {0} plays Punch, Punch, Kick
        {0} draws 1
        0 has: 2 black / hand 1-gem; 2-gem; Axe Kick / bag 1-gem*2 / table Punch, Punch, Kick
        """,
    )


@rule("PS-13.Risk to Riskonade")
def test_risk_to_riskonade() -> None:
    act(
        duel(
            hand="Risk to Riskonade; Axe Kick; 2-gem",
            bag="1-gem*3",
            foe={"bag": "2-gem*3"},
            bank="The Hammer",
            stacks={"Risk to Riskonade": 4},
        ),
        """
        0! Play Risk to Riskonade
        {0} plays Risk to Riskonade
        A 3-gem goes into the pile of {0}
        {0} draws 2
        {1} draws 2
        0= [may] Risk to Riskonade: trash this?
        0? No | Yes
        0: Yes
        {0} trashes Risk to Riskonade
        0 has: pile 3 / $4 / hand Axe Kick / bag 1-gem / table 1-gem*2; 2-gem
        1 has: hand 2-gem*2 / bag 2-gem
        """,
    )


@rule("PS-13.Signature Move")
def test_signature_move() -> None:
    act(
        duel(
            hand="Signature Move; 2-gem", bag="Riposte; 1-gem", discard="Burnbarrow; Acrobatics", foe={"hand": "1-gem"}
        ),
        """
        0: Play Signature Move
        {0} plays Signature Move
        0= [take] Signature Move: which chip?
        0? Take Burnbarrow (discard) | Take Acrobatics (discard) | Take Riposte (bag)
        0: Take Acrobatics (discard)
        {0} puts Acrobatics into the hand
        0= [play free] Signature Move: which chip is played?
        0? Nothing more | Play Acrobatics
        0: Play Acrobatics
        {0} plays Acrobatics
        0= [choose] Acrobatics: choose
        0? +1 brown arrow, +1 purple arrow | +1 brown arrow, +1 red arrow | +1 brown arrow, +1 blue arrow | +1 \
purple arrow, +1 red arrow | +1 purple arrow, +1 blue arrow | +1 red arrow, +1 blue arrow
        0: +1 purple arrow, +1 blue arrow
        0 has: 1 purple / 1 blue / $2 / bag 1-gem; Riposte / discard Burnbarrow / table 2-gem; Signature Move; \
Acrobatics
        """,
    )


@rule("PS-13.Signature Move")
def test_signature_move_without_a_play() -> None:
    act(
        duel(hand="Signature Move; Riposte; 2-gem", bag="Cog Engine; 1-gem", foe={"hand": "1-gem"}),
        """
        0: Play Signature Move
        {0} plays Signature Move
        0= [take] Signature Move: which chip?
        0? Nothing more | Take Cog Engine (bag)
        0: Nothing more
        0= [play free] Signature Move: which chip is played?
        0? Nothing more | Play Riposte
        0: Nothing more
        0 has: $2 / hand Riposte / bag 1-gem; Cog Engine / table 2-gem; Signature Move
        """,
    )


@rule("PS-13.The Hammer")
def test_the_hammer() -> None:
    act(
        duel(hand="The Hammer; Axe Kick; 2-gem", bag="1-gem*3", foe={"hand": "1-gem"}, bank="The Hammer"),
        """
        0: Play The Hammer
        {0} plays The Hammer
        0= [may] The Hammer: ante a 4-gem?
        0? No | Yes
        0! Yes
        A 4-gem goes into the pile of {0}
        {0} draws 1
        0= [may] The Hammer: ante a 4-gem?
        0? No | Yes
        0: No
        0 has: pile 4 / 1 black / hand 1-gem; 2-gem; Axe Kick / bag 1-gem*2 / table The Hammer
        """,
    )


@rule("PS-13.The Hammer")
def test_the_hammer_three_times() -> None:
    act(
        duel(hand="The Hammer; Axe Kick; 2-gem", bag="1-gem*3", foe={"hand": "1-gem"}, bank="The Hammer"),
        """
        0: Play The Hammer
        {0} plays The Hammer
        0= [may] The Hammer: ante a 4-gem?
        0? No | Yes
        0! Yes
        A 4-gem goes into the pile of {0}
        {0} draws 1
        0= [may] The Hammer: ante a 4-gem?
        0? No | Yes
        0! Yes
        A 4-gem goes into the pile of {0}
        {0} draws 1
        0= [may] The Hammer: ante a 4-gem?
        0? No | Yes
        0! Yes
        A 4-gem goes into the pile of {0}
        {0} draws 1
        0 has: pile 4 4 4 / 3 black / hand 1-gem*3; 2-gem; Axe Kick / table The Hammer
        """,
    )


@rule("PS-13.X-Copy")
def test_x_copy() -> None:
    act(
        duel(
            hand="X-Copy; Axe Kick; Double Crash Gem; Crash Gem; Combine; Riposte; 2-gem",
            bag="1-gem*6",
            foe={"hand": "1-gem"},
        ),
        """
        0: Play X-Copy
        {0} plays X-Copy
        0= [copy] X-Copy: which chip?
        0? Play Axe Kick | Play Double Crash Gem | Play Crash Gem
        0! Play Axe Kick
        {0} plays Axe Kick
        {0} draws 2
        {0} plays Axe Kick
        {0} draws 2
        0 has: 2 brown / $6 / hand Combine; Crash Gem; Double Crash Gem; Riposte / bag 1-gem*2 / table 1-gem*4; \
2-gem; Axe Kick; X-Copy
        """,
    )


@rule("PS-13.X-Copy")
def test_x_copy_of_a_chip_that_goes() -> None:
    act(
        duel(hand="X-Copy; Button Mashing; Axe Kick; 2-gem", foe={"hand": "1-gem"}, stacks={"Button Mashing": 4}),
        """
        0: Play X-Copy
        {0} plays X-Copy
        0= [copy] X-Copy: which chip?
        0? Play Button Mashing | Play Axe Kick
        0: Play Button Mashing
        {0} plays Button Mashing
        {0} trashes Button Mashing
        {0} plays Button Mashing
        0 has: 4 black / hand 2-gem; Axe Kick / table X-Copy
        """,
    )


@rule("PS-13.X-Copy")
def test_x_copy_of_a_crash() -> None:
    act(
        duel(hand="X-Copy; Crash Gem; Axe Kick; 2-gem", pile="1 2", foe={"hand": "Crash Gem", "pile": "1"}),
        """
        0: Play X-Copy
        {0} plays X-Copy
        0= [copy] X-Copy: which chip?
        0? Play Crash Gem | Play Axe Kick
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [break] Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 2-gem
        0! Break a 2-gem
        {0} crashes a 2-gem
        {0} sends 2 1-gems to {1}
        1= [react] {0} sends 2 1-gems to {1}. React?
        1? No reaction | React with Crash Gem
        1! No reaction
        2 1-gems land in the pile of {1}
        {0} plays Crash Gem
        {0} crashes a 1-gem
        {0} sends a 1-gem to {1}
        1= [react] {0} sends a 1-gem to {1}. React?
        1? No reaction | React with Crash Gem
        1: React with Crash Gem
        {1} reacts with Crash Gem
        {1} counter-crashes a 1-gem
        0 has: $4 / hand Axe Kick / table 2-gem; Crash Gem; X-Copy
        1 has: pile 1 1 / discard Crash Gem
        """,
    )


@rule("PS-13.X-Copy")
def test_x_copy_with_nothing_to_copy() -> None:
    act(
        duel(hand="X-Copy; Combine; Riposte; 2-gem", foe={"hand": "1-gem"}),
        """
        0: Play X-Copy
        {0} plays X-Copy
        0 has: $2 / hand Combine; Riposte / table 2-gem; X-Copy
        """,
    )
