"""Records: readable, replayed to any move, branched from any move; a broken one is an error at its line."""

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kwoon.engine.chance import Chance
from kwoon.engine.errors import BadRecord, IllegalChoice
from kwoon.engine.game import Game
from kwoon.engine.question import Option
from kwoon.engine.record import Move, Record, Replay, Seat, begin_record, checked, is_reworded, read_record
from kwoon.games import game_named

SPEC = game_named("kungfu")
SEATS = (Seat("Ann", "person"), Seat("Bo", "greedy"), Seat("Chen Ü", "random"))


def played(seed: int = 11, moves: int = 10_000) -> tuple[Record, list[str]]:
    """A record of a random game of three, and the digest after each of its moves."""
    game = SPEC.new({"players": 3}, seed)
    record = begin_record(SPEC, game, seed, SEATS)
    chance = Chance(seed)
    digests = [game.digest()]
    made: list[Move] = []
    while game.decision is not None and len(made) < moves:
        question = game.question()
        assert question is not None
        choice = chance.below(len(question.options))
        made.append(Move(question.seat, choice, question.options[choice].label))
        game.apply(choice)
        digests.append(game.digest())
    return record.with_moves(tuple(made), game.digest()), digests


def lines_of(record: Record) -> list[str]:
    return record.to_text().splitlines()


def resealed(rows: list[dict[str, object]]) -> str:
    """A file whose check values are right, whatever it says."""
    check, lines = "", []
    for row in rows:
        body = {key: value for key, value in row.items() if key != "check"}
        check = checked(check, body)  # type: ignore[arg-type]
        lines.append(json.dumps({**body, "check": check}))
    return "\n".join(lines)


def edited(change: dict[int, dict[str, object]], moves: int = 40) -> str:
    """A record with some lines changed by someone who also mended the check values."""
    rows = [json.loads(line) for line in lines_of(played(moves=moves)[0])]
    for line, values in change.items():
        rows[line - 1].update(values)
    return resealed(rows)


def test_a_record_comes_back_as_it_was() -> None:
    record, _ = played()
    again = read_record(record.to_text())
    assert again == record
    assert Replay(SPEC, again).verify().digest() == record.digest


def test_the_file_is_readable() -> None:
    header, first, *_, last = [json.loads(line) for line in lines_of(played()[0])]
    assert (header["game"], header["rules"], header["seed"]) == ("kungfu", SPEC.rules_version, 11)
    assert header["options"]["players"] == 3
    assert header["seats"][2] == {"name": "Chen Ü", "player": "random"}
    assert first["n"] == 1
    assert isinstance(first["label"], str)
    assert set(last) == {"end", "digest", "check"}
    assert "Chen Ü" in lines_of(played()[0])[0]


def test_any_move_can_be_looked_at_in_any_order() -> None:
    record, digests = played()
    replay = Replay(SPEC, record)
    chance = Chance(3)
    for _ in range(60):
        number = chance.below(len(digests))
        assert replay.at(number).digest() == digests[number]


def test_a_branch_is_a_new_game_from_any_move() -> None:
    record, digests = played()
    branch = Replay(SPEC, record).branch(70)
    assert len(branch.moves) == 70
    assert branch.digest == digests[70]
    assert branch.branched_from == f"{record.digest} at move 70"
    again = read_record(branch.to_text())
    assert again == branch
    assert "branched_from" not in json.loads(lines_of(record)[0])
    game = Replay(SPEC, again).verify()
    assert game.decision is not None
    game.apply(len(game.decision.options) - 1)
    assert Replay(SPEC, record).at(70).digest() == digests[70]


def test_a_move_that_is_not_there() -> None:
    replay = Replay(SPEC, played(moves=5)[0])
    with pytest.raises(IllegalChoice, match="has 5 moves; there is no move 6"):
        replay.at(6)


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_any_cut_off_file_is_refused_at_its_line(data: st.DataObject) -> None:
    text = played(moves=20)[0].to_text()
    cut = text[: data.draw(st.integers(0, len(text) - 2))]
    with pytest.raises(BadRecord) as caught:
        read_record(cut, "cut.kwoon")
    assert caught.value.line <= cut.count("\n") + 2
    assert str(caught.value).startswith("cut.kwoon, line ")


