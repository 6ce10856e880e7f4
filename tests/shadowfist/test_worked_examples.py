"""Every card that a worked example of the rulebooks names is in the library; docs/worked-examples.md lists them."""

import re
from pathlib import Path

import pytest

from kwoon.games.shadowfist.cards.library import by_title, card_named

LIST = Path(__file__).parents[2] / "docs" / "worked-examples.md"


def rows() -> list[list[str]]:
    """The cards of the list: title, type, newest set, Modern, in Combat in Kowloon, where named."""
    lines = LIST.read_text(encoding="utf-8").partition("## The cards")[2].splitlines()
    found = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    return found[1:]


def test_the_list_is_whole() -> None:
    assert len(rows()) == 125


@pytest.mark.parametrize("row", rows(), ids=lambda row: row[0])
def test_the_card_is_in_the_library_in_its_newest_printing(row: list[str]) -> None:
    assert row[0] in by_title()
    card = card_named(row[0])
    assert (card.type_name, card.set) == (row[1], row[2])


def test_every_card_of_an_example_is_on_the_list() -> None:
    """The first table names cards by rule; a title in parentheses is the rulebook's spelling."""
    lines = LIST.read_text(encoding="utf-8").partition("## The cards")[0].splitlines()
    cells = [line.split("|")[3] for line in lines if line.startswith("| ") and not line.startswith("| rule")]
    named = {title.strip() for cell in cells for title in re.sub(r"\(.*?\)", "", cell).split(";")}
    listed = {row[0] for row in rows()}
    assert {title for title in named if title and title != "Swordsman"} <= listed
