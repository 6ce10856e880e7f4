"""Faults that a reading of surviving mutants has found: bounds that a crowded game could pass."""

from __future__ import annotations

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.standing.derive import fighting
from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"


@rule("SF-16.0", "SF-16.1")
@pytest.mark.parametrize("damage", [3, 98, 99, 100, 150])
def test_healing_all_damage_leaves_none_however_much_there_is(damage: int) -> None:
    giant = m.character("Giant", "Big One", 0, 200, "", "")
    balm = m.event("Balm", 0, "", m.use([one := m.target(m.pick(m.CHARACTER, damaged=1))], m.Heal(one)))
    mine = [GARDEN, f"Giant ({damage} damage)", "hand: Balm"]
    table = duel(mine, [GARDEN], extra=[giant, balm])
    table.play("Balm").passes()
    assert table.game.damage[table.card("Giant")] == 0
    table = duel(mine, [GARDEN], extra=[giant, balm])
    table.choose("Turn to heal Giant").passes()
    assert fighting(table.game, table.card("Giant")) == 200


@rule("SF-24.8.1")
@pytest.mark.parametrize("length", [2, 4, 5, 8])
def test_a_chain_of_texts_that_look_at_each_other_is_settled_to_its_end(length: int) -> None:
    """The first has 2 Fighting more; each of the others has, while the one before it has more than is printed."""
    chain = [m.character("Link 0", "Monk", 0, 1, "", "", m.always(m.keyword(m.GUTS)))]
    words = [m.GUTS, m.STEALTH, m.TACTICS, m.LETHAL, m.AMBUSH, m.MOBILITY, m.SUPERLEAP, m.REGENERATE, m.UNSTOPPABLE]
    for at in range(length):
        given = m.always(m.keyword(words[at + 1]), to=m.pick(m.CHARACTER, having=words[at]))
        chain.append(m.edge(f"Verse {at}", 0, "", given))
    titles = [f"Verse {at}" for at in reversed(range(length))]
    table = duel([GARDEN, "Link 0", *titles], [GARDEN], extra=chain)
    table.check("Link 0", has=words[length])
