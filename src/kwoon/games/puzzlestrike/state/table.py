"""What lies on the table: bank, gem piles, hands, bags, discard piles; and the plain acts done with them."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from mypy_extensions import mypyc_attr

from kwoon.engine.events import EVERYONE, Event, all_but, only
from kwoon.engine.game import Game
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.options import FREE_FOR_ALL, LAST_MAN_STANDING, TEAMS, StrikeOptions, homes_of
from kwoon.games.puzzlestrike.state.chip import BANK_KINDS, CHIPS, ONE_GEM, WOUND, gem
from kwoon.games.puzzlestrike.terms.events import Anted, Drew, Moved, PanicRose, Revealed, Shook
from kwoon.games.puzzlestrike.terms.ids import NO_CHIP, ChipKind, Pile
from kwoon.games.puzzlestrike.terms.packing import chip_in_place, holds, kind_of, owner_of, place_of, set_of

# A player's zones. KNOWN is no zone of its own: the chips of the hand that everyone has seen there.
HAND: Final = 0
BAG: Final = 1
TOP: Final = 2
DISCARD: Final = 3
TABLE: Final = 4
ONGOING: Final = 5
KNOWN: Final = 6
ZONES: Final = 7
# Places that belong to no player's zones but stand in the codes of options in the same way.
PILE: Final = 6
BANK: Final = 7
PLACES: Final = ("hand", "bag", "top of bag", "discard", "table", "ongoing", "pile", "bank")

# What each player has this turn. The first five are arrows by colour.
MONEY: Final = 5
PIGS: Final = 6
DRAWING_PIGS: Final = 7
BOUGHT: Final = 8
ACTED: Final = 9
WOUNDED: Final = 10
ONCE: Final = 11
ANARCHY: Final = 12
"""Arrows that wait for the player's next turn (Maximum Anarchy)."""
COUNTERS: Final = 13

