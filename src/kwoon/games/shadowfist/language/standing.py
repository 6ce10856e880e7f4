"""Conditions: who is closer to victory, resources of one faction, what this card or an earlier verb tells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.base import Condition
from kwoon.games.shadowfist.language.selectors_states import most_of_one_faction
from kwoon.games.shadowfist.rules.assault import current_attack
from kwoon.games.shadowfist.rules.fates import carried_off
from kwoon.games.shadowfist.rules.questions import BURN_FOR_VICTORY
from kwoon.games.shadowfist.rules.recalc import resources_of

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class ThatOpponentIsCloser(Condition):
    """If the player who did it is now closer to victory than you: with what was just burned counted (SF-24.2)."""

    def __init__(self, or_as_close: bool) -> None:
        self.or_as_close: bool = or_as_close

    def holds(self, table: Table, effect: Effect) -> bool:
        if effect.whose < 0:
            return False
        theirs, mine = standing(table, effect.whose), standing(table, effect.player)
        return theirs > mine or (self.or_as_close and theirs == mine)

    def text(self) -> str:
        return f"if that opponent is now {'as close or ' if self.or_as_close else ''}closer to victory than you"


def standing(table: Table, seat: int) -> int:
    """SF-4.1 as it is once the Sites whose burning is decided have gone (SF-12.1.1, SF-30.3.3.3)."""
    count = table.closeness(seat)
    attack = current_attack(table)
    for site in table.doomed:
        if table.controllers[site] == seat and table.is_feng_shui(site):
            count -= 1
        if attack is not None and attack.seat == seat and carried_off(table, site) == BURN_FOR_VICTORY:
            count += 1
    return count


@mypyc_attr(allow_interpreted_subclasses=True)
class EnoughOfOneFaction(Condition):
    """If you have so many resources of one faction (SF-18.1)."""

    def __init__(self, least: int) -> None:
        self.least: int = least

    def holds(self, table: Table, effect: Effect) -> bool:
        return most_of_one_faction(resources_of(table, effect.player)) >= self.least

    def text(self) -> str:
        return f"if you have at least {self.least} resources of one faction in your pool"


@mypyc_attr(allow_interpreted_subclasses=True)
class IfFaceUp(Condition):
    """If this card is face up."""

    def holds(self, table: Table, effect: Effect) -> bool:
        return table.face_down[effect.source] == 0

    def text(self) -> str:
        return "if this card is face up"


@mypyc_attr(allow_interpreted_subclasses=True)
class IfNoted(Condition):
    """If an earlier verb has noted that it was so."""

    def __init__(self, words: str) -> None:
        self.words: str = words

    def holds(self, table: Table, effect: Effect) -> bool:
        return effect.note == 1

    def text(self) -> str:
        return self.words
