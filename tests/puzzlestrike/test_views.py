"""PS-11.2: what a seat may know: its own chips, the open ones of the others, what it could buy, what is in the air."""

from __future__ import annotations

from typing import Any

import pytest

from kwoon.engine.chance import Chance
from kwoon.games.puzzlestrike.game import start
from kwoon.games.puzzlestrike.state.chip import BY_NAME, CHARACTERS, CHIPS
from kwoon.games.puzzlestrike.state.table import BAG, HAND
from kwoon.games.puzzlestrike.terms.events import Drew
from kwoon.games.puzzlestrike.words.common import AnteUpTo
from kwoon.games.puzzlestrike.words.playing_chips import TwoTruths
from tests.puzzlestrike.duel import Duel, duel
from tests.rules import rule

FOE = {"hand": "1-gem"}


def seen(table: Duel, seat: int, of: int) -> Any:
    """A player as another sees him."""
    players: Any = table.game.view(seat)["players"]
    return players[of]


# --- hands and bags -------------------------------------------------------------------------------------------------


@rule("PS-11.2")
def test_the_owner_sees_the_hand_and_others_only_how_many_and_all_that_is_unseen() -> None:
    table = duel(hand="Axe Kick; 2-gem", bag="Wound; 1-gem*2", top="Repeated Jabs", discard="Combine", foe=FOE)
    own = seen(table, 0, 0)
    assert (own["hand"], own["bag"]) == (["Axe Kick", "2-gem"], ["1-gem", "1-gem", "Wound"])
    assert "known" not in own
    assert "unseen" not in own
    for seat in (1, -1):
        other = seen(table, seat, 0)
        assert not {"hand", "bag", "kept", "afford"} & set(other)
        assert other["unseen"] == ["1-gem", "1-gem", "2-gem", "Wound", "Axe Kick"]
        assert other["known"] == []
        assert (other["cards"], other["bag_size"]) == (2, 3)
        assert (other["top"], other["discard"]) == (["Repeated Jabs"], ["Combine"])


@rule("PS-11.2")
def test_arrows_money_pigs_and_what_was_bought_are_open() -> None:
    table = duel(hand="Always in Control; Axe Kick; 2-gem*2", ongoing="Cog Engine", foe=FOE, pile="1 3")
    table.play("Always in Control").pick("Play the other gems").buy("1-gem")
    other = seen(table, 1, 0)
    assert (other["money"], other["pigs"], other["drawing_pigs"], other["bought"]) == (3, 2, 2, 1)
    assert other["arrows"] == {"black": 0, "brown": 0, "purple": 0, "red": 0, "blue": 0}
    assert (other["ongoing"], other["table"]) == (["Cog Engine"], ["Always in Control", "2-gem", "2-gem"])
    assert table.game.view(1)["piles"] == [
        {"seats": [0], "gems": [1, 0, 1, 0], "total": 4},
        {"seats": [1], "gems": [0, 0, 0, 0], "total": 0},
    ]


@rule("PS-11.2", "PS-3.3")
def test_a_draw_is_told_by_name_to_the_one_who_draws_and_by_number_to_the_others() -> None:
    table = duel(hand="Axe Kick; 2-gem", bag="Combine*2", foe=FOE)
    watcher = table.game.watch()
    table.play("Axe Kick")
    drawn = [event for event in watcher.events if isinstance(event, Drew)]
    told = {seat: [table.game.tell(event, seat) for event in drawn if event.seen_by(seat)] for seat in (0, 1, -1)}
    assert told == {0: ["{0} draws Combine, Combine"], 1: ["{0} draws 2"], -1: ["{0} draws 2"]}


