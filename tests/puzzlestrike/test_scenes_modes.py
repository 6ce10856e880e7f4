"""Scenes of Panic Time, of the modes for more than two, and of how a game ends."""

from __future__ import annotations

from tests.puzzlestrike.duel import duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule


@rule("PS-2.2", "PS-2.3")
def test_panic_time_is_told() -> None:
    act(
        duel(
            phase="buy",
            hand="3-gem*2",
            bag="1-gem*9",
            foe={"hand": "1-gem", "bag": "1-gem*9"},
            stacks={"Axe Kick": 1, "Now or Later": 0},
        ),
        """
        0= [buy] You have $6: what do you buy?
        0: Buy Axe Kick for $5
        Panic Time: everyone antes 2-gems
        {0} buys Axe Kick
        0= [buy] You have $1: what do you buy?
        0! Buy no more
        {0} discards nothing
        {0} draws 5
        Turn 2: {1}
        A 2-gem goes into the pile of {1}
        1= [buy] You have $1: what do you buy?
        1: Buy 1-gem for $1
        {1} buys 1-gem
        1= [buy] You have $0: what do you buy?
        1! Buy no more
        {1} discards nothing
        {1} draws 5
        Turn 3: {0}
        A 2-gem goes into the pile of {0}
        0 has: pile 2 / 1 black / $5 / bag 1-gem*4 / discard 3-gem*2; Axe Kick / table 1-gem*5
        1 has: pile 2 / hand 1-gem*5 / bag 1-gem*4 / discard 1-gem*2
        """,
    )


@rule("PS-2.2", "PS-2.3")
def test_danger_time_and_deadly_time_are_told() -> None:
    act(
        duel(
            phase="buy",
            hand="4-gem*2",
            bag="1-gem*9",
            foe={"hand": "1-gem", "bag": "1-gem*9"},
            stacks={"Axe Kick": 1, "Bang then Fizzle": 1, "Just a Scratch": 1, "Now or Later": 0},
        ),
        """
        0= [buy] You have $8: what do you buy?
        0: Buy Axe Kick for $5
        Panic Time: everyone antes 2-gems
        {0} buys Axe Kick
        0= [buy] You have $3: what do you buy?
        0: Buy Bang then Fizzle for $2
        Danger Time: everyone antes 3-gems
        {0} buys Bang then Fizzle
        0= [buy] You have $1: what do you buy?
        0: Buy Just a Scratch for $1
        Deadly Time: everyone antes 4-gems
        {0} buys Just a Scratch
        0= [buy] You have $0: what do you buy?
        0! Buy no more
        {0} discards nothing
        {0} draws 5
        Turn 2: {1}
        A 4-gem goes into the pile of {1}
        0 has: hand 1-gem*5 / bag 1-gem*4 / discard 4-gem*2; Axe Kick; Bang then Fizzle; Just a Scratch
        1 has: pile 4 / 1 black / $1 / bag 1-gem*9 / table 1-gem
        """,
    )


@rule("PS-8.1")
def test_a_duel_ends() -> None:
    act(
        duel(phase="buy", hand="1-gem", pile="4 4 2", foe={"hand": "1-gem", "bag": "1-gem*9"}),
        """
        0= [buy] You have $1: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0= [buy] You have $0: what do you buy?
        0! Buy no more
        {0} discards nothing
        {0} shakes 2 discarded chips into the bag
        {0} draws 2
        {1} wins
        0 has: pile 2 4 4 / hand 1-gem*2
        1 has: hand 1-gem / bag 1-gem*9
        """,
    )


@rule("PS-8.1")
def test_a_pile_of_9_does_not_end_it() -> None:
    act(
        duel(phase="buy", hand="1-gem", pile="4 4 1", bag="1-gem*9", foe={"hand": "1-gem", "bag": "1-gem*9"}),
        """
        0= [buy] You have $1: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0= [buy] You have $0: what do you buy?
        0! Buy no more
        {0} discards nothing
        {0} draws 8
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        0 has: pile 1 4 4 / hand 1-gem*8 / bag 1-gem / discard 1-gem*2
        1 has: pile 1 / 1 black / $1 / bag 1-gem*9 / table 1-gem
        """,
    )


