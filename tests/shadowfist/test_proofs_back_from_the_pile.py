"""What brings cards back from a smoked pile can be answered as such, whatever word of the language does it."""

from typing import Any

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import at, fight, people

GARDEN = "Puzzle Garden"
GUN = m.state("Gun", 0, "", m.ANY_CHARACTER)
FALLEN = m.pick(m.CHARACTER, where=m.SMOKED, owned=m.YOU)
STATES = m.pick(m.STATE, where=m.SMOKED, owned=m.YOU)


def back(*parts: Any) -> Card:
    """An Event that brings something back."""
    return m.event("Return", 0, "", m.use(*parts))


FALLEN_ONE, FALLEN_STATE, HERO = m.target(FALLEN), m.choose(STATES), m.choose(m.YOUR_CHARACTER)
WAYS = {
    "return": back([FALLEN_ONE], m.Return(FALLEN_ONE)),
    "return, blank": back([FALLEN_ONE], m.Return(FALLEN_ONE, blank=True)),
    "play what was picked": back([FALLEN_ONE], m.Play(FALLEN_ONE, free=True)),
    "each may play": back(m.EachMayPlay(m.pick(m.CHARACTER, where=m.SMOKED))),
    "play from hand or pile": back(m.PlayOne(m.ANY_CHARACTER, smoked=True)),
    "return a State": back([FALLEN_STATE, HERO], m.ReturnState(FALLEN_STATE, HERO)),
    "play a State": back([FALLEN_STATE, HERO], m.Play(FALLEN_STATE, on=HERO, less=0)),
    "play States": back([FALLEN_STATE, HERO], m.Play(FALLEN_STATE, on=HERO, free=True)),
    "return, if": back([FALLEN_ONE], m.If(m.Return(FALLEN_ONE), m.AtLeast(m.PowerOf(m.YOU_), 0))),
}


@rule("SF-44.0", "SF-26.2")
@pytest.mark.parametrize("way", WAYS)
def test_what_comes_back_can_be_answered_by_valley_of_ashes(way: str) -> None:
    mine = [GARDEN, "Ant", "smoked: Cat", "smoked: Gun", "hand: Return"]
    table = duel(mine, ["Valley of Ashes", "City Park"], extra=[GUN, WAYS[way], *people()]).play("Return")
    table.maybe("Cat").maybe("Gun").maybe("Ant").until("Use Valley of Ashes", 1).use("Valley of Ashes").passes()
    table.check("Cat", zone="smoked").check("Gun", zone="smoked")


@rule("SF-44.0", "SF-26.2")
def test_what_is_played_from_the_hand_only_is_no_such_thing() -> None:
    calling = back(m.PlayOne(m.ANY_CHARACTER))
    mine = [GARDEN, "Ant", "smoked: Cat", "hand: Dog", "hand: Return"]
    table = duel(mine, ["Valley of Ashes", "City Park"], extra=[calling, *people()]).play("Return")
    while table.kind == "act":
        table.cannot("Use Valley of Ashes").choose("Pass")


@rule("SF-44.2", "SF-26.2")
def test_1000_corpses_rising_can_be_answered() -> None:
    table = fight([GARDEN, "smoked: 1,000 Corpses", "Ant", "Cat"], ["Valley of Ashes", "City Park"])
    table.use("1,000 Corpses", "Cat").maybe("No more").until("Use Valley of Ashes", 1).use("Valley of Ashes").passes()
    table.check("1,000 Corpses", zone="smoked").check("Cat", zone="smoked")


@rule("SF-24.8", "SF-44.2")
def test_a_vehicle_whose_driver_is_gone_is_played_on_nobody_else() -> None:
    sides = [GARDEN, "Seamus", "Master Mechanic", "smoked: Muscle Car", "pool: dddd"], [GARDEN, "hand: Snuff"]
    table = fight(*sides).use("Master Mechanic", "Seamus").until("Play Snuff", 1).play("Snuff", "Seamus").passes()
    assert table.kind == "main shot", "it is not even asked for"
    table.check("Muscle Car", zone="smoked").check("Seamus", zone="smoked")
    table = fight(*sides).use("Master Mechanic", "Seamus").passes().choose("Muscle Car").passes()
    table.check("Muscle Car", on="Seamus")


