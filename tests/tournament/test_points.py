"""TR-5.2 to 5.4, 5.6, 5.7, 8.3: what a game is worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.tournament.errors import Refused
from kwoon.tournament.results.points import bye, game_points, tally_points
from kwoon.tournament.results.report import Ending, Outcome, TableReport, Tally
from kwoon.tournament.results.scoring import score
from tests.rules import rule
from tests.tournament.events import event, seat


def points(report: TableReport) -> dict[str, tuple[int, int]]:
    return {each.player: (each.match_points, each.game_points) for each in score(report).scores}


@rule("TR-5.2", "TR-5.2.a", "TR-5.2.d")
def test_match_points_of_a_win_in_time() -> None:
    """Four for the winner and none for the others, however few or many game points they have."""
    report = TableReport((seat("Ann", total=7), seat("Bob", total=16), seat("Cid", total=0)), ("Ann",))
    assert {player: won for player, (won, _) in points(report).items()} == {"Ann": 4, "Bob": 0, "Cid": 0}
    assert [each.outcome for each in score(report).scores] == [Outcome.WINNER, Outcome.LOSER, Outcome.LOSER]


@rule("TR-5.2", "TR-5.2.b", "TR-5.2.d")
def test_match_points_of_a_win_on_time() -> None:
    report = TableReport((seat("Ann", 2), seat("Bob", 1), seat("Cid", 3)), time_called=True)
    assert {player: won for player, (won, _) in points(report).items()} == {"Ann": 0, "Bob": 2, "Cid": 0}


@rule("TR-5.2", "TR-5.2.c", "TR-5.2.d")
def test_match_points_of_a_tie_on_time() -> None:
    seats = (seat("Ann", 1, played=4), seat("Bob", 1, seized=2), seat("Cid", 1, played=1), seat("Dan", 2, seized=3))
    report = TableReport(seats, time_called=True)
    assert {player: won for player, (won, _) in points(report).items()} == {"Ann": 1, "Bob": 1, "Cid": 0, "Dan": 0}


@rule("TR-5.2", "TR-5.5.b")
def test_match_points_of_a_victory_after_the_call() -> None:
    report = TableReport((seat("Ann", 0), seat("Bob", 1), seat("Cid", 1)), ("Ann",), time_called=True)
    assert {player: won for player, (won, _) in points(report).items()} == {"Ann": 4, "Bob": 0, "Cid": 0}


@rule("TR-5.2", "TR-8.3.d")
def test_match_points_add_up_over_the_rounds_of_an_event() -> None:
    hall = event("Ann Bob Cid Dan Eve")
    hall.round("Ann Bob Cid Dan", byes="Eve")
    hall.seat("Eve Ann Bob Cid", byes="Dan")
    hall.win("Eve")
    assert {row.player: row.total.match_points for row in hall.rows} == {
        "Ann": 4,
        "Bob": 0,
        "Cid": 0,
        "Dan": 4,
        "Eve": 8,
    }


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        pytest.param("seized", 4, marks=rule("TR-5.3", "TR-5.3.a")),
        pytest.param("burned", 3, marks=rule("TR-5.3.b")),
        pytest.param("played", 2, marks=rule("TR-5.3.c")),
        pytest.param("other_burned", 2, marks=rule("TR-5.3.d")),
        pytest.param("reducers", 1, marks=rule("TR-5.3.e")),
        pytest.param("borrowed", 1, marks=rule("TR-5.3.f")),
        pytest.param("raisers", -2, marks=rule("TR-5.3.g")),
    ],
)
def test_a_card_is_worth_its_game_points(card: str, worth: int) -> None:
    assert tally_points(Tally(**{card: 1})) == worth
    assert tally_points(Tally(**{card: 3})) == 3 * worth
    report = TableReport((seat("Ann", seized=2, **({card: 1} if card != "seized" else {})), seat("Bob")), ("Bob",))
    assert points(report)["Ann"] == (0, 8 + (worth if card != "seized" else 0))


@rule("TR-5.4", "TR-5.4.a")
def test_a_win_within_time_gives_four_and_everyone_keeps_game_points() -> None:
    report = TableReport(
        (seat("Ann", 0, seized=3, played=2), seat("Bob", 2, played=3), seat("Cid", burned=2)), ("Ann",)
    )
    assert points(report) == {"Ann": (4, 16), "Bob": (0, 6), "Cid": (0, 6)}
    assert score(report).ending is Ending.VICTORY


@rule("TR-5.4.b")
def test_two_victories_in_one_scene_are_both_full() -> None:
    report = TableReport((seat("Ann", 0), seat("Bob", 0), seat("Cid")), ("Ann", "Bob"))
    assert points(report) == {"Ann": (4, 0), "Bob": (4, 0), "Cid": (0, 0)}
    assert "TR-5.4.b" in score(report).why


@rule("TR-5.6", "TR-5.6.a")
def test_a_decked_opponent_of_two_loses() -> None:
    report = TableReport((seat("Ann", 3, played=2), seat("Bob", 1, seized=3, decked=True)))
    assert points(report) == {"Ann": (4, 4), "Bob": (0, 0)}
    assert score(report).ending is Ending.LAST_STANDING


@rule("TR-5.6.c")
def test_a_decked_player_keeps_what_was_burned_for_victory() -> None:
    gone = seat("Bob", seized=2, played=1, burned=1, other_burned=1, reducers=1, decked=True)
    assert game_points(gone) == 5


@rule("TR-5.6.d")
def test_what_others_took_from_a_decked_player_still_counts_for_them() -> None:
    report = TableReport(
        (
            seat("Ann", 0, seized=2, burned=1, borrowed=1),
            seat("Bob", decked=True, out=1, played=4),
            seat("Cid"),
        ),
        ("Ann",),
    )
    assert points(report)["Ann"] == (4, 12)


@rule("TR-5.6.b")
def test_everyone_left_so_nobody_wins() -> None:
    report = TableReport((seat("Ann", decked=True), seat("Bob", decked=True)))
    assert points(report) == {"Ann": (0, 0), "Bob": (0, 0)}


@rule("TR-5.7", "TR-5.7.a")
def test_an_unconventional_win_takes_four_and_counts_points_as_they_stand() -> None:
    report = TableReport((seat("Ann", 4, played=1), seat("Bob", 1, seized=2, burned=1)), ("Ann",), unconventional=True)
    assert points(report) == {"Ann": (4, 2), "Bob": (0, 11)}


@rule("TR-8.3.d")
def test_a_bye_is_four_match_points_and_no_game_points() -> None:
    assert (bye("Ann").match_points, bye("Ann").game_points) == (4, 0)
    hall = event("Ann Bob Cid Dan Eve")
    hall.round("Ann Bob Cid Dan", byes="Eve", Ann=9)
    assert (hall.row("Eve").total.match_points, hall.row("Eve").total.game_points) == (4, 0)


@pytest.mark.parametrize(
    ("report", "words"),
    [
        (TableReport((seat("Ann"), seat("Bob"))), "time was not called"),
        (TableReport((seat("Ann"), seat("Ann")), ("Ann",)), "sits twice"),
        (TableReport((seat("Ann"),), ("Ann",)), "at least two players"),
        (TableReport((seat("Ann"), seat("Bob")), ("Cid",)), "Cid won but does not sit"),
        (TableReport((seat("Ann", decked=True), seat("Bob")), ("Ann",)), "Ann decked out or left"),
        (TableReport((seat("Ann"), seat("Bob")), ("Ann", "Ann")), "named twice"),
        (TableReport((seat("Ann", 2), seat("Bob")), ("Ann",)), "2 short"),
        (TableReport((seat("Ann", seized=-1), seat("Bob")), ("Ann",)), "seized is below zero"),
        (TableReport((seat("Ann", -1), seat("Bob")), ("Bob",)), "cannot be -1"),
        (TableReport((seat("Ann", out=1), seat("Bob")), ("Bob",)), "is not decked"),
        (TableReport((seat("Ann", decked=True, out=0), seat("Bob")), ("Bob",)), "counts from 1"),
        (TableReport((seat("Ann"), seat("Bob")), unconventional=True), "needs its winner"),
        (TableReport((seat("Ann", seized=5, total=3), seat("Bob")), ("Ann",)), "TR-5.3: Ann: the cards give 20"),
        (TableReport((seat("Ann", 0), seat("Bob", 0)), ("Ann",)), "TR-5.4.b: Bob is no Site short"),
        (TableReport((seat("Ann", total=49), seat("Bob")), ("Ann",)), "TR-5.3: Ann: no game gives 49"),
        (TableReport((seat("Ann"), seat("Bob", total=-49)), ("Ann",)), "TR-5.3: Bob: no game gives -49"),
        (TableReport((seat("Ann"), seat("Bob", total=1, decked=True))), "TR-5.6.c: Bob decked out or left with 1"),
        (TableReport((seat("Ann"), seat("Bob", total=-2, decked=True))), "TR-5.6.c: Bob decked out"),
        (TableReport((seat("Ann"), seat("Bob", total=8, seized=2, decked=True))), "TR-5.6.c: Bob: the cards give 0"),
    ],
)
def test_a_report_that_cannot_be_true_is_refused(report: TableReport, words: str) -> None:
    with pytest.raises(Refused, match=words):
        score(report)


@rule("TR-5.3", "TR-5.6.c")
def test_points_beside_cards_that_give_them_are_taken() -> None:
    report = TableReport(
        (seat("Ann", seized=5, total=20), seat("Bob", seized=1, burned=1, total=3, decked=True), seat("Cid", total=48)),
        ("Ann",),
    )
    assert points(report) == {"Ann": (4, 20), "Bob": (0, 3), "Cid": (0, 48)}


TALLIES = st.builds(Tally, *[st.integers(0, 6)] * 7)


@given(TALLIES, TALLIES)
def test_game_points_add_up(one: Tally, other: Tally) -> None:
    both = Tally(*(getattr(one, name) + getattr(other, name) for name in Tally.__dataclass_fields__))
    assert tally_points(both) == tally_points(one) + tally_points(other)
