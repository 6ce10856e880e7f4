"""Seats in texts: marks for seats become names, and nothing else does."""

import pytest

from kwoon.engine.names import seat_mark, split_seats, with_names


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("", []),
        ("No seat", ["No seat"]),
        ("{0}", [0]),
        ("{1} attacks {0} with Kick", [1, " attacks ", 0, " with Kick"]),
        ("{0}{1}", [0, 1]),
        ("To {1}", ["To ", 1]),
        ("{2} is no seat of two", ["{2} is no seat of two"]),
        ("{10} and {0}", ["{10} and ", 0]),
        ("Braces {x} {} {-1}", ["Braces {x} {} {-1}"]),
    ],
)
def test_a_text_comes_apart_at_its_seats(text: str, pieces: list[str | int]) -> None:
    assert split_seats(text, 2) == pieces


def test_names_stand_where_the_seats_stood() -> None:
    names = ["Ann", "Bo {0}"]
    assert with_names(f"{seat_mark(1)} hits {seat_mark(0)} and {{2}}", names) == "Bo {0} hits Ann and {2}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{0} attacks {1}", "Ann attacks Ling"),
        ("{1}'s The Iron Monkey", "Ling's Iron Monkey"),
        ("{1}'s Theatre", "Ling's Theatre"),
        ("The Iron Monkey heals", "The Iron Monkey heals"),
        ("{7} and {x}", "{7} and {x}"),
    ],
)
def test_names_are_put_in(text: str, said: str) -> None:
    assert with_names(text, ("Ann", "Ling")) == said
