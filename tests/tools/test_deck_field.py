"""The table of how the hall's decks fare against each other."""

from pathlib import Path

import pytest
from tools.deck_field import Field, duels, main, name_of, seatings, tables

from kwoon.games.shadowfist.cards.decks import DECKS
from tools import deck_field


def test_in_a_round_every_two_decks_meet_in_both_seats() -> None:
    assert duels(["one", "two", "three"]) == [
        ("one", "two"),
        ("two", "one"),
        ("one", "three"),
        ("three", "one"),
        ("two", "three"),
        ("three", "two"),
    ]


@pytest.mark.parametrize(("players", "sitting"), [(3, 12), (4, 12), (5, 10)])
def test_at_larger_tables_every_deck_sits_once_with_others_in_each_round(players: int, sitting: int) -> None:
    first, second = (tables(list(DECKS), players, number) for number in (1, 2))
    seated = [deck for seating in first for deck in seating]
    assert len(seated) == len(set(seated)) == sitting
    assert all(len(seating) == players for seating in first)
    assert first != second


def test_no_two_games_have_the_same_seed() -> None:
    games = list(seatings(["one", "two", "three"], 2, 3, seed=5))
    assert [seed for seed, _ in games] == list(range(5, 23))


def test_the_table_counts_wins_and_shares() -> None:
    field = Field(["one", "two"])
    for winners in ((0,), (0,), (1,), (0, 1)):
        field.note(("one", "two"), winners)
    assert [(each.bot, each.games, each.wins) for each in field.standings()] == [("one", 4, 2.5), ("two", 4, 1.5)]
    assert "| one | 4 | 62% | 22% to 91% |" in field.table()
    assert field.crossing().splitlines()[2:] == ["| one |  | 62 |", "| two | 38 |  |"]


def test_what_was_played_is_kept_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    keep = tmp_path / "games"
    asked = ["--of", "lotus", "--bot", "random", "--keep", str(keep)]
    monkeypatch.setattr(deck_field, "DECKS", {name: DECKS[name] for name in ("dragons", "lotus", "hand")})
    assert main(asked) == 0
    first = capsys.readouterr()
    assert "6 of 6 games" not in first.err
    assert "4 of 4 games" in first.err
    assert "| lotus | 4 |" in first.out
    assert "| hand | 2 |" in first.out
    assert len(keep.read_text().splitlines()) == 4
    assert main(asked) == 0
    again = capsys.readouterr()
    assert (again.out, again.err) == (first.out, "\n")


def test_a_deck_that_was_changed_plays_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = (1, ("dragons", "lotus"))
    before = name_of(game, "random")
    monkeypatch.setitem(deck_field.DECKS, "lotus", DECKS["hand"])
    assert name_of(game, "random") != before


def test_a_number_of_rounds_that_makes_no_sense_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--rounds", "0"])
    assert "--rounds must be 1 or more, not 0" in capsys.readouterr().err
