"""Shadowfist's side of the search: the quick player, what a position is worth, and which answers are alike."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from kwoon.bots import STYLES, make_bot
from kwoon.bots.base import bot_move
from kwoon.bots.levels import Bounds
from kwoon.bots.search.bot import SearchBot
from kwoon.bots.shadowfist.quick.fight import Planner
from kwoon.bots.shadowfist.quick.player import QuickFist
from kwoon.bots.shadowfist.quick.styles import PLAIN
from kwoon.bots.shadowfist.quick.styles import STYLES as BY_NAME
from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadOptions
from kwoon.engine.game import Game
from kwoon.games import game_named
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.ids import SeatId
from tests.shadowfist.duel import Duel, duel

SITES = ["Puzzle Garden", "Stone Dolmens", "City Park", "City Center"]


def label(game: Game, choice: int) -> str:
    question = game.question()
    assert question is not None
    return question.options[choice].label


def searched(table: Duel, rounds: int = 30, quick: QuickFist | None = None) -> str:
    """What a bot that searches answers to the open question."""
    bot = SearchBot(1, quick or QuickFist(), Bounds(rounds))
    return label(table.game, bot_move(bot, table.game))


def quickly(table: Duel) -> str:
    """What the quick player answers to it."""
    return label(table.game, QuickFist().answer(table.game, Chance(1)))


def worth(table: Duel) -> list[float]:
    return QuickFist().worth(table.game)


def played_by(names: Sequence[str], seed: int) -> Game:
    """Some turns of a game between bots."""
    game = game_named("shadowfist").new({"players": len(names), "max_turns": 5}, seed)
    bots = [make_bot("shadowfist", name, seed + seat) for seat, name in enumerate(names)]
    while game.decision is not None:
        game.apply(bot_move(bots[game.decision.seat], game))
    return game


# --- it sees what is at hand --------------------------------------------------------


def about_to_win() -> Duel:
    """One Site is missing, a fighter is ready, and nobody guards the other's only Site."""
    return duel([*SITES, "Fox Pass", "Big Bruiser"], ["Proving Ground (4 damage)"], power=0)


def test_it_takes_a_victory_in_one_step() -> None:
    table = about_to_win()
    bot = SearchBot(1, QuickFist(), Bounds(30))
    for _ in range(30):
        if table.game.decision is None:
            break
        seat = table.game.decision.seat
        table.game.apply(bot_move(bot, table.game) if seat == 0 else table.game.decision.options.index(-1))
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.scores == (1.0, 0.0)
    assert table.game.turn == 1


def test_the_quick_player_sees_it_too() -> None:
    assert quickly(about_to_win()) == "Declare an attack"


def test_it_does_not_attack_where_it_can_only_lose() -> None:
    table = duel(["Puzzle Garden", "Walking Corpses"], ["Stone Dolmens", "Big Bruiser"], power=0)
    assert searched(table) == "End your turn"


def test_a_hand_that_can_be_played_is_not_thrown_away() -> None:
    hand = ["hand: Walking Corpses", "hand: Puzzle Garden", "hand: Stone Dolmens"]
    table = duel(["City Park", "pool: ee", *hand], ["City Center"], power=3, begin="start", filler=20)
    game = table.game
    bot = SearchBot(1, QuickFist(), Bounds(10))
    while game.decision is not None and game.decision.kind != q.MAIN:
        game.apply(bot_move(bot, game))
    assert game.toasted[0] == []


def test_a_feng_shui_site_comes_first() -> None:
    table = duel(["City Park", "hand: Puzzle Garden"], ["City Center"], power=5)
    assert quickly(table) == "Play Puzzle Garden"


def test_damage_goes_to_others() -> None:
    table = duel(["Puzzle Garden", "Hungry Ghosts", "Imp"], ["Stone Dolmens", "SEAL Team"])
    table.use("Hungry Ghosts")
    assert quickly(table).startswith("SEAL Team")


def test_in_a_crowd_it_attacks_who_is_winning() -> None:
    far = ["Puzzle Garden"]
    near = ["Stone Dolmens", "City Park", "City Center"]
    for sides in ((far, near), (near, far)):
        game = duel(["Puzzle Garden", "Big Bruiser"], *sides, power=0).game
        plan = Planner(game, SeatId(0), PLAIN).best()
        assert plan is not None
        assert game.controllers[plan.target] == 1 + [*sides].index(near)


