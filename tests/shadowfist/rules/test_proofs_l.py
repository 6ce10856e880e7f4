"""The turn and the moments of abilities, line by line."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import fight, people

SITE = "Puzzle Garden"


@rule("SF-28.1.2")
def test_two_who_have_claimed_an_attack_declare_one_each_clockwise() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Prowler"], ["Barn", "Prowler"])
    table.choose("End your turn", "After this scene, attack with Prowler", "After this scene, attack with Prowler")
    table.maybe("Pass").maybe("Pass")
    for seat in (1, 2):
        assert (table.kind, table.seat) == ("attack target", seat)
        table.choose("Meadow")
        while table.kind not in ("attack target", "main shot"):
            table.decline()
    assert (table.kind, table.seat) == ("main shot", 0)
    table.check("Prowler", 1, turned=True).check("Prowler", 2, turned=True)


@rule("SF-24.1.2", "SF-9.2.3")
def test_an_ability_of_the_smoked_pile_can_be_used_while_other_effects_wait() -> None:
    """The Wraith's own use waits in the scene: then not again; another card's effect does not stand in its way."""
    wraith = m.character(
        "Wraith", "Ghost", 1, 1, "", "", m.use(m.GainPower(m.YOU_, 1), zone=m.SMOKED, limit=m.UNLIMITED)
    )
    table = duel([SITE, "Cat", "smoked: Wraith", "hand: Bolt"], [SITE, "hand: Bolt"], extra=[*people(), wraith])
    table.play("Bolt", "Cat").passes(to=0)
    assert table.offers("Use Wraith")
    table.use("Wraith").choose("Pass").power(10, 9)  # nobody could answer it with another use


@rule("SF-24.1.2", "SF-22.2.1")
def test_what_is_for_the_start_of_ones_turn_is_refused_later_with_that_reason() -> None:
    """In the Main Shot, and in a scene of it."""
    dawn = m.event("Dawn", 0, "", m.use(m.GainPower(m.YOU_, 1), timing=m.START_OF_TURN))
    cards = [*people(), dawn]
    started = duel([SITE, "hand: Dawn"], [SITE], extra=cards, begin="start")
    assert started.offers("Play Dawn")
    table = duel([SITE, "Cat", "hand: Dawn", "hand: Bolt", "hand: Bolt"], [SITE], extra=cards)
    late = table.refusal("Dawn")
    assert late is not None
    table.play("Bolt", "Cat").passes(to=0)
    assert table.refusal("Dawn") == late


@rule("SF-24.1.2", "SF-22.3.2")
def test_what_is_for_outside_of_attacks_is_for_ones_own_main_shot() -> None:
    """In an opponent's Main Shot the same ability is refused."""
    drill = m.use(m.GainPower(m.YOU_, 1), timing=m.OUTSIDE_ATTACK)
    sage = m.character("Sage", "Monk", 1, 4, "", "", drill)
    side = [SITE, "Sage", "hand: Bolt"]
    table = duel(side, [SITE], extra=[*people(), sage])
    assert table.why("Sage") == ""
    table = duel([SITE, "Cat", "hand: Bolt"], side, extra=[*people(), sage]).play("Bolt", "Cat").passes(to=1)
    table.cannot("Use Sage")
    reason = table.refusal("Sage", 1)
    assert reason is not None
    assert reason.rule == "SF-24.1.2"


@rule("SF-16.0", "SF-16.1")
def test_healing_is_halved_only_for_those_of_whom_a_text_says_so() -> None:
    """Two points of damage each: the Monk keeps one of them."""
    plague = m.edge("Plague", 1, "", m.allow(m.HALF_HEALING, m.pick(m.CHARACTER, words=("Monk",))))
    monk = m.character("Monk", "Monk", 1, 4, "", "")
    for who, left in (("Monk", 1), ("Elk", 0)):
        table = duel([SITE, f"{who} (2 damage)", "Plague"], [SITE], extra=[*people(), plague, monk])
        table.choose(f"Turn to heal {who}").ends().check(who, damage=left)
