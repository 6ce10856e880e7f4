"""How the API refuses: always the same object, with what is wrong and what would be right."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Coroutine
from math import ceil
from typing import Any, Final

from fastapi import APIRouter, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException

from kwoon.engine.errors import BadOptions, IllegalChoice, KwoonError
from kwoon.hall.api.models import Problem
from kwoon.hall.house.house import NoSeat
from kwoon.hall.house.limits import TooMuch
from kwoon.hall.store.shelf import NoTable
from kwoon.tables.hints import NoHint
from kwoon.tables.live import NoUndo, StaleVersion, WrongSeat

LONGEST: Final = 64 * 1024
"""How many bytes a call may have: no more are read."""
WORDS: Final = {
    401: "No key, or one that opens nothing",
    403: "Not with your seat",
    404: "There is no such thing here",
    409: "Not now: the answer says why",
    413: "Too long",
    422: "It makes no sense: the answer says what would",
    429: "Too much at once",
}


class Refusal(KwoonError):
    """A problem with its status, and what to do about it."""

    def __init__(self, status: int, problem: str, detail: str, todo: str = "") -> None:
        super().__init__(detail)
        self.status = status
        self.problem = problem
        self.todo = todo


KINDS: Final[tuple[tuple[type[KwoonError], int, str, str], ...]] = (
    (NoTable, 404, "no table", "GET /api/v1/tables lists the tables that everybody may know of"),
    (NoSeat, 409, "no seat", ""),
    (NoUndo, 409, "no undo", ""),
    (NoHint, 403, "no hints", "decide by yourself"),
    (IllegalChoice, 422, "impossible", "answer with the number of one of the question's options"),
    (BadOptions, 422, "bad options", "GET /api/v1/games says what there is"),
)
"""What the house refuses, as the API says it."""


def refusal_of(error: KwoonError) -> Refusal:
    """An error of the house as the API says it. Versions and the names of others who are asked are left out."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StaleVersion):
        return stale()
    if isinstance(error, WrongSeat):
        return Refusal(403, "not asked", "it is not your seat that is asked now", "wait until you are asked")
    for kind, status, problem, todo in KINDS:
        if isinstance(error, kind):
            return Refusal(status, problem, str(error), todo)
    return Refusal(422, "refused", str(error))


def stale() -> Refusal:
    """An answer to a question that is no longer open."""
    return Refusal(
        409,
        "stale",
        "the table has changed since this ticket was given, or it is another seat's",
        "GET the question again and answer that, with its ticket",
    )


def problem(status: int, kind: str, detail: str, todo: str = "", headers: dict[str, str] | None = None) -> JSONResponse:
    """A problem as an answer. A letter that cannot be sent becomes a question mark."""
    found = Problem(problem=kind, detail=writable(detail), todo=todo)
    return JSONResponse(found.model_dump(), status, headers)


def writable(text: str) -> str:
    """A text in which lone halves of letters (surrogates), which cannot be sent, have become question marks."""
    return text.encode("utf-8", "replace").decode()


def unreadable(error: RequestValidationError) -> JSONResponse:
    """What was sent is not of the form that the API describes."""
    found = [f"{'.'.join(str(part) for part in each['loc'])}: {each['msg']}" for each in error.errors()[:5]]
    return problem(422, "unreadable", "; ".join(found), "/openapi.json says what each call takes")


class Bounded(Request):
    """A request of which no more than LONGEST bytes are read."""

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """The body, piece by piece."""
        read = 0
        async for chunk in super().stream():
            read += len(chunk)
            if read > LONGEST:
                raise HTTPException(413, f"a call has at most {LONGEST} bytes")
            yield chunk


class ApiRoute(APIRoute):
    """A route whose every refusal is a problem."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler, with its errors put into the API's words."""
        inner = super().get_route_handler()

        async def handler(request: Request) -> Response:
            try:
                return await inner(Bounded(request.scope, request.receive))
            except RequestValidationError as error:
                return unreadable(error)
            except HTTPException as error:
                if error.status_code == 400:
                    return problem(422, "unreadable", "the body cannot be read", "send one JSON object in UTF-8")
                return problem(error.status_code, "too long", str(error.detail))
            except TooMuch as error:
                return problem(429, "too much", str(error), headers={"Retry-After": str(max(1, ceil(error.seconds)))})
            except KwoonError as error:
                refusal = refusal_of(error)
                headers = {"WWW-Authenticate": "Bearer"} if refusal.status == 401 else None
                return problem(refusal.status, refusal.problem, str(refusal), refusal.todo, headers)

        return handler


def refuses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The refusals of a call, for its description; 422 and 429 go with every call."""
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{Problem.__name__}"}}}
    found: dict[int | str, dict[str, Any]] = {}
    for status in sorted({*statuses, 422, 429}):
        found[status] = {"description": WORDS[status], "content": content}
    after = {"description": "Come back after so many seconds.", "schema": {"type": "integer"}}
    found[429]["headers"] = {"Retry-After": after}
    return found


def api_router(tag: str) -> APIRouter:
    """A part of the API."""
    return APIRouter(tags=[tag], route_class=ApiRoute, generate_unique_id_function=name_of)


def name_of(route: APIRoute) -> str:
    """What a call is named in the description."""
    return route.name


def open_to_all() -> dict[str, Any]:
    """What the description of a call says that needs no key."""
    return {"security": [{}]}