def test_the_search_attacks_who_is_winning_wherever_that_one_sits() -> None:
    far = ["Puzzle Garden"]
    near = ["Stone Dolmens", "City Park", "City Center", "Fox Pass"]
    for sides in ((far, near), (near, far)):
        table = duel(["Proving Ground", "Big Bruiser"], *sides, power=0)
        table.choose("Declare an attack")
        assert table.game.decision is not None
        assert table.game.decision.kind == q.ATTACK_TARGET
        bot = SearchBot(1, QuickFist(), Bounds(80), make_bot("shadowfist", "hitter", 1))
        target = table.game.decision.options[bot_move(bot, table.game)]
        assert table.game.controllers[target] == 1 + [*sides].index(near)


def test_an_attack_that_was_declared_has_the_best_target_there_is() -> None:
    table = duel(["Puzzle Garden", "Imp"], ["Stone Dolmens", "Big Bruiser"], ["Proving Ground"], power=0)
    assert Planner(table.game, SeatId(0), PLAIN).best() is None
    table.choose("Declare an attack")
    assert quickly(table).startswith("Proving Ground")


@pytest.mark.parametrize(("players", "turns"), [(2, 2), (3, 3), (4, 4), (5, 4)])
def test_made_up_games_go_on_until_everyone_had_a_turn(players: int, turns: int) -> None:
    game = game_named("shadowfist").new({"players": players}, 4)
    assert isinstance(game, Shadowfist)
    quick = QuickFist()
    quick.begin(game)
    assert not quick.done(game)
    chance = Chance(1)
    while not quick.done(game):
        game.apply(quick.answer(game, chance))
    assert game.turn == 1 + turns


# --- what a position is worth -------------------------------------------------------


def test_worth_sums_up_to_one_in_every_position() -> None:
    game = game_named("shadowfist").new({"players": 3}, 4)
    quick, chance = QuickFist(), Chance(2)
    for _ in range(250):
        if game.decision is None:
            break
        assert sum(quick.worth(game)) == pytest.approx(1.0)
        assert all(each >= 0.0 for each in quick.worth(game))
        game.apply(quick.answer(game, chance))


@pytest.mark.parametrize("count", [1, 2, 3])
def test_worth_grows_with_a_site_seized_and_with_one_burned(count: int) -> None:
    mine = SITES[:count]
    before = worth(duel([*mine, "Imp"], ["Proving Ground", "Fox Pass", "Imp"]))
    seized = worth(duel([*mine, "Proving Ground", "Imp"], ["Fox Pass", "Imp"]))
    burned = worth(duel([*mine, "Imp", "burned: Proving Ground"], ["Fox Pass", "Imp"]))
    assert seized[0] > before[0]
    assert burned[0] > before[0]


@pytest.mark.parametrize("more", ["Big Bruiser", "hand: Imp"])
def test_worth_grows_with_fighters_and_cards(more: str) -> None:
    assert (
        worth(duel(["Puzzle Garden", more], ["Stone Dolmens"]))[0]
        > worth(duel(["Puzzle Garden"], ["Stone Dolmens"]))[0]
    )


def test_worth_grows_with_power_and_falls_with_damage() -> None:
    rich = worth(duel(["Puzzle Garden"], ["Stone Dolmens"], power=[5, 2]))
    poor = worth(duel(["Puzzle Garden"], ["Stone Dolmens"], power=[2, 2]))
    hurt = worth(duel(["Puzzle Garden (3 damage)"], ["Stone Dolmens"], power=[2, 2]))
    assert rich[0] > poor[0] > hurt[0]


# --- answers that are alike ---------------------------------------------------------


def keys_by_label(table: Duel) -> dict[str, int]:
    question = table.game.question()
    assert question is not None
    return dict(zip([option.label for option in question.options], QuickFist().keys(table.game), strict=True))


def asked_for_attackers(side: list[str]) -> dict[str, int]:
    table = duel(["Puzzle Garden", *side], ["Stone Dolmens"], power=0)
    table.choose("Declare an attack")
    if table.game.decision is not None and table.game.decision.kind == q.ATTACK_TARGET:
        table.choose("Stone Dolmens")
    assert table.game.decision is not None
    assert table.game.decision.kind == q.ATTACKER
    return keys_by_label(table)


