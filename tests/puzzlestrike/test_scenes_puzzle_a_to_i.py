"""Scenes of the puzzle chips: each played as it stands, told line by line."""

from __future__ import annotations

from tests.puzzlestrike.duel import duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule


@rule("PS-13.Bang then Fizzle")
def test_bang_then_fizzle() -> None:
    act(
        duel(hand="Bang then Fizzle*2; X-Copy; Axe Kick; 2-gem", bag="1-gem*4", pile="4", foe={"hand": "1-gem"}),
        """
        0! Play Bang then Fizzle
        {0} plays Bang then Fizzle
        {0} draws 2
        0= [play] Your actions: what do you play?
        0? End your actions | Play X-Copy | Play Axe Kick
        0: Play X-Copy
        {0} plays X-Copy
        0= [copy] X-Copy: which chip?
        0? Play Bang then Fizzle | Play Axe Kick
        0! Play Axe Kick
        {0} plays Axe Kick
        {0} draws 2
        {0} plays Axe Kick
        0 has: pile 4 / 1 black / 2 brown / $6 / hand Bang then Fizzle / table 1-gem*4; 2-gem; Axe Kick; Bang then \
Fizzle; X-Copy
        """,
    )


@rule("PS-13.Blues Are Good")
def test_blues_are_good() -> None:
    act(
        duel(hand="Blues Are Good; 2-gem", bag="Ebb or Flow; Riposte; 1-gem", foe={"hand": "1-gem"}),
        """
        0: Play Blues Are Good
        {0} plays Blues Are Good
        0= [take] Blues Are Good: which chip?
        0? Nothing more | Take Ebb or Flow (bag) | Take Riposte (bag)
        0: Take Ebb or Flow (bag)
        {0} puts Ebb or Flow into the hand
        0= [take] Blues Are Good: which chip?
        0? Nothing more | Take Riposte (bag)
        0: Nothing more
        0 has: 2 blue / hand 2-gem; Ebb or Flow / bag 1-gem; Riposte / table Blues Are Good
        """,
    )


@rule("PS-13.Blues Are Good")
def test_blues_are_good_finds_two() -> None:
    act(
        duel(
            hand="Blues Are Good; 2-gem",
            bag="Ebb or Flow; Riposte; 1-gem",
            discard="Improvisation",
            foe={"hand": "1-gem"},
        ),
        """
        0: Play Blues Are Good
        {0} plays Blues Are Good
        0= [take] Blues Are Good: which chip?
        0? Nothing more | Take Ebb or Flow (bag) | Take Riposte (bag)
        0: Take Ebb or Flow (bag)
        {0} puts Ebb or Flow into the hand
        0= [take] Blues Are Good: which chip?
        0? Nothing more | Take Riposte (bag)
        0: Take Riposte (bag)
        {0} puts Riposte into the hand
        0 has: 2 blue / hand 2-gem; Ebb or Flow; Riposte / bag 1-gem / discard Improvisation / table Blues Are Good
        """,
    )


@rule("PS-13.Button Mashing")
def test_button_mashing() -> None:
    act(
        duel(hand="Button Mashing; Axe Kick*2; 2-gem", foe={"hand": "1-gem"}, stacks={"Button Mashing": 4}),
        """
        0: Play Button Mashing
        {0} plays Button Mashing
        {0} trashes Button Mashing
        0 has: 2 black / hand 2-gem; Axe Kick*2
        """,
    )


@rule("PS-13.Chips for Free")
def test_chips_for_free() -> None:
    act(
        duel(hand="Chips for Free; Combine; Riposte; 2-gem", bag="1-gem*2", foe={"hand": "1-gem"}, bank="Combo Crazy"),
        """
        0! Play Chips for Free
        {0} plays Chips for Free
        {0} draws 2
        0= [trash] Chips for Free: which chip is trashed?
        0? Trash Combine (hand) | Trash 2-gem (hand) | Trash 1-gem (hand)
        0: Trash Combine (hand)
        {0} trashes Combine
        0= [gain] Chips for Free: which chip is gained?
        0? Gain 3-gem | Gain Combine | Gain Crash Gem | Gain Chips for Free | Gain Improvisation | Gain Option \
Select | Gain Ouch! | Gain Punch, Punch, Kick | Gain X-Copy
        0: Gain X-Copy
        {0} gains X-Copy
        0 has: $4 / hand Riposte / discard X-Copy / table 1-gem*2; 2-gem; Chips for Free
        """,
    )


