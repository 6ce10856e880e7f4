"""The director's desk, act by act: what each act does, and to whom it is refused."""

from dataclasses import replace
from datetime import timedelta

import pytest

from kwoon.tournament.decks.lists import DeckList
from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts, people
from kwoon.tournament.event.clock import (
    TableClock,
    announcements,
    call,
    extend,
    extension_notice,
    limit,
    pause,
    start,
    warn,
)
from kwoon.tournament.event.fold_rounds import is_timed
from kwoon.tournament.event.log import Desk
from kwoon.tournament.event.mending import described, mend, result_entry
from kwoon.tournament.event.penalties import Given, Offence, Sanction, check, open_sanctions, taken, times
from kwoon.tournament.event.people import Officials
from kwoon.tournament.event.setup import FORMATS, Byes, Kind, Setup, notice, problems
from kwoon.tournament.event.standings import points_lost, tie_groups, week_scores
from kwoon.tournament.event.state import Presence, Stage, Table
from kwoon.tournament.results.report import Attack, Ending, Result, TableReport
from kwoon.tournament.results.scoring import score
from tests.rules import rule
from tests.tournament.events import MULTI, OFFICIALS, TEN, Hall, event, seat

MINUTE = timedelta(minutes=1)
TWO = Officials("Dora", ("Hugo", "Ida"))
(BIG_MAN,) = [each for each in FORMATS if "Big Man" in each]


def two_rounds() -> Hall:
    hall = event("Ann Bob Cid Dan Eve Fay")
    hall.round("Ann Bob Cid", "Dan Eve Fay", Ann=12, Dan=15)
    hall.seat("Ann Dan Bob", "Cid Eve Fay")
    return hall


# --- entering and leaving


@rule("TR-2.4.d")
def test_several_judges_are_announced_before_round_one_and_may_be_replaced_later():
    before = event("Ann Bob Cid")
    before.do(acts.Appoint(MULTI))
    before.round("Ann Bob Cid")
    other = replace(MULTI, judges=("Hugo", "Ida", "Jon", "Kim", "Mia"))
    before.do(acts.Appoint(other))
    assert before.event.officials == other
    before.do(acts.Appoint(TWO))
    before.refuses(acts.Appoint(MULTI), "TR-2.4.d: the multi-judge system is announced before")
    after = event("Ann Bob Cid")
    after.round("Ann Bob Cid")
    after.do(acts.Appoint(TWO))
    assert after.event.officials.judges == ("Hugo", "Ida")


@rule("TR-2.4.c", "TR-2.1.c")
def test_who_left_may_become_an_official_and_then_does_not_come_back_as_a_player():
    hall = event("Ann Bob Cid Dan")
    hall.refuses(acts.Appoint(Officials("Dora", ("Dan",))), "TR-2.4.c")
    hall.do(acts.Drop("Dan"))
    hall.do(acts.Appoint(Officials("Dora", ("Dan",))))
    hall.refuses(acts.Register("Dan"), "TR-2.4.c")
    hall.refuses(acts.CheckIn("Dan"), "TR-2.4.c")
    hall.round("Ann Bob Cid")
    hall.refuses(acts.Late("Dan"), "TR-2.4.c")


@rule("TR-8.3.e")
def test_until_round_one_is_seated_players_come_and_go():
    hall = event("Ann Bob Cid Dan")
    hall.do(acts.Drop("Dan"))
    assert hall.event.players["Dan"].left == 0
    hall.do(acts.Register("Dan"))
    assert (hall.event.players["Dan"].presence, hall.event.players["Dan"].left) == (Presence.REGISTERED, None)
    hall.do(acts.CheckIn("Dan"))
    assert hall.event.active == ("Ann", "Bob", "Cid", "Dan")
    hall.do(acts.Drop("Dan"))
    hall.do(acts.CheckIn("Dan"))
    assert (hall.event.players["Dan"].presence, hall.event.players["Dan"].left) == (Presence.HERE, None)
    hall.refuses(acts.CheckIn("Dan"), "Dan is here already")
    hall.refuses(acts.Register("Dan"), "Dan is registered already")
    hall.refuses(acts.Late("Eve", "Eve Lee"), "round one is not seated yet: register Eve Lee and check them in")
    hall.refuses(acts.Late("Eve"), "round one is not seated yet: register Eve and check them in")
    hall.do(acts.Register("Eve"))
    hall.seat("Ann Bob Cid Dan")
    hall.refuses(acts.Register("Fay"), "TR-8.3.e: round one is seated: enter Fay as a late arrival")
    hall.refuses(acts.Register("f", "Fay Lee"), "enter Fay Lee as a late arrival")
    hall.refuses(acts.CheckIn("Eve"), "TR-8.3.e: round one is seated: enter Eve as a late arrival")


@rule("TR-6.2.g")
def test_where_games_stand_alone_nobody_is_late():
    hall = event("Ann Bob Cid", Kind.WHO_WANTS_SOME)
    hall.do(acts.Challenge("Ann", ("Bob",)))
    hall.do(acts.Register("Dan"))
    hall.do(acts.CheckIn("Dan"))
    hall.refuses(acts.Challenge("Dan", ("Bob",)), "TR-6.2.g: Bob still plays game 1")
    hall.do(acts.Challenge("Dan", ("Cid",), "draft"))
    assert [each.tables[0].players for each in hall.event.rounds] == [("Ann", "Bob"), ("Dan", "Cid")]
    assert [each.tables[0].format for each in hall.event.rounds] == ["", "draft"]
    assert [each.number for each in hall.event.rounds] == [1, 2]
    hall.refuses(acts.Challenge("Ann", ()), "TR-6.2.g: Ann challenges nobody")
    hall.refuses(acts.Challenge("Ann", ("Ann",)), "Ann is seated twice")
    swiss = event("Ann Bob Cid")
    swiss.refuses(acts.Challenge("Ann", ("Bob",)), "TR-6.2.g: a swiss event is seated in rounds")
    hall.event.table(1, 1)
    hall.desk = hall.desk.do(
        acts.ReportResult(1, 1, TableReport((seat("Ann", total=9), seat("Bob", total=1)), ("Ann",))), TEN
    )
    hall.do(acts.Challenge("Ann", ("Bob",)))


