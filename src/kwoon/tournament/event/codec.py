"""Frozen values to plain JSON data and back, by their type hints; an error says where in the data it is."""

from __future__ import annotations

import types
import typing
from collections.abc import Callable
from dataclasses import MISSING, Field, fields, is_dataclass
from datetime import datetime
from enum import Enum
from functools import cache
from typing import Any

from kwoon.tournament.event import acts
from kwoon.tournament.reading import FileError, Node

ACT = "act"


def to_data(value: object) -> Any:
    """A value as plain data; fields at their default are left out."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, datetime):
        return value.isoformat()
    if isinstance(value, (tuple, list)):
        return [to_data(each) for each in value]
    if is_dataclass(value) and not isinstance(value, type):
        data: dict[str, Any] = {}
        if type(value) in acts.NAME_OF:
            data[ACT] = acts.NAME_OF[type(value)]
        for field in fields(value):
            item = getattr(value, field.name)
            if field.default is MISSING or item != field.default:
                data["did" if field.name == ACT else field.name] = to_data(item)
        return data
    return value


def act_from(node: Node) -> acts.Act:
    """An act from plain data; a FileError says where it does not fit and what would be right."""
    name = node.get(ACT).one_of(list(acts.NAMES))
    rest = {key: each.value for key, each in node.fields() if key != ACT}
    built: acts.Act = _dataclass(acts.NAMES[name], Node(rest, f"{node.path}.{name}" if node.path else name))
    return built


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


@cache
def _fields(kind: type) -> dict[str, Field[Any]]:
    """The fields of a value by their names in a file."""
    return {("did" if field.name == ACT else field.name): field for field in fields(kind)}


def _dataclass(kind: type, node: Node) -> Any:
    hints, known = _hints(kind), _fields(kind)
    for key, _ in node.fields():
        if key not in known:
            raise FileError(node.path, f"has no {key!r}", f"only {', '.join(known)}")
    values = {}
    for key, field in known.items():
        if node.has(key) or field.default is MISSING:
            values[field.name] = from_node(hints[field.name], node.get(key))
    return kind(**values)


def from_node(kind: Any, node: Node) -> Any:
    """Plain data as a value of this type."""
    if kind == acts.DeskAct:
        return act_from(node)
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        if node.value is None:
            return None
        (inner,) = [each for each in typing.get_args(kind) if each is not type(None)]
        return from_node(inner, node)
    if origin is tuple:
        return tuple(from_node(typing.get_args(kind)[0], each) for each in node.items())
    if is_dataclass(kind):
        return _dataclass(typing.cast(type, kind), node)
    if issubclass(kind, Enum):
        return kind(node.one_of([str(each.value) for each in kind]))
    return _LEAVES[kind](node)


def _moment(node: Node) -> datetime:
    try:
        moment = datetime.fromisoformat(node.words())
    except FileError:
        raise
    except ValueError:
        raise FileError(node.path, f"is {node.value!r}", "a time like 2026-05-01T14:05:00") from None
    if moment.tzinfo is not None:
        raise FileError(node.path, f"is {node.value!r}, with an offset", "a time of the hall's own, without one")
    return moment


_LEAVES: dict[type, Callable[[Node], object]] = {
    int: Node.whole,
    str: Node.words,
    bool: Node.flag,
    datetime: _moment,
}