@rule("PS-13.Color Panic")
def test_color_panic() -> None:
    act(
        duel(
            hand="Color Panic; 1-gem; 2-gem",
            foe={"hand": "Axe Kick; Combine; 1-gem; X-Copy"},
            others=[{"hand": "Combine; 1-gem"}],
        ),
        """
        0: Play Color Panic
        {0} plays Color Panic
        0= [name a colour] Color Panic: name a colour
        0? Brown | Purple | Red | Blue
        0! Brown
        {0} chooses for Color Panic: brown
        1= [discard] Color Panic: which chip is discarded?
        1? Discard Axe Kick | Discard X-Copy
        1! Discard X-Copy
        {1} discards X-Copy
        {2} shows Combine, 1-gem
        0 has: 1 black / 1 red / $3 / table 1-gem; 2-gem; Color Panic
        1 has: hand 1-gem; Combine; Axe Kick / discard X-Copy
        2 has: hand 1-gem; Combine
        """,
    )


@rule("PS-13.Degenerate Trasher")
def test_degenerate_trasher() -> None:
    act(
        duel(hand="Degenerate Trasher; Wound; 1-gem; Riposte; 2-gem", foe={"hand": "1-gem"}),
        """
        0: Play Degenerate Trasher
        {0} plays Degenerate Trasher
        0= [trash] Degenerate Trasher: which chip is trashed?
        0? Nothing more | Trash Wound (hand) | Trash 1-gem (hand) | Trash 2-gem (hand)
        0: Trash Wound (hand)
        {0} trashes Wound
        0= [trash] Degenerate Trasher: which chip is trashed?
        0? Nothing more | Trash 1-gem (hand) | Trash 2-gem (hand)
        0: Trash 1-gem (hand)
        {0} trashes 1-gem
        0 has: 1 black / hand 2-gem; Riposte / table Degenerate Trasher
        """,
    )


@rule("PS-13.Degenerate Trasher")
def test_degenerate_trasher_trashes_nothing() -> None:
    act(
        duel(hand="Degenerate Trasher; Wound; 1-gem; Riposte; 2-gem", foe={"hand": "1-gem"}),
        """
        0: Play Degenerate Trasher
        {0} plays Degenerate Trasher
        0= [trash] Degenerate Trasher: which chip is trashed?
        0? Nothing more | Trash Wound (hand) | Trash 1-gem (hand) | Trash 2-gem (hand)
        0: Nothing more
        0 has: 1 black / hand 1-gem; 2-gem; Wound; Riposte / table Degenerate Trasher
        """,
    )


@rule("PS-13.Ebb or Flow")
def test_ebb() -> None:
    act(
        duel(hand="Ebb or Flow; 2-gem", pile="1 1", foe={"hand": "1-gem", "pile": "1 2"}),
        """
        0: Play Ebb or Flow
        {0} plays Ebb or Flow
        0= [choose] Ebb or Flow: choose
        0? Every player: trash a 1-gem of their pile | Ante a 2-gem
        0: Every player: trash a 1-gem of their pile
        {0} chooses for Ebb or Flow: every player: trash a 1-gem of their pile
        0 has: pile 1 / $2 / table 2-gem; Ebb or Flow
        1 has: pile 2 / hand 1-gem
        """,
    )


@rule("PS-13.Ebb or Flow")
def test_flow() -> None:
    act(
        duel(hand="Ebb or Flow; 2-gem", pile="1 1", foe={"hand": "1-gem", "pile": "1 2"}),
        """
        0: Play Ebb or Flow
        {0} plays Ebb or Flow
        0= [choose] Ebb or Flow: choose
        0? Every player: trash a 1-gem of their pile | Ante a 2-gem
        0: Ante a 2-gem
        {0} chooses for Ebb or Flow: ante a 2-gem
        A 2-gem goes into the pile of {0}
        0 has: pile 1 1 2 / $2 / table 2-gem; Ebb or Flow
        1 has: pile 1 2 / hand 1-gem
        """,
    )


