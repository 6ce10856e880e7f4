"""SF-26.5, SF-10.4: how what lasts for a while ends."""

from __future__ import annotations

from kwoon.games.shadowfist.language.terms import PLAY, SMOKED
from kwoon.games.shadowfist.rules.effects import (
    BLANKED,
    BORROWED,
    COPIED,
    FOR_A_WHILE,
    FORMED,
    MAINTAINED,
    TURN_END,
    Waiting,
)
from kwoon.games.shadowfist.rules.recalc import still_maintained
from kwoon.games.shadowfist.rules.table import NONE, Table, with_value
from kwoon.games.shadowfist.rules.texts import forget_text, leave_form, wake_texts


def expire(table: Table, until: int) -> None:
    """End everything of a duration, and forget what was about cards that have changed their area (SF-34)."""
    ended = [each for each in table.lingering if each.until == until]
    if until == TURN_END:
        table.shifts = []
    table.lingering = [each for each in table.lingering if each.until != until and table.same(each.card, each.stamp)]
    for each in ended:
        if each.kind == BLANKED and table.same(each.card, each.stamp):
            if not any([other.kind == BLANKED and other.card == each.card for other in table.lingering]):
                table.blanks = with_value(table.blanks, each.card, table.blanks[each.card] & ~FOR_A_WHILE)
                wake_texts(table, each.card)
        elif each.kind == COPIED and table.same(each.card, each.stamp):
            forget_text(table, each.card, each.value)
        elif each.kind == FORMED and table.same(each.card, each.stamp):
            leave_form(table, each)
    table.changed()


def expire_delayed(table: Table, until: int) -> None:
    """SF-26.4: forget delayed effects whose moment did not come in time, or whose card has changed its area."""
    kept = [each for each in table.delayed if each.until != until and each.times != 0]
    table.delayed = [each for each in kept if still_watches(table, each)]


def still_watches(table: Table, waiting: Waiting) -> bool:
    """Whether a delayed effect is about no card, or about one that is still the same (SF-34)."""
    return waiting.effect.watched == NONE or table.same(waiting.effect.watched, waiting.stamp)


def maintaining(table: Table) -> list[int]:
    """SF-10.4: the cards that maintain something now, each once."""
    found: list[int] = []
    for each in table.lingering:
        if each.until == MAINTAINED and each.source not in found:
            if still_maintained(table, each.source, each.source_stamp):
                found.append(each.source)
    for waiting in table.delayed:
        source = waiting.effect.source
        if waiting.until == MAINTAINED and source not in found:
            if still_maintained(table, source, waiting.source_stamp):
                found.append(source)
    for hold in table.control_stack:
        if hold.until == MAINTAINED and hold.source not in found:
            if still_maintained(table, hold.source, hold.source_stamp):
                found.append(hold.source)
    return found


def stop_maintaining(table: Table, source: int) -> None:
    """SF-33: end what a card maintains."""
    table.lingering = [each for each in table.lingering if each.until != MAINTAINED or each.source != source]
    table.delayed = [each for each in table.delayed if each.until != MAINTAINED or each.effect.source != source]
    for hold in table.control_stack:
        if hold.until == MAINTAINED and hold.source == source:
            hold.source_stamp = NONE
    table.changed()


def end_maintained(table: Table) -> bool:
    """SF-10.4: end what is no longer maintained, for good; whether a card left play by it."""
    table.delayed = [
        each
        for each in table.delayed
        if each.until != MAINTAINED or still_maintained(table, each.effect.source, each.source_stamp)
    ]
    ended: list[int] = []
    for at, each in enumerate(table.lingering):
        if each.until == MAINTAINED and not still_maintained(table, each.source, each.source_stamp):
            ended.append(at)
    if not ended:
        return False
    borrowed: list[int] = []
    for at in ended:
        each = table.lingering[at]
        if each.kind == BORROWED and table.same(each.card, each.stamp) and table.zones[each.card] == PLAY:
            borrowed.append(each.card)
        elif each.kind == COPIED and table.same(each.card, each.stamp):
            forget_text(table, each.card, each.value)
    table.lingering = [each for at, each in enumerate(table.lingering) if at not in ended]
    table.changed()
    for card in borrowed:
        table.leave_play(card, SMOKED, NONE, NONE, NONE)
    return len(borrowed) > 0
