"""Which mutants there are: every small change of meaning that can be made to a file, found on its syntax tree."""

from __future__ import annotations

import ast
import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src"

SCOPES = {
    "engine": ["kwoon/engine"],
    "kungfu": ["kwoon/games/kungfu"],
    "puzzlestrike": ["kwoon/games/puzzlestrike"],
    "shadowfist": ["kwoon/games/shadowfist"],
    "tournament": ["kwoon/tournament"],
}

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SEATS = (
    "seat",
    "player",
    "foe",
    "owner",
    "controller",
    "opponent",
    "attacker",
    "defender",
    "victim",
    "winner",
    "loser",
)
"""Names that speak of a person: two of them side by side in a call can be swapped."""


@dataclass(frozen=True)
class Mutant:
    """One change. `key` outlives changes elsewhere in the file: file, function, what was, what becomes, which one."""

    path: str
    line: int
    last_line: int
    statement: int
    function: str
    was: str
    becomes: str
    which: int
    number: int

    @property
    def key(self) -> str:
        again = f" #{self.which}" if self.which else ""
        return f"{self.path}::{self.function}::{self.was} -> {self.becomes}{again}"


@dataclass
class Change:
    """A place in a tree and the node that is put there instead."""

    node: ast.AST
    instead: ast.AST
    statement: int
    function: str
    was: str
    becomes: str


def files_of(scope: str) -> list[Path]:
    """The files of a scope, in a fixed order."""
    return [path for folder in SCOPES[scope] for path in sorted((SOURCES / folder).rglob("*.py"))]


class Finder:
    """Walks a tree and lists what can be changed; it goes into no annotation, docstring or message."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.statement = 0

    def note(self, node: ast.AST, instead: ast.AST, where: str) -> None:
        ast.copy_location(instead, node)
        ast.fix_missing_locations(instead)
        self.changes.append(Change(node, instead, self.statement, where, short(node), short(instead)))

    def walk(self, node: ast.AST, where: str) -> None:
        if isinstance(node, (ast.Import, ast.ImportFrom, ast.Raise, ast.Assert, ast.Global, ast.JoinedStr)):
            return
        if isinstance(node, ast.If) and short(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'"):
            return
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            inner = node.name if where == "(module)" else f"{where}.{node.name}"
            if isinstance(node, ast.FunctionDef):
                self.statement = node.lineno
                for default in [*node.args.defaults, *(each for each in node.args.kw_defaults if each)]:
                    self.walk(default, where)
            for each in node.body:
                self.walk(each, inner)
            return
        if isinstance(node, ast.AnnAssign):
            if node.value is not None:
                self.walk(node.value, where)
            return
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return
        outer = self.statement
        if isinstance(node, ast.stmt):
            self.statement = node.lineno
        self.look(node, where)
        for child in ast.iter_child_nodes(node):
            self.walk(child, where)
        self.statement = outer

    def look(self, node: ast.AST, where: str) -> None:
        """What can be changed at this node itself."""
        if isinstance(node, ast.Compare):
            for index, each in enumerate(node.ops):
                instead = copy.deepcopy(node)
                instead.ops[index] = TURNED[type(each)]()
                self.note(node, instead, where)
        elif isinstance(node, ast.Constant):
            if isinstance(node.value, bool):
                self.note(node, ast.Constant(not node.value), where)
            elif isinstance(node.value, int):
                self.note(node, ast.Constant(node.value + 1), where)
        elif isinstance(node, ast.BoolOp):
            instead = copy.deepcopy(node)
            instead.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            self.note(node, instead, where)
        elif isinstance(node, (ast.BinOp, ast.AugAssign)):
            other = SWAPPED.get(type(node.op))
            text = isinstance(node, ast.BinOp) and any(is_text(each) for each in (node.left, node.right))
            if other is not None and not text:
                instead = copy.deepcopy(node)
                instead.op = other()
                self.note(node, instead, where)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            self.note(node, ast.Pass(), where)
        elif isinstance(node, ast.Continue):
            self.note(node, ast.Break(), where)
        elif isinstance(node, ast.Call):
            names = [each.id for each in node.args[:2] if isinstance(each, ast.Name)]
            if len(names) == 2 and names[0] != names[1] and all(any(seat in n for seat in SEATS) for n in names):
                instead = copy.deepcopy(node)
                instead.args[0], instead.args[1] = instead.args[1], instead.args[0]
                self.note(node, instead, where)
        tests = [node.test] if isinstance(node, (ast.If, ast.While, ast.IfExp)) else []
        if isinstance(node, ast.comprehension):
            tests = list(node.ifs)
        for test in tests:
            if not isinstance(test, ast.Compare) or len(test.ops) > 1:  # turned above already
                self.note(test, ast.UnaryOp(ast.Not(), copy.deepcopy(test)), where)


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def short(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


@lru_cache(maxsize=64)
def changes_of(path: Path) -> tuple[ast.Module, list[Change]]:
    """A file's tree, and all that can be changed in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    finder = Finder()
    for node in tree.body:
        finder.walk(node, "(module)")
    return tree, finder.changes


def mutants_of(path: Path) -> Iterator[Mutant]:
    """Every mutant of a file, in the order of its text."""
    seen: Counter[tuple[str, str, str]] = Counter()
    name = path.relative_to(SOURCES).as_posix()
    for number, change in enumerate(changes_of(path)[1]):
        same = (change.function, change.was, change.becomes)
        line = change.node.lineno  # type: ignore[attr-defined]
        last = change.node.end_lineno or line  # type: ignore[attr-defined]
        yield Mutant(name, line, last, change.statement or line, *same, seen[same], number)
        seen[same] += 1


class Putter(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, node: ast.AST, instead: ast.AST) -> None:
        self.node, self.instead = node, instead

    def visit(self, node: ast.AST) -> ast.AST:
        return self.instead if node is self.node else super().generic_visit(node)


def mutated(mutant: Mutant) -> ast.Module:
    """The tree of the file with the mutant in it."""
    path = SOURCES / mutant.path
    changes_of.cache_clear()  # the tree is changed in place
    tree, changes = changes_of(path)
    change = changes[mutant.number]
    Putter(change.node, change.instead).visit(tree)
    changes_of.cache_clear()
    return ast.fix_missing_locations(tree)
