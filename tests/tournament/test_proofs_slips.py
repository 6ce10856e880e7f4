"""Slips at their edges: what the desk takes, asks about and refuses, one Site and one point to either side."""

from datetime import timedelta

import pytest

from kwoon.tournament.errors import Refused
from kwoon.tournament.event.clock import TableClock, call, start
from kwoon.tournament.event.doubts import Doubt, Weight, clock_doubts, doubts, goal_of, impossible, sites_short
from kwoon.tournament.results.report import Ending, Outcome, Result, Score, SeatReport, TableReport, Tally
from kwoon.tournament.results.scoring import problems, score, with_loss
from kwoon.tournament.results.slip import Figures, report_from, seat_from
from tests.rules import rule
from tests.tournament.events import TEN, seat

MINUTE = timedelta(minutes=1)


def asked(report: TableReport) -> list[tuple[Weight, str]]:
    """The doubts about a slip, without the word that figures lack."""
    return [(each.weight, each.rule) for each in doubts(report) if each.weight is not Weight.MISSING]


def won(winner: SeatReport, *others: SeatReport) -> TableReport:
    return TableReport((winner, *others), (winner.player,))


def timed(*seats: SeatReport) -> TableReport:
    return TableReport(seats, time_called=True)


IMPOSSIBLE, UNLIKELY = Weight.IMPOSSIBLE, Weight.UNLIKELY
BOB, CID = seat("Bob", total=0), seat("Cid", total=0)


@rule("SF-4.1.1", "SF-4.1.2")
def test_a_duel_takes_six_and_every_other_table_five():
    assert [goal_of(players) for players in (2, 3, 4, 5)] == [6, 5, 5, 5]


@rule("SF-4.1", "TR-5.3")
@pytest.mark.parametrize(
    ("players", "cards", "short"),
    [
        (3, {}, 5),
        (2, {}, 6),
        (3, {"played": 2}, 3),
        (3, {"seized": 1, "burned": 1, "played": 1, "other_burned": 1, "borrowed": 1}, 0),
        (3, {"seized": 3, "burned": 3}, -1),
        (3, {"raisers": 1}, 6),
        (3, {"raisers": 1, "played": 2}, 4),
        (3, {"reducers": 1, "played": 2}, 2),
        (3, {"reducers": 1, "raisers": 2}, 6),
        (2, {"reducers": 2, "burned": 1}, 3),
        (3, {"reducers": 4}, 1),
        (3, {"reducers": 7}, 1),
    ],
)
def test_how_many_sites_some_cards_lack(players, cards, short):
    assert sites_short(players, Tally(**cards)) == short


@rule("SF-4.1.1", "SF-4.1.2", "SF-4.2", "SF-4.3")
@pytest.mark.parametrize(
    ("players", "cards", "found"),
    [
        (3, {"seized": 4}, [(IMPOSSIBLE, "SF-4.1.1")]),
        (3, {"seized": 5}, []),
        (3, {"burned": 1, "played": 4}, []),
        (3, {"seized": 1, "borrowed": 4}, []),
        (3, {"seized": 1, "other_burned": 3}, [(IMPOSSIBLE, "SF-4.1.1")]),
        (3, {"seized": 5, "raisers": 1}, [(IMPOSSIBLE, "SF-4.1.1")]),
        (3, {"seized": 6, "raisers": 1}, []),
        (3, {"seized": 1, "reducers": 1}, []),
        (3, {"reducers": 1}, [(IMPOSSIBLE, "SF-4.1.1")]),
        (2, {"seized": 5}, [(IMPOSSIBLE, "SF-4.1.2")]),
        (2, {"seized": 6}, []),
        (4, {"seized": 5}, []),
        (3, {"played": 5}, [(UNLIKELY, "SF-4.3")]),
        (3, {"played": 4, "other_burned": 1}, [(UNLIKELY, "SF-4.3")]),
    ],
)
def test_a_winners_cards(players, cards, found):
    others = [seat(name, total=0) for name in ("Bob", "Cid", "Dan")[: players - 1]]
    assert asked(won(seat("Ann", **cards), *others)) == found


@rule("SF-4.2")
@pytest.mark.parametrize("held", [{"seized": 1}, {"played": 1}, {"borrowed": 1}, {"seized": 1, "played": 1}])
@pytest.mark.parametrize("more", [{}, {"borrowed": 1}, {"borrowed": 2}])
def test_the_last_site_comes_from_whoever_still_had_one(held, more):
    bob = seat("Bob", **{**more, **held})
    (found,) = doubts(won(seat("Ann", played=5), bob, seat("Cid", burned=1)))
    assert (found.weight, found.rule) == (IMPOSSIBLE, "SF-4.2")
    assert found.why.endswith("; Bob had some left")


