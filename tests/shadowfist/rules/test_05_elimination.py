"""SF-5: being eliminated."""

from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


def decked(table: Duel, seat: int) -> Duel:
    """The same table, with a seat's deck drawn out (into the hand)."""
    game = table.game
    while game.draw(seat):
        pass
    return table


@rule("SF-5.1")
def test_an_empty_deck_eliminates_at_the_end_of_any_turn() -> None:
    table = decked(duel([], [], []), 1)
    assert not table.game.eliminated[1]
    table.end_turn()
    assert table.game.eliminated[1] == 1
    table.ends()
    assert table.seat == 2


@rule("SF-5.2")
def test_who_wins_before_the_turn_ends_has_won() -> None:
    table = decked(duel(["Sifu Beumer", *["burned: Imp"] * 4], ["Dockyard"], []), 0)
    table.attack("Dockyard", "Sifu Beumer").until("Seize it").choose("Seize it").ends()
    assert table.game.winner == 0


@rule("SF-5.3", "SF-5.3.1")
def test_what_the_player_controls_goes_to_its_owners_toasted_pile() -> None:
    """No smoking: Undead Horrors, who wait for a smoked Lotus Character, stay down."""
    table = decked(
        duel(["Puzzle Garden"], ["Dockyard", "Imp", "Imp (of 0)", "smoked: Undead Horrors", "burned: City Park"], []), 1
    )
    table.end_turn()
    assert table.pile("toasted", 0) == ["Imp"]
    assert {"Dockyard", "Imp", "Undead Horrors"} <= set(table.pile("toasted", 1))
    assert table.game.controlled(1) == []
    assert table.pile("smoked", 1) == table.hand(1) == []
    assert table.game.smoked_this_turn == []


@rule("TR-5.6.c")
def test_the_players_own_burned_pile_stays_to_be_scored() -> None:
    table = decked(duel([], ["Dockyard", "burned: City Park"], []), 1)
    table.end_turn()
    assert table.pile("burned", 1) == ["City Park"]


@rule("SF-5.3.2")
def test_what_an_opponent_controls_stays_until_it_leaves_play() -> None:
    table = decked(duel(["Imp (of 1)", "Hungry Ghosts"], [], []), 1)
    table.end_turn().check("Imp", zone="in play", control=0)
    table.ends().end_turn().ends()
    table.use("Hungry Ghosts", "Imp").passes().check("Imp", zone="toasted")


@rule("SF-5.3.3")
def test_burned_cards_still_count_for_those_who_burned_them() -> None:
    table = duel(["Puzzle Garden", "Sifu Beumer"], ["Dockyard", "hand: Imp"], [])
    table.attack("Dockyard", "Sifu Beumer").until("Burn it for victory").choose("Burn it for victory").ends()
    decked(table, 1).end_turn()
    assert table.pile("burned", 0) == ["Dockyard"]
    assert table.game.closeness(0) == 2


@rule("SF-5.3.1", "SF-9.2.4")
def test_a_state_of_somebody_else_is_smoked_with_its_subject() -> None:
    table = decked(duel(["Puzzle Garden", "hand: Soul Theft", "pool: e"], ["Dockyard", "Imp"], []), 1)
    table.play("Soul Theft").passes().check("Soul Theft", on="Imp", control=0)
    table.end_turn().check("Soul Theft", zone="smoked").check("Imp", zone="toasted")
