"""SF-40: what cannot be affected by the effects of some cards."""

from __future__ import annotations

from kwoon.games.shadowfist.language.permissions import Immune
from kwoon.games.shadowfist.language.terms import PLAY
from kwoon.games.shadowfist.rules.effects import Effect
from kwoon.games.shadowfist.rules.recalc import context, is_active
from kwoon.games.shadowfist.rules.table import NONE, Table


def is_immune(table: Table, card: int, source: int) -> bool:
    """Whether a card in play cannot be affected by effects that another card generates."""
    if source == NONE or not table.card(card).immune or not is_active(table, card):
        return False
    for ability in table.card(card).abilities:
        if isinstance(ability, Immune) and ability.source.matches(table, source, context(table, card)):
            return True
    return False


def affected(table: Table, effect: Effect, cards: list[int]) -> list[int]:
    """SF-40, SF-24.8: those of some cards that an effect can do something to."""
    if not any([table.card(card).immune for card in cards]):
        return cards
    return [card for card in cards if table.zones[card] != PLAY or not is_immune(table, card, effect.source)]
