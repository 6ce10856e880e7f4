"""Shadowfist straight from the state. `kwoon.research.shadowfist` says what each cell means."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from kwoon.engine.decision import Decision
from kwoon.engine.game import Game
from kwoon.games.shadowfist.effects.damage import combat_damage_of
from kwoon.games.shadowfist.shown.sight import question_is_about
from kwoon.games.shadowfist.shown.view import moment
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.costs import cost_to_play
from kwoon.games.shadowfist.standing.derive import body, derive, fighting, resources_of, survey
from kwoon.games.shadowfist.standing.tops import open_tops
from kwoon.games.shadowfist.standing.victory import goal_of
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.table import Table, place_of
from kwoon.games.shadowfist.state.values import Values
from kwoon.games.shadowfist.terms.codes import (
    CHARACTER,
    FENG_SHUI,
    KEYWORD_NAMES,
    RESOURCES,
    SITE,
)
from kwoon.games.shadowfist.terms.ids import NONE, CardId, Place, SeatId
from kwoon.games.shadowfist.terms.permission_kinds import GENERATES, SUBJECT_GENERATES
from kwoon.games.shadowfist.turn.steps import power_to_generate
from kwoon.games.shadowfist.words.names import place_at, source_for
from kwoon.research.fast.reader import MOST, BadEncoding, Page, Reader, capped
from kwoon.research.fast.shadowfist_options import SPOT, SPOTS, OptionRows, counted, title_number

# Where facts stand among those of the table, of a seat, of a card and of an option: in the order of the encoding.
OVER: Final = 1
TIME_CALLED: Final = 2
ATTACK_BY: Final = 3
ATTACK_ON: Final = 4
INTERCEPTING: Final = 5
EFFECTS: Final = 6
SEAT_RESOURCES: Final = 13
CARD_FACTS: Final = 17
CARD_PARTS: Final = CARD_FACTS + len(KEYWORD_NAMES)
ATTACKS: Final = 0
INTERCEPTS: Final = 1
IS_ATTACKED: Final = 2

# How what is told is packed into numbers, to see whether it is what was told last.
ROW_PARTS: Final = 3
"""How many numbers a card in play is packed into."""
PILES: Final = 3
"""How many piles of each player are told."""
ALL_KEYWORDS: Final = (1 << len(KEYWORD_NAMES)) - 1
MORE_POWER: Final = 1 << GENERATES | 1 << SUBJECT_GENERATES
"""The permissions by which cards generate more Power than is printed on them."""
NO_NUMBERS: Final[list[int]] = []
NO_CARDS: Final[list[CardId]] = []


class FistPage(Page):
    """What a seat of Shadowfist was told last, and what it was told from."""

    def __init__(self, size: int, seats: int, cards: int, options: int, faces: list[Card]) -> None:
        super().__init__(size)
        self.faces: list[Card] = faces
        """The definitions of the game's cards. With others, a page is thrown away."""
        self.question: int = NONE
        """The cell of the kind of question, or NONE."""
        self.moment: int = NONE
        self.rows: list[int] = [0] * (ROW_PARTS * seats * cards)
        """What each row of a card in play says, packed; zeros for an empty row."""
        self.counts: list[int] = [0] * seats
        """How many rows of each player, counted from whoever looks, are not empty."""
        self.pools: list[list[int]] = [NO_NUMBERS for _ in range(seats)]
        self.piles: list[list[CardId]] = [NO_CARDS for _ in range(PILES * seats)]
        self.hand: int = 0
        """How many cards of the hand are told."""
        self.tops: int = 0
        """How many top cards of decks are told."""
        self.scene: int = 0
        self.marks: list[int] = []
        """The cells that say which cards have a part in the attack."""
        self.attack: bool = False
        self.options: list[int] = [0] * (2 * options)
        """What each row of an option says, packed."""
        self.option_cells: list[bytes] = [b""] * options
        """The same as cells."""
        self.about: bool = False
        """Whether anything is told of what the question belongs to."""
        self.option_rows: int = 0
        """How many rows of options are not empty."""


