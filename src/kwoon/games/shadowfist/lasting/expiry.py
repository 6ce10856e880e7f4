"""SF-26.5, SF-10.4: how what lasts for a while ends."""

from __future__ import annotations

from kwoon.games.shadowfist.lasting.texts import forget_text, leave_form, wake_texts
from kwoon.games.shadowfist.standing.derive import given, still_maintained
from kwoon.games.shadowfist.state.effects import (
    BLANKED,
    BORROWED,
    COPIED,
    FOR_A_WHILE,
    FORMED,
    Lingering,
    Waiting,
)
from kwoon.games.shadowfist.state.table import Table, with_value
from kwoon.games.shadowfist.terms.codes import PLAY, SEES_ATTACKS, SEES_TIME, SMOKED
from kwoon.games.shadowfist.terms.durations import (
    ATTACK_END,
    COMBAT_END,
    MAINTAINED,
    NEXT_UNTURN,
    TURN_END,
    WHILE_YOURS,
)
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT, NO_STAMP, NONE, CardId, Duration, SeatId, Stamp


def is_over(until: Duration, ended: Duration) -> bool:
    """Whether a duration is over; what was to last for an attack does not outlast the turn."""
    if until == WHILE_YOURS:
        return ended == TURN_END
    if until == COMBAT_END:
        return ended in (COMBAT_END, ATTACK_END, TURN_END)
    return until == ended or (ended == TURN_END and until == ATTACK_END)


def expire(table: Table, until: Duration) -> None:
    """End everything of a duration, and forget what was about cards that have changed their area (SF-34)."""
    ended = [each for each in table.lingering if is_over(each.until, until)]
    kept = [each for each in table.lingering if not is_over(each.until, until) and table.same(each.card, each.stamp)]
    table.altered(SEES_TIME if until == TURN_END else SEES_TIME | SEES_ATTACKS)
    table.settled = False
    if until == TURN_END and table.shifts:
        table.shifts = []
        table.changed()
    if len(kept) < len(table.lingering):
        table.lingering = kept
        undo(table, ended)


def end_for(table: Table, until: Duration, seat: SeatId) -> None:
    """End what lasts until a player's next unturning, or next turn."""
    at_unturn = until == NEXT_UNTURN
    places: list[int] = []
    for at, each in enumerate(table.lingering):
        if each.until == until and (table.controllers[each.card] if at_unturn else each.player) == seat:
            places.append(at)
    if places:
        take_back(table, places)
    if table.delayed and not at_unturn:
        table.delayed = [each for each in table.delayed if each.until != until or each.effect.player != seat]


def end_for_loser(table: Table, card: CardId) -> None:
    """SF-35.3: end what lasts while a card's player controls it: it goes over to another one."""
    places = [at for at, each in enumerate(table.lingering) if each.until == WHILE_YOURS and each.card == card]
    if places:
        take_back(table, places)


def is_kept_up(table: Table, until: Duration, source: CardId, stamp: Stamp) -> bool:
    """SF-10.4: whether what lasts by another card still does, while that is turned for it."""
    return until != MAINTAINED or still_maintained(table, source, stamp)


def undo(table: Table, ended: list[Lingering]) -> bool:
    """What has ended and changed more than values is taken back; whether a card left play by it."""
    borrowed: list[CardId] = []
    for each in ended:
        if not table.same(each.card, each.stamp):
            continue
        if each.kind == BLANKED:
            if not any(other.kind == BLANKED and other.card == each.card for other in table.lingering):
                table.blanks = with_value(table.blanks, each.card, table.blanks[each.card] & ~FOR_A_WHILE)
                wake_texts(table, each.card)
        elif each.kind == COPIED:
            forget_text(table, each.card, each.text)
        elif each.kind == FORMED:
            leave_form(table, each)
        elif each.kind == BORROWED and table.zones[each.card] == PLAY:
            borrowed.append(each.card)
    for each in ended:
        given(table, each.kind)
    for card in borrowed:
        table.leave_play(card, SMOKED, NONE, NO_CARD, NO_SEAT)
    return len(borrowed) > 0


def take_back(table: Table, places: list[int]) -> bool:
    """End what lasts in these places of the list; whether a card left play by it."""
    ended = [table.lingering[at] for at in places]
    table.lingering = [each for at, each in enumerate(table.lingering) if at not in places]
    return undo(table, ended)


def expire_delayed(table: Table, until: Duration) -> None:
    """SF-26.4: forget delayed effects whose moment did not come in time, or whose card has changed its area."""
    kept = [each for each in table.delayed if not is_over(each.until, until) and each.times != 0]
    table.delayed = [each for each in kept if still_watches(table, each)]


def still_watches(table: Table, waiting: Waiting) -> bool:
    """Whether a delayed effect is about no card, or about one that is still the same (SF-34)."""
    return waiting.effect.watched == NONE or table.same(waiting.effect.watched, waiting.stamp)


def maintaining(table: Table) -> list[CardId]:
    """SF-10.4: the cards that maintain something now, each once."""
    found: list[CardId] = []
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


def stop_maintaining(table: Table, source: CardId) -> None:
    """SF-33: end what a card maintains."""
    take_back(
        table,
        [at for at, each in enumerate(table.lingering) if each.until == MAINTAINED and each.source == source],
    )
    table.delayed = [each for each in table.delayed if each.until != MAINTAINED or each.effect.source != source]
    for hold in table.control_stack:
        if hold.until == MAINTAINED and hold.source == source:
            hold.source_stamp = NO_STAMP
    table.changed()


def end_maintained(table: Table) -> bool:
    """SF-10.4: end what is no longer maintained, for good; whether a card left play by it."""
    if table.delayed:
        table.delayed = [
            each for each in table.delayed if is_kept_up(table, each.until, each.effect.source, each.source_stamp)
        ]
    if not table.lingering:
        return False
    ended: list[int] = []
    for at, each in enumerate(table.lingering):
        if not is_kept_up(table, each.until, each.source, each.source_stamp):
            ended.append(at)
    return take_back(table, ended) if ended else False