@rule("SF-4.2", "TR-5.6.c")
def test_what_a_decked_player_had_is_no_site_to_take():
    bob = seat("Bob", played=2, decked=True, out=1)
    assert asked(won(seat("Ann", played=5), bob, seat("Cid", burned=1))) == [(UNLIKELY, "SF-4.3")]
    both = won(seat("Ann", played=5), seat("Bob", played=1), seat("Cid", seized=1))
    assert next(doubts(both)).why.endswith("; Bob and Cid had some left")


@rule("TR-5.7.a")
def test_a_win_by_other_means_is_not_asked_for_its_sites():
    report = TableReport((seat("Ann", 5, played=1), seat("Bob", total=11), CID), ("Ann",), unconventional=True)
    assert asked(report) == []
    points = TableReport((seat("Ann", total=2), seat("Bob", total=11), CID), ("Ann",), unconventional=True)
    assert asked(points) == []


@rule("TR-5.5.c")
@pytest.mark.parametrize(
    ("short", "cards", "found"),
    [
        (2, {"played": 3}, []),
        (1, {"played": 3}, [(IMPOSSIBLE, "TR-5.5.c")]),
        (3, {"played": 3}, [(IMPOSSIBLE, "TR-5.5.c")]),
        (1, {"burned": 3, "borrowed": 2}, []),
        (2, {"burned": 3, "borrowed": 2}, [(IMPOSSIBLE, "TR-5.5.c")]),
        (1, {"played": 2, "reducers": 1}, []),
        (2, {"played": 2, "reducers": 1}, []),
        (3, {"played": 2, "reducers": 1}, [(IMPOSSIBLE, "TR-5.5.c")]),
        (1, {"played": 4, "reducers": 1, "borrowed": 1}, [(UNLIKELY, "SF-4.1.1")]),
        (6, {"raisers": 1}, []),
        (5, {"raisers": 1}, [(IMPOSSIBLE, "TR-5.5.c")]),
        (7, {"raisers": 1}, [(UNLIKELY, "TR-5.5.c")]),
        (5, {}, []),
        (6, {}, [(UNLIKELY, "TR-5.5.c")]),
        (4, {}, [(UNLIKELY, "TR-5.5.c")]),
    ],
)
def test_sites_short_against_cards(short, cards, found):
    assert asked(timed(seat("Ann", short, **cards), seat("Bob", 5), seat("Cid", 5))) == found


@rule("TR-5.5.c")
def test_the_words_about_sites_short_say_the_numbers():
    (four,) = [each.why for each in doubts(timed(seat("Ann", 4), seat("Bob", 5), CID)) if "Ann is" in each.why]
    assert four == "Ann is 4 Sites short, so has 1 of 5, but no cards and no game points are told"
    (duel,) = [each.why for each in doubts(timed(seat("Ann", 1), seat("Bob", 6))) if "Ann is" in each.why]
    assert duel == "Ann is one Site short, so has 5 of 6, but no cards and no game points are told"
    (far,) = impossible(timed(seat("Ann", 1, played=3), seat("Bob", 5), seat("Cid", 5)))
    assert far.why.startswith("Ann has 3 toward victory, which is 2 Sites short, not 1;")
    (few,) = impossible(won(seat("Ann", seized=1), BOB, CID))
    assert few.why == "Ann won with one Site of 5; was it by other means (--unconventional)?"
    assert str(few) == f"SF-4.1.1: {few.why}"


@rule("SF-4.1.1", "SF-4.1.2")
@pytest.mark.parametrize(
    ("players", "cards", "found"),
    [
        (3, {"seized": 2, "burned": 2, "played": 1}, [(UNLIKELY, "SF-4.1.1")]),
        (3, {"played": 5}, [(UNLIKELY, "SF-4.1.1")]),
        (3, {"burned": 6}, [(UNLIKELY, "SF-4.1.1")]),
        (3, {"seized": 2, "burned": 1, "played": 1}, []),
        (3, {"seized": 2, "burned": 1, "played": 1, "borrowed": 1, "other_burned": 1}, []),
        (3, {"played": 5, "raisers": 1}, []),
        (2, {"played": 5}, []),
        (2, {"played": 6}, [(UNLIKELY, "SF-4.1.2")]),
    ],
)
def test_who_has_enough_and_is_not_named_as_winner(players, cards, found):
    seats = [seat("Ann", **cards), seat("Bob", 5, burned=1), seat("Cid", total=3)][:players]
    report = TableReport(tuple(seats), ("Bob",), unconventional=True)
    assert asked(report) == found


