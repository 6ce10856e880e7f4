"""More short names in which cards are written: States that are rigged, cost and damage reduced."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.cards.make import n, pick
from kwoon.games.shadowfist.language.abilities import CHEAPER_HERE, CHOOSE, DENIED, REDUCE_TO, SPARED, Grant, Permission
from kwoon.games.shadowfist.language.base import Selector
from kwoon.games.shadowfist.language.choices import Silent
from kwoon.games.shadowfist.language.selectors_states import Hardware
from kwoon.games.shadowfist.language.terms import PLAY, STATE, VEHICLE
from kwoon.games.shadowfist.language.things import Picked

CHOSEN: Final = Picked(0, "the chosen card")
SECOND_TARGET: Final = Picked(1, "target")
THAT_CHARACTER: Final = Picked(1, "that Character")
VEHICLE_STATE: Final = pick(STATE, restrictions=VEHICLE)


def hardware(restrictions: int, where: int = PLAY, owned: int = 0) -> Hardware:
    """A Vehicle, Weapon or [H] State."""
    return Hardware(restrictions, where, owned)


def reduces(by: Selector, to: int) -> Permission:
    """SF-29.7, step 8: what one such card inflicts on this one is reduced."""
    words = f"Reduce to {to} all damage inflicted on this card by a single {by.text()}."
    return Permission(REDUCE_TO, by, n(to), words)


def cheaper_here(states: Selector, less: int) -> Permission:
    """SF-37: such States cost less on this card."""
    words = f"You may play {states.plural()} on this card at -{less} cost."
    return Permission(CHEAPER_HERE, states, n(less), words)


def spares(keywords: int) -> Grant:
    """SF-40: other Characters' bold-faced abilities do not affect it."""
    return Grant(SPARED, n(1), keywords, "")


def denies(keywords: int) -> Grant:
    """Bold-faced abilities that it cannot use."""
    return Grant(DENIED, n(1), keywords, "")


def pay_with(selector: Selector) -> Silent:
    """A card to be turned or sacrificed as a cost, which says so itself."""
    return Silent(selector, 1, 1, CHOOSE, None)
