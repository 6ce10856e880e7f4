"""TR-6.2: the sanctioned tournament types."""

from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.types.base import Do, Step, TournamentType
from kwoon.tournament.event.types.elimination import Double, Single
from kwoon.tournament.event.types.final import DoubleFinal, SwissFinal
from kwoon.tournament.event.types.round_robin import RoundRobin
from kwoon.tournament.event.types.swiss import Swiss
from kwoon.tournament.event.types.who_wants_some import WhoWantsSome

__all__ = ["TYPES", "Do", "Step", "TournamentType", "type_of"]

TYPES: dict[Kind, TournamentType] = {
    each.kind: each for each in (Swiss(), SwissFinal(), Single(), Double(), DoubleFinal(), RoundRobin(), WhoWantsSome())
}


def type_of(kind: Kind) -> TournamentType:
    """The rules of a type."""
    return TYPES[kind]
