"""PS-5 and PS-4.6: a reaction: one chip of the hand, at no action, discarded on use."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import Script
from kwoon.games.puzzlestrike.state.chip import CHIPS, MASKS
from kwoon.games.puzzlestrike.state.table import DISCARD, HAND, Table, table_of
from kwoon.games.puzzlestrike.terms.events import Played
from kwoon.games.puzzlestrike.terms.ids import NO_CHIP, ChipKind
from kwoon.games.puzzlestrike.terms.packing import chip_in_place, kind_of, set_of
from kwoon.games.puzzlestrike.terms.questions import COPY, REACT

# The windows of reaction.
BEFORE_FIST: Final = 0
AFTER_FIST: Final = 1
SEND: Final = 2

OPTION_SELECT_COST: Final = 5
"""What a chip of the bank may cost that Option Select is played as."""

OFFER: Final = 0
TAKE: Final = 1
TAKE_COPY: Final = 2
FINISH: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class React(Procedure):
    """One player is offered one reaction; `table.did` says afterwards whether it was used."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "window", "chip")

    def __init__(self, seat: SeatId, window: int) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.window: int = window
        self.chip: ChipKind = NO_CHIP

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == OFFER:
            options = [DONE]
            reactions(table, self.seat, self.window, options)
            self.step = TAKE
            table.ask(self.seat, REACT, options)
        elif step == TAKE:
            self.take(table)
        elif step == TAKE_COPY:
            self.resolve(table, kind_of(table.answer))
        else:
            table.stack.pop()
            table.did = 1

    def take(self, table: Table) -> None:
        """PS-5.2: the chip is discarded on use; Option Select is trashed and becomes a reaction of the bank."""
        if table.answer == DONE:
            table.stack.pop()
            table.did = 0
            return
        kind = kind_of(table.answer)
        self.chip = kind
        table.leave_hand(self.seat, kind)
        if table.watcher is not None:
            table.happened(Played(EVERYONE, self.seat, kind, True))
        if not CHIPS[kind].copies_bank:
            table.zone(self.seat, DISCARD).append(kind)
            self.resolve(table, kind)
            return
        table.give(kind)
        table.moved(self.seat, "trashes @", kind)
        options: list[int] = []
        copied_reactions(table, self.seat, self.window, options)
        self.step = TAKE_COPY
        table.ask(self.seat, COPY, options)

    def resolve(self, table: Table, kind: ChipKind) -> None:
        """The reaction does what it says."""
        if kind != self.chip and table.watcher is not None:
            table.happened(Played(EVERYONE, self.seat, kind, True))
        self.chip = kind
        self.step = FINISH
        table.stack.append(Script(CHIPS[kind].react, self.seat, self.seat, kind))


def reactions(table: Table, seat: SeatId, window: int, options: list[int]) -> None:
    """Add the chips of the hand that can answer in this window."""
    left = MASKS.window[window]
    for kind in table.hand(seat):
        this = set_of(kind)
        if left & this:
            left ^= this
            if CHIPS[kind].copies_bank:
                found: list[int] = []
                copied_reactions(table, seat, window, found)
                if found:
                    options.append(chip_in_place(seat, HAND, kind))
            elif can_use(table, seat, kind):
                options.append(chip_in_place(seat, HAND, kind))


def copied_reactions(table: Table, seat: SeatId, window: int, options: list[int]) -> None:
    """Add the chips of the bank that Option Select can answer as."""
    found: list[int] = []
    table.offer_bank(found, MASKS.window[window], 0, OPTION_SELECT_COST)
    for code in found:
        if can_use(table, seat, kind_of(code)):
            options.append(code)


def can_use(table: Table, seat: SeatId, kind: ChipKind) -> bool:
    """Whether the player has the gem that the reaction breaks."""
    needs = CHIPS[kind].needs
    if needs == 0:
        return True
    gems = table.gems[table.homes[seat]]
    if gems[0] > 0:
        return True
    return needs == 1 and (gems[1] > 0 or gems[2] > 0 or gems[3] > 0)


def can_react(table: Table, seat: SeatId, window: int) -> bool:
    """Whether there is anything to ask."""
    table.reveals += 1  # whether the question comes or not tells of the hand
    options: list[int] = []
    reactions(table, seat, window, options)
    return len(options) > 0
