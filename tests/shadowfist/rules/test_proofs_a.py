"""Small pieces of attacks, combat, control and canceling that only an unusual table shows."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import at, fight, people
from tests.shadowfist.rules.test_28_interception import until_chance


@rule("SF-28.5.1", "SF-24.8.1")
def test_what_counts_while_attacking_is_gone_with_the_target() -> None:
    """The Raider has 2 more Fighting while it attacks, which ends when the Ant is smoked."""
    raider = m.character("Raider", "Fighter", 1, 3, "", "", m.always(m.fighting(2), while_=m.ATTACKING))
    table = duel(["Meadow", "Raider"], ["Meadow", "Ant", "hand: Snuff", "hand: Bolt"], extra=[*people(), raider])
    table.attack("Ant", "Raider").check("Raider", fighting=5).passes(to=1).play("Snuff", "Ant").resolves()
    assert table.kind == "act"
    table.check("Raider", fighting=3, attacking=False)


@rule("SF-28.6.1")
def test_each_of_two_who_moved_to_the_attack_must_intercept() -> None:
    table = fight(["Meadow", "Giant"], ["Pond", "Barn", "Dog (2nd)", "Cat (2nd)"])
    until_chance(table.attack("Pond", "Giant"), 1).choose("Move Dog").resolves()
    table.until("Move Cat", 1).choose("Move Cat").resolves().until("intercept", 1)
    table.cannot("No more interceptors").choose("Dog intercepts Giant").ends()
    table.check("Dog", zone="smoked").check("Cat", zone="smoked").check("Giant", damage=6)


@rule("SF-33.0", "SF-32.0")
def test_a_canceled_card_stays_blank_when_another_blanking_of_it_ends() -> None:
    sage = m.character("Sage", "Sage", 1, 4, "", "", m.when(m.happens(m.ENTERED, this=True),
                       m.GainPower(m.YOU_, 5)), toughness=1)  # fmt: skip
    no = m.event("No", 0, "", m.answer(m.ANY_CARD, m.CancelAnswered(0)))
    hush = at("Hush", lambda it: m.CancelForAWhile(it, m.TURN_END, only_text=True), m.ANY_CARD)
    table = duel(["Meadow", "hand: Sage", "hand: Hush"], ["Meadow", "hand: No"], extra=[*people(), sage, no, hush])
    table.play("Sage").passes(to=1).choose("Play No", "Sage").passes().check("Sage", zone="in play", toughness=0)
    table.play("Hush", "Sage").passes().end_turn().check("Sage", zone="in play", toughness=0)


@rule("SF-50.1", "SF-28.1.3.1")
def test_ambush_counts_against_a_character_while_another_attacks_a_site() -> None:
    """The attack is split: the Ambusher meets the Elk, the Cat the Meadow."""
    table = fight(["Pond", "Ambusher", "Cat", "hand: Decoy"], ["Meadow", "Elk (turned)"])
    table.attack("Meadow", "Ambusher", "Cat").play("Decoy", "Ambusher", "Elk").resolves().ends()
    table.check("Elk", zone="smoked").check("Ambusher", zone="in play", damage=0).check("Meadow", 1, damage=3)


@rule("SF-29.8", "SF-30.3")
def test_two_choose_on_their_own_whether_to_leave_one_fighting() -> None:
    """The Giant strikes with all it has, the Bear holds back; each meets an interceptor of its own."""
    table = fight(
        ["Pond", "Giant", "Bear", "Hands Without Shadow > Giant", "Hands Without Shadow > Bear"],
        ["Meadow", "Cat", "Dog"],
    )
    table.attack("Meadow", "Giant", "Bear").until("intercept", 1)
    table.choose("Cat intercepts Giant", "Dog intercepts Bear").until("may", 0).choose("No", "Yes")
    assert table.kind != "may", "each is asked once"
    table.ends().check("Cat", zone="smoked").check("Dog", zone="in play", damage=2)


@rule("SF-30.3.1", "SF-28.1.3.1")
def test_a_defender_divides_among_its_own_attackers_only() -> None:
    """The Giant meets the Cat and the Elk, the Ant the Dog: what the Giant gives its first opponent is the Cat's."""
    table = fight(["Pond", "Cat", "Elk", "Ant", "hand: Decoy"], ["Meadow", "Giant (turned)", "Dog (turned)"])
    table.attack("Giant", "Cat", "Elk", "Ant").play("Decoy", "Ant", "Dog").resolves().until("divide damage", 1)
    table.choose("2").ends().check("Cat", zone="in play", damage=2).check("Elk", zone="smoked")
    table.check("Ant", zone="smoked")


@rule("SF-35.3.4")
def test_each_of_two_cards_taken_for_a_turn_goes_back() -> None:
    table = fight(["Meadow", "hand: Betray", "hand: Betray"], ["Meadow", "Cat", "Dog"])
    table.play("Betray", "Cat").passes().ends().play("Betray", "Dog").passes().ends()
    table.check("Cat", control=0).check("Dog", control=0).end_turn().check("Cat", control=1).check("Dog", control=1)


@rule("SF-29.6")
def test_a_shield_holds_against_damage_that_players_divide_as_the_effect_resolves() -> None:
    table = fight(
        ["Meadow", "hand: Throwdown in Chinatown", "pool: ee"], ["Medicinal Flower Garden", "Ant", "Cat"], power=2
    )
    table.play("Throwdown in Chinatown").passes(to=1).use("Medicinal Flower Garden", "Ant").resolves()
    table.choose("Ant", "Cat").until("main shot").check("Ant", zone="in play", damage=0).check("Cat", damage=1)


@rule("SF-10.4", "SF-22.2.3")
def test_a_card_that_maintains_a_delayed_effect_may_stay_turned() -> None:
    """The Forgotten Shrine waits for the turning of the Cataract Gorge."""
    table = duel(["Forgotten Shrine"], ["Cataract Gorge", "Imp"])
    table.act("Use Forgotten Shrine", "Cataract Gorge").end_turn().end_turn()
    assert table.kind == "stay turned"
    table.choose("Yes").until("main shot").check("Forgotten Shrine", turned=True)


@rule("SF-28.8")
def test_who_attacked_with_one_that_fell_goes_home() -> None:
    table = fight(["Pond", "Ant", "Bear", "Barn"], ["Meadow", "Elk (turned)"])
    table.attack("Elk", "Ant", "Bear").until("divide damage", 1).choose("4").ends()
    table.check("Ant", zone="smoked").check("Bear", damage=0, location=1)
