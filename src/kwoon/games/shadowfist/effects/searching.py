"""Searching a deck (and smoked pile): the player sees what fits, takes one card or none; the deck is shuffled."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.events import EVERYONE, only
from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.state.table import SEEN, Table, table_of
from kwoon.games.shadowfist.terms.codes import DECK, SMOKED
from kwoon.games.shadowfist.terms.ids import CardId, SeatId, Zone
from kwoon.games.shadowfist.terms.questions import NO_SEARCH, PICK


@mypyc_attr(allow_interpreted_subclasses=True)
class Search(Procedure):
    """One search of a player's own deck, or of deck and smoked pile."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "cards", "zone", "shown", "may", "revealed")

    def __init__(self, seat: SeatId, cards: list[CardId], zone: Zone) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.cards: list[CardId] = cards
        """One of each title that fits."""
        self.zone: Zone = zone
        """Where the card that is found goes: the hand, or on top of the deck."""
        self.shown: bool = False
        """SF-9.2.2: whether it is shown to everyone."""
        self.may: bool = False
        """Whether the text says "may search": who declines shuffles nothing."""
        self.revealed: bool = False
        """Whether all that may be taken was revealed to everyone."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == 0:
            self.step = 1
            table.reveals += 1
            table.ask(self.seat, PICK, [DONE, *self.cards, *([NO_SEARCH] if self.may else [])])
            return
        table.stack.pop()
        if table.answer == NO_SEARCH:
            return
        table.shuffle_deck(self.seat)
        if table.answer != DONE and table.zones[table.answer] in (DECK, SMOKED):
            found = CardId(table.answer)
            if self.shown:
                table.show_found(found, self.seat)
            if table.zones[found] == DECK:
                table.note_known(found, EVERYONE if self.shown or self.revealed else only(self.seat), SEEN)
            table.put_in_pile(found, self.zone)


def one_of_each(table: Table, cards: list[CardId]) -> list[CardId]:
    """One of every title in each pile, by title: an order that does not tell how the deck lies."""
    found: list[CardId] = []
    seen: list[int] = []
    for card in sorted(cards, key=lambda each: (table.card(each).title, each)):
        key = table.definitions[card] * 8 + table.zones[card]
        if key not in seen:
            seen.append(key)
            found.append(card)
    return found
