"""SF-24.2.1, SF-44.4: cards of a deck that lie open, or were searched for, while one of them may be played."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.effects.playing import PlayCard
from kwoon.games.shadowfist.state.table import table_of
from kwoon.games.shadowfist.terms.codes import DECK
from kwoon.games.shadowfist.terms.ids import CardId, SeatId

PLAY_ONE: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class OpenDeck(Procedure):
    """A player may play one of some cards of a deck; then the rest of it is dealt with."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "step", "seat", "whose", "cards", "less", "free", "ignoring", "shown", "toasting", "shuffling", "source",
    )  # fmt: skip

    def __init__(self, seat: SeatId, whose: SeatId, cards: list[CardId], source: CardId) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.whose: SeatId = whose
        """Whose deck it is."""
        self.cards: list[CardId] = cards
        self.less: int = 0
        self.free: bool = False
        self.ignoring: int = -1
        """See `PlayCard.ignoring`."""
        self.shown: bool = False
        """Whether everyone sees the cards; else only who searches."""
        self.toasting: bool = False
        """SF-46: whether what is not played is toasted."""
        self.shuffling: bool = False
        self.source: CardId = source
        """The card that does all this."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == PLAY_ONE:
            self.step += 1
            table.reveals += 1
            play = PlayCard(self.seat, self.cards[:], self.less)
            play.free = self.free
            play.ignoring = self.ignoring
            play.helped = True
            table.push(play)
            return
        table.stack.pop()
        left = [card for card in self.cards if table.zones[card] == DECK]
        for card in left if self.toasting else []:
            table.toast(card, self.source, self.seat)
        if self.shuffling:
            table.shuffle_deck(self.whose)
