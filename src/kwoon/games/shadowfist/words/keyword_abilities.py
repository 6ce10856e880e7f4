"""Abilities with a form of their own: bold-faced ones that are used (SF-50), and buying an Event off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.language.conditions import HasResources
from kwoon.games.shadowfist.language.costs import PayPower
from kwoon.games.shadowfist.language.numbers import Fixed
from kwoon.games.shadowfist.language.things import Picked, This
from kwoon.games.shadowfist.standing.permits import is_firm
from kwoon.games.shadowfist.state import deeds
from kwoon.games.shadowfist.state.abilities import Used
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.word_kinds import Deed, Verb
from kwoon.games.shadowfist.terms.codes import SMOKED
from kwoon.games.shadowfist.terms.timings import ANY_SCENE, OPEN, UNLIMITED
from kwoon.games.shadowfist.words.verbs_piles import Reload

if TYPE_CHECKING:
    from kwoon.games.shadowfist.state.effects import Effect
    from kwoon.games.shadowfist.state.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class ReloadThis(Reload):
    """SF-43: reload this card, if it has not left the smoked pile since the ability was used (SF-24.1.3.3)."""

    def act(self, table: Table, effect: Effect) -> None:
        if table.same(effect.source, effect.stamp):
            super().act(table, effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class ReloadFor(Used):
    """SF-50.13: pay in your smoked pile's card's Reload cost: it goes on top of your deck."""

    def __init__(self, needed: list[int], power: int) -> None:
        super().__init__([PayPower(Fixed(power))], [], [ReloadThis(This())], OPEN, UNLIMITED)
        self.condition = HasResources(needed)
        self.zone = SMOKED

    def brief(self) -> str:
        return ""

    def text(self) -> str:
        assert self.condition is not None
        needed = self.condition.text().replace(", ", " and ")
        power = self.numbers()[0].text()
        return f"Reload: {power} Power (with {needed} in your pool)." if needed else f"Reload: {power} Power."


@mypyc_attr(allow_interpreted_subclasses=True)
class ReloadBy(Used):
    """SF-50.13: a Reload cost that is not Power: cards that are picked and given up."""

    def __init__(self, paid: Picked) -> None:
        assert paid.cost is not None
        super().__init__([paid.cost], [paid.choice], [ReloadThis(This())], OPEN, UNLIMITED)
        self.zone = SMOKED

    def brief(self) -> str:
        return ""

    def text(self) -> str:
        return f"Reload: {self.choices[0].text()}."


@mypyc_attr(allow_interpreted_subclasses=True)
class CancelThisEvent(Verb):
    """SF-33: the Event whose text this is does nothing."""

    def deed(self) -> Deed:
        return Deed(deeds.CANCELS)

    def act(self, table: Table, effect: Effect) -> None:
        for procedure in table.stack:
            if isinstance(procedure, SceneState):
                kept: list[Effect] = []
                for each in procedure.effects:
                    if each.source != effect.source or is_firm(table, each.player, effect.player):
                        kept.append(each)
                procedure.effects = kept

    def text(self) -> str:
        return "cancel this Event"


@mypyc_attr(allow_interpreted_subclasses=True)
class BuyOff(Used):
    """The player whose card this Event answers may pay, in response, to cancel this Event."""

    def __init__(self, power: int) -> None:
        super().__init__([PayPower(Fixed(power))], [], [CancelThisEvent()], ANY_SCENE, UNLIMITED)
        self.zone = SMOKED
        self.opponents = True

    def brief(self) -> str:
        return ""

    def text(self) -> str:
        return f"That opponent may {self.costs[0].text()} in response to {self.verbs[0].text()}."