OVERFLOW: Final = 10
"""PS-8.1: who ends a turn with this much in the pile loses."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(Game):
    """The table. Zones hold kinds of chips; alike copies are not told apart. A bag has no order: drawing is chance."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        *Game.FIELDS,
        "turn",
        "active",
        "level",
        "fallen",
        "gems",
        "bank",
        "standins",
        "removed",
        "stacks",
        "zones",
        "now",
        "floating",
        "aside",
        "box",
        "characters",
        "out",
        "places",
        "bounded",
        "did",
        "body",
    )
    SHARED: ClassVar[tuple[str, ...]] = ("options", "rules", "homes", "piles", "floats")

    def __init__(self, options: StrikeOptions, seed: int) -> None:
        super().__init__(options.players, seed, options)
        seats = options.players
        self.rules: StrikeOptions = options
        self.homes: tuple[Pile, ...] = homes_of(options)
        """Each seat's gem pile: its own, or the team's."""
        self.piles: int = 2 if options.mode == TEAMS else seats
        self.floats: bool = options.mode in (FREE_FOR_ALL, LAST_MAN_STANDING)
        self.turn: int = 0
        self.active: SeatId = options.first
        self.level: int = 0
        """0 normal, 1 Panic, 2 Danger, 3 Deadly Time."""
        self.fallen: int = 0
        """Players eliminated: each raises the ante by one (PS-8.5)."""
        self.gems: list[list[int]] = [[0, 0, 0, 0] for _ in range(self.piles)]
        """How many gems of each size lie in each pile."""
        self.bank: list[int] = [CHIPS[kind].copies for kind in range(BANK_KINDS)]
        self.standins: list[int] = [0, 0, 0, 0]
        """How many gems of each size in the game are stand-ins; the first to return to the bank vanish."""
        self.removed: ChipKind = NO_CHIP
        """The stack that Into Oblivion has taken out; its count stays in `bank`."""
        self.stacks: tuple[ChipKind, ...] = ()
        """The kinds that have a stack in this game's bank."""
        self.zones: list[list[ChipKind]] = [[] for _ in range(seats * ZONES)]
        self.now: list[int] = [0] * (seats * COUNTERS)
        self.floating: list[int] = []
        """PS-8.4: sends in limbo, each as pile, count, and whether a 4-gem was broken."""
        self.aside: list[ChipKind] = []
        self.box: tuple[int, ...] = ()
        """What stays in the box: stacks and character chips that are not in this game."""
        self.characters: tuple[tuple[ChipKind, ...], ...] = ()
        self.out: int = 0
        """The eliminated seats, as bits."""
        self.places: tuple[int, ...] = ()
        """Each seat's place, once the game is over."""
        self.bounded: bool = False
        """The bound on turns has ended the game."""
        self.did: int = 0
        """What the procedure that has just ended did, for the one below it."""
        self.body: int = 0
        """Whether the chip that was just played still lies on the table (X-Copy asks)."""

    def happened(self, event: Event) -> None:
        """Tell whoever watches. Callers check `watcher` first, so that no event is made for nobody."""
        watcher = self.watcher
        if watcher is not None:
            watcher.tell(event)

    def moved(self, seat: SeatId, verb: str, kind: ChipKind) -> None:
        """Tell that a chip went somewhere."""
        if self.watcher is not None:
            self.happened(Moved(EVERYONE, seat, verb, kind))

    # --- the zones ------------------------------------------------------------------------------------------------

    def zone(self, seat: SeatId, zone: int) -> list[ChipKind]:
        """One of a player's zones."""
        return self.zones[seat * ZONES + zone]

    def hand(self, seat: SeatId) -> list[ChipKind]:
        """A player's hand."""
        return self.zones[seat * ZONES]

    def leave_hand(self, seat: SeatId, kind: ChipKind) -> None:
        """A chip leaves a hand."""
        self.zones[seat * ZONES].remove(kind)
        known = self.zones[seat * ZONES + KNOWN]
        if known and kind in known:
            known.remove(kind)

    def into_hand(self, seat: SeatId, kind: ChipKind) -> None:
        """A chip that everyone sees comes into a hand."""
        self.zones[seat * ZONES].append(kind)
        self.zones[seat * ZONES + KNOWN].append(kind)

    def reveal(self, seat: SeatId) -> None:
        """A player shows the hand to all."""
        hand = self.zones[seat * ZONES]
        if len(self.zones[seat * ZONES + KNOWN]) != len(hand):
            self.zones[seat * ZONES + KNOWN] = hand[:]
            self.reveals += 1
            if self.watcher is not None:
                self.happened(Revealed(EVERYONE, seat, tuple(hand)))

    def can_draw(self, seat: SeatId) -> bool:
        """Whether there is a chip to draw: on top of the bag, in it, or in the discard pile."""
        base = seat * ZONES
        return len(self.zones[base + TOP]) + len(self.zones[base + BAG]) + len(self.zones[base + DISCARD]) > 0

    def draw(self, seat: SeatId, count: int) -> None:
        """PS-3.3: draw from the bag; empty, it takes the discard pile first. PS-11.4: chips on top come first."""
        base = seat * ZONES
        hand = self.zones[base]
        before = len(hand)
        for _ in range(count):
            top = self.zones[base + TOP]
            if top:
                kind = top.pop()
                self.zones[base + KNOWN].append(kind)
            else:
                bag = self.zones[base + BAG]
                if not bag:
                    if not self.zones[base + DISCARD]:
                        break
                    self.shake(seat)
                    bag = self.zones[base + BAG]
                drawn = self.chance.below(len(bag))
                kind = bag[drawn]
                last = bag.pop()
                if drawn < len(bag):
                    bag[drawn] = last
            hand.append(kind)
        if len(hand) > before:
            self.reveals += 1
            if self.watcher is not None:
                chips = tuple(hand[before:])
                self.happened(Drew(only(seat), seat, len(chips), chips))
                self.happened(Drew(all_but(seat), seat, len(chips), ()))

    def shake(self, seat: SeatId) -> None:
        """PS-3.3: the discard pile, without the chips on the table, goes into the bag."""
        base = seat * ZONES
        discards = self.zones[base + DISCARD]
        if self.watcher is not None:
            self.happened(Shook(EVERYONE, seat, len(discards)))
        self.zones[base + BAG].extend(discards)
        self.zones[base + DISCARD] = []

    def discard(self, seat: SeatId, kind: ChipKind) -> None:
        """A chip of the hand is discarded; Shadow Plague brings a wound then."""
        self.leave_hand(seat, kind)
        self.zones[seat * ZONES + DISCARD].append(kind)
        self.moved(seat, "discards @", kind)
        if CHIPS[kind].plague:
            self.gain(seat, WOUND)

    # --- the bank -------------------------------------------------------------------------------------------------

    def in_stock(self, kind: ChipKind) -> bool:
        """PS-11.3: whether a stack of the bank has a chip left."""
        return self.bank[kind] > 0 and kind != self.removed

    def take(self, kind: ChipKind) -> bool:
        """Take a chip from the bank, if its stack has one."""
        left = self.bank[kind]
        if left <= 0 or kind == self.removed:
            return False
        self.bank[kind] = left - 1
        if left == 1:
            self.check_panic()
        return True

    def give(self, kind: ChipKind) -> None:
        """PS-11.1: a chip returns to the bank; a stand-in gem vanishes instead."""
        if kind < 4 and self.standins[kind] > 0:
            self.standins[kind] -= 1
        else:
            self.bank[kind] += 1

    def take_gems(self, kind: ChipKind, count: int) -> None:
        """PS-2.3: gems for a pile come from the bank, or are stand-ins when it is out of them."""
        for _ in range(count):
            if not self.take(kind):
                self.standins[kind] += 1

    def give_gems(self, kind: ChipKind, count: int) -> None:
        """Gems return to the bank."""
        for _ in range(count):
            self.give(kind)

    def gain(self, seat: SeatId, kind: ChipKind) -> None:
        """PS-11.1: a chip from the bank into the discard pile; PS-11.3: nothing when its stack is out."""
        if self.take(kind):
            self.zones[seat * ZONES + DISCARD].append(kind)
            self.moved(seat, "gains @", kind)

    def empty_stacks(self, returning: int = NO_CHIP) -> int:
        """How many stacks are empty; a removed one counts (PS-13.Into Oblivion), and so does one not yet back."""
        count = 0
        for kind in self.stacks:
            if self.bank[kind] == 0 or kind == self.removed or kind == returning:
                count += 1
        return count

    def check_panic(self, returning: int = NO_CHIP) -> None:
        """PS-2.2: as many empty stacks at once as players are Panic Time, and on; it never goes back."""
        level = min(3, self.empty_stacks(returning) - self.seats + 1)
        if level > self.level:
            self.level = level
            if self.watcher is not None:
                self.happened(PanicRose(EVERYONE, self.ante_value()))

    def ante_value(self) -> int:
        """The gem that is anted now."""
        return min(4, 1 + self.level + self.fallen)

    # --- gem piles ------------------------------------------------------------------------------------------------

    def total(self, pile: Pile) -> int:
        """The sum of a gem pile."""
        gems = self.gems[pile]
        return gems[0] + 2 * gems[1] + 3 * gems[2] + 4 * gems[3]

    def ante(self, pile: Pile, value: int) -> None:
        """PS-2.1: a gem from the bank into a pile. It is not a send."""
        self.take_gems(gem(value), 1)
        self.gems[pile][value - 1] += 1
        if self.watcher is not None:
            self.happened(Anted(EVERYONE, pile, value))

    def trash_gem(self, pile: Pile, value: int) -> None:
        """A gem of a pile returns to the bank, if there is one of that size."""
        gems = self.gems[pile]
        if gems[value - 1]:
            gems[value - 1] -= 1
            self.give(gem(value))

    # --- a player's turn ------------------------------------------------------------------------------------------

    def has(self, seat: SeatId, counter: int) -> int:
        """One of the things that a player has this turn."""
        return self.now[seat * COUNTERS + counter]

    def add(self, seat: SeatId, counter: int, count: int) -> None:
        """Give a player arrows, money or pigs: on another's turn they are lost."""
        if self.homes[seat] == self.homes[self.active]:
            self.now[seat * COUNTERS + counter] += count

    def own_turn(self, seat: SeatId) -> bool:
        """Whether it is this player's (or the team's) turn."""
        return self.homes[seat] == self.homes[self.active]

    def drop_ongoing(self, seat: SeatId, kind: ChipKind) -> None:
        """An ongoing chip is discarded."""
        self.zones[seat * ZONES + ONGOING].remove(kind)
        self.zones[seat * ZONES + DISCARD].append(kind)
        self.moved(seat, "discards @", kind)

    # --- who plays ------------------------------------------------------------------------------------------------

    def playing(self, seat: SeatId) -> bool:
        """Whether a seat has not been eliminated."""
        return not holds(self.out, seat)

    def players(self) -> list[SeatId]:
        """PS-3.7: everyone in turn order, from the player whose turn it is."""
        found: list[SeatId] = []
        for step in range(self.seats):
            seat = SeatId((self.active + step) % self.seats)
            if not holds(self.out, seat):
                found.append(seat)
        return found

    def opponents(self, seat: SeatId) -> list[SeatId]:
        """The players of the other piles, in turn order."""
        found: list[SeatId] = []
        home = self.homes[seat]
        for step in range(self.seats):
            other = SeatId((self.active + step) % self.seats)
            if self.homes[other] != home and not holds(self.out, other):
                found.append(other)
        return found

    def opposing_piles(self, seat: SeatId) -> list[Pile]:
        """The piles that this player can send gems to, in turn order."""
        found: list[Pile] = []
        for other in self.opponents(seat):
            pile = self.homes[other]
            if pile not in found:
                found.append(pile)
        return found

    # --- options as codes -----------------------------------------------------------------------------------------

    def offer(self, options: list[int], seat: SeatId, zone: int, mask: int) -> None:
        """Add the chips of a zone that are in a set, each kind once."""
        base = chip_in_place(seat, zone, ONE_GEM)
        left = mask
        for kind in self.zones[seat * ZONES + zone]:
            this = set_of(kind)
            if left & this:
                left ^= this
                options.append(base | kind)

    def offer_bank(self, options: list[int], mask: int, least: int, most: int) -> None:
        """Add the stacks of the bank that are in a set, cost neither less nor more than this, and are not out."""
        base = in_bank(ONE_GEM)
        for kind in self.stacks:
            if holds(mask, kind) and self.bank[kind] > 0 and kind != self.removed:
                if least <= CHIPS[kind].cost <= most:
                    options.append(base | kind)

    def offer_gems(self, options: list[int], pile: Pile, mask: int) -> None:
        """Add the sizes of gem in a pile that are in a set."""
        gems = self.gems[pile]
        for size in range(4):
            if gems[size] > 0 and holds(mask, size):
                options.append(chip_in_place(pile, PILE, ChipKind(size)))

    def trash(self, seat: SeatId, code: int) -> None:
        """PS-11.1: the chip that an option stands for returns to the bank."""
        kind = kind_of(code)
        self.take_coded(code)
        self.give(kind)
        self.moved(seat, "trashes @", kind)

    def take_coded(self, code: int) -> None:
        """The chip that an option stands for leaves its place."""
        owner = owner_of(code)
        zone = place_of(code)
        kind = kind_of(code)
        if zone == HAND:
            self.leave_hand(SeatId(owner), kind)
        elif zone == PILE:
            self.gems[owner][kind] -= 1
        else:
            self.zones[owner * ZONES + zone].remove(kind)


def in_bank(kind: ChipKind) -> int:
    """A chip of the bank as an option."""
    return chip_in_place(0, BANK, kind)


def table_of(game: Game) -> Table:
    """The game as the table it is."""
    return cast(Table, game)
