"""The rows of the options of a question of Shadowfist: a verb, its cards, and what else an action has.

What most questions offer is told straight from the options; of the others the actions are made first.
"""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from kwoon.engine.action import END, NOTHING, PICK, Action, Item
from kwoon.engine.decision import DONE
from kwoon.games.shadowfist.shown.actions import CARD_KINDS, CHOICES, Maker
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import actions as do
from kwoon.games.shadowfist.terms import packing
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import HAND, PLAY, ZONE_NAMES
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.terms.phrasing import copy_of
from kwoon.research.fast.reader import capped

SPOT: Final = 12
"""From which bit on a card's spot says whose it is; below stands its place among that player's cards."""
SPOTS: Final = (1 << SPOT) - 1
ITEM: Final = 30
"""From which bit on the cards of an option say the target."""

MANY: Final = 20_000
"""How many rows are remembered at most."""


class OptionRows:
    """Says in numbers what the options of one question are, and then of the next one."""

    def __init__(self, titles: dict[str, int], verbs: dict[str, int]) -> None:
        self.titles: dict[str, int] = titles
        self.verbs: dict[str, int] = verbs
        self.zones: dict[str, int] = {name: number for number, name in enumerate(ZONE_NAMES, 1)}
        self.words: dict[str, int] = {}
        """What the words that were met so far are told as."""
        self.facts_rows: dict[int, bytes] = {}
        self.items_rows: dict[int, bytes] = {}
        """The cells of the rows that were met so far, in two parts."""
        self.verb_of: list[int] = [0] * (max(*do.OF_CODES, q.END_TURN) + 1)
        """The number of the verb of each thing that a packed action may do."""
        for what, verb in do.OF_CODES.items():
            self.verb_of[what] = verbs[verb]
        self.verb_of[q.END_TURN] = verbs[END]
        self.answers: list[int] = [0] * (2 * len(q.KIND_NAMES))
        """The numbers of the verbs for 0 and for 1 of each kind of question that has two answers."""
        for kind, (no, yes) in CHOICES.items():
            self.answers[2 * kind] = verbs[no]
            self.answers[2 * kind + 1] = verbs[yes]
        self.picks: list[bool] = [kind in CARD_KINDS for kind in range(len(q.KIND_NAMES))]
        """Whether each kind of question is answered by a card."""
        self.verb_nothing: int = verbs[NOTHING]
        self.verb_pick: int = verbs[PICK]
        self.verb_declare: int = verbs[do.DECLARE]
        self.verb_discard: int = verbs[do.DISCARD]
        self.verb_intercept: int = verbs[do.INTERCEPT]

    def ask(self, table: Table, seat: SeatId, kind: int, spot_of: list[int], title_of: list[int]) -> None:
        """The question whose options are told from now on; where each card in play stands, and each card's title."""
        self.table: Table = table
        self.seat: SeatId = seat
        self.kind: int = kind
        self.spot_of: list[int] = spot_of
        self.title_of: list[int] = title_of
        self.maker: Maker | None = None

    def packed(self, code: int) -> tuple[int, int]:
        """What an option's row says: its facts, and its two cards."""
        kind = self.kind
        if kind == q.ACT or kind == q.MAIN:
            if code == DONE:
                return facts_of(self.verb_nothing), 0
            what = packing.what_of(code)
            if what == q.END_TURN or what == q.DECLARE_ATTACK:
                return facts_of(self.verb_of[what]), 0
            if what == q.USE:
                card = self.item(packing.card_of(code))
                return facts_of(self.verb_of[what], 1 + packing.ability_of(code)), card
            if what != q.PLAY_CARD or not (packing.at_crisis(code) or packing.as_state(code)):
                return facts_of(self.verb_of[what]), self.item(packing.card_of(code))
        elif self.picks[kind]:
            if code == DONE:
                return facts_of(self.verb_declare if kind == q.ATTACKER else self.verb_nothing), 0
            return facts_of(self.verb_pick), self.item(CardId(code))
        elif kind == q.DISCARD:
            if code == DONE:
                return facts_of(self.verb_nothing), 0
            return facts_of(self.verb_discard), self.item(CardId(code))
        elif kind == q.INTERCEPT and code != DONE:
            target = self.item(packing.attacker_of(code))
            return facts_of(self.verb_intercept), self.item(packing.interceptor_of(code)) | target << ITEM
        elif self.answers[2 * kind] and code != DONE:
            return facts_of(self.answers[2 * kind + (1 if code else 0)]), 0
        return self.of_action(self.the_maker().action(code))

    def row(self, facts: int, items: int) -> bytes:
        """The cells of a row; the same ones come again and again."""
        first = self.facts_rows.get(facts)
        if first is None:
            if len(self.facts_rows) > MANY:
                self.facts_rows.clear()
            first = facts_row(facts)
            self.facts_rows[facts] = first
        second = self.items_rows.get(items)
        if second is None:
            if len(self.items_rows) > MANY:
                self.items_rows.clear()
            second = items_row(items)
            self.items_rows[items] = second
        return first + second

    def the_maker(self) -> Maker:
        """Who makes actions and their cards, where a short way was not found."""
        if self.maker is None:
            self.maker = Maker(self.table, self.seat, self.kind)
        return self.maker

    def of_action(self, action: Action) -> tuple[int, int]:
        """The same of an action."""
        seats = self.table.seats
        seat = self.seat
        ability = place_seat = place = number = player = word = card = target = 0
        if action.ability is not None:
            ability = 1 + action.ability
        if action.place is not None:
            place_seat = counted(action.place[0], seat, seats)
            place = 1 + action.place[1]
        if action.number is not None:
            number = 1 + action.number
        if action.player is not None:
            player = counted(action.player, seat, seats)
        if action.word is not None:
            word = self.word(action.word)
        if action.cards:
            card = self.of_item(action.cards[0])
        if action.targets:
            target = self.of_item(action.targets[0])
        verb = self.verbs[action.verb]
        return facts_of(verb, ability, place_seat, place, number, player, word), card | target << ITEM

    def word(self, word: str) -> int:
        """What a word is told as."""
        known = self.words.get(word, 0)
        if known == 0:
            known = word_number(word)
            self.words[word] = known
        return known

    def item(self, card: CardId) -> int:
        """A card of an option, packed."""
        table = self.table
        seat = self.seat
        zone = table.zones[card]
        if zone == PLAY:
            spot = self.spot_of[card]
            whose = spot >> SPOT
            title = 0 if table.face_down[card] and whose != seat else self.title_of[card]
            return packed_item(1 + zone, counted(whose, seat, table.seats), title, 1 + (spot & SPOTS))
        if zone == HAND and table.owners[card] == seat and not table.face_down[card]:
            return packed_item(1 + zone, 1, self.title_of[card], 0)
        return self.of_item(self.the_maker().item(card))

    def of_item(self, item: Item) -> int:
        """The same of a card of an action."""
        whose = counted(item.seat, self.seat, self.table.seats)
        return packed_item(self.zones[item.zone], whose, title_number(self.titles, item.title), 1 + item.at)


