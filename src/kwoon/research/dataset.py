"""Finished games as a data set: every position with its options, the choice that was made and how the game ended.

One row is one answered question. The columns: `game` (its number), `step` (counted within the game), `seat`, `player`
(which of the players of the file, see below), `observation` (a byte for each cell), `options` (action numbers),
`choice` (an action number), `return` and `place` (what the seat got in the end: 1 is a win). The file's metadata under
`kwoon` says which encoding the numbers are of, names every cell and action, and lists the players. Needs pyarrow, which
the extra `research` brings.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np
import numpy.typing as npt
import pyarrow as pa
import pyarrow.parquet as pq

from kwoon.bots import make_bot
from kwoon.bots.base import bot_move
from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadOptions, BadRecord, KwoonError
from kwoon.engine.game import Game
from kwoon.engine.plain import Data
from kwoon.engine.record import Record, Replay, read_record
from kwoon.games import game_named
from kwoon.research.dealing import Dealer
from kwoon.research.encoding import Encoding
from kwoon.research.encodings import encoding_for
from kwoon.research.fast.loops import Sheaf
from kwoon.research.fast.reader import BadEncoding

FORMAT = 1
ROWS = 32_768
"""How many positions stand in a row group."""

Tell = Callable[[int, int], None]
"""Hears how many games are done, and of how many."""


class BadDataSet(KwoonError):
    """A data set that cannot be written or read."""


@dataclass(frozen=True)
class Plan:
    """Which games to play: numbers from `seed` on; the players move round the table from game to game."""

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 1
    options: Mapping[str, Data] | None = None
    part: int = 1000
    """How many games stand in a file: so the files are the same, however many processes write them."""

    def settings(self) -> dict[str, Data]:
        """The options of the games."""
        return {**(self.options or {}), "players": len(self.players)}


@dataclass(frozen=True)
class Done:
    """What was written."""

    games: int
    positions: int
    files: list[Path]


# --- playing -------------------------------------------------------------------------------------------------------


def write_games(plan: Plan, folder: Path, processes: int = 1, tell: Tell | None = None) -> Done:
    """Let bots play, and write a file for every `part` of the games into a folder."""
    if plan.games < 1:
        raise BadOptions(f"a data set has at least one game, not {plan.games}")
    Dealer(plan.game, plan.settings())
    for name in plan.players:
        make_bot(plan.game, name, 0)
    begin(folder)
    firsts = range(0, plan.games, plan.part)
    positions = done = 0
    for count in each_part(plan, folder, firsts, processes):
        positions += count
        done = min(plan.games, done + plan.part)
        if tell is not None:
            tell(done, plan.games)
    return Done(plan.games, positions, [part_path(folder, number) for number in range(len(firsts))])


def each_part(plan: Plan, folder: Path, firsts: Sequence[int], processes: int) -> Iterator[int]:
    """Write the parts, here or in several processes; gives how many positions each has."""
    if processes == 1 or len(firsts) == 1:
        yield from [write_part(plan, folder, first) for first in firsts]
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(write_part, *zip(*[(plan, folder, first) for first in firsts], strict=True))


def part_path(folder: Path, number: int) -> Path:
    """The file of a part."""
    return folder / f"part-{number:05}.parquet"


def begin(folder: Path) -> None:
    """An empty folder; what is in one already is never written over."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = "it is a file" if folder.is_file() else error.strerror
        raise BadDataSet(f"cannot write into {folder} ({why}): name another folder") from error
    if any(folder.iterdir()):
        raise BadDataSet(f"{folder} is not empty: a data set is written into a folder of its own")


