"""The card language as a house: one front door, no word hidden by another."""

from importlib import import_module
from pkgutil import iter_modules

from kwoon.games.shadowfist import language, state, words
from kwoon.games.shadowfist.cards import make
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.word_kinds import Word

SHORT_NAMES_OF_WORDS = {"resources", "as_number"}
"""Functions that stand beside the words which they make."""


def test_every_word_can_be_had_from_the_front_door() -> None:
    for room in (state, language, words):
        for found in iter_modules(room.__path__):
            if (room, found.name) == (state, "words"):
                continue
            module = import_module(f"{room.__name__}.{found.name}")
            for name, word in vars(module).items():
                if isinstance(word, type) and issubclass(word, Word) and word.__module__ == module.__name__:
                    assert getattr(make, name) is word, f"{name} of {module.__name__}"
                    assert name in make.__all__ or name == "Ability", f"{name} is not among the words of cards.make"


def test_no_short_name_is_hidden_by_a_rule_of_the_same_name() -> None:
    for part in ("make_abilities", "make_cards", "make_phrases"):
        module = import_module(f"kwoon.games.shadowfist.cards.{part}")
        for name, short in vars(module).items():
            if getattr(short, "__module__", "") == module.__name__:
                assert getattr(make, name) is short, name


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
