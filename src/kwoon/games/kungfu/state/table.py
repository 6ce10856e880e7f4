"""What lies on the table of a brawl: Chi, hands, gear, the two piles; and the plain acts done with them."""

from __future__ import annotations

from typing import ClassVar, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.events import EVERYONE, Event, all_but, only
from kwoon.engine.game import Game
from kwoon.engine.seats import SeatId
from kwoon.games.kungfu.cards import Deck, Kind
from kwoon.games.kungfu.options import BrawlOptions
from kwoon.games.kungfu.terms.events import Drew, GearLost, Played, Reshuffled, WentDown
from kwoon.games.kungfu.terms.ids import NO_CARD, NONE, CardKind


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Game):
    """The table of a brawl. Zones hold kinds of cards; alike copies are not told apart."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Game.FIELDS,
        "turn",
        "active",
        "chi",
        "stances",
        "weapons",
        "hands",
        "pile",
        "left",
        "discards",
        "fell",
    )
    SHARED: ClassVar[tuple[str, ...]] = ("options", "rules", "deck", "kinds_")

    def __init__(self, options: BrawlOptions, seed: int) -> None:
        super().__init__(options.players, seed, options)
        seats = options.players
        self.rules: BrawlOptions = options
        self.deck: Deck = options.deck
        self.kinds_: list[Kind] = options.deck.kinds
        self.turn: int = 0
        self.active: SeatId = SeatId(0)
        self.chi: list[int] = [options.chi] * seats
        self.stances: list[CardKind] = [NO_CARD] * seats
        self.weapons: list[CardKind] = [NO_CARD] * seats
        self.hands: list[list[CardKind]] = [[] for _ in range(seats)]
        self.pile: tuple[CardKind, ...] = ()
        """The draw pile as it was last shuffled; its first `left` cards are still there, the top one last."""
        self.left: int = 0
        self.discards: list[CardKind] = []
        self.fell: list[int] = [0] * seats
        """The turn in which each player went down; 0 while standing."""

    def happened(self, event: Event) -> None:
        """Tell whoever watches. Callers check `watcher` first, so that no event is made for nobody."""
        watcher = self.watcher
        if watcher is not None:
            watcher.tell(event)

    # --- piles and hands ------------------------------------------------------------------------------------------

    def set_pile(self, cards: list[CardKind]) -> None:
        """Shuffle cards into a new draw pile."""
        self.chance.shuffle(cards)
        self.pile = tuple(cards)
        self.left = len(cards)

    def reshuffle(self) -> None:
        """KF-2.2: the discard pile becomes the new draw pile."""
        if self.watcher is not None:
            self.happened(Reshuffled(EVERYONE, len(self.discards)))
        cards = self.discards
        self.discards = []
        self.set_pile(cards)

    def draw_up(self, seat: SeatId, size: int) -> None:
        """KF-2.1: draw until the hand has its size; KF-2.2: the last card drawn brings the reshuffle."""
        hand = self.hands[seat]
        before = len(hand)
        while len(hand) < size:
            if self.left == 0:
                if not self.discards:
                    break
                self.reshuffle()
            self.left -= 1
            hand.append(self.pile[self.left])
            if self.left == 0 and self.discards:
                self.reshuffle()
        drawn = len(hand) - before
        if drawn:
            self.reveals += 1
            if self.watcher is not None:
                self.happened(Drew(only(seat), seat, drawn, tuple(hand[before:])))
                self.happened(Drew(all_but(seat), seat, drawn, ()))

    def spend(self, seat: SeatId, kind: CardKind) -> None:
        """A card leaves the hand for the discard pile."""
        self.hands[seat].remove(kind)
        self.discards.append(kind)

    # --- gear and Chi -----------------------------------------------------------------------------------------------

    def drop_stance(self, seat: SeatId, forced: bool) -> None:
        """A stance in play is discarded."""
        self.drop(seat, self.stances, forced)

    def drop_weapon(self, seat: SeatId, forced: bool) -> None:
        """A weapon in play is discarded."""
        self.drop(seat, self.weapons, forced)

    def drop(self, seat: SeatId, places: list[CardKind], forced: bool) -> None:
        """Discard what lies in one of a player's two places for gear."""
        kind = places[seat]
        if kind != NONE:
            places[seat] = NO_CARD
            self.discards.append(kind)
            if self.watcher is not None:
                self.happened(GearLost(EVERYONE, seat, kind, forced))

    def put_in_play(self, seat: SeatId, kind: CardKind, places: list[CardKind]) -> None:
        """KF-3.4: one stance and one weapon at most; a new one replaces the old."""
        self.drop(seat, places, False)
        self.hands[seat].remove(kind)
        places[seat] = kind
        if self.watcher is not None:
            self.happened(Played(EVERYONE, seat, kind, 0))

    def restore_chi(self, seat: SeatId, kind: CardKind) -> None:
        """KF-1.2: a chi card restores Chi, never above what everybody began with."""
        self.spend(seat, kind)
        restored = min(self.kinds_[kind].restores, self.rules.chi - self.chi[seat])
        self.chi[seat] += restored
        if self.watcher is not None:
            self.happened(Played(EVERYONE, seat, kind, restored))

    def go_down(self, seat: SeatId) -> None:
        """KF-1.2: at zero Chi or less a player is out; hand and gear go to the discard pile."""
        self.chi[seat] = 0
        self.fell[seat] = self.turn
        if self.hands[seat]:
            self.reveals += 1
        self.discards.extend(self.hands[seat])
        self.hands[seat] = []
        if self.watcher is not None:
            self.happened(WentDown(EVERYONE, seat))
        self.drop(seat, self.stances, True)
        self.drop(seat, self.weapons, True)

    # --- who stands -------------------------------------------------------------------------------------------------

    def standing(self) -> int:
        """How many players still have Chi."""
        count = 0
        for chi in self.chi:
            if chi > 0:
                count += 1
        return count

    def after(self, seat: SeatId) -> SeatId:
        """The next player to the left who still has Chi."""
        seats = self.seats
        following = SeatId(seat + 1)
        while True:
            if following >= seats:
                following = SeatId(0)
            if self.chi[following] > 0 or following == seat:
                return following
            following = SeatId(following + 1)

    def defense_of(self, seat: SeatId) -> int:
        """KF-4.1: the defense of stance and weapon in play always counts."""
        defense = 0
        stance = self.stances[seat]
        if stance != NONE:
            defense += self.kinds_[stance].defense
        weapon = self.weapons[seat]
        if weapon != NONE:
            defense += self.kinds_[weapon].defense
        return defense


def table_of(game: Game) -> Table:
    """The game as the table it is."""
    return cast(Table, game)
