"""Why not? for many things at once: those that are refused for the same reason stand together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from kwoon.engine.question import Thing
from kwoon.tables.live import Why

BLANK: Final = "…"
"""What stands for a thing's name in a reason that several share."""


@dataclass
class Shared:
    """A reason, and the things that it keeps from being used; without a rule they can be."""

    reason: str
    rule: str
    text: str = ""
    places: dict[tuple[str, int], list[str]] = field(default_factory=dict)
    """The names of the things, by where they lie and whose they are."""

    @property
    def count(self) -> int:
        """How many things there are."""
        return sum(map(len, self.places.values()))


def shared(found: Sequence[Why]) -> list[Shared]:
    """The reasons in the order in which they come, what can be used first; alike things in one place once."""
    groups: dict[tuple[str, str], Shared] = {}
    first: dict[tuple[str, str], Why] = {}
    for each in found:
        key = key_of(each)
        group = groups.setdefault(key, Shared(*key, each.text))
        first.setdefault(key, each)
        names = group.places.setdefault((each.thing.place, each.thing.seat), [])
        if each.thing.name not in names:
            names.append(each.thing.name)
    for key, group in groups.items():
        one = first[key].refusal
        if one is not None:
            group.reason = one.reason if group.count == 1 else several(group.reason)
    return sorted(groups.values(), key=lambda group: bool(group.rule))


def key_of(each: Why) -> tuple[str, str]:
    """What makes a reason the same as another: its words without the thing's own name, and its rule."""
    if each.refusal is None:
        return ("", "")
    return (without(each.refusal.reason, each.thing), each.refusal.rule)


def without(reason: str, thing: Thing) -> str:
    """A reason with a blank in place of the thing's name."""
    return reason.replace(thing.name, BLANK)


def several(reason: str) -> str:
    """A reason that several share, as a sentence of its own behind their names."""
    said = reason.removeprefix(f"{BLANK}: ").removeprefix(f"{BLANK} ")
    return said[:1].upper() + said[1:] if said[:1].islower() else said
