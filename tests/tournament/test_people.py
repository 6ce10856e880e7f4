"""TR-1.0.d, 2.1, 2.3, 2.4: officials, their order, rulings and appeals."""

import pytest

from kwoon.tournament.errors import Refused
from kwoon.tournament.event import acts, people
from kwoon.tournament.event.people import Officials, may_play, who_rules
from kwoon.tournament.event.setup import notice
from tests.rules import rule
from tests.tournament.events import MULTI, OFFICIALS, Hall, event


def ruling(judge: str, table: int = 1) -> acts.Rule:
    return acts.Rule(1, table, judge, "may it attack?", "yes")


def seated(officials: Officials = OFFICIALS) -> Hall:
    """Six players at two tables; with several judges Hugo, Ida and the director Dora play too."""
    if not officials.multi:
        hall = event(officials=officials)
        hall.seat("Ann Bob Cid", "Dan Eve Fay")
    else:
        hall = event("Hugo Ida Ann Dora Bob Cid", officials=officials)
        hall.seat("Hugo Ida Ann", "Dora Bob Cid")
    return hall


@rule("TR-2.4.a", "TR-2.1.a", "TR-2.1")
def test_the_notice_names_director_head_judge_format_type_place_and_time() -> None:
    hall = event(site="Hong Kong", starts="10:00", duration="six hours")
    words = " ".join(notice(hall.event.setup))
    for word in ("Dora", "Hugo", "Final Brawl", "swiss", "Hong Kong", "10:00", "six hours"):
        assert word in words


@rule("TR-2.4", "TR-2.4.a")
@pytest.mark.parametrize(
    ("officials", "words"),
    [
        (Officials("Dora", ()), "TR-2.4.a"),
        (Officials("", ("Hugo",)), "TR-2.1.a"),
        (Officials("Dora", ("Hugo", "Hugo")), "named twice"),
        (Officials("Dora", ("Hugo", "Ida"), True), "five judges"),
    ],
)
def test_officials_must_be_complete(officials: Officials, words: str) -> None:
    assert any(words in str(problem) for problem in people.problems(officials))
    with pytest.raises(Refused, match=words):
        event(officials=officials)


@rule("TR-2.4.a")
def test_director_and_head_judge_may_be_one() -> None:
    assert not list(people.problems(Officials("Dora", ("Dora",))))


@rule("TR-2.1.c", "TR-2.4.c")
def test_director_and_head_judge_play_only_under_the_multi_judge_system() -> None:
    hall = event()
    hall.refuses(acts.Register("Dora"), "TR-2.1.c")
    hall.refuses(acts.Register("Hugo"), "TR-2.4.c")
    for person in ("Dora", "Hugo"):
        may_play(MULTI, person)


@rule("TR-2.4.d")
def test_the_first_judge_who_does_not_sit_there_rules() -> None:
    assert who_rules(MULTI, ()) == "Hugo"
    assert who_rules(MULTI, ("Hugo", "Ann")) == "Ida"
    assert who_rules(MULTI, ("Hugo", "Ida", "Jon")) == "Kim"
    assert who_rules(MULTI, MULTI.judges) == "Dora"
    with pytest.raises(Refused, match="every judge"):
        who_rules(MULTI, (*MULTI.judges, "Dora"))


@rule("TR-2.4.d")
def test_rulings_keep_to_the_order() -> None:
    hall = seated(MULTI)
    hall.refuses(ruling("Hugo"), "plays in this game")
    hall.refuses(ruling("Kim"), "Jon comes before Kim")
    hall.refuses(ruling("Ann"), "no judge")
    hall.do(ruling("Jon"))
    assert hall.event.rulings[0].decided_by == "Jon"
    hall.do(ruling("Hugo", 2))


@rule("TR-2.4.d")
def test_the_multi_judge_system_is_announced_before_the_start() -> None:
    hall = event()
    hall.do(acts.Appoint(MULTI))
    assert any("Multi-judge" in line for line in notice(event(officials=MULTI).event.setup))
    late = seated()
    late.refuses(acts.Appoint(MULTI), "TR-2.4.d")
    late.do(acts.Appoint(Officials("Dora", ("Ida",))))
    assert late.event.officials.head_judge == "Ida"


@rule("TR-2.4.c")
def test_a_player_cannot_become_head_judge_without_the_multi_judge_system() -> None:
    hall = event()
    hall.refuses(acts.Appoint(Officials("Dora", ("Ann",))), "TR-2.4.c")


@rule("TR-2.4.e")
def test_appeals_go_to_the_head_judge_whose_word_is_final() -> None:
    hall = seated(Officials("Dora", ("Hugo", "Ida")))
    entry = hall.do(ruling("Ida"))
    hall.refuses(acts.Appeal(entry, "Ann", "Ida", "no", True), "Hugo does as head judge")
    hall.refuses(acts.Appeal(entry + 7, "Ann", "Hugo", "no", True), "is no ruling")
    hall.do(acts.Appeal(entry, "Ann", "Hugo", "it may not", True))
    assert hall.event.rulings[0].decision == "it may not"
    assert hall.event.rulings[0].decided_by == "Hugo"
    hall.refuses(acts.Appeal(entry, "Bob", "Hugo", "it may", True), "which is final")


@rule("TR-2.4.b", "TR-1.0.d")
def test_the_director_has_the_last_word() -> None:
    hall = seated(Officials("Dora", ("Hugo", "Ida")))
    entry = hall.do(ruling("Hugo"))
    hall.do(acts.Appeal(entry, "Ann", "Dora", "it may not", True))
    assert hall.event.rulings[0].decided_by == "Dora"
    hall.refuses(acts.Appeal(entry, "Ann", "Hugo", "it may", True), "TR-2.4.b")


@rule("TR-2.4.b")
def test_an_upheld_ruling_stays() -> None:
    hall = seated(Officials("Dora", ("Hugo", "Ida")))
    entry = hall.do(ruling("Ida"))
    hall.do(acts.Appeal(entry, "Ann", "Hugo", "as ruled", False))
    assert hall.event.rulings[0].decision == "yes"
    assert "upheld" in hall.event.rulings[0].appeals[0]


@rule("TR-2.4.e", "TR-2.4.d")
def test_where_the_head_judge_plays_the_ruling_is_final_but_for_the_director() -> None:
    hall = seated(MULTI)
    entry = hall.do(ruling("Jon"))
    hall.refuses(acts.Appeal(entry, "Ann", "Hugo", "no", True), "final")
    hall.do(acts.Appeal(entry, "Ann", "Dora", "no", True))


@rule("TR-2.4.d")
def test_a_director_who_plays_in_the_game_does_not_rule_in_it() -> None:
    hall = seated(MULTI)
    hall.refuses(ruling("Dora", 2), "plays in this game")


@rule("TR-2.1.b", "TR-6.2", "TR-6.1")
def test_a_sanctioned_event_has_an_official_format() -> None:
    with pytest.raises(Refused, match=r"TR-2.1.b"):
        event(format="Free For All")
    event(format="Free For All", sanctioned=False)
