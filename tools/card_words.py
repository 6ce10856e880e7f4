"""The words of the card language by topic, as tables for docs/card-language.md.

python -m tools.card_words            # print the tables
python -m tools.card_words --write    # put them into the page, between its two marks
"""

import argparse
import ast
from pathlib import Path

from kwoon.games.shadowfist.cards import make
from kwoon.games.shadowfist.cards.calls import call_of
from kwoon.games.shadowfist.state.word_kinds import Word

TOP = Path(__file__).parent.parent
SHADOWFIST = TOP / "src/kwoon/games/shadowfist"
PAGE = TOP / "docs/card-language.md"
BEGIN = "<!-- words: tools/card_words.py --write -->"
END = "<!-- end of words -->"
MAKERS = {"character", "event", "feng_shui", "site", "state", "edge"}
SHORT = ("make_cards", "make_abilities", "make_phrases")
ABILITIES = ("abilities", "permissions", "damage_rules", "delayed")


def tree_of(path: Path) -> ast.Module:
    """A file, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


def examples() -> dict[str, str]:
    """For every name, the first card that is written with it; also through a name that its file defines."""
    found: dict[str, str] = {}
    for path in sorted((SHADOWFIST / "cards").rglob("*.py")):
        tree = tree_of(path)
        shared: dict[str, set[str]] = {}
        for node in ast.walk(tree):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                shared[node.targets[0].id] = {each.id for each in ast.walk(node.value) if isinstance(each, ast.Name)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant):
                    names = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
                    names |= {each for shared_name in names for each in shared.get(shared_name, set())}
                    for name in names:
                        found.setdefault(name, str(first.value))
    return found


def names() -> set[str]:
    """The names that `cards.make` lets through to the files of cards."""
    for node in tree_of(SHADOWFIST / "cards/make.py").body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "__all__":
            return set(ast.literal_eval(node.value))
    raise ValueError("cards/make.py has no __all__")


def ready_made() -> list[str]:
    """What is written without brackets: words that are made already, with what they read as; then plain names."""
    plain = sorted(name for name in names() if not callable(getattr(make, name)))
    words = [name for name in plain if isinstance(getattr(make, name), Word)]
    lines = ["### Ready made", "", "Words that are written without brackets.", "", "| word | reads |", "|---|---|"]
    lines += [f"| `{name}` | {getattr(make, name).text()} |" for name in words]
    lines += ["", "Names for types, zones, durations, happenings and the like, by the file that says what each is:", ""]
    behind = [node for node in tree_of(SHADOWFIST / "cards/make.py").body if isinstance(node, ast.ImportFrom)]
    waiting = [name for name in plain if name not in words]
    for home in sorted({node.module or "" for node in behind}):
        path = home.removeprefix("kwoon.games.shadowfist.").replace(".", "/")
        found = [name for name in assigned(SHADOWFIST / f"{path}.py") if name in waiting]
        waiting = [name for name in waiting if name not in found]
        if found:
            lines.append(f"- `{path}`: {', '.join(f'`{name}`' for name in found)}")
    return [*lines, ""]


def assigned(path: Path) -> list[str]:
    """The names that a file gives a value, in order."""
    targets = [
        node.targets[0] if isinstance(node, ast.Assign) else node.target
        for node in tree_of(path).body
        if isinstance(node, ast.Assign | ast.AnnAssign)
    ]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def words_of(path: Path) -> list[tuple[str, str]]:
    """The words of a file that cards are written in, with what they say, in order; one of several forms once."""
    found: list[tuple[str, str]] = []
    written = names()
    for node in tree_of(path).body:
        if isinstance(node, ast.ClassDef) or (isinstance(node, ast.FunctionDef) and path.stem in SHORT):
            overloaded = any(isinstance(each, ast.Name) and each.id == "overload" for each in node.decorator_list)
            if node.name not in written or overloaded:
                continue
            says = (ast.get_docstring(node) or "").partition("\n")[0]
            found.append((node.name, says))
    return found


def tables() -> str:
    """One table a topic: first the short names, then the words themselves."""
    titles = examples()
    paths = [SHADOWFIST / "cards" / f"{name}.py" for name in SHORT]
    paths += [SHADOWFIST / "state" / f"{name}.py" for name in ABILITIES]
    for room in ("language", "words"):
        paths += [path for path in sorted((SHADOWFIST / room).glob("*.py")) if path.stem not in ("__init__", "names")]
    lines = ready_made()
    for path in paths:
        words = words_of(path)
        if not words:
            continue
        topic = (ast.get_docstring(tree_of(path)) or "").partition("\n")[0]
        lines += [f"### `{path.stem}`", "", topic, "", "| word | what it says | example |", "|---|---|---|"]
        lines += [f"| `{call_of(name)}` | {says} | {titles.get(name, '')} |" for name, says in words]
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    """Print them, or put them into the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    if not parser.parse_args().write:
        print(tables())
        return
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    PAGE.write_text(f"{before}{BEGIN}\n\n{tables()}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
