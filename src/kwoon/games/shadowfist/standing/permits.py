"""Permissions in the texts of cards: the one place where they are looked for, each with its condition and its cards."""

from __future__ import annotations

from kwoon.games.shadowfist.standing.derive import context, is_active, survey
from kwoon.games.shadowfist.state.abilities import Permission
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.ids import NO_CARD, NONE, CardId, SeatId
from kwoon.games.shadowfist.terms.permission_kinds import FIRM_EFFECTS


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
