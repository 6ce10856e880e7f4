"""Crowded boards: a made-up position in the middle of a game, in which much can meet much at once.

The cards are those of the players' decks and all chance is the game's own, so that such a game is recorded and played
again like any other. Nothing was paid for, but all of it may lie on a table: no two copies of a Unique or Limited card
on one side, at most two Sites at a location, States on what they may be played on, nobody beaten, nobody who has won.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kwoon.engine.chance import Chance
from kwoon.engine.decision import DONE
from kwoon.games.shadowfist.effects.entering import enter, lies_face_down
from kwoon.games.shadowfist.legality.play import legal_subjects
from kwoon.games.shadowfist.standing.derive import body, fighting, resources_of
from kwoon.games.shadowfist.standing.victory import goal_of
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.state.structure import locations, open_backs
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import (
    BURNED,
    CHARACTER,
    DECK,
    EDGE,
    EVENT,
    FENG_SHUI,
    HAND,
    LIMITED,
    RESOURCES,
    SITE,
    SMOKED,
    STATE,
    TOASTED,
    UNIQUE,
)
from kwoon.games.shadowfist.terms.ids import NONE, CardId, SeatId, Spot, all_cards, all_seats
from kwoon.games.shadowfist.terms.packing import card_of, what_of
from kwoon.games.shadowfist.turn.match import NEXT_TURN, Match
from kwoon.games.shadowfist.turn.steps import DEFAULT_HAND

FEW_TURNS: Final = 2
"""How many turns a crowded game has, unless its options say otherwise: all can act in each, and the board is full."""
IN_PLAY: Final = ((SITE, 3), (CHARACTER, 7), (EDGE, 2), (STATE, 5))
"""How many cards of each type a player has at most on a made-up board, beside the Feng Shui Sites; at least half as
many, if the deck has them."""
SMOKED_MOST: Final = 9
RICHEST: Final = 9


def deal_crowded(table: Table) -> None:
    """Put every card of every deck somewhere, and let the turns begin."""
    for card in all_cards(len(table.definitions)):
        table.decks[table.owners[card]].append(card)
        table.zones[card] = DECK
    chance = table.chance
    for seat in all_seats(table.seats):
        chance.shuffle(table.decks[seat])
        table.add_power(seat, chance.below(RICHEST) + 1 - table.power[seat])
        put_sites(table, seat, chance)
        for kind, most in IN_PLAY[:-1]:
            put_some(table, seat, kind, most, chance)
    for seat in all_seats(table.seats):  # when everyone they may be put on is there
        put_some(table, seat, STATE, IN_PLAY[-1][1], chance)
        fill_piles(table, seat, chance)
    for card in table.in_play:
        wear(table, card, chance)
    table.gone = []
    table.pending = []
    table.reveals = 0
    first = table.rules.first - 1 if table.rules.first else chance.below(table.seats)
    table.active = SeatId((first - 1) % table.seats)
    match = Match()
    match.step = NEXT_TURN
    table.stack.append(match)


def put_sites(table: Table, seat: SeatId, chance: Chance) -> None:
    """SF-4.1, SF-25.7: some Feng Shui Sites, two short of victory at least with what was burned."""
    room = goal_of(table, seat) - 2
    burned = chance.below(2)
    put_some(table, seat, FENG_SHUI, room - burned, chance)
    sites = [card for card in table.decks[seat] if table.is_feng_shui(card)]
    for card in sites[:burned]:
        table.take_away(card)
        table.zones[card] = BURNED
        table.burned[seat].append(card)


def put_some(table: Table, seat: SeatId, kind: int, most: int, chance: Chance) -> None:
    """From half of so many cards of a type up to all of them."""
    wanted = most - chance.below(most // 2 + 1)
    for card in table.decks[seat][:]:
        if wanted == 0:
            return
        if table.type_of(card) == kind and is_welcome(table, seat, table.card(card)):
            place = spot_for(table, seat, card, chance)
            if kind != STATE or place != NONE:
                put(table, seat, card, place)
                wanted -= 1


def is_welcome(table: Table, seat: SeatId, definition: Card) -> bool:
    """SF-49.2, SF-49.9: no two alike of what is Unique or Limited on one side."""
    if not definition.restrictions & (UNIQUE | LIMITED):
        return True
    return all(table.card(card).counts_as() != definition.counts_as() for card in table.controlled(seat))


def spot_for(table: Table, seat: SeatId, card: CardId, chance: Chance) -> Spot:
    """Where it goes: a location, the card that a State is on, or NONE for a new location (or nothing at all)."""
    kind = table.type_of(card)
    options: Sequence[int] = [NONE]
    if kind == CHARACTER:
        options = locations(table, seat)
    elif kind == STATE:
        options = legal_subjects(table, seat, card) or [NONE]
    elif kind in (SITE, FENG_SHUI):
        options = [NONE, *open_backs(table, seat)]
    return Spot(options[chance.below(len(options))])


def put(table: Table, seat: SeatId, card: CardId, spot: Spot) -> None:
    """One card into play, as if it had long been there."""
    table.put_in_play(card, seat)
    enter(table, card, seat, spot)
    table.make_ready(card)


def fill_piles(table: Table, seat: SeatId, chance: Chance) -> None:
    """A full hand; a smoked pile with resources to play it by (SF-18.1) and Events; a few cards out of the game."""
    for _ in range(DEFAULT_HAND):
        table.put_in_pile(table.decks[seat][-1], HAND)
    smoke_what_is_needed(table, seat)
    count = SMOKED_MOST - chance.below(SMOKED_MOST // 2)
    rest = [card for card in table.decks[seat] if table.type_of(card) in (CHARACTER, EVENT)]
    for card in rest[: max(0, count - len(table.smoked[seat]))]:
        table.put_in_pile(card, SMOKED)
    for _ in range(chance.below(3)):
        table.put_in_pile(table.decks[seat][0], TOASTED)


def smoke_what_is_needed(table: Table, seat: SeatId) -> None:
    """SF-18.1: for each resource that a card in hand lacks, a card of the deck that provides it, if there is one."""
    for card in table.hands[seat]:
        for at in range(len(RESOURCES)):
            while resources_of(table, seat)[at] < table.card(card).requires[at]:
                giver = next((each for each in table.decks[seat] if table.card(each).provides[at]), None)
                if giver is None:
                    break
                table.put_in_pile(giver, SMOKED)


def wear(table: Table, card: CardId, chance: Chance) -> None:
    """Traces of the game so far: face-down Sites, turned cards, damage that has not beaten anyone (SF-20.1)."""
    if lies_face_down(table.card(card)):
        table.face_down[card] = 0 if chance.below(4) == 0 else 1
    kind = table.type_of(card)
    if chance.below(4) == 0:
        table.turned[card] = 1
    left = fighting(table, card) if kind == CHARACTER else body(table, card) if table.is_site(card) else 0
    if left > 1 and not table.face_down[card] and chance.below(3) == 0:
        table.damage[card] = 1 + chance.below(left - 1)
    table.changed()


def lively_options(table: Table) -> list[int]:
    """Attacks, on Sites first, with many on both sides; cards played and used, and as many passes: they resolve."""
    decision = table.decision
    if decision is None:
        return []
    options = decision.options
    if decision.kind in (q.ATTACKER, q.JOIN, q.INTERCEPT):
        return [at for at, code in enumerate(options) if code != DONE]
    if decision.kind == q.ATTACK_TARGET:
        return [at for at, code in enumerate(options) if code != DONE and table.is_site(CardId(code))]
    if decision.kind == q.MAIN:
        attacks = [at for at, code in enumerate(options) if what_of(code) == q.DECLARE_ATTACK]
        return attacks or [at for at, code in enumerate(options) if what_of(code) in (q.PLAY_CARD, q.END_TURN)]
    if decision.kind == q.ACT:
        acts = [at for at, code in enumerate(options) if code != q.PASS and is_lively(table, code)]
        return acts + [options.index(q.PASS)] * max(1, len(acts))
    return []


def is_lively(table: Table, code: int) -> bool:
    """Whether an action is not just walking about; face-down Sites stay so while there is something else to do."""
    what = what_of(code)
    if what == q.HEAL or what == q.REVEAL or table.face_down[card_of(code)]:
        return False
    return what != q.MOVE or table.attack_is_on()