@rule("PS-8.2")
def test_a_free_for_all_is_tied_and_played_on() -> None:
    act(
        duel(
            phase="buy",
            hand="1-gem",
            pile="4 4 2",
            foe={"hand": "1-gem", "bag": "1-gem*9", "pile": "2"},
            others=[{"hand": "1-gem", "bag": "1-gem*9", "pile": "2"}, {"hand": "1-gem", "bag": "1-gem*9", "pile": "3"}],
        ),
        """
        0= [buy] You have $1: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0= [buy] You have $0: what do you buy?
        0! Buy no more
        {0} discards nothing
        {0} shakes 2 discarded chips into the bag
        {0} draws 2
        A tie: {1} and {2} take one more turn each
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        1= [buy] You have $1: what do you buy?
        1: Buy 1-gem for $1
        {1} buys 1-gem
        1= [buy] You have $0: what do you buy?
        1! Buy no more
        {1} discards nothing
        {1} draws 6
        Turn 3: {2}
        A 1-gem goes into the pile of {2}
        2= [buy] You have $1: what do you buy?
        2: Buy 1-gem for $1
        {2} buys 1-gem
        2= [buy] You have $0: what do you buy?
        2! Buy no more
        {2} discards nothing
        {2} draws 6
        A tie: {1} and {2} take one more turn each
        Turn 4: {1}
        A 1-gem goes into the pile of {1}
        0 has: pile 2 4 4 / hand 1-gem*2
        1 has: pile 1 1 2 / 1 black / $6 / bag 1-gem*3 / discard 1-gem*2 / table 1-gem*6
        2 has: pile 1 2 / hand 1-gem*6 / bag 1-gem*3 / discard 1-gem*2
        3 has: pile 3 / hand 1-gem / bag 1-gem*9
        """,
    )


@rule("PS-8.5")
def test_the_last_man_standing() -> None:
    act(
        duel(
            mode="last-man-standing",
            phase="buy",
            hand="1-gem",
            pile="4 4 2",
            foe={"hand": "1-gem", "bag": "1-gem*9", "pile": "4 4"},
            others=[{"hand": "1-gem", "bag": "1-gem*9"}],
        ),
        """
        0= [buy] You have $1: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0= [buy] You have $0: what do you buy?
        0! Buy no more
        {0} discards nothing
        {0} shakes 2 discarded chips into the bag
        {0} draws 2
        {0} is eliminated
        Panic Time: everyone antes 2-gems
        Turn 2: {1}
        A 2-gem goes into the pile of {1}
        1= [buy] You have $1: what do you buy?
        1: Buy 1-gem for $1
        {1} buys 1-gem
        1= [buy] You have $0: what do you buy?
        1! Buy no more
        {1} discards nothing
        {1} draws 8
        {1} is eliminated
        Danger Time: everyone antes 3-gems
        {2} wins
        0 has: pile 2 4 4 / hand 1-gem*2
        1 has: pile 2 4 4 / hand 1-gem*8 / bag 1-gem / discard 1-gem*2
        2 has: hand 1-gem / bag 1-gem*9
        """,
    )


@rule("PS-9.1")
def test_a_team_loses_together() -> None:
    act(
        duel(
            mode="teams",
            phase="buy",
            hand="1-gem",
            pile="4 4 2",
            foe={"hand": "1-gem", "bag": "1-gem*9"},
            others=[{"hand": "1-gem", "bag": "1-gem*9"}, {"hand": "1-gem", "bag": "1-gem*9"}],
        ),
        """
        0= [buy] You have $1: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0= [buy] You have $0: what do you buy?
        0: Buy no more
        3= [buy] You have $1: what do you buy?
        3: Buy 1-gem for $1
        {3} buys 1-gem
        3= [buy] You have $0: what do you buy?
        3! Buy no more
        {0} discards nothing
        {0} shakes 2 discarded chips into the bag
        {0} draws 2
        {3} discards nothing
        {3} draws 8
        {1} and {2} win
        0 has: pile 2 4 4 / hand 1-gem*2
        3 has: pile 2 4 4 / hand 1-gem*8 / bag 1-gem / discard 1-gem*2
        """,
    )