@rule("TR-8.3.e")
def test_rounds_between_leaving_and_coming_back_are_missed():
    hall = event("Ann Bob Cid Dan Eve Fay Gus")
    hall.do(acts.Register("Hal"))
    hall.do(acts.Drop("Gus"))
    hall.round("Ann Bob Cid", "Dan Eve Fay")
    hall.do(acts.Drop("Fay"))
    hall.round("Ann Dan Bob Eve")
    hall.round("Ann Dan Cid Eve")
    assert [hall.event.players[name].left for name in ("Fay", "Gus", "Ann")] == [1, 0, None]
    for name in ("Fay", "Gus", "Hal", "Ida"):
        hall.do(acts.Late(name))
    missed = {name: hall.event.players[name].missed for name in ("Fay", "Gus", "Hal", "Ida")}
    assert missed == {"Fay": (2, 3), "Gus": (1, 2, 3), "Hal": (), "Ida": ()}
    assert [hall.event.players[name].joined for name in ("Ann", "Fay", "Hal", "Ida")] == [1, 1, 4, 4]
    assert [hall.event.players[name].left for name in ("Fay", "Gus")] == [None, None]
    hall.refuses(acts.Late("Fay"), "TR-8.3.e: Fay is here")
    hall.do(acts.Drop("Fay"))
    hall.round("Ann Dan Cid Eve")
    hall.do(acts.Late("Fay"))
    assert hall.event.players["Fay"].missed == (2, 3, 4)
    hall.do(acts.Drop("Fay"))
    hall.refuses(acts.Drop("Fay"), "Fay is dropped already")
    hall.do(acts.Penalise("Ann", Offence.CHEATING, Sanction.DISQUALIFICATION, "seen", "Hugo"))
    hall.refuses(acts.Late("Ann"), "TR-8.3.e: Ann is disqualified")
    hall.refuses(acts.Drop("Ann"), "Ann is disqualified already")


@rule("TR-8.3.e", "TR-6.2.c", "TR-6.2.d")
def test_a_missed_round_is_a_loss_in_an_elimination():
    single = event("Ann Bob Cid Dan Eve Fay", Kind.SINGLE)
    single.seat("Ann Bob Cid", "Dan Eve Fay")
    single.refuses(acts.Late("Gus"), "TR-8.3.e: Gus is out: a missed round is a loss")
    double = event("Ann Bob Cid Dan Eve Fay", Kind.DOUBLE)
    double.round("Ann Bob Cid", "Dan Eve Fay")
    double.do(acts.Late("Gus"))
    assert "Gus" in double.event.active


@rule("TR-6.2.b")
def test_nobody_enters_once_the_final_is_seated():
    hall = event("Ann Bob Cid Dan", Kind.SWISS_FINAL, rounds=1)
    hall.round("Ann Bob Cid Dan", Ann=9, Bob=5, Cid=3)
    hall.seat("Ann Bob Cid", stages=(Stage.FINAL,))
    hall.refuses(acts.Late("Zoe"), "TR-6.2.b: the final is seated; nobody can enter any more")


def test_names_are_tidied_and_stay_apart():
    hall = event("Ann Bob Cid")
    hall.do(acts.Register("d", "  Dan   Lee "))
    assert hall.event.name("d") == "Dan Lee"
    hall.refuses(acts.Register("e", "DAN lee"), "another player is called DAN lee already (Dan Lee)")
    hall.refuses(acts.Register("  "), "a player needs a name")
    hall.refuses(acts.Register("x", "   "), "a player needs a name")
    hall.refuses(acts.Rename("d", "Dan  Lee"), "Dan Lee is called that already")
    hall.do(acts.Rename("d", "dan lee"))
    assert hall.event.name("d") == "dan lee"
    hall.refuses(acts.Rename("d", "ANN"), "another player is called ANN already (Ann)")
    hall.refuses(acts.CheckIn("Dann"), "nobody is registered as 'Dann'; did you mean dan lee?")
    hall.refuses(acts.CheckIn("Zoe"), "nobody is registered as 'Zoe'")


def test_a_name_that_nobody_has_brings_up_those_that_are_near():
    hall = event("Annabel Annika Annemarie Anneliese Roseanne Bob")
    hall.refuses(acts.CheckIn("Ann"), "did you mean Annabel or Anneliese or Annemarie?")
    hall.refuses(acts.CheckIn("SEANN"), "nobody is registered as 'SEANN'; did you mean Roseanne?")
    hall.refuses(acts.CheckIn("bobby"), "nobody is registered as 'bobby'; did you mean Bob?")


@rule("TR-5.6.b")
def test_who_leaves_is_out_of_the_game_that_runs_and_of_no_other():
    hall = two_rounds()
    hall.do(acts.Drop("Bob"))
    assert hall.event.table(1, 1).left == ()
    assert hall.event.table(2, 1).left == ("Bob",)
    assert hall.event.table(2, 2).left == ()
    hall.do(acts.Drop("Dan"))
    assert hall.event.table(2, 1).left == ("Bob", "Dan")
    assert hall.event.players["Dan"].left == 2


# --- decks


@rule("TR-4.0.b", "TR-3.0.e")
def test_a_deck_changes_after_round_one_only_where_head_judge_or_director_allow_it():
    hall = event("Ann Bob Cid", officials=TWO)
    parks, homes = DeckList("Parks", ("3 City Park",)), DeckList("Homes", ("2 Family Home", "3 City Park"))
    hall.do(acts.RegisterDeck("Ann", parks))
    hall.do(acts.RegisterDeck("Ann", parks))
    hall.do(acts.RegisterDeck("Bob", DeckList("On paper")))
    hall.seat("Ann Bob Cid")
    hall.refuses(acts.RegisterDeck("Ann", homes), "TR-4.0.b: Ann has sat down for a round")
    hall.refuses(acts.RegisterDeck("Ann", homes), "\n  TR-3.0.e: Family Home: 2 added")
    hall.refuses(acts.RegisterDeck("Ann", homes, judge="Ida"), "TR-3.0.e: Ida may not allow it; Hugo may as head judge")
    for other, deck in (("Bob", homes), ("Ann", DeckList("Paper")), ("Cid", homes)):
        with pytest.raises(Refused) as refused:
            hall.do(acts.RegisterDeck(other, deck))
        assert str(refused.value).endswith("unless the head judge allowed it (TR-3.0.e)")
    hall.do(acts.RegisterDeck("Ann", homes, judge="Hugo"))
    assert hall.event.players["Ann"].deck == homes
    hall.do(acts.RegisterDeck("Ann", parks, judge="Dora"))
    assert hall.event.players["Ann"].deck == parks
    hall.do(acts.Late("Dan"))
    hall.do(acts.RegisterDeck("Dan", parks))
    hall.refuses(acts.RegisterDeck("Dan", DeckList("Six", ("6 City Park",))), "TR-3.0.a: City Park: 6 copies")


# --- penalties


