"""SF-41: Faceoffs."""

from kwoon.games.shadowfist.cards.make import (
    AMBUSH,
    ANY_CHARACTER,
    ENTERED_COMBAT,
    GUTS,
    IN_PLAY,
    MOBILITY,
    SELF,
    TACTICS,
    AddCounters,
    Damage,
    TakeControl,
    character,
    event,
    happens,
    target,
    use,
    when,
)
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

GARDEN = "Puzzle Garden"
BRUTE = character("Brute", "Brute", 1, 5, "", "")
THUG = character("Thug", "Thug", 1, 3, "", "")
AMBUSHER = character("Ambusher", "Ninja", 1, 3, "", "", keywords=AMBUSH | TACTICS)
ZAP = event("Zap", 0, "", use([it := target(ANY_CHARACTER)], Damage(9, it)))
LURE = event("Lure", 0, "", use([it := target(ANY_CHARACTER)], TakeControl(it, IN_PLAY)))
RUN = character("Runner", "Runner", 1, 3, "", "", keywords=MOBILITY)
FRIEND = character("Friend", "Friend", 1, 1, "", "ddgg")
BYSTANDER = character(
    "Bystander", "Witness", 1, 1, "", "", when(happens(ENTERED_COMBAT, to=ANY_CHARACTER),
                                               AddCounters(1, SELF)),
)  # fmt: skip
CARDS = [BRUTE, THUG, AMBUSHER, ZAP, LURE, RUN, FRIEND, BYSTANDER]


def ring(mine: list[str], theirs: list[str], power: int | tuple[int, ...] = 1) -> Duel:
    return duel([GARDEN, *mine, "smoked: Friend"], [GARDEN, "City Park", *theirs], power=power, extra=CARDS)


@rule("SF-41.0", "SF-41.4")
def test_two_characters_fight_and_the_winner_has_the_benefit() -> None:
    table = ring(["Brute", "hand: Kar Fai's Last Stand"], ["Thug"])
    table.play("Kar Fai's Last Stand").ends().check("Thug", zone="smoked")
    table.check("Brute", damage=3, has=GUTS, toughness=1)


@rule("SF-41.4")
def test_the_opponent_may_be_the_winner() -> None:
    table = ring(["Gunslinger"], ["Brute"], power=0).use("Gunslinger").ends()
    table.check("Gunslinger", zone="smoked").check("Brute", damage=3).power(0, 1)


@rule("SF-41.4")
def test_nobody_wins_if_both_stand_or_both_fall() -> None:
    ring(["Gunslinger"], ["Thug"], power=0).use("Gunslinger").ends().check("Thug", zone="smoked").power(0, 0)
    table = ring(["Arena Warrior"], ["Brute"], power=0).use("Arena Warrior").ends()
    table.check("Brute", damage=4, zone="in play").check("Arena Warrior", zone="smoked")


@rule("SF-41.1")
def test_there_is_no_faceoff_during_an_attack() -> None:
    table = ring(["Brute", "Thug", "hand: Eagle vs. Snake", "hand: Zap"], ["Thug"])
    assert table.why("Eagle vs. Snake") == ""
    table.attack("City Park", "Brute").until("Play Zap", seat=0).cannot("Play Eagle vs. Snake")
    assert table.why("Eagle vs. Snake") == "SF-41.1"


@rule("SF-41.2", "SF-41.3", "SF-41.5")
def test_the_character_goes_there_an_open_scene_and_it_comes_back() -> None:
    table = ring(["Arena Warrior"], ["Brute (1st)", "hand: Zap"], power=0)
    place = table.game.places[table.card("Brute")]
    table.use("Arena Warrior").passes(to=1)
    while table.game.places[table.card("Arena Warrior")] != place:
        table.choose("Pass").passes(to=1)
    table.play("Zap", "Brute").ends().check("Arena Warrior", location=1, damage=0, zone="in play")


@rule("SF-41.2")
def test_it_follows_the_other() -> None:
    table = ring(["Arena Warrior"], ["Runner (1st)"], power=0).use("Arena Warrior").until("Move Runner", seat=1)
    game = table.game
    while game.places[table.card("Arena Warrior")] != game.places[table.card("Runner")]:
        table.choose("Pass").until("Move Runner", seat=1)
    table.choose("Move Runner").until("Pass", seat=1)
    assert game.places[table.card("Runner")] == game.structures[1][1]
    assert game.places[table.card("Arena Warrior")] == game.structures[1][1]


