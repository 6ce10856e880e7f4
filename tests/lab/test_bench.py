"""`kwoon bench`: what it measures, how it talks to peers, and what it says when something is missing."""

from __future__ import annotations

import argparse
import io
import json
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from rich.console import Console

from kwoon.cli import bench as command
from kwoon.engine.chance import Chance
from kwoon.games import GAMES, game_named
from kwoon.lab import bench, builds, own_games
from kwoon.lab.bench import Plan, Report, Row, make_plan, measure, picks
from kwoon.lab.bench_table import bar, table
from kwoon.lab.peers import PEERS, Peer, PeerGame
from kwoon.lab.peers import home as peers_home
from kwoon.lab.workers import Worker, WorkerFailed

FIELDS = [
    "game",
    "players",
    "compiled",
    "decisions_per_s",
    "games_per_s",
    "clone_us",
    "state_bytes",
    "peer",
    "ratio",
]
FAKE = Path(__file__).with_name("fake_peer.py")
TINY = 0.02


def fake(*games: str) -> Peer:
    return Peer("fake", "fake>=9", FAKE, tuple(PeerGame(game, 2, 3, 2) for game in games))


def quiet(text: str, done: int, total: int) -> None:
    """Progress that nobody watches."""


@pytest.fixture
def peers_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The peers' environment is this one, and everything is installed."""
    monkeypatch.setattr(peers_home, "prepare", lambda home, peers, tell: (list(peers), []))
    monkeypatch.setattr(bench, "python_of", lambda home: Path(sys.executable))


