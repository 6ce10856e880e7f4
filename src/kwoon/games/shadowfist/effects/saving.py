"""SF-26.1.2: damage on its way to a card that a State would save: its controller may let the card fall."""

from __future__ import annotations

from typing import ClassVar, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.engine.plain import Plain
from kwoon.games.shadowfist.effects.cleanup import smoke_the_beaten
from kwoon.games.shadowfist.effects.damage import Blow, absorbs, inflict, smoke_the_damaged
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.ids import CardId
from kwoon.games.shadowfist.terms.questions import MAY

ASK = 0
TAKE = 1
OF_A_BLOW = 7
"""How many numbers a blow is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Striker(Procedure):
    """Who inflicts damage that others may still turn aside, and goes on when it is told what has landed."""

    def after(self, table: Table, landed: list[Blow]) -> None:
        """What becomes of the cards that were hit."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferToSave(Procedure):
    """Each State that would be sacrificed to save its subject is offered to its controller; then comes the damage."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "blows", "saving", "declined")

    def __init__(self, blows: list[int]) -> None:
        super().__init__()
        self.blows: list[int] = blows
        self.saving: list[CardId] = []
        """The States that will be sacrificed."""
        self.declined: list[CardId] = []
        """The States that will not be. The one that is being asked for is the last of them until the answer is
        there."""

    def copy_to(self, bare: Plain) -> None:
        """Every field, written out; see `Plain.copy_to`."""
        new = cast(OfferToSave, bare)
        new.step = self.step
        new.blows = self.blows[:]
        new.saving = self.saving[:]
        new.declined = self.declined[:]

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == TAKE:
            self.step = ASK
            if table.answer == 1:
                self.saving.append(self.declined.pop())
        blows = unpacked(self.blows)
        for state in savers(table, blows, self.declined):
            if state not in self.saving:
                self.step = TAKE
                self.declined.append(state)
                table.ask(table.controllers[state], MAY, [0, 1])
                return
        table.stack.pop()
        land(table, inflict(table, blows, self.declined))


def strike(table: Table, blows: list[Blow]) -> None:
    """Inflict damage all at once, after those who could turn it aside by a State have been asked."""
    if savers(table, blows, []):
        table.push(OfferToSave(packed(blows)))
    else:
        land(table, inflict(table, blows))


def land(table: Table, landed: list[Blow]) -> None:
    """SF-20.1: who is beaten is smoked; whoever has struck says how."""
    top = table.stack[-1]
    if isinstance(top, Striker):
        top.after(table, landed)
    else:
        smoke_the_damaged(table, landed)
        smoke_the_beaten(table)


def savers(table: Table, blows: list[Blow], declined: list[CardId]) -> list[CardId]:
    """The States that would be sacrificed for these blows, if they may be: as seen in a copy of the game."""
    states = [state for state in table.in_play if absorbs(table, state, True)]
    if not states:
        return states
    copy = table_of(table.clone())
    inflict(copy, unpacked(packed(blows)), declined)
    return [state for state in states if copy.zones[state] != PLAY]


def packed(blows: list[Blow]) -> list[int]:
    """Blows as plain numbers."""
    found: list[int] = []
    for blow in blows:
        found.extend((blow.source, blow.target, blow.amount))
        found.extend((int(blow.combat), int(blow.lethal), int(blow.unstoppable), int(blow.corrupted)))
    return found


def unpacked(numbers: list[int]) -> list[Blow]:
    """The same as blows again."""
    blows: list[Blow] = []
    for at in range(0, len(numbers), OF_A_BLOW):
        source, target = CardId(numbers[at]), CardId(numbers[at + 1])
        blow = Blow(source, target, numbers[at + 2], numbers[at + 3] == 1, numbers[at + 4] == 1, numbers[at + 5] == 1)
        blow.corrupted = numbers[at + 6] == 1
        blows.append(blow)
    return blows
