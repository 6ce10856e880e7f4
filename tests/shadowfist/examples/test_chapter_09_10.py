"""The worked examples of SF-9.2.3 and SF-10.5.2: text that works out of play, and what is no counter."""

from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


@rule("SF-9.2.3", "SF-19.0")
def test_the_simian_sneaker_returns_from_the_smoked_pile_when_a_site_is_seized() -> None:
    table = duel(
        ["Puzzle Garden", "Mantis Fighter"], ["Dockyard (5 damage)", "City Park", "smoked: Simian Sneaker"]
    ).attack("Dockyard", "Mantis Fighter")  # fmt: skip
    table.until("fate of the Site").choose("Seize it").ends()
    table.check("Simian Sneaker", zone="in play", control=1).check("Dockyard", control=0)


@rule("SF-9.2.3")
def test_it_stays_where_it_is_when_the_site_is_burned_or_another_players() -> None:
    table = duel(["Puzzle Garden", "Mantis Fighter"], ["Dockyard (5 damage)", "smoked: Simian Sneaker"])
    table.attack("Dockyard", "Mantis Fighter").until("fate of the Site").choose("Burn it for victory").ends()
    table.check("Simian Sneaker", zone="smoked")
    table = duel(
        ["Puzzle Garden", "Mantis Fighter", "smoked: Simian Sneaker"], ["Dockyard (5 damage)", "City Park"]
    ).attack("Dockyard", "Mantis Fighter")  # fmt: skip
    table.until("fate of the Site").choose("Seize it").ends().check("Simian Sneaker", zone="smoked")


@rule("SF-9.2.3")
def test_it_is_not_asked_about_in_the_hand() -> None:
    table = duel(["Puzzle Garden", "Mantis Fighter"], ["Dockyard (5 damage)", "City Park", "hand: Simian Sneaker"])
    table.attack("Dockyard", "Mantis Fighter").until("fate of the Site").choose("Seize it").ends()
    table.check("Simian Sneaker", zone="hand")


def fed_reaver() -> Duel:
    """A Soul Reaver that has damaged a Site it attacked; its player holds a Return to the Center."""
    table = duel(
        ["Puzzle Garden", "Soul Reaver", "hand: Return to the Center", "pool: CC"],
        ["Dockyard", "Venerable Apothecary (2 counters)", "Imp", "Butterfly Swords > Imp"],
    )
    return table.attack("Dockyard", "Soul Reaver").ends().check("Soul Reaver", fighting=3, damage=0, counters=0)


@rule("SF-10.5.2")
def test_what_records_a_bonus_is_no_counter() -> None:
    table = (
        fed_reaver().play("Return to the Center", "remove all non-damage counters from target", "Soul Reaver").passes()
    )
    table.check("Soul Reaver", fighting=3).check("Return to the Center", zone="smoked")


@rule("SF-10.5.2", "SF-10.5")
def test_real_counters_are_removed_and_damage_is_none() -> None:
    table = (
        fed_reaver()
        .play("Return to the Center", "remove all non-damage counters from target", "Venerable Apothecary")
        .passes()
    )
    table.check("Venerable Apothecary", counters=0).check("Dockyard", damage=2)


@rule("SF-24.1.3")
def test_the_other_mode_smokes_a_state() -> None:
    table = fed_reaver().play("Return to the Center", "smoke target")
    table.maybe("Butterfly Swords").passes().check("Butterfly Swords", zone="smoked")


@rule("SF-24.1.3")
def test_a_mode_without_a_target_cannot_be_chosen() -> None:
    table = duel(["Puzzle Garden", "Imp", "hand: Return to the Center", "pool: CC"], ["Dockyard"])
    table.play("Return to the Center").cannot("smoke target")
    assert table.offers("Imp")
