"""PS-8, PS-12.2: who has which place at the end, in every mode; and the course of a match in words."""

from __future__ import annotations

import pytest

from kwoon.engine.question import Thing
from kwoon.games.puzzlestrike.rules.match import Match, ranks
from tests.puzzlestrike.duel import Duel, duel, gems
from tests.puzzlestrike.test_tournament import begun
from tests.rules import rule

DRAWS = {"hand": "1-gem", "bag": "1-gem*9"}


def ended(table: Duel) -> tuple[tuple[int, ...], tuple[float, ...], str]:
    """Places, scores and the reason."""
    outcome = table.game.outcome()
    assert outcome is not None
    return outcome.places, outcome.scores, outcome.reason


def seats(*piles: str) -> list[dict[str, str]]:
    """Players with these piles and something to draw."""
    return [{**DRAWS, "pile": pile} for pile in piles]


def pile(table: Duel, seat: int, sizes: str) -> None:
    """From now on a player's pile is another."""
    table.game.gems[seat] = gems(sizes)
    table.pieces = table.game.pieces()


def test_equal_marks_share_a_place() -> None:
    assert ranks([3, 1, 3, 2]) == [3, 1, 3, 2]
    assert ranks([0, 0, 5]) == [1, 1, 3]


@rule("PS-8.1")
def test_a_duel_is_lost_by_the_full_pile() -> None:
    table = duel(phase="buy", hand="1-gem", pile="4 4 2", foe={**DRAWS, "pile": "4 4 4"})
    assert table.game.outcome() is None
    assert ended(table.pass_turn()) == ((2, 1), (0.0, 1.0), "the last pile below 10")


@rule("PS-8.2")
def test_in_a_free_for_all_the_lowest_wins_and_the_full_pile_comes_last() -> None:
    table = duel(phase="buy", hand="1-gem", pile="4 4 2", foe={**DRAWS, "pile": "4 4 4"}, others=seats("3", "1 3"))
    places = (4, 3, 1, 2)
    assert ended(table.pass_turn()) == (places, (0.0, 0.0, 1.0, 0.0), "the lowest pile when another overflowed")
    assert table.game.view(0)["tied"] == []


@rule("PS-8.2")
def test_who_was_tied_comes_before_who_was_not_whatever_the_piles_are_then() -> None:
    table = duel(phase="buy", hand="1-gem", pile="4 4 2", foe={**DRAWS, "pile": "2"}, others=seats("3", "2"))
    table.pass_turn()
    assert table.game.view(0)["tied"] == [1, 3]
    assert table.game.active == 1
    pile(table, 1, "4 4")
    table.pass_turn()
    assert table.game.active == 3
    pile(table, 3, "4")
    assert ended(table.pass_turn())[0] == (4, 2, 3, 1)


@rule("PS-8.2")
def test_a_tie_of_three_may_become_a_tie_of_two() -> None:
    table = duel(phase="buy", hand="1-gem", pile="4 4 2", foe={**DRAWS, "pile": "2"}, others=seats("2", "2"))
    table.pass_turn()
    for seat in (1, 2, 3):
        assert table.game.active == seat
        pile(table, seat, "3" if seat == 2 else "1")
        table.pass_turn()
    assert table.game.view(0)["tied"] == [1, 3]
    assert (table.game.active, table.game.outcome()) == (1, None)
    pile(table, 1, "")
    table.pass_turn().pass_turn()
    assert ended(table)[0] == (4, 1, 3, 2)


@rule("PS-8.5")
def test_the_last_man_standing_wins_and_the_last_to_fall_is_second() -> None:
    table = duel(
        mode="last-man-standing",
        phase="buy",
        hand="1-gem",
        pile="4 4 2",
        foe={**DRAWS, "pile": "4 4 1"},
        others=seats("", "4 4"),
    )
    table.pass_turn()
    assert (table.game.fallen, table.game.out, table.game.active) == (1, 1, 1)
    table.pass_turn()
    assert table.game.active == 2
    assert table.game.players() == [2, 3]
    table.pass_turn()
    assert table.game.active == 3
    assert ended(table.pass_turn()) == ((4, 3, 1, 2), (0.0, 0.0, 1.0, 0.0), "the last pile below 10")


