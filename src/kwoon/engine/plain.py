"""Plain data: a class names its fields once, and copies, snapshots and digests all come from that list.

A field holds a number, a text, None, another plain object, or a list or tuple of such. Lists are copied; tuples are
never changed and are shared between copies. What a class names in SHARED is the same for every copy of a game
(definitions, options): copies point to it, and snapshots leave it out.
"""

from __future__ import annotations

from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T", bound="Plain")

Data = None | bool | int | str | list["Data"] | dict[str, "Data"]
"""What JSON can say."""


class SnapshotError(ValueError):
    """A snapshot that cannot be read: where in it, what is there, and what should be."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """An object that is nothing but its fields."""

    FIELDS: ClassVar[tuple[str, ...]] = ()
    SHARED: ClassVar[tuple[str, ...]] = ()

    def clone(self: T) -> T:
        """An equal object that shares nothing that can change."""
        cls = type(self)
        new = cls.__new__(cls)
        self.copy_to(new)
        return new

    def copy_to(self, bare: Plain) -> None:
        """Give a bare object of the same class every field.

        A class that is copied by the million may write this out, which is ten times as fast compiled;
        tests/engine/test_copies.py holds what is written there against FIELDS and SHARED.
        """
        cls = type(self)
        for name in cls.FIELDS:
            setattr(bare, name, copied(getattr(self, name)))
        for name in cls.SHARED:
            setattr(bare, name, getattr(self, name))

    def dump(self) -> dict[str, Data]:
        """Every field as plain data, under the class's name."""
        data: dict[str, Data] = {"is": type(self).__name__}
        for name in type(self).FIELDS:
            data[name] = dumped(getattr(self, name))
        return data

    def fill(self, data: Data, kinds: dict[str, type[Plain]], where: str) -> None:
        """Set every field from what `dump` gave; SHARED fields are the caller's to set."""
        name = type(self).__name__
        if not isinstance(data, dict) or data.get("is") != name:
            raise SnapshotError(f"{where}: a {name} should stand here, not {brief(data)}")
        wanted = type(self).FIELDS
        for field in wanted:
            if field not in data:
                raise SnapshotError(f"{where}: the {name} has no field {field!r}")
            value = loaded(data[field], kinds, f"{where}.{field}")
            try:
                setattr(self, field, value)
            except (TypeError, ValueError) as error:
                raise SnapshotError(f"{where}.{field}: {brief(data[field])} does not fit ({error})") from error
        extra = [field for field in data if field not in wanted and field != "is"]
        if extra:
            raise SnapshotError(f"{where}: the {name} has no field {extra[0]!r}")


def copied(value: object) -> object:
    """A value for a copy: lists anew, plain objects cloned, everything else as it is."""
    if isinstance(value, list):
        if not value or isinstance(value[0], int):
            return value[:]
        return [copied(each) for each in value]
    if isinstance(value, Plain):
        return value.clone()
    return value


def dumped(value: object) -> Data:
    """A field's value as plain data; a tuple is told from a list by its wrapping."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list):
        return [dumped(each) for each in value]
    if isinstance(value, tuple):
        return {"tuple": [dumped(each) for each in value]}
    if isinstance(value, Plain):
        return value.dump()
    raise TypeError(f"a field cannot hold {value!r}: it is not plain data")


def loaded(data: Data, kinds: dict[str, type[Plain]], where: str) -> object:
    """The value that `dumped` gave this data for."""
    if isinstance(data, list):
        return [loaded(each, kinds, f"{where}[{index}]") for index, each in enumerate(data)]
    if isinstance(data, dict):
        inner = data.get("tuple")
        if isinstance(inner, list) and len(data) == 1:
            return tuple([loaded(each, kinds, f"{where}[{index}]") for index, each in enumerate(inner)])
        name = data.get("is")
        if not isinstance(name, str) or name not in kinds:
            raise SnapshotError(f"{where}: {brief(data)} is none of {', '.join(sorted(kinds))}")
        cls = kinds[name]
        new = cls.__new__(cls)
        new.fill(data, kinds, where)
        return new
    return data


def brief(data: object) -> str:
    """A value for an error message, cut to a readable length."""
    text = repr(data)
    return text if len(text) <= 60 else text[:57] + "..."
