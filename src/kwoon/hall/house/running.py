"""A table that is being played: bots answer, assistants pass, clocks run, the absent are stood in for.

The screens of a table are told when it rests: while nobody is to decide by hand, automatic answers follow each other in
silence, so that nobody can tell from the pauses, or from what is sent, who could have answered something.

Where a hall has several workers, one of them *leads* a table: its loop runs there and nowhere else. The others follow:
they do every entry as it is written, and show it when the leader says that there is something to see, with what it says
of assistants, clocks and absences. What people do may come in at any of them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise
from time import time
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from kwoon.bots import usual_bot
from kwoon.engine.action import NOTHING
from kwoon.engine.errors import KwoonError
from kwoon.engine.events import SPECTATOR, Event, only
from kwoon.engine.question import Question
from kwoon.hall.house.clocks import ClockRule, Clocks
from kwoon.hall.house.hosted import Hosted
from kwoon.hall.house.messages import passing_data, read_passing
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.journal import ANSWER, TAKEN_BACK, WOUND_BACK
from kwoon.tables.assistant import Assistant
from kwoon.tables.chronicle import Line
from kwoon.tables.live import NoUndo, StaleVersion
from kwoon.tables.manners import manners_of
from kwoon.tables.passing import ALWAYS

PACE: Final = 0.6
"""How many seconds lie between what a bot does and what was seen before it, for those who look on."""
HUSH: Final = 0.03
"""How many seconds nothing is shown after an answer, in a game whose hands may hold responses: the same whether anyone
could have responded or not."""
WARNED: Final = 45.0
"""How many seconds without a screen it takes until a seat that is asked is called absent."""
STOOD_IN: Final = 90.0
"""How many it takes until a bot plays for that seat."""
HEARD: Final = 5.0
"""How many seconds lie, at least, between two times that a worker tells another that a seat has been heard of."""
RETRY: Final = 1.0
"""How many seconds a table waits before it goes on after the database has not taken an answer."""


def nothing(_kind: str, _data: Any) -> None:
    """There are no other workers to tell."""


class Running:
    """One table under way in this worker."""

    def __init__(self, table: Hosted, thinkers: Thinkers, clock: ClockRule | None = None, pace: float = PACE) -> None:
        self.table = table
        self.live = table.live
        self.thinkers = thinkers
        self.pace = pace
        self.bot = usual_bot(self.live.spec.name)
        self.manners = manners_of(self.live.spec.name)
        self.dwelt_on = len(self.live.chronicle.entries)
        """How many events people have had the time to see."""
        self.dwelt_at = -1
        """The version of the table at which they had it last."""
        self.assistants = {seat: Assistant(self.live, seat) for seat in self.live.people}
        self.clocks = None if clock is None else clocks_of(clock, table)
        self.screens: list[Callable[[], None]] = []
        """Called when there is something to see: the sockets of those who look at this table."""
        self.present: Counter[int] = Counter()
        """How many screens each seat has open here."""
        self.elsewhere: dict[int, dict[int, int]] = {}
        """How many screens each seat has open at each of the other workers."""
        self.leads = True
        """Whether this worker leads the table, or follows another."""
        self.followers: set[int] = set()
        """The workers that follow this one."""
        self.spread: Callable[[str, Any], None] = nothing
        """Tells the other workers something about this table."""
        self.wished: Callable[[], None] = lambda: None
        """Called when what people wish of their assistants is to be written down."""
        self.wishes_kept: list[Any] = []
        """What of it was written last."""
        self.told_of: dict[int, float] = {}
        """When it was last told that a seat was heard here."""
        self.reckoned = len(table.entries)
        """How much of what was done the clocks and assistants have been told of."""
        self.away: dict[int, float] = {}
        """Since when a seat has had no screen."""
        self.programs: set[int] = set()
        """Seats of programs: they are asked everything, and nobody waits for their eyes."""
        self.stood_in: set[int] = set()
        """Seats of people for whom a bot answers until they return."""
        self.hints = False
        """Whether people who are asked something may have a hint here."""
        self.left: list[int] = []
        """Seats of people who have left the game, the first first: a bot answers whatever they are still asked."""
        self.news = asyncio.Event()
        self.ended: list[Callable[[], None]] = []
        """Called once when the game is over."""
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Let it run until its game is over."""
        if self.task is None:
            self.leads = True
            self.call_roll()
            self.table.watchers.append(self.news.set)
            self.task = asyncio.ensure_future(self.run())

    async def stop(self) -> None:
        """Leave it as it is."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            self.task = None
        if self.news.set in self.table.watchers:
            self.table.watchers.remove(self.news.set)

    async def follow(self) -> None:
        """Another worker leads this table."""
        self.leads = False
        self.followers.clear()
        await self.stop()

    def seat_programs(self, seats: Iterable[int]) -> None:
        """These seats are programs': no assistant passes for them unless they wish it."""
        for seat in set(seats) - self.programs:
            self.programs.add(seat)
            self.assistants[seat].wish(ALWAYS)

    # --- several workers -------------------------------------------------------------------------------------------

    def posture(self) -> dict[str, Any]:
        """All that those who follow have to know besides the entries."""
        clocks = self.clocks
        return {
            "version": self.live.version,
            "stood in": sorted(self.stood_in),
            "away": list(self.away.items()),
            "asked": [(seat, each.asked_at) for seat, each in self.assistants.items()],
            "passing": self.wishes(),
            "clocks": None if clocks is None else [clocks.left, clocks.running, clocks.since],
        }

    def take(self, posture: dict[str, Any]) -> None:
        """Take over what the worker that leads says."""
        self.stood_in.clear()
        self.stood_in.update(posture["stood in"])
        self.away = dict(posture["away"])
        for seat, asked_at in posture["asked"]:
            self.assistants[seat].asked_at = asked_at
        self.take_wishes(posture["passing"])
        if self.clocks is not None and posture["clocks"] is not None:
            self.clocks.left, self.clocks.running, self.clocks.since = posture["clocks"]

    def take_wishes(self, passing: Iterable[tuple[int, Any]]) -> None:
        """What people have asked their assistants for, at another worker."""
        for seat, data in passing:
            assistant = self.assistants[seat]
            if assistant.reader is not None:
                assistant.passing = read_passing(data, assistant.reader)

    def wishes(self) -> list[tuple[int, Any]]:
        """What people have asked their assistants for."""
        return [(seat, passing_data(each.passing)) for seat, each in self.assistants.items() if each.passing]

    def keep_wishes(self) -> None:
        """Have them written down, if something else is wished than what was written last."""
        lasting = self.lasting_wishes()
        if self.leads and lasting != self.wishes_kept:
            self.wishes_kept = lasting
            self.wished()

    def lasting_wishes(self) -> list[Any]:
        """Habits and moments, not how far they have come."""
        return [(seat, *data[:3], data[6]) for seat, data in self.wishes()]

    def take_note(self, seat: int, move: int, words: str) -> None:
        """What an assistant has answered at another worker."""
        notes = self.assistants[seat].notes
        if all((each.move, each.words) != (move, words) for each in notes):
            notes.append(Line(move, words, Event(only(seat))))

    def reckon(self) -> None:
        """Tell clocks and assistants what was done, here or at another worker."""
        entries, since = self.table.entries, self.reckoned
        self.reckoned = len(entries)
        for entry in entries[since:]:
            if entry.kind == ANSWER and self.clocks is not None:
                self.clocks.answered(time())
            elif entry.kind in (TAKEN_BACK, WOUND_BACK):
                for assistant in self.assistants.values():
                    assistant.undone()

    def here(self, seat: int) -> int:
        """How many screens a seat has open, here and elsewhere."""
        return max(0, self.present[seat]) + sum(each.get(seat, 0) for each in self.elsewhere.values())

    def seen_elsewhere(self, worker: int, screens: Iterable[tuple[int, int]]) -> None:
        """Another worker says how many screens it has open for some seats."""
        there = self.elsewhere.setdefault(worker, {})
        for seat, count in screens:
            more, there[seat] = count > there.get(seat, 0), count
            if self.leads and more:
                self.returned(seat)
            elif self.leads:
                self.gone(seat)

    def forget_worker(self, worker: int) -> None:
        """Another worker is no more: nobody sits at its screens, and it follows nobody."""
        self.followers.discard(worker)
        for seat in self.elsewhere.pop(worker, {}):
            if self.leads:
                self.gone(seat)

    def call_roll(self) -> None:
        """At the start: who is not here has been away from now on."""
        for seat in self.assistants:
            if not self.here(seat):
                self.away.setdefault(seat, time())
        self.news.set()

    # --- who is there ----------------------------------------------------------------------------------------------

    def come(self, seat: int) -> None:
        """A screen of a seat is opened: a bot that sat in gives the seat back."""
        self.present[seat] += 1
        self.spread("here", [(seat, self.present[seat])])
        if self.leads:
            self.returned(seat)

    def returned(self, seat: int) -> None:
        """A seat has one more screen."""
        self.away.pop(seat, None)
        if seat in self.stood_in and not self.flagged(seat):
            self.stood_in.discard(seat)
        self.news.set()

    def go(self, seat: int) -> None:
        """A screen of a seat is closed."""
        self.present[seat] -= 1
        self.spread("here", [(seat, self.present[seat])])
        if self.leads:
            self.gone(seat)

    def gone(self, seat: int) -> None:
        """A seat has one screen less."""
        if not self.here(seat) and seat in self.assistants:
            self.away[seat] = time()
        self.news.set()

    def heard(self, seat: int) -> None:
        """A seat without a screen lets itself be heard: it is not away, and a bot that sat in gives the seat back."""
        if self.here(seat) or seat not in self.assistants:
            return
        if not self.leads:
            if seat in self.stood_in or time() - self.told_of.get(seat, 0.0) >= HEARD:
                self.told_of[seat] = time()
                if not self.flagged(seat):
                    self.stood_in.discard(seat)
                self.spread("heard", seat)
            return
        new = seat not in self.away
        self.away[seat] = time()
        if new or (seat in self.stood_in and not self.flagged(seat)):
            self.returned(seat)
            self.gone(seat)

    def flagged(self, seat: int) -> bool:
        """Whether a seat's time has run out."""
        return self.clocks is not None and self.clocks.remaining(seat, time()) <= 0

    def back(self, seat: int) -> None:
        """A person takes the seat back from the bot that sat in. One whose time ran out gets one increment anew."""
        if seat in self.left:
            raise KwoonError("you have left this game: a bot plays on for you")
        if self.clocks is not None and self.flagged(seat):
            self.clocks.left[seat] = float(max(10, self.clocks.rule.increment))
        self.stood_in.discard(seat)
        if not self.leads:
            self.spread("back", seat)
        self.news.set()

    def by_hand(self, seat: int) -> bool:
        """Whether a person plays at this seat now: no bot, none who left, and none for whom a bot sits in."""
        return seat in self.assistants and seat not in self.stood_in and seat not in self.left

    def absent(self, seat: int) -> bool:
        """Whether the others are told that this seat is away."""
        return seat in self.away and time() - self.away[seat] >= WARNED

    # --- the loop --------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """One automatic answer after the other; a rest wherever a person decides."""
        while not self.live.over:
            self.news.clear()
            try:
                if await self.step():
                    continue
            except StaleVersion:
                continue  # the table went on without us
            except SQLAlchemyError:
                await asyncio.sleep(RETRY)  # whoever answers by hand is told; nobody waits for this one's answer
                continue
            self.tell()
            await self.rest()
        if self.clocks is not None:
            self.clocks.run(-1, time())
        self.tell()
        for each in self.ended:
            each()

    async def step(self) -> bool:
        """Answer for whoever does not decide by hand; False if the table rests."""
        self.reckon()
        seat = self.live.to_answer
        if seat is None:
            return True
        version = self.live.version
        if not self.by_hand(seat):
            self.charge(-1)
            if await self.dwell():
                return True
            turn = self.live.bot_turn(self.bot)
            choice = await self.thinkers.choice(turn)
            if turn.question.options[choice].action.verb != NOTHING:
                await self.show()
            await self.table.answer(seat, choice, version, by_hand=False)
            return True
        assistant = self.assistants[seat]
        question, choice_of = self.live.question(seat), assistant.choice()
        if question is None or choice_of is None:
            self.dwelt_on = len(self.live.chronicle.entries)  # there is time to see it while this person decides
            self.charge(seat)
            return False
        if await self.dwell():
            return True
        await self.table.answer(seat, choice_of, version, by_hand=False)
        noted = len(assistant.notes)
        assistant.done(question, choice_of)
        if self.followers:
            for note in assistant.notes[noted:]:
                self.spread("note", (seat, note.move, note.words))
        return True

    async def show(self) -> None:
        """Let those who look on see what was, before a bot goes on; unless they have just had the time for it."""
        if self.dwelt_at == self.live.version:
            return
        self.tell()
        if self.seen:
            await self.pause(self.pace)

    async def pause(self, seconds: float) -> None:
        """Give people time to see something."""
        await asyncio.sleep(seconds)

    @property
    def seen(self) -> bool:
        """Whether what happens is to be slow enough for people who look on."""
        return bool(self.pace) and any(self.here(seat) for seat in self.assistants if seat not in self.programs)

    async def dwell(self) -> bool:
        """Before an automatic answer: let people see what all have just seen happen, if it is worth it; whether it was.

        It follows from nothing but what everybody saw: the pause is the same whoever could have answered.
        """
        entries = self.live.chronicle.entries
        news, self.dwelt_on = entries[self.dwelt_on :], len(entries)
        if not news or not self.seen:
            return False
        beats = max((self.manners.beats(event) for _, event in news if event.seen_by(SPECTATOR)), default=0.0)
        if not beats:
            return False
        self.dwelt_at = self.live.version
        self.charge(-1)
        self.tell()
        await self.pause(self.pace * beats)
        return True

    async def rest(self) -> None:
        """Wait for a person, or until time runs out, or someone has been away for too long."""
        try:
            async with asyncio.timeout(self.patience()):
                await self.news.wait()
        except TimeoutError:
            self.call_time()
        if self.hushed:
            await asyncio.sleep(HUSH)

    @property
    def hushed(self) -> bool:
        """Whether answers are shown a moment later, so that nobody hears who could have answered."""
        return any(assistant.passes for assistant in self.assistants.values()) and len(self.assistants) > 1

    def patience(self) -> float | None:
        """How long to wait for the person who is asked."""
        seat = self.live.to_answer
        if seat is None:
            return None
        waits: list[float] = []
        if self.clocks is not None:
            waits.append(self.clocks.remaining(seat, time()))
        if seat in self.away and len(self.assistants) > 1:
            gone = time() - self.away[seat]
            waits.append((WARNED if gone < WARNED else STOOD_IN) - gone)
        return max(0.01, min(waits)) if waits else None

    def call_time(self) -> None:
        """A seat's time is over, or it has been away for too long: a bot sits in."""
        seat = self.live.to_answer
        if seat is None or seat not in self.assistants:
            return
        long_away = seat in self.away and time() - self.away[seat] >= STOOD_IN and len(self.assistants) > 1
        if long_away or self.flagged(seat):
            self.stood_in.add(seat)

    def charge(self, seat: int) -> None:
        """Whose clock runs."""
        if self.clocks is not None:
            self.clocks.run(seat, time())

    def tell(self) -> None:
        """There is something to see, here and where others follow."""
        self.keep_wishes()
        if self.followers:
            self.spread("look", self.posture())
        for each in list(self.screens):
            each()

    # --- what people do --------------------------------------------------------------------------------------------

    async def answer(self, seat: int, choice: int, version: int) -> None:
        """A person answers by hand."""
        if seat in self.left:
            raise KwoonError("you have left this game: a bot plays on for you")
        await self.table.answer(seat, choice, version)
        self.reckon()

    def to_agree(self, seat: int) -> list[int]:
        """Who has to agree before a seat takes back an answer: everyone else who plays by hand.

        Bots and programs always agree.
        """
        people = [each for each in self.assistants if each not in self.programs]
        return [each for each in people if each != seat and self.by_hand(each)]

    async def undo(self, seat: int, version: int, agreed: bool = False) -> None:
        """A person takes back an answer; where other people play, only once all of them have agreed."""
        if not agreed and self.to_agree(seat):
            raise NoUndo("the others at the table have to agree first: ask them")
        await self.table.undo(seat, version)
        self.reckon()

    async def wind_back(self, left: int, version: int) -> None:
        """The judge winds the game back, as all have agreed. The time that it took is not given back."""
        await self.table.wind_back(left, version)
        self.reckon()

    def question(self, seat: int) -> Question | None:
        """What this seat is to decide by hand now."""
        assistant = self.assistants.get(seat)
        if assistant is None or not assistant.asks or not self.by_hand(seat):
            return None
        return self.live.question(seat)

    def wish(self, seat: int, key: str) -> None:
        """A person wants to be asked otherwise."""
        assistant = self.assistants[seat]
        if assistant.reader is None:
            raise KwoonError("this game has no passing assistant: every question is one")
        wish = next((each for each in assistant.reader.wishes if each.key == key), None)
        if wish is None:
            raise KwoonError(f"the assistant knows no wish {key!r}")
        assistant.wish(wish)
        if not self.leads:
            self.spread("wish", (seat, key))
        self.keep_wishes()
        self.news.set()

    def stop_passing(self, seat: int) -> None:
        """Ask the next question, whatever it is."""
        self.assistants[seat].stop()
        if not self.leads:
            self.spread("stop", seat)
        self.news.set()


def clocks_of(rule: ClockRule, table: Hosted) -> Clocks:
    """The clocks of a table as its journal left them: each answer by hand cost the time since the one before it."""
    clocks = Clocks(rule, len(table.live.seats), time())
    for before, entry in pairwise(table.entries):
        if entry.kind == ANSWER:
            clocks.left[entry.seat] += rule.increment - max(0.0, entry.at - before.at)
    return clocks
