"""How the passing assistant reads Puzzle Strike: nothing is passed on, and one question is hardly any."""

from __future__ import annotations

from typing import Final

from kwoon.games.puzzlestrike.state.chip import CHIPS, WOUND
from kwoon.games.puzzlestrike.terms.questions import BUY, KIND_NAMES
from kwoon.tables.passing import ALWAYS, Reader, Sight, Wish

REAL: Final = Wish("r", "where there is something to choose", lasting=True)
"""The usual habit."""


class StrikeReader(Reader):
    """PS-6.3: with a chip bought and no money left, a wound for $0 is all that the bank still offers."""

    wishes = (REAL, ALWAYS)

    def usual(self, sight: Sight) -> int | None:
        question = sight.question
        if question.kind != KIND_NAMES[BUY] or len(question.options) != 2:
            return None
        nothing, other = question.options
        wound = CHIPS[WOUND].name
        if nothing.thing is not None or other.thing is None or other.thing.name != wound:
            return None
        emptied = sight.view["bank"][wound] == 1
        return None if emptied else nothing.index  # PS-2.2: the last wound empties a stack, which brings Panic Time
