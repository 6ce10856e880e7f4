"""SF-24.1.3: what was chosen in public is there to be seen, in the view and in the log, for everyone."""

import json

from kwoon.engine.events import SPECTATOR
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

EVERYONE = (0, 1, SPECTATOR)


def scene(table: Duel, seat: int) -> str:
    """The effects that wait, as a seat sees them."""
    return json.dumps(table.game.view(seat)["scene"])


def log(table: Duel, seat: int) -> str:
    """All that a seat was told."""
    return "\n".join(table.game.tell(event, seat) for event in table.game.watch().events if event.seen_by(seat))


def cards(table: Duel, seat: int) -> str:
    """The cards in play, as a seat sees them."""
    return json.dumps(table.game.view(seat)["players"])


@rule("SF-24.1.3", "SF-14.0")
def test_a_chosen_designator_is_seen_on_its_card_and_told() -> None:
    table = duel(["Puzzle Garden", "hand: Blue Monk", "pool: g"], ["Stone Dolmens", "Imp"], power=5)
    table.game.watch()
    table.play("Blue Monk", "Demon").passes()
    for seat in EVERYONE:
        assert '"chosen": "Demon"' in cards(table, seat)
        assert "uses Blue Monk on Demon" in log(table, seat)


@rule("SF-24.1.3", "SF-50.14")
def test_whom_stealth_is_used_against_is_in_the_scene_and_told() -> None:
    table = duel(["Puzzle Garden", "SEAL Team"], ["Stone Dolmens", "Imp", "Mantis Fighter", "Hungry Ghosts"])
    table.game.watch()
    table.attack("Stone Dolmens", "SEAL Team").until("intercept", 1)
    table.choose("Imp intercepts", "Mantis Fighter intercepts").maybe("No more")
    table.until("Use the Stealth", 0).choose("Use the Stealth of SEAL Team", "Mantis Fighter")
    for seat in EVERYONE:
        assert "Stealth against {1}'s Mantis Fighter" in scene(table, seat)
        assert "{0}'s SEAL Team uses Stealth against {1}'s Mantis Fighter" in log(table, seat)


@rule("SF-28.3", "SF-28.4")
def test_a_changed_target_is_what_joiners_are_asked_about_and_what_the_attack_shows() -> None:
    table = duel(["Puzzle Garden", "Sifu Beumer"], ["Solar Farm", "Endless Corridor", "Car Wash"], ["City Park", "Imp"])
    table.game.watch()
    table.attack("Solar Farm", "Sifu Beumer").until("Use Endless Corridor", 1)
    table.use("Endless Corridor", "{1}").resolves().choose("Car Wash", "Endless Corridor").maybe("Solar Farm")
    table.until("join", 2)
    assert table.question.prompt == "Who joins the attack on Car Wash at {1}'s location 1?"
    for seat in (*EVERYONE, 2):
        attack = table.game.view(seat)["attack"]
        assert isinstance(attack, dict)
        assert attack["target"] == "Car Wash"
        assert "{0}'s Sifu Beumer now attacks {1}'s Car Wash" in log(table, seat)


@rule("SF-24.1.3")
def test_what_an_effect_was_aimed_at_stays_in_the_scene_when_it_is_gone() -> None:
    table = duel(
        ["Puzzle Garden", "hand: Bribery", "pool: ee"],
        ["Stone Dolmens", "Imp", "hand: Blade Palm", "hand: Final Brawl", "pool: CCdd"],
        power=9,
    )
    table.play("Bribery").until("Play Blade Palm", 1).play("Blade Palm", "Imp")
    while "Imp" not in table.hand(1):
        table.decline()
    for seat in EVERYONE:
        assert "Bribery on" in scene(table, seat)
        assert "Imp" in scene(table, seat)


@rule("SF-26.2", "SF-24.1.3")
def test_a_response_says_what_it_responds_to() -> None:
    table = duel(
        ["Puzzle Garden", "hand: Final Brawl", "hand: Blade Palm", "pool: ddCC"],
        ["Stone Dolmens", "Imp", "hand: Confucian Stability", "pool: eeMgg"],
        power=9,
    )
    table.game.watch()
    table.play("Final Brawl").until("Play Confucian Stability", 1).play("Confucian Stability")
    for seat in EVERYONE:
        assert "Confucian Stability in response to Final Brawl" in scene(table, seat)
        assert "Confucian Stability in response to Final Brawl" in log(table, seat)
