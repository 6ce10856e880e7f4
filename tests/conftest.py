"""What holds for all tests."""

from __future__ import annotations

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests in a browser come last, in every worker: Playwright leaves an event loop running in its thread for as
    long as the browser is open, and what starts a loop of its own after that would fail."""
    items.sort(key=lambda item: BROWSER in item.path.parents)
