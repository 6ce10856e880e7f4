"""Data sets: what was played is what is read, from bots and from records, in one process and in several."""

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from kwoon.bots import make_bot
from kwoon.bots.base import bot_move
from kwoon.engine.chance import Chance
from kwoon.engine.decision import CALL_TIME
from kwoon.engine.errors import BadOptions, BadRecord
from kwoon.engine.record import Move, Record, Seat, begin_record
from kwoon.games import game_named
from kwoon.research import dataset
from kwoon.research.dataset import BadDataSet, Plan, read_positions, write_games, write_records
from kwoon.research.encodings import encoding_for
from kwoon.research.fast.reader import BadEncoding

SHORT = {"chi": 6, "max_turns": 40}


def recorded(game: str, seed: int, options: dict, moves: int = 100_000, bot: str = "random") -> Record:
    """A game between bots, as its record."""
    spec = game_named(game)
    state = spec.new(options, seed)
    seats = tuple(Seat(f"P{seat}", bot) for seat in range(state.seats))
    record = begin_record(spec, state, seed, seats)
    bots = [make_bot(game, bot, seat) for seat in range(state.seats)]
    made = []
    while state.decision is not None and len(made) < moves:
        question = state.question()
        choice = bot_move(bots[question.seat], state)
        made.append(Move(question.seat, choice, question.options[choice].label))
        state.apply(choice)
    return record.with_moves(tuple(made), state.digest())


def test_what_was_played_is_what_is_read(tmp_path: Path) -> None:
    plan = Plan("kungfu", ("random", "random", "random"), 5, seed=20, options=SHORT)
    done = write_games(plan, tmp_path / "set")
    encoding = encoding_for("kungfu", plan.settings())
    found = read_positions(tmp_path / "set", encoding)
    assert done.positions == len(found.choices) == len(found.observations) == len(found.options)
    at = 0
    for number in range(5):
        chance = Chance(20 + number).fork()
        game = game_named("kungfu").new(plan.settings(), 20 + number)
        first = at
        while game.decision is not None:
            seat = game.decision.seat
            numbers = encoding.reader.numbers(game)
            choice = chance.below(len(numbers))
            assert (found.games[at], found.seats[at], found.players[at]) == (number, seat, (seat + number) % 3)
            assert bytes(found.observations[at]) == encoding.reader.observe(game, seat)
            assert found.options[at].tolist() == numbers
            assert found.choices[at] == numbers[choice]
            game.apply(choice)
            at += 1
        outcome = game.outcome()
        for row in range(first, at):
            assert found.places[row] == outcome.places[found.seats[row]]
            assert (found.returns[row] == 1) == (outcome.places[found.seats[row]] == 1)
    assert at == len(found.choices)
    masks = found.masks()
    assert masks.sum() == sum(len(each) for each in found.options)
    assert masks[np.arange(at), found.choices].all()
    assert found.about["cells"] == list(encoding.cells)
    assert found.about["actions"] == list(encoding.actions)


def test_the_files_are_the_same_in_however_many_processes(tmp_path: Path) -> None:
    plan = Plan("kungfu", ("greedy", "random"), 13, seed=3, options=SHORT, part=10)
    told: list[tuple[int, int]] = []
    write_games(plan, tmp_path / "one", 1, lambda done, of: told.append((done, of)))
    write_games(plan, tmp_path / "two", 2)
    names = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert names == ["part-00000.parquet", "part-00001.parquet"]
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert told == [(10, 13), (13, 13)]
    assert sorted(set(read_positions(tmp_path / "one").games.tolist())) == list(range(13))


@pytest.mark.parametrize(("game", "options"), [("kungfu", SHORT), ("puzzlestrike", {"max_turns": 8})])
def test_a_finished_game_becomes_a_data_set_from_its_record(game: str, options: dict, tmp_path: Path) -> None:
    files = []
    for seed, players in ((1, 2), (2, 3)):
        files.append(tmp_path / f"{seed}.kwoon")
        files[-1].write_text(recorded(game, seed, {**options, "players": players}).to_text(), encoding="utf-8")
    done = write_records(files, tmp_path / "set")
    found = read_positions(tmp_path / "set", encoding_for(game, options))
    assert done.games == 2
    assert len(found.choices) == done.positions > 20
    assert set(found.games.tolist()) == {0, 1}
    assert found.about["players"] == ["random"]
    assert set(found.seats[found.games == 1].tolist()) == {0, 1, 2}
    assert set(found.places.tolist()) <= {1, 2, 3}


