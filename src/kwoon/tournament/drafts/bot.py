"""A bot that drafts for someone who left. It sees what a drafter sees, and no more."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from kwoon.tournament.decks.titles import CardType, find

NEUTRAL = frozenset({"Unaligned", "Chi", "Magic", "High-Tech"})
"""Groups that are no faction."""
ENOUGH_SITES = 10
ENOUGH_FOUNDATIONS = 12


@dataclass(frozen=True, slots=True)
class DraftView:
    """What one drafter may know; `seat` is None for a spectator."""

    seat: int | None
    players: tuple[str, ...]
    round: int
    rounds: int
    set_name: str
    direction: str
    pack: tuple[str, ...]
    chosen: str
    picks: tuple[str, ...]
    over: bool


def choose(view: DraftView) -> str:
    """The card to take: Sites to win with, foundations to play on, and the two factions that came so far."""
    if not view.pack:
        raise ValueError("there is no pack to choose from")
    factions: Counter[str] = Counter()
    sites = foundations = 0
    for name in view.picks:
        title = find(name)
        if title is not None:
            factions[title.group] += title.group not in NEUTRAL
            sites += title.feng_shui
            foundations += title.foundation
    mine = [name for name, count in sorted(factions.items(), key=lambda pair: (-pair[1], pair[0]))[:2] if count]
    return min(view.pack, key=lambda name: (-_worth(name, mine, sites, foundations), name))


def _worth(name: str, factions: list[str], sites: int, foundations: int) -> int:
    title = find(name)
    if title is None:
        return 0
    if title.feng_shui:
        return 9 if sites < ENOUGH_SITES else 2
    worth = 2 if title.type is CardType.CHARACTER else 1
    if title.group in NEUTRAL:
        worth += 1
    elif len(factions) < 2 or title.group in factions:
        worth += 4
    if title.foundation and foundations < ENOUGH_FOUNDATIONS:
        worth += 2
    return worth