@rule("PS-9.1", "PS-2.1")
def test_a_team_takes_its_turn_together() -> None:
    act(
        duel(
            mode="teams",
            phase="turn",
            hand="Axe Kick; Combine; 1-gem",
            bag="1-gem*9",
            foe={"hand": "1-gem", "bag": "1-gem*9"},
            others=[{"hand": "1-gem", "bag": "2-gem*9"}, {"hand": "Crash Gem; 1-gem; Axe Kick", "bag": "3-gem*9"}],
        ),
        """
        0= [play] Your actions: what do you play?
        0? End your actions | Play Axe Kick | Play Combine | Let your teammate go on
        0: Let your teammate go on
        3= [play] Your actions: what do you play?
        3? End your actions | Play Crash Gem | Play Axe Kick
        3! Play Crash Gem
        {3} plays Crash Gem
        {3} crashes a 1-gem
        {3} sends a 1-gem to {1} and {2}
        A 1-gem lands in the pile of {1} and {2}
        0= [play] Your actions: what do you play?
        0? End your actions | Play Axe Kick | Play Combine | Let your teammate go on
        0! Play Axe Kick
        {0} plays Axe Kick
        {0} draws 2
        0= [buy] You have $3: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0= [buy] You have $2: what do you buy?
        0? Buy no more | Buy 1-gem for $1 | Buy Bang then Fizzle for $2 | Buy Just a Scratch for $1 | Buy Money for \
Nothing for $2 | Buy Now or Later for $2 | Buy Wound for $0 | Let your teammate go on
        0: Let your teammate go on
        3= [buy] You have $2: what do you buy?
        3: Buy 1-gem for $1
        {3} buys 1-gem
        3= [buy] You have $1: what do you buy?
        3? Buy no more | Buy 1-gem for $1 | Buy Just a Scratch for $1 | Buy Wound for $0 | Let your teammate go on
        3: Buy no more
        0= [buy] You have $2: what do you buy?
        0? Buy no more | Buy 1-gem for $1 | Buy Bang then Fizzle for $2 | Buy Just a Scratch for $1 | Buy Money for \
Nothing for $2 | Buy Now or Later for $2 | Buy Wound for $0
        0! Buy no more
        {0} discards Combine
        {0} draws 5
        {3} discards Axe Kick
        {3} draws 5
        Turn 2: {1}
        A 1-gem goes into the pile of {1} and {2}
        0 has: hand 1-gem*5 / bag 1-gem*2 / discard 1-gem*4; Combine; Axe Kick
        1 has: pile 1 1 / 1 black / $1 / bag 1-gem*9 / table 1-gem
        2 has: pile 1 1 / 1 black / $1 / bag 2-gem*9 / table 1-gem
        3 has: hand 3-gem*5 / bag 3-gem*4 / discard 1-gem*2; Crash Gem; Axe Kick
        """,
    )


@rule("PS-8.4")
def test_gems_float_and_fly() -> None:
    act(
        duel(
            hand="Punch, Punch, Kick; Crash Gem*2",
            bag="1-gem*9",
            pile="1 2 4 4",
            foe={"hand": "Crash Gem", "pile": "1"},
            others=[{"hand": "1-gem"}],
        ),
        """
        0! Play Punch, Punch, Kick
        {0} plays Punch, Punch, Kick
        {0} draws 1
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [break] Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 2-gem | Break a 4-gem
        0: Break a 1-gem
        0= [target] Crash Gem: at whom?
        0? At {1} | At {2}
        0: At {1}
        {0} crashes a 1-gem
        A 1-gem of {0} floats, bound for {1}
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [break] Crash Gem: which gem breaks?
        0? Break a 2-gem | Break a 4-gem
        0: Break a 2-gem
        0= [target] Crash Gem: at whom?
        0? At {1} | At {2}
        0! At {2}
        {0} crashes a 2-gem
        {0} sends a 1-gem to {1}
        {0} sends 2 1-gems to {2}
        1= [react] {0} sends a 1-gem to {1}. React?
        1? No reaction | React with Crash Gem
        1! React with Crash Gem
        {1} reacts with Crash Gem
        {1} counter-crashes a 1-gem
        2 1-gems land in the pile of {2}
        0 has: pile 4 4 / $3 / bag 1-gem*8 / table 1-gem; Crash Gem*2; Punch, Punch, Kick
        1 has: discard Crash Gem
        2 has: pile 1 1 / hand 1-gem
        """,
    )


@rule("PS-8.4")
def test_gems_still_afloat_are_destroyed() -> None:
    act(
        duel(
            hand="Crash Gem; 1-gem",
            bag="1-gem*9",
            pile="1 4 4 4",
            foe={"hand": "1-gem", "bag": "1-gem*9"},
            others=[{"hand": "1-gem", "bag": "1-gem*9"}],
        ),
        """
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [break] Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 4-gem
        0: Break a 1-gem
        0= [target] Crash Gem: at whom?
        0? At {1} | At {2}
        0: At {1}
        {0} crashes a 1-gem
        A 1-gem of {0} floats, bound for {1}
        0= [buy] You have $2: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0= [buy] You have $1: what do you buy?
        0! Buy no more
        {0} discards nothing
        {0} draws 8
        A tie: {1} and {2} take one more turn each
        Turn 2: {1}
        A 1-gem goes into the pile of {1}
        0 has: pile 4 4 4 / hand 1-gem*8 / bag 1-gem / discard 1-gem*2; Crash Gem
        1 has: pile 1 / 1 black / $1 / bag 1-gem*9 / table 1-gem
        2 has: hand 1-gem / bag 1-gem*9
        """,
    )


