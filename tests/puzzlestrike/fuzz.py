"""Random play that checks the laws at every step: pieces, copies, views, explanations, the end.

`python -m tests.puzzlestrike.fuzz 1000` plays a thousand games over all variants.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from kwoon.engine.chance import Chance
from kwoon.engine.plain import Data
from kwoon.games.puzzlestrike.game import PuzzleStrike, PuzzleStrikeSpec, start
from kwoon.rulebooks import is_rule


def random_game(options: Mapping[str, Data], seed: int, every: int = 7) -> PuzzleStrike:
    """Play one game at random; the costly laws are checked at every so-many decisions."""
    game = start(options, seed)
    chance = Chance(seed * 2 + 1)
    pieces = game.pieces()
    limit = PuzzleStrikeSpec().bound(options)
    count = 0
    while game.decision is not None:
        if count % every == 0:
            check_laws(game, chance, pieces)
        game.apply(chance.below(len(game.decision.options)))
        count += 1
        assert count < limit
    assert game.pieces() == pieces
    outcome = game.outcome()
    assert outcome is not None
    assert 1 in outcome.places
    return game


def check_laws(game: PuzzleStrike, chance: Chance, pieces: list[str]) -> None:
    """Everything that must hold at an open question."""
    assert game.pieces() == pieces, "a piece was made or lost"
    decision = game.decision
    assert decision is not None
    assert len(set(decision.options)) == len(decision.options) >= 2
    before = game.digest()
    copy = game.clone()
    assert copy.digest() == before
    copy.apply(chance.below(len(decision.options)))
    assert game.digest() == before, "a copy was not independent"
    seat = decision.seat
    other = game.resample(seat, chance)
    assert other.view(seat) == game.view(seat), "the view does not survive resampling"
    assert other.pieces() == pieces
    for each in range(-1, game.seats):
        check_explanations(game, each)
    question = game.question()
    assert question is not None
    assert len({option.label for option in question.options}) == len(question.options), question


def check_explanations(game: PuzzleStrike, seat: int) -> None:
    """For every thing in sight: offered, or refused by a numbered rule."""
    decision = game.decision
    assert decision is not None
    offered = [game.thing_of(code) for code in decision.options] if decision.seat == seat else []
    for thing in game.things(seat):
        refusal = game.explain(seat, thing)
        assert (refusal is None) == (thing in offered), (thing, refusal)
        assert refusal is None or is_rule(refusal.rule), refusal


def main(games: int) -> None:
    """Play over all variants in turn."""
    variants = PuzzleStrikeSpec().variants()
    longest = 0
    bounded = 0
    for number in range(games):
        options = variants[number % len(variants)]
        try:
            game = random_game(options, number)
        except BaseException:
            print(f"options {options}, seed {number}")
            raise
        longest = max(longest, game.turn)
        bounded += game.turn >= game.rules.max_turns
    print(f"{games} games, the longest {longest} turns, {bounded} ended by the bound on turns")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)
