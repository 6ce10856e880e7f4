"""The page that explains the API, made from the description that programs read."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import Response

from kwoon.hall.pages.context import hall_of

router = APIRouter(include_in_schema=False)
JSON = "application/json"


@dataclass(frozen=True)
class Field:
    """Something that a call takes or an object has."""

    name: str
    kind: str
    words: str
    needed: bool


@dataclass(frozen=True)
class Endpoint:
    """One call as the page shows it."""

    id: str
    method: str
    path: str
    summary: str
    words: str
    open: bool
    """Whether it needs no key."""
    takes: list[Field]
    gives: list[tuple[str, str, str]]
    """Each status, what it means, and the object that comes with it."""


@dataclass(frozen=True)
class Section:
    """The calls about one thing."""

    name: str
    words: str
    endpoints: list[Endpoint]


@dataclass(frozen=True)
class Shape:
    """An object that goes over the wire."""

    name: str
    words: str
    fields: list[Field]


def kind_of(schema: dict[str, Any]) -> str:
    """What a value is, in a word or two."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " or ".join(kind_of(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(str(each) for each in schema["enum"])
    if "prefixItems" in schema:
        return f"[{', '.join(kind_of(each) for each in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"list of {kind_of(schema['items'])}"
    if schema.get("format") == "date-time":
        return "date and time"
    return str(schema.get("type", "any"))


def fields_of(schema: dict[str, Any]) -> list[Field]:
    """What an object has."""
    needed = schema.get("required", [])
    return [
        Field(name, kind_of(each), each.get("description", ""), name in needed)
        for name, each in schema.get("properties", {}).items()
    ]


def takes_of(operation: dict[str, Any], schemas: dict[str, Any]) -> list[Field]:
    """What a call takes: in its address, and in its body."""
    found = [
        Field(each["name"], kind_of(each["schema"]), each.get("description", ""), each.get("required", False))
        for each in operation.get("parameters", [])
        if each["in"] in ("query", "path")
    ]
    body = operation.get("requestBody")
    if body is not None:
        found += fields_of(schemas[kind_of(body["content"][JSON]["schema"])])
    return found


def gives_of(operation: dict[str, Any]) -> list[tuple[str, str, str]]:
    """What a call gives, status by status."""
    found = []
    for status, each in sorted(operation["responses"].items()):
        content = each.get("content", {})
        kinds = [kind_of(body["schema"]) if name == JSON else name for name, body in content.items()]
        found.append((status, each["description"], ", ".join(kinds)))
    return found


def sections(document: dict[str, Any]) -> list[Section]:
    """The calls of a description, in its order."""
    schemas = document["components"]["schemas"]
    found: dict[str, list[Endpoint]] = {each["name"]: [] for each in document["tags"]}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            endpoint = Endpoint(
                operation["operationId"],
                method.upper(),
                path,
                operation["summary"],
                operation["description"],
                {} in operation.get("security", [{}]),
                takes_of(operation, schemas),
                gives_of(operation),
            )
            found[operation["tags"][0]].append(endpoint)
    return [Section(each["name"], each["description"], found[each["name"]]) for each in document["tags"]]


def shapes(document: dict[str, Any]) -> list[Shape]:
    """The objects of a description, by name."""
    schemas = document["components"]["schemas"]
    return [Shape(name, each.get("description", ""), fields_of(each)) for name, each in sorted(schemas.items())]


@router.get("/api")
async def api_page(request: Request) -> Response:
    """How a program plays here."""
    hall = hall_of(request)
    document = request.app.openapi()
    address = str(request.base_url).rstrip("/")
    return hall.page(
        request,
        "api.html",
        await hall.person(request),
        sections=sections(document),
        shapes=shapes(document),
        address=address,
    )
