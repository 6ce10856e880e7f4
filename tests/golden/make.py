"""Make the golden records anew: python -m tests.golden.make [GAME ...]

With --renumber they stay the same games, told in today's words: python -m tests.golden.make --renumber [GAME ...]
A new card may bring a designator that can be chosen, or a text may read better: then an option stands at another place
or is called otherwise, while every digest is still the same (else this fails).
"""

import sys
from pathlib import Path

from kwoon.engine.chance import Chance
from kwoon.engine.record import Move, Replay, Seat, begin_record, read_record
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


def renumber(spec: GameSpec, path: Path) -> None:
    """The same game with the places and the words that its options have today."""
    replay = Replay(spec, read_record(path.read_text(encoding="utf-8"), path.name))
    assert replay.verify().over, path
    path.write_text(replay.record.to_text(), encoding="utf-8")


def main(names: list[str]) -> None:
    here = Path(__file__).parent
    if names[:1] == ["--renumber"]:
        for spec in [game_named(name) for name in names[1:] or list(GAMES)]:
            for path in sorted(here.glob(f"{spec.name}-[0-9][0-9].kwoon")):
                renumber(spec, path)
        return
    for spec in [game_named(name) for name in names or list(GAMES)]:
        for old in here.glob(f"{spec.name}-[0-9][0-9].kwoon"):
            old.unlink()
        for variant in range(len(spec.variants())):
            path = here / f"{spec.name}-{variant:02}.kwoon"
            path.write_text(make(spec, variant), encoding="utf-8")
            print(path)


if __name__ == "__main__":
    main(sys.argv[1:])
