"""The card language as a house: one front door, no word hidden by another."""

from importlib import import_module
from pkgutil import iter_modules

from kwoon.games.shadowfist import language, state, words
from kwoon.games.shadowfist.cards import make
from kwoon.games.shadowfist.state.words import Word


def test_every_word_can_be_had_from_the_front_door() -> None:
    for room in (state, language, words):
        for found in iter_modules(room.__path__):
            if (room, found.name) == (state, "words"):
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
