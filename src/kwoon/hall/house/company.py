"""The company at a table: what its people say to each other, whether they agree, and who has left.

All of it is in the database before anyone sees it, so that other workers, and this one after a crash, find it there.
None of it may tell what the game does not: it goes to the screens on a way of its own, never together with the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from kwoon.engine.decision import CALL_TIME, LEAVE
from kwoon.engine.errors import IllegalChoice, KwoonError
from kwoon.engine.events import EVERYONE, Event
from kwoon.hall.house.running import Running
from kwoon.hall.store.people import Person
from kwoon.hall.store.talk import AGREES, ASKS, GALLERY, JUDGE, REFUSES, Customs, Said, TalkBook
from kwoon.tables.chronicle import Line
from kwoon.tables.hints import Hint, HintTurn, NoHint, hint_turn
from kwoon.tables.live import NoUndo, StaleVersion
from kwoon.tables.winding import steps_back

LONGEST: Final = 300
"""How much can be said at once."""
KEPT: Final = 200
"""How many lines are shown to someone who comes."""
OVERLAP: Final = 20
"""How many of the last lines are read again: of two that were said at once, the first may be written last."""


FARTHEST: Final = 99
"""How many steps can be wound back at most."""
SEEN: Final = "!"
"""Stands behind the number of steps if something hidden was seen since."""


class BadWords(KwoonError):
    """Something that cannot be said; says why."""


@dataclass
class Plea:
    """A seat wants to take back the answer that brought the table to a version."""

    version: int
    seat: int
    """Who asks: a seat for its own last answer, or the judge."""
    count: int = 1
    """How many steps the judge wants to wind back."""
    seen: bool = False
    """Whether something hidden was seen since then."""
    agreed: set[int] = field(default_factory=set)
    refused: set[int] = field(default_factory=set)

    @property
    def what(self) -> str:
        """What the judge wants to take back, in words."""
        steps = "the last step" if self.count == 1 else f"the last {self.count} steps, whoever made them"
        return f"{steps}. {'Cards were seen since, and stay known' if self.seen else 'Nothing hidden was seen since'}"


class Company:
    """The people at one table in this worker."""

    def __init__(self, running: Running, book: TalkBook) -> None:
        self.running = running
        self.name = running.table.name
        self.book = book
        self.lines: list[Said] = []
        self.plea: Plea | None = None
        self.bells: list[Callable[[], None]] = []
        """Called when there is something to hear: the sockets of those who sit or look on here."""
        self.hints_taken: list[Line] = []
        """Lines for everybody's log: who has taken a hint. Nobody else is told where one person plays alone."""
        self.thinking: tuple[int, asyncio.Task[Hint]] | None = None
        """The last hint that was asked for, with the version of the table that it is for."""
        running.screens.append(self.told)

    def ring(self) -> None:
        """There is something to hear."""
        for each in list(self.bells):
            each()

    def share(self) -> None:
        """There is something to hear, at other workers too: it is in the database."""
        self.running.spread("hear", None)
        self.ring()

    def told(self) -> None:
        """The table was shown anew: what was asked about an older version is dropped then, and no moment before."""
        if self.plea is not None and self.plea.version != self.running.live.version:
            self.plea = None
        self.tell_hints()

    async def catch_up(self) -> None:
        """Take over what was written by other workers, or before a crash."""
        since = self.lines[-OVERLAP].id if len(self.lines) >= OVERLAP else 0
        version = self.running.live.version
        lines, left, words, customs, hints = await asyncio.gather(
            asyncio.to_thread(self.book.lines, self.name, KEPT, since),
            asyncio.to_thread(self.book.leavers, self.name),
            asyncio.to_thread(self.book.words, self.name, version),
            asyncio.to_thread(self.book.customs, self.name),
            asyncio.to_thread(self.book.hints, self.name),
        )
        for line in lines:
            self.hear(line)
        self.running.left[:] = left
        self.running.hints = hints_given(customs, len(self.running.assistants))
        self.note_hints(hints)
        self.running.news.set()
        self.plea = plea_of(version, words)
        self.ring()

    # --- talk --------------------------------------------------------------------------------------------------------

    async def say(self, person: Person, seat: int, text: str) -> None:
        """A person says something: from a seat or as its judge to the table, or in the gallery."""
        text = plain_text(text)
        if not text:
            raise BadWords("there was nothing to say")
        if len(text) > LONGEST:
            raise BadWords(f"at most {LONGEST} characters can be said at once; that were {len(text)}")
        name = self.running.live.names[seat] if seat >= 0 else person.name
        self.hear(await asyncio.to_thread(self.book.say, self.name, person.id, seat, name, text))
        self.share()

    def hear(self, line: Said) -> None:
        """One more line, in the order in which they were said."""
        if all(each.id != line.id for each in self.lines[-KEPT:]):
            self.lines.append(line)
            self.lines.sort(key=lambda each: each.id)
            del self.lines[:-KEPT]

    # --- taking back -------------------------------------------------------------------------------------------------

    async def ask_undo(self, seat: int, version: int) -> None:
        """A seat wants to take back its last answer. Where nobody else plays by hand, that is done at once."""
        running = self.running
        if not running.to_agree(seat):
            await running.undo(seat, version)
            return
        running.live.check_version(version)
        running.live.check_undo(seat)
        if not await asyncio.to_thread(self.book.put_word, self.name, version, seat, ASKS):
            raise NoUndo("you have asked already")
        await self.weigh(version)

    async def wind_back(self, count: int) -> None:
        """The judge wants to take back the last steps of this turn, whoever made them, if all players agree.

        They are told whether something hidden was seen since.
        """
        live = self.running.live
        if live.over:
            raise NoUndo("the game is over")
        steps = steps_back(live)[:FARTHEST]
        if not 1 <= count <= len(steps):
            words = f"1 to {len(steps)} steps can be wound back now" if steps else "nothing can be wound back now"
            raise NoUndo(f"{words}: a step is what all have seen happen, and the first is where the turn began")
        version, reveals = live.version, live.game.reveals
        game = await asyncio.to_thread(live.rewound, live.moves[: steps[count - 1]])
        live.check_version(version)
        word = f"{ASKS} {count}{SEEN if game.reveals != reveals else ''}"
        if not await asyncio.to_thread(self.book.put_word, self.name, version, JUDGE, word):
            raise NoUndo("you have asked already")
        await self.weigh(version)

    async def call_time(self) -> None:
        """The judge calls time; a game whose rules do not know of that says so."""
        await self.running.table.intervene(CALL_TIME, GALLERY)

    async def reply(self, seat: int, version: int, agrees: bool) -> None:
        """Another seat agrees, or does not."""
        self.running.live.check_version(version)
        if self.plea is None or self.plea.version != version or seat not in self.running.to_agree(self.plea.seat):
            raise NoUndo("nobody asks you to agree to anything now")
        word = AGREES if agrees else REFUSES
        if not await asyncio.to_thread(self.book.put_word, self.name, version, seat, word):
            raise NoUndo("you have said so already")
        await self.weigh(version)

    async def weigh(self, version: int) -> None:
        """Read what everybody has said; the answer is taken back once all have agreed, unless the table has gone on."""
        words = await asyncio.to_thread(self.book.words, self.name, version)
        if version == self.running.live.version:
            self.plea = plea_of(version, words)
            await self.settle()
        self.share()

    async def settle(self) -> None:
        """Take back what all have agreed to."""
        plea, running = self.plea, self.running
        if plea is None or plea.refused or not set(running.to_agree(plea.seat)) <= plea.agreed:
            return
        try:
            if plea.seat == JUDGE:
                await running.wind_back(steps_back(running.live)[plea.count - 1], plea.version)
            else:
                await running.undo(plea.seat, plea.version, agreed=True)
        except (StaleVersion, NoUndo):
            self.plea = None  # the table went on meanwhile, or another worker has done it

    # --- hints -------------------------------------------------------------------------------------------------------

    def check_hint(self, seat: int, version: int) -> None:
        """Whether a seat may have a hint for the question that it saw at this version; else an error says why not."""
        if not self.running.hints:
            raise NoHint("no hints are given at this table")
        self.running.live.check(seat, version)
        if not self.running.by_hand(seat):
            raise NoHint("a bot plays for you: take your seat back first")

    async def hint(self, seat: int, version: int) -> Hint:
        """A hint for a seat's open question. That it was taken is written down before it is given."""
        self.check_hint(seat, version)
        if self.thinking is None or self.thinking[0] != version:
            turn = hint_turn(self.running.live, seat)
            self.thinking = version, asyncio.ensure_future(self.think(turn, seat, version))
        try:
            return await asyncio.shield(self.thinking[1])
        except Exception:
            self.thinking = None
            raise

    async def think(self, turn: HintTurn, seat: int, version: int) -> Hint:
        """The same, for all who ask for it at once. One that comes too late is not given, and was not taken."""
        live = self.running.live
        hint = await self.running.thinkers.hint(turn)
        live.check_version(version)
        await asyncio.to_thread(self.book.put_hint, self.name, version, seat, len(live.moves))
        self.note_hints(await asyncio.to_thread(self.book.hints, self.name))
        self.running.spread("hear", None)
        return hint

    def note_hints(self, taken: Sequence[tuple[int, int]]) -> None:
        """Everybody's log says who has taken a hint; it is seen with what happens next, and at no moment of its own."""
        if len(self.running.assistants) < 2:
            return
        names = self.running.live.names
        for seat, move in taken[len(self.hints_taken) :]:
            self.hints_taken.append(Line(move + 1, f"{names[seat]} takes a hint.", Event(EVERYONE)))
        self.tell_hints()

    def tell_hints(self) -> None:
        """Put these lines into the logs that lack them: what is taken back does not take them back."""
        for assistant in self.running.assistants.values() if self.hints_taken else ():
            assistant.notes += [line for line in self.hints_taken if all(line is not each for each in assistant.notes)]

    # --- leaving -----------------------------------------------------------------------------------------------------

    async def leave(self, seat: int) -> None:
        """A seat leaves the game for good: as the game's rules say, or else a bot plays on in its place."""
        running = self.running
        if running.live.over:
            raise KwoonError("the game is over: there is nothing to leave")
        if seat not in running.assistants or seat in running.left:
            raise KwoonError("you have left this game already")
        await asyncio.to_thread(self.book.leave, self.name, seat)
        if seat not in running.left:
            running.left.append(seat)
        if self.plea is not None and self.plea.seat == seat:
            self.plea = None
        await self.step_out(seat)
        running.news.set()
        await self.settle()
        self.share()

    async def step_out(self, seat: int) -> None:
        """Tell the game, if its rules know what happens when a player leaves."""
        while True:
            try:
                await self.running.table.intervene(LEAVE, seat)
            except StaleVersion:
                continue  # another worker was quicker with something else: now once more
            except IllegalChoice:
                return  # no rule for it, or the game has ended meanwhile
            return


