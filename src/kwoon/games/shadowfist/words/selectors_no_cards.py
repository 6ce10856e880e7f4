"""Selectors for what is no card: a player, a location, a designator, a type, a resource."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.selectors import LISTED, PLACES, PLAYERS, WORDS
from kwoon.games.shadowfist.standing.derive import resources_of
from kwoon.games.shadowfist.state.words import Condition, Selector
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    EDGE,
    FENG_SHUI,
    RESOURCE_NAMES,
    SITE,
    STATE,
    TYPE_NAMES,
)

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class AnOpponent(Selector):
    """Another player."""

    def zone(self) -> int:
        return PLAYERS

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return card != effect.player and not table.eliminated[card]

    def text(self) -> str:
        return "opponent"

    def plural(self) -> str:
        return "opponents"


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyPlayer(Selector):
    """Someone who is still in the game."""

    def zone(self) -> int:
        return PLAYERS

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return not table.eliminated[card]

    def text(self) -> str:
        return "player"


@mypyc_attr(allow_interpreted_subclasses=True)
class ALocation(Selector):
    """SF-9.1.2: any location."""

    def zone(self) -> int:
        return PLACES

    def text(self) -> str:
        return "location"


@mypyc_attr(allow_interpreted_subclasses=True)
class ADesignator(Selector):
    """SF-14: a word that a Character may have."""

    def zone(self) -> int:
        return WORDS

    def text(self) -> str:
        return "designator"


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOfTypes(Selector):
    """SF-7: a card type, to be named: State, Edge, Character, Feng Shui Site, or Site that is none."""

    def zone(self) -> int:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        return [STATE, EDGE, CHARACTER, FENG_SHUI, SITE]

    def named(self, table: Table, code: int) -> str:
        return "non-Feng Shui Site" if code == SITE else TYPE_NAMES[code]

    def text(self) -> str:
        return "card type (State, Edge, Character, Feng Shui Site or non-Feng Shui Site)"


@mypyc_attr(allow_interpreted_subclasses=True)
class ResourceYouHave(Selector):
    """SF-18.1: a resource in your pool."""

    def zone(self) -> int:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        pool = resources_of(table, effect.player)
        return [resource for resource in range(len(pool)) if pool[resource] > 0]

    def named(self, table: Table, code: int) -> str:
        return RESOURCE_NAMES[code]

    def text(self) -> str:
        return "resource in your pool"


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerWho(Selector):
    """A player for whom something holds: who has Power, who controls something. "You" in it is that player."""

    def __init__(self, players: Selector, condition: Condition) -> None:
        self.players: Selector = players
        self.condition: Condition = condition

    def zone(self) -> int:
        return PLAYERS

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        if not self.players.matches(table, card, effect):
            return False
        theirs = effect.clone()
        theirs.player = card
        return self.condition.holds(table, theirs)

    def text(self) -> str:
        return f"{self.players.text()} {self.condition.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class CloserOpponent(Selector):
    """SF-4.1: an opponent who is closer to victory than you."""

    def zone(self) -> int:
        return PLAYERS

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return not table.eliminated[card] and table.closeness(card) > table.closeness(effect.player)

    def text(self) -> str:
        return "opponent who is closer to victory than you"


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOfModes(Selector):
    """One of the things that a text says "choose one" of; `ByMode` and `InMode` look at which."""

    def __init__(self, *modes: str) -> None:
        self.modes: tuple[str, ...] = modes

    def zone(self) -> int:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        return list(range(len(self.modes)))

    def named(self, table: Table, code: int) -> str:
        return self.modes[code]

    def text(self) -> str:
        return f"one ({' or '.join(self.modes)})"


@mypyc_attr(allow_interpreted_subclasses=True)
class ByMode(Selector):
    """Cards that the selector of the chosen mode means; before one is chosen, any of them."""

    def __init__(self, *selectors: Selector) -> None:
        self.selectors: tuple[Selector, ...] = selectors

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        if effect.picks and effect.picks[0]:
            return self.selectors[effect.picks[0][0]].matches(table, card, effect)
        return any([selector.matches(table, card, effect) for selector in self.selectors])

    def looks_back(self) -> bool:
        return True

    def text(self) -> str:
        return ", or ".join([selector.text() for selector in self.selectors])
