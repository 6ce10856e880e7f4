"""Choices that few cards ask for: none of several, players with something, targets that are changed."""

from collections.abc import Callable
from typing import Any

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.state.card import Card
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, people

GARDEN = "Puzzle Garden"
WITH_POWER = m.AtLeast(m.PowerOf(m.YOU_), 1)


def event(title: str, *parts: Any, cost: int = 0) -> Card:
    """An Event that anyone can play."""
    return m.event(title, cost, "", m.use(*parts))


# --- whether there is anything to choose ---------------------------------------------------------


@rule("SF-24.1.3")
def test_what_needs_a_victim_cannot_be_played_without_one() -> None:
    """One must be chosen, whose printed cost is less than those turned and two more."""
    turned = m.choose(m.pick(m.CHARACTER, whose=m.YOU, turned=0), 0, m.MANY)
    victims = m.choose(m.CostingTogether(m.pick(m.CHARACTER, whose=m.OPPONENT), turned, 2), 1, m.MANY)
    killing = m.use([turned, victims], m.Smoke(victims))
    extra = [m.event("Cull", 0, "", killing), *people()]
    table = duel([GARDEN, "Ant", "hand: Cull"], [GARDEN, "Cat"], extra=extra)
    table.play("Cull", "No more").maybe("Cat").maybe("No more")
    table.passes().check("Cat", zone="smoked").check("Ant", turned=False)
    duel([GARDEN, "Ant", "hand: Cull"], [GARDEN], extra=extra).cannot("Play Cull")


@rule("SF-24.1.3", "SF-44.2")
def test_what_needs_a_gun_to_give_cannot_be_played_without_one() -> None:
    hero = m.choose(m.YOUR_CHARACTER)
    guns = m.choose(m.FitForPicked(m.pick(m.STATE, owned=m.YOU, where=m.SMOKED), hero), 1, m.MANY)
    arming = event("Arming", [hero, guns], m.Play(guns, on=hero, free=True))
    gun = m.state("Gun", 0, "", m.ANY_CHARACTER, m.always(m.fighting(2), to=m.SUBJECT))
    extra = [arming, gun, *people()]
    table = duel([GARDEN, "Ant", "smoked: Gun", "hand: Arming"], [GARDEN], extra=extra)
    table.play("Arming").maybe("Ant").maybe("Gun").maybe("No more").passes().check("Gun", on="Ant")
    duel([GARDEN, "Ant", "hand: Arming"], [GARDEN], extra=extra).cannot("Play Arming")


@rule("SF-44.2", "SF-25.5.1")
def test_only_states_that_fit_the_chosen_character_are_offered() -> None:
    """The Rifle is for a Gunman; where nobody was chosen, either State may be."""
    gun, rifle = m.state("Gun", 0, "", m.ANY_CHARACTER), m.state("Rifle", 0, "", m.pick(m.CHARACTER, words=("Gunman",)))
    bill = m.character("Bill", "Gunman", 1, 1, "", "")
    for least in (0, 1):
        hero = m.choose(m.YOUR_CHARACTER, least, 1)
        guns = m.choose(m.FitForPicked(m.pick(m.STATE, owned=m.YOU, where=m.SMOKED), hero), 0, m.MANY)
        arming = event("Arming", [hero, guns], m.Play(guns, on=hero, free=True))
        mine = [GARDEN, "Ant", "Bill", "smoked: Gun", "smoked: Rifle", "hand: Arming"]
        for chosen, found in (("Ant", ["Gun"]), ("Bill", ["Gun", "Rifle"]), ("No more", ["Gun", "Rifle"])):
            table = duel(mine, [GARDEN], extra=[arming, gun, rifle, bill, *people()]).play("Arming")
            if table.offers(chosen):
                assert [each for each in table.choose(chosen).labels() if each != "No more"] == found


@rule("SF-24.1.3", "SF-25.5.1")
def test_without_a_state_any_character_may_be_chosen_for_it() -> None:
    """The Rifle is for a Gunman only; who chooses no State may choose anyone."""
    rifle = m.state("Rifle", 0, "", m.pick(m.CHARACTER, words=("Gunman",)))
    gunman = m.character("Bill", "Gunman", 1, 1, "", "")
    states = m.choose(m.StateFor(m.pick(m.STATE, where=m.SMOKED), m.YOUR_CHARACTER), 0, 1)
    bearer = m.choose(m.SubjectFor(m.YOUR_CHARACTER, states))
    giving = event("Giving", [states, bearer], m.ReturnState(states, bearer))
    sides = [GARDEN, "Ant", "Bill", "smoked: Rifle", "hand: Giving"], [GARDEN]
    table = duel(*sides, extra=[rifle, gunman, giving, *people()])
    table.play("Giving", "No more")
    assert table.labels() == ["Ant", "Bill"]
    table = duel(*sides, extra=[rifle, gunman, giving, *people()])
    table.play("Giving", "Rifle").cannot("Ant")
    table.maybe("Bill").passes().check("Rifle", on="Bill")


@rule("SF-24.1.3.2")
def test_a_card_of_players_with_power_must_be_such_a_card_too() -> None:
    strike = at("Strike", m.Smoke, m.OfPlayersWho(m.ANY_CHARACTER, WITH_POWER))
    table = duel(
        [GARDEN, "Cat", "hand: Strike"], [GARDEN, "Dog"], ["Pond", "Elk"], power=[1, 0, 1], extra=[strike, *people()]
    )
    assert table.play("Strike").labels() == ["Cat, {0}'s", "Elk, {2}'s"]


# --- new targets -------------------------------------------------------------------------------------


