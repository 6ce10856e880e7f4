# not compiled: it reads a file now and then
"""What is wrong in a TOML file, in words that say what is right."""

from __future__ import annotations

import re
import tomllib


def toml_mistake(error: tomllib.TOMLDecodeError) -> tuple[str, str]:
    """Where a mistake is (its line and column, or the end of the file), and what it is."""
    found = re.fullmatch(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", str(error), re.DOTALL)
    if found is None:
        return "", str(error)
    place = f"line {found[2]}, column {found[3]}" if found[2] else "at the end"
    words = found[1]
    if words.startswith(r"Illegal character '\n'") or words in ("Unterminated string", 'Expected "\'"'):
        words = 'a text is not closed: it begins and ends with a quotation mark on one line, such as "like this"'
    elif words == "Invalid value":
        words = 'Invalid value: a text stands in quotation marks, such as "like this"; a number does not'
    return place, words
