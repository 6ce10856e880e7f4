"""SF-28.6.6: how attackers get past Characters: Superleap, Assassinate, texts that keep some from intercepting.

What an attacker has against a Character counts as interceptors are declared, and again when the attacker gains it.
"""

from __future__ import annotations

from typing import Final

from kwoon.games.shadowfist.standing.derive import (
    cannot,
    context,
    derive,
    has_designator,
    has_keyword,
    spared,
)
from kwoon.games.shadowfist.standing.immunity import is_hidden
from kwoon.games.shadowfist.standing.permits import texts
from kwoon.games.shadowfist.state.effects import CHOSEN_FOR
from kwoon.games.shadowfist.state.permissions import Against, LeapsAgainst, NotInterceptedBy
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.word_kinds import Selector
from kwoon.games.shadowfist.terms.codes import ASSASSINATE, NO_PREVENTION, SUPERLEAP
from kwoon.games.shadowfist.terms.ids import CardId

LEAPING: Final = -1
"""SF-50.15, as a way past a Character; a way that is a card is that card's text."""
ASSASSINATING: Final = -2
"""SF-50.2: nobody intercepts one with Assassinate that attacks a Character."""
NOBODY: Final[list[Selector]] = []


def bypass(table: Table, attacker: CardId, target: CardId, card: CardId) -> str:
    """SF-50.2, SF-50.15: the rule by which an attacker gets past a Character (SF-40.0: no immune one), or nothing.

    SF-6.2: nobody gets past one that cannot be prevented from intercepting.
    """
    if is_hidden(table, card, attacker) or cannot(table, card, NO_PREVENTION):
        return ""
    if table.turned[card] and superleaps(table, attacker, card) and not spared(table, card, SUPERLEAP):
        return "SF-50.15"
    return "SF-50.2" if assassinates(table, attacker, target) else ""


def ways_past(table: Table, attacker: CardId, target: CardId, card: CardId) -> list[int]:
    """What an attacker has now by which it may get past a Character, whether or not that fits the Character now."""
    found: list[int] = []
    if superleaps(table, attacker, card):
        found.append(LEAPING)
    if assassinates(table, attacker, target):
        found.append(ASSASSINATING)
    found.extend(shields(table, attacker))
    return found


def gets_past(table: Table, attacker: CardId, card: CardId, way: int) -> bool:
    """SF-28.6.6: whether an attacker that has just gained a way past a Character gets past it."""
    if is_hidden(table, card, attacker) or cannot(table, card, NO_PREVENTION):
        return False
    if way == LEAPING:
        return table.turned[card] == 1 and not spared(table, card, SUPERLEAP)
    return way == ASSASSINATING or slips_past(table, CardId(way), attacker, card)


def assassinates(table: Table, attacker: CardId, target: CardId) -> bool:
    """SF-50.2: whether an attacker has Assassinate, and attacks a Character."""
    return has_keyword(table, attacker, ASSASSINATE) and table.is_character(target)


def superleaps(table: Table, attacker: CardId, card: CardId) -> bool:
    """SF-50.15: whether an attacker has Superleap; against this Character at least."""
    return has_keyword_against(table, attacker, SUPERLEAP, card) or leaps_by_word(table, attacker, card)


def has_keyword_against(table: Table, card: CardId, keyword: int, other: CardId) -> bool:
    """SF-50: whether a card has a bold-faced ability and can use it; against that other card at least."""
    if has_keyword(table, card, keyword):
        return True
    if not table.faces[card].has_against or derive(table).of[card].denied & keyword:
        return False
    effect = context(table, card)
    for ability in texts(table, card, Against, effect):
        if ability.keywords & keyword and ability.cards.matches(table, other, effect):
            return True
    return False


def leaps_by_word(table: Table, attacker: CardId, card: CardId) -> bool:
    """Whether a card in play gives an attacker Superleap against Characters with a designator that this one has."""
    for each in table.lingering:
        if each.kind != CHOSEN_FOR or not table.same(each.card, each.stamp):
            continue
        effect = context(table, each.card)
        for ability in texts(table, each.card, LeapsAgainst, effect):
            if has_designator(table, card, each.word) and ability.leapers.matches(table, attacker, effect):
                return True
    return False


def shields(table: Table, attacker: CardId) -> list[CardId]:
    """The cards whose text keeps Characters from intercepting an attacker now: itself, States on it, or others."""
    return [source for source in table.in_play if kept_off_by(table, source, attacker)]


def kept_off_by(table: Table, source: CardId, attacker: CardId) -> list[Selector]:
    """The Characters that a card's text keeps from intercepting an attacker."""
    if not table.faces[source].keeps_off:
        return NOBODY
    found: list[Selector] = []
    effect = context(table, source)
    for ability in texts(table, source, NotInterceptedBy, effect):
        of_whom = source == attacker
        if ability.attackers is not None:
            of_whom = ability.attackers.matches(table, attacker, effect)
        if of_whom:
            found.append(ability.interceptors)
    return found


def slips_past(table: Table, source: CardId, attacker: CardId, card: CardId) -> bool:
    """Whether the text of a card (the attacker, a State on it, or another) keeps a Character from intercepting it."""
    kept = kept_off_by(table, source, attacker)
    return kept is not NOBODY and any(selector.matches(table, card, context(table, source)) for selector in kept)
