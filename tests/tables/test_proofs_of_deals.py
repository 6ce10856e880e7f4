"""Shuffles that can be checked: a record carries what its seed followed from, and `kwoon replay --verify` proves it."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kwoon.cli import main
from kwoon.engine.errors import BadRecord
from kwoon.engine.record import Record, Replay, Seat, checked, read_record
from kwoon.games import game_named
from kwoon.tables.live import LiveTable
from kwoon.tables.shuffle import BadShuffle, Shuffle, promise_of, seed_of, shuffle_of

SPEC = game_named("kungfu")
WORDS = ("tiger", "", "über alles")
SEATS = (Seat("Ann", "person"), Seat("Bo", "random"), Seat("Cy", "random"))


def proved(secret: str = "a secret", moves: int = 30) -> Record:
    """A record of some moves whose seed follows from a secret and words."""
    shuffle = Shuffle(promise_of(secret), secret, WORDS)
    table = LiveTable.open(SPEC, {"players": 3}, seed_of(secret, WORDS), SEATS)
    for _ in range(moves):
        table.advance(0)
    return replace(table.record(), shuffle=shuffle.plain())


def sealed(record: Record, **header: Any) -> str:
    """A record's text with another header, by someone who also mended the check values."""
    rows = [json.loads(line) for line in record.to_text().splitlines()]
    rows[0].update(header)
    check, lines = "", []
    for row in rows:
        body = {key: value for key, value in row.items() if key != "check"}
        check = checked(check, body)
        lines.append(json.dumps({**body, "check": check}))
    return "\n".join(lines) + "\n"


def verify(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    path = tmp_path / "game.kwoon"
    path.write_text(text, encoding="utf-8")
    code = main(["replay", str(path), "--verify"])
    out, err = capsys.readouterr()
    return code, out, err


def test_a_record_keeps_its_shuffle() -> None:
    record = proved()
    again = read_record(record.to_text())
    assert again == record
    assert shuffle_of(again) == Shuffle(promise_of("a secret"), "a secret", WORDS)
    assert Replay(SPEC, again).branch(4).shuffle == record.shuffle


def test_a_record_without_a_shuffle_says_nothing_of_one() -> None:
    record = replace(proved(), shuffle=None)
    assert "shuffle" not in json.loads(record.to_text().splitlines()[0])
    assert read_record(record.to_text()).shuffle is None
    assert shuffle_of(record) is None


def test_the_chain_holds_the_shuffle_too() -> None:
    with pytest.raises(BadRecord, match="line 1: this line was changed"):
        read_record(proved().to_text().replace('"tiger"', '"lion"', 1))


@pytest.mark.parametrize(
    ("shuffle", "problem"),
    [
        (7, "'shuffle' must be an object, not 7"),
        ({"promise": "x", "secret": "y"}, "'words' must be a list, not None"),
        ({"promise": "x", "secret": "y", "words": ["a", 3]}, "'words' must be a list of texts"),
        ({"promise": 1, "secret": "y", "words": []}, "'promise' must be a text, not 1"),
        ({"promise": "x", "words": []}, "'secret' must be a text, not None"),
    ],
)
def test_a_shuffle_of_the_wrong_form(shuffle: Any, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem) as caught:
        read_record(sealed(proved(), shuffle=shuffle))
    assert caught.value.line == 1


def test_a_number_that_no_computer_reads_is_a_bad_line() -> None:
    with pytest.raises(BadRecord, match="line 1: not a line of JSON"):
        read_record('{"kwoon": "record", "seed": ' + "9" * 5000 + "}\n")


def test_the_seed_follows_from_the_words_wherever_each_sits() -> None:
    assert seed_of("s", ("a", "b")) == seed_of("s", ("b", "a"))
    assert len({seed_of("s", words) for words in (("a", "b"), ("ab",), ("a", "b", ""), ("a", "c"))}) == 4
    assert seed_of("s", ("a",)) != seed_of("t", ("a",))


def test_the_check_says_which_part_is_wrong() -> None:
    good = Shuffle(promise_of("s"), "s", ("a", ""))
    good.check(seed_of("s", ("a", "")))
    with pytest.raises(BadShuffle, match="the seed does not follow"):
        good.check(seed_of("s", ("a", "")) + 1)
    with pytest.raises(BadShuffle, match="the secret is not the one that was promised"):
        replace(good, secret="t").check(seed_of("t", ("a", "")))


def test_verify_proves_the_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = verify(tmp_path, proved().to_text(), capsys)
    assert (code, err) == (0, "")
    assert f"The promise fits the secret: {promise_of('a secret')}" in out
    assert "The seed follows from the secret and the players' words: 'tiger', 'über alles'." in out
    assert "The game follows from the seed and its 30 moves" in out


def test_verify_finds_another_secret(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = proved()
    shuffle = {**(record.shuffle or {}), "secret": "another"}
    code, out, err = verify(tmp_path, sealed(record, shuffle=shuffle), capsys)
    assert (code, out) == (2, "")
    assert "game.kwoon, line 1: the secret is not the one that was promised" in err


def test_verify_finds_other_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = proved()
    shuffle = {**(record.shuffle or {}), "words": ["lion", "", "über alles"]}
    code, out, err = verify(tmp_path, sealed(record, shuffle=shuffle), capsys)
    assert code == 2
    assert "The promise fits the secret" in out
    assert "the seed does not follow from the promised secret and the players' words" in err


def test_verify_finds_another_seed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = proved()
    code, out, err = verify(tmp_path, sealed(record, seed=record.seed + 1), capsys)
    assert code == 2
    assert "The promise fits the secret" in out
    assert "the seed does not follow" in err


def test_verify_finds_a_game_that_does_not_follow_from_its_seed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Promise, secret and seed fit each other, but the moves are another game's."""
    other = proved("another secret")
    text = sealed(proved(), seed=other.seed, shuffle=other.shuffle)
    code, out, err = verify(tmp_path, text, capsys)
    assert code == 2
    assert "The seed follows" in out
    assert "The game follows" not in out
    assert "line " in err


def test_verify_says_when_there_is_nothing_to_prove(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = verify(tmp_path, replace(proved(), shuffle=None).to_text(), capsys)
    assert code == 2
    assert "this record has no shuffle to verify" in err
