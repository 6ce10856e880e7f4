"""The buyer of Puzzle Strike: it wins, it answers everything, and it knows only what its seat may know."""

from __future__ import annotations

import json

import pytest

from kwoon.bots import make_bot, usual_bot
from kwoon.bots.puzzlestrike.answers import CHOOSERS, Answers
from kwoon.bots.puzzlestrike.buyer import BuyerBot
from kwoon.bots.puzzlestrike.buys import ONE_PURPLE_BELOW, Shopper
from kwoon.bots.puzzlestrike.facts import FACTS, facts_of
from kwoon.bots.puzzlestrike.plays import Player
from kwoon.bots.puzzlestrike.table import Table
from kwoon.bots.puzzlestrike.worth import Judge
from kwoon.engine.action import NO_ACTION, Action, Item
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.engine.question import Option, Question, Thing
from kwoon.games import game_named
from kwoon.games.puzzlestrike.game import PuzzleStrikeSpec
from kwoon.games.puzzlestrike.state.chip import BY_NAME, CHARACTERS, CHIPS, COMBINE, CRASH_GEM
from kwoon.games.puzzlestrike.terms.questions import KIND_NAMES
from kwoon.lab.match import play_game

VARIANTS = PuzzleStrikeSpec().variants()
GAMES = 40
ENOUGH = 34


def play(options: dict[str, Data], seed: int, buyers: int = 4) -> Game:
    """A whole game; the seats from `buyers` on play at random."""
    game = game_named("puzzlestrike").new(options, seed)
    bots = [make_bot("puzzlestrike", "buyer" if seat < buyers else "random", seat) for seat in range(game.seats)]
    while game.decision is not None:
        question = game.question()
        assert question is not None
        game.apply(bots[question.seat].choose(game.view(question.seat), question))
    return game


