"""`kwoon hall --workers`: real processes behind one port; one is killed in the middle of a game, which goes on."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import httpx2 as httpx
import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from kwoon.cli import main
from kwoon.hall.handing import chosen, table_of
from kwoon.hall.house.sights import ticket_of
from kwoon.hall.load.server import HallProcess
from kwoon.hall.serving import NoWorkers, check_workers, share_of_thinkers
from kwoon.hall.store.database import open_database
from kwoon.hall.store.journal import ANSWER
from kwoon.hall.store.rooms import OVER, Rooms
from kwoon.hall.store.runners import LOCKS
from kwoon.hall.store.shelf import Shelf

PATIENCE = 30.0
LINUX = pytest.mark.skipif(
    not Path("/proc/net/tcp").exists(), reason="only Linux says which process serves a connection"
)
CHOICES = re.compile(r'data-choice="(\d+)"')


def workers_of(url: str) -> dict[int, int]:
    """The processes of the workers that live, by their numbers."""
    with psycopg.connect(url) as connection:
        found = connection.execute(
            "SELECT objid::bigint, application_name FROM pg_locks JOIN pg_stat_activity USING (pid) "
            f"WHERE locktype = 'advisory' AND classid = {LOCKS} AND granted"
        ).fetchall()
    return {number: int(name.split()[-1]) for number, name in found}


def leader_of(url: str, table: str) -> int:
    """The number of the worker that leads a table."""
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT worker FROM runners WHERE table_id = %s", (table,)).fetchone()
    assert found is not None
    return int(found[0])


def server_of(port: int, client: int, processes: list[int]) -> int:
    """Which of these processes serves the connection from a port of this machine."""
    ends = f"0100007F:{port:04X} 0100007F:{client:04X}"
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inode = next(line[9] for line in lines if f"{line[1]} {line[2]}" == ends)
    for process in processes:
        for each in Path(f"/proc/{process}/fd").iterdir():
            try:
                if os.readlink(each) == f"socket:[{inode}]":
                    return process
            except FileNotFoundError:
                continue
    raise AssertionError("nobody serves this")


def waited(true: Any, what: str) -> Any:
    """What comes at last."""
    end = monotonic() + PATIENCE
    while not (found := true()):
        assert monotonic() < end, f"{what} never came"
        sleep(0.05)
    return found


class Page:
    """One person's page: keeps the open question, and comes back when the connection is lost."""

    def __init__(self, hall: HallProcess, table: str, token: str) -> None:
        self.hall = hall
        self.table = table
        self.token = token
        self.socket: ClientConnection | None = None
        self.choices: list[int] = []
        self.asked: list[int] = []
        self.cut: set[str] = set()
        """The tickets of answers that were on their way when a worker was killed."""
        self.ticket = ""
        self.over = False
        self.said: list[str] = []
        self.sent: list[tuple[str, int]] = []
        """Every answer that was sent, with the ticket of its question."""
        self.lost = 0
        self.news = asyncio.Event()

    async def open(self) -> int:
        """Open the page; the port of its connection."""
        address = f"{self.hall.address}/table/{self.table}/socket"
        self.socket = await connect(
            address, additional_headers={"Cookie": f"kwoon={self.token}"}, proxy=None, open_timeout=PATIENCE
        )
        return int(self.socket.local_address[1])

    async def open_at(self, process: int, processes: list[int]) -> None:
        """Open the page at one of the workers: the system chooses, so try until it has."""
        for _ in range(60):
            if server_of(self.hall.port, await self.open(), processes) == process:
                return
            assert self.socket is not None
            await self.socket.close()
        raise AssertionError("the system never chose this worker")

    async def read(self) -> None:
        """Take in what comes, and come back after a break."""
        while not self.over:
            try:
                assert self.socket is not None
                self.frame(json.loads(await self.socket.recv()))
            except ConnectionClosed:
                self.asked, self.lost = [], self.lost + 1
                await asyncio.sleep(0.1)
                try:
                    await self.open()
                except (OSError, ConnectionClosed):
                    await asyncio.sleep(0.1)

    def frame(self, message: dict[str, Any]) -> None:
        """One frame."""
        question = message.get("parts", {}).get("question")
        self.ticket = message.get("ticket", self.ticket)
        self.said += message.get("aside", {}).get("said", [])
        if question is not None:
            self.over = "The game is over" in question
            self.choices = [int(number) for number in CHOICES.findall(question)]
        if "asked" in message:
            self.asked = self.choices if message["asked"] else []
        self.news.set()

    async def do(self, **message: Any) -> None:
        """Ask for something."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def answer(self) -> None:
        """Answer the open question."""
        choice = self.asked[(7 * len(self.sent) + 3) % len(self.asked)]
        self.asked = []
        self.sent.append((self.ticket, choice))
        ticket = self.ticket
        try:
            await self.do(do="answer", choice=choice, ticket=ticket)
        except ConnectionClosed:
            self.cut.add(ticket)


def a_table(hall: HallProcess) -> tuple[str, list[str]]:
    """Two people and a bot at a table; its name, and the tokens of the people."""
    base = f"http://127.0.0.1:{hall.port}"
    tokens = []
    with httpx.Client(base_url=base) as ann, httpx.Client(base_url=base) as bo:
        made = ann.post("/new/kungfu", data={"name": "Ann", "seat-1": "person", "seat-2": "greedy", "chi": "10"})
        assert made.status_code == 303, made.text
        name = made.headers["location"].removeprefix("/table/")
        assert bo.post(f"/table/{name}/sit", data={"name": "Bo"}).status_code == 303
        tokens = [client.cookies["kwoon"] for client in (ann, bo)]
    return name, tokens


def places(folder: Path) -> list[Path]:
    """Where the workers of a hall with this folder for temporary files take over connections."""
    return list(folder.glob("kwoon-*/*.handed"))


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for temporary files with a short name: the name of a socket has 107 letters at most."""
    with tempfile.TemporaryDirectory(prefix="k") as name:
        yield Path(name)


