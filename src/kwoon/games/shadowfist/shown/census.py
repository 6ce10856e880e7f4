"""Which card an event is about, and what became of it: how a soak counts whether every card was really played."""

from __future__ import annotations

from typing import Final

from kwoon.engine.events import Event
from kwoon.games.shadowfist.cards.library import by_title
from kwoon.games.shadowfist.state.effects import HEALING, MOVING
from kwoon.games.shadowfist.terms import codes as t
from kwoon.games.shadowfist.terms.events import Acted, Seen

DONE: Final[dict[int, str]] = {
    t.PLAYED: "played",
    t.REVEALED: "revealed",
    t.SEIZED: "seized",
    t.CONTROL_TAKEN: "taken",
    t.WAS_SMOKED: "smoked",
    t.WAS_TOASTED: "toasted",
    t.BURNED_SITE: "burned",
}


def done_to(event: Event) -> tuple[str, str] | None:
    """The title of a card and what was done with it; None for other events, and for a card that is not known."""
    if isinstance(event, Acted):
        return None if event.effect_kind in (HEALING, MOVING) else titled(event.title, "used")
    if isinstance(event, Seen) and event.happening in DONE:
        return titled(event.card.title, DONE[event.happening])
    return None


def titled(title: str, done: str) -> tuple[str, str] | None:
    """What was done with a card; None for tokens and others that are in no library."""
    return (title, done) if title in by_title() else None
