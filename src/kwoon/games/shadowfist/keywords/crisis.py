"""SF-50.4: Crisis: a card played at another cost, once a turn, for the Power of one's next turn."""

from __future__ import annotations

from kwoon.games.shadowfist.state.effects import (
    TOASTS,
    Lingering,
)
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.durations import (
    IN_PLAY,
    TURN_END,
)
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.terms.once import CRISIS_PLAYED, note
from kwoon.games.shadowfist.terms.packing import AT_CRISIS as AT_CRISIS  # legality has it from here


def crisis_saving(table: Table, card: CardId) -> int:
    """By how much the Crisis cost is below the printed one."""
    definition = table.card(card)
    return definition.cost - definition.crisis


def note_crisis(table: Table, seat: SeatId, card: CardId) -> None:
    """The card was played at its Crisis cost: it will be toasted, and its player's next turn brings no Power."""
    table.used.append(note(CRISIS_PLAYED, seat))
    table.crises[seat] = 1
    in_play = table.zones[card] == PLAY
    if not in_play:
        table.toast(card, card, seat)
    lasting = Lingering(card, TOASTS, 1, 0, IN_PLAY if in_play else TURN_END)
    lasting.at_crisis = True
    table.let_last(lasting)
