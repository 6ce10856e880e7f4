"""Which test touches which line, kept in a file: coverage.py's data with a context for each test."""

from __future__ import annotations

import hashlib
import json
import time
from collections import defaultdict
from typing import Any

import coverage
import pytest

from tools.mutants.sites import ROOT, SOURCES

FOLDER = ROOT / "build" / "mutants"
LEFT_OUT = ("tests/golden",)
"""Golden records notice everything and name no rule."""


def warm_up() -> None:
    """Make what is made once and kept, so that no single test seems to be the only one that needs it."""
    from kwoon.games.shadowfist.cards import library

    library.library()
    library.by_title()
    library.tokens()


class Recorder:
    """A pytest plugin: runs every so-many-th test and notes the lines that each touches."""

    def __init__(self, part: str, number: int, parts: int) -> None:
        self.part, self.number, self.parts = part, number, parts
        self.coverage: Any = coverage.Coverage(
            data_file=str(FOLDER / f"touched.{part}"),
            include=[f"{SOURCES}/kwoon/{each}/*" for each in ("engine", "games", "tournament")],
            config_file=False,
        )
        self.tests: dict[str, dict[str, Any]] = {}

    def begin(self) -> None:
        self.coverage.erase()
        self.coverage.start()

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        items[:] = items[self.number :: self.parts]

    def pytest_collection_finish(self) -> None:
        warm_up()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> Any:
        self.coverage.switch_context(item.nodeid)
        start = time.perf_counter()
        outcome = yield
        seconds = time.perf_counter() - start
        self.coverage.switch_context("")
        rules = [str(each) for mark in item.iter_markers("rule") for each in mark.args]
        self.tests[item.nodeid] = {"seconds": round(seconds, 4), "rules": rules}
        return outcome

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and report.nodeid in self.tests:
            self.tests[report.nodeid]["failed"] = True

    def pytest_sessionfinish(self) -> None:
        self.coverage.stop()
        (FOLDER / "sources.json").write_text(json.dumps(digests(), indent=0), encoding="utf-8")
        self.coverage.save()
        text = json.dumps(self.tests, indent=0)
        (FOLDER / f"tests.{self.part}.json").write_text(text, encoding="utf-8")


def digests() -> dict[str, str]:
    """A check value for each file that can hold a mutant."""
    found = {}
    for folder in ("engine", "games", "tournament"):
        for path in sorted((SOURCES / "kwoon" / folder).rglob("*.py")):
            found[path.relative_to(SOURCES).as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    return found


def forget() -> None:
    """Throw away what was recorded."""
    for path in [*FOLDER.glob("touched.*"), *FOLDER.glob("tests.*.json"), *FOLDER.glob("sources.json")]:
        path.unlink()


def changed_since(folders: list[str]) -> list[str]:
    """The files of these folders that changed since the tests were recorded; all of them where nothing is recorded."""
    path = FOLDER / "sources.json"
    before = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    changed = [name for name, digest in digests().items() if before.get(name) != digest]
    return [name for name in changed if any(name.startswith(folder) for folder in folders)]


def record(part: str, number: int, parts: int, paths: list[str]) -> int:
    """Run one part of the tests under coverage; its exit code."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    recorder = Recorder(part, number, parts)
    recorder.begin()
    args = ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", *paths]
    args += [f"--ignore={each}" for each in LEFT_OUT]
    return int(pytest.main(args, plugins=[recorder]))


class Touched:
    """What was recorded: tests by line, and which lines run when their module is imported."""

    def __init__(self) -> None:
        self.tests: dict[str, dict[str, Any]] = {}
        self.data: list[coverage.CoverageData] = []
        for path in sorted(FOLDER.glob("tests.*.json")):
            self.tests.update(json.loads(path.read_text(encoding="utf-8")))
        for path in sorted(FOLDER.glob("touched.*")):
            data = coverage.CoverageData(str(path))
            data.read()
            self.data.append(data)
        self.files: dict[str, dict[int, list[str]]] = {}

    def lines(self, path: str) -> dict[int, list[str]]:
        """The tests that touch each line of a file; "" where it runs at import."""
        if path not in self.files:
            found: dict[int, set[str]] = defaultdict(set)
            for data in self.data:
                for line, contexts in data.contexts_by_lineno(str(SOURCES / path)).items():
                    found[line].update(contexts)
            self.files[path] = {line: sorted(contexts) for line, contexts in found.items()}
        return self.files[path]

    def of_lines(self, path: str, lines: range) -> list[str]:
        """The tests that touch any of these lines."""
        table = self.lines(path)
        return sorted({test for line in lines for test in table.get(line, ())})

    def of_file(self, path: str) -> list[str]:
        """The tests that touch a file at all."""
        return sorted({test for tests in self.lines(path).values() for test in tests if test})

    def ordered(self, tests: list[str]) -> list[str]:
        """Tests that name a rule first, the quick before the slow; those that fail without a mutant left out."""
        known = [each for each in tests if each in self.tests and not self.tests[each].get("failed")]
        return sorted(known, key=lambda each: (not self.tests[each]["rules"], self.tests[each]["seconds"], each))
