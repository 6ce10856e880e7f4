"""SF-50.8: Influence: cards are turned so that an interceptor thinks better of it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.game import Game, Procedure
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.costs import printed_cost
from kwoon.games.shadowfist.standing.derive import derive
from kwoon.games.shadowfist.standing.immunity import is_immune
from kwoon.games.shadowfist.state.effects import CEASING, Effect
from kwoon.games.shadowfist.state.happenings import Happening
from kwoon.games.shadowfist.state.scene import current_scene
from kwoon.games.shadowfist.state.table import Table, table_of
from kwoon.games.shadowfist.terms.codes import TURNED
from kwoon.games.shadowfist.terms.ids import NO_CARD, CardId, EffectId, SeatId
from kwoon.games.shadowfist.terms.questions import PICK

WHOM: Final = 0
TAKE_WHOM: Final = 1
HELPERS: Final = 2
TAKE_HELPER: Final = 3


def influencers(table: Table, seat: SeatId) -> list[CardId]:
    """A player's cards whose Influence can be used: they have some, and can turn."""
    of = derive(table).of
    found: list[CardId] = []
    for card in table.in_play:
        if of[card].influence > 0 and table.controllers[card] == seat and not table.turned[card] and table.ready[card]:
            found.append(card)
    return found


def persuaders(table: Table, seat: SeatId, interceptor: CardId) -> list[CardId]:
    """SF-40.0: those of them to which an interceptor is not immune."""
    return [card for card in influencers(table, seat) if not is_immune(table, interceptor, card)]


def swayable(table: Table, seat: SeatId, first: CardId) -> list[int]:
    """The interceptors whose cost is within the Influence that a player can still use, one card's among others.

    SF-30.2, SF-28.6.8: the scenes of combat are closed, and after the interceptions nobody intercepts any more.
    """
    attack = current_attack(table)
    if attack is None:
        return []
    found: list[int] = []
    for attacker in attack.attackers:
        for card in attack.interceptors_of(attacker.card):
            helpers = persuaders(table, seat, card)
            total = sum(derive(table).of[each].influence for each in helpers)
            if first in helpers and printed_cost(table, card) <= total and card not in found:
                found.append(card)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class UseInfluence(Procedure):
    """Choose an interceptor, turn as many cards as its cost asks for; then the effect joins the scene."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "interceptor", "used")

    def __init__(self, seat: SeatId, first: CardId) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.interceptor: CardId = NO_CARD
        self.used: list[CardId] = [first]

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == WHOM:
            self.step = TAKE_WHOM
            table.ask(self.seat, PICK, swayable(table, self.seat, self.used[0]))
        elif self.step == TAKE_WHOM:
            self.interceptor = CardId(table.answer)
            self.step = HELPERS
        elif self.step == HELPERS:
            self.ask_helper(table)
        else:
            self.used.append(CardId(table.answer))
            self.step = HELPERS

    def ask_helper(self, table: Table) -> None:
        """More cards, until their Influence is enough."""
        total = sum(derive(table).of[card].influence for card in self.used)
        if total >= printed_cost(table, self.interceptor):
            self.generate(table)
            return
        self.step = TAKE_HELPER
        helpers = persuaders(table, self.seat, self.interceptor)
        table.ask(self.seat, PICK, [card for card in helpers if card not in self.used])

    def generate(self, table: Table) -> None:
        """The cards turn as the cost; the effect waits in the scene like any other."""
        table.stack.pop()
        effect = Effect(CEASING, self.used[0], self.seat)
        effect.stamp = table.stamps[self.used[0]]
        effect.about = self.interceptor
        effect.uid = EffectId(table.next_effect)
        table.next_effect += 1
        for card in self.used:
            table.turn_card(card)
            table.happen(Happening(TURNED, card, card, self.seat))
        stage = current_scene(table)
        if stage is not None:
            stage.added(table, effect)
