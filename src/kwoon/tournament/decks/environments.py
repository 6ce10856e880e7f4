"""TR-6.0 and Appendix IV: environments, the pools of cards that a tournament plays with."""

from __future__ import annotations

import tomllib
from collections.abc import Collection
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from kwoon.games.shadowfist.cards.deck_text import key
from kwoon.tournament.decks.titles import CardType, Title, Version, find, sets


@dataclass(frozen=True, slots=True)
class Environment:
    """A pool: all cards of some sets, and some promos by their titles."""

    slug: str
    name: str
    rule: str
    sets: frozenset[str]
    promos: frozenset[str]
    also: tuple[str, ...] = ()

    def allows(self, title: Title, printings: Collection[str] = ()) -> bool:
        """Whether a title is in the pool; if sets are given, whether its printing in one of those is."""
        if title.type is CardType.MARKER:
            return False
        if not printings:
            return title.name in self.promos or not self.sets.isdisjoint(title.sets)
        promo = title.name in self.promos
        return any(name in self.sets or (promo and name in PROMO_SETS) for name in printings)

    def played_as(self, title: Title, printings: Collection[str] = (), subtitle: str = "") -> Version:
        """TR-3.0.d: the version that counts: of the newest set that is meant and in the pool."""
        meant = [name for name in printings or title.sets if name in self.sets]
        return title.latest(meant or printings, subtitle)

    def explain(self, title: Title) -> str:
        """Which printings of a title would be legal here, in words."""
        held = [name for name in title.sets if name in self.sets]
        if title.name in self.promos:
            held.append("its promo")
        if held:
            return f"{title.name} from {' or '.join(held)}"
        return f"no printing of {title.name} (it is from {', '.join(title.sets)})"


PROMO_SETS = frozenset({"Promotional", "Coming Darkness"})
"""The sets of our list that are promos: a promo's title makes these printings legal."""


@cache
def _data() -> dict[str, Any]:
    text = resources.files(__package__).joinpath("data/environments.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def names() -> tuple[str, ...]:
    """The environments' names, without reading a single title."""
    return tuple(entry["name"] for entry in _data().values())


@cache
def environments() -> dict[str, Environment]:
    """Every environment by its slug."""
    found: dict[str, Environment] = {}
    for slug, entry in _data().items():
        named = frozenset(sets()) if entry["sets"] == ["*"] else frozenset(entry["sets"])
        promos = frozenset(_promo(slug, name) for name in entry["promos"])
        found[slug] = Environment(slug, entry["name"], entry["rule"], named, promos, tuple(entry["also"]))
    return found


def environment(name: str) -> Environment:
    """An environment by its name, slug or other name."""
    for each in environments().values():
        if key(name) in {key(known) for known in (each.slug, each.name, *each.also)}:
            return each
    raise ValueError(f"no environment is called {name!r} (TR-6.0); there are {', '.join(names())}")


def _promo(slug: str, name: str) -> str:
    title = find(name)
    if title is None:
        raise ValueError(f"environments.toml: {slug}: the promo {name!r} is no title")
    return title.name