@LINUX
def test_a_worker_without_a_place_to_take_over_serves_what_comes(
    shared: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder for temporary files whose name is too long for a socket keeps no hall from opening."""
    long = tmp_path / ("x" * 100)
    long.mkdir()
    monkeypatch.setenv("TMPDIR", str(long))
    hall = HallProcess(shared, "--pace", "0", workers=2)
    try:
        waited(lambda: len(workers_of(shared)) == 2, "the second worker")
        name, _tokens = a_table(hall)
        for _ in range(6):
            assert httpx.get(f"http://127.0.0.1:{hall.port}/table/{name}").status_code == 200
        assert places(long) == []
    finally:
        hall.close()


@LINUX
def test_all_that_is_asked_about_a_table_comes_to_the_worker_that_leads_it(
    shared: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(folder))
    hall = HallProcess(shared, "--pace", "0", workers=3)
    try:
        workers = waited(lambda: len(found := workers_of(shared)) == 3 and found, "the third worker")
        waited(lambda: len(places(folder)) == 3, "a place where each worker takes over")
        leaders = set()
        for _ in range(4):
            name, tokens = a_table(hall)

            async def served_by(name: str = name, tokens: list[str] = tokens) -> list[int]:
                pages = [Page(hall, name, token) for token in tokens * 4]
                ports = await asyncio.gather(*[page.open() for page in pages])
                first = [json.loads(await page.socket.recv()) for page in pages if page.socket is not None]
                assert all("question" in message["parts"] for message in first)
                found = [server_of(hall.port, port, list(workers.values())) for port in ports]
                await asyncio.gather(*[page.socket.close() for page in pages if page.socket is not None])
                return found

            asyncio.run(served_by())
            leader = workers[leader_of(shared, name)]
            assert set(asyncio.run(served_by())) == {leader}
            leaders.add(leader)
            page = httpx.get(f"http://127.0.0.1:{hall.port}/table/{name}", cookies={"kwoon": tokens[0]})
            assert page.status_code == 200
        assert httpx.get(f"http://127.0.0.1:{hall.port}/table/nothing").status_code == 404
        assert leaders <= set(workers.values())
    finally:
        hall.close()
    assert hall.process.returncode == 0
    assert not places(folder)


def test_what_a_request_is_about_stands_in_its_first_line() -> None:
    assert table_of(b"GET /table/abc-_123/socket HTTP/1.1\r\nHost: x") == "abc-_123"
    assert table_of(b"POST /api/v1/tables/abc/answers HTTP/1.1\r\n") == "abc"
    assert table_of(b"GET /table/abc HTTP/1.1\r\n") == "abc"
    for other in (b"GET / HTTP/1.1", b"GET /tables/abc ", b"X: GET /table/abc ", b"GET /table/", b"GET /table/%61bc "):
        assert table_of(other) is None


def test_all_workers_choose_the_same_for_a_table_that_nobody_leads() -> None:
    names = [f"table{number}" for number in range(300)]
    first = {name: chosen(name, [3, 7, 11]) for name in names}
    assert first == {name: chosen(name, {11, 3, 7}) for name in names}
    assert min(list(first.values()).count(worker) for worker in (3, 7, 11)) > 60
    without = {name: chosen(name, [3, 11]) for name in names}
    assert all(without[name] == worker for name, worker in first.items() if worker != 7), "the others keep theirs"


@LINUX
def test_a_worker_is_killed_in_the_middle_and_the_game_goes_on(
    shared: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ann and Bo sit at different workers. The one that leads their table is killed while an answer is on its way.

    No worker can hand anything to another one here, so each serves what comes to it.
    """
    monkeypatch.setenv("TMPDIR", str(folder))
    hall = HallProcess(shared, "--pace", "0", workers=2)
    engine = open_database(shared)
    try:
        workers = waited(lambda: len(found := workers_of(shared)) == 2 and found, "the second worker")
        waited(lambda: len(places(folder)) == 2, "a place where each worker takes over")
        for place in places(folder):
            place.unlink()
        name, tokens = a_table(hall)
        pages = [Page(hall, name, token) for token in tokens]
        asyncio.run(played(shared, name, pages, workers))
        assert pages[0].lost + pages[1].lost >= 1
        entries = Shelf(engine).entries(name)
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        room = Rooms(engine).room(name)
        people = {chair.seat for chair in room.chairs if chair.person is not None}
        seed = Shelf(engine).start(name).seed
        kept = [
            (ticket_of(seed, each.seat, each.version - 1), each.choice)
            for each in entries
            if each.kind == ANSWER and each.seat in people
        ]
        sent = [each for page in pages for each in page.sent]
        # nothing is kept that nobody sent; of all that was sent only what was on its way may be lost
        assert set(kept) <= set(sent)
        assert {ticket for ticket, _ in sent} - {ticket for ticket, _ in kept} <= pages[0].cut | pages[1].cut
        waited(lambda: Rooms(engine).room(name).status == OVER, "the end of the game")
        waited(lambda: len(workers_of(shared)) == 2, "a worker in the place of the dead one")
        assert len(entries) - 1 <= counted(hall) <= len(entries)  # the dead one's are counted; but for its very last
    finally:
        engine.dispose()
        hall.close()
    assert hall.process.returncode == 0


def counted(hall: HallProcess) -> float:
    """How many entries the figures of all workers together say there were."""

    def figures() -> str:
        return httpx.get(f"http://127.0.0.1:{hall.port}/metrics", timeout=PATIENCE).text

    waited(lambda: "kwoon_tables_running 0.0" in figures(), "figures without the table that is over")
    text = figures()
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith("kwoon_entries_total"))


