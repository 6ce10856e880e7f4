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
    """What a rule is about, in a few words; empty where we keep only its number."""
    return rules_of(rule.partition("-")[0]).get(rule, "")


@cache
def exemptions() -> dict[str, str]:
    """The rules that mean nothing in software, each with its reason."""
    text = resources.files(__name__).joinpath("exempt.toml").read_text(encoding="utf-8")
    return {rule: str(reason) for rule, reason in tomllib.loads(text).items()}
