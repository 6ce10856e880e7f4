"""SF-24.5.5: recalculation. What the cards in play are now, derived from what is printed and all that changes it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from kwoon.games.shadowfist.cards.card import Card, X
from kwoon.games.shadowfist.language.abilities import (
    BODY,
    CANNOT,
    COMBAT_DAMAGE,
    DAMAGE_DEALT,
    DAMAGE_TAKEN,
    DENIED,
    DESIGNATOR,
    FIGHTING,
    INFLUENCE,
    KEYWORDS,
    PRINTED_FIGHTING,
    SPARED,
    TOUGHNESS,
    Continuous,
)
from kwoon.games.shadowfist.language.terms import CHARACTER, EDGE, NOT_CUMULATIVE, PLAY, STATE
from kwoon.games.shadowfist.rules.effects import ABILITY, MAINTAINED, Effect
from kwoon.games.shadowfist.rules.table import NONE, Table

ROUNDS: Final = 4
"""How often continuous abilities that look at each other are gone through before we call it settled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Derived:
    """What every card in play is now, by the card's number."""

    def __init__(self, count: int) -> None:
        self.printed: list[int] = [0] * count
        """SF-8.7: the printed Fighting, or what a card's text says it is."""
        self.fighting: list[int] = [0] * count
        """SF-8.7 with all bonuses, before damage."""
        self.body: list[int] = [0] * count
        self.combat_damage: list[int] = [0] * count
        self.damage_dealt: list[int] = [0] * count
        self.damage_taken: list[int] = [0] * count
        self.toughness: list[int] = [0] * count
        self.influence: list[int] = [0] * count
        self.keywords: list[int] = [0] * count
        self.cannot: list[int] = [0] * count
        self.denied: list[int] = [0] * count
        """Bold-faced abilities that it has and cannot use."""
        self.spared: list[int] = [0] * count
        """Other Characters' bold-faced abilities that do not affect it."""
        self.words: dict[int, list[str]] = {}
        """Designators that a card has gained."""
        self.pools: dict[int, list[int]] = {}
        """SF-18.1: each player's resource pool, once someone has asked for it."""
        self.members: list[int] = []
        """The cards that have values here; all others stand at zero."""

    def begin(self, in_play: list[int]) -> None:
        """Clear what was known of the cards of last time."""
        for card in self.members:
            self.fighting[card] = 0
            self.body[card] = 0
            self.combat_damage[card] = 0
            self.damage_dealt[card] = 0
            self.damage_taken[card] = 0
            self.toughness[card] = 0
            self.influence[card] = 0
            self.keywords[card] = 0
            self.cannot[card] = 0
            self.printed[card] = 0
            self.denied[card] = 0
            self.spared[card] = 0
        self.members = in_play[:]
        self.words = {}
        self.pools = {}

    def copy(self, other: Derived, in_play: list[int]) -> None:
        """Take over another's values."""
        self.begin(in_play)
        for card in in_play:
            self.fighting[card] = other.fighting[card]
            self.body[card] = other.body[card]
            self.combat_damage[card] = other.combat_damage[card]
            self.damage_dealt[card] = other.damage_dealt[card]
            self.damage_taken[card] = other.damage_taken[card]
            self.toughness[card] = other.toughness[card]
            self.influence[card] = other.influence[card]
            self.keywords[card] = other.keywords[card]
            self.cannot[card] = other.cannot[card]
            self.printed[card] = other.printed[card]
            self.denied[card] = other.denied[card]
            self.spared[card] = other.spared[card]
        for card, words in other.words.items():
            self.words[card] = words[:]

    def looks_like(self, other: Derived, in_play: list[int]) -> bool:
        """Whether everything that an ability could look at is the same."""
        for card in in_play:
            if self.fighting[card] != other.fighting[card] or self.body[card] != other.body[card]:
                return False
            if self.keywords[card] != other.keywords[card] or self.cannot[card] != other.cannot[card]:
                return False
            if self.toughness[card] != other.toughness[card] or self.printed[card] != other.printed[card]:
                return False
            if self.denied[card] != other.denied[card] or self.spared[card] != other.spared[card]:
                return False
        return len(self.words) == len(other.words)


def is_active(table: Table, card: int) -> bool:
    """SF-24.5.1, SF-26.1.3: whether a card's rules text counts now."""
    if table.zones[card] != PLAY or table.blanks[card] or table.face_down[card]:
        return False
    kind = table.type_of(card)
    if kind == STATE or kind == EDGE:
        return table.ready[card] == 1
    return True


