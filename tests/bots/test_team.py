"""Several cores for one bot: what they find is added up, and the same comes of it each time."""

import pytest

from kwoon.bots import make_bot, searches
from kwoon.bots.base import made_up
from kwoon.bots.kungfu.quick.player import QuickFighter
from kwoon.bots.levels import Bounds, bounds_of
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.search.rollouts import Rollouts
from kwoon.bots.search.team import CREW, HelperFailed, TeamBot, shared_out
from kwoon.engine.chance import Chance
from kwoon.engine.game import Game
from kwoon.games import game_named

GAMES = ("kungfu", "puzzlestrike", "shadowfist")


def position(name: str, moves: int) -> Game:
    """A game in which so many questions were answered with the first option, and one of three or more is open."""
    game = game_named(name).new({"players": 2}, 5)
    while moves > 0 or (game.decision is not None and len(game.decision.options) < 3):
        game.apply(0)
        moves -= 1
    assert game.decision is not None
    return game


def alone(bot: TeamBot) -> list[SearchBot]:
    """The searches that a team should make, one bot for each."""
    shares = shared_out(bot.bounds)
    seeds = [(bot.chance.word() << 32) | bot.chance.word() for _ in shares]
    return [SearchBot(seed, bot.make_quick(), share) for seed, share in zip(seeds, shares, strict=True)]


@pytest.mark.parametrize("name", GAMES)
def test_what_all_find_is_added_up(name: str) -> None:
    game = made_up(position(name, 4), Chance(3))
    assert game.decision is not None
    hint = len(game.decision.options) - 1
    team, same = make_bot(name, "search:41x2", 7), make_bot(name, "search:41x2", 7)
    assert isinstance(team, TeamBot)
    assert isinstance(same, TeamBot)
    found = team.searched(game, hint)
    parts = [bot.searched(game.clone(), hint) for bot in alone(same)]
    assert found.rounds == sum(part.rounds for part in parts) <= 41
    assert found.total == pytest.approx([sum(part.total[seat] for part in parts) for seat in range(2)])
    answers = [part.answers(game) for part in parts]
    for number, answer in enumerate(found.answers(game)):
        assert answer.tried == sum(each[number].tried for each in answers)
    for key, branch in found.root.next.items():
        assert branch.won == pytest.approx(sum(part.root.next[key].won for part in parts if key in part.root.next))
    if isinstance(found, Rollouts):
        assert all(isinstance(part, Rollouts) for part in parts)
        runs = {each.choice for part in parts if isinstance(part, Rollouts) for each in part.running}
        assert {each.choice for each in found.running} == runs
        games = [each.games for part in parts if isinstance(part, Rollouts) for each in part.entered]
        assert sum(each.games for each in found.entered) == sum(games)
        pars = [each.par for part in parts if isinstance(part, Rollouts) for each in part.entered]
        assert sum(each.par for each in found.entered) == pytest.approx(sum(pars))


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_answer(name: str) -> None:
    game = made_up(position(name, 6), Chance(4))
    choices = [make_bot(name, "search:60x2", seed).choose_in(game) for seed in (1, 1, 1)]
    assert len(set(choices)) == 1
    bots = [make_bot(name, "search:60x2", 1) for _ in range(2)]
    thoughts = [bot.thoughts(game) for bot in bots if isinstance(bot, TeamBot)]
    assert [each.won for each in thoughts[0]] == [each.won for each in thoughts[1]]


def test_rounds_are_shared_out_and_time_is_not() -> None:
    assert [each.rounds for each in shared_out(Bounds(11, cores=3))] == [4, 4, 3]
    assert [each.rounds for each in shared_out(Bounds(2, cores=3))] == [1, 1]
    assert [each.seconds for each in shared_out(Bounds(seconds=0.5, cores=2))] == [0.5, 0.5]
    assert {each.cores for each in shared_out(Bounds(11, cores=3))} == {1}


def test_it_is_asked_for_by_name_and_the_levels_keep_one_core() -> None:
    assert bounds_of("kungfu", "search:500x2") == Bounds(500, cores=2)
    assert bounds_of("kungfu", "search:.5sx4") == Bounds(seconds=0.5, cores=4)
    assert bounds_of("kungfu", "search:500x1") == Bounds(500)
    for name in ("search:500x0", "search:500x", "search:500x65", "expertx2", "searchx2"):
        assert bounds_of("kungfu", name) is None
    assert searches("shadowfist", "search:60x2-rush")
    bot = make_bot("shadowfist", "search:60x2-rush", 1)
    assert isinstance(bot, TeamBot)
    assert not isinstance(make_bot("shadowfist", "expert", 1), TeamBot)


def test_a_helper_that_fails_is_told_and_the_next_question_is_answered() -> None:
    game = made_up(position("kungfu", 4), Chance(3))
    broken = TeamBot(1, QuickFighter, Bounds(20, cores=2), None, "no such game")
    with pytest.raises(HelperFailed, match="no such game"):
        broken.searched(game)
    assert make_bot("kungfu", "search:20x2", 1).choose_in(game) >= 0
    assert len(CREW.doors) == 1


def test_a_helper_that_has_ended_is_told_and_another_one_comes() -> None:
    game = made_up(position("kungfu", 4), Chance(3))
    bot = make_bot("kungfu", "search:20x2", 1)
    bot.choose_in(game)
    CREW.doors[0].send(None)  # no errand: it fails at its number, and ends
    with pytest.raises(HelperFailed, match="has ended"):
        bot.choose_in(game)
    assert bot.choose_in(game) >= 0
