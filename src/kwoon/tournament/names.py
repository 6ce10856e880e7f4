"""How names of people are kept and compared: spaces, letter case and ways to encode a letter make no difference."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable


def tidy(name: str) -> str:
    """A name as it is kept: single spaces, none at the ends, letters in their composed form."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def key(name: str) -> str:
    """What two spellings of one name share."""
    return tidy(name).casefold()


def same(one: str, other: str) -> bool:
    """Whether two names are meant to be one."""
    return key(one) == key(other)


def among(name: str, names: Iterable[str]) -> bool:
    """Whether a name is one of these, however it is spelt."""
    return any(same(name, each) for each in names)
