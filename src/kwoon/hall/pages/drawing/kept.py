"""What was drawn is kept: a macro that is handed the same values again gives the same HTML, and is not run for it.

After an answer, most of a table looks as before, and what has changed looks alike to most who see it. A macro that is
drawn through `Macros` reads nothing but what it is handed: plain values, lists and dictionaries of them, and things
that never change. So nobody is shown what was drawn from another's eyes, unless both see just the same.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache
from typing import Any, Final

from jinja2 import Environment
from markupsafe import Markup

MOST: Final = 6000
"""So many drawn pieces are kept at least, and twice as many at most."""


class Macros:
    """The macros of one template. Those that were not asked for again are forgotten first. Any thread may draw."""

    def __init__(self, environment: Environment, name: str, most: int = MOST) -> None:
        self.module: Any = environment.get_template(name).module
        self.most = most
        self.new: dict[Hashable, Markup] = {}
        self.old: dict[Hashable, Markup] = {}

    def draw(self, macro: str, *values: Any) -> Markup:
        """What a macro makes of these values."""
        key = (macro, frozen(values))
        found = self.new.get(key)
        if found is None:
            found = self.old.get(key)
            if found is None:
                found = Markup(getattr(self.module, macro)(*values))
            if len(self.new) >= self.most:
                self.old, self.new = self.new, {}
            self.new[key] = found
        return found


@lru_cache(maxsize=32)
def macros(environment: Environment, name: str) -> Macros:
    """The macros of a template, with all that was drawn with them."""
    return Macros(environment, name)


def frozen(value: Any) -> Hashable:
    """Plain data in a form that can be looked up. What is escaped already is never taken for what is not."""
    kind = type(value)
    if kind is dict:
        return tuple([(key, frozen(each)) for key, each in value.items()])
    if kind is list or kind is tuple:
        return tuple([frozen(each) for each in value])
    if kind is Markup:
        return (Markup, str(value))
    found: Hashable = value
    return found