@rule("TR-2.4.b", "TR-2.4.d", "TR-4.1.e")
def test_a_penalty_comes_from_a_judge_who_does_not_sit_there_and_has_its_reason():
    hall = event("Hugo Ida Ann Dora Bob Cid", officials=MULTI)

    def given(player: str, judge: str, **more: object) -> acts.Penalise:
        words = {"offence": Offence.CHEATING, "sanction": Sanction.WARNING, "reason": "seen", **more}
        return acts.Penalise(player, judge=judge, **words)  # type: ignore[arg-type]

    hall.refuses(given("Hugo", "Hugo"), "TR-2.4.d: Hugo cannot penalise themselves")
    hall.do(given("Hugo", "Ida"))
    hall.seat("Hugo Ida Ann", "Dora Bob Cid")
    hall.refuses(given("Ann", "Hugo"), "TR-2.4.d: Hugo plays in this game and does not rule in it; Jon does")
    hall.refuses(given("Ann", "Kim"), "TR-2.4.d: Jon comes before Kim in the order of judges")
    hall.refuses(given("Ann", "Zoe"), "TR-2.4.b: Zoe is no judge of this event and gives no penalties")
    hall.refuses(given("Ann", "Jon", reason="  "), "a penalty needs its reason in words")
    hall.do(given("Ann", "Jon"))
    hall.do(given("Ann", "Dora"))
    hall.do(given("Bob", "Hugo"))
    assert [each.round for each in hall.event.penalties] == [0, 1, 1, 1]
    assert [each.entry for each in hall.event.penalties][-1] == len(hall.desk.entries)
    loss = given("Ann", "Jon", sanction=Sanction.GAME_LOSS, round=0)
    hall.refuses(loss, "TR-4.1.e: Ann sits at no table of round 0 to lose")


@rule("TR-4.1.e", "TR-5.6.b")
def test_a_game_is_lost_where_it_was_played():
    hall = two_rounds()
    first = acts.Penalise("Ann", Offence.CHEATING, Sanction.GAME_LOSS, "seen", "Hugo", round=1)
    hall.do(first)
    assert hall.event.table(1, 1).result.score("Ann").match_points == 0
    assert hall.event.table(2, 1).left == ()
    hall.do(replace(first, round=None))
    assert hall.event.table(2, 1).left == ("Ann",)
    hall.do(acts.Penalise("Eve", Offence.CHEATING, Sanction.DISQUALIFICATION, "seen", "Hugo"))
    assert hall.event.players["Eve"].presence is Presence.DISQUALIFIED
    assert hall.event.table(2, 2).left == ("Eve",)
    hall.refuses(acts.Penalise("Eve", Offence.CHEATING, Sanction.WARNING, "x", "Hugo"), "Eve is disqualified already")
    hall.refuses(replace(first, round=3), "there is no round 3 yet; rounds 1 to 2 are seated")


@rule("TR-5.1.d", "TR-4.2.a", "TR-4.1.e")
def test_the_ladder_of_each_offence_goes_step_by_step():
    points = {Sanction.GAME_POINTS, Sanction.MATCH_POINTS}
    warning, out = {Sanction.WARNING}, {Sanction.DISQUALIFICATION}
    assert [open_sanctions(Offence.STALLING, n) for n in (0, 1, 2, 3)] == [
        warning,
        warning | points,
        warning | points | out,
        warning | points | out,
    ]
    loss = {Sanction.EXTRA_LOSS}
    assert [open_sanctions(Offence.KINGMAKING, n) for n in (0, 1, 9)] == [warning | points | loss] + [
        warning | points | loss | out
    ] * 2
    assert [open_sanctions(Offence.MISPLAYS, n) for n in (0, 1)] == [warning, warning | {Sanction.GAME_LOSS} | out]
    for offence in (Offence.DECK, Offence.SLEEVES, Offence.CONDUCT):
        assert open_sanctions(offence, 0) == warning | points | out
    assert open_sanctions(Offence.HARASSMENT, 0) == open_sanctions(Offence.CHEATING, 3) == frozenset(Sanction)
    assert open_sanctions(Offence.SLOW_PLAY, 5) == warning | points | {Sanction.TURN}


@rule("TR-3.0.f", "TR-4.2.a", "TR-5.1.d")
@pytest.mark.parametrize(
    ("before", "offence", "sanction", "points", "scored", "why"),
    [
        (0, Offence.DECK, Sanction.GAME_POINTS, 1, True, None),
        (0, Offence.DECK, Sanction.GAME_POINTS, 0, True, "TR-3.0.f: say how many game points Ann loses, at least 1"),
        (0, Offence.DECK, Sanction.MATCH_POINTS, -1, True, "TR-3.0.f: say how many match points Ann loses"),
        (0, Offence.DECK, Sanction.WARNING, 0, True, None),
        (0, Offence.DECK, Sanction.WARNING, 1, True, "a penalty of warning takes no points; 1 were given"),
        (0, Offence.DECK, Sanction.WARNING, -1, True, "a penalty of warning takes no points; -1 were given"),
        (0, Offence.KINGMAKING, Sanction.EXTRA_LOSS, 0, True, "TR-4.2.a: an additional loss is for elimination"),
        (0, Offence.KINGMAKING, Sanction.EXTRA_LOSS, 0, False, None),
        (0, Offence.KINGMAKING, Sanction.GAME_POINTS, 1, False, "TR-4.2.a: an elimination event keeps no score"),
        (0, Offence.KINGMAKING, Sanction.GAME_POINTS, 1, True, None),
        (0, Offence.CHEATING, Sanction.GAME_POINTS, 1, False, None),
        (0, Offence.CHEATING, Sanction.GAME_LOSS, 0, True, None),
        (0, Offence.STALLING, Sanction.GAME_POINTS, 1, True, "TR-5.1.d: Ann has no penalty for stalling so far; open"),
        (1, Offence.STALLING, Sanction.DISQUALIFICATION, 0, True, "Ann has one penalty for stalling so far; open now:"),
        (2, Offence.STALLING, Sanction.TURN, 0, True, "Ann has 2 penalties for stalling so far; open now: warning, ga"),
    ],
)
def test_how_far_a_penalty_may_go(before, offence, sanction, points, scored, why):
    if why is None:
        check(before, "Ann", offence, sanction, points, scored)
        return
    with pytest.raises(Refused) as refused:
        check(before, "Ann", offence, sanction, points, scored)
    assert why in str(refused.value)


def fined(player: str, sanction: Sanction, points: int = 0, round: int | None = 1) -> Given:
    return Given(9, player, Offence.CHEATING, sanction, points, "seen", "Hugo", round)


@rule("TR-3.0.f", "TR-4.2.a")
def test_what_penalties_took_is_summed_by_kind():
    given = [
        fined("Ann", Sanction.GAME_POINTS, 2),
        fined("Ann", Sanction.GAME_POINTS, 3),
        fined("Ann", Sanction.MATCH_POINTS, 1),
        fined("Ann", Sanction.EXTRA_LOSS),
        fined("Ann", Sanction.EXTRA_LOSS),
        fined("Ann", Sanction.WARNING),
        fined("Bob", Sanction.GAME_LOSS),
    ]
    assert taken(given, "Ann") == ["-1 MP", "-5 GP", "2 loss"]
    assert taken(given, "Bob") == ["1 game lost"]
    assert taken(given, "Cid") == []
    assert (times(given, "Ann", Offence.CHEATING), times(given, "Bob", Offence.CHEATING)) == (6, 1)
    assert times(given, "Ann", Offence.STALLING) == 0


