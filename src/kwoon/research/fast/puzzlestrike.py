"""Puzzle Strike straight from the state. `kwoon.research.puzzlestrike` says what each cell and action number means."""

from __future__ import annotations

from typing import Final, cast

from kwoon.engine.decision import DONE
from kwoon.engine.game import Game, Procedure
from kwoon.engine.seats import SeatId
from kwoon.games.puzzlestrike.language.script import Script
from kwoon.games.puzzlestrike.rules.match import Match
from kwoon.games.puzzlestrike.rules.play import Attack, Play
from kwoon.games.puzzlestrike.rules.reaction import BEFORE_FIST, React
from kwoon.games.puzzlestrike.rules.send import Send
from kwoon.games.puzzlestrike.rules.setup import DRAFT_ORDERS, BlindPick, Draft
from kwoon.games.puzzlestrike.rules.turn import Turn
from kwoon.games.puzzlestrike.shown.labels import WITHOUT_CHIP
from kwoon.games.puzzlestrike.shown.view import affordable
from kwoon.games.puzzlestrike.state.chip import BANK_KINDS, CHARACTERS, CHIPS, COLOURS
from kwoon.games.puzzlestrike.state.table import (
    BAG,
    BANK,
    BOUGHT,
    COUNTERS,
    DISCARD,
    DRAWING_PIGS,
    HAND,
    KNOWN,
    MONEY,
    ONGOING,
    PIGS,
    PILE,
    PLACES,
    TABLE,
    TOP,
    ZONES,
    Table,
)
from kwoon.games.puzzlestrike.terms import actions as do
from kwoon.games.puzzlestrike.terms import questions as q
from kwoon.games.puzzlestrike.terms.ids import NONE, ChipKind
from kwoon.games.puzzlestrike.terms.packing import kind_of, owner_of, place_of, sends_in
from kwoon.games.puzzlestrike.words.gems import PAIRS
from kwoon.research.fast.reader import Reader, capped, counts_of

SEATS: Final = 4
PLAYS: Final = 3
STRIKES: Final = 2
SENDS: Final = 2
"""How many chips being played, attacks and sends are told: the newest of each."""

PHASE_OF_STEP: Final = (1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4)
"""The phase of each step of a turn, in the order in which the encoding names them; 0 is the setup."""
OPEN_ZONES: Final = (TOP, DISCARD, TABLE, ONGOING)
SEAT_FACTS: Final = 14
ARROWS: Final = 5
GEMS: Final = 4
FACTS: Final = 23
FIRST_OPEN_ROW: Final = 4
"""The first row of a seat's open zones; before them stand its hand, its bag, what is known of the hand, and hand and
bag together."""
CHARACTER_ROW: Final = 8
"""The row of a seat's character, behind those of its open zones."""
ROWS_OF_SEAT: Final = 9
ASIDE_ROW: Final = ROWS_OF_SEAT * SEATS
KEPT_ROW: Final = ASIDE_ROW + 1