@rule("TR-5.6.a")
def test_the_last_one_standing_may_have_any_number():
    gone = [seat("Bob", decked=True, out=1), seat("Cid", decked=True, out=2)]
    for cards in ({"played": 5}, {"played": 1}, {"seized": 9}):
        assert asked(TableReport((seat("Ann", 3, **cards), *gone))) == []


@rule("TR-5.3")
@pytest.mark.parametrize(
    ("players", "points", "doubted"),
    [
        *((3, 6, True), (3, 7, False), (3, 20, False), (3, 21, True)),
        *((2, 7, True), (2, 8, False), (2, 24, False), (2, 25, True)),
    ],
)
def test_a_winners_points_alone(players, points, doubted):
    """Five Sites of one point each at the least, the last one burned; all of them seized at the most."""
    report = won(seat("Ann", total=points), *[BOB, CID][: players - 1])
    assert asked(report) == ([(UNLIKELY, "TR-5.3")] if doubted else [])


@rule("TR-5.3", "TR-5.3.g", "TR-5.5.c")
@pytest.mark.parametrize(
    ("short", "points", "found"),
    [
        (None, 19, []),
        (None, 20, [(UNLIKELY, "TR-5.3")]),
        (None, 0, []),
        (None, -1, [(UNLIKELY, "TR-5.3.g")]),
        (3, 1, [(UNLIKELY, "TR-5.5.c")]),
        (3, 2, []),
        (3, 8, []),
        (3, 9, [(UNLIKELY, "TR-5.5.c")]),
        (5, 0, []),
        (5, 1, [(UNLIKELY, "TR-5.5.c")]),
        (1, 3, [(UNLIKELY, "TR-5.5.c")]),
        (1, 4, []),
        (1, 16, []),
        (1, 17, [(UNLIKELY, "TR-5.5.c")]),
    ],
)
def test_a_losers_points_alone(short, points, found):
    ann = seat("Ann", short, total=points)
    report = TableReport((ann, seat("Bob", seized=5), CID), ("Bob",))
    assert asked(report) == found


@rule("TR-5.6.c")
@pytest.mark.parametrize(
    ("players", "cards", "doubted"),
    [
        (3, {"burned": 4}, False),
        (3, {"burned": 5}, True),
        (3, {"burned": 3, "other_burned": 2}, True),
        (3, {"burned": 3, "other_burned": 1}, False),
        (3, {"burned": 5, "raisers": 1}, False),
        (3, {"burned": 6, "raisers": 1}, True),
        (3, {"total": 12}, False),
        (3, {"total": 13}, True),
        (2, {"burned": 5}, False),
        (2, {"burned": 6}, True),
        (2, {"total": 15}, False),
        (2, {"total": 16}, True),
        (3, {"played": 9}, False),
    ],
)
def test_the_pile_of_who_decked_out(players, cards, doubted):
    others = [seat("Ann", seized=5, played=1), CID][: players - 1]
    report = won(*others, seat("Bob", decked=True, **cards))
    assert asked(report) == ([(UNLIKELY, "TR-5.6.c")] if doubted else [])


@rule("TR-5.6.b", "TR-5.4.b")
def test_the_order_of_leaving_and_the_number_of_winners():
    ann = seat("Ann", seized=5)
    assert asked(won(ann, seat("Bob", decked=True, out=1), CID)) == []
    assert asked(won(ann, seat("Bob", decked=True, out=2), CID)) == [(IMPOSSIBLE, "TR-5.6.b")]
    both = (seat("Bob", decked=True, out=2), seat("Cid", decked=True, out=1))
    assert asked(won(ann, *both)) == []
    two = TableReport((ann, seat("Bob", seized=5), CID), ("Ann", "Bob"))
    assert asked(two) == [(UNLIKELY, "TR-5.4.b")]


