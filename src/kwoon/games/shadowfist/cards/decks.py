# not compiled
"""SF-1.2: the decks of the hall, and whether a deck of one's own can be played.

A deck is a file such as those in `deck_files`: `5 Imp` on a line. Every problem in it is told at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from itertools import takewhile
from typing import Final

from kwoon.engine.errors import BadOptions
from kwoon.games.shadowfist.cards.deck_text import Line, read_lines
from kwoon.games.shadowfist.cards.library import card_named, titles_known
from kwoon.games.shadowfist.terms.codes import NO_MAX

COPIES: Final = 5
"""SF-1.2.1: at most five cards of one title."""
FIRST_HAND: Final = 6
"""SF-2.5: the rules have no least size (SF-1.2.2), but the first hand has to come from somewhere."""
ORDER: Final[tuple[str, ...]] = (
    "dragons",
    "lotus",
    "ascended",
    "hand",
    "jammers",
    "monarchs",
    "thunder",
    "lodge",
    "architects",
    "purists",
    "masters",
    "syndicate",
)
"""The hall's decks, in the order in which seats without one get them."""


@dataclass(frozen=True)
class Deck:
    """One of the hall's decks."""

    name: str
    """By which it is asked for: its faction's, or that of its people."""
    text: str
    """Its file."""

    @property
    def title(self) -> str:
        """What its builder called it."""
        return next(line.partition(":")[2].strip() for line in self.text.splitlines() if line.startswith("deck:"))

    @property
    def blurb(self) -> str:
        """What it is about and how to play it: the comment at the top of its file."""
        top = takewhile(lambda line: line.startswith("#"), self.text.splitlines())
        return " ".join([line.removeprefix("#").strip() for line in top])

    @cached_property
    def titles(self) -> list[str]:
        """Its cards, by title."""
        return read_deck(self.text, self.name)


def _hall_deck(name: str) -> Deck:
    folder = resources.files("kwoon.games.shadowfist").joinpath("deck_files")
    return Deck(name, folder.joinpath(f"{name}.txt").read_text(encoding="utf-8"))


DECKS: Final[dict[str, Deck]] = {name: _hall_deck(name) for name in ORDER}


def read_deck(text: str, where: str) -> list[str]:
    """The titles of a deck file, as often as they are in it. BadOptions tells everything that is wrong with it."""
    lines, problems = read_lines(text, titles_known())
    told = [(each.line, str(each)) for each in problems]
    cards = [line for line in lines if not line.directive]
    for line in lines:
        if line.directive == "pod":
            told.append((line.number, f"line {line.number}: pods belong to drafts (TR-A3); write out the cards"))
    told += too_many(cards)
    size = sum(line.count for line in cards)
    if size < FIRST_HAND and not problems:
        told.append((len(text) + 1, too_few(size)))
    refuse([problem for _, problem in sorted(told)], where)
    return [line.title for line in cards for _ in range(line.count)]


def too_many(cards: Sequence[Line]) -> list[tuple[int, str]]:
    """SF-1.2.1, SF-49.3: the sixth copy of a title, with the line that brings it."""
    found: list[tuple[int, str]] = []
    counts: dict[str, int] = {}
    for line in cards:
        before = counts.get(line.title, 0)
        counts[line.title] = before + line.count
        if before <= COPIES < counts[line.title] and not card_named(line.title).restrictions & NO_MAX:
            found.append((line.number, line.title))
    return [(at, f"line {at}: {too_many_copies(title, counts[title])}") for at, title in found]


def too_many_copies(title: str, count: int) -> str:
    """What is said of a deck with too many copies of a title (SF-1.2.1)."""
    return f"{count} copies of {title}; {COPIES} at most (SF-1.2.1)"


def too_few(size: int) -> str:
    """What is said of a deck that is too small for a first hand (SF-2.5)."""
    return f"{size} cards; a game needs at least {FIRST_HAND}, for the first hand (SF-2.5)"


def check_titles(titles: Sequence[str], where: str) -> list[str]:
    """A deck given as titles; they come back as they are printed. BadOptions tells everything that is wrong with it."""
    known = titles_known()
    problems = [known.unknown(written) for written in dict.fromkeys(titles) if known.find(written) is None]
    deck = [title for written in titles if (title := known.find(written)) is not None]
    for title in dict.fromkeys(deck):
        if deck.count(title) > COPIES and not card_named(title).restrictions & NO_MAX:
            problems.append(too_many_copies(title, deck.count(title)))
    if len(titles) < FIRST_HAND:
        problems.append(too_few(len(titles)))
    refuse(problems, where)
    return deck


def refuse(problems: list[str], where: str) -> None:
    """All problems of a deck in one refusal, a line each."""
    if problems:
        raise BadOptions("\n".join([f"{where}: {problem}" for problem in problems]))
