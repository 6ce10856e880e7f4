"""The worked examples of SF-31: auctions."""

from tests.rules import rule
from tests.shadowfist.duel import Duel, duel


@rule("SF-31.2", "SF-24.8.1.2")
def test_killing_rain_reveals_two_unique_sites_and_the_auction_waits_for_its_end() -> None:
    table = duel(
        ["LaGrange Four (down)", "hand: Killing Rain", "pool: M"],
        ["Puzzle Garden", "LaGrange Four (down)"],
        power=(3, 3),
    )
    table.play("Killing Rain").passes()
    assert table.kind == "bid"
    table.check("Puzzle Garden", 1, damage=2).check("LaGrange Four", 0, damage=2).check("LaGrange Four", 1, damage=2)


@rule("SF-31.2", "SF-24.8.1.1")
def test_a_unique_site_that_the_rain_smokes_is_not_auctioned() -> None:
    table = duel(
        ["LaGrange Four (down)", "hand: Killing Rain", "pool: M"], ["Puzzle Garden", "LaGrange Four (down, 2 damage)"],
        power=(3, 3),
    )  # fmt: skip
    table.play("Killing Rain").passes().check("LaGrange Four", 1, zone="smoked")
    assert table.kind == "main shot"


@rule("SF-31.5.1", "SF-30.1")
def test_the_second_kowloon_gate_is_revealed_only_to_be_toasted() -> None:
    table = duel(["Kowloon Gate", "Imp"], ["Puzzle Garden", "Kowloon Gate (down)"], power=(3, 0))
    table.attack("the face-down Site", "Imp").until("Reveal Kowloon Gate", seat=1).choose("Reveal Kowloon Gate")
    assert table.kind != "bid"
    table.ends().power(3, 0).check("Kowloon Gate", 0, zone="in play")
    assert table.pile("toasted", 1) == ["Kowloon Gate"]
    assert table.game.attack_failed


@rule("SF-31.5.1", "SF-24.4")
def test_one_need_not_reveal_ones_unique_site_and_cause_an_auction() -> None:
    sides = ["Kowloon Gate", "Temple Guards"], ["Puzzle Garden", "Kowloon Gate (down, 7 damage)"]
    table = duel(*sides, power=(3, 0))
    table.attack("the face-down Site", "Temple Guards").until("fate of the Site")
    table.choose("Burn it for victory").ends()
    assert table.pile("burned", 0) == ["Kowloon Gate"]


@rule("SF-31.5.1", "SF-24.4")
def test_a_unique_site_that_was_not_revealed_calls_avenging_thunder_on_its_burner() -> None:
    theirs = ["Puzzle Garden", "Kowloon Gate (down, 7 damage)", "hand: Avenging Thunder", "pool: mm"]
    table = duel(["Kowloon Gate", "Temple Guards"], theirs, power=(3, 0))
    table.attack("the face-down Site", "Temple Guards").until("fate of the Site").choose("Burn it for victory")
    table.until("Avenging Thunder", seat=1).choose("Avenging Thunder").ends()
    table.power(3, 2).check("Temple Guards", zone="toasted")


@rule("SF-31.5.1", "SF-24.4")
def test_revealed_it_is_toasted_in_the_auction_and_there_is_nothing_to_avenge() -> None:
    theirs = ["Puzzle Garden", "Kowloon Gate (down, 7 damage)", "hand: Avenging Thunder", "pool: mm"]
    table = duel(["Kowloon Gate", "Temple Guards"], theirs, power=(3, 0))
    table.attack("the face-down Site", "Temple Guards").until("Reveal Kowloon Gate", seat=1)
    table.choose("Reveal Kowloon Gate").ends().check("Avenging Thunder", zone="hand")
    assert table.pile("toasted", 1) == ["Kowloon Gate"]


def about_to_win() -> Duel:
    """Player A attacks for the win with a face-up LaGrange Four; player C's lies face down."""
    first = ["LaGrange Four", *["burned: Puzzle Garden"] * 3, "Xin Ji Yang"]
    table = duel(first, ["Puzzle Garden", "City Park (7 damage)"], ["LaGrange Four (down)"], power=(2, 2, 5))
    return table.attack("City Park", "Xin Ji Yang")


@rule("SF-31.7.1", "SF-4.4")
def test_a_third_player_takes_away_the_lagrange_four_that_counted() -> None:
    table = about_to_win().until("Reveal LaGrange Four", seat=2)
    table.choose("Reveal LaGrange Four", "3", "LaGrange Four, {2}'s").power(2, 2, 2)
    table.until("fate of the Site").choose("Seize it").ends()
    assert table.game.winner == -1
    assert table.game.closeness(0) == 4
    table.check("City Park", control=0).check("LaGrange Four", 0, zone="smoked")


@rule("SF-31.7.1", "SF-4.4")
def test_without_the_auction_the_attack_wins() -> None:
    table = about_to_win().until("fate of the Site").choose("Seize it").ends()
    assert table.game.winner == 0
