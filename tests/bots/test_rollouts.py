"""Answers compared side by side, in the same made-up games."""

from __future__ import annotations

import pytest

from kwoon.bots.levels import Bounds
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.search.quick import Quick
from kwoon.bots.search.rollouts import Rollouts
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.games import game_named


class Judge(Quick):
    """Gives each answer to the first question a worth of its own, and a game's luck on top of it."""

    def __init__(self, worths: list[float], luck: float = 0.0) -> None:
        super().__init__()
        self.flat = True
        self.ahead = 0
        self.worths = worths
        self.luck = luck
        self.asked: list[tuple[str, int]] = []
        """The made-up games that answers were tried in, with the answers."""

    def answer(self, game: Game, chance: Chance) -> int:
        return 0

    def keys(self, game: Game) -> list[int]:
        assert game.decision is not None
        return list(range(len(game.decision.options)))

    def worth(self, game: Game) -> list[float]:
        mine, luck = 0.0, 0.0
        if self.asked:
            mine = self.worths[self.asked[-1][1]]
            luck = self.luck * (int(self.asked[-1][0], 16) % 1000) / 1000
        return [mine + luck] * game.seats


class Watched(Rollouts):
    """Notes which answer is tried in which game."""

    def play(self, game: Game, choice: int) -> float:
        assert isinstance(self.quick, Judge)
        self.quick.asked.append((game.digest()[:8], choice))
        return super().play(game, choice)


def asked() -> Game:
    """A question with several answers."""
    game = game_named("kungfu").new({"players": 2}, 5)
    while game.decision is not None and len(game.decision.options) < 4:
        game.apply(0)
    assert game.decision is not None
    return game


def compare(judge: Judge, rounds: int, hint: int = 0) -> Watched:
    game = asked()
    assert game.decision is not None
    seat = game.decision.seat
    found = Watched(lambda chance: game.resample(seat, chance), judge, Chance(3), game, hint, rounds)
    for _ in range(rounds):
        found.round()
        if found.settled:
            break
    return found


def worths(best: int, by: float = 0.2) -> list[float]:
    game = asked()
    assert game.decision is not None
    return [0.3 + (by if number == best else 0.0) for number in range(len(game.decision.options))]


def test_every_answer_is_tried_in_the_same_games() -> None:
    judge = Judge(worths(2), luck=0.5)
    found = compare(judge, 60)
    games: dict[str, list[int]] = {}
    for game, choice in judge.asked:
        games.setdefault(game, []).append(choice)
    assert len(games) >= 4
    whole = list(games.values())[:4]
    assert all(sorted(each) == sorted(whole[0]) for each in whole)
    assert len(whole[0]) == len({*whole[0]}) > 2
    assert found.rounds == len(judge.asked)


def test_luck_that_all_share_hides_nothing() -> None:
    found = compare(Judge(worths(2, by=0.01), luck=0.9), 80)
    assert found.verdict() == 2
    assert found.settled


@pytest.mark.parametrize("hint", [0, 1, 3])
def test_what_makes_no_difference_is_left_to_the_rule(hint: int) -> None:
    found = compare(Judge(worths(0, by=0.0), luck=0.9), 400, hint)
    assert found.settled
    assert found.rounds < 200
    assert found.verdict() == hint


def test_a_rule_that_is_right_stays_right() -> None:
    found = compare(Judge(worths(1)), 200, hint=1)
    assert found.verdict() == 1
    assert found.settled


def test_a_game_that_not_all_were_tried_in_does_not_count() -> None:
    judge = Judge(worths(2), luck=0.3)
    found = compare(judge, 2)
    assert found.rounds == 2
    assert len(found.running) == 2
    assert [each.tried for each in found.answers(asked())].count(1) == 2
    once_more = compare(Judge(worths(2), luck=0.3), 3)
    assert [each.tried for each in once_more.answers(asked())].count(2) == 0


def test_few_rounds_are_spent_on_few_answers() -> None:
    assert len(compare(Judge(worths(2)), 1).running) == 2
    game = asked()
    assert game.decision is not None
    rich = Rollouts(lambda chance: game.resample(0, chance), Judge(worths(2)), Chance(1), game, 0, 5000)
    assert len(rich.running) == min(10, len(game.decision.options))


class Wide(Judge):
    """Takes every option for another one, so that there are many; the last look best."""

    def priors(self, game: Game) -> list[float]:
        assert game.decision is not None
        return [1.0 + number for number in range(len(game.decision.options))]


def many(count: int) -> Game:
    """A question with so many answers."""
    game = asked()
    assert game.decision is not None
    options = game.decision.options
    game.decision.options = [options[number % len(options)] for number in range(count)]
    return game