def derive(table: Table) -> Derived:
    """What the cards are now; kept until something changes."""
    known = table.derived
    if known is not None:
        return known
    derived = buffer_of(table, 0)
    derived.begin(table.in_play)
    table.derived = derived
    for card in table.in_play:
        print_values(table, derived, card)
    overlaps = lingering_grants(table, derived)
    sources = continuous_sources(table)
    if sources:
        derived = settle(table, derived, sources, overlaps)
    table.derived = derived
    return derived


def buffer_of(table: Table, which: int) -> Derived:
    """Two sets of lists are used again and again: making lists for every card each time would be slow."""
    buffers = table.buffers
    if not buffers or len(buffers[0].fighting) != len(table.definitions):
        buffers = [Derived(len(table.definitions)) for _ in range(3)]
        table.buffers = buffers
    return buffers[which]


def print_values(table: Table, derived: Derived, card: int) -> None:
    """What is printed on the card; a face-down Site shows nothing, a blanked card no keywords (SF-32)."""
    definition = table.card(card)
    if definition.type == CHARACTER:
        derived.printed[card] = derived.fighting[card] = printed_fighting(table, card, definition)
    derived.body[card] = definition.body
    if not table.face_down[card] and not table.blanks[card]:
        derived.keywords[card] = definition.keywords
        derived.toughness[card] = definition.toughness
        derived.influence[card] = definition.influence


def printed_fighting(table: Table, card: int, definition: Card) -> int:
    """SF-8.7; a printed X is defined by the text, and zero while that is blanked (SF-48.1)."""
    if definition.fighting != X:
        return definition.fighting
    if definition.x is None or table.blanks[card]:
        return 0
    return definition.x.value(table, context(table, card))


def context(table: Table, card: int) -> Effect:
    """A card's abilities as seen from the card: itself, and its controller."""
    effect = Effect(ABILITY, card, table.controllers[card])
    effect.stamp = table.stamps[card]
    return effect


def continuous_sources(table: Table) -> list[int]:
    """The cards in play whose text has a continuous ability that counts now."""
    found: list[int] = []
    for card in table.in_play:
        for ability in table.card(card).abilities:
            if isinstance(ability, Continuous):
                if is_active(table, card):
                    found.append(card)
                break
    return found


def settle(table: Table, base: Derived, sources: list[int], overlaps: dict[int, int]) -> Derived:
    """Apply every continuous ability; again while that changes what another one sees."""
    seen = base
    for number in range(ROUNDS):
        fresh = buffer_of(table, 1 + number % 2)
        fresh.copy(base, table.in_play)
        table.derived = seen
        applied = overlaps.copy()
        for card in sources:
            effect = context(table, card)
            for ability in table.card(card).abilities:
                if isinstance(ability, Continuous):
                    if ability.condition is None or ability.condition.holds(table, effect):
                        apply_continuous(table, fresh, ability, effect, applied)
        if number > 0 and fresh.looks_like(seen, table.in_play):
            return fresh
        seen = fresh
    return seen


def apply_continuous(
    table: Table, derived: Derived, ability: Continuous, effect: Effect, applied: dict[int, int]
) -> None:
    """One ability's grants, to each card it affects; SF-49.4: alike Not Cumulative ones overlap."""
    if ability.selector is not None:
        affected = [card for card in table.in_play if ability.selector.matches(table, card, effect)]
    elif ability.affects is not None:
        affected = ability.affects.cards(table, effect)
    else:
        affected = [effect.source]
    definition = table.card(effect.source)
    overlapping = definition.restrictions & NOT_CUMULATIVE != 0
    for grant in ability.grants:
        value = grant.number.value(table, effect)
        for card in affected:
            added = value
            if overlapping:
                added = beyond(applied, card, definition.base, grant.kind, value)
            give(derived, card, grant.kind, added, grant.mask, grant.word)


def beyond(applied: dict[int, int], card: int, definition: int, kind: int, value: int) -> int:
    """SF-49.4: what a Not Cumulative grant adds to those of its title that the card has already: the largest wins."""
    key = ((card << 16) | definition) << 6 | kind
    already = applied.get(key, 0)
    applied[key] = max(already, value)
    return max(0, value - already)


