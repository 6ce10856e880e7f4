"""The words that most chips are made of: arrows, draws, pigs, money, antes, conditions, choices, everyone."""

from __future__ import annotations

from typing import Final

from kwoon.engine.events import EVERYONE
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import Effect, Script, anyone_can, clause, phrase, script_number, theirs
from kwoon.games.puzzlestrike.state.chip import BLUE, BROWN, COLOURS, PURPLE, RED
from kwoon.games.puzzlestrike.state.table import ANARCHY, COUNTERS, DRAWING_PIGS, MONEY, PIGS, Table
from kwoon.games.puzzlestrike.terms.events import Chose
from kwoon.games.puzzlestrike.terms.questions import CHOOSING, MAY

NUMBERS: Final = ("no", "one", "two", "three", "four", "five")


def plural(count: int, noun: str) -> str:
    """Such as `two chips`."""
    return f"{NUMBERS[count]} {noun}{'' if count == 1 else 's'}"


class Arrow(Effect):
    """PS-3.2: further actions, of one colour or (black) of any."""

    def __init__(self, colour: int, count: int = 1) -> None:
        self.colour: Final = colour
        self.count: Final = count

    def do(self, table: Table, script: Script) -> bool:
        table.add(script.seat, self.colour, self.count)
        return True

    def possible(self, table: Table, seat: SeatId) -> bool:
        return table.own_turn(seat)

    def text(self) -> str:
        return f"+{self.count} {COLOURS[self.colour]} arrow{'' if self.count == 1 else 's'}"


class Draw(Effect):
    """PS-3.3: chips from the bag."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def do(self, table: Table, script: Script) -> bool:
        table.draw(script.seat, self.count)
        return True

    def possible(self, table: Table, seat: SeatId) -> bool:
        return table.can_draw(seat)

    def text(self) -> str:
        return f"draw {plural(self.count, 'chip')}"


class Pig(Effect):
    """PS-7.3: piggy banks; those of Always in Control draw a chip when they are used."""

    def __init__(self, count: int = 1, drawing: bool = False) -> None:
        self.count: Final = count
        self.drawing: Final = drawing

    def do(self, table: Table, script: Script) -> bool:
        table.add(script.seat, PIGS, self.count)
        if self.drawing:
            table.add(script.seat, DRAWING_PIGS, self.count)
        return True

    def text(self) -> str:
        pigs = f"+{self.count} pig{'' if self.count == 1 else 's'}"
        return f"{pigs}, each drawing one chip at the end of the turn if you use it" if self.drawing else pigs


class Money(Effect):
    """Gem power for this turn's buy phase."""

    def __init__(self, count: int) -> None:
        self.count: Final = count

    def do(self, table: Table, script: Script) -> bool:
        table.add(script.seat, MONEY, self.count)
        return True

    def text(self) -> str:
        return f"+${self.count}" if self.count >= 0 else f"-${-self.count}"


class Ante(Effect):
    """PS-2.3: a gem from the bank into your own pile."""

    def __init__(self, value: int) -> None:
        self.value: Final = value

    def do(self, table: Table, script: Script) -> bool:
        table.ante(table.homes[script.seat], self.value)
        return True

    def text(self) -> str:
        return f"ante a {self.value}-gem"


class AnteUpTo(Effect):
    """PS-13.The Hammer: ante one, be rewarded, and decide whether to go on."""

    def __init__(self, most: int, value: int, reward: tuple[Effect, ...]) -> None:
        self.most: Final = most
        self.value: Final = value
        self.reward: Final = reward
        self.script: Final = script_number(reward)

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            script.count = 0
        elif script.stage == 2:
            if table.answer == 0:
                return True
            script.count += 1
            script.stage = 1
            table.ante(table.homes[script.seat], self.value)
            script.run(table, self.script)
            return False
        if script.count == self.most:
            return True
        script.stage = 2
        script.ask(table, MAY, [0, 1])
        return False

    def asks(self) -> str:
        return f"ante a {self.value}-gem"

    def text(self) -> str:
        most = NUMBERS[self.most]
        return f"ante up to {most} {self.value}-gems, one at a time; for each at once: {clause(self.reward)}"


# --- conditions and choices -----------------------------------------------------------------------------------------


class IfPile(Effect):
    """Something that happens only while your pile totals so much or so little."""

    def __init__(self, least: int, most: int, *effects: Effect) -> None:
        self.least: Final = least
        self.most: Final = most
        self.effects: Final = effects
        self.script: Final = script_number(effects)

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0 and self.least <= table.total(table.homes[script.seat]) <= self.most:
            script.stage = 1
            script.run(table, self.script)
            return False
        return True

    def text(self) -> str:
        bound = f"{self.most} or less" if self.least == 0 else f"{self.least} or more"
        return f"if your pile totals {bound}: {clause(self.effects)}"


