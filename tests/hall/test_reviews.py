"""Reviews of games that are over: as `kwoon review` finds them, done once, kept, and never of a game that goes on."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2 as httpx
import pytest

from kwoon.bots import SEARCHED
from kwoon.cli import main
from kwoon.engine.errors import BadOptions
from kwoon.engine.record import Seat
from kwoon.games import game_named
from kwoon.hall.house import reviewing
from kwoon.hall.house.afterwards import finished_game
from kwoon.hall.house.limits import Rate, Rates, TooMuch
from kwoon.hall.house.thinking import Thinkers
from kwoon.hall.pages import games
from kwoon.hall.pages.drawing.chances import COLUMNS, ROWS, offers_of, plot_of
from kwoon.hall.store import reviews as store
from kwoon.hall.store.database import open_database
from kwoon.hall.store.reviews import Review, Reviews
from kwoon.hall.store.shelf import Shelf
from kwoon.lab.review import Choice, Reviewed, read_reviewed
from kwoon.tables.live import LiveTable
from tests.hall.afterwards import QuickThinkers, Visitor, a_hall, place_of, two_players
from tests.hall.site import PLENTY, Site, open_site

ROUNDS = "search:24"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need no processes here, and a review looks only briefly."""
    monkeypatch.setattr("kwoon.hall.pages.app.Thinkers", QuickThinkers)
    monkeypatch.setattr(reviewing, "USUAL", ROUNDS)


def a_record(chi: int = 6) -> str:
    """A game of two who do not think."""
    seats = (Seat("Li <3", "random"), Seat("Wu", "random"))
    table = LiveTable.open(game_named("kungfu"), {"players": 2, "chi": chi}, 4, seats)
    while not table.over:
        table.bot_step()
    return table.record().to_text()


async def brought(visitor: Visitor, record: str) -> str:
    """The room of a record."""
    return place_of(await visitor.post("/import", data={"text": record}))


async def done(visitor: Visitor, room: str) -> None:
    """Wait until a review is done."""
    async with asyncio.timeout(60):
        while not (await visitor.get(f"/game/{room}/review")).json()["over"]:
            await asyncio.sleep(0.02)


