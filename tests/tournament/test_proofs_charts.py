"""TR-8.1, TR-8.2 and TR-A1 by number: which charts serve, where phantoms sit, and what a chart says of itself."""

import pytest

from kwoon.engine.chance import Chance
from kwoon.tournament.seating import Round, SeatingError, Table, charts
from kwoon.tournament.seating.charts import Spare, audit, chart, described, next_round
from kwoon.tournament.seating.charts.use import phantom_places, with_phantoms
from tests.rules import rule
from tests.tournament.events import people

PH, EX, BY = Spare.PHANTOMS, Spare.EXTRAS, Spare.BYES


@rule("TR-8.1.c", "TR-8.2", "TR-8.2.a", "TR-8.2.b")
@pytest.mark.parametrize(
    ("players", "games_of", "spare", "blocks"),
    [
        (3, 3, PH, [(1, 3)]),
        (3, 4, PH, [(2, 3)]),
        (9, 3, EX, [(1, 9)]),
        (8, 4, EX, [(2, 8)]),
        (9, 4, BY, [(2, 9)]),
        (12, 3, PH, [(3, 12)]),
        (16, 3, PH, [(1, 8), (1, 8)]),
        (17, 4, PH, [(2, 6), (4, 11)]),
        (18, 4, PH, [(2, 7), (4, 11)]),
        (20, 4, EX, [(2, 8), (4, 12)]),
        (21, 4, PH, [(4, 10), (4, 11)]),
        (23, 3, PH, [(3, 11), (3, 12)]),
        (24, 3, PH, [(3, 12), (3, 12)]),
        (25, 3, EX, [(3, 13), (3, 12)]),
        (26, 3, EX, [(3, 13), (3, 13)]),
        (29, 4, EX, [(4, 13), (6, 16)]),
        (31, 4, PH, [(6, 15), (6, 16)]),
        (33, 4, PH, [(4, 11), (4, 11), (4, 11)]),
        (37, 3, PH, [(3, 11), (3, 11), (5, 15)]),
        (46, 3, PH, [(3, 11), (3, 11), (3, 12), (3, 12)]),
        (47, 3, BY, [(5, 16), (5, 16), (5, 15)]),
        (49, 4, PH, [(4, 11), (4, 11), (4, 11), (6, 16)]),
    ],
)
def test_as_few_charts_as_will_do_and_their_free_places_shared_out(players, games_of, spare, blocks):
    found = charts.blocks(players, games_of, spare)
    assert [(each.chart.number, each.players) for each in found] == blocks
    assert sum(each.players for each in found) == players


@rule("TR-8.2.a", "TR-4.0.a")
def test_too_few_for_a_chart_are_told_what_would_serve():
    with pytest.raises(SeatingError, match=r"2 players are too few .* an event needs three \(TR-4.0.a\)"):
        charts.blocks(2, 3)
    for spare in (EX, BY):
        with pytest.raises(SeatingError, match=r"3 players are too few .* use phantoms, or seating.best"):
            charts.blocks(3, 3, spare)
        with pytest.raises(SeatingError, match="8 players are too few"):
            charts.blocks(8, 3, spare)


@rule("TR-8.2.b")
@pytest.mark.parametrize(
    ("number", "places"),
    [
        (1, [(8,), (7, 8), (5, 7, 8)]),
        (2, [(7,), (2, 6), (3, 6, 7)]),
        (3, [(11,), (7, 11), (4, 7, 8)]),
        (4, [(10,), (2, 10), (4, 5, 11)]),
        (5, [(14,), (6, 9)]),
        (6, [(9,), (5, 11)]),
    ],
)
def test_phantoms_have_the_places_that_share_out_the_short_tables_best(number, places):
    assert [phantom_places(chart(number), count) for count in range(1, len(places) + 1)] == places
    for taken in places:
        names = people(chart(number).players - len(taken))
        seats = with_phantoms(charts.Block(chart(number), len(names)), names)
        assert [place for place, name in enumerate(seats) if name is None] == list(taken)
        assert [name for name in seats if name] == names


@rule("TR-8.2.b")
@pytest.mark.parametrize(("number", "count"), [(2, 1), (2, 2), (4, 1), (4, 2), (6, 1)])
def test_with_phantoms_nobody_sits_at_short_tables_alone(number, count):
    printed = chart(number)

    def turns(taken):
        found = []
        for player in range(1, printed.players + 1):
            if player - 1 not in taken:
                mine = [t for r in range(1, 5) for t in printed.tables(r).values() if player in t]
                found.append(sum(sum(each - 1 not in taken for each in table) != 4 for table in mine))
        return found

    chosen = turns(phantom_places(printed, count))
    assert max(chosen) <= {1: 3, 2: 4}[count]
    assert chosen.count(4) == 0 or number == 2


@rule("TR-8.2.a", "TR-8.2.b")
@pytest.mark.parametrize(
    ("players", "games_of", "spare", "said"),
    [
        (12, 3, PH, "Table 3: 12 players, games of 3"),
        (11, 3, PH, "Table 3: 12 players, games of 3, with 1 phantom (TR-8.2.b)"),
        (10, 3, PH, "Table 3: 12 players, games of 3, with 2 phantoms (TR-8.2.b)"),
        (13, 3, EX, "Table 3: 12 players, games of 3, and 1 more"),
        (14, 3, BY, "Table 3: 12 players, games of 3, and 2 more"),
    ],
)
def test_charts_in_use_are_described(players, games_of, spare, said):
    assert described(charts.blocks(players, games_of, spare)) == said


