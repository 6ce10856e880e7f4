"""PS-9.1: the finer points of two against two: who reacts, who wakes what, whose move it is."""

from __future__ import annotations

from tests.puzzlestrike.duel import duel
from tests.puzzlestrike.scenes import act
from tests.rules import rule

DRAWS = {"hand": "1-gem", "bag": "1-gem*9"}


@rule("PS-5.1", "PS-9.1")
def test_both_teammates_may_react_after_a_red_fist_of_either_team() -> None:
    saving = {"hand": "Saving Grace; 1-gem", "bag": "1-gem*9"}
    table = duel(mode="teams", hand="Bonecracker; 2-gem", foe=saving, others=[saving, DRAWS])
    table.play("Bonecracker").react("Saving Grace")
    table.expect(2, "react")
    table.react("Saving Grace").check(seat=1, hand="1-gem*2").check(seat=2, hand="1-gem*2")
    other = duel(
        mode="teams",
        phase="buy",
        hand="1-gem",
        bag="Saving Grace*9",
        foe={"hand": "Bonecracker; 2-gem", "bag": "1-gem*9"},
        others=[DRAWS, {"hand": "1-gem", "bag": "Saving Grace*9"}],
    )
    other.pass_turn().play("Bonecracker")
    other.expect(3, "react")
    other.react("Saving Grace")
    other.expect(0, "react")
    other.react("Saving Grace")
    other.check(discard="1-gem; Wound; Saving Grace").check(seat=3, discard="1-gem; Wound; Saving Grace")


@rule("PS-5.1", "PS-9.1")
def test_who_reacted_before_does_not_react_after_but_the_teammate_may() -> None:
    both = {"hand": "Money for Nothing; Riposte", "discard": "Combine"}
    table = duel(mode="teams", hand="Bonecracker; 2-gem", foe=both, others=[both, DRAWS])
    table.play("Bonecracker").react("Money for Nothing")
    table.expect(2, "react")
    table.done()
    table.expect(2, "react")
    assert table.offers() == ["No reaction", "Riposte"]
    table.react("Riposte").check(seat=2, hand="Money for Nothing; Combine")
    table.expect(0, "buy")


@rule("PS-3.5", "PS-9.1")
def test_the_ongoing_chips_of_both_serve_each_their_own() -> None:
    table = duel(
        mode="teams",
        phase="turn",
        hand="Combine",
        ongoing="Cog Engine",
        pile="1",
        others=[{}, {"hand": "Combine", "ongoing": "Patriot Mirror; Stunlock"}],
    )
    table.check(pile="1 1", money=1, pigs=1, arrows={"black": 1})
    table.check(seat=3, money=0, pigs=1, arrows={"black": 2}, ongoing="Patriot Mirror", discard="Stunlock")


@rule("PS-9.1", "PS-13.Giant Growth")
def test_each_teammate_grows_with_his_own_giants() -> None:
    act(
        duel(
            mode="teams",
            phase="turn",
            hand="1-gem; Combine",
            ongoing="Giant Growth",
            others=[{}, {"hand": "2-gem*2; 3-gem; Combine", "ongoing": "Giant Growth*2"}],
        ),
        """
        0? Put none | Put in a 1-gem
        0: Put in a 1-gem
        {0} puts 1-gem into the pile
        3? Put none | Put in a 2-gem | Put in a 3-gem
        3: Put in a 2-gem
        {3} puts 2-gem into the pile
        3? Put none | Put in a 2-gem | Put in a 3-gem
        3: Put none
        0? End your actions | Play Combine | Let your teammate go on
        0 has: pile 1 1 2 / 1 black / hand Combine / ongoing Giant Growth
        3 has: pile 1 1 2 / 1 black / hand 2-gem; 3-gem; Combine / ongoing Giant Growth*2
        """,
    )


@rule("PS-9.1", "PS-13.Maximum Anarchy")
def test_a_teammates_anarchy_comes_on_the_next_turn() -> None:
    table = duel(
        mode="teams",
        hand="Maximum Anarchy",
        bag="1-gem*20",
        foe=DRAWS,
        others=[DRAWS, {"hand": "Axe Kick", "bag": "Combine*20"}],
    )
    table.play("Maximum Anarchy").check(arrows={"brown": 1, "purple": 1, "red": 1, "blue": 1})
    table.check(seat=3, arrows={"black": 1})
    table.pass_turn()
    colours = {"black": 1, "brown": 1, "purple": 1, "red": 1, "blue": 1}
    table.check(seat=1, arrows=colours).check(seat=2, arrows=colours).check(arrows={}).check(seat=3, arrows={})
    table.pass_turn()
    table.check(seat=3, arrows=colours).check(arrows={"black": 1})


@rule("PS-9.1", "PS-3.1")
def test_the_move_is_passed_once_between_two_plays_and_not_to_who_has_finished() -> None:
    act(
        duel(
            mode="teams", hand="Punch, Punch, Kick; Combine*2", bag="1-gem*9", others=[{}, {"hand": "Combine*2; 1-gem"}]
        ),
        """
        0: Let your teammate go on
        3? End your actions | Play Combine
        3: Play Combine
        {3} plays Combine
        3? End your actions | Play Combine | Let your teammate go on
        3: Let your teammate go on
        0? End your actions | Play Punch, Punch, Kick | Play Combine
        0! Play Punch, Punch, Kick
        {0} plays Punch, Punch, Kick
        {0} draws 1
        0? End your actions | Play Combine | Let your teammate go on
        0: End your actions
        3? End your actions | Play Combine
        3: Play Combine
        {3} plays Combine
        0 has: 2 black / $1 / hand Combine*2 / bag 1-gem*8 / table 1-gem; Punch, Punch, Kick
        3 has: 1 black / $-1 / table 1-gem; Combine*2
        """,
    )