def tried(worths: list[float], rounds: int, luck: float = 0.0) -> Watched:
    """Answers that are worth so much, compared in so many rounds; the first is the rule's."""
    game = many(len(worths))
    assert game.decision is not None
    found = Watched(lambda chance: game.clone(), Wide(worths, luck), Chance(3), game, 0, rounds)
    found.think(rounds)
    return found


@pytest.mark.parametrize(("rounds", "kinds"), [(40, 5), (400, 19), (1000, 30), (4000, 40)])
def test_the_more_rounds_the_more_kinds_of_answers(rounds: int, kinds: int) -> None:
    """All are worse than the rule's, by a little more or less: each has its turn, and goes."""
    worths = [0.5] + [0.3 + 0.001 * number for number in range(39)]
    found = tried(worths, rounds)
    assert len(found.entered) >= kinds
    order = [each.choice for each in found.entered]
    assert order == [0, *range(39, 39 - len(order) + 1, -1)]  # those that look best first
    assert all(each.games >= found.alike for each in found.entered if each not in found.running)


def test_the_best_answer_is_found_wherever_it_stands() -> None:
    worths = [0.5] + [0.3] * 30
    worths[1] = 0.9  # it looks worst
    assert tried(worths, 60).verdict() == 0
    assert tried(worths, 1500).verdict() == 1
    assert tried(worths, 1500).favourite(many(31)) == 1


def test_nobody_comes_in_for_whom_there_are_too_few_rounds() -> None:
    found = tried([0.5] + [0.3] * 30, 400)
    assert found.waiting
    assert all(each.games >= found.alike for each in found.entered)


def test_luck_of_the_games_in_which_an_answer_was_tried_is_taken_away() -> None:
    """Of answers that differ by nothing but when they were tried, each is told to be worth the same."""
    game = many(20)
    found = tried([0.5] + [0.3] * 19, 400, luck=0.4)
    told = [each for each in found.answers(game) if each.tried]
    assert len(told) > 12
    assert len({round(each.rate, 9) for each in told[1:]}) == 1
    assert told[0].rate - told[1].rate == pytest.approx(0.2)


def test_where_it_hardly_matters_which_is_given_others_are_tried_instead() -> None:
    found = tried([0.5] * 31, 45)
    found.game, found.found = found.game or many(31), [0.5]
    before = len(found.entered)
    found.planned = 10_000
    assert found.others_instead()
    assert len(found.entered) > before
    assert found.found == []
    found.planned = found.rounds
    still = found.running
    assert not found.others_instead()
    assert found.running is still


def test_a_forced_answer_is_tried_and_nothing_else() -> None:
    found = compare(Judge(worths(2)), 8)
    before = [each.tried for each in found.answers(asked())]
    found.forced = 3
    found.think(5)
    after = [each.tried for each in found.answers(asked())]
    assert [late - early for early, late in zip(before, after, strict=True)] == [
        5 * (number == 3) for number in range(len(before))
    ]


def test_thoughts_take_all_rounds_and_a_verdict_only_what_it_needs() -> None:
    class First(SearchBot):
        rounds = 0

        def compared(self, search: Rollouts, end: float | None, hasty: bool) -> Rollouts:
            found = super().compared(search, end, hasty)
            self.rounds = found.rounds
            return found

    game = asked()
    rule = SearchBot(1, Judge([0.5] * 20), Bounds(1))
    bot = First(1, Judge([0.5] * 20), Bounds(300), rule)
    bot.choose_in(game)
    assert bot.rounds < 150
    bot.thoughts(game)
    assert bot.rounds == 300


def test_the_clock_is_looked_at_after_every_round() -> None:
    ticks = iter(range(1000))
    judge = Judge(worths(2), luck=0.5)
    bot = SearchBot(1, judge, Bounds(seconds=12.0), clock=lambda: float(next(ticks)))
    assert sum(each.tried for each in bot.thoughts(asked())) <= 12
    assert next(ticks) == 13


@pytest.mark.parametrize(
    ("proof", "rounds", "best"), [(1.0, 100, 2), (2.9, 100, 2), (3.1, 100, 0), (3.1, 149, 0), (3.1, 150, 2)]
)
def test_an_answer_must_be_better_by_so_many_standard_errors(proof: float, rounds: int, best: int) -> None:
    """26 games, ahead by 0.06 on the average, each by 0.1 more or less: three standard errors of 0.02."""
    judge = Judge(worths(0, by=0.0))
    judge.proof = proof
    found = Watched(lambda chance: asked(), judge, Chance(3), asked(), 0, rounds)
    other = next(each for each in found.running if each.choice == 2)
    other.games, other.ahead = 26, 26 * 0.06
    other.squares = 26 * (0.06 * 0.06 + 0.1 * 0.1)
    assert other.doubt == pytest.approx(0.02)
    assert found.verdict() == best
