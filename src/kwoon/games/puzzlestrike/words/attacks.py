"""PS-5: what red fists do to opponents, and immunity against them."""

from __future__ import annotations

from typing import Final

from kwoon.engine.decision import DONE
from kwoon.engine.events import EVERYONE
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import Effect, Script, anyone_can, clause, script_number, theirs
from kwoon.games.puzzlestrike.rules.play import Attack, attack_of, play_chip
from kwoon.games.puzzlestrike.state.chip import (
    BLACK,
    BLUE,
    BROWN,
    COLOURS,
    COMBINE,
    EVERY_KIND,
    MASKS,
    PURPLE,
    RED,
    WOUND,
)
from kwoon.games.puzzlestrike.state.table import BAG, DISCARD, HAND, ONCE, Table
from kwoon.games.puzzlestrike.terms.events import Chose
from kwoon.games.puzzlestrike.terms.packing import holds, kind_of, set_of
from kwoon.games.puzzlestrike.terms.questions import (
    DISCARDING,
    FREE_PLAY,
    NAMING,
    OPPONENT,
    PLAYER,
    PUTTING,
)


class EachOpponent(Effect):
    """PS-3.7, PS-5.1: every opponent in turn order, each with a chance to react first."""

    def __init__(self, *effects: Effect) -> None:
        self.effects: Final = effects
        self.script: Final = script_number(effects)

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            script.stage = 1
            targets = tuple(table.opponents(script.seat))
            table.stack.append(Attack(script.seat, script.chooser, script.chip, self.script, targets))
            return False
        return True

    def possible(self, table: Table, seat: SeatId) -> bool:
        return anyone_can(table, table.opponents(seat), self.effects)

    def text(self) -> str:
        return f"each opponent: {theirs(clause(self.effects))}"


