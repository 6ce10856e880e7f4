"""Why not: every chip in sight that cannot be used now, with the rule and the reason in words."""

from __future__ import annotations

import pytest

from kwoon.engine.question import Thing
from kwoon.games.puzzlestrike.game import start
from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule

FOE = {"hand": "1-gem"}


def why(table: Duel, place: str, owner: int, name: str, seat: int = 0) -> tuple[str, str] | None:
    """The rule and the reason; None if the thing is offered."""
    refusal = table.game.explain(seat, Thing(place, owner, name))
    return None if refusal is None else (refusal.rule, refusal.reason)


@rule("PS-3.1", "PS-3.2", "PS-3.4", "PS-6.1")
def test_chips_of_the_hand_that_are_no_action_now() -> None:
    table = duel(hand="Ouch!*2; Giant Growth; Axe Kick; Combine; Option Select; 1-gem; Wound", foe=FOE)
    table.game.now[0] = 2
    assert why(table, "hand", 0, "Axe Kick") is None
    table.play("Ouch!")
    assert why(table, "hand", 0, "Ouch!") == ("PS-3.4", "Ouch! is once per turn, and you have played one this turn.")
    assert why(table, "hand", 0, "1-gem") == (
        "PS-6.1",
        "A 1-gem of the hand is money for the buy phase, not an action.",
    )
    assert why(table, "hand", 0, "Wound") == ("PS-3.1", "A wound has no banner: it cannot be played.")
    table.play("Giant Growth")
    assert why(table, "hand", 0, "Axe Kick") is None
    assert why(table, "hand", 0, "Combine") == (
        "PS-3.2",
        "Combine needs a purple or black arrow, and you have none left.",
    )
    assert why(table, "hand", 0, "Option Select") == (
        "PS-3.2",
        "Option Select needs a black arrow, and you have none left.",
    )


@rule("PS-6.1", "PS-6.3", "PS-11.3", "PS-13.Flagstone Tax", "PS-13.Into Oblivion")
def test_stacks_that_cannot_be_bought_from() -> None:
    table = duel(hand="Into Oblivion; 3-gem", pile="2", foe={"ongoing": "Flagstone Tax"}, stacks={"Ouch!": 0})
    table.play("Into Oblivion", "Axe Kick").buy("Wound")
    assert why(table, "bank", -1, "1-gem") is None
    assert why(table, "bank", -1, "Axe Kick") == (
        "PS-13.Into Oblivion",
        "The stack of Axe Kick has been removed from the game.",
    )
    assert why(table, "bank", -1, "Ouch!") == ("PS-11.3", "The stack of Ouch! is out.")
    assert why(table, "bank", -1, "Wound") == (
        "PS-6.3",
        "You have bought a wound this turn, and one is all that a turn allows.",
    )
    assert why(table, "bank", -1, "Combine") == ("PS-6.1", "Combine costs $4: you are $1 short.")
    assert why(table, "bank", -1, "2-gem") == (
        "PS-13.Flagstone Tax",
        "2-gem costs $3, and an opponent's Flagstone Tax lets you buy only chips up to $2.",
    )


@rule("PS-5.1", "PS-5.2", "PS-4.4")
def test_chips_that_do_not_answer_a_red_fist() -> None:
    hand = "Money for Nothing; Riposte; Crash Gem; Axe Kick; Rocket Punch; Option Select; 2-gem"
    table = duel(hand="Bonecracker; 1-gem", foe={"hand": hand, "pile": "2"})
    table.play("Bonecracker")
    table.expect(1, "react")
    assert why(table, "hand", 1, "Money for Nothing", 1) is None
    assert why(table, "hand", 1, "Riposte", 1) == (
        "PS-5.1",
        "Riposte comes after a red fist has hit you, not before.",
    )
    assert why(table, "hand", 1, "Crash Gem", 1) == (
        "PS-5.1",
        "Crash Gem answers gems that are sent, not red fists.",
    )
    assert why(table, "hand", 1, "Axe Kick", 1) == ("PS-5.2", "Axe Kick has no shield: it is no reaction.")
    assert why(table, "hand", 1, "2-gem", 1) == ("PS-5.2", "2-gem has no shield: it is no reaction.")
    assert why(table, "hand", 1, "Rocket Punch", 1) == (
        "PS-4.4",
        "Rocket Punch breaks a gem of your pile, and you have none that it could break.",
    )
    table.done()
    table.expect(1, "react")
    assert why(table, "hand", 1, "Riposte", 1) is None
    assert why(table, "hand", 1, "Money for Nothing", 1) == (
        "PS-5.1",
        "Money for Nothing comes before a red fist affects you; this one has hit.",
    )
    assert why(table, "hand", 1, "Option Select", 1) == (
        "PS-13.Option Select",
        "No chip of the bank that costs 5 or less could answer this.",
    )


