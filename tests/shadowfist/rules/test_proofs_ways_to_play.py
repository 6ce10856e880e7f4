"""Ways to play a card: cheaper by an ability, as something happens, for a cost of X; and what keeps one from it."""

from typing import Any

import pytest

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import people

SITE = "Puzzle Garden"


# --- SF-37: an ability that makes a State cheaper, with an effect that plays it -----------------


def smithy(*hand: str, power: int, more: tuple[str, ...] = (), less: int = 1) -> Duel:
    """The Smith turns to play a State of cost 2; through the Patron, once a turn, one costs less on a Fighter."""
    blade = m.state("Blade", 2, "", m.ANY_CHARACTER, m.always(m.fighting(1), to=m.SUBJECT))
    cloak = m.state("Cloak", 2, "", m.ANY_CHARACTER, m.always(m.toughness(1), to=m.SUBJECT))
    smith = m.character("Smith", "Craftsman", 1, 1, "", "", m.use([m.TURN], m.PlayOne(m.pick(m.STATE, where=m.HAND))))
    on = m.pick(m.CHARACTER, words=("Fighter",))
    blades = m.pick(m.STATE, words=("Blade",), where=m.HAND)
    patron = m.character("Patron", "Noble", 1, 1, "", "", m.PlayOn(blades, on, less, False))
    windfall = m.event("Windfall", 0, "", m.use(m.GainPower(m.YOU_, 2)))
    cards = [*people(), blade, cloak, smith, patron, windfall]
    held = ["hand: Windfall", *[f"hand: {each}" for each in hand]]
    table = duel([SITE, "Smith", "Patron", "Cat", *more, *held], [SITE], extra=cards, power=power)
    return table.use("Smith").passes()


@rule("SF-37.0")
def test_who_can_pay_in_full_may_use_the_ability_or_keep_it_for_later_in_the_turn() -> None:
    for says, left, again in (("Yes", 1, False), ("No", 0, True)):
        table = smithy("Blade", "Blade", power=2).choose("Blade", "Cat")
        assert (table.kind, table.seat) == ("may", 0)
        assert table.labels() == ["No", "Yes"]
        assert table.game.decision is not None
        assert table.game.decision.options == [0, 1]
        table.choose(says).passes().power(left)
        table.check("Blade", on="Cat").check("Cat", fighting=4)
        table.play("Windfall").passes()
        assert table.offers("Use Patron") == again, "once per turn"


@rule("SF-37.0", "SF-25.1")
def test_where_there_is_no_other_way_to_pay_the_ability_is_used_and_nobody_asked() -> None:
    table = smithy("Blade", "Blade", power=1).choose("Blade").maybe("Cat")
    assert table.kind != "may"
    table.passes().power(0).check("Blade", on="Cat")
    table.play("Windfall").passes().cannot("Use Patron")


@rule("SF-37.0", "SF-25.5.1")
def test_the_ability_makes_only_its_own_states_cheaper_and_only_on_its_own_subjects() -> None:
    """With one Power: the Blade on the Cat and on nobody else, for the others are no Fighters; the Cloak not at all."""
    table = smithy("Blade", "Cloak", power=1)
    assert table.offers("Blade")
    assert not table.offers("Cloak")
    table.choose("Blade")
    assert table.kind != "where", "there is but one whom it can be paid on"
    table.passes().check("Blade", on="Cat").power(0)


@rule("SF-37.0")
def test_a_state_that_costs_nothing_already_takes_no_ability_to_be_cheaper() -> None:
    table = smithy("Blade", power=0)
    assert table.kind == "main shot", "one Power would still have to be paid"
    smithy("Blade", power=0, less=2).choose("Blade").passes().check("Blade", on="Cat").power(0)


# --- SF-26.1.2: an Event that is played as something happens ------------------------------------


def wake(cost: int = 0, requires: str = "", restrictions: int = 0, pays: int = 0) -> m.Card:
    """An Event for when a Character is smoked."""
    costs: list[Any] = [m.PayPower(pays)] if pays else []
    falls = m.happens(m.WAS_SMOKED, to=m.ANY_CHARACTER)
    text = m.when(falls, costs, m.AddCounters(1, m.All(m.ANY_SITE)))
    return m.event("Wake", cost, requires, text, restrictions=restrictions)


