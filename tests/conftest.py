"""What holds for all tests."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("steady", deadline=None, derandomize=True)
settings.register_profile("fresh", deadline=None)
settings.load_profile("fresh" if os.environ.get("EXAMPLES") == "fresh" else "steady")
"""The examples of Hypothesis are the same in every run; `make explore` looks for others."""

BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests in a browser come last, in every worker: Playwright leaves an event loop running in its thread for as
    long as the browser is open, and what starts a loop of its own after that would fail."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
