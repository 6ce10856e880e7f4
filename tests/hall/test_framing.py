"""Frames as they go out: every reader gets every text as it was said, whatever compression it has asked for."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.extensions import ClientExtensionFactory
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from kwoon.hall.framing import Framing
from kwoon.hall.pages.said import said, said_plainly

chance = random.Random(7)
WORDS = [f"<b class=\"kf-{number}\">Été ➜ {chance.random()} 'x'</b>\n" for number in range(300)]
TEXTS = [
    "",
    "a",
    "{}",
    *("".join(chance.choices(WORDS, k=count)) for count in (1, 2, 3, 20, 20, 150)),
    "".join(chr(chance.randrange(0x20, 0x2FFF)) for _ in range(90_000)),
    "".join(WORDS) * 9,
    "the last",
]
"""Short, long, and so long that nothing makes a frame of them small."""


def in_a_hall(app: Any, story: Callable[[str], Awaitable[None]]) -> None:
    """Run a story with the address of sockets that an application serves."""

    async def told() -> None:
        config = uvicorn.Config(app, log_level="critical", ws=Framing, lifespan="off", timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            serving = asyncio.ensure_future(server.serve(sockets=[listening]))
            while not server.started:
                await asyncio.sleep(0.01)
            try:
                await story(f"ws://127.0.0.1:{listening.getsockname()[1]}")
            finally:
                server.should_exit = True
                await serving

    asyncio.run(told())


async def telling(_scope: Any, receive: Any, send: Any) -> None:
    """Says all texts, then what it hears, and goes."""
    await receive()
    await send({"type": "websocket.accept"})
    for text in TEXTS:
        await send({"type": "websocket.send", "text": text})
    heard = await receive()
    await send({"type": "websocket.send", "text": heard["text"]})
    await send({"type": "websocket.send", "bytes": b"bytes too"})
    await send({"type": "websocket.close", "code": 4000})


READERS: dict[str, Sequence[ClientExtensionFactory] | None] = {
    "as browsers ask for it": [ClientPerMessageDeflateFactory(client_max_window_bits=True)],
    "none": None,
    "a small window": [ClientPerMessageDeflateFactory(server_max_window_bits=9)],
    "each text by itself": [ClientPerMessageDeflateFactory(server_no_context_takeover=True)],
}


@pytest.mark.parametrize("reader", READERS)
def test_every_reader_gets_every_text(reader: str) -> None:
    async def story(address: str) -> None:
        async with connect(address, compression=None, extensions=READERS[reader], proxy=None, max_size=None) as page:
            assert [await page.recv() for _ in TEXTS] == TEXTS
            await page.send("an answer")
            assert await page.recv() == "an answer"
            assert await page.recv() == b"bytes too"
            with pytest.raises(ConnectionClosed) as gone:
                await page.recv()
            assert gone.value.rcvd is not None
            assert gone.value.rcvd.code == 4000

    in_a_hall(telling, story)


class Counting(ClientConnection):
    """Counts what comes over the wire."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)


def test_what_was_sent_shortly_before_costs_next_to_nothing() -> None:
    """Two kilobytes of lines whose order alone is new: as most of a frame is."""

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        lines = WORDS[:40]
        for _ in range(30):
            chance.shuffle(lines)
            await send({"type": "websocket.send", "text": "".join(lines)})
        await receive()

    async def story(address: str) -> None:
        async with connect(address, proxy=None, create_connection=Counting) as page:
            assert isinstance(page, Counting)
            first = len(str(await page.recv()))
            before = page.received
            for _ in range(29):
                await page.recv()
            assert (page.received - before) / 29 < first / 8

    in_a_hall(app, story)


def test_one_who_goes_in_the_middle_ends_only_its_own_socket() -> None:
    ended: list[str] = []

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        try:
            while True:
                await send({"type": "websocket.send", "text": "x" * 5000})
                await asyncio.sleep(0)
        except Exception as error:
            ended.append(type(error).__name__)
            raise

    async def story(address: str) -> None:
        gone = await connect(address, proxy=None)
        async with connect(address, proxy=None) as page:
            await gone.recv()
            gone.transport.abort()
            async with asyncio.timeout(10):
                while not ended:
                    await page.recv()
            assert len(str(await page.recv())) == 5000
        assert ended[0] == "ClientDisconnected"

    in_a_hall(app, story)


def test_json_says_the_same_whoever_writes_it() -> None:
    message = {
        "parts": {"fight": {3: WORDS[0], 12: WORDS[1]}, "question": "<p>\u2028 \\ \x00 𝄞</p>"},
        "log": {"keep": 4, "add": WORDS[:3]},
        "asked": False,
        "clocks": {"left": [12.5, 0.0], "running": -1},
        "own": None,
    }
    told = json.loads(said(message))
    assert told == json.loads(said_plainly(message))
    assert told["parts"]["fight"] == {"3": WORDS[0], "12": WORDS[1]}
    assert told["parts"]["question"] == message["parts"]["question"]  # type: ignore[index]
