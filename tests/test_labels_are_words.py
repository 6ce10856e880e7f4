"""A label is only words, and so is a card's text or a sentence of the log: nobody takes them apart to find things out.

Whoever decides by an option reads its action; what a sentence tells stands in its event, and what a verb or an effect
does is said by its methods. The rooms of the card language are let off: they put a text together from texts.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from kwoon.games.shadowfist.terms import moments

SOURCES = Path(__file__).parents[1] / "src" / "kwoon"
WORDS = {"label", "prompt"}
FINDING = ("get", "findall", "finditer", "search", "match", "fullmatch")
MOMENTS = {value for name, value in vars(moments).items() if name.isupper()}
TOLD = {"aimed", "text", "prompt", "label"}
"""Words in a view, by their keys."""
MARKS = ("}'s", "'s ", "the ", "the face-down", ":: ", " :: ", "you may")
"""What a sentence of ours could be taken apart at."""
TAKING_APART = {
    *("startswith", "endswith", "removeprefix", "removesuffix", "replace"),
    *("partition", "rpartition", "split", "rsplit", "find", "index", "count"),
}
COMPOSING = tuple(f"games/shadowfist/{room}/" for room in ("state", "language", "lasting", "words", "cards", "terms"))
"""The rooms of the card language: a text is put together from texts there, and bent so that it reads well."""
CAREFUL = {"engine/record.py": "holds the label of a record against that of the game"}
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


def taken_apart(tree: ast.AST) -> Iterator[ast.AST]:
    """Every place in which words are searched for a mark that our own sentences have, or a text is searched at all."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            value, method = node.func.value, node.func.attr
            pattern = isinstance(value, ast.Name) and value.id == "re"
            marked = any(is_mark(each, pattern) for each in node.args[:1])
            if (pattern and marked) or (method in TAKING_APART and (marked or is_text(value))):
                yield node
        elif isinstance(node, ast.Compare) and any(isinstance(each, ast.In | ast.NotIn) for each in node.ops):
            if is_mark(node.left, False) or any(is_text(each) for each in node.comparators):
                yield node


def is_mark(node: ast.expr, pattern: bool) -> bool:
    """Whether a string is such a mark, or holds the one before a player's card."""
    if isinstance(node, ast.JoinedStr):
        named = [str(each.value) for each in node.values if isinstance(each, ast.Constant)]
        return any("}'s" in words or words.startswith("'s ") for words in named)
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return "}'s" in node.value if pattern else node.value in MARKS


def is_text(node: ast.expr) -> bool:
    """Whether an expression is what a word of the card language or an effect reads as."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "text"


def literal_moments(tree: ast.AST) -> Iterator[ast.AST]:
    """The moments of Shadowfist written out: compared with that of a view, or several of them in a row or as keys."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare):
            inside = [each for part in (node.left, *node.comparators) for each in ast.walk(part)]
            if any(is_moment_of_view(each) for each in inside) and any(is_moment(each) for each in inside):
                yield node
        elif isinstance(node, ast.Dict | ast.Tuple | ast.List | ast.Set):
            row = node.keys if isinstance(node, ast.Dict) else node.elts
            heads = [each.elts[0] if isinstance(each, ast.Tuple) and each.elts else each for each in row]
            if sum(is_moment(each) for each in heads) > 1:
                yield node


def is_moment(node: ast.AST | None) -> bool:
    return isinstance(node, ast.Constant) and node.value in MOMENTS


def is_moment_of_view(node: ast.AST) -> bool:
    return isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant) and node.slice.value == "moment"


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
        searched = node.args if node.func.attr in (*FINDING, "sub") else []
        return [node.func.value, *searched]
    return []


def is_words(node: ast.expr, names: set[str]) -> bool:
    """Whether an expression is a label or a prompt, or a name for one."""
    if isinstance(node, ast.Name):
        return node.id in names
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "with_names":
        return any(is_words(each, names) for each in node.args[:1])
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        return node.slice.value in TOLD
    return isinstance(node, ast.Attribute) and node.attr in WORDS and isinstance(node.ctx, ast.Load)


@cache
def files() -> list[tuple[str, ast.Module]]:
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        name = path.relative_to(SOURCES).as_posix()
        if not name.startswith(("tournament/", "cli/")):  # labels of decks and of columns
            found.append((name, ast.parse(path.read_text(encoding="utf-8"))))
    return found


def test_nobody_looks_into_a_label() -> None:
    found = {
        f"{name}:{node.lineno} {ast.unparse(node)}"
        for name, tree in files()
        if name not in CAREFUL
        for node in looks(tree)
        if isinstance(node, ast.expr)
    }
    assert not found


def test_nobody_takes_a_sentence_apart() -> None:
    found = {
        f"{name}:{node.lineno} {ast.unparse(node)}"
        for name, tree in files()
        for node in taken_apart(tree)
        if isinstance(node, ast.expr) and (not name.startswith(COMPOSING) or "the face-down" in ast.unparse(node))
    }
    assert not found


def test_a_moment_is_written_out_in_one_place() -> None:
    found = {
        f"{name}:{node.lineno}"
        for name, tree in files()
        for node in literal_moments(tree)
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


@pytest.mark.parametrize(
    "code",
    [
        "types = [kind for kind in TYPES if kind in cards.selector.text()]",
        'OWNED = re.compile(r"\\{(\\d+)\\}\'s (.+)", re.DOTALL)',
        'name = name.partition("\'s ")[2]',
        "whose = '' if target.startswith('the ') else 1",
        "whose = '' if name.startswith('the face-down') else 1",
        "costs, mark, effect = label.rpartition(':: ')",
        'plain = f"{{{thing.seat}}}\'s" in text',
        'said = where.startswith(f" · {names[thing.seat]}\'s location")',
        "if not text.startswith('you may'): pass",
        "effect.text().startswith('draw')",
    ],
)
def test_the_test_sees_who_takes_a_sentence_apart(code: str) -> None:
    """As it was done once, in one place each."""
    assert list(taken_apart(ast.parse(code)))


@pytest.mark.parametrize(
    "code",
    [
        "over = view['moment'] == 'end of the attack'",
        "early = view['moment'] in ('start of the turn', 'Establishing Shot')",
        "INTERCEPTING = ('interception', 'interceptors declared')",
        "TURN = (('start of the turn', 'Start'), ('Establishing Shot', 'Establishing Shot'))",
        "PASSED_ON = {'combat': ': let them fight', 'interception': ' before interceptors are declared'}",
    ],
)
def test_the_test_sees_a_moment_that_is_written_out(code: str) -> None:
    assert list(literal_moments(ast.parse(code)))


@pytest.mark.parametrize(
    "code", ["f'{effect.text()}.'", "now == moments.COMBAT", "TURN = ((moments.MAIN_SHOT, 'Main Shot'),)"]
)
def test_the_test_lets_texts_be_shown(code: str) -> None:
    assert not list(taken_apart(ast.parse(code)))
    assert not list(literal_moments(ast.parse(code)))
