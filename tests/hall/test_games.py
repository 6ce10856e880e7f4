"""The page of a game that is over: replayed from every seat, its record, branches, imports and rematches."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kwoon.cli import main
from kwoon.engine.names import with_names
from kwoon.engine.record import Record, Replay, Seat, read_record
from kwoon.games import game_named
from kwoon.hall.house.finished import Library
from kwoon.hall.house.hosted import Hosted
from kwoon.hall.pages import games
from kwoon.hall.pages.drawing.screen import Screen
from kwoon.hall.store.archive import moves_of
from kwoon.hall.store.journal import TAKEN_BACK, Entry
from kwoon.hall.store.rooms import OVER, PLAYING, WAITING
from kwoon.hall.store.shelf import Shelf
from kwoon.tables.live import LiveTable
from kwoon.tables.shuffle import shuffle_of
from tests.hall.afterwards import QuickThinkers, Visitor, a_hall, place_of, play, two_players, under_way


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need no processes here."""
    monkeypatch.setattr("kwoon.hall.pages.app.Thinkers", QuickThinkers)


def a_record(moves: int = 100_000) -> Record:
    """A game of two that was played elsewhere."""
    seats = (Seat("Li", "person"), Seat("Wu", "greedy"))
    table = LiveTable.open(game_named("kungfu"), {"players": 2, "chi": 10}, 5, seats)
    while not table.over and len(table.moves) < moves:
        question = table.asked
        assert question is not None
        table.advance(len(question.options) - 1 if len(table.moves) % 3 else 0)
    return table.record()


def bare(parts: dict[str, str]) -> dict[str, str]:
    """Parts without the answers that stand on the cards of whoever is asked, and without the question itself."""
    found = {name: re.sub(r' data-(uses|aims)="[^"]*"', "", html) for name, html in parts.items()}
    for name in ("question", "said"):
        found.pop(name, None)
    return found


# --- only when it is over ---------------------------------------------------------------------------------------------