def write_part(plan: Plan, folder: Path, first: int) -> int:
    """Play some games and write them down; gives how many positions they had."""
    dealer = Dealer(plan.game, plan.settings())
    encoding = encoding_for(plan.game, plan.settings())
    writer = Writer(part_path(folder, first // plan.part), encoding, plan.players, plan.settings())
    at_random = all(name == "random" for name in plan.players)
    with writer:
        for number in range(first, min(first + plan.part, plan.games)):
            seed = plan.seed + number
            game, seats = dealer.deal(seed), seated(plan.players, number)
            if at_random:
                writer.sheaf.play_at_random(game, Chance(seed).fork())
            else:
                play(writer.sheaf, game, plan, seats, seed)
            writer.add(number, seats)
    return writer.positions


def seated(players: Sequence[str], number: int) -> list[int]:
    """Which player sits in each seat of a game: they move round the table."""
    return [(seat + number) % len(players) for seat in range(len(players))]


def play(sheaf: Sheaf, game: Game, plan: Plan, seats: list[int], seed: int) -> None:
    """One game between bots."""
    chance = Chance(seed)
    bots = [make_bot(plan.game, plan.players[player], chance.word()) for player in seats]
    positions = 0
    while game.decision is not None:
        choice = bot_move(bots[game.decision.seat], game)
        sheaf.note(game, choice)
        game.apply(choice)
        positions += 1
    sheaf.close(game, positions)


# --- records -------------------------------------------------------------------------------------------------------


def write_records(files: Sequence[Path], folder: Path, tell: Tell | None = None) -> Done:
    """Write finished games from their records; all of one game and of one encoding, or it is said which is not."""
    if not files:
        raise BadOptions("no records were named")
    begin(folder)
    path = part_path(folder, 0)
    records = [(file, read_record(file.read_text(encoding="utf-8"), str(file))) for file in files]
    names = list(dict.fromkeys([seat.player for _, record in records for seat in record.seats]))
    encodings = [encoding_for(record.game, record.options) for _, record in records]
    for file, encoding in zip(files, encodings, strict=True):
        if encoding.fingerprint != encodings[0].fingerprint:
            raise BadDataSet(f"{file} is of another game or other cards than {files[0]}: one data set for each")
    with Writer(path, encodings[0], names, records[0][1].options) as writer:
        for number, (_, record) in enumerate(records):
            play_record(writer.sheaf, record)
            writer.add(number, [names.index(seat.player) for seat in record.seats])
            if tell is not None:
                tell(number + 1, len(files))
    return Done(len(files), writer.positions, [path])


def play_record(sheaf: Sheaf, record: Record) -> None:
    """A finished game again. Its digest shows that it is the same; if it is not, its words say where it parts."""
    spec = game_named(record.game)
    if record.rules != spec.rules_version:
        record = updated(record)
    game = spec.new(record.options, record.seed)
    try:
        sheaf.play_again(game, [move.choice for move in record.moves], [move.seat for move in record.moves])
    except KwoonError as error:
        Replay(spec, record).verify()
        raise BadRecord(record.source, len(record.moves) + 1, str(error)) from error
    if record.digest is not None and game.digest() != record.digest:
        Replay(spec, record).verify()


def updated(record: Record) -> Record:
    """A record of older rules as it would be written now."""
    return Replay(game_named(record.game), record).record


# --- writing -------------------------------------------------------------------------------------------------------


class Writer:
    """Writes positions into one file, a row group at a time."""

    def __init__(self, path: Path, encoding: Encoding, players: Sequence[str], options: Mapping[str, Data]) -> None:
        self.path = path
        self.encoding = encoding
        self.sheaf = Sheaf(encoding.reader)
        self.numbers: list[int] = []
        self.seated: list[list[int]] = []
        self.positions = 0
        about = {
            "format": FORMAT,
            "game": encoding.game,
            "version": encoding.version,
            "fingerprint": encoding.fingerprint,
            "options": dict(options),
            "players": list(players),
            "cells": encoding.cells,
            "actions": encoding.actions,
        }
        self.schema = schema_of(len(encoding.cells)).with_metadata({"kwoon": json.dumps(about)})
        self.file = pq.ParquetWriter(path, self.schema, compression="lz4", use_dictionary=False, write_statistics=False)

    def add(self, number: int, seated: list[int]) -> None:
        """The last game of the sheaf is this one; full row groups are written."""
        self.numbers.append(number)
        self.seated.append(seated)
        if len(self.sheaf.choices) >= ROWS:
            self.flush()

    def flush(self) -> None:
        """Write what is there."""
        if self.sheaf.choices:
            self.file.write_table(table_of(self.schema, self.sheaf, self.numbers, self.seated))
            self.positions += len(self.sheaf.choices)
        self.sheaf = Sheaf(self.encoding.reader)
        self.numbers, self.seated = [], []

    def __enter__(self) -> Writer:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """The file is whole; one that could not be finished is taken away."""
        if kind is None:
            self.flush()
        self.file.close()
        if kind is not None:
            self.path.unlink()


def schema_of(cells: int) -> pa.Schema:
    """The columns."""
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("player", pa.int8()),
            ("observation", pa.binary(cells)),
            ("options", pa.list_(pa.uint16())),
            ("choice", pa.uint16()),
            ("return", pa.float32()),
            ("place", pa.int8()),
        ]
    )


