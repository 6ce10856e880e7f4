"""SF-23: scenes: open and closed, who may add to them, how they resolve, when they are over."""

from kwoon.games.shadowfist.terms.codes import AMBUSH
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

SITE = "Puzzle Garden"
BUSY = "Tears of the Crocodile"
"""A Character whose ability can be used in any open scene: its player is asked there, and not passed over."""


def waiting(table: Duel) -> list[str]:
    """The cards whose effects wait in the scene, the next to resolve last."""
    return [effect["card"] for effect in table.game.view(0)["scene"]]


@rule("SF-23.0", "SF-24.8.2")
def test_the_last_effect_resolves_first() -> None:
    table = duel([SITE, "Hungry Ghosts", "Tech Squad", BUSY], [SITE, "hand: Blade Palm", "pool: CC"])
    table.use("Hungry Ghosts", "Tech Squad").passes(to=1).play("Blade Palm", "Tech Squad").choose("Pass")
    assert table.hand(0) == ["Tech Squad"]  # returned by the Blade Palm; the Ghosts' damage is still in the scene
    assert waiting(table) == ["Hungry Ghosts"]
    table.passes().check("Tech Squad", zone="hand")


@rule("SF-23.0", "SF-24.8.1.5")
def test_after_an_effect_has_resolved_another_one_may_be_added() -> None:
    table = duel([SITE, "Hungry Ghosts", BUSY], [SITE, "Sewer Scum", BUSY, "The Iron Palace"])
    table.use("Hungry Ghosts", "Sewer Scum").use(BUSY).choose("Pass", "Pass")
    table.check(BUSY, 1, has=AMBUSH)  # that has resolved, and the scene goes on
    assert waiting(table) == ["Hungry Ghosts"]
    table.choose("Pass").use("The Iron Palace", "Sewer Scum").passes()
    table.check("Sewer Scum", damage=0)  # its Toughness came in time


@rule("SF-23.1")
def test_in_an_open_scene_anyone_may_play_an_event_or_use_an_ability() -> None:
    table = duel([SITE, "Hungry Ghosts"], [SITE, "Cataract Gorge", "Imp", "hand: Final Brawl", "pool: dd"])
    table.use("Hungry Ghosts", "Imp").passes(to=1)
    assert table.offers("Play Final Brawl")
    assert table.offers("Use Cataract Gorge")


@rule("SF-23.2")
def test_in_a_closed_scene_nothing_is_played_that_does_not_say_so() -> None:
    table = duel(
        [SITE, "SEAL Team", "Hungry Ghosts", "hand: Final Brawl", "hand: Confucian Stability", "pool: ddgg"],
        ["Stone Dolmens (4 damage)", SITE, "hand: Bite of the Jellyfish", "pool: aa"],
        power=(3, 0),
    )
    table.attack("Stone Dolmens", "SEAL Team").until("Burn it for Power").choose("Burn it for Power")
    table.until("Bite of the Jellyfish", 1).choose("Bite of the Jellyfish")  # triggered by the burning
    assert table.kind == "act"
    assert table.seat == 0
    assert table.offers("Play Confucian Stability")  # explicitly responds to an Event
    assert table.why("Final Brawl") == "SF-23.2"  # an Event in general cannot break in,
    assert table.why("Hungry Ghosts") == "SF-23.2"  # nor can an ability


@rule("SF-23.3")
def test_the_player_to_the_left_of_the_one_who_generated_responds_first() -> None:
    event = ("hand: Final Brawl", "pool: dd")
    table = duel([SITE, "Hungry Ghosts", *event], [SITE, "Sewer Scum", *event], [SITE, *event])
    table.use("Hungry Ghosts", "Sewer Scum")
    assert table.seat == 1
    table.choose("Pass")
    assert table.seat == 2
    table.play("Final Brawl")
    assert table.seat == 0  # to the left of seat 2
    table.choose("Pass")
    assert table.seat == 1


@rule("SF-23.3")
def test_the_active_player_is_first_to_add_after_an_effect_has_resolved() -> None:
    event = ("hand: Final Brawl", "pool: dd")
    table = duel([SITE, "Sewer Scum", *event], [SITE, "Hungry Ghosts", *event], [SITE, *event])
    table.choose("End your turn").use("Hungry Ghosts", "Sewer Scum")
    assert table.seat == 2
    table.choose("Pass", "Pass", "Pass").check("Sewer Scum", damage=1)
    assert table.seat == 0


@rule("SF-23.3", "SF-26.1.5")
def test_triggered_effects_come_before_responses_in_an_order_of_their_players_choice() -> None:
    table = duel(
        ["Stone Dolmens", "Hungry Ghosts", BUSY],
        [SITE, "Imp", "Seamus (2 damage)", "Bite of the Long Teeth > Seamus", "Long Black Hearse > Seamus", BUSY],
    )
    table.use("Hungry Ghosts", "Imp").choose("Pass", "Pass")
    assert (table.kind, table.seat) == ("trigger", 1)  # the Characters at seat 1's location have seen the Imp go
    assert len(table.labels()) == 4  # two effects; to let the first of them go, or both
    table.choose("Long Black Hearse", "Bite of the Long Teeth")
    assert waiting(table) == ["Long Black Hearse", "Bite of the Long Teeth"]
    assert table.kind == "act"  # only now may players respond


@rule("SF-23.4", "SF-27.3")
def test_only_the_first_scene_after_a_declaration_is_its_response_scene() -> None:
    side = [SITE, "SEAL Team", BUSY, "hand: Dirk Wisely's Gambit", "pool: d"]
    table = duel(side, [SITE, "Imp", BUSY, "Diamond Beach", "Stone Dolmens"])
    table.attack("Stone Dolmens", "SEAL Team")
    assert table.offers("Dirk Wisely's Gambit")
    table.choose("Let it go")
    later = 0
    while table.kind != "main shot":
        assert not table.offers("Dirk Wisely's Gambit")
        later += table.kind == "act" and table.seat == 0
        table.decline()
    assert later > 1  # there were scenes, and none of them was the response scene


@rule("SF-23.4", "SF-23.1")
def test_the_response_scene_is_open() -> None:
    table = duel([SITE, "SEAL Team"], [SITE, "Imp", "hand: Final Brawl", "pool: dd"])
    table.attack(SITE, "SEAL Team").passes(to=1).play("Final Brawl").passes()
    table.check("Imp", zone="smoked")


@rule("SF-23.5")
def test_a_scene_is_over_when_all_have_passed_on_an_empty_stack() -> None:
    table = duel([SITE, "Hungry Ghosts", "hand: Final Brawl", "pool: dd"], [SITE, "Sewer Scum", BUSY])
    table.use("Hungry Ghosts", "Sewer Scum").choose("Pass", "Pass").check("Sewer Scum", damage=1)
    assert (table.kind, waiting(table)) == ("act", [])  # nothing is left in the scene, yet it is not over
    table.play("Final Brawl").choose("Pass").check("Sewer Scum", damage=3)
    assert table.kind == "act"
    table.choose("Pass")
    assert table.kind == "main shot"
