"""Frozen values to plain JSON data and back, by their type hints; an error says where in the data it is."""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from datetime import datetime
from enum import Enum
from functools import cache
from typing import Any

from kwoon.tournament import acts

ACT = "act"


class Misfit(ValueError):
    """Data that does not fit its type."""


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


def act_from(data: Mapping[str, Any]) -> acts.Act:
    """An act from plain data."""
    name = data.get(ACT)
    if not isinstance(name, str) or name not in acts.NAMES:
        raise Misfit(f"{name!r} is no act; the acts are {', '.join(acts.NAMES)}")
    rest = {key: value for key, value in data.items() if key != ACT}
    built: acts.Act = _dataclass(acts.NAMES[name], rest, name)
    return built


@cache
def _hints(kind: type) -> dict[str, Any]:
    return typing.get_type_hints(kind)


def _dataclass(kind: type, data: object, where: str) -> Any:
    if not isinstance(data, dict):
        raise Misfit(f"{where} must be an object, not {data!r}")
    hints = _hints(kind)
    known = {("did" if field.name == ACT else field.name): field for field in fields(kind)}
    for key in data:
        if key not in known:
            raise Misfit(f"{where} has no {key!r}; it has {', '.join(known)}")
    values = {}
    for key, field in known.items():
        if key in data:
            values[field.name] = from_data(hints[field.name], data[key], f"{where}, {key}")
        elif field.default is MISSING:
            raise Misfit(f"{where} lacks {key!r}")
    return kind(**values)


def from_data(kind: Any, data: Any, where: str) -> Any:
    """Plain data as a value of this type."""
    if kind == acts.Plain:
        if not isinstance(data, dict):
            raise Misfit(f"{where} must be an act, not {data!r}")
        return act_from(data)
    origin = typing.get_origin(kind)
    if origin in (typing.Union, types.UnionType):
        if data is None:
            return None
        (inner,) = [each for each in typing.get_args(kind) if each is not type(None)]
        return from_data(inner, data, where)
    if origin is tuple:
        if not isinstance(data, list):
            raise Misfit(f"{where} must be a list, not {data!r}")
        inner = typing.get_args(kind)[0]
        return tuple(from_data(inner, each, f"{where} {place}") for place, each in enumerate(data, 1))
    if is_dataclass(kind):
        return _dataclass(typing.cast(type, kind), data, where)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return _enum(kind, data, where)
    if kind is datetime:
        return _moment(data, where)
    if type(data) is not kind:
        raise Misfit(f"{where} must be {_WORDS.get(kind, kind)}, not {data!r}")
    return data


def _enum(kind: type[Enum], data: Any, where: str) -> Enum:
    try:
        return kind(data)
    except ValueError:
        raise Misfit(f"{where}: {data!r} is none of {', '.join(str(each.value) for each in kind)}") from None


def _moment(data: Any, where: str) -> datetime:
    try:
        moment = datetime.fromisoformat(data)
    except (TypeError, ValueError):
        raise Misfit(f"{where}: {data!r} is no time like 2026-05-01T14:05:00") from None
    if moment.tzinfo is not None:
        raise Misfit(f"{where}: {data!r} has an offset; times are the hall's own")
    return moment


_WORDS = {int: "a whole number", str: "a text", bool: "true or false"}