def test_nobody_sees_anything_of_a_game_that_is_not_over(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, bo, stranger = come(), come(), come()
            room = await ann.make("person")
            secret = ann.house.rooms.room(room).secret

            async def refused() -> None:
                for who in (ann, bo, stranger):
                    for path in ("", "/0", "/1?seat=1", "/at/0", "/at/1?seat=2&since=0", "/record"):
                        answer = await who.get(f"/game/{room}{path}")
                        assert answer.status_code == 403, path
                        assert secret not in answer.text
                        assert "This game is not over" in answer.text
                    for path, form in ((f"/game/{room}/branch", {"move": "0", "seat": "1"}), (f"/rematch/{room}", {})):
                        assert (await who.post(path, data=form)).status_code == 403
                    page = await who.get(f"/table/{room}")
                    assert secret not in page.text

            await refused()
            await bo.sit(room, "Bo")
            await refused()
            table = await play(ann.house, room, 5)
            await refused()
            # a room that says it is over while its game goes on shows nothing either
            ann.house.rooms.end(room, lambda _: None)
            await refused_by_the_game(ann, room)
            assert not table.live.over

    async def refused_by_the_game(who: Visitor, room: str) -> None:
        for path in ("", "/0", "/at/0", "/record"):
            assert (await who.get(f"/game/{room}{path}")).status_code == 403

    asyncio.run(script())


def test_a_game_that_is_nowhere(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            for path in ("/game/gone", "/game/gone/3", "/game/gone/record", "/game/gone/at/1"):
                assert (await come().get(path)).status_code == 404
            assert (await come().post("/rematch/gone")).status_code == 404

    asyncio.run(script())


# --- looking through it -----------------------------------------------------------------------------------------------


def test_every_move_is_drawn_from_every_seat_as_the_live_table_drew_it(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, _, room = await two_players(come)
            environment = ann.app.state.hall.templates
            running = await under_way(ann.house, room)
            drawn: dict[tuple[int, int], tuple[dict[str, str], list[str]]] = {}

            def look(table: Hosted) -> None:
                for seat in (-1, 0, 1):
                    screen = Screen(running, seat, environment)
                    desk = screen.desk()
                    lines = [line.text(table.live.names) for line in desk.log]
                    drawn[len(table.live.moves), seat] = bare(screen.parts(desk)), lines

            table = await play(ann.house, room, seen=look)
            last = len(table.live.moves)
            assert len(drawn) == 3 * (last + 1)
            for (move, seat), (parts, lines) in drawn.items():
                answer = (await ann.get(f"/game/{room}/at/{move}?seat={seat + 1}")).json()
                assert bare(answer["parts"]) == parts, (move, seat)
                assert [plain(line) for line in answer["log"]] == lines
            hands = {drawn[move, 0][0].get("hand") for move in range(last)}
            assert len(hands) > 3, "the hand changes, so that this test compares something"

    asyncio.run(script())


def plain(html: str) -> str:
    """The words of a piece of HTML."""
    import html as entities

    return entities.unescape(re.sub(r"<[^>]*>", "", html))


def test_a_link_to_a_move_works_on_its_own(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, bo, room = await two_players(come)
            table = await play(ann.house, room)
            last, live = len(table.live.moves), table.live
            seat = ann.house.rooms.room(room).seat_of((await ann.person()).id)
            stranger = come()
            page = (await stranger.get(f"/game/{room}/3?seat={seat + 1}")).text
            assert f"Move 3 of {last}" in page
            words = with_names(live.moves[2].label, live.names)
            assert f"{live.names[live.moves[2].seat]}: {words}" in plain(page)
            assert page.count("data-to=") == last
            assert 'id="hand"' in page
            spectator = (await stranger.get(f"/game/{room}/3?seat=0")).text
            assert 'id="hand"' not in spectator
            assert (
                max([int(each) for each in re.findall(r'<li class="line[^"]*" data-move="(\d+)"', page)], default=0)
                <= 3
            )
            first = (await stranger.get(f"/game/{room}/0")).text
            assert f"Before the first of {last} moves" in first
            for who in (ann, bo):
                own = (await who.get(f"/game/{room}")).text
                mine = ann.house.rooms.room(room).seat_of((await who.person()).id)
                assert f'data-seat="{mine + 1}"' in own
                assert f"Move {last} of {last}" in own
                assert "The game is over" in own
                assert re.search(r'<p class="reason">The [^<]+\.</p>', own)
                assert f'action="/rematch/{room}"' in own
            assert f'action="/rematch/{room}"' not in first
            assert (await ann.get(f"/table/{room}")).headers["location"] == f"/game/{room}"

    asyncio.run(script())


def test_moves_and_seats_that_are_not_there(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, _, room = await two_players(come)
            last = len((await play(ann.house, room)).live.moves)
            for path, words in [
                (f"/{last + 1}", f"has {last} moves; there is no move {last + 1}"),
                (f"/at/{last + 1}", "there is no move"),
                ("/3?seat=3", "there is no seat 3"),
                ("/at/3?seat=77", "there is no seat 77"),
                ("/3?seat=-1", "A seat is a number"),
                ("/x", "A move is a number"),
                ("/-1", "A move is a number"),
                ("/at/1?since=x", "A move is a number"),
                ("/²", "A move is a number"),
                ("/99999999999999999999", "A move is a number"),
            ]:
                answer = await ann.get(f"/game/{room}{path}")
                assert answer.status_code == 404, path
                assert words in plain(answer.text), path
            assert (await ann.get("/game/gone/3")).status_code == 404

    asyncio.run(script())


def test_the_log_goes_on_from_the_move_that_is_shown(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, _, room = await two_players(come)
            last = len((await play(ann.house, room)).live.moves)
            whole = (await ann.get(f"/game/{room}/at/{last}?seat=1")).json()["log"]
            pieces: list[str] = []
            for move in range(0, last + 1, 4):
                pieces += (await ann.get(f"/game/{room}/at/{move}?seat=1&since={max(0, move - 4)}")).json()["log"]
            pieces += (await ann.get(f"/game/{room}/at/{last}?seat=1&since={move}")).json()["log"]
            assert pieces == whole
            assert (await ann.get(f"/game/{room}/at/2?seat=1&since={last}")).json()["log"] == []

    asyncio.run(script())


def test_few_games_are_kept_ready(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann = come()
            house = ann.house
            house.library = Library(house.archive, most=2)
            rooms = [place_of(await ann.post("/import", data={"text": a_record(3).to_text()})) for _ in range(4)]
            for room in rooms:
                assert (await ann.get(f"/game/{room}")).status_code == 200
            assert list(house.library.shelves) == rooms[2:]
            again = await asyncio.gather(*[house.library.finished(house.rooms.room(rooms[0])) for _ in range(3)])
            assert again[0] is again[1] is again[2]

    asyncio.run(script())


# --- its record -------------------------------------------------------------------------------------------------------


def test_the_record_proves_its_deal(url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def script() -> str:
        async with a_hall(url) as come:
            ann, _, room = await two_players(come)
            promise = ann.house.rooms.room(room).promise
            table = await play(ann.house, room)
            answer = await come().get(f"/game/{room}/record")
            assert f'filename="kungfu-{room}.kwoon"' in answer.headers["content-disposition"]
            assert answer.headers["content-disposition"].startswith("attachment")
            record = read_record(answer.text)
            assert replace(record, shuffle=None) == table.live.record()
            shuffle = shuffle_of(record)
            assert shuffle is not None
            assert shuffle.promise == promise
            assert sorted(shuffle.words) == ["a crane", "seven tigers"]
            page = plain((await ann.get(f"/game/{room}")).text)
            assert "The deal is the one that was promised" in page
            for each in (promise, shuffle.secret, str(record.seed), "seven tigers", "a crane"):
                assert each in page
            return answer.text

    path = tmp_path / "game.kwoon"
    path.write_text(asyncio.run(script()), encoding="utf-8")
    assert main(["replay", str(path), "--verify"]) == 0
    assert "The seed follows from the secret" in capsys.readouterr().out


def test_a_deal_that_was_not_promised_is_said_on_the_page(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann = come()
            wrong = {"promise": "0" * 64, "secret": "s", "words": ["<b>"]}
            room = place_of(await ann.post("/import", data={"text": replace(a_record(), shuffle=wrong).to_text()}))
            page = (await ann.get(f"/game/{room}")).text
            assert "This deal cannot be trusted: the secret is not the one that was promised" in page
            assert "<q>&lt;b&gt;</q>" in page

    asyncio.run(script())


def test_what_was_taken_back_is_not_in_the_record() -> None:
    entries = [
        Entry("t", 1, "answer", 0, 1, "one"),
        Entry("t", 2, "automatic", 1, 2, "two"),
        Entry("t", 3, TAKEN_BACK, 1, 0, ""),
        Entry("t", 4, "answer", 1, 0, "three"),
    ]
    assert [move.label for move in moves_of(entries)] == ["one", "three"]


# --- playing on -------------------------------------------------------------------------------------------------------


def test_a_branch_begins_with_the_moves_and_goes_on_against_bots(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, _, room = await two_players(come)
            table = await play(ann.house, room)
            original = table.live.record()
            guest = come()
            new = place_of(await guest.post(f"/game/{room}/branch", data={"move": "6", "seat": "2"}))
            kept = guest.house.rooms.room(new)
            person = await guest.person()
            assert [chair.person for chair in kept.chairs] == [None, person.id]
            assert [chair.player for chair in kept.chairs] == ["greedy", "person"]
            assert [chair.name for chair in kept.chairs] == [seat.name for seat in original.seats]
            assert (kept.status, kept.listed) == (PLAYING, False)
            entries = Shelf(guest.house.archive.engine).entries(new)
            assert [(each.version, each.choice) for each in entries[:6]] == [
                (number, move.choice) for number, move in enumerate(original.moves[:6], 1)
            ]
            running = await under_way(guest.house, new)
            assert running.live.people == [1]
            assert (await guest.get(f"/game/{new}")).status_code == 403
            ended = await play(guest.house, new)
            assert tuple(ended.live.moves[:6]) == original.moves[:6]
            branch = read_record((await guest.get(f"/game/{new}/record")).text)
            assert branch.branched_from == f"{original.digest} at move 6"
            assert branch.seed == original.seed
            shuffle = shuffle_of(branch)
            assert shuffle is not None
            shuffle.check(branch.seed)
            page = (await guest.get(f"/game/{new}")).text
            assert f'href="/game/{room}/6"' in page
            assert Replay(game_named("kungfu"), branch).verify().over

    asyncio.run(script())


def test_where_nothing_can_be_played_on(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, _, room = await two_players(come)
            last = len((await play(ann.house, room)).live.moves)
            before = len(ann.house.shelf.open_tables())
            for form, status, words in [
                ({"move": str(last), "seat": "1"}, 400, f"The game is over after move {last}"),
                ({"move": str(last + 1), "seat": "1"}, 400, "there is no move"),
                ({"move": "3", "seat": "0"}, 400, "there is no seat 0 to play on in"),
                ({"move": "3", "seat": "3"}, 400, "there is no seat 3 to play on in"),
                ({"move": "x", "seat": "1"}, 404, "A move is a number"),
                ({}, 404, "is a number"),
            ]:
                answer = await come().post(f"/game/{room}/branch", data=form)
                assert answer.status_code == status, form
                assert words in plain(answer.text)
            assert len(ann.house.shelf.open_tables()) == before

    asyncio.run(script())


# --- bringing in ------------------------------------------------------------------------------------------------------


def test_a_record_from_elsewhere_is_looked_through_like_any_other(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            guest = come()
            record = replace(a_record(), seats=(Seat("Li <b>Ü</b>", "person"), Seat("Wu", "someone-elses-bot")))
            text = record.to_text()
            files = {"file": ("game.kwoon", text.encode(), "application/octet-stream")}
            room = place_of(await guest.post("/import", files=files))
            kept = guest.house.rooms.room(room)
            assert kept.status == OVER
            assert kept.host == (await guest.person()).id
            assert kept.seat_of(kept.host) == -1
            page = (await guest.get(f"/game/{room}/4?seat=1")).text
            assert "Li &lt;b&gt;Ü&lt;/b&gt;" in page
            assert "<b>Ü" not in page
            assert "does not say what its deal followed from" in page
            assert (await guest.get(f"/game/{room}/record")).text == text
            profile = (await guest.get(f"/player/{kept.host}")).text
            assert f'href="/game/{room}"' in profile
            assert f'href="/game/{room}"' not in (await come().get(f"/player/{kept.host}")).text
            assert (await guest.get(f"/table/{room}")).headers["location"] == f"/game/{room}"
            new = place_of(await guest.post(f"/game/{room}/branch", data={"move": "2", "seat": "1"}))
            assert [chair.player for chair in guest.house.rooms.room(new).chairs] == ["person", "greedy"]

    asyncio.run(script())


def test_a_record_that_ends_before_its_game_does(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            guest = come()
            room = place_of(await guest.post("/import", data={"text": a_record(9).to_text()}))
            page = (await guest.get(f"/game/{room}")).text
            assert "Move 9 of 9" in page
            assert "The game is over" not in page
            place_of(await guest.post(f"/game/{room}/branch", data={"move": "9", "seat": "2"}))

    asyncio.run(script())


def spoilt(change: Callable[[Record], Record]) -> str:
    return change(a_record()).to_text()


@pytest.mark.parametrize(
    ("form", "words"),
    [
        ({"data": {"text": ""}}, "Choose a record's file, or paste its text."),
        ({"data": {}}, "Choose a record's file, or paste its text."),
        ({"data": {"text": "hello"}}, "The text, line 1: not a line of JSON (at character 1): 'hello'."),
        ({"files": {"file": ("a.kwoon", b"\n\xff\xfe")}}, "A.kwoon, line 2: this is not a text file"),
        ({"files": {"file": ("a.kwoon", b"")}}, "A.kwoon, line 1: the file is empty"),
        (
            {"data": {"text": a_record().to_text().replace('"choice": 0', '"choice": 1', 1)}},
            "this line was changed",
        ),
        ({"data": {"text": spoilt(lambda record: replace(record, game="chess"))}}, "there is no game 'chess' here"),
        ({"data": {"text": spoilt(lambda record: replace(record, digest="00"))}}, "replays to another state"),
        ({"data": {"text": spoilt(lambda record: replace(record, seed=10**81))}}, "a seed has at most 80 digits"),
        (
            {
                "data": {
                    "text": spoilt(lambda record: replace(record, seats=(Seat("A\x00", "person"), record.seats[1])))
                }
            },
            "a player's name has 1 to 40 letters on one line",
        ),
        (
            {"data": {"text": spoilt(lambda record: replace(record, seats=(Seat(" ", "person"), record.seats[1])))}},
            "a player's name has 1 to 40 letters",
        ),
        (
            {"data": {"text": spoilt(lambda record: replace(record, seats=(Seat("A", "p" * 21), record.seats[1])))}},
            "a kind of player has at most 20 letters",
        ),
        (
            {"data": {"text": spoilt(lambda record: replace(record, branched_from="a\x00b"))}},
            "line 1: the header holds a letter that cannot be kept",
        ),
        (
            {"data": {"text": '{"kwoon": "record", "seed": ' + "9" * 5000 + "}"}},
            "line 1: not a line of JSON",
        ),
    ],
)
def test_what_is_no_record_is_said_in_words(form: dict[str, Any], words: str, tmp_path: Path) -> None:
    async def script() -> None:
        async with a_hall(f"sqlite:///{tmp_path / 'hall.db'}") as come:
            guest = come()
            answer = await guest.post("/import", **form)
            assert answer.status_code == 400
            assert words in plain(answer.text)
            text = form.get("data", {}).get("text", "")
            assert text.strip() in plain(answer.text), "what was pasted is still there"
            assert guest.house.shelf.open_tables() == []

    asyncio.run(script())


def test_half_a_letter_cannot_be_kept(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            text = replace(a_record(), branched_from="half a letter: \ud83d").to_text()
            escaped = text.encode("utf-8", "backslashreplace")
            answer = await come().post("/import", files={"file": ("a.kwoon", escaped)})
            assert answer.status_code == 400
            assert "cannot be kept" in plain(answer.text)

    asyncio.run(script())


def test_a_record_that_is_too_large_is_not_read_to_its_end(tmp_path: Path) -> None:
    async def script() -> None:
        async with a_hall(f"sqlite:///{tmp_path / 'hall.db'}") as come:
            sent = 0

            async def endless() -> Any:
                nonlocal sent
                while sent < 40_000_000:
                    sent += 100_000
                    yield b"x" * 100_000

            answer = await come().post(
                "/import", content=endless(), headers={"content-type": "multipart/form-data; boundary=x"}
            )
            assert answer.status_code == 400
            assert "A record has at most 2 MB; this one is larger." in plain(answer.text)
            assert sent < 3_000_000
            assert games.LARGEST == 2_000_000
            big = "x" * (games.LARGEST - 1000)
            answer = await come().post("/import", data={"text": big})
            assert answer.status_code == 400
            assert "not a line of JSON" in answer.text

    asyncio.run(script())


# --- playing again ----------------------------------------------------------------------------------------------------


def test_alone_against_bots_a_rematch_begins_at_once(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann = come()
            room = await ann.make("greedy", "random", chi=10)
            await play(ann.house, room)
            answers = await asyncio.gather(*[ann.post(f"/rematch/{room}") for _ in range(3)])
            new = {place_of(each) for each in answers}
            assert len(new) == 1, "three clicks are one game"
            old, kept = ann.house.rooms.room(room), ann.house.rooms.room(new.pop())
            assert kept.status == PLAYING
            assert kept.secret != old.secret
            assert kept.options == old.options
            assert [chair.player for chair in kept.chairs] == ["person", "greedy", "random"]
            assert kept.seat_of((await ann.person()).id) == 0
            await play(ann.house, kept.id)
            third = place_of(await ann.post(f"/rematch/{room}"))
            assert third not in (room, kept.id)

    asyncio.run(script())


def test_several_people_are_asked_and_sit_down_again(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, bo, room = await two_players(come)
            house = ann.house
            running = await under_way(house, room)
            await play(house, room)
            seat = house.rooms.room(room).seat_of((await bo.person()).id)
            screen = Screen(running, seat, ann.app.state.hall.templates)
            screen.whole()
            assert f'action="/rematch/{room}"' in screen.sent["question"]
            assert f'href="/game/{room}"' in screen.sent["question"]
            told: list[int] = []
            running.screens.append(lambda: told.append(1))
            new = place_of(await ann.post(f"/rematch/{room}"))
            assert told
            news = screen.news()
            assert news is not None
            assert "Someone waits for you" in news["parts"]["question"]
            assert house.rooms.room(new).status == WAITING
            assert not house.rooms.room(new).listed
            assert "Someone waits for you" in (await bo.get(f"/game/{room}")).text
            assert "Someone waits for you" not in (await ann.get(f"/game/{room}")).text
            assert place_of(await ann.post(f"/rematch/{room}")) == new
            assert house.rooms.room(new).status == WAITING
            assert place_of(await bo.post(f"/rematch/{room}")) == new
            kept = house.rooms.room(new)
            assert kept.status == PLAYING
            assert {chair.person for chair in kept.chairs} == {(await ann.person()).id, (await bo.person()).id}

    asyncio.run(script())


def test_only_who_played_plays_again(url: str) -> None:
    async def script() -> None:
        async with a_hall(url) as come:
            ann, _, room = await two_players(come)
            running = await under_way(ann.house, room)
            await play(ann.house, room)
            stranger, guest = come(), come()
            await guest.make("greedy")
            for who in (stranger, guest):
                answer = await who.post(f"/rematch/{room}")
                assert answer.status_code == 400
                assert "Only those who played this game" in answer.text
            assert ann.house.archive.followed_by(room) is None
            looking_on = Screen(running, -1, ann.app.state.hall.templates)
            looking_on.whole()
            assert "Play again" not in looking_on.sent["question"]
            assert f'href="/game/{room}"' in looking_on.sent["question"]

    asyncio.run(script())


def test_the_page_is_there_the_moment_the_game_is_over(url: str) -> None:
    """The room may be told a moment later; whoever clicks at once is not sent away."""

    async def script() -> None:
        async with a_hall(url) as come:
            ann, _, room = await two_players(come)
            house = ann.house
            running = await under_way(house, room)
            running.ended.clear()
            await play(house, room, 3)
            table = running.table
            while not table.live.over:
                question = table.live.asked
                assert question is not None
                await table.answer(question.seat, 0, table.live.version)
            assert house.rooms.room(room).status == PLAYING
            assert (await ann.get(f"/game/{room}")).status_code == 200
            assert house.rooms.room(room).status == OVER

    asyncio.run(script())
