"""Why not: every reason for which a card cannot be used now, with its rule, in words that name the card."""

from collections.abc import Callable

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.question import Thing
from kwoon.games.kungfu.game import start
from kwoon.rulebooks import is_rule
from tests.kungfu.brawl import Brawl, brawl
from tests.rules import rule


def over() -> Brawl:
    table = brawl(hands=[["Kick", "Tiger"], []], chi=[20, 3])
    table.attack("Kick")
    return table


def one_is_out() -> Brawl:
    return brawl(hands=[["Kick", "Tiger"], [], []], chi=[20, 0, 20], stances=[None, None, "Crane"], discards=["Fast"])


def turn_begins() -> Brawl:
    return brawl(hands=[["Kick"], []], begin="turn", stances=["Crane"], weapons=["Fan"])


def own_turn() -> Brawl:
    return brawl(
        hands=[
            ["Kick", "Fast", "Balanced", "Tiger"],
            ["Punch", "Wild", "Blocking Kick", "Meditation", "Sword", "Dragon"],
        ],
        stances=[None, "Crane"],
        weapons=[None, "Fan"],
        discards=["Throw"],
    )


def after_the_attack() -> Brawl:
    table = brawl(hands=[["Kick", "Punch", "Tiger"], []], stances=["Crane"], weapons=["Fan"])
    table.attack("Kick")
    return table


def aiming() -> Brawl:
    table = brawl(hands=[["Kick", "Fast", "Tiger"], [], []], stances=["Crane"], weapons=["Fan"])
    table.choose("Attack with Kick")
    return table


def splitting() -> Brawl:
    table = brawl(hands=[["Kick", "Fast", "Split Attack"], [], [], []])
    table.choose("Attack with Kick")
    table.choose("{1}")
    table.choose("Add Split Attack")
    return table


def enhancing() -> Brawl:
    hand = ["Kick", "Punch", "Fast", "Fast", "Wild", "Balanced", "Tiger", "Sword", "Meditation"]
    table = brawl(hands=[hand, []], stances=["Crane"], weapons=["Fan"])
    table.choose("Attack with Kick")
    table.choose("Add Fast")
    return table


def combined() -> Brawl:
    table = brawl(hands=[["Kick", "Kick", "Kick", "Punch", "Combination", "Wild"], []])
    table.choose("Attack with Kick")
    for name in ("Combination", "Kick", "Kick"):
        table.choose(f"Add {name}")
    return table


def answering() -> Brawl:
    hand = ["Rolling With It", "Blocking Kick", "Counter Attack", "Fast", "Tiger"]
    table = brawl(hands=[["Punch", "Dragon"], hand, ["Blocking Punch"]], stances=["Snake", "Crane"])
    table.attack("Punch", on=1)
    return table


def striking_back() -> Brawl:
    hand = ["Counter Attack", "Kick", "Punch", "Fast", "Balanced"]
    table = brawl(hands=[["Punch"], hand], stances=[None, "Crane"])
    table.attack("Punch")
    table.choose("Block with Counter Attack")
    return table


def losing() -> Brawl:
    table = brawl(hands=[["Throw", "Tiger"], ["Sword"]], stances=[None, "Crane"], weapons=[None, "Fan"])
    table.attack("Throw")
    return table


