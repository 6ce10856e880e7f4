# not compiled: read and written once a game.
"""Records: seed, options and choices as a readable text; the save file of every game.

A record is JSON Lines: a header (game, rules version, seed, options, seats, and what the seed followed from, where that
can be proved), a line for each choice with its words, and a last line with the digest that the game has then. Each line
carries a check value chained to the line before it, so that a line that was changed, lost or added is found where it
stands.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass, field, replace
from typing import Any

from kwoon.engine.decision import INTERVENTIONS
from kwoon.engine.errors import BadRecord, IllegalChoice, KwoonError
from kwoon.engine.game import Game
from kwoon.engine.plain import Data, brief
from kwoon.engine.question import Option, Question
from kwoon.engine.spec import GameSpec

FORMAT = 1
SNAPSHOT_EVERY = 64


@dataclass(frozen=True)
class Seat:
    """Who sits in a seat: a name, and the kind of player ("person", or a bot's name)."""

    name: str
    player: str


@dataclass(frozen=True)
class Move:
    """One choice: who answered, the option's number, and its words at that time.

    A player who leaves, or time that is called, has a number below zero (`decision.INTERVENTIONS`).
    """

    seat: int
    choice: int
    label: str


@dataclass(frozen=True)
class Record:
    """A game from its beginning to where it was saved."""

    game: str
    rules: int
    seed: int
    options: dict[str, Data]
    seats: tuple[Seat, ...]
    moves: tuple[Move, ...] = ()
    digest: str | None = None
    branched_from: str | None = None
    shuffle: dict[str, Data] | None = None
    """What the seed followed from, where the deal can be proved: a promise, its secret, and the players' words."""
    source: str = field(default="record", compare=False)

    def with_moves(self, moves: tuple[Move, ...], digest: str) -> Record:
        """The same game, further on."""
        return replace(self, moves=moves, digest=digest)

    def who(self, move: Move) -> str:
        """The name of who made a move."""
        return self.seats[move.seat].name if 0 <= move.seat < len(self.seats) else "The judge"

    def to_text(self) -> str:
        """The record as a file's text."""
        header: dict[str, Data] = {
            "kwoon": "record",
            "format": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seed": self.seed,
            "options": self.options,
            "seats": [{"name": seat.name, "player": seat.player} for seat in self.seats],
        }
        if self.branched_from is not None:
            header["branched_from"] = self.branched_from
        if self.shuffle is not None:
            header["shuffle"] = self.shuffle
        rows: list[dict[str, Data]] = [header]
        for number, move in enumerate(self.moves, 1):
            rows.append({"n": number, "seat": move.seat, "choice": move.choice, "label": move.label})
        rows.append({"end": len(self.moves), "digest": self.digest})
        lines = []
        check = ""
        for row in rows:
            check = checked(check, row)
            lines.append(json.dumps({**row, "check": check}, ensure_ascii=False))
        return "\n".join(lines) + "\n"


def checked(before: str, row: dict[str, Data]) -> str:
    """A line's check value: it follows from the line and from the one before it."""
    text = before + json.dumps(row, sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=4).hexdigest()


# --- reading ------------------------------------------------------------------------------------------------------


def read_record(text: str, source: str = "record") -> Record:
    """The record that a file's text holds. Anything wrong is a BadRecord that names the line."""
    rows = [read_line(line, number, source) for number, line in enumerate(text.splitlines(), 1)]
    if not rows:
        raise BadRecord(source, 1, "the file is empty; a record begins with a header line")
    header = rows[0]
    if header.get("kwoon") != "record":
        raise BadRecord(source, 1, 'this is not a Kwoon record: its first line should say "kwoon": "record"')
    if header.get("format") != FORMAT:
        raise BadRecord(source, 1, f"this record has format {header.get('format')!r}; this Kwoon reads {FORMAT}")
    check_chain(rows, source)
    record = read_header(header, source)
    if len(rows) == 1 or "end" not in rows[-1]:
        raise BadRecord(
            source,
            len(rows) + 1,
            f'the file is cut off: it has {len(rows) - 1} moves and no last line with "end" and the digest',
        )
    moves = tuple(read_move(row, number, source) for number, row in enumerate(rows[1:-1], 2))
    end = rows[-1]
    if end["end"] != len(moves):
        raise BadRecord(source, len(rows), f'"end" says {end["end"]!r} moves, but {len(moves)} stand above it')
    return record.with_moves(moves, typed(end, "digest", str, len(rows), source))


def read_line(line: str, number: int, source: str) -> dict[str, Any]:
    """One line as the JSON object that it should be."""
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        place = f" (at character {error.pos + 1})" if isinstance(error, json.JSONDecodeError) else ""
        raise BadRecord(source, number, f"not a line of JSON{place}: {brief(line)}") from error
    if not isinstance(row, dict):
        raise BadRecord(source, number, f"a line of a record is a JSON object, not {brief(row)}")
    return row


def check_chain(rows: list[dict[str, Any]], source: str) -> None:
    """Find the first line that is not as it was written."""
    before = ""
    for number, row in enumerate(rows, 1):
        body = {key: value for key, value in row.items() if key != "check"}
        before = checked(before, body)
        if row.get("check") != before:
            raise BadRecord(source, number, "this line was changed, or a line before it is missing: its check fails")


def read_header(header: dict[str, Any], source: str) -> Record:
    """The record without its moves."""
    seats = typed(header, "seats", list, 1, source)
    if not all(isinstance(seat, dict) for seat in seats):
        raise BadRecord(source, 1, '"seats" must be a list of objects with a name and a player')
    branched = header.get("branched_from")
    if branched is not None and not isinstance(branched, str):
        raise BadRecord(source, 1, f'"branched_from" must be a text, not {brief(branched)}')
    return Record(
        game=typed(header, "game", str, 1, source),
        rules=typed(header, "rules", int, 1, source),
        seed=typed(header, "seed", int, 1, source),
        options=typed(header, "options", dict, 1, source),
        seats=tuple(Seat(typed(seat, "name", str, 1, source), typed(seat, "player", str, 1, source)) for seat in seats),
        branched_from=branched,
        shuffle=read_shuffle(header, source),
        source=source,
    )


def read_shuffle(header: dict[str, Any], source: str) -> dict[str, Data] | None:
    """What a header says of its shuffle; None if it says nothing."""
    if header.get("shuffle") is None:
        return None
    found = typed(header, "shuffle", dict, 1, source)
    words = typed(found, "words", list, 1, source)
    if not all(isinstance(each, str) for each in words):
        raise BadRecord(source, 1, f"'words' must be a list of texts, not {brief(words)}")
    return {
        "promise": typed(found, "promise", str, 1, source),
        "secret": typed(found, "secret", str, 1, source),
        "words": words,
    }


def read_move(row: dict[str, Any], number: int, source: str) -> Move:
    """One move's line."""
    if row.get("n") != number - 1:
        raise BadRecord(source, number, f"move {number - 1} should stand here, not {brief(row.get('n'))}")
    return Move(
        typed(row, "seat", int, number, source),
        typed(row, "choice", int, number, source),
        typed(row, "label", str, number, source),
    )


def typed(row: dict[str, Any], key: str, kind: type, line: int, source: str) -> Any:
    """A value of a line, of the type that it must have."""
    value = row.get(key)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        names = {str: "a text", int: "a whole number", list: "a list", dict: "an object"}
        raise BadRecord(source, line, f"{key!r} must be {names[kind]}, not {brief(value)}")
    return value


# --- replaying ----------------------------------------------------------------------------------------------------


class Replay:
    """A record at any of its moves. Snapshots on the way make going back quick; they are only a cache."""

    def __init__(self, spec: GameSpec, record: Record) -> None:
        self.spec = spec
        self.record = record
        if record.game != spec.name:
            raise BadRecord(record.source, 1, f"a record of {record.game!r} cannot be replayed as {spec.name!r}")
        if record.rules != spec.rules_version and record.rules not in spec.reads_rules:
            older = " and ".join(str(rules) for rules in spec.reads_rules)
            others = f", and reads records of rules {older}" if older else ""
            raise BadRecord(
                record.source,
                1,
                f"recorded under rules {record.rules} of {spec.title}; "
                f"this Kwoon plays rules {spec.rules_version}{others}",
            )
        try:
            first = spec.new(record.options, record.seed)
        except KwoonError as error:
            raise BadRecord(record.source, 1, f"the options make no game: {error}") from error
        if first.seats != len(record.seats):
            raise BadRecord(record.source, 1, f"{len(record.seats)} seats are named, but the game has {first.seats}")
        self.snapshots: dict[int, Game] = {0: first}
        if record.rules != spec.rules_version:
            self.bring_up_to_date()

    def __len__(self) -> int:
        return len(self.record.moves)

    def at(self, number: int) -> Game:
        """The state after that many moves."""
        if not 0 <= number <= len(self):
            raise IllegalChoice(f"the record has {len(self)} moves; there is no move {number}")
        begin = max(each for each in self.snapshots if each <= number)
        game = self.snapshots[begin].clone()
        for index in range(begin, number):
            self.step(game, index)
            if (index + 1) % SNAPSHOT_EVERY == 0:
                self.snapshots[index + 1] = game.clone()
        return game

    def step(self, game: Game, index: int) -> None:
        """Make one move, after a look whether it is the move that was recorded."""
        move = self.record.moves[index]
        line = index + 2
        if move.choice in INTERVENTIONS:
            self.intervene(game, move, line)
            return
        question = game.question()
        if question is None:
            raise BadRecord(self.record.source, line, "the game is over before this move")
        if question.seat != move.seat:
            raise BadRecord(
                self.record.source, line, f"seat {question.seat} is to answer here, but seat {move.seat} is recorded"
            )
        if not 0 <= move.choice < len(question.options):
            raise BadRecord(
                self.record.source, line, f"there are {len(question.options)} options, and no number {move.choice}"
            )
        label = question.options[move.choice].label
        if label != move.label:
            self.renumber(index, move, question)
        game.apply(self.record.moves[index].choice)

    def renumber(self, index: int, move: Move, question: Question) -> None:
        """The option that was recorded stands elsewhere, since there are more; or it is worded anew."""
        found = [option.index for option in question.options if option.label == move.label]
        option = question.options[move.choice]
        label = option.label
        if len(found) == 1:
            moved = replace(move, choice=found[0])
        elif not found and is_reworded(move.label, option):
            moved = replace(move, label=label)
        else:
            raise BadRecord(
                self.record.source, index + 2, f"option {move.choice} is {label!r}, but {move.label!r} is recorded"
            )
        moves = self.record.moves
        self.record = replace(self.record, moves=(*moves[:index], moved, *moves[index + 1 :]))

    def bring_up_to_date(self) -> None:
        """A record of older rules as it would be written now: every move by its words, and the digest of the end."""
        game = self.at(len(self))
        self.record = replace(self.record, rules=self.spec.rules_version, digest=game.digest())

    def intervene(self, game: Game, move: Move, line: int) -> None:
        """A move that no question asked for."""
        if move.label != INTERVENTIONS[move.choice]:
            raise BadRecord(self.record.source, line, f"{move.label!r} is not what {move.choice} stands for")
        try:
            game.intervene(move.choice, move.seat)
        except IllegalChoice as error:
            raise BadRecord(self.record.source, line, str(error)) from error

    def verify(self) -> Game:
        """Replay it all and compare the digest; the state at the end."""
        game = self.at(len(self))
        if self.record.digest is not None and game.digest() != self.record.digest:
            raise BadRecord(self.record.source, len(self) + 2, "the game replays to another state than was recorded")
        return game

    def branch(self, number: int) -> Record:
        """A new game that is the same up to that move."""
        game = self.at(number)
        return replace(
            self.record,
            moves=self.record.moves[:number],
            digest=game.digest(),
            branched_from=f"{self.record.digest} at move {number}",
        )


def is_reworded(old: str, option: Option) -> bool:
    """Whether a label is the same but for what a card's text says, which may be said better.

    That stands behind a colon; or the whole option is one thing of those that a text lists (its action says which one
    by a number, and has these words), and then both begin with the same verb.
    """
    head, colon, _ = old.partition(": ")
    if colon and option.label.startswith(f"{head}: "):
        return True
    listed = option.action.number is not None and option.action.word == option.label
    return listed and old.split()[:1] == option.label.split()[:1]


def begin_record(spec: GameSpec, game: Game, seed: int, seats: tuple[Seat, ...]) -> Record:
    """The record of a game that has just begun."""
    return Record(spec.name, spec.rules_version, seed, game.options.plain(), seats, (), game.digest())
