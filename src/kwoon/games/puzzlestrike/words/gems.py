"""PS-4: what chips do with gem piles: combining, crashing, counter-crashing, sending, trashing."""

from __future__ import annotations

from typing import Final

from kwoon.engine.decision import DONE
from kwoon.engine.events import EVERYONE
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import Effect, Script
from kwoon.games.puzzlestrike.rules.play import Attack, Play
from kwoon.games.puzzlestrike.rules.send import Send, launch
from kwoon.games.puzzlestrike.state.chip import ONE_GEM, gem
from kwoon.games.puzzlestrike.state.table import BAG, MONEY, Table
from kwoon.games.puzzlestrike.terms.events import Combined, Crashed
from kwoon.games.puzzlestrike.terms.ids import Pile
from kwoon.games.puzzlestrike.terms.packing import kind_of
from kwoon.games.puzzlestrike.terms.questions import BREAK, COMBINING, MAY, TARGET
from kwoon.games.puzzlestrike.words.common import NUMBERS, plural

ANY_GEM: Final = 15
ONES: Final = 1
PAIRS: Final = ((1, 1), (1, 2), (1, 3), (2, 2))


class CombineGems(Effect):
    """PS-4.1: two gems of your pile become one of their sum."""

    def __init__(self, ones: bool = False) -> None:
        self.ones: Final = ones
        """Only two 1-gems, and they must if they can; a Combine may be played for its arrow alone."""

    def do(self, table: Table, script: Script) -> bool:
        gems = table.gems[table.homes[script.seat]]
        if script.stage == 0:
            if isinstance(script, Play) and script.stunned:
                return True
            options: list[int] = [] if self.ones else [DONE]
            if gems[0] >= 2:
                options.append(0)
            if not self.ones:
                if gems[0] and gems[1]:
                    options.append(1)
                if gems[0] and gems[2]:
                    options.append(2)
                if gems[1] >= 2:
                    options.append(3)
            return script.pick(table, COMBINING, options)
        if table.answer != DONE:
            self.combine(table, script.seat, gems, table.answer)
        return True

    def combine(self, table: Table, seat: SeatId, gems: list[int], pair: int) -> None:
        """Two gems return to the bank and one comes from it."""
        first, second = PAIRS[pair]
        gems[first - 1] -= 1
        gems[second - 1] -= 1
        table.give(gem(first))
        table.give(gem(second))
        table.take_gems(gem(first + second), 1)
        gems[first + second - 1] += 1
        if table.watcher is not None:
            table.happened(Combined(EVERYONE, seat, first, second))

    def text(self) -> str:
        if self.ones:
            return "combine two 1-gems of your pile"
        return "combine two gems of your pile into one of at most 4, or leave them"


# --- crashing -------------------------------------------------------------------------------------------------------

PICK: Final = 0
PICKED: Final = 1
PICKED_SECOND: Final = 2
AIMED: Final = 3
LAUNCH: Final = 4
DONE_STAGE: Final = 5


