"""What a seat is told, whoever asks in its name: a page, or a program. Also the tickets that answers carry."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from kwoon.hall.house.gallery import Gallery
from kwoon.hall.house.running import Running
from kwoon.tables.chronicle import Line
from kwoon.tables.live import LiveTable

Seen = Running | Gallery
"""A table as someone sees it: from a seat, or from the gallery."""


def log_of(table: Seen, seat: int) -> Sequence[Line]:
    """What a seat has seen happen, with what its assistant has answered for it; only to be read, and only now."""
    assistant = table.assistants.get(seat)
    if assistant is None or not assistant.notes:
        return table.live.chronicle.log(table.live.game, seat)
    return assistant.log()


def common(old: Sequence[Line], new: Sequence[Line]) -> int:
    """How many lines both begin with. A log only grows, but for what is taken back."""
    if not old:
        return 0
    if len(new) >= len(old) and new[len(old) - 1] is old[-1]:
        return len(old)
    count = min(len(old), len(new))
    return next((number for number in range(count) if old[number] is not new[number]), count)


# --- tickets ----------------------------------------------------------------------------------------------------------


def ticket_now(table: Seen, seat: int) -> str:
    """What an answer has to carry: which version of the table it saw, in a form that tells nothing else.

    A version would tell how often others were asked. Who is not asked, and has nothing to take back, needs none.
    """
    live = table.live
    if seat not in table.assistants or not (live.can_undo(seat) or table.question(seat)):
        return ""
    return ticket_of(live.start.seed, seat, live.version)


def version_of(live: LiveTable, seat: int, ticket: str) -> int:
    """The version that a ticket stands for; -1 for an old or a strange one."""
    return live.version if ticket and ticket == ticket_of(live.start.seed, seat, live.version) else -1


def ticket_of(seed: int, seat: int, version: int) -> str:
    """A version of a table in a form that only its server can read."""
    return hashlib.blake2b(b"kwoon ticket %d %d %d" % (seed, seat, version), digest_size=9).hexdigest()
