"""What is said before Ray itself is asked for anything."""

from types import SimpleNamespace

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.lab import clusters


def test_a_cluster_that_is_not_there_is_not_waited_for() -> None:
    for address in ("127.0.0.1:1", "127.0.0.1:99999"):
        with pytest.raises(clusters.NoCluster, match=f"no Ray cluster answers at {address}: "):
            clusters.connect(None, address)


def test_why_a_cluster_cannot_be_begun() -> None:
    def init(**settings: object) -> None:
        assert settings["address"] is None
        raise RuntimeError("no room\nmore words")

    with pytest.raises(clusters.NoCluster, match=r"no Ray cluster on this machine: no room$"):
        clusters.connect(SimpleNamespace(init=init), None)


class WorkerError(Exception):
    """As Ray raises what went wrong in a worker: with the worker's traceback in its text."""

    def __init__(self, cause: Exception) -> None:
        super().__init__(f"Traceback (most recent call last):\n  File somewhere\n{cause}")
        self.cause = cause


class Died(Exception):
    """What Ray raises when a worker or a machine is gone."""


def ray_that_fails(cause: Exception) -> SimpleNamespace:
    """As much of Ray as it takes to fail."""

    def get(_: object) -> object:
        raise WorkerError(cause)

    errors = SimpleNamespace(WorkerCrashedError=Died, NodeDiedError=Died, RayTaskError=WorkerError)
    return SimpleNamespace(
        is_initialized=lambda: True,
        remote=lambda **_: lambda do: SimpleNamespace(remote=do),
        cluster_resources=lambda: {"CPU": 1},
        wait=lambda running, num_returns: (running[:num_returns], running[num_returns:]),
        get=get,
        exceptions=errors,
    )


@pytest.mark.parametrize(
    ("cause", "told"), [(BadOptions("chi must be 1 or more"), BadOptions), (KeyError(3), WorkerError)]
)
def test_what_went_wrong_in_a_worker_is_told_without_rays_traceback(
    monkeypatch: pytest.MonkeyPatch, cause: Exception, told: type[Exception]
) -> None:
    """A mistake in our own words is told as it is; anything else keeps all that Ray knows of it."""
    monkeypatch.setattr(clusters, "import_module", lambda _: ray_that_fails(cause))
    with pytest.raises(told) as found:
        list(clusters.do_on_ray(str, [1]))
    assert ("Traceback" in str(found.value)) == (told is WorkerError)