# --- it wins --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("character", CHARACTERS)
def test_it_beats_random_play_with_every_character(character: str) -> None:
    spec = game_named("puzzlestrike")
    wins = 0.0
    for number in range(GAMES):
        other = CHARACTERS[number // 2 % len(CHARACTERS)]
        seat = number % 2
        characters: list[Data] = [character, other] if seat == 0 else [other, character]
        bots = ["buyer", "random"] if seat == 0 else ["random", "buyer"]
        wins += play_game(spec, {"players": 2, "characters": characters}, bots, 100 + number).scores[seat]
    assert wins >= ENOUGH


def test_a_person_meets_the_buyer() -> None:
    assert usual_bot("puzzlestrike") == "buyer"
    assert usual_bot("puzzlestrike-match") == "buyer"


def test_it_plays_matches_and_can_swap_a_stack() -> None:
    game = game_named("puzzlestrike-match").new({}, 4)
    while (question := game.question()) is not None and question.kind != "loser's choice":
        game.apply(BuyerBot(1).choose(game.view(question.seat), question))
    assert question is not None
    assert question.options[BuyerBot(1).choose(game.view(question.seat), question)].label == "Change nothing"
    game.apply(2)
    for kind in ("swap out", "swap in"):
        question = game.question()
        assert question is not None
        assert question.kind == kind
        game.apply(BuyerBot(1).choose(game.view(question.seat), question))
    while (question := game.question()) is not None:
        game.apply(BuyerBot(1).choose(game.view(question.seat), question))
    assert game.outcome() is not None


# --- it answers everything ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_it_plays_every_variant_to_its_end(number: int) -> None:
    for seed in range(2):
        assert play(VARIANTS[number], seed).outcome() is not None
        assert play(VARIANTS[number], seed, buyers=1).outcome() is not None


def test_it_knows_every_kind_of_question() -> None:
    assert set(CHOOSERS) == set(KIND_NAMES)


def test_an_unknown_question_gets_the_first_answer() -> None:
    question = Question(0, "a riddle", "What walks on four legs?", (Option(0, "a man"), Option(1, "a dog")))
    assert BuyerBot(1).choose({}, question) == 0


# --- it does not peek -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_what_its_seat_cannot_know_does_not_change_its_answer(number: int) -> None:
    game = game_named("puzzlestrike").new(VARIANTS[number], 3)
    chance = Chance(11)
    asked = 0
    while game.decision is not None and asked < 250:
        asked += 1
        question = game.question()
        assert question is not None
        seat = question.seat
        answer = BuyerBot(5).choose(game.view(seat), question)
        made_up = game.resample(seat, chance)
        assert made_up.question() == question
        assert BuyerBot(5).choose(made_up.view(seat), question) == answer
        game.apply(answer)


def test_a_view_that_went_through_json_is_all_it_needs() -> None:
    game = game_named("puzzlestrike").new({"players": 3}, 8)
    for _ in range(120):
        question = game.question()
        if question is None:
            break
        view = game.view(question.seat)
        answer = BuyerBot(1).choose(view, question)
        assert BuyerBot(1).choose(json.loads(json.dumps(view)), question) == answer
        game.apply(answer)


# --- the tips -------------------------------------------------------------------------------------------------------


def table(pile: tuple[int, ...] = (0, 0, 0, 0), theirs: tuple[int, ...] = (0, 0, 0, 0), **me: Data) -> Table:
    """A table for two as the first seat sees it in the first turn, with some of it changed."""
    game = game_named("puzzlestrike").new({"players": 2, "characters": ["Zane", "Troq"], "bank": "First Game"}, 1)
    view = json.loads(json.dumps(game.view(0)))
    for number, gems in enumerate((pile, theirs)):
        total = sum((size + 1) * count for size, count in enumerate(gems))
        view["piles"][number].update(gems=list(gems), total=total)
    view["players"][0].update(me)
    return Table(view)


def worth(shopper: Shopper, name: str) -> float:
    return shopper.worth(BY_NAME[name])


def test_no_money_with_a_pile_above_six() -> None:
    low, high = Shopper(table()), Shopper(table(pile=(7, 0, 0, 0)))
    assert worth(low, "2-gem") > 0 > worth(high, "2-gem")
    assert worth(high, "2-gem") > worth(high, "Wound")


def test_not_more_than_one_purple_with_a_pile_below_three() -> None:
    bought: dict[str, Data] = {"bought": 1, "discard": ["Crash Gem"]}
    low, high = Shopper(table(pile=(2, 0, 0, 0), **bought)), Shopper(table(pile=(3, 0, 0, 0), **bought))
    assert low.table.total < ONE_PURPLE_BELOW
    assert worth(low, "Combine") < 0 < worth(high, "Combine")
    assert low.second(COMBINE, CRASH_GEM, 5.0) < 0


def test_combines_for_each_crash_gem_and_crash_gems_for_each_seven_buys() -> None:
    few = Shopper(table())
    many = Shopper(table(bag=["Combine"] * 4))
    assert worth(few, "Combine") > worth(many, "Combine")
    later = Shopper(table(bag=["1-gem"] * 9))
    assert worth(later, "Crash Gem") > worth(few, "Crash Gem")
    assert worth(Shopper(table(bag=["Crash Gem"] * 3)), "Crash Gem") < worth(few, "Crash Gem")


def test_a_couple_of_larger_gems_among_the_first_buys() -> None:
    assert worth(Shopper(table()), "2-gem") > worth(Shopper(table(bag=["2-gem", "3-gem"])), "2-gem")


def test_enders_need_arrows() -> None:
    enders = Shopper(table(bag=["Now or Later"] * 8))
    arrows = Shopper(table(bag=["Punch, Punch, Kick"] * 8))
    assert worth(arrows, "Chips for Free") > worth(enders, "Chips for Free")


# --- crashing -------------------------------------------------------------------------------------------------------


def counter(mine: tuple[int, ...], theirs: tuple[int, ...], gems: int) -> bool:
    """Whether a Crash Gem answers a send."""
    at = table(mine, theirs, hand=["Crash Gem", "1-gem"])
    at.my_turn = False
    return Player(at, Judge(at)).answer_send([CRASH_GEM], gems, 0) is not None


def test_it_counter_crashes_in_trouble_and_not_when_winning() -> None:
    assert counter((4, 0, 1, 0), (1, 0, 0, 0), 3)
    assert not counter((1, 1, 0, 0), (7, 0, 0, 0), 1)


def test_it_combines_before_it_crashes() -> None:
    at = table((1, 0, 1, 0), hand=["Crash Gem", "Combine", "1-gem"], arrows=arrows(black=1))
    player = Player(at, Judge(at))
    assert player.action([CRASH_GEM, COMBINE]) == COMBINE
    at = table((0, 0, 0, 1), hand=["Crash Gem", "1-gem"], arrows=arrows(black=1))
    assert Player(at, Judge(at)).action([CRASH_GEM]) == CRASH_GEM


def arrows(**given: int) -> Data:
    return {colour: given.get(colour, 0) for colour in ("black", "brown", "purple", "red", "blue")}


def answers(kind: str, about: dict[str, Data], at: Table, *options: Thing | None) -> str:
    """The chip of the answer to a question."""
    at.about = about
    items = [() if each is None else (Item(each.place, each.seat, each.name),) for each in options]
    actions = [Action("use", item) if item else NO_ACTION for item in items]
    offered = tuple(Option(n, "", thing, action=actions[n]) for n, thing in enumerate(options))
    thing = options[CHOOSERS[kind](Answers(at, Question(0, kind, "", offered)))]
    return "" if thing is None else thing.name


def test_it_breaks_the_largest_gem_and_keeps_the_best_chip() -> None:
    at = table((1, 0, 1, 0), hand=["Crash Gem", "Wound"], bag=["1-gem"])
    gems = [Thing("pile", 0, f"{size}-gem") for size in (1, 3)]
    assert answers("break", {"chip": "Crash Gem", "seat": 0}, at, *gems) == "3-gem"
    assert answers("break", {"chip": "Crash Gem", "seat": 1}, at, *gems) == "1-gem"  # another's, who is commanded
    hand = [Thing("hand", 0, name) for name in ("Wound", "Crash Gem")]
    assert answers("keep", {}, at, None, *hand) == "Crash Gem"
    assert answers("discard", {"chip": "Ouch!", "seat": 0}, at, *hand) == "Wound"


def test_it_takes_the_best_chip_of_another_hand() -> None:
    theirs = [Thing("hand", 1, name) for name in ("Wound", "Crash Gem", "1-gem")]
    assert answers("discard", {"chip": "Surgical Strike", "seat": 1}, table(), *theirs) == "Crash Gem"


def test_in_a_free_for_all_the_leader_is_the_target() -> None:
    game = game_named("puzzlestrike").new({"players": 3}, 1)
    view = json.loads(json.dumps(game.view(0)))
    for number, total in enumerate((4, 2, 6)):
        view["piles"][number].update(gems=[total, 0, 0, 0], total=total)
    assert Table(view).best_target(1) == 1
    view["piles"][0].update(gems=[1, 0, 0, 0], total=1)
    assert Table(view).best_target(3) == 2


# --- what it knows of chips -----------------------------------------------------------------------------------------


def test_facts_come_from_the_definitions() -> None:
    assert facts_of("Axe Kick").draws == 2
    assert not facts_of("Axe Kick").ender
    assert facts_of("Chips for Free").ender
    assert facts_of("Double Crash Gem").breaks == 2
    assert facts_of("Repeated Jabs").hurts > 0
    assert len(FACTS) == len(CHIPS)
