"""Entering, seating, byes, leaving: the event from one act to the next."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kwoon.engine.chance import Chance
from kwoon.tournament.decks.lists import DeckList
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts
from kwoon.tournament.event.setup import Byes, Kind
from kwoon.tournament.event.state import Presence
from kwoon.tournament.results.report import TableReport
from kwoon.tournament.seating.ask import Candidate, SeatingTask, SimpleSeater, table_sizes
from kwoon.tournament.seating.planning import FirstTurn, plan_round, task_for
from tests.rules import rule
from tests.tournament.events import Hall, event, seat


@rule("TR-4.0", "TR-4.0.a")
def test_a_tournament_has_at_least_three_players() -> None:
    hall = event("Ann Bob")
    hall.refuses(hall.seating("Ann Bob"), "TR-4.0.a")
    hall.enter("Cid")
    hall.seat("Ann Bob Cid")


@rule("TR-4.0.b")
def test_the_deck_is_locked_at_the_first_round() -> None:
    hall = event()
    hall.do(acts.RegisterDeck("Ann", DeckList("Hand of the Dragon")))
    hall.do(acts.RegisterDeck("Ann", DeckList("Lotus Blossom")))
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    assert hall.event.players["Ann"].deck == DeckList("Lotus Blossom")
    hall.refuses(acts.RegisterDeck("Ann", DeckList("Hand of the Dragon")), "TR-4.0.b")
    hall.do(acts.Late("Zoe"))
    hall.do(acts.RegisterDeck("Zoe", DeckList("Jammers")))


@rule("TR-4.0.d")
def test_the_head_judge_may_draw_who_begins() -> None:
    hall = event()
    tables = (acts.SeatTable(("Ann", "Bob", "Cid"), first="Dan"), acts.SeatTable(("Dan", "Eve", "Fay")))
    hall.refuses(acts.Seat(1, tables), "TR-4.0.d")
    assert all(table.first is None for table in plan_round(hall.event, SimpleSeater(), Chance(0)).tables)
    hall.do(plan_round(hall.event, SimpleSeater(), Chance(0), first=FirstTurn.DRAW))
    for table in hall.event.rounds[0].tables:
        assert table.first in table.players
    firsts = {
        plan_round(event().event, SimpleSeater(), Chance(seed), first=FirstTurn.DRAW).tables[0].first
        for seed in range(60)
    }
    assert firsts == {"Ann", "Bob", "Cid", "Dan", "Eve", "Fay"}


def test_who_cannot_be_seated() -> None:
    hall = event()
    hall.do(acts.Register("Zoe"))
    hall.do(acts.Drop("Fay"))
    hall.refuses(hall.seating("Ann Bob Zoe"), "Zoe is registered, not here")
    hall.refuses(hall.seating("Ann Bob Fay"), "Fay is dropped")
    hall.refuses(hall.seating("Ann Bob Ann"), "seated twice")
    hall.refuses(hall.seating("Ann Bob", "Cid"), "table 2 has 1 player")
    hall.refuses(hall.seating("Ann Bob Yan"), "nobody is registered")
    hall.refuses(hall.seating(), "at least one table")
    hall.refuses(acts.Seat(2, ()), "the next round is 1, not 2")


@rule("TR-8.3.c")
def test_no_second_bye() -> None:
    hall = event("Ann Bob Cid Dan Eve")
    hall.round("Ann Bob Cid Dan", byes="Eve")
    hall.refuses(hall.seating("Ann Bob Cid Dan", byes="Eve"), "TR-8.3.c")
    hall.round("Ann Bob Cid Eve", byes="Dan")


@rule("TR-8.3.a")
def test_byes_only_where_the_director_uses_them() -> None:
    hall = event("Ann Bob Cid Dan Eve", byes=Byes.NEVER)
    hall.refuses(hall.seating("Ann Bob Cid Dan", byes="Eve"), "TR-8.3.a")
    assert plan_round(hall.event, SimpleSeater(), Chance(0)).byes == ()


@rule("TR-8.3.b", "TR-8.3.f")
def test_byes_fall_by_lot_on_any_player() -> None:
    hall = event("Ann Bob Cid Dan Eve")
    drawn = {plan_round(hall.event, SimpleSeater(), Chance(seed)).byes for seed in range(60)}
    assert drawn == {("Ann",), ("Bob",), ("Cid",), ("Dan",), ("Eve",)}


@rule("TR-8.3.e")
def test_latecomers_and_the_absent_get_nothing_for_what_they_missed() -> None:
    hall = event("Ann Bob Cid Dan")
    hall.refuses(acts.Late("Zoe"), "register Zoe")
    hall.seat("Ann Bob Cid")
    assert hall.event.rounds[0].absent == ("Dan",)
    hall.refuses(acts.Register("Zoe"), "late arrival")
    hall.do(acts.Late("Zoe"))
    hall.refuses(acts.Late("Zoe"), "here")
    hall.win("Ann")
    assert hall.event.players["Zoe"].joined == 2
    assert hall.row("Zoe").total.match_points == hall.row("Dan").total.match_points == 0
    hall.refuses(hall.seating("Ann Bob Cid Dan", byes="Yan"), "nobody is registered")
    hall.seat("Ann Bob Cid Dan", byes="Zoe")


def test_a_registered_player_who_arrives_late() -> None:
    hall = event("Ann Bob Cid")
    hall.do(acts.Register("Zoe"))
    hall.round("Ann Bob Cid")
    hall.refuses(acts.CheckIn("Zoe"), "late arrival")
    hall.do(acts.Late("Zoe"))
    assert hall.event.players["Zoe"].presence is Presence.HERE


def test_one_who_dropped_may_come_back() -> None:
    hall = event()
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=3)
    hall.do(acts.Drop("Ann"))
    hall.do(acts.Late("Ann"))
    assert (hall.event.players["Ann"].joined, hall.row("Ann").total.match_points) == (1, 4)


@rule("TR-5.6.b", "TR-5.6.e")
def test_who_leaves_during_a_game_counts_as_decked_in_it() -> None:
    """The cards others hold of theirs stay, as proxies if need be: the others' points do not change."""
    hall = event()
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    hall.do(acts.Drop("Ann", "the last train"))
    with pytest.raises(Refused, match=r"TR-5.6.b: Ann left this game"):
        hall.win("Bob")
    hall.report(
        seat("Ann", decked=True, out=1, burned=2, seized=3),
        seat("Bob", 0, seized=3, borrowed=1),
        seat("Cid"),
        victorious=("Bob",),
    )
    assert hall.row("Ann").total.game_points == 6
    assert hall.row("Bob").total.game_points == 13


