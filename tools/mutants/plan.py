"""Which mutants are tried, by seed, and which tests are run against each."""

from __future__ import annotations

import ast
import random
from functools import lru_cache
from pathlib import Path

from tools.mutants.sites import ROOT, SOURCES, Mutant, files_of, mutants_of
from tools.mutants.touched import Touched

ANY_TESTS = 1000
"""So many tests of the file and the game's own folder are run against what takes effect when a module is imported."""


def sample(scope: str, size: int, seed: int) -> list[Mutant]:
    """So many mutants of a scope; the same seed gives the same ones. All of them, shuffled, for a size of 0."""
    every = [mutant for path in files_of(scope) for mutant in mutants_of(path)]
    random.Random(f"{scope} {seed}").shuffle(every)
    return every[:size] if size else every


@lru_cache
def test_texts() -> dict[str, str]:
    """The source of every test function, by the beginning of its node id."""
    texts = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        source = path.read_text(encoding="utf-8")
        lines = source.splitlines()
        for node in ast.parse(source).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
                texts[f"{path.relative_to(ROOT).as_posix()}::{node.name}"] = "\n".join(
                    lines[first - 1 : node.end_lineno]
                )
    return texts


@lru_cache
def statements(path: Path) -> list[ast.stmt]:
    return ast.parse(path.read_text(encoding="utf-8")).body


def titles_at(mutant: Mutant) -> list[str]:
    """The names in quotes, in the statement of the module that a mutant is in: the title of a card, of a chart."""
    for node in statements(SOURCES / mutant.path):
        if node.lineno <= mutant.line <= (node.end_lineno or node.lineno):
            calls = [each for each in ast.walk(node) if isinstance(each, ast.Call) and each.args]
            holding = [each for each in calls if each.lineno <= mutant.line <= (each.end_lineno or each.lineno)]
            firsts = [each.args[0] for each in holding]
            return [each.value for each in firsts if isinstance(each, ast.Constant) and isinstance(each.value, str)][:2]
    return []


def naming(titles: list[str], touched: Touched) -> list[str]:
    """The tests whose own text holds one of these names."""
    return [
        each
        for each in touched.tests
        if any(title in test_texts().get(each.partition("[")[0], "") for title in titles if title)
    ]


def own_folder(mutant: Mutant) -> str:
    parts = mutant.path.split("/")
    return f"tests/{parts[2] if parts[1] == 'games' else parts[1]}/"


def tests_for(mutant: Mutant, touched: Touched) -> tuple[bool, list[str]]:
    """Whether the mutant takes effect while its module is imported, and the tests to run, best first."""
    around = touched.of_lines(mutant.path, range(mutant.line, mutant.last_line + 1))
    if not around:
        around = touched.of_lines(mutant.path, range(mutant.statement, mutant.statement + 1))
    at_import = "" in around or mutant.function == "(module)"
    direct = touched.ordered([each for each in around if each])
    if not at_import:
        return False, direct
    named = touched.ordered(naming(titles_at(mutant), touched))
    folder = [each for each in touched.tests if each.startswith(own_folder(mutant))]
    rest = touched.ordered(list({*touched.of_file(mutant.path), *folder}))  # together: slow ones of the file come last
    return True, list(dict.fromkeys([*named, *direct, *rest[:ANY_TESTS]]))
