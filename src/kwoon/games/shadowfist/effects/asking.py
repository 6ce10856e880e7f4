"""Questions that an effect asks as it resolves (SF-24.2.1): yes or no, damage to share out, a card of a hand."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.events import only
from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.effects.control import take_control
from kwoon.games.shadowfist.effects.damage import Blow
from kwoon.games.shadowfist.effects.ordering import arranged, own_first
from kwoon.games.shadowfist.effects.resolving import Resolve
from kwoon.games.shadowfist.effects.saving import strike
from kwoon.games.shadowfist.effects.searching import one_of_each
from kwoon.games.shadowfist.state.effects import CHOSEN_FOR, Lingering
from kwoon.games.shadowfist.state.known import look_at, look_at_hands_of
from kwoon.games.shadowfist.state.piles import discard
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import HAND, RESOURCE_NAMES
from kwoon.games.shadowfist.terms.durations import IN_PLAY
from kwoon.games.shadowfist.terms.ids import CardId, Duration, SeatId, Stamp
from kwoon.games.shadowfist.terms.questions import MAY, PICK, PLAYER

ASK: Final = 0
TAKE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class AskWhether(Procedure):
    """Someone says yes or no; the effect that resolves notes it for its next verbs."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat")

    def __init__(self, seat: SeatId) -> None:
        super().__init__()
        self.seat: SeatId = seat

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == ASK:
            self.step = TAKE
            table.ask(self.seat, MAY, [0, 1])
            return
        table.stack.pop()
        below = table.stack[-1]
        if isinstance(below, Resolve):
            below.effect.noted = table.answer == 1


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSome(Procedure):
    """A player chooses cards as an effect resolves; they join the picks of that effect, for its next verbs."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "cards", "least", "most", "at", "picked")

    def __init__(self, seat: SeatId, cards: list[int], least: int, most: int, at: int) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.cards: list[int] = cards
        self.least: int = least
        self.most: int = most
        self.at: int = at
        """Where the picks of the effect are kept."""
        self.picked: list[int] = []

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == TAKE:
            self.step = ASK
            if table.answer == DONE:
                self.cards = []
            else:
                self.picked.append(table.answer)
        left = [card for card in self.cards if card not in self.picked]
        if left and len(self.picked) < self.most:
            self.step = TAKE
            table.reveals += 1
            look_at_hands_of(table, left, self.seat)
            if all(table.zones[card] == HAND for card in left):
                left = arranged(table, self.seat, HAND, left)
            table.ask(self.seat, PICK, [DONE, *left] if len(self.picked) >= self.least else left)
            return
        table.stack.pop()
        for procedure in reversed(table.stack):
            if isinstance(procedure, Resolve):
                procedure.effect.picks[self.at].extend(self.picked)
                return


@mypyc_attr(allow_interpreted_subclasses=True)
class HandOver(Procedure):
    """A player says which of some players takes control of a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "seats", "card", "stamp", "until", "source")

    def __init__(self, seat: SeatId, seats: list[SeatId], card: CardId, until: Duration, source: CardId) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.seats: list[SeatId] = seats
        self.card: CardId = card
        self.stamp: Stamp = Stamp(0)
        self.until: Duration = until
        self.source: CardId = source

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == ASK:
            self.step = TAKE
            self.stamp = table.stamps[self.card]
            table.ask(self.seat, PLAYER, self.seats)
            return
        table.stack.pop()
        if table.same(self.card, self.stamp):
            take_control(table, self.card, SeatId(table.answer), self.until, self.source)


@mypyc_attr(allow_interpreted_subclasses=True)
class ShareDamage(Procedure):
    """Players in turn may inflict so many points of damage, point by point, on Characters of their choice."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seats", "points", "source", "picked")

    def __init__(self, seats: list[SeatId], points: int, source: CardId) -> None:
        super().__init__()
        self.seats: list[SeatId] = seats
        self.points: int = points
        self.source: CardId = source
        self.picked: list[CardId] = []

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == TAKE:
            self.step = ASK
            if table.answer != DONE:
                self.picked.append(CardId(table.answer))
            if table.answer == DONE or len(self.picked) == self.points:
                self.strike(table)
            return
        if not self.seats:
            table.stack.pop()
            return
        self.step = TAKE
        characters = [card for card in table.in_play if table.is_character(card)]
        table.ask(self.seats[0], PICK, [DONE, *own_first(table, self.seats[0], characters)])

    def strike(self, table: Table) -> None:
        """One player's points are inflicted together; then the next player."""
        self.seats.pop(0)
        cards = sorted(set(self.picked))
        blows = [Blow(self.source, card, self.picked.count(card), False) for card in cards]
        self.picked = []
        strike(table, blows)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpyOnEachOther(Procedure):
    """Two players look at each other's hand, and each chooses a card that the other must discard."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seats", "source", "chosen")

    def __init__(self, seats: list[SeatId], source: CardId) -> None:
        super().__init__()
        self.seats: list[SeatId] = seats
        self.source: CardId = source
        self.chosen: list[CardId] = []

    def spied(self) -> SeatId:
        """Whose hand is being looked at."""
        return self.seats[1 - len(self.chosen)]

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == TAKE:
            self.step = ASK
            self.chosen.append(CardId(table.answer))
        if len(self.chosen) == len(self.seats):
            table.stack.pop()
            for card in self.chosen:
                if card != DONE:
                    discard(table, card, self.source)
            return
        self.step = TAKE
        cards = one_of_each(table, table.hands[self.spied()])
        table.reveals += 1
        look_at(table, table.hands[self.spied()], only(self.seats[len(self.chosen)]))
        table.ask(self.seats[len(self.chosen)], PICK, cards if cards else [DONE])


NAME_WORD: Final = 0
NAME_RESOURCE: Final = 1
NAME_OPPONENT: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class NameSomething(Procedure):
    """A designator, a resource or an opponent is named for a card."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "card", "stamp", "what")

    def __init__(self, seat: SeatId, card: CardId, stamp: Stamp, what: int) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.card: CardId = card
        self.stamp: Stamp = stamp
        self.what: int = what

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == ASK:
            self.step = TAKE
            table.ask(self.seat, PICK, self.codes(table))
            return
        table.stack.pop()
        if table.same(self.card, self.stamp):
            remember(table, self.card, self.what, table.answer)

    def codes(self, table: Table) -> list[int]:
        """What may be named."""
        if self.what == NAME_WORD:
            return list(table.rules.words)
        if self.what == NAME_OPPONENT:
            return [seat for seat in table.playing() if seat != self.seat]
        return list(range(len(RESOURCE_NAMES)))

    def named(self, table: Table, code: int) -> str:
        """One of the options in words."""
        if self.what == NAME_OPPONENT:
            return f"{{{code}}}"
        return table.rules.words[code].capitalize() if self.what == NAME_WORD else RESOURCE_NAMES[code]


def remember(table: Table, card: CardId, what: int, code: int) -> None:
    """Only what was chosen last counts for a card."""
    table.lingering = [each for each in table.lingering if each.kind != CHOSEN_FOR or each.card != card]
    lasting = Lingering(card, CHOSEN_FOR, 0, 0, IN_PLAY)
    if what == NAME_WORD:
        lasting.word = table.rules.words[code]
    elif what == NAME_OPPONENT:
        lasting.chosen_player = SeatId(code)
    else:
        lasting.resource = code
    table.let_last(lasting)
    table.changed()
    named = f"{{{code}}}" if what == NAME_OPPONENT else RESOURCE_NAMES[code] if what == NAME_RESOURCE else lasting.word
    table.show_chosen(card, named.capitalize() if what == NAME_WORD else named)
