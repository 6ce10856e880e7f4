"""The whole API, under one address, and what its description says first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from fastapi import APIRouter, FastAPI
from fastapi.responses import Response
from fastapi.routing import APIRoute
from pydantic.json_schema import models_json_schema
from starlette.routing import BaseRoute

from kwoon.hall.api import accounts, catalogue, models, playing, reviews, streams, tables
from kwoon.hall.api.problems import problem

PREFIX: Final = "/api/v1"
ABOUT: Final = """The hall for programs. A bot makes an account, keeps its key, makes or joins a table, and answers \
what its seat is asked; the rules are enforced, and no seat is told what its view does not hold.

Every refusal is a `Problem` that says what is wrong and what would be right, and changes nothing."""
TAGS: Final = [
    {"name": "games", "description": "What can be played here."},
    {"name": "accounts", "description": "Bot accounts and their keys."},
    {"name": "tables", "description": "Making, finding and joining tables."},
    {"name": "playing", "description": "Views, questions and answers of your seat."},
    {"name": "reviews", "description": "Games that are over, looked through again by a bot."},
    {"name": "streams", "description": "What happens, as it happens: server-sent events."},
]

METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"}


def allowed(routes: Iterable[BaseRoute]) -> dict[str, set[str]]:
    """The methods of every address."""
    found: dict[str, set[str]] = {}
    for route in routes:
        if isinstance(route, APIRoute):
            found.setdefault(route.path, set()).update(route.methods or ())
    return found


def refuse_others(path: str, methods: set[str]) -> None:
    """Say of an address which methods it has, to whoever tries another."""
    names = ", ".join(sorted(methods))

    async def refuse() -> Response:
        return problem(405, "no such method", f"this address has {names}", headers={"Allow": names})

    router.add_api_route(path, refuse, methods=sorted(METHODS - methods), include_in_schema=False)


router = APIRouter(prefix=PREFIX)
PARTS: Final = (catalogue, accounts, tables, playing, reviews, streams)
for part in PARTS:
    router.include_router(part.router)
for part in PARTS:
    for path, methods in allowed(part.router.routes).items():
        refuse_others(path, methods)


class DescribedApp(FastAPI):
    """An application whose description also has what streams and refusals carry, and a sentence over each call."""

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI document."""
        if self.openapi_schema is None:
            document = super().openapi()
            wanted = [(model, "serialization") for model in (models.Problem, models.TableNews, models.Call)]
            _, found = models_json_schema(wanted, ref_template="#/components/schemas/{model}")  # type: ignore[arg-type]
            for name, schema in found["$defs"].items():
                document["components"]["schemas"].setdefault(name, schema)
            for methods in document["paths"].values():
                for operation in methods.values():
                    for response in operation["responses"].values():
                        if response["description"] == "Successful Response":
                            response["description"] = "Done"
                    operation["summary"] = operation["description"].split(". ")[0].split("\n")[0].rstrip(".")
        assert self.openapi_schema is not None
        return self.openapi_schema
