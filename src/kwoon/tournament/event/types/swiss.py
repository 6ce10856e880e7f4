"""TR-6.2.a: Swiss. Everyone plays every round; match points, then game points."""

from __future__ import annotations

from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.standings import Criterion, totals
from kwoon.tournament.event.state import Event
from kwoon.tournament.event.types.base import Do, Step, TournamentType


class Swiss(TournamentType):
    """Rounds until the planned number is played or the director ends the event."""

    kind = Kind.SWISS
    rule = "TR-6.2.a"

    def following(self, event: Event) -> Step:
        """Another round, until the planned rounds are played; the director may end it at any time."""
        played, planned = len(event.rounds), event.setup.rounds
        if planned is not None and played >= planned:
            return Step(Do.FINISH, f"all {planned} rounds are played")
        if len(event.active) < 2:
            return Step(Do.FINISH, f"{len(event.active)} of the players are still here")
        also = frozenset({Do.FINISH}) if played else frozenset()
        return Step(Do.SEAT, f"round {played + 1}", event.active, also=also)

    def criteria(self, event: Event) -> dict[str, tuple[Criterion, ...]]:
        """Match points, then game points; nothing else breaks a tie."""
        return {
            player: (
                Criterion("match points", total.match_points),
                Criterion("game points", total.game_points),
            )
            for player, total in totals(event).items()
        }
