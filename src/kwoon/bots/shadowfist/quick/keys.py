"""Answers of Shadowfist as numbers that mean the same in all made-up games that look the same; alike ones are equal."""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.effects.generating import Generate
from kwoon.games.shadowfist.language.selectors import PLAYERS
from kwoon.games.shadowfist.shown.labels import asks_for_card, pick_zone
from kwoon.games.shadowfist.standing.attack import current_attack
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms import questions as q
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.ids import NONE, CardId
from kwoon.games.shadowfist.terms.packing import ability_of, attacker_of, card_of, interceptor_of, what_of

MOST: Final = (1 << 46) - 1
MIXER: Final = 1_000_003
ONE_OF_A_KIND: Final = 1 << 30


def mixed(one: int, other: int) -> int:
    """Two numbers as one."""
    return (one * MIXER + other + 7) & MOST


def keys_of(table: Table) -> list[int]:
    """The options of the open question."""
    decision = table.decision
    assert decision is not None
    options = decision.options
    kind = decision.kind
    if kind == q.ACT or kind == q.MAIN:
        return [key_of_act(table, code) for code in options]
    if kind == q.ATTACKER or kind == q.JOIN or kind == q.ATTACK_TARGET or kind == q.SPARE or kind == q.DISCARD:
        return [code if code < 0 else key_of_card(table, CardId(code)) for code in options]
    if kind == q.INTERCEPT:
        return [code if code < 0 else key_of_pair(table, code) for code in options]
    if kind == q.PICK and pick_zone(table) < PLAYERS:
        return [code if code < 0 else key_of_card(table, CardId(code)) for code in options]
    if kind == q.WHERE and asks_for_card(table):
        return [code if code < 0 else key_of_card(table, CardId(code)) for code in options]
    if kind == q.TRIGGER and not isinstance(table.stack[-1], Generate):
        return [code if code < 0 else key_of_trigger(table, code) for code in options]
    return options


def key_of_act(table: Table, code: int) -> int:
    """An effect to be played, an attack, or the end of the turn."""
    if code < 0:
        return code
    what = what_of(code)
    if what == q.END_TURN or what == q.DECLARE_ATTACK:
        return what
    return mixed(key_of_card(table, card_of(code)), what << 8 | ability_of(code))


def key_of_pair(table: Table, code: int) -> int:
    """Who intercepts whom."""
    return mixed(key_of_card(table, interceptor_of(code)), key_of_card(table, attacker_of(code)))


def key_of_trigger(table: Table, code: int) -> int:
    """A triggered effect that waits."""
    effect = table.pending[code].effect
    return mixed(mixed(key_of_card(table, effect.source), effect.ability), effect.about)


def key_of_card(table: Table, card: CardId) -> int:
    """A card: by its title where it is hidden, by its title and its state where it lies open.

    A card in play that another card is on, or that an effect has given something, is one of a kind; so is one that
    attacks or intercepts, and one that lies face down.
    """
    zone = table.zones[card]
    if zone != PLAY:
        return mixed(table.definitions[card], zone << 4 | table.owners[card])
    if table.face_down[card] or table.counters[card] or table.rows[card] or table.subjects[card] != NONE:
        return ONE_OF_A_KIND + card
    if card in table.subjects:
        return ONE_OF_A_KIND + card
    for each in table.lingering:
        if each.card == card:
            return ONE_OF_A_KIND + card
    attack = current_attack(table)
    if attack is not None and (attack.is_attacking(card) or attack.is_intercepting(card) or attack.target == card):
        return ONE_OF_A_KIND + card
    state = table.turned[card] | table.ready[card] << 1 | table.damage[card] << 2
    return mixed(mixed(table.definitions[card], table.places[card] + 16), state << 4 | table.controllers[card])
