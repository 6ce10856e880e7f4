"""SF-9: the table: locations, rows, piles."""

from kwoon.engine.question import Thing
from kwoon.games.shadowfist.cards.make import allow, character
from kwoon.games.shadowfist.state.structure import all_locations
from kwoon.games.shadowfist.terms.permission_kinds import HAND_SIZE
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


def columns(table: Duel, seat: int) -> list[list[str]]:
    """A player's structure: the Sites of each location, front first, and then who stands there."""
    game = table.game
    found = []
    for place in game.structures[seat]:
        sites = sorted([card for card in game.in_play if game.places[card] == place and game.is_site(card)],
                       key=lambda card: game.rows[card])  # fmt: skip
        others = [card for card in game.in_play if game.places[card] == place and not game.is_site(card)]
        found.append([game.card(card).title for card in sites + others])
    return found


@rule("SF-9.0", "SF-9.1", "SF-9.1.1", "SF-9.1.3.2")
def test_the_structure_grows_to_the_right_and_behind() -> None:
    table = duel(["Puzzle Garden", "hand: City Park", "hand: Car Wash"], [])
    table.play("City Park")
    assert table.labels() == ["A new location on the right", "{0}'s location 1, in the back row behind Puzzle Garden"]
    table.choose("A new location").passes().end_turn().ends().end_turn().ends().play("Car Wash")
    assert table.labels()[1:] == [
        "{0}'s location 1, in the back row behind Puzzle Garden",
        "{0}'s location 2, in the back row behind City Park",
    ]
    table.choose("{0}'s location 1").passes()
    assert columns(table, 0) == [["Puzzle Garden", "Car Wash"], ["City Park"]]


@rule("SF-9.1.2", "SF-9.1.3")
def test_a_location_holds_two_sites_at_most() -> None:
    table = duel(["Puzzle Garden", "Car Wash (back)", "Diamond Beach", "hand: City Park"])
    table.play("City Park")
    assert table.labels() == ["A new location on the right", "{0}'s location 2, in the back row behind Diamond Beach"]


@rule("SF-9.1.2.1")
def test_a_location_holds_any_number_of_characters() -> None:
    table = duel(["Puzzle Garden", *["Imp"] * 9, "hand: Imp"])
    table.play("Imp").passes()
    assert columns(table, 0) == [["Puzzle Garden", *["Imp"] * 10]]


@rule("SF-9.1.2.2", "SF-9.1.3.1")
def test_without_sites_all_stand_together_and_the_first_site_comes_to_them() -> None:
    table = duel(["Imp", "SEAL Team", "hand: Car Wash"])
    assert table.game.places[table.card("Imp")] == table.game.places[table.card("SEAL Team")]
    table.check("Imp", location=None).play("Car Wash").passes()
    assert columns(table, 0) == [["Car Wash", "Imp", "SEAL Team"]]


@rule("SF-9.1.2.3")
def test_who_has_neither_sites_nor_characters_has_no_location() -> None:
    table = duel(["Chinese Connection"], ["Imp"], ["Car Wash"])
    assert len(all_locations(table.game)) == 2


@rule("SF-9.1.4")
def test_the_site_behind_moves_to_the_front() -> None:
    table = duel(["The Great Wastes (3 damage)", "Car Wash (back)", "hand: Killing Rain", "pool: M"])
    table.check("Car Wash", row="back").play("Killing Rain").passes().check("Car Wash", row="front", location=1)
    table = duel(["Car Wash", "The Great Wastes (back, 3 damage)", "hand: Killing Rain", "pool: M"])
    table.play("Killing Rain").passes().check("Car Wash", row="front", location=1)


@rule("SF-9.1.4.1")
def test_a_location_without_sites_is_gone_and_its_people_choose_a_neighbour() -> None:
    table = duel(["Puzzle Garden", "The Great Wastes (3 damage)", "Imp", "Mantis Fighter", "City Park",
                  "hand: Killing Rain", "pool: M"])  # fmt: skip
    table.play("Killing Rain").passes()
    assert table.kind == "where to"
    assert table.labels() == ["{0}'s location 1", "{0}'s location 2"]
    table.choose("{0}'s location 1", "{0}'s location 2")
    assert columns(table, 0) == [["Puzzle Garden", "Imp"], ["City Park", "Mantis Fighter"]]


@rule("SF-9.1.4.1", "SF-9.1.2.2")
def test_the_last_site_leaves_an_unspecified_location() -> None:
    table = duel(["The Great Wastes (3 damage)", "Imp", "hand: Killing Rain", "pool: M"])
    table.play("Killing Rain").passes().check("Imp", location=None, zone="in play")
    assert columns(table, 0) == []


