"""The whole API, under one address, and what its description says first."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, FastAPI
from pydantic.json_schema import models_json_schema

from kwoon.hall.api import accounts, catalogue, models, playing, streams, tables

PREFIX: Final = "/api/v1"
ABOUT: Final = """The hall for programs. A bot makes an account, keeps its key, makes or joins a table, and answers \
what its seat is asked; the rules are enforced, and no seat is told what its view does not hold.

Every refusal is a `Problem` that says what is wrong and what would be right, and changes nothing."""
TAGS: Final = [
    {"name": "games", "description": "What can be played here."},
    {"name": "accounts", "description": "Bot accounts and their keys."},
    {"name": "tables", "description": "Making, finding and joining tables."},
    {"name": "playing", "description": "Views, questions and answers of your seat."},
    {"name": "streams", "description": "What happens, as it happens: server-sent events."},
]

router = APIRouter(prefix=PREFIX)
for part in (catalogue, accounts, tables, playing, streams):
    router.include_router(part.router)


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
