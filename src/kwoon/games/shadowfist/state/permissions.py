"""Abilities that change how cards are played, and what cannot be affected."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.state.abilities import OPEN, Ability, while_text
from kwoon.games.shadowfist.state.words import Cards, Condition, Selector
from kwoon.games.shadowfist.terms.codes import KEYWORD_NAMES, RESOURCE_NAMES, RESOURCES, bits
from kwoon.games.shadowfist.terms.phrasing import a_or_an, capital, joined, with_and

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.card import Card


@mypyc_attr(allow_interpreted_subclasses=True)
class Immune(Ability):
    """SF-40: this card, or those it says, cannot be affected by some others, for whose purposes they are not in play.

    A text may speak of effects (and damage) only: abilities that generate none then count all the same.
    """

    def __init__(
        self,
        source: Selector,
        to: Selector | Cards | None = None,
        effects_only: bool = False,
        if_: Condition | None = None,
    ) -> None:
        super().__init__()
        self.source: Selector = source
        self.to: Selector | Cards | None = to
        self.effects_only: bool = effects_only
        self.condition = if_

    def mark(self, card: Card) -> None:
        card.immune = True
        card.immune_watches |= self.source.looks_at()
        if self.to is not None:
            card.immune_watches |= self.to.looks_at()
        if self.condition is not None:
            card.immune_watches |= self.condition.looks_at()

    def text(self) -> str:
        return f"{self.sentence()}{while_text(self.condition)}."

    def sentence(self) -> str:
        """Who is immune to what."""
        if self.effects_only:
            return f"This card is not affected by effects of {self.source.plural()}, and takes no damage from them"
        immunity = f"Immunity to {with_and(self.source.plural())}"
        if isinstance(self.to, Cards):
            return f"{capital(self.to.text())} gains {immunity}"
        return immunity if self.to is None else f"{capital(with_and(self.to.plural()))} gain {immunity}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SharesImmunity(Ability):
    """SF-50.7: this card has every Immunity that such cards have; whose cards are opponents' is seen from this card."""

    def __init__(self, others: Selector) -> None:
        super().__init__()
        self.others: Selector = others

    def mark(self, card: Card) -> None:
        card.immune = True
        card.immune_watches |= self.others.looks_at()

    def text(self) -> str:
        return f"That includes any Immunity of {self.others.plural()}."


@mypyc_attr(allow_interpreted_subclasses=True)
class Safe(Ability):
    """Cards that some others can neither damage nor remove from play; all else they do to them counts."""

    def __init__(self, cards: Cards, source: Selector) -> None:
        super().__init__()
        self.cards: Cards = cards
        self.source: Selector = source

    def mark(self, card: Card) -> None:
        card.immune = True
        card.immune_watches |= self.source.looks_at() | self.cards.looks_at()

    def text(self) -> str:
        return f"{capital(self.cards.text())} cannot be damaged or removed from play by {self.source.plural()}."


@mypyc_attr(allow_interpreted_subclasses=True)
class NotTargetedBy(Ability):
    """SF-24.1.3: cards that are no legal targets for the effects of some others."""

    def __init__(self, cards: Cards, source: Selector, if_: Condition | None = None) -> None:
        super().__init__()
        self.cards: Cards = cards
        self.source: Selector = source
        self.condition = if_

    def mark(self, card: Card) -> None:
        card.immune = True
        card.immune_watches |= self.source.looks_at() | self.cards.looks_at()

    def text(self) -> str:
        words = f"{capital(self.cards.text())} is not a legal target for effects of {self.source.plural()}"
        return f"{words}{while_text(self.condition)}."


