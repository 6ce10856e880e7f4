"""A contest: one bout played for so many games, or until its intervals are narrow enough."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from kwoon.lab.bouts import Bout, Chunk, Played, chunks, play_chunk
from kwoon.lab.crew import in_order
from kwoon.lab.tallies import Tally

LEAST: Final = 60
"""How many games are played before an interval can be narrow enough: after very few, a rate of 0 or 1 says little."""

Crew = Callable[[Callable[[Chunk], list[Played]], Iterable[Chunk]], Iterator[tuple[int, list[Played]]]]


def play_bout(
    bout: Bout, games: int, crew: Crew, until: float | None = None, progress: Callable[[Tally], None] | None = None
) -> Tally:
    """Play whole rounds, in which each entrant sits in every seat once: at least so many games.

    With `until`, no more are played once no entrant's interval is wider. That is looked at after each round, in order,
    so it stops at the same game however many work on it.
    """
    tally = Tally([each.name for each in bout.entrants], bout.players)
    results = crew(play_chunk, chunks(bout, games, bout.players))
    for played in in_order(results):
        tally.add(played)
        if progress is not None:
            progress(tally)
        if until is not None and tally.games >= LEAST and tally.widest <= until:
            break
    if hasattr(results, "close"):
        results.close()  # those who play ahead are told to stop
    return tally
