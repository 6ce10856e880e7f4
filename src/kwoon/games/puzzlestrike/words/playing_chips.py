"""Chips that play chips: copying, improvising, searching for a chip and playing it, playing from the bank."""

from __future__ import annotations

from typing import Final

from kwoon.engine.decision import DONE
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import Effect, Script
from kwoon.games.puzzlestrike.rules.play import LENT, NO_BODY, OWN, Play, announce, play_chip, playing
from kwoon.games.puzzlestrike.rules.reaction import OPTION_SELECT_COST
from kwoon.games.puzzlestrike.state.chip import CHIPS, EVERY_KIND, MASKS
from kwoon.games.puzzlestrike.state.table import DISCARD, HAND, KNOWN, ONCE, TABLE, Table, in_bank
from kwoon.games.puzzlestrike.terms.ids import NO_CHIP, NONE, ChipKind
from kwoon.games.puzzlestrike.terms.packing import holds, kind_of, place_of, set_of
from kwoon.games.puzzlestrike.terms.questions import COPY, FREE_PLAY, MAY, OPPONENT, REMOVING, SHOWING, TAKING


def unused(table: Table, seat: SeatId) -> int:
    """PS-3.4: every chip but the once-per-turn ones that this player has played this turn."""
    return EVERY_KIND ^ table.has(seat, ONCE)


class PlayTwice(Effect):
    """PS-13.X-Copy: a chip of your hand is played twice, one play after the other."""

    def do(self, table: Table, script: Script) -> bool:
        seat = script.seat
        if script.stage == 0:
            options: list[int] = []
            table.offer(options, seat, HAND, MASKS.copyable)
            return script.pick(table, COPY, options)
        if script.stage == 1:
            script.stage = 2
            script.first = kind_of(table.answer)
            play_chip(table, seat, script.chooser, ChipKind(script.first))
            return False
        if script.stage == 2:
            script.stage = 3
            announce(table, seat, ChipKind(script.first))
            body = OWN if table.body else NO_BODY
            table.stack.append(Play(seat, script.chooser, ChipKind(script.first), body))
            return False
        return True

    def text(self) -> str:
        return (
            "choose a puzzle chip, Crash Gem or Double Crash Gem of your hand; play it twice, one play after the other"
        )


class PlayAsBankChip(Effect):
    """PS-13.Option Select: it is trashed and played as a chip of the bank, banner and all."""

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            play = playing(table)
            if play.lift(table):
                table.give(play.chip)
                table.moved(script.seat, "trashes @", play.chip)
            options: list[int] = []
            table.offer_bank(options, MASKS.banner & unused(table, script.seat), 0, OPTION_SELECT_COST)
            return script.pick(table, COPY, options)
        if script.stage == 1:
            script.stage = 2
            kind = kind_of(table.answer)
            announce(table, script.seat, kind)
            table.stack.append(Play(script.seat, script.chooser, kind, NO_BODY))
            return False
        return True

    def text(self) -> str:
        return f"trash this and play it as any chip of the bank that costs {OPTION_SELECT_COST} or less, banner and all"


class PlayLent(Effect):
    """PS-13.Wartime Tactics: show a puzzle chip, play another that costs no more from the bank; it goes back there."""

    def do(self, table: Table, script: Script) -> bool:
        seat = script.seat
        if script.stage == 0:
            shown: list[int] = []
            table.offer(shown, seat, HAND, MASKS.puzzle)
            table.offer(shown, seat, DISCARD, MASKS.puzzle)
            options = [code for code in shown if self.lendable(table, seat, kind_of(code))]
            return script.pick(table, SHOWING, options)
        if script.stage == 1:
            script.stage = 2
            self.show(table, seat, table.answer)
            script.ask(table, COPY, self.lendable(table, seat, kind_of(table.answer)))
            return False
        if script.stage == 2:
            script.stage = 3
            kind = kind_of(table.answer)
            table.take(kind)
            table.zone(seat, TABLE).append(kind)
            announce(table, seat, kind)
            table.stack.append(Play(seat, script.chooser, kind, LENT))
            return False
        return True

    def lendable(self, table: Table, seat: SeatId, shown: ChipKind) -> list[int]:
        """The stacks that a shown chip opens."""
        options: list[int] = []
        mask = MASKS.puzzle & unused(table, seat) & ~set_of(shown)
        table.offer_bank(options, mask, 0, CHIPS[shown].cost)
        return options

    def show(self, table: Table, seat: SeatId, code: int) -> None:
        """A chip of the hand that is shown is known from then on."""
        kind = kind_of(code)
        if place_of(code) == HAND:
            known = table.zone(seat, KNOWN)
            if kind not in known:
                known.append(kind)
                table.reveals += 1
        table.moved(seat, "reveals @", kind)

    def text(self) -> str:
        return (
            "reveal a puzzle chip of your hand or discard pile; play a different puzzle chip from the bank that costs "
            "the same or less, then it goes back to the bank"
        )


