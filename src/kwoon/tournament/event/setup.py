"""What is fixed and announced before round one: type, format, final, tables, byes, time and officials."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from kwoon.tournament.decks import environments
from kwoon.tournament.decks.formats import formats
from kwoon.tournament.decks.lists import official
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import people
from kwoon.tournament.event.clock import FIVE_PLAYERS
from kwoon.tournament.event.people import Officials


class Kind(StrEnum):
    """TR-6.2: the sanctioned types."""

    SWISS = "swiss"
    SWISS_FINAL = "swiss-final"
    SINGLE = "single-elimination"
    DOUBLE = "double-elimination"
    DOUBLE_FINAL = "double-elimination-final"
    ROUND_ROBIN = "round-robin"
    WHO_WANTS_SOME = "who-wants-some"

    @property
    def has_final(self) -> bool:
        """TR-6.2.b, e: a last table decides the top ranks."""
        return self in (Kind.SWISS_FINAL, Kind.DOUBLE_FINAL)

    @property
    def scored(self) -> bool:
        """Points rank the players, not losses."""
        return self not in (Kind.SINGLE, Kind.DOUBLE, Kind.DOUBLE_FINAL)


FORMATS = tuple(each.name for each in formats().values())
"""TR-6.1: the sanctioned formats by name."""


class Byes(StrEnum):
    """TR-8.3.a: whether the director uses byes."""

    NEVER = "never"
    NEEDED = "needed"
    """Only where the players cannot fill tables of three and four."""
    EVEN = "even"
    """As needed; and tables all of three or all of four where the number of players allows it."""
    ALWAYS = "always"
    """To keep all tables of the event's size, also where tables of three and four would need no bye."""


@dataclass(frozen=True)
class Setup:
    """The announcement of an event: the first entry of its log."""

    name: str
    kind: Kind
    officials: Officials
    format: str = "Final Brawl"
    environment: str = "Classic"
    """TR-6.0: which cards a deck may hold."""
    sanctioned: bool = True
    site: str = ""
    starts: str = ""
    duration: str = ""
    """Free words for the notice (TR-2.1.a)."""
    rounds: int | None = None
    """Rounds before the final or the end; None plays until the director ends the event."""
    final_size: int | None = None
    lower_table: bool = False
    """TR-6.2.b, e: a second table plays for the places below the final."""
    table_size: int = 4
    byes: Byes = Byes.NEEDED
    five_players: bool = False
    """TR-5.0.d: the head judge insists on tables of five."""
    five_minutes: int = FIVE_PLAYERS
    burn_for_hungry: bool = False
    """TR-5.0.d: at five-player tables a Site burned for victory also gives three power."""
    time_single: bool = False
    """Time also what need not be timed: a lone table (TR-5.1.a) and the final (TR-5.1.c)."""


def problems(setup: Setup) -> Iterator[Refused]:
    """What is wrong with an announcement."""
    if not setup.name:
        yield Refused("the event needs a name")
    yield from people.problems(setup.officials)
    if setup.sanctioned and setup.format not in FORMATS:
        yield Refused(
            f"{setup.format!r} is no official format: {', '.join(FORMATS)}; or make the event unsanctioned",
            "TR-2.1.b",
        )
    if setup.kind.has_final and setup.final_size is None:
        yield Refused("the number of players in the final is decided before round one", "TR-6.2.b")
    if not setup.kind.has_final and (setup.final_size is not None or setup.lower_table):
        yield Refused(f"a {setup.kind.value} event has no final table", "TR-6.2")
    if setup.final_size is not None and not 2 <= setup.final_size <= 5:
        yield Refused(f"a final seats two to five players, not {setup.final_size}", "TR-5.0")
    if setup.final_size == 5 and not setup.five_players:
        yield Refused("a final of five is a five-player game, which the head judge must insist on", "TR-5.0.d")
    if setup.table_size not in (2, 3, 4):
        yield Refused(f"tables are laid out for two, three or four players, not {setup.table_size}", "TR-5.0")
    fmt = official(setup.format)
    if fmt is not None and fmt.players is not None and not fmt.players[0] <= setup.table_size <= fmt.players[1]:
        at_most = "two" if fmt.players == (2, 2) else f"{fmt.players[0]} to {fmt.players[1]}"
        yield Refused(
            f"{setup.format} is played by {at_most} at a table; this event has tables of {setup.table_size}",
            fmt.rule,
        )
    if setup.environment not in environments.names():
        yield Refused(f"{setup.environment!r} is no environment: {', '.join(environments.names())}", "TR-6.0")
    if setup.rounds is not None and setup.rounds < 1:
        yield Refused(f"an event has at least one round, not {setup.rounds}")
    if setup.burn_for_hungry and not setup.five_players:
        yield Refused("Burn For Hungry is for five-player tables only", "TR-5.0.d")
    if setup.five_minutes < 1:
        yield Refused("the time limit of a five-player game must be positive", "TR-5.0.d")


def notice(setup: Setup) -> tuple[str, ...]:
    """TR-2.1.a, 2.4.a, 2.4.d: what the director makes known before the first round."""
    officials = setup.officials
    lines = [
        f"{setup.name}: {setup.format}, {setup.environment}, {setup.kind.value}"
        + (f", a final of {setup.final_size}" if setup.final_size else "")
        + (" with a lower table" if setup.lower_table else ""),
        f"Tournament director: {officials.director}. Head judge: {officials.head_judge}.",
    ]
    if officials.multi:
        order = ", ".join(f"{place}. {judge}" for place, judge in enumerate(officials.judges, 1))
        lines.append(f"Multi-judge system, in this order: {order}.")
    where = [word for word in (setup.site, setup.starts, setup.duration) if word]
    if where:
        lines.append(", ".join(where) + ".")
    if setup.burn_for_hungry:
        lines.append("Burn For Hungry at five-player tables: a Site burned for victory also gives three power.")
    return tuple(lines)
