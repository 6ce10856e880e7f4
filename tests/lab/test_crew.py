"""A crew does all the work, whoever of it dies."""

from functools import partial
from pathlib import Path

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.lab.bouts import Bout, Entrant, chunks, play_chunk
from kwoon.lab.crew import TRIES, WorkersDied, do_by_crew, do_here, in_order
from tests.lab import deeds


def test_results_come_in_order_whoever_was_first() -> None:
    assert list(in_order([(2, "c"), (0, "a"), (1, "b"), (3, "d")])) == ["a", "b", "c", "d"]
    assert list(in_order(do_here(deeds.square, [3, 1, 2]))) == [9, 1, 4]


def test_a_worker_that_is_killed_costs_only_time(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    work = [(mark, number) for number in range(6)]
    assert list(in_order(do_by_crew(deeds.die_once, work, 2))) == [0, 1, 4, 9, 16, 25]
    assert mark.exists()


def test_games_of_a_worker_that_was_killed_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MARK", str(tmp_path / "killed"))
    bout = Bout("kungfu", 3, (Entrant("a", "random"),) * 3, {"max_turns": 4})
    work = list(chunks(bout, 18, 3))
    assert list(in_order(do_by_crew(deeds.play_or_die, work, 2))) == list(in_order(do_here(play_chunk, work)))
    assert (tmp_path / "killed").exists()


def test_work_that_kills_whoever_does_it_is_given_up() -> None:
    with pytest.raises(WorkersDied, match=f"{TRIES} workers died of the same work, one after the other: 2"):
        list(do_by_crew(deeds.die_always, range(4), 1))


def test_what_goes_wrong_in_a_worker_is_told_here() -> None:
    with pytest.raises(BadOptions, match="three is no number") as told:
        list(do_by_crew(deeds.square_or_refuse, range(5), 2))
    assert "square_or_refuse" in told.value.__notes__[0]


def test_work_is_taken_as_it_is_needed() -> None:
    taken = []

    def endless() -> object:
        number = 0
        while True:
            taken.append(number)
            yield number
            number += 1

    results = partial(do_by_crew, jobs=2)(deeds.square, endless())
    assert [next(results)[1] >= 0 for _ in range(3)] == [True] * 3
    results.close()
    assert len(taken) <= 6
