"""Selectors for what is no card: a player, a location, a designator, a type, a resource."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.conditions import whose
from kwoon.games.shadowfist.language.selectors import LISTED, PLACES, PLAYERS, WORDS, meant
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.legality.use import destinations
from kwoon.games.shadowfist.standing.derive import resources_of
from kwoon.games.shadowfist.state.structure import locations
from kwoon.games.shadowfist.state.word_kinds import Cards, Condition, Selector, Verb
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    EDGE,
    FENG_SHUI,
    RESOURCE_NAMES,
    SITE,
    STATE,
    TYPE_NAMES,
)
from kwoon.games.shadowfist.terms.ids import CardId, Place, SeatId, Zone
from kwoon.games.shadowfist.terms.phrasing import either

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerSelector(Selector):
    """Which players are meant."""

    def zone(self) -> Zone:
        return PLAYERS


@mypyc_attr(allow_interpreted_subclasses=True)
class AnOpponent(PlayerSelector):
    """Another player; SF-4.1: or only one who is closer to victory than you."""

    def __init__(self, closer: bool = False) -> None:
        self.closer: bool = closer

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if self.closer and table.closeness(SeatId(card)) <= table.closeness(effect.player):
            return False
        return SeatId(card) != effect.player and not table.eliminated[card]

    def noun(self, many: bool) -> str:
        return "opponents" if many else "opponent"

    def after(self, many: bool) -> list[str]:
        return [f"who {'are' if many else 'is'} closer to victory than you"] if self.closer else []


@mypyc_attr(allow_interpreted_subclasses=True)
class WhoDidIt(PlayerSelector):
    """For triggers: the player who did it."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return SeatId(card) == effect.whose and not table.eliminated[card]

    def noun(self, many: bool) -> str:
        return "player who did that"

    def name(self, many: bool) -> str:
        return "player"


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyPlayer(PlayerSelector):
    """Someone who is still in the game."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        return not table.eliminated[card]

    def noun(self, many: bool) -> str:
        return "players" if many else "player"


@mypyc_attr(allow_interpreted_subclasses=True)
class ALocation(Selector):
    """SF-9.1.2: any location; or one of the player who controls a card, or one that a card can change to (SF-13.1)."""

    def __init__(self, of: Cards | None = None, reached_by: Cards | None = None) -> None:
        self.of: Cards | None = of
        self.reached_by: Cards | None = reached_by

    def zone(self) -> Zone:
        return PLACES

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        place = Place(card)
        if self.of is not None:
            if not any(place in locations(table, table.controllers[each]) for each in meant(table, self.of, effect)):
                return False
        if self.reached_by is None:
            return True
        return any(place in destinations(table, each) for each in meant(table, self.reached_by, effect))

    def looks_back(self) -> bool:
        return isinstance(self.of, Picked)

    def noun(self, many: bool) -> str:
        return "locations" if many else "location"

    def after(self, many: bool) -> list[str]:
        words = [] if self.of is None else [f"of {self.of.text()}'s controller"]
        return words if self.reached_by is None else [*words, f"that {self.reached_by.text()} could turn to move to"]


@mypyc_attr(allow_interpreted_subclasses=True)
class ADesignator(Selector):
    """SF-14: a word that a card may have; or only one that a Character may have."""

    def __init__(self, of_characters: bool = False) -> None:
        self.of_characters: bool = of_characters

    def zone(self) -> Zone:
        return WORDS if self.of_characters else LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        return list(table.rules.words)

    def named(self, table: Table, code: int) -> str:
        return table.rules.words[code].capitalize()

    def noun(self, many: bool) -> str:
        return "designators" if many else "designator"

    def after(self, many: bool) -> list[str]:
        return ["of Characters"] if self.of_characters else []


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOfTypes(Selector):
    """SF-7: a card type, to be named: State, Edge, Character, Feng Shui Site, or Site that is none."""

    def zone(self) -> Zone:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        return [STATE, EDGE, CHARACTER, FENG_SHUI, SITE]

    def named(self, table: Table, code: int) -> str:
        return "non-Feng Shui Site" if code == SITE else TYPE_NAMES[code]

    def noun(self, many: bool) -> str:
        return "type"

    def text(self) -> str:
        return "card type (State, Edge, Character, Feng Shui Site or non-Feng Shui Site)"


@mypyc_attr(allow_interpreted_subclasses=True)
class ResourceYouHave(Selector):
    """SF-18.1: a resource in your pool."""

    def zone(self) -> Zone:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        pool = resources_of(table, effect.player)
        return [resource for resource in range(len(pool)) if pool[resource] > 0]

    def named(self, table: Table, code: int) -> str:
        return RESOURCE_NAMES[code]

    def noun(self, many: bool) -> str:
        return "resources" if many else "resource"

    def after(self, many: bool) -> list[str]:
        return ["in your pool"]


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayerWho(PlayerSelector):
    """A player for whom something holds: who has Power, who controls something. "You" in it is that player."""

    def __init__(self, players: Selector, condition: Condition) -> None:
        self.players: Selector = players
        self.condition: Condition = condition

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if not self.players.matches(table, card, effect):
            return False
        theirs = effect.clone()
        theirs.player = SeatId(card)
        return self.condition.holds(table, theirs)

    def recalls(self) -> int:
        return self.condition.recalls()

    def noun(self, many: bool) -> str:
        return self.players.noun(many)

    def name(self, many: bool) -> str:
        return self.players.name(many)

    def after(self, many: bool) -> list[str]:
        return [*self.players.after(many), whose(self.condition)]


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOfModes(Selector):
    """One of the things that a text says "choose one" of; `cases` says which they are."""

    def __init__(self) -> None:
        self.verbs: list[Verb] = []

    def zone(self) -> Zone:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        return list(range(len(self.verbs)))

    def named(self, table: Table, code: int) -> str:
        return self.verbs[code].text()

    def text(self) -> str:
        return "one"


@mypyc_attr(allow_interpreted_subclasses=True)
class ByMode(Selector):
    """Cards that the selector of the chosen mode means; before one is chosen, any of them."""

    def __init__(self, mode: Picked, *selectors: Selector) -> None:
        self.mode: Picked = mode
        self.selectors: tuple[Selector, ...] = selectors

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        for which in self.mode.picked(effect):
            return self.selectors[which].matches(table, card, effect)
        return any(selector.matches(table, card, effect) for selector in self.selectors)

    def looks_back(self) -> bool:
        return True

    def text(self) -> str:
        return f"{either([selector.text() for selector in self.selectors])}, as the case may be"
