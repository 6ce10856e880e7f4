"""The guide to the card language: its six cards are the real ones, and print what stands below them."""

import re
from pathlib import Path

import pytest

from kwoon.games.shadowfist.cards import make
from kwoon.games.shadowfist.cards.library import library
from tools import card_words

PAGE = Path(__file__).parents[2] / "docs" / "card-language.md"
EXAMPLES = re.findall(r"```python\n(.*?)```\n> (.*?)\n", PAGE.read_text(encoding="utf-8"), re.DOTALL)


def test_there_are_six_examples() -> None:
    assert len(EXAMPLES) == 6


def test_the_words_stand_there_as_the_code_has_them() -> None:
    _, _, rest = PAGE.read_text(encoding="utf-8").partition(card_words.BEGIN)
    assert rest.partition(card_words.END)[0].strip() == card_words.tables().strip(), "tools/card_words.py --write"


@pytest.mark.parametrize(("code", "text"), EXAMPLES, ids=[re.findall('"(.*?)"', code)[0] for code, _ in EXAMPLES])
def test_an_example_is_the_real_card_and_prints_its_text(code: str, text: str) -> None:
    card = eval(code.strip(), {name: getattr(make, name) for name in make.__all__})
    real = next(each for each in library() if each.title == card.title)
    assert card.text() == real.text() == text
    assert (card.cost, card.fighting, card.requires, card.provides) == (
        real.cost,
        real.fighting,
        real.requires,
        real.provides,
    )