@rule("PS-9.1")
def test_a_team_wins_together_and_shares() -> None:
    table = duel(mode="teams", phase="buy", hand="1-gem", pile="4 4 2", foe={**DRAWS}, others=[DRAWS, DRAWS])
    assert ended(table.pass_turn()) == ((3, 1, 1, 3), (0.0, 0.5, 0.5, 0.0), "the other team's pile overflowed")


@rule("PS-9.1")
def test_the_teams_take_turns_led_by_their_first_players() -> None:
    table = duel(mode="teams", phase="buy", hand="1-gem", bag="1-gem*9", foe=DRAWS, others=[DRAWS, DRAWS])
    table.pass_turn()
    assert (table.game.active, table.game.turn) == (1, 2)
    table.pass_turn()
    assert (table.game.active, table.game.turn) == (0, 3)


BOUND = "the bound of 1 turns was reached: the lowest pile wins"


def test_the_bound_on_turns_gives_places_by_the_piles_and_equal_ones_share() -> None:
    table = duel(phase="buy", hand="1-gem", pile="3", foe={**DRAWS, "pile": "2"}, others=seats("2", "4"), max_turns=1)
    watcher = table.game.watch()
    assert ended(table.pass_turn()) == ((3, 1, 1, 4), (0.0, 0.5, 0.5, 0.0), BOUND)
    assert table.game.tell(watcher.events[-1], 0) == "No more turns: {1} and {2} win"


def test_the_bound_on_turns_in_a_tie_is_between_the_tied() -> None:
    table = duel(
        phase="buy", hand="1-gem", pile="4 4 2", foe={**DRAWS, "pile": "2"}, others=seats("3", "2"), max_turns=2
    )
    table.pass_turn()
    pile(table, 1, "4 4")
    assert ended(table.pass_turn())[0] == (4, 2, 3, 1)


def test_the_bound_on_turns_leaves_the_eliminated_last() -> None:
    table = duel(
        mode="last-man-standing",
        phase="buy",
        hand="1-gem",
        pile="4 4 2",
        foe={**DRAWS, "pile": "4 4 4"},
        others=seats("4 4 4", "3"),
        max_turns=2,
    )
    table.pass_turn().pass_turn()
    assert ended(table)[0] == (4, 3, 2, 1)


def test_a_turn_below_the_bound_is_followed_by_another() -> None:
    table = duel(phase="buy", hand="1-gem", bag="1-gem*9", foe=DRAWS, max_turns=2)
    table.pass_turn()
    assert table.game.turn == 2
    assert ended(table.pass_turn())[0] == (1, 2)


def test_the_tied_are_part_of_a_snapshot() -> None:
    table = duel(phase="buy", hand="1-gem", pile="4 4 2", foe={**DRAWS, "pile": "2"}, others=seats("2"))
    table.pass_turn()
    back = table.game.restore(table.game.dump())
    assert back.view(0)["tied"] == [1, 2]
    assert isinstance(back.stack[0], Match)
    assert back.stack[0].waiting == [2]


# --- PS-12.2: between the games of a match --------------------------------------------------------------------------


