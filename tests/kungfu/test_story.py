"""The log for people, and the questions in words."""

from collections.abc import Callable

import pytest

from kwoon.engine.errors import IllegalChoice
from kwoon.games.kungfu.terms.events import Played
from tests.kungfu.brawl import Brawl, brawl


def test_a_whole_turn_as_a_spectator_reads_it() -> None:
    table = brawl(
        hands=[["Punch", "Monkey", "Crane", "Deep Breath", "Kick", "Fast"], ["Counter Attack", "Trip", "Kick"]],
        begin="turn",
        weapons=["Fan", "Chair"],
        chi=[19, 20],
        pile=["Tiger", "Wild", "Flying"],
        hand=7,
    )
    table.discard("Punch")
    table.draw_up()
    table.take("Monkey")
    table.take("Crane")
    table.play("Deep Breath")
    table.drop("Fan")
    table.attack("Kick", add=["Fast"])
    table.block("Counter Attack", back="Trip")
    table.end_turn(draw=False)
    assert table.log == [
        "Turn 1: {0}",
        "{0} discards Punch",
        "{0} draws 2",
        "{0} plays Monkey",
        "{0} discards Monkey",
        "{0} plays Crane",
        "{0} plays Deep Breath and restores 1 Chi",
        "{0} discards Fan",
        "{0} attacks {1} with Kick, Fast",
        "{1} blocks with Counter Attack",
        "{1} counter attacks {0} with Trip",
        "{0} loses Crane",
        "{1} is hit: 8 damage − 1 defense, 7 Chi lost",
        "{0} is hit: 1 damage, 1 Chi lost",
        "Turn 2: {1}",
    ]
    own = [table.game.tell(event, 0) for event in table.events if event.seen_by(0)]
    assert own[2] == "{0} draws Tiger, Wild"
    assert len(own) == len(table.log)


def test_a_block_a_weapon_and_the_end() -> None:
    table = brawl(hands=[["Sword", "Tiger"], ["Weapon Block"], []], weapons=[None, "Fan", None], chi=[20, 5, 20])
    table.pick_up("Sword")
    table.attack("Sword", on=1)
    table.block("Weapon Block")
    assert table.log[-2:] == ["{0} attacks {1} with Sword", "{1} blocks with Weapon Block: the attack is ignored"]
    table = brawl(hands=[["Kick"], []], weapons=[None, "Nunchucks"], chi=[20, 2])
    table.attack("Kick")
    assert table.log[-4:] == [
        "{1} is hit: 3 damage − 1 defense, 2 Chi lost",
        "{1} goes down",
        "{1} loses Nunchucks",
        "{0} takes the victory",
    ]


def test_gear_taken_is_lost_and_gear_given_up_or_broken_is_discarded() -> None:
    table = brawl(hands=[["Throw", "Fast", "Tiger"], ["Fan"]], stances=["Dragon"], weapons=["Table", "Chair"])
    table.attack("Throw")
    assert table.log[-2:] == ["{1} loses Chair", "{1} is hit: 2 damage, 2 Chi lost"]
    table.drop("Dragon")
    assert table.log[-1] == "{0} discards Dragon"
    table = brawl(hands=[["Fast", "Tiger"], []], weapons=["Table"])
    table.attack("Table", add=["Fast"])
    assert table.log[-3:] == [
        "{0} attacks {1} with Table, Fast",
        "{1} is hit: 5 damage, 5 Chi lost",
        "{0} discards Table",
    ]


def test_who_goes_down_loses_stance_and_weapon() -> None:
    table = brawl(hands=[["Kick", "Tiger"], [], []], stances=[None, "Crane"], weapons=[None, "Sword"], chi=[20, 3, 20])
    table.attack("Kick", on=1)
    assert table.log[-3:] == ["{1} goes down", "{1} loses Crane", "{1} loses Sword"]