def test_a_report_must_be_of_the_table() -> None:
    hall = event()
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    wrong = TableReport((seat("Ann"), seat("Bob"), seat("Dan")), ("Ann",))
    hall.refuses(acts.ReportResult(1, 1, wrong), "at table 1 of round 1 sit Ann, Bob, Cid")
    hall.refuses(acts.ReportResult(1, 3, wrong), "tables 1 to 2")
    entry = hall.win("Ann")
    with pytest.raises(Refused, match=f"correct entry {entry}"):
        hall.win("Bob")


def test_seats_are_kept_in_the_order_of_the_table() -> None:
    hall = event("Ann Bob Cid")
    hall.seat("Cid Ann Bob")
    hall.report(seat("Ann", 0, played=1), seat("Bob"), seat("Cid"), victorious=("Ann",))
    result = hall.table().result
    assert result is not None
    assert [score.player for score in result.scores] == ["Cid", "Ann", "Bob"]


@rule("TR-6.1.e")
def test_the_two_player_format_is_played_by_two() -> None:
    with pytest.raises(Refused, match=r"TR-6.1.e"):
        event(format="Who's the Big Man Now?")
    hall = event("Ann Bob Cid", format="Who's the Big Man Now?", table_size=2)
    hall.do(plan_round(hall.event, SimpleSeater(), Chance(0)))
    assert [len(table.players) for table in hall.event.rounds[0].tables] == [2]
    assert len(hall.event.rounds[0].byes) == 1


@pytest.mark.parametrize("setup", [{"table_size": 7}, {"rounds": 0}, {"five_minutes": 0}])
def test_a_setup_that_cannot_be(setup: dict[str, int]) -> None:
    with pytest.raises(Refused):
        event(**setup)


def test_an_event_needs_a_name() -> None:
    from kwoon.tournament.event.log import Desk
    from kwoon.tournament.event.setup import Setup
    from tests.tournament.events import OFFICIALS, TEN

    with pytest.raises(Refused, match="needs a name"):
        Desk.open(Setup("", Kind.SWISS, OFFICIALS), TEN)


