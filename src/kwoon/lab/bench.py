"""`kwoon bench`: how fast the games run, compiled and not, beside the field's other libraries.

Everything is measured in turns: a round asks each worker once, then the next round begins, and the best round counts.
So a busy minute of the machine falls on all alike, and ratios compare what was measured side by side.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from kwoon.engine.errors import KwoonError
from kwoon.engine.spec import GameSpec
from kwoon.games import GAMES, game_named
from kwoon.lab.builds import Build, builds_here, find_compiled
from kwoon.lab.peers import PEERS, RECORDED, Peer
from kwoon.lab.peers.home import python_of, ready_or_noted, usual_home
from kwoon.lab.workers import Worker, WorkerFailed

ROUNDS = 5
OWN_GAMES = Path(__file__).with_name("own_games.py")


class BadBench(KwoonError):
    """A measurement that cannot be made as it was asked for."""


@dataclass(frozen=True)
class Row:
    """What was measured of one game, ours or a peer's. `ratio` is our decisions/s by the peer's."""

    game: str
    players: int
    compiled: bool
    decisions_per_s: float | None
    games_per_s: float | None
    clone_us: float | None
    state_bytes: int | None
    peer: str | None = None
    ratio: float | None = None

    def plain(self) -> dict[str, Any]:
        """The row as JSON has it."""
        return asdict(self)


@dataclass(frozen=True)
class Report:
    """All rows of one run, and what should be said about them."""

    rows: list[Row]
    notes: list[str]
    versions: dict[str, str] = field(default_factory=dict)
    """The version of each peer that was measured."""


@dataclass(frozen=True)
class Plan:
    """What to measure: no games means all of them, no players means a sensible few for each game."""

    games: tuple[str, ...] = ()
    players: tuple[int, ...] = ()
    seconds: float = 3.0
    compiled: Path | None = None
    peers: tuple[Peer, ...] = ()
    peers_home: Path | None = None


@dataclass
class Lane:
    """One game on the bench, by one worker, and its rounds so far."""

    worker: Worker
    game: str
    players: int
    peer: Peer | None
    path: Path | None
    compiled: bool = False
    version: str = ""
    rounds: list[dict[str, float]] = field(default_factory=list)
    state_bytes: int | None = None
    failed: bool = False

    @property
    def title(self) -> str:
        """The lane in a few words."""
        who = self.peer.name + " " if self.peer else ""
        kind = "" if self.peer else (", compiled" if self.compiled else ", plain")
        return f"{who}{self.game}, {self.players} players{kind}"

    def ask(self, limit: float, do: str, **more: object) -> dict[str, Any]:
        return self.worker.ask(limit, do=do, game=self.game, players=self.players, **more)

    def open(self) -> None:
        """Load the game, warm it up, and make sure that it is the package that was meant."""
        said = self.ask(120, "open")
        if self.path is not None and (
            said["compiled"] != self.compiled or not Path(said["where"]).resolve().is_relative_to(self.path.resolve())
        ):
            raise WorkerFailed(f"{self.title}: the package in {self.path} was meant, but {said['where']} was loaded")
        self.compiled, self.version = said["compiled"], said["version"]

    def best(self, name: str) -> float:
        """The best round's figure: a busy machine only ever makes one worse."""
        figures = [each[name] for each in self.rounds]
        return min(figures) if name == "clone_us" else max(figures)

    def at_best(self, name: str) -> float:
        """Games/s or moves/s at the best round's pace, by how many there are to a decision in all rounds together."""
        share = sum(each[name] for each in self.rounds) / sum(each["decisions_per_s"] for each in self.rounds)
        return self.best("decisions_per_s") * share

    def row(self) -> Row:
        """What was measured, still without a ratio."""
        return Row(
            game=self.game,
            players=self.players,
            compiled=self.compiled,
            decisions_per_s=round(self.best("decisions_per_s"), 1),
            games_per_s=round(self.at_best("games_per_s"), 1),
            clone_us=round(self.best("clone_us"), 3),
            state_bytes=self.state_bytes,
            peer=self.peer.name if self.peer else None,
        )


