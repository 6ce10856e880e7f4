"""At the doors: what every answer carries, and what is not let in."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)
"""Nothing from another host, nothing written into a page."""
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
}
CHANGING: Final = ("POST", "PUT", "PATCH", "DELETE")
NUL: Final = "\0"
"""A letter that no name has, and that not every database can be asked for."""
NOWHERE: Final = 4404


def from_here(headers: Headers) -> bool:
    """Whether a request was sent by a page of this hall, or by a program that is no browser."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or urlsplit(origin).netloc == headers.get("host")


def foreign(path: str) -> Response:
    """The answer to what another site's page sent: words, or for a program an object with them."""
    words = "This was sent by a page of another site."
    if path.startswith("/api/"):
        return JSONResponse({"problem": "foreign", "detail": words, "todo": "Send it without a browser."}, 403)
    return PlainTextResponse(words, 403)


class Doors:
    """Refuses what another site's page sends in a person's name, and puts the hall's policy on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and NUL in scope["path"]:
            await send({"type": "websocket.close", "code": NOWHERE})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = HTTPConnection(scope).headers

        async def policed(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    found.setdefault(name, value)
            await send(message)

        if NUL in scope["path"] and not scope["path"].startswith("/api/"):
            await PlainTextResponse("There is no such page.", 404)(scope, receive, policed)
            return
        if scope["method"] in CHANGING and not from_here(headers):
            await foreign(scope["path"])(scope, receive, policed)
            return
        await self.app(scope, receive, policed)
