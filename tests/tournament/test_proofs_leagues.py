"""A Proving Ground week by week: its plan, its table at every tie, its finals, its papers, and the players' ratings."""

from dataclasses import replace
from datetime import date, timedelta

import pytest

from kwoon.tournament.event import acts
from kwoon.tournament.event.ratings import Rating, chances, games_of, history, places_of, ranking, rate
from kwoon.tournament.leagues import league as leagues
from kwoon.tournament.leagues.events import Held, check_new, doubts, held
from kwoon.tournament.leagues.history import remember, undo
from kwoon.tournament.leagues.league import Finalists, League, LeagueError, Score, Standing
from kwoon.tournament.leagues.sheet import league_sheet
from kwoon.tournament.results.report import Ending, Outcome, Result
from kwoon.tournament.results.report import Score as Points
from tests.rules import rule
from tests.tournament.events import TEN, event

FIRST = date(2026, 3, 2)
WEEK = timedelta(days=7)


def plan(finals: int = 0, **more: object) -> League:
    return leagues.plan("Spring", "Dora", FIRST, finals=finals, **more)  # type: ignore[arg-type]


def scores(**points: tuple[int, int]) -> dict[str, Score]:
    return {name: Score(*each) for name, each in points.items()}


ABC = {"Ann": (4, 12), "Bob": (0, 5), "Cid": (0, 3)}


def held_weeks(league: League, count: int, **points: tuple[int, int]) -> League:
    for number in range(1, count + 1):
        league = leagues.record(league, number, scores(**(points or ABC)))
    return league


@rule("TR-A2.a", "TR-A2.e")
def test_thirteen_weeks_take_formats_and_environments_in_turn():
    league = plan(formats=("Final Brawl", "One Hundred Names"), environments=("classic", "modern", "old masters"))
    assert [week.number for week in league.weeks] == list(range(1, 14))
    assert [week.day for week in league.weeks] == [FIRST + each * WEEK for each in range(13)]
    assert [week.format for week in league.weeks[:3]] == ["Final Brawl", "One Hundred Names", "Final Brawl"]
    assert [week.environment for week in league.weeks[:4]] == ["Classic", "Modern", "Old Masters", "Classic"]
    assert (league.week(1).number, league.week(13).number) == (1, 13)
    for number in (0, 14):
        with pytest.raises(LeagueError, match=rf"TR-A2\.a: a Proving Ground has weeks 1 to 13, not {number}"):
            league.week(number)


@rule("TR-A2.c", "TR-A2.d", "TR-A2.g")
def test_what_a_plan_lacks():
    assert (plan(0).finals, plan(3).finals) == (0, 3)
    for finals in (1, 2):
        with pytest.raises(LeagueError, match=rf"TR-A2\.g: a finals week has at least 3 players, not {finals}"):
            plan(finals)
    with pytest.raises(LeagueError, match=r"TR-A2\.c: a Proving Ground has an organiser"):
        leagues.plan("Spring", "", FIRST)
    for more in ({"formats": ()}, {"environments": ()}):
        with pytest.raises(LeagueError, match=r"TR-A2\.c: the organiser names at least one format and one env"):
            plan(**more)


@rule("TR-A2.b")
def test_skipped_weeks_push_the_rest_back_past_days_that_were_skipped_before():
    league = leagues.skip(plan(), 3)
    assert [league.week(n).day for n in (2, 3, 4, 13)] == [FIRST + n * WEEK for n in (1, 3, 4, 13)]
    again = leagues.skip(league, 3)
    assert again.skipped == (FIRST + 2 * WEEK, FIRST + 3 * WEEK)
    assert [again.week(n).day for n in (2, 3, 13)] == [FIRST + n * WEEK for n in (1, 4, 14)]
    earlier = leagues.skip(again, 2)
    assert [earlier.week(n).day for n in (1, 2, 3, 13)] == [FIRST + n * WEEK for n in (0, 4, 5, 15)]
    assert len(earlier.weeks) == 13
    first, last = leagues.skip(plan(), 1), leagues.skip(plan(), 13)
    assert (first.week(1).day, last.week(13).day, last.week(12).day) == (
        FIRST + WEEK,
        FIRST + 13 * WEEK,
        FIRST + 11 * WEEK,
    )
    played = leagues.record(plan(), 3, scores(**ABC))
    for number in (1, 2, 3):
        with pytest.raises(LeagueError, match=f"week {number} cannot be skipped: week 3 has been played"):
            leagues.skip(played, number)
    assert leagues.skip(played, 4).week(4).day == FIRST + 4 * WEEK