class Crash(Effect):
    """PS-4.2, PS-4.3: break gems of your pile and send them as 1-gems to an opponent, as one event."""

    def __init__(
        self, gems: int = 1, least: int = 1, ones: bool = False, money: int = 0, may: bool = False, whole: bool = False
    ) -> None:
        self.gems: Final = gems
        self.least: Final = least
        self.mask: Final = ONES if ones else ANY_GEM
        self.money: Final = money
        """Money for each gem broken."""
        self.may: Final = may
        self.whole: Final = whole
        """All of them or none."""

    def possible(self, table: Table, seat: SeatId) -> bool:
        options: list[int] = []
        table.offer_gems(options, table.homes[seat], self.mask)
        return len(options) > 0

    def do(self, table: Table, script: Script) -> bool:
        stage = script.stage
        if stage == PICK:
            return self.pick(table, script)
        if stage == PICKED:
            return self.picked(table, script)
        if stage == PICKED_SECOND:
            if table.answer != DONE:
                script.second = kind_of(table.answer) + 1
            return self.aim(table, script)
        if stage == AIMED:
            script.count = table.answer
            script.stage = LAUNCH
            self.smash(table, script)
            return False
        if stage == LAUNCH:
            script.stage = DONE_STAGE
            gems = script.first + script.second
            table.take_gems(ONE_GEM, gems)
            launch(table, script.seat, Pile(script.count), gems, script.first == 4 or script.second == 4)
            return False
        return True

    def pick(self, table: Table, script: Script) -> bool:
        """Which gem breaks first."""
        script.second = 0
        options: list[int] = [DONE] if self.may else []
        pile = table.homes[script.seat]
        if self.whole and table.gems[pile][ONE_GEM] < self.gems:
            return True
        table.offer_gems(options, pile, self.mask)
        return script.pick(table, BREAK, options, PICKED)

    def picked(self, table: Table, script: Script) -> bool:
        """Which gem breaks with it."""
        if table.answer == DONE:
            return True
        script.first = kind_of(table.answer) + 1
        if self.gems > 1:
            pile = table.homes[script.seat]
            options: list[int] = [DONE] if self.least < self.gems else []
            table.gems[pile][script.first - 1] -= 1
            table.offer_gems(options, pile, self.mask)
            table.gems[pile][script.first - 1] += 1
            if options:
                script.stage = PICKED_SECOND
                script.ask(table, BREAK, options)
                return False
        return self.aim(table, script)

    def aim(self, table: Table, script: Script) -> bool:
        """PS-4.2: at one opponent, as you choose."""
        script.stage = AIMED
        script.ask(table, TARGET, list(table.opposing_piles(script.seat)))
        return False

    def smash(self, table: Table, script: Script) -> None:
        """The gems are gone from the pile, and pay."""
        broken = smash(table, script, False)
        table.add(script.seat, MONEY, broken * self.money)

    def text(self) -> str:
        if self.mask == ONES:
            what = "a 1-gem" if self.gems == 1 else f"{'exactly ' if self.whole else ''}{NUMBERS[self.gems]} 1-gems"
        else:
            what = ("up to " if self.least < self.gems else "") + plural(self.gems, "gem")
        text = f"{'you may ' if self.may else ''}crash {what} of your pile at an opponent"
        return f"{text}, +${self.money} for each broken" if self.money else text


def smash(table: Table, script: Script, counter: bool) -> int:
    """Break the gems that a script has picked; how many they were."""
    pile = table.homes[script.seat]
    broken = 0
    for value in (script.first, script.second):
        if value:
            table.trash_gem(pile, value)
            broken += 1
    if table.watcher is not None:
        values = (script.first, script.second) if script.second else (script.first,)
        table.happened(Crashed(EVERYONE, script.seat, values, counter))
    return broken


class CounterCrash(Effect):
    """PS-4.4: your gems and the sent ones collide; what is left of yours flies back at the sender."""

    def __init__(self, gems: int, money: int) -> None:
        self.gems: Final = gems
        self.money: Final = money

    def do(self, table: Table, script: Script) -> bool:
        pile = table.homes[script.seat]
        if script.stage == PICK:
            options: list[int] = []
            table.offer_gems(options, pile, ANY_GEM)
            script.stage = PICKED
            script.ask(table, BREAK, options)
            return False
        if script.stage == PICKED:
            script.first = kind_of(table.answer) + 1
            if self.gems > 1:
                options = [DONE]
                table.gems[pile][script.first - 1] -= 1
                table.offer_gems(options, pile, ANY_GEM)
                table.gems[pile][script.first - 1] += 1
                script.stage = PICKED_SECOND
                script.ask(table, BREAK, options)
                return False
        elif table.answer != DONE:
            script.second = kind_of(table.answer) + 1
        self.collide(table, script)
        return True

    def collide(self, table: Table, script: Script) -> None:
        """Each 1-gem negates one. PS-4.7: money only on your own turn."""
        broken = smash(table, script, True)
        table.add(script.seat, MONEY, broken * self.money)
        send = send_of(table)
        mine = script.first + script.second
        table.take_gems(ONE_GEM, mine)
        negated = min(mine, send.gems)
        table.give_gems(ONE_GEM, 2 * negated)
        send.gems -= negated
        send.back = mine - negated
        send.back_heavy = script.first == 4 or script.second == 4

    def text(self) -> str:
        what = "a gem" if self.gems == 1 else f"up to {plural(self.gems, 'gem')}"
        return f"counter-crash {what} of your pile, +${self.money} for each broken on your own turn"


