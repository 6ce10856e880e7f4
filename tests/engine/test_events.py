"""Who may see what happened."""

import pytest

from kwoon.engine.events import EVERYONE, SPECTATOR, Event, all_but, only
from kwoon.games import game_named


def seen(audience: int) -> list[int]:
    """The seats of a table of six, and the spectator, who see an event."""
    return [seat for seat in range(-1, 6) if Event(audience).seen_by(seat)]


def test_everyone_is_everyone_and_whoever_looks_on() -> None:
    assert seen(EVERYONE) == [-1, 0, 1, 2, 3, 4, 5]


@pytest.mark.parametrize("seat", range(6))
def test_one_seat_and_all_the_others(seat: int) -> None:
    assert seen(only(seat)) == [seat]
    assert seen(all_but(seat)) == [each for each in range(-1, 6) if each != seat]


def test_two_seats_that_know_something() -> None:
    assert seen(only(0) | only(4)) == [0, 4]


def test_who_looks_on_has_the_seat_below_the_first() -> None:
    view = game_named("kungfu").new({"players": 2}, 1).view(SPECTATOR)
    assert view["seat"] == SPECTATOR == -1
