"""Output that can show only some characters: the others are spelled out, and never a reason to stop."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import Any, Final

PLAIN: Final = {
    "·": "-", "−": "-", "–": "-", "—": "-", "×": "x", "…": "...", "→": "->", "←": "<-", "▸": ">", "•": "*", "◆": "*",
    "«": "<", "»": ">", "‘": "'", "’": "'", "“": '"', "”": '"', "≥": ">=", "≤": "<=", "█": "#", "▌": "#", "▶": ">",
    "↷": "~", "▒": "#", "✶": "*", "⚔": "x", "∞": "oo", "≈": "~", "›": ">", "✓": "+", "✗": "-", "│": "|", "━": "-",
}  # fmt: skip
"""The signs of the hall in ASCII."""
HANDLER: Final = "kwoon.plain"


def plainer(error: UnicodeError) -> tuple[str | bytes, int]:
    """What stands for characters that an encoding does not have: our own signs, letters without accents, or ?."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    found = ""
    for letter in error.object[error.start : error.end]:
        bare = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
        found += PLAIN.get(letter) or bare or "?"
    return found, error.end


codecs.register_error(HANDLER, plainer)


def spell_out(*streams: Any) -> None:
    """Let these streams write what they can, and spell out the rest."""
    for stream in streams:
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors=HANDLER)


def shows_signs(stream: Any) -> bool:
    """Whether a stream can write the signs that boards are drawn with."""
    try:
        "".join(PLAIN).encode(getattr(stream, "encoding", None) or "utf-8")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Milestones:
    """Long work where no bar can be drawn, such as in a log file: a line on stderr after each tenth of it."""

    LONG = 1000
    """Less than this is done soon enough without a word."""

    def __init__(self, what: str, total: int) -> None:
        self.what, self.total, self.tenths = what, total, 0

    def reached(self, done: int) -> None:
        """Tell how many are done, now and then."""
        tenths = 10 * done // self.total
        if self.total >= self.LONG and tenths > self.tenths and not sys.stderr.isatty():
            self.tenths = tenths
            print(f"{self.what}: {done:,} of {self.total:,}", file=sys.stderr, flush=True)