@rule("SF-44.1", "SF-49.10")
def test_a_weapon_returns_on_one_who_drives_and_counts_at_once() -> None:
    gun = m.state("Gun", 0, "", m.ANY_CHARACTER, m.always(m.fighting(2), to=m.SUBJECT), restrictions=m.WEAPON)
    van = m.state("Van", 0, "", m.ANY_CHARACTER, restrictions=m.VEHICLE)
    mine = [GARDEN, "Ant", "Van > Ant", "smoked: Gun", "hand: Spit and Baling Wire", "pool: H"]
    table = duel(mine, [GARDEN], extra=[gun, van, *people()]).check("Ant", fighting=1)
    table.play("Spit and Baling Wire").passes().check("Gun", on="Ant").check("Ant", fighting=3)
    table.end_turn().check("Gun", zone="toasted")


@rule("SF-44.1", "SF-49.10")
def test_a_vehicle_does_not_return_on_one_who_drives_by_now() -> None:
    van = m.state("Van", 0, "", m.ANY_CHARACTER, restrictions=m.VEHICLE)
    mine = [GARDEN, "Seamus", "smoked: Muscle Car", "hand: Spit and Baling Wire", "hand: Van", "pool: H"]
    table = duel(mine, [GARDEN], extra=[van, *people()]).play("Spit and Baling Wire").until("Play Van", 0)
    table.play("Van").passes().check("Van", on="Seamus").check("Muscle Car", zone="smoked")


@rule("SF-34.0")
def test_a_state_that_has_become_another_is_not_toasted_for_having_returned() -> None:
    """It returns, goes to the hand and is played anew: at the end of the turn it stays."""
    recall = at("Recall", m.ToHand, m.ANY_STATE)
    mine = [GARDEN, "Seamus", "smoked: Muscle Car", "hand: Spit and Baling Wire", "hand: Recall", "pool: Hd"]
    table = duel(mine, [GARDEN], extra=[recall]).play("Spit and Baling Wire").passes().check("Muscle Car", on="Seamus")
    table.play("Recall").passes().play("Muscle Car").maybe("Seamus").passes().check("Muscle Car", on="Seamus")
    table.end_turn().check("Muscle Car", zone="in play")


@rule("SF-40.0", "SF-24.8")
def test_one_that_is_safe_does_not_keep_the_next_from_going_to_a_hand() -> None:
    guard = m.character("Guard", "Guard", 1, 1, "", "", m.Safe(m.SELF, m.ANY_EVENT))
    recall = m.event("Recall", 0, "", m.use(m.ToHand(m.All(m.ANY_CHARACTER))))
    table = duel([GARDEN, "hand: Recall"], [GARDEN, "Guard", "Elk"], extra=[guard, recall, *people()])
    table.play("Recall").passes().check("Guard", zone="in play").check("Elk", zone="hand")


@rule("SF-26.3")
def test_po_toi_islands_draw_one_card_for_one_that_would_be_taken() -> None:
    islands = ["Po Toi Islands", "hand: Imp", "hand: Seamus"]
    table = duel([GARDEN, "hand: Dirty Tricks", "pool: aa"], islands, [GARDEN, "hand: Blade Palm"])
    table.play("Dirty Tricks", "{1}").until("trigger", 1).choose("Po Toi Islands").passes()
    assert table.question.prompt == "Draw 1 card?"
    assert len(table.choose("Yes").hand(1)) == 3


# --- what takes cards ----------------------------------------------------------------------------------


@rule("SF-26.3")
def test_whose_cards_are_toasted_from_a_pile_is_asked() -> None:
    """Po Toi Islands answer what is taken from one's own smoked pile: not from another's, nor from play."""
    robbery = m.event("Robbery", 0, "", m.use([it := m.target(m.pick(where=m.SMOKED))], m.Toast(it)))
    islands = ["Po Toi Islands", "smoked: Imp"]
    table = duel([GARDEN, "hand: Robbery"], islands, ["Po Toi Islands", "smoked: Seamus"], extra=[robbery])
    table.play("Robbery", "Seamus")
    assert (table.kind, table.seat) == ("trigger", 2)
    assert table.choose("Let it go").passes().kind == "main shot"
    blast = at("Blast", m.Toast, m.ANY_CHARACTER)
    table = duel([GARDEN, "hand: Blast"], ["Po Toi Islands", "Elk"], extra=[blast, *people()]).play("Blast")
    table.passes().check("Elk", zone="toasted")


# --- healing as a cost --------------------------------------------------------------------------------


@rule("SF-16.3", "SF-24.1.4")
def test_what_is_paid_by_healing_needs_damage_that_can_be_healed() -> None:
    mine = [GARDEN, "Ant", "hand: Earth, Wind and Fire", "pool: mm"]
    table = fight([*mine, "Bear (2 damage)"], ["Pond", "Elk"])
    table.play("Earth, Wind and Fire", "Elk").passes().check("Bear", damage=0).check("Elk", damage=2)
    fight(mine, ["Pond", "Elk (1 damage)"]).cannot("Play Earth, Wind and Fire")
