"""Accounts of bots, and the keys with which programs act in a person's name."""

from __future__ import annotations

import asyncio
from typing import Annotated, Final

from fastapi import Path, Request, Response

from kwoon.hall.api.callers import Anyone, Known, address_of, limits_of
from kwoon.hall.api.models import Account, AccountWish, KeyWish, KnownKey, Me, NewKey
from kwoon.hall.api.problems import Refusal, api_router, open_to_all, refuses
from kwoon.hall.api.rooms import in_utc
from kwoon.hall.pages.context import STRANGER, hall_of

router = api_router("accounts")
WORDLESS: Final = KeyWish()


@router.post("/accounts", status_code=201, responses=refuses(401, 403, 413), openapi_extra=open_to_all())
async def make_account(request: Request, wish: AccountWish, caller: Anyone) -> Account:
    """Make a bot account. It has a name and one key, and is asked everything at the tables where it sits."""
    house, limits = hall_of(request).house, limits_of(request)
    limits.spend("accounts", address_of(request), limits.rates.accounts)
    person = await asyncio.to_thread(house.people.guest, wish.name)
    await asyncio.to_thread(house.keys.enlist, person, None if caller is STRANGER else caller)
    key = await asyncio.to_thread(house.keys.make, person, "its first key")
    return Account(id=person.id, name=person.name, key=key)


@router.get("/me", responses=refuses(401))
async def me(request: Request, caller: Known) -> Me:
    """Who you are."""
    programs = await asyncio.to_thread(hall_of(request).house.keys.machines, [caller.id])
    return Me(id=caller.id, name=caller.name, member=caller.member, bot=caller.id in programs)


@router.get("/me/keys", responses=refuses(401))
async def my_keys(request: Request, caller: Known) -> list[KnownKey]:
    """Your keys, the newest first. Only their hashes are known."""
    found = await asyncio.to_thread(hall_of(request).house.keys.of, caller)
    return [KnownKey(id=key.id, words=key.words, made_at=in_utc(key.made_at)) for key in found]


@router.post("/me/keys", status_code=201, responses=refuses(401, 403, 413))
async def make_key(request: Request, caller: Known, wish: KeyWish = WORDLESS) -> NewKey:
    """Make another key for yourself."""
    limits = limits_of(request)
    limits.spend("keys", caller.id, limits.rates.keys)
    return NewKey(key=await asyncio.to_thread(hall_of(request).house.keys.make, caller, wish.words))


@router.delete("/me/keys/{key}", status_code=204, responses=refuses(401, 403, 404))
async def end_key(
    request: Request, caller: Known, key: Annotated[str, Path(description="The id of the key.", max_length=64)]
) -> Response:
    """End one of your keys: whoever holds it is a stranger from then on."""
    if not key.isalnum() or not await asyncio.to_thread(hall_of(request).house.keys.end, caller, key):
        raise Refusal(404, "no key", "you have no such key", "GET /api/v1/me/keys lists them by their ids")
    return Response(status_code=204)
