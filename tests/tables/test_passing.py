"""The passing assistant: what it passes on, where it stops, and that nobody can tell."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kwoon.bots import make_bot
from kwoon.engine.question import Question
from kwoon.games import GAMES
from kwoon.tables import LiveTable, reader_of, seated
from kwoon.tables.chronicle import Chronicle, Line
from kwoon.tables.passing import ALWAYS, Passing, Sight, Wish, weighed, wished
from kwoon.tables.passing_shadowfist import (
    ANSWER,
    ATTACK,
    ATTACK_ON_ME,
    END_OF_TURN,
    INTERCEPTION,
    MY_MAIN_SHOT,
    MY_TURN,
    WITH_CARDS,
)
from tests.shadowfist.duel import Duel, duel

FIST = GAMES["shadowfist"]
READER = reader_of("shadowfist")
assert READER is not None


class Watched:
    """A duel with a log, and the assistant at one seat of it."""

    def __init__(self, table: Duel, seat: int = 0, habit: Wish = ANSWER) -> None:
        self.table = table
        self.seat = seat
        self.passing = Passing(habit)
        self.chronicle = Chronicle()
        self.moves = 0
        table.game.watch()

    @property
    def log(self) -> list[Line]:
        return self.chronicle.lines(self.table.game, self.seat)

    def choose(self, *labels: str) -> Watched:
        for label in labels:
            self.table.choose(label)
            self.moves += 1
            self.chronicle.gather(self.table.game, self.moves)
        return self

    def wish(self, wish: Wish) -> Watched:
        self.passing = wished(self.passing, wish, READER, self.seat, self.table.game.view(self.seat), self.log)
        return self

    def passes(self) -> bool:
        """Whether the assistant passes at the open question, which must be its seat's; it does so then."""
        assert self.table.seat == self.seat, self.table.show()
        view = self.table.game.view(self.seat)
        sight = Sight(self.seat, view, self.table.question, self.log, self.moves)
        choice, self.passing = weighed(self.passing, READER, sight)
        if choice is None:
            return False
        self.choose("Pass")
        return True


GHOSTS = ["Puzzle Garden", "Hungry Ghosts"]


def test_an_opponents_effect_that_can_be_answered_stops_it():
    table = Watched(duel(GHOSTS, GHOSTS), seat=1)
    table.choose("Use Hungry Ghosts", "Hungry Ghosts, {1}'s")
    assert not table.passes()


def test_the_same_effect_does_not_stop_it_twice():
    table = Watched(duel([*GHOSTS, "Imp"], [*GHOSTS, "Hungry Ghosts"]), seat=1)
    table.choose("Use Hungry Ghosts", "Imp")
    assert not table.passes()
    table.choose("Use Hungry Ghosts", "Imp")
    while table.table.kind == "act" and table.table.seat != 1:
        table.choose("Pass")
    assert table.table.kind == "act"
    assert table.passes()


def test_ones_own_effect_is_passed_on():
    table = Watched(duel([*GHOSTS, "Hungry Ghosts"], ["Imp"]))
    table.choose("Use Hungry Ghosts", "Imp")
    assert table.passes()


def test_ones_own_effect_is_asked_about_by_who_wants_to_be_asked_always():
    table = Watched(duel([*GHOSTS, "Hungry Ghosts"], ["Imp"]), habit=ALWAYS)
    table.choose("Use Hungry Ghosts", "Imp")
    assert not table.passes()


def test_a_declared_attack_stops_it():
    table = Watched(duel(GHOSTS, ["City Park", "Hungry Ghosts"]), seat=1)
    table.choose("Declare an attack", "City Park")
    assert table.table.seat == 1
    assert not table.passes()


def test_what_can_be_answered_by_revealing_alone_stops_only_who_wants_that():
    for habit, passes in ((ANSWER, False), (WITH_CARDS, True)):
        table = Watched(duel(GHOSTS, ["City Park (down)", "Imp (turned)"]), seat=1, habit=habit)
        table.choose("Use Hungry Ghosts", "Imp")
        assert table.table.labels() == ["Pass", "Reveal City Park"]
        assert table.passes() == passes


def test_walking_to_an_interception_is_worth_asking_once():
    table = Watched(duel(GHOSTS, ["City Park", "Dockyard", "Imp"]), seat=1, habit=WITH_CARDS)
    table.choose("Declare an attack", "City Park")
    assert table.table.labels() == ["Pass", "Move Imp"]
    assert table.passes(), "the declaration itself cannot be answered with a card"
    assert table.table.game.view(1)["moment"] == "interception"
    assert table.passes(), "this is the chance of seat 0"
    assert not table.passes()
    assert table.passes(), "asked once, it has been weighed"


