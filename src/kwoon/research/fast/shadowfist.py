"""Shadowfist straight from the state. `kwoon.research.shadowfist` says what each cell means."""

from __future__ import annotations

import hashlib
from typing import Final, cast

from kwoon.engine.action import Action, Item
from kwoon.engine.game import Game
from kwoon.games.shadowfist.effects.damage import combat_damage_of
from kwoon.games.shadowfist.shown.actions import Maker
from kwoon.games.shadowfist.shown.sight import question_is_about, spots_in_view
from kwoon.games.shadowfist.shown.view import moment
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.standing.costs import cost_to_play
from kwoon.games.shadowfist.standing.derive import body, derive, fighting, resources_of
from kwoon.games.shadowfist.standing.tops import open_tops
from kwoon.games.shadowfist.standing.victory import goal_of
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.scene import SceneState
from kwoon.games.shadowfist.state.table import Table, place_of
from kwoon.games.shadowfist.terms.codes import FENG_SHUI, KEYWORD_NAMES, RESOURCES, ZONE_NAMES
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId
from kwoon.games.shadowfist.turn.steps import power_to_generate
from kwoon.games.shadowfist.words.names import place_at, source_for
from kwoon.research.fast.reader import BadEncoding, Reader, capped

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
ITEM_CELLS: Final = 5
ITEMS_AT: Final = 7

Spots = dict[int, tuple[int, int]]


