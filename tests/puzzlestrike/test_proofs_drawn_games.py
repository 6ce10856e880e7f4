"""PS-12.2: a match in which games end without a winner, because the bound on turns ends them with equal piles."""

from __future__ import annotations

from typing import Any

import pytest

from tests.puzzlestrike.test_tournament import Series, begun
from tests.rules import rule


def drawn(match: Series) -> Series:
    """The game that is being played goes on to its bound, with both piles kept empty."""
    game = match.game
    games = len(game.won)
    while game.decision is not None and len(game.won) == games:
        for pile in (0, 1):
            game.gems[pile] = [0, 0, 0, 0]
        game.apply(0)
    return match


@rule("PS-12.2")
@pytest.mark.parametrize("first", [0, 1])
def test_a_drawn_game_counts_for_nobody_nobody_has_a_choice_and_the_other_player_goes_first(first: int) -> None:
    match = begun(first=first, max_turns=2)
    drawn(match)
    assert match.asked[1] in ("play", "buy")
    view: Any = match.game.view(0)["match"]
    assert view["won"] == [-1]
    assert view["wins"] == [0, 0]
    assert view["firsts"] == [first, 1 - first]
    assert view["loser"] is None
    assert match.game.view(1)["turn"] == 1
    assert match.game.active == 1 - first


@rule("PS-12.2")
def test_three_drawn_games_share_the_match() -> None:
    match = begun(max_turns=2)
    watcher = match.game.watch()
    drawn(drawn(drawn(match)))
    assert match.game.over
    outcome = match.game.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.reason) == ((1, 1), (0.5, 0.5), "0 to 0 in games")
    told = [match.game.tell(event, -1) for event in watcher.events]
    assert "Game 1 is drawn; the match stands 0:0" in told
    assert "Game 3 is drawn; the match stands 0:0" in told
    assert told[-1] == "The match is over, 0:0: {0} and {1} win it"


@rule("PS-12.2")
@pytest.mark.parametrize("winner", [0, 1])
def test_one_win_and_two_drawn_games_win_the_match(winner: int) -> None:
    match = drawn(begun(max_turns=2))
    match.loses(1 - winner)
    assert match.asked == (1 - winner, "loser's choice")
    match.pick("Change nothing")
    drawn(match)
    outcome = match.game.outcome()
    assert outcome is not None
    assert outcome.winners == (winner,)
    assert outcome.scores[winner] == 1.0
    assert outcome.reason == "1 to 0 in games"