@rule("PS-11.2", "PS-11.4")
def test_a_chip_drawn_from_the_top_of_the_bag_is_known() -> None:
    table = duel(hand="Punch, Punch, Kick; Axe Kick", top="Repeated Jabs", bag="Combine", foe=FOE)
    table.play("Punch, Punch, Kick").check(hand="Repeated Jabs; Axe Kick", bag="Combine", top="")
    assert seen(table, 1, 0)["known"] == ["Repeated Jabs"]
    assert [thing.name for thing in table.game.things(1) if thing.place == "hand" and thing.seat == 0] == [
        "Repeated Jabs"
    ]


@rule("PS-11.2", "PS-13.Improvisation")
def test_improvisation_shows_what_it_draws_and_no_other_copy_of_it() -> None:
    table = duel(hand="Improvisation; Wound; 2-gem", top="Wound", bag="Combine", foe=FOE)
    table.play("Improvisation")
    assert seen(table, 1, 0)["known"] == ["Wound"]
    other = duel(hand="Improvisation; Wound; 2-gem", bag="Wound*2", foe=FOE)
    other.play("Improvisation")
    assert seen(other, 1, 0)["known"] == ["Wound", "Wound"]


@rule("PS-11.2", "PS-13.Wartime Tactics")
def test_a_chip_shown_of_the_hand_stays_known_until_it_leaves() -> None:
    table = duel(hand="Wartime Tactics; Axe Kick; 2-gem", bag="1-gem*9", foe={"hand": "1-gem", "bag": "1-gem*9"})
    table.play("Wartime Tactics", "Button Mashing")
    assert seen(table, 1, 0)["known"] == ["Axe Kick"]
    before = table.game.reveals
    table.play("Axe Kick")
    assert seen(table, 1, 0)["known"] == []
    assert table.game.reveals > before


@rule("PS-11.2")
def test_a_hand_is_shown_once_and_what_is_already_known_is_not_shown_again() -> None:
    table = duel(hand="Bonecracker*2; Axe Kick", foe={"hand": "3-gem; Combine"}, ongoing="Patriot Mirror")
    table.game.now[0] = 2
    watcher = table.game.watch()
    table.play("Bonecracker")
    assert seen(table, 0, 1)["known"] == ["Combine"]
    table.play("Bonecracker")
    assert sum("shows" in table.game.tell(event, 0) for event in watcher.events) == 1


@rule("PS-11.2")
def test_what_is_made_up_for_a_seat_keeps_what_it_knows() -> None:
    table = duel(hand="Bonecracker; 2-gem", foe={"hand": "3-gem; Combine", "bag": "Axe Kick*3; Wound*3"})
    table.play("Bonecracker")
    game = table.game
    game.zone(1, HAND).append(game.zone(1, BAG).pop())
    hands = set()
    for seed in range(20):
        other = game.resample(0, Chance(seed))
        assert other.view(0) == game.view(0)
        assert other.zone(0, HAND) == game.zone(0, HAND)
        names = sorted(CHIPS[kind].name for kind in other.zone(1, HAND))
        assert len(names) == 2
        assert "Combine" in names
        hands.add(tuple(names))
    assert len(hands) == 2


# --- what could be bought -------------------------------------------------------------------------------------------


@rule("PS-6.1", "PS-6.3")
def test_what_one_could_buy_counts_the_gems_of_the_hand_before_they_are_played() -> None:
    table = duel(hand="Axe Kick; 2-gem; 1-gem", foe={"hand": "3-gem; Combine"})
    threes = ["1-gem", "2-gem", "Bang then Fizzle", "Blues Are Good", "Button Mashing", "Just a Scratch"]
    threes += ["Money for Nothing", "Now or Later", "Wound"]
    assert seen(table, 0, 0)["afford"] == threes
    assert seen(table, 1, 1)["afford"] == threes
    table.done()
    assert seen(table, 0, 0)["afford"] == threes
    table.buy("Wound")
    assert seen(table, 0, 0)["afford"] == threes[:-1]
    table.buy("1-gem")
    assert seen(table, 0, 0)["afford"] == [name for name in threes[:-1] if CHIPS[BY_NAME[name]].cost < 3]


