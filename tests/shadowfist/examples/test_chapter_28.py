"""The worked examples of SF-28 and of the chapters before it that are about attacks and damage."""

from kwoon.games.shadowfist.terms.codes import MOBILITY
from tests.rules import rule
from tests.shadowfist.duel import duel


@rule("SF-28.3")
def test_endless_corridor_puts_another_site_before_the_attackers() -> None:
    """They stay where they are, and what lies there now is attacked."""
    table = duel(
        ["Puzzle Garden", "Grey Mountain", "Hungry Ghosts"], ["Diamond Beach", "Endless Corridor", "Stone Dolmens"]
    )
    table.attack("Diamond Beach", "Grey Mountain").until("Use Endless Corridor", 1).use("Endless Corridor", "{1}")
    before = table.game.places[table.card("Grey Mountain")]
    table.resolves()
    assert (table.kind, table.seat) == ("position", 1)
    table.choose("Stone Dolmens", "Diamond Beach")
    table.check("Stone Dolmens", location=1).check("Diamond Beach", location=2).check("Endless Corridor", location=3)
    assert table.game.places[table.card("Grey Mountain")] == before == table.game.places[table.card("Stone Dolmens")]
    table.ends().check("Stone Dolmens", damage=5).check("Diamond Beach", damage=0)


@rule("SF-28.3")
def test_endless_corridor_moves_sites_only_to_positions_that_there_were() -> None:
    table = duel(["Puzzle Garden"], ["Diamond Beach", "Stone Dolmens (back)", "Endless Corridor"], begin="main")
    table.choose("End your turn").use("Endless Corridor", "{1}").resolves()
    table.choose("Endless Corridor", "Diamond Beach").check("Endless Corridor", location=1, row="front", turned=True)
    table.check("Diamond Beach", location=1, row="back").check("Stone Dolmens", location=2, row="front")


@rule("SF-28.3", "SF-28.11")
def test_the_new_target_can_be_burned() -> None:
    table = duel(["Puzzle Garden", "Grey Mountain"], ["Puzzle Garden", "Endless Corridor"])
    table.attack("Puzzle Garden", "Grey Mountain").until("Use Endless Corridor", 1).use("Endless Corridor", "{1}")
    table.resolves().choose("Endless Corridor").ends().check("Endless Corridor", damage=5)
    assert not table.game.attack_failed


@rule("SF-28.3", "SF-24.5.5")
def test_who_stands_at_a_location_stands_before_its_new_site() -> None:
    """SEAL Team is quick beside a Lake, wherever the Lake comes to lie."""
    table = duel(["Puzzle Garden"], ["Endless Corridor", "Mirrored Lake", "SEAL Team (1st)"])
    table.check("SEAL Team", lacks=MOBILITY).choose("End your turn").use("Endless Corridor", "{1}").resolves()
    table.choose("Mirrored Lake").check("SEAL Team", has=MOBILITY, location=1)


@rule("SF-28.6")
def test_the_tip_who_declared_the_attack_stops_who_joined_it() -> None:
    """John does not want Elizabeth's Snow to help: his Crocodile steps in her way."""
    table = duel(
        ["Puzzle Garden", "Imp", "Tears of the Crocodile"], ["Puzzle Garden"], ["Puzzle Garden", "Dr. Amanda Snow"]
    ).attack("Puzzle Garden, {1}'s", "Imp")  # fmt: skip
    table.passes().choose("Dr. Amanda Snow").until("Move Tears of the Crocodile", 0)
    table.choose("Move Tears of the Crocodile")
    table.ends().check("Dr. Amanda Snow", zone="smoked").check("Tears of the Crocodile", zone="smoked")
    table.check("Puzzle Garden", 1, damage=1)


@rule("SF-28.12", "SF-28.1.1")
def test_the_tip_a_failed_attack_keeps_an_opponent_from_more() -> None:
    """Seat 1 stops the Imp and is spared the attack of Grey Mountain."""
    table = duel(["Puzzle Garden", "Imp", "Grey Mountain"], ["Puzzle Garden", "Tears of the Crocodile"])
    table.attack("Puzzle Garden", "Imp").until("intercept").choose("Tears of the Crocodile intercepts Imp").ends()
    table.cannot("Declare an attack")


@rule("SF-16.3", "SF-50.3")
def test_what_fingertip_razors_inflict_is_corrupted() -> None:
    table = duel(
        ["Puzzle Garden", "Imp", "Fingertip Razors > Imp"], ["Puzzle Garden", "Grey Mountain"], ["Puzzle Garden"]
    ).attack("Puzzle Garden, {1}'s", "Imp")  # fmt: skip
    table.ends().check("Puzzle Garden", 1, damage=2).check("Imp", fighting=2)
    assert table.game.lasting_damage[table.card("Puzzle Garden", 1)] == 2


@rule("SF-20.0", "SF-24.1.3")
def test_spirit_wrack_smokes_a_character_that_is_not_magic() -> None:
    table = duel(
        ["Puzzle Garden", "hand: Spirit Wrack", "pool: eeMM"], ["Puzzle Garden", "Grey Mountain", "Hungry Ghosts"]
    )  # fmt: skip
    table.play("Spirit Wrack").ends().check("Grey Mountain", zone="smoked").check("Hungry Ghosts", zone="in play")
    table.power(8)
