"""Studies: whatever is wrong in a file is said with its line, and what was stopped is gone on with."""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from textwrap import dedent

import pyarrow.parquet as pq
import pytest

from kwoon.engine.chance import Chance
from kwoon.games import GAMES, game_named
from kwoon.lab.bouts import Chunk, Played
from kwoon.lab.crew import do_by_crew, do_here
from kwoon.lab.study.file import BadStudy, Study, line_of, read_study, verbs_of
from kwoon.lab.study.page import write_page
from kwoon.lab.study.results import Results
from kwoon.lab.study.run import play_study
from tests.lab import deeds

SMALL = """\
title = "Who is better?"
about = "Bots <of> all kinds."
game = "kungfu"
compare = "bots"
players = 2
among = ["random", "greedy"]
games = 12
chunk = 6
cards = ["attack", "block"]
seed = 3

[options]
max_turns = 6
"""


def write(folder: Path, text: str) -> Path:
    file = folder / "study.toml"
    file.write_text(dedent(text), encoding="utf-8")
    return file


def small(folder: Path) -> Study:
    return read_study(write(folder, SMALL))


def silent(_: int) -> None:
    """Tells nobody how far it is."""


# --- the file --------------------------------------------------------------------------------------------------------


def test_a_study_of_everything(tmp_path: Path) -> None:
    study = read_study(
        write(tmp_path, 'title = "t"\ngame = "shadowfist"\ncompare = "decks"\nplayers = "all"\ngames = 61')
    )
    assert [(bout.players, games) for bout, games in study.bouts()] == [(2, 120), (3, 120), (4, 120), (5, 120)]
    bout = study.bouts()[0][0]
    assert len(bout.entrants) == 12
    assert (bout.entrants[0].bot, bout.entrants[0].own) == ("hitter", {"decks": "dragons"})


def test_changes_and_numbers_of_games_by_players(tmp_path: Path) -> None:
    text = """\
        title = "What would more Chi do?"
        game = "kungfu"
        players = [2, 4]
        games = { 2 = 120, 4 = 60 }
        [options]
        hand = 8
        [[change]]
        name = "30 Chi"
        options = { chi = 30 }
        players = 4
    """
    found = [
        (bout.players, bout.change, bout.options, games) for bout, games in read_study(write(tmp_path, text)).bouts()
    ]
    assert found == [
        (2, "", {"hand": 8}, 120),
        (4, "", {"hand": 8}, 60),
        (4, "30 Chi", {"hand": 8, "chi": 30}, 60),
    ]


def test_several_games_each_with_its_best_bot(tmp_path: Path) -> None:
    text = 'title = "t"\ngame = ["kungfu", "puzzlestrike"]\n[games]\nkungfu = 60\npuzzlestrike = 120'
    found = read_study(write(tmp_path, text)).bouts()
    assert [(bout.game, bout.entrants[0].bot, games) for bout, games in found] == [
        ("kungfu", "greedy", 60),
        ("puzzlestrike", "buyer", 120),
    ]


