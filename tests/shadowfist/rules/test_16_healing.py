"""SF-16: healing."""

from kwoon.games.shadowfist.state.table import with_value
from tests.rules import rule
from tests.shadowfist.rules.people import fight


@rule("SF-16.0")
def test_healing_without_a_number_removes_all_damage() -> None:
    table = fight(["Meadow", "Bear (5 damage)", "hand: Balm", "Giant"], ["Meadow"])
    table.play("Balm").ends().check("Bear", damage=0, turned=False)


@rule("SF-16.0", "SF-10.3.2")
def test_turning_to_heal_does_the_same() -> None:
    table = fight(["Meadow", "Bear (5 damage)"], ["Meadow"])
    table.choose("Turn to heal Bear").ends().check("Bear", damage=0, turned=True)


@rule("SF-16.1")
def test_only_a_damaged_card_is_healed() -> None:
    table = fight(["Meadow", "Bear", "hand: Balm"], ["Meadow"])
    table.cannot("Turn to heal Bear").cannot("Play Balm")
    assert "not damaged" in str(table.refusal("Bear"))
    assert table.why("Balm") == "SF-24.1.3"


@rule("SF-16.1")
def test_an_effect_may_heal_more_than_there_is() -> None:
    """The Apothecary's two points go to one card that has one point of damage."""
    table = fight(["Meadow", "Bear (1 damage)"], ["Meadow", "Venerable Apothecary"])
    table.use("Venerable Apothecary").ends().check("Bear", damage=0)


@rule("SF-16.1", "SF-20.1")
def test_a_smoked_card_cannot_be_healed_in_time() -> None:
    """Damage smokes before anyone can respond: when seat 1 is asked again the Ant is gone."""
    table = fight(["Meadow", "hand: Bolt"], ["Meadow", "Ant", "Bear (1 damage)", "hand: Balm"])
    table.play("Bolt", "Ant").choose("Pass")
    while table.kind == "act":
        assert table.check("Ant", zone="smoked").offers("Play Balm")
        table.play("Balm").ends().check("Ant", zone="smoked").check("Bear", damage=0)


@rule("SF-16.2")
def test_what_cannot_be_healed_keeps_its_damage() -> None:
    table = fight(["Meadow", "Withering (2 damage)", "hand: Balm"], ["Meadow"])
    assert table.why("Withering") == "SF-16.2"
    table.play("Balm").ends().check("Withering", damage=2)


@rule("SF-16.2", "SF-34.0")
def test_unless_it_leaves_play_or_its_text_is_blank() -> None:
    table = fight(["Meadow", "Withering (2 damage)", "hand: Balm"], ["Meadow"])
    table.game.blanks = with_value(table.game.blanks, table.card("Withering"), 1)
    table.game.changed()
    table.play("Balm").ends().check("Withering", damage=0)
    table = fight(["Meadow", "Withering (2 damage)", "hand: Snuff"], ["Meadow"])
    table.play("Snuff", "Withering").ends().check("Withering", zone="smoked", damage=0)


@rule("SF-16.3", "SF-50.3")
def test_damage_that_cannot_be_removed_is_corrupted_damage() -> None:
    """Fingertip Razors: the 2 points of the Ant with them stay, the Dog's 3 do not."""
    table = fight(["Meadow", "Giant", "hand: Balm"], ["Meadow", "Ant", "Fingertip Razors > Ant", "Dog"])
    table.attack("Meadow", "Giant").until("Ant intercepts").choose("Ant intercepts Giant", "Dog intercepts Giant")
    table.ends().check("Giant", damage=5).play("Balm").ends().check("Giant", damage=2)
    table.end_turn().ends().end_turn().ends()
    table.cannot("Turn to heal Giant")
    assert table.why("Giant") == "SF-16.3"


@rule("SF-16.4")
def test_who_cannot_turn_to_heal_can_be_healed_by_others() -> None:
    table = fight(["Meadow", "Sleepless (2 damage)", "hand: Balm"], ["Meadow"])
    table.cannot("Turn to heal Sleepless")
    assert table.why("Sleepless") == "SF-16.4"
    table.play("Balm").ends().check("Sleepless", damage=0)
