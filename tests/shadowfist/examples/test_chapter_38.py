"""The worked examples of SF-38: redirection."""

from kwoon.games.shadowfist.terms.codes import INDEPENDENT
from tests.rules import rule
from tests.shadowfist.duel import duel


@rule("SF-38.1.2")
def test_devils_mountain_before_interception_holds_until_the_attack_is_over() -> None:
    """It is turned after the declaration; interception comes and goes, and the signpost still stands."""
    table = duel(
        ["Puzzle Garden", "Tears of the Crocodile"],
        ["Puzzle Garden", "Devil's Mountain", "Imp (1st)", "Dr. Amanda Snow (2nd)"],
    )
    table.attack("Puzzle Garden", "Tears of the Crocodile").until("Use Devil's Mountain", 1)
    table.use("Devil's Mountain", "Dr. Amanda Snow").resolves()
    table.until("intercept").choose("Imp intercepts Tears of the Crocodile")
    table.ends().check("Imp", zone="smoked").check("Puzzle Garden", 1, damage=0)
    table.check("Dr. Amanda Snow", damage=5)  # 6 Fighting, less the Imp's damage


@rule("SF-38.3", "SF-20.1", "SF-38.2")
def test_combat_damage_sent_to_another_feng_shui_site_neither_burns_nor_seizes_it() -> None:
    """City Square takes the 6 of the Crocodile, is smoked, and nobody chooses its fate."""
    table = duel(["Puzzle Garden", "Tears of the Crocodile"], ["Puzzle Garden", "City Square", "Stone Dolmens"])
    table.attack("Puzzle Garden", "Tears of the Crocodile").until("Use City Square", 1)
    table.use("City Square", "City Square")
    while table.kind != "main shot":
        assert table.kind != "fate of the Site"
        table.decline()
    table.check("City Square", zone="smoked").check("Puzzle Garden", 1, damage=0)


@rule("SF-28.1.3.1")
def test_fox_pass_leads_one_attacker_to_another_card() -> None:
    """Not damage redirection: the Crocodile attacks the Imp now, at the Imp's location, and fights it."""
    table = duel(
        ["Puzzle Garden", "Tears of the Crocodile", "Grey Mountain"],
        ["Puzzle Garden", "Fox Pass", "Stone Dolmens (back)", "Imp (2nd)"],
    )
    table.attack("Puzzle Garden", "Tears of the Crocodile", "Grey Mountain").until("Use Fox Pass", 1)
    table.use("Fox Pass", "Tears of the Crocodile")
    assert table.labels() == ["Puzzle Garden", "Fox Pass", "Imp"]
    table.choose("Imp").ends().check("Imp", zone="smoked").check("Puzzle Garden", 1, damage=3)
    table.check("Tears of the Crocodile", damage=1, location=1)


@rule("SF-28.1.2")
def test_iala_mane_makes_dragons_stronger_and_independent() -> None:
    table = duel(["Puzzle Garden", "Iala Mane", "Dr. Amanda Snow", "Imp"], ["Puzzle Garden"])
    table.check("Iala Mane", fighting=4, has=INDEPENDENT).check("Dr. Amanda Snow", fighting=7, has=INDEPENDENT)
    table.check("Imp", fighting=1, lacks=INDEPENDENT)
