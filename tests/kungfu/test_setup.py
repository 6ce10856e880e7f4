"""KF-1: setting up, Chi, and the end."""

from typing import Any

import pytest

from kwoon.engine.errors import BadOptions
from kwoon.games.kungfu.game import KungFuSpec, start
from tests.kungfu.brawl import brawl
from tests.rules import rule


@rule("KF-1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_everyone_begins_with_20_chi_and_seven_cards(players: int) -> None:
    game = start({"players": players}, seed=3)
    seated: Any = game.view(-1)["players"]
    assert [each["chi"] for each in seated] == [20] * players
    assert [each["cards"] for each in seated] == [7] * players
    assert [(each["stance"], each["weapon"]) for each in seated] == [(None, None)] * players
    assert game.view(-1)["draw_pile"] == 99 - 7 * players
    assert game.view(-1)["discards"] == []
    question = game.question()
    assert question is not None
    assert (question.seat, question.kind) == (0, "discard")


@rule("KF-1.1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, True, "2", None, 2.0])
def test_only_two_to_six_can_play(players: Any) -> None:
    with pytest.raises(BadOptions, match=r"players must be a whole number from 2 to 6 .*KF-1\.1"):
        start({"players": players}, seed=1)


@rule("KF-1.1")
def test_the_deal_is_shuffled_by_the_seed() -> None:
    deals = {str(start({"players": 2}, seed).view(0)["players"]) for seed in range(20)}
    assert len(deals) == 20
    assert start({"players": 2}, 5).view(0) == start({"players": 2}, 5).view(0)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"chi": 0}, "chi must be a whole number from 1 to 99"),
        ({"chi": 100}, "chi must be"),
        ({"hand": 0}, "hand must be a whole number from 1 to 20"),
        ({"hand": 21}, "hand must be"),
        ({"max_turns": 0}, "max_turns must be"),
        ({"players": 6, "hand": 17}, "6 hands of 17 are 102 cards, and the deck has 99"),
        ({"player": 3}, "no option 'player'; it has players, chi, hand"),
        ({"deck": "mine.toml"}, "deck must be the tables of a deck file, not 'mine.toml'"),
        ({"cards": [1]}, r"cards must be the tables of a deck file, not \[1\]"),
    ],
)
def test_options_that_make_no_game_say_what_would(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOptions, match=says):
        start(options, seed=1)


@rule("KF-1.1")
def test_what_is_usual_is_what_the_rulebook_says() -> None:
    game = start({}, seed=1)
    assert game.options.plain() == {"players": 2, "chi": 20, "hand": 7, "max_turns": 1000}
    assert game.view(0)["options"] == game.options.plain()
    assert game.chi == [20, 20]
    assert [len(hand) for hand in game.hands] == [7, 7]


@rule("KF-1.1")
def test_the_hall_seats_two_to_six() -> None:
    spec = KungFuSpec()
    assert (spec.name, spec.book, spec.min_seats, spec.max_seats) == ("kungfu", "KF", 2, 6)


@rule("KF-1.1")
@pytest.mark.parametrize(
    "options", [{"players": 2}, {"players": 6}, {"chi": 1}, {"chi": 99}, {"hand": 1}, {"hand": 20}, {"max_turns": 1}]
)
def test_the_least_and_the_greatest_make_a_game(options: dict[str, Any]) -> None:
    plain = start(options, seed=1).options.plain()
    assert plain == {"players": 2, "chi": 20, "hand": 7, "max_turns": 1000, **options}


@rule("KF-1.1")
@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"chi": 100}, "chi must be a whole number from 1 to 99 (KF-1.1: 20), not 100"),
        ({"hand": 21}, "hand must be a whole number from 1 to 20 (KF-1.1: 7), not 21"),
        ({"max_turns": 10_001}, "max_turns must be a whole number from 1 to 10000 (a bound of ours"),
        ({"players": 2, "deck": {"attack": [{"name": "Jab", "copies": 13}]}}, "2 hands of 7 are 14 cards"),
    ],
)
def test_what_is_past_the_range_says_the_range(options: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOptions) as caught:
        start(options, seed=1)
    assert says in str(caught.value)


def test_the_longest_a_game_of_the_hall_may_be() -> None:
    assert start({"max_turns": 10_000}, seed=1).rules.max_turns == 10_000