def hints_given(customs: Customs, people: int) -> bool:
    """Whether a table has hints: as it was made; if nothing was said, one person alone has them, and pupils do."""
    if customs.hints is not None:
        return customs.hints
    return people == 1 or customs.open_hands


def plea_of(version: int, words: dict[int, str]) -> Plea | None:
    """What is asked at a version of a table, as the database has it."""
    asker = next((seat for seat, word in words.items() if word.startswith(ASKS)), None)
    if asker is None:
        return None
    said = words[asker].removeprefix(ASKS)
    count, seen = int(said.removesuffix(SEEN) or 1), said.endswith(SEEN)
    agreed = {seat for seat, word in words.items() if word == AGREES}
    return Plea(version, asker, count, seen, agreed, {seat for seat, word in words.items() if word == REFUSES})


def plain_text(text: str) -> str:
    """Words on one line, without signs that cannot be seen."""
    return " ".join("".join(each if each.isprintable() else " " for each in text).split())


def places_with_leavers(places: Sequence[int], left: Sequence[int]) -> list[int]:
    """The places that go into the record: who left has lost, however well the bot played on.

    `left` are the seats that left, the first first. Whoever stayed keeps the order, without the leavers between; then
    come the leavers, the last to leave first.
    """
    stayed = [seat for seat in range(len(places)) if seat not in left]
    found = [0] * len(places)
    for seat in stayed:
        found[seat] = 1 + sum(places[other] < places[seat] for other in stayed)
    for number, seat in enumerate(reversed(left)):
        found[seat] = len(stayed) + 1 + number
    return found