class AntePile(Effect):
    """A gem from the bank into each opposing pile; a team's pile gets one."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def do(self, table: Table, script: Script) -> bool:
        attack = attack_of(table)
        pile = table.homes[script.seat]
        if not holds(attack.piles, pile):
            attack.piles |= set_of(pile)
            table.ante(pile, self.value)
        return True

    def text(self) -> str:
        return f"ante a {self.value}-gem into your pile, from the bank"


class Immune(Effect):
    """The red chip does not affect you."""

    def do(self, table: Table, script: Script) -> bool:
        attack_of(table).immune = True
        return True

    def text(self) -> str:
        return "you are immune to that red chip"


class TrashDiscardedCombine(Effect):
    """A Combine of your discard pile returns to the bank."""

    def do(self, table: Table, script: Script) -> bool:
        discards = table.zone(script.seat, DISCARD)
        if COMBINE in discards:
            discards.remove(COMBINE)
            table.give(COMBINE)
            table.moved(script.seat, "trashes @", COMBINE)
        return True

    def text(self) -> str:
        return "trash a Combine of your discard pile"


class DiscardColour(Effect):
    """PS-13.Color Panic: a chip of the named colour, or the hand is shown."""

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            attack = attack_of(table)
            options: list[int] = []
            table.offer(options, script.seat, HAND, MASKS.colour[attack_colour(table)])
            if not options:
                table.reveal(script.seat)
                attack.failed += 1
                return True
            script.stage = 1
            script.ask(table, DISCARDING, options)
            return False
        table.discard(script.seat, kind_of(table.answer))
        return True

    def text(self) -> str:
        return "discard a chip whose banner has that colour, or show a hand without one"


def attack_colour(table: Table) -> int:
    """The colour that the attacker has named: noted by the script below the attack."""
    below = table.stack[table.stack.index(attack_of(table)) - 1]
    assert isinstance(below, Script)
    return below.count


class NameColour(Effect):
    """PS-13.Color Panic: name a colour, and see who fails; one arrow in all if anyone does."""

    def __init__(self, *effects: Effect) -> None:
        self.effects: Final = effects
        self.script: Final = script_number(effects)

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            script.stage = 1
            script.ask(table, NAMING, [BROWN, PURPLE, RED, BLUE])
            return False
        if script.stage == 1:
            script.stage = 2
            script.count = table.answer
            if table.watcher is not None:
                table.happened(Chose(EVERYONE, script.seat, script.chip, COLOURS[table.answer]))
            targets = tuple(table.opponents(script.seat))
            table.stack.append(Attack(script.seat, script.chooser, script.chip, self.script, targets))
            return False
        if table.did:
            table.add(script.seat, BLACK, 1)
        return True

    def text(self) -> str:
        what = theirs(clause(self.effects))
        return f"name brown, purple, red or blue; each opponent: {what}; if anyone could not: +1 black arrow, once"


class DiscardLargestGem(Effect):
    """PS-13.Bonecracker: the hand is shown and its largest gem discarded, one of them on a tie."""

    def do(self, table: Table, script: Script) -> bool:
        table.reveal(script.seat)
        gems = [kind for kind in table.hand(script.seat) if kind < 4]
        if gems:
            table.discard(script.seat, max(gems))
        return True

    def text(self) -> str:
        return "show your hand and discard the largest gem in it (one of them on a tie)"


class DiscardAsTheyChoose(Effect):
    """PS-13.Surgical Strike: the hand is shown and the attacker says which chip goes."""

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            table.reveal(script.seat)
            options: list[int] = []
            table.offer(options, script.seat, HAND, EVERY_KIND)
            if not options:
                return True
            script.stage = 1
            table.ask(attack_of(table).chooser, DISCARDING, options)
            return False
        table.discard(script.seat, kind_of(table.answer))
        return True

    def text(self) -> str:
        return "show your hand and discard the chip of it that the attacker chooses"


# --- wounds ---------------------------------------------------------------------------------------------------------


class DiscardWound(Effect):
    """A wound of the hand is discarded."""

    def possible(self, table: Table, seat: SeatId) -> bool:
        return WOUND in table.hand(seat)

    def do(self, table: Table, script: Script) -> bool:
        table.discard(script.seat, WOUND)
        return True

    def text(self) -> str:
        return "discard a wound"


class WoundIntoBag(Effect):
    """A wound of the bank goes into the bag."""

    def possible(self, table: Table, seat: SeatId) -> bool:
        return table.in_stock(WOUND)

    def do(self, table: Table, script: Script) -> bool:
        if table.take(WOUND):
            table.zone(script.seat, BAG).append(WOUND)
            table.moved(script.seat, "puts @ into the bag", WOUND)
        return True

    def text(self) -> str:
        return "put a wound from the bank into your bag"


class DrawForWounds(Effect):
    """PS-13.Pleasure & Pain: a chip for each wound in a discard pile, your own if you like."""

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            script.stage = 1
            script.ask(table, PLAYER, list(table.players()))
            return False
        table.draw(script.seat, table.zone(SeatId(table.answer), DISCARD).count(WOUND))
        return True

    def text(self) -> str:
        return "choose any player's discard pile: draw a chip for each wound in it"


# --- PS-13.Mistress's Command ---------------------------------------------------------------------------------------


class Command(Effect):
    """An opponent whose pile totals 6 or 9 is commanded, after a chance to react."""

    def __init__(self) -> None:
        self.script: Final = script_number((Obey(),))

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            options: list[int] = [seat for seat in table.opponents(script.seat) if commandable(table, seat)]
            return script.pick(table, OPPONENT, options)
        if script.stage == 1:
            script.stage = 2
            table.stack.append(Attack(script.seat, script.chooser, script.chip, self.script, (SeatId(table.answer),)))
            return False
        return True

    def text(self) -> str:
        return (
            "choose an opponent whose pile totals 6 or 9; if it still does when this resolves: see their hand, put a "
            "chip of the bank (no exclamation chip) into it, and have them play up to two chips of it, you making "
            "every choice; no wounds, no reactions"
        )


def commandable(table: Table, seat: SeatId) -> bool:
    """Whether a player's pile has the total that Mistress's Command asks."""
    total = table.total(table.homes[seat])
    return total == 6 or total == 9


class Obey(Effect):
    """The commanded player's part: a chip is put into the hand, then up to two are played, another choosing."""

    def do(self, table: Table, script: Script) -> bool:
        seat = script.seat
        if script.stage == 0:
            if not commandable(table, seat):
                return True
            script.chooser = attack_of(table).chooser
            table.reveal(seat)
            options: list[int] = []
            table.offer_bank(options, EVERY_KIND ^ MASKS.exclamation, 0, 99)
            script.stage = 1
            script.count = 0
            if options:
                script.ask(table, PUTTING, options)
                return False
        elif script.stage == 1:
            kind = kind_of(table.answer)
            table.take(kind)
            table.into_hand(seat, kind)
            table.moved(seat, "is given @", kind)
        elif script.stage == 2:
            if table.answer == DONE:
                return True
            script.count += 1
            script.stage = 3
            play_chip(table, seat, script.chooser, kind_of(table.answer))
            return False
        if script.count == 2:
            return True
        options = [DONE]
        table.offer(options, seat, HAND, MASKS.banner & ~(table.has(seat, ONCE) & MASKS.once))
        script.stage = 2
        script.ask(table, FREE_PLAY, options)
        return False

    def text(self) -> str:
        return "do as commanded"
