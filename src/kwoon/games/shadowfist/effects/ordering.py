"""In which order cards are offered: one's own before others', and alike cards of a hand only once."""

from __future__ import annotations

from typing import cast

from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import HAND, PLAY
from kwoon.games.shadowfist.terms.ids import CardId, SeatId, Zone


def arranged(table: Table, seat: SeatId, zone: Zone, codes: list[int]) -> list[int]:
    """What may be picked for a choice, as it is offered."""
    if zone == PLAY:
        return cast(list[int], own_first(table, seat, cast(list[CardId], codes)))
    return cast(list[int], alike_in_hand(table, cast(list[CardId], codes))) if zone == HAND else codes


def own_first(table: Table, seat: SeatId, cards: list[CardId]) -> list[CardId]:
    """A player's own cards in play first, then the opponents', the player to the left first."""
    if len(cards) < 2:
        return cards
    found: list[CardId] = []
    for away in range(table.seats):
        owner = (seat + away) % table.seats
        found.extend([card for card in cards if table.controllers[card] == owner])
    return found


def alike_in_hand(table: Table, cards: list[CardId]) -> list[CardId]:
    """One of each kind of card in a hand: one that no effect in the scene is after already, if there is such a one."""
    kinds = [table.definitions[card] * 8 + table.owners[card] for card in cards]
    found: list[CardId] = []
    for at, card in enumerate(cards):
        if kinds.index(kinds[at]) != at:
            continue
        alike = [each for place, each in enumerate(cards) if kinds[place] == kinds[at]]
        free = [each for each in alike if not is_picked(table, each)] if len(alike) > 1 else alike
        found.append(free[0] if free else card)
    return found


def is_picked(table: Table, card: CardId) -> bool:
    """Whether an effect that waits in a scene was aimed at this card."""
    for procedure in table.stack:
        if isinstance(procedure, SceneState):
            for effect in procedure.effects:
                if any(card in picked for picked in effect.picks):
                    return True
    return False