def test_the_deck_and_own_cards_stay_in_the_options_so_that_a_record_needs_no_file() -> None:
    deck: Any = {"attack": [{"name": "Jab", "copies": 30, "damage": 1}]}
    own: Any = {"chi": [{"name": "Tea", "restores": 1}]}
    assert start({"deck": deck}, 1).options.plain()["deck"] == deck
    assert "cards" not in start({"deck": deck}, 1).options.plain()
    both = start({"deck": deck, "cards": own}, 1)
    assert (both.options.plain()["deck"], both.options.plain()["cards"]) == (deck, own)
    assert sorted(set(both.pieces())) == ["Jab", "Tea"]
    assert both.digest() == start(both.options.plain(), 1).digest()


def test_the_bound_on_decisions_counts_every_hand_twice_and_the_own_twice_more() -> None:
    """In a turn each card of each hand is played or answered, with a question before; who has the turn discards too."""
    for players, hand, turns in ((2, 7, 1000), (3, 7, 10), (6, 1, 1), (4, 12, 30)):
        each_turn = players * 2 * hand + 4 * hand + 12
        bound = KungFuSpec().bound({"players": players, "hand": hand, "max_turns": turns})
        assert bound == turns * each_turn


def test_the_variants_show_every_number_of_seats_and_every_kind_of_option() -> None:
    variants: Any = KungFuSpec().variants()
    assert [each["players"] for each in variants[:5]] == [2, 3, 4, 5, 6]
    assert all(list(each) == ["players"] for each in variants[:5])
    short, bounded, own = variants[5:]
    assert short["chi"] < 20
    assert short["hand"] < 7
    assert bounded["hand"] > 7
    assert bounded["max_turns"] < 100
    card = own["cards"]["attack"][0]
    assert card["discards_gear"] is True
    assert card["copies"] > 1
    assert all(start(each, 1).seats == each["players"] for each in variants)


def test_options_of_the_table() -> None:
    game = start({"players": 3, "chi": 9, "hand": 4}, seed=1)
    seated: Any = game.view(-1)["players"]
    assert [(each["chi"], each["cards"]) for each in seated] == [(9, 4)] * 3


# --- Chi ----------------------------------------------------------------------------------------------------------


@rule("KF-1.2")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("Deep Breath", 10, 12),
        ("Meditation", 10, 14),
        ("Inner Peace", 10, 16),
        ("Deep Breath", 18, 20),
        ("Deep Breath", 19, 20),
        ("Inner Peace", 15, 20),
        ("Meditation", 20, 20),
    ],
)
def test_chi_cards_restore_chi_but_never_above_20(card: str, before: int, after: int) -> None:
    table = brawl(hands=[[card], ["Punch"]], chi=[before, 20])
    table.play(card)
    table.check(0, chi=after, hand=[])
    table.discarded(card)


@rule("KF-1.2")
def test_one_chi_left_is_enough_to_stand() -> None:
    table = brawl(hands=[["Kick"], ["Punch"], []], chi=[20, 4, 20])
    table.attack("Kick", on=1)
    table.check(1, chi=1, standing=True, hand=["Punch"])


@rule("KF-1.2")
@pytest.mark.parametrize("chi", [3, 2, 1])
def test_at_zero_or_less_a_player_is_out_with_hand_and_gear_discarded(chi: int) -> None:
    table = brawl(
        hands=[["Kick", "Meditation"], ["Punch", "Fast"], []],
        stances=[None, "Crane", None],
        weapons=[None, "Sword", None],
        chi=[20, chi],
    )
    table.attack("Kick", on=1)
    table.check(1, chi=0, standing=False, stance=None, weapon=None, hand=[])
    table.discarded("Punch", "Fast", "Crane", "Sword")
    table.asks("play", 0)


@rule("KF-1.2")
def test_who_is_out_has_no_more_turns_and_cannot_be_attacked() -> None:
    table = brawl(hands=[["Kick"], ["Punch"], ["Punch"], ["Punch"]], chi=[20, 3, 20, 20], hand=1)
    table.attack("Kick", on=1)
    table.draw_up()
    table.asks("play", 2)
    table.choose("Attack with Punch")
    table.asks("target", 2, offers=["{3}", "{0}"])
    assert table.game.explain(1, table.thing("Kick", 1)) is not None
    table.refuses("Kick", "KF-1.2", seat=1, says="out of the game")


@rule("KF-1.2")
def test_who_has_one_chi_left_still_has_turns_and_targets() -> None:
    table = brawl(hands=[["Punch"], ["Punch"], ["Punch"]], chi=[1, 1, 1], hand=1)
    for seat in (0, 1, 2):
        table.asks("play", seat)
        table.end_turn()
    table.choose("Attack with Punch")
    table.asks("target", 0, offers=["{1}", "{2}"])
    table.choose("{2}")
    assert table.game.outcome() is None
    table = brawl(hands=[["Punch"], ["Punch"]], chi=[1, 1], hand=1)
    table.end_turn()
    table.asks("play", 1)
    table.attack("Punch")
    table.ended(1)


