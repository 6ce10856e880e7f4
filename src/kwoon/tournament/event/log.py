"""The event as a log: entries are only ever added; undo and correct are entries too, and all is derived."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from kwoon.tournament.errors import Refused
from kwoon.tournament.event import fold
from kwoon.tournament.event.acts import NAME_OF, Act, Correct, Entry, LetStand, ReportResult, Seat, Undo, Word
from kwoon.tournament.event.changes import differences
from kwoon.tournament.event.setup import Setup, problems
from kwoon.tournament.event.state import Event


def effective(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The entries as they stand after every undo and correction: the last word on an entry counts.

    An undo can itself be undone, and so can a correction and the director's word that something stands.
    """
    last_word: dict[int, Undo | Correct] = {}
    for entry in reversed(entries):
        if isinstance(entry.act, (Undo, Correct)) and entry.number not in last_word:
            last_word.setdefault(entry.act.entry, entry.act)
    by_word = {
        number
        for entry in entries
        if isinstance(entry.act, LetStand) and not isinstance(last_word.get(entry.number), Undo)
        for number in entry.act.entries
    }
    standing = []
    for entry in entries:
        if isinstance(entry.act, Word):
            continue
        if entry.number in by_word:
            entry = replace(entry, stands=True)
        word = last_word.get(entry.number)
        if word is None:
            standing.append(entry)
        elif isinstance(word, Correct):
            standing.append(replace(entry, act=word.act, at=word.at or entry.at))
    return tuple(standing)


def derive(entries: tuple[Entry, ...]) -> Event:
    """The event that follows from a log."""
    standing = effective(entries)
    if not standing or not isinstance(standing[0].act, Setup):
        raise Refused("a log begins with the setup of its event")
    return fold.run(fold.opened(standing[0].act), standing[1:])


@dataclass(frozen=True)
class Desk:
    """The director's desk: a log, the event that follows from it, and what the last act changed in words."""

    entries: tuple[Entry, ...]
    event: Event
    changes: tuple[str, ...] = ()

    @classmethod
    def open(cls, setup: Setup, at: datetime, by: str = "") -> Desk:
        """A new event."""
        return cls.of((Entry(1, _moment(at), setup, by),))

    @classmethod
    def of(cls, entries: tuple[Entry, ...]) -> Desk:
        """The desk over a log that was kept."""
        return cls(entries, derive(entries))

    def do(self, act: Act, at: datetime, by: str = "") -> Desk:
        """Add an entry; one that the rules do not allow is refused, and nothing changes."""
        if isinstance(act, Correct) and act.at is not None:
            act = replace(act, at=_moment(act.at))
        entry = Entry(len(self.entries) + 1, _moment(at), act, by)
        if not isinstance(act, Word):
            return Desk((*self.entries, entry), fold.step(self.event, entry))
        self._check_word(act)
        entries = (*self.entries, entry)
        event = derive(entries)
        if isinstance(act, Correct):
            for problem in event.problems:
                if problem.entry == act.entry:
                    raise Refused(problem.why)
        return Desk(entries, event, differences(self.event, event))

    def entry(self, number: int) -> Entry:
        """An entry by its number."""
        if not 1 <= number <= len(self.entries):
            raise Refused(f"there is no entry {number}; the log has entries 1 to {len(self.entries)}")
        return self.entries[number - 1]

    def standing(self, number: int) -> Entry | None:
        """An entry as it stands now; None if it was undone or only speaks of another entry."""
        return next((entry for entry in effective(self.entries) if entry.number == number), None)

    def before(self, number: int) -> Desk:
        """The desk as it was before an entry, with all that has been undone and corrected since."""
        standing = effective(self.entries)
        earlier = [entry for entry in standing[1:] if entry.number < number]
        assert isinstance(standing[0].act, Setup)
        return Desk(self.entries, fold.run(fold.opened(standing[0].act), earlier))

    def last(self) -> int:
        """The number of the last entry that an undo would take back."""
        standing = effective(self.entries)
        return standing[-1].number

    def _check_word(self, act: Word) -> None:
        if isinstance(act, LetStand):
            self._check_stand(act)
            return
        target = self.entry(act.entry)
        if isinstance(act, Undo):
            if target.number == 1:
                raise Refused("entry 1 sets up the event and cannot be undone; correct it")
            if not isinstance(target.act, Word) and self.standing(target.number) is None:
                raise Refused(f"entry {target.number} is undone already")
            return
        if isinstance(target.act, LetStand):
            raise Refused(f"entry {target.number} lets other entries stand: undo it")
        if isinstance(target.act, (Undo, Correct)):
            raise Refused(
                f"entry {target.number} speaks of entry {target.act.entry}: undo it, or correct {target.act.entry}"
            )
        if type(act.act) is not type(target.act):
            raise Refused(
                f"entry {target.number} is a {NAME_OF[type(target.act)]} and is corrected by another one,"
                f" not by a {NAME_OF[type(act.act)]}; undo it and enter what happened"
            )
        if isinstance(act.act, Setup):
            self._check_setup(act.act)
        if _place(act.act) != _place(target.act):
            raise Refused(
                f"entry {target.number} is the {NAME_OF[type(target.act)]} of {_place(target.act)} and cannot become"
                f" that of {_place(act.act)}; enter or edit that one itself"
            )

    def _check_stand(self, act: LetStand) -> None:
        """TR-1.0.d, 2.4.b: it takes the director's word, or the head judge's."""
        officials = self.event.officials
        if act.word not in (officials.director, officials.head_judge):
            raise Refused(
                f"{act.word} cannot let it stand; {officials.director} can as director,"
                f" or {officials.head_judge} as head judge",
                "TR-2.4.b",
            )
        for number in act.entries:
            if type(self.entry(number).act) not in fold.CAN_STAND:
                raise Refused(
                    f"entry {number} is a {NAME_OF[type(self.entry(number).act)]}; only what was played stands"
                )

    def _check_setup(self, setup: Setup) -> None:
        """TR-6.2.b, e: what is decided before round one stays."""
        for problem in problems(setup):
            raise problem
        old = self.event.setup
        if self.event.rounds and (setup.final_size, setup.kind) != (old.final_size, old.kind):
            raise Refused("type and size of the final are decided before round one", "TR-6.2.b")


def _place(act: Act) -> str:
    """The round or table that an entry is of for good."""
    if isinstance(act, ReportResult):
        return f"round {act.round} table {act.table}"
    return f"round {act.round}" if isinstance(act, Seat) else ""


def _moment(at: datetime) -> datetime:
    if at.tzinfo is not None:
        raise Refused(f"times are the hall's own, without an offset; {at.isoformat()} has one")
    return at.replace(microsecond=0)
