"""SF-26.6.3: numbers on cards that have been raised or lowered, until the end of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kwoon.games.shadowfist.terms.ids import NONE, CardId

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table
    from kwoon.games.shadowfist.state.word_kinds import Number

# Which number of a card: those of its text are counted from zero, the scores have numbers of their own.
COST_SCORE: Final = 1000
FIGHTING_SCORE: Final = 1001
POWER_SCORE: Final = 1002
BODY_SCORE: Final = 1003
TOUGHNESS_SCORE: Final = 1004


def shift_of(table: Table, card: CardId, at: int) -> int:
    """By how much a number on a card differs now from what is printed."""
    total = 0
    shifts = table.shifts
    for place in range(0, len(shifts), 4):
        if shifts[place] == card and shifts[place + 2] == at and table.stamps[card] == shifts[place + 1]:
            total += shifts[place + 3]
    return total


def shifted(table: Table, effect: Effect, number: Number) -> int:
    """The same for a number of an effect's text: once generated, it keeps the numbers that its card had then (SF-24.2).

    A number does not know its own place: a copied text (SF-36) has the same number at another place of another card.
    """
    definition = effect.definition if effect.definition != NONE else table.definitions[effect.source]
    numbers = table.library[definition].text_numbers
    places = [at for at in range(len(numbers)) if numbers[at] is number]
    if not places:
        return 0
    at = places[0]
    if effect.uid < 0:
        return shift_of(table, effect.source, at)
    return sum(effect.shifts[place + 1] for place in range(0, len(effect.shifts), 2) if effect.shifts[place] == at)


def keep_numbers(table: Table, effect: Effect) -> None:
    """SF-26.6.3: note how the numbers of an effect's card differ as it is generated."""
    effect.shifts = []
    shifts = table.shifts
    for place in range(0, len(shifts), 4):
        if shifts[place] == effect.source and table.stamps[effect.source] == shifts[place + 1]:
            effect.shifts.extend((shifts[place + 2], shifts[place + 3]))