def test_copies_in_the_same_state_are_alike() -> None:
    keys = asked_for_attackers(["Imp", "Imp", "Big Bruiser"])
    assert len(keys) == 3
    assert len(set(keys.values())) == 2


@pytest.mark.parametrize("other", ["Big Bruiser (1 damage)", "Big Bruiser (1 counters)"])
def test_copies_in_another_state_are_not(other: str) -> None:
    assert len(set(asked_for_attackers(["Big Bruiser", other]).values())) == 2


def test_keys_are_the_same_whatever_is_hidden() -> None:
    game = game_named("shadowfist").new({"players": 2}, 6)
    quick, chance = QuickFist(), Chance(1)
    for _ in range(120):
        if game.decision is None:
            break
        other = game.resample(game.decision.seat, chance)
        assert quick.keys(other) == quick.keys(game)
        game.apply(quick.answer(game, chance))


def test_what_is_hidden_changes_no_thought() -> None:
    game = game_named("shadowfist").new({"players": 2}, 8)
    quick, chance = QuickFist(), Chance(1)
    changed = 0
    for number in range(90):
        if game.decision is None:
            break
        if number % 9 == 0:
            seat = game.decision.seat
            other = game.resample(seat, Chance(99))
            changed += other.view(1 - seat) != game.view(1 - seat)
            bots = [make_bot("shadowfist", "search:4", 5) for _ in range(2)]
            assert bot_move(bots[0], game) == bot_move(bots[1], other)
            assert bots[0].chance.word() == bots[1].chance.word()
        game.apply(quick.answer(game, chance))
    assert changed > 3


# --- whole games --------------------------------------------------------------------


def test_the_same_seed_gives_the_same_game() -> None:
    first, second = (played_by(["search:2", "hitter"], 3) for _ in range(2))
    assert first.digest() == second.digest()


def test_the_quick_player_beats_random_play() -> None:
    won = 0.0
    for seed in range(6):
        game = game_named("shadowfist").new({"players": 2}, seed)
        quick, chance = QuickFist(), Chance(seed)
        while game.decision is not None:
            mine = game.decision.seat == seed % 2
            game.apply(quick.answer(game, chance) if mine else chance.below(len(game.decision.options)))
        outcome = game.outcome()
        assert outcome is not None
        won += outcome.scores[seed % 2]
    assert won == 6


def test_looking_at_priors_changes_no_game() -> None:
    game = game_named("shadowfist").new({"players": 2}, 2)
    assert isinstance(game, Shadowfist)
    quick, chance = QuickFist(), Chance(1)
    for _ in range(100):
        if game.decision is None:
            break
        before = game.digest()
        priors = quick.priors(game)
        assert len(priors) == len(game.decision.options)
        assert min(priors) > 0.0
        assert game.digest() == before
        game.apply(quick.answer(game, chance))


# --- styles -------------------------------------------------------------------------


def test_every_style_can_be_asked_for_by_name() -> None:
    assert ("plain", *STYLES["shadowfist"]) == tuple(BY_NAME)
    for style in STYLES["shadowfist"]:
        bot = make_bot("shadowfist", f"expert-{style}", 1)
        assert isinstance(bot, SearchBot)
        assert isinstance(bot.quick, QuickFist)
        assert bot.quick.style.name == style


@pytest.mark.parametrize("name", ["expert-hasty", "hitter-rush", "expert-"])
def test_a_style_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(BadOptions, match="there is no"):
        make_bot("shadowfist", name, 1)
    with pytest.raises(BadOptions, match="there is no style"):
        QuickFist("hasty")


def test_a_rush_attacks_where_control_waits() -> None:
    table = duel(["Puzzle Garden", "Walking Corpses"], ["Stone Dolmens (5 damage)", "Big Bruiser"], power=0)
    worths = {}
    for name in ("rush", "control"):
        planner = Planner(table.game, SeatId(0), BY_NAME[name])
        plan = planner.best()
        worths[name] = 0.0 if plan is None else plan.worth
    assert worths["rush"] > worths["control"]
