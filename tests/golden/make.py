"""Make the golden records anew: python -m tests.golden.make [GAME ...]"""

import sys
from pathlib import Path

from kwoon.engine.chance import Chance
from kwoon.engine.record import Move, Seat, begin_record
from kwoon.engine.spec import GameSpec
from kwoon.games import GAMES, game_named


def make(spec: GameSpec, variant: int) -> str:
    """A random game of one variant, as a record."""
    seed = 1000 + variant
    game = spec.new(spec.variants()[variant], seed)
    seats = tuple(Seat(f"Player {number + 1}", "random") for number in range(game.seats))
    record = begin_record(spec, game, seed, seats)
    chance = Chance(seed)
    moves = []
    while (question := game.question()) is not None:
        choice = chance.below(len(question.options))
        moves.append(Move(question.seat, choice, question.options[choice].label))
        game.apply(choice)
    return record.with_moves(tuple(moves), game.digest()).to_text()


def main(names: list[str]) -> None:
    here = Path(__file__).parent
    for spec in [game_named(name) for name in names or list(GAMES)]:
        for old in here.glob(f"{spec.name}-[0-9][0-9].kwoon"):
            old.unlink()
        for variant in range(len(spec.variants())):
            path = here / f"{spec.name}-{variant:02}.kwoon"
            path.write_text(make(spec, variant), encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