@pytest.fixture
def no_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A project where nothing was compiled, whatever stands in build/ here."""
    monkeypatch.setattr(builds, "find_compiled", lambda given: None)


def run_command(*words: str) -> int:
    parser = argparse.ArgumentParser()
    command.fill(parser)
    args = parser.parse_args(words)
    status: int = args.run(args)
    return status


# --- the command ---------------------------------------------------------------------------------------------------


def test_json_rows_have_exactly_the_promised_fields(capsys: pytest.CaptureFixture[str], no_compiled: None) -> None:
    assert run_command("kungfu", "--players", "2,3", "--seconds", str(TINY), "--json") == 0
    rows = json.loads(capsys.readouterr().out)
    assert [list(row) for row in rows] == [FIELDS, FIELDS]
    assert [(row["game"], row["players"], row["compiled"]) for row in rows] == [
        ("kungfu", 2, False),
        ("kungfu", 3, False),
    ]
    for row in rows:
        assert row["peer"] is None
        assert row["ratio"] is None
        for name in ("decisions_per_s", "games_per_s", "clone_us", "state_bytes"):
            assert row[name] > 0
        assert row["decisions_per_s"] > row["games_per_s"]


def test_without_a_compiled_package_it_says_how_to_make_one(
    capsys: pytest.CaptureFixture[str], no_compiled: None
) -> None:
    assert run_command("kungfu", "--players", "2", "--seconds", str(TINY)) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "Kwoon, plain Python" in shown
    assert "there is no compiled package here" in shown
    assert "`make compile`" in shown


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "there is no game 'chess'"),
        (["kungfu", "--players", "9"], "no game with 9 players: Kung Fu Fighting seats 2 to 6"),
        (["kungfu", "--seconds", "0"], "--seconds must be more than 0"),
        (["kungfu", "--compiled", "/nowhere"], "/nowhere holds no kwoon compiled for Python"),
    ],
)
def test_refusals_say_what_would_be_right(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(*words) == 2
    caught = capsys.readouterr()
    assert said in caught.err
    assert caught.out == ""


def test_players_must_be_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run_command("--players", "two")
    assert "'two' is not a list of whole numbers such as 2,4" in capsys.readouterr().err


# --- our own games -------------------------------------------------------------------------------------------------


def test_every_game_is_measured_with_few_some_and_many_players() -> None:
    assert picks(game_named("kungfu"), ()) == [2, 4, 6]
    assert picks(game_named("kungfu"), (3, 9)) == [3]
    assert make_plan(None, (), 1.0, None, False, None).games == tuple(GAMES)


@pytest.mark.parametrize("game", list(GAMES))
def test_options_seat_as_many_as_asked(game: str) -> None:
    spec = game_named(game)
    for players in range(spec.min_seats, spec.max_seats + 1):
        assert spec.new(own_games.options_for(spec, players), 1).seats == players


def test_a_middle_state_has_had_its_decisions_and_is_not_over() -> None:
    subject = own_games.subject("kungfu", 4)
    state = subject.middle(30)
    assert state is not None
    assert state.decision is not None
    assert subject.middle(10**6) is None


def test_the_weight_is_of_the_state_and_not_of_the_definitions() -> None:
    subject = own_games.subject("kungfu", 4)
    state = subject.middle(30)
    assert state is not None
    weight = subject.weigh([state])
    assert weight is not None
    zones = [state.pile, state.discards, *state.hands, state.chi, state.stances]  # type: ignore[attr-defined]
    assert weight > sum(sys.getsizeof(zone) for zone in zones)
    assert weight < 10 * sum(sys.getsizeof(zone) for zone in zones)
    heavier = state.clone()
    heavier.discards.extend([0] * 1000)  # type: ignore[attr-defined]
    more = subject.weigh([heavier])
    assert more is not None
    assert 8_000 <= more - weight < 10_000


def test_weighing_does_not_change_the_state() -> None:
    subject = own_games.subject("kungfu", 2)
    state = subject.middle(20)
    assert state is not None
    before = state.digest()
    subject.weigh([state])
    assert state.digest() == before


def test_play_counts_whole_games() -> None:
    ticks = iter(range(100))
    subject = own_games.subject("kungfu", 2)
    decisions, moves, games, spent = subject.play(3, lambda: float(next(ticks)))
    assert (games, spent) == (3, 3.0)
    assert decisions == moves
    chance, expected = Chance(7), 0
    for seed in range(3):
        game = game_named("kungfu").new({"players": 2}, seed)
        while game.decision is not None:
            game.apply(chance.below(len(game.decision.options)))
            expected += 1
    assert decisions == expected


# --- compiled and plain --------------------------------------------------------------------------------------------


def test_the_plain_copy_has_the_sources_and_data_and_nothing_compiled(tmp_path: Path) -> None:
    build = builds.plain_copy(tmp_path)
    assert build is not None
    assert (tmp_path / "kwoon" / "engine" / "game.py").exists()
    assert (tmp_path / "kwoon" / "games" / "kungfu" / "deck.toml").exists()
    assert not builds.is_compiled(tmp_path)
    assert not [path for suffix in EXTENSION_SUFFIXES for path in tmp_path.rglob(f"*{suffix}")]


def test_a_compiled_package_is_known_by_its_modules_for_this_python(tmp_path: Path) -> None:
    engine = tmp_path / "kwoon" / "engine"
    engine.mkdir(parents=True)
    (engine / "game.cpython-27-other.so").touch()
    assert not builds.is_compiled(tmp_path)
    (engine / f"game{EXTENSION_SUFFIXES[0]}").touch()
    assert builds.find_compiled(tmp_path) == builds.Build(tmp_path, True)


def test_a_compiled_package_of_other_sources_is_noticed(tmp_path: Path) -> None:
    one = builds.plain_copy(tmp_path / "one")
    two = builds.plain_copy(tmp_path / "two")
    assert one is not None
    assert two is not None
    assert not builds.differs(one, two)
    (tmp_path / "two" / "kwoon" / "engine" / "chance.py").write_text("old = 1\n", encoding="utf-8")
    assert builds.differs(one, two)


def test_a_package_that_is_not_what_it_should_be_is_not_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without this check a wrong path would show the plain package's figures as the compiled one's."""
    wrong = builds.Build(tmp_path, True)
    shutil.copytree(builds.home() / "kwoon", tmp_path / "kwoon", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    monkeypatch.setattr(builds, "find_compiled", lambda given: wrong)
    with pytest.raises(WorkerFailed, match="was meant, but"):
        measure(Plan(("kungfu",), (2,), TINY), quiet)


# --- peers ---------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("peers_here", "no_compiled")
def test_a_peer_is_measured_beside_us() -> None:
    report = measure(Plan(("kungfu",), (2, 3, 6), TINY, peers=(fake("countdown"),)), quiet)
    peers = [row for row in report.rows if row.peer]
    assert [(row.peer, row.game, row.players, row.compiled) for row in peers] == [
        ("fake", "countdown", 2, False),
        ("fake", "countdown", 3, False),
    ]
    assert all(row.decisions_per_s and row.games_per_s and row.clone_us for row in peers)
    assert all(row.state_bytes is None for row in peers)
    assert report.versions == {"fake": "9.9"}


@pytest.mark.usefixtures("peers_here", "no_compiled")
@pytest.mark.parametrize(("game", "reason"), [("broken", "this game does not load"), ("dies", "the process ended")])
def test_a_peer_that_fails_is_left_out_and_named(game: str, reason: str) -> None:
    report = measure(Plan(("kungfu",), (2,), TINY, peers=(fake("countdown"), fake(game))), quiet)
    assert [row.game for row in report.rows] == ["kungfu", "countdown"]
    assert any(f"fake {game}, 2 players failed" in note and reason in note for note in report.notes)


def lane(game: str, players: int, rate: float, peer: Peer | None = None, compiled: bool = True) -> bench.Lane:
    figures = {"decisions_per_s": rate, "moves_per_s": rate, "games_per_s": 1.0, "clone_us": 1.0, "wall_per_cpu": 1.0}
    worse = {**figures, "decisions_per_s": rate / 2, "moves_per_s": rate / 2, "clone_us": 3.0}
    worker: Worker = None  # type: ignore[assignment]
    return bench.Lane(worker, game, players, peer, None, compiled, rounds=[worse, figures, dict(worse)])


def test_ratios_are_by_our_compiled_row_with_the_nearest_number_of_players() -> None:
    peer = fake("g")
    notes: list[str] = []
    lanes = [
        lane("kungfu", 2, 1000),
        lane("kungfu", 6, 3000),
        lane("kungfu", 2, 10, compiled=False),
        lane("g", 2, 100, peer),
        lane("g", 5, 100, peer),
    ]
    rows = bench.with_ratios(lanes, notes)
    assert [row.ratio for row in rows] == [None, None, None, 10.0, 30.0]
    assert [row.clone_us for row in rows] == [1.0] * 5
    assert notes == ["fake g, 5 players: compared with kungfu for 6, the nearest that was measured"]


def test_a_peer_is_compared_with_the_game_that_is_like_it() -> None:
    peer = Peer("dominion", "d", FAKE, (), beside="puzzlestrike")
    ours = [lane("kungfu", 2, 1000), lane("puzzlestrike", 2, 500)]
    assert bench.nearest(lane("d", 2, 1, peer), ours) is ours[1]
    assert bench.nearest(lane("d", 2, 1, peer), ours[:1]) is ours[0]
    assert bench.nearest(lane("d", 2, 1, peer), []) is None


def test_deals_counted_as_decisions_are_a_note_and_not_the_figure() -> None:
    dealt = lane("g", 2, 100, fake("g"))
    for each in dealt.rounds:
        each["moves_per_s"] *= 2
    notes: list[str] = []
    rows = bench.with_ratios([lane("kungfu", 2, 1000), dealt], notes)
    assert rows[1].ratio == 10.0
    assert notes == ["fake g, 2 players: with its deals counted as decisions too, 200/s (ratio 5.00)"]


def test_every_peer_has_its_script_in_the_package() -> None:
    assert all(peer.script.is_file() for peer in PEERS)


def test_a_worker_that_cannot_start_is_named(tmp_path: Path) -> None:
    with pytest.raises(WorkerFailed, match=r"lost: .* does not start"):
        Worker("lost", tmp_path / "no-python", FAKE)


# --- the peers' environment ------------------------------------------------------------------------------------------


def test_a_directory_with_other_things_in_it_is_not_touched(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").write_text("dear", encoding="utf-8")
    with pytest.raises(peers_home.NoPeerHome, match="is not a Python environment, and not empty"):
        peers_home.prepare(tmp_path, PEERS, lambda text: None)


def test_a_peer_that_cannot_be_installed_is_named_and_the_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyvenv.cfg").touch()
    asked: list[list[str]] = []

    def run(words: list[str]) -> peers_home.subprocess.CompletedProcess[str]:
        asked.append(words)
        if "pip" not in words:
            return peers_home.subprocess.CompletedProcess(words, 0, '["open-spiel", "pip"]', "")
        bad = "rlcard>=1.2" in words
        return peers_home.subprocess.CompletedProcess(words, int(bad), "", "ERROR: no matching version\nhint" * bad)

    monkeypatch.setattr(peers_home, "run", run)
    told: list[str] = []
    ready, problems = peers_home.prepare(tmp_path, PEERS, told.append)
    assert [peer.name for peer in ready] == ["open_spiel", "pyminion"]
    assert problems == ["rlcard could not be installed, so it is not measured: ERROR: no matching version"]
    assert told == ["installing rlcard (once)", "installing pyminion (once)"]


@pytest.mark.usefixtures("no_compiled")
def test_without_an_environment_ours_is_still_measured(tmp_path: Path) -> None:
    (tmp_path / "letters.txt").touch()
    report = measure(Plan(("kungfu",), (2,), TINY, peers=PEERS, peers_home=tmp_path), quiet)
    assert [row.game for row in report.rows] == ["kungfu"]
    assert any(note.startswith("no peers: ") for note in report.notes)


# --- the table -------------------------------------------------------------------------------------------------------


def test_the_table_fits_eighty_columns_and_shows_every_figure() -> None:
    rows = [
        Row("kungfu", 4, True, 1_156_714.0, 1646.0, 3.9, 2900),
        Row("kungfu", 4, False, 170_880.0, 1002.0, 8.9, 3000),
        Row("crazy_eights", 4, True, 420_385.0, 5090.0, 1.1, None, "open_spiel", 2.75),
        Row("uno", 2, False, 31_389.0, 662.0, 1107.2, 30_103, "rlcard", 36.85),
    ]
    console = Console(width=80, record=True, file=io.StringIO())
    console.print(table(Report(rows, ["a note"], {"open_spiel": "2.0.2", "rlcard": "1.2.0"})))
    shown = console.export_text()
    for figure in ("1,156,714", "170,880", "2.8×", "36.9×", "1,107.2", "2.9 kB", "30 kB", "5,090", "· a note"):
        assert figure in shown
    assert "open_spiel 2.0.2 (C++)" in shown
    assert "…" not in shown


def test_a_bar_is_its_share_and_never_quite_nothing() -> None:
    assert bar(100.0, 100.0) == "█" * 14
    assert bar(0.001, 100.0) == "▏"
    assert bar(None, 100.0) == ""