@rule("TR-A2.c", "TR-A2.e")
def test_a_week_that_is_still_to_come_can_be_changed():
    league = leagues.change(plan(), 2, "one hundred names", note="bring dice")
    week = league.week(2)
    assert (week.format, week.environment, week.note) == ("One Hundred Names", "Classic", "bring dice")
    league = leagues.change(league, 2, env="modern")
    assert (league.week(2).format, league.week(2).environment, league.week(2).note) == (
        "One Hundred Names",
        "Modern",
        "bring dice",
    )
    assert leagues.change(league, 2, note="").week(2).note == ""
    assert league.week(1) == plan().week(1)
    played = leagues.record(league, 2, scores(**ABC))
    with pytest.raises(LeagueError, match="week 2 has been played"):
        leagues.change(played, 2, note="x")


@rule("TR-A2.c", "TR-A2.d")
def test_the_weeks_that_are_still_to_come():
    league = leagues.record(plan(), 3, scores(**ABC))
    day = league.week(2).day
    assert [week.number for week in leagues.upcoming(league, day)] == [2, *range(4, 14)]
    assert [week.number for week in leagues.upcoming(league, day + timedelta(days=1))] == list(range(4, 14))
    two = leagues.record(league, 4, scores(Ann=(4, 1), Bob=(0, 1)))
    assert [week.number for week in leagues.upcoming(two, day)][:3] == [2, 4, 5]
    assert (two.week(4).played, two.week(4).official, two.week(5).played) == (True, False, False)
    assert (two.week(3).played, two.week(3).official) == (True, True)


@rule("TR-A2.d", "TR-6.2.a")
def test_the_table_adds_up_and_breaks_ties_by_game_points_then_weeks_won():
    league = leagues.record(plan(), 1, scores(Ann=(4, 10), Bob=(0, 4), Cid=(0, 4), Dan=(0, 1)))
    league = leagues.record(league, 2, scores(Bob=(4, 6), Ann=(0, 0), Cid=(0, 3), Eve=(4, 6)))
    league = leagues.record(league, 3, scores(Ann=(4, 1), Bob=(0, 9)))
    assert leagues.standings(league) == [
        Standing(1, "Ann", 4, 10, 1, 2),
        Standing(1, "Bob", 4, 10, 1, 2),
        Standing(3, "Eve", 4, 6, 1, 1),
        Standing(4, "Cid", 0, 7, 0, 2),
        Standing(5, "Dan", 0, 1, 0, 1),
    ]
    assert leagues.champions(league) == ("Ann", "Bob")
    won_more = leagues.record(league, 4, scores(Ann=(2, 0), Zed=(2, 1), Bob=(2, 0), Cid=(4, 0)))
    assert [(row.place, row.player) for row in leagues.standings(won_more)][:3] == [(1, "Ann"), (1, "Bob"), (3, "Cid")]
    by_wins = leagues.record(plan(), 1, scores(Ann=(4, 2), Bob=(2, 6), Cid=(0, 0)))
    by_wins = leagues.record(by_wins, 2, scores(Ann=(2, 5), Bob=(4, 1), Dan=(4, 2)))
    assert [(row.place, row.player, row.weeks_won) for row in leagues.standings(by_wins)][:2] == [
        (1, "Ann", 1),
        (2, "Bob", 0),
    ]
    assert leagues.standings(plan()) == []


def weeks_of_five(finals: int = 3) -> League:
    """After twelve weeks Ann leads, Bob and Cid are level behind her, then Dan and Eve, level too."""
    points = {"Ann": (4, 9), "Bob": (2, 5), "Cid": (2, 5), "Dan": (0, 1), "Eve": (0, 1)}
    return held_weeks(plan(finals), 12, **points)


@rule("TR-A2.g")
def test_who_reaches_the_finals():
    league = weeks_of_five()
    assert leagues.finalists(league) == Finalists(("Ann", "Bob", "Cid"))
    assert leagues.finalists(league).open_places == 0
    four = replace(league, finals=4)
    assert leagues.finalists(four) == Finalists(("Ann", "Bob", "Cid"), ("Dan", "Eve"), 1)
    five, six = replace(league, finals=5), replace(league, finals=6)
    assert leagues.finalists(five) == leagues.finalists(six) == Finalists(("Ann", "Bob", "Cid", "Dan", "Eve"))
    level = held_weeks(plan(3), 12, Ann=(4, 9), Bob=(2, 5), Cid=(2, 5), Dan=(2, 5), Eve=(0, 1))
    assert leagues.finalists(level) == Finalists(("Ann",), ("Bob", "Cid", "Dan"), 2)
    with pytest.raises(LeagueError, match=r"TR-A2\.g: this Proving Ground has no finals week"):
        leagues.finalists(plan())


