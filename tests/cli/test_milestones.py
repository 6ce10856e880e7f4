"""Long work tells how far it is where no bar can be drawn."""

import pytest

from kwoon.cli.output import Milestones


def test_a_line_comes_after_each_tenth_and_none_twice(capsys: pytest.CaptureFixture[str]) -> None:
    milestones = Milestones("games", 2000)
    for done in (50, 199, 200, 250, 601, 2000):
        milestones.reached(done)
    lines = ["games: 200 of 2,000", "games: 601 of 2,000", "games: 2,000 of 2,000"]
    assert capsys.readouterr().err.splitlines() == lines


def test_short_work_is_silent(capsys: pytest.CaptureFixture[str]) -> None:
    milestones = Milestones("games", 999)
    milestones.reached(999)
    assert capsys.readouterr().err == ""
