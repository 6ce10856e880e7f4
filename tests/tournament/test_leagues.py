"""Appendix II: Proving Ground leagues."""

import json
from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kwoon.tournament.leagues.file import from_json, to_json
from kwoon.tournament.leagues.league import (
    Finalists,
    League,
    LeagueError,
    Score,
    champions,
    change,
    finalists,
    finished,
    plan,
    record,
    skip,
    standings,
    upcoming,
)
from kwoon.tournament.reading import FileError
from tests.rules import rule

START = date(2026, 1, 7)
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")


def league(**more) -> League:
    return plan("Kowloon Nights", "Ann", START, **more)


def scored(**points: int) -> dict[str, Score]:
    return {name: Score(each, each * 2) for name, each in points.items()}


def twelve(found: League, **points: int) -> League:
    for number in range(1, 13):
        found = record(found, number, scored(**points))
    return found


@rule("TR-A2", "TR-A2.a")
def test_a_proving_ground_has_thirteen_weeks():
    found = league()
    assert [each.number for each in found.weeks] == list(range(1, 14))
    assert [each.day - START for each in found.weeks] == [timedelta(days=7 * number) for number in range(13)]
    for number in (0, 14):
        with pytest.raises(LeagueError, match=rf"TR-A2.a: a Proving Ground has weeks 1 to 13, not {number}"):
            found.week(number)


@rule("TR-A2.b")
def test_a_skipped_week_pushes_back_all_that_follow():
    found = record(league(), 1, scored(Ann=4, Bob=2, Cid=0))
    found = skip(skip(found, 3), 3)
    assert len(found.weeks) == 13
    assert found.week(2).day == START + timedelta(days=7)
    assert found.week(3).day == START + timedelta(days=28)
    assert found.week(13).day == START + timedelta(days=7 * 14)
    assert found.skipped == (START + timedelta(days=14), START + timedelta(days=21))
    with pytest.raises(LeagueError, match="week 1 cannot be skipped: week 1 has been played"):
        skip(found, 1)


@rule("TR-A2.b")
@given(st.lists(st.integers(1, 13), max_size=8))
def test_thirteen_events_whatever_is_skipped(skips: list[int]):
    found = league()
    for number in skips:
        found = skip(found, number)
    days = [each.day for each in found.weeks]
    assert len(days) == len(set(days)) == 13
    assert days == sorted(days)
    assert not set(days) & set(found.skipped)
    assert days[-1] == START + timedelta(days=7 * (12 + len(skips)))


@rule("TR-A2.c")
def test_the_organiser_keeps_the_players_informed():
    found = change(league(), 2, note="promos: White Ninja")
    (second, *later) = upcoming(record(found, 1, scored(Ann=4, Bob=2, Cid=0)), START)
    assert (second.number, second.format, second.environment) == (2, "Final Brawl", "Classic")
    assert second.note == "promos: White Ninja"
    assert len(later) == 11
    assert upcoming(found, START + timedelta(days=80))[0].number == 13
    with pytest.raises(LeagueError, match=r"TR-A2.c: a Proving Ground has an organiser"):
        plan("Nobody's", "", START)
    with pytest.raises(LeagueError, match="at least one format"):
        league(formats=[])


@rule("TR-A2.d")
def test_a_week_of_two_players_is_not_official():
    found = record(league(), 1, scored(Ann=4, Bob=0))
    assert found.week(1).played
    assert not found.week(1).official
    assert standings(found) == []
    found = record(skip(found, 1), 1, scored(Ann=4, Bob=0, Cid=1))
    assert found.week(1).official


@rule("TR-A2.e")
def test_every_week_may_have_its_own_format():
    found = league(formats=["Final Brawl", "comrades in arms", "whirlpool-of-blood"], environments=["Modern", "Open"])
    assert [each.format for each in found.weeks[:4]] == [
        "Final Brawl",
        "Comrades in Arms",
        "Whirlpool of Blood",
        "Final Brawl",
    ]
    assert found.week(2).environment == "Classic"
    found = change(found, 4, fmt="One Hundred Names", env="Old Masters")
    assert (found.week(4).format, found.week(4).environment) == ("One Hundred Names", "Old Masters")
    with pytest.raises(ValueError, match="no format is called 'Poker'"):
        change(found, 4, fmt="Poker")
    with pytest.raises(LeagueError, match="week 1 has been played"):
        change(record(found, 1, scored(Ann=4, Bob=2, Cid=0)), 1, fmt="Final Brawl")


@rule("TR-A2.f")
def test_a_week_may_have_as_many_rounds_as_it_likes():
    found = record(league(), 1, scored(Ann=4, Bob=2, Cid=0))
    found = record(found, 2, scored(Ann=9, Bob=16, Cid=11))
    assert [(each.player, each.match_points) for each in standings(found)] == [
        ("Bob", 18),
        ("Ann", 13),
        ("Cid", 11),
    ]


