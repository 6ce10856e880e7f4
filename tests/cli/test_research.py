"""`kwoon dataset`, `kwoon bench --research` and `--search`, and the numbers that docs/research.md tells."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import pytest

from kwoon.cli import main
from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.lab import builds, search_bench
from kwoon.lab.peers import Peer
from kwoon.lab.peers import home as peers_home
from kwoon.lab.peers.home import NoPeerHome
from kwoon.research import bench
from kwoon.research.dataset import read_positions
from kwoon.research.encodings import encoding_for
from kwoon.tables import LiveTable

ROOT = Path(__file__).parents[2]
FAKE = ROOT / "tests" / "lab" / "fake_peer.py"
SMALL = ["--option", "chi=2", "--option", "hand=4"]


# --- data sets --------------------------------------------------------------------------------------------------------


def written(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, int]:
    """Write a data set; how many games and positions the command says it has."""
    assert main(["dataset", *words]) == 0
    said = capsys.readouterr().out
    found = re.match(r"([\d,]+) games, ([\d,]+) positions, [\d.,]+ MB in \d+ files\n", said)
    assert found is not None, said
    assert "games/s" in said
    return int(found.group(1).replace(",", "")), int(found.group(2).replace(",", ""))


def test_bots_play_and_every_position_is_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ("kungfu", "greedy", "random", "--games", "12", "--seed", "5", *SMALL)
    games, positions = written(capsys, *words, "--out", str(tmp_path / "one"))
    assert games == 12
    encoding = encoding_for("kungfu", {"players": 2, "chi": 2, "hand": 4})
    found = read_positions(tmp_path / "one", encoding)
    assert found.observations.shape == (positions, len(encoding.cells))
    assert len(set(found.games)) == games
    assert set(found.players) == {0, 1}, "both bots are among those who answered"
    assert found.masks()[range(positions), found.choices].all(), "what was chosen was on offer"
    assert written(capsys, *words, "--jobs", "2", "--out", str(tmp_path / "two")) == (games, positions)
    ones, twos = (sorted(each.iterdir()) for each in (tmp_path / "one", tmp_path / "two"))
    assert [each.name for each in ones] == [each.name for each in twos]
    assert [each.read_bytes() for each in ones] == [each.read_bytes() for each in twos]


def test_records_become_a_data_set(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    seats = (Seat("Ann", "random"), Seat("Bo", "greedy"))
    table = LiveTable.open(game_named("kungfu"), {"players": 2, "chi": 3}, 4, seats)
    while not table.over:
        table.bot_step()
    path = tmp_path / "game.kwoon"
    path.write_text(table.record().to_text(), encoding="utf-8")
    assert written(capsys, "--records", str(path), "--out", str(tmp_path / "set")) == (1, len(table.moves))


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ([], "say either a game that bots are to play, or --records"),
        (["kungfu", "--records", "a.kwoon"], "say either a game that bots are to play, or --records"),
        (["kungfu", "--jobs", "0"], "--jobs must be at least 1, not 0"),
        (["kungfu", "random"], "seats 2 to 6 players, not 1"),
        (["kungfu", "random", "nobody"], "there is no bot 'nobody'"),
        (["kungfu", "--option", "chy=9"], "no option 'chy'"),
        (["kungfu", "--option", "players=3"], "--option players: the bots that are named say how many play"),
    ],
)
def test_a_data_set_that_cannot_be_is_refused(
    words: list[str], problem: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["dataset", *words, "--out", str(tmp_path / "set")]) == 2
    said = capsys.readouterr().err
    assert problem in said
    assert not (tmp_path / "set").exists()


# --- benches ----------------------------------------------------------------------------------------------------------


def nobody(*_: object) -> None:
    """There is no environment for peers."""
    raise NoPeerHome("nothing is installed in a test")


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our smallest game alone, on the sources as they are, and one peer of the tests."""
    monkeypatch.setattr(peers_home, "prepare", lambda home, peers, tell: (list(peers), []))
    for each in (bench, builds):
        monkeypatch.setattr(each, "find_compiled", lambda given: None)
    for each in (bench, search_bench):
        monkeypatch.setattr(each, "python_of", lambda home: Path(sys.executable))
    monkeypatch.setattr(bench, "GAMES", ("kungfu",))
    monkeypatch.setattr(bench, "SPIEL", FAKE)
    monkeypatch.setattr(bench, "PEERS", (Peer("open_spiel", "open_spiel", FAKE, ()),))
    monkeypatch.setattr(search_bench, "SPIEL", Peer("open_spiel", "open_spiel", FAKE, ()))
    monkeypatch.setattr(search_bench, "PEER_GAMES", ("leduc_poker",))


def test_environments_and_batches_stand_beside_a_peer(capsys: pytest.CaptureFixture[str], small: None) -> None:
    assert main(["bench", "--research", "--seconds", "0.03", "--processes", "1", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [(row["group"], row["who"], row["game"]) for row in rows] == [
        ("raw", "kwoon", "kungfu"),
        ("env", "kwoon", "kungfu"),
        ("batch", "kwoon", "1 kungfu"),
        ("batch", "open_spiel", "leduc_poker"),
        ("batch", "open_spiel", "gin_rummy"),
        ("batch", "open_spiel", "crazy_eights"),
    ]
    assert all(row["steps_per_s"] > 0 for row in rows)
    ours, peer = rows[2], rows[3]
    assert peer["ratios"] == {"1 kungfu": pytest.approx(ours["steps_per_s"] / peer["steps_per_s"], rel=0.01, abs=0.002)}


def test_without_peers_ours_are_still_measured_and_the_table_says_why(
    capsys: pytest.CaptureFixture[str], small: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peers_home, "prepare", nobody)
    monkeypatch.setenv("COLUMNS", "120")
    assert main(["bench", "--research", "--seconds", "0.03", "--processes", "1"]) == 0
    said = capsys.readouterr().out
    assert "kwoon 1 kungfu (plain)" in said
    assert "no peers: nothing is installed in a test" in said
    assert "there is no compiled package here" in said


def test_our_search_stands_beside_a_peer_s(capsys: pytest.CaptureFixture[str], small: None) -> None:
    assert main(["bench", "kungfu", "--search", "--seconds", "0.03", "--json"]) == 0
    told = capsys.readouterr()
    rows = json.loads(told.out)
    assert [(row["who"], row["game"], row["how"], row["compiled"]) for row in rows] == [
        ("kwoon", "kungfu", "as the bots play", False),
        ("kwoon", "kungfu", "random play to the end", False),
        ("open_spiel", "leduc_poker (C++)", "random play to the end", False),
        ("open_spiel", "leduc_poker (Python)", "random play to the end", False),
    ]
    assert all(row["rounds_per_s"] > 0 for row in rows)
    assert "there is no compiled package here" in told.err


def test_a_game_that_is_not_searched_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "chess", "--search"]) == 2
    assert "chess is not searched; these are: kungfu" in capsys.readouterr().err


# --- what the page says -----------------------------------------------------------------------------------------------


def test_the_page_counts_the_actions_right() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for game, words in (
        ("kungfu", r"Kung Fu Fighting \(([\d,]+) actions\)"),
        ("puzzlestrike", r"Puzzle\s+Strike \(([\d,]+)\)"),
        ("shadowfist", r"position \(up to ([\d,]+)\)"),
    ):
        found = re.search(words, page)
        assert found is not None, game
        assert int(found.group(1).replace(",", "")) == len(encoding_for(game, {"players": 2}).actions)
