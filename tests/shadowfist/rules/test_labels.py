"""What questions and their options say: to whom a card belongs, what has happened, what an answer brings."""

from kwoon.engine.action import Action, Item
from kwoon.games.shadowfist.terms import actions as do
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"
LAKE = ["Mirrored Lake (down)", "Maverick Trucker"]


# --- triggered effects that wait together ------------------------------------------------------------


@rule("SF-26.1.5", "SF-26.1.2")
def test_triggers_that_wait_together_say_what_happened_to_what_and_by_whom() -> None:
    """Mirrored Lake answers one of three wounds; the action says the same as the label."""
    table = duel(["Hungry Ghosts", "Seamus", "hand: Final Brawl", "pool: dd"], LAKE, power=3)
    table.play("Final Brawl").until("trigger")
    assert table.labels()[2:] == [
        "Mirrored Lake: {0}'s Hungry Ghosts takes 2 damage from {0}'s Final Brawl",
        "Mirrored Lake: {0}'s Seamus takes 2 damage from {0}'s Final Brawl",
        "Mirrored Lake: {1}'s Maverick Trucker takes 1 damage from {0}'s Final Brawl",
    ]
    lake = Item("in play", 1, "Mirrored Lake", 0)
    assert table.game.actions() == [
        Action(do.LET_GO),
        Action(do.LET_ALL_GO),
        Action(do.TRIGGER, (lake,), number=0),  # Hungry Ghosts has left play
        Action(do.TRIGGER, (lake,), (Item("in play", 0, "Seamus", 0),), number=1),
        Action(do.TRIGGER, (lake,), (Item("in play", 1, "Maverick Trucker", 1),), number=2),
    ]


@rule("SF-26.1.2")
def test_one_thing_is_let_go_at_a_time_or_all_of_them() -> None:
    side = ["Solar Farm", "Shaolin Student", "hand: Bite of the Jellyfish", "hand: Never Surrender"]
    side += ["hand: Kung Fu Master", "pool: aaddgg"]
    table = duel([SITE, "Sifu Beumer"], side, ["City Park"], power=3)
    table.attack("Solar Farm", "Sifu Beumer").until("Burn it for victory", 0).choose("Burn it for victory")
    table.until("Shaolin Student", 1)
    waiting = table.labels()[2:]
    assert len(waiting) == 3
    assert table.labels()[:2] == [f"Let it go ({waiting[0]})", "Let all 3 go"]
    twin = table.game.clone()
    table.choose("Let it go")
    assert table.labels()[2:] == waiting[1:]
    table.choose("Let it go")
    assert table.labels() == ["Let it go", waiting[2]]
    table.choose("Let it go")
    assert table.kind != "trigger"
    table.game = twin
    table.choose("Let all 3 go")
    assert table.kind != "trigger"


@rule("SF-26.1.2")
def test_alike_cards_in_a_hand_are_one_answer_to_one_thing() -> None:
    side = ["Solar Farm", *["hand: Bite of the Jellyfish"] * 2, "pool: aa"]
    table = duel([SITE, "Sifu Beumer"], side, ["City Park"], power=3)
    table.attack("Solar Farm", "Sifu Beumer").until("Burn it for victory", 0).choose("Burn it for victory")
    table.until("trigger", 1)
    assert [label.partition(":")[0] for label in table.labels() if not label.startswith("Let ")] == [
        "Bite of the Jellyfish"
    ]
    table.choose("Let it go")
    assert table.kind != "trigger"


# --- cards to choose from ----------------------------------------------------------------------------


@rule("SF-24.1.3.2")
def test_alike_cards_of_a_hand_are_one_option_and_the_next_effect_takes_the_other() -> None:
    """Two Islands in turn take a card of the hand each: the second does not take the one that is taken already."""
    table = duel(["Po Toi Islands", "Po Toi Islands", *["hand: Imp"] * 2, "hand: Final Brawl"], [SITE])
    table.use("Po Toi Islands")
    assert sorted(table.labels()) == ["Final Brawl", "Imp"]
    table.choose("Imp").until("Use Po Toi Islands", 0).use("Po Toi Islands", "Imp").ends()
    assert table.hand(0) == ["Final Brawl"]