@given(st.data())
@settings(max_examples=80, deadline=None)
def test_any_changed_character_is_found_or_means_nothing(data: st.DataObject) -> None:
    record, _ = played(moves=20)
    text = record.to_text()
    place = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(list('0123456789abcxyz "{}[],:\n')))
    changed = text[:place] + letter + text[place + 1 :]
    try:
        found = read_record(changed)
    except BadRecord as error:
        found, line = record, error.line
    else:
        line = 0
    assert found == record
    assert line <= text[:place].count("\n") + 2


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "empty"),
        ("PK\x03\x04 not text at all", 1, "not a line of JSON"),
        ('{"White": "Carlsen"}\n', 1, "not a Kwoon record"),
        ("[1, 2]\n", 1, "JSON object"),
        ('{"kwoon": "record", "format": 99}\n', 1, "format 99"),
    ],
)
def test_a_foreign_file(text: str, line: int, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem) as caught:
        read_record(text)
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("change", "line", "problem"),
    [
        ({1: {"seed": "eleven"}}, 1, "'seed' must be a whole number, not 'eleven'"),
        ({1: {"seed": True}}, 1, "'seed' must be a whole number, not True"),
        ({1: {"game": 7}}, 1, "'game' must be a text, not 7"),
        ({1: {"rules": "2"}}, 1, "'rules' must be a whole number, not '2'"),
        ({1: {"options": []}}, 1, r"'options' must be an object, not \[\]"),
        ({1: {"seats": 3}}, 1, "'seats' must be a list, not 3"),
        ({1: {"seats": [{"name": 1, "player": "person"}]}}, 1, "'name' must be a text, not 1"),
        ({1: {"seats": [{"name": "Ann"}]}}, 1, "'player' must be a text, not None"),
        ({2: {"n": 2}}, 2, "move 1 should stand here, not 2"),
        ({5: {"seat": None}}, 5, "'seat' must be a whole number, not None"),
        ({5: {"label": 4}}, 5, "'label' must be a text, not 4"),
        ({42: {"digest": None}}, 42, "'digest' must be a text, not None"),
        ({1: {"seats": ["Ann"]}}, 1, "list of objects"),
        ({1: {"branched_from": 7}}, 1, "branched_from"),
        ({5: {"n": 9}}, 5, "move 4 should stand here, not 9"),
        ({5: {"choice": True}}, 5, "'choice' must be a whole number"),
        ({42: {"end": 7}}, 42, "says 7 moves, but 40 stand above it"),
    ],
)
def test_a_file_of_the_wrong_form(change: dict[int, dict[str, object]], line: int, problem: str) -> None:
    with pytest.raises(BadRecord, match=problem) as caught:
        read_record(edited(change))
    assert caught.value.line == line


@pytest.mark.parametrize(
    ("change", "line", "problem"),
    [
        ({1: {"game": "chess"}}, 1, "cannot be replayed as"),
        ({1: {"rules": 77}}, 1, "recorded under rules 77"),
        ({1: {"options": {"players": 9}}}, 1, "two to six"),
        ({1: {"options": {"players": 4}}}, 1, "3 seats are named, but the game has 4"),
        ({6: {"seat": 2}}, 6, "is to answer here, but seat 2 is recorded"),
        ({6: {"choice": 99}}, 6, "no number 99"),
        ({6: {"choice": -9}}, 6, "no number -9"),
        ({6: {"label": "Win at once"}}, 6, "'Win at once' is recorded"),
        ({6: {"choice": -2, "label": "Leaves the game"}}, 6, "do not say what happens when a player leaves"),
        ({6: {"choice": -2, "label": "Gone"}}, 6, "'Gone' is not what -2 stands for"),
        ({42: {"digest": "00"}}, 42, "replays to another state"),
    ],
)
def test_a_file_that_tells_another_game(change: dict[int, dict[str, object]], line: int, problem: str) -> None:
    record = read_record(edited(change))
    with pytest.raises(BadRecord, match=problem) as caught:
        Replay(SPEC, record).verify()
    assert caught.value.line == line


def test_moves_after_the_end() -> None:
    record, _ = played()
    rows = [json.loads(line) for line in lines_of(record)]
    rows.insert(-1, {"n": len(rows) - 1, "seat": 0, "choice": 0, "label": "one more"})
    rows[-1]["end"] = len(rows) - 2
    with pytest.raises(BadRecord, match="the game is over before this move"):
        Replay(SPEC, read_record(resealed(rows))).verify()


