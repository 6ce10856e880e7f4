"""What is sent over a socket, as JSON: by orjson where it is installed (`kwoon[hall]` has it), else by Python's own.

A frame is mostly HTML, full of quotation marks: orjson writes one in a tenth of the time.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

Message = dict[str, Any]
PLAIN: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))


def said_plainly(message: Message) -> bytes:
    """A message as JSON, by Python's own."""
    return PLAIN.encode(message).encode()


def quickest() -> Callable[[Message], bytes]:
    """The quickest way to write JSON that there is here."""
    try:
        orjson: Any = import_module("orjson")
    except ImportError:
        return said_plainly
    dumps, numbers = orjson.dumps, orjson.OPT_NON_STR_KEYS

    def said_quickly(message: Message) -> bytes:
        """A message as JSON, by orjson."""
        text: bytes = dumps(message, option=numbers)
        return text

    return said_quickly


said: Final = quickest()
"""A message as JSON."""
