"""SF-4: winning."""

from kwoon.games.shadowfist.cards.make import UNIQUE, character
from kwoon.games.shadowfist.cards.sampling import sample_deck
from kwoon.games.shadowfist.options import FistOptions
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

FOUR_BURNED = ["burned: Imp"] * 4
FIVE_BURNED = ["burned: Imp"] * 5


def winner(table: Duel) -> int | None:
    """Who has won, once the game is over."""
    return table.game.winner if table.game.decision is None else None


@rule("SF-4.1.1", "SF-4.1.2")
def test_the_goal_is_five_and_six_in_a_duel() -> None:
    deck = sample_deck(1)
    assert [FistOptions({"decks": [deck] * players}).goal for players in (2, 3, 4, 5)] == [6, 5, 5, 5]


@rule("SF-4.0", "SF-4.1", "SF-4.5")
def test_sites_in_play_and_burned_cards_count_together() -> None:
    table = duel(["Puzzle Garden", "City Park", "Sifu Beumer", *["burned: Imp"] * 2], ["Dockyard"], [])
    table.attack("Dockyard", "Sifu Beumer").until("Seize it").choose("Seize it").ends()
    assert winner(table) == 0
    short = duel(["Puzzle Garden", "City Park", "Sifu Beumer", "burned: Imp"], ["Dockyard"], [])
    short.attack("Dockyard", "Sifu Beumer").until("Seize it").choose("Seize it").ends()
    assert winner(short) is None


@rule("SF-4.1.2")
def test_a_duel_needs_one_more() -> None:
    table = duel(["Sifu Beumer", *FOUR_BURNED], ["Dockyard", "City Park"])
    table.attack("Dockyard", "Sifu Beumer").until("Burn it for victory").choose("Burn it for victory").ends()
    assert winner(table) is None
    table = duel(["Sifu Beumer", *FIVE_BURNED], ["Dockyard", "City Park"])
    table.attack("Dockyard", "Sifu Beumer").until("Burn it for victory").choose("Burn it for victory").ends()
    assert winner(table) == 0


@rule("SF-4.2", "SF-9.2.5.1")
def test_a_card_put_into_the_pile_does_not_win() -> None:
    """Never Surrender makes it five, but nothing was taken from an opponent."""
    table = duel(
        ["Sifu Beumer", "burned: Imp"], ["Dockyard", "City Park", "Puzzle Garden", "burned: Imp", "burned: Imp",
                                         "hand: Never Surrender", "pool: dd"], [],
    )  # fmt: skip
    table.attack("Dockyard", "Sifu Beumer").until("Burn it for Power").choose("Burn it for Power")
    table.until("Never Surrender").choose("Never Surrender").ends()
    assert table.pile("burned", 1) == ["Imp", "Imp", "Never Surrender"]
    assert table.game.closeness(1) == 5
    assert winner(table) is None


@rule("SF-4.2")
def test_the_last_site_cannot_be_played_while_an_opponent_has_one() -> None:
    table = duel(["Puzzle Garden", "hand: City Park", *["burned: Imp"] * 3], [], ["Dockyard"])
    table.cannot("Play City Park")
    assert table.why("City Park") == "SF-25.7.4"


@rule("SF-4.3", "SF-4.4.2")
def test_the_last_site_is_played_when_no_opponent_has_one() -> None:
    table = duel(["Puzzle Garden", "hand: City Park", *["burned: Imp"] * 3], ["Car Wash"], [])
    table.play("City Park", "A new location").ends()
    assert winner(table) == 0


@rule("SF-4.4", "SF-4.4.2")
def test_a_site_that_is_gone_before_the_scene_ends_does_not_count() -> None:
    """Killing Rain, in the same scene, smokes the Wastes before the Park could win."""
    table = duel(
        ["The Great Wastes (3 damage)", "hand: City Park", *["burned: Imp"] * 3], ["hand: Killing Rain", "pool: M"], [],
    )  # fmt: skip
    table.play("City Park", "A new location").play("Killing Rain").ends()
    assert table.game.closeness(0) == 4
    assert winner(table) is None


@rule("SF-4.4.1")
def test_an_attack_is_over_before_victory_is_checked() -> None:
    """The fifth card is burned, but the victim still answers, and the attack is brought to its end."""
    table = duel(
        ["Sifu Beumer", *FOUR_BURNED], ["Dockyard", "City Park", "hand: Never Surrender", "pool: dd"], [], power=0
    )
    table.attack("Dockyard", "Sifu Beumer").until("Burn it for victory").choose("Burn it for victory")
    assert winner(table) is None
    table.choose("Never Surrender").ends().power(0, 3)
    assert winner(table) == 0


@rule("SF-4.6", "SF-5.0", "SF-5.1")
def test_the_last_one_left_wins() -> None:
    table = duel(["hand: Imp"] * 6, [], [], filler=1)
    table.game.decks[1].clear()
    table.pieces = table.game.pieces()
    table.end_turn()
    assert table.game.eliminated[1] == 1
    assert winner(table) is None
    table.game.decks[2].clear()
    table.pieces = table.game.pieces()
    table.ends().end_turn()
    assert winner(table) == 0


@rule("SF-4.4", "SF-4.4.2", "SF-31.3")
def test_a_scene_inside_an_auction_is_not_the_end_of_the_scene_in_which_the_last_site_was_played() -> None:
    """An effect in an auction makes a scene of its own; Killing Rain still waits in the one around it."""
    hero = character("The Hero", "Hero", 0, 2, "", "", restrictions=UNIQUE)
    sites = ["Puzzle Garden", "Solar Farm (4 damage)", "Stone Dolmens", "Dockyard"]
    for rain in (True, False):
        table = duel(
            [*sites, "hand: City Park", "hand: The Hero"],
            ["The Hero", "hand: Hostile Takeover", "hand: Killing Rain", "pool: aM"], [], extra=[hero],
        )  # fmt: skip
        table.play("City Park", "A new location")
        if rain:
            table.until("Play Killing Rain", 1).play("Killing Rain")
        table.until("Play The Hero", 0).play("The Hero", "{0}'s location 1", "1").until("Play Hostile Takeover", 1)
        table.play("Hostile Takeover").ends()
        assert "Hostile Takeover" in table.pile("smoked", 1)
        assert (winner(table), table.game.closeness(0)) == ((None, 4) if rain else (0, 5))
