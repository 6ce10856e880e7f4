"""Every Shadowfist title ever printed: names, types, sets and numbers, no rules text.

The list is read when it is first asked for. `tools/make_titles.py` makes it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from functools import cache
from importlib import resources

from kwoon.games.shadowfist.cards.deck_text import Titles, key
from kwoon.games.shadowfist.terms.designators import designators


class CardType(Enum):
    """SF-7: what a card is. A few promos are known by title only, and one marker is no card of a deck."""

    CHARACTER = "Character"
    EVENT = "Event"
    STATE = "State"
    EDGE = "Edge"
    SITE = "Site"
    FENG_SHUI_SITE = "Feng Shui Site"
    MARKER = "Marker"
    UNKNOWN = "Unknown"


@dataclass(frozen=True, slots=True)
class CardSet:
    """A set of cards and the house that printed it. Sets have the order of their printing."""

    code: str
    name: str
    house: str
    order: int

    @property
    def modern(self) -> bool:
        """TR-6.0.b: printed by Inner Kingdom Games or Vetusta Games."""
        return self.house.startswith("Inner Kingdom Games")


@dataclass(frozen=True, slots=True)
class Version:
    """What a title looks like in some of its sets. Printings in the sets `replacing` have a reprint number: older
    printings are played as these (SF-8.11)."""

    subtitle: str
    cost: str
    requires: str
    provides: str
    sets: tuple[str, ...]
    replacing: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Title:
    """A title and its versions, the oldest first."""

    name: str
    type: CardType
    group: str
    no_max: bool
    versions: tuple[Version, ...]

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets that hold this title, the oldest first."""
        order = sets()
        return tuple(sorted({each for v in self.versions for each in v.sets}, key=lambda name: order[name].order))

    @property
    def modern(self) -> bool:
        """TR-6.0.b: whether a modern set holds it (the promo list is the environment's)."""
        return any(sets()[name].modern for name in self.sets)

    @property
    def feng_shui(self) -> bool:
        """SF-7.3.1: whether it is a Feng Shui Site: its subtitle says so."""
        return self.type is CardType.FENG_SHUI_SITE

    @property
    def foundation(self) -> bool:
        """SF-18.4: a Character that requires nothing and provides a resource."""
        latest = self.versions[-1]
        return self.type is CardType.CHARACTER and not latest.requires and latest.provides != ""

    def version_in(self, set_name: str, subtitle: str = "") -> Version | None:
        """SF-8.11, TR-3.0.d: how a copy of this set is played: as printed, or as a reprint replaces it.

        A few sets hold a title twice; the subtitle tells which, and without it the last is meant.
        """
        found = [v for v in self.versions if set_name in v.sets and subtitle in ("", v.subtitle)]
        if not found:
            return None
        order = sets()
        newer = [
            (order[name].order, v)
            for v in self.versions
            for name in v.replacing
            if order[name].order > order[set_name].order
        ]
        return max(newer, key=lambda pair: pair[0])[1] if newer else found[-1]

    def latest(self, within: Collection[str] = (), subtitle: str = "") -> Version:
        """TR-3.0.d: the version of the newest set, among the sets given if any of them holds the title."""
        held = [name for name in self.sets if name in within] or list(self.sets)
        found = [version for name in held if (version := self.version_in(name, subtitle)) is not None]
        return found[-1] if found else self.versions[-1]

    def designators(self, version: Version | None = None) -> frozenset[str]:
        """SF-14: the designators of a version; of the latest where none is given."""
        return designators(self.name, (version or self.latest()).subtitle)


def find(name: str) -> Title | None:
    """The title of this name, or None; case, punctuation, diacritics and a lost article are forgiven."""
    found = titles_known().find(name)
    return None if found is None else title_named(found)


def nearest(name: str, limit: int = 3) -> tuple[str, ...]:
    """The titles that a misspelt or shortened name may have meant, the likeliest first."""
    return titles_known().nearest(name, limit)


def title_named(name: str) -> Title:
    """The title that is printed exactly so."""
    return _by_name()[name]


@cache
def titles_known() -> Titles:
    """Every title, to be found as people write it."""
    return Titles(_by_name())


@cache
def sets() -> dict[str, CardSet]:
    """Every set by its name, in the order of printing."""
    return {each.name: each for each in _read()[0]}


@cache
def titles() -> tuple[Title, ...]:
    """Every title, sorted by name."""
    return _read()[1]


@cache
def in_set(name: str) -> tuple[Title, ...]:
    """The titles of a set that can be in a deck."""
    if name not in sets():
        raise ValueError(f"no set is called {name!r}; the sets are {', '.join(sets())}")
    return tuple(each for each in titles() if name in each.sets and each.type is not CardType.MARKER)


def find_set(name: str) -> CardSet | None:
    """A set by its name or code, forgiving as `find` is."""
    wanted = key(name)
    return next((each for each in sets().values() if wanted in (key(each.name), key(each.code))), None)


@cache
def _by_name() -> dict[str, Title]:
    return {each.name: each for each in titles()}


@cache
def _read() -> tuple[tuple[CardSet, ...], tuple[Title, ...]]:
    text = resources.files(__package__).joinpath("data/titles.tsv").read_text(encoding="utf-8")
    found_sets: list[CardSet] = []
    found: list[Title] = []
    names: dict[str, str] = {}
    types = {each.value: each for each in CardType}
    for line in text.splitlines():
        fields = line.split("\t")
        if fields[0] == "#set":
            _, code, name, house = fields
            names[code] = name
            found_sets.append(CardSet(code, name, house, len(found_sets)))
        else:
            title, kind, group, marks, versions = fields
            read = tuple(_version(each, names) for each in versions.split("|"))
            found.append(Title(title, types[kind], group, "N" in marks, read))
    return tuple(found_sets), tuple(found)


def _version(text: str, names: dict[str, str]) -> Version:
    subtitle, cost, requires, provides, codes = text.split(";")
    split = codes.split(",")
    return Version(
        subtitle,
        cost,
        requires,
        provides,
        tuple(names[code.rstrip("+")] for code in split),
        tuple(names[code[:-1]] for code in split if code.endswith("+")),
    )