@rule("TR-5.3")
def test_the_hardest_doubt_comes_first():
    report = TableReport((seat("Ann", seized=4), seat("Bob", seized=5), seat("Cid")), ("Bob", "Ann"))
    assert [each.weight for each in doubts(report)] == [IMPOSSIBLE, UNLIKELY, Weight.MISSING]
    assert [each.rule for each in impossible(report)] == ["SF-4.1.1"]
    assert [each.why for each in doubts(report)][-1].startswith("no cards and no game points are told of Cid:")


@rule("TR-5.0.e")
@pytest.mark.parametrize(
    ("seconds", "weight"),
    [(-60, IMPOSSIBLE), (-1, IMPOSSIBLE), (0, Weight.MISSING), (299, Weight.MISSING), (300, None), (3000, None)],
)
def test_a_result_against_the_start_of_its_clock(seconds, weight):
    clock = start(TableClock(60), TEN)
    found = list(clock_doubts(won(seat("Ann", seized=5), BOB, CID), clock, TEN + timedelta(seconds=seconds)))
    assert [(each.weight, each.rule) for each in found] == ([(weight, "TR-5.0.e")] if weight else [])
    assert not list(clock_doubts(won(seat("Ann", seized=5), BOB, CID), TableClock(60), TEN))


@rule("TR-5.4.a", "TR-5.5")
def test_a_win_that_comes_after_its_time():
    report = won(seat("Ann", seized=5), BOB, CID)
    clock = start(TableClock(60), TEN)
    assert list(clock_doubts(report, clock, TEN + 70 * MINUTE)) == []
    (late,) = clock_doubts(report, clock, TEN + 71 * MINUTE)
    assert late == Doubt(UNLIKELY, "TR-5.5", late.why)
    assert late.why.startswith("time was up at 11:00, and Ann is to have won within it.")
    called = call(clock, TEN + 60 * MINUTE)
    (after,) = clock_doubts(report, called, TEN + 61 * MINUTE)
    assert after.why.startswith("time was called at 11:00, and Ann is to have won within it.")
    in_the_attack = TableReport(report.seats, ("Ann",), time_called=True)
    assert not list(clock_doubts(in_the_attack, called, TEN + 90 * MINUTE))
    nobody = TableReport(report.seats, (), time_called=False)
    assert not list(clock_doubts(nobody, called, TEN + 90 * MINUTE))
    untimed = start(TableClock(), TEN)
    assert not list(clock_doubts(report, untimed, TEN + 900 * MINUTE))


def refusals(report: TableReport) -> list[str]:
    return [each.rule for each in problems(report)]


@rule("TR-5.0.a", "TR-5.3", "TR-5.6.c")
@pytest.mark.parametrize(
    ("bob", "refused"),
    [
        (seat("Bob", total=48), []),
        (seat("Bob", total=49), ["TR-5.3"]),
        (seat("Bob", total=-48), []),
        (seat("Bob", total=-49), ["TR-5.3"]),
        (seat("Bob", decked=True, total=0), []),
        (seat("Bob", decked=True, total=1), ["TR-5.6.c"]),
        (seat("Bob", decked=True, total=2), []),
        (seat("Bob", decked=True, total=3), []),
        (seat("Bob", decked=True, total=-1), ["TR-5.6.c"]),
        (seat("Bob", total=1), []),
        (seat("Bob", total=-1), []),
        (seat("Bob", seized=1, total=4), []),
        (seat("Bob", seized=1, total=5), ["TR-5.3"]),
        (seat("Bob", seized=1, burned=1, decked=True, total=3), []),
        (seat("Bob", seized=1, burned=1, decked=True, total=7), ["TR-5.6.c"]),
        (seat("Bob", played=0, seized=-1), ["TR-5.3"]),
        (seat("Bob", -1), ["TR-5.5.c"]),
        (seat("Bob", 0), ["TR-5.4.b"]),
        (seat("Bob", 0, decked=True), []),
        (seat("Bob", 1), []),
        (seat("Bob", out=1), ["TR-5.6.b"]),
        (seat("Bob", out=1, decked=True), []),
        (seat("Bob", out=0, decked=True), [""]),
    ],
)
def test_what_a_loser_cannot_have(bob, refused):
    assert refusals(won(seat("Ann", seized=5), bob, CID)) == refused


