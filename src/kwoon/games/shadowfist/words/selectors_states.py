"""Selectors for States and their subjects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.selectors import meant, such
from kwoon.games.shadowfist.language.things import Picked
from kwoon.games.shadowfist.legality.play import is_legal_subject, legal_subjects, why_not_restrictions
from kwoon.games.shadowfist.standing.costs import has_resources
from kwoon.games.shadowfist.standing.derive import of_type
from kwoon.games.shadowfist.state.effects import PLAYING, Effect
from kwoon.games.shadowfist.state.happenings import PutDownWithStates
from kwoon.games.shadowfist.state.word_kinds import Cards, Growing, Narrowed, Selector
from kwoon.games.shadowfist.terms.codes import NEEDS_STATE, SMOKED, STATE
from kwoon.games.shadowfist.terms.ids import CardId, SeatId, Zone
from kwoon.games.shadowfist.terms.phrasing import a_or_an
from kwoon.games.shadowfist.terms.reasons import OK
from kwoon.games.shadowfist.words.selectors_narrowing import can_pay_for_one_more

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class StateOn(Selector):
    """A State on such a card, or on cards that were named: the target, that card."""

    def __init__(self, subject: Selector | Cards) -> None:
        self.subject: Selector | Cards = subject

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        subject = table.subjects[card]
        if subject < 0:
            return False
        if isinstance(self.subject, Cards):
            return subject in meant(table, self.subject, effect)
        return self.subject.matches(table, subject, effect)

    def looks_back(self) -> bool:
        return isinstance(self.subject, Picked)

    def could_mean(self, table: Table, card: CardId, seat: SeatId) -> bool:
        subject = table.subjects[card]
        return subject >= 0 and (isinstance(self.subject, Cards) or self.subject.could_mean(table, subject, seat))

    def could_mean_any(self, table: Table, seat: SeatId) -> bool:
        for card in of_type(table, STATE):
            if self.could_mean(table, card, seat):
                return True
        return False

    def shortlist(self, table: Table, effect: Effect) -> list[CardId]:
        return of_type(table, STATE)

    def needs(self) -> int:
        return NEEDS_STATE

    def looks_at(self) -> int:
        return self.subject.looks_at()

    def noun(self, many: bool) -> str:
        return "States" if many else "State"

    def after(self, many: bool) -> list[str]:
        return [f"on {such(self.subject)}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class WasOnIt(Selector):
    """For triggers of smoking: a State that was on that card, and lies in a smoked pile now (SF-25.5.4)."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        fallen = effect.happening
        return isinstance(fallen, PutDownWithStates) and card in fallen.states and table.is_state(card)

    def zone(self) -> Zone:
        return SMOKED

    def noun(self, many: bool) -> str:
        return "States" if many else "State"

    def after(self, many: bool) -> list[str]:
        return [f"that {'were' if many else 'was'} on that card"]


@mypyc_attr(allow_interpreted_subclasses=True)
class StateFor(Narrowed):
    """A State for which such a card is a legal subject (SF-25.5.1); or one that can legally be played on it."""

    def __init__(self, states: Selector, on: Selector, legally: bool = False) -> None:
        super().__init__(states)
        self.on: Selector = on
        self.legally: bool = legally
        """Whether its restrictions and resource conditions must be met as well."""

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if not self.cards.matches(table, card, effect):
            return False
        if self.legally:
            restricted = why_not_restrictions(table, effect.player, card, table.card(card)) != OK
            if restricted or not has_resources(table, effect.player, card):
                return False
        return any(self.on.matches(table, each, effect) for each in legal_subjects(table, effect.player, card))

    def could_mean(self, table: Table, card: CardId, seat: SeatId) -> bool:
        if not self.cards.could_mean(table, card, seat):
            return False
        return self.on.could_mean_any(table, seat)

    def more(self, many: bool) -> list[str]:
        return [f"that can {'legally ' if self.legally else ''}be played on {a_or_an(self.on.text())}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class SubjectFor(Narrowed):
    """Such a card that is a legal subject for a State that was picked, or for this State itself (SF-44.3)."""

    def __init__(self, on: Selector, state: Cards) -> None:
        super().__init__(on)
        self.state: Cards = state

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        if not self.cards.matches(table, card, effect):
            return False
        if not isinstance(self.state, Picked):
            return is_legal_subject(table, Effect(PLAYING, effect.source, effect.player), card)
        for state in self.state.picked_cards(effect):
            return is_legal_subject(table, Effect(PLAYING, state, effect.player), card)
        return True

    def looks_back(self) -> bool:
        return isinstance(self.state, Picked)

    def more(self, many: bool) -> list[str]:
        return [f"that is a legal subject for {self.state.text()}"]


@mypyc_attr(allow_interpreted_subclasses=True)
class FitForPicked(Growing):
    """SF-44.2: States that can be played on a card that was picked; each costs one more Power (SF-48.3)."""

    def __init__(self, states: Selector, on: Picked) -> None:
        super().__init__(states)
        self.on: Picked = on

    def matches(self, table: Table, card: CardId, effect: Effect) -> bool:
        assert self.choice is not None
        if not self.cards.matches(table, card, effect) or not has_resources(table, effect.player, card):
            return False
        on = self.on.picked(effect)
        if self.choice.at >= len(effect.picks) or not on:
            return True
        fits = on[0] in legal_subjects(table, effect.player, card)
        return fits and can_pay_for_one_more(table, effect, self.choice)
