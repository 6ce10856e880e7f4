"""Mutants inside functions: a pytest session that has collected everything once is forked for each of them."""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import time
from collections.abc import Callable
from types import CodeType, FunctionType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tools.mutants.forks import HUNG, in_forks, say
from tools.mutants.sites import SOURCES, Mutant, mutated
from tools.mutants.touched import warm_up

Told = Callable[[str, dict[str, Any], float], None]


def codes_of(code: CodeType) -> list[CodeType]:
    """A code object and all that are made inside it."""
    found = [code]
    for each in code.co_consts:
        if isinstance(each, CodeType):
            found += codes_of(each)
    return found


def put_in(mutant: Mutant) -> bool:
    """Give every living function of the mutant's file that it changes its new code. False where none could be found."""
    path = str(SOURCES / mutant.path)
    new = {(each.co_qualname, each.co_firstlineno): each for each in codes_of(compile(mutated(mutant), path, "exec"))}
    changed = 0
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__code__.co_filename == path:
            code = new.get((each.__code__.co_qualname, each.__code__.co_firstlineno))
            if code is not None and code != each.__code__:
                try:
                    each.__code__ = code
                except ValueError:  # a name of the function around it is used no more
                    return False
                changed += 1
    return changed > 0


def run_tests(items: list[pytest.Item], seconds: dict[str, float], budget: float, channel: int) -> None:
    """Run tests until one fails; say which, or that all passed, or how many the budget allowed."""
    start = time.monotonic()
    for number, item in enumerate(items):
        if time.monotonic() - start > budget:
            say(channel, {"status": "survived", "ran": number, "of": len(items)})
            return
        say(channel, {"status": "running", "test": item.nodeid})
        signal.setitimer(signal.ITIMER_REAL, HUNG + 10 * seconds.get(item.nodeid, 0.0))
        reports = runtestprotocol(item, log=False, nextitem=None)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for report in reports:
            if report.failed:
                how = str(getattr(report.longrepr, "reprcrash", "") or "").splitlines()
                say(channel, {"status": "killed", "by": item.nodeid, "how": how[0][:200] if how else ""})
                return
    say(channel, {"status": "survived", "ran": len(items), "of": len(items)})


class Forker:
    """The plugin: collects, then lets the mutants run instead of the tests."""

    def __init__(
        self, jobs: list[tuple[Mutant, list[str]]], seconds: dict[str, float], budget: float, at_once: int, tell: Told
    ) -> None:
        self.jobs, self.seconds, self.budget, self.at_once, self.tell = jobs, seconds, budget, at_once, tell
        self.began = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.began = True
        items = {item.nodeid: item for item in session.items}
        warm_up()
        gc.collect()
        gc.freeze()
        capture = session.config.pluginmanager.getplugin("capturemanager")
        work = []
        for mutant, tests in self.jobs:
            chosen = [items[each] for each in tests if each in items]
            work.append((mutant.key, self.budget + 4 * HUNG, self.one(mutant, chosen)))
        with capture.global_and_fixture_disabled() if capture else contextlib.nullcontext():
            for key, answer, took in in_forks(work, self.at_once):
                self.tell(key, answer, took)
        return True

    def one(self, mutant: Mutant, items: list[pytest.Item]) -> Callable[[int], None]:
        def work(channel: int) -> None:
            signal.signal(signal.SIGALRM, lambda *_: os.killpg(0, signal.SIGKILL))
            gc.unfreeze()
            if not put_in(mutant):
                say(channel, {"status": "not put in"})
                return
            run_tests(items, self.seconds, self.budget, channel)

        return work


def quick_hypothesis() -> None:
    """Failing examples are not made smaller, nothing is kept, and the same examples come every time."""
    from hypothesis import Phase, settings

    settings.register_profile(
        "mutants", phases=(Phase.explicit, Phase.generate), database=None, derandomize=True, deadline=None
    )
    settings.load_profile("mutants")


ARGS = ["-o", "addopts=--strict-markers", "-p", "no:xdist", "-p", "no:cacheprovider", "-p", "no:terminal"]


def run_forked(forker: Forker, files: list[str]) -> None:
    """Try the mutants of a plugin; those that no living function takes are "not put in"."""
    quick_hypothesis()
    code = pytest.main([*ARGS, *files], plugins=[forker])
    if not forker.began:
        raise SystemExit(f"the tests could not be collected (pytest says {code}); run them without mutants first")
