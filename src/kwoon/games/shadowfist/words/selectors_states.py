"""Selectors for States and their subjects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.selectors import YOU
from kwoon.games.shadowfist.legality.play import legal_subjects
from kwoon.games.shadowfist.standing.costs import has_resources
from kwoon.games.shadowfist.state.words import Selector
from kwoon.games.shadowfist.terms.codes import (
    HAND,
    NEEDS_STATE,
    PLAY,
    RESOURCES,
    RESTRICTION_NAMES,
    STATE,
    ZONE_NAMES,
    bits,
)
from kwoon.games.shadowfist.terms.phrasing import listed
from kwoon.games.shadowfist.words.selectors_narrowing import can_pay_for_one_more

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


HIGH_TECH: Final = RESOURCES.index("H")


@mypyc_attr(allow_interpreted_subclasses=True)
class StateOn(Selector):
    """A State on such a card."""

    def __init__(self, subject: Selector) -> None:
        self.subject: Selector = subject

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        subject = table.subjects[card]
        return subject >= 0 and self.subject.matches(table, subject, effect)

    def needs(self) -> int:
        return NEEDS_STATE

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

    def looks_back(self) -> bool:
        return not self.this

    def text(self) -> str:
        return f"{self.on.text()} that is a legal subject for {self.words}"


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
class FitForPicked(Selector):
    """SF-44.2: States that can be played on the card picked first; each costs one more Power (SF-48.3)."""

    def __init__(self, states: Selector) -> None:
        self.states: Selector = states

    def zone(self) -> int:
        return self.states.zone()

    def matches(self, table: Table, card: int, effect: Effect) -> bool:
        if not self.states.matches(table, card, effect) or not has_resources(table, effect.player, card):
            return False
        if len(effect.picks) < 2 or not effect.picks[0]:
            return True
        fits = effect.picks[0][0] in legal_subjects(table, effect.player, card)
        return fits and can_pay_for_one_more(table, effect, 1)

    def text(self) -> str:
        return self.states.text()

    def plural(self) -> str:
        return self.states.plural()