async def played(url: str, name: str, pages: list[Page], workers: dict[int, int]) -> None:
    """The whole game, with a kill after some answers."""
    for page, process in zip(pages, workers.values(), strict=True):
        await page.open_at(process, list(workers.values()))
    reading = [asyncio.ensure_future(page.read()) for page in pages]
    await pages[0].do(do="say", text="hello from another worker")
    async with asyncio.timeout(PATIENCE):
        while not any("hello from another worker" in line for line in pages[1].said):
            await asyncio.sleep(0.01)
    end, killed = monotonic() + 2 * PATIENCE, False
    while not any(page.over for page in pages):
        assert monotonic() < end, "the game stopped"
        for page in pages:
            if page.asked:
                await page.answer()
                if not killed and sum(len(each.sent) for each in pages) == 8:
                    killed = True
                    page.cut.add(page.ticket)
                    os.kill(workers[leader_of(url, name)], signal.SIGKILL)
        await asyncio.sleep(0.005)
    assert killed
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*reading)


def test_several_workers_need_postgresql(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hall", "--workers", "2", "--database", f"sqlite:///{tmp_path / 'hall.db'}"]) == 2
    assert "several workers need PostgreSQL" in capsys.readouterr().err
    assert not (tmp_path / "hall.db").exists()
    with pytest.raises(NoWorkers, match="1 to 64 workers, not 0"):
        check_workers(0, "sqlite://")
    check_workers(1, "sqlite://")
    check_workers(8, "postgresql://localhost/hall")
    assert main(["hall", "--workers", "2", "--database", f"postgresql://nobody@/none?host={tmp_path}"]) == 2
    assert re.search("the database postgresql:.* cannot be opened: ", capsys.readouterr().err)


def test_thinkers_are_shared_out_among_workers() -> None:
    assert [share_of_thinkers(*each) for each in ((1, 1), (4, 1), (1, 4), (4, 4), (9, 4))] == [1, 4, 1, 1, 2]


def test_a_port_is_taken_once(shared: str) -> None:
    """A port at which something else listens is not shared with it."""
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen(1)
        assert main(["hall", "--workers", "2", "--database", shared, "--port", str(other.getsockname()[1])]) == 2
