"""What each seat sees: never another's hand, the draw pile, or whose hand could answer."""

import json
from typing import Any

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.errors import NotYourQuestion
from kwoon.games.kungfu.game import KungFu, start
from kwoon.games.kungfu.shown.labels import strike_at_hand
from kwoon.games.kungfu.terms.events import Drew, Reshuffled
from tests.kungfu.brawl import Brawl, brawl
from tests.rules import rule


def shown(game: KungFu, seat: int) -> str:
    """All that a seat's view says of the table, as text; the options (everyone knows which cards there are) apart."""
    return json.dumps({key: value for key, value in game.view(seat).items() if key != "options"})


UNBLOCKABLE = "When Done Right, None Can Defend"
SECRET = {"attack": [{"name": "Secret Palm", "damage": 4}]}


def test_a_seat_sees_its_own_hand_and_only_the_size_of_others() -> None:
    table = brawl(hands=[["Kick", "Fast"], ["Secret Palm", "Punch", "Trip"], []], stances=["Crane"], cards=SECRET)
    for seat in range(-1, 3):
        players: Any = table.game.view(seat)["players"]
        assert [each["cards"] for each in players] == [2, 3, 0]
        assert [each["seat"] for each in players if "hand" in each] == ([seat] if seat >= 0 else [])
        assert ("Secret Palm" in shown(table.game, seat)) == (seat == 1)
    own: Any = table.game.view(1)["players"]
    assert own[1]["hand"] == ["Secret Palm", "Punch", "Trip"]


def test_nobody_sees_the_draw_pile() -> None:
    table = brawl(hands=[["Kick"], ["Punch"]], pile=["Secret Palm"], cards=SECRET)
    for seat in range(-1, 2):
        assert "Secret Palm" not in shown(table.game, seat)
        assert table.game.view(seat)["draw_pile"] == 98


def test_everyone_sees_chi_gear_discards_and_whose_turn_it_is() -> None:
    table = brawl(
        hands=[["Kick"], []], stances=["Crane"], weapons=[None, "Fan"], chi=[12, 7], discards=["Trip", "Wild"]
    )
    for seat in range(-1, 2):
        view: Any = table.game.view(seat)
        assert [(each["chi"], each["stance"], each["weapon"], each["standing"]) for each in view["players"]] == [
            (12, "Crane", None, True),
            (7, None, "Fan", True),
        ]
        assert (view["discards"], view["active"], view["turn"], view["over"]) == (["Trip", "Wild"], 0, 1, False)
        assert (view["attacked"], view["attacks"]) == (False, [])


def test_only_the_seat_asked_sees_the_question() -> None:
    table = brawl(hands=[["Kick", "Tiger"], ["Blocking Kick"], []])
    table.attack("Kick", on=1)
    views: Any = {seat: table.game.view(seat) for seat in range(-1, 3)}
    assert [seat for seat, view in views.items() if "question" in view] == [1]
    assert views[1]["question"] == {"kind": "block", "prompt": "{0} attacks you with Kick. Block?"}
    for seat in (-1, 0, 2):
        assert "Blocking Kick" not in shown(table.game, seat)


def test_everyone_sees_the_attacks_of_an_exchange() -> None:
    table = brawl(hands=[["Kick", "Fast", "Blocking Punch"], ["Counter Attack", "Punch", "Wild"]], weapons=["Sword"])
    table.choose("Attack with Sword")
    making: Any = table.game.view(-1)["attacks"]
    assert [(each["attacker"], each["target"], each["weapon"], each["being_made"]) for each in making] == [
        (0, 1, "Sword", True)
    ]
    table.enhance(0, ["Fast"])
    table.block("Counter Attack", back="Punch", add=["Wild"])
    table.asks("block", 0)
    for seat in range(-1, 2):
        attacks: Any = table.game.view(seat)["attacks"]
        assert [(each["name"], each["block"], each["at_hand"]) for each in attacks] == [
            ("Fast Sword", "Counter Attack", False),
            ("Wild Punch", None, True),
        ]
        assert table.game.view(seat)["attacked"] is True


def test_a_player_who_is_out_still_sees_what_a_spectator_sees() -> None:
    table = brawl(hands=[["Kick"], [], ["Secret Palm"]], chi=[20, 0, 20], cards=SECRET)
    view: Any = table.game.view(1)
    assert view["players"][1]["hand"] == []
    view["players"][1].pop("hand")
    assert {**view, "seat": -1} == table.game.view(-1)


