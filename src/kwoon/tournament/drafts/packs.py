"""Packs made from a set's list with a seed, and the pools of a sealed event (TR-6.1.f)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from kwoon.engine.chance import Chance
from kwoon.tournament.decks.titles import in_set
from kwoon.tournament.lots import shuffled

PACK_SIZE = 12
"""With twelve cards a table of three to five sees each pack two to four times, as TR-7.0.c wants it."""


@dataclass(frozen=True, slots=True)
class Pool:
    """What a player may build a deck from: the cards of their packs."""

    player: str
    cards: tuple[str, ...]

    @property
    def counted(self) -> Counter[str]:
        """The player's own cards; these they keep."""
        return Counter(self.cards)


def make_packs(set_name: str, count: int, chance: Chance, size: int = PACK_SIZE) -> list[tuple[str, ...]]:
    """Packs of a set, dealt from shuffled sheets of all its titles: no pack holds a title twice.

    We know no rarities, so that every title of the set is as frequent as any other.
    """
    names = [each.name for each in in_set(set_name)]
    if not 1 <= size <= len(names):
        raise ValueError(f"a pack of {set_name} has 1 to {len(names)} cards (it has as many titles), not {size}")
    sheet: list[str] = []
    packs: list[tuple[str, ...]] = []
    for _ in range(count):
        pack: list[str] = []
        while len(pack) < size:
            card = next((each for each in reversed(sheet) if each not in pack), None)
            if card is None:
                sheet = shuffled(names, chance) + sheet
            else:
                sheet.remove(card)
                pack.append(card)
        packs.append(tuple(pack))
    return packs


def sealed_pools(
    players: Sequence[str], packs: Sequence[str], chance: Chance, size: int = PACK_SIZE
) -> tuple[Pool, ...]:
    """TR-6.1.f: every player opens the same number and types of packs."""
    if not packs:
        raise ValueError("a sealed event needs at least one pack for each player (TR-6.1.f)")
    if len(set(players)) != len(players):
        raise ValueError("two players have the same name")
    opened: list[list[str]] = [[] for _ in players]
    for set_name, each in Counter(packs).items():
        made = make_packs(set_name, each * len(players), chance, size)
        for number, pack in enumerate(made):
            opened[number % len(players)].extend(pack)
    return tuple(Pool(name, tuple(cards)) for name, cards in zip(players, opened, strict=True))
