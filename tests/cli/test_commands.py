"""The command: what it prints, and how it takes mistakes."""

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from kwoon.bots import bot_names, offered
from kwoon.cli import main
from kwoon.engine.events import Event
from kwoon.engine.plain import Data
from kwoon.engine.question import Outcome
from kwoon.engine.spec import GameSpec
from kwoon.games import GAMES, game_named
from kwoon.games.shadowfist.cards.library import by_title
from kwoon.games.shadowfist.shown.census import done_to
from kwoon.games.shadowfist.state.effects import ABILITY, HEALING
from kwoon.games.shadowfist.terms import codes as t
from kwoon.games.shadowfist.terms.events import NO_TELLING, Acted, Drew, Seen, Told
from kwoon.games.shadowfist.terms.ids import SeatId
from kwoon.lab import match, soak
from kwoon.lab.laws import LawBroken


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The exit code and what was printed."""
    code = main(list(words))
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_without_a_word_it_says_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys)
    assert code == 0
    for command in ("play", "replay", "games", "rules", "match", "bench", "soak", "tournament"):
        assert f"kwoon {command}" in out


def test_the_cards_of_a_file_that_one_writes_are_printed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    begin = "from kwoon.games.shadowfist.cards.make import *\n\n\ndef cards():\n"
    file.write_text(f'{begin}    return [event("Corruption", 1, "e", use(Damage(2, All(ANY_CHARACTER))))]\n')
    code, out, _ = run(capsys, "cards", "--try", str(file))
    assert code == 0
    assert out.splitlines() == [
        "Corruption  Event · cost 1 · needs e",
        "  Inflict 2 non-combat damage on all Characters.",
        "1 of 1 cards",
    ]
    file.write_text(f'{begin}    return [event("Corruption", 1, "e", use(Damage(2, CHARACTER)))]\n')
    code, _, err = run(capsys, "cards", "--try", str(file))
    assert code == 2
    assert "mine.py, line 5): Damage: on is to be cards: SELF" in err or "Cards expected, not int" in err


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "games")
    assert code == 0
    assert "Kung Fu Fighting" in out
    rows = json.loads(run(capsys, "games", "--json")[1])
    assert rows[0]["game"] == "kungfu"
    assert rows[0]["players"] == [2, 6]
    assert rows[0]["bots"] == bot_names("kungfu")
    assert next(row for row in rows if row["game"] == "shadowfist")["bots"] == offered("shadowfist")
    assert "novice" not in out  # of the levels of each kind the first and the last are named
    assert "beginner" in out
    assert "master" in out


def test_a_match_of_bots_at_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    for name in GAMES:
        rows = json.loads(run(capsys, "match", name, "random", "random", "--games", "2", "--json")[1])
        assert len(rows) == 2


def test_a_match_prints_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "match", "kungfu", "--games", "30", "--seed", "5")
    assert code == 0
    assert "95% interval" in out
    rows = json.loads(run(capsys, "match", "kungfu", "greedy", "random", "random", "--games", "20", "--json")[1])
    assert [row["bot"] for row in rows] == ["greedy", "random", "random"]
    assert sum(row["wins"] for row in rows) == pytest.approx(21)  # twenty, made up to whole rounds
    assert all(row["low"] <= row["rate"] <= row["high"] for row in rows)


def test_a_match_takes_options_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("match", "puzzlestrike", "buyer", "random", "--games", "4", "--json", "--option", "bank=First Game")
    code, out, _ = run(capsys, *words, "--each", 'characters=["Zane", "Troq"]', "--option", "max_turns=3")
    assert code == 0
    assert [row["bot"] for row in json.loads(out)] == ["buyer (Zane)", "random (Troq)"]


def test_a_match_names_alike_bots_by_what_is_their_own(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("match", "puzzlestrike", "random", "random", "--games", "2", "--json", "--option", "max_turns=1")
    rows = json.loads(run(capsys, *words, "--each", 'characters=["Zane", "Troq"]')[1])
    assert [row["bot"] for row in rows] == ["random (Zane)", "random (Troq)"]
    assert match.entrant_names(["a", "a"], {"decks": ["x", "x"]}) == ["a (x) #1", "a (x) #2"]
    assert match.entrant_names(["a", "a"], {}) == ["a", "a"]


def test_options_of_each_bot_move_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[list[str], Data]] = []

    def play(spec: GameSpec, options: Mapping[str, Data], seats: list[str], seed: int) -> Outcome:
        seen.append((seats, options["characters"]))
        return Outcome((1, 2), (1.0, 0.0), "")

    monkeypatch.setattr(match, "play_game", play)
    match.play_match(game_named("puzzlestrike"), ["a", "b"], 2, each={"characters": ["Zane", "Troq"]})
    assert seen == [(["a", "b"], ["Zane", "Troq"]), (["b", "a"], ["Troq", "Zane"])]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["match", "kungfu", "clever", "random"], "no bot 'clever' for kungfu; there are random, beginner"),
        (["match", "puzzlestrike-match", "clever", "random"], "no bot 'clever' for puzzlestrike-match"),
        (["match", "kungfu", "random"], "seats 2 to 6 players, not 1"),
        (["match", "kungfu", "--games", "0"], "at least 1, not 0"),
        (["match", "kungfu", "--option", "chi"], "an option is given as KEY=JSON, not 'chi'"),
        (["match", "kungfu", "--option", "chi=[1"], "chi: '[1' is no JSON"),
        (["match", "kungfu", "--option", "chy=9"], "no option 'chy'"),
        (["match", "puzzlestrike", "--each", 'characters=["Zane"]'], "a list of 2 values, one for each bot"),
        (["soak", "kungfu", "--variant", "99"], "there is no 99"),
        (["soak", "kungfu", "--games", "0"], "at least 1"),
        (["soak", "kungfu", "--page", "uses.md"], "kwoon soak shadowfist --page FILE"),
        (["soak", "kungfu", "--crowded"], "Kung Fu Fighting has no crowded boards"),
    ],
)
def test_a_mistake_is_one_clear_line(capsys: pytest.CaptureFixture[str], words: list[str], problem: str) -> None:
    code, _, err = run(capsys, *words)
    assert code == 2
    assert problem in err
    assert err.startswith("kwoon: ")
    assert err.count("\n") == 1


def test_a_soak_without_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "soak", "kungfu", "--games", "9", "--jobs", "1")
    assert code == 0
    assert "9 games" in out
    assert "0 failed" in out
    rows = json.loads(run(capsys, "soak", "kungfu", "--games", "4", "--jobs", "2", "--json")[1])
    assert rows[0]["games"] == 4
    assert rows[0]["failures"] == []


def test_a_soak_counts_what_was_done_with_each_card(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    page = tmp_path / "uses.md"
    code, _, _ = run(
        capsys, "soak", "shadowfist", "--crowded", "--variant", "0", "--games", "1", "--jobs", "1", "--page", str(page)
    )
    assert code == 0
    lines = page.read_text().splitlines()
    heads = lines[4].strip("| ").split(" | ")
    rows = [[cell.strip() for cell in line.strip("| ").split(" | ")] for line in lines[6:]]
    assert {row[0] for row in rows} == set(by_title())
    counts = [[int(cell.replace(",", "")) for cell in row[1:]] for row in rows]
    assert all(row[0] == sum(row[1:]) for row in counts)
    assert [row[0] for row in counts] == sorted(row[0] for row in counts), "the least seen first"
    assert {"played", "used", "smoked"} <= set(heads)
    unseen = sum(row[0] < 20 for row in counts)
    assert f"{unseen} of them were seen fewer than 20 times" in lines[2]
    assert counts[-1][0] > 0


AURA = Told("Blast Aura #2", SeatId(1), "Blast Aura")
ON_MONK = "Blast Aura on {2}'s Jade Dragon Monk"
SPIES = Told("Rat Clan Spies at location 1", SeatId(-1), "Rat Clan Spies")


@pytest.mark.parametrize(
    ("event", "found"),
    [
        (Seen(-1, t.WAS_SMOKED, AURA, NO_TELLING, SeatId(0), 0), ("Blast Aura", "smoked")),
        (Seen(-1, t.PLAYED, SPIES, NO_TELLING, SeatId(0), 0), ("Rat Clan Spies", "played")),
        (Seen(-1, t.UNTURNED, SPIES, NO_TELLING, SeatId(0), 0), None),
        (Seen(-1, t.PLAYED, Told("a Site at location 1"), NO_TELLING, SeatId(0), 0), None),
        (Seen(-1, t.PLAYED, Told("Rat", SeatId(0), "Rat"), NO_TELLING, SeatId(0), 0), None),
        (Acted(-1, SeatId(0), ABILITY, ON_MONK, "", "Blast Aura"), ("Blast Aura", "used")),
        (Acted(-1, SeatId(0), HEALING, "Wolf Clan Hunters", "heals", "Wolf Clan Hunters"), None),
        (Drew(-1, SeatId(0), "Rat Clan Spies"), None),
    ],
)  # fmt: skip
def test_what_an_event_did_to_which_card(event: Event, found: tuple[str, str] | None) -> None:
    assert done_to(event) == found


def test_a_broken_law_prints_the_command_that_shows_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(spec: object, options: object, seed: int, every: int, closely: int, uses: object) -> int:
        if seed == 3:
            raise LawBroken("no piece is made or lost")
        return 10

    monkeypatch.setattr(soak, "check_game", broken)
    code, out, _ = run(capsys, "soak", "kungfu", "--variant", "2", "--games", "6", "--jobs", "1")
    assert code == 1
    assert "kwoon soak kungfu --variant 2 --seed 3 --games 1 --jobs 1   # no piece is made or lost" in out
    assert "6 games" in out
    assert "1 failed" in out
    code, out, _ = run(capsys, "soak", "shadowfist", "--crowded", "--variant", "2", "--games", "6", "--jobs", "1")
    assert "kwoon soak shadowfist --variant 2 --seed 3 --games 1 --jobs 1 --crowded   # no piece is" in out
    assert "shadowfist from crowded boards: 6 games" in out
