"""Words of the card language in play, at the edges that few cards reach."""

from typing import Any

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, fight, people

GARDEN = "Puzzle Garden"


def offered(table: Duel) -> list[str]:
    return [each for each in table.labels() if each != "No more"]


# --- an eye for an eye ----------------------------------------------------------------------------------


@rule("SF-26.3", "SF-7.0")
def test_whos_the_monkey_now_takes_a_card_of_the_same_type_from_the_same_opponent() -> None:
    sides = [
        ["Pond", "Barn", "Ant", "Cat", "hand: Snuff"],
        ["Meadow", "Elk", "hand: Who's the Monkey Now?", "pool: jj"],
        ["Lone Pine", "Dog"],
    ]
    table = fight(*sides).play("Snuff", "Elk").until("Play Who's", 1).play("Who's the Monkey Now?")
    assert offered(table) == ["Ant", "Cat"]
    table.choose("Cat").passes().check("Cat", zone="smoked").check("Elk", zone="in play")
    table = fight(*sides).play("Snuff", "Meadow").until("Play Who's", 1).play("Who's the Monkey Now?")
    assert offered(table) == ["Pond", "Barn"], "a Site is a Site"
    table = fight(*sides).play("Snuff", "Dog")
    while table.kind == "act":
        table.cannot("Play Who's").choose("Pass")
    table.check("Dog", zone="smoked")


# --- new targets in words --------------------------------------------------------------------------------


@rule("SF-26.6.4", "SF-7.3.1")
def test_new_targets_are_named_for_the_one_who_chooses_them() -> None:
    """Seat 1 knows its own Site that lies face down, and not that of seat 0."""
    mine = ["Pond", "Dockyard (down)", "hand: Snuff"]
    theirs = ["Lone Pine", "City Park (down)", "Elk", "hand: Brain Fire", "pool: mm"]
    table = fight(mine, theirs).play("Snuff", "Elk").until("Play Brain Fire", 1).play("Brain Fire")
    down = "the face-down Site at {0}'s location 2, front"
    assert offered(table) == ["Pond, {0}'s", down, "Lone Pine, {1}'s", "City Park, {1}'s"]


@rule("SF-26.6.3", "SF-24.1.3")
def test_the_number_that_was_chosen_is_told_to_all() -> None:
    table = duel(["Diamond Beach", "Mutator"], [GARDEN, "hand: Final Brawl", "pool: dd"])
    table.use("Mutator", "Diamond Beach: Body from 5 to 4")
    assert "Body lowered by one" in table.question.prompt
    table = duel(["Diamond Beach", "Mutator"], [GARDEN, "hand: Final Brawl", "pool: dd"])
    table.use("Mutator", "Diamond Beach: Toughness from 2 to 3")
    assert "Toughness raised by one" in table.question.prompt


# --- a State that becomes a Character -------------------------------------------------------------------


def robot(*abilities: Any, **more: Any) -> Card:
    form = m.character("Robot", "", 0, 5, "", "", *abilities, **more)
    return m.state("Robot", 0, "", m.ANY_CHARACTER, m.use(m.BecomeCharacter(form)))


@rule("SF-7.1.1", "SF-24.8")
def test_a_state_that_is_gone_becomes_no_character() -> None:
    snatch = at("Snatch", m.Smoke, m.ANY_STATE)
    extra = [robot(), snatch, *people()]
    table = duel([GARDEN, "Ant", "Robot > Ant"], [GARDEN, "hand: Snatch"], extra=extra).use("Robot")
    table.until("Play Snatch", 1).play("Snatch").passes().check("Robot", zone="smoked")
    assert table.game.is_state(table.card("Robot"))
    table = duel([GARDEN, "Ant", "Robot > Ant"], [GARDEN], extra=extra).use("Robot").passes().check("Robot", fighting=5)
    table.end_turn().check("Robot", on="Ant")


@rule("SF-7.1.1")
def test_what_a_state_becomes_in_words() -> None:
    words = "This card becomes a Character at its location with a printed Fighting of 5"
    after = "; at the end of the turn it becomes a State on its former subject, or is smoked"
    plain, tough = robot(), robot(toughness=2)
    assert plain.text().endswith(f"{words}{after}.")
    assert tough.text().endswith(f"{words} and Toughness: 2{after}.")


# --- several at once ---------------------------------------------------------------------------------------


@rule("SF-49.7")
def test_a_toast_it_card_is_not_shuffled_in_and_does_not_keep_the_next() -> None:
    ghost = m.character("Ghost", "Ghost", 1, 1, "", "", restrictions=m.TOAST_IT)
    burial = m.use([it := m.target(m.pick(m.CHARACTER, where=m.SMOKED), 2, 2)], m.ShuffleInstead(it))
    extra = [ghost, m.event("Burial", 0, "", burial), *people()]
    table = duel([GARDEN, "smoked: Ghost", "smoked: Cat", "hand: Burial"], [GARDEN], extra=extra).play("Burial")
    table.maybe("Ghost").maybe("Cat").passes().check("Ghost", zone="smoked").check("Cat", zone="deck")


