"""Scenes of a turn and of gems that fly, with the log as people read it."""

from __future__ import annotations

from tests.puzzlestrike.duel import duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule


@rule("PS-2.1", "PS-3.1", "PS-3.3", "PS-6.1", "PS-7.1", "PS-7.3")
def test_a_whole_turn_is_told() -> None:
    act(
        duel(
            phase="turn",
            hand="Axe Kick; Combine; Crash Gem; 1-gem*2",
            bag="Punch, Punch, Kick",
            discard="Safe Keeping",
            pile="1",
            foe={"hand": "1-gem"},
        ),
        """
        0= [play] Your actions: what do you play?
        0? End your actions | Play Axe Kick | Play Combine | Play Crash Gem
        0! Play Axe Kick
        {0} plays Axe Kick
        {0} shakes a discarded chip into the bag
        {0} draws 2
        0= [play] Your actions: what do you play?
        0? End your actions | Play Punch, Punch, Kick | Play Safe Keeping
        0: Play Safe Keeping
        {0} plays Safe Keeping
        0= [may] Safe Keeping: put a 1-gem of your pile into your bag?
        0? No | Yes
        0: Yes
        {0} puts 1-gem into the bag
        0= [play] Your actions: what do you play?
        0? End your actions | Play Combine | Play Crash Gem | Play Punch, Punch, Kick
        0: Play Combine
        {0} plays Combine
        0= [play] Your actions: what do you play?
        0? End your actions | Play Crash Gem | Play Punch, Punch, Kick
        0! Play Punch, Punch, Kick
        {0} plays Punch, Punch, Kick
        {0} draws 1
        0= [play] Your actions: what do you play?
        0? End your actions | Play Crash Gem
        0! Play Crash Gem
        {0} plays Crash Gem
        {0} crashes a 1-gem
        {0} sends a 1-gem to {1}
        A 1-gem lands in the pile of {1}
        0= [hold back] Your gems are about to be spent. Hold some back, for your pigs to keep?
        0? Play the other gems | Hold back 1-gem
        0: Hold back 1-gem
        0: Buy Wound for $0
        {0} buys Wound
        0: Buy no more
        0 has: 1 black / $2 / 1 pigs / hand 1-gem / discard Wound / table 1-gem*2; Combine; Crash Gem; Axe Kick; \
Punch, Punch, Kick; Safe Keeping
        1 has: pile 1 / hand 1-gem
        """,
    )


@rule("PS-6.1", "PS-7.3", "PS-11.2")
def test_gems_held_back_and_chips_kept_are_told_by_number_only() -> None:
    act(
        duel(hand="Safe Keeping*2; Combine*2; 1-gem*2; 2-gem", bag="3-gem*9", foe={"hand": "1-gem", "bag": "1-gem*9"}),
        """
        0: Play Safe Keeping
        {0} plays Safe Keeping
        0: Play Safe Keeping
        {0} plays Safe Keeping
        0= [play] Your actions: what do you play?
        0? End your actions | Play Combine
        0: End your actions
        0= [hold back] Your gems are about to be spent. Hold some back, for your pigs to keep?
        0? Play the other gems | Hold back 1-gem | Hold back 2-gem
        0: Hold back 1-gem
        0= [hold back] Your gems are about to be spent. Hold some back, for your pigs to keep?
        0? Play the other gems | Hold back 1-gem | Hold back 2-gem
        0: Play the other gems
        0= [buy] You have $3: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0= [buy] You have $2: what do you buy?
        0: Buy no more
        0= [keep] Keep a chip with a pig?
        0? Keep no more | Keep Combine | Keep 1-gem
        0: Keep 1-gem
        0= [keep] Keep a chip with a pig?
        0? Keep no more | Keep Combine
        0! Keep Combine
        {0} discards Combine, keeps 2
        {0} draws 3
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        0 has: hand 1-gem; 3-gem*3; Combine / bag 3-gem*6 / discard 1-gem*2; 2-gem; Combine; Safe Keeping*2
        1 has: pile 1 / 1 black / $1 / bag 1-gem*9 / table 1-gem
        """,
    )


@rule("PS-7.2")
def test_height_brings_more_chips() -> None:
    act(
        duel(phase="buy", hand="1-gem; Combine", pile="2 4", bag="3-gem*9", foe={"hand": "1-gem", "bag": "1-gem*9"}),
        """
        0= [buy] You have $1: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0= [buy] You have $0: what do you buy?
        0! Buy no more
        {0} discards Combine
        {0} draws 7
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        0 has: pile 2 4 / hand 3-gem*7 / bag 3-gem*2 / discard 1-gem*2; Combine
        """,
    )