@rule("PS-13.Ebb or Flow", "PS-13.Repeated Jabs")
def test_ebb_or_flow_as_a_reaction() -> None:
    act(
        duel(hand="Repeated Jabs; 2-gem", bag="1-gem", pile="1 1", foe={"hand": "Ebb or Flow", "pile": "1 2"}),
        """
        0! Play Repeated Jabs
        {0} plays Repeated Jabs
        1= [react] {0} attacks you with Repeated Jabs. React?
        1? No reaction | React with Ebb or Flow
        1: React with Ebb or Flow
        {1} reacts with Ebb or Flow
        1= [choose] Ebb or Flow: choose
        1? Every player: trash a 1-gem of their pile | Ante a 2-gem
        1: Every player: trash a 1-gem of their pile
        {1} chooses for Ebb or Flow: every player: trash a 1-gem of their pile
        A 1-gem goes into the pile of {1}
        0= [may] Repeated Jabs: put this on top of your bag?
        0? No | Yes
        0: No
        0 has: pile 1 / $2 / bag 1-gem / table 2-gem; Repeated Jabs
        1 has: pile 1 2 / discard Ebb or Flow
        """,
    )


@rule("PS-13.Repeated Jabs")
def test_repeated_jabs_on_the_bag() -> None:
    act(
        duel(hand="Repeated Jabs; 2-gem", bag="1-gem*9", foe={"hand": "1-gem", "bag": "1-gem*9"}),
        """
        0! Play Repeated Jabs
        {0} plays Repeated Jabs
        A 1-gem goes into the pile of {1}
        0= [may] Repeated Jabs: put this on top of your bag?
        0? No | Yes
        0! Yes
        {0} puts Repeated Jabs on top of the bag
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0! Buy no more
        {0} discards nothing
        {0} draws 5
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        0 has: hand 1-gem*4; Repeated Jabs / bag 1-gem*5 / discard 1-gem; 2-gem
        1 has: pile 1 1 / 1 black / $1 / bag 1-gem*9 / table 1-gem
        """,
    )


@rule("PS-13.Hundred-Fist Frenzy", "PS-13.Just a Scratch")
def test_hundred_fist_frenzy() -> None:
    act(
        duel(
            hand="Just a Scratch; 2-gem",
            ongoing="Hundred-Fist Frenzy*2",
            pile="1 2",
            foe={"hand": "Crash Gem; Riposte", "pile": "1", "discard": "Combine"},
        ),
        """
        0: Play Just a Scratch
        {0} plays Just a Scratch
        0= [choose] Just a Scratch: choose
        0? Each opponent: gain a wound | Trash a wound of your hand or your discard pile; +1 red arrow
        0! Each opponent: gain a wound
        {0} chooses for Just a Scratch: each opponent: gain a wound
        {1} gains Wound
        0= [break] Hundred-Fist Frenzy: which gem breaks?
        0? Nothing more | Break a 1-gem | Break a 2-gem
        0! Break a 2-gem
        {0} crashes a 2-gem
        {0} sends 2 1-gems to {1}
        1= [react] {0} sends 2 1-gems to {1}. React?
        1? No reaction | React with Crash Gem
        1: No reaction
        2 1-gems land in the pile of {1}
        0= [break] Hundred-Fist Frenzy: which gem breaks?
        0? Nothing more | Break a 1-gem
        0! Nothing more
        1= [react] {0} has hit you with Just a Scratch. React?
        1? No reaction | React with Riposte
        1: React with Riposte
        {1} reacts with Riposte
        1= [take] Riposte: which chip?
        1? Take Combine (discard) | Take Wound (discard)
        1: Take Combine (discard)
        {1} returns Combine to the hand
        0 has: pile 1 / $2 / table 2-gem; Just a Scratch / ongoing Hundred-Fist Frenzy*2
        1 has: pile 1 1 1 / hand Combine; Crash Gem / discard Wound; Riposte
        """,
    )


