"""The greedy player of Kung Fu Fighting: it gets on with the fight, and it beats chance."""

from typing import Any

import pytest

from kwoon.bots import make_bot
from kwoon.bots.base import bot_move
from kwoon.bots.kungfu.greedy import Table
from kwoon.bots.kungfu.quick.player import QuickFighter
from kwoon.engine.chance import Chance
from kwoon.games import game_named
from kwoon.games.kungfu.game import KungFu, start
from kwoon.games.kungfu.state.table import NONE
from kwoon.games.kungfu.terms.questions import PLAY, TARGET
from kwoon.lab.match import play_match

KUNGFU = game_named("kungfu")
PATIENCE = 20
"""More turns in a row than this without a change of anybody's Chi is no fight."""


@pytest.mark.parametrize(("players", "seed"), [(4, 10), (4, 27), (4, 180), (2, 172), (2, 373089878), (6, 3)])
def test_no_fight_stalls(players: int, seed: int) -> None:
    chance = Chance(seed)
    bots = [make_bot("kungfu", "greedy", chance.word()) for _ in range(players)]
    game = KUNGFU.new({"players": players}, seed)
    seen: Any = None
    since = 0
    while game.decision is not None:
        game.apply(bot_move(bots[game.decision.seat], game))
        view: Any = game.view(0)
        chi = [player["chi"] for player in view["players"]]
        if chi != seen:
            seen, since = chi, view["turn"]
        assert view["turn"] - since <= PATIENCE, f"nothing has happened since turn {since}"


def view_of(hand: list[str], stance: str | None, weapon: str | None, chi: int = 20) -> dict[str, Any]:
    """A duel's view: seat 0 with this hand, seat 1 with this gear."""
    game = KUNGFU.new({"players": 2}, 1)
    view: Any = game.view(0)
    me, other = view["players"]
    me["hand"] = hand
    me["chi"] = chi
    other["stance"], other["weapon"] = stance, weapon
    return view


def test_a_hand_that_can_hurt_nobody_is_thrown_away() -> None:
    bot = make_bot("kungfu", "greedy", 1)
    question = KUNGFU.new({"players": 2}, 1).question()
    assert question is not None
    assert [option.label for option in question.options[:3]] == ["Draw up", "Discard Deep Breath", "Discard Punch"]
    assert bot.choose(view_of(["Punch"], None, "Fan"), question) == 2
    assert bot.choose(view_of(["Punch"], None, "Sword"), question) == 0


def test_what_takes_gear_is_worth_playing_against_a_wall() -> None:
    table = Table(view_of(["Trip"], "Tiger", "Fan"))
    wall = table.players[1]
    assert table.damage(None, ["Trip"], None, wall) < table.defense(wall)
    assert table.worth(None, ["Trip"], None, wall) > 0


def test_it_beats_chance_as_before() -> None:
    assert play_match(KUNGFU, ["greedy", "random"], 200)[0].rate > 0.97


# --- whom it strikes ----------------------------------------------------------------------------


def whom(game: KungFu, others: list[int], *hand: str) -> KungFu:
    """Seat 0 strikes with a Kick and is asked whom, beside others with so much Chi, no gear and seven cards each."""
    while game.decision is None or game.decision.kind != PLAY:
        game.apply(0)
    assert game.decision.seat == 0
    kick = game.deck.by_name["Kick"]
    game.hands[0] = [kick, *[game.deck.by_name[name] for name in hand]]
    game.chi = [20, *others]
    game.stances, game.weapons = [NONE] * 4, [NONE] * 4
    game.decision.options = [kick]
    game.apply(0)
    while game.decision is not None and game.decision.kind != TARGET:
        game.apply(0)
    assert game.decision is not None
    return game


def struck(game: KungFu) -> list[int]:
    """Whom the greedy player strikes, and the quick player: for others, and with its habits for who thinks."""
    assert game.decision is not None
    thinker = QuickFighter()
    thinker.begin(game)
    quick = [each.wish(game, Chance(1)) for each in (QuickFighter(), thinker)]
    return [game.decision.options[choice] for choice in [bot_move(make_bot("kungfu", "greedy", 1), game), *quick]]


@pytest.mark.parametrize("others", [[18, 9, 9], [9, 18, 9], [9, 9, 18]])
def test_in_a_crowd_it_strikes_who_is_winning_wherever_that_one_sits(others: list[int]) -> None:
    assert struck(whom(start({"players": 4}, 5), others)) == [1 + others.index(18)] * 3


@pytest.mark.parametrize("others", [[18, 2, 18], [18, 18, 2]])
def test_a_knock_out_that_nobody_can_stop_comes_first(others: list[int]) -> None:
    game = whom(start({"players": 4}, 5), others)
    game.hands[1 + others.index(2)] = []
    assert struck(game) == [1 + others.index(2)] * 3


def test_a_knock_out_that_may_be_blocked_is_no_reason_to_strike_the_weakest() -> None:
    view: Any = KUNGFU.new({"players": 3}, 1).view(0)
    me, strong, weak = view["players"]
    me["hand"], me["stance"], me["weapon"] = ["Kick"], None, None
    for other, chi in ((strong, 19), (weak, 3)):
        other["chi"], other["stance"], other["weapon"] = chi, None, None
    table = Table(view)
    kick = (None, ["Kick"], None)
    assert table.aim(*kick, strong) > table.aim(*kick, weak) > 0
    assert table.aim(None, [], None, strong) == 0
    weak["cards"] = 0
    assert table.aim(*kick, weak) > table.aim(*kick, strong)
    weak["cards"] = 7
    among_three = table.aim(*kick, weak)
    strong["standing"] = False
    assert table.aim(*kick, weak) == table.worth(*kick, weak) > among_three
