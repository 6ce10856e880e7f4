"""Cards that four fresh readers doubted, who laid what the library says of every card beside its printed text."""

from kwoon.games.shadowfist.cards.library import card_named
from tests.rules import rule
from tests.shadowfist.duel import duel

SITE = "Puzzle Garden"


@rule("SF-29.5")
def test_a_plus_before_the_word_damage_is_for_combat_damage_alone() -> None:
    """Sir James Lamb has the text of Hungry Ghosts for a turn: 1 non-combat damage, to which nothing is added."""
    mine = [SITE, "Sir James Lamb", "Hungry Ghosts", "hand: Rigorous Discipline", "pool: gg"]
    table = duel(mine, [SITE, "Big Bruiser"])
    table.play("Rigorous Discipline", "Sir James Lamb", "Hungry Ghosts").passes()
    table.use("Sir James Lamb", "Hungry Ghosts").passes().check("Hungry Ghosts", damage=1)
    assert "+2 combat damage against all Characters." in card_named("Sir James Lamb").text()