class IfDid(Effect):
    """What follows only if the effect before it was done."""

    def __init__(self, *effects: Effect) -> None:
        self.effects: Final = effects
        self.script: Final = script_number(effects)

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0 and script.did:
            script.stage = 1
            script.run(table, self.script)
            return False
        return True

    def text(self) -> str:
        return f"if you did: {clause(self.effects)}"


class Choose(Effect):
    """One of several ways; a way that would do nothing at all is not offered."""

    def __init__(self, *ways: tuple[Effect, ...]) -> None:
        self.ways: Final = ways
        self.scripts: Final = [script_number(way) for way in ways]

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            options: list[int] = []
            for index in range(len(self.ways)):
                if anyone_can(table, [script.seat], self.ways[index]):
                    options.append(index)
            return script.pick(table, CHOOSING, options)
        if script.stage == 1:
            script.stage = 2
            if table.watcher is not None:
                way = phrase(self.ways[table.answer])
                table.happened(Chose(EVERYONE, script.seat, script.chip, way))
            script.run(table, self.scripts[table.answer])
            return False
        return True

    def text(self) -> str:
        return "choose: " + "; or ".join([" and ".join([each.text() for each in way]) for way in self.ways])

    def way(self, index: int) -> str:
        """One of the ways in words."""
        return phrase(self.ways[index])


class ChooseArrows(Effect):
    """PS-13.Acrobatics: two different arrows of four."""

    PAIRS: Final = ((BROWN, PURPLE), (BROWN, RED), (BROWN, BLUE), (PURPLE, RED), (PURPLE, BLUE), (RED, BLUE))

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            script.stage = 1
            script.ask(table, CHOOSING, [0, 1, 2, 3, 4, 5])
            return False
        first, second = self.PAIRS[table.answer]
        table.add(script.seat, first, 1)
        table.add(script.seat, second, 1)
        return True

    def text(self) -> str:
        return "choose two different: +1 brown arrow, +1 purple arrow, +1 red arrow, +1 blue arrow"

    def way(self, index: int) -> str:
        """One of the pairs in words."""
        first, second = self.PAIRS[index]
        return f"+1 {COLOURS[first]} arrow, +1 {COLOURS[second]} arrow"


class May(Effect):
    """Something that you may leave undone."""

    def __init__(self, *effects: Effect) -> None:
        self.effects: Final = effects
        self.script: Final = script_number(effects)

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            if not self.effects[0].possible(table, script.seat):
                return True
            script.stage = 1
            script.ask(table, MAY, [0, 1])
            return False
        if script.stage == 1 and table.answer == 1:
            script.stage = 2
            script.run(table, self.script)
            return False
        return True

    def asks(self) -> str:
        return clause(self.effects)

    def text(self) -> str:
        return f"you may: {self.asks()}"


# --- everyone -------------------------------------------------------------------------------------------------------


class EachPlayer(Effect):
    """PS-3.7: everyone does it, in turn order from the player whose turn it is; each decides for himself."""

    def __init__(self, *effects: Effect) -> None:
        self.effects: Final = effects
        self.script: Final = script_number(effects)

    def do(self, table: Table, script: Script) -> bool:
        order = table.players()
        if script.stage >= len(order):
            return True
        seat = order[script.stage]
        script.stage += 1
        chooser = script.chooser if seat == script.seat else seat
        table.stack.append(Script(self.script, seat, chooser, script.chip))
        return False

    def possible(self, table: Table, seat: SeatId) -> bool:
        return anyone_can(table, table.players(), self.effects)

    def text(self) -> str:
        return f"every player: {theirs(clause(self.effects))}"


class Anarchy(Effect):
    """PS-13.Maximum Anarchy: four arrows, for you now and for everyone else on their next turn."""

    def do(self, table: Table, script: Script) -> bool:
        for seat in table.players():
            if seat == script.seat:
                for colour in (BROWN, PURPLE, RED, BLUE):
                    table.add(seat, colour, 1)
            else:
                table.now[seat * COUNTERS + ANARCHY] += 1
        return True

    def text(self) -> str:
        arrows = "+1 brown arrow, +1 purple arrow, +1 red arrow, +1 blue arrow"
        return f"every player has {arrows}: you this turn, each other player on the next turn of their own"


class NewHand(Effect):
    """Discard the hand and draw as many."""

    def do(self, table: Table, script: Script) -> bool:
        hand = table.hand(script.seat)[:]
        for kind in hand:
            table.discard(script.seat, kind)
        table.draw(script.seat, len(hand))
        return True

    def text(self) -> str:
        return "discard your hand and draw as many chips"