@rule("PS-6.1", "PS-7.3")
def test_what_is_held_back_is_no_money_and_only_its_owner_sees_it() -> None:
    table = duel(hand="Safe Keeping; Axe Kick; 3-gem; 1-gem", foe=FOE, bag="1-gem*9")
    table.play("Safe Keeping").done().pick("Hold back 3-gem")
    assert seen(table, 0, 0)["kept"] == []
    table = duel(hand="Safe Keeping*2; Axe Kick; 3-gem; 1-gem", foe=FOE, bag="1-gem*9")
    table.play("Safe Keeping").play("Safe Keeping").done().pick("Hold back 3-gem")
    assert seen(table, 0, 0)["kept"] == ["3-gem"]
    assert seen(table, 0, 0)["afford"] == ["1-gem", "Just a Scratch", "Wound"]
    assert "kept" not in seen(table, 1, 0)
    assert seen(table, 1, 1)["kept"] == []
    table.done().buy("1-gem").done()
    table.expect(0, "keep")
    assert seen(table, 0, 0)["afford"] == []
    table.pick("Keep Axe Kick")
    assert seen(table, 0, 0)["kept"] == ["Axe Kick"]


@rule("PS-11.3", "PS-13.Flagstone Tax", "PS-13.Into Oblivion")
def test_what_is_out_removed_or_taxed_cannot_be_bought() -> None:
    table = duel(
        phase="buy",
        hand="2-gem",
        pile="2",
        foe={"ongoing": "Flagstone Tax", "hand": "1-gem"},
        stacks={"Now or Later": 0},
    )
    assert seen(table, 0, 0)["afford"] == [
        "1-gem",
        "Bang then Fizzle",
        "Just a Scratch",
        "Money for Nothing",
        "Wound",
    ]
    other = duel(hand="Into Oblivion; 2-gem", foe=FOE, stacks={"Wound": 0})
    other.play("Into Oblivion", "Now or Later")
    assert other.game.view(1)["removed"] == "Now or Later"
    assert seen(other, 0, 0)["afford"] == ["1-gem", "Bang then Fizzle", "Just a Scratch", "Money for Nothing"]


@rule("PS-9.1", "PS-6.1")
def test_a_teammates_held_gems_are_the_teammates() -> None:
    table = duel(
        mode="teams",
        hand="2-gem",
        ongoing="Cog Engine*2",
        phase="turn",
        others=[{}, {"hand": "3-gem*2", "ongoing": "Cog Engine*2"}],
    )
    table.pick("Hold back 2-gem")
    table.expect(3, "hold back")
    table.pick("Hold back 3-gem")
    assert seen(table, 3, 3)["kept"] == ["3-gem"]
    assert seen(table, 0, 0)["kept"] == []
    assert "2-gem" not in seen(table, 0, 0)["afford"]
    assert "Bang then Fizzle" in seen(table, 0, 0)["afford"]
    assert "Axe Kick" in seen(table, 3, 3)["afford"]
    assert "Punch, Punch, Kick" not in seen(table, 3, 3)["afford"]


# --- the course of the game -----------------------------------------------------------------------------------------


@rule("PS-2.1", "PS-3.1", "PS-6.1", "PS-7.1")
def test_the_phase_is_named() -> None:
    table = duel(phase="turn", hand="2-gem; Safe Keeping; Axe Kick", ongoing="Giant Growth", foe=FOE)
    phases = [table.game.view(0)["phase"]]
    for words in ("Put none", "Play Safe Keeping", "No", "End your actions", "Play the other gems"):
        table.pick(words)
        phases.append(table.game.view(0)["phase"])
    table.buy("1-gem").done()
    phases.append(table.game.view(0)["phase"])
    assert phases == ["ante", "action", "action", "action", "buy", "buy", "cleanup"]
    assert start({"characters": "blind"}, 1).view(0)["phase"] == "setup"