# --- rulings and appeals


@rule("TR-2.4.f")
def test_a_ruling_of_more_than_a_minute_may_extend_its_table():
    hall = event("Ann Bob Cid Dan Eve Fay")
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    hall.do(acts.Start(1))
    asked = acts.Rule(1, 2, "Hugo", "may it?", "yes", 1, True)
    hall.refuses(asked, "TR-2.4.f: a ruling of 1 minute(s) is too short to extend the game")
    hall.refuses(replace(asked, minutes=-1, extend=False), "TR-2.4.f: a ruling cannot take -1 minutes")
    hall.do(replace(asked, minutes=0, extend=False))
    hall.do(replace(asked, minutes=2))
    hall.do(replace(asked, minutes=5, extend=False))
    assert [table.clock.extra for table in hall.event.rounds[0].tables] == [0, 2]
    assert [ruling.minutes for ruling in hall.event.rulings] == [0, 2, 5]
    assert {ruling.decided_by for ruling in hall.event.rulings} == {"Hugo"}
    assert extension_notice(("Dan", "Eve"), 1) == "Tell Dan, Eve: 1 minute more."
    assert extension_notice(("Dan",), 2) == "Tell Dan: 2 minutes more."


@rule("TR-2.4.b", "TR-2.4.e")
def test_an_appeal_is_of_a_ruling_and_the_last_word_is_the_directors():
    hall = event("Ann Bob Cid", officials=TWO)
    hall.seat("Ann Bob Cid")
    hall.refuses(acts.Appeal(1, "Ann", "Hugo", "no", True), "TR-2.4.e: entry 1 is no ruling; rulings so far: none")
    first = hall.do(acts.Rule(1, 1, "Ida", "may it?", "yes"))
    second = hall.do(acts.Rule(1, 1, "Ida", "and that?", "no"))
    told = f"TR-2.4.e: entry 2 is no ruling; rulings so far: {first}, {second}"
    hall.refuses(acts.Appeal(2, "Ann", "Hugo", "no", True), told)
    hall.refuses(acts.Appeal(second, "Ann", "Ida", "no", True), "TR-2.4.e: Ida cannot decide an appeal; Hugo does")
    hall.do(acts.Appeal(second, "Ann", "Hugo", "it may", True))
    kept, changed = hall.event.rulings
    assert (kept.minutes, changed.minutes, hall.table().clock.extra) == (0, 0, 0)
    assert (kept.decision, kept.decided_by, kept.appeals) == ("yes", "Ida", ())
    assert (changed.decision, changed.decided_by) == ("it may", "Hugo")
    assert changed.appeals == ("Ann appealed; Hugo overruled: it may",)
    hall.refuses(acts.Appeal(second, "Bob", "Hugo", "no", True), "TR-2.4.e: Hugo ruled as head judge, which is final")
    hall.do(acts.Appeal(second, "Bob", "Dora", "as Hugo says", False))
    assert hall.event.rulings[1].decision == "it may"
    assert hall.event.rulings[1].appeals[-1] == "Bob appealed; Dora upheld: as Hugo says"
    hall.refuses(acts.Appeal(second, "Ann", "Hugo", "no", True), "TR-2.4.b: Dora ruled as director, who has the final")


@rule("TR-2.4.d", "TR-2.4.e")
def test_who_rules_and_who_decides():
    table = ("Ann", "hugo")
    assert people.who_rules(MULTI, table) == "Ida"
    assert people.who_rules(MULTI, (*MULTI.judges, "Ann")) == "Dora"
    with pytest.raises(Refused, match=r"TR-2\.4\.d: every judge and the director sit at this table"):
        people.who_rules(MULTI, (*MULTI.judges, "Dora"))
    with pytest.raises(Refused, match=r"TR-2\.4\.e: .* the ruling of Ida is final; only Dora as director may change"):
        people.may_decide_appeal(MULTI, "Hugo", "Ida", table)
    with pytest.raises(Refused, match=r"TR-2\.4\.e: the head judge plays in this game, so the ruling of Ida is final$"):
        people.may_decide_appeal(MULTI, "Dora", "Ida", (*table, "Dora"))
    people.may_decide_appeal(MULTI, "Dora", "Hugo", table)
    people.may_rule(TWO, "Ida", ("Ann", "Bob"))
    with pytest.raises(Refused, match=r"TR-2\.4\.b: Zoe is no judge of this event; Hugo rules here"):
        people.may_rule(TWO, "Zoe", ("Ann", "Bob"))


@rule("TR-2.4.a", "TR-2.4.d", "TR-2.1.a")
@pytest.mark.parametrize(
    ("officials", "rules"),
    [
        (Officials("Dora", ("Hugo",)), []),
        (Officials("Dora", ("Dora",)), []),
        (Officials("", ("Hugo",)), ["TR-2.1.a"]),
        (Officials("Dora", ()), ["TR-2.4.a"]),
        (Officials("Dora", ("Hugo", "")), ["TR-2.4.a"]),
        (Officials("Dora", ("Hugo", "HUGO")), ["TR-2.4.d"]),
        (Officials("Dora", ("Hugo", "Ida", "Jon", "Kim"), True), ["TR-2.4.d"]),
        (MULTI, []),
        (Officials("Dora", (*MULTI.judges, "Mia"), True), ["TR-2.4.d"]),
        (Officials("Dora", ("Hugo", "Ida")), []),
    ],
)
def test_officials_that_lack_something(officials, rules):
    assert [each.rule for each in people.problems(officials)] == rules


# --- seating


@rule("TR-4.0.a", "TR-5.0", "TR-5.0.d", "TR-4.0.d")
def test_what_cannot_be_seated():
    hall = event("Ann Bob")
    hall.refuses(hall.seating("Ann Bob"), "TR-4.0.a: an official tournament has at least three players; 2 are checked")
    hall.enter("Cid", "Dan", "Eve", "Fay")
    hall.refuses(acts.Seat(2, ()), "the next round is 1, not 2")
    hall.refuses(acts.Seat(0, ()), "the next round is 1, not 0")
    hall.refuses(acts.Seat(1, ()), "a round needs at least one table")
    hall.refuses(hall.seating("Ann Bob Cid", "Dan"), "TR-5.0: table 2 has 1 player(s); a game has two to five")
    hall.refuses(hall.seating("Ann Bob Cid Dan Eve"), "TR-5.0.d: table 1 has five players")
    hall.refuses(hall.seating("Ann Bob Cid Dan Eve Fay"), "TR-5.0: table 1 has 6 player(s)")
    hall.refuses(hall.seating("Ann Bob Cid", "Ann Eve Fay"), "Ann is seated twice")
    hall.refuses(hall.seating("Ann Bob Cid", byes="Ann"), "Ann is seated twice")
    first = acts.Seat(1, (acts.SeatTable(("Ann", "Bob"), first="Cid"),))
    hall.refuses(first, "TR-4.0.d: Cid takes the first turn at table 1 but does not sit there")
    hall.do(acts.Register("Gus"))
    hall.refuses(hall.seating("Ann Bob Gus"), "Gus is registered, not here, and cannot be seated")
    hall.seat("Ann Bob", "Cid Dan Eve Fay")
    hall.refuses(acts.Seat(1, ()), "the next round is 2, not 1")
    three = event("Ann Bob Cid")
    three.seat("Ann Bob Cid")
    five = event("Ann Bob Cid Dan Eve", five_players=True)
    five.seat("Ann Bob Cid Dan Eve")
    assert five.table().clock.minutes is None


