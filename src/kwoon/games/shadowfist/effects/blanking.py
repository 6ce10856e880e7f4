"""SF-32, SF-33: abilities that blank or cancel other cards as long as they are active."""

from __future__ import annotations

from kwoon.games.shadowfist.effects.auctions import drop_effects
from kwoon.games.shadowfist.lasting.texts import has_sleeping, wake_texts
from kwoon.games.shadowfist.standing.derive import context
from kwoon.games.shadowfist.standing.permits import texts
from kwoon.games.shadowfist.state.effects import STANDING, Effect
from kwoon.games.shadowfist.state.permissions import Blanks
from kwoon.games.shadowfist.state.table import Table, with_value
from kwoon.games.shadowfist.terms.ids import NONE, CardId


def settle_blanks(table: Table, sources: list[CardId]) -> bool:
    """SF-24.5.5: look anew at what such abilities blank; whether it has changed. SF-6.2: the newest card goes first."""
    before = table.blanked
    known = table.derived
    doubt = table.doubt
    awake = [card for card in before if not table.blanks[card] & STANDING and has_sleeping(table, card)]
    table.blanked = []
    for card in before:
        table.blanks = with_value(table.blanks, card, table.blanks[card] & ~STANDING)
    for source in reversed(sources):
        effect = context(table, source)
        for ability in texts(table, source, Blanks, effect):
            blank(table, effect, ability, before, awake)
    for card in before:
        if card not in table.blanked and not table.blanks[card]:
            wake_texts(table, card)
    if sorted(before) == sorted(table.blanked):
        table.doubt = doubt
        table.derived = known  # what was derived on the way did not count the blanks
        return False
    table.changed()
    return True


def blank(table: Table, effect: Effect, ability: Blanks, before: list[CardId], awake: list[CardId]) -> None:
    """What one ability blanks; SF-33: a card that it cancels loses what it has generated, once.

    SF-32.0: those awake have copied a text since they were blanked, and that one is not blank.
    """
    source = effect.source
    cards = [table.subjects[source]] if table.subjects[source] != NONE else []
    if ability.cards is not None:
        cards = [card for card in table.in_play if card != source and ability.cards.matches(table, card, effect)]
    for card in cards:
        if ability.cancels and card not in before:
            drop_effects(table, card, table.stamps[card], table.controllers[source])
        if card not in table.blanked:
            table.blanked.append(card)
            if card not in awake:
                table.blanks = with_value(table.blanks, card, table.blanks[card] | STANDING)
