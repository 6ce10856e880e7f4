"""TR-8.3: who sits out a round so that the tables come out even."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from kwoon.engine.chance import Chance
from kwoon.tournament.lots import drawn
from kwoon.tournament.seating.model import Round, SeatingError, listed


class ByeError(SeatingError):
    """More byes asked for than TR-8.3 allows."""


def had_byes(rounds: Iterable[Round]) -> frozenset[str]:
    """Everybody who had a bye already."""
    return frozenset(player for each in rounds for player in each.byes)


def eligible(present: Sequence[str], had: Collection[str], late: Collection[str] = ()) -> list[str]:
    """Who may get a bye: not who had one (TR-8.3.c), not who is late for or misses this round (TR-8.3.e)."""
    return [player for player in present if player not in had and player not in late]


def draw(
    present: Sequence[str],
    count: int,
    chance: Chance,
    *,
    had: Collection[str] = (),
    late: Collection[str] = (),
) -> tuple[str, ...]:
    """TR-8.3.b: draw the byes of a round at random, each eligible player as likely as any other.

    Nobody can ask for one (TR-8.3.f): there is no way to name who gets it. `present` is everybody of this
    round; `late` those of them who came after it was seated.
    """
    if count < 0:
        raise ByeError(f"{count} byes asked for; a round has none or more")
    able = eligible(present, had, late)
    if count > len(able):
        barred = [player for player in present if player not in able]
        raise ByeError(
            f"{count} byes needed but only {len(able)} of {len(present)} players may have one: "
            f"{listed(barred)} had one already or came late (TR-8.3.c, TR-8.3.e); "
            "seat tables of another size instead"
        )
    return tuple(drawn(able, count, chance))