@mypyc_attr(allow_interpreted_subclasses=True)
class ToastsVictims(Ability):
    """SF-46: such cards that this one smokes are toasted instead."""

    def __init__(self, victims: Selector, if_: Condition | None = None) -> None:
        super().__init__()
        self.victims: Selector = victims
        self.condition = if_

    def mark(self, card: Card) -> None:
        card.toasts_victims = True

    def text(self) -> str:
        return (
            f"{capital(self.victims.plural())} that this card smokes{while_text(self.condition)} are toasted instead."
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Against(Ability):
    """SF-50: bold-faced abilities that this card has only against such cards: Ambush, Lethal, Superleap."""

    def __init__(self, keywords: int, cards: Selector) -> None:
        super().__init__()
        self.keywords: int = keywords
        self.cards: Selector = cards

    def mark(self, card: Card) -> None:
        card.has_against = True

    def text(self) -> str:
        return f"{joined(bits(self.keywords, KEYWORD_NAMES))} against {self.cards.plural()}."


@mypyc_attr(allow_interpreted_subclasses=True)
class Substitute(Ability):
    """SF-8.4: another resource may stand for each of those that this card requires."""

    def __init__(self, letter: str) -> None:
        super().__init__()
        self.resource: int = RESOURCES.index(letter)

    def mark(self, card: Card) -> None:
        card.substitute = self.resource

    def text(self) -> str:
        return f"You may substitute {RESOURCE_NAMES[self.resource]} for each resource that this card requires."


@mypyc_attr(allow_interpreted_subclasses=True)
class LeapsAgainst(Ability):
    """SF-50.15: such Characters have Superleap against those with the designator that this card chose."""

    def __init__(self, leapers: Selector) -> None:
        super().__init__()
        self.leapers: Selector = leapers

    def text(self) -> str:
        return f"{capital(self.leapers.plural())} gain Superleap against Characters with the chosen designator."


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayOn(Ability):
    """Once per turn, you may play such a State on such a card: cheaper, or whatever its resource conditions.

    SF-6.1: in any player's turn, but only on a legal subject. SF-37: an ability, so it combines with an effect that
    plays the State.
    """

    def __init__(self, states: Selector, on: Selector, less: int, ignoring: bool) -> None:
        super().__init__()
        self.states: Selector = states
        self.on: Selector = on
        self.less: int = less
        self.ignoring: bool = ignoring
        """Whether resource conditions are ignored (SF-8.4)."""

    def mark(self, card: Card) -> None:
        card.used_when |= 1 << OPEN

    def is_offered(self) -> bool:
        return True

    def text(self) -> str:
        words = f"Once per turn, you may play {a_or_an(self.states.text())} on {a_or_an(self.on.text())}"
        if self.less:
            words += f" at -{self.less} cost"
        if self.ignoring:
            words += ", ignoring its resource conditions"
        return words + "."


@mypyc_attr(allow_interpreted_subclasses=True)
class Blanks(Ability):
    """SF-32, SF-33: a standing ability that blanks or cancels such cards, or a State's subject, while it is active."""

    def __init__(self, cards: Selector | None, cancels: bool) -> None:
        super().__init__()
        self.cards: Selector | None = cards
        self.cancels: bool = cancels

    def mark(self, card: Card) -> None:
        card.blanker = True

    def text(self) -> str:
        if self.cards is None:
            return "Subject is canceled." if self.cancels else "Subject's rules text is blank."
        whom = f"All {self.cards.plural()}"
        return f"{whom} are canceled." if self.cancels else f"{whom} have blank rules text."


@mypyc_attr(allow_interpreted_subclasses=True)
class NotInterceptedBy(Ability):
    """SF-28.6: such Characters cannot intercept this card; or, for a State, its subject; or such attackers."""

    def __init__(self, interceptors: Selector, if_: Condition | None = None, attackers: Selector | None = None) -> None:
        super().__init__()
        self.interceptors: Selector = interceptors
        self.condition = if_
        self.attackers: Selector | None = attackers
        """The attackers that cannot be intercepted so, whoever's they are."""

    def text(self) -> str:
        whom = "this card or its subject" if self.attackers is None else self.attackers.plural()
        words = f"{capital(self.interceptors.plural())} cannot intercept {whom}"
        return f"{words}{while_text(self.condition)}."
