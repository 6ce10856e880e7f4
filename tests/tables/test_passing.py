"""The passing assistant: what it passes on, where it stops, and that nobody can tell."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kwoon.bots import make_bot
from kwoon.engine.events import EVERYONE
from kwoon.games import GAMES
from kwoon.games.shadowfist.terms.events import Acted
from kwoon.tables import LiveTable, reader_of, seated
from kwoon.tables.chronicle import Chronicle, Line
from kwoon.tables.passing import ALWAYS, SMALL, Passing, Sight, Wish, weighed, wished
from kwoon.tables.passing_shadowfist import (
    ANSWER,
    ATTACK,
    ATTACK_ON_ME,
    END_OF_TURN,
    INTERCEPTION,
    MY_MAIN_SHOT,
    MY_TURN,
    WITH_CARDS,
    power_was_last,
)
from tests.puzzlestrike.duel import duel as strike_duel
from tests.rules import rule
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
        """Whether the assistant answers the open question, which must be its seat's; it does so then."""
        assert self.table.seat == self.seat, self.table.show()
        view = self.table.game.view(self.seat)
        sight = Sight(self.seat, view, self.table.question, self.log, self.moves)
        choice, self.passing = weighed(self.passing, READER, sight)
        if choice is None:
            return False
        self.choose(self.table.question.options[choice].label)
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


# --- small questions ------------------------------------------------------------------------------------------------


def establishing(
    *hand: str, side: Sequence[str] = ("City Park", "Imp"), power: int = 3, habit: Wish = WITH_CARDS
) -> Watched:
    """Seat 1 at the beginning of its turn with these cards in hand, asked whether to generate Power."""
    table = duel(["Dockyard"], [*side, *(f"hand: {card}" for card in hand)], power=power)
    watched = Watched(table, seat=1, habit=habit)
    for _ in range(20):
        if table.kind == "generate Power":
            return watched
        watched.choose("End your turn" if table.kind == "main shot" else table.labels()[0])
    raise table.failure("nobody asks for Power")


@rule("SF-22.2.2")
@rule("SF-22.2.4")
def test_power_is_generated_and_nothing_discarded_while_the_whole_hand_can_be_used():
    table = establishing("Imp", "Hungry Ghosts")
    assert table.passes()
    assert "Power" in table.log[-1].words
    assert table.table.kind == "discard"
    assert table.passes()
    assert table.table.game.view(1)["players"][1]["toasted"] == []
    assert table.table.kind == "main shot"
    assert not table.passes()


def test_a_card_without_its_resources_leaves_the_discard_to_the_person():
    table = establishing("Imp", "Imp", "Maverick Trucker")
    assert table.passes(), "one card of three is no reason to go without Power"
    assert table.table.kind == "discard"
    assert not table.passes()


def test_a_hand_that_is_stuck_leaves_the_power_to_the_person():
    assert not establishing("Imp", "Maverick Trucker").passes()


def test_a_card_that_costs_too_much_for_turns_to_come_can_be_discarded():
    for power, passes in ((1, False), (9, True)):
        table = establishing("Imp", "Imp", "Ming I", side=("City Park", "Imp", "pool: eeeeMMMM"), power=power)
        assert table.passes()
        assert table.table.kind == "discard"
        assert table.passes() == passes, power


def test_a_second_copy_of_a_unique_card_can_be_discarded():
    table = establishing("Imp", "Imp", "Long Shadows", side=("City Park", "Imp", "Long Shadows"), power=9)
    assert table.passes()
    assert not table.passes()


def test_the_site_that_could_not_be_played_can_be_discarded():
    sites = ["City Park", "Dockyard", "Puzzle Garden", "Stone Dolmens", "Proving Ground"]
    for count, passes in ((3, True), (5, False)):
        table = establishing("Imp", "Imp", "Fox Pass", side=(*sites[:count], "Imp"), power=9)
        assert table.passes()
        assert table.passes() == passes, count


def test_who_skipped_the_power_is_asked_what_to_discard():
    table = establishing("Imp", "Hungry Ghosts")
    table.choose("Skip it")
    assert table.table.kind == "discard"
    assert not table.passes()


def test_a_discard_that_an_effect_asks_for_is_no_small_question():
    table = establishing("Imp", "Hungry Ghosts")
    assert table.passes()
    assert power_was_last(1, table.log)
    assert not power_was_last(0, table.log)
    used = Acted(EVERYONE, 0, 0, "Imp", "an effect")
    assert not power_was_last(1, [*table.log, Line(table.moves, "", used)])


@pytest.mark.parametrize("wish", [SMALL, ALWAYS])
def test_small_questions_are_asked_of_who_wants_them(wish: Wish):
    table = establishing("Imp", "Hungry Ghosts").wish(wish)
    assert not table.passes()
    assert "small questions too" in table.passing.words or wish == ALWAYS
    if wish == SMALL:
        assert table.wish(SMALL).passes(), "wished once more, it is as before"


def test_the_turn_that_was_waited_for_begins_with_its_first_question():
    table = duel(["Dockyard"], ["City Park", "Imp", "hand: Imp"])
    watched = Watched(table, seat=1).wish(MY_TURN)
    while table.kind != "generate Power":
        watched.choose("End your turn" if table.kind == "main shot" else table.labels()[0])
    assert not watched.passes()


STRIKE = reader_of("puzzlestrike")
assert STRIKE is not None


def buying(wounds: int = 5, gems: int = 2) -> Sight:
    """With so many gems bought for $2."""
    table = strike_duel(phase="buy", hand="1-gem*2", stacks={"Wound": wounds})
    while table.asked == (0, "hold back"):
        table.pick("Play the other gems")
    table.pick(*["1-gem"] * gems)
    question = table.game.question()
    assert question is not None
    return Sight(0, table.game.view(0), question, [], 0)


@rule("PS-6.3")
def test_a_wound_for_nothing_is_not_bought():
    sight = buying()
    assert [option.label for option in sight.question.options] == ["Buy no more", "Buy Wound for $0"]
    assert weighed(Passing(STRIKE.wishes[0]), STRIKE, sight)[0] == 0
    assert weighed(Passing(ALWAYS), STRIKE, sight)[0] is None


@rule("PS-6.2")
@pytest.mark.parametrize("gems", [0, 1])
def test_who_can_pay_for_something_is_asked(gems: int):
    assert weighed(Passing(STRIKE.wishes[0]), STRIKE, buying(gems=gems))[0] is None


@rule("PS-2.2")
def test_the_last_wound_is_worth_a_question():
    assert weighed(Passing(STRIKE.wishes[0]), STRIKE, buying(wounds=1))[0] is None


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
            assert choice == (0 if question.kind == "act" else READER.usual(sight))
        else:
            choice = 0 if question.kind == "act" else READER.usual(sight)
            if choice is None:
                choice = make_bot("shadowfist", "random", len(table.moves)).choose({}, question)
            if later and assisted:
                passing = wished(passing, later.pop(0), READER, 0, table.view(0), table.log(0))
        table.answer(0, choice, table.version)
    return table


@pytest.mark.parametrize("seed", range(4))
def test_a_record_does_not_tell_an_assistants_pass_from_a_persons(seed: int):
    by_hand, by_wish = played(seed, False), played(seed, True, [MY_TURN, ATTACK, MY_MAIN_SHOT, END_OF_TURN] * 5)
    assert by_hand.record() == by_wish.record()
    for seat in range(3):
        assert by_hand.log(seat) == by_wish.log(seat)


def test_a_game_without_small_questions_has_no_assistant():
    assert reader_of("kungfu") is None
