"""The log for people where no scene comes by: draws, shared matches, hands and piles of more than one."""

from __future__ import annotations

import pytest

from kwoon.engine.events import EVERYONE, Event
from kwoon.games.puzzlestrike.shown.story import story
from kwoon.games.puzzlestrike.terms.events import (
    Anted,
    CleanedUp,
    Crashed,
    GameEnded,
    GameOfMatchEnded,
    Landed,
    MatchEnded,
    Sent,
    Shook,
    TieBreak,
)

TEAMS = (0, 1, 1, 0)


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (GameOfMatchEnded(EVERYONE, 1, -1, (0, 0)), "Game 1 is drawn; the match stands 0:0"),
        (GameOfMatchEnded(EVERYONE, 2, 0, (1, 0)), "Game 2 goes to {0}; the match stands 1:0"),
        (GameOfMatchEnded(EVERYONE, 3, 1, (1, 2)), "Game 3 goes to {1}; the match stands 1:2"),
        (MatchEnded(EVERYONE, (0, 1), (1, 1)), "The match is over, 1:1: {0} and {1} win it"),
        (MatchEnded(EVERYONE, (1,), (0, 2)), "The match is over, 0:2: {1} wins it"),
        (GameEnded(EVERYONE, (2,), True), "No more turns: {2} wins"),
        (GameEnded(EVERYONE, (0, 3), False), "{0} and {3} win"),
        (TieBreak(EVERYONE, (0, 2, 3)), "A tie: {0} and {2} and {3} take one more turn each"),
        (Landed(EVERYONE, 0, 2), "2 1-gems land in the pile of {0} and {3}"),
        (Landed(EVERYONE, 1, 1), "A 1-gem lands in the pile of {1} and {2}"),
        (Sent(EVERYONE, 1, 0, 1, True), "A 1-gem of {1} floats, bound for {0} and {3}"),
        (Sent(EVERYONE, 1, 0, 3, True), "3 1-gems of {1} float, bound for {0} and {3}"),
        (Sent(EVERYONE, 1, 0, 3, False), "{1} sends 3 1-gems to {0} and {3}"),
        (Crashed(EVERYONE, 2, (1, 4), False), "{2} crashes a 1-gem and a 4-gem"),
        (Crashed(EVERYONE, 2, (3,), True), "{2} counter-crashes a 3-gem"),
        (Anted(EVERYONE, 1, 3), "A 3-gem goes into the pile of {1} and {2}"),
        (CleanedUp(EVERYONE, 1, (), 2), "{1} discards nothing, keeps 2"),
        (CleanedUp(EVERYONE, 1, (0, 5), 0), "{1} discards 1-gem, Combine"),
        (Shook(EVERYONE, 3, 1), "{3} shakes a discarded chip into the bag"),
        (Shook(EVERYONE, 3, 2), "{3} shakes 2 discarded chips into the bag"),
    ],
)
def test_an_event_in_words(event: Event, words: str) -> None:
    assert story(TEAMS, event, -1) == words
