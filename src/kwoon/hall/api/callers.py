"""Who is calling: a program with a key, a browser with its cookie, or a stranger; and how often."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Depends, Request
from fastapi.security import APIKeyCookie, HTTPAuthorizationCredentials, HTTPBearer

from kwoon.hall.api.problems import Refusal
from kwoon.hall.house.limits import Limits
from kwoon.hall.pages.context import COOKIE, STRANGER, hall_of
from kwoon.hall.store.people import Person

bearer = HTTPBearer(
    scheme_name="key", description="A key, made by `POST /api/v1/accounts` or `POST /api/v1/me/keys`.", auto_error=False
)
cookie = APIKeyCookie(
    name=COOKIE, scheme_name="cookie", description="What the browser of a person holds.", auto_error=False
)


def limits_of(request: Request) -> Limits:
    """The meters of the worker that a request came to."""
    found: Limits = request.app.state.limits
    return found


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client is not None else "nowhere"


async def anyone(
    request: Request,
    key: Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)],
    _cookie: Annotated[str | None, Depends(cookie)],
) -> Person:
    """Whoever is calling, counted. A key that opens nothing is refused, also where none is needed."""
    hall, limits = hall_of(request), limits_of(request)
    if request.headers.get("authorization") is None:
        person = await hall.person(request)
    else:
        held = None if key is None else await asyncio.to_thread(hall.house.keys.holder, key.credentials)
        person = held or STRANGER
    if person is STRANGER:
        limits.spend("calls", address_of(request), limits.rates.strangers)
        if request.headers.get("authorization") is not None:
            raise no_key("this key opens nothing: it was ended, or never made")
    else:
        limits.spend("calls", person.id, limits.rates.calls)
    return person


async def known(person: Annotated[Person, Depends(anyone)]) -> Person:
    """A caller with a name."""
    if person is STRANGER:
        raise no_key("nobody knows who is calling")
    return person


def no_key(words: str) -> Refusal:
    """A caller whom nobody knows."""
    return Refusal(401, "no key", words, "send Authorization: Bearer <key>; POST /api/v1/accounts makes an account")


Anyone = Annotated[Person, Depends(anyone)]
Known = Annotated[Person, Depends(known)]
