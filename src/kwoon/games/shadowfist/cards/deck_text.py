# not compiled
"""Decks as players write them: a count and a title on each line, `#` before a comment, `Hitters:` as a heading.

Who reads them brings the titles that they know; the tournament's desk knows every card ever printed, a game its own.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches


def key(name: str) -> str:
    """A title as it is looked up: without case, punctuation, spaces and diacritics."""
    folded = unicodedata.normalize("NFKD", name.lower().replace("&", "and")).encode("ascii", "ignore").decode()
    return re.sub("[^a-z0-9]", "", folded)


class Titles:
    """Titles, to be found as people write them."""

    def __init__(self, names: Iterable[str], none: str = "no card") -> None:
        self.none = none
        """How a card that is not among them is told: `no card of the set`."""
        self.by_key = {key(name): name for name in names}
        self.without_article: dict[str, str] = {}
        """Titles that begin with an article, by the rest of their name, where no other title has that name."""
        for name in self.by_key.values():
            article, _, rest = name.partition(" ")
            if article.lower() in ("the", "a", "an") and key(rest) not in self.by_key:
                self.without_article[key(rest)] = name

    def find(self, name: str) -> str | None:
        """The title that was meant, or None; case, punctuation, diacritics and a lost article are forgiven."""
        wanted = key(name)
        return self.by_key.get(wanted) or self.without_article.get(wanted)

    def nearest(self, name: str, limit: int = 3) -> tuple[str, ...]:
        """The titles that a misspelt or shortened name may have meant, the likeliest first."""
        wanted = key(name)
        found = get_close_matches(wanted, self.by_key, n=limit, cutoff=0.6)
        if len(wanted) > 3:
            found += [each for each in self.by_key if wanted in each and each not in found]
        return tuple(self.by_key[each] for each in found[:limit])

    def unknown(self, name: str) -> str:
        """What is wrong with a title that is not among them."""
        close = self.nearest(name)
        return f"{self.none} has the title {name!r}" + (f" (near: {', '.join(close)})" if close else "")


@dataclass(frozen=True)
class Line:
    """One line of a deck: copies of a title, perhaps of a certain printing; or a directive, such as its name."""

    number: int
    text: str
    count: int = 0
    title: str = ""
    printing: str | None = None
    proxy: bool = False
    directive: str = ""
    value: str = ""


@dataclass(frozen=True)
class Problem:
    """A line that cannot be read, or must not stand in a deck."""

    line: int
    text: str
    what: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}: {self.text!r}"


_COUNT_FIRST = re.compile(r"(\d+)\s*[x×]?\s+(.+)", re.IGNORECASE)
_COUNT_GLUED = re.compile(r"(\d+)\s*[x×]\s*(.+)", re.IGNORECASE)
_COUNT_LAST = re.compile(r"(.+?)\s+[x×]\s*(\d+)", re.IGNORECASE)
_PRINTING = re.compile(r"(.+?)\s*\[([^\]]*)\]")
_PROXY = re.compile(r"(.+?)\s*\(proxy\)", re.IGNORECASE)
_DIRECTIVE = re.compile(r"(deck|name|pod)\s*:\s*(.+)", re.IGNORECASE)


def read_lines(text: str, titles: Titles) -> tuple[list[Line], list[Problem]]:
    """The lines of a deck, and every problem with the others."""
    found: list[Line] = []
    problems: list[Problem] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        written = raw.partition("#")[0].strip()
        directive = _DIRECTIVE.fullmatch(written)
        if directive is not None:
            word, value = directive.groups()
            found.append(Line(number, raw.strip(), directive=word.lower(), value=value))
        elif written and not (written.endswith(":") and titles.find(written) is None):  # "Characters:" is a heading
            try:
                found.append(_cards(number, raw.strip(), written, titles))
            except ValueError as wrong:
                problems.append(Problem(number, raw.strip(), str(wrong)))
    return found, problems


def _cards(number: int, raw: str, written: str, titles: Titles) -> Line:
    """Copies of a title; the first reading that gives a title counts, so `18 Bronze Men` is one card of that title."""
    rest, proxy, printing = written, False, None
    if (found := _PROXY.fullmatch(rest)) is not None:
        rest, proxy = found.group(1), True
    if (found := _PRINTING.fullmatch(rest)) is not None:
        rest, printing = found.group(1), found.group(2)
    readings: list[tuple[int, str]] = []
    for pattern in (_COUNT_FIRST, _COUNT_GLUED):
        if (found := pattern.fullmatch(rest)) is not None:
            readings.append((int(found.group(1)), found.group(2)))
    if (found := _COUNT_LAST.fullmatch(rest)) is not None:
        readings.append((int(found.group(2)), found.group(1)))
    readings.append((1, rest))
    for count, name in readings:
        title = titles.find(name)
        if title is not None:
            if count < 1:
                raise ValueError("the count must be 1 or more")
            return Line(number, raw, count, title, printing, proxy)
    raise ValueError(titles.unknown(readings[0][1]))
