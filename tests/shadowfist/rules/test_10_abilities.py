"""SF-10: abilities: continuous and conditional ones, what every Character can do, turn and maintain, counters."""

from kwoon.games.shadowfist.terms.codes import STEALTH, SUPERLEAP
from tests.rules import rule
from tests.shadowfist.duel import duel


@rule("SF-10.0", "SF-10.1")
def test_a_continuous_ability_works_at_once_and_cannot_be_answered() -> None:
    """The Swords count as soon as they are there; nothing of theirs is in the scene."""
    table = duel(["Shaolin Student", "Sifu Beumer"])
    table.check("Shaolin Student", fighting=2)
    assert table.game.view(0)["scene"] == []
    table = duel(["Shaolin Student", "hand: Sifu Beumer", "pool: ggg"], ["Hungry Ghosts"])
    table.play("Sifu Beumer").passes().check("Shaolin Student", fighting=2)


@rule("SF-10.1")
def test_it_lasts_until_the_card_leaves_play() -> None:
    table = duel(["Shaolin Student", "Sifu Beumer", "hand: Blade Palm", "pool: CC"])
    table.play("Blade Palm", "Sifu Beumer").passes().check("Shaolin Student", fighting=1)


@rule("SF-10.2")
def test_a_condition_switches_it_on_and_off() -> None:
    table = duel(["Rat Clan Spies", "SEAL Team", "hand: Blade Palm", "pool: CC"])
    table.check("Rat Clan Spies", has=STEALTH).play("Blade Palm", "SEAL Team").passes()
    table.check("Rat Clan Spies", lacks=STEALTH)


@rule("SF-10.3", "SF-10.3.1", "SF-13.0", "SF-13.1")
def test_every_character_can_turn_to_change_location() -> None:
    table = duel(["Puzzle Garden", "City Park", "Diamond Beach", "Imp (1st)"])
    table.choose("Move Imp").passes().check("Imp", location=2, turned=True).cannot("Move Imp")
    table = duel(["Puzzle Garden", "City Park", "Diamond Beach", "Imp (2nd)"])
    table.choose("Move Imp")
    assert table.labels() == ["{0}'s location 1", "{0}'s location 3"]


@rule("SF-10.3.1")
def test_moving_is_an_effect_that_can_be_answered() -> None:
    table = duel(["Puzzle Garden", "City Park", "Imp (1st)"], ["Hungry Ghosts"])
    table.choose("Move Imp").check("Imp", location=1, turned=True)
    table.use("Hungry Ghosts", "Imp").passes().check("Imp", zone="smoked")


@rule("SF-10.3.2", "SF-16.0")
def test_every_character_can_turn_to_heal_in_its_own_main_shot() -> None:
    table = duel(["Sewer Scum", "Kung Fu Master (3 damage)"], ["SEAL Team (2 damage)", "Hungry Ghosts"])
    table.choose("Turn to heal Kung Fu Master").passes().check("Kung Fu Master", damage=0, turned=True)
    table.cannot("Turn to heal Sewer Scum")
    table.choose("End your turn")
    assert (table.seat, table.kind) == (1, "act")
    table.cannot("Turn to heal SEAL Team")


@rule("SF-10.4")
def test_what_is_maintained_lasts_while_its_card_is_turned() -> None:
    table = duel(["The Iron Palace", "Imp"], ["The Great Wastes"])
    table.use("The Iron Palace").passes().check("Imp", toughness=1)
    table.end_turn().ends().check("Imp", toughness=1)
    table.end_turn().until("stay turned").choose("Yes").until("main shot").check("Imp", toughness=1)
    table.end_turn().ends().end_turn().until("stay turned").choose("No").until("main shot").check("Imp", toughness=0)


@rule("SF-10.4")
def test_it_ends_when_its_card_leaves_play() -> None:
    table = duel(["The Iron Palace (5 damage)", "Imp", "hand: Killing Rain", "pool: M"])
    table.use("The Iron Palace").passes().check("Imp", toughness=1)
    table.play("Killing Rain").passes().check("Imp", toughness=0)


@rule("SF-10.5")
def test_counters_lie_on_the_card() -> None:
    table = duel(["City Center (1 counters)", "Imp"], ["Puzzle Garden", "SEAL Team"])
    table.end_turn().until("main shot").attack("City Center", "SEAL Team").until("Use City Center", 0)
    table.use("City Center").passes().check("City Center", counters=0)
    table.check("SEAL Team", attacking=False, turned=False)


@rule("SF-10.5.1")
def test_counters_stay_when_the_text_is_gone_for_a_while() -> None:
    """The Monk cancels the Cache until the end of the attack; its counters wait for it."""
    table = duel(
        ["Puzzle Garden", "Jade Dragon Monk"], ["Dockyard", "Treasure Cache (3 counters) > Dockyard", "Imp"],
    )  # fmt: skip
    table.attack("Imp", "Jade Dragon Monk").until("Use Jade Dragon Monk").use("Jade Dragon Monk")
    table.choose("Pass")  # the Cache could still be sold in response
    assert table.seat == 1
    table.check("Treasure Cache", counters=3).cannot("Use Treasure Cache").ends().check("Treasure Cache", counters=3)
    table.choose("End your turn")
    assert table.offers("Use Treasure Cache: If the number")


@rule("SF-10.5.2")
def test_bonuses_are_no_counters() -> None:
    table = duel(["Ravenous Devourer", "Imp"])
    table.use("Ravenous Devourer", "Imp").passes().check("Ravenous Devourer", fighting=4, counters=0)


@rule("SF-10.4")
def test_two_may_be_maintained_by_the_same_character() -> None:
    table = duel(["Puzzle Garden", "Medicinal Flower Garden", "Temple Guards"])
    table.use("Temple Guards", "Puzzle Garden", text="+1 Fighting").passes()
    table.use("Temple Guards", text="Superleap").passes()
    table.check("Temple Guards", fighting=3, has=SUPERLEAP, turned=False)
    table.check("Puzzle Garden", turned=True).check("Medicinal Flower Garden", turned=True)
