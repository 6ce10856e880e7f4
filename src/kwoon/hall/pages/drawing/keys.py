"""Names for the things on a page: one that goes from a hand to the table keeps its own, so that it travels."""

from __future__ import annotations

from collections.abc import Iterable


class Keys:
    """The names that are in use."""

    def __init__(self) -> None:
        self.used: set[str] = set()

    def of(self, seat: int, kind: int) -> str:
        """A name that nothing else on the page has, for a thing of this kind that is a seat's."""
        key = first = f"c{seat}-{kind}"
        number = 1
        while key in self.used:
            number += 1
            key = f"{first}-{number}"
        self.used.add(key)
        return key

    def take(self, seat: int, kinds: Iterable[int]) -> None:
        """The names for the things of one place, alike ones together."""
        for kind in sorted(set(kinds)):
            self.of(seat, kind)
