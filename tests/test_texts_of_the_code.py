"""What docstrings, comments and the page on the architecture say can be found and read.

What they name in backticks is there: modules, classes, words.
A bare word must be a module, a room, or a word of the code. What has a point or a stroke in it must lead there:
`terms.codes` and `effects/damage` to a module, `Table.changed` to a class that knows the word, `cards/` to a folder.
"""

import ast
import io
import re
import tokenize
from functools import cache
from pathlib import Path

import pytest

HOME = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "tools", "benchmarks", "examples")
FILES = {folder: sorted((HOME / folder).rglob("*.py")) for folder in FOLDERS}
NAMED = re.compile(r"`([A-Za-z_][\w./]*)`")
WORD = re.compile(r"[A-Za-z_]\w*")
ELSEWHERE = {
    "NOTIFY": "a command of PostgreSQL",
    "resample_from_infostate": "a method of OpenSpiel's",
    "player.name": "as it stands in a template",
    "question.about": "as it stands in a view",
    "build/compiled": "made by make compile",
}


@cache
def read(path: Path) -> tuple[list[tuple[int, str]], set[str]]:
    """The comments and docstrings of a file, each with its line, and the words of all the rest."""
    source = path.read_text(encoding="utf-8")
    told = [
        (node.lineno, node.value.value)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]
    begun = {line for line, _ in told}
    words = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            told.append((token.start[0], token.string))
        elif token.type in (tokenize.NAME, tokenize.STRING) and token.start[0] not in begun:
            words.update(WORD.findall(token.string))
    return told, words


@cache
def modules(folders: tuple[str, ...]) -> dict[tuple[str, ...], set[str]]:
    """Every module and room by its path, with the words of its code."""
    found: dict[tuple[str, ...], set[str]] = {}
    for folder in folders:
        for path in FILES[folder]:
            parts = path.relative_to(HOME / "src" if folder == "src" else HOME).with_suffix("").parts
            found[parts[:-1] if parts[-1] == "__init__" else parts] = read(path)[1]
            found.setdefault(parts[:-1], set())
    return found


@cache
def all_words(folders: tuple[str, ...]) -> set[str]:
    """Every word of the code, and the names of all modules and rooms."""
    known = modules(folders)
    return set().union(*known.values(), *known)


@cache
def classes(folders: tuple[str, ...]) -> dict[str, set[str]]:
    """Every class, with the words of the modules that have one of that name."""
    found: dict[str, set[str]] = {}
    for folder in folders:
        for path in FILES[folder]:
            for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
                found.setdefault(name, set()).update(read(path)[1])
    return found


@cache
def all_files() -> set[str]:
    """The paths of all files and folders, from each of their folders on."""
    found = set()
    for folder in (*FOLDERS, "docs"):
        for path in (HOME / folder).rglob("*"):
            parts = path.relative_to(HOME).parts
            found.update("/".join(parts[at:]) for at in range(len(parts)))
    return found


@cache
def exists(name: str, folders: tuple[str, ...]) -> bool:
    """Whether something of ours is called so."""
    parts = tuple(re.split(r"[./]", name.removesuffix(".py")))
    if name in ELSEWHERE or name in all_files():
        return True
    if len(parts) == 1:
        return parts[0] in all_words(folders)
    if parts[0] in classes(folders):
        return classes(folders)[parts[0]] >= set(parts[1:])
    return any(
        module[-count:] == parts[:count] and words >= set(parts[count:])
        for module, words in modules(folders).items()
        for count in range(1, len(parts) + 1)
    )


def missing(text: str, folders: tuple[str, ...]) -> list[str]:
    """What a text names in backticks and is not there."""
    names = {each.rstrip("/") for each in NAMED.findall(text)}
    return sorted(name for name in names if not exists(name, folders))


@pytest.mark.parametrize("folder", FOLDERS)
def test_what_is_named_in_backticks_is_there(folder: str) -> None:
    folders = ("src",) if folder == "src" else FOLDERS
    gone = [
        f"{path.relative_to(HOME)}:{line}: `{name}`"
        for path in FILES[folder]
        for line, text in read(path)[0]
        for name in missing(text, folders)
    ]
    assert not gone, "\n".join(gone)


def test_what_the_page_on_the_architecture_names_is_there() -> None:
    assert missing((HOME / "docs/architecture.md").read_text(encoding="utf-8"), FOLDERS) == []


@pytest.mark.parametrize("room", ["state", "standing", "legality", "effects", "attack", "shown"])
def test_the_page_on_the_architecture_names_every_module_of_a_room_of_shadowfist(room: str) -> None:
    text = (HOME / "docs/architecture.md").read_text(encoding="utf-8")
    row = next(line for line in text.splitlines() if line.startswith(f"| `{room}/` |"))
    inside = {path.stem for path in (HOME / "src/kwoon/games/shadowfist" / room).glob("*.py")} - {"__init__"}
    assert inside - set(NAMED.findall(row)) - {"why_attack", "why_choosing", "why_in_play", "why_words"} == set()


@pytest.mark.parametrize("name", ["standing.no_such_thing", "no_such_room/steps", "Table.no_such_field", "nosuchword"])
def test_what_is_not_there_is_found_out(name: str) -> None:
    assert missing(f"See `{name}`, and `Table.changed` in `state/table.py`.", ("src",)) == [name]


@pytest.mark.parametrize("folder", FOLDERS)
def test_every_docstring_is_a_sentence_of_its_own(folder: str) -> None:
    """None goes on with the sentence of the constant before it, and "how many" is not said as "so many"."""
    torn = re.compile(r"[,;]$|^(and|or|but) |^So (many|much|often|long|far|likely)\b")
    found = [
        f"{path.relative_to(HOME)}:{line}: {text}"
        for path in FILES[folder]
        for line, text in read(path)[0]
        if not text.startswith("#") and torn.search(text.strip())
    ]
    assert not found, "\n".join(found)