@rule("PS-8.4")
def test_two_float_and_fly_the_oldest_first() -> None:
    act(
        duel(
            hand="Punch, Punch, Kick*2; Double Crash Gem*2; Crash Gem; Axe Kick",
            bag="1-gem*9",
            pile="1 1 2 3 4 4",
            foe={"hand": "1-gem"},
            others=[{"hand": "1-gem"}],
        ),
        """
        0! Play Punch, Punch, Kick
        {0} plays Punch, Punch, Kick
        {0} draws 1
        0! Play Punch, Punch, Kick
        {0} plays Punch, Punch, Kick
        {0} draws 1
        0: Play Double Crash Gem
        {0} plays Double Crash Gem
        0= [break] Double Crash Gem: which gem breaks?
        0? Break a 1-gem | Break a 2-gem | Break a 3-gem | Break a 4-gem
        0: Break a 1-gem
        0= [break] Double Crash Gem: which gem breaks?
        0? Nothing more | Break a 1-gem | Break a 2-gem | Break a 3-gem | Break a 4-gem
        0: Break a 1-gem
        0= [target] Double Crash Gem: at whom?
        0? At {1} | At {2}
        0: At {1}
        {0} crashes a 1-gem and a 1-gem
        2 1-gems of {0} float, bound for {1}
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [break] Crash Gem: which gem breaks?
        0? Break a 2-gem | Break a 3-gem | Break a 4-gem
        0: Break a 2-gem
        0= [target] Crash Gem: at whom?
        0? At {1} | At {2}
        0: At {2}
        {0} crashes a 2-gem
        2 1-gems of {0} float, bound for {2}
        0: Play Double Crash Gem
        {0} plays Double Crash Gem
        0= [break] Double Crash Gem: which gem breaks?
        0? Break a 3-gem | Break a 4-gem
        0: Break a 4-gem
        0= [break] Double Crash Gem: which gem breaks?
        0? Nothing more | Break a 3-gem | Break a 4-gem
        0: Break a 4-gem
        0= [target] Double Crash Gem: at whom?
        0? At {1} | At {2}
        0! At {1}
        {0} crashes a 4-gem and a 4-gem
        {0} sends 2 1-gems to {1}
        {0} sends 2 1-gems to {2}
        {0} sends 8 1-gems to {1}
        2 1-gems land in the pile of {1}
        2 1-gems land in the pile of {2}
        8 1-gems land in the pile of {1}
        0 has: pile 3 / $7 / hand Axe Kick / bag 1-gem*7 / table 1-gem*2; Crash Gem; Double Crash Gem*2; Punch, \
Punch, Kick*2
        1 has: pile 1 1 1 1 1 1 1 1 1 1 / hand 1-gem
        2 has: pile 1 1 / hand 1-gem
        """,
    )


@rule("PS-8.4", "PS-4.4")
def test_a_counter_on_anothers_turn_from_a_full_pile_sends_nothing_back() -> None:
    act(
        duel(
            hand="Crash Gem; 1-gem", pile="1", foe={"hand": "Crash Gem", "pile": "3 4 4 4"}, others=[{"hand": "1-gem"}]
        ),
        """
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [target] Crash Gem: at whom?
        0? At {1} | At {2}
        0! At {1}
        {0} crashes a 1-gem
        {0} sends a 1-gem to {1}
        1= [react] {0} sends a 1-gem to {1}. React?
        1? No reaction | React with Crash Gem
        1: React with Crash Gem
        {1} reacts with Crash Gem
        1= [break] Crash Gem: which gem breaks?
        1? Break a 3-gem | Break a 4-gem
        1: Break a 3-gem
        {1} counter-crashes a 3-gem
        0 has: $2 / table 1-gem; Crash Gem
        1 has: pile 4 4 4 / discard Crash Gem
        2 has: hand 1-gem
        """,
    )


@rule("PS-8.3", "PS-4.6")
def test_anyone_may_answer_for_the_target() -> None:
    act(
        duel(
            hand="Crash Gem; 1-gem",
            pile="2",
            foe={"hand": "1-gem"},
            others=[{"hand": "Crash Gem", "pile": "1 3"}, {"hand": "Crash Gem", "pile": "1"}],
        ),
        """
        0: Play Crash Gem
        {0} plays Crash Gem
        0= [target] Crash Gem: at whom?
        0? At {1} | At {2} | At {3}
        0! At {1}
        {0} crashes a 2-gem
        {0} sends 2 1-gems to {1}
        2= [react] {0} sends 2 1-gems to {1}. React?
        2? No reaction | React with Crash Gem
        2: React with Crash Gem
        {2} reacts with Crash Gem
        2= [break] Crash Gem: which gem breaks?
        2? Break a 1-gem | Break a 3-gem
        2! Break a 3-gem
        {2} counter-crashes a 3-gem
        {2} sends a 1-gem to {0}
        0 has: hand 1-gem / table Crash Gem
        1 has: hand 1-gem
        2 has: pile 1 / discard Crash Gem
        3 has: pile 1 / hand Crash Gem
        """,
    )