def test_another_bot_and_another_number_of_games_than_the_file_says(tmp_path: Path) -> None:
    file = write(tmp_path, 'title = "t"\ngame = "kungfu"\nbot = "greedy"\ngames = 600')
    study = read_study(file, bot="random", games=60)
    assert [(bout.entrants[0].bot, games) for bout, games in study.bouts()] == [("random", 60)]
    assert read_study(file, bot="search:500").bots == {"kungfu": "search:500"}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('game = "kungfu"', "study.toml: title is missing: write title = "),
        ('title = "t"\ngame = "kungfoo"', "line 2: game: there is no 'kungfoo' here; did you mean kungfu?"),
        ('title = "t"\ngame = "kungfu"\n\ngaems = 3', "line 4: gaems: there is no 'gaems' here; did you mean games?"),
        ('title = 7\ngame = "kungfu"', "line 1: title: a text is needed, not 7"),
        ('title = "t"\ngame = "kungfu"\ngames = 0', "line 3: games: a whole number, 1 or more, is needed, not 0"),
        ('title = "t"\ngame = "kungfu"\ngames = true', "a whole number, 1 or more, is needed, not True"),
        ('title = "t"\ngame = "kungfu"\nplayers = [2, 9]', "line 3: players: there is no game for 9"),
        ('title = "t"\ngame = "kungfu"\nplayers = [2, 2]', "line 3: players: numbers of players are needed, each once"),
        ('title = "t"\ngame = "kungfu"\nbot = "gredy"', "line 3: bot: there is no 'gredy' here; did you mean greedy?"),
        ('title = "t"\ngame = "shadowfist"\nbot = "expert-rusch"', "did you mean expert-rush?"),
        ('title = "t"\ngame = "kungfu"\nplayers = 3\nchunk = 4', "line 4: chunk: everybody sits everywhere in a chunk"),
        ('title = "t"\ngame = "kungfu"\ncompare = "decks"', "line 3: compare: there is no 'decks' here"),
        ('title = "t"\ngame = "kungfu"\namong = ["greedy"]', "line 3: among: what are these?"),
        (
            'title = "t"\ngame = "puzzlestrike"\ncompare = "characters"\namong = ["Zane", "Trok"]',
            "line 4: among: there is no 'Trok' here; did you mean Troq?",
        ),
        (
            'title = "t"\ngame = "puzzlestrike"\nplayers = 3\ncompare = "characters"\namong = ["Zane", "Troq"]',
            "line 5: among: 2 cannot fill a table of 3",
        ),
        ('title = "t"\ngame = "kungfu"\n[options]\nhand = 8\nchi = 0', "line 5: options.chi: chi must be"),
        (
            'title = "t"\ngame = "kungfu"\n[options]\nchy = 9',
            "line 4: options.chy: Kung Fu Fighting has no option 'chy'",
        ),
        (
            'title = "t"\ngame = "kungfu"\n[[change]]\nname = "a"\noptions = {chi = 5}\n[[change]]\nplayers = 2',
            "line 6: change: a name is needed",
        ),
        (
            'title = "t"\ngame = "kungfu"\n[[change]]\nname = "a"\noptions = {chi = 5}\n[[change]]\nname = "b"\n'
            "options = {chi = -9}",
            "line 8: change.options: chi must be",
        ),
        ('title = "t"\ngame = ["kungfu", "shadowfist"]\n[options]\nchi = 5', "line 3: options: is of one game"),
        (
            'title = "t"\ngame = "kungfu"\nplayers = [2, 3]\n[games]\n2 = 60',
            "line 4: games: how many games of 3 players?",
        ),
        ('title = "t"\ngame = "kungfu"\ncards = "buy"', "line 3: cards: a list of texts is needed, not 'buy'"),
        ('title = "t"\ngame = kungfu', "line 2, column 8: Invalid value: a text stands in quotation marks"),
        ('title = "t\ngame = "kungfu"', "line 1, column 11: a text is not closed"),
        ('title = "t"\ngame = "kungfu"\nbot = "search:0"', "line 3: bot: there is no bot 'search:0' for kungfu; "),
        ('title = "t"\ngame = "kungfu"\nbot = "search:0"', "or search:500 (rounds)"),
        ('title = "t"\ngame = "shadowfist"\nbot = "expert-foo"', "expert-rush, expert-control, expert-opportunist"),
        (
            'title = "t"\ngame = "kungfu"\ncards = ["playy"]',
            "line 3: cards: there is no 'playy' here; did you mean play?",
        ),
        ('title = "t"\ngame = "kungfu"\ncards = ["buy"]', "line 3: cards: there is no 'buy' here; "),
        (
            'title = "t"\ngame = "kungfu"\n[options]\nplayers = 3',
            "line 4: options.players: how many play is written above [options]",
        ),
        (
            'title = "t"\ngame = "kungfu"\n[[change]]\nname = "a"\n[change.options]\nplayers = 3',
            "how many play is written beside the name of the change",
        ),
        (
            'title = "t"\ngame = "shadowfist"\ncompare = "decks"\namong = ["all", "mine.txt"]',
            "line 4: among: cannot read the deck",
        ),
    ],
)
def test_a_mistake_is_told_with_its_line_and_what_is_right(tmp_path: Path, text: str, problem: str) -> None:
    with pytest.raises(BadStudy) as refused:
        read_study(write(tmp_path, text))
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("bot", "games", "problem"),
    [
        (None, 0, "--games: a whole number, 1 or more, is needed, not 0"),
        ("gredy", None, "--bot: there is no 'gredy' here; did you mean greedy?"),
        ("greedy", None, "--bot: the bots are compared, so no one bot plays for all: leave the option out"),
    ],
)
def test_a_mistake_in_an_option_of_the_command_is_not_blamed_on_the_file(
    tmp_path: Path, bot: str | None, games: int | None, problem: str
) -> None:
    text = SMALL if bot == "greedy" else 'title = "t"\ngame = "kungfu"\nbot = "random"\ngames = 4'
    with pytest.raises(BadStudy) as refused:
        read_study(write(tmp_path, text), bot, games)
    assert str(refused.value).startswith(problem)


