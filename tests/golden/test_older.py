"""Records of older rules: they are read, and become records of today's rules that tell the same game."""

from dataclasses import replace
from pathlib import Path

import pytest

from kwoon.engine.errors import BadRecord
from kwoon.engine.record import Replay, read_record
from kwoon.games import game_named
from kwoon.tables.live import LiveTable

HERE = Path(__file__).parent
FILES = sorted((HERE / "older").glob("shadowfist-*.kwoon"))
REFUSED = HERE / "older" / "refused-rules2-03.kwoon"
"""In it Slo Mo Vengeance is played in another player's turn, which SF-25.1.1 forbids: seen since rules 5."""
SHADOWFIST = game_named("shadowfist")


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_an_older_record_becomes_one_of_today(path: Path) -> None:
    old = read_record(path.read_text(encoding="utf-8"), path.name)
    stem, rules, number = path.stem.split("-")
    assert rules == f"rules{old.rules}"
    replay = Replay(SHADOWFIST, old)
    replay.verify()
    now = read_record((HERE / f"{stem}-{number}.kwoon").read_text(encoding="utf-8"))
    assert replay.record == now
    assert now.rules == SHADOWFIST.rules_version == 5
    assert (now.seed, now.options, now.seats) == (old.seed, old.options, old.seats)
    assert [move.seat for move in now.moves] == [move.seat for move in old.moves]
    moved = [(new, past) for new, past in zip(now.moves, old.moves, strict=True) if new.choice != past.choice]
    assert all(new.label == past.label for new, past in moved)  # new cards bring designators to choose from


def test_a_game_saved_under_older_rules_is_gone_on_with() -> None:
    old = read_record(FILES[0].read_text(encoding="utf-8"))
    old = replace(old, moves=old.moves[:40])
    table = LiveTable.resume(SHADOWFIST, replace(old, digest=None))
    assert len(table.record().moves) == 40
    assert table.record().rules == 5
    assert Replay(SHADOWFIST, read_record(table.record().to_text())).verify().digest() == table.game.digest()


def test_an_older_record_that_tells_another_game_is_refused_at_its_line() -> None:
    old = read_record(FILES[0].read_text(encoding="utf-8"))
    moves = (*old.moves[:7], replace(old.moves[7], label="Win at once"), *old.moves[8:])
    with pytest.raises(BadRecord, match="'Win at once' is recorded") as caught:
        Replay(SHADOWFIST, replace(old, moves=moves))
    assert caught.value.line == 9


def test_rules_that_are_too_old_are_named_beside_those_that_can_be_read() -> None:
    old = replace(read_record(FILES[0].read_text(encoding="utf-8")), rules=1)
    with pytest.raises(BadRecord, match=r"rules 1 of .* plays rules 5, and reads records of rules 2 and 3 and 4"):
        Replay(SHADOWFIST, old)


def test_a_game_in_which_a_card_was_played_as_it_may_not_be_is_refused_at_that_line() -> None:
    with pytest.raises(BadRecord, match="seat 2 is to answer here, but seat 0 is recorded") as caught:
        Replay(SHADOWFIST, read_record(REFUSED.read_text(encoding="utf-8"), REFUSED.name))
    assert caught.value.line == 144
