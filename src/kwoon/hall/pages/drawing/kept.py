"""What was drawn is kept: a macro that is handed the same values again gives the same HTML, and is not run for it.

After an answer, most of a table looks as before, and what has changed looks alike to most who see it. A template that
is drawn from here reads nothing but what it is handed: plain values, lists and dictionaries of them, and things that
never change. So nobody is shown what was drawn from another's eyes, unless both see just the same.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Any, Final
from weakref import WeakKeyDictionary

from jinja2 import Environment
from markupsafe import Markup

MOST: Final = 6000
"""How many drawn pieces are kept at least; twice as many are kept at most."""


CHANGES: Final = 16
"""How many changes of parts are remembered for each table: those of one moment."""


class Kept:
    """Drawn pieces by all that they were drawn from. What is not asked for again is forgotten. Any thread may ask."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.new: dict[Hashable, Markup] = {}
        self.old: dict[Hashable, Markup] = {}

    def found(self, key: Hashable, draw: Callable[[], str]) -> Markup:
        """What was drawn from this before, or is drawn now."""
        found = self.new.get(key)
        if found is None:
            found = self.old.get(key)
            if found is None:
                found = Markup(draw())
            if len(self.new) >= self.most:
                self.old, self.new = self.new, {}
            self.new[key] = found
        return found


class Same:
    """A thing that is equal to itself alone, among what a part was drawn from: an event, and all that came before it.

    After answers are taken back, others may lead to one that looks just like it.
    """

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and other.thing is self.thing

    def __hash__(self) -> int:
        return id(self.thing)


class Drawn:
    """The parts of one table as they were last drawn, each with all that it was drawn from.

    Before it takes the trouble to put a part's values together, a drawer asks here whether they are as before. So
    whatever makes a difference to a part has to be among its sources; who looks and which answers lie on the part are
    its key, so that what one is asked about does not push out what the others see. A table's players and options are no
    sources: they stay the same.
    """

    def __init__(self) -> None:
        self.last: dict[Hashable, tuple[Any, str]] = {}
        self.changes: dict[tuple[str, str], str | dict[int, str]] = {}
        self.lines: dict[str, tuple[object, str]] = {}
        """The newest lines of the logs by their words, each with the event that it tells."""

    def part(self, key: Hashable, sources: Any, draw: Callable[[], str]) -> str:
        """A part as it was drawn last, if nothing that it was drawn from has changed; or drawn now."""
        found = self.last.get(key)
        if found is not None and found[0] == sources:
            return found[1]
        html = str(draw())
        self.last[key] = (sources, html)
        return html

    def line(self, words: str, event: object, draw: Callable[[], str]) -> str:
        """A line of the log that tells an event in these words, drawn once for all who read it."""
        found = self.lines.get(words)
        if found is None or found[0] is not event:
            if len(self.lines) >= CHANGES:
                self.lines.clear()
            found = self.lines[words] = (event, draw())
        return found[1]

    def change(self, old: str, new: str) -> str | dict[int, str]:
        """What is sent to someone who has the one text and is to have the other; worked out once for all of them."""
        found = self.changes.get((old, new))
        if found is None:
            if len(self.changes) >= CHANGES:
                self.changes.clear()
            found = self.changes[old, new] = lines_changed(old, new) or new
        return found


def lines_changed(old: str, new: str) -> dict[int, str] | None:
    """The lines in which two texts differ; None where they have not as many, or hardly any is the same."""
    before, after = old.split("\n"), new.split("\n")
    if len(before) != len(after):
        return None
    found = {number: line for number, line in enumerate(after) if line != before[number]}
    return found if 4 * sum(map(len, found.values())) < 3 * len(new) else None


class Macros:
    """The macros of one template."""

    def __init__(self, environment: Environment, name: str) -> None:
        self.module: Any = environment.get_template(name).module
        self.kept = Kept()

    def draw(self, macro: str, *values: Any, **named: Any) -> Markup:
        """What a macro makes of these values."""
        key = (macro, frozen(values), frozen(named))
        return self.kept.found(key, lambda: getattr(self.module, macro)(*values, **named))

    def draw_from(self, sources: Hashable, macro: str, values: Callable[[], tuple[Any, ...]]) -> Markup:
        """The same for values that follow from these sources: they are put together only if they are needed."""
        return self.kept.found((macro, sources), lambda: getattr(self.module, macro)(*values()))

    def draw_plain(self, macro: str, *values: Hashable) -> Markup:
        """The same for values that can be looked up as they are, each of the same kind whenever this is drawn."""
        key = (macro, values)
        found = self.kept.new.get(key)
        return self.kept.found(key, lambda: getattr(self.module, macro)(*values)) if found is None else found


@lru_cache(maxsize=32)
def macros(environment: Environment, name: str) -> Macros:
    """The macros of a template, with all that was drawn with them."""
    return Macros(environment, name)


tables_drawn: WeakKeyDictionary[object, Drawn] = WeakKeyDictionary()


def drawn_of(table: object) -> Drawn:
    """The parts of a table as they were last drawn, for as long as there is that table."""
    found = tables_drawn.get(table)
    if found is None:
        found = tables_drawn[table] = Drawn()
    return found


PLAIN: Final = frozenset({str, int, bool, float, type(None)})
"""What can be looked up as it is."""


def frozen(value: Any) -> Hashable:
    """Plain data in a form that can be looked up. What is escaped already is never taken for what is not."""
    kind = type(value)
    if kind is dict:
        return (*value, *[each if type(each) in PLAIN else frozen(each) for each in value.values()])
    if kind is list or kind is tuple:
        return tuple([each if type(each) in PLAIN else frozen(each) for each in value])
    if kind is Markup:
        return (Markup, str(value))
    found: Hashable = value
    return found
