"""TR-6.2.f: round robin. Like Swiss, until every player has met every other."""

from __future__ import annotations

from itertools import combinations

from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Event
from kwoon.tournament.event.types.base import Do, Step
from kwoon.tournament.event.types.swiss import Swiss


class RoundRobin(Swiss):
    """Rounds until all who are here have met."""

    kind = Kind.ROUND_ROBIN
    rule = "TR-6.2.f"
    meet_everyone = True

    def following(self, event: Event) -> Step:
        """Another round while two players have not met, also beyond the planned number."""
        if len(event.active) < 2:
            return Step(Do.FINISH, f"{len(event.active)} of the players are still here")
        left = pairs_left(event)
        if not left:
            return Step(Do.FINISH, "every player has met every other")
        why = f"{left} pairs of players have not met yet"
        return Step(Do.SEAT, why, event.active, also=frozenset({Do.FINISH}) if event.rounds else frozenset())


def acquaintances(event: Event) -> dict[str, int]:
    """Whom each player who is here has sat with, themselves included, as bits in the order of `active`."""
    bit = {player: 1 << place for place, player in enumerate(event.active)}
    met = dict(bit)
    for each in event.rounds:
        for table in each.tables:
            mask = sum(bit.get(player, 0) for player in table.players)
            for player in table.players:
                if player in met:
                    met[player] |= mask
    return met


def pairs_left(event: Event) -> int:
    """How many pairs of the players who are here have not met."""
    met = acquaintances(event)
    return (len(met) ** 2 - sum(mask.bit_count() for mask in met.values())) // 2


def unmet(event: Event) -> set[frozenset[str]]:
    """The pairs of players who are here and have not sat at one table."""
    met = acquaintances(event)
    pairs = combinations(enumerate(event.active), 2)
    return {frozenset((one, other)) for (_, one), (place, other) in pairs if not met[one] >> place & 1}
