"""What a chip does with itself: it leaves the table for the bank, the bag, the discard pile or another chip's place."""

from __future__ import annotations

from typing import Final

from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import Effect, Script
from kwoon.games.puzzlestrike.rules.play import OWN, playing
from kwoon.games.puzzlestrike.state.chip import CRASH_GEM
from kwoon.games.puzzlestrike.state.table import DISCARD, TABLE, TOP, Table
from kwoon.games.puzzlestrike.terms.packing import owner_of, set_of
from kwoon.games.puzzlestrike.terms.questions import MAY, TAKING

TO_BANK: Final = 0
ON_BAG: Final = 1
TO_DISCARD: Final = 2
ASIDE: Final = 3
SELF_WORDS: Final = (
    "trash this",
    "put this on top of your bag",
    "discard this without gaining a wound",
    "set this aside for the rest of the game",
)
SELF_VERBS: Final = ("trashes @", "puts @ on top of the bag", "discards @", "sets @ aside")


class This(Effect):
    """The chip leaves the table for another place; a copied or lent chip has no body to move."""

    def __init__(self, place: int, may: bool = False) -> None:
        self.place: Final = place
        self.may: Final = may

    def do(self, table: Table, script: Script) -> bool:
        play = playing(table)
        if script.stage == 0 and self.may:
            if play.body != OWN:
                return True
            script.stage = 1
            script.ask(table, MAY, [0, 1])
            return False
        if self.may and table.answer == 0:
            return True
        if play.lift(table):
            kind = play.chip
            table.moved(script.seat, SELF_VERBS[self.place], kind)
            if self.place == TO_BANK:
                table.give(kind)
            elif self.place == ON_BAG:
                table.zone(script.seat, TOP).append(kind)
            elif self.place == TO_DISCARD:
                table.zone(script.seat, DISCARD).append(kind)
            else:
                table.aside.append(kind)
        return True

    def asks(self) -> str:
        return SELF_WORDS[self.place]

    def text(self) -> str:
        return ("you may " if self.may else "") + self.asks()


class Exchange(Effect):
    """PS-13.Crash Potato: this and a Crash Gem of any discard pile change places."""

    def possible(self, table: Table, seat: SeatId) -> bool:
        if playing(table).body != OWN:
            return False
        return any(CRASH_GEM in table.zone(other, DISCARD) for other in table.players())

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            options: list[int] = []
            for seat in table.players():
                table.offer(options, seat, DISCARD, set_of(CRASH_GEM))
            script.stage = 1
            script.ask(table, TAKING, options)
            return False
        play = playing(table)
        if play.lift(table):
            table.take_coded(table.answer)
            table.zone(SeatId(owner_of(table.answer)), DISCARD).append(play.chip)
            table.zone(script.seat, TABLE).append(CRASH_GEM)
            table.moved(script.seat, "gives away @", play.chip)
            table.moved(script.seat, "takes @", CRASH_GEM)
        return True

    def text(self) -> str:
        return "exchange this with a Crash Gem of any player's discard pile"