@rule("TR-A2.g", "TR-6.2.b")
def test_the_finals_are_played_by_the_finalists_after_twelve_weeks():
    league = weeks_of_five(4)
    last = scores(Ann=(0, 3), Bob=(4, 9), Cid=(0, 1), Eve=(0, 2))
    eleven = replace(league, weeks=(*league.weeks[:11], replace(league.weeks[11], scores=()), league.weeks[12]))
    with pytest.raises(LeagueError, match=r"TR-A2\.g: the finals come after twelve weeks; not held yet: 12$"):
        leagues.record(eleven, 13, last)
    with pytest.raises(LeagueError, match=r"TR-A2\.g: Zoe did not reach the finals; Ann, Bob, Cid, Dan, Eve did"):
        leagues.record(league, 13, {**last, "Zoe": Score(0, 0)})
    with pytest.raises(LeagueError, match=r"TR-A2\.g: the finals are for 4 players, not 5"):
        leagues.record(league, 13, {**last, "Dan": Score(0, 0)})
    done = leagues.record(league, 13, last)
    assert leagues.champions(done) == ("Bob",)
    assert leagues.champions(league) == ("Ann",)
    assert leagues.standings(done) == leagues.standings(league)
    assert (leagues.finished(done), leagues.finished(league)) == (True, False)
    tied = leagues.record(league, 13, scores(Ann=(1, 3), Bob=(1, 3), Cid=(0, 9)))
    assert leagues.champions(tied) == ("Ann", "Bob")
    two = leagues.record(league, 13, scores(Bob=(4, 3), Cid=(0, 9)))
    assert leagues.champions(two) == ("Ann",)
    plain = held_weeks(plan(), 13)
    assert (leagues.champions(plain), leagues.standings(plain)[0].weeks_played) == (("Ann",), 13)
    assert [leagues.is_finals(league, n) for n in (12, 13)] == [False, True]
    assert not leagues.is_finals(plain, 13)


@rule("TR-A2.d")
def test_every_score_has_a_name_and_a_second_record_replaces_the_first():
    league = leagues.record(plan(), 1, scores(**ABC), [[["Ann"], ["Bob", "Cid"]]], "abc")
    assert league.week(1).games == ((("Ann",), ("Bob", "Cid")),)
    assert (league.week(1).event, [name for name, _ in league.week(1).scores]) == ("abc", ["Ann", "Bob", "Cid"])
    again = leagues.record(league, 1, scores(Cid=(4, 1), Bob=(0, 0), Ann=(0, 0)))
    assert (leagues.champions(again), again.week(1).games, again.week(1).event) == (("Cid",), (), "")
    with pytest.raises(LeagueError, match="week 1: a player without a name has"):
        leagues.record(plan(), 1, {"": Score(0, 0)})


# --- events


def one_evening(name: str = "Open") -> Held:
    return Held(name, name, FIRST, "Final Brawl", "Classic")


@rule("TR-A2.b")
def test_one_event_is_one_week():
    league = leagues.record(plan(), 2, scores(**ABC), event="Open")
    check_new(league, 2, one_evening())
    check_new(league, 3, one_evening("Other"))
    for number in (1, 3):
        with pytest.raises(LeagueError, match=r"TR-A2\.b: Open of 2026-03-02 counts for week 2 already"):
            check_new(league, number, one_evening())


@rule("TR-A2.c", "TR-A2.e", "TR-6.0")
def test_what_differs_from_the_plan_is_asked_about():
    league = plan()
    assert list(doubts(league, 1, one_evening())) == []
    (day,) = doubts(league, 2, one_evening())
    assert day == "TR-A2.c: week 2 is planned for 2026-03-09; Open was played on 2026-03-02"
    (fmt,) = doubts(league, 1, replace(one_evening(), format="One Hundred Names"))
    assert fmt == "TR-A2.e: week 1 plays Final Brawl; Open was One Hundred Names"
    (env,) = doubts(league, 1, replace(one_evening(), environment="Modern"))
    assert env == "TR-A2.c, TR-6.0: week 1 is Classic; Open was Modern"


