"""TR-1.1.c, 2.0.e, 2.2.c, 3.0.f, 3.1.e, 4.1.e, 4.2.a, 5.1.d: penalties and their escalation."""

import pytest

from kwoon.tournament.event.acts import Penalise, Rule, Undo
from kwoon.tournament.event.penalties import Offence, Sanction, open_sanctions
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.state import Presence
from tests.rules import rule
from tests.tournament.events import MULTI, Hall, event, seat


def penalty(
    player: str, offence: Offence, sanction: Sanction = Sanction.WARNING, points: int = 0, judge: str = "Hugo"
) -> Penalise:
    return Penalise(player, offence, sanction, "seen by the judge", judge, points)


def playing(kind: Kind = Kind.SWISS) -> Hall:
    hall = event(kind=kind)
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    return hall


@rule("TR-5.1.d")
def test_stalling_is_warned_then_costs_points_then_the_event() -> None:
    hall = playing()
    hall.refuses(
        penalty("Ann", Offence.STALLING, Sanction.MATCH_POINTS, 2),
        "no penalty for stalling so far; open now: warning",
    )
    hall.do(penalty("Ann", Offence.STALLING))
    hall.refuses(penalty("Ann", Offence.STALLING, Sanction.DISQUALIFICATION), "one penalty")
    hall.do(penalty("Ann", Offence.STALLING, Sanction.MATCH_POINTS, 2))
    hall.do(penalty("Ann", Offence.STALLING, Sanction.DISQUALIFICATION))
    assert hall.event.players["Ann"].presence is Presence.DISQUALIFIED
    hall.refuses(penalty("Ann", Offence.STALLING), "disqualified already")


@rule("TR-5.1.d")
def test_each_player_has_a_ladder_of_their_own() -> None:
    hall = playing()
    hall.do(penalty("Ann", Offence.STALLING))
    hall.refuses(penalty("Bob", Offence.STALLING, Sanction.GAME_POINTS, 1), "TR-5.1.d")


@rule("TR-2.2", "TR-2.2.c")
def test_slow_play_may_cost_the_turn_or_points() -> None:
    hall = playing()
    hall.do(penalty("Ann", Offence.SLOW_PLAY, Sanction.TURN))
    hall.do(penalty("Ann", Offence.SLOW_PLAY, Sanction.GAME_POINTS, 3))
    assert hall.row("Ann").total.game_points == -3
    hall.refuses(penalty("Ann", Offence.SLOW_PLAY, Sanction.DISQUALIFICATION), "TR-2.2.c")


@rule("TR-4.2", "TR-4.2.a")
def test_playing_for_another_costs_points_or_a_loss_then_the_event() -> None:
    hall = playing()
    hall.refuses(penalty("Ann", Offence.KINGMAKING, Sanction.EXTRA_LOSS), "take points")
    hall.refuses(penalty("Ann", Offence.KINGMAKING, Sanction.DISQUALIFICATION), "TR-4.2.a")
    hall.do(penalty("Ann", Offence.KINGMAKING, Sanction.MATCH_POINTS, 4))
    hall.do(penalty("Ann", Offence.KINGMAKING, Sanction.DISQUALIFICATION))
    knockout = playing(Kind.DOUBLE)
    knockout.refuses(penalty("Ann", Offence.KINGMAKING, Sanction.MATCH_POINTS, 4), "additional loss")
    knockout.do(penalty("Ann", Offence.KINGMAKING, Sanction.EXTRA_LOSS))
    knockout.win("Ann", 1)
    knockout.win("Dan", 2)
    assert [each.text for each in knockout.row("Ann").criteria][:2] == ["still in", "1"]


@rule("TR-4.1", "TR-4.1.e")
def test_repeated_misplays_may_cost_the_round_or_the_event() -> None:
    hall = playing()
    hall.refuses(penalty("Ann", Offence.MISPLAYS, Sanction.GAME_LOSS), "TR-4.1.e")
    hall.do(penalty("Ann", Offence.MISPLAYS))
    hall.do(penalty("Ann", Offence.MISPLAYS, Sanction.GAME_LOSS))
    assert hall.table().left == ("Ann",)
    hall.report(seat("Ann", decked=True, burned=1, seized=2), seat("Bob", 0), seat("Cid"), victorious=("Bob",))
    assert (hall.row("Ann").total.match_points, hall.row("Ann").total.game_points) == (0, 3)


