"""Selectors for States and their subjects, for attackers, and for what is no card: a type, a resource, an effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.base import Selector
from kwoon.games.shadowfist.language.selectors import LISTED, YOU, Filter, listed
from kwoon.games.shadowfist.language.terms import (
    CHARACTER,
    EDGE,
    FACTIONS,
    FENG_SHUI,
    HAND,
    PLAY,
    RESOURCE_NAMES,
    RESOURCES,
    RESTRICTION_NAMES,
    SITE,
    STATE,
    TYPE_NAMES,
    ZONE_NAMES,
    bits,
)
from kwoon.games.shadowfist.rules.actions import legal_subjects
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.expiry import maintaining
from kwoon.games.shadowfist.rules.generating import ability_behind
from kwoon.games.shadowfist.rules.recalc import resources_of
from kwoon.games.shadowfist.rules.stage import OPEN_SCENE, current_stage

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table

HIGH_TECH: Final = RESOURCES.index("H")


@mypyc_attr(allow_interpreted_subclasses=True)
class StateOn(Selector):
    """A State on such a card."""

    def __init__(self, subject: Selector) -> None:
        self.subject: Selector = subject

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        subject = table.subjects[card]
        return subject >= 0 and self.subject.matches(table, subject, effect)

    def text(self) -> str:
        return f"State on a {self.subject.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Hardware(Selector):
    """States with one of some restrictions, or of High-Tech: a Vehicle, Weapon or High-Tech State."""

    def __init__(self, restrictions: int, where: int, owned: int) -> None:
        self.restrictions: int = restrictions
        self.where: int = where
        self.owned: int = owned

    def zone(self) -> int:
        return self.where

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        definition = table.card(card)
        if definition.type != STATE or (self.owned == YOU and table.owners[card] != effect.player):
            return False
        return definition.restrictions & self.restrictions != 0 or definition.has_resource(HIGH_TECH)

    def text(self) -> str:
        return self.phrase("State")

    def plural(self) -> str:
        return self.phrase("States")

    def phrase(self, noun: str) -> str:
        """The kinds, and where they lie; what is played comes from the hand unless it says otherwise."""
        words = f"{listed([*bits(self.restrictions, RESTRICTION_NAMES), 'High-Tech'])} {noun}"
        if self.where in (PLAY, HAND):
            return words
        return f"{words} in {'your' if self.owned == YOU else 'any'} {ZONE_NAMES[self.where]}"


@mypyc_attr(allow_interpreted_subclasses=True)
class StateFor(Selector):
    """A State for which such a card is a legal subject (SF-25.5.1)."""

    def __init__(self, states: Selector, on: Selector) -> None:
        self.states: Selector = states
        self.on: Selector = on

    def zone(self) -> int:
        return self.states.zone()

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        if not self.states.matches(table, card, effect):
            return False
        return any([self.on.matches(table, each, effect) for each in legal_subjects(table, effect.player, card)])

    def text(self) -> str:
        return self.states.text()


@mypyc_attr(allow_interpreted_subclasses=True)
class SubjectFor(Selector):
    """Such a card that is a legal subject for the State picked first, or for this State itself (SF-44.3)."""

    def __init__(self, on: Selector, this: bool, words: str) -> None:
        self.on: Selector = on
        self.this: bool = this
        self.words: str = words

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        if not self.on.matches(table, card, effect):
            return False
        if self.this:
            return card in legal_subjects(table, effect.player, effect.source)
        if not effect.picks or not effect.picks[0]:
            return True
        return card in legal_subjects(table, effect.player, effect.picks[0][0])

    def text(self) -> str:
        return f"{self.on.text()} that is a legal subject for {self.words}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ReadyToTurn(Selector):
    """SF-21, SF-25.2: such a card that can be turned as a cost."""

    def __init__(self, cards: Selector) -> None:
        self.cards: Selector = cards

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return table.turned[card] == 0 and table.ready[card] == 1 and self.cards.matches(table, card, effect)

    def text(self) -> str:
        return self.cards.text()

    def plural(self) -> str:
        return self.cards.plural()


@mypyc_attr(allow_interpreted_subclasses=True)
class NoState(Selector):
    """Such a card that is not the subject of a State."""

    def __init__(self, cards: Selector) -> None:
        self.cards: Selector = cards

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return card not in table.subjects and self.cards.matches(table, card, effect)

    def text(self) -> str:
        return f"{self.cards.text()} that is not already the subject of a State"


@mypyc_attr(allow_interpreted_subclasses=True)
class ThisCard(Selector):
    """SF-42: this card, where a selector is wanted."""

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return card == effect.source

    def text(self) -> str:
        return "this card"


@mypyc_attr(allow_interpreted_subclasses=True)
class AttackingYourSites(Selector):
    """Characters that attack Sites you control."""

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        attack = current_attack(table)
        if attack is None or attack.ended or not attack.is_attacking(card):
            return False
        part = attack.attacker_of(card)
        return part is not None and table.is_site(part.target) and table.controllers[part.target] == effect.player

    def text(self) -> str:
        return "Character attacking a Site you control"

    def plural(self) -> str:
        return "Characters attacking Sites you control"


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


MAINTAINED_BY: Final = 1 << 20
"""A maintained effect is named by this and the card that maintains it; an effect in the scene by its own number."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectOfTurning(Selector):
    """An effect that was generated, or is maintained, by the turning of such a card (SF-10.4, SF-24.1.3.2)."""

    def __init__(self, cards: Filter) -> None:
        self.cards: Filter = cards

    def zone(self) -> int:
        return LISTED

    def among(self, table: Table, effect: Effect) -> list[int]:
        found: list[int] = []
        stage = current_stage(table)
        if stage is not None:
            for other in stage.effects:
                ability = ability_behind(table, other)
                if ability is None or other.uid == effect.uid:
                    continue
                turned = [card for cost in ability.costs for card in cost.turns(table, other)]
                if any([self.cards.matches(table, card, effect) for card in turned]):
                    found.append(other.uid)
        if stage is None or stage.mode == OPEN_SCENE:
            for source in maintaining(table):
                if self.cards.matches(table, source, effect):
                    found.append(MAINTAINED_BY + source)
        return found

    def named(self, table: Table, code: int) -> str:
        if code >= MAINTAINED_BY:
            return f"what {table.card(code - MAINTAINED_BY).title} maintains"
        stage = current_stage(table)
        for other in [] if stage is None else stage.effects:
            if other.uid == code:
                return f"the effect of {table.card(other.source).title}"
        return "that effect"

    def text(self) -> str:
        return f"effect generated or maintained by the turning of a {self.cards.text()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class WouldTakeCards(Selector):
    """SF-26.3: for responses: an opponent's effect that would make you discard, or toast cards out of play."""

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        return effect.whose != effect.player and cards_taken(table, effect) > 0

    def text(self) -> str:
        return "opponent's effect that would cause you to discard or toast cards from your hand, deck or smoked pile"


def cards_taken(table: Table, effect: Effect) -> int:
    """How many cards the effect that is answered would take from the answering player."""
    stage = current_stage(table)
    for other in [] if stage is None else stage.effects:
        if other.uid == effect.answers:
            ability = ability_behind(table, other)
            if ability is not None:
                return sum([verb.takes(table, other, effect.player) for verb in ability.verbs])
    return 0


def most_of_one_faction(pool: list[int]) -> int:
    """SF-18: the most resources of one faction in a pool."""
    return max(pool[:FACTIONS])
