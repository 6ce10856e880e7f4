"""What every page needs: the house, the templates, and who is asking."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from fastapi import Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.compiler import CodeGenerator, Frame
from jinja2.nodes import Expr
from markupsafe import Markup, escape
from starlette.requests import HTTPConnection

from kwoon.hall.house.house import House
from kwoon.hall.house.limits import Limit, Limits, TooMuch
from kwoon.hall.store.people import Person
from kwoon.hall.store.tries import Tries

HERE: Final = Path(__file__).parent
COOKIE: Final = "kwoon"
YEAR: Final = 365 * 24 * 3600
STRANGER: Final = Person("", "Guest", member=False, keeper=False)
"""Someone without a cookie: nothing is kept of those who only look."""


SHORT: Final = 200
"""Texts up to this length are escaped once and remembered: names, titles, what an answer says."""


@lru_cache(maxsize=20_000)
def escaped(text: str) -> str:
    """A short text as HTML shows it."""
    return str(escape(text))


class Quick(CodeGenerator):
    """Writes a template's code so that what it shows is escaped by `Templates.shown`."""

    def _output_child_pre(self, node: Expr, frame: Frame, finalize: Any) -> None:
        if frame.eval_ctx.volatile or not frame.eval_ctx.autoescape or finalize.src is not None:
            super()._output_child_pre(node, frame, finalize)
        else:
            self.write("environment.shown(")


class Templates(Environment):
    """Jinja's, but quicker at two things that every frame does a hundred times.

    Asked for `player.name` of a dictionary, Jinja looks for an attribute first and takes the way round by an error; and
    each number and each word that a template shows becomes a Markup of its own, only to be joined with the others.
    """

    code_generator_class = Quick

    @staticmethod
    def shown(value: Any) -> str:
        """A value as HTML shows it; what is HTML already stays as it is."""
        kind = type(value)
        if kind is str:
            return escaped(value) if len(value) <= SHORT else escape(value)
        if kind is Markup:
            found: str = value
            return found
        return str(value) if kind is int else escape(value)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """What a thing has by this name."""
        if type(obj) is dict and attribute in obj:
            return obj[attribute]
        return super().getattr(obj, attribute)


def environment() -> Environment:
    """The templates. What is put into them is escaped, and a name that is not there is an error."""
    return Templates(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )


def stamp() -> str:
    """Changes whenever a file that browsers keep does."""
    digest = hashlib.blake2b(digest_size=6)
    for path in sorted((HERE / "static").iterdir()):
        digest.update(path.read_bytes())
    return digest.hexdigest()


@dataclass
class Hall:
    """One worker of the site."""

    house: House
    templates: Environment
    stamp: str
    delay: float
    """How many seconds later those who look on see a table."""
    limits: Limits

    async def check(self, limit: Limit, who: str) -> None:
        """One more try at something that nobody may try too often, whichever worker is asked."""
        if self.house.fellows is None:
            self.limits.check(limit, who)
            return
        rate = limit.rate
        tries = Tries(self.house.engine)
        wait = await asyncio.to_thread(tries.spend, limit.words, who, rate.burst, rate.per_second)
        if wait:
            raise TooMuch(f"too many {limit.words}: come back in {wait:.0f} seconds or later", wait)

    async def forgive(self, limit: Limit, who: str) -> None:
        """All is well: nothing of this is held against anybody."""
        if self.house.fellows is None:
            self.limits.forgive(limit, who)
        else:
            await asyncio.to_thread(Tries(self.house.engine).forgive, limit.words, who)

    def page(self, request: Request, template: str, person: Person, status: int = 200, **values: Any) -> HTMLResponse:
        """A whole page."""
        theme = request.cookies.get("theme", "")
        html = self.templates.get_template(template).render(
            person=person, stamp=self.stamp, theme=theme if theme in ("dark", "light") else "", **values
        )
        return HTMLResponse(html, status)

    def no_game(self, request: Request, person: Person, game: str) -> HTMLResponse:
        """Instead of a page of a game that is not here."""
        text = f"This hall has no game {game[:40]!r}; the lobby shows those that it has."
        return self.page(request, "message.html", person, 404, heading="No such game", text=text)

    async def person(self, request: HTTPConnection) -> Person:
        """Who is asking: known by a cookie, or a stranger."""
        token = request.cookies.get(COOKIE)
        if not token:
            return STRANGER
        return await asyncio.to_thread(self.house.people.holder, token) or STRANGER

    async def someone(self, request: Request, name: str = "") -> tuple[Person, str | None]:
        """Who is asking, made a guest if need be; and the token that the browser is to keep, if it has none."""
        person = await self.person(request)
        if person is not STRANGER:
            return person, None
        guest = await asyncio.to_thread(self.house.people.guest, name or "Guest")
        return guest, await asyncio.to_thread(self.house.people.begin, guest, request.headers.get("user-agent", ""))


def hall_of(request: HTTPConnection) -> Hall:
    """The hall that a request came to."""
    found: Hall = request.app.state.hall
    return found


def see(address: str) -> Response:
    """Go and look there."""
    return RedirectResponse(address, 303)


def see_as(request: Request, address: str, token: str | None) -> Response:
    """The same, as someone new: the browser keeps the token, if there is one."""
    response = see(address)
    if token is not None:
        keep(request, response, token)
    return response


def local(address: str, otherwise: str) -> str:
    """The address that was asked for if it is a page of this hall; else the other one."""
    plain = address.startswith("/") and not address.startswith("//") and address.isprintable() and "\\" not in address
    return address if plain else otherwise


def keep(request: Request, response: Response, token: str) -> None:
    """Let the browser keep a token."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
