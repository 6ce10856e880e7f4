"""The hitter of Shadowfist: it wins, it answers everything, and it knows only what its seat may know."""

from __future__ import annotations

import json

import pytest

from kwoon.bots import make_bot, usual_bot
from kwoon.bots.shadowfist.answers import CHOOSERS
from kwoon.bots.shadowfist.gists import A_PAYMENT, reading_of
from kwoon.bots.shadowfist.hitter import HitterBot
from kwoon.bots.shadowfist.table import Table
from kwoon.engine.action import PICK, Action, Item
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.games import game_named
from kwoon.games.shadowfist.cards.library import card_named, cards_of, library
from kwoon.games.shadowfist.cards.sampling import sample_deck
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.terms.codes import STATE
from kwoon.games.shadowfist.terms.questions import KIND_NAMES
from tests.rounds import SECOND
from tests.shadowfist.duel import Duel, duel

GAMES = 20
ENOUGH = 18


def play(options: dict[str, Data], seats: list[str], seed: int) -> Game:
    """A whole game between bots."""
    game = game_named("shadowfist").new(options, seed)
    bots = [make_bot("shadowfist", name, seed * 8 + seat) for seat, name in enumerate(seats)]
    while (question := game.question()) is not None:
        game.apply(bots[question.seat].choose(game.view(question.seat), question))
    return game


def wins(seats: list[str], random_decks: bool) -> float:
    """What the one hitter wins of some games, from each seat in turn."""
    found = 0.0
    for number in range(GAMES):
        order = seats[number % len(seats) :] + seats[: number % len(seats)]
        options: dict[str, Data] = {"players": len(seats)}
        if random_decks:
            options["decks"] = [sample_deck(number * 5 + seat) for seat in range(len(seats))]
        outcome = play(options, order, number).outcome()
        assert outcome is not None
        found += outcome.scores[order.index("hitter")]
    return found


# --- it wins --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("random_decks", [False, True], ids=["the hall's decks", "any decks"])
@pytest.mark.parametrize("others", [1, 2] if SECOND else [1])
def test_it_beats_random_play(others: int, random_decks: bool) -> None:
    assert wins(["hitter"] + ["random"] * others, random_decks) >= ENOUGH


def test_hitters_play_to_a_victory() -> None:
    reasons = [play({"players": 2 + seed % 2}, ["hitter"] * (2 + seed % 2), seed).outcome() for seed in range(6)]
    assert all(each is not None and each.reason.endswith("Feng Shui Sites") for each in reasons)


def test_a_person_meets_the_hitter() -> None:
    assert usual_bot("shadowfist") == "hitter"


# --- it answers everything, and sees only its view ------------------------------------------------------------------


def test_it_has_an_answer_for_every_kind_of_question() -> None:
    assert set(CHOOSERS) == set(KIND_NAMES)


def test_it_answers_from_plain_data() -> None:
    """The view that went through JSON gives the same answers, so nothing of the state hides in it."""
    game = game_named("shadowfist").new({"players": 3}, 5)
    for _ in range(300):
        question = game.question()
        if question is None:
            break
        view = game.view(question.seat)
        answer = HitterBot(1).choose(view, question)
        assert HitterBot(1).choose(json.loads(json.dumps(view)), question) == answer
        game.apply(answer)


def test_it_answers_the_same_where_it_cannot_tell_the_difference() -> None:
    """SF-9: what others hold, and what lies face down, changes nothing."""
    game = game_named("shadowfist").new({"players": 3}, 8)
    for step in range(200):
        question = game.question()
        if question is None:
            break
        answer = HitterBot(1).choose(game.view(question.seat), question)
        if step % 10 == 0:
            other = game.resample(question.seat, Chance(step))
            same = other.question()
            assert same is not None
            assert HitterBot(1).choose(other.view(question.seat), same) == answer
        game.apply(answer)


# --- what a seat sees of a question ---------------------------------------------------------------------------------


