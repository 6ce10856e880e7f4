"""What each option of the open question does, as values. Made only when someone looks.

A card is written as its owner or controller, and its place in that player's list of the view, never as its number: a
card's number tells where it stood in its deck list.
"""

from __future__ import annotations

from typing import Final

from kwoon.engine.action import END, NO, NOTHING, PICK, YES, Action, Item
from kwoon.engine.decision import DONE
from kwoon.games.shadowfist.effects.asking import NameSomething
from kwoon.games.shadowfist.effects.generating import Generate
from kwoon.games.shadowfist.language.selectors import LISTED, PLACES, PLAYERS, WORDS
from kwoon.games.shadowfist.shown.labels import asks_for_card, effect_to_answer, open_choice, pick_zone, puts_a_site
from kwoon.games.shadowfist.shown.sight import spots_in_view
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import actions as do
from kwoon.games.shadowfist.terms import packing
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import ASIDE, BURNED, DECK, PLAY, SMOKED, TOASTED, ZONE_NAMES
from kwoon.games.shadowfist.terms.ids import NONE, CardId, EffectId, Place, SeatId, Zone
from kwoon.games.shadowfist.words.names import GONE_SITE, name_for, place_at

CARD_KINDS: Final = (q.ATTACKER, q.JOIN, q.ATTACK_TARGET, q.KEEP, q.SPARE, q.FIRST_AUCTION, q.POSITION)
PLACE_KINDS: Final = (q.WHERE, q.WHERE_TO, q.RETURN_TO)
NUMBERS: Final = {q.DIVIDE: do.DIVIDE, q.BID: do.BID, q.HOW_MANY: do.AMOUNT}
CHOICES: Final = {
    q.GENERATE: (do.SKIP, do.GENERATE),
    q.STAY_TURNED: (NO, YES),
    q.MAY: (NO, YES),
    q.FACE: (do.FACE_DOWN, do.FACE_UP),
}
"""Questions with two answers: the verbs for 0 and for 1."""


def actions(table: Table) -> list[Action]:
    """What each option of the open question does."""
    decision = table.decision
    if decision is None:
        return []
    maker = Maker(table, decision.seat, decision.kind)
    return [maker.action(code) for code in decision.options]