@rule("TR-5.0.a", "TR-5.4.a", "TR-5.6.c")
def test_what_a_table_cannot_be():
    ann = seat("Ann", seized=6)
    assert refusals(won(ann, BOB)) == []
    assert refusals(won(ann)) == ["TR-5.0.a"]
    assert refusals(won(ann, BOB, BOB)) == [""]
    assert refusals(TableReport((ann, BOB, CID), ("Zoe",))) == [""]
    assert refusals(TableReport((ann, BOB, CID), ("Ann", "Ann"))) == [""]
    assert refusals(TableReport((ann, BOB, CID), ("Ann", "Bob"))) == []
    assert refusals(won(seat("Ann", decked=True), BOB, CID)) == ["TR-5.6.c"]
    assert refusals(won(seat("Ann", 0, seized=5), BOB, CID)) == []
    assert refusals(won(seat("Ann", 1, seized=4), BOB, CID)) == ["TR-5.4.a"]
    by_other_means = TableReport((seat("Ann", 3, seized=2), BOB, CID), ("Ann",), unconventional=True)
    assert refusals(by_other_means) == []
    assert (
        refusals(TableReport((ann, BOB, CID), unconventional=True, time_called=True)) == ["TR-5.7.a"] + ["TR-5.5.c"] * 3
    )


@rule("TR-5.5.b", "TR-5.5.c")
def test_a_time_out_is_compared_by_sites_short():
    assert refusals(timed(seat("Ann", 1), seat("Bob", 2))) == []
    assert refusals(timed(seat("Ann", 1), seat("Bob"))) == ["TR-5.5.c"]
    assert refusals(timed(seat("Ann", 0), seat("Bob", 1))) == ["TR-5.5.b"]
    assert refusals(timed(seat("Ann", 2), seat("Bob", 1), seat("Cid", decked=True))) == []
    assert refusals(TableReport((seat("Ann", 1), seat("Bob", 2)))) == ["TR-5.5"]


@rule("TR-5.4.b", "TR-5.5.b", "TR-5.7.a")
@pytest.mark.parametrize(
    ("winners", "more", "why"),
    [
        (("Ann",), {}, "TR-5.4.a: Ann won within the time limit"),
        (("Ann", "Bob"), {}, "TR-5.4.b: Ann and Bob fulfilled"),
        (("Ann",), {"time_called": True}, "TR-5.5.b: Ann fulfilled"),
        (("Ann", "Bob"), {"time_called": True}, "TR-5.4.b: Ann and Bob fulfilled"),
        (("Ann",), {"unconventional": True}, "TR-5.7.a: Ann won by other means"),
    ],
)
def test_a_result_names_the_rule_it_follows(winners, more, why):
    done = score(TableReport((seat("Ann", total=15), seat("Bob", total=15), CID), winners, **more))
    assert done.why.startswith(why)
    assert done.winners == winners
    assert done.losers == tuple(name for name in ("Ann", "Bob", "Cid") if name not in winners)


@rule("TR-5.5.c")
def test_who_leads_when_time_is_called_wins_and_a_tie_has_no_loser_among_the_tied():
    on_time = score(timed(seat("Ann", 1), seat("Bob", 2), seat("Cid", 3)))
    assert (on_time.winners, on_time.losers) == (("Ann",), ("Bob", "Cid"))
    tied = score(timed(seat("Ann", 1, total=9), seat("Bob", 1, total=9), seat("Cid", 3)))
    assert (tied.winners, tied.losers) == ((), ("Cid",))


@rule("TR-4.1.e", "TR-5.6.b", "TR-5.6.c")
def test_who_is_given_the_loss_of_a_game_keeps_the_burned_pile_and_the_others_keep_all():
    kept = (Score("Ann", Outcome.WINNER, 4, 15, None), Score("Bob", Outcome.LOSER, 0, 9, None))
    done = Result(Ending.VICTORY, kept, "TR-5.4.a: Ann won")
    cards = with_loss(done, seat("Ann", burned=2, other_burned=1, seized=2))
    assert cards.scores == (Score("Ann", Outcome.LOSER, 0, 8, None), kept[1])
    assert cards.why == "TR-5.4.a: Ann won; Ann was given the loss of this game"
    points = with_loss(done, seat("Bob", total=9))
    assert points.scores == (kept[0], Score("Bob", Outcome.LOSER, 0, 0, None))


SEATED = {"a": "Ann Lee", "b": "Bob", "c": "Cid"}