@rule("TR-4.1.e", "TR-5.6.c")
def test_a_game_loss_after_the_game_takes_its_points_and_leaves_the_others_theirs() -> None:
    hall = playing()
    hall.do(penalty("Ann", Offence.MISPLAYS))
    hall.report(seat("Ann", 0, seized=3, burned=1), seat("Bob", 1, played=2), seat("Cid"), victorious=("Ann",))
    hall.do(penalty("Ann", Offence.MISPLAYS, Sanction.GAME_LOSS))
    assert (hall.row("Ann").total.match_points, hall.row("Ann").total.game_points) == (0, 3)
    assert (hall.row("Bob").total.match_points, hall.row("Bob").total.game_points) == (0, 4)
    hall.do(Undo(len(hall.desk.entries)))
    assert hall.row("Ann").total.match_points == 4


@pytest.mark.parametrize(
    ("offence", "sanction"),
    [
        pytest.param(Offence.DECK, Sanction.DISQUALIFICATION, marks=rule("TR-3.0.f")),
        pytest.param(Offence.SLEEVES, Sanction.MATCH_POINTS, marks=rule("TR-3.1.e")),
        pytest.param(Offence.CHEATING, Sanction.DISQUALIFICATION, marks=rule("TR-1.1.c")),
        pytest.param(Offence.HARASSMENT, Sanction.DISQUALIFICATION, marks=rule("TR-2.0.e")),
        pytest.param(Offence.HARASSMENT, Sanction.WARNING, marks=rule("TR-2.0", "TR-2.0.e")),
        pytest.param(Offence.CONDUCT, Sanction.WARNING, marks=rule("TR-2.2.b")),
    ],
)
def test_what_is_left_to_the_judge_at_once(offence: Offence, sanction: Sanction) -> None:
    hall = playing()
    points = 2 if sanction is Sanction.MATCH_POINTS else 0
    hall.do(penalty("Ann", offence, sanction, points))
    assert hall.event.penalties[0].reason == "seen by the judge"


@rule("TR-2.0.e")
@pytest.mark.parametrize("sanction", list(Sanction))
def test_harassment_is_at_the_judges_sole_discretion(sanction: Sanction) -> None:
    """Any sanction, at the first time; warning and expulsion are only examples."""
    hall = playing(Kind.DOUBLE if sanction is Sanction.EXTRA_LOSS else Kind.SWISS)
    points = 4 if sanction in (Sanction.MATCH_POINTS, Sanction.GAME_POINTS) else 0
    hall.do(penalty("Ann", Offence.HARASSMENT, sanction, points))
    given = hall.event.penalties[0]
    assert (given.sanction, given.points) == (sanction, points)


def test_a_disqualified_player_has_no_rank_and_the_reason_stands_there() -> None:
    hall = playing()
    hall.do(penalty("Ann", Offence.CHEATING, Sanction.DISQUALIFICATION))
    assert hall.row("Ann").rank is None
    assert "seen by the judge" in hall.row("Ann").why


def test_a_penalty_says_how_much_and_why() -> None:
    hall = playing()
    hall.refuses(penalty("Ann", Offence.SLOW_PLAY, Sanction.GAME_POINTS), "at least 1")
    hall.refuses(penalty("Ann", Offence.SLOW_PLAY, Sanction.WARNING, 2), "takes no points")
    hall.refuses(Penalise("Ann", Offence.SLOW_PLAY, Sanction.WARNING, " ", "Hugo"), "reason in words")
    hall.refuses(penalty("Zoe", Offence.SLOW_PLAY), "nobody is registered")


@rule("TR-2.4.d")
def test_the_judge_of_the_table_gives_the_penalty() -> None:
    hall = event("Hugo Ida Ann Bob Cid Dan", officials=MULTI)
    hall.refuses(penalty("Ann", Offence.STALLING, judge="Zoe"), "no judge")
    hall.refuses(penalty("Hugo", Offence.STALLING, judge="Hugo"), "themselves")
    hall.seat("Hugo Ida Ann", "Bob Cid Dan")
    hall.refuses(penalty("Ann", Offence.STALLING), "plays in this game")
    hall.do(penalty("Ann", Offence.STALLING, judge="Jon"))


@rule("TR-5.1.d")
def test_the_ladder_in_numbers() -> None:
    assert [Sanction.DISQUALIFICATION in open_sanctions(Offence.STALLING, n) for n in range(4)] == [
        False,
        False,
        True,
        True,
    ]


def test_a_ruling_takes_no_negative_time() -> None:
    playing().refuses(Rule(1, 1, "Hugo", "?", "!", -1), "TR-2.4.f")
