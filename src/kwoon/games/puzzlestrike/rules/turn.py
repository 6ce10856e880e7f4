"""PS-2, PS-3, PS-6, PS-7: a turn: ante, action, buy, cleanup. A team takes its turn together (PS-9.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.decision import DONE
from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import Script
from kwoon.games.puzzlestrike.rules.phases import arrow_for, clean_up, end_frenzies, end_turn, spending_cap
from kwoon.games.puzzlestrike.rules.play import play_chip
from kwoon.games.puzzlestrike.rules.send import lose_floating, release
from kwoon.games.puzzlestrike.state.chip import (
    BLACK,
    BLUE,
    BROWN,
    CHIPS,
    ENDS_ON_ODD,
    ENDS_ON_PURPLE,
    ENDS_ON_SIX,
    ENDS_ON_TURN,
    GROWTH,
    MASKS,
    ONE_GEM,
    PURPLE,
    RED,
    WOUND,
)
from kwoon.games.puzzlestrike.state.table import (
    ACTED,
    ANARCHY,
    BOUGHT,
    COUNTERS,
    DISCARD,
    HAND,
    MONEY,
    ONCE,
    ONGOING,
    PIGS,
    TABLE,
    WOUNDED,
    Table,
    in_bank,
    table_of,
)
from kwoon.games.puzzlestrike.terms.events import TurnBegan
from kwoon.games.puzzlestrike.terms.ids import ChipKind
from kwoon.games.puzzlestrike.terms.packing import holds, kind_of, set_of
from kwoon.games.puzzlestrike.terms.questions import BUY, GROWING, HOLD, KEEP, PLAY, YIELD

BEGIN: Final = 0
GROW: Final = 1
TAKE_GROW: Final = 2
OPEN_ACTIONS: Final = 3
ACTION: Final = 4
TAKE_ACTION: Final = 5
HOLD_BACK: Final = 6
TAKE_HOLD: Final = 7
BUYING: Final = 8
TAKE_BUY: Final = 9
KEEPING: Final = 10
TAKE_KEEP: Final = 11
PHASES: Final = ("ante", "ante", "ante", "action", "action", "action", "buy", "buy", "buy", "buy", "cleanup", "cleanup")


@mypyc_attr(allow_interpreted_subclasses=True)
class Turn(Procedure):
    """One turn of a player, or of the two players of a team."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "seat", "lead", "partner", "at", "ready", "yielded", "kept")

    def __init__(self, lead: SeatId, partner: SeatId) -> None:
        super().__init__()
        self.seat: SeatId = lead
        """Whose move it is within the turn."""
        self.lead: SeatId = lead
        self.partner: SeatId = partner
        """The teammate, or -1."""
        self.at: int = 0
        """How many copies of Giant Growth the player at hand has used."""
        self.ready: int = 0
        """The seats that have finished the phase, as bits."""
        self.yielded: bool = False
        """The teammate has just passed the move on, so it cannot be passed straight back."""
        self.kept: list[ChipKind] = []
        """The chips that the player at hand holds back or keeps."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        step = self.step
        if step == TAKE_ACTION:
            self.take_action(table)
        elif step == ACTION:
            self.offer_action(table)
        elif step == TAKE_BUY:
            self.take_buy(table)
        elif step == BUYING:
            self.offer_buy(table)
        elif step == HOLD_BACK:
            self.offer_hold(table)
        elif step == TAKE_HOLD:
            self.take_hold(table)
        elif step == KEEPING:
            self.offer_keep(table)
        elif step == TAKE_KEEP:
            self.take_keep(table)
        elif step == BEGIN:
            self.begin(table)
        elif step == GROW:
            self.offer_grow(table)
        elif step == TAKE_GROW:
            self.take_grow(table)
        else:
            self.open_actions(table)

    # --- the ante phase ---------------------------------------------------------------------------------------------

    def begin(self, table: Table) -> None:
        """What lasts until your next turn ends; PS-2.1: the ante, one for a team."""
        if table.watcher is not None:
            table.happened(TurnBegan(EVERYONE, self.lead, table.turn))
        self.reset(table, self.lead)
        if self.partner >= 0:
            self.reset(table, self.partner)
        table.ante(table.homes[self.lead], table.ante_value())
        self.step = GROW

    def reset(self, table: Table, seat: SeatId) -> None:
        """A player has one action and nothing else."""
        base = seat * COUNTERS
        table.now[base + BLACK] = 1
        ongoing = table.zone(seat, ONGOING)
        if ongoing:
            for kind in ongoing[:]:
                if CHIPS[kind].ends & ENDS_ON_TURN:
                    table.drop_ongoing(seat, kind)

    def offer_grow(self, table: Table) -> None:
        """PS-13.Giant Growth: a gem of the hand may go into the pile, once for each copy."""
        copies = 0
        for kind in table.zone(self.seat, ONGOING):
            if CHIPS[kind].power == GROWTH:
                copies += 1
        if self.at < copies:
            self.at += 1
            self.step = TAKE_GROW
            options = [DONE]
            table.offer(options, self.seat, HAND, MASKS.gems)
            table.ask(self.seat, GROWING, options)
        elif self.seat == self.lead and self.partner >= 0:
            self.seat = self.partner
            self.at = 0
        else:
            self.step = OPEN_ACTIONS

    def take_grow(self, table: Table) -> None:
        """The gem goes into the pile; it is not an ante, and nobody can answer it."""
        self.step = GROW
        if table.answer != DONE:
            kind = kind_of(table.answer)
            table.leave_hand(self.seat, kind)
            table.gems[table.homes[self.seat]][kind] += 1
            table.moved(self.seat, "puts @ into the pile", kind)

    # --- the action phase -------------------------------------------------------------------------------------------

    def open_actions(self, table: Table) -> None:
        """PS-3.5: ongoing chips give what they give each turn; Maximum Anarchy's arrows arrive."""
        self.step = ACTION
        self.seat = self.lead
        self.ready = 0
        self.yielded = False
        if self.partner >= 0:
            self.wake(table, self.partner)
        self.wake(table, self.lead)

    def wake(self, table: Table, seat: SeatId) -> None:
        """What a player has at the start of the action phase."""
        place = seat * COUNTERS + ANARCHY
        waiting = table.now[place]
        if waiting:
            table.now[place] = 0
            for colour in (BROWN, PURPLE, RED, BLUE):
                table.add(seat, colour, waiting)
        ongoing = table.zone(seat, ONGOING)
        if ongoing:
            odd = table.total(table.homes[seat]) % 2 == 1
            for kind in ongoing[:]:
                chip = CHIPS[kind]
                if chip.each_turn:
                    table.stack.append(Script(chip.each_turn, seat, seat, kind))
                if odd and chip.ends & ENDS_ON_ODD:
                    table.drop_ongoing(seat, kind)

    def offer_action(self, table: Table) -> None:
        """PS-3.1, PS-3.2: a chip for which there is an arrow; or the phase is over for this player."""
        if table.floating and release(table):
            return
        seat = self.seat
        options = [DONE]
        playable(table, seat, options)
        if len(options) > 1:
            self.offer_yield(options)
        elif self.partner >= 0 and self.other_can_act(table):
            self.seat = self.other()  # nothing to play now, but the teammate goes on, and may yet bring an arrow
            return
        self.step = TAKE_ACTION
        table.ask(seat, PLAY, options)

    def other_can_act(self, table: Table) -> bool:
        """PS-9.1: whether the teammate has not finished the action phase and has something to play."""
        found: list[int] = []
        if not holds(self.ready, self.other()):
            playable(table, self.other(), found)
        return len(found) > 0

    def offer_yield(self, options: list[int]) -> None:
        """PS-9.1: teammates act in any order: one may let the other go first."""
        if self.partner >= 0 and not self.yielded and not holds(self.ready, self.other()):
            options.append(YIELD)

    def other(self) -> SeatId:
        """The teammate of the player whose move it is."""
        return self.partner if self.seat == self.lead else self.lead

    def passed_on(self, table: Table) -> bool:
        """The move goes to the teammate, or the phase is over: False then."""
        if table.answer == YIELD:
            self.yielded = True
            self.seat = self.other()
            return True
        self.ready |= set_of(self.seat)
        self.yielded = False
        if self.partner >= 0 and not holds(self.ready, self.other()):
            self.seat = self.other()
            return True
        return False

    def take_action(self, table: Table) -> None:
        """An arrow is spent, one of the banner's colour before a black one, and the chip is played."""
        self.step = ACTION
        code = table.answer
        if code < 0:
            if not self.passed_on(table):
                self.end_actions(table)
            return
        self.yielded = False
        kind = kind_of(code)
        base = self.seat * COUNTERS
        table.now[base + ACTED] = 1
        table.now[base + arrow_for(table, self.seat, kind)] -= 1
        play_chip(table, self.seat, self.seat, kind)

    def end_actions(self, table: Table) -> None:
        """PS-13.Hundred-Fist Frenzy: an opponent who has done nothing ends every copy."""
        if not table.has(self.lead, ACTED):
            end_frenzies(table, self.lead)
        if self.partner >= 0 and not table.has(self.partner, ACTED):
            end_frenzies(table, self.partner)
        self.step = HOLD_BACK
        self.seat = self.lead
        self.ready = 0
        self.yielded = False
        self.kept = []

    # --- the buy phase ----------------------------------------------------------------------------------------------

    def offer_hold(self, table: Table) -> None:
        """PS-6.1: gems are played from the hand; who has pigs may hold some back to keep them."""
        seat = self.seat
        self.step = TAKE_HOLD
        options = [DONE]
        if len(self.kept) < table.has(seat, PIGS):
            mask = 0
            for kind in table.hand(seat):
                if kind < 4 and self.kept.count(kind) < table.hand(seat).count(kind):
                    mask |= set_of(kind)
            table.offer(options, seat, HAND, mask)
        table.ask(seat, HOLD, options)

    def take_hold(self, table: Table) -> None:
        """A gem is held back, or the rest is money."""
        if table.answer != DONE:
            self.kept.append(kind_of(table.answer))
            self.step = HOLD_BACK
            return
        seat = self.seat
        held = self.kept
        self.kept = []
        on_table = table.zone(seat, TABLE)
        for kind in table.hand(seat)[:]:
            if kind < 4:
                if kind in held:
                    held.remove(kind)
                else:
                    table.leave_hand(seat, kind)
                    on_table.append(kind)
                    table.now[seat * COUNTERS + MONEY] += kind + 1
        if seat == self.lead and self.partner >= 0:
            self.seat = self.partner
            self.step = HOLD_BACK
        else:
            self.seat = self.lead
            self.step = BUYING

    def offer_buy(self, table: Table) -> None:
        """PS-6.1 to PS-6.3: what can be paid; at least one chip; one wound at most, also with no money at all."""
        seat = self.seat
        base = seat * COUNTERS
        money = min(table.now[base + MONEY], spending_cap(table, seat))
        options: list[int] = []
        bank = table.bank
        banked = in_bank(ONE_GEM)
        for kind in table.stacks:
            if bank[kind] > 0 and CHIPS[kind].cost <= money and kind != WOUND and kind != table.removed:
                options.append(banked | kind)
        if bank[WOUND] > 0 and not table.now[base + WOUNDED]:
            options.append(in_bank(WOUND))
        if table.now[base + BOUGHT] or not options:
            options.insert(0, DONE)
        self.offer_yield(options)
        self.step = TAKE_BUY
        table.ask(seat, BUY, options)

    def take_buy(self, table: Table) -> None:
        """PS-6.2: the chip goes to the discard pile; some ongoing chips end when certain chips are bought."""
        self.step = BUYING
        code = table.answer
        if code < 0:
            if not self.passed_on(table):
                self.step = KEEPING
                self.seat = self.lead
                self.kept = []
            return
        self.yielded = False
        seat = self.seat
        kind = kind_of(code)
        base = seat * COUNTERS
        table.now[base + MONEY] -= CHIPS[kind].cost
        table.now[base + BOUGHT] += 1
        if kind == WOUND:
            table.now[base + WOUNDED] = 1
        table.take(kind)
        table.zone(seat, DISCARD).append(kind)
        table.moved(seat, "buys @", kind)
        ending = (ENDS_ON_PURPLE if holds(MASKS.purple, kind) else 0) | (ENDS_ON_SIX if CHIPS[kind].cost >= 6 else 0)
        if ending:
            for ongoing in table.zone(seat, ONGOING)[:]:
                if CHIPS[ongoing].ends & ending:
                    table.drop_ongoing(seat, ongoing)

    # --- cleanup ----------------------------------------------------------------------------------------------------

    def offer_keep(self, table: Table) -> None:
        """PS-7.3: a chip that was not played may be kept for each pig."""
        seat = self.seat
        self.step = TAKE_KEEP
        options = [DONE]
        if len(self.kept) < table.has(seat, PIGS):
            hand = table.hand(seat)
            mask = 0
            for kind in hand:
                if self.kept.count(kind) < hand.count(kind):
                    mask |= set_of(kind)
            table.offer(options, seat, HAND, mask)
        table.ask(seat, KEEP, options)

    def take_keep(self, table: Table) -> None:
        """A chip is kept; or the rest goes, new chips are drawn, and the turn is over."""
        if table.answer != DONE:
            self.kept.append(kind_of(table.answer))
            self.step = KEEPING
            return
        clean_up(table, self.seat, self.kept)
        self.kept = []
        if self.seat == self.lead and self.partner >= 0:
            self.seat = self.partner
            self.step = KEEPING
            return
        lose_floating(table)
        end_turn(table)
        table.stack.pop()


def playable(table: Table, seat: SeatId, options: list[int]) -> None:
    """PS-3.1, PS-3.2: add the chips of the hand for which there is an arrow; PS-3.4: no once-per-turn chip twice."""
    base = seat * COUNTERS
    now = table.now
    if now[base + BLACK]:
        mask = MASKS.banner
    else:
        mask = 0
        for colour in (BROWN, PURPLE, RED, BLUE):
            if now[base + colour]:
                mask |= MASKS.colour[colour]
    mask &= ~now[base + ONCE]
    if mask:
        table.offer(options, seat, HAND, mask)