@rule("TR-A1")
def test_what_a_chart_promises_is_told_with_every_breach():
    assert audit(chart(1)).words == (
        "Table 1: 9 players, games of 3. It promises: no two players meet more than once; everybody meets 8 different "
        "opponents.\n  It keeps its promise."
    )
    assert audit(chart(6)).words == (
        "Table 6: 16 players, games of 4. It promises: no two players meet more than once in the first 3 rounds.\n"
        "  It keeps its promise."
    )
    four = audit(chart(4)).words.splitlines()
    assert four == [
        "Table 4: 12 players, games of 4. It promises: no two players meet more than twice; some players never meet.",
        "  Broken: players 5 and 8 meet in rounds 1, 2 and 4; the chart promises at most twice.",
    ]
    assert len(audit(chart(2)).words.splitlines()) == 1 + 7


@rule("TR-A1")
@pytest.mark.parametrize(
    ("number", "pairs", "repeats"),
    [
        (1, [0, 36, 0, 0], 0),
        (2, [1, 10, 12, 5], 12 + 5 * 3),
        (3, [20, 44, 2, 0], 2),
        (4, [14, 33, 18, 1], 18 + 3),
        (5, [47, 56, 2, 0], 2),
        (6, [32, 80, 8, 0], 8),
    ],
)
def test_the_pairs_of_a_chart_are_counted(number, pairs, repeats):
    found = audit(chart(number))
    assert [found.pairs(times) for times in range(4)] == pairs
    assert found.repeats == repeats
    for one, row in enumerate(found.meetings):
        assert row[one] == 0
        assert all(row[other] == found.meetings[other][one] for other in range(len(row)))


@rule("TR-A1")
def test_a_chart_of_our_own_is_audited_to_its_last_round_and_player():
    kept = charts.Chart(9, 2, ("AABB", "ABAB"), charts.Promise(1, opponents=2))
    assert audit(kept).kept
    assert list(audit(charts.Chart(9, 2, ("AABB", "ABAB"), charts.Promise(1, 3))).breaches) == [
        charts.FewOpponents(player, 2, 3) for player in (1, 2, 3, 4)
    ]
    wide = audit(charts.Chart(9, 2, ("AABB", "AAAB"), charts.Promise(1)))
    assert wide.breaches == (
        charts.WrongTableSize(2, "A", (1, 2, 3), 2),
        charts.WrongTableSize(2, "B", (4,), 2),
        charts.MetTooOften((1, 2), (1, 2), 1),
    )
    often = charts.MetTooOften((1, 2), (1, 2, 3, 4), 3)
    assert often.words == "players 1 and 2 meet in rounds 1, 2, 3 and 4; the chart promises at most 3 times"


@rule("TR-8.1.b", "TR-5.0.d")
def test_the_director_is_warned_round_by_round():
    eight = charts.seat(people(8), Chance(0), draw=False)
    assert eight.warnings == (
        "Table 2: 8 players, games of 4 breaks its own promise in 7 places",
        "round 2: p01, p03, p05, p07, p08 would play at a table of 5, which TR-5.0.d wants avoided",
    )
    twelve = charts.seat(people(12), Chance(0), draw=False)
    assert twelve.warnings == ("Table 4: 12 players, games of 4 breaks its own promise in 1 place",)
    assert charts.seat(people(9), Chance(0), games_of=3, draw=False).warnings == ()
    five = charts.seat(people(17), Chance(0), spare=EX, draw=False).warnings
    assert [each.split(":")[0] for each in five] == ["round 1", "round 2", "round 3", "round 4"]


@rule("TR-8.1.b")
def test_one_round_or_four_can_be_laid_out_by_a_chart():
    for rounds in (1, 4):
        assert len(charts.seat(people(9), Chance(0), games_of=3, rounds=rounds).rounds) == rounds
    for rounds in (0, 5):
        with pytest.raises(SeatingError, match=f"the charts have 4 rounds, {rounds} asked for"):
            charts.seat(people(9), Chance(0), games_of=3, rounds=rounds)


def on(here, *history, spare=PH, games_of=3, may_bye=()):
    return next_round(here, history, Chance(1), games_of=games_of, spare=spare, may_bye=may_bye).round


@rule("TR-8.3", "TR-8.3.c")
def test_only_those_too_many_for_the_chart_sit_out():
    names = people(11)
    first = on(names, spare=BY, may_bye=names)
    assert len(first.byes) == 2
    able = [player for player in names if player not in first.byes]
    second = on(names, first, spare=BY, may_bye=able)
    assert len(second.byes) == 2
    assert not set(second.byes) & set(first.byes)
    # two have gone home: the nine who are left have a place each
    nine = [player for player in names if player not in first.tables[0].players[:2]]
    assert on(nine, first, spare=BY, may_bye=able).byes == ()
    ten = [player for player in names if player != first.tables[0].players[0]]
    assert len(on(ten, first, spare=BY, may_bye=able).byes) == 1


@rule("TR-8.2.b", "TR-8.3.e")
def test_a_latecomer_takes_the_first_free_place_and_no_more():
    names = people(12)
    first = on(names)
    gone = first.tables[0].players[1]
    here = [player for player in names if player != gone]
    short = on(here, first)
    assert sorted(short.sizes) == [2, 3, 3, 3]
    full = on([*here, "zed"], first)
    expected = on(names, first)
    assert [["zed" if player == gone else player for player in table] for table in expected.tables] == [
        list(table) for table in full.tables
    ]


@rule("TR-8.1.b")
def test_a_chart_does_not_go_on_from_a_round_one_of_other_tables():
    names = people(9)
    other = Round((Table(tuple(names[:4])), Table(tuple(names[4:8])), Table((names[8],))))
    with pytest.raises(SeatingError, match="round one was not seated by the charts"):
        on(names, other)
    long = tuple(on(names) for _ in range(4))
    with pytest.raises(SeatingError, match="the printed charts have 4 rounds and this is round 5"):
        on(names, *long)
