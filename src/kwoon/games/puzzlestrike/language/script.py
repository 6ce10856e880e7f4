"""What a chip says, under way: a script is a row of effects, done in reading order (PS-3.6).

An effect is an immutable value that does its part and prints its part of the chip's text. One that asks or lets
another procedure run first returns False and is called again, with the script's `stage` to know where it stands.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.state.table import Table, table_of
from kwoon.games.puzzlestrike.terms.ids import ChipKind


class Effect:
    """One thing that a chip says to do."""

    def do(self, table: Table, script: Script) -> bool:
        """Do it, or go on doing it; True when it is done."""
        raise NotImplementedError  # pragma: no cover

    def text(self) -> str:
        """What it says, as a phrase."""
        raise NotImplementedError  # pragma: no cover

    def asks(self) -> str:
        """What its player is asked where it is a question of yes or no."""
        return self.text()

    def possible(self, table: Table, seat: SeatId) -> bool:
        """Whether it would change anything, for a player who chooses between effects."""
        return True


def anyone_can(table: Table, seats: list[SeatId], effects: tuple[Effect, ...]) -> bool:
    """Whether a row of effects would change anything for one of these players."""
    for seat in seats:
        for effect in effects:
            if effect.possible(table, seat):
                return True
    return False


SCRIPTS: Final[list[tuple[Effect, ...]]] = [()]
"""Every row of effects of every chip; scripts under way refer to them by number. Number 0 is empty."""


def script_number(effects: tuple[Effect, ...]) -> int:
    """Note a row of effects and give its number."""
    if not effects:
        return 0
    SCRIPTS.append(effects)
    return len(SCRIPTS) - 1


def phrase(effects: tuple[Effect, ...]) -> str:
    """A row of effects in words."""
    return "; ".join([effect.text() for effect in effects])


def clause(effects: tuple[Effect, ...]) -> str:
    """A row of effects in words, inside a longer phrase."""
    return ", ".join([effect.text() for effect in effects])


def theirs(words: str) -> str:
    """What others are told to do, in the third person."""
    return words.replace("you may ", "may ").replace("your ", "their ")


@mypyc_attr(allow_interpreted_subclasses=True)
class Script(Procedure):
    """A row of effects being done by one player; `step` is the effect it stands at."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step",
        "script",
        "seat",
        "chooser",
        "chip",
        "stage",
        "first",
        "second",
        "count",
        "did",
    )

    def __init__(self, script: int, seat: SeatId, chooser: SeatId, chip: ChipKind) -> None:
        super().__init__()
        self.script: int = script
        self.seat: SeatId = seat
        """The player who does it: "you" in the chip's text."""
        self.chooser: SeatId = chooser
        """The player who makes the choices: the same one, unless under a Mistress's Command."""
        self.chip: ChipKind = chip
        self.stage: int = 0
        self.first: int = 0
        self.second: int = 0
        self.count: int = 0
        """An effect's own notes while it is being done."""
        self.did: int = 0
        """How much of the last effect was done: what "if you did" asks."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        effects = SCRIPTS[self.script]
        if self.step < len(effects):
            if effects[self.step].do(table, self):
                self.step += 1
                self.stage = 0
        else:
            self.finish(table)

    def finish(self, table: Table) -> None:
        """Everything is done."""
        table.stack.pop()
        table.did = self.did

    def ask(self, table: Table, kind: int, options: list[int]) -> None:
        """Put a question to whoever chooses; who chooses for another sees that player's hand."""
        if self.chooser != self.seat:
            table.reveal(self.seat)
        table.ask(self.chooser, kind, options)

    def pick(self, table: Table, kind: int, options: list[int], stage: int = 1) -> bool:
        """Ask for one of some options and go on at a stage; without any, the effect is done at once."""
        if not options:
            return True
        self.stage = stage
        self.ask(table, kind, options)
        return False

    def run(self, table: Table, script: int) -> None:
        """Do another row of effects first, as the same player."""
        table.stack.append(Script(script, self.seat, self.chooser, self.chip))
