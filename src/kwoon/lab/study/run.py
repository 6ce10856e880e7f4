"""A study from its file to its page: what is not there yet is played, then everything is gathered and drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from kwoon.lab.bouts import Chunk, Played, play_chunk
from kwoon.lab.study.results import Results

Crew: TypeAlias = Callable[[Callable[[Chunk], list[Played]], Sequence[Chunk]], Iterator[tuple[int, list[Played]]]]


def play_study(results: Results, crew: Crew, progress: Callable[[int], None]) -> None:
    """Play what is missing and keep each chunk as it is done; tells how many games that were each time."""
    pieces = results.missing()
    for place, games in crew(play_chunk, [piece.chunk for piece in pieces]):
        results.keep(pieces[place], games)
        progress(len(games))
