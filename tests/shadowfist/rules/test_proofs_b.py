"""Reductions of damage, Faceoffs and auctions where several things of one kind meet."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, people

WALL = at("Wall", m.ReduceDamageOn, m.ANY_CHARACTER)
PARRY = at("Parry", lambda it: m.ReduceDamageOn(it, mask=m.ONLY_COMBAT), m.ANY_CHARACTER)
BLOCK = at("Block", lambda it: m.ReduceDamageOn(it, mask=m.WHILE_INTERCEPTING), m.ANY_CHARACTER)
WARD = at(
    "Ward", lambda it, other: m.ReduceDamageOn(it, by=other), m.ANY_CHARACTER, lambda it: m.pick(m.CHARACTER, but=it)
)
DUEL = at(
    "Duel",
    m.EnterFaceoff,
    m.pick(m.CHARACTER, whose=m.YOU),
    m.pick(m.CHARACTER, whose=m.OPPONENT),
)


def guarded(mine: list[str], theirs: list[str]) -> Duel:
    return duel(["Meadow", *mine], ["Meadow", *theirs], extra=[*people(), WALL, PARRY, BLOCK, WARD])


@rule("SF-29.6.3", "SF-29.7")
def test_a_reduction_that_is_about_another_source_hides_no_later_one() -> None:
    table = guarded(["Cat", "Dog", "hand: Ward", "hand: Ward"], ["Elk"])
    table.play("Ward", "Elk", "Dog").passes().play("Ward", "Elk", "Cat").passes()
    table.attack("Elk", "Cat").ends().check("Elk", damage=0).check("Cat", zone="smoked")


@rule("SF-29.6.3", "SF-29.7")
def test_a_reduction_of_combat_damage_hides_no_later_one_of_any_damage() -> None:
    table = guarded(["Ant", "hand: Parry", "hand: Wall", "hand: Bolt"], ["Elk"])
    table.play("Parry", "Elk").passes().play("Wall", "Elk").passes().play("Bolt", "Elk").passes().check("Elk", damage=0)


@rule("SF-29.6.3", "SF-29.7")
def test_a_reduction_while_intercepting_hides_no_later_one() -> None:
    table = guarded(["Ant", "hand: Block", "hand: Wall", "hand: Bolt"], ["Elk"])
    table.play("Block", "Elk").passes().play("Wall", "Elk").passes().play("Bolt", "Elk").passes().check("Elk", damage=0)


@rule("SF-41.5", "SF-41.7")
def test_who_faced_off_and_has_no_location_left_goes_to_one_that_its_player_chooses() -> None:
    table = duel(
        ["Meadow", "Giant", "Pond", "Barn", "hand: Duel"], ["Meadow", "Cat", "hand: Snuff"], extra=[*people(), DUEL]
    )
    table.play("Duel").passes(to=1).choose("Pass").until("Play Snuff", 1).play("Snuff", "Meadow, {0}'s").resolves()
    assert (table.kind, table.seat) == ("where to", 0)
    table.choose("{0}'s location 2").ends().check("Giant", damage=3, location=2)


@rule("SF-31.8")
def test_who_controls_no_copy_does_not_open() -> None:
    """Three of the four have the Lone Pine face down, and none of them opens: the fourth is not asked."""
    down = "Lone Pine (down)"
    table = duel([down, "hand: Killing Rain", "pool: M"], [down], [down], ["Pond"], power=(3, 3, 3, 3), extra=people())
    table.play("Killing Rain").passes()
    table.choose("Pass", "Pass", "Pass")
    assert table.kind != "bid"
    assert [table.pile("toasted", seat) for seat in range(4)] == [["Lone Pine"]] * 3 + [[]]
