"""What is said before Ray itself is asked for anything."""

from types import SimpleNamespace

import pytest

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