@rule("TR-A2.b")
def test_an_event_is_known_by_its_log_up_to_the_first_seating():
    hall = event("Ann Bob Cid")
    before = held(hall.desk)
    assert (before.name, before.day, before.format, before.environment) == (
        "Spring Open",
        TEN.date(),
        "Final Brawl",
        "Classic",
    )
    hall.do(acts.Seat(1, (acts.SeatTable(("Ann", "Bob", "Cid")),)), 26 * 60)
    seated = held(hall.desk)
    assert seated.id != before.id
    assert seated.day == TEN.date() + timedelta(days=1)
    assert len(seated.id) == 12
    hall.win("Ann", minute=27 * 60)
    hall.do(acts.Note("thanks"), 28 * 60)
    assert held(hall.desk) == seated
    assert held(event("Ann Bob Dan").desk).id != before.id
    assert held(event("Ann Bob Cid").desk) == before


@rule("TR-A2.b")
def test_the_last_change_is_taken_back_first():
    league = plan()
    assert remember(league, league, "nothing") == league
    noted = remember(league, leagues.change(league, 2, note="dice"), "note")
    skipped = remember(noted, leagues.skip(noted, 13), "skip")
    assert [each.what for each in skipped.earlier] == ["note", "skip"]
    assert [week.number for week in skipped.earlier[0].weeks] == [2]
    only_skipped = remember(league, replace(league, skipped=(FIRST,)), "skip alone")
    assert [each.what for each in only_skipped.earlier] == ["skip alone"]
    back, what = undo(skipped)
    assert (back, what) == (noted, "skip")
    assert undo(back) == (league, "note")
    with pytest.raises(LeagueError, match="nothing is left to undo in this league"):
        undo(league)


# --- papers


@rule("TR-A2.c", "TR-A2.d")
def test_the_paper_of_a_league_before_and_after_its_weeks():
    bare = league_sheet(plan())
    assert (bare.event, bare.title) == ("Spring", "Proving Ground before week 1")
    assert [table.caption for table in bare.tables] == ["The weeks"]
    assert bare.notes == ("Organised by Dora.",)
    league = leagues.record(leagues.skip(plan(3), 4), 1, scores(**ABC))
    league = leagues.change(league, 5, note="Bring dice.")
    league = leagues.record(league, 2, scores(Ann=(4, 1), Bob=(0, 0)))
    league = leagues.record(league, 3, scores(Ann=(0, 1), Bob=(1, 5), Cid=(1, 5)))
    sheet = league_sheet(league)
    assert sheet.title == "Proving Ground after week 3"
    standings, weeks = sheet.tables
    assert standings.rows == (
        ("1", "Ann", "4", "13", "1", "2"),
        ("2", "Bob", "1", "10", "1", "2"),
        ("3", "Cid", "1", "8", "1", "2"),
    )
    assert standings.columns == ("Rank", "Player", "Match points", "Game points", "Weeks won", "Weeks played")
    rank, player, *numbers = standings.share(182)
    assert rank < min(numbers)
    assert player > max(numbers)
    assert [row[0] for row in weeks.rows] == [*map(str, range(1, 13)), "13 (finals)"]
    assert [row[4] for row in weeks.rows[:6]] == [
        "Ann first of 3",
        "Fewer than three players: it does not count (TR-A2.d)",
        "Bob and Cid first of 3",
        "",
        "Bring dice.",
        "",
    ]
    assert weeks.rows[3][1:4] == ("2026-03-30", "Final Brawl", "Classic")
    assert sheet.notes == (
        "Organised by Dora.",
        "Skipped (TR-A2.b): 2026-03-23.",
        "In the finals (TR-A2.g): Ann, Bob, Cid.",
        "In the lead: Ann.",
    )


