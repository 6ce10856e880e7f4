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
    """The title of a card and what was done with it; None for other events."""
    if isinstance(event, Acted):
        return None if event.effect_kind in (HEALING, MOVING) else titled(event.card, "used")
    if isinstance(event, Seen) and event.happening in DONE:
        return titled(event.card, DONE[event.happening])
    return None


def titled(name: str, done: str) -> tuple[str, str] | None:
    """The title with which a card's name in the story begins, whoever's it is; None for one that is not named."""
    if name.startswith("{"):
        name = name.partition("'s ")[2]
    titles = by_title()
    words = name.split(" ")
    for end in range(len(words), 0, -1):
        title = " ".join(words[:end])
        if title in titles:
            return title, done
    return None