@rule("KF-1.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_only_who_has_no_chi_is_told_to_be_out(seat: int) -> None:
    chi = [1, 1, 1, 1]
    chi[seat] = 0
    table = brawl(hands=[[], [], [], ["Punch"]], first=3, chi=chi, discards=["Kick"])
    for each in range(-1, 5):
        rule_of = "KF-1.2" if each == seat else "KF-2.2"
        table.refuses("Kick", rule_of, seat=each)


# --- the end ------------------------------------------------------------------------------------------------------


@rule("KF-1.1")
def test_the_last_player_with_chi_wins_at_once() -> None:
    table = brawl(hands=[["Kick", "Meditation"], ["Punch"]], chi=[7, 3])
    table.attack("Kick", on=1)
    table.ended(0)
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores, outcome.reason) == ((1, 2), (1.0, 0.0), "the last player with Chi")
    table.check(0, chi=7, hand=["Meditation"])
    table.refuses("Meditation", "KF-1.1", seat=0, says="over")


@rule("KF-1.1")
def test_the_game_goes_on_while_two_have_chi() -> None:
    table = brawl(hands=[["Kick", "Tiger"], ["Punch"], ["Punch"]], chi=[20, 3, 20])
    table.attack("Kick", on=1)
    assert table.game.outcome() is None
    table.asks("play", 0)


@rule("KF-1.1")
def test_who_goes_down_later_is_placed_better() -> None:
    table = brawl(hands=[["Kick"], [], ["Kick"], []], chi=[3, 3, 20, 3], hand=1, pile=["Kick", "Kick"])
    table.attack("Kick", on=1)
    table.draw_up()
    table.attack("Kick", on=3)
    table.attack("Kick", on=2)
    table.check(2, chi=17)
    table.attack("Kick", on=0)
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.places == (2, 4, 1, 3)


@rule("KF-1.1", "KF-4.3")
def test_the_last_two_going_down_together_share_first_place() -> None:
    table = brawl(hands=[["Kick"], ["Counter Attack", "Punch"]], chi=[2, 3])
    table.attack("Kick")
    table.block("Counter Attack", back="Punch")
    table.check(0, chi=0)
    table.check(1, chi=0)
    table.ended(0, 1)
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((1, 1), (0.5, 0.5))
    assert outcome.reason == "the last players standing went down together"
    assert table.log[-1] == "{0} and {1} share the victory"


@rule("KF-1.1")
def test_two_going_down_together_before_a_third_share_second_place() -> None:
    table = brawl(hands=[["Kick"], ["Counter Attack", "Punch"], []], chi=[2, 3, 1])
    table.attack("Kick", on=1)
    table.block("Counter Attack", back="Punch")
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((2, 2, 1), (0.0, 0.0, 1.0))


@rule("KF-1.1")
def test_a_turn_ends_with_the_player_who_goes_down_in_it() -> None:
    table = brawl(
        hands=[["Punch", "Meditation"], ["Counter Attack", "Kick", "Fast"], ["Punch"]], chi=[3, 20, 20], hand=1
    )
    table.attack("Punch", on=1)
    table.block("Counter Attack", back="Kick")
    table.check(0, chi=0, standing=False, hand=[])
    table.asks("discard", 1)


def test_the_bound_on_turns_is_ours_and_most_chi_wins() -> None:
    table = brawl(hands=[["Punch"], ["Punch"], ["Punch"]], chi=[12, 15, 11], max_turns=2, hand=1)
    table.end_turn()
    table.end_turn()
    table.ended(1)
    outcome = table.game.outcome()
    assert outcome is not None
    assert outcome.places == (2, 1, 3)
    assert "the bound of 2 turns" in outcome.reason
    assert table.log[-1] == "No more turns: {1} with the most Chi"


@pytest.mark.parametrize(
    ("chi", "places", "scores", "said"),
    [((9, 4), (1, 2), (1.0, 0.0), "{0}"), ((9, 9), (1, 1), (0.5, 0.5), "{0} and {1}")],
)
def test_the_bound_on_turns_between_two(chi: Any, places: Any, scores: Any, said: str) -> None:
    table = brawl(hands=[["Punch"], ["Punch"]], chi=chi, max_turns=1, hand=1)
    table.end_turn()
    outcome = table.game.outcome()
    assert outcome is not None
    assert (outcome.places, outcome.scores) == (places, scores)
    assert outcome.reason == "the bound of 1 turns was reached: most Chi wins"
    assert table.log[-1] == f"No more turns: {said} with the most Chi"
