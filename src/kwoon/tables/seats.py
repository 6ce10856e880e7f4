"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kwoon.bots import usual_bot
from kwoon.engine.errors import BadOptions
from kwoon.engine.record import Seat
from kwoon.engine.spec import GameSpec

PERSON: Final = "person"
"""What a record calls a player who is not a bot."""

BOT_NAMES: Final = ("Ling", "Bao", "Mei", "Chen", "Yuki", "Kwan", "Tao", "Suki")


def seated(spec: GameSpec, bots: Sequence[str], seat: int, name: str) -> tuple[Seat, ...]:
    """One person among bots: `bots` are their kinds in the order they sit, `seat` is the person's place among them."""
    players = len(bots) + 1
    if not spec.min_seats <= players <= spec.max_seats:
        raise BadOptions(
            f"{spec.title} seats {spec.min_seats} to {spec.max_seats} players: "
            f"play against {spec.min_seats - 1} to {spec.max_seats - 1} bots, not {len(bots)}"
        )
    if not 0 <= seat < players:
        raise BadOptions(f"with {players} players the seats are 1 to {players}; there is no seat {seat + 1}")
    name = plain_name(name)
    free = [each for each in BOT_NAMES if each.lower() != name.lower()]
    seats = [Seat(free[number], bot) for number, bot in enumerate(bots)]
    seats.insert(seat, Seat(name, PERSON))
    return tuple(seats)


def plain_name(name: str) -> str:
    """A name that fits on one line and in every list."""
    kept = " ".join("".join(each if each.isprintable() else " " for each in name).split())
    if not kept:
        raise BadOptions("a player's name needs at least one letter")
    return kept[:20]


def taken_over(spec: GameSpec, seats: Sequence[Seat], seat: int, name: str | None = None) -> tuple[Seat, ...]:
    """The same seats with a person in one of them, and bots in all others: a recorded game played on."""
    if not 0 <= seat < len(seats):
        raise BadOptions(f"there are {len(seats)} seats; there is no seat {seat + 1}")
    bot = usual_bot(spec.name)
    found = [Seat(each.name, bot if each.player == PERSON else each.player) for each in seats]
    found[seat] = Seat(seats[seat].name if name is None else plain_name(name), PERSON)
    return tuple(found)
