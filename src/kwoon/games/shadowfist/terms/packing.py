"""Options that hold more than one thing, packed into one number and unpacked again: nobody else knows how.

An action holds what is done, with which card, and by which of its abilities. An interception holds two cards.
"""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.terms.ids import CardId

AT_CRISIS: Final = 1
"""What stands in place of an ability in the action of playing a card at its Crisis cost."""

AS_STATE: Final = 2
"""The same for playing it as a State that its text makes of it."""

WHAT: Final = 24
"""From which bit on an action says what is done."""
CARD: Final = 8
"""From which bit on it says with which card; the ability stands below."""
CARDS: Final = 1 << (WHAT - CARD)
ABILITIES: Final = 1 << CARD
INTERCEPTOR: Final = 10
"""From which bit on an interception says who intercepts; the attacker stands below."""


def action(what: int, card: CardId, ability: int) -> int:
    """An action as one number."""
    return (what << WHAT) | (card << CARD) | ability


def plain_action(what: int) -> int:
    """One that is no card's: to declare an attack, to end the turn."""
    return action(what, CardId(0), 0)


def what_of(code: int) -> int:
    """What an action does; below zero for what is no action, such as a pass."""
    return code >> WHAT


def card_of(code: int) -> CardId:
    """The card of an action."""
    return CardId((code >> CARD) & (CARDS - 1))


def ability_of(code: int) -> int:
    """The ability of an action."""
    return code & (ABILITIES - 1)


def at_crisis(code: int) -> bool:
    """SF-50.4: whether an action that plays a card plays it at its Crisis cost."""
    return ability_of(code) == AT_CRISIS


def as_state(code: int) -> bool:
    """SF-7.1.1: whether an action that plays a card plays it as a State."""
    return ability_of(code) == AS_STATE


def interception(interceptor: CardId, attacker: CardId) -> int:
    """Who intercepts whom, as one number."""
    return (interceptor << INTERCEPTOR) | attacker


def interceptor_of(code: int) -> CardId:
    """Who intercepts."""
    return CardId(code >> INTERCEPTOR)


def attacker_of(code: int) -> CardId:
    """Who is intercepted."""
    return CardId(code & ((1 << INTERCEPTOR) - 1))
