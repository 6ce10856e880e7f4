"""SF-31: auctions over Unique cards."""

from kwoon.games.shadowfist.cards.make_abilities import use, when
from kwoon.games.shadowfist.cards.make_cards import character, event, feng_shui
from kwoon.games.shadowfist.cards.make_phrases import YOU_, choose, happens, pick
from kwoon.games.shadowfist.language.selectors import YOU
from kwoon.games.shadowfist.state.card import Card
from kwoon.games.shadowfist.terms.codes import CHARACTER, ENTERED, SMOKED, UNIQUE, WAS_SMOKED, WAS_TOASTED
from kwoon.games.shadowfist.words.verbs_play import Play
from kwoon.games.shadowfist.words.verbs_power import GainPower
from tests.rules import rule
from tests.shadowfist.duel import Duel, duel

HERO = character("The Hero", "Hero", 0, 3, "", "", restrictions=UNIQUE)
VILLAIN = character("The Villain", "Villain", 0, 3, "", "", restrictions=UNIQUE)
SHRINE = feng_shui("The Shrine", 5, restrictions=UNIQUE)
TOWER = feng_shui("The Tower", 5, restrictions=UNIQUE)
BANKER = character(
    "The Banker", "Banker", 0, 2, "", "",
    when(happens(ENTERED, this=True), GainPower(YOU_, 3)), restrictions=UNIQUE,
)  # fmt: skip
MOURNER = character(
    "Mourner", "Witness", 0, 2, "", "",
    when(happens(WAS_SMOKED, to=pick(CHARACTER)), GainPower(YOU_, 5)),
    when(happens(WAS_TOASTED, to=pick(CHARACTER)), GainPower(YOU_, 5)),
)  # fmt: skip
REUNION = event(
    "Reunion", 0, "",
    use([it := choose(pick(CHARACTER, owned=YOU, where=SMOKED), 1, 1)], Play(it, free=True)),
)  # fmt: skip
CARDS: list[Card] = [HERO, VILLAIN, SHRINE, TOWER, BANKER, MOURNER, REUNION]
GARDEN = "Puzzle Garden"


def second_hero(*, power: tuple[int, ...] = (3, 3), more: tuple[str, ...] = ()) -> Duel:
    """Seat 0 plays a second Hero."""
    table = duel([GARDEN, "hand: The Hero", *more], [GARDEN, "The Hero"], *([GARDEN],) * (len(power) - 2),
                 power=power, extra=CARDS)  # fmt: skip
    return table.play("The Hero")


def rain(*sides: list[str], power: tuple[int, ...]) -> Duel:
    """Killing Rain reveals what lies face down."""
    first = [*sides[0], "hand: Killing Rain", "pool: M"]
    table = duel(first, *sides[1:], power=power, extra=CARDS)
    table.play("Killing Rain")
    return table.passes()


@rule("SF-31.0", "SF-31.1", "SF-31.5.1", "SF-31.7")
def test_a_second_unique_card_is_auctioned_at_once() -> None:
    table = second_hero()
    assert (table.seat, table.kind) == (0, "bid")
    table.choose("2", "Pass")
    assert (table.seat, table.kind) == (0, "keep")
    table.power(1, 3)


@rule("SF-31.1")
def test_cards_that_are_not_unique_or_have_other_titles_are_not_auctioned() -> None:
    table = duel([GARDEN, "hand: The Hero", "hand: Imp"], [GARDEN, "Imp", "The Villain"], extra=CARDS)
    table.play("The Hero").passes().play("Imp").passes().check("The Hero", zone="in play")
    assert table.kind == "main shot"


@rule("SF-31.1")
def test_face_down_copies_wait_until_they_are_revealed() -> None:
    table = duel(["The Shrine (down)"], ["The Shrine (down)"], power=3, extra=CARDS)
    table.choose("Reveal The Shrine").passes()
    assert table.kind == "main shot"
    table.end_turn().until("Reveal The Shrine", seat=1).choose("Reveal The Shrine")
    assert (table.seat, table.kind) == (1, "bid")


@rule("SF-31.2", "SF-24.5.4")
def test_an_auction_comes_before_what_the_new_card_triggers() -> None:
    table = duel([GARDEN, "hand: The Banker"], [GARDEN, "The Banker"], power=(1, 5), extra=CARDS)
    table.play("The Banker")
    assert table.labels() == ["Pass", *"2345"], "the 3 Power of its text would have come too late"
    table.choose("2", "The Banker, {0}'s").passes().power(4, 3)


@rule("SF-31.7.1", "SF-33.0")
def test_what_a_card_that_lost_has_triggered_is_gone() -> None:
    table = duel([GARDEN, "hand: The Banker"], [GARDEN, "The Banker"], power=(1, 5), extra=CARDS)
    table.play("The Banker").choose("2", "The Banker").passes().power(1, 3)


@rule("SF-31.2")
def test_an_auction_can_stop_the_start_of_a_turn() -> None:
    table = duel(["The Shrine"], ["Desolate Ridge (down)", "The Shrine (down)"], power=2, extra=CARDS)
    table.end_turn().until("Reveal The Shrine", seat=1).choose("Reveal The Shrine")
    assert table.kind == "bid"


@rule("SF-31.3")
def test_nobody_can_do_anything_else_during_an_auction() -> None:
    table = second_hero(more=("hand: Final Brawl", "pool: dd"))
    assert table.kind == "bid"
    assert table.why("Final Brawl") == "SF-31.3"


