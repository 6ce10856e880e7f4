"""The peers that our games are measured beside. Each script here runs in the peers' environment, never in ours."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class PeerGame:
    """A game of a peer, and whom it seats; `usual` is measured if none of the wanted numbers fits."""

    name: str
    least: int
    most: int
    usual: int

    def seats(self, wanted: list[int]) -> list[int]:
        """The wanted numbers of players that this game can have."""
        return [players for players in wanted if self.least <= players <= self.most] or [self.usual]


@dataclass(frozen=True)
class Peer:
    """A project of the field: what to install, the script that drives it, and the game of ours it is like."""

    name: str
    requirement: str
    script: Path
    games: tuple[PeerGame, ...]
    beside: str = ""
    """Our game to compare with, if it is measured; else the first one that is."""


HERE = Path(__file__).parent
PEERS = (
    Peer("rlcard", "rlcard>=1.2", HERE / "rlcard_uno.py", (PeerGame("uno", 2, 2, 2), PeerGame("uno-rules", 2, 2, 2))),
    Peer(
        "open_spiel",
        "open_spiel>=1.6",
        HERE / "open_spiel_games.py",
        (PeerGame("crazy_eights", 2, 5, 5), PeerGame("hearts", 4, 4, 4)),
    ),
    Peer("pyminion", "pyminion>=0.4", HERE / "pyminion_dominion.py", (PeerGame("dominion", 2, 4, 2),), "puzzlestrike"),
)


@dataclass(frozen=True)
class RecordedPeer:
    """A project that no package index has, so that it is not measured beside ours: what it did once, on this bench."""

    name: str
    game: str
    players: int
    decisions_per_s: int
    games_per_s: int
    copy_ms: int
    beside: str


RECORDED = (RecordedPeer("fireplace", "Hearthstone", 2, 300, 3, 12, "shadowfist"),)
