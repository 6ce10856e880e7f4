"""Attackers that need not turn, measured and divided damage, and what a burned Site brings."""

from typing import Any

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, people

HUSH = at("Hush", lambda it: m.CancelForAWhile(it, m.TURN_END, only_text=True), m.ANY_CARD)
FRAIL = m.character("Frail", "Fighter", 1, 6, "", "", m.always(m.Grant(m.DAMAGE_TAKEN, m.Fixed(2), 0, "")))
CRUEL = m.character("Cruel", "Fighter", 1, 6, "", "", m.always(m.more_damage(2)))
SLICK = m.character("Slick", "Fighter", 1, 4, "", "", m.between(m.BONUS, -2, to=m.SELF, by=m.ANY_CHARACTER))
HANDS = "Hands Without Shadow"


def arena(*sides: list[str], **setup: Any) -> Duel:
    return duel(*sides, extra=[*people(), HUSH, FRAIL, CRUEL, SLICK], **setup)


def is_measured(table: Duel) -> bool:
    """Whether anyone is asked, before the attack is over, how much damage to inflict."""
    while table.kind not in ("may", "main shot"):
        table.decline()
    return table.kind == "may"


@rule("SF-28.1.4")
def test_who_may_spare_others_from_turning_need_not() -> None:
    table = arena(["The She-Wolf", "Cat", "Dog"], ["Meadow"], ["Meadow", "Elk"])
    table.choose("Declare an attack", "Meadow, {1}'s", "The She-Wolf", "Cat", "Dog", "All others turn")
    table.until("join", 2).check("Cat", turned=True).check("Dog", turned=True)


@rule("SF-28.1.4")
def test_one_is_spared_and_the_others_turn() -> None:
    table = arena(["Meadow", "The She-Wolf", "Cat", "Dog"], ["Giant"])
    table.choose("Declare an attack", "The She-Wolf", "Cat", "Dog", "Dog", "All others turn").until("divide damage")
    table.check("The She-Wolf", turned=True).check("Cat", turned=True).check("Dog", turned=False)


@rule("SF-28.4", "SF-28.1.4")
def test_joiners_need_not_spare_each_other() -> None:
    table = arena(["Meadow", "Ant"], ["Meadow"], ["Meadow", "The She-Wolf", "Cat", "Elk"])
    table.attack("Meadow, {1}'s", "Ant").until("join", 2).choose("The She-Wolf", "Cat", "No more", "All others turn")
    while table.kind != "fate of the Site":
        assert table.kind != "join", "each player joins once"
        table.decline()
    table.check("The She-Wolf", turned=True, attacking=True).check("Cat", turned=True, attacking=True)


@rule("SF-29.8")
def test_what_the_opponent_takes_more_and_the_attacker_gives_more_is_counted() -> None:
    """Of the Frail's 6 Fighting 5 go: 3 are inflicted, and 2 more taken; the Cruel inflicts 2 more than is chosen."""
    table = arena(["Meadow", "Giant", f"{HANDS} > Giant"], ["Meadow", "Frail"])
    table.attack("Frail", "Giant").until("may").choose("Yes").ends().check("Frail", zone="in play", fighting=1)
    table = arena(["Meadow", "Cruel", f"{HANDS} > Cruel"], ["Meadow", "Elk"])
    table.attack("Elk", "Cruel").until("may").choose("Yes").ends().check("Elk", zone="in play", fighting=1)


@rule("SF-29.8", "SF-32.0")
def test_a_blank_text_measures_no_damage() -> None:
    table = arena(["Meadow", "Giant", f"{HANDS} > Giant", "hand: Hush"], ["Meadow", "Elk"])
    table.play("Hush", HANDS).passes().attack("Elk", "Giant")
    assert not is_measured(table)
    table.check("Elk", zone="smoked")


@rule("SF-29.8", "SF-28.1.3.1")
def test_only_who_fights_a_character_measures_its_damage() -> None:
    """The attack is split: one with the Hands meets the Elk, and a Cat the Meadow; then the other way round."""
    for first, then in ((f"{HANDS} > Giant", True), (f"{HANDS} > Cat", False)):
        table = arena(["Pond", "Giant", "Cat", first, "hand: Decoy"], ["Meadow", "Elk (turned)"])
        table.attack("Meadow", "Giant", "Cat").play("Decoy", "Giant", "Elk").resolves()
        assert is_measured(table) == then
        table.ends().check("Meadow", 1, damage=3)


@rule("SF-30.3.1", "SF-29.7")
def test_a_share_of_divided_damage_is_not_less_than_nothing() -> None:
    table = arena(["Meadow", "Slick", "Cat"], ["Meadow", "Elk"])
    table.attack("Elk", "Slick", "Cat").until("divide damage").choose("1").ends()
    table.check("Slick", damage=0).check("Cat", zone="smoked")


@rule("TR-5.0.d", "SF-12.1.1")
def test_burning_for_victory_brings_power_only_where_burn_for_hungry_is_played() -> None:
    for hungry, power in ((True, 3), (False, 0)):
        table = arena(["Meadow", "Giant"], ["Pond"], ["Pond"], ["Pond"], ["Pond"], power=0)
        table.game.rules.burn_for_hungry = hungry
        table.attack("Pond, {1}'s", "Giant").until("fate of the Site").choose("Burn it for victory").ends()
        assert table.game.power[0] == power
        assert table.pile("burned", 0) == ["Pond"]
