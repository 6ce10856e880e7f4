"""SF-24.1.4, SF-37: what else than Power can help to pay for a card: counters, damage, a sacrifice."""

from __future__ import annotations

from kwoon.games.shadowfist.standing.derive import cannot, cards_of, context, is_active, survey
from kwoon.games.shadowfist.state.effects import PLAYING, Effect
from kwoon.games.shadowfist.state.permissions import Aid, CountersPay, DamagePays, SacrificeForLess
from kwoon.games.shadowfist.state.table import Table
from kwoon.games.shadowfist.terms.codes import NO_SACRIFICE
from kwoon.games.shadowfist.terms.ids import CardId, SeatId
from kwoon.games.shadowfist.terms.once import ability_note
from kwoon.games.shadowfist.terms.permission_kinds import (
    AIDS,
    OWN_AID,
)


def aids_for(table: Table, seat: SeatId, card: CardId) -> list[tuple[CardId, int]]:
    """Each card, and which of its abilities, that can help a player to pay for a card now."""
    found: list[tuple[CardId, int]] = []
    if survey(table).holdings[seat].permits >> AIDS & 1:
        for source in cards_of(table, seat):
            if table.faces[source].permits >> AIDS & 1:
                add_aids(table, seat, card, source, found)
    if table.faces[card].permits >> OWN_AID & 1:
        add_aids(table, seat, card, card, found)
    return found


def add_aids(table: Table, seat: SeatId, card: CardId, source: CardId, found: list[tuple[CardId, int]]) -> None:
    """Those of one card."""
    for index, ability in enumerate(table.faces[source].abilities):
        if isinstance(ability, Aid) and aid_worth(table, seat, card, source, index) > 0:
            found.append((source, index))


def aid_worth(table: Table, seat: SeatId, card: CardId, source: CardId, index: int) -> int:
    """How much Power an ability can stand for at most when a card is played; none if it is no such ability."""
    ability = table.faces[source].abilities[index]
    if isinstance(ability, CountersPay):
        return ability.covers(table.counters[source]) if helps(table, card, source, ability) else 0
    if isinstance(ability, DamagePays):
        spendable = table.damage[source] > table.lasting_damage[source] and table.active == seat
        if not spendable or ability_note(source, index) in table.used:
            return 0
        return 1 if helps(table, card, source, ability) else 0
    if isinstance(ability, SacrificeForLess) and source == card:
        return ability.less if to_sacrifice(table, seat, card, ability) else 0
    return 0


def helps(table: Table, card: CardId, source: CardId, ability: CountersPay | DamagePays) -> bool:
    """Whether a card in play helps to pay for another one."""
    return is_active(table, source) and ability.cards.matches(table, card, context(table, source))


def to_sacrifice(table: Table, seat: SeatId, card: CardId, ability: SacrificeForLess) -> list[CardId]:
    """SF-45.3: the cards that may be sacrificed to play a card at less."""
    effect = Effect(PLAYING, card, seat)
    return [
        each
        for each in table.in_play
        if table.controllers[each] == seat
        and not cannot(table, each, NO_SACRIFICE)
        and ability.cards.matches(table, each, effect)
    ]


def due(table: Table, seat: SeatId, card: CardId, cost: int) -> int:
    """The least Power of the pool that a card takes which costs so much, with all that helps to pay for it."""
    if cost == 0:
        return 0
    if not table.faces[card].permits >> OWN_AID & 1 and not survey(table).holdings[seat].permits >> AIDS & 1:
        return cost
    for source, index in aids_for(table, seat, card):
        cost -= aid_worth(table, seat, card, source, index)
    return max(0, cost)


def aid_of(table: Table, source: CardId, index: int) -> Aid:
    """The ability that helps."""
    ability = table.faces[source].abilities[index]
    assert isinstance(ability, Aid)
    return ability