def test_an_action_tells_what_an_option_is_about_and_no_face_down_title() -> None:
    table = duel(["City Park", "Seamus"], ["Puzzle Garden (down)", "Imp"])
    table.choose("Declare an attack")
    view = table.game.view(0)
    assert table.game.actions() == [
        Action(PICK, (Item("in play", 1, "", 0),)),
        Action(PICK, (Item("in play", 1, "Imp", 1),)),
    ]
    assert view["players"][1]["cards"][0]["title"] is None
    assert "Puzzle Garden" not in json.dumps(view["players"][1]["cards"])
    assert "body" not in view["players"][1]["cards"][0]
    assert view["players"][1]["cards"][1]["strikes"] == 1


# --- what it does ---------------------------------------------------------------------------------------------------


def answer(table: Duel) -> str:
    """What the hitter answers to the open question."""
    question = table.question
    return question.options[HitterBot(1).choose(table.game.view(question.seat), question)].label


def go_on(table: Duel, until: str) -> Duel:
    """Hitters play on until a kind of question."""
    for _ in range(60):
        if table.kind == until:
            return table
        table.choose(answer(table))
    raise table.failure(f"{until} never comes")


def test_it_takes_a_site_that_nobody_guards() -> None:
    table = duel(["City Park", "Sifu Beumer"], ["Puzzle Garden (down)", "Nine Dragon Temple"])
    assert answer(table) == "Declare an attack"
    go_on(table, "fate of the Site")
    table.check("Nine Dragon Temple", body=0)
    assert answer(table).startswith("Seize it")


def test_it_does_not_attack_into_stronger_guards() -> None:
    table = duel(["City Park", "Mantis Fighter"], ["City Park", "The She-Wolf"])
    assert answer(table) == "End your turn"


def test_it_burns_the_last_site_for_victory() -> None:
    burned = ["burned: City Park"] * 5
    table = duel([*burned, "Sifu Beumer"], ["Nine Dragon Temple"])
    go_on(table, "fate of the Site")
    assert answer(table).startswith("Burn it for victory")


def test_it_stops_an_attack_that_would_win() -> None:
    """Even a Foundation stands in the way of a hitter then."""
    table = duel(["burned: City Park"] * 5 + ["You Xia, the Avenger"], ["Nine Dragon Temple (1 damage)", "Imp"])
    table.attack("Nine Dragon Temple", "You Xia, the Avenger").until("intercept", seat=1)
    assert answer(table) == "Imp intercepts You Xia, the Avenger"


def test_it_does_not_throw_a_foundation_before_a_hitter_for_nothing() -> None:
    table = duel(["City Park", "Seamus"], ["Nine Dragon Temple", "Imp"])
    table.attack("Nine Dragon Temple", "Seamus").until("intercept", seat=1)
    assert answer(table) == "No more interceptors"


def test_it_comes_from_another_location_to_intercept() -> None:
    table = duel(["City Park", "You Xia, the Avenger"], ["Möbius Gardens (3 damage)", "City Park", "The She-Wolf"])
    table.attack("Möbius Gardens", "You Xia, the Avenger").until("Move The She-Wolf", seat=1)
    for _ in range(3):
        table.choose(answer(table) if table.seat == 1 else "Pass")
    go_on(table, "main shot").check("You Xia, the Avenger", zone="smoked").check("The She-Wolf", turned=True)


def test_a_third_player_helps_against_the_winner_and_else_stays_away() -> None:
    for burned, helps in ((4, True), (1, False)):
        table = duel(["burned: City Park"] * burned + ["Sifu Beumer"], ["Nine Dragon Temple"], ["City Park", "Seamus"])
        table.attack("Nine Dragon Temple", "Sifu Beumer")
        while table.kind not in ("fate of the Site", "main shot"):
            table.choose(answer(table) if table.seat == 2 else table.labels()[0])
        table.check("Seamus", zone="smoked" if helps else "in play")
        assert table.kind == ("main shot" if helps else "fate of the Site")


def test_it_plays_a_site_first_then_what_the_hand_needs() -> None:
    table = duel(["hand: City Park", "hand: Imp", "hand: Walking Corpses"], [], power=1)
    for wanted in ("Play City Park", "Play Imp"):
        assert answer(table) == wanted
        table.choose(answer(table))
        table.ends()