def test_only_who_draws_sees_the_cards() -> None:
    table = brawl(hands=[["Kick"], ["Punch"], []], begin="turn", pile=["Secret Palm"], hand=2, cards=SECRET)
    table.draw_up()
    drawn = [event for event in table.events if isinstance(event, Drew)]
    for seat in range(-1, 3):
        seen = [event for event in drawn if event.seen_by(seat)]
        assert len(seen) == 1
        assert (seen[0].seat, seen[0].count, len(seen[0].cards)) == (0, 1, 1 if seat == 0 else 0)
        told = [table.game.tell(event, seat) for event in table.events if event.seen_by(seat)]
        assert ("Secret Palm" in " ".join(told)) == (seat == 0)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_no_view_or_event_of_a_whole_game_shows_a_card_before_it_is_played(players: int) -> None:
    """With one copy of each card, a name that another seat sees must lie open on the table.

    In the log a card may be told of that the same answer has shuffled away again; then only draws are looked at.
    """
    kinds = ("attack", "enhancement", "weapon", "stance")
    deck: Any = {kind: [{"name": f"{kind} {number}.", "damage": 1} for number in range(15)] for kind in kinds}
    deck["block"] = [
        {"name": f"block {number}.", "ignores": ["any"], "counter": number % 2 == 0} for number in range(15)
    ]
    names = [card["name"] for cards in deck.values() for card in cards]
    for seed in range(6):
        game = start({"players": players, "deck": deck, "hand": 5, "max_turns": 40}, seed)
        events = game.watch().events
        chance = Chance(seed)
        done = 0
        while (decision := game.decision) is not None:
            hidden = {seat: {game.deck.name(kind) for kind in hand} for seat, hand in enumerate(game.hands)}
            pile = {game.deck.name(kind) for kind in game.pile[: game.left]}
            for seat in range(-1, players):
                secret = set(pile).union(*(hand for other, hand in hidden.items() if other != seat))
                new = [event for event in events[done:] if event.seen_by(seat)]
                if any(isinstance(event, Reshuffled) for event in new):
                    new = [event for event in new if isinstance(event, Drew)]
                text = shown(game, seat) + " ".join(game.tell(event, seat) for event in new)
                assert not [name for name in names if name in secret and name in text]
            done = len(events)
            game.apply(chance.below(len(decision.options)))


def test_a_made_up_state_looks_the_same_to_the_seat_that_is_asked() -> None:
    table = brawl(hands=[["Kick", "Fast"], ["Blocking Kick", "Punch", "Wild"], ["Trip"]])
    table.attack("Kick", on=1)
    pieces = sorted(table.game.pieces())
    hands = set()
    for seed in range(20):
        made_up = table.game.resample(1, Chance(seed))
        assert made_up.view(1) == table.game.view(1)
        assert sorted(made_up.pieces()) == pieces
        hands.add(str(made_up.hands[0]))
    assert len(hands) > 5
    with pytest.raises(NotYourQuestion, match="seat 0 is not to answer now"):
        table.game.resample(0, Chance(1))


# --- an attack as everyone sees it ------------------------------------------------------------------------------------


def attack_at(table: Brawl, number: int = 0) -> dict[str, Any]:
    """One attack of the open exchange; each seat and a spectator must see the same."""
    seen: Any = [table.game.view(seat)["attacks"] for seat in range(-1, table.game.seats)]
    assert all(each == seen[0] for each in seen)
    return dict(seen[0][number])


def test_an_attack_without_a_target_has_neither_damage_nor_defense_yet() -> None:
    table = brawl(hands=[["Trip", "Fast"], [], []], stances=["Tiger", "Crane", "Snake"])
    table.choose("Attack with Trip")
    assert attack_at(table) == {
        "attacker": 0,
        "target": -1,
        "name": "Trip",
        "cards": ["Trip"],
        "weapon": None,
        "unblockable": False,
        "takes_gear": 1,
        "extra": 0,
        "damage": None,
        "defense": None,
        "block": None,
        "ignored": False,
        "being_made": True,
    }


@rule("KF-3.5", "KF-4.1")
def test_an_attack_being_made_shows_its_damage_and_the_gear_s_defense_so_far() -> None:
    table = brawl(
        hands=[["Punch", "Fast", "Split Attack", UNBLOCKABLE], [], [], []],
        stances=["Snake", "Tiger"],
        weapons=[None, None, "Fan"],
    )
    table.choose("Attack with Punch")
    table.choose("{1}")
    one = attack_at(table)
    assert (one["target"], one["damage"], one["defense"], one["unblockable"]) == (1, 2 + 2, 1, False)
    table.choose("Add Fast")
    table.choose(f"Add {UNBLOCKABLE}")
    one = attack_at(table)
    assert (one["damage"], one["unblockable"], one["extra"]) == (4 + 1 + 3, True, 0)
    table.choose("Add Split Attack")
    table.asks("second target", 0)
    one = attack_at(table)
    assert (one["damage"], one["extra"]) == (8, 0)


@rule("KF-3.3")
def test_both_halves_of_a_split_attack_being_made_are_seen() -> None:
    table = brawl(hands=[["Punch", "Fast", "Split Attack"], [], [], []], stances=["Snake", "Tiger", "Crane"])
    table.choose("Attack with Punch")
    table.choose("{1}")
    table.choose("Add Split Attack")
    table.choose("{2}")
    halves = [attack_at(table, number) for number in (0, 1)]
    assert [(each["target"], each["damage"], each["extra"]) for each in halves] == [(1, 4, 0), (2, 2, 0)]
    assert [each["being_made"] for each in halves] == [True, True]


@rule("KF-3.3")
def test_a_split_attack_between_two_shows_its_extra_damage() -> None:
    table = brawl(hands=[["Punch", "Fast", "Split Attack"], []])
    table.choose("Attack with Punch")
    table.choose("Add Split Attack")
    one = attack_at(table)
    assert (one["damage"], one["extra"]) == (3, 1)


