"""How long cards are in the card language, and how many need something of their own.

    python tools/card_lines.py            # all files of cards
    python tools/card_lines.py --long 9   # and the cards of so many lines or more

A card "uses a named function" if it calls one that its file of cards defines. A word is "of one card" if the files of
cards name it once only.
"""

import argparse
import ast
from collections import Counter
from pathlib import Path
from statistics import median

CARDS = Path(__file__).parent.parent / "src/kwoon/games/shadowfist/cards"
MAKERS = {"character", "event", "feng_shui", "site", "state", "edge", "make"}


def card_files() -> list[Path]:
    """The files that hold cards."""
    return [path for path in sorted(CARDS.glob("*/*.py")) if path.name != "__init__.py"]


def called(node: ast.AST) -> set[str]:
    """The names of everything that is called in a piece of a file."""
    calls = [each for each in ast.walk(node) if isinstance(each, ast.Call)]
    return {call.func.id for call in calls if isinstance(call.func, ast.Name)}


def main() -> None:
    """Read the files, print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--long", type=int, default=0)
    long = parser.parse_args().long
    lines: dict[str, int] = {}
    own: list[str] = []
    words: Counter[str] = Counter()
    for path in card_files():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        functions = {each.name for each in tree.body if isinstance(each, ast.FunctionDef)}
        words.update(each.id for each in ast.walk(tree) if isinstance(each, ast.Name) and each.id[:2].istitle())
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MAKERS:
                title = ast.literal_eval(node.args[0])
                lines[title] = (node.end_lineno or node.lineno) - node.lineno + 1
                if called(node) & functions:
                    own.append(title)
    alone = sorted(word for word, count in words.items() if count == 1)
    print(f"{len(lines)} cards; median {median(lines.values())} lines, longest {max(lines.values())}")
    print(f"{len(own)} use a named function: {', '.join(own) or 'none'}")
    print(f"{len(alone)} of {len(words)} words are of one card: {', '.join(alone)}")
    for title, count in sorted(lines.items()):
        if long and count >= long:
            print(f"{count:3} {title}")


if __name__ == "__main__":
    main()
