"""`kwoon rules`: the gist of a numbered rule, of a book, or of all that speak of something."""

import json

import pytest

from kwoon.cli import main
from kwoon.rulebooks import BOOKS, exemptions, find_rules, rules_of


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(["rules", *words])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


@pytest.mark.parametrize("wish", ["KF-3.1", "kf-3.1"])
def test_a_number(capsys: pytest.CaptureFixture[str], wish: str) -> None:
    code, out, _ = run(capsys, wish)
    assert code == 0
    assert out == f"KF-3.1  {rules_of('KF')['KF-3.1']}\n"


def test_a_rule_that_means_nothing_in_software_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "TR-3.1.a")
    assert out == f"TR-3.1.a  {rules_of('TR')['TR-3.1.a']} (not for software: {exemptions()['TR-3.1.a']})\n"


def test_a_number_brings_those_below_it_and_no_neighbour() -> None:
    found = list(find_rules("SF-4.1"))
    assert found == ["SF-4.1", "SF-4.1.1", "SF-4.1.2"]


def test_words(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "counter", "attack")
    assert code == 0
    assert "KF-4.3" in out
    assert all("counter" in line.lower() and "attack" in line.lower() for line in out.splitlines())


@pytest.mark.parametrize("wish", ["PS", "puzzlestrike"])
def test_a_book_by_its_letters_or_its_game(capsys: pytest.CaptureFixture[str], wish: str) -> None:
    assert len(run(capsys, wish)[1].splitlines()) == len(rules_of("PS"))


def test_nothing_said_lists_the_books(capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys)[1]
    assert all(book in out for book in BOOKS)


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(run(capsys, "KF-3", "--json")[1]).keys() == {f"KF-3.{number}" for number in range(1, 7)}


def test_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = run(capsys, "KF-3.9")
    assert code == 2
    assert "there is no rule KF-3.9; did you mean KF-3." in err
    code, out, _ = run(capsys, "zeppelin")
    assert code == 1
    assert "no rule speaks of 'zeppelin'" in out
