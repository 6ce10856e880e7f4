"""Bots think in processes of their own: a slow one delays its own table and nothing else."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Any

from kwoon.bots import make_bot
from kwoon.games import game_named
from kwoon.hall.house.messages import question_data, read_question
from kwoon.hall.measures import Measures
from kwoon.tables.hints import Hint, HintTurn, hint_from
from kwoon.tables.live import BotTurn


def choice_of(game: str, bot: str, seed: int, view: dict[str, Any], question: dict[str, Any]) -> int:
    """What a bot answers; run in a process that knows nothing of any table, and is handed plain data."""
    return make_bot(game, bot, seed).choose(view, read_question(question))


def choice_in(game: str, bot: str, seed: int, options: dict[str, Any], made_up: dict[str, Any]) -> int:
    """The same for a bot that searches: it is handed a made-up game, which is plain data too."""
    return make_bot(game, bot, seed).choose_in(game_named(game).new(options, 0).restore(made_up))


def stay_while_wanted() -> None:
    """A process of bots ends when the hall that it thinks for has, however that ended."""
    parent = parent_process()
    if parent is None:
        return
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def give_way() -> None:
    """The same for a process that nobody waits for: bots who are at a table come first."""
    stay_while_wanted()
    if hasattr(os, "nice"):
        os.nice(10)


class Thinkers:
    """The processes in which bots think, started when the first has to; with none, bots think in a thread beside the
    hall."""

    def __init__(self, processes: int) -> None:
        self.measures = Measures()
        """What the hall that they think for counts."""
        self.processes = processes
        self.pool = pool_of(processes, stay_while_wanted)
        self.second: Executor | None = None

    @property
    def reviewers(self) -> Executor:
        """One process more, which looks through games that are over: nobody who plays waits for it."""
        if self.second is None:
            self.second = pool_of(min(1, self.processes), give_way)
        return self.second

    async def choice(self, turn: BotTurn) -> int:
        """A bot's answer, once it has thought."""
        loop = asyncio.get_running_loop()
        who = (turn.game, turn.bot, turn.seed)
        with self.measures.thinking.labels(turn.game, turn.bot).time():
            if turn.made_up is not None:
                made_up = turn.made_up.dump()
                return await loop.run_in_executor(self.pool, choice_in, *who, turn.options, made_up)
            question = question_data(turn.question)
            return await loop.run_in_executor(self.pool, choice_of, *who, turn.view, question)

    async def hint(self, turn: HintTurn) -> Hint:
        """A hint for a person, once it is thought out; like a bot, who thinks is handed a made-up game."""
        loop = asyncio.get_running_loop()
        with self.measures.thinking.labels(turn.game, "hint").time():
            data = (turn.game, turn.options, turn.made_up.dump(), turn.seed, turn.names)
            return Hint(**await loop.run_in_executor(self.pool, hint_from, *data))

    def close(self) -> None:
        """Send everyone home."""
        for pool in (self.pool, self.second):
            if pool is not None:
                pool.shutdown(wait=True, cancel_futures=True)


def pool_of(processes: int, begin: Callable[[], None]) -> Executor:
    """That many processes, started when they are needed; for 0, one thread."""
    if not processes:
        return ThreadPoolExecutor(1)
    return ProcessPoolExecutor(processes, mp_context=get_context("spawn"), initializer=begin)