Tell = Callable[[str, int, int], None]
"""Hears what is being done, how many steps are done, and of how many."""


def make_plan(
    game: str | None,
    players: Sequence[int],
    seconds: float,
    compiled: Path | None,
    peers: bool,
    peers_home: Path | None,
) -> Plan:
    """A plan from what a user asked for, or an error that says what would be right."""
    if not 0 < seconds <= 3600:
        raise BadBench(f"--seconds must be more than 0 and at most 3600, not {seconds:g}")
    games = (game_named(game).name,) if game else tuple(GAMES)
    for number in players:
        if not any(GAMES[name].min_seats <= number <= GAMES[name].max_seats for name in games):
            ranges = ", ".join(f"{spec.title} seats {seats(spec)}" for spec in map(game_named, games))
            raise BadBench(f"no game with {number} players: {ranges}")
    find_compiled(compiled)
    return Plan(games, tuple(players), seconds, compiled, PEERS if peers else (), peers_home)


def seats(spec: GameSpec) -> str:
    """How many a game seats, in words."""
    least, most = spec.min_seats, spec.max_seats
    return str(least) if least == most else f"{least} to {most}"


def picks(spec: GameSpec, wanted: Sequence[int]) -> list[int]:
    """The numbers of players to measure: the wanted ones that fit, or all; of many the least, a middle, the most."""
    least, most = spec.min_seats, spec.max_seats
    if wanted:
        return [number for number in wanted if least <= number <= most]
    if most - least < 4:
        return list(range(least, most + 1))
    return sorted({least, (least + most) // 2, most})


def measure(plan: Plan, tell: Tell) -> Report:
    """Carry out a plan."""
    notes: list[str] = []
    with ExitStack() as stack:
        temporary = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="kwoon-bench-")))
        lanes = own_lanes(plan, builds_here(plan.compiled, temporary, notes), stack)
        wanted = sorted({lane.players for lane in lanes})
        lanes += peer_lanes(plan, wanted, stack, notes, tell)
        if not lanes:
            raise BadBench("nothing to measure: " + "; ".join(notes))
        run(lanes, plan.seconds, notes, tell)
    done = [lane for lane in lanes if lane.rounds and not lane.failed]
    if plan.peers:
        notes.extend(recalled(done))
    versions = {lane.peer.name: lane.version for lane in done if lane.peer}
    return Report(with_ratios(done, notes), notes, versions)


def own_lanes(plan: Plan, found: Iterable[Build], stack: ExitStack) -> list[Lane]:
    """Each game and number of players, for each package; one process measures all of a package."""
    lanes = []
    for build in found:
        name = "the compiled package" if build.compiled else "the plain package"
        worker = Worker(name, sys.executable, OWN_GAMES, build.path)
        stack.callback(worker.close)
        for game in plan.games:
            for players in picks(game_named(game), plan.players):
                lanes.append(Lane(worker, game, players, None, build.path, build.compiled))
    return lanes


def peer_lanes(plan: Plan, wanted: list[int], stack: ExitStack, notes: list[str], tell: Tell) -> list[Lane]:
    """The peers that are installed or can be."""
    if not plan.peers:
        return []
    home = plan.peers_home or usual_home()
    lanes = []
    for peer in ready_or_noted(home, plan.peers, notes, tell):
        worker = Worker(peer.name, python_of(home), peer.script)
        stack.callback(worker.close)
        for game in peer.games:
            lanes.extend([Lane(worker, game.name, players, peer, None) for players in game.seats(wanted)])
    return lanes