@rule("PS-4.6")
def test_chips_that_do_not_answer_gems() -> None:
    table = duel(
        hand="Crash Gem; 1-gem", pile="2", foe={"hand": "Money for Nothing; Crash Gem; Option Select", "pile": "1"}
    )
    table.play("Crash Gem")
    assert why(table, "hand", 1, "Crash Gem", 1) is None
    assert why(table, "hand", 1, "Option Select", 1) is None
    assert why(table, "hand", 1, "Money for Nothing", 1) == (
        "PS-4.6",
        "Money for Nothing answers red fists, not gems that are sent.",
    )


@rule("PS-3.1", "PS-3.7", "PS-4.6", "PS-5.1", "PS-6.1")
def test_another_player_is_to_decide() -> None:
    hand = "Money for Nothing; Riposte; Crash Gem; Axe Kick; Rocket Punch"
    table = duel(hand="Axe Kick; 1-gem", discard="Combine", foe={"hand": hand})
    assert why(table, "hand", 1, "Crash Gem", 1) == (
        "PS-4.6",
        "Crash Gem answers gems that are sent, and none wait for your answer.",
    )
    for name in ("Money for Nothing", "Riposte", "Rocket Punch"):
        assert why(table, "hand", 1, name, 1) == (
            "PS-5.1",
            f"{name} answers a red fist that affects you, and none waits for your answer.",
        )
    assert why(table, "hand", 1, "Axe Kick", 1) == ("PS-3.1", "Axe Kick can be used only on your own turn.")
    assert why(table, "bank", -1, "Combine", 1) == ("PS-6.1", "Chips are bought only in your own buy phase.")
    assert why(table, "discard", 0, "Combine", 1) == ("PS-3.7", "Combine: another player is to decide first.")


@rule("PS-3.7", "PS-9.1")
def test_a_teammate_is_to_decide() -> None:
    table = duel(mode="teams", hand="Axe Kick", others=[{}, {"hand": "Axe Kick"}])
    table.expect(0, "play")
    assert why(table, "hand", 3, "Axe Kick", 3) == ("PS-3.7", "Axe Kick: another player is to decide first.")
    assert why(table, "bank", -1, "Axe Kick", 3) == ("PS-3.7", "Axe Kick: another player is to decide first.")


@rule("PS-3.1", "PS-3.3", "PS-3.5", "PS-6.1", "PS-11.2", "PS-11.4")
def test_what_lies_where_an_action_does_not_reach() -> None:
    table = duel(
        hand="Axe Kick; 2-gem",
        top="Repeated Jabs",
        discard="Combine",
        on_table="Safe Keeping",
        ongoing="Cog Engine",
        pile="1",
        foe={"hand": "Wound"},
    )
    reasons = {
        ("bank", -1, "Combine"): ("PS-6.1", "Combine: chips are bought in the buy phase."),
        ("pile", 0, "1-gem"): (
            "PS-6.1",
            "Gems in a pile are no money; chips say when one is crashed, combined or trashed.",
        ),
        ("discard", 0, "Combine"): ("PS-3.3", "Combine lies in a discard pile until that goes into its bag."),
        ("table", 0, "Safe Keeping"): (
            "PS-3.1",
            "Safe Keeping has been played and stays on the table until cleanup.",
        ),
        ("ongoing", 0, "Cog Engine"): ("PS-3.5", "Cog Engine is in play already and serves by itself."),
        ("top of bag", 0, "Repeated Jabs"): (
            "PS-11.4",
            "Repeated Jabs lies on top of a bag and is drawn first from it.",
        ),
        ("hand", 1, "Wound"): ("PS-11.2", "Wound is in another player's hand."),
    }
    assert {thing: why(table, *thing) for thing in reasons} == reasons
    table.done()
    table.expect(0, "buy")
    assert why(table, "hand", 0, "Axe Kick") == ("PS-3.6", "Axe Kick: finish what the open question asks first.")
    assert why(table, "pile", 0, "1-gem") == reasons[("pile", 0, "1-gem")]


@rule("PS-11.1", "PS-11.3", "PS-13.Chips for Free", "PS-13.Into Oblivion")
def test_a_chip_asks_for_something_else() -> None:
    table = duel(
        hand="Into Oblivion; Chips for Free; Riposte; 1-gem; Combine", bag="1-gem*2", foe=FOE, stacks={"Ouch!": 0}
    )
    table.game.now[0] = 2
    table.play("Into Oblivion")
    assert why(table, "bank", -1, "Combine") == (
        "PS-13.Into Oblivion",
        "Into Oblivion: Combine is no puzzle stack that could be removed.",
    )
    table.pick("Axe Kick").play("Chips for Free")
    assert why(table, "hand", 0, "1-gem") == (
        "PS-13.Chips for Free",
        "1-gem can only be trashed now, for Chips for Free: finish that first.",
    )
    assert why(table, "hand", 0, "Riposte") == (
        "PS-11.1",
        "Riposte is a character chip, and those cannot be trashed.",
    )
    assert why(table, "bank", -1, "1-gem") == (
        "PS-13.Chips for Free",
        "Chips for Free: 1-gem is not a chip that can be trashed for this.",
    )
    table.pick("Combine")
    assert why(table, "bank", -1, "Axe Kick") == (
        "PS-13.Into Oblivion",
        "The stack of Axe Kick has been removed from the game.",
    )
    assert why(table, "bank", -1, "Ouch!") == ("PS-11.3", "The stack of Ouch! is out.")
    assert why(table, "bank", -1, "1-gem") == (
        "PS-13.Chips for Free",
        "Chips for Free: 1-gem does not cost what the chip to be gained must cost, or is not in the bank.",
    )
    assert why(table, "hand", 0, "1-gem") == (
        "PS-13.Chips for Free",
        "Chips for Free: 1-gem does not cost what the chip to be gained must cost, or is not in the bank.",
    )


