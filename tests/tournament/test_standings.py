"""TR-6.2.a: ranks, with every tie-break shown."""

from hypothesis import given, settings
from hypothesis import strategies as st

from kwoon.tournament.event.acts import Penalise
from kwoon.tournament.event.penalties import Offence, Sanction
from kwoon.tournament.event.standings import tie_groups
from tests.rules import rule
from tests.tournament.events import event


@rule("TR-6.2.a")
def test_match_points_then_game_points_then_a_shared_rank() -> None:
    hall = event()
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=10, Dan=12, Bob=5, Eve=5)
    assert hall.ranks == {"Dan": 1, "Ann": 2, "Bob": 3, "Eve": 3, "Cid": 5, "Fay": 5}
    assert [row.why for row in hall.rows[:4]] == [
        "",
        "behind Dan on game points: 10 to 12 (level on match points)",
        "behind Ann on match points: 0 to 4",
        "level with Bob on match points, game points: the rank is shared",
    ]
    assert tie_groups(hall.rows) == [["Dan"], ["Ann"], ["Bob", "Eve"], ["Cid", "Fay"]]


def test_points_taken_as_a_penalty_show_in_the_standings() -> None:
    hall = event()
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=10, Dan=9)
    hall.do(Penalise("Ann", Offence.SLOW_PLAY, Sanction.GAME_POINTS, "again and again", "Hugo", 2))
    assert hall.ranks["Dan"] == 1
    assert (hall.row("Ann").total.game_points, hall.row("Ann").total.game_penalty) == (8, 2)


def test_dropped_players_keep_their_points_and_rank() -> None:
    from kwoon.tournament.event.acts import Drop

    hall = event()
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=10, Dan=9)
    hall.do(Drop("Ann"))
    assert hall.ranks["Ann"] == 1
    assert hall.row("Ann").presence.value == "dropped"


@settings(max_examples=40, deadline=None)
@given(st.lists(st.integers(0, 20), min_size=6, max_size=6))
def test_ranks_agree_with_a_plain_sort(points: list[int]) -> None:
    hall = event()
    names = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
    hall.round("Ann Bob Cid", "Dan Eve Fay", **dict(zip(names, points, strict=True)))
    keys = {name: (4 * (name in ("Ann", "Dan")), value) for name, value in zip(names, points, strict=True)}
    assert hall.ranks == {name: 1 + sum(other > keys[name] for other in keys.values()) for name in names}
