"""What drops out of a list, and what comes after it in the same list: combats, interceptors, targets, auctions."""

from typing import Any

from kwoon.games.shadowfist.attack.combat import Combat
from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import at, fight, people
from tests.shadowfist.rules.test_28_interception import until_chance

GHOST = m.character("Ghost", "Spirit", 1, 2, "", "", m.always(m.cannot(m.NO_TARGET)))
BLOCK = at("Block", lambda it: m.ReduceDamageOn(it, mask=m.WHILE_INTERCEPTING), m.ANY_CHARACTER)
SIREN = m.character(
    "Siren", "Siren", 1, 2, "", "",
    m.use([m.TURN_AND_MAINTAIN, it := m.target(m.ANY_CHARACTER)], m.TakeControl(it, m.MAINTAINED)),
)  # fmt: skip
RELIC = m.feng_shui("Relic", 4, restrictions=m.TOAST_IT)
SHRINE = m.feng_shui("The Shrine", 5, restrictions=m.UNIQUE)
BARGAIN = m.allow(m.COST_REDUCTION, m.ANY_CHARACTER, 1)
NEVER = m.allow(m.COST_REDUCTION, m.ANY_CHARACTER, 1, if_=m.ATTACKING)
MARKET = m.feng_shui("Market", 5, NEVER, BARGAIN)
HERMIT = m.character("Hermit", "Sage", 1, 4, "", "", m.Immune(m.pick(m.EVENT)),
                     m.use([m.TURN], m.GainPower(m.YOU_, 1)))  # fmt: skip
BROKER = m.character("Broker", "Sage", 1, 4, "", "", m.use([m.TURN], m.GainPower(m.YOU_, 1)))
NO = m.event("No", 0, "", m.answer(m.ANY_CARD, m.CancelAnswered(0)))


def hall(*sides: list[str], **setup: Any) -> Duel:
    cards = [GHOST, BLOCK, SIREN, RELIC, SHRINE, MARKET, HERMIT, BROKER, NO]
    return duel(*sides, extra=[*people(), *cards], **setup)


def before_combat(first: str, *more: str, theirs: tuple[str, ...] = ()) -> Duel:
    """The scene before combat: the Dog intercepts the first attacker, the Bear a Cat."""
    table = fight(["Pond", first, "Cat", *more], ["Meadow", "Dog", "Bear", *theirs])
    table.attack("Meadow", first, "Cat").until("intercept", 1)
    table.choose(f"Dog intercepts {first}", "Bear intercepts Cat")
    while not isinstance(table.game.stack[-2], Combat):
        table.choose("Pass")
    return table


@rule("SF-28.6.7", "SF-30.1")
def test_a_combat_takes_place_though_the_one_beside_it_does_not() -> None:
    table = before_combat("Elk", theirs=("hand: Snuff",))
    table.until("Play Snuff", 1).play("Snuff", "Elk").ends().check("Cat", zone="smoked").check("Bear", damage=3)
    table = before_combat("Elk", theirs=("hand: Betray",))
    table.until("Play Betray", 1).play("Betray", "Elk").ends().check("Cat", zone="smoked").check("Bear", damage=3)
    table = before_combat("Sneak", theirs=("hand: Bolt",))
    table.until("Use the Stealth of Sneak", 0).choose("Use the Stealth of Sneak").ends()
    table.check("Cat", zone="smoked").check("Bear", damage=3).check("Dog", damage=0)


@rule("SF-28.6.6.1", "SF-50.14")
def test_the_second_of_two_who_moved_to_intercept_goes_home_at_once() -> None:
    table = fight(["Pond", "Sneak"], ["Meadow", "hand: Bolt"], ["Barn", "Dog", "Cat", "hand: Bolt"])
    until_chance(table.attack("Meadow", "Sneak"), 2).choose("Move Dog").resolves()
    table.until("Move Cat", 2).choose("Move Cat").resolves().until("intercept", 2)
    table.choose("Dog intercepts Sneak").maybe("Cat intercepts Sneak")
    table.until("Use the Stealth of Sneak", 0).choose("Use the Stealth of Sneak", "Cat").resolves()
    table.check("Cat", location=1).check("Dog", location=None)


@rule("SF-29.6.3")
def test_what_is_reduced_while_intercepting_is_not_for_who_is_attacked() -> None:
    table = hall(["Meadow", "Cat", "hand: Block"], ["Meadow", "Elk"])
    table.play("Block", "Elk").passes().attack("Elk", "Cat").ends().check("Elk", damage=3)


@rule("SF-24.1.3.2")
def test_a_card_that_cannot_be_targeted_hides_no_other() -> None:
    table = hall(["Meadow", "Ghost", "Ant", "hand: Vigor"], ["Meadow"])
    table.play("Vigor").passes().check("Ant", fighting=3).check("Ghost", fighting=2)


@rule("SF-26.2.2", "SF-40.0")
def test_an_effect_of_an_immune_card_hides_no_other_from_a_response() -> None:
    table = hall(["Meadow", "Hermit", "Broker"], ["Meadow", "hand: No"], power=0)
    table.use("Hermit").passes(to=0).use("Broker").passes(to=1).play("No").passes().power(1)


@rule("SF-37.0")
def test_a_reduction_that_does_not_hold_now_hides_no_other_of_the_same_card() -> None:
    table = hall(["Market", "hand: Giant"], ["Meadow"], power=0)
    table.play("Giant").passes().check("Giant", zone="in play").power(0)


@rule("SF-35.3.4", "SF-10.4")
def test_control_that_is_not_maintained_any_more_ends_before_anything_else_is_done() -> None:
    table = hall(["Meadow", "Siren", "hand: Bolt"], ["Meadow", "Pond", "Elk", "hand: Snuff", "hand: Bolt"])
    table.use("Siren", "Elk").resolves().check("Elk", control=0)
    table.until("Play Snuff", 1).play("Snuff", "Siren").resolves()
    assert (table.kind, table.seat) == ("where to", 1)
    table.choose("{1}'s location 1").check("Elk", control=1, location=1)


@rule("SF-49.7", "SF-12.1.1")
def test_a_site_that_is_toasted_instead_is_not_burned_for_victory() -> None:
    table = hall(["Meadow", "Giant"], ["Relic"])
    table.attack("Relic", "Giant").until("fate of the Site").choose("Burn it for victory").ends()
    table.check("Relic", zone="toasted")
    assert table.pile("burned", 0) == []


@rule("SF-31.1", "SF-31.8")
def test_a_copy_that_lies_face_down_has_no_part_in_an_auction_that_was_chosen() -> None:
    table = hall(
        ["The Shrine", "Lone Pine", "Ant", "hand: Vigor"], ["The Shrine", "Lone Pine"], ["The Shrine (down)", "Meadow"],
        power=3,
    )  # fmt: skip
    table.play("Vigor").until("first auction")
    assert table.labels() == ["The Shrine", "Lone Pine"]
    table.choose("The Shrine")
    assert (table.seat, table.labels()) == (1, ["1", "2", "3"])
    table.choose("1").ends()
    table.check("The Shrine", 2, zone="in play", down=True)