@rule("SF-24.1.3", "SF-25.5")
def test_where_several_players_cards_are_offered_it_is_said_whose_and_ones_own_come_first() -> None:
    rival = ["City Park", "Reluctant Hero"]
    table = duel(["Stone Dolmens", "hand: Muscle Car", "pool: d", "SEAL Team"], rival, [SITE, "Rat Clan Spies"])
    table.play("Muscle Car")
    assert table.labels() == ["SEAL Team, {0}'s", "Reluctant Hero, {1}'s", "Rat Clan Spies, {2}'s"]
    table = duel([SITE], ["City Park", "Imp", "Imp", "Hungry Ghosts"]).end_turn().until("main shot", 1)
    table.use("Hungry Ghosts")
    assert table.labels() == ["Imp", "Imp #2", "Hungry Ghosts"]  # all of one player's: it goes without saying
    table = duel(["Stone Dolmens", "Imp"], ["City Park", "Hungry Ghosts"]).end_turn().until("main shot", 1)
    assert table.use("Hungry Ghosts").labels() == ["Hungry Ghosts, {1}'s", "Imp, {0}'s"]


@rule("SF-28.6.1")
def test_interceptors_of_several_players_attackers_say_whose_they_stop() -> None:
    table = duel([SITE, "Imp"], ["City Park", "Seamus"], ["Stone Dolmens", "Imp"])
    table.attack("City Park", "Imp").until("join", 2).choose("Imp").maybe("No more joiners").until("intercept", 1)
    assert table.labels()[1:] == ["Seamus intercepts Imp, {0}'s", "Seamus intercepts Imp, {2}'s"]


@rule("SF-9.1.3.2")
def test_a_site_behind_another_is_offered_as_the_back_row() -> None:
    table = duel(["Solar Farm", "City Park", "hand: Dockyard", "hand: Imp"], [SITE]).play("Dockyard")
    assert table.labels()[1:] == [
        "{0}'s location 1, in the back row behind Solar Farm",
        "{0}'s location 2, in the back row behind City Park",
    ]
    table = duel(["Solar Farm", "City Park", "hand: Dockyard", "hand: Imp"], [SITE]).play("Imp")
    assert table.labels() == ["{0}'s location 1", "{0}'s location 2"]


# --- what is asked -----------------------------------------------------------------------------------


@rule("SF-30.3.3", "SF-12.1.2", "SF-19.0")
def test_each_fate_of_a_site_says_what_it_brings() -> None:
    table = duel([SITE, "Sifu Beumer"], ["Dockyard (5 damage)"], ["City Park"])
    table.attack("Dockyard", "Sifu Beumer").until("fate of the Site")
    assert table.labels() == [
        "Seize it: it is healed and yours, and you are at 2 of 5 then",
        "Burn it for victory: nobody can take it back, and you are at 2 of 5 then",
        "Burn it for Power: gain 4 Power, and your turn ends with the attack",
        "Smoke it: into {1}'s smoked pile, and you gain nothing",
    ]
    table.choose("Burn it for Power").ends()
    assert table.game.power[0] == 9 + 4


@rule("SF-23.3", "SF-28.2")
def test_the_question_of_a_scene_says_what_is_answered() -> None:
    table = duel([SITE, "Hungry Ghosts", "hand: Imp"], ["City Park", "Hungry Ghosts", "Imp"])
    table.use("Hungry Ghosts", "Imp").until("act", 1)
    assert table.question.prompt == "{0}'s Hungry Ghosts on {1}'s Imp: answer it, or pass?"
    table.resolves()
    assert "has resolved" in table.question.prompt
    table = duel([SITE, "hand: Imp"], ["City Park", "Hungry Ghosts"]).play("Imp").until("act", 1)
    assert table.question.prompt == "{0} plays Imp: answer it, or pass?"
    table = duel([SITE, "SEAL Team"], ["City Park", "Hungry Ghosts"]).attack("City Park", "SEAL Team").until("act", 1)
    assert table.question.prompt == "{0} attacks City Park at {1}'s location 1: play an effect, or pass?"
    table = duel([SITE], ["City Park", "Hungry Ghosts"]).choose("End your turn")
    assert table.question.prompt == "{0} ends the turn: play an effect, or pass?"


@rule("SF-9.2.2", "SF-25.7.1")
def test_the_question_of_a_scene_names_no_site_that_lies_face_down() -> None:
    table = duel([SITE, "hand: Dockyard"], ["City Park", "Hungry Ghosts"]).play("Dockyard", "A new").until("act", 1)
    assert "Dockyard" not in table.question.prompt


@rule("SF-9.2.2")
def test_the_question_of_a_scene_names_no_card_that_went_to_a_hand() -> None:
    """The attacked Site that lay face down is in its owner's hand again: nobody else learns what it is."""
    side = ["Solar Farm", "Dockyard (down)", "hand: Blade Palm", "pool: CC"]
    table = duel([SITE, "Sifu Beumer", "Hungry Ghosts"], side, power=3)
    table.attack("the face-down", "Sifu Beumer").until("Play Blade Palm", 1).play("Blade Palm", "Dockyard")
    while table.kind != "main shot":
        if table.seat == 0:
            assert "Dockyard" not in table.question.prompt
        table.decline()
    assert table.hand(1) == ["Dockyard"]
