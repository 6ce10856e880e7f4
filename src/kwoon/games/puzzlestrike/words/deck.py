"""What chips do with decks: trashing and gaining, discarding, searching."""

from __future__ import annotations

from typing import Final

from kwoon.engine.decision import DONE
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import Effect, Script
from kwoon.games.puzzlestrike.state.chip import CHIPS, EVERY_KIND, MASKS, ONE_GEM, WOUND
from kwoon.games.puzzlestrike.state.table import BAG, DISCARD, HAND, PILE, Table
from kwoon.games.puzzlestrike.terms.ids import ChipKind
from kwoon.games.puzzlestrike.terms.packing import kind_of, set_of
from kwoon.games.puzzlestrike.terms.questions import DISCARDING, GAINING, TAKING, TRASHING
from kwoon.games.puzzlestrike.words.common import NUMBERS, plural

ZONE_WORDS: Final = {
    HAND: "your hand",
    BAG: "your bag",
    DISCARD: "your discard pile",
    PILE: "your pile",
}


# --- trashing and gaining -------------------------------------------------------------------------------------------


class TrashFromHand(Effect):
    """PS-11.1: chips of your hand return to the bank; for each a chip is gained, where the chip says so."""

    def __init__(self, least: int, most: int, gain: int = -1) -> None:
        self.least: Final = least
        self.most: Final = most
        self.gain: Final = gain
        """How much more than the trashed chip the gained one may cost; -1 for none gained."""

    def do(self, table: Table, script: Script) -> bool:
        stage = script.stage
        if stage == 0:
            script.did = 0
            script.stage = 1
        elif stage == 2:
            if table.answer == DONE:
                script.stage = 3
            else:
                table.trash(script.seat, table.answer)
                if script.did == 0:
                    script.first = kind_of(table.answer)
                else:
                    script.second = kind_of(table.answer)
                script.did += 1
                script.stage = 1 if script.did < self.most else 3
        elif stage == 5 and table.answer != DONE:
            table.gain(script.seat, kind_of(table.answer))
        if script.stage == 1:
            return self.offer(table, script)
        if script.stage == 3:
            script.count = 0
        if self.gain < 0 or script.count >= script.did:
            return True
        return self.offer_gain(table, script)

    def offer(self, table: Table, script: Script) -> bool:
        """Which chip goes."""
        options: list[int] = [DONE] if script.did >= self.least else []
        table.offer(options, script.seat, HAND, MASKS.trashable)
        return script.pick(table, TRASHING, options, 2)

    def offer_gain(self, table: Table, script: Script) -> bool:
        """Which chip comes for it."""
        cost = CHIPS[script.first if script.count == 0 else script.second].cost
        script.count += 1
        options: list[int] = []
        table.offer_bank(options, EVERY_KIND, cost, cost + self.gain)
        if not options:
            options.append(DONE)
        script.stage = 5
        script.ask(table, GAINING, options)
        return False

    def text(self) -> str:
        if self.least == self.most:
            what = "a chip"
        else:
            what = f"{'up to' if self.least == 0 else NUMBERS[self.least] + ' or'} {plural(self.most, 'chip')}"
        text = f"trash {what} of your hand (not this, not a character chip)"
        if self.gain < 0:
            return text
        costs = " or ".join([f"{more} more" for more in range(1, self.gain + 1)])
        for_each = "if you did," if self.most == 1 else "for each"
        return f"{text}; {for_each} gain a chip of the bank that costs the same or {costs}"


class TrashOne(Effect):
    """Trash one chip of a set from one of several places."""

    def __init__(self, words: str, mask: int, *zones: int) -> None:
        self.words: Final = words
        self.mask: Final = mask
        self.zones: Final = zones

    def options(self, table: Table, seat: SeatId) -> list[int]:
        """What could be trashed."""
        options: list[int] = []
        for zone in self.zones:
            if zone == PILE:
                table.offer_gems(options, table.homes[seat], self.mask)
            else:
                table.offer(options, seat, zone, self.mask)
        return options

    def possible(self, table: Table, seat: SeatId) -> bool:
        return len(self.options(table, seat)) > 0

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            script.did = 0
            options = self.options(table, script.seat)
            return script.pick(table, TRASHING, options)
        table.trash(script.seat, table.answer)
        script.did = 1
        return True

    def text(self) -> str:
        return f"trash {self.words} of {' or '.join([ZONE_WORDS[zone] for zone in self.zones])}"


class TrashGemAndWound(Effect):
    """PS-13.Now or Later: one gem, one wound or one of each, from hand and discard pile taken together."""

    def possible(self, table: Table, seat: SeatId) -> bool:
        options: list[int] = []
        table.offer(options, seat, HAND, MASKS.gems | MASKS.wound)
        table.offer(options, seat, DISCARD, MASKS.gems | MASKS.wound)
        return len(options) > 0

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            script.first = MASKS.gems | MASKS.wound
            script.stage = 1
            options: list[int] = []
        else:
            if table.answer == DONE:
                return True
            table.trash(script.seat, table.answer)
            if script.stage == 2:
                return True
            script.stage = 2
            script.first = MASKS.gems if kind_of(table.answer) == WOUND else MASKS.wound
            options = [DONE]
        table.offer(options, script.seat, HAND, script.first)
        table.offer(options, script.seat, DISCARD, script.first)
        if not options:
            return True
        script.ask(table, TRASHING, options)
        return False

    def text(self) -> str:
        return "from your hand and discard pile taken together, trash one gem, one wound, or one of each"


