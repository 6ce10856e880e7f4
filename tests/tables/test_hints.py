"""Hints: the same whatever is hidden, in words that are true of the made-up games, and no foolish ones."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import cast

import pytest

from kwoon.bots import SEARCHED, make_bot, usual_bot
from kwoon.bots.base import made_up
from kwoon.bots.levels import Bounds
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.games.kungfu.rules.exchange import Exchange, damage_of
from kwoon.games.kungfu.state.table import Table
from kwoon.games.kungfu.terms.questions import ANSWER
from kwoon.tables import LiveTable, WrongSeat
from kwoon.tables.hints import MEASURES, Hint, NoHint, averages, hint_from, hint_in, hint_turn, in_words
from kwoon.tables.hints.kungfu import ChiMeasure
from kwoon.tables.hints.measure import Count, Mean, Measure, Told, mean_of

BRIEF = Bounds(40)
NAMES = ("Ann", "Wu")


def a_table(game: str, seed: int = 7, **options: int) -> LiveTable:
    """Ann against a bot."""
    seats = (Seat("Ann", "person"), Seat("Wu", usual_bot(game)))
    return LiveTable.open(game_named(game), {"players": 2, **options}, seed, seats)


def questions(table: LiveTable, every: int, last: int) -> Iterator[Game]:
    """The table now and then when Ann is asked something, with bots in both seats."""
    name = table.spec.name
    while not table.over and len(table.moves) < last:
        question = table.asked
        assert question is not None
        if question.seat == 0 and len(table.moves) % every == 0 and len(question.options) > 1:
            yield table.game
        bot = make_bot(name, usual_bot(name), len(table.moves))
        table.advance(bot.choose(table.view(question.seat), question))


@pytest.mark.parametrize(("game", "every", "last"), [("kungfu", 3, 60), ("puzzlestrike", 7, 60), ("shadowfist", 9, 60)])
def test_what_is_hidden_changes_no_hint(game: str, every: int, last: int) -> None:
    changed = looked = 0
    for true in questions(a_table(game), every, last):
        other = true.resample(0, Chance(99))
        assert other.view(0) == true.view(0)
        changed += other.view(1) != true.view(1)
        hints = [hint_in(game, made_up(each, Chance(5).fork()), 3, NAMES, BRIEF) for each in (true, other)]
        assert hints[0] == hints[1]
        looked += 1
        question = true.question()
        assert question is not None
        assert 0 <= hints[0].choice < len(question.options)
        assert hints[0].words.startswith(f"{hints[0].label}: ")
        assert "{" not in hints[0].words, "names stand in it, not seats"
    assert looked > 2
    assert changed > 1


def test_a_hint_to_discard_says_so() -> None:
    table = a_table("shadowfist")
    while table.asked is None or table.asked.kind != "discard" or table.asked.seat != 0:
        table.advance(0)
    hint = hint_turn(table, 0).hint(BRIEF)
    assert len(table.asked.options) > 2
    assert all(each == "No more discards" or each.startswith("Discard ") for each in (hint.label, hint.other))


def test_a_hint_is_the_same_again_and_in_another_process() -> None:
    table = a_table("kungfu")
    turn = hint_turn(table, 0)
    again = hint_turn(table, 0)
    assert turn.hint(BRIEF) == again.hint(BRIEF)
    assert turn.made_up is not table.game
    assert turn.made_up.view(0) == table.view(0)
    assert turn.made_up.view(1) != table.view(1), "never the true game"
    data = json.loads(json.dumps(turn.made_up.dump()))
    elsewhere = hint_from("kungfu", turn.options, data, turn.seed, turn.names)
    assert set(elsewhere) == set(turn.hint(BRIEF).plain())


def test_who_is_not_asked_gets_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    table = a_table("kungfu")
    with pytest.raises(WrongSeat):
        hint_turn(table, 1)
    monkeypatch.delitem(SEARCHED, "kungfu")
    with pytest.raises(NoHint, match="has no hints"):
        hint_turn(table, 0)


def attacked() -> tuple[LiveTable, int]:
    """Ann is struck, and can block the whole blow or not at all; and how much it would cost her."""
    for seed in range(200):
        table = a_table("kungfu", seed)
        while not table.over and len(table.moves) < 60:
            question, game = table.asked, cast(Table, table.game)
            assert question is not None
            assert game.decision is not None
            if question.seat == 0 and game.decision.kind == ANSWER and len(question.options) == 2:
                exchange = cast(Exchange, game.stack[-1])
                strike = exchange.strikes[exchange.at]
                lost = damage_of(game, strike) - game.defense_of(0)
                card = game.kinds_[max(game.decision.options)]
                if lost > 1 and card.ignores & strike.parts and not card.counter and len(exchange.strikes) == 1:
                    return table, lost
            bot = make_bot("kungfu", "greedy", 1)
            table.advance(bot.choose(table.view(question.seat), question))
    raise AssertionError("nobody was ever struck")


def test_what_a_block_saves_is_what_the_words_say() -> None:
    table, damage = attacked()
    game = made_up(table.game, Chance(4))
    question = game.question()
    assert question is not None
    measure = ChiMeasure(game, 0, NAMES)
    quick = make_bot("kungfu", "search:1", 1).quick  # type: ignore[attr-defined]
    through = next(option.index for option in question.options if option.thing is None)
    saved = averages(game, 1 - through, quick, measure, Chance(1), None)
    lost = averages(game, through, quick, measure, Chance(1), None)
    chi = cast(Table, game).chi[0]
    assert saved[0] == Mean(chi, 0.0)
    assert lost[0] == Mean(chi - damage, 0.0)
    told = Told("after this exchange", f"you have {chi} Chi", f"{chi - damage} Chi")
    assert measure.told(saved, lost) == told


# --- words ------------------------------------------------------------------------------------------------------------


class Two(Measure):
    """Chi of both."""

    def __init__(self) -> None:
        super().__init__(a_table("kungfu").game, 0, NAMES)
        self.when = "after this exchange"
        self.counts = [Count(self.has(0), "Chi", 1.0, 1), Count(self.has(1), "Chi", 1.0, -1)]


def means(*values: float, error: float = 0.1) -> list[Mean]:
    return [Mean(each, error) for each in values]


@pytest.mark.parametrize(
    ("best", "other", "told"),
    [
        ((6.1, 9.0), (2.2, 9.0), ("you have 6 Chi", "2 Chi")),
        ((6.1, 5.0), (6.0, 9.0), ("Wu has 5 Chi", "9 Chi")),
        ((6.1, 8.0), (2.2, 3.0), ("you have 6 Chi", "2 Chi")),  # what speaks for it, though more speaks against it
        ((2.0, 9.0), (6.0, 9.0), ("you have 2 Chi", "6 Chi")),  # nothing speaks for it: then that is said
        ((6.4, 9.0), (5.6, 9.0), ("you have 6.4 Chi", "5.6 Chi")),
        ((6.1, 9.0), (6.2, 9.1), ("you have 6 Chi", "")),
    ],
)
def test_what_speaks_for_an_answer_is_told(
    best: tuple[float, ...], other: tuple[float, ...], told: tuple[str, str]
) -> None:
    found = Two().told(means(*best), means(*other))
    assert (found.best, found.other) == told
    assert Two().told(means(*best)).other == ""


def test_mere_chance_is_not_told() -> None:
    assert Two().told(means(6, 9, error=1.5), means(3, 9, error=1.5)).other == ""
    assert mean_of([1.0, 3.0]) == Mean(2.0, pytest.approx(1.0))


def test_the_words_of_a_hint() -> None:
    told = Told("after this exchange", "you have 6 Chi", "2 Chi")
    alike = Told("after this exchange", "you have 6 Chi", "")
    assert in_words("Block with Iron Palm", "Let it through", (0.54, 0.38), told, near=False) == (
        "Block with Iron Palm: after this exchange you have 6 Chi on average; with “Let it through” 2 Chi. "
        "Your chance to win is about 54%; with “Let it through” 38%."
    )
    assert in_words("Wait", "Kick", (0.54, 0.53), alike, near=True) == (
        "Wait: after this exchange you have 6 Chi on average either way. "
        "Your chance to win is about 54%; with “Kick” it is about as good."
    )
    assert in_words("Wait", "", (0.54, 0.0), alike, near=False) == (
        "Wait: after this exchange you have 6 Chi on average. Your chance to win is about 54%."
    )
    assert Count("you have", "Sites", 1.0, 1).said(1.2, False) == "1 Site"
    assert Count("you have", "Sites", 1.0, 1).said(2.2, False) == "2 Sites"


def test_every_game_that_is_searched_has_a_measure() -> None:
    assert set(MEASURES) == set(SEARCHED)


def test_a_clear_blow_is_hinted() -> None:
    """Wu has one Chi left: whoever can strike is told to."""
    table = a_table("kungfu", 7, chi=1)
    found: list[Hint] = [hint_in("kungfu", each, 3, NAMES, Bounds(200)) for each in questions(table, 1, 8)]
    assert any(hint.label.startswith("Attack") for hint in found)
