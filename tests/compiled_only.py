"""A pytest plugin for `make compiled-unit`: the tests say whether they met the compiled package."""

import sys

import pytest


def pytest_configure(config: pytest.Config) -> None:
    from kwoon.engine import game

    if str(game.__file__).endswith(".py") and sys.platform != "emscripten":
        config.stash[NOT_COMPILED] = True


NOT_COMPILED = pytest.StashKey[bool]()


def pytest_report_header(config: pytest.Config) -> str:
    if config.stash.get(NOT_COMPILED, False):
        return "kwoon: no C compiler was found, so these are the plain sources once more"
    return "kwoon: compiled"
