"""SF-28.1.2: attacks in an opponent's turn."""

from tests.rules import rule
from tests.shadowfist.rules.people import fight


@rule("SF-28.1.2")
def test_an_attack_may_answer_the_declared_end_of_the_turn() -> None:
    table = fight(["Meadow", "Ant"], ["Pond", "Iala Mane"])
    table.choose("End your turn").choose("After this scene, attack with Iala Mane").maybe("Pass")
    assert (table.kind, table.seat) == ("attack target", 1)
    table.choose("Meadow").ends()
    assert (table.kind, table.seat) == ("main shot", 0)
    table.check("Meadow", damage=4).check("Iala Mane", turned=True)


@rule("SF-28.1.2")
def test_an_attack_may_be_claimed_in_an_open_scene_for_when_it_is_over() -> None:
    table = fight(["Meadow", "Ant", "hand: Vigor"], ["Pond", "Iala Mane"])
    table.play("Vigor", "Ant").choose("After this scene, attack with Iala Mane")
    table.cannot("After this scene").passes().check("Ant", fighting=3)
    assert (table.kind, table.seat) == ("attack target", 1)


@rule("SF-28.1.2")
def test_nobody_claims_without_such_a_character_or_in_an_attack() -> None:
    table = fight(["Meadow", "Ant", "hand: Vigor"], ["Pond", "Cat", "hand: Bolt"])
    table.play("Vigor", "Ant").cannot("After this scene")
    table = fight(["Meadow", "Ant"], ["Pond", "Iala Mane", "hand: Bolt"])
    table.attack("Pond", "Ant").passes(to=1).cannot("After this scene")


@rule("SF-28.1.2")
def test_a_claim_lapses_with_its_attackers() -> None:
    table = fight(["Meadow", "Ant", "hand: Snuff", "hand: Vigor"], ["Pond", "Iala Mane", "Cat"])
    table.play("Vigor", "Ant").choose("After this scene, attack with Iala Mane").passes(to=0)
    table.play("Snuff", "Iala Mane").passes()
    assert (table.kind, table.seat) == ("main shot", 0)


@rule("SF-28.1.2", "SF-28.10")
def test_burning_for_power_in_anothers_turn_does_not_end_it() -> None:
    table = fight(["Pond", "Barn", "Ant"], ["Pond", "Iala Mane"])
    table.choose("End your turn").choose("After this scene, attack with Iala Mane").maybe("Pass")
    table.choose("Pond").until("fate of the Site").choose("Burn it for Power").ends()
    assert (table.kind, table.seat) == ("main shot", 0)
    table.power(9, 12)


@rule("SF-28.1.2.1")
def test_a_failed_attack_does_not_stop_who_attacks_out_of_turn() -> None:
    """Nor does it stop the active player, whose Main Shot it is."""
    table = fight(["Meadow", "Giant", "Cat"], ["Pond", "Iala Mane", "hand: Vigor"])
    table.choose("End your turn").choose("After this scene, attack with Iala Mane").maybe("Pass")
    table.choose("Meadow").until("Giant intercepts").choose("Giant intercepts Iala").ends()
    table.check("Iala Mane", zone="smoked")
    assert table.seat == 0
    assert table.offers("Declare an attack")


@rule("SF-28.1.2.1")
def test_it_may_attack_again_after_its_own_failure() -> None:
    table = fight(["Meadow", "Snail"], ["Pond", "Prowler", "hand: Rest"])
    table.choose("End your turn").choose("After this scene, attack with Prowler").choose("Pass")
    table.choose("Meadow").until("Snail intercepts").choose("Snail intercepts Prowler").ends()
    table.check("Meadow", damage=0).choose("End your turn").play("Rest", "Prowler").resolves()
    table.choose("After this scene, attack with Prowler").maybe("Pass")
    assert (table.kind, table.seat) == ("attack target", 1)


@rule("SF-28.1.2.1")
def test_only_characters_with_the_ability_attack_out_of_turn() -> None:
    table = fight(["Meadow"], ["Pond", "Iala Mane", "Cat", "Loner"])
    table.choose("End your turn").choose("After this scene, attack with Iala Mane").maybe("Pass")
    table.ends().check("Iala Mane", turned=True).check("Cat", turned=False).check("Loner", turned=False)


@rule("SF-28.1.2.1", "SF-28.1.1")
def test_why_others_do_not_attack_out_of_turn() -> None:
    table = fight(["Meadow"], ["Pond", "Prowler", "Prowler", "Cat"])
    table.choose("End your turn").choose("After this scene, attack with Prowler").maybe("Pass")
    assert table.kind == "attacker"
    assert table.why("Cat", 1) == "SF-28.1.2.1"
    assert table.why("Meadow", 1) == "SF-28.1.1"
    assert table.choose("Prowler").why("Prowler", 1) == "SF-27.2"