@rule("TR-8.3.a", "TR-8.3.c", "TR-8.3.e")
def test_byes_and_who_misses_a_round():
    hall = event("Ann Bob Cid Dan Eve Fay")
    hall.round("Ann Bob Cid Dan", byes="Eve")
    assert (hall.event.rounds[0].byes, hall.event.rounds[0].absent) == (("Eve",), ("Fay",))
    hall.refuses(hall.seating("Ann Bob Cid Dan", byes="Fay Eve"), "TR-8.3.c: Eve has had a bye in this tournament")
    hall.round("Ann Bob Cid Dan", byes="Fay")
    assert hall.event.rounds[1].absent == ("Eve",)
    never = event("Ann Bob Cid Dan", byes=Byes.NEVER)
    never.refuses(never.seating("Ann Bob Cid", byes="Dan"), "TR-8.3.a: this event is played without byes")
    never.seat("Ann Bob Cid")


@rule("TR-5.1.a", "TR-5.1.c", "TR-6.2.g", "TR-5.0")
def test_which_tables_are_timed_and_how_long():
    plain, timed = event("Ann Bob Cid").event, event("Ann Bob Cid", time_single=True).event
    for stage, tables, needed in (
        (Stage.ROUND, 1, False),
        (Stage.ROUND, 2, True),
        (Stage.LOWER, 2, True),
        (Stage.LOWER, 1, False),
        (Stage.FINAL, 1, False),
        (Stage.FINAL, 2, False),
    ):
        assert is_timed(plain, stage, tables) is needed
        assert is_timed(timed, stage, tables) is True
    for each in (plain, timed):
        assert [is_timed(each, Stage.CHALLENGE, tables) for tables in (1, 2)] == [False, False]
    assert [limit(players) for players in (2, 3, 4, 5)] == [45, 60, 85, 110]
    assert limit(5, 100) == 100
    for players in (1, 6):
        with pytest.raises(Refused, match=rf"TR-5\.0: no time limit for a game of {players} players"):
            limit(players)


# --- clocks


def clocks(hall: Hall) -> list[TableClock]:
    return [table.clock for table in hall.event.rounds[-1].tables]


@rule("TR-5.0.e", "TR-2.4.f")
def test_the_clocks_of_a_round_are_those_of_the_tables_that_still_play():
    hall = event("Ann Bob Cid Dan Eve Fay Gus Hal Ida")
    hall.seat("Ann Bob Cid", "Dan Eve Fay", "Gus Hal Ida")
    hall.refuses(acts.Pause(1), "TR-5.0.e: the clock has not been started")
    hall.do(acts.Start(1))
    hall.refuses(acts.Start(1), "TR-5.0.e: round 1 was started before")
    hall.win("Ann", 1, 20)
    hall.do(acts.Pause(1, reason="alarm"), 21)
    assert [each.paused is not None for each in clocks(hall)] == [False, True, True]
    assert clocks(hall)[1].paused_for == "alarm"
    hall.refuses(acts.Pause(1, 3), "the clock has stood still since 10:21", 22)
    hall.do(acts.Resume(1, 2), 25)
    hall.refuses(acts.Pause(1), "the clock has stood still since 10:21", 26)
    hall.do(acts.Resume(1, 3), 27)
    hall.do(acts.Extend(1, 3, 2), 28)
    assert [each.stood for each in clocks(hall)] == [0 * MINUTE, 4 * MINUTE, 6 * MINUTE]
    hall.do(acts.Extend(1, 2), 29)
    assert [each.extra for each in clocks(hall)] == [0, 5, 2]
    hall.refuses(acts.Resume(1), "the clock does not stand", 30)
    hall.refuses(acts.Warn(1), "TR-5.1.b: the warning is due at 10:59, not before", 57)
    hall.do(acts.Warn(1), 58)
    assert [each.warned is not None for each in clocks(hall)] == [False, False, True]
    hall.do(acts.Warn(1), 59)
    assert [each.warned is not None for each in clocks(hall)] == [False, True, True]
    hall.refuses(acts.Warn(1), "TR-5.1.b: the one warning was given at 10:59; there is no other", 60)
    hall.refuses(acts.CallTime(1), "TR-5.5: time is up at 11:09, not before", 67)
    hall.do(acts.CallTime(1), 68)
    assert [each.called is not None for each in clocks(hall)] == [False, False, True]
    hall.do(acts.CallTime(1, 2), 69)
    assert [each.called is not None for each in clocks(hall)] == [False, True, True]


@rule("TR-5.1.a")
def test_a_round_without_a_timed_game_has_no_clock_to_change():
    hall = event("Ann Bob Cid")
    hall.seat("Ann Bob Cid")
    hall.do(acts.Start(1))
    for act in (acts.Pause(1), acts.Extend(1, 5), acts.Warn(1), acts.CallTime(1)):
        hall.refuses(act, "TR-5.1.a: no timed table of round 1 is playing", 90)
    hall.refuses(acts.Extend(1, 5, 1), "TR-5.1.a: this table is not timed, so there is nothing to extend", 90)
    hall.refuses(acts.Warn(1, 1), "TR-5.1.a: this table is not timed", 90)


@rule("TR-5.1.b", "TR-5.5", "TR-2.4.f")
def test_a_clock_is_warned_and_called_on_the_minute():
    clock = start(TableClock(60), TEN)
    assert warn(clock, TEN + 50 * MINUTE).warned == TEN + 50 * MINUTE
    assert call(clock, TEN + 60 * MINUTE).called == TEN + 60 * MINUTE
    called = call(clock, TEN + 61 * MINUTE)
    for wrong, why in (
        (lambda: warn(clock, TEN + 49 * MINUTE), r"TR-5\.1\.b: the warning is due at 10:50"),
        (lambda: call(clock, TEN + 59 * MINUTE), r"TR-5\.5: time is up at 11:00, not before"),
        (lambda: call(called, TEN + 62 * MINUTE), r"TR-5\.5: time was called at 11:01"),
        (lambda: extend(called, 1), r"TR-5\.5: time was called at 11:01"),
        (lambda: warn(TableClock(60), TEN), r"TR-5\.0\.e: the clock has not been started"),
        (lambda: call(pause(clock, TEN), TEN + 90 * MINUTE), "the clock has stood still since 10:00; resume it first"),
    ):
        with pytest.raises(Refused, match=why):
            wrong()


