"""KF-2 and KF-3.1: discard and draw, the reshuffle, and what a turn allows."""

import pytest

from kwoon.games.kungfu.terms.events import Reshuffled
from tests.kungfu.brawl import brawl
from tests.rules import rule

SEVEN = ["Punch", "Punch", "Kick", "Fast", "Crane", "Sword", "Meditation"]


@rule("KF-2.1")
def test_a_turn_begins_with_the_offer_to_discard() -> None:
    table = brawl(hands=[SEVEN, []], begin="turn")
    each_kind = [f"Discard {name}" for name in dict.fromkeys(SEVEN)]
    table.asks("discard", 0, offers=["Draw up", *each_kind])


@rule("KF-2.1")
def test_discards_none_and_draws_none_with_a_full_hand() -> None:
    table = brawl(hands=[SEVEN, []], begin="turn", pile=["Tiger"])
    table.draw_up()
    table.check(0, hand=SEVEN)
    assert table.discards == []
    table.asks("play", 0)


@rule("KF-2.1")
def test_discards_any_and_draws_up_to_seven() -> None:
    table = brawl(hands=[SEVEN, []], begin="turn", pile=["Tiger", "Fan", "Trip"])
    table.discard("Punch", "Fast")
    table.draw_up()
    table.check(0, hand=["Punch", "Kick", "Crane", "Sword", "Meditation", "Tiger", "Fan"])
    table.discarded("Punch", "Fast")
    assert len(table.discards) == 2


@rule("KF-2.1")
def test_discards_all_and_draws_seven() -> None:
    new = ["Tiger", "Fan", "Trip", "Throw", "Wild", "Wild", "Chair"]
    table = brawl(hands=[SEVEN, []], begin="turn", pile=new)
    table.discard(*SEVEN)
    table.check(0, hand=new)
    table.asks("play", 0)


@rule("KF-2.1")
def test_a_short_hand_is_drawn_up_to_seven() -> None:
    table = brawl(hands=[["Punch"], []], begin="turn", pile=["Tiger"] * 2 + ["Fan"] + ["Trip"] * 3 + ["Throw"])
    table.draw_up()
    table.check(0, hand=["Punch", "Tiger", "Tiger", "Fan", "Trip", "Trip", "Trip"])


@rule("KF-2.1")
def test_an_empty_hand_is_drawn_up_without_a_question() -> None:
    table = brawl(hands=[[], []], begin="turn")
    table.asks("play", 0)
    table.check(0, cards=7)
    table.check(1, cards=0)


@rule("KF-2.1")
def test_no_card_is_played_before_the_drawing_is_done() -> None:
    table = brawl(hands=[SEVEN, []], begin="turn", stances=["Tiger"], weapons=["Fan"])
    assert not [label for label in table.labels if not label.startswith(("Discard", "Draw up"))]
    assert "Discard Tiger" not in table.labels
    table.refuses("Tiger", "KF-2.1", says="finished drawing")
    table.refuses("Fan", "KF-2.1", says="finished drawing")
    table.draw_up()
    table.allows("Crane")
    assert "Discard Tiger" in table.labels


@rule("KF-2.1")
def test_cards_played_are_not_drawn_again_before_the_next_turn() -> None:
    table = brawl(hands=[SEVEN, SEVEN[:1]], begin="turn")
    table.draw_up()
    table.take("Crane")
    table.play("Meditation")
    table.check(0, cards=5)
    table.end_turn()
    table.check(0, cards=5)
    table.check(1, cards=7)
    table.end_turn()
    table.check(0, cards=7)


# --- KF-2.2: the reshuffle ----------------------------------------------------------------------------------------


@rule("KF-2.2")
def test_the_last_card_drawn_brings_the_reshuffle_at_once() -> None:
    table = brawl(hands=[SEVEN[:6], ["Punch"]], begin="turn", pile=["Tiger"], rest="discards")
    waiting = len(table.discards)
    assert waiting == 99 - 6 - 1 - 1
    table.draw_up()
    table.check(0, hand=[*SEVEN[:6], "Tiger"])
    assert table.discards == []
    assert table.game.view(-1)["draw_pile"] == waiting
    assert [event for event in table.events if isinstance(event, Reshuffled)] == [Reshuffled(-1, waiting)]


@rule("KF-2.2")
def test_no_reshuffle_while_a_card_is_left_to_draw() -> None:
    table = brawl(hands=[SEVEN[:6], []], begin="turn", pile=["Tiger", "Fan"], rest="discards")
    before = table.discards
    table.draw_up()
    assert table.discards == before
    assert table.game.view(-1)["draw_pile"] == 1
    assert not [event for event in table.events if isinstance(event, Reshuffled)]


@rule("KF-2.2")
def test_drawing_goes_on_from_the_new_pile() -> None:
    table = brawl(hands=[SEVEN[:3], []], begin="turn", pile=["Tiger"], rest="discards")
    table.discard("Kick")
    table.draw_up()
    table.check(0, cards=7)
    assert table.discards == []
    assert table.game.view(-1)["draw_pile"] == 99 - 7


@rule("KF-2.2")
def test_the_new_pile_is_shuffled() -> None:
    table = brawl(hands=[["Punch"], []], begin="turn", pile=["Tiger"], rest="discards")
    before = table.discards
    table.draw_up()
    drawn = table.player(0)["hand"][2:]
    assert len(drawn) == 5
    assert drawn != before[:5]
    assert drawn != before[:-6:-1]


