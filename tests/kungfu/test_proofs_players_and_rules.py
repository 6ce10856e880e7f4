"""What the game says of itself: how many can play, and which rules the golden records were made under."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games.kungfu.game import KungFuSpec, start
from tests.rules import rule

GOLDEN = Path(__file__).parents[1] / "golden"


@rule("KF-1.1")
def test_two_to_six_play() -> None:
    spec = KungFuSpec()
    assert (spec.min_seats, spec.max_seats) == (2, 6)
    for players in range(2, 7):
        game = start({"players": players}, 1)
        assert (game.seats, game.chi) == (players, [20] * players)
        assert all(len(hand) == 7 for hand in game.hands)
    for players in (1, 7):
        with pytest.raises(BadOptions):
            start({"players": players}, 1)


@rule("KF-1.1")
def test_the_golden_records_are_of_the_rules_that_are_played() -> None:
    header = (GOLDEN / "kungfu-00.kwoon").read_text(encoding="utf-8").splitlines()[0]
    assert json.loads(header)["rules"] == KungFuSpec().rules_version


@rule("KF-1.1", "KF-6.1")
def test_the_variants_show_every_number_of_players_other_hands_and_own_cards() -> None:
    variants = KungFuSpec().variants()
    assert {each["players"] for each in variants} == {2, 3, 4, 5, 6}
    assert any("cards" in each for each in variants)
    assert any("hand" in each for each in variants)
    for each in variants:
        assert start(each, 1).question() is not None
