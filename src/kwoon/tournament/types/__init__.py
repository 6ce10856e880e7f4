"""TR-6.2: the sanctioned tournament types."""

from kwoon.tournament.setup import Kind
from kwoon.tournament.types.base import Do, Step, TournamentType
from kwoon.tournament.types.elimination import Double, Single
from kwoon.tournament.types.final import DoubleFinal, SwissFinal
from kwoon.tournament.types.round_robin import RoundRobin
from kwoon.tournament.types.swiss import Swiss
from kwoon.tournament.types.who_wants_some import WhoWantsSome

__all__ = ["TYPES", "Do", "Step", "TournamentType", "type_of"]

TYPES: dict[Kind, TournamentType] = {
    each.kind: each for each in (Swiss(), SwissFinal(), Single(), Double(), DoubleFinal(), RoundRobin(), WhoWantsSome())
}


def type_of(kind: Kind) -> TournamentType:
    """The rules of a type."""
    return TYPES[kind]