def test_time_that_was_called_is_no_position(tmp_path: Path) -> None:
    record = recorded("shadowfist", 4, {"players": 2, "decks": ["dragons", "hand"], "max_turns": 4}, moves=12)
    state = game_named("shadowfist").new(record.options, 4)
    for move in record.moves:
        state.apply(move.choice)
    state.intervene(CALL_TIME, 0)
    moves = [*record.moves, Move(0, CALL_TIME, "Time is called")]
    chance = Chance(5)
    while state.decision is not None:
        question = state.question()
        choice = chance.below(len(question.options))
        moves.append(Move(question.seat, choice, question.options[choice].label))
        state.apply(choice)
    file = tmp_path / "timed.kwoon"
    file.write_text(record.with_moves(tuple(moves), state.digest()).to_text(), encoding="utf-8")
    assert write_records([file], tmp_path / "set").positions == len(moves) - 1


def test_what_makes_no_data_set_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="at least one game, not 0"):
        write_games(Plan("kungfu", ("random", "random"), 0), tmp_path / "none")
    with pytest.raises(BadOptions, match="no bot 'clever' for kungfu"):
        write_games(Plan("kungfu", ("clever", "random"), 1), tmp_path / "none")
    with pytest.raises(BadOptions, match="no records were named"):
        write_records([], tmp_path / "none")
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    with pytest.raises(BadDataSet, match="is not empty"):
        write_games(Plan("kungfu", ("random", "random"), 1), tmp_path / "full")
    with pytest.raises(BadDataSet, match=r"cannot write into .*mine.txt \(it is a file\): name another folder"):
        write_games(Plan("kungfu", ("random", "random"), 1), tmp_path / "full" / "mine.txt")
    with pytest.raises(BadDataSet, match=r"cannot write into .*deeper \(Not a directory\): name another folder"):
        write_games(Plan("kungfu", ("random", "random"), 1), tmp_path / "full" / "mine.txt" / "deeper")
    with pytest.raises(BadDataSet, match="there is no data set in"):
        read_positions(tmp_path / "full")
    unfinished = tmp_path / "unfinished.kwoon"
    unfinished.write_text(recorded("kungfu", 1, SHORT, moves=5).to_text(), encoding="utf-8")
    with pytest.raises(BadRecord, match="not over after its last choice"):
        write_records([unfinished], tmp_path / "set1")
    one, other = tmp_path / "one.kwoon", tmp_path / "other.kwoon"
    one.write_text(recorded("kungfu", 1, SHORT).to_text(), encoding="utf-8")
    other.write_text(recorded("puzzlestrike", 1, {"max_turns": 3}).to_text(), encoding="utf-8")
    with pytest.raises(BadDataSet, match="is of another game or other cards than"):
        write_records([one, other], tmp_path / "set2")
    assert not list(tmp_path.glob("set?/*"))


def test_arrays_of_another_encoding_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_games(Plan("kungfu", ("random", "random"), 1, options={"max_turns": 2}), tmp_path / "set")
    own = {"attack": [{"name": "Headbutt", "copies": 3, "damage": 4}]}
    with pytest.raises(BadEncoding, match="was written with encoding"):
        read_positions(tmp_path / "set", encoding_for("kungfu", {"cards": own}))
    bare = pq.read_table(tmp_path / "set").replace_schema_metadata(None)
    pq.write_table(bare, tmp_path / "bare.parquet")
    with pytest.raises(BadDataSet, match="is no data set of Kwoon's"):
        read_positions(tmp_path / "bare.parquet")
    monkeypatch.setattr(dataset, "FORMAT", 2)
    with pytest.raises(BadDataSet, match="has format 1; this Kwoon reads format 2"):
        read_positions(tmp_path / "set")
