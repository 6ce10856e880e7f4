"""The card language as a house: one front door, no word hidden by another."""

import ast
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from kwoon.games.shadowfist import cards, language, state, words
from kwoon.games.shadowfist.cards import make
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.word_kinds import Word

SHORT_NAMES_OF_WORDS = {"resources"}
"""Functions that stand beside the words which they make."""
COULD_BE_WRITTEN = {"ANY_DAMAGE", "CONTROL_TAKEN", "DIVIDED", "NO_TARGET", "OPEN_RESPONSE", "TOASTED"}
"""What no card is written with yet, but another could be: a moment, a step of damage, a pile, ..."""


def test_every_word_stands_behind_the_front_door() -> None:
    for room in (state, language, words):
        for found in iter_modules(room.__path__):
            if (room, found.name) == (state, "word_kinds"):
                continue
            module = import_module(f"{room.__name__}.{found.name}")
            for name, word in vars(module).items():
                if isinstance(word, type) and issubclass(word, Word) and word.__module__ == module.__name__:
                    assert getattr(make, name) is word, f"{name} of {module.__name__}"


def test_no_short_name_is_hidden_by_a_rule_of_the_same_name() -> None:
    for part in ("make_abilities", "make_cards", "make_phrases"):
        module = import_module(f"kwoon.games.shadowfist.cards.{part}")
        for name, short in vars(module).items():
            if getattr(short, "__module__", "") == module.__name__:
                assert getattr(make, name) is short, name


def written() -> set[str]:
    """Every name that stands in a file of cards."""
    home = Path(next(iter(cards.__path__)))
    files = [path for path in home.rglob("*.py") if path.parent != home or path.name == "shared.py"]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    return {node.id for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Name)}


def test_the_front_door_lets_only_through_what_a_card_writes() -> None:
    """No base of words, and nothing that only the short names make."""
    assert set(make.__all__) - written() == COULD_BE_WRITTEN


def test_the_front_door_lets_only_words_of_cards_through() -> None:
    """A star import brings words, short names and constants: no function or procedure of the rules, no typing."""
    assert len(set(make.__all__)) == len(make.__all__)
    for name in make.__all__:
        found = getattr(make, name)
        if isinstance(found, type):
            assert issubclass(found, Word | Card), name
        elif callable(found):
            home = found.__module__.removeprefix("kwoon.games.shadowfist.")
            assert home.startswith("cards.make_") or name in SHORT_NAMES_OF_WORDS, name