@rule("SF-26.1.2", "SF-25.1", "SF-18.1", "SF-24.1.4")
@pytest.mark.parametrize(
    ("card", "pool", "power", "offered"),
    [
        (wake(), "", 0, True),
        (wake(requires="d"), "", 0, False),
        (wake(requires="d"), "pool: d", 0, True),
        (wake(cost=2), "", 1, False),
        (wake(cost=2), "", 2, True),
        (wake(cost=2, pays=1), "", 2, False),
        (wake(cost=2, pays=1), "", 3, True),
    ],
    ids=["free", "no resource", "resource", "too dear", "just enough", "text's cost too", "both costs"],
)
def test_an_event_for_a_moment_takes_resources_and_power_like_any_other(
    card: m.Card, pool: str, power: int, offered: bool
) -> None:
    mine = [SITE, "hand: Wake", "hand: Snuff", *([pool] if pool else [])]
    table = duel(mine, [SITE, "Cat"], extra=[*people(), card], power=power)
    table.play("Snuff", "Cat").resolves()
    assert table.offers("Wake") == offered
    if offered:
        table.choose("Wake").passes().power(0).check(SITE, 0, counters=1)


@rule("SF-49.5", "SF-49.2", "SF-26.1.2")
def test_a_one_shot_or_limited_event_for_a_moment_is_not_played_a_second_time() -> None:
    for restriction, later in ((m.ONE_SHOT, False), (m.LIMITED, True)):
        mine = [SITE, "hand: Wake", "hand: Wake", "hand: Snuff", "hand: Snuff"]
        other = [SITE, "Cat", "Dog", "Elk", "hand: Snuff"]
        table = duel(mine, other, extra=[*people(), wake(restrictions=restriction)])
        table.play("Snuff", "Cat").resolves().choose("Wake").passes().check(SITE, 0, counters=1)
        table.play("Snuff", "Dog").resolves()
        assert not table.offers("Wake"), "not in the same turn"
        table.passes().end_turn().until("main shot", 1).play("Snuff", "Elk").resolves()
        assert table.offers("Wake") == later


# --- SF-48.3: what a card with a cost of X was played for ---------------------------------------


@rule("SF-48.3", "SF-34.0")
def test_a_card_that_was_played_for_x_forgets_what_was_paid_when_it_leaves_play() -> None:
    """The Banner costs as much as there are Characters of one's own: three as it was played, one by now."""
    count = m.Count(m.YOUR_CHARACTER)
    banner = m.state("Banner", m.X, "", m.ANY_CHARACTER, m.always(m.fighting(1), to=m.SUBJECT), x=count)
    salvage = m.event(
        "Salvage",
        0,
        "",
        m.use([it := m.choose(m.pick(m.STATE, where=m.SMOKED, cost_at_most=2))], m.ToHand(it)),
    )
    mine = [SITE, "Cat", "Dog", "Ant", "hand: Banner", "hand: Salvage", "hand: Snuff", "hand: Snuff"]
    table = duel(mine, [SITE], extra=[*people(), banner, salvage], power=3)
    table.play("Banner", "Cat").passes().power(0)
    table.play("Snuff", "Cat").passes().check("Banner", zone="smoked").play("Snuff", "Dog").passes()
    table.play("Salvage").passes().check("Banner", zone="hand")


# --- several cards by one effect ---------------------------------------------------------------


@rule("SF-25.1", "SF-37.0", "SF-44.4")
def test_an_effect_that_plays_up_to_two_cards_plays_two_each_cheaper_and_no_third() -> None:
    muster = m.event("Muster", 0, "", m.use(m.PlayOne(m.pick(m.CHARACTER, where=m.HAND), 1, most=2)))
    recruit = m.character("Recruit", "Soldier", 3, 2, "", "")
    mine = [SITE, "hand: Muster", "hand: Recruit", "hand: Recruit", "hand: Recruit", "hand: Recruit"]
    table = duel(mine, [SITE], extra=[*people(), muster, recruit], power=9)
    table.play("Muster").passes().choose("Recruit").power(7)
    assert (table.kind, table.seat) == ("pick", 0)
    table.choose("Recruit").passes().power(5)
    assert table.kind == "main shot"
    assert table.hand(0) == ["Recruit", "Recruit"]
    table = duel(mine, [SITE], extra=[*people(), muster, recruit], power=9).play("Muster").passes()
    table.choose("Recruit", "No more").passes()
    assert table.kind == "main shot"
    assert len(table.hand(0)) == 3
