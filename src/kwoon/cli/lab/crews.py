"""Where games are played: in this process, on several, or on a Ray cluster."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeAlias

from kwoon.engine.errors import BadOptions
from kwoon.lab.bouts import Chunk, Played
from kwoon.lab.crew import do_by_crew, do_here

Crew: TypeAlias = Callable[[Callable[[Chunk], list[Played]], Iterable[Chunk]], Iterator[tuple[int, list[Played]]]]


def add_crew(parser: argparse.ArgumentParser, jobs: int) -> None:
    """The arguments that say where games are played."""
    parser.add_argument("--jobs", type=int, default=jobs, metavar="N", help="processes on this machine (%(default)s)")
    parser.add_argument(
        "--on",
        choices=("here", "ray"),
        default="here",
        help="here, or on a Ray cluster (the extra kwoon[ray]); the results are the same",
    )
    parser.add_argument(
        "--address",
        help="the cluster for --on ray, such as 10.0.0.5:6379 (one on this machine, begun if there is none)",
    )


def crew_of(arguments: argparse.Namespace) -> Crew:
    """Whoever is to play."""
    if arguments.jobs < 1:
        raise BadOptions(f"--jobs must be at least 1, not {arguments.jobs}")
    if arguments.on == "ray":
        from kwoon.lab.clusters import do_on_ray

        return partial(do_on_ray, address=arguments.address)
    if arguments.address is not None:
        raise BadOptions("--address names a Ray cluster: it goes with --on ray")
    return do_here if arguments.jobs == 1 else partial(do_by_crew, jobs=arguments.jobs)
