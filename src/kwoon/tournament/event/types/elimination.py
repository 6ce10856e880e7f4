"""TR-6.2.c, d: single and double elimination."""

from __future__ import annotations

from kwoon.tournament.event.knockout import losses, out_in, survivors
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.standings import Criterion, totals
from kwoon.tournament.event.state import Event
from kwoon.tournament.event.types.base import Do, Step, TournamentType


class Elimination(TournamentType):
    """A player is out after `losses_allowed` losses; the last one in wins."""

    losses_allowed: int

    def following(self, event: Event) -> Step:
        """Another round while two or more are in."""
        left = survivors(event, self.losses_allowed)
        if len(left) >= 2:
            return Step(Do.SEAT, f"{len(left)} players are in", left)
        if left:
            return Step(Do.FINISH, f"{event.name(left[0])} is the last player in")
        return Step(Do.FINISH, "nobody is left in")

    def criteria(self, event: Event) -> dict[str, tuple[Criterion, ...]]:
        """What ranks players: who stayed in longer, then fewer losses, then match points, then game points."""
        out = out_in(event, self.losses_allowed)
        lost = losses(event)
        still = len(event.rounds) + 1
        return {
            player: (
                Criterion(
                    "time in the event",
                    out.get(player, still),
                    f"out in round {out[player]}" if player in out else "still in",
                ),
                Criterion("losses", -len(lost[player]), str(len(lost[player]))),
                Criterion("match points", total.match_points),
                Criterion("game points", total.game_points),
            )
            for player, total in totals(event).items()
        }


class Single(Elimination):
    """Out after the first loss."""

    kind = Kind.SINGLE
    rule = "TR-6.2.c"
    losses_allowed = 1


class Double(Elimination):
    """Out after the second loss."""

    kind = Kind.DOUBLE
    rule = "TR-6.2.d"
    losses_allowed = 2
