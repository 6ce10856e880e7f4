"""One person's passing assistant at one table: what it would answer, when it leaves the question, and what it did."""

from __future__ import annotations

from kwoon.engine.events import Event, only
from kwoon.engine.question import Question
from kwoon.tables.chronicle import Line
from kwoon.tables.live import LiveTable
from kwoon.tables.passing import Passing, Sight, Wish, weighed, wished
from kwoon.tables.readers import reader_of


class Assistant:
    """Weighs each question of its seat once. It answers nothing itself: whoever runs the table does."""

    def __init__(self, table: LiveTable, seat: int, hint: str = "") -> None:
        self.table = table
        self.seat = seat
        self.hint = hint
        """What is added to a note of an answer that was given: how to be asked again."""
        self.reader = reader_of(table.spec.name)
        self.passing = None if self.reader is None else Passing(self.reader.wishes[0])
        """What it does; None in a game that has none."""
        self.asked_at = -1
        """The version of the table at which it left the question to the person."""
        self.notes: list[Line] = []
        """What it has answered besides passing: lines of this person's log alone, and of no record."""

    @property
    def asks(self) -> bool:
        """Whether the open question is this person's to answer by hand."""
        if self.table.to_answer != self.seat:
            return False
        return self.passing is None or self.asked_at == self.table.version

    @property
    def passes(self) -> bool:
        """Whether this game has an assistant that passes, and does not only answer small questions."""
        return self.reader is not None and self.reader.passes

    def choice(self) -> int | None:
        """What is to be answered for this person; None if the question is left to the person, or there is none."""
        table, seat = self.table, self.seat
        question = table.question(seat)
        if self.reader is None or self.passing is None or question is None or self.asks:
            return None
        sight = Sight(seat, table.view(seat), question, table.log(seat), len(table.moves))
        choice, self.passing = weighed(self.passing, self.reader, sight)
        if choice is None:
            self.asked_at = table.version
        return choice

    def done(self, question: Question, choice: int) -> None:
        """The answer was given: one that was no pass is noted."""
        if self.reader is not None and self.reader.pass_option(question) is None:
            words = f"Answered for you: {question.options[choice].label}{self.hint}"
            self.notes.append(Line(len(self.table.moves), words, Event(only(self.seat))))

    def undone(self) -> None:
        """An answer was taken back: the person is asked again."""
        self.asked_at = self.table.version if self.table.to_answer == self.seat else -1
        self.notes = [note for note in self.notes if note.move <= len(self.table.moves)]

    def log(self, since: int = 0) -> list[Line]:
        """What this person has seen happen, and what was answered for them."""
        notes = [note for note in self.notes if note.move > since]
        if not notes:
            return self.table.log(self.seat, since)
        return sorted([*notes, *self.table.log(self.seat, since)], key=lambda line: line.move)

    def wish(self, wish: Wish) -> None:
        """The person wants to be asked otherwise. One who waits for a moment passes on the open question too."""
        if self.reader is None or self.passing is None:
            return
        table, seat = self.table, self.seat
        self.passing = wished(self.passing, wish, self.reader, seat, table.view(seat), table.log(seat))
        if not wish.lasting:
            self.asked_at = -1

    def stop(self) -> bool:
        """Wait for no moment any more, and ask the next question; whether that changes anything."""
        if self.passing is None or self.asks:
            return False
        self.passing = self.passing.cancelled()
        return True

    def again(self, other: Assistant) -> None:
        """Take over the habits of another one, for a new game."""
        if other.passing is not None:
            self.passing = Passing(other.passing.habit, small=other.passing.small)
