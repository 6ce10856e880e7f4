"""A slip on paper and in one line."""

from dataclasses import fields

import pytest

from kwoon.tournament.errors import Refused
from kwoon.tournament.papers import PairedTable, ResultSlips, html, pdf
from kwoon.tournament.results import slip
from kwoon.tournament.results.points import tally_points
from kwoon.tournament.results.report import SeatReport, TableReport, Tally
from kwoon.tournament.results.slip import report_from
from tests.rules import rule
from tests.tournament.events import seat
from tests.tournament.test_paper import squeezed, words_of

SEATED = {"Ann": "Ann", "Bob": "Bob", "Cid": "Cid", "Dan": "Dan"}


def line(words: str, *names: str, unconventional: bool = False) -> TableReport:
    return report_from(words.split(), {name: name for name in names} or SEATED, unconventional)


@rule("TR-5.3", "TR-5.5.c", "TR-5.6.b")
def test_the_paper_asks_for_all_that_a_report_holds() -> None:
    """Every field of a report has its place on the slip, and the slip asks for nothing else."""
    on_paper = {
        "player": "Player",
        "short": "Sites short",
        "decked": "Out as",
        "out": "Out as",
        "total": "Game points",
        "victorious": "Won",
        "unconventional": "Won by other means than the last Site",
        "time_called": "Time was called",
    }
    told = {field.name for kind in (SeatReport, TableReport) for field in fields(kind)}
    assert told - {"seats", "attack", "tally"} == set(on_paper)
    cards = {each.key: each for each in slip.FIGURES}
    assert list(cards) == [field.name for field in fields(Tally)]
    for key, each in cards.items():
        assert tally_points(Tally(**{key: 1})) == each.worth
    asked = [*slip.COLUMNS, *slip.BOXES]
    heads = [f"{each.head} {each.worth:+}" for each in slip.FIGURES]
    assert sorted(asked) == sorted({*on_paper.values(), *heads, "Turn", "Signature"})


@rule("TR-5.3", "TR-5.5.c", "TR-5.6.b")
def test_the_slip_is_printed_with_all_of_it() -> None:
    sheet = ResultSlips("Open", 1, (PairedTable("Table 1", ("Ann", "Bob", "Cid")),))
    words, page = words_of(pdf(sheet)), html(sheet)
    for asked in (*slip.COLUMNS, *slip.BOXES):
        assert squeezed(asked) in words
        assert asked in page
    assert squeezed(slip.HELP) in words


def test_points_in_one_line() -> None:
    told = line("Ann! 15 Bob 9 Cid 7 Dan -2")
    assert told.victorious == ("Ann",)
    assert told.seats == (seat("Ann", total=15), seat("Bob", total=9), seat("Cid", total=7), seat("Dan", total=-2))
    assert not told.time_called


@rule("TR-5.3")
def test_cards_in_one_line() -> None:
    told = line("Ann! 3s2p Bob 1s1b1p1o 1r1c1x Cid SEIZED=1".replace("SEIZED", "seized"))
    assert told.seats[0] == seat("Ann", seized=3, played=2)
    assert told.seats[1].tally == Tally(1, 1, 1, 1, 1, 1, 1)
    assert told.seats[2] == seat("Cid", seized=1)


@rule("TR-5.5.c")
def test_a_time_out_in_one_line() -> None:
    told = line("time Ann 9/1 Bob 2s/3 Cid /5")
    assert told.time_called
    assert told.victorious == ()
    assert told.seats == (seat("Ann", 1, total=9), seat("Bob", 3, seized=2), seat("Cid", 5))
    assert line("Ann! 15 Bob 3 time").time_called


@rule("TR-5.6.b")
def test_who_is_out_in_one_line() -> None:
    told = line("Ann! 15 Bob out1 3 Cid decked Dan out=2")
    assert told.seats[1:] == (
        seat("Bob", total=3, decked=True, out=1),
        seat("Cid", decked=True),
        seat("Dan", decked=True, out=2),
    )


def test_names_as_they_come() -> None:
    names = ("Ann Lee", "Ann Poe", "Player 2", "Time Lord")
    told = line("ann lee 3 ann p! 15 PLAYER 2 7 time lord 4", *names)
    assert [each.player for each in told.seats] == list(names)
    assert [each.total for each in told.seats] == [3, 15, 7, 4]
    assert told.victorious == ("Ann Poe",)
    assert not told.time_called
    assert line("Bob R 9 Cid F! 15", "Bob Roy", "Cid Fox").victorious == ("Cid Fox",)
    assert line("Ann Lee ! 15 Ti 3", *names).victorious == ("Ann Lee",)
    assert line("Ann Lee 15! Pl 3", *names).victorious == ("Ann Lee",)
    assert line("Wow! 3 Bo! 12", "Wow!", "Bo").victorious == ("Bo",)
    assert line("Ann! 15 Bob 3", unconventional=True).unconventional


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Zoe! 15 Bob 3", "'Zoe' does not sit at this table: Ann, Bob, Cid, Dan"),
        ("15 Ann", "'15' stands before any name"),
        ("Ann! 15 Ann 3", "Ann is named twice"),
        ("Ann 15 9", "TR-5.3: 'Ann 15 9' says points twice: 15 and 9"),
        ("Ann 3s2p1s", "says seized twice: 3 and 1"),
        ("Ann 3s seized=2", "says seized twice: 3 and 2"),
        ("Ann 3s/1 short=2", "says short twice: 1 and 2"),
        ("Ann seized=x", "seized takes a whole number"),
        ("Ann 3q Bob", "'3q' does not sit at this table"),
        ("Ann sized=3", "the figures are seized, burned"),
    ],
)
def test_a_line_that_cannot_be_read(words: str, told: str) -> None:
    with pytest.raises(Refused) as refused:
        line(words)
    assert told in str(refused.value)


def test_a_beginning_that_fits_two() -> None:
    with pytest.raises(Refused, match="'Ann' could be Ann Lee, Ann Poe; write more of it"):
        line("Ann! 15 Bob 3", "Ann Lee", "Ann Poe", "Bob")
