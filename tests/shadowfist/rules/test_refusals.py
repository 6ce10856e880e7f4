"""Why not: the rules that refusals name while something is being chosen."""

from kwoon.games.shadowfist.cards import make as m
from tests.rules import rule
from tests.shadowfist.duel import duel
from tests.shadowfist.rules.people import people


@rule("SF-40.0", "SF-24.1.3.2")
def test_why_a_card_cannot_be_chosen() -> None:
    """The Rock is immune to Events; the Pond is no Character; the Cat and the Ant can be chosen."""
    rock = m.character("Rock", "Fighter", 1, 4, "", "", m.Immune(m.pick(m.EVENT)))
    table = duel(["hand: Vigor", "Ant"], ["Pond", "Rock", "Cat"], extra=[*people(), rock]).play("Vigor")
    assert (table.why("Rock"), table.why("Pond"), table.why("Cat")) == ("SF-40.0", "SF-24.1.3.2", "")


@rule("SF-30.3")
def test_why_nothing_is_played_while_a_fate_is_chosen() -> None:
    table = duel(["Meadow", "Bear", "hand: Bolt"], ["Pond"], extra=people())
    table.attack("Pond", "Bear").until("fate of the Site")
    assert table.why("Bolt") == "SF-30.3"