@rule("TR-5.3")
def test_a_win_is_marked_behind_the_name_or_behind_the_figures():
    for words in ("Bob! 15 Cid 3", "Bob ! 15 Cid 3", "Bob 15! Cid 3", "Bob 15 ! Cid 3", "b 15! c 3", "Bo! 15 Ci 3"):
        told = report_from([words], SEATED)
        assert told.victorious == ("b",), words
        assert told.seats == (seat("b", total=15), seat("c", total=3)), words
    both = report_from(["Bob! 5s! Cid 15!"], SEATED)
    assert both.victorious == ("b", "c")
    nobody = report_from(["Ann Lee 1s 2b out1 Bob decked Cid"], SEATED)
    assert nobody.victorious == ()
    assert nobody.seats[0] == SeatReport("a", Tally(1, 2), None, True, 1)
    assert [each.decked for each in nobody.seats] == [True, True, False]


@rule("TR-5.3")
def test_a_name_may_be_cut_short_as_long_as_it_is_one():
    told = report_from(["ann l 3 b 4 ci! 15"], SEATED)
    assert [each.player for each in told.seats] == ["a", "b", "c"]
    assert told.victorious == ("c",)
    names = {"1": "Ann Lee Poe", "2": "Ann Lee Roe"}
    assert report_from(["ann lee p 3 ann lee r! 4"], names).victorious == ("2",)
    with pytest.raises(Refused, match="'ann lee' could be Ann Lee Poe, Ann Lee Roe; write more of it"):
        report_from(["ann lee"], names)
    with pytest.raises(Refused, match="'ann lee' could be"):
        report_from(["ann lee! r 15"], names)
    with pytest.raises(Refused, match="'ann' could be"):
        report_from(["ann 15"], names)
    with pytest.raises(Refused, match="'Zoe' does not sit at this table: Ann Lee, Bob, Cid"):
        report_from(["Zoe!"], SEATED)


@rule("TR-5.5")
def test_the_word_time_is_no_name_unless_somebody_is_called_so():
    assert report_from(["TIME Bob 3/2 Cid 4/1"], SEATED).time_called
    assert report_from(["Bob 3/2 time-out Cid 4/1"], SEATED).time_called
    assert not report_from(["Bob 3 Cid 4"], SEATED).time_called
    named = report_from(["time 3 Bob! 15"], {"t": "Timea", "b": "Bob"})
    assert (named.time_called, [each.player for each in named.seats]) == (False, ["t", "b"])


@rule("TR-5.3", "TR-5.6.b")
@pytest.mark.parametrize(
    ("words", "told", "decked"),
    [
        ("15", {"points": 15}, False),
        ("+15", {"points": 15}, False),
        ("-2", {"points": -2}, False),
        ("9/1", {"points": 9, "short": 1}, False),
        ("/4", {"short": 4}, False),
        ("2S1b", {"seized": 2, "burned": 1}, False),
        ("2s1b/3", {"seized": 2, "burned": 1, "short": 3}, False),
        ("1p2o3r4c5x", {"played": 1, "other_burned": 2, "reducers": 3, "borrowed": 4, "raisers": 5}, False),
        ("out", {}, True),
        ("OUT2", {"out": 2}, True),
        ("decked", {}, True),
        ("out=3", {"out": 3}, True),
        ("short=3", {"short": 3}, False),
        ("points=-3", {"points": -3}, False),
    ],
)
def test_a_figure_in_a_word(words, told, decked):
    figures = Figures(words)
    assert figures.take(words)
    assert (figures.told, figures.decked) == (told, decked)


@rule("TR-5.3")
def test_what_is_no_figure_and_what_is_said_twice():
    for word in ("Ann", "s", "3q", "3s2", "", "!"):
        figures = Figures("")
        assert not figures.take(word), word
        assert (figures.told, figures.decked) == ({}, False)
    twice = Figures("Bob out out=1")
    assert twice.take("out")
    assert twice.take("burned=1")
    assert twice.decked
    with pytest.raises(Refused, match=r"TR-5\.3: 'Bob out out=1' says burned twice: 1 and 2"):
        twice.take("2b")
    with pytest.raises(Refused, match=r"'won=1' in 'Bob out out=1': the figures are seized, burned, .*, short, out"):
        twice.take("won=1")


@rule("TR-5.3")
def test_one_seat_in_words():
    asked_for = []

    def find(name: str) -> str:
        asked_for.append(name)
        return "a"

    assert seat_from("Ann Lee seized=2 burned=1 short=1", find) == seat("a", 1, seized=2, burned=1)
    assert seat_from("2s1b/1 Ann", find) == seat("a", 1, seized=2, burned=1)
    assert seat_from("Ann decked out=1 burned=1", find) == seat("a", burned=1, decked=True, out=1)
    assert asked_for == ["Ann Lee", "Ann", "Ann"]
