"""The audit on penalties, several victories and who came: each fault put in by hand."""

from dataclasses import replace

from kwoon.tournament.event import acts
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.recount import audit
from tests.rules import rule
from tests.tournament.events import Hall, event, seat


def with_points(hall: Hall, *points: int, game: int | None = None):
    """The same result with other match points, and other game points for the first."""
    old = hall.event.table(1, 1)
    scores = [replace(each, match_points=now) for each, now in zip(old.result.scores, points, strict=True)]
    if game is not None:
        scores[0] = replace(scores[0], game_points=game)
    return hall.event.with_table(1, replace(old, result=replace(old.result, scores=tuple(scores))))


def three() -> Hall:
    hall = event("Ann Bob Cid")
    hall.seat("Ann Bob Cid")
    hall.report(seat("Ann", 0, burned=1), seat("Bob"), seat("Cid"), victorious=("Ann",))
    assert audit(hall.event) == ()
    return hall


def penalised(hall: Hall, **changes):
    """Ann loses this game by a penalty; the penalty is changed after."""
    hall.do(acts.Penalise("Ann", Offence.HARASSMENT, Sanction.WARNING, "seen", "Hugo", 0, 1))
    (penalty,) = hall.event.penalties
    return (replace(penalty, **changes),)


@rule("TR-5.2", "TR-3.0.f")
def test_only_a_game_loss_of_this_round_explains_a_game_that_nobody_won():
    hall = three()
    nobody = with_points(hall, 0, 0, 0, game=3)
    words = "round 1 table 1: TR-5.2: nobody has a match point"
    lost = penalised(hall, sanction=Sanction.GAME_LOSS)
    assert words in audit(nobody)
    assert words not in audit(replace(nobody, penalties=lost))
    for wrong in ({"round": 2}, {"sanction": Sanction.WARNING}):
        assert words in audit(replace(nobody, penalties=(replace(lost[0], **wrong),)))


@rule("TR-5.6.c", "TR-3.0.f")
def test_who_loses_a_game_by_a_penalty_keeps_the_burned_pile_only():
    hall = three()
    lost = penalised(hall, sanction=Sanction.GAME_LOSS)
    words = "round 1 table 1: TR-5.6.c: Ann keeps 9 game points, burned 3"
    assert words in audit(replace(with_points(hall, 0, 0, 0, game=9), penalties=lost))
    kept = audit(replace(with_points(hall, 0, 0, 0, game=3), penalties=lost))
    assert not [each for each in kept if "TR-5.6.c" in each]
    assert words not in audit(with_points(hall, 4, 0, 0, game=9))


@rule("TR-5.4.b")
def test_two_who_win_in_one_scene_both_have_a_full_victory():
    hall = event("Ann Bob Cid")
    hall.seat("Ann Bob Cid")
    hall.report(seat("Ann", 0), seat("Bob", 0), seat("Cid"), victorious=("Ann", "Bob"))
    assert audit(hall.event) == ()


@rule("TR-5.2")
def test_a_table_without_a_slip_or_a_result_is_not_looked_at():
    hall = three()
    table = hall.event.table(1, 1)
    for change in ({"result": None}, {"report": None}):
        open_ = hall.event.with_table(1, replace(table, **change))
        assert not [each for each in audit(open_) if "TR-5" in each]


@rule("TR-5.2")
def test_the_audit_looks_from_round_one_on_unless_told_otherwise():
    hall = three()
    hall.round("Bob Ann Cid")
    bad = with_points(hall, 3, 0, 0)
    assert [each for each in audit(bad) if "round 1" in each]
    assert not [each for each in audit(bad, 2) if "round 1 table" in each]


@rule("TR-6.2.a")
def test_a_player_who_came_and_was_never_seated_stands_in_the_list():
    hall = event("Ann Bob Cid Dan")
    assert audit(hall.event) == ()
    hall.do(acts.Drop("Dan"))
    assert audit(hall.event) == ()