def send_of(table: Table) -> Send:
    """The send that is being answered: the topmost one."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Send):
            return procedure
    raise AssertionError("no gems are in the air")  # pragma: no cover


class CrashBack(Effect):
    """PS-13.Rocket Punch: crash a 1-gem at whoever plays the red fist or sends the gems; it lessens nothing."""

    def do(self, table: Table, script: Script) -> bool:
        if script.stage == 0:
            script.first = 1
            script.second = 0
            script.stage = 1
            smash(table, script, False)
        if script.stage == 1:
            script.stage = 2
            table.take_gems(ONE_GEM, 1)
            launch(table, script.seat, table.homes[provoker(table)], 1, False)
            return False
        return True

    def text(self) -> str:
        return "crash a 1-gem of your pile at that player; it does not lessen what is sent"


def provoker(table: Table) -> int:
    """The player whose red fist or send is being answered."""
    for procedure in reversed(table.stack):
        if isinstance(procedure, Send | Attack):
            return procedure.seat
    raise AssertionError("nothing is being answered")  # pragma: no cover


class HalfDragon(Effect):
    """PS-13.Deathstrike Dragon: your 1-gems go, and half as many fly at an opponent."""

    def do(self, table: Table, script: Script) -> bool:
        pile = table.homes[script.seat]
        if script.stage == 0:
            ones = table.gems[pile][ONE_GEM]
            table.gems[pile][ONE_GEM] = 0
            table.give_gems(ONE_GEM, ones)
            script.first = ones // 2
            if script.first == 0:
                return True
            script.stage = 1
            script.ask(table, TARGET, list(table.opposing_piles(script.seat)))
            return False
        if script.stage == 1:
            script.count = table.answer
            script.stage = 2
        if script.stage == 2:
            script.stage = 3
            table.take_gems(ONE_GEM, script.first)
            launch(table, script.seat, Pile(script.count), script.first, False)
            return False
        return True

    def text(self) -> str:
        return "trash every 1-gem of your pile; send half as many 1-gems, rounded down, to an opponent"


# --- other things done with piles -----------------------------------------------------------------------------------


class TrashPileOne(Effect):
    """A 1-gem of your own pile returns to the bank."""

    def possible(self, table: Table, seat: SeatId) -> bool:
        return table.gems[table.homes[seat]][ONE_GEM] > 0

    def do(self, table: Table, script: Script) -> bool:
        table.trash_gem(table.homes[script.seat], 1)
        return True

    def text(self) -> str:
        return "trash a 1-gem of your pile"


class TrashEveryPileOne(Effect):
    """PS-13.Healing Touch: a 1-gem of every pile returns to the bank."""

    def do(self, table: Table, script: Script) -> bool:
        for pile in [table.homes[script.seat], *table.opposing_piles(script.seat)]:
            table.trash_gem(pile, 1)
        return True

    def text(self) -> str:
        return "trash a 1-gem from every pile"


class OneIntoBag(Effect):
    """PS-13.Safe Keeping: a 1-gem of your pile goes into your bag, if you like."""

    def do(self, table: Table, script: Script) -> bool:
        gems = table.gems[table.homes[script.seat]]
        if script.stage == 0:
            if gems[ONE_GEM] == 0:
                return True
            script.stage = 1
            script.ask(table, MAY, [0, 1])
            return False
        if table.answer == 1:
            gems[ONE_GEM] -= 1
            table.zone(script.seat, BAG).append(ONE_GEM)
            table.moved(script.seat, "puts @ into the bag", ONE_GEM)
        return True

    def asks(self) -> str:
        return "put a 1-gem of your pile into your bag"

    def text(self) -> str:
        return f"you may {self.asks()}"
