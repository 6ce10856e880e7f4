"""Tables of a tournament at which bots play: the game with its record, and the report that the desk gets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from kwoon.engine.chance import Chance
from kwoon.engine.decision import CALL_TIME, LEAVE
from kwoon.engine.events import SPECTATOR
from kwoon.engine.plain import Data
from kwoon.engine.record import Replay, Seat
from kwoon.games import game_named
from kwoon.games.shadowfist.cards.sampling import sample_deck
from kwoon.games.shadowfist.game import Shadowfist
from kwoon.games.shadowfist.terms.ids import SeatId
from kwoon.tables import LiveTable
from kwoon.tournament.event.state import Table
from kwoon.tournament.results.from_engine import at_the_end, attack_of, report_of
from kwoon.tournament.results.report import Attack, TableReport

LATEST: Final = 150
"""How many moves a game has at the most when somebody leaves or time is called."""


def sit_down(names: Sequence[str], decks: Sequence[Data], bot: str, seed: int, hungry: bool = False) -> LiveTable:
    """A game of Shadowfist between bots, each with a deck; the first of them goes first."""
    spec = game_named("shadowfist")
    seats = tuple(Seat(name, bot) for name in names)
    options: dict[str, Data] = {"players": len(seats), "decks": list(decks), "first": 1, "burn_for_hungry": hungry}
    return LiveTable.open(spec, options, seed, seats)


def play_on(table: LiveTable, moves: int | None = None) -> None:
    """Let the bots play so many moves, or to the end."""
    while not table.over and (moves is None or moves > 0):
        table.bot_step()
        moves = None if moves is None else moves - 1


def to_an_attack(table: LiveTable) -> None:
    """Let the bots play until an attack on a Site is in progress, unless that takes too long."""
    for _ in range(LATEST):
        if table.over or attack_of(cast(Shadowfist, table.game)) is Attack.ON_SITE:
            return
        table.bot_step()


class BotTables:
    """Results of a simulated event from games that bots play, with departures and called time."""

    def __init__(self, bot: str) -> None:
        self.bot = bot

    def __call__(self, seated: Table, seed: int, timed: bool) -> TableReport:
        """A whole game; its record must tell the same as the game itself."""
        lots = Chance(seed)
        players = seated.turns
        table = sit_down(players, [cast(Data, sample_deck(lots.below(1000))) for _ in players], self.bot, seed)
        for player in seated.left:
            play_on(table, lots.below(LATEST))
            seat = players.index(player)
            if not table.over and not cast(Shadowfist, table.game).out_since(SeatId(seat)):
                table.intervene(LEAVE, seat)
        if timed:
            play_on(table, lots.below(LATEST * len(players)))
            if lots.below(2):
                to_an_attack(table)
            if not table.over:
                table.intervene(CALL_TIME, SPECTATOR)
        play_on(table)
        game = cast(Shadowfist, table.game)
        report = report_of(game, players)
        again, _ = at_the_end(Replay(table.spec, table.record()))
        if report_of(again, players) != report:
            raise AssertionError(f"the record of seed {seed} tells another result than the game")
        return report
