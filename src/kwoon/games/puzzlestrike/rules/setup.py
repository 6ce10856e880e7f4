"""PS-1, PS-10, PS-12.1: characters by chance, double-blind or by draft; the bank; the starting decks."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from kwoon.engine.events import EVERYONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.seats import SeatId, all_seats
from kwoon.games.puzzlestrike.options import BLIND, DRAFT, GIVEN, STACKS
from kwoon.games.puzzlestrike.state.chip import (
    BANK_KINDS,
    CHARACTER_CHIPS,
    CHARACTERS,
    CHIPS,
    CRASH_GEM,
    ONE_GEM,
)
from kwoon.games.puzzlestrike.state.table import BAG, COUNTERS, ZONES, Table, table_of
from kwoon.games.puzzlestrike.terms.events import Picked
from kwoon.games.puzzlestrike.terms.ids import NO_CHIP, ChipKind
from kwoon.games.puzzlestrike.terms.questions import CHARACTER_PICK, DRAFT_PICK

FIRST_PUZZLE: Final = 8
STARTING_ONES: Final = 6
STARTING_HAND: Final = 5
DRAFT_ORDERS: Final = ((), (), (0, 1, 1, 0, 0, 1), (0, 1, 2, 2, 1, 0, 0, 1, 2), (0, 1, 2, 3, 3, 2, 1, 0, 0, 1, 2, 3))
POOLS: Final = (0, 0, 9, 12, 15)

OFFER: Final = 0
TAKE: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class BlindPick(Procedure):
    """PS-12.1: everyone picks a character; nobody sees a pick before all are made."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "picks")

    def __init__(self) -> None:
        super().__init__()
        self.picks: list[int] = []

    def advance(self, game: Game) -> None:
        table = table_of(game)
        if self.step == OFFER:
            if len(self.picks) == table.seats:
                table.stack.pop()
                table.reveals += 1
                seat_characters(table, [tuple(CHARACTER_CHIPS[pick]) for pick in self.picks])
                return
            self.step = TAKE
            table.ask(SeatId(len(self.picks)), CHARACTER_PICK, list(range(len(CHARACTERS))))
        else:
            self.picks.append(table.answer)
            self.step = OFFER


@mypyc_attr(allow_interpreted_subclasses=True)
class Draft(Procedure):
    """PS-10.1: character chips are drafted one at a time from an open pool, without Shadow Plague."""

    FIELDS: ClassVar[tuple[str, ...]] = ("step", "at", "pool", "taken")

    def __init__(self, pool: list[ChipKind]) -> None:
        super().__init__()
        self.at: int = 0
        self.pool: list[ChipKind] = pool
        self.taken: list[ChipKind] = []
        """The chips drafted so far, in order."""

    def advance(self, game: Game) -> None:
        table = table_of(game)
        order = DRAFT_ORDERS[table.seats]
        if self.step == OFFER:
            if self.at == len(order):
                table.stack.pop()
                seat_characters(table, [self.chips_of(order, seat) for seat in all_seats(table.seats)])
                return
            self.step = TAKE
            table.ask(SeatId(order[self.at]), DRAFT_PICK, list(self.pool))
            return
        kind = ChipKind(table.answer)
        self.pool.remove(kind)
        self.taken.append(kind)
        if table.watcher is not None:
            table.happened(Picked(EVERYONE, SeatId(order[self.at]), CHIPS[kind].name))
        self.at += 1
        self.step = OFFER

    def chips_of(self, order: tuple[int, ...], seat: SeatId) -> tuple[ChipKind, ...]:
        """What a seat has drafted so far."""
        return tuple([self.taken[index] for index in range(len(self.taken)) if order[index] == seat])


def choose_characters(table: Table) -> None:
    """Characters come to the seats as the options say."""
    way = table.rules.way
    if way == GIVEN:
        seat_characters(table, all_given(table))
    elif way == BLIND:
        table.stack.append(BlindPick())
    elif way == DRAFT:
        kinds = [chip.kind for chip in CHIPS[BANK_KINDS:] if not chip.plague]
        table.chance.shuffle(kinds)
        table.stack.append(Draft(sorted(kinds[: POOLS[table.seats]])))
    else:
        order = list(range(len(CHARACTERS)))
        table.chance.shuffle(order)
        seat_characters(table, [tuple(CHARACTER_CHIPS[order[seat]]) for seat in range(table.seats)])