@rule("TR-5.1.b")
def test_what_is_still_to_be_said_at_the_tables():
    clock = start(TableClock(60), TEN)
    called = call(clock, TEN + 60 * MINUTE)
    warned = warn(start(TableClock(45), TEN), TEN + 40 * MINUTE)
    said = announcements([(1, called), (2, clock), (3, warned), (4, TableClock()), (5, clock), (6, TableClock(60))])
    assert [(each.at - TEN, each.text) for each in said] == [
        (45 * MINUTE, "Table 3: time."),
        (50 * MINUTE, "Table 2: ten minutes."),
        (50 * MINUTE, "Table 5: ten minutes."),
        (60 * MINUTE, "Table 2: time."),
        (60 * MINUTE, "Table 5: time."),
    ]
    standing = pause(clock, TEN + 5 * MINUTE)
    assert announcements([(1, standing)]) == ()
    assert (standing.left(TEN + 30 * MINUTE), TableClock(60).left(TEN), start(TableClock(), TEN).left(TEN)) == (
        55 * MINUTE,
        None,
        None,
    )


# --- results


@rule("TR-5.5", "TR-5.1.a", "TR-5.6.b")
def test_what_a_result_has_to_be_of():
    hall = event("Ann Bob Cid Dan Eve Fay")
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    hall.do(acts.Start(1))
    out = TableReport((seat("Ann", 1), seat("Bob", 2), seat("Cid", 3)), time_called=True)
    hall.refuses(acts.ReportResult(1, 1, out), "TR-5.5: time at table 1 is up at 11:00, not before", 59)
    hall.refuses(acts.ReportResult(1, 2, out), "the report is of Ann, Bob, Cid; at table 2 of round 1 sit Dan, Eve", 60)
    hall.refuses(acts.ReportResult(1, 3, out), "round 1 has tables 1 to 2, not 3", 60)
    hall.refuses(acts.ReportResult(2, 1, out), "there is no round 2 yet; rounds 1 to 1 are seated", 60)
    hall.refuses(acts.ReportResult(0, 1, out), "there is no round 0 yet", 60)
    done = hall.do(acts.ReportResult(1, 1, out), 60)
    assert hall.event.table(1, 1).result.winners == ("Ann",)
    hall.refuses(
        acts.ReportResult(1, 1, out), f"has its result; `edit result` replaces it, or correct entry {done}", 61
    )
    hall.do(acts.Drop("Eve"))
    won = TableReport((seat("Fay", seized=5), seat("Eve"), seat("Dan")), ("Fay",))
    hall.refuses(acts.ReportResult(1, 2, won), "TR-5.6.b: Eve left this game and counts as decked out", 30)
    gone = replace(won, seats=(won.seats[0], seat("Eve", decked=True), won.seats[2]))
    hall.do(acts.ReportResult(1, 2, gone), 30)
    assert hall.event.table(1, 2).report.players == ("Dan", "Eve", "Fay")
    assert not hall.event.rounds[0].is_final
    assert hall.event.rounds[0].complete
    lone = event("Ann Bob Cid")
    lone.seat("Ann Bob Cid")
    lone.refuses(acts.ReportResult(1, 1, out), "TR-5.1.a: table 1 is not timed: time cannot be called there", 99)
    assert not lone.event.rounds[0].complete


@rule("TR-4.0.a", "TR-6.2.b")
def test_when_an_event_can_be_finished():
    hall = event("Ann Bob Cid Dan")
    hall.refuses(acts.Finish(), "TR-4.0.a: an official tournament has at least three players; 0 played")
    hall.seat("Ann Bob", byes="Cid")
    hall.refuses(acts.Finish(), "round 1 table 1 has no result yet")
    hall.win("Ann")
    hall.do(acts.Finish())
    assert hall.event.finished
    hall.refuses(acts.Drop("Ann"), "the event is finished; undo the finish to go on, or correct an entry")
    hall.do(acts.Rename("Ann", "Anna"))
    hall.do(acts.Note("thanks"))
    few = event("Ann Bob Cid")
    few.round("Ann Bob")
    few.refuses(acts.Finish(), "TR-4.0.a: an official tournament has at least three players; 2 played")
    final = event("Ann Bob Cid Dan", Kind.SWISS_FINAL, rounds=1)
    final.round("Ann Bob Cid Dan", Ann=9, Bob=5, Cid=3)
    final.refuses(acts.Finish(), "TR-6.2.b: the final is still to come: the final of 3")
    final.seat("Ann Bob Cid", stages=(Stage.FINAL,))
    assert final.event.rounds[1].is_final
    final.win("Bob")
    final.do(acts.Finish())


def call_time(report: TableReport) -> Result:
    return score(replace(report, time_called=True))


@rule("TR-5.5.a", "TR-5.5.b", "TR-5.5.c", "TR-5.5.d", "TR-5.5.e")
def test_time_is_called_in_words():
    running = TableReport((seat("Ann", 1), seat("Bob", 2)), attack=Attack.ON_SITE)
    called = replace(running, time_called=True)
    assert called.ending is Ending.RUNNING
    done = score(replace(called, attack=Attack.NONE))
    assert (done.ending, done.why) == (Ending.TIME, "TR-5.5.c: Ann is closest to victory, one Site short")
    won = score(TableReport((seat("Ann", 1), seat("Bob", 0)), ("Bob",), attack=Attack.ON_SITE, time_called=True))
    assert (won.ending, won.score("Bob").match_points) == (Ending.VICTORY, 4)
    two = call_time(TableReport((seat("Ann", 2, total=5), seat("Bob", 2, total=3), seat("Cid", 3, total=9))))
    assert two.why == "TR-5.5.d: Ann and Bob are equally close, 2 Sites short; Ann has the most game points, 5"
    tie = call_time(TableReport((seat("Ann", 1, total=5), seat("Bob", 1, total=5), seat("Cid", 3))))
    assert tie.why == "TR-5.5.e: Ann and Bob are equally close, one Site short; Ann and Bob tie with 5 game points"
    assert [each.match_points for each in tie.scores] == [1, 1, 0]
    alone = call_time(TableReport((seat("Ann", 3), seat("Bob", decked=True, out=1))))
    assert (alone.ending, alone.why) == (Ending.LAST_STANDING, "TR-5.6.a: everyone but Ann decked out or left")


# --- what an event is