class FistReader(Reader):
    """Reads games of any decks. It keeps a page for each seat, and tells anew what has changed."""

    def __init__(
        self,
        cell: dict[str, int],
        actions: int,
        titles: dict[str, int],
        verbs: dict[str, int],
        moments: list[str],
        piles: list[int],
        most: list[int],
    ) -> None:
        self.size = len(cell)
        self.actions = actions
        self.cell: dict[str, int] = cell
        self.titles: dict[str, int] = titles
        self.verbs: dict[str, int] = verbs
        self.order: list[str] = moments
        self.moments: dict[str, int] = {name: cell[f"moment: {name}"] for name in moments}
        self.piles: list[int] = piles
        """How many of the smoked, burned and set-aside cards are told."""
        self.most: list[int] = most
        self.cards, self.hand, self.scene, self.told = most[0], most[1], most[2], most[3]
        self.about_at: int = cell["about title high"]
        self.table_at: int = cell["turn"]
        self.seats_at: int = cell["seat 0 there"]
        self.seat_size: int = cell["seat 1 there"] - self.seats_at
        self.first_card: int = cell["seat 0 card 0 title high"] - self.seats_at
        self.card_size: int = cell["seat 0 card 1 title high"] - cell["seat 0 card 0 title high"]
        self.hand_at: int = cell["hand 0 title high"]
        self.scene_at: int = cell["effect 0 title high"]
        self.options_at: int = cell["options"]
        self.option_size: int = cell["option 1 verb"] - cell["option 0 verb"]
        self.no_card: bytes = bytes(CARD_PARTS)
        self.keyword_rows: dict[int, bytes] = {}
        """The cells of each set of bold-faced abilities that was met so far."""
        self.rows: OptionRows = OptionRows(titles, verbs)
        self.pages: list[FistPage | None] = []
        self.faces: list[Card] = []
        self.title_of: list[int] = []
        """The number of the title of each card of the game whose definitions these are."""
        self.spot_of: list[int] = []
        """Where each card in play stands in the view, packed: whose it is, and its place among that player's cards."""
        self.spotted: list[CardId] = []
        """The cards of which this is known."""
        self.counts: list[int] = []
        """How many cards in play each player has."""

    def another(self) -> FistReader:
        return FistReader(self.cell, self.actions, self.titles, self.verbs, self.order, self.piles, self.most)

    def numbers(self, game: Game) -> list[int]:
        decision = game.decision
        if decision is None:
            return []
        count = len(decision.options)
        if count > self.actions:
            raise BadEncoding(f"shadowfist: {count} options, and the encoding has numbers for {self.actions}")
        return list(range(count))

    def observe(self, game: Game, seat: int) -> bytes:
        return bytes(self.page(game, seat))

    def page(self, game: Game, seat: int) -> bytes | bytearray:
        table = cast(Table, game)
        page = self.page_of(table, seat)
        seats = table.seats
        self.find_spots(table)
        decision = table.decision
        at = self.table_at
        page.tell(at, table.turn)
        page.tell(at + OVER, decision is None)
        page.tell(at + TIME_CALLED, table.time_called)
        now = self.moments[moment(table)]
        if now != page.moment:
            if page.moment >= 0:
                page.tell(page.moment, 0)
            page.tell(now, 1)
            page.moment = now
        known = survey(table)
        incomes = self.put_cards(table, SeatId(seat), page)
        plain_income = not table.shifts and not known.permits & MORE_POWER
        tops = open_tops(table)
        for step in range(seats):
            each = SeatId((seat + step) % seats)
            if plain_income and table.instead[each] < 0:
                income = incomes[each]
            else:
                income = power_to_generate(table, each)
            self.put_player(table, each, step, income, page)
        if tops or page.tops:
            self.put_tops(table, SeatId(seat), tops, page)
        self.put_hand(table, SeatId(seat), known.cheapens >> seat & 1 == 0, page)
        self.put_scene(table, SeatId(seat), page)
        self.put_attack(table, seat, page)
        self.put_question(table, SeatId(seat), page)
        return page.cells

    def page_of(self, table: Table, seat: int) -> FistPage:
        """The page of a seat: an empty one, if it told of other cards."""
        faces = table.faces
        if self.faces is not faces:
            self.faces = faces
            self.title_of = [title_number(self.titles, face.title) for face in faces]
            self.spot_of = [NONE] * len(faces)
            self.spotted = []
        while len(self.pages) <= seat:
            self.pages.append(None)
        page = self.pages[seat]
        if page is None or page.faces is not faces:
            page = FistPage(self.size, table.seats, self.cards, self.told, faces)
            self.pages[seat] = page
        return page

    def find_spots(self, table: Table) -> None:
        """Where each card in play stands in the view."""
        spot_of = self.spot_of
        for card in self.spotted:
            spot_of[card] = NONE
        counts = [0] * table.seats
        for card in table.in_play:
            owner = table.controllers[card]
            number = counts[owner]
            spot_of[card] = owner << SPOT | number
            counts[owner] = number + 1
        self.spotted = table.in_play[:]
        self.counts = counts

    def put_player(self, table: Table, each: SeatId, step: int, income: int, page: FistPage) -> None:
        """What all see of a player, and the piles."""
        at = self.seats_at + step * self.seat_size
        page.tell(at, 1)
        page.tell(at + 1, each == table.active)
        page.tell(at + 2, table.power[each])
        page.tell(at + 3, income)
        page.tell(at + 4, len(table.hands[each]))
        page.tell(at + 5, len(table.decks[each]))
        page.tell(at + 6, table.eliminated[each] > 0)
        page.tell(at + 7, each in table.leavers)
        page.tell(at + 8, table.closeness(each))
        page.tell(at + 9, goal_of(table, each))
        page.tell(at + 10, len(table.structures[each]))
        page.tell(at + 11, len(table.toasted[each]))
        page.tell(at + 12, self.counts[each])
        pool = resources_of(table, each)
        if pool is not page.pools[step]:
            for number in range(len(pool)):
                page.tell(at + SEAT_RESOURCES + number, pool[number])
            page.pools[step] = pool
        at += SEAT_RESOURCES + len(RESOURCES) + 2
        first = PILES * step
        if table.smoked[each] != page.piles[first]:
            self.put_pile(table.smoked[each], self.piles[0], first, at, page)
        at += 1 + 2 * self.piles[0]
        if table.burned[each] != page.piles[first + 1]:
            self.put_pile(table.burned[each], self.piles[1], first + 1, at, page)
        if table.lingering or page.piles[first + 2]:
            held = [held.card for held in table.held_by(each)]
            if held != page.piles[first + 2]:
                self.put_pile(held, self.piles[2], first + 2, at + 1 + 2 * self.piles[1], page)

    def put_pile(self, pile: list[CardId], most: int, which: int, at: int, page: FistPage) -> None:
        """How many cards a pile has, and the newest of them."""
        count = len(pile)
        page.tell(at, count)
        for number in range(most):
            title = self.title_of[pile[count - 1 - number]] if number < count else 0
            page.tell(at + 1 + 2 * number, title >> 8)
            page.tell(at + 2 + 2 * number, title & 255)
        page.piles[which] = pile[:]

    def put_tops(self, table: Table, seat: SeatId, tops: list[CardId], page: FistPage) -> None:
        """The top cards of decks that lie face up."""
        for step in range(table.seats):
            title = 0
            for card in tops:
                if table.owners[card] == (seat + step) % table.seats:
                    title = self.title_of[card]
            at = self.seats_at + step * self.seat_size + SEAT_RESOURCES + len(RESOURCES)
            page.tell(at, title >> 8)
            page.tell(at + 1, title & 255)
        page.tops = len(tops)

    def put_cards(self, table: Table, seat: SeatId, page: FistPage) -> list[int]:
        """Everyone's cards in play; gives the Power that each player's Sites provide by what is printed on them."""
        seats = table.seats
        incomes = [0] * seats
        of = derive(table).of
        for card in table.in_play:
            owner = table.controllers[card]
            incomes[owner] = incomes[owner] + (1 if table.face_down[card] else table.faces[card].power)
            number = self.spot_of[card] & SPOTS
            if number < self.cards:
                step = owner - seat
                if step < 0:
                    step += seats
                self.put_card(table, card, step, number, seat, of[card], page)
        for step in range(seats):
            count = min(self.cards, self.counts[(seat + step) % seats])
            for number in range(count, page.counts[step]):
                at = self.seats_at + step * self.seat_size + self.first_card + number * self.card_size
                page.cells[at : at + CARD_PARTS] = self.no_card
                page.rows[ROW_PARTS * (step * self.cards + number)] = 0
            page.counts[step] = count
        return incomes

    def put_card(
        self, table: Table, card: CardId, step: int, number: int, seat: SeatId, values: Values, page: FistPage
    ) -> None:
        """One card in play: its row is written if it says something else than before."""
        face = table.faces[card]
        down = table.face_down[card] == 1
        hidden = down and step != 0
        type_ = table.type_of(card)
        x = fighting_now = strikes = body_now = toughness = on_seat = on_at = keywords = 0
        subject = table.subjects[card]
        if subject == NONE:
            place = table.places[card]
        else:
            place = place_of(table, card)
            spot = self.spot_of[subject]
            on_seat = counted(spot >> SPOT, seat, table.seats)
            on_at = capped(1 + (spot & SPOTS))
        if not hidden:
            x = capped(table.paid[card])
        if type_ == CHARACTER:
            fighting_now = capped(fighting(table, card))
            strikes = capped(combat_damage_of(table, card))
            toughness = capped(values.toughness)
            keywords = values.keywords & ~values.denied & ALL_KEYWORDS
        elif not hidden and (type_ == SITE or type_ == FENG_SHUI):
            body_now = capped(body(table, card))
            toughness = capped(values.toughness)
        title = 0 if hidden else self.title_of[card]
        kind = 1 + (FENG_SHUI if down else face.type)
        column = column_of(table, table.controllers[card], place)
        turned = table.turned[card]
        ready = table.ready[card]
        damage = capped(table.damage[card])
        counters = capped(table.counters[card])
        row = capped(table.rows[card])
        first: i64 = i64(title) << 38 | i64(kind) << 35 | i64(column) << 27 | i64(damage) << 19 | i64(counters) << 11
        first = first | i64(row) << 3 | (4 if down else 0) | (2 if turned == 1 else 0) | (1 if ready == 1 else 0)
        second: i64 = i64(x) << 43 | i64(fighting_now) << 35 | i64(strikes) << 27 | i64(body_now) << 19
        second = second | i64(toughness) << 11 | i64(on_seat) << 8 | i64(on_at)
        where = ROW_PARTS * (step * self.cards + number)
        rows = page.rows
        if rows[where] == first and rows[where + 1] == second and rows[where + 2] == keywords:
            return
        rows[where] = first
        rows[where + 1] = second
        rows[where + 2] = keywords
        cells = [
            title >> 8, title & 255, kind, column, 1 if down else 0, 1 if turned == 1 else 0, damage, counters, row,
            1 if ready == 1 else 0, x, fighting_now, strikes, body_now, toughness, on_seat, on_at,
        ]  # fmt: skip
        at = self.seats_at + step * self.seat_size + self.first_card + number * self.card_size
        page.cells[at : at + CARD_PARTS] = bytes(cells) + self.keyword_row(keywords)

    def keyword_row(self, keywords: int) -> bytes:
        """A cell for each bold-faced ability."""
        row = self.keyword_rows.get(keywords)
        if row is None:
            row = bytes([keywords >> number & 1 for number in range(len(KEYWORD_NAMES))])
            self.keyword_rows[keywords] = row
        return row

    def put_hand(self, table: Table, seat: SeatId, printed: bool, page: FistPage) -> None:
        """One's own hand, and what each card of it costs: what is printed, if nothing in play makes cards cheaper."""
        hand = table.hands[seat]
        count = min(self.hand, len(hand))
        at = self.hand_at
        for number in range(count):
            card = hand[number]
            face = table.faces[card]
            title = self.title_of[card]
            cost = face.cost
            if cost < 0 or face.cheaper or not printed:
                cost = cost_to_play(table, seat, card, 0)
            page.tell(at, title >> 8)
            page.tell(at + 1, title & 255)
            page.tell(at + 2, cost)
            at += 3
        for _ in range(count, page.hand):
            page.tell(at, 0)
            page.tell(at + 1, 0)
            page.tell(at + 2, 0)
            at += 3
        page.hand = count

    def put_scene(self, table: Table, seat: SeatId, page: FistPage) -> None:
        """The effects that wait, the next to resolve first."""
        waiting: list[Effect] = []
        for procedure in table.stack:
            if isinstance(procedure, SceneState):
                waiting.extend(procedure.effects)
        count = len(waiting)
        page.tell(self.table_at + EFFECTS, count)
        told = min(self.scene, count)
        for number in range(max(told, page.scene)):
            title = by = 0
            if number < told:
                effect = waiting[count - 1 - number]
                title = title_number(self.titles, source_for(table, effect, seat))
                by = counted(effect.player, seat, table.seats)
            at = self.scene_at + 3 * number
            page.tell(at, title >> 8)
            page.tell(at + 1, title & 255)
            page.tell(at + 2, by)
        page.scene = told

    def put_attack(self, table: Table, seat: int, page: FistPage) -> None:
        """The attack under way: who, and which of the cards in play have a part in it."""
        attack = current_attack(table)
        there = attack is not None and attack.target != NONE
        if not there and not page.attack:
            return
        for cell in page.marks:
            page.tell(cell, 0)
        page.marks = []
        page.attack = there
        at = self.table_at
        if attack is None or not there:
            page.tell(at + ATTACK_BY, 0)
            page.tell(at + ATTACK_ON, 0)
            page.tell(at + INTERCEPTING, 0)
            return
        targets = attack.targets()
        target = attack.target
        changed = len(targets) > 0 and target not in targets
        on = attack.target_seat
        if changed:
            target = targets[0]
            on = table.controllers[target]
        page.tell(at + ATTACK_BY, counted(attack.seat, seat, table.seats))
        page.tell(at + ATTACK_ON, counted(on, seat, table.seats))
        page.tell(at + INTERCEPTING, counted(attack.intercepting_seat, seat, table.seats))
        if changed or table.same(target, attack.target_stamp):
            self.mark(table, target, IS_ATTACKED, seat, page)
        for attacker in attack.attackers:
            if table.same(attacker.card, attacker.stamp):
                self.mark(table, attacker.card, ATTACKS, seat, page)
            for card in attacker.chain:
                self.mark(table, card, INTERCEPTS, seat, page)

    def mark(self, table: Table, card: CardId, part: int, seat: int, page: FistPage) -> None:
        """A card in play has a part in the attack."""
        spot = self.spot_of[card] if card >= 0 else NONE
        number = spot & SPOTS
        if spot >= 0 and number < self.cards:
            at = self.seats_at + ((spot >> SPOT) - seat) % table.seats * self.seat_size + self.first_card
            cell = at + number * self.card_size + CARD_PARTS + part
            page.tell(cell, 1)
            page.marks.append(cell)

    # --- the question -----------------------------------------------------------------------------------------------

    def put_question(self, table: Table, seat: SeatId, page: FistPage) -> None:
        """What is asked, what the question belongs to, and the options; nothing, if somebody else is asked."""
        decision = table.decision
        kind = NONE
        count = rows = 0
        if decision is not None and decision.seat == seat:
            kind = decision.kind
        if kind != page.question:
            if page.question >= 0:
                page.tell(page.question, 0)
            if kind >= 0:
                page.tell(kind, 1)
            page.question = kind
        if decision is not None and kind >= 0:
            self.put_about(table, seat, page)
            count = len(decision.options)
            rows = min(self.told, count)
            self.put_options(table, seat, decision, rows, page)
        else:
            self.put_nothing_about(page)
        page.tell(self.options_at, count)
        if rows < page.option_rows:
            at = self.options_at + 1 + rows * self.option_size
            end = self.options_at + 1 + page.option_rows * self.option_size
            page.cells[at:end] = bytes(end - at)
            for number in range(2 * rows, 2 * page.option_rows):
                page.options[number] = 0
        page.option_rows = rows

    def put_about(self, table: Table, seat: int, page: FistPage) -> None:
        """What the question belongs to."""
        about = question_is_about(table)
        at = self.about_at
        cards = cast(list[list[int]], about["cards"])
        if not cards and len(about) == 1:
            self.put_nothing_about(page)
            return
        page.about = True
        title = about.get("title")
        number = title_number(self.titles, title) if isinstance(title, str) else 0
        page.tell(at, number >> 8)
        page.tell(at + 1, number & 255)
        page.tell(at + 2, 1 + cast(int, about.get("ability", -1)))
        page.tell(at + 3, cast(int, about.get("choice", 0)))
        page.tell(at + 4, cast(int, about.get("high", 0)))
        page.tell(at + 5, counted(cards[0][0], seat, table.seats) if cards else 0)
        page.tell(at + 6, 1 + cards[0][1] if cards else 0)

    def put_nothing_about(self, page: FistPage) -> None:
        """The question belongs to nothing, or it is not put to this seat."""
        if page.about:
            page.about = False
            for cell in range(self.about_at, self.table_at):
                page.tell(cell, 0)

    def put_options(self, table: Table, seat: SeatId, decision: Decision, rows: int, page: FistPage) -> None:
        """The first options: a row is written if it says something else than before."""
        teller = self.rows
        teller.ask(table, seat, decision.kind, self.spot_of, self.title_of)
        noted = page.options
        codes = decision.options
        changed = False
        for number in range(rows):
            facts, items = teller.packed(codes[number])
            if noted[2 * number] != facts or noted[2 * number + 1] != items:
                noted[2 * number] = facts
                noted[2 * number + 1] = items
                page.option_cells[number] = teller.row(facts, items)
                changed = True
        if changed:
            at = self.options_at + 1
            page.cells[at : at + rows * self.option_size] = b"".join(page.option_cells[:rows])


def column_of(table: Table, owner: SeatId, place: Place) -> int:
    """Which location of its structure a card is at, counted from 1; 0 for a card that is nowhere.

    A player without Sites has one (SF-9.1.2.2), the first. Most cards are in their own player's structure.
    """
    if place < NONE:
        return 1
    if place == NONE:
        return 0
    structure = table.structures[owner]
    for number in range(len(structure)):
        if structure[number] == place:
            return min(MOST, 1 + number)
    found = place_at(table, place)
    return capped(1 + found[1]) if found else 0
