"""SF-24.5.3, SF-24.5.5, SF-24.8.1: who is beaten is smoked, again and again until nobody more is."""

from __future__ import annotations

from kwoon.games.shadowfist.effects.blanking import settle_blanks
from kwoon.games.shadowfist.effects.control import settle_control
from kwoon.games.shadowfist.lasting.expiry import end_maintained
from kwoon.games.shadowfist.standing.derive import (
    NO_CARDS_AT_ALL,
    affected_by,
    context,
    derive,
    printed_fighting,
)
from kwoon.games.shadowfist.standing.immunity import is_hidden
from kwoon.games.shadowfist.standing.permits import texts
from kwoon.games.shadowfist.state.abilities import BODY, FIGHTING, PRINTED_FIGHTING, TITLE_BODY, Continuous
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.state.values import Derived, Values
from kwoon.games.shadowfist.terms.codes import (
    BY_RECALCULATION,
    CHARACTER,
    FENG_SHUI,
    NO_STATES,
    SITE,
    STATE,
    UNDYING,
)
from kwoon.games.shadowfist.terms.ids import NO_CARD, NO_SEAT, NONE, CardId


def smoke_the_beaten(table: Table) -> bool:
    """Smoke every Character without Fighting and Site without Body, all at once; whether there were any."""
    ended = end_maintained(table)
    if settle_control(table):
        ended = True
    if table.some_blank or table.blanked:
        blankers = [card for card in table.in_play if table.card(card).blanker]
        if (blankers or table.blanked) and settle_blanks(table, blankers):
            ended = True
    derived = derive(table)
    if table.unbeaten is derived:
        return ended
    beaten = all_beaten(table, derived.of) if is_anyone_beaten(table, derived) else NO_CARDS_AT_ALL
    if not beaten:
        table.unbeaten = None if table.doomed or may_lose_states(table, derived) else derived
        return ended
    table.smoke_together(beaten, [weakener(table, card) for card in beaten], NO_SEAT, BY_RECALCULATION)
    return True


def may_lose_states(table: Table, derived: Derived) -> bool:
    """SF-40: whether States may fall off for an immunity, which no change of what cards are would tell of."""
    return table.some_immune and bool(derived.by_type[STATE]) and bool(derived.guards or table.lingering)


def is_anyone_beaten(table: Table, derived: Derived) -> bool:
    """Whether there is anyone for `all_beaten` to find: a quick look, type by type, that may say yes too often."""
    of = derived.of
    damage = table.damage
    for card in derived.by_type[CHARACTER]:
        if of[card].fighting <= damage[card]:
            return True
    for card in derived.sites:
        if damage[card] >= of[card].body:
            return True
    for card in derived.by_type[STATE]:
        subject = table.subjects[card]
        if subject != NONE and (
            of[subject].cannot & NO_STATES or (table.some_immune and is_hidden(table, subject, card))
        ):
            return True
    return False


def all_beaten(table: Table, of: list[Values]) -> list[CardId]:
    """SF-24.5.5: Characters without Fighting, Sites without Body, States that cannot be on their subject any more."""
    beaten: list[CardId] = []
    damage = table.damage
    for card in table.in_play:
        definition = table.faces[card]
        kind = definition.type
        if kind == CHARACTER:
            if of[card].fighting <= damage[card] and not of[card].cannot & UNDYING:
                if (
                    damage[card] or of[card].fighting < 0 or definition.fighting != 0
                ):  # a printed 0 is not reduced to it
                    beaten.append(card)
        elif kind == SITE or kind == FENG_SHUI:
            if damage[card] >= of[card].body and (damage[card] > 0 or definition.body > 0):
                if card not in table.doomed:
                    beaten.append(card)
        elif table.subjects[card] != NONE:
            subject = table.subjects[card]
            if of[subject].cannot & NO_STATES or (table.some_immune and is_hidden(table, subject, card)):
                beaten.append(card)
    return beaten


def weakener(table: Table, card: CardId) -> CardId:
    """SF-24.5.5: the card whose ability lowers this one's Fighting or Body now has smoked it; NONE if nothing does."""
    for source in table.in_play:
        if not table.card(source).continuous:
            continue
        effect = context(table, source)
        for ability in texts(table, source, Continuous, effect):
            if card in affected_by(table, ability, effect):
                for grant in ability.grants:
                    if weakens(table, card, grant.kind, grant.number.value(table, effect)):
                        return source
    for each in table.lingering:
        if each.card == card and each.other == NONE and table.same(card, each.stamp):
            if weakens(table, card, each.kind, each.value):
                return each.source
    return NO_CARD


def weakens(table: Table, card: CardId, kind: int, value: int) -> bool:
    """Whether a grant lowers Fighting or Body: by a penalty, or by the printed Fighting that it now says."""
    if kind == PRINTED_FIGHTING:
        printed = printed_fighting(table, card, table.card(card))
        return value < printed and derive(table).of[card].printed == value
    if kind == TITLE_BODY:
        return derive(table).of[card].printed_body < table.card(card).body
    return kind in (FIGHTING, BODY) and value < 0
