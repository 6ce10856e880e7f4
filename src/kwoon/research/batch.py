"""Thousands of games stepped together: arrays in, arrays out, in this process or in several.

    batch = Batch("kungfu", size=4096, processes=2)
    draws = np.random.default_rng(1)
    while True:
        batch.step(random_actions(batch.masks, draws))     # one action number for each game

A game that ends makes room for the next one at once: `ended` says which did, `returns` what each of their seats got.
The same seed and the same actions give the same arrays, in however many processes.
"""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt

from kwoon.engine.errors import BadOptions, IllegalChoice, KwoonError
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.research.dealing import Dealer
from kwoon.research.encodings import encoding_for
from kwoon.research.fast.loops import Share

PATIENCE = 600.0
"""How many seconds a worker may take for a step before it counts as lost."""


class WorkerLost(KwoonError):
    """A process of a batch has ended before its time, or failed."""


class Seeded:
    """Deals from a seed on, so that batches of different seeds play different games."""

    def __init__(self, game: str, options: Mapping[str, Data], seed: int) -> None:
        self.dealer = Dealer(game, options)
        self.seed = seed

    def deal(self, number: int) -> Game:
        return self.dealer.deal(self.seed + number)


class Batch:
    """Games of one kind, all at their next question.

    `observations` (size, cells) and `masks` (size, actions) are bytes, `seats` says who is asked; after a step `ended`
    has a 1 for each game that ended by it, and `returns` (size, seats) what its seats got; 0 everywhere else. The
    arrays stay the same objects; a step writes into them.
    """

    def __init__(
        self,
        game: str,
        size: int,
        players: int = 2,
        options: Mapping[str, Data] | None = None,
        processes: int = 1,
        seed: int = 0,
    ) -> None:
        if size < 1 or not 1 <= processes <= size:
            raise BadOptions(f"a batch has at least one game for each process, not {size} for {processes}")
        chosen = {**(options or {}), "players": players}
        self.encoding = encoding_for(game, chosen)
        self.size = size
        cells, actions = len(self.encoding.cells), len(self.encoding.actions)
        seats = Dealer(game, chosen).seats
        self.memory: list[SharedMemory] = []
        self.workers: list[Worker] = []
        self.own: Share | None = None
        alone = processes == 1
        self.observations = self.room((size, cells), alone)
        self.masks = self.room((size, actions), alone)
        self.seats: npt.NDArray[np.int8] = np.zeros(size, np.int8)
        self.ended: npt.NDArray[np.bool_] = np.zeros(size, np.bool_)
        self.returns: npt.NDArray[np.float32] = np.zeros((size, seats), np.float32)
        if alone:
            self.own = Share(Seeded(game, chosen, seed).deal, self.encoding.reader, 0, size, size)
            self.views = (flat(self.observations), flat(self.masks))
            self.seats[:] = self.own.show_all(*self.views)
            return
        bounds = [size * part // processes for part in range(processes + 1)]
        names = [memory.name for memory in self.memory]
        for first, last in pairwise(bounds):
            self.workers.append(Worker((game, chosen, seed, first, last - first, size), names))
        for worker in self.workers:
            self.seats[worker.part] = worker.hear()[0]

    def room(self, shape: tuple[int, int], alone: bool) -> npt.NDArray[np.uint8]:
        """An array of bytes, in memory that workers share."""
        if alone:
            return np.zeros(shape, np.uint8)
        memory = SharedMemory(create=True, size=shape[0] * shape[1])
        self.memory.append(memory)
        return np.ndarray(shape, np.uint8, memory.buf)

    def step(self, actions: npt.ArrayLike) -> None:
        """Answer the question of every game by an action number."""
        chosen: list[int] = np.asarray(actions).astype(np.int64).tolist()
        if len(chosen) != self.size:
            raise IllegalChoice(f"{len(chosen)} actions for {self.size} games")
        self.ended[:] = False
        self.returns[:] = 0
        if self.own is not None:
            ended: list[int] = []
            returns: list[float] = []
            self.seats[:] = self.own.step(chosen, *self.views, ended, returns)
            self.note(0, ended, returns)
            return
        for worker in self.workers:
            worker.tell(chosen[worker.part])
        heard = [worker.hear() for worker in self.workers]
        for worker, (seats, ended, returns) in zip(self.workers, heard, strict=True):
            self.seats[worker.part] = seats
            self.note(worker.part.start, ended, returns)

    def note(self, first: int, ended: list[int], returns: list[float]) -> None:
        """Which games of a share have ended, and what their seats got."""
        if ended:
            which = np.asarray(ended) + first
            self.ended[which] = True
            self.returns[which] = np.asarray(returns, np.float32).reshape(len(ended), -1)

    def close(self) -> None:
        """End the workers, and give their memory back. The arrays are gone then, if there were several processes."""
        for worker in self.workers:
            worker.end()
        self.workers = []
        if self.memory:
            self.observations = np.zeros((0, 0), np.uint8)
            self.masks = np.zeros((0, 0), np.uint8)
        for memory in self.memory:
            memory.close()
            memory.unlink()
        self.memory = []

    def __enter__(self) -> Batch:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()


def random_actions(masks: npt.NDArray[np.uint8], draws: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action for each game, each one on offer as likely as the others."""
    on_offer = np.flatnonzero(masks)
    counts = np.count_nonzero(masks, axis=1)
    picked = np.cumsum(counts) - counts + (draws.random(len(counts)) * counts).astype(np.int64)
    found: npt.NDArray[np.int64] = on_offer[picked] % masks.shape[1]
    return found


def flat(array: npt.NDArray[np.uint8]) -> memoryview:
    """An array's memory, byte by byte."""
    return array.reshape(-1).data


Heard = tuple[list[int], list[int], list[float]]


class Worker:
    """One process with its share of the games."""

    def __init__(self, plan: tuple[str, dict[str, Data], int, int, int, int], memory: Sequence[str]) -> None:
        first, count = plan[3], plan[4]
        self.part = slice(first, first + count)
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(theirs, plan, list(memory)), daemon=True)
        self.process.start()
        theirs.close()

    def tell(self, actions: list[int]) -> None:
        """Hand it the actions of its games."""
        try:
            self.pipe.send(actions)
        except OSError as error:
            raise WorkerLost(f"a process of the batch has ended: {error}") from None

    def hear(self) -> Heard:
        """Wait for its answer."""
        try:
            if not self.pipe.poll(PATIENCE):
                raise WorkerLost(f"a process of the batch has not answered for {PATIENCE:.0f} s")
            said: Any = self.pipe.recv()
        except (EOFError, OSError):
            raise WorkerLost("a process of the batch has ended before its time") from None
        if isinstance(said, IllegalChoice):
            raise said
        if isinstance(said, str):
            raise WorkerLost(f"a process of the batch has failed:\n{said}")
        heard: Heard = said
        return heard

    def end(self) -> None:
        """Let it go."""
        self.pipe.close()
        self.process.join(5)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join(5)


def serve(pipe: Connection, plan: tuple[str, dict[str, Data], int, int, int, int], memory: list[str]) -> None:
    """What a worker does: its share of every step, until the pipe is closed."""
    game, options, seed, first, count, of = plan
    held = [SharedMemory(name) for name in memory]
    views: list[memoryview] = []
    try:
        reader = encoding_for(game, options).reader
        share = Share(Seeded(game, options, seed).deal, reader, first, count, of)
        for each, width in zip(held, (reader.size, reader.actions), strict=True):
            assert each.buf is not None
            views.append(each.buf[first * width : (first + count) * width])
        observations, masks = views
        answer: Heard = (share.show_all(observations, masks), [], [])
        while True:
            pipe.send(answer)
            actions = pipe.recv()
            ended: list[int] = []
            returns: list[float] = []
            answer = (share.step(actions, observations, masks, ended, returns), ended, returns)
    except (EOFError, BrokenPipeError, KeyboardInterrupt):
        pass
    except IllegalChoice as error:
        pipe.send(error)
    except Exception:
        pipe.send(traceback.format_exc())
    finally:
        for view in views:
            view.release()
        for each in held:
            each.close()