@rule("PS-13.Hundred-Fist Frenzy")
def test_hundred_fist_frenzy_ends_with_an_idle_turn() -> None:
    act(
        duel(
            hand="Axe Kick; 1-gem; 2-gem",
            ongoing="Hundred-Fist Frenzy",
            foe={"hand": "1-gem", "ongoing": "Hundred-Fist Frenzy*2"},
        ),
        """
        0= [play] Your actions: what do you play?
        0? End your actions | Play Axe Kick
        0: End your actions
        {1} discards Hundred-Fist Frenzy
        {1} discards Hundred-Fist Frenzy
        0 has: 1 black / $3 / hand Axe Kick / table 1-gem; 2-gem / ongoing Hundred-Fist Frenzy
        1 has: hand 1-gem / discard Hundred-Fist Frenzy*2
        """,
    )


@rule("PS-13.Hundred-Fist Frenzy")
def test_hundred_fist_frenzy_is_laid_out() -> None:
    act(
        duel(hand="Hundred-Fist Frenzy; 1-gem; 2-gem", foe={"hand": "1-gem"}),
        """
        0: Play Hundred-Fist Frenzy
        {0} plays Hundred-Fist Frenzy
        0 has: $3 / table 1-gem; 2-gem / ongoing Hundred-Fist Frenzy
        1 has: hand 1-gem
        """,
    )


@rule("PS-13.Improvisation")
def test_improvisation() -> None:
    act(
        duel(hand="Improvisation; Combine; 2-gem", bag="Axe Kick*2", discard="1-gem*4", foe={"hand": "1-gem"}),
        """
        0! Play Improvisation
        {0} plays Improvisation
        {0} draws 1
        {0} reveals Axe Kick
        {0} draws 1
        {0} reveals Axe Kick
        {0} plays Axe Kick
        {0} shakes 4 discarded chips into the bag
        {0} draws 2
        {0} plays Axe Kick
        {0} draws 2
        0 has: 2 brown / $6 / hand Combine / table 1-gem*4; 2-gem; Axe Kick*2; Improvisation
        """,
    )


@rule("PS-13.Improvisation")
def test_improvisation_draws_gems_and_wounds() -> None:
    act(
        duel(hand="Improvisation; Combine; 2-gem", bag="Wound", discard="3-gem", foe={"hand": "1-gem"}),
        """
        0! Play Improvisation
        {0} plays Improvisation
        {0} draws 1
        {0} reveals Wound
        {0} shakes a discarded chip into the bag
        {0} draws 1
        {0} reveals 3-gem
        {0} discards 3-gem
        0 has: $2 / hand Wound; Combine / discard 3-gem / table 2-gem; Improvisation
        """,
    )


@rule("PS-13.Improvisation")
def test_improvisation_with_one_chip_to_draw() -> None:
    act(
        duel(hand="Improvisation; Combine; 2-gem", bag="Button Mashing", foe={"hand": "1-gem"}),
        """
        0! Play Improvisation
        {0} plays Improvisation
        {0} draws 1
        {0} reveals Button Mashing
        {0} plays Button Mashing
        {0} trashes Button Mashing
        0 has: 2 black / hand 2-gem; Combine / table Improvisation
        """,
    )


@rule("PS-13.Improvisation")
def test_improvisation_as_a_reaction() -> None:
    act(
        duel(
            hand="Bonecracker; 2-gem",
            bag="1-gem",
            foe={"hand": "Improvisation; Axe Kick; Combine; 3-gem", "bag": "2-gem*3"},
        ),
        """
        0! Play Bonecracker
        {0} plays Bonecracker
        {1} shows Improvisation, Axe Kick, Combine, 3-gem
        {1} discards 3-gem
        1= [react] {0} has hit you with Bonecracker. React?
        1? No reaction | React with Improvisation
        1: React with Improvisation
        {1} reacts with Improvisation
        1= [play free] Improvisation: which chip is played?
        1? Play Axe Kick | Play Combine
        1! Play Axe Kick
        {1} plays Axe Kick
        {1} draws 2
        0 has: 1 brown / $2 / bag 1-gem / table 2-gem; Bonecracker
        1 has: hand 2-gem*2; Combine / bag 2-gem / discard 3-gem; Improvisation / table Axe Kick
        """,
    )
