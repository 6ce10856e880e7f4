"""The command: what it prints, and how it takes mistakes."""

import json

import pytest

from kwoon.cli import main
from kwoon.lab import soak
from kwoon.lab.laws import LawBroken


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The exit code and what was printed."""
    code = main(list(words))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_without_a_word_it_says_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 0
    for command in ("play", "replay", "games", "match", "bench", "soak", "tournament"):
        assert f"kwoon {command}" in out


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "Kung Fu Fighting" in out
    rows = json.loads(run(capsys, "games", "--json")[1])
    assert rows[0]["game"] == "kungfu"
    assert rows[0]["players"] == [2, 6]
    assert rows[0]["bots"] == ["random", "greedy"]


def test_a_match_prints_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "match", "kungfu", "--games", "30", "--seed", "5")
    assert code == 0
    assert "95% interval" in out
    rows = json.loads(run(capsys, "match", "kungfu", "greedy", "random", "random", "--games", "20", "--json")[1])
    assert [row["bot"] for row in rows] == ["greedy", "random", "random"]
    assert sum(row["wins"] for row in rows) == pytest.approx(20)
    assert all(row["low"] <= row["rate"] <= row["high"] for row in rows)


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["match", "kungfu", "clever", "random"], "no bot 'clever' for kungfu; there are random, greedy"),
        (["match", "kungfu", "random"], "seats 2 to 6 players, not 1"),
        (["match", "kungfu", "--games", "0"], "at least 1, not 0"),
        (["soak", "kungfu", "--variant", "99"], "there is no 99"),
        (["soak", "kungfu", "--games", "0"], "at least 1"),
    ],
)
def test_a_mistake_is_one_clear_line(capsys: pytest.CaptureFixture[str], words: list[str], problem: str) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert problem in err
    assert err.startswith("kwoon: ")
    assert err.count("\n") == 1


def test_a_soak_without_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "soak", "kungfu", "--games", "9", "--jobs", "1")
    assert code == 0
    assert "9 games" in out
    assert "0 failed" in out
    rows = json.loads(run(capsys, "soak", "kungfu", "--games", "4", "--jobs", "2", "--json")[1])
    assert rows[0]["games"] == 4
    assert rows[0]["failures"] == []


def test_a_broken_law_prints_the_command_that_shows_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(spec: object, options: object, seed: int, every: int) -> int:
        if seed == 3:
            raise LawBroken("no piece is made or lost")
        return 10

    monkeypatch.setattr(soak, "check_game", broken)
    code, out, _ = run(capsys, "soak", "kungfu", "--variant", "2", "--games", "6", "--jobs", "1")
    assert code == 1
    assert "kwoon soak kungfu --variant 2 --seed 3 --games 1 --jobs 1   # no piece is made or lost" in out
    assert "6 games" in out
    assert "1 failed" in out