@rule("PS-12.2")
def test_the_course_of_a_match_is_told_and_seen() -> None:
    match = begun()
    game = match.game
    watcher = game.watch()
    first = match.stacks()
    assert game.view(0)["match"] == {"won": [], "firsts": [0], "wins": [0, 0], "loser": None, "swapped_out": []}
    assert game.view(0)["game"] == "puzzlestrike-match"
    match.loses(0)
    assert game.prompt() == "You lost the last game and play first in the next. Change one thing?"
    assert game.view(1)["match"] == {"won": [1], "firsts": [0], "wins": [0, 1], "loser": 0, "swapped_out": []}
    before = game.reveals
    match.pick("Swap one stack")
    assert game.prompt() == "Which stack leaves the bank?"
    match.pick(first[0])
    assert game.prompt() == "Which stack comes for it?"
    assert game.reveals == before
    coming = match.offers()[0].partition(" ($")[0]
    match.pick(coming)
    assert game.view(1)["match"] == {
        "won": [1],
        "firsts": [0, 0],
        "wins": [0, 1],
        "loser": None,
        "swapped_out": [first[0]],
    }
    match.loses(1).pick("Change nothing").loses(0)
    told = [game.tell(event, -1) for event in watcher.events if event.seen_by(-1)]
    course = [line for line in told if line.startswith(("Game ", "The ")) or "lost and" in line]
    swapped = sorted([*first[1:], coming])
    assert course == [
        "Game 1 goes to {1}; the match stands 0:1",
        "{0} lost and chooses: swap one stack of the bank",
        f"The bank: {', '.join(swapped)}",
        "Game 2 goes to {0}; the match stands 1:1",
        "{1} lost and chooses: change nothing",
        "Game 3 goes to {1}; the match stands 1:2",
        "The match is over, 1:2: {1} wins it",
    ]
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.reason) == ((2, 1), (0.0, 1.0), "2 to 1 in games")


@rule("PS-12.2")
def test_another_game_begins_from_nothing() -> None:
    match = begun()
    game = match.game
    game.level, game.removed, game.fallen = 2, game.stacks[9], 0
    game.aside.append(game.zone(0, 1).pop())
    game.loser = -1
    match.loses(1)
    assert (game.level, game.removed, game.aside, game.floating, game.standins) == (0, -1, [], [], [0, 0, 0, 0])
    assert game.gems == [[0, 0, 0, 0], [0, 0, 0, 0]]
    assert set(game.now) == {0}
    assert (game.turn, game.out, game.places, game.bounded) == (0, 0, (), False)
    assert all(not zone for zone in game.zones)
    match.pick("Switch to another character", "Troq")
    assert match.cast() == ["Zane", "Troq"]
    assert match.asked[0] == 1


@rule("PS-12.2")
def test_a_new_random_bank_cannot_be_taken_back() -> None:
    match = begun().loses(1)
    before = match.game.reveals
    kept = match.game.clone()
    kept.apply(0)
    match.pick("A new random bank")
    assert match.game.reveals > kept.reveals > before


@rule("PS-12.2")
def test_what_is_outside_the_bank_is_in_sight_between_games_only() -> None:
    match = begun()
    game = match.game
    assert not [thing for thing in game.things(1) if thing.place == "box"]
    match.loses(1)
    bank = match.stacks()
    outside = [thing.name for thing in game.things(0) if thing.place == "box"]
    assert len(outside) == 14
    assert not set(outside) & set(bank)
    match.pick("Swap one stack")
    reasons = {
        (thing.place, thing.name): refusal.reason
        for thing in game.things(1)
        if (refusal := game.explain(1, thing)) is not None
    }
    assert reasons[("box", outside[0])] == f"Say first which stack leaves the bank; {outside[0]} is not in it."
    assert reasons[("bank", "Combine")] == "Only puzzle stacks are swapped, and Combine is in every bank."
    match.pick(bank[2])
    assert len([thing for thing in game.things(1) if thing.place == "box"]) == 14
    assert game.explain(1, Thing("box", -1, outside[3])) is None
    refusal = game.explain(1, Thing("bank", -1, bank[2]))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == (
        "PS-12.2",
        f"{bank[2]} is in the bank; the stack that comes is from outside.",
    )


@rule("PS-12.2")
@pytest.mark.parametrize("winner", [0, 1])
def test_one_win_and_two_draws_are_the_match(winner: int) -> None:
    match = begun()
    match.game.won = [-1, winner]
    match.game.firsts = [0, 1]
    game = match.game
    game.firsts.append(0)
    while game.decision is not None and len(game.won) == 2:
        for pile in game.gems:
            pile[:] = [0, 0, 0, 0] if game.turn < 399 else [1, 0, 0, 0]
        game.turn = max(game.turn, 399)
        game.apply(0)
    outcome = game.outcome()
    assert outcome is not None
    assert game.won == [-1, winner, -1]
    assert outcome.winners == (winner,)
    assert outcome.reason == "1 to 0 in games"
