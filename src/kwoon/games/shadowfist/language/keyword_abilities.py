"""Bold-faced abilities that are used (SF-50)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.abilities import OPEN, UNLIMITED, Used
from kwoon.games.shadowfist.language.conditions import HasResources
from kwoon.games.shadowfist.language.costs import PayPower
from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.terms import SMOKED
from kwoon.games.shadowfist.language.things import This
from kwoon.games.shadowfist.language.verbs_piles import Reload

if TYPE_CHECKING:
    from kwoon.games.shadowfist.rules.effects import Effect
    from kwoon.games.shadowfist.rules.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class ReloadThis(Reload):
    """SF-43: only if the card has not left the smoked pile since (SF-24.1.3.3)."""

    def act(self, table: Table, effect: Effect) -> None:
        if table.same(effect.source, effect.stamp):
            super().act(table, effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReloadFor(Used):
    """SF-50.13: pay in your smoked pile's card's Reload cost: it goes on top of your deck."""

    def __init__(self, needed: list[int], power: int) -> None:
        super().__init__([PayPower(Fixed(power))], [], [ReloadThis(This())], OPEN, UNLIMITED, False)
        self.condition = HasResources(needed)
        self.zone = SMOKED
        self.power: int = power

    def text(self) -> str:
        assert self.condition is not None
        return f"Reload: {self.condition.text()} and {self.power} Power."
