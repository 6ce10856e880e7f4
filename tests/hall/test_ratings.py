"""Ratings: once for each game that counts, in the transaction in which it ends; and the pages that show them."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime

import pytest
from sqlalchemy import Engine, func, select

from kwoon.engine.record import Seat, begin_record
from kwoon.games import game_named
from kwoon.hall.store.archive import BRANCH, Archive, Origin
from kwoon.hall.store.database import open_database
from kwoon.hall.store.people import People, Person
from kwoon.hall.store.ratings import Ratings, rated
from kwoon.hall.store.rooms import OVER, PLAYING, Chair, Room
from kwoon.hall.store.schema_ratings import rating_steps, results
from kwoon.tournament.event.ratings import Rating, rate
from tests.hall.afterwards import QuickThinkers, a_hall, play, two_players

START = Rating()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need no processes here."""
    monkeypatch.setattr("kwoon.hall.pages.app.Thinkers", QuickThinkers)


def member(engine: Engine, name: str) -> Person:
    people = People(engine)
    return people.enrol(people.guest(name), name, "a long password")


def a_room(engine: Engine, name: str, *players: Person | str, game: str = "kungfu") -> str:
    """A room that is being played, by people and bots."""
    host = next(each for each in players if isinstance(each, Person))
    chairs = tuple(
        Chair(seat, each.id, each.name, "person") if isinstance(each, Person) else Chair(seat, None, "Ling", each)
        for seat, each in enumerate(players)
    )
    room = Room(name, game, {}, None, True, host.id, "secret", PLAYING, datetime.now(UTC), chairs)
    Archive(engine).rooms.put(room)
    return name


def shown(engine: Engine, who: str) -> dict[str, Rating]:
    return {each.game: each.rating for each in Ratings(engine).of(who)}


def test_members_are_rated_by_their_places(url: str) -> None:
    engine = open_database(url)
    ann, bo, cy = (member(engine, name) for name in ("Ann", "Bo", "Cy"))
    archive = Archive(engine)
    assert archive.end(a_room(engine, "one", ann, bo, cy), [2, 1, 2])
    expected = rate({}, [[bo.id], [ann.id, cy.id]])
    for person in (ann, bo, cy):
        found = shown(engine, person.id)["kungfu"]
        assert found.mu == pytest.approx(expected[person.id].mu)
        assert found.sigma == pytest.approx(expected[person.id].sigma)
        assert found.games == 1
    assert shown(engine, bo.id)["kungfu"].mu > START.mu > shown(engine, ann.id)["kungfu"].mu
    archive.end(a_room(engine, "two", ann, bo), [1, 2])
    again = rate(expected, [[ann.id], [bo.id]])
    assert shown(engine, ann.id)["kungfu"].mu == pytest.approx(again[ann.id].mu)
    steps = Ratings(engine).of(ann.id)[0].steps
    assert [(each.room, each.rating.games) for each in steps] == [("one", 1), ("two", 2)]
    assert archive.places(["one", "two"]) == {"one": {0: 2, 1: 1, 2: 2}, "two": {0: 1, 1: 2}}


def test_each_game_has_a_rating_of_its_own(url: str) -> None:
    engine = open_database(url)
    ann, bo = member(engine, "Ann"), member(engine, "Bo")
    Archive(engine).end(a_room(engine, "one", ann, bo), [1, 2])
    Archive(engine).end(a_room(engine, "two", ann, bo, game="puzzlestrike"), [2, 1])
    found = shown(engine, ann.id)
    assert found["kungfu"].mu > START.mu > found["puzzlestrike"].mu


def test_a_game_is_rated_once_however_many_say_that_it_is_over(url: str) -> None:
    engine = open_database(url)
    ann, bo = member(engine, "Ann"), member(engine, "Bo")
    name = a_room(engine, "one", ann, bo)
    archives = [Archive(open_database(url)) for _ in range(4)]
    with ThreadPoolExecutor(8) as pool:
        told = list(pool.map(lambda number: archives[number % 4].end(name, [1, 2]), range(16)))
    assert told.count(True) == 1
    assert shown(engine, ann.id)["kungfu"].games == 1
    with engine.connect() as connection:
        assert connection.execute(select(func.count()).select_from(rating_steps)).scalar() == 2
        assert connection.execute(select(func.count()).select_from(results)).scalar() == 2
    assert archives[0].rooms.room(name).status == OVER


def test_games_that_end_at_once_all_count(url: str) -> None:
    engine = open_database(url)
    ann, bo, cy = (member(engine, name) for name in ("Ann", "Bo", "Cy"))
    names = [a_room(engine, f"room {number}", *([ann, bo] if number % 2 else [cy, ann])) for number in range(12)]
    archives = [Archive(open_database(url)) for _ in range(3)]
    with ThreadPoolExecutor(6) as pool:
        assert all(pool.map(lambda pair: archives[pair[0] % 3].end(pair[1], [1, 2]), enumerate(names)))
    assert {each: shown(engine, each.id)["kungfu"].games for each in (ann, bo, cy)} == {ann: 12, bo: 6, cy: 6}
    assert [each.rating.games for each in Ratings(engine).of(ann.id)[0].steps] == list(range(1, 13))


