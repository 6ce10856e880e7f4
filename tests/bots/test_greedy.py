"""The greedy player of Kung Fu Fighting: it gets on with the fight, and it beats chance."""

from typing import Any

import pytest

from kwoon.bots import make_bot
from kwoon.bots.base import bot_move
from kwoon.bots.kungfu.greedy import Table
from kwoon.engine.chance import Chance
from kwoon.games import game_named
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
