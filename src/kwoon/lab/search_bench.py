"""`kwoon bench --search`: rounds of our search a second, compiled and not, beside OpenSpiel's own on its card games.

As everywhere on this bench, rounds are taken in turns and the best one counts; seconds are CPU seconds of one thread.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from rich.table import Table

from kwoon.bots import SEARCHED
from kwoon.engine.errors import BadOptions
from kwoon.lab.builds import builds_here
from kwoon.lab.peers import Peer
from kwoon.lab.peers.home import python_of, ready_or_noted, usual_home
from kwoon.lab.workers import Worker, WorkerFailed

HERE: Final = Path(__file__).parent / "peers"
OWN, ISMCTS = HERE / "own_search.py", HERE / "open_spiel_ismcts.py"
SPIEL: Final = Peer("open_spiel", "open_spiel>=1.6", ISMCTS, ())
PEER_GAMES: Final = ("kuhn_poker", "leduc_poker", "gin_rummy", "euchre", "hearts")
TURNS: Final = 3

Tell = Callable[[str, float, float], None]


@dataclass
class Lane:
    """One search on the bench."""

    who: str
    game: str
    how: str
    """What happens beyond the tree: the bots' own way, or random play to the end."""
    worker: Worker
    asked_as: str
    turns: list[float] = field(default_factory=list)
    answers: float = 0.0
    """How many answers a round has on the average; 0 where it is cut short."""
    version: str = ""
    compiled: bool = False
    failed: str = ""


@dataclass(frozen=True)
class Row:
    """What was measured."""

    who: str
    game: str
    how: str
    compiled: bool
    rounds_per_s: float
    answers_per_round: float
    """By random play from the same positions to the end; 0 where a round is cut short and judged."""
    version: str

    def plain(self) -> dict[str, Any]:
        """The row as JSON has it."""
        return asdict(self)


@dataclass(frozen=True)
class Report:
    """All rows of one run, and what should be said about them."""

    rows: list[Row]
    notes: list[str]


AS_BOTS: Final = "as the bots play"
TO_END: Final = "random play to the end"


def games_wanted(game: str | None) -> list[str]:
    """The games to measure: one, or those that are searched each in a way of its own."""
    if game is None:
        return [name for name in SEARCHED if not name.endswith("-match")]
    if game not in SEARCHED:
        raise BadOptions(f"{game} is not searched; these are: {', '.join(SEARCHED)}")
    return [game]


def measure(game: str | None, seconds: float, compiled: Path | None, home: Path | None, tell: Tell) -> Report:
    """Carry it all out."""
    games = games_wanted(game)
    notes: list[str] = []
    with ExitStack() as stack:
        lanes = [*own_lanes(games, compiled, stack, notes), *peer_lanes(home, stack, notes, tell)]
        run(lanes, seconds, tell)
        notes.extend(f"{lane.who} {lane.game} failed: {lane.failed}" for lane in lanes if lane.failed)
    return Report([row_of(lane) for lane in lanes if lane.turns], notes)


def own_lanes(games: list[str], compiled: Path | None, stack: ExitStack, notes: list[str]) -> list[Lane]:
    """Our games, compiled and not, in both ways."""
    lanes = []
    temporary = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kwoon-bench-")))
    for build in builds_here(compiled, temporary, notes):
        worker = Worker("kwoon", sys.executable, OWN, build.path)
        stack.callback(worker.close)
        lanes += [Lane("kwoon", game, AS_BOTS, worker, game) for game in games]
        lanes += [Lane("kwoon", game, TO_END, worker, f"random {game}") for game in games]
    return lanes


def peer_lanes(home: Path | None, stack: ExitStack, notes: list[str], tell: Tell) -> list[Lane]:
    """OpenSpiel's two searches, if it is installed or can be."""
    place = home or usual_home()
    lanes = []
    for peer in ready_or_noted(place, [SPIEL], notes, tell):
        worker = Worker(peer.name, python_of(place), peer.script)
        stack.callback(worker.close)
        lanes += [
            Lane(peer.name, f"{name} ({kind})", TO_END, worker, f"{kind} {name}")
            for kind in ("C++", "Python")
            for name in PEER_GAMES
        ]
    return lanes


def run(lanes: list[Lane], seconds: float, tell: Tell) -> None:
    """Open every lane, then measure in turns. A peer that fails is left out; ours may not fail."""
    for turn in range(TURNS + 1):
        for number, lane in enumerate(lanes):
            if lane.failed:
                continue
            doing = f"turn {turn} of {TURNS}" if turn else "warming up"
            tell(f"{lane.who} {lane.game}, {lane.how}: {doing}", turn * len(lanes) + number, len(lanes) * (TURNS + 1))
            about = {"game": lane.asked_as, "players": 2}
            try:
                if turn == 0:
                    said = lane.worker.ask(600, do="open", **about)
                    lane.version, lane.compiled = said["version"], said["compiled"]
                else:
                    said = lane.worker.ask(600 + 20 * seconds, do="round", seconds=seconds / TURNS, **about)
                    lane.turns.append(said["decisions_per_s"])
                    lane.answers = said["moves_per_s"] / said["decisions_per_s"]
            except WorkerFailed as error:
                if lane.who == "kwoon":
                    raise
                lane.failed, lane.turns = str(error), []


def row_of(lane: Lane) -> Row:
    """A lane's best turn."""
    answers = round(lane.answers, 1)
    return Row(lane.who, lane.game, lane.how, lane.compiled, round(max(lane.turns), 1), answers, lane.version)


def table(report: Report) -> Table:
    """The report for people."""
    shown = Table(box=None, pad_edge=False, header_style="bold")
    shown.add_column("information-set search (ours: two players)")
    shown.add_column("rounds/s", justify="right")
    shown.add_column("answers/round", justify="right")
    for how in (AS_BOTS, TO_END):
        shown.add_row(f"[bold]{how}[/bold]")
        for row in report.rows:
            if row.how == how:
                answers = f"{row.answers_per_round:,.0f}" if row.answers_per_round else ""
                kind = "" if row.who != "kwoon" else (" (compiled)" if row.compiled else " (plain)")
                shown.add_row(f"  {row.who} {row.game}{kind}", f"{row.rounds_per_s:,.0f}", answers)
    for note in report.notes:
        shown.add_row(note)
    return shown
