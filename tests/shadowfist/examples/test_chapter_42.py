"""The worked examples of SF-42: references."""

from tests.rules import rule
from tests.shadowfist.duel import duel

GARDEN = "Puzzle Garden"


@rule("SF-42.0")
def test_blue_monks_own_title_means_this_card() -> None:
    table = duel([GARDEN, "Blue Monk", "hand: Blue Monk", "pool: g"], [GARDEN, "Imp"])
    table.play("Blue Monk").choose("Demon").ends().choose("End your turn").ends().choose("End your turn").ends()
    table.attack(GARDEN, "Blue Monk", "Blue Monk").until("intercept")
    assert len([label for label in table.labels() if label.startswith("Imp intercepts")]) == 1


@rule("SF-42.0")
def test_a_quoted_title_of_undead_horrors_means_every_copy() -> None:
    mine = [GARDEN, "smoked: Undead Horrors", "smoked: Undead Horrors", "Walking Corpses", "Sewer Scum",
            "hand: Final Brawl", "pool: dd"]  # fmt: skip
    table = duel(mine, [GARDEN, "Imp"])
    table.game.damage[table.card("Walking Corpses")] = 3
    table.play("Final Brawl").passes()
    while table.kind == "trigger":
        table.choose("Undead Horrors")
    table.ends()
    back = [card for card in table.game.in_play if table.game.card(card).title == "Undead Horrors"]
    assert len(back) == 1


@rule("SF-42.0", "SF-14.0")
def test_sapphire_guards_means_designators_and_matches_itself() -> None:
    table = duel([GARDEN, "hand: Sapphire Guards", "pool: g"], [GARDEN, "Imp (turned)", "Temple Guards (turned)"])
    table.play("Sapphire Guards").until("Demon").choose("Demon").ends()
    table.choose("End your turn").ends().choose("End your turn").ends()
    table.game.turned[table.card("Imp")] = table.game.turned[table.card("Temple Guards")] = 1
    table.game.changed()
    table.attack(GARDEN, "Sapphire Guards").until("intercept")
    assert [label for label in table.labels() if "intercepts" in label] == ["Temple Guards intercepts Sapphire Guards"]
