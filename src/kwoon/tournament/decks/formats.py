"""TR-6.1: the sanctioned formats, and what each asks of a deck beyond the five-copy rule."""

from __future__ import annotations

import tomllib
import unicodedata
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib import resources
from itertools import combinations

from kwoon.games.shadowfist.cards.deck_text import key


class Source(Enum):
    """Where the cards of a deck come from."""

    CONSTRUCTED = "constructed"
    SEALED = "sealed"
    DRAFT = "draft"


@dataclass(frozen=True, slots=True)
class Format:
    """A format as data (`data/formats.toml`)."""

    slug: str
    name: str
    rule: str
    source: Source
    copies: int
    no_max: bool
    sharing: int
    letters: int
    players: tuple[int, int] | None = None

    @property
    def limited(self) -> bool:
        """Whether decks come from packs opened at the event; pods are for these only (TR-6.1.f, TR-7.2)."""
        return self.source is not Source.CONSTRUCTED


@cache
def formats() -> dict[str, Format]:
    """Every format by its slug."""
    text = resources.files(__package__).joinpath("data/formats.toml").read_text(encoding="utf-8")
    found: dict[str, Format] = {}
    for slug, entry in tomllib.loads(text).items():
        players = entry.get("players")
        found[slug] = Format(
            slug,
            entry["name"],
            entry["rule"],
            Source(entry["source"]),
            entry["copies"],
            entry["no_max"],
            entry.get("sharing", 0),
            entry.get("letters", 0),
            (players[0], players[1]) if players else None,
        )
    return found


def format_named(name: str) -> Format:
    """A format by its name or slug."""
    for each in formats().values():
        if key(name) in (key(each.slug), key(each.name)):
            return each
    known = ", ".join(each.name for each in formats().values())
    raise ValueError(f"no format is called {name!r} (TR-6.1); there are {known}")


def initial(title: str) -> str:
    """TR-6.1.c: the letter a title begins with: marks and numerals are passed over, articles are not."""
    folded = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    return next((each.upper() for each in folded if each.isalpha()), "")


def best_letters(titles: Iterable[tuple[str, int]], count: int = 3) -> str:
    """TR-6.1.c: the letters that cover the most cards of a deck of (title, copies), in alphabetical order."""
    weight: Counter[str] = Counter()
    for title, copies in titles:
        if letter := initial(title):
            weight[letter] += copies
    if len(weight) <= count:
        return "".join(sorted(weight))
    choices = combinations(sorted(weight), count)
    return "".join(max(choices, key=lambda letters: sum(weight[each] for each in letters)))