@rule("SF-24.8.1.1")
def test_who_falls_to_the_first_part_does_not_keep_the_next_from_gaining() -> None:
    both = m.target(m.ANY_CHARACTER, 2, 2)
    trial = m.event("Trial", 0, "", m.use([both], m.Damage(2, both), m.Give(both, [m.fighting(3)], m.TURN_END)))
    table = duel([GARDEN, "Ant", "Cat", "hand: Trial"], [GARDEN], extra=[trial, *people()])
    table.play("Trial", "Ant").maybe("Cat").passes().check("Ant", zone="smoked").check("Cat", fighting=4)


@rule("SF-45.3")
def test_whether_a_sacrifice_was_possible_is_known_afterwards() -> None:
    """If they cannot sacrifice, they lose Power; if they can, you gain some."""
    verbs = (
        asked := m.MakeSacrifice(m.EACH_OPPONENT, m.ANY_CHARACTER),
        m.If(m.LosePower(m.EACH_OPPONENT, 2), m.IfNoted(asked, yes=False)),
        m.If(m.GainPower(m.YOU_, 1), m.IfNoted(asked)),
    )
    demand = m.event("Demand", 0, "", m.use(*verbs))
    duel([GARDEN, "hand: Demand"], [GARDEN], extra=[demand], power=3).play("Demand").passes().power(3, 1)
    table = duel([GARDEN, "hand: Demand"], [GARDEN, "Elk"], extra=[demand, *people()], power=3).play("Demand").passes()
    table.power(4, 3).check("Elk", zone="smoked")


@rule("SF-30.1", "SF-28.6.3")
def test_two_who_attack_one_character_are_each_weighed_against_it() -> None:
    table = fight([GARDEN, "Ant", "Bear", "hand: Superior Kung Fu", "pool: gg"], [GARDEN, "Elk"])
    table.attack("Elk", "Ant", "Bear").until("Play Superior Kung Fu", 0).play("Superior Kung Fu")
    assert table.labels() == ["Ant, {0}'s", "Elk, {1}'s"]


@rule("SF-12.0", "SF-29.2")
def test_avenging_thunder_strikes_any_of_those_who_damaged_the_site() -> None:
    theirs = ["Pond", "Meadow", "hand: Avenging Thunder", "pool: mm"]
    table = fight([GARDEN, "Ant", "Cat", "Bear"], theirs)
    table.attack("Pond", "Ant", "Cat").until("fate of the Site", 0)
    table.choose(next(each for each in table.labels() if "urn" in each)).until("Avenging Thunder", 1)
    table.choose(next(each for each in table.labels() if "Avenging Thunder" in each))
    assert sorted(each.split(",")[0] for each in offered(table)) == ["Ant", "Cat"]


@rule("SF-22.2.2")
def test_no_power_in_the_next_establishing_shot_only() -> None:
    drought = m.event("Drought", 0, "", m.use(m.NoPowerNext(m.YOU_)))
    table = duel([GARDEN, "Pond", "hand: Drought"], [GARDEN], extra=[drought, *people()], power=0)
    table.play("Drought").passes().end_turn().ends().choose("End your turn").passes().ends().power(0)
    table.choose("End your turn").passes().ends().choose("End your turn").passes().ends()
    assert (table.game.active, table.game.power[0]) == (0, 2)


@rule("SF-24.2")
def test_half_of_a_number_is_rounded_as_it_says() -> None:
    for whole, up, half in ((4, True, 2), (5, True, 3), (4, False, 2), (5, False, 2), (6, False, 3)):
        tithe = m.event("Tithe", 0, "", m.use(m.GainPower(m.YOU_, m.Half(whole, up))))
        duel([GARDEN, "hand: Tithe"], [GARDEN], extra=[tithe], power=0).play("Tithe").passes().power(half)


@rule("SF-44.3")
def test_a_state_that_is_on_the_first_already_is_placed_on_the_next() -> None:
    moving = m.use([it := m.target(m.ANY_CHARACTER, 2, 2)], m.PlaceThisOn(it))
    charm = m.state("Charm", 0, "", m.ANY_CHARACTER, moving)
    table = duel([GARDEN, "Ant", "Cat", "Charm > Ant"], [GARDEN], extra=[charm, *people()]).use("Charm")
    table.maybe("Ant").maybe("Cat").passes().check("Charm", on="Cat")


@rule("SF-24.1.3")
def test_all_that_was_chosen_is_told_to_the_one_who_may_answer() -> None:
    table = fight([GARDEN, "Ant", "hand: Vigor"], [GARDEN, "Elk", "hand: Quake"]).play("Vigor", "Elk").until("act", 1)
    assert table.question.prompt == "{0}'s Vigor on {1}'s Elk: answer it, or pass?"
