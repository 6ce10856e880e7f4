"""TR-6.2.b, e: a final table that decides the top ranks, and a lower table that may play beside it."""

from __future__ import annotations

from collections.abc import Sequence

from kwoon.tournament.errors import Refused
from kwoon.tournament.event.acts import Seat
from kwoon.tournament.event.knockout import out_in, survivors
from kwoon.tournament.event.penalties import Sanction
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.standings import Criterion, points_lost, ranked, tie_groups
from kwoon.tournament.event.state import Event, Stage, Table
from kwoon.tournament.event.types.base import Do, Step, TournamentType, is_cut
from kwoon.tournament.event.types.elimination import Double
from kwoon.tournament.event.types.swiss import Swiss

_BLOCKS = {Stage.FINAL: 2, Stage.LOWER: 1}
_BLOCK_NAMES = {2: "final table", 1: "lower table", 0: "below the tables"}


class WithFinal(TournamentType):
    """Preliminary rounds of some type, then one table for the top ranks."""

    preliminary: TournamentType

    def following(self, event: Event) -> Step:
        """The preliminary rounds, then the final, then the end."""
        if any(each.is_final for each in event.rounds):
            return Step(Do.FINISH, "the final is played")
        step = self.preliminary_step(event)
        if step.do is Do.FINISH:
            groups = self.candidates(event)
            players = tuple(player for group in groups for player in group)
            if len(players) < 2:
                return Step(Do.FINISH, f"{len(players)} of the players are left for a final")
            return Step(Do.FINAL, f"the final of {self.size(event)}", players, groups)
        if Do.FINISH in step.also:
            return Step(step.do, step.why, step.players, self.candidates(event), frozenset({Do.FINAL}))
        return step

    def preliminary_step(self, event: Event) -> Step:
        """What comes next before the final."""
        return self.preliminary.following(event)

    def candidates(self, event: Event) -> tuple[tuple[str, ...], ...]:
        """The players who are here, in groups of equal rank, best first."""
        here = set(event.active)
        groups = tie_groups(ranked(event, self.preliminary.criteria(event)))
        kept = (tuple(player for player in group if player in here) for group in groups)
        return tuple(group for group in kept if group)

    def size(self, event: Event) -> int:
        """How many sit in the final: the number decided before round one, or all who are left."""
        return min(event.setup.final_size or 0, sum(map(len, self.candidates(event))))

    def lower_size(self, event: Event) -> int:
        """How many sit at the lower table; fewer than two make none."""
        rest = sum(map(len, self.candidates(event))) - self.size(event)
        return min(event.setup.table_size, rest) if event.setup.lower_table and rest >= 2 else 0

    def check_final(self, event: Event, seat: Seat, step: Step) -> None:
        """The best of the preliminary rounds sit in the final, the next at the lower table, if any."""
        if not step.allows(Do.FINAL):
            raise Refused(f"the final cannot be seated now: {step.why}", self.rule)
        finals = [table for table in seat.tables if table.stage is Stage.FINAL]
        lower = [table for table in seat.tables if table.stage is Stage.LOWER]
        if len(finals) != 1 or len(lower) > 1 or len(finals) + len(lower) < len(seat.tables) or seat.byes:
            raise Refused("the final round is one final table and at most one lower table, no byes", self.rule)
        groups = self.candidates(event)
        self._check_cut(event, finals[0].players, groups, self.size(event), "final")
        if lower:
            if not event.setup.lower_table:
                raise Refused("no lower table was announced for this event", self.rule)
            rest = [[player for player in group if player not in finals[0].players] for group in groups]
            self._check_cut(event, lower[0].players, rest, self.lower_size(event), "lower table")

    def _check_cut(
        self, event: Event, chosen: Sequence[str], groups: Sequence[Sequence[str]], size: int, what: str
    ) -> None:
        if len(chosen) != size:
            raise Refused(f"the {what} seats {size} players, not {len(chosen)}", self.rule)
        for player in chosen:
            if not any(player in group for group in groups):
                raise Refused(f"{event.name(player)} does not play for the {what}", self.rule)
        if not is_cut(groups, chosen):
            best = ", ".join(event.name(player) for group in groups for player in group)
            raise Refused(f"the {what} goes to the best {size}; they stand: {best}", self.rule)

    def criteria(self, event: Event) -> dict[str, tuple[Criterion, ...]]:
        """What ranks players: first the table (final, lower table, none); at those two tables that one game alone, by
        match points, then game points; the others are ranked as before the final."""
        before = self.preliminary.criteria(event)
        seats = {
            player: table
            for each in event.rounds
            for table in each.tables
            if table.stage in _BLOCKS
            for player in table.players
        }
        if not seats:
            return before
        lost = {kind: points_lost(event, kind, in_final=True) for kind in _POINTS}
        found: dict[str, tuple[Criterion, ...]] = {}
        for player in event.players:
            table = seats.get(player)
            block = _BLOCKS[table.stage] if table else 0
            own = (Criterion("the table reached", block, _BLOCK_NAMES[block]),)
            if table is None or table.result is None:
                found[player] = own + before[player]
            else:
                found[player] = own + _placed(player, table, lost)
        return found


_POINTS = (Sanction.MATCH_POINTS, Sanction.GAME_POINTS)


def _placed(player: str, table: Table, lost: dict[Sanction, dict[str, int]]) -> tuple[Criterion, ...]:
    assert table.result is not None
    score = table.result.score(player)
    match = score.match_points - lost[Sanction.MATCH_POINTS].get(player, 0)
    game = score.game_points - lost[Sanction.GAME_POINTS].get(player, 0)
    name = table.stage.value
    return (
        Criterion(f"winning the {name}", match, score.outcome.value),
        Criterion(f"game points in the {name}", game),
    )


class SwissFinal(WithFinal):
    """TR-6.2.b: Swiss rounds, then the final."""

    kind = Kind.SWISS_FINAL
    rule = "TR-6.2.b"
    preliminary = Swiss()


class DoubleFinal(WithFinal):
    """TR-6.2.e: double elimination until the number for the final remains."""

    kind = Kind.DOUBLE_FINAL
    rule = "TR-6.2.e"
    losses_allowed = 2
    preliminary = Double()

    def preliminary_step(self, event: Event) -> Step:
        """Rounds while more are in than the final seats."""
        left = survivors(event, 2)
        if len(left) > (event.setup.final_size or 0):
            return Step(Do.SEAT, f"{len(left)} players are in", left)
        return Step(Do.FINISH, f"{len(left)} players are in")

    def size(self, event: Event) -> int:
        """How many sit in the final: those who are still in. Seats that the last round left empty go to the best of
        those whom it put out."""
        last = len(event.rounds) - any(each.is_final for each in event.rounds)
        just_out = [p for p, when in out_in(event, 2).items() if when == last and p in event.active]
        return min(event.setup.final_size or 0, len(survivors(event, 2)) + len(just_out))
