"""`kwoon review`: what would have been better, where a game turned, and how the chances went."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kwoon.bots import SEARCHED
from kwoon.cli import main
from kwoon.engine.errors import BadOptions
from kwoon.engine.record import Replay, Seat, begin_record
from kwoon.games import game_named
from kwoon.lab.review import Choice, Reviewed, reviewed
from kwoon.lab.review_plot import svg_plot, text_plot
from kwoon.tables import LiveTable

SEATS = (Seat("Ann", "random"), Seat("Ben & Co", "random"))


@pytest.fixture(scope="module")
def table() -> LiveTable:
    """A short game of two who do not think."""
    found = LiveTable.open(game_named("kungfu"), {"players": 2, "chi": 2}, 4, SEATS)
    while not found.over:
        found.bot_step()
    return found


@pytest.fixture
def file(table: LiveTable, tmp_path: Path) -> str:
    """Its record."""
    path = tmp_path / "game.kwoon"
    path.write_text(table.record().to_text(), encoding="utf-8")
    return str(path)


def looked_at(table: LiveTable, bot: str = "search:40") -> list[Reviewed]:
    """The whole game reviewed."""
    return list(reviewed(Replay(table.spec, table.record()), range(1, len(table.moves) + 1), bot))


def test_every_answer_is_looked_at(table: LiveTable) -> None:
    found = looked_at(table)
    assert [(each.move, each.seat) for each in found] == [(at, move.seat) for at, move in enumerate(table.moves, 1)]
    for each, move in zip(found, table.moves, strict=True):
        assert each.given.label == move.label
        assert each.given.tried >= 10  # a quarter of the rounds, however bad it is
        assert sum(each.chances) == pytest.approx(1.0)
        assert all(0.0 <= choice.chance <= 1.0 for choice in each.best)
        assert 1 <= len(each.best) <= 3
    assert found == looked_at(table)


def test_the_last_blow_was_the_best_answer_and_its_giver_had_won(table: LiveTable) -> None:
    last = looked_at(table, "search:400")[-1]  # as many rounds as a review has: with 100 luck has too much to say
    assert table.outcome is not None
    assert table.outcome.winners == (last.seat,)
    assert last.given == last.best[0]
    assert last.chances[last.seat] > 1.3 * last.best[1].chance
    first = looked_at(table, "search:100")[0]
    assert 0.7 < first.chances[0] < 0.95  # who strikes first at 2 Chi: from here greedy players won 246 of 300


def answer(move: int, seat: int, given: float, best: float, tried: int = 900) -> Reviewed:
    """An answer as a review finds it."""
    choices = (Choice("Strike", best, tried), Choice("Wait", given, tried))
    return Reviewed(move, seat, "What?", choices[1], choices, (best, 1 - best) if seat == 0 else (1 - best, best))


def test_a_turning_point_gives_much_away_for_sure() -> None:
    assert answer(1, 0, 0.3, 0.5).turning
    assert not answer(1, 0, 0.45, 0.5).turning
    assert not answer(1, 0, 0.3, 0.5, tried=20).turning  # by so few rounds it may be chance
    assert answer(1, 0, 0.6, 0.5).cost == 0.0


def test_the_plots() -> None:
    found = [answer(1, 0, 0.9, 0.95), answer(2, 1, 0.2, 0.55), answer(4, 0, 0.0, 0.05)]
    assert text_plot(found, 0) == "█▄▁"
    assert text_plot(found, 1) == "▁▅█\n ^"
    assert len(text_plot(found * 100, 0, width=20)) == 20
    drawn = svg_plot(found, ["Ann", "Ben & Co"], "A game")
    assert drawn.count("<polyline") == 2
    assert drawn.count("<circle") == 1
    assert "2. Ben &amp; Co: Wait (-35%)" in drawn
    assert svg_plot([], ["Ann"], "Nothing").count("<polyline") == 1


def test_the_command(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawing = tmp_path / "chances.svg"
    assert main(["review", file, "--bot", "search:20", "--plot", str(drawing)]) == 0
    said = capsys.readouterr().out
    assert "turning points" in said
    assert "Ann: " in said
    assert "an answer given away" in said
    assert drawing.read_text(encoding="utf-8").startswith("<svg")
    assert main(["review", file, "--bot", "search:20", "--seat", "2", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert rows
    assert {row["seat"] for row in rows} == {1}
    assert main(["review", file, "--move", "2", "--bot", "search:20"]) == 0
    assert capsys.readouterr().out.startswith("2. Ann: ")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--move", "999"], "999 to 999 are not among them"),
        (["--seat", "7"], "there is no seat 7"),
        (["--plot", "chances.gif"], "draws SVG"),
        (["--bot", "greedy"], "'greedy' does not search"),
        (["--bot", "nobody"], "there is no bot 'nobody'"),
    ],
)
def test_the_command_refuses(words: list[str], reason: str, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", file, *words]) == 2
    assert reason in capsys.readouterr().err


def test_a_game_without_answers_has_nothing_to_review(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = game_named("kungfu")
    path = tmp_path / "new.kwoon"
    path.write_text(begin_record(spec, spec.new({"players": 2}, 1), 1, SEATS).to_text(), encoding="utf-8")
    assert main(["review", str(path)]) == 2
    assert "nothing has been answered" in capsys.readouterr().err


def test_a_game_that_is_not_searched_says_so(monkeypatch: pytest.MonkeyPatch, table: LiveTable) -> None:
    monkeypatch.delitem(SEARCHED, "kungfu")
    with pytest.raises(BadOptions, match="cannot be reviewed"):
        looked_at(table)
