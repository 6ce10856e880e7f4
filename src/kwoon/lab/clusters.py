"""Work spread over a Ray cluster. Ray itself gives the work of a worker or a machine that died to another one."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, Final, TypeVar

from kwoon.engine.errors import KwoonError
from kwoon.lab.crew import TRIES, WorkersDied

Work = TypeVar("Work")
Result = TypeVar("Result")

SECONDS: Final = 5.0
"""How long a cluster is waited for."""


class NoCluster(KwoonError):
    """The cluster that was named does not answer."""


def do_on_ray(
    do: Callable[[Work], Result], work: Iterable[Work], address: str | None = None
) -> Iterator[tuple[int, Result]]:
    """On a Ray cluster: the one at the address, one that runs on this machine, or one that is started for this.

    Every machine of the cluster needs the same Kwoon; work that is done by other rules is refused there.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray would tell its makers about us
    ray: Any = import_module("ray")
    begun_here = not ray.is_initialized()
    if begun_here:
        connect(ray, address)
    try:
        remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(do)
        at_once = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        more = enumerate(work)
        running: dict[Any, int] = {}
        while True:
            while len(running) < at_once:
                following = next(more, None)
                if following is None:
                    break
                running[remote.remote(following[1])] = following[0]
            if not running:
                return
            done, _ = ray.wait(list(running), num_returns=1)
            for each in done:
                try:
                    result = ray.get(each)
                except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
                    raise WorkersDied(f"{TRIES} workers of the cluster died of the same work ({error})") from error
                except ray.exceptions.RayTaskError as error:
                    # Ray's own text holds a traceback of the worker; what a person is told is what went wrong there.
                    cause = getattr(error, "cause", None)
                    if isinstance(cause, KwoonError):
                        raise cause from None
                    raise
                yield running.pop(each), result
    finally:
        if begun_here:
            ray.shutdown()


def connect(ray: Any, address: str | None) -> None:
    """Join a cluster, or start one on this machine."""
    host, sign, port = (address or "").rpartition(":")
    if sign and port.isdigit() and "/" not in host:  # Ray itself would wait for minutes if nobody is there
        try:
            socket.create_connection((host, int(port)), SECONDS).close()
        except (OSError, OverflowError) as error:
            raise NoCluster(f"no Ray cluster answers at {address}: {error}") from error
    try:
        ray.init(address=address, log_to_driver=False, logging_level="WARNING", include_dashboard=False)
    except (ConnectionError, ValueError, RuntimeError) as error:
        where = f"at {address}" if address else "on this machine"
        raise NoCluster(f"no Ray cluster {where}: {str(error).splitlines()[0]}") from error
