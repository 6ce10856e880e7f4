"""Rules that hung on lines nobody looked at: found by `make mutants`, one test for each line (rules, i to z)."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import people

SITE = "Puzzle Garden"
FALLS = m.happens(m.WAS_SMOKED, to=m.ANY_CHARACTER)


@rule("SF-25.1.1", "SF-25.4")
def test_what_an_effect_plays_in_time_is_not_played_when_its_own_text_forbids() -> None:
    gadget = m.event("Gadget", 0, "H", m.use(m.GainPower(m.YOU_, 1), timing=m.OUTSIDE_ATTACK))
    play = m.PlayOne(m.pick(m.EVENT, m.STATE), timing=True, where=m.SMOKED)
    extra = [gadget, m.character("Scavenger", "", 1, 1, "", "", m.use(play, timing=m.MAIN_SHOT))]
    mine = [SITE, "Imp", "Scavenger", "smoked: Gadget", "pool: ddH"]
    table = duel(mine, [SITE], extra=extra).use("Scavenger").passes()
    assert table.offers("Gadget")
    table = duel(mine, [SITE], extra=extra).attack(SITE, "Imp").use("Scavenger").passes()
    table.cannot("Gadget").check("Gadget", zone="smoked")


@rule("SF-44.2", "SF-18.1", "SF-25.1")
def test_what_is_played_from_the_smoked_pile_at_no_cost_still_needs_its_resources() -> None:
    guest = m.character("Guest", "Fighter", 1, 2, "dd", "")
    for pool, offered in (("ggd", False), ("ggdd", True)):
        mine = [SITE, "hand: Positive Chi", "smoked: Guest", f"pool: {pool}"]
        table = duel(mine, [SITE], extra=[guest]).play("Positive Chi").passes()
        assert table.offers("Guest") is offered


@rule("SF-24.5.5", "SF-14.0")
def test_who_counts_designators_counts_those_that_a_card_behind_it_gives() -> None:
    """The one who counts came into play before the Edge that makes Monks of all."""
    counter = m.character(
        "Abbot", "Leader", 1, 1, "", "", m.always(m.fighting(m.Count(m.pick(m.CHARACTER, words=("Monk",)))))
    )
    order = m.edge("Holy Order", 1, "", m.always(m.designator("Monk"), to=m.ANY_CHARACTER))
    table = duel([SITE, "Abbot", "Ant", "Cat"], [SITE], extra=[*people(), counter, order])
    table.check("Abbot", fighting=1)
    table = duel([SITE, "Abbot", "Ant", "Cat", "Holy Order"], [SITE], extra=[*people(), counter, order])
    table.check("Ant", designator="monk").check("Abbot", fighting=4)


@rule("SF-26.4", "SF-24.1.3.3")
def test_a_delayed_effect_leaves_alone_what_has_changed_its_area_while_it_waited_in_the_scene() -> None:
    """It would take its target back to the hand; in response the target is smoked, and stays where it is."""
    vow = m.event(
        "Vow", 0, "",
        m.use([it := m.target(m.YOUR_CHARACTER)], m.later(FALLS, m.ToHand(it), until=m.TURN_END, times=1)),
    )  # fmt: skip
    for answered in (False, True):
        table = duel([SITE, "Cat", "hand: Vow", "hand: Snuff"], [SITE, "Dog", "hand: Snuff"], extra=[*people(), vow])
        table.play("Vow").maybe("Cat").ends().play("Snuff", "Dog").choose("Pass").check("Dog", zone="smoked").passes(
            to=1
        )
        if answered:
            table.play("Snuff", "Cat")
        table.ends().check("Cat", zone="smoked" if answered else "hand")


@rule("SF-26.1.4", "SF-9.2.3")
def test_a_trigger_counts_though_another_of_the_same_card_works_only_elsewhere() -> None:
    """In the smoked pile it gives 1 Power, in play 3."""
    widow = m.character(
        "Widow", "Mourner", 1, 2, "", "",
        m.when(FALLS, m.GainPower(m.YOU_, 1), zone=m.SMOKED),
        m.when(FALLS, m.GainPower(m.YOU_, 3)),
    )  # fmt: skip
    for where, gained in (("Widow", 3), ("smoked: Widow", 1)):
        table = duel([SITE, "Cat", where, "hand: Snuff"], [SITE], extra=[*people(), widow], power=0)
        table.play("Snuff", "Cat").ends().power(gained)


@rule("SF-22.2.2", "SF-26.6.3")
def test_a_site_whose_power_is_raised_at_the_start_of_the_turn_generates_more() -> None:
    tuner = m.character(
        "Tuner", "Spirit", 1, 2, "", "",
        m.use(
            [it := m.choose(m.ANY_SITE), other := m.choose(m.ANumberOn(it))], m.ShiftNumber(other, it),
            timing=m.START_OF_TURN, limit=m.ONCE_PER_TURN,
        ),
    )  # fmt: skip
    for way, power in (("raised", 3), ("left alone", 2), ("lowered", 1)):
        table = duel(["Mill", "Tuner"], [], extra=[tuner, m.site("Mill", 0, 2, 5, "", "")], power=0, begin="start")
        if way == "left alone":
            table.choose("Pass")
        else:
            table.use("Tuner").choose(f"Mill: Power from 2 to {power}")
        table.ends().power(power)


@rule("SF-23.3")
def test_priority_goes_round_and_everyone_is_asked_who_can_do_something() -> None:
    """Three players, the one in the middle with nothing in hand: nobody asks that one, and both others are asked."""
    sides = [SITE, "Cat", "Elk", "hand: Bolt", "hand: Bolt"], [SITE], [SITE, "hand: Bolt"]
    table = duel(*sides, extra=people()).play("Bolt", "Elk")
    assert (table.kind, table.seat) == ("act", 2)
    table.choose("Pass")
    assert (table.kind, table.seat) == ("act", 0)
    table.play("Bolt", "Cat")
    assert (table.kind, table.seat) == ("act", 2)
    table.choose("Pass", "Pass").check("Cat", damage=2).check("Elk", damage=0)
