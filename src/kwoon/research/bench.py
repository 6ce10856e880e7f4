"""`kwoon bench --research`: environments and batches beside those of PettingZoo, OpenSpiel and pgx, in one run.

As everywhere on this bench, rounds are taken in turns and the best one counts. Seconds are CPU seconds of the one
thread that works; where several processes or threads work (our batch in several processes, pgx), they are the wall's.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from rich.table import Table

from kwoon.lab.builds import MAKE, find_compiled, plain_copy
from kwoon.lab.peers import Peer
from kwoon.lab.peers.home import python_of, ready_or_noted, usual_home
from kwoon.lab.workers import Worker, WorkerFailed
from kwoon.research.encodings import GAMES

HERE = Path(__file__).parent / "peers"
CARDS, SPIEL, PGX, OWN = (
    HERE / f"{name}.py" for name in ("pettingzoo_cards", "open_spiel_batch", "pgx_batch", "own_batch")
)
PEERS = (
    Peer("rlcard", "rlcard>=1.2", CARDS, ()),
    Peer("pygame", "pygame>=2.5", CARDS, ()),
    Peer("pettingzoo", "pettingzoo>=1.25", CARDS, ()),
    Peer("shimmy", "shimmy>=2.0", CARDS, ()),
    Peer("open_spiel", "open_spiel>=1.6", SPIEL, ()),
    Peer("pgx", "pgx>=2.5", PGX, ()),
)
ROUNDS = 3

Tell = Callable[[str, float, float], None]


@dataclass
class Lane:
    """One environment or batch on the bench; `group` is what it is compared within."""

    group: str
    who: str
    game: str
    worker: Worker
    seats: int = 2
    rounds: list[float] = field(default_factory=list)
    version: str = ""
    compiled: bool = False
    failed: str = ""

    @property
    def best(self) -> float:
        """Steps a second in the best round."""
        return max(self.rounds)


@dataclass(frozen=True)
class Row:
    """What was measured. `ratio` is the best figure of ours in the group by this one."""

    group: str
    who: str
    game: str
    steps_per_s: float
    version: str
    compiled: bool
    ratios: dict[str, float]
    """Of a peer: each of our games' figure by its."""

    def plain(self) -> dict[str, Any]:
        """The row as JSON has it."""
        return asdict(self)


@dataclass(frozen=True)
class Report:
    """All rows of one run, and what should be said about them."""

    rows: list[Row]
    notes: list[str]


def measure(seconds: float, compiled: Path | None, home: Path | None, processes: int, tell: Tell) -> Report:
    """Carry it all out."""
    notes: list[str] = []
    with ExitStack() as stack:
        lanes = [*own_lanes(compiled, processes, stack, notes), *peer_lanes(home, stack, notes, tell)]
        run(lanes, seconds, tell)
        notes.extend([f"{lane.group}: {lane.who} {lane.game} failed: {lane.failed}" for lane in lanes if lane.failed])
    return Report(rows_of([lane for lane in lanes if lane.rounds]), notes)


def own_lanes(compiled: Path | None, processes: int, stack: ExitStack, notes: list[str]) -> list[Lane]:
    """Our three games: as environments without wrappers and with, and as batches."""
    build = find_compiled(compiled)
    if build is None:
        notes.append(f"there is no compiled package here, so the plain one is measured; {MAKE}")
        build = plain_copy(Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kwoon-bench-"))))
    assert build is not None
    cards, own = (
        Worker(name, sys.executable, script, build.path) for name, script in (("kwoon", CARDS), ("kwoon", OWN))
    )
    stack.callback(cards.close)
    stack.callback(own.close)
    lanes = [Lane(kind, "kwoon", game, cards) for kind in ("raw", "env") for game in GAMES]
    lanes.extend([Lane("batch", "kwoon", f"{count} {game}", own) for game in GAMES for count in sorted({1, processes})])
    return lanes


def peer_lanes(home: Path | None, stack: ExitStack, notes: list[str], tell: Tell) -> list[Lane]:
    """The peers that are installed or can be."""
    place = home or usual_home()
    workers: dict[Path, Worker] = {}
    for peer in ready_or_noted(place, PEERS, notes, tell):
        if peer.script not in workers:
            workers[peer.script] = Worker(peer.name, python_of(place), peer.script)
            stack.callback(workers[peer.script].close)
    lanes = []
    games: tuple[str, ...]
    if CARDS in workers:
        games = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
        lanes += [Lane(kind, "pettingzoo", game, workers[CARDS]) for kind in ("raw", "env") for game in games]
    if SPIEL in workers:
        games = ("leduc_poker", "gin_rummy", "crazy_eights")
        lanes += [Lane("batch", "open_spiel", game, workers[SPIEL]) for game in games]
    if PGX in workers:
        lanes.append(Lane("batch", "pgx", "leduc_holdem", workers[PGX]))
    return lanes


def asked_as(lane: Lane) -> str:
    """How a lane's worker knows it."""
    if lane.group == "batch":
        return lane.game
    return f"{lane.group} kwoon {lane.game}" if lane.who == "kwoon" else f"{lane.group} {lane.game}"


def run(lanes: list[Lane], seconds: float, tell: Tell) -> None:
    """Open every lane, then measure in rounds. A peer that fails is left out; ours may not fail."""
    total = len(lanes) * (ROUNDS + 1)
    for turn in range(ROUNDS + 1):
        for number, lane in enumerate(lanes):
            if lane.failed:
                continue
            doing = f"round {turn} of {ROUNDS}" if turn else "warming up"
            tell(f"{lane.group} {lane.who} {lane.game}: {doing}", turn * len(lanes) + number, total)
            try:
                about = {"game": asked_as(lane), "players": lane.seats}
                if turn == 0:
                    said = lane.worker.ask(300, do="open", **about)
                    lane.version, lane.compiled = said["version"], said["compiled"]
                else:
                    said = lane.worker.ask(300 + 20 * seconds, do="round", seconds=seconds / ROUNDS, **about)
                    lane.rounds.append(said["decisions_per_s"])
            except WorkerFailed as error:
                if lane.who == "kwoon":
                    raise
                lane.failed = str(error)
                lane.rounds = []


def rows_of(lanes: list[Lane]) -> list[Row]:
    """All rows, and beside each peer how many times as many steps our games take."""
    rows = []
    for lane in lanes:
        ours = [] if lane.who == "kwoon" else [own for own in lanes if own.who == "kwoon" and own.group == lane.group]
        ratios = {own.game: round(own.best / lane.best, 3) for own in ours}
        rows.append(Row(lane.group, lane.who, lane.game, round(lane.best, 1), lane.version, lane.compiled, ratios))
    return rows


TITLES = {
    "raw": "PettingZoo environments, bare",
    "env": "PettingZoo environments with the usual wrappers",
    "batch": "batches (ours by the number of processes)",
}


def table(report: Report) -> Table:
    """The report for people."""
    shown = Table(box=None, pad_edge=False, header_style="bold")
    shown.add_column("steps of random play")
    shown.add_column("steps/s", justify="right")
    shown.add_column("ours is so many times as fast")
    for group, title in TITLES.items():
        shown.add_row(f"[bold]{title}[/bold]")
        for row in report.rows:
            if row.group == group:
                kind = "" if row.who != "kwoon" else (" (compiled)" if row.compiled else " (plain)")
                times = ", ".join([f"{game} {ratio:.1f}×" for game, ratio in row.ratios.items()])
                shown.add_row(f"  {row.who} {row.game}{kind}", f"{row.steps_per_s:,.0f}", times)
    for note in report.notes:
        shown.add_row(note)
    return shown
