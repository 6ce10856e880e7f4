"""Shadowfist in words: labels, prompts, the log, views and card texts as people read them."""

from kwoon.games import GAMES
from kwoon.games.shadowfist.cards.decks import DECKS
from kwoon.games.shadowfist.shown.occasions import effect_told
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.turn.steps import regeneration
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


def told(table: Duel, seat: int, *moves: str) -> list[str]:
    """What a seat reads in the log while these answers are given."""
    watcher = table.game.watch()
    table.choose(*moves)
    return [table.game.tell(event, seat) for event in watcher.events if event.seen_by(seat)]


@rule("SF-22.3.2.3")
def test_only_an_opponent_starts_a_scene_when_the_end_of_the_turn_is_declared():
    table = duel(["Hungry Ghosts"], ["Hungry Ghosts"])
    table.choose("End your turn")
    assert (table.kind, table.seat) == ("act", 1)
    table.choose("Use Hungry Ghosts", "Hungry Ghosts, {0}'s")
    assert (table.kind, table.seat) == ("act", 0)


@rule("SF-22.3.2.3")
def test_who_declared_the_end_of_the_turn_is_not_asked_when_nobody_responds():
    table = duel(["Hungry Ghosts"], ["Hungry Ghosts"])
    table.choose("End your turn", "Pass")
    assert table.kind != "act"
    assert table.game.active == 1


def test_copies_are_told_apart_by_their_number_and_by_whose_they_are():
    table = duel(["Hungry Ghosts"], ["Imp", "Imp", "Puzzle Garden"])
    table.use("Hungry Ghosts")
    assert table.labels() == ["Hungry Ghosts, {0}'s", "Imp, {1}'s", "Imp #2, {1}'s"]
    table = duel(["Hungry Ghosts", "Imp"], ["Imp"])
    table.use("Hungry Ghosts")
    assert table.labels() == ["Hungry Ghosts, {0}'s", "Imp, {0}'s", "Imp, {1}'s"]


def test_a_prompt_names_the_card_and_what_it_asks_for():
    table = duel(["Hungry Ghosts"], ["Imp"])
    table.use("Hungry Ghosts")
    assert table.question.prompt == "Hungry Ghosts: target a Character"


def test_the_log_tells_an_effect_with_its_target_and_what_it_did():
    table = duel(["Hungry Ghosts"], ["Imp"])
    assert told(table, 1, "Use Hungry Ghosts", "Imp") == [
        "{0} uses Hungry Ghosts on {1}'s Imp: Inflict 1 non-combat damage on target",
        "{1}'s Imp takes 1 damage from {0}'s Hungry Ghosts",
        "Smoked: {1}'s Imp",
    ]


def test_a_site_played_face_down_has_no_title_for_others_in_log_and_scene():
    hidden = "the face-down Site at {0}'s location 1, front"
    for seat, played, waiting in ((0, "Stone Dolmens", "Stone Dolmens"), (1, "a Site", hidden)):
        table = duel(["hand: Stone Dolmens"], ["Puzzle Garden (down)", "hand: Final Brawl"])
        assert f"{{0}} plays {played} face down at location 1" in told(table, seat, "Play Stone Dolmens")
        assert table.game.view(seat)["scene"][0]["card"] == waiting


def test_the_view_tells_the_moment_of_turn_and_attack():
    table = duel(["Puzzle Garden", "Hungry Ghosts"], ["City Park (down)", "Imp"])
    assert table.game.view(0)["moment"] == "Main Shot"
    table.attack("the face-down Site", "Hungry Ghosts")
    assert table.game.view(0)["moment"] == "attack declared"
    table.until("intercept")
    assert table.game.view(0)["moment"] == "interception"
    table.choose("Imp intercepts")
    view = table.game.view(1)
    assert view["moment"] == "interceptors declared"
    assert view["attack"]["attackers"][0]["chain"] == [{"card": "Imp", "at": [1, 1], "seat": 1, "fighting": 1}]
    table = duel(["Hungry Ghosts"], ["Hungry Ghosts"]).choose("End your turn")
    assert table.game.view(0)["moment"] == "end of the turn declared"


def test_every_card_of_the_halls_decks_can_be_read():
    game = GAMES["shadowfist"].new({"players": 2, "decks": [DECKS["dragons"].titles, DECKS["lotus"].titles]}, 1)
    for deck in DECKS.values():
        for title in deck.titles:
            assert len(game.describe(title)) > 20, title
    assert game.describe("Imp #2") == game.describe("Imp")
    assert game.describe("Nobody's card") == ""


def test_the_log_tells_for_what_a_site_is_burned():
    for fate, words in (("Burn it for victory", "victory"), ("Burn it for Power", "Power")):
        table = duel(["Puzzle Garden", "Walking Corpses"], ["City Park (7 damage)"])
        table.attack("City Park", "Walking Corpses").until("fate of the Site")
        assert f"{{0}} burns {{1}}'s City Park for {words}" in told(table, 1, fate)


@rule("SF-50.12")
def test_a_card_that_regenerates_is_told_to_do_so():
    table = duel(["Imp"], ["Xin Ji Yang (3 damage)"])
    lines = told(table, 0, "End your turn")
    at = lines.index("{1}'s Xin Ji Yang regenerates")
    assert lines[at + 1] == "{1}'s Xin Ji Yang heals 3"
    waiting = regeneration(table.game, CardId(table.card("Xin Ji Yang")))
    assert effect_told(table.game, waiting, SeatId(0)) == "{1}'s Xin Ji Yang regenerates"


def test_an_attack_on_a_site_that_was_seized_is_no_attack_on_its_new_player():
    table = duel(["Puzzle Garden", "Walking Corpses"], ["City Park (7 damage)"])
    table.attack("City Park", "Walking Corpses").until("fate of the Site")
    lines = told(table, 1, "Seize it", "A new location on the right", "{0}'s location 1")
    assert lines[1:] == [
        "{0} seizes City Park",
        "{0} takes control of City Park",
        "The attack on City Park is over",
    ]