def test_one_number_past_the_last_option_is_no_option() -> None:
    record, _ = played(moves=3)
    game = Replay(SPEC, record).at(2)
    assert game.decision is not None
    past = len(game.decision.options)
    wrong = replace(record.moves[2], choice=past)
    broken = record.with_moves((*record.moves[:2], wrong), record.digest or "")
    with pytest.raises(BadRecord, match=f"line 4: there are {past} options, and no number {past}"):
        Replay(SPEC, broken).verify()


def test_the_header_and_the_check_values_are_of_the_first_format() -> None:
    """Files of before are read for ever: the format's number, and four bytes of check on each line."""
    rows = [json.loads(line) for line in lines_of(played(moves=3)[0])]
    assert rows[0]["format"] == 1
    assert all(len(bytes.fromhex(row["check"])) == 4 for row in rows)
    assert [row["n"] for row in rows[1:-1]] == [1, 2, 3]


def test_the_order_of_the_fields_in_a_line_means_nothing() -> None:
    record, _ = played(moves=5)
    turned = [dict(reversed(json.loads(line).items())) for line in lines_of(record)]
    assert read_record("\n".join(json.dumps(row) for row in turned)) == record


def test_where_a_record_was_read_from_is_not_part_of_it() -> None:
    record, _ = played(moves=5)
    again = read_record(record.to_text(), "saved.kwoon")
    assert (again, again.source) == (record, "saved.kwoon")


def test_a_line_that_is_no_json_says_at_which_character() -> None:
    header = lines_of(played(moves=2)[0])[0]
    with pytest.raises(BadRecord, match=r"line 2: not a line of JSON \(at character 3\): '{ x}'"):
        read_record(f"{header}\n{{ x}}\n")
    with pytest.raises(BadRecord, match=r"line 1: not a line of JSON: "):
        read_record("[" * 200_000)


def test_a_record_of_no_moves() -> None:
    record, digests = played(moves=0)
    again = read_record(record.to_text())
    assert (again.moves, again.digest) == ((), digests[0])
    assert Replay(SPEC, again).verify().digest() == digests[0]
    with pytest.raises(BadRecord, match="line 2: the file is cut off: it has 0 moves"):
        read_record(lines_of(record)[0])


def test_a_record_without_a_digest_is_replayed_and_not_compared() -> None:
    record, digests = played(moves=5)
    assert Replay(SPEC, replace(record, digest=None)).verify().digest() == digests[5]


def test_a_file_cut_off_between_two_lines_says_how_many_moves_it_has() -> None:
    lines = lines_of(played(moves=5)[0])
    for moves in (0, 1, 4, 5):
        with pytest.raises(BadRecord, match=f"line {moves + 2}: the file is cut off: it has {moves} moves"):
            read_record("\n".join(lines[: moves + 1]))


@pytest.mark.parametrize("line", [1, 2, 5, 7])
def test_a_changed_line_is_found_where_it_stands(line: int) -> None:
    rows = [json.loads(each) for each in lines_of(played(moves=5)[0])]
    rows[line - 1]["seed" if line == 1 else "label"] = 12
    with pytest.raises(BadRecord, match=f"record, line {line}: this line was changed"):
        read_record("\n".join(json.dumps(row) for row in rows))


def test_who_made_a_move() -> None:
    record, _ = played(moves=2)
    names = [record.who(Move(seat, 0, "")) for seat in (-1, 0, 1, 2, 3)]
    assert names == ["The judge", "Ann", "Bo", "Chen Ü", "The judge"]


class Counting(Replay):
    """A replay that counts the moves it makes."""

    steps = 0

    def step(self, game: Game, index: int) -> None:
        self.steps += 1
        super().step(game, index)


def test_going_back_starts_from_the_last_snapshot_before() -> None:
    replay = Counting(SPEC, played(moves=200)[0])
    for number, steps in ((200, 200), (193, 1), (192, 0), (191, 63), (128, 0), (100, 36), (64, 0), (63, 63), (0, 0)):
        replay.steps = 0
        replay.at(number)
        assert replay.steps == steps, number
    with pytest.raises(IllegalChoice, match="there is no move -1"):
        replay.at(-1)


@pytest.mark.parametrize(
    ("old", "new", "same"),
    [
        ("Use Car: Turn :: Heal it.", "Use Car: Turn :: Heal the Car.", True),
        ("Use Car: Turn :: Heal it.", "Use Cart: Turn :: Heal it.", False),
        ("Use Car", "Use Car: Turn", False),
        ("Pass", "Stop", False),
    ],
)
def test_a_label_may_be_worded_anew_behind_its_colon(old: str, new: str, same: bool) -> None:
    assert is_reworded(old, Option(0, new)) == same
