"""SF-41: a Faceoff: two Characters fight each other, and nobody else gets involved."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game
from kwoon.games.shadowfist.attack.combat import ENTER, Combat
from kwoon.games.shadowfist.effects.damage import Blow
from kwoon.games.shadowfist.effects.returning import Placing
from kwoon.games.shadowfist.scene.steps import Scene
from kwoon.games.shadowfist.state.faceoff import FacingOff
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.scene import OPEN_SCENE
from kwoon.games.shadowfist.state.structure import locations
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import FACEOFF_WON, PLAY
from kwoon.games.shadowfist.terms.ids import CardId

MEET: Final = 0
FIGHT: Final = 1
PART: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Faceoff(FacingOff):
    """SF-41.2 to SF-41.5: one Character goes to the other, an open scene, their combat, and back."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == MEET:
            self.step = FIGHT
            self.follow(table)
            table.changed()
            table.push(Scene(OPEN_SCENE, table.active))
        elif self.step == FIGHT:
            self.step = PART
            if self.on(table):
                table.push(FaceoffCombat(self.one, self.other))
        else:
            table.stack.pop()
            self.go_back(table)

    def go_back(self, table: Table) -> None:
        """SF-41.5, SF-41.7: to its prior location, or, if that is gone, to one of its player's choice."""
        table.changed()
        card = self.one
        if not table.same(card, self.one_stamp) or table.zones[card] != PLAY or table.controllers[card] != self.seat:
            return
        if self.home in locations(table, self.seat):
            table.places[card] = self.home
        else:
            table.push(Placing([card], self.seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class FaceoffCombat(Combat):
    """SF-41.4: the two fight as in any combat (SF-30.2 to SF-30.4), but neither of them attacks (SF-41.6)."""

    def __init__(self, one: CardId, other: CardId) -> None:
        super().__init__([one, other], True)
        self.step = ENTER

    def drop_the_gone(self, table: Table) -> None:
        """SF-41.7: whoever left play or changed sides faces nobody off any more."""
        if not any(isinstance(each, FacingOff) and each.on(table) for each in table.stack):
            self.pairs = []

    def ambush(self, table: Table, one: CardId, other: CardId) -> bool:
        """SF-41.6: Ambush is for attackers."""
        return False

    def smoke_the_beaten(self, table: Table, blows: list[Blow], others: list[Blow]) -> list[CardId]:
        """SF-41.4: the controller of the one that is left wins, if combat damage has smoked the other."""
        pair = self.pairs
        fated = super().smoke_the_beaten(table, blows, others)
        if not pair or (table.zones[pair[0]] == PLAY) == (table.zones[pair[1]] == PLAY):
            return fated
        winner, loser = (pair[0], pair[1]) if table.zones[pair[0]] == PLAY else (pair[1], pair[0])
        table.happen(Happening(FACEOFF_WON, winner, loser, table.controllers[winner]))
        return fated
