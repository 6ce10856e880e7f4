"""TR-8.2.b: turns at tables of the odd size go round, whoever seats the players."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kwoon.engine.chance import Chance
from kwoon.tournament.event import acts
from kwoon.tournament.event.setup import Byes
from kwoon.tournament.seating import Limit, Round, Table, Weights, best, charts, meetings
from kwoon.tournament.seating.ask import Seater, SimpleSeater
from kwoon.tournament.seating.best_or_charts import BestSeater, ChartSeater
from kwoon.tournament.seating.bound import least
from kwoon.tournament.seating.charts import Spare
from kwoon.tournament.seating.counts import Sat, sat, turns_words
from kwoon.tournament.seating.planning import plan_round, task_for
from kwoon.tournament.seating.task import Share, make_task
from tests.rules import rule
from tests.tournament.events import Hall, event, people

QUICK = BestSeater(Limit(work=0.1, workers=1))


def with_tables(*tables: str) -> Round:
    return Round(tuple(Table(tuple(table.split())) for table in tables))


def play(hall: Hall, seater: Seater, rounds: int) -> None:
    """Seat so many rounds; the first at each table wins."""
    for number in range(1, rounds + 1):
        hall.do(plan_round(hall.event, seater, Chance(number)))
        for table in hall.event.rounds[-1].tables:
            hall.win(table.players[0], table.number)


def played(hall: Hall) -> tuple[Round, ...]:
    return task_for(hall.event, hall.event.active).history


@rule("TR-8.2.b")
@pytest.mark.parametrize("seater", [QUICK, SimpleSeater()], ids=["best", "simple"])
@pytest.mark.parametrize(
    ("players", "size", "turns"), [(7, 4, {1, 2}), (10, 4, {2, 3}), (13, 4, {2, 3}), (10, 3, {1, 2})]
)
def test_nobody_sits_at_odd_tables_in_every_round_or_never(
    seater: Seater, players: int, size: int, turns: set[int]
) -> None:
    hall = event(" ".join(people(players)), table_size=size)
    play(hall, seater, 4)
    found = sat(played(hall))
    assert {each.turns(7 - size) for each in found.values()} == turns


UNEVEN = (("b f a g", "e c d"), ("d g a c", "e b f"), ("b a d g", "e f c"))
"""Three rounds of seven: e sat at the three each time, a and g never."""


@rule("TR-8.2.b")
@pytest.mark.parametrize("seater", [QUICK, SimpleSeater()], ids=["best", "simple"])
def test_who_always_sat_at_threes_is_spared_next(seater: Seater) -> None:
    hall = event("a b c d e f g")
    for tables in UNEVEN:
        hall.round(*tables)
    act = plan_round(hall.event, seater, Chance(1))
    (three,) = [table.players for table in act.tables if len(table.players) == 3]
    assert "e" not in three
    assert {"a", "g"} < set(three)


@rule("TR-8.2.b")
def test_turns_weigh_more_than_a_few_meetings() -> None:
    history = [with_tables(*tables) for tables in UNEVEN]
    fair, blind = (
        best("abcdefg", 1, Chance(0), history=history, weights=weights, limit=Limit(work=0.3, workers=1))
        for weights in (Weights(), Weights(share=0))
    )
    assert (fair.tally.share, fair.tally.repeats) == (2, 12)
    assert (blind.tally.share, blind.tally.repeats) == (7, 9)
    assert fair.optimal
    assert sat(fair.rounds)["e"].turns(4) == 1


@rule("TR-8.2.b")
@given(st.integers(0, 8), st.integers(0, 8), st.booleans())
def test_a_share_is_convex(games: int, low: int, whole: bool) -> None:
    low = min(low, games)
    share = Share(low, low if whole or low == games else low + 1, games)
    steps = [share.step(turns) for turns in range(games)]
    assert steps == sorted(steps)
    assert min(share.off(turns) for turns in range(games + 1)) == 0 or games >= 3


@rule("TR-8.2.b", "TR-8.3.e")
def test_the_share_of_a_latecomer_begins_when_they_come() -> None:
    history = [with_tables("a b c d", "e f g"), with_tables("a e b f", "c d g")]
    late = make_task("abcdefgh", 4, [(4, 4)], [()], history, None, Weights()).shares
    assert (late[0].low, late[0].high, late[0].games) == (0, 1, 3)
    assert (late[7].low, late[7].high, late[7].games) == (0, 0, 1)


@rule("TR-8.2.b")
def test_the_bound_on_shares_counts_what_cannot_be_mended() -> None:
    always = [with_tables("d e f g", "a b c")] * 3
    task = make_task("abcdefg", 4, [(4, 3)], [()], always, None, Weights())
    seated = [[[0, 1, 2, 3], [4, 5, 6]]]
    assert task.tally(seated).share == least(task).share
    assert task.tally([[[3, 4, 5, 6], [0, 1, 2]]]).share > least(task).share


@rule("TR-8.2.a", "TR-8.2.b")
@pytest.mark.parametrize("players", [10, 13])
def test_the_extra_player_of_a_chart_is_not_always_the_same(players: int) -> None:
    for seed in range(3):
        seated = charts.seat(people(players), Chance(seed), games_of=3, spare=Spare.EXTRAS)
        assert max(meetings(seated.rounds).values()) == 2
        assert max(each.turns(4) for each in sat(seated.rounds).values()) <= 3
        assert [sorted(each.sizes)[-1] for each in seated.rounds] == [4] * 4


@rule("TR-8.2.a", "TR-8.2.b")
def test_the_desk_seats_extras_as_the_charts_do_and_knows_them_again() -> None:
    hall = event(" ".join(people(10)), table_size=3)
    play(hall, ChartSeater(Spare.EXTRAS), 4)
    rounds = played(hall)
    assert max(meetings(rounds).values()) == 2
    assert max(each.turns(4) for each in sat(rounds).values()) <= 3


@rule("TR-8.2.a", "TR-8.1.b")
def test_an_extra_takes_the_place_of_who_leaves() -> None:
    hall = event(" ".join(people(10)), table_size=3)
    play(hall, ChartSeater(Spare.EXTRAS), 2)
    hall.do(acts.Drop("p03"))
    play(hall, ChartSeater(Spare.EXTRAS), 2)
    assert [sorted(len(table.players) for table in each.tables) for each in hall.event.rounds[2:]] == [[3, 3, 3]] * 2


def test_where_players_sat_is_counted() -> None:
    rounds = [with_tables("a b c d", "e f g"), replace(with_tables("a b c e", "f g"), byes=("d",))]
    found = sat(rounds)
    assert found["a"] == Sat(((4, 2),), 0)
    assert found["d"] == Sat(((4, 1),), 1)
    assert found["f"] == Sat(((2, 1), (3, 1)), 0)
    assert Counter(each.games for each in found.values()) == {2: 6, 1: 1}


@rule("TR-8.2.b")
def test_turns_are_told_in_words() -> None:
    rounds = [with_tables("a b c d", "e f g")] * 2
    assert (
        turns_words(rounds, "abcdefg", 4)
        == "Turns at tables of three, with this round: 0 for 4 and 2 for 3 (TR-8.2.b)."
    )
    words = turns_words([*rounds, with_tables("a b c e", "d f g")], "abcdefg", 4)
    assert words.endswith("At one kind of table only, so far: a, b, c, f and g.")
    assert turns_words([with_tables("a b c d")], "abcd", 4) == ""


@rule("TR-8.3.a")
@given(st.integers(6, 60), st.sampled_from([3, 4]), st.sampled_from([Byes.NEEDED, Byes.EVEN]))
def test_no_bye_where_tables_of_three_and_four_have_room(players: int, size: int, policy: Byes) -> None:
    from kwoon.tournament.seating.ask import table_sizes

    sizes, byes = table_sizes(players, size, players, policy)
    assert byes == 0
    assert sum(sizes) == players
    assert set(sizes) <= {3, 4}
    if policy is Byes.EVEN and (players % 3 == 0 or players % 4 == 0):
        assert len(set(sizes)) == 1
