"""Mutants that take effect while their module is imported: a fork that has not imported it yet, for each of them."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from types import CodeType
from typing import Any

import pytest

from tools.mutants.forks import HUNG, in_forks, say
from tools.mutants.plugin import ARGS, Told, quick_hypothesis, run_tests
from tools.mutants.sites import SOURCES, Mutant, mutated


class Runner:
    """A pytest plugin that runs the chosen tests in their order until one fails."""

    def __init__(self, tests: list[str], seconds: dict[str, float], budget: float, channel: int) -> None:
        self.tests, self.seconds, self.budget, self.channel = tests, seconds, budget, channel
        self.places = {each: place for place, each in enumerate(tests)}
        self.errors: list[str] = []
        self.began = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.errors.append(report.nodeid)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self.began = True
        if self.errors:
            say(self.channel, {"status": "killed", "by": self.errors[0], "how": "it cannot be imported any more"})
            os._exit(0)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        chosen = [(rank, item) for item in session.items if (rank := self.rank(item.nodeid)) is not None]
        ordered = [item for _, item in sorted(chosen, key=lambda each: each[0])]
        run_tests(ordered, self.seconds, self.budget, self.channel)
        return True

    def rank(self, test: str) -> int | None:
        """The place of a test among those to run: by its own id, or by its file's; None if it is not among them."""
        at = self.places.get(test)
        return self.places.get(test.partition("::")[0]) if at is None else at


def forget_imports() -> None:
    """What was imported before is imported anew: for a process of its own only, where nothing else goes on."""
    for name in [each for each in sys.modules if each.partition(".")[0] in ("kwoon", "tests")]:
        del sys.modules[name]


def put_in_import(mutant: Mutant) -> None:
    """From now on the mutant's file is imported with the mutant in it."""
    path = str(SOURCES / mutant.path)
    plain = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, name: str) -> CodeType | None:
        if self.get_filename(name) == path:
            code: CodeType = compile(mutated(mutant), path, "exec")
            return code
        return plain(self, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign]


def run_fresh(
    jobs: list[tuple[Mutant, list[str]]], seconds: dict[str, float], budget: float, at_once: int, tell: Told
) -> None:
    """Try mutants, each in a process that imports the package anew."""
    quick_hypothesis()
    work = [(mutant.key, budget + 4 * HUNG, one(mutant, tests, seconds, budget)) for mutant, tests in jobs]
    for key, answer, took in in_forks(work, at_once):
        tell(key, answer, took)


def one(mutant: Mutant, tests: list[str], seconds: dict[str, float], budget: float) -> Callable[[int], None]:
    def work(channel: int) -> None:
        signal.signal(signal.SIGALRM, lambda *_: os.killpg(0, signal.SIGKILL))
        forget_imports()
        put_in_import(mutant)
        say(channel, {"status": "running", "test": ""})
        wanted = within(tests, seconds, budget)
        runner: Any = Runner(wanted, seconds, budget, channel)
        files = sorted({each.partition("::")[0] for each in wanted})
        code = pytest.main([*ARGS, "--continue-on-collection-errors", *files], plugins=[runner])
        if not runner.began:
            say(channel, unbegun(int(code)))

    return work


def unbegun(code: int) -> dict[str, str]:
    """What it means that pytest never came to the tests: it gives up where their conftest cannot be imported."""
    if code == pytest.ExitCode.USAGE_ERROR:
        return {"status": "killed", "by": "tests/conftest.py", "how": "it cannot be imported any more"}
    return {"status": "error", "how": f"pytest says {code}"}


def within(tests: list[str], seconds: dict[str, float], budget: float) -> list[str]:
    """As many of the tests, from the first on, as the budget allows."""
    chosen, sum_of = [], 0.0
    for each in tests:
        sum_of += seconds.get(each, 0.0)
        chosen.append(each)
        if sum_of > budget:
            break
    return chosen
