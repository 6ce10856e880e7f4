"""SF-46: what is toasted instead of smoked."""

from __future__ import annotations

from kwoon.games.shadowfist.standing.derive import context, derive
from kwoon.games.shadowfist.standing.permits import texts
from kwoon.games.shadowfist.state.permissions import ToastsVictims
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import PLAY, TOASTED_INSTEAD
from kwoon.games.shadowfist.terms.ids import NONE, CardId


def toasted_instead(table: Table, card: CardId, doers: list[CardId]) -> bool:
    """Whether a card that these cards smoke is toasted instead: by a text about it, or about what they smoke."""
    for doer in doers:
        if doer != NONE and table.faces[doer].toasts_victims and table.zones[doer] == PLAY:
            if toasts(table, doer, card):
                return True
    derived = derive(table)
    return derived.forbidden & TOASTED_INSTEAD != 0 and derived.of[card].cannot & TOASTED_INSTEAD != 0


def toasts(table: Table, doer: CardId, card: CardId) -> bool:
    """Whether the text of a card says so now of such cards that it smokes."""
    effect = context(table, doer)
    return any(ability.victims.matches(table, card, effect) for ability in texts(table, doer, ToastsVictims, effect))