@rule("PS-9.1", "PS-3.1")
def test_who_has_nothing_to_play_waits_for_a_teammate_who_has() -> None:
    table = duel(mode="teams", hand="1-gem", others=[{}, {"hand": "Combine; Axe Kick; 1-gem"}])
    table.expect(3, "play")
    assert table.offers() == ["End your actions", "Combine", "Axe Kick", "Let your teammate go on"]
    table.done()
    table.expect(0, "buy")


@rule("PS-13.Hundred-Fist Frenzy", "PS-9.1")
def test_either_idle_teammate_ends_the_frenzies_of_the_others() -> None:
    frenzy = {"hand": "1-gem", "ongoing": "Hundred-Fist Frenzy"}
    table = duel(mode="teams", hand="Combine; 1-gem", foe=frenzy, others=[frenzy, {"hand": "Combine; 1-gem"}])
    table.play("Combine")
    table.expect(3, "play")
    table.play("Combine").check(seat=1, ongoing="Hundred-Fist Frenzy").check(seat=2, ongoing="Hundred-Fist Frenzy")
    for idle in (0, 3):
        table = duel(mode="teams", hand="Combine; 1-gem", foe=frenzy, others=[frenzy, {"hand": "Combine; 1-gem"}])
        for seat in (0, 3):
            table.expect(seat, "play")
            if seat == idle:
                table.done()
            else:
                table.play("Combine")
        table.check(seat=1, ongoing="").check(seat=2, ongoing="")


@rule("PS-9.1", "PS-13.Ouch!")
def test_a_shared_pile_is_hit_once_and_each_teammate_by_the_rest() -> None:
    table = duel(mode="teams", hand="Ouch!; 1-gem", foe={"hand": "Axe Kick"}, others=[{"hand": "X-Copy"}, {}])
    table.play("Ouch!")
    table.check(seat=1, pile="1", discard="Axe Kick; Wound").check(seat=2, pile="1", discard="X-Copy; Wound")


@rule("PS-9.1", "PS-6.1", "PS-7.3")
def test_each_teammate_holds_back_and_keeps_his_own() -> None:
    act(
        duel(
            mode="teams",
            phase="turn",
            hand="2-gem",
            bag="1-gem*9",
            ongoing="Cog Engine",
            foe=DRAWS,
            others=[DRAWS, {"hand": "3-gem*2", "bag": "2-gem*9", "ongoing": "Cog Engine"}],
        ),
        """
        0? Play the other gems | Hold back 2-gem
        0: Hold back 2-gem
        3? Play the other gems | Hold back 3-gem
        3: Play the other gems
        0= [buy] You have $1: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0: Buy no more
        3= [buy] You have $7: what do you buy?
        3: Buy 1-gem for $1
        {3} buys 1-gem
        3: Buy no more
        0? Keep no more | Keep 2-gem
        0! Keep 2-gem
        {0} discards nothing, keeps 1
        {0} draws 4
        {3} discards nothing
        {3} draws 5
        Turn 2: {1}
        A 1-gem goes into the pile of {1} and {2}
        0 has: pile 1 / hand 1-gem*4; 2-gem / bag 1-gem*5 / discard 1-gem / ongoing Cog Engine
        3 has: pile 1 / hand 2-gem*5 / bag 2-gem*4 / discard 1-gem; 3-gem*2 / ongoing Cog Engine
        """,
    )


@rule("PS-9.1", "PS-2.1")
def test_whoever_leads_a_team_the_teammate_has_a_turn_too() -> None:
    """The option `first` may name the fourth player: then the first is the teammate."""
    act(
        duel(
            mode="teams",
            phase="turn",
            lead=3,
            hand="Axe Kick; 2-gem",
            bag="1-gem*9",
            ongoing="Giant Growth; Cog Engine; Stunlock",
            foe={"hand": "1-gem", "bag": "1-gem*9", "ongoing": "Hundred-Fist Frenzy"},
            others=[DRAWS, {"hand": "Combine; 3-gem", "bag": "2-gem*9", "ongoing": "Cog Engine"}],
        ),
        """
        0? Put none | Put in a 2-gem
        0: Put none
        3? End your actions | Play Combine | Let your teammate go on
        3: Play Combine
        {3} plays Combine
        0? End your actions | Play Axe Kick | Let your teammate go on
        0: End your actions
        {1} discards Hundred-Fist Frenzy
        3? Play the other gems | Hold back 3-gem
        3: Play the other gems
        0? Play the other gems | Hold back 2-gem
        0: Play the other gems
        3: Let your teammate go on
        0= [buy] You have $3: what do you buy?
        0: Buy 1-gem for $1
        {0} buys 1-gem
        0: Buy no more
        3: Buy 1-gem for $1
        {3} buys 1-gem
        3! Buy no more
        {3} discards nothing
        {3} draws 5
        0? Keep no more | Keep Axe Kick
        0! Keep Axe Kick
        {0} discards nothing, keeps 1
        {0} draws 4
        Turn 2: {1}
        A 1-gem goes into the pile of {1} and {2}
        0 has: pile 1 / hand 1-gem*4; Axe Kick / bag 1-gem*5 / discard 1-gem; 2-gem; Stunlock / ongoing Cog \
Engine; Giant Growth
        3 has: pile 1 / hand 2-gem*5 / bag 2-gem*4 / discard 1-gem; 3-gem; Combine / ongoing Cog Engine
        """,
    )
