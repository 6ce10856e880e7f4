"""Triggers and answers that must not mistake one thing for another: who did it, how, in which pair, with which card."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import fight, people

GARDEN = "Puzzle Garden"


@rule("SF-26.3")
def test_only_an_event_of_an_opponents_that_harms_your_cards_is_answered_by_the_monkey() -> None:
    shot = m.use([it := m.target(m.ANY_CHARACTER)], m.Damage(2, it))
    archer = m.character("Archer", "Archer", 1, 1, "", "", shot)
    side = [GARDEN, "Cat", "hand: Who's the Monkey Now?", "pool: jj"]
    table = duel([GARDEN, "Archer", "hand: Bolt"], side, extra=[archer, *people()])
    table.use("Archer", "Cat")
    while table.kind == "act":
        table.cannot("Play Who's the Monkey Now?").choose("Pass")
    table.check("Cat", damage=2).play("Bolt", "Archer")
    while table.kind == "act":
        table.cannot("Play Who's the Monkey Now?").choose("Pass")
    table = duel([GARDEN, "Archer", "hand: Bolt"], side, extra=[archer, *people()])
    table.play("Bolt", "Cat").until("Play Who's the Monkey Now?", 1)


@rule("SF-30.3")
def test_only_combat_damage_smokes_in_combat() -> None:
    slayer = m.character(
        "Slayer", "Slayer", 1, 5, "", "", m.when(m.Smokes(m.SELF, m.ANY_CHARACTER, combat=True), m.GainPower(m.YOU_, 1))
    )
    mine = [GARDEN, "Slayer", "Bear", "hand: Snuff"]
    table = duel(mine, [GARDEN, "Cat", "Ant"], extra=[slayer, *people()], power=0)
    table.play("Snuff", "Ant").ends().power(0)
    table.attack("Cat", "Slayer").ends().check("Cat", zone="smoked").power(1)
    table = duel(mine, [GARDEN, "Cat"], extra=[slayer, *people()], power=0)
    table.attack("Cat", "Bear").ends().check("Cat", zone="smoked").power(0)


@rule("SF-26.4")
def test_a_raid_counts_the_damage_of_the_raider_alone() -> None:
    for attackers, power in ((("Cat", "Dog"), 1), (("Cat",), 1), (("Dog",), 0)):
        table = fight([GARDEN, "Cat", "Dog", "hand: Moonlight Raid", "pool: aa"], ["City Park"], power=0)
        table.play("Moonlight Raid", "Cat").passes()
        table.attack("City Park", *attackers).ends().power(power)


@rule("SF-24.2")
def test_serena_counts_the_sites_of_whoever_she_hurt() -> None:
    for sites, power in ((["City Park", "Dockyard"], 0), (["City Park", "Dockyard", "Solar Farm"], 1)):
        mine = [GARDEN, "Puzzle Garden", "Stone Dolmens", "Serena Chase"]
        table = duel(mine, [*sites, "Imp", "Seamus", "Sewer Scum"], power=0)
        table.attack("City Park", "Serena Chase").ends().check("City Park", damage=4).power(power)


@rule("SF-26.1")
def test_each_of_two_gardens_gains_by_an_opponents_event() -> None:
    noise = m.event("Windfall", 0, "", m.use(m.GainPower(m.YOU_, 3)))
    for gardens, power in ((1, 1), (2, 2)):
        side = [f"Möbius Gardens{mark}" for mark in ("", " (back)")[:gardens]]
        duel([GARDEN, "hand: Windfall"], side, extra=[noise], power=0).play("Windfall").ends().power(3, power)


@rule("SF-48.1")
def test_a_number_that_the_text_calls_x_is_asked_for_as_x() -> None:
    drain = m.event("Drain", 0, "", m.use(m.GainPower(m.YOU_, m.X_VALUE), x=m.ChosenX(1, m.Fixed(3))))
    table = duel([GARDEN, "hand: Drain"], [GARDEN], extra=[drain], power=0)
    table.play("Drain")
    assert (table.question.prompt, table.labels()) == ("Drain: what is X?", ["1", "2", "3"])
    table.choose("2").passes().power(2)


@rule("SF-29.7")
def test_a_bonus_in_combat_is_none_for_other_damage() -> None:
    shot = m.use([it := m.target(m.ANY_SITE)], m.Damage(1, it))
    sneak = m.character(
        "Monkey", "Archer", 1, 2, "", "", shot, m.between(m.BONUS, 1, to=m.All(m.ANY_SITE), by=m.THIS_CARD, damage=1)
    )
    table = duel([GARDEN, "Monkey"], ["City Park"], extra=[sneak])
    table.use("Monkey", "City Park").passes().check("City Park", damage=1)
    table.attack("City Park", "Monkey").ends().check("City Park", damage=4)


@rule("SF-26.6.4")
def test_a_new_location_is_offered_in_words() -> None:
    quake = m.event(
        "Tremor", 0, "", m.use([it := m.target(m.ALocation())], m.TurnCards(m.AtTheLocation(m.ANY_CHARACTER, it)))
    )
    side = [GARDEN, "Ant", "hand: Brain Fire", "pool: mm"]
    table = duel([GARDEN, "Cat", "City Park", "Dog", "hand: Tremor"], side, extra=[quake, *people()])
    table.play("Tremor", "{1}'s location 1").until("Play Brain Fire", 1).play("Brain Fire")
    assert table.labels() == ["{0}'s location 1", "{0}'s location 2"]
    table.choose("{0}'s location 2").resolves()
    table.check("Ant", turned=False).check("Dog", turned=True).check("Cat", turned=False)


@rule("SF-29.7")
def test_what_doubles_combat_damage_leaves_other_damage_alone() -> None:
    doubled = m.between(m.MULTIPLIED, 2, to=m.SELF, by=m.pick(), damage=1)
    glass = m.feng_shui("Glass House", 9, doubled)
    table = duel([GARDEN, "Cat", "hand: Bolt"], ["Glass House"], extra=[glass, *people()])
    table.play("Bolt", "Glass House").passes().check("Glass House", damage=2)
    table.attack("Glass House", "Cat").ends().check("Glass House", damage=8)


@rule("SF-49.7")
def test_a_toast_it_character_is_not_shuffled_away() -> None:
    ghost = m.character("Ghost", "Ghost", 1, 1, "", "", restrictions=m.TOAST_IT)
    for title, zone in (("Ghost", "toasted"), ("Ant", "deck")):
        side = [GARDEN, title, "hand: Never Found the Body", "pool: d"]
        table = duel([GARDEN, "hand: Snuff"], side, extra=[ghost, *people()], power=0)
        table.play("Snuff", title).until("Never Found the Body", 1).choose("Never Found the Body").passes()
        table.check(title, zone=zone).power(0, 1)


def test_what_kind_of_card_it_was_is_told_by_the_trigger() -> None:
    mine, rivals = m.pick(m.CHARACTER, whose=m.YOU), m.pick(m.SITE, m.FENG_SHUI, whose=m.OPPONENT)
    for trigger, about, doer in (
        (m.happens(m.ENTERED_COMBAT, to=mine, by=rivals), "Character", "Site"),
        (m.happens(m.INTERCEPTED, to=mine, by=mine), "interceptor", "attacker"),
        (m.happens(m.TURNED_TO_ATTACK, to=mine), "attacker", "card"),
        (m.Provided(m.happens(m.DAMAGED, to=rivals, by=mine), m.ATTACKING), "Site", "Character"),
        (m.happens(m.ENTERED), "card", "card"),
        (m.AloneAgainst(4), "card", "attacker"),
        (m.OneOf(m.happens(m.TURNED, to=mine), m.happens(m.UNTURNED, to=rivals)), "card", "card"),
    ):
        assert (m.About(trigger).text(), m.Doer(trigger).text()) == (f"that {about}", f"that {doer}")
    assert (m.THAT_CARD.text(), m.THE_DOER_CARD.text()) == ("that card", "that card")
