"""The loop of every game, on the smallest game there is: add up numbers until nobody wants more."""

import hashlib
import json
from collections.abc import Sequence
from typing import ClassVar

import pytest

from kwoon.engine.action import NOTHING, Action
from kwoon.engine.decision import DONE, INTERVENTIONS, LEAVE
from kwoon.engine.errors import IllegalChoice
from kwoon.engine.events import EVERYONE, Event
from kwoon.engine.game import Game, Options, Procedure
from kwoon.engine.plain import Data, Plain, SnapshotError
from kwoon.engine.question import Outcome, Thing
from kwoon.engine.spec import GameSpec

ASK = 0
TAKE = 1
MOST = 6


class NoOptions(Options):
    def plain(self) -> dict[str, Data]:
        return {}


class Adding(Procedure):
    """Asks for a number, as long as one fits below MOST."""

    def advance(self, game: Game) -> None:
        assert isinstance(game, Sum)
        if self.step == ASK:
            self.step = TAKE
            game.ask(game.total % 2, 0, [DONE, *[each for each in (1, 2) if game.total + each <= MOST]])
        elif game.answer == DONE:
            game.stack.pop()
        else:
            game.total += game.answer
            self.step = ASK


class Sum(Game):
    """Two players add 1 or 2; who is to move depends on the sum."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Game.FIELDS, "total", "history")

    def __init__(self) -> None:
        super().__init__(2, 7, NoOptions())
        self.total: int = 0
        self.history: tuple[int, ...] = ()

    def kind_name(self, kind: int) -> str:
        return "add"

    def prompt(self) -> str:
        return f"Add to {self.total}?"

    def label(self, code: int) -> str:
        return "Enough" if code == DONE else f"Add {code}"

    def actions(self) -> list[Action]:
        codes = [] if self.decision is None else self.decision.options
        return [Action(NOTHING) if code == DONE else Action("add", number=code) for code in codes]

    def thing_of(self, code: int) -> Thing | None:
        return None if code == DONE else Thing("heap", -1, str(code))

    def outcome(self) -> Outcome | None:
        return Outcome((2, 1), (0.0, 1.0), "the sum") if self.over else None

    def kinds(self) -> Sequence[type[Plain]]:
        return (Adding,)


def begun() -> Sum:
    game = Sum()
    game.begin(Adding())
    return game


def test_a_game_runs_to_its_first_question_and_puts_it_in_words() -> None:
    game = begun()
    question = game.question()
    assert question is not None
    assert (question.seat, question.kind, question.prompt) == (0, "add", "Add to 0?")
    assert [(each.index, each.label, each.thing, each.action) for each in question.options] == [
        (0, "Enough", None, Action(NOTHING)),
        (1, "Add 1", Thing("heap", -1, "1"), Action("add", number=1)),
        (2, "Add 2", Thing("heap", -1, "2"), Action("add", number=2)),
    ]
    assert not game.over
    assert game.outcome() is None
    assert (game.reveals, game.answer, game.total) == (0, 0, 0)


def test_an_answer_runs_to_the_next_question() -> None:
    game = begun()
    game.apply(1)
    assert game.total == 1
    assert game.decision is not None
    assert game.decision.seat == 1
    game.apply(2)
    assert game.total == 3


def test_a_question_with_one_answer_is_not_asked_and_an_empty_stack_is_the_end() -> None:
    game = begun()
    for _ in range(3):
        game.apply(2)
    assert game.total == MOST
    assert game.over
    assert (game.question(), game.stack) == (None, [])
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    with pytest.raises(IllegalChoice, match="the game is over: no question is open"):
        game.apply(0)
    assert game.choice_problem(0) == "the game is over: no question is open"


def test_with_two_answers_left_it_is_still_a_question() -> None:
    game = begun()
    for choice in (2, 2, 1):
        game.apply(choice)
    assert game.decision is not None
    assert game.decision.options == [DONE, 1]


@pytest.mark.parametrize("wrong", [-1, 3, 4])
def test_an_answer_that_is_not_there_changes_nothing(wrong: int) -> None:
    game = begun()
    before = game.digest()
    with pytest.raises(IllegalChoice) as caught:
        game.apply(wrong)
    assert str(caught.value) == (
        f"there is no option {wrong} to 'Add to 0?'; seat 0 may answer: 0 Enough, 1 Add 1, 2 Add 2"
    )
    assert game.digest() == before


def test_what_comes_from_outside_is_the_game_s_to_know() -> None:
    """Records keep these numbers, so they stay what they are."""
    assert INTERVENTIONS == {-2: "Leaves the game", -3: "Time is called"}
    with pytest.raises(IllegalChoice, match="do not say what happens when a player leaves"):
        begun().intervene(LEAVE, 0)


def test_a_game_is_watched_once() -> None:
    game = begun()
    watcher = game.watch()
    watcher.tell(Event(EVERYONE))
    assert game.watch() is watcher
    assert game.watch().events == [Event(EVERYONE)]
    assert game.clone().watcher is None


def test_the_digest_is_a_hash_of_the_sorted_fields() -> None:
    """Records of before hold such digests: the same fields must always come to the same hash."""
    game = begun()
    text = json.dumps(game.dump(), sort_keys=True, separators=(",", ":"))
    assert game.digest() == hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
    assert list(json.loads(text)) == sorted(game.dump())
    assert len(game.digest()) == 32


def test_a_copy_and_a_snapshot_play_on_alone() -> None:
    game = begun()
    game.apply(2)
    game.history = (1, 2)
    copy, back = game.clone(), game.restore(json.loads(json.dumps(game.dump())))
    assert isinstance(back, Sum)
    assert copy.options is game.options
    assert back.options is game.options
    assert back.history == (1, 2)
    assert copy.digest() == game.digest() == back.digest()
    copy.apply(1)
    back.apply(2)
    assert (game.total, copy.total, back.total) == (2, 3, 4)
    assert game.stack[0].step == TAKE


def test_a_snapshot_from_before_the_first_question_or_after_the_last() -> None:
    over = begun()
    over.apply(0)
    assert begun().restore(over.dump()).over
    assert not over.restore(begun().dump()).over


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("chance", None, "snapshot.chance: None does not fit"),
        ("stack", {"tuple": []}, "snapshot.stack: .* does not fit"),
        ("stack", [{"is": "Nap"}], r"snapshot.stack\[0\]: {'is': 'Nap'} is none of Adding, Chance, Decision"),
        ("stack", [{"is": ["Adding"]}], r"snapshot.stack\[0\]: .* is none of"),
        ("stack", [{"is": "Adding"}], r"snapshot.stack\[0\]: the Adding has no field 'step'"),
        ("stack", [{"is": "Adding", "step": 1, "tuple": []}], r"the Adding has no field 'tuple'"),
        ("history", {"tuple": 5}, "snapshot.history: {'tuple': 5} is none of"),
        ("history", {"tuple": [{"tuple": [], "is": "Nap"}]}, r"snapshot.history\[0\]: .* is none of"),
        ("seats", 3, "snapshot.seats: a game of 3 seats, but the options say 2"),
    ],
)
def test_a_snapshot_that_fits_nowhere(field: str, value: Data, says: str) -> None:
    game = begun()
    with pytest.raises(SnapshotError, match=says):
        game.restore({**game.dump(), field: value})


def test_what_a_game_need_not_say_of_itself() -> None:
    spec = GameSpec()
    assert (spec.rules_version, spec.min_seats, spec.max_seats) == (1, 2, 2)
    assert spec.round_options(1, 2) == {}
    assert spec.varied({"players": 2}, 5) == {"players": 2}
