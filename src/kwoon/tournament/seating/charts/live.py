"""The charts in a running event: a round at a time, while players leave, come late and have byes."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from kwoon.engine.chance import Chance
from kwoon.tournament.lots import shuffled
from kwoon.tournament.seating import byes
from kwoon.tournament.seating.charts.data import Chart
from kwoon.tournament.seating.charts.extras import Places, seated, with_extras
from kwoon.tournament.seating.charts.use import LAST_ROUND, Block, Spare, blocks, placed
from kwoon.tournament.seating.model import Round, SeatingError


@dataclass(frozen=True, slots=True)
class Charted:
    """A round by the charts, and the charts used."""

    round: Round
    used: tuple[Block, ...]


def next_round(
    here: Sequence[str],
    history: Sequence[Round],
    chance: Chance,
    *,
    games_of: int = 4,
    spare: Spare = Spare.PHANTOMS,
    may_bye: Collection[str] = (),
) -> Charted:
    """TR-8.1.b: round one is drawn, and its seats decide all later rounds.

    A place whose player left is a phantom's (TR-8.2.b), until a latecomer takes it. Who finds no place joins a
    table as one more (TR-8.2.a), or with `Spare.BYES` somebody sits out, by lot among `may_bye` (TR-8.3).
    """
    number = len(history) + 1
    if number > LAST_ROUND:
        raise SeatingError(
            f"the printed charts have {LAST_ROUND} rounds and this is round {number}; seat it without a chart"
        )
    if not history:
        used = blocks(len(here), games_of, spare)
        places = placed(used, shuffled(here, chance))
    else:
        used = blocks(len(history[0].players), games_of, spare)
        places = _of_round_one(used, history[0], spare)
    charts = [block.chart for block in used]
    for done in range(1, len(history)):
        _replay(charts, places, history[: done + 1])
    waiting = _waiting(places, here)
    going: tuple[str, ...] = ()
    free = sum(player is None or player not in here for block in places for player in block)
    if spare is Spare.BYES and len(waiting) > free:
        going = byes.draw(here, len(waiting) - free, chance, had=[player for player in here if player not in may_bye])
    extras = _fill(places, here, going)
    return Charted(with_extras(charts, places, extras, history, going), used)


def _replay(charts: Sequence[Chart], places: Places, played: Sequence[Round]) -> None:
    """Move the places on by the last of the rounds played; it must be the round that the charts give."""
    last = played[-1]
    extras = _fill(places, last.players, last.byes)
    given = with_extras(charts, places, extras, played[:-1], last.byes)
    if _company(given) != _company(last):
        raise SeatingError(
            f"round {len(played)} was not seated by the chart that round one began, and the charts know only what"
            " follows from round one (TR-8.1.b); seat this one without a chart"
        )


def _company(each: Round) -> set[frozenset[str]]:
    """Who sits with whom, whatever the numbers of the tables and the turn order."""
    return {frozenset(table.players) for table in each.tables}


def _of_round_one(used: Sequence[Block], first: Round, spare: Spare) -> Places:
    """The places as round one shows them: the charts list round one's tables in the order of their places."""
    tables = [list(table) for table in first.tables]
    order: list[str] = []
    if spare is not Spare.PHANTOMS:
        sizes = [len(at) for block in used for at in block.chart.tables(1).values()]
        order = [player for table, size in zip(tables, sizes, strict=False) for player in table[:size]]
    else:
        order = [player for table in tables for player in table]
    fits = len(order) == sum(min(block.players, block.chart.players) for block in used)
    places: Places = []
    if fits:
        places = placed(used, order)
        drawn = seated([block.chart for block in used], places, 1)
        cut = [tuple(table[: len(own)]) for table, own in zip(tables, drawn.tables, strict=False)]
        fits = cut == [table.players for table in drawn.tables]
    if not fits:
        names = "; ".join(block.chart.name for block in used)
        raise SeatingError(
            f"round one was not seated by the charts for its number of players ({names}, {spare.value}), and it"
            " decides all later rounds (TR-8.1.b); seat this one without a chart"
        )
    return places


def _waiting(places: Places, here: Collection[str]) -> list[str]:
    """Who is here and has no place, by name, so that the log alone tells who takes which."""
    placed = {player for block in places for player in block}
    return sorted(player for player in here if player not in placed)


def _fill(places: Places, here: Collection[str], going: Collection[str]) -> list[str]:
    """Take out who left or sits out, put in who waits, place by place; who is still without one is left over."""
    waiting = [player for player in _waiting(places, here) if player not in going]
    for block in places:
        for place, player in enumerate(block):
            if player is None or player not in here or player in going:
                block[place] = waiting.pop(0) if waiting else None
    return waiting
