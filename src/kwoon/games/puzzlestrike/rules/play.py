"""PS-3.1 and PS-5: a chip is played: what it says, then the frenzy and the reactions that come after a red fist."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import SCRIPTS, Script
from kwoon.games.puzzlestrike.rules.reaction import AFTER_FIST, BEFORE_FIST, React, can_react
from kwoon.games.puzzlestrike.rules.send import release
from kwoon.games.puzzlestrike.state.chip import CHIPS, FRENZY, MASKS, STUN
from kwoon.games.puzzlestrike.state.table import COUNTERS, HAND, ONCE, ONGOING, TABLE, Table, table_of
from kwoon.games.puzzlestrike.terms.events import Played
from kwoon.games.puzzlestrike.terms.ids import ChipKind
from kwoon.games.puzzlestrike.terms.packing import holds, kind_of, set_of
from kwoon.games.puzzlestrike.terms.questions import STUNNED

# Where the chip that is played lies.
NO_BODY: Final = 0
"""Nowhere: it was only played as such a chip, or has left the table."""
OWN: Final = 1
"""On the player's table or in the ongoing zone."""
LENT: Final = 2
"""On the table, but the bank's: it goes back there afterwards whatever it says (Wartime Tactics)."""

OPEN: Final = 0
STUNNED_ASKED: Final = 1
RUN: Final = 2
FRENZIES: Final = 3
AFTER: Final = 4
AFTER_ASKED: Final = 5


@mypyc_attr(allow_interpreted_subclasses=True)
class Play(Script):
    """A chip being played by one player, with someone choosing."""

    FIELDS: ClassVar[tuple[str, ...]] = (*Script.FIELDS, "body", "phase", "stunned", "hit", "reacted", "at")

    def __init__(self, seat: SeatId, chooser: SeatId, chip: ChipKind, body: int) -> None:
        super().__init__(CHIPS[chip].main, seat, chooser, chip)
        self.body: int = body
        self.phase: int = OPEN
        self.stunned: int = 0
        """How many puzzle chips are still to be discarded before gems can be combined (Stunlock)."""
        self.hit: int = 0
        """The seats that its red fist was aimed at, as bits."""
        self.reacted: int = 0
        """The seats that have reacted before it affected them, as bits: one reaction each (PS-5.1), teammates too."""
        self.at: int = 0

    def advance(self, game: Game) -> None:
        table = table_of(game)
        phase = self.phase
        if table.floating and self.stage == 0 and phase != STUNNED_ASKED and phase != AFTER_ASKED and release(table):
            return
        if phase == RUN:
            effects = SCRIPTS[self.script]
            if self.step < len(effects):
                if effects[self.step].do(table, self):
                    self.step += 1
                    self.stage = 0
            elif CHIPS[self.chip].fist:
                self.phase = FRENZIES
            else:
                self.finish(table)
        elif phase == OPEN:
            self.open(table)
        elif phase == STUNNED_ASKED:
            self.take_stunned(table)
        elif phase == FRENZIES:
            self.frenzy(table)
        elif phase == AFTER:
            self.after(table)
        else:
            self.phase = AFTER

    def open(self, table: Table) -> None:
        """PS-3.4: a once-per-turn chip does nothing the second time; Stunlock asks its price first."""
        chip = CHIPS[self.chip]
        self.phase = RUN
        if chip.once:
            place = self.seat * COUNTERS + ONCE
            if holds(table.now[place], self.chip):
                self.finish(table)
                return
            table.now[place] |= set_of(self.chip)
        if chip.combines:
            self.stunned = stuns(table, self.seat)
            if self.stunned:
                self.ask_stunned(table)

    # --- PS-13.Stunlock -------------------------------------------------------------------------------------------

    def ask_stunned(self, table: Table) -> None:
        """A puzzle chip is discarded for each Stunlock, before anything else the chip says; or no gems combine."""
        options = [DONE]
        table.offer(options, self.seat, HAND, MASKS.puzzle)
        self.phase = STUNNED_ASKED
        self.ask(table, STUNNED, options)

    def take_stunned(self, table: Table) -> None:
        """The price is paid, in part or in whole, or refused."""
        self.phase = RUN
        if table.answer != DONE:
            table.discard(self.seat, kind_of(table.answer))
            self.stunned -= 1
            if self.stunned:
                self.ask_stunned(table)

    # --- after a red fist -----------------------------------------------------------------------------------------

    def frenzy(self, table: Table) -> None:
        """PS-13.Hundred-Fist Frenzy: each copy in play crashes after the attack, before the blues that come after."""
        seen = 0
        for kind in table.zone(self.seat, ONGOING):
            if CHIPS[kind].power == FRENZY:
                if seen == self.at:
                    self.at += 1
                    table.stack.append(Script(CHIPS[kind].power_script, self.seat, self.chooser, kind))
                    return
                seen += 1
        self.at = 0
        self.phase = AFTER

    def after(self, table: Table) -> None:
        """PS-5.1: those who were hit and have not reacted may use a reaction that comes after."""
        order = table.players()
        while self.at < len(order):
            seat = order[self.at]
            self.at += 1
            if holds(self.hit, seat) and not holds(self.reacted, seat):
                if can_react(table, seat, AFTER_FIST):
                    self.phase = AFTER_ASKED
                    table.stack.append(React(seat, AFTER_FIST))
                    return
        self.finish(table)

    # --- the chip itself ------------------------------------------------------------------------------------------

    def finish(self, table: Table) -> None:
        """The chip has been played; a chip lent by the bank goes back."""
        table.stack.pop()
        table.body = 1 if self.body == OWN else 0
        table.did = 1
        if self.body == LENT:
            table.zone(self.seat, TABLE).remove(self.chip)
            table.give(self.chip)
            table.moved(self.seat, "trashes @", self.chip)

    def lift(self, table: Table) -> bool:
        """Take the chip itself from the table to put it elsewhere; False when it is not the player's to move."""
        if self.body != OWN:
            return False
        table.zone(self.seat, TABLE).remove(self.chip)
        self.body = NO_BODY
        return True


