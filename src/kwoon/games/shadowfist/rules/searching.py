"""Searching a deck: the player sees the cards that fit, takes one or none, and the deck is shuffled."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.language.terms import DECK
from kwoon.games.shadowfist.rules.questions import PICK
from kwoon.games.shadowfist.rules.table import table_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Procedure):
    """One search of a player's own deck."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "cards", "zone")

    def __init__(self, seat: int, cards: list[int], zone: int) -> None:
        super().__init__()
        self.seat: int = seat
        self.cards: list[int] = cards
        """One of each title that fits."""
        self.zone: int = zone
        """Where the card that is found goes."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 0:
            self.step = 1
            table.ask(self.seat, PICK, [DONE, *self.cards])
            return
        table.stack.pop()
        if table.answer != DONE and table.zones[table.answer] == DECK:
            table.put_in_pile(table.answer, self.zone)
        table.chance.shuffle(table.decks[self.seat])
        table.reveals += 1