WHY: list[tuple[Callable[[], Brawl], int, str, str, str]] = [
    (over, 0, "Tiger", "KF-1.1", "The game is over"),
    (over, 1, "Kick", "KF-1.1", "The game is over"),
    (one_is_out, 1, "Fast", "KF-1.2", "You have no Chi left"),
    (one_is_out, 1, "Crane", "KF-1.2", "You have no Chi left"),
    (own_turn, 0, "Throw", "KF-2.2", "Throw lies in the discard pile"),
    (own_turn, -1, "Throw", "KF-2.2", "Throw lies in the discard pile"),
    (own_turn, 0, "Crane", "KF-3.4", "Crane belongs to another player"),
    (own_turn, 0, "Fan", "KF-3.4", "Fan belongs to another player"),
    (own_turn, -1, "Fan", "KF-3.4", "Fan belongs to another player"),
    (own_turn, 0, "Fast", "KF-3.3", "Fast is played together with an attack"),
    (own_turn, 0, "Balanced", "KF-4.1", "Balanced is a block"),
    (own_turn, 1, "Punch", "KF-3.1", "Punch can be used only on your own turn or in a counter attack"),
    (own_turn, 1, "Wild", "KF-3.1", "Wild can be used only on your own turn or in a counter attack"),
    (own_turn, 1, "Fan", "KF-3.1", "Fan can be used only on your own turn or in a counter attack"),
    (own_turn, 1, "Sword", "KF-3.1", "Sword can be used only on your own turn."),
    (own_turn, 1, "Meditation", "KF-3.1", "Meditation can be used only on your own turn."),
    (own_turn, 1, "Crane", "KF-3.1", "Crane can be used only on your own turn."),
    (own_turn, 1, "Blocking Kick", "KF-4.1", "Blocking Kick is a block: you play it when you are asked"),
    (turn_begins, 0, "Kick", "KF-2.1", "Kick can only be discarded now"),
    (turn_begins, 0, "Crane", "KF-2.1", "Crane is in play, and nothing is done with it before"),
    (turn_begins, 0, "Fan", "KF-2.1", "Fan is in play, and nothing is done with it before"),
    (after_the_attack, 0, "Punch", "KF-3.1", "Punch is an attack, and you have made the one attack"),
    (after_the_attack, 0, "Crane", "KF-3.4", "Crane counts by itself while it is in play; it can only be discarded"),
    (after_the_attack, 0, "Fan", "KF-3.1", "Fan can only be discarded now: you have made the one attack"),
    (aiming, 0, "Fast", "KF-3.1", "First say whom the attack hits; Fast"),
    (aiming, 0, "Tiger", "KF-3.1", "First say whom the attack hits; Tiger"),
    (aiming, 0, "Crane", "KF-3.1", "Crane is neither used nor discarded while an attack"),
    (splitting, 0, "Fast", "KF-3.1", "First say whom the attack hits; Fast"),
    (enhancing, 0, "Fast", "KF-3.3", "Fast is in this attack already"),
    (enhancing, 0, "Punch", "KF-3.3", "Another attack card such as Punch joins only through Combination"),
    (enhancing, 0, "Balanced", "KF-4.1", "Balanced answers an attack on you; this attack is your own"),
    (enhancing, 0, "Tiger", "KF-3.1", "Tiger cannot be played while an attack is being resolved"),
    (enhancing, 0, "Sword", "KF-3.1", "Sword cannot be played while an attack is being resolved"),
    (enhancing, 0, "Meditation", "KF-3.1", "Meditation cannot be played while an attack is being resolved"),
    (enhancing, 0, "Crane", "KF-3.1", "Crane is neither used nor discarded while an attack"),
    (enhancing, 0, "Fan", "KF-3.1", "Fan is neither used nor discarded while an attack"),
    (combined, 0, "Punch", "KF-3.3", "Punch cannot join: all the extra attack cards"),
    (answering, 0, "Dragon", "KF-3.1", "Your attack is being resolved; Dragon waits"),
    (answering, 0, "Snake", "KF-3.1", "Your attack is being resolved; Snake waits"),
    (answering, 1, "Fast", "KF-4.1", "An attack is answered with a block, and Fast is none"),
    (answering, 1, "Tiger", "KF-4.1", "An attack is answered with a block, and Tiger is none"),
    (answering, 1, "Crane", "KF-4.1", "The defense of Crane counts by itself"),
    (answering, 1, "Blocking Kick", "KF-4.2", "Blocking Kick ignores Kick, and this attack has no such part"),
    (answering, 1, "Counter Attack", "KF-3.2", "Counter Attack needs an attack card or a weapon"),
    (answering, 2, "Blocking Punch", "KF-4.1", "Blocking Punch is a block: you play it when you are asked"),
    (striking_back, 1, "Fast", "KF-3.2", "made with an attack card or your weapon, and Fast is neither"),
    (striking_back, 1, "Balanced", "KF-3.2", "and Balanced is neither"),
    (striking_back, 1, "Crane", "KF-3.2", "Crane is a stance"),
    (losing, 1, "Crane", "KF-5.1", "Crane is not used now: it or your other gear is lost"),
    (losing, 1, "Sword", "KF-5.1", "that you have in play, and Sword is in your hand"),
]


@pytest.mark.parametrize(
    ("scene", "seat", "card", "number", "says"),
    [pytest.param(*row, id=f"{row[0].__name__}-{row[1]}-{row[2]}", marks=rule(row[3])) for row in WHY],
)
def test_why_not(scene: Callable[[], Brawl], seat: int, card: str, number: str, says: str) -> None:
    table = scene()
    table.refuses(card, number, seat=seat, says=says)
    refusal = table.why(card, seat)
    assert str(refusal).endswith(f"({number})")


@pytest.mark.parametrize("scene", dict.fromkeys(row[0] for row in WHY))
def test_what_is_on_offer_has_no_refusal_and_all_else_has_one(scene: Callable[[], Brawl]) -> None:
    table = scene()
    options = table.question.options if table.question else ()
    offered = {option.thing for option in options if not option.gives_up}
    for seat in range(-1, table.game.seats):
        for thing in table.game.things(seat):
            on_offer = seat == table.asked_seat and thing in offered
            assert (table.game.explain(seat, thing) is None) == on_offer, (seat, thing)


@pytest.mark.parametrize("seed", range(12))
def test_in_any_game_every_card_that_is_not_on_offer_has_a_rule(seed: int) -> None:
    game = start({"players": 2 + seed % 5, "hand": 9}, seed)
    chance = Chance(seed)
    while (question := game.question()) is not None and game.turn < 12:
        offered = {option.thing for option in question.options if not option.gives_up}
        for seat in range(-1, game.seats):
            for thing in game.things(seat):
                refusal = game.explain(seat, thing)
                if refusal is None:
                    assert seat == question.seat
                    assert thing in offered
                else:
                    assert is_rule(refusal.rule)
                    assert thing.name in refusal.reason or refusal.rule == "KF-1.2"
        game.apply(chance.below(len(question.options)))


def test_another_s_hand_is_not_explained() -> None:
    table = own_turn()
    held = table.game.explain(0, Thing("hand", 1, "Blocking Kick"))
    not_held = table.game.explain(0, Thing("hand", 1, "Kick"))
    assert held is not None
    assert not_held is not None
    assert held.rule == not_held.rule == "KF-3.4"
    assert held.reason.replace("Blocking Kick", "Kick") == not_held.reason