@rule("TR-A2.g")
def test_the_paper_names_finalists_ties_and_champion():
    assert (
        league_sheet(weeks_of_five(4)).notes[1] == "In the finals (TR-A2.g): Ann, Bob, Cid; tied for 1 more: Dan, Eve."
    )
    level = held_weeks(plan(3), 12, Ann=(1, 1), Bob=(1, 1), Cid=(1, 1), Dan=(1, 1))
    assert league_sheet(level).notes[1:] == (
        "In the finals (TR-A2.g): nobody for sure; tied for 3 more: Ann, Bob, Cid, Dan.",
        "In the lead: Ann, Bob, Cid, Dan.",
    )
    done = leagues.record(weeks_of_five(), 13, scores(Ann=(0, 3), Bob=(4, 9), Cid=(0, 1)))
    assert league_sheet(done).notes[-1] == "Champion: Bob."
    assert league_sheet(held_weeks(plan(), 13)).notes == ("Organised by Dora.", "Champion: Ann.")
    assert league_sheet(done).tables[1].rows[12][4] == "Bob first of 3"
    assert league_sheet(held_weeks(plan(), 13)).tables[1].rows[12][0] == "13"


# --- ratings


@rule("TR-6.2.a")
def test_places_go_by_match_points_then_game_points():
    done = Result(
        Ending.TIME,
        (
            Points("Ann", Outcome.LOSER, 0, 9),
            Points("Bob", Outcome.WINNER_TIME_OUT, 2, 5),
            Points("Cid", Outcome.LOSER, 0, 3),
            Points("Dan", Outcome.LOSER, 0, 9),
        ),
        "",
    )
    assert places_of(done) == (("Bob",), ("Ann", "Dan"), ("Cid",))
    hall = event("Ann Bob Cid Dan")
    hall.do(acts.Rename("Ann", "Anna"))
    hall.round("Ann Bob Cid", byes="Dan", Ann=9, Bob=3)
    hall.seat("Ann Dan Cid")
    assert games_of(hall.event) == ((("Anna",), ("Bob",), ("Cid",)),)


@rule("TR-A2.b")
def test_ratings_follow_the_places_of_each_game():
    after = rate({}, [["Ann"], ["Bob"], ["Cid"]])
    assert after["Ann"].mu > after["Bob"].mu > after["Cid"].mu
    assert [each.games for each in after.values()] == [1, 1, 1]
    tied = rate({}, [["Ann"], ["Bob", "Cid"]])
    assert tied["Bob"] == tied["Cid"]
    assert rate(after, [["Ann"], ["Bob"]])["Ann"].games == 2
    assert rate(after, [["Ann"], ["Bob"]])["Cid"] is after["Cid"]
    with pytest.raises(ValueError, match=r"^Bob has two places in one game"):
        rate({}, [["Ann"], ["Bob"], ["Cid", "Bob"]])
    for alone in ([["Ann"]], []):
        with pytest.raises(ValueError, match="a game to be rated has at least two players, not"):
            rate({}, alone)
    twice = history([[["Ann"], ["Bob"]], [["Bob"], ["Ann"]]])
    assert twice == rate(rate({}, [["Ann"], ["Bob"]]), [["Bob"], ["Ann"]])
    assert history([], after) == after
    assert history([[["Ann"], ["Bob"]]], after) == rate(after, [["Ann"], ["Bob"]])
    league = leagues.record(plan(), 1, scores(**ABC), [[["Ann"], ["Bob", "Cid"]]])
    assert leagues.ratings(league) == tied
    assert leagues.ratings(plan()) == {}


@rule("TR-A2.b")
def test_a_ranking_is_by_what_a_player_surely_has_and_then_by_name():
    known = {"Cid": Rating(30, 2), "Bob": Rating(30, 2), "Ann": Rating(31, 3), "Dan": Rating(), "Eve": Rating(40, 1)}
    assert [name for name, _ in ranking(known)] == ["Eve", "Bob", "Cid", "Ann", "Dan"]
    assert (Rating(30, 2).shown, Rating(31, 3).shown) == (24, 22)
    assert Rating().shown == pytest.approx(0)
    assert (Rating().mu, Rating().games) == (25, 0)


@rule("TR-A2.b")
def test_chances_of_a_game():
    even = chances({}, ["Ann", "Bob"])
    assert even == {"Ann": pytest.approx(0.5), "Bob": pytest.approx(0.5)}
    better = chances({"Ann": Rating(35, 2)}, ["Bob", "Ann", "Cid"])
    assert list(better) == ["Bob", "Ann", "Cid"]
    assert better["Ann"] > 0.5 > better["Bob"] == pytest.approx(better["Cid"])
    assert sum(better.values()) == pytest.approx(1)
    for names in (["Ann"], [], ["Ann", "Ann"], ["Ann", "Bob", "Ann"]):
        with pytest.raises(ValueError, match="chances are between two or more different players"):
            chances({}, names)