@rule("SF-41.4", "SF-30.2")
def test_both_enter_combat() -> None:
    table = ring(["Arena Warrior"], ["Brute", "Bystander"], power=0).use("Arena Warrior", "Brute").ends()
    table.check("Bystander", counters=2)


@rule("SF-41.5", "SF-23.0")
def test_the_scene_picks_up_where_it_left_off() -> None:
    table = ring(["Arena Warrior", "hand: Zap", "Thug"], ["Brute", "Runner"], power=0)
    table.play("Zap", "Thug").passes(to=0).use("Arena Warrior", "Brute").check("Thug", zone="in play")
    table.ends().check("Thug", zone="smoked").check("Arena Warrior", zone="smoked")


@rule("SF-41.6")
def test_neither_attacks_so_ambush_and_tactics_do_not_work() -> None:
    mine = ["Ambusher", "hand: Eagle vs. Snake", "hand: Zap"]
    table = ring(mine, ["Thug"]).play("Eagle vs. Snake").until("Play Zap", seat=0)
    table.cannot("Use the Tactics").check("Ambusher", attacking=False)
    assert not table.game.attack_failed
    table.ends().check("Ambusher", zone="smoked").check("Thug", zone="smoked")


@rule("SF-41.7")
def test_it_is_over_if_one_leaves_play_or_changes_sides() -> None:
    for event_ in ("Zap", "Lure"):
        table = ring(["Gunslinger", f"hand: {event_}"], ["Brute (1st)"], power=0).use("Gunslinger")
        place = table.game.places[table.card("Brute")]
        while table.game.places[table.card("Gunslinger")] != place:
            table.choose("Pass").until(f"Play {event_}", seat=0)
        table.play(event_, "Brute").ends().power(0, 0).check("Gunslinger", damage=0, location=1, zone="in play")


@rule("SF-41.8")
def test_the_difference_in_fighting_is_a_matter_of_the_card() -> None:
    assert ring(["Brute", "hand: Eagle vs. Snake"], ["Thug (1 damage)"]).why("Eagle vs. Snake") == "SF-24.1.3"
    assert ring(["Brute", "hand: Eagle vs. Snake"], ["Thug"]).why("Eagle vs. Snake") == ""
    assert ring(["Arena Warrior"], ["Thug (2 damage)"]).offers("Use Arena Warrior")


@rule("SF-41.4")
def test_who_wins_by_eagle_vs_snake_may_draw() -> None:
    table = ring(["Brute", "hand: Eagle vs. Snake"], ["Thug"]).play("Eagle vs. Snake").until("may")
    table.choose("Yes").ends()
    assert len(table.hand(0)) == 3


@rule("SF-41.6", "SF-10.2")
def test_the_nefarious_master_chin_is_tough_in_a_faceoff_and_gains_by_it() -> None:
    mine = ["The Nefarious Master Chin", "hand: Eagle vs. Snake"]
    table = ring(mine, ["Brute"]).play("Eagle vs. Snake").until("may").choose("No").ends()
    table.check("The Nefarious Master Chin", damage=3, toughness=0).power(1)


@rule("SF-41.4")
def test_a_faceoff_is_cloned_and_restored_in_the_middle() -> None:
    table = ring(["Arena Warrior", "hand: Zap"], ["Brute"], power=0).use("Arena Warrior").until("Play Zap", seat=0)
    game = table.game
    restored = game.restore(game.dump())
    assert restored.digest() == game.digest()
    Duel(restored).ends().check("Brute", damage=4)


@rule("SF-41.5", "SF-4.4.2", "SF-4.4")
def test_the_end_of_a_faceoffs_scenes_is_not_the_end_of_the_scene_in_which_the_last_site_was_played() -> None:
    """Seat 0 has five Sites, and Killing Rain waits below the Faceoff: it takes one before victory is looked at."""
    sites = [GARDEN, "Solar Farm (4 damage)", "Stone Dolmens", "Dockyard"]
    for rain in (True, False):
        table = duel(
            [*sites, "Brute", "hand: City Park", "hand: Eagle vs. Snake", "pool: gg"],
            ["Thug", "hand: Killing Rain", "pool: M"], ["Thug"], extra=CARDS,
        )  # fmt: skip
        table.play("City Park", "A new location")
        if rain:
            table.until("Play Killing Rain", 1).play("Killing Rain")
        table.until("Play Eagle vs. Snake", 0).play("Eagle vs. Snake", "Thug").ends()
        assert (table.game.winners, table.game.closeness(0)) == (([], 4) if rain else ([0], 5))