@rule("TR-A2.g")
def test_the_finals_are_for_the_top_of_twelve_weeks():
    found = twelve(league(finals=4), Ann=4, Bob=3, Cid=2, Dee=1, Eve=0)
    assert finalists(found) == Finalists(("Ann", "Bob", "Cid", "Dee"))
    assert champions(found) == ("Ann",)
    with pytest.raises(LeagueError, match=r"TR-A2.g: Eve did not reach the finals; Ann, Bob, Cid, Dee did"):
        record(found, 13, scored(Ann=4, Bob=2, Eve=0))
    found = record(found, 13, scored(Ann=2, Bob=1, Cid=4, Dee=0))
    assert champions(found) == ("Cid",)
    assert finished(found)
    assert standings(found)[0].player == "Ann"
    assert standings(found)[0].weeks_played == 12


@rule("TR-A2.g")
def test_a_tie_at_the_edge_is_shown():
    found = twelve(league(finals=3), Ann=4, Bob=2, Cid=2, Dee=2, Eve=0)
    assert finalists(found) == Finalists(("Ann",), ("Bob", "Cid", "Dee"), 2)
    with pytest.raises(LeagueError, match="for 3 players, not 4"):
        record(found, 13, scored(Ann=4, Bob=0, Cid=0, Dee=0))
    assert champions(record(found, 13, scored(Ann=1, Bob=4, Dee=0))) == ("Bob",)


@rule("TR-A2.g")
def test_finals_are_the_organisers_choice():
    found = twelve(league(), Ann=4, Bob=3, Cid=0)
    with pytest.raises(LeagueError, match="has no finals week"):
        finalists(found)
    found = record(found, 13, scored(Ann=0, Bob=4, Eve=2))
    assert standings(found)[1].match_points == 40
    with pytest.raises(LeagueError, match="at least 3 players, not 2"):
        league(finals=2)
    with pytest.raises(LeagueError, match="not held yet: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12"):
        record(league(finals=4), 13, scored(Ann=4, Bob=0, Cid=0))


def test_ties_are_broken_by_game_points_then_weeks_won_then_shared():
    found = record(league(), 1, {"Ann": Score(4, 9), "Bob": Score(4, 10), "Cid": Score(0, 3), "Dee": Score(0, 3)})
    assert [(each.place, each.player) for each in standings(found)] == [
        (1, "Bob"),
        (2, "Ann"),
        (3, "Cid"),
        (3, "Dee"),
    ]
    assert champions(league()) == ()


def test_points_may_be_below_zero_but_each_has_a_name():
    """TR-5.3.g and penalties leave points below zero in an event, so that a league takes them as they are."""
    assert record(league(), 1, {"Ann": Score(-1, -2)}).week(1).scores == (("Ann", Score(-1, -2)),)
    with pytest.raises(LeagueError, match="week 1: a player without a name"):
        record(league(), 1, {"": Score(4, 0)})


weeks = st.dictionaries(
    st.sampled_from(NAMES), st.builds(Score, st.integers(-4, 20), st.integers(-9, 50)), min_size=1, max_size=5
)


@given(st.lists(weeks, max_size=12), st.integers(1, 13))
@settings(max_examples=50)
def test_a_league_saved_and_read_is_the_same_and_its_table_adds_up(results, skipped: int):
    found = skip(league(finals=3), skipped)
    for number, scores in enumerate(results, start=1):
        found = record(found, number, scores)
    assert from_json(to_json(found)) == found
    table = standings(found)
    official = [scores for scores in results if len(scores) >= 3]
    assert sum(each.match_points for each in table) == sum(s.match_points for w in official for s in w.values())
    assert [each.place for each in table] == sorted(each.place for each in table)
    assert len(finalists(found).players) <= 3


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda file: file["weeks"].pop(), "weeks: has 12 elements; expected 13"),
        (
            lambda file: file["weeks"][3].update(day="soon"),
            "weeks[3].day: is 'soon'; expected a day as 2026-03-31",
        ),
        (lambda file: file["weeks"][3].update(day=7), "weeks[3].day: is the number 7; expected a text"),
        (
            lambda file: file["weeks"][0].update(format="Poker"),
            "weeks[0].format: is 'Poker'; expected one of Final",
        ),
        (lambda file: file["weeks"][0].update(note=None), "weeks[0].note: is null; expected a text"),
        (lambda file: file["weeks"][0].update(scores=[]), "weeks[0].scores: is a list; expected an object"),
        (
            lambda file: file["weeks"][0]["scores"].update(Ann=[1]),
            "weeks[0].scores.Ann: has 1 elements; expected 2",
        ),
        (
            lambda file: file["weeks"][0]["scores"].update(Ann=[1, "two"]),
            "weeks[0].scores.Ann[1]: is 'two'; expected a whole number",
        ),
    ],
)
def test_a_broken_file_says_where_and_what(edit, message: str):
    file = json.loads(to_json(record(league(), 1, scored(Ann=4, Bob=2, Cid=0))))
    edit(file)
    with pytest.raises(FileError) as caught:
        from_json(json.dumps(file))
    assert str(caught.value).startswith(message)
