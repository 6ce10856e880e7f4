"""The results of a study on the disk: a Parquet file for each chunk that is done, and all of it in one at the end.

A row is one seat of one game. A chunk's file is there whole or not at all, so a study can be stopped at any moment.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import pyarrow as pa
import pyarrow.parquet as pq

from kwoon.engine.plain import Data, brief
from kwoon.lab.bouts import Bout, Chunk, Played, chunks, rules_of
from kwoon.lab.study.file import BadStudy, Study

WORD: Final = pa.dictionary(pa.int32(), pa.string())
SCHEMA: Final = pa.schema(
    [
        pa.field("game", WORD),
        pa.field("change", WORD),
        pa.field("players", pa.int8()),
        pa.field("number", pa.int32()),
        pa.field("seed", pa.int64()),
        pa.field("turns", pa.int32()),
        pa.field("decisions", pa.int32()),
        pa.field("seat", pa.int8()),
        pa.field("turn_order", pa.int8()),
        pa.field("entrant", WORD),
        pa.field("bot", WORD),
        pa.field("place", pa.int8()),
        pa.field("share", pa.float64()),
        pa.field("used", pa.list_(pa.string())),
    ]
)
"""The columns: docs/lab.md says what each is."""


@dataclass(frozen=True)
class Piece:
    """A chunk of a study, and the file that is or will be its."""

    chunk: Chunk
    file: Path


class Results:
    """The folder of a study."""

    def __init__(self, study: Study, folder: Path) -> None:
        self.study = study
        self.folder = folder
        self.parts = folder / "chunks"

    def open(self) -> None:
        """Make the folder, or go on with it: then it must be of the same study."""
        stamp: dict[str, Data] = {**self.study.stamp(), "rules": [rules_of(game) for game in self.study.bots]}
        note = self.folder / "study.json"
        if self.folder.exists() and not self.folder.is_dir():
            raise BadStudy(f"{self.folder} is a file: name a folder with --out")
        if note.exists():
            try:
                before = json.loads(note.read_text(encoding="utf-8"))
            except ValueError as error:
                raise BadStudy(f"{note} is damaged ({error}): take another folder with --out") from error
            other = [key for key in stamp if before.get(key) != json.loads(json.dumps(stamp[key]))]
            if other:
                key = other[0]
                differ = f"{key} was {brief(before.get(key))} and is {brief(stamp[key])}"
                raise BadStudy(f"{self.folder} holds another study ({differ}): take another folder with --out")
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise BadStudy(f"{self.folder} holds other things, and no study: take another folder with --out")
        try:
            self.parts.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadStudy(
                f"cannot write into {self.folder} ({error.strerror}): take another folder with --out"
            ) from error
        write_whole(note, json.dumps(stamp, indent=1).encode())

    def pieces(self) -> Iterator[Piece]:
        """All chunks of the study, in order."""
        for bout, games in self.study.bouts():
            for chunk in chunks(bout, games, self.study.chunk):
                yield Piece(chunk, self.parts / f"{kind_of(bout)}-{chunk.first:07}.parquet")

    def missing(self) -> list[Piece]:
        """Those that are still to be played."""
        return [piece for piece in self.pieces() if not piece.file.exists()]

    def keep(self, piece: Piece, games: Sequence[Played]) -> None:
        """Write down a chunk that was played."""
        sink = pa.BufferOutputStream()
        pq.write_table(as_table(piece.chunk.bout, games), sink)
        write_whole(piece.file, sink.getvalue().to_pybytes())

    def gather(self) -> Path:
        """All chunks in one file, in order."""
        file = self.folder / "games.parquet"
        beside = file.with_suffix(".new")
        with pq.ParquetWriter(beside, SCHEMA) as writer:
            for _, group in groupby(self.pieces(), lambda piece: kind_of(piece.chunk.bout)):
                tables = [rows_in(piece.file) for piece in group]
                writer.write_table(pa.concat_tables(tables).unify_dictionaries())
        os.replace(beside, file)
        return file

    def games_of(self, bout: Bout) -> Iterator[Played]:
        """The games of a bout, as they were kept."""
        entrants = {entrant.name: number for number, entrant in enumerate(bout.entrants)}
        for piece in self.pieces():
            if piece.chunk.bout == bout:
                yield from as_games(rows_in(piece.file), entrants)


def kind_of(bout: Bout) -> str:
    """What a bout's files begin with."""
    change = re.sub(r"\W+", "-", bout.change.lower()).strip("-")
    return "-".join([bout.game, str(bout.players), *([change] if change else [])])


def rows_in(file: Path) -> pa.Table:
    """The rows of a chunk that was kept."""
    try:
        return pq.read_table(file, schema=SCHEMA)
    except (pa.ArrowException, OSError) as error:
        why = str(error).splitlines()[0]
        raise BadStudy(f"{file} is damaged ({why}): delete it and run again; its games are played again") from error


def write_whole(file: Path, data: bytes) -> None:
    """Write a file so that it is there whole or not at all."""
    beside = file.with_name(file.name + ".new")
    beside.write_bytes(data)
    os.replace(beside, file)


def as_table(bout: Bout, games: Sequence[Played]) -> pa.Table:
    """Games as rows, one for each seat."""
    rows = [(game, seat, bout.entrants[entrant]) for game in games for seat, entrant in enumerate(game.seats)]
    columns: dict[str, list[Any]] = {
        "game": [bout.game for _ in rows],
        "change": [bout.change for _ in rows],
        "players": [bout.players for _ in rows],
        "number": [game.number for game, _, _ in rows],
        "seed": [game.seed for game, _, _ in rows],
        "turns": [game.turns for game, _, _ in rows],
        "decisions": [game.decisions for game, _, _ in rows],
        "seat": [seat for _, seat, _ in rows],
        "turn_order": [game.turn_of(seat) for game, seat, _ in rows],
        "entrant": [entrant.name for _, _, entrant in rows],
        "bot": [entrant.bot for _, _, entrant in rows],
        "place": [game.places[seat] for game, seat, _ in rows],
        "share": [game.share(seat) for game, seat, _ in rows],
        "used": [game.used[seat] if game.used else None for game, seat, _ in rows],
    }
    return pa.table({name: pa.array(values, SCHEMA.field(name).type) for name, values in columns.items()}, SCHEMA)


def as_games(table: pa.Table, entrants: dict[str, int]) -> Iterator[Played]:
    """The games of such rows; entrants that are called alike are taken for one another."""
    for number, group in groupby(table.to_pylist(), lambda row: row["number"]):
        rows = list(group)
        first = next(row["seat"] for row in rows if row["turn_order"] == 0)
        yield Played(
            number,
            rows[0]["seed"],
            tuple(entrants[row["entrant"]] for row in rows),
            tuple(row["place"] for row in rows),
            first,
            rows[0]["turns"],
            rows[0]["decisions"],
            () if rows[0]["used"] is None else tuple(tuple(row["used"]) for row in rows),
        )