def by_command(record: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """What `kwoon review` finds."""
    path = folder / "game.kwoon"
    path.write_text(record, encoding="utf-8")
    capsys.readouterr()
    assert main(["review", str(path), "--bot", ROUNDS, "--json"]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


# --- the page ---------------------------------------------------------------------------------------------------------


def test_the_page_shows_what_the_command_finds(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann = come()
            room = await brought(ann, a_record(4))
            before = (await ann.get(f"/game/{room}/3?seat=1")).text
            assert "Review this game" in before
            assert 'id="choices"' not in before
            asked = await ann.post(f"/game/{room}/review", data={"move": "3", "seat": "1"})
            assert asked.headers["location"] == f"/game/{room}/3?seat=1&tab=review"
            assert "data-reviewing" in (await ann.get(asked.headers["location"])).text
            await done(ann, room)
            record = (await ann.get(f"/game/{room}/record")).text
            expected = await asyncio.to_thread(by_command, record, tmp_path, capsys)
            game = await finished_game(ann.house, room)
            assert game.review is not None
            assert json.loads(json.dumps([each.plain() for each in game.review.found])) == expected
            turning = [row for row in expected if row["turning"]]
            assert turning, "two who do not think give much away"
            page = (await ann.get(f"/game/{room}/3?seat=1&tab=review")).text
            assert 'id="tab-review" checked' in page
            assert page.count('<polyline class="curve') == 2
            assert page.count('class="dot seat-') == len(turning)
            assert page.count('class="cost"') == len(turning)
            assert page.count(
                "<path d=", page.index('class="ticks"'), page.index("</svg>", page.index("ticks"))
            ) == len(turning)
            for row in turning:  # a link to each, where its question was open
                assert f'href="/game/{room}/{row["move"] - 1}?seat=1&amp;tab=review"' in page
            assert "Li &lt;3" in page
            assert "Li <3" not in page
            assert "style=" not in page  # the hall's policy lets none in
            for move in (0, 3, len(game) - 1):
                shown = (await ann.get(f"/game/{room}/at/{move}?seat=1")).json()["parts"]["choices"]
                row = expected[move]
                chances = [f"{each['chance']:.0%}" for each in row["best"]]
                told = re.findall(r'class="chance">(\d+%)<', shown)
                assert told[: len(chances)] == chances
                assert len(re.findall("played", shown)) == 1
            end = (await ann.get(f"/game/{room}/at/{len(game)}?seat=1")).json()["parts"]["choices"]
            assert "The game is over here" in end

    asyncio.run(script())


def test_it_is_done_once_and_kept(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def counted(text: str, move: int, bot: str) -> list[dict[str, Any]]:
        looked.append(move)
        return look_at(text, move, bot)

    look_at = reviewing.look_at
    monkeypatch.setattr(reviewing, "look_at", counted)

    async def script() -> None:
        async with a_hall(url) as come:
            ann, bo = come(), come()
            room = await brought(ann, a_record())
            answers = await asyncio.gather(*[who.post(f"/game/{room}/review") for who in (ann, bo, ann)])
            assert [each.status_code for each in answers] == [303] * 3
            await done(bo, room)
            last = len(await finished_game(ann.house, room))
            assert looked == list(range(1, last + 1))
            assert ann.house.reviewer.jobs == {}
        async with a_hall(url) as come:  # and a hall that is opened anew knows it
            page = (await come().get(f"/game/{room}?tab=review")).text
            assert page.count('<polyline class="curve') == 2
            await come().post(f"/game/{room}/review")
            assert looked == list(range(1, last + 1))

    asyncio.run(script())


def test_a_hall_that_is_closed_meanwhile_goes_on_where_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "WRITTEN", 0.0)
    looked: list[int] = []

    def counted(text: str, move: int, bot: str) -> list[dict[str, Any]]:
        looked.append(move)
        if len(looked) == 5:
            stopped.set()
            time.sleep(0.2)
        return look_at(text, move, bot)

    look_at = reviewing.look_at
    monkeypatch.setattr(reviewing, "look_at", counted)
    stopped = asyncio.Event()

    async def script() -> None:
        async with a_hall(url) as come:
            ann = come()
            room = await brought(ann, a_record())
            await ann.post(f"/game/{room}/review")
            while not stopped.is_set():
                await asyncio.sleep(0.01)
        kept = Reviews(open_database(url)).of(room)
        assert kept is not None
        assert 0 < kept.done < kept.total
        async with a_hall(url) as come:
            ann = come()
            assert (await ann.get(f"/game/{room}/review")).json()["broken"]
            assert "Go on with the review" in (await ann.get(f"/game/{room}?tab=review")).text
            await ann.post(f"/game/{room}/review")
            await done(ann, room)
            assert looked[kept.done + 1 :][0] <= kept.done + 2  # what was written is not looked at again
            game = await finished_game(ann.house, room)
            assert game.review is not None
            assert [each.move for each in game.review.found] == list(range(1, len(game) + 1))

    asyncio.run(script())


def test_nobody_reviews_a_game_that_is_not_over(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, bo, room = await two_players(come)
            for who in (ann, bo, come()):
                assert (await who.get(f"/game/{room}/review")).status_code == 403
                assert (await who.post(f"/game/{room}/review")).status_code == 403
                assert (await who.get(f"/api/v1/tables/{room}/review")).json()["problem"] == "not over"
                assert (await who.post(f"/api/v1/tables/{room}/review")).status_code == 409
            # a room that says it is over while its game goes on is not reviewed either
            ann.house.rooms.end(room, lambda _: None)
            assert (await ann.post(f"/game/{room}/review")).status_code == 403
            assert (await ann.post(f"/api/v1/tables/{room}/review")).status_code == 409
            assert Reviews(ann.house.engine).of(room) is None

    asyncio.run(script())


# --- bounds -----------------------------------------------------------------------------------------------------------


def test_what_is_too_much_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def script() -> None:
        async with a_hall(f"sqlite:///{tmp_path / 'hall.db'}") as come:
            ann = come()
            room = await brought(ann, a_record())
            game = await finished_game(ann.house, room)
            with monkeypatch.context() as few:
                few.setattr(reviewing, "LONGEST", 3)
                with pytest.raises(BadOptions, match="games of 1 to 3 moves"):
                    await ann.house.reviewer.begin(game)
            with monkeypatch.context() as few:
                few.setattr(reviewing, "WAITING", 0)
                with pytest.raises(TooMuch, match="many games are waiting"):
                    await ann.house.reviewer.begin(game)
            with monkeypatch.context() as few:
                few.delitem(SEARCHED, "kungfu")
                with pytest.raises(BadOptions, match="cannot be reviewed"):
                    await ann.house.reviewer.begin(game)
            assert Reviews(ann.house.engine).of(room) is None
            rooms = [await brought(ann, a_record(chi)) for chi in range(5, 15)]
            monkeypatch.setattr(ann.house.reviewer, "begin", lambda _: asyncio.sleep(0, Review(ROUNDS, 1, 0)))
            told = [(await ann.post(f"/game/{each}/review")).status_code for each in rooms]
            most = games.REVIEW.rate.burst
            assert told == [303] * most + [429] * (len(rooms) - most)

    asyncio.run(script())


def test_a_review_that_fails_is_told_in_the_log_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(text: str, move: int, bot: str) -> list[dict[str, Any]]:
        raise RuntimeError(f"nobody looks at move {move}")

    look_at = reviewing.look_at

    async def script() -> None:
        async with a_hall(f"sqlite:///{tmp_path / 'hall.db'}") as come:
            ann = come()
            room = await brought(ann, a_record())
            monkeypatch.setattr(reviewing, "look_at", fails)
            await ann.post(f"/game/{room}/review")
            while ann.house.reviewer.jobs:
                await asyncio.sleep(0.01)
            assert "nobody looks at move 1" in caplog.text
            assert "Review this game" in (await ann.get(f"/game/{room}?tab=review")).text
            monkeypatch.setattr(reviewing, "look_at", look_at)
            await ann.post(f"/game/{room}/review")
            await done(ann, room)

    asyncio.run(script())


def test_one_worker_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = open_database(url)
    reviews = Reviews(engine)
    table = LiveTable.open(game_named("kungfu"), {"players": 2}, 1, (Seat("Li", "random"), Seat("Wu", "random")))
    Shelf(engine).put("a", table.record())
    assert reviews.of("a") is None
    assert reviews.progress("a") is None
    assert reviews.claim("a", ROUNDS, 9) == Review(ROUNDS, 9, 0)
    assert reviews.claim("a", ROUNDS, 9) is None
    one = Reviewed(
        1, 0, "What?", Choice("Wait", 0.3, 9), (Choice("Strike", 0.5, 90), Choice("Wait", 0.3, 9)), (0.5, 0.5)
    )
    reviews.keep("a", 4, [one])
    assert reviews.progress("a") == Review(ROUNDS, 9, 4)
    assert reviews.of("a") == Review(ROUNDS, 9, 4, (one,))
    monkeypatch.setattr(store, "BROKEN", -1.0)  # whoever was at it has been gone for long
    assert reviews.progress("a") == Review(ROUNDS, 9, 4, broken=True)
    assert reviews.claim("a", "search:7", 9) == Review(ROUNDS, 9, 4, (one,))
    monkeypatch.setattr(store, "BROKEN", 60.0)
    reviews.let_go("a")
    reviews.beat(["a", "b"])
    assert reviews.claim("a", ROUNDS, 9) is None
    reviews.let_go("a")
    assert reviews.claim("a", ROUNDS, 9) is not None
    reviews.keep("a", 9, [one])
    monkeypatch.setattr(store, "BROKEN", -1.0)
    assert reviews.claim("a", ROUNDS, 9) is None, "what is done is done"
    assert reviews.progress("a") == Review(ROUNDS, 9, 9)


def test_a_process_of_its_own_looks_through_games() -> None:
    thinkers = Thinkers(1)
    assert thinkers.second is None
    try:
        record = a_record(2)
        found = thinkers.reviewers.submit(reviewing.look_at, record, 1, "search:5").result(60)
        assert found == reviewing.look_at(record, 1, "search:5")
        assert thinkers.reviewers is not thinkers.pool
    finally:
        thinkers.close()


# --- the drawing ------------------------------------------------------------------------------------------------------


def answer(move: int, given: float, best: float) -> Reviewed:
    """An answer as a review finds it."""
    choices = (Choice("Strike", best, 900), Choice("Wait", given, 900))
    return Reviewed(move, move % 2, "What?", choices[1], choices, (best, 1 - best))


def test_a_long_game_is_drawn_with_few_points_but_every_turning_point() -> None:
    found = tuple(answer(move, 0.1 if move in (77, 1203) else 0.5, 0.5) for move in range(1, 1501))
    plot = plot_of(Review(ROUNDS, 1500, 1500, found), ["Li", "Wu"])
    assert [turn.move for turn in plot.turns] == [77, 1203]
    assert all(len(curve.points.split()) <= COLUMNS + 3 for curve in plot.curves)
    assert len(plot.table) <= ROWS + 3
    assert [line.turning for line in plot.table if line.turning] == ["Wu gives away 40%"] * 2
    assert plot.given_away == ((0, "Li", "0.0%"), (1, "Wu", "0.1%"))
    points = [tuple(map(float, point.split(","))) for point in plot.curves[0].points.split()]
    assert points[0] == (34.0, 70.0)
    assert points[-1][0] == pytest.approx(334, abs=0.3)


def test_what_was_played_is_told_also_where_it_is_not_among_the_best() -> None:
    best = (Choice("Strike", 0.5, 90), Choice("Block", 0.4, 50))
    found = Reviewed(1, 0, "What?", Choice("Wait", 0.1, 9), best, (0.5, 0.5))
    assert [(each.label, each.chance, each.given) for each in offers_of(found)] == [
        ("Strike", "50%", False),
        ("Block", "40%", False),
        ("Wait", "10%", True),
    ]
    assert read_reviewed(json.loads(json.dumps(found.plain()))) == found


# --- the API ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def site(url: str) -> Iterator[Site]:
    """A hall on an empty database."""
    with open_site(url) as found:
        yield found


def test_a_program_asks_for_a_review(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with httpx.Client(base_url=site.url) as browser, site.stranger() as stranger:
        room = browser.post("/import", data={"text": a_record()}).headers["location"].rpartition("/")[2]
        none = {"state": "none", "bot": None, "done": 0, "total": 0, "answers": None}
        assert stranger.get(f"/tables/{room}/review").json() == none
        asked = stranger.post(f"/tables/{room}/review")
        assert asked.status_code == 202
        assert asked.json()["state"] == "working"
        end = time.monotonic() + 60
        while (now := stranger.get(f"/tables/{room}/review").json())["state"] != "done":
            assert now["answers"] is None
            assert time.monotonic() < end
            time.sleep(0.05)
        assert now["answers"] == by_command(stranger.get(f"/tables/{room}/record").text, tmp_path, capsys)
        assert (now["bot"], now["done"], now["total"]) == (ROUNDS, len(now["answers"]), len(now["answers"]))
        assert stranger.post(f"/tables/{room}/review").json() == now
        assert stranger.get("/tables/nowhere/review").json()["problem"] == "no table"


def test_who_asks_for_too_many_is_told_when_to_come_back(tmp_path: Path) -> None:
    rates = Rates(calls=PLENTY, strangers=Rate(1000, 1000))
    with (
        open_site(f"sqlite:///{tmp_path / 'hall.db'}", rates) as site,
        httpx.Client(base_url=site.url) as browser,
        site.stranger() as stranger,
    ):
        records = [a_record(chi) for chi in range(5, 13)]
        made = [browser.post("/import", data={"text": each}).headers["location"] for each in records]
        told = [stranger.post(f"/tables/{each.rpartition('/')[2]}/review") for each in made]
        most = games.REVIEW.rate.burst
        assert [each.status_code for each in told] == [202] * most + [429] * (len(made) - most)
        assert int(told[-1].headers["retry-after"]) > 1
