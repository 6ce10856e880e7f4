"""How a hall's frames go out: Uvicorn's sockets, with a compression that suits what a table sends.

Most of a frame stands in one that was sent shortly before, so what counts is how far the compression looks back, not
how hard it looks. With twice Uvicorn's window a frame is a little smaller and costs little more than half; a socket
needs 40 kB for it instead of 32, since fewer symbols wait to be written.
"""

from __future__ import annotations

import zlib
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

WINDOW: Final = 13
"""The compression looks back over 2 to the power of this many bytes of what a socket was sent."""
HEARD: Final = 12
"""The same for what is sent to the hall, as a power of two: that is little."""
HARD: Final = {"level": 3, "memLevel": 4}
"""How hard it looks, and how many symbols it gathers."""
ACCEPTED: Final = 101
AT_ONCE: Final = "kwoon.send_at_once"
"""Under this name an ASGI scope has a function that sends a text at once, and says whether it could."""
TEXT: Final = 0xC1
"""How a frame begins that is a whole text, compressed."""
TAIL: Final = 4
"""How many bytes at the end of what was compressed are the same in every frame, and not sent (RFC 7692, 7.2.1)."""


def framed(text: bytes, encoder: Any) -> bytes:
    """A text as one frame of a socket that compresses with this encoder."""
    data: bytes = encoder.compress(text) + encoder.flush(zlib.Z_SYNC_FLUSH)
    length = len(data) - TAIL
    if length < 126:
        head = bytes((TEXT, length))
    elif length < 65536:
        head = bytes((TEXT, 126, length >> 8, length & 255))
    else:
        head = bytes((TEXT, 127)) + length.to_bytes(8, "big")
    return head + data[:-TAIL]


class Framing(WebSocketsSansIOProtocol):
    """Uvicorn's socket. What an open one sends is framed here; all else, and whoever wants no compression, there."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        deflate = ServerPerMessageDeflateFactory(
            server_max_window_bits=WINDOW, client_max_window_bits=HEARD, compress_settings=HARD
        )
        self.conn = ServerProtocol(extensions=[deflate], max_size=self.config.ws_max_size, logger=self.logger)
        self.encoder: Any = None
        """What compresses what is sent; None before the first text, and for one who has to be sent it otherwise."""

    def handle_connect(self, event: Any) -> None:
        """Someone asks for a socket: whoever serves it finds in its scope how to send a text without a detour."""
        super().handle_connect(event)
        if self.response.status_code == ACCEPTED:
            extensions: Any = self.scope["extensions"]
            extensions[AT_ONCE] = self.send_at_once

    async def send(self, message: Any) -> None:
        """Send what the hall says."""
        text = message.get("text")
        if text is None:
            await super().send(message)
        elif not self.send_at_once(text.encode()):
            await super().send(message)
            if self.encoder is None:
                self.encoder = encoder_of(self.conn)

    def send_at_once(self, text: bytes) -> bool:
        """Send a text, if nothing has to be waited for or looked at before; whether it is sent."""
        if self.encoder is None or not self.plainly_open:
            return False
        self.transport.write(framed(text, self.encoder))
        return True

    @property
    def plainly_open(self) -> bool:
        """Whether nothing is to be waited for or looked at before a text is sent."""
        return self.writable.is_set() and not (self.disconnected or self.close_sent) and self.conn.state is OPEN


def encoder_of(connection: ServerProtocol) -> Any:
    """What compresses what is sent over a connection; None if there is more to do, or each text is to stand alone."""
    if len(connection.extensions) != 1:
        return None
    deflate = connection.extensions[0]
    if not isinstance(deflate, PerMessageDeflate) or deflate.local_no_context_takeover:
        return None
    return deflate.encoder
