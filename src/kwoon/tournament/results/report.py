"""What happened at a table, as a rules engine or a result slip tells it; scored in `scoring.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import StrEnum


class Attack(StrEnum):
    """The attack that is in progress at a table (TR-5.5.a asks for one against a Site)."""

    NONE = "none"
    ON_SITE = "site"
    ON_CHARACTER = "character"


class Ending(StrEnum):
    """How a game ended, if it did."""

    RUNNING = "running"
    VICTORY = "victory"
    UNCONVENTIONAL = "unconventional"
    LAST_STANDING = "last standing"
    TIME = "time"


@dataclass(frozen=True)
class Tally:
    """The cards that count for game points, one field for each line of TR-5.3."""

    seized: int = 0
    """Feng Shui Sites seized (TR-5.3.a)."""
    burned: int = 0
    """Feng Shui Sites burned for victory (TR-5.3.b)."""
    played: int = 0
    """Feng Shui Sites played (TR-5.3.c)."""
    other_burned: int = 0
    """Other Sites in the burned-for-victory pile (TR-5.3.d)."""
    reducers: int = 0
    """Cards that lower the number of Sites needed to win (TR-5.3.e)."""
    borrowed: int = 0
    """Feng Shui Sites of others, controlled through card effects (TR-5.3.f)."""
    raisers: int = 0
    """Cards that raise the number of Sites needed to win (TR-5.3.g)."""


@dataclass(frozen=True)
class SeatReport:
    """One player's game as it stands."""

    player: str
    tally: Tally = Tally()
    short: int | None = None
    """How many Sites are missing to victory (TR-5.5.c); an unconventional win never counts (TR-5.7.b)."""
    decked: bool = False
    """Decked out, or had to leave the game, which is the same (TR-5.6.b)."""
    out: int | None = None
    """The order of elimination: 1 left the game first."""
    total: int | None = None
    """Game points from a slip that gives no tally; for a decked player those of the burned pile alone."""


@dataclass(frozen=True)
class TableReport:
    """A table's game: seats in turn order, who fulfilled victory conditions, whether time was called."""

    seats: tuple[SeatReport, ...]
    victorious: tuple[str, ...] = ()
    unconventional: bool = False
    """The victory came by other means than taking the last Site (TR-5.7.a)."""
    time_called: bool = False
    attack: Attack = Attack.NONE

    @property
    def players(self) -> tuple[str, ...]:
        """The players in seat order."""
        return tuple(seat.player for seat in self.seats)

    @property
    def still_in(self) -> tuple[SeatReport, ...]:
        """The seats that have not decked out."""
        return tuple(seat for seat in self.seats if not seat.decked)

    @property
    def ending(self) -> Ending:
        """How this game ended; RUNNING also during an attack on a Site after time was called (TR-5.5.b)."""
        if self.victorious:
            return Ending.UNCONVENTIONAL if self.unconventional else Ending.VICTORY
        if len(self.still_in) <= 1:
            return Ending.LAST_STANDING
        if self.time_called and self.attack is not Attack.ON_SITE:
            return Ending.TIME
        return Ending.RUNNING

    def called(self, name: Callable[[str], str]) -> TableReport:
        """The same report with names as the lists have them, for words that people read."""
        seats = tuple(replace(seat, player=name(seat.player)) for seat in self.seats)
        return replace(self, seats=seats, victorious=tuple(name(player) for player in self.victorious))

    def seat(self, player: str) -> SeatReport:
        """The seat of a player."""
        for seat in self.seats:
            if seat.player == player:
                return seat
        raise KeyError(f"{player} does not sit at this table: {', '.join(self.players)}")


class Outcome(StrEnum):
    """What a game was to a player, in the words of TR-5.2 (a bye is TR-8.3.d)."""

    WINNER = "winner"
    WINNER_TIME_OUT = "winner, time-out"
    TIE_TIME_OUT = "tie, time-out"
    LOSER = "loser"
    BYE = "bye"


@dataclass(frozen=True)
class Score:
    """A player's points from one game."""

    player: str
    outcome: Outcome
    match_points: int
    game_points: int
    out: int | None = None
    """The order of elimination, if the player left the game before its end."""


@dataclass(frozen=True)
class Result:
    """A scored table: how it ended, each player's points in seat order, and why."""

    ending: Ending
    scores: tuple[Score, ...]
    why: str

    def score(self, player: str) -> Score:
        """The points of one player."""
        for score in self.scores:
            if score.player == player:
                return score
        raise KeyError(f"{player} has no score here")

    @property
    def winners(self) -> tuple[str, ...]:
        """Those who won, in full or on time."""
        return tuple(s.player for s in self.scores if s.outcome in (Outcome.WINNER, Outcome.WINNER_TIME_OUT))

    @property
    def losers(self) -> tuple[str, ...]:
        """Those without a match point: what the rules call a loser (TR-5.2.d)."""
        return tuple(score.player for score in self.scores if score.outcome is Outcome.LOSER)
