"""KF-2 and KF-3: a player's turn."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.seats import SeatId
from kwoon.games.kungfu.cards import ATTACK, CHI, STANCE, WEAPON
from kwoon.games.kungfu.rules.exchange import Exchange
from kwoon.games.kungfu.state.table import Table, table_of
from kwoon.games.kungfu.terms.events import Discarded, TurnBegan
from kwoon.games.kungfu.terms.ids import NONE, CardKind
from kwoon.games.kungfu.terms.questions import DISCARD, DROP_STANCE, DROP_WEAPON, PLAY, USE_WEAPON

OFFER_DISCARD: Final = 1
TAKE_DISCARD: Final = 2
OFFER_PLAY: Final = 3
TAKE_PLAY: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Procedure):
    """Discard and draw, then play cards, with one attack among them."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "attacked")

    def __init__(self, seat: SeatId) -> None:
        super().__init__()
        self.seat: SeatId = seat
        self.attacked: bool = False

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == OFFER_PLAY:
            self.offer_play(table)
        elif step == TAKE_PLAY:
            self.take_play(table)
        elif step == OFFER_DISCARD:
            self.offer_discard(table)
        elif step == TAKE_DISCARD:
            self.take_discard(table)
        else:
            if table.watcher is not None:
                table.happened(TurnBegan(EVERYONE, self.seat, table.turn))
            self.step = OFFER_DISCARD

    # --- KF-2.1: discard and draw ---------------------------------------------------------------------------------

    def offer_discard(self, table: Table) -> None:
        """KF-2.1: any of the hand may be discarded, one card at a time."""
        options = [DONE]
        seen = 0
        for kind in table.hands[self.seat]:
            bit = 1 << kind
            if not seen & bit:
                seen |= bit
                options.append(kind)
        self.step = TAKE_DISCARD
        table.ask(self.seat, DISCARD, options)

    def take_discard(self, table: Table) -> None:
        """A card is discarded, or the player draws up and may play cards."""
        if table.answer == DONE:
            table.draw_up(self.seat, table.rules.hand)
            self.step = OFFER_PLAY
            return
        kind = CardKind(table.answer)
        table.spend(self.seat, kind)
        if table.watcher is not None:
            table.happened(Discarded(EVERYONE, self.seat, kind))
        self.step = OFFER_DISCARD

    # --- KF-3: play cards -----------------------------------------------------------------------------------------

    def offer_play(self, table: Table) -> None:
        """KF-3.1: any number of stances, weapons and chi cards, and one attack."""
        seat = self.seat
        if table.chi[seat] <= 0 or table.standing() <= 1:
            table.stack.pop()
            return
        options = [DONE]
        seen = 0
        may_attack = not self.attacked
        types = table.deck.types
        for kind in table.hands[seat]:
            bit = 1 << kind
            if seen & bit:
                continue
            seen |= bit
            type_ = types[kind]
            if type_ == STANCE or type_ == WEAPON or type_ == CHI or (type_ == ATTACK and may_attack):
                options.append(kind)
        if table.stances[seat] != NONE:
            options.append(DROP_STANCE)
        if table.weapons[seat] != NONE:
            if may_attack:
                options.append(USE_WEAPON)
            options.append(DROP_WEAPON)
        self.step = TAKE_PLAY
        table.ask(seat, PLAY, options)

    def take_play(self, table: Table) -> None:
        """KF-3.1 to KF-3.4: play the chosen card, drop gear, attack, or end the turn."""
        seat = self.seat
        code = table.answer
        self.step = OFFER_PLAY
        if code == DONE:
            table.stack.pop()
        elif code == DROP_STANCE:
            table.drop_stance(seat, False)
        elif code == DROP_WEAPON:
            table.drop_weapon(seat, False)
        elif code == USE_WEAPON:
            self.attacked = True
            table.stack.append(Exchange(seat, code))
        else:
            kind = CardKind(code)
            type_ = table.deck.types[kind]
            if type_ == STANCE:
                table.put_in_play(seat, kind, table.stances)
            elif type_ == WEAPON:
                table.put_in_play(seat, kind, table.weapons)
            elif type_ == CHI:
                table.restore_chi(seat, kind)
            else:
                self.attacked = True
                table.stack.append(Exchange(seat, code))
