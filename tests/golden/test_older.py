"""Records of older rules: they are read, and become records of today's rules that tell the same game."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kwoon.engine.action import PICK, Action
from kwoon.engine.errors import BadRecord
from kwoon.engine.events import SPECTATOR
from kwoon.engine.question import Option
from kwoon.engine.record import Record, Replay, is_reworded, read_record
from kwoon.games import game_named
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.tables.live import LiveTable

HERE = Path(__file__).parent
FILES = sorted((HERE / "older").glob("shadowfist-rules2-*.kwoon"))
"""The golden games of today as the code of rules 2 wrote them."""
PLAYED = {
    "shadowfist-rules3-3102": ((2, 1), "last one left"),
    "shadowfist-rules3-3107": ((1, 2, 3), "last one left"),
    "shadowfist-rules4-3102": ((2, 1), "6 Feng Shui Sites"),
    "shadowfist-rules4-3106": ((2, 1), "last one left"),
}
"""Random games that the code of rules 3 and 4 played and wrote: who came in where, and why the game ended, as that code
told it. Those of rules 3 were played at commit a4e89c0, the first of these rules; of those of rules 4, 3106 at 6a985be,
the first, and 3102 at 6ed5e05, the last."""
REFUSED = {"refused-rules2-03": 144, "refused-rules4-4056": 19}
"""In these Slo Mo Vengeance is played in another player's turn, at that line. Since rules 5 it is refused there: as it
plays States, it may be played only when they may (SF-25.1.1)."""
REWORDED = "reworded-rules3-4010"
"""The first 496 moves of a random game of four at commit a4e89c0. What Return to the Center offers reads otherwise than
today there, with no colon before it. What each player had then, as that code told it, stands in the test."""
SHADOWFIST = game_named("shadowfist")


def older(stem: str) -> Record:
    """One of the records that older code wrote."""
    path = HERE / "older" / f"{stem}.kwoon"
    return read_record(path.read_text(encoding="utf-8"), path.name)


def test_there_is_a_record_of_all_rules_that_can_be_read_and_each_is_tried() -> None:
    kept = {path.stem for path in (HERE / "older").glob("*.kwoon")}
    assert kept == {path.stem for path in FILES} | set(PLAYED) | set(REFUSED) | {REWORDED}
    assert {older(stem).rules for stem in kept if stem not in REFUSED} == set(SHADOWFIST.reads_rules)


@pytest.mark.parametrize("stem", PLAYED)
def test_a_game_of_older_rules_ends_as_it_ended(stem: str) -> None:
    old = older(stem)
    assert f"rules{old.rules}" in stem
    replay = Replay(SHADOWFIST, old)
    game = replay.verify()
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.reason) == PLAYED[stem]
    now = replay.record
    assert (now.rules, now.seed, now.options, now.seats) == (5, old.seed, old.options, old.seats)
    assert [move.seat for move in now.moves] == [move.seat for move in old.moves]
    assert Replay(SHADOWFIST, read_record(now.to_text())).verify().digest() == game.digest()


def test_what_a_text_offers_is_found_again_when_it_is_worded_anew() -> None:
    old = older(REWORDED)
    replay = Replay(SHADOWFIST, old)
    view: Any = replay.verify().view(SPECTATOR)
    said = [(past.label, new.label) for past, new in zip(old.moves, replay.record.moves, strict=True)]
    offered = [(past, new) for past, new in said if past == "remove counters from a card"]
    assert offered == [("remove counters from a card", "remove all non-damage counters from target")] * 2
    assert [player["power"] for player in view["players"]] == [0, 0, 0, 7]
    assert [len(player["cards"]) for player in view["players"]] == [4, 5, 1, 7]
    assert [len(player["smoked"]) for player in view["players"]] == [5, 2, 5, 7]
    assert view["players"][3]["smoked"][-2:] == ["Return to the Center"] * 2


@pytest.mark.parametrize(
    ("old", "now"),
    [
        ("smoke a State", Option(1, "smoke target", action=Action(PICK, number=1, word="smoke target"))),
        ("Use Imp: Turn :: Smoke it.", Option(1, "Use Imp: Turn :: Smoke target.", action=Action("use"))),
    ],
)
def test_what_is_only_worded_anew_is_the_same(old: str, now: Option) -> None:
    assert is_reworded(old, now)


@pytest.mark.parametrize(
    ("old", "now"),
    [
        ("smoke a State", Option(1, "toast target", action=Action(PICK, number=1, word="toast target"))),
        ("smoke a State", Option(1, "smoke target", action=Action(PICK, word="smoke target"))),
        ("Bid 3", Option(1, "Bid 4", action=Action("bid", number=4))),
        ("Use Imp: Turn :: Smoke it.", Option(1, "Use Ogre: Turn :: Smoke it.", action=Action("use"))),
        ("Pass", Option(1, "smoke target", action=Action(PICK, number=1, word="smoke target"))),
    ],
)
def test_what_may_be_another_option_is_not(old: str, now: Option) -> None:
    assert not is_reworded(old, now)


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


@pytest.mark.parametrize("stem", REFUSED)
def test_a_game_in_which_a_card_was_played_as_it_may_not_be_is_refused_at_that_line(stem: str) -> None:
    old = older(stem)
    line = REFUSED[stem]
    played = old.moves[line - 2]
    assert played.label == "Play Slo Mo Vengeance"
    with pytest.raises(BadRecord) as caught:
        Replay(SHADOWFIST, old)
    assert caught.value.line == line
    before = Replay(SHADOWFIST, replace(old, moves=old.moves[: line - 2], digest=None)).verify()
    assert isinstance(before, Shadowfist)
    assert before.active != played.seat
