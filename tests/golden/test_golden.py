"""Golden records: whole games that must replay to the digests they were recorded with, on every machine.

When rules change on purpose, raise the game's rules_version and make them anew: python -m tests.golden.make
"""

from pathlib import Path

import pytest

from kwoon.engine.record import Replay, read_record
from kwoon.games import GAMES, game_named

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.kwoon"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_golden_game_replays(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"), path.name)
    replay = Replay(game_named(record.game), record)
    assert replay.verify().over
    assert replay.record == record  # every option stands where it stood


def test_every_game_has_a_golden_record_of_each_variant() -> None:
    for spec in GAMES.values():
        assert len(list(HERE.glob(f"{spec.name}-[0-9][0-9].kwoon"))) == len(spec.variants())
