"""SF-19, SF-20 and SF-21: seizing, smoking, turning."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import fight, people


@rule("SF-19.0", "SF-35.3")
def test_a_seized_site_comes_over_unturned_face_up_and_whole() -> None:
    """A face-down, turned Site: revealed by the damage, healed, unturned as it is placed."""
    table = fight(["Meadow", "Bear"], ["Pond (turned, 1 damage, down)", "Barn"])
    table.attack("the face-down Site", "Bear").passes().choose("Seize it", "A new location").ends()
    table.check("Pond", control=0, damage=0, turned=False, down=False, location=2, row="front")


@rule("SF-19.0", "SF-9.1.3")
def test_the_seizing_player_chooses_its_place() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Barn"])
    table.attack("Pond", "Bear").choose("Seize it")
    assert table.labels() == ["A new location on the right", "{0}'s location 1, in the back row behind Meadow"]
    table.choose("{0}'s location 1").ends().check("Pond", control=0, row="back", location=1)


@rule("SF-19.0", "SF-9.1.4")
def test_the_loser_closes_the_gap() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Barn", "Ant (1st)"])
    table.attack("Pond", "Bear").until("fate of the Site").choose("Seize it").ends()
    table.check("Ant", location=1).check("Barn", location=1)
    assert len(table.game.structures[1]) == 1


@rule("SF-19.0", "SF-4.2")
def test_only_a_feng_shui_site_that_is_seized_wins() -> None:
    """Six Feng Shui Sites are in play already; the Barn is no final one, the Pond is."""
    for target, winner in (("Barn", -1), ("Pond", 0)):
        table = fight([*["Meadow"] * 6, "Bear"], ["Pond", "Barn"])
        table.attack(target, "Bear").choose("Seize it", "A new location").ends()
        assert table.game.winner == winner


@rule("SF-19.0")
def test_an_attacker_does_not_seize_by_other_damage() -> None:
    table = fight(["Meadow", "Ant", "hand: Bolt"], ["Pond (2 damage)", "Barn"])
    table.attack("Pond", "Ant").play("Bolt", "Pond").ends().check("Pond", zone="smoked", control=1)


@rule("SF-20.0", "SF-9.2.1")
def test_smoking_puts_a_card_face_up_into_its_owners_smoked_pile() -> None:
    table = fight(["Meadow", "Cat (of 1)", "hand: Snuff", "Pond (down)"], ["Meadow"])
    table.play("Snuff", "Cat").ends()
    assert table.pile("smoked", 1) == ["Cat"]
    table = fight(["Meadow", "hand: Snuff"], ["Pond (down)", "Barn"])
    table.play("Snuff", "the face-down Site").ends().check("Pond", zone="smoked", down=False)


@rule("SF-20.0", "SF-25.5.4")
def test_states_are_smoked_with_their_subject() -> None:
    table = fight(["Meadow", "Cat", "Butterfly Swords > Cat", "hand: Snuff"], ["Meadow"])
    table.play("Snuff", "Cat").ends().check("Butterfly Swords", zone="smoked")


@rule("SF-20.0", "SF-20.3")
def test_spirit_wrack_smokes_directly() -> None:
    """Whatever its Toughness; and Magic Characters are no legal targets."""
    table = fight(["Meadow", "hand: Spirit Wrack", "pool: eeMM"], ["Meadow", "Snail", "Imp", "Cat"])
    table.play("Spirit Wrack")
    assert table.labels() == ["Snail", "Cat"]
    table.choose("Snail").ends().check("Snail", zone="smoked").power(8)


@rule("SF-20.1")
def test_non_combat_damage_smokes_sites_and_characters() -> None:
    table = fight(["Meadow", "hand: Bolt", "hand: Bolt"], ["Pond (2 damage)", "Barn", "Ant"])
    table.play("Bolt", "Pond").ends().check("Pond", zone="smoked")
    table.play("Bolt", "Ant").ends().check("Ant", zone="smoked")


@rule("SF-20.1")
def test_combat_damage_smokes_a_site_only_if_the_attacker_wants_it() -> None:
    table = fight(["Meadow", "Bear"], ["Pond", "Barn"])
    table.attack("Pond", "Bear").choose("Smoke it").ends().check("Pond", zone="smoked")
    table = fight(["Meadow", "Bear"], ["Pond", "Barn"])
    table.attack("Pond", "Bear").choose("Burn it for victory").ends().check("Pond", zone="burned")


@rule("SF-20.2", "SF-24.5.5")
def test_a_character_is_smoked_when_a_bonus_that_kept_it_alive_ends() -> None:
    """The Cat of 3 has 4 damage and lives by its Vigor, until the turn is over."""
    table = fight(["Meadow", "Cat", "hand: Vigor"], ["Meadow", "Elk"])
    table.play("Vigor", "Cat").ends().attack("Elk", "Cat").ends().check("Cat", damage=4, fighting=1)
    table.end_turn().ends().check("Cat", zone="smoked")


@rule("SF-20.2")
def test_damage_is_not_changed_by_changes_of_fighting() -> None:
    table = fight(["Meadow", "Cat (2 damage)", "hand: Rage"], ["Meadow"])
    table.play("Rage").ends().check("Cat", damage=2, fighting=3)


@rule("SF-20.2")
def test_the_same_holds_for_sites_and_body() -> None:
    wall = m.state("Wall", 0, "", m.ANY_SITE, m.always(m.body(3), to=m.SUBJECT))
    extra = [*people(), wall]
    table = duel(["Meadow", "hand: Snuff"], ["Pond (5 damage)", "Barn", "Wall > Pond"], extra=extra)
    table.check("Pond", body=2)
    wreck = [*people(), wall, m.event("Wreck", 0, "", m.use([it := m.target(m.ANY_STATE)], m.Smoke(it)))]
    table = duel(["Meadow", "hand: Wreck"], ["Barn", "Pond (5 damage)", "Wall > Pond"], extra=wreck)
    table.play("Wreck").ends().check("Pond", zone="smoked")


@rule("SF-20.3")
def test_an_effect_that_smokes_does_no_damage() -> None:
    """The Victim is paid for every damage on it, and gets nothing when it is smoked directly."""
    pays = m.when(m.happens(m.DAMAGED, this=True), m.GainPower(m.YOU_, 1))
    victim = m.character("Victim", "Fighter", 1, 2, "", "", pays)
    table = duel(["Meadow", "hand: Snuff"], ["Meadow", "Victim"], extra=[*people(), victim])
    table.play("Snuff", "Victim").ends().check("Victim", zone="smoked").power(9, 9)
    table = duel(["Meadow", "hand: Bolt"], ["Meadow", "Victim"], extra=[*people(), victim])
    table.play("Bolt", "Victim").ends().check("Victim", zone="smoked").power(9, 10)


@rule("SF-21.0")
def test_what_is_turned_cannot_be_turned_again() -> None:
    table = fight(["Meadow", "Pond", "Hungry Ghosts (2nd)"], ["Meadow", "Bear"])
    table.use("Hungry Ghosts", "Bear").ends().check("Hungry Ghosts", turned=True)
    table.cannot("Use Hungry Ghosts").cannot("Move Hungry Ghosts").cannot("Declare an attack")
    assert table.why("Hungry Ghosts") == "SF-21.0"
    assert fight(["Meadow", "Pond", "Cat (turned)"], ["Meadow"]).why("Cat") == "SF-21.0"


@rule("SF-21.1", "SF-22.2.3")
def test_unturned_it_can_turn_again() -> None:
    table = fight(["Meadow", "Hungry Ghosts (turned)", "hand: Rest"], ["Meadow", "Bear"])
    table.cannot("Use Hungry Ghosts").play("Rest", "Hungry Ghosts").ends().check("Hungry Ghosts", turned=False)
    table.use("Hungry Ghosts", "Bear").ends().check("Bear", damage=1)


@rule("SF-21.1", "SF-22.2.3")
def test_all_unturn_in_their_players_establishing_shot() -> None:
    table = fight(["Meadow", "Cat (turned)"], ["Meadow", "Dog (turned)"])
    table.end_turn().ends().check("Cat", turned=True).check("Dog", turned=False)
