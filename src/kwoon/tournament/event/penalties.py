"""Penalties, and how far each offence may be punished the first, second and third time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from kwoon.tournament.errors import Refused


class Sanction(StrEnum):
    """What a head judge may impose."""

    WARNING = "warning"
    TURN = "turn advanced"
    GAME_POINTS = "game points"
    MATCH_POINTS = "match points"
    EXTRA_LOSS = "additional loss"
    GAME_LOSS = "game loss"
    """Out of the round: the player counts as having left the game (TR-4.1.e, 5.6.b)."""
    DISQUALIFICATION = "disqualification"


class Offence(StrEnum):
    """What a player did, each with a rule of its own."""

    STALLING = "stalling"
    SLOW_PLAY = "slow play"
    KINGMAKING = "playing for another"
    MISPLAYS = "repeated misplays"
    DECK = "deck violation"
    SLEEVES = "sleeves violation"
    CHEATING = "cheating"
    HARASSMENT = "harassment"
    CONDUCT = "conduct"


POINTS = frozenset({Sanction.GAME_POINTS, Sanction.MATCH_POINTS})
ANY = frozenset(Sanction)
_WARN = frozenset({Sanction.WARNING})
_OUT = frozenset({Sanction.DISQUALIFICATION})
_FINE = _WARN | POINTS | _OUT


@dataclass(frozen=True)
class Ladder:
    """The sanctions open at the first, second, third... time; the last step holds from there on."""

    rule: str
    steps: tuple[frozenset[Sanction], ...]


LADDERS = {
    Offence.STALLING: Ladder("TR-5.1.d", (_WARN, _WARN | POINTS, _WARN | POINTS | _OUT)),
    Offence.SLOW_PLAY: Ladder("TR-2.2.c", (_WARN | POINTS | {Sanction.TURN},)),
    Offence.KINGMAKING: Ladder(
        "TR-4.2.a",
        (_WARN | POINTS | {Sanction.EXTRA_LOSS}, _WARN | POINTS | {Sanction.EXTRA_LOSS} | _OUT),
    ),
    Offence.MISPLAYS: Ladder("TR-4.1.e", (_WARN, _WARN | {Sanction.GAME_LOSS} | _OUT)),
    Offence.DECK: Ladder("TR-3.0.f", (_FINE,)),
    Offence.SLEEVES: Ladder("TR-3.1.e", (_FINE,)),
    Offence.CHEATING: Ladder("TR-1.1.c", (ANY,)),
    Offence.HARASSMENT: Ladder("TR-2.0.e", (ANY,)),
    Offence.CONDUCT: Ladder("TR-2.2.b", (_WARN | POINTS | _OUT,)),
}


@dataclass(frozen=True)
class Given:
    """A penalty as it stands in an event: the entry that gave it and its effect."""

    entry: int
    player: str
    offence: Offence
    sanction: Sanction
    points: int
    reason: str
    judge: str
    round: int | None


def open_sanctions(offence: Offence, earlier: int) -> frozenset[Sanction]:
    """What may be imposed on a player who was penalised so often before for the same offence."""
    steps = LADDERS[offence].steps
    return steps[min(earlier, len(steps) - 1)]


def times(given: Sequence[Given], player: str, offence: Offence) -> int:
    """How often a player was penalised for an offence."""
    return sum(1 for each in given if each.player == player and each.offence is offence)


TAKEN = {
    Sanction.MATCH_POINTS: "MP",
    Sanction.GAME_POINTS: "GP",
    Sanction.EXTRA_LOSS: "loss",
    Sanction.GAME_LOSS: "game lost",
}
"""The penalties that take something and leave the player in, and what they take."""


def taken(given: Sequence[Given], player: str) -> list[str]:
    """What penalties took from a player, one part for each kind."""
    parts = []
    for sanction, unit in TAKEN.items():
        count = sum(each.points or 1 for each in given if each.player == player and each.sanction is sanction)
        if count:
            parts.append(f"-{count} {unit}" if sanction in POINTS else f"{count} {unit}")
    return parts


def check(before: int, name: str, offence: Offence, sanction: Sanction, points: int, scored: bool) -> None:
    """Refuse a penalty that goes further than the rules allow for one who was penalised for this so often before."""
    allowed = open_sanctions(offence, before)
    if sanction not in allowed:
        names = ", ".join(each.value for each in Sanction if each in allowed)
        raise Refused(
            f"{name} has {_times(before)} for {offence.value} so far; open now: {names}",
            LADDERS[offence].rule,
        )
    if sanction in POINTS and points < 1:
        raise Refused(f"say how many {sanction.value} {name} loses, at least 1", LADDERS[offence].rule)
    if sanction not in POINTS and points:
        raise Refused(f"a penalty of {sanction.value} takes no points; {points} were given")
    if sanction is Sanction.EXTRA_LOSS and scored:
        raise Refused("an additional loss is for elimination events; here take points", "TR-4.2.a")
    if sanction in POINTS and not scored and offence is Offence.KINGMAKING:
        raise Refused("an elimination event keeps no score to lower; give an additional loss", "TR-4.2.a")


def _times(count: int) -> str:
    return {0: "no penalty", 1: "one penalty"}.get(count, f"{count} penalties")