def give(derived: Derived, card: int, kind: int, value: int, mask: int, word: str) -> None:
    """Add one grant to a card's values."""
    if kind == FIGHTING:
        derived.fighting[card] += value
    elif kind == COMBAT_DAMAGE:
        derived.combat_damage[card] += value
    elif kind == TOUGHNESS:
        derived.toughness[card] += value
    elif kind == BODY:
        derived.body[card] += value
    elif kind == KEYWORDS:
        derived.keywords[card] |= mask
    elif kind == CANNOT:
        derived.cannot[card] |= mask
    elif kind == DENIED:
        derived.denied[card] |= mask
    elif kind == SPARED:
        derived.spared[card] |= mask
    elif kind == DESIGNATOR:
        derived.words.setdefault(card, []).append(word)
    elif kind == DAMAGE_TAKEN:
        derived.damage_taken[card] += value
    elif kind == DAMAGE_DEALT:
        derived.damage_dealt[card] += value
    elif kind == INFLUENCE:
        derived.influence[card] += value
    elif kind == PRINTED_FIGHTING:
        derived.fighting[card] += value - derived.printed[card]
        derived.printed[card] = value


def lingering_grants(table: Table, derived: Derived) -> dict[int, int]:
    """SF-26.5, SF-10.4: what effects have given for a while; what Not Cumulative ones have given (SF-49.4)."""
    applied: dict[int, int] = {}
    for each in table.lingering:
        if each.other != NONE or not table.same(each.card, each.stamp):
            continue
        if each.until == MAINTAINED and not still_maintained(table, each.source, each.source_stamp):
            continue
        value = each.value
        if each.source != NONE and table.card(each.source).restrictions & NOT_CUMULATIVE:
            value = beyond(applied, each.card, table.card(each.source).base, each.kind, each.value)
        give(derived, each.card, each.kind, value, each.mask, each.word)
    return applied


def still_maintained(table: Table, source: int, stamp: int) -> bool:
    """SF-10.4: the ability ends as soon as its card unturns, is blanked, or leaves play."""
    return table.same(source, stamp) and table.turned[source] == 1 and not table.blanks[source]


def printed_now(table: Table, card: int) -> int:
    """SF-8.7: the printed Fighting; -1 for an X, which is no number. A card in play may be said to have another."""
    printed = table.card(card).fighting
    if table.zones[card] != PLAY or printed == X:
        return printed
    return derive(table).printed[card]


# --- what the rules ask ------------------------------------------------------------------------


def fighting(table: Table, card: int) -> int:
    """SF-15.1: Fighting less damage, never below zero."""
    return max(0, derive(table).fighting[card] - table.damage[card])


def body(table: Table, card: int) -> int:
    """SF-11.1: Body less damage."""
    return max(0, derive(table).body[card] - table.damage[card])


def has_keyword(table: Table, card: int, keyword: int) -> bool:
    """SF-50: whether a card has a bold-faced ability now, and can use it."""
    derived = derive(table)
    return derived.keywords[card] & ~derived.denied[card] & keyword != 0


def spared(table: Table, card: int, keyword: int) -> bool:
    """SF-40: whether a card is not affected by other Characters' use of a bold-faced ability."""
    return derive(table).spared[card] & keyword != 0


def cannot(table: Table, card: int, what: int) -> bool:
    """Whether a card is kept from something."""
    return derive(table).cannot[card] & what != 0


def has_designator(table: Table, card: int, word: str) -> bool:
    """SF-14: printed designators, and those it has gained while in play."""
    if word in table.card(card).designators:
        return True
    if table.zones[card] != PLAY:
        return False
    gained = derive(table).words.get(card)
    return gained is not None and word in gained


def resources_of(table: Table, seat: int) -> list[int]:
    """SF-18.1: what a player's cards in play and in the smoked pile provide; a face-down Site provides nothing."""
    pools = derive(table).pools
    known = pools.get(seat)
    if known is not None:
        return known
    pool = [0] * 13
    for card in table.in_play:
        if table.controllers[card] == seat and not table.face_down[card]:
            add_resources(pool, table.card(card).provides)
    for card in table.smoked[seat]:
        add_resources(pool, table.card(card).provides)
    pools[seat] = pool
    return pool


def add_resources(pool: list[int], more: list[int]) -> None:
    """Add one card's resources."""
    for place in range(13):
        pool[place] += more[place]