def stuns(table: Table, seat: SeatId) -> int:
    """How many Stunlocks lie before this player's opponents."""
    count = 0
    for other in table.opponents(seat):
        for kind in table.zone(other, ONGOING):
            if CHIPS[kind].power == STUN:
                count += 1
    return count


def play_chip(table: Table, seat: SeatId, chooser: SeatId, kind: ChipKind) -> None:
    """A chip of the hand is put on the table, or into the ongoing zone, and does what it says."""
    table.leave_hand(seat, kind)
    table.zone(seat, ONGOING if CHIPS[kind].ongoing else TABLE).append(kind)
    announce(table, seat, kind)
    table.stack.append(Play(seat, chooser, kind, OWN))


def announce(table: Table, seat: SeatId, kind: ChipKind) -> None:
    """Tell that a chip is played."""
    if table.watcher is not None:
        table.happened(Played(EVERYONE, seat, kind, False))


def playing(table: Table) -> Play:
    """The play that is under way: the topmost one."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Play):
            return procedure
    raise AssertionError("no chip is being played")  # pragma: no cover


# --- PS-5.1: a red fist lands on opponents --------------------------------------------------------------------------

NEXT: Final = 0
REACTED: Final = 1
LAND: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack(Procedure):
    """The part of a red fist that affects opponents: each in turn order may react, then is affected."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "seat",
        "chooser",
        "chip",
        "script",
        "targets",
        "at",
        "immune",
        "piles",
        "failed",
    )

    def __init__(self, seat: SeatId, chooser: SeatId, chip: ChipKind, script: int, targets: tuple[SeatId, ...]) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.chooser: SeatId = chooser
        self.chip: ChipKind = chip
        self.script: int = script
        self.targets: tuple[SeatId, ...] = targets
        self.at: int = 0
        self.immune: bool = False
        """The player at hand has made himself immune."""
        self.piles: int = 0
        """The piles that it has put gems into, as bits: a team's pile is hit once."""
        self.failed: int = 0
        """How many could not do what it asks (Color Panic)."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == NEXT:
            self.next_target(table)
        elif self.step == REACTED:
            if table.did:
                playing(table).reacted |= set_of(self.targets[self.at])
            self.step = LAND
        else:
            self.land(table)

    def next_target(self, table: Table) -> None:
        """The next opponent may react before being affected."""
        if self.at >= len(self.targets):
            table.stack.pop()
            table.did = self.failed
            return
        seat = self.targets[self.at]
        self.immune = False
        playing(table).hit |= set_of(seat)
        self.step = LAND
        if can_react(table, seat, BEFORE_FIST):
            self.step = REACTED
            table.stack.append(React(seat, BEFORE_FIST))

    def land(self, table: Table) -> None:
        """The opponent is affected, unless immune."""
        seat = self.targets[self.at]
        self.at += 1
        self.step = NEXT
        if not self.immune:
            table.stack.append(Script(self.script, seat, seat, self.chip))


def attack_of(table: Table) -> Attack:
    """The attack under way: the topmost one."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Attack):
            return procedure
    raise AssertionError("no attack is under way")  # pragma: no cover
