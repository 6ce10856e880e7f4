"""The numbered rules of the five rulebooks: their ids, and a gist of each in our own words.

A book is named by its prefix: KF Kung Fu Fighting, PS Puzzle Strike: Shadows, SF Shadowfist, TR Shadowfist
tournaments. The rulebooks' own sentences are not here.
"""

from __future__ import annotations

import csv
import tomllib
from functools import cache
from importlib import resources

BOOKS = ("KF", "PS", "SF", "TR")
TITLES = {
    "KF": "Kung Fu Fighting",
    "PS": "Puzzle Strike: Shadows",
    "SF": "Shadowfist",
    "TR": "Shadowfist tournaments",
}


@cache
def rules_of(book: str) -> dict[str, str]:
    """Every rule id of a book with its gist, in the book's order."""
    text = resources.files(__name__).joinpath(f"{book}.csv").read_text(encoding="utf-8")
    return {row["id"]: row["gist"] for row in csv.DictReader(text.splitlines())}


def is_rule(rule: str) -> bool:
    """Whether a rulebook has a rule of this id."""
    book = rule.partition("-")[0]
    return book in BOOKS and rule in rules_of(book)


def gist(rule: str) -> str:
    """What a rule says, in a sentence or two; empty for a number that no book has."""
    return rules_of(rule.partition("-")[0]).get(rule, "")


def find_rules(wish: str, books: tuple[str, ...] = BOOKS) -> dict[str, str]:
    """The rules of a book, of a number (with those below it), or with all of these words; each with its gist."""
    wish = wish.strip()
    everything = {rule: text for book in books for rule, text in rules_of(book).items()}
    if wish.upper() in books:
        return rules_of(wish.upper())
    number = wish.lower()
    below = {rule: text for rule, text in everything.items() if f"{rule.lower()}.".startswith(f"{number}.")}
    if below:
        return below
    words = number.split()
    return {rule: text for rule, text in everything.items() if all(word in f"{rule} {text}".lower() for word in words)}


@cache
def exemptions() -> dict[str, str]:
    """The rules that mean nothing in software, each with the reason: `kwoon rules` prints it."""
    text = resources.files(__name__).joinpath("exempt.toml").read_text(encoding="utf-8")
    return {rule: str(reason) for rule, reason in tomllib.loads(text).items()}
