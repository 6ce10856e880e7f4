"""What is printed on every card: its numbers, as the card list has them, and its text, as it was last read.

`printed_numbers.csv` comes from the list of printings, not from the library. `read_cards.txt` is the library's own text
of every card, which a person has read beside the printed card: a word or a number that changes in a card changes its
text here, and whoever changes it reads the card again and writes the line anew:

    python -m tests.shadowfist.test_printed
"""

import csv
from functools import lru_cache
from pathlib import Path

import pytest

from kwoon.games.shadowfist.cards.library import library
from kwoon.games.shadowfist.shown.view import printed
from kwoon.games.shadowfist.state.card import Card, letters
from kwoon.games.shadowfist.terms.codes import TYPE_NAMES
from tests.rules import rule

HERE = Path(__file__).parent
READ = HERE / "read_cards.txt"
WITH_CARD = {"Character": ("fighting",), "Site": ("power", "body"), "Feng Shui Site": ("power", "body")}
"""The numbers that a type of card has besides its cost."""


def rows() -> dict[str, dict[str, str]]:
    with (HERE / "printed_numbers.csv").open(encoding="utf-8", newline="") as lines:
        return {row["title"]: row for row in csv.DictReader(lines)}


def number(value: int) -> str:
    return "X" if value == -1 else str(value)


def texts() -> list[str]:
    return [text(card) for card in sorted(library(), key=lambda card: card.title)]


def text(card: Card) -> str:
    return f"{card.title}: {printed(card)}"


@lru_cache
def read() -> list[str]:
    return READ.read_text(encoding="utf-8").splitlines()


@rule("SF-8.2", "SF-8.4", "SF-8.5", "SF-8.6", "SF-8.7", "SF-8.8", "SF-8.9")
@pytest.mark.parametrize("card", library(), ids=[card.title for card in library()])
def test_the_numbers_of_a_card_are_those_that_are_printed_on_it(card: Card) -> None:
    row = rows()[card.title]
    assert (TYPE_NAMES[card.type], card.subtitle) == (row["type"], row["subtitle"])
    assert ("".join(sorted(letters(card.requires))), "".join(sorted(letters(card.provides)))) == (
        row["requires"],
        row["provides"],
    )
    if row["type"] != "Feng Shui Site":  # what those cost depends on how many one has (SF-25.7.2)
        assert number(card.cost) == row["cost"]
    for name in ("fighting", "power", "body"):
        value = number(getattr(card, name))
        assert value == (row[name] or "0")
        assert value == "0" or name in WITH_CARD[row["type"]]


@rule("SF-8.3")
@pytest.mark.parametrize("card", library(), ids=[card.title for card in library()])
def test_a_card_reads_as_it_was_read(card: Card) -> None:
    assert text(card) in read()


@rule("SF-8.3")
def test_every_card_reads_as_it_was_read() -> None:
    assert texts() == read()


if __name__ == "__main__":
    READ.write_text("".join(f"{line}\n" for line in texts()), encoding="utf-8")