@pytest.mark.parametrize("name", list(GAMES))
def test_everything_that_is_done_in_a_game_can_be_counted(name: str) -> None:
    spec, known = game_named(name), verbs_of(name)
    for seed in range(2):
        game, chance = spec.new({"players": spec.min_seats}, seed), Chance(seed)
        for _ in range(300):
            if game.decision is None:
                break
            assert {action.verb for action in game.actions()} <= known
            game.apply(chance.below(len(game.decision.options)))


def test_a_study_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadStudy, match=r"cannot read .*no\.toml: No such file"):
        read_study(tmp_path / "no.toml")


def test_lines_are_found_in_their_own_table() -> None:
    text = 'chi = 1\n[options]\nchi = 2\n[[change]]\nchi = 3\n[[change]]\n"chi" = 4\n'
    assert line_of(text, ("chi",)) == 1
    assert line_of(text, ("options", "chi")) == 3
    assert line_of(text, ("change", 0, "chi")) == 5
    assert line_of(text, ("change", 1, "chi")) == 7
    assert line_of(text, ("change", 1)) == 6
    assert line_of(text, ("hand",)) is None


# --- the games -------------------------------------------------------------------------------------------------------


def stopped_after(chunks: int) -> Callable[..., Iterator[tuple[int, list[Played]]]]:
    """A crew that is interrupted when it has done so many."""

    def crew(do: Callable[[Chunk], list[Played]], work: Iterable[Chunk]) -> Iterator[tuple[int, list[Played]]]:
        for done, result in enumerate(do_here(do, work)):
            if done == chunks:
                raise KeyboardInterrupt
            yield result

    return crew


def played(study: Study, folder: Path, *crews: Callable[..., Iterator[tuple[int, list[Played]]]]) -> bytes:
    """The gathered file of a study that these worked on one after the other."""
    results = Results(study, folder)
    for crew in crews:
        results.open()
        try:
            play_study(results, crew, silent)
        except KeyboardInterrupt:
            assert results.missing()
    assert results.missing() == []
    return results.gather().read_bytes()