@rule("SF-31.3")
def test_hostile_takeover_is_played_after_a_bid_and_wins() -> None:
    table = duel([GARDEN, "hand: The Hero"], [GARDEN, "The Hero", "hand: Hostile Takeover", "pool: a"],
                 [GARDEN], power=(5, 2, 0), extra=CARDS)  # fmt: skip
    assert table.refusal("Hostile Takeover", 1) is not None
    table.play("The Hero").choose("4")
    assert table.seat == 1
    table.play("Hostile Takeover").choose("The Hero").power(1, 6, 0)
    table.ends().check("The Hero", zone="in play", control=1)


@rule("SF-31.3")
def test_hostile_takeover_can_answer_the_last_pass_and_not_be_played_elsewhere() -> None:
    sides = [GARDEN, "hand: The Hero", "hand: Hostile Takeover", "pool: a"], [GARDEN, "The Hero"]
    table = duel(*sides, power=(2, 5), extra=CARDS)
    assert table.why("Hostile Takeover") == "SF-31.3"
    table.play("The Hero").choose("1", "Pass", "3", "Pass")
    assert table.offers("Play Hostile Takeover")
    table.play("Hostile Takeover").choose("The Hero, {0}'s").power(5, 2)
    table.ends().check("The Hero", 0, zone="in play").check("The Hero", 1, zone="smoked")


@rule("SF-31.4", "SF-31.6")
def test_everyone_may_bid_clockwise_from_the_opener() -> None:
    table = second_hero(power=(3, 4, 9))
    table.choose("1")
    assert table.seat == 1
    table.choose("Pass")
    assert table.seat == 2
    table.choose("2")
    assert table.seat == 0
    assert table.labels() == ["Pass", "3"]
    table.choose("Pass")
    assert (table.seat, table.labels()) == (1, ["Pass", "3", "4"]), "who has passed may bid again"
    table.choose("Pass", "The Hero").power(3, 4, 7)


@rule("SF-31.5")
def test_the_opening_bid_is_not_optional_and_at_least_one() -> None:
    table = second_hero(power=(3, 3))
    assert table.labels() == ["1", "2", "3"]


@rule("SF-31.5", "SF-31.5.1")
def test_without_power_there_is_no_auction_and_the_new_card_is_toasted() -> None:
    table = second_hero(power=(0, 9))
    assert table.kind != "bid"
    table.ends().power(0, 9).check("The Hero", 1, zone="in play")
    assert table.pile("toasted", 0) == ["The Hero"]


@rule("SF-31.7", "SF-31.6")
def test_only_the_winner_spends_and_no_one_bids_more_than_he_has() -> None:
    table = second_hero(power=(3, 2))
    table.choose("1").cannot("3").choose("2", "3").power(0, 2)


@rule("SF-31.7.1")
def test_the_loser_goes_to_the_toasted_pile_if_new_and_to_the_smoked_pile_if_not() -> None:
    table = second_hero().choose("1", "Pass", "The Hero").ends()
    assert (table.pile("toasted", 0), table.pile("smoked", 1)) == (["The Hero"], [])
    table = second_hero().choose("1", "Pass", "The Hero, {0}'s").ends()
    assert (table.pile("toasted", 0), table.pile("smoked", 1)) == ([], ["The Hero"])


@rule("SF-31.7.1")
def test_no_one_has_smoked_or_toasted_the_loser() -> None:
    for kept in ("The Hero", "The Hero, {0}'s"):
        table = second_hero(more=("Mourner",)).choose("1", "Pass", kept).passes()
        table.power(2, 3)


@rule("SF-31.7.1", "SF-28.3")
def test_the_copy_that_stays_is_not_the_new_target() -> None:
    table = duel([GARDEN, "Imp"], ["The Shrine"], ["The Shrine (down)"], power=(3, 3, 3), extra=CARDS)
    table.attack("The Shrine", "Imp").until("Reveal The Shrine", seat=2)
    table.choose("Reveal The Shrine", "1", "Pass", "Pass", "The Shrine, {2}'s").ends()
    table.check("The Shrine", 2, zone="in play", damage=0).check("The Shrine", 1, zone="smoked")


@rule("SF-31.8")
def test_with_three_copies_each_controller_may_open_or_decline() -> None:
    sides = ["The Shrine (down)"], ["The Shrine (down)"], ["The Shrine (down)"], [GARDEN]
    table = rain(*sides, power=(2, 3, 3, 4))
    assert (table.seat, table.labels()) == (0, ["Pass", "1"])
    table.choose("Pass")
    assert (table.seat, table.labels()) == (1, ["Pass", "1", "2", "3"])
    table.choose("2")
    assert table.seat == 2
    table.choose("Pass")
    assert table.seat == 3, "all players may bid once it is open"
    table.choose("3", "The Shrine, {1}'s").ends()
    assert [seat for seat in range(4) if "The Shrine" in table.pile("toasted", seat)] == [0, 2]
    table.check("The Shrine", 1, zone="in play").power(1, 3, 3, 1)


@rule("SF-31.8")
def test_if_nobody_opens_all_three_are_toasted() -> None:
    table = rain(*[["The Shrine (down)", GARDEN]] * 3, power=(2, 3, 0))
    table.choose("Pass")
    assert table.seat == 1
    table.choose("Pass").ends()
    assert [table.pile("toasted", seat) for seat in range(3)] == [["The Shrine"]] * 3


@rule("SF-31.8")
def test_the_active_player_orders_several_auctions() -> None:
    sides = [["The Shrine", "The Tower"], ["The Shrine (down)", "The Tower (down)"]]
    table = rain(*sides, power=(4, 4))
    assert (table.seat, table.kind) == (0, "first auction")
    table.choose("The Tower")
    assert (table.seat, table.kind) == (1, "bid")
    table.choose("1", "Pass", "The Tower, {1}'s")
    assert (table.seat, table.kind) == (1, "bid")
    table.choose("1", "Pass", "The Shrine, {1}'s").ends()
    assert table.pile("smoked", 0).count("The Tower") == 1
