"""What each seat sees: never another's hand, the draw pile, or whose hand could answer."""

import json
from typing import Any

import pytest

from kwoon.engine.chance import Chance
from kwoon.engine.errors import NotYourQuestion
from kwoon.games.kungfu.events import Drew, Reshuffled
from kwoon.games.kungfu.game import KungFu, start
from tests.kungfu.brawl import brawl


def shown(game: KungFu, seat: int) -> str:
    """All that a seat's view says of the table, as text; the options (everyone knows which cards there are) apart."""
    return json.dumps({key: value for key, value in game.view(seat).items() if key != "options"})


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
    assert views[1]["question"] == {
        "kind": "block",
        "prompt": "{0} attacks you with Kick. Block?",
        "options": ["No block", "Block with Blocking Kick"],
    }
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
