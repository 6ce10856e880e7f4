"""A label is only words: whoever decides by an option reads its action, and nobody looks into a label or a prompt."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[1] / "src" / "kwoon"
WORDS = {"label", "prompt"}
CAREFUL = {
    "engine/record.py": "holds the label of a record against that of the game",
    "games/shadowfist/shown/labels.py": "makes the labels",
    "tables/manners/shadowfist.py": "leaves out what is paid, where a label would be too long",
}
"""Who looks into labels all the same, and why."""
BLIND = ("bots", "tables/passing.py", "tables/passing_shadowfist.py", "tables/passing_puzzlestrike.py")
"""Who decides by options, and so never has a label in the hand at all."""


def looks(tree: ast.AST) -> Iterator[ast.AST]:
    """Every place in which a label is compared, searched, split or looked up, not only shown or handed on."""
    for scope in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Module)]:
        names = {
            target.id
            for node in ast.walk(scope)
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and is_words(node.value, set())
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name)
        }
        if isinstance(scope, ast.FunctionDef):
            names |= {each.arg for each in scope.args.args if each.arg in WORDS}
        for node in ast.walk(scope):
            if any(is_words(each, names) for each in looked_into(node)):
                yield node


def looked_into(node: ast.AST) -> list[ast.expr]:
    """What an expression looks into."""
    if isinstance(node, ast.Compare):
        return [node.left, *node.comparators]
    if isinstance(node, ast.Subscript):
        return [node.value, node.slice]
    if isinstance(node, ast.Dict):
        return [key for key in node.keys if key is not None]
    if isinstance(node, ast.DictComp):
        return [node.key]
    if isinstance(node, ast.SetComp):
        return [node.elt]
    if isinstance(node, ast.Set):
        return node.elts
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        searched = node.args if node.func.attr in ("get", "findall", "finditer", "search", "match", "sub") else []
        return [node.func.value, *searched]
    return []


def is_words(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is a label or a prompt, or a name for one."""
    if isinstance(node, ast.Name):
        return node.id in names
    return isinstance(node, ast.Attribute) and node.attr in WORDS and isinstance(node.ctx, ast.Load)


def files() -> Iterator[tuple[str, ast.Module]]:
    for path in SOURCES.rglob("*.py"):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith(("tournament/", "cli/")):  # labels of decks and of columns
            yield name, ast.parse(path.read_text(encoding="utf-8"))


def test_nobody_looks_into_a_label() -> None:
    found = {
        f"{name}:{node.lineno} {ast.unparse(node)}"
        for name, tree in files()
        if name not in CAREFUL
        for node in looks(tree)
        if isinstance(node, ast.expr)
    }
    assert not found


def test_who_is_allowed_to_does() -> None:
    """An allowance that nobody needs any more is taken back."""
    assert {name for name, tree in files() if any(True for _ in looks(tree))} == set(CAREFUL)


def test_who_decides_by_options_has_no_label_at_all() -> None:
    found = {
        f"{name}:{node.lineno}"
        for name, tree in files()
        if name.startswith(BLIND)
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr in WORDS
    }
    assert not found


@pytest.mark.parametrize(
    "code",
    [
        "option.label == 'Yes'",
        "'Discard' in option.label",
        "option.label.startswith('Let ')",
        "option.label[:4]",
        "totals.get(option.label, -1)",
        "STRENGTH[option.label]",
        "{option.label: option.index for option in options}",
        "{option.label for option in options}",
        "SEAT.findall(option.label)",
        "' sends ' in question.prompt",
        "def f(option):\n    text = option.label\n    return text.startswith('Use ')",
        "def f(label):\n    return label.partition(':')",
    ],
)
def test_the_test_sees_who_looks(code: str) -> None:
    assert list(looks(ast.parse(code)))


@pytest.mark.parametrize(
    "code", ["f'{option.label} ×2'", "show(option.label)", "named(move.label, names)", "Move(0, 1, o.label)"]
)
def test_the_test_lets_words_be_shown(code: str) -> None:
    assert not list(looks(ast.parse(code)))