@rule("PS-4.4", "PS-4.5")
def test_what_is_played_and_what_is_in_the_air_is_seen() -> None:
    table = duel(hand="Crash Gem; 1-gem", pile="3", foe={"hand": "Crash Gem", "pile": "1 2"})
    table.play("Crash Gem")
    view = table.game.view(1)
    assert view["playing"] == [{"seat": 0, "chooser": 0, "chip": "Crash Gem"}]
    assert view["sends"] == [{"seat": 0, "pile": 1, "gems": 3, "uncounterable": False, "back": 0}]
    assert view["question"] == {
        "kind": "react",
        "prompt": "{0} sends 3 1-gems to {1}. React?",
        "about": {"sent": True},
    }
    assert "question" not in table.game.view(0)
    assert "question" not in table.game.view(-1)
    assert view["over"] is False


@rule("PS-5.1")
def test_whom_a_red_fist_is_at_is_seen() -> None:
    table = duel(hand="Bonecracker; 1-gem", others=[{"hand": "Money for Nothing; 2-gem"}], foe=FOE)
    table.play("Bonecracker")
    assert table.game.view(0)["playing"] == [
        {"seat": 0, "chooser": 0, "chip": "Bonecracker"},
        {"attacker": 0, "target": 2},
    ]
    after = duel(hand="Bonecracker; 1-gem", foe={"hand": "Saving Grace; 2-gem", "bag": "1-gem*2"})
    after.play("Bonecracker")
    assert after.game.view(0)["playing"] == [{"seat": 0, "chooser": 0, "chip": "Bonecracker"}]


@rule("PS-13.Mistress's Command")
def test_who_chooses_for_another_is_seen() -> None:
    table = duel(hand="Mistress's Command; 2-gem", foe={"hand": "Crash Gem", "pile": "2 4"})
    table.play("Mistress's Command", "Put Wound").pick("Play Crash Gem")
    assert table.game.view(1)["playing"] == [
        {"seat": 0, "chooser": 0, "chip": "Mistress's Command"},
        {"seat": 1, "chooser": 0, "chip": "Crash Gem"},
    ]
    assert seen(table, 0, 1)["known"] == ["Wound"]


@rule("PS-2.2", "PS-2.3", "PS-13.Deathstrike Dragon")
def test_panic_stand_ins_and_what_is_set_aside_are_seen() -> None:
    table = duel(
        phase="turn", hand="Deathstrike Dragon; 2-gem", foe=FOE, stacks={"1-gem": 0, "Ouch!": 1, "Axe Kick": 0}
    )
    assert table.game.view(1)["standins"] == [1, 0, 0, 0]
    table.play("Deathstrike Dragon")
    view = table.game.view(1)
    assert (view["aside"], view["standins"], view["panic"], view["ante"]) == (
        ["Deathstrike Dragon"],
        [0, 0, 0, 0],
        0,
        1,
    )
    table.game.take(table.game.stacks[15])
    view = table.game.view(1)
    assert (view["panic"], view["ante"], view["turn"], view["active"]) == (2, 3, 1, 0)


# --- setting up -----------------------------------------------------------------------------------------------------