def test_one_has_nobody_to_intercept_in_ones_own_attack():
    table = Watched(duel([*GHOSTS, "Dockyard", "Imp"], ["City Park"]), habit=WITH_CARDS)
    table.choose("Declare an attack", "Hungry Ghosts", "Declare the attack")
    assert table.passes(), "the declaration cannot be answered with a card"
    view = table.table.game.view(0)
    assert (view["moment"], view["attack"]["intercepting"]) == ("interception", 0)
    assert table.passes()


def test_a_question_that_is_no_pass_is_always_asked():
    table = Watched(duel(GHOSTS, ["City Park", "Imp"]), seat=1).wish(MY_TURN)
    table.choose("Declare an attack", "City Park")
    while table.table.kind == "act":
        table.choose("Pass")
    assert table.table.kind == "intercept"
    assert not table.passes()
    assert table.passing.moment == MY_TURN, "what is waited for is still waited for"


@pytest.mark.parametrize(
    ("wish", "stops"),
    [
        (ATTACK, "attack declared"),
        (ATTACK_ON_ME, "attack declared"),
        (INTERCEPTION, "interception"),
        (END_OF_TURN, "end of the turn declared"),
        (MY_TURN, "Establishing Shot"),
        (MY_MAIN_SHOT, "Main Shot"),
    ],
)
def test_it_passes_until_the_moment_and_no_further(wish: Wish, stops: str):
    side = ["City Park (down)", "Dockyard (down)", "Imp", "hand: Imp"]
    table = Watched(duel([*GHOSTS, "Hungry Ghosts"], side), seat=1).wish(wish)
    script = ["Use Hungry Ghosts", "Imp", "Declare an attack", "the face-down Site", "Declare the attack"]
    for _ in range(60):
        question = table.table.question
        if question.seat == 1:
            if not table.passes():
                if table.passing.moment is None:
                    break
                table.choose(table.table.labels()[0])
        elif script and table.table.offers(script[0]):
            table.choose(script.pop(0))
        else:
            table.choose(table.table.labels()[0])
    assert table.table.game.view(1)["moment"] == stops
    assert table.passing.moment is None


def test_the_moment_that_is_there_already_is_not_meant():
    table = Watched(duel([*GHOSTS, "Hungry Ghosts"], ["Imp"])).wish(MY_TURN)
    table.choose("Use Hungry Ghosts", "Imp")
    assert table.table.game.active == 0
    assert table.passes()


def test_cancelling_asks_at_the_next_question():
    table = Watched(duel([*GHOSTS, "Hungry Ghosts"], ["Imp"])).wish(MY_TURN)
    table.passing = table.passing.cancelled()
    table.choose("Use Hungry Ghosts", "Imp")
    assert not table.passes()
    assert not table.passing.stop
    assert table.passing.moment is None


def test_nothing_is_changed_by_weighing():
    table = Watched(duel(GHOSTS, GHOSTS), seat=1)
    table.choose("Use Hungry Ghosts", "Hungry Ghosts, {1}'s")
    before, passing = table.table.game.digest(), table.passing
    sight = Sight(1, table.table.game.view(1), table.table.question, table.log, table.moves)
    assert weighed(passing, READER, sight) == weighed(passing, READER, sight)
    assert table.table.game.digest() == before
    assert table.passing == passing


# --- whole games ----------------------------------------------------------------------------------------------------


def played(seed: int, assisted: bool, wishes: Sequence[Wish] = ()) -> LiveTable:
    """A game in which seat 0 does what a bot does; assisted, but for the passes that the assistant makes by itself."""
    table = LiveTable.open(FIST, {"players": 3, "max_turns": 12}, seed, seated(FIST, ["random"] * 2, 0, "Ann"))
    passing = Passing(ANSWER)
    later = list(wishes)
    while not table.over:
        if table.bot_is_asked:
            table.bot_step()
            continue
        question = table.question(0)
        assert question is not None
        sight = Sight(0, table.view(0), question, table.log(0), len(table.moves))
        choice, passing = weighed(passing, READER, sight) if assisted else (None, passing)
        if choice is not None:
            assert_is_a_pass(question, choice)
        else:
            choice = (
                0 if question.kind == "act" else make_bot("shadowfist", "random", len(table.moves)).choose({}, question)
            )
            if later and assisted:
                passing = wished(passing, later.pop(0), READER, 0, table.view(0), table.log(0))
        table.answer(0, choice, table.version)
    return table


def assert_is_a_pass(question: Question, choice: int) -> None:
    assert question.kind == "act"
    assert question.options[choice].label == "Pass"


@pytest.mark.parametrize("seed", range(4))
def test_a_record_does_not_tell_an_assistants_pass_from_a_persons(seed: int):
    by_hand, by_wish = played(seed, False), played(seed, True, [MY_TURN, ATTACK, MY_MAIN_SHOT, END_OF_TURN] * 5)
    assert by_hand.record() == by_wish.record()
    for seat in range(3):
        assert by_hand.log(seat) == by_wish.log(seat)


def test_other_games_have_no_assistant():
    assert reader_of("kungfu") is None
    assert reader_of("puzzlestrike") is None