@rule("TR-6.2.b", "TR-6.2", "TR-5.0", "TR-5.0.d", "TR-6.0", "TR-2.1.b", "TR-6.1.e")
@pytest.mark.parametrize(
    ("kind", "more", "rules"),
    [
        (Kind.SWISS, {}, []),
        (Kind.SWISS, {"format": "Chess"}, ["TR-2.1.b"]),
        (Kind.SWISS, {"format": "Chess", "sanctioned": False}, []),
        (Kind.SWISS_FINAL, {}, ["TR-6.2.b"]),
        (Kind.DOUBLE_FINAL, {}, ["TR-6.2.b"]),
        (Kind.SWISS_FINAL, {"final_size": 1}, ["TR-5.0"]),
        (Kind.SWISS_FINAL, {"final_size": 2}, []),
        (Kind.SWISS_FINAL, {"final_size": 4, "lower_table": True}, []),
        (Kind.SWISS_FINAL, {"final_size": 5}, ["TR-5.0.d"]),
        (Kind.SWISS_FINAL, {"final_size": 5, "five_players": True}, []),
        (Kind.SWISS_FINAL, {"final_size": 6, "five_players": True}, ["TR-5.0"]),
        (Kind.SWISS, {"final_size": 3}, ["TR-6.2"]),
        (Kind.SINGLE, {"lower_table": True}, ["TR-6.2"]),
        (Kind.SWISS, {"table_size": 1}, ["TR-5.0"]),
        (Kind.SWISS, {"table_size": 2}, []),
        (Kind.SWISS, {"table_size": 3}, []),
        (Kind.SWISS, {"table_size": 5}, ["TR-5.0"]),
        (Kind.SWISS, {"format": BIG_MAN, "table_size": 2}, []),
        (Kind.SWISS, {"environment": "Attic"}, ["TR-6.0"]),
        (Kind.SWISS, {"rounds": 0}, [""]),
        (Kind.SWISS, {"rounds": 1}, []),
        (Kind.SWISS, {"burn_for_hungry": True}, ["TR-5.0.d"]),
        (Kind.SWISS, {"burn_for_hungry": True, "five_players": True}, []),
        (Kind.SWISS, {"five_minutes": 0}, ["TR-5.0.d"]),
        (Kind.SWISS, {"five_minutes": 1}, []),
    ],
)
def test_an_announcement(kind, more, rules):
    assert [each.rule for each in problems(Setup("Open", kind, OFFICIALS, **more))] == rules


@rule("TR-6.1.e")
def test_the_format_for_two_is_refused_at_larger_tables_in_words():
    (found,) = problems(Setup("Open", Kind.SWISS, OFFICIALS, BIG_MAN, table_size=3))
    assert str(found) == f"TR-6.1.e: {BIG_MAN} is played by two at a table; this event has tables of 3"


@rule("TR-2.1.a", "TR-2.4.a", "TR-2.4.d", "TR-5.0.d")
def test_the_notice_word_by_word():
    plain = Setup("Open", Kind.SWISS, OFFICIALS)
    assert notice(plain) == ("Open: Final Brawl, Classic, swiss", "Tournament director: Dora. Head judge: Hugo.")
    full = Setup(
        *("Open", Kind.SWISS_FINAL, MULTI),
        site="Town hall",
        duration="six hours",
        final_size=4,
        lower_table=True,
        five_players=True,
        burn_for_hungry=True,
    )
    assert notice(full) == (
        "Open: Final Brawl, Classic, swiss-final, a final of 4 with a lower table",
        "Tournament director: Dora. Head judge: Hugo.",
        "Multi-judge system, in this order: 1. Hugo, 2. Ida, 3. Jon, 4. Kim, 5. Lou.",
        "Town hall, six hours.",
        "Burn For Hungry at five-player tables: a Site burned for victory also gives three power.",
    )


@rule("TR-4.0.d")
def test_turns_go_around_from_whoever_begins():
    table = Table(1, ("Ann", "Bob", "Cid"))
    assert table.turns == ("Ann", "Bob", "Cid")
    assert replace(table, first="Ann").turns == ("Ann", "Bob", "Cid")
    assert replace(table, first="Cid").turns == ("Cid", "Ann", "Bob")


@rule("TR-6.2.b", "TR-3.0.f")
def test_points_taken_in_the_final_and_before_it_are_kept_apart():
    hall = event("Ann Bob Cid Dan", Kind.SWISS_FINAL, rounds=1)
    hall.round("Ann Bob Cid Dan", Ann=9, Bob=5, Cid=3)
    fine = acts.Penalise("Ann", Offence.HARASSMENT, Sanction.GAME_POINTS, "seen", "Hugo", 2)
    hall.do(fine)
    hall.seat("Ann Bob Cid", stages=(Stage.FINAL,))
    hall.do(replace(fine, points=3))
    hall.do(replace(fine, points=1, sanction=Sanction.MATCH_POINTS))
    hall.do(replace(fine, points=4, round=1))
    assert points_lost(hall.event, Sanction.GAME_POINTS, in_final=False) == {"Ann": 6}
    assert points_lost(hall.event, Sanction.GAME_POINTS, in_final=True) == {"Ann": 3}
    hall.win("Ann", Ann=15, Bob=4)
    assert week_scores(hall.event) == {"Ann": (7, 15), "Bob": (0, 9), "Cid": (0, 3), "Dan": (0, 0)}
    hall.do(acts.Penalise("Bob", Offence.CHEATING, Sanction.DISQUALIFICATION, "seen", "Hugo"))
    assert "Bob" not in week_scores(hall.event)
    assert [(row.player, row.rank) for row in hall.rows][-1] == ("Bob", None)
    assert hall.row("Bob").why == "disqualified: seen"
    assert tie_groups(hall.rows) == [["Ann"], ["Cid"], ["Dan"]]


@rule("TR-6.2.a")
def test_the_standings_say_what_parts_two_players():
    hall = event("Ann Bob Cid Dan")
    hall.round("Ann Bob Cid Dan", Ann=12, Bob=5, Cid=5, Dan=3)
    assert [(row.player, row.rank, row.why) for row in hall.rows] == [
        ("Ann", 1, ""),
        ("Bob", 2, "behind Ann on match points: 0 to 4"),
        ("Cid", 2, "level with Bob on match points, game points: the rank is shared"),
        ("Dan", 4, "behind Cid on game points: 3 to 5 (level on match points)"),
    ]
    assert tie_groups(hall.rows) == [["Ann"], ["Bob", "Cid"], ["Dan"]]
    assert [row.total.games for row in hall.rows] == [1, 1, 1, 1]


@rule("TR-6.2.a")
def test_a_table_that_still_plays_hides_no_result_of_another():
    hall = event("Ann Bob Cid Dan Eve Fay")
    hall.seat("Ann Bob Cid", "Dan Eve Fay")
    hall.win("Dan", 2, Dan=12, Eve=3)
    assert [(row.player, row.total.match_points, row.total.game_points) for row in hall.rows][:2] == [
        ("Dan", 4, 12),
        ("Eve", 0, 3),
    ]


