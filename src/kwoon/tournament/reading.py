"""Reading our own JSON files with errors that say where, what is wrong, and what would be right."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass


class FileError(ValueError):
    """A broken file: the place, what is wrong there, and what belongs there."""

    def __init__(self, path: str, what: str, right: str) -> None:
        self.path, self.what, self.right = path, what, right
        super().__init__(f"{path or 'the file'}: {what}; expected {right}")


@dataclass(frozen=True, slots=True)
class Node:
    """A value in a file, and where it stands."""

    value: object
    path: str

    def get(self, name: str) -> Node:
        """A field of an object."""
        if not isinstance(self.value, dict):
            raise FileError(self.path, f"is {_kind(self.value)}", "an object")
        if name not in self.value:
            raise FileError(self.path, f"has no {name!r}", f"a field {name!r}")
        return Node(self.value[name], f"{self.path}.{name}" if self.path else name)

    def has(self, name: str) -> bool:
        """Whether an object has this field."""
        return isinstance(self.value, dict) and name in self.value

    def fields(self) -> list[tuple[str, Node]]:
        """The fields of an object, by name."""
        if not isinstance(self.value, dict):
            raise FileError(self.path, f"is {_kind(self.value)}", "an object")
        return [(name, Node(each, f"{self.path}.{name}")) for name, each in sorted(self.value.items())]

    def items(self, count: int | None = None) -> list[Node]:
        """The elements of a list, of a certain length where one is given."""
        if not isinstance(self.value, list):
            raise FileError(self.path, f"is {_kind(self.value)}", "a list")
        if count is not None and len(self.value) != count:
            raise FileError(self.path, f"has {len(self.value)} elements", str(count))
        return [Node(each, f"{self.path}[{number}]") for number, each in enumerate(self.value)]

    def text(self) -> str:
        """A string with something in it."""
        if not isinstance(self.value, str) or not self.value:
            raise FileError(self.path, f"is {_kind(self.value)}", "a text")
        return self.value

    def whole(self, least: int) -> int:
        """A whole number."""
        if not isinstance(self.value, int) or isinstance(self.value, bool) or self.value < least:
            raise FileError(self.path, f"is {self.value!r}", f"a whole number of {least} or more")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise FileError(self.path, f"is {_kind(self.value)}", "true or false")
        return self.value

    def one_of(self, known: Sequence[str]) -> str:
        """One of a few texts."""
        if not isinstance(self.value, str) or self.value not in known:
            raise FileError(self.path, f"is {self.value!r}", f"one of {', '.join(known)}")
        return self.value


def read_json(text: str, kind: str, version: int) -> Node:
    """The root of a file of ours, of this kind and version."""
    try:
        root = Node(json.loads(text), "")
    except ValueError as wrong:
        where = f"line {wrong.lineno}, column {wrong.colno}" if isinstance(wrong, json.JSONDecodeError) else ""
        what = wrong.msg if isinstance(wrong, json.JSONDecodeError) else str(wrong)
        raise FileError(where, f"is not JSON ({what})", f"a {kind} as it was saved") from wrong
    except RecursionError as wrong:
        raise FileError("", "is nested too deeply", f"a {kind} as it was saved") from wrong
    root.get("kwoon").one_of([kind])
    if root.get("version").whole(1) != version:
        raise FileError("version", f"is {root.get('version').value!r}", str(version))
    return root


def _kind(value: object) -> str:
    names = {dict: "an object", list: "a list", str: "a text", bool: "true or false", type(None): "null"}
    return f"the empty text {value!r}" if value == "" else names.get(type(value), f"the number {value!r}")
