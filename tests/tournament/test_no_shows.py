"""Who registered and never came takes no part: no rank, no place, no prize, in any type."""

import pytest

from kwoon.tournament.event import acts
from kwoon.tournament.event.acts import Undo
from kwoon.tournament.event.recount import audit
from kwoon.tournament.event.setup import Kind
from kwoon.tournament.event.standings import week_scores
from kwoon.tournament.event.state import Presence
from kwoon.tournament.simulate import Plan, simulate
from tests.rules import rule
from tests.tournament.desk_cli import Keyboard
from tests.tournament.events import Hall, event

RULES = ("TR-6.2", "TR-6.2.a", "TR-6.2.b", "TR-6.2.c", "TR-6.2.d", "TR-6.2.e", "TR-6.2.f")


def with_no_shows(kind: Kind) -> Hall:
    """Four who play, one who never comes, one who comes and leaves before round one."""
    hall = event("Ann Bob Cid Dan", kind)
    hall.do(acts.Register("Nobody"))
    hall.enter("Gone")
    hall.do(acts.Drop("Gone"))
    return hall


@rule(*RULES)
@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.WHO_WANTS_SOME])
def test_who_never_came_is_in_no_standings(kind: Kind) -> None:
    hall = with_no_shows(kind)
    assert sorted(hall.ranks) == ["Ann", "Bob", "Cid", "Dan"]
    hall.round("Ann Bob Cid Dan", Ann=9, Bob=-4, Cid=-5, Dan=-6)
    assert sorted(hall.ranks) == ["Ann", "Bob", "Cid", "Dan"]
    assert hall.ranks["Ann"] == 1
    assert hall.event.no_shows == ("Nobody", "Gone")
    assert audit(hall.event) == ()


@rule("TR-6.2.d")
def test_who_never_came_does_not_outlast_the_others() -> None:
    hall = with_no_shows(Kind.DOUBLE)
    hall.round("Ann Bob Cid Dan")
    hall.round("Bob Ann Cid Dan")
    hall.round("Bob Ann")
    hall.do(acts.Finish())
    assert hall.ranks == {"Bob": 1, "Ann": 2, "Cid": 3, "Dan": 3}


@rule("TR-6.2.g")
def test_a_challenge_event_ranks_who_is_here_or_played() -> None:
    hall = with_no_shows(Kind.WHO_WANTS_SOME)
    hall.do(acts.Challenge("Ann", ("Bob",)))
    hall.win("Bob")
    hall.do(acts.Drop("Bob"))
    hall.do(acts.Drop("Cid"))
    assert hall.ranks == {"Bob": 1, "Ann": 2, "Dan": 2}


@rule("TR-8.3.e")
def test_who_comes_late_after_all_is_ranked_and_who_leaves_again_at_once_is_not() -> None:
    hall = with_no_shows(Kind.SWISS)
    hall.round("Ann Bob Cid Dan")
    hall.do(acts.Late("Nobody"))
    assert "Nobody" in hall.ranks
    entry = hall.do(acts.Drop("Nobody"))
    assert "Nobody" not in hall.ranks
    hall.do(Undo(entry))
    hall.seat("Ann Bob", "Cid Dan Nobody")
    hall.win("Ann", 1)
    hall.win("Nobody", 2)
    hall.do(acts.Drop("Nobody"))
    assert hall.ranks["Nobody"] == 2


@rule("TR-8.3.e")
def test_who_misses_the_round_they_are_here_for_took_part() -> None:
    hall = event("Ann Bob Cid Dan")
    hall.round("Ann Bob Cid")
    hall.do(acts.Drop("Dan"))
    assert hall.ranks["Dan"] == 2


def test_the_disqualified_stay_on_the_list_without_a_rank() -> None:
    hall = with_no_shows(Kind.SWISS)
    hall.do(
        acts.Penalise("Dan", acts.Offence.CHEATING, acts.Sanction.DISQUALIFICATION, "marked cards", "Hugo"),
    )
    assert hall.ranks["Dan"] is None


@rule("TR-A2")
def test_a_week_of_a_league_gives_nothing_to_who_never_came() -> None:
    hall = with_no_shows(Kind.SWISS)
    hall.round("Ann Bob Cid Dan")
    assert sorted(week_scores(hall.event)) == ["Ann", "Bob", "Cid", "Dan"]


def test_the_audit_sees_one_who_never_came_in_the_standings(monkeypatch: pytest.MonkeyPatch) -> None:
    hall = with_no_shows(Kind.SWISS)
    hall.round("Ann Bob Cid Dan")
    monkeypatch.setattr(type(hall.event), "entrants", property(lambda each: tuple(each.players)))
    assert any("nobody else" in line for line in audit(hall.event))


def test_simulated_people_stay_away_leave_early_and_come_back() -> None:
    stayed = left = back = 0
    for seed in range(12):
        desk = simulate(Plan(seed, Kind.SWISS, 14))
        said = [entry.act for entry in desk.entries]
        first = next(place for place, act in enumerate(said) if isinstance(act, acts.Seat))
        dropped = {act.player for act in said[:first] if isinstance(act, acts.Drop)}
        players = desk.event.players
        stayed += sum(1 for each in players.values() if each.presence is Presence.REGISTERED)
        left += len(dropped)
        back += sum(1 for player in dropped if players[player].presence is Presence.HERE)
        assert not set(desk.event.no_shows) & {player for each in desk.event.rounds for player in each.seated}
    assert min(stayed, left, back) > 0


def test_the_desk_says_who_took_no_part(director: Keyboard) -> None:
    director.opens()
    director.types("register e.event Zoe")
    assert "Took no part: Zoe" in director.types("standings e.event")
    assert "Zoe" not in [row["name"] for row in director.figures("standings e.event")]