@rule("PS-4.1", "PS-6.1")
def test_a_combine_lessens_the_money() -> None:
    act(
        duel(hand="Combine; 1-gem*2; Axe Kick*2", bag="Combine*9", foe={"hand": "1-gem", "bag": "1-gem*9"}),
        """
        0: Play Combine
        {0} plays Combine
        0! Play Axe Kick
        {0} plays Axe Kick
        {0} draws 2
        0! Play Axe Kick
        {0} plays Axe Kick
        {0} draws 2
        0= [buy] You have $1: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0= [buy] You have $0: what do you buy?
        0! Buy no more
        {0} discards Combine, Combine, Combine, Combine
        {0} draws 5
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        0 has: hand Combine*5 / discard 1-gem*3; Combine*5; Axe Kick*2
        """,
    )


@rule("PS-4.2", "PS-4.4", "PS-4.6")
def test_a_crash_a_counter_and_what_flies_back() -> None:
    act(
        duel(hand="Crash Gem*2; 1-gem", pile="1 2", foe={"hand": "Crash Gem", "pile": "1 3"}),
        """
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [break] Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 2-gem
        0! Break a 2-gem
        {0} crashes a 2-gem
        {0} sends 2 1-gems to {1}
        1= [react] {0} sends 2 1-gems to {1}. React?
        1? No reaction | React with Crash Gem
        1: React with Crash Gem
        {1} reacts with Crash Gem
        1= [break] Crash Gem: which gem breaks?
        1? Break a 1-gem | Break a 3-gem
        1! Break a 3-gem
        {1} counter-crashes a 3-gem
        {1} sends a 1-gem to {0}
        0= [react] {1} sends a 1-gem to {0}. React?
        0? No reaction | React with Crash Gem
        0: No reaction
        A 1-gem lands in the pile of {0}
        0 has: pile 1 1 / $2 / hand Crash Gem / table 1-gem; Crash Gem
        1 has: pile 1 / discard Crash Gem
        """,
    )


@rule("PS-4.6", "PS-4.7")
def test_a_counter_is_countered() -> None:
    act(
        duel(hand="Crash Gem*2; 1-gem", pile="1 3", foe={"hand": "Crash Gem", "pile": "1 4"}),
        """
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [break] Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 3-gem
        0! Break a 1-gem
        {0} crashes a 1-gem
        {0} sends a 1-gem to {1}
        1= [react] {0} sends a 1-gem to {1}. React?
        1? No reaction | React with Crash Gem
        1: React with Crash Gem
        {1} reacts with Crash Gem
        1= [break] Crash Gem: which gem breaks?
        1? Break a 1-gem | Break a 4-gem
        1: Break a 1-gem
        {1} counter-crashes a 1-gem
        0 has: pile 3 / $2 / hand Crash Gem / table 1-gem; Crash Gem
        1 has: pile 4 / discard Crash Gem
        """,
    )


@rule("PS-4.6", "PS-4.7")
def test_a_counter_is_countered_again() -> None:
    act(
        duel(hand="Crash Gem*2; 1-gem", pile="1 3", foe={"hand": "Crash Gem", "pile": "1 3"}),
        """
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [break] Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 3-gem
        0! Break a 1-gem
        {0} crashes a 1-gem
        {0} sends a 1-gem to {1}
        1= [react] {0} sends a 1-gem to {1}. React?
        1? No reaction | React with Crash Gem
        1: React with Crash Gem
        {1} reacts with Crash Gem
        1= [break] Crash Gem: which gem breaks?
        1? Break a 1-gem | Break a 3-gem
        1! Break a 3-gem
        {1} counter-crashes a 3-gem
        {1} sends 2 1-gems to {0}
        0= [react] {1} sends 2 1-gems to {0}. React?
        0? No reaction | React with Crash Gem
        0! React with Crash Gem
        {0} reacts with Crash Gem
        {0} counter-crashes a 3-gem
        {0} sends a 1-gem to {1}
        A 1-gem lands in the pile of {1}
        0 has: $3 / discard Crash Gem / table 1-gem; Crash Gem
        1 has: pile 1 1 / discard Crash Gem
        """,
    )


