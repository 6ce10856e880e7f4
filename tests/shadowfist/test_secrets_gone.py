"""SF-9.2.2: a card that has gone to a hand or a deck is called what each seat saw of it, no more and no less."""

import json

from kwoon.engine.chance import Chance
from kwoon.engine.events import SPECTATOR
from kwoon.games.shadowfist.effects.entering import enter
from kwoon.games.shadowfist.terms.codes import DECK, HAND
from kwoon.games.shadowfist.terms.ids import NONE
from kwoon.lab.laws import check_secrets
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


def sees(table: Duel, seat: int, title: str, part: str = "attack") -> bool:
    """Whether a part of a seat's view names a card."""
    return title in json.dumps(table.game.view(seat)[part])


def hears(table: Duel, seat: int, title: str) -> bool:
    """Whether a seat's log names a card."""
    watcher = table.game.watch()
    return any(title in table.game.tell(event, seat) for event in watcher.events if event.seen_by(seat))


def attacked_site_goes_to_a_hand(mark: str) -> Duel:
    table = duel(
        ["Puzzle Garden", "Sifu Beumer", "hand: Final Brawl", "pool: dd"],
        ["Solar Farm", f"Dockyard{mark}", "hand: Blade Palm", "pool: CC"],
        ["City Park"],
        power=3,
    )
    table.game.watch()
    name = "the face-down" if mark else "Dockyard"
    table.attack(name, "Sifu Beumer").until("Play Blade Palm", 1).play("Blade Palm", "Dockyard").resolves()
    assert table.hand(1) == ["Dockyard"]
    return table


@rule("SF-9.2.2", "SF-25.7.1")
def test_an_attacked_site_that_lay_face_down_is_not_named_once_it_is_in_a_hand() -> None:
    table = attacked_site_goes_to_a_hand(" (down)")
    for seat in (0, 2, SPECTATOR):
        assert not sees(table, seat, "Dockyard")
        assert sees(table, seat, "the face-down Site that left play")
    assert sees(table, 1, "Dockyard")
    table.ends()
    for seat in (0, 2, SPECTATOR):
        assert not hears(table, seat, "Dockyard")
        assert hears(table, seat, "The attack on the face-down Site that left play is over")
    assert hears(table, 1, "The attack on Dockyard is over")


@rule("SF-9.2.2")
def test_an_attacked_site_that_everyone_saw_keeps_its_name() -> None:
    table = attacked_site_goes_to_a_hand("")
    assert all(sees(table, seat, "Dockyard") for seat in (0, 1, 2, SPECTATOR))
    table.ends()
    assert all(hears(table, seat, "The attack on Dockyard is over") for seat in (0, 1, 2, SPECTATOR))


@rule("SF-9.2.2", "SF-25.7.1")
def test_a_site_that_was_being_played_face_down_is_not_named_in_the_scene() -> None:
    table = duel(
        ["Puzzle Garden", "hand: Dockyard", "hand: Final Brawl", "pool: dd"],
        ["Solar Farm", "hand: Blade Palm", "pool: CC"],
        power=3,
    )
    table.play("Dockyard", "A new location").until("Play Blade Palm", 1).play("Blade Palm", "the face-down Site")
    while "Dockyard" not in table.hand(0):
        table.decline()
    assert not sees(table, 1, "Dockyard", "scene")
    assert sees(table, 0, "Dockyard", "scene")


@rule("SF-9.2.2", "SF-34.0")
def test_a_site_that_came_back_face_down_is_not_told_to_be_the_one_that_everyone_saw() -> None:
    table = attacked_site_goes_to_a_hand("")
    game = table.game
    card = table.card("Dockyard")
    game.put_in_play(card, 1)
    enter(game, card, 1, NONE)
    game.face_down[card] = 1
    attack = game.view(0)["attack"]
    assert isinstance(attack, dict)
    assert attack["target"] == "Dockyard"
    assert attack["target_at"] is None
    assert not sees(table, 0, "Dockyard", "players")


@rule("SF-9.2.2")
def test_its_owner_learns_what_another_players_face_down_site_was() -> None:
    table = duel(["Puzzle Garden", "Imp"], ["Solar Farm", "Dockyard (down, of 2)"], ["City Park"])
    table.attack("the face-down", "Imp")
    table.game.put_in_pile(table.card("Dockyard"), HAND)
    assert [sees(table, seat, "Dockyard") for seat in (0, 1, 2, SPECTATOR)] == [False, True, True, False]


@rule("SF-9.2.2")
def test_what_is_made_up_for_a_seat_knows_no_more_than_the_seat() -> None:
    """The Dockyard in the hand, or on top of the deck, may be any card of its owner's that could have lain there."""
    for zone in (HAND, DECK):
        table = duel(["Puzzle Garden", "Imp"], ["Solar Farm", "Dockyard (down)", "hand: City Park"], [], filler=2)
        table.attack("the face-down", "Imp")
        card = table.card("Dockyard")
        table.game.put_in_pile(card, zone)
        made_up = [table.game.imagined(0, Chance(seed)).card(card).title for seed in range(20)]
        assert set(made_up) == {"Dockyard", "City Park", "Puzzle Garden"}
        for seed in range(5):
            check_secrets(table.game, Chance(seed))


@rule("SF-9.2.2", "SF-25.7.1")
def test_a_site_played_face_down_is_told_once_to_each_seat() -> None:
    table = duel(["Puzzle Garden", "hand: Dockyard"], ["Solar Farm"], power=3)
    watcher = table.game.watch()
    table.play("Dockyard", "A new location").ends()
    logs = [
        [table.game.tell(each, seat) for each in watcher.events if each.seen_by(seat)] for seat in (0, 1, SPECTATOR)
    ]
    assert [line for line in logs[0] if "plays" in line] == ["{0} plays Dockyard face down at location 2"]
    assert [line for line in logs[1] if "plays" in line] == ["{0} plays a Site face down at location 2"]
    assert logs[2] == logs[1]
