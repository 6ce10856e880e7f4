"""A real hall and a real Chromium. Where there is no Chromium the tests say how to get one; in CI they fail."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome")
HOW = "no Chromium here: `apt-get install chromium`, or `.venv/bin/playwright install chromium`"
QUICK = ["--pace=0.05", "--delay=0"]
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def chromium_path(playwright: Playwright) -> str | None:
    """The system's Chromium, or the one that Playwright has installed."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    own = playwright.chromium.executable_path
    return found or (own if Path(own).exists() else None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium, for as long as the tests run."""
    with sync_playwright() as playwright:
        path = chromium_path(playwright)
        if path is None:
            if os.environ.get("CI"):
                raise RuntimeError(HOW)
            pytest.skip(HOW)
        chromium = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Where that hall keeps its tables."""
    return f"sqlite:///{tmp_path_factory.mktemp('hall') / 'hall.db'}"


@pytest.fixture(scope="session")
def hall(database: str) -> Iterator[str]:
    """The address of a hall, in a process of its own, whose bots do not pause."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    paths = os.pathsep.join(path for path in sys.path if path)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.steady", "hall", f"--port={port}", *QUICK, f"--database={database}"],
        env={**os.environ, "PYTHONPATH": paths},
    )
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            try:
                urllib.request.urlopen(f"{address}/health", timeout=5)
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        process.terminate()
        process.wait(20)