def all_given(table: Table) -> list[tuple[ChipKind, ...]]:
    """The characters as listed; where the list leaves one to chance, it is one that the list does not name."""
    given = table.rules.given
    if () not in given:
        return given
    used = [kind for each in given for kind in each]
    free = [
        index
        for index in range(len(CHARACTERS))
        if tuple(CHARACTER_CHIPS[index]) not in given
        and all(used.count(kind) < table.seats for kind in CHARACTER_CHIPS[index])
    ]
    table.chance.shuffle(free)
    return [each or tuple(CHARACTER_CHIPS[free.pop()]) for each in given]


def seat_characters(table: Table, chips: list[tuple[ChipKind, ...]]) -> None:
    """Each seat has its three character chips; with enough sets in the box, two may have the same."""
    table.characters = tuple(chips)
    box = list(table.box)
    for seat in all_seats(table.seats):
        for kind in chips[seat]:
            box[kind] -= 1
            table.zone(seat, BAG).append(kind)
        if table.watcher is not None:
            table.happened(Picked(EVERYONE, seat, character_name(chips[seat])))
    table.box = tuple(box)


def character_name(chips: tuple[ChipKind, ...]) -> str:
    """The character that three chips make up, or the chips by name."""
    for index in range(len(CHARACTERS)):
        if sorted(chips) == CHARACTER_CHIPS[index]:
            return CHARACTERS[index]
    return ", ".join([CHIPS[kind].name for kind in chips])


def fill_box(table: Table) -> None:
    """Before anything is chosen every puzzle stack and character chip is in the box, with a set for each player."""
    box = [0] * len(CHIPS)
    for kind in range(FIRST_PUZZLE, len(CHIPS)):
        box[kind] = CHIPS[kind].copies * (table.seats if kind >= BANK_KINDS else 1)
        if kind < BANK_KINDS:
            table.bank[kind] = 0
    table.box = tuple(box)


def set_up_bank(table: Table) -> None:
    """PS-1.2: ten puzzle stacks beside the eight that are always there."""
    put_in_bank(table, table.rules.bank or tuple(random_stacks(table)))


def random_stacks(table: Table) -> list[ChipKind]:
    """PS-12.1: ten of the 24 puzzle stacks, by chance."""
    kinds = [ChipKind(kind) for kind in range(FIRST_PUZZLE, BANK_KINDS)]
    table.chance.shuffle(kinds)
    return sorted(kinds[:STACKS])


def put_in_bank(table: Table, kinds: tuple[ChipKind, ...]) -> None:
    """These puzzle stacks are in the bank, and no others."""
    box = list(table.box)
    for kind in range(FIRST_PUZZLE, BANK_KINDS):
        whole = box[kind] + table.bank[kind]
        table.bank[kind] = whole if kind in kinds else 0
        box[kind] = 0 if kind in kinds else whole
    table.box = tuple(box)
    table.stacks = (*[ChipKind(kind) for kind in range(FIRST_PUZZLE)], *kinds)


def clear(table: Table) -> None:
    """Everything is taken from the table before another game of a match; `fill_box` puts it where it begins."""
    table.turn = 0
    table.level = 0
    table.fallen = 0
    table.gems = [[0, 0, 0, 0] for _ in range(table.piles)]
    table.bank = [CHIPS[kind].copies for kind in range(BANK_KINDS)]
    table.standins = [0, 0, 0, 0]
    table.removed = NO_CHIP
    table.zones = [[] for _ in range(table.seats * ZONES)]
    table.now = [0] * (table.seats * COUNTERS)
    table.floating = []
    table.aside = []
    table.out = 0
    table.places = ()
    table.bounded = False


def deal(table: Table) -> None:
    """PS-1.1: each deck takes a Crash Gem and six 1-gems from the bank, and five chips are drawn."""
    for seat in all_seats(table.seats):
        bag = table.zone(seat, BAG)
        table.take(CRASH_GEM)
        bag.append(CRASH_GEM)
        for _ in range(STARTING_ONES):
            table.take(ONE_GEM)
            bag.append(ONE_GEM)
        table.draw(seat, STARTING_HAND)
