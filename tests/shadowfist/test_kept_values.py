"""What cards are is derived anew when it has changed, and kept when a change has changed nothing."""

from __future__ import annotations

from kwoon.games.shadowfist.standing.derive import cannot, derive, fighting
from kwoon.games.shadowfist.terms.codes import NO_INTERCEPT
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"


@rule("SF-24.8.1")
def test_a_turn_that_changes_no_value_keeps_what_was_derived() -> None:
    """Solar Farm looks at who is turned, and only at its own location."""
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Sifu Beumer"])
    game = table.game
    before = derive(game)
    game.turn_card(table.card("Imp"))
    assert game.doubt
    assert game.derived is before
    assert derive(game) is before
    assert not game.doubt
    assert not cannot(game, table.card("Sifu Beumer"), NO_INTERCEPT)


@rule("SF-24.8.1", "SF-10.2")
def test_a_turn_that_changes_a_value_is_seen_at_once() -> None:
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Sifu Beumer"])
    game = table.game
    before = derive(game)
    game.turn_card(table.card("Sifu Beumer"))
    assert cannot(game, table.card("Sifu Beumer"), NO_INTERCEPT)
    assert derive(game) is not before
    copy = game.clone()
    game.unturn_card(table.card("Sifu Beumer"))
    assert not cannot(game, table.card("Sifu Beumer"), NO_INTERCEPT)
    assert cannot(copy, table.card("Sifu Beumer"), NO_INTERCEPT)


@rule("SF-24.8.1")
def test_a_copy_made_while_a_change_waits_to_be_looked_at_sees_it_too() -> None:
    table = duel([GARDEN, "Imp"], ["Solar Farm", "Sifu Beumer"])
    game = table.game
    derive(game)
    game.turn_card(table.card("Sifu Beumer"))
    copy = game.clone()
    assert copy.doubt == game.doubt != 0
    assert cannot(copy, table.card("Sifu Beumer"), NO_INTERCEPT)
    assert cannot(game, table.card("Sifu Beumer"), NO_INTERCEPT)


@rule("SF-24.8.1")
def test_a_condition_that_ends_is_seen_at_once() -> None:
    """Training Sequence adds to its subject's Fighting while it is unturned."""
    table = duel([GARDEN, "Imp", "Training Sequence > Imp"], ["City Park"])
    game = table.game
    strong = fighting(game, table.card("Imp"))
    game.turn_card(table.card("Training Sequence"))
    assert fighting(game, table.card("Imp")) == strong - 1
    game.unturn_card(table.card("Training Sequence"))
    assert fighting(game, table.card("Imp")) == strong
