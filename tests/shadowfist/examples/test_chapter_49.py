"""SF-49: the rulebook's examples of restrictions."""

from kwoon.games.shadowfist.cards.library import card_named
from tests.rules import rule
from tests.shadowfist.duel import duel


@rule("SF-49.4")
def test_enhanced_bananas_overlap() -> None:
    table = duel(["Imp", *["Enhanced Banana > Imp"] * 3, "hand: Enhanced Banana", "pool: g"])
    table.check("Imp", fighting=2).use("Enhanced Banana").passes().check("Imp", fighting=3)
    assert table.pile("smoked", 0)[-1] == "Enhanced Banana"
    table.use("Enhanced Banana").passes().check("Imp", fighting=3)
    table.end_turn().check("Imp", fighting=2)
    assert card_named("Enhanced Banana").text() == (
        "Not Cumulative. Weapon. Play on a Character. Subject gains +1 Fighting. "
        "Sacrifice this card :: Subject gains +2 Fighting until the end of the turn."
    )


@rule("SF-49.4.1")
def test_training_sequences_give_different_things() -> None:
    table = duel(["Imp", "Training Sequence > Imp", "Training Sequence > Imp"])
    table.check("Imp", fighting=2, toughness=0)
    table.use("Training Sequence").passes().check("Imp", fighting=2, combat_damage=1, toughness=1)
    table.use("Training Sequence").passes().check("Imp", fighting=1, combat_damage=1, toughness=1)


@rule("SF-49.4.2")
def test_old_uncles_draw_once_and_so_do_his_twins() -> None:
    """Two Uncles draw two cards; an Uncle and his Evil Twin draw four, and a second Twin adds nothing."""
    table = duel(["Puzzle Garden", "Old Uncle", "Old Uncle"], ["Dockyard"])
    table.attack("Dockyard", "Old Uncle", "Old Uncle").choose("Old Uncle", "Old Uncle").ends()
    assert len(table.hand(0)) == 2
    table = duel(
        ["Puzzle Garden", "Old Uncle", "hand: Evil Twin", "hand: Evil Twin", "pool: ee"], ["Dockyard", "Puzzle Garden"],
    )  # fmt: skip
    for _ in range(2):
        table.play("Evil Twin")
        while table.kind in ("pick", "trigger"):
            table.choose("Old Uncle") if table.offers("Old Uncle") else table.choose("Evil Twin")
        table.passes()
    before = len(table.hand(0))
    table.attack("Dockyard", "Old Uncle", "Evil Twin of Old Uncle", "Evil Twin of Old Uncle")
    while table.kind == "trigger":
        table.game.apply(len(table.labels()) - 1)
    table.ends()
    assert len(table.hand(0)) == before + 4