@rule("PS-4.1", "PS-4.2", "PS-6.1", "PS-7.3")
def test_the_rules_own_questions_name_their_rule() -> None:
    table = duel(hand="Combine; Crash Gem; Safe Keeping*2; 1-gem; 2-gem", pile="1 1 2", foe=FOE)
    table.play("Combine")
    assert why(table, "pile", 0, "1-gem") == (
        "PS-4.1",
        "Combine: 1-gem is not chosen by itself: say which two gems combine.",
    )
    table.pick("Combine nothing").play("Safe Keeping", "No").play("Safe Keeping", "No").play("Crash Gem")
    assert why(table, "pile", 0, "1-gem") is None
    assert why(table, "hand", 0, "1-gem") == ("PS-4.2", "Crash Gem: 1-gem is not a gem that this crash can break.")
    table.pick("Break a 1-gem")
    table.expect(0, "hold back")
    assert why(table, "hand", 0, "1-gem") is None
    assert why(table, "table", 0, "Combine") == ("PS-6.1", "Combine is not a gem that can be held back.")
    table.pick("Hold back 1-gem", "Hold back 2-gem")
    other = duel(phase="turn", hand="Combine*2; Axe Kick", ongoing="Cog Engine*2", foe=FOE)
    other.done().buy("Wound").done()
    other.expect(0, "keep")
    other.pick("Keep Axe Kick")
    assert why(other, "hand", 0, "Axe Kick") == (
        "PS-7.3",
        "Axe Kick cannot be kept: it is kept already, or is not in your hand.",
    )


@rule("PS-13.Giant Growth", "PS-13.Stunlock", "PS-13.Option Select")
def test_questions_of_chips_that_lie_elsewhere() -> None:
    table = duel(phase="turn", hand="2-gem; Combine; Axe Kick", ongoing="Giant Growth", foe={"ongoing": "Stunlock"})
    assert why(table, "hand", 0, "Combine") == ("PS-13.Giant Growth", "Combine is no gem of your hand.")
    table.pick("Put none").play("Combine")
    assert why(table, "hand", 0, "2-gem") == ("PS-13.Stunlock", "Combine: 2-gem is no puzzle chip of your hand.")
    select = duel(
        hand="Crash Gem; 1-gem", pile="2", foe={"hand": "Option Select; Combine", "pile": "1"}, bank="No Attacks"
    )
    select.play("Crash Gem").react("Option Select")
    other = duel(hand="Bonecracker; 1-gem", foe={"hand": "Option Select; Combine"}, bank="Fists of Frenzy")
    other.play("Bonecracker").react("Option Select")
    other.expect(1, "copy")
    assert why(other, "bank", -1, "Blues Are Good", 1) is None
    assert why(other, "bank", -1, "Combine", 1) == (
        "PS-13.Option Select",
        "Combine is not among the chips that can be copied now.",
    )


@rule("PS-8.1", "PS-8.5", "PS-11.2")
def test_who_looks_on_or_is_out_can_use_nothing() -> None:
    table = duel(
        mode="last-man-standing",
        phase="buy",
        hand="1-gem",
        pile="4 4 2",
        foe={"hand": "1-gem", "bag": "1-gem*9"},
        others=[{"hand": "1-gem"}],
    )
    assert why(table, "bank", -1, "1-gem", -1) == ("PS-11.2", "You only look on.")
    assert why(table, "bank", -1, "1-gem", 3) == ("PS-11.2", "You only look on.")
    assert why(table, "bank", -1, "1-gem", 2) == ("PS-6.1", "Chips are bought only in your own buy phase.")
    table.pass_turn()
    assert why(table, "bank", -1, "1-gem", 0) == ("PS-8.5", "You have been eliminated.")
    over = duel(phase="buy", hand="1-gem", pile="4 4 2", foe=FOE).pass_turn()
    assert why(over, "bank", -1, "1-gem", 1) == ("PS-8.1", "The game is over.")
    assert [over.game.prompt(), over.game.label(0), over.game.thing_of(0)] == ["", "", None]


@rule("PS-10.1", "PS-12.1")
@pytest.mark.parametrize(("way", "place", "ruled"), [("blind", "character", "PS-12.1"), ("draft", "pool", "PS-10.1")])
def test_a_pick_is_not_yours_now(way: str, place: str, ruled: str) -> None:
    game = start({"characters": way}, 5)
    things = [thing for thing in game.things(0) if thing.place == place]
    assert things
    for thing in things:
        assert game.explain(0, thing) is None
        refusal = game.explain(1, thing)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == (ruled, "It is not yours to pick one now.")