@rule("KF-2.2")
def test_with_neither_pile_nor_discards_one_draws_what_there_is() -> None:
    table = brawl(hands=[["Punch"], []], begin="turn", pile=["Tiger", "Fan"], rest="hand")
    table.draw_up()
    table.check(0, hand=["Punch", "Tiger", "Fan"])
    assert table.game.view(-1)["draw_pile"] == 0
    table.attack("Punch")
    table.no_block()
    table.end_turn()
    assert table.discards == ["Punch"]


@rule("KF-2.2")
def test_a_pile_that_ran_dry_is_made_of_the_first_discards() -> None:
    table = brawl(hands=[["Punch", "Kick"], []], begin="turn", rest="hand", hand=2)
    assert table.game.view(-1)["draw_pile"] == 0
    table.discard("Kick")
    table.draw_up()
    table.check(0, hand=["Punch", "Kick"])
    assert table.discards == []


@rule("KF-2.2")
def test_a_card_in_the_discard_pile_waits_for_the_reshuffle() -> None:
    table = brawl(hands=[["Punch"], []], discards=["Tiger"])
    table.refuses("Tiger", "KF-2.2", says="Tiger lies in the discard pile")


# --- KF-3.1: what a turn allows -----------------------------------------------------------------------------------


@rule("KF-3.1")
@pytest.mark.parametrize("second", ["Punch", "Kick"])
def test_one_attack_each_turn(second: str) -> None:
    table = brawl(hands=[["Punch", "Punch", "Kick", "Tiger"], []])
    table.attack("Punch")
    table.asks("play", 0)
    assert f"Attack with {second}" not in table.labels
    table.refuses(second, "KF-3.1", says="the one attack that a turn allows")


@rule("KF-3.1")
def test_the_weapon_makes_no_second_attack_either() -> None:
    table = brawl(hands=[["Punch"], []], weapons=["Sword"])
    table.attack("Punch")
    assert "Attack with Sword" not in table.labels
    table.drop("Sword")


@rule("KF-3.1")
def test_an_attack_that_was_ignored_was_still_the_attack() -> None:
    table = brawl(hands=[["Punch", "Kick", "Tiger"], ["Blocking Punch"]])
    table.attack("Punch")
    table.block("Blocking Punch")
    table.refuses("Kick", "KF-3.1")


@rule("KF-3.1")
def test_the_next_turn_brings_the_next_attack() -> None:
    table = brawl(hands=[["Punch", "Kick", "Tiger"], ["Punch"]], hand=1)
    table.attack("Punch")
    table.end_turn()
    table.asks("play", 1)
    table.end_turn()
    table.attack("Kick")
    table.check(1, chi=15)


@rule("KF-3.1")
def test_any_number_of_stances_weapons_and_chi_cards_before_and_after_the_attack() -> None:
    hand = ["Tiger", "Snake", "Fan", "Chair", "Deep Breath", "Deep Breath", "Meditation", "Kick", "Crane", "Sword"]
    table = brawl(hands=[hand, []], chi=[5, 20])
    table.take("Tiger")
    table.pick_up("Fan")
    table.play("Deep Breath")
    table.play("Deep Breath")
    table.take("Snake")
    table.attack("Kick")
    table.take("Crane")
    table.pick_up("Chair")
    table.pick_up("Sword")
    table.play("Meditation")
    table.check(0, chi=13, stance="Crane", weapon="Sword", hand=[])
    table.check(1, chi=17)


@rule("KF-3.1")
def test_no_stance_weapon_or_chi_card_while_an_attack_is_made() -> None:
    table = brawl(hands=[["Punch", "Fast", "Tiger", "Fan", "Meditation"], []], stances=["Crane"], weapons=["Sword"])
    table.choose("Attack with Punch")
    table.asks("enhance", 0, offers=["Strike", "Add Fast"])
    for name in ("Tiger", "Fan", "Meditation", "Crane", "Sword"):
        table.refuses(name, "KF-3.1", says="while an attack is being resolved")


@rule("KF-3.1")
def test_no_stance_weapon_or_chi_card_in_answer_to_an_attack() -> None:
    table = brawl(hands=[["Punch", "Tiger"], ["Blocking Punch", "Meditation", "Fan"]], chi=[20, 1])
    table.attack("Punch")
    table.asks("block", 1, offers=["No block", "Block with Blocking Punch"])
    table.refuses("Meditation", "KF-4.1")
    table.refuses("Fan", "KF-4.1")
    table.refuses("Tiger", "KF-3.1", seat=0, says="resolved")


@rule("KF-3.1")
def test_a_turn_with_nothing_left_to_play_ends_by_itself() -> None:
    table = brawl(hands=[["Punch", "Fast", "Kick", "Balanced"], ["Kick"]])
    table.attack("Punch")
    table.asks("discard", 1)
    table.check(0, hand=["Fast", "Kick", "Balanced"])


@rule("KF-3.1")
def test_a_turn_may_end_without_a_card_played_and_the_left_neighbour_goes_next() -> None:
    table = brawl(hands=[["Punch"], ["Punch"], ["Punch"]], hand=1)
    for seat in (0, 1, 2, 0):
        table.asks("play", seat)
        table.end_turn()


@rule("KF-3.1")
def test_cards_wait_for_their_owner_s_turn() -> None:
    table = brawl(hands=[["Punch"], ["Kick", "Meditation", "Blocking Kick"]], weapons=[None, "Fan"])
    for name in ("Kick", "Fan"):
        table.refuses(name, "KF-3.1", seat=1, says=f"{name} can be used only on your own turn or in a counter attack")
    table.refuses("Meditation", "KF-3.1", seat=1, says="Meditation can be used only on your own turn.")
    table.refuses("Blocking Kick", "KF-4.1", seat=1, says="Blocking Kick")