def facts_of(
    verb: int, ability: int = 0, place_seat: int = 0, place: int = 0, number: int = 0, player: int = 0, word: int = 0
) -> int:
    """The facts of an option in one number, a byte each, but for the two seats."""
    if ability == 0 and place == 0 and number == 0 and player == 0 and word == 0:
        return verb
    packed: i64 = i64(verb) | i64(capped(ability)) << 8 | i64(capped(place)) << 16 | i64(capped(number)) << 24
    return packed | i64(word) << 32 | i64(place_seat) << 40 | i64(player) << 44


def packed_item(zone: int, whose: int, title: int, at: int) -> int:
    """A card of an option in one number."""
    packed: i64 = i64(zone) | i64(whose) << 3 | i64(capped(at)) << 6 | i64(title) << 14
    return packed


def facts_row(facts: int) -> bytes:
    """The cells of an option's facts, in the order of the encoding."""
    return bytes(
        [
            facts & 255, facts >> 8 & 255, facts >> 40 & 15, facts >> 16 & 255, facts >> 24 & 255, facts >> 44 & 15,
            facts >> 32 & 255,
        ]
    )  # fmt: skip


def items_row(items: int) -> bytes:
    """Those of its card and its target."""
    cells: list[int] = []
    for item in (items & (1 << ITEM) - 1, items >> ITEM):
        cells.extend([item & 7, item >> 3 & 7, item >> 22 & 255, item >> 14 & 255, item >> 6 & 255])
    return bytes(cells)


def title_number(titles: dict[str, int], title: str) -> int:
    """A title's number; a copy's number behind the title is left out."""
    number = titles.get(title, 0)
    return number if number else titles.get(copy_of(title)[0], 0)


def word_number(word: str) -> int:
    """A byte of a word's hash, from 1."""
    return 1 + hashlib.blake2b(word.encode(), digest_size=4).digest()[0] % 255


def counted(other: int, seat: int, seats: int) -> int:
    """A seat as a number: 1 is oneself, 2 the next to the left; 0 is nobody."""
    return 0 if other < 0 else 1 + (other - seat) % seats
