"""No large knot of modules: who reads one of them need not read a hundred others first."""

import ast
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
CORE = {"abilities", "card", "setup", "table", "word_kinds"}
"""Shadowfist's table holds cards, a card has abilities, these are made of words, and a word acts on a table."""


def modules() -> dict[str, Path]:
    found = {}
    for path in SOURCES.rglob("*.py"):
        parts = path.relative_to(SOURCES).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(path: Path, known: dict[str, Path]) -> set[str]:
    """What a file imports, inside functions and for the type checker alone too."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write the whole name of what is imported"
            assert node.module is not None
            for each in node.names:
                inner = f"{node.module}.{each.name}"
                found.add(inner if inner in known else node.module)
    return found & known.keys()


def reachable(start: str, graph: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for each in graph[waiting.pop()] - found:
            found.add(each)
            waiting.append(each)
    return found


def test_the_only_knot_of_shadowfist_is_its_core() -> None:
    known = modules()
    graph = {name: imports(path, known) for name, path in known.items()}
    reach = {name: reachable(name, graph) for name in graph}
    knots = {frozenset(other for other in reach[name] if name in reach[other]) for name in graph if name in reach[name]}
    home = "kwoon.games.shadowfist.state."
    assert {home + name for name in CORE} in knots
    assert max(len(knot) for knot in knots) == len(CORE), sorted(max(knots, key=len))
