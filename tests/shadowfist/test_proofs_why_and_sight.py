"""What a seat is told: why not, what a question is about, what the options of a game are."""

from typing import Any

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.options import FistOptions
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel
from tests.shadowfist.rules.people import people

GARDEN = "Puzzle Garden"


def about(table: Duel) -> list[str]:
    """The cards that the open question is about, as the one who is asked sees them."""
    view: Any = table.game.view(table.seat)
    return [view["players"][seat]["cards"][at]["title"] for seat, at in view["question"]["about"]["cards"]]


@rule("SF-8.5", "SF-25.5.1")
def test_what_a_state_costs_on_a_card_that_makes_it_no_cheaper() -> None:
    """Two Wardens each make it one cheaper; on the Ant, and with 2 Power, it is out of reach."""
    warden = m.character("Warden", "Warden", 1, 1, "", "", m.allow(m.CHEAPER_HERE, m.ANY_STATE, 1))
    armor = m.state("Armor", 3, "", m.ANY_CHARACTER)
    mine = [GARDEN, "Warden", "Warden", "Ant", "hand: Armor"]
    table = duel(mine, [GARDEN], power=2, extra=[warden, armor, *people()]).play("Armor")
    assert len(table.labels()) == 2
    assert table.why("Ant") == "SF-8.5"
    assert str(table.refusal("Ant")).startswith("Armor costs 3 Power on Ant and you have 2")


@rule("SF-9.2.3", "SF-25.7.2")
def test_why_a_card_is_not_played_from_the_smoked_pile() -> None:
    """Manufactured Island is playable from there while all opponents are ahead, for a Power less than from hand."""
    theirs = [GARDEN, GARDEN, GARDEN]
    table = duel([GARDEN, GARDEN, "smoked: Manufactured Island", "pool: H"], theirs, power=0)
    table.cannot("Play Manufactured Island")
    assert table.why("Manufactured Island") == "SF-25.7.2"
    table = duel([GARDEN, "smoked: Manufactured Island", "pool: H"], theirs)
    assert table.why("Manufactured Island") == ""
    table.play("Manufactured Island")
    table = duel([GARDEN, "smoked: Manufactured Island", "pool: H"], [GARDEN])
    assert table.why("Manufactured Island") == "SF-9.2.3"


@rule("SF-9.1.4.1")
def test_each_who_moves_from_a_closing_location_is_shown_alone() -> None:
    mine = ["Pond", "Meadow", "Ant", "Cat", GARDEN, "hand: Snuff"]
    table = duel(mine, [GARDEN], extra=people()).play("Snuff", "Meadow").passes()
    shown = []
    while table.kind == "where to":
        shown.append((table.question.prompt, about(table)))
        table.choose(table.labels()[0])
    assert shown == [("Where does Ant go?", ["Ant"]), ("Where does Cat go?", ["Cat"])]


@rule("SF-50.8", "SF-50.4", "SF-50.17")
def test_a_card_prints_its_numbers() -> None:
    lord = m.character("Lord", "Noble", 3, 1, "", "", toughness=2)
    lord.influence = 4
    lord.crisis = 0
    assert lord.text() == "Toughness: 2. Influence: 4. Crisis: 0."
    assert m.character("Serf", "Peasant", 3, 1, "", "").text() == ""


@rule("SF-1.2", "SF-2.1")
def test_the_options_of_a_game_are_kept_as_they_were_given() -> None:
    for given in ({}, {"crowded": True}, {"players": 5, "burn_for_hungry": True}, {"first": 2}):
        options = FistOptions({"players": 2, **given})
        kept = options.plain()
        assert {key: kept[key] for key in given} == given
        assert set(kept) == {"players", "decks", "max_turns", *given}
        again = FistOptions(kept)
        assert (again.crowded, again.burn_for_hungry, again.first) == (
            given.get("crowded", False),
            given.get("burn_for_hungry", False),
            given.get("first", 0),
        )