def switched(mine: list[str], theirs: list[str], *verbs: Callable[[m.Picked], m.Verb]) -> Duel:
    """Seat 0 plays Rites on the Ant; seat 1 makes the Elk its target, which waits to resolve."""
    responds = m.PlayedCard(m.ANY_EVENT)
    changing = m.use([it := m.new_targets()], m.Retarget(it), timing=m.RESPONSE, responds=responds)
    victim = m.target(m.ANY_CHARACTER)
    rites = event("Rites", [victim], *[verb(victim) for verb in verbs])
    extra = [m.event("Switch", 0, "", changing), rites, *people()]
    table = duel([GARDEN, "Ant", *mine, "hand: Rites"], ["Pond", "Elk", *theirs, "hand: Switch"], extra=extra)
    return table.play("Rites", "Ant").until("Play Switch", 1).play("Switch", "Elk")


@rule("SF-26.6.4")
def test_all_but_the_new_target_are_smoked() -> None:
    table = switched(["Cat"], [], lambda it: m.Smoke(m.All(m.ANY_CHARACTER, but=it))).passes()
    table.check("Elk", zone="in play").check("Ant", zone="smoked").check("Cat", zone="smoked")


@rule("SF-26.6.4", "SF-24.2")
def test_what_is_not_said_of_the_target_stays_as_it_was_determined() -> None:
    """All damaged Characters are counted as the Event is played; who is hurt afterwards is none of them."""
    verbs = m.Smoke, lambda _: m.Heal(m.All(m.pick(m.CHARACTER, damaged=1)))
    table = switched(["Bear (1 damage)", "hand: Bolt"], ["Giant"], *verbs)
    table.until("Play Bolt", 0).play("Bolt", "Giant").passes()
    table.check("Elk", zone="smoked").check("Ant", zone="in play")
    table.check("Bear", damage=0).check("Giant", damage=2)


# --- several cards, some of them gone ---------------------------------------------------------------


@rule("SF-24.8.1.1", "SF-29.6.3")
def test_who_falls_first_does_not_keep_the_others_from_being_shielded() -> None:
    """The Ant falls to the first part of the Trial; the Cat lives and is shielded by the second."""
    trial = event("Trial", [both := m.target(m.ANY_CHARACTER, 2, 2)], m.Damage(2, both), m.ReduceDamageOn(both))
    table = duel([GARDEN, "Ant", "Cat", "hand: Trial", "hand: Bolt"], [GARDEN], extra=[trial, *people()])
    table.play("Trial", "Ant").maybe("Cat").passes().check("Ant", zone="smoked").check("Cat", damage=2)
    table.play("Bolt", "Cat").passes().check("Cat", damage=2)


@rule("SF-49.10", "SF-44.1")
def test_a_vehicle_returns_on_the_first_of_two_who_has_none() -> None:
    car, van = [m.state(each, 0, "", m.ANY_CHARACTER, restrictions=m.VEHICLE) for each in ("Car", "Van")]
    towed, drivers = m.choose(m.pick(m.STATE, where=m.SMOKED)), m.choose(m.YOUR_CHARACTER, 2, 2)
    towing = event("Towing", [towed, drivers], m.ReturnState(towed, drivers))
    mine = [GARDEN, "Ant", "Cat", "Van > Ant", "smoked: Car", "hand: Towing"]
    table = duel(mine, [GARDEN], extra=[car, van, towing, *people()])
    table.play("Towing", "Ant").maybe("Cat").passes().check("Car", on="Cat").check("Van", on="Ant")


@rule("SF-49.10", "SF-44.3")
def test_a_vehicle_is_placed_on_the_one_of_two_who_has_none() -> None:
    moving = m.use([it := m.target(m.pick(m.CHARACTER, whose=m.OPPONENT), 2, 2)], m.PlaceThisOn(it))
    car = m.state("Car", 0, "", m.ANY_CHARACTER, moving, restrictions=m.VEHICLE)
    van = m.state("Van", 0, "", m.ANY_CHARACTER, restrictions=m.VEHICLE)
    table = duel([GARDEN, "Elk", "Car > Elk"], [GARDEN, "Ant", "Cat", "Van > Ant"], extra=[car, van, *people()])
    table.use("Car", "Ant").maybe("Cat").passes().check("Car", on="Cat").check("Van", on="Ant")


@rule("SF-26.1")
def test_damage_outside_an_attack_is_not_on_the_target_of_one() -> None:
    greedy = m.when(
        m.happens(m.DAMAGED, by_this=True, on_its_target=True),
        m.GainPower(m.YOU_, 3),
    )
    shooting = m.use([m.TURN, it := m.target(m.ANY_SITE)], m.Damage(2, it))
    archer = m.character("Archer", "Archer", 1, 2, "", "", shooting, greedy)
    table = duel([GARDEN, "Archer"], ["Pond"], extra=[archer, *people()], power=0)
    table.use("Archer", "Pond").passes().check("Pond", damage=2).power(0)
    table = duel([GARDEN, "Archer"], ["Pond"], extra=[archer, *people()], power=0)
    table.attack("Pond", "Archer").ends().check("Pond", damage=2).power(3)


def test_numbers_that_are_x_say_what_x_is_whichever_of_the_two_it_is() -> None:
    sites = m.Count(m.ANY_SITE)
    first, second = (
        m.always(m.fighting(m.OrIf(sites, 1, if_=WITH_POWER))),
        m.always(m.fighting(m.OrIf(1, sites, if_=WITH_POWER))),
    )
    assert first.text().endswith(sites.definition() + ".")
    assert second.text().endswith(sites.definition() + ".")
