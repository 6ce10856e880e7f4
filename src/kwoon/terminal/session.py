"""One person's sitting at a table: the table, the seat, and what is saved of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from kwoon.engine.errors import BadOptions
from kwoon.engine.names import with_names
from kwoon.engine.question import Question
from kwoon.tables import LiveTable
from kwoon.tables.assistant import Assistant
from kwoon.tables.chronicle import Line
from kwoon.tables.hints import HintTurn, NoHint, hint_turn
from kwoon.tables.manners.base import Manners
from kwoon.tables.passing import Passing, Reader, Wish
from kwoon.terminal.board import Board, board_of
from kwoon.terminal.files import ENDING, SaveError, Shelf, write_record

NewSeed = Callable[[], int]


class Session:
    """What both the full-screen table and the line-by-line one stand on."""

    def __init__(
        self,
        table: LiveTable,
        shelf: Shelf,
        new_seed: NewSeed,
        path: Path | None = None,
        saves_always: bool = False,
        kept: Path | None = None,
        note: str = "",
    ) -> None:
        if not table.people:
            raise BadOptions("only bots sit at this table; look at it with kwoon replay, and play on with b")
        self.table = table
        self.seat = table.people[0]
        self.shelf = shelf
        self.new_seed = new_seed
        self.path = path
        self.saves_always = saves_always
        """Whether leaving saves without a question, because the command line said where."""
        self.kept = kept
        """The shelf's file that this game was taken from; it goes once the game is kept anew or left."""
        self.note = note
        """What the person should know about the file that the game came from."""
        self.saved_version = table.version if kept is None else -1
        self.left = False
        """Whether the person is done with this table."""
        self.warning: str | None = None
        """Why the game could not be kept, once."""
        self.assistant = Assistant(table, self.seat)
        if self.reader is not None:
            self.assistant.hint = f" (p {self.reader.asks_all.key}: ask me)"

    @property
    def board(self) -> Board:
        """The board of the game that is played."""
        return board_of(self.table.spec.name)

    @property
    def manners(self) -> Manners:
        """What the table says about that game."""
        return self.board.manners

    @property
    def question(self) -> Question | None:
        """What this person is asked now."""
        return self.table.question(self.seat)

    # --- the passing assistant ------------------------------------------------------------------------------------

    @property
    def reader(self) -> Reader | None:
        """How the game's questions are read; None in a game that has no assistant."""
        return self.assistant.reader

    @property
    def passing(self) -> Passing | None:
        """What the assistant does; None in a game that has none."""
        return self.assistant.passing

    @property
    def asks(self) -> bool:
        """Whether the open question is this person's to answer by hand."""
        return self.assistant.asks

    def pass_on(self) -> bool:
        """Pass for this person, if the assistant is to; else the question is left to the person."""
        question, choice = self.question, self.assistant.choice()
        if question is None or choice is None:
            return False
        self.answer(choice)
        self.assistant.done(question, choice)
        return True

    def log(self, since: int = 0) -> list[Line]:
        """What this person has seen happen, and what the assistant has answered."""
        return self.assistant.log(since)

    def wish(self, wish: Wish) -> None:
        """The person wants to be asked otherwise."""
        self.assistant.wish(wish)

    @property
    def passes(self) -> bool:
        """Whether this game has an assistant that passes, and does not only answer small questions."""
        return self.assistant.passes

    def stop_passing(self) -> bool:
        """Wait for no moment any more, and ask the next question; whether that changes anything."""
        return self.assistant.stop()

    # --- hints -----------------------------------------------------------------------------------------------------

    def hint_turn(self) -> HintTurn:
        """What a hint for the open question is made from; only where nobody else plays by hand."""
        if len(self.table.people) > 1:
            raise NoHint("hints are for games against bots, and other people play here")
        return hint_turn(self.table, self.seat)

    # --- the record ----------------------------------------------------------------------------------------------

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost by leaving."""
        return self.table.version != self.saved_version

    @property
    def usual_path(self) -> Path:
        """Where a game is saved unless the player says otherwise."""
        start = self.table.start
        return self.path or Path(f"{start.game}-{start.seed}{ENDING}")

    def loses(self, choice: int) -> str:
        """What this answer would lose for good; empty for nearly every answer."""
        question = self.question
        return "" if question is None else self.manners.warning(question, choice, self.table.view(self.seat))

    def answer(self, choice: int, version: int | None = None) -> None:
        """Answer what is asked now, or what was asked at the version of the table that the person saw."""
        self.table.answer(self.seat, choice, self.table.version if version is None else version)

    def undo(self) -> str:
        """Take back the last answer; says what was taken back."""
        move = self.table.undo(self.seat)
        self.assistant.undone()
        return with_names(move.label, self.table.names)

    def save(self, path: Path | None = None) -> Path:
        """Write the game to a file."""
        where = path or self.usual_path
        write_record(where, self.table.record())
        self.path = where
        self.saved_version = self.table.version
        return where

    def keep(self) -> None:
        """Keep the game as it is in case all goes dark; a failure is told once and stops nothing."""
        try:
            if self.unsaved and not self.left:
                self.shelf.keep(self.table.record())
                self.drop_kept()
        except SaveError as error:
            if self.warning is None:
                self.warning = str(error)

    def leave(self) -> None:
        """The person is done with this table, and has saved it or does not want to."""
        if self.saves_always and self.unsaved:
            self.save()
        self.left = True
        self.shelf.forget(self.table.start)
        self.drop_kept()

    def drop_kept(self) -> None:
        """The file that the game was taken from is not needed any more."""
        if self.kept is not None and self.kept != self.shelf.place(self.table.start):
            self.kept.unlink(missing_ok=True)
        self.kept = None

    def again(self) -> Session:
        """A new game of the same kind with the same players."""
        start = self.table.start
        table = LiveTable.open(self.table.spec, start.options, self.new_seed(), start.seats)
        session = Session(table, self.shelf, self.new_seed)
        session.assistant.again(self.assistant)
        return session

    def standings(self) -> list[tuple[int, int]]:
        """Places and seats once the game is over, the best first."""
        outcome = self.table.outcome
        return [] if outcome is None else sorted((place, seat) for seat, place in enumerate(outcome.places))