class FistReader(Reader):
    """Reads games of any decks."""

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
        self.titles: dict[str, int] = titles
        self.verbs: dict[str, int] = verbs
        self.zones: dict[str, int] = {name: number for number, name in enumerate(ZONE_NAMES, 1)}
        self.words: dict[str, int] = {}
        """What the words that were met so far are told as."""
        self.moments: dict[str, int] = {name: cell[f"moment: {name}"] for name in moments}
        self.piles: list[int] = piles
        """How many of the smoked, burned and set-aside cards are told."""
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

    def numbers(self, game: Game) -> list[int]:
        decision = game.decision
        if decision is None:
            return []
        count = len(decision.options)
        if count > self.actions:
            raise BadEncoding(f"shadowfist: {count} options, and the encoding has numbers for {self.actions}")
        return list(range(count))

    def observe(self, game: Game, seat: int) -> bytes:
        table = cast(Table, game)
        cells = bytearray(self.size)
        seats = table.seats
        spots = spots_in_view(table)
        decision = table.decision
        at = self.table_at
        put(cells, at, table.turn)
        put(cells, at + OVER, decision is None)
        put(cells, at + TIME_CALLED, table.time_called)
        cells[self.moments[moment(table)]] = 1
        counts = [0] * seats
        self.put_cards(table, SeatId(seat), spots, counts, cells)
        tops = open_tops(table)
        for step in range(seats):
            each = SeatId((seat + step) % seats)
            self.put_player(table, each, self.seats_at + step * self.seat_size, counts[each], tops, cells)
        self.put_hand(table, SeatId(seat), cells)
        self.put_scene(table, SeatId(seat), cells)
        self.put_attack(table, seat, spots, cells)
        if decision is not None and decision.seat == seat:
            cells[decision.kind] = 1
            self.put_question(table, seat, cells)
            codes = decision.options
            cells[self.options_at] = capped(len(codes))
            maker = Maker(table, SeatId(seat), decision.kind)
            for number in range(min(self.told, len(codes))):
                where = self.options_at + 1 + number * self.option_size
                self.put_option(maker.action(codes[number]), where, seat, seats, cells)
        return bytes(cells)

    def put_title(self, cells: bytearray, at: int, title: str) -> None:
        """A title's number, in two cells; a copy's number behind the title is left out."""
        number = self.titles.get(title, 0)
        if number == 0:
            number = self.titles.get(title.rpartition(" #")[0], 0)
        if number:
            cells[at] = number >> 8
            cells[at + 1] = number & 255

    def put_question(self, table: Table, seat: int, cells: bytearray) -> None:
        """What the question belongs to."""
        about = question_is_about(table)
        at = self.about_at
        title = about.get("title")
        if isinstance(title, str):
            self.put_title(cells, at, title)
        put(cells, at + 2, 1 + cast(int, about.get("ability", -1)))
        put(cells, at + 3, cast(int, about.get("choice", 0)))
        put(cells, at + 4, cast(int, about.get("high", 0)))
        cards = cast(list[list[int]], about["cards"])
        if cards:
            put(cells, at + 5, counted(cards[0][0], seat, table.seats))
            put(cells, at + 6, 1 + cards[0][1])

    def put_player(
        self, table: Table, each: SeatId, at: int, in_play: int, tops: list[CardId], cells: bytearray
    ) -> None:
        """What all see of a player, and the piles."""
        cells[at] = 1
        put(cells, at + 1, each == table.active)
        put(cells, at + 2, table.power[each])
        put(cells, at + 3, power_to_generate(table, each))
        put(cells, at + 4, len(table.hands[each]))
        put(cells, at + 5, len(table.decks[each]))
        put(cells, at + 6, table.eliminated[each] > 0)
        put(cells, at + 7, each in table.leavers)
        put(cells, at + 8, table.closeness(each))
        put(cells, at + 9, goal_of(table, each))
        put(cells, at + 10, len(table.structures[each]))
        put(cells, at + 11, len(table.toasted[each]))
        put(cells, at + 12, in_play)
        pool = resources_of(table, each)
        for number in range(len(pool)):
            put(cells, at + SEAT_RESOURCES + number, pool[number])
        at += SEAT_RESOURCES + len(RESOURCES)
        for card in tops:
            if table.owners[card] == each:
                self.put_title(cells, at, table.faces[card].title)
        at += 2
        at = self.put_pile(table, table.smoked[each], self.piles[0], at, cells)
        at = self.put_pile(table, table.burned[each], self.piles[1], at, cells)
        if table.lingering or table.delayed:
            self.put_pile(table, [held.card for held in table.held_by(each)], self.piles[2], at, cells)

    def put_pile(self, table: Table, pile: list[CardId], most: int, at: int, cells: bytearray) -> int:
        """How many cards a pile has, and the newest of them; gives where the next pile stands."""
        count = len(pile)
        put(cells, at, count)
        for number in range(min(most, count)):
            self.put_title(cells, at + 1 + 2 * number, table.faces[pile[count - 1 - number]].title)
        return at + 1 + 2 * most

    def put_cards(self, table: Table, seat: SeatId, spots: Spots, counts: list[int], cells: bytearray) -> None:
        """Everyone's cards in play; `counts` gets how many each player has."""
        seats = table.seats
        for card in table.in_play:
            owner = table.controllers[card]
            number = counts[owner]
            counts[owner] += 1
            if number < self.cards:
                at = self.seats_at + (owner - seat) % seats * self.seat_size + self.first_card
                self.put_card(table, card, at + number * self.card_size, seat, spots, cells)

    def put_card(self, table: Table, card: CardId, at: int, seat: SeatId, spots: Spots, cells: bytearray) -> None:
        """One card in play."""
        face = table.faces[card]
        down = table.face_down[card] == 1
        hidden = down and table.controllers[card] != seat
        if not hidden:
            self.put_title(cells, at, face.title)
        cells[at + 2] = 1 + (FENG_SHUI if down else face.type)
        place = place_at(table, place_of(table, card))
        if place:
            put(cells, at + 3, 1 + place[1])
        put(cells, at + 4, down)
        put(cells, at + 5, table.turned[card] == 1)
        put(cells, at + 6, table.damage[card])
        put(cells, at + 7, table.counters[card])
        put(cells, at + 8, table.rows[card])
        put(cells, at + 9, table.ready[card] == 1)
        if not hidden:
            put(cells, at + 10, table.paid[card])
        subject = table.subjects[card]
        if subject != NONE:
            whose, where = spots[subject]
            put(cells, at + 15, counted(whose, seat, table.seats))
            put(cells, at + 16, 1 + where)
        if table.is_character(card):
            values = derive(table).of[card]
            put(cells, at + 11, fighting(table, card))
            put(cells, at + 12, combat_damage_of(table, card))
            put(cells, at + 14, values.toughness)
            keywords = values.keywords & ~values.denied
            for number in range(len(KEYWORD_NAMES)):
                if keywords >> number & 1:
                    cells[at + CARD_FACTS + number] = 1
        elif table.is_site(card) and not hidden:
            put(cells, at + 13, body(table, card))
            put(cells, at + 14, derive(table).of[card].toughness)

    def put_hand(self, table: Table, seat: SeatId, cells: bytearray) -> None:
        """One's own hand, and what each card of it costs."""
        hand = table.hands[seat]
        for number in range(min(self.hand, len(hand))):
            at = self.hand_at + 3 * number
            self.put_title(cells, at, table.faces[hand[number]].title)
            put(cells, at + 2, cost_to_play(table, seat, hand[number], 0))

    def put_scene(self, table: Table, seat: SeatId, cells: bytearray) -> None:
        """The effects that wait, the next to resolve first."""
        waiting: list[Effect] = []
        for procedure in table.stack:
            if isinstance(procedure, SceneState):
                waiting.extend(procedure.effects)
        count = len(waiting)
        put(cells, self.table_at + EFFECTS, count)
        for number in range(min(self.scene, count)):
            effect = waiting[count - 1 - number]
            at = self.scene_at + 3 * number
            self.put_title(cells, at, source_for(table, effect, seat))
            put(cells, at + 2, counted(effect.player, seat, table.seats))

    def put_attack(self, table: Table, seat: int, spots: Spots, cells: bytearray) -> None:
        """The attack under way: who, and which of the cards in play have a part in it."""
        attack = current_attack(table)
        if attack is None or attack.target == NONE:
            return
        targets = attack.targets()
        target = attack.target
        changed = len(targets) > 0 and target not in targets
        on = attack.target_seat
        if changed:
            target = targets[0]
            on = table.controllers[target]
        at = self.table_at
        put(cells, at + ATTACK_BY, counted(attack.seat, seat, table.seats))
        put(cells, at + ATTACK_ON, counted(on, seat, table.seats))
        put(cells, at + INTERCEPTING, counted(attack.intercepting_seat, seat, table.seats))
        if changed or table.same(target, attack.target_stamp):
            self.mark(table, target, IS_ATTACKED, seat, spots, cells)
        for attacker in attack.attackers:
            if table.same(attacker.card, attacker.stamp):
                self.mark(table, attacker.card, ATTACKS, seat, spots, cells)
            for card in attacker.chain:
                self.mark(table, card, INTERCEPTS, seat, spots, cells)

    def mark(self, table: Table, card: CardId, part: int, seat: int, spots: Spots, cells: bytearray) -> None:
        """A card in play has a part in the attack."""
        if card in spots:
            whose, number = spots[card]
            if number < self.cards:
                at = self.seats_at + (whose - seat) % table.seats * self.seat_size + self.first_card
                cells[at + number * self.card_size + CARD_PARTS + part] = 1

    def put_option(self, action: Action, at: int, seat: int, seats: int, cells: bytearray) -> None:
        """One option."""
        cells[at] = self.verbs[action.verb]
        if action.ability is not None:
            put(cells, at + 1, 1 + action.ability)
        if action.place is not None:
            put(cells, at + 2, counted(action.place[0], seat, seats))
            put(cells, at + 3, 1 + action.place[1])
        if action.number is not None:
            put(cells, at + 4, 1 + action.number)
        if action.player is not None:
            put(cells, at + 5, counted(action.player, seat, seats))
        if action.word is not None:
            cells[at + 6] = self.word(action.word)
        if action.cards:
            self.put_item(action.cards[0], at + ITEMS_AT, seat, seats, cells)
        if action.targets:
            self.put_item(action.targets[0], at + ITEMS_AT + ITEM_CELLS, seat, seats, cells)

    def put_item(self, item: Item, at: int, seat: int, seats: int, cells: bytearray) -> None:
        """A card of an option."""
        cells[at] = self.zones[item.zone]
        put(cells, at + 1, counted(item.seat, seat, seats))
        self.put_title(cells, at + 2, item.title)
        put(cells, at + 4, 1 + item.at)

    def word(self, word: str) -> int:
        """What a word is told as."""
        known = self.words.get(word, 0)
        if known == 0:
            known = word_number(word)
            self.words[word] = known
        return known


def word_number(word: str) -> int:
    """A byte of a word's hash, from 1."""
    return 1 + hashlib.blake2b(word.encode(), digest_size=4).digest()[0] % 255


def put(cells: bytearray, at: int, value: int) -> None:
    """A number into a cell that is still 0."""
    if value > 0:
        cells[at] = value if value < 256 else 255


def counted(other: int, seat: int, seats: int) -> int:
    """A seat as a number: 1 is oneself, 2 the next to the left; 0 is nobody."""
    return 0 if other < 0 else 1 + (other - seat) % seats
