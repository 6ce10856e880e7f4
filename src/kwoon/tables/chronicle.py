"""What has happened at a table, event by event, and the log that each seat may read of it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from kwoon.engine.events import EVERYONE, SPECTATOR, Event
from kwoon.engine.game import Game
from kwoon.engine.names import with_names
from kwoon.engine.record import Replay


@dataclass(frozen=True)
class Remark(Event):
    """Something that happened at a table and is no part of its game, in words."""

    words: str


@dataclass(frozen=True)
class Line:
    """One line of a seat's log: after which move it came, its words (seats as {0}, {1}, ...), and the event."""

    move: int
    words: str
    event: Event

    def text(self, names: Sequence[str]) -> str:
        """The line with the players' names in it."""
        return with_names(self.words, names)


def move_of(line: Line) -> int:
    """After which move a line came."""
    return line.move


def folded(lines: Sequence[Line]) -> list[Line]:
    """The same lines, with those that say the same one after the other put together."""
    found: list[Line] = []
    counts: list[int] = []
    for line in lines:
        if found and found[-1].words == line.words:
            counts[-1] += 1
            found[-1] = line
        else:
            found.append(line)
            counts.append(1)
    return [
        line if count == 1 else replace(line, words=f"{line.words} ×{count}")
        for line, count in zip(found, counts, strict=True)
    ]


class Told:
    """The log of one seat as far as it has been put in words: it grows, and each event is told once."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.read = 0
        """How many of the chronicle's entries have been looked at."""

    def go_on(self, game: Game, seat: int, entries: Sequence[tuple[int, Event]]) -> None:
        """Tell what is new."""
        for move, event in entries[self.read :]:
            if event.seen_by(seat):
                words = event.words if isinstance(event, Remark) else game.tell(event, seat)
                self.lines.append(Line(move, words, event))
        self.read = len(entries)

    def cut(self, move: int, entries: int) -> None:
        """Forget what came after a move; so many entries are left."""
        while self.lines and self.lines[-1].move > move:
            self.lines.pop()
        self.read = min(self.read, entries)


class Chronicle:
    """Every event of a game, with the number of the move that brought it, and what each seat was told of it."""

    def __init__(self) -> None:
        self.entries: list[tuple[int, Event]] = []
        self.told: dict[int, Told] = {}

    def gather(self, game: Game, move: int) -> None:
        """Take over the events that a watched game has made since the last time."""
        watcher = game.watch()
        self.entries.extend((move, event) for event in watcher.events)
        watcher.events.clear()

    def cut(self, move: int) -> None:
        """Forget what came after a move."""
        while self.entries and self.entries[-1][0] > move:
            self.entries.pop()
        for told in self.told.values():
            told.cut(move, len(self.entries))

    def wind_back(self, move: int) -> None:
        """Forget what came after a move, and tell everyone that it was taken back."""
        seen = [each for each, event in self.entries if event.seen_by(SPECTATOR) and not isinstance(event, Remark)]
        count = len({each for each in seen if each > move})
        self.cut(move)
        what = "the last step" if count == 1 else f"the last {count} steps"
        self.entries.append((move, Remark(EVERYONE, f"The judge has wound back {what}: all players agreed.")))

    @property
    def wound_at(self) -> int:
        """After which move the game was wound back, if nothing has happened since; -1 if something has."""
        return self.entries[-1][0] if self.entries and isinstance(self.entries[-1][1], Remark) else -1

    def log(self, game: Game, seat: int) -> list[Line]:
        """The whole log of one seat: the list itself, only to be read, and only now: it grows, and is cut."""
        told = self.told.get(seat)
        if told is None:
            told = self.told[seat] = Told()
        if told.read != len(self.entries):
            told.go_on(game, seat, self.entries)
        return told.lines

    def lines(self, game: Game, seat: int, since: int = 0, until: int | None = None) -> list[Line]:
        """The log of one seat, in words: what came after move `since`, up to and with move `until`."""
        lines = self.log(game, seat)
        begin = bisect_right(lines, since, key=move_of) if since else 0  # a remark may stand before the first move
        end = len(lines) if until is None else bisect_right(lines, until, key=move_of)
        return lines[begin:end]


def chronicle_of(replay: Replay) -> Chronicle:
    """The events of a recorded game."""
    chronicle = Chronicle()
    game = replay.at(0)
    game.watch()
    for index in range(len(replay)):
        replay.step(game, index)
        chronicle.gather(game, index + 1)
    return chronicle