def test_a_stance_and_a_weapon_restore_nothing_and_a_chi_card_says_how_much() -> None:
    table = brawl(hands=[["Crane", "Fan", "Meditation"], []], chi=[17, 20])
    table.take("Crane")
    table.pick_up("Fan")
    table.play("Meditation")
    assert [event.restored for event in table.events if isinstance(event, Played)] == [0, 0, 3]
    assert table.log == ["{0} plays Crane", "{0} plays Fan", "{0} plays Meditation and restores 3 Chi"]


def test_the_reshuffle_is_told() -> None:
    table = brawl(hands=[["Kick"], ["Punch"]], begin="turn", pile=["Tiger"], rest="discards", hand=2)
    table.draw_up()
    assert table.log == ["Turn 1: {0}", "The discard pile is shuffled: 96 cards to draw", "{0} draws 1"]


def test_an_answer_that_is_not_on_offer_says_what_is_and_changes_nothing() -> None:
    table = brawl(hands=[["Kick"], []])
    before = table.game.digest()
    for wrong in (-1, 2, 99):
        with pytest.raises(IllegalChoice) as caught:
            table.game.apply(wrong)
        assert f"there is no option {wrong} to 'Your turn: what do you play?'" in str(caught.value)
        assert "seat 0 may answer: 0 End your turn, 1 Attack with Kick" in str(caught.value)
        assert table.game.digest() == before


def test_every_question_in_words() -> None:
    table = brawl(
        hands=[["Throw", "Fast", "Split Attack"], ["Counter Attack", "Kick", "Punch"], [], []],
        begin="turn",
        stances=[None, "Crane"],
        weapons=[None, "Fan"],
        hand=1,
    )
    prompts = []

    def answer(label: str) -> None:
        assert table.question is not None
        prompts.append((table.question.seat, table.question.prompt))
        table.choose(label)

    for label in (
        "Draw up",
        "Attack with Throw",
        "{1}",
        "Add Split Attack",
        "{3}",
        "Strike",
        "Block with Counter Attack",
        "Strike back with Kick",
        "Discard Crane",
    ):
        answer(label)
    assert prompts == [
        (0, "Discard cards before you draw?"),
        (0, "Your turn: what do you play?"),
        (0, "Whom do you attack?"),
        (0, "Enhance the attack?"),
        (0, "Who else is hit by the split attack?"),
        (0, "Enhance the attack?"),
        (1, "{0} attacks you with Split Attack Throw. Block?"),
        (1, "What do you strike back with?"),
        (1, "A stance or a weapon must go: which do you lose?"),
    ]


@pytest.mark.parametrize(
    "act",
    [
        lambda table: table.no_block(),
        lambda table: table.choose("Add Wild"),
        lambda table: table.check(1, chi=6),
        lambda table: table.refuses("Fast", "KF-3.3"),
        lambda table: table.allows("Crane"),
        lambda table: table.asks("enhance", 1),
        lambda table: table.asks("enhance", 0, offers=["Strike"]),
        lambda table: table.discarded("Fast"),
        lambda table: table.ended(0),
    ],
)
def test_a_failing_helper_prints_the_table_and_the_open_question(act: Callable[[Brawl], None]) -> None:
    table = brawl(hands=[["Kick", "Fast"], ["Blocking Kick"]], stances=["Crane", None], chi=[20, 5])
    table.choose("Attack with Kick")
    with pytest.raises(AssertionError) as caught:
        act(table)
    text = str(caught.value)
    assert "seat 0: 20 Chi, Crane; hand: Fast" in text
    assert "seat 1: 5 Chi, no gear; hand: Blocking Kick" in text
    assert "seat 0 is asked (enhance): Enhance the attack?\n  0 Strike\n  1 Add Fast" in text


def test_a_table_cannot_be_set_with_more_copies_than_there_are() -> None:
    with pytest.raises(ValueError, match="the deck has no Fan left: all 1 are on the table already"):
        brawl(hands=[["Fan"], []], weapons=[None, "Fan"])