class StrikeReader(Reader):
    """Reads games of any mode."""

    def __init__(self, cell: dict[str, int], action: dict[str, int]) -> None:
        first = CHIPS[0].name
        self.size = len(cell)
        self.actions = len(action)
        self.kinds: int = len(CHIPS)
        self.about_at: int = cell["about attack"]
        self.about_seat_at: int = cell["about seat 0"]
        self.about_chip_at: int = cell[f"about chip: {first}"]
        self.facts_at: int = cell["turn"]
        self.mode_at: int = cell["mode: duel"]
        self.phase_at: int = cell["phase: setup"]
        self.standins_at: int = cell[f"stand-ins: {first}"]
        self.bank_at: int = cell[f"bank: {first}"]
        self.pool_at: int = cell[f"pool: {CHIPS[BANK_KINDS].name}"]
        self.pick_at: int = cell[f"own pick: {CHARACTERS[0]}"]
        self.seats_at: int = cell["seat 0 there"]
        self.seat_size: int = cell["seat 1 there"] - self.seats_at
        self.plays_at: int = cell["play 0 by seat 0"]
        self.play_size: int = cell["play 1 by seat 0"] - self.plays_at
        self.strikes_at: int = cell["strike 0 by seat 0"]
        self.sends_at: int = cell["send 0 gems"]
        self.send_size: int = cell["send 1 gems"] - self.sends_at
        self.no_chips: list[int] = [0] * self.kinds
        self.empty_chips: bytes = bytes(self.kinds)
        self.empty_setup: bytes = bytes(self.seats_at - self.pool_at)
        self.empty_seats: list[bytes] = [bytes(self.seat_size * (SEATS - seats)) for seats in range(SEATS + 1)]
        self.empty_tail: bytearray = bytearray(self.size - self.plays_at)
        self.no_head: list[int] = [0] * (self.bank_at - self.facts_at)
        self.no_facts: list[int] = [0] * FACTS
        self.no_stacks: list[int] = [0] * BANK_KINDS
        self.no_characters: list[int] = [0] * (self.kinds - BANK_KINDS)
        self.last: list[list[int]] = [[] for _ in range(ROWS_OF_SEAT * SEATS + 2)]
        """What each row told when it was read last: most chips lie where they lay a question ago."""
        self.rows: list[bytes] = [self.empty_chips for _ in self.last]
        """The same as bytes."""
        for seat in range(SEATS):
            self.rows[seat * ROWS_OF_SEAT + CHARACTER_ROW] = bytes(self.no_characters)
        self.last_bank: list[int] = [-1]
        self.last_stacks: tuple[int, ...] = ()
        self.last_removed: int = NONE
        self.bank_rows: bytes = b""
        self.last_afford: list[int] = []
        self.afford_row: bytes = bytes(self.no_stacks)
        self.end: int = action["end"]
        self.nothing: int = action["nothing"]
        self.yields: int = action["yield"]
        self.yes: int = action["yes"]
        self.no: int = action["no"]
        self.target: int = action["target, pile 0"]
        self.pick: int = action["pick, seat 0"]
        self.choose: int = action["choose, 0"]
        self.name: int = action[f"name, {COLOURS[0]}"]
        self.character: int = action[f"take character, character: {CHARACTERS[0]}"]
        self.draft: int = action[f"draft, pool: {CHIPS[BANK_KINDS].name}"]
        gems = [CHIPS[size - 1].name for size in PAIRS[0]]
        self.combine: int = action[f"combine, pile 0: {gems[0]}, pile 0: {gems[1]}"]
        self.bases: list[int] = [-1] * (8 * len(q.KIND_NAMES))
        """The first number of each kind of question and place where chips lie."""
        for kind in q.CODED:
            for place in range(8):
                whose = "" if place == BANK else " 0"
                name = f"{do.OF_CHIPS[kind]}, {PLACES[place]}{whose}: {first}"
                self.bases[kind * 8 + place] = action.get(name, -1)

    # --- observations -----------------------------------------------------------------------------------------------

    def observe(self, game: Game, seat: int) -> bytes:
        table = cast(Table, game)
        question = bytearray(self.facts_at)
        self.read_question(table, seat, question)
        head = self.no_head[:]
        head[0] = capped(table.turn)
        if table.decision is None:
            head[1] = 1
        head[2] = table.ante_value()
        head[3] = table.level
        first = self.facts_at
        head[self.mode_at - first + table.rules.mode] = 1
        for size in range(GEMS):
            head[self.standins_at - first + size] = capped(table.standins[size])
        facts: list[list[int]] = []
        characters: list[list[int]] = []
        for step in range(table.seats):
            each = (seat + step) % table.seats
            facts.append(self.facts_of(table, seat, each))
            characters.append(list(table.characters[each]) if table.characters else [])
        tail = self.empty_tail[:]
        kept = self.read_stack(table, seat, head, facts, characters, tail)
        for pile, gems, heavy in sends_in(table.floating):
            read_floating(table, seat, pile, gems, heavy, facts)
        setup = self.empty_setup
        if table.stack:
            top = table.stack[-1]
            if isinstance(top, Draft) or isinstance(top, BlindPick):  # noqa: SIM101 mypyc likes it so
                setup = self.read_setup(table, seat, top)
        parts = [bytes(question), bytes(head), self.read_bank(table), self.read_afford(table, seat)]
        parts.append(self.counts(ASIDE_ROW, table.aside))
        parts.append(self.counts(KEPT_ROW, kept))
        parts.append(setup)
        for step in range(table.seats):
            each = (seat + step) % table.seats
            parts.append(bytes(facts[step]))
            parts.append(self.read_characters(each, characters[step]))
            self.add_zones(table, seat, each, parts)
        parts.append(self.empty_seats[table.seats])
        parts.append(bytes(tail))
        return b"".join(parts)

    def read_bank(self, table: Table) -> bytes:
        """The stacks of the bank, what is left of them, and the one that was removed."""
        if table.bank == self.last_bank and table.stacks == self.last_stacks and table.removed == self.last_removed:
            return self.bank_rows
        left, stack, removed = self.no_stacks[:], self.no_stacks[:], self.no_stacks[:]
        for kind in table.stacks:
            stack[kind] = 1
            left[kind] = capped(table.bank[kind])
        if table.removed != NONE:
            removed[table.removed] = 1
        self.last_bank = table.bank[:]
        self.last_stacks = table.stacks
        self.last_removed = table.removed
        self.bank_rows = bytes(left + stack + removed)
        return self.bank_rows

    def read_afford(self, table: Table, seat: int) -> bytes:
        """What a player could buy now."""
        kinds = cast(list[int], affordable(table, SeatId(seat)))
        if kinds != self.last_afford:
            self.last_afford = kinds
            self.afford_row = counts_of(kinds, self.no_stacks)
        return self.afford_row

    def read_characters(self, each: int, kinds: list[int]) -> bytes:
        """The character chips of a player."""
        row = each * ROWS_OF_SEAT + CHARACTER_ROW
        if kinds != self.last[row]:
            self.last[row] = kinds[:]
            self.rows[row] = counts_of([kind - BANK_KINDS for kind in kinds], self.no_characters)
        return self.rows[row]

    def counts(self, row: int, chips: list[ChipKind]) -> bytes:
        """How many there are of each chip."""
        kinds = cast(list[int], chips)
        if not kinds:
            return self.empty_chips
        if kinds != self.last[row]:
            self.last[row] = kinds[:]
            self.rows[row] = counts_of(kinds, self.no_chips)
        return self.rows[row]

    def read_setup(self, table: Table, seat: int, setup: Procedure) -> bytes:
        """The pool of a draft, or one's own blind pick."""
        found = bytearray(self.empty_setup)
        first = self.pool_at
        if isinstance(setup, Draft):
            for kind in setup.pool:
                found[kind - BANK_KINDS] += 1
        elif isinstance(setup, BlindPick):
            if seat < len(setup.picks):
                found[self.pick_at - first + setup.picks[seat]] = 1
        return bytes(found)

    def read_question(self, table: Table, seat: int, seen: bytearray) -> None:
        """What is asked, and what the question belongs to."""
        decision = table.decision
        if decision is None or decision.seat != seat:
            return
        kind = decision.kind
        seen[kind] = 1
        top = table.stack[-1]
        at = self.about_at
        if kind == q.REACT and isinstance(top, React):
            below = table.stack[-2]
            if isinstance(below, Send):
                seen[at + 2] = 1
                return
            seen[at] = 1
            if top.window != BEFORE_FIST:
                seen[at + 1] = 1
            assert isinstance(below, Attack | Play)
            seen[self.about_chip_at + below.chip] = 1
            return
        if kind in WITHOUT_CHIP:
            return
        if isinstance(top, Script):
            seen[self.about_chip_at + top.chip] = 1
            seen[at + 3] = capped(top.script)
            seen[at + 4] = capped(top.step)
            seen[self.about_seat_at + (top.seat - seat) % table.seats] = 1
        elif isinstance(top, React):
            seen[self.about_chip_at + top.chip] = 1

    def facts_of(self, table: Table, seat: int, each: int) -> list[int]:
        """What is told of one player, besides chips in zones."""
        now = each * COUNTERS
        pile = table.homes[each]
        facts = self.no_facts[:]
        facts[0] = 1
        if each == table.active:
            facts[1] = 1
        if table.playing(SeatId(each)):
            facts[2] = 1
        facts[3] = len(table.zones[each * ZONES + HAND])
        facts[4] = capped(len(table.zones[each * ZONES + BAG]))
        facts[5] = capped(table.now[now + MONEY])
        facts[6] = capped(table.now[now + PIGS])
        facts[7] = capped(table.now[now + DRAWING_PIGS])
        facts[8] = capped(table.now[now + BOUGHT])
        facts[9] = capped(table.total(pile))
        if pile == table.homes[seat]:
            facts[10] = 1
        for colour in range(ARROWS):
            facts[SEAT_FACTS + colour] = capped(table.now[now + colour])
        gems = table.gems[pile]
        for size in range(GEMS):
            facts[SEAT_FACTS + ARROWS + size] = capped(gems[size])
        return facts

    def add_zones(self, table: Table, seat: int, each: int, parts: list[bytes]) -> None:
        """One player's chips: of others what is known of the hand, and what hand and bag hold together."""
        zones = table.zones
        base = each * ZONES
        row = each * ROWS_OF_SEAT
        if each == seat:
            parts.append(self.counts(row, zones[base + HAND]))
            parts.append(self.counts(row + 1, zones[base + BAG]))
        else:
            parts.append(self.counts(row + 2, zones[base + KNOWN]))
            parts.append(self.counts(row + 3, zones[base + HAND] + zones[base + BAG]))
        row += FIRST_OPEN_ROW
        for zone in OPEN_ZONES:
            parts.append(self.counts(row, zones[base + zone]))
            row += 1

    def read_stack(
        self,
        table: Table,
        seat: int,
        head: list[int],
        facts: list[list[int]],
        characters: list[list[int]],
        tail: bytearray,
    ) -> list[ChipKind]:
        """The phase, what is played and sent (the newest first), who plays on after a tie; gives what one has kept."""
        seats = table.seats
        plays = strikes = sends = 0
        phase = 0
        first = self.plays_at
        kept: list[ChipKind] = []
        for index in range(len(table.stack) - 1, -1, -1):
            procedure = table.stack[index]
            if isinstance(procedure, Play):
                if plays < PLAYS:
                    at = plays * self.play_size
                    tail[at + (procedure.seat - seat) % seats] = 1
                    tail[at + SEATS + (procedure.chooser - seat) % seats] = 1
                    tail[at + 2 * SEATS + procedure.chip] = 1
                    plays += 1
            elif isinstance(procedure, Attack):
                if strikes < STRIKES and procedure.at < len(procedure.targets):
                    at = self.strikes_at - first + strikes * 2 * SEATS
                    tail[at + (procedure.seat - seat) % seats] = 1
                    tail[at + SEATS + (procedure.targets[procedure.at] - seat) % seats] = 1
                    strikes += 1
            elif isinstance(procedure, Send):
                if sends < SENDS:
                    read_send(table, seat, procedure, tail, self.sends_at - first + sends * self.send_size)
                    sends += 1
            elif isinstance(procedure, Turn):
                phase = PHASE_OF_STEP[procedure.step]
                if procedure.seat == seat:
                    kept = procedure.kept
            elif isinstance(procedure, Match):
                for each in procedure.tied:
                    facts[(each - seat) % seats][13] = 1
            elif isinstance(procedure, Draft):
                order = DRAFT_ORDERS[seats]
                for number in range(len(procedure.taken)):
                    step = (order[number] - seat) % seats
                    characters[step] = [*characters[step], procedure.taken[number]]
            elif isinstance(procedure, BlindPick):
                head[4] = len(procedure.picks)
        head[self.phase_at - self.facts_at + phase] = 1
        return kept

    # --- actions ----------------------------------------------------------------------------------------------------

    def numbers(self, game: Game) -> list[int]:
        table = cast(Table, game)
        decision = table.decision
        found: list[int] = []
        if decision is None:
            return found
        kind = decision.kind
        seat = decision.seat
        coded = kind in q.CODED
        for code in decision.options:
            if code < 0:
                if code == DONE:
                    found.append(self.end if kind == q.PLAY or kind == q.BUY else self.nothing)
                else:
                    found.append(self.yields)
            elif coded:
                place = place_of(code)
                first = self.bases[kind * 8 + place] + kind_of(code)
                owner = owner_of(code)
                if place == BANK:
                    found.append(first)
                elif place == PILE:
                    found.append(first + GEMS * ((owner - table.homes[seat]) % table.piles))
                else:
                    found.append(first + self.kinds * ((owner - seat) % table.seats))
            else:
                found.append(self.other(table, kind, seat, code))
        return found

    def other(self, table: Table, kind: int, seat: int, code: int) -> int:
        """An option that is no chip in a place."""
        if kind == q.MAY:
            return self.yes if code else self.no
        if kind == q.TARGET:
            return self.target + (code - table.homes[seat]) % table.piles
        if kind == q.COMBINING:
            script = table.stack[-1]
            assert isinstance(script, Script)
            pile = (table.homes[script.seat] - table.homes[seat]) % table.piles
            return self.combine + pile * len(PAIRS) + code
        if kind == q.OPPONENT or kind == q.PLAYER:
            return self.pick + (code - seat) % table.seats
        if kind == q.CHOOSING:
            return self.choose + code
        if kind == q.NAMING:
            return self.name + code
        if kind == q.CHARACTER_PICK:
            return self.character + code
        return self.draft + code - BANK_KINDS


def read_floating(table: Table, seat: int, pile: int, gems: int, heavy: bool, facts: list[list[int]]) -> None:
    """Gems in limbo above a pile."""
    for step in range(table.seats):
        if table.homes[(seat + step) % table.seats] == pile:
            facts[step][11] = capped(facts[step][11] + gems)
            if heavy:
                facts[step][12] = 1


def read_send(table: Table, seat: int, send: Send, tail: bytearray, at: int) -> None:
    """Gems in the air."""
    seats = table.seats
    tail[at] = capped(send.gems)
    if send.heavy:
        tail[at + 1] = 1
    tail[at + 2] = capped(send.back)
    tail[at + 3 + (send.seat - seat) % seats] = 1
    for each in range(seats):
        if table.homes[each] == send.pile:
            tail[at + 3 + SEATS + (each - seat) % seats] = 1