# The built-in seater


@pytest.mark.parametrize(
    ("players", "size", "policy", "wanted"),
    [
        (3, 4, Byes.NEEDED, ([3], 0)),
        (5, 4, Byes.NEEDED, ([4], 1)),
        (5, 4, Byes.NEVER, ([3, 2], 0)),
        (6, 4, Byes.NEEDED, ([3, 3], 0)),
        (7, 4, Byes.NEEDED, ([4, 3], 0)),
        (9, 4, Byes.ALWAYS, ([4, 4], 1)),
        (9, 4, Byes.EVEN, ([3, 3, 3], 0)),
        (7, 4, Byes.EVEN, ([4, 3], 0)),
        (15, 4, Byes.EVEN, ([3, 3, 3, 3, 3], 0)),
        (16, 3, Byes.EVEN, ([4, 4, 4, 4], 0)),
        (12, 3, Byes.EVEN, ([3, 3, 3, 3], 0)),
        (5, 4, Byes.EVEN, ([4], 1)),
        (13, 3, Byes.NEEDED, ([4, 3, 3, 3], 0)),
        (13, 3, Byes.ALWAYS, ([3, 3, 3, 3], 1)),
        (13, 3, Byes.EVEN, ([4, 3, 3, 3], 0)),
        (8, 3, Byes.NEEDED, ([4, 4], 0)),
        (7, 2, Byes.NEEDED, ([2, 2, 2], 1)),
        (7, 2, Byes.NEVER, ([3, 2, 2], 0)),
    ],
)
def test_table_sizes(players: int, size: int, policy: Byes, wanted: tuple[list[int], int]) -> None:
    assert table_sizes(players, size, players, policy) == wanted


@rule("TR-5.0.d")
def test_five_players_without_a_bye() -> None:
    assert table_sizes(5, 4, 0, Byes.NEEDED) == ([3, 2], 0)
    assert table_sizes(5, 4, 0, Byes.NEEDED, five=True) == ([5], 0)
    with pytest.raises(Refused, match="at least two"):
        table_sizes(1, 4, 0, Byes.NEEDED)


@given(st.integers(2, 250), st.sampled_from([2, 3, 4]), st.integers(0, 250), st.sampled_from(list(Byes)))
def test_everyone_has_a_place(players: int, size: int, may_bye: int, policy: Byes) -> None:
    sizes, byes = table_sizes(players, size, min(may_bye, players), policy)
    assert sum(sizes) + byes == players
    assert byes <= may_bye
    smallest = 2 if size == 2 or players in (2, 5) else 3
    assert all(smallest <= each <= 4 for each in sizes)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 3), min_size=3, max_size=24), st.integers(0, 99))
def test_score_groups_sit_together(scores: list[int], seed: int) -> None:
    task = SeatingTask(tuple(Candidate(f"P{n}", score) for n, score in enumerate(scores)))
    seating = SimpleSeater().seat(task, Chance(seed))
    found = [player for table in seating.tables for player in table]
    assert sorted([*found, *seating.byes]) == sorted(each.player for each in task.candidates)
    score = {each.player: each.score for each in task.candidates}
    tables = [[score[player] for player in table] for table in seating.tables]
    for upper, lower in pairwise(tables):
        assert min(upper) >= max(lower)


def test_a_seater_avoids_old_opponents_within_a_score_group() -> None:
    hall = event("Ann Bob Cid Dan Eve Fay Gus Hal Ira", table_size=3)
    hall.round("Ann Bob Cid", "Dan Eve Fay", "Gus Hal Ira")
    for seed in range(20):
        act = plan_round(hall.event, SimpleSeater(), Chance(seed))
        assert set(act.tables[0].players) == {"Ann", "Dan", "Gus"}
        assert "met before" in act.tables[0].why
    assert task_for(hall.event, hall.event.active).candidates[0] == Candidate("Ann", 4, True)


def test_no_round_is_planned_while_tables_play() -> None:
    hall: Hall = event()
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    with pytest.raises(Refused, match="no result yet from table 1, 2"):
        plan_round(hall.event, SimpleSeater(), Chance(0))
    with pytest.raises(Refused, match="nobody is registered"):
        plan_round(event().event, SimpleSeater(), Chance(0), absent=("Zoe",))
