"""Which mutants are tried, by seed, and which tests are run against each."""

from __future__ import annotations

import ast
import random
import re
from functools import lru_cache
from itertools import zip_longest
from pathlib import Path

from tools.mutants.sites import ROOT, SCOPES, SOURCES, Mutant, files_of, mutants_of
from tools.mutants.touched import Touched

ANY_TESTS = 400
"""How many tests of the file and the game's own folder are run against what takes effect when a module is imported."""
A_LINE = 4
"""How many tests are run for each line that uses a constant."""


def sample(scope: str, size: int, seed: int) -> list[Mutant]:
    """`size` mutants of a scope; the same seed gives the same ones. All of them, shuffled, for a size of 0."""
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
    """What the statement of the module that a mutant is in is called."""
    return titles_on(mutant.path, mutant.line)


def titles_on(path: str, line: int) -> list[str]:
    """What the statement of the module that a line is in is called: the title of a card or a chart (the first word in
    quotes of a call), or else the key of a table's row and the name that a number is given."""
    for node in statements(SOURCES / path):
        if holds(node, line):
            inner = [each for each in ast.walk(node) if holds(each, line)]
            firsts = [each.args[0] for each in inner if isinstance(each, ast.Call) and each.args]
            titles = [each.value for each in firsts if isinstance(each, ast.Constant) and isinstance(each.value, str)]
            inside = any(isinstance(each, ast.FunctionDef) for each in inner)
            return titles[:2] or ([] if inside else given_names(inner, line))
    return []


def given_names(nodes: list[ast.AST], line: int) -> list[str]:
    """The key of the innermost row of a table, and the name that it or a number is given."""
    keys, names = [], []
    for node in nodes:
        if isinstance(node, ast.Dict):
            pairs = zip(node.keys, node.values, strict=True)
            keys += [str(key.value) for key, row in pairs if isinstance(key, ast.Constant) and holds(row, line)]
        if isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names += [each.id for each in targets if isinstance(each, ast.Name)]
    return [*keys[-1:], *names[-1:]]


def holds(node: ast.AST, line: int) -> bool:
    first = getattr(node, "lineno", 0)
    return first <= line <= (getattr(node, "end_lineno", 0) or first)


def naming(titles: list[str], touched: Touched) -> list[str]:
    """The tests whose own text holds one of these names, or that are given one of them."""
    found = []
    for each in touched.tests:
        test, _, given = each.partition("[")
        text = test_texts().get(test, "")
        if any(title in text or given == f"{title}]" for title in titles if title):
            found.append(each)
    return found


def using(names: list[str], mutant: Mutant, touched: Touched) -> list[str]:
    """The tests that touch a line which uses one of these names, a few of each line, those of every line first.

    A line that only an import touches, as those of cards, is that of the tests which name its card.
    """
    constants = [name for name in names if name.isidentifier() and name.isupper()]
    if not constants:
        return []
    word = re.compile(r"\b(" + "|".join(constants) + r")\b")
    rows = []
    for path in files_of(scope_of(mutant)):
        name = path.relative_to(SOURCES).as_posix()
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if word.search(line):
                tests = touched.ordered([each for each in touched.of_lines(name, range(number, number + 1)) if each])
                rows.append((tests or touched.ordered(naming(titles_on(name, number), touched)))[:A_LINE])
    return [test for column in zip_longest(*rows) for test in column if test]


def scope_of(mutant: Mutant) -> str:
    return next(scope for scope, folders in SCOPES.items() if any(mutant.path.startswith(each) for each in folders))


def body_of(mutant: Mutant) -> range:
    """The lines of the function whose head a mutant is in, as one of its defaults is; none if it is in no head."""
    for top in statements(SOURCES / mutant.path):
        for node in ast.walk(top) if holds(top, mutant.line) else []:
            if isinstance(node, ast.FunctionDef) and node.lineno <= mutant.line < node.body[0].lineno:
                return range(node.body[0].lineno, (node.end_lineno or node.lineno) + 1)
    return range(0)


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
    if at_import and not direct and (body := body_of(mutant)):
        direct = touched.ordered([each for each in touched.of_lines(mutant.path, body) if each])[:ANY_TESTS]
    if not at_import:
        return False, own_first(mutant, direct)
    titles = titles_at(mutant)
    named = [*touched.ordered(naming(titles, touched)), *using(titles, mutant, touched)]
    folder = [each for each in touched.tests if each.startswith(own_folder(mutant))]
    rest = touched.ordered(list({*touched.of_file(mutant.path), *folder}))  # together: slow ones of the file come last
    return True, own_first(mutant, list(dict.fromkeys([*named, *direct, *rest[:ANY_TESTS]])))


def own_first(mutant: Mutant, tests: list[str]) -> list[str]:
    """The engine's own tests name no rule, and every test of a game touches it: they come before those."""
    if not mutant.path.startswith("kwoon/engine/"):
        return tests
    return sorted(tests, key=lambda each: not each.startswith(own_folder(mutant)))
