"""TR-6.2.g: Who Wants Some? Challenges over a whole convention; a point for each win."""

from __future__ import annotations

from kwoon.tournament.errors import Refused
from kwoon.tournament.event.acts import Seat
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.standings import Criterion, totals
from kwoon.tournament.event.state import Event
from kwoon.tournament.event.types.base import Do, Step, TournamentType


class WhoWantsSome(TournamentType):
    """No rounds: any player challenges any others, at any time."""

    kind = Kind.WHO_WANTS_SOME
    rule = "TR-6.2.g"

    def following(self, event: Event) -> Step:
        """Challenges until the director ends it."""
        running = not event.rounds or any(table.result is None for each in event.rounds for table in each.tables)
        also = frozenset() if running else frozenset({Do.FINISH})
        return Step(Do.CHALLENGE, "any player may challenge others", event.active, also=also)

    def check_seat(self, event: Event, seat: Seat, step: Step) -> None:
        """Games come from challenges alone."""
        raise Refused("this event has no rounds; enter a challenge instead", self.rule)

    def criteria(self, event: Event) -> dict[str, tuple[Criterion, ...]]:
        """The points (or promo cards) won, one for each game."""
        return {player: (Criterion("points", total.wins),) for player, total in totals(event).items()}
