"""TR-5.5: time is called, with and without an attack."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.tournament.errors import Refused
from kwoon.tournament.results.calling_time import time_out
from kwoon.tournament.results.report import Attack, Ending, Outcome, Result, SeatReport, TableReport, Tally
from kwoon.tournament.results.scoring import score
from tests.rules import rule
from tests.tournament.events import seat


def call_time(report: TableReport) -> Result:
    """The result of a table at which time is called."""
    return score(replace(report, time_called=True))


def match_points(result: Result) -> dict[str, int]:
    return {each.player: each.match_points for each in result.scores}


@rule("TR-5.5", "TR-5.5.a")
def test_without_an_attack_the_game_ends_at_once() -> None:
    result = call_time(TableReport((seat("Ann", 1, seized=2), seat("Bob", 2, played=3))))
    assert result.ending is Ending.TIME
    assert [each.game_points for each in result.scores] == [8, 6]


@rule("TR-5.5.a")
def test_an_attack_on_a_character_does_not_hold_the_end() -> None:
    report = TableReport((seat("Ann", 1), seat("Bob", 2)), attack=Attack.ON_CHARACTER)
    assert match_points(call_time(report)) == {"Ann": 2, "Bob": 0}


@rule("TR-5.5.b")
def test_an_attack_on_a_site_goes_on() -> None:
    report = TableReport((seat("Ann", 1), seat("Bob", 2)), attack=Attack.ON_SITE)
    assert replace(report, time_called=True).ending is Ending.RUNNING
    with pytest.raises(Refused, match="still in progress"):
        call_time(report)


@rule("TR-5.5.b")
def test_a_victory_in_that_attack_is_a_full_one() -> None:
    report = TableReport((seat("Ann", 1), seat("Bob", 0)), ("Bob",), attack=Attack.ON_SITE, time_called=True)
    assert match_points(score(report)) == {"Ann": 0, "Bob": 4}
    assert "TR-5.5.b" in score(report).why


@rule("TR-5.5.b", "TR-5.5.c")
def test_no_victory_in_that_attack_is_a_time_out() -> None:
    report = TableReport((seat("Ann", 1), seat("Bob", 2)), attack=Attack.ON_SITE)
    over = replace(report, attack=Attack.NONE, time_called=True)
    assert match_points(score(over)) == {"Ann": 2, "Bob": 0}


@rule("TR-5.5.c", "TR-5.2.b")
def test_the_closest_to_victory_wins_on_time_whatever_the_game_points() -> None:
    result = call_time(TableReport((seat("Ann", 1, played=1), seat("Bob", 2, seized=4), seat("Cid", 3))))
    assert match_points(result) == {"Ann": 2, "Bob": 0, "Cid": 0}


@rule("TR-5.5.d")
def test_equally_close_players_are_parted_by_game_points() -> None:
    result = call_time(TableReport((seat("Ann", 1, played=1), seat("Bob", 1, seized=1), seat("Cid", 2, seized=9))))
    assert match_points(result) == {"Ann": 0, "Bob": 2, "Cid": 0}


@rule("TR-5.5.e", "TR-5.2.c")
def test_level_on_both_is_a_tie() -> None:
    report = TableReport((seat("Ann", 1, played=2), seat("Bob", 1, seized=1), seat("Cid", 1), seat("Dan", 2)))
    result = call_time(report)
    assert match_points(result) == {"Ann": 1, "Bob": 1, "Cid": 0, "Dan": 0}


@rule("TR-5.7.b")
def test_closeness_is_counted_in_sites_alone() -> None:
    """Two Underworld Gateways bring nobody closer: a report has no place for them."""
    result = call_time(TableReport((seat("Ann", 4), seat("Bob", 2))))
    assert match_points(result) == {"Ann": 0, "Bob": 2}
    assert {"gateways", "unconventional"}.isdisjoint(SeatReport.__dataclass_fields__)


@rule("TR-5.6.c")
def test_decked_players_are_not_in_the_race() -> None:
    result = call_time(TableReport((seat("Ann", 1, decked=True, burned=1), seat("Bob", 3), seat("Cid", 4))))
    assert match_points(result) == {"Ann": 0, "Bob": 2, "Cid": 0}


def test_a_game_that_was_over_keeps_its_result() -> None:
    report = TableReport((seat("Ann", 0), seat("Bob", 2)), ("Ann",))
    assert match_points(call_time(report)) == {"Ann": 4, "Bob": 0}
    alone = TableReport((seat("Ann", 3), seat("Bob", decked=True)))
    assert match_points(call_time(alone)) == {"Ann": 4, "Bob": 0}


def test_a_time_out_needs_to_know_who_is_how_close() -> None:
    with pytest.raises(Refused, match=r"TR-5.5.c.*Bob"):
        time_out(TableReport((seat("Ann", 1), seat("Bob")), time_called=True))
    with pytest.raises(Refused, match="Bob: say how many"):
        score(TableReport((seat("Ann", 1), seat("Bob")), time_called=True))
    with pytest.raises(Refused, match="name them as winner"):
        score(TableReport((seat("Ann", 0), seat("Bob", 1)), time_called=True))


SEATS = st.builds(
    lambda short, seized, played: (short, Tally(seized=seized, played=played)),
    st.integers(1, 4),
    st.integers(0, 2),
    st.integers(0, 2),
)


@rule("TR-5.5.c", "TR-5.5.d", "TR-5.5.e")
@given(st.lists(SEATS, min_size=2, max_size=5))
def test_exactly_the_best_of_the_table_are_rewarded(seats: list[tuple[int, Tally]]) -> None:
    """A naive reading of the three steps agrees."""
    named = tuple(SeatReport(f"P{place}", tally, short) for place, (short, tally) in enumerate(seats))
    result = call_time(TableReport(named))
    keys = {each.player: (-(each.short or 0), 4 * each.tally.seized + 2 * each.tally.played) for each in named}
    best = {player for player, key in keys.items() if key == max(keys.values())}
    wanted = Outcome.WINNER_TIME_OUT if len(best) == 1 else Outcome.TIE_TIME_OUT
    assert {s.player for s in result.scores if s.outcome is wanted} == best
    assert all(s.outcome is Outcome.LOSER for s in result.scores if s.player not in best)