@rule("PS-4.3", "PS-4.4", "PS-4.7")
def test_a_double_crash_and_a_double_counter() -> None:
    act(
        duel(hand="Double Crash Gem; 1-gem", pile="1 2 3", foe={"hand": "Double Crash Gem", "pile": "1 2"}),
        """
        0: Play Double Crash Gem
        {0} plays Double Crash Gem
        0= [break] Double Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 2-gem | Break a 3-gem
        0: Break a 3-gem
        0= [break] Double Crash Gem: which gem breaks?
        0? Nothing more | Break a 1-gem | Break a 2-gem
        0! Break a 1-gem
        {0} crashes a 3-gem and a 1-gem
        {0} sends 4 1-gems to {1}
        1= [react] {0} sends 4 1-gems to {1}. React?
        1? No reaction | React with Double Crash Gem
        1: React with Double Crash Gem
        {1} reacts with Double Crash Gem
        1= [break] Double Crash Gem: which gem breaks?
        1? Break a 1-gem | Break a 2-gem
        1: Break a 1-gem
        1= [break] Double Crash Gem: which gem breaks?
        1? Nothing more | Break a 2-gem
        1: Break a 2-gem
        {1} counter-crashes a 1-gem and a 2-gem
        A 1-gem lands in the pile of {1}
        0 has: pile 2 / $3 / table 1-gem; Double Crash Gem
        1 has: pile 1 / discard Double Crash Gem
        """,
    )


@rule("PS-4.3", "PS-4.4", "PS-4.7")
def test_a_double_crash_of_one_gem_and_a_counter_of_one() -> None:
    act(
        duel(hand="Double Crash Gem; 1-gem", pile="1 2 3", foe={"hand": "Double Crash Gem", "pile": "1 2"}),
        """
        0: Play Double Crash Gem
        {0} plays Double Crash Gem
        0= [break] Double Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 2-gem | Break a 3-gem
        0: Break a 3-gem
        0= [break] Double Crash Gem: which gem breaks?
        0? Nothing more | Break a 1-gem | Break a 2-gem
        0! Nothing more
        {0} crashes a 3-gem
        {0} sends 3 1-gems to {1}
        1= [react] {0} sends 3 1-gems to {1}. React?
        1? No reaction | React with Double Crash Gem
        1: React with Double Crash Gem
        {1} reacts with Double Crash Gem
        1= [break] Double Crash Gem: which gem breaks?
        1? Break a 1-gem | Break a 2-gem
        1: Break a 2-gem
        1= [break] Double Crash Gem: which gem breaks?
        1? Nothing more | Break a 1-gem
        1: Nothing more
        {1} counter-crashes a 2-gem
        A 1-gem lands in the pile of {1}
        0 has: pile 1 2 / $2 / table 1-gem; Double Crash Gem
        1 has: pile 1 1 / discard Double Crash Gem
        """,
    )


@rule("PS-4.5", "PS-4.4")
def test_a_counter_crashed_4_gem_is_not_answered() -> None:
    act(
        duel(hand="Crash Gem*2; 1-gem", pile="1 1", foe={"hand": "Crash Gem", "pile": "2 4"}),
        """
        0! Play Crash Gem
        {0} plays Crash Gem
        {0} crashes a 1-gem
        {0} sends a 1-gem to {1}
        1= [react] {0} sends a 1-gem to {1}. React?
        1? No reaction | React with Crash Gem
        1: React with Crash Gem
        {1} reacts with Crash Gem
        1= [break] Crash Gem: which gem breaks?
        1? Break a 2-gem | Break a 4-gem
        1: Break a 4-gem
        {1} counter-crashes a 4-gem
        {1} sends 3 1-gems to {0}
        3 1-gems land in the pile of {0}
        0 has: pile 1 1 1 1 / $2 / hand Crash Gem / table 1-gem; Crash Gem
        1 has: pile 2 / discard Crash Gem
        """,
    )


@rule("PS-4.5", "PS-4.4")
def test_a_double_counter_with_a_4_gem_is_not_answered() -> None:
    act(
        duel(hand="Crash Gem*2; 1-gem", pile="1 1", foe={"hand": "Double Crash Gem", "pile": "2 4"}),
        """
        0! Play Crash Gem
        {0} plays Crash Gem
        {0} crashes a 1-gem
        {0} sends a 1-gem to {1}
        1= [react] {0} sends a 1-gem to {1}. React?
        1? No reaction | React with Double Crash Gem
        1: React with Double Crash Gem
        {1} reacts with Double Crash Gem
        1= [break] Double Crash Gem: which gem breaks?
        1? Break a 2-gem | Break a 4-gem
        1: Break a 2-gem
        1= [break] Double Crash Gem: which gem breaks?
        1? Nothing more | Break a 4-gem
        1: Break a 4-gem
        {1} counter-crashes a 2-gem and a 4-gem
        {1} sends 5 1-gems to {0}
        5 1-gems land in the pile of {0}
        0 has: pile 1 1 1 1 1 1 / $2 / hand Crash Gem / table 1-gem; Crash Gem
        1 has: discard Double Crash Gem
        """,
    )