@rule("SF-9.2", "SF-9.2.1", "SF-9.2.1.1", "SF-9.3.1", "SF-9.3.1.1")
def test_smoked_and_toasted_piles_can_be_looked_through_by_anyone() -> None:
    table = duel(["smoked: Imp", "smoked: Mantis Fighter", "toasted: Final Brawl"], [])
    for seat in (0, 1, -1):
        mine = table.game.view(seat)["players"][0]  # type: ignore[index, call-overload]
        assert mine["smoked"] == ["Imp", "Mantis Fighter"]  # type: ignore[index, call-overload]
        assert mine["toasted"] == ["Final Brawl"]  # type: ignore[index, call-overload]


@rule("SF-9.2.2")
def test_a_hand_is_its_holders_own() -> None:
    table = duel(["hand: Imp", "hand: Final Brawl"], [])
    mine = table.game.view(0)["players"][0]  # type: ignore[index, call-overload]
    theirs = table.game.view(1)["players"][0]  # type: ignore[index, call-overload]
    assert sorted(mine["hand"]) == ["Final Brawl", "Imp"]  # type: ignore[index, call-overload, arg-type]
    assert "Imp" not in str(theirs)
    assert Thing("hand", 0, "Imp") not in table.game.things(1)


@rule("SF-9.2.2.1", "SF-9.2.2.2", "SF-22.2.5")
def test_hand_size_is_six_and_what_abilities_add() -> None:
    scholar = character("Scholar", "Reader", 1, 1, "", "", allow(HAND_SIZE, number=2))
    table = duel(["Scholar", "hand: Imp"], begin="start", extra=[scholar])
    table.until("main shot")
    assert len(table.hand(0)) == 8
    table = duel(["hand: Imp"], begin="start")
    table.until("main shot")
    assert len(table.hand(0)) == 6
    # There is no limit to the cards in a hand: nine stay nine.
    table = duel(["hand: Imp"] * 9, begin="start")
    table.until("main shot")
    assert len(table.hand(0)) == 9


@rule("SF-9.2.3")
def test_cards_that_are_not_in_play_do_nothing() -> None:
    table = duel(["Imp", "Shaolin Student", "smoked: Sifu Beumer", "hand: 18 Bronze Men"])
    table.check("Shaolin Student", fighting=1)
    table = duel(["Imp", "Shaolin Student", "Sifu Beumer"])
    table.check("Shaolin Student", fighting=2)


@rule("SF-9.2.4", "SF-25.5.4")
def test_states_are_smoked_when_their_subject_leaves_play() -> None:
    table = duel(["Imp", "Butterfly Swords > Imp", "hand: Blade Palm", "pool: CC"])
    table.play("Blade Palm", "Imp").passes().check("Imp", zone="hand").check("Butterfly Swords", zone="smoked")


@rule("SF-9.2.5")
def test_burned_cards_count_for_who_burned_them() -> None:
    table = duel(["Puzzle Garden", "Sifu Beumer"], ["Dockyard", "City Park"], [])
    table.attack("Dockyard", "Sifu Beumer").until("Burn it for victory").choose("Burn it for victory").ends()
    assert table.pile("burned", 0) == ["Dockyard"]
    assert [table.game.closeness(seat) for seat in range(3)] == [2, 1, 0]


@rule("SF-9.2.6", "SF-17.1")
def test_power_stays_from_turn_to_turn() -> None:
    table = duel([], [], power=(4, 7))
    table.end_turn().ends().end_turn().ends().power(4, 7)


@rule("SF-9.3")
def test_what_is_out_of_the_game_provides_nothing() -> None:
    table = duel(["toasted: Walking Corpses", "hand: Walking Corpses"])
    table.cannot("Play Walking Corpses")
    assert table.why("Walking Corpses") == "SF-8.4"


@rule("SF-9.1.4.1", "SF-13.0")
def test_nobody_moves_to_a_location_that_is_gone() -> None:
    table = duel(["Puzzle Garden", "The Great Wastes (3 damage)", "Imp (1st)", "hand: Killing Rain", "pool: M"])
    table.choose("Move Imp").play("Killing Rain").passes().check("Imp", location=1, turned=True)


@rule("SF-9.1.3.2", "SF-35.3.3")
def test_a_site_seized_from_a_back_row_may_stand_in_front() -> None:
    table = duel(["Puzzle Garden", "Sifu Beumer"], ["City Park", "Dockyard (back)", "Diamond Beach"])
    table.attack("Dockyard", "Sifu Beumer").until("Seize it").choose("Seize it").until("A new location")
    table.choose("A new location").ends().check("Dockyard", control=0, row="front", location=2)
