"""The audit says what is wrong, and nothing where all is right: each fault put into an event by hand."""

from dataclasses import replace

import pytest

from kwoon.tournament.event import acts
from kwoon.tournament.event.clock import TableClock
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.recount import audit
from kwoon.tournament.event.setup import Byes, Kind
from kwoon.tournament.event.state import Stage
from tests.rules import rule
from tests.tournament.events import Hall, event, seat


def with_round(hall, number=1, **changes):
    rounds = [replace(each, **changes) if each.number == number else each for each in hall.event.rounds]
    return replace(hall.event, rounds=tuple(rounds))


def with_points(hall, *points, table=1):
    """The same result with other match points."""
    old = hall.event.table(1, table)
    scores = tuple(replace(each, match_points=now) for each, now in zip(old.result.scores, points, strict=True))
    return hall.event.with_table(1, replace(old, result=replace(old.result, scores=scores)))


def with_player(hall, player, **changes):
    return replace(hall.event, players={**hall.event.players, player: replace(hall.event.players[player], **changes)})


def about(found, words):
    return [each for each in found if words in each]


def six() -> Hall:
    hall = event("Ann Bob Cid Dan Eve Fay")
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    assert audit(hall.event) == ()
    return hall


@rule("TR-5.2")
@pytest.mark.parametrize(
    ("points", "wrong"),
    [
        ((4, 0, 0), 0),
        ((4, 4, 0), 0),
        ((2, 0, 0), 0),
        ((1, 1, 0), 0),
        ((1, 1, 1), 0),
        ((3, 0, 0), 1),
        ((4, 2, 0), 1),
        ((4, 1, 1), 1),
        ((2, 1, 1), 1),
        ((2, 2, 0), 1),
        ((1, 0, 0), 1),
        ((0, 0, 0), 1),
        ((5, 3, 0), 1),
    ],
)
def test_match_points_are_four_or_two_or_shared_ones(points, wrong):
    hall = six()
    found = audit(with_points(hall, *points))
    assert len(about(found, "round 1 table 1: TR-5.2")) == wrong


@rule("TR-5.4.b")
def test_two_full_victories_need_the_same_scene_or_another_way_to_win():
    hall = event("Ann Bob Cid")
    hall.seat("Ann Bob Cid")
    hall.report(seat("Ann"), seat("Bob", decked=True, out=1), seat("Cid", decked=True, out=2))
    assert audit(hall.event) == ()
    assert about(audit(with_points(hall, 4, 4, 0)), "TR-5.4.b: 2 full victories")
    assert not about(audit(with_points(hall, 4, 0, 0)), "TR-5.4.b")


@rule("TR-5.6", "TR-5.6.c")
def test_who_decked_out_has_no_match_point_and_the_burned_pile_only():
    hall = event("Ann Bob Cid")
    hall.seat("Ann Bob Cid")
    hall.report(
        seat("Ann", 0), seat("Bob", decked=True, burned=2, other_burned=3, seized=1), seat("Cid"), victorious=("Ann",)
    )
    assert audit(hall.event) == ()
    old = hall.event.table(1, 1)
    assert old.result.score("Bob").game_points == 3 * 2 + 2 * 3
    assert about(audit(with_points(hall, 4, 1, 0)), "TR-5.6: Bob decked out with 1 match points")
    scores = tuple(replace(each, game_points=11) if each.player == "Bob" else each for each in old.result.scores)
    bad = hall.event.with_table(1, replace(old, result=replace(old.result, scores=scores)))
    assert about(audit(bad), "TR-5.6.c: Bob keeps 11 game points, burned 12")


@rule("TR-8.3.e")
def test_nobody_plays_before_coming_or_after_leaving():
    hall = six()
    assert about(audit(with_player(hall, "Ann", joined=2)), "TR-8.3.e: round 1: Ann was not here")
    assert about(audit(with_player(hall, "Ann", missed=(1,))), "TR-8.3.e: round 1: Ann was not here")
    assert not about(audit(with_player(hall, "Ann", missed=(2,))), "TR-8.3.e")
    assert about(audit(with_player(hall, "Ann", left=0)), "round 1: Ann had left")
    assert not about(audit(with_player(hall, "Ann", left=1)), "Ann had left")
    assert about(audit(with_round(hall, absent=("Ann",))), "round 1: Ann is seated 2 times")


