"""Games that are over are reviewed on demand: once, one after the other, in a process that gives way to all others.

Nobody gets a review of a game that is being played: whoever asks for one has to have the game as `Finished` first.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import BrokenExecutor
from functools import lru_cache
from time import monotonic
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from kwoon.bots import SEARCHED
from kwoon.engine.errors import BadOptions
from kwoon.engine.record import Replay, read_record
from kwoon.games import game_named
from kwoon.hall.house.finished import Finished
from kwoon.hall.house.limits import TooMuch
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.store.reviews import Review, Reviews
from kwoon.lab.review import USUAL, Reviewed, read_reviewed, reviewed

log = logging.getLogger(__name__)
LONGEST: Final = 2000
"""A game with more answers than this is not reviewed here."""
WAITING: Final = 12
"""How many reviews may be under way at one worker, the waiting ones among them."""
BEAT: Final = 15.0
"""How many seconds lie between two times that a worker says in the database that it is still at its reviews."""
WRITTEN: Final = 4.0
"""How many seconds lie, at least, between two times that an unfinished review is written down."""


@lru_cache(maxsize=1)
def replay_of(text: str) -> Replay:
    """A game that is looked through; the last one is kept, for all its answers are asked for one by one."""
    record = read_record(text)
    return Replay(game_named(record.game), record)


def look_at(text: str, move: int, bot: str) -> list[dict[str, Any]]:
    """One answer of a game, in a process that knows nothing of any table; nothing, if no question asked for it."""
    return [each.plain() for each in reviewed(replay_of(text), [move], bot)]


class Reviewer:
    """The reviews that one worker of the hall is at."""

    def __init__(self, reviews: Reviews, thinkers: Thinkers) -> None:
        self.reviews = reviews
        self.thinkers = thinkers
        self.bot = USUAL
        self.jobs: dict[str, asyncio.Task[None]] = {}
        self.one_at_a_time = asyncio.Lock()
        self.beating: asyncio.Task[None] | None = None

    async def of(self, game: Finished) -> Review | None:
        """The review of a game, or how far it has come; None if nobody has asked for one."""
        if game.review is not None:
            return game.review
        found = await asyncio.to_thread(self.reviews.progress, game.room.id)
        if found is None or not found.over:
            return found
        game.review = await asyncio.to_thread(self.reviews.of, game.room.id)
        return game.review

    async def begin(self, game: Finished) -> Review:
        """Have a game reviewed; one that is reviewed already, or is being, is left as it is."""
        name, total = game.room.id, len(game)
        known = await self.of(game)
        if known is not None and not known.broken:
            return known
        if game.spec.name not in SEARCHED:
            raise BadOptions(f"{game.spec.title} cannot be reviewed: nobody has taught the search to play it")
        if not 0 < total <= LONGEST:
            words = f"games of 1 to {LONGEST} moves are reviewed here, and this one has {total}"
            raise BadOptions(f"{words}; `kwoon review FILE` reviews any record on your own machine")
        if len(self.jobs) >= WAITING:
            raise TooMuch("many games are waiting for their review: come back in a minute or later", 60.0)
        claimed = await asyncio.to_thread(self.reviews.claim, name, self.bot, total)
        if claimed is not None and name not in self.jobs:
            self.jobs[name] = asyncio.ensure_future(self.work(game, claimed))
            if self.beating is None or self.beating.done():
                self.beating = asyncio.ensure_future(self.beat())
        return claimed or await self.of(game) or Review(self.bot, total, 0)

    async def beat(self) -> None:
        """As long as there is anything to do here, the other workers know that it is done here."""
        while self.jobs:
            await asyncio.sleep(BEAT)
            try:
                await asyncio.to_thread(self.reviews.beat, list(self.jobs))
            except SQLAlchemyError:
                log.warning("the database does not answer: other workers may review the same games")

    async def work(self, game: Finished, review: Review) -> None:
        """Look at all answers that have not been looked at, in their turn; nobody waits for this."""
        name, text = game.room.id, game.record.to_text()
        try:
            async with self.one_at_a_time:
                found, written = list(review.found), monotonic()
                for number in range(review.done + 1, review.total + 1):
                    found += await self.look(text, number, review.bot)
                    if number == review.total or monotonic() - written >= WRITTEN:
                        await asyncio.to_thread(self.reviews.keep, name, number, found)
                        written = monotonic()
        except asyncio.CancelledError:
            await asyncio.to_thread(self.reviews.let_go, name)
            raise
        except Exception:
            log.exception("the review of game %s broke off", name)
            await asyncio.to_thread(self.reviews.drop, name)
        finally:
            del self.jobs[name]

    async def look(self, text: str, move: int, bot: str) -> list[Reviewed]:
        """One answer, looked at elsewhere."""
        loop = asyncio.get_running_loop()
        try:
            found = await loop.run_in_executor(self.thinkers.reviewers, look_at, text, move, bot)
        except BrokenExecutor:
            self.thinkers.second = None  # its process was killed: the next one who asks gets another
            raise
        return [read_reviewed(each) for each in found]

    async def close(self) -> None:
        """Leave all of them as they are: whoever asks again goes on there."""
        jobs = [*self.jobs.values(), *([] if self.beating is None else [self.beating])]
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
