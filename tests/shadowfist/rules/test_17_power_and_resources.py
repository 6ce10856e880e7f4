"""SF-17, SF-18: Power and resources."""

import pytest

from kwoon.games.shadowfist.cards import make as m
from kwoon.games.shadowfist.cards.library import card_named, library
from kwoon.games.shadowfist.standing.derive import resources_of
from kwoon.games.shadowfist.terms.codes import RESOURCES
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


def pool(table: Duel, seat: int) -> str:
    """A player's resources in letters."""
    return "".join([RESOURCES[at] * count for at, count in enumerate(resources_of(table.game, seat))])


@rule("SF-17.0", "SF-17.2.5")
def test_power_is_paid_and_gone() -> None:
    table = duel(["hand: Walking Corpses", "pool: e"], power=(5, 1))
    table.play("Walking Corpses").power(3, 1)


@rule("SF-17.1")
def test_there_is_no_limit_to_power() -> None:
    table = duel(["Puzzle Garden"], ["Puzzle Garden"], power=(99, 0))
    table.end_turn().ends().end_turn().ends().power(100, 1)


def witness(title: str, kind: int) -> m.Card:
    """An Edge that counts how often a player's Power grows in one way."""
    return m.edge(title, 0, "", m.when(m.happens(kind), m.AddCounters(1, m.SELF)))


WITNESSES = [witness("Gains", m.POWER_GAINED), witness("Generations", m.POWER_GENERATED)]


@rule("SF-17.2", "SF-17.2.1", "SF-17.2.2", "SF-17.2.3", "SF-17.2.4")
@pytest.mark.parametrize(
    ("title", "pool", "answers", "power", "gains", "generations"),
    [
        ("Pocket Demon", "M", [], (6, 5), 0, 1),
        ("Wedding Gifts", "md", [], (8, 5), 1, 0),
        ("Dark Sacrifice", "mm", [], (6, 4), 0, 0),
        ("Bribery", "ee", ["Imp"], (5, 6), 0, 0),
    ],
)
def test_generating_is_not_gaining(
    title: str, pool: str, answers: list[str], power: tuple[int, int], gains: int, generations: int
) -> None:
    """What waits for gained Power does not see Power that is generated, stolen or given, and the other way round.

    Seat 0 has 5 Power, and 1 more from its Site, unless an Event generates in its place; then it plays one Event.
    """
    side = ["Puzzle Garden", "Gains", "Generations", f"hand: {title}", f"pool: {pool}"]
    table = duel(side, ["Puzzle Garden", "Imp", "Mantis Fighter"], power=5, begin="start", extra=WITNESSES)
    if table.offers(f"Play {title}"):
        table.play(title, *answers)
    table.until("main shot", 0)
    if table.offers(f"Play {title}"):
        table.play(title, *answers).passes()
    table.power(*power).check("Gains", counters=gains).check("Generations", counters=generations)
    assert title in table.pile("smoked", 0) + table.pile("toasted", 0)


@rule("SF-17.2", "SF-17.2.1")
def test_what_sites_generate_is_neither_gained_nor_from_an_event() -> None:
    """The Gardens wait for opponents who gain or generate from an Event."""
    table = duel(["Möbius Gardens"], ["Puzzle Garden", "City Park"], power=0)
    table.end_turn().ends().power(0, 2)
    table = duel(["Möbius Gardens"], ["Puzzle Garden", "hand: Bull Market", "pool: aaa"], power=0)
    table.end_turn().ends().play("Bull Market").passes().power(6, 6)
    table = duel(["Möbius Gardens"], ["Puzzle Garden", "hand: Pocket Demon", "pool: M"], power=0)
    table.choose("End your turn").until("Play Pocket Demon", 1).play("Pocket Demon")
    table.until("main shot", 1).power(1, 1)


@rule("SF-17.2.1", "SF-22.2.2")
def test_a_card_that_generates_does_so_in_the_second_step_only() -> None:
    table = duel(["Puzzle Garden", "The Jade Dragon > Puzzle Garden"], begin="start", power=0)
    table.until("main shot").power(3)
    table = duel(["Puzzle Garden", "hand: The Jade Dragon", "pool: g"], power=3)
    table.play("The Jade Dragon").passes().power(0)


@rule("SF-17.2.3")
def test_stolen_power_comes_out_of_a_pool() -> None:
    table = duel(["Puzzle Garden", "The Iron Monkey"], ["Dockyard"], ["Imp"], power=(1, 5, 0))
    table.attack("Dockyard", "The Iron Monkey").until("{0}").choose("{0}").ends().power(3, 3, 0)


@rule("SF-17.2.4")
def test_given_power_comes_out_of_ones_own_pool() -> None:
    table = duel(["Chinese Connection", "Kung Fu Master (2 damage)"], [], power=(2, 0))
    table.use("Chinese Connection").power(1, 1).passes().check("Kung Fu Master", damage=0)


@rule("SF-17.2.6", "SF-17.2")
def test_who_spends_in_response_has_less_to_lose() -> None:
    """The Jellyfish takes all the Power there is when it resolves."""
    table = duel(
        ["Tears of the Crocodile"],
        ["Dockyard (2 damage)", "hand: Bite of the Jellyfish", "pool: aa"],
        power=(2, 0),
    )
    table.attack("Dockyard", "Tears of the Crocodile").until("Burn it for Power").choose("Burn it for Power")
    table.until("Bite of the Jellyfish").choose("Bite of the Jellyfish").ends().power(0, 5)


@rule("SF-18.1")
def test_the_pool_is_what_is_in_play_and_smoked() -> None:
    table = duel(["Imp", "smoked: Junkyard Boys", "hand: Mantis Fighter", "toasted: Buddhist Monk",
                  "burned: Shaolin Student"])  # fmt: skip
    assert sorted(pool(table, 0)) == sorted("eMdH")


@rule("SF-18.2")
def test_a_card_is_of_what_it_requires_or_provides() -> None:
    of = [card.title for card in library() if card.has_resource(RESOURCES.index("M"))]
    assert {"Killing Rain", "Imp", "Eater of Fortune"} <= set(of)
    assert "Ravenous Devourer" not in of


@rule("SF-18.3", "SF-35.3.2")
def test_resources_go_with_control() -> None:
    table = duel(["hand: Bribery", "pool: ee"], ["Mantis Fighter"])
    assert pool(table, 1) == "aC"
    table.play("Bribery").passes().check("Mantis Fighter", control=0)
    assert pool(table, 1) == ""
    assert sorted(pool(table, 0)) == sorted("eeaC")


@rule("SF-17.2.4", "SF-24.1.4")
def test_an_event_that_gives_power_needs_it() -> None:
    duel(["hand: Bribery", "pool: ee"], ["Mantis Fighter"], power=0).cannot("Play Bribery")
    table = duel(["hand: Bribery", "pool: ee"], ["Mantis Fighter"], power=0)
    assert table.why("Bribery") == "SF-24.1.4"
    duel(["hand: Bribery", "pool: ee"], ["Mantis Fighter"], power=1).play("Bribery").power(0, 2)


@rule("SF-18.4")
def test_a_foundation_requires_nothing_and_provides_something() -> None:
    assert card_named("Imp").is_foundation()
    assert not card_named("Grease Monkey").is_foundation()  # requires the Dragons
    assert not card_named("Car Wash").is_foundation()  # provides nothing