def run(lanes: list[Lane], seconds: float, notes: list[str], tell: Tell) -> None:
    """Open every lane, measure in rounds, weigh. A peer that fails is left out; ours may not fail."""
    total = len(lanes) * (ROUNDS + 2)
    limit = 120 + 20 * seconds
    done = 0

    def step(lane: Lane, doing: str, act: Callable[[], None]) -> None:
        nonlocal done
        done += 1
        if lane.failed:
            return
        tell(f"{lane.title}: {doing}", done, total)
        try:
            act()
        except WorkerFailed as error:
            if lane.peer is None:
                raise
            lane.failed = True
            notes.append(f"{lane.title} failed, so it is not shown: {error}")

    for lane in lanes:
        step(lane, "warming up", lane.open)
    for number in range(ROUNDS):
        for lane in lanes:

            def one(lane: Lane = lane) -> None:
                lane.rounds.append(lane.ask(limit, "round", seconds=seconds / ROUNDS))

            step(lane, f"round {number + 1} of {ROUNDS}", one)
    for lane in lanes:

        def weigh(lane: Lane = lane) -> None:
            lane.state_bytes = lane.ask(limit, "weight")["state_bytes"]

        step(lane, "weighing a state", weigh)


def with_ratios(lanes: list[Lane], notes: list[str]) -> list[Row]:
    """All rows; a peer's ratio is by our compiled row with as many players, or the nearest number."""
    ours = [lane for lane in lanes if lane.peer is None and lane.compiled]
    rows = []
    for lane in lanes:
        row = lane.row()
        rival = nearest(lane, ours)
        if rival is not None:
            rate = rival.best("decisions_per_s")
            row = Row(**{**asdict(row), "ratio": round(rate / lane.best("decisions_per_s"), 2)})
            notes.extend(remarks(lane, rival))
        rows.append(row)
    busy = max((each["wall_per_cpu"] for lane in lanes for each in lane.rounds), default=1.0)
    if busy > 1.2:
        notes.append(
            f"the machine was busy (up to {busy:.1f} s by the clock for 1 s of CPU): figures are for CPU seconds, best "
            f"of {ROUNDS} rounds taken in turns"
        )
    return rows


def recalled(lanes: list[Lane]) -> list[str]:
    """The peers that are known only by figures of another day, each beside our compiled game that it is like."""
    said = []
    for peer in RECORDED:
        rivals = [lane for lane in lanes if not lane.peer and lane.compiled and lane.game == peer.beside]
        if rivals:
            rival = min(rivals, key=lambda lane: abs(lane.players - peer.players))
            ratio = rival.best("decisions_per_s") / peer.decisions_per_s
            said.append(
                f"{peer.name} ({peer.game}, {peer.players} players), a recorded figure, not measured in this run: "
                f"{peer.decisions_per_s:,} decisions/s, {peer.games_per_s} games/s, {peer.copy_ms} ms a copy; our "
                f"{rival.game} for {rival.players} makes {ratio:.0f} times as many decisions/s"
            )
    return said


def nearest(lane: Lane, ours: list[Lane]) -> Lane | None:
    """Our row that a peer's is compared with."""
    if lane.peer is None or not ours:
        return None
    beside = lane.peer.beside
    game = beside if any(own.game == beside for own in ours) else ours[0].game
    rivals = [own for own in ours if own.game == game]
    return min(rivals, key=lambda own: abs(own.players - lane.players))


def remarks(lane: Lane, rival: Lane) -> list[str]:
    """What a reader should know of a comparison."""
    said = []
    assert lane.peer is not None
    if rival.players != lane.players:
        said.append(f"{lane.title}: compared with {rival.game} for {rival.players}, the nearest that was measured")
    moves, decisions = lane.at_best("moves_per_s"), lane.best("decisions_per_s")
    if moves > 1.01 * decisions:
        ratio = rival.best("decisions_per_s") / moves
        said.append(f"{lane.title}: with its deals counted as decisions too, {moves:,.0f}/s (ratio {ratio:.2f})")
    return said