def test_nothing_is_kept_of_an_end_that_cannot_be_rated(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_database(url)
    name = a_room(engine, "one", member(engine, "Ann"), member(engine, "Bo"))
    archive = Archive(engine)

    def broken(*_: object) -> None:
        raise RuntimeError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr("kwoon.hall.store.archive.settle", broken)
        with pytest.raises(RuntimeError):
            archive.end(name, [1, 2])
    assert archive.rooms.room(name).status == PLAYING
    assert archive.places([name]) == {}
    assert archive.end(name, [1, 2])


@pytest.mark.parametrize(
    ("players", "counts"),
    [
        (("member", "greedy"), {"member", "bot:greedy"}),
        (("member", "greedy", "greedy"), {"member", "bot:greedy"}),
        (("member", "guest", "greedy"), {"member", "bot:greedy"}),
        (("member", "guest", "other"), {"member", "other"}),
        (("member", "guest"), set()),
        (("guest", "greedy", "greedy"), set()),
        (("member", "random"), set()),
        (("member", "other", "random"), set()),
    ],
)
def test_which_games_count(url: str, players: tuple[str, ...], counts: set[str]) -> None:
    engine = open_database(url)
    people = {"member": member(engine, "Ann"), "other": member(engine, "Bo"), "guest": People(engine).guest("Guest")}
    name = a_room(engine, "one", *(people.get(each, each) for each in players))
    assert Archive(engine).end(name, range(1, len(players) + 1))
    names = {person.id: key for key, person in people.items()}
    rated_ones = {names.get(who, who) for who in [*names, "bot:greedy", "bot:random"] if Ratings(engine).of(who)}
    assert rated_ones == counts
    assert Archive(engine).places([name])[name][0] == 1


def test_a_bot_in_several_seats_gets_the_mean_and_one_game() -> None:
    before = {"ann": Rating(27.0, 5.0, 4), "bot:greedy": Rating(24.0, 3.0, 9)}
    after = rated(before, {0: "bot:greedy", 1: "ann", 2: "bot:greedy"}, [1, 2, 3])
    single = rate({"a": before["bot:greedy"], "b": before["ann"], "c": before["bot:greedy"]}, [["a"], ["b"], ["c"]])
    assert after["bot:greedy"].mu == pytest.approx((single["a"].mu + single["c"].mu) / 2)
    assert after["bot:greedy"].games == 10
    assert after["ann"] == Rating(single["b"].mu, single["b"].sigma, 5)


def test_a_game_that_was_played_on_from_another_does_not_count(url: str) -> None:
    engine = open_database(url)
    ann = member(engine, "Ann")
    spec = game_named("kungfu")
    seats = (Seat("Ann", "person"), Seat("Ling", "greedy"))
    start = begin_record(spec, spec.new({"players": 2}, 3), 3, seats)
    chairs = (Chair(0, ann.id, "Ann", "person"), Chair(1, None, "Ling", "greedy"))
    room = Room("one", "kungfu", {}, None, False, ann.id, "", PLAYING, datetime.now(UTC), chairs)
    Archive(engine).keep(room, start, Origin(BRANCH, "x at move 0", None, "two", 0))
    assert Archive(engine).end("one", [1, 2])
    assert Ratings(engine).of(ann.id) == []


# --- in the hall ------------------------------------------------------------------------------------------------------


def test_a_game_in_the_hall_changes_ratings_and_profiles_show_it(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, bo, room = await two_players(come)
            one, other = await ann.enrolled("Ann Lee"), await bo.enrolled("Bo <Wu>")
            table = await play(ann.house, room)
            await ann.house.finish(room)
            kept = ann.house.rooms.room(room)
            assert table.live.outcome is not None
            winner = next(chair.person for chair in kept.chairs if table.live.outcome.places[chair.seat] == 1)
            loser = one.id if winner == other.id else other.id
            engine = ann.house.archive.engine
            assert shown(engine, str(winner))["kungfu"].mu > shown(engine, loser)["kungfu"].mu
            assert shown(engine, loser)["kungfu"].games == 1
            page = (await come().get(f"/player/{winner}")).text
            assert "<svg" in page
            assert "<polyline" in page
            assert "1st of 2" in page
            assert f'href="/game/{room}"' in page
            assert "2nd of 2" in (await come().get(f"/player/{loser}")).text
            assert "Bo &lt;Wu&gt;" in (await come().get(f"/player/{other.id}")).text
            game = (await come().get(f"/game/{room}")).text
            assert f'href="/player/{winner}"' in game
            assert f'href="/player/{loser}"' in game
            points = re.search(r'<polyline points="([^"]*)"', page)
            assert points is not None
            ys = [float(each.split(",")[1]) for each in points.group(1).split()]
            assert len(ys) == 2
            assert ys[1] < ys[0], "the winner's line goes up"

    asyncio.run(script())


def test_a_member_against_a_bot_rates_both_and_the_bot_has_a_page(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann = come()
            room = await ann.make("greedy")
            person = await ann.enrolled("Ann")
            await play(ann.house, room)
            assert shown(ann.house.archive.engine, person.id)["kungfu"].games == 1
            bot = (await come().get("/player/bot:greedy")).text
            assert "a bot" in bot
            assert f'href="/game/{room}"' in bot
            assert "<polyline" in bot
            assert 'href="/player/bot:greedy"' in (await ann.get(f"/game/{room}")).text

    asyncio.run(script())


def test_guests_have_a_page_without_ratings_and_strangers_none(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            guest = come()
            room = await guest.make("greedy")
            await play(guest.house, room)
            person = await guest.person()
            page = (await guest.get(f"/player/{person.id}")).text
            assert "Guests are not rated" in page
            assert f'href="/game/{room}"' in page
            assert (await guest.get("/player/nobody")).status_code == 404
            assert (await guest.get("/player/bot:nobody")).status_code == 404
            assert (await guest.get("/player/bot:random")).status_code == 200
            assert (await guest.get("/player/a%00b")).status_code == 404

    asyncio.run(script())


def test_a_game_that_is_going_on_is_on_no_profile(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, bo, room = await two_players(come)
            await play(ann.house, room, 4)
            for who in (ann, bo):
                person = await who.person()
                assert room not in (await come().get(f"/player/{person.id}")).text

    asyncio.run(script())