@rule("TR-1.1.c", "TR-3.0.a")
def test_each_who_is_disqualified_stands_there_with_their_own_reason():
    hall = event("Ann Bob Cid Dan")
    hall.round("Ann Bob Cid Dan")
    hall.do(acts.Penalise("Bob", Offence.DECK, Sanction.WARNING, "late", "Hugo"))
    hall.do(acts.Penalise("Bob", Offence.CHEATING, Sanction.DISQUALIFICATION, "marked sleeves", "Hugo"))
    hall.do(acts.Penalise("Cid", Offence.DECK, Sanction.DISQUALIFICATION, "six copies", "Hugo"))
    assert (hall.row("Bob").why, hall.row("Cid").why) == ("disqualified: marked sleeves", "disqualified: six copies")
    assert (hall.row("Bob").rank, hall.row("Cid").rank, hall.row("Dan").rank) == (None, None, 2)


# --- mending


@rule("TR-1.0.d", "TR-2.4.b")
def test_what_an_entry_is_called_and_which_holds_a_result():
    hall = two_rounds()
    seated = hall.event.rounds[0].entry
    result = hall.event.table(1, 2).entry
    assert described(hall.desk, seated) == f"entry {seated}, the seating of round 1"
    assert described(hall.desk, result) == f"entry {result}, the result of round 1 table 2"
    assert described(hall.desk, 2) == "entry 2, register"
    assert result_entry(hall.desk, 1, 2) == result
    with pytest.raises(Refused, match="table 1 of round 2 has no result yet; enter it with `result`"):
        result_entry(hall.desk, 2, 1)


@rule("TR-1.0.d", "TR-2.4.b")
def test_a_mend_that_touches_nothing_later_is_safe_and_one_that_does_can_stand():
    hall = event("Ann Bob Cid Dan", Kind.SWISS_FINAL, rounds=1)
    hall.round("Ann Bob Cid Dan", Ann=9, Bob=5, Cid=3, Dan=1)
    seated = hall.seat("Ann Bob Cid", stages=(Stage.FINAL,))
    number = hall.event.table(1, 1).entry
    old = hall.desk.entries[number - 1].act

    def corrected(dan: int) -> acts.Correct:
        seats = (*old.report.seats[:3], replace(old.report.seats[3], total=dan))
        return acts.Correct(number, replace(old, report=replace(old.report, seats=seats)))

    safe = mend(hall.desk, corrected(2), TEN)
    assert (safe.safe, safe.aside, safe.stands, safe.standing) == (True, (), (), None)
    tried = mend(hall.desk, corrected(4), TEN, "Dora", reason="played")
    assert (tried.safe, [each.entry for each in tried.aside], tried.stands) == (False, [seated], (seated,))
    assert tried.standing.entries[-1].act == acts.LetStand((seated,), "Dora", "played")
    assert len(tried.recomputed.event.rounds) == 1
    assert len(tried.standing.event.rounds) == 2
    assert tried.standing.event.rounds[1].let_stand
    assert "round 2 stands by the director's word" in tried.standing.changes
    by_judge = mend(hall.desk, corrected(4), TEN, whose="Hugo")
    assert by_judge.standing.entries[-1].act.word == "Hugo"
    gone = mend(hall.desk, acts.Undo(3), TEN)
    assert not gone.safe
    assert gone.before is hall.desk


@rule("TR-1.0.d", "TR-2.4.b")
def test_words_about_entries():
    hall = event("Ann Bob Cid")
    hall.refuses(acts.Undo(1), "entry 1 sets up the event and cannot be undone; correct it")
    hall.refuses(acts.Undo(0), "there is no entry 0; the log has entries 1 to 7")
    hall.refuses(acts.Undo(8), "there is no entry 8; the log has entries 1 to 7")
    undone = hall.do(acts.Undo(7))
    assert hall.event.active == ("Ann", "Bob")
    assert hall.desk.standing(7) is None
    assert hall.desk.last() == 6
    hall.refuses(acts.Undo(7), "entry 7 is undone already")
    hall.refuses(acts.Correct(undone, acts.Note("x")), f"entry {undone} speaks of entry 7: undo it, or correct 7")
    hall.do(acts.Undo(undone))
    assert hall.event.active == ("Ann", "Bob", "Cid")
    assert hall.desk.last() == 7
    hall.refuses(acts.Correct(7, acts.Note("x")), "entry 7 is a check in and is corrected by another one, not by a n")
    hall.do(acts.Correct(2, acts.Register("Ann", "Anna"), at=TEN + MINUTE))
    assert hall.event.name("Ann") == "Anna"
    assert hall.desk.standing(2).at == TEN + MINUTE
    assert hall.desk.standing(3).at == TEN
    assert [len(hall.desk.before(number).event.players) for number in (2, 3, 5, 7)] == [0, 1, 2, 3]
    seated = hall.seat("Ann Bob Cid")
    hall.refuses(acts.LetStand((seated,), "Zoe"), "TR-2.4.b: Zoe cannot let it stand; Dora can as director, or Hugo")
    hall.refuses(acts.LetStand((seated, 2), "Dora"), "entry 2 is a register; only what was played stands")
    stands = hall.do(acts.LetStand((seated,), "Hugo"))
    assert hall.desk.standing(seated).stands
    assert not hall.desk.standing(2).stands
    hall.refuses(acts.Correct(stands, acts.Note("x")), f"entry {stands} lets other entries stand: undo it")
    hall.do(acts.Undo(stands))
    assert not hall.desk.standing(seated).stands
    moved = replace(hall.desk.entries[seated - 1].act, round=2)
    hall.refuses(acts.Correct(seated, moved), f"entry {seated} is the seat of round 1 and cannot become that of r")


@rule("TR-6.2.b")
def test_type_and_final_are_settled_once_a_round_is_seated():
    hall = event("Ann Bob Cid", Kind.SWISS_FINAL)
    setup = hall.event.setup
    hall.refuses(acts.Correct(1, replace(setup, final_size=9)), "TR-5.0: a final seats two to five players, not 9")
    hall.do(acts.Correct(1, replace(setup, final_size=4)))
    hall.do(acts.Correct(1, replace(setup, kind=Kind.SWISS, final_size=None)))
    hall.do(acts.Correct(1, setup))
    hall.seat("Ann Bob Cid")
    hall.refuses(acts.Correct(1, replace(setup, final_size=4)), "TR-6.2.b: type and size of the final are decided")
    hall.refuses(acts.Correct(1, replace(setup, kind=Kind.DOUBLE_FINAL)), "TR-6.2.b: type and size of the final are")
    hall.do(acts.Correct(1, replace(setup, name="Other")))
    assert hall.event.setup.name == "Other"
    assert Desk.of(hall.desk.entries).event == hall.event
