"""Random play that checks the laws at every step: pieces, copies, views, explanations, the end.

`python -m tests.puzzlestrike.fuzz 1000` plays a thousand games over all variants; with `rich` behind it every deck
is stuffed with chips of all kinds and every turn has arrows to spare, so that chips meet that seldom would.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping

from kwoon.engine.chance import Chance
from kwoon.engine.decision import DONE
from kwoon.engine.plain import Data
from kwoon.games.puzzlestrike.game import PuzzleStrike, PuzzleStrikeSpec, start
from kwoon.games.puzzlestrike.state.chip import CHIPS, WOUND
from kwoon.games.puzzlestrike.state.table import BAG, COUNTERS
from kwoon.rulebooks import is_rule


def enrich(game: PuzzleStrike, chance: Chance) -> None:
    """Rich decks: chips from everywhere into the bags, and arrows to play them."""
    box = list(game.box)
    kinds = list(range(WOUND, len(CHIPS)))
    for seat in range(game.seats):
        for _ in range(25):
            kind = kinds[chance.below(len(kinds))]
            if box[kind] > 0:
                box[kind] -= 1
            elif kind < len(game.bank) and game.bank[kind] > 1:  # never a stack that the open question offers
                game.bank[kind] -= 1
            else:
                continue
            game.zone(seat, BAG).append(kind)
        game.draw(seat, 3)
        for colour in range(5):
            game.now[seat * COUNTERS + colour] += 1
    game.box = tuple(box)


def random_game(options: Mapping[str, Data], seed: int, every: int = 7, rich: bool = False) -> PuzzleStrike:
    """Play one game at random; the costly laws are checked at every so-many decisions."""
    game = start(options, seed)
    chance = Chance(seed * 2 + 1)
    while game.turn == 0 and game.decision is not None:
        game.apply(chance.below(len(game.decision.options)))
    if rich:
        enrich(game, chance)
    pieces = game.pieces()
    limit = PuzzleStrikeSpec().bound(options)
    count = 0
    while game.decision is not None:
        if count % every == 0:
            check_laws(game, chance, pieces)
        options_now = game.decision.options
        choice = chance.below(len(options_now))
        if rich and options_now[choice] == DONE:
            choice = chance.below(len(options_now))
        turn = game.turn
        game.apply(choice)
        if rich and game.turn > turn:
            for colour in range(5):
                game.now[game.active * COUNTERS + colour] += 2
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
    codes = [code for code in decision.options if not game.gives_up(code)] if decision.seat == seat else []
    offered = [game.thing_of(code) for code in codes]
    for thing in game.things(seat):
        refusal = game.explain(seat, thing)
        assert (refusal is None) == (thing in offered), (thing, refusal)
        assert refusal is None or is_rule(refusal.rule), refusal


def main(games: int, rich: bool) -> None:
    """Play over all variants in turn."""
    variants = PuzzleStrikeSpec().variants()
    longest = 0
    bounded = 0
    for number in range(games):
        options = variants[number % len(variants)]
        try:
            game = random_game(options, number, rich=rich)
        except BaseException:
            print(f"options {options}, seed {number}")
            raise
        longest = max(longest, game.turn)
        bounded += game.turn >= game.rules.max_turns
    print(f"{games} games, the longest {longest} turns, {bounded} ended by the bound on turns")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200, "rich" in sys.argv)