def test_it_throws_a_card_away_that_opens_its_faction() -> None:
    """SF-18.1: no foundation gives what the Monk needs, but a Monk in the smoked pile does."""
    hand = ["hand: Wudang Monk", "hand: Blue Monk", "hand: Shaolin Supplicants"]
    table = duel(["City Park", "City Park", *hand], ["City Park"]).until("discard")
    assert answer(table) == "Wudang Monk"
    opened = duel(["City Park", "City Park", "smoked: Wudang Monk", *hand], ["City Park"]).until("discard")
    assert answer(opened) != "Wudang Monk"


def test_it_brings_back_a_hitter_and_no_foundation() -> None:
    for fallen, wanted in (("The Gray", True), ("Imp", False)):
        table = duel(["smoked: " + fallen, "smoked: Junkyard Boys", "hand: Golden Comeback"], ["City Park"], power=2)
        assert (answer(table) == "Play Golden Comeback") == wanted


def test_harm_goes_to_others_and_help_to_oneself() -> None:
    table = duel(["City Park", "Imp", "Hungry Ghosts"], ["City Park", "Mantis Fighter"])
    table.use("Hungry Ghosts")
    assert answer(table) == "Mantis Fighter, {1}'s"
    table = duel(["City Park", "Seamus", "pool: d", "hand: Muscle Car"], ["City Park", "Mantis Fighter"], power=2)
    table.play("Muscle Car")
    assert answer(table) == "Seamus, {0}'s"


def test_it_bids_for_its_own_card_only() -> None:
    sides = [["City Park", "pool: ddd", "hand: Seamus"], ["City Park", "Seamus"], ["City Park"]]
    table = duel(*sides, power=9).play("Seamus")
    while table.kind != "bid":
        table.decline()
    assert answer(table) == "1"
    table.choose("4")
    assert table.seat == 1
    assert answer(table) == "Pass"
    table.choose("Pass")
    assert table.seat == 2
    assert answer(table) == "Pass"


# --- how it reads cards ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "side"),
    [("Realpolitik", -1), ("Back for Seconds", 1), ("Blade Palm", -1), ("Bribery", -1), ("Moonlight Raid", 1)],
)
def test_it_reads_from_a_card_whom_it_is_for(title: str, side: int) -> None:
    gist = reading_of(card_named(title)).played
    assert gist is not None
    assert gist.leaning_of(0) == side


def test_a_sacrifice_is_a_cost() -> None:
    gist = reading_of(card_named("Ravenous Devourer")).gist(0)
    assert gist is not None
    assert gist.leaning_of(0) == A_PAYMENT


def test_states_are_for_the_own_cards_but_for_one() -> None:
    states = {card.title: reading_of(card).suits for card in cards_of("combat_in_kowloon") if card.type == STATE}
    assert [title for title, side in states.items() if side < 0] == ["Soul Theft"]


def test_every_ability_can_be_read() -> None:
    for card in library():
        for index, ability in enumerate(card.abilities):
            gist = reading_of(card).gist(index)
            assert (gist is not None) == isinstance(ability, Used)
            if isinstance(ability, Used) and gist is not None:
                for at in range(len(ability.choices)):
                    assert gist.leaning_of(at) in (A_PAYMENT, -1, 0, 1)


def test_a_face_down_site_is_guessed() -> None:
    table = duel(["City Park", "Seamus"], ["Whirlpool of Blood (down)"])
    view = table.game.view(0)
    assert Table(view).pieces[(1, 0)].body == 8
    assert Table(view).pieces[(1, 0)].card is None


def test_a_site_that_can_save_itself_is_revealed() -> None:
    """Puzzle Garden takes at most 3 from one Character, but only face up."""
    for title, wanted in (("Puzzle Garden", "Reveal Puzzle Garden"), ("Smiling Heaven Lake", "Pass")):
        table = duel(["City Park", "Sifu Beumer"], [f"{title} (down)", "hand: Imp"])
        table.attack("the face-down Site", "Sifu Beumer").passes(to=1)
        assert answer(table) == wanted