def test_a_study_has_the_same_results_however_often_it_was_stopped_and_whoever_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MARK", str(tmp_path / "killed"))
    study = small(tmp_path)

    def two(do: object, work: Iterable[Chunk]) -> Iterator[tuple[int, list[Played]]]:
        return do_by_crew(deeds.play_or_die, work, 2)

    whole = played(study, tmp_path / "whole", do_here)
    assert played(study, tmp_path / "stopped", stopped_after(1), stopped_after(0), do_here) == whole
    assert played(study, tmp_path / "crew", two) == whole
    assert (tmp_path / "killed").exists()
    table = pq.read_table(tmp_path / "whole" / "games.parquet")
    assert table.num_rows == 2 * 12
    assert table.column("seed").to_pylist() == [3 + row // 2 for row in range(24)]
    assert sum(table.column("share").to_pylist()) == pytest.approx(12)
    assert set(table.column("entrant").to_pylist()) == {"random", "greedy"}


def test_only_what_is_missing_is_played(tmp_path: Path) -> None:
    done: list[int] = []

    def counting(do: Callable[[Chunk], list[Played]], work: Iterable[Chunk]) -> Iterator[tuple[int, list[Played]]]:
        for place, chunk in enumerate(work):
            done.append(chunk.first)
            yield place, do(chunk)

    played(small(tmp_path), tmp_path / "out", counting, counting)
    assert done == [0, 6]
    more = read_study(tmp_path / "study.toml", games=18)
    played(more, tmp_path / "out", counting)
    assert done == [0, 6, 12]


def test_a_damaged_chunk_is_named_with_what_to_do(tmp_path: Path) -> None:
    results = Results(small(tmp_path), tmp_path / "out")
    results.open()
    play_study(results, do_here, silent)
    damaged = sorted((tmp_path / "out" / "chunks").glob("*.parquet"))[0]
    damaged.write_bytes(damaged.read_bytes()[:100])
    for look in (results.gather, lambda: write_page(results)):
        with pytest.raises(BadStudy, match=rf"{damaged.name} is damaged \(.*\): delete it and run again"):
            look()
    damaged.unlink()
    play_study(results, do_here, silent)
    assert results.gather().exists()


def test_a_folder_that_cannot_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(BadStudy, match=r"mine is a file: name a folder with --out"):
        Results(small(tmp_path), tmp_path / "mine").open()
    with pytest.raises(BadStudy, match=r"cannot write into .*deeper \(Not a directory\)"):
        Results(small(tmp_path), tmp_path / "mine" / "deeper").open()


def test_a_folder_of_another_study_is_not_touched(tmp_path: Path) -> None:
    Results(small(tmp_path), tmp_path / "out").open()
    other = read_study(write(tmp_path, SMALL.replace("seed = 3", "seed = 4")))
    with pytest.raises(BadStudy, match=r"out holds another study \(seed was 3 and is 4\): take another folder"):
        Results(other, tmp_path / "out").open()
    (tmp_path / "letters").mkdir()
    (tmp_path / "letters" / "dear.txt").touch()
    with pytest.raises(BadStudy, match="letters holds other things, and no study"):
        Results(other, tmp_path / "letters").open()
    (tmp_path / "out" / "study.json").write_text("{")
    with pytest.raises(BadStudy, match="is damaged"):
        Results(other, tmp_path / "out").open()


# --- the page --------------------------------------------------------------------------------------------------------


def test_a_page_shows_its_charts_and_the_same_in_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kwoon.lab.study.page.ENOUGH", 1)
    results = Results(small(tmp_path), tmp_path / "out")
    results.open()
    play_study(results, do_here, silent)
    page = write_page(results).read_text(encoding="utf-8")
    pictures = sorted(file.name for file in (tmp_path / "out").glob("*.png"))
    assert "rates.png" in pictures
    assert len(pictures) == 5
    for name in pictures:
        assert f'<img src="{name}"' in page
        assert (tmp_path / "out" / name).read_bytes().startswith(b"\x89PNG")
    assert "Bots &lt;of&gt; all kinds." in page
    tables = (tmp_path / "out" / "tables.md").read_text(encoding="utf-8")
    assert "| 2 players | 12 | 50.0% |" in tables
    assert "| greedy | " in tables
    assert json.loads((tmp_path / "out" / "study.json").read_text())["seed"] == 3


def test_a_page_rates_bots_that_met_in_duels(tmp_path: Path) -> None:
    text = SMALL.replace('"random", "greedy"', '"random", "novice", "greedy"').replace("games = 12", "games = 60")
    results = Results(read_study(write(tmp_path, text)), tmp_path / "out")
    results.open()
    play_study(results, do_here, silent)
    write_page(results)
    assert (tmp_path / "out" / "ratings-2-players.png").read_bytes().startswith(b"\x89PNG")
    tables = (tmp_path / "out" / "tables.md").read_text(encoding="utf-8")
    rows = tables[tables.index("more than the one before") :].splitlines()[2:5]
    assert [row.split(" | ")[0] for row in rows] == ["| random", "| novice", "| greedy"]
    assert rows[0].split(" | ")[2] == "0"


def test_a_page_says_what_is_done_with_cards_if_nobody_did_that(tmp_path: Path) -> None:
    results = Results(read_study(write(tmp_path, SMALL.replace('"block"', '"end"'))), tmp_path / "out")
    results.open()
    play_study(results, partial(do_here), silent)
    with pytest.raises(BadStudy, match=r"nobody did 'end' with a card in kungfu; what was done is attack, "):
        write_page(results)
