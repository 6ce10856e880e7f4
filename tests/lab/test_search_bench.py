"""`kwoon bench --search`: what is thought about, and that rounds are counted as they are played."""

from __future__ import annotations

import time

import pytest

from kwoon.lab.peers import own_search, rounds
from kwoon.lab.peers.own_search import Searched, positions_of
from kwoon.lab.search_bench import AS_BOTS, TO_END, Report, Row, table


def test_positions_have_something_to_decide_and_are_not_over() -> None:
    found = positions_of("kungfu", 3)
    assert len(found) == rounds.POSITIONS
    assert all(each.decision is not None and len(each.decision.options) > 1 for each in found)
    assert len({each.digest() for each in found}) == len(found)


def test_rounds_are_counted_as_they_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    subject = Searched("kungfu", 2)
    played: list[int] = []
    think = subject.think

    def counted(position: object) -> int:
        played.append(think(position))  # type: ignore[arg-type]
        return played[-1]

    monkeypatch.setattr(subject, "think", counted)
    done, moves, searches, spent = subject.play(0.05, time.thread_time)
    assert done == sum(played)
    assert moves == 0, "rounds that are cut short have no length"
    assert searches == len(played) > 0
    assert all(0 < each <= rounds.ROUNDS for each in played)
    assert spent >= 0.05
    assert subject.middle(5) is subject
    assert subject.copy(subject) is subject


def test_random_play_goes_to_the_end_and_has_no_opinion() -> None:
    plain, bare = Searched("kungfu", 2), Searched("random kungfu", 2)
    assert plain.bot.quick.ahead < 100
    assert bare.bot.quick.ahead == own_search.TO_THE_END
    assert bare.bot.rule is None
    assert 10 < bare.length < 1000
    done, answers, _, _ = bare.play(0.01, time.thread_time)
    assert answers == round(done * bare.length)
    assert type(bare.bot.quick).__name__ == "Quick"


def test_the_table_has_both_ways_and_the_notes(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    rows = [
        Row("kwoon", "kungfu", AS_BOTS, True, 12345.6, 0.0, "1"),
        Row("kwoon", "kungfu", TO_END, False, 99.9, 102.4, "1"),
        Row("open_spiel", "leduc_poker (C++)", TO_END, True, 4321.0, 2.6, "2"),
    ]
    Console(width=80).print(table(Report(rows, ["a note"])))
    said = capsys.readouterr().out
    for words in ("kungfu (compiled)", "12,346", "kungfu (plain)", "leduc_poker (C++)", "4,321", "a note"):
        assert words in said