def table_of(schema: pa.Schema, sheaf: Sheaf, numbers: list[int], seated: list[list[int]]) -> pa.Table:
    """Positions as a table."""
    lengths = np.asarray(sheaf.games, np.int32)
    count = len(sheaf.choices)
    which = np.repeat(np.arange(len(lengths)), lengths)
    begins = np.cumsum(lengths) - lengths
    seats = np.asarray(sheaf.seats, np.int8)
    offsets = np.zeros(count + 1, np.int32)
    np.cumsum(sheaf.lengths, out=offsets[1:])
    observations = pa.py_buffer(b"".join(sheaf.observations))
    columns = [
        pa.array(np.asarray(numbers, np.int32)[which]),
        pa.array(np.arange(count, dtype=np.int32) - begins[which].astype(np.int32)),
        pa.array(seats),
        pa.array(square(seated, np.int8)[which, seats]),
        pa.FixedSizeBinaryArray.from_buffers(schema.field("observation").type, count, [None, observations]),
        pa.ListArray.from_arrays(pa.array(offsets), pa.array(np.asarray(sheaf.options, np.uint16))),
        pa.array(np.asarray(sheaf.choices, np.uint16)),
        pa.array(square(sheaf.returns, np.float32)[which, seats]),
        pa.array(square(sheaf.places, np.int8)[which, seats]),
    ]
    return pa.Table.from_arrays(columns, schema=schema)


def square(rows: Sequence[Sequence[float]], kind: type[np.generic]) -> npt.NDArray[Any]:
    """A row for each game, with a place for each seat; games with fewer seats have nothing in the last ones."""
    width = max(len(row) for row in rows)
    return np.asarray([[*row, *[0] * (width - len(row))] for row in rows], kind)


# --- reading -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Positions:
    """Positions as arrays, ready to learn from."""

    about: dict[str, Any]
    games: npt.NDArray[np.int32]
    seats: npt.NDArray[np.int8]
    players: npt.NDArray[np.int8]
    observations: npt.NDArray[np.uint8]
    options: list[npt.NDArray[np.uint16]]
    choices: npt.NDArray[np.uint16]
    returns: npt.NDArray[np.float32]
    places: npt.NDArray[np.int8]

    def masks(self) -> npt.NDArray[np.uint8]:
        """A 1 for each action number that was on offer."""
        found = np.zeros((len(self.choices), len(self.about["actions"])), np.uint8)
        rows = np.repeat(np.arange(len(self.options)), [len(each) for each in self.options])
        if len(rows):
            found[rows, np.concatenate(self.options)] = 1
        return found


def read_positions(path: Path, encoding: Encoding | None = None) -> Positions:
    """A data set, or one file of it. With an encoding, one of another encoding is refused."""
    files = sorted(path.glob("*.parquet")) if path.is_dir() else [path]
    if not files:
        raise BadDataSet(f"there is no data set in {path}")
    tables = [pq.read_table(file) for file in files]
    about = about_of(tables[0].schema, files[0])
    for file, table in zip(files, tables, strict=True):
        if about_of(table.schema, file)["fingerprint"] != about["fingerprint"]:
            raise BadDataSet(f"{file} is of another encoding than {files[0]}")
    if encoding is not None and encoding.fingerprint != about["fingerprint"]:
        raise BadEncoding(
            f"{path} was written with encoding {about['fingerprint']} of {about['game']} (version {about['version']}), "
            f"and this is {encoding.fingerprint} of {encoding.game} (version {encoding.version})"
        )
    whole = pa.concat_tables(tables).combine_chunks()
    columns = {name: joined(whole.column(name)) for name in whole.column_names}
    return Positions(
        about=about,
        games=columns["game"].to_numpy(),
        seats=columns["seat"].to_numpy(),
        players=columns["player"].to_numpy(),
        observations=bytes_in(columns["observation"], len(about["cells"])),
        options=split(columns["options"]),
        choices=columns["choice"].to_numpy(),
        returns=columns["return"].to_numpy(),
        places=columns["place"].to_numpy(),
    )


def joined(column: pa.ChunkedArray) -> Any:
    """A column in one piece."""
    return column.chunk(0) if column.num_chunks == 1 else pa.concat_arrays(column.chunks)


def about_of(schema: pa.Schema, file: Path) -> dict[str, Any]:
    """What a file says about itself."""
    said = (schema.metadata or {}).get(b"kwoon")
    if said is None:
        raise BadDataSet(f"{file} is no data set of Kwoon's: it does not say which encoding it has")
    about: dict[str, Any] = json.loads(said)
    if about.get("format") != FORMAT:
        raise BadDataSet(f"{file} has format {about.get('format')}; this Kwoon reads format {FORMAT}")
    return about


def bytes_in(column: Any, cells: int) -> npt.NDArray[np.uint8]:
    """A column of bytes as an array with a row for each position."""
    count, offset = len(column), column.offset
    flat = np.frombuffer(column.buffers()[1], np.uint8)
    return flat[offset * cells : (offset + count) * cells].reshape(count, cells)


def split(column: Any) -> list[npt.NDArray[np.uint16]]:
    """A column of lists as arrays."""
    offsets: list[int] = (column.offsets.to_numpy()[1:-1] - column.offsets[0].as_py()).tolist()
    numbers: npt.NDArray[np.uint16] = column.flatten().to_numpy()
    return np.split(numbers, offsets)
