"""The one place where the texts of cards are looked for: those of a class, and permissions by their kind and cards."""

from __future__ import annotations

from typing import TypeVar

from kwoon.games.shadowfist.standing.derive import context, is_active, survey
from kwoon.games.shadowfist.state.abilities import Ability, Permission
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.ids import NO_CARD, NONE, CardId, SeatId
from kwoon.games.shadowfist.terms.permission_kinds import FIRM_EFFECTS

A = TypeVar("A", bound=Ability)


def texts_of(definition: Card, wanted: type[A]) -> list[A]:
    """The abilities of a class in a card's text, whether they count now or not."""
    return [ability for ability in definition.abilities if isinstance(ability, wanted)]


def texts(table: Table, card: CardId, wanted: type[A], seen: Effect) -> list[A]:
    """SF-10.2: the abilities of a class that count now: the card's text is active, and their condition holds.

    Most cards have none: whoever asks often looks first at what is marked on the card (`Ability.mark`).
    """
    found: list[A] = []
    if is_active(table, card):
        for ability in table.faces[card].abilities:
            if isinstance(ability, wanted) and (ability.condition is None or ability.condition.holds(table, seen)):
                found.append(ability)
    return found


def permissions_of(definition: Card, kind: int) -> list[Permission]:
    """Those of a kind in a card's text, whether they count now or not."""
    found: list[Permission] = []
    if definition.permits >> kind & 1:
        for ability in definition.abilities:
            if isinstance(ability, Permission) and ability.kind == kind:
                found.append(ability)
    return found


def granted(table: Table, card: CardId, kind: int, effect: Effect, about: CardId = NO_CARD) -> list[Permission]:
    """Those whose condition holds, and which mean the card that it is about, if they mean some cards only."""
    found: list[Permission] = []
    for permission in permissions_of(table.faces[card], kind):
        if permission.condition is not None and not permission.condition.holds(table, effect):
            continue
        if permission.selector is None or (about != NONE and permission.selector.matches(table, about, effect)):
            found.append(permission)
    return found


def amount_of(table: Table, permissions: list[Permission], effect: Effect) -> int:
    """Their numbers, added up."""
    total = 0
    for permission in permissions:
        if permission.number is not None:
            total += permission.number.value(table, effect)
    return total


def in_force(table: Table, card: CardId, kind: int, about: CardId = NO_CARD) -> list[Permission]:
    """Those of a card in play whose text counts now."""
    if not table.faces[card].permits >> kind & 1 or not is_active(table, card):
        return []
    return granted(table, card, kind, context(table, card), about)


def amount_in_force(table: Table, card: CardId, kind: int, about: CardId = NO_CARD) -> int:
    """How much a card in play gives, takes off or asks for by its permissions of a kind."""
    if not table.faces[card].permits >> kind & 1:
        return 0
    return amount_of(table, in_force(table, card, kind, about), context(table, card))


def is_firm(table: Table, seat: SeatId, against: SeatId) -> bool:
    """SF-33, SF-26.6.4: whether a text keeps a player from cancelling or changing the effects of another one."""
    if seat == against or not survey(table).permits >> FIRM_EFFECTS & 1:
        return False
    return any(in_force(table, card, FIRM_EFFECTS) for card in table.controlled(seat))