@rule("KF-4.1", "KF-4.2")
def test_an_attack_that_was_answered_shows_the_block_and_its_defense() -> None:
    table = brawl(
        hands=[["Kick", "Split Attack"], ["Rolling With It"], ["Blocking Kick"], ["Blocking Kick"]],
        stances=[None, "Tiger"],
        weapons=[None, "Nunchucks"],
    )
    table.attack("Kick", on=1, add=["Split Attack"], also=2)
    assert (attack_at(table)["block"], attack_at(table)["defense"]) == (None, 2)
    table.block("Rolling With It")
    one, two = attack_at(table, 0), attack_at(table, 1)
    assert (one["block"], one["defense"], one["ignored"], one["at_hand"]) == ("Rolling With It", 5, False, False)
    assert (two["block"], two["defense"], two["ignored"], two["at_hand"]) == (None, 0, False, True)


@rule("KF-5.2")
def test_the_damage_once_counted_stays_when_the_gear_goes() -> None:
    """Dragon is strong against Crane: the two points count though the first Throw takes the Crane."""
    table = brawl(
        hands=[["Throw", "Trip", "Throw", "Combination", "Snake"], []],
        stances=["Dragon", "Crane"],
        weapons=["Sword", "Fan"],
    )
    table.choose("Attack with Throw")
    for name in ("Combination", "Trip", "Throw"):
        table.choose(f"Add {name}")
    table.asks("lose gear", 1)
    one = attack_at(table)
    assert (one["takes_gear"], one["damage"], one["defense"]) == (3, 2 + 1 + 2 + 2, 3)
    table = brawl(
        hands=[["Throw", "Snake"], ["Counter Attack", "Trip"]], stances=["Dragon", "Crane"], weapons=["Sword", "Fan"]
    )
    table.attack("Throw")
    table.block("Counter Attack", back="Trip")
    table.lose("Crane")
    table.asks("lose gear", 0)
    one = attack_at(table)
    assert (one["takes_gear"], one["damage"], one["defense"], one["block"]) == (0, 4, 3, "Counter Attack")


@pytest.mark.parametrize(
    ("add", "name"),
    [
        (["Fast"], "Fast Sword"),
        (["Combination", "Punch", "Fast"], "Combination Fast Sword Punch"),
        (["Wild", "Combination", "Throw", "Punch"], "Wild Combination Sword Throw Punch"),
    ],
)
def test_an_attack_is_called_by_its_enhancements_then_the_weapon_then_the_rest(add: list[str], name: str) -> None:
    table = brawl(hands=[[*add, "Spinning"], ["Weapon Block"]], weapons=["Sword"])
    assert strike_at_hand(table.game) is None
    table.choose("Attack with Sword")
    assert strike_at_hand(table.game) is None
    table.enhance(0, add)
    assert attack_at(table)["name"] == name
    assert (attack_at(table)["cards"], attack_at(table)["weapon"]) == (add, "Sword")
    assert table.question is not None
    assert table.question.prompt == f"{{0}} attacks you with {name}. Block?"


def test_the_end_is_in_the_view() -> None:
    table = brawl(hands=[["Kick", "Tiger"], []], chi=[20, 3])
    table.attack("Kick")
    view: Any = table.game.view(0)
    assert view["over"] is True
    assert "question" not in view


# --- what someone could tell: no undo past it -------------------------------------------------------------------------


def test_cards_drawn_are_a_reveal_and_drawing_none_is_not() -> None:
    table = brawl(hands=[["Kick", "Fast"], ["Punch"]], begin="turn", hand=2)
    before = table.game.reveals
    table.draw_up()
    assert table.game.reveals == before
    table.end_turn(draw=False)
    table.draw_up()
    assert table.game.reveals == before + 1


@rule("KF-4.1")
@pytest.mark.parametrize("answer", [["Blocking Kick"], []])
def test_whether_a_block_could_answer_is_a_reveal(answer: list[str]) -> None:
    table = brawl(hands=[["Kick", "Tiger"], answer])
    before = table.game.reveals
    table.attack("Kick")
    assert table.game.reveals == before + 1


def test_an_attack_that_no_block_can_answer_tells_nothing_of_the_hand() -> None:
    table = brawl(hands=[["Kick", UNBLOCKABLE, "Tiger"], ["Blocking Kick"]])
    before = table.game.reveals
    table.attack("Kick", add=[UNBLOCKABLE])
    assert table.game.reveals == before


@pytest.mark.parametrize(("hand", "reveals"), [(["Punch", "Trip"], 1), ([], 0)])
def test_the_hand_of_who_goes_down_is_a_reveal(hand: list[str], reveals: int) -> None:
    table = brawl(hands=[["Kick", UNBLOCKABLE, "Tiger"], hand, []], chi=[20, 3, 20])
    before = table.game.reveals
    table.attack("Kick", on=1, add=[UNBLOCKABLE])
    table.check(1, standing=False)
    assert table.game.reveals == before + reveals
