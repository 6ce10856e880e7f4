"""What games have taught about buying in Puzzle Strike, and the tool that teaches it."""

from collections.abc import Iterator

from tools.fit_buys import Learner, averaged, matched, written

from kwoon.bots.puzzlestrike.quick.deck import (
    CHARACTER_SIGNS,
    NO_CHIP,
    NO_TASTES,
    SIGNS,
    Deck,
    buy_worths,
    purple_bought,
    signs_of,
)
from kwoon.bots.puzzlestrike.quick.player import QuickBuyer
from kwoon.bots.puzzlestrike.quick.tastes import TASTES
from kwoon.engine.chance import Chance
from kwoon.engine.decision import DONE
from kwoon.games.puzzlestrike.game import PuzzleStrike, start
from kwoon.games.puzzlestrike.state.chip import BANK_KINDS, CHARACTERS, COMBINE, WOUND
from kwoon.games.puzzlestrike.state.table import DISCARD, ZONES
from kwoon.games.puzzlestrike.terms.questions import BUY


def buys(seed: int = 3, games: int = 2) -> Iterator[PuzzleStrike]:
    """The buys of some games of quick players."""
    quick = QuickBuyer()
    for number in range(seed, seed + games):
        game = start({"players": 2, "characters": ["Zane", "Troq"]}, number)
        while game.decision is not None:
            if game.decision.kind == BUY:
                yield game
            game.apply(quick.wish(game, Chance(1)))


def test_there_is_a_taste_for_each_chip_of_the_bank_and_for_none() -> None:
    assert len(TASTES) == len(NO_TASTES) == BANK_KINDS + 1
    assert {len(row) for row in TASTES} == {SIGNS + 1}


def test_a_taste_adds_to_the_worth_what_its_signs_say() -> None:
    for game in buys():
        assert game.decision is not None
        seat, options = game.decision.seat, game.decision.options
        plain = buy_worths(game, seat, options, NO_TASTES)
        signs = signs_of(game, seat, Deck(game, seat), purple_bought(game, seat))
        for sign in range(SIGNS):
            tastes = [row[:] for row in NO_TASTES]
            tastes[COMBINE][sign] = 0.5
            tastes[NO_CHIP][sign] = 0.25
            more = buy_worths(game, seat, options, tastes)
            for code, before, after in zip(options, plain, more, strict=True):
                share = 0.25 if code < 0 else 0.5 if code & 63 == COMBINE else 0.0
                assert abs(after - before - share * signs[sign]) < 1e-9


def test_copies_that_the_deck_has_count() -> None:
    game = next(buys())
    assert game.decision is not None
    seat = game.decision.seat
    options = [WOUND]
    tastes = [row[:] for row in NO_TASTES]
    tastes[WOUND][SIGNS] = -1.0
    before = buy_worths(game, seat, options, tastes)[0]
    game.zones[seat * ZONES + DISCARD].extend([WOUND, WOUND])
    assert abs(buy_worths(game, seat, options, tastes)[0] - before + 2.0) < 1e-9


def test_the_character_is_a_sign() -> None:
    game = next(buys())
    for seat, name in enumerate(("Zane", "Troq")):
        signs = signs_of(game, seat, Deck(game, seat), False)[CHARACTER_SIGNS:]
        assert abs(signs[CHARACTERS.index(name)] - 1.0) < 1e-9
        assert abs(sum(signs) - 1.0) < 1e-9


def test_nothing_more_is_bought_when_that_is_to_ones_taste() -> None:
    quick = QuickBuyer()
    quick.tastes = [row[:] for row in NO_TASTES]
    quick.tastes[NO_CHIP][0] = 50.0
    stopped = 0
    for game in buys():
        assert game.decision is not None
        options = game.decision.options
        if DONE in options:
            stopped += 1
            assert options[quick.wish(game, Chance(1))] == DONE
    assert stopped > 10


def test_what_was_learned_beats_the_tips_alone() -> None:
    assert matched(TASTES, 60) > 0.55


def test_lessons_are_the_same_each_time_and_change_the_tastes() -> None:
    found = []
    for _ in range(2):
        learner = Learner(NO_TASTES)
        learner.batch = 8
        found.append(averaged(learner, 0, 3, lambda _text: None))
    assert found[0] == found[1]
    assert any(abs(value) > 0.01 for row in found[0] for value in row)


def test_what_was_learned_is_written_as_the_module_reads() -> None:
    told: dict[str, object] = {}
    exec(written(TASTES), told)
    assert told["TASTES"] == TASTES
