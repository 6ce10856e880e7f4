"""SF-40: what cannot be affected by some cards."""

from __future__ import annotations

from kwoon.games.shadowfist.standing.derive import context, derive
from kwoon.games.shadowfist.state.abilities import HARM_ONLY, IMMUNITY, OF_OPPONENTS
from kwoon.games.shadowfist.state.effects import Effect
from kwoon.games.shadowfist.state.permissions import Immune, NotTargetedBy, Safe
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.words import Cards
from kwoon.games.shadowfist.terms.codes import PLAY
from kwoon.games.shadowfist.terms.ids import NONE, CardId


def is_immune(table: Table, card: CardId, source: CardId) -> bool:
    """Whether a card in play cannot be affected by effects that another card generates."""
    return table.some_immune and guarded(table, card, source, False)


def is_hidden(table: Table, card: CardId, source: CardId) -> bool:
    """SF-40.0: whether a card in play is not in play for the purposes of another card: its effects and abilities."""
    return table.some_immune and guarded(table, card, source, True)


def guarded(table: Table, card: CardId, source: CardId, wholly: bool) -> bool:
    """Whether some card's text makes one immune to another: to its effects, or wholly."""
    known = table.derived
    if known is None:
        known = derive(table)
    guards = known.guards  # which do not depend on the values: nobody has looked at those
    if not guards and not table.lingering:
        return False
    if source == NONE or card == source or table.judging or table.zones[card] != PLAY:
        return False
    if is_given_immunity(table, card, source, False):
        return True
    if not guards:
        return False
    table.judging = True
    found = False
    for guard in guards:
        for ability in table.card(guard).abilities:
            if isinstance(ability, Immune) and not (wholly and ability.effects_only):
                if ability.to is None and card != guard:
                    continue
                effect = context(table, guard)
                if covers(table, ability, guard, card, effect) and ability.source.matches(table, source, effect):
                    found = True
    table.judging = False
    return found


def is_given_immunity(table: Table, card: CardId, source: CardId, harm: bool) -> bool:
    """SF-40: whether an effect has made a card immune to another for a while; or only to harm from it."""
    for each in table.lingering:
        if each.kind != IMMUNITY or each.card != card or not table.same(card, each.stamp):
            continue
        if each.mask & HARM_ONLY and not harm:
            continue
        if not each.mask >> table.faces[source].type & 1:
            continue
        if not each.mask & OF_OPPONENTS or table.controllers[source] != table.controllers[card]:
            return True
    return False


def covers(table: Table, ability: Immune, guard: CardId, card: CardId, effect: Effect) -> bool:
    """Whether an immunity is this card's: its own, or given to such cards."""
    if ability.condition is not None and not ability.condition.holds(table, effect):
        return False
    if isinstance(ability.to, Cards):
        return card in ability.to.cards(table, effect)
    return card == guard if ability.to is None else ability.to.matches(table, card, effect)


def affected(table: Table, effect: Effect, cards: list[CardId]) -> list[CardId]:
    """SF-40, SF-24.8: those of some cards that an effect can do something to."""
    if not table.some_immune:
        return cards
    return [card for card in cards if not is_immune(table, card, effect.source)]


def is_safe(table: Table, card: CardId, source: CardId) -> bool:
    """Whether some card's text keeps another from damaging a card in play, or removing it from play."""
    if not table.some_immune or source == NONE or table.zones[card] != PLAY:
        return False
    if is_given_immunity(table, card, source, True):
        return True
    for guard in derive(table).guards:
        effect = context(table, guard)
        for ability in table.card(guard).abilities:
            if isinstance(ability, Safe) and card in ability.cards.cards(table, effect):
                if ability.source.matches(table, source, effect):
                    return True
    return False


def is_off_limits(table: Table, card: CardId, source: CardId) -> bool:
    """SF-24.1.3: whether some card's text makes a card in play no legal target for another card's effects."""
    if not table.some_immune or source == NONE:
        return False
    for guard in derive(table).guards:
        for ability in table.card(guard).abilities:
            if not isinstance(ability, NotTargetedBy):
                continue
            effect = context(table, guard)
            if card in ability.cards.cards(table, effect):
                if ability.condition is None or ability.condition.holds(table, effect):
                    if ability.source.matches(table, source, effect):
                        return True
    return False


def removable(table: Table, effect: Effect, cards: list[CardId]) -> list[CardId]:
    """Those of some cards that an effect can remove from play."""
    return [card for card in cards if not is_safe(table, card, effect.source)] if table.some_immune else cards