class Improvise(Effect):
    """PS-13.Improvisation: two chips drawn and shown; gems are discarded, the others played in the order drawn."""

    def do(self, table: Table, script: Script) -> bool:
        seat = script.seat
        if script.stage == 0:
            first, second = self.draw(table, seat), self.draw(table, seat)
            for kind in (first, second):
                if kind != NONE and kind < 4:
                    table.discard(seat, kind)
            script.first, script.second = first, second
            script.stage = 1
            if self.play(table, script, ChipKind(script.first)):
                return False
        if script.stage == 1:
            script.stage = 2
            if self.play(table, script, ChipKind(script.second)):
                return False
        return True

    def draw(self, table: Table, seat: SeatId) -> ChipKind:
        """One chip from the bag, shown to all."""
        hand = table.hand(seat)
        known = table.zone(seat, KNOWN)
        before = len(hand)
        seen = len(known)
        table.draw(seat, 1)
        if len(hand) == before:
            return NO_CHIP
        kind = hand[before]
        if len(known) == seen:  # one from the top of the bag was known already
            known.append(kind)
        table.moved(seat, "reveals @", kind)
        return kind

    def play(self, table: Table, script: Script, kind: ChipKind) -> bool:
        """A chip with a banner is played, if it is still there; a wound stays in the hand."""
        if kind == NONE or not holds(MASKS.banner, kind) or kind not in table.hand(script.seat):
            return False
        play_chip(table, script.seat, script.chooser, kind)
        return True

    def text(self) -> str:
        return (
            "draw two chips and reveal them; discard the gems among them; play the others without an action, "
            "in the order drawn"
        )


class PlayFree(Effect):
    """A chip of your hand is played at no action."""

    def __init__(self, words: str, which: int, may: bool) -> None:
        self.words: Final = words
        self.which: Final = which
        self.may: Final = may

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            options: list[int] = [DONE] if self.may else []
            table.offer(options, script.seat, HAND, MASKS.of(self.which) & unused(table, script.seat))
            return script.pick(table, FREE_PLAY, options)
        if script.stage == 1 and table.answer != DONE:
            script.stage = 2
            play_chip(table, script.seat, script.chooser, kind_of(table.answer))
            return False
        return True

    def text(self) -> str:
        return f"{'you may ' if self.may else ''}play {self.words} of your hand without an action"


class TwoTruths(Effect):
    """PS-13.Two Truths: an opponent picks one of two different chips of your discard pile; you may play it."""

    def do(self, table: Table, script: Script) -> bool:
        seat = script.seat
        if script.stage == 0:
            options: list[int] = []
            table.offer(options, seat, DISCARD, EVERY_KIND)
            if len(options) < 2:
                return True
            script.stage = 1
            script.ask(table, SHOWING, options)
        elif script.stage == 1:
            script.first = table.answer
            options = []
            table.offer(options, seat, DISCARD, EVERY_KIND ^ set_of(kind_of(table.answer)))
            script.stage = 2
            script.ask(table, SHOWING, options)
        elif script.stage == 2:
            script.second = table.answer
            script.stage = 3
            script.ask(table, OPPONENT, list(table.opponents(seat)))
        elif script.stage == 3:
            script.stage = 4
            table.ask(SeatId(table.answer), TAKING, [script.first, script.second])
        elif script.stage == 4:
            return self.take(table, script, table.answer)
        elif script.stage == 5 and table.answer == 1:
            script.stage = 6
            play_chip(table, seat, script.chooser, ChipKind(script.count))
        else:
            return True
        return False

    def take(self, table: Table, script: Script, code: int) -> bool:
        """The chip that was picked comes into the hand, and may be played."""
        kind = kind_of(code)
        table.take_coded(code)
        table.into_hand(script.seat, kind)
        table.moved(script.seat, "returns @ to the hand", kind)
        if not MASKS.banner & unused(table, script.seat) & set_of(kind):
            return True
        script.count = kind
        script.stage = 5
        script.ask(table, MAY, [0, 1])
        return False

    def asks(self) -> str:
        return "play it"

    def text(self) -> str:
        return (
            "choose two different chips of your discard pile; an opponent you choose picks one of them for your hand; "
            "you may play it without an action"
        )


class IntoOblivion(Effect):
    """A puzzle stack leaves the bank; then (PS-3.6) the one removed before comes back with all that was trashed."""

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            options: list[int] = []
            for kind in table.stacks:
                if holds(MASKS.puzzle, kind) and kind != table.removed:
                    options.append(in_bank(kind))
            script.stage = 1
            script.ask(table, REMOVING, options)
            return False
        before = table.removed
        table.removed = kind_of(table.answer)
        table.moved(script.seat, "removes the stack of @", table.removed)
        table.check_panic(before)
        if before != NONE:
            table.moved(script.seat, "returns the stack of @ to the bank", before)
        return True

    def text(self) -> str:
        return (
            "remove a puzzle stack of the bank from the game, where it counts as empty; one removed before comes back"
        )
