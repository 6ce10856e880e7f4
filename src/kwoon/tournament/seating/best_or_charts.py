"""The two ways to seat a real event: the best seating that can be found, or the printed charts (TR-8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from kwoon.engine.chance import Chance
from kwoon.tournament.seating import Layout, Limit, Progress, arrange, meetings
from kwoon.tournament.seating.ask import How, Seating, SeatingTask, layout, turns_note
from kwoon.tournament.seating.charts import Block, Spare, audit, described, next_round, warnings
from kwoon.tournament.seating.explain import match_points, nth
from kwoon.tournament.seating.model import Round, listed, pair

A_LOSS = 4
"""How many match points a loss in an elimination weighs: as many as a win brings in Swiss rounds."""
FAR = 6
"""How many rounds ahead a round robin is planned at most."""
MANY = 120
"""For how many seats, over all those rounds, it is planned at most: so the search stays short."""


def _silent(told: Progress) -> None:
    """Told of progress when nobody looks."""


@dataclass(frozen=True)
class BestSeater:
    """`seating.arrange` for an event: repeats, turns at odd tables, seat order and score groups in one model."""

    limit: Limit = field(default_factory=Limit)
    progress: Callable[[Progress], None] = _silent

    def seat(self, task: SeatingTask, lots: Chance) -> Seating:
        """The next round; of a round robin with a look at the rounds that follow."""
        players = [each.player for each in task.candidates]
        plans = _layouts(task, _ahead(task) if task.meet_everyone else 1, lots)
        weight = A_LOSS if task.losses else 1
        scores = {each.player: weight * each.score for each in task.candidates}
        plan = arrange(
            players,
            plans,
            lots,
            games_of=task.table_size,
            history=task.history,
            scores=None if task.meet_everyone or len(set(scores.values())) == 1 else scores,
            limit=self.limit,
            progress=self.progress,
            words=_losses if task.losses else match_points,
        )
        return Seating(
            tuple(table.players for table in plan.rounds[0].tables),
            plan.rounds[0].byes,
            tuple(" ".join(why.reasons) for why in plan.why[0]),
            (plan.words, *turns_note(task, [table.players for table in plan.rounds[0].tables])),
            tuple(why.turn for why in plan.why[0]),
            how=How.SEARCH,
        )


def _layouts(task: SeatingTask, rounds: int, lots: Chance) -> list[Layout]:
    """The table sizes and byes of the next `rounds` rounds; nobody has two byes (TR-8.3.c)."""
    plans = []
    for _ in range(rounds):
        sizes, byes = layout(task, lots)
        plans.append(Layout(sizes, byes))
        left = tuple(replace(each, may_bye=each.may_bye and each.player not in byes) for each in task.candidates)
        task = replace(task, candidates=left)
    return plans


def _ahead(task: SeatingTask) -> int:
    """How many rounds are planned: as many as the player with the most opponents left still needs, within the
    bounds."""
    players = [each.player for each in task.candidates]
    met = meetings(task.history)
    left = max(sum(pair(one, other) not in met for other in players if other != one) for one in players)
    need = -(-left // (task.table_size - 1))
    return max(1, min(need, FAR, MANY // len(players)))


def _losses(score: int) -> str:
    lost = -score // A_LOSS
    return {0: "no loss", 1: "one loss"}.get(lost, f"{lost} losses")


@dataclass(frozen=True)
class ChartSeater:
    """TR-8.1: players get their places in the printed charts by lot in round one; the charts then say all later rounds.

    Who leaves becomes a phantom (TR-8.2.b); who comes late takes the first place that is free.
    """

    spare: Spare = Spare.PHANTOMS

    def seat(self, task: SeatingTask, lots: Chance) -> Seating:
        """The next round of the charts, with a warning for each promise of theirs that is not kept."""
        charted = next_round(
            [each.player for each in task.candidates],
            task.history,
            lots,
            games_of=task.table_size,
            spare=self.spare,
            may_bye=[each.player for each in task.candidates if each.may_bye],
        )
        return Seating(
            tuple(table.players for table in charted.round.tables),
            charted.round.byes,
            tuple(f"By the printed chart, its round {task.round}." for _ in charted.round.tables),
            (
                *_notes(task, charted.used, charted.round),
                *turns_note(task, [each.players for each in charted.round.tables]),
            ),
            how=How.CHART,
        )


def _notes(task: SeatingTask, used: Sequence[Block], seated: Round) -> Iterator[str]:
    number = task.round
    yield f"Charts: {described(used)}."
    for chart in dict.fromkeys(block.chart for block in used):
        for breach in audit(chart).breaches:
            yield f"{chart.name}: {breach.words}."
    yield from (f"{each[0].upper()}{each[1:]}." for each in warnings(number, seated))
    met = meetings(task.history)
    again = [
        (met[pair(one, other)] + 1, f"{one} with {other}")
        for table in seated.tables
        for one, other in combinations(table.players, 2)
        if pair(one, other) in met
    ]
    for times in sorted({times for times, _ in again}):
        names = listed([names for each, names in again if each == times])
        yield f"Here meet for the {nth(times)} time: {names}."