@rule("PS-10.1")
def test_a_draft_is_seen_and_told_pick_by_pick() -> None:
    game = start({"players": 2, "characters": "draft"}, 5)
    watcher = game.watch()
    assert game.decision is not None
    pool = [CHIPS[kind].name for kind in game.decision.options]
    assert game.view(1)["setup"] == {"pool": pool, "drafted": [[], []]}
    assert game.prompt() == "Draft a chip"
    assert game.view(0)["players"][0]["afford"] == []  # type: ignore[index,call-overload]
    assert game.label(game.decision.options[0]) == f"{pool[0]} ({CHIPS[game.decision.options[0]].owner})"
    for _ in range(3):
        game.apply(0)
    assert game.view(-1)["setup"] == {"pool": pool[3:], "drafted": [[pool[0]], pool[1:3]]}
    for _ in range(3):
        game.apply(0)
    told = [game.tell(event, -1) for event in watcher.events if event.seen_by(-1)]
    order = (0, 1, 1, 0, 0, 1)
    assert told[:6] == [f"{{{seat}}} takes {pool[pick]}" for pick, seat in enumerate(order)]
    assert told[6:8] == [
        f"{{0}} takes {pool[0]}, {pool[3]}, {pool[4]}",
        f"{{1}} takes {pool[1]}, {pool[2]}, {pool[5]}",
    ]
    assert told[8:] == ["{0} draws 5", "{1} draws 5", "Turn 1: {0}", "A 1-gem goes into the pile of {0}"]
    assert game.view(0)["setup"] is None


@rule("PS-12.1")
def test_blind_picks_are_told_when_all_are_made_and_cannot_be_taken_back_then() -> None:
    game = start({"characters": "blind"}, 5)
    watcher = game.watch()
    assert game.prompt() == "Pick your character"
    assert [thing.name for thing in game.things(0) if thing.place == "character"] == list(CHARACTERS)
    assert not [thing for thing in game.things(1) if thing.place == "character"]
    game.apply(3)
    assert (game.reveals, watcher.events) == (0, [])
    assert game.view(0)["setup"] == {"picked": 1, "own": 3}
    game.apply(0)
    assert game.reveals > 0
    told = [game.tell(event, -1) for event in watcher.events if event.seen_by(-1)]
    assert told[:3] == ["{0} takes Troq", "{1} takes Quince", "{0} draws 5"]


@rule("PS-12.1")
def test_the_picks_cannot_be_taken_back_even_where_no_hand_is_drawn_yet() -> None:
    game = start({"characters": "blind", "players": 4}, 5)
    for pick in range(3):
        game.apply(pick)
    assert game.reveals == 0
    assert game.view(2)["setup"] == {"picked": 3, "own": 2}
    assert game.view(3)["setup"] == {"picked": 3, "own": None}


@rule("PS-11.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_everything_open_is_a_thing_in_sight(seat: int) -> None:
    table = duel(
        hand="Axe Kick*2; 2-gem",
        bag="Combine",
        top="Repeated Jabs",
        discard="Wound*2",
        on_table="Safe Keeping",
        ongoing="Cog Engine",
        pile="1 1 3",
        foe={"hand": "X-Copy", "pile": "4", "discard": "Riposte"},
    )
    found = [(thing.place, thing.seat, thing.name) for thing in table.game.things(seat) if thing.place != "bank"]
    hand = [("hand", 0, "2-gem"), ("hand", 0, "Axe Kick")] if seat == 0 else []
    theirs = [("hand", 1, "X-Copy")] if seat == 1 else []
    assert found == [
        ("pile", 0, "1-gem"),
        ("pile", 0, "3-gem"),
        ("pile", 1, "4-gem"),
        *hand,
        ("top of bag", 0, "Repeated Jabs"),
        ("discard", 0, "Wound"),
        ("table", 0, "Safe Keeping"),
        ("ongoing", 0, "Cog Engine"),
        *theirs,
        ("discard", 1, "Riposte"),
    ]
    stacks = [thing.name for thing in table.game.things(seat) if thing.place == "bank"]
    assert stacks == [CHIPS[kind].name for kind in table.game.stacks]


def test_a_question_of_yes_or_no_is_asked_in_the_effects_own_words() -> None:
    """It says itself what it asks; nothing is cut out of its text."""
    assert TwoTruths().asks() == "play it"
    assert TwoTruths().text().endswith("you may play it without an action")
    assert AnteUpTo(3, 4, ()).asks() == "ante a 4-gem"
    table = duel(hand="The Hammer; 1-gem", pile="1")
    table.play("The Hammer")
    assert table.game.prompt() == "The Hammer: ante a 4-gem?"
