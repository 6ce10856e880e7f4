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
from kwoon.research.fast.reader import Page, Reader, capped

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
FIRST_OPEN_ROW: Final = 3
"""The first list of a seat's open zones on a page; before them stand those of its hand, of its bag, and what is in the
hand and not known."""
CHARACTER_ROW: Final = 7
"""The list of a seat's character, behind those of its open zones."""
ROWS_OF_SEAT: Final = 8
ASIDE_ROW: Final = ROWS_OF_SEAT * SEATS
KEPT_ROW: Final = ASIDE_ROW + 1
AFFORD_ROW: Final = ASIDE_ROW + 2
ROWS: Final = ASIDE_ROW + 3


class StrikePage(Page):
    """What a seat of Puzzle Strike was told last, and what it was told from."""

    def __init__(self, size: int, seats: int) -> None:
        super().__init__(size)
        self.seats: int = seats
        """With another number of players, a page is thrown away."""
        self.rows: list[list[int]] = [[] for _ in range(ROWS)]
        """The chips that each row counts."""
        self.bank: list[int] = []
        self.stacks: tuple[int, ...] = ()
        self.removed: int = NONE
        self.question: list[int] = []
        """What was said of the question, and of what is being played: see `Page.say`."""
        self.plays: list[int] = []


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
        self.aside_at: int = cell[f"aside: {first}"]
        self.kept_at: int = cell[f"kept: {first}"]
        self.stack_at: int = cell[f"stack: {first}"]
        self.removed_at: int = cell[f"removed: {first}"]
        self.afford_at: int = cell[f"afford: {first}"]
        self.character_at: int = cell[f"seat 0 character: {CHIPS[BANK_KINDS].name}"] - self.seats_at
        self.zones_at: int = cell[f"seat 0 hand: {first}"] - self.seats_at
        self.no_head: list[int] = [0] * (self.bank_at - self.facts_at)
        self.no_facts: list[int] = [0] * FACTS
        self.pages: list[StrikePage | None] = [None] * SEATS
        self.cell: dict[str, int] = cell
        self.action: dict[str, int] = action
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

    def another(self) -> StrikeReader:
        return StrikeReader(self.cell, self.action)

    def observe(self, game: Game, seat: int) -> bytes:
        return bytes(self.page(game, seat))

    def page(self, game: Game, seat: int) -> bytes | bytearray:
        table = cast(Table, game)
        seats = table.seats
        page = self.pages[seat]
        if page is None or page.seats != seats:
            page = StrikePage(self.size, seats)
            self.pages[seat] = page
        question: list[int] = []
        self.read_question(table, seat, question)
        if question != page.question:
            page.say(page.question, question)
            page.question = question
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
        for step in range(seats):
            facts.append(self.facts_of(table, seat, (seat + step) % seats))
        plays: list[int] = []
        drafts: list[Draft] = []
        kept = self.read_stack(table, seat, head, facts, drafts, plays)
        for pile, gems, heavy in sends_in(table.floating):
            read_floating(table, seat, pile, gems, heavy, facts)
        if table.stack:
            top = table.stack[-1]
            if isinstance(top, Draft) or isinstance(top, BlindPick):  # noqa: SIM101 mypyc likes it so
                self.read_setup(seat, top, plays)
        if plays != page.plays:
            page.say(page.plays, plays)
            page.plays = plays
        page.tell_all(first, head)
        self.put_bank(table, page)
        self.put_row(page, AFFORD_ROW, self.afford_at, cast(list[int], affordable(table, SeatId(seat))))
        self.put_row(page, ASIDE_ROW, self.aside_at, cast(list[int], table.aside))
        self.put_row(page, KEPT_ROW, self.kept_at, cast(list[int], kept))
        at = self.seats_at
        for step in range(seats):
            each = (seat + step) % seats
            page.tell_all(at, facts[step])
            kinds = cast(list[int], list(table.characters[each])) if table.characters else []
            for draft in drafts:
                kinds.extend(drafted(draft, each, seats))
            self.put_row(page, step * ROWS_OF_SEAT + CHARACTER_ROW, at + self.character_at - BANK_KINDS, kinds)
            self.put_zones(table, seat, each, step * ROWS_OF_SEAT, at + self.zones_at, page)
            at += self.seat_size
        return page.cells

    def put_row(self, page: StrikePage, row: int, at: int, kinds: list[int]) -> None:
        """How many there are of each chip."""
        before = page.rows[row]
        if kinds != before:
            page.count(at, before, kinds)
            page.rows[row] = kinds[:]

    def put_bank(self, table: Table, page: StrikePage) -> None:
        """The stacks of the bank, what is left of them, and the one that was removed."""
        if table.bank == page.bank and table.stacks == page.stacks and table.removed == page.removed:
            return
        if table.stacks != page.stacks:
            for kind in page.stacks:
                page.tell(self.stack_at + kind, 0)
                page.tell(self.bank_at + kind, 0)
        for kind in table.stacks:
            page.tell(self.stack_at + kind, 1)
            page.tell(self.bank_at + kind, table.bank[kind])
        if page.removed != NONE:
            page.tell(self.removed_at + page.removed, 0)
        if table.removed != NONE:
            page.tell(self.removed_at + table.removed, 1)
        page.bank = table.bank[:]
        page.stacks = table.stacks
        page.removed = table.removed

    def read_setup(self, seat: int, setup: Procedure, said: list[int]) -> None:
        """The pool of a draft, or one's own blind pick."""
        if isinstance(setup, Draft):
            for kind in sorted(set(setup.pool)):
                said.extend((self.pool_at + kind - BANK_KINDS, setup.pool.count(kind)))
        elif isinstance(setup, BlindPick):
            if seat < len(setup.picks):
                said.extend((self.pick_at + setup.picks[seat], 1))

    def read_question(self, table: Table, seat: int, said: list[int]) -> None:
        """What is asked, and what the question belongs to."""
        decision = table.decision
        if decision is None or decision.seat != seat:
            return
        kind = decision.kind
        said.extend((kind, 1))
        top = table.stack[-1]
        at = self.about_at
        if kind == q.REACT and isinstance(top, React):
            below = table.stack[-2]
            if isinstance(below, Send):
                said.extend((at + 2, 1))
                return
            said.extend((at, 1))
            if top.window != BEFORE_FIST:
                said.extend((at + 1, 1))
            assert isinstance(below, Attack | Play)
            said.extend((self.about_chip_at + below.chip, 1))
            return
        if kind in WITHOUT_CHIP:
            return
        if isinstance(top, Script):
            said.extend((self.about_chip_at + top.chip, 1))
            said.extend((at + 3, top.script))
            said.extend((at + 4, top.step))
            said.extend((self.about_seat_at + (top.seat - seat) % table.seats, 1))
        elif isinstance(top, React):
            said.extend((self.about_chip_at + top.chip, 1))

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

    def put_zones(self, table: Table, seat: int, each: int, row: int, at: int, page: StrikePage) -> None:
        """One player's chips: of others what is known of the hand, and what hand and bag hold together."""
        zones = cast(list[list[int]], table.zones)
        base = each * ZONES
        if each == seat:
            self.put_row(page, row, at, zones[base + HAND])
            self.put_row(page, row + 1, at + self.kinds, zones[base + BAG])
        else:
            self.put_row(page, row, at, zones[base + KNOWN])
            self.put_row(page, row + 1, at + self.kinds, zones[base + BAG])
            self.put_row(page, row + 2, at + self.kinds, zones[base + HAND])
        row += FIRST_OPEN_ROW
        at += 2 * self.kinds
        for zone in OPEN_ZONES:
            self.put_row(page, row, at, zones[base + zone])
            row += 1
            at += self.kinds

    def read_stack(
        self, table: Table, seat: int, head: list[int], facts: list[list[int]], drafts: list[Draft], said: list[int]
    ) -> list[ChipKind]:
        """The phase, what is played and sent (the newest first), who plays on after a tie; gives what one has kept."""
        seats = table.seats
        plays = strikes = sends = 0
        phase = 0
        kept: list[ChipKind] = []
        for index in range(len(table.stack) - 1, -1, -1):
            procedure = table.stack[index]
            if isinstance(procedure, Play):
                if plays < PLAYS:
                    at = self.plays_at + plays * self.play_size
                    said.extend((at + (procedure.seat - seat) % seats, 1))
                    said.extend((at + SEATS + (procedure.chooser - seat) % seats, 1))
                    said.extend((at + 2 * SEATS + procedure.chip, 1))
                    plays += 1
            elif isinstance(procedure, Attack):
                if strikes < STRIKES and procedure.at < len(procedure.targets):
                    at = self.strikes_at + strikes * 2 * SEATS
                    said.extend((at + (procedure.seat - seat) % seats, 1))
                    said.extend((at + SEATS + (procedure.targets[procedure.at] - seat) % seats, 1))
                    strikes += 1
            elif isinstance(procedure, Send):
                if sends < SENDS:
                    read_send(table, seat, procedure, said, self.sends_at + sends * self.send_size)
                    sends += 1
            elif isinstance(procedure, Turn):
                phase = PHASE_OF_STEP[procedure.step]
                if procedure.seat == seat:
                    kept = procedure.kept
            elif isinstance(procedure, Match):
                for each in procedure.tied:
                    facts[(each - seat) % seats][13] = 1
            elif isinstance(procedure, Draft):
                drafts.append(procedure)
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


def read_send(table: Table, seat: int, send: Send, said: list[int], at: int) -> None:
    """Gems in the air."""
    seats = table.seats
    said.extend((at, send.gems))
    if send.heavy:
        said.extend((at + 1, 1))
    said.extend((at + 2, send.back))
    said.extend((at + 3 + (send.seat - seat) % seats, 1))
    for each in range(seats):
        if table.homes[each] == send.pile:
            said.extend((at + 3 + SEATS + (each - seat) % seats, 1))


def drafted(draft: Draft, each: int, seats: int) -> list[int]:
    """The chips that a player has taken in a draft."""
    order = DRAFT_ORDERS[seats]
    return [draft.taken[number] for number in range(len(draft.taken)) if order[number] == each]