class Maker:
    """Makes the actions of one question."""

    def __init__(self, table: Table, seat: SeatId, kind: int) -> None:
        self.table: Table = table
        self.seat: SeatId = seat
        self.kind: int = kind
        self.known_spots: dict[int, tuple[int, int]] | None = None
        self.zone: Zone = pick_zone(table) if kind == q.PICK else DECK
        """Where a pick looks for its answers."""

    @property
    def spots(self) -> dict[int, tuple[int, int]]:
        """Where each card in play stands in the view; many questions are about other things."""
        if self.known_spots is None:
            self.known_spots = spots_in_view(self.table)
        return self.known_spots

    def action(self, code: int) -> Action:
        """One option."""
        kind = self.kind
        if kind == q.TRIGGER:
            return self.trigger(code)
        if kind in PLACE_KINDS:
            return self.place(code)
        if code == DONE:
            return Action(do.DECLARE if kind == q.ATTACKER else NOTHING)
        if kind == q.PICK and code == q.NO_SEARCH:
            return Action(NO)
        if kind in (q.ACT, q.MAIN):
            return self.act(code)
        if kind == q.INTERCEPT:
            interceptor, attacker = packing.interceptor_of(code), packing.attacker_of(code)
            return Action(do.INTERCEPT, (self.item(interceptor),), (self.item(attacker),))
        if kind in CARD_KINDS:
            return Action(PICK, (self.item(CardId(code)),))
        if kind == q.DISCARD:
            return Action(do.DISCARD, (self.item(CardId(code)),))
        if kind == q.FATE:
            return Action(do.FATES[code])
        if kind in CHOICES:
            return Action(CHOICES[kind][1 if code else 0])
        if kind in NUMBERS:
            return Action(NUMBERS[kind], number=code)
        if kind == q.PLAYER:
            return Action(PICK, player=code)
        if kind == q.WHICH_TEXT:
            return Action(do.COPY, word=self.table.library[code].title)
        return self.pick(code)

    def act(self, code: int) -> Action:
        """An effect to be played, an attack, or the end of the turn."""
        what = packing.what_of(code)
        if what == q.END_TURN:
            return Action(END)
        if what == q.DECLARE_ATTACK:
            return Action(do.ATTACK)
        cards = (self.item(packing.card_of(code)),)
        if what == q.USE:
            return Action(do.USE, cards, ability=packing.ability_of(code))
        if what == q.PLAY_CARD and packing.at_crisis(code):
            return Action(do.PLAY_AT_CRISIS, cards)
        if what == q.PLAY_CARD and packing.as_state(code):
            return Action(do.PLAY_AS_STATE, cards)
        return Action(do.OF_CODES[what], cards)

    def pick(self, code: int) -> Action:
        """A card, or whatever else the choice is of."""
        table = self.table
        top = table.stack[-1]
        if isinstance(top, NameSomething):
            return Action(PICK, word=top.named(table, code))
        if self.zone == WORDS:
            return Action(PICK, word=table.rules.character_words[code])
        if self.zone == PLAYERS:
            return Action(PICK, player=code)
        if self.zone == PLACES:
            return self.place(code)
        if self.zone == LISTED:
            return Action(PICK, number=self.which(code), word=open_choice(table).selector.named(table, code))
        return Action(PICK, (self.item(CardId(code)),))

    def place(self, code: int) -> Action:
        """A location, or a card that another is put on or set against."""
        if asks_for_card(self.table):
            return Action(PICK, (self.item(CardId(code)),))
        place = place_at(self.table, Place(code))
        if not place:
            return Action(do.PUT)
        return Action(do.PUT_BEHIND if puts_a_site(self.table) else do.PUT, place=(place[0], place[1]))

    def trigger(self, code: int) -> Action:
        """A triggered effect that waits, or an effect to respond to; or letting it go."""
        table = self.table
        if code == q.LET_ALL_GO:
            return Action(do.LET_ALL_GO)
        if code < 0:
            return Action(do.LET_GO)
        if isinstance(table.stack[-1], Generate):
            effect = effect_to_answer(table, EffectId(code))
            player = None if effect is None else effect.player
            return Action(do.RESPOND, number=self.which(code), player=player)
        effect = table.pending[code].effect
        others = tuple([self.item(card) for card in (effect.about, effect.by) if card in self.spots])
        return Action(do.TRIGGER, (self.item(effect.source),), others, number=self.which(code))

    def which(self, code: int) -> int:
        """Which one of those on offer, counted from 0: all that there is to tell some of them apart."""
        decision = self.table.decision
        assert decision is not None
        return [each for each in decision.options if each >= 0].index(code)

    def item(self, card: CardId) -> Item:
        """A card as the asked seat knows it."""
        table = self.table
        zone = table.zones[card]
        if zone == PLAY:
            seat, at = self.spots[card]
            hidden = table.face_down[card] and seat != self.seat
            return Item(ZONE_NAMES[zone], seat, "" if hidden else table.card(card).title, at)
        whose = table.owners[card] if zone != BURNED else self.burner(card)
        if zone == ASIDE:
            whose = table.controllers[card]
        name = name_for(table, card, self.seat)
        return Item(ZONE_NAMES[zone], whose, "" if name == GONE_SITE else name, self.in_pile(card, zone, whose))

    def burner(self, card: CardId) -> SeatId:
        """SF-12: what is burned for victory lies in the pile of whoever burned it."""
        return next(SeatId(seat) for seat in range(self.table.seats) if card in self.table.burned[seat])

    def in_pile(self, card: CardId, zone: Zone, seat: SeatId) -> int:
        """The place of a card in an open pile, as the view lists it."""
        table = self.table
        if zone == SMOKED:
            return table.smoked[seat].index(card)
        if zone == TOASTED:
            return table.toasted[seat].index(card)
        held = [each.card for each in table.held_by(seat)] if zone == ASIDE else []
        if card in held:
            return held.index(card)
        return table.burned[seat].index(card) if zone == BURNED else NONE