class Gain(Effect):
    """PS-11.1: a chip of the bank into your discard pile."""

    def __init__(self, kind: ChipKind, words: str) -> None:
        self.kind: Final = kind
        self.words: Final = words

    def possible(self, table: Table, seat: SeatId) -> bool:
        return table.in_stock(self.kind)

    def do(self, table: Table, script: Script) -> bool:
        table.gain(script.seat, self.kind)
        return True

    def text(self) -> str:
        return f"gain {self.words}"


class GemIntoHand(Effect):
    """PS-13.Money for Nothing: a gem from the bank into your hand."""

    def __init__(self, kind: ChipKind) -> None:
        self.kind: Final = kind

    def do(self, table: Table, script: Script) -> bool:
        if table.take(self.kind):
            table.into_hand(script.seat, self.kind)
            table.moved(script.seat, "puts @ into the hand", self.kind)
        return True

    def text(self) -> str:
        return f"put a {self.kind + 1}-gem from the bank into your hand"


# --- discarding and searching ---------------------------------------------------------------------------------------


class DiscardChips(Effect):
    """Discard chips of your hand, as you choose; as many as you can."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def possible(self, table: Table, seat: SeatId) -> bool:
        return len(table.hand(seat)) > 0

    def do(self, table: Table, script: Script) -> bool:
        if script.stage > 0:
            table.discard(script.seat, kind_of(table.answer))
        if script.stage == self.count or not table.hand(script.seat):
            return True
        script.stage += 1
        options: list[int] = []
        table.offer(options, script.seat, HAND, EVERY_KIND)
        script.ask(table, DISCARDING, options)
        return False

    def text(self) -> str:
        return f"discard {plural(self.count, 'chip')}"


class Search(Effect):
    """Chips of a set from bag or discard pile into your hand."""

    def __init__(self, words: str, which: int, most: int, discards: bool) -> None:
        self.words: Final = words
        self.which: Final = which
        self.most: Final = most
        self.discards: Final = discards
        """PS-13.Signature Move: the discard pile too, and a chip that lies there must be taken if no other is."""

    def do(self, table: Table, script: Script) -> bool:
        if script.stage > 0:
            if table.answer == DONE:
                return True
            kind = kind_of(table.answer)
            table.take_coded(table.answer)
            table.into_hand(script.seat, kind)
            table.moved(script.seat, "puts @ into the hand", kind)
        if script.stage == self.most:
            return True
        script.stage += 1
        options: list[int] = []
        mask = MASKS.of(self.which)
        if self.discards:
            table.offer(options, script.seat, DISCARD, mask)
        if not options:
            options.append(DONE)
        table.offer(options, script.seat, BAG, mask)
        script.ask(table, TAKING, options)
        return False

    def text(self) -> str:
        where = "your bag or discard pile" if self.discards else "your bag"
        return f"search {where} for {self.words}, into your hand"


class Return(Effect):
    """PS-13.Riposte: a chip of your discard pile, but not this one, returns to your hand."""

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            discards = table.zone(script.seat, DISCARD)
            mask = EVERY_KIND
            if discards.count(script.chip) < 2:
                mask ^= set_of(script.chip)
            options: list[int] = []
            table.offer(options, script.seat, DISCARD, mask)
            return script.pick(table, TAKING, options)
        kind = kind_of(table.answer)
        table.take_coded(table.answer)
        table.into_hand(script.seat, kind)
        table.moved(script.seat, "returns @ to the hand", kind)
        return True

    def text(self) -> str:
        return "return a chip of your discard pile (not this) to your hand"


class DiscardPuzzleToTrash(Effect):
    """PS-13.Radiant Healing: a puzzle chip may be discarded, and only then is a wound or a 1-gem trashed."""

    SET: Final = set_of(ONE_GEM) | set_of(WOUND)

    def do(self, table: Table, script: Script) -> bool:
        seat = script.seat
        if script.stage == 1:
            if table.answer == DONE:
                return True
            table.discard(seat, kind_of(table.answer))
            script.stage = 2
        elif script.stage == 2:
            table.trash(seat, table.answer)
            return True
        trashable: list[int] = []
        table.offer(trashable, seat, HAND, self.SET)
        table.offer(trashable, seat, DISCARD, self.SET)
        if not trashable:
            return True
        if script.stage == 2:
            script.ask(table, TRASHING, trashable)
            return False
        options = [DONE]
        table.offer(options, seat, HAND, MASKS.puzzle)
        script.stage = 1
        script.ask(table, DISCARDING, options)
        return False

    def text(self) -> str:
        return "you may discard a puzzle chip to trash a wound or a 1-gem of your hand or discard pile"