@rule("PS-4.5")
def test_a_4_gem_is_not_answered() -> None:
    act(
        duel(hand="Crash Gem; 1-gem", pile="4", foe={"hand": "Crash Gem", "pile": "2"}),
        """
        0: Play Crash Gem
        {0} plays Crash Gem
        {0} crashes a 4-gem
        {0} sends 4 1-gems to {1}
        4 1-gems land in the pile of {1}
        0 has: $2 / table 1-gem; Crash Gem
        1 has: pile 1 1 1 1 2 / hand Crash Gem
        """,
    )


@rule("PS-4.5")
def test_a_4_gem_broken_second_is_not_answered() -> None:
    act(
        duel(hand="Double Crash Gem; 1-gem", pile="1 4", foe={"hand": "Crash Gem", "pile": "2"}),
        """
        0: Play Double Crash Gem
        {0} plays Double Crash Gem
        0= [break] Double Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 4-gem
        0: Break a 1-gem
        0= [break] Double Crash Gem: which gem breaks?
        0? Nothing more | Break a 4-gem
        0: Break a 4-gem
        {0} crashes a 1-gem and a 4-gem
        {0} sends 5 1-gems to {1}
        5 1-gems land in the pile of {1}
        0 has: $3 / table 1-gem; Double Crash Gem
        1 has: pile 1 1 1 1 1 2 / hand Crash Gem
        """,
    )


@rule("PS-4.1")
def test_combine_offers_what_there_is() -> None:
    act(
        duel(hand="Combine*3; One True Style; 4-gem", bag="1-gem", pile="1 1 1 2 2", foe={"hand": "1-gem"}),
        """
        0: Play Combine
        {0} plays Combine
        0= [combine] Combine: which gems combine?
        0? Combine nothing | Combine a 1-gem and a 1-gem | Combine a 1-gem and a 2-gem | Combine a 2-gem and a 2-gem
        0: Combine a 1-gem and a 2-gem
        {0} combines a 1-gem and a 2-gem into a 3-gem
        0: Play Combine
        {0} plays Combine
        0= [combine] Combine: which gems combine?
        0? Combine nothing | Combine a 1-gem and a 1-gem | Combine a 1-gem and a 2-gem | Combine a 1-gem and a 3-gem
        0: Combine nothing
        0: Play One True Style
        {0} plays One True Style
        {0} combines a 1-gem and a 1-gem into a 2-gem
        0 has: pile 2 2 3 / 1 brown / 1 red / 1 blue / $2 / hand Combine / bag 1-gem / table 4-gem; Combine*2; One \
True Style
        """,
    )


@rule("PS-4.1")
def test_combine_can_make_every_pair() -> None:
    act(
        duel(hand="Combine*2; Axe Kick", bag="1-gem", pile="1 2 2 3", foe={"hand": "1-gem"}),
        """
        0: Play Combine
        {0} plays Combine
        0= [combine] Combine: which gems combine?
        0? Combine nothing | Combine a 1-gem and a 2-gem | Combine a 1-gem and a 3-gem | Combine a 2-gem and a 2-gem
        0: Combine a 1-gem and a 3-gem
        {0} combines a 1-gem and a 3-gem into a 4-gem
        0: Play Combine
        {0} plays Combine
        0= [combine] Combine: which gems combine?
        0? Combine nothing | Combine a 2-gem and a 2-gem
        0: Combine a 2-gem and a 2-gem
        {0} combines a 2-gem and a 2-gem into a 4-gem
        0 has: pile 4 4 / 1 black / $-2 / hand Axe Kick / bag 1-gem / table Combine*2
        """,
    )


@rule("PS-4.1")
def test_no_gem_combines_with_itself() -> None:
    act(
        duel(hand="Combine; Axe Kick", pile="1 3 3 4", foe={"hand": "1-gem"}),
        """
        0: Play Combine
        {0} plays Combine
        0= [combine] Combine: which gems combine?
        0? Combine nothing | Combine a 1-gem and a 3-gem
        0: Combine a 1-gem and a 3-gem
        {0} combines a 1-gem and a 3-gem into a 4-gem
        0 has: pile 3 4 4 / 1 black / $-1 / hand Axe Kick / table Combine
        """,
    )