@rule("TR-5.0")
def test_tables_are_of_three_and_four_but_for_few_players():
    def sized(*tables, **setup):
        hall = six()
        made = tuple(
            replace(hall.event.table(1, 1), number=number, players=tuple(table.split()), result=None, report=None)
            for number, table in enumerate(tables, 1)
        )
        changed = with_round(hall, tables=made)
        return about(audit(replace(changed, setup=replace(changed.setup, **setup))), "TR-5.0")

    assert sized("Ann Bob Cid", "Dan Eve Fay") == []
    assert sized("Ann Bob Cid Dan", "Eve Fay") == ["TR-5.0: round 1: a table of 2 among 6"]
    assert sized("Ann Bob Cid Dan", "Eve Fay", table_size=2) == []
    assert sized("Ann Bob Cid Dan Eve", "Fay") == [
        "TR-5.0: round 1: a table of 5 among 6",
        "TR-5.0: round 1: a table of 1 among 6",
    ]
    assert sized("Ann Bob Cid Dan Eve", five_players=True) == []
    assert sized("Ann Bob Cid Dan Eve") == ["TR-5.0: round 1: a table of 5 among 5"]
    assert sized("Ann Bob Cid Dan Eve Fay", five_players=True) == ["TR-5.0: round 1: a table of 6 among 6"]
    assert sized("Ann Bob Cid", "Dan Eve") == []
    assert sized("Ann Bob") == []
    assert sized("Ann") == ["TR-5.0: round 1: a table of 1 among 1"]
    assert sized("Ann Bob Cid Dan") == []


@rule("TR-5.1")
def test_several_tables_are_timed_and_a_single_one_is_not():
    hall = six()
    untimed = hall.event.with_table(1, replace(hall.event.table(1, 1), clock=TableClock()))
    assert about(audit(untimed), "TR-5.1: round 1 table 1: timed False")
    assert not about(audit(replace(untimed, setup=replace(untimed.setup, time_single=True))), "TR-5.1")
    alone = event("Ann Bob Cid")
    alone.round("Ann Bob Cid")
    assert audit(alone.event) == ()
    timed = alone.event.with_table(1, replace(alone.event.table(1, 1), clock=TableClock(60)))
    assert about(audit(timed), "TR-5.1: round 1 table 1: timed True")


@rule("TR-8.3.a", "TR-8.3.c")
def test_byes_are_once_and_only_where_allowed():
    hall = event("Ann Bob Cid Dan Eve")
    hall.round("Ann Bob Cid Dan", byes="Eve")
    assert audit(hall.event) == ()
    never = replace(hall.event, setup=replace(hall.event.setup, byes=Byes.NEVER))
    assert audit(never) == ("TR-8.3.a: byes in an event without",)
    assert not about(audit(replace(six().event, setup=never.setup)), "TR-8.3.a")


@rule("TR-6.2.c", "TR-6.2.d")
@pytest.mark.parametrize(("kind", "allowed"), [(Kind.SINGLE, 1), (Kind.DOUBLE, 2)])
def test_nobody_plays_on_with_all_losses_used_up(kind, allowed):
    hall = event("Ann Bob Cid", kind)
    hall.round("Ann Bob Cid")
    first = hall.event.rounds[0]

    def losers(rounds, base=hall.event):
        more = tuple(replace(first, number=number) for number in range(1, rounds + 1))
        return sorted(about(audit(replace(base, rounds=more)), "TR-6.2:"))

    assert losers(allowed) == []
    number = allowed + 1
    assert losers(number) == [f"TR-6.2: {who} plays round {number} after {allowed} losses" for who in ("Bob", "Cid")]
    late = with_player(hall, "Ann", joined=2)
    assert [each for each in losers(allowed, late) if "Ann" in each] == (
        ["TR-6.2: Ann plays round 1 after 1 losses"] if allowed == 1 else []
    )
    absent = replace(first, tables=(), absent=("Ann",))
    again = tuple(replace(first, number=each) for each in range(2, allowed + 2))
    skipped = replace(hall.event, rounds=(absent, *again))
    assert bool(about(audit(skipped), "TR-6.2: Ann")) == (allowed == 1)
    hall.do(acts.Penalise("Ann", Offence.HARASSMENT, Sanction.EXTRA_LOSS, "seen", "Hugo", 0, 1))
    assert bool([each for each in losers(2, hall.event) if "Ann plays round 2 after 1" in each]) == (allowed == 1)


def test_the_standings_have_everybody_who_came_once_with_their_points():
    hall = event("Ann Bob Cid Dan Eve Fay")
    hall.do(acts.Register("Noe"))
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    assert audit(hall.event) == ()
    swapped = with_points(hall, 0, 4, 0)
    assert audit(swapped) == ()
    assert audit(replace(hall.event, problems=())) == ()
    lower = hall.event.with_table(1, replace(hall.event.table(1, 1), stage=Stage.LOWER))
    assert not about(audit(lower), "standings")


@rule("TR-6.2.f")
def test_in_a_round_robin_everybody_meets():
    hall = event("Ann Bob Cid Dan Eve Fay", Kind.ROUND_ROBIN)
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    assert not about(audit(hall.event), "TR-6.2.f")
    found = about(audit(replace(hall.event, finished=True)), "TR-6.2.f")
    assert len(found) == 9
    assert "TR-6.2.f: Ann and Dan never met" in found


def test_only_the_rounds_asked_for_are_looked_at():
    hall = six()
    hall.round("Ann Dan Bob", "Cid Eve Fay")
    bad = with_points(hall, 3, 0, 0)
    assert about(audit(bad), "round 1 table 1: TR-5.2")
    assert about(audit(bad, 1), "round 1 table 1: TR-5.2")
    assert not about(audit(bad, 2), "TR-5.2")
